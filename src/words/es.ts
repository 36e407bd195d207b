/** The phrases in Spanish. */
// oxlint-disable max-lines -- a list, which is looked up and never read from its beginning to its end
import type { Catalogue } from "./Catalogues.ts"

export const spanish: Catalogue = {
  "This is a test. The message has not left; it would go to {recipient}. The links in it lead to your outbox.":
    "Esto es una prueba. El mensaje no se ha enviado; iría a {recipient}. Sus enlaces llevan a su bandeja de salida.",
  "Test: {subject}": "Prueba: {subject}",
  "No. {number}": "N.º {number}",
  "{debts} and {count, plural, one {# more} other {# more}}":
    "{debts} y {count, plural, one {# más} other {# más}}",
  "{time}, e-mail to {customer} ({tone}): {debts}, {sums}":
    "{time}, correo a {customer} ({tone}): {debts}, {sums}",
  "{time}, SMS to {customer} ({tone}): {debts}, {sums}": "{time}, SMS a {customer} ({tone}): {debts}, {sums}",
  "{company}: more than {count, plural, one {# message leaves} other {# messages leave}} today":
    "{company}: hoy se envían más de {count, plural, one {# mensaje} other {# mensajes}}",
  "{company}: {count, plural, one {# message waits} other {# messages wait}} for approval":
    "{company}: {count, plural, one {# mensaje espera} other {# mensajes esperan}} aprobación",
  "{company}: {count, plural, one {# message leaves} other {# messages leave}} today":
    "{company}: hoy {count, plural, one {se envía # mensaje} other {se envían # mensajes}}",
  "These leave today, as soon as somebody has approved them:":
    "Estos mensajes se enviarán hoy en cuanto alguien los apruebe:",
  "If nobody pays before, these leave today:": "Si nadie paga antes, hoy se enviarán estos mensajes:",
  "and others": "y otros",
  "Read, change and stop them in the outbox: {link}":
    "Puede leerlos, modificarlos y detenerlos en la bandeja de salida: {link}",
  "To have this mail no more, change your account: {link}":
    "Para no recibir más este correo, modifique los ajustes de su cuenta: {link}",
  "Disputed by the customer": "Disputas de clientes",
  "Promised, and not paid": "Promesas incumplidas",
  "Not paid, and no further reminders follow": "Sin pagar y sin más recordatorios",
  "Reminders that could not be delivered": "Recordatorios que no se pudieron entregar",
  "Reminders that may not have arrived": "Recordatorios que quizá no hayan llegado",
  "Reminders that wait until somebody says what a payment is for":
    "Recordatorios que esperan a que alguien indique a qué corresponde un pago",
  "Bank accounts without a new statement": "Cuentas bancarias sin extracto reciente",
  "Addresses that do not work": "Direcciones que no funcionan",
  "Customers who want no more reminders": "Clientes que no quieren más recordatorios",
  "Reminders that became too late to send": "Recordatorios no enviados por ser demasiado tarde",
  "Reminders that were not sent because a channel did not work":
    "Recordatorios no enviados porque un canal no funcionaba",
  "and {count, plural, one {# more} other {# more}}": "y {count, plural, one {# más} other {# más}}",
  "{company}: {count, plural, one {# thing} other {# things}} to look at":
    "{company}: {count, plural, one {# asunto requiere} other {# asuntos requieren}} su atención",
  "Since the last digest of {company}:": "Novedades de {company} desde el último resumen:",
  "All that waits for you: {link}": "Todo lo que requiere su atención: {link}",
  "You get this because you are an owner or admin of the company. It comes only on days with something in it. To have it no more, change your account: {link}":
    "Recibe este correo porque es propietario o administrador de la empresa. Solo llega los días en que hay novedades. Para no recibirlo más, modifique los ajustes de su cuenta: {link}",
  "the newest one ends on {date}": "el último termina el {date}",
  "tone of a reminder|friendly": "cordial",
  "tone of a reminder|firm": "firme",
  "tone of a reminder|final": "último aviso",
  "Duebook: another e-mail address": "Duebook: cambio de la dirección de correo",
  "the e-mail address of your account is {email} now": "la dirección de correo de su cuenta es ahora {email}",
  "the e-mail address of your account is to become {email}, as soon as somebody follows the link that was sent there":
    "la dirección de correo de su cuenta pasará a ser {email} en cuanto alguien abra el enlace que se ha enviado a esa dirección",
  "Duebook: your e-mail address is back": "Duebook: ha recuperado su dirección de correo",
  "the e-mail address of your account is {email} again, and you were signed out everywhere; the account needs a new password, and passkeys and sign-ins elsewhere that were added in the day before the change or after it are removed":
    "la dirección de correo de su cuenta vuelve a ser {email} y se han cerrado todas sus sesiones; la cuenta necesita una contraseña nueva, y se han quitado las llaves de acceso y los inicios de sesión externos añadidos desde el día anterior al cambio",
  "Duebook: your account is closed": "Duebook: su cuenta se ha cerrado",
  "your account was closed: nobody can sign in with it any more, and you belong to no company; what you did in companies stays in their logs":
    "su cuenta se ha cerrado: ya no se puede iniciar sesión con ella y usted no pertenece a ninguna empresa; lo que hizo en las empresas permanece en sus registros",
  "Duebook: your password was changed": "Duebook: su contraseña se ha cambiado",
  "the password of your account was changed, and you were signed out everywhere else":
    "la contraseña de su cuenta se ha cambiado y se han cerrado sus demás sesiones",
  "Duebook: two-factor authentication was reset": "Duebook: verificación en dos pasos restablecida",
  "{by}, an owner of {company}, has reset two-factor authentication for your account, and you were signed out everywhere. Your password is as it was; sign in and set it up anew":
    "{by}, con el rol de propietario en {company}, ha restablecido la verificación en dos pasos de su cuenta, y se han cerrado todas sus sesiones. Su contraseña no ha cambiado; inicie sesión y vuelva a configurar la verificación",
  "Duebook: two-factor authentication was turned off": "Duebook: verificación en dos pasos desactivada",
  "two-factor authentication was turned off for your account":
    "la verificación en dos pasos de su cuenta se ha desactivado",
  "Duebook: two-factor authentication was set up": "Duebook: verificación en dos pasos configurada",
  "another authenticator app has taken the place of the one of your account":
    "otra aplicación de autenticación ha sustituido a la de su cuenta",
  "two-factor authentication was set up for your account":
    "la verificación en dos pasos de su cuenta se ha configurado",
  "Duebook: a recovery code was used": "Duebook: se ha usado un código de recuperación",
  "a recovery code of your account was used; {left, plural, one {# is left} other {# are left}}":
    "se ha usado un código de recuperación de su cuenta; {left, plural, one {queda #} other {quedan #}}",
  "Duebook: new recovery codes": "Duebook: nuevos códigos de recuperación",
  "your account has new recovery codes, and those from before do not work any more":
    "su cuenta tiene códigos de recuperación nuevos y los anteriores ya no funcionan",
  "Duebook: a passkey was added": "Duebook: se ha añadido una llave de acceso",
  "the passkey “{name}” was added to your account; it opens the account without your password":
    "la llave de acceso «{name}» se ha añadido a su cuenta; permite abrirla sin contraseña",
  "Duebook: a passkey was removed": "Duebook: se ha quitado una llave de acceso",
  "the passkey “{name}” was removed from your account, and you were signed out everywhere else":
    "la llave de acceso «{name}» se ha quitado de su cuenta y se han cerrado sus demás sesiones",
  "Duebook: a passkey was refused": "Duebook: se ha rechazado una llave de acceso",
  "somebody has used the passkey “{name}” of your account and was refused: it has counted less than the last time, as a copy of it would":
    "alguien ha intentado usar la llave de acceso «{name}» de su cuenta y se ha rechazado: su contador indica menos usos que la última vez, como ocurriría con una copia",
  "Duebook: single sign-on for your account": "Duebook: inicio de sesión único en su cuenta",
  "somebody has signed in to your account at {issuer} as {email} for the first time":
    "alguien ha iniciado sesión en su cuenta por primera vez a través de {issuer} como {email}",
  "Duebook: a new browser": "Duebook: un navegador nuevo",
  "somebody has signed in to your account with a browser that was not known: {browser}":
    "alguien ha iniciado sesión en su cuenta con un navegador desconocido: {browser}",
  "Hello,": "Hola:",
  "If this was not you, you need not do anything.": "Si no ha sido usted, no tiene que hacer nada.",
  "Duebook: verify your e-mail address": "Duebook: verifique su dirección de correo",
  "open this link to show that this address is yours. It works once, for 24 hours:":
    "Abra este enlace para confirmar que esta dirección es suya. Funciona una sola vez, durante 24 horas:",
  "If this was not you, do not say there that it is yours. You need not do anything else.":
    "Si no ha sido usted, no confirme allí que la dirección es suya. No tiene que hacer nada más.",
  "Duebook: finish your account": "Duebook: termine de crear su cuenta",
  "somebody, probably you, wants to make an account with this address. Open this link to choose a password; then the account is yours. It works once, for 24 hours:":
    "Alguien, probablemente usted, quiere crear una cuenta con esta dirección. Abra este enlace para elegir una contraseña; entonces la cuenta será suya. Funciona una sola vez, durante 24 horas:",
  "Duebook: set a new password": "Duebook: elija una contraseña nueva",
  "somebody, probably you, has asked to set a new password. This link works once, for 24 hours:":
    "Alguien, probablemente usted, ha pedido elegir una contraseña nueva. Este enlace funciona una sola vez, durante 24 horas:",
  "Duebook: you have an account already": "Duebook: ya tiene una cuenta",
  "somebody, probably you, wanted to make an account with this address. There is one already. Sign in:":
    "Alguien, probablemente usted, ha querido crear una cuenta con esta dirección. Ya existe una. Inicie sesión:",
  "If you do not know the password any more:": "Si ya no recuerda la contraseña:",
  "the operator of this Duebook has removed the second factor of your account, and you were signed out everywhere. Your password is as it was. Sign in, and set up two-factor authentication again:":
    "El operador de Duebook ha quitado el segundo factor de su cuenta y se han cerrado todas sus sesiones. Su contraseña no ha cambiado. Inicie sesión y vuelva a configurar la verificación en dos pasos:",
  "If you have not asked for this, tell the operator at once.":
    "Si no lo ha pedido usted, avise al operador de inmediato.",
  "Duebook: {company} invites you": "Duebook: {company} le invita",
  "{person} asks you to join {company} on Duebook, which reminds customers of what they owe.":
    "{person} le invita a unirse a {company} en Duebook, que recuerda a los clientes lo que deben.",
  "This link works once, for 24 hours:": "Este enlace funciona una sola vez, durante 24 horas:",
  "If you do not know why you get this, you need not do anything.":
    "Si no sabe por qué recibe este correo, no tiene que hacer nada.",
  "Duebook: you have an account with this address": "Duebook: ya tiene una cuenta con esta dirección",
  "Somebody, probably you, wanted to use this address for another account. It can belong to one account only: sign in to the one that has it, and give it another address first.":
    "Alguien, probablemente usted, ha querido usar esta dirección para otra cuenta. Una dirección solo puede pertenecer a una cuenta: inicie sesión en la que ya la usa y cambie allí antes la dirección.",
  somebody: "alguien",
  "fact of a company|name": "nombre",
  "fact of a company|time zone": "zona horaria",
  "fact of a company|country": "país",
  "fact of a company|e-mail": "correo electrónico",
  "fact of a company|phone": "teléfono",
  "fact of a company|web": "sitio web",
  "fact of a company|address": "dirección",
  "fact of a company|account holder": "titular de la cuenta",
  "fact of a company|IBAN": "IBAN",
  "fact of a company|BIC": "BIC",
  "fact of a company|payment link": "enlace de pago",
  "fact of a company|language": "idioma",
  "fact of a company|legal notice": "aviso legal",
  "{by} has changed the reminders of {company}: they are on hold, and nothing is sent":
    "{by} ha cambiado los recordatorios de {company}: están retenidos y no se envía nada",
  "{by} has changed the reminders of {company}: each waits until somebody approves it":
    "{by} ha cambiado los recordatorios de {company}: cada uno espera hasta que alguien lo apruebe",
  "{by} has changed the reminders of {company}: they are sent automatically":
    "{by} ha cambiado los recordatorios de {company}: se envían automáticamente",
  "{by} has changed the reminders of {company}: {mode}":
    "{by} ha cambiado los recordatorios de {company}: {mode}",
  "Duebook: a company was closed": "Duebook: se ha cerrado una empresa",
  "{by} has closed {company}: nothing is sent any more, and all of it is deleted after 30 days, unless an owner opens it again on the page of companies before":
    "{by} ha cerrado {company}: ya no se envía nada y todo se eliminará a los 30 días, salvo que antes un propietario la reabra en la página de empresas",
  "Duebook: a company was opened again": "Duebook: se ha reabierto una empresa",
  "{by} has opened {company} again": "{by} ha reabierto {company}",
  "Duebook: an archive was asked for": "Duebook: se ha pedido un archivo con todos los datos",
  "{by} has asked for an archive of all that {company} has, which owners and admins can download":
    "{by} ha pedido un archivo con todos los datos de {company}, que los propietarios y administradores pueden descargar",
  "Duebook: facts of your company were changed": "Duebook: han cambiado datos de su empresa",
  "{by} has changed facts of {company}: {facts}": "{by} ha modificado datos de {company}: {facts}",
  "Duebook: a new owner or admin": "Duebook: un nuevo propietario o administrador",
  "{by} has made {member} {role, select, owner {an owner} other {an admin}} of {company}":
    "{by} ha dado a {member} el rol de {role, select, owner {propietario} other {administrador}} en {company}",
  "{member} has joined {company} as {role, select, owner {an owner} other {an admin}}":
    "{member} se ha unido a {company} con el rol de {role, select, owner {propietario} other {administrador}}",
  "Duebook: a new API key": "Duebook: una nueva clave de API",
  '{by} has created the API key "{name}" of {company}':
    "{by} ha creado la clave de API «{name}» de {company}",
  "Duebook: an API key was replaced": "Duebook: se ha renovado una clave de API",
  '{by} has replaced the API key "{name}" of {company} with a new one':
    "{by} ha sustituido la clave de API «{name}» de {company} por una nueva",
  "Duebook: an API key was revoked": "Duebook: se ha revocado una clave de API",
  '{by} has revoked the API key "{name}" of {company}':
    "{by} ha revocado la clave de API «{name}» de {company}",
  "Duebook: other texts of reminders": "Duebook: textos de recordatorios modificados",
  "{by} has changed the texts of reminders of {company} ({language}, {tone})":
    "{by} ha modificado los textos de los recordatorios de {company} ({language}, {tone})",
  "Duebook: reminders of your company": "Duebook: recordatorios de su empresa",
  "Duebook: a new bank account of your company": "Duebook: una nueva cuenta bancaria de su empresa",
  "{by} has added a bank account of {company}, into which customers pay {currency}: {account}":
    "{by} ha añadido una cuenta bancaria de {company} en la que los clientes pagan en {currency}: {account}",
  "Duebook: a bank account of your company was removed":
    "Duebook: se ha quitado una cuenta bancaria de su empresa",
  "{by} has removed the bank account of {company} into which customers paid {currency}: {account}":
    "{by} ha quitado la cuenta bancaria de {company} en la que los clientes pagaban en {currency}: {account}",
  "something of your account was changed": "ha cambiado algo en su cuenta",
  "{time}: {sentence}.": "{time}: {sentence}.",
  "{time}: {sentence} ({count, plural, one {# time} other {# times}} since then).":
    "{time}: {sentence} ({count, plural, one {# vez} other {# veces}} desde entonces).",
  "And {count, plural, one {# other change} other {# other changes}}.":
    "Y {count, plural, one {# cambio más} other {# cambios más}}.",
  "If this was not you or somebody whom you know, set another password at once:":
    "Si no ha sido usted ni alguien que usted conozca, elija de inmediato otra contraseña:",
  "If this was not you or somebody whom you know, open this link: it gives your address back, signs everybody out, and lets you choose another password. It works once, for 72 hours:":
    "Si no ha sido usted ni alguien que usted conozca, abra este enlace: recupera su dirección, cierra todas las sesiones y le permite elegir otra contraseña. Funciona una sola vez, durante 72 horas:",
  "Duebook: changes to your account": "Duebook: cambios en su cuenta",
  "this was done just now:": "Acaba de ocurrir lo siguiente:",
  "this was done:": "Ha ocurrido lo siguiente:",
  "See your account:": "Ver su cuenta:",
  "the operator of this Duebook": "el operador de Duebook",
  "your company": "su empresa",
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
  "E-mail": "Correo",
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
  owners: "propietarios",
  admins: "administradores",
  members: "miembros",
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
  Copied: "Copiado",
  "Turn keys on": "Activar atajos",
  "Turn keys off": "Desactivar atajos",
  "No passkey was used. Try again.": "No se ha usado ninguna llave de acceso. Inténtelo de nuevo.",
  "There is a passkey of your account here already.": "Aquí ya hay una llave de acceso de su cuenta.",
  "That did not work. Reload the page, and try again.":
    "No ha funcionado. Recargue la página e inténtelo de nuevo.",
  "An amount can’t be read.": "Hay un importe que no se entiende.",
  "{amount} can be applied.": "Se pueden asignar {amount}.",
  "{amount} is chosen, {more} more than there is.": "Ha elegido {amount}, {more} más de lo disponible.",
  "{amount} is chosen, {left} is left.": "Ha elegido {amount}; quedan {left}.",
  "Reading and matching. A large file takes some seconds.":
    "Leyendo y conciliando. Un archivo grande tarda unos segundos.",
  "{matched} of {transactions} transactions are matched.":
    "{matched} de {transactions} movimientos conciliados.",
  "{part} % is sent.": "{part} % enviado.",
  All: "Todos",
  Filters: "Filtros",
  "Filters ({active})": "Filtros ({active})",
  Search: "Buscar",
  Apply: "Aplicar",
  filters: "filtros",
  Clear: "Borrar",
  "{j} next, {k} previous, {enter} opens, {a} applies, {u} undoes, {slash} searches for what else it may be.":
    "{j} siguiente, {k} anterior, {enter} abre, {a} asigna, {u} deshace, {slash} busca otras posibilidades.",
  Enter: "Intro",
  "{j} next, {k} previous, {enter} opens, {x} chooses, {slash} filters, {u} undoes, {help} leads here.":
    "{j} siguiente, {k} anterior, {enter} abre, {x} selecciona, {slash} filtra, {u} deshace, {help} muestra esta ayuda.",
  "{j} next, {k} previous, {enter} opens, {slash} filters, {u} undoes, {help} leads here.":
    "{j} siguiente, {k} anterior, {enter} abre, {slash} filtra, {u} deshace, {help} muestra esta ayuda.",
  "Nothing has happened yet.": "Todavía no ha ocurrido nada.",
  Undo: "Deshacer",
  "by {date}": "para el {date}",
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
  ", by {date}": ", para el {date}",
  "“{quote}”": "«{quote}»",
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
  "between|of": "de",
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
  "Find anything": "Buscar",
  "Ctrl K": "Ctrl K",
  "Show as a table": "Ver como tabla",
  "recipient|To": "Para",
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
  "merged another customer into {a customer}": "ha fusionado otro cliente en {un cliente}",
  "Merged another customer into this one": "Otro cliente fusionado en este",
  "undid that a customer was merged into {a customer}":
    "ha deshecho la fusión de otro cliente en {un cliente}",
  "Undid a merge of customers": "Fusión de clientes deshecha",
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
  "Marked as paid": "Marcado como pagado",
  "created a series of bills": "ha creado una serie de facturas",
  "Its series was created": "Serie creada",
  "stopped a series of bills": "ha detenido una serie de facturas",
  "Its series was stopped": "Serie detenida",
  "created {the next bill of a series}": "ha creado {la siguiente factura de una serie}",
  "created the next bills of series": "ha creado las siguientes facturas de series",
  "Written by its series": "Creado por su serie",
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
  "day|Paid": "Fecha de pago",
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
  "people|Accounts": "Cuentas de usuario",
  Security: "Seguridad",
  Plan: "Plan",
  Person: "Usuario",
  Everybody: "Todos",
  What: "Acción",
  Everything: "Todo",
  From: "Desde",
  To: "Hasta",
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
  "The e-mail address comes from {from}: {email}.": "La dirección de correo se toma de {from}: {email}.",
  "The phone number comes from {from}: {phoneE164}.": "El número de teléfono se toma de {from}: {phoneE164}.",
  "The language comes from {from}: {preferredLocale}.": "El idioma se toma de {from}: {preferredLocale}.",
  "The time zone comes from {from}: {timezone}.": "La zona horaria se toma de {from}: {timezone}.",
  "No more e-mails go to {email}, because {from} wants none. This stays so if you undo it.":
    "Ya no se enviarán correos a {email}, porque {from} no los quiere. Seguirá así aunque deshaga la fusión.",
  "No more SMS go to {phoneE164}, because {from} wants none. This stays so if you undo it.":
    "Ya no se enviarán SMS a {phoneE164}, porque {from} no los quiere. Seguirá así aunque deshaga la fusión.",
  "All receivables, messages, notes, payments, replies and credit of {gone} belong to {kept} from then on.":
    "Todas las cuentas por cobrar, mensajes, notas, pagos, respuestas y saldos a favor de {gone} pasan a ser de {kept}.",
  "Name, addresses, language and time zone stay those of {kept}.":
    "El nombre, las direcciones, el idioma y la zona horaria siguen siendo los de {kept}.",
  "Addresses that are stopped or do not work stay so.":
    "Las direcciones detenidas o que no funcionan siguen igual.",
  "Whoever still uses the number of {gone}, in a file or by the API, reaches {kept}.":
    "Quien siga usando el número de {gone}, en un archivo o por la API, llegará a {kept}.",
  "You can undo it for a day. What comes in meanwhile stays with {kept}.":
    "Puede deshacerlo durante un día. Lo que llegue entretanto se queda en {kept}.",
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
  Merge: "Fusionar",
  "{displayName} has the same e-mail address.": "{displayName} tiene la misma dirección de correo.",
  "Merge into {displayName}": "Fusionar en {displayName}",
  "{goneName} was merged into this customer.": "{goneName} se ha fusionado en este cliente.",
  "{goneName} was merged into {keptName}.": "{goneName} se ha fusionado en {keptName}.",
  "This can be undone until {moment}.": "Se puede deshacer hasta el {moment}.",
  "The customers are two again.": "Vuelve a haber dos clientes.",
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
    "{applied} para estas cuentas por cobrar; {credit} quedan como saldo a favor.",
  "{more} more than came.": "{more} más de lo recibido.",
  "What it is for, the oldest first": "Qué se paga, lo más antiguo primero",
  "{amount} open, due {date}.": "{amount} pendientes, vence el {date}.",
  "Nothing is recorded yet: the oldest are filled in. Change what is otherwise, and press the button again.":
    "Todavía no se ha registrado nada: el importe se ha repartido entre lo más antiguo. Cambie lo que no sea correcto y vuelva a pulsar el botón.",
  "Payment from this customer": "Registrar pago",
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
  "verb|Paid back": "Marcar como reembolsado",
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
  "Planned for": "Programado para",
  Channel: "Canal",
  For: "Sobre",
  Messages: "Mensajes",
  "No message is planned or was sent.": "No hay mensajes programados ni enviados.",
  "Reminders of this customer": "Recordatorios de este cliente",
  "All messages": "Todos los mensajes",
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
  "As your company": "Como en su empresa",
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
  "Due in effect": "Plazo efectivo",
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
  none: "ninguno",
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
  "no currency": "moneda sin indicar",
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
  "None: no holidays": "Ninguno",
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
    "{name} se ha fusionado en {presentName}. Allí están sus cuentas por cobrar, mensajes y notas.",
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
  nothing: "nada",
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
  "What you read is in it, and amounts and dates are as usual there.":
    "Todo lo que lea estará en ese idioma, con los importes y las fechas como es habitual allí.",
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
    "Dejará de pertenecer a sus empresas y nadie podrá iniciar sesión con esta cuenta. Lo que hizo en una empresa permanece en su registro de auditoría.",
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
  "In and out": "Ambos",
  "Booked from": "Fecha contable desde",
  "Booked to": "Fecha contable hasta",
  Payer: "Pagador",
  "Just done": "Recién hecho",
  "to {receivables}": "a {receivables}",
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
    "{days, plural, one {Caduca en # día} other {Caduca en # días}}",
  Rotate: "Renovar",
  "Rotate the key “{name}”? You get a new key with the same name and scopes. The present one stops working at once.":
    "¿Renovar la clave «{name}»? Recibirá una clave nueva con el mismo nombre y los mismos permisos. La actual dejará de funcionar de inmediato.",
  Revoke: "Revocar",
  "Revoke the key “{name}”? Whatever uses it stops working at once, and it can't be brought back.":
    "¿Revocar la clave «{name}»? Todo lo que la usa dejará de funcionar de inmediato y no se podrá recuperar.",
  Scopes: "Permisos",
  Holder: "Titular",
  "{name} (you)": "{name} (usted)",
  Made: "Creada",
  Validity: "Validez",
  "Your keys are refused until your e-mail address is confirmed. <link>Confirm it in your account</link>.":
    "Sus claves se rechazan hasta que confirme su dirección de correo. <link>Confírmela en su cuenta</link>.",
  "{own} of {most, plural, one {# key} other {# keys}}":
    "{own} de {most, plural, one {# clave} other {# claves}}",
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
  "Merge into": "Fusionar en",
  "Nobody found. Type a word of the name, of an address or of a reference.":
    "No se ha encontrado a nadie. Escriba una palabra del nombre, de una dirección o de una referencia.",
  "The newest customers": "Los clientes más recientes",
  Found: "Encontrados",
  Before: "Antes",
  "What the two have now": "Lo que los dos tienen ahora",
  Afterwards: "Después",
  "Choose another customer": "Elegir otro cliente",
  "Merge {displayName}": "Fusionar {displayName}",
  "The customers are merged.": "Los clientes se han fusionado.",
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
  Web: "Sitio web",
  Address: "Dirección",
  Country: "País",
  IBAN: "IBAN",
  BIC: "BIC",
  "Payment link": "Enlace de pago",
  "Legal notice": "Aviso legal",
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
  New: "Nuevos",
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
  "Who you are": "Datos de la empresa",
  "Messages are signed with it.": "Los mensajes se firman con este nombre.",
  "Postal address, below the name in each e-mail.": "Dirección postal, debajo del nombre en cada correo.",
  "Where customers reach you. Answers to reminders go there.":
    "Donde le encuentran los clientes. Aquí llegan las respuestas a los recordatorios.",
  "With the country's code, such as +49 30 123456.": "Con el prefijo del país; por ejemplo, +34 912 345 678.",
  "Nothing is sent on its public holidays.": "En sus festivos no se envía nada.",
  "Decides what is overdue and at what hours messages leave. UTC if empty.":
    "Determina qué está vencido y a qué horas se envían los mensajes. Si se deja vacía, se usa UTC.",
  "How amounts and dates are written for those of you who have not chosen their own. Customers have theirs.":
    "Cómo se escriben los importes y las fechas para los usuarios que no han elegido lo suyo. Los clientes tienen su propio idioma.",
  "What your country's law wants in business letters, such as register, directors and tax number. It stands at the end of each message.":
    "Lo que la ley de su país exige en las cartas comerciales, como el registro, los administradores y el número fiscal. Aparece al final de cada mensaje.",
  "How to be paid": "Cómo le pagan",
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
  "Collected in {collectedDays} days": "Cobrado en {collectedDays} días",
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
  "New ({count})": "Nuevos ({count})",
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
  "Without those that are void, says the file.": "Salvo las anuladas según el archivo.",
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
  "the company's name": "nombre de la empresa",
  "the customer's name": "nombre del cliente",
  "how many debts the message is about: what is overdue, or what is due soon if nothing is":
    "cuántas deudas incluye el mensaje: las vencidas o, si no las hay, las que vencen pronto",
  "of the only debt; nothing if there are several or it has none":
    "de la única deuda; vacío si hay varias o no tiene",
  "of the only debt, or the earliest of several, written out":
    "de la única deuda, o la primera de varias, escrita completa",
  "a number, the most of several; 0 if nothing is overdue":
    "un número, el mayor de varios; 0 si no hay nada vencido",
  "the day by which a firm or final message asks for payment, written out: 7 or 10 open days ahead":
    "el día límite de pago que pide un mensaje firme o final, escrito completo: 7 o 10 días hábiles después",
  "what is still to be paid, the sum of several, with its currency; several currencies with commas":
    "lo que queda por pagar, la suma de varias, con su moneda; varias monedas separadas por comas",
  "the same before any payment": "lo mismo antes de cualquier pago",
  "whether something was paid already, for conditions": "si ya se pagó algo, para las condiciones",
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
  "They will pay by {date}.": "Pagará el {date} a más tardar.",
  "No reminder is planned.": "No hay ningún recordatorio programado.",
  Promised: "Promesa de pago",
  "bank transfer": "transferencia bancaria",
  card: "tarjeta",
  cash: "efectivo",
  cheque: "cheque",
  "direct debit": "domiciliación bancaria",
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
  "You already have a customer like this one.": "Ya tiene un cliente como este.",
  "Use this one": "Usar este",
  "Create a new customer all the same": "Crear un cliente nuevo de todos modos",
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
  "A browser": "Un navegador",
  "A browser on {system}": "Un navegador en {system}",
  "{browser} on {system}": "{browser} en {system}",
  "Choose a file.": "Elija un archivo.",
  "The archive would be larger than 4 GB, which a ZIP can’t hold.":
    "El archivo ocuparía más de 4 GB, lo que no cabe en un ZIP.",
  "It could not be made. Ask the operator of this Duebook about it.":
    "No se ha podido crear. Consulte al operador de Duebook.",
  "The file is not kept any more.": "El archivo ya no se conserva.",
  "The file is not kept any more. Choose it again.": "El archivo ya no se conserva. Elíjalo de nuevo.",
  "The file takes too long to read. Split it, and import one part after another.":
    "El archivo tarda demasiado en leerse. Divídalo e importe una parte tras otra.",
  "The file is not text. Save it as “CSV UTF-8” and choose it again.":
    "El archivo no es de texto. Guárdelo como «CSV UTF-8» y elíjalo de nuevo.",
  "The workbook can’t be read. Save it as “CSV UTF-8” and choose that file.":
    "El libro de Excel no se puede leer. Guárdelo como «CSV UTF-8» y elija ese archivo.",
  "The workbook is too large when it is unpacked. Save it as “CSV UTF-8” and choose that file.":
    "El libro de Excel es demasiado grande al descomprimirlo. Guárdelo como «CSV UTF-8» y elija ese archivo.",
  "Rows are wrong: correct the file, or import the other rows.":
    "Hay filas con errores: corrija el archivo o importe las demás filas.",
  "The day of payment must be today or a day before.": "La fecha de pago debe ser hoy o un día anterior.",
  "No heading is known to be this one: choose its column below.":
    "No se reconoce ningún encabezado para este dato: elija abajo su columna.",
  "The row has {cells} cells, and there are {headings} headings.":
    "La fila tiene {cells} celdas y hay {headings} encabezados.",
  "Line {line} has the same customer and says something else.":
    "La línea {line} tiene el mismo cliente con otros datos.",
  "Line {line} has the same reference and says something else.":
    "La línea {line} tiene la misma referencia con otros datos.",
  "The supplier is missing.": "Falta el proveedor.",
  "The amount is missing.": "Falta el importe.",
  "The due date is missing.": "Falta el vencimiento.",
  "{cell} is no date: a day such as 2027-01-31 is expected.":
    "{cell} no es una fecha: se espera un día como 2027-01-31.",
  "{cell} can mean two dates: choose below how the file writes dates.":
    "{cell} puede ser dos fechas distintas: elija abajo el formato de las fechas del archivo.",
  "{cell} can mean two amounts: choose below how the file writes amounts.":
    "{cell} puede ser dos importes distintos: elija abajo el formato de los importes del archivo.",
  "{cell} is no amount: an amount above zero is expected, such as 120.50.":
    "{cell} no es un importe: se espera uno mayor que cero, como 120,50 o 120.50.",
  "{cell} is no amount in {currency}: choose below which currency it is.":
    "{cell} no es un importe en {currency}: elija abajo la moneda que corresponde.",
  "{cell} is no amount in {currency}: {problem}.": "{cell} no es un importe en {currency}: {problem}.",
  "{cell} is no currency: a code of three letters is expected, such as EUR.":
    "{cell} no es una moneda: se espera un código de tres letras, como EUR.",
  "must be at most {max} {currency}": "debe ser como máximo {max} {currency}",
  "must be a text of {min} to {max} characters, not only white space, without NUL or unpaired surrogates.":
    "Indique un texto de {min} a {max} caracteres, no solo espacios, sin NUL ni caracteres incompletos.",
  "must be a text of {min} to {max} characters, without NUL or unpaired surrogates.":
    "Indique un texto de {min} a {max} caracteres, sin NUL ni caracteres incompletos.",
  "must be a text of at most {max} characters, without NUL or unpaired surrogates.":
    "Indique un texto de {max} caracteres como máximo, sin NUL ni caracteres incompletos.",
  "must be an e-mail address such as ada@example.com, of at most 254 characters.":
    "Indique una dirección de correo, como ada@example.com, de 254 caracteres como máximo.",
  "must be a valid phone number in E.164 form, such as +4915112345678.":
    "Indique un teléfono válido con el prefijo del país (formato E.164), como +34612345678.",
  "must be one BCP 47 language tag of at most 35 characters, such as de or pt-BR.":
    "Indique un solo código de idioma (BCP 47) de 35 caracteres como máximo, como es o pt-BR.",
  "must be an IANA time zone name such as Europe/Berlin.":
    "Indique una zona horaria por su nombre IANA, como Europe/Madrid.",
  "is required.": "Dato obligatorio.",
  "is not known to this request.": "Este dato no se admite aquí.",
  "Choose the file again.": "Elija el archivo de nuevo.",
  "Choose columns of the file.": "Elija las columnas del archivo.",
  "Only {max} files are read at once. Upload it again.":
    "Solo se leen {max} archivos a la vez. Súbalo de nuevo.",
  "It is larger than 10 MB. Upload a shorter period, or several files.":
    "Ocupa más de 10 MB. Suba un periodo más corto o varios archivos.",
  "The file is too large: it has {what}. Split it, and import one part after another.":
    "El archivo es demasiado grande: tiene {what}. Divídalo e importe una parte tras otra.",
  "more than {max} elements": "más de {max} elementos",
  "more than {max} entries": "más de {max} movimientos",
  "more than {max} movements": "más de {max} movimientos en total",
  "more than {max} statements": "más de {max} extractos",
  "more than {max} rows": "más de {max} filas",
  "more than {max} bytes": "más de {max} bytes",
  "more than {max} files": "más de {max} archivos",
  "more than {max} bytes when it is unpacked": "más de {max} bytes al descomprimirlo",
  "it takes too long to read; split it, and import one part after another":
    "tarda demasiado en leerse; divídalo e importe una parte tras otra",
  "{field} is no CSV file.": "{field}: no es un archivo CSV.",
  "{field} is a ZIP without files.": "{field}: es un ZIP sin archivos.",
  "{field} is a ZIP in a ZIP.": "{field}: es un ZIP dentro de otro ZIP.",
  "{field} is a ZIP that is broken.": "{field}: es un ZIP dañado.",
  "{field} is a workbook or a document: save it as CSV.":
    "{field}: es un libro de Excel o un documento; guárdelo como CSV.",
  "{field} is XML, but no camt.052, camt.053 or camt.054.":
    "{field}: es XML, pero no camt.052, camt.053 ni camt.054.",
  "{field} is XML of {kind}, but no camt.052, camt.053 or camt.054.":
    "{field}: es XML de tipo {kind}, pero no camt.052, camt.053 ni camt.054.",
  "{field} is not well-formed XML: line {message}.": "{field}: el XML no está bien formado: línea {message}.",
  "{field} is no statement, and no text.": "{field}: no es un extracto ni un texto.",
  "{field} is no statement: neither camt.052, .053 or .054, nor MT940, OFX or CSV with headings.":
    "{field}: no es un extracto: ni camt.052, .053 o .054, ni MT940, OFX o CSV con encabezados.",
  "{field} is in the encoding {encoding}, which is not known.":
    "{field}: tiene la codificación {encoding}, que no se conoce.",
  "{field} is not in the encoding {encoding} that it should have.":
    "{field}: no tiene la codificación {encoding} que debería tener.",
  "has a line that is too long": "tiene una línea demasiado larga",
  "has more wrong entries, too": "tiene además otros movimientos con errores",
  "has no statement in it": "no contiene ningún extracto",
  "has no statement of a bank account in it": "no contiene ningún extracto de una cuenta bancaria",
  "ends before its last element '</OFX>': a part of it is missing":
    "termina antes de su último elemento, «'</OFX>'»: falta una parte",
  "the entries are too much to add up": "los movimientos suman un importe demasiado grande",
  "its currency {currency} is no active one": "su moneda {currency} no está en vigor",
  "has entries of {day}, of which there are more than {max} statements with balances already":
    "tiene movimientos del {day}, del que ya hay más de {max} extractos con saldos",
  "has dates such as 02/03/2026 whose day may be the month, and none that shows which":
    "tiene fechas como 02/03/2026, cuyo día podría ser el mes, y ninguna que lo aclare",
  "has amounts such as 1,234 that may be thousands or decimals, and none that shows which":
    "tiene importes como 1,234, que podrían ser miles o decimales, y ninguno que lo aclare",
  "the file names no account": "el archivo no indica ninguna cuenta",
  "the file is of another account: {account}": "el archivo es de otra cuenta: {account}",
  "the file is of another account: it names {account}, which is {other}":
    "el archivo es de otra cuenta: indica {account}, que es {other}",
  "the file has no column {column} for {name}; it has {list}":
    "el archivo no tiene ninguna columna {column} para {name}; tiene {list}",
  "say which column has which field; the file has {list}":
    "indique qué columna corresponde a cada dato; el archivo tiene {list}",
  "{account} is not a valid IBAN: its length or its check digits are wrong":
    "{account} no es un IBAN válido: su longitud o sus dígitos de control no son correctos",
  "{account} is no account of the company; add it first, with duebook bank-account add or under /bank, and import the file then":
    "{account} no es una cuenta de la empresa; añádala antes, con duebook bank-account add o en /bank, y después importe el archivo",
  "{account} is kept in {currency}, and the file is in {other}":
    "{account} está en {currency} y el archivo, en {other}",
  "the opening balance {opening} and the booked entries {booked} make {sum}, but the closing balance is {closing}":
    "el saldo inicial {opening} y los movimientos contabilizados {booked} suman {sum}, pero el saldo final es {closing}",
  "it is encrypted": "está cifrado",
  "it is packed in a way that is not supported": "está comprimido con un método no admitido",
  "line {line}: {problem}": "línea {line}: {problem}",
  "a text is too long": "hay un texto demasiado largo",
  "a field is too long": "hay un campo demasiado largo",
  "a document type is not allowed": "no se permite declarar un tipo de documento",
  "an entry has more than {max} elements": "un movimiento tiene más de {max} elementos",
  "more than {max} elements are within each other": "hay más de {max} elementos unos dentro de otros",
  "it can’t be read: a quotation mark may be missing": "no se puede leer: quizá falten unas comillas",
  "the field :{tag}: is not known": "el campo :{tag}: no se conoce",
  "a field :{tag}: is not expected here": "aquí no se espera ningún campo :{tag}:",
  "a statement does not say of which account it is": "un extracto no indica de qué cuenta es",
  "the statement that begins here does not say of which account it is":
    "el extracto que empieza aquí no indica de qué cuenta es",
  "the statement that begins here has no opening balance":
    "el extracto que empieza aquí no tiene saldo inicial",
  "the statement that begins here has no closing balance":
    "el extracto que empieza aquí no tiene saldo final",
  "its balances are in two currencies": "sus saldos están en dos monedas",
  "it is a report of the day (MT942): send the statement (MT940), which has its movements":
    "es un informe del día (MT942): envíe el extracto (MT940), que contiene sus movimientos",
  "the balance :{tag}: is {text}: not C or D, date, currency and amount":
    "el saldo :{tag}: es {text}; se espera C o D, fecha, moneda e importe",
  "the balance {from} and the booked {booked} make {sum}, but the balance is {to}: a row may be missing; if that column has no balance after each row, leave it out of the mapping":
    "el saldo {from} y lo contabilizado {booked} suman {sum}, pero el saldo es {to}: quizá falte una fila; si esa columna no tiene el saldo posterior a cada fila, no la asigne",
  "its currency is {text}, which is no active one": "su moneda es {text}, que no está en vigor",
  "it has both a credit and a debit": "tiene un abono y un cargo a la vez",
  "it has no amount": "no tiene importe",
  "it has no date": "no tiene fecha",
  "it says neither CRDT nor DBIT": "no indica ni CRDT ni DBIT",
  "it corrects an earlier one (CORRECTFITID), which is not supported":
    "corrige uno anterior (CORRECTFITID), lo que no se admite",
  "it has {cells} cells, and the headings {headings}": "tiene {cells} celdas y hay {headings} encabezados",
  "its amount has no currency": "su importe no tiene moneda",
  "its amount is in {currency}, and the account in {other}":
    "su importe está en {currency} y la cuenta, en {other}",
  "its date is {text}, which is none": "su fecha es {text}, que no es una fecha",
  "{text} is neither debit nor credit": "{text} no es ni cargo ni abono",
  "{text} is no line of MT940: date, C or D and amount":
    "{text} no es una línea de MT940; se espera fecha, C o D e importe",
  "the date {text} does not exist": "la fecha {text} no existe",
  "the booking date {text} does not exist": "la fecha contable {text} no existe",
  "the value date {text} does not exist": "la fecha valor {text} no existe",
  "the entry date {text} does not exist": "la fecha de registro {text} no existe",
  "its amount is {text}, which is no amount": "su importe es {text}, que no es un importe",
  "its amount is {text}, which is too much": "su importe es {text}, que es demasiado grande",
  "its amount is {text}, whose decimals must have a point":
    "su importe es {text}, cuyos decimales deben llevar punto",
  "its amount is {text}, but {currency} has {digits} decimals":
    "su importe es {text}, con decimales de más ({currency}: {digits})",
  "its amount is in {currency}, which is no active currency":
    "su importe está en {currency}, que no es una moneda en vigor",
  "the {field} is {text}, which is no amount": "{field}: {text} no es un importe",
  "the {field} is {text}, which is too much": "{field}: {text} es demasiado grande",
  "the {field} is {text}, whose decimals must have a point":
    "{field}: los decimales de {text} deben llevar punto",
  "the {field} is {text}, but {currency} has {digits} decimals":
    "{field}: {text} tiene decimales de más ({currency}: {digits})",
  "the {field} is in {currency}, which is no active currency":
    "{field}: está en {currency}, que no es una moneda en vigor",
  "This is not your present password.": "Esta no es su contraseña actual.",
  "This passkey could not be used here. Try again, or choose another way.":
    "Esta llave de acceso no se ha podido usar aquí. Inténtelo de nuevo o elija otro método.",
  "Your browser has made no passkey. It needs JavaScript.":
    "Su navegador no ha creado ninguna llave de acceso. Se necesita JavaScript.",
  "This passkey is known already.": "Esta llave de acceso ya se conoce.",
  "This passkey was removed already.": "Esta llave de acceso ya se ha quitado.",
  "You have {max} passkeys, and no more fit: remove one first.":
    "Tiene {max} llaves de acceso, el máximo posible: quite antes una.",
  'Here people sign in with {provider}, on the page "Sign in".':
    "Aquí se inicia sesión con {provider}, en la página «Iniciar sesión».",
  "Too many people of your network are signing in at this moment. Wait a minute.":
    "En este momento hay demasiadas personas de su red iniciando sesión. Espere un minuto.",
  "Two-factor authentication is not set up.": "La verificación en dos pasos no está configurada.",
  "Nothing is being set up in this session: reload the page and start again.":
    "En esta sesión no hay nada por configurar: recargue la página y empiece de nuevo.",
  "This person has no two-factor authentication.": "Este usuario no tiene la verificación en dos pasos.",
  "This person needs two-factor authentication for another company, too. Only the operator of this Duebook can reset it.":
    "Este usuario también necesita la verificación en dos pasos para otra empresa. Solo puede restablecerla el operador de Duebook.",
  "You change your own two-factor authentication on the page of your account.":
    "Su propia verificación en dos pasos se cambia en la página de su cuenta.",
  "Only owners can reset a member's two-factor authentication.":
    "Solo los propietarios pueden restablecer la verificación en dos pasos de un usuario.",
  "Only owners can remove an owner.": "Solo los propietarios pueden quitar a un propietario.",
  "Only owners and admins can remove people.":
    "Solo los propietarios y administradores pueden quitar a usuarios.",
  "Only owners can make somebody an owner.":
    "Solo los propietarios pueden dar a alguien el rol de propietario.",
  "Only owners can change an owner's role.": "Solo los propietarios pueden cambiar el rol de un propietario.",
  "Only owners and admins can change roles.": "Solo los propietarios y administradores pueden cambiar roles.",
  "Only owners and admins can invite people.":
    "Solo los propietarios y administradores pueden invitar a usuarios.",
  "Only owners of a company can open it again.": "Solo los propietarios de una empresa pueden reabrirla.",
  "A company needs an owner: make somebody else an owner first.":
    "Una empresa necesita un propietario: dé antes ese rol a otra persona.",
  "You are the last owner of {companies}. Make somebody else an owner, or close what nobody needs any more; then close your account.":
    "Usted es el último propietario de {companies}. Dé ese rol a otra persona o cierre lo que ya nadie necesite; después, cierre su cuenta.",
  "This person is not a member any more.": "Este usuario ya no es miembro.",
  "You are not a member of this company any more.": "Usted ya no es miembro de esta empresa.",
  "Somebody with this address is a member already.": "Ya hay un miembro con esta dirección.",
  "A company has at most {max} members by invitation.":
    "Una empresa puede tener como máximo {max} miembros por invitación.",
  "A company has at most {max} invitations that wait for an answer: withdraw one first.":
    "Una empresa puede tener como máximo {max} invitaciones en espera de respuesta: retire antes una.",
  "A company sends at most {max} invitations within a day, withdrawn ones included. Send more tomorrow.":
    "Una empresa envía como máximo {max} invitaciones al día, incluidas las retiradas. Envíe más mañana.",
  "This invitation is not valid any more. Ask for a new one.":
    "Esta invitación ya no es válida. Pida una nueva.",
  "This invitation is for another e-mail address than that of your account.":
    "Esta invitación es para una dirección de correo distinta de la de su cuenta.",
  "There is an account with this address by now.": "Ya existe una cuenta con esta dirección.",
  "There is an account with this address by now. Sign in.":
    "Ya existe una cuenta con esta dirección. Inicie sesión.",
  "This is your address already.": "Esta ya es su dirección.",
  "Your address is verified already.": "Su dirección ya está verificada.",
  "Verify your e-mail address first: open the link that we have mailed you, or have another one sent on the page of your account.":
    "Verifique antes su dirección de correo: abra el enlace que le hemos enviado o pida otro en la página de su cuenta.",
  "You own {max} companies already, and can't make more of them.":
    "Ya es propietario de {max} empresas y no puede crear más.",
  "The name is not that of this company.": "El nombre no es el de esta empresa.",
  "This company is not closed.": "Esta empresa no está cerrada.",
  "It is too late: all of this company is being deleted.":
    "Es demasiado tarde: todos los datos de esta empresa se están eliminando.",
  "The company has no active plan period.": "La empresa no tiene ningún plan en vigor.",
  "You have {max} keys already. Revoke one first.": "Ya tiene {max} claves. Revoque antes una.",
  "User {id} has {max} active keys for company {company} already: revoke one first.":
    "El usuario {id} ya tiene {max} claves activas para la empresa {company}: revoque antes una.",
  "User {id} may not have keys for company {company}: this person has not confirmed two-factor authentication.":
    "El usuario {id} no puede tener claves para la empresa {company}: no ha confirmado la verificación en dos pasos.",
  "User {id} may not have keys for company {company}: this person is neither owner nor admin of the company.":
    "El usuario {id} no puede tener claves para la empresa {company}: no es propietario ni administrador de la empresa.",
  "User {id} may not have keys for company {company}: this person is not an active member of the company.":
    "El usuario {id} no puede tener claves para la empresa {company}: no es miembro activo de la empresa.",
  "The key “{name}” is somebody else's. Only its holder can rotate it, because whoever rotates a key reads the new one.":
    "La clave «{name}» es de otra persona. Solo su titular puede renovarla, porque quien renueva una clave ve la nueva.",
  "The key “{name}” is somebody else's. Its holder or an owner can revoke it.":
    "La clave «{name}» es de otra persona. Puede revocarla su titular o un propietario.",
  "A password has at least {min} characters.": "La contraseña debe tener al menos {min} caracteres.",
  "A password has at most {max} characters.": "La contraseña debe tener como máximo {max} caracteres.",
  "This is the password that you have. Choose another one.":
    "Esta es la contraseña que ya tiene. Elija otra.",
  "This password was taken away, because somebody else knows it. Choose another one.":
    "Esta contraseña se ha retirado porque otra persona la conoce. Elija otra.",
  "This password takes too long to check. Choose another one, such as four unusual words.":
    "Esta contraseña tarda demasiado en comprobarse. Elija otra; por ejemplo, cuatro palabras poco habituales.",
  "Names and addresses of yours are easy to guess.": "Sus nombres y direcciones son fáciles de adivinar.",
  "This is easy to guess.": "Es fácil de adivinar.",
  "Straight rows of keys on your keyboard are easy to guess.":
    "Las filas seguidas de teclas son fáciles de adivinar.",
  "Short keyboard patterns are easy to guess.": "Los patrones cortos de teclado son fáciles de adivinar.",
  'Repeated characters like "aaa" are easy to guess.':
    "Los caracteres repetidos, como «aaa», son fáciles de adivinar.",
  'Repeated character patterns like "abcabcabc" are easy to guess.':
    "Los patrones repetidos, como «abcabcabc», son fáciles de adivinar.",
  'Common character sequences like "abc" are easy to guess.':
    "Las secuencias comunes de caracteres, como «abc», son fáciles de adivinar.",
  "Recent years are easy to guess.": "Los años recientes son fáciles de adivinar.",
  "Dates are easy to guess.": "Las fechas son fáciles de adivinar.",
  "This is a heavily used password.": "Es una de las contraseñas más usadas.",
  "This is a frequently used password.": "Es una contraseña muy usada.",
  "This is a commonly used password.": "Es una contraseña común.",
  "This is similar to a commonly used password.": "Se parece a una contraseña común.",
  "Single words are easy to guess.": "Las palabras sueltas son fáciles de adivinar.",
  "Single names or surnames are easy to guess.": "Los nombres o apellidos sueltos son fáciles de adivinar.",
  "Common names and surnames are easy to guess.": "Los nombres y apellidos comunes son fáciles de adivinar.",
  "Your password was exposed by a data breach on the Internet.":
    "Su contraseña ha quedado expuesta en una filtración de datos en internet.",
  "Avoid predictable letter substitutions like '@' for 'a'.":
    "Evite sustituciones previsibles de letras, como «@» en lugar de «a».",
  "Avoid reversed spellings of common words.": "Evite palabras comunes escritas al revés.",
  "Capitalize some, but not all letters.": "Ponga en mayúscula algunas letras, pero no todas.",
  "Capitalize more than the first letter.": "Ponga en mayúscula algo más que la primera letra.",
  "Avoid dates and years that are associated with you.": "Evite fechas y años relacionados con usted.",
  "Avoid recent years.": "Evite años recientes.",
  "Avoid years that are associated with you.": "Evite años relacionados con usted.",
  "Avoid common character sequences.": "Evite secuencias comunes de caracteres.",
  "Avoid repeated words and characters.": "Evite palabras y caracteres repetidos.",
  "Use longer keyboard patterns and change typing direction multiple times.":
    "Use patrones de teclado más largos y cambie varias veces de dirección.",
  "Add more words that are less common.": "Añada más palabras, menos comunes.",
  "Use multiple words, but avoid common phrases.": "Use varias palabras, pero evite frases hechas.",
  "You can create strong passwords without using symbols, numbers, or uppercase letters.":
    "Puede crear contraseñas seguras sin símbolos, números ni mayúsculas.",
  "If you use this password elsewhere, you should change it.":
    "Si usa esta contraseña en otro sitio, debería cambiarla.",
  "{field} is required.": "{field}: dato obligatorio.",
  "{field} is required, unless you choose a customer.":
    "{field}: dato obligatorio, salvo que elija un cliente.",
  "{field} is that of a customer you already have.": "{field}: ya corresponde a uno de sus clientes.",
  "{field}: nobody found with these words.": "{field}: no se ha encontrado a nadie con estas palabras.",
  "{field}: these words mean several: {customers}.":
    "{field}: estas palabras corresponden a varios: {customers}.",
  "{field} is required, or account_number with the code of its bank.":
    "{field}: dato obligatorio, o bien account_number con el código de su banco.",
  "{field} is required, or another of {list}.": "{field}: dato obligatorio, o bien otro de {list}.",
  "{field} is required: {account} may be {list}.": "{field}: dato obligatorio: {account} puede ser {list}.",
  "{field} is required: a CSV file does not say of which account it is.":
    "{field}: dato obligatorio, porque un archivo CSV no indica de qué cuenta es.",
  "{field} is more than there is. Look at it again.": "{field}: es más de lo disponible. Revíselo.",
  "{field} is not known to this request.": "{field}: dato no admitido en esta solicitud.",
  "{field} is not an active member of the company.": "{field}: debe ser un miembro activo de la empresa.",
  "{field} is an account for {currency} already.": "{field}: ya existe esta cuenta para {currency}.",
  "{field} must be an object.": "{field}: debe ser un objeto.",
  "{field} must be a JSON object.": "{field}: debe ser un objeto JSON.",
  "{field} must be a text.": "{field}: debe ser un texto.",
  "{field} must be a text of {min} to {max} characters, without NUL or unpaired surrogates.":
    "{field}: indique un texto de {min} a {max} caracteres, sin NUL ni caracteres incompletos.",
  "{field} must be a text of {min} to {max} characters, not only white space, without NUL or unpaired surrogates.":
    "{field}: indique un texto de {min} a {max} caracteres, no solo espacios, sin NUL ni caracteres incompletos.",
  "{field} must be a text of at most {max} characters, without NUL or unpaired surrogates.":
    "{field}: indique un texto de {max} caracteres como máximo, sin NUL ni caracteres incompletos.",
  "{field} must be a text of at most {max} characters, not only white space, without NUL or unpaired surrogates.":
    "{field}: indique un texto de {max} caracteres como máximo, no solo espacios, sin NUL ni caracteres incompletos.",
  "{field} must be a text of {min} to {max} characters in one line, without control characters.":
    "{field}: indique un texto de {min} a {max} caracteres en una sola línea, sin caracteres de control.",
  "{field} must be a text of {min} to {max} characters, not only white space, without control characters.":
    "{field}: indique un texto de {min} a {max} caracteres, no solo espacios, sin caracteres de control.",
  "{field} must be a name of {min} to {max} characters in one line.":
    "{field}: indique un nombre de {min} a {max} caracteres en una sola línea.",
  "{field} must not be empty: a company has a name.":
    "{field}: no puede quedar en blanco; una empresa tiene un nombre.",
  "{field} must be true or false.": "{field}: debe ser true o false.",
  "{field} must be one of {list}.": "{field}: debe ser uno de estos valores: {list}.",
  "{field} must be one of the list.": "{field}: elija una opción de la lista.",
  "{field} must be an amount.": "{field}: indique un importe.",
  '{field} must be an amount as text, such as "5.00".':
    "{field}: indique un importe como texto; por ejemplo, «5.00».",
  "{field} must be a positive amount, such as 120.50 or 120,50.":
    "{field}: indique un importe mayor que cero, como 120,50 o 120.50.",
  "{field} must be at most {max} {currency}.": "{field}: como máximo, {max} {currency}.",
  "{field} must be at most what is outstanding.": "{field}: como máximo, el importe pendiente.",
  "{field} must be at most what is outstanding and what came.":
    "{field}: como máximo, el importe pendiente y lo recibido.",
  "{field} must be at least what is already paid ({minor} minor units).":
    "{field}: como mínimo, lo ya pagado ({minor} en la unidad mínima de la moneda).",
  "{field} must be a receivable of this customer.":
    "{field}: debe ser una cuenta por cobrar de este cliente.",
  "{field} must be for at most {max} receivables.":
    "{field}: reparta el dinero entre {max} cuentas por cobrar como máximo.",
  "{field} must be for fewer receivables at once.":
    "{field}: reparta el dinero entre menos cuentas por cobrar a la vez.",
  "{field} must be for one receivable at least.": "{field}: asigne dinero al menos a una cuenta por cobrar.",
  "{field} must be a whole number from {min} to {max}.":
    "{field}: indique un número entero de {min} a {max}.",
  "{field} must be a real calendar date YYYY-MM-DD from 1970-01-01 to 9999-12-31.":
    "{field}: indique una fecha existente con el formato YYYY-MM-DD, de 1970-01-01 a 9999-12-31.",
  "{field} must be a real date YYYY-MM-DD.":
    "{field}: indique una fecha existente con el formato YYYY-MM-DD.",
  "{field} must be a date YYYY-MM-DD, or an RFC 3339 date-time with seconds and offset such as 2026-01-31T08:00:00Z.":
    "{field}: indique una fecha YYYY-MM-DD, o una fecha y hora RFC 3339 con segundos y desfase horario, como 2026-01-31T08:00:00Z.",
  "{field} must be a date from {first} to {last}, in the customer's time zone ({zone}).":
    "{field}: indique una fecha del {first} al {last}, en la zona horaria del cliente ({zone}).",
  "{field} must be a date of the years 2000 to 2099.":
    "{field}: indique una fecha entre los años 2000 y 2099.",
  "{field} must be today or later.": "{field}: indique la fecha de hoy o una posterior.",
  "{field} must not be in the future.": "{field}: no puede ser una fecha futura.",
  "{field} must not be in the future by more than a day.":
    "{field}: no puede estar más de un día en el futuro.",
  "{field} must be after {other}.": "{field}: debe ser posterior a {other}.",
  "{field} must not be before {other}.": "{field}: no puede ser anterior a {other}.",
  "{field} must be an active ISO 4217 currency code in upper case, such as EUR.":
    "{field}: indique un código de moneda ISO 4217 en vigor, en mayúsculas, como EUR.",
  "{field} must be named by an ISO 4217 currency.": "{field}: indique cada moneda por su código ISO 4217.",
  "{field} must be an ISO 3166-1 alpha-2 country code in upper case, such as DE.":
    "{field}: indique un código de país ISO 3166-1 de dos letras, en mayúsculas, como ES.",
  "{field} must be an IANA time zone name such as Europe/Berlin.":
    "{field}: indique una zona horaria por su nombre IANA, como Europe/Madrid.",
  "{field} must be one BCP 47 language tag of at most 35 characters, such as de or pt-BR.":
    "{field}: indique un solo código de idioma (BCP 47) de 35 caracteres como máximo, como es o pt-BR.",
  "{field} must be a valid phone number in E.164 form, such as +4915112345678.":
    "{field}: indique un teléfono válido con el prefijo del país (formato E.164), como +34612345678.",
  "{field} must be an e-mail address such as ada@example.com, of at most 254 characters.":
    "{field}: indique una dirección de correo, como ada@example.com, de 254 caracteres como máximo.",
  "{field} must be a link that begins with https:// (http:// for localhost alone), of at most 2000 characters; behind its host it may hold '{reference}' and '{amount}', and no other braces.":
    "{field}: indique un enlace que empiece por https:// (http:// solo para localhost), de 2000 caracteres como máximo; después del nombre del servidor puede contener «'{reference}'» y «'{amount}'», y nada más entre llaves.",
  "{field} must be a link that begins with https:// (http:// for localhost alone), without braces, of at most 2000 characters.":
    "{field}: indique un enlace que empiece por https:// (http:// solo para localhost), sin llaves, de 2000 caracteres como máximo.",
  "{field} must be an IBAN with correct check digits, such as DE89 3704 0044 0532 0130 00.":
    "{field}: indique un IBAN con dígitos de control correctos, como ES91 2100 0418 4502 0005 1332.",
  "{field} must be a BIC of 8 or 11 characters, such as COBADEFFXXX.":
    "{field}: indique un BIC de 8 u 11 caracteres, como CAIXESBBXXX.",
  "{field} must be a sort code of six digits, such as 20-00-00.":
    "{field}: indique un sort code de seis cifras, como 20-00-00.",
  "{field} must be a routing number of nine digits with a correct check digit, such as 021000021.":
    "{field}: indique un número de ruta (routing number) de nueve cifras con dígito de control correcto, como 021000021.",
  "{field} must be a clearing number of 3 to 12 letters and digits, such as 6000.":
    "{field}: indique un código bancario de 3 a 12 letras y cifras, como 6000.",
  "{field} must be an account number of 4 to 20 letters and digits, such as 55779911.":
    "{field}: indique un número de cuenta de 4 a 20 letras y cifras, como 55779911.",
  "{field} must have 6 to 8 digits beside a sort code.":
    "{field}: junto a un sort code, indique de 6 a 8 cifras.",
  "{field} must be of the IBAN's country, {country}.": "{field}: debe ser del país del IBAN, {country}.",
  "{field} must be of the same country as the other: the IBAN is of {country}, the BIC of {other}.":
    "{field}: el IBAN y el BIC deben ser del mismo país; el IBAN es de {country} y el BIC, de {other}.",
  "{field} must not be given beside an IBAN.": "{field}: no se puede indicar junto a un IBAN.",
  "{field} must not be given beside another code of the bank.":
    "{field}: no se puede indicar junto a otro código del banco.",
  "{field} must be one of at most {max} accounts.": "{field}: puede haber {max} cuentas como máximo.",
  "{field} must be the id of an account.": "{field}: indique el número de una cuenta.",
  "{field} must be the id of one of your customers.": "{field}: indique el número de uno de sus clientes.",
  "{field} must be the id of one of your receivables.":
    "{field}: indique el número de una de sus cuentas por cobrar.",
  "{field} must be the id of a bank transaction.": "{field}: indique el número de un movimiento bancario.",
  "{field} must be the id of an earlier movement the other way, in the same currency and of at most the same amount.":
    "{field}: indique el número de un movimiento anterior en sentido contrario, en la misma moneda y por el mismo importe como máximo.",
  "{field} must be another receivable than those before it.":
    "{field}: indique una cuenta por cobrar distinta de las anteriores.",
  "{field} must be a list of 1 to {max} allocations.":
    "{field}: indique una lista de 1 a {max} asignaciones.",
  "{field} must have at least one receivable.": "{field}: elija al menos una cuenta por cobrar.",
  "{field} must be at most 10 MB.": "{field}: como máximo, 10 MB.",
  "{field} must be a PDF.": "{field}: debe ser un PDF.",
  "{field} must be a whole PDF; this one is broken.": "{field}: debe ser un PDF completo; este está dañado.",
  "{field} must be a PDF that opens without a password.":
    "{field}: debe ser un PDF que se abra sin contraseña.",
  "{field} must be owner, admin or member.": "{field}: debe ser owner, admin o member.",
  "{field} must be there once.": "{field}: solo puede aparecer una vez.",
  "{field} must be a list of steps.": "{field}: debe ser una lista de pasos.",
  "{field} must be at most {max} steps.": "{field}: como máximo, {max} pasos.",
  "{field} must be more than that of the step before, as steps ascend and come once.":
    "{field}: debe ser más que en el paso anterior; los pasos van en orden ascendente y sin repetirse.",
  "{field} must be a list of one or more of {list}, none twice.":
    "{field}: indique una lista con uno o más de {list}, sin repetir ninguno.",
  "{field} must be a time HH:MM from 00:00 to 23:59.":
    "{field}: indique una hora con el formato HH:MM, de 00:00 a 23:59.",
  "{field} must begin before it ends.": "{field}: debe empezar antes de terminar.",
  "{field} must leave some time between {from} and {to}, outside of which nothing is sent.":
    "{field}: debe quedar algún tiempo entre las {from} y las {to}; fuera de ese horario no se envía nada.",
  "{field} must be one line.": "{field}: debe ocupar una sola línea.",
  "{field} must not be blank.": "{field}: no puede quedar en blanco.",
  "{field} must not be blank; leave it out for the built-in text.":
    "{field}: no puede quedar en blanco; omita el campo para usar el texto predeterminado.",
  "{field} must have at most {max} characters.": "{field}: como máximo, {max} caracteres.",
  "{field} must not contain control characters, unpaired surrogates or marks of writing direction.":
    "{field}: no puede contener caracteres de control, caracteres incompletos ni marcas de dirección de escritura.",
  "{field} must not use the tag {tag}; it may use {list}.":
    "{field}: no puede usar la etiqueta {tag}; puede usar {list}.",
  "{field} must not use the filter {filter}; it may use {list}.":
    "{field}: no puede usar el filtro {filter}; puede usar {list}.",
  "{field} must say which column has the amount, or which have credits and debits.":
    "{field}: indique qué columna tiene el importe o cuáles tienen los abonos y los cargos.",
  "{field} must say which column has the date.": "{field}: indique qué columna tiene la fecha.",
  "{field} has {text}, which is not a condition such as '{% if days_overdue > 3 %}'.":
    "{field}: contiene {text}, que no es una condición como «'{% if days_overdue > 3 %}'».",
  "{field} has {text}, which is not a variable such as '{{ balance }}'.":
    "{field}: contiene {text}, que no es una variable como «'{{ balance }}'».",
  "{field} has an unknown variable {variable}; it may use {list}.":
    "{field}: contiene una variable desconocida, {variable}; puede usar {list}.",
  "{field} can't be read: {error}.": "{field}: no se puede leer: {error}.",
  "{field}: {problem}": "{field}: {problem}",
  "choose at least one scope": "elija al menos un permiso",
  "choose at least one message": "elija al menos un mensaje",
  "choose at most {max} messages": "elija {max} mensajes como máximo",
  "{currency} has no decimals": "{currency} no tiene decimales",
  "{currency} has at most {digits} decimals": "{currency} tiene como máximo {digits} decimales",
  "can't be kept: you have {max} views. Delete one first":
    "no se puede guardar: ya tiene {max} vistas. Elimine antes una",
  "belongs to more filters than can be kept": "tiene más filtros de los que se pueden guardar",
  "This policy has no steps: no customer would be reminded.":
    "Estas reglas no tienen pasos: no se recordaría nada a ningún cliente.",
  "has {text}, which is not a condition such as '{% if days_overdue > 3 %}'":
    "contiene {text}, que no es una condición como «'{% if days_overdue > 3 %}'»",
  "has {text}, which is not a variable such as '{{ balance }}'":
    "contiene {text}, que no es una variable como «'{{ balance }}'»",
  "has an unknown variable {variable}; it may use {list}":
    "contiene una variable desconocida, {variable}; puede usar {list}",
  "can't be read: {error}": "no se puede leer: {error}",
  "The amount": "Importe",
  "Step {number}, {part}": "Paso {number}, {part}",
  "Bills, step {number}, {part}": "Facturas por pagar, paso {number}, {part}",
  "Entry {number}": "Movimiento {number}",
  "entries[{number}]": "Movimiento {number}",
  "Import id": "N.º de importación",
  Fields: "Campos",
  "Reply id": "N.º de respuesta",
  Bytes: "Bytes",
  Sha256: "SHA-256",
  "Leaves at": "Se envía el",
  "Receivable ids": "N.º de las cuentas por cobrar",
  Rows: "Filas",
  "File name": "Nombre del archivo",
  Known: "Ya conocidos",
  "Receivable id": "N.º de cuenta por cobrar",
  "Amount minor": "Importe (unidad mínima)",
  "Deposit id": "N.º de pago del cliente",
  "Credit minor": "Saldo a favor (unidad mínima)",
  "Note id": "N.º de nota",
  "Returned by": "Devuelto por",
  Label: "Concepto",
  "Anchor date": "Primer vencimiento",
  "Last date": "Último vencimiento",
  "Next index": "Siguiente de la serie",
  "Payable id": "N.º de factura por pagar",
  "Occurrence index": "Posición en la serie",
  Detail: "Detalle",
  "Link number": "Número de enlace",
  "User id": "N.º de usuario",
  "New key id": "N.º de la clave nueva",
  "Keys deleted": "Claves eliminadas",
  EmailVerified: "Correo verificado",
  TwoFactorConfirmed: "Verificación en dos pasos confirmada",
  Locale: "Idioma",
  Digest: "Resumen por correo",
  "Sessions ended": "Sesiones cerradas",
  "Two factor removed": "Verificación en dos pasos quitada",
  Issuer: "Proveedor de inicio de sesión",
  "Second factor": "Segundo factor",
  Again: "De nuevo",
  Count: "Cantidad",
  Network: "Red",
  Last: "Última",
  Version: "Versión",
  "Starts at": "Inicio",
  "Ends at": "Fin",
  Removed: "Quitado",
  TestClock: "Reloj de pruebas",
  Recipients: "Destinatarios",
  Sms: "SMS",
  "Delete at": "Se elimina el",
  Jump: "Salto",
  Decided: "Decididos",
  Values: "Valores",
  Plain: "Sin cifrar",
  "Skipped ids": "N.º de los omitidos",
  Sequences: "Secuencias",
  SessionsEnded: "Sesiones cerradas",
  MailsDropped: "Correos descartados",
  RemindersGivenUp: "Recordatorios descartados",
  "Remind on": "Recordármelo el",
  "Expected version": "Versión esperada",
  Allocations: "Asignaciones",
  "Original id": "N.º del original",
  Method: "Forma de pago",
  Anchor: "Primer vencimiento",
  "Bank account id": "N.º de cuenta bancaria",
  "Booked on": "Fecha contable",
  Others: "Demás filas",
  "Payment id": "N.º de pago",
  Seen: "Visto",
  Mapping: "Asignación de columnas",
  Balance: "Saldo",
  "Closing balance": "Saldo final",
  Debit: "Cargo",
  Form: "Formulario",
  Body: "Contenido",
  "Merge id": "N.º de fusión",
  "Merged id": "N.º del cliente fusionado",
  Filled: "Datos completados",
  "status|open": "pendiente",
  "status|partially_paid": "pagada en parte",
  "status|paid": "pagada",
  "status|paused": "en pausa",
  "status|cancelled": "anulada",
  "status|reversed": "revertido",
  "status|recorded": "registrado",
  "status|unmatched": "sin coincidencia",
  "status|suggested": "pendiente de confirmar",
  "status|applied": "asignado",
  "status|ignored": "ignorado",
  "status|returned": "revertido",
  "status|partially_applied": "asignado en parte",
  "This receivable is {status} and can't be paused.":
    "Esta cuenta por cobrar está {status} y no se puede pausar.",
  "This receivable is {status} and can't be resumed.":
    "Esta cuenta por cobrar está {status} y no se puede reanudar.",
  "This receivable is {status} and can't be cancelled.":
    "Esta cuenta por cobrar está {status} y no se puede anular.",
  "This receivable is {status} and can't take a payment.":
    "Esta cuenta por cobrar está {status} y no admite pagos.",
  "This receivable is {status} and can't have a payment reversed.":
    "Esta cuenta por cobrar está {status} y sus pagos no se pueden revertir.",
  "This receivable is {status} and can't be promised.":
    "Esta cuenta por cobrar está {status} y no admite una promesa de pago.",
  "This receivable is {status} and can't be promised a second time.":
    "Esta cuenta por cobrar está {status} y no admite una segunda promesa de pago.",
  "This receivable is {status} and can't be disputed.":
    "Esta cuenta por cobrar está {status} y no admite disputas.",
  "This receivable is {status} and can't be reminded of.":
    "Esta cuenta por cobrar está {status} y no admite recordatorios.",
  "This payable is {status} and can't be marked paid.":
    "Esta factura por pagar está {status} y no se puede marcar como pagada.",
  "This payment is {status} and can't be reversed again.":
    "Este pago está {status} y no se puede revertir de nuevo.",
  "Receivable {id} is {status} and can't take a payment.":
    "La cuenta por cobrar {id} está {status} y no admite pagos.",
  "Receivable {id} is {status} and can't have a payment reversed.":
    "La cuenta por cobrar {id} está {status} y sus pagos no se pueden revertir.",
  "This bank transaction is {status} and can't be applied.":
    "Este movimiento bancario está {status} y no se puede asignar.",
  "This bank transaction is {status} and can't be undone.":
    "Este movimiento bancario está {status} y no se puede deshacer.",
  "This bank transaction is {status} and can't be ignored.":
    "Este movimiento bancario está {status} y no se puede ignorar.",
  "This bank transaction is {status} and can't have a suggestion refused.":
    "Este movimiento bancario está {status} y sus sugerencias no se pueden rechazar.",
  "This bank transaction is {status} and can't be paid back.":
    "Este movimiento bancario está {status} y no se puede reembolsar.",
  "This bank transaction is {status} and can't be taken back.":
    "Este movimiento bancario está {status} y no se puede revertir.",
  "This bank transaction is {status} and can't take another one back.":
    "Este movimiento bancario está {status} y no puede revertir otro.",
  "Receivable {id} is not suggested for this bank transaction.":
    "La cuenta por cobrar {id} no se ha sugerido para este movimiento bancario.",
  "Receivable {id} is in {currency}.": "La cuenta por cobrar {id} está en {currency}.",
  "This receivable is in {currency}.": "Esta cuenta por cobrar está en {currency}.",
  "{receivable} is in {currency}, and the payment in {other}.":
    "{receivable} está en {currency} y el pago, en {other}.",
  "{receivable} is paid already.": "{receivable} ya está pagada.",
  "{receivable} is void.": "{receivable} está anulada.",
  "{receivable} is in another currency.": "{receivable} está en otra moneda.",
  "{fields} can't be changed once a receivable is {status}.":
    "{fields}: no se puede modificar cuando la cuenta por cobrar está {status}.",
  "{fields} can't be changed while payments are recorded on the receivable.":
    "{fields}: no se puede modificar mientras la cuenta por cobrar tenga pagos registrados.",
  "{fields} can't be changed once a payable is paid.":
    "{fields}: no se puede modificar cuando la factura ya está pagada.",
  "The allocations are larger than what is left of the bank transaction.":
    "Las asignaciones superan lo que queda del movimiento bancario.",
  "The payment is larger than the balance.": "El pago supera el saldo pendiente.",
  "The payment's currency is not the receivable's.": "La moneda del pago no es la de la cuenta por cobrar.",
  "A new currency needs an amount in the same request.":
    "Para cambiar la moneda hay que indicar también un importe en la misma solicitud.",
  "A field can no longer be changed.": "Hay un campo que ya no se puede modificar.",
  "The current status does not allow this.": "El estado actual no lo permite.",
  "At most {amount}, which is what is open.": "Como máximo {amount}, que es lo pendiente.",
  "The receivables get {amount}, which is more than came.":
    "Las cuentas por cobrar reciben {amount}, más de lo que ha llegado.",
  "{typed} can mean two amounts: write it without the comma, or with a point.":
    "{typed} puede ser dos importes distintos: escríbalo sin la coma o con un punto.",
  "Nothing is left for it. Type how much it gets.":
    "No queda nada para esta cuenta por cobrar. Indique cuánto se le asigna.",
  "Choose at least one receivable.": "Elija al menos una cuenta por cobrar.",
  "Choose receivables of yours.": "Elija cuentas por cobrar de su empresa.",
  "Nothing is left of this payment.": "No queda nada de este pago.",
  "This payment was taken back already.": "Este pago ya se ha revertido.",
  "Some of this payment was used a moment ago. Look at it again.":
    "Una parte de este pago se acaba de usar. Revíselo.",
  "The customer has no address on this channel.": "El cliente no tiene dirección para este canal.",
  "This customer has no e-mail address.": "Este cliente no tiene correo electrónico.",
  "This customer has no phone number.": "Este cliente no tiene teléfono.",
  "The customer has no e-mail address.": "El cliente no tiene correo electrónico.",
  "E-mails to the customer's address come back.": "Los correos a la dirección del cliente no llegan.",
  "The customer has neither disputed it nor promised to pay it.":
    "El cliente no la ha disputado ni ha prometido pagarla.",
  "Your company may answer only at addresses that it has sent a reminder to.":
    "Su empresa solo puede responder a direcciones a las que haya enviado un recordatorio.",
  "The customer has no address for the next reminder.":
    "El cliente no tiene dirección para el próximo recordatorio.",
  "The customer's address does not work, so the next reminder can't be sent.":
    "La dirección del cliente no funciona, así que no se puede enviar el próximo recordatorio.",
  "The customer does not want reminders on the channel of the next one.":
    "El cliente no quiere recordatorios por el canal del próximo.",
  "The policy allows no more reminders of it.":
    "Las reglas no permiten más recordatorios de esta cuenta por cobrar.",
  "A reminder is being sent at this moment.": "En este momento se está enviando un recordatorio.",
  "It is below the minimum balance of the policy, so no reminder is sent for it.":
    "Está por debajo del saldo mínimo de las reglas, así que no se envían recordatorios.",
  "Another reminder to the customer leaves first. Ask again after it.":
    "Antes se envía otro recordatorio al cliente. Vuelva a pedirlo después.",
  "No reminder is planned for it.": "No hay ningún recordatorio programado para esta cuenta por cobrar.",
  "You have had {number} tests within the hour. Try again later.":
    "Ha recibido {number} pruebas en la última hora. Inténtelo más tarde.",
  "This message can't be written, so there is nothing to send.":
    "Este mensaje no se puede redactar, así que no hay nada que enviar.",
  "Verify your e-mail address first: a test goes to no other one.":
    "Verifique antes su dirección de correo: una prueba no se envía a ninguna otra.",
  "It has changed since you looked: somebody has paid, or decided otherwise. This is what it says now.":
    "Ha cambiado desde que usted lo miró: alguien ha pagado o ha decidido otra cosa. Esto es lo que dice ahora.",
  "Reminders are on hold, so nothing is sent. Go live first.":
    "Los recordatorios están retenidos, así que no se envía nada. Active antes los envíos.",
  "Somebody has done this already.": "Ya lo ha hecho otra persona.",
  "Too much was sent by this link within an hour.": "Se ha enviado demasiado con este enlace en una hora.",
  "The message bounced.": "El mensaje ha sido devuelto.",
  "The recipient has complained about the message.": "El destinatario ha marcado el mensaje como spam.",
  "The recipient has unsubscribed at the mail provider.":
    "El destinatario se ha dado de baja en su proveedor de correo.",
  "The mail provider could not deliver the message.":
    "El servicio de correo no ha podido entregar el mensaje.",
  "The number is not valid.": "El número no es válido.",
  "The recipient has answered STOP.": "El destinatario ha respondido STOP.",
  "The number can't get SMS.": "El número no puede recibir SMS.",
  "The number is not known to its network.": "La red no conoce este número.",
  "The number is a landline, or its network can't be reached.":
    "El número es fijo o no se puede conectar con su red.",
  "The provider could not deliver the message.": "El servicio de envío no ha podido entregar el mensaje.",
  "The provider could not deliver the message (error {code}).":
    "El servicio de envío no ha podido entregar el mensaje (error {code}).",
  "The provider answered {code}.": "El servicio de envío ha respondido {code}.",
  "No e-mail provider is configured.": "No hay ningún servicio de envío de correo configurado.",
  "This form was sent before with other content. See below how things stand now, and send it again if that is what you want.":
    "Este formulario ya se había enviado con otro contenido. Vea abajo cómo están ahora las cosas y, si aun así lo quiere, envíelo de nuevo.",
  "Yours is not saved yet.": "Sus cambios todavía no se han guardado.",
  "{field} is “{value}”": "{field}: «{value}»",
  "{field} is empty": "{field}: vacío",
  "{field} is the built-in text": "{field}: el texto predeterminado",
  "Somebody else has changed this in the meantime.": "Otra persona lo ha modificado entretanto.",
  "Somebody else has changed this meanwhile: {changes} now. Yours is not saved yet: look at it, and save it again.":
    "Otra persona lo ha modificado entretanto; ahora: {changes}. Sus cambios todavía no se han guardado: revíselos y guárdelos de nuevo.",
  "Somebody else has changed these texts in the meantime: {changes} now. Yours are not saved yet: look at them, and save them again.":
    "Otra persona ha modificado estos textos entretanto; ahora: {changes}. Los suyos todavía no se han guardado: revíselos y guárdelos de nuevo.",
  "Somebody else has saved another policy since this page was opened. What you typed is still here: saving it again replaces theirs.":
    "Otra persona ha guardado otras reglas desde que se abrió esta página. Lo que usted escribió sigue aquí: si lo guarda de nuevo, sustituirá las reglas de esa persona.",
  "It has changed since you looked. This is what it would say now.":
    "Ha cambiado desde que usted lo miró. Esto es lo que diría ahora.",
  "You have not changed anything.": "No ha cambiado nada.",
  "This is not there any more.": "Esto ya no existe.",
  "There is one already.": "Ya existe uno.",
  "There are as many as there may be.": "Ya se ha alcanzado el máximo.",
  "You may not do this.": "No tiene permiso para hacer esto.",
  "Part of the form is missing. Send it again.": "Falta una parte del formulario. Envíelo de nuevo.",
  "This is more than {size} KB.": "Ocupa más de {size} KB.",
  "The body broke off.": "El contenido se ha interrumpido.",
  "The body came too slowly: send the request again, over a new connection.":
    "El contenido ha llegado demasiado despacio: envíe la solicitud de nuevo, con una conexión nueva.",
  "The body is not valid JSON.": "El contenido no es JSON válido.",
  "The body is larger than 64 KiB.": "El contenido ocupa más de 64 KiB.",
  "The request has invalid fields.": "La solicitud tiene campos no válidos.",
  "Invalid: {fields}.": "No válido: {fields}.",
  "Too many at the same time. Wait a moment, and try again.":
    "Demasiados a la vez. Espere un momento e inténtelo de nuevo.",
  "Too many tries. Wait a minute.": "Demasiados intentos. Espere un minuto.",
  "Too many tries. Wait {minutes} minutes.": "Demasiados intentos. Espere {minutes} minutos.",
  "Too many requests: wait for Retry-After seconds.":
    "Demasiadas solicitudes: espere los segundos que indica Retry-After.",
  "Too many requests are waiting: wait for Retry-After seconds.":
    "Hay demasiadas solicitudes en espera: espere los segundos que indica Retry-After.",
  "The service can't answer now: wait for Retry-After seconds.":
    "El servicio no puede responder ahora: espere los segundos que indica Retry-After.",
  "The service is not open yet.": "El servicio todavía no está abierto.",
  "The database can't be reached: wait for Retry-After seconds.":
    "No se puede conectar con la base de datos: espere los segundos que indica Retry-After.",
  "A customer can’t be merged into itself. Choose another one.":
    "Un cliente no se puede fusionar consigo mismo. Elija otro.",
  "One of these customers has been merged into another one already.":
    "Uno de estos clientes ya se ha fusionado en otro.",
  "A message to one of these customers is being sent right now. Try again in a few minutes.":
    "En este momento se está enviando un mensaje a uno de estos clientes. Inténtelo de nuevo en unos minutos.",
  "Somebody has skipped a message to one of these customers by e-mail or SMS, and it may still leave by the other. Try again when that is over.":
    "Alguien ha omitido un mensaje a uno de estos clientes por correo o por SMS, y todavía puede enviarse por el otro canal. Inténtelo de nuevo cuando haya terminado.",
  "This customer has more than {receivables} receivables, or more than {messages} messages, which is too much to move at once. Merge the other customer into this one instead.":
    "Este cliente tiene más de {receivables} cuentas por cobrar o más de {messages} mensajes, demasiado para moverlo de una vez. Fusione mejor el otro cliente en este.",
  "The customer has been merged into another one since then. Undo that first.":
    "Desde entonces el cliente se ha fusionado en otro. Deshaga antes esa fusión.",
  "This was more than a day ago and can’t be undone any more.":
    "De esto hace más de un día y ya no se puede deshacer.",
  "This has been undone already.": "Esto ya se ha deshecho.",
  "There is no such receivable.": "No existe esa cuenta por cobrar.",
  "There is no such customer.": "No existe ese cliente.",
  "Merged with {name}, who wants no reminders": "Fusión con {name}, que no quiere recordatorios",
  "Several at once": "Varias a la vez",
  "Undone at once": "Deshecho de inmediato",
  "Returned by the bank": "Devuelto por el banco",
  "Gone from an imported file": "Ya no figura en un archivo importado",
  "The payment of the customer was recorded by mistake.": "El pago del cliente se registró por error."
}
