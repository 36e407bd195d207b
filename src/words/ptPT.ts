/** The phrases in Portuguese of Portugal. */
// oxlint-disable max-lines -- a list, which is looked up and never read from its beginning to its end
import type { Catalogue } from "./Catalogues.ts"

export const portuguese: Catalogue = {
  "This is a test. The message has not left; it would go to {recipient}. The links in it lead to your outbox.":
    "Isto é um teste. A mensagem não saiu; iria para {recipient}. As ligações que contém levam à sua caixa de saída.",
  "Test: {subject}": "Teste: {subject}",
  "No. {number}": "N.º {number}",
  "{debts} and {count, plural, one {# more} other {# more}}":
    "{debts} e {count, plural, one {mais #} other {mais #}}",
  "{time}, e-mail to {customer} ({tone}): {debts}, {sums}":
    "{time}, e-mail para {customer} ({tone}): {debts}, {sums}",
  "{time}, SMS to {customer} ({tone}): {debts}, {sums}":
    "{time}, SMS para {customer} ({tone}): {debts}, {sums}",
  "{company}: more than {count, plural, one {# message leaves} other {# messages leave}} today":
    "{company}: hoje {count, plural, one {sai mais de # mensagem} other {saem mais de # mensagens}}",
  "{company}: {count, plural, one {# message waits} other {# messages wait}} for approval":
    "{company}: {count, plural, one {# mensagem aguarda} other {# mensagens aguardam}} aprovação",
  "{company}: {count, plural, one {# message leaves} other {# messages leave}} today":
    "{company}: hoje {count, plural, one {sai # mensagem} other {saem # mensagens}}",
  "These leave today, as soon as somebody has approved them:":
    "Estas mensagens saem hoje, assim que alguém as aprovar:",
  "If nobody pays before, these leave today:": "Se ninguém pagar antes, estas mensagens saem hoje:",
  "and others": "e outras",
  "Read, change and stop them in the outbox: {link}":
    "Leia-as, altere-as ou trave-as na caixa de saída: {link}",
  "To have this mail no more, change your account: {link}":
    "Para deixar de receber este e-mail, altere a sua conta: {link}",
  "Disputed by the customer": "Contestados pelo cliente",
  "Promised, and not paid": "Promessas não cumpridas",
  "Not paid, and no further reminders follow": "Por pagar e sem mais lembretes",
  "Reminders that could not be delivered": "Lembretes que não foi possível entregar",
  "Reminders that may not have arrived": "Lembretes que podem não ter chegado",
  "Reminders that wait until somebody says what a payment is for":
    "Lembretes que esperam até alguém indicar a que se destina um pagamento",
  "Bank accounts without a new statement": "Contas bancárias sem extrato recente",
  "Addresses that do not work": "Contactos que não funcionam",
  "Customers who want no more reminders": "Clientes que não querem mais lembretes",
  "Reminders that became too late to send": "Lembretes que já era tarde para enviar",
  "Reminders that were not sent because a channel did not work":
    "Lembretes não enviados porque um canal não funcionava",
  "and {count, plural, one {# more} other {# more}}": "e {count, plural, one {mais #} other {mais #}}",
  "{company}: {count, plural, one {# thing} other {# things}} to look at":
    "{company}: {count, plural, one {# assunto} other {# assuntos}} a verificar",
  "Since the last digest of {company}:": "Desde o último resumo de {company}:",
  "All that waits for you: {link}": "Tudo o que está à sua espera: {link}",
  "You get this because you are an owner or admin of the company. It comes only on days with something in it. To have it no more, change your account: {link}":
    "Recebe este e-mail porque é proprietário ou administrador da empresa. Só é enviado nos dias em que há novidades. Para deixar de o receber, altere a sua conta: {link}",
  "the newest one ends on {date}": "o mais recente vai até {date}",
  "tone of a reminder|friendly": "cordial",
  "tone of a reminder|firm": "firme",
  "tone of a reminder|final": "final",
  "Duebook: another e-mail address": "Duebook: outro endereço de e-mail",
  "the e-mail address of your account is {email} now":
    "o endereço de e-mail da sua conta passou a ser {email}",
  "the e-mail address of your account is to become {email}, as soon as somebody follows the link that was sent there":
    "o endereço de e-mail da sua conta vai passar a ser {email}, assim que alguém abrir a ligação enviada para esse endereço",
  "Duebook: your e-mail address is back": "Duebook: o seu endereço de e-mail foi recuperado",
  "the e-mail address of your account is {email} again, and you were signed out everywhere; the account needs a new password, and passkeys and sign-ins elsewhere that were added in the day before the change or after it are removed":
    "o endereço de e-mail da sua conta voltou a ser {email} e todas as suas sessões foram terminadas; a conta precisa de uma nova palavra-passe, e foram removidas as chaves de acesso e os inícios de sessão por outros serviços que tenham sido adicionados no dia anterior à alteração ou depois dela",
  "Duebook: your account is closed": "Duebook: a sua conta foi encerrada",
  "your account was closed: nobody can sign in with it any more, and you belong to no company; what you did in companies stays in their logs":
    "a sua conta foi encerrada: já ninguém pode entrar com ela e deixou de pertencer a qualquer empresa; o que fez em cada empresa fica no registo dela",
  "Duebook: your password was changed": "Duebook: a sua palavra-passe foi alterada",
  "the password of your account was changed, and you were signed out everywhere else":
    "a palavra-passe da sua conta foi alterada e as suas sessões noutros dispositivos foram terminadas",
  "Duebook: two-factor authentication was reset": "Duebook: a autenticação de dois fatores foi reposta",
  "{by}, an owner of {company}, has reset two-factor authentication for your account, and you were signed out everywhere. Your password is as it was; sign in and set it up anew":
    "{by}, na qualidade de proprietário de {company}, repôs a autenticação de dois fatores da sua conta, e todas as suas sessões foram terminadas. A palavra-passe é a mesma; inicie sessão e volte a configurar esta autenticação",
  "Duebook: two-factor authentication was turned off":
    "Duebook: a autenticação de dois fatores foi desativada",
  "two-factor authentication was turned off for your account":
    "a autenticação de dois fatores da sua conta foi desativada",
  "Duebook: two-factor authentication was set up": "Duebook: a autenticação de dois fatores foi configurada",
  "another authenticator app has taken the place of the one of your account":
    "a aplicação de autenticação da sua conta foi substituída por outra",
  "two-factor authentication was set up for your account":
    "a autenticação de dois fatores da sua conta foi configurada",
  "Duebook: a recovery code was used": "Duebook: foi usado um código de recuperação",
  "a recovery code of your account was used; {left, plural, one {# is left} other {# are left}}":
    "foi usado um código de recuperação da sua conta; {left, plural, one {resta #} other {restam #}}",
  "Duebook: new recovery codes": "Duebook: novos códigos de recuperação",
  "your account has new recovery codes, and those from before do not work any more":
    "a sua conta tem novos códigos de recuperação; os anteriores deixaram de funcionar",
  "Duebook: a passkey was added": "Duebook: foi adicionada uma chave de acesso",
  "the passkey “{name}” was added to your account; it opens the account without your password":
    "a chave de acesso «{name}» foi adicionada à sua conta; dá acesso à conta sem a palavra-passe",
  "Duebook: a passkey was removed": "Duebook: foi removida uma chave de acesso",
  "the passkey “{name}” was removed from your account, and you were signed out everywhere else":
    "a chave de acesso «{name}» foi removida da sua conta e as suas sessões noutros dispositivos foram terminadas",
  "Duebook: a passkey was refused": "Duebook: foi recusada uma chave de acesso",
  "somebody has used the passkey “{name}” of your account and was refused: it has counted less than the last time, as a copy of it would":
    "alguém tentou usar a chave de acesso «{name}» da sua conta e a tentativa foi recusada: a chave indicou menos utilizações do que da última vez, como faria uma cópia",
  "Duebook: single sign-on for your account": "Duebook: início de sessão único na sua conta",
  "somebody has signed in to your account at {issuer} as {email} for the first time":
    "alguém entrou na sua conta pela primeira vez através de {issuer}, como {email}",
  "Duebook: a new browser": "Duebook: um navegador novo",
  "somebody has signed in to your account with a browser that was not known: {browser}":
    "alguém entrou na sua conta com um navegador que não era conhecido: {browser}",
  "Hello,": "Olá,",
  "If this was not you, you need not do anything.":
    "Se não foi por sua iniciativa, não precisa de fazer nada.",
  "Duebook: verify your e-mail address": "Duebook: verifique o seu endereço de e-mail",
  "open this link to show that this address is yours. It works once, for 24 hours:":
    "Abra esta ligação para mostrar que este endereço é seu. Funciona uma vez, durante 24 horas:",
  "If this was not you, do not say there that it is yours. You need not do anything else.":
    "Se não foi por sua iniciativa, não indique nessa página que o endereço é seu. Não precisa de fazer mais nada.",
  "Duebook: finish your account": "Duebook: conclua a criação da sua conta",
  "somebody, probably you, wants to make an account with this address. Open this link to choose a password; then the account is yours. It works once, for 24 hours:":
    "Recebemos um pedido, provavelmente seu, para criar uma conta com este endereço. Abra esta ligação para escolher uma palavra-passe; a conta passa então a ser sua. Funciona uma vez, durante 24 horas:",
  "Duebook: set a new password": "Duebook: defina uma nova palavra-passe",
  "somebody, probably you, has asked to set a new password. This link works once, for 24 hours:":
    "Recebemos um pedido, provavelmente seu, para definir uma nova palavra-passe. Esta ligação funciona uma vez, durante 24 horas:",
  "Duebook: you have an account already": "Duebook: já tem uma conta",
  "somebody, probably you, wanted to make an account with this address. There is one already. Sign in:":
    "Recebemos um pedido, provavelmente seu, para criar uma conta com este endereço. Já existe uma. Inicie sessão:",
  "If you do not know the password any more:": "Se já não sabe a palavra-passe:",
  "the operator of this Duebook has removed the second factor of your account, and you were signed out everywhere. Your password is as it was. Sign in, and set up two-factor authentication again:":
    "O operador deste Duebook removeu o segundo fator da sua conta, e todas as suas sessões foram terminadas. A palavra-passe é a mesma. Inicie sessão e configure de novo a autenticação de dois fatores:",
  "If you have not asked for this, tell the operator at once.":
    "Se não pediu isto, avise de imediato o operador.",
  "Duebook: {company} invites you": "Duebook: convite de {company}",
  "{person} asks you to join {company} on Duebook, which reminds customers of what they owe.":
    "{person} enviou-lhe um convite para entrar na empresa {company} no Duebook, que lembra aos clientes o que devem.",
  "This link works once, for 24 hours:": "Esta ligação funciona uma vez, durante 24 horas:",
  "If you do not know why you get this, you need not do anything.":
    "Se não sabe porque recebe este e-mail, não precisa de fazer nada.",
  "Duebook: you have an account with this address": "Duebook: tem uma conta com este endereço",
  "Somebody, probably you, wanted to use this address for another account. It can belong to one account only: sign in to the one that has it, and give it another address first.":
    "Recebemos um pedido, provavelmente seu, para usar este endereço noutra conta. Um endereço só pode pertencer a uma conta: inicie sessão na que o tem e indique nela primeiro outro endereço.",
  somebody: "alguém",
  "fact of a company|name": "nome",
  "fact of a company|time zone": "fuso horário",
  "fact of a company|country": "país",
  "fact of a company|e-mail": "e-mail",
  "fact of a company|phone": "telefone",
  "fact of a company|web": "site",
  "fact of a company|address": "morada",
  "fact of a company|account holder": "titular da conta",
  "fact of a company|IBAN": "IBAN",
  "fact of a company|BIC": "BIC",
  "fact of a company|payment link": "ligação de pagamento",
  "fact of a company|language": "idioma",
  "fact of a company|legal notice": "informação legal",
  "{by} has changed the reminders of {company}: they are on hold, and nothing is sent":
    "{by} alterou o envio dos lembretes de {company}: estão em espera e nada é enviado",
  "{by} has changed the reminders of {company}: each waits until somebody approves it":
    "{by} alterou o envio dos lembretes de {company}: cada um espera até alguém o aprovar",
  "{by} has changed the reminders of {company}: they are sent automatically":
    "{by} alterou o envio dos lembretes de {company}: são enviados automaticamente",
  "{by} has changed the reminders of {company}: {mode}":
    "{by} alterou o envio dos lembretes de {company}: {mode}",
  "Duebook: a company was closed": "Duebook: uma empresa foi encerrada",
  "{by} has closed {company}: nothing is sent any more, and all of it is deleted after 30 days, unless an owner opens it again on the page of companies before":
    "{by} encerrou {company}: nada mais é enviado e tudo é eliminado após 30 dias, a não ser que antes um proprietário a reabra na página das empresas",
  "Duebook: a company was opened again": "Duebook: uma empresa foi reaberta",
  "{by} has opened {company} again": "{by} reabriu {company}",
  "Duebook: an archive was asked for": "Duebook: foi pedido um arquivo",
  "{by} has asked for an archive of all that {company} has, which owners and admins can download":
    "{by} pediu um arquivo de tudo o que {company} tem, que os proprietários e administradores podem descarregar",
  "Duebook: facts of your company were changed": "Duebook: os dados da sua empresa foram alterados",
  "{by} has changed facts of {company}: {facts}": "{by} alterou dados de {company}: {facts}",
  "Duebook: a new owner or admin": "Duebook: um novo proprietário ou administrador",
  "{by} has made {member} {role, select, owner {an owner} other {an admin}} of {company}":
    "{by} atribuiu a {member} a função de {role, select, owner {proprietário} other {administrador}} de {company}",
  "{member} has joined {company} as {role, select, owner {an owner} other {an admin}}":
    "{member} passou a fazer parte de {company} com a função de {role, select, owner {proprietário} other {administrador}}",
  "Duebook: a new API key": "Duebook: uma nova chave de API",
  '{by} has created the API key "{name}" of {company}': "{by} criou a chave de API «{name}» de {company}",
  "Duebook: an API key was replaced": "Duebook: uma chave de API foi substituída",
  '{by} has replaced the API key "{name}" of {company} with a new one':
    "{by} substituiu a chave de API «{name}» de {company} por uma nova",
  "Duebook: an API key was revoked": "Duebook: uma chave de API foi revogada",
  '{by} has revoked the API key "{name}" of {company}': "{by} revogou a chave de API «{name}» de {company}",
  "Duebook: other texts of reminders": "Duebook: os textos dos lembretes foram alterados",
  "{by} has changed the texts of reminders of {company} ({language}, {tone})":
    "{by} alterou os textos dos lembretes de {company} ({language}, {tone})",
  "Duebook: reminders of your company": "Duebook: os lembretes da sua empresa",
  "Duebook: a new bank account of your company": "Duebook: uma nova conta bancária da sua empresa",
  "{by} has added a bank account of {company}, into which customers pay {currency}: {account}":
    "{by} adicionou uma conta bancária de {company}, para onde os clientes pagam em {currency}: {account}",
  "Duebook: a bank account of your company was removed":
    "Duebook: uma conta bancária da sua empresa foi removida",
  "{by} has removed the bank account of {company} into which customers paid {currency}: {account}":
    "{by} removeu a conta bancária de {company} para onde os clientes pagavam em {currency}: {account}",
  "something of your account was changed": "foi alterado um dado da sua conta",
  "{time}: {sentence}.": "{time}: {sentence}.",
  "{time}: {sentence} ({count, plural, one {# time} other {# times}} since then).":
    "{time}: {sentence} ({count, plural, one {# vez} other {# vezes}} desde então).",
  "And {count, plural, one {# other change} other {# other changes}}.":
    "E {count, plural, one {mais # alteração} other {mais # alterações}}.",
  "If this was not you or somebody whom you know, set another password at once:":
    "Se não foi por sua iniciativa nem de alguém que conheça, defina de imediato outra palavra-passe:",
  "If this was not you or somebody whom you know, open this link: it gives your address back, signs everybody out, and lets you choose another password. It works once, for 72 hours:":
    "Se não foi por sua iniciativa nem de alguém que conheça, abra esta ligação: devolve-lhe o endereço, termina todas as sessões e permite escolher outra palavra-passe. Funciona uma vez, durante 72 horas:",
  "Duebook: changes to your account": "Duebook: alterações na sua conta",
  "this was done just now:": "Acaba de acontecer o seguinte:",
  "this was done:": "Aconteceu o seguinte:",
  "See your account:": "Veja a sua conta:",
  "the operator of this Duebook": "o operador deste Duebook",
  "your company": "uma empresa sua",
  Overview: "Visão geral",
  "home dashboard figures aging": "início painel números antiguidade dívidas",
  Receivables: "Valores a receber",
  "invoices debts owed list": "faturas dívidas créditos devido lista",
  "New receivable": "Novo valor a receber",
  "create add invoice debt": "criar adicionar fatura dívida",
  "Import receivables": "Importar valores a receber",
  "upload file csv invoices": "carregar ficheiro csv faturas",
  "Overdue receivables": "Valores a receber vencidos",
  "late unpaid": "atraso em falta por pagar",
  "Money in": "Entradas",
  "bank transactions payments movements": "banco movimentos pagamentos recebimentos",
  "Statements of the bank": "Extratos bancários",
  "upload files camt mt940": "carregar ficheiros camt mt940 extrato",
  Bills: "Faturas de fornecedores",
  "payables what we owe": "contas a pagar o que devemos despesas",
  "New bill": "Nova fatura de fornecedor",
  "create add payable": "criar adicionar conta a pagar despesa",
  "Calendar of bills": "Calendário de faturas de fornecedores",
  "month payables": "mês contas a pagar",
  "Series of bills": "Faturas recorrentes",
  "monthly rent payables": "mensal renda contas a pagar avença",
  Customers: "Clientes",
  "debtors clients": "devedores clientes",
  "Customers who owe most": "Clientes que mais devem",
  "largest debtors": "maiores devedores",
  Outbox: "Caixa de saída",
  "messages approve skip edit test send next planned":
    "mensagens aprovar não enviar editar teste enviar seguinte previstas",
  Reminders: "Lembretes",
  "messages mails sms sent planned": "mensagens e-mails sms enviadas previstas avisos",
  "Go live": "Ativar o envio",
  "automatic ask me first hold reminders on off":
    "automático perguntar primeiro espera lembretes ligar desligar",
  Policy: "Regras",
  "steps dunning rules schedule": "etapas cobrança regras calendário política",
  Texts: "Textos",
  "wording templates language mails": "redação modelos idioma e-mails",
  Keys: "Chaves de API",
  "api token create key": "api token criar chave",
  People: "Pessoas",
  "members invite roles team": "membros convidar funções equipa utilizadores",
  Usage: "Utilização",
  "plan allowance requests": "plano pedidos incluídos limite",
  Company: "Empresa",
  "facts address iban bank account time zone": "dados morada iban conta bancária fuso horário",
  Audit: "Registo de atividade",
  "history who did what": "histórico quem fez o quê auditoria",
  "Not understood": "Pedido não compreendido",
  "The browser or something between it and this service has garbled the request.":
    "O pedido chegou danificado pelo navegador ou por algo entre este e o serviço.",
  "Not found": "Não encontrado",
  "There is nothing at this address.": "Não existe nada neste endereço.",
  "Too large": "Demasiado grande",
  "What was sent is too large.": "O que foi enviado é demasiado grande.",
  "Not available": "Indisponível",
  "The service can't answer at the moment. Wait a little, and try again.":
    "O serviço não consegue responder de momento. Aguarde um pouco e tente novamente.",
  "This link does not work": "Esta ligação não funciona",
  "It was used already, it has expired, or part of it is missing. Ask for a new one where you got it.":
    "Já foi utilizada, expirou ou está incompleta. Peça uma nova onde obteve esta.",
  "Something went wrong": "Ocorreu um erro",
  "This is our fault. We have logged it.": "A falha é nossa e ficou registada.",
  "Form not accepted": "Formulário não aceite",
  "This form does not belong to the page that you have open. Go back, reload the page, and try again.":
    "Este formulário não pertence à página que tem aberta. Volte atrás, recarregue a página e tente novamente.",
  "Not open to you": "Sem acesso",
  "Not active": "Inativa",
  "{name} is closed": "{name} está encerrada",
  "You are no longer a member": "Já não é membro",
  empty: "vazio",
  "Somebody has changed it since you opened it. Send yours again if that is what you want.":
    "Entretanto, alguém alterou estes dados. Se quiser mesmo guardar a sua versão, envie-a novamente.",
  "now: {now}; yours: {yours}": "agora: {now}; a sua versão: {yours}",
  Open: "Em aberto",
  "Partly paid": "Pago em parte",
  Paid: "Pago",
  Paused: "Suspenso",
  Void: "Anulado",
  "A colleague paused it.": "Um colega suspendeu-o.",
  "The customer has promised to pay.": "O cliente prometeu pagar.",
  "The customer says that something is wrong.": "O cliente indicou um problema.",
  Planned: "Previsto",
  "Being sent": "A enviar",
  Sent: "Enviado",
  Failed: "Falhou",
  "Left out": "Omitido",
  Withdrawn: "Cancelado",
  Unknown: "Desconhecido",
  "E-mail": "E-mail",
  SMS: "SMS",
  "e-mail": "e-mail",
  "Its day had passed when the receivable was created.":
    "O dia previsto já tinha passado quando o valor a receber foi criado.",
  "A later reminder has taken its place.": "Foi substituído por um lembrete posterior.",
  "It is paid.": "Já está pago.",
  "It is void.": "Está anulado.",
  "It is paused.": "Está suspenso.",
  "The customer does not want reminders on this channel.":
    "O cliente não quer receber lembretes por este canal.",
  "The address does not work: a message came back, or was reported as spam.":
    "O contacto não funciona: uma mensagem foi devolvida ou marcada como spam.",
  "The company's reminders are switched off.": "Os lembretes da empresa estão desativados.",
  "Nobody has approved it.": "Ninguém aprovou a mensagem.",
  "Somebody of the company did not want it sent.": "Alguém da empresa decidiu não enviar.",
  "A payment that has arrived may be for it.": "Foi recebido um pagamento que pode dizer-lhe respeito.",
  "The newest bank statement is too old.": "O extrato bancário mais recente é demasiado antigo.",
  "The customer has no address for this channel.": "O cliente não tem contacto para este canal.",
  "This channel is not set up.": "Este canal não está configurado.",
  "The provider of this channel does not work at the moment.":
    "O fornecedor deste canal não funciona de momento.",
  "The company is not active.": "A empresa não está ativa.",
  "The company has no plan in force.": "A empresa não tem um plano em vigor.",
  "Less is owed than the policy's minimum.": "O valor em dívida é inferior ao mínimo das regras.",
  "It was too close to another message.": "Estava demasiado próximo de outra mensagem.",
  "The company has written to as many people as it may in a day.":
    "A empresa já escreveu hoje ao número máximo de pessoas permitido por dia.",
  "It was too late to be sent.": "Era demasiado tarde para enviar.",
  "Another reminder to the customer has taken its place.": "Foi substituído por outro lembrete ao cliente.",
  "It is owed again, so the last reminder is sent once more.":
    "Voltou a estar em dívida, por isso o último lembrete é enviado de novo.",
  "The provider did not accept it.": "O fornecedor do canal recusou a mensagem.",
  "The provider did not accept it after several tries.":
    "O fornecedor do canal recusou a mensagem após várias tentativas.",
  "The connection broke while it was handed over, so nobody knows whether it has arrived.":
    "A ligação caiu durante o envio; não se sabe se a mensagem chegou.",
  "We could not create this message.": "Não foi possível criar esta mensagem.",
  "Nothing is sent on that day of the week.": "Não há envios nesse dia da semana.",
  "That day is a public holiday.": "Esse dia é feriado.",
  "Messages leave only within the hours of the policy.": "As mensagens só saem dentro do horário das regras.",
  "Another message to the customer is too close.": "Está demasiado próximo de outra mensagem ao cliente.",
  "Many messages are waiting, so it leaves a little later.":
    "Há muitas mensagens em fila, por isso sai um pouco mais tarde.",
  "Its day was missed, so it is sent late.": "O dia previsto passou, por isso é enviado com atraso.",
  "It is owed again, so the customer is reminded once more.":
    "Voltou a estar em dívida, por isso o cliente é lembrado mais uma vez.",
  "A colleague wants it sent early.": "Um colega pediu o envio antecipado.",
  Password: "Palavra-passe",
  "At least {minPasswordLength} characters that are hard to guess, such as four words that have nothing to do with each other.":
    "Pelo menos {minPasswordLength} carateres difíceis de adivinhar, por exemplo quatro palavras sem relação entre si.",
  "Keep it": "Manter",
  Close: "Fechar",
  "The view is saved. It stands in the menu.": "A vista foi guardada e aparece no menu.",
  "The view is deleted.": "A vista foi eliminada.",
  "Save view": "Guardar vista",
  "The filters and the order get a name of yours, and stand in the menu.":
    "Os filtros e a ordenação ficam com um nome à sua escolha e aparecem no menu.",
  Name: "Nome",
  "Delete view": "Eliminar vista",
  Book: "Tesouraria",
  Menu: "Menu",
  "Your companies": "As suas empresas",
  "Sign out": "Terminar sessão",
  "{name} – Duebook": "{name} – Duebook",
  "Skip to content": "Saltar para o conteúdo",
  Duebook: "Duebook",
  "{title} – Duebook": "{title} – Duebook",
  "{n, plural, one {# day} other {# days}}": "{n, plural, one {# dia} other {# dias}}",
  "{done} of {limit}": "{done} de {limit}",
  "{recipients} new recipients today, no SMS, {invitations} invitations.":
    "{recipients} novos destinatários hoje, sem SMS, {invitations} convites.",
  "{recipients} new recipients today, {sms} SMS, {invitations} invitations.":
    "{recipients} novos destinatários hoje, {sms} SMS, {invitations} convites.",
  "A new company may write to few people whom it has never written to before; the number grows with its age and the payments that it records.":
    "Uma empresa nova só pode escrever a poucas pessoas a quem nunca escreveu; o número aumenta com o tempo e com os pagamentos que regista.",
  "What is beyond it waits for the next day (UTC). Ask who runs Duebook for you if you need more.":
    "O que ultrapassar o limite espera pelo dia seguinte (UTC). Se precisar de mais, fale com o operador do Duebook.",
  "Signing in needs https.": "Para iniciar sessão é preciso https.",
  "This page has come by http, and what you type could be read on its way. Open it by its https address. The operator finds in the documentation how to put Duebook behind https.":
    "Esta página chegou por http, e o que escrever pode ser lido pelo caminho. Abra-a pelo endereço https. O operador encontra na documentação como pôr o Duebook a funcionar com https.",
  "You go on to {name}. <link>Continue</link> if nothing happens.":
    "Vai continuar para {name}. Se nada acontecer, <link>continue aqui</link>.",
  "{provider} can't be reached at the moment. Wait a little, and try again.":
    "De momento não é possível contactar {provider}. Aguarde um pouco e tente novamente.",
  "This sign-in was begun in another browser, was used already, or took longer than ten minutes. Start again.":
    "Este início de sessão foi começado noutro navegador, já foi utilizado ou demorou mais de dez minutos. Comece de novo.",
  "You did not sign in at {name}. Start again if you want to.":
    "Não iniciou sessão em {name}. Se quiser, comece de novo.",
  "What {name} has answered is not valid. Start again, or tell your operator.":
    "A resposta de {name} não é válida. Comece de novo ou informe o operador.",
  "{provider} does not say that your e-mail address is verified.":
    "{provider} não confirma que o seu endereço de e-mail está verificado.",
  "Your sign-in is not known here. Ask somebody of your company for an invitation to your e-mail address.":
    "Não temos registo da sua conta. Peça a alguém da sua empresa um convite para o seu endereço de e-mail.",
  "Your invitation could not be accepted. Ask whoever has invited you.":
    "Não foi possível aceitar o convite. Fale com quem o enviou.",
  "You signed in at {name} as somebody else than here.":
    "A conta com que entrou em {name} não é a mesma que usa aqui.",
  "{provider} has not asked you again.": "{provider} não voltou a pedir a sua identificação.",
  "{provider} has not asked you again, with a second factor.":
    "{provider} não voltou a pedir a sua identificação com um segundo fator.",
  "Too many tries. Wait a minute, and start again.":
    "Demasiadas tentativas. Aguarde um minuto e comece de novo.",
  "This needs your password.": "Para isto é precisa a sua palavra-passe.",
  "This needs a code from your authenticator app.":
    "Para isto é preciso um código da sua aplicação de autenticação.",
  Code: "Código",
  Continue: "Continuar",
  "Go back": "Voltar",
  "This needs a passkey.": "Para isto é precisa uma chave de acesso.",
  "A passkey needs JavaScript. Without it, sign in anew with a recovery code.":
    "As chaves de acesso precisam de JavaScript. Sem ele, inicie sessão de novo com um código de recuperação.",
  "Use a passkey": "Usar chave de acesso",
  "Go to Duebook": "Ir para o Duebook",
  "Request {requestId}": "Pedido {requestId}",
  owners: "proprietários",
  admins: "administradores",
  members: "membros",
  "This company is not active. Ask the operator of this Duebook about it.":
    "Esta empresa não está ativa. Fale com o operador deste Duebook.",
  "Other companies": "Outras empresas",
  "It is deleted on {moment}. Until then, one of its owners can open it again on the page of companies.":
    "Será eliminada em {moment}. Até lá, um dos proprietários pode reabri-la na página das empresas.",
  "You are no longer a member of {company}. One of its owners or admins can invite you again.":
    "Já não é membro de {company}. Um dos proprietários ou administradores pode enviar-lhe um novo convite.",
  "This is open to {list} of the company. Ask one of them if you need it.":
    "Só têm acesso a isto, na empresa: {list}. Se precisar, fale com uma dessas pessoas.",
  "Not given": "Não indicado",
  "Please correct what is marked.": "Corrija o que está assinalado.",
  Copied: "Copiado",
  "Turn keys on": "Ligar os atalhos",
  "Turn keys off": "Desativar atalhos",
  "No passkey was used. Try again.": "Não foi usada nenhuma chave de acesso. Tente novamente.",
  "There is a passkey of your account here already.": "Já existe aqui uma chave de acesso da sua conta.",
  "That did not work. Reload the page, and try again.":
    "Não funcionou. Recarregue a página e tente novamente.",
  "An amount can’t be read.": "Não foi possível ler um montante.",
  "{amount} can be applied.": "Pode atribuir {amount}.",
  "{amount} is chosen, {more} more than there is.": "Escolheu {amount}, mais {more} do que o disponível.",
  "{amount} is chosen, {left} is left.": "Escolheu {amount}; resta {left}.",
  "Reading and matching. A large file takes some seconds.":
    "A ler e a analisar. Um ficheiro grande demora alguns segundos.",
  "{matched} of {transactions} transactions are matched.":
    "{matched} de {transactions} movimentos analisados.",
  "{part} % is sent.": "Enviado: {part} %.",
  All: "Todos",
  Filters: "Filtros",
  "Filters ({active})": "Filtros ({active})",
  Search: "Procurar",
  Apply: "Aplicar",
  filters: "filtros",
  Clear: "Limpar",
  "{j} next, {k} previous, {enter} opens, {a} applies, {u} undoes, {slash} searches for what else it may be.":
    "{j} seguinte, {k} anterior, {enter} abre, {a} atribui, {u} desfaz, {slash} procura outras possibilidades.",
  Enter: "Enter",
  "{j} next, {k} previous, {enter} opens, {x} chooses, {slash} filters, {u} undoes, {help} leads here.":
    "{j} seguinte, {k} anterior, {enter} abre, {x} seleciona, {slash} filtra, {u} desfaz, {help} mostra esta ajuda.",
  "{j} next, {k} previous, {enter} opens, {slash} filters, {u} undoes, {help} leads here.":
    "{j} seguinte, {k} anterior, {enter} abre, {slash} filtra, {u} desfaz, {help} mostra esta ajuda.",
  "Nothing has happened yet.": "Ainda não aconteceu nada.",
  Undo: "Desfazer",
  "by {date}": "até {date}",
  "until {date}": "até {date}",
  "by {who}": "por {who}",
  "no address": "sem contacto",
  "wants no reminders": "não quer lembretes",
  "the address does not work": "o contacto não funciona",
  "Nobody is reminded of it: {name} has no e-mail address and no phone number.":
    "Não há a quem enviar lembretes: {name} não tem e-mail nem telefone.",
  "Nobody is reminded of it: {name} wants no reminders.":
    "Ninguém recebe lembretes: {name} não os quer receber.",
  "Nobody is reminded of it: messages to {name} come back.":
    "Ninguém recebe lembretes: as mensagens para {name} são devolvidas.",
  "Add an address": "Adicionar contacto",
  "Look at the addresses": "Ver os contactos",
  "Give another address": "Indicar outro contacto",
  "Not due": "Por vencer",
  "1–30 days": "1–30 dias",
  "31–60 days": "31–60 dias",
  "61–90 days": "61–90 dias",
  "90+ days": "Mais de 90 dias",
  "Nobody owes you anything at present.": "De momento ninguém lhe deve nada.",
  "What is owed, by how long it is overdue": "Valores em dívida por dias de atraso",
  Currency: "Moeda",
  "What is owed in {currency}, by how many days it is overdue":
    "Valores em dívida em {currency}, por dias de atraso",
  "Received and expected in {currency}, by week": "Recebido e previsto em {currency}, por semana",
  "Week from": "Semana de",
  Received: "Recebido",
  Expected: "Previsto",
  "No payment came in lately, and nothing is due soon.":
    "Não houve pagamentos recentes e nada vence em breve.",
  "Expected: due in the week, and still owed": "Previsto: vence nessa semana e ainda está em dívida",
  "Received and expected in {currency}, by week; the present week is marked":
    "Recebido e previsto em {currency}, por semana; a semana atual está assinalada",
  "Reminders are on hold: nothing is sent.": "Os lembretes estão em espera: nada é enviado.",
  "Reminders wait for approval: nothing is sent without it.":
    "Os lembretes aguardam aprovação: nada é enviado sem ela.",
  "Open the outbox": "Abrir a caixa de saída",
  "The reminder policy has no steps: no customer is reminded. <link>Add steps</link>":
    "As regras de lembretes não têm etapas: nenhum cliente é lembrado. <link>Adicionar etapas</link>",
  "No. {id}": "N.º {id}",
  "of {customer}": "de {customer}",
  ", by {date}": ", até {date}",
  "“{quote}”": "«{quote}»",
  "the bill": "a fatura de fornecedor",
  "Reminders that failed": "Lembretes que falharam",
  "No. {receivableId}": "N.º {receivableId}",
  "Payments to look at": "Pagamentos a verificar",
  "Nobody named": "Sem nome",
  ", the newest ends on {date}": ", o mais recente vai até {date}",
  "Customers who can’t be reached": "Clientes sem contacto válido",
  "Nothing waits for you: no disputes, no broken promises, no reminders that failed.":
    "Nada à sua espera: sem contestações, promessas por cumprir ou lembretes falhados.",
  "{channel} does not work at present": "O canal {channel} não funciona de momento",
  down: "em baixo",
  "Since {moment}. Reminders wait, and go out when it works again.":
    "Desde {moment}. Os lembretes esperam e são enviados quando voltar a funcionar.",
  "between|of": "de",
  Pages: "Páginas",
  "{count}–{count2} of {count3}": "{count}–{count2} de {count3}",
  Previous: "Anterior",
  Next: "Seguinte",
  Newest: "Mais recentes",
  Older: "Mais antigos",
  "Download CSV": "Descarregar CSV",
  "Kept in the audit log.": "Fica no registo de atividade.",
  "May stay empty. Kept in the audit log.": "Facultativo. Fica no registo de atividade.",
  Reason: "Motivo",
  Note: "Nota",
  Text: "Texto",
  "For your colleagues and you. Customers never see it.":
    "Para si e para os seus colegas. Os clientes nunca a veem.",
  "Remind me on": "Lembrar-me em",
  "It stands on the overview from that day on, until somebody has done it. Leave it empty for no reminder.":
    "Aparece na visão geral a partir desse dia, até alguém a concluir. Sem data, não há aviso.",
  "Keep note": "Guardar nota",
  Done: "Concluído",
  "A colleague": "Um colega",
  "Remind on {date}": "Lembrar em {date}",
  Notes: "Notas",
  "Notes to be reminded of": "Notas a lembrar",
  "Done.": "Concluído.",
  "The note is kept.": "A nota foi guardada.",
  Views: "Vistas",
  "Find anything": "Procurar tudo",
  "Ctrl K": "Ctrl K",
  "Show as a table": "Mostrar como tabela",
  "recipient|To": "Para",
  By: "Canal",
  Status: "Estado",
  "Not sent": "Não enviado",
  Subject: "Assunto",
  "The message as it was sent": "A mensagem tal como foi enviada",
  "As plain text": "Como texto simples",
  "created {a receivable}": "criou {um valor a receber}",
  "created receivables": "criou valores a receber",
  Created: "Criado",
  "imported {a receivable}": "importou {um valor a receber}",
  "imported receivables": "importou valores a receber",
  "Imported from a file": "Importado de um ficheiro",
  "changed {a receivable}": "alterou {um valor a receber}",
  "changed receivables": "alterou valores a receber",
  Changed: "Alterações",
  "paused {a receivable}": "suspendeu {um valor a receber}",
  "paused receivables": "suspendeu valores a receber",
  "resumed {a receivable}": "retomou {um valor a receber}",
  "resumed receivables": "retomou valores a receber",
  Resumed: "Retomado",
  "voided {a receivable}": "anulou {um valor a receber}",
  "voided receivables": "anulou valores a receber",
  Voided: "Anulado",
  "promised to pay {a receivable}": "prometeu pagar {um valor a receber}",
  "Promised to pay": "Pagamento prometido",
  "said that something is wrong with {a receivable}": "indicou um problema com {um valor a receber}",
  "Said that something is wrong": "Problema indicado",
  "answered the customer about {a receivable}": "respondeu ao cliente sobre {um valor a receber}",
  "Answered the customer": "Resposta ao cliente",
  "kept the invoice of {a receivable}": "anexou a fatura para {um valor a receber}",
  "kept invoices of receivables": "anexou faturas a valores a receber",
  "Invoice kept": "Fatura anexada",
  "removed the invoice of {a receivable}": "removeu a fatura para {um valor a receber}",
  "Invoice removed": "Fatura removida",
  "sent the next reminder now for {a receivable}":
    "mandou enviar já o próximo lembrete sobre {um valor a receber}",
  "Next reminder asked for": "Próximo lembrete pedido",
  "approved a message to {a customer}": "aprovou uma mensagem para {um cliente}",
  "approved messages": "aprovou mensagens",
  "skipped a message to {a customer}": "decidiu não enviar uma mensagem para {um cliente}",
  "skipped messages": "decidiu não enviar mensagens",
  "edited a message to {a customer}": "editou uma mensagem para {um cliente}",
  "had a test sent of a message to {a customer}": "pediu um teste de uma mensagem para {um cliente}",
  "imported a file of receivables": "importou um ficheiro de valores a receber",
  "imported a file of bills": "importou um ficheiro de faturas de fornecedores",
  "imported a file of customers": "importou um ficheiro de clientes",
  "recorded a payment for {a receivable}": "registou um pagamento para {um valor a receber}",
  "recorded payments": "registou pagamentos",
  "Payment recorded": "Pagamento registado",
  "reversed a payment for {a receivable}": "estornou um pagamento para {um valor a receber}",
  "reversed payments": "estornou pagamentos",
  "Payment reversed": "Pagamento estornado",
  "applied {a bank transaction}": "atribuiu {um movimento bancário}",
  "applied bank transactions": "atribuiu movimentos bancários",
  "took back what was done with {a bank transaction}":
    "desfez o que tinha sido feito com {um movimento bancário}",
  "set {a bank transaction} aside": "ignorou {um movimento bancário}",
  "set bank transactions aside": "ignorou movimentos bancários",
  "refused a suggestion for {a bank transaction}": "recusou uma sugestão para {um movimento bancário}",
  "took {a bank transaction} back, which the bank has returned":
    "estornou {um movimento bancário}, devolvido pelo banco",
  "paid back what was left of {a bank transaction}":
    "devolveu o que {um movimento bancário} ainda tinha por atribuir",
  "recorded a payment from {a customer}": "registou um pagamento que {um cliente} fez",
  "recorded payments from customers": "registou pagamentos de clientes",
  "Recorded a payment from this customer": "Pagamento deste cliente registado",
  "used the credit of {a customer}": "utilizou o crédito que {um cliente} tinha",
  "Used credit": "Crédito utilizado",
  "paid back the credit of {a customer}": "devolveu o crédito que {um cliente} tinha",
  "Paid back what was left of a payment": "Restante de um pagamento devolvido",
  "took back a payment from {a customer}": "estornou um pagamento que {um cliente} tinha feito",
  "Took back a payment that was recorded by mistake": "Pagamento registado por engano, estornado",
  "noted something about {a customer}": "escreveu uma nota sobre {um cliente}",
  Noted: "Nota escrita",
  "has done what was noted about {a customer}": "concluiu uma nota sobre {um cliente}",
  "Done what was noted": "Nota concluída",
  "merged another customer into {a customer}": "uniu outro cliente com {um cliente}",
  "Merged another customer into this one": "Outro cliente unido a este",
  "undid that a customer was merged into {a customer}": "desfez a união de outro cliente com {um cliente}",
  "Undid a merge of customers": "União de clientes desfeita",
  "forgot an account that had paid for {a customer}": "esqueceu uma conta com que {um cliente} pagava",
  "Forgot an account that had paid": "Conta pagadora esquecida",
  "imported {a bill}": "importou {uma fatura de fornecedor}",
  "imported bills": "importou faturas de fornecedores",
  "created {a bill}": "criou {uma fatura de fornecedor}",
  "created bills": "criou faturas de fornecedores",
  "changed {a bill}": "alterou {uma fatura de fornecedor}",
  "marked {a bill} as paid": "marcou {uma fatura de fornecedor} como paga",
  "marked bills as paid": "marcou faturas de fornecedores como pagas",
  "Marked as paid": "Marcado como pago",
  "created a series of bills": "criou uma fatura recorrente",
  "Its series was created": "Recorrência criada",
  "stopped a series of bills": "parou uma fatura recorrente",
  "Its series was stopped": "Recorrência parada",
  "created {the next bill of a series}": "criou {a próxima fatura de uma recorrência}",
  "created the next bills of series": "criou as próximas faturas recorrentes",
  "Written by its series": "Criado pela recorrência",
  "imported {a customer}": "importou {um cliente}",
  "imported customers": "importou clientes",
  "changed {a customer}": "alterou {um cliente}",
  "stopped reminders to an address of {a customer}": "parou os lembretes para {um cliente} num dos contactos",
  "Stopped reminders to an address": "Lembretes parados num contacto",
  "allowed reminders to an address of {a customer} again":
    "voltou a permitir lembretes para {um cliente} num dos contactos",
  "Allowed reminders to an address again": "Lembretes permitidos de novo num contacto",
  "stopped reminders to {a customer}, whose address does not work":
    "parou os lembretes para {um cliente}, porque o contacto não funciona",
  "Stopped reminders to an address that does not work": "Lembretes parados num contacto que não funciona",
  "made a new link for {a customer}'s page": "criou uma nova ligação para a página que {um cliente} vê",
  "Made a new link for the debtor’s page": "Nova ligação para a página do devedor criada",
  "opened their invoice page ({a customer})": "abriu a página do devedor ({um cliente})",
  "Invoice page opened": "Página do devedor aberta",
  "created {a key}": "criou {uma chave de API}",
  "rotated {a key}": "substituiu {uma chave de API}",
  "revoked {a key}": "revogou {uma chave de API}",
  "added a person": "adicionou uma pessoa",
  "changed a person's role": "alterou a função de uma pessoa",
  "removed a person": "removeu uma pessoa",
  "invited a person": "convidou uma pessoa",
  "invited a person again": "convidou de novo uma pessoa",
  "withdrew an invitation": "cancelou um convite",
  "accepted an invitation": "aceitou um convite",
  "created an account": "criou uma conta",
  "made a link to sign in for the first time": "criou uma ligação para o primeiro início de sessão",
  "joined the company": "entrou na empresa",
  "signed up": "registou-se",
  "confirmed an e-mail address": "verificou um endereço de e-mail",
  "changed an account": "alterou uma conta",
  "changed a password": "alterou uma palavra-passe",
  "signed out everywhere": "terminou todas as sessões",
  "asked for another e-mail address": "pediu outro endereço de e-mail",
  "kept the present e-mail address": "manteve o endereço de e-mail atual",
  "took the earlier e-mail address back": "recuperou o endereço de e-mail anterior",
  "took back the account of their e-mail address": "recuperou a conta do seu endereço de e-mail",
  "closed an account": "encerrou uma conta",
  "linked an account to single sign-on": "associou uma conta ao início de sessão único",
  "unlinked an account from single sign-on": "desassociou uma conta do início de sessão único",
  "signed in by single sign-on": "iniciou sessão pelo início de sessão único",
  "set up two-factor authentication": "configurou a autenticação de dois fatores",
  "turned off two-factor authentication": "desativou a autenticação de dois fatores",
  "reset a person's two-factor authentication": "repôs a autenticação de dois fatores de uma pessoa",
  "used a recovery code": "usou um código de recuperação",
  "made new recovery codes": "criou novos códigos de recuperação",
  "saw a wrong password for {somebody}": "detetou uma palavra-passe errada para {alguém}",
  "saw a wrong code for {somebody}": "detetou um código errado para {alguém}",
  "saw a wrong key or link": "detetou uma chave ou ligação errada",
  "made {somebody} wait after wrong tries": "fez {alguém} esperar após tentativas erradas",
  "refused a form of {somebody}, which no page of this application has made":
    "recusou um formulário que {alguém} enviou e que não vem de nenhuma página desta aplicação",
  "saw {somebody} sign in with a new browser": "detetou que {alguém} iniciou sessão num navegador novo",
  "saw {somebody} do what needs a fresh proof":
    "detetou que {alguém} fez algo que exige nova confirmação de identidade",
  "added a passkey": "adicionou uma chave de acesso",
  "removed a passkey": "removeu uma chave de acesso",
  "used a passkey that may be a copy, and was refused":
    "usou uma chave de acesso que pode ser uma cópia, e foi recusada",
  "changed the reminder policy": "alterou as regras de lembretes",
  "changed the texts of reminders": "alterou os textos dos lembretes",
  "started a plan": "iniciou um plano",
  "ended a plan": "terminou um plano",
  "created the company": "criou a empresa",
  "changed the company's facts": "alterou os dados da empresa",
  "changed whether reminders leave": "alterou o modo de envio dos lembretes",
  "imported a bank statement": "importou um extrato bancário",
  "added a bank account": "adicionou uma conta bancária",
  "removed a bank account": "removeu uma conta bancária",
  "set what the company may do a day": "definiu o que a empresa pode fazer por dia",
  "asked for an archive of all that the company has": "pediu um arquivo de tudo o que a empresa tem",
  "closed the company": "encerrou a empresa",
  "opened the company again": "reabriu a empresa",
  "deleted the company": "eliminou a empresa",
  "activated the company": "ativou a empresa",
  "deactivated the company": "desativou a empresa",
  "moved the test clock": "mudou o relógio de teste",
  "opened the gate": "abriu o acesso",
  "closed the gate": "fechou o acesso",
  "changed the addresses for providers' reports": "alterou os endereços para os relatórios dos fornecedores",
  "sealed the secrets by another key": "cifrou os segredos com outra chave",
  "made a restored database safe to serve": "tornou segura uma base de dados restaurada",
  "receivable {id}": "o valor a receber {id}",
  "bill {id}": "a fatura de fornecedor {id}",
  "customer {id}": "o cliente {id}",
  "bank transaction {id}": "o movimento bancário {id}",
  amount: "montante",
  currency: "moeda",
  "due date": "data de vencimento",
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
  "Key “{keyName}”": "Chave de API «{keyName}»",
  "Key “{keyName}” of {userName}": "Chave de API «{keyName}» de {userName}",
  "The operator": "O operador",
  "The customer": "O cliente",
  "This is not your password.": "Esta não é a sua palavra-passe.",
  "This code is not right, or it was used before. Codes change every 30 seconds.":
    "Este código não está certo ou já foi usado. Os códigos mudam a cada 30 segundos.",
  "Confirm that it is you": "Confirme a sua identidade",
  "Who you are, how you are paid and how you are reached stands in every message.":
    "A sua identificação, os dados de pagamento e os contactos aparecem em todas as mensagens.",
  "Company facts": "Dados da empresa",
  "Enter what customers owe you, or import it.": "Introduza o que os clientes lhe devem ou importe-o.",
  "First debts": "Primeiros valores a receber",
  "Read what your customers will read.": "Leia o que os seus clientes vão ler.",
  "Texts read": "Textos lidos",
  "Open a message in the outbox and have a test sent to yourself.":
    "Abra uma mensagem na caixa de saída e envie um teste para si.",
  "Test mail received": "E-mail de teste recebido",
  "See who would get what, and let it leave.": "Veja quem receberia o quê e ative o envio.",
  Live: "Envio ativo",
  "Until your first message leaves": "Até sair a primeira mensagem",
  "To do": "Por fazer",
  "I have read them": "Já os li",
  Outstanding: "Em dívida",
  Amount: "Montante",
  Facts: "Dados",
  Customer: "Cliente",
  Due: "Vence",
  Why: "Porquê",
  "It resumes by itself on {date}.": "É retomado automaticamente a {date}.",
  "Promised for": "Prometido para",
  Reference: "Referência",
  Description: "Descrição",
  Number: "Número",
  "day|Paid": "Pago em",
  How: "Como",
  "bank transaction": "movimento bancário",
  "Reminders are on hold: it leaves once somebody goes live.":
    "Os lembretes estão em espera: sai quando alguém ativar o envio.",
  "It waits in the outbox until an owner or admin approves it.":
    "Espera na caixa de saída até um proprietário ou administrador aprovar.",
  "It leaves within the next minutes.": "Sai dentro de alguns minutos.",
  "It can’t leave right now: it leaves on {moment}. “What comes next” says why.":
    "Não pode ser enviado agora: o envio é em {moment}. Em «Próximos lembretes» vê porquê.",
  "It is resumed.": "Foi retomado.",
  "The payment is recorded.": "O pagamento foi registado.",
  "What comes next": "Próximos lembretes",
  Payments: "Pagamentos",
  "What happened": "Histórico",
  "Reminder policy": "Regras de lembretes",
  "Texts of reminders": "Textos dos lembretes",
  "Two-factor authentication": "Autenticação de dois fatores",
  "people|Accounts": "Contas de utilizador",
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
  "Nothing was found. Widen the filters or the dates.":
    "Não se encontrou nada. Alargue os filtros ou as datas.",
  "Nothing was found among the newest entries. Look further back, or choose dates.":
    "Não se encontrou nada entre os registos mais recentes. Procure mais atrás ou escolha datas.",
  "The file has the newest {count} entries at most.":
    "O ficheiro tem, no máximo, os {count} registos mais recentes.",
  "It is approved, and leaves at its time.": "Foi aprovada e sai à hora prevista.",
  "It will not be sent. Its case goes on.": "Não será enviada. A sequência de lembretes continua.",
  "It is saved for this message.": "Foi guardado para esta mensagem.",
  "The usual texts are back.": "Os textos habituais foram repostos.",
  "A test is on its way to your own address.": "Um teste vai a caminho do seu endereço.",
  "{channel} to {customer}": "{channel} para {customer}",
  "The message": "A mensagem",
  "When and why": "Quando e porquê",
  "The e-mail address or the password is not right.":
    "O endereço de e-mail ou a palavra-passe não estão certos.",
  "The e-mail address or the password is not right, or they are not those of an owner with two-factor authentication. Everybody else signs in by the button above.":
    "O endereço de e-mail ou a palavra-passe não estão certos, ou não são de um proprietário com autenticação de dois fatores. As restantes pessoas iniciam sessão com o botão acima.",
  "This recovery code is not right, or it was used before.":
    "Este código de recuperação não está certo ou já foi usado.",
  "The first step was too long ago. Start again with your e-mail address and password.":
    "O primeiro passo foi há demasiado tempo. Comece de novo com o seu endereço de e-mail e a palavra-passe.",
  "Sign in with {name}": "Iniciar sessão com {name}",
  "A password is for owners with two-factor authentication only.":
    "A palavra-passe é só para proprietários com autenticação de dois fatores.",
  "Sign in": "Iniciar sessão",
  "Sign in with a passkey": "Entrar com chave de acesso",
  "Forgot your password?": "Esqueceu-se da palavra-passe?",
  "No account yet? <link>Sign up</link>": "Ainda não tem conta? <link>Registe-se</link>",
  "You are signed in. This recovery code does not work again. Your account shows how many you have left.":
    "Sessão iniciada. Este código de recuperação já não volta a funcionar. Na sua conta vê quantos lhe restam.",
  "The e-mail address comes from {from}: {email}.": "O endereço de e-mail vem de {from}: {email}.",
  "The phone number comes from {from}: {phoneE164}.": "O número de telefone vem de {from}: {phoneE164}.",
  "The language comes from {from}: {preferredLocale}.": "O idioma vem de {from}: {preferredLocale}.",
  "The time zone comes from {from}: {timezone}.": "O fuso horário vem de {from}: {timezone}.",
  "No more e-mails go to {email}, because {from} wants none. This stays so if you undo it.":
    "Deixam de ser enviados e-mails para {email}, porque {from} não os quer receber. Isto mantém-se se desfizer a união.",
  "No more SMS go to {phoneE164}, because {from} wants none. This stays so if you undo it.":
    "Deixam de ser enviados SMS para {phoneE164}, porque {from} não os quer receber. Isto mantém-se se desfizer a união.",
  "All receivables, messages, notes, payments, replies and credit of {gone} belong to {kept} from then on.":
    "Todos os valores a receber, mensagens, notas, pagamentos, respostas e crédito de {gone} passam a pertencer a {kept}.",
  "Name, addresses, language and time zone stay those of {kept}.":
    "O nome, os contactos, o idioma e o fuso horário continuam a ser os de {kept}.",
  "Addresses that are stopped or do not work stay so.":
    "Os contactos com lembretes parados e os que não funcionam ficam como estão.",
  "Whoever still uses the number of {gone}, in a file or by the API, reaches {kept}.":
    "O número de cliente de {gone}, se ainda for usado num ficheiro ou pela API, passa a corresponder a {kept}.",
  "You can undo it for a day. What comes in meanwhile stays with {kept}.":
    "Pode desfazer a união durante um dia. O que chegar entretanto fica em {kept}.",
  "The changes are saved.": "As alterações foram guardadas.",
  "No more e-mails go there.": "Não serão enviados mais e-mails para este endereço.",
  "No more SMS go there.": "Não serão enviados mais SMS para este número.",
  "E-mails may go there again.": "Voltam a poder ser enviados e-mails para este endereço.",
  "SMS may go there again.": "Voltam a poder ser enviados SMS para este número.",
  "The account is forgotten.": "A conta foi esquecida.",
  "The customer has a new link. Earlier ones no longer work.":
    "O cliente tem uma nova ligação. As anteriores já não funcionam.",
  Allowed: "Permitido",
  "Opted out": "Recusado pelo cliente",
  "Does not work": "Não funciona",
  "No address": "Sem contacto",
  Owes: "Deve",
  Overdue: "Vencido",
  Oldest: "Mais antigo",
  "Last message": "Última mensagem",
  Addresses: "Contactos",
  Written: "Escrita em",
  "Answers to this customer": "Respostas a este cliente",
  Merge: "Unir",
  "{displayName} has the same e-mail address.": "{displayName} tem o mesmo endereço de e-mail.",
  "Merge into {displayName}": "Unir a {displayName}",
  "{goneName} was merged into this customer.": "O cliente {goneName} foi unido a este.",
  "{goneName} was merged into {keptName}.": "O cliente {goneName} foi unido a {keptName}.",
  "This can be undone until {moment}.": "Pode ser desfeito até {moment}.",
  "The customers are two again.": "Os clientes estão de novo separados.",
  "No reminders are wanted there since {moment}.":
    "Não quer receber lembretes neste contacto desde {moment}.",
  "No reminders are wanted there since {moment}: {reason}":
    "Não quer receber lembretes neste contacto desde {moment}: {reason}",
  "A message was reported as spam on {moment}.": "Uma mensagem foi marcada como spam em {moment}.",
  "A message came back on {moment}.": "Uma mensagem foi devolvida em {moment}.",
  "Stop e-mails": "Parar e-mails",
  "Allow e-mails again": "Permitir e-mails de novo",
  "Stop SMS": "Parar SMS",
  "Allow SMS again": "Permitir SMS de novo",
  "Reminders may go to {address}, for every customer who has this address.":
    "Podem ser enviados lembretes para {address}, para todos os clientes com este contacto.",
  "No more reminders go to {address}, for every customer who has this address.":
    "Deixam de ser enviados lembretes para {address}, para todos os clientes com este contacto.",
  Credit: "Crédito",
  "since {moment}, by <link>this transaction</link>": "desde {moment}, com <link>este movimento</link>",
  Forget: "Esquecer",
  "Forget a known payer": "Esquecer um pagador conhecido",
  "Forget that {printedAccount} pays for this customer? Payments from it are then found by their text and amount alone. What was applied stays.":
    "Esquecer que {printedAccount} paga por este cliente? Os pagamentos dessa conta passam a ser reconhecidos apenas pelo texto e pelo montante. O que foi atribuído mantém-se.",
  "Known payers": "Pagadores conhecidos",
  Receivable: "Valor a receber",
  "Nothing was paid yet.": "Ainda não há pagamentos.",
  "Payments of this customer": "Pagamentos deste cliente",
  "All bank transactions": "Todos os movimentos bancários",
  "Money that may be theirs": "Dinheiro que pode ser deste cliente",
  "Reminders about what it may be for wait, until somebody applies or ignores it.":
    "Os lembretes sobre o que pode estar pago esperam até alguém atribuir ou ignorar o movimento.",
  "Transactions that may be this customer’s": "Movimentos que podem ser deste cliente",
  "{applied} for these receivables, {credit} stays as credit.":
    "{applied} para estes valores a receber; fica como crédito: {credit}.",
  "{more} more than came.": "{more} a mais do que o recebido.",
  "What it is for, the oldest first": "A que se destina, do mais antigo para o mais recente",
  "{amount} open, due {date}.": "{amount} em dívida, vencimento a {date}.",
  "Nothing is recorded yet: the oldest are filled in. Change what is otherwise, and press the button again.":
    "Ainda não há nada registado: estão preenchidos os mais antigos. Altere o que for diferente e carregue novamente no botão.",
  "Payment from this customer": "Registar pagamento",
  "Paid on": "Pago em",
  "Nothing is open: all of it stays as credit for what comes.":
    "Não há nada em aberto: fica tudo como crédito para o futuro.",
  "Record payment": "Registar pagamento",
  "Use credit": "Usar crédito",
  "{list} can be used.": "Disponível: {list}.",
  "Credit of a bank transaction is used on its own page.":
    "O crédito de um movimento bancário usa-se na página do próprio movimento.",
  "Taken back": "Estornado",
  "{amount} credit": "{amount} de crédito",
  "Rest paid back": "Restante devolvido",
  Used: "Utilizado",
  "verb|Paid back": "Marcar como devolvido",
  "You have paid {left} back to the customer. It is no credit any more.":
    "Devolveu {left} ao cliente. Deixa de ser crédito.",
  "Take back": "Estornar",
  "Take back this payment of {amount}? What it has paid is owed again, and reminders go on. Use this where it was recorded by mistake.":
    "Estornar este pagamento de {amount}? O que tinha sido pago volta a estar em dívida e os lembretes continuam. Use isto se foi registado por engano.",
  Change: "Alterar",
  "Payments from this customer": "Pagamentos deste cliente",
  "Payments that were recorded for this customer as a whole":
    "Pagamentos registados para este cliente como um todo",
  Phone: "Telefone",
  Language: "Idioma",
  "Time zone": "Fuso horário",
  "Planned for": "Previsto para",
  Channel: "Canal",
  For: "Relativo a",
  Messages: "Mensagens",
  "No message is planned or was sent.": "Não há mensagens previstas nem enviadas.",
  "Reminders of this customer": "Lembretes deste cliente",
  "All messages": "Todas as mensagens",
  "The credit is used.": "O crédito foi utilizado.",
  "It is no credit any more.": "Deixou de ser crédito.",
  "The payment is taken back.": "O pagamento foi estornado.",
  Edit: "Editar",
  "With the country: +4915112345678.": "Com o indicativo do país: +351912345678.",
  "Such as en or de. Leave it empty for the company's.":
    "Por exemplo, pt ou en. Deixe vazio para usar o da empresa.",
  "Such as Europe/Berlin. Leave it empty for the company's.":
    "Por exemplo, Europe/Lisbon. Deixe vazio para usar o da empresa.",
  "Save changes": "Guardar alterações",
  "The debtor’s page": "A página do devedor",
  "Open the debtor’s page": "Abrir a página do devedor",
  "New link": "Nova ligação",
  "New link to the debtor’s page": "Nova ligação para a página do devedor",
  "All links that {displayName} was sent so far no longer work.":
    "Todas as ligações enviadas até agora a {displayName} deixam de funcionar.",
  Nothing: "Nada",
  "Where reminders may go": "Para onde podem ir os lembretes",
  "Receivables of this customer": "Valores a receber deste cliente",
  "All receivables": "Todos os valores a receber",
  "The invitation is on its way.": "O convite vai a caminho.",
  "The invitation is on its way again. We send at most three mails an hour to one address.":
    "O convite vai de novo a caminho. Enviamos, no máximo, três e-mails por hora para o mesmo endereço.",
  "The invitation is withdrawn.": "O convite foi cancelado.",
  "The role is changed.": "A função foi alterada.",
  "This person does not belong to the company any more.": "Esta pessoa já não pertence à empresa.",
  "Two-factor authentication is reset. The person is told by mail.":
    "A autenticação de dois fatores foi reposta. A pessoa é avisada por e-mail.",
  "The invoice of {receivableName}": "A fatura de {receivableName}",
  "Back to {receivableName}": "Voltar a {receivableName}",
  "We send you a link to set a new password.":
    "Enviamos-lhe uma ligação para definir uma nova palavra-passe.",
  "Send the link": "Enviar a ligação",
  "If there is an account with this address, a mail with a link is on its way to it. The link works once, for 24 hours. Nothing has come? Look into the folder for spam, or ask for another one in an hour.":
    "Se existir uma conta com este endereço, vai a caminho um e-mail com uma ligação. Funciona uma vez, durante 24 horas. Não chegou nada? Veja na pasta de spam ou peça outra dentro de uma hora.",
  "As in your country: {languageName}": "Como no seu país: {languageName}",
  "Your company’s is {replaceAll}.": "O da sua empresa é {replaceAll}.",
  "Find a customer": "Procurar um cliente",
  Find: "Procurar",
  "Nobody found. Try fewer words, or enter a new customer below.":
    "Ninguém encontrado. Experimente menos palavras ou introduza abaixo um novo cliente.",
  "New customer": "Novo cliente",
  "With its country: +4915112345678.": "Com o indicativo do país: +351912345678.",
  "Messages are written in it.": "É o idioma das mensagens.",
  "As your company": "Como na sua empresa",
  "Messages arrive there at the hours of your policy. {usualZone}":
    "As mensagens chegam segundo este fuso, no horário das suas regras. {usualZone}",
  "A new customer": "Um novo cliente",
  "The newest customers, or those that you have looked for above.":
    "Os clientes mais recentes ou os que procurou acima.",
  "What is owed": "O valor em dívida",
  "Such as 120.50 or 120,50, as you write it.": "Por exemplo, 120,50 ou 120.50, como preferir.",
  "Due date": "Data de vencimento",
  "Your own, an invoice number say.": "A sua, por exemplo um número de fatura.",
  Create: "Criar",
  "The receivable is created.": "O valor a receber foi criado.",
  "The policy is saved. All that is open is planned anew in the background.":
    "As regras foram guardadas. Tudo o que está em aberto é replaneado em segundo plano.",
  "The policy is saved. It has no steps: no customer is reminded.":
    "As regras foram guardadas. Não têm etapas: nenhum cliente é lembrado.",
  "This is what would happen. Nothing is saved yet.": "É isto que aconteceria. Ainda nada foi guardado.",
  "The steps are changed here. Nothing is saved yet.":
    "As etapas estão alteradas aqui. Ainda nada foi guardado.",
  "The default policy is in force again.": "As regras predefinidas estão de novo em vigor.",
  Holiday: "Feriado",
  Closed: "Sem envios",
  "Due in effect": "Prazo efetivo",
  "Due on {date}": "Vence a {date}",
  ", a day on which nothing is sent: it is paid in time until {date}.":
    ", um dia sem envios: o pagamento está dentro do prazo até {date}.",
  "Nothing would be sent: the policy has no steps.": "Nada seria enviado: as regras não têm etapas.",
  "Times are the customer's, in {timezone}.": "As horas são as do cliente, em {timezone}.",
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
  "To final e-mails": "Aos e-mails finais",
  "To firm and final e-mails": "Aos e-mails firmes e finais",
  " and {count} more": " e mais {count}",
  "No. {customerId}": "N.º {customerId}",
  Message: "Mensagem",
  Now: "Agora",
  Then: "Depois",
  "All {count} open receivables were looked at.":
    "Foram analisados todos os {count} valores a receber em aberto.",
  "The first {count} open receivables were looked at.":
    "Foram analisados os primeiros {count} valores a receber em aberto.",
  "In the live book": "Com os seus dados reais",
  "Nothing would change.": "Nada mudaria.",
  "If nobody pays, this would change:": "Se ninguém pagar, mudaria o seguinte:",
  "Messages in {previewDays} days now": "Mensagens em {previewDays} dias, agora",
  "Messages in {previewDays} days then": "Mensagens em {previewDays} dias, depois",
  "None of the receivables that there are would get another message in these {previewDays} days. The calendar shows one that is made up.":
    "Nenhum dos valores a receber existentes teria outra mensagem nestes {previewDays} dias. O calendário mostra um exemplo.",
  "The first changes": "As primeiras mudanças",
  "{step}, by {channels}": "{step}, por {channels}",
  "a bill's reminder {step}": "lembrete de fatura de fornecedor {step}",
  yes: "sim",
  no: "não",
  none: "nenhum",
  "{days}, then nothing is sent": "{days}; depois, nada é enviado",
  Hours: "Horário",
  "{from} to {to}": "{from} às {to}",
  Days: "Dias",
  "Not on public holidays": "Não enviar em feriados",
  "Minimum balances": "Montantes mínimos",
  "Step added: {step}.": "Etapa adicionada: {step}.",
  "Step removed: {step}.": "Etapa removida: {step}.",
  "{label}: {value}, before it was {before}.": "{label}: {value}; antes era {before}.",
  "By the customer's clock. Nothing leaves before {earliestTime} or after {latestTime}, whatever stands here.":
    "Pela hora do cliente. Nada sai antes das {earliestTime} nem depois das {latestTime}, seja qual for o horário indicado aqui.",
  "Not on public holidays of the company's country": "Não enviar em feriados do país da empresa",
  "0 to {most}: a notice names what is due so soon, and tells of nothing again for as long.":
    "0 a {most}: um aviso refere o que vence dentro deste número de dias e não volta a referi-lo durante o mesmo período.",
  "1 to {most}; those that name it.": "1 a {most}; contam os lembretes que o referem.",
  "0 to {most}: so many days on which messages leave may a missed step be late.":
    "0 a {most}: atraso máximo, em dias de envio, de uma etapa que não saiu a tempo.",
  "Of the whole company, so that many do not leave at once.":
    "Para toda a empresa, para que não saiam muitas de uma vez.",
  "0 to {most}.": "0 a {most}.",
  "{least} to {most}: so often is a receivable named again until it is paid. Never if empty.":
    "{least} a {most}: intervalo com que um valor a receber é lembrado de novo até ser pago. Vazio: nunca.",
  "0 to {most}: so long a message waits while a payment that may be for it is looked at.":
    "0 a {most}: tempo que uma mensagem espera enquanto se verifica um pagamento que pode dizer-lhe respeito.",
  "1 to {most}: without a newer bank statement for so long you are told. Never if empty.":
    "1 a {most}: após tantos dias sem um extrato mais recente, recebe um aviso. Vazio: nunca.",
  "And send nothing until there is one": "E não enviar nada até haver um",
  "What you keep as the invoice of a receivable, up to 10 MB in one e-mail. The customer’s page offers all of them.":
    "O que anexou como fatura de um valor a receber, até 10 MB por e-mail. A página do devedor disponibiliza todas.",
  "A receivable that owes less than this waits until it owes more. In other currencies, so does one that owes less than 5.00 and less than a tenth of its amount.":
    "Um valor a receber com menos do que isto em dívida espera até a dívida ser maior. Nas outras moedas, espera o que tiver em dívida menos de 5,00 e menos de um décimo do montante inicial.",
  "Currency {index}": "Moeda {index}",
  "At least {index}": "Mínimo {index}",
  "Bills, step": "Faturas de fornecedores, etapa",
  Step: "Etapa",
  "Minimum for {currency}": "Mínimo para {currency}",
  "no currency": "moeda por indicar",
  "This is the default policy.": "Estas são as regras predefinidas.",
  "Version {version}, saved {moment}.": "Versão {version}, guardada em {moment}.",
  Steps: "Etapas",
  "Customers are reminded of what they owe:": "Os clientes são lembrados do que devem:",
  "The usual tone is friendly up to the due date, firm after it, and final for the last step if it is late.":
    "O tom habitual é cordial até ao vencimento, firme depois, e final na última etapa se houver atraso.",
  "Hours and days": "Horário e dias",
  Limits: "Limites",
  "Bills to pay": "Faturas de fornecedores",
  "Your own people are reminded of bills by e-mail.":
    "As pessoas da sua empresa são lembradas por e-mail das faturas de fornecedores.",
  "This policy has no steps: no customer is reminded of anything, until somebody adds some.":
    "Estas regras não têm etapas: nenhum cliente é lembrado de nada até alguém as adicionar.",
  "Save without steps": "Guardar sem etapas",
  "Once everything is right, you see here what would happen.":
    "Quando estiver tudo certo, vê aqui o que aconteceria.",
  "Preview also says what would change about the receivables that you have.":
    "A pré-visualização também diz o que mudaria nos valores a receber existentes.",
  "Country of the company": "País da empresa",
  "None: no holidays": "Nenhum",
  "Time zone of the customer": "Fuso horário do cliente",
  "Version {version} was saved and changed:": "A versão {version} foi guardada e alterou:",
  "Version {version} was saved {moment} and changed:":
    "A versão {version} foi guardada em {moment} e alterou:",
  Preview: "Pré-visualização",
  "A sample debt": "Uma dívida de exemplo",
  "Save policy": "Guardar regras",
  "Restore the default": "Repor as predefinidas",
  "The default policy takes the place of version {version}.":
    "As regras predefinidas substituem a versão {version}.",
  "The time window": "O horário",
  "Days that a notice looks ahead": "Dias de antecedência de um aviso",
  "Days between two reminders to one customer": "Dias entre dois lembretes ao mesmo cliente",
  "Reminders of one receivable, at most": "Máximo de lembretes por valor a receber",
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
  "Usual tone": "Tom habitual",
  Remove: "Remover",
  "step {index}": "etapa {index}",
  "Add a step": "Adicionar etapa",
  "for bills": "para faturas de fornecedores",
  "{name} was merged into {presentName}. Receivables, messages and notes are there.":
    "O cliente {name} foi unido a {presentName}, onde estão agora os valores a receber, as mensagens e as notas.",
  "It leaves at once.": "Sai de imediato.",
  "It leaves on {customerTime}, when the hours and distances of the policy let it.":
    "Sai em {customerTime}, quando o horário e os intervalos das regras o permitirem.",
  "This message can't be written.": "Não é possível redigir esta mensagem.",
  "To {recipient}": "Para {recipient}",
  "It leaves as soon as it may.": "Sai assim que for possível.",
  "Send now to {customer}": "Enviar já para {customer}",
  "Back to the message": "Voltar à mensagem",
  "Reminders are on hold: nothing is sent before somebody goes live.":
    "Os lembretes estão em espera: nada é enviado até alguém ativar o envio.",
  "Send now": "Enviar já",
  "You have not made this account, or do not know its password? <link>Set a new password</link> by another mail to this address. Then the account is yours, and whoever made it is locked out.":
    "Não criou esta conta ou não sabe a palavra-passe? <link>Defina uma nova palavra-passe</link> com outro e-mail para este endereço. A conta passa a ser sua e quem a criou deixa de ter acesso.",
  "You have not asked for this? Close this page, and nothing happens.":
    "Não pediu isto? Feche esta página e nada acontece.",
  "Is {email} your e-mail address?": "{email} é o seu endereço de e-mail?",
  "Then give the password of your account.": "Então indique a palavra-passe da sua conta.",
  "Yes, verify it": "Sim, verificar",
  "For {email}. You will be signed out everywhere else.":
    "Para {email}. As suas sessões noutros dispositivos serão terminadas.",
  "New password": "Nova palavra-passe",
  "Set password": "Definir palavra-passe",
  "Welcome, {name}. Choose a password for {email}. After it, you set up two-factor authentication.":
    "Boas-vindas, {name}. Escolha uma palavra-passe para {email}. Depois, configura a autenticação de dois fatores.",
  "This link signs you in, once.": "Esta ligação inicia a sua sessão, uma única vez.",
  "Sign in as {name}": "Iniciar sessão como {name}",
  "Welcome, {data}. Choose a password for {email}.":
    "Boas-vindas, {data}. Escolha uma palavra-passe para {email}.",
  "There is an account with this address by now. <link>Sign in</link>":
    "Entretanto já existe uma conta com este endereço. <link>Iniciar sessão</link>",
  "The e-mail address of your account was changed, or is to be changed. Was that not you? Then take {email} back. Everybody is signed out, and you choose a new password.":
    "O endereço de e-mail da sua conta foi alterado ou vai ser alterado. Não foi por sua iniciativa? Então recupere {email}. Todas as sessões são terminadas e escolhe uma nova palavra-passe.",
  "Take my address back": "Recuperar o meu endereço",
  "{inviter} invites {email} to {company}.": "{inviter} convida {email} para {company}.",
  "Sign in with {name} to accept it.": "Inicie sessão com {name} para aceitar.",
  "Make an account to accept it.": "Crie uma conta para aceitar.",
  "Accept invitation": "Aceitar convite",
  "You have an account with this address.": "Tem uma conta com este endereço.",
  "You are signed in as {email}. Sign out, and open this link again.":
    "Tem sessão iniciada como {email}. Termine a sessão e abra novamente esta ligação.",
  "Sign in to accept": "Iniciar sessão para aceitar",
  "Verify your e-mail address": "Verificar o seu endereço de e-mail",
  "Set a new password": "Definir uma nova palavra-passe",
  "Make your account": "Criar a sua conta",
  "Take your e-mail address back": "Recuperar o seu endereço de e-mail",
  "Set your password": "Definir a sua palavra-passe",
  "Accept your invitation": "Aceitar o seu convite",
  "In the application": "Na aplicação",
  "In the application, session {sessionId}": "Na aplicação, sessão {sessionId}",
  "With a key": "Com uma chave de API",
  "With key {apiKeyId}": "Com a chave de API {apiKeyId}",
  "On the command line": "Na linha de comandos",
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
    "{count, plural, one {O texto de # mensagem mudou entretanto. Veja-a novamente.} other {O texto de # mensagens mudou entretanto. Veja-as novamente.}}",
  Approve: "Aprovar",
  Skip: "Não enviar",
  "Nothing else leaves in the next 30 days.": "Não sai mais nada nos próximos 30 dias.",
  "Nothing leaves in the next 30 days.": "Não sai nada nos próximos 30 dias.",
  "What leaves in the next 30 days if nobody pays and nothing changes. The next message of each customer can be read, changed and stopped; what follows on it is foretold. Times are the customers’.":
    "O que é enviado nos próximos 30 dias se ninguém pagar e nada mudar. A próxima mensagem de cada cliente pode ser lida, alterada ou cancelada; as seguintes são uma previsão. As horas são as dos clientes.",
  "Later messages": "Mensagens seguintes",
  "Key {apiKeyId}": "Chave de API {apiKeyId}",
  "{count} other keys": "{count} outras chaves de API",
  "No key has sent a request in this time. What is done in the application is not counted.":
    "Nenhuma chave de API enviou pedidos neste período. O que se faz na aplicação não conta.",
  "Requests per day, by key": "Pedidos por dia, por chave de API",
  Day: "Dia",
  "Requests per day, by key: {count} in {count2} days":
    "Pedidos por dia, por chave de API: {count} em {count2} dias",
  "Planned from": "Previsto desde",
  "Planned to": "Previsto até",
  "{channel} does not work since {moment}. Reminders wait, and go on by themselves when it works again.":
    "O canal {channel} não funciona desde {moment}. Os lembretes esperam e continuam automaticamente quando voltar a funcionar.",
  "What is planned, the earliest first, then what has ended, newest first":
    "Primeiro o que está previsto, a começar pelo mais próximo; depois o que já terminou, do mais recente para o mais antigo",
  "No reminder matches. Choose other filters, or clear them.":
    "Nenhum lembrete corresponde. Escolha outros filtros ou limpe-os.",
  "No reminder is planned yet. Duebook plans them when customers owe something.":
    "Ainda não há lembretes previstos. O Duebook planeia-os quando os clientes devem alguma coisa.",
  "Recovery codes": "Códigos de recuperação",
  "Each of these codes signs you in once if you don't have your phone. Print them, or keep them where you keep your passwords. They are not shown again.":
    "Cada um destes códigos permite iniciar sessão uma vez se não tiver o telemóvel consigo. Imprima-os ou guarde-os junto das suas palavras-passe. Não voltam a ser mostrados.",
  "I have kept them": "Já os guardei",
  Copy: "Copiar",
  "Install an authenticator app on your phone, if you have none.":
    "Instale uma aplicação de autenticação no telemóvel, se ainda não tiver.",
  "Scan this code with the app, or type in the secret.":
    "Leia este código com a aplicação ou introduza o segredo.",
  "Type in the six digits that the app shows.": "Introduza os seis dígitos que a aplicação mostra.",
  "QR code for your authenticator app": "Código QR para a sua aplicação de autenticação",
  Secret: "Segredo",
  Confirm: "Confirmar",
  "Keep the present one": "Manter a atual",
  "Not now": "Agora não",
  "{count, plural, one {# recovery code is left.} other {# recovery codes are left.}}":
    "{count, plural, one {Resta # código de recuperação.} other {Restam # códigos de recuperação.}}",
  "Make new ones soon": "Crie novos em breve",
  "New recovery codes": "Novos códigos de recuperação",
  "Make ten new recovery codes? Those that you have stop working at once.":
    "Criar dez novos códigos de recuperação? Os atuais deixam de funcionar de imediato.",
  "Remove the authenticator app": "Remover a aplicação de autenticação",
  "Turn off two-factor": "Desativar dois fatores",
  "Move to another phone": "Mudar de telemóvel",
  "Move two-factor authentication to another phone? The present one works until the other one does.":
    "Passar a autenticação de dois fatores para outro telemóvel? O atual funciona até o novo estar a funcionar.",
  "Remove the authenticator app? Signing in with your password asks for a passkey from then on.":
    "Remover a aplicação de autenticação? Ao iniciar sessão com a palavra-passe, passa a ser pedida uma chave de acesso.",
  "Turn off two-factor authentication? Your API keys stop working at once, and where you are owner or admin, you can't open the company until you set it up again.":
    "Desativar a autenticação de dois fatores? As suas chaves de API deixam de funcionar de imediato e, onde for proprietário ou administrador, não pode abrir a empresa até voltar a configurá-la.",
  "Add an authenticator app": "Adicionar uma aplicação de autenticação",
  "Add an authenticator app? Its codes work beside your passkeys.":
    "Adicionar uma aplicação de autenticação? Os códigos funcionam a par das suas chaves de acesso.",
  "a passkey or a code from your authenticator app":
    "uma chave de acesso ou um código da aplicação de autenticação",
  "a code from your authenticator app": "um código da aplicação de autenticação",
  "a passkey": "uma chave de acesso",
  On: "Ativada",
  "Signing in with your password asks for {asks}.":
    "Ao iniciar sessão com a palavra-passe, pede-se também {asks}.",
  Off: "Desativada",
  "With it, nobody can sign in with your password alone. Owners and admins of a company need it, and so do API keys.":
    "Com ela, ninguém consegue entrar só com a sua palavra-passe. É necessária para os proprietários e administradores de uma empresa e para as chaves de API.",
  "Add a passkey": "Adicionar chave de acesso",
  "So that you know it again in the list, such as “My phone”.":
    "Para a reconhecer na lista, por exemplo «O meu telemóvel».",
  "Remove a passkey": "Remover chave de acesso",
  "Remove the passkey “{name}”? It opens your account no more, and you are signed out everywhere else.":
    "Remover a chave de acesso «{name}»? Deixa de dar acesso à sua conta, e as suas sessões noutros dispositivos são terminadas.",
  "It is your only second factor: your API keys stop working at once, and where you are owner or admin, you can't open the company until you set up another one.":
    "É o seu único segundo fator: as suas chaves de API deixam de funcionar de imediato e, onde for proprietário ou administrador, não pode abrir a empresa até configurar outro.",
  "Remove “{name}”": "Remover «{name}»",
  Added: "Adicionada",
  "Last used": "Última utilização",
  Passkeys: "Chaves de acesso",
  "A passkey is kept by your phone, your computer, a security key or a password manager. It signs you in without your password, and it can stand for the code of an authenticator app.":
    "Uma chave de acesso fica guardada no telemóvel, no computador, numa chave de segurança ou num gestor de palavras-passe. Permite iniciar sessão sem palavra-passe e pode substituir o código da aplicação de autenticação.",
  "You can't add one here: browsers know passkeys only at an address with a name, such as https://duebook.example or http://localhost, and not at one in numbers.":
    "Não é possível adicionar uma aqui: os navegadores só aceitam chaves de acesso em endereços com nome, como https://duebook.example ou http://localhost, e não em endereços numéricos.",
  "Adding a passkey needs JavaScript.": "Para adicionar uma chave de acesso é preciso JavaScript.",
  "You have {maxPasskeys} passkeys, and no more fit.":
    "Tem {maxPasskeys} chaves de acesso e não pode adicionar mais.",
  "About you": "Sobre si",
  "As in the company": "Como na empresa",
  "What you read is in it, and amounts and dates are as usual there.":
    "Tudo o que lê aparece neste idioma, com montantes e datas no formato habitual.",
  "How you read times; in the company it is {usualZone}. What is overdue goes by the company’s.":
    "Como lê as horas; na empresa é {usualZone}. O que está vencido segue o fuso da empresa.",
  "Send me a digest of what needs attention": "Receber um resumo do que precisa de atenção",
  "At most once a day, by e-mail to your account's address, if you are an owner or admin. Nothing is sent on days without news.":
    "No máximo uma vez por dia, para o endereço de e-mail da sua conta, se for proprietário ou administrador. Nos dias sem novidades não é enviado nada.",
  "Tell me each morning what leaves today": "Receber todas as manhãs um aviso do que sai nesse dia",
  "At eight by the company's clock, if you are an owner or admin, on days on which something leaves.":
    "Às oito, pela hora da empresa, se for proprietário ou administrador, nos dias em que sai alguma coisa.",
  Save: "Guardar",
  Verified: "Verificado",
  "Not verified": "Não verificado",
  "Open the link in the e-mail that we have sent there. API keys work once your address is verified.":
    "Abra a ligação do e-mail que enviámos para este endereço. As chaves de API funcionam assim que o endereço estiver verificado.",
  "It becomes {newEmail} as soon as you open the link that we have sent there. Until then you sign in with the present address, and your API keys do not work.":
    "Passa a ser {newEmail} assim que abrir a ligação que enviámos para esse endereço. Até lá, inicia sessão com o endereço atual e as suas chaves de API não funcionam.",
  "Send the link again": "Enviar a ligação de novo",
  "Keep the present address": "Manter o endereço atual",
  "You have no password yet. <link>Have a link mailed</link> to set one.":
    "Ainda não tem palavra-passe. <link>Peça uma ligação por e-mail</link> para definir uma.",
  "New e-mail": "Novo e-mail",
  "We mail a link there, and tell your present address.":
    "Enviamos uma ligação para o novo endereço e avisamos o atual.",
  "Change e-mail": "Alterar e-mail",
  "To change the address, set a password first.":
    "Para alterar o endereço, defina primeiro uma palavra-passe.",
  "Present password": "Palavra-passe atual",
  "At least {minPasswordLength} characters that are hard to guess. You are signed out everywhere else.":
    "Pelo menos {minPasswordLength} carateres difíceis de adivinhar. As suas sessões noutros dispositivos serão terminadas.",
  "Change password": "Alterar palavra-passe",
  "You are signed out.": "A sessão foi terminada.",
  "That browser is signed out.": "A sessão nesse navegador foi terminada.",
  "You are signed out everywhere.": "Todas as suas sessões foram terminadas.",
  "the time zone that you have chosen": "o fuso horário que escolheu",
  "because neither you nor a company of yours has chosen a time zone":
    "porque nem a sua conta nem nenhuma das suas empresas tem um fuso horário definido",
  "the time zone of {name}": "o fuso horário de {name}",
  "Times are those of {readable}, {why}.": "As horas são as de {readable}, {why}.",
  Browser: "Navegador",
  "This session": "Esta sessão",
  "Signed in": "Início da sessão",
  "Last seen": "Última atividade",
  End: "Terminar",
  "Where you are signed in": "Onde tem sessão iniciada",
  "Sign out everywhere": "Terminar todas as sessões",
  "The passkey is added.": "A chave de acesso foi adicionada.",
  "The passkey is removed. You are signed out everywhere else.":
    "A chave de acesso foi removida. As suas sessões noutros dispositivos foram terminadas.",
  "Close account": "Encerrar conta",
  "You leave your companies, and nobody can sign in with this account any more. What you did in a company stays in its log.":
    "Deixa de pertencer às suas empresas e ninguém pode voltar a iniciar sessão com esta conta. O que fez numa empresa fica no registo de atividade dela.",
  "Close your account": "Encerrar a sua conta",
  "You are signed out everywhere, your API keys stop working, and {email} can make another account. This can’t be undone.":
    "Todas as suas sessões são terminadas, as suas chaves de API deixam de funcionar e {email} pode criar outra conta. Isto não pode ser desfeito.",
  "Your account is closed.": "A sua conta foi encerrada.",
  "Not confirmed": "Não confirmado",
  "You are not signed in": "Não tem sessão iniciada",
  "This needs a sign-in of the last ten minutes at {name}. You come back to where you were. Then do it again: it was not done yet.":
    "Para isto é preciso ter iniciado sessão em {name} nos últimos dez minutos. Volta depois ao ponto onde estava. Repita então a ação: ainda não foi realizada.",
  Unmatched: "Sem correspondência",
  Suggestion: "Sugestão",
  "Partly applied": "Parcialmente atribuído",
  Applied: "Atribuído",
  Ignored: "Ignorado",
  "Paid back": "Devolvido",
  "Took a payment back": "Estornou um pagamento",
  Return: "Devolução",
  "Money out": "Saídas",
  "Unknown payer": "Pagador desconhecido",
  "payment ID": "identificador do pagamento",
  number: "número",
  sum: "soma",
  "the {last} is exact": "coincide: {last}",
  "{list} and {last} are exact": "coincidem: {list} e {last}",
  "it is less by what may be deducted": "a diferença é apenas o desconto permitido",
  "another part of it paid a debt of theirs": "outra parte pagou uma dívida deste cliente",
  "paid by the same account in {month}": "pago pela mesma conta em {month}",
  "the payer’s name is the customer’s": "o nome do pagador é o do cliente",
  "is paid already": "já está pago",
  "is void": "está anulado",
  "is in another currency": "está noutra moeda",
  "{receivable} {why}.": "{receivable} {why}.",
  "Applied.": "Atribuído.",
  "Applied to what you chose.": "Atribuído ao que escolheu.",
  "It is not suggested any more.": "Esta sugestão deixa de aparecer.",
  "Ignored.": "Ignorado.",
  "Undone. It waits again.": "Desfeito. Volta a aguardar decisão.",
  "It is taken back: its payments are reversed.": "Foi estornado, com os respetivos pagamentos.",
  "It is marked as paid back.": "Foi marcado como devolvido.",
  "Statements of your bank": "Extratos do seu banco",
  "Choose files, or drop them here: camt (XML or ZIP), MT940, OFX, CSV. Up to 10 MB each.":
    "Escolha ficheiros ou arraste-os para aqui: camt (XML ou ZIP), MT940, OFX, CSV. Até 10 MB cada.",
  Upload: "Carregar",
  "{transactions, plural, one {# transaction} other {# transactions}}":
    "{transactions, plural, one {# movimento} other {# movimentos}}",
  "{transactions, plural, one {# transaction} other {# transactions}}, {known} of them known before":
    "{transactions, plural, one {# movimento} other {# movimentos}}, {known} já conhecidos",
  "{what}. Nothing is new.": "{what}. Nada de novo.",
  "{what}: {applied} applied, nothing waits for you.": "{what}: {applied} atribuídos, nada à sua espera.",
  "{what}: {applied} applied, {waiting, plural, one {# waits} other {# wait}} for you.":
    "{what}: {applied} atribuídos, {waiting, plural, one {# à espera da sua decisão} other {# à espera da sua decisão}}.",
  Imported: "Importado",
  "Unknown account": "Conta desconhecida",
  Columns: "Colunas",
  Refused: "Recusado",
  "It is of {count, plural, one {an account that} other {accounts that}} Duebook does not know: {list}. Nothing was imported.":
    "{count, plural, other {O Duebook não conhece {list}. Nada foi importado.}}",
  "Is it yours? Add it, then upload the file again.":
    "É uma conta da empresa? Adicione-a e carregue o ficheiro de novo.",
  "An owner or admin can add it.": "Um proprietário ou administrador pode adicioná-la.",
  "Add this account": "Adicionar esta conta",
  "Open the statement": "Abrir o extrato",
  "What came of your files": "O resultado dos seus ficheiros",
  "Go to Money in": "Ir para Entradas",
  "Statement {id}": "Extrato {id}",
  "{statementName} is being matched: {count} of {count2}.":
    "{statementName}: em análise, {count} de {count2} movimentos.",
  "Left the account": "Saiu da conta",
  "Came in": "Entrou",
  "Not applied": "Por atribuir",
  Booked: "Data do movimento",
  Value: "Data-valor",
  Account: "Conta",
  "No. {bankAccountId}": "N.º {bankAccountId}",
  "Paid to": "Pago a",
  "Paid by": "Pago por",
  "Their account": "Conta da outra parte",
  "End-to-end ID": "ID ponta a ponta (end-to-end)",
  "Bank’s reference": "Referência do banco",
  "Reason of the return": "Motivo da devolução",
  "Takes back": "Estorna",
  "No. {returnsId}": "N.º {returnsId}",
  Statement: "Extrato",
  "No. {bankStatementId}": "N.º {bankStatementId}",
  Ignore: "Ignorar",
  "It is for none of the receivables, such as a refund of a supplier or money of your own. Reminders no longer wait for it.":
    "Não se destina a nenhum valor a receber: é, por exemplo, um reembolso de um fornecedor ou dinheiro seu. Os lembretes deixam de esperar por ele.",
  "left of {amount}": "por atribuir, de {amount}",
  "It takes an earlier payment back, and it is not certain which one. Open it to choose.":
    "Estorna um pagamento anterior, mas não é certo qual. Abra-o para escolher.",
  "Money left the account.": "Saiu dinheiro da conta.",
  "Nothing in the book fits. Look for what it pays.":
    "Nenhum valor a receber corresponde. Procure o que foi pago.",
  Split: "Repartir",
  "{others, plural, one {# other suggestion} other {# other suggestions}}":
    "{others, plural, one {mais # sugestão} other {mais # sugestões}}",
  "Pages of what needs you": "Páginas do que precisa da sua atenção",
  "More that needs you": "Ver mais",
  "What needs you": "Precisa da sua atenção",
  "What needs you ({total})": "Precisa da sua atenção ({total})",
  "What needs you ({total} or more)": "Precisa da sua atenção ({total} ou mais)",
  "Nothing waits for you: all that came in is applied, or was ignored.":
    "Nada à sua espera: tudo o que entrou foi atribuído ou ignorado.",
  "{amount} open, due {date}": "{amount} em dívida, vencimento a {date}",
  "Amount for {receivableName}": "Montante para {receivableName}",
  "References, descriptions, customers. What is chosen stays chosen.":
    "Referências, descrições, clientes. O que já escolheu mantém-se.",
  "Split, or apply to other receivables": "Repartir ou atribuir a outros valores a receber",
  "Search for what it pays.": "Procure o que foi pago.",
  "No open receivable in {currency} matches.": "Nenhum valor a receber em aberto em {currency} corresponde.",
  "Apply to these": "Atribuir a estes",
  "Work out": "Calcular",
  Direction: "Sentido",
  "In and out": "Ambos",
  "Booked from": "Movimento desde",
  "Booked to": "Movimento até",
  Payer: "Pagador",
  "Just done": "Feito agora",
  "to {receivables}": "a {receivables}",
  Date: "Data",
  "Value date": "Data-valor",
  "Amount, with its sign": "Montante, com sinal",
  "Whether it came or left": "Entrada ou saída",
  "Payer or payee": "Pagador ou beneficiário",
  "Payment reference": "Descritivo da transferência",
  "Balance afterwards": "Saldo após o movimento",
  "Which column is what? The answer is remembered for the account.":
    "O que contém cada coluna? A resposta fica guardada para esta conta.",
  "The file is too large to be kept meanwhile: choose it again afterwards.":
    "O ficheiro é demasiado grande para ficar guardado entretanto: escolha-o de novo no fim.",
  "The first rows of {fileName}": "As primeiras linhas de {fileName}",
  "Choose the account": "Escolher a conta",
  "Not in the file": "Não consta do ficheiro",
  Import: "Importar",
  "The balance of {date} is not that of {date2}": "O saldo de {date} não coincide com o de {date2}",
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
    "A partir daí, os extratos desta conta são lidos. A quem deve nesta moeda é indicada a primeira conta dessa moeda, que pode ser esta.",
  "Account holder": "Titular da conta",
  "As the bank has it.": "Tal como consta no banco.",
  "Without an IBAN: the account number, and the code of the bank.":
    "Sem IBAN: o número da conta e o código do banco.",
  "Account number": "Número de conta",
  "For payments from abroad.": "Para pagamentos do estrangeiro.",
  "This needs a code of your second factor, because money goes there.":
    "É preciso um código do seu segundo fator, porque é para aqui que vai o dinheiro.",
  "{receivableName} of {a}": "{receivableName} de {a}",
  "Nothing is written on it.": "Não traz qualquer texto.",
  ", due {date}": ", vencimento a {date}",
  "of {amount}": "de {amount}",
  "{amount} stays the customer’s credit.": "O montante de {amount} fica como crédito do cliente.",
  "money|Apply": "Atribuir",
  "Not this": "Não é este",
  "Statements so far": "Extratos importados",
  "An owner or admin can add an account.": "Um proprietário ou administrador pode adicionar uma conta.",
  "Upload a statement of your bank, and Duebook finds the receivables that were paid. It has to know the account: add it first, or give your IBAN in the facts of the company.":
    "Carregue um extrato do seu banco e o Duebook encontra os valores a receber que foram pagos. Tem de conhecer a conta: adicione-a primeiro ou indique o IBAN nos dados da empresa.",
  "Upload a statement of your bank, and Duebook finds the receivables that were paid. It has to know the account: ask an owner or admin to add it, or to give your IBAN in the facts of the company.":
    "Carregue um extrato do seu banco e o Duebook encontra os valores a receber que foram pagos. Tem de conhecer a conta: peça a um proprietário ou administrador que a adicione ou que indique o IBAN nos dados da empresa.",
  "Nothing has moved yet, as far as Duebook knows. Upload a statement.":
    "O Duebook ainda não conhece movimentos. Carregue um extrato.",
  "All transactions": "Todos os movimentos",
  "Nothing matches. Try fewer filters.": "Nada corresponde. Experimente menos filtros.",
  Transactions: "Movimentos",
  "The file has the first {count} of them.": "O ficheiro tem os primeiros {count}.",
  "The account is added. Upload its statements.": "A conta foi adicionada. Carregue os extratos dela.",
  "Cut after {count} of {total} rows.": "Cortado após {count} de {total} linhas.",
  Owed: "Em dívida",
  "Due in 7 days": "A vencer em 7 dias",
  Disputed: "Contestado",
  "Promises not kept": "Promessas não cumpridas",
  "Nothing matches. Try fewer filters, or another word.":
    "Nada corresponde. Experimente menos filtros ou outra palavra.",
  "Nothing that is owed matches.": "Nada do que está em dívida corresponde.",
  "Look among all receivables": "Procurar em todos os valores a receber",
  "Everything is paid.": "Está tudo pago.",
  "Show all receivables": "Mostrar todos os valores a receber",
  "Not everything is shown. Narrow the list with a filter.":
    "Não é mostrado tudo. Reduza a lista com um filtro.",
  "Choose all on this page": "Selecionar todos nesta página",
  "Choose {receivableName}": "Selecionar {receivableName}",
  "Nothing is owed to you yet. Create what a customer owes you, or import a file of it.":
    "Ainda ninguém lhe deve nada. Crie o que um cliente lhe deve ou importe um ficheiro.",
  "Cut after {count} rows: the search finds no more at once.":
    "Cortado após {count} linhas: a pesquisa não mostra mais resultados.",
  "To pay": "A pagar",
  Bill: "Fatura de fornecedor",
  "Not overdue": "Não vencido",
  "Due from": "Vencimento desde",
  "Due to": "Vencimento até",
  "Exact reference": "Referência exata",
  "Series number": "Número da recorrência",
  Calendar: "Calendário",
  Series: "Recorrências",
  "No bill is recorded yet. Record one, or a series of bills that come every month.":
    "Ainda não há faturas de fornecedores. Registe uma ou crie uma fatura recorrente, que se repete todos os meses.",
  "No bill matches. Choose other filters, or clear them.":
    "Nenhuma fatura de fornecedor corresponde. Escolha outros filtros ou limpe-os.",
  "The texts are saved. Messages use them from now on.":
    "Os textos foram guardados. As mensagens passam a usá-los.",
  "This is a preview. Nothing is saved yet.": "Isto é uma pré-visualização. Ainda nada foi guardado.",
  Expired: "Expirou",
  "{days, plural, one {Expires in # day} other {Expires in # days}}":
    "{days, plural, one {Expira em # dia} other {Expira em # dias}}",
  Rotate: "Substituir",
  "Rotate the key “{name}”? You get a new key with the same name and scopes. The present one stops working at once.":
    "Substituir a chave de API «{name}»? Recebe uma nova chave com o mesmo nome e as mesmas permissões. A atual deixa de funcionar de imediato.",
  Revoke: "Revogar",
  "Revoke the key “{name}”? Whatever uses it stops working at once, and it can't be brought back.":
    "Revogar a chave de API «{name}»? Tudo o que a usa deixa de funcionar de imediato, e não pode ser recuperada.",
  Scopes: "Permissões",
  Holder: "Titular",
  "{name} (you)": "{name} (eu)",
  Made: "Criada",
  Validity: "Validade",
  "Your keys are refused until your e-mail address is confirmed. <link>Confirm it in your account</link>.":
    "As suas chaves de API são recusadas até verificar o seu endereço de e-mail. <link>Verifique-o na sua conta</link>.",
  "{own} of {most, plural, one {# key} other {# keys}}":
    "{own} de {most, plural, one {# chave de API} other {# chaves de API}}",
  "There are no keys yet. With a key, a program of yours can send receivables and bills, and read them. What it can do is described in <link>the interface</link>.":
    "Ainda não há chaves de API. Com uma chave, um programa seu pode enviar e ler valores a receber e faturas de fornecedores. O que se pode fazer está descrito na <link>documentação da API</link>.",
  "Keys of the company, the newest first": "Chaves de API da empresa, da mais recente para a mais antiga",
  "The key was created.": "A chave de API foi criada.",
  "The key was replaced with a new one, which was shown once.":
    "A chave de API foi substituída por uma nova, que foi mostrada uma única vez.",
  "The key is revoked.": "A chave de API foi revogada.",
  Arrived: "Entregue",
  "Owed then": "Em dívida no envio",
  Tries: "Tentativas",
  "Answer of the provider": "Resposta do fornecedor do canal",
  Moved: "Data alterada",
  "The message is also about": "A mensagem também diz respeito a",
  "reminder {count}": "lembrete {count}",
  "Reminder {count}": "Lembrete {count}",
  "The reminder": "O lembrete",
  "The message was removed, because its time of retention is over.":
    "A mensagem foi eliminada porque terminou o prazo de conservação.",
  "No message was created for this reminder.": "Não foi criada nenhuma mensagem para este lembrete.",
  "Owners and admins need two-factor authentication before they can open the company. Set it up here; it takes a minute.":
    "Os proprietários e administradores precisam da autenticação de dois fatores para abrir a empresa. Configure-a aqui; demora um minuto.",
  "Your account is saved.": "A sua conta foi guardada.",
  "We have mailed a link to your new address. It becomes yours when you open the link.":
    "Enviámos uma ligação para o seu novo endereço. O novo endereço passa a valer quando a abrir.",
  "Your address stays as it is. We have mailed a link there, to verify it anew.":
    "O seu endereço mantém-se. Enviámos uma ligação para o verificar de novo.",
  "The link is on its way. We send at most three mails an hour.":
    "A ligação vai a caminho. Enviamos, no máximo, três e-mails por hora.",
  "Your password is changed. You are signed out everywhere else.":
    "A sua palavra-passe foi alterada. As suas sessões noutros dispositivos foram terminadas.",
  "This code is not right. Codes change every 30 seconds.":
    "Este código não está certo. Os códigos mudam a cada 30 segundos.",
  "Two-factor authentication is on.": "A autenticação de dois fatores está ativada.",
  "Good. Keep your recovery codes where you find them without your phone.":
    "Muito bem. Guarde os códigos de recuperação onde os encontre sem o telemóvel.",
  "You have new recovery codes.": "Tem novos códigos de recuperação.",
  "Scan the code below with your other phone.": "Leia o código abaixo com o outro telemóvel.",
  "Scan the code below with your authenticator app.":
    "Leia o código abaixo com a sua aplicação de autenticação.",
  "Two-factor authentication stays as it was.": "A autenticação de dois fatores ficou como estava.",
  "Two-factor authentication is off.": "A autenticação de dois fatores está desativada.",
  "Your account": "A sua conta",
  "Nobody and nothing is found for “{text}”.": "Nada nem ninguém encontrado para «{text}».",
  "A search looks for the beginnings of words: of a customer’s name or address, of a reference, of a page. An amount is looked for as a whole.":
    "A pesquisa procura inícios de palavras: do nome ou contacto de um cliente, de uma referência, de uma página. Um montante é procurado por inteiro.",
  "Look in descriptions": "Procurar nas descrições",
  "Pages and actions": "Páginas e ações",
  "Customer, reference, amount or page": "Cliente, referência, montante ou página",
  "How you read times.": "Como lê as horas.",
  "As your browser says": "Como indica o navegador",
  "We send you a link to choose a password.": "Enviamos-lhe uma ligação para escolher uma palavra-passe.",
  "Sign up": "Registar-se",
  "You have an account? <link>Sign in</link>": "Já tem conta? <link>Iniciar sessão</link>",
  "We have written to your e-mail address. Open the link in that mail to choose a password; then you have an account. It works once, for 24 hours. Nothing has come? Look into the folder for spam.":
    "Escrevemos para o seu endereço de e-mail. Abra a ligação desse e-mail para escolher uma palavra-passe; fica então com a conta criada. Funciona uma vez, durante 24 horas. Não chegou nada? Veja na pasta de spam.",
  "Merge into": "Unir a",
  "Nobody found. Type a word of the name, of an address or of a reference.":
    "Ninguém encontrado. Escreva uma palavra do nome, de um contacto ou de uma referência.",
  "The newest customers": "Os clientes mais recentes",
  Found: "Resultados",
  Before: "Antes",
  "What the two have now": "O que cada um tem agora",
  Afterwards: "Depois",
  "Choose another customer": "Escolher outro cliente",
  "Merge {displayName}": "Unir {displayName} a outro cliente",
  "The customers are merged.": "Os clientes foram unidos.",
  "Sign in as somebody else": "Entrar com outra conta",
  "The six digits that your authenticator app shows.":
    "Os seis dígitos que a sua aplicação de autenticação mostra.",
  "A passkey needs JavaScript. Without it, use a recovery code.":
    "As chaves de acesso precisam de JavaScript. Sem ele, use um código de recuperação.",
  "Use a recovery code": "Usar um código de recuperação",
  "Recovery code": "Código de recuperação",
  "One of the ten that you kept when you set up two-factor authentication. Each works once.":
    "Um dos dez que guardou quando configurou a autenticação de dois fatores. Cada um funciona uma vez.",
  "Use the authenticator app": "Usar a aplicação de autenticação",
  "sort code": "sort code",
  "routing number": "routing number",
  "clearing number": "código do banco",
  "Remove a bank account": "Remover uma conta bancária",
  "Remove {number}? Messages from now on no longer name it. Those that were sent stay as they are.":
    "Remover {number}? As mensagens deixam de a indicar a partir de agora. As que já foram enviadas ficam como estão.",
  "Who owes this currency pays into this account.": "Quem deve nesta moeda paga para esta conta.",
  "United Kingdom, such as 20-00-00.": "Reino Unido, por exemplo 20-00-00.",
  "United States, nine digits.": "Estados Unidos, nove dígitos.",
  "Anywhere else: clearing number, BSB, IFSC.": "Outros países: código do banco (clearing), BSB, IFSC.",
  "Add the account": "Adicionar a conta",
  "not told to customers": "não indicada aos clientes",
  "Accounts for other currencies": "Contas para outras moedas",
  "Customers are told the first account of the currency that they owe, and the IBAN above for every other currency.":
    "Aos clientes é indicada a primeira conta da moeda em que devem e, para as restantes moedas, o IBAN acima.",
  "The account is added. Messages name it from now on.":
    "A conta foi adicionada. As mensagens passam a indicá-la.",
  "The account is removed.": "A conta foi removida.",
  "What your customers see": "O que os seus clientes veem",
  "For a debt of {amount} with the reference {reference}:":
    "Para uma dívida de {amount} com a referência {reference}:",
  "Pay online": "Pagar online",
  Web: "Site",
  Address: "Morada",
  Country: "País",
  IBAN: "IBAN",
  BIC: "BIC",
  "Payment link": "Ligação de pagamento",
  "Legal notice": "Informação legal",
  "The archive is being made: {count} rows so far.": "O arquivo está a ser criado: {count} linhas até agora.",
  "The archive of {moment} has {count} rows and {megabytes} MB.":
    "O arquivo de {moment} tem {count} linhas e {megabytes} MB.",
  Download: "Descarregar",
  "Everything as a file": "Tudo num ficheiro",
  "One ZIP with all that the company has here, as CSV for spreadsheets and JSON for programs. It is made while you work on, and can be downloaded for 30 days by owners and admins, with a code.":
    "Um ZIP com tudo o que a empresa tem aqui, em CSV para folhas de cálculo e JSON para programas. É criado enquanto continua a trabalhar e pode ser descarregado durante 30 dias por proprietários e administradores, com um código.",
  "Make the archive": "Criar o arquivo",
  "Make a new archive": "Criar um novo arquivo",
  "Close company": "Encerrar empresa",
  "Nothing is sent any more, and nobody gets in. For {reopenDays} days an owner can open it again; then all of it is deleted.":
    "Deixa de ser enviado seja o que for e ninguém tem acesso. Durante {reopenDays} dias, um proprietário pode reabri-la; depois, tudo é eliminado.",
  "Make the archive first: there is none of the last 24 hours.":
    "Crie primeiro o arquivo: não há nenhum das últimas 24 horas.",
  "Close {name}": "Encerrar {name}",
  "Reminders stop, API keys are refused, and nobody of the company gets in. Customers’ pages list nothing any more. After {reopenDays} days all of it is deleted and can’t be brought back.":
    "Os lembretes param, as chaves de API são recusadas e ninguém da empresa tem acesso. As páginas dos devedores deixam de mostrar dados. Após {reopenDays} dias, tudo é eliminado e não pode ser recuperado.",
  "Name of the company": "Nome da empresa",
  "Type “{name}”, so that it is this company that you close.":
    "Escreva «{name}», para confirmar que é esta a empresa a encerrar.",
  "The archive is being made.": "O arquivo está a ser criado.",
  "You can download the archive for the next ten minutes.":
    "Pode descarregar o arquivo durante os próximos dez minutos.",
  "The company is closed. You can open it again here until it is deleted.":
    "A empresa foi encerrada. Pode reabri-la aqui até ser eliminada.",
  "Your e-mail address is verified.": "O seu endereço de e-mail foi verificado.",
  "Your password is set. Sign in with it.": "A sua palavra-passe foi definida. Inicie sessão com ela.",
  "Your password is set.": "A sua palavra-passe foi definida.",
  "You are a member now.": "Já é membro.",
  Owner: "Proprietário",
  Admin: "Administrador",
  Member: "Membro",
  Leave: "Sair",
  "Leave {name}": "Sair de {name}",
  "Leave {name}? You no longer see anything of it, and your API keys for it stop working at once. Only an owner or admin of it can invite you again.":
    "Sair de {name}? Deixa de ver tudo o que é desta empresa, e as suas chaves de API para ela deixam de funcionar de imediato. Só um proprietário ou administrador lhe pode enviar um novo convite.",
  "Closed. It is deleted on {moment}.": "Encerrada. Será eliminada em {moment}.",
  "Open again": "Reabrir",
  "Open {name} again": "Reabrir {name}",
  "Its people get in, its keys work, and its reminders go on as the policy says.":
    "As pessoas voltam a ter acesso, as chaves de API funcionam e os lembretes continuam conforme as regras.",
  "Until then, one of its owners can open it again.": "Até lá, um dos proprietários pode reabri-la.",
  "You are": "A sua função",
  "A new company": "Uma nova empresa",
  "Messages to your customers are signed with it.":
    "As mensagens aos seus clientes são assinadas com este nome.",
  "Choose a country": "Escolha um país",
  "Reminders keep its public holidays.": "Os lembretes respeitam os feriados deste país.",
  "Days begin and end there.": "Os dias começam e acabam segundo este fuso.",
  "Create company": "Criar empresa",
  "You belong to no company yet": "Ainda não pertence a nenhuma empresa",
  "Make one below, or ask an owner or admin of one to invite you.":
    "Crie uma abaixo ou peça um convite a um proprietário ou administrador.",
  "Ask an owner or admin of a company to invite {email}.":
    "Peça a um proprietário ou administrador de uma empresa que convide {email}.",
  "To join another company, ask one of its owners or admins to invite you. The operator of this Duebook creates new companies.":
    "Para entrar noutra empresa, peça um convite a um dos proprietários ou administradores. As empresas novas são criadas pelo operador deste Duebook.",
  "Your company was created. You have a trial of one month, and nothing is sent until you go live.":
    "A sua empresa foi criada. Tem um mês de experiência, e nada é enviado até ativar o envio.",
  "The company is open again.": "A empresa está de novo aberta.",
  "You have left the company.": "Saiu da empresa.",
  "What it is for": "A que se refere",
  "Mark as paid": "Marcar como pago",
  "“{billLabel}” is then paid for good; its amount and due date can no longer change.":
    "«{billLabel}» fica definitivamente como paga; o montante e a data de vencimento já não podem mudar.",
  "Such as how it was paid. May stay empty.": "Por exemplo, como foi paga. Facultativo.",
  "Its series": "A recorrência",
  "Every month since": "Todos os meses desde",
  Until: "Até",
  "No end": "Sem fim",
  Each: "Por fatura",
  "Next bill": "Próxima fatura",
  Stopped: "Parada",
  "Nothing is left to write": "Já não há faturas por criar",
  "All bills of this series": "Todas as faturas desta recorrência",
  "The bill is marked as paid.": "A fatura foi marcada como paga.",
  "In work": "Em curso",
  Matched: "Analisados",
  "{count} of {count2} transactions are matched. You can leave this page: it goes on by itself.":
    "{count} de {count2} movimentos analisados. Pode sair desta página: a análise continua sozinha.",
  "Look again": "Atualizar",
  "Balance before": "Saldo inicial",
  "Balance after": "Saldo final",
  "What it brought": "O que trouxe",
  New: "Novos",
  "Known before": "Já conhecidos",
  Format: "Formato",
  Statements: "Extratos",
  "What it says of each account": "O que diz de cada conta",
  "Bills of {billLabel}": "Faturas de {billLabel}",
  "All are written": "Todas criadas",
  "New series": "Nova fatura recorrente",
  "All running series": "Todas as recorrências ativas",
  "No series is running. Make one for a bill that comes every month.":
    "Não há recorrências ativas. Crie uma para uma fatura que chega todos os meses.",
  "Series, the next bill first": "Faturas recorrentes, a começar pela próxima",
  "Each bill is written {seriesHorizonDays} days before it is due.":
    "Cada fatura é criada {seriesHorizonDays} dias antes do vencimento.",
  "{count} more": "mais {count}",
  "Bills of {name}": "Faturas de {name}",
  Months: "Meses",
  "This month": "Este mês",
  "Nothing is to pay in this month.": "Não há nada a pagar neste mês.",
  "Who you are": "Dados da empresa",
  "Messages are signed with it.": "As mensagens são assinadas com este nome.",
  "Postal address, below the name in each e-mail.": "Aparece por baixo do nome em cada e-mail.",
  "Where customers reach you. Answers to reminders go there.":
    "Para os clientes entrarem em contacto. As respostas aos lembretes chegam aqui.",
  "With the country's code, such as +49 30 123456.":
    "Com o indicativo do país, por exemplo +351 21 123 4567.",
  "Nothing is sent on its public holidays.": "Nada é enviado nos feriados deste país.",
  "Decides what is overdue and at what hours messages leave. UTC if empty.":
    "Determina o que está vencido e a que horas são enviadas as mensagens. Se ficar vazio, usa-se UTC.",
  "How amounts and dates are written for those of you who have not chosen their own. Customers have theirs.":
    "Como são escritos os montantes e as datas para quem, na empresa, não escolheu o seu idioma. Os clientes têm o deles.",
  "What your country's law wants in business letters, such as register, directors and tax number. It stands at the end of each message.":
    "O que a lei do seu país exige na correspondência comercial, como o registo, o capital social e o NIF. Aparece no fim de cada mensagem.",
  "How to be paid": "Como receber pagamentos",
  "As the bank has it: banks compare it with the account.":
    "Tal como consta no banco: os bancos comparam-no com a conta.",
  "The account to pay into.": "A conta para onde se paga.",
  "Of the bank, in the country of the IBAN.": "Do banco, no país do IBAN.",
  "Where customers pay online. {reference} stands for the debt’s reference, {amount} for what is open: {example}":
    "Onde os clientes pagam online. {reference} representa a referência da dívida, {amount} o que está em aberto: {example}",
  "Changing this needs a code of your second factor, because money goes there.":
    "Para alterar isto é preciso um código do seu segundo fator, porque é para aqui que vai o dinheiro.",
  "Save payment details": "Guardar dados de pagamento",
  "Messages do not say how to pay: there is neither an account nor a payment link.":
    "As mensagens não dizem como pagar: não há conta nem ligação de pagamento.",
  "The IBAN is given without the name of its holder.": "O IBAN está indicado sem o nome do titular.",
  "Messages do not say how to reach you.": "As mensagens não dizem como entrar em contacto.",
  "Answers to reminders go to the owner who has been here longest.":
    "As respostas aos lembretes vão para o proprietário mais antigo.",
  "Messages are signed with your name alone, without an address.":
    "As mensagens são assinadas só com o nome, sem morada.",
  "No public holidays are kept: reminders may leave on one.":
    "Os feriados não são respeitados: podem sair lembretes num feriado.",
  "Dates and hours follow UTC.": "As datas e as horas seguem o UTC.",
  "What is missing for your customers": "O que falta aos seus clientes",
  "See how a message looks": "Ver como fica uma mensagem",
  "Saved.": "Guardado.",
  "The payment details are saved.": "Os dados de pagamento foram guardados.",
  "The company is switched off: its keys are refused, and nothing is sent. Ask the operator of this Duebook.":
    "A empresa está desativada: as chaves de API são recusadas e nada é enviado. Fale com o operador deste Duebook.",
  "days sales outstanding": "prazo médio de recebimentos",
  DSO: "PMR",
  ", last {billedDays} days": ", últimos {billedDays} dias",
  "{dsoDays, plural, one {# day} other {# days}}": "{dsoDays, plural, one {# dia} other {# dias}}",
  "Due in {soonDays} days": "A vencer em {soonDays} dias",
  "Collected in {collectedDays} days": "Recebido em {collectedDays} dias",
  "As of {date}. How is this counted?": "Situação a {date}. Como se calcula?",
  "It is {date} in {zone}. A debt is overdue from the day after its due date; a paused debt is owed, but not overdue. DSO (days sales outstanding) is what is owed now, divided by what was billed in the last {billedDays} days, times {billedDays}.":
    "Data em {zone}: {date}. Uma dívida está vencida a partir do dia seguinte à data de vencimento; uma dívida suspensa continua em dívida, mas não conta como vencida. O PMR (prazo médio de recebimentos) é o que está em dívida agora, dividido pelo que foi faturado nos últimos {billedDays} dias, vezes {billedDays}.",
  "{others, plural, one {The table below has # more currency.} other {The table below has # more currencies.}}":
    "{others, plural, one {A tabela abaixo tem mais # moeda.} other {A tabela abaixo tem mais # moedas.}}",
  "Nothing is owed to you yet": "Ainda ninguém lhe deve nada",
  "<link>Create your first receivable</link>, or <link2>import a list of them</link2> from your accounting program or a spreadsheet.":
    "<link>Crie o primeiro valor a receber</link> ou <link2>importe uma lista</link2> do seu programa de contabilidade ou de uma folha de cálculo.",
  "<link>Say who you are and how you are paid</link>: it stands in every reminder.":
    "<link>Indique quem é a empresa e como lhe pagam</link>: aparece em todos os lembretes.",
  "<link>Look at the policy</link>: when reminders go out, and how many.":
    "<link>Veja as regras</link>: quando saem os lembretes e quantos.",
  "<link>Invite the people</link> who work with you.":
    "<link>Convide as pessoas</link> que trabalham consigo.",
  "<link>Create a key</link>, if another program is to create receivables.":
    "<link>Crie uma chave de API</link>, se outro programa vai criar valores a receber.",
  "What needs a person": "Precisa de atenção",
  "Received and expected by week": "Recebido e previsto por semana",
  "How late it is": "Tempo de atraso",
  "Newest events": "Atividade recente",
  "Reminders are on hold: they are planned and can be read, and nothing is sent. Once they are sent, customers hear of what they owe, also of what became overdue in the meantime.":
    "Os lembretes estão em espera: são planeados e podem ser lidos, mas nada é enviado. Quando forem enviados, os clientes ficam a saber o que devem, incluindo o que entretanto venceu.",
  "Each message waits in the outbox until somebody approves it.":
    "Cada mensagem espera na caixa de saída até alguém a aprovar.",
  "Messages leave by themselves, as the policy says. The outbox shows each before it leaves.":
    "As mensagens saem automaticamente, conforme as regras. A caixa de saída mostra cada uma antes de sair.",
  Automatic: "Automático",
  "Ask me first": "Perguntar primeiro",
  Hold: "Manter em espera",
  "Reminders are sent automatically from now on.":
    "A partir de agora, os lembretes são enviados automaticamente.",
  "From now on each message waits in the outbox for approval.":
    "A partir de agora, cada mensagem espera aprovação na caixa de saída.",
  "From now on nothing is sent.": "A partir de agora, nada é enviado.",
  "How messages leave": "Como são enviadas as mensagens",
  "Owners and admins decide about it.": "São os proprietários e administradores que decidem.",
  "Read the messages in the outbox": "Ler as mensagens na caixa de saída",
  File: "Ficheiro",
  "No statement was uploaded yet. Download one from your bank, and choose it above.":
    "Ainda não foi carregado nenhum extrato. Descarregue um do seu banco e escolha-o acima.",
  "Files, newest first": "Ficheiros, do mais recente para o mais antigo",
  "It does not take that payment back: both wait again. The payments that it has reversed stay so until you apply them again.":
    "Deixa de estornar esse pagamento: ambos voltam a aguardar decisão. Os pagamentos que estornou ficam estornados até os atribuir de novo.",
  "What was marked as paid back waits again.":
    "O que estava marcado como devolvido volta a aguardar decisão.",
  "It waits again.": "Volta a aguardar decisão.",
  "Its payments are reversed, and what was paid is owed again. What was learned from it is forgotten.":
    "Os pagamentos são estornados e o que foi pago volta a estar em dívida. O que se aprendeu com este movimento é esquecido.",
  "What was refused is suggested again.": "O que foi recusado volta a ser sugerido.",
  "Mark paid back": "Marcar como devolvido",
  "{amount} went back to whoever paid it. It is nobody’s credit any more.":
    "O montante de {amount} foi devolvido a quem pagou. Deixa de ser crédito de alguém.",
  Suggestions: "Sugestões",
  "Nothing in the book fits what is left of it.": "Nenhum valor a receber corresponde ao que resta.",
  "<kbd>a</kbd> applies the first suggestion.": "<kbd>a</kbd> atribui a primeira sugestão.",
  "{kbd} asks why it is undone.": "{kbd} pergunta o motivo e desfaz.",
  "{kbd} searches.": "{kbd} procura.",
  "What it takes back": "O que é estornado",
  "Nothing on this account has its references or its amount. Ignore it if its payment is not here.":
    "Nada nesta conta tem as mesmas referências ou o mesmo montante. Ignore-o se o pagamento não estiver aqui.",
  "The payments of what you choose are reversed, and what they paid is owed again.":
    "Os pagamentos do que escolher são estornados, e o que tinham pago volta a estar em dívida.",
  "Take this back": "Estornar este",
  "Payments that it made": "Pagamentos que originou",
  "Nothing was done about it yet.": "Ainda nada foi feito.",
  Edited: "Editada",
  "Leaves by itself": "Envio automático",
  "Waits for approval": "Aguarda aprovação",
  Approved: "Aprovada",
  "On hold": "Em espera",
  Waits: "A aguardar",
  "Cannot be sent": "Não pode ser enviada",
  Foretold: "Previsão",
  Notice: "Aviso de vencimento",
  Reminder: "Lembrete",
  "The step {step}.": "Etapa: {step}.",
  Today: "Hoje",
  Tomorrow: "Amanhã",
  "This week": "Esta semana",
  Later: "Mais tarde",
  "{segments, plural, one {# SMS} other {# SMS}}": "{segments, plural, one {# SMS} other {# SMS}}",
  "Look at the customer": "Ver o cliente",
  "Subject:": "Assunto:",
  "The message as it will be sent": "A mensagem tal como será enviada",
  "As SMS": "Como SMS",
  Leaves: "Envio",
  "Why then": "Porquê nessa altura",
  About: "Relativo a",
  Sum: "Total",
  "May leave until": "Pode sair até",
  "This message to {customer} is not sent, now or later. The case goes on with the step after it.":
    "Esta mensagem para {customer} não é enviada, nem agora nem mais tarde. A sequência continua com a etapa seguinte.",
  "Skip this message": "Não enviar esta mensagem",
  "For this one message. It is kept until the message leaves, and void if what the message lists changes.":
    "Só para esta mensagem. Mantém-se até a mensagem sair e perde-se se mudar o que a mensagem refere.",
  Opening: "Abertura",
  Closing: "Fecho",
  "Use ours again": "Repor os textos habituais",
  "Send me a test": "Enviar-me um teste",
  "Every row needs a customer, an amount or what is outstanding, and a due date. Rows with the same name and e-mail have one customer.":
    "Cada linha precisa de um cliente, um montante ou o valor em dívida, e uma data de vencimento. As linhas com o mesmo nome e e-mail são do mesmo cliente.",
  "These are open here and not in the file.": "Estão em aberto aqui e não constam do ficheiro.",
  "Import bills": "Importar faturas de fornecedores",
  "Every row needs a supplier, an amount or what is outstanding, and a due date.":
    "Cada linha precisa de um fornecedor, um montante ou o valor em dívida, e uma data de vencimento.",
  "Import customers": "Importar clientes",
  "Every row needs a name. What a row leaves empty stays as it is here.":
    "Cada linha precisa de um nome. O que estiver vazio numa linha fica como está aqui.",
  Supplier: "Fornecedor",
  "Kind of document": "Tipo de documento",
  "Paid already": "Já pago",
  Draft: "Rascunho",
  "Credit note": "Nota de crédito",
  "No invoice": "Não é fatura",
  "Line of a total": "Linha de total",
  "Stands in the file twice": "Aparece duas vezes no ficheiro",
  "Currency of rows that name none": "Moeda das linhas que não a indicam",
  "Currency of all rows": "Moeda de todas as linhas",
  "Amounts are written": "Formato dos montantes",
  "As the file shows": "Como no ficheiro",
  "Dates are written": "Formato das datas",
  "31.01.2027 or 31/01/2027": "31.01.2027 ou 31/01/2027",
  "Column {place}": "Coluna {place}",
  "Columns, amounts and dates": "Colunas, montantes e datas",
  "Check again": "Verificar de novo",
  Unchanged: "Sem alterações",
  "Gone from the file": "Já não constam do ficheiro",
  "Wrong rows": "Linhas com erros",
  Line: "Linha",
  Column: "Coluna",
  "What is expected": "O que se espera",
  "{lines, plural, one {# row is wrong} other {# rows are wrong}}. Correct the file and choose it again, or import the other rows.":
    "{lines, plural, one {# linha tem erros} other {# linhas têm erros}}. Corrija o ficheiro e escolha-o de novo, ou importe as outras linhas.",
  "Nothing can be imported yet: choose below which column is which.":
    "Ainda não é possível importar: escolha abaixo o que contém cada coluna.",
  "And {count} more.": "E mais {count}.",
  "<link>Download the wrong rows</link> with a column that says what is wrong with each.":
    "<link>Descarregue as linhas com erros</link>, com uma coluna que explica o erro de cada uma.",
  "without a reference": "sem referência",
  "What changes": "O que muda",
  "New ({count})": "Novos ({count})",
  "{elsewhere, plural, one {# of these references stands here for another customer.} other {# of these references stand here for other customers.}} If a customer has another name in the file, give it that name here first, and nothing is made twice.":
    "{elsewhere, plural, one {# destas referências pertence aqui a outro cliente.} other {# destas referências pertencem aqui a outros clientes.}} Se um cliente tem outro nome no ficheiro, dê-lhe primeiro esse nome aqui, e nada é criado em duplicado.",
  "Changed ({count})": "Alterações ({count})",
  "It was read as an export of {program}.": "Foi lido como uma exportação de {program}.",
  "The file is not in UTF-8, so it was read as Windows-1252, as Excel writes it: check the letters.":
    "O ficheiro não está em UTF-8, por isso foi lido como Windows-1252, o formato do Excel: verifique os acentos.",
  "The file": "O ficheiro",
  "Nothing is to be done: the book is in step with the file.":
    "Não há nada a fazer: os dados já coincidem com o ficheiro.",
  "Import the other rows": "Importar as outras linhas",
  "Paid, says the file": "Pago, segundo o ficheiro",
  "Void, says the file": "Anulado, segundo o ficheiro",
  "Mark {reference} as paid": "Marcar {reference} como pago",
  "Number {id}": "Número {id}",
  "In the file": "No ficheiro",
  "Gone from the file ({count})": "Já não constam do ficheiro ({count})",
  "What becomes of them?": "O que fazer com estes?",
  "Leave them open": "Deixar em aberto",
  "Mark all as paid": "Marcar todos como pagos",
  "Without those that are void, says the file.": "Exceto os que estão anulados, segundo o ficheiro.",
  "Mark those as paid that are ticked": "Marcar como pagos os selecionados",
  "Choose a file": "Escolha um ficheiro",
  "An export of your accounting program or a spreadsheet: Excel (XLSX) or CSV, with up to {count} rows and 10 MB.":
    "Uma exportação do seu programa de contabilidade ou uma folha de cálculo: Excel (XLSX) ou CSV, até {count} linhas e 10 MB.",
  "Send the same file or its successor as often as you like: you first see what it changes, and what stands here already is never made twice.":
    "Envie o mesmo ficheiro ou uma versão mais recente quantas vezes quiser: primeiro vê o que muda, e o que já existe aqui nunca é criado duas vezes.",
  "Not imported": "Não importada",
  Waiting: "A aguardar",
  "Import {id}": "Importação {id}",
  Chosen: "Seleção",
  "Imported before": "Importações anteriores",
  "Imported before, newest first": "Importações anteriores, da mais recente para a mais antiga",
  "Rows imported": "Linhas importadas",
  "{count} of {count2} rows are imported.": "{count} de {count2} linhas importadas.",
  "The file is being imported": "O ficheiro está a ser importado",
  "You can leave this page: it goes on without you. What others do meanwhile is not in its way.":
    "Pode sair desta página: a importação continua. O que outros fizerem entretanto não a impede.",
  Stop: "Parar",
  "The import is stopped": "A importação está parada",
  "What is imported stays. If you go on, it begins where it stopped, and each row is imported once.":
    "O que foi importado mantém-se. Se continuar, recomeça onde parou, e cada linha é importada uma vez.",
  "Go on": "Continuar",
  "Changed here meanwhile, left as it is": "Alterado aqui entretanto, deixado como está",
  "The file is imported": "O ficheiro foi importado",
  "The import has failed": "A importação falhou",
  "No message in the next seven days.": "Nenhuma mensagem nos próximos sete dias.",
  "More than {count} messages in the next seven days, the first on {weekday}.":
    "Mais de {count} mensagens nos próximos sete dias; primeiro dia: {weekday}.",
  "{messages, plural, one {# message} other {# messages}} in the next seven days, the first on {weekday}.":
    "{messages, plural, one {# mensagem} other {# mensagens}} nos próximos sete dias; primeiro dia: {weekday}.",
  "{pastLastStep, plural, one {# of them has its last step behind it and is paused, so that you decide about it.} other {# of them have their last step behind them and are paused, so that you decide about them.}}":
    "{pastLastStep, plural, one {# valor a receber já passou a última etapa e fica suspenso, para que decida o que fazer.} other {# valores a receber já passaram a última etapa e ficam suspensos, para que decida o que fazer.}}",
  "Reminders are on hold, so nothing leaves before you go live.":
    "Os lembretes estão em espera: nada sai antes de ativar o envio.",
  "Each message waits until somebody approves it.": "Cada mensagem espera até alguém a aprovar.",
  "What follows": "O que se segue",
  "{overdue, plural, one {# new debt is overdue.} other {# new debts are overdue.}}":
    "{overdue, plural, one {# nova dívida já está vencida.} other {# novas dívidas já estão vencidas.}}",
  "When are they reminded?": "Quando são enviados os lembretes?",
  "From the next step": "A partir da próxima etapa",
  "At once": "De imediato",
  "They are paused. {followsIn}": "Ficam suspensos. {followsIn}",
  "Stop series": "Parar recorrência",
  "No more bills of “{billLabel}” are written. Those that are written stay.":
    "Não são criadas mais faturas de «{billLabel}». As já criadas mantêm-se.",
  "The series is stopped.": "A recorrência foi parada.",
  "One debt": "Uma dívida",
  "Several debts": "Várias dívidas",
  "A debt that is partly paid": "Uma dívida parcialmente paga",
  "Debts in several currencies": "Dívidas em várias moedas",
  "A whole account: overdue, due soon, promised, disputed, with a credit":
    "Uma conta corrente completa: vencido, a vencer, prometido, contestado, com crédito",
  Show: "Mostrar",
  "Leave a field empty for the built-in text. It is shown in grey, with an example debt.":
    "Deixe um campo vazio para usar o texto predefinido, mostrado a cinzento com uma dívida de exemplo.",
  "the company's name": "nome da empresa",
  "the customer's name": "nome do cliente",
  "how many debts the message is about: what is overdue, or what is due soon if nothing is":
    "quantas dívidas a mensagem refere: as vencidas ou, se não houver, as que vencem em breve",
  "of the only debt; nothing if there are several or it has none":
    "da única dívida; vazio se houver várias ou se não existir",
  "of the only debt, or the earliest of several, written out":
    "da única dívida, ou a primeira de várias, por extenso",
  "a number, the most of several; 0 if nothing is overdue":
    "um número, o maior de vários; 0 se nada estiver vencido",
  "the day by which a firm or final message asks for payment, written out: 7 or 10 open days ahead":
    "o dia até ao qual uma mensagem firme ou final pede o pagamento, por extenso: 7 ou 10 dias úteis depois",
  "what is still to be paid, the sum of several, with its currency; several currencies with commas":
    "o que falta pagar, a soma de várias, com a moeda; várias moedas separadas por vírgulas",
  "the same before any payment": "o mesmo antes de qualquer pagamento",
  "whether something was paid already, for conditions": "se já foi pago alguma coisa, para as condições",
  "What texts may use": "O que se pode usar nos textos",
  "Conditions: {example}, with {tags}.": "Condições: {example}, com {tags}.",
  "Filters: {example}, with {filters}.": "Filtros: {example}, com {filters}.",
  "These texts are too long to be shown as HTML before they are saved. The plain text says the same.":
    "Estes textos são demasiado longos para serem mostrados em HTML antes de guardar. O texto simples diz o mesmo.",
  "The e-mail as a mail program shows it": "O e-mail como um programa de correio o mostra",
  "Once the texts are valid, a preview appears here.":
    "Quando os textos forem válidos, aparece aqui uma pré-visualização.",
  "{label}: {length} of {max} characters": "{label}: {length} de {max} carateres",
  "Subject: {subject}": "Assunto: {subject}",
  "{count, plural, one {# character} other {# characters}}, {segments, plural, one {# segment} other {# segments}}. An SMS has no text of your own; it is paid for by the segment.":
    "{count, plural, one {# caráter} other {# carateres}}, {segments, plural, one {# segmento} other {# segmentos}}. O texto dos SMS não pode ser alterado; paga-se por segmento.",
  "Save texts": "Guardar textos",
  "A payment came in": "Registar um pagamento",
  "In {currency}.": "Em {currency}.",
  "{amount} of {date}": "{amount} de {date}",
  "Reverse a payment": "Estornar um pagamento",
  "What was paid is owed again then, and reminders go on.":
    "O que foi pago volta a estar em dívida e os lembretes continuam.",
  Payment: "Pagamento",
  "Reverse payment": "Estornar pagamento",
  Pause: "Suspender",
  "No reminders go out while it is paused. Payments can still be recorded.":
    "Durante a suspensão não saem lembretes. Os pagamentos podem continuar a ser registados.",
  "It resumes by itself at the beginning of this day. Leave it empty to resume it yourself.":
    "É retomado automaticamente no início deste dia. Deixe vazio para o retomar manualmente.",
  Resume: "Retomar",
  "Reminders go on as the policy says.": "Os lembretes continuam conforme as regras.",
  "verb|Void": "Anular",
  "Void {receivableName}": "Anular {receivableName}",
  "{left} is left to pay, and nothing was paid.": "Falta pagar {left}; nada foi pago.",
  "{left} is left to pay. {amount} was paid, and stays recorded.":
    "Falta pagar {left}. Foi pago {amount}, que continua registado.",
  "It is not owed any more then: it takes no payments, and nobody is reminded of it. This can’t be undone.":
    "Deixa de ser devido: não aceita pagamentos e ninguém recebe lembretes. Isto não pode ser desfeito.",
  "{channel} to {recipient}": "{channel} para {recipient}",
  "Send the next reminder now": "Enviar já o próximo lembrete",
  "The next reminder goes to {displayName} at once, if the hours and the distances of the policy allow it; otherwise as soon as they do. The steps after it stay where they are.":
    "O próximo lembrete vai de imediato para {displayName}, se o horário e os intervalos das regras o permitirem; caso contrário, assim que for possível. As etapas seguintes mantêm-se.",
  "The payment is reversed.": "O pagamento foi estornado.",
  "The next reminder is asked for.": "O próximo lembrete foi pedido.",
  "Your answer is about to leave.": "A sua resposta está prestes a sair.",
  "About to leave": "Prestes a sair",
  Leaving: "A sair",
  "May not have arrived": "Pode não ter chegado",
  "The customer says that something is wrong": "O cliente indicou um problema",
  "The customer has promised to pay": "O cliente prometeu pagar",
  "To answer here, give the customer an e-mail address first.":
    "Para responder aqui, indique primeiro um endereço de e-mail do cliente.",
  "E-mails to the customer come back. Give another address to answer here.":
    "Os e-mails para o cliente são devolvidos. Indique outro endereço para responder aqui.",
  "{userName} answered on {moment}": "{userName} respondeu em {moment}",
  Reply: "Responder",
  "Your answer": "A sua resposta",
  "It is mailed to {email}, with a greeting and your company’s name in their language. Their answer comes to your company’s e-mail address.":
    "É enviada por e-mail para {email}, com uma saudação e o nome da sua empresa no idioma do cliente. A resposta dele chega ao endereço de e-mail da sua empresa.",
  "Send reply": "Enviar resposta",
  "They will pay by {date}.": "Vai pagar até {date}.",
  "No reminder is planned.": "Não há lembretes previstos.",
  Promised: "Prometido",
  "bank transfer": "transferência bancária",
  card: "cartão",
  cash: "numerário",
  cheque: "cheque",
  "direct debit": "débito direto",
  Counts: "Válido",
  Reversed: "Estornado",
  "{days} overdue": "{days} de atraso",
  "due today": "vence hoje",
  "due in {days}": "vence em {days}",
  "Most overdue": "Maior atraso",
  "Newest first": "Mais recentes",
  "Largest outstanding first": "Maior valor em dívida",
  "Largest amount first": "Maior montante",
  "As the table is": "Como na tabela",
  "Needs a person": "Precisa de atenção",
  "Promise not kept": "Promessa por cumprir",
  "Customer number": "Número do cliente",
  Order: "Ordem",
  "A search looks for words of references, and of names and addresses of customers. Descriptions are searched in the newest {count} receivables.":
    "A pesquisa procura palavras das referências e dos nomes e contactos dos clientes. As descrições são procuradas nos {count} valores a receber mais recentes.",
  "By this bank transaction": "Por este movimento bancário",
  "Reminder by {channel}": "Lembrete por {channel}",
  "Reminder by {channel} to {recipient}": "Lembrete por {channel} para {recipient}",
  "Read the message": "Ler a mensagem",
  "You already have a customer like this one.": "Já tem um cliente parecido com este.",
  "Use this one": "Usar este",
  "Create a new customer all the same": "Criar na mesma um novo cliente",
  "{n, plural, one {# receivable is paused.} other {# receivables are paused.}}":
    "{n, plural, one {# valor a receber suspenso.} other {# valores a receber suspensos.}}",
  "{n, plural, one {# receivable is resumed.} other {# receivables are resumed.}}":
    "{n, plural, one {# valor a receber retomado.} other {# valores a receber retomados.}}",
  "{n, plural, one {# receivable is void.} other {# receivables are void.}}":
    "{n, plural, one {# valor a receber anulado.} other {# valores a receber anulados.}}",
  "{n, plural, one {The next reminder of # receivable is asked for.} other {The next reminders of # receivables are asked for.}}":
    "{n, plural, one {Foi pedido o próximo lembrete de # valor a receber.} other {Foram pedidos os próximos lembretes de # valores a receber.}}",
  "With what is chosen": "Com os selecionados",
  "Send next reminder now": "Enviar já o próximo lembrete",
  Export: "Exportar",
  "Void all that is chosen? What is left of each is not owed any more, and no reminders go out. This can’t be undone.":
    "Anular todos os selecionados? O que falta pagar de cada um deixa de ser devido e não saem lembretes. Isto não pode ser desfeito.",
  "{count, plural, one {# stays as it is:} other {# stay as they are:}}":
    "{count, plural, one {# fica como está:} other {# ficam como estão:}}",
  "PDF file": "Ficheiro PDF",
  "{id}-problem {id}-help": "{id}-problem {id}-help",
  "At most 10 MB. The customer’s page offers it.": "No máximo 10 MB. A página do devedor disponibiliza-o.",
  "Keep this file": "Anexar este ficheiro",
  "Replace it": "Substituir",
  "Remove it": "Remover",
  "Remove the invoice? The customer’s page does not offer it any more.":
    "Remover a fatura? A página do devedor deixa de a disponibilizar.",
  "Remove the invoice": "Remover a fatura",
  "The invoice": "A fatura",
  "Open the invoice": "Abrir a fatura",
  "PDF, {count} KB": "PDF, {count} KB",
  "The invoice is kept.": "A fatura foi anexada.",
  "The invoice is removed.": "A fatura foi removida.",
  "{total, plural, one {# receivable} other {# receivables}}":
    "{total, plural, one {# valor a receber} other {# valores a receber}}",
  "too many to be summed": "demasiados para somar",
  "nothing outstanding": "nada em dívida",
  "{amount} outstanding": "{amount} em dívida",
  Invoiced: "Montante faturado",
  "Somebody has changed it since you opened it. Below is what you typed, over how it stands now. Send it again if that is what you want.":
    "Entretanto, alguém alterou estes dados. Abaixo está o que escreveu, junto do estado atual. Se quiser mesmo guardar a sua versão, envie-a novamente.",
  "Choose another file": "Escolher outro ficheiro",
  "The key “{name}” is made": "A chave de API «{name}» foi criada",
  "Copy it now, and keep it like a password: it is not shown again.":
    "Copie-a agora e guarde-a como uma palavra-passe: não volta a ser mostrada.",
  "Your new key": "A sua nova chave de API",
  "It works until {moment}. Send it with each request as <code>Authorization: Bearer …</code>.":
    "Funciona até {moment}. Envie-a com cada pedido como <code>Authorization: Bearer …</code>.",
  "Create key": "Criar chave",
  "To tell your keys apart: the program that uses it.":
    "Para distinguir as suas chaves: o programa que a usa.",
  "What the program may do: read, or read and change. Give it no more than it needs.":
    "O que o programa pode fazer: ler, ou ler e alterar. Não lhe dê mais do que precisa.",
  "The key acts in your name and works for {keyLifetimeDays} days.":
    "A chave atua em seu nome e funciona durante {keyLifetimeDays} dias.",
  "Nobody can pay in {list}: there is no account and no payment link.":
    "Ninguém pode pagar em {list}: não há conta nem ligação de pagamento.",
  "Say how you are paid": "Indicar como lhe pagam",
  "Nobody can ask: there is no e-mail address and no phone number.":
    "Ninguém pode fazer perguntas: não há endereço de e-mail nem telefone.",
  "Say how you are reached": "Indicar um contacto",
  "The policy has no steps: no customer is reminded.": "As regras não têm etapas: nenhum cliente é lembrado.",
  "Open the policy": "Abrir as regras",
  "{unreachableCount, plural, one {# customer with debts cannot be reached. See below.} other {# customers with debts cannot be reached. See below.}}":
    "{unreachableCount, plural, one {# cliente com dívidas não tem contacto válido. Veja abaixo.} other {# clientes com dívidas não têm contacto válido. Veja abaixo.}}",
  "What is missing": "O que falta",
  "Nothing: customers can pay, ask, and be reached.":
    "Nada: os clientes podem pagar, perguntar e ser contactados.",
  "{messages, plural, one {# message} other {# messages}} to {customers, plural, one {# customer} other {# customers}}.":
    "{messages, plural, one {# mensagem} other {# mensagens}} para {customers, plural, one {# cliente} other {# clientes}}.",
  "{messages, plural, one {# message} other {# messages}} to {customers, plural, one {# customer} other {# customers}}, the first on {moment}.":
    "{messages, plural, one {# mensagem} other {# mensagens}} para {customers, plural, one {# cliente} other {# clientes}}; a primeira em {moment}.",
  "Only the first {count} customers were looked at.":
    "Foram analisados apenas os primeiros {count} clientes.",
  "Nothing leaves in the next {liveDays} days.": "Nada sai nos próximos {liveDays} dias.",
  "If you went live now, nothing would leave in the next {liveDays} days.":
    "Se ativasse o envio agora, nada sairia nos próximos {liveDays} dias.",
  "In the next {liveDays} days": "Nos próximos {liveDays} dias",
  "If you go live now: the next {liveDays} days": "Se ativar o envio agora: os próximos {liveDays} dias",
  "What would leave, in the order of time": "O que sairia, por ordem cronológica",
  "The first {count} are listed.": "São listados os primeiros {count}.",
  "Who cannot be reached": "Quem não tem contacto válido",
  "Customers with debts who cannot be reached": "Clientes com dívidas sem contacto válido",
  "Who owes most": "Quem deve mais",
  "Oldest debts": "Dívidas mais antigas",
  "Compared are the {count} customers who owe most in {chosen}.":
    "Comparação dos {count} clientes que mais devem em {chosen}.",
  "These customers owe something, and no reminder reaches them: they have no address, or none that may be used. <link>All customers</link>":
    "Estes clientes devem alguma coisa e não recebem lembretes: não têm contacto ou nenhum que possa ser usado. <link>Todos os clientes</link>",
  "Everybody who owes something can be reached.": "Todos os clientes com dívidas têm um contacto válido.",
  "There are more. They stand here as soon as some of these are reached.":
    "Há mais. Aparecem aqui assim que alguns destes puderem ser contactados.",
  "There are no customers yet. They are created along with what they owe.":
    "Ainda não há clientes. São criados juntamente com o que devem.",
  "Name, address or reference": "Nome, contacto ou referência",
  "Nobody found. A search looks for the beginnings of words in names, addresses and references.":
    "Ninguém encontrado. A pesquisa procura inícios de palavras em nomes, contactos e referências.",
  "Nobody.": "Ninguém.",
  "One bill": "Uma fatura",
  "Create bill": "Criar fatura",
  "A bill every month": "Uma fatura todos os meses",
  "First due date": "Primeiro vencimento",
  "Later ones are due on the same day of each month, or on its last day where a month is shorter.":
    "As seguintes vencem no mesmo dia de cada mês ou no último dia, se o mês for mais curto.",
  "Last due date": "Último vencimento",
  "Leave it empty for no end.": "Deixe vazio para não ter fim.",
  "Create series": "Criar recorrência",
  "The bill is created.": "A fatura foi criada.",
  "The series is created.": "A recorrência foi criada.",
  Trial: "Experimental",
  Basic: "Básico",
  Pro: "Pro",
  "The allowance is used up: requests of your keys are refused until the period ends.":
    "Os pedidos incluídos no plano esgotaram-se: os pedidos das suas chaves de API são recusados até ao fim do período.",
  "The allowance is almost used up. When it is, requests of your keys are refused until the period ends.":
    "Os pedidos incluídos no plano estão quase esgotados. Quando se esgotarem, os pedidos das suas chaves de API são recusados até ao fim do período.",
  "Ask who runs Duebook for you if you need more.": "Se precisar de mais, fale com o operador do Duebook.",
  Left: "Restante",
  "Requests used in the period": "Pedidos utilizados no período",
  "Per minute": "Por minuto",
  "{count} requests with each key": "{count} pedidos com cada chave de API",
  "No plan": "Sem plano",
  "No plan is in force, so requests of your keys are refused and no reminders leave. Ask the operator of this Duebook to start one.":
    "Não há plano em vigor, por isso os pedidos das suas chaves de API são recusados e não saem lembretes. Peça ao operador deste Duebook que inicie um.",
  "The plan {plan} begins on {moment}.": "O plano {plan} começa em {moment}.",
  "Plan {plan}": "Plano {plan}",
  Period: "Período",
  "{moment} to {moment2}": "{moment} a {moment2}",
  Allowance: "Incluído no plano",
  "{count} requests": "{count} pedidos",
  "{plan}, {count} requests, from {moment}": "{plan}, {count} pedidos, a partir de {moment}",
  "Requests per day": "Pedidos por dia",
  "The last {reportDays} days of UTC, as of {moment}. A request is counted here a few seconds after it came.":
    "Os últimos {reportDays} dias em UTC, até {moment}. Um pedido é contado aqui alguns segundos depois de chegar.",
  Invite: "Convidar",
  "A link is mailed there. It works once, for 24 hours.":
    "É enviada uma ligação para este endereço. Funciona uma vez, durante 24 horas.",
  Role: "Função",
  "Send invitation": "Enviar convite",
  "Send again": "Enviar de novo",
  Withdraw: "Cancelar convite",
  "Withdraw an invitation": "Cancelar um convite",
  "Withdraw the invitation of {email}? The link that was mailed leads nowhere any more.":
    "Cancelar o convite de {email}? A ligação enviada por e-mail deixa de funcionar.",
  "Invited by": "Convidado por",
  Invitations: "Convites",
  "There are no open invitations.": "Não há convites pendentes.",
  "{count} of at most {maxInvitations}.": "{count} de {maxInvitations}, no máximo.",
  "everything, owners included": "tudo, incluindo os proprietários",
  "keys, people, policy and the company's facts": "chaves de API, pessoas, regras e dados da empresa",
  "the book: what is owed, payments, pauses": "a tesouraria: valores em dívida, pagamentos, suspensões",
  "Change role": "Alterar função",
  "{name} is {role}. Whoever becomes a member loses the API keys of this company at once.":
    "{name} tem a função de {role}. Quem passa a membro perde de imediato as chaves de API desta empresa.",
  Becomes: "Nova função",
  "Remove {name}": "Remover {name}",
  "Remove {name} from {name2}? This person's access and API keys stop at once, and the invitations that this person has sent are withdrawn.":
    "Remover {name} de {name2}? O acesso e as chaves de API desta pessoa terminam de imediato, e os convites que enviou são cancelados.",
  "Reset two-factor": "Repor dois fatores",
  "Reset two-factor authentication of {name}? Do this only if you have talked to this person, who has lost the phone and the recovery codes. All sessions end, and API keys stop until it is set up again.":
    "Repor a autenticação de dois fatores de {name}? Faça-o só depois de falar com a pessoa, que perdeu o telemóvel e os códigos de recuperação. Todas as sessões terminam e as chaves de API param até voltar a configurá-la.",
  "Two-factor": "Dois fatores",
  Yes: "Sim",
  No: "Não",
  Members: "Membros",
  "A browser": "Um navegador",
  "A browser on {system}": "Um navegador em {system}",
  "{browser} on {system}": "{browser} em {system}",
  "Choose a file.": "Escolha um ficheiro.",
  "The archive would be larger than 4 GB, which a ZIP can’t hold.":
    "O arquivo teria mais de 4 GB, o que não cabe num ZIP.",
  "It could not be made. Ask the operator of this Duebook about it.":
    "Não foi possível criá-lo. Fale com o operador deste Duebook.",
  "The file is not kept any more.": "O ficheiro já não está guardado.",
  "The file is not kept any more. Choose it again.": "O ficheiro já não está guardado. Escolha-o de novo.",
  "The file takes too long to read. Split it, and import one part after another.":
    "O ficheiro demora demasiado tempo a ler. Divida-o e importe uma parte de cada vez.",
  "The file is not text. Save it as “CSV UTF-8” and choose it again.":
    "O ficheiro não é de texto. Guarde-o como «CSV UTF-8» e escolha-o de novo.",
  "The workbook can’t be read. Save it as “CSV UTF-8” and choose that file.":
    "Não é possível ler a folha de cálculo. Guarde-a como «CSV UTF-8» e escolha esse ficheiro.",
  "The workbook is too large when it is unpacked. Save it as “CSV UTF-8” and choose that file.":
    "A folha de cálculo é demasiado grande depois de descomprimida. Guarde-a como «CSV UTF-8» e escolha esse ficheiro.",
  "Rows are wrong: correct the file, or import the other rows.":
    "Há linhas com erros: corrija o ficheiro ou importe as outras linhas.",
  "The day of payment must be today or a day before.":
    "A data do pagamento tem de ser hoje ou um dia anterior.",
  "No heading is known to be this one: choose its column below.":
    "Nenhum cabeçalho corresponde: escolha abaixo a coluna.",
  "The row has {cells} cells, and there are {headings} headings.":
    "A linha tem {cells} células e há {headings} cabeçalhos.",
  "Line {line} has the same customer and says something else.":
    "A linha {line} tem o mesmo cliente, com dados diferentes.",
  "Line {line} has the same reference and says something else.":
    "A linha {line} tem a mesma referência, com dados diferentes.",
  "The supplier is missing.": "Falta o fornecedor.",
  "The amount is missing.": "Falta o montante.",
  "The due date is missing.": "Falta a data de vencimento.",
  "{cell} is no date: a day such as 2027-01-31 is expected.":
    "{cell} não é uma data: indique um dia, por exemplo 2027-01-31.",
  "{cell} can mean two dates: choose below how the file writes dates.":
    "{cell} pode ser lido como duas datas: escolha abaixo o formato das datas no ficheiro.",
  "{cell} can mean two amounts: choose below how the file writes amounts.":
    "{cell} pode ser lido como dois montantes: escolha abaixo o formato dos montantes no ficheiro.",
  "{cell} is no amount: an amount above zero is expected, such as 120.50.":
    "{cell} não é um montante: indique um montante superior a zero, por exemplo 120.50.",
  "{cell} is no amount in {currency}: choose below which currency it is.":
    "{cell} não é um montante em {currency}: escolha abaixo qual é a moeda.",
  "{cell} is no amount in {currency}: {problem}.": "{cell} não é um montante em {currency}: {problem}.",
  "{cell} is no currency: a code of three letters is expected, such as EUR.":
    "{cell} não é uma moeda: indique um código de três letras, por exemplo EUR.",
  "must be at most {max} {currency}": "o máximo é {max} {currency}",
  "must be a text of {min} to {max} characters, not only white space, without NUL or unpaired surrogates.":
    "Texto de {min} a {max} carateres, não só espaços e sem carateres inválidos.",
  "must be a text of {min} to {max} characters, without NUL or unpaired surrogates.":
    "Texto de {min} a {max} carateres, sem carateres inválidos.",
  "must be a text of at most {max} characters, without NUL or unpaired surrogates.":
    "Texto com o máximo de {max} carateres, sem carateres inválidos.",
  "must be an e-mail address such as ada@example.com, of at most 254 characters.":
    "Endereço de e-mail, por exemplo ada@example.com, com o máximo de 254 carateres.",
  "must be a valid phone number in E.164 form, such as +4915112345678.":
    "Número de telefone válido com o indicativo do país (E.164), por exemplo +351912345678.",
  "must be one BCP 47 language tag of at most 35 characters, such as de or pt-BR.":
    "Um único código de idioma (BCP 47) com o máximo de 35 carateres, por exemplo pt ou pt-BR.",
  "must be an IANA time zone name such as Europe/Berlin.":
    "Nome de um fuso horário (IANA), por exemplo Europe/Lisbon.",
  "is required.": "Preenchimento obrigatório.",
  "is not known to this request.": "Campo desconhecido neste pedido.",
  "Choose the file again.": "Escolha o ficheiro de novo.",
  "Choose columns of the file.": "Escolha as colunas do ficheiro.",
  "Only {max} files are read at once. Upload it again.":
    "Só são lidos {max} ficheiros de uma vez. Carregue-o de novo.",
  "It is larger than 10 MB. Upload a shorter period, or several files.":
    "Tem mais de 10 MB. Carregue um período mais curto ou vários ficheiros.",
  "The file is too large: it has {what}. Split it, and import one part after another.":
    "O ficheiro é demasiado grande: tem {what}. Divida-o e importe uma parte de cada vez.",
  "more than {max} elements": "mais de {max} elementos",
  "more than {max} entries": "mais de {max} lançamentos",
  "more than {max} movements": "mais de {max} movimentos",
  "more than {max} statements": "mais de {max} extratos",
  "more than {max} rows": "mais de {max} linhas",
  "more than {max} bytes": "mais de {max} bytes",
  "more than {max} files": "mais de {max} ficheiros",
  "more than {max} bytes when it is unpacked": "mais de {max} bytes depois de descomprimido",
  "it takes too long to read; split it, and import one part after another":
    "demora demasiado tempo a ler; divida-o e importe uma parte de cada vez",
  "{field} is no CSV file.": "{field}: não é um ficheiro CSV.",
  "{field} is a ZIP without files.": "{field}: é um ZIP sem ficheiros.",
  "{field} is a ZIP in a ZIP.": "{field}: é um ZIP dentro de um ZIP.",
  "{field} is a ZIP that is broken.": "{field}: é um ZIP danificado.",
  "{field} is a workbook or a document: save it as CSV.":
    "{field}: é uma folha de cálculo ou um documento; guarde-o como CSV.",
  "{field} is XML, but no camt.052, camt.053 or camt.054.":
    "{field}: é XML, mas não camt.052, camt.053 nem camt.054.",
  "{field} is XML of {kind}, but no camt.052, camt.053 or camt.054.":
    "{field}: é XML do tipo {kind}, mas não camt.052, camt.053 nem camt.054.",
  "{field} is not well-formed XML: line {message}.": "{field}: o XML não está bem formado, linha {message}.",
  "{field} is no statement, and no text.": "{field}: não é um extrato nem um texto.",
  "{field} is no statement: neither camt.052, .053 or .054, nor MT940, OFX or CSV with headings.":
    "{field}: não é um extrato camt.052, .053 ou .054, nem MT940, OFX ou CSV com cabeçalhos.",
  "{field} is in the encoding {encoding}, which is not known.":
    "{field}: está na codificação {encoding}, que não é conhecida.",
  "{field} is not in the encoding {encoding} that it should have.":
    "{field}: não está na codificação {encoding}, como devia.",
  "has a line that is too long": "tem uma linha demasiado longa",
  "has more wrong entries, too": "tem ainda mais lançamentos com erros",
  "has no statement in it": "não contém nenhum extrato",
  "has no statement of a bank account in it": "não contém nenhum extrato de uma conta bancária",
  "ends before its last element '</OFX>': a part of it is missing":
    "acaba antes do último elemento '</OFX>': falta uma parte",
  "the entries are too much to add up": "os lançamentos são demasiado grandes para somar",
  "its currency {currency} is no active one": "a moeda {currency} não está em vigor",
  "has entries of {day}, of which there are more than {max} statements with balances already":
    "tem lançamentos de {day}, dia de que já existem mais de {max} extratos com saldos",
  "has dates such as 02/03/2026 whose day may be the month, and none that shows which":
    "tem datas como 02/03/2026, em que o dia pode ser o mês, e nenhuma que o esclareça",
  "has amounts such as 1,234 that may be thousands or decimals, and none that shows which":
    "tem montantes como 1,234, que podem ser milhares ou decimais, e nenhum que o esclareça",
  "the file names no account": "o ficheiro não indica nenhuma conta",
  "the file is of another account: {account}": "o ficheiro é de outra conta: {account}",
  "the file is of another account: it names {account}, which is {other}":
    "o ficheiro é de outra conta: indica {account}, que é {other}",
  "the file has no column {column} for {name}; it has {list}":
    "o ficheiro não tem a coluna {column} para {name}; tem {list}",
  "say which column has which field; the file has {list}":
    "indique o que contém cada coluna; o ficheiro tem {list}",
  "{account} is not a valid IBAN: its length or its check digits are wrong":
    "{account} não é um IBAN válido: o comprimento ou os dígitos de controlo estão errados",
  "{account} is no account of the company; add it first, with duebook bank-account add or under /bank, and import the file then":
    "{account} não é uma conta da empresa; adicione-a primeiro, com duebook bank-account add ou em /bank, e depois importe o ficheiro",
  "{account} is kept in {currency}, and the file is in {other}":
    "{account} está em {currency} e o ficheiro em {other}",
  "the opening balance {opening} and the booked entries {booked} make {sum}, but the closing balance is {closing}":
    "o saldo inicial {opening} e os lançamentos {booked} dão {sum}, mas o saldo final é {closing}",
  "it is encrypted": "está cifrado",
  "it is packed in a way that is not supported": "está comprimido num formato que não é aceite",
  "line {line}: {problem}": "linha {line}: {problem}",
  "a text is too long": "um texto é demasiado longo",
  "a field is too long": "um campo é demasiado longo",
  "a document type is not allowed": "um tipo de documento não é permitido",
  "an entry has more than {max} elements": "um lançamento tem mais de {max} elementos",
  "more than {max} elements are within each other": "há mais de {max} elementos uns dentro dos outros",
  "it can’t be read: a quotation mark may be missing": "não é possível ler: podem faltar aspas",
  "the field :{tag}: is not known": "o campo :{tag}: não é conhecido",
  "a field :{tag}: is not expected here": "um campo :{tag}: não é esperado aqui",
  "a statement does not say of which account it is": "um extrato não indica a que conta pertence",
  "the statement that begins here does not say of which account it is":
    "o extrato que começa aqui não indica a que conta pertence",
  "the statement that begins here has no opening balance": "o extrato que começa aqui não tem saldo inicial",
  "the statement that begins here has no closing balance": "o extrato que começa aqui não tem saldo final",
  "its balances are in two currencies": "os saldos estão em duas moedas",
  "it is a report of the day (MT942): send the statement (MT940), which has its movements":
    "é um relatório do dia (MT942): envie o extrato (MT940), que contém os movimentos",
  "the balance :{tag}: is {text}: not C or D, date, currency and amount":
    "o saldo :{tag}: é {text}: não tem C ou D, data, moeda e montante",
  "the balance {from} and the booked {booked} make {sum}, but the balance is {to}: a row may be missing; if that column has no balance after each row, leave it out of the mapping":
    "o saldo {from} e os lançamentos {booked} dão {sum}, mas o saldo é {to}: pode faltar uma linha; se essa coluna não tem o saldo após cada linha, não a escolha",
  "its currency is {text}, which is no active one": "a moeda é {text}, que não está em vigor",
  "it has both a credit and a debit": "tem um crédito e um débito ao mesmo tempo",
  "it has no amount": "não tem montante",
  "it has no date": "não tem data",
  "it says neither CRDT nor DBIT": "não indica CRDT nem DBIT",
  "it corrects an earlier one (CORRECTFITID), which is not supported":
    "corrige um anterior (CORRECTFITID), o que não é aceite",
  "it has {cells} cells, and the headings {headings}": "tem {cells} células e os cabeçalhos são {headings}",
  "its amount has no currency": "o montante não tem moeda",
  "its amount is in {currency}, and the account in {other}":
    "o montante está em {currency} e a conta em {other}",
  "its date is {text}, which is none": "a data indicada, {text}, não é uma data",
  "{text} is neither debit nor credit": "{text} não é débito nem crédito",
  "{text} is no line of MT940: date, C or D and amount":
    "{text} não é uma linha de MT940: data, C ou D e montante",
  "the date {text} does not exist": "a data {text} não existe",
  "the booking date {text} does not exist": "a data do movimento {text} não existe",
  "the value date {text} does not exist": "a data-valor {text} não existe",
  "the entry date {text} does not exist": "a data do lançamento {text} não existe",
  "its amount is {text}, which is no amount": "o montante indicado, {text}, não é um montante",
  "its amount is {text}, which is too much": "o montante indicado, {text}, é demasiado elevado",
  "its amount is {text}, whose decimals must have a point":
    "o montante é {text}; as casas decimais separam-se com um ponto",
  "its amount is {text}, but {currency} has {digits} decimals":
    "o montante é {text}, mas {currency} tem {digits} casas decimais",
  "its amount is in {currency}, which is no active currency":
    "o montante está em {currency}, moeda que não está em vigor",
  "the {field} is {text}, which is no amount": "{field}: {text} não é um montante",
  "the {field} is {text}, which is too much": "{field}: {text} é demasiado elevado",
  "the {field} is {text}, whose decimals must have a point":
    "{field}: {text}; as casas decimais separam-se com um ponto",
  "the {field} is {text}, but {currency} has {digits} decimals":
    "{field}: {text}, mas {currency} tem {digits} casas decimais",
  "the {field} is in {currency}, which is no active currency":
    "{field}: está em {currency}, moeda que não está em vigor",
  "This is not your present password.": "Esta não é a sua palavra-passe atual.",
  "This passkey could not be used here. Try again, or choose another way.":
    "Não foi possível usar esta chave de acesso aqui. Tente novamente ou escolha outra forma.",
  "Your browser has made no passkey. It needs JavaScript.":
    "O seu navegador não criou uma chave de acesso. É preciso JavaScript.",
  "This passkey is known already.": "Esta chave de acesso já é conhecida.",
  "This passkey was removed already.": "Esta chave de acesso já foi removida.",
  "You have {max} passkeys, and no more fit: remove one first.":
    "Tem {max} chaves de acesso e não pode adicionar mais: remova uma primeiro.",
  'Here people sign in with {provider}, on the page "Sign in".':
    "Aqui inicia-se sessão com {provider}, na página «Iniciar sessão».",
  "Too many people of your network are signing in at this moment. Wait a minute.":
    "Há demasiadas pessoas da sua rede a iniciar sessão neste momento. Aguarde um minuto.",
  "Two-factor authentication is not set up.": "A autenticação de dois fatores não está configurada.",
  "Nothing is being set up in this session: reload the page and start again.":
    "Não há nenhuma configuração em curso nesta sessão: recarregue a página e comece de novo.",
  "This person has no two-factor authentication.": "Esta pessoa não tem autenticação de dois fatores.",
  "This person needs two-factor authentication for another company, too. Only the operator of this Duebook can reset it.":
    "Esta pessoa também precisa da autenticação de dois fatores para outra empresa. Só o operador deste Duebook a pode repor.",
  "You change your own two-factor authentication on the page of your account.":
    "A sua própria autenticação de dois fatores altera-se na página da sua conta.",
  "Only owners can reset a member's two-factor authentication.":
    "Só os proprietários podem repor a autenticação de dois fatores de um membro.",
  "Only owners can remove an owner.": "Só os proprietários podem remover um proprietário.",
  "Only owners and admins can remove people.": "Só os proprietários e administradores podem remover pessoas.",
  "Only owners can make somebody an owner.": "Só os proprietários podem atribuir a função de proprietário.",
  "Only owners can change an owner's role.": "Só os proprietários podem alterar a função de um proprietário.",
  "Only owners and admins can change roles.": "Só os proprietários e administradores podem alterar funções.",
  "Only owners and admins can invite people.":
    "Só os proprietários e administradores podem convidar pessoas.",
  "Only owners of a company can open it again.": "Só os proprietários de uma empresa a podem reabrir.",
  "A company needs an owner: make somebody else an owner first.":
    "Uma empresa precisa de um proprietário: atribua primeiro essa função a outra pessoa.",
  "You are the last owner of {companies}. Make somebody else an owner, or close what nobody needs any more; then close your account.":
    "É o último proprietário de {companies}. Atribua essa função a outra pessoa ou encerre as empresas de que já ninguém precisa; depois, encerre a sua conta.",
  "This person is not a member any more.": "Esta pessoa já não é membro.",
  "You are not a member of this company any more.": "Já não é membro desta empresa.",
  "Somebody with this address is a member already.": "Já existe um membro com este endereço.",
  "A company has at most {max} members by invitation.":
    "Uma empresa tem, no máximo, {max} membros por convite.",
  "A company has at most {max} invitations that wait for an answer: withdraw one first.":
    "Uma empresa tem, no máximo, {max} convites pendentes: cancele um primeiro.",
  "A company sends at most {max} invitations within a day, withdrawn ones included. Send more tomorrow.":
    "Uma empresa envia, no máximo, {max} convites por dia, incluindo os cancelados. Envie mais amanhã.",
  "This invitation is not valid any more. Ask for a new one.": "Este convite já não é válido. Peça um novo.",
  "This invitation is for another e-mail address than that of your account.":
    "Este convite é para um endereço de e-mail diferente do da sua conta.",
  "There is an account with this address by now.": "Entretanto já existe uma conta com este endereço.",
  "There is an account with this address by now. Sign in.":
    "Entretanto já existe uma conta com este endereço. Inicie sessão.",
  "This is your address already.": "Este já é o seu endereço.",
  "Your address is verified already.": "O seu endereço já está verificado.",
  "Verify your e-mail address first: open the link that we have mailed you, or have another one sent on the page of your account.":
    "Verifique primeiro o seu endereço de e-mail: abra a ligação que lhe enviámos ou peça outra na página da sua conta.",
  "You own {max} companies already, and can't make more of them.":
    "Já é proprietário de {max} empresas e não pode criar mais.",
  "The name is not that of this company.": "O nome não é o desta empresa.",
  "This company is not closed.": "Esta empresa não está encerrada.",
  "It is too late: all of this company is being deleted.":
    "É demasiado tarde: tudo o que pertence a esta empresa está a ser eliminado.",
  "The company has no active plan period.": "A empresa não tem um plano em vigor.",
  "You have {max} keys already. Revoke one first.": "Já tem {max} chaves de API. Revogue uma primeiro.",
  "User {id} has {max} active keys for company {company} already: revoke one first.":
    "O utilizador {id} já tem {max} chaves de API ativas na empresa {company}: revogue uma primeiro.",
  "User {id} may not have keys for company {company}: this person has not confirmed two-factor authentication.":
    "O utilizador {id} não pode ter chaves de API na empresa {company}: esta pessoa não confirmou a autenticação de dois fatores.",
  "User {id} may not have keys for company {company}: this person is neither owner nor admin of the company.":
    "O utilizador {id} não pode ter chaves de API na empresa {company}: esta pessoa não é proprietário nem administrador da empresa.",
  "User {id} may not have keys for company {company}: this person is not an active member of the company.":
    "O utilizador {id} não pode ter chaves de API na empresa {company}: esta pessoa não é membro ativo da empresa.",
  "The key “{name}” is somebody else's. Only its holder can rotate it, because whoever rotates a key reads the new one.":
    "A chave de API «{name}» é de outra pessoa. Só o titular a pode substituir, porque quem a substitui lê a nova.",
  "The key “{name}” is somebody else's. Its holder or an owner can revoke it.":
    "A chave de API «{name}» é de outra pessoa. Pode ser revogada pelo titular ou por um proprietário.",
  "A password has at least {min} characters.": "A palavra-passe tem de ter pelo menos {min} carateres.",
  "A password has at most {max} characters.": "A palavra-passe pode ter, no máximo, {max} carateres.",
  "This is the password that you have. Choose another one.":
    "Esta é a palavra-passe que já tem. Escolha outra.",
  "This password was taken away, because somebody else knows it. Choose another one.":
    "Esta palavra-passe foi retirada, porque outra pessoa a conhece. Escolha outra.",
  "This password takes too long to check. Choose another one, such as four unusual words.":
    "Esta palavra-passe demora demasiado tempo a verificar. Escolha outra, por exemplo quatro palavras invulgares.",
  "Names and addresses of yours are easy to guess.":
    "O seu nome e os seus endereços são fáceis de adivinhar.",
  "This is easy to guess.": "É fácil de adivinhar.",
  "Straight rows of keys on your keyboard are easy to guess.":
    "As filas seguidas de teclas são fáceis de adivinhar.",
  "Short keyboard patterns are easy to guess.": "Os padrões curtos no teclado são fáceis de adivinhar.",
  'Repeated characters like "aaa" are easy to guess.':
    "Os carateres repetidos, como «aaa», são fáceis de adivinhar.",
  'Repeated character patterns like "abcabcabc" are easy to guess.':
    "Os padrões repetidos, como «abcabcabc», são fáceis de adivinhar.",
  'Common character sequences like "abc" are easy to guess.':
    "As sequências comuns de carateres, como «abc», são fáceis de adivinhar.",
  "Recent years are easy to guess.": "Os anos recentes são fáceis de adivinhar.",
  "Dates are easy to guess.": "As datas são fáceis de adivinhar.",
  "This is a heavily used password.": "Esta palavra-passe é das mais usadas.",
  "This is a frequently used password.": "Esta palavra-passe é usada com frequência.",
  "This is a commonly used password.": "Esta palavra-passe é comum.",
  "This is similar to a commonly used password.": "É parecida com uma palavra-passe comum.",
  "Single words are easy to guess.": "Uma só palavra é fácil de adivinhar.",
  "Single names or surnames are easy to guess.": "Um só nome ou apelido é fácil de adivinhar.",
  "Common names and surnames are easy to guess.": "Os nomes e apelidos comuns são fáceis de adivinhar.",
  "Your password was exposed by a data breach on the Internet.":
    "A sua palavra-passe foi exposta numa fuga de dados na Internet.",
  "Avoid predictable letter substitutions like '@' for 'a'.":
    "Evite trocas previsíveis de letras, como «@» por «a».",
  "Avoid reversed spellings of common words.": "Evite palavras comuns escritas ao contrário.",
  "Capitalize some, but not all letters.": "Use maiúsculas em algumas letras, mas não em todas.",
  "Capitalize more than the first letter.": "Use maiúsculas não só na primeira letra.",
  "Avoid dates and years that are associated with you.": "Evite datas e anos relacionados consigo.",
  "Avoid recent years.": "Evite anos recentes.",
  "Avoid years that are associated with you.": "Evite anos relacionados consigo.",
  "Avoid common character sequences.": "Evite sequências comuns de carateres.",
  "Avoid repeated words and characters.": "Evite palavras e carateres repetidos.",
  "Use longer keyboard patterns and change typing direction multiple times.":
    "Use padrões de teclado mais longos e mude várias vezes de direção.",
  "Add more words that are less common.": "Junte mais palavras, menos comuns.",
  "Use multiple words, but avoid common phrases.": "Use várias palavras, mas evite frases feitas.",
  "You can create strong passwords without using symbols, numbers, or uppercase letters.":
    "Pode criar palavras-passe fortes sem símbolos, números nem maiúsculas.",
  "If you use this password elsewhere, you should change it.":
    "Se usa esta palavra-passe noutros sítios, deve alterá-la.",
  "{field} is required.": "{field}: preenchimento obrigatório.",
  "{field} is required, unless you choose a customer.":
    "{field}: preenchimento obrigatório, exceto se escolher um cliente.",
  "{field} is that of a customer you already have.": "{field}: já pertence a um cliente existente.",
  "{field}: nobody found with these words.": "{field}: ninguém encontrado com estas palavras.",
  "{field}: these words mean several: {customers}.":
    "{field}: estas palavras correspondem a vários: {customers}.",
  "{field} is required, or account_number with the code of its bank.":
    "{field}: preenchimento obrigatório, ou então o número da conta (account_number) com o código do banco.",
  "{field} is required, or another of {list}.":
    "{field}: preenchimento obrigatório, ou então outro de {list}.",
  "{field} is required: {account} may be {list}.":
    "{field}: preenchimento obrigatório; {account} pode ser {list}.",
  "{field} is required: a CSV file does not say of which account it is.":
    "{field}: preenchimento obrigatório; um ficheiro CSV não indica a que conta pertence.",
  "{field} is more than there is. Look at it again.":
    "{field}: é mais do que o disponível. Verifique de novo.",
  "{field} is not known to this request.": "{field}: campo desconhecido neste pedido.",
  "{field} is not an active member of the company.": "{field}: não é membro ativo da empresa.",
  "{field} is an account for {currency} already.": "{field}: já é uma conta para {currency}.",
  "{field} must be an object.": "{field}: indique um objeto.",
  "{field} must be a JSON object.": "{field}: indique um objeto JSON.",
  "{field} must be a text.": "{field}: indique um texto.",
  "{field} must be a text of {min} to {max} characters, without NUL or unpaired surrogates.":
    "{field}: indique um texto de {min} a {max} carateres, sem carateres inválidos.",
  "{field} must be a text of {min} to {max} characters, not only white space, without NUL or unpaired surrogates.":
    "{field}: indique um texto de {min} a {max} carateres, não só espaços e sem carateres inválidos.",
  "{field} must be a text of at most {max} characters, without NUL or unpaired surrogates.":
    "{field}: indique um texto com o máximo de {max} carateres, sem carateres inválidos.",
  "{field} must be a text of at most {max} characters, not only white space, without NUL or unpaired surrogates.":
    "{field}: indique um texto com o máximo de {max} carateres, não só espaços e sem carateres inválidos.",
  "{field} must be a text of {min} to {max} characters in one line, without control characters.":
    "{field}: indique um texto de {min} a {max} carateres numa só linha, sem carateres de controlo.",
  "{field} must be a text of {min} to {max} characters, not only white space, without control characters.":
    "{field}: indique um texto de {min} a {max} carateres, não só espaços e sem carateres de controlo.",
  "{field} must be a name of {min} to {max} characters in one line.":
    "{field}: indique um nome de {min} a {max} carateres numa só linha.",
  "{field} must not be empty: a company has a name.":
    "{field}: não pode ficar vazio; uma empresa tem um nome.",
  "{field} must be true or false.": "{field}: indique true (sim) ou false (não).",
  "{field} must be one of {list}.": "{field}: indique uma destas opções: {list}.",
  "{field} must be one of the list.": "{field}: escolha uma opção da lista.",
  "{field} must be an amount.": "{field}: indique um montante.",
  '{field} must be an amount as text, such as "5.00".':
    "{field}: indique um montante como texto, por exemplo «5.00».",
  "{field} must be a positive amount, such as 120.50 or 120,50.":
    "{field}: indique um montante positivo, por exemplo 120,50 ou 120.50.",
  "{field} must be at most {max} {currency}.": "{field}: o máximo é {max} {currency}.",
  "{field} must be at most what is outstanding.": "{field}: o máximo é o que está em dívida.",
  "{field} must be at most what is outstanding and what came.":
    "{field}: o máximo é o que está em dívida e o que foi recebido.",
  "{field} must be at least what is already paid ({minor} minor units).":
    "{field}: o mínimo é o que já foi pago ({minor} na menor unidade da moeda).",
  "{field} must be a receivable of this customer.": "{field}: indique um valor a receber deste cliente.",
  "{field} must be for at most {max} receivables.": "{field}: o máximo são {max} valores a receber.",
  "{field} must be for fewer receivables at once.": "{field}: escolha menos valores a receber de uma vez.",
  "{field} must be for one receivable at least.": "{field}: escolha pelo menos um valor a receber.",
  "{field} must be a whole number from {min} to {max}.":
    "{field}: indique um número inteiro de {min} a {max}.",
  "{field} must be a real calendar date YYYY-MM-DD from 1970-01-01 to 9999-12-31.":
    "{field}: indique uma data existente (AAAA-MM-DD), de 1970-01-01 a 9999-12-31.",
  "{field} must be a real date YYYY-MM-DD.": "{field}: indique uma data existente (AAAA-MM-DD).",
  "{field} must be a date YYYY-MM-DD, or an RFC 3339 date-time with seconds and offset such as 2026-01-31T08:00:00Z.":
    "{field}: indique uma data (AAAA-MM-DD) ou uma data e hora RFC 3339 com segundos e fuso, por exemplo 2026-01-31T08:00:00Z.",
  "{field} must be a date from {first} to {last}, in the customer's time zone ({zone}).":
    "{field}: indique uma data de {first} a {last}, no fuso horário do cliente ({zone}).",
  "{field} must be a date of the years 2000 to 2099.": "{field}: indique uma data dos anos 2000 a 2099.",
  "{field} must be today or later.": "{field}: indique a data de hoje ou uma posterior.",
  "{field} must not be in the future.": "{field}: não indique uma data futura.",
  "{field} must not be in the future by more than a day.":
    "{field}: não indique uma data a mais de um dia no futuro.",
  "{field} must be after {other}.": "{field}: indique uma data posterior a {other}.",
  "{field} must not be before {other}.": "{field}: não indique uma data anterior a {other}.",
  "{field} must be an active ISO 4217 currency code in upper case, such as EUR.":
    "{field}: indique o código de uma moeda em vigor (ISO 4217) em maiúsculas, por exemplo EUR.",
  "{field} must be named by an ISO 4217 currency.":
    "{field}: indique como nome o código de uma moeda (ISO 4217).",
  "{field} must be an ISO 3166-1 alpha-2 country code in upper case, such as DE.":
    "{field}: indique o código de um país (ISO 3166-1 alfa-2) em maiúsculas, por exemplo PT.",
  "{field} must be an IANA time zone name such as Europe/Berlin.":
    "{field}: indique um fuso horário (IANA), por exemplo Europe/Lisbon.",
  "{field} must be one BCP 47 language tag of at most 35 characters, such as de or pt-BR.":
    "{field}: indique um único código de idioma (BCP 47) com o máximo de 35 carateres, por exemplo pt ou pt-BR.",
  "{field} must be a valid phone number in E.164 form, such as +4915112345678.":
    "{field}: indique um número de telefone válido com o indicativo do país (E.164), por exemplo +351912345678.",
  "{field} must be an e-mail address such as ada@example.com, of at most 254 characters.":
    "{field}: indique um endereço de e-mail, por exemplo ada@example.com, com o máximo de 254 carateres.",
  "{field} must be a link that begins with https:// (http:// for localhost alone), of at most 2000 characters; behind its host it may hold '{reference}' and '{amount}', and no other braces.":
    "{field}: indique uma ligação que comece por https:// (http:// só para localhost), com o máximo de 2000 carateres; depois do nome do servidor pode conter '{reference}' e '{amount}', sem mais chavetas.",
  "{field} must be a link that begins with https:// (http:// for localhost alone), without braces, of at most 2000 characters.":
    "{field}: indique uma ligação que comece por https:// (http:// só para localhost), sem chavetas e com o máximo de 2000 carateres.",
  "{field} must be an IBAN with correct check digits, such as DE89 3704 0044 0532 0130 00.":
    "{field}: indique um IBAN com os dígitos de controlo certos, por exemplo PT50 0002 0123 1234 5678 9015 4.",
  "{field} must be a BIC of 8 or 11 characters, such as COBADEFFXXX.":
    "{field}: indique um BIC de 8 ou 11 carateres, por exemplo CGDIPTPLXXX.",
  "{field} must be a sort code of six digits, such as 20-00-00.":
    "{field}: indique um sort code de seis dígitos, por exemplo 20-00-00.",
  "{field} must be a routing number of nine digits with a correct check digit, such as 021000021.":
    "{field}: indique um routing number de nove dígitos com o dígito de controlo certo, por exemplo 021000021.",
  "{field} must be a clearing number of 3 to 12 letters and digits, such as 6000.":
    "{field}: indique um código do banco de 3 a 12 letras e dígitos, por exemplo 6000.",
  "{field} must be an account number of 4 to 20 letters and digits, such as 55779911.":
    "{field}: indique um número de conta de 4 a 20 letras e dígitos, por exemplo 55779911.",
  "{field} must have 6 to 8 digits beside a sort code.":
    "{field}: indique 6 a 8 dígitos, quando há um sort code.",
  "{field} must be of the IBAN's country, {country}.": "{field}: o país tem de ser o do IBAN, {country}.",
  "{field} must be of the same country as the other: the IBAN is of {country}, the BIC of {other}.":
    "{field}: o país tem de ser o mesmo; o do IBAN é {country}, o do BIC é {other}.",
  "{field} must not be given beside an IBAN.": "{field}: não preencha quando há um IBAN.",
  "{field} must not be given beside another code of the bank.":
    "{field}: não preencha quando há outro código do banco.",
  "{field} must be one of at most {max} accounts.": "{field}: o máximo são {max} contas.",
  "{field} must be the id of an account.": "{field}: indique o ID de uma conta.",
  "{field} must be the id of one of your customers.": "{field}: indique o ID de um dos seus clientes.",
  "{field} must be the id of one of your receivables.":
    "{field}: indique o ID de um dos seus valores a receber.",
  "{field} must be the id of a bank transaction.": "{field}: indique o ID de um movimento bancário.",
  "{field} must be the id of an earlier movement the other way, in the same currency and of at most the same amount.":
    "{field}: indique o ID de um movimento anterior em sentido contrário, na mesma moeda e de montante igual ou inferior.",
  "{field} must be another receivable than those before it.":
    "{field}: indique um valor a receber diferente dos anteriores.",
  "{field} must be a list of 1 to {max} allocations.": "{field}: indique uma lista de 1 a {max} atribuições.",
  "{field} must have at least one receivable.": "{field}: indique pelo menos um valor a receber.",
  "{field} must be at most 10 MB.": "{field}: o máximo são 10 MB.",
  "{field} must be a PDF.": "{field}: escolha um PDF.",
  "{field} must be a whole PDF; this one is broken.":
    "{field}: escolha um PDF completo; este está danificado.",
  "{field} must be a PDF that opens without a password.":
    "{field}: escolha um PDF que abra sem palavra-passe.",
  "{field} must be owner, admin or member.":
    "{field}: escolha proprietário (owner), administrador (admin) ou membro (member).",
  "{field} must be there once.": "{field}: indique uma única vez.",
  "{field} must be a list of steps.": "{field}: indique uma lista de etapas.",
  "{field} must be at most {max} steps.": "{field}: o máximo são {max} etapas.",
  "{field} must be more than that of the step before, as steps ascend and come once.":
    "{field}: indique mais do que na etapa anterior; as etapas seguem por ordem crescente, sem repetições.",
  "{field} must be a list of one or more of {list}, none twice.":
    "{field}: indique uma lista com um ou mais destes, sem repetições: {list}.",
  "{field} must be a time HH:MM from 00:00 to 23:59.": "{field}: indique uma hora (HH:MM) de 00:00 a 23:59.",
  "{field} must begin before it ends.": "{field}: o início tem de ser antes do fim.",
  "{field} must leave some time between {from} and {to}, outside of which nothing is sent.":
    "{field}: tem de haver algum tempo entre {from} e {to}, fora do qual nada é enviado.",
  "{field} must be one line.": "{field}: use uma só linha.",
  "{field} must not be blank.": "{field}: não pode ficar em branco.",
  "{field} must not be blank; leave it out for the built-in text.":
    "{field}: não pode ficar em branco; para usar o texto predefinido, omita-o.",
  "{field} must have at most {max} characters.": "{field}: o máximo são {max} carateres.",
  "{field} must not contain control characters, unpaired surrogates or marks of writing direction.":
    "{field}: não use carateres de controlo, carateres inválidos nem marcas de direção da escrita.",
  "{field} must not use the tag {tag}; it may use {list}.":
    "{field}: não é possível usar {tag}; pode usar {list}.",
  "{field} must not use the filter {filter}; it may use {list}.":
    "{field}: não é possível usar o filtro {filter}; pode usar {list}.",
  "{field} must say which column has the amount, or which have credits and debits.":
    "{field}: indique a coluna do montante ou as dos créditos e débitos.",
  "{field} must say which column has the date.": "{field}: indique a coluna da data.",
  "{field} has {text}, which is not a condition such as '{% if days_overdue > 3 %}'.":
    "{field}: contém {text}, que não é uma condição como '{% if days_overdue > 3 %}'.",
  "{field} has {text}, which is not a variable such as '{{ balance }}'.":
    "{field}: contém {text}, que não é uma variável como '{{ balance }}'.",
  "{field} has an unknown variable {variable}; it may use {list}.":
    "{field}: contém uma variável desconhecida, {variable}; pode usar {list}.",
  "{field} can't be read: {error}.": "{field}: não é possível ler; {error}.",
  "{field}: {problem}": "{field}: {problem}",
  "choose at least one scope": "escolha pelo menos uma permissão",
  "choose at least one message": "escolha pelo menos uma mensagem",
  "choose at most {max} messages": "escolha, no máximo, {max} mensagens",
  "{currency} has no decimals": "{currency} não tem casas decimais",
  "{currency} has at most {digits} decimals": "{currency} tem, no máximo, {digits} casas decimais",
  "can't be kept: you have {max} views. Delete one first":
    "não é possível guardar: já tem {max} vistas. Elimine uma primeiro",
  "belongs to more filters than can be kept": "corresponde a mais filtros do que é possível guardar",
  "This policy has no steps: no customer would be reminded.":
    "Estas regras não têm etapas: nenhum cliente seria lembrado.",
  "has {text}, which is not a condition such as '{% if days_overdue > 3 %}'":
    "contém {text}, que não é uma condição como '{% if days_overdue > 3 %}'",
  "has {text}, which is not a variable such as '{{ balance }}'":
    "contém {text}, que não é uma variável como '{{ balance }}'",
  "has an unknown variable {variable}; it may use {list}":
    "contém uma variável desconhecida, {variable}; pode usar {list}",
  "can't be read: {error}": "não é possível ler: {error}",
  "The amount": "Montante",
  "Step {number}, {part}": "Etapa {number}, {part}",
  "Bills, step {number}, {part}": "Faturas de fornecedores, etapa {number}, {part}",
  "Entry {number}": "Lançamento {number}",
  "entries[{number}]": "Lançamento {number}",
  "Import id": "ID da importação",
  Fields: "Campos",
  "Reply id": "ID da resposta",
  Bytes: "Bytes",
  Sha256: "SHA-256",
  "Leaves at": "Sai em",
  "Receivable ids": "IDs dos valores a receber",
  Rows: "Linhas",
  "File name": "Nome do ficheiro",
  Known: "Já conhecidos",
  "Receivable id": "ID do valor a receber",
  "Amount minor": "Montante (menor unidade)",
  "Deposit id": "ID do recebimento",
  "Credit minor": "Crédito (menor unidade)",
  "Note id": "ID da nota",
  "Returned by": "Devolvido por",
  Label: "A que se refere",
  "Anchor date": "Primeiro vencimento",
  "Last date": "Último vencimento",
  "Next index": "Número seguinte",
  "Payable id": "ID da fatura de fornecedor",
  "Occurrence index": "Número na recorrência",
  Detail: "Detalhe",
  "Link number": "Número da ligação",
  "User id": "ID do utilizador",
  "New key id": "ID da nova chave de API",
  "Keys deleted": "Chaves de API eliminadas",
  EmailVerified: "E-mail verificado",
  TwoFactorConfirmed: "Dois fatores confirmados",
  Locale: "Idioma",
  Digest: "Resumo",
  "Sessions ended": "Sessões terminadas",
  "Two factor removed": "Dois fatores removidos",
  Issuer: "Emissor",
  "Second factor": "Segundo fator",
  Again: "De novo",
  Count: "Quantidade",
  Network: "Rede",
  Last: "Última",
  Version: "Versão",
  "Starts at": "Início",
  "Ends at": "Fim",
  Removed: "Removido",
  TestClock: "Relógio de teste",
  Recipients: "Destinatários",
  Sms: "SMS",
  "Delete at": "Eliminação em",
  Jump: "Salto",
  Decided: "Decididos",
  Values: "Valores",
  Plain: "Sem cifra",
  "Skipped ids": "IDs saltados",
  Sequences: "Sequências",
  SessionsEnded: "Sessões terminadas",
  MailsDropped: "E-mails eliminados",
  RemindersGivenUp: "Lembretes abandonados",
  "Remind on": "Lembrar em",
  "Expected version": "Versão esperada",
  Allocations: "Atribuições",
  "Original id": "ID do original",
  Method: "Forma de pagamento",
  Anchor: "Primeiro vencimento",
  "Bank account id": "ID da conta bancária",
  "Booked on": "Data do movimento",
  Others: "Outras linhas",
  "Payment id": "ID do pagamento",
  Seen: "Seleção",
  Mapping: "Correspondência das colunas",
  Balance: "Saldo",
  "Closing balance": "Saldo final",
  Debit: "Débito",
  Form: "Formulário",
  Body: "Conteúdo do pedido",
  "Merge id": "ID da união",
  "Merged id": "ID do cliente unido",
  Filled: "Preenchidos",
  "status|open": "em aberto",
  "status|partially_paid": "parcialmente pago",
  "status|paid": "pago",
  "status|paused": "suspenso",
  "status|cancelled": "anulado",
  "status|reversed": "estornado",
  "status|recorded": "registado",
  "status|unmatched": "sem correspondência",
  "status|suggested": "com sugestão",
  "status|applied": "atribuído",
  "status|ignored": "ignorado",
  "status|returned": "tratado como devolução",
  "status|partially_applied": "parcialmente atribuído",
  "This receivable is {status} and can't be paused.":
    "Este valor a receber está {status} e não pode ser suspenso.",
  "This receivable is {status} and can't be resumed.":
    "Este valor a receber está {status} e não pode ser retomado.",
  "This receivable is {status} and can't be cancelled.":
    "Este valor a receber está {status} e não pode ser anulado.",
  "This receivable is {status} and can't take a payment.":
    "Este valor a receber está {status} e não aceita pagamentos.",
  "This receivable is {status} and can't have a payment reversed.":
    "Este valor a receber está {status}; não é possível estornar um pagamento.",
  "This receivable is {status} and can't be promised.":
    "Este valor a receber está {status}; não é possível prometer o pagamento.",
  "This receivable is {status} and can't be promised a second time.":
    "Este valor a receber está {status}; não é possível prometer o pagamento uma segunda vez.",
  "This receivable is {status} and can't be disputed.":
    "Este valor a receber está {status} e não pode ser contestado.",
  "This receivable is {status} and can't be reminded of.":
    "Este valor a receber está {status}; não é possível enviar lembretes.",
  "This payable is {status} and can't be marked paid.":
    "Esta fatura de fornecedor não pode ser marcada como paga (estado: {status}).",
  "This payment is {status} and can't be reversed again.":
    "Este pagamento está {status} e não pode voltar a ser estornado.",
  "Receivable {id} is {status} and can't take a payment.":
    "O valor a receber {id} está {status} e não aceita pagamentos.",
  "Receivable {id} is {status} and can't have a payment reversed.":
    "O valor a receber {id} está {status}; não é possível estornar um pagamento.",
  "This bank transaction is {status} and can't be applied.":
    "Este movimento bancário está {status} e não pode ser atribuído.",
  "This bank transaction is {status} and can't be undone.":
    "Este movimento bancário está {status}; não há nada a desfazer.",
  "This bank transaction is {status} and can't be ignored.":
    "Este movimento bancário está {status} e não pode ser ignorado.",
  "This bank transaction is {status} and can't have a suggestion refused.":
    "Este movimento bancário está {status}; não é possível recusar uma sugestão.",
  "This bank transaction is {status} and can't be paid back.":
    "Este movimento bancário está {status} e não pode ser marcado como devolvido.",
  "This bank transaction is {status} and can't be taken back.":
    "Este movimento bancário está {status} e não pode ser estornado.",
  "This bank transaction is {status} and can't take another one back.":
    "Este movimento bancário está {status} e não pode estornar outro.",
  "Receivable {id} is not suggested for this bank transaction.":
    "O valor a receber {id} não é uma sugestão para este movimento bancário.",
  "Receivable {id} is in {currency}.": "O valor a receber {id} está em {currency}.",
  "This receivable is in {currency}.": "Este valor a receber está em {currency}.",
  "{receivable} is in {currency}, and the payment in {other}.":
    "{receivable} está em {currency} e o pagamento em {other}.",
  "{receivable} is paid already.": "{receivable} já está pago.",
  "{receivable} is void.": "{receivable} está anulado.",
  "{receivable} is in another currency.": "{receivable} está noutra moeda.",
  "{fields} can't be changed once a receivable is {status}.":
    "{fields}: já não é possível alterar, porque o valor a receber está {status}.",
  "{fields} can't be changed while payments are recorded on the receivable.":
    "{fields}: não é possível alterar enquanto houver pagamentos registados no valor a receber.",
  "{fields} can't be changed once a payable is paid.":
    "{fields}: já não é possível alterar, porque a fatura de fornecedor está paga.",
  "The allocations are larger than what is left of the bank transaction.":
    "As atribuições são superiores ao que resta do movimento bancário.",
  "The payment is larger than the balance.": "O pagamento é superior ao valor em dívida.",
  "The payment's currency is not the receivable's.": "A moeda do pagamento não é a do valor a receber.",
  "A new currency needs an amount in the same request.":
    "Para mudar a moeda, indique também o montante no mesmo pedido.",
  "A field can no longer be changed.": "Há um campo que já não pode ser alterado.",
  "The current status does not allow this.": "O estado atual não o permite.",
  "At most {amount}, which is what is open.": "No máximo {amount}: é o que está em dívida.",
  "The receivables get {amount}, which is more than came.":
    "Os valores a receber ficam com {amount}, mais do que o recebido.",
  "{typed} can mean two amounts: write it without the comma, or with a point.":
    "{typed} pode ser lido como dois montantes: escreva-o sem a vírgula ou com um ponto.",
  "Nothing is left for it. Type how much it gets.": "Não resta nada para atribuir. Indique o montante.",
  "Choose at least one receivable.": "Escolha pelo menos um valor a receber.",
  "Choose receivables of yours.": "Escolha valores a receber da sua empresa.",
  "Nothing is left of this payment.": "Não resta nada deste pagamento.",
  "This payment was taken back already.": "Este pagamento já foi estornado.",
  "Some of this payment was used a moment ago. Look at it again.":
    "Parte deste pagamento acabou de ser utilizada. Verifique de novo.",
  "The customer has no address on this channel.": "O cliente não tem contacto para este canal.",
  "This customer has no e-mail address.": "Este cliente não tem endereço de e-mail.",
  "This customer has no phone number.": "Este cliente não tem número de telefone.",
  "The customer has no e-mail address.": "O cliente não tem endereço de e-mail.",
  "E-mails to the customer's address come back.": "Os e-mails para o endereço do cliente são devolvidos.",
  "The customer has neither disputed it nor promised to pay it.":
    "O cliente não contestou nem prometeu pagar.",
  "Your company may answer only at addresses that it has sent a reminder to.":
    "A sua empresa só pode responder para endereços aos quais já enviou um lembrete.",
  "The customer has no address for the next reminder.": "O cliente não tem contacto para o próximo lembrete.",
  "The customer's address does not work, so the next reminder can't be sent.":
    "O contacto do cliente não funciona; não é possível enviar o próximo lembrete.",
  "The customer does not want reminders on the channel of the next one.":
    "O cliente não quer receber lembretes pelo canal do próximo.",
  "The policy allows no more reminders of it.":
    "As regras não permitem mais lembretes deste valor a receber.",
  "A reminder is being sent at this moment.": "Está a ser enviado um lembrete neste momento.",
  "It is below the minimum balance of the policy, so no reminder is sent for it.":
    "O valor em dívida é inferior ao mínimo das regras, por isso não é enviado nenhum lembrete.",
  "Another reminder to the customer leaves first. Ask again after it.":
    "Sai primeiro outro lembrete ao cliente. Peça de novo depois desse.",
  "No reminder is planned for it.": "Não há lembretes previstos.",
  "You have had {number} tests within the hour. Try again later.":
    "Já recebeu {number} testes na última hora. Tente de novo mais tarde.",
  "This message can't be written, so there is nothing to send.":
    "Não é possível redigir esta mensagem, por isso não há nada para enviar.",
  "Verify your e-mail address first: a test goes to no other one.":
    "Verifique primeiro o seu endereço de e-mail: um teste não é enviado para nenhum outro.",
  "It has changed since you looked: somebody has paid, or decided otherwise. This is what it says now.":
    "A mensagem mudou desde que a viu: alguém pagou ou decidiu de outra forma. É isto que diz agora.",
  "Reminders are on hold, so nothing is sent. Go live first.":
    "Os lembretes estão em espera: nada é enviado. Ative primeiro o envio.",
  "Somebody has done this already.": "Alguém já fez isto.",
  "Too much was sent by this link within an hour.": "Houve demasiados envios por esta ligação numa hora.",
  "The message bounced.": "A mensagem foi devolvida.",
  "The recipient has complained about the message.": "O destinatário marcou a mensagem como spam.",
  "The recipient has unsubscribed at the mail provider.":
    "O destinatário cancelou a receção junto do fornecedor de e-mail.",
  "The mail provider could not deliver the message.":
    "O fornecedor de e-mail não conseguiu entregar a mensagem.",
  "The number is not valid.": "O número não é válido.",
  "The recipient has answered STOP.": "O destinatário respondeu STOP.",
  "The number can't get SMS.": "O número não pode receber SMS.",
  "The number is not known to its network.": "O número não é conhecido na respetiva rede.",
  "The number is a landline, or its network can't be reached.":
    "O número é de rede fixa ou a respetiva rede não está acessível.",
  "The provider could not deliver the message.": "O fornecedor do canal não conseguiu entregar a mensagem.",
  "The provider could not deliver the message (error {code}).":
    "O fornecedor do canal não conseguiu entregar a mensagem (erro {code}).",
  "The provider answered {code}.": "O fornecedor do canal respondeu {code}.",
  "No e-mail provider is configured.": "Não está configurado nenhum fornecedor de e-mail.",
  "This form was sent before with other content. See below how things stand now, and send it again if that is what you want.":
    "Este formulário já foi enviado com outro conteúdo. Veja abaixo o estado atual e, se quiser mesmo guardar a sua versão, envie-a novamente.",
  "Yours is not saved yet.": "A sua versão ainda não foi guardada.",
  "{field} is “{value}”": "{field}: «{value}»",
  "{field} is empty": "{field}: vazio",
  "{field} is the built-in text": "{field}: o texto predefinido",
  "Somebody else has changed this in the meantime.": "Entretanto, outra pessoa alterou estes dados.",
  "Somebody else has changed this meanwhile: {changes} now. Yours is not saved yet: look at it, and save it again.":
    "Entretanto, outra pessoa alterou estes dados; agora: {changes}. A sua versão ainda não foi guardada: verifique-a e guarde-a de novo.",
  "Somebody else has changed these texts in the meantime: {changes} now. Yours are not saved yet: look at them, and save them again.":
    "Entretanto, outra pessoa alterou estes textos; agora: {changes}. Os seus ainda não foram guardados: verifique-os e guarde-os de novo.",
  "Somebody else has saved another policy since this page was opened. What you typed is still here: saving it again replaces theirs.":
    "Desde que abriu esta página, outra pessoa guardou outras regras. O que escreveu continua aqui: se guardar de novo, substitui as dela.",
  "It has changed since you looked. This is what it would say now.":
    "A mensagem mudou desde que a viu. É isto que diria agora.",
  "You have not changed anything.": "Não alterou nada.",
  "This is not there any more.": "Isto já não existe.",
  "There is one already.": "Já existe.",
  "There are as many as there may be.": "Já foi atingido o número máximo.",
  "You may not do this.": "Não tem permissão para o fazer.",
  "Part of the form is missing. Send it again.": "Falta uma parte do formulário. Envie-o de novo.",
  "This is more than {size} KB.": "Isto tem mais de {size} KB.",
  "The body broke off.": "O conteúdo do pedido foi interrompido.",
  "The body came too slowly: send the request again, over a new connection.":
    "O conteúdo do pedido chegou demasiado devagar: envie o pedido de novo, numa nova ligação.",
  "The body is not valid JSON.": "O conteúdo do pedido não é JSON válido.",
  "The body is larger than 64 KiB.": "O conteúdo do pedido tem mais de 64 KiB.",
  "The request has invalid fields.": "O pedido tem campos inválidos.",
  "Invalid: {fields}.": "Inválido: {fields}.",
  "Too many at the same time. Wait a moment, and try again.":
    "Demasiados ao mesmo tempo. Aguarde um momento e tente novamente.",
  "Too many tries. Wait a minute.": "Demasiadas tentativas. Aguarde um minuto.",
  "Too many tries. Wait {minutes} minutes.": "Demasiadas tentativas. Aguarde {minutes} minutos.",
  "Too many requests: wait for Retry-After seconds.":
    "Demasiados pedidos: aguarde os segundos indicados em Retry-After.",
  "Too many requests are waiting: wait for Retry-After seconds.":
    "Há demasiados pedidos em espera: aguarde os segundos indicados em Retry-After.",
  "The service can't answer now: wait for Retry-After seconds.":
    "O serviço não consegue responder agora: aguarde os segundos indicados em Retry-After.",
  "The service is not open yet.": "O serviço ainda não está aberto.",
  "The database can't be reached: wait for Retry-After seconds.":
    "A base de dados não está acessível: aguarde os segundos indicados em Retry-After.",
  "A customer can’t be merged into itself. Choose another one.":
    "Não é possível unir um cliente a si próprio. Escolha outro.",
  "One of these customers has been merged into another one already.":
    "Um destes clientes já foi unido a outro.",
  "A message to one of these customers is being sent right now. Try again in a few minutes.":
    "Está a ser enviada uma mensagem a um destes clientes. Tente novamente dentro de alguns minutos.",
  "Somebody has skipped a message to one of these customers by e-mail or SMS, and it may still leave by the other. Try again when that is over.":
    "Alguém decidiu não enviar uma mensagem a um destes clientes por e-mail ou por SMS, mas ela ainda pode sair pelo outro canal. Tente novamente quando isso estiver concluído.",
  "This customer has more than {receivables} receivables, or more than {messages} messages, which is too much to move at once. Merge the other customer into this one instead.":
    "Este cliente tem mais de {receivables} valores a receber ou mais de {messages} mensagens, demasiado para mover de uma vez. Em vez disso, una o outro cliente a este.",
  "The customer has been merged into another one since then. Undo that first.":
    "Entretanto, o cliente foi unido a outro. Desfaça primeiro essa união.",
  "This was more than a day ago and can’t be undone any more.":
    "Foi há mais de um dia e já não pode ser desfeito.",
  "This has been undone already.": "Isto já foi desfeito.",
  "There is no such receivable.": "Este valor a receber não existe.",
  "There is no such customer.": "Este cliente não existe.",
  "Merged with {name}, who wants no reminders": "União com {name}, que não quer receber lembretes",
  "Several at once": "Vários de uma vez",
  "Undone at once": "Desfeito de imediato",
  "Returned by the bank": "Devolvido pelo banco",
  "Gone from an imported file": "Já não consta de um ficheiro importado",
  "The payment of the customer was recorded by mistake.": "O pagamento do cliente foi registado por engano."
}
