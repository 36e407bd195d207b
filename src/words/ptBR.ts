/** The phrases in Portuguese of Brazil. */
// oxlint-disable max-lines -- a list, which is looked up and never read from its beginning to its end
import type { Catalogue } from "./Catalogues.ts"

export const brazilian: Catalogue = {
  "This is a test. The message has not left; it would go to {recipient}. The links in it lead to your outbox.":
    "This is a test. The message has not left; it would go to {recipient}. The links in it lead to your outbox.",
  "Test: {subject}": "Test: {subject}",
  "No. {number}": "Nº {number}",
  "{debts} and {count, plural, one {# more} other {# more}}":
    "{debts} and {count, plural, one {# more} other {# more}}",
  "{time}, e-mail to {customer} ({tone}): {debts}, {sums}":
    "{time}, e-mail to {customer} ({tone}): {debts}, {sums}",
  "{time}, SMS to {customer} ({tone}): {debts}, {sums}":
    "{time}, SMS to {customer} ({tone}): {debts}, {sums}",
  "{company}: more than {count, plural, one {# message leaves} other {# messages leave}} today":
    "{company}: more than {count, plural, one {# message leaves} other {# messages leave}} today",
  "{company}: {count, plural, one {# message waits} other {# messages wait}} for approval":
    "{company}: {count, plural, one {# message waits} other {# messages wait}} for approval",
  "{company}: {count, plural, one {# message leaves} other {# messages leave}} today":
    "{company}: {count, plural, one {# message leaves} other {# messages leave}} today",
  "These leave today, as soon as somebody has approved them:":
    "These leave today, as soon as somebody has approved them:",
  "If nobody pays before, these leave today:": "If nobody pays before, these leave today:",
  "and others": "and others",
  "Read, change and stop them in the outbox: {link}": "Read, change and stop them in the outbox: {link}",
  "To have this mail no more, change your account: {link}":
    "To have this mail no more, change your account: {link}",
  "Disputed by the customer": "Contestadas pelo cliente",
  "Promised, and not paid": "Prometidas e não pagas",
  "Not paid, and no further reminders follow": "Not paid, and no further reminders follow",
  "Reminders that could not be delivered": "Reminders that could not be delivered",
  "Reminders that may not have arrived": "Lembretes que podem não ter chegado",
  "Reminders that wait until somebody says what a payment is for":
    "Reminders that wait until somebody says what a payment is for",
  "Bank accounts without a new statement": "Contas bancárias sem extrato recente",
  "Addresses that do not work": "Addresses that do not work",
  "Customers who want no more reminders": "Customers who want no more reminders",
  "Reminders that became too late to send": "Reminders that became too late to send",
  "Reminders that were not sent because a channel did not work":
    "Reminders that were not sent because a channel did not work",
  "and {count, plural, one {# more} other {# more}}": "and {count, plural, one {# more} other {# more}}",
  "{company}: {count, plural, one {# thing} other {# things}} to look at":
    "{company}: {count, plural, one {# thing} other {# things}} to look at",
  "Since the last digest of {company}:": "Since the last digest of {company}:",
  "All that waits for you: {link}": "All that waits for you: {link}",
  "You get this because you are an owner or admin of the company. It comes only on days with something in it. To have it no more, change your account: {link}":
    "You get this because you are an owner or admin of the company. It comes only on days with something in it. To have it no more, change your account: {link}",
  "the newest one ends on {date}": "the newest one ends on {date}",
  "tone of a reminder|friendly": "friendly",
  "tone of a reminder|firm": "firm",
  "tone of a reminder|final": "final",
  "A browser": "A browser",
  "A browser on {system}": "A browser on {system}",
  "{browser} on {system}": "{browser} on {system}",
  "Duebook: another e-mail address": "Duebook: another e-mail address",
  "the e-mail address of your account is {email} now": "the e-mail address of your account is {email} now",
  "the e-mail address of your account is to become {email}, as soon as somebody follows the link that was sent there":
    "the e-mail address of your account is to become {email}, as soon as somebody follows the link that was sent there",
  "Duebook: your e-mail address is back": "Duebook: your e-mail address is back",
  "the e-mail address of your account is {email} again, and you were signed out everywhere; the account needs a new password, and passkeys and sign-ins elsewhere that were added in the day before the change or after it are removed":
    "the e-mail address of your account is {email} again, and you were signed out everywhere; the account needs a new password, and passkeys and sign-ins elsewhere that were added in the day before the change or after it are removed",
  "Duebook: your account is closed": "Duebook: your account is closed",
  "your account was closed: nobody can sign in with it any more, and you belong to no company; what you did in companies stays in their logs":
    "your account was closed: nobody can sign in with it any more, and you belong to no company; what you did in companies stays in their logs",
  "Duebook: your password was changed": "Duebook: your password was changed",
  "the password of your account was changed, and you were signed out everywhere else":
    "the password of your account was changed, and you were signed out everywhere else",
  "Duebook: two-factor authentication was reset": "Duebook: two-factor authentication was reset",
  "{by}, an owner of {company}, has reset two-factor authentication for your account, and you were signed out everywhere. Your password is as it was; sign in and set it up anew":
    "{by}, an owner of {company}, has reset two-factor authentication for your account, and you were signed out everywhere. Your password is as it was; sign in and set it up anew",
  "Duebook: two-factor authentication was turned off": "Duebook: two-factor authentication was turned off",
  "two-factor authentication was turned off for your account":
    "two-factor authentication was turned off for your account",
  "Duebook: two-factor authentication was set up": "Duebook: two-factor authentication was set up",
  "another authenticator app has taken the place of the one of your account":
    "another authenticator app has taken the place of the one of your account",
  "two-factor authentication was set up for your account":
    "two-factor authentication was set up for your account",
  "Duebook: a recovery code was used": "Duebook: a recovery code was used",
  "a recovery code of your account was used; {left, plural, one {# is left} other {# are left}}":
    "a recovery code of your account was used; {left, plural, one {# is left} other {# are left}}",
  "Duebook: new recovery codes": "Duebook: new recovery codes",
  "your account has new recovery codes, and those from before do not work any more":
    "your account has new recovery codes, and those from before do not work any more",
  "Duebook: a passkey was added": "Duebook: a passkey was added",
  "the passkey “{name}” was added to your account; it opens the account without your password":
    "the passkey “{name}” was added to your account; it opens the account without your password",
  "Duebook: a passkey was removed": "Duebook: a passkey was removed",
  "the passkey “{name}” was removed from your account, and you were signed out everywhere else":
    "the passkey “{name}” was removed from your account, and you were signed out everywhere else",
  "Duebook: a passkey was refused": "Duebook: a passkey was refused",
  "somebody has used the passkey “{name}” of your account and was refused: it has counted less than the last time, as a copy of it would":
    "somebody has used the passkey “{name}” of your account and was refused: it has counted less than the last time, as a copy of it would",
  "Duebook: single sign-on for your account": "Duebook: single sign-on for your account",
  "somebody has signed in to your account at {issuer} as {email} for the first time":
    "somebody has signed in to your account at {issuer} as {email} for the first time",
  "Duebook: a new browser": "Duebook: a new browser",
  "somebody has signed in to your account with a browser that was not known: {browser}":
    "somebody has signed in to your account with a browser that was not known: {browser}",
  "Hello,": "Hello,",
  "If this was not you, you need not do anything.": "If this was not you, you need not do anything.",
  "Duebook: verify your e-mail address": "Duebook: verify your e-mail address",
  "open this link to show that this address is yours. It works once, for 24 hours:":
    "open this link to show that this address is yours. It works once, for 24 hours:",
  "If this was not you, do not say there that it is yours. You need not do anything else.":
    "If this was not you, do not say there that it is yours. You need not do anything else.",
  "Duebook: finish your account": "Duebook: finish your account",
  "somebody, probably you, wants to make an account with this address. Open this link to choose a password; then the account is yours. It works once, for 24 hours:":
    "somebody, probably you, wants to make an account with this address. Open this link to choose a password; then the account is yours. It works once, for 24 hours:",
  "Duebook: set a new password": "Duebook: set a new password",
  "somebody, probably you, has asked to set a new password. This link works once, for 24 hours:":
    "somebody, probably you, has asked to set a new password. This link works once, for 24 hours:",
  "Duebook: you have an account already": "Duebook: you have an account already",
  "somebody, probably you, wanted to make an account with this address. There is one already. Sign in:":
    "somebody, probably you, wanted to make an account with this address. There is one already. Sign in:",
  "If you do not know the password any more:": "If you do not know the password any more:",
  "the operator of this Duebook has removed the second factor of your account, and you were signed out everywhere. Your password is as it was. Sign in, and set up two-factor authentication again:":
    "the operator of this Duebook has removed the second factor of your account, and you were signed out everywhere. Your password is as it was. Sign in, and set up two-factor authentication again:",
  "If you have not asked for this, tell the operator at once.":
    "If you have not asked for this, tell the operator at once.",
  "Duebook: {company} invites you": "Duebook: {company} invites you",
  "{person} asks you to join {company} on Duebook, which reminds customers of what they owe.":
    "{person} asks you to join {company} on Duebook, which reminds customers of what they owe.",
  "This link works once, for 24 hours:": "This link works once, for 24 hours:",
  "If you do not know why you get this, you need not do anything.":
    "If you do not know why you get this, you need not do anything.",
  "Duebook: you have an account with this address": "Duebook: you have an account with this address",
  "Somebody, probably you, wanted to use this address for another account. It can belong to one account only: sign in to the one that has it, and give it another address first.":
    "Somebody, probably you, wanted to use this address for another account. It can belong to one account only: sign in to the one that has it, and give it another address first.",
  somebody: "somebody",
  "fact of a company|name": "name",
  "fact of a company|time zone": "time zone",
  "fact of a company|country": "country",
  "fact of a company|e-mail": "e-mail",
  "fact of a company|phone": "phone",
  "fact of a company|web": "web",
  "fact of a company|address": "address",
  "fact of a company|account holder": "account holder",
  "fact of a company|IBAN": "IBAN",
  "fact of a company|BIC": "BIC",
  "fact of a company|payment link": "payment link",
  "fact of a company|language": "language",
  "fact of a company|legal notice": "legal notice",
  "{by} has changed the reminders of {company}: they are on hold, and nothing is sent":
    "{by} has changed the reminders of {company}: they are on hold, and nothing is sent",
  "{by} has changed the reminders of {company}: each waits until somebody approves it":
    "{by} has changed the reminders of {company}: each waits until somebody approves it",
  "{by} has changed the reminders of {company}: they are sent automatically":
    "{by} has changed the reminders of {company}: they are sent automatically",
  "{by} has changed the reminders of {company}: {mode}":
    "{by} has changed the reminders of {company}: {mode}",
  "Duebook: a company was closed": "Duebook: a company was closed",
  "{by} has closed {company}: nothing is sent any more, and all of it is deleted after 30 days, unless an owner opens it again on the page of companies before":
    "{by} has closed {company}: nothing is sent any more, and all of it is deleted after 30 days, unless an owner opens it again on the page of companies before",
  "Duebook: a company was opened again": "Duebook: a company was opened again",
  "{by} has opened {company} again": "{by} has opened {company} again",
  "Duebook: an archive was asked for": "Duebook: an archive was asked for",
  "{by} has asked for an archive of all that {company} has, which owners and admins can download":
    "{by} has asked for an archive of all that {company} has, which owners and admins can download",
  "Duebook: facts of your company were changed": "Duebook: facts of your company were changed",
  "{by} has changed facts of {company}: {facts}": "{by} has changed facts of {company}: {facts}",
  "Duebook: a new owner or admin": "Duebook: a new owner or admin",
  "{by} has made {member} {role, select, owner {an owner} other {an admin}} of {company}":
    "{by} has made {member} {role, select, owner {an owner} other {an admin}} of {company}",
  "{member} has joined {company} as {role, select, owner {an owner} other {an admin}}":
    "{member} has joined {company} as {role, select, owner {an owner} other {an admin}}",
  "Duebook: a new API key": "Duebook: a new API key",
  '{by} has created the API key "{name}" of {company}': '{by} has created the API key "{name}" of {company}',
  "Duebook: an API key was replaced": "Duebook: an API key was replaced",
  '{by} has replaced the API key "{name}" of {company} with a new one':
    '{by} has replaced the API key "{name}" of {company} with a new one',
  "Duebook: an API key was revoked": "Duebook: an API key was revoked",
  '{by} has revoked the API key "{name}" of {company}': '{by} has revoked the API key "{name}" of {company}',
  "Duebook: other texts of reminders": "Duebook: other texts of reminders",
  "{by} has changed the texts of reminders of {company} ({language}, {tone})":
    "{by} has changed the texts of reminders of {company} ({language}, {tone})",
  "Duebook: reminders of your company": "Duebook: reminders of your company",
  "Duebook: a new bank account of your company": "Duebook: a new bank account of your company",
  "{by} has added a bank account of {company}, into which customers pay {currency}: {account}":
    "{by} has added a bank account of {company}, into which customers pay {currency}: {account}",
  "Duebook: a bank account of your company was removed":
    "Duebook: a bank account of your company was removed",
  "{by} has removed the bank account of {company} into which customers paid {currency}: {account}":
    "{by} has removed the bank account of {company} into which customers paid {currency}: {account}",
  "something of your account was changed": "something of your account was changed",
  "{time}: {sentence}.": "{time}: {sentence}.",
  "{time}: {sentence} ({count, plural, one {# time} other {# times}} since then).":
    "{time}: {sentence} ({count, plural, one {# time} other {# times}} since then).",
  "And {count, plural, one {# other change} other {# other changes}}.":
    "And {count, plural, one {# other change} other {# other changes}}.",
  "If this was not you or somebody whom you know, set another password at once:":
    "If this was not you or somebody whom you know, set another password at once:",
  "If this was not you or somebody whom you know, open this link: it gives your address back, signs everybody out, and lets you choose another password. It works once, for 72 hours:":
    "If this was not you or somebody whom you know, open this link: it gives your address back, signs everybody out, and lets you choose another password. It works once, for 72 hours:",
  "Duebook: changes to your account": "Duebook: changes to your account",
  "this was done just now:": "this was done just now:",
  "this was done:": "this was done:",
  "See your account:": "See your account:",
  "the operator of this Duebook": "the operator of this Duebook",
  "your company": "your company",
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
  none: "nenhum",
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
  "Partly paid": "Parcialmente pago",
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
  "The company's reminders are switched off.": "Os lembretes da empresa estão desligados.",
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
  owners: "owners",
  admins: "admins",
  members: "members",
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
  Copied: "Copied",
  "Turn keys on": "Turn keys on",
  "Turn keys off": "Desativar atalhos",
  "No passkey was used. Try again.": "No passkey was used. Try again.",
  "There is a passkey of your account here already.": "There is a passkey of your account here already.",
  "That did not work. Reload the page, and try again.": "That did not work. Reload the page, and try again.",
  "An amount can’t be read.": "An amount can’t be read.",
  "{amount} can be applied.": "Você pode conciliar {amount}.",
  "{amount} is chosen, {more} more than there is.": "Você escolheu {amount}, {more} a mais do que há.",
  "{amount} is chosen, {left} is left.": "Você escolheu {amount}; resta {left}.",
  "Reading and matching. A large file takes some seconds.":
    "Reading and matching. A large file takes some seconds.",
  "{matched} of {transactions} transactions are matched.":
    "{matched} of {transactions} transactions are matched.",
  "{part} % is sent.": "{part} % is sent.",
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
    "{j} próximo, {k} anterior, {enter} abre, {x} seleciona, {slash} filtra, {u} desfaz, {help} traz até aqui.",
  "{j} next, {k} previous, {enter} opens, {slash} filters, {u} undoes, {help} leads here.":
    "{j} próximo, {k} anterior, {enter} abre, {slash} filtra, {u} desfaz, {help} traz até aqui.",
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
  "Find anything": "Buscar em tudo",
  "Ctrl K": "Ctrl K",
  "Show as a table": "Mostrar como tabela",
  "recipient|To": "To",
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
  "merged another customer into {a customer}": "merged another customer into {a customer}",
  "Merged another customer into this one": "Merged another customer into this one",
  "undid that a customer was merged into {a customer}": "undid that a customer was merged into {a customer}",
  "Undid a merge of customers": "Undid a merge of customers",
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
  Due: "Vencimento",
  Why: "Por quê",
  "It resumes by itself on {date}.": "É retomada automaticamente em {date}.",
  "Promised for": "Prometido para",
  Reference: "Referência",
  Description: "Descrição",
  Number: "Número",
  "day|Paid": "Paid",
  How: "Como",
  "bank transaction": "transação bancária",
  "Reminders are on hold: it leaves once somebody goes live.":
    "Os lembretes estão em espera: ele sai quando alguém ativar o envio.",
  "It waits in the outbox until an owner or admin approves it.":
    "Espera na caixa de saída até um proprietário ou administrador aprovar.",
  "It leaves within the next minutes.": "Sai em alguns minutos.",
  "It can’t leave right now: it leaves on {moment}. “What comes next” says why.":
    "Não pode sair agora: sai em {moment}. Veja o motivo em “O que vem a seguir”.",
  "It is resumed.": "Foi retomada.",
  "The payment is recorded.": "O pagamento foi registrado.",
  "What comes next": "O que vem a seguir",
  Payments: "Pagamentos",
  "What happened": "O que aconteceu",
  "Reminder policy": "Régua de cobrança",
  "Texts of reminders": "Textos dos lembretes",
  "Two-factor authentication": "Autenticação de dois fatores",
  "people|Accounts": "Accounts",
  Security: "Segurança",
  Plan: "Plano",
  Person: "Pessoa",
  Everybody: "Todas as pessoas",
  What: "O quê",
  Everything: "Tudo",
  From: "De",
  To: "Para",
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
  "The e-mail address comes from {from}: {email}.": "The e-mail address comes from {from}: {email}.",
  "The phone number comes from {from}: {phoneE164}.": "The phone number comes from {from}: {phoneE164}.",
  "The language comes from {from}: {preferredLocale}.": "The language comes from {from}: {preferredLocale}.",
  "The time zone comes from {from}: {timezone}.": "The time zone comes from {from}: {timezone}.",
  "No more e-mails go to {email}, because {from} wants none. This stays so if you undo it.":
    "No more e-mails go to {email}, because {from} wants none. This stays so if you undo it.",
  "No more SMS go to {phoneE164}, because {from} wants none. This stays so if you undo it.":
    "No more SMS go to {phoneE164}, because {from} wants none. This stays so if you undo it.",
  "All receivables, messages, notes, payments, replies and credit of {gone} belong to {kept} from then on.":
    "All receivables, messages, notes, payments, replies and credit of {gone} belong to {kept} from then on.",
  "Name, addresses, language and time zone stay those of {kept}.":
    "Name, addresses, language and time zone stay those of {kept}.",
  "Addresses that are stopped or do not work stay so.": "Addresses that are stopped or do not work stay so.",
  "Whoever still uses the number of {gone}, in a file or by the API, reaches {kept}.":
    "Whoever still uses the number of {gone}, in a file or by the API, reaches {kept}.",
  "You can undo it for a day. What comes in meanwhile stays with {kept}.":
    "You can undo it for a day. What comes in meanwhile stays with {kept}.",
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
  Merge: "Merge",
  "{displayName} has the same e-mail address.": "{displayName} has the same e-mail address.",
  "Merge into {displayName}": "Merge into {displayName}",
  "{goneName} was merged into this customer.": "{goneName} was merged into this customer.",
  "{goneName} was merged into {keptName}.": "{goneName} was merged into {keptName}.",
  "This can be undone until {moment}.": "This can be undone until {moment}.",
  "The customers are two again.": "The customers are two again.",
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
    "{applied} for these receivables, {credit} stays as credit.",
  "{more} more than came.": "{more} more than came.",
  "What it is for, the oldest first": "A que se destina, do mais antigo para o mais recente",
  "{amount} open, due {date}.": "{amount} em aberto, vencimento em {date}.",
  "Nothing is recorded yet: the oldest are filled in. Change what is otherwise, and press the button again.":
    "Nada foi registrado ainda: as contas mais antigas estão preenchidas. Altere o que for diferente e clique no botão de novo.",
  "Payment from this customer": "Pagamento deste cliente",
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
  "verb|Paid back": "Paid back",
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
  "Planned for": "Previsto para",
  Channel: "Canal",
  For: "Referente a",
  Messages: "Mensagens",
  "No message is planned or was sent.": "Não há mensagens previstas nem enviadas.",
  "Reminders of this customer": "Lembretes deste cliente",
  "All messages": "Todas as mensagens",
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
  "Such as 120.50 or 120,50, as you write it.": "Por exemplo, 120.50 ou 120,50, como preferir.",
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
  "Due in effect": "Vencimento efetivo",
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
  "no currency": "no currency",
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
  "None: no holidays": "Nenhum: sem feriados",
  "Time zone of the customer": "Fuso horário do cliente",
  "Version {version} was saved and changed:": "A versão {version} foi salva e alterou:",
  "Version {version} was saved {moment} and changed:": "A versão {version} foi salva em {moment} e alterou:",
  Preview: "Ver prévia",
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
    "{name} was merged into {presentName}. Receivables, messages and notes are there.",
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
  nothing: "nothing",
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
    "O que sai nos próximos 30 dias se ninguém pagar e nada mudar. A próxima mensagem de cada cliente pode ser lida, alterada ou barrada; as seguintes são uma previsão. Os horários são os dos clientes.",
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
    "{count, plural, one {Resta # código de recuperação.} other {Restam # códigos de recuperação.}}",
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
  "Signing in with your password asks for {asks}.": "A entrada com senha pede também: {asks}.",
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
  "How amounts, dates and times are shown to you.":
    "Como os valores, as datas e os horários são mostrados a você.",
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
    "Você deixa as suas empresas, e ninguém mais consegue entrar com esta conta. O que você fez em uma empresa fica no registro dela.",
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
  "Pages of what needs you": "Páginas do que precisa de você",
  "More that needs you": "Ver mais",
  "What needs you": "O que precisa de você",
  "What needs you ({total})": "O que precisa de você ({total})",
  "What needs you ({total} or more)": "O que precisa de você ({total} ou mais)",
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
  "In and out": "Entradas e saídas",
  "Booked from": "Transações desde",
  "Booked to": "Transações até",
  Payer: "Pagador",
  "Just done": "Feito agora",
  "to {receivables}": "to {receivables}",
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
  "Statements so far": "Extratos até agora",
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
    "{days, plural, one {Expires in # day} other {Expires in # days}}",
  Rotate: "Substituir",
  "Rotate the key “{name}”? You get a new key with the same name and scopes. The present one stops working at once.":
    "Substituir a chave de API “{name}”? Você recebe uma nova chave com o mesmo nome e as mesmas permissões. A atual deixa de funcionar na hora.",
  Revoke: "Revogar",
  "Revoke the key “{name}”? Whatever uses it stops working at once, and it can't be brought back.":
    "Revogar a chave de API “{name}”? Tudo o que a usa deixa de funcionar na hora, e ela não pode ser recuperada.",
  Scopes: "Permissões",
  Holder: "Titular",
  "{name} (you)": "{name} (you)",
  Made: "Criada",
  Validity: "Validade",
  "Your keys are refused until your e-mail address is confirmed. <link>Confirm it in your account</link>.":
    "Suas chaves de API são recusadas até você confirmar seu endereço de e-mail. <link>Confirme-o na sua conta</link>.",
  "{own} of {most, plural, one {# key} other {# keys}}":
    "{own} of {most, plural, one {# key} other {# keys}}",
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
  "Merge into": "Merge into",
  "Nobody found. Type a word of the name, of an address or of a reference.":
    "Ninguém encontrado. Digite uma palavra do nome, de um contato ou de uma referência.",
  "The newest customers": "The newest customers",
  Found: "Found",
  Before: "Before",
  "What the two have now": "What the two have now",
  Afterwards: "Afterwards",
  "Choose another customer": "Choose another customer",
  "Merge {displayName}": "Merge {displayName}",
  "The customers are merged.": "The customers are merged.",
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
  Web: "Web",
  Address: "Address",
  Country: "País",
  IBAN: "IBAN",
  BIC: "BIC",
  "Payment link": "Payment link",
  "Legal notice": "Legal notice",
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
  "Who you are": "Quem é a empresa",
  "Messages are signed with it.": "As mensagens são assinadas com este nome.",
  "Postal address, below the name in each e-mail.": "Endereço postal, abaixo do nome em cada e-mail.",
  "Where customers reach you. Answers to reminders go there.":
    "Onde os clientes falam com você. As respostas aos lembretes vão para lá.",
  "With the country's code, such as +49 30 123456.": "Com o código do país, por exemplo +55 11 3456-7890.",
  "Nothing is sent on its public holidays.": "Nada é enviado nos feriados deste país.",
  "Decides what is overdue and at what hours messages leave. UTC if empty.":
    "Define o que está vencido e em que horário as mensagens saem. Em branco: UTC.",
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
  "As of {date}. How is this counted?": "Situação em {date}. Como isto é calculado?",
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
  "What needs a person": "O que precisa de alguém",
  "Received and expected by week": "Recebido e previsto por semana",
  "How late it is": "Tempo de atraso",
  "Newest events": "Últimos acontecimentos",
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
  "How messages leave": "Como as mensagens saem",
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
  "Leaves by itself": "Sai automaticamente",
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
  Leaves: "Sai",
  "Why then": "Por que nesse dia",
  About: "Referente a",
  Sum: "Soma",
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
  "Without those that are void, says the file.": "Without those that are void, says the file.",
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
  "bank transfer": "bank transfer",
  card: "card",
  cash: "cash",
  cheque: "cheque",
  "direct debit": "direct debit",
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
  "Needs a person": "Precisa de alguém",
  "Promise not kept": "Promessa não cumprida",
  "Customer number": "Número do cliente",
  Order: "Ordem",
  "A search looks for words of references, and of names and addresses of customers. Descriptions are searched in the newest {count} receivables.":
    "A busca procura palavras das referências e dos nomes e contatos dos clientes. As descrições são buscadas nas {count} contas a receber mais recentes.",
  "By this bank transaction": "Por esta transação bancária",
  "Reminder by {channel}": "Lembrete por {channel}",
  "Reminder by {channel} to {recipient}": "Lembrete por {channel} para {recipient}",
  "Read the message": "Ler a mensagem",
  "You already have a customer like this one.": "You already have a customer like this one.",
  "Use this one": "Use this one",
  "Create a new customer all the same": "Create a new customer all the same",
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
  Left: "Restantes",
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
  "Choose a file.": "Choose a file.",
  "The archive would be larger than 4 GB, which a ZIP can’t hold.":
    "The archive would be larger than 4 GB, which a ZIP can’t hold.",
  "It could not be made. Ask the operator of this Duebook about it.":
    "It could not be made. Ask the operator of this Duebook about it.",
  "The file is not kept any more.": "The file is not kept any more.",
  "The file is not kept any more. Choose it again.": "The file is not kept any more. Choose it again.",
  "The file takes too long to read. Split it, and import one part after another.":
    "The file takes too long to read. Split it, and import one part after another.",
  "The file is not text. Save it as “CSV UTF-8” and choose it again.":
    "The file is not text. Save it as “CSV UTF-8” and choose it again.",
  "The workbook can’t be read. Save it as “CSV UTF-8” and choose that file.":
    "The workbook can’t be read. Save it as “CSV UTF-8” and choose that file.",
  "The workbook is too large when it is unpacked. Save it as “CSV UTF-8” and choose that file.":
    "The workbook is too large when it is unpacked. Save it as “CSV UTF-8” and choose that file.",
  "Rows are wrong: correct the file, or import the other rows.":
    "Rows are wrong: correct the file, or import the other rows.",
  "The day of payment must be today or a day before.": "The day of payment must be today or a day before.",
  "No heading is known to be this one: choose its column below.":
    "No heading is known to be this one: choose its column below.",
  "The row has {cells} cells, and there are {headings} headings.":
    "The row has {cells} cells, and there are {headings} headings.",
  "Line {line} has the same customer and says something else.":
    "Line {line} has the same customer and says something else.",
  "Line {line} has the same reference and says something else.":
    "Line {line} has the same reference and says something else.",
  "The supplier is missing.": "The supplier is missing.",
  "The amount is missing.": "The amount is missing.",
  "The due date is missing.": "The due date is missing.",
  "{cell} is no date: a day such as 2027-01-31 is expected.":
    "{cell} is no date: a day such as 2027-01-31 is expected.",
  "{cell} can mean two dates: choose below how the file writes dates.":
    "{cell} can mean two dates: choose below how the file writes dates.",
  "{cell} can mean two amounts: choose below how the file writes amounts.":
    "{cell} can mean two amounts: choose below how the file writes amounts.",
  "{cell} is no amount: an amount above zero is expected, such as 120.50.":
    "{cell} is no amount: an amount above zero is expected, such as 120.50.",
  "{cell} is no amount in {currency}: choose below which currency it is.":
    "{cell} is no amount in {currency}: choose below which currency it is.",
  "{cell} is no amount in {currency}: {problem}.": "{cell} is no amount in {currency}: {problem}.",
  "{cell} is no currency: a code of three letters is expected, such as EUR.":
    "{cell} is no currency: a code of three letters is expected, such as EUR.",
  "must be at most {max} {currency}": "must be at most {max} {currency}",
  "must be a text of {min} to {max} characters, not only white space, without NUL or unpaired surrogates.":
    "must be a text of {min} to {max} characters, not only white space, without NUL or unpaired surrogates.",
  "must be a text of {min} to {max} characters, without NUL or unpaired surrogates.":
    "must be a text of {min} to {max} characters, without NUL or unpaired surrogates.",
  "must be a text of at most {max} characters, without NUL or unpaired surrogates.":
    "must be a text of at most {max} characters, without NUL or unpaired surrogates.",
  "must be an e-mail address such as ada@example.com, of at most 254 characters.":
    "must be an e-mail address such as ada@example.com, of at most 254 characters.",
  "must be a valid phone number in E.164 form, such as +4915112345678.":
    "must be a valid phone number in E.164 form, such as +4915112345678.",
  "must be one BCP 47 language tag of at most 35 characters, such as de or pt-BR.":
    "must be one BCP 47 language tag of at most 35 characters, such as de or pt-BR.",
  "must be an IANA time zone name such as Europe/Berlin.":
    "must be an IANA time zone name such as Europe/Berlin.",
  "is required.": "is required.",
  "is not known to this request.": "is not known to this request.",
  "Choose the file again.": "Choose the file again.",
  "Choose columns of the file.": "Choose columns of the file.",
  "Only {max} files are read at once. Upload it again.":
    "Only {max} files are read at once. Upload it again.",
  "It is larger than 10 MB. Upload a shorter period, or several files.":
    "It is larger than 10 MB. Upload a shorter period, or several files.",
  "The file is too large: it has {what}. Split it, and import one part after another.":
    "The file is too large: it has {what}. Split it, and import one part after another.",
  "more than {max} elements": "more than {max} elements",
  "more than {max} entries": "more than {max} entries",
  "more than {max} movements": "more than {max} movements",
  "more than {max} statements": "more than {max} statements",
  "more than {max} rows": "more than {max} rows",
  "more than {max} bytes": "more than {max} bytes",
  "more than {max} files": "more than {max} files",
  "more than {max} bytes when it is unpacked": "more than {max} bytes when it is unpacked",
  "it takes too long to read; split it, and import one part after another":
    "it takes too long to read; split it, and import one part after another",
  "{field} is no CSV file.": "{field} is no CSV file.",
  "{field} is a ZIP without files.": "{field} is a ZIP without files.",
  "{field} is a ZIP in a ZIP.": "{field} is a ZIP in a ZIP.",
  "{field} is a ZIP that is broken.": "{field} is a ZIP that is broken.",
  "{field} is a workbook or a document: save it as CSV.":
    "{field} is a workbook or a document: save it as CSV.",
  "{field} is XML, but no camt.052, camt.053 or camt.054.":
    "{field} is XML, but no camt.052, camt.053 or camt.054.",
  "{field} is XML of {kind}, but no camt.052, camt.053 or camt.054.":
    "{field} is XML of {kind}, but no camt.052, camt.053 or camt.054.",
  "{field} is not well-formed XML: line {message}.": "{field} is not well-formed XML: line {message}.",
  "{field} is no statement, and no text.": "{field} is no statement, and no text.",
  "{field} is no statement: neither camt.052, .053 or .054, nor MT940, OFX or CSV with headings.":
    "{field} is no statement: neither camt.052, .053 or .054, nor MT940, OFX or CSV with headings.",
  "{field} is in the encoding {encoding}, which is not known.":
    "{field} is in the encoding {encoding}, which is not known.",
  "{field} is not in the encoding {encoding} that it should have.":
    "{field} is not in the encoding {encoding} that it should have.",
  "has a line that is too long": "has a line that is too long",
  "has more wrong entries, too": "has more wrong entries, too",
  "has no statement in it": "has no statement in it",
  "has no statement of a bank account in it": "has no statement of a bank account in it",
  "ends before its last element '</OFX>': a part of it is missing":
    "ends before its last element '</OFX>': a part of it is missing",
  "the entries are too much to add up": "the entries are too much to add up",
  "its currency {currency} is no active one": "its currency {currency} is no active one",
  "has entries of {day}, of which there are more than {max} statements with balances already":
    "has entries of {day}, of which there are more than {max} statements with balances already",
  "has dates such as 02/03/2026 whose day may be the month, and none that shows which":
    "has dates such as 02/03/2026 whose day may be the month, and none that shows which",
  "has amounts such as 1,234 that may be thousands or decimals, and none that shows which":
    "has amounts such as 1,234 that may be thousands or decimals, and none that shows which",
  "the file names no account": "the file names no account",
  "the file is of another account: {account}": "the file is of another account: {account}",
  "the file is of another account: it names {account}, which is {other}":
    "the file is of another account: it names {account}, which is {other}",
  "the file has no column {column} for {name}; it has {list}":
    "the file has no column {column} for {name}; it has {list}",
  "say which column has which field; the file has {list}":
    "say which column has which field; the file has {list}",
  "{account} is not a valid IBAN: its length or its check digits are wrong":
    "{account} is not a valid IBAN: its length or its check digits are wrong",
  "{account} is no account of the company; add it first, with duebook bank-account add or under /bank, and import the file then":
    "{account} is no account of the company; add it first, with duebook bank-account add or under /bank, and import the file then",
  "{account} is kept in {currency}, and the file is in {other}":
    "{account} is kept in {currency}, and the file is in {other}",
  "the opening balance {opening} and the booked entries {booked} make {sum}, but the closing balance is {closing}":
    "the opening balance {opening} and the booked entries {booked} make {sum}, but the closing balance is {closing}",
  "it is encrypted": "it is encrypted",
  "it is packed in a way that is not supported": "it is packed in a way that is not supported",
  "line {line}: {problem}": "line {line}: {problem}",
  "a text is too long": "a text is too long",
  "a field is too long": "a field is too long",
  "a document type is not allowed": "a document type is not allowed",
  "an entry has more than {max} elements": "an entry has more than {max} elements",
  "more than {max} elements are within each other": "more than {max} elements are within each other",
  "it can’t be read: a quotation mark may be missing": "it can’t be read: a quotation mark may be missing",
  "the field :{tag}: is not known": "the field :{tag}: is not known",
  "a field :{tag}: is not expected here": "a field :{tag}: is not expected here",
  "a statement does not say of which account it is": "a statement does not say of which account it is",
  "the statement that begins here does not say of which account it is":
    "the statement that begins here does not say of which account it is",
  "the statement that begins here has no opening balance":
    "the statement that begins here has no opening balance",
  "the statement that begins here has no closing balance":
    "the statement that begins here has no closing balance",
  "its balances are in two currencies": "its balances are in two currencies",
  "it is a report of the day (MT942): send the statement (MT940), which has its movements":
    "it is a report of the day (MT942): send the statement (MT940), which has its movements",
  "the balance :{tag}: is {text}: not C or D, date, currency and amount":
    "the balance :{tag}: is {text}: not C or D, date, currency and amount",
  "the balance {from} and the booked {booked} make {sum}, but the balance is {to}: a row may be missing; if that column has no balance after each row, leave it out of the mapping":
    "the balance {from} and the booked {booked} make {sum}, but the balance is {to}: a row may be missing; if that column has no balance after each row, leave it out of the mapping",
  "its currency is {text}, which is no active one": "its currency is {text}, which is no active one",
  "it has both a credit and a debit": "it has both a credit and a debit",
  "it has no amount": "it has no amount",
  "it has no date": "it has no date",
  "it says neither CRDT nor DBIT": "it says neither CRDT nor DBIT",
  "it corrects an earlier one (CORRECTFITID), which is not supported":
    "it corrects an earlier one (CORRECTFITID), which is not supported",
  "it has {cells} cells, and the headings {headings}": "it has {cells} cells, and the headings {headings}",
  "its amount has no currency": "its amount has no currency",
  "its amount is in {currency}, and the account in {other}":
    "its amount is in {currency}, and the account in {other}",
  "its date is {text}, which is none": "its date is {text}, which is none",
  "{text} is neither debit nor credit": "{text} is neither debit nor credit",
  "{text} is no line of MT940: date, C or D and amount":
    "{text} is no line of MT940: date, C or D and amount",
  "the date {text} does not exist": "the date {text} does not exist",
  "the booking date {text} does not exist": "the booking date {text} does not exist",
  "the value date {text} does not exist": "the value date {text} does not exist",
  "the entry date {text} does not exist": "the entry date {text} does not exist",
  "its amount is {text}, which is no amount": "its amount is {text}, which is no amount",
  "its amount is {text}, which is too much": "its amount is {text}, which is too much",
  "its amount is {text}, whose decimals must have a point":
    "its amount is {text}, whose decimals must have a point",
  "its amount is {text}, but {currency} has {digits} decimals":
    "its amount is {text}, but {currency} has {digits} decimals",
  "its amount is in {currency}, which is no active currency":
    "its amount is in {currency}, which is no active currency",
  "the {field} is {text}, which is no amount": "the {field} is {text}, which is no amount",
  "the {field} is {text}, which is too much": "the {field} is {text}, which is too much",
  "the {field} is {text}, whose decimals must have a point":
    "the {field} is {text}, whose decimals must have a point",
  "the {field} is {text}, but {currency} has {digits} decimals":
    "the {field} is {text}, but {currency} has {digits} decimals",
  "the {field} is in {currency}, which is no active currency":
    "the {field} is in {currency}, which is no active currency",
  "This is not your present password.": "This is not your present password.",
  "This passkey could not be used here. Try again, or choose another way.":
    "This passkey could not be used here. Try again, or choose another way.",
  "Your browser has made no passkey. It needs JavaScript.":
    "Your browser has made no passkey. It needs JavaScript.",
  "This passkey is known already.": "This passkey is known already.",
  "This passkey was removed already.": "This passkey was removed already.",
  "You have {max} passkeys, and no more fit: remove one first.":
    "You have {max} passkeys, and no more fit: remove one first.",
  'Here people sign in with {provider}, on the page "Sign in".':
    'Here people sign in with {provider}, on the page "Sign in".',
  "Too many people of your network are signing in at this moment. Wait a minute.":
    "Too many people of your network are signing in at this moment. Wait a minute.",
  "Two-factor authentication is not set up.": "Two-factor authentication is not set up.",
  "Nothing is being set up in this session: reload the page and start again.":
    "Nothing is being set up in this session: reload the page and start again.",
  "This person has no two-factor authentication.": "This person has no two-factor authentication.",
  "This person needs two-factor authentication for another company, too. Only the operator of this Duebook can reset it.":
    "This person needs two-factor authentication for another company, too. Only the operator of this Duebook can reset it.",
  "You change your own two-factor authentication on the page of your account.":
    "You change your own two-factor authentication on the page of your account.",
  "Only owners can reset a member's two-factor authentication.":
    "Only owners can reset a member's two-factor authentication.",
  "Only owners can remove an owner.": "Only owners can remove an owner.",
  "Only owners and admins can remove people.": "Only owners and admins can remove people.",
  "Only owners can make somebody an owner.": "Only owners can make somebody an owner.",
  "Only owners can change an owner's role.": "Only owners can change an owner's role.",
  "Only owners and admins can change roles.": "Only owners and admins can change roles.",
  "Only owners and admins can invite people.": "Only owners and admins can invite people.",
  "Only owners of a company can open it again.": "Only owners of a company can open it again.",
  "A company needs an owner: make somebody else an owner first.":
    "A company needs an owner: make somebody else an owner first.",
  "You are the last owner of {companies}. Make somebody else an owner, or close what nobody needs any more; then close your account.":
    "You are the last owner of {companies}. Make somebody else an owner, or close what nobody needs any more; then close your account.",
  "This person is not a member any more.": "This person is not a member any more.",
  "You are not a member of this company any more.": "You are not a member of this company any more.",
  "Somebody with this address is a member already.": "Somebody with this address is a member already.",
  "A company has at most {max} members by invitation.": "A company has at most {max} members by invitation.",
  "A company has at most {max} invitations that wait for an answer: withdraw one first.":
    "A company has at most {max} invitations that wait for an answer: withdraw one first.",
  "A company sends at most {max} invitations within a day, withdrawn ones included. Send more tomorrow.":
    "A company sends at most {max} invitations within a day, withdrawn ones included. Send more tomorrow.",
  "This invitation is not valid any more. Ask for a new one.":
    "This invitation is not valid any more. Ask for a new one.",
  "This invitation is for another e-mail address than that of your account.":
    "This invitation is for another e-mail address than that of your account.",
  "There is an account with this address by now.": "There is an account with this address by now.",
  "There is an account with this address by now. Sign in.":
    "There is an account with this address by now. Sign in.",
  "This is your address already.": "This is your address already.",
  "Your address is verified already.": "Your address is verified already.",
  "Verify your e-mail address first: open the link that we have mailed you, or have another one sent on the page of your account.":
    "Verify your e-mail address first: open the link that we have mailed you, or have another one sent on the page of your account.",
  "You own {max} companies already, and can't make more of them.":
    "You own {max} companies already, and can't make more of them.",
  "The name is not that of this company.": "The name is not that of this company.",
  "This company is not closed.": "This company is not closed.",
  "It is too late: all of this company is being deleted.":
    "It is too late: all of this company is being deleted.",
  "The company has no active plan period.": "The company has no active plan period.",
  "You have {max} keys already. Revoke one first.": "You have {max} keys already. Revoke one first.",
  "User {id} has {max} active keys for company {company} already: revoke one first.":
    "User {id} has {max} active keys for company {company} already: revoke one first.",
  "User {id} may not have keys for company {company}: this person has not confirmed two-factor authentication.":
    "User {id} may not have keys for company {company}: this person has not confirmed two-factor authentication.",
  "User {id} may not have keys for company {company}: this person is neither owner nor admin of the company.":
    "User {id} may not have keys for company {company}: this person is neither owner nor admin of the company.",
  "User {id} may not have keys for company {company}: this person is not an active member of the company.":
    "User {id} may not have keys for company {company}: this person is not an active member of the company.",
  "The key “{name}” is somebody else's. Only its holder can rotate it, because whoever rotates a key reads the new one.":
    "The key “{name}” is somebody else's. Only its holder can rotate it, because whoever rotates a key reads the new one.",
  "The key “{name}” is somebody else's. Its holder or an owner can revoke it.":
    "The key “{name}” is somebody else's. Its holder or an owner can revoke it.",
  "A password has at least {min} characters.": "A password has at least {min} characters.",
  "A password has at most {max} characters.": "A password has at most {max} characters.",
  "This is the password that you have. Choose another one.":
    "This is the password that you have. Choose another one.",
  "This password was taken away, because somebody else knows it. Choose another one.":
    "This password was taken away, because somebody else knows it. Choose another one.",
  "This password takes too long to check. Choose another one, such as four unusual words.":
    "This password takes too long to check. Choose another one, such as four unusual words.",
  "Names and addresses of yours are easy to guess.": "Names and addresses of yours are easy to guess.",
  "This is easy to guess.": "This is easy to guess.",
  "Straight rows of keys on your keyboard are easy to guess.":
    "Straight rows of keys on your keyboard are easy to guess.",
  "Short keyboard patterns are easy to guess.": "Short keyboard patterns are easy to guess.",
  'Repeated characters like "aaa" are easy to guess.': 'Repeated characters like "aaa" are easy to guess.',
  'Repeated character patterns like "abcabcabc" are easy to guess.':
    'Repeated character patterns like "abcabcabc" are easy to guess.',
  'Common character sequences like "abc" are easy to guess.':
    'Common character sequences like "abc" are easy to guess.',
  "Recent years are easy to guess.": "Recent years are easy to guess.",
  "Dates are easy to guess.": "Dates are easy to guess.",
  "This is a heavily used password.": "This is a heavily used password.",
  "This is a frequently used password.": "This is a frequently used password.",
  "This is a commonly used password.": "This is a commonly used password.",
  "This is similar to a commonly used password.": "This is similar to a commonly used password.",
  "Single words are easy to guess.": "Single words are easy to guess.",
  "Single names or surnames are easy to guess.": "Single names or surnames are easy to guess.",
  "Common names and surnames are easy to guess.": "Common names and surnames are easy to guess.",
  "Your password was exposed by a data breach on the Internet.":
    "Your password was exposed by a data breach on the Internet.",
  "Avoid predictable letter substitutions like '@' for 'a'.":
    "Avoid predictable letter substitutions like '@' for 'a'.",
  "Avoid reversed spellings of common words.": "Avoid reversed spellings of common words.",
  "Capitalize some, but not all letters.": "Capitalize some, but not all letters.",
  "Capitalize more than the first letter.": "Capitalize more than the first letter.",
  "Avoid dates and years that are associated with you.":
    "Avoid dates and years that are associated with you.",
  "Avoid recent years.": "Avoid recent years.",
  "Avoid years that are associated with you.": "Avoid years that are associated with you.",
  "Avoid common character sequences.": "Avoid common character sequences.",
  "Avoid repeated words and characters.": "Avoid repeated words and characters.",
  "Use longer keyboard patterns and change typing direction multiple times.":
    "Use longer keyboard patterns and change typing direction multiple times.",
  "Add more words that are less common.": "Add more words that are less common.",
  "Use multiple words, but avoid common phrases.": "Use multiple words, but avoid common phrases.",
  "You can create strong passwords without using symbols, numbers, or uppercase letters.":
    "You can create strong passwords without using symbols, numbers, or uppercase letters.",
  "If you use this password elsewhere, you should change it.":
    "If you use this password elsewhere, you should change it.",
  "{field} is required.": "{field} is required.",
  "{field} is required, unless you choose a customer.": "{field} is required, unless you choose a customer.",
  "{field} is that of a customer you already have.": "{field} is that of a customer you already have.",
  "{field}: nobody found with these words.": "{field}: nobody found with these words.",
  "{field}: these words mean several: {customers}.": "{field}: these words mean several: {customers}.",
  "{field} is required, or account_number with the code of its bank.":
    "{field} is required, or account_number with the code of its bank.",
  "{field} is required, or another of {list}.": "{field} is required, or another of {list}.",
  "{field} is required: {account} may be {list}.": "{field} is required: {account} may be {list}.",
  "{field} is required: a CSV file does not say of which account it is.":
    "{field} is required: a CSV file does not say of which account it is.",
  "{field} is more than there is. Look at it again.": "{field} is more than there is. Look at it again.",
  "{field} is not known to this request.": "{field} is not known to this request.",
  "{field} is not an active member of the company.": "{field} is not an active member of the company.",
  "{field} is an account for {currency} already.": "{field} is an account for {currency} already.",
  "{field} must be an object.": "{field} must be an object.",
  "{field} must be a JSON object.": "{field} must be a JSON object.",
  "{field} must be a text.": "{field} must be a text.",
  "{field} must be a text of {min} to {max} characters, without NUL or unpaired surrogates.":
    "{field} must be a text of {min} to {max} characters, without NUL or unpaired surrogates.",
  "{field} must be a text of {min} to {max} characters, not only white space, without NUL or unpaired surrogates.":
    "{field} must be a text of {min} to {max} characters, not only white space, without NUL or unpaired surrogates.",
  "{field} must be a text of at most {max} characters, without NUL or unpaired surrogates.":
    "{field} must be a text of at most {max} characters, without NUL or unpaired surrogates.",
  "{field} must be a text of at most {max} characters, not only white space, without NUL or unpaired surrogates.":
    "{field} must be a text of at most {max} characters, not only white space, without NUL or unpaired surrogates.",
  "{field} must be a text of {min} to {max} characters in one line, without control characters.":
    "{field} must be a text of {min} to {max} characters in one line, without control characters.",
  "{field} must be a text of {min} to {max} characters, not only white space, without control characters.":
    "{field} must be a text of {min} to {max} characters, not only white space, without control characters.",
  "{field} must be a name of {min} to {max} characters in one line.":
    "{field} must be a name of {min} to {max} characters in one line.",
  "{field} must not be empty: a company has a name.": "{field} must not be empty: a company has a name.",
  "{field} must be true or false.": "{field} must be true or false.",
  "{field} must be one of {list}.": "{field} must be one of {list}.",
  "{field} must be one of the list.": "{field} must be one of the list.",
  "{field} must be an amount.": "{field} must be an amount.",
  '{field} must be an amount as text, such as "5.00".': '{field} must be an amount as text, such as "5.00".',
  "{field} must be a positive amount, such as 120.50 or 120,50.":
    "{field} must be a positive amount, such as 120.50 or 120,50.",
  "{field} must be at most {max} {currency}.": "{field} must be at most {max} {currency}.",
  "{field} must be at most what is outstanding.": "{field} must be at most what is outstanding.",
  "{field} must be at most what is outstanding and what came.":
    "{field} must be at most what is outstanding and what came.",
  "{field} must be at least what is already paid ({minor} minor units).":
    "{field} must be at least what is already paid ({minor} minor units).",
  "{field} must be a receivable of this customer.": "{field} must be a receivable of this customer.",
  "{field} must be for at most {max} receivables.": "{field} must be for at most {max} receivables.",
  "{field} must be for fewer receivables at once.": "{field} must be for fewer receivables at once.",
  "{field} must be for one receivable at least.": "{field} must be for one receivable at least.",
  "{field} must be a whole number from {min} to {max}.":
    "{field} must be a whole number from {min} to {max}.",
  "{field} must be a real calendar date YYYY-MM-DD from 1970-01-01 to 9999-12-31.":
    "{field} must be a real calendar date YYYY-MM-DD from 1970-01-01 to 9999-12-31.",
  "{field} must be a real date YYYY-MM-DD.": "{field} must be a real date YYYY-MM-DD.",
  "{field} must be a date YYYY-MM-DD, or an RFC 3339 date-time with seconds and offset such as 2026-01-31T08:00:00Z.":
    "{field} must be a date YYYY-MM-DD, or an RFC 3339 date-time with seconds and offset such as 2026-01-31T08:00:00Z.",
  "{field} must be a date from {first} to {last}, in the customer's time zone ({zone}).":
    "{field} must be a date from {first} to {last}, in the customer's time zone ({zone}).",
  "{field} must be a date of the years 2000 to 2099.": "{field} must be a date of the years 2000 to 2099.",
  "{field} must be today or later.": "{field} must be today or later.",
  "{field} must not be in the future.": "{field} must not be in the future.",
  "{field} must not be in the future by more than a day.":
    "{field} must not be in the future by more than a day.",
  "{field} must be after {other}.": "{field} must be after {other}.",
  "{field} must not be before {other}.": "{field} must not be before {other}.",
  "{field} must be an active ISO 4217 currency code in upper case, such as EUR.":
    "{field} must be an active ISO 4217 currency code in upper case, such as EUR.",
  "{field} must be named by an ISO 4217 currency.": "{field} must be named by an ISO 4217 currency.",
  "{field} must be an ISO 3166-1 alpha-2 country code in upper case, such as DE.":
    "{field} must be an ISO 3166-1 alpha-2 country code in upper case, such as DE.",
  "{field} must be an IANA time zone name such as Europe/Berlin.":
    "{field} must be an IANA time zone name such as Europe/Berlin.",
  "{field} must be one BCP 47 language tag of at most 35 characters, such as de or pt-BR.":
    "{field} must be one BCP 47 language tag of at most 35 characters, such as de or pt-BR.",
  "{field} must be a valid phone number in E.164 form, such as +4915112345678.":
    "{field} must be a valid phone number in E.164 form, such as +4915112345678.",
  "{field} must be an e-mail address such as ada@example.com, of at most 254 characters.":
    "{field} must be an e-mail address such as ada@example.com, of at most 254 characters.",
  "{field} must be a link that begins with https:// (http:// for localhost alone), of at most 2000 characters; behind its host it may hold '{reference}' and '{amount}', and no other braces.":
    "{field} must be a link that begins with https:// (http:// for localhost alone), of at most 2000 characters; behind its host it may hold '{reference}' and '{amount}', and no other braces.",
  "{field} must be a link that begins with https:// (http:// for localhost alone), without braces, of at most 2000 characters.":
    "{field} must be a link that begins with https:// (http:// for localhost alone), without braces, of at most 2000 characters.",
  "{field} must be an IBAN with correct check digits, such as DE89 3704 0044 0532 0130 00.":
    "{field} must be an IBAN with correct check digits, such as DE89 3704 0044 0532 0130 00.",
  "{field} must be a BIC of 8 or 11 characters, such as COBADEFFXXX.":
    "{field} must be a BIC of 8 or 11 characters, such as COBADEFFXXX.",
  "{field} must be a sort code of six digits, such as 20-00-00.":
    "{field} must be a sort code of six digits, such as 20-00-00.",
  "{field} must be a routing number of nine digits with a correct check digit, such as 021000021.":
    "{field} must be a routing number of nine digits with a correct check digit, such as 021000021.",
  "{field} must be a clearing number of 3 to 12 letters and digits, such as 6000.":
    "{field} must be a clearing number of 3 to 12 letters and digits, such as 6000.",
  "{field} must be an account number of 4 to 20 letters and digits, such as 55779911.":
    "{field} must be an account number of 4 to 20 letters and digits, such as 55779911.",
  "{field} must have 6 to 8 digits beside a sort code.":
    "{field} must have 6 to 8 digits beside a sort code.",
  "{field} must be of the IBAN's country, {country}.": "{field} must be of the IBAN's country, {country}.",
  "{field} must be of the same country as the other: the IBAN is of {country}, the BIC of {other}.":
    "{field} must be of the same country as the other: the IBAN is of {country}, the BIC of {other}.",
  "{field} must not be given beside an IBAN.": "{field} must not be given beside an IBAN.",
  "{field} must not be given beside another code of the bank.":
    "{field} must not be given beside another code of the bank.",
  "{field} must be one of at most {max} accounts.": "{field} must be one of at most {max} accounts.",
  "{field} must be the id of an account.": "{field} must be the id of an account.",
  "{field} must be the id of one of your customers.": "{field} must be the id of one of your customers.",
  "{field} must be the id of one of your receivables.": "{field} must be the id of one of your receivables.",
  "{field} must be the id of a bank transaction.": "{field} must be the id of a bank transaction.",
  "{field} must be the id of an earlier movement the other way, in the same currency and of at most the same amount.":
    "{field} must be the id of an earlier movement the other way, in the same currency and of at most the same amount.",
  "{field} must be another receivable than those before it.":
    "{field} must be another receivable than those before it.",
  "{field} must be a list of 1 to {max} allocations.": "{field} must be a list of 1 to {max} allocations.",
  "{field} must have at least one receivable.": "{field} must have at least one receivable.",
  "{field} must be at most 10 MB.": "{field} must be at most 10 MB.",
  "{field} must be a PDF.": "{field} must be a PDF.",
  "{field} must be a whole PDF; this one is broken.": "{field} must be a whole PDF; this one is broken.",
  "{field} must be a PDF that opens without a password.":
    "{field} must be a PDF that opens without a password.",
  "{field} must be owner, admin or member.": "{field} must be owner, admin or member.",
  "{field} must be there once.": "{field} must be there once.",
  "{field} must be a list of steps.": "{field} must be a list of steps.",
  "{field} must be at most {max} steps.": "{field} must be at most {max} steps.",
  "{field} must be more than that of the step before, as steps ascend and come once.":
    "{field} must be more than that of the step before, as steps ascend and come once.",
  "{field} must be a list of one or more of {list}, none twice.":
    "{field} must be a list of one or more of {list}, none twice.",
  "{field} must be a time HH:MM from 00:00 to 23:59.": "{field} must be a time HH:MM from 00:00 to 23:59.",
  "{field} must begin before it ends.": "{field} must begin before it ends.",
  "{field} must leave some time between {from} and {to}, outside of which nothing is sent.":
    "{field} must leave some time between {from} and {to}, outside of which nothing is sent.",
  "{field} must be one line.": "{field} must be one line.",
  "{field} must not be blank.": "{field} must not be blank.",
  "{field} must not be blank; leave it out for the built-in text.":
    "{field} must not be blank; leave it out for the built-in text.",
  "{field} must have at most {max} characters.": "{field} must have at most {max} characters.",
  "{field} must not contain control characters, unpaired surrogates or marks of writing direction.":
    "{field} must not contain control characters, unpaired surrogates or marks of writing direction.",
  "{field} must not use the tag {tag}; it may use {list}.":
    "{field} must not use the tag {tag}; it may use {list}.",
  "{field} must not use the filter {filter}; it may use {list}.":
    "{field} must not use the filter {filter}; it may use {list}.",
  "{field} must say which column has the amount, or which have credits and debits.":
    "{field} must say which column has the amount, or which have credits and debits.",
  "{field} must say which column has the date.": "{field} must say which column has the date.",
  "{field} has {text}, which is not a condition such as '{% if days_overdue > 3 %}'.":
    "{field} has {text}, which is not a condition such as '{% if days_overdue > 3 %}'.",
  "{field} has {text}, which is not a variable such as '{{ balance }}'.":
    "{field} has {text}, which is not a variable such as '{{ balance }}'.",
  "{field} has an unknown variable {variable}; it may use {list}.":
    "{field} has an unknown variable {variable}; it may use {list}.",
  "{field} can't be read: {error}.": "{field} can't be read: {error}.",
  "{field}: {problem}": "{field}: {problem}",
  "choose at least one scope": "choose at least one scope",
  "choose at least one message": "choose at least one message",
  "choose at most {max} messages": "choose at most {max} messages",
  "{currency} has no decimals": "{currency} has no decimals",
  "{currency} has at most {digits} decimals": "{currency} has at most {digits} decimals",
  "can't be kept: you have {max} views. Delete one first":
    "can't be kept: you have {max} views. Delete one first",
  "belongs to more filters than can be kept": "belongs to more filters than can be kept",
  "This policy has no steps: no customer would be reminded.":
    "This policy has no steps: no customer would be reminded.",
  "has {text}, which is not a condition such as '{% if days_overdue > 3 %}'":
    "has {text}, which is not a condition such as '{% if days_overdue > 3 %}'",
  "has {text}, which is not a variable such as '{{ balance }}'":
    "has {text}, which is not a variable such as '{{ balance }}'",
  "has an unknown variable {variable}; it may use {list}":
    "has an unknown variable {variable}; it may use {list}",
  "can't be read: {error}": "can't be read: {error}",
  "The amount": "The amount",
  "Step {number}, {part}": "Step {number}, {part}",
  "Bills, step {number}, {part}": "Bills, step {number}, {part}",
  "Entry {number}": "Entry {number}",
  "entries[{number}]": "entries[{number}]",
  "Import id": "Import id",
  Fields: "Fields",
  "Reply id": "Reply id",
  Bytes: "Bytes",
  Sha256: "Sha256",
  "Leaves at": "Leaves at",
  "Receivable ids": "Receivable ids",
  Rows: "Rows",
  "File name": "File name",
  Known: "Known",
  "Receivable id": "Receivable id",
  "Amount minor": "Amount minor",
  "Deposit id": "Deposit id",
  "Credit minor": "Credit minor",
  "Note id": "Note id",
  "Returned by": "Returned by",
  Label: "Label",
  "Anchor date": "Anchor date",
  "Last date": "Last date",
  "Next index": "Next index",
  "Payable id": "Payable id",
  "Occurrence index": "Occurrence index",
  Detail: "Detail",
  "Link number": "Link number",
  "User id": "User id",
  "New key id": "New key id",
  "Keys deleted": "Keys deleted",
  EmailVerified: "EmailVerified",
  TwoFactorConfirmed: "TwoFactorConfirmed",
  Locale: "Locale",
  Digest: "Digest",
  "Sessions ended": "Sessions ended",
  "Two factor removed": "Two factor removed",
  Issuer: "Issuer",
  "Second factor": "Second factor",
  Again: "Again",
  Count: "Count",
  Network: "Network",
  Last: "Last",
  Version: "Version",
  "Starts at": "Starts at",
  "Ends at": "Ends at",
  Removed: "Removed",
  TestClock: "TestClock",
  Recipients: "Recipients",
  Sms: "Sms",
  "Delete at": "Delete at",
  Jump: "Jump",
  Decided: "Decided",
  Values: "Values",
  Plain: "Plain",
  "Skipped ids": "Skipped ids",
  Sequences: "Sequences",
  SessionsEnded: "SessionsEnded",
  MailsDropped: "MailsDropped",
  RemindersGivenUp: "RemindersGivenUp",
  "Remind on": "Remind on",
  "Expected version": "Expected version",
  Allocations: "Allocations",
  "Original id": "Original id",
  Method: "Method",
  Anchor: "Anchor",
  "Bank account id": "Bank account id",
  "Booked on": "Booked on",
  Others: "Others",
  "Payment id": "Payment id",
  Seen: "Seen",
  Mapping: "Mapping",
  Balance: "Balance",
  "Closing balance": "Closing balance",
  Debit: "Debit",
  Form: "Form",
  Body: "Body",
  "Merge id": "Merge id",
  "Merged id": "Merged id",
  Filled: "Filled",
  "status|open": "open",
  "status|partially_paid": "partially_paid",
  "status|paid": "paid",
  "status|paused": "paused",
  "status|cancelled": "cancelled",
  "status|reversed": "reversed",
  "status|recorded": "recorded",
  "status|unmatched": "unmatched",
  "status|suggested": "suggested",
  "status|applied": "applied",
  "status|ignored": "ignored",
  "status|returned": "returned",
  "status|partially_applied": "partially_applied",
  "This receivable is {status} and can't be paused.": "This receivable is {status} and can't be paused.",
  "This receivable is {status} and can't be resumed.": "This receivable is {status} and can't be resumed.",
  "This receivable is {status} and can't be cancelled.":
    "This receivable is {status} and can't be cancelled.",
  "This receivable is {status} and can't take a payment.":
    "This receivable is {status} and can't take a payment.",
  "This receivable is {status} and can't have a payment reversed.":
    "This receivable is {status} and can't have a payment reversed.",
  "This receivable is {status} and can't be promised.": "This receivable is {status} and can't be promised.",
  "This receivable is {status} and can't be promised a second time.":
    "This receivable is {status} and can't be promised a second time.",
  "This receivable is {status} and can't be disputed.": "This receivable is {status} and can't be disputed.",
  "This receivable is {status} and can't be reminded of.":
    "This receivable is {status} and can't be reminded of.",
  "This payable is {status} and can't be marked paid.": "This payable is {status} and can't be marked paid.",
  "This payment is {status} and can't be reversed again.":
    "This payment is {status} and can't be reversed again.",
  "Receivable {id} is {status} and can't take a payment.":
    "Receivable {id} is {status} and can't take a payment.",
  "Receivable {id} is {status} and can't have a payment reversed.":
    "Receivable {id} is {status} and can't have a payment reversed.",
  "This bank transaction is {status} and can't be applied.":
    "This bank transaction is {status} and can't be applied.",
  "This bank transaction is {status} and can't be undone.":
    "This bank transaction is {status} and can't be undone.",
  "This bank transaction is {status} and can't be ignored.":
    "This bank transaction is {status} and can't be ignored.",
  "This bank transaction is {status} and can't have a suggestion refused.":
    "This bank transaction is {status} and can't have a suggestion refused.",
  "This bank transaction is {status} and can't be paid back.":
    "This bank transaction is {status} and can't be paid back.",
  "This bank transaction is {status} and can't be taken back.":
    "This bank transaction is {status} and can't be taken back.",
  "This bank transaction is {status} and can't take another one back.":
    "This bank transaction is {status} and can't take another one back.",
  "Receivable {id} is not suggested for this bank transaction.":
    "Receivable {id} is not suggested for this bank transaction.",
  "Receivable {id} is in {currency}.": "Receivable {id} is in {currency}.",
  "This receivable is in {currency}.": "This receivable is in {currency}.",
  "{receivable} is in {currency}, and the payment in {other}.":
    "{receivable} is in {currency}, and the payment in {other}.",
  "{receivable} is paid already.": "{receivable} is paid already.",
  "{receivable} is void.": "{receivable} is void.",
  "{receivable} is in another currency.": "{receivable} is in another currency.",
  "{fields} can't be changed once a receivable is {status}.":
    "{fields} can't be changed once a receivable is {status}.",
  "{fields} can't be changed while payments are recorded on the receivable.":
    "{fields} can't be changed while payments are recorded on the receivable.",
  "{fields} can't be changed once a payable is paid.": "{fields} can't be changed once a payable is paid.",
  "The allocations are larger than what is left of the bank transaction.":
    "The allocations are larger than what is left of the bank transaction.",
  "The payment is larger than the balance.": "The payment is larger than the balance.",
  "The payment's currency is not the receivable's.": "The payment's currency is not the receivable's.",
  "A new currency needs an amount in the same request.":
    "A new currency needs an amount in the same request.",
  "A field can no longer be changed.": "A field can no longer be changed.",
  "The current status does not allow this.": "The current status does not allow this.",
  "At most {amount}, which is what is open.": "At most {amount}, which is what is open.",
  "The receivables get {amount}, which is more than came.":
    "The receivables get {amount}, which is more than came.",
  "{typed} can mean two amounts: write it without the comma, or with a point.":
    "{typed} can mean two amounts: write it without the comma, or with a point.",
  "Nothing is left for it. Type how much it gets.": "Nothing is left for it. Type how much it gets.",
  "Choose at least one receivable.": "Choose at least one receivable.",
  "Choose receivables of yours.": "Choose receivables of yours.",
  "Nothing is left of this payment.": "Nothing is left of this payment.",
  "This payment was taken back already.": "This payment was taken back already.",
  "Some of this payment was used a moment ago. Look at it again.":
    "Some of this payment was used a moment ago. Look at it again.",
  "The customer has no address on this channel.": "The customer has no address on this channel.",
  "This customer has no e-mail address.": "This customer has no e-mail address.",
  "This customer has no phone number.": "This customer has no phone number.",
  "The customer has no e-mail address.": "The customer has no e-mail address.",
  "E-mails to the customer's address come back.": "E-mails to the customer's address come back.",
  "The customer has neither disputed it nor promised to pay it.":
    "The customer has neither disputed it nor promised to pay it.",
  "Your company may answer only at addresses that it has sent a reminder to.":
    "Your company may answer only at addresses that it has sent a reminder to.",
  "The customer has no address for the next reminder.": "The customer has no address for the next reminder.",
  "The customer's address does not work, so the next reminder can't be sent.":
    "The customer's address does not work, so the next reminder can't be sent.",
  "The customer does not want reminders on the channel of the next one.":
    "The customer does not want reminders on the channel of the next one.",
  "The policy allows no more reminders of it.": "The policy allows no more reminders of it.",
  "A reminder is being sent at this moment.": "A reminder is being sent at this moment.",
  "It is below the minimum balance of the policy, so no reminder is sent for it.":
    "It is below the minimum balance of the policy, so no reminder is sent for it.",
  "Another reminder to the customer leaves first. Ask again after it.":
    "Another reminder to the customer leaves first. Ask again after it.",
  "No reminder is planned for it.": "No reminder is planned for it.",
  "Somebody has done this already.": "Somebody has done this already.",
  "Too much was sent by this link within an hour.": "Too much was sent by this link within an hour.",
  "The message bounced.": "The message bounced.",
  "The recipient has complained about the message.": "The recipient has complained about the message.",
  "The recipient has unsubscribed at the mail provider.":
    "The recipient has unsubscribed at the mail provider.",
  "The mail provider could not deliver the message.": "The mail provider could not deliver the message.",
  "The number is not valid.": "The number is not valid.",
  "The recipient has answered STOP.": "The recipient has answered STOP.",
  "The number can't get SMS.": "The number can't get SMS.",
  "The number is not known to its network.": "The number is not known to its network.",
  "The number is a landline, or its network can't be reached.":
    "The number is a landline, or its network can't be reached.",
  "The provider could not deliver the message.": "The provider could not deliver the message.",
  "The provider could not deliver the message (error {code}).":
    "The provider could not deliver the message (error {code}).",
  "This form was sent before with other content. See below how things stand now, and send it again if that is what you want.":
    "This form was sent before with other content. See below how things stand now, and send it again if that is what you want.",
  "Yours is not saved yet.": "Yours is not saved yet.",
  "Somebody else has changed this in the meantime.": "Somebody else has changed this in the meantime.",
  "Somebody else has changed this meanwhile: {list} now. Yours is not saved yet: look at it, and save it again.":
    "Somebody else has changed this meanwhile: {list} now. Yours is not saved yet: look at it, and save it again.",
  "Somebody else has changed these texts in the meantime: {list} now. Yours are not saved yet: look at them, and save them again.":
    "Somebody else has changed these texts in the meantime: {list} now. Yours are not saved yet: look at them, and save them again.",
  "Somebody else has saved another policy since this page was opened. What you typed is still here: saving it again replaces theirs.":
    "Somebody else has saved another policy since this page was opened. What you typed is still here: saving it again replaces theirs.",
  "It has changed since you looked. This is what it would say now.":
    "It has changed since you looked. This is what it would say now.",
  "You have not changed anything.": "You have not changed anything.",
  "This is not there any more.": "This is not there any more.",
  "There is one already.": "There is one already.",
  "There are as many as there may be.": "There are as many as there may be.",
  "You may not do this.": "You may not do this.",
  "Part of the form is missing. Send it again.": "Part of the form is missing. Send it again.",
  "This is more than {size} KB.": "This is more than {size} KB.",
  "The body broke off.": "The body broke off.",
  "The body came too slowly: send the request again, over a new connection.":
    "The body came too slowly: send the request again, over a new connection.",
  "The body is not valid JSON.": "The body is not valid JSON.",
  "The body is larger than 64 KiB.": "The body is larger than 64 KiB.",
  "The request has invalid fields.": "The request has invalid fields.",
  "Invalid: {fields}.": "Invalid: {fields}.",
  "Too many at the same time. Wait a moment, and try again.":
    "Too many at the same time. Wait a moment, and try again.",
  "Too many tries. Wait a minute.": "Too many tries. Wait a minute.",
  "Too many tries. Wait {minutes} minutes.": "Too many tries. Wait {minutes} minutes.",
  "Too many requests: wait for Retry-After seconds.": "Too many requests: wait for Retry-After seconds.",
  "Too many requests are waiting: wait for Retry-After seconds.":
    "Too many requests are waiting: wait for Retry-After seconds.",
  "The service can't answer now: wait for Retry-After seconds.":
    "The service can't answer now: wait for Retry-After seconds.",
  "The service is not open yet.": "The service is not open yet.",
  "The database can't be reached: wait for Retry-After seconds.":
    "The database can't be reached: wait for Retry-After seconds.",
  "A customer can’t be merged into itself. Choose another one.":
    "A customer can’t be merged into itself. Choose another one.",
  "One of these customers has been merged into another one already.":
    "One of these customers has been merged into another one already.",
  "A message to one of these customers is being sent right now. Try again in a few minutes.":
    "A message to one of these customers is being sent right now. Try again in a few minutes.",
  "Somebody has skipped a message to one of these customers by e-mail or SMS, and it may still leave by the other. Try again when that is over.":
    "Somebody has skipped a message to one of these customers by e-mail or SMS, and it may still leave by the other. Try again when that is over.",
  "This customer has more than {receivables} receivables, or more than {messages} messages, which is too much to move at once. Merge the other customer into this one instead.":
    "This customer has more than {receivables} receivables, or more than {messages} messages, which is too much to move at once. Merge the other customer into this one instead.",
  "The customer has been merged into another one since then. Undo that first.":
    "The customer has been merged into another one since then. Undo that first.",
  "This was more than a day ago and can’t be undone any more.":
    "This was more than a day ago and can’t be undone any more.",
  "This has been undone already.": "This has been undone already.",
  "There is no such receivable.": "There is no such receivable.",
  "There is no such customer.": "There is no such customer.",
  "Several at once": "Several at once",
  "Undone at once": "Undone at once",
  "Returned by the bank": "Returned by the bank",
  "Gone from an imported file": "Gone from an imported file",
  "The payment of the customer was recorded by mistake.":
    "The payment of the customer was recorded by mistake."
}
