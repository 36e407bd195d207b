/** The phrases in Portuguese of Brazil. */
// oxlint-disable max-lines -- a list, which is looked up and never read from its beginning to its end
import type { Catalogue } from "./Catalogues.ts"

export const brazilian: Catalogue = {
  "This is a test. The message has not left; it would go to {recipient}. The links in it lead to your outbox.":
    "Este é um teste. A mensagem não foi enviada; ela iria para {recipient}. Os links nela levam à sua caixa de saída.",
  "Test: {subject}": "Teste: {subject}",
  "No. {number}": "Nº {number}",
  "{debts} and {count, plural, one {# more} other {# more}}":
    "{debts} e {count, plural, one {mais #} other {mais #}}",
  "{time}, e-mail to {customer} ({tone}): {debts}, {sums}":
    "{time}, e-mail para {customer} ({tone}): {debts}, {sums}",
  "{time}, SMS to {customer} ({tone}): {debts}, {sums}":
    "{time}, SMS para {customer} ({tone}): {debts}, {sums}",
  "{company}: more than {count, plural, one {# message leaves} other {# messages leave}} today":
    "{company}: mais de {count, plural, one {# mensagem sai} other {# mensagens saem}} hoje",
  "{company}: {count, plural, one {# message waits} other {# messages wait}} for approval":
    "{company}: {count, plural, one {# mensagem aguarda} other {# mensagens aguardam}} aprovação",
  "{company}: {count, plural, one {# message leaves} other {# messages leave}} today":
    "{company}: {count, plural, one {# mensagem sai} other {# mensagens saem}} hoje",
  "These leave today, as soon as somebody has approved them:":
    "Estas mensagens saem hoje, assim que alguém aprovar:",
  "If nobody pays before, these leave today:": "Se ninguém pagar antes, estas mensagens saem hoje:",
  "and others": "e outras",
  "Read, change and stop them in the outbox: {link}":
    "Leia, altere ou barre as mensagens na caixa de saída: {link}",
  "To have this mail no more, change your account: {link}":
    "Para não receber mais este e-mail, altere a sua conta: {link}",
  "Disputed by the customer": "Contestadas pelo cliente",
  "Promised, and not paid": "Promessas não cumpridas",
  "Not paid, and no further reminders follow": "Não pagas e sem mais lembretes previstos",
  "Reminders that could not be delivered": "Lembretes que não puderam ser entregues",
  "Reminders that may not have arrived": "Lembretes que podem não ter chegado",
  "Reminders that wait until somebody says what a payment is for":
    "Lembretes à espera de alguém informar a que se refere um pagamento",
  "Bank accounts without a new statement": "Contas bancárias sem extrato recente",
  "Addresses that do not work": "Contatos que não funcionam",
  "Customers who want no more reminders": "Clientes que não querem mais lembretes",
  "Reminders that became too late to send": "Lembretes que ficaram atrasados demais para enviar",
  "Reminders that were not sent because a channel did not work":
    "Lembretes não enviados porque um canal não funcionou",
  "and {count, plural, one {# more} other {# more}}": "e {count, plural, one {mais #} other {mais #}}",
  "{company}: {count, plural, one {# thing} other {# things}} to look at":
    "{company}: {count, plural, one {# item} other {# itens}} para verificar",
  "Since the last digest of {company}:": "Desde o último resumo de {company}:",
  "All that waits for you: {link}": "Tudo o que espera por você: {link}",
  "You get this because you are an owner or admin of the company. It comes only on days with something in it. To have it no more, change your account: {link}":
    "Você recebe este e-mail por ser proprietário ou administrador da empresa. Ele só chega nos dias em que há algo a informar. Para não receber mais, altere a sua conta: {link}",
  "the newest one ends on {date}": "o mais recente vai até {date}",
  "tone of a reminder|friendly": "cordial",
  "tone of a reminder|firm": "firme",
  "tone of a reminder|final": "final",
  "Duebook: another e-mail address": "Duebook: novo endereço de e-mail",
  "the e-mail address of your account is {email} now": "o endereço de e-mail da sua conta agora é {email}",
  "the e-mail address of your account is to become {email}, as soon as somebody follows the link that was sent there":
    "o endereço de e-mail da sua conta passará a ser {email} assim que alguém abrir o link enviado para lá",
  "Duebook: your e-mail address is back": "Duebook: seu endereço de e-mail foi recuperado",
  "the e-mail address of your account is {email} again, and you were signed out everywhere; the account needs a new password, and passkeys and sign-ins elsewhere that were added in the day before the change or after it are removed":
    "o endereço de e-mail da sua conta voltou a ser {email}, e todas as sessões foram encerradas; a conta precisa de uma nova senha, e foram removidas as chaves de acesso e os acessos por outros serviços adicionados a partir do dia anterior à alteração",
  "Duebook: your account is closed": "Duebook: sua conta foi encerrada",
  "your account was closed: nobody can sign in with it any more, and you belong to no company; what you did in companies stays in their logs":
    "a sua conta foi encerrada: ninguém mais consegue entrar com ela, e você não faz mais parte de nenhuma empresa; o que você fez nas empresas fica no registro delas",
  "Duebook: your password was changed": "Duebook: sua senha foi alterada",
  "the password of your account was changed, and you were signed out everywhere else":
    "a senha da sua conta foi alterada, e as sessões em todos os outros dispositivos foram encerradas",
  "Duebook: two-factor authentication was reset": "Duebook: a autenticação de dois fatores foi redefinida",
  "{by}, an owner of {company}, has reset two-factor authentication for your account, and you were signed out everywhere. Your password is as it was; sign in and set it up anew":
    "{by}, com a função de proprietário em {company}, redefiniu a autenticação de dois fatores da sua conta, e todas as suas sessões foram encerradas. A sua senha continua a mesma; entre e configure a autenticação de novo",
  "Duebook: two-factor authentication was turned off":
    "Duebook: a autenticação de dois fatores foi desativada",
  "two-factor authentication was turned off for your account":
    "a autenticação de dois fatores da sua conta foi desativada",
  "Duebook: two-factor authentication was set up": "Duebook: a autenticação de dois fatores foi configurada",
  "another authenticator app has taken the place of the one of your account":
    "outro aplicativo autenticador substituiu o da sua conta",
  "two-factor authentication was set up for your account":
    "a autenticação de dois fatores da sua conta foi configurada",
  "Duebook: a recovery code was used": "Duebook: um código de recuperação foi usado",
  "a recovery code of your account was used; {left, plural, one {# is left} other {# are left}}":
    "um código de recuperação da sua conta foi usado; {left, plural, =0 {não resta nenhum} one {resta #} other {restam #}}",
  "Duebook: new recovery codes": "Duebook: novos códigos de recuperação",
  "your account has new recovery codes, and those from before do not work any more":
    "a sua conta tem novos códigos de recuperação, e os anteriores não funcionam mais",
  "Duebook: a passkey was added": "Duebook: uma chave de acesso foi adicionada",
  "the passkey “{name}” was added to your account; it opens the account without your password":
    "a chave de acesso “{name}” foi adicionada à sua conta; ela abre a conta sem a sua senha",
  "Duebook: a passkey was removed": "Duebook: uma chave de acesso foi removida",
  "the passkey “{name}” was removed from your account, and you were signed out everywhere else":
    "a chave de acesso “{name}” foi removida da sua conta, e as sessões em todos os outros dispositivos foram encerradas",
  "Duebook: a passkey was refused": "Duebook: uma chave de acesso foi recusada",
  "somebody has used the passkey “{name}” of your account and was refused: it has counted less than the last time, as a copy of it would":
    "alguém usou a chave de acesso “{name}” da sua conta, e a tentativa foi recusada: o contador da chave está menor que da última vez, como aconteceria com uma cópia",
  "Duebook: single sign-on for your account": "Duebook: login único na sua conta",
  "somebody has signed in to your account at {issuer} as {email} for the first time":
    "alguém entrou pela primeira vez na sua conta por {issuer}, como {email}",
  "Duebook: a new browser": "Duebook: um navegador novo",
  "somebody has signed in to your account with a browser that was not known: {browser}":
    "alguém entrou na sua conta com um navegador ainda não conhecido: {browser}",
  "Hello,": "Olá,",
  "If this was not you, you need not do anything.": "Se não foi você, não é preciso fazer nada.",
  "Duebook: verify your e-mail address": "Duebook: verifique seu endereço de e-mail",
  "open this link to show that this address is yours. It works once, for 24 hours:":
    "Abra este link para confirmar que este endereço é seu. Ele funciona uma vez, por 24 horas:",
  "If this was not you, do not say there that it is yours. You need not do anything else.":
    "Se não foi você, não confirme na página que o endereço é seu. Não é preciso fazer mais nada.",
  "Duebook: finish your account": "Duebook: conclua a criação da sua conta",
  "somebody, probably you, wants to make an account with this address. Open this link to choose a password; then the account is yours. It works once, for 24 hours:":
    "Alguém, provavelmente você, quer criar uma conta com este endereço. Abra este link para escolher uma senha; assim a conta é sua. Ele funciona uma vez, por 24 horas:",
  "Duebook: set a new password": "Duebook: defina uma nova senha",
  "somebody, probably you, has asked to set a new password. This link works once, for 24 hours:":
    "Alguém, provavelmente você, pediu para definir uma nova senha. Este link funciona uma vez, por 24 horas:",
  "Duebook: you have an account already": "Duebook: você já tem uma conta",
  "somebody, probably you, wanted to make an account with this address. There is one already. Sign in:":
    "Alguém, provavelmente você, quis criar uma conta com este endereço. Ela já existe. Entre aqui:",
  "If you do not know the password any more:": "Se você não sabe mais a senha:",
  "the operator of this Duebook has removed the second factor of your account, and you were signed out everywhere. Your password is as it was. Sign in, and set up two-factor authentication again:":
    "O operador deste Duebook removeu o segundo fator da sua conta, e todas as suas sessões foram encerradas. A sua senha continua a mesma. Entre e configure a autenticação de dois fatores de novo:",
  "If you have not asked for this, tell the operator at once.":
    "Se você não pediu isto, avise o operador imediatamente.",
  "Duebook: {company} invites you": "Duebook: convite de {company}",
  "{person} asks you to join {company} on Duebook, which reminds customers of what they owe.":
    "{person} convida você para entrar em {company} no Duebook, que lembra os clientes do que eles devem.",
  "This link works once, for 24 hours:": "Este link funciona uma vez, por 24 horas:",
  "If you do not know why you get this, you need not do anything.":
    "Se você não sabe por que recebeu este e-mail, não é preciso fazer nada.",
  "Duebook: you have an account with this address": "Duebook: você já tem uma conta com este endereço",
  "Somebody, probably you, wanted to use this address for another account. It can belong to one account only: sign in to the one that has it, and give it another address first.":
    "Alguém, provavelmente você, quis usar este endereço em outra conta. Ele só pode pertencer a uma conta: entre na que já o usa e informe outro endereço nela primeiro.",
  somebody: "alguém",
  "fact of a company|name": "nome",
  "fact of a company|time zone": "fuso horário",
  "fact of a company|country": "país",
  "fact of a company|e-mail": "e-mail",
  "fact of a company|phone": "telefone",
  "fact of a company|web": "site",
  "fact of a company|address": "endereço",
  "fact of a company|account holder": "titular da conta",
  "fact of a company|IBAN": "IBAN",
  "fact of a company|BIC": "BIC",
  "fact of a company|payment link": "link de pagamento",
  "fact of a company|language": "idioma",
  "fact of a company|legal notice": "informações legais",
  "{by} has changed the reminders of {company}: they are on hold, and nothing is sent":
    "{by} alterou o envio dos lembretes de {company}: eles estão em espera, e nada é enviado",
  "{by} has changed the reminders of {company}: each waits until somebody approves it":
    "{by} alterou o envio dos lembretes de {company}: cada um espera até alguém aprovar",
  "{by} has changed the reminders of {company}: they are sent automatically":
    "{by} alterou o envio dos lembretes de {company}: eles são enviados automaticamente",
  "{by} has changed the reminders of {company}: {mode}":
    "{by} alterou o envio dos lembretes de {company}: {mode}",
  "Duebook: a company was closed": "Duebook: uma empresa foi encerrada",
  "{by} has closed {company}: nothing is sent any more, and all of it is deleted after 30 days, unless an owner opens it again on the page of companies before":
    "{by} encerrou {company}: nada mais é enviado, e tudo é excluído após 30 dias, a menos que um proprietário a reabra antes na página das empresas",
  "Duebook: a company was opened again": "Duebook: uma empresa foi reaberta",
  "{by} has opened {company} again": "{by} reabriu {company}",
  "Duebook: an archive was asked for": "Duebook: pedido de cópia dos dados",
  "{by} has asked for an archive of all that {company} has, which owners and admins can download":
    "{by} pediu uma cópia de todos os dados de {company}, que proprietários e administradores podem baixar",
  "Duebook: facts of your company were changed": "Duebook: dados da sua empresa foram alterados",
  "{by} has changed facts of {company}: {facts}": "{by} alterou dados de {company}: {facts}",
  "Duebook: a new owner or admin": "Duebook: novo proprietário ou administrador",
  "{by} has made {member} {role, select, owner {an owner} other {an admin}} of {company}":
    "{by} deu a {member} a função de {role, select, owner {proprietário} other {administrador}} em {company}",
  "{member} has joined {company} as {role, select, owner {an owner} other {an admin}}":
    "{member} entrou em {company} com a função de {role, select, owner {proprietário} other {administrador}}",
  "Duebook: a new API key": "Duebook: nova chave de API",
  '{by} has created the API key "{name}" of {company}': "{by} criou a chave de API “{name}” de {company}",
  "Duebook: an API key was replaced": "Duebook: uma chave de API foi substituída",
  '{by} has replaced the API key "{name}" of {company} with a new one':
    "{by} substituiu a chave de API “{name}” de {company} por uma nova",
  "Duebook: an API key was revoked": "Duebook: uma chave de API foi revogada",
  '{by} has revoked the API key "{name}" of {company}': "{by} revogou a chave de API “{name}” de {company}",
  "Duebook: other texts of reminders": "Duebook: textos dos lembretes alterados",
  "{by} has changed the texts of reminders of {company} ({language}, {tone})":
    "{by} alterou os textos dos lembretes de {company} ({language}, {tone})",
  "Duebook: reminders of your company": "Duebook: envio dos lembretes da sua empresa",
  "Duebook: a new bank account of your company": "Duebook: nova conta bancária da sua empresa",
  "{by} has added a bank account of {company}, into which customers pay {currency}: {account}":
    "{by} adicionou uma conta bancária de {company}, em que os clientes pagam em {currency}: {account}",
  "Duebook: a bank account of your company was removed":
    "Duebook: uma conta bancária da sua empresa foi removida",
  "{by} has removed the bank account of {company} into which customers paid {currency}: {account}":
    "{by} removeu a conta bancária de {company} em que os clientes pagavam em {currency}: {account}",
  "something of your account was changed": "algo na sua conta foi alterado",
  "{time}: {sentence}.": "{time}: {sentence}.",
  "{time}: {sentence} ({count, plural, one {# time} other {# times}} since then).":
    "{time}: {sentence} ({count, plural, one {# vez} other {# vezes}} desde então).",
  "And {count, plural, one {# other change} other {# other changes}}.":
    "E {count, plural, one {mais # alteração} other {mais # alterações}}.",
  "If this was not you or somebody whom you know, set another password at once:":
    "Se não foi você nem alguém que você conhece, defina outra senha imediatamente:",
  "If this was not you or somebody whom you know, open this link: it gives your address back, signs everybody out, and lets you choose another password. It works once, for 72 hours:":
    "Se não foi você nem alguém que você conhece, abra este link: ele recupera o seu endereço, encerra todas as sessões e permite escolher outra senha. Ele funciona uma vez, por 72 horas:",
  "Duebook: changes to your account": "Duebook: alterações na sua conta",
  "this was done just now:": "Isto acaba de acontecer:",
  "this was done:": "Isto aconteceu:",
  "See your account:": "Veja a sua conta:",
  "the operator of this Duebook": "o operador deste Duebook",
  "your company": "sua empresa",
  Overview: "Visão geral",
  "home dashboard figures aging": "início painel números vencimentos dashboard",
  Receivables: "Contas a receber",
  "invoices debts owed list": "faturas dívidas cobranças lista recebíveis",
  "New receivable": "Nova conta a receber",
  "create add invoice debt": "criar adicionar fatura cobrança dívida",
  "Import receivables": "Importar contas a receber",
  "upload file csv invoices": "enviar arquivo csv planilha faturas",
  "Overdue receivables": "Contas a receber vencidas",
  "late unpaid": "atraso atrasadas inadimplência não pagas",
  "Money in": "Entradas",
  "bank transactions payments movements": "banco transações pagamentos recebimentos pix",
  "Statements of the bank": "Extratos bancários",
  "upload files camt mt940": "enviar arquivos camt mt940 ofx extrato",
  Bills: "Contas a pagar",
  "payables what we owe": "despesas fornecedores o que devemos",
  "New bill": "Nova conta a pagar",
  "create add payable": "criar adicionar despesa fornecedor",
  "Calendar of bills": "Calendário de contas a pagar",
  "month payables": "mês despesas vencimentos",
  "Series of bills": "Contas recorrentes",
  "monthly rent payables": "mensal aluguel contas a pagar recorrência",
  Customers: "Clientes",
  "debtors clients": "devedores inadimplentes cadastro",
  "Customers who owe most": "Clientes que mais devem",
  "largest debtors": "maiores devedores",
  Outbox: "Caixa de saída",
  "messages approve skip edit test send next planned":
    "mensagens aprovar não enviar editar teste enviar próxima previstas",
  Reminders: "Lembretes",
  "messages mails sms sent planned": "mensagens e-mails sms enviadas previstas cobranças",
  "Go live": "Ativar envio",
  "automatic ask me first hold reminders on off":
    "automático perguntar antes espera lembretes ligar desligar",
  Policy: "Régua de cobrança",
  "steps dunning rules schedule": "etapas regras cobrança cronograma política",
  Texts: "Textos",
  "wording templates language mails": "redação modelos idioma e-mails",
  Keys: "Chaves de API",
  "api token create key": "api token criar chave",
  People: "Pessoas",
  "members invite roles team": "membros convidar funções equipe usuários",
  Usage: "Uso",
  "plan allowance requests": "plano franquia requisições limite",
  Company: "Empresa",
  "facts address iban bank account time zone": "dados endereço iban conta bancária fuso horário cadastro",
  Audit: "Registro de atividades",
  "history who did what": "histórico quem fez o quê auditoria log",
  "Not understood": "Solicitação não compreendida",
  "The browser or something between it and this service has garbled the request.":
    "A solicitação chegou danificada pelo navegador ou por algo entre ele e o serviço.",
  "Not found": "Não encontrado",
  "There is nothing at this address.": "Não há nada neste endereço.",
  "Too large": "Grande demais",
  "What was sent is too large.": "O que foi enviado é grande demais.",
  "Not available": "Indisponível",
  "The service can't answer at the moment. Wait a little, and try again.":
    "O serviço não consegue responder no momento. Aguarde um pouco e tente novamente.",
  "This link does not work": "Este link não funciona",
  "It was used already, it has expired, or part of it is missing. Ask for a new one where you got it.":
    "Ele já foi usado, expirou ou está incompleto. Solicite um novo no mesmo lugar em que obteve este.",
  "Something went wrong": "Algo deu errado",
  "This is our fault. We have logged it.": "A falha é nossa e já foi registrada.",
  "Form not accepted": "Formulário não aceito",
  "This form does not belong to the page that you have open. Go back, reload the page, and try again.":
    "Este formulário não pertence à página que você está vendo. Volte, recarregue a página e tente novamente.",
  "Not open to you": "Sem acesso",
  "Not active": "Inativa",
  "{name} is closed": "{name} está encerrada",
  "You are no longer a member": "Você não é mais membro",
  empty: "vazio",
  "Somebody has changed it since you opened it. Send yours again if that is what you want.":
    "Alguém alterou estes dados depois que você os abriu. Se quiser mesmo salvar a sua versão, envie-a novamente.",
  "now: {now}; yours: {yours}": "agora: {now}; sua versão: {yours}",
  Open: "Em aberto",
  "Partly paid": "Pago em parte",
  Paid: "Pago",
  Paused: "Suspenso",
  Void: "Anulado",
  "A colleague paused it.": "Um colega suspendeu a cobrança.",
  "The customer has promised to pay.": "O cliente prometeu pagar.",
  "The customer says that something is wrong.": "O cliente relatou um problema.",
  Planned: "Previsto",
  "Being sent": "Enviando",
  Sent: "Enviado",
  Failed: "Falhou",
  "Left out": "Omitido",
  Withdrawn: "Cancelado",
  Unknown: "Desconhecido",
  "E-mail": "E-mail",
  SMS: "SMS",
  "e-mail": "e-mail",
  "Its day had passed when the receivable was created.":
    "O dia previsto já havia passado quando a conta a receber foi criada.",
  "A later reminder has taken its place.": "Foi substituído por um lembrete posterior.",
  "It is paid.": "Já foi paga.",
  "It is void.": "Foi anulada.",
  "It is paused.": "Está suspensa.",
  "The customer does not want reminders on this channel.":
    "O cliente não quer receber lembretes por este canal.",
  "The address does not work: a message came back, or was reported as spam.":
    "O contato não funciona: uma mensagem voltou ou foi marcada como spam.",
  "The company's reminders are switched off.": "Os lembretes da empresa estão desativados.",
  "Nobody has approved it.": "Ninguém aprovou a mensagem.",
  "Somebody of the company did not want it sent.": "Alguém da empresa decidiu não enviar.",
  "A payment that has arrived may be for it.": "Chegou um pagamento que pode ser referente a esta conta.",
  "The newest bank statement is too old.": "O extrato bancário mais recente é antigo demais.",
  "The customer has no address for this channel.": "O cliente não tem contato para este canal.",
  "This channel is not set up.": "Este canal não está configurado.",
  "The provider of this channel does not work at the moment.":
    "O provedor deste canal não está funcionando no momento.",
  "The company is not active.": "A empresa não está ativa.",
  "The company has no plan in force.": "A empresa não tem um plano em vigor.",
  "Less is owed than the policy's minimum.": "O valor em aberto é menor que o mínimo da régua.",
  "It was too close to another message.": "Estava próximo demais de outra mensagem.",
  "The company has written to as many people as it may in a day.":
    "A empresa já escreveu hoje para o número máximo de pessoas permitido por dia.",
  "It was too late to be sent.": "Era tarde demais para enviar.",
  "Another reminder to the customer has taken its place.": "Foi substituído por outro lembrete ao cliente.",
  "It is owed again, so the last reminder is sent once more.":
    "Voltou a ficar em aberto, por isso o último lembrete é enviado de novo.",
  "The provider did not accept it.": "O provedor não aceitou a mensagem.",
  "The provider did not accept it after several tries.":
    "O provedor não aceitou a mensagem após várias tentativas.",
  "The connection broke while it was handed over, so nobody knows whether it has arrived.":
    "A conexão caiu durante o envio; não se sabe se a mensagem chegou.",
  "We could not create this message.": "Não foi possível criar esta mensagem.",
  "Nothing is sent on that day of the week.": "Não há envios nesse dia da semana.",
  "That day is a public holiday.": "Esse dia é feriado.",
  "Messages leave only within the hours of the policy.": "As mensagens só saem no horário definido na régua.",
  "Another message to the customer is too close.": "Está próximo demais de outra mensagem ao cliente.",
  "Many messages are waiting, so it leaves a little later.":
    "Há muitas mensagens na fila, por isso sai um pouco mais tarde.",
  "Its day was missed, so it is sent late.": "O dia previsto passou, por isso é enviado com atraso.",
  "It is owed again, so the customer is reminded once more.":
    "Voltou a ficar em aberto, por isso o cliente é lembrado mais uma vez.",
  "A colleague wants it sent early.": "Um colega pediu o envio antecipado.",
  Password: "Senha",
  "At least {minPasswordLength} characters that are hard to guess, such as four words that have nothing to do with each other.":
    "Pelo menos {minPasswordLength} caracteres difíceis de adivinhar, como quatro palavras sem relação entre si.",
  "Keep it": "Manter",
  Close: "Fechar",
  "The view is saved. It stands in the menu.": "A visualização foi salva e aparece no menu.",
  "The view is deleted.": "A visualização foi excluída.",
  "Save view": "Salvar visualização",
  "The filters and the order get a name of yours, and stand in the menu.":
    "Os filtros e a ordem ganham um nome à sua escolha e aparecem no menu.",
  Name: "Nome",
  "Delete view": "Excluir visualização",
  Book: "Financeiro",
  Menu: "Menu",
  "Your companies": "Suas empresas",
  "Sign out": "Sair",
  "{name} – Duebook": "{name} – Duebook",
  "Skip to content": "Pular para o conteúdo",
  Duebook: "Duebook",
  "{title} – Duebook": "{title} – Duebook",
  "{n, plural, one {# day} other {# days}}": "{n, plural, one {# dia} other {# dias}}",
  "{done} of {limit}": "{done} de {limit}",
  "{recipients} new recipients today, no SMS, {invitations} invitations.":
    "{recipients} novos destinatários hoje, sem SMS, {invitations} convites.",
  "{recipients} new recipients today, {sms} SMS, {invitations} invitations.":
    "{recipients} novos destinatários hoje, {sms} SMS, {invitations} convites.",
  "A new company may write to few people whom it has never written to before; the number grows with its age and the payments that it records.":
    "Uma empresa nova só pode escrever para poucas pessoas com quem nunca falou; esse número cresce com o tempo e com os pagamentos que ela registra.",
  "What is beyond it waits for the next day (UTC). Ask who runs Duebook for you if you need more.":
    "O que passar do limite espera até o dia seguinte (UTC). Se precisar de mais, fale com o operador do Duebook.",
  "Signing in needs https.": "Para entrar é preciso https.",
  "This page has come by http, and what you type could be read on its way. Open it by its https address. The operator finds in the documentation how to put Duebook behind https.":
    "Esta página veio por http, e o que você digitar pode ser lido no caminho. Abra-a pelo endereço https. O operador encontra na documentação como colocar o Duebook em https.",
  "You go on to {name}. <link>Continue</link> if nothing happens.":
    "Você será direcionado para {name}. Se nada acontecer, <link>continue aqui</link>.",
  "{provider} can't be reached at the moment. Wait a little, and try again.":
    "Não foi possível acessar {provider} no momento. Aguarde um pouco e tente novamente.",
  "This sign-in was begun in another browser, was used already, or took longer than ten minutes. Start again.":
    "Este acesso foi iniciado em outro navegador, já foi usado ou levou mais de dez minutos. Comece de novo.",
  "You did not sign in at {name}. Start again if you want to.":
    "Você não entrou em {name}. Se quiser, comece de novo.",
  "What {name} has answered is not valid. Start again, or tell your operator.":
    "A resposta de {name} não é válida. Comece de novo ou avise o operador.",
  "{provider} does not say that your e-mail address is verified.":
    "{provider} não confirma que o seu endereço de e-mail foi verificado.",
  "Your sign-in is not known here. Ask somebody of your company for an invitation to your e-mail address.":
    "Não encontramos o seu cadastro aqui. Peça a alguém da sua empresa um convite para o seu endereço de e-mail.",
  "Your invitation could not be accepted. Ask whoever has invited you.":
    "Não foi possível aceitar o seu convite. Fale com quem o enviou.",
  "You signed in at {name} as somebody else than here.":
    "Você entrou em {name} com uma conta diferente da que usa aqui.",
  "{provider} has not asked you again.": "{provider} não pediu sua identificação novamente.",
  "{provider} has not asked you again, with a second factor.":
    "{provider} não pediu sua identificação novamente com um segundo fator.",
  "Too many tries. Wait a minute, and start again.": "Tentativas demais. Aguarde um minuto e comece de novo.",
  "This needs your password.": "Isto exige a sua senha.",
  "This needs a code from your authenticator app.": "Isto exige um código do seu aplicativo autenticador.",
  Code: "Código",
  Continue: "Continuar",
  "Go back": "Voltar",
  "This needs a passkey.": "Isto exige uma chave de acesso.",
  "A passkey needs JavaScript. Without it, sign in anew with a recovery code.":
    "Chaves de acesso precisam de JavaScript. Sem ele, entre novamente com um código de recuperação.",
  "Use a passkey": "Usar chave de acesso",
  "Go to Duebook": "Ir para o Duebook",
  "Request {requestId}": "Solicitação {requestId}",
  owners: "proprietários",
  admins: "administradores",
  members: "membros",
  "This company is not active. Ask the operator of this Duebook about it.":
    "Esta empresa não está ativa. Fale com o operador deste Duebook.",
  "Other companies": "Outras empresas",
  "It is deleted on {moment}. Until then, one of its owners can open it again on the page of companies.":
    "Ela será excluída em {moment}. Até lá, um dos proprietários pode reabri-la na página das empresas.",
  "You are no longer a member of {company}. One of its owners or admins can invite you again.":
    "Você não é mais membro de {company}. Um dos proprietários ou administradores pode enviar um novo convite.",
  "This is open to {list} of the company. Ask one of them if you need it.":
    "Na empresa, só têm acesso a isto: {list}. Se precisar, fale com uma dessas pessoas.",
  "Not given": "Não informado",
  "Please correct what is marked.": "Corrija o que está marcado.",
  Copied: "Copiado",
  "Turn keys on": "Ativar atalhos",
  "Turn keys off": "Desativar atalhos",
  "No passkey was used. Try again.": "Nenhuma chave de acesso foi usada. Tente novamente.",
  "There is a passkey of your account here already.": "Já existe aqui uma chave de acesso da sua conta.",
  "That did not work. Reload the page, and try again.":
    "Não deu certo. Recarregue a página e tente novamente.",
  "An amount can’t be read.": "Não é possível ler um dos valores.",
  "{amount} can be applied.": "Você pode conciliar {amount}.",
  "{amount} is chosen, {more} more than there is.": "Você escolheu {amount}, {more} a mais do que há.",
  "{amount} is chosen, {left} is left.": "Você escolheu {amount}; resta {left}.",
  "Reading and matching. A large file takes some seconds.":
    "Lendo e analisando. Um arquivo grande leva alguns segundos.",
  "{matched} of {transactions} transactions are matched.":
    "{matched} de {transactions} transações analisadas.",
  "{part} % is sent.": "{part}% enviado.",
  All: "Todos",
  Filters: "Filtros",
  "Filters ({active})": "Filtros ({active})",
  Search: "Buscar",
  Apply: "Aplicar",
  filters: "filtros",
  Clear: "Limpar",
  "{j} next, {k} previous, {enter} opens, {a} applies, {u} undoes, {slash} searches for what else it may be.":
    "{j} próximo, {k} anterior, {enter} abre, {a} concilia, {u} desfaz, {slash} busca outras possibilidades.",
  Enter: "Enter",
  "{j} next, {k} previous, {enter} opens, {x} chooses, {slash} filters, {u} undoes, {help} leads here.":
    "{j} próximo, {k} anterior, {enter} abre, {x} seleciona, {slash} filtra, {u} desfaz, {help} mostra esta ajuda.",
  "{j} next, {k} previous, {enter} opens, {slash} filters, {u} undoes, {help} leads here.":
    "{j} próximo, {k} anterior, {enter} abre, {slash} filtra, {u} desfaz, {help} mostra esta ajuda.",
  "Nothing has happened yet.": "Nada aconteceu ainda.",
  Undo: "Desfazer",
  "by {date}": "até {date}",
  "until {date}": "até {date}",
  "by {who}": "por {who}",
  "no address": "sem contato",
  "wants no reminders": "não quer lembretes",
  "the address does not work": "o contato não funciona",
  "Nobody is reminded of it: {name} has no e-mail address and no phone number.":
    "Não há para quem enviar lembretes: {name} não tem e-mail nem telefone.",
  "Nobody is reminded of it: {name} wants no reminders.":
    "Ninguém recebe lembretes: {name} não quer receber.",
  "Nobody is reminded of it: messages to {name} come back.":
    "Ninguém recebe lembretes: as mensagens para {name} voltam.",
  "Add an address": "Adicionar contato",
  "Look at the addresses": "Ver os contatos",
  "Give another address": "Informar outro contato",
  "Not due": "A vencer",
  "1–30 days": "1–30 dias",
  "31–60 days": "31–60 dias",
  "61–90 days": "61–90 dias",
  "90+ days": "Mais de 90 dias",
  "Nobody owes you anything at present.": "No momento, ninguém deve nada a você.",
  "What is owed, by how long it is overdue": "Valores em aberto por dias de atraso",
  Currency: "Moeda",
  "What is owed in {currency}, by how many days it is overdue":
    "Valores em aberto em {currency}, por dias de atraso",
  "Received and expected in {currency}, by week": "Recebido e previsto em {currency}, por semana",
  "Week from": "Semana de",
  Received: "Recebido",
  Expected: "Previsto",
  "No payment came in lately, and nothing is due soon.":
    "Não houve pagamentos recentes e nada vence em breve.",
  "Expected: due in the week, and still owed": "Previsto: vence na semana e ainda está em aberto",
  "Received and expected in {currency}, by week; the present week is marked":
    "Recebido e previsto em {currency}, por semana; a semana atual está destacada",
  "Reminders are on hold: nothing is sent.": "Os lembretes estão em espera: nada é enviado.",
  "Reminders wait for approval: nothing is sent without it.":
    "Os lembretes aguardam aprovação: nada é enviado sem ela.",
  "Open the outbox": "Abrir a caixa de saída",
  "The reminder policy has no steps: no customer is reminded. <link>Add steps</link>":
    "A régua de cobrança não tem etapas: nenhum cliente é lembrado. <link>Adicionar etapas</link>",
  "No. {id}": "Nº {id}",
  "of {customer}": "de {customer}",
  ", by {date}": ", até {date}",
  "“{quote}”": "“{quote}”",
  "the bill": "a conta a pagar",
  "Reminders that failed": "Lembretes que falharam",
  "No. {receivableId}": "Nº {receivableId}",
  "Payments to look at": "Pagamentos a verificar",
  "Nobody named": "Sem nome",
  ", the newest ends on {date}": ", o mais recente vai até {date}",
  "Customers who can’t be reached": "Clientes sem contato válido",
  "Nothing waits for you: no disputes, no broken promises, no reminders that failed.":
    "Nada esperando por você: sem contestações, promessas não cumpridas ou lembretes com falha.",
  "{channel} does not work at present": "O canal {channel} não está funcionando no momento",
  down: "fora do ar",
  "Since {moment}. Reminders wait, and go out when it works again.":
    "Desde {moment}. Os lembretes esperam e são enviados quando ele voltar a funcionar.",
  "between|of": "de",
  Pages: "Páginas",
  "{count}–{count2} of {count3}": "{count}–{count2} de {count3}",
  Previous: "Anterior",
  Next: "Próximo",
  Newest: "Mais recentes",
  Older: "Mais antigos",
  "Download CSV": "Baixar CSV",
  "Kept in the audit log.": "Fica no registro de atividades.",
  "May stay empty. Kept in the audit log.": "Opcional. Fica no registro de atividades.",
  Reason: "Motivo",
  Note: "Anotação",
  Text: "Texto",
  "For your colleagues and you. Customers never see it.": "Para você e seus colegas. Os clientes nunca veem.",
  "Remind me on": "Lembrar em",
  "It stands on the overview from that day on, until somebody has done it. Leave it empty for no reminder.":
    "Aparece na visão geral a partir desse dia, até alguém concluir. Sem data, não há aviso.",
  "Keep note": "Salvar anotação",
  Done: "Concluído",
  "A colleague": "Um colega",
  "Remind on {date}": "Lembrar em {date}",
  Notes: "Anotações",
  "Notes to be reminded of": "Anotações a lembrar",
  "Done.": "Concluído.",
  "The note is kept.": "A anotação foi salva.",
  Views: "Visualizações",
  "Find anything": "Buscar",
  "Ctrl K": "Ctrl K",
  "Show as a table": "Mostrar como tabela",
  "recipient|To": "Para",
  By: "Canal",
  Status: "Status",
  "Not sent": "Não enviado",
  Subject: "Assunto",
  "The message as it was sent": "A mensagem como foi enviada",
  "As plain text": "Como texto simples",
  "created {a receivable}": "criou {uma conta a receber}",
  "created receivables": "criou contas a receber",
  Created: "Criado",
  "imported {a receivable}": "importou {uma conta a receber}",
  "imported receivables": "importou contas a receber",
  "Imported from a file": "Importado de um arquivo",
  "changed {a receivable}": "alterou {uma conta a receber}",
  "changed receivables": "alterou contas a receber",
  Changed: "Alterações",
  "paused {a receivable}": "suspendeu {uma conta a receber}",
  "paused receivables": "suspendeu contas a receber",
  "resumed {a receivable}": "retomou {uma conta a receber}",
  "resumed receivables": "retomou contas a receber",
  Resumed: "Retomado",
  "voided {a receivable}": "anulou {uma conta a receber}",
  "voided receivables": "anulou contas a receber",
  Voided: "Anulado",
  "promised to pay {a receivable}": "prometeu pagar {uma conta a receber}",
  "Promised to pay": "Pagamento prometido",
  "said that something is wrong with {a receivable}": "relatou um problema com {uma conta a receber}",
  "Said that something is wrong": "Problema relatado",
  "answered the customer about {a receivable}": "respondeu ao cliente sobre {uma conta a receber}",
  "Answered the customer": "Resposta ao cliente",
  "kept the invoice of {a receivable}": "anexou a fatura para {uma conta a receber}",
  "kept invoices of receivables": "anexou faturas a contas a receber",
  "Invoice kept": "Fatura anexada",
  "removed the invoice of {a receivable}": "removeu a fatura para {uma conta a receber}",
  "Invoice removed": "Fatura removida",
  "sent the next reminder now for {a receivable}":
    "mandou enviar agora o próximo lembrete sobre {uma conta a receber}",
  "Next reminder asked for": "Próximo lembrete solicitado",
  "approved a message to {a customer}": "aprovou uma mensagem para {um cliente}",
  "approved messages": "aprovou mensagens",
  "skipped a message to {a customer}": "decidiu não enviar uma mensagem para {um cliente}",
  "skipped messages": "decidiu não enviar mensagens",
  "edited a message to {a customer}": "editou uma mensagem para {um cliente}",
  "had a test sent of a message to {a customer}": "pediu um teste de uma mensagem para {um cliente}",
  "imported a file of receivables": "importou um arquivo de contas a receber",
  "imported a file of bills": "importou um arquivo de contas a pagar",
  "imported a file of customers": "importou um arquivo de clientes",
  "recorded a payment for {a receivable}": "registrou um pagamento para {uma conta a receber}",
  "recorded payments": "registrou pagamentos",
  "Payment recorded": "Pagamento registrado",
  "reversed a payment for {a receivable}": "estornou um pagamento para {uma conta a receber}",
  "reversed payments": "estornou pagamentos",
  "Payment reversed": "Pagamento estornado",
  "applied {a bank transaction}": "conciliou {uma transação bancária}",
  "applied bank transactions": "conciliou transações bancárias",
  "took back what was done with {a bank transaction}": "desfez o que foi feito com {uma transação bancária}",
  "set {a bank transaction} aside": "ignorou {uma transação bancária}",
  "set bank transactions aside": "ignorou transações bancárias",
  "refused a suggestion for {a bank transaction}": "recusou uma sugestão para {uma transação bancária}",
  "took {a bank transaction} back, which the bank has returned":
    "estornou {uma transação bancária}, devolvida pelo banco",
  "paid back what was left of {a bank transaction}":
    "devolveu o que {uma transação bancária} ainda tinha a conciliar",
  "recorded a payment from {a customer}": "registrou um pagamento que {um cliente} fez",
  "recorded payments from customers": "registrou pagamentos de clientes",
  "Recorded a payment from this customer": "Pagamento deste cliente registrado",
  "used the credit of {a customer}": "usou o crédito que {um cliente} tinha",
  "Used credit": "Crédito usado",
  "paid back the credit of {a customer}": "devolveu o crédito que {um cliente} tinha",
  "Paid back what was left of a payment": "Restante de um pagamento devolvido",
  "took back a payment from {a customer}": "estornou um pagamento que {um cliente} fez",
  "Took back a payment that was recorded by mistake": "Pagamento registrado por engano, estornado",
  "noted something about {a customer}": "fez uma anotação sobre {um cliente}",
  Noted: "Anotação feita",
  "has done what was noted about {a customer}": "concluiu uma anotação sobre {um cliente}",
  "Done what was noted": "Anotação concluída",
  "merged another customer into {a customer}": "mesclou outro cliente com {um cliente}",
  "Merged another customer into this one": "Outro cliente mesclado com este",
  "undid that a customer was merged into {a customer}":
    "desfez a mesclagem de outro cliente com {um cliente}",
  "Undid a merge of customers": "Mesclagem de clientes desfeita",
  "forgot an account that had paid for {a customer}":
    "esqueceu uma conta bancária que {um cliente} usava para pagar",
  "Forgot an account that had paid": "Conta pagadora esquecida",
  "imported {a bill}": "importou {uma conta a pagar}",
  "imported bills": "importou contas a pagar",
  "created {a bill}": "criou {uma conta a pagar}",
  "created bills": "criou contas a pagar",
  "changed {a bill}": "alterou {uma conta a pagar}",
  "marked {a bill} as paid": "marcou {uma conta a pagar} como paga",
  "marked bills as paid": "marcou contas a pagar como pagas",
  "Marked as paid": "Marcado como pago",
  "created a series of bills": "criou uma conta recorrente",
  "Its series was created": "Recorrência criada",
  "stopped a series of bills": "parou uma conta recorrente",
  "Its series was stopped": "Recorrência parada",
  "created {the next bill of a series}": "criou {a próxima conta de uma recorrência}",
  "created the next bills of series": "criou as próximas contas recorrentes",
  "Written by its series": "Criado pela recorrência",
  "imported {a customer}": "importou {um cliente}",
  "imported customers": "importou clientes",
  "changed {a customer}": "alterou {um cliente}",
  "stopped reminders to an address of {a customer}":
    "bloqueou lembretes para {um cliente} em um dos contatos",
  "Stopped reminders to an address": "Lembretes bloqueados em um contato",
  "allowed reminders to an address of {a customer} again":
    "voltou a permitir lembretes para {um cliente} em um dos contatos",
  "Allowed reminders to an address again": "Lembretes permitidos de novo em um contato",
  "stopped reminders to {a customer}, whose address does not work":
    "bloqueou lembretes para {um cliente}, porque o contato não funciona",
  "Stopped reminders to an address that does not work": "Lembretes bloqueados em um contato que não funciona",
  "made a new link for {a customer}'s page": "criou um novo link para a página que {um cliente} vê",
  "Made a new link for the debtor’s page": "Novo link para a página do devedor criado",
  "opened their invoice page ({a customer})": "abriu a página do devedor ({um cliente})",
  "Invoice page opened": "Página do devedor aberta",
  "created {a key}": "criou {uma chave de API}",
  "rotated {a key}": "substituiu {uma chave de API}",
  "revoked {a key}": "revogou {uma chave de API}",
  "added a person": "adicionou uma pessoa",
  "changed a person's role": "alterou a função de uma pessoa",
  "removed a person": "removeu uma pessoa",
  "invited a person": "convidou uma pessoa",
  "invited a person again": "convidou uma pessoa de novo",
  "withdrew an invitation": "cancelou um convite",
  "accepted an invitation": "aceitou um convite",
  "created an account": "criou uma conta de usuário",
  "made a link to sign in for the first time": "criou um link para o primeiro acesso",
  "joined the company": "entrou na empresa",
  "signed up": "fez o cadastro",
  "confirmed an e-mail address": "confirmou um endereço de e-mail",
  "changed an account": "alterou uma conta de usuário",
  "changed a password": "alterou uma senha",
  "signed out everywhere": "saiu de todos os dispositivos",
  "asked for another e-mail address": "pediu outro endereço de e-mail",
  "kept the present e-mail address": "manteve o endereço de e-mail atual",
  "took the earlier e-mail address back": "recuperou o endereço de e-mail anterior",
  "took back the account of their e-mail address": "recuperou a conta do seu endereço de e-mail",
  "closed an account": "encerrou uma conta de usuário",
  "linked an account to single sign-on": "vinculou uma conta ao login único",
  "unlinked an account from single sign-on": "desvinculou uma conta do login único",
  "signed in by single sign-on": "entrou pelo login único",
  "set up two-factor authentication": "configurou a autenticação de dois fatores",
  "turned off two-factor authentication": "desativou a autenticação de dois fatores",
  "reset a person's two-factor authentication": "redefiniu a autenticação de dois fatores de uma pessoa",
  "used a recovery code": "usou um código de recuperação",
  "made new recovery codes": "gerou novos códigos de recuperação",
  "saw a wrong password for {somebody}": "detectou uma senha errada para {alguém}",
  "saw a wrong code for {somebody}": "detectou um código errado para {alguém}",
  "saw a wrong key or link": "detectou uma chave ou um link errado",
  "made {somebody} wait after wrong tries": "fez {alguém} esperar após tentativas erradas",
  "refused a form of {somebody}, which no page of this application has made":
    "recusou um formulário que {alguém} enviou e que não vem de nenhuma página deste aplicativo",
  "saw {somebody} sign in with a new browser": "detectou que {alguém} entrou com um navegador novo",
  "saw {somebody} do what needs a fresh proof":
    "detectou que {alguém} fez algo que exige nova confirmação de identidade",
  "added a passkey": "adicionou uma chave de acesso",
  "removed a passkey": "removeu uma chave de acesso",
  "used a passkey that may be a copy, and was refused":
    "usou uma chave de acesso que pode ser uma cópia, e foi recusada",
  "changed the reminder policy": "alterou a régua de cobrança",
  "changed the texts of reminders": "alterou os textos dos lembretes",
  "started a plan": "iniciou um plano",
  "ended a plan": "encerrou um plano",
  "created the company": "criou a empresa",
  "changed the company's facts": "alterou os dados da empresa",
  "changed whether reminders leave": "alterou o modo de envio dos lembretes",
  "imported a bank statement": "importou um extrato bancário",
  "added a bank account": "adicionou uma conta bancária",
  "removed a bank account": "removeu uma conta bancária",
  "set what the company may do a day": "definiu o que a empresa pode fazer por dia",
  "asked for an archive of all that the company has": "pediu uma cópia de todos os dados da empresa",
  "closed the company": "encerrou a empresa",
  "opened the company again": "reabriu a empresa",
  "deleted the company": "excluiu a empresa",
  "activated the company": "ativou a empresa",
  "deactivated the company": "desativou a empresa",
  "moved the test clock": "mudou o relógio de teste",
  "opened the gate": "abriu o acesso",
  "closed the gate": "fechou o acesso",
  "changed the addresses for providers' reports": "alterou os endereços para os relatórios dos provedores",
  "sealed the secrets by another key": "criptografou os segredos com outra chave",
  "made a restored database safe to serve": "tornou seguro um banco de dados restaurado",
  "receivable {id}": "a conta a receber {id}",
  "bill {id}": "a conta a pagar {id}",
  "customer {id}": "o cliente {id}",
  "bank transaction {id}": "a transação bancária {id}",
  amount: "valor",
  currency: "moeda",
  "due date": "vencimento",
  reference: "referência",
  description: "descrição",
  customer: "cliente",
  "what it is for": "a que se refere",
  name: "nome",
  phone: "telefone",
  language: "idioma",
  "time zone": "fuso horário",
  "What was changed: {list}.": "O que mudou: {list}.",
  "A key": "Uma chave de API",
  "Key “{keyName}”": "Chave de API “{keyName}”",
  "Key “{keyName}” of {userName}": "Chave de API “{keyName}” de {userName}",
  "The operator": "O operador",
  "The customer": "O cliente",
  "This is not your password.": "Esta não é a sua senha.",
  "This code is not right, or it was used before. Codes change every 30 seconds.":
    "Este código não está certo ou já foi usado. Os códigos mudam a cada 30 segundos.",
  "Confirm that it is you": "Confirme sua identidade",
  "Who you are, how you are paid and how you are reached stands in every message.":
    "Seus dados, as formas de pagamento e o contato aparecem em todas as mensagens.",
  "Company facts": "Dados da empresa",
  "Enter what customers owe you, or import it.":
    "Cadastre o que os clientes devem a você ou importe de um arquivo.",
  "First debts": "Primeiras contas a receber",
  "Read what your customers will read.": "Leia o que os seus clientes vão ler.",
  "Texts read": "Textos lidos",
  "Open a message in the outbox and have a test sent to yourself.":
    "Abra uma mensagem na caixa de saída e envie um teste para você.",
  "Test mail received": "E-mail de teste recebido",
  "See who would get what, and let it leave.": "Veja quem receberia o quê e ative o envio.",
  Live: "Envio ativo",
  "Until your first message leaves": "Até sair a primeira mensagem",
  "To do": "A fazer",
  "I have read them": "Já li os textos",
  Outstanding: "Em aberto",
  Amount: "Valor",
  Facts: "Dados",
  Customer: "Cliente",
  Due: "Vence",
  Why: "Por quê",
  "It resumes by itself on {date}.": "É retomada automaticamente em {date}.",
  "Promised for": "Prometido para",
  Reference: "Referência",
  Description: "Descrição",
  Number: "Número",
  "day|Paid": "Pago em",
  How: "Como",
  "bank transaction": "transação bancária",
  "Reminders are on hold: it leaves once somebody goes live.":
    "Os lembretes estão em espera: ele sai quando alguém ativar o envio.",
  "It waits in the outbox until an owner or admin approves it.":
    "Espera na caixa de saída até um proprietário ou administrador aprovar.",
  "It leaves within the next minutes.": "Sai em alguns minutos.",
  "It can’t leave right now: it leaves on {moment}. “What comes next” says why.":
    "Não pode ser enviado agora: o envio é em {moment}. Veja o motivo em “Próximos lembretes”.",
  "It is resumed.": "Foi retomada.",
  "The payment is recorded.": "O pagamento foi registrado.",
  "What comes next": "Próximos lembretes",
  Payments: "Pagamentos",
  "What happened": "Histórico",
  "Reminder policy": "Régua de cobrança",
  "Texts of reminders": "Textos dos lembretes",
  "Two-factor authentication": "Autenticação de dois fatores",
  "people|Accounts": "Contas de usuário",
  Security: "Segurança",
  Plan: "Plano",
  Person: "Pessoa",
  Everybody: "Todos",
  What: "O quê",
  Everything: "Tudo",
  From: "De",
  To: "Até",
  When: "Quando",
  "What was done, the newest first": "O que foi feito, do mais recente para o mais antigo",
  "Nothing was found. Widen the filters or the dates.": "Nada encontrado. Amplie os filtros ou as datas.",
  "Nothing was found among the newest entries. Look further back, or choose dates.":
    "Nada encontrado entre os registros mais recentes. Busque mais para trás ou escolha datas.",
  "The file has the newest {count} entries at most.":
    "O arquivo tem no máximo os {count} registros mais recentes.",
  "It is approved, and leaves at its time.": "Foi aprovada e sai no horário previsto.",
  "It will not be sent. Its case goes on.": "Não será enviada. A sequência de lembretes continua.",
  "It is saved for this message.": "Foi salvo para esta mensagem.",
  "The usual texts are back.": "Os textos padrão foram restaurados.",
  "A test is on its way to your own address.": "Um teste está a caminho do seu endereço.",
  "{channel} to {customer}": "{channel} para {customer}",
  "The message": "A mensagem",
  "When and why": "Quando e por quê",
  "The e-mail address or the password is not right.": "O endereço de e-mail ou a senha não estão certos.",
  "The e-mail address or the password is not right, or they are not those of an owner with two-factor authentication. Everybody else signs in by the button above.":
    "O endereço de e-mail ou a senha não estão certos, ou não são de um proprietário com autenticação de dois fatores. As demais pessoas entram pelo botão acima.",
  "This recovery code is not right, or it was used before.":
    "Este código de recuperação não está certo ou já foi usado.",
  "The first step was too long ago. Start again with your e-mail address and password.":
    "Já se passou tempo demais desde o primeiro passo. Comece de novo com seu endereço de e-mail e sua senha.",
  "Sign in with {name}": "Entrar com {name}",
  "A password is for owners with two-factor authentication only.":
    "A senha é só para proprietários com autenticação de dois fatores.",
  "Sign in": "Entrar",
  "Sign in with a passkey": "Entrar com chave de acesso",
  "Forgot your password?": "Esqueceu a senha?",
  "No account yet? <link>Sign up</link>": "Ainda não tem conta? <link>Cadastre-se</link>",
  "You are signed in. This recovery code does not work again. Your account shows how many you have left.":
    "Você entrou. Este código de recuperação não funciona mais. Na sua conta, você vê quantos ainda restam.",
  "The e-mail address comes from {from}: {email}.": "O endereço de e-mail vem de {from}: {email}.",
  "The phone number comes from {from}: {phoneE164}.": "O número de telefone vem de {from}: {phoneE164}.",
  "The language comes from {from}: {preferredLocale}.": "O idioma vem de {from}: {preferredLocale}.",
  "The time zone comes from {from}: {timezone}.": "O fuso horário vem de {from}: {timezone}.",
  "No more e-mails go to {email}, because {from} wants none. This stays so if you undo it.":
    "Nenhum e-mail será mais enviado para {email}, porque {from} não quer receber. Isto não muda se você desfizer a mesclagem.",
  "No more SMS go to {phoneE164}, because {from} wants none. This stays so if you undo it.":
    "Nenhum SMS será mais enviado para {phoneE164}, porque {from} não quer receber. Isto não muda se você desfizer a mesclagem.",
  "All receivables, messages, notes, payments, replies and credit of {gone} belong to {kept} from then on.":
    "Todas as contas a receber, mensagens, anotações, pagamentos, respostas e créditos de {gone} passam a ser de {kept}.",
  "Name, addresses, language and time zone stay those of {kept}.":
    "O nome, os contatos, o idioma e o fuso horário continuam sendo os de {kept}.",
  "Addresses that are stopped or do not work stay so.":
    "Os contatos bloqueados ou que não funcionam continuam assim.",
  "Whoever still uses the number of {gone}, in a file or by the API, reaches {kept}.":
    "Quem ainda usar o número de {gone}, em um arquivo ou pela API, chega a {kept}.",
  "You can undo it for a day. What comes in meanwhile stays with {kept}.":
    "Você pode desfazer isto durante um dia. O que chegar nesse meio-tempo fica com {kept}.",
  "The changes are saved.": "As alterações foram salvas.",
  "No more e-mails go there.": "Nenhum e-mail será mais enviado para este endereço.",
  "No more SMS go there.": "Nenhum SMS será mais enviado para este número.",
  "E-mails may go there again.": "E-mails podem voltar a ser enviados para este endereço.",
  "SMS may go there again.": "SMS podem voltar a ser enviados para este número.",
  "The account is forgotten.": "A conta bancária foi esquecida.",
  "The customer has a new link. Earlier ones no longer work.":
    "O cliente tem um novo link. Os anteriores não funcionam mais.",
  Allowed: "Permitido",
  "Opted out": "Recusado pelo cliente",
  "Does not work": "Não funciona",
  "No address": "Sem contato",
  Owes: "Deve",
  Overdue: "Vencido",
  Oldest: "Mais antigo",
  "Last message": "Última mensagem",
  Addresses: "Contatos",
  Written: "Escrita em",
  "Answers to this customer": "Respostas a este cliente",
  Merge: "Mesclar",
  "{displayName} has the same e-mail address.": "{displayName} tem o mesmo endereço de e-mail.",
  "Merge into {displayName}": "Mesclar com {displayName}",
  "{goneName} was merged into this customer.": "O cadastro de {goneName} foi mesclado com o deste cliente.",
  "{goneName} was merged into {keptName}.": "O cadastro de {goneName} foi mesclado com o de {keptName}.",
  "This can be undone until {moment}.": "Isto pode ser desfeito até {moment}.",
  "The customers are two again.": "A mesclagem foi desfeita: são dois clientes de novo.",
  "No reminders are wanted there since {moment}.": "Não quer receber lembretes neste contato desde {moment}.",
  "No reminders are wanted there since {moment}: {reason}":
    "Não quer receber lembretes neste contato desde {moment}: {reason}",
  "A message was reported as spam on {moment}.": "Uma mensagem foi marcada como spam em {moment}.",
  "A message came back on {moment}.": "Uma mensagem voltou em {moment}.",
  "Stop e-mails": "Bloquear e-mails",
  "Allow e-mails again": "Permitir e-mails de novo",
  "Stop SMS": "Bloquear SMS",
  "Allow SMS again": "Permitir SMS de novo",
  "Reminders may go to {address}, for every customer who has this address.":
    "Lembretes podem ser enviados para {address}, para todos os clientes com este contato.",
  "No more reminders go to {address}, for every customer who has this address.":
    "Lembretes não serão mais enviados para {address}, para todos os clientes com este contato.",
  Credit: "Crédito",
  "since {moment}, by <link>this transaction</link>": "desde {moment}, com <link>esta transação</link>",
  Forget: "Esquecer",
  "Forget a known payer": "Esquecer um pagador conhecido",
  "Forget that {printedAccount} pays for this customer? Payments from it are then found by their text and amount alone. What was applied stays.":
    "Esquecer que {printedAccount} paga por este cliente? Os pagamentos dessa conta passam a ser identificados só pelo texto e pelo valor. O que já foi conciliado continua como está.",
  "Known payers": "Pagadores conhecidos",
  Receivable: "Conta a receber",
  "Nothing was paid yet.": "Ainda não há pagamentos.",
  "Payments of this customer": "Pagamentos deste cliente",
  "All bank transactions": "Todas as transações bancárias",
  "Money that may be theirs": "Dinheiro que pode ser deste cliente",
  "Reminders about what it may be for wait, until somebody applies or ignores it.":
    "Os lembretes sobre o que pode ter sido pago esperam até alguém conciliar ou ignorar a transação.",
  "Transactions that may be this customer’s": "Transações que podem ser deste cliente",
  "{applied} for these receivables, {credit} stays as credit.":
    "{applied} para estas contas a receber; {credit} fica como crédito.",
  "{more} more than came.": "{more} a mais do que entrou.",
  "What it is for, the oldest first": "A que se destina, do mais antigo para o mais recente",
  "{amount} open, due {date}.": "{amount} em aberto, vencimento em {date}.",
  "Nothing is recorded yet: the oldest are filled in. Change what is otherwise, and press the button again.":
    "Nada foi registrado ainda: as contas mais antigas estão preenchidas. Altere o que for diferente e clique no botão de novo.",
  "Payment from this customer": "Registrar pagamento",
  "Paid on": "Pago em",
  "Nothing is open: all of it stays as credit for what comes.":
    "Não há nada em aberto: tudo fica como crédito para o futuro.",
  "Record payment": "Registrar pagamento",
  "Use credit": "Usar crédito",
  "{list} can be used.": "Disponível: {list}.",
  "Credit of a bank transaction is used on its own page.":
    "O crédito de uma transação bancária é usado na página da própria transação.",
  "Taken back": "Estornado",
  "{amount} credit": "{amount} de crédito",
  "Rest paid back": "Restante devolvido",
  Used: "Usado",
  "verb|Paid back": "Marcar como devolvido",
  "You have paid {left} back to the customer. It is no credit any more.":
    "Você devolveu {left} ao cliente. Esse valor deixa de ser crédito.",
  "Take back": "Estornar",
  "Take back this payment of {amount}? What it has paid is owed again, and reminders go on. Use this where it was recorded by mistake.":
    "Estornar este pagamento de {amount}? O que ele pagou volta a ficar em aberto e os lembretes continuam. Use isto se ele foi registrado por engano.",
  Change: "Alterar",
  "Payments from this customer": "Pagamentos deste cliente",
  "Payments that were recorded for this customer as a whole":
    "Pagamentos registrados para este cliente como um todo",
  Phone: "Telefone",
  Language: "Idioma",
  "Time zone": "Fuso horário",
  "Planned for": "Previsto para",
  Channel: "Canal",
  For: "Referente a",
  Messages: "Mensagens",
  "No message is planned or was sent.": "Não há mensagens previstas nem enviadas.",
  "Reminders of this customer": "Lembretes deste cliente",
  "All messages": "Todas as mensagens",
  "The credit is used.": "O crédito foi usado.",
  "It is no credit any more.": "Não é mais crédito.",
  "The payment is taken back.": "O pagamento foi estornado.",
  Edit: "Editar",
  "With the country: +4915112345678.": "Com o código do país: +5511912345678.",
  "Such as en or de. Leave it empty for the company's.":
    "Por exemplo, pt-BR ou en. Deixe em branco para usar o da empresa.",
  "Such as Europe/Berlin. Leave it empty for the company's.":
    "Por exemplo, America/Sao_Paulo. Deixe em branco para usar o da empresa.",
  "Save changes": "Salvar alterações",
  "The debtor’s page": "A página do devedor",
  "Open the debtor’s page": "Abrir a página do devedor",
  "New link": "Novo link",
  "New link to the debtor’s page": "Novo link para a página do devedor",
  "All links that {displayName} was sent so far no longer work.":
    "Todos os links enviados até agora para {displayName} deixam de funcionar.",
  Nothing: "Nada",
  "Where reminders may go": "Para onde os lembretes podem ir",
  "Receivables of this customer": "Contas a receber deste cliente",
  "All receivables": "Todas as contas a receber",
  "The invitation is on its way.": "O convite está a caminho.",
  "The invitation is on its way again. We send at most three mails an hour to one address.":
    "O convite está a caminho de novo. Enviamos no máximo três e-mails por hora para o mesmo endereço.",
  "The invitation is withdrawn.": "O convite foi cancelado.",
  "The role is changed.": "A função foi alterada.",
  "This person does not belong to the company any more.": "Esta pessoa não faz mais parte da empresa.",
  "Two-factor authentication is reset. The person is told by mail.":
    "A autenticação de dois fatores foi redefinida. A pessoa é avisada por e-mail.",
  "The invoice of {receivableName}": "A fatura de {receivableName}",
  "Back to {receivableName}": "Voltar para {receivableName}",
  "We send you a link to set a new password.": "Enviamos a você um link para definir uma nova senha.",
  "Send the link": "Enviar o link",
  "If there is an account with this address, a mail with a link is on its way to it. The link works once, for 24 hours. Nothing has come? Look into the folder for spam, or ask for another one in an hour.":
    "Se houver uma conta com este endereço, um e-mail com um link está a caminho. O link funciona uma vez, por 24 horas. Não chegou nada? Confira a pasta de spam ou peça outro daqui a uma hora.",
  "As in your country: {languageName}": "Como no seu país: {languageName}",
  "Your company’s is {replaceAll}.": "O da sua empresa é {replaceAll}.",
  "Find a customer": "Buscar um cliente",
  Find: "Buscar",
  "Nobody found. Try fewer words, or enter a new customer below.":
    "Ninguém encontrado. Tente menos palavras ou cadastre um novo cliente abaixo.",
  "New customer": "Novo cliente",
  "With its country: +4915112345678.": "Com o código do país: +5511912345678.",
  "Messages are written in it.": "É o idioma das mensagens.",
  "As your company": "Como na sua empresa",
  "Messages arrive there at the hours of your policy. {usualZone}":
    "As mensagens chegam neste fuso, no horário da sua régua. {usualZone}",
  "A new customer": "Um novo cliente",
  "The newest customers, or those that you have looked for above.":
    "Os clientes mais recentes ou os que você buscou acima.",
  "What is owed": "O valor devido",
  "Such as 120.50 or 120,50, as you write it.": "Por exemplo, 120,50 ou 120.50, como preferir.",
  "Due date": "Data de vencimento",
  "Your own, an invoice number say.": "A sua, por exemplo um número de fatura.",
  Create: "Criar",
  "The receivable is created.": "A conta a receber foi criada.",
  "The policy is saved. All that is open is planned anew in the background.":
    "A régua foi salva. Tudo o que está em aberto é replanejado em segundo plano.",
  "The policy is saved. It has no steps: no customer is reminded.":
    "A régua foi salva. Ela não tem etapas: nenhum cliente é lembrado.",
  "This is what would happen. Nothing is saved yet.": "É isto que aconteceria. Nada foi salvo ainda.",
  "The steps are changed here. Nothing is saved yet.":
    "As etapas foram alteradas aqui. Nada foi salvo ainda.",
  "The default policy is in force again.": "A régua padrão está em vigor de novo.",
  Holiday: "Feriado",
  Closed: "Sem envios",
  "Due in effect": "Prazo efetivo",
  "Due on {date}": "Vence em {date}",
  ", a day on which nothing is sent: it is paid in time until {date}.":
    ", um dia sem envios: o pagamento está em dia até {date}.",
  "Nothing would be sent: the policy has no steps.": "Nada seria enviado: a régua não tem etapas.",
  "Times are the customer's, in {timezone}.": "Os horários são os do cliente, em {timezone}.",
  Friendly: "Cordial",
  Firm: "Firme",
  Final: "Final",
  Monday: "Segunda-feira",
  Tuesday: "Terça-feira",
  Wednesday: "Quarta-feira",
  Thursday: "Quinta-feira",
  Friday: "Sexta-feira",
  Saturday: "Sábado",
  Sunday: "Domingo",
  "Moved. {list}": "Data alterada. {list}",
  "Not sent.": "Não enviado.",
  "Not sent. {reason}": "Não enviado. {reason}",
  "on the due date": "no dia do vencimento",
  "{days} before the due date": "{days} antes do vencimento",
  "{days} after the due date": "{days} após o vencimento",
  Never: "Nunca",
  "To final e-mails": "Nos e-mails finais",
  "To firm and final e-mails": "Nos e-mails firmes e finais",
  " and {count} more": " e mais {count}",
  "No. {customerId}": "Nº {customerId}",
  Message: "Mensagem",
  Now: "Agora",
  Then: "Depois",
  "All {count} open receivables were looked at.":
    "Foram analisadas todas as {count} contas a receber em aberto.",
  "The first {count} open receivables were looked at.":
    "Foram analisadas as primeiras {count} contas a receber em aberto.",
  "In the live book": "Com os seus dados reais",
  "Nothing would change.": "Nada mudaria.",
  "If nobody pays, this would change:": "Se ninguém pagar, mudaria o seguinte:",
  "Messages in {previewDays} days now": "Mensagens em {previewDays} dias, agora",
  "Messages in {previewDays} days then": "Mensagens em {previewDays} dias, depois",
  "None of the receivables that there are would get another message in these {previewDays} days. The calendar shows one that is made up.":
    "Nenhuma das contas a receber existentes teria outra mensagem nestes {previewDays} dias. O calendário mostra um exemplo.",
  "The first changes": "As primeiras mudanças",
  "{step}, by {channels}": "{step}, por {channels}",
  "a bill's reminder {step}": "lembrete de conta a pagar {step}",
  yes: "sim",
  no: "não",
  none: "nenhum",
  "{days}, then nothing is sent": "{days}; depois, nada é enviado",
  Hours: "Horário",
  "{from} to {to}": "{from} às {to}",
  Days: "Dias",
  "Not on public holidays": "Não enviar em feriados",
  "Minimum balances": "Valores mínimos",
  "Step added: {step}.": "Etapa adicionada: {step}.",
  "Step removed: {step}.": "Etapa removida: {step}.",
  "{label}: {value}, before it was {before}.": "{label}: {value}; antes era {before}.",
  "By the customer's clock. Nothing leaves before {earliestTime} or after {latestTime}, whatever stands here.":
    "No horário do cliente. Nada sai antes das {earliestTime} nem depois das {latestTime}, seja qual for o horário informado aqui.",
  "Not on public holidays of the company's country": "Não enviar em feriados do país da empresa",
  "0 to {most}: a notice names what is due so soon, and tells of nothing again for as long.":
    "0 a {most}: um aviso cita o que vence dentro deste número de dias e não volta a citá-lo durante o mesmo período.",
  "1 to {most}; those that name it.": "1 a {most}; contam os lembretes que citam a conta.",
  "0 to {most}: so many days on which messages leave may a missed step be late.":
    "0 a {most}: atraso máximo, em dias de envio, de uma etapa que não saiu a tempo.",
  "Of the whole company, so that many do not leave at once.":
    "Para toda a empresa, para que não saiam muitas de uma vez.",
  "0 to {most}.": "0 a {most}.",
  "{least} to {most}: so often is a receivable named again until it is paid. Never if empty.":
    "{least} a {most}: intervalo em que uma conta a receber é lembrada de novo até ser paga. Em branco: nunca.",
  "0 to {most}: so long a message waits while a payment that may be for it is looked at.":
    "0 a {most}: tempo que uma mensagem espera enquanto se verifica um pagamento que pode ser referente a ela.",
  "1 to {most}: without a newer bank statement for so long you are told. Never if empty.":
    "1 a {most}: após tantos dias sem um extrato mais recente, você recebe um aviso. Em branco: nunca.",
  "And send nothing until there is one": "E não enviar nada até haver um",
  "What you keep as the invoice of a receivable, up to 10 MB in one e-mail. The customer’s page offers all of them.":
    "O que você anexou como fatura de uma conta a receber, até 10 MB por e-mail. A página do devedor oferece todas.",
  "A receivable that owes less than this waits until it owes more. In other currencies, so does one that owes less than 5.00 and less than a tenth of its amount.":
    "Uma conta a receber com menos do que isto em aberto espera até o valor aumentar. Nas outras moedas, espera a que tiver em aberto menos de 5,00 e menos de um décimo do valor original.",
  "Currency {index}": "Moeda {index}",
  "At least {index}": "Mínimo {index}",
  "Bills, step": "Contas a pagar, etapa",
  Step: "Etapa",
  "Minimum for {currency}": "Mínimo para {currency}",
  "no currency": "moeda não informada",
  "This is the default policy.": "Esta é a régua padrão.",
  "Version {version}, saved {moment}.": "Versão {version}, salva em {moment}.",
  Steps: "Etapas",
  "Customers are reminded of what they owe:": "Os clientes são lembrados do que devem:",
  "The usual tone is friendly up to the due date, firm after it, and final for the last step if it is late.":
    "O tom padrão é cordial até o vencimento, firme depois dele e final na última etapa, se houver atraso.",
  "Hours and days": "Horário e dias",
  Limits: "Limites",
  "Bills to pay": "Contas a pagar",
  "Your own people are reminded of bills by e-mail.":
    "As pessoas da sua empresa são lembradas por e-mail das contas a pagar.",
  "This policy has no steps: no customer is reminded of anything, until somebody adds some.":
    "Esta régua não tem etapas: nenhum cliente é lembrado de nada até alguém adicioná-las.",
  "Save without steps": "Salvar sem etapas",
  "Once everything is right, you see here what would happen.":
    "Quando tudo estiver certo, você vê aqui o que aconteceria.",
  "Preview also says what would change about the receivables that you have.":
    "A prévia também mostra o que mudaria nas contas a receber existentes.",
  "Country of the company": "País da empresa",
  "None: no holidays": "Nenhum",
  "Time zone of the customer": "Fuso horário do cliente",
  "Version {version} was saved and changed:": "A versão {version} foi salva e alterou:",
  "Version {version} was saved {moment} and changed:": "A versão {version} foi salva em {moment} e alterou:",
  Preview: "Prévia",
  "A sample debt": "Uma dívida de exemplo",
  "Save policy": "Salvar régua",
  "Restore the default": "Restaurar a padrão",
  "The default policy takes the place of version {version}.": "A régua padrão substitui a versão {version}.",
  "The time window": "O horário",
  "Days that a notice looks ahead": "Dias de antecedência de um aviso",
  "Days between two reminders to one customer": "Dias entre dois lembretes ao mesmo cliente",
  "Reminders of one receivable, at most": "Máximo de lembretes por conta a receber",
  "Messages a minute, at most": "Máximo de mensagens por minuto",
  "Open days to catch up": "Dias de envio para recuperar atrasos",
  "Days between reminders after the last step": "Dias entre lembretes após a última etapa",
  "Open days to look at a payment": "Dias de envio para verificar um pagamento",
  "Days without a bank statement": "Dias sem extrato bancário",
  "Attach the invoice": "Anexar a fatura",
  days: "dias",
  channels: "canais",
  tone: "tom",
  "Step {index}": "Etapa {index}",
  "before the due date": "antes do vencimento",
  "after the due date": "após o vencimento",
  by: "por",
  Tone: "Tom",
  "Usual tone": "Tom padrão",
  Remove: "Remover",
  "step {index}": "etapa {index}",
  "Add a step": "Adicionar etapa",
  "for bills": "para contas a pagar",
  "{name} was merged into {presentName}. Receivables, messages and notes are there.":
    "O cadastro de {name} foi mesclado com o de {presentName}. As contas a receber, mensagens e anotações estão lá.",
  "It leaves at once.": "Sai imediatamente.",
  "It leaves on {customerTime}, when the hours and distances of the policy let it.":
    "Sai em {customerTime}, quando o horário e os intervalos da régua permitirem.",
  "This message can't be written.": "Não é possível redigir esta mensagem.",
  "To {recipient}": "Para {recipient}",
  "It leaves as soon as it may.": "Sai assim que for possível.",
  "Send now to {customer}": "Enviar agora para {customer}",
  "Back to the message": "Voltar à mensagem",
  "Reminders are on hold: nothing is sent before somebody goes live.":
    "Os lembretes estão em espera: nada é enviado até alguém ativar o envio.",
  "Send now": "Enviar agora",
  "You have not made this account, or do not know its password? <link>Set a new password</link> by another mail to this address. Then the account is yours, and whoever made it is locked out.":
    "Você não criou esta conta ou não sabe a senha dela? <link>Defina uma nova senha</link> com outro e-mail para este endereço. A conta passa a ser sua, e quem a criou perde o acesso.",
  "You have not asked for this? Close this page, and nothing happens.":
    "Você não pediu isto? Feche esta página e nada acontece.",
  "Is {email} your e-mail address?": "{email} é o seu endereço de e-mail?",
  "Then give the password of your account.": "Então informe a senha da sua conta.",
  "Yes, verify it": "Sim, verificar",
  "For {email}. You will be signed out everywhere else.":
    "Para {email}. Você sairá da conta em todos os outros dispositivos.",
  "New password": "Nova senha",
  "Set password": "Definir senha",
  "Welcome, {name}. Choose a password for {email}. After it, you set up two-factor authentication.":
    "Boas-vindas, {name}. Escolha uma senha para {email}. Em seguida, você configura a autenticação de dois fatores.",
  "This link signs you in, once.": "Este link dá acesso à sua conta, uma única vez.",
  "Sign in as {name}": "Entrar como {name}",
  "Welcome, {data}. Choose a password for {email}.": "Boas-vindas, {data}. Escolha uma senha para {email}.",
  "There is an account with this address by now. <link>Sign in</link>":
    "Já existe uma conta com este endereço. <link>Entrar</link>",
  "The e-mail address of your account was changed, or is to be changed. Was that not you? Then take {email} back. Everybody is signed out, and you choose a new password.":
    "O endereço de e-mail da sua conta foi alterado ou vai ser alterado. Não foi você? Então recupere {email}. Todas as sessões são encerradas e você escolhe uma nova senha.",
  "Take my address back": "Recuperar meu endereço",
  "{inviter} invites {email} to {company}.": "{inviter} convida {email} para {company}.",
  "Sign in with {name} to accept it.": "Entre com {name} para aceitar.",
  "Make an account to accept it.": "Crie uma conta para aceitar.",
  "Accept invitation": "Aceitar convite",
  "You have an account with this address.": "Você já tem uma conta com este endereço.",
  "You are signed in as {email}. Sign out, and open this link again.":
    "Você entrou como {email}. Saia da conta e abra este link novamente.",
  "Sign in to accept": "Entrar para aceitar",
  "Verify your e-mail address": "Verifique seu endereço de e-mail",
  "Set a new password": "Defina uma nova senha",
  "Make your account": "Crie sua conta",
  "Take your e-mail address back": "Recupere seu endereço de e-mail",
  "Set your password": "Defina sua senha",
  "Accept your invitation": "Aceite seu convite",
  "In the application": "No aplicativo",
  "In the application, session {sessionId}": "No aplicativo, sessão {sessionId}",
  "With a key": "Com uma chave de API",
  "With key {apiKeyId}": "Com a chave de API {apiKeyId}",
  "On the command line": "Na linha de comando",
  "On the customer's page": "Na página do devedor",
  "By itself": "Automaticamente",
  nothing: "vazio",
  "from {before} to {after}": "de {before} para {after}",
  Details: "Detalhes",
  "{count, plural, one {# message is approved.} other {# messages are approved.}}":
    "{count, plural, one {# mensagem aprovada.} other {# mensagens aprovadas.}}",
  "{count, plural, one {# message will not be sent. Its case goes on.} other {# messages will not be sent. Their cases go on.}}":
    "{count, plural, one {# mensagem não será enviada. A sequência de lembretes continua.} other {# mensagens não serão enviadas. As sequências de lembretes continuam.}}",
  "{count, plural, one {# message says something else by now. Look at it again.} other {# messages say something else by now. Look at them again.}}":
    "{count, plural, one {O texto de # mensagem mudou desde então. Confira-a novamente.} other {O texto de # mensagens mudou desde então. Confira-as novamente.}}",
  Approve: "Aprovar",
  Skip: "Não enviar",
  "Nothing else leaves in the next 30 days.": "Não sai mais nada nos próximos 30 dias.",
  "Nothing leaves in the next 30 days.": "Não sai nada nos próximos 30 dias.",
  "What leaves in the next 30 days if nobody pays and nothing changes. The next message of each customer can be read, changed and stopped; what follows on it is foretold. Times are the customers’.":
    "O que será enviado nos próximos 30 dias se ninguém pagar e nada mudar. A próxima mensagem de cada cliente pode ser lida, alterada ou cancelada; as seguintes são uma previsão. Os horários são os dos clientes.",
  "Later messages": "Mensagens seguintes",
  "Key {apiKeyId}": "Chave de API {apiKeyId}",
  "{count} other keys": "{count} outras chaves de API",
  "No key has sent a request in this time. What is done in the application is not counted.":
    "Nenhuma chave de API enviou requisições neste período. O que é feito no aplicativo não conta.",
  "Requests per day, by key": "Requisições por dia, por chave de API",
  Day: "Dia",
  "Requests per day, by key: {count} in {count2} days":
    "Requisições por dia, por chave de API: {count} em {count2} dias",
  "Planned from": "Previsto desde",
  "Planned to": "Previsto até",
  "{channel} does not work since {moment}. Reminders wait, and go on by themselves when it works again.":
    "O canal {channel} não funciona desde {moment}. Os lembretes esperam e continuam automaticamente quando ele voltar a funcionar.",
  "What is planned, the earliest first, then what has ended, newest first":
    "Primeiro o que está previsto, começando pelo mais próximo; depois o que já terminou, do mais recente para o mais antigo",
  "No reminder matches. Choose other filters, or clear them.":
    "Nenhum lembrete encontrado. Escolha outros filtros ou limpe-os.",
  "No reminder is planned yet. Duebook plans them when customers owe something.":
    "Ainda não há lembretes previstos. O Duebook os planeja quando os clientes devem alguma coisa.",
  "Recovery codes": "Códigos de recuperação",
  "Each of these codes signs you in once if you don't have your phone. Print them, or keep them where you keep your passwords. They are not shown again.":
    "Cada um destes códigos permite entrar uma vez se você estiver sem o celular. Imprima-os ou guarde-os junto com as suas senhas. Eles não são mostrados de novo.",
  "I have kept them": "Já guardei os códigos",
  Copy: "Copiar",
  "Install an authenticator app on your phone, if you have none.":
    "Instale um aplicativo autenticador no celular, se ainda não tiver um.",
  "Scan this code with the app, or type in the secret.":
    "Escaneie este código com o aplicativo ou digite o segredo.",
  "Type in the six digits that the app shows.": "Digite os seis dígitos que o aplicativo mostra.",
  "QR code for your authenticator app": "QR Code para o seu aplicativo autenticador",
  Secret: "Segredo",
  Confirm: "Confirmar",
  "Keep the present one": "Manter o atual",
  "Not now": "Agora não",
  "{count, plural, one {# recovery code is left.} other {# recovery codes are left.}}":
    "{count, plural, =0 {Não resta nenhum código de recuperação.} one {Resta # código de recuperação.} other {Restam # códigos de recuperação.}}",
  "Make new ones soon": "Gere novos em breve",
  "New recovery codes": "Novos códigos de recuperação",
  "Make ten new recovery codes? Those that you have stop working at once.":
    "Gerar dez novos códigos de recuperação? Os atuais deixam de funcionar na hora.",
  "Remove the authenticator app": "Remover o aplicativo autenticador",
  "Turn off two-factor": "Desativar dois fatores",
  "Move to another phone": "Trocar de celular",
  "Move two-factor authentication to another phone? The present one works until the other one does.":
    "Passar a autenticação de dois fatores para outro celular? O atual funciona até que o novo esteja funcionando.",
  "Remove the authenticator app? Signing in with your password asks for a passkey from then on.":
    "Remover o aplicativo autenticador? A partir daí, a entrada com senha pede uma chave de acesso.",
  "Turn off two-factor authentication? Your API keys stop working at once, and where you are owner or admin, you can't open the company until you set it up again.":
    "Desativar a autenticação de dois fatores? Suas chaves de API deixam de funcionar na hora e, onde você for proprietário ou administrador, não poderá abrir a empresa até configurá-la de novo.",
  "Add an authenticator app": "Adicionar um aplicativo autenticador",
  "Add an authenticator app? Its codes work beside your passkeys.":
    "Adicionar um aplicativo autenticador? Os códigos funcionam junto com as suas chaves de acesso.",
  "a passkey or a code from your authenticator app":
    "uma chave de acesso ou um código do aplicativo autenticador",
  "a code from your authenticator app": "um código do aplicativo autenticador",
  "a passkey": "uma chave de acesso",
  On: "Ativada",
  "Signing in with your password asks for {asks}.": "A entrada com senha também pede {asks}.",
  Off: "Desativada",
  "With it, nobody can sign in with your password alone. Owners and admins of a company need it, and so do API keys.":
    "Com ela, ninguém consegue entrar só com a sua senha. Proprietários e administradores de uma empresa precisam dela, assim como as chaves de API.",
  "Add a passkey": "Adicionar chave de acesso",
  "So that you know it again in the list, such as “My phone”.":
    "Para você reconhecê-la na lista, por exemplo “Meu celular”.",
  "Remove a passkey": "Remover chave de acesso",
  "Remove the passkey “{name}”? It opens your account no more, and you are signed out everywhere else.":
    "Remover a chave de acesso “{name}”? Ela deixa de abrir a sua conta, e você sai da conta em todos os outros dispositivos.",
  "It is your only second factor: your API keys stop working at once, and where you are owner or admin, you can't open the company until you set up another one.":
    "É o seu único segundo fator: suas chaves de API deixam de funcionar na hora e, onde você for proprietário ou administrador, não poderá abrir a empresa até configurar outro.",
  "Remove “{name}”": "Remover “{name}”",
  Added: "Adicionada",
  "Last used": "Último uso",
  Passkeys: "Chaves de acesso",
  "A passkey is kept by your phone, your computer, a security key or a password manager. It signs you in without your password, and it can stand for the code of an authenticator app.":
    "Uma chave de acesso fica guardada no celular, no computador, em uma chave de segurança ou em um gerenciador de senhas. Com ela você entra sem senha, e ela pode substituir o código do aplicativo autenticador.",
  "You can't add one here: browsers know passkeys only at an address with a name, such as https://duebook.example or http://localhost, and not at one in numbers.":
    "Não é possível adicionar uma aqui: os navegadores só aceitam chaves de acesso em endereços com nome, como https://duebook.example ou http://localhost, e não em endereços numéricos.",
  "Adding a passkey needs JavaScript.": "Para adicionar uma chave de acesso é preciso JavaScript.",
  "You have {maxPasskeys} passkeys, and no more fit.":
    "Você tem {maxPasskeys} chaves de acesso e não pode adicionar mais.",
  "About you": "Sobre você",
  "As in the company": "Como na empresa",
  "What you read is in it, and amounts and dates are as usual there.":
    "Tudo o que você lê aparece neste idioma, com valores e datas no formato local.",
  "How you read times; in the company it is {usualZone}. What is overdue goes by the company’s.":
    "Como você lê os horários; na empresa é {usualZone}. O que está vencido segue o fuso da empresa.",
  "Send me a digest of what needs attention": "Receber um resumo do que precisa de atenção",
  "At most once a day, by e-mail to your account's address, if you are an owner or admin. Nothing is sent on days without news.":
    "No máximo uma vez por dia, para o e-mail da sua conta, se você for proprietário ou administrador. Nada é enviado em dias sem novidades.",
  "Tell me each morning what leaves today": "Receber toda manhã um aviso do que sai no dia",
  "At eight by the company's clock, if you are an owner or admin, on days on which something leaves.":
    "Às oito, no horário da empresa, se você for proprietário ou administrador, nos dias em que algo sai.",
  Save: "Salvar",
  Verified: "Verificado",
  "Not verified": "Não verificado",
  "Open the link in the e-mail that we have sent there. API keys work once your address is verified.":
    "Abra o link do e-mail que enviamos para este endereço. As chaves de API funcionam assim que o endereço for verificado.",
  "It becomes {newEmail} as soon as you open the link that we have sent there. Until then you sign in with the present address, and your API keys do not work.":
    "Passa a ser {newEmail} assim que você abrir o link que enviamos para lá. Até então, você entra com o endereço atual, e suas chaves de API não funcionam.",
  "Send the link again": "Enviar o link de novo",
  "Keep the present address": "Manter o endereço atual",
  "You have no password yet. <link>Have a link mailed</link> to set one.":
    "Você ainda não tem senha. <link>Receba um link por e-mail</link> para definir uma.",
  "New e-mail": "Novo e-mail",
  "We mail a link there, and tell your present address.":
    "Enviamos um link para o novo endereço e avisamos o atual.",
  "Change e-mail": "Alterar e-mail",
  "To change the address, set a password first.": "Para alterar o endereço, defina uma senha primeiro.",
  "Present password": "Senha atual",
  "At least {minPasswordLength} characters that are hard to guess. You are signed out everywhere else.":
    "Pelo menos {minPasswordLength} caracteres difíceis de adivinhar. Você sairá da conta em todos os outros dispositivos.",
  "Change password": "Alterar senha",
  "You are signed out.": "Você saiu da conta.",
  "That browser is signed out.": "A sessão nesse navegador foi encerrada.",
  "You are signed out everywhere.": "Você saiu de todos os dispositivos.",
  "the time zone that you have chosen": "o fuso horário que você escolheu",
  "because neither you nor a company of yours has chosen a time zone":
    "porque nem você nem uma empresa sua escolheu um fuso horário",
  "the time zone of {name}": "o fuso horário de {name}",
  "Times are those of {readable}, {why}.": "Os horários são os de {readable}, {why}.",
  Browser: "Navegador",
  "This session": "Esta sessão",
  "Signed in": "Início da sessão",
  "Last seen": "Última atividade",
  End: "Encerrar",
  "Where you are signed in": "Dispositivos conectados",
  "Sign out everywhere": "Sair de todos os dispositivos",
  "The passkey is added.": "A chave de acesso foi adicionada.",
  "The passkey is removed. You are signed out everywhere else.":
    "A chave de acesso foi removida. Você saiu da conta em todos os outros dispositivos.",
  "Close account": "Encerrar conta",
  "You leave your companies, and nobody can sign in with this account any more. What you did in a company stays in its log.":
    "Você deixa as suas empresas, e ninguém mais consegue entrar com esta conta. O que você fez em uma empresa fica no registro de atividades dela.",
  "Close your account": "Encerrar sua conta",
  "You are signed out everywhere, your API keys stop working, and {email} can make another account. This can’t be undone.":
    "Você sai de todos os dispositivos, suas chaves de API deixam de funcionar e {email} pode criar outra conta. Isto não pode ser desfeito.",
  "Your account is closed.": "Sua conta foi encerrada.",
  "Not confirmed": "Não confirmado",
  "You are not signed in": "Você não entrou na sua conta",
  "This needs a sign-in of the last ten minutes at {name}. You come back to where you were. Then do it again: it was not done yet.":
    "Isto exige que você tenha entrado em {name} nos últimos dez minutos. Depois, você volta para onde estava. Então repita a ação: ela ainda não foi feita.",
  Unmatched: "Não conciliado",
  Suggestion: "Sugestão",
  "Partly applied": "Parcialmente conciliado",
  Applied: "Conciliado",
  Ignored: "Ignorado",
  "Paid back": "Devolvido",
  "Took a payment back": "Estornou um pagamento",
  Return: "Devolução",
  "Money out": "Saídas",
  "Unknown payer": "Pagador desconhecido",
  "payment ID": "ID do pagamento",
  number: "número",
  sum: "soma",
  "the {last} is exact": "coincide: {last}",
  "{list} and {last} are exact": "coincidem: {list} e {last}",
  "it is less by what may be deducted": "a diferença é só o desconto permitido",
  "another part of it paid a debt of theirs": "outra parte pagou uma dívida deste cliente",
  "paid by the same account in {month}": "pago pela mesma conta em {month}",
  "the payer’s name is the customer’s": "o nome do pagador é o do cliente",
  "is paid already": "já foi paga",
  "is void": "foi anulada",
  "is in another currency": "está em outra moeda",
  "{receivable} {why}.": "{receivable} {why}.",
  "Applied.": "Transação conciliada.",
  "Applied to what you chose.": "Transação conciliada com o que você escolheu.",
  "It is not suggested any more.": "Esta sugestão não aparece mais.",
  "Ignored.": "Transação ignorada.",
  "Undone. It waits again.": "Desfeito. A transação volta a aguardar.",
  "It is taken back: its payments are reversed.": "A transação foi estornada, junto com os pagamentos dela.",
  "It is marked as paid back.": "A transação foi marcada como devolvida.",
  "Statements of your bank": "Extratos do seu banco",
  "Choose files, or drop them here: camt (XML or ZIP), MT940, OFX, CSV. Up to 10 MB each.":
    "Escolha arquivos ou arraste-os para cá: camt (XML ou ZIP), MT940, OFX, CSV. Até 10 MB cada.",
  Upload: "Enviar",
  "{transactions, plural, one {# transaction} other {# transactions}}":
    "{transactions, plural, one {# transação} other {# transações}}",
  "{transactions, plural, one {# transaction} other {# transactions}}, {known} of them known before":
    "{transactions, plural, one {# transação} other {# transações}}, {known} já conhecidas",
  "{what}. Nothing is new.": "{what}. Nada de novo.",
  "{what}: {applied} applied, nothing waits for you.":
    "{what}: {applied} conciliadas, nada esperando por você.",
  "{what}: {applied} applied, {waiting, plural, one {# waits} other {# wait}} for you.":
    "{what}: {applied} conciliadas, {waiting, plural, one {# esperando por você} other {# esperando por você}}.",
  Imported: "Importado",
  "Unknown account": "Conta desconhecida",
  Columns: "Colunas",
  Refused: "Recusado",
  "It is of {count, plural, one {an account that} other {accounts that}} Duebook does not know: {list}. Nothing was imported.":
    "{count, plural, other {O Duebook não conhece {list}. Nada foi importado.}}",
  "Is it yours? Add it, then upload the file again.":
    "É uma conta da sua empresa? Adicione-a e envie o arquivo de novo.",
  "An owner or admin can add it.": "Um proprietário ou administrador pode adicioná-la.",
  "Add this account": "Adicionar esta conta",
  "Open the statement": "Abrir o extrato",
  "What came of your files": "Resultado dos seus arquivos",
  "Go to Money in": "Ir para Entradas",
  "Statement {id}": "Extrato {id}",
  "{statementName} is being matched: {count} of {count2}.":
    "{statementName}: em análise, {count} de {count2} transações.",
  "Left the account": "Saiu da conta",
  "Came in": "Entrou",
  "Not applied": "A conciliar",
  Booked: "Data da transação",
  Value: "Data-valor",
  Account: "Conta",
  "No. {bankAccountId}": "Nº {bankAccountId}",
  "Paid to": "Pago a",
  "Paid by": "Pago por",
  "Their account": "Conta da outra parte",
  "End-to-end ID": "ID fim a fim (end-to-end)",
  "Bank’s reference": "Referência do banco",
  "Reason of the return": "Motivo da devolução",
  "Takes back": "Estorna",
  "No. {returnsId}": "Nº {returnsId}",
  Statement: "Extrato",
  "No. {bankStatementId}": "Nº {bankStatementId}",
  Ignore: "Ignorar",
  "It is for none of the receivables, such as a refund of a supplier or money of your own. Reminders no longer wait for it.":
    "Não se refere a nenhuma conta a receber: é, por exemplo, um reembolso de fornecedor ou dinheiro seu. Os lembretes deixam de esperar por ela.",
  "left of {amount}": "a conciliar, de {amount}",
  "It takes an earlier payment back, and it is not certain which one. Open it to choose.":
    "Estorna um pagamento anterior, mas não é certo qual. Abra para escolher.",
  "Money left the account.": "Saiu dinheiro da conta.",
  "Nothing in the book fits. Look for what it pays.":
    "Nenhuma conta a receber corresponde. Busque o que foi pago.",
  Split: "Dividir",
  "{others, plural, one {# other suggestion} other {# other suggestions}}":
    "{others, plural, one {mais # sugestão} other {mais # sugestões}}",
  "Pages of what needs you": "Páginas do que precisa da sua atenção",
  "More that needs you": "Ver mais",
  "What needs you": "Precisa da sua atenção",
  "What needs you ({total})": "Precisa da sua atenção ({total})",
  "What needs you ({total} or more)": "Precisa da sua atenção ({total} ou mais)",
  "Nothing waits for you: all that came in is applied, or was ignored.":
    "Nada esperando por você: tudo o que entrou foi conciliado ou ignorado.",
  "{amount} open, due {date}": "{amount} em aberto, vencimento em {date}",
  "Amount for {receivableName}": "Valor para {receivableName}",
  "References, descriptions, customers. What is chosen stays chosen.":
    "Referências, descrições, clientes. O que já foi escolhido continua escolhido.",
  "Split, or apply to other receivables": "Dividir ou conciliar com outras contas a receber",
  "Search for what it pays.": "Busque o que foi pago.",
  "No open receivable in {currency} matches.": "Nenhuma conta a receber em aberto em {currency} encontrada.",
  "Apply to these": "Conciliar com estas",
  "Work out": "Calcular",
  Direction: "Sentido",
  "In and out": "Ambos",
  "Booked from": "Transações desde",
  "Booked to": "Transações até",
  Payer: "Pagador",
  "Just done": "Feito agora",
  "to {receivables}": "com {receivables}",
  Date: "Data",
  "Value date": "Data-valor",
  "Amount, with its sign": "Valor, com sinal",
  "Whether it came or left": "Entrada ou saída",
  "Payer or payee": "Pagador ou recebedor",
  "Payment reference": "Identificação do pagamento",
  "Balance afterwards": "Saldo após a transação",
  "Which column is what? The answer is remembered for the account.":
    "O que há em cada coluna? A resposta fica salva para esta conta.",
  "The file is too large to be kept meanwhile: choose it again afterwards.":
    "O arquivo é grande demais para ficar guardado até lá: escolha-o de novo depois.",
  "The first rows of {fileName}": "As primeiras linhas de {fileName}",
  "Choose the account": "Escolher a conta",
  "Not in the file": "Não está no arquivo",
  Import: "Importar",
  "The balance of {date} is not that of {date2}": "O saldo de {date} não bate com o de {date2}",
  "No statement of {date}": "Falta o extrato de {date}",
  "and {count} more gaps": "e mais {count} lacunas",
  "No statement yet": "Ainda sem extratos",
  "Last statement to {date}": "Último extrato até {date}",
  Accounts: "Contas",
  "Sort code": "Sort code",
  "United Kingdom.": "Reino Unido.",
  "Routing number": "Routing number",
  "United States.": "Estados Unidos.",
  "Clearing number": "Código do banco",
  "Anywhere else.": "Outros países.",
  "Add an account": "Adicionar conta",
  "Statements of it are read from then on. Customers who owe its currency are told to pay into the first account of that currency, so it may be this one.":
    "A partir daí, os extratos desta conta são lidos. Quem deve nesta moeda é orientado a pagar na primeira conta dessa moeda, que pode ser esta.",
  "Account holder": "Titular da conta",
  "As the bank has it.": "Como consta no banco.",
  "Without an IBAN: the account number, and the code of the bank.":
    "Sem IBAN: o número da conta e o código do banco.",
  "Account number": "Número da conta",
  "For payments from abroad.": "Para pagamentos do exterior.",
  "This needs a code of your second factor, because money goes there.":
    "Isto exige um código do seu segundo fator, porque é para cá que vai o dinheiro.",
  "{receivableName} of {a}": "{receivableName} de {a}",
  "Nothing is written on it.": "Sem nenhum texto.",
  ", due {date}": ", vencimento em {date}",
  "of {amount}": "de {amount}",
  "{amount} stays the customer’s credit.": "{amount} fica como crédito do cliente.",
  "money|Apply": "Conciliar",
  "Not this": "Não é esta",
  "Statements so far": "Extratos importados",
  "An owner or admin can add an account.": "Um proprietário ou administrador pode adicionar uma conta.",
  "Upload a statement of your bank, and Duebook finds the receivables that were paid. It has to know the account: add it first, or give your IBAN in the facts of the company.":
    "Envie um extrato do seu banco, e o Duebook encontra as contas a receber que foram pagas. Ele precisa conhecer a conta bancária: adicione-a primeiro ou informe o IBAN nos dados da empresa.",
  "Upload a statement of your bank, and Duebook finds the receivables that were paid. It has to know the account: ask an owner or admin to add it, or to give your IBAN in the facts of the company.":
    "Envie um extrato do seu banco, e o Duebook encontra as contas a receber que foram pagas. Ele precisa conhecer a conta bancária: peça a um proprietário ou administrador que a adicione ou informe o IBAN nos dados da empresa.",
  "Nothing has moved yet, as far as Duebook knows. Upload a statement.":
    "O Duebook ainda não conhece nenhuma transação. Envie um extrato.",
  "All transactions": "Todas as transações",
  "Nothing matches. Try fewer filters.": "Nada encontrado. Tente menos filtros.",
  Transactions: "Transações",
  "The file has the first {count} of them.": "O arquivo tem os primeiros {count} registros.",
  "The account is added. Upload its statements.": "A conta foi adicionada. Envie os extratos dela.",
  "Cut after {count} of {total} rows.": "Cortado após {count} de {total} linhas.",
  Owed: "A receber",
  "Due in 7 days": "Vence em 7 dias",
  Disputed: "Contestado",
  "Promises not kept": "Promessas não cumpridas",
  "Nothing matches. Try fewer filters, or another word.":
    "Nada encontrado. Tente menos filtros ou outra palavra.",
  "Nothing that is owed matches.": "Nada do que está em aberto corresponde.",
  "Look among all receivables": "Buscar em todas as contas a receber",
  "Everything is paid.": "Está tudo pago.",
  "Show all receivables": "Mostrar todas as contas a receber",
  "Not everything is shown. Narrow the list with a filter.":
    "Nem tudo é mostrado. Reduza a lista com um filtro.",
  "Choose all on this page": "Selecionar todas nesta página",
  "Choose {receivableName}": "Selecionar {receivableName}",
  "Nothing is owed to you yet. Create what a customer owes you, or import a file of it.":
    "Ninguém deve nada a você ainda. Cadastre o que um cliente deve ou importe um arquivo.",
  "Cut after {count} rows: the search finds no more at once.":
    "Cortado após {count} linhas: a busca não mostra mais resultados.",
  "To pay": "A pagar",
  Bill: "Conta a pagar",
  "Not overdue": "Não vencido",
  "Due from": "Vencimento desde",
  "Due to": "Vencimento até",
  "Exact reference": "Referência exata",
  "Series number": "Número da recorrência",
  Calendar: "Calendário",
  Series: "Recorrências",
  "No bill is recorded yet. Record one, or a series of bills that come every month.":
    "Ainda não há contas a pagar. Cadastre uma ou crie uma conta recorrente, que se repete todo mês.",
  "No bill matches. Choose other filters, or clear them.":
    "Nenhuma conta a pagar encontrada. Escolha outros filtros ou limpe-os.",
  "The texts are saved. Messages use them from now on.":
    "Os textos foram salvos. As mensagens passam a usá-los.",
  "This is a preview. Nothing is saved yet.": "Esta é uma prévia. Nada foi salvo ainda.",
  Expired: "Expirou",
  "{days, plural, one {Expires in # day} other {Expires in # days}}":
    "{days, plural, one {Expira em # dia} other {Expira em # dias}}",
  Rotate: "Substituir",
  "Rotate the key “{name}”? You get a new key with the same name and scopes. The present one stops working at once.":
    "Substituir a chave de API “{name}”? Você recebe uma nova chave com o mesmo nome e as mesmas permissões. A atual deixa de funcionar na hora.",
  Revoke: "Revogar",
  "Revoke the key “{name}”? Whatever uses it stops working at once, and it can't be brought back.":
    "Revogar a chave de API “{name}”? Tudo o que a usa deixa de funcionar na hora, e ela não pode ser recuperada.",
  Scopes: "Permissões",
  Holder: "Titular",
  "{name} (you)": "{name} (você)",
  Made: "Criada",
  Validity: "Validade",
  "Your keys are refused until your e-mail address is confirmed. <link>Confirm it in your account</link>.":
    "Suas chaves de API são recusadas até você confirmar seu endereço de e-mail. <link>Confirme-o na sua conta</link>.",
  "{own} of {most, plural, one {# key} other {# keys}}":
    "{own} de {most, plural, one {# chave} other {# chaves}}",
  "There are no keys yet. With a key, a program of yours can send receivables and bills, and read them. What it can do is described in <link>the interface</link>.":
    "Ainda não há chaves de API. Com uma chave, um programa seu pode enviar e ler contas a receber e contas a pagar. O que ela permite está descrito na <link>documentação da API</link>.",
  "Keys of the company, the newest first": "Chaves de API da empresa, da mais recente para a mais antiga",
  "The key was created.": "A chave de API foi criada.",
  "The key was replaced with a new one, which was shown once.":
    "A chave de API foi substituída por uma nova, que foi mostrada uma única vez.",
  "The key is revoked.": "A chave de API foi revogada.",
  Arrived: "Entregue",
  "Owed then": "Em aberto no envio",
  Tries: "Tentativas",
  "Answer of the provider": "Resposta do provedor",
  Moved: "Data alterada",
  "The message is also about": "A mensagem também se refere a",
  "reminder {count}": "lembrete {count}",
  "Reminder {count}": "Lembrete {count}",
  "The reminder": "O lembrete",
  "The message was removed, because its time of retention is over.":
    "A mensagem foi removida porque o prazo de retenção terminou.",
  "No message was created for this reminder.": "Nenhuma mensagem foi criada para este lembrete.",
  "Owners and admins need two-factor authentication before they can open the company. Set it up here; it takes a minute.":
    "Proprietários e administradores precisam da autenticação de dois fatores para abrir a empresa. Configure-a aqui; leva um minuto.",
  "Your account is saved.": "Sua conta foi salva.",
  "We have mailed a link to your new address. It becomes yours when you open the link.":
    "Enviamos um link para o seu novo endereço. Ele passa a valer quando você abrir o link.",
  "Your address stays as it is. We have mailed a link there, to verify it anew.":
    "Seu endereço continua o mesmo. Enviamos um link para verificá-lo de novo.",
  "The link is on its way. We send at most three mails an hour.":
    "O link está a caminho. Enviamos no máximo três e-mails por hora.",
  "Your password is changed. You are signed out everywhere else.":
    "Sua senha foi alterada. Você saiu da conta em todos os outros dispositivos.",
  "This code is not right. Codes change every 30 seconds.":
    "Este código não está certo. Os códigos mudam a cada 30 segundos.",
  "Two-factor authentication is on.": "A autenticação de dois fatores está ativada.",
  "Good. Keep your recovery codes where you find them without your phone.":
    "Ótimo. Guarde seus códigos de recuperação onde possa encontrá-los sem o celular.",
  "You have new recovery codes.": "Você tem novos códigos de recuperação.",
  "Scan the code below with your other phone.": "Escaneie o código abaixo com o outro celular.",
  "Scan the code below with your authenticator app.":
    "Escaneie o código abaixo com o seu aplicativo autenticador.",
  "Two-factor authentication stays as it was.": "A autenticação de dois fatores ficou como estava.",
  "Two-factor authentication is off.": "A autenticação de dois fatores está desativada.",
  "Your account": "Sua conta",
  "Nobody and nothing is found for “{text}”.": "Nada nem ninguém encontrado para “{text}”.",
  "A search looks for the beginnings of words: of a customer’s name or address, of a reference, of a page. An amount is looked for as a whole.":
    "A busca procura inícios de palavras: do nome ou contato de um cliente, de uma referência, de uma página. Um valor é buscado por inteiro.",
  "Look in descriptions": "Buscar nas descrições",
  "Pages and actions": "Páginas e ações",
  "Customer, reference, amount or page": "Cliente, referência, valor ou página",
  "How you read times.": "Como você lê os horários.",
  "As your browser says": "Como indica o navegador",
  "We send you a link to choose a password.": "Enviamos a você um link para escolher uma senha.",
  "Sign up": "Cadastrar-se",
  "You have an account? <link>Sign in</link>": "Já tem conta? <link>Entrar</link>",
  "We have written to your e-mail address. Open the link in that mail to choose a password; then you have an account. It works once, for 24 hours. Nothing has come? Look into the folder for spam.":
    "Enviamos uma mensagem para o seu endereço de e-mail. Abra o link nela para escolher uma senha; assim a sua conta é criada. Ele funciona uma vez, por 24 horas. Não chegou nada? Confira a pasta de spam.",
  "Merge into": "Mesclar com",
  "Nobody found. Type a word of the name, of an address or of a reference.":
    "Ninguém encontrado. Digite uma palavra do nome, de um contato ou de uma referência.",
  "The newest customers": "Clientes mais recentes",
  Found: "Resultados",
  Before: "Antes",
  "What the two have now": "O que os dois têm agora",
  Afterwards: "Depois",
  "Choose another customer": "Escolher outro cliente",
  "Merge {displayName}": "Mesclar {displayName}",
  "The customers are merged.": "Os clientes foram mesclados.",
  "Sign in as somebody else": "Entrar com outra conta",
  "The six digits that your authenticator app shows.":
    "Os seis dígitos que o seu aplicativo autenticador mostra.",
  "A passkey needs JavaScript. Without it, use a recovery code.":
    "Chaves de acesso precisam de JavaScript. Sem ele, use um código de recuperação.",
  "Use a recovery code": "Usar um código de recuperação",
  "Recovery code": "Código de recuperação",
  "One of the ten that you kept when you set up two-factor authentication. Each works once.":
    "Um dos dez que você guardou ao configurar a autenticação de dois fatores. Cada um funciona uma vez.",
  "Use the authenticator app": "Usar o aplicativo autenticador",
  "sort code": "sort code",
  "routing number": "routing number",
  "clearing number": "código do banco",
  "Remove a bank account": "Remover uma conta bancária",
  "Remove {number}? Messages from now on no longer name it. Those that were sent stay as they are.":
    "Remover {number}? As mensagens deixam de citá-la a partir de agora. As que já foram enviadas continuam como estão.",
  "Who owes this currency pays into this account.": "Quem deve nesta moeda paga nesta conta.",
  "United Kingdom, such as 20-00-00.": "Reino Unido, por exemplo 20-00-00.",
  "United States, nine digits.": "Estados Unidos, nove dígitos.",
  "Anywhere else: clearing number, BSB, IFSC.": "Outros países: código do banco (clearing), BSB, IFSC.",
  "Add the account": "Adicionar a conta",
  "not told to customers": "não informada aos clientes",
  "Accounts for other currencies": "Contas para outras moedas",
  "Customers are told the first account of the currency that they owe, and the IBAN above for every other currency.":
    "Os clientes recebem os dados da primeira conta da moeda em que devem e, para as demais moedas, o IBAN acima.",
  "The account is added. Messages name it from now on.":
    "A conta foi adicionada. As mensagens passam a citá-la.",
  "The account is removed.": "A conta foi removida.",
  "What your customers see": "O que os seus clientes veem",
  "For a debt of {amount} with the reference {reference}:":
    "Para uma dívida de {amount} com a referência {reference}:",
  "Pay online": "Pagar online",
  Web: "Site",
  Address: "Endereço",
  Country: "País",
  IBAN: "IBAN",
  BIC: "BIC",
  "Payment link": "Link de pagamento",
  "Legal notice": "Informações legais",
  "The archive is being made: {count} rows so far.": "A cópia está sendo gerada: {count} linhas até agora.",
  "The archive of {moment} has {count} rows and {megabytes} MB.":
    "A cópia de {moment} tem {count} linhas e {megabytes} MB.",
  Download: "Baixar",
  "Everything as a file": "Tudo em um arquivo",
  "One ZIP with all that the company has here, as CSV for spreadsheets and JSON for programs. It is made while you work on, and can be downloaded for 30 days by owners and admins, with a code.":
    "Um ZIP com tudo o que a empresa tem aqui, em CSV para planilhas e JSON para programas. Ele é gerado enquanto você trabalha e pode ser baixado por 30 dias por proprietários e administradores, com um código.",
  "Make the archive": "Gerar cópia dos dados",
  "Make a new archive": "Gerar nova cópia",
  "Close company": "Encerrar empresa",
  "Nothing is sent any more, and nobody gets in. For {reopenDays} days an owner can open it again; then all of it is deleted.":
    "Nada mais é enviado e ninguém tem acesso. Por {reopenDays} dias, um proprietário pode reabri-la; depois, tudo é excluído.",
  "Make the archive first: there is none of the last 24 hours.":
    "Gere primeiro a cópia dos dados: não há nenhuma das últimas 24 horas.",
  "Close {name}": "Encerrar {name}",
  "Reminders stop, API keys are refused, and nobody of the company gets in. Customers’ pages list nothing any more. After {reopenDays} days all of it is deleted and can’t be brought back.":
    "Os lembretes param, as chaves de API são recusadas e ninguém da empresa tem acesso. As páginas dos devedores não mostram mais nada. Após {reopenDays} dias, tudo é excluído e não pode ser recuperado.",
  "Name of the company": "Nome da empresa",
  "Type “{name}”, so that it is this company that you close.":
    "Digite “{name}” para confirmar que é esta a empresa a encerrar.",
  "The archive is being made.": "A cópia está sendo gerada.",
  "You can download the archive for the next ten minutes.":
    "Você pode baixar a cópia nos próximos dez minutos.",
  "The company is closed. You can open it again here until it is deleted.":
    "A empresa foi encerrada. Você pode reabri-la aqui até que ela seja excluída.",
  "Your e-mail address is verified.": "Seu endereço de e-mail foi verificado.",
  "Your password is set. Sign in with it.": "Sua senha foi definida. Entre com ela.",
  "Your password is set.": "Sua senha foi definida.",
  "You are a member now.": "Agora você é membro.",
  Owner: "Proprietário",
  Admin: "Administrador",
  Member: "Membro",
  Leave: "Sair da empresa",
  "Leave {name}": "Sair da empresa {name}",
  "Leave {name}? You no longer see anything of it, and your API keys for it stop working at once. Only an owner or admin of it can invite you again.":
    "Sair da empresa {name}? Você não vê mais nada dela, e suas chaves de API para ela deixam de funcionar na hora. Só um proprietário ou administrador pode convidar você de novo.",
  "Closed. It is deleted on {moment}.": "Encerrada. Ela será excluída em {moment}.",
  "Open again": "Reabrir",
  "Open {name} again": "Reabrir {name}",
  "Its people get in, its keys work, and its reminders go on as the policy says.":
    "As pessoas voltam a ter acesso, as chaves de API funcionam e os lembretes continuam conforme a régua.",
  "Until then, one of its owners can open it again.": "Até lá, um dos proprietários pode reabri-la.",
  "You are": "Sua função",
  "A new company": "Uma nova empresa",
  "Messages to your customers are signed with it.":
    "As mensagens aos seus clientes são assinadas com este nome.",
  "Choose a country": "Escolha um país",
  "Reminders keep its public holidays.": "Os lembretes respeitam os feriados deste país.",
  "Days begin and end there.": "Os dias começam e terminam neste fuso.",
  "Create company": "Criar empresa",
  "You belong to no company yet": "Você ainda não faz parte de nenhuma empresa",
  "Make one below, or ask an owner or admin of one to invite you.":
    "Crie uma abaixo ou peça um convite a um proprietário ou administrador.",
  "Ask an owner or admin of a company to invite {email}.":
    "Peça a um proprietário ou administrador de uma empresa que convide {email}.",
  "To join another company, ask one of its owners or admins to invite you. The operator of this Duebook creates new companies.":
    "Para entrar em outra empresa, peça um convite a um dos proprietários ou administradores. As empresas novas são criadas pelo operador deste Duebook.",
  "Your company was created. You have a trial of one month, and nothing is sent until you go live.":
    "Sua empresa foi criada. Você tem um mês de teste, e nada é enviado até você ativar o envio.",
  "The company is open again.": "A empresa está aberta de novo.",
  "You have left the company.": "Você saiu da empresa.",
  "What it is for": "A que se refere",
  "Mark as paid": "Marcar como pago",
  "“{billLabel}” is then paid for good; its amount and due date can no longer change.":
    "“{billLabel}” fica definitivamente como paga; o valor e o vencimento não podem mais mudar.",
  "Such as how it was paid. May stay empty.": "Por exemplo, como foi paga. Opcional.",
  "Its series": "A recorrência",
  "Every month since": "Todo mês desde",
  Until: "Até",
  "No end": "Sem fim",
  Each: "Por conta",
  "Next bill": "Próxima conta",
  Stopped: "Parada",
  "Nothing is left to write": "Não há mais contas a criar",
  "All bills of this series": "Todas as contas desta recorrência",
  "The bill is marked as paid.": "A conta foi marcada como paga.",
  "In work": "Em andamento",
  Matched: "Analisadas",
  "{count} of {count2} transactions are matched. You can leave this page: it goes on by itself.":
    "{count} de {count2} transações analisadas. Você pode sair desta página: a análise continua sozinha.",
  "Look again": "Atualizar",
  "Balance before": "Saldo inicial",
  "Balance after": "Saldo final",
  "What it brought": "O que trouxe",
  New: "Novos",
  "Known before": "Já conhecidos",
  Format: "Formato",
  Statements: "Extratos",
  "What it says of each account": "O que diz de cada conta",
  "Bills of {billLabel}": "Contas de {billLabel}",
  "All are written": "Todas criadas",
  "New series": "Nova conta recorrente",
  "All running series": "Todas as recorrências ativas",
  "No series is running. Make one for a bill that comes every month.":
    "Não há recorrências ativas. Crie uma para uma conta que chega todo mês.",
  "Series, the next bill first": "Contas recorrentes, começando pela próxima",
  "Each bill is written {seriesHorizonDays} days before it is due.":
    "Cada conta é criada {seriesHorizonDays} dias antes do vencimento.",
  "{count} more": "mais {count}",
  "Bills of {name}": "Contas de {name}",
  Months: "Meses",
  "This month": "Este mês",
  "Nothing is to pay in this month.": "Não há nada a pagar neste mês.",
  "Who you are": "Dados da empresa",
  "Messages are signed with it.": "As mensagens são assinadas com este nome.",
  "Postal address, below the name in each e-mail.": "Endereço postal, abaixo do nome em cada e-mail.",
  "Where customers reach you. Answers to reminders go there.":
    "Onde os clientes falam com você. As respostas aos lembretes chegam aqui.",
  "With the country's code, such as +49 30 123456.": "Com o código do país, por exemplo +55 11 3456-7890.",
  "Nothing is sent on its public holidays.": "Nada é enviado nos feriados deste país.",
  "Decides what is overdue and at what hours messages leave. UTC if empty.":
    "Define o que está vencido e em que horário as mensagens são enviadas. Se ficar em branco, usa-se UTC.",
  "How amounts and dates are written for those of you who have not chosen their own. Customers have theirs.":
    "Como valores e datas são escritos para quem, na empresa, não escolheu o próprio idioma. Os clientes têm o deles.",
  "What your country's law wants in business letters, such as register, directors and tax number. It stands at the end of each message.":
    "O que a lei do seu país exige na correspondência comercial, como registro, administradores e CNPJ. Aparece no fim de cada mensagem.",
  "How to be paid": "Como receber pagamentos",
  "As the bank has it: banks compare it with the account.":
    "Como consta no banco: os bancos comparam com a conta.",
  "The account to pay into.": "A conta em que se paga.",
  "Of the bank, in the country of the IBAN.": "Do banco, no país do IBAN.",
  "Where customers pay online. {reference} stands for the debt’s reference, {amount} for what is open: {example}":
    "Onde os clientes pagam online. {reference} é substituído pela referência da dívida e {amount} pelo valor em aberto: {example}",
  "Changing this needs a code of your second factor, because money goes there.":
    "Alterar isto exige um código do seu segundo fator, porque é para cá que vai o dinheiro.",
  "Save payment details": "Salvar dados de pagamento",
  "Messages do not say how to pay: there is neither an account nor a payment link.":
    "As mensagens não dizem como pagar: não há conta nem link de pagamento.",
  "The IBAN is given without the name of its holder.": "O IBAN foi informado sem o nome do titular.",
  "Messages do not say how to reach you.": "As mensagens não dizem como falar com você.",
  "Answers to reminders go to the owner who has been here longest.":
    "As respostas aos lembretes vão para o proprietário mais antigo.",
  "Messages are signed with your name alone, without an address.":
    "As mensagens são assinadas só com o nome, sem endereço.",
  "No public holidays are kept: reminders may leave on one.":
    "Os feriados não são respeitados: lembretes podem sair em um feriado.",
  "Dates and hours follow UTC.": "Datas e horários seguem o UTC.",
  "What is missing for your customers": "O que falta para os seus clientes",
  "See how a message looks": "Ver como fica uma mensagem",
  "Saved.": "Salvo.",
  "The payment details are saved.": "Os dados de pagamento foram salvos.",
  "The company is switched off: its keys are refused, and nothing is sent. Ask the operator of this Duebook.":
    "A empresa está desativada: suas chaves de API são recusadas, e nada é enviado. Fale com o operador deste Duebook.",
  "days sales outstanding": "prazo médio de recebimento",
  DSO: "PMR",
  ", last {billedDays} days": ", últimos {billedDays} dias",
  "{dsoDays, plural, one {# day} other {# days}}": "{dsoDays, plural, one {# dia} other {# dias}}",
  "Due in {soonDays} days": "Vence em {soonDays} dias",
  "Collected in {collectedDays} days": "Recebido em {collectedDays} dias",
  "As of {date}. How is this counted?": "Situação em {date}. Como é calculado?",
  "It is {date} in {zone}. A debt is overdue from the day after its due date; a paused debt is owed, but not overdue. DSO (days sales outstanding) is what is owed now, divided by what was billed in the last {billedDays} days, times {billedDays}.":
    "Data em {zone}: {date}. Uma dívida está vencida a partir do dia seguinte ao vencimento; uma dívida suspensa continua em aberto, mas não conta como vencida. O PMR (prazo médio de recebimento) é o que está em aberto agora, dividido pelo que foi faturado nos últimos {billedDays} dias, vezes {billedDays}.",
  "{others, plural, one {The table below has # more currency.} other {The table below has # more currencies.}}":
    "{others, plural, one {A tabela abaixo tem mais # moeda.} other {A tabela abaixo tem mais # moedas.}}",
  "Nothing is owed to you yet": "Ninguém deve nada a você ainda",
  "<link>Create your first receivable</link>, or <link2>import a list of them</link2> from your accounting program or a spreadsheet.":
    "<link>Crie a sua primeira conta a receber</link> ou <link2>importe uma lista</link2> do seu sistema de gestão ou de uma planilha.",
  "<link>Say who you are and how you are paid</link>: it stands in every reminder.":
    "<link>Informe quem é a empresa e como ela recebe</link>: isso aparece em todos os lembretes.",
  "<link>Look at the policy</link>: when reminders go out, and how many.":
    "<link>Veja a régua de cobrança</link>: quando os lembretes saem e quantos são.",
  "<link>Invite the people</link> who work with you.":
    "<link>Convide as pessoas</link> que trabalham com você.",
  "<link>Create a key</link>, if another program is to create receivables.":
    "<link>Crie uma chave de API</link>, se outro programa for criar contas a receber.",
  "What needs a person": "Precisa de atenção",
  "Received and expected by week": "Recebido e previsto por semana",
  "How late it is": "Tempo de atraso",
  "Newest events": "Atividade recente",
  "Reminders are on hold: they are planned and can be read, and nothing is sent. Once they are sent, customers hear of what they owe, also of what became overdue in the meantime.":
    "Os lembretes estão em espera: são planejados e podem ser lidos, mas nada é enviado. Quando forem enviados, os clientes ficam sabendo o que devem, inclusive o que venceu nesse meio-tempo.",
  "Each message waits in the outbox until somebody approves it.":
    "Cada mensagem espera na caixa de saída até alguém aprovar.",
  "Messages leave by themselves, as the policy says. The outbox shows each before it leaves.":
    "As mensagens saem automaticamente, conforme a régua. A caixa de saída mostra cada uma antes de sair.",
  Automatic: "Automático",
  "Ask me first": "Perguntar antes",
  Hold: "Manter em espera",
  "Reminders are sent automatically from now on.":
    "A partir de agora, os lembretes são enviados automaticamente.",
  "From now on each message waits in the outbox for approval.":
    "A partir de agora, cada mensagem espera por aprovação na caixa de saída.",
  "From now on nothing is sent.": "A partir de agora, nada é enviado.",
  "How messages leave": "Como as mensagens são enviadas",
  "Owners and admins decide about it.": "Proprietários e administradores decidem sobre isso.",
  "Read the messages in the outbox": "Ler as mensagens na caixa de saída",
  File: "Arquivo",
  "No statement was uploaded yet. Download one from your bank, and choose it above.":
    "Nenhum extrato foi enviado ainda. Baixe um do seu banco e escolha-o acima.",
  "Files, newest first": "Arquivos, do mais recente para o mais antigo",
  "It does not take that payment back: both wait again. The payments that it has reversed stay so until you apply them again.":
    "A transação deixa de estornar esse pagamento: as duas voltam a aguardar. Os pagamentos que ela estornou continuam estornados até você conciliá-los de novo.",
  "What was marked as paid back waits again.": "O que estava marcado como devolvido volta a aguardar.",
  "It waits again.": "A transação volta a aguardar.",
  "Its payments are reversed, and what was paid is owed again. What was learned from it is forgotten.":
    "Os pagamentos da transação são estornados, e o que foi pago volta a ficar em aberto. O que se aprendeu com ela é esquecido.",
  "What was refused is suggested again.": "O que foi recusado volta a ser sugerido.",
  "Mark paid back": "Marcar como devolvido",
  "{amount} went back to whoever paid it. It is nobody’s credit any more.":
    "{amount} voltou para quem pagou. Não é mais crédito de ninguém.",
  Suggestions: "Sugestões",
  "Nothing in the book fits what is left of it.": "Nenhuma conta a receber corresponde ao que resta.",
  "<kbd>a</kbd> applies the first suggestion.": "<kbd>a</kbd> concilia a primeira sugestão.",
  "{kbd} asks why it is undone.": "{kbd} pergunta o motivo e desfaz.",
  "{kbd} searches.": "{kbd} busca.",
  "What it takes back": "O que é estornado",
  "Nothing on this account has its references or its amount. Ignore it if its payment is not here.":
    "Nada nesta conta tem as mesmas referências ou o mesmo valor. Ignore a transação se o pagamento não estiver aqui.",
  "The payments of what you choose are reversed, and what they paid is owed again.":
    "Os pagamentos do que você escolher são estornados, e o que eles pagaram volta a ficar em aberto.",
  "Take this back": "Estornar este",
  "Payments that it made": "Pagamentos que originou",
  "Nothing was done about it yet.": "Nada foi feito ainda.",
  Edited: "Editada",
  "Leaves by itself": "Envio automático",
  "Waits for approval": "Aguarda aprovação",
  Approved: "Aprovada",
  "On hold": "Em espera",
  Waits: "Aguardando",
  "Cannot be sent": "Não pode ser enviada",
  Foretold: "Previsão",
  Notice: "Aviso de vencimento",
  Reminder: "Lembrete",
  "The step {step}.": "Etapa: {step}.",
  Today: "Hoje",
  Tomorrow: "Amanhã",
  "This week": "Esta semana",
  Later: "Depois",
  "{segments, plural, one {# SMS} other {# SMS}}": "{segments, plural, one {# SMS} other {# SMS}}",
  "Look at the customer": "Ver o cliente",
  "Subject:": "Assunto:",
  "The message as it will be sent": "A mensagem como será enviada",
  "As SMS": "Como SMS",
  Leaves: "Envio",
  "Why then": "Por que nesse dia",
  About: "Referente a",
  Sum: "Total",
  "May leave until": "Pode sair até",
  "This message to {customer} is not sent, now or later. The case goes on with the step after it.":
    "Esta mensagem para {customer} não é enviada, nem agora nem depois. A sequência continua com a etapa seguinte.",
  "Skip this message": "Não enviar esta mensagem",
  "For this one message. It is kept until the message leaves, and void if what the message lists changes.":
    "Só para esta mensagem. Vale até a mensagem sair e se perde se mudar o que ela lista.",
  Opening: "Abertura",
  Closing: "Fechamento",
  "Use ours again": "Restaurar textos padrão",
  "Send me a test": "Enviar um teste para mim",
  "Every row needs a customer, an amount or what is outstanding, and a due date. Rows with the same name and e-mail have one customer.":
    "Cada linha precisa de um cliente, um valor ou o valor em aberto, e um vencimento. Linhas com o mesmo nome e e-mail são do mesmo cliente.",
  "These are open here and not in the file.": "Estão em aberto aqui e não estão no arquivo.",
  "Import bills": "Importar contas a pagar",
  "Every row needs a supplier, an amount or what is outstanding, and a due date.":
    "Cada linha precisa de um fornecedor, um valor ou o valor em aberto, e um vencimento.",
  "Import customers": "Importar clientes",
  "Every row needs a name. What a row leaves empty stays as it is here.":
    "Cada linha precisa de um nome. O que estiver em branco em uma linha fica como está aqui.",
  Supplier: "Fornecedor",
  "Kind of document": "Tipo de documento",
  "Paid already": "Já pago",
  Draft: "Rascunho",
  "Credit note": "Nota de crédito",
  "No invoice": "Não é fatura",
  "Line of a total": "Linha de total",
  "Stands in the file twice": "Aparece duas vezes no arquivo",
  "Currency of rows that name none": "Moeda das linhas que não informam uma",
  "Currency of all rows": "Moeda de todas as linhas",
  "Amounts are written": "Formato dos valores",
  "As the file shows": "Como no arquivo",
  "Dates are written": "Formato das datas",
  "31.01.2027 or 31/01/2027": "31.01.2027 ou 31/01/2027",
  "Column {place}": "Coluna {place}",
  "Columns, amounts and dates": "Colunas, valores e datas",
  "Check again": "Verificar de novo",
  Unchanged: "Sem alterações",
  "Gone from the file": "Não estão mais no arquivo",
  "Wrong rows": "Linhas com erro",
  Line: "Linha",
  Column: "Coluna",
  "What is expected": "O que se espera",
  "{lines, plural, one {# row is wrong} other {# rows are wrong}}. Correct the file and choose it again, or import the other rows.":
    "{lines, plural, one {# linha tem erro} other {# linhas têm erro}}. Corrija o arquivo e escolha-o de novo, ou importe as outras linhas.",
  "Nothing can be imported yet: choose below which column is which.":
    "Ainda não é possível importar: escolha abaixo o que há em cada coluna.",
  "And {count} more.": "E mais {count}.",
  "<link>Download the wrong rows</link> with a column that says what is wrong with each.":
    "<link>Baixe as linhas com erro</link>, com uma coluna que explica o erro de cada uma.",
  "without a reference": "sem referência",
  "What changes": "O que muda",
  "New ({count})": "Novos ({count})",
  "{elsewhere, plural, one {# of these references stands here for another customer.} other {# of these references stand here for other customers.}} If a customer has another name in the file, give it that name here first, and nothing is made twice.":
    "{elsewhere, plural, one {# destas referências pertence aqui a outro cliente.} other {# destas referências pertencem aqui a outros clientes.}} Se um cliente tem outro nome no arquivo, dê a ele primeiro esse nome aqui, e nada é criado em duplicidade.",
  "Changed ({count})": "Alterações ({count})",
  "It was read as an export of {program}.": "Foi lido como uma exportação do {program}.",
  "The file is not in UTF-8, so it was read as Windows-1252, as Excel writes it: check the letters.":
    "O arquivo não está em UTF-8, por isso foi lido como Windows-1252, o formato do Excel: confira os acentos.",
  "The file": "O arquivo",
  "Nothing is to be done: the book is in step with the file.":
    "Não há nada a fazer: os dados já estão de acordo com o arquivo.",
  "Import the other rows": "Importar as outras linhas",
  "Paid, says the file": "Pago, segundo o arquivo",
  "Void, says the file": "Anulado, segundo o arquivo",
  "Mark {reference} as paid": "Marcar {reference} como pago",
  "Number {id}": "Número {id}",
  "In the file": "No arquivo",
  "Gone from the file ({count})": "Não estão mais no arquivo ({count})",
  "What becomes of them?": "O que fazer com elas?",
  "Leave them open": "Deixar em aberto",
  "Mark all as paid": "Marcar todas como pagas",
  "Without those that are void, says the file.": "Exceto as anuladas, segundo o arquivo.",
  "Mark those as paid that are ticked": "Marcar as selecionadas como pagas",
  "Choose a file": "Escolha um arquivo",
  "An export of your accounting program or a spreadsheet: Excel (XLSX) or CSV, with up to {count} rows and 10 MB.":
    "Uma exportação do seu sistema de gestão ou uma planilha: Excel (XLSX) ou CSV, com até {count} linhas e 10 MB.",
  "Send the same file or its successor as often as you like: you first see what it changes, and what stands here already is never made twice.":
    "Envie o mesmo arquivo ou uma versão mais nova quantas vezes quiser: primeiro você vê o que muda, e o que já existe aqui nunca é criado duas vezes.",
  "Not imported": "Não importada",
  Waiting: "Aguardando",
  "Import {id}": "Importação {id}",
  Chosen: "Seleção",
  "Imported before": "Importações anteriores",
  "Imported before, newest first": "Importações anteriores, da mais recente para a mais antiga",
  "Rows imported": "Linhas importadas",
  "{count} of {count2} rows are imported.": "{count} de {count2} linhas importadas.",
  "The file is being imported": "O arquivo está sendo importado",
  "You can leave this page: it goes on without you. What others do meanwhile is not in its way.":
    "Você pode sair desta página: a importação continua. O que os outros fizerem enquanto isso não a impede.",
  Stop: "Parar",
  "The import is stopped": "A importação está parada",
  "What is imported stays. If you go on, it begins where it stopped, and each row is imported once.":
    "O que foi importado permanece. Se você continuar, ela recomeça de onde parou, e cada linha é importada uma vez.",
  "Go on": "Continuar",
  "Changed here meanwhile, left as it is": "Alterado aqui nesse meio-tempo, deixado como está",
  "The file is imported": "O arquivo foi importado",
  "The import has failed": "A importação falhou",
  "No message in the next seven days.": "Nenhuma mensagem nos próximos sete dias.",
  "More than {count} messages in the next seven days, the first on {weekday}.":
    "Mais de {count} mensagens nos próximos sete dias; primeiro dia: {weekday}.",
  "{messages, plural, one {# message} other {# messages}} in the next seven days, the first on {weekday}.":
    "{messages, plural, one {# mensagem} other {# mensagens}} nos próximos sete dias; primeiro dia: {weekday}.",
  "{pastLastStep, plural, one {# of them has its last step behind it and is paused, so that you decide about it.} other {# of them have their last step behind them and are paused, so that you decide about them.}}":
    "{pastLastStep, plural, one {# conta a receber já passou da última etapa e fica suspensa, para que você decida o que fazer.} other {# contas a receber já passaram da última etapa e ficam suspensas, para que você decida o que fazer.}}",
  "Reminders are on hold, so nothing leaves before you go live.":
    "Os lembretes estão em espera: nada sai antes de você ativar o envio.",
  "Each message waits until somebody approves it.": "Cada mensagem espera até alguém aprovar.",
  "What follows": "O que vem a seguir",
  "{overdue, plural, one {# new debt is overdue.} other {# new debts are overdue.}}":
    "{overdue, plural, one {# nova dívida já está vencida.} other {# novas dívidas já estão vencidas.}}",
  "When are they reminded?": "Quando os lembretes são enviados?",
  "From the next step": "A partir da próxima etapa",
  "At once": "Imediatamente",
  "They are paused. {followsIn}": "Ficam suspensas. {followsIn}",
  "Stop series": "Parar recorrência",
  "No more bills of “{billLabel}” are written. Those that are written stay.":
    "Nenhuma conta nova de “{billLabel}” é criada. As já criadas permanecem.",
  "The series is stopped.": "A recorrência foi parada.",
  "One debt": "Uma dívida",
  "Several debts": "Várias dívidas",
  "A debt that is partly paid": "Uma dívida parcialmente paga",
  "Debts in several currencies": "Dívidas em várias moedas",
  "A whole account: overdue, due soon, promised, disputed, with a credit":
    "Todas as dívidas de um cliente: vencidas, a vencer, prometidas, contestadas, com crédito",
  Show: "Mostrar",
  "Leave a field empty for the built-in text. It is shown in grey, with an example debt.":
    "Deixe um campo em branco para usar o texto padrão. Ele aparece em cinza, com uma dívida de exemplo.",
  "the company's name": "nome da empresa",
  "the customer's name": "nome do cliente",
  "how many debts the message is about: what is overdue, or what is due soon if nothing is":
    "quantas dívidas a mensagem inclui: as vencidas ou, se não houver, as que vencem em breve",
  "of the only debt; nothing if there are several or it has none":
    "da única dívida; vazio se houver várias ou se não existir",
  "of the only debt, or the earliest of several, written out":
    "da única dívida, ou a primeira de várias, por extenso",
  "a number, the most of several; 0 if nothing is overdue":
    "um número, o maior de vários; 0 se nada estiver vencido",
  "the day by which a firm or final message asks for payment, written out: 7 or 10 open days ahead":
    "o dia até o qual uma mensagem firme ou final pede o pagamento, por extenso: 7 ou 10 dias úteis depois",
  "what is still to be paid, the sum of several, with its currency; several currencies with commas":
    "o que falta pagar, a soma de várias, com a moeda; várias moedas separadas por vírgulas",
  "the same before any payment": "o mesmo antes de qualquer pagamento",
  "whether something was paid already, for conditions": "se já foi pago algo, para as condições",
  "What texts may use": "O que os textos podem usar",
  "Conditions: {example}, with {tags}.": "Condições: {example}, com {tags}.",
  "Filters: {example}, with {filters}.": "Filtros: {example}, com {filters}.",
  "These texts are too long to be shown as HTML before they are saved. The plain text says the same.":
    "Estes textos são longos demais para aparecer em HTML antes de salvar. O texto simples diz o mesmo.",
  "The e-mail as a mail program shows it": "O e-mail como um programa de e-mail o mostra",
  "Once the texts are valid, a preview appears here.":
    "Quando os textos forem válidos, uma prévia aparece aqui.",
  "{label}: {length} of {max} characters": "{label}: {length} de {max} caracteres",
  "Subject: {subject}": "Assunto: {subject}",
  "{count, plural, one {# character} other {# characters}}, {segments, plural, one {# segment} other {# segments}}. An SMS has no text of your own; it is paid for by the segment.":
    "{count, plural, one {# caractere} other {# caracteres}}, {segments, plural, one {# segmento} other {# segmentos}}. O texto do SMS não pode ser alterado; ele é cobrado por segmento.",
  "Save texts": "Salvar textos",
  "A payment came in": "Registrar um pagamento",
  "In {currency}.": "Em {currency}.",
  "{amount} of {date}": "{amount} de {date}",
  "Reverse a payment": "Estornar um pagamento",
  "What was paid is owed again then, and reminders go on.":
    "O que foi pago volta a ficar em aberto, e os lembretes continuam.",
  Payment: "Pagamento",
  "Reverse payment": "Estornar pagamento",
  Pause: "Suspender",
  "No reminders go out while it is paused. Payments can still be recorded.":
    "Durante a suspensão, nenhum lembrete sai. Pagamentos ainda podem ser registrados.",
  "It resumes by itself at the beginning of this day. Leave it empty to resume it yourself.":
    "É retomada automaticamente no início deste dia. Deixe em branco para retomá-la manualmente.",
  Resume: "Retomar",
  "Reminders go on as the policy says.": "Os lembretes continuam conforme a régua.",
  "verb|Void": "Anular",
  "Void {receivableName}": "Anular {receivableName}",
  "{left} is left to pay, and nothing was paid.": "Falta pagar {left}; nada foi pago.",
  "{left} is left to pay. {amount} was paid, and stays recorded.":
    "Falta pagar {left}. Já foi pago {amount}, que continua registrado.",
  "It is not owed any more then: it takes no payments, and nobody is reminded of it. This can’t be undone.":
    "Deixa de ser devida: não aceita pagamentos, e ninguém recebe lembretes. Isto não pode ser desfeito.",
  "{channel} to {recipient}": "{channel} para {recipient}",
  "Send the next reminder now": "Enviar agora o próximo lembrete",
  "The next reminder goes to {displayName} at once, if the hours and the distances of the policy allow it; otherwise as soon as they do. The steps after it stay where they are.":
    "O próximo lembrete vai imediatamente para {displayName}, se o horário e os intervalos da régua permitirem; caso contrário, assim que possível. As etapas seguintes continuam onde estão.",
  "The payment is reversed.": "O pagamento foi estornado.",
  "The next reminder is asked for.": "O próximo lembrete foi solicitado.",
  "Your answer is about to leave.": "Sua resposta está prestes a sair.",
  "About to leave": "Prestes a sair",
  Leaving: "Saindo",
  "May not have arrived": "Pode não ter chegado",
  "The customer says that something is wrong": "O cliente relatou um problema",
  "The customer has promised to pay": "O cliente prometeu pagar",
  "To answer here, give the customer an e-mail address first.":
    "Para responder aqui, cadastre primeiro um endereço de e-mail do cliente.",
  "E-mails to the customer come back. Give another address to answer here.":
    "Os e-mails para o cliente voltam. Informe outro endereço para responder aqui.",
  "{userName} answered on {moment}": "{userName} respondeu em {moment}",
  Reply: "Responder",
  "Your answer": "Sua resposta",
  "It is mailed to {email}, with a greeting and your company’s name in their language. Their answer comes to your company’s e-mail address.":
    "É enviada por e-mail para {email}, com uma saudação e o nome da sua empresa no idioma do cliente. A resposta dele chega ao e-mail da sua empresa.",
  "Send reply": "Enviar resposta",
  "They will pay by {date}.": "Vai pagar até {date}.",
  "No reminder is planned.": "Não há lembretes previstos.",
  Promised: "Prometido",
  "bank transfer": "transferência bancária",
  card: "cartão",
  cash: "dinheiro",
  cheque: "cheque",
  "direct debit": "débito automático",
  Counts: "Válido",
  Reversed: "Estornado",
  "{days} overdue": "{days} de atraso",
  "due today": "vence hoje",
  "due in {days}": "vence em {days}",
  "Most overdue": "Maior atraso",
  "Newest first": "Mais recentes",
  "Largest outstanding first": "Maior valor em aberto",
  "Largest amount first": "Maior valor",
  "As the table is": "Como na tabela",
  "Needs a person": "Precisa de atenção",
  "Promise not kept": "Promessa não cumprida",
  "Customer number": "Número do cliente",
  Order: "Ordem",
  "A search looks for words of references, and of names and addresses of customers. Descriptions are searched in the newest {count} receivables.":
    "A busca procura palavras das referências e dos nomes e contatos dos clientes. As descrições são buscadas nas {count} contas a receber mais recentes.",
  "By this bank transaction": "Por esta transação bancária",
  "Reminder by {channel}": "Lembrete por {channel}",
  "Reminder by {channel} to {recipient}": "Lembrete por {channel} para {recipient}",
  "Read the message": "Ler a mensagem",
  "You already have a customer like this one.": "Você já tem um cliente parecido com este.",
  "Use this one": "Usar este",
  "Create a new customer all the same": "Criar novo cliente mesmo assim",
  "{n, plural, one {# receivable is paused.} other {# receivables are paused.}}":
    "{n, plural, one {# conta a receber suspensa.} other {# contas a receber suspensas.}}",
  "{n, plural, one {# receivable is resumed.} other {# receivables are resumed.}}":
    "{n, plural, one {# conta a receber retomada.} other {# contas a receber retomadas.}}",
  "{n, plural, one {# receivable is void.} other {# receivables are void.}}":
    "{n, plural, one {# conta a receber anulada.} other {# contas a receber anuladas.}}",
  "{n, plural, one {The next reminder of # receivable is asked for.} other {The next reminders of # receivables are asked for.}}":
    "{n, plural, one {O próximo lembrete de # conta a receber foi solicitado.} other {Os próximos lembretes de # contas a receber foram solicitados.}}",
  "With what is chosen": "Com as selecionadas",
  "Send next reminder now": "Enviar agora o próximo lembrete",
  Export: "Exportar",
  "Void all that is chosen? What is left of each is not owed any more, and no reminders go out. This can’t be undone.":
    "Anular todas as selecionadas? O que falta pagar de cada uma deixa de ser devido, e nenhum lembrete sai. Isto não pode ser desfeito.",
  "{count, plural, one {# stays as it is:} other {# stay as they are:}}":
    "{count, plural, one {# fica como está:} other {# ficam como estão:}}",
  "PDF file": "Arquivo PDF",
  "{id}-problem {id}-help": "{id}-problem {id}-help",
  "At most 10 MB. The customer’s page offers it.": "No máximo 10 MB. A página do devedor oferece o arquivo.",
  "Keep this file": "Anexar este arquivo",
  "Replace it": "Substituir",
  "Remove it": "Remover",
  "Remove the invoice? The customer’s page does not offer it any more.":
    "Remover a fatura? A página do devedor deixa de oferecê-la.",
  "Remove the invoice": "Remover a fatura",
  "The invoice": "A fatura",
  "Open the invoice": "Abrir a fatura",
  "PDF, {count} KB": "PDF, {count} KB",
  "The invoice is kept.": "A fatura foi anexada.",
  "The invoice is removed.": "A fatura foi removida.",
  "{total, plural, one {# receivable} other {# receivables}}":
    "{total, plural, one {# conta a receber} other {# contas a receber}}",
  "too many to be summed": "demais para somar",
  "nothing outstanding": "nada em aberto",
  "{amount} outstanding": "{amount} em aberto",
  Invoiced: "Valor faturado",
  "Somebody has changed it since you opened it. Below is what you typed, over how it stands now. Send it again if that is what you want.":
    "Alguém alterou estes dados depois que você os abriu. Abaixo está o que você digitou, junto com o estado atual. Se quiser mesmo salvar a sua versão, envie-a novamente.",
  "Choose another file": "Escolher outro arquivo",
  "The key “{name}” is made": "A chave de API “{name}” foi criada",
  "Copy it now, and keep it like a password: it is not shown again.":
    "Copie-a agora e guarde-a como uma senha: ela não é mostrada de novo.",
  "Your new key": "Sua nova chave de API",
  "It works until {moment}. Send it with each request as <code>Authorization: Bearer …</code>.":
    "Ela funciona até {moment}. Envie-a em cada requisição como <code>Authorization: Bearer …</code>.",
  "Create key": "Criar chave",
  "To tell your keys apart: the program that uses it.":
    "Para diferenciar as suas chaves: o programa que a usa.",
  "What the program may do: read, or read and change. Give it no more than it needs.":
    "O que o programa pode fazer: ler, ou ler e alterar. Não dê mais do que ele precisa.",
  "The key acts in your name and works for {keyLifetimeDays} days.":
    "A chave age em seu nome e funciona por {keyLifetimeDays} dias.",
  "Nobody can pay in {list}: there is no account and no payment link.":
    "Ninguém pode pagar em {list}: não há conta nem link de pagamento.",
  "Say how you are paid": "Informar como receber",
  "Nobody can ask: there is no e-mail address and no phone number.":
    "Ninguém pode tirar dúvidas: não há endereço de e-mail nem telefone.",
  "Say how you are reached": "Informar um contato",
  "The policy has no steps: no customer is reminded.": "A régua não tem etapas: nenhum cliente é lembrado.",
  "Open the policy": "Abrir a régua",
  "{unreachableCount, plural, one {# customer with debts cannot be reached. See below.} other {# customers with debts cannot be reached. See below.}}":
    "{unreachableCount, plural, one {# cliente com dívidas não tem contato válido. Veja abaixo.} other {# clientes com dívidas não têm contato válido. Veja abaixo.}}",
  "What is missing": "O que falta",
  "Nothing: customers can pay, ask, and be reached.":
    "Nada: os clientes podem pagar, tirar dúvidas e ser contatados.",
  "{messages, plural, one {# message} other {# messages}} to {customers, plural, one {# customer} other {# customers}}.":
    "{messages, plural, one {# mensagem} other {# mensagens}} para {customers, plural, one {# cliente} other {# clientes}}.",
  "{messages, plural, one {# message} other {# messages}} to {customers, plural, one {# customer} other {# customers}}, the first on {moment}.":
    "{messages, plural, one {# mensagem} other {# mensagens}} para {customers, plural, one {# cliente} other {# clientes}}; a primeira em {moment}.",
  "Only the first {count} customers were looked at.": "Só os primeiros {count} clientes foram analisados.",
  "Nothing leaves in the next {liveDays} days.": "Nada sai nos próximos {liveDays} dias.",
  "If you went live now, nothing would leave in the next {liveDays} days.":
    "Se você ativasse o envio agora, nada sairia nos próximos {liveDays} dias.",
  "In the next {liveDays} days": "Nos próximos {liveDays} dias",
  "If you go live now: the next {liveDays} days": "Se você ativar o envio agora: os próximos {liveDays} dias",
  "What would leave, in the order of time": "O que sairia, em ordem cronológica",
  "The first {count} are listed.": "Os primeiros {count} estão listados.",
  "Who cannot be reached": "Quem não pode ser contatado",
  "Customers with debts who cannot be reached": "Clientes com dívidas sem contato válido",
  "Who owes most": "Quem deve mais",
  "Oldest debts": "Dívidas mais antigas",
  "Compared are the {count} customers who owe most in {chosen}.":
    "Comparação dos {count} clientes que mais devem em {chosen}.",
  "These customers owe something, and no reminder reaches them: they have no address, or none that may be used. <link>All customers</link>":
    "Estes clientes devem alguma coisa e não recebem lembretes: não têm contato ou nenhum que possa ser usado. <link>Todos os clientes</link>",
  "Everybody who owes something can be reached.": "Todos os clientes com dívidas podem ser contatados.",
  "There are more. They stand here as soon as some of these are reached.":
    "Há mais. Eles aparecem aqui assim que alguns destes puderem ser contatados.",
  "There are no customers yet. They are created along with what they owe.":
    "Ainda não há clientes. Eles são criados junto com o que devem.",
  "Name, address or reference": "Nome, contato ou referência",
  "Nobody found. A search looks for the beginnings of words in names, addresses and references.":
    "Ninguém encontrado. A busca procura inícios de palavras em nomes, contatos e referências.",
  "Nobody.": "Ninguém.",
  "One bill": "Uma conta",
  "Create bill": "Criar conta a pagar",
  "A bill every month": "Uma conta todo mês",
  "First due date": "Primeiro vencimento",
  "Later ones are due on the same day of each month, or on its last day where a month is shorter.":
    "As seguintes vencem no mesmo dia de cada mês ou no último dia, se o mês for mais curto.",
  "Last due date": "Último vencimento",
  "Leave it empty for no end.": "Deixe em branco para não ter fim.",
  "Create series": "Criar recorrência",
  "The bill is created.": "A conta a pagar foi criada.",
  "The series is created.": "A recorrência foi criada.",
  Trial: "Teste",
  Basic: "Básico",
  Pro: "Pro",
  "The allowance is used up: requests of your keys are refused until the period ends.":
    "A franquia acabou: as requisições das suas chaves de API são recusadas até o fim do período.",
  "The allowance is almost used up. When it is, requests of your keys are refused until the period ends.":
    "A franquia está quase acabando. Quando acabar, as requisições das suas chaves de API são recusadas até o fim do período.",
  "Ask who runs Duebook for you if you need more.": "Se precisar de mais, fale com o operador do Duebook.",
  Left: "Restante",
  "Requests used in the period": "Requisições usadas no período",
  "Per minute": "Por minuto",
  "{count} requests with each key": "{count} requisições com cada chave de API",
  "No plan": "Sem plano",
  "No plan is in force, so requests of your keys are refused and no reminders leave. Ask the operator of this Duebook to start one.":
    "Não há plano em vigor, por isso as requisições das suas chaves de API são recusadas e nenhum lembrete sai. Peça ao operador deste Duebook que inicie um.",
  "The plan {plan} begins on {moment}.": "O plano {plan} começa em {moment}.",
  "Plan {plan}": "Plano {plan}",
  Period: "Período",
  "{moment} to {moment2}": "{moment} a {moment2}",
  Allowance: "Franquia",
  "{count} requests": "{count} requisições",
  "{plan}, {count} requests, from {moment}": "{plan}, {count} requisições, a partir de {moment}",
  "Requests per day": "Requisições por dia",
  "The last {reportDays} days of UTC, as of {moment}. A request is counted here a few seconds after it came.":
    "Os últimos {reportDays} dias em UTC, até {moment}. Uma requisição é contada aqui alguns segundos depois de chegar.",
  Invite: "Convidar",
  "A link is mailed there. It works once, for 24 hours.":
    "Um link é enviado para este endereço. Ele funciona uma vez, por 24 horas.",
  Role: "Função",
  "Send invitation": "Enviar convite",
  "Send again": "Enviar de novo",
  Withdraw: "Cancelar convite",
  "Withdraw an invitation": "Cancelar um convite",
  "Withdraw the invitation of {email}? The link that was mailed leads nowhere any more.":
    "Cancelar o convite de {email}? O link enviado por e-mail deixa de funcionar.",
  "Invited by": "Convidado por",
  Invitations: "Convites",
  "There are no open invitations.": "Não há convites pendentes.",
  "{count} of at most {maxInvitations}.": "{count} de no máximo {maxInvitations}.",
  "everything, owners included": "tudo, inclusive os proprietários",
  "keys, people, policy and the company's facts": "chaves de API, pessoas, régua e dados da empresa",
  "the book: what is owed, payments, pauses": "o financeiro: valores em aberto, pagamentos, suspensões",
  "Change role": "Alterar função",
  "{name} is {role}. Whoever becomes a member loses the API keys of this company at once.":
    "{name} tem a função de {role}. Quem passa a ser membro perde na hora as chaves de API desta empresa.",
  Becomes: "Nova função",
  "Remove {name}": "Remover {name}",
  "Remove {name} from {name2}? This person's access and API keys stop at once, and the invitations that this person has sent are withdrawn.":
    "Remover {name} de {name2}? O acesso e as chaves de API desta pessoa são encerrados na hora, e os convites que ela enviou são cancelados.",
  "Reset two-factor": "Redefinir dois fatores",
  "Reset two-factor authentication of {name}? Do this only if you have talked to this person, who has lost the phone and the recovery codes. All sessions end, and API keys stop until it is set up again.":
    "Redefinir a autenticação de dois fatores de {name}? Faça isto só depois de falar com a pessoa, que perdeu o celular e os códigos de recuperação. Todas as sessões são encerradas, e as chaves de API param até ela configurar de novo.",
  "Two-factor": "Dois fatores",
  Yes: "Sim",
  No: "Não",
  Members: "Membros",
  "A browser": "Um navegador",
  "A browser on {system}": "Um navegador no {system}",
  "{browser} on {system}": "{browser} no {system}",
  "Choose a file.": "Escolha um arquivo.",
  "The archive would be larger than 4 GB, which a ZIP can’t hold.":
    "A cópia teria mais de 4 GB, o que não cabe em um ZIP.",
  "It could not be made. Ask the operator of this Duebook about it.":
    "Não foi possível gerar a cópia. Fale com o operador deste Duebook.",
  "The file is not kept any more.": "O arquivo não está mais disponível.",
  "The file is not kept any more. Choose it again.": "O arquivo não está mais disponível. Escolha-o de novo.",
  "The file takes too long to read. Split it, and import one part after another.":
    "A leitura do arquivo demora demais. Divida-o e importe uma parte de cada vez.",
  "The file is not text. Save it as “CSV UTF-8” and choose it again.":
    "O arquivo não é de texto. Salve-o como “CSV UTF-8” e escolha-o de novo.",
  "The workbook can’t be read. Save it as “CSV UTF-8” and choose that file.":
    "Não é possível ler a planilha. Salve-a como “CSV UTF-8” e escolha esse arquivo.",
  "The workbook is too large when it is unpacked. Save it as “CSV UTF-8” and choose that file.":
    "A planilha fica grande demais ao ser descompactada. Salve-a como “CSV UTF-8” e escolha esse arquivo.",
  "Rows are wrong: correct the file, or import the other rows.":
    "Há linhas com erro: corrija o arquivo ou importe as outras linhas.",
  "The day of payment must be today or a day before.":
    "A data do pagamento precisa ser hoje ou um dia anterior.",
  "No heading is known to be this one: choose its column below.":
    "Nenhum título de coluna corresponde a este campo: escolha a coluna abaixo.",
  "The row has {cells} cells, and there are {headings} headings.":
    "A linha tem {cells} células, mas há {headings} títulos de coluna.",
  "Line {line} has the same customer and says something else.":
    "A linha {line} tem o mesmo cliente, mas com outros dados.",
  "Line {line} has the same reference and says something else.":
    "A linha {line} tem a mesma referência, mas com outros dados.",
  "The supplier is missing.": "Falta o fornecedor.",
  "The amount is missing.": "Falta o valor.",
  "The due date is missing.": "Falta o vencimento.",
  "{cell} is no date: a day such as 2027-01-31 is expected.":
    "{cell} não é uma data: informe um dia como 31/01/2027 ou 2027-01-31.",
  "{cell} can mean two dates: choose below how the file writes dates.":
    "{cell} pode significar duas datas: escolha abaixo o formato das datas do arquivo.",
  "{cell} can mean two amounts: choose below how the file writes amounts.":
    "{cell} pode significar dois valores: escolha abaixo o formato dos valores do arquivo.",
  "{cell} is no amount: an amount above zero is expected, such as 120.50.":
    "{cell} não é um valor: informe um valor maior que zero, por exemplo 120,50 ou 120.50.",
  "{cell} is no amount in {currency}: choose below which currency it is.":
    "{cell} não é um valor em {currency}: escolha abaixo qual é a moeda.",
  "{cell} is no amount in {currency}: {problem}.": "{cell} não é um valor em {currency}: {problem}.",
  "{cell} is no currency: a code of three letters is expected, such as EUR.":
    "{cell} não é uma moeda: informe um código de três letras, por exemplo BRL.",
  "must be at most {max} {currency}": "o máximo é {max} {currency}",
  "must be a text of {min} to {max} characters, not only white space, without NUL or unpaired surrogates.":
    "Informe um texto de {min} a {max} caracteres, não só espaços e sem caracteres inválidos.",
  "must be a text of {min} to {max} characters, without NUL or unpaired surrogates.":
    "Informe um texto de {min} a {max} caracteres, sem caracteres inválidos.",
  "must be a text of at most {max} characters, without NUL or unpaired surrogates.":
    "Informe um texto de no máximo {max} caracteres, sem caracteres inválidos.",
  "must be an e-mail address such as ada@example.com, of at most 254 characters.":
    "Informe um endereço de e-mail de no máximo 254 caracteres, por exemplo ada@example.com.",
  "must be a valid phone number in E.164 form, such as +4915112345678.":
    "Informe um telefone válido com o código do país (E.164), por exemplo +5511912345678.",
  "must be one BCP 47 language tag of at most 35 characters, such as de or pt-BR.":
    "Informe o código de um idioma (BCP 47) de no máximo 35 caracteres, por exemplo pt-BR ou en.",
  "must be an IANA time zone name such as Europe/Berlin.":
    "Informe um fuso horário IANA, por exemplo America/Sao_Paulo.",
  "is required.": "Preenchimento obrigatório.",
  "is not known to this request.": "Este campo não existe nesta requisição.",
  "Choose the file again.": "Escolha o arquivo de novo.",
  "Choose columns of the file.": "Escolha as colunas do arquivo.",
  "Only {max} files are read at once. Upload it again.":
    "Só {max} arquivos são lidos de uma vez. Envie este de novo.",
  "It is larger than 10 MB. Upload a shorter period, or several files.":
    "Tem mais de 10 MB. Envie um período menor ou vários arquivos.",
  "The file is too large: it has {what}. Split it, and import one part after another.":
    "O arquivo é grande demais: tem {what}. Divida-o e importe uma parte de cada vez.",
  "more than {max} elements": "mais de {max} elementos",
  "more than {max} entries": "mais de {max} lançamentos",
  "more than {max} movements": "mais de {max} transações",
  "more than {max} statements": "mais de {max} extratos",
  "more than {max} rows": "mais de {max} linhas",
  "more than {max} bytes": "mais de {max} bytes",
  "more than {max} files": "mais de {max} arquivos",
  "more than {max} bytes when it is unpacked": "mais de {max} bytes depois de descompactado",
  "it takes too long to read; split it, and import one part after another":
    "a leitura demora demais; divida o arquivo e importe uma parte de cada vez",
  "{field} is no CSV file.": "{field}: não é um arquivo CSV.",
  "{field} is a ZIP without files.": "{field}: é um ZIP sem arquivos.",
  "{field} is a ZIP in a ZIP.": "{field}: é um ZIP dentro de outro ZIP.",
  "{field} is a ZIP that is broken.": "{field}: o ZIP está danificado.",
  "{field} is a workbook or a document: save it as CSV.":
    "{field}: é uma planilha ou um documento; salve como CSV.",
  "{field} is XML, but no camt.052, camt.053 or camt.054.":
    "{field}: é um XML, mas não camt.052, camt.053 ou camt.054.",
  "{field} is XML of {kind}, but no camt.052, camt.053 or camt.054.":
    "{field}: é um XML do tipo {kind}, e não camt.052, camt.053 ou camt.054.",
  "{field} is not well-formed XML: line {message}.": "{field}: o XML não está bem formado, linha {message}.",
  "{field} is no statement, and no text.": "{field}: não é um extrato nem um texto.",
  "{field} is no statement: neither camt.052, .053 or .054, nor MT940, OFX or CSV with headings.":
    "{field}: não é um extrato em camt.052, .053 ou .054, MT940, OFX ou CSV com títulos de coluna.",
  "{field} is in the encoding {encoding}, which is not known.":
    "{field}: a codificação {encoding} não é conhecida.",
  "{field} is not in the encoding {encoding} that it should have.":
    "{field}: não está na codificação {encoding}, como deveria.",
  "has a line that is too long": "há uma linha longa demais",
  "has more wrong entries, too": "há ainda mais lançamentos com erro",
  "has no statement in it": "não contém nenhum extrato",
  "has no statement of a bank account in it": "não contém nenhum extrato de conta bancária",
  "ends before its last element '</OFX>': a part of it is missing":
    "termina antes do último elemento '</OFX>': falta uma parte",
  "the entries are too much to add up": "os lançamentos são grandes demais para somar",
  "its currency {currency} is no active one": "a moeda {currency} não está em uso",
  "has entries of {day}, of which there are more than {max} statements with balances already":
    "há lançamentos de {day}, dia que já tem mais de {max} extratos com saldos",
  "has dates such as 02/03/2026 whose day may be the month, and none that shows which":
    "há datas como 02/03/2026, em que o dia pode ser o mês, e nenhuma que mostre qual é o caso",
  "has amounts such as 1,234 that may be thousands or decimals, and none that shows which":
    "há valores como 1,234, que podem ser milhares ou decimais, e nenhum que mostre qual é o caso",
  "the file names no account": "o arquivo não informa a conta",
  "the file is of another account: {account}": "o arquivo é de outra conta: {account}",
  "the file is of another account: it names {account}, which is {other}":
    "o arquivo é de outra conta: ele informa {account}, que é {other}",
  "the file has no column {column} for {name}; it has {list}":
    "o arquivo não tem a coluna {column} para {name}; ele tem {list}",
  "say which column has which field; the file has {list}":
    "informe qual coluna contém cada campo; o arquivo tem {list}",
  "{account} is not a valid IBAN: its length or its check digits are wrong":
    "{account} não é um IBAN válido: o tamanho ou os dígitos verificadores estão errados",
  "{account} is no account of the company; add it first, with duebook bank-account add or under /bank, and import the file then":
    "{account} não é uma conta da empresa; adicione-a primeiro, com duebook bank-account add ou em /bank, e depois importe o arquivo",
  "{account} is kept in {currency}, and the file is in {other}":
    "a conta {account} é em {currency}, e o arquivo está em {other}",
  "the opening balance {opening} and the booked entries {booked} make {sum}, but the closing balance is {closing}":
    "o saldo inicial {opening} e os lançamentos {booked} somam {sum}, mas o saldo final é {closing}",
  "it is encrypted": "está criptografado",
  "it is packed in a way that is not supported": "está compactado de uma forma não aceita",
  "line {line}: {problem}": "linha {line}: {problem}",
  "a text is too long": "há um texto longo demais",
  "a field is too long": "há um campo longo demais",
  "a document type is not allowed": "declarações de tipo de documento não são permitidas",
  "an entry has more than {max} elements": "um lançamento tem mais de {max} elementos",
  "more than {max} elements are within each other": "há mais de {max} elementos uns dentro dos outros",
  "it can’t be read: a quotation mark may be missing": "não é possível ler: pode faltar uma aspa",
  "the field :{tag}: is not known": "o campo :{tag}: não é conhecido",
  "a field :{tag}: is not expected here": "não se espera um campo :{tag}: aqui",
  "a statement does not say of which account it is": "um extrato não informa de que conta é",
  "the statement that begins here does not say of which account it is":
    "o extrato que começa aqui não informa de que conta é",
  "the statement that begins here has no opening balance": "o extrato que começa aqui não tem saldo inicial",
  "the statement that begins here has no closing balance": "o extrato que começa aqui não tem saldo final",
  "its balances are in two currencies": "os saldos estão em duas moedas",
  "it is a report of the day (MT942): send the statement (MT940), which has its movements":
    "é um relatório do dia (MT942): envie o extrato (MT940), que contém as transações dele",
  "the balance :{tag}: is {text}: not C or D, date, currency and amount":
    "o saldo :{tag}: é {text}, em vez de C ou D, data, moeda e valor",
  "the balance {from} and the booked {booked} make {sum}, but the balance is {to}: a row may be missing; if that column has no balance after each row, leave it out of the mapping":
    "o saldo {from} e os lançamentos {booked} somam {sum}, mas o saldo é {to}: pode faltar uma linha; se essa coluna não traz o saldo após cada linha, não a inclua na escolha das colunas",
  "its currency is {text}, which is no active one": "a moeda é {text}, que não está em uso",
  "it has both a credit and a debit": "tem crédito e débito ao mesmo tempo",
  "it has no amount": "não tem valor",
  "it has no date": "não tem data",
  "it says neither CRDT nor DBIT": "não informa CRDT nem DBIT",
  "it corrects an earlier one (CORRECTFITID), which is not supported":
    "corrige um lançamento anterior (CORRECTFITID), o que não é aceito",
  "it has {cells} cells, and the headings {headings}":
    "tem {cells} células, e os títulos de coluna são {headings}",
  "its amount has no currency": "o valor não tem moeda",
  "its amount is in {currency}, and the account in {other}":
    "o valor está em {currency}, e a conta é em {other}",
  "its date is {text}, which is none": "a data é {text}, que não existe",
  "{text} is neither debit nor credit": "{text} não é débito nem crédito",
  "{text} is no line of MT940: date, C or D and amount": "{text} não é uma linha MT940: data, C ou D e valor",
  "the date {text} does not exist": "a data {text} não existe",
  "the booking date {text} does not exist": "a data da transação {text} não existe",
  "the value date {text} does not exist": "a data-valor {text} não existe",
  "the entry date {text} does not exist": "a data do lançamento {text} não existe",
  "its amount is {text}, which is no amount": "o valor é {text}, que não é um valor válido",
  "its amount is {text}, which is too much": "o valor é {text}, que é alto demais",
  "its amount is {text}, whose decimals must have a point":
    "o valor é {text}, mas os decimais precisam vir depois de um ponto",
  "its amount is {text}, but {currency} has {digits} decimals":
    "o valor é {text}, mas {currency} tem {digits} decimais",
  "its amount is in {currency}, which is no active currency":
    "o valor está em {currency}, moeda que não está em uso",
  "the {field} is {text}, which is no amount": "{field}: {text} não é um valor válido",
  "the {field} is {text}, which is too much": "{field}: {text} é alto demais",
  "the {field} is {text}, whose decimals must have a point":
    "{field}: {text}, mas os decimais precisam vir depois de um ponto",
  "the {field} is {text}, but {currency} has {digits} decimals":
    "{field}: {text}, mas {currency} tem {digits} decimais",
  "the {field} is in {currency}, which is no active currency":
    "{field}: está em {currency}, moeda que não está em uso",
  "This is not your present password.": "Esta não é a sua senha atual.",
  "This passkey could not be used here. Try again, or choose another way.":
    "Não foi possível usar esta chave de acesso aqui. Tente novamente ou escolha outra forma.",
  "Your browser has made no passkey. It needs JavaScript.":
    "Seu navegador não criou uma chave de acesso. Para isso é preciso JavaScript.",
  "This passkey is known already.": "Esta chave de acesso já é conhecida.",
  "This passkey was removed already.": "Esta chave de acesso já foi removida.",
  "You have {max} passkeys, and no more fit: remove one first.":
    "Você tem {max} chaves de acesso e não pode adicionar mais: remova uma primeiro.",
  'Here people sign in with {provider}, on the page "Sign in".':
    "Aqui as pessoas entram com {provider}, na página “Entrar”.",
  "Too many people of your network are signing in at this moment. Wait a minute.":
    "Há pessoas demais da sua rede entrando neste momento. Aguarde um minuto.",
  "Two-factor authentication is not set up.": "A autenticação de dois fatores não está configurada.",
  "Nothing is being set up in this session: reload the page and start again.":
    "Nada está sendo configurado nesta sessão: recarregue a página e comece de novo.",
  "This person has no two-factor authentication.": "Esta pessoa não tem autenticação de dois fatores.",
  "This person needs two-factor authentication for another company, too. Only the operator of this Duebook can reset it.":
    "Esta pessoa também precisa da autenticação de dois fatores para outra empresa. Só o operador deste Duebook pode redefini-la.",
  "You change your own two-factor authentication on the page of your account.":
    "Você altera a sua própria autenticação de dois fatores na página da sua conta.",
  "Only owners can reset a member's two-factor authentication.":
    "Só proprietários podem redefinir a autenticação de dois fatores de um membro.",
  "Only owners can remove an owner.": "Só proprietários podem remover um proprietário.",
  "Only owners and admins can remove people.": "Só proprietários e administradores podem remover pessoas.",
  "Only owners can make somebody an owner.": "Só proprietários podem dar a alguém a função de proprietário.",
  "Only owners can change an owner's role.": "Só proprietários podem alterar a função de um proprietário.",
  "Only owners and admins can change roles.": "Só proprietários e administradores podem alterar funções.",
  "Only owners and admins can invite people.": "Só proprietários e administradores podem convidar pessoas.",
  "Only owners of a company can open it again.": "Só os proprietários de uma empresa podem reabri-la.",
  "A company needs an owner: make somebody else an owner first.":
    "Uma empresa precisa de um proprietário: dê essa função a outra pessoa primeiro.",
  "You are the last owner of {companies}. Make somebody else an owner, or close what nobody needs any more; then close your account.":
    "Você é a única pessoa com a função de proprietário em {companies}. Dê essa função a outra pessoa ou encerre o que ninguém mais usa; depois, encerre a sua conta.",
  "This person is not a member any more.": "Esta pessoa não é mais membro.",
  "You are not a member of this company any more.": "Você não é mais membro desta empresa.",
  "Somebody with this address is a member already.": "Já existe um membro com este endereço.",
  "A company has at most {max} members by invitation.":
    "Uma empresa tem no máximo {max} membros por convite.",
  "A company has at most {max} invitations that wait for an answer: withdraw one first.":
    "Uma empresa tem no máximo {max} convites à espera de resposta: cancele um primeiro.",
  "A company sends at most {max} invitations within a day, withdrawn ones included. Send more tomorrow.":
    "Uma empresa envia no máximo {max} convites por dia, contando os cancelados. Envie mais amanhã.",
  "This invitation is not valid any more. Ask for a new one.":
    "Este convite não é mais válido. Peça um novo.",
  "This invitation is for another e-mail address than that of your account.":
    "Este convite é para um endereço de e-mail diferente do da sua conta.",
  "There is an account with this address by now.": "Já existe uma conta com este endereço.",
  "There is an account with this address by now. Sign in.":
    "Já existe uma conta com este endereço. Entre com ela.",
  "This is your address already.": "Este já é o seu endereço.",
  "Your address is verified already.": "Seu endereço já foi verificado.",
  "Verify your e-mail address first: open the link that we have mailed you, or have another one sent on the page of your account.":
    "Verifique primeiro o seu endereço de e-mail: abra o link que enviamos por e-mail ou peça outro na página da sua conta.",
  "You own {max} companies already, and can't make more of them.":
    "Você já é proprietário de {max} empresas e não pode criar mais.",
  "The name is not that of this company.": "O nome não é o desta empresa.",
  "This company is not closed.": "Esta empresa não está encerrada.",
  "It is too late: all of this company is being deleted.":
    "É tarde demais: todos os dados desta empresa estão sendo excluídos.",
  "The company has no active plan period.": "A empresa não tem um plano em vigor.",
  "You have {max} keys already. Revoke one first.": "Você já tem {max} chaves de API. Revogue uma primeiro.",
  "User {id} has {max} active keys for company {company} already: revoke one first.":
    "O usuário {id} já tem {max} chaves de API ativas para a empresa {company}: revogue uma primeiro.",
  "User {id} may not have keys for company {company}: this person has not confirmed two-factor authentication.":
    "O usuário {id} não pode ter chaves de API para a empresa {company}: a pessoa não confirmou a autenticação de dois fatores.",
  "User {id} may not have keys for company {company}: this person is neither owner nor admin of the company.":
    "O usuário {id} não pode ter chaves de API para a empresa {company}: a pessoa não é proprietária nem administradora da empresa.",
  "User {id} may not have keys for company {company}: this person is not an active member of the company.":
    "O usuário {id} não pode ter chaves de API para a empresa {company}: a pessoa não é um membro ativo da empresa.",
  "The key “{name}” is somebody else's. Only its holder can rotate it, because whoever rotates a key reads the new one.":
    "A chave de API “{name}” é de outra pessoa. Só o titular pode substituí-la, porque quem substitui uma chave vê a nova.",
  "The key “{name}” is somebody else's. Its holder or an owner can revoke it.":
    "A chave de API “{name}” é de outra pessoa. O titular ou um proprietário pode revogá-la.",
  "A password has at least {min} characters.": "Uma senha tem no mínimo {min} caracteres.",
  "A password has at most {max} characters.": "Uma senha tem no máximo {max} caracteres.",
  "This is the password that you have. Choose another one.": "Esta é a sua senha atual. Escolha outra.",
  "This password was taken away, because somebody else knows it. Choose another one.":
    "Esta senha foi retirada porque outra pessoa a conhece. Escolha outra.",
  "This password takes too long to check. Choose another one, such as four unusual words.":
    "A verificação desta senha demora demais. Escolha outra, por exemplo quatro palavras incomuns.",
  "Names and addresses of yours are easy to guess.": "Seus nomes e endereços são fáceis de adivinhar.",
  "This is easy to guess.": "Isto é fácil de adivinhar.",
  "Straight rows of keys on your keyboard are easy to guess.":
    "Teclas em sequência no teclado são fáceis de adivinhar.",
  "Short keyboard patterns are easy to guess.": "Padrões curtos de teclado são fáceis de adivinhar.",
  'Repeated characters like "aaa" are easy to guess.':
    "Caracteres repetidos, como “aaa”, são fáceis de adivinhar.",
  'Repeated character patterns like "abcabcabc" are easy to guess.':
    "Padrões repetidos, como “abcabcabc”, são fáceis de adivinhar.",
  'Common character sequences like "abc" are easy to guess.':
    "Sequências comuns, como “abc”, são fáceis de adivinhar.",
  "Recent years are easy to guess.": "Anos recentes são fáceis de adivinhar.",
  "Dates are easy to guess.": "Datas são fáceis de adivinhar.",
  "This is a heavily used password.": "Esta é uma das senhas mais usadas.",
  "This is a frequently used password.": "Esta senha é usada com muita frequência.",
  "This is a commonly used password.": "Esta é uma senha comum.",
  "This is similar to a commonly used password.": "Esta senha é parecida com uma senha comum.",
  "Single words are easy to guess.": "Palavras isoladas são fáceis de adivinhar.",
  "Single names or surnames are easy to guess.": "Nomes ou sobrenomes isolados são fáceis de adivinhar.",
  "Common names and surnames are easy to guess.": "Nomes e sobrenomes comuns são fáceis de adivinhar.",
  "Your password was exposed by a data breach on the Internet.":
    "Sua senha foi exposta em um vazamento de dados na internet.",
  "Avoid predictable letter substitutions like '@' for 'a'.":
    "Evite trocas previsíveis de letras, como “@” no lugar de “a”.",
  "Avoid reversed spellings of common words.": "Evite palavras comuns escritas de trás para frente.",
  "Capitalize some, but not all letters.": "Use maiúsculas em algumas letras, mas não em todas.",
  "Capitalize more than the first letter.": "Use maiúsculas além da primeira letra.",
  "Avoid dates and years that are associated with you.": "Evite datas e anos ligados a você.",
  "Avoid recent years.": "Evite anos recentes.",
  "Avoid years that are associated with you.": "Evite anos ligados a você.",
  "Avoid common character sequences.": "Evite sequências comuns de caracteres.",
  "Avoid repeated words and characters.": "Evite palavras e caracteres repetidos.",
  "Use longer keyboard patterns and change typing direction multiple times.":
    "Use padrões de teclado mais longos e mude de direção várias vezes.",
  "Add more words that are less common.": "Acrescente mais palavras, menos comuns.",
  "Use multiple words, but avoid common phrases.": "Use várias palavras, mas evite frases comuns.",
  "You can create strong passwords without using symbols, numbers, or uppercase letters.":
    "Você pode criar senhas fortes sem usar símbolos, números ou letras maiúsculas.",
  "If you use this password elsewhere, you should change it.":
    "Se você usa esta senha em outros lugares, é melhor alterá-la.",
  "{field} is required.": "{field}: preenchimento obrigatório.",
  "{field} is required, unless you choose a customer.": "{field}: preencha ou escolha um cliente.",
  "{field} is that of a customer you already have.": "{field}: já pertence a um cliente seu.",
  "{field}: nobody found with these words.": "{field}: ninguém encontrado com estas palavras.",
  "{field}: these words mean several: {customers}.":
    "{field}: estas palavras correspondem a vários clientes: {customers}.",
  "{field} is required, or account_number with the code of its bank.":
    "{field}: preencha, ou informe account_number com o código do banco.",
  "{field} is required, or another of {list}.": "{field}: preencha, ou informe outro destes: {list}.",
  "{field} is required: {account} may be {list}.":
    "{field}: preenchimento obrigatório; {account} pode ser {list}.",
  "{field} is required: a CSV file does not say of which account it is.":
    "{field}: preenchimento obrigatório; um arquivo CSV não informa de que conta é.",
  "{field} is more than there is. Look at it again.":
    "{field}: é mais do que há disponível. Confira de novo.",
  "{field} is not known to this request.": "{field}: este campo não existe nesta requisição.",
  "{field} is not an active member of the company.": "{field}: não é um membro ativo da empresa.",
  "{field} is an account for {currency} already.": "{field}: já é uma conta para {currency}.",
  "{field} must be an object.": "{field}: informe um objeto.",
  "{field} must be a JSON object.": "{field}: informe um objeto JSON.",
  "{field} must be a text.": "{field}: informe um texto.",
  "{field} must be a text of {min} to {max} characters, without NUL or unpaired surrogates.":
    "{field}: informe um texto de {min} a {max} caracteres, sem caracteres inválidos.",
  "{field} must be a text of {min} to {max} characters, not only white space, without NUL or unpaired surrogates.":
    "{field}: informe um texto de {min} a {max} caracteres, não só espaços e sem caracteres inválidos.",
  "{field} must be a text of at most {max} characters, without NUL or unpaired surrogates.":
    "{field}: informe um texto de no máximo {max} caracteres, sem caracteres inválidos.",
  "{field} must be a text of at most {max} characters, not only white space, without NUL or unpaired surrogates.":
    "{field}: informe um texto de no máximo {max} caracteres, não só espaços e sem caracteres inválidos.",
  "{field} must be a text of {min} to {max} characters in one line, without control characters.":
    "{field}: informe um texto de {min} a {max} caracteres em uma só linha, sem caracteres de controle.",
  "{field} must be a text of {min} to {max} characters, not only white space, without control characters.":
    "{field}: informe um texto de {min} a {max} caracteres, não só espaços e sem caracteres de controle.",
  "{field} must be a name of {min} to {max} characters in one line.":
    "{field}: informe um nome de {min} a {max} caracteres em uma só linha.",
  "{field} must not be empty: a company has a name.":
    "{field}: não deixe em branco; toda empresa tem um nome.",
  "{field} must be true or false.": "{field}: informe true ou false.",
  "{field} must be one of {list}.": "{field}: use um destes: {list}.",
  "{field} must be one of the list.": "{field}: escolha uma opção da lista.",
  "{field} must be an amount.": "{field}: informe um valor.",
  '{field} must be an amount as text, such as "5.00".':
    '{field}: informe um valor como texto, por exemplo "5.00".',
  "{field} must be a positive amount, such as 120.50 or 120,50.":
    "{field}: informe um valor positivo, por exemplo 120,50 ou 120.50.",
  "{field} must be at most {max} {currency}.": "{field}: o máximo é {max} {currency}.",
  "{field} must be at most what is outstanding.": "{field}: o máximo é o que está em aberto.",
  "{field} must be at most what is outstanding and what came.":
    "{field}: o máximo é o que está em aberto e o que entrou.",
  "{field} must be at least what is already paid ({minor} minor units).":
    "{field}: o mínimo é o que já foi pago ({minor} na menor unidade da moeda).",
  "{field} must be a receivable of this customer.": "{field}: escolha uma conta a receber deste cliente.",
  "{field} must be for at most {max} receivables.": "{field}: no máximo {max} contas a receber.",
  "{field} must be for fewer receivables at once.": "{field}: use menos contas a receber de uma vez.",
  "{field} must be for one receivable at least.": "{field}: use pelo menos uma conta a receber.",
  "{field} must be a whole number from {min} to {max}.":
    "{field}: informe um número inteiro de {min} a {max}.",
  "{field} must be a real calendar date YYYY-MM-DD from 1970-01-01 to 9999-12-31.":
    "{field}: informe uma data real no formato AAAA-MM-DD, de 1970-01-01 a 9999-12-31.",
  "{field} must be a real date YYYY-MM-DD.": "{field}: informe uma data real no formato AAAA-MM-DD.",
  "{field} must be a date YYYY-MM-DD, or an RFC 3339 date-time with seconds and offset such as 2026-01-31T08:00:00Z.":
    "{field}: informe uma data no formato AAAA-MM-DD ou uma data e hora RFC 3339 com segundos e fuso, por exemplo 2026-01-31T08:00:00Z.",
  "{field} must be a date from {first} to {last}, in the customer's time zone ({zone}).":
    "{field}: informe uma data de {first} a {last}, no fuso horário do cliente ({zone}).",
  "{field} must be a date of the years 2000 to 2099.": "{field}: informe uma data entre os anos 2000 e 2099.",
  "{field} must be today or later.": "{field}: informe a data de hoje ou uma posterior.",
  "{field} must not be in the future.": "{field}: não pode estar no futuro.",
  "{field} must not be in the future by more than a day.":
    "{field}: não pode estar mais de um dia no futuro.",
  "{field} must be after {other}.": "{field}: precisa ser depois de {other}.",
  "{field} must not be before {other}.": "{field}: não pode ser antes de {other}.",
  "{field} must be an active ISO 4217 currency code in upper case, such as EUR.":
    "{field}: informe o código ISO 4217 de uma moeda em uso, em maiúsculas, por exemplo BRL.",
  "{field} must be named by an ISO 4217 currency.": "{field}: use como nome o código ISO 4217 de uma moeda.",
  "{field} must be an ISO 3166-1 alpha-2 country code in upper case, such as DE.":
    "{field}: informe o código do país com duas letras maiúsculas (ISO 3166-1), por exemplo BR.",
  "{field} must be an IANA time zone name such as Europe/Berlin.":
    "{field}: informe um fuso horário IANA, por exemplo America/Sao_Paulo.",
  "{field} must be one BCP 47 language tag of at most 35 characters, such as de or pt-BR.":
    "{field}: informe o código de um idioma (BCP 47) de no máximo 35 caracteres, por exemplo pt-BR ou en.",
  "{field} must be a valid phone number in E.164 form, such as +4915112345678.":
    "{field}: informe um telefone válido com o código do país (E.164), por exemplo +5511912345678.",
  "{field} must be an e-mail address such as ada@example.com, of at most 254 characters.":
    "{field}: informe um endereço de e-mail de no máximo 254 caracteres, por exemplo ada@example.com.",
  "{field} must be a link that begins with https:// (http:// for localhost alone), of at most 2000 characters; behind its host it may hold '{reference}' and '{amount}', and no other braces.":
    "{field}: informe um link que comece com https:// (http:// só para localhost), de no máximo 2000 caracteres; depois do domínio ele pode conter '{reference}' e '{amount}', e nada mais entre chaves.",
  "{field} must be a link that begins with https:// (http:// for localhost alone), without braces, of at most 2000 characters.":
    "{field}: informe um link que comece com https:// (http:// só para localhost), de no máximo 2000 caracteres e sem nada entre chaves.",
  "{field} must be an IBAN with correct check digits, such as DE89 3704 0044 0532 0130 00.":
    "{field}: informe um IBAN com os dígitos verificadores corretos, por exemplo DE89 3704 0044 0532 0130 00.",
  "{field} must be a BIC of 8 or 11 characters, such as COBADEFFXXX.":
    "{field}: informe um BIC de 8 ou 11 caracteres, por exemplo COBADEFFXXX.",
  "{field} must be a sort code of six digits, such as 20-00-00.":
    "{field}: informe um sort code de seis dígitos, por exemplo 20-00-00.",
  "{field} must be a routing number of nine digits with a correct check digit, such as 021000021.":
    "{field}: informe um routing number de nove dígitos com o dígito verificador correto, por exemplo 021000021.",
  "{field} must be a clearing number of 3 to 12 letters and digits, such as 6000.":
    "{field}: informe um código do banco de 3 a 12 letras e dígitos, por exemplo 6000.",
  "{field} must be an account number of 4 to 20 letters and digits, such as 55779911.":
    "{field}: informe um número de conta de 4 a 20 letras e dígitos, por exemplo 55779911.",
  "{field} must have 6 to 8 digits beside a sort code.":
    "{field}: com um sort code, informe de 6 a 8 dígitos.",
  "{field} must be of the IBAN's country, {country}.": "{field}: o país precisa ser o do IBAN, {country}.",
  "{field} must be of the same country as the other: the IBAN is of {country}, the BIC of {other}.":
    "{field}: os países precisam ser iguais; o IBAN é de {country}, o BIC é de {other}.",
  "{field} must not be given beside an IBAN.": "{field}: não informe junto com um IBAN.",
  "{field} must not be given beside another code of the bank.":
    "{field}: não informe junto com outro código do banco.",
  "{field} must be one of at most {max} accounts.": "{field}: são permitidas no máximo {max} contas.",
  "{field} must be the id of an account.": "{field}: informe o ID de uma conta.",
  "{field} must be the id of one of your customers.": "{field}: informe o ID de um dos seus clientes.",
  "{field} must be the id of one of your receivables.":
    "{field}: informe o ID de uma das suas contas a receber.",
  "{field} must be the id of a bank transaction.": "{field}: informe o ID de uma transação bancária.",
  "{field} must be the id of an earlier movement the other way, in the same currency and of at most the same amount.":
    "{field}: informe o ID de uma transação anterior no sentido oposto, na mesma moeda e de no máximo o mesmo valor.",
  "{field} must be another receivable than those before it.":
    "{field}: escolha uma conta a receber diferente das anteriores.",
  "{field} must be a list of 1 to {max} allocations.":
    "{field}: informe uma lista com 1 a {max} contas a receber e os valores de cada uma.",
  "{field} must have at least one receivable.": "{field}: escolha pelo menos uma conta a receber.",
  "{field} must be at most 10 MB.": "{field}: o máximo é 10 MB.",
  "{field} must be a PDF.": "{field}: escolha um PDF.",
  "{field} must be a whole PDF; this one is broken.":
    "{field}: escolha um PDF completo; este está danificado.",
  "{field} must be a PDF that opens without a password.": "{field}: escolha um PDF que abra sem senha.",
  "{field} must be owner, admin or member.":
    "{field}: informe owner (proprietário), admin (administrador) ou member (membro).",
  "{field} must be there once.": "{field}: informe uma só vez.",
  "{field} must be a list of steps.": "{field}: informe uma lista de etapas.",
  "{field} must be at most {max} steps.": "{field}: no máximo {max} etapas.",
  "{field} must be more than that of the step before, as steps ascend and come once.":
    "{field}: informe um número maior que o da etapa anterior; as etapas ficam em ordem crescente, sem repetição.",
  "{field} must be a list of one or more of {list}, none twice.":
    "{field}: informe uma lista com pelo menos um destes, sem repetição: {list}.",
  "{field} must be a time HH:MM from 00:00 to 23:59.": "{field}: informe um horário HH:MM, de 00:00 a 23:59.",
  "{field} must begin before it ends.": "{field}: o início precisa ser antes do fim.",
  "{field} must leave some time between {from} and {to}, outside of which nothing is sent.":
    "{field}: inclua algum horário entre {from} e {to}; fora desse período, nada é enviado.",
  "{field} must be one line.": "{field}: use uma só linha.",
  "{field} must not be blank.": "{field}: não deixe em branco.",
  "{field} must not be blank; leave it out for the built-in text.":
    "{field}: não use só espaços; para usar o texto padrão, deixe o campo vazio.",
  "{field} must have at most {max} characters.": "{field}: no máximo {max} caracteres.",
  "{field} must not contain control characters, unpaired surrogates or marks of writing direction.":
    "{field}: não use caracteres de controle, inválidos ou que mudem a direção da escrita.",
  "{field} must not use the tag {tag}; it may use {list}.":
    "{field}: não use a tag {tag}; são permitidas: {list}.",
  "{field} must not use the filter {filter}; it may use {list}.":
    "{field}: não use o filtro {filter}; são permitidos: {list}.",
  "{field} must say which column has the amount, or which have credits and debits.":
    "{field}: informe qual coluna contém o valor ou quais contêm créditos e débitos.",
  "{field} must say which column has the date.": "{field}: informe qual coluna contém a data.",
  "{field} has {text}, which is not a condition such as '{% if days_overdue > 3 %}'.":
    "{field}: {text} não é uma condição como '{% if days_overdue > 3 %}'.",
  "{field} has {text}, which is not a variable such as '{{ balance }}'.":
    "{field}: {text} não é uma variável como '{{ balance }}'.",
  "{field} has an unknown variable {variable}; it may use {list}.":
    "{field}: a variável {variable} não é conhecida; são permitidas: {list}.",
  "{field} can't be read: {error}.": "{field}: não é possível ler: {error}.",
  "{field}: {problem}": "{field}: {problem}",
  "choose at least one scope": "escolha pelo menos uma permissão",
  "choose at least one message": "escolha pelo menos uma mensagem",
  "choose at most {max} messages": "escolha no máximo {max} mensagens",
  "{currency} has no decimals": "{currency} não tem decimais",
  "{currency} has at most {digits} decimals": "{currency} tem no máximo {digits} decimais",
  "can't be kept: you have {max} views. Delete one first":
    "não é possível salvar: você já tem {max} visualizações. Exclua uma primeiro",
  "belongs to more filters than can be kept": "há mais filtros do que é possível salvar",
  "This policy has no steps: no customer would be reminded.":
    "Esta régua não tem etapas: nenhum cliente seria lembrado.",
  "has {text}, which is not a condition such as '{% if days_overdue > 3 %}'":
    "{text} não é uma condição como '{% if days_overdue > 3 %}'",
  "has {text}, which is not a variable such as '{{ balance }}'":
    "{text} não é uma variável como '{{ balance }}'",
  "has an unknown variable {variable}; it may use {list}":
    "a variável {variable} não é conhecida; são permitidas: {list}",
  "can't be read: {error}": "não é possível ler: {error}",
  "The amount": "O valor",
  "Step {number}, {part}": "Etapa {number}, {part}",
  "Bills, step {number}, {part}": "Contas a pagar, etapa {number}, {part}",
  "Entry {number}": "Lançamento {number}",
  "entries[{number}]": "entries[{number}]",
  "Import id": "ID da importação",
  Fields: "Campos",
  "Reply id": "ID da resposta",
  Bytes: "Bytes",
  Sha256: "SHA-256",
  "Leaves at": "Sai em",
  "Receivable ids": "IDs das contas a receber",
  Rows: "Linhas",
  "File name": "Nome do arquivo",
  Known: "Já conhecidos",
  "Receivable id": "ID da conta a receber",
  "Amount minor": "Valor (menor unidade)",
  "Deposit id": "ID do pagamento do cliente",
  "Credit minor": "Crédito (menor unidade)",
  "Note id": "ID da anotação",
  "Returned by": "Estornado pela transação",
  Label: "A que se refere",
  "Anchor date": "Primeiro vencimento",
  "Last date": "Último vencimento",
  "Next index": "Próximo número",
  "Payable id": "ID da conta a pagar",
  "Occurrence index": "Número na recorrência",
  Detail: "Detalhe",
  "Link number": "Número do link",
  "User id": "ID do usuário",
  "New key id": "ID da nova chave de API",
  "Keys deleted": "Chaves de API excluídas",
  EmailVerified: "E-mail verificado",
  TwoFactorConfirmed: "Dois fatores confirmados",
  Locale: "Idioma",
  Digest: "Resumo",
  "Sessions ended": "Sessões encerradas",
  "Two factor removed": "Dois fatores removidos",
  Issuer: "Emissor",
  "Second factor": "Segundo fator",
  Again: "De novo",
  Count: "Quantidade",
  Network: "Rede",
  Last: "Último",
  Version: "Versão",
  "Starts at": "Início",
  "Ends at": "Fim",
  Removed: "Removido",
  TestClock: "Relógio de teste",
  Recipients: "Destinatários",
  Sms: "SMS",
  "Delete at": "Exclusão em",
  Jump: "Salto",
  Decided: "Decidido",
  Values: "Valores",
  Plain: "Sem criptografia",
  "Skipped ids": "IDs pulados",
  Sequences: "Sequências",
  SessionsEnded: "Sessões encerradas",
  MailsDropped: "E-mails descartados",
  RemindersGivenUp: "Lembretes abandonados",
  "Remind on": "Lembrar em",
  "Expected version": "Versão esperada",
  Allocations: "Valores por conta a receber",
  "Original id": "ID original",
  Method: "Forma de pagamento",
  Anchor: "Primeiro vencimento",
  "Bank account id": "ID da conta bancária",
  "Booked on": "Data da transação",
  Others: "Outros",
  "Payment id": "ID do pagamento",
  Seen: "Visto",
  Mapping: "Colunas",
  Balance: "Saldo",
  "Closing balance": "Saldo final",
  Debit: "Débito",
  Form: "Formulário",
  Body: "Conteúdo",
  "Merge id": "ID da mesclagem",
  "Merged id": "ID do cliente mesclado",
  Filled: "Dados preenchidos",
  "status|open": "em aberto",
  "status|partially_paid": "parcialmente paga",
  "status|paid": "paga",
  "status|paused": "suspensa",
  "status|cancelled": "anulada",
  "status|reversed": "estornado",
  "status|recorded": "registrado",
  "status|unmatched": "não conciliada",
  "status|suggested": "com sugestão",
  "status|applied": "conciliada",
  "status|ignored": "ignorada",
  "status|returned": "estornada",
  "status|partially_applied": "parcialmente conciliada",
  "This receivable is {status} and can't be paused.":
    "Esta conta a receber está {status} e não pode ser suspensa.",
  "This receivable is {status} and can't be resumed.":
    "Esta conta a receber está {status} e não pode ser retomada.",
  "This receivable is {status} and can't be cancelled.":
    "Esta conta a receber está {status} e não pode ser anulada.",
  "This receivable is {status} and can't take a payment.":
    "Esta conta a receber está {status} e não aceita pagamentos.",
  "This receivable is {status} and can't have a payment reversed.":
    "Esta conta a receber está {status} e não permite estornar pagamentos.",
  "This receivable is {status} and can't be promised.":
    "Esta conta a receber está {status} e não aceita promessas de pagamento.",
  "This receivable is {status} and can't be promised a second time.":
    "Esta conta a receber está {status} e não aceita uma segunda promessa.",
  "This receivable is {status} and can't be disputed.":
    "Esta conta a receber está {status} e não pode ser contestada.",
  "This receivable is {status} and can't be reminded of.":
    "Esta conta a receber está {status} e não pode ter lembretes.",
  "This payable is {status} and can't be marked paid.":
    "Esta conta a pagar está {status} e não pode ser marcada como paga.",
  "This payment is {status} and can't be reversed again.":
    "Este pagamento está {status} e não pode ser estornado de novo.",
  "Receivable {id} is {status} and can't take a payment.":
    "A conta a receber {id} está {status} e não aceita pagamentos.",
  "Receivable {id} is {status} and can't have a payment reversed.":
    "A conta a receber {id} está {status} e não permite estornar pagamentos.",
  "This bank transaction is {status} and can't be applied.":
    "Esta transação bancária está {status} e não pode ser conciliada.",
  "This bank transaction is {status} and can't be undone.":
    "Esta transação bancária está {status} e não pode ser desfeita.",
  "This bank transaction is {status} and can't be ignored.":
    "Esta transação bancária está {status} e não pode ser ignorada.",
  "This bank transaction is {status} and can't have a suggestion refused.":
    "Esta transação bancária está {status} e não permite recusar sugestões.",
  "This bank transaction is {status} and can't be paid back.":
    "Esta transação bancária está {status} e não pode ser marcada como devolvida.",
  "This bank transaction is {status} and can't be taken back.":
    "Esta transação bancária está {status} e não pode ser estornada.",
  "This bank transaction is {status} and can't take another one back.":
    "Esta transação bancária está {status} e não pode estornar outra.",
  "Receivable {id} is not suggested for this bank transaction.":
    "A conta a receber {id} não é uma sugestão para esta transação bancária.",
  "Receivable {id} is in {currency}.": "A conta a receber {id} está em {currency}.",
  "This receivable is in {currency}.": "Esta conta a receber está em {currency}.",
  "{receivable} is in {currency}, and the payment in {other}.":
    "{receivable} está em {currency}, e o pagamento em {other}.",
  "{receivable} is paid already.": "{receivable} já foi paga.",
  "{receivable} is void.": "{receivable} foi anulada.",
  "{receivable} is in another currency.": "{receivable} está em outra moeda.",
  "{fields} can't be changed once a receivable is {status}.":
    "{fields}: não é possível alterar quando a conta a receber está {status}.",
  "{fields} can't be changed while payments are recorded on the receivable.":
    "{fields}: não é possível alterar enquanto houver pagamentos registrados na conta a receber.",
  "{fields} can't be changed once a payable is paid.":
    "{fields}: não é possível alterar depois que a conta a pagar foi paga.",
  "The allocations are larger than what is left of the bank transaction.":
    "Os valores escolhidos somam mais do que resta da transação bancária.",
  "The payment is larger than the balance.": "O pagamento é maior que o valor em aberto.",
  "The payment's currency is not the receivable's.": "A moeda do pagamento não é a da conta a receber.",
  "A new currency needs an amount in the same request.": "Uma nova moeda exige um valor na mesma requisição.",
  "A field can no longer be changed.": "Um dos campos não pode mais ser alterado.",
  "The current status does not allow this.": "O status atual não permite isto.",
  "At most {amount}, which is what is open.": "No máximo {amount}, que é o valor em aberto.",
  "The receivables get {amount}, which is more than came.":
    "As contas a receber somam {amount}, mais do que entrou.",
  "{typed} can mean two amounts: write it without the comma, or with a point.":
    "{typed} pode significar dois valores: escreva sem a vírgula ou com um ponto.",
  "Nothing is left for it. Type how much it gets.": "Não resta nada para esta. Digite quanto ela recebe.",
  "Choose at least one receivable.": "Escolha pelo menos uma conta a receber.",
  "Choose receivables of yours.": "Escolha contas a receber da sua empresa.",
  "Nothing is left of this payment.": "Não resta nada deste pagamento.",
  "This payment was taken back already.": "Este pagamento já foi estornado.",
  "Some of this payment was used a moment ago. Look at it again.":
    "Parte deste pagamento acaba de ser usada. Confira de novo.",
  "The customer has no address on this channel.": "O cliente não tem contato para este canal.",
  "This customer has no e-mail address.": "Este cliente não tem endereço de e-mail.",
  "This customer has no phone number.": "Este cliente não tem número de telefone.",
  "The customer has no e-mail address.": "O cliente não tem endereço de e-mail.",
  "E-mails to the customer's address come back.": "Os e-mails para o endereço do cliente voltam.",
  "The customer has neither disputed it nor promised to pay it.":
    "O cliente não contestou a conta nem prometeu pagá-la.",
  "Your company may answer only at addresses that it has sent a reminder to.":
    "Sua empresa só pode responder a endereços para os quais já enviou um lembrete.",
  "The customer has no address for the next reminder.": "O cliente não tem contato para o próximo lembrete.",
  "The customer's address does not work, so the next reminder can't be sent.":
    "O contato do cliente não funciona, por isso o próximo lembrete não pode ser enviado.",
  "The customer does not want reminders on the channel of the next one.":
    "O cliente não quer lembretes pelo canal do próximo envio.",
  "The policy allows no more reminders of it.": "A régua não permite mais lembretes para esta conta.",
  "A reminder is being sent at this moment.": "Um lembrete está sendo enviado neste momento.",
  "It is below the minimum balance of the policy, so no reminder is sent for it.":
    "O valor está abaixo do mínimo da régua, por isso nenhum lembrete é enviado.",
  "Another reminder to the customer leaves first. Ask again after it.":
    "Outro lembrete ao cliente sai antes. Tente novamente depois dele.",
  "No reminder is planned for it.": "Não há lembretes previstos para esta conta.",
  "You have had {number} tests within the hour. Try again later.":
    "Você já recebeu {number} testes na última hora. Tente novamente mais tarde.",
  "This message can't be written, so there is nothing to send.":
    "Não é possível redigir esta mensagem, então não há nada para enviar.",
  "Verify your e-mail address first: a test goes to no other one.":
    "Verifique primeiro o seu endereço de e-mail: um teste não vai para nenhum outro.",
  "It has changed since you looked: somebody has paid, or decided otherwise. This is what it says now.":
    "Houve uma mudança depois que você olhou: alguém pagou ou decidiu de outra forma. É isto que a mensagem diz agora.",
  "Reminders are on hold, so nothing is sent. Go live first.":
    "Os lembretes estão em espera: nada é enviado. Ative o envio primeiro.",
  "Somebody has done this already.": "Alguém já fez isto.",
  "Too much was sent by this link within an hour.": "Envios demais por este link em uma hora.",
  "The message bounced.": "A mensagem voltou.",
  "The recipient has complained about the message.": "O destinatário marcou a mensagem como spam.",
  "The recipient has unsubscribed at the mail provider.":
    "O destinatário cancelou o recebimento no provedor de e-mail.",
  "The mail provider could not deliver the message.":
    "O provedor de e-mail não conseguiu entregar a mensagem.",
  "The number is not valid.": "O número não é válido.",
  "The recipient has answered STOP.": "O destinatário respondeu STOP.",
  "The number can't get SMS.": "O número não pode receber SMS.",
  "The number is not known to its network.": "O número não é conhecido pela operadora.",
  "The number is a landline, or its network can't be reached.":
    "O número é de um telefone fixo ou a operadora não pôde ser contatada.",
  "The provider could not deliver the message.": "O provedor não conseguiu entregar a mensagem.",
  "The provider could not deliver the message (error {code}).":
    "O provedor não conseguiu entregar a mensagem (erro {code}).",
  "The provider answered {code}.": "O provedor respondeu {code}.",
  "No e-mail provider is configured.": "Nenhum provedor de e-mail está configurado.",
  "This form was sent before with other content. See below how things stand now, and send it again if that is what you want.":
    "Este formulário já foi enviado com outro conteúdo. Veja abaixo a situação atual e, se for isso mesmo que você quer, envie-o novamente.",
  "Yours is not saved yet.": "A sua versão ainda não foi salva.",
  "{field} is “{value}”": "{field}: “{value}”",
  "{field} is empty": "{field}: vazio",
  "{field} is the built-in text": "{field}: o texto padrão",
  "Somebody else has changed this in the meantime.": "Outra pessoa alterou isto nesse meio-tempo.",
  "Somebody else has changed this meanwhile: {changes} now. Yours is not saved yet: look at it, and save it again.":
    "Outra pessoa alterou isto nesse meio-tempo; agora: {changes}. A sua versão ainda não foi salva: confira e salve novamente.",
  "Somebody else has changed these texts in the meantime: {changes} now. Yours are not saved yet: look at them, and save them again.":
    "Outra pessoa alterou estes textos nesse meio-tempo; agora: {changes}. Os seus ainda não foram salvos: confira e salve novamente.",
  "Somebody else has saved another policy since this page was opened. What you typed is still here: saving it again replaces theirs.":
    "Outra pessoa salvou outra régua depois que esta página foi aberta. O que você digitou continua aqui: salvar novamente substitui a dela.",
  "It has changed since you looked. This is what it would say now.":
    "Houve uma mudança depois que você olhou. É isto que a mensagem diria agora.",
  "You have not changed anything.": "Você não alterou nada.",
  "This is not there any more.": "Isto não existe mais.",
  "There is one already.": "Já existe.",
  "There are as many as there may be.": "O número máximo já foi atingido.",
  "You may not do this.": "Você não tem permissão para fazer isto.",
  "Part of the form is missing. Send it again.": "Falta uma parte do formulário. Envie-o novamente.",
  "This is more than {size} KB.": "Isto passa de {size} KB.",
  "The body broke off.": "O conteúdo chegou incompleto.",
  "The body came too slowly: send the request again, over a new connection.":
    "O conteúdo chegou devagar demais: envie a requisição novamente, em uma nova conexão.",
  "The body is not valid JSON.": "O conteúdo não é um JSON válido.",
  "The body is larger than 64 KiB.": "O conteúdo passa de 64 KiB.",
  "The request has invalid fields.": "A requisição tem campos inválidos.",
  "Invalid: {fields}.": "Campos inválidos: {fields}.",
  "Too many at the same time. Wait a moment, and try again.":
    "Operações demais ao mesmo tempo. Aguarde um momento e tente novamente.",
  "Too many tries. Wait a minute.": "Tentativas demais. Aguarde um minuto.",
  "Too many tries. Wait {minutes} minutes.": "Tentativas demais. Aguarde {minutes} minutos.",
  "Too many requests: wait for Retry-After seconds.":
    "Requisições demais: aguarde os segundos indicados em Retry-After.",
  "Too many requests are waiting: wait for Retry-After seconds.":
    "Há requisições demais na fila: aguarde os segundos indicados em Retry-After.",
  "The service can't answer now: wait for Retry-After seconds.":
    "O serviço não consegue responder agora: aguarde os segundos indicados em Retry-After.",
  "The service is not open yet.": "O serviço ainda não está aberto.",
  "The database can't be reached: wait for Retry-After seconds.":
    "Não é possível acessar o banco de dados: aguarde os segundos indicados em Retry-After.",
  "A customer can’t be merged into itself. Choose another one.":
    "Um cliente não pode ser mesclado consigo mesmo. Escolha outro.",
  "One of these customers has been merged into another one already.":
    "Um destes clientes já foi mesclado com outro.",
  "A message to one of these customers is being sent right now. Try again in a few minutes.":
    "Uma mensagem para um destes clientes está sendo enviada agora. Tente novamente em alguns minutos.",
  "Somebody has skipped a message to one of these customers by e-mail or SMS, and it may still leave by the other. Try again when that is over.":
    "Alguém decidiu não enviar uma mensagem a um destes clientes por e-mail ou SMS, e ela ainda pode sair pelo outro canal. Tente novamente depois disso.",
  "This customer has more than {receivables} receivables, or more than {messages} messages, which is too much to move at once. Merge the other customer into this one instead.":
    "Este cliente tem mais de {receivables} contas a receber ou mais de {messages} mensagens, o que é demais para mover de uma vez. Em vez disso, mescle o outro cliente com este.",
  "The customer has been merged into another one since then. Undo that first.":
    "O cliente foi mesclado com outro depois disso. Desfaça essa mesclagem primeiro.",
  "This was more than a day ago and can’t be undone any more.":
    "Isto foi há mais de um dia e não pode mais ser desfeito.",
  "This has been undone already.": "Isto já foi desfeito.",
  "There is no such receivable.": "Esta conta a receber não existe.",
  "There is no such customer.": "Este cliente não existe.",
  "Merged with {name}, who wants no reminders": "Mesclagem com {name}, que não quer receber lembretes",
  "Several at once": "Vários de uma vez",
  "Undone at once": "Desfeito logo em seguida",
  "Returned by the bank": "Devolvido pelo banco",
  "Gone from an imported file": "Não está mais em um arquivo importado",
  "The payment of the customer was recorded by mistake.": "O pagamento do cliente foi registrado por engano."
}
