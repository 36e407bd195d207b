/** The phrases in Italian. */
// oxlint-disable max-lines -- a list, which is looked up and never read from its beginning to its end
import type { Catalogue } from "./Catalogues.ts"

export const italian: Catalogue = {
  "This is a test. The message has not left; it would go to {recipient}. The links in it lead to your outbox.":
    "Questa è una prova. Il messaggio non è stato inviato; andrebbe a {recipient}. I link al suo interno portano alla posta in uscita.",
  "Test: {subject}": "Prova: {subject}",
  "No. {number}": "N. {number}",
  "{debts} and {count, plural, one {# more} other {# more}}":
    "{debts} e {count, plural, one {# altro} other {altri #}}",
  "{time}, e-mail to {customer} ({tone}): {debts}, {sums}":
    "{time}, e-mail per {customer} ({tone}): {debts}, {sums}",
  "{time}, SMS to {customer} ({tone}): {debts}, {sums}":
    "{time}, SMS per {customer} ({tone}): {debts}, {sums}",
  "{company}: more than {count, plural, one {# message leaves} other {# messages leave}} today":
    "{company}: oggi {count, plural, one {parte più di # messaggio} other {partono più di # messaggi}}",
  "{company}: {count, plural, one {# message waits} other {# messages wait}} for approval":
    "{company}: {count, plural, one {# messaggio attende} other {# messaggi attendono}} l’approvazione",
  "{company}: {count, plural, one {# message leaves} other {# messages leave}} today":
    "{company}: oggi {count, plural, one {parte # messaggio} other {partono # messaggi}}",
  "These leave today, as soon as somebody has approved them:":
    "Questi messaggi partono oggi, non appena qualcuno li approva:",
  "If nobody pays before, these leave today:": "Se nessuno paga prima, oggi partono questi messaggi:",
  "and others": "e altri",
  "Read, change and stop them in the outbox: {link}":
    "Può leggerli, modificarli e fermarli nella posta in uscita: {link}",
  "To have this mail no more, change your account: {link}":
    "Per non ricevere più questa e-mail, modifichi le impostazioni del Suo account: {link}",
  "Disputed by the customer": "Contestati dal cliente",
  "Promised, and not paid": "Promesse non mantenute",
  "Not paid, and no further reminders follow": "Crediti non pagati e senza altri solleciti previsti",
  "Reminders that could not be delivered": "Solleciti che non è stato possibile consegnare",
  "Reminders that may not have arrived": "Solleciti forse non arrivati",
  "Reminders that wait until somebody says what a payment is for":
    "Solleciti in attesa che qualcuno indichi a cosa si riferisce un pagamento",
  "Bank accounts without a new statement": "Conti bancari senza un estratto conto recente",
  "Addresses that do not work": "Recapiti che non funzionano",
  "Customers who want no more reminders": "Clienti che non vogliono più solleciti",
  "Reminders that became too late to send": "Solleciti non inviati perché era ormai troppo tardi",
  "Reminders that were not sent because a channel did not work":
    "Solleciti non inviati perché un canale non funzionava",
  "and {count, plural, one {# more} other {# more}}": "e {count, plural, one {# altro} other {altri #}}",
  "{company}: {count, plural, one {# thing} other {# things}} to look at":
    "{company}: {count, plural, one {# voce} other {# voci}} da gestire",
  "Since the last digest of {company}:": "Novità dall’ultimo riepilogo ({company}):",
  "All that waits for you: {link}": "Tutto ciò che è da gestire: {link}",
  "You get this because you are an owner or admin of the company. It comes only on days with something in it. To have it no more, change your account: {link}":
    "Riceve questo riepilogo perché è titolare o amministratore dell’azienda. Arriva solo nei giorni in cui ci sono novità. Per non riceverlo più, modifichi le impostazioni del Suo account: {link}",
  "the newest one ends on {date}": "ultimo aggiornamento {date}",
  "tone of a reminder|friendly": "cordiale",
  "tone of a reminder|firm": "fermo",
  "tone of a reminder|final": "ultimativo",
  "Duebook: another e-mail address": "Duebook: cambio di indirizzo e-mail",
  "the e-mail address of your account is {email} now": "l’indirizzo e-mail del Suo account ora è {email}",
  "the e-mail address of your account is to become {email}, as soon as somebody follows the link that was sent there":
    "l’indirizzo e-mail del Suo account diventerà {email}, non appena qualcuno apre il link inviato a quell’indirizzo",
  "Duebook: your e-mail address is back": "Duebook: il Suo indirizzo e-mail è stato ripristinato",
  "the e-mail address of your account is {email} again, and you were signed out everywhere; the account needs a new password, and passkeys and sign-ins elsewhere that were added in the day before the change or after it are removed":
    "l’indirizzo e-mail del Suo account è di nuovo {email} e tutte le sessioni sono state chiuse; l’account richiede una nuova password; le passkey e gli accessi tramite altri servizi aggiunti dal giorno prima del cambio in poi sono stati rimossi",
  "Duebook: your account is closed": "Duebook: il Suo account è chiuso",
  "your account was closed: nobody can sign in with it any more, and you belong to no company; what you did in companies stays in their logs":
    "il Suo account è stato chiuso: nessuno può più usarlo per accedere e Lei non fa più parte di alcuna azienda; quanto ha fatto nelle aziende resta nei loro registri",
  "Duebook: your password was changed": "Duebook: la Sua password è stata cambiata",
  "the password of your account was changed, and you were signed out everywhere else":
    "la password del Suo account è stata cambiata e tutte le altre sessioni sono state chiuse",
  "Duebook: two-factor authentication was reset": "Duebook: autenticazione a due fattori azzerata",
  "{by}, an owner of {company}, has reset two-factor authentication for your account, and you were signed out everywhere. Your password is as it was; sign in and set it up anew":
    "{by}, titolare di {company}, ha azzerato l’autenticazione a due fattori del Suo account e tutte le sessioni sono state chiuse. La Sua password resta invariata: acceda e la attivi di nuovo",
  "Duebook: two-factor authentication was turned off": "Duebook: autenticazione a due fattori disattivata",
  "two-factor authentication was turned off for your account":
    "l’autenticazione a due fattori del Suo account è stata disattivata",
  "Duebook: two-factor authentication was set up": "Duebook: autenticazione a due fattori attivata",
  "another authenticator app has taken the place of the one of your account":
    "l’app di autenticazione del Suo account è stata sostituita con un’altra",
  "two-factor authentication was set up for your account":
    "l’autenticazione a due fattori del Suo account è stata attivata",
  "Duebook: a recovery code was used": "Duebook: usato un codice di recupero",
  "a recovery code of your account was used; {left, plural, one {# is left} other {# are left}}":
    "è stato usato un codice di recupero del Suo account; {left, plural, one {ne resta #} other {ne restano #}}",
  "Duebook: new recovery codes": "Duebook: nuovi codici di recupero",
  "your account has new recovery codes, and those from before do not work any more":
    "il Suo account ha nuovi codici di recupero; quelli precedenti non funzionano più",
  "Duebook: a passkey was added": "Duebook: passkey aggiunta",
  "the passkey “{name}” was added to your account; it opens the account without your password":
    "la passkey «{name}» è stata aggiunta al Suo account; permette di accedere senza password",
  "Duebook: a passkey was removed": "Duebook: passkey rimossa",
  "the passkey “{name}” was removed from your account, and you were signed out everywhere else":
    "la passkey «{name}» è stata rimossa dal Suo account e tutte le altre sessioni sono state chiuse",
  "Duebook: a passkey was refused": "Duebook: passkey rifiutata",
  "somebody has used the passkey “{name}” of your account and was refused: it has counted less than the last time, as a copy of it would":
    "qualcuno ha usato la passkey «{name}» del Suo account e l’accesso è stato rifiutato: il suo contatore era più basso dell’ultima volta, come accadrebbe con una copia",
  "Duebook: single sign-on for your account": "Duebook: single sign-on per il Suo account",
  "somebody has signed in to your account at {issuer} as {email} for the first time":
    "qualcuno ha effettuato per la prima volta l’accesso al Suo account con {issuer} come {email}",
  "Duebook: a new browser": "Duebook: nuovo browser",
  "somebody has signed in to your account with a browser that was not known: {browser}":
    "qualcuno ha effettuato l’accesso al Suo account con un browser non noto: {browser}",
  "Hello,": "Buongiorno,",
  "If this was not you, you need not do anything.":
    "Se non ha fatto Lei questa richiesta, non deve fare nulla.",
  "Duebook: verify your e-mail address": "Duebook: conferma del Suo indirizzo e-mail",
  "open this link to show that this address is yours. It works once, for 24 hours:":
    "Apra questo link per confermare che l’indirizzo è Suo. Funziona una sola volta, per 24 ore:",
  "If this was not you, do not say there that it is yours. You need not do anything else.":
    "Se non ha fatto Lei questa richiesta, non confermi che l’indirizzo è Suo. Non deve fare altro.",
  "Duebook: finish your account": "Duebook: completi il Suo account",
  "somebody, probably you, wants to make an account with this address. Open this link to choose a password; then the account is yours. It works once, for 24 hours:":
    "Qualcuno, probabilmente Lei, vuole creare un account con questo indirizzo. Apra questo link e scelga una password: l’account sarà Suo. Il link funziona una sola volta, per 24 ore:",
  "Duebook: set a new password": "Duebook: imposti una nuova password",
  "somebody, probably you, has asked to set a new password. This link works once, for 24 hours:":
    "Qualcuno, probabilmente Lei, ha chiesto di impostare una nuova password. Questo link funziona una sola volta, per 24 ore:",
  "Duebook: you have an account already": "Duebook: ha già un account",
  "somebody, probably you, wanted to make an account with this address. There is one already. Sign in:":
    "Qualcuno, probabilmente Lei, voleva creare un account con questo indirizzo. Ne esiste già uno. Acceda qui:",
  "If you do not know the password any more:": "Se non ricorda più la password:",
  "the operator of this Duebook has removed the second factor of your account, and you were signed out everywhere. Your password is as it was. Sign in, and set up two-factor authentication again:":
    "Il gestore di questo Duebook ha rimosso il secondo fattore del Suo account e tutte le sessioni sono state chiuse. La Sua password resta invariata. Acceda e attivi di nuovo l’autenticazione a due fattori:",
  "If you have not asked for this, tell the operator at once.":
    "Se non l’ha richiesto Lei, informi subito il gestore.",
  "Duebook: {company} invites you": "Duebook: invito da {company}",
  "{person} asks you to join {company} on Duebook, which reminds customers of what they owe.":
    "{person} La invita a far parte di {company} su Duebook, che ricorda ai clienti quanto devono pagare.",
  "This link works once, for 24 hours:": "Questo link funziona una sola volta, per 24 ore:",
  "If you do not know why you get this, you need not do anything.":
    "Se non sa perché riceve questa e-mail, non deve fare nulla.",
  "Duebook: you have an account with this address": "Duebook: ha un account con questo indirizzo",
  "Somebody, probably you, wanted to use this address for another account. It can belong to one account only: sign in to the one that has it, and give it another address first.":
    "Qualcuno, probabilmente Lei, voleva usare questo indirizzo per un altro account. Un indirizzo può appartenere a un solo account: acceda a quello che lo usa e gli assegni prima un altro indirizzo.",
  somebody: "qualcuno",
  "fact of a company|name": "nome",
  "fact of a company|time zone": "fuso orario",
  "fact of a company|country": "paese",
  "fact of a company|e-mail": "e-mail",
  "fact of a company|phone": "telefono",
  "fact of a company|web": "sito web",
  "fact of a company|address": "indirizzo",
  "fact of a company|account holder": "intestatario del conto",
  "fact of a company|IBAN": "IBAN",
  "fact of a company|BIC": "BIC",
  "fact of a company|payment link": "link di pagamento",
  "fact of a company|language": "lingua",
  "fact of a company|legal notice": "note legali",
  "{by} has changed the reminders of {company}: they are on hold, and nothing is sent":
    "{by} ha cambiato la modalità di invio dei solleciti di {company}: gli invii sono disattivati e non viene inviato nulla",
  "{by} has changed the reminders of {company}: each waits until somebody approves it":
    "{by} ha cambiato la modalità di invio dei solleciti di {company}: ogni messaggio attende l’approvazione",
  "{by} has changed the reminders of {company}: they are sent automatically":
    "{by} ha cambiato la modalità di invio dei solleciti di {company}: i messaggi vengono inviati in automatico",
  "{by} has changed the reminders of {company}: {mode}":
    "{by} ha cambiato la modalità di invio dei solleciti di {company}: {mode}",
  "Duebook: a company was closed": "Duebook: azienda chiusa",
  "{by} has closed {company}: nothing is sent any more, and all of it is deleted after 30 days, unless an owner opens it again on the page of companies before":
    "{by} ha chiuso {company}: non viene più inviato nulla e dopo 30 giorni tutto viene eliminato, a meno che prima un titolare non la riapra dalla pagina delle aziende",
  "Duebook: a company was opened again": "Duebook: azienda riaperta",
  "{by} has opened {company} again": "{by} ha riaperto {company}",
  "Duebook: an archive was asked for": "Duebook: richiesto un archivio",
  "{by} has asked for an archive of all that {company} has, which owners and admins can download":
    "{by} ha richiesto un archivio di tutti i dati di {company}, che titolari e amministratori possono scaricare",
  "Duebook: facts of your company were changed": "Duebook: dati della Sua azienda modificati",
  "{by} has changed facts of {company}: {facts}": "{by} ha modificato i dati aziendali di {company}: {facts}",
  "Duebook: a new owner or admin": "Duebook: nuovo titolare o amministratore",
  "{by} has made {member} {role, select, owner {an owner} other {an admin}} of {company}":
    "{by} ha assegnato a {member} il ruolo di {role, select, owner {titolare} other {amministratore}} di {company}",
  "{member} has joined {company} as {role, select, owner {an owner} other {an admin}}":
    "{member} fa ora parte di {company} come {role, select, owner {titolare} other {amministratore}}",
  "Duebook: a new API key": "Duebook: nuova chiave API",
  '{by} has created the API key "{name}" of {company}': "{by} ha creato la chiave API «{name}» di {company}",
  "Duebook: an API key was replaced": "Duebook: chiave API sostituita",
  '{by} has replaced the API key "{name}" of {company} with a new one':
    "{by} ha sostituito con una nuova la chiave API «{name}» di {company}",
  "Duebook: an API key was revoked": "Duebook: chiave API revocata",
  '{by} has revoked the API key "{name}" of {company}':
    "{by} ha revocato la chiave API «{name}» di {company}",
  "Duebook: other texts of reminders": "Duebook: testi dei solleciti modificati",
  "{by} has changed the texts of reminders of {company} ({language}, {tone})":
    "{by} ha modificato i testi dei solleciti di {company} ({language}, {tone})",
  "Duebook: reminders of your company": "Duebook: solleciti della Sua azienda",
  "Duebook: a new bank account of your company": "Duebook: nuovo conto bancario della Sua azienda",
  "{by} has added a bank account of {company}, into which customers pay {currency}: {account}":
    "{by} ha aggiunto un conto bancario di {company}, su cui i clienti pagano in {currency}: {account}",
  "Duebook: a bank account of your company was removed": "Duebook: conto bancario della Sua azienda rimosso",
  "{by} has removed the bank account of {company} into which customers paid {currency}: {account}":
    "{by} ha rimosso il conto bancario di {company} su cui i clienti pagavano in {currency}: {account}",
  "something of your account was changed": "è stato modificato qualcosa nel Suo account",
  "{time}: {sentence}.": "{time}: {sentence}.",
  "{time}: {sentence} ({count, plural, one {# time} other {# times}} since then).":
    "{time}: {sentence} ({count, plural, one {# volta} other {# volte}} da allora).",
  "And {count, plural, one {# other change} other {# other changes}}.":
    "E {count, plural, one {# altra modifica} other {altre # modifiche}}.",
  "If this was not you or somebody whom you know, set another password at once:":
    "Se non l’ha fatto Lei né qualcuno che conosce, imposti subito un’altra password:",
  "If this was not you or somebody whom you know, open this link: it gives your address back, signs everybody out, and lets you choose another password. It works once, for 72 hours:":
    "Se non l’ha fatto Lei né qualcuno che conosce, apra questo link: ripristina il Suo indirizzo, chiude tutte le sessioni e Le permette di scegliere un’altra password. Funziona una sola volta, per 72 ore:",
  "Duebook: changes to your account": "Duebook: modifiche al Suo account",
  "this was done just now:": "Questa operazione è appena stata eseguita:",
  "this was done:": "Sono state eseguite queste operazioni:",
  "See your account:": "Veda il Suo account:",
  "the operator of this Duebook": "il gestore di questo Duebook",
  "your company": "una Sua azienda",
  Overview: "Panoramica",
  "home dashboard figures aging": "home dashboard riepilogo dati anzianità",
  Receivables: "Crediti",
  "invoices debts owed list": "fatture importi da incassare elenco",
  "New receivable": "Nuovo credito",
  "create add invoice debt": "crea aggiungi fattura credito",
  "Import receivables": "Importa crediti",
  "upload file csv invoices": "carica file csv fatture",
  "Overdue receivables": "Crediti scaduti",
  "late unpaid": "in ritardo insoluti non pagati",
  "Money in": "Entrate",
  "bank transactions payments movements": "banca movimenti incassi pagamenti bonifici",
  "Statements of the bank": "Estratti conto",
  "upload files camt mt940": "carica file camt mt940 banca",
  Bills: "Fatture fornitori",
  "payables what we owe": "debiti fatture passive da pagare spese",
  "New bill": "Nuova fattura fornitore",
  "create add payable": "crea aggiungi debito spesa",
  "Calendar of bills": "Calendario fatture fornitori",
  "month payables": "mese scadenzario debiti",
  "Series of bills": "Fatture ricorrenti",
  "monthly rent payables": "mensile affitto canone serie debiti",
  Customers: "Clienti",
  "debtors clients": "debitori anagrafica",
  "Customers who owe most": "Clienti con gli importi più alti",
  "largest debtors": "maggiori debitori",
  Outbox: "Posta in uscita",
  "messages approve skip edit test send next planned":
    "messaggi approva salta modifica prova invia prossimo in programma",
  Reminders: "Solleciti",
  "messages mails sms sent planned": "messaggi e-mail sms inviati in programma promemoria",
  "Go live": "Attiva gli invii",
  "automatic ask me first hold reminders on off":
    "automatico chiedi prima disattiva solleciti attivi sospesi",
  Policy: "Regole di sollecito",
  "steps dunning rules schedule": "fasi solleciti regole calendario livelli",
  Texts: "Testi",
  "wording templates language mails": "formulazione modelli lingua e-mail",
  Keys: "Chiavi API",
  "api token create key": "api token crea chiave",
  People: "Utenti",
  "members invite roles team": "membri invita ruoli team persone",
  Usage: "Utilizzo",
  "plan allowance requests": "piano limite richieste",
  Company: "Azienda",
  "facts address iban bank account time zone": "dati indirizzo iban conto bancario fuso orario",
  Audit: "Registro attività",
  "history who did what": "cronologia chi ha fatto cosa audit",
  "Not understood": "Richiesta non comprensibile",
  "The browser or something between it and this service has garbled the request.":
    "Il browser, o qualcosa tra il browser e questo servizio, ha alterato la richiesta.",
  "Not found": "Non trovato",
  "There is nothing at this address.": "A questo indirizzo non c’è nulla.",
  "Too large": "Troppo grande",
  "What was sent is too large.": "I dati inviati sono troppo grandi.",
  "Not available": "Non disponibile",
  "The service can't answer at the moment. Wait a little, and try again.":
    "Il servizio al momento non risponde. Attenda un momento e riprovi.",
  "This link does not work": "Questo link non funziona",
  "It was used already, it has expired, or part of it is missing. Ask for a new one where you got it.":
    "È già stato usato, è scaduto o è incompleto. Ne richieda uno nuovo a chi l’ha inviato.",
  "Something went wrong": "Si è verificato un errore",
  "This is our fault. We have logged it.": "L’errore è nostro. Lo abbiamo registrato.",
  "Form not accepted": "Modulo non accettato",
  "This form does not belong to the page that you have open. Go back, reload the page, and try again.":
    "Questo modulo non appartiene alla pagina aperta. Torni indietro, ricarichi la pagina e riprovi.",
  "Not open to you": "Accesso non consentito",
  "Not active": "Non attiva",
  "{name} is closed": "{name} è chiusa",
  "You are no longer a member": "Non fa più parte dell’azienda",
  empty: "vuoto",
  "Somebody has changed it since you opened it. Send yours again if that is what you want.":
    "Nel frattempo qualcun altro ha modificato questi dati. Se vuole mantenere le Sue modifiche, le invii di nuovo.",
  "now: {now}; yours: {yours}": "attuale: {now}; inserito: {yours}",
  Open: "Aperto",
  "Partly paid": "Pagato in parte",
  Paid: "Pagato",
  Paused: "Sospeso",
  Void: "Annullato",
  "A colleague paused it.": "È stato sospeso da un collega.",
  "The customer has promised to pay.": "Il cliente ha promesso di pagare.",
  "The customer says that something is wrong.": "Il cliente ha segnalato un problema.",
  Planned: "In programma",
  "Being sent": "Invio in corso",
  Sent: "Inviato",
  Failed: "Errore",
  "Left out": "Escluso",
  Withdrawn: "Ritirato",
  Unknown: "Esito ignoto",
  "E-mail": "E-mail",
  SMS: "SMS",
  "e-mail": "e-mail",
  "Its day had passed when the receivable was created.":
    "Il giorno previsto era già passato quando il credito è stato creato.",
  "A later reminder has taken its place.": "È stato sostituito da un sollecito successivo.",
  "It is paid.": "Il credito è pagato.",
  "It is void.": "Il credito è annullato.",
  "It is paused.": "Il credito è sospeso.",
  "The customer does not want reminders on this channel.": "Il cliente non vuole solleciti su questo canale.",
  "The address does not work: a message came back, or was reported as spam.":
    "Il recapito non funziona: un messaggio è tornato indietro o è stato segnalato come spam.",
  "The company's reminders are switched off.": "Gli invii dell’azienda sono disattivati.",
  "Nobody has approved it.": "Nessuno lo ha approvato.",
  "Somebody of the company did not want it sent.": "Qualcuno dell’azienda ha deciso di non inviarlo.",
  "A payment that has arrived may be for it.": "Un pagamento ricevuto potrebbe riferirsi a questo credito.",
  "The newest bank statement is too old.": "L’ultimo estratto conto è troppo vecchio.",
  "The customer has no address for this channel.": "Il cliente non ha un recapito per questo canale.",
  "This channel is not set up.": "Questo canale non è configurato.",
  "The provider of this channel does not work at the moment.":
    "Il servizio di invio di questo canale al momento non funziona.",
  "The company is not active.": "L’azienda non è attiva.",
  "The company has no plan in force.": "L’azienda non ha un piano attivo.",
  "Less is owed than the policy's minimum.": "L’importo dovuto è inferiore al minimo previsto dalle regole.",
  "It was too close to another message.": "Era troppo vicino a un altro messaggio.",
  "The company has written to as many people as it may in a day.":
    "L’azienda ha raggiunto il numero massimo di destinatari al giorno.",
  "It was too late to be sent.": "Era troppo tardi per inviarlo.",
  "Another reminder to the customer has taken its place.":
    "È stato sostituito da un altro sollecito al cliente.",
  "It is owed again, so the last reminder is sent once more.":
    "L’importo è di nuovo dovuto, quindi l’ultimo sollecito viene inviato ancora una volta.",
  "The provider did not accept it.": "Il servizio di invio lo ha rifiutato.",
  "The provider did not accept it after several tries.":
    "Il servizio di invio lo ha rifiutato dopo vari tentativi.",
  "The connection broke while it was handed over, so nobody knows whether it has arrived.":
    "La connessione si è interrotta durante la consegna: non si sa se sia arrivato.",
  "We could not create this message.": "Non è stato possibile creare questo messaggio.",
  "Nothing is sent on that day of the week.": "In quel giorno della settimana non si invia nulla.",
  "That day is a public holiday.": "Quel giorno è festivo.",
  "Messages leave only within the hours of the policy.":
    "I messaggi partono solo negli orari previsti dalle regole.",
  "Another message to the customer is too close.": "È troppo vicino a un altro messaggio al cliente.",
  "Many messages are waiting, so it leaves a little later.":
    "Molti messaggi sono in attesa: parte un po’ più tardi.",
  "Its day was missed, so it is sent late.": "Il giorno previsto è passato, quindi viene inviato in ritardo.",
  "It is owed again, so the customer is reminded once more.":
    "L’importo è di nuovo dovuto, quindi il cliente riceve ancora un sollecito.",
  "A colleague wants it sent early.": "Un collega ha chiesto di anticipare l’invio.",
  Password: "Password",
  "At least {minPasswordLength} characters that are hard to guess, such as four words that have nothing to do with each other.":
    "Almeno {minPasswordLength} caratteri difficili da indovinare, ad esempio quattro parole senza alcun legame tra loro.",
  "Keep it": "Mantieni",
  Close: "Chiudi",
  "The view is saved. It stands in the menu.": "La vista è stata salvata. La trova nel menu.",
  "The view is deleted.": "La vista è stata eliminata.",
  "Save view": "Salva vista",
  "The filters and the order get a name of yours, and stand in the menu.":
    "I filtri e l’ordinamento vengono salvati con un nome a Sua scelta e compaiono nel menu.",
  Name: "Nome",
  "Delete view": "Elimina vista",
  Book: "Contabilità",
  Menu: "Menu",
  "Your companies": "Le Sue aziende",
  "Sign out": "Esci",
  "{name} – Duebook": "{name} – Duebook",
  "Skip to content": "Vai al contenuto",
  Duebook: "Duebook",
  "{title} – Duebook": "{title} – Duebook",
  "{n, plural, one {# day} other {# days}}": "{n, plural, one {# giorno} other {# giorni}}",
  "{done} of {limit}": "{done} su {limit}",
  "{recipients} new recipients today, no SMS, {invitations} invitations.":
    "Oggi: {recipients} nuovi destinatari, nessun SMS, {invitations} inviti.",
  "{recipients} new recipients today, {sms} SMS, {invitations} invitations.":
    "Oggi: {recipients} nuovi destinatari, {sms} SMS, {invitations} inviti.",
  "A new company may write to few people whom it has never written to before; the number grows with its age and the payments that it records.":
    "Un’azienda nuova può scrivere solo a pochi destinatari mai contattati prima; il numero cresce con il tempo e con i pagamenti registrati.",
  "What is beyond it waits for the next day (UTC). Ask who runs Duebook for you if you need more.":
    "Quanto supera il limite attende il giorno successivo (UTC). Se Le serve di più, si rivolga a chi gestisce Duebook per Lei.",
  "Signing in needs https.": "Per accedere serve una connessione https.",
  "This page has come by http, and what you type could be read on its way. Open it by its https address. The operator finds in the documentation how to put Duebook behind https.":
    "Questa pagina è arrivata via http: quanto digita potrebbe essere letto da altri. La apra all’indirizzo https. Il gestore trova nella documentazione come configurare Duebook con https.",
  "You go on to {name}. <link>Continue</link> if nothing happens.":
    "Sta per passare a {name}. Se non succede nulla, <link>continui qui</link>.",
  "{provider} can't be reached at the moment. Wait a little, and try again.":
    "{provider} al momento non è raggiungibile. Attenda un momento e riprovi.",
  "This sign-in was begun in another browser, was used already, or took longer than ten minutes. Start again.":
    "Questo accesso è stato avviato in un altro browser, è già stato usato o ha richiesto più di dieci minuti. Ricominci da capo.",
  "You did not sign in at {name}. Start again if you want to.":
    "Non ha completato l’accesso con {name}. Se vuole, ricominci da capo.",
  "What {name} has answered is not valid. Start again, or tell your operator.":
    "La risposta di {name} non è valida. Ricominci da capo o informi il gestore.",
  "{provider} does not say that your e-mail address is verified.":
    "{provider} non conferma che il Suo indirizzo e-mail è verificato.",
  "Your sign-in is not known here. Ask somebody of your company for an invitation to your e-mail address.":
    "Il Suo accesso non è noto in Duebook. Chieda a qualcuno della Sua azienda un invito al Suo indirizzo e-mail.",
  "Your invitation could not be accepted. Ask whoever has invited you.":
    "Non è stato possibile accettare l’invito. Si rivolga a chi l’ha inviato.",
  "You signed in at {name} as somebody else than here.":
    "Con {name} ha effettuato l’accesso come un’altra persona.",
  "{provider} has not asked you again.": "{provider} non Le ha chiesto di nuovo di identificarsi.",
  "{provider} has not asked you again, with a second factor.":
    "{provider} non Le ha chiesto di nuovo di identificarsi con un secondo fattore.",
  "Too many tries. Wait a minute, and start again.":
    "Troppi tentativi. Attenda un minuto e ricominci da capo.",
  "This needs your password.": "Per continuare serve la Sua password.",
  "This needs a code from your authenticator app.":
    "Per continuare serve un codice della Sua app di autenticazione.",
  Code: "Codice",
  Continue: "Continua",
  "Go back": "Torna indietro",
  "This needs a passkey.": "Per continuare serve una passkey.",
  "A passkey needs JavaScript. Without it, sign in anew with a recovery code.":
    "Per usare una passkey serve JavaScript. In alternativa acceda di nuovo con un codice di recupero.",
  "Use a passkey": "Usa una passkey",
  "Go to Duebook": "Vai a Duebook",
  "Request {requestId}": "Richiesta {requestId}",
  owners: "titolari",
  admins: "amministratori",
  members: "membri",
  "This company is not active. Ask the operator of this Duebook about it.":
    "Questa azienda non è attiva. Si rivolga al gestore di questo Duebook.",
  "Other companies": "Altre aziende",
  "It is deleted on {moment}. Until then, one of its owners can open it again on the page of companies.":
    "Sarà eliminata in data {moment}. Fino ad allora un titolare può riaprirla dalla pagina delle aziende.",
  "You are no longer a member of {company}. One of its owners or admins can invite you again.":
    "Non fa più parte di {company}. Un titolare o un amministratore può invitarLa di nuovo.",
  "This is open to {list} of the company. Ask one of them if you need it.":
    "Questa pagina è riservata ai seguenti ruoli dell’azienda: {list}. Se Le serve l’accesso, si rivolga a uno di loro.",
  "Not given": "Non indicato",
  "Please correct what is marked.": "Corregga i campi evidenziati.",
  Copied: "Copiato",
  "Turn keys on": "Attiva scorciatoie",
  "Turn keys off": "Disattiva scorciatoie",
  "No passkey was used. Try again.": "Non è stata usata alcuna passkey. Riprovi.",
  "There is a passkey of your account here already.": "Qui c’è già una passkey del Suo account.",
  "That did not work. Reload the page, and try again.":
    "Operazione non riuscita. Ricarichi la pagina e riprovi.",
  "An amount can’t be read.": "Un importo non è leggibile.",
  "{amount} can be applied.": "Abbinabile: {amount}.",
  "{amount} is chosen, {more} more than there is.": "Selezionato {amount}: {more} in più del disponibile.",
  "{amount} is chosen, {left} is left.": "Selezionato {amount}, rimane {left}.",
  "Reading and matching. A large file takes some seconds.":
    "Lettura e abbinamento in corso. Un file grande richiede qualche secondo.",
  "{matched} of {transactions} transactions are matched.":
    "Movimenti elaborati: {matched} su {transactions}.",
  "{part} % is sent.": "Inviato: {part}%.",
  All: "Tutti",
  Filters: "Filtri",
  "Filters ({active})": "Filtri ({active})",
  Search: "Cerca",
  Apply: "Applica",
  filters: "filtri",
  Clear: "Azzera",
  "{j} next, {k} previous, {enter} opens, {a} applies, {u} undoes, {slash} searches for what else it may be.":
    "{j} successivo, {k} precedente, {enter} apri, {a} abbina, {u} annulla operazione, {slash} cerca altre corrispondenze.",
  Enter: "Invio",
  "{j} next, {k} previous, {enter} opens, {x} chooses, {slash} filters, {u} undoes, {help} leads here.":
    "{j} successivo, {k} precedente, {enter} apri, {x} seleziona, {slash} filtra, {u} annulla operazione, {help} mostra questo aiuto.",
  "{j} next, {k} previous, {enter} opens, {slash} filters, {u} undoes, {help} leads here.":
    "{j} successivo, {k} precedente, {enter} apri, {slash} filtra, {u} annulla operazione, {help} mostra questo aiuto.",
  "Nothing has happened yet.": "Non è ancora successo nulla.",
  Undo: "Annulla operazione",
  "by {date}": "(entro: {date})",
  "until {date}": "fino al {date}",
  "by {who}": "– {who}",
  "no address": "nessun recapito",
  "wants no reminders": "non vuole solleciti",
  "the address does not work": "il recapito non funziona",
  "Nobody is reminded of it: {name} has no e-mail address and no phone number.":
    "Nessuno riceve solleciti per questo credito: {name} non ha né indirizzo e-mail né numero di telefono.",
  "Nobody is reminded of it: {name} wants no reminders.":
    "Nessuno riceve solleciti per questo credito: {name} non vuole solleciti.",
  "Nobody is reminded of it: messages to {name} come back.":
    "Nessuno riceve solleciti per questo credito: i messaggi per {name} tornano indietro.",
  "Add an address": "Aggiungi un recapito",
  "Look at the addresses": "Controlla i recapiti",
  "Give another address": "Indica un altro recapito",
  "Not due": "A scadere",
  "1–30 days": "1–30 giorni",
  "31–60 days": "31–60 giorni",
  "61–90 days": "61–90 giorni",
  "90+ days": "Oltre 90 giorni",
  "Nobody owes you anything at present.": "Al momento nessuno Le deve nulla.",
  "What is owed, by how long it is overdue": "Importi da incassare per giorni di ritardo",
  Currency: "Valuta",
  "What is owed in {currency}, by how many days it is overdue":
    "Importi da incassare in {currency} per giorni di ritardo",
  "Received and expected in {currency}, by week": "Incassato e previsto in {currency}, per settimana",
  "Week from": "Settimana dal",
  Received: "Incassato",
  Expected: "Previsto",
  "No payment came in lately, and nothing is due soon.":
    "Di recente non è arrivato alcun pagamento e non ci sono scadenze a breve.",
  "Expected: due in the week, and still owed": "Previsto: in scadenza nella settimana e ancora da incassare",
  "Received and expected in {currency}, by week; the present week is marked":
    "Incassato e previsto in {currency}, per settimana; la settimana in corso è evidenziata",
  "Reminders are on hold: nothing is sent.": "Gli invii sono disattivati: non viene inviato nulla.",
  "Reminders wait for approval: nothing is sent without it.":
    "I solleciti attendono l’approvazione: senza, non viene inviato nulla.",
  "Open the outbox": "Apri la posta in uscita",
  "The reminder policy has no steps: no customer is reminded. <link>Add steps</link>":
    "Le regole di sollecito non hanno fasi: nessun cliente riceve solleciti. <link>Aggiunga delle fasi</link>",
  "No. {id}": "N. {id}",
  "of {customer}": "di {customer}",
  ", by {date}": ", data promessa {date}",
  "“{quote}”": "«{quote}»",
  "the bill": "la fattura fornitore",
  "Reminders that failed": "Solleciti non riusciti",
  "No. {receivableId}": "N. {receivableId}",
  "Payments to look at": "Pagamenti da controllare",
  "Nobody named": "Ordinante non indicato",
  ", the newest ends on {date}": ", ultimo aggiornamento {date}",
  "Customers who can’t be reached": "Clienti non raggiungibili",
  "Nothing waits for you: no disputes, no broken promises, no reminders that failed.":
    "Nulla da gestire: nessuna contestazione, nessuna promessa non mantenuta, nessun sollecito non riuscito.",
  "{channel} does not work at present": "{channel}: al momento non funziona",
  down: "non attivo",
  "Since {moment}. Reminders wait, and go out when it works again.":
    "Da {moment}. I solleciti attendono e partono quando il canale riprende a funzionare.",
  "between|of": "di",
  Pages: "Pagine",
  "{count}–{count2} of {count3}": "{count}–{count2} di {count3}",
  Previous: "Precedente",
  Next: "Successivo",
  Newest: "Più recenti",
  Older: "Meno recenti",
  "Download CSV": "Scarica CSV",
  "Kept in the audit log.": "Viene conservato nel registro attività.",
  "May stay empty. Kept in the audit log.": "Facoltativo. Viene conservato nel registro attività.",
  Reason: "Motivo",
  Note: "Nota",
  Text: "Testo",
  "For your colleagues and you. Customers never see it.":
    "Solo per Lei e i Suoi colleghi. I clienti non la vedono mai.",
  "Remind me on": "Promemoria il",
  "It stands on the overview from that day on, until somebody has done it. Leave it empty for no reminder.":
    "Da quel giorno compare nella panoramica, finché qualcuno non se ne è occupato. Lasci vuoto se non serve un promemoria.",
  "Keep note": "Salva nota",
  Done: "Fatto",
  "A colleague": "Un collega",
  "Remind on {date}": "Promemoria: {date}",
  Notes: "Note",
  "Notes to be reminded of": "Note con promemoria",
  "Done.": "Fatto.",
  "The note is kept.": "La nota è stata salvata.",
  Views: "Viste",
  "Find anything": "Cerca",
  "Ctrl K": "Ctrl K",
  "Show as a table": "Mostra come tabella",
  "recipient|To": "A",
  By: "Canale",
  Status: "Stato",
  "Not sent": "Non inviato",
  Subject: "Oggetto",
  "The message as it was sent": "Il messaggio inviato",
  "As plain text": "Come testo semplice",
  "created {a receivable}": "ha creato {un credito}",
  "created receivables": "ha creato più crediti",
  Created: "Creazione",
  "imported {a receivable}": "ha importato {un credito}",
  "imported receivables": "ha importato più crediti",
  "Imported from a file": "Importazione da file",
  "changed {a receivable}": "ha modificato {un credito}",
  "changed receivables": "ha modificato più crediti",
  Changed: "Modifiche",
  "paused {a receivable}": "ha sospeso {un credito}",
  "paused receivables": "ha sospeso più crediti",
  "resumed {a receivable}": "ha riattivato {un credito}",
  "resumed receivables": "ha riattivato più crediti",
  Resumed: "Riattivato",
  "voided {a receivable}": "ha annullato {un credito}",
  "voided receivables": "ha annullato più crediti",
  Voided: "Annullato",
  "promised to pay {a receivable}": "ha promesso il pagamento per {un credito}",
  "Promised to pay": "Pagamento promesso",
  "said that something is wrong with {a receivable}": "ha segnalato un problema per {un credito}",
  "Said that something is wrong": "Problema segnalato",
  "answered the customer about {a receivable}": "ha risposto al cliente per {un credito}",
  "Answered the customer": "Risposta al cliente",
  "kept the invoice of {a receivable}": "ha caricato la fattura per {un credito}",
  "kept invoices of receivables": "ha caricato le fatture per più crediti",
  "Invoice kept": "Fattura caricata",
  "removed the invoice of {a receivable}": "ha rimosso la fattura per {un credito}",
  "Invoice removed": "Fattura rimossa",
  "sent the next reminder now for {a receivable}":
    "ha chiesto l’invio immediato del prossimo sollecito per {un credito}",
  "Next reminder asked for": "Chiesto l’invio del prossimo sollecito",
  "approved a message to {a customer}": "ha approvato un messaggio per {un cliente}",
  "approved messages": "ha approvato più messaggi",
  "skipped a message to {a customer}": "ha saltato un messaggio per {un cliente}",
  "skipped messages": "ha saltato più messaggi",
  "edited a message to {a customer}": "ha modificato un messaggio per {un cliente}",
  "had a test sent of a message to {a customer}":
    "ha richiesto l’invio di prova di un messaggio per {un cliente}",
  "imported a file of receivables": "ha importato un file di crediti",
  "imported a file of bills": "ha importato un file di fatture fornitori",
  "imported a file of customers": "ha importato un file di clienti",
  "recorded a payment for {a receivable}": "ha registrato un pagamento per {un credito}",
  "recorded payments": "ha registrato più pagamenti",
  "Payment recorded": "Pagamento registrato",
  "reversed a payment for {a receivable}": "ha stornato un pagamento per {un credito}",
  "reversed payments": "ha stornato più pagamenti",
  "Payment reversed": "Pagamento stornato",
  "applied {a bank transaction}": "ha abbinato {un movimento bancario}",
  "applied bank transactions": "ha abbinato più movimenti bancari",
  "took back what was done with {a bank transaction}":
    "ha annullato le operazioni fatte per {un movimento bancario}",
  "set {a bank transaction} aside": "ha ignorato {un movimento bancario}",
  "set bank transactions aside": "ha ignorato più movimenti bancari",
  "refused a suggestion for {a bank transaction}": "ha rifiutato una proposta per {un movimento bancario}",
  "took {a bank transaction} back, which the bank has returned":
    "ha stornato {un movimento bancario}, restituito dalla banca",
  "paid back what was left of {a bank transaction}": "ha rimborsato il residuo per {un movimento bancario}",
  "recorded a payment from {a customer}": "ha registrato un pagamento ricevuto per {un cliente}",
  "recorded payments from customers": "ha registrato pagamenti di più clienti",
  "Recorded a payment from this customer": "Pagamento del cliente registrato",
  "used the credit of {a customer}": "ha usato il saldo a favore per {un cliente}",
  "Used credit": "Saldo a favore usato",
  "paid back the credit of {a customer}": "ha rimborsato il saldo a favore per {un cliente}",
  "Paid back what was left of a payment": "Residuo di un pagamento rimborsato",
  "took back a payment from {a customer}": "ha stornato un pagamento ricevuto per {un cliente}",
  "Took back a payment that was recorded by mistake": "Pagamento registrato per errore e stornato",
  "noted something about {a customer}": "ha aggiunto una nota per {un cliente}",
  Noted: "Nota aggiunta",
  "has done what was noted about {a customer}": "ha completato una nota per {un cliente}",
  "Done what was noted": "Nota completata",
  "merged another customer into {a customer}": "ha unito un altro cliente con {un cliente}",
  "Merged another customer into this one": "Altro cliente unito a questo",
  "undid that a customer was merged into {a customer}":
    "ha annullato l’unione di un altro cliente con {un cliente}",
  "Undid a merge of customers": "Unione di clienti annullata",
  "forgot an account that had paid for {a customer}": "ha rimosso un ordinante noto per {un cliente}",
  "Forgot an account that had paid": "Ordinante noto rimosso",
  "imported {a bill}": "ha importato {una fattura fornitore}",
  "imported bills": "ha importato più fatture fornitori",
  "created {a bill}": "ha creato {una fattura fornitore}",
  "created bills": "ha creato più fatture fornitori",
  "changed {a bill}": "ha modificato {una fattura fornitore}",
  "marked {a bill} as paid": "ha segnato come pagata {una fattura fornitore}",
  "marked bills as paid": "ha segnato come pagate più fatture fornitori",
  "Marked as paid": "Pagamento segnato",
  "created a series of bills": "ha creato una fattura ricorrente",
  "Its series was created": "Creazione della ricorrenza",
  "stopped a series of bills": "ha interrotto una fattura ricorrente",
  "Its series was stopped": "Ricorrenza interrotta",
  "created {the next bill of a series}": "ha creato {la fattura successiva di una ricorrenza}",
  "created the next bills of series": "ha creato le fatture successive di più ricorrenze",
  "Written by its series": "Creata dalla ricorrenza",
  "imported {a customer}": "ha importato {un cliente}",
  "imported customers": "ha importato più clienti",
  "changed {a customer}": "ha modificato {un cliente}",
  "stopped reminders to an address of {a customer}":
    "ha interrotto i solleciti a un recapito per {un cliente}",
  "Stopped reminders to an address": "Solleciti a un recapito interrotti",
  "allowed reminders to an address of {a customer} again":
    "ha consentito di nuovo i solleciti a un recapito per {un cliente}",
  "Allowed reminders to an address again": "Solleciti a un recapito di nuovo consentiti",
  "stopped reminders to {a customer}, whose address does not work":
    "ha interrotto i solleciti per {un cliente}, il cui recapito non funziona",
  "Stopped reminders to an address that does not work": "Solleciti interrotti: il recapito non funziona",
  "made a new link for {a customer}'s page":
    "ha creato un nuovo link alla pagina di pagamento per {un cliente}",
  "Made a new link for the debtor’s page": "Nuovo link alla pagina di pagamento",
  "opened their invoice page ({a customer})": "ha aperto la propria pagina di pagamento ({un cliente})",
  "Invoice page opened": "Pagina di pagamento aperta",
  "created {a key}": "ha creato {una chiave}",
  "rotated {a key}": "ha sostituito {una chiave}",
  "revoked {a key}": "ha revocato {una chiave}",
  "added a person": "ha aggiunto un utente",
  "changed a person's role": "ha modificato il ruolo di un utente",
  "removed a person": "ha rimosso un utente",
  "invited a person": "ha invitato un utente",
  "invited a person again": "ha invitato di nuovo un utente",
  "withdrew an invitation": "ha ritirato un invito",
  "accepted an invitation": "ha accettato un invito",
  "created an account": "ha creato un account",
  "made a link to sign in for the first time": "ha creato un link per il primo accesso",
  "joined the company": "fa ora parte dell’azienda",
  "signed up": "ha effettuato la registrazione",
  "confirmed an e-mail address": "ha confermato un indirizzo e-mail",
  "changed an account": "ha modificato un account",
  "changed a password": "ha cambiato una password",
  "signed out everywhere": "ha chiuso tutte le sessioni",
  "asked for another e-mail address": "ha chiesto di cambiare indirizzo e-mail",
  "kept the present e-mail address": "ha mantenuto l’indirizzo e-mail attuale",
  "took the earlier e-mail address back": "ha ripristinato l’indirizzo e-mail precedente",
  "took back the account of their e-mail address": "ha recuperato l’account del proprio indirizzo e-mail",
  "closed an account": "ha chiuso un account",
  "linked an account to single sign-on": "ha collegato un account al single sign-on",
  "unlinked an account from single sign-on": "ha scollegato un account dal single sign-on",
  "signed in by single sign-on": "ha effettuato l’accesso tramite single sign-on",
  "set up two-factor authentication": "ha attivato l’autenticazione a due fattori",
  "turned off two-factor authentication": "ha disattivato l’autenticazione a due fattori",
  "reset a person's two-factor authentication": "ha azzerato l’autenticazione a due fattori di un utente",
  "used a recovery code": "ha usato un codice di recupero",
  "made new recovery codes": "ha creato nuovi codici di recupero",
  "saw a wrong password for {somebody}": "ha rilevato una password errata per {qualcuno}",
  "saw a wrong code for {somebody}": "ha rilevato un codice errato per {qualcuno}",
  "saw a wrong key or link": "ha rilevato una chiave o un link non validi",
  "made {somebody} wait after wrong tries": "ha imposto un’attesa per {qualcuno} dopo tentativi errati",
  "refused a form of {somebody}, which no page of this application has made":
    "ha rifiutato un modulo inviato per {qualcuno}, non creato da alcuna pagina di questa applicazione",
  "saw {somebody} sign in with a new browser": "ha rilevato un accesso da un nuovo browser per {qualcuno}",
  "saw {somebody} do what needs a fresh proof":
    "ha rilevato un’operazione con nuova verifica dell’identità per {qualcuno}",
  "added a passkey": "ha aggiunto una passkey",
  "removed a passkey": "ha rimosso una passkey",
  "used a passkey that may be a copy, and was refused":
    "ha usato una passkey che potrebbe essere una copia: accesso rifiutato",
  "changed the reminder policy": "ha modificato le regole di sollecito",
  "changed the texts of reminders": "ha modificato i testi dei solleciti",
  "started a plan": "ha avviato un piano",
  "ended a plan": "ha concluso un piano",
  "created the company": "ha creato l’azienda",
  "changed the company's facts": "ha modificato i dati aziendali",
  "changed whether reminders leave": "ha cambiato la modalità di invio dei solleciti",
  "imported a bank statement": "ha importato un estratto conto",
  "added a bank account": "ha aggiunto un conto bancario",
  "removed a bank account": "ha rimosso un conto bancario",
  "set what the company may do a day": "ha impostato i limiti giornalieri dell’azienda",
  "asked for an archive of all that the company has": "ha richiesto un archivio di tutti i dati dell’azienda",
  "closed the company": "ha chiuso l’azienda",
  "opened the company again": "ha riaperto l’azienda",
  "deleted the company": "ha eliminato l’azienda",
  "activated the company": "ha attivato l’azienda",
  "deactivated the company": "ha disattivato l’azienda",
  "moved the test clock": "ha spostato l’orologio di prova",
  "opened the gate": "ha aperto l’accesso API",
  "closed the gate": "ha chiuso l’accesso API",
  "changed the addresses for providers' reports":
    "ha cambiato gli indirizzi per gli esiti dei servizi di invio",
  "sealed the secrets by another key": "ha cifrato i dati segreti con un’altra chiave",
  "made a restored database safe to serve": "ha messo in sicurezza un database ripristinato",
  "receivable {id}": "il credito n. {id}",
  "bill {id}": "la fattura fornitore n. {id}",
  "customer {id}": "il cliente n. {id}",
  "bank transaction {id}": "il movimento bancario n. {id}",
  amount: "importo",
  currency: "valuta",
  "due date": "scadenza",
  reference: "riferimento",
  description: "descrizione",
  customer: "cliente",
  "what it is for": "oggetto",
  name: "nome",
  phone: "telefono",
  language: "lingua",
  "time zone": "fuso orario",
  "What was changed: {list}.": "Campi modificati: {list}.",
  "A key": "Una chiave",
  "Key “{keyName}”": "Chiave «{keyName}»",
  "Key “{keyName}” of {userName}": "Chiave «{keyName}» di {userName}",
  "The operator": "Il gestore",
  "The customer": "Il cliente",
  "This is not your password.": "Questa non è la Sua password.",
  "This code is not right, or it was used before. Codes change every 30 seconds.":
    "Questo codice non è corretto o è già stato usato. I codici cambiano ogni 30 secondi.",
  "Confirm that it is you": "Confermi la Sua identità",
  "Who you are, how you are paid and how you are reached stands in every message.":
    "Ogni messaggio indica i dati dell’azienda, come pagare e come contattarla.",
  "Company facts": "Dati aziendali",
  "Enter what customers owe you, or import it.": "Inserisca o importi quanto Le devono i clienti.",
  "First debts": "Primi crediti",
  "Read what your customers will read.": "Legga ciò che leggeranno i Suoi clienti.",
  "Texts read": "Testi letti",
  "Open a message in the outbox and have a test sent to yourself.":
    "Apra un messaggio nella posta in uscita e si invii una prova.",
  "Test mail received": "E-mail di prova ricevuta",
  "See who would get what, and let it leave.": "Verifichi chi riceverebbe cosa e attivi gli invii.",
  Live: "Invii attivi",
  "Until your first message leaves": "Prima dell’invio del primo messaggio",
  "To do": "Da fare",
  "I have read them": "Li ho letti",
  Outstanding: "Residuo",
  Amount: "Importo",
  Facts: "Dati",
  Customer: "Cliente",
  Due: "Scadenza",
  Why: "Motivo",
  "It resumes by itself on {date}.": "Si riattiva da solo in data {date}.",
  "Promised for": "Promesso per il",
  Reference: "Riferimento",
  Description: "Descrizione",
  Number: "Numero",
  "day|Paid": "Pagato il",
  How: "Modalità",
  "bank transaction": "movimento bancario",
  "Reminders are on hold: it leaves once somebody goes live.":
    "Gli invii sono disattivati: parte quando qualcuno li attiva.",
  "It waits in the outbox until an owner or admin approves it.":
    "Attende nella posta in uscita l’approvazione di un titolare o amministratore.",
  "It leaves within the next minutes.": "Parte entro pochi minuti.",
  "It can’t leave right now: it leaves on {moment}. “What comes next” says why.":
    "Ora non può partire. Invio previsto: {moment}. Il motivo è indicato in «Prossimi passi».",
  "It is resumed.": "Il credito è stato riattivato.",
  "The payment is recorded.": "Il pagamento è stato registrato.",
  "What comes next": "Prossimi passi",
  Payments: "Pagamenti",
  "What happened": "Cronologia",
  "Reminder policy": "Regole di sollecito",
  "Texts of reminders": "Testi dei solleciti",
  "Two-factor authentication": "Autenticazione a due fattori",
  "people|Accounts": "Account utente",
  Security: "Sicurezza",
  Plan: "Piano",
  Person: "Utente",
  Everybody: "Chiunque",
  What: "Attività",
  Everything: "Tutte",
  From: "Da",
  To: "A",
  When: "Quando",
  "What was done, the newest first": "Attività, dalla più recente",
  "Nothing was found. Widen the filters or the dates.": "Nessun risultato. Allarghi i filtri o il periodo.",
  "Nothing was found among the newest entries. Look further back, or choose dates.":
    "Nessun risultato tra le voci più recenti. Cerchi più indietro o scelga un periodo.",
  "The file has the newest {count} entries at most.":
    "Il file contiene al massimo le {count} voci più recenti.",
  "It is approved, and leaves at its time.": "Il messaggio è approvato e parte all’orario previsto.",
  "It will not be sent. Its case goes on.":
    "Il messaggio non verrà inviato. Il percorso di sollecito continua.",
  "It is saved for this message.": "Le modifiche sono state salvate per questo messaggio.",
  "The usual texts are back.": "Sono stati ripristinati i testi abituali.",
  "A test is on its way to your own address.": "Una prova è in arrivo al Suo indirizzo.",
  "{channel} to {customer}": "{channel} per {customer}",
  "The message": "Il messaggio",
  "When and why": "Quando e perché",
  "The e-mail address or the password is not right.": "L’indirizzo e-mail o la password non sono corretti.",
  "The e-mail address or the password is not right, or they are not those of an owner with two-factor authentication. Everybody else signs in by the button above.":
    "L’indirizzo e-mail o la password non sono corretti, oppure non appartengono a un titolare con autenticazione a due fattori. Tutti gli altri accedono con il pulsante qui sopra.",
  "This recovery code is not right, or it was used before.":
    "Questo codice di recupero non è corretto o è già stato usato.",
  "The first step was too long ago. Start again with your e-mail address and password.":
    "È passato troppo tempo dal primo passaggio. Ricominci con indirizzo e-mail e password.",
  "Sign in with {name}": "Accedi con {name}",
  "A password is for owners with two-factor authentication only.":
    "L’accesso con password è riservato ai titolari con autenticazione a due fattori.",
  "Sign in": "Accedi",
  "Sign in with a passkey": "Accedi con una passkey",
  "Forgot your password?": "Password dimenticata?",
  "No account yet? <link>Sign up</link>": "Non ha ancora un account? <link>Si registri</link>",
  "You are signed in. This recovery code does not work again. Your account shows how many you have left.":
    "Accesso effettuato. Questo codice di recupero non è più utilizzabile. Nel Suo account vede quanti ne restano.",
  "The e-mail address comes from {from}: {email}.": "L’indirizzo e-mail viene ripreso da {from}: {email}.",
  "The phone number comes from {from}: {phoneE164}.":
    "Il numero di telefono viene ripreso da {from}: {phoneE164}.",
  "The language comes from {from}: {preferredLocale}.":
    "La lingua viene ripresa da {from}: {preferredLocale}.",
  "The time zone comes from {from}: {timezone}.": "Il fuso orario viene ripreso da {from}: {timezone}.",
  "No more e-mails go to {email}, because {from} wants none. This stays so if you undo it.":
    "A {email} non verranno più inviate e-mail, perché {from} non ne vuole. Resta così anche se annulla l’unione.",
  "No more SMS go to {phoneE164}, because {from} wants none. This stays so if you undo it.":
    "A {phoneE164} non verranno più inviati SMS, perché {from} non ne vuole. Resta così anche se annulla l’unione.",
  "All receivables, messages, notes, payments, replies and credit of {gone} belong to {kept} from then on.":
    "Da quel momento tutti i crediti, i messaggi, le note, i pagamenti, le risposte e il saldo a favore di {gone} passano a {kept}.",
  "Name, addresses, language and time zone stay those of {kept}.":
    "Nome, recapiti, lingua e fuso orario restano quelli di {kept}.",
  "Addresses that are stopped or do not work stay so.":
    "I recapiti interrotti o non funzionanti restano tali.",
  "Whoever still uses the number of {gone}, in a file or by the API, reaches {kept}.":
    "Chi usa ancora il numero di {gone}, in un file o tramite API, raggiunge {kept}.",
  "You can undo it for a day. What comes in meanwhile stays with {kept}.":
    "L’unione può essere annullata per un giorno. Quanto arriva nel frattempo resta a {kept}.",
  "The changes are saved.": "Le modifiche sono state salvate.",
  "No more e-mails go there.": "A questo indirizzo non verranno più inviate e-mail.",
  "No more SMS go there.": "A questo numero non verranno più inviati SMS.",
  "E-mails may go there again.": "A questo indirizzo si possono di nuovo inviare e-mail.",
  "SMS may go there again.": "A questo numero si possono di nuovo inviare SMS.",
  "The account is forgotten.": "L’ordinante noto è stato rimosso.",
  "The customer has a new link. Earlier ones no longer work.":
    "Il cliente ha un nuovo link. Quelli precedenti non funzionano più.",
  Allowed: "Consentito",
  "Opted out": "Disiscritto",
  "Does not work": "Non funziona",
  "No address": "Nessun recapito",
  Owes: "Dovuto",
  Overdue: "Scaduto",
  Oldest: "Più vecchio",
  "Last message": "Ultimo messaggio",
  Addresses: "Recapiti",
  Written: "Data",
  "Answers to this customer": "Risposte a questo cliente",
  Merge: "Unisci",
  "{displayName} has the same e-mail address.": "{displayName} ha lo stesso indirizzo e-mail.",
  "Merge into {displayName}": "Unisci a {displayName}",
  "{goneName} was merged into this customer.": "Il cliente {goneName} è stato unito a questo.",
  "{goneName} was merged into {keptName}.": "Il cliente {goneName} è stato unito a {keptName}.",
  "This can be undone until {moment}.": "Annullabile fino a: {moment}.",
  "The customers are two again.": "I due clienti sono di nuovo separati.",
  "No reminders are wanted there since {moment}.": "Solleciti non desiderati: da {moment}.",
  "No reminders are wanted there since {moment}: {reason}":
    "Solleciti non desiderati: da {moment}. Motivo: {reason}",
  "A message was reported as spam on {moment}.": "Messaggio segnalato come spam: {moment}.",
  "A message came back on {moment}.": "Messaggio tornato indietro: {moment}.",
  "Stop e-mails": "Interrompi e-mail",
  "Allow e-mails again": "Consenti di nuovo e-mail",
  "Stop SMS": "Interrompi SMS",
  "Allow SMS again": "Consenti di nuovo SMS",
  "Reminders may go to {address}, for every customer who has this address.":
    "I solleciti potranno essere inviati a {address}, per tutti i clienti con questo recapito.",
  "No more reminders go to {address}, for every customer who has this address.":
    "Nessun sollecito verrà più inviato a {address}, per tutti i clienti con questo recapito.",
  Credit: "Saldo a favore",
  "since {moment}, by <link>this transaction</link>": "noto da {moment}, con <link>questo movimento</link>",
  Forget: "Rimuovi",
  "Forget a known payer": "Rimuovi un ordinante noto",
  "Forget that {printedAccount} pays for this customer? Payments from it are then found by their text and amount alone. What was applied stays.":
    "Non considerare più {printedAccount} come conto che paga per questo cliente? I suoi pagamenti verranno riconosciuti solo da testo e importo. Quanto già abbinato resta invariato.",
  "Known payers": "Ordinanti noti",
  Receivable: "Credito",
  "Nothing was paid yet.": "Nessun pagamento finora.",
  "Payments of this customer": "Pagamenti di questo cliente",
  "All bank transactions": "Tutti i movimenti bancari",
  "Money that may be theirs": "Entrate forse di questo cliente",
  "Reminders about what it may be for wait, until somebody applies or ignores it.":
    "I solleciti dei crediti interessati attendono finché qualcuno non abbina o ignora il movimento.",
  "Transactions that may be this customer’s": "Movimenti forse di questo cliente",
  "{applied} for these receivables, {credit} stays as credit.":
    "Per questi crediti: {applied}. Resta come saldo a favore: {credit}.",
  "{more} more than came.": "{more} in più dell’importo ricevuto.",
  "What it is for, the oldest first": "A cosa si riferisce, dal più vecchio",
  "{amount} open, due {date}.": "Residuo {amount}, scadenza {date}.",
  "Nothing is recorded yet: the oldest are filled in. Change what is otherwise, and press the button again.":
    "Non è stato ancora registrato nulla: sono stati precompilati i crediti più vecchi. Corregga se necessario e prema di nuovo il pulsante.",
  "Payment from this customer": "Pagamento ricevuto",
  "Paid on": "Data pagamento",
  "Nothing is open: all of it stays as credit for what comes.":
    "Non ci sono crediti aperti: l’intero importo resta come saldo a favore per il futuro.",
  "Record payment": "Registra pagamento",
  "Use credit": "Usa saldo a favore",
  "{list} can be used.": "Utilizzabile: {list}.",
  "Credit of a bank transaction is used on its own page.":
    "Il saldo a favore di un movimento bancario si usa dalla pagina del movimento.",
  "Taken back": "Stornato",
  "{amount} credit": "Saldo a favore {amount}",
  "Rest paid back": "Residuo rimborsato",
  Used: "Utilizzato",
  "verb|Paid back": "Segna come rimborsato",
  "You have paid {left} back to the customer. It is no credit any more.":
    "Ha rimborsato {left} al cliente: il saldo a favore si azzera.",
  "Take back": "Storna",
  "Take back this payment of {amount}? What it has paid is owed again, and reminders go on. Use this where it was recorded by mistake.":
    "Stornare questo pagamento di {amount}? Quanto ha saldato torna dovuto e i solleciti riprendono. Da usare se è stato registrato per errore.",
  Change: "Azioni",
  "Payments from this customer": "Pagamenti del cliente",
  "Payments that were recorded for this customer as a whole":
    "Pagamenti registrati per il cliente nel suo insieme",
  Phone: "Telefono",
  Language: "Lingua",
  "Time zone": "Fuso orario",
  "Planned for": "Previsto per",
  Channel: "Canale",
  For: "Riguarda",
  Messages: "Messaggi",
  "No message is planned or was sent.": "Nessun messaggio in programma o inviato.",
  "Reminders of this customer": "Solleciti di questo cliente",
  "All messages": "Tutti i messaggi",
  "The credit is used.": "Il saldo a favore è stato usato.",
  "It is no credit any more.": "Il saldo a favore è azzerato.",
  "The payment is taken back.": "Il pagamento è stato stornato.",
  Edit: "Modifica",
  "With the country: +4915112345678.": "Con il prefisso internazionale: +393331234567.",
  "Such as en or de. Leave it empty for the company's.":
    "Ad esempio it o de. Lasci vuoto per quella dell’azienda.",
  "Such as Europe/Berlin. Leave it empty for the company's.":
    "Ad esempio Europe/Rome. Lasci vuoto per quello dell’azienda.",
  "Save changes": "Salva modifiche",
  "The debtor’s page": "Pagina di pagamento",
  "Open the debtor’s page": "Apri la pagina di pagamento",
  "New link": "Nuovo link",
  "New link to the debtor’s page": "Nuovo link alla pagina di pagamento",
  "All links that {displayName} was sent so far no longer work.":
    "Tutti i link inviati finora a {displayName} smettono di funzionare.",
  Nothing: "Nulla",
  "Where reminders may go": "Recapiti per i solleciti",
  "Receivables of this customer": "Crediti di questo cliente",
  "All receivables": "Tutti i crediti",
  "The invitation is on its way.": "L’invito è in arrivo.",
  "The invitation is on its way again. We send at most three mails an hour to one address.":
    "L’invito è stato inviato di nuovo. Inviamo al massimo tre e-mail all’ora allo stesso indirizzo.",
  "The invitation is withdrawn.": "L’invito è stato ritirato.",
  "The role is changed.": "Il ruolo è stato modificato.",
  "This person does not belong to the company any more.": "Questa persona non fa più parte dell’azienda.",
  "Two-factor authentication is reset. The person is told by mail.":
    "L’autenticazione a due fattori è stata azzerata. L’utente viene informato via e-mail.",
  "The invoice of {receivableName}": "La fattura per {receivableName}",
  "Back to {receivableName}": "Torna a {receivableName}",
  "We send you a link to set a new password.": "Le inviamo un link per impostare una nuova password.",
  "Send the link": "Invia il link",
  "If there is an account with this address, a mail with a link is on its way to it. The link works once, for 24 hours. Nothing has come? Look into the folder for spam, or ask for another one in an hour.":
    "Se esiste un account con questo indirizzo, riceverà un’e-mail con un link. Il link funziona una sola volta, per 24 ore. Non è arrivato nulla? Controlli la cartella dello spam o ne richieda un altro tra un’ora.",
  "As in your country: {languageName}": "Come nel paese: {languageName}",
  "Your company’s is {replaceAll}.": "Per la Sua azienda è {replaceAll}.",
  "Find a customer": "Cerca un cliente",
  Find: "Cerca",
  "Nobody found. Try fewer words, or enter a new customer below.":
    "Nessun risultato. Provi con meno parole o inserisca un nuovo cliente qui sotto.",
  "New customer": "Nuovo cliente",
  "With its country: +4915112345678.": "Con il prefisso internazionale: +393331234567.",
  "Messages are written in it.": "I messaggi vengono scritti in questa lingua.",
  "As your company": "Come l’azienda",
  "Messages arrive there at the hours of your policy. {usualZone}":
    "I messaggi arrivano, nel suo fuso orario, alle ore previste dalle regole. {usualZone}",
  "A new customer": "Un nuovo cliente",
  "The newest customers, or those that you have looked for above.":
    "I clienti più recenti o quelli cercati qui sopra.",
  "What is owed": "Importo dovuto",
  "Such as 120.50 or 120,50, as you write it.": "Ad esempio 120,50 o 120.50, come preferisce.",
  "Due date": "Scadenza",
  "Your own, an invoice number say.": "A Sua scelta, ad esempio un numero di fattura.",
  Create: "Crea",
  "The receivable is created.": "Il credito è stato creato.",
  "The policy is saved. All that is open is planned anew in the background.":
    "Le regole sono state salvate. Gli invii per tutti i crediti aperti vengono riprogrammati in background.",
  "The policy is saved. It has no steps: no customer is reminded.":
    "Le regole sono state salvate. Non hanno fasi: nessun cliente riceve solleciti.",
  "This is what would happen. Nothing is saved yet.":
    "Ecco cosa succederebbe. Non è ancora stato salvato nulla.",
  "The steps are changed here. Nothing is saved yet.":
    "Le fasi qui sono cambiate. Non è ancora stato salvato nulla.",
  "The default policy is in force again.": "Sono di nuovo in vigore le regole predefinite.",
  Holiday: "Festivo",
  Closed: "Chiuso",
  "Due in effect": "Ultimo giorno utile",
  "Due on {date}": "Scadenza {date}",
  ", a day on which nothing is sent: it is paid in time until {date}.":
    ", giorno in cui non si invia nulla: ultimo giorno utile per pagare {date}.",
  "Nothing would be sent: the policy has no steps.": "Non verrebbe inviato nulla: le regole non hanno fasi.",
  "Times are the customer's, in {timezone}.": "Gli orari sono quelli del cliente ({timezone}).",
  Friendly: "Cordiale",
  Firm: "Fermo",
  Final: "Ultimativo",
  Monday: "Lunedì",
  Tuesday: "Martedì",
  Wednesday: "Mercoledì",
  Thursday: "Giovedì",
  Friday: "Venerdì",
  Saturday: "Sabato",
  Sunday: "Domenica",
  "Moved. {list}": "Spostato. {list}",
  "Not sent.": "Non inviato.",
  "Not sent. {reason}": "Non inviato. {reason}",
  "on the due date": "il giorno della scadenza",
  "{days} before the due date": "{days} prima della scadenza",
  "{days} after the due date": "{days} dopo la scadenza",
  Never: "Mai",
  "To final e-mails": "Alle e-mail con tono ultimativo",
  "To firm and final e-mails": "Alle e-mail con tono fermo e ultimativo",
  " and {count} more": " e altri {count}",
  "No. {customerId}": "N. {customerId}",
  Message: "Messaggio",
  Now: "Ora",
  Then: "Dopo",
  "All {count} open receivables were looked at.": "Sono stati esaminati tutti i {count} crediti aperti.",
  "The first {count} open receivables were looked at.":
    "Sono stati esaminati i primi {count} crediti aperti.",
  "In the live book": "Sui crediti attuali",
  "Nothing would change.": "Non cambierebbe nulla.",
  "If nobody pays, this would change:": "Se nessuno paga, cambierebbe quanto segue:",
  "Messages in {previewDays} days now": "Messaggi in {previewDays} giorni, ora",
  "Messages in {previewDays} days then": "Messaggi in {previewDays} giorni, dopo la modifica",
  "None of the receivables that there are would get another message in these {previewDays} days. The calendar shows one that is made up.":
    "Per nessuno dei crediti esistenti cambierebbero i messaggi in questi {previewDays} giorni. Il calendario mostra un credito di esempio.",
  "The first changes": "Le prime modifiche",
  "{step}, by {channels}": "{step}, via {channels}",
  "a bill's reminder {step}": "promemoria fattura fornitore, {step}",
  yes: "sì",
  no: "no",
  none: "nessuno",
  "{days}, then nothing is sent": "{days}, poi non viene inviato nulla",
  Hours: "Orari",
  "{from} to {to}": "dalle {from} alle {to}",
  Days: "Giorni",
  "Not on public holidays": "Non nei giorni festivi",
  "Minimum balances": "Importi minimi",
  "Step added: {step}.": "Fase aggiunta: {step}.",
  "Step removed: {step}.": "Fase rimossa: {step}.",
  "{label}: {value}, before it was {before}.": "{label}: {value}, prima {before}.",
  "By the customer's clock. Nothing leaves before {earliestTime} or after {latestTime}, whatever stands here.":
    "Secondo l’ora del cliente. In ogni caso non parte nulla prima delle {earliestTime} né dopo le {latestTime}.",
  "Not on public holidays of the company's country": "Non nei giorni festivi del paese dell’azienda",
  "0 to {most}: a notice names what is due so soon, and tells of nothing again for as long.":
    "Da 0 a {most}: un avviso comprende quanto scade entro questi giorni; per lo stesso periodo non ne segue un altro.",
  "1 to {most}; those that name it.": "Da 1 a {most}, contando i messaggi in cui compare.",
  "0 to {most}: so many days on which messages leave may a missed step be late.":
    "Da 0 a {most}: una fase saltata può essere recuperata entro questo numero di giorni di invio.",
  "Of the whole company, so that many do not leave at once.":
    "Per l’intera azienda, per evitare troppi invii contemporanei.",
  "0 to {most}.": "Da 0 a {most}.",
  "{least} to {most}: so often is a receivable named again until it is paid. Never if empty.":
    "Da {least} a {most}: intervallo con cui il credito viene risollecitato finché non è pagato. Vuoto: mai.",
  "0 to {most}: so long a message waits while a payment that may be for it is looked at.":
    "Da 0 a {most}: per quanto tempo un messaggio attende mentre si verifica un pagamento che potrebbe riguardarlo.",
  "1 to {most}: without a newer bank statement for so long you are told. Never if empty.":
    "Da 1 a {most}: dopo questi giorni senza un nuovo estratto conto riceve una segnalazione. Vuoto: mai.",
  "And send nothing until there is one": "E non inviare nulla finché non arriva",
  "What you keep as the invoice of a receivable, up to 10 MB in one e-mail. The customer’s page offers all of them.":
    "La fattura caricata per il credito, fino a 10 MB per e-mail. Nella pagina di pagamento il cliente le trova tutte.",
  "A receivable that owes less than this waits until it owes more. In other currencies, so does one that owes less than 5.00 and less than a tenth of its amount.":
    "Un credito con un residuo inferiore attende finché l’importo non aumenta. Nelle altre valute attende un credito con un residuo inferiore a 5,00 e a un decimo del suo importo.",
  "Currency {index}": "Valuta {index}",
  "At least {index}": "Minimo {index}",
  "Bills, step": "Fatture fornitori, fase",
  Step: "Fase",
  "Minimum for {currency}": "Minimo per {currency}",
  "no currency": "valuta non indicata",
  "This is the default policy.": "Queste sono le regole predefinite.",
  "Version {version}, saved {moment}.": "Versione {version}, salvata in data {moment}.",
  Steps: "Fasi",
  "Customers are reminded of what they owe:": "I clienti ricevono solleciti per quanto devono:",
  "The usual tone is friendly up to the due date, firm after it, and final for the last step if it is late.":
    "Di norma il tono è cordiale fino alla scadenza, fermo dopo la scadenza e ultimativo nell’ultima fase, se arriva abbastanza tardi.",
  "Hours and days": "Orari e giorni",
  Limits: "Limiti",
  "Bills to pay": "Fatture da pagare",
  "Your own people are reminded of bills by e-mail.":
    "I Suoi utenti ricevono promemoria via e-mail per le fatture fornitori.",
  "This policy has no steps: no customer is reminded of anything, until somebody adds some.":
    "Queste regole non hanno fasi: nessun cliente riceve solleciti finché qualcuno non ne aggiunge.",
  "Save without steps": "Salva senza fasi",
  "Once everything is right, you see here what would happen.":
    "Quando tutto è corretto, qui vede cosa succederebbe.",
  "Preview also says what would change about the receivables that you have.":
    "L’anteprima mostra anche cosa cambierebbe per i crediti esistenti.",
  "Country of the company": "Paese dell’azienda",
  "None: no holidays": "Nessuno",
  "Time zone of the customer": "Fuso orario del cliente",
  "Version {version} was saved and changed:": "La versione {version} è stata salvata e ha modificato:",
  "Version {version} was saved {moment} and changed:":
    "La versione {version} è stata salvata in data {moment} e ha modificato:",
  Preview: "Anteprima",
  "A sample debt": "Credito di esempio",
  "Save policy": "Salva regole",
  "Restore the default": "Ripristina regole predefinite",
  "The default policy takes the place of version {version}.":
    "Le regole predefinite sostituiscono la versione {version}.",
  "The time window": "Fascia oraria",
  "Days that a notice looks ahead": "Giorni di anticipo di un avviso",
  "Days between two reminders to one customer": "Giorni tra due solleciti allo stesso cliente",
  "Reminders of one receivable, at most": "Solleciti per credito, al massimo",
  "Messages a minute, at most": "Messaggi al minuto, al massimo",
  "Open days to catch up": "Giorni di invio per recuperare",
  "Days between reminders after the last step": "Giorni tra i solleciti dopo l’ultima fase",
  "Open days to look at a payment": "Giorni di invio per verificare un pagamento",
  "Days without a bank statement": "Giorni senza estratto conto",
  "Attach the invoice": "Allega la fattura",
  days: "giorni",
  channels: "canali",
  tone: "tono",
  "Step {index}": "Fase {index}",
  "before the due date": "prima della scadenza",
  "after the due date": "dopo la scadenza",
  by: "via",
  Tone: "Tono",
  "Usual tone": "Tono abituale",
  Remove: "Rimuovi",
  "step {index}": "fase {index}",
  "Add a step": "Aggiungi una fase",
  "for bills": "per le fatture fornitori",
  "{name} was merged into {presentName}. Receivables, messages and notes are there.":
    "Il cliente {name} è stato unito a {presentName}. Crediti, messaggi e note si trovano lì.",
  "It leaves at once.": "Parte subito.",
  "It leaves on {customerTime}, when the hours and distances of the policy let it.":
    "Invio previsto: {customerTime}, non appena gli orari e gli intervalli delle regole lo permettono.",
  "This message can't be written.": "Impossibile comporre questo messaggio.",
  "To {recipient}": "A {recipient}",
  "It leaves as soon as it may.": "Parte appena possibile.",
  "Send now to {customer}": "Invia ora a {customer}",
  "Back to the message": "Torna al messaggio",
  "Reminders are on hold: nothing is sent before somebody goes live.":
    "Gli invii sono disattivati: non viene inviato nulla finché qualcuno non li attiva.",
  "Send now": "Invia ora",
  "You have not made this account, or do not know its password? <link>Set a new password</link> by another mail to this address. Then the account is yours, and whoever made it is locked out.":
    "Non ha creato Lei questo account o non ne conosce la password? <link>Imposti una nuova password</link> con un’altra e-mail a questo indirizzo. L’account sarà Suo e chi l’ha creato non potrà più accedere.",
  "You have not asked for this? Close this page, and nothing happens.":
    "Non ha fatto Lei questa richiesta? Chiuda questa pagina: non succederà nulla.",
  "Is {email} your e-mail address?": "{email} è il Suo indirizzo e-mail?",
  "Then give the password of your account.": "In tal caso inserisca la password del Suo account.",
  "Yes, verify it": "Sì, conferma",
  "For {email}. You will be signed out everywhere else.":
    "Per {email}. Tutte le altre sessioni verranno chiuse.",
  "New password": "Nuova password",
  "Set password": "Imposta password",
  "Welcome, {name}. Choose a password for {email}. After it, you set up two-factor authentication.":
    "Le diamo il benvenuto, {name}. Scelga una password per {email}. Subito dopo attiverà l’autenticazione a due fattori.",
  "This link signs you in, once.": "Con questo link può accedere, una sola volta.",
  "Sign in as {name}": "Accedi come {name}",
  "Welcome, {data}. Choose a password for {email}.":
    "Le diamo il benvenuto, {data}. Scelga una password per {email}.",
  "There is an account with this address by now. <link>Sign in</link>":
    "Esiste già un account con questo indirizzo. <link>Acceda</link>",
  "The e-mail address of your account was changed, or is to be changed. Was that not you? Then take {email} back. Everybody is signed out, and you choose a new password.":
    "L’indirizzo e-mail del Suo account è stato cambiato o sta per essere cambiato. Non l’ha richiesto Lei? Allora ripristini {email}. Tutte le sessioni vengono chiuse e sceglierà una nuova password.",
  "Take my address back": "Ripristina il mio indirizzo",
  "{inviter} invites {email} to {company}.": "{inviter} invita {email} a far parte di {company}.",
  "Sign in with {name} to accept it.": "Acceda con {name} per accettare.",
  "Make an account to accept it.": "Crei un account per accettare.",
  "Accept invitation": "Accetta invito",
  "You have an account with this address.": "Ha già un account con questo indirizzo.",
  "You are signed in as {email}. Sign out, and open this link again.":
    "Ha effettuato l’accesso come {email}. Esca e apra di nuovo questo link.",
  "Sign in to accept": "Accedi per accettare",
  "Verify your e-mail address": "Conferma dell’indirizzo e-mail",
  "Set a new password": "Imposti una nuova password",
  "Make your account": "Crei il Suo account",
  "Take your e-mail address back": "Ripristini il Suo indirizzo e-mail",
  "Set your password": "Imposti la Sua password",
  "Accept your invitation": "Accetti l’invito",
  "In the application": "Nell’applicazione",
  "In the application, session {sessionId}": "Nell’applicazione, sessione {sessionId}",
  "With a key": "Con una chiave",
  "With key {apiKeyId}": "Con la chiave {apiKeyId}",
  "On the command line": "Da riga di comando",
  "On the customer's page": "Nella pagina di pagamento",
  "By itself": "In automatico",
  nothing: "vuoto",
  "from {before} to {after}": "da {before} a {after}",
  Details: "Dettagli",
  "{count, plural, one {# message is approved.} other {# messages are approved.}}":
    "{count, plural, one {# messaggio approvato.} other {# messaggi approvati.}}",
  "{count, plural, one {# message will not be sent. Its case goes on.} other {# messages will not be sent. Their cases go on.}}":
    "{count, plural, one {# messaggio non verrà inviato. Il percorso di sollecito continua.} other {# messaggi non verranno inviati. I percorsi di sollecito continuano.}}",
  "{count, plural, one {# message says something else by now. Look at it again.} other {# messages say something else by now. Look at them again.}}":
    "{count, plural, one {# messaggio nel frattempo è cambiato. Lo ricontrolli.} other {# messaggi nel frattempo sono cambiati. Li ricontrolli.}}",
  Approve: "Approva",
  Skip: "Salta",
  "Nothing else leaves in the next 30 days.": "Non parte altro nei prossimi 30 giorni.",
  "Nothing leaves in the next 30 days.": "Non parte nulla nei prossimi 30 giorni.",
  "What leaves in the next 30 days if nobody pays and nothing changes. The next message of each customer can be read, changed and stopped; what follows on it is foretold. Times are the customers’.":
    "Ciò che parte nei prossimi 30 giorni se nessuno paga e nulla cambia. Il prossimo messaggio a ogni cliente può essere letto, modificato o fermato; i successivi sono una previsione. Gli orari sono quelli dei clienti.",
  "Later messages": "Messaggi successivi",
  "Key {apiKeyId}": "Chiave {apiKeyId}",
  "{count} other keys": "{count} altre chiavi",
  "No key has sent a request in this time. What is done in the application is not counted.":
    "Nessuna chiave ha inviato richieste in questo periodo. Le operazioni nell’applicazione non vengono conteggiate.",
  "Requests per day, by key": "Richieste al giorno, per chiave",
  Day: "Giorno",
  "Requests per day, by key: {count} in {count2} days":
    "Richieste al giorno, per chiave: {count} in {count2} giorni",
  "Planned from": "In programma dal",
  "Planned to": "In programma al",
  "{channel} does not work since {moment}. Reminders wait, and go on by themselves when it works again.":
    "{channel}: non funziona da {moment}. I solleciti attendono e riprendono da soli quando il canale torna a funzionare.",
  "What is planned, the earliest first, then what has ended, newest first":
    "Solleciti in programma, dal più vicino, poi quelli conclusi, dal più recente",
  "No reminder matches. Choose other filters, or clear them.":
    "Nessun sollecito corrisponde. Scelga altri filtri o li azzeri.",
  "No reminder is planned yet. Duebook plans them when customers owe something.":
    "Nessun sollecito in programma. Duebook li pianifica quando i clienti devono pagare qualcosa.",
  "Recovery codes": "Codici di recupero",
  "Each of these codes signs you in once if you don't have your phone. Print them, or keep them where you keep your passwords. They are not shown again.":
    "Ognuno di questi codici permette di accedere una volta senza il telefono. Li stampi o li conservi dove tiene le Sue password: non vengono più mostrati.",
  "I have kept them": "Li ho conservati",
  Copy: "Copia",
  "Install an authenticator app on your phone, if you have none.":
    "Se non ne ha una, installi un’app di autenticazione sul telefono.",
  "Scan this code with the app, or type in the secret.":
    "Inquadri questo codice con l’app o digiti la chiave segreta.",
  "Type in the six digits that the app shows.": "Digiti le sei cifre mostrate dall’app.",
  "QR code for your authenticator app": "Codice QR per l’app di autenticazione",
  Secret: "Chiave segreta",
  Confirm: "Conferma",
  "Keep the present one": "Mantieni l’attuale",
  "Not now": "Non ora",
  "{count, plural, one {# recovery code is left.} other {# recovery codes are left.}}":
    "{count, plural, one {Resta # codice di recupero.} other {Restano # codici di recupero.}}",
  "Make new ones soon": "Ne crei presto di nuovi",
  "New recovery codes": "Nuovi codici di recupero",
  "Make ten new recovery codes? Those that you have stop working at once.":
    "Creare dieci nuovi codici di recupero? Quelli attuali smettono subito di funzionare.",
  "Remove the authenticator app": "Rimuovi l’app di autenticazione",
  "Turn off two-factor": "Disattiva",
  "Move to another phone": "Passa a un altro telefono",
  "Move two-factor authentication to another phone? The present one works until the other one does.":
    "Trasferire l’autenticazione a due fattori su un altro telefono? Quella attuale funziona finché la nuova non è attiva.",
  "Remove the authenticator app? Signing in with your password asks for a passkey from then on.":
    "Rimuovere l’app di autenticazione? Da quel momento l’accesso con password richiederà una passkey.",
  "Turn off two-factor authentication? Your API keys stop working at once, and where you are owner or admin, you can't open the company until you set it up again.":
    "Disattivare l’autenticazione a due fattori? Le Sue chiavi API smettono subito di funzionare e, dove è titolare o amministratore, non potrà aprire l’azienda finché non la riattiva.",
  "Add an authenticator app": "Aggiungi un’app di autenticazione",
  "Add an authenticator app? Its codes work beside your passkeys.":
    "Aggiungere un’app di autenticazione? I suoi codici si affiancano alle passkey.",
  "a passkey or a code from your authenticator app": "una passkey o un codice dell’app di autenticazione",
  "a code from your authenticator app": "un codice dell’app di autenticazione",
  "a passkey": "una passkey",
  On: "Attiva",
  "Signing in with your password asks for {asks}.": "L’accesso con password richiede anche {asks}.",
  Off: "Non attiva",
  "With it, nobody can sign in with your password alone. Owners and admins of a company need it, and so do API keys.":
    "Con questa protezione nessuno può accedere con la sola password. È obbligatoria per titolari e amministratori di un’azienda e per usare le chiavi API.",
  "Add a passkey": "Aggiungi una passkey",
  "So that you know it again in the list, such as “My phone”.":
    "Per riconoscerla nell’elenco, ad esempio «Il mio telefono».",
  "Remove a passkey": "Rimuovi una passkey",
  "Remove the passkey “{name}”? It opens your account no more, and you are signed out everywhere else.":
    "Rimuovere la passkey «{name}»? Non darà più accesso al Suo account e tutte le altre sessioni verranno chiuse.",
  "It is your only second factor: your API keys stop working at once, and where you are owner or admin, you can't open the company until you set up another one.":
    "È il Suo unico secondo fattore: le chiavi API smettono subito di funzionare e, dove è titolare o amministratore, non potrà aprire l’azienda finché non ne imposta un altro.",
  "Remove “{name}”": "Rimuovi «{name}»",
  Added: "Aggiunta",
  "Last used": "Ultimo utilizzo",
  Passkeys: "Passkey",
  "A passkey is kept by your phone, your computer, a security key or a password manager. It signs you in without your password, and it can stand for the code of an authenticator app.":
    "Una passkey è conservata nel telefono, nel computer, in una chiave di sicurezza o in un gestore di password. Permette di accedere senza password e può sostituire il codice di un’app di autenticazione.",
  "You can't add one here: browsers know passkeys only at an address with a name, such as https://duebook.example or http://localhost, and not at one in numbers.":
    "Qui non è possibile aggiungerne una: i browser accettano le passkey solo a un indirizzo con un nome, come https://duebook.example o http://localhost, non a uno numerico.",
  "Adding a passkey needs JavaScript.": "Per aggiungere una passkey serve JavaScript.",
  "You have {maxPasskeys} passkeys, and no more fit.":
    "Ha {maxPasskeys} passkey: non se ne possono aggiungere altre.",
  "About you": "I Suoi dati",
  "As in the company": "Come nell’azienda",
  "What you read is in it, and amounts and dates are as usual there.":
    "Tutto ciò che si legge è in questa lingua; importi e date seguono l’uso locale.",
  "How you read times; in the company it is {usualZone}. What is overdue goes by the company’s.":
    "Il fuso degli orari che vede; nell’azienda è {usualZone}. Per gli importi scaduti vale quello dell’azienda.",
  "Send me a digest of what needs attention": "Inviami un riepilogo di ciò che richiede attenzione",
  "At most once a day, by e-mail to your account's address, if you are an owner or admin. Nothing is sent on days without news.":
    "Al massimo una volta al giorno, all’indirizzo del Suo account, se è titolare o amministratore. Nei giorni senza novità non viene inviato nulla.",
  "Tell me each morning what leaves today": "Comunicami ogni mattina cosa parte in giornata",
  "At eight by the company's clock, if you are an owner or admin, on days on which something leaves.":
    "Alle otto, ora dell’azienda, se è titolare o amministratore, nei giorni in cui parte qualcosa.",
  Save: "Salva",
  Verified: "Verificato",
  "Not verified": "Non verificato",
  "Open the link in the e-mail that we have sent there. API keys work once your address is verified.":
    "Apra il link nell’e-mail che Le abbiamo inviato. Le chiavi API funzionano solo dopo la verifica dell’indirizzo.",
  "It becomes {newEmail} as soon as you open the link that we have sent there. Until then you sign in with the present address, and your API keys do not work.":
    "Diventa {newEmail} appena apre il link che abbiamo inviato a quell’indirizzo. Fino ad allora accede con l’indirizzo attuale e le Sue chiavi API non funzionano.",
  "Send the link again": "Invia di nuovo il link",
  "Keep the present address": "Mantieni l’indirizzo attuale",
  "You have no password yet. <link>Have a link mailed</link> to set one.":
    "Non ha ancora una password. <link>Riceva un link via e-mail</link> per impostarla.",
  "New e-mail": "Nuova e-mail",
  "We mail a link there, and tell your present address.":
    "Inviamo un link al nuovo indirizzo e un avviso a quello attuale.",
  "Change e-mail": "Cambia e-mail",
  "To change the address, set a password first.": "Per cambiare l’indirizzo, imposti prima una password.",
  "Present password": "Password attuale",
  "At least {minPasswordLength} characters that are hard to guess. You are signed out everywhere else.":
    "Almeno {minPasswordLength} caratteri difficili da indovinare. Tutte le altre sessioni verranno chiuse.",
  "Change password": "Cambia password",
  "You are signed out.": "Disconnessione effettuata.",
  "That browser is signed out.": "La sessione di quel browser è stata chiusa.",
  "You are signed out everywhere.": "Tutte le sessioni sono state chiuse.",
  "the time zone that you have chosen": "il fuso orario scelto da Lei",
  "because neither you nor a company of yours has chosen a time zone":
    "perché né Lei né una Sua azienda ha scelto un fuso orario",
  "the time zone of {name}": "il fuso orario di {name}",
  "Times are those of {readable}, {why}.": "Gli orari sono quelli di {readable}: {why}.",
  Browser: "Browser",
  "This session": "Sessione attuale",
  "Signed in": "Accesso",
  "Last seen": "Ultima attività",
  End: "Termina",
  "Where you are signed in": "Sessioni attive",
  "Sign out everywhere": "Esci ovunque",
  "The passkey is added.": "La passkey è stata aggiunta.",
  "The passkey is removed. You are signed out everywhere else.":
    "La passkey è stata rimossa. Tutte le altre sessioni sono state chiuse.",
  "Close account": "Chiudi account",
  "You leave your companies, and nobody can sign in with this account any more. What you did in a company stays in its log.":
    "Non farà più parte delle Sue aziende e nessuno potrà più accedere con questo account. Quanto ha fatto in un’azienda resta nel suo registro.",
  "Close your account": "Chiudi il Suo account",
  "You are signed out everywhere, your API keys stop working, and {email} can make another account. This can’t be undone.":
    "Tutte le sessioni vengono chiuse, le Sue chiavi API smettono di funzionare e con {email} si potrà creare un altro account. L’operazione è definitiva.",
  "Your account is closed.": "Il Suo account è chiuso.",
  "Not confirmed": "Non confermato",
  "You are not signed in": "Accesso non effettuato",
  "This needs a sign-in of the last ten minutes at {name}. You come back to where you were. Then do it again: it was not done yet.":
    "Serve un accesso con {name} avvenuto negli ultimi dieci minuti. Tornerà dove si trovava. Poi ripeta l’operazione: non è ancora stata eseguita.",
  Unmatched: "Non abbinato",
  Suggestion: "Proposta",
  "Partly applied": "Abbinato in parte",
  Applied: "Abbinato",
  Ignored: "Ignorato",
  "Paid back": "Rimborsato",
  "Took a payment back": "Storno di un pagamento",
  Return: "Storno",
  "Money out": "Uscite",
  "Unknown payer": "Ordinante sconosciuto",
  "payment ID": "ID pagamento",
  number: "numero",
  sum: "somma",
  "the {last} is exact": "corrisponde: {last}",
  "{list} and {last} are exact": "corrispondono: {list} e {last}",
  "it is less by what may be deducted": "importo ridotto dello sconto ammesso",
  "another part of it paid a debt of theirs": "un’altra parte ha pagato un credito dello stesso cliente",
  "paid by the same account in {month}": "pagato dallo stesso conto ({month})",
  "the payer’s name is the customer’s": "l’ordinante ha lo stesso nome del cliente",
  "is paid already": "è già pagato",
  "is void": "è annullato",
  "is in another currency": "è in un’altra valuta",
  "{receivable} {why}.": "{receivable} {why}.",
  "Applied.": "Abbinato.",
  "Applied to what you chose.": "Abbinato ai crediti scelti.",
  "It is not suggested any more.": "La proposta è stata rifiutata.",
  "Ignored.": "Ignorato.",
  "Undone. It waits again.": "Operazione annullata. Il movimento è di nuovo in attesa.",
  "It is taken back: its payments are reversed.":
    "Il movimento è stornato: i suoi pagamenti non sono più validi.",
  "It is marked as paid back.": "È segnato come rimborsato.",
  "Statements of your bank": "Estratti conto della banca",
  "Choose files, or drop them here: camt (XML or ZIP), MT940, OFX, CSV. Up to 10 MB each.":
    "Scelga i file o li trascini qui: camt (XML o ZIP), MT940, OFX, CSV. Fino a 10 MB ciascuno.",
  Upload: "Carica",
  "{transactions, plural, one {# transaction} other {# transactions}}":
    "{transactions, plural, one {# movimento} other {# movimenti}}",
  "{transactions, plural, one {# transaction} other {# transactions}}, {known} of them known before":
    "{transactions, plural, one {# movimento} other {# movimenti}}, di cui già noti {known}",
  "{what}. Nothing is new.": "{what}. Nessuna novità.",
  "{what}: {applied} applied, nothing waits for you.": "{what}: abbinati {applied}, nulla da gestire.",
  "{what}: {applied} applied, {waiting, plural, one {# waits} other {# wait}} for you.":
    "{what}: abbinati {applied}, {waiting, plural, one {# da gestire} other {# da gestire}}.",
  Imported: "Importato",
  "Unknown account": "Conto sconosciuto",
  Columns: "Colonne",
  Refused: "Rifiutato",
  "It is of {count, plural, one {an account that} other {accounts that}} Duebook does not know: {list}. Nothing was imported.":
    "{count, plural, other {Conto non noto a Duebook: {list}. Non è stato importato nulla.}}",
  "Is it yours? Add it, then upload the file again.": "È Suo? Lo aggiunga, poi carichi di nuovo il file.",
  "An owner or admin can add it.": "Può aggiungerlo un titolare o un amministratore.",
  "Add this account": "Aggiungi questo conto",
  "Open the statement": "Apri l’estratto conto",
  "What came of your files": "Esito dei file caricati",
  "Go to Money in": "Vai a Entrate",
  "Statement {id}": "Estratto conto n. {id}",
  "{statementName} is being matched: {count} of {count2}.":
    "Abbinamento di {statementName} in corso: {count} su {count2}.",
  "Left the account": "In uscita",
  "Came in": "In entrata",
  "Not applied": "Non abbinato",
  Booked: "Data contabile",
  Value: "Data valuta",
  Account: "Conto",
  "No. {bankAccountId}": "N. {bankAccountId}",
  "Paid to": "Beneficiario",
  "Paid by": "Ordinante",
  "Their account": "Conto della controparte",
  "End-to-end ID": "ID end-to-end",
  "Bank’s reference": "Riferimento della banca",
  "Reason of the return": "Motivo dello storno",
  "Takes back": "Storna",
  "No. {returnsId}": "N. {returnsId}",
  Statement: "Estratto conto",
  "No. {bankStatementId}": "N. {bankStatementId}",
  Ignore: "Ignora",
  "It is for none of the receivables, such as a refund of a supplier or money of your own. Reminders no longer wait for it.":
    "Non riguarda alcun credito, ad esempio un rimborso di un fornitore o denaro Suo. I solleciti non attendono più questo movimento.",
  "left of {amount}": "residuo su {amount}",
  "It takes an earlier payment back, and it is not certain which one. Open it to choose.":
    "Storna un pagamento precedente, ma non è certo quale. Apra il movimento per sceglierlo.",
  "Money left the account.": "Importo in uscita dal conto.",
  "Nothing in the book fits. Look for what it pays.": "Nessun credito corrisponde. Cerchi cosa paga.",
  Split: "Suddividi",
  "{others, plural, one {# other suggestion} other {# other suggestions}}":
    "{others, plural, one {# altra proposta} other {# altre proposte}}",
  "Pages of what needs you": "Pagine dei movimenti da gestire",
  "More that needs you": "Altri da gestire",
  "What needs you": "Da gestire",
  "What needs you ({total})": "Da gestire ({total})",
  "What needs you ({total} or more)": "Da gestire ({total} o più)",
  "Nothing waits for you: all that came in is applied, or was ignored.":
    "Nulla da gestire: tutte le entrate sono abbinate o ignorate.",
  "{amount} open, due {date}": "Residuo {amount}, scadenza {date}",
  "Amount for {receivableName}": "Importo per {receivableName}",
  "References, descriptions, customers. What is chosen stays chosen.":
    "Riferimenti, descrizioni, clienti. Quanto già selezionato resta selezionato.",
  "Split, or apply to other receivables": "Suddividi o abbina ad altri crediti",
  "Search for what it pays.": "Cerchi cosa paga.",
  "No open receivable in {currency} matches.": "Nessun credito aperto in {currency} corrisponde.",
  "Apply to these": "Abbina a questi",
  "Work out": "Calcola",
  Direction: "Direzione",
  "In and out": "Entrambi",
  "Booked from": "Data contabile dal",
  "Booked to": "Data contabile al",
  Payer: "Ordinante",
  "Just done": "Appena fatto",
  "to {receivables}": "a {receivables}",
  Date: "Data",
  "Value date": "Data valuta",
  "Amount, with its sign": "Importo con segno",
  "Whether it came or left": "Entrata o uscita",
  "Payer or payee": "Ordinante o beneficiario",
  "Payment reference": "Riferimento del pagamento",
  "Balance afterwards": "Saldo successivo",
  "Which column is what? The answer is remembered for the account.":
    "A cosa corrisponde ogni colonna? La risposta viene ricordata per questo conto.",
  "The file is too large to be kept meanwhile: choose it again afterwards.":
    "Il file è troppo grande per essere conservato nel frattempo: lo scelga di nuovo dopo.",
  "The first rows of {fileName}": "Le prime righe di {fileName}",
  "Choose the account": "Scelga il conto",
  "Not in the file": "Non nel file",
  Import: "Importa",
  "The balance of {date} is not that of {date2}": "I saldi non coincidono: {date} e {date2}",
  "No statement of {date}": "Manca l’estratto conto: {date}",
  "and {count} more gaps": "e altri {count} periodi mancanti",
  "No statement yet": "Nessun estratto conto",
  "Last statement to {date}": "Ultimo estratto conto: {date}",
  Accounts: "Account",
  "Sort code": "Sort code",
  "United Kingdom.": "Regno Unito.",
  "Routing number": "Routing number",
  "United States.": "Stati Uniti.",
  "Clearing number": "Codice di clearing",
  "Anywhere else.": "Altri paesi.",
  "Add an account": "Aggiungi un conto",
  "Statements of it are read from then on. Customers who owe its currency are told to pay into the first account of that currency, so it may be this one.":
    "Da quel momento i suoi estratti conto vengono letti. I clienti pagano sul primo conto nella valuta del credito: potrebbe essere questo.",
  "Account holder": "Intestatario del conto",
  "As the bank has it.": "Come risulta alla banca.",
  "Without an IBAN: the account number, and the code of the bank.":
    "Senza IBAN: numero di conto e codice della banca.",
  "Account number": "Numero di conto",
  "For payments from abroad.": "Per i pagamenti dall’estero.",
  "This needs a code of your second factor, because money goes there.":
    "Serve un codice del Suo secondo fattore, perché su questo conto arriva denaro.",
  "{receivableName} of {a}": "{receivableName} di {a}",
  "Nothing is written on it.": "Nessun testo.",
  ", due {date}": ", scadenza {date}",
  "of {amount}": "su {amount}",
  "{amount} stays the customer’s credit.": "Resta come saldo a favore del cliente: {amount}.",
  "money|Apply": "Abbina",
  "Not this": "Non è questo",
  "Statements so far": "Estratti conto caricati",
  "An owner or admin can add an account.": "Un conto può essere aggiunto da un titolare o un amministratore.",
  "Upload a statement of your bank, and Duebook finds the receivables that were paid. It has to know the account: add it first, or give your IBAN in the facts of the company.":
    "Carichi un estratto conto della Sua banca: Duebook trova i crediti pagati. Deve conoscere il conto: lo aggiunga prima o indichi l’IBAN nei dati aziendali.",
  "Upload a statement of your bank, and Duebook finds the receivables that were paid. It has to know the account: ask an owner or admin to add it, or to give your IBAN in the facts of the company.":
    "Carichi un estratto conto della Sua banca: Duebook trova i crediti pagati. Deve conoscere il conto: chieda a un titolare o un amministratore di aggiungerlo o di indicare l’IBAN nei dati aziendali.",
  "Nothing has moved yet, as far as Duebook knows. Upload a statement.":
    "A Duebook non risulta ancora alcun movimento. Carichi un estratto conto.",
  "All transactions": "Tutti i movimenti",
  "Nothing matches. Try fewer filters.": "Nessun risultato. Provi con meno filtri.",
  Transactions: "Movimenti",
  "The file has the first {count} of them.": "Il file contiene le prime {count} righe.",
  "The account is added. Upload its statements.": "Il conto è stato aggiunto. Carichi i suoi estratti conto.",
  "Cut after {count} of {total} rows.": "Mostrate {count} righe su {total}.",
  Owed: "Da incassare",
  "Due in 7 days": "In scadenza entro 7 giorni",
  Disputed: "Contestato",
  "Promises not kept": "Promesse non mantenute",
  "Nothing matches. Try fewer filters, or another word.":
    "Nessun risultato. Provi con meno filtri o un’altra parola.",
  "Nothing that is owed matches.": "Nessun credito da incassare corrisponde.",
  "Look among all receivables": "Cerca in tutti i crediti",
  "Everything is paid.": "Tutto è pagato.",
  "Show all receivables": "Mostra tutti i crediti",
  "Not everything is shown. Narrow the list with a filter.":
    "L’elenco non è completo. Lo restringa con un filtro.",
  "Choose all on this page": "Seleziona tutti in questa pagina",
  "Choose {receivableName}": "Seleziona {receivableName}",
  "Nothing is owed to you yet. Create what a customer owes you, or import a file of it.":
    "Non ci sono ancora crediti. Inserisca quanto Le deve un cliente o importi un file.",
  "Cut after {count} rows: the search finds no more at once.":
    "Mostrate solo {count} righe: è il massimo di una ricerca.",
  "To pay": "Da pagare",
  Bill: "Fattura fornitore",
  "Not overdue": "Non scaduto",
  "Due from": "Scadenza dal",
  "Due to": "Scadenza al",
  "Exact reference": "Riferimento esatto",
  "Series number": "Numero ricorrenza",
  Calendar: "Calendario",
  Series: "Ricorrenze",
  "No bill is recorded yet. Record one, or a series of bills that come every month.":
    "Nessuna fattura fornitore registrata. Ne registri una o crei una fattura ricorrente mensile.",
  "No bill matches. Choose other filters, or clear them.":
    "Nessuna fattura fornitore corrisponde. Scelga altri filtri o li azzeri.",
  "The texts are saved. Messages use them from now on.":
    "I testi sono stati salvati. D’ora in poi valgono per i messaggi.",
  "This is a preview. Nothing is saved yet.": "Questa è un’anteprima. Non è ancora stato salvato nulla.",
  Expired: "Validità scaduta",
  "{days, plural, one {Expires in # day} other {Expires in # days}}":
    "{days, plural, one {Scade tra # giorno} other {Scade tra # giorni}}",
  Rotate: "Sostituisci",
  "Rotate the key “{name}”? You get a new key with the same name and scopes. The present one stops working at once.":
    "Sostituire la chiave «{name}»? Riceve una nuova chiave con lo stesso nome e le stesse autorizzazioni. Quella attuale smette subito di funzionare.",
  Revoke: "Revoca",
  "Revoke the key “{name}”? Whatever uses it stops working at once, and it can't be brought back.":
    "Revocare la chiave «{name}»? Tutto ciò che la usa smette subito di funzionare e la chiave non può essere ripristinata.",
  Scopes: "Autorizzazioni",
  Holder: "Assegnata a",
  "{name} (you)": "{name} (Lei)",
  Made: "Creata",
  Validity: "Validità",
  "Your keys are refused until your e-mail address is confirmed. <link>Confirm it in your account</link>.":
    "Le Sue chiavi vengono rifiutate finché il Suo indirizzo e-mail non è confermato. <link>Lo confermi nel Suo account</link>.",
  "{own} of {most, plural, one {# key} other {# keys}}":
    "{own} su {most, plural, one {# chiave} other {# chiavi}}",
  "There are no keys yet. With a key, a program of yours can send receivables and bills, and read them. What it can do is described in <link>the interface</link>.":
    "Non ci sono ancora chiavi. Con una chiave un Suo programma può inviare e leggere crediti e fatture fornitori. Le funzioni disponibili sono descritte nella <link>documentazione API</link>.",
  "Keys of the company, the newest first": "Chiavi dell’azienda, dalla più recente",
  "The key was created.": "La chiave è stata creata.",
  "The key was replaced with a new one, which was shown once.":
    "La chiave è stata sostituita con una nuova, mostrata una sola volta.",
  "The key is revoked.": "La chiave è stata revocata.",
  Arrived: "Ricevuto",
  "Owed then": "Dovuto al momento dell’invio",
  Tries: "Tentativi",
  "Answer of the provider": "Risposta del servizio di invio",
  Moved: "Spostato",
  "The message is also about": "Il messaggio riguarda anche",
  "reminder {count}": "sollecito n. {count}",
  "Reminder {count}": "Sollecito n. {count}",
  "The reminder": "Il sollecito",
  "The message was removed, because its time of retention is over.":
    "Il messaggio è stato rimosso perché il periodo di conservazione è terminato.",
  "No message was created for this reminder.": "Per questo sollecito non è stato creato alcun messaggio.",
  "Owners and admins need two-factor authentication before they can open the company. Set it up here; it takes a minute.":
    "Titolari e amministratori possono aprire l’azienda solo con l’autenticazione a due fattori. La attivi qui: basta un minuto.",
  "Your account is saved.": "L’account è stato salvato.",
  "We have mailed a link to your new address. It becomes yours when you open the link.":
    "Abbiamo inviato un link al Suo nuovo indirizzo. Diventa effettivo quando apre il link.",
  "Your address stays as it is. We have mailed a link there, to verify it anew.":
    "Il Suo indirizzo resta invariato. Le abbiamo inviato un link per verificarlo di nuovo.",
  "The link is on its way. We send at most three mails an hour.":
    "Il link è in arrivo. Inviamo al massimo tre e-mail all’ora.",
  "Your password is changed. You are signed out everywhere else.":
    "La password è stata cambiata. Tutte le altre sessioni sono state chiuse.",
  "This code is not right. Codes change every 30 seconds.":
    "Questo codice non è corretto. I codici cambiano ogni 30 secondi.",
  "Two-factor authentication is on.": "L’autenticazione a due fattori è attiva.",
  "Good. Keep your recovery codes where you find them without your phone.":
    "Bene. Conservi i codici di recupero dove può trovarli anche senza il telefono.",
  "You have new recovery codes.": "Ha nuovi codici di recupero.",
  "Scan the code below with your other phone.": "Inquadri il codice qui sotto con l’altro telefono.",
  "Scan the code below with your authenticator app.":
    "Inquadri il codice qui sotto con l’app di autenticazione.",
  "Two-factor authentication stays as it was.": "L’autenticazione a due fattori resta invariata.",
  "Two-factor authentication is off.": "L’autenticazione a due fattori è disattivata.",
  "Your account": "Il Suo account",
  "Nobody and nothing is found for “{text}”.": "Nessun risultato per «{text}».",
  "A search looks for the beginnings of words: of a customer’s name or address, of a reference, of a page. An amount is looked for as a whole.":
    "La ricerca trova l’inizio delle parole: nome o recapito di un cliente, riferimento, pagina. Un importo va indicato per intero.",
  "Look in descriptions": "Cerca nelle descrizioni",
  "Pages and actions": "Pagine e azioni",
  "Customer, reference, amount or page": "Cliente, riferimento, importo o pagina",
  "How you read times.": "Per gli orari che vede.",
  "As your browser says": "Come indica il browser",
  "We send you a link to choose a password.": "Le inviamo un link per scegliere una password.",
  "Sign up": "Registrati",
  "You have an account? <link>Sign in</link>": "Ha già un account? <link>Acceda</link>",
  "We have written to your e-mail address. Open the link in that mail to choose a password; then you have an account. It works once, for 24 hours. Nothing has come? Look into the folder for spam.":
    "Le abbiamo scritto al Suo indirizzo e-mail. Apra il link nel messaggio e scelga una password: l’account sarà pronto. Il link funziona una sola volta, per 24 ore. Non è arrivato nulla? Controlli la cartella dello spam.",
  "Merge into": "Unisci a",
  "Nobody found. Type a word of the name, of an address or of a reference.":
    "Nessun risultato. Digiti una parola del nome, di un recapito o di un riferimento.",
  "The newest customers": "I clienti più recenti",
  Found: "Risultati",
  Before: "Prima",
  "What the two have now": "Dati attuali dei due clienti",
  Afterwards: "Dopo",
  "Choose another customer": "Scegli un altro cliente",
  "Merge {displayName}": "Unisci {displayName}",
  "The customers are merged.": "I clienti sono stati uniti.",
  "Sign in as somebody else": "Accedi con un altro account",
  "The six digits that your authenticator app shows.": "Le sei cifre mostrate dall’app di autenticazione.",
  "A passkey needs JavaScript. Without it, use a recovery code.":
    "Per usare una passkey serve JavaScript. In alternativa usi un codice di recupero.",
  "Use a recovery code": "Usa un codice di recupero",
  "Recovery code": "Codice di recupero",
  "One of the ten that you kept when you set up two-factor authentication. Each works once.":
    "Uno dei dieci conservati quando ha attivato l’autenticazione a due fattori. Ognuno funziona una sola volta.",
  "Use the authenticator app": "Usa l’app di autenticazione",
  "sort code": "sort code",
  "routing number": "routing number",
  "clearing number": "codice di clearing",
  "Remove a bank account": "Rimuovi un conto bancario",
  "Remove {number}? Messages from now on no longer name it. Those that were sent stay as they are.":
    "Rimuovere {number}? I prossimi messaggi non lo indicheranno più. Quelli già inviati restano invariati.",
  "Who owes this currency pays into this account.": "Chi deve pagare in questa valuta usa questo conto.",
  "United Kingdom, such as 20-00-00.": "Regno Unito, ad esempio 20-00-00.",
  "United States, nine digits.": "Stati Uniti, nove cifre.",
  "Anywhere else: clearing number, BSB, IFSC.": "Altri paesi: codice di clearing, BSB, IFSC.",
  "Add the account": "Aggiungi conto",
  "not told to customers": "non indicato ai clienti",
  "Accounts for other currencies": "Conti per altre valute",
  "Customers are told the first account of the currency that they owe, and the IBAN above for every other currency.":
    "Ai clienti viene indicato il primo conto nella valuta del loro credito e l’IBAN qui sopra per tutte le altre.",
  "The account is added. Messages name it from now on.":
    "Il conto è stato aggiunto. D’ora in poi compare nei messaggi.",
  "The account is removed.": "Il conto è stato rimosso.",
  "What your customers see": "Cosa vedono i Suoi clienti",
  "For a debt of {amount} with the reference {reference}:":
    "Per un credito di {amount} con il riferimento {reference}:",
  "Pay online": "Paga online",
  Web: "Sito web",
  Address: "Indirizzo",
  Country: "Paese",
  IBAN: "IBAN",
  BIC: "BIC",
  "Payment link": "Link di pagamento",
  "Legal notice": "Note legali",
  "The archive is being made: {count} rows so far.":
    "Creazione dell’archivio in corso: {count} righe finora.",
  "The archive of {moment} has {count} rows and {megabytes} MB.":
    "Archivio ({moment}): {count} righe, {megabytes} MB.",
  Download: "Scarica",
  "Everything as a file": "Tutti i dati in un file",
  "One ZIP with all that the company has here, as CSV for spreadsheets and JSON for programs. It is made while you work on, and can be downloaded for 30 days by owners and admins, with a code.":
    "Un file ZIP con tutti i dati dell’azienda: CSV per i fogli di calcolo e JSON per i programmi. Viene creato mentre continua a lavorare; titolari e amministratori possono scaricarlo per 30 giorni con un codice.",
  "Make the archive": "Crea l’archivio",
  "Make a new archive": "Crea un nuovo archivio",
  "Close company": "Chiudi azienda",
  "Nothing is sent any more, and nobody gets in. For {reopenDays} days an owner can open it again; then all of it is deleted.":
    "Non viene più inviato nulla e nessuno può più accedere. Per {reopenDays} giorni un titolare può riaprirla; poi tutto viene eliminato.",
  "Make the archive first: there is none of the last 24 hours.":
    "Crei prima l’archivio: non ce n’è uno delle ultime 24 ore.",
  "Close {name}": "Chiudi {name}",
  "Reminders stop, API keys are refused, and nobody of the company gets in. Customers’ pages list nothing any more. After {reopenDays} days all of it is deleted and can’t be brought back.":
    "I solleciti si fermano, le chiavi API vengono rifiutate e nessuno dell’azienda può più accedere. Le pagine di pagamento dei clienti non mostrano più nulla. Dopo {reopenDays} giorni tutto viene eliminato in modo definitivo.",
  "Name of the company": "Nome dell’azienda",
  "Type “{name}”, so that it is this company that you close.":
    "Digiti «{name}» per confermare che vuole chiudere proprio questa azienda.",
  "The archive is being made.": "L’archivio è in preparazione.",
  "You can download the archive for the next ten minutes.":
    "Può scaricare l’archivio nei prossimi dieci minuti.",
  "The company is closed. You can open it again here until it is deleted.":
    "L’azienda è chiusa. Può riaprirla da qui finché non viene eliminata.",
  "Your e-mail address is verified.": "Il Suo indirizzo e-mail è stato verificato.",
  "Your password is set. Sign in with it.": "La password è stata impostata. La usi per accedere.",
  "Your password is set.": "La password è stata impostata.",
  "You are a member now.": "Ora fa parte dell’azienda.",
  Owner: "Titolare",
  Admin: "Amministratore",
  Member: "Membro",
  Leave: "Lascia",
  "Leave {name}": "Lascia {name}",
  "Leave {name}? You no longer see anything of it, and your API keys for it stop working at once. Only an owner or admin of it can invite you again.":
    "Lasciare {name}? Non vedrà più i suoi dati e le Sue chiavi API per questa azienda smettono subito di funzionare. Solo un titolare o un amministratore può invitarLa di nuovo.",
  "Closed. It is deleted on {moment}.": "Chiusa. Eliminazione: {moment}.",
  "Open again": "Riapri",
  "Open {name} again": "Riapri {name}",
  "Its people get in, its keys work, and its reminders go on as the policy says.":
    "Gli utenti possono di nuovo accedere, le chiavi funzionano e i solleciti riprendono secondo le regole.",
  "Until then, one of its owners can open it again.": "Fino ad allora un titolare può riaprirla.",
  "You are": "Il Suo ruolo",
  "A new company": "Una nuova azienda",
  "Messages to your customers are signed with it.":
    "I messaggi ai Suoi clienti sono firmati con questo nome.",
  "Choose a country": "Scelga un paese",
  "Reminders keep its public holidays.": "I solleciti rispettano i suoi giorni festivi.",
  "Days begin and end there.": "Determina l’inizio e la fine delle giornate.",
  "Create company": "Crea azienda",
  "You belong to no company yet": "Non fa ancora parte di un’azienda",
  "Make one below, or ask an owner or admin of one to invite you.":
    "Ne crei una qui sotto o chieda un invito a un titolare o amministratore.",
  "Ask an owner or admin of a company to invite {email}.":
    "Chieda a un titolare o un amministratore di un’azienda di invitare {email}.",
  "To join another company, ask one of its owners or admins to invite you. The operator of this Duebook creates new companies.":
    "Per entrare in un’altra azienda, chieda un invito a un suo titolare o amministratore. Le nuove aziende vengono create dal gestore di questo Duebook.",
  "Your company was created. You have a trial of one month, and nothing is sent until you go live.":
    "L’azienda è stata creata. Ha un mese di prova; non viene inviato nulla finché non attiva gli invii.",
  "The company is open again.": "L’azienda è di nuovo aperta.",
  "You have left the company.": "Ha lasciato l’azienda.",
  "What it is for": "Oggetto",
  "Mark as paid": "Segna pagamento",
  "“{billLabel}” is then paid for good; its amount and due date can no longer change.":
    "«{billLabel}» risulterà pagata in modo definitivo; importo e scadenza non si potranno più modificare.",
  "Such as how it was paid. May stay empty.": "Ad esempio come è stata pagata. Facoltativo.",
  "Its series": "Ricorrenza",
  "Every month since": "Ogni mese dal",
  Until: "Fino al",
  "No end": "Senza fine",
  Each: "Importo mensile",
  "Next bill": "Prossima fattura",
  Stopped: "Interrotta",
  "Nothing is left to write": "Nessuna fattura futura",
  "All bills of this series": "Tutte le fatture di questa ricorrenza",
  "The bill is marked as paid.": "La fattura fornitore è segnata come pagata.",
  "In work": "In corso",
  Matched: "Abbinamento",
  "{count} of {count2} transactions are matched. You can leave this page: it goes on by itself.":
    "Movimenti elaborati: {count} su {count2}. Può lasciare questa pagina: l’elaborazione continua da sola.",
  "Look again": "Aggiorna",
  "Balance before": "Saldo iniziale",
  "Balance after": "Saldo finale",
  "What it brought": "Contenuto",
  New: "Nuovi",
  "Known before": "Già noti",
  Format: "Formato",
  Statements: "Estratti conto",
  "What it says of each account": "Contenuto per ciascun conto",
  "Bills of {billLabel}": "Fatture della ricorrenza {billLabel}",
  "All are written": "Tutte create",
  "New series": "Nuova ricorrenza",
  "All running series": "Tutte le ricorrenze attive",
  "No series is running. Make one for a bill that comes every month.":
    "Nessuna ricorrenza attiva. Ne crei una per una fattura che arriva ogni mese.",
  "Series, the next bill first": "Ricorrenze, in ordine di prossima fattura",
  "Each bill is written {seriesHorizonDays} days before it is due.":
    "Ogni fattura viene creata {seriesHorizonDays} giorni prima della scadenza.",
  "{count} more": "altre {count}",
  "Bills of {name}": "Fatture fornitori di {name}",
  Months: "Mesi",
  "This month": "Questo mese",
  "Nothing is to pay in this month.": "Nulla da pagare in questo mese.",
  "Who you are": "Dati dell’azienda",
  "Messages are signed with it.": "I messaggi sono firmati con questo nome.",
  "Postal address, below the name in each e-mail.": "Indirizzo postale, sotto il nome in ogni e-mail.",
  "Where customers reach you. Answers to reminders go there.":
    "Dove i clienti possono contattare l’azienda. Qui arrivano le risposte ai solleciti.",
  "With the country's code, such as +49 30 123456.":
    "Con il prefisso internazionale, ad esempio +39 06 1234567.",
  "Nothing is sent on its public holidays.": "Nei giorni festivi di questo paese non si invia nulla.",
  "Decides what is overdue and at what hours messages leave. UTC if empty.":
    "Determina cosa è scaduto e a che ora partono i messaggi. Vuoto: UTC.",
  "How amounts and dates are written for those of you who have not chosen their own. Customers have theirs.":
    "Formato di importi e date per gli utenti che non ne hanno scelto uno. I clienti hanno il proprio.",
  "What your country's law wants in business letters, such as register, directors and tax number. It stands at the end of each message.":
    "Le indicazioni richieste dalla legge del Suo paese nella corrispondenza commerciale, ad esempio partita IVA, numero REA e capitale sociale. Compaiono in fondo a ogni messaggio.",
  "How to be paid": "Come ricevere i pagamenti",
  "As the bank has it: banks compare it with the account.":
    "Come risulta alla banca: le banche verificano che corrisponda al conto.",
  "The account to pay into.": "Il conto su cui ricevere i pagamenti.",
  "Of the bank, in the country of the IBAN.": "Della banca, nel paese dell’IBAN.",
  "Where customers pay online. {reference} stands for the debt’s reference, {amount} for what is open: {example}":
    "Dove i clienti pagano online. {reference} indica il riferimento del credito, {amount} l’importo residuo: {example}",
  "Changing this needs a code of your second factor, because money goes there.":
    "Per modificare questi dati serve un codice del Suo secondo fattore, perché è qui che arriva il denaro.",
  "Save payment details": "Salva dati di pagamento",
  "Messages do not say how to pay: there is neither an account nor a payment link.":
    "I messaggi non indicano come pagare: non c’è né un conto né un link di pagamento.",
  "The IBAN is given without the name of its holder.": "L’IBAN è indicato senza il nome dell’intestatario.",
  "Messages do not say how to reach you.": "I messaggi non indicano come contattare l’azienda.",
  "Answers to reminders go to the owner who has been here longest.":
    "Le risposte ai solleciti vanno al titolare presente da più tempo.",
  "Messages are signed with your name alone, without an address.":
    "I messaggi sono firmati solo con il nome, senza indirizzo.",
  "No public holidays are kept: reminders may leave on one.":
    "Non si tiene conto dei giorni festivi: i solleciti possono partire anche allora.",
  "Dates and hours follow UTC.": "Date e orari seguono UTC.",
  "What is missing for your customers": "Cosa manca per i Suoi clienti",
  "See how a message looks": "Veda come appare un messaggio",
  "Saved.": "Salvato.",
  "The payment details are saved.": "I dati di pagamento sono stati salvati.",
  "The company is switched off: its keys are refused, and nothing is sent. Ask the operator of this Duebook.":
    "L’azienda è disattivata: le sue chiavi vengono rifiutate e non viene inviato nulla. Si rivolga al gestore di questo Duebook.",
  "days sales outstanding": "giorni medi di incasso",
  DSO: "DSO",
  ", last {billedDays} days": ", ultimi {billedDays} giorni",
  "{dsoDays, plural, one {# day} other {# days}}": "{dsoDays, plural, one {# giorno} other {# giorni}}",
  "Due in {soonDays} days": "In scadenza entro {soonDays} giorni",
  "Collected in {collectedDays} days": "Incassato in {collectedDays} giorni",
  "As of {date}. How is this counted?": "Situazione in data {date}. Come si calcola?",
  "It is {date} in {zone}. A debt is overdue from the day after its due date; a paused debt is owed, but not overdue. DSO (days sales outstanding) is what is owed now, divided by what was billed in the last {billedDays} days, times {billedDays}.":
    "Data di riferimento: {date} ({zone}). Un credito è scaduto dal giorno dopo la scadenza; un credito sospeso è da incassare, ma non scaduto. Il DSO (giorni medi di incasso) è quanto è ora da incassare, diviso per quanto fatturato negli ultimi {billedDays} giorni e moltiplicato per {billedDays}.",
  "{others, plural, one {The table below has # more currency.} other {The table below has # more currencies.}}":
    "{others, plural, one {La tabella qui sotto contiene # altra valuta.} other {La tabella qui sotto contiene altre # valute.}}",
  "Nothing is owed to you yet": "Non ci sono ancora crediti",
  "<link>Create your first receivable</link>, or <link2>import a list of them</link2> from your accounting program or a spreadsheet.":
    "<link>Crei il primo credito</link> o <link2>importi un elenco</link2> dal programma di contabilità o da un foglio di calcolo.",
  "<link>Say who you are and how you are paid</link>: it stands in every reminder.":
    "<link>Indichi i dati dell’azienda e come pagare</link>: compaiono in ogni sollecito.",
  "<link>Look at the policy</link>: when reminders go out, and how many.":
    "<link>Controlli le regole di sollecito</link>: quando partono i solleciti e quanti.",
  "<link>Invite the people</link> who work with you.": "<link>Inviti le persone</link> che lavorano con Lei.",
  "<link>Create a key</link>, if another program is to create receivables.":
    "<link>Crei una chiave</link>, se un altro programma deve creare crediti.",
  "What needs a person": "Da gestire",
  "Received and expected by week": "Incassato e previsto per settimana",
  "How late it is": "Anzianità dei crediti",
  "Newest events": "Attività recenti",
  "Reminders are on hold: they are planned and can be read, and nothing is sent. Once they are sent, customers hear of what they owe, also of what became overdue in the meantime.":
    "Gli invii sono disattivati: i solleciti vengono programmati e si possono leggere, ma non viene inviato nulla. Quando li attiva, i clienti vengono informati di quanto devono, anche di ciò che è scaduto nel frattempo.",
  "Each message waits in the outbox until somebody approves it.":
    "Ogni messaggio attende nella posta in uscita finché qualcuno non lo approva.",
  "Messages leave by themselves, as the policy says. The outbox shows each before it leaves.":
    "I messaggi partono da soli secondo le regole. Nella posta in uscita si vede ogni messaggio prima dell’invio.",
  Automatic: "Automatico",
  "Ask me first": "Chiedi prima a me",
  Hold: "Disattiva gli invii",
  "Reminders are sent automatically from now on.": "D’ora in poi i solleciti vengono inviati in automatico.",
  "From now on each message waits in the outbox for approval.":
    "D’ora in poi ogni messaggio attende l’approvazione nella posta in uscita.",
  "From now on nothing is sent.": "D’ora in poi non viene inviato nulla.",
  "How messages leave": "Come partono i messaggi",
  "Owners and admins decide about it.": "La scelta spetta a titolari e amministratori.",
  "Read the messages in the outbox": "Leggi i messaggi nella posta in uscita",
  File: "File",
  "No statement was uploaded yet. Download one from your bank, and choose it above.":
    "Nessun estratto conto caricato finora. Ne scarichi uno dalla Sua banca e lo scelga qui sopra.",
  "Files, newest first": "File, dal più recente",
  "It does not take that payment back: both wait again. The payments that it has reversed stay so until you apply them again.":
    "Lo storno di quel pagamento viene annullato: entrambi i movimenti tornano in attesa. I pagamenti stornati restano tali finché non li abbina di nuovo.",
  "What was marked as paid back waits again.": "Quanto segnato come rimborsato torna in attesa.",
  "It waits again.": "Il movimento torna in attesa.",
  "Its payments are reversed, and what was paid is owed again. What was learned from it is forgotten.":
    "I suoi pagamenti vengono stornati e quanto saldato torna dovuto. Ciò che Duebook ne aveva appreso viene dimenticato.",
  "What was refused is suggested again.": "Le proposte rifiutate vengono di nuovo mostrate.",
  "Mark paid back": "Segna come rimborsato",
  "{amount} went back to whoever paid it. It is nobody’s credit any more.":
    "L’importo di {amount} è stato restituito a chi l’ha versato. Non è più un saldo a favore.",
  Suggestions: "Proposte",
  "Nothing in the book fits what is left of it.": "Nessun credito corrisponde al residuo.",
  "<kbd>a</kbd> applies the first suggestion.": "<kbd>a</kbd> abbina la prima proposta.",
  "{kbd} asks why it is undone.": "{kbd} chiede il motivo dell’annullamento.",
  "{kbd} searches.": "{kbd} cerca.",
  "What it takes back": "Cosa storna",
  "Nothing on this account has its references or its amount. Ignore it if its payment is not here.":
    "Nessun movimento su questo conto ha gli stessi riferimenti o lo stesso importo. Se il pagamento non è qui, ignori lo storno.",
  "The payments of what you choose are reversed, and what they paid is owed again.":
    "I pagamenti del movimento scelto vengono stornati e quanto saldato torna dovuto.",
  "Take this back": "Storna questo",
  "Payments that it made": "Pagamenti registrati",
  "Nothing was done about it yet.": "Nessuna operazione finora.",
  Edited: "Modificato",
  "Leaves by itself": "Parte in automatico",
  "Waits for approval": "Attende approvazione",
  Approved: "Approvato",
  "On hold": "Invii disattivati",
  Waits: "In attesa",
  "Cannot be sent": "Non inviabile",
  Foretold: "Previsione",
  Notice: "Avviso di scadenza",
  Reminder: "Sollecito",
  "The step {step}.": "Fase: {step}.",
  Today: "Oggi",
  Tomorrow: "Domani",
  "This week": "Questa settimana",
  Later: "Più avanti",
  "{segments, plural, one {# SMS} other {# SMS}}": "{segments, plural, one {# SMS} other {# SMS}}",
  "Look at the customer": "Apri il cliente",
  "Subject:": "Oggetto:",
  "The message as it will be sent": "Il messaggio che verrà inviato",
  "As SMS": "Come SMS",
  Leaves: "Invio",
  "Why then": "Perché allora",
  About: "Riguarda",
  Sum: "Totale",
  "May leave until": "Invio possibile fino al",
  "This message to {customer} is not sent, now or later. The case goes on with the step after it.":
    "Questo messaggio per {customer} non viene inviato, né ora né in seguito. Si prosegue con la fase successiva.",
  "Skip this message": "Salta questo messaggio",
  "For this one message. It is kept until the message leaves, and void if what the message lists changes.":
    "Solo per questo messaggio. Le modifiche valgono fino all’invio e decadono se cambia quanto elencato nel messaggio.",
  Opening: "Apertura",
  Closing: "Chiusura",
  "Use ours again": "Ripristina testo abituale",
  "Send me a test": "Inviami una prova",
  "Every row needs a customer, an amount or what is outstanding, and a due date. Rows with the same name and e-mail have one customer.":
    "Ogni riga deve contenere un cliente, un importo o un residuo e una scadenza. Righe con lo stesso nome e la stessa e-mail appartengono a un solo cliente.",
  "These are open here and not in the file.": "Voci aperte in Duebook ma non presenti nel file.",
  "Import bills": "Importa fatture fornitori",
  "Every row needs a supplier, an amount or what is outstanding, and a due date.":
    "Ogni riga deve contenere un fornitore, un importo o un residuo e una scadenza.",
  "Import customers": "Importa clienti",
  "Every row needs a name. What a row leaves empty stays as it is here.":
    "Ogni riga deve contenere un nome. I campi vuoti nel file qui restano invariati.",
  Supplier: "Fornitore",
  "Kind of document": "Tipo di documento",
  "Paid already": "Già pagato",
  Draft: "Bozza",
  "Credit note": "Nota di credito",
  "No invoice": "Altro documento",
  "Line of a total": "Riga di totale",
  "Stands in the file twice": "Presente due volte nel file",
  "Currency of rows that name none": "Valuta delle righe che non la indicano",
  "Currency of all rows": "Valuta di tutte le righe",
  "Amounts are written": "Formato degli importi",
  "As the file shows": "Come nel file",
  "Dates are written": "Formato delle date",
  "31.01.2027 or 31/01/2027": "31.01.2027 o 31/01/2027",
  "Column {place}": "Colonna {place}",
  "Columns, amounts and dates": "Colonne, importi e date",
  "Check again": "Verifica di nuovo",
  Unchanged: "Invariati",
  "Gone from the file": "Non più nel file",
  "Wrong rows": "Righe errate",
  Line: "Riga",
  Column: "Colonna",
  "What is expected": "Valore atteso",
  "{lines, plural, one {# row is wrong} other {# rows are wrong}}. Correct the file and choose it again, or import the other rows.":
    "{lines, plural, one {# riga è errata} other {# righe sono errate}}. Corregga il file e lo scelga di nuovo, oppure importi le altre righe.",
  "Nothing can be imported yet: choose below which column is which.":
    "Non è ancora possibile importare: indichi qui sotto il significato delle colonne.",
  "And {count} more.": "E altre {count}.",
  "<link>Download the wrong rows</link> with a column that says what is wrong with each.":
    "<link>Scarichi le righe errate</link>, con una colonna che spiega ogni errore.",
  "without a reference": "senza riferimento",
  "What changes": "Cosa cambia",
  "New ({count})": "Nuovi ({count})",
  "{elsewhere, plural, one {# of these references stands here for another customer.} other {# of these references stand here for other customers.}} If a customer has another name in the file, give it that name here first, and nothing is made twice.":
    "{elsewhere, plural, one {# di questi riferimenti esiste già per un altro cliente.} other {# di questi riferimenti esistono già per altri clienti.}} Se nel file un cliente ha un nome diverso, lo rinomini prima qui: così si evitano doppioni.",
  "Changed ({count})": "Modificati ({count})",
  "It was read as an export of {program}.": "Il file è stato riconosciuto come esportazione di {program}.",
  "The file is not in UTF-8, so it was read as Windows-1252, as Excel writes it: check the letters.":
    "Il file non è in UTF-8 ed è stato letto come Windows-1252, il formato di Excel: controlli le lettere accentate.",
  "The file": "Il file",
  "Nothing is to be done: the book is in step with the file.":
    "Nulla da fare: i dati corrispondono già al file.",
  "Import the other rows": "Importa le altre righe",
  "Paid, says the file": "Pagato secondo il file",
  "Void, says the file": "Annullato secondo il file",
  "Mark {reference} as paid": "Segna il pagamento di {reference}",
  "Number {id}": "Numero {id}",
  "In the file": "Nel file",
  "Gone from the file ({count})": "Non più nel file ({count})",
  "What becomes of them?": "Cosa fare di queste voci?",
  "Leave them open": "Lascia aperte",
  "Mark all as paid": "Segna tutte come pagate",
  "Without those that are void, says the file.": "Escluse quelle annullate secondo il file.",
  "Mark those as paid that are ticked": "Segna come pagate quelle selezionate",
  "Choose a file": "Scelga un file",
  "An export of your accounting program or a spreadsheet: Excel (XLSX) or CSV, with up to {count} rows and 10 MB.":
    "Un’esportazione dal programma di contabilità o un foglio di calcolo: Excel (XLSX) o CSV, fino a {count} righe e 10 MB.",
  "Send the same file or its successor as often as you like: you first see what it changes, and what stands here already is never made twice.":
    "Può inviare lo stesso file o una versione aggiornata quante volte vuole: prima vede cosa cambia, e ciò che esiste già non viene mai duplicato.",
  "Not imported": "Non importato",
  Waiting: "In attesa",
  "Import {id}": "Importazione n. {id}",
  Chosen: "Selezione",
  "Imported before": "Importazioni precedenti",
  "Imported before, newest first": "Importazioni precedenti, dalla più recente",
  "Rows imported": "Righe importate",
  "{count} of {count2} rows are imported.": "Righe importate: {count} su {count2}.",
  "The file is being imported": "Importazione del file in corso",
  "You can leave this page: it goes on without you. What others do meanwhile is not in its way.":
    "Può lasciare questa pagina: l’importazione continua da sola e non ostacola il lavoro degli altri.",
  Stop: "Interrompi",
  "The import is stopped": "L’importazione è interrotta",
  "What is imported stays. If you go on, it begins where it stopped, and each row is imported once.":
    "Quanto importato resta. Se continua, l’importazione riparte dal punto in cui si è fermata e ogni riga viene importata una sola volta.",
  "Go on": "Continua",
  "Changed here meanwhile, left as it is": "Modificati qui nel frattempo, lasciati invariati",
  "The file is imported": "Il file è stato importato",
  "The import has failed": "L’importazione non è riuscita",
  "No message in the next seven days.": "Nessun messaggio nei prossimi sette giorni.",
  "More than {count} messages in the next seven days, the first on {weekday}.":
    "Più di {count} messaggi nei prossimi sette giorni, il primo: {weekday}.",
  "{messages, plural, one {# message} other {# messages}} in the next seven days, the first on {weekday}.":
    "{messages, plural, one {# messaggio} other {# messaggi}} nei prossimi sette giorni, il primo: {weekday}.",
  "{pastLastStep, plural, one {# of them has its last step behind it and is paused, so that you decide about it.} other {# of them have their last step behind them and are paused, so that you decide about them.}}":
    "{pastLastStep, plural, one {Per # di questi crediti l’ultima fase è già passata: viene sospeso, così decide Lei.} other {Per # di questi crediti l’ultima fase è già passata: vengono sospesi, così decide Lei.}}",
  "Reminders are on hold, so nothing leaves before you go live.":
    "Gli invii sono disattivati: non parte nulla finché non li attiva.",
  "Each message waits until somebody approves it.": "Ogni messaggio attende finché qualcuno non lo approva.",
  "What follows": "Cosa succede dopo",
  "{overdue, plural, one {# new debt is overdue.} other {# new debts are overdue.}}":
    "{overdue, plural, one {# nuovo credito è scaduto.} other {# nuovi crediti sono scaduti.}}",
  "When are they reminded?": "Quando sollecitarli?",
  "From the next step": "Dalla prossima fase",
  "At once": "Subito",
  "They are paused. {followsIn}": "Vengono sospesi. {followsIn}",
  "Stop series": "Interrompi ricorrenza",
  "No more bills of “{billLabel}” are written. Those that are written stay.":
    "Non verranno più create fatture per «{billLabel}». Quelle già create restano.",
  "The series is stopped.": "La ricorrenza è stata interrotta.",
  "One debt": "Un credito",
  "Several debts": "Più crediti",
  "A debt that is partly paid": "Un credito pagato in parte",
  "Debts in several currencies": "Crediti in più valute",
  "A whole account: overdue, due soon, promised, disputed, with a credit":
    "Situazione completa: importi scaduti, in scadenza, promessi, contestati, con saldo a favore",
  Show: "Mostra",
  "Leave a field empty for the built-in text. It is shown in grey, with an example debt.":
    "Lasci vuoto un campo per usare il testo predefinito, mostrato in grigio con un credito di esempio.",
  "the company's name": "nome dell’azienda",
  "the customer's name": "nome del cliente",
  "how many debts the message is about: what is overdue, or what is due soon if nothing is":
    "quanti crediti riguarda il messaggio: quelli scaduti o, se non ce ne sono, quelli in scadenza",
  "of the only debt; nothing if there are several or it has none":
    "dell’unico credito; vuoto se sono più di uno o se non c’è",
  "of the only debt, or the earliest of several, written out":
    "dell’unico credito, o la prima di più crediti, per esteso",
  "a number, the most of several; 0 if nothing is overdue":
    "un numero, il più alto tra più crediti; 0 se nulla è scaduto",
  "the day by which a firm or final message asks for payment, written out: 7 or 10 open days ahead":
    "il giorno entro cui un messaggio fermo o finale chiede il pagamento, per esteso: 7 o 10 giorni lavorativi dopo",
  "what is still to be paid, the sum of several, with its currency; several currencies with commas":
    "quanto resta da pagare, la somma di più crediti, con la valuta; più valute separate da virgole",
  "the same before any payment": "lo stesso prima di qualsiasi pagamento",
  "whether something was paid already, for conditions": "se è già stato pagato qualcosa, per le condizioni",
  "What texts may use": "Elementi utilizzabili nei testi",
  "Conditions: {example}, with {tags}.": "Condizioni: {example}, con {tags}.",
  "Filters: {example}, with {filters}.": "Filtri: {example}, con {filters}.",
  "These texts are too long to be shown as HTML before they are saved. The plain text says the same.":
    "Questi testi sono troppo lunghi per essere mostrati in HTML prima del salvataggio. Il testo semplice ha lo stesso contenuto.",
  "The e-mail as a mail program shows it": "L’e-mail come appare in un programma di posta",
  "Once the texts are valid, a preview appears here.":
    "Quando i testi sono validi, qui compare un’anteprima.",
  "{label}: {length} of {max} characters": "{label}: {length} di {max} caratteri",
  "Subject: {subject}": "Oggetto: {subject}",
  "{count, plural, one {# character} other {# characters}}, {segments, plural, one {# segment} other {# segments}}. An SMS has no text of your own; it is paid for by the segment.":
    "{count, plural, one {# carattere} other {# caratteri}}, {segments, plural, one {# segmento} other {# segmenti}}. Il testo degli SMS non è modificabile; ogni segmento ha un costo.",
  "Save texts": "Salva testi",
  "A payment came in": "Pagamento ricevuto",
  "In {currency}.": "In {currency}.",
  "{amount} of {date}": "{amount}, {date}",
  "Reverse a payment": "Storna un pagamento",
  "What was paid is owed again then, and reminders go on.":
    "Quanto pagato torna dovuto e i solleciti riprendono.",
  Payment: "Pagamento",
  "Reverse payment": "Storna pagamento",
  Pause: "Sospendi",
  "No reminders go out while it is paused. Payments can still be recorded.":
    "Durante la sospensione non partono solleciti. I pagamenti si possono comunque registrare.",
  "It resumes by itself at the beginning of this day. Leave it empty to resume it yourself.":
    "Il credito si riattiva da solo all’inizio di questo giorno. Lasci vuoto per riattivarlo di persona.",
  Resume: "Riattiva",
  "Reminders go on as the policy says.": "I solleciti riprendono secondo le regole.",
  "verb|Void": "Annulla credito",
  "Void {receivableName}": "Annulla il credito {receivableName}",
  "{left} is left to pay, and nothing was paid.": "Residuo: {left}. Nessun pagamento registrato.",
  "{left} is left to pay. {amount} was paid, and stays recorded.":
    "Residuo: {left}. Pagato: {amount}, che resta registrato.",
  "It is not owed any more then: it takes no payments, and nobody is reminded of it. This can’t be undone.":
    "Il credito non è più dovuto: non accetta pagamenti e non vengono inviati solleciti. L’operazione è definitiva.",
  "{channel} to {recipient}": "{channel}: {recipient}",
  "Send the next reminder now": "Invia ora il prossimo sollecito",
  "The next reminder goes to {displayName} at once, if the hours and the distances of the policy allow it; otherwise as soon as they do. The steps after it stay where they are.":
    "Il prossimo sollecito a {displayName} parte subito, se gli orari e gli intervalli delle regole lo permettono; altrimenti appena possibile. Le fasi successive restano invariate.",
  "The payment is reversed.": "Il pagamento è stato stornato.",
  "The next reminder is asked for.": "L’invio del prossimo sollecito è stato richiesto.",
  "Your answer is about to leave.": "La risposta sta per partire.",
  "About to leave": "In partenza",
  Leaving: "Invio in corso",
  "May not have arrived": "Forse non arrivato",
  "The customer says that something is wrong": "Il cliente ha segnalato un problema",
  "The customer has promised to pay": "Il cliente ha promesso di pagare",
  "To answer here, give the customer an e-mail address first.":
    "Per rispondere da qui, indichi prima un indirizzo e-mail del cliente.",
  "E-mails to the customer come back. Give another address to answer here.":
    "Le e-mail al cliente tornano indietro. Per rispondere da qui indichi un altro indirizzo.",
  "{userName} answered on {moment}": "Risposta di {userName}: {moment}",
  Reply: "Rispondi",
  "Your answer": "La Sua risposta",
  "It is mailed to {email}, with a greeting and your company’s name in their language. Their answer comes to your company’s e-mail address.":
    "Viene inviata via e-mail a {email}, con un saluto e il nome dell’azienda nella lingua del cliente. La sua risposta arriva all’indirizzo e-mail dell’azienda.",
  "Send reply": "Invia risposta",
  "They will pay by {date}.": "Data di pagamento promessa: {date}.",
  "No reminder is planned.": "Nessun sollecito in programma.",
  Promised: "Promesso",
  "bank transfer": "bonifico",
  card: "carta",
  cash: "contanti",
  cheque: "assegno",
  "direct debit": "addebito diretto",
  Counts: "Valido",
  Reversed: "Stornato",
  "{days} overdue": "{days} di ritardo",
  "due today": "scade oggi",
  "due in {days}": "scade tra {days}",
  "Most overdue": "Più scaduti",
  "Newest first": "Più recenti",
  "Largest outstanding first": "Residuo più alto",
  "Largest amount first": "Importo più alto",
  "As the table is": "Come nella tabella",
  "Needs a person": "Da gestire",
  "Promise not kept": "Promessa non mantenuta",
  "Customer number": "Numero cliente",
  Order: "Ordinamento",
  "A search looks for words of references, and of names and addresses of customers. Descriptions are searched in the newest {count} receivables.":
    "La ricerca considera riferimenti, nomi e recapiti dei clienti. Nelle descrizioni cerca tra i {count} crediti più recenti.",
  "By this bank transaction": "Da questo movimento bancario",
  "Reminder by {channel}": "Sollecito via {channel}",
  "Reminder by {channel} to {recipient}": "Sollecito via {channel} ({recipient})",
  "Read the message": "Leggi il messaggio",
  "You already have a customer like this one.": "Ha già un cliente simile a questo.",
  "Use this one": "Usa questo",
  "Create a new customer all the same": "Crea comunque un nuovo cliente",
  "{n, plural, one {# receivable is paused.} other {# receivables are paused.}}":
    "{n, plural, one {# credito sospeso.} other {# crediti sospesi.}}",
  "{n, plural, one {# receivable is resumed.} other {# receivables are resumed.}}":
    "{n, plural, one {# credito riattivato.} other {# crediti riattivati.}}",
  "{n, plural, one {# receivable is void.} other {# receivables are void.}}":
    "{n, plural, one {# credito annullato.} other {# crediti annullati.}}",
  "{n, plural, one {The next reminder of # receivable is asked for.} other {The next reminders of # receivables are asked for.}}":
    "{n, plural, one {Richiesto l’invio del prossimo sollecito per # credito.} other {Richiesto l’invio del prossimo sollecito per # crediti.}}",
  "With what is chosen": "Con i crediti selezionati",
  "Send next reminder now": "Invia ora il prossimo sollecito",
  Export: "Esporta",
  "Void all that is chosen? What is left of each is not owed any more, and no reminders go out. This can’t be undone.":
    "Annullare tutti i crediti selezionati? I residui non saranno più dovuti e non partiranno solleciti. L’operazione è definitiva.",
  "{count, plural, one {# stays as it is:} other {# stay as they are:}}":
    "{count, plural, one {# resta invariato:} other {# restano invariati:}}",
  "PDF file": "File PDF",
  "{id}-problem {id}-help": "{id}-problem {id}-help",
  "At most 10 MB. The customer’s page offers it.":
    "Al massimo 10 MB. Il cliente la trova nella pagina di pagamento.",
  "Keep this file": "Carica file",
  "Replace it": "Sostituisci",
  "Remove it": "Rimuovi",
  "Remove the invoice? The customer’s page does not offer it any more.":
    "Rimuovere la fattura? Il cliente non la troverà più nella pagina di pagamento.",
  "Remove the invoice": "Rimuovi la fattura",
  "The invoice": "La fattura",
  "Open the invoice": "Apri la fattura",
  "PDF, {count} KB": "PDF, {count} KB",
  "The invoice is kept.": "La fattura è stata caricata.",
  "The invoice is removed.": "La fattura è stata rimossa.",
  "{total, plural, one {# receivable} other {# receivables}}":
    "{total, plural, one {# credito} other {# crediti}}",
  "too many to be summed": "troppi per calcolare il totale",
  "nothing outstanding": "nessun residuo",
  "{amount} outstanding": "residuo {amount}",
  Invoiced: "Importo fatturato",
  "Somebody has changed it since you opened it. Below is what you typed, over how it stands now. Send it again if that is what you want.":
    "Nel frattempo qualcun altro ha modificato questi dati. Qui sotto trova quanto ha digitato e, accanto, i dati attuali. Se vuole mantenere le Sue modifiche, le invii di nuovo.",
  "Choose another file": "Scegli un altro file",
  "The key “{name}” is made": "La chiave «{name}» è stata creata",
  "Copy it now, and keep it like a password: it is not shown again.":
    "La copi ora e la custodisca come una password: non viene più mostrata.",
  "Your new key": "La nuova chiave",
  "It works until {moment}. Send it with each request as <code>Authorization: Bearer …</code>.":
    "Scadenza: {moment}. La invii con ogni richiesta come <code>Authorization: Bearer …</code>.",
  "Create key": "Crea chiave",
  "To tell your keys apart: the program that uses it.": "Per distinguere le chiavi: il programma che la usa.",
  "What the program may do: read, or read and change. Give it no more than it needs.":
    "Cosa può fare il programma: leggere, oppure leggere e modificare. Conceda solo quanto serve.",
  "The key acts in your name and works for {keyLifetimeDays} days.":
    "La chiave agisce a Suo nome ed è valida {keyLifetimeDays} giorni.",
  "Nobody can pay in {list}: there is no account and no payment link.":
    "Nessuno può pagare in {list}: non c’è né un conto né un link di pagamento.",
  "Say how you are paid": "Indica come ricevere i pagamenti",
  "Nobody can ask: there is no e-mail address and no phone number.":
    "I clienti non possono chiedere informazioni: non c’è né un indirizzo e-mail né un numero di telefono.",
  "Say how you are reached": "Indica i recapiti dell’azienda",
  "The policy has no steps: no customer is reminded.":
    "Le regole di sollecito non hanno fasi: nessun cliente riceve solleciti.",
  "Open the policy": "Apri le regole",
  "{unreachableCount, plural, one {# customer with debts cannot be reached. See below.} other {# customers with debts cannot be reached. See below.}}":
    "{unreachableCount, plural, one {# cliente con crediti aperti non è raggiungibile. Veda sotto.} other {# clienti con crediti aperti non sono raggiungibili. Veda sotto.}}",
  "What is missing": "Cosa manca",
  "Nothing: customers can pay, ask, and be reached.":
    "Nulla: i clienti possono pagare, chiedere informazioni e ricevere i solleciti.",
  "{messages, plural, one {# message} other {# messages}} to {customers, plural, one {# customer} other {# customers}}.":
    "{messages, plural, one {# messaggio} other {# messaggi}} per {customers, plural, one {# cliente} other {# clienti}}.",
  "{messages, plural, one {# message} other {# messages}} to {customers, plural, one {# customer} other {# customers}}, the first on {moment}.":
    "{messages, plural, one {# messaggio} other {# messaggi}} per {customers, plural, one {# cliente} other {# clienti}}; primo invio: {moment}.",
  "Only the first {count} customers were looked at.": "Sono stati esaminati solo i primi {count} clienti.",
  "Nothing leaves in the next {liveDays} days.": "Non parte nulla nei prossimi {liveDays} giorni.",
  "If you went live now, nothing would leave in the next {liveDays} days.":
    "Se attivasse ora gli invii, nei prossimi {liveDays} giorni non partirebbe nulla.",
  "In the next {liveDays} days": "Nei prossimi {liveDays} giorni",
  "If you go live now: the next {liveDays} days": "Se attiva ora gli invii: i prossimi {liveDays} giorni",
  "What would leave, in the order of time": "Cosa partirebbe, in ordine di tempo",
  "The first {count} are listed.": "Sono elencate le prime {count} voci.",
  "Who cannot be reached": "Clienti non raggiungibili",
  "Customers with debts who cannot be reached": "Clienti con crediti aperti non raggiungibili",
  "Who owes most": "Importo dovuto più alto",
  "Oldest debts": "Crediti più vecchi",
  "Compared are the {count} customers who owe most in {chosen}.":
    "Sono confrontati i {count} clienti con gli importi dovuti più alti in {chosen}.",
  "These customers owe something, and no reminder reaches them: they have no address, or none that may be used. <link>All customers</link>":
    "Questi clienti devono pagare qualcosa, ma nessun sollecito li raggiunge: non hanno recapiti, o nessuno utilizzabile. <link>Tutti i clienti</link>",
  "Everybody who owes something can be reached.": "Tutti i clienti con importi dovuti sono raggiungibili.",
  "There are more. They stand here as soon as some of these are reached.":
    "Ce ne sono altri. Compaiono qui man mano che questi diventano raggiungibili.",
  "There are no customers yet. They are created along with what they owe.":
    "Non ci sono ancora clienti. Vengono creati insieme ai loro crediti.",
  "Name, address or reference": "Nome, recapito o riferimento",
  "Nobody found. A search looks for the beginnings of words in names, addresses and references.":
    "Nessun risultato. La ricerca trova l’inizio delle parole in nomi, recapiti e riferimenti.",
  "Nobody.": "Nessuno.",
  "One bill": "Fattura singola",
  "Create bill": "Crea fattura fornitore",
  "A bill every month": "Fattura ricorrente mensile",
  "First due date": "Prima scadenza",
  "Later ones are due on the same day of each month, or on its last day where a month is shorter.":
    "Le successive scadono lo stesso giorno di ogni mese, o l’ultimo giorno nei mesi più corti.",
  "Last due date": "Ultima scadenza",
  "Leave it empty for no end.": "Lasci vuoto se senza fine.",
  "Create series": "Crea ricorrenza",
  "The bill is created.": "La fattura fornitore è stata creata.",
  "The series is created.": "La ricorrenza è stata creata.",
  Trial: "Prova",
  Basic: "Base",
  Pro: "Pro",
  "The allowance is used up: requests of your keys are refused until the period ends.":
    "Le richieste incluse sono esaurite: le richieste delle Sue chiavi vengono rifiutate fino alla fine del periodo.",
  "The allowance is almost used up. When it is, requests of your keys are refused until the period ends.":
    "Le richieste incluse sono quasi esaurite. Quando finiscono, le richieste delle Sue chiavi vengono rifiutate fino alla fine del periodo.",
  "Ask who runs Duebook for you if you need more.":
    "Se Le serve di più, si rivolga a chi gestisce Duebook per Lei.",
  Left: "Rimanente",
  "Requests used in the period": "Richieste utilizzate nel periodo",
  "Per minute": "Al minuto",
  "{count} requests with each key": "{count} richieste per ogni chiave",
  "No plan": "Nessun piano",
  "No plan is in force, so requests of your keys are refused and no reminders leave. Ask the operator of this Duebook to start one.":
    "Nessun piano è attivo: le richieste delle Sue chiavi vengono rifiutate e non partono solleciti. Chieda al gestore di questo Duebook di avviarne uno.",
  "The plan {plan} begins on {moment}.": "Il piano {plan} inizia in data {moment}.",
  "Plan {plan}": "Piano {plan}",
  Period: "Periodo",
  "{moment} to {moment2}": "{moment} – {moment2}",
  Allowance: "Richieste incluse",
  "{count} requests": "{count} richieste",
  "{plan}, {count} requests, from {moment}": "{plan}, {count} richieste, inizio {moment}",
  "Requests per day": "Richieste al giorno",
  "The last {reportDays} days of UTC, as of {moment}. A request is counted here a few seconds after it came.":
    "Gli ultimi {reportDays} giorni UTC. Aggiornamento: {moment}. Una richiesta compare qui qualche secondo dopo l’arrivo.",
  Invite: "Invita",
  "A link is mailed there. It works once, for 24 hours.":
    "A questo indirizzo viene inviato un link. Funziona una sola volta, per 24 ore.",
  Role: "Ruolo",
  "Send invitation": "Invia invito",
  "Send again": "Invia di nuovo",
  Withdraw: "Ritira",
  "Withdraw an invitation": "Ritira un invito",
  "Withdraw the invitation of {email}? The link that was mailed leads nowhere any more.":
    "Ritirare l’invito per {email}? Il link inviato non funzionerà più.",
  "Invited by": "Invitato da",
  Invitations: "Inviti",
  "There are no open invitations.": "Non ci sono inviti in sospeso.",
  "{count} of at most {maxInvitations}.": "{count} su un massimo di {maxInvitations}.",
  "everything, owners included": "tutto, titolari compresi",
  "keys, people, policy and the company's facts": "chiavi, utenti, regole e dati aziendali",
  "the book: what is owed, payments, pauses": "contabilità: crediti, pagamenti, sospensioni",
  "Change role": "Cambia ruolo",
  "{name} is {role}. Whoever becomes a member loses the API keys of this company at once.":
    "{name} ha il ruolo di {role}. Chi diventa membro perde subito le chiavi API di questa azienda.",
  Becomes: "Nuovo ruolo",
  "Remove {name}": "Rimuovi {name}",
  "Remove {name} from {name2}? This person's access and API keys stop at once, and the invitations that this person has sent are withdrawn.":
    "Rimuovere {name} da {name2}? L’accesso e le chiavi API di questa persona cessano subito e gli inviti che ha inviato vengono ritirati.",
  "Reset two-factor": "Azzera secondo fattore",
  "Reset two-factor authentication of {name}? Do this only if you have talked to this person, who has lost the phone and the recovery codes. All sessions end, and API keys stop until it is set up again.":
    "Azzerare l’autenticazione a due fattori di {name}? Lo faccia solo dopo aver parlato con questa persona, che ha perso il telefono e i codici di recupero. Tutte le sessioni vengono chiuse e le chiavi API restano bloccate finché non la riattiva.",
  "Two-factor": "Due fattori",
  Yes: "Sì",
  No: "No",
  Members: "Membri",
  "A browser": "un browser",
  "A browser on {system}": "un browser su {system}",
  "{browser} on {system}": "{browser} su {system}",
  "Choose a file.": "Scelga un file.",
  "The archive would be larger than 4 GB, which a ZIP can’t hold.":
    "L’archivio supererebbe i 4 GB, il massimo per un file ZIP.",
  "It could not be made. Ask the operator of this Duebook about it.":
    "Non è stato possibile crearlo. Si rivolga al gestore di questo Duebook.",
  "The file is not kept any more.": "Il file non è più conservato.",
  "The file is not kept any more. Choose it again.": "Il file non è più conservato. Lo scelga di nuovo.",
  "The file takes too long to read. Split it, and import one part after another.":
    "La lettura del file richiede troppo tempo. Lo suddivida e importi una parte alla volta.",
  "The file is not text. Save it as “CSV UTF-8” and choose it again.":
    "Il file non contiene testo. Lo salvi come «CSV UTF-8» e lo scelga di nuovo.",
  "The workbook can’t be read. Save it as “CSV UTF-8” and choose that file.":
    "Non è possibile leggere la cartella di lavoro. La salvi come «CSV UTF-8» e scelga quel file.",
  "The workbook is too large when it is unpacked. Save it as “CSV UTF-8” and choose that file.":
    "Una volta decompressa, la cartella di lavoro è troppo grande. La salvi come «CSV UTF-8» e scelga quel file.",
  "Rows are wrong: correct the file, or import the other rows.":
    "Ci sono righe errate: corregga il file o importi le altre righe.",
  "The day of payment must be today or a day before.":
    "La data di pagamento deve essere oggi o un giorno precedente.",
  "No heading is known to be this one: choose its column below.":
    "Nessuna intestazione riconosciuta per questo campo: scelga la colonna qui sotto.",
  "The row has {cells} cells, and there are {headings} headings.":
    "Celle nella riga: {cells}; intestazioni: {headings}.",
  "Line {line} has the same customer and says something else.":
    "La riga {line} riporta lo stesso cliente con dati diversi.",
  "Line {line} has the same reference and says something else.":
    "La riga {line} riporta lo stesso riferimento con dati diversi.",
  "The supplier is missing.": "Manca il fornitore.",
  "The amount is missing.": "Manca l’importo.",
  "The due date is missing.": "Manca la scadenza.",
  "{cell} is no date: a day such as 2027-01-31 is expected.":
    "{cell} non è una data: indichi un giorno, ad esempio 2027-01-31.",
  "{cell} can mean two dates: choose below how the file writes dates.":
    "{cell} può indicare due date: scelga qui sotto il formato delle date.",
  "{cell} can mean two amounts: choose below how the file writes amounts.":
    "{cell} può indicare due importi: scelga qui sotto il formato degli importi.",
  "{cell} is no amount: an amount above zero is expected, such as 120.50.":
    "{cell} non è un importo: indichi un importo maggiore di zero, ad esempio 120.50.",
  "{cell} is no amount in {currency}: choose below which currency it is.":
    "{cell} non è un importo in {currency}: scelga qui sotto la valuta.",
  "{cell} is no amount in {currency}: {problem}.": "{cell} non è un importo in {currency}: {problem}.",
  "{cell} is no currency: a code of three letters is expected, such as EUR.":
    "{cell} non è una valuta: indichi un codice di tre lettere, ad esempio EUR.",
  "must be at most {max} {currency}": "il massimo è {max} {currency}",
  "must be a text of {min} to {max} characters, not only white space, without NUL or unpaired surrogates.":
    "Testo da {min} a {max} caratteri, non solo spazi, senza caratteri non validi.",
  "must be a text of {min} to {max} characters, without NUL or unpaired surrogates.":
    "Testo da {min} a {max} caratteri, senza caratteri non validi.",
  "must be a text of at most {max} characters, without NUL or unpaired surrogates.":
    "Testo di al massimo {max} caratteri, senza caratteri non validi.",
  "must be an e-mail address such as ada@example.com, of at most 254 characters.":
    "Indirizzo e-mail, ad esempio ada@example.com, di al massimo 254 caratteri.",
  "must be a valid phone number in E.164 form, such as +4915112345678.":
    "Numero di telefono valido con prefisso internazionale (E.164), ad esempio +393331234567.",
  "must be one BCP 47 language tag of at most 35 characters, such as de or pt-BR.":
    "Un solo codice di lingua (BCP 47) di al massimo 35 caratteri, ad esempio it o pt-BR.",
  "must be an IANA time zone name such as Europe/Berlin.":
    "Nome di un fuso orario IANA, ad esempio Europe/Rome.",
  "is required.": "Campo obbligatorio.",
  "is not known to this request.": "Campo non previsto.",
  "Choose the file again.": "Scelga di nuovo il file.",
  "Choose columns of the file.": "Scelga le colonne tra quelle del file.",
  "Only {max} files are read at once. Upload it again.":
    "Si possono leggere solo {max} file alla volta. Lo carichi di nuovo.",
  "It is larger than 10 MB. Upload a shorter period, or several files.":
    "Il file supera i 10 MB. Carichi un periodo più breve o più file.",
  "The file is too large: it has {what}. Split it, and import one part after another.":
    "Il file è troppo grande: contiene {what}. Lo suddivida e importi una parte alla volta.",
  "more than {max} elements": "più di {max} elementi",
  "more than {max} entries": "più di {max} voci",
  "more than {max} movements": "più di {max} movimenti",
  "more than {max} statements": "più di {max} estratti conto",
  "more than {max} rows": "più di {max} righe",
  "more than {max} bytes": "più di {max} byte",
  "more than {max} files": "più di {max} file",
  "more than {max} bytes when it is unpacked": "più di {max} byte una volta decompresso",
  "it takes too long to read; split it, and import one part after another":
    "la lettura richiede troppo tempo; lo suddivida e importi una parte alla volta",
  "{field} is no CSV file.": "{field}: il formato non è CSV.",
  "{field} is a ZIP without files.": "{field}: archivio ZIP vuoto.",
  "{field} is a ZIP in a ZIP.": "{field}: archivio ZIP dentro un altro ZIP.",
  "{field} is a ZIP that is broken.": "{field}: archivio ZIP danneggiato.",
  "{field} is a workbook or a document: save it as CSV.":
    "{field}: cartella di lavoro o documento, da salvare come CSV.",
  "{field} is XML, but no camt.052, camt.053 or camt.054.":
    "{field}: è XML, ma non camt.052, camt.053 o camt.054.",
  "{field} is XML of {kind}, but no camt.052, camt.053 or camt.054.":
    "{field}: è XML di tipo {kind}, ma non camt.052, camt.053 o camt.054.",
  "{field} is not well-formed XML: line {message}.": "{field}: XML non corretto, riga {message}.",
  "{field} is no statement, and no text.": "{field}: non è un estratto conto e non è testo.",
  "{field} is no statement: neither camt.052, .053 or .054, nor MT940, OFX or CSV with headings.":
    "{field}: non è un estratto conto, né camt.052, .053 o .054, né MT940, OFX o CSV con intestazioni.",
  "{field} is in the encoding {encoding}, which is not known.": "{field}: codifica sconosciuta ({encoding}).",
  "{field} is not in the encoding {encoding} that it should have.":
    "{field}: la codifica non è {encoding} come previsto.",
  "has a line that is too long": "contiene una riga troppo lunga",
  "has more wrong entries, too": "contiene altre voci errate",
  "has no statement in it": "non contiene alcun estratto conto",
  "has no statement of a bank account in it": "non contiene estratti conto di un conto bancario",
  "ends before its last element '</OFX>': a part of it is missing":
    "si interrompe prima dell’ultimo elemento '</OFX>': ne manca una parte",
  "the entries are too much to add up": "gli importi delle voci sono troppo alti per calcolarne la somma",
  "its currency {currency} is no active one": "la valuta {currency} non è in uso",
  "has entries of {day}, of which there are more than {max} statements with balances already":
    "contiene voci del {day}, giorno per il quale esistono già più di {max} estratti conto con saldi",
  "has dates such as 02/03/2026 whose day may be the month, and none that shows which":
    "contiene date come 02/03/2026, in cui giorno e mese non si distinguono, e nessuna data che lo chiarisca",
  "has amounts such as 1,234 that may be thousands or decimals, and none that shows which":
    "contiene importi come 1,234, in cui migliaia e decimali non si distinguono, e nessun importo che lo chiarisca",
  "the file names no account": "il file non indica alcun conto",
  "the file is of another account: {account}": "il file riguarda un altro conto: {account}",
  "the file is of another account: it names {account}, which is {other}":
    "il file riguarda un altro conto: indica {account}, cioè {other}",
  "the file has no column {column} for {name}; it has {list}":
    "il file non contiene la colonna {column} per {name}; contiene {list}",
  "say which column has which field; the file has {list}":
    "indichi a cosa corrisponde ogni colonna; il file contiene {list}",
  "{account} is not a valid IBAN: its length or its check digits are wrong":
    "{account} non è un IBAN valido: lunghezza o cifre di controllo errate",
  "{account} is no account of the company; add it first, with duebook bank-account add or under /bank, and import the file then":
    "{account} non è un conto dell’azienda; lo aggiunga prima, con duebook bank-account add o alla pagina /bank, e poi importi il file",
  "{account} is kept in {currency}, and the file is in {other}":
    "{account} è in {currency} e il file è in {other}",
  "the opening balance {opening} and the booked entries {booked} make {sum}, but the closing balance is {closing}":
    "il saldo iniziale {opening} e le voci contabilizzate {booked} danno {sum}, ma il saldo finale è {closing}",
  "it is encrypted": "il file è cifrato",
  "it is packed in a way that is not supported": "il tipo di compressione non è supportato",
  "line {line}: {problem}": "riga {line}: {problem}",
  "a text is too long": "un testo è troppo lungo",
  "a field is too long": "un campo è troppo lungo",
  "a document type is not allowed": "non è ammessa una dichiarazione del tipo di documento (DOCTYPE)",
  "an entry has more than {max} elements": "una voce ha più di {max} elementi",
  "more than {max} elements are within each other": "ci sono più di {max} elementi uno dentro l’altro",
  "it can’t be read: a quotation mark may be missing": "non è leggibile: potrebbero mancare delle virgolette",
  "the field :{tag}: is not known": "il campo :{tag}: non è noto",
  "a field :{tag}: is not expected here": "il campo :{tag}: non è previsto qui",
  "a statement does not say of which account it is":
    "un estratto conto non indica a quale conto si riferisce",
  "the statement that begins here does not say of which account it is":
    "l’estratto conto che inizia qui non indica a quale conto si riferisce",
  "the statement that begins here has no opening balance":
    "l’estratto conto che inizia qui non ha un saldo iniziale",
  "the statement that begins here has no closing balance":
    "l’estratto conto che inizia qui non ha un saldo finale",
  "its balances are in two currencies": "i saldi sono in due valute",
  "it is a report of the day (MT942): send the statement (MT940), which has its movements":
    "è un rapporto giornaliero (MT942): carichi l’estratto conto (MT940), che contiene i suoi movimenti",
  "the balance :{tag}: is {text}: not C or D, date, currency and amount":
    "il saldo :{tag}: è {text}, invece di C o D, data, valuta e importo",
  "the balance {from} and the booked {booked} make {sum}, but the balance is {to}: a row may be missing; if that column has no balance after each row, leave it out of the mapping":
    "il saldo {from} e l’importo contabilizzato {booked} danno {sum}, ma il saldo è {to}: potrebbe mancare una riga; se quella colonna non contiene il saldo dopo ogni riga, non la indichi come saldo",
  "its currency is {text}, which is no active one": "la valuta indicata è {text}, che non è in uso",
  "it has both a credit and a debit": "sono indicati sia un accredito sia un addebito",
  "it has no amount": "manca l’importo",
  "it has no date": "manca la data",
  "it says neither CRDT nor DBIT": "non è indicato né CRDT né DBIT",
  "it corrects an earlier one (CORRECTFITID), which is not supported":
    "corregge una voce precedente (CORRECTFITID), operazione non supportata",
  "it has {cells} cells, and the headings {headings}": "le celle sono {cells}, le intestazioni {headings}",
  "its amount has no currency": "l’importo è senza valuta",
  "its amount is in {currency}, and the account in {other}":
    "l’importo è in {currency} e il conto in {other}",
  "its date is {text}, which is none": "la data indicata, {text}, non è valida",
  "{text} is neither debit nor credit": "{text} non è né un addebito né un accredito",
  "{text} is no line of MT940: date, C or D and amount":
    "{text} non è una riga MT940 (data, C o D e importo)",
  "the date {text} does not exist": "la data {text} non esiste",
  "the booking date {text} does not exist": "la data contabile {text} non esiste",
  "the value date {text} does not exist": "la data valuta {text} non esiste",
  "the entry date {text} does not exist": "la data di registrazione {text} non esiste",
  "its amount is {text}, which is no amount": "l’importo indicato, {text}, non è un importo",
  "its amount is {text}, which is too much": "l’importo indicato, {text}, è troppo alto",
  "its amount is {text}, whose decimals must have a point":
    "l’importo indicato è {text}: i decimali vanno separati con il punto",
  "its amount is {text}, but {currency} has {digits} decimals":
    "l’importo indicato è {text}, ma i decimali per {currency} sono {digits}",
  "its amount is in {currency}, which is no active currency":
    "l’importo è in {currency}, una valuta non in uso",
  "the {field} is {text}, which is no amount": "{field}: {text} non è un importo",
  "the {field} is {text}, which is too much": "{field}: {text} è un importo troppo alto",
  "the {field} is {text}, whose decimals must have a point":
    "{field}: in {text} i decimali vanno separati con il punto",
  "the {field} is {text}, but {currency} has {digits} decimals":
    "{field}: indicato {text}, ma i decimali per {currency} sono {digits}",
  "the {field} is in {currency}, which is no active currency": "{field}: {currency} è una valuta non in uso",
  "This is not your present password.": "Questa non è la Sua password attuale.",
  "This passkey could not be used here. Try again, or choose another way.":
    "Non è stato possibile usare qui questa passkey. Riprovi o scelga un altro modo.",
  "Your browser has made no passkey. It needs JavaScript.":
    "Il Suo browser non ha creato alcuna passkey. Serve JavaScript.",
  "This passkey is known already.": "Questa passkey è già nota.",
  "This passkey was removed already.": "Questa passkey è già stata rimossa.",
  "You have {max} passkeys, and no more fit: remove one first.":
    "Ha {max} passkey: non se ne possono aggiungere altre. Ne rimuova prima una.",
  'Here people sign in with {provider}, on the page "Sign in".':
    "Qui si accede con {provider}, dalla pagina «Accedi».",
  "Too many people of your network are signing in at this moment. Wait a minute.":
    "In questo momento troppe persone della Sua rete stanno effettuando l’accesso. Attenda un minuto.",
  "Two-factor authentication is not set up.": "L’autenticazione a due fattori non è attiva.",
  "Nothing is being set up in this session: reload the page and start again.":
    "In questa sessione non è in corso alcuna attivazione: ricarichi la pagina e ricominci da capo.",
  "This person has no two-factor authentication.":
    "Questa persona non ha attivato l’autenticazione a due fattori.",
  "This person needs two-factor authentication for another company, too. Only the operator of this Duebook can reset it.":
    "A questa persona l’autenticazione a due fattori serve anche per un’altra azienda. Solo il gestore di questo Duebook può azzerarla.",
  "You change your own two-factor authentication on the page of your account.":
    "Per modificare la Sua autenticazione a due fattori, apra la pagina del Suo account.",
  "Only owners can reset a member's two-factor authentication.":
    "Solo i titolari possono azzerare l’autenticazione a due fattori di un membro.",
  "Only owners can remove an owner.": "Solo i titolari possono rimuovere un titolare.",
  "Only owners and admins can remove people.": "Solo titolari e amministratori possono rimuovere utenti.",
  "Only owners can make somebody an owner.": "Solo i titolari possono assegnare il ruolo di titolare.",
  "Only owners can change an owner's role.": "Solo i titolari possono modificare il ruolo di un titolare.",
  "Only owners and admins can change roles.": "Solo titolari e amministratori possono modificare i ruoli.",
  "Only owners and admins can invite people.": "Solo titolari e amministratori possono invitare utenti.",
  "Only owners of a company can open it again.": "Solo i titolari di un’azienda possono riaprirla.",
  "A company needs an owner: make somebody else an owner first.":
    "Un’azienda deve avere un titolare: assegni prima il ruolo di titolare a qualcun altro.",
  "You are the last owner of {companies}. Make somebody else an owner, or close what nobody needs any more; then close your account.":
    "È l’ultimo titolare di {companies}. Assegni il ruolo di titolare a qualcun altro o chiuda ciò che non serve più; poi chiuda il Suo account.",
  "This person is not a member any more.": "Questa persona non fa più parte dell’azienda.",
  "You are not a member of this company any more.": "Non fa più parte di questa azienda.",
  "Somebody with this address is a member already.":
    "Una persona con questo indirizzo fa già parte dell’azienda.",
  "A company has at most {max} members by invitation.":
    "Tramite invito un’azienda può avere al massimo {max} membri.",
  "A company has at most {max} invitations that wait for an answer: withdraw one first.":
    "Un’azienda può avere al massimo {max} inviti in sospeso: ne ritiri prima uno.",
  "A company sends at most {max} invitations within a day, withdrawn ones included. Send more tomorrow.":
    "Un’azienda può inviare al massimo {max} inviti al giorno, compresi quelli ritirati. Ne invii altri domani.",
  "This invitation is not valid any more. Ask for a new one.":
    "Questo invito non è più valido. Ne chieda uno nuovo.",
  "This invitation is for another e-mail address than that of your account.":
    "Questo invito è per un indirizzo e-mail diverso da quello del Suo account.",
  "There is an account with this address by now.": "Esiste già un account con questo indirizzo.",
  "There is an account with this address by now. Sign in.":
    "Esiste già un account con questo indirizzo. Acceda.",
  "This is your address already.": "Questo è già il Suo indirizzo.",
  "Your address is verified already.": "Il Suo indirizzo è già verificato.",
  "Verify your e-mail address first: open the link that we have mailed you, or have another one sent on the page of your account.":
    "Confermi prima il Suo indirizzo e-mail: apra il link che Le abbiamo inviato o se ne faccia inviare un altro dalla pagina del Suo account.",
  "You own {max} companies already, and can't make more of them.":
    "È già titolare di {max} aziende e non può crearne altre.",
  "The name is not that of this company.": "Il nome non è quello di questa azienda.",
  "This company is not closed.": "Questa azienda non è chiusa.",
  "It is too late: all of this company is being deleted.":
    "È troppo tardi: tutti i dati di questa azienda sono in corso di eliminazione.",
  "The company has no active plan period.": "L’azienda non ha un piano attivo.",
  "You have {max} keys already. Revoke one first.": "Ha già {max} chiavi. Ne revochi prima una.",
  "User {id} has {max} active keys for company {company} already: revoke one first.":
    "L’utente {id} ha già {max} chiavi attive per l’azienda {company}: ne revochi prima una.",
  "User {id} may not have keys for company {company}: this person has not confirmed two-factor authentication.":
    "L’utente {id} non può avere chiavi per l’azienda {company}: non ha confermato l’autenticazione a due fattori.",
  "User {id} may not have keys for company {company}: this person is neither owner nor admin of the company.":
    "L’utente {id} non può avere chiavi per l’azienda {company}: non è né titolare né amministratore dell’azienda.",
  "User {id} may not have keys for company {company}: this person is not an active member of the company.":
    "L’utente {id} non può avere chiavi per l’azienda {company}: non è un membro attivo dell’azienda.",
  "The key “{name}” is somebody else's. Only its holder can rotate it, because whoever rotates a key reads the new one.":
    "La chiave «{name}» è assegnata a un’altra persona. Solo questa può sostituirla, perché chi sostituisce una chiave legge quella nuova.",
  "The key “{name}” is somebody else's. Its holder or an owner can revoke it.":
    "La chiave «{name}» è assegnata a un’altra persona. Solo questa o un titolare può revocarla.",
  "A password has at least {min} characters.": "Una password deve avere almeno {min} caratteri.",
  "A password has at most {max} characters.": "Una password può avere al massimo {max} caratteri.",
  "This is the password that you have. Choose another one.":
    "Questa è la Sua password attuale. Ne scelga un’altra.",
  "This password was taken away, because somebody else knows it. Choose another one.":
    "Questa password è stata annullata perché è nota a qualcun altro. Ne scelga un’altra.",
  "This password takes too long to check. Choose another one, such as four unusual words.":
    "La verifica di questa password richiede troppo tempo. Ne scelga un’altra, ad esempio quattro parole insolite.",
  "Names and addresses of yours are easy to guess.": "I Suoi nomi e indirizzi sono facili da indovinare.",
  "This is easy to guess.": "È facile da indovinare.",
  "Straight rows of keys on your keyboard are easy to guess.":
    "Le file di tasti vicini sulla tastiera sono facili da indovinare.",
  "Short keyboard patterns are easy to guess.": "Le brevi sequenze di tasti sono facili da indovinare.",
  'Repeated characters like "aaa" are easy to guess.':
    "I caratteri ripetuti come «aaa» sono facili da indovinare.",
  'Repeated character patterns like "abcabcabc" are easy to guess.':
    "Le sequenze ripetute come «abcabcabc» sono facili da indovinare.",
  'Common character sequences like "abc" are easy to guess.':
    "Le sequenze comuni come «abc» sono facili da indovinare.",
  "Recent years are easy to guess.": "Gli anni recenti sono facili da indovinare.",
  "Dates are easy to guess.": "Le date sono facili da indovinare.",
  "This is a heavily used password.": "Questa password è tra le più usate.",
  "This is a frequently used password.": "Questa password è usata molto spesso.",
  "This is a commonly used password.": "Questa password è usata comunemente.",
  "This is similar to a commonly used password.": "Questa password è simile a una usata comunemente.",
  "Single words are easy to guess.": "Le parole singole sono facili da indovinare.",
  "Single names or surnames are easy to guess.": "I nomi o cognomi da soli sono facili da indovinare.",
  "Common names and surnames are easy to guess.": "I nomi e cognomi comuni sono facili da indovinare.",
  "Your password was exposed by a data breach on the Internet.":
    "La Sua password è stata resa pubblica da una violazione di dati in Internet.",
  "Avoid predictable letter substitutions like '@' for 'a'.":
    "Eviti sostituzioni prevedibili di lettere, ad esempio «@» al posto di «a».",
  "Avoid reversed spellings of common words.": "Eviti parole comuni scritte al contrario.",
  "Capitalize some, but not all letters.": "Usi le maiuscole per alcune lettere, ma non per tutte.",
  "Capitalize more than the first letter.": "Non usi la maiuscola solo per la prima lettera.",
  "Avoid dates and years that are associated with you.": "Eviti date e anni che La riguardano.",
  "Avoid recent years.": "Eviti gli anni recenti.",
  "Avoid years that are associated with you.": "Eviti anni che La riguardano.",
  "Avoid common character sequences.": "Eviti sequenze comuni di caratteri.",
  "Avoid repeated words and characters.": "Eviti parole e caratteri ripetuti.",
  "Use longer keyboard patterns and change typing direction multiple times.":
    "Usi sequenze di tasti più lunghe e cambi più volte direzione.",
  "Add more words that are less common.": "Aggiunga altre parole meno comuni.",
  "Use multiple words, but avoid common phrases.": "Usi più parole, ma eviti frasi comuni.",
  "You can create strong passwords without using symbols, numbers, or uppercase letters.":
    "Una password può essere sicura anche senza simboli, numeri o maiuscole.",
  "If you use this password elsewhere, you should change it.":
    "Se usa questa password anche altrove, la cambi.",
  "{field} is required.": "{field}: campo obbligatorio.",
  "{field} is required, unless you choose a customer.":
    "{field}: campo obbligatorio, se non sceglie un cliente.",
  "{field} is that of a customer you already have.": "{field}: corrisponde a un cliente già esistente.",
  "{field}: nobody found with these words.": "{field}: nessun risultato con queste parole.",
  "{field}: these words mean several: {customers}.":
    "{field}: queste parole corrispondono a più clienti: {customers}.",
  "{field} is required, or account_number with the code of its bank.":
    "{field}: campo obbligatorio, in alternativa account_number con il codice della banca.",
  "{field} is required, or another of {list}.":
    "{field}: campo obbligatorio, in alternativa uno di questi: {list}.",
  "{field} is required: {account} may be {list}.":
    "{field}: campo obbligatorio. {account} può corrispondere a {list}.",
  "{field} is required: a CSV file does not say of which account it is.":
    "{field}: campo obbligatorio. Un file CSV non indica a quale conto si riferisce.",
  "{field} is more than there is. Look at it again.":
    "{field}: supera il disponibile. Ricontrolli l’importo.",
  "{field} is not known to this request.": "{field}: campo non previsto.",
  "{field} is not an active member of the company.": "{field}: non è un membro attivo dell’azienda.",
  "{field} is an account for {currency} already.": "{field}: è già un conto per {currency}.",
  "{field} must be an object.": "{field}: serve un oggetto JSON.",
  "{field} must be a JSON object.": "{field}: serve un oggetto JSON.",
  "{field} must be a text.": "{field}: serve un testo.",
  "{field} must be a text of {min} to {max} characters, without NUL or unpaired surrogates.":
    "{field}: serve un testo da {min} a {max} caratteri, senza caratteri non validi.",
  "{field} must be a text of {min} to {max} characters, not only white space, without NUL or unpaired surrogates.":
    "{field}: serve un testo da {min} a {max} caratteri, non solo spazi, senza caratteri non validi.",
  "{field} must be a text of at most {max} characters, without NUL or unpaired surrogates.":
    "{field}: al massimo {max} caratteri, senza caratteri non validi.",
  "{field} must be a text of at most {max} characters, not only white space, without NUL or unpaired surrogates.":
    "{field}: al massimo {max} caratteri, non solo spazi, senza caratteri non validi.",
  "{field} must be a text of {min} to {max} characters in one line, without control characters.":
    "{field}: serve un testo da {min} a {max} caratteri su una sola riga, senza caratteri di controllo.",
  "{field} must be a text of {min} to {max} characters, not only white space, without control characters.":
    "{field}: serve un testo da {min} a {max} caratteri, non solo spazi, senza caratteri di controllo.",
  "{field} must be a name of {min} to {max} characters in one line.":
    "{field}: serve un nome da {min} a {max} caratteri su una sola riga.",
  "{field} must not be empty: a company has a name.": "{field}: campo obbligatorio, un’azienda ha un nome.",
  "{field} must be true or false.": "{field}: serve true o false.",
  "{field} must be one of {list}.": "{field}: valori ammessi {list}.",
  "{field} must be one of the list.": "{field}: scelga un valore dell’elenco.",
  "{field} must be an amount.": "{field}: serve un importo.",
  '{field} must be an amount as text, such as "5.00".':
    "{field}: serve un importo come testo, ad esempio «5.00».",
  "{field} must be a positive amount, such as 120.50 or 120,50.":
    "{field}: serve un importo maggiore di zero, ad esempio 120.50 o 120,50.",
  "{field} must be at most {max} {currency}.": "{field}: al massimo {max} {currency}.",
  "{field} must be at most what is outstanding.": "{field}: al massimo il residuo.",
  "{field} must be at most what is outstanding and what came.":
    "{field}: al massimo il residuo e quanto ricevuto.",
  "{field} must be at least what is already paid ({minor} minor units).":
    "{field}: almeno quanto già pagato ({minor} nell’unità minima della valuta).",
  "{field} must be a receivable of this customer.": "{field}: serve un credito di questo cliente.",
  "{field} must be for at most {max} receivables.": "{field}: al massimo {max} crediti.",
  "{field} must be for fewer receivables at once.": "{field}: troppi crediti in una volta, ne scelga meno.",
  "{field} must be for one receivable at least.": "{field}: serve almeno un credito.",
  "{field} must be a whole number from {min} to {max}.": "{field}: serve un numero intero da {min} a {max}.",
  "{field} must be a real calendar date YYYY-MM-DD from 1970-01-01 to 9999-12-31.":
    "{field}: serve una data esistente nel formato YYYY-MM-DD, dal 1970-01-01 al 9999-12-31.",
  "{field} must be a real date YYYY-MM-DD.":
    "{field}: serve una data esistente nel formato YYYY-MM-DD, ad esempio 2027-01-31.",
  "{field} must be a date YYYY-MM-DD, or an RFC 3339 date-time with seconds and offset such as 2026-01-31T08:00:00Z.":
    "{field}: serve una data nel formato YYYY-MM-DD o una data con ora secondo RFC 3339, con secondi e fuso, ad esempio 2026-01-31T08:00:00Z.",
  "{field} must be a date from {first} to {last}, in the customer's time zone ({zone}).":
    "{field}: serve una data dal {first} al {last}, nel fuso orario del cliente ({zone}).",
  "{field} must be a date of the years 2000 to 2099.": "{field}: serve una data tra il 2000 e il 2099.",
  "{field} must be today or later.": "{field}: serve la data di oggi o una successiva.",
  "{field} must not be in the future.": "{field}: non può essere nel futuro.",
  "{field} must not be in the future by more than a day.":
    "{field}: non può essere nel futuro di oltre un giorno.",
  "{field} must be after {other}.": "{field}: deve essere dopo {other}.",
  "{field} must not be before {other}.": "{field}: non può essere prima di {other}.",
  "{field} must be an active ISO 4217 currency code in upper case, such as EUR.":
    "{field}: serve il codice di una valuta in uso (ISO 4217), in maiuscolo, ad esempio EUR.",
  "{field} must be named by an ISO 4217 currency.": "{field}: indichi la valuta con il codice ISO 4217.",
  "{field} must be an ISO 3166-1 alpha-2 country code in upper case, such as DE.":
    "{field}: serve il codice di un paese (ISO 3166-1 alpha-2), in maiuscolo, ad esempio IT.",
  "{field} must be an IANA time zone name such as Europe/Berlin.":
    "{field}: serve il nome di un fuso orario IANA, ad esempio Europe/Rome.",
  "{field} must be one BCP 47 language tag of at most 35 characters, such as de or pt-BR.":
    "{field}: serve un solo codice di lingua (BCP 47) di al massimo 35 caratteri, ad esempio it o pt-BR.",
  "{field} must be a valid phone number in E.164 form, such as +4915112345678.":
    "{field}: serve un numero di telefono valido con prefisso internazionale (E.164), ad esempio +393331234567.",
  "{field} must be an e-mail address such as ada@example.com, of at most 254 characters.":
    "{field}: serve un indirizzo e-mail, ad esempio ada@example.com, di al massimo 254 caratteri.",
  "{field} must be a link that begins with https:// (http:// for localhost alone), of at most 2000 characters; behind its host it may hold '{reference}' and '{amount}', and no other braces.":
    "{field}: serve un link che inizi con https:// (http:// solo per localhost), di al massimo 2000 caratteri; dopo il nome del server può contenere '{reference}' e '{amount}', ma nessun’altra parentesi graffa.",
  "{field} must be a link that begins with https:// (http:// for localhost alone), without braces, of at most 2000 characters.":
    "{field}: serve un link che inizi con https:// (http:// solo per localhost), senza parentesi graffe, di al massimo 2000 caratteri.",
  "{field} must be an IBAN with correct check digits, such as DE89 3704 0044 0532 0130 00.":
    "{field}: serve un IBAN con cifre di controllo corrette, ad esempio DE89 3704 0044 0532 0130 00.",
  "{field} must be a BIC of 8 or 11 characters, such as COBADEFFXXX.":
    "{field}: serve un BIC di 8 o 11 caratteri, ad esempio COBADEFFXXX.",
  "{field} must be a sort code of six digits, such as 20-00-00.":
    "{field}: serve un sort code di sei cifre, ad esempio 20-00-00.",
  "{field} must be a routing number of nine digits with a correct check digit, such as 021000021.":
    "{field}: serve un routing number di nove cifre con cifra di controllo corretta, ad esempio 021000021.",
  "{field} must be a clearing number of 3 to 12 letters and digits, such as 6000.":
    "{field}: serve un codice di clearing da 3 a 12 lettere e cifre, ad esempio 6000.",
  "{field} must be an account number of 4 to 20 letters and digits, such as 55779911.":
    "{field}: serve un numero di conto da 4 a 20 lettere e cifre, ad esempio 55779911.",
  "{field} must have 6 to 8 digits beside a sort code.": "{field}: con un sort code servono da 6 a 8 cifre.",
  "{field} must be of the IBAN's country, {country}.":
    "{field}: il paese deve essere quello dell’IBAN ({country}).",
  "{field} must be of the same country as the other: the IBAN is of {country}, the BIC of {other}.":
    "{field}: il paese deve essere lo stesso, ma l’IBAN è di {country} e il BIC di {other}.",
  "{field} must not be given beside an IBAN.": "{field}: da non indicare insieme a un IBAN.",
  "{field} must not be given beside another code of the bank.":
    "{field}: da non indicare insieme a un altro codice della banca.",
  "{field} must be one of at most {max} accounts.": "{field}: al massimo {max} conti.",
  "{field} must be the id of an account.": "{field}: serve l’ID di un conto.",
  "{field} must be the id of one of your customers.": "{field}: serve l’ID di un Suo cliente.",
  "{field} must be the id of one of your receivables.": "{field}: serve l’ID di un Suo credito.",
  "{field} must be the id of a bank transaction.": "{field}: serve l’ID di un movimento bancario.",
  "{field} must be the id of an earlier movement the other way, in the same currency and of at most the same amount.":
    "{field}: serve l’ID di un movimento precedente di segno opposto, nella stessa valuta e di importo non superiore.",
  "{field} must be another receivable than those before it.":
    "{field}: serve un credito diverso dai precedenti.",
  "{field} must be a list of 1 to {max} allocations.": "{field}: serve un elenco da 1 a {max} abbinamenti.",
  "{field} must have at least one receivable.": "{field}: serve almeno un credito.",
  "{field} must be at most 10 MB.": "{field}: al massimo 10 MB.",
  "{field} must be a PDF.": "{field}: serve un PDF.",
  "{field} must be a whole PDF; this one is broken.": "{field}: serve un PDF integro; questo è danneggiato.",
  "{field} must be a PDF that opens without a password.": "{field}: serve un PDF che si apra senza password.",
  "{field} must be owner, admin or member.": "{field}: scelga titolare, amministratore o membro.",
  "{field} must be there once.": "{field}: da indicare una sola volta.",
  "{field} must be a list of steps.": "{field}: serve un elenco di fasi.",
  "{field} must be at most {max} steps.": "{field}: al massimo {max} fasi.",
  "{field} must be more than that of the step before, as steps ascend and come once.":
    "{field}: serve un valore maggiore di quello della fase precedente, perché le fasi sono in ordine crescente e senza doppioni.",
  "{field} must be a list of one or more of {list}, none twice.":
    "{field}: serve un elenco di uno o più valori tra {list}, senza doppioni.",
  "{field} must be a time HH:MM from 00:00 to 23:59.":
    "{field}: serve un orario HH:MM, dalle 00:00 alle 23:59.",
  "{field} must begin before it ends.": "{field}: l’inizio deve precedere la fine.",
  "{field} must leave some time between {from} and {to}, outside of which nothing is sent.":
    "{field}: deve restare una fascia oraria tra le {from} e le {to}; al di fuori non si invia nulla.",
  "{field} must be one line.": "{field}: una sola riga.",
  "{field} must not be blank.": "{field}: serve un testo, non solo spazi.",
  "{field} must not be blank; leave it out for the built-in text.":
    "{field}: serve un testo, non solo spazi; per usare quello predefinito ometta il campo.",
  "{field} must have at most {max} characters.": "{field}: al massimo {max} caratteri.",
  "{field} must not contain control characters, unpaired surrogates or marks of writing direction.":
    "{field}: senza caratteri di controllo, caratteri non validi o indicatori di direzione del testo.",
  "{field} must not use the tag {tag}; it may use {list}.":
    "{field}: il tag {tag} non è ammesso; può usare {list}.",
  "{field} must not use the filter {filter}; it may use {list}.":
    "{field}: il filtro {filter} non è ammesso; può usare {list}.",
  "{field} must say which column has the amount, or which have credits and debits.":
    "{field}: indichi la colonna dell’importo, oppure quelle di accrediti e addebiti.",
  "{field} must say which column has the date.": "{field}: indichi la colonna della data.",
  "{field} has {text}, which is not a condition such as '{% if days_overdue > 3 %}'.":
    "{field}: {text} non è una condizione come «'{% if days_overdue > 3 %}'».",
  "{field} has {text}, which is not a variable such as '{{ balance }}'.":
    "{field}: {text} non è una variabile come «'{{ balance }}'».",
  "{field} has an unknown variable {variable}; it may use {list}.":
    "{field}: la variabile {variable} è sconosciuta; può usare {list}.",
  "{field} can't be read: {error}.": "{field}: testo non leggibile: {error}.",
  "{field}: {problem}": "{field}: {problem}",
  "choose at least one scope": "scelga almeno un’autorizzazione",
  "choose at least one message": "scelga almeno un messaggio",
  "choose at most {max} messages": "scelga al massimo {max} messaggi",
  "{currency} has no decimals": "{currency} non ha decimali",
  "{currency} has at most {digits} decimals": "{currency} ha al massimo {digits} decimali",
  "can't be kept: you have {max} views. Delete one first":
    "non è possibile salvare altro: ha {max} viste. Ne elimini prima una",
  "belongs to more filters than can be kept": "appartiene a più filtri di quanti se ne possano salvare",
  "This policy has no steps: no customer would be reminded.":
    "Queste regole non hanno fasi: nessun cliente riceverebbe solleciti.",
  "has {text}, which is not a condition such as '{% if days_overdue > 3 %}'":
    "{text} non è una condizione come «'{% if days_overdue > 3 %}'»",
  "has {text}, which is not a variable such as '{{ balance }}'":
    "{text} non è una variabile come «'{{ balance }}'»",
  "has an unknown variable {variable}; it may use {list}":
    "la variabile {variable} è sconosciuta; può usare {list}",
  "can't be read: {error}": "testo non leggibile: {error}",
  "The amount": "Importo",
  "Step {number}, {part}": "Fase {number}, {part}",
  "Bills, step {number}, {part}": "Fatture fornitori, fase {number}, {part}",
  "Entry {number}": "Voce {number}",
  "entries[{number}]": "Voce {number}",
  "Import id": "ID importazione",
  Fields: "Campi",
  "Reply id": "ID risposta",
  Bytes: "Byte",
  Sha256: "SHA-256",
  "Leaves at": "Invio previsto",
  "Receivable ids": "ID crediti",
  Rows: "Righe",
  "File name": "Nome del file",
  Known: "Già noti",
  "Receivable id": "ID credito",
  "Amount minor": "Importo (unità minima)",
  "Deposit id": "ID pagamento del cliente",
  "Credit minor": "Saldo a favore (unità minima)",
  "Note id": "ID nota",
  "Returned by": "Movimento di storno",
  Label: "Oggetto",
  "Anchor date": "Data di partenza",
  "Last date": "Ultima data",
  "Next index": "Indice successivo",
  "Payable id": "ID fattura fornitore",
  "Occurrence index": "Indice nella ricorrenza",
  Detail: "Dettaglio",
  "Link number": "Numero del link",
  "User id": "ID utente",
  "New key id": "ID nuova chiave",
  "Keys deleted": "Chiavi eliminate",
  EmailVerified: "E-mail verificata",
  TwoFactorConfirmed: "Due fattori confermati",
  Locale: "Formato regionale",
  Digest: "Riepilogo",
  "Sessions ended": "Sessioni chiuse",
  "Two factor removed": "Due fattori rimossi",
  Issuer: "Servizio di accesso",
  "Second factor": "Secondo fattore",
  Again: "Nuova verifica",
  Count: "Quantità",
  Network: "Rete",
  Last: "Ultima",
  Version: "Versione",
  "Starts at": "Inizio",
  "Ends at": "Fine",
  Removed: "Rimosso",
  TestClock: "Orologio di prova",
  Recipients: "Destinatari",
  Sms: "SMS",
  "Delete at": "Eliminazione",
  Jump: "Salto",
  Decided: "Solleciti decisi",
  Values: "Valori",
  Plain: "Non cifrati",
  "Skipped ids": "ID saltati",
  Sequences: "Sequenze",
  SessionsEnded: "Sessioni chiuse",
  MailsDropped: "E-mail scartate",
  RemindersGivenUp: "Solleciti non più inviati",
  "Remind on": "Promemoria il",
  "Expected version": "Versione attesa",
  Allocations: "Abbinamenti",
  "Original id": "ID originale",
  Method: "Modalità",
  Anchor: "Data di partenza",
  "Bank account id": "ID conto bancario",
  "Booked on": "Data contabile",
  Others: "Altri",
  "Payment id": "ID pagamento",
  Seen: "Visto",
  Mapping: "Colonne",
  Balance: "Saldo",
  "Closing balance": "Saldo finale",
  Debit: "Addebito",
  Form: "Modulo",
  Body: "Corpo",
  "Merge id": "ID unione",
  "Merged id": "ID cliente unito",
  Filled: "Campi ripresi",
  "status|open": "aperto",
  "status|partially_paid": "pagato in parte",
  "status|paid": "pagato",
  "status|paused": "sospeso",
  "status|cancelled": "annullato",
  "status|reversed": "stornato",
  "status|recorded": "registrato",
  "status|unmatched": "non abbinato",
  "status|suggested": "proposto per l’abbinamento",
  "status|applied": "abbinato",
  "status|ignored": "ignorato",
  "status|returned": "stornato",
  "status|partially_applied": "abbinato in parte",
  "This receivable is {status} and can't be paused.":
    "Questo credito è {status}: non è possibile sospenderlo.",
  "This receivable is {status} and can't be resumed.":
    "Questo credito è {status}: non è possibile riattivarlo.",
  "This receivable is {status} and can't be cancelled.":
    "Questo credito è {status}: non è possibile annullarlo.",
  "This receivable is {status} and can't take a payment.":
    "Questo credito è {status}: non è possibile registrare pagamenti.",
  "This receivable is {status} and can't have a payment reversed.":
    "Questo credito è {status}: non è possibile stornare un pagamento.",
  "This receivable is {status} and can't be promised.":
    "Questo credito è {status}: non è possibile promettere il pagamento.",
  "This receivable is {status} and can't be promised a second time.":
    "Questo credito è {status}: non è possibile promettere di nuovo il pagamento.",
  "This receivable is {status} and can't be disputed.":
    "Questo credito è {status}: non è possibile contestarlo.",
  "This receivable is {status} and can't be reminded of.":
    "Questo credito è {status}: non è possibile sollecitarlo.",
  "This payable is {status} and can't be marked paid.":
    "Stato della fattura fornitore: {status}. Non è possibile segnarla come pagata.",
  "This payment is {status} and can't be reversed again.":
    "Questo pagamento è {status}: non è possibile stornarlo di nuovo.",
  "Receivable {id} is {status} and can't take a payment.":
    "Il credito {id} è {status}: non è possibile registrare pagamenti.",
  "Receivable {id} is {status} and can't have a payment reversed.":
    "Il credito {id} è {status}: non è possibile stornare un pagamento.",
  "This bank transaction is {status} and can't be applied.":
    "Questo movimento bancario è {status}: non è possibile abbinarlo.",
  "This bank transaction is {status} and can't be undone.":
    "Questo movimento bancario è {status}: non c’è nulla da annullare.",
  "This bank transaction is {status} and can't be ignored.":
    "Questo movimento bancario è {status}: non è possibile ignorarlo.",
  "This bank transaction is {status} and can't have a suggestion refused.":
    "Questo movimento bancario è {status}: non è possibile rifiutare una proposta.",
  "This bank transaction is {status} and can't be paid back.":
    "Questo movimento bancario è {status}: non è possibile segnarlo come rimborsato.",
  "This bank transaction is {status} and can't be taken back.":
    "Questo movimento bancario è {status}: non è possibile stornarlo.",
  "This bank transaction is {status} and can't take another one back.":
    "Questo movimento bancario è {status}: non può stornarne un altro.",
  "Receivable {id} is not suggested for this bank transaction.":
    "Il credito {id} non è tra le proposte per questo movimento bancario.",
  "Receivable {id} is in {currency}.": "Il credito {id} è in {currency}.",
  "This receivable is in {currency}.": "Questo credito è in {currency}.",
  "{receivable} is in {currency}, and the payment in {other}.":
    "{receivable} è in {currency} e il pagamento in {other}.",
  "{receivable} is paid already.": "{receivable} è già pagato.",
  "{receivable} is void.": "{receivable} è annullato.",
  "{receivable} is in another currency.": "{receivable} è in un’altra valuta.",
  "{fields} can't be changed once a receivable is {status}.":
    "{fields}: modifica non possibile quando il credito è {status}.",
  "{fields} can't be changed while payments are recorded on the receivable.":
    "{fields}: modifica non possibile finché sul credito sono registrati pagamenti.",
  "{fields} can't be changed once a payable is paid.":
    "{fields}: modifica non possibile quando la fattura fornitore è pagata.",
  "The allocations are larger than what is left of the bank transaction.":
    "Gli importi abbinati superano il residuo del movimento bancario.",
  "The payment is larger than the balance.": "Il pagamento supera il residuo.",
  "The payment's currency is not the receivable's.": "La valuta del pagamento non è quella del credito.",
  "A new currency needs an amount in the same request.":
    "Per cambiare valuta occorre indicare nella stessa richiesta anche l’importo.",
  "A field can no longer be changed.": "Un campo non è più modificabile.",
  "The current status does not allow this.": "Lo stato attuale non lo permette.",
  "At most {amount}, which is what is open.": "Al massimo {amount}, cioè il residuo.",
  "The receivables get {amount}, which is more than came.":
    "Totale per i crediti: {amount}, più dell’importo ricevuto.",
  "{typed} can mean two amounts: write it without the comma, or with a point.":
    "{typed} può indicare due importi: lo scriva senza virgola o con il punto.",
  "Nothing is left for it. Type how much it gets.":
    "Per questo credito non resta nulla. Digiti l’importo da abbinare.",
  "Choose at least one receivable.": "Scelga almeno un credito.",
  "Choose receivables of yours.": "Scelga crediti della Sua azienda.",
  "Nothing is left of this payment.": "Di questo pagamento non resta nulla.",
  "This payment was taken back already.": "Questo pagamento è già stato stornato.",
  "Some of this payment was used a moment ago. Look at it again.":
    "Una parte di questo pagamento è appena stata usata. Lo ricontrolli.",
  "The customer has no address on this channel.": "Il cliente non ha un recapito per questo canale.",
  "This customer has no e-mail address.": "Questo cliente non ha un indirizzo e-mail.",
  "This customer has no phone number.": "Questo cliente non ha un numero di telefono.",
  "The customer has no e-mail address.": "Il cliente non ha un indirizzo e-mail.",
  "E-mails to the customer's address come back.": "Le e-mail all’indirizzo del cliente tornano indietro.",
  "The customer has neither disputed it nor promised to pay it.":
    "Il cliente non l’ha contestato né ha promesso di pagarlo.",
  "Your company may answer only at addresses that it has sent a reminder to.":
    "La Sua azienda può rispondere solo a indirizzi a cui ha inviato un sollecito.",
  "The customer has no address for the next reminder.":
    "Il cliente non ha un recapito per il prossimo sollecito.",
  "The customer's address does not work, so the next reminder can't be sent.":
    "Il recapito del cliente non funziona: il prossimo sollecito non può essere inviato.",
  "The customer does not want reminders on the channel of the next one.":
    "Il cliente non vuole solleciti sul canale del prossimo sollecito.",
  "The policy allows no more reminders of it.": "Le regole non prevedono altri solleciti per questo credito.",
  "A reminder is being sent at this moment.": "In questo momento è in corso l’invio di un sollecito.",
  "It is below the minimum balance of the policy, so no reminder is sent for it.":
    "Il residuo è inferiore al minimo previsto dalle regole, quindi non viene inviato alcun sollecito.",
  "Another reminder to the customer leaves first. Ask again after it.":
    "Prima parte un altro sollecito al cliente. Ripeta la richiesta dopo l’invio.",
  "No reminder is planned for it.": "Per questo credito non è in programma alcun sollecito.",
  "You have had {number} tests within the hour. Try again later.":
    "Ha già ricevuto {number} prove nell’ultima ora. Riprovi più tardi.",
  "This message can't be written, so there is nothing to send.":
    "Impossibile comporre questo messaggio: non c’è nulla da inviare.",
  "Verify your e-mail address first: a test goes to no other one.":
    "Confermi prima il Suo indirizzo e-mail: una prova non viene inviata a nessun altro.",
  "It has changed since you looked: somebody has paid, or decided otherwise. This is what it says now.":
    "Il messaggio è cambiato da quando l’ha visto: qualcuno ha pagato o ha deciso diversamente. Ora il testo è questo.",
  "Reminders are on hold, so nothing is sent. Go live first.":
    "Gli invii sono disattivati: non viene inviato nulla. Prima li attivi.",
  "Somebody has done this already.": "Se n’è già occupato qualcuno.",
  "Too much was sent by this link within an hour.":
    "Con questo link è stato inviato troppo nell’arco di un’ora.",
  "The message bounced.": "Il messaggio è tornato indietro.",
  "The recipient has complained about the message.": "Il destinatario ha segnalato il messaggio come spam.",
  "The recipient has unsubscribed at the mail provider.":
    "Il destinatario si è disiscritto presso il servizio di posta.",
  "The mail provider could not deliver the message.":
    "Il servizio di posta non ha potuto consegnare il messaggio.",
  "The number is not valid.": "Il numero non è valido.",
  "The recipient has answered STOP.": "Il destinatario ha risposto STOP.",
  "The number can't get SMS.": "Il numero non può ricevere SMS.",
  "The number is not known to its network.": "Il numero non è noto al suo operatore.",
  "The number is a landline, or its network can't be reached.":
    "Il numero è di rete fissa o il suo operatore non è raggiungibile.",
  "The provider could not deliver the message.":
    "Il servizio di invio non ha potuto consegnare il messaggio.",
  "The provider could not deliver the message (error {code}).":
    "Il servizio di invio non ha potuto consegnare il messaggio (errore {code}).",
  "The provider answered {code}.": "Il servizio di invio ha risposto {code}.",
  "No e-mail provider is configured.": "Non è configurato alcun servizio di invio e-mail.",
  "This form was sent before with other content. See below how things stand now, and send it again if that is what you want.":
    "Questo modulo è già stato inviato con un altro contenuto. Veda qui sotto la situazione attuale e, se vuole confermare, lo invii di nuovo.",
  "Yours is not saved yet.": "Le Sue modifiche non sono ancora state salvate.",
  "{field} is “{value}”": "{field}: «{value}»",
  "{field} is empty": "{field}: vuoto",
  "{field} is the built-in text": "{field}: il testo predefinito",
  "Somebody else has changed this in the meantime.": "Nel frattempo qualcun altro ha modificato questi dati.",
  "Somebody else has changed this meanwhile: {changes} now. Yours is not saved yet: look at it, and save it again.":
    "Nel frattempo qualcun altro ha modificato questi dati, ora: {changes}. Le Sue modifiche non sono ancora state salvate: le ricontrolli e salvi di nuovo.",
  "Somebody else has changed these texts in the meantime: {changes} now. Yours are not saved yet: look at them, and save them again.":
    "Nel frattempo qualcun altro ha modificato questi testi, ora: {changes}. I Suoi non sono ancora stati salvati: li ricontrolli e salvi di nuovo.",
  "Somebody else has saved another policy since this page was opened. What you typed is still here: saving it again replaces theirs.":
    "Da quando questa pagina è stata aperta, qualcun altro ha salvato altre regole. Quanto ha digitato è ancora qui: se salva di nuovo, le sostituisce.",
  "It has changed since you looked. This is what it would say now.":
    "Il messaggio è cambiato da quando l’ha visto. Ora il testo sarebbe questo.",
  "You have not changed anything.": "Non ha modificato nulla.",
  "This is not there any more.": "Questo elemento non esiste più.",
  "There is one already.": "Ne esiste già uno.",
  "There are as many as there may be.": "È già stato raggiunto il numero massimo.",
  "You may not do this.": "Operazione non consentita.",
  "Part of the form is missing. Send it again.": "Una parte del modulo manca. Lo invii di nuovo.",
  "This is more than {size} KB.": "Supera i {size} KB.",
  "The body broke off.": "Il corpo della richiesta si è interrotto.",
  "The body came too slowly: send the request again, over a new connection.":
    "Il corpo della richiesta è arrivato troppo lentamente: la invii di nuovo con una nuova connessione.",
  "The body is not valid JSON.": "Il corpo della richiesta non è JSON valido.",
  "The body is larger than 64 KiB.": "Il corpo della richiesta supera i 64 KiB.",
  "The request has invalid fields.": "La richiesta contiene campi non validi.",
  "Invalid: {fields}.": "Campi non validi: {fields}.",
  "Too many at the same time. Wait a moment, and try again.":
    "Troppe richieste contemporanee. Attenda un momento e riprovi.",
  "Too many tries. Wait a minute.": "Troppi tentativi. Attenda un minuto.",
  "Too many tries. Wait {minutes} minutes.": "Troppi tentativi. Attenda {minutes} minuti.",
  "Too many requests: wait for Retry-After seconds.":
    "Troppe richieste: attenda i secondi indicati in Retry-After.",
  "Too many requests are waiting: wait for Retry-After seconds.":
    "Troppe richieste in attesa: attenda i secondi indicati in Retry-After.",
  "The service can't answer now: wait for Retry-After seconds.":
    "Il servizio al momento non risponde: attenda i secondi indicati in Retry-After.",
  "The service is not open yet.": "Il servizio non è ancora aperto.",
  "The database can't be reached: wait for Retry-After seconds.":
    "Il database non è raggiungibile: attenda i secondi indicati in Retry-After.",
  "A customer can’t be merged into itself. Choose another one.":
    "Un cliente non può essere unito a sé stesso. Ne scelga un altro.",
  "One of these customers has been merged into another one already.":
    "Uno di questi clienti è già stato unito a un altro.",
  "A message to one of these customers is being sent right now. Try again in a few minutes.":
    "È in corso l’invio di un messaggio a uno di questi clienti. Riprovi tra qualche minuto.",
  "Somebody has skipped a message to one of these customers by e-mail or SMS, and it may still leave by the other. Try again when that is over.":
    "Qualcuno ha saltato un messaggio a uno di questi clienti via e-mail o SMS, ma può ancora partire sull’altro canale. Riprovi più tardi.",
  "This customer has more than {receivables} receivables, or more than {messages} messages, which is too much to move at once. Merge the other customer into this one instead.":
    "Questo cliente ha più di {receivables} crediti o più di {messages} messaggi: troppi da trasferire in una volta. Unisca invece l’altro cliente a questo.",
  "The customer has been merged into another one since then. Undo that first.":
    "Da allora il cliente è stato unito a un altro. Annulli prima quell’unione.",
  "This was more than a day ago and can’t be undone any more.":
    "È passato più di un giorno: non è più possibile annullare.",
  "This has been undone already.": "L’operazione è già stata annullata.",
  "There is no such receivable.": "Questo credito non esiste.",
  "There is no such customer.": "Questo cliente non esiste.",
  "Merged with {name}, who wants no reminders": "Unione con {name}, che non vuole solleciti",
  "Several at once": "Operazione su più crediti",
  "Undone at once": "Annullato subito",
  "Returned by the bank": "Restituito dalla banca",
  "Gone from an imported file": "Non più presente in un file importato",
  "The payment of the customer was recorded by mistake.":
    "Il pagamento del cliente è stato registrato per errore."
}
