/** The phrases in Spanish. */
// oxlint-disable max-lines -- a list, which is looked up and never read from its beginning to its end
import type { Catalogue } from "./Catalogues.ts"

export const spanish: Catalogue = {
  "This is a test. The message has not left; it would go to {recipient}. The links in it lead to your outbox.":
    "This is a test. The message has not left; it would go to {recipient}. The links in it lead to your outbox.",
  "Test: {subject}": "Test: {subject}",
  "No. {number}": "N.º {number}",
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
  "Disputed by the customer": "Disputas de clientes",
  "Promised, and not paid": "Promesas incumplidas",
  "Not paid, and no further reminders follow": "Not paid, and no further reminders follow",
  "Reminders that could not be delivered": "Reminders that could not be delivered",
  "Reminders that may not have arrived": "Recordatorios que quizá no hayan llegado",
  "Reminders that wait until somebody says what a payment is for":
    "Reminders that wait until somebody says what a payment is for",
  "Bank accounts without a new statement": "Cuentas bancarias sin extracto reciente",
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
  Overview: "Resumen",
  "home dashboard figures aging": "inicio panel cifras antigüedad de la deuda",
  Receivables: "Cuentas por cobrar",
  "invoices debts owed list": "facturas deudas cobros pendientes lista",
  "New receivable": "Nueva cuenta por cobrar",
  "create add invoice debt": "crear añadir agregar factura deuda cobro",
  "Import receivables": "Importar cuentas por cobrar",
  "upload file csv invoices": "subir archivo csv excel facturas",
  "Overdue receivables": "Cuentas por cobrar vencidas",
  "late unpaid": "atrasadas impagadas impagos morosos",
  "Money in": "Entradas de dinero",
  "bank transactions payments movements": "movimientos bancarios pagos cobros transferencias",
  "Statements of the bank": "Extractos bancarios",
  "upload files camt mt940": "subir archivos camt mt940 banco",
  Bills: "Facturas por pagar",
  "payables what we owe": "proveedores cuentas por pagar lo que debemos",
  "New bill": "Nueva factura por pagar",
  "create add payable": "crear añadir agregar proveedor pago",
  "Calendar of bills": "Calendario de facturas por pagar",
  "month payables": "mes vencimientos pagos proveedores",
  "Series of bills": "Series de facturas por pagar",
  "monthly rent payables": "mensual alquiler recurrente periódica",
  Customers: "Clientes",
  "debtors clients": "deudores compradores contactos",
  "Customers who owe most": "Clientes que más deben",
  "largest debtors": "mayores deudores",
  Outbox: "Bandeja de salida",
  "messages approve skip edit test send next planned":
    "mensajes aprobar omitir editar prueba enviar próximos programados",
  Reminders: "Recordatorios",
  "messages mails sms sent planned": "mensajes correos sms enviados programados",
  "Go live": "Activar envíos",
  "automatic ask me first hold reminders on off":
    "automático preguntar antes retener recordatorios activar desactivar",
  Policy: "Reglas",
  "steps dunning rules schedule": "pasos recordatorios reclamación política calendario",
  Texts: "Textos",
  "wording templates language mails": "redacción plantillas idioma correos",
  Keys: "Claves",
  "api token create key": "api token crear clave",
  People: "Usuarios",
  "members invite roles team": "personas miembros invitar roles equipo",
  Usage: "Uso",
  "plan allowance requests": "plan cupo solicitudes consumo",
  Company: "Empresa",
  "facts address iban bank account time zone": "datos dirección iban cuenta bancaria zona horaria",
  Audit: "Auditoría",
  "history who did what": "historial quién hizo qué registro",
  none: "ninguno",
  "Not understood": "Solicitud no comprendida",
  "The browser or something between it and this service has garbled the request.":
    "El navegador, o algo entre él y este servicio, ha alterado la solicitud.",
  "Not found": "No encontrado",
  "There is nothing at this address.": "No hay nada en esta dirección.",
  "Too large": "Demasiado grande",
  "What was sent is too large.": "Lo que se ha enviado es demasiado grande.",
  "Not available": "No disponible",
  "The service can't answer at the moment. Wait a little, and try again.":
    "El servicio no puede responder en este momento. Espere un poco e inténtelo de nuevo.",
  "This link does not work": "Este enlace no funciona",
  "It was used already, it has expired, or part of it is missing. Ask for a new one where you got it.":
    "Ya se ha usado, ha caducado o está incompleto. Pida uno nuevo en el mismo sitio.",
  "Something went wrong": "Algo ha fallado",
  "This is our fault. We have logged it.": "El error es nuestro. Ha quedado registrado.",
  "Form not accepted": "Formulario no aceptado",
  "This form does not belong to the page that you have open. Go back, reload the page, and try again.":
    "Este formulario no corresponde a la página que tiene abierta. Vuelva atrás, recargue la página e inténtelo de nuevo.",
  "Not open to you": "No tiene acceso",
  "Not active": "Empresa no activa",
  "{name} is closed": "{name} está cerrada",
  "You are no longer a member": "Ya no es miembro",
  empty: "vacío",
  "Somebody has changed it since you opened it. Send yours again if that is what you want.":
    "Alguien ha hecho cambios desde que usted lo abrió. Si aun así quiere aplicar los suyos, envíelos de nuevo.",
  "now: {now}; yours: {yours}": "ahora: {now}; lo suyo: {yours}",
  Open: "Pendiente",
  "Partly paid": "Pago parcial",
  Paid: "Pagado",
  Paused: "En pausa",
  Void: "Anulado",
  "A colleague paused it.": "La ha pausado un compañero.",
  "The customer has promised to pay.": "El cliente ha prometido pagar.",
  "The customer says that something is wrong.": "El cliente ha comunicado un problema.",
  Planned: "Programado",
  "Being sent": "Enviándose",
  Sent: "Enviado",
  Failed: "Fallido",
  "Left out": "Omitido",
  Withdrawn: "Retirado",
  Unknown: "Desconocido",
  "E-mail": "Correo electrónico",
  SMS: "SMS",
  "e-mail": "correo electrónico",
  "Its day had passed when the receivable was created.":
    "Su día ya había pasado cuando se creó la cuenta por cobrar.",
  "A later reminder has taken its place.": "Un recordatorio posterior ha ocupado su lugar.",
  "It is paid.": "Ya está pagada.",
  "It is void.": "Está anulada.",
  "It is paused.": "Está en pausa.",
  "The customer does not want reminders on this channel.":
    "El cliente no quiere recordatorios por este canal.",
  "The address does not work: a message came back, or was reported as spam.":
    "La dirección no funciona: un mensaje fue devuelto o se marcó como spam.",
  "The company's reminders are switched off.": "Los recordatorios de la empresa están desactivados.",
  "Nobody has approved it.": "Nadie lo ha aprobado.",
  "Somebody of the company did not want it sent.": "Alguien de la empresa no quiso que se enviara.",
  "A payment that has arrived may be for it.": "Puede corresponderle un pago que ya ha llegado.",
  "The newest bank statement is too old.": "El último extracto bancario es demasiado antiguo.",
  "The customer has no address for this channel.": "El cliente no tiene dirección para este canal.",
  "This channel is not set up.": "Este canal no está configurado.",
  "The provider of this channel does not work at the moment.":
    "El servicio de envío de este canal no funciona en este momento.",
  "The company is not active.": "La empresa no está activa.",
  "The company has no plan in force.": "La empresa no tiene ningún plan en vigor.",
  "Less is owed than the policy's minimum.": "Se debe menos que el mínimo de las reglas.",
  "It was too close to another message.": "Estaba demasiado cerca de otro mensaje.",
  "The company has written to as many people as it may in a day.":
    "La empresa ya ha escrito a tantas personas como puede en un día.",
  "It was too late to be sent.": "Era demasiado tarde para enviarlo.",
  "Another reminder to the customer has taken its place.":
    "Otro recordatorio al cliente ha ocupado su lugar.",
  "It is owed again, so the last reminder is sent once more.":
    "Se debe de nuevo, así que se repite el último recordatorio.",
  "The provider did not accept it.": "El servicio de envío no lo aceptó.",
  "The provider did not accept it after several tries.":
    "El servicio de envío no lo aceptó tras varios intentos.",
  "The connection broke while it was handed over, so nobody knows whether it has arrived.":
    "La conexión se cortó durante la entrega, así que no se sabe si ha llegado.",
  "We could not create this message.": "No hemos podido crear este mensaje.",
  "Nothing is sent on that day of the week.": "Ese día de la semana no se envía nada.",
  "That day is a public holiday.": "Ese día es festivo.",
  "Messages leave only within the hours of the policy.":
    "Los mensajes solo se envían dentro del horario de las reglas.",
  "Another message to the customer is too close.": "Hay otro mensaje al cliente demasiado cerca.",
  "Many messages are waiting, so it leaves a little later.":
    "Hay muchos mensajes en espera, así que se envía un poco más tarde.",
  "Its day was missed, so it is sent late.": "No se pudo enviar en su día, así que se envía con retraso.",
  "It is owed again, so the customer is reminded once more.":
    "Se debe de nuevo, así que se recuerda al cliente una vez más.",
  "A colleague wants it sent early.": "Un compañero quiere adelantar el envío.",
  Password: "Contraseña",
  "At least {minPasswordLength} characters that are hard to guess, such as four words that have nothing to do with each other.":
    "Al menos {minPasswordLength} caracteres difíciles de adivinar; por ejemplo, cuatro palabras sin relación entre sí.",
  "Keep it": "No cambiar nada",
  Close: "Cerrar",
  "The view is saved. It stands in the menu.": "La vista se ha guardado. Aparece en el menú.",
  "The view is deleted.": "La vista se ha eliminado.",
  "Save view": "Guardar vista",
  "The filters and the order get a name of yours, and stand in the menu.":
    "Los filtros y el orden reciben el nombre que usted elija y aparecen en el menú.",
  Name: "Nombre",
  "Delete view": "Eliminar vista",
  Book: "Gestión",
  Menu: "Menú",
  "Your companies": "Sus empresas",
  "Sign out": "Cerrar sesión",
  "{name} – Duebook": "{name} – Duebook",
  "Skip to content": "Ir al contenido",
  Duebook: "Duebook",
  "{title} – Duebook": "{title} – Duebook",
  "{n, plural, one {# day} other {# days}}": "{n, plural, one {# día} other {# días}}",
  "{done} of {limit}": "{done} de {limit}",
  "{recipients} new recipients today, no SMS, {invitations} invitations.":
    "{recipients} destinatarios nuevos hoy, ningún SMS, {invitations} invitaciones.",
  "{recipients} new recipients today, {sms} SMS, {invitations} invitations.":
    "{recipients} destinatarios nuevos hoy, {sms} SMS, {invitations} invitaciones.",
  "A new company may write to few people whom it has never written to before; the number grows with its age and the payments that it records.":
    "Una empresa nueva puede escribir a pocas personas a las que nunca ha escrito; el número crece con su antigüedad y con los pagos que registra.",
  "What is beyond it waits for the next day (UTC). Ask who runs Duebook for you if you need more.":
    "Lo que lo supera espera al día siguiente (UTC). Si necesita más, consulte al operador de Duebook.",
  "Signing in needs https.": "Para iniciar sesión hace falta https.",
  "This page has come by http, and what you type could be read on its way. Open it by its https address. The operator finds in the documentation how to put Duebook behind https.":
    "Esta página ha llegado por http, y lo que escriba podría leerse por el camino. Ábrala con su dirección https. En la documentación, el operador encontrará cómo configurar Duebook con https.",
  "You go on to {name}. <link>Continue</link> if nothing happens.":
    "Continúa en {name}. <link>Continuar</link> si no ocurre nada.",
  "{provider} can't be reached at the moment. Wait a little, and try again.":
    "No se puede conectar con {provider} en este momento. Espere un poco e inténtelo de nuevo.",
  "This sign-in was begun in another browser, was used already, or took longer than ten minutes. Start again.":
    "Este inicio de sesión se empezó en otro navegador, ya se usó o duró más de diez minutos. Empiece de nuevo.",
  "You did not sign in at {name}. Start again if you want to.":
    "No ha iniciado sesión en {name}. Si quiere hacerlo, empiece de nuevo.",
  "What {name} has answered is not valid. Start again, or tell your operator.":
    "La respuesta de {name} no es válida. Empiece de nuevo o avise a su operador.",
  "{provider} does not say that your e-mail address is verified.":
    "{provider} no confirma que su dirección de correo esté verificada.",
  "Your sign-in is not known here. Ask somebody of your company for an invitation to your e-mail address.":
    "Aquí no se conoce su usuario. Pida a alguien de su empresa una invitación a su dirección de correo.",
  "Your invitation could not be accepted. Ask whoever has invited you.":
    "No se ha podido aceptar su invitación. Consulte a quien le ha invitado.",
  "You signed in at {name} as somebody else than here.":
    "En {name} ha iniciado sesión con un usuario distinto al de aquí.",
  "{provider} has not asked you again.": "{provider} no le ha vuelto a pedir que se identifique.",
  "{provider} has not asked you again, with a second factor.":
    "{provider} no le ha vuelto a pedir que se identifique con un segundo factor.",
  "Too many tries. Wait a minute, and start again.":
    "Demasiados intentos. Espere un minuto y empiece de nuevo.",
  "This needs your password.": "Para esto se necesita su contraseña.",
  "This needs a code from your authenticator app.":
    "Para esto se necesita un código de su aplicación de autenticación.",
  Code: "Código",
  Continue: "Continuar",
  "Go back": "Volver",
  "This needs a passkey.": "Para esto se necesita una llave de acceso.",
  "A passkey needs JavaScript. Without it, sign in anew with a recovery code.":
    "Las llaves de acceso necesitan JavaScript. Sin él, vuelva a iniciar sesión con un código de recuperación.",
  "Use a passkey": "Usar una llave de acceso",
  "Go to Duebook": "Ir a Duebook",
  "Request {requestId}": "Solicitud {requestId}",
  owners: "owners",
  admins: "admins",
  members: "members",
  "This company is not active. Ask the operator of this Duebook about it.":
    "Esta empresa no está activa. Consulte al operador de Duebook.",
  "Other companies": "Otras empresas",
  "It is deleted on {moment}. Until then, one of its owners can open it again on the page of companies.":
    "Se eliminará el {moment}. Hasta entonces, uno de sus propietarios puede reabrirla en la página de empresas.",
  "You are no longer a member of {company}. One of its owners or admins can invite you again.":
    "Ya no es miembro de {company}. Uno de sus propietarios o administradores puede volver a invitarle.",
  "This is open to {list} of the company. Ask one of them if you need it.":
    "Solo tienen acceso: {list} de la empresa. Si lo necesita, hable con uno de ellos.",
  "Not given": "Sin indicar",
  "Please correct what is marked.": "Corrija los campos marcados.",
  Copied: "Copied",
  "Turn keys on": "Turn keys on",
  "Turn keys off": "Desactivar atajos",
  "No passkey was used. Try again.": "No passkey was used. Try again.",
  "There is a passkey of your account here already.": "There is a passkey of your account here already.",
  "That did not work. Reload the page, and try again.": "That did not work. Reload the page, and try again.",
  "An amount can’t be read.": "An amount can’t be read.",
  "{amount} can be applied.": "Se pueden asignar {amount}.",
  "{amount} is chosen, {more} more than there is.": "Ha elegido {amount}, {more} más de lo disponible.",
  "{amount} is chosen, {left} is left.": "Ha elegido {amount}; quedan {left}.",
  "Reading and matching. A large file takes some seconds.":
    "Reading and matching. A large file takes some seconds.",
  "{matched} of {transactions} transactions are matched.":
    "{matched} of {transactions} transactions are matched.",
  "{part} % is sent.": "{part} % is sent.",
  All: "Todo",
  Filters: "Filtros",
  "Filters ({active})": "Filtros ({active})",
  Search: "Buscar",
  Apply: "Aplicar",
  filters: "filtros",
  Clear: "Quitar",
  "{j} next, {k} previous, {enter} opens, {a} applies, {u} undoes, {slash} searches for what else it may be.":
    "{j} siguiente, {k} anterior, {enter} abre, {a} asigna, {u} deshace, {slash} busca otras posibilidades.",
  Enter: "Intro",
  "{j} next, {k} previous, {enter} opens, {x} chooses, {slash} filters, {u} undoes, {help} leads here.":
    "{j} siguiente, {k} anterior, {enter} abre, {x} selecciona, {slash} filtra, {u} deshace, {help} muestra esta ayuda.",
  "{j} next, {k} previous, {enter} opens, {slash} filters, {u} undoes, {help} leads here.":
    "{j} siguiente, {k} anterior, {enter} abre, {slash} filtra, {u} deshace, {help} muestra esta ayuda.",
  "Nothing has happened yet.": "Todavía no ha ocurrido nada.",
  Undo: "Deshacer",
  "by {date}": "a más tardar el {date}",
  "until {date}": "hasta el {date}",
  "by {who}": "por {who}",
  "no address": "sin dirección",
  "wants no reminders": "no quiere recordatorios",
  "the address does not work": "la dirección no funciona",
  "Nobody is reminded of it: {name} has no e-mail address and no phone number.":
    "No se envía ningún recordatorio: {name} no tiene correo electrónico ni teléfono.",
  "Nobody is reminded of it: {name} wants no reminders.":
    "No se envía ningún recordatorio: {name} no quiere recibirlos.",
  "Nobody is reminded of it: messages to {name} come back.":
    "No se envía ningún recordatorio: los mensajes para {name} no llegan.",
  "Add an address": "Añadir una dirección",
  "Look at the addresses": "Revisar las direcciones",
  "Give another address": "Indicar otra dirección",
  "Not due": "Sin vencer",
  "1–30 days": "1–30 días",
  "31–60 days": "31–60 días",
  "61–90 days": "61–90 días",
  "90+ days": "Más de 90 días",
  "Nobody owes you anything at present.": "Nadie le debe nada en este momento.",
  "What is owed, by how long it is overdue": "Importe pendiente, por tiempo de retraso",
  Currency: "Moneda",
  "What is owed in {currency}, by how many days it is overdue":
    "Importe pendiente en {currency}, por días de retraso",
  "Received and expected in {currency}, by week": "Recibido y previsto en {currency}, por semana",
  "Week from": "Semana desde",
  Received: "Recibido",
  Expected: "Previsto",
  "No payment came in lately, and nothing is due soon.":
    "No ha llegado ningún pago últimamente y nada vence pronto.",
  "Expected: due in the week, and still owed": "Previsto: vence en la semana y sigue pendiente",
  "Received and expected in {currency}, by week; the present week is marked":
    "Recibido y previsto en {currency}, por semana; la semana actual está marcada",
  "Reminders are on hold: nothing is sent.": "Los recordatorios están retenidos: no se envía nada.",
  "Reminders wait for approval: nothing is sent without it.":
    "Los recordatorios esperan aprobación: no se envía nada sin ella.",
  "Open the outbox": "Abrir la bandeja de salida",
  "The reminder policy has no steps: no customer is reminded. <link>Add steps</link>":
    "Las reglas de recordatorio no tienen pasos: no se recuerda nada a ningún cliente. <link>Añadir pasos</link>",
  "No. {id}": "N.º {id}",
  "of {customer}": "de {customer}",
  ", by {date}": ", a más tardar el {date}",
  "“{quote}”": "“{quote}”",
  "the bill": "la factura",
  "Reminders that failed": "Recordatorios fallidos",
  "No. {receivableId}": "N.º {receivableId}",
  "Payments to look at": "Pagos por revisar",
  "Nobody named": "Sin nombre",
  ", the newest ends on {date}": ", el último termina el {date}",
  "Customers who can’t be reached": "Clientes a los que no se puede contactar",
  "Nothing waits for you: no disputes, no broken promises, no reminders that failed.":
    "Nada requiere su atención: ni disputas, ni promesas incumplidas, ni recordatorios fallidos.",
  "{channel} does not work at present": "{channel} no funciona en este momento",
  down: "sin servicio",
  "Since {moment}. Reminders wait, and go out when it works again.":
    "Desde el {moment}. Los recordatorios esperan y se enviarán cuando vuelva a funcionar.",
  Pages: "Páginas",
  "{count}–{count2} of {count3}": "{count}–{count2} de {count3}",
  Previous: "Anterior",
  Next: "Siguiente",
  Newest: "Más recientes",
  Older: "Anteriores",
  "Download CSV": "Descargar CSV",
  "Kept in the audit log.": "Queda en el registro de auditoría.",
  "May stay empty. Kept in the audit log.": "Opcional. Queda en el registro de auditoría.",
  Reason: "Motivo",
  Note: "Nota",
  Text: "Texto",
  "For your colleagues and you. Customers never see it.":
    "Para usted y sus compañeros. Los clientes nunca la ven.",
  "Remind me on": "Recordármelo el",
  "It stands on the overview from that day on, until somebody has done it. Leave it empty for no reminder.":
    "A partir de ese día aparece en el resumen hasta que alguien se ocupe. Déjelo vacío si no quiere aviso.",
  "Keep note": "Guardar nota",
  Done: "Hecho",
  "A colleague": "Un compañero",
  "Remind on {date}": "Recordar el {date}",
  Notes: "Notas",
  "Notes to be reminded of": "Notas para recordar",
  "Done.": "Hecho.",
  "The note is kept.": "La nota se ha guardado.",
  Views: "Vistas",
  "Find anything": "Buscar cualquier cosa",
  "Ctrl K": "Ctrl K",
  "Show as a table": "Ver como tabla",
  "recipient|To": "To",
  By: "Canal",
  Status: "Estado",
  "Not sent": "No enviado",
  Subject: "Asunto",
  "The message as it was sent": "El mensaje tal como se envió",
  "As plain text": "Como texto sin formato",
  "created {a receivable}": "ha creado {una cuenta por cobrar}",
  "created receivables": "ha creado cuentas por cobrar",
  Created: "Creado",
  "imported {a receivable}": "ha importado {una cuenta por cobrar}",
  "imported receivables": "ha importado cuentas por cobrar",
  "Imported from a file": "Importado desde un archivo",
  "changed {a receivable}": "ha modificado {una cuenta por cobrar}",
  "changed receivables": "ha modificado cuentas por cobrar",
  Changed: "Modificado",
  "paused {a receivable}": "ha pausado {una cuenta por cobrar}",
  "paused receivables": "ha pausado cuentas por cobrar",
  "resumed {a receivable}": "ha reanudado {una cuenta por cobrar}",
  "resumed receivables": "ha reanudado cuentas por cobrar",
  Resumed: "Reanudado",
  "voided {a receivable}": "ha anulado {una cuenta por cobrar}",
  "voided receivables": "ha anulado cuentas por cobrar",
  Voided: "Anulado",
  "promised to pay {a receivable}": "ha prometido pagar {una cuenta por cobrar}",
  "Promised to pay": "Promesa de pago",
  "said that something is wrong with {a receivable}": "ha comunicado un problema con {una cuenta por cobrar}",
  "Said that something is wrong": "Problema comunicado",
  "answered the customer about {a receivable}": "ha respondido al cliente sobre {una cuenta por cobrar}",
  "Answered the customer": "Respuesta al cliente",
  "kept the invoice of {a receivable}": "ha guardado la factura de {una cuenta por cobrar}",
  "kept invoices of receivables": "ha guardado facturas de cuentas por cobrar",
  "Invoice kept": "Factura guardada",
  "removed the invoice of {a receivable}": "ha quitado la factura de {una cuenta por cobrar}",
  "Invoice removed": "Factura quitada",
  "sent the next reminder now for {a receivable}":
    "ha adelantado el próximo recordatorio de {una cuenta por cobrar}",
  "Next reminder asked for": "Próximo recordatorio adelantado",
  "approved a message to {a customer}": "ha aprobado un mensaje para {un cliente}",
  "approved messages": "ha aprobado mensajes",
  "skipped a message to {a customer}": "ha omitido un mensaje para {un cliente}",
  "skipped messages": "ha omitido mensajes",
  "edited a message to {a customer}": "ha editado un mensaje para {un cliente}",
  "had a test sent of a message to {a customer}": "ha pedido una prueba de un mensaje para {un cliente}",
  "imported a file of receivables": "ha importado un archivo de cuentas por cobrar",
  "imported a file of bills": "ha importado un archivo de facturas por pagar",
  "imported a file of customers": "ha importado un archivo de clientes",
  "recorded a payment for {a receivable}": "ha registrado un pago para {una cuenta por cobrar}",
  "recorded payments": "ha registrado pagos",
  "Payment recorded": "Pago registrado",
  "reversed a payment for {a receivable}": "ha revertido un pago de {una cuenta por cobrar}",
  "reversed payments": "ha revertido pagos",
  "Payment reversed": "Pago revertido",
  "applied {a bank transaction}": "ha asignado {un movimiento bancario}",
  "applied bank transactions": "ha asignado movimientos bancarios",
  "took back what was done with {a bank transaction}": "ha deshecho lo hecho con {un movimiento bancario}",
  "set {a bank transaction} aside": "ha ignorado {un movimiento bancario}",
  "set bank transactions aside": "ha ignorado movimientos bancarios",
  "refused a suggestion for {a bank transaction}":
    "ha rechazado una sugerencia para {un movimiento bancario}",
  "took {a bank transaction} back, which the bank has returned":
    "ha revertido {un movimiento bancario}, que el banco ha devuelto",
  "paid back what was left of {a bank transaction}":
    "ha reembolsado lo que quedaba en {un movimiento bancario}",
  "recorded a payment from {a customer}": "ha registrado un pago hecho por {un cliente}",
  "recorded payments from customers": "ha registrado pagos de clientes",
  "Recorded a payment from this customer": "Pago de este cliente registrado",
  "used the credit of {a customer}": "ha usado el saldo a favor que tenía {un cliente}",
  "Used credit": "Saldo a favor usado",
  "paid back the credit of {a customer}": "ha reembolsado el saldo a favor que tenía {un cliente}",
  "Paid back what was left of a payment": "Resto de un pago reembolsado",
  "took back a payment from {a customer}": "ha revertido un pago hecho por {un cliente}",
  "Took back a payment that was recorded by mistake": "Pago registrado por error, revertido",
  "noted something about {a customer}": "ha anotado algo sobre {un cliente}",
  Noted: "Anotado",
  "has done what was noted about {a customer}": "ha hecho lo anotado sobre {un cliente}",
  "Done what was noted": "Nota completada",
  "merged another customer into {a customer}": "merged another customer into {a customer}",
  "Merged another customer into this one": "Merged another customer into this one",
  "undid that a customer was merged into {a customer}": "undid that a customer was merged into {a customer}",
  "Undid a merge of customers": "Undid a merge of customers",
  "forgot an account that had paid for {a customer}":
    "ha olvidado una cuenta que había pagado por {un cliente}",
  "Forgot an account that had paid": "Cuenta pagadora olvidada",
  "imported {a bill}": "ha importado {una factura}",
  "imported bills": "ha importado facturas por pagar",
  "created {a bill}": "ha creado {una factura}",
  "created bills": "ha creado facturas por pagar",
  "changed {a bill}": "ha modificado {una factura}",
  "marked {a bill} as paid": "ha marcado {una factura} como pagada",
  "marked bills as paid": "ha marcado facturas como pagadas",
  "Marked as paid": "Marcada como pagada",
  "created a series of bills": "ha creado una serie de facturas",
  "Its series was created": "Serie creada",
  "stopped a series of bills": "ha detenido una serie de facturas",
  "Its series was stopped": "Serie detenida",
  "created {the next bill of a series}": "ha creado {la siguiente factura de una serie}",
  "created the next bills of series": "ha creado las siguientes facturas de series",
  "Written by its series": "Creada por su serie",
  "imported {a customer}": "ha importado {un cliente}",
  "imported customers": "ha importado clientes",
  "changed {a customer}": "ha modificado {un cliente}",
  "stopped reminders to an address of {a customer}":
    "ha detenido los recordatorios a una dirección que usa {un cliente}",
  "Stopped reminders to an address": "Recordatorios a una dirección detenidos",
  "allowed reminders to an address of {a customer} again":
    "ha vuelto a permitir los recordatorios a una dirección que usa {un cliente}",
  "Allowed reminders to an address again": "Recordatorios a una dirección permitidos de nuevo",
  "stopped reminders to {a customer}, whose address does not work":
    "ha detenido los recordatorios para {un cliente}, cuya dirección no funciona",
  "Stopped reminders to an address that does not work": "Recordatorios detenidos: la dirección no funciona",
  "made a new link for {a customer}'s page":
    "ha creado un enlace nuevo a la página del cliente para {un cliente}",
  "Made a new link for the debtor’s page": "Enlace nuevo a la página del cliente",
  "opened their invoice page ({a customer})": "ha abierto su página ({un cliente})",
  "Invoice page opened": "Página del cliente abierta",
  "created {a key}": "ha creado {una clave}",
  "rotated {a key}": "ha renovado {una clave}",
  "revoked {a key}": "ha revocado {una clave}",
  "added a person": "ha añadido a un usuario",
  "changed a person's role": "ha cambiado el rol de un usuario",
  "removed a person": "ha quitado a un usuario",
  "invited a person": "ha invitado a un usuario",
  "invited a person again": "ha vuelto a invitar a un usuario",
  "withdrew an invitation": "ha retirado una invitación",
  "accepted an invitation": "ha aceptado una invitación",
  "created an account": "ha creado una cuenta",
  "made a link to sign in for the first time": "ha creado un enlace para el primer inicio de sesión",
  "joined the company": "se ha unido a la empresa",
  "signed up": "se ha registrado",
  "confirmed an e-mail address": "ha confirmado una dirección de correo",
  "changed an account": "ha modificado una cuenta",
  "changed a password": "ha cambiado una contraseña",
  "signed out everywhere": "ha cerrado todas las sesiones",
  "asked for another e-mail address": "ha solicitado otra dirección de correo",
  "kept the present e-mail address": "ha mantenido la dirección de correo actual",
  "took the earlier e-mail address back": "ha recuperado la dirección de correo anterior",
  "took back the account of their e-mail address": "ha recuperado la cuenta de su dirección de correo",
  "closed an account": "ha cerrado una cuenta",
  "linked an account to single sign-on": "ha vinculado una cuenta al inicio de sesión único",
  "unlinked an account from single sign-on": "ha desvinculado una cuenta del inicio de sesión único",
  "signed in by single sign-on": "ha iniciado sesión con el inicio de sesión único",
  "set up two-factor authentication": "ha configurado la verificación en dos pasos",
  "turned off two-factor authentication": "ha desactivado la verificación en dos pasos",
  "reset a person's two-factor authentication": "ha restablecido la verificación en dos pasos de un usuario",
  "used a recovery code": "ha usado un código de recuperación",
  "made new recovery codes": "ha creado códigos de recuperación nuevos",
  "saw a wrong password for {somebody}": "ha detectado una contraseña incorrecta de {alguien}",
  "saw a wrong code for {somebody}": "ha detectado un código incorrecto de {alguien}",
  "saw a wrong key or link": "ha detectado una clave o un enlace incorrectos",
  "made {somebody} wait after wrong tries": "ha hecho esperar a {alguien} tras varios intentos fallidos",
  "refused a form of {somebody}, which no page of this application has made":
    "ha rechazado un formulario de {alguien} que no procede de ninguna página de esta aplicación",
  "saw {somebody} sign in with a new browser":
    "ha detectado que {alguien} ha iniciado sesión con un navegador nuevo",
  "saw {somebody} do what needs a fresh proof":
    "ha detectado que {alguien} ha hecho algo que exige confirmar la identidad",
  "added a passkey": "ha añadido una llave de acceso",
  "removed a passkey": "ha quitado una llave de acceso",
  "used a passkey that may be a copy, and was refused":
    "ha usado una llave de acceso que podría ser una copia, y se ha rechazado",
  "changed the reminder policy": "ha modificado las reglas de recordatorio",
  "changed the texts of reminders": "ha modificado los textos de los recordatorios",
  "started a plan": "ha iniciado un plan",
  "ended a plan": "ha finalizado un plan",
  "created the company": "ha creado la empresa",
  "changed the company's facts": "ha modificado los datos de la empresa",
  "changed whether reminders leave": "ha cambiado si se envían los recordatorios",
  "imported a bank statement": "ha importado un extracto bancario",
  "added a bank account": "ha añadido una cuenta bancaria",
  "removed a bank account": "ha quitado una cuenta bancaria",
  "set what the company may do a day": "ha fijado los límites diarios de la empresa",
  "asked for an archive of all that the company has":
    "ha pedido un archivo con todos los datos de la empresa",
  "closed the company": "ha cerrado la empresa",
  "opened the company again": "ha reabierto la empresa",
  "deleted the company": "ha eliminado la empresa",
  "activated the company": "ha activado la empresa",
  "deactivated the company": "ha desactivado la empresa",
  "moved the test clock": "ha adelantado el reloj de pruebas",
  "opened the gate": "ha abierto el acceso",
  "closed the gate": "ha cerrado el acceso",
  "changed the addresses for providers' reports":
    "ha cambiado las direcciones para los informes de los servicios de envío",
  "sealed the secrets by another key": "ha protegido los secretos con otra clave",
  "made a restored database safe to serve": "ha dejado lista para el uso una base de datos restaurada",
  "receivable {id}": "la cuenta por cobrar {id}",
  "bill {id}": "la factura {id}",
  "customer {id}": "el cliente {id}",
  "bank transaction {id}": "el movimiento bancario {id}",
  amount: "importe",
  currency: "moneda",
  "due date": "vencimiento",
  reference: "referencia",
  description: "descripción",
  customer: "cliente",
  "what it is for": "concepto",
  name: "nombre",
  phone: "teléfono",
  language: "idioma",
  "time zone": "zona horaria",
  "What was changed: {list}.": "Cambios: {list}.",
  "A key": "Una clave",
  "Key “{keyName}”": "Clave «{keyName}»",
  "Key “{keyName}” of {userName}": "Clave «{keyName}» de {userName}",
  "The operator": "El operador",
  "The customer": "El cliente",
  "This is not your password.": "Esta no es su contraseña.",
  "This code is not right, or it was used before. Codes change every 30 seconds.":
    "Este código no es correcto o ya se ha usado. Los códigos cambian cada 30 segundos.",
  "Confirm that it is you": "Confirme su identidad",
  "Who you are, how you are paid and how you are reached stands in every message.":
    "En cada mensaje aparece quién es usted, cómo pagarle y cómo contactarle.",
  "Company facts": "Datos de la empresa",
  "Enter what customers owe you, or import it.": "Introduzca lo que le deben sus clientes o impórtelo.",
  "First debts": "Primeras deudas",
  "Read what your customers will read.": "Lea lo que leerán sus clientes.",
  "Texts read": "Textos leídos",
  "Open a message in the outbox and have a test sent to yourself.":
    "Abra un mensaje en la bandeja de salida y envíese una prueba.",
  "Test mail received": "Correo de prueba recibido",
  "See who would get what, and let it leave.": "Vea quién recibiría qué y active los envíos.",
  Live: "Envíos activados",
  "Until your first message leaves": "Hasta su primer mensaje",
  "To do": "Por hacer",
  "I have read them": "Ya los he leído",
  Outstanding: "Pendiente",
  Amount: "Importe",
  Facts: "Datos",
  Customer: "Cliente",
  Due: "Vence",
  Why: "Motivo",
  "It resumes by itself on {date}.": "Se reanuda automáticamente el {date}.",
  "Promised for": "Prometido para el",
  Reference: "Referencia",
  Description: "Descripción",
  Number: "Número",
  "day|Paid": "Paid",
  How: "Cómo",
  "bank transaction": "movimiento bancario",
  "Reminders are on hold: it leaves once somebody goes live.":
    "Los recordatorios están retenidos: se enviará cuando alguien active los envíos.",
  "It waits in the outbox until an owner or admin approves it.":
    "Espera en la bandeja de salida a que lo apruebe un propietario o administrador.",
  "It leaves within the next minutes.": "Se enviará en los próximos minutos.",
  "It can’t leave right now: it leaves on {moment}. “What comes next” says why.":
    "Ahora no se puede enviar: se enviará el {moment}. En «Próximos recordatorios» se indica por qué.",
  "It is resumed.": "Se ha reanudado.",
  "The payment is recorded.": "El pago se ha registrado.",
  "What comes next": "Próximos recordatorios",
  Payments: "Pagos",
  "What happened": "Historial",
  "Reminder policy": "Reglas de recordatorio",
  "Texts of reminders": "Textos de los recordatorios",
  "Two-factor authentication": "Verificación en dos pasos",
  "people|Accounts": "Accounts",
  Security: "Seguridad",
  Plan: "Plan",
  Person: "Usuario",
  Everybody: "Todos",
  What: "Acción",
  Everything: "Todo",
  From: "De",
  To: "A",
  When: "Cuándo",
  "What was done, the newest first": "Lo que se ha hecho, lo más reciente primero",
  "Nothing was found. Widen the filters or the dates.":
    "No se ha encontrado nada. Amplíe los filtros o las fechas.",
  "Nothing was found among the newest entries. Look further back, or choose dates.":
    "No se ha encontrado nada entre las entradas más recientes. Busque más atrás o elija fechas.",
  "The file has the newest {count} entries at most.":
    "El archivo contiene como máximo las {count} entradas más recientes.",
  "It is approved, and leaves at its time.": "Está aprobado y se enviará a su hora.",
  "It will not be sent. Its case goes on.": "No se enviará. El proceso continúa.",
  "It is saved for this message.": "Se ha guardado para este mensaje.",
  "The usual texts are back.": "Se han restablecido los textos habituales.",
  "A test is on its way to your own address.": "Se está enviando una prueba a su propia dirección.",
  "{channel} to {customer}": "{channel} a {customer}",
  "The message": "El mensaje",
  "When and why": "Cuándo y por qué",
  "The e-mail address or the password is not right.":
    "El correo electrónico o la contraseña no son correctos.",
  "The e-mail address or the password is not right, or they are not those of an owner with two-factor authentication. Everybody else signs in by the button above.":
    "El correo electrónico o la contraseña no son correctos, o no son los de un propietario con verificación en dos pasos. Los demás inician sesión con el botón de arriba.",
  "This recovery code is not right, or it was used before.":
    "Este código de recuperación no es correcto o ya se ha usado.",
  "The first step was too long ago. Start again with your e-mail address and password.":
    "Ha pasado demasiado tiempo desde el primer paso. Empiece de nuevo con su correo electrónico y su contraseña.",
  "Sign in with {name}": "Iniciar sesión con {name}",
  "A password is for owners with two-factor authentication only.":
    "La contraseña es solo para propietarios con verificación en dos pasos.",
  "Sign in": "Iniciar sesión",
  "Sign in with a passkey": "Iniciar sesión con una llave de acceso",
  "Forgot your password?": "¿Ha olvidado su contraseña?",
  "No account yet? <link>Sign up</link>": "¿Aún no tiene cuenta? <link>Regístrese</link>",
  "You are signed in. This recovery code does not work again. Your account shows how many you have left.":
    "Ha iniciado sesión. Este código de recuperación ya no sirve. En su cuenta puede ver cuántos le quedan.",
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
  "The changes are saved.": "Los cambios se han guardado.",
  "No more e-mails go there.": "Ya no se enviarán correos a esa dirección.",
  "No more SMS go there.": "Ya no se enviarán SMS a ese número.",
  "E-mails may go there again.": "Se pueden volver a enviar correos a esa dirección.",
  "SMS may go there again.": "Se pueden volver a enviar SMS a ese número.",
  "The account is forgotten.": "La cuenta se ha olvidado.",
  "The customer has a new link. Earlier ones no longer work.":
    "El cliente tiene un enlace nuevo. Los anteriores ya no funcionan.",
  Allowed: "Permitido",
  "Opted out": "De baja",
  "Does not work": "No funciona",
  "No address": "Sin dirección",
  Owes: "Debe",
  Overdue: "Vencido",
  Oldest: "Más antiguo",
  "Last message": "Último mensaje",
  Addresses: "Direcciones",
  Written: "Escrito",
  "Answers to this customer": "Respuestas a este cliente",
  Merge: "Merge",
  "{displayName} has the same e-mail address.": "{displayName} has the same e-mail address.",
  "Merge into {displayName}": "Merge into {displayName}",
  "{goneName} was merged into this customer.": "{goneName} was merged into this customer.",
  "{goneName} was merged into {keptName}.": "{goneName} was merged into {keptName}.",
  "This can be undone until {moment}.": "This can be undone until {moment}.",
  "The customers are two again.": "The customers are two again.",
  "No reminders are wanted there since {moment}.": "No quiere recordatorios desde el {moment}.",
  "No reminders are wanted there since {moment}: {reason}":
    "No quiere recordatorios desde el {moment}: {reason}",
  "A message was reported as spam on {moment}.": "Un mensaje se marcó como spam el {moment}.",
  "A message came back on {moment}.": "Un mensaje fue devuelto el {moment}.",
  "Stop e-mails": "Detener correos",
  "Allow e-mails again": "Volver a permitir correos",
  "Stop SMS": "Detener SMS",
  "Allow SMS again": "Volver a permitir SMS",
  "Reminders may go to {address}, for every customer who has this address.":
    "Se podrán enviar recordatorios a {address}, para todos los clientes que tengan esa dirección.",
  "No more reminders go to {address}, for every customer who has this address.":
    "No se enviarán más recordatorios a {address}, para ninguno de los clientes que tengan esa dirección.",
  Credit: "Saldo a favor",
  "since {moment}, by <link>this transaction</link>": "desde el {moment}, por <link>este movimiento</link>",
  Forget: "Olvidar",
  "Forget a known payer": "Olvidar un pagador conocido",
  "Forget that {printedAccount} pays for this customer? Payments from it are then found by their text and amount alone. What was applied stays.":
    "¿Olvidar que {printedAccount} paga por este cliente? Sus pagos se identificarán entonces solo por el texto y el importe. Lo ya asignado no cambia.",
  "Known payers": "Pagadores conocidos",
  Receivable: "Cuenta por cobrar",
  "Nothing was paid yet.": "Todavía no se ha pagado nada.",
  "Payments of this customer": "Pagos de este cliente",
  "All bank transactions": "Todos los movimientos bancarios",
  "Money that may be theirs": "Dinero que podría ser de este cliente",
  "Reminders about what it may be for wait, until somebody applies or ignores it.":
    "Los recordatorios que podrían verse afectados esperan hasta que alguien asigne o ignore este dinero.",
  "Transactions that may be this customer’s": "Movimientos que podrían ser de este cliente",
  "{applied} for these receivables, {credit} stays as credit.":
    "{applied} for these receivables, {credit} stays as credit.",
  "{more} more than came.": "{more} more than came.",
  "What it is for, the oldest first": "Qué se paga, lo más antiguo primero",
  "{amount} open, due {date}.": "{amount} pendientes, vence el {date}.",
  "Nothing is recorded yet: the oldest are filled in. Change what is otherwise, and press the button again.":
    "Todavía no se ha registrado nada: el importe se ha repartido entre lo más antiguo. Cambie lo que no sea correcto y vuelva a pulsar el botón.",
  "Payment from this customer": "Pago de este cliente",
  "Paid on": "Fecha de pago",
  "Nothing is open: all of it stays as credit for what comes.":
    "No hay nada pendiente: todo queda como saldo a favor para lo que venga.",
  "Record payment": "Registrar pago",
  "Use credit": "Usar saldo a favor",
  "{list} can be used.": "Se puede usar: {list}.",
  "Credit of a bank transaction is used on its own page.":
    "El saldo a favor de un movimiento bancario se usa en la página de ese movimiento.",
  "Taken back": "Revertido",
  "{amount} credit": "{amount} a favor",
  "Rest paid back": "Resto reembolsado",
  Used: "Usado",
  "verb|Paid back": "Paid back",
  "You have paid {left} back to the customer. It is no credit any more.":
    "Usted ha reembolsado {left} al cliente. Deja de ser saldo a favor.",
  "Take back": "Revertir",
  "Take back this payment of {amount}? What it has paid is owed again, and reminders go on. Use this where it was recorded by mistake.":
    "¿Revertir este pago de {amount}? Lo que pagó se volverá a deber y los recordatorios continuarán. Úselo si se registró por error.",
  Change: "Acciones",
  "Payments from this customer": "Pagos recibidos de este cliente",
  "Payments that were recorded for this customer as a whole":
    "Pagos registrados para el conjunto de este cliente",
  Phone: "Teléfono",
  Language: "Idioma",
  "Time zone": "Zona horaria",
  "The credit is used.": "El saldo a favor se ha usado.",
  "It is no credit any more.": "Ya no es saldo a favor.",
  "The payment is taken back.": "El pago se ha revertido.",
  Edit: "Editar",
  "With the country: +4915112345678.": "Con el prefijo del país: +34612345678.",
  "Such as en or de. Leave it empty for the company's.":
    "Por ejemplo, es o en. Déjelo vacío para usar el de la empresa.",
  "Such as Europe/Berlin. Leave it empty for the company's.":
    "Por ejemplo, Europe/Madrid. Déjelo vacío para usar la de la empresa.",
  "Save changes": "Guardar cambios",
  "The debtor’s page": "Página del cliente",
  "Open the debtor’s page": "Abrir la página del cliente",
  "New link": "Nuevo enlace",
  "New link to the debtor’s page": "Nuevo enlace a la página del cliente",
  "All links that {displayName} was sent so far no longer work.":
    "Los enlaces enviados hasta ahora a {displayName} dejan de funcionar.",
  "Planned for": "Programado para el",
  Channel: "Canal",
  For: "Sobre",
  Messages: "Mensajes",
  "No message is planned or was sent.": "No hay mensajes programados ni enviados.",
  "Reminders of this customer": "Recordatorios de este cliente",
  "All messages": "Todos los mensajes",
  Nothing: "Nada",
  "Where reminders may go": "Dónde se pueden enviar recordatorios",
  "Receivables of this customer": "Cuentas por cobrar de este cliente",
  "All receivables": "Todas las cuentas por cobrar",
  "The invitation is on its way.": "La invitación está en camino.",
  "The invitation is on its way again. We send at most three mails an hour to one address.":
    "La invitación está de nuevo en camino. Enviamos como máximo tres correos por hora a una misma dirección.",
  "The invitation is withdrawn.": "La invitación se ha retirado.",
  "The role is changed.": "El rol se ha cambiado.",
  "This person does not belong to the company any more.": "Este usuario ya no pertenece a la empresa.",
  "Two-factor authentication is reset. The person is told by mail.":
    "La verificación en dos pasos se ha restablecido. Se avisa al usuario por correo.",
  "The invoice of {receivableName}": "Factura de {receivableName}",
  "Back to {receivableName}": "Volver a {receivableName}",
  "We send you a link to set a new password.": "Le enviamos un enlace para elegir una contraseña nueva.",
  "Send the link": "Enviar el enlace",
  "If there is an account with this address, a mail with a link is on its way to it. The link works once, for 24 hours. Nothing has come? Look into the folder for spam, or ask for another one in an hour.":
    "Si existe una cuenta con esta dirección, se le está enviando un correo con un enlace. El enlace funciona una sola vez, durante 24 horas. ¿No ha llegado nada? Mire en la carpeta de spam o pida otro dentro de una hora.",
  "As in your country: {languageName}": "Como en su país: {languageName}",
  "Your company’s is {replaceAll}.": "La de su empresa es {replaceAll}.",
  "Find a customer": "Buscar un cliente",
  Find: "Buscar",
  "Nobody found. Try fewer words, or enter a new customer below.":
    "No se ha encontrado a nadie. Pruebe con menos palabras o introduzca un cliente nuevo más abajo.",
  "New customer": "Nuevo cliente",
  "With its country: +4915112345678.": "Con el prefijo del país: +34612345678.",
  "Messages are written in it.": "Los mensajes se escriben en este idioma.",
  "As your company": "Como su empresa",
  "Messages arrive there at the hours of your policy. {usualZone}":
    "Los mensajes llegan allí en el horario de sus reglas. {usualZone}",
  "A new customer": "Un cliente nuevo",
  "The newest customers, or those that you have looked for above.":
    "Los clientes más recientes o los que ha buscado arriba.",
  "What is owed": "Qué se debe",
  "Such as 120.50 or 120,50, as you write it.": "Por ejemplo, 120,50 o 120.50, como lo escriba usted.",
  "Due date": "Vencimiento",
  "Your own, an invoice number say.": "La suya; por ejemplo, un número de factura.",
  Create: "Crear",
  "The receivable is created.": "La cuenta por cobrar se ha creado.",
  "The policy is saved. All that is open is planned anew in the background.":
    "Las reglas se han guardado. Todo lo pendiente se vuelve a programar en segundo plano.",
  "The policy is saved. It has no steps: no customer is reminded.":
    "Las reglas se han guardado. No tienen pasos: no se recuerda nada a ningún cliente.",
  "This is what would happen. Nothing is saved yet.":
    "Esto es lo que ocurriría. Todavía no se ha guardado nada.",
  "The steps are changed here. Nothing is saved yet.":
    "Los pasos se han cambiado aquí. Todavía no se ha guardado nada.",
  "The default policy is in force again.": "Vuelven a regir las reglas predeterminadas.",
  Holiday: "Festivo",
  Closed: "Cerrado",
  "Due in effect": "Vencimiento efectivo",
  "Due on {date}": "Vence el {date}",
  ", a day on which nothing is sent: it is paid in time until {date}.":
    ", un día en que no se envía nada: se paga a tiempo hasta el {date}.",
  "Nothing would be sent: the policy has no steps.": "No se enviaría nada: las reglas no tienen pasos.",
  "Times are the customer's, in {timezone}.": "Las horas son las del cliente, en {timezone}.",
  Friendly: "Cordial",
  Firm: "Firme",
  Final: "Último aviso",
  Monday: "Lunes",
  Tuesday: "Martes",
  Wednesday: "Miércoles",
  Thursday: "Jueves",
  Friday: "Viernes",
  Saturday: "Sábado",
  Sunday: "Domingo",
  "Moved. {list}": "Cambio de fecha. {list}",
  "Not sent.": "No enviado.",
  "Not sent. {reason}": "No enviado. {reason}",
  "on the due date": "el día del vencimiento",
  "{days} before the due date": "{days} antes del vencimiento",
  "{days} after the due date": "{days} después del vencimiento",
  Never: "Nunca",
  "To final e-mails": "A los correos de último aviso",
  "To firm and final e-mails": "A los correos firmes y de último aviso",
  " and {count} more": " y {count} más",
  "No. {customerId}": "N.º {customerId}",
  Message: "Mensaje",
  Now: "Ahora",
  Then: "Después",
  "All {count} open receivables were looked at.":
    "Se han revisado las {count} cuentas por cobrar pendientes.",
  "The first {count} open receivables were looked at.":
    "Se han revisado las primeras {count} cuentas por cobrar pendientes.",
  "In the live book": "Con sus datos reales",
  "Nothing would change.": "No cambiaría nada.",
  "If nobody pays, this would change:": "Si nadie paga, cambiaría esto:",
  "Messages in {previewDays} days now": "Mensajes en {previewDays} días, ahora",
  "Messages in {previewDays} days then": "Mensajes en {previewDays} días, después",
  "None of the receivables that there are would get another message in these {previewDays} days. The calendar shows one that is made up.":
    "Ninguna de las cuentas por cobrar existentes recibiría otro mensaje en estos {previewDays} días. El calendario muestra una ficticia.",
  "The first changes": "Los primeros cambios",
  "{step}, by {channels}": "{step}, por {channels}",
  "a bill's reminder {step}": "recordatorio de factura por pagar {step}",
  yes: "sí",
  no: "no",
  "{days}, then nothing is sent": "{days}; después no se envía nada",
  Hours: "Horario",
  "{from} to {to}": "de {from} a {to}",
  Days: "Días",
  "Not on public holidays": "No en festivos",
  "Minimum balances": "Saldos mínimos",
  "Step added: {step}.": "Paso añadido: {step}.",
  "Step removed: {step}.": "Paso quitado: {step}.",
  "{label}: {value}, before it was {before}.": "{label}: {value}; antes, {before}.",
  "By the customer's clock. Nothing leaves before {earliestTime} or after {latestTime}, whatever stands here.":
    "Según la hora del cliente. No se envía nada antes de las {earliestTime} ni después de las {latestTime}, ponga lo que ponga aquí.",
  "Not on public holidays of the company's country": "No en los festivos del país de la empresa",
  "0 to {most}: a notice names what is due so soon, and tells of nothing again for as long.":
    "De 0 a {most}: cada aviso previo reúne lo que vence en esos días; hasta que pasen no se envía otro sobre lo mismo.",
  "1 to {most}; those that name it.": "De 1 a {most}; cuentan los que la mencionan.",
  "0 to {most}: so many days on which messages leave may a missed step be late.":
    "De 0 a {most}: cuántos días de envío puede retrasarse un paso que no salió a tiempo.",
  "Of the whole company, so that many do not leave at once.":
    "De toda la empresa, para que no se envíen muchos de una vez.",
  "0 to {most}.": "De 0 a {most}.",
  "{least} to {most}: so often is a receivable named again until it is paid. Never if empty.":
    "De {least} a {most}: cada cuántos días se vuelve a recordar una cuenta por cobrar hasta que se pague. Si está vacío, nunca.",
  "0 to {most}: so long a message waits while a payment that may be for it is looked at.":
    "De 0 a {most}: cuánto espera un mensaje mientras se revisa un pago que podría corresponderle.",
  "1 to {most}: without a newer bank statement for so long you are told. Never if empty.":
    "De 1 a {most}: se le avisa tras ese tiempo sin un extracto bancario más reciente. Si está vacío, nunca.",
  "And send nothing until there is one": "Y no enviar nada hasta que lo haya",
  "What you keep as the invoice of a receivable, up to 10 MB in one e-mail. The customer’s page offers all of them.":
    "La factura guardada en la cuenta por cobrar, hasta 10 MB por correo. En la página del cliente están todas.",
  "A receivable that owes less than this waits until it owes more. In other currencies, so does one that owes less than 5.00 and less than a tenth of its amount.":
    "Una cuenta por cobrar con menos saldo pendiente que este espera hasta que se deba más. En otras monedas espera la que deba menos de 5,00 y menos de una décima parte de su importe.",
  "Currency {index}": "Moneda {index}",
  "At least {index}": "Mínimo {index}",
  "Bills, step": "Facturas por pagar, paso",
  Step: "Paso",
  "Minimum for {currency}": "Mínimo para {currency}",
  "no currency": "no currency",
  "This is the default policy.": "Estas son las reglas predeterminadas.",
  "Version {version}, saved {moment}.": "Versión {version}, guardada el {moment}.",
  Steps: "Pasos",
  "Customers are reminded of what they owe:": "A los clientes se les recuerda lo que deben:",
  "The usual tone is friendly up to the due date, firm after it, and final for the last step if it is late.":
    "El tono habitual es cordial hasta el vencimiento, firme después y de último aviso en el último paso si ya hay retraso.",
  "Hours and days": "Horario y días",
  Limits: "Límites",
  "Bills to pay": "Facturas por pagar",
  "Your own people are reminded of bills by e-mail.":
    "Las facturas se recuerdan por correo a los usuarios de su empresa.",
  "This policy has no steps: no customer is reminded of anything, until somebody adds some.":
    "Estas reglas no tienen pasos: no se recuerda nada a ningún cliente hasta que alguien los añada.",
  "Save without steps": "Guardar sin pasos",
  "Once everything is right, you see here what would happen.":
    "Cuando todo sea correcto, aquí verá lo que ocurriría.",
  "Preview also says what would change about the receivables that you have.":
    "La vista previa también indica qué cambiaría en sus cuentas por cobrar actuales.",
  "Country of the company": "País de la empresa",
  "None: no holidays": "Ninguno: sin festivos",
  "Time zone of the customer": "Zona horaria del cliente",
  "Version {version} was saved and changed:": "La versión {version} se guardó y cambió:",
  "Version {version} was saved {moment} and changed:": "La versión {version} se guardó el {moment} y cambió:",
  Preview: "Vista previa",
  "A sample debt": "Una deuda de ejemplo",
  "Save policy": "Guardar reglas",
  "Restore the default": "Restablecer las predeterminadas",
  "The default policy takes the place of version {version}.":
    "Las reglas predeterminadas sustituyen a la versión {version}.",
  "The time window": "El horario",
  "Days that a notice looks ahead": "Días que abarca un aviso previo",
  "Days between two reminders to one customer": "Días entre dos recordatorios a un mismo cliente",
  "Reminders of one receivable, at most": "Máximo de recordatorios por cuenta por cobrar",
  "Messages a minute, at most": "Máximo de mensajes por minuto",
  "Open days to catch up": "Días de envío para recuperar un paso",
  "Days between reminders after the last step": "Días entre recordatorios tras el último paso",
  "Open days to look at a payment": "Días de envío para revisar un pago",
  "Days without a bank statement": "Días sin extracto bancario",
  "Attach the invoice": "Adjuntar la factura",
  days: "días",
  channels: "canales",
  tone: "tono",
  "Step {index}": "Paso {index}",
  "before the due date": "antes del vencimiento",
  "after the due date": "después del vencimiento",
  by: "por",
  Tone: "Tono",
  "Usual tone": "Tono habitual",
  Remove: "Quitar",
  "step {index}": "paso {index}",
  "Add a step": "Añadir un paso",
  "for bills": "para facturas por pagar",
  "{name} was merged into {presentName}. Receivables, messages and notes are there.":
    "{name} was merged into {presentName}. Receivables, messages and notes are there.",
  "It leaves at once.": "Se envía enseguida.",
  "It leaves on {customerTime}, when the hours and distances of the policy let it.":
    "Se enviará el {customerTime}, cuando lo permitan el horario y los intervalos de las reglas.",
  "This message can't be written.": "Este mensaje no se puede redactar.",
  "To {recipient}": "A {recipient}",
  "It leaves as soon as it may.": "Se enviará en cuanto sea posible.",
  "Send now to {customer}": "Enviar ahora a {customer}",
  "Back to the message": "Volver al mensaje",
  "Reminders are on hold: nothing is sent before somebody goes live.":
    "Los recordatorios están retenidos: no se envía nada hasta que alguien active los envíos.",
  "Send now": "Enviar ahora",
  "You have not made this account, or do not know its password? <link>Set a new password</link> by another mail to this address. Then the account is yours, and whoever made it is locked out.":
    "¿No ha creado usted esta cuenta o no conoce su contraseña? <link>Elija una contraseña nueva</link> con otro correo a esta dirección. Así la cuenta será suya y quien la creó perderá el acceso.",
  "You have not asked for this? Close this page, and nothing happens.":
    "¿No lo ha solicitado usted? Cierre esta página y no ocurrirá nada.",
  "Is {email} your e-mail address?": "¿Es {email} su dirección de correo?",
  "Then give the password of your account.": "Indique entonces la contraseña de su cuenta.",
  "Yes, verify it": "Sí, verificarla",
  "For {email}. You will be signed out everywhere else.": "Para {email}. Se cerrarán sus demás sesiones.",
  "New password": "Contraseña nueva",
  "Set password": "Guardar contraseña",
  "Welcome, {name}. Choose a password for {email}. After it, you set up two-factor authentication.":
    "Le damos la bienvenida, {name}. Elija una contraseña para {email}. Después configurará la verificación en dos pasos.",
  "This link signs you in, once.": "Con este enlace inicia sesión una sola vez.",
  "Sign in as {name}": "Iniciar sesión como {name}",
  "Welcome, {data}. Choose a password for {email}.":
    "Le damos la bienvenida, {data}. Elija una contraseña para {email}.",
  "There is an account with this address by now. <link>Sign in</link>":
    "Ya existe una cuenta con esta dirección. <link>Iniciar sesión</link>",
  "The e-mail address of your account was changed, or is to be changed. Was that not you? Then take {email} back. Everybody is signed out, and you choose a new password.":
    "La dirección de correo de su cuenta se ha cambiado o va a cambiarse. ¿No ha sido usted? Entonces recupere {email}. Se cerrarán todas las sesiones y elegirá una contraseña nueva.",
  "Take my address back": "Recuperar mi dirección",
  "{inviter} invites {email} to {company}.": "{inviter} invita a {email} a {company}.",
  "Sign in with {name} to accept it.": "Inicie sesión con {name} para aceptarla.",
  "Make an account to accept it.": "Cree una cuenta para aceptarla.",
  "Accept invitation": "Aceptar invitación",
  "You have an account with this address.": "Ya tiene una cuenta con esta dirección.",
  "You are signed in as {email}. Sign out, and open this link again.":
    "Ha iniciado sesión como {email}. Cierre la sesión y abra de nuevo este enlace.",
  "Sign in to accept": "Iniciar sesión para aceptar",
  "Verify your e-mail address": "Verifique su dirección de correo",
  "Set a new password": "Elija una contraseña nueva",
  "Make your account": "Cree su cuenta",
  "Take your e-mail address back": "Recupere su dirección de correo",
  "Set your password": "Elija su contraseña",
  "Accept your invitation": "Acepte su invitación",
  "In the application": "En la aplicación",
  "In the application, session {sessionId}": "En la aplicación, sesión {sessionId}",
  "With a key": "Con una clave",
  "With key {apiKeyId}": "Con la clave {apiKeyId}",
  "On the command line": "Por línea de comandos",
  "On the customer's page": "En la página del cliente",
  "By itself": "Automáticamente",
  nothing: "nothing",
  "from {before} to {after}": "de {before} a {after}",
  Details: "Detalles",
  "{count, plural, one {# message is approved.} other {# messages are approved.}}":
    "{count, plural, one {Se ha aprobado # mensaje.} other {Se han aprobado # mensajes.}}",
  "{count, plural, one {# message will not be sent. Its case goes on.} other {# messages will not be sent. Their cases go on.}}":
    "{count, plural, one {# mensaje no se enviará. El proceso continúa.} other {# mensajes no se enviarán. Los procesos continúan.}}",
  "{count, plural, one {# message says something else by now. Look at it again.} other {# messages say something else by now. Look at them again.}}":
    "{count, plural, one {# mensaje ha cambiado entretanto. Revíselo de nuevo.} other {# mensajes han cambiado entretanto. Revíselos de nuevo.}}",
  Approve: "Aprobar",
  Skip: "Omitir",
  "Nothing else leaves in the next 30 days.": "No se envía nada más en los próximos 30 días.",
  "Nothing leaves in the next 30 days.": "No se envía nada en los próximos 30 días.",
  "What leaves in the next 30 days if nobody pays and nothing changes. The next message of each customer can be read, changed and stopped; what follows on it is foretold. Times are the customers’.":
    "Lo que se enviará en los próximos 30 días si nadie paga y nada cambia. El próximo mensaje de cada cliente se puede leer, modificar y detener; los siguientes son una previsión. Las horas son las de los clientes.",
  "Later messages": "Mensajes posteriores",
  "Key {apiKeyId}": "Clave {apiKeyId}",
  "{count} other keys": "{count} claves más",
  "No key has sent a request in this time. What is done in the application is not counted.":
    "Ninguna clave ha enviado solicitudes en este tiempo. Lo que se hace en la aplicación no cuenta.",
  "Requests per day, by key": "Solicitudes por día y clave",
  Day: "Día",
  "Requests per day, by key: {count} in {count2} days":
    "Solicitudes por día y clave: {count} en {count2} días",
  "Planned from": "Programado desde",
  "Planned to": "Programado hasta",
  "{channel} does not work since {moment}. Reminders wait, and go on by themselves when it works again.":
    "{channel} no funciona desde el {moment}. Los recordatorios esperan y continuarán automáticamente cuando vuelva a funcionar.",
  "What is planned, the earliest first, then what has ended, newest first":
    "Primero lo programado, empezando por lo más próximo; después lo terminado, empezando por lo más reciente",
  "No reminder matches. Choose other filters, or clear them.":
    "Ningún recordatorio coincide. Elija otros filtros o quítelos.",
  "No reminder is planned yet. Duebook plans them when customers owe something.":
    "Todavía no hay recordatorios programados. Duebook los programa cuando los clientes deben algo.",
  "Recovery codes": "Códigos de recuperación",
  "Each of these codes signs you in once if you don't have your phone. Print them, or keep them where you keep your passwords. They are not shown again.":
    "Cada uno de estos códigos le permite iniciar sesión una vez si no tiene su teléfono. Imprímalos o guárdelos donde guarda sus contraseñas. No se volverán a mostrar.",
  "I have kept them": "Ya los he guardado",
  Copy: "Copiar",
  "Install an authenticator app on your phone, if you have none.":
    "Instale una aplicación de autenticación en su teléfono, si no tiene ninguna.",
  "Scan this code with the app, or type in the secret.":
    "Escanee este código con la aplicación o escriba el código secreto.",
  "Type in the six digits that the app shows.": "Escriba las seis cifras que muestra la aplicación.",
  "QR code for your authenticator app": "Código QR para su aplicación de autenticación",
  Secret: "Código secreto",
  Confirm: "Confirmar",
  "Keep the present one": "Mantener la actual",
  "Not now": "Ahora no",
  "{count, plural, one {# recovery code is left.} other {# recovery codes are left.}}":
    "{count, plural, one {Queda # código de recuperación.} other {Quedan # códigos de recuperación.}}",
  "Make new ones soon": "Cree otros pronto",
  "New recovery codes": "Nuevos códigos de recuperación",
  "Make ten new recovery codes? Those that you have stop working at once.":
    "¿Crear diez códigos de recuperación nuevos? Los que tiene dejarán de funcionar de inmediato.",
  "Remove the authenticator app": "Quitar la aplicación de autenticación",
  "Turn off two-factor": "Desactivar la verificación",
  "Move to another phone": "Pasar a otro teléfono",
  "Move two-factor authentication to another phone? The present one works until the other one does.":
    "¿Pasar la verificación en dos pasos a otro teléfono? La actual funciona hasta que funcione la nueva.",
  "Remove the authenticator app? Signing in with your password asks for a passkey from then on.":
    "¿Quitar la aplicación de autenticación? A partir de entonces, al iniciar sesión con su contraseña se le pedirá una llave de acceso.",
  "Turn off two-factor authentication? Your API keys stop working at once, and where you are owner or admin, you can't open the company until you set it up again.":
    "¿Desactivar la verificación en dos pasos? Sus claves de API dejarán de funcionar de inmediato y, donde sea propietario o administrador, no podrá abrir la empresa hasta que la configure de nuevo.",
  "Add an authenticator app": "Añadir una aplicación de autenticación",
  "Add an authenticator app? Its codes work beside your passkeys.":
    "¿Añadir una aplicación de autenticación? Sus códigos funcionan además de sus llaves de acceso.",
  "a passkey or a code from your authenticator app":
    "una llave de acceso o un código de su aplicación de autenticación",
  "a code from your authenticator app": "un código de su aplicación de autenticación",
  "a passkey": "una llave de acceso",
  On: "Activada",
  "Signing in with your password asks for {asks}.": "Al iniciar sesión con su contraseña se le pide {asks}.",
  Off: "Desactivada",
  "With it, nobody can sign in with your password alone. Owners and admins of a company need it, and so do API keys.":
    "Con ella, nadie puede iniciar sesión solo con su contraseña. La necesitan los propietarios y administradores de una empresa, y también las claves de API.",
  "Add a passkey": "Añadir una llave de acceso",
  "So that you know it again in the list, such as “My phone”.":
    "Para reconocerla en la lista; por ejemplo, «Mi teléfono».",
  "Remove a passkey": "Quitar una llave de acceso",
  "Remove the passkey “{name}”? It opens your account no more, and you are signed out everywhere else.":
    "¿Quitar la llave de acceso «{name}»? Ya no abrirá su cuenta y se cerrarán sus demás sesiones.",
  "It is your only second factor: your API keys stop working at once, and where you are owner or admin, you can't open the company until you set up another one.":
    "Es su único segundo factor: sus claves de API dejarán de funcionar de inmediato y, donde sea propietario o administrador, no podrá abrir la empresa hasta que configure otro.",
  "Remove “{name}”": "Quitar «{name}»",
  Added: "Añadida",
  "Last used": "Último uso",
  Passkeys: "Llaves de acceso",
  "A passkey is kept by your phone, your computer, a security key or a password manager. It signs you in without your password, and it can stand for the code of an authenticator app.":
    "Una llave de acceso se guarda en su teléfono, su equipo, una llave de seguridad o un gestor de contraseñas. Le permite iniciar sesión sin contraseña y puede sustituir al código de una aplicación de autenticación.",
  "You can't add one here: browsers know passkeys only at an address with a name, such as https://duebook.example or http://localhost, and not at one in numbers.":
    "Aquí no puede añadir ninguna: los navegadores solo admiten llaves de acceso en direcciones con nombre, como https://duebook.example o http://localhost, y no en direcciones numéricas.",
  "Adding a passkey needs JavaScript.": "Para añadir una llave de acceso se necesita JavaScript.",
  "You have {maxPasskeys} passkeys, and no more fit.":
    "Tiene {maxPasskeys} llaves de acceso, el máximo posible.",
  "About you": "Sobre usted",
  "As in the company": "Como en la empresa",
  "How amounts, dates and times are shown to you.":
    "Cómo se le muestran los importes, las fechas y las horas.",
  "How you read times; in the company it is {usualZone}. What is overdue goes by the company’s.":
    "Cómo lee usted las horas; en la empresa se usa {usualZone}. Lo vencido se rige por la de la empresa.",
  "Send me a digest of what needs attention": "Enviarme un resumen de lo que requiere atención",
  "At most once a day, by e-mail to your account's address, if you are an owner or admin. Nothing is sent on days without news.":
    "Como máximo una vez al día, por correo a la dirección de su cuenta, si es propietario o administrador. Los días sin novedades no se envía nada.",
  "Tell me each morning what leaves today": "Avisarme cada mañana de lo que se envía ese día",
  "At eight by the company's clock, if you are an owner or admin, on days on which something leaves.":
    "A las ocho, hora de la empresa, si es propietario o administrador, los días en que se envía algo.",
  Save: "Guardar",
  Verified: "Verificado",
  "Not verified": "Sin verificar",
  "Open the link in the e-mail that we have sent there. API keys work once your address is verified.":
    "Abra el enlace del correo que hemos enviado a esa dirección. Las claves de API funcionan cuando su dirección está verificada.",
  "It becomes {newEmail} as soon as you open the link that we have sent there. Until then you sign in with the present address, and your API keys do not work.":
    "Será {newEmail} en cuanto abra el enlace que hemos enviado a esa dirección. Hasta entonces inicia sesión con la dirección actual y sus claves de API no funcionan.",
  "Send the link again": "Enviar el enlace de nuevo",
  "Keep the present address": "Mantener la dirección actual",
  "You have no password yet. <link>Have a link mailed</link> to set one.":
    "Todavía no tiene contraseña. <link>Reciba un enlace por correo</link> para elegir una.",
  "New e-mail": "Nuevo correo electrónico",
  "We mail a link there, and tell your present address.":
    "Enviamos un enlace a esa dirección y avisamos a la actual.",
  "Change e-mail": "Cambiar correo electrónico",
  "To change the address, set a password first.": "Para cambiar la dirección, elija antes una contraseña.",
  "Present password": "Contraseña actual",
  "At least {minPasswordLength} characters that are hard to guess. You are signed out everywhere else.":
    "Al menos {minPasswordLength} caracteres difíciles de adivinar. Se cerrarán sus demás sesiones.",
  "Change password": "Cambiar contraseña",
  "You are signed out.": "Ha cerrado la sesión.",
  "That browser is signed out.": "Se ha cerrado la sesión de ese navegador.",
  "You are signed out everywhere.": "Se han cerrado todas sus sesiones.",
  "the time zone that you have chosen": "la zona horaria que usted ha elegido",
  "because neither you nor a company of yours has chosen a time zone":
    "porque ni usted ni ninguna empresa suya ha elegido una zona horaria",
  "the time zone of {name}": "la zona horaria de {name}",
  "Times are those of {readable}, {why}.": "Las horas son las de {readable}, {why}.",
  Browser: "Navegador",
  "This session": "Esta sesión",
  "Signed in": "Inicio de sesión",
  "Last seen": "Último acceso",
  End: "Terminar",
  "Where you are signed in": "Dónde tiene la sesión abierta",
  "Sign out everywhere": "Cerrar todas las sesiones",
  "The passkey is added.": "La llave de acceso se ha añadido.",
  "The passkey is removed. You are signed out everywhere else.":
    "La llave de acceso se ha quitado. Se han cerrado sus demás sesiones.",
  "Close account": "Cerrar cuenta",
  "You leave your companies, and nobody can sign in with this account any more. What you did in a company stays in its log.":
    "Deja sus empresas y nadie podrá iniciar sesión con esta cuenta. Lo que hizo en una empresa permanece en su registro.",
  "Close your account": "Cerrar su cuenta",
  "You are signed out everywhere, your API keys stop working, and {email} can make another account. This can’t be undone.":
    "Se cerrarán todas sus sesiones, sus claves de API dejarán de funcionar y con {email} se podrá crear otra cuenta. No se puede deshacer.",
  "Your account is closed.": "Su cuenta se ha cerrado.",
  "Not confirmed": "Sin confirmar",
  "You are not signed in": "No ha iniciado sesión",
  "This needs a sign-in of the last ten minutes at {name}. You come back to where you were. Then do it again: it was not done yet.":
    "Para esto debe haber iniciado sesión en {name} en los últimos diez minutos. Después volverá a donde estaba. Repita entonces la acción: todavía no se ha hecho.",
  Unmatched: "Sin coincidencia",
  Suggestion: "Sugerencia",
  "Partly applied": "Asignado en parte",
  Applied: "Asignado",
  Ignored: "Ignorado",
  "Paid back": "Reembolsado",
  "Took a payment back": "Ha revertido un pago",
  Return: "Devolución",
  "Money out": "Salidas de dinero",
  "Unknown payer": "Pagador desconocido",
  "payment ID": "identificador del pago",
  number: "número",
  sum: "suma",
  "the {last} is exact": "coincidencia exacta: {last}",
  "{list} and {last} are exact": "coincidencia exacta: {list}, {last}",
  "it is less by what may be deducted": "la diferencia es el descuento permitido",
  "another part of it paid a debt of theirs":
    "otra parte de este movimiento pagó una deuda del mismo cliente",
  "paid by the same account in {month}": "pagado desde la misma cuenta en {month}",
  "the payer’s name is the customer’s": "el nombre del pagador es el del cliente",
  "is paid already": "ya está pagada",
  "is void": "está anulada",
  "is in another currency": "está en otra moneda",
  "{receivable} {why}.": "{receivable} {why}.",
  "Applied.": "Asignado.",
  "Applied to what you chose.": "Asignado a lo que ha elegido.",
  "It is not suggested any more.": "Ya no se sugiere.",
  "Ignored.": "Ignorado.",
  "Undone. It waits again.": "Deshecho. Vuelve a estar pendiente.",
  "It is taken back: its payments are reversed.": "Se ha revertido: sus pagos quedan revertidos.",
  "It is marked as paid back.": "Se ha marcado como reembolsado.",
  "Statements of your bank": "Extractos de su banco",
  "Choose files, or drop them here: camt (XML or ZIP), MT940, OFX, CSV. Up to 10 MB each.":
    "Elija archivos o suéltelos aquí: camt (XML o ZIP), MT940, OFX, CSV. Hasta 10 MB cada uno.",
  Upload: "Subir",
  "{transactions, plural, one {# transaction} other {# transactions}}":
    "{transactions, plural, one {# movimiento} other {# movimientos}}",
  "{transactions, plural, one {# transaction} other {# transactions}}, {known} of them known before":
    "{transactions, plural, one {# movimiento} other {# movimientos}} (ya conocidos: {known})",
  "{what}. Nothing is new.": "{what}. No hay nada nuevo.",
  "{what}: {applied} applied, nothing waits for you.":
    "{what}; asignados: {applied}; nada requiere su atención.",
  "{what}: {applied} applied, {waiting, plural, one {# waits} other {# wait}} for you.":
    "{what}; asignados: {applied}; {waiting, plural, one {# requiere} other {# requieren}} su atención.",
  Imported: "Importado",
  "Unknown account": "Cuenta desconocida",
  Columns: "Columnas",
  Refused: "Rechazado",
  "It is of {count, plural, one {an account that} other {accounts that}} Duebook does not know: {list}. Nothing was imported.":
    "Es de {count, plural, one {una cuenta que} other {cuentas que}} Duebook no conoce: {list}. No se ha importado nada.",
  "Is it yours? Add it, then upload the file again.": "¿Es suya? Añádala y vuelva a subir el archivo.",
  "An owner or admin can add it.": "Puede añadirla un propietario o administrador.",
  "Add this account": "Añadir esta cuenta",
  "Open the statement": "Abrir el extracto",
  "What came of your files": "Resultado de sus archivos",
  "Go to Money in": "Ir a Entradas de dinero",
  "Statement {id}": "Extracto {id}",
  "{statementName} is being matched: {count} of {count2}.":
    "{statementName} se está conciliando: {count} de {count2}.",
  "Left the account": "Salió de la cuenta",
  "Came in": "Recibido",
  "Not applied": "Sin asignar",
  Booked: "Fecha contable",
  Value: "Fecha valor",
  Account: "Cuenta",
  "No. {bankAccountId}": "N.º {bankAccountId}",
  "Paid to": "Pagado a",
  "Paid by": "Pagado por",
  "Their account": "Cuenta de la otra parte",
  "End-to-end ID": "Identificador de extremo a extremo",
  "Bank’s reference": "Referencia del banco",
  "Reason of the return": "Motivo de la devolución",
  "Takes back": "Revierte",
  "No. {returnsId}": "N.º {returnsId}",
  Statement: "Extracto",
  "No. {bankStatementId}": "N.º {bankStatementId}",
  Ignore: "Ignorar",
  "It is for none of the receivables, such as a refund of a supplier or money of your own. Reminders no longer wait for it.":
    "No corresponde a ninguna cuenta por cobrar; por ejemplo, un reembolso de un proveedor o dinero propio. Los recordatorios dejan de esperar por él.",
  "left of {amount}": "restantes de {amount}",
  "It takes an earlier payment back, and it is not certain which one. Open it to choose.":
    "Revierte un pago anterior y no es seguro cuál. Ábralo para elegirlo.",
  "Money left the account.": "Salió dinero de la cuenta.",
  "Nothing in the book fits. Look for what it pays.": "No coincide con nada pendiente. Busque qué paga.",
  Split: "Repartir",
  "{others, plural, one {# other suggestion} other {# other suggestions}}":
    "{others, plural, one {# sugerencia más} other {# sugerencias más}}",
  "Pages of what needs you": "Páginas de lo que requiere su atención",
  "More that needs you": "Más que requiere su atención",
  "What needs you": "Requiere su atención",
  "What needs you ({total})": "Requiere su atención ({total})",
  "What needs you ({total} or more)": "Requiere su atención ({total} o más)",
  "Nothing waits for you: all that came in is applied, or was ignored.":
    "Nada requiere su atención: todo lo recibido está asignado o se ha ignorado.",
  "{amount} open, due {date}": "{amount} pendientes, vence el {date}",
  "Amount for {receivableName}": "Importe para {receivableName}",
  "References, descriptions, customers. What is chosen stays chosen.":
    "Referencias, descripciones, clientes. Lo elegido se mantiene.",
  "Split, or apply to other receivables": "Repartir o asignar a otras cuentas por cobrar",
  "Search for what it pays.": "Busque qué paga.",
  "No open receivable in {currency} matches.": "Ninguna cuenta por cobrar pendiente en {currency} coincide.",
  "Apply to these": "Asignar a estas",
  "Work out": "Calcular",
  Direction: "Sentido",
  "In and out": "Entradas y salidas",
  "Booked from": "Fecha contable desde",
  "Booked to": "Fecha contable hasta",
  Payer: "Pagador",
  "Just done": "Recién hecho",
  "to {receivables}": "to {receivables}",
  Date: "Fecha",
  "Value date": "Fecha valor",
  "Amount, with its sign": "Importe con signo",
  "Whether it came or left": "Si entró o salió",
  "Payer or payee": "Pagador o beneficiario",
  "Payment reference": "Referencia del pago",
  "Balance afterwards": "Saldo posterior",
  "Which column is what? The answer is remembered for the account.":
    "¿Qué es cada columna? La respuesta se recuerda para esta cuenta.",
  "The file is too large to be kept meanwhile: choose it again afterwards.":
    "El archivo es demasiado grande para conservarlo entretanto: vuelva a elegirlo después.",
  "The first rows of {fileName}": "Primeras filas de {fileName}",
  "Choose the account": "Elija la cuenta",
  "Not in the file": "No está en el archivo",
  Import: "Importar",
  "The balance of {date} is not that of {date2}":
    "El saldo final del {date} no coincide con el inicial del {date2}",
  "No statement of {date}": "Falta el extracto del {date}",
  "and {count} more gaps": "y {count} huecos más",
  "No statement yet": "Todavía sin extractos",
  "Last statement to {date}": "Último extracto hasta el {date}",
  Accounts: "Cuentas",
  "Sort code": "Sort code",
  "United Kingdom.": "Reino Unido.",
  "Routing number": "Número de ruta (routing number)",
  "United States.": "Estados Unidos.",
  "Clearing number": "Código bancario",
  "Anywhere else.": "En los demás países.",
  "Add an account": "Añadir una cuenta",
  "Statements of it are read from then on. Customers who owe its currency are told to pay into the first account of that currency, so it may be this one.":
    "A partir de entonces se leen sus extractos. A los clientes que deben en su moneda se les indica la primera cuenta de esa moneda, así que puede ser esta.",
  "Account holder": "Titular de la cuenta",
  "As the bank has it.": "Tal como consta en el banco.",
  "Without an IBAN: the account number, and the code of the bank.":
    "Sin IBAN: el número de cuenta y el código del banco.",
  "Account number": "Número de cuenta",
  "For payments from abroad.": "Para pagos desde el extranjero.",
  "This needs a code of your second factor, because money goes there.":
    "Se necesita un código de su segundo factor, porque ahí llega dinero.",
  "{receivableName} of {a}": "{receivableName} de {a}",
  "Nothing is written on it.": "No lleva texto.",
  ", due {date}": ", vence el {date}",
  "of {amount}": "de {amount}",
  "{amount} stays the customer’s credit.": "{amount} quedan como saldo a favor del cliente.",
  "money|Apply": "Asignar",
  "Not this": "No es esto",
  "Statements so far": "Extractos subidos",
  "An owner or admin can add an account.": "Un propietario o administrador puede añadir una cuenta.",
  "Upload a statement of your bank, and Duebook finds the receivables that were paid. It has to know the account: add it first, or give your IBAN in the facts of the company.":
    "Suba un extracto de su banco y Duebook encontrará las cuentas por cobrar que se han pagado. Para ello debe conocer la cuenta bancaria: añádala antes o indique su IBAN en los datos de la empresa.",
  "Upload a statement of your bank, and Duebook finds the receivables that were paid. It has to know the account: ask an owner or admin to add it, or to give your IBAN in the facts of the company.":
    "Suba un extracto de su banco y Duebook encontrará las cuentas por cobrar que se han pagado. Para ello debe conocer la cuenta bancaria: pida a un propietario o administrador que la añada o que indique su IBAN en los datos de la empresa.",
  "Nothing has moved yet, as far as Duebook knows. Upload a statement.":
    "Que Duebook sepa, todavía no ha habido movimientos. Suba un extracto.",
  "All transactions": "Todos los movimientos",
  "Nothing matches. Try fewer filters.": "Nada coincide. Pruebe con menos filtros.",
  Transactions: "Movimientos",
  "The file has the first {count} of them.": "El archivo contiene las primeras {count} filas.",
  "The account is added. Upload its statements.": "La cuenta se ha añadido. Suba sus extractos.",
  "Cut after {count} of {total} rows.": "Cortado tras {count} de {total} filas.",
  Owed: "Por cobrar",
  "Due in 7 days": "Vence en 7 días",
  Disputed: "En disputa",
  "Promises not kept": "Promesas incumplidas",
  "Nothing matches. Try fewer filters, or another word.":
    "Nada coincide. Pruebe con menos filtros o con otra palabra.",
  "Nothing that is owed matches.": "Nada de lo pendiente de cobro coincide.",
  "Look among all receivables": "Buscar en todas las cuentas por cobrar",
  "Everything is paid.": "Todo está pagado.",
  "Show all receivables": "Ver todas las cuentas por cobrar",
  "Not everything is shown. Narrow the list with a filter.":
    "No se muestra todo. Acote la lista con un filtro.",
  "Choose all on this page": "Seleccionar todo en esta página",
  "Choose {receivableName}": "Seleccionar {receivableName}",
  "Nothing is owed to you yet. Create what a customer owes you, or import a file of it.":
    "Todavía no le deben nada. Cree lo que le debe un cliente o importe un archivo.",
  "Cut after {count} rows: the search finds no more at once.":
    "Cortado tras {count} filas: una búsqueda no da más resultados.",
  "To pay": "Por pagar",
  Bill: "Factura",
  "Not overdue": "No vencido",
  "Due from": "Vence desde",
  "Due to": "Vence hasta",
  "Exact reference": "Referencia exacta",
  "Series number": "Número de serie",
  Calendar: "Calendario",
  Series: "Series",
  "No bill is recorded yet. Record one, or a series of bills that come every month.":
    "Todavía no hay facturas por pagar. Registre una o una serie de facturas que llegan cada mes.",
  "No bill matches. Choose other filters, or clear them.":
    "Ninguna factura coincide. Elija otros filtros o quítelos.",
  "The texts are saved. Messages use them from now on.":
    "Los textos se han guardado. Los mensajes los usan desde ahora.",
  "This is a preview. Nothing is saved yet.": "Esto es una vista previa. Todavía no se ha guardado nada.",
  Expired: "Caducada",
  "{days, plural, one {Expires in # day} other {Expires in # days}}":
    "{days, plural, one {Expires in # day} other {Expires in # days}}",
  Rotate: "Renovar",
  "Rotate the key “{name}”? You get a new key with the same name and scopes. The present one stops working at once.":
    "¿Renovar la clave «{name}»? Recibirá una clave nueva con el mismo nombre y los mismos permisos. La actual dejará de funcionar de inmediato.",
  Revoke: "Revocar",
  "Revoke the key “{name}”? Whatever uses it stops working at once, and it can't be brought back.":
    "¿Revocar la clave «{name}»? Todo lo que la usa dejará de funcionar de inmediato y no se podrá recuperar.",
  Scopes: "Permisos",
  Holder: "Titular",
  "{name} (you)": "{name} (you)",
  Made: "Creada",
  Validity: "Validez",
  "Your keys are refused until your e-mail address is confirmed. <link>Confirm it in your account</link>.":
    "Sus claves se rechazan hasta que confirme su dirección de correo. <link>Confírmela en su cuenta</link>.",
  "{own} of {most, plural, one {# key} other {# keys}}":
    "{own} of {most, plural, one {# key} other {# keys}}",
  "There are no keys yet. With a key, a program of yours can send receivables and bills, and read them. What it can do is described in <link>the interface</link>.":
    "Todavía no hay claves. Con una clave, un programa suyo puede enviar cuentas por cobrar y facturas por pagar, y leerlas. Lo que puede hacer se describe en <link>la documentación de la API</link>.",
  "Keys of the company, the newest first": "Claves de la empresa, las más recientes primero",
  "The key was created.": "La clave se ha creado.",
  "The key was replaced with a new one, which was shown once.":
    "La clave se ha sustituido por una nueva, que se ha mostrado una sola vez.",
  "The key is revoked.": "La clave se ha revocado.",
  Arrived: "Entregado",
  "Owed then": "Pendiente entonces",
  Tries: "Intentos",
  "Answer of the provider": "Respuesta del servicio de envío",
  Moved: "Cambio de fecha",
  "The message is also about": "El mensaje trata también de",
  "reminder {count}": "recordatorio {count}",
  "Reminder {count}": "Recordatorio {count}",
  "The reminder": "El recordatorio",
  "The message was removed, because its time of retention is over.":
    "El mensaje se ha eliminado porque ha terminado su plazo de conservación.",
  "No message was created for this reminder.": "No se ha creado ningún mensaje para este recordatorio.",
  "Owners and admins need two-factor authentication before they can open the company. Set it up here; it takes a minute.":
    "Los propietarios y administradores necesitan la verificación en dos pasos para abrir la empresa. Configúrela aquí; solo se tarda un minuto.",
  "Your account is saved.": "Su cuenta se ha guardado.",
  "We have mailed a link to your new address. It becomes yours when you open the link.":
    "Hemos enviado un enlace a su dirección nueva. Será la suya cuando abra el enlace.",
  "Your address stays as it is. We have mailed a link there, to verify it anew.":
    "Su dirección no cambia. Le hemos enviado un enlace para verificarla de nuevo.",
  "The link is on its way. We send at most three mails an hour.":
    "El enlace está en camino. Enviamos como máximo tres correos por hora.",
  "Your password is changed. You are signed out everywhere else.":
    "Su contraseña se ha cambiado. Se han cerrado sus demás sesiones.",
  "This code is not right. Codes change every 30 seconds.":
    "Este código no es correcto. Los códigos cambian cada 30 segundos.",
  "Two-factor authentication is on.": "La verificación en dos pasos está activada.",
  "Good. Keep your recovery codes where you find them without your phone.":
    "Bien. Guarde sus códigos de recuperación donde los encuentre sin su teléfono.",
  "You have new recovery codes.": "Tiene códigos de recuperación nuevos.",
  "Scan the code below with your other phone.": "Escanee el código de abajo con su otro teléfono.",
  "Scan the code below with your authenticator app.":
    "Escanee el código de abajo con su aplicación de autenticación.",
  "Two-factor authentication stays as it was.": "La verificación en dos pasos sigue como estaba.",
  "Two-factor authentication is off.": "La verificación en dos pasos está desactivada.",
  "Your account": "Su cuenta",
  "Nobody and nothing is found for “{text}”.": "No se ha encontrado nada ni a nadie con «{text}».",
  "A search looks for the beginnings of words: of a customer’s name or address, of a reference, of a page. An amount is looked for as a whole.":
    "La búsqueda mira el principio de las palabras: del nombre o la dirección de un cliente, de una referencia, de una página. Los importes se buscan completos.",
  "Look in descriptions": "Buscar en las descripciones",
  "Pages and actions": "Páginas y acciones",
  "Customer, reference, amount or page": "Cliente, referencia, importe o página",
  "How you read times.": "Cómo lee usted las horas.",
  "As your browser says": "Como indica su navegador",
  "We send you a link to choose a password.": "Le enviamos un enlace para elegir una contraseña.",
  "Sign up": "Registrarse",
  "You have an account? <link>Sign in</link>": "¿Ya tiene una cuenta? <link>Inicie sesión</link>",
  "We have written to your e-mail address. Open the link in that mail to choose a password; then you have an account. It works once, for 24 hours. Nothing has come? Look into the folder for spam.":
    "Hemos escrito a su dirección de correo. Abra el enlace de ese mensaje para elegir una contraseña; entonces tendrá una cuenta. Funciona una sola vez, durante 24 horas. ¿No ha llegado nada? Mire en la carpeta de spam.",
  "Merge into": "Merge into",
  "Nobody found. Type a word of the name, of an address or of a reference.":
    "No se ha encontrado a nadie. Escriba una palabra del nombre, de una dirección o de una referencia.",
  "The newest customers": "The newest customers",
  Found: "Found",
  Before: "Before",
  "What the two have now": "What the two have now",
  Afterwards: "Afterwards",
  "Choose another customer": "Choose another customer",
  "Merge {displayName}": "Merge {displayName}",
  "The customers are merged.": "The customers are merged.",
  "Sign in as somebody else": "Iniciar sesión con otro usuario",
  "The six digits that your authenticator app shows.":
    "Las seis cifras que muestra su aplicación de autenticación.",
  "A passkey needs JavaScript. Without it, use a recovery code.":
    "Las llaves de acceso necesitan JavaScript. Sin él, use un código de recuperación.",
  "Use a recovery code": "Usar un código de recuperación",
  "Recovery code": "Código de recuperación",
  "One of the ten that you kept when you set up two-factor authentication. Each works once.":
    "Uno de los diez que guardó al configurar la verificación en dos pasos. Cada uno sirve una sola vez.",
  "Use the authenticator app": "Usar la aplicación de autenticación",
  "sort code": "sort code",
  "routing number": "número de ruta (routing number)",
  "clearing number": "código bancario",
  "Remove a bank account": "Quitar una cuenta bancaria",
  "Remove {number}? Messages from now on no longer name it. Those that were sent stay as they are.":
    "¿Quitar {number}? Los mensajes ya no la indicarán a partir de ahora. Los ya enviados no cambian.",
  "Who owes this currency pays into this account.": "Quien debe en esta moneda paga en esta cuenta.",
  "United Kingdom, such as 20-00-00.": "Reino Unido; por ejemplo, 20-00-00.",
  "United States, nine digits.": "Estados Unidos, nueve cifras.",
  "Anywhere else: clearing number, BSB, IFSC.": "Otros países: código bancario, BSB, IFSC.",
  "Add the account": "Añadir la cuenta",
  "not told to customers": "no se indica a los clientes",
  "Accounts for other currencies": "Cuentas para otras monedas",
  "Customers are told the first account of the currency that they owe, and the IBAN above for every other currency.":
    "A los clientes se les indica la primera cuenta de la moneda en la que deben y, para las demás monedas, el IBAN de arriba.",
  "The account is added. Messages name it from now on.":
    "La cuenta se ha añadido. Los mensajes la indican desde ahora.",
  "The account is removed.": "La cuenta se ha quitado.",
  "What your customers see": "Lo que ven sus clientes",
  "For a debt of {amount} with the reference {reference}:":
    "Para una deuda de {amount} con la referencia {reference}:",
  "Pay online": "Pagar en línea",
  Web: "Web",
  Address: "Address",
  Country: "País",
  IBAN: "IBAN",
  BIC: "BIC",
  "Payment link": "Payment link",
  "Legal notice": "Legal notice",
  "The archive is being made: {count} rows so far.": "Se está creando el archivo: {count} filas por ahora.",
  "The archive of {moment} has {count} rows and {megabytes} MB.":
    "El archivo del {moment} tiene {count} filas y {megabytes} MB.",
  Download: "Descargar",
  "Everything as a file": "Todo en un archivo",
  "One ZIP with all that the company has here, as CSV for spreadsheets and JSON for programs. It is made while you work on, and can be downloaded for 30 days by owners and admins, with a code.":
    "Un ZIP con todo lo que la empresa tiene aquí, en CSV para hojas de cálculo y en JSON para programas. Se crea mientras usted sigue trabajando, y los propietarios y administradores pueden descargarlo durante 30 días con un código.",
  "Make the archive": "Crear el archivo",
  "Make a new archive": "Crear un archivo nuevo",
  "Close company": "Cerrar empresa",
  "Nothing is sent any more, and nobody gets in. For {reopenDays} days an owner can open it again; then all of it is deleted.":
    "Ya no se envía nada y nadie puede entrar. Durante {reopenDays} días un propietario puede reabrirla; después se elimina todo.",
  "Make the archive first: there is none of the last 24 hours.":
    "Cree antes el archivo: no hay ninguno de las últimas 24 horas.",
  "Close {name}": "Cerrar {name}",
  "Reminders stop, API keys are refused, and nobody of the company gets in. Customers’ pages list nothing any more. After {reopenDays} days all of it is deleted and can’t be brought back.":
    "Los recordatorios se detienen, las claves de API se rechazan y nadie de la empresa puede entrar. Las páginas de los clientes ya no muestran nada. Pasados {reopenDays} días se elimina todo y no se puede recuperar.",
  "Name of the company": "Nombre de la empresa",
  "Type “{name}”, so that it is this company that you close.":
    "Escriba «{name}» para confirmar que es esta la empresa que cierra.",
  "The archive is being made.": "Se está creando el archivo.",
  "You can download the archive for the next ten minutes.":
    "Puede descargar el archivo durante los próximos diez minutos.",
  "The company is closed. You can open it again here until it is deleted.":
    "La empresa está cerrada. Puede reabrirla aquí hasta que se elimine.",
  "Your e-mail address is verified.": "Su dirección de correo está verificada.",
  "Your password is set. Sign in with it.": "Su contraseña se ha guardado. Inicie sesión con ella.",
  "Your password is set.": "Su contraseña se ha guardado.",
  "You are a member now.": "Ya es miembro.",
  Owner: "Propietario",
  Admin: "Administrador",
  Member: "Miembro",
  Leave: "Abandonar",
  "Leave {name}": "Abandonar {name}",
  "Leave {name}? You no longer see anything of it, and your API keys for it stop working at once. Only an owner or admin of it can invite you again.":
    "¿Abandonar {name}? Ya no verá nada de esta empresa y sus claves de API para ella dejarán de funcionar de inmediato. Solo un propietario o administrador puede volver a invitarle.",
  "Closed. It is deleted on {moment}.": "Cerrada. Se eliminará el {moment}.",
  "Open again": "Reabrir",
  "Open {name} again": "Reabrir {name}",
  "Its people get in, its keys work, and its reminders go on as the policy says.":
    "Sus usuarios pueden entrar, sus claves funcionan y sus recordatorios continúan según las reglas.",
  "Until then, one of its owners can open it again.":
    "Hasta entonces, uno de sus propietarios puede reabrirla.",
  "You are": "Su rol",
  "A new company": "Una empresa nueva",
  "Messages to your customers are signed with it.": "Los mensajes a sus clientes se firman con este nombre.",
  "Choose a country": "Elija un país",
  "Reminders keep its public holidays.": "Los recordatorios respetan sus festivos.",
  "Days begin and end there.": "Según esta zona empiezan y terminan los días.",
  "Create company": "Crear empresa",
  "You belong to no company yet": "Todavía no pertenece a ninguna empresa",
  "Make one below, or ask an owner or admin of one to invite you.":
    "Cree una abajo o pida a un propietario o administrador que le invite a la suya.",
  "Ask an owner or admin of a company to invite {email}.":
    "Pida a un propietario o administrador de una empresa que invite a {email}.",
  "To join another company, ask one of its owners or admins to invite you. The operator of this Duebook creates new companies.":
    "Para unirse a otra empresa, pida a uno de sus propietarios o administradores que le invite. Las empresas nuevas las crea el operador de Duebook.",
  "Your company was created. You have a trial of one month, and nothing is sent until you go live.":
    "Su empresa se ha creado. Tiene un mes de prueba, y no se envía nada hasta que active los envíos.",
  "The company is open again.": "La empresa está abierta de nuevo.",
  "You have left the company.": "Ha abandonado la empresa.",
  "What it is for": "Concepto",
  "Mark as paid": "Marcar como pagada",
  "“{billLabel}” is then paid for good; its amount and due date can no longer change.":
    "La factura «{billLabel}» quedará pagada de forma definitiva; su importe y su vencimiento ya no podrán cambiar.",
  "Such as how it was paid. May stay empty.": "Por ejemplo, cómo se pagó. Opcional.",
  "Its series": "Su serie",
  "Every month since": "Cada mes desde",
  Until: "Hasta",
  "No end": "Sin fin",
  Each: "Por factura",
  "Next bill": "Próxima factura",
  Stopped: "Detenida",
  "Nothing is left to write": "No queda ninguna por crear",
  "All bills of this series": "Todas las facturas de esta serie",
  "The bill is marked as paid.": "La factura se ha marcado como pagada.",
  "In work": "En curso",
  Matched: "Conciliado",
  "{count} of {count2} transactions are matched. You can leave this page: it goes on by itself.":
    "{count} de {count2} movimientos conciliados. Puede salir de esta página: continúa automáticamente.",
  "Look again": "Actualizar",
  "Balance before": "Saldo anterior",
  "Balance after": "Saldo posterior",
  "What it brought": "Resultado",
  New: "Nuevo",
  "Known before": "Ya conocidos",
  Format: "Formato",
  Statements: "Extractos",
  "What it says of each account": "Lo que indica de cada cuenta",
  "Bills of {billLabel}": "Facturas de {billLabel}",
  "All are written": "Ya están todas creadas",
  "New series": "Nueva serie",
  "All running series": "Todas las series activas",
  "No series is running. Make one for a bill that comes every month.":
    "No hay ninguna serie activa. Cree una para una factura que llega cada mes.",
  "Series, the next bill first": "Series, la próxima factura primero",
  "Each bill is written {seriesHorizonDays} days before it is due.":
    "Cada factura se crea {seriesHorizonDays} días antes de su vencimiento.",
  "{count} more": "{count} más",
  "Bills of {name}": "Facturas de {name}",
  Months: "Meses",
  "This month": "Este mes",
  "Nothing is to pay in this month.": "Este mes no hay nada que pagar.",
  "Who you are": "Quién es usted",
  "Messages are signed with it.": "Los mensajes se firman con este nombre.",
  "Postal address, below the name in each e-mail.": "Dirección postal, debajo del nombre en cada correo.",
  "Where customers reach you. Answers to reminders go there.":
    "Dónde le encuentran los clientes. Aquí llegan las respuestas a los recordatorios.",
  "With the country's code, such as +49 30 123456.": "Con el prefijo del país; por ejemplo, +34 912 345 678.",
  "Nothing is sent on its public holidays.": "En sus festivos no se envía nada.",
  "Decides what is overdue and at what hours messages leave. UTC if empty.":
    "Determina qué está vencido y a qué horas se envían los mensajes. Si está vacía, UTC.",
  "How amounts and dates are written for those of you who have not chosen their own. Customers have theirs.":
    "Cómo se escriben los importes y las fechas para los usuarios que no han elegido lo suyo. Los clientes tienen su propio idioma.",
  "What your country's law wants in business letters, such as register, directors and tax number. It stands at the end of each message.":
    "Lo que la ley de su país exige en las cartas comerciales, como el registro, los administradores y el número fiscal. Aparece al final de cada mensaje.",
  "How to be paid": "Cómo pagarle",
  "As the bank has it: banks compare it with the account.":
    "Tal como consta en el banco: los bancos lo comparan con la cuenta.",
  "The account to pay into.": "La cuenta en la que se paga.",
  "Of the bank, in the country of the IBAN.": "Del banco, en el país del IBAN.",
  "Where customers pay online. {reference} stands for the debt’s reference, {amount} for what is open: {example}":
    "Dónde pagan los clientes en línea. {reference} equivale a la referencia de la deuda y {amount} a lo pendiente: {example}",
  "Changing this needs a code of your second factor, because money goes there.":
    "Para cambiarlo se necesita un código de su segundo factor, porque ahí llega dinero.",
  "Save payment details": "Guardar datos de pago",
  "Messages do not say how to pay: there is neither an account nor a payment link.":
    "Los mensajes no indican cómo pagar: no hay ni cuenta ni enlace de pago.",
  "The IBAN is given without the name of its holder.": "Se indica el IBAN sin el nombre de su titular.",
  "Messages do not say how to reach you.": "Los mensajes no indican cómo contactarle.",
  "Answers to reminders go to the owner who has been here longest.":
    "Las respuestas a los recordatorios llegan al propietario que lleva más tiempo aquí.",
  "Messages are signed with your name alone, without an address.":
    "Los mensajes se firman solo con su nombre, sin dirección.",
  "No public holidays are kept: reminders may leave on one.":
    "No se respetan festivos: los recordatorios pueden enviarse en ellos.",
  "Dates and hours follow UTC.": "Las fechas y horas siguen UTC.",
  "What is missing for your customers": "Lo que falta para sus clientes",
  "See how a message looks": "Ver cómo queda un mensaje",
  "Saved.": "Guardado.",
  "The payment details are saved.": "Los datos de pago se han guardado.",
  "The company is switched off: its keys are refused, and nothing is sent. Ask the operator of this Duebook.":
    "La empresa está desactivada: sus claves se rechazan y no se envía nada. Consulte al operador de Duebook.",
  "days sales outstanding": "plazo medio de cobro",
  DSO: "DSO",
  ", last {billedDays} days": ", últimos {billedDays} días",
  "{dsoDays, plural, one {# day} other {# days}}": "{dsoDays, plural, one {# día} other {# días}}",
  "Due in {soonDays} days": "Vence en {soonDays} días",
  "Collected in {collectedDays} days": "Cobrado en los últimos {collectedDays} días",
  "As of {date}. How is this counted?": "Datos del {date}. ¿Cómo se calculan?",
  "It is {date} in {zone}. A debt is overdue from the day after its due date; a paused debt is owed, but not overdue. DSO (days sales outstanding) is what is owed now, divided by what was billed in the last {billedDays} days, times {billedDays}.":
    "Es el {date} en {zone}. Una deuda está vencida desde el día siguiente a su vencimiento; una deuda en pausa se debe, pero no cuenta como vencida. El DSO (plazo medio de cobro) es lo que se debe ahora, dividido entre lo facturado en los últimos {billedDays} días y multiplicado por {billedDays}.",
  "{others, plural, one {The table below has # more currency.} other {The table below has # more currencies.}}":
    "{others, plural, one {La tabla de abajo incluye # moneda más.} other {La tabla de abajo incluye # monedas más.}}",
  "Nothing is owed to you yet": "Todavía no le deben nada",
  "<link>Create your first receivable</link>, or <link2>import a list of them</link2> from your accounting program or a spreadsheet.":
    "<link>Cree su primera cuenta por cobrar</link> o <link2>importe una lista</link2> desde su programa de contabilidad o una hoja de cálculo.",
  "<link>Say who you are and how you are paid</link>: it stands in every reminder.":
    "<link>Indique quién es y cómo pagarle</link>: aparece en cada recordatorio.",
  "<link>Look at the policy</link>: when reminders go out, and how many.":
    "<link>Revise las reglas</link>: cuándo se envían los recordatorios y cuántos.",
  "<link>Invite the people</link> who work with you.":
    "<link>Invite a las personas</link> que trabajan con usted.",
  "<link>Create a key</link>, if another program is to create receivables.":
    "<link>Cree una clave</link> si otro programa va a crear cuentas por cobrar.",
  "What needs a person": "Requiere atención",
  "Received and expected by week": "Recibido y previsto por semana",
  "How late it is": "Cuánto retraso hay",
  "Newest events": "Actividad reciente",
  "Reminders are on hold: they are planned and can be read, and nothing is sent. Once they are sent, customers hear of what they owe, also of what became overdue in the meantime.":
    "Los recordatorios están retenidos: se programan y se pueden leer, pero no se envía nada. Cuando se envíen, se recordará a los clientes lo que deben, también lo que haya vencido entretanto.",
  "Each message waits in the outbox until somebody approves it.":
    "Cada mensaje espera en la bandeja de salida hasta que alguien lo apruebe.",
  "Messages leave by themselves, as the policy says. The outbox shows each before it leaves.":
    "Los mensajes se envían automáticamente, según las reglas. La bandeja de salida los muestra antes de que se envíen.",
  Automatic: "Automático",
  "Ask me first": "Preguntar antes",
  Hold: "Retener",
  "Reminders are sent automatically from now on.": "Desde ahora los recordatorios se envían automáticamente.",
  "From now on each message waits in the outbox for approval.":
    "Desde ahora cada mensaje espera su aprobación en la bandeja de salida.",
  "From now on nothing is sent.": "Desde ahora no se envía nada.",
  "How messages leave": "Cómo se envían los mensajes",
  "Owners and admins decide about it.": "Lo deciden los propietarios y administradores.",
  "Read the messages in the outbox": "Leer los mensajes de la bandeja de salida",
  File: "Archivo",
  "No statement was uploaded yet. Download one from your bank, and choose it above.":
    "Todavía no se ha subido ningún extracto. Descargue uno de su banco y elíjalo arriba.",
  "Files, newest first": "Archivos, los más recientes primero",
  "It does not take that payment back: both wait again. The payments that it has reversed stay so until you apply them again.":
    "Deja de revertir ese pago: ambos movimientos vuelven a estar pendientes. Los pagos revertidos siguen así hasta que los asigne de nuevo.",
  "What was marked as paid back waits again.": "Lo marcado como reembolsado vuelve a estar pendiente.",
  "It waits again.": "Vuelve a estar pendiente.",
  "Its payments are reversed, and what was paid is owed again. What was learned from it is forgotten.":
    "Sus pagos se revierten y lo pagado se debe de nuevo. Lo aprendido de este movimiento se olvida.",
  "What was refused is suggested again.": "Lo rechazado se sugiere de nuevo.",
  "Mark paid back": "Marcar como reembolsado",
  "{amount} went back to whoever paid it. It is nobody’s credit any more.":
    "Se han reembolsado {amount} a quien los pagó. Dejan de ser saldo a favor.",
  Suggestions: "Sugerencias",
  "Nothing in the book fits what is left of it.":
    "No hay nada pendiente que coincida con lo que queda de este movimiento.",
  "<kbd>a</kbd> applies the first suggestion.": "<kbd>a</kbd> asigna la primera sugerencia.",
  "{kbd} asks why it is undone.": "{kbd} deshace, tras preguntar el motivo.",
  "{kbd} searches.": "{kbd} busca.",
  "What it takes back": "Qué revierte",
  "Nothing on this account has its references or its amount. Ignore it if its payment is not here.":
    "En esta cuenta no hay nada con sus referencias ni su importe. Ignore este movimiento si el pago no está aquí.",
  "The payments of what you choose are reversed, and what they paid is owed again.":
    "Los pagos del movimiento que elija se revierten y lo que pagaron se debe de nuevo.",
  "Take this back": "Revertir este",
  "Payments that it made": "Pagos realizados con este movimiento",
  "Nothing was done about it yet.": "Todavía no se ha hecho nada con este movimiento.",
  Edited: "Editado",
  "Leaves by itself": "Se envía automáticamente",
  "Waits for approval": "Espera aprobación",
  Approved: "Aprobado",
  "On hold": "Retenido",
  Waits: "En espera",
  "Cannot be sent": "No se puede enviar",
  Foretold: "Previsto",
  Notice: "Aviso previo",
  Reminder: "Recordatorio",
  "The step {step}.": "Paso: {step}.",
  Today: "Hoy",
  Tomorrow: "Mañana",
  "This week": "Esta semana",
  Later: "Más adelante",
  "{segments, plural, one {# SMS} other {# SMS}}": "{segments, plural, one {# SMS} other {# SMS}}",
  "Look at the customer": "Ver el cliente",
  "Subject:": "Asunto:",
  "The message as it will be sent": "El mensaje tal como se enviará",
  "As SMS": "Como SMS",
  Leaves: "Se envía",
  "Why then": "Por qué en ese momento",
  About: "Sobre",
  Sum: "Total",
  "May leave until": "Se puede enviar hasta",
  "This message to {customer} is not sent, now or later. The case goes on with the step after it.":
    "Este mensaje a {customer} no se enviará, ni ahora ni más tarde. El proceso continúa con el paso siguiente.",
  "Skip this message": "Omitir este mensaje",
  "For this one message. It is kept until the message leaves, and void if what the message lists changes.":
    "Solo para este mensaje. Se conserva hasta que se envíe y pierde su validez si cambia lo que el mensaje incluye.",
  Opening: "Introducción",
  Closing: "Cierre",
  "Use ours again": "Volver al texto habitual",
  "Send me a test": "Enviarme una prueba",
  "Every row needs a customer, an amount or what is outstanding, and a due date. Rows with the same name and e-mail have one customer.":
    "Cada fila necesita un cliente, un importe o lo pendiente, y un vencimiento. Las filas con el mismo nombre y correo son del mismo cliente.",
  "These are open here and not in the file.": "Están pendientes aquí y no figuran en el archivo.",
  "Import bills": "Importar facturas por pagar",
  "Every row needs a supplier, an amount or what is outstanding, and a due date.":
    "Cada fila necesita un proveedor, un importe o lo pendiente, y un vencimiento.",
  "Import customers": "Importar clientes",
  "Every row needs a name. What a row leaves empty stays as it is here.":
    "Cada fila necesita un nombre. Lo que una fila deja vacío no cambia aquí.",
  Supplier: "Proveedor",
  "Kind of document": "Tipo de documento",
  "Paid already": "Ya pagado",
  Draft: "Borrador",
  "Credit note": "Nota de crédito o abono",
  "No invoice": "No es una factura",
  "Line of a total": "Línea de total",
  "Stands in the file twice": "Repetido en el archivo",
  "Currency of rows that name none": "Moneda de las filas que no la indican",
  "Currency of all rows": "Moneda de todas las filas",
  "Amounts are written": "Formato de los importes",
  "As the file shows": "Como muestra el archivo",
  "Dates are written": "Formato de las fechas",
  "31.01.2027 or 31/01/2027": "31.01.2027 o 31/01/2027",
  "Column {place}": "Columna {place}",
  "Columns, amounts and dates": "Columnas, importes y fechas",
  "Check again": "Comprobar de nuevo",
  Unchanged: "Sin cambios",
  "Gone from the file": "Ya no figura en el archivo",
  "Wrong rows": "Filas con errores",
  Line: "Línea",
  Column: "Columna",
  "What is expected": "Qué se espera",
  "{lines, plural, one {# row is wrong} other {# rows are wrong}}. Correct the file and choose it again, or import the other rows.":
    "{lines, plural, one {# fila tiene errores} other {# filas tienen errores}}. Corrija el archivo y elíjalo de nuevo, o importe las demás filas.",
  "Nothing can be imported yet: choose below which column is which.":
    "Todavía no se puede importar nada: elija abajo qué es cada columna.",
  "And {count} more.": "Y {count} más.",
  "<link>Download the wrong rows</link> with a column that says what is wrong with each.":
    "<link>Descargue las filas con errores</link> con una columna que indica el error de cada una.",
  "without a reference": "sin referencia",
  "What changes": "Qué cambia",
  "New ({count})": "Nuevo ({count})",
  "{elsewhere, plural, one {# of these references stands here for another customer.} other {# of these references stand here for other customers.}} If a customer has another name in the file, give it that name here first, and nothing is made twice.":
    "{elsewhere, plural, one {# de estas referencias ya existe aquí para otro cliente.} other {# de estas referencias ya existen aquí para otros clientes.}} Si un cliente tiene otro nombre en el archivo, póngale antes ese nombre aquí y no se creará nada por duplicado.",
  "Changed ({count})": "Modificado ({count})",
  "It was read as an export of {program}.": "Se ha leído como una exportación de {program}.",
  "The file is not in UTF-8, so it was read as Windows-1252, as Excel writes it: check the letters.":
    "El archivo no está en UTF-8 y se ha leído como Windows-1252, como lo escribe Excel: compruebe las letras.",
  "The file": "El archivo",
  "Nothing is to be done: the book is in step with the file.":
    "No hay nada que hacer: aquí todo coincide con el archivo.",
  "Import the other rows": "Importar las demás filas",
  "Paid, says the file": "Pagada según el archivo",
  "Void, says the file": "Anulada según el archivo",
  "Mark {reference} as paid": "Marcar {reference} como pagada",
  "Number {id}": "Número {id}",
  "In the file": "En el archivo",
  "Gone from the file ({count})": "Ya no figura en el archivo ({count})",
  "What becomes of them?": "¿Qué se hace con ellas?",
  "Leave them open": "Dejarlas pendientes",
  "Mark all as paid": "Marcar todas como pagadas",
  "Without those that are void, says the file.": "Without those that are void, says the file.",
  "Mark those as paid that are ticked": "Marcar como pagadas las seleccionadas",
  "Choose a file": "Elija un archivo",
  "An export of your accounting program or a spreadsheet: Excel (XLSX) or CSV, with up to {count} rows and 10 MB.":
    "Una exportación de su programa de contabilidad o una hoja de cálculo: Excel (XLSX) o CSV, con un máximo de {count} filas y 10 MB.",
  "Send the same file or its successor as often as you like: you first see what it changes, and what stands here already is never made twice.":
    "Envíe el mismo archivo o uno más reciente tantas veces como quiera: primero verá qué cambia, y lo que ya está aquí nunca se crea por duplicado.",
  "Not imported": "Sin importar",
  Waiting: "En espera",
  "Import {id}": "Importación {id}",
  Chosen: "Seleccionado",
  "Imported before": "Importaciones anteriores",
  "Imported before, newest first": "Importaciones anteriores, las más recientes primero",
  "Rows imported": "Filas importadas",
  "{count} of {count2} rows are imported.": "Se han importado {count} de {count2} filas.",
  "The file is being imported": "El archivo se está importando",
  "You can leave this page: it goes on without you. What others do meanwhile is not in its way.":
    "Puede salir de esta página: continúa sin usted. Lo que hagan otros entretanto no interfiere.",
  Stop: "Detener",
  "The import is stopped": "La importación está detenida",
  "What is imported stays. If you go on, it begins where it stopped, and each row is imported once.":
    "Lo importado se conserva. Si continúa, sigue donde se detuvo y cada fila se importa una sola vez.",
  "Go on": "Continuar",
  "Changed here meanwhile, left as it is": "Modificado aquí entretanto, sin tocar",
  "The file is imported": "El archivo se ha importado",
  "The import has failed": "La importación ha fallado",
  "No message in the next seven days.": "Ningún mensaje en los próximos siete días.",
  "More than {count} messages in the next seven days, the first on {weekday}.":
    "Más de {count} mensajes en los próximos siete días, el primero el {weekday}.",
  "{messages, plural, one {# message} other {# messages}} in the next seven days, the first on {weekday}.":
    "{messages, plural, one {# mensaje} other {# mensajes}} en los próximos siete días, el primero el {weekday}.",
  "{pastLastStep, plural, one {# of them has its last step behind it and is paused, so that you decide about it.} other {# of them have their last step behind them and are paused, so that you decide about them.}}":
    "{pastLastStep, plural, one {# de ellas ya ha pasado su último paso y queda en pausa para que usted decida.} other {# de ellas ya han pasado su último paso y quedan en pausa para que usted decida.}}",
  "Reminders are on hold, so nothing leaves before you go live.":
    "Los recordatorios están retenidos: no se envía nada hasta que active los envíos.",
  "Each message waits until somebody approves it.": "Cada mensaje espera hasta que alguien lo apruebe.",
  "What follows": "Qué ocurrirá",
  "{overdue, plural, one {# new debt is overdue.} other {# new debts are overdue.}}":
    "{overdue, plural, one {# deuda nueva está vencida.} other {# deudas nuevas están vencidas.}}",
  "When are they reminded?": "¿Cuándo se envían los recordatorios?",
  "From the next step": "Desde el siguiente paso",
  "At once": "De inmediato",
  "They are paused. {followsIn}": "Quedan en pausa. {followsIn}",
  "Stop series": "Detener serie",
  "No more bills of “{billLabel}” are written. Those that are written stay.":
    "Ya no se crearán facturas de «{billLabel}». Las ya creadas se conservan.",
  "The series is stopped.": "La serie se ha detenido.",
  "One debt": "Una deuda",
  "Several debts": "Varias deudas",
  "A debt that is partly paid": "Una deuda pagada en parte",
  "Debts in several currencies": "Deudas en varias monedas",
  "A whole account: overdue, due soon, promised, disputed, with a credit":
    "Una cuenta completa: vencido, próximo a vencer, prometido, en disputa y con saldo a favor",
  Show: "Mostrar",
  "Leave a field empty for the built-in text. It is shown in grey, with an example debt.":
    "Deje un campo vacío para usar el texto predeterminado. Se muestra en gris, con una deuda de ejemplo.",
  "What texts may use": "Qué pueden usar los textos",
  "Conditions: {example}, with {tags}.": "Condiciones: {example}, con {tags}.",
  "Filters: {example}, with {filters}.": "Filtros: {example}, con {filters}.",
  "These texts are too long to be shown as HTML before they are saved. The plain text says the same.":
    "Estos textos son demasiado largos para mostrarlos como HTML antes de guardarlos. El texto sin formato dice lo mismo.",
  "The e-mail as a mail program shows it": "El correo tal como lo muestra un programa de correo",
  "Once the texts are valid, a preview appears here.":
    "Cuando los textos sean válidos, aquí aparecerá una vista previa.",
  "{label}: {length} of {max} characters": "{label}: {length} de {max} caracteres",
  "Subject: {subject}": "Asunto: {subject}",
  "{count, plural, one {# character} other {# characters}}, {segments, plural, one {# segment} other {# segments}}. An SMS has no text of your own; it is paid for by the segment.":
    "{count, plural, one {# carácter} other {# caracteres}}, {segments, plural, one {# segmento} other {# segmentos}}. Los SMS no llevan textos propios; se pagan por segmento.",
  "Save texts": "Guardar textos",
  "A payment came in": "Ha llegado un pago",
  "In {currency}.": "En {currency}.",
  "{amount} of {date}": "{amount} del {date}",
  "Reverse a payment": "Revertir un pago",
  "What was paid is owed again then, and reminders go on.":
    "Lo pagado se debe de nuevo y los recordatorios continúan.",
  Payment: "Pago",
  "Reverse payment": "Revertir pago",
  Pause: "Pausar",
  "No reminders go out while it is paused. Payments can still be recorded.":
    "Mientras está en pausa no se envían recordatorios. Se pueden seguir registrando pagos.",
  "It resumes by itself at the beginning of this day. Leave it empty to resume it yourself.":
    "Se reanuda automáticamente al comienzo de ese día. Déjelo vacío para reanudarla usted.",
  Resume: "Reanudar",
  "Reminders go on as the policy says.": "Los recordatorios continúan según las reglas.",
  "verb|Void": "Anular",
  "Void {receivableName}": "Anular {receivableName}",
  "{left} is left to pay, and nothing was paid.": "Quedan {left} por pagar y no se ha pagado nada.",
  "{left} is left to pay. {amount} was paid, and stays recorded.":
    "Quedan {left} por pagar. Se han pagado {amount}, que siguen registrados.",
  "It is not owed any more then: it takes no payments, and nobody is reminded of it. This can’t be undone.":
    "Deja de deberse: no admite pagos y no se envían recordatorios. No se puede deshacer.",
  "{channel} to {recipient}": "{channel} a {recipient}",
  "Send the next reminder now": "Enviar ya el próximo recordatorio",
  "The next reminder goes to {displayName} at once, if the hours and the distances of the policy allow it; otherwise as soon as they do. The steps after it stay where they are.":
    "El próximo recordatorio se envía de inmediato a {displayName} si lo permiten el horario y los intervalos de las reglas; si no, en cuanto lo permitan. Los pasos siguientes no cambian.",
  "The payment is reversed.": "El pago se ha revertido.",
  "The next reminder is asked for.": "El próximo recordatorio se ha adelantado.",
  "Your answer is about to leave.": "Su respuesta está a punto de enviarse.",
  "About to leave": "A punto de enviarse",
  Leaving: "Enviándose",
  "May not have arrived": "Quizá no haya llegado",
  "The customer says that something is wrong": "El cliente ha comunicado un problema",
  "The customer has promised to pay": "El cliente ha prometido pagar",
  "To answer here, give the customer an e-mail address first.":
    "Para responder aquí, indique antes un correo electrónico del cliente.",
  "E-mails to the customer come back. Give another address to answer here.":
    "Los correos no llegan al cliente. Indique otra dirección para responder aquí.",
  "{userName} answered on {moment}": "{userName} respondió el {moment}",
  Reply: "Responder",
  "Your answer": "Su respuesta",
  "It is mailed to {email}, with a greeting and your company’s name in their language. Their answer comes to your company’s e-mail address.":
    "Se envía por correo a {email}, con un saludo y el nombre de su empresa en el idioma del cliente. La contestación llega a la dirección de correo de su empresa.",
  "Send reply": "Enviar respuesta",
  "They will pay by {date}.": "Pagará a más tardar el {date}.",
  "No reminder is planned.": "No hay ningún recordatorio programado.",
  Promised: "Promesa de pago",
  "bank transfer": "bank transfer",
  card: "card",
  cash: "cash",
  cheque: "cheque",
  "direct debit": "direct debit",
  Counts: "Válido",
  Reversed: "Revertido",
  "{days} overdue": "{days} de retraso",
  "due today": "vence hoy",
  "due in {days}": "vence en {days}",
  "Most overdue": "Mayor retraso",
  "Newest first": "Más recientes primero",
  "Largest outstanding first": "Mayor saldo pendiente primero",
  "Largest amount first": "Mayor importe primero",
  "As the table is": "Como en la tabla",
  "Needs a person": "Requiere atención",
  "Promise not kept": "Promesa incumplida",
  "Customer number": "Número de cliente",
  Order: "Orden",
  "A search looks for words of references, and of names and addresses of customers. Descriptions are searched in the newest {count} receivables.":
    "La búsqueda mira palabras de las referencias y de los nombres y direcciones de los clientes. Las descripciones se buscan en las {count} cuentas por cobrar más recientes.",
  "By this bank transaction": "Con este movimiento bancario",
  "Reminder by {channel}": "Recordatorio por {channel}",
  "Reminder by {channel} to {recipient}": "Recordatorio por {channel} a {recipient}",
  "Read the message": "Leer el mensaje",
  "You already have a customer like this one.": "You already have a customer like this one.",
  "Use this one": "Use this one",
  "Create a new customer all the same": "Create a new customer all the same",
  "{n, plural, one {# receivable is paused.} other {# receivables are paused.}}":
    "{n, plural, one {# cuenta por cobrar está en pausa.} other {# cuentas por cobrar están en pausa.}}",
  "{n, plural, one {# receivable is resumed.} other {# receivables are resumed.}}":
    "{n, plural, one {# cuenta por cobrar se ha reanudado.} other {# cuentas por cobrar se han reanudado.}}",
  "{n, plural, one {# receivable is void.} other {# receivables are void.}}":
    "{n, plural, one {# cuenta por cobrar se ha anulado.} other {# cuentas por cobrar se han anulado.}}",
  "{n, plural, one {The next reminder of # receivable is asked for.} other {The next reminders of # receivables are asked for.}}":
    "{n, plural, one {Se ha adelantado el próximo recordatorio de # cuenta por cobrar.} other {Se han adelantado los próximos recordatorios de # cuentas por cobrar.}}",
  "With what is chosen": "Con lo seleccionado",
  "Send next reminder now": "Enviar ya el recordatorio",
  Export: "Exportar",
  "Void all that is chosen? What is left of each is not owed any more, and no reminders go out. This can’t be undone.":
    "¿Anular todo lo seleccionado? Lo pendiente de cada una deja de deberse y no se envían recordatorios. No se puede deshacer.",
  "{count, plural, one {# stays as it is:} other {# stay as they are:}}":
    "{count, plural, one {# sigue como estaba:} other {# siguen como estaban:}}",
  "PDF file": "Archivo PDF",
  "{id}-problem {id}-help": "{id}-problem {id}-help",
  "At most 10 MB. The customer’s page offers it.": "Como máximo 10 MB. Se ofrece en la página del cliente.",
  "Keep this file": "Guardar este archivo",
  "Replace it": "Sustituirla",
  "Remove it": "Quitarla",
  "Remove the invoice? The customer’s page does not offer it any more.":
    "¿Quitar la factura? La página del cliente dejará de ofrecerla.",
  "Remove the invoice": "Quitar la factura",
  "The invoice": "La factura",
  "Open the invoice": "Abrir la factura",
  "PDF, {count} KB": "PDF, {count} KB",
  "The invoice is kept.": "La factura se ha guardado.",
  "The invoice is removed.": "La factura se ha quitado.",
  "{total, plural, one {# receivable} other {# receivables}}":
    "{total, plural, one {# cuenta por cobrar} other {# cuentas por cobrar}}",
  "too many to be summed": "demasiadas para sumarlas",
  "nothing outstanding": "nada pendiente",
  "{amount} outstanding": "{amount} pendientes",
  Invoiced: "Facturado",
  "Somebody has changed it since you opened it. Below is what you typed, over how it stands now. Send it again if that is what you want.":
    "Alguien ha hecho cambios desde que usted lo abrió. Abajo está lo que escribió, sobre los datos actuales. Si aun así lo quiere, envíelo de nuevo.",
  "Choose another file": "Elegir otro archivo",
  "The key “{name}” is made": "La clave «{name}» se ha creado",
  "Copy it now, and keep it like a password: it is not shown again.":
    "Cópiela ahora y guárdela como una contraseña: no se volverá a mostrar.",
  "Your new key": "Su clave nueva",
  "It works until {moment}. Send it with each request as <code>Authorization: Bearer …</code>.":
    "Funciona hasta el {moment}. Envíela con cada solicitud como <code>Authorization: Bearer …</code>.",
  "Create key": "Crear clave",
  "To tell your keys apart: the program that uses it.": "Para distinguir sus claves: el programa que la usa.",
  "What the program may do: read, or read and change. Give it no more than it needs.":
    "Lo que puede hacer el programa: leer, o leer y modificar. No le dé más de lo que necesita.",
  "The key acts in your name and works for {keyLifetimeDays} days.":
    "La clave actúa en su nombre y funciona durante {keyLifetimeDays} días.",
  "Nobody can pay in {list}: there is no account and no payment link.":
    "Nadie puede pagar en {list}: no hay cuenta ni enlace de pago.",
  "Say how you are paid": "Indicar cómo pagarle",
  "Nobody can ask: there is no e-mail address and no phone number.":
    "Nadie puede preguntar: no hay correo electrónico ni teléfono.",
  "Say how you are reached": "Indicar cómo contactarle",
  "The policy has no steps: no customer is reminded.":
    "Las reglas no tienen pasos: no se recuerda nada a ningún cliente.",
  "Open the policy": "Abrir las reglas",
  "{unreachableCount, plural, one {# customer with debts cannot be reached. See below.} other {# customers with debts cannot be reached. See below.}}":
    "{unreachableCount, plural, one {No se puede contactar con # cliente con deudas. Véalo abajo.} other {No se puede contactar con # clientes con deudas. Véalos abajo.}}",
  "What is missing": "Qué falta",
  "Nothing: customers can pay, ask, and be reached.":
    "Nada: los clientes pueden pagar, preguntar y recibir mensajes.",
  "{messages, plural, one {# message} other {# messages}} to {customers, plural, one {# customer} other {# customers}}.":
    "{messages, plural, one {# mensaje} other {# mensajes}} a {customers, plural, one {# cliente} other {# clientes}}.",
  "{messages, plural, one {# message} other {# messages}} to {customers, plural, one {# customer} other {# customers}}, the first on {moment}.":
    "{messages, plural, one {# mensaje} other {# mensajes}} a {customers, plural, one {# cliente} other {# clientes}}, el primero el {moment}.",
  "Only the first {count} customers were looked at.": "Solo se han revisado los primeros {count} clientes.",
  "Nothing leaves in the next {liveDays} days.": "No se envía nada en los próximos {liveDays} días.",
  "If you went live now, nothing would leave in the next {liveDays} days.":
    "Si activara ahora los envíos, no se enviaría nada en los próximos {liveDays} días.",
  "In the next {liveDays} days": "En los próximos {liveDays} días",
  "If you go live now: the next {liveDays} days": "Si activa ahora los envíos: los próximos {liveDays} días",
  "What would leave, in the order of time": "Qué se enviaría, por orden cronológico",
  "The first {count} are listed.": "Se muestran los primeros {count}.",
  "Who cannot be reached": "A quién no se puede contactar",
  "Customers with debts who cannot be reached": "Clientes con deudas a los que no se puede contactar",
  "Who owes most": "Mayor deuda",
  "Oldest debts": "Deudas más antiguas",
  "Compared are the {count} customers who owe most in {chosen}.":
    "Se comparan los {count} clientes que más deben en {chosen}.",
  "These customers owe something, and no reminder reaches them: they have no address, or none that may be used. <link>All customers</link>":
    "Estos clientes deben algo y no les llega ningún recordatorio: no tienen dirección, o ninguna que se pueda usar. <link>Todos los clientes</link>",
  "Everybody who owes something can be reached.": "Se puede contactar con todos los que deben algo.",
  "There are more. They stand here as soon as some of these are reached.":
    "Hay más. Aparecerán aquí en cuanto se pueda contactar con algunos de estos.",
  "There are no customers yet. They are created along with what they owe.":
    "Todavía no hay clientes. Se crean junto con lo que deben.",
  "Name, address or reference": "Nombre, dirección o referencia",
  "Nobody found. A search looks for the beginnings of words in names, addresses and references.":
    "No se ha encontrado a nadie. La búsqueda mira el principio de las palabras en nombres, direcciones y referencias.",
  "Nobody.": "Nadie.",
  "One bill": "Una factura",
  "Create bill": "Crear factura",
  "A bill every month": "Una factura cada mes",
  "First due date": "Primer vencimiento",
  "Later ones are due on the same day of each month, or on its last day where a month is shorter.":
    "Las siguientes vencen el mismo día de cada mes, o el último día si el mes es más corto.",
  "Last due date": "Último vencimiento",
  "Leave it empty for no end.": "Déjelo vacío si no tiene fin.",
  "Create series": "Crear serie",
  "The bill is created.": "La factura se ha creado.",
  "The series is created.": "La serie se ha creado.",
  Trial: "Prueba",
  Basic: "Básico",
  Pro: "Pro",
  "The allowance is used up: requests of your keys are refused until the period ends.":
    "El cupo está agotado: las solicitudes de sus claves se rechazan hasta que termine el periodo.",
  "The allowance is almost used up. When it is, requests of your keys are refused until the period ends.":
    "El cupo está casi agotado. Cuando se agote, las solicitudes de sus claves se rechazarán hasta que termine el periodo.",
  "Ask who runs Duebook for you if you need more.": "Si necesita más, consulte al operador de Duebook.",
  Left: "Disponible",
  "Requests used in the period": "Solicitudes usadas en el periodo",
  "Per minute": "Por minuto",
  "{count} requests with each key": "{count} solicitudes con cada clave",
  "No plan": "Sin plan",
  "No plan is in force, so requests of your keys are refused and no reminders leave. Ask the operator of this Duebook to start one.":
    "No hay ningún plan en vigor: las solicitudes de sus claves se rechazan y no se envían recordatorios. Pida al operador de Duebook que inicie uno.",
  "The plan {plan} begins on {moment}.": "El plan {plan} empieza el {moment}.",
  "Plan {plan}": "Plan {plan}",
  Period: "Periodo",
  "{moment} to {moment2}": "Del {moment} al {moment2}",
  Allowance: "Cupo",
  "{count} requests": "{count} solicitudes",
  "{plan}, {count} requests, from {moment}": "{plan}, {count} solicitudes, desde el {moment}",
  "Requests per day": "Solicitudes por día",
  "The last {reportDays} days of UTC, as of {moment}. A request is counted here a few seconds after it came.":
    "Los últimos {reportDays} días (UTC), hasta el {moment}. Cada solicitud se cuenta aquí unos segundos después de llegar.",
  Invite: "Invitar",
  "A link is mailed there. It works once, for 24 hours.":
    "Se envía un enlace a esa dirección. Funciona una sola vez, durante 24 horas.",
  Role: "Rol",
  "Send invitation": "Enviar invitación",
  "Send again": "Enviar de nuevo",
  Withdraw: "Retirar",
  "Withdraw an invitation": "Retirar una invitación",
  "Withdraw the invitation of {email}? The link that was mailed leads nowhere any more.":
    "¿Retirar la invitación de {email}? El enlace enviado dejará de funcionar.",
  "Invited by": "Invitado por",
  Invitations: "Invitaciones",
  "There are no open invitations.": "No hay invitaciones abiertas.",
  "{count} of at most {maxInvitations}.": "{count} de un máximo de {maxInvitations}.",
  "everything, owners included": "todo, incluidos los propietarios",
  "keys, people, policy and the company's facts": "claves, usuarios, reglas y datos de la empresa",
  "the book: what is owed, payments, pauses": "la gestión diaria: lo que se debe, pagos, pausas",
  "Change role": "Cambiar rol",
  "{name} is {role}. Whoever becomes a member loses the API keys of this company at once.":
    "Rol actual de {name}: {role}. Quien pasa a ser miembro pierde de inmediato las claves de API de esta empresa.",
  Becomes: "Rol nuevo",
  "Remove {name}": "Quitar a {name}",
  "Remove {name} from {name2}? This person's access and API keys stop at once, and the invitations that this person has sent are withdrawn.":
    "¿Quitar a {name} de {name2}? Su acceso y sus claves de API terminan de inmediato, y se retiran las invitaciones que haya enviado.",
  "Reset two-factor": "Restablecer verificación",
  "Reset two-factor authentication of {name}? Do this only if you have talked to this person, who has lost the phone and the recovery codes. All sessions end, and API keys stop until it is set up again.":
    "¿Restablecer la verificación en dos pasos de {name}? Hágalo solo si ha hablado con esta persona y sabe que ha perdido el teléfono y los códigos de recuperación. Se cierran todas sus sesiones y sus claves de API dejan de funcionar hasta que la configure de nuevo.",
  "Two-factor": "Dos pasos",
  Yes: "Sí",
  No: "No",
  Members: "Miembros",
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
