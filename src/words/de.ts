/** The phrases in German. */
// oxlint-disable max-lines -- a list, which is looked up and never read from its beginning to its end
import type { Catalogue } from "./Catalogues.ts"

export const german: Catalogue = {
  "This is a test. The message has not left; it would go to {recipient}. The links in it lead to your outbox.":
    "Dies ist ein Test. Die Nachricht wurde nicht gesendet; sie ginge an {recipient}. Die Links darin führen in Ihren Postausgang.",
  "Test: {subject}": "Test: {subject}",
  "No. {number}": "Nr. {number}",
  "{debts} and {count, plural, one {# more} other {# more}}":
    "{debts} und {count, plural, one {# weitere} other {# weitere}}",
  "{time}, e-mail to {customer} ({tone}): {debts}, {sums}":
    "{time}, E-Mail an {customer} ({tone}): {debts}, {sums}",
  "{time}, SMS to {customer} ({tone}): {debts}, {sums}":
    "{time}, SMS an {customer} ({tone}): {debts}, {sums}",
  "{company}: more than {count, plural, one {# message leaves} other {# messages leave}} today":
    "{company}: Heute {count, plural, one {wird mehr als # Nachricht} other {werden mehr als # Nachrichten}} gesendet",
  "{company}: {count, plural, one {# message waits} other {# messages wait}} for approval":
    "{company}: {count, plural, one {# Nachricht wartet} other {# Nachrichten warten}} auf Freigabe",
  "{company}: {count, plural, one {# message leaves} other {# messages leave}} today":
    "{company}: Heute {count, plural, one {wird # Nachricht} other {werden # Nachrichten}} gesendet",
  "These leave today, as soon as somebody has approved them:":
    "Diese Nachrichten werden heute gesendet, sobald jemand sie freigegeben hat:",
  "If nobody pays before, these leave today:":
    "Wenn vorher niemand zahlt, werden heute diese Nachrichten gesendet:",
  "and others": "und weitere",
  "Read, change and stop them in the outbox: {link}":
    "Im Postausgang können Sie die Nachrichten lesen, ändern und stoppen: {link}",
  "To have this mail no more, change your account: {link}":
    "Wenn Sie diese E-Mail nicht mehr erhalten möchten, ändern Sie das in Ihrem Benutzerkonto: {link}",
  "Disputed by the customer": "In Klärung",
  "Promised, and not paid": "Zugesagt, nicht bezahlt",
  "Not paid, and no further reminders follow": "Nicht bezahlt, keine weiteren Erinnerungen",
  "Reminders that could not be delivered": "Nicht zugestellte Erinnerungen",
  "Reminders that may not have arrived": "Möglicherweise nicht angekommene Erinnerungen",
  "Reminders that wait until somebody says what a payment is for":
    "Erinnerungen, die warten, bis jemand eine Zahlung zuordnet",
  "Bank accounts without a new statement": "Bankkonten ohne neuen Kontoauszug",
  "Addresses that do not work": "Adressen, die nicht funktionieren",
  "Customers who want no more reminders": "Kunden, die keine Erinnerungen mehr möchten",
  "Reminders that became too late to send": "Erinnerungen, für deren Versand es zu spät wurde",
  "Reminders that were not sent because a channel did not work":
    "Wegen einer Störung des Versandwegs nicht gesendete Erinnerungen",
  "and {count, plural, one {# more} other {# more}}":
    "und {count, plural, one {# weiterer Punkt} other {# weitere Punkte}}",
  "{company}: {count, plural, one {# thing} other {# things}} to look at":
    "{company}: {count, plural, one {# Punkt} other {# Punkte}} zu erledigen",
  "Since the last digest of {company}:": "Seit der letzten Zusammenfassung für {company}:",
  "All that waits for you: {link}": "Alles, was zu erledigen ist: {link}",
  "You get this because you are an owner or admin of the company. It comes only on days with something in it. To have it no more, change your account: {link}":
    "Sie erhalten diese E-Mail als Inhaber oder Admin des Unternehmens. Sie kommt nur an Tagen, an denen es etwas zu melden gibt. Wenn Sie sie nicht mehr erhalten möchten, ändern Sie das in Ihrem Benutzerkonto: {link}",
  "the newest one ends on {date}": "der neueste reicht bis zum {date}",
  "tone of a reminder|friendly": "freundlich",
  "tone of a reminder|firm": "nachdrücklich",
  "tone of a reminder|final": "letztmalig",
  "Duebook: another e-mail address": "Duebook: Andere E-Mail-Adresse",
  "the e-mail address of your account is {email} now":
    "Die E-Mail-Adresse Ihres Benutzerkontos ist jetzt {email}",
  "the e-mail address of your account is to become {email}, as soon as somebody follows the link that was sent there":
    "Die E-Mail-Adresse Ihres Benutzerkontos soll in {email} geändert werden, sobald jemand den Link öffnet, der dorthin gesendet wurde",
  "Duebook: your e-mail address is back": "Duebook: Ihre E-Mail-Adresse gilt wieder",
  "the e-mail address of your account is {email} again, and you were signed out everywhere; the account needs a new password, and passkeys and sign-ins elsewhere that were added in the day before the change or after it are removed":
    "Die E-Mail-Adresse Ihres Benutzerkontos ist wieder {email}, und Sie wurden überall abgemeldet; legen Sie ein neues Passwort fest; Passkeys und Anmeldungen bei anderen Diensten, die ab einem Tag vor der Änderung hinzugefügt wurden, sind entfernt",
  "Duebook: your account is closed": "Duebook: Ihr Benutzerkonto ist geschlossen",
  "your account was closed: nobody can sign in with it any more, and you belong to no company; what you did in companies stays in their logs":
    "Ihr Benutzerkonto wurde geschlossen: Niemand kann sich mehr damit anmelden, und Sie gehören zu keinem Unternehmen mehr; was Sie in Unternehmen getan haben, bleibt in deren Protokollen",
  "Duebook: your password was changed": "Duebook: Ihr Passwort wurde geändert",
  "the password of your account was changed, and you were signed out everywhere else":
    "Das Passwort Ihres Benutzerkontos wurde geändert, und Sie wurden überall sonst abgemeldet",
  "Duebook: two-factor authentication was reset": "Duebook: Zwei-Faktor-Authentifizierung zurückgesetzt",
  "{by}, an owner of {company}, has reset two-factor authentication for your account, and you were signed out everywhere. Your password is as it was; sign in and set it up anew":
    "{by} (Inhaber, {company}) hat die Zwei-Faktor-Authentifizierung für Ihr Benutzerkonto zurückgesetzt, und Sie wurden überall abgemeldet. Ihr Passwort gilt weiter; melden Sie sich an und richten Sie sie neu ein",
  "Duebook: two-factor authentication was turned off": "Duebook: Zwei-Faktor-Authentifizierung ausgeschaltet",
  "two-factor authentication was turned off for your account":
    "Die Zwei-Faktor-Authentifizierung für Ihr Benutzerkonto wurde ausgeschaltet",
  "Duebook: two-factor authentication was set up": "Duebook: Zwei-Faktor-Authentifizierung eingerichtet",
  "another authenticator app has taken the place of the one of your account":
    "Eine andere Authenticator-App ist an die Stelle der bisherigen Ihres Benutzerkontos getreten",
  "two-factor authentication was set up for your account":
    "Die Zwei-Faktor-Authentifizierung für Ihr Benutzerkonto wurde eingerichtet",
  "Duebook: a recovery code was used": "Duebook: Wiederherstellungscode verwendet",
  "a recovery code of your account was used; {left, plural, one {# is left} other {# are left}}":
    "Ein Wiederherstellungscode Ihres Benutzerkontos wurde verwendet; {left, plural, one {# ist} other {# sind}} übrig",
  "Duebook: new recovery codes": "Duebook: Neue Wiederherstellungscodes",
  "your account has new recovery codes, and those from before do not work any more":
    "Ihr Benutzerkonto hat neue Wiederherstellungscodes, und die bisherigen gelten nicht mehr",
  "Duebook: a passkey was added": "Duebook: Passkey hinzugefügt",
  "the passkey “{name}” was added to your account; it opens the account without your password":
    "Der Passkey „{name}“ wurde Ihrem Benutzerkonto hinzugefügt; er öffnet es ohne Ihr Passwort",
  "Duebook: a passkey was removed": "Duebook: Passkey entfernt",
  "the passkey “{name}” was removed from your account, and you were signed out everywhere else":
    "Der Passkey „{name}“ wurde aus Ihrem Benutzerkonto entfernt, und Sie wurden überall sonst abgemeldet",
  "Duebook: a passkey was refused": "Duebook: Passkey abgewiesen",
  "somebody has used the passkey “{name}” of your account and was refused: it has counted less than the last time, as a copy of it would":
    "Jemand hat den Passkey „{name}“ Ihres Benutzerkontos verwendet und wurde abgewiesen: Sein Zähler stand niedriger als beim letzten Mal, wie es bei einer Kopie der Fall wäre",
  "Duebook: single sign-on for your account": "Duebook: Single Sign-on für Ihr Benutzerkonto",
  "somebody has signed in to your account at {issuer} as {email} for the first time":
    "Jemand hat sich zum ersten Mal über {issuer} als {email} in Ihrem Benutzerkonto angemeldet",
  "Duebook: a new browser": "Duebook: Neuer Browser",
  "somebody has signed in to your account with a browser that was not known: {browser}":
    "Jemand hat sich in Ihrem Benutzerkonto mit einem Browser angemeldet, der nicht bekannt war: {browser}",
  "Hello,": "Guten Tag,",
  "If this was not you, you need not do anything.":
    "Wenn Sie das nicht veranlasst haben, müssen Sie nichts tun.",
  "Duebook: verify your e-mail address": "Duebook: Bestätigen Sie Ihre E-Mail-Adresse",
  "open this link to show that this address is yours. It works once, for 24 hours:":
    "öffnen Sie diesen Link, um zu bestätigen, dass diese Adresse Ihnen gehört. Er funktioniert einmal, 24 Stunden lang:",
  "If this was not you, do not say there that it is yours. You need not do anything else.":
    "Wenn Sie das nicht veranlasst haben, bestätigen Sie dort nicht, dass die Adresse Ihnen gehört. Mehr müssen Sie nicht tun.",
  "Duebook: finish your account": "Duebook: Stellen Sie Ihr Benutzerkonto fertig",
  "somebody, probably you, wants to make an account with this address. Open this link to choose a password; then the account is yours. It works once, for 24 hours:":
    "jemand, wahrscheinlich Sie, möchte mit dieser Adresse ein Benutzerkonto anlegen. Öffnen Sie diesen Link, um ein Passwort zu wählen; dann gehört das Benutzerkonto Ihnen. Er funktioniert einmal, 24 Stunden lang:",
  "Duebook: set a new password": "Duebook: Neues Passwort festlegen",
  "somebody, probably you, has asked to set a new password. This link works once, for 24 hours:":
    "jemand, wahrscheinlich Sie, möchte ein neues Passwort festlegen. Dieser Link funktioniert einmal, 24 Stunden lang:",
  "Duebook: you have an account already": "Duebook: Sie haben schon ein Benutzerkonto",
  "somebody, probably you, wanted to make an account with this address. There is one already. Sign in:":
    "jemand, wahrscheinlich Sie, wollte mit dieser Adresse ein Benutzerkonto anlegen. Es gibt aber schon eines. Melden Sie sich hier an:",
  "If you do not know the password any more:": "Wenn Sie das Passwort nicht mehr wissen:",
  "the operator of this Duebook has removed the second factor of your account, and you were signed out everywhere. Your password is as it was. Sign in, and set up two-factor authentication again:":
    "der Betreiber von Duebook hat den zweiten Faktor Ihres Benutzerkontos entfernt, und Sie wurden überall abgemeldet. Ihr Passwort gilt weiter. Melden Sie sich an und richten Sie die Zwei-Faktor-Authentifizierung wieder ein:",
  "If you have not asked for this, tell the operator at once.":
    "Wenn Sie das nicht veranlasst haben, informieren Sie sofort den Betreiber.",
  "Duebook: {company} invites you": "Duebook: {company} lädt Sie ein",
  "{person} asks you to join {company} on Duebook, which reminds customers of what they owe.":
    "{person} lädt Sie zu {company} auf Duebook ein. Duebook erinnert Kunden an offene Beträge.",
  "This link works once, for 24 hours:": "Dieser Link funktioniert einmal, 24 Stunden lang:",
  "If you do not know why you get this, you need not do anything.":
    "Wenn Sie nicht wissen, warum Sie diese E-Mail erhalten, müssen Sie nichts tun.",
  "Duebook: you have an account with this address": "Duebook: Sie haben ein Benutzerkonto mit dieser Adresse",
  "Somebody, probably you, wanted to use this address for another account. It can belong to one account only: sign in to the one that has it, and give it another address first.":
    "jemand, wahrscheinlich Sie, wollte diese Adresse für ein anderes Benutzerkonto verwenden. Sie kann nur zu einem Benutzerkonto gehören: Melden Sie sich in dem an, das sie hat, und geben Sie ihm zuerst eine andere Adresse.",
  somebody: "Jemand",
  "fact of a company|name": "Name",
  "fact of a company|time zone": "Zeitzone",
  "fact of a company|country": "Land",
  "fact of a company|e-mail": "E-Mail",
  "fact of a company|phone": "Telefon",
  "fact of a company|web": "Website",
  "fact of a company|address": "Anschrift",
  "fact of a company|account holder": "Kontoinhaber",
  "fact of a company|IBAN": "IBAN",
  "fact of a company|BIC": "BIC",
  "fact of a company|payment link": "Zahlungslink",
  "fact of a company|language": "Sprache",
  "fact of a company|legal notice": "Pflichtangaben",
  "{by} has changed the reminders of {company}: they are on hold, and nothing is sent":
    "{by} hat die Erinnerungen für {company} umgestellt: Der Versand ist angehalten, es wird nichts gesendet",
  "{by} has changed the reminders of {company}: each waits until somebody approves it":
    "{by} hat die Erinnerungen für {company} umgestellt: Jede wartet, bis jemand sie freigibt",
  "{by} has changed the reminders of {company}: they are sent automatically":
    "{by} hat die Erinnerungen für {company} umgestellt: Sie werden automatisch gesendet",
  "{by} has changed the reminders of {company}: {mode}":
    "{by} hat die Erinnerungen für {company} umgestellt: {mode}",
  "Duebook: a company was closed": "Duebook: Unternehmen geschlossen",
  "{by} has closed {company}: nothing is sent any more, and all of it is deleted after 30 days, unless an owner opens it again on the page of companies before":
    "{by} hat {company} geschlossen: Es wird nichts mehr gesendet, und nach 30 Tagen wird alles gelöscht, wenn nicht vorher ein Inhaber das Unternehmen auf der Seite der Unternehmen wieder öffnet",
  "Duebook: a company was opened again": "Duebook: Unternehmen wieder geöffnet",
  "{by} has opened {company} again": "{by} hat {company} wieder geöffnet",
  "Duebook: an archive was asked for": "Duebook: Archiv angefordert",
  "{by} has asked for an archive of all that {company} has, which owners and admins can download":
    "{by} hat für {company} ein Archiv aller Daten angefordert, das Inhaber und Admins herunterladen können",
  "Duebook: facts of your company were changed": "Duebook: Angaben zu Ihrem Unternehmen geändert",
  "{by} has changed facts of {company}: {facts}": "{by} hat für {company} Angaben geändert: {facts}",
  "Duebook: a new owner or admin": "Duebook: Neuer Inhaber oder Admin",
  "{by} has made {member} {role, select, owner {an owner} other {an admin}} of {company}":
    "{by} hat für {company} eine Rolle geändert: {member} hat jetzt die Rolle „{role, select, owner {Inhaber} other {Admin}}“",
  "{member} has joined {company} as {role, select, owner {an owner} other {an admin}}":
    "{member} hat die Einladung für {company} angenommen und hat die Rolle „{role, select, owner {Inhaber} other {Admin}}“",
  "Duebook: a new API key": "Duebook: Neuer API-Schlüssel",
  '{by} has created the API key "{name}" of {company}':
    "{by} hat den API-Schlüssel „{name}“ für {company} erstellt",
  "Duebook: an API key was replaced": "Duebook: API-Schlüssel ersetzt",
  '{by} has replaced the API key "{name}" of {company} with a new one':
    "{by} hat den API-Schlüssel „{name}“ für {company} durch einen neuen ersetzt",
  "Duebook: an API key was revoked": "Duebook: API-Schlüssel gesperrt",
  '{by} has revoked the API key "{name}" of {company}':
    "{by} hat den API-Schlüssel „{name}“ für {company} gesperrt",
  "Duebook: other texts of reminders": "Duebook: Andere Texte der Erinnerungen",
  "{by} has changed the texts of reminders of {company} ({language}, {tone})":
    "{by} hat die Texte der Erinnerungen für {company} geändert ({language}, {tone})",
  "Duebook: reminders of your company": "Duebook: Erinnerungen Ihres Unternehmens",
  "Duebook: a new bank account of your company": "Duebook: Neues Bankkonto Ihres Unternehmens",
  "{by} has added a bank account of {company}, into which customers pay {currency}: {account}":
    "{by} hat für {company} ein Bankkonto hinzugefügt, auf das Kunden in {currency} zahlen: {account}",
  "Duebook: a bank account of your company was removed": "Duebook: Bankkonto Ihres Unternehmens entfernt",
  "{by} has removed the bank account of {company} into which customers paid {currency}: {account}":
    "{by} hat für {company} das Bankkonto entfernt, auf das Kunden in {currency} gezahlt haben: {account}",
  "something of your account was changed": "An Ihrem Benutzerkonto wurde etwas geändert",
  "{time}: {sentence}.": "{time}: {sentence}.",
  "{time}: {sentence} ({count, plural, one {# time} other {# times}} since then).":
    "{time}: {sentence} (seitdem {count, plural, one {#-mal} other {#-mal}}).",
  "And {count, plural, one {# other change} other {# other changes}}.":
    "Und {count, plural, one {# weitere Änderung} other {# weitere Änderungen}}.",
  "If this was not you or somebody whom you know, set another password at once:":
    "Wenn das weder Sie waren noch jemand, den Sie kennen, legen Sie sofort ein anderes Passwort fest:",
  "If this was not you or somebody whom you know, open this link: it gives your address back, signs everybody out, and lets you choose another password. It works once, for 72 hours:":
    "Wenn das weder Sie waren noch jemand, den Sie kennen, öffnen Sie diesen Link: Damit erhalten Sie Ihre Adresse zurück, alle werden abgemeldet, und Sie wählen ein anderes Passwort. Er funktioniert einmal, 72 Stunden lang:",
  "Duebook: changes to your account": "Duebook: Änderungen an Ihrem Benutzerkonto",
  "this was done just now:": "soeben ist Folgendes geschehen:",
  "this was done:": "zuletzt ist Folgendes geschehen:",
  "See your account:": "Ihr Benutzerkonto ansehen:",
  "the operator of this Duebook": "Der Betreiber von Duebook",
  "your company": "Ihr Unternehmen",
  Overview: "Übersicht",
  "home dashboard figures aging": "start startseite dashboard kennzahlen fälligkeit",
  Receivables: "Forderungen",
  "invoices debts owed list": "rechnungen schulden offene posten liste debitoren",
  "New receivable": "Neue Forderung",
  "create add invoice debt": "anlegen hinzufügen rechnung schuld",
  "Import receivables": "Forderungen importieren",
  "upload file csv invoices": "datei hochladen csv rechnungen einlesen",
  "Overdue receivables": "Überfällige Forderungen",
  "late unpaid": "verspätet unbezahlt verzug",
  "Money in": "Zahlungseingang",
  "bank transactions payments movements": "bank buchungen zahlungen umsätze",
  "Statements of the bank": "Kontoauszüge",
  "upload files camt mt940": "hochladen dateien bank camt mt940",
  Bills: "Eingangsrechnungen",
  "payables what we owe": "verbindlichkeiten lieferanten kreditoren was wir schulden",
  "New bill": "Neue Eingangsrechnung",
  "create add payable": "anlegen hinzufügen lieferantenrechnung verbindlichkeit",
  "Calendar of bills": "Kalender der Eingangsrechnungen",
  "month payables": "monat fälligkeiten verbindlichkeiten",
  "Series of bills": "Wiederkehrende Eingangsrechnungen",
  "monthly rent payables": "serie monatlich miete dauerrechnung",
  Customers: "Kunden",
  "debtors clients": "schuldner debitoren kundschaft",
  "Customers who owe most": "Kunden mit den höchsten offenen Beträgen",
  "largest debtors": "größte schuldner debitoren",
  Outbox: "Postausgang",
  "messages approve skip edit test send next planned":
    "nachrichten freigeben überspringen bearbeiten test senden nächste geplant",
  Reminders: "Erinnerungen",
  "messages mails sms sent planned": "nachrichten mahnungen mails sms gesendet geplant",
  "Go live": "Versand starten",
  "automatic ask me first hold reminders on off":
    "automatisch freigabe anhalten erinnerungen mahnungen ein aus live",
  Policy: "Mahnregeln",
  "steps dunning rules schedule": "stufen mahnwesen mahnstufen regeln zeitplan",
  Texts: "Texte",
  "wording templates language mails": "wortlaut vorlagen sprache mails",
  Keys: "API-Schlüssel",
  "api token create key": "api token erstellen schlüssel zugriff",
  People: "Personen",
  "members invite roles team": "mitglieder einladen rollen team benutzer",
  Usage: "Nutzung",
  "plan allowance requests": "tarif kontingent anfragen verbrauch",
  Company: "Unternehmen",
  "facts address iban bank account time zone": "angaben firma adresse iban bankkonto zeitzone",
  Audit: "Protokoll",
  "history who did what": "verlauf änderungen wer hat was gemacht",
  "Not understood": "Nicht verstanden",
  "The browser or something between it and this service has garbled the request.":
    "Die Anfrage ist unterwegs beschädigt worden: durch den Browser oder auf dem Weg zu uns.",
  "Not found": "Nicht gefunden",
  "There is nothing at this address.": "Unter dieser Adresse gibt es nichts.",
  "Too large": "Zu groß",
  "What was sent is too large.": "Was gesendet wurde, ist zu groß.",
  "Not available": "Nicht verfügbar",
  "The service can't answer at the moment. Wait a little, and try again.":
    "Duebook ist im Moment nicht erreichbar. Bitte warten Sie einen Augenblick und versuchen Sie es noch einmal.",
  "This link does not work": "Dieser Link funktioniert nicht",
  "It was used already, it has expired, or part of it is missing. Ask for a new one where you got it.":
    "Er wurde schon verwendet, ist abgelaufen oder unvollständig. Fordern Sie dort, wo Sie ihn bekommen haben, einen neuen an.",
  "Something went wrong": "Etwas ist schiefgegangen",
  "This is our fault. We have logged it.": "Der Fehler liegt bei uns. Wir haben ihn aufgezeichnet.",
  "Form not accepted": "Formular nicht angenommen",
  "This form does not belong to the page that you have open. Go back, reload the page, and try again.":
    "Dieses Formular gehört nicht zu der Seite, die Sie geöffnet haben. Gehen Sie zurück, laden Sie die Seite neu und versuchen Sie es noch einmal.",
  "Not open to you": "Kein Zugriff",
  "Not active": "Nicht aktiv",
  "{name} is closed": "{name} ist geschlossen",
  "You are no longer a member": "Sie sind kein Mitglied mehr",
  empty: "leer",
  "Somebody has changed it since you opened it. Send yours again if that is what you want.":
    "Seit Sie die Seite geöffnet haben, hat jemand etwas geändert. Senden Sie Ihre Angaben noch einmal, wenn sie gelten sollen.",
  "now: {now}; yours: {yours}": "jetzt: {now}; Ihre Angabe: {yours}",
  Open: "Offen",
  "Partly paid": "Teilweise bezahlt",
  Paid: "Bezahlt",
  Paused: "Pausiert",
  Void: "Storniert",
  "A colleague paused it.": "Jemand aus Ihrem Team hat die Forderung pausiert.",
  "The customer has promised to pay.": "Der Kunde hat die Zahlung zugesagt.",
  "The customer says that something is wrong.": "Der Kunde hat eine Unstimmigkeit gemeldet.",
  Planned: "Geplant",
  "Being sent": "Wird gesendet",
  Sent: "Gesendet",
  Failed: "Fehlgeschlagen",
  "Left out": "Ausgelassen",
  Withdrawn: "Zurückgezogen",
  Unknown: "Unbekannt",
  "E-mail": "E-Mail",
  SMS: "SMS",
  "e-mail": "E-Mail",
  "Its day had passed when the receivable was created.":
    "Der Termin war schon vorbei, als die Forderung angelegt wurde.",
  "A later reminder has taken its place.": "Eine spätere Erinnerung ist an ihre Stelle getreten.",
  "It is paid.": "Die Forderung ist bezahlt.",
  "It is void.": "Die Forderung ist storniert.",
  "It is paused.": "Die Forderung ist pausiert.",
  "The customer does not want reminders on this channel.":
    "Der Kunde möchte auf diesem Weg keine Erinnerungen.",
  "The address does not work: a message came back, or was reported as spam.":
    "Die Adresse funktioniert nicht: Eine Nachricht kam zurück oder wurde als Spam gemeldet.",
  "The company's reminders are switched off.": "Die Erinnerungen des Unternehmens sind ausgeschaltet.",
  "Nobody has approved it.": "Niemand hat die Nachricht freigegeben.",
  "Somebody of the company did not want it sent.":
    "Jemand aus Ihrem Team wollte nicht, dass sie gesendet wird.",
  "A payment that has arrived may be for it.": "Eine eingegangene Zahlung könnte dafür bestimmt sein.",
  "The newest bank statement is too old.": "Der neueste Kontoauszug ist zu alt.",
  "The customer has no address for this channel.": "Der Kunde hat keine Adresse für diesen Versandweg.",
  "This channel is not set up.": "Dieser Versandweg ist nicht eingerichtet.",
  "The provider of this channel does not work at the moment.":
    "Der Anbieter dieses Versandwegs ist zurzeit gestört.",
  "The company is not active.": "Das Unternehmen ist nicht aktiv.",
  "The company has no plan in force.": "Für das Unternehmen gilt kein Tarif.",
  "Less is owed than the policy's minimum.":
    "Der offene Betrag liegt unter dem Mindestbetrag der Mahnregeln.",
  "It was too close to another message.": "Der Abstand zu einer anderen Nachricht war zu klein.",
  "The company has written to as many people as it may in a day.":
    "Das Unternehmen hat an so viele Personen geschrieben, wie es an einem Tag darf.",
  "It was too late to be sent.": "Für den Versand war es zu spät.",
  "Another reminder to the customer has taken its place.":
    "Eine andere Erinnerung an den Kunden ist an ihre Stelle getreten.",
  "It is owed again, so the last reminder is sent once more.":
    "Der Betrag ist wieder offen, daher wird die letzte Erinnerung noch einmal gesendet.",
  "The provider did not accept it.": "Der Anbieter hat die Nachricht nicht angenommen.",
  "The provider did not accept it after several tries.":
    "Der Anbieter hat die Nachricht auch nach mehreren Versuchen nicht angenommen.",
  "The connection broke while it was handed over, so nobody knows whether it has arrived.":
    "Die Verbindung brach bei der Übergabe ab, daher ist unbekannt, ob die Nachricht angekommen ist.",
  "We could not create this message.": "Wir konnten diese Nachricht nicht erstellen.",
  "Nothing is sent on that day of the week.": "An diesem Wochentag wird nichts gesendet.",
  "That day is a public holiday.": "Dieser Tag ist ein Feiertag.",
  "Messages leave only within the hours of the policy.":
    "Nachrichten werden nur zu den Uhrzeiten der Mahnregeln gesendet.",
  "Another message to the customer is too close.":
    "Der Abstand zu einer anderen Nachricht an den Kunden ist zu klein.",
  "Many messages are waiting, so it leaves a little later.":
    "Viele Nachrichten warten, daher wird diese etwas später gesendet.",
  "Its day was missed, so it is sent late.":
    "Der Termin wurde verpasst, daher wird die Nachricht verspätet gesendet.",
  "It is owed again, so the customer is reminded once more.":
    "Der Betrag ist wieder offen, daher wird der Kunde noch einmal erinnert.",
  "A colleague wants it sent early.": "Jemand aus Ihrem Team möchte sie früher senden.",
  Password: "Passwort",
  "At least {minPasswordLength} characters that are hard to guess, such as four words that have nothing to do with each other.":
    "Mindestens {minPasswordLength} Zeichen, die schwer zu erraten sind, zum Beispiel vier Wörter, die nichts miteinander zu tun haben.",
  "Keep it": "Abbrechen",
  Close: "Schließen",
  "The view is saved. It stands in the menu.": "Die Ansicht ist gespeichert. Sie finden sie im Menü.",
  "The view is deleted.": "Die Ansicht ist gelöscht.",
  "Save view": "Ansicht speichern",
  "The filters and the order get a name of yours, and stand in the menu.":
    "Filter und Reihenfolge werden unter einem Namen Ihrer Wahl gespeichert und stehen dann im Menü.",
  Name: "Name",
  "Delete view": "Ansicht löschen",
  Book: "Finanzen",
  Menu: "Menü",
  "Your companies": "Ihre Unternehmen",
  "Sign out": "Abmelden",
  "{name} – Duebook": "{name} – Duebook",
  "Skip to content": "Zum Inhalt springen",
  Duebook: "Duebook",
  "{title} – Duebook": "{title} – Duebook",
  "{n, plural, one {# day} other {# days}}": "{n, plural, one {# Tag} other {# Tage}}",
  "{done} of {limit}": "{done} von {limit}",
  "{recipients} new recipients today, no SMS, {invitations} invitations.":
    "Heute neue Empfänger: {recipients}; keine SMS; Einladungen: {invitations}.",
  "{recipients} new recipients today, {sms} SMS, {invitations} invitations.":
    "Heute neue Empfänger: {recipients}; SMS: {sms}; Einladungen: {invitations}.",
  "A new company may write to few people whom it has never written to before; the number grows with its age and the payments that it records.":
    "Ein neues Unternehmen darf nur wenigen Personen schreiben, denen es noch nie geschrieben hat; die Zahl wächst mit seinem Alter und den Zahlungen, die es erfasst.",
  "What is beyond it waits for the next day (UTC). Ask who runs Duebook for you if you need more.":
    "Was darüber hinausgeht, wartet bis zum nächsten Tag (UTC). Wenn Sie mehr brauchen, wenden Sie sich an den Betreiber von Duebook.",
  "Signing in needs https.": "Die Anmeldung erfordert https.",
  "This page has come by http, and what you type could be read on its way. Open it by its https address. The operator finds in the documentation how to put Duebook behind https.":
    "Diese Seite wurde über http geladen; Ihre Eingaben könnten unterwegs mitgelesen werden. Öffnen Sie sie unter ihrer https-Adresse. Wie sich Duebook hinter https betreiben lässt, findet der Betreiber in der Dokumentation.",
  "You go on to {name}. <link>Continue</link> if nothing happens.":
    "Sie werden zu {name} weitergeleitet. <link>Weiter</link>, falls nichts passiert.",
  "{provider} can't be reached at the moment. Wait a little, and try again.":
    "{provider} ist im Moment nicht erreichbar. Bitte warten Sie einen Augenblick und versuchen Sie es noch einmal.",
  "This sign-in was begun in another browser, was used already, or took longer than ten minutes. Start again.":
    "Diese Anmeldung wurde in einem anderen Browser begonnen, schon verwendet oder hat länger als zehn Minuten gedauert. Bitte beginnen Sie von vorn.",
  "You did not sign in at {name}. Start again if you want to.":
    "Sie haben sich bei {name} nicht angemeldet. Beginnen Sie von vorn, wenn Sie möchten.",
  "What {name} has answered is not valid. Start again, or tell your operator.":
    "Die Antwort von {name} ist ungültig. Beginnen Sie von vorn oder informieren Sie Ihren Betreiber.",
  "{provider} does not say that your e-mail address is verified.":
    "{provider} bestätigt nicht, dass Ihre E-Mail-Adresse überprüft ist.",
  "Your sign-in is not known here. Ask somebody of your company for an invitation to your e-mail address.":
    "Ihre Anmeldung ist hier nicht bekannt. Bitten Sie jemanden aus Ihrem Unternehmen um eine Einladung an Ihre E-Mail-Adresse.",
  "Your invitation could not be accepted. Ask whoever has invited you.":
    "Ihre Einladung konnte nicht angenommen werden. Wenden Sie sich an die Person, die Sie eingeladen hat.",
  "You signed in at {name} as somebody else than here.":
    "Sie haben sich bei {name} als eine andere Person angemeldet als hier.",
  "{provider} has not asked you again.": "{provider} hat Ihre Anmeldung nicht erneut abgefragt.",
  "{provider} has not asked you again, with a second factor.":
    "{provider} hat Ihre Anmeldung nicht erneut mit einem zweiten Faktor abgefragt.",
  "Too many tries. Wait a minute, and start again.":
    "Zu viele Versuche. Warten Sie eine Minute und beginnen Sie von vorn.",
  "This needs your password.": "Dafür ist Ihr Passwort nötig.",
  "This needs a code from your authenticator app.": "Dafür ist ein Code aus Ihrer Authenticator-App nötig.",
  Code: "Code",
  Continue: "Weiter",
  "Go back": "Zurück",
  "This needs a passkey.": "Dafür ist ein Passkey nötig.",
  "A passkey needs JavaScript. Without it, sign in anew with a recovery code.":
    "Ein Passkey erfordert JavaScript. Melden Sie sich sonst mit einem Wiederherstellungscode neu an.",
  "Use a passkey": "Passkey verwenden",
  "Go to Duebook": "Zu Duebook",
  "Request {requestId}": "Anfrage {requestId}",
  owners: "Inhabern",
  admins: "Admins",
  members: "Mitgliedern",
  "This company is not active. Ask the operator of this Duebook about it.":
    "Dieses Unternehmen ist nicht aktiv. Wenden Sie sich an den Betreiber von Duebook.",
  "Other companies": "Andere Unternehmen",
  "It is deleted on {moment}. Until then, one of its owners can open it again on the page of companies.":
    "Das Unternehmen wird am {moment} gelöscht. Bis dahin kann es von einem seiner Inhaber auf der Seite der Unternehmen wieder geöffnet werden.",
  "You are no longer a member of {company}. One of its owners or admins can invite you again.":
    "Sie sind kein Mitglied von {company} mehr. Ein Inhaber oder Admin kann Sie wieder einladen.",
  "This is open to {list} of the company. Ask one of them if you need it.":
    "Das ist {list} des Unternehmens vorbehalten. Wenden Sie sich bei Bedarf an eine dieser Personen.",
  "Not given": "Nicht angegeben",
  "Please correct what is marked.": "Bitte korrigieren Sie die markierten Angaben.",
  Copied: "Kopiert",
  "Turn keys on": "Tastenkürzel einschalten",
  "Turn keys off": "Tastenkürzel ausschalten",
  "No passkey was used. Try again.": "Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal.",
  "There is a passkey of your account here already.":
    "Hier gibt es schon einen Passkey Ihres Benutzerkontos.",
  "That did not work. Reload the page, and try again.":
    "Das hat nicht funktioniert. Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  "An amount can’t be read.": "Ein Betrag ist nicht lesbar.",
  "{amount} can be applied.": "Noch zuzuordnen: {amount}.",
  "{amount} is chosen, {more} more than there is.": "Ausgewählt: {amount}, das sind {more} zu viel.",
  "{amount} is chosen, {left} is left.": "Ausgewählt: {amount}, übrig: {left}.",
  "Reading and matching. A large file takes some seconds.":
    "Wird gelesen und abgeglichen. Eine große Datei dauert einige Sekunden.",
  "{matched} of {transactions} transactions are matched.":
    "{matched} von {transactions} Buchungen sind abgeglichen.",
  "{part} % is sent.": "{part} % sind gesendet.",
  All: "Alle",
  Filters: "Filter",
  "Filters ({active})": "Filter ({active})",
  Search: "Suchen",
  Apply: "Anwenden",
  filters: "(Filter)",
  Clear: "Zurücksetzen",
  "{j} next, {k} previous, {enter} opens, {a} applies, {u} undoes, {slash} searches for what else it may be.":
    "{j} weiter, {k} zurück, {enter} öffnet, {a} ordnet zu, {u} macht rückgängig, {slash} sucht nach anderen Möglichkeiten.",
  Enter: "Enter",
  "{j} next, {k} previous, {enter} opens, {x} chooses, {slash} filters, {u} undoes, {help} leads here.":
    "{j} weiter, {k} zurück, {enter} öffnen, {x} auswählen, {slash} filtern, {u} rückgängig machen, {help} zu dieser Hilfe.",
  "{j} next, {k} previous, {enter} opens, {slash} filters, {u} undoes, {help} leads here.":
    "{j} weiter, {k} zurück, {enter} öffnen, {slash} filtern, {u} rückgängig machen, {help} zu dieser Hilfe.",
  "Nothing has happened yet.": "Noch ist nichts geschehen.",
  Undo: "Rückgängig",
  "by {date}": "bis zum {date}",
  "until {date}": "bis zum {date}",
  "by {who}": "von {who}",
  "no address": "keine Adresse",
  "wants no reminders": "möchte keine Erinnerungen",
  "the address does not work": "die Adresse funktioniert nicht",
  "Nobody is reminded of it: {name} has no e-mail address and no phone number.":
    "Niemand wird daran erinnert: {name} hat weder E-Mail-Adresse noch Telefonnummer.",
  "Nobody is reminded of it: {name} wants no reminders.":
    "Niemand wird daran erinnert: {name} möchte keine Erinnerungen.",
  "Nobody is reminded of it: messages to {name} come back.":
    "Niemand wird daran erinnert: Nachrichten an {name} kommen zurück.",
  "Add an address": "Adresse hinzufügen",
  "Look at the addresses": "Adressen ansehen",
  "Give another address": "Andere Adresse angeben",
  "Not due": "Nicht fällig",
  "1–30 days": "1–30 Tage",
  "31–60 days": "31–60 Tage",
  "61–90 days": "61–90 Tage",
  "90+ days": "Über 90 Tage",
  "Nobody owes you anything at present.": "Zurzeit schuldet Ihnen niemand etwas.",
  "What is owed, by how long it is overdue": "Außenstände nach Dauer der Überfälligkeit",
  Currency: "Währung",
  "What is owed in {currency}, by how many days it is overdue":
    "Außenstände in {currency} nach Tagen der Überfälligkeit",
  "Received and expected in {currency}, by week": "Eingegangen und erwartet in {currency}, nach Wochen",
  "Week from": "Woche ab",
  Received: "Eingegangen",
  Expected: "Erwartet",
  "No payment came in lately, and nothing is due soon.":
    "In letzter Zeit ist keine Zahlung eingegangen, und demnächst wird nichts fällig.",
  "Expected: due in the week, and still owed": "Erwartet: in der Woche fällig und noch offen",
  "Received and expected in {currency}, by week; the present week is marked":
    "Eingegangen und erwartet in {currency}, nach Wochen; die laufende Woche ist markiert",
  "Reminders are on hold: nothing is sent.":
    "Der Versand ist angehalten: Es werden keine Erinnerungen gesendet.",
  "Reminders wait for approval: nothing is sent without it.":
    "Erinnerungen warten auf Freigabe: Ohne sie wird nichts gesendet.",
  "Open the outbox": "Postausgang öffnen",
  "The reminder policy has no steps: no customer is reminded. <link>Add steps</link>":
    "Die Mahnregeln haben keine Stufen: Kein Kunde wird erinnert. <link>Stufen hinzufügen</link>",
  "No. {id}": "Nr. {id}",
  "of {customer}": "von {customer}",
  ", by {date}": ", bis zum {date}",
  "“{quote}”": "„{quote}“",
  "the bill": "die Eingangsrechnung",
  "Reminders that failed": "Fehlgeschlagene Erinnerungen",
  "No. {receivableId}": "Nr. {receivableId}",
  "Payments to look at": "Zu prüfende Zahlungen",
  "Nobody named": "Ohne Namen",
  ", the newest ends on {date}": ", der neueste reicht bis zum {date}",
  "Customers who can’t be reached": "Nicht erreichbare Kunden",
  "Nothing waits for you: no disputes, no broken promises, no reminders that failed.":
    "Für Sie ist nichts zu tun: Nichts ist in Klärung, alle Zusagen sind eingehalten, keine Erinnerung ist fehlgeschlagen.",
  "{channel} does not work at present": "{channel} ist zurzeit gestört",
  down: "gestört",
  "Since {moment}. Reminders wait, and go out when it works again.":
    "Seit {moment}. Erinnerungen warten und werden gesendet, sobald die Störung behoben ist.",
  "between|of": "von",
  Pages: "Seiten",
  "{count}–{count2} of {count3}": "{count}–{count2} von {count3}",
  Previous: "Zurück",
  Next: "Weiter",
  Newest: "Neueste",
  Older: "Ältere",
  "Download CSV": "CSV herunterladen",
  "Kept in the audit log.": "Wird im Protokoll festgehalten.",
  "May stay empty. Kept in the audit log.": "Kann leer bleiben. Wird im Protokoll festgehalten.",
  Reason: "Grund",
  Note: "Notiz",
  Text: "Text",
  "For your colleagues and you. Customers never see it.": "Für Sie und Ihr Team. Kunden sehen die Notiz nie.",
  "Remind me on": "Erinnern am",
  "It stands on the overview from that day on, until somebody has done it. Leave it empty for no reminder.":
    "Ab diesem Tag steht die Notiz in der Übersicht, bis jemand sie erledigt hat. Lassen Sie das Feld leer, wenn Sie keine Erinnerung brauchen.",
  "Keep note": "Notiz speichern",
  Done: "Erledigt",
  "A colleague": "Jemand aus dem Team",
  "Remind on {date}": "Erinnern am {date}",
  Notes: "Notizen",
  "Notes to be reminded of": "Notizen mit fälliger Erinnerung",
  "Done.": "Erledigt.",
  "The note is kept.": "Die Notiz ist gespeichert.",
  Views: "Ansichten",
  "Find anything": "Alles finden",
  "Ctrl K": "Ctrl K",
  "Show as a table": "Als Tabelle anzeigen",
  "recipient|To": "An",
  By: "Per",
  Status: "Status",
  "Not sent": "Nicht gesendet",
  Subject: "Betreff",
  "The message as it was sent": "Die Nachricht, wie sie gesendet wurde",
  "As plain text": "Als reiner Text",
  "created {a receivable}": "hat {eine Forderung} angelegt",
  "created receivables": "hat Forderungen angelegt",
  Created: "Angelegt",
  "imported {a receivable}": "hat {eine Forderung} importiert",
  "imported receivables": "hat Forderungen importiert",
  "Imported from a file": "Aus einer Datei importiert",
  "changed {a receivable}": "hat {eine Forderung} geändert",
  "changed receivables": "hat Forderungen geändert",
  Changed: "Geändert",
  "paused {a receivable}": "hat {eine Forderung} pausiert",
  "paused receivables": "hat Forderungen pausiert",
  "resumed {a receivable}": "hat die Pause für {eine Forderung} beendet",
  "resumed receivables": "hat Pausen von Forderungen beendet",
  Resumed: "Pause beendet",
  "voided {a receivable}": "hat {eine Forderung} storniert",
  "voided receivables": "hat Forderungen storniert",
  Voided: "Storniert",
  "promised to pay {a receivable}": "hat die Zahlung für {eine Forderung} zugesagt",
  "Promised to pay": "Zahlung zugesagt",
  "said that something is wrong with {a receivable}": "hat eine Unstimmigkeit zu {einer Forderung} gemeldet",
  "Said that something is wrong": "Unstimmigkeit gemeldet",
  "answered the customer about {a receivable}": "hat dem Kunden zu {einer Forderung} geantwortet",
  "Answered the customer": "Dem Kunden geantwortet",
  "kept the invoice of {a receivable}": "hat die Rechnung zu {einer Forderung} hinterlegt",
  "kept invoices of receivables": "hat Rechnungen zu Forderungen hinterlegt",
  "Invoice kept": "Rechnung hinterlegt",
  "removed the invoice of {a receivable}": "hat die Rechnung zu {einer Forderung} entfernt",
  "Invoice removed": "Rechnung entfernt",
  "sent the next reminder now for {a receivable}":
    "hat die nächste Erinnerung für {eine Forderung} sofort senden lassen",
  "Next reminder asked for": "Nächste Erinnerung angefordert",
  "approved a message to {a customer}": "hat eine Nachricht an {einen Kunden} freigegeben",
  "approved messages": "hat Nachrichten freigegeben",
  "skipped a message to {a customer}": "hat eine Nachricht an {einen Kunden} übersprungen",
  "skipped messages": "hat Nachrichten übersprungen",
  "edited a message to {a customer}": "hat eine Nachricht an {einen Kunden} bearbeitet",
  "had a test sent of a message to {a customer}":
    "hat sich eine Nachricht an {einen Kunden} zum Test senden lassen",
  "imported a file of receivables": "hat eine Datei mit Forderungen importiert",
  "imported a file of bills": "hat eine Datei mit Eingangsrechnungen importiert",
  "imported a file of customers": "hat eine Datei mit Kunden importiert",
  "recorded a payment for {a receivable}": "hat eine Zahlung für {eine Forderung} erfasst",
  "recorded payments": "hat Zahlungen erfasst",
  "Payment recorded": "Zahlung erfasst",
  "reversed a payment for {a receivable}": "hat eine Zahlung für {eine Forderung} storniert",
  "reversed payments": "hat Zahlungen storniert",
  "Payment reversed": "Zahlung storniert",
  "applied {a bank transaction}": "hat {eine Bankbuchung} zugeordnet",
  "applied bank transactions": "hat Bankbuchungen zugeordnet",
  "took back what was done with {a bank transaction}":
    "hat rückgängig gemacht, was mit {einer Bankbuchung} geschehen war",
  "set {a bank transaction} aside": "hat {eine Bankbuchung} ignoriert",
  "set bank transactions aside": "hat Bankbuchungen ignoriert",
  "refused a suggestion for {a bank transaction}": "hat einen Vorschlag für {eine Bankbuchung} abgelehnt",
  "took {a bank transaction} back, which the bank has returned":
    "hat {eine Bankbuchung} zurückgenommen, die von der Bank zurückgegeben wurde",
  "paid back what was left of {a bank transaction}": "hat den Rest von {einer Bankbuchung} zurückgezahlt",
  "recorded a payment from {a customer}": "hat eine Zahlung von {einem Kunden} erfasst",
  "recorded payments from customers": "hat Zahlungen von Kunden erfasst",
  "Recorded a payment from this customer": "Zahlung dieses Kunden erfasst",
  "used the credit of {a customer}": "hat Guthaben von {einem Kunden} verwendet",
  "Used credit": "Guthaben verwendet",
  "paid back the credit of {a customer}": "hat Guthaben an {einen Kunden} zurückgezahlt",
  "Paid back what was left of a payment": "Rest einer Zahlung zurückgezahlt",
  "took back a payment from {a customer}": "hat eine Zahlung von {einem Kunden} zurückgenommen",
  "Took back a payment that was recorded by mistake": "Irrtümlich erfasste Zahlung zurückgenommen",
  "noted something about {a customer}": "hat etwas über {einen Kunden} notiert",
  Noted: "Notiert",
  "has done what was noted about {a customer}": "hat eine Notiz über {einen Kunden} erledigt",
  "Done what was noted": "Notiz erledigt",
  "merged another customer into {a customer}": "hat einen anderen Kunden mit {einem Kunden} zusammengeführt",
  "Merged another customer into this one": "Anderen Kunden mit diesem zusammengeführt",
  "undid that a customer was merged into {a customer}":
    "hat die Zusammenführung eines Kunden mit {einem Kunden} rückgängig gemacht",
  "Undid a merge of customers": "Zusammenführung von Kunden rückgängig gemacht",
  "forgot an account that had paid for {a customer}":
    "hat ein Konto vergessen lassen, von dem für {einen Kunden} gezahlt wurde",
  "Forgot an account that had paid": "Zahlerkonto vergessen",
  "imported {a bill}": "hat {eine Eingangsrechnung} importiert",
  "imported bills": "hat Eingangsrechnungen importiert",
  "created {a bill}": "hat {eine Eingangsrechnung} angelegt",
  "created bills": "hat Eingangsrechnungen angelegt",
  "changed {a bill}": "hat {eine Eingangsrechnung} geändert",
  "marked {a bill} as paid": "hat {eine Eingangsrechnung} als bezahlt markiert",
  "marked bills as paid": "hat Eingangsrechnungen als bezahlt markiert",
  "Marked as paid": "Als bezahlt markiert",
  "created a series of bills": "hat eine Serie von Eingangsrechnungen angelegt",
  "Its series was created": "Serie angelegt",
  "stopped a series of bills": "hat eine Serie von Eingangsrechnungen gestoppt",
  "Its series was stopped": "Serie gestoppt",
  "created {the next bill of a series}": "hat {die nächste Eingangsrechnung einer Serie} angelegt",
  "created the next bills of series": "hat die nächsten Eingangsrechnungen von Serien angelegt",
  "Written by its series": "Durch die Serie angelegt",
  "imported {a customer}": "hat {einen Kunden} importiert",
  "imported customers": "hat Kunden importiert",
  "changed {a customer}": "hat {einen Kunden} geändert",
  "stopped reminders to an address of {a customer}":
    "hat Erinnerungen an eine Adresse von {einem Kunden} abbestellt",
  "Stopped reminders to an address": "Erinnerungen an eine Adresse abbestellt",
  "allowed reminders to an address of {a customer} again":
    "hat Erinnerungen an eine Adresse von {einem Kunden} wieder erlaubt",
  "Allowed reminders to an address again": "Erinnerungen an eine Adresse wieder erlaubt",
  "stopped reminders to {a customer}, whose address does not work":
    "hat Erinnerungen an {einen Kunden} eingestellt, weil die Adresse nicht funktioniert",
  "Stopped reminders to an address that does not work":
    "Erinnerungen an eine nicht funktionierende Adresse eingestellt",
  "made a new link for {a customer}'s page":
    "hat einen neuen Link zur Zahlungsseite für {einen Kunden} erstellt",
  "Made a new link for the debtor’s page": "Neuen Link zur Zahlungsseite erstellt",
  "opened their invoice page ({a customer})": "hat die Zahlungsseite geöffnet ({ein Kunde})",
  "Invoice page opened": "Zahlungsseite geöffnet",
  "created {a key}": "hat {einen API-Schlüssel} erstellt",
  "rotated {a key}": "hat {einen API-Schlüssel} erneuert",
  "revoked {a key}": "hat {einen API-Schlüssel} gesperrt",
  "added a person": "hat eine Person hinzugefügt",
  "changed a person's role": "hat die Rolle einer Person geändert",
  "removed a person": "hat eine Person entfernt",
  "invited a person": "hat eine Person eingeladen",
  "invited a person again": "hat eine Person erneut eingeladen",
  "withdrew an invitation": "hat eine Einladung zurückgezogen",
  "accepted an invitation": "hat eine Einladung angenommen",
  "created an account": "hat ein Benutzerkonto angelegt",
  "made a link to sign in for the first time": "hat einen Link zur ersten Anmeldung erstellt",
  "joined the company": "ist dem Unternehmen beigetreten",
  "signed up": "hat sich registriert",
  "confirmed an e-mail address": "hat eine E-Mail-Adresse bestätigt",
  "changed an account": "hat ein Benutzerkonto geändert",
  "changed a password": "hat ein Passwort geändert",
  "signed out everywhere": "hat sich überall abgemeldet",
  "asked for another e-mail address": "hat eine andere E-Mail-Adresse beantragt",
  "kept the present e-mail address": "hat die bisherige E-Mail-Adresse behalten",
  "took the earlier e-mail address back": "hat die frühere E-Mail-Adresse zurückgeholt",
  "took back the account of their e-mail address":
    "hat sich das Benutzerkonto zur eigenen E-Mail-Adresse zurückgeholt",
  "closed an account": "hat ein Benutzerkonto geschlossen",
  "linked an account to single sign-on": "hat ein Benutzerkonto mit Single Sign-on verknüpft",
  "unlinked an account from single sign-on": "hat ein Benutzerkonto von Single Sign-on gelöst",
  "signed in by single sign-on": "hat sich per Single Sign-on angemeldet",
  "set up two-factor authentication": "hat die Zwei-Faktor-Authentifizierung eingerichtet",
  "turned off two-factor authentication": "hat die Zwei-Faktor-Authentifizierung ausgeschaltet",
  "reset a person's two-factor authentication":
    "hat die Zwei-Faktor-Authentifizierung einer Person zurückgesetzt",
  "used a recovery code": "hat einen Wiederherstellungscode verwendet",
  "made new recovery codes": "hat neue Wiederherstellungscodes erstellt",
  "saw a wrong password for {somebody}": "hat ein falsches Passwort für {jemanden} festgestellt",
  "saw a wrong code for {somebody}": "hat einen falschen Code für {jemanden} festgestellt",
  "saw a wrong key or link": "hat einen falschen Schlüssel oder Link festgestellt",
  "made {somebody} wait after wrong tries": "hat {jemanden} nach falschen Versuchen warten lassen",
  "refused a form of {somebody}, which no page of this application has made":
    "hat ein Formular von {jemandem} abgewiesen, das nicht von einer Seite dieser Anwendung stammt",
  "saw {somebody} sign in with a new browser":
    "hat die Anmeldung von {jemandem} mit einem neuen Browser festgestellt",
  "saw {somebody} do what needs a fresh proof":
    "hat eine Aktion von {jemandem} festgestellt, die eine neue Bestätigung erfordert",
  "added a passkey": "hat einen Passkey hinzugefügt",
  "removed a passkey": "hat einen Passkey entfernt",
  "used a passkey that may be a copy, and was refused":
    "hat einen Passkey verwendet, der eine Kopie sein könnte, und wurde abgewiesen",
  "changed the reminder policy": "hat die Mahnregeln geändert",
  "changed the texts of reminders": "hat die Texte der Erinnerungen geändert",
  "started a plan": "hat einen Tarif begonnen",
  "ended a plan": "hat einen Tarif beendet",
  "created the company": "hat das Unternehmen angelegt",
  "changed the company's facts": "hat die Angaben zum Unternehmen geändert",
  "changed whether reminders leave": "hat geändert, ob Erinnerungen gesendet werden",
  "imported a bank statement": "hat einen Kontoauszug importiert",
  "added a bank account": "hat ein Bankkonto hinzugefügt",
  "removed a bank account": "hat ein Bankkonto entfernt",
  "set what the company may do a day": "hat festgelegt, was das Unternehmen an einem Tag darf",
  "asked for an archive of all that the company has":
    "hat ein Archiv aller Daten des Unternehmens angefordert",
  "closed the company": "hat das Unternehmen geschlossen",
  "opened the company again": "hat das Unternehmen wieder geöffnet",
  "deleted the company": "hat das Unternehmen gelöscht",
  "activated the company": "hat das Unternehmen aktiviert",
  "deactivated the company": "hat das Unternehmen deaktiviert",
  "moved the test clock": "hat die Testuhr vorgestellt",
  "opened the gate": "hat den Dienst geöffnet",
  "closed the gate": "hat den Dienst geschlossen",
  "changed the addresses for providers' reports": "hat die Adressen für Rückmeldungen der Anbieter geändert",
  "sealed the secrets by another key":
    "hat die gespeicherten Geheimnisse mit einem anderen Schlüssel verschlüsselt",
  "made a restored database safe to serve": "hat eine wiederhergestellte Datenbank für den Betrieb gesichert",
  "receivable {id}": "Forderung {id}",
  "bill {id}": "Eingangsrechnung {id}",
  "customer {id}": "Kunde {id}",
  "bank transaction {id}": "Bankbuchung {id}",
  amount: "Betrag",
  currency: "Währung",
  "due date": "Fälligkeit",
  reference: "Referenz",
  description: "Beschreibung",
  customer: "Kunde",
  "what it is for": "Bezeichnung",
  name: "Name",
  phone: "Telefon",
  language: "Sprache",
  "time zone": "Zeitzone",
  "What was changed: {list}.": "Geändert: {list}.",
  "A key": "Ein API-Schlüssel",
  "Key “{keyName}”": "API-Schlüssel „{keyName}“",
  "Key “{keyName}” of {userName}": "API-Schlüssel „{keyName}“ von {userName}",
  "The operator": "Der Betreiber",
  "The customer": "Der Kunde",
  "This is not your password.": "Das ist nicht Ihr Passwort.",
  "This code is not right, or it was used before. Codes change every 30 seconds.":
    "Dieser Code ist falsch oder wurde schon verwendet. Die Codes wechseln alle 30 Sekunden.",
  "Confirm that it is you": "Bestätigen Sie, dass Sie es sind",
  "Who you are, how you are paid and how you are reached stands in every message.":
    "Wer Sie sind, wie man an Sie zahlt und wie man Sie erreicht, steht in jeder Nachricht.",
  "Company facts": "Angaben zum Unternehmen",
  "Enter what customers owe you, or import it.":
    "Erfassen Sie, was Kunden Ihnen schulden, oder importieren Sie es.",
  "First debts": "Erste Forderungen",
  "Read what your customers will read.": "Lesen Sie, was Ihre Kunden lesen werden.",
  "Texts read": "Texte gelesen",
  "Open a message in the outbox and have a test sent to yourself.":
    "Öffnen Sie eine Nachricht im Postausgang und lassen Sie sich einen Test senden.",
  "Test mail received": "Testnachricht erhalten",
  "See who would get what, and let it leave.":
    "Sehen Sie, wer was bekommen würde, und starten Sie den Versand.",
  Live: "Versand gestartet",
  "Until your first message leaves": "Bis zu Ihrer ersten Nachricht",
  "To do": "Zu tun",
  "I have read them": "Ich habe sie gelesen",
  Outstanding: "Offener Betrag",
  Amount: "Betrag",
  Facts: "Angaben",
  Customer: "Kunde",
  Due: "Fällig",
  Why: "Warum",
  "It resumes by itself on {date}.": "Am {date} endet die Pause automatisch.",
  "Promised for": "Zugesagt für",
  Reference: "Referenz",
  Description: "Beschreibung",
  Number: "Nummer",
  "day|Paid": "Bezahlt am",
  How: "Wie",
  "bank transaction": "Bankbuchung",
  "Reminders are on hold: it leaves once somebody goes live.":
    "Der Versand ist angehalten: Die Erinnerung wird gesendet, sobald jemand den Versand startet.",
  "It waits in the outbox until an owner or admin approves it.":
    "Die Erinnerung wartet im Postausgang, bis ein Inhaber oder Admin sie freigibt.",
  "It leaves within the next minutes.": "Die Erinnerung wird in den nächsten Minuten gesendet.",
  "It can’t leave right now: it leaves on {moment}. “What comes next” says why.":
    "Die Erinnerung kann gerade nicht gesendet werden, sondern erst am {moment}. Warum, steht unter „Wie es weitergeht“.",
  "It is resumed.": "Die Pause ist beendet.",
  "The payment is recorded.": "Die Zahlung ist erfasst.",
  "What comes next": "Wie es weitergeht",
  Payments: "Zahlungen",
  "What happened": "Verlauf",
  "Reminder policy": "Mahnregeln",
  "Texts of reminders": "Texte der Erinnerungen",
  "Two-factor authentication": "Zwei-Faktor-Authentifizierung",
  "people|Accounts": "Benutzerkonten",
  Security: "Sicherheit",
  Plan: "Tarif",
  Person: "Person",
  Everybody: "Alle",
  What: "Was",
  Everything: "Alles",
  From: "Von",
  To: "Bis",
  When: "Wann",
  "What was done, the newest first": "Was getan wurde, Neuestes zuerst",
  "Nothing was found. Widen the filters or the dates.":
    "Nichts gefunden. Erweitern Sie die Filter oder den Zeitraum.",
  "Nothing was found among the newest entries. Look further back, or choose dates.":
    "Unter den neuesten Einträgen nichts gefunden. Suchen Sie weiter zurück oder wählen Sie einen Zeitraum.",
  "The file has the newest {count} entries at most.":
    "Die Datei enthält höchstens die neuesten {count} Einträge.",
  "It is approved, and leaves at its time.": "Die Nachricht ist freigegeben und wird zu ihrer Zeit gesendet.",
  "It will not be sent. Its case goes on.":
    "Die Nachricht wird nicht gesendet. Es geht mit der nächsten Stufe weiter.",
  "It is saved for this message.": "Für diese Nachricht gespeichert.",
  "The usual texts are back.": "Die üblichen Texte gelten wieder.",
  "A test is on its way to your own address.": "Ein Test ist an Ihre eigene Adresse unterwegs.",
  "{channel} to {customer}": "{channel} an {customer}",
  "The message": "Die Nachricht",
  "When and why": "Wann und warum",
  "The e-mail address or the password is not right.": "Die E-Mail-Adresse oder das Passwort ist falsch.",
  "The e-mail address or the password is not right, or they are not those of an owner with two-factor authentication. Everybody else signs in by the button above.":
    "Die E-Mail-Adresse oder das Passwort ist falsch oder gehört nicht zu einem Inhaber mit Zwei-Faktor-Authentifizierung. Alle anderen melden sich über die Schaltfläche oben an.",
  "This recovery code is not right, or it was used before.":
    "Dieser Wiederherstellungscode ist falsch oder wurde schon verwendet.",
  "The first step was too long ago. Start again with your e-mail address and password.":
    "Der erste Schritt liegt zu lange zurück. Beginnen Sie noch einmal mit E-Mail-Adresse und Passwort.",
  "Sign in with {name}": "Mit {name} anmelden",
  "A password is for owners with two-factor authentication only.":
    "Nur Inhaber mit Zwei-Faktor-Authentifizierung melden sich mit Passwort an.",
  "Sign in": "Anmelden",
  "Sign in with a passkey": "Mit Passkey anmelden",
  "Forgot your password?": "Passwort vergessen?",
  "No account yet? <link>Sign up</link>": "Noch kein Benutzerkonto? <link>Registrieren</link>",
  "You are signed in. This recovery code does not work again. Your account shows how many you have left.":
    "Sie sind angemeldet. Dieser Wiederherstellungscode gilt nicht noch einmal. In Ihrem Benutzerkonto sehen Sie, wie viele Sie noch haben.",
  "The e-mail address comes from {from}: {email}.": "Die E-Mail-Adresse kommt von {from}: {email}.",
  "The phone number comes from {from}: {phoneE164}.": "Die Telefonnummer kommt von {from}: {phoneE164}.",
  "The language comes from {from}: {preferredLocale}.": "Die Sprache kommt von {from}: {preferredLocale}.",
  "The time zone comes from {from}: {timezone}.": "Die Zeitzone kommt von {from}: {timezone}.",
  "No more e-mails go to {email}, because {from} wants none. This stays so if you undo it.":
    "An {email} werden keine E-Mails mehr gesendet, weil {from} keine möchte. Das bleibt so, auch wenn Sie die Zusammenführung rückgängig machen.",
  "No more SMS go to {phoneE164}, because {from} wants none. This stays so if you undo it.":
    "An {phoneE164} werden keine SMS mehr gesendet, weil {from} keine möchte. Das bleibt so, auch wenn Sie die Zusammenführung rückgängig machen.",
  "All receivables, messages, notes, payments, replies and credit of {gone} belong to {kept} from then on.":
    "Alle Forderungen, Nachrichten, Notizen, Zahlungen, Antworten und Guthaben von {gone} gehören danach zu {kept}.",
  "Name, addresses, language and time zone stay those of {kept}.":
    "Name, Adressen, Sprache und Zeitzone bleiben die von {kept}.",
  "Addresses that are stopped or do not work stay so.":
    "Für abbestellte oder nicht funktionierende Adressen ändert sich nichts.",
  "Whoever still uses the number of {gone}, in a file or by the API, reaches {kept}.":
    "Wer noch die Nummer von {gone} verwendet, in einer Datei oder über die API, erreicht {kept}.",
  "You can undo it for a day. What comes in meanwhile stays with {kept}.":
    "Sie können die Zusammenführung einen Tag lang rückgängig machen. Was inzwischen eingeht, bleibt bei {kept}.",
  "The changes are saved.": "Die Änderungen sind gespeichert.",
  "No more e-mails go there.": "Dorthin werden keine E-Mails mehr gesendet.",
  "No more SMS go there.": "Dorthin werden keine SMS mehr gesendet.",
  "E-mails may go there again.": "Dorthin dürfen wieder E-Mails gesendet werden.",
  "SMS may go there again.": "Dorthin dürfen wieder SMS gesendet werden.",
  "The account is forgotten.": "Das Konto ist vergessen.",
  "The customer has a new link. Earlier ones no longer work.":
    "Der Kunde hat einen neuen Link. Frühere funktionieren nicht mehr.",
  Allowed: "Erlaubt",
  "Opted out": "Abbestellt",
  "Does not work": "Funktioniert nicht",
  "No address": "Keine Adresse",
  Owes: "Offen",
  Overdue: "Überfällig",
  Oldest: "Älteste",
  "Last message": "Letzte Nachricht",
  Addresses: "Adressen",
  Written: "Geschrieben",
  "Answers to this customer": "Antworten an diesen Kunden",
  Merge: "Zusammenführen",
  "{displayName} has the same e-mail address.": "{displayName} hat dieselbe E-Mail-Adresse.",
  "Merge into {displayName}": "Mit {displayName} zusammenführen",
  "{goneName} was merged into this customer.": "{goneName} wurde mit diesem Kunden zusammengeführt.",
  "{goneName} was merged into {keptName}.": "{goneName} wurde mit {keptName} zusammengeführt.",
  "This can be undone until {moment}.": "Das lässt sich bis zum {moment} rückgängig machen.",
  "The customers are two again.": "Es sind wieder zwei Kunden.",
  "No reminders are wanted there since {moment}.": "Seit {moment} sind dort keine Erinnerungen erwünscht.",
  "No reminders are wanted there since {moment}: {reason}":
    "Seit {moment} sind dort keine Erinnerungen erwünscht: {reason}",
  "A message was reported as spam on {moment}.": "Eine Nachricht wurde am {moment} als Spam gemeldet.",
  "A message came back on {moment}.": "Eine Nachricht kam am {moment} zurück.",
  "Stop e-mails": "E-Mails einstellen",
  "Allow e-mails again": "E-Mails wieder erlauben",
  "Stop SMS": "SMS einstellen",
  "Allow SMS again": "SMS wieder erlauben",
  "Reminders may go to {address}, for every customer who has this address.":
    "An {address} dürfen Erinnerungen gesendet werden, und zwar für alle Kunden mit dieser Adresse.",
  "No more reminders go to {address}, for every customer who has this address.":
    "An {address} werden keine Erinnerungen mehr gesendet, und zwar für alle Kunden mit dieser Adresse.",
  Credit: "Guthaben",
  "since {moment}, by <link>this transaction</link>": "seit {moment}, durch <link>diese Buchung</link>",
  Forget: "Vergessen",
  "Forget a known payer": "Bekannten Zahler vergessen",
  "Forget that {printedAccount} pays for this customer? Payments from it are then found by their text and amount alone. What was applied stays.":
    "Soll vergessen werden, dass {printedAccount} für diesen Kunden zahlt? Zahlungen von dort werden dann nur noch an Text und Betrag erkannt. Was zugeordnet wurde, bleibt.",
  "Known payers": "Bekannte Zahler",
  Receivable: "Forderung",
  "Nothing was paid yet.": "Bisher wurde nichts gezahlt.",
  "Payments of this customer": "Zahlungen dieses Kunden",
  "All bank transactions": "Alle Bankbuchungen",
  "Money that may be theirs": "Geld, das von diesem Kunden sein könnte",
  "Reminders about what it may be for wait, until somebody applies or ignores it.":
    "Erinnerungen an Forderungen, für die es bestimmt sein könnte, warten, bis jemand es zuordnet oder ignoriert.",
  "Transactions that may be this customer’s": "Buchungen, die von diesem Kunden sein könnten",
  "{applied} for these receivables, {credit} stays as credit.":
    "Für diese Forderungen: {applied}. Als Guthaben bleibt: {credit}.",
  "{more} more than came.": "{more} mehr, als eingegangen ist.",
  "What it is for, the oldest first": "Wofür (älteste Forderungen zuerst)",
  "{amount} open, due {date}.": "{amount} offen, fällig am {date}.",
  "Nothing is recorded yet: the oldest are filled in. Change what is otherwise, and press the button again.":
    "Noch ist nichts erfasst: Die Beträge sind bei den ältesten Forderungen eingetragen. Ändern Sie, was anders ist, und drücken Sie die Schaltfläche noch einmal.",
  "Payment from this customer": "Zahlung",
  "Paid on": "Bezahlt am",
  "Nothing is open: all of it stays as credit for what comes.":
    "Nichts ist offen: Alles bleibt als Guthaben für später.",
  "Record payment": "Zahlung erfassen",
  "Use credit": "Guthaben verwenden",
  "{list} can be used.": "{list} verfügbar.",
  "Credit of a bank transaction is used on its own page.":
    "Guthaben aus einer Bankbuchung verwenden Sie auf deren Seite.",
  "Taken back": "Zurückgenommen",
  "{amount} credit": "{amount} Guthaben",
  "Rest paid back": "Rest zurückgezahlt",
  Used: "Verwendet",
  "verb|Paid back": "Als zurückgezahlt markieren",
  "You have paid {left} back to the customer. It is no credit any more.":
    "Sie haben {left} an den Kunden zurückgezahlt. Das ist dann kein Guthaben mehr.",
  "Take back": "Zurücknehmen",
  "Take back this payment of {amount}? What it has paid is owed again, and reminders go on. Use this where it was recorded by mistake.":
    "Diese Zahlung von {amount} zurücknehmen? Was damit bezahlt wurde, ist wieder offen, und es wird wieder erinnert. Verwenden Sie dies, wenn sie irrtümlich erfasst wurde.",
  Change: "Ändern",
  "Payments from this customer": "Zahlungen von diesem Kunden",
  "Payments that were recorded for this customer as a whole":
    "Zahlungen, die für diesen Kunden insgesamt erfasst wurden",
  Phone: "Telefon",
  Language: "Sprache",
  "Time zone": "Zeitzone",
  "Planned for": "Geplant für",
  Channel: "Versandweg",
  For: "Betrifft",
  Messages: "Nachrichten",
  "No message is planned or was sent.": "Es ist keine Nachricht geplant und keine gesendet worden.",
  "Reminders of this customer": "Erinnerungen an diesen Kunden",
  "All messages": "Alle Nachrichten",
  "The credit is used.": "Das Guthaben ist verwendet.",
  "It is no credit any more.": "Es ist kein Guthaben mehr.",
  "The payment is taken back.": "Die Zahlung ist zurückgenommen.",
  Edit: "Bearbeiten",
  "With the country: +4915112345678.": "Mit Landesvorwahl: +4915112345678.",
  "Such as en or de. Leave it empty for the company's.":
    "Zum Beispiel en oder de. Lassen Sie das Feld leer, wenn die Sprache des Unternehmens gelten soll.",
  "Such as Europe/Berlin. Leave it empty for the company's.":
    "Zum Beispiel Europe/Berlin. Lassen Sie das Feld leer, wenn die Zeitzone des Unternehmens gelten soll.",
  "Save changes": "Änderungen speichern",
  "The debtor’s page": "Zahlungsseite des Kunden",
  "Open the debtor’s page": "Zahlungsseite öffnen",
  "New link": "Neuer Link",
  "New link to the debtor’s page": "Neuer Link zur Zahlungsseite",
  "All links that {displayName} was sent so far no longer work.":
    "Alle Links, die {displayName} bisher erhalten hat, funktionieren dann nicht mehr.",
  Nothing: "Nichts",
  "Where reminders may go": "Wohin Erinnerungen gesendet werden dürfen",
  "Receivables of this customer": "Forderungen dieses Kunden",
  "All receivables": "Alle Forderungen",
  "The invitation is on its way.": "Die Einladung ist unterwegs.",
  "The invitation is on its way again. We send at most three mails an hour to one address.":
    "Die Einladung ist noch einmal unterwegs. Wir senden höchstens drei E-Mails pro Stunde an eine Adresse.",
  "The invitation is withdrawn.": "Die Einladung ist zurückgezogen.",
  "The role is changed.": "Die Rolle ist geändert.",
  "This person does not belong to the company any more.": "Diese Person gehört nicht mehr zum Unternehmen.",
  "Two-factor authentication is reset. The person is told by mail.":
    "Die Zwei-Faktor-Authentifizierung ist zurückgesetzt. Die Person wird per E-Mail informiert.",
  "The invoice of {receivableName}": "Rechnung zu {receivableName}",
  "Back to {receivableName}": "Zurück zu {receivableName}",
  "We send you a link to set a new password.":
    "Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.",
  "Send the link": "Link senden",
  "If there is an account with this address, a mail with a link is on its way to it. The link works once, for 24 hours. Nothing has come? Look into the folder for spam, or ask for another one in an hour.":
    "Wenn es ein Benutzerkonto mit dieser Adresse gibt, ist eine E-Mail mit einem Link dorthin unterwegs. Der Link funktioniert einmal, 24 Stunden lang. Nichts angekommen? Sehen Sie im Spam-Ordner nach oder fordern Sie in einer Stunde einen neuen an.",
  "As in your country: {languageName}": "Wie in Ihrem Land: {languageName}",
  "Your company’s is {replaceAll}.": "Zeitzone Ihres Unternehmens: {replaceAll}.",
  "Find a customer": "Kunden suchen",
  Find: "Suchen",
  "Nobody found. Try fewer words, or enter a new customer below.":
    "Niemand gefunden. Versuchen Sie es mit weniger Wörtern oder geben Sie unten einen neuen Kunden ein.",
  "New customer": "Neuer Kunde",
  "With its country: +4915112345678.": "Mit Landesvorwahl: +4915112345678.",
  "Messages are written in it.": "In dieser Sprache werden Nachrichten verfasst.",
  "As your company": "Wie im Unternehmen",
  "Messages arrive there at the hours of your policy. {usualZone}":
    "Nachrichten kommen nach dieser Zeitzone zu den Uhrzeiten Ihrer Mahnregeln an. {usualZone}",
  "A new customer": "Neuer Kunde",
  "The newest customers, or those that you have looked for above.":
    "Die neuesten Kunden oder die, nach denen Sie oben gesucht haben.",
  "What is owed": "Forderung",
  "Such as 120.50 or 120,50, as you write it.": "Zum Beispiel 120,50 oder 120.50.",
  "Due date": "Fällig am",
  "Your own, an invoice number say.": "Ihre eigene, zum Beispiel eine Rechnungsnummer.",
  Create: "Anlegen",
  "The receivable is created.": "Die Forderung ist angelegt.",
  "The policy is saved. All that is open is planned anew in the background.":
    "Die Mahnregeln sind gespeichert. Alles Offene wird im Hintergrund neu geplant.",
  "The policy is saved. It has no steps: no customer is reminded.":
    "Die Mahnregeln sind gespeichert. Es gibt keine Stufen: Kein Kunde wird erinnert.",
  "This is what would happen. Nothing is saved yet.": "So würde es ablaufen. Noch ist nichts gespeichert.",
  "The steps are changed here. Nothing is saved yet.":
    "Die Stufen sind hier geändert. Noch ist nichts gespeichert.",
  "The default policy is in force again.": "Die Standardregeln gelten wieder.",
  Holiday: "Feiertag",
  Closed: "Kein Versand",
  "Due in effect": "Effektiv fällig",
  "Due on {date}": "Fällig am {date}",
  ", a day on which nothing is sent: it is paid in time until {date}.":
    ", einem Tag, an dem nichts gesendet wird: Bis zum {date} gilt die Zahlung als rechtzeitig.",
  "Nothing would be sent: the policy has no steps.":
    "Es würde nichts gesendet: Die Mahnregeln haben keine Stufen.",
  "Times are the customer's, in {timezone}.": "Uhrzeiten sind die des Kunden in {timezone}.",
  Friendly: "Freundlich",
  Firm: "Nachdrücklich",
  Final: "Letztmalig",
  Monday: "Montag",
  Tuesday: "Dienstag",
  Wednesday: "Mittwoch",
  Thursday: "Donnerstag",
  Friday: "Freitag",
  Saturday: "Samstag",
  Sunday: "Sonntag",
  "Moved. {list}": "Verschoben. {list}",
  "Not sent.": "Nicht gesendet.",
  "Not sent. {reason}": "Nicht gesendet. {reason}",
  "on the due date": "am Fälligkeitstag",
  "{days} before the due date": "{days} vor Fälligkeit",
  "{days} after the due date": "{days} nach Fälligkeit",
  Never: "Nie",
  "To final e-mails": "An letztmalige E-Mails",
  "To firm and final e-mails": "An nachdrückliche und letztmalige E-Mails",
  " and {count} more": " und {count} weitere",
  "No. {customerId}": "Nr. {customerId}",
  Message: "Nachricht",
  Now: "Jetzt",
  Then: "Danach",
  "All {count} open receivables were looked at.": "Alle {count} offenen Forderungen wurden geprüft.",
  "The first {count} open receivables were looked at.":
    "Die ersten {count} offenen Forderungen wurden geprüft.",
  "In the live book": "Bei Ihren Forderungen",
  "Nothing would change.": "Nichts würde sich ändern.",
  "If nobody pays, this would change:": "Falls niemand zahlt, würde sich dies ändern:",
  "Messages in {previewDays} days now": "Nachrichten in {previewDays} Tagen, jetzt",
  "Messages in {previewDays} days then": "Nachrichten in {previewDays} Tagen, danach",
  "None of the receivables that there are would get another message in these {previewDays} days. The calendar shows one that is made up.":
    "Bei keiner der bestehenden Forderungen würde sich in diesen {previewDays} Tagen eine Nachricht ändern. Der Kalender zeigt eine Beispielforderung.",
  "The first changes": "Die ersten Änderungen",
  "{step}, by {channels}": "{step}, per {channels}",
  "a bill's reminder {step}": "Erinnerung an eine Eingangsrechnung {step}",
  yes: "ja",
  no: "nein",
  none: "keine",
  "{days}, then nothing is sent": "{days}, danach wird nichts gesendet",
  Hours: "Uhrzeiten",
  "{from} to {to}": "{from} bis {to}",
  Days: "Tage",
  "Not on public holidays": "Nicht an Feiertagen",
  "Minimum balances": "Mindestbeträge",
  "Step added: {step}.": "Stufe hinzugefügt: {step}.",
  "Step removed: {step}.": "Stufe entfernt: {step}.",
  "{label}: {value}, before it was {before}.": "{label}: {value}, vorher {before}.",
  "By the customer's clock. Nothing leaves before {earliestTime} or after {latestTime}, whatever stands here.":
    "Nach der Uhr des Kunden. Vor {earliestTime} und nach {latestTime} wird nichts gesendet, ganz gleich, was hier steht.",
  "Not on public holidays of the company's country": "Nicht an Feiertagen im Land des Unternehmens",
  "0 to {most}: a notice names what is due so soon, and tells of nothing again for as long.":
    "0 bis {most}: Ein Vorabhinweis nennt, was in so vielen Tagen fällig wird, und wiederholt es ebenso lange nicht.",
  "1 to {most}; those that name it.": "1 bis {most}; es zählen alle, die die Forderung nennen.",
  "0 to {most}: so many days on which messages leave may a missed step be late.":
    "0 bis {most}: Um so viele Versandtage darf sich eine verpasste Stufe verspäten.",
  "Of the whole company, so that many do not leave at once.":
    "Für das ganze Unternehmen, damit nicht viele auf einmal gesendet werden.",
  "0 to {most}.": "0 bis {most}.",
  "{least} to {most}: so often is a receivable named again until it is paid. Never if empty.":
    "{least} bis {most}: In diesem Abstand wird eine Forderung erneut genannt, bis sie bezahlt ist. Nie, wenn leer.",
  "0 to {most}: so long a message waits while a payment that may be for it is looked at.":
    "0 bis {most}: So lange wartet eine Nachricht, während eine möglicherweise passende Zahlung geprüft wird.",
  "1 to {most}: without a newer bank statement for so long you are told. Never if empty.":
    "1 bis {most}: Kommt so lange kein neuerer Kontoauszug, werden Sie informiert. Nie, wenn leer.",
  "And send nothing until there is one": "Und bis dahin nichts senden",
  "What you keep as the invoice of a receivable, up to 10 MB in one e-mail. The customer’s page offers all of them.":
    "Was Sie als Rechnung zu einer Forderung hinterlegt haben, bis 10 MB in einer E-Mail. Auf der Zahlungsseite des Kunden stehen alle.",
  "A receivable that owes less than this waits until it owes more. In other currencies, so does one that owes less than 5.00 and less than a tenth of its amount.":
    "Ist von einer Forderung weniger offen, wartet sie, bis es mehr ist. In anderen Währungen wartet eine Forderung, von der weniger als 5,00 und weniger als ein Zehntel ihres Betrags offen ist.",
  "Currency {index}": "Währung {index}",
  "At least {index}": "Mindestbetrag {index}",
  "Bills, step": "Eingangsrechnungen, Stufe",
  Step: "Stufe",
  "Minimum for {currency}": "Mindestbetrag für {currency}",
  "no currency": "(ohne Währung)",
  "This is the default policy.": "Das sind die Standardregeln.",
  "Version {version}, saved {moment}.": "Version {version}, gespeichert am {moment}.",
  Steps: "Stufen",
  "Customers are reminded of what they owe:": "Kunden werden an ihre offenen Beträge erinnert:",
  "The usual tone is friendly up to the due date, firm after it, and final for the last step if it is late.":
    "Der übliche Tonfall ist bis zum Fälligkeitstag freundlich und danach nachdrücklich; die letzte Stufe ist letztmalig, wenn sie nach der Fälligkeit liegt.",
  "Hours and days": "Uhrzeiten und Tage",
  Limits: "Grenzen",
  "Bills to pay": "Zu zahlende Eingangsrechnungen",
  "Your own people are reminded of bills by e-mail.":
    "Ihr eigenes Team wird per E-Mail an Eingangsrechnungen erinnert.",
  "This policy has no steps: no customer is reminded of anything, until somebody adds some.":
    "Diese Mahnregeln haben keine Stufen: Kein Kunde wird an etwas erinnert, bis jemand welche hinzufügt.",
  "Save without steps": "Ohne Stufen speichern",
  "Once everything is right, you see here what would happen.":
    "Sobald alle Angaben stimmen, sehen Sie hier, wie es ablaufen würde.",
  "Preview also says what would change about the receivables that you have.":
    "Die Vorschau zeigt auch, was sich bei Ihren Forderungen ändern würde.",
  "Country of the company": "Land des Unternehmens",
  "None: no holidays": "Keines",
  "Time zone of the customer": "Zeitzone des Kunden",
  "Version {version} was saved and changed:": "Version {version} wurde gespeichert; geändert wurde:",
  "Version {version} was saved {moment} and changed:":
    "Version {version} wurde am {moment} gespeichert; geändert wurde:",
  Preview: "Vorschau",
  "A sample debt": "Beispielforderung",
  "Save policy": "Mahnregeln speichern",
  "Restore the default": "Standard wiederherstellen",
  "The default policy takes the place of version {version}.":
    "Die Standardregeln treten an die Stelle von Version {version}.",
  "The time window": "Das Zeitfenster",
  "Days that a notice looks ahead": "Vorausschau eines Vorabhinweises in Tagen",
  "Days between two reminders to one customer": "Tage zwischen zwei Erinnerungen an einen Kunden",
  "Reminders of one receivable, at most": "Erinnerungen je Forderung, höchstens",
  "Messages a minute, at most": "Nachrichten pro Minute, höchstens",
  "Open days to catch up": "Versandtage zum Nachholen",
  "Days between reminders after the last step": "Tage zwischen Erinnerungen nach der letzten Stufe",
  "Open days to look at a payment": "Versandtage zum Prüfen einer Zahlung",
  "Days without a bank statement": "Tage ohne Kontoauszug",
  "Attach the invoice": "Rechnung anhängen",
  days: "Tage",
  channels: "Versandwege",
  tone: "Tonfall",
  "Step {index}": "Stufe {index}",
  "before the due date": "vor Fälligkeit",
  "after the due date": "nach Fälligkeit",
  by: "per",
  Tone: "Tonfall",
  "Usual tone": "Üblicher Tonfall",
  Remove: "Entfernen",
  "step {index}": "Stufe {index}",
  "Add a step": "Stufe hinzufügen",
  "for bills": "für Eingangsrechnungen",
  "{name} was merged into {presentName}. Receivables, messages and notes are there.":
    "{name} wurde mit {presentName} zusammengeführt. Forderungen, Nachrichten und Notizen finden Sie dort.",
  "It leaves at once.": "Die Nachricht wird sofort gesendet.",
  "It leaves on {customerTime}, when the hours and distances of the policy let it.":
    "Die Nachricht wird am {customerTime} gesendet: Dann lassen Uhrzeiten und Abstände der Mahnregeln es zu.",
  "This message can't be written.": "Diese Nachricht kann nicht verfasst werden.",
  "To {recipient}": "An {recipient}",
  "It leaves as soon as it may.": "Die Nachricht wird gesendet, sobald es möglich ist.",
  "Send now to {customer}": "Jetzt an {customer} senden",
  "Back to the message": "Zurück zur Nachricht",
  "Reminders are on hold: nothing is sent before somebody goes live.":
    "Der Versand ist angehalten: Es wird nichts gesendet, bis jemand den Versand startet.",
  "Send now": "Jetzt senden",
  "You have not made this account, or do not know its password? <link>Set a new password</link> by another mail to this address. Then the account is yours, and whoever made it is locked out.":
    "Sie haben dieses Benutzerkonto nicht angelegt oder kennen sein Passwort nicht? <link>Legen Sie ein neues Passwort fest</link>, über eine weitere E-Mail an diese Adresse. Dann gehört das Benutzerkonto Ihnen, und wer es angelegt hat, ist ausgesperrt.",
  "You have not asked for this? Close this page, and nothing happens.":
    "Sie haben das nicht veranlasst? Schließen Sie diese Seite, und es passiert nichts.",
  "Is {email} your e-mail address?": "Ist {email} Ihre E-Mail-Adresse?",
  "Then give the password of your account.": "Dann geben Sie das Passwort Ihres Benutzerkontos ein.",
  "Yes, verify it": "Ja, bestätigen",
  "For {email}. You will be signed out everywhere else.": "Für {email}. Sie werden überall sonst abgemeldet.",
  "New password": "Neues Passwort",
  "Set password": "Passwort festlegen",
  "Welcome, {name}. Choose a password for {email}. After it, you set up two-factor authentication.":
    "Willkommen, {name}. Wählen Sie ein Passwort für {email}. Danach richten Sie die Zwei-Faktor-Authentifizierung ein.",
  "This link signs you in, once.": "Mit diesem Link melden Sie sich einmalig an.",
  "Sign in as {name}": "Als {name} anmelden",
  "Welcome, {data}. Choose a password for {email}.":
    "Willkommen, {data}. Wählen Sie ein Passwort für {email}.",
  "There is an account with this address by now. <link>Sign in</link>":
    "Inzwischen gibt es ein Benutzerkonto mit dieser Adresse. <link>Anmelden</link>",
  "The e-mail address of your account was changed, or is to be changed. Was that not you? Then take {email} back. Everybody is signed out, and you choose a new password.":
    "Die E-Mail-Adresse Ihres Benutzerkontos wurde geändert oder soll geändert werden. Waren Sie das nicht? Dann holen Sie sich {email} zurück. Alle werden abgemeldet, und Sie wählen ein neues Passwort.",
  "Take my address back": "Meine Adresse zurückholen",
  "{inviter} invites {email} to {company}.": "{inviter} lädt {email} zu {company} ein.",
  "Sign in with {name} to accept it.": "Melden Sie sich mit {name} an, um die Einladung anzunehmen.",
  "Make an account to accept it.": "Legen Sie ein Benutzerkonto an, um die Einladung anzunehmen.",
  "Accept invitation": "Einladung annehmen",
  "You have an account with this address.": "Sie haben ein Benutzerkonto mit dieser Adresse.",
  "You are signed in as {email}. Sign out, and open this link again.":
    "Sie sind als {email} angemeldet. Melden Sie sich ab und öffnen Sie diesen Link noch einmal.",
  "Sign in to accept": "Anmelden und annehmen",
  "Verify your e-mail address": "E-Mail-Adresse bestätigen",
  "Set a new password": "Neues Passwort festlegen",
  "Make your account": "Benutzerkonto anlegen",
  "Take your e-mail address back": "E-Mail-Adresse zurückholen",
  "Set your password": "Passwort festlegen",
  "Accept your invitation": "Einladung annehmen",
  "In the application": "In der Anwendung",
  "In the application, session {sessionId}": "In der Anwendung, Sitzung {sessionId}",
  "With a key": "Mit einem API-Schlüssel",
  "With key {apiKeyId}": "Mit API-Schlüssel {apiKeyId}",
  "On the command line": "Über die Kommandozeile",
  "On the customer's page": "Auf der Zahlungsseite",
  "By itself": "Automatisch",
  nothing: "(leer)",
  "from {before} to {after}": "von {before} zu {after}",
  Details: "Einzelheiten",
  "{count, plural, one {# message is approved.} other {# messages are approved.}}":
    "{count, plural, one {# Nachricht ist freigegeben.} other {# Nachrichten sind freigegeben.}}",
  "{count, plural, one {# message will not be sent. Its case goes on.} other {# messages will not be sent. Their cases go on.}}":
    "{count, plural, one {# Nachricht wird nicht gesendet.} other {# Nachrichten werden nicht gesendet.}} Es geht mit der nächsten Stufe weiter.",
  "{count, plural, one {# message says something else by now. Look at it again.} other {# messages say something else by now. Look at them again.}}":
    "{count, plural, one {# Nachricht hat inzwischen einen anderen Inhalt. Sehen Sie sie noch einmal an.} other {# Nachrichten haben inzwischen einen anderen Inhalt. Sehen Sie sie noch einmal an.}}",
  Approve: "Freigeben",
  Skip: "Überspringen",
  "Nothing else leaves in the next 30 days.": "In den nächsten 30 Tagen wird nichts weiter gesendet.",
  "Nothing leaves in the next 30 days.": "In den nächsten 30 Tagen wird nichts gesendet.",
  "What leaves in the next 30 days if nobody pays and nothing changes. The next message of each customer can be read, changed and stopped; what follows on it is foretold. Times are the customers’.":
    "Was in den nächsten 30 Tagen gesendet wird, wenn niemand zahlt und sich nichts ändert. Die nächste Nachricht an jeden Kunden können Sie lesen, ändern und stoppen; was danach kommt, ist eine Vorschau. Uhrzeiten sind die der Kunden.",
  "Later messages": "Spätere Nachrichten",
  "Key {apiKeyId}": "API-Schlüssel {apiKeyId}",
  "{count} other keys": "{count} andere API-Schlüssel",
  "No key has sent a request in this time. What is done in the application is not counted.":
    "In dieser Zeit hat kein API-Schlüssel eine Anfrage gesendet. Was in der Anwendung geschieht, wird nicht gezählt.",
  "Requests per day, by key": "Anfragen pro Tag, nach API-Schlüssel",
  Day: "Tag",
  "Requests per day, by key: {count} in {count2} days":
    "Anfragen pro Tag, nach API-Schlüssel: {count} in {count2} Tagen",
  "Planned from": "Geplant ab",
  "Planned to": "Geplant bis",
  "{channel} does not work since {moment}. Reminders wait, and go on by themselves when it works again.":
    "{channel} ist seit {moment} gestört. Erinnerungen warten und gehen von selbst weiter, sobald die Störung behoben ist.",
  "What is planned, the earliest first, then what has ended, newest first":
    "Zuerst Geplantes, das Früheste oben; dann Abgeschlossenes, das Neueste oben",
  "No reminder matches. Choose other filters, or clear them.":
    "Keine Erinnerung passt. Wählen Sie andere Filter oder setzen Sie sie zurück.",
  "No reminder is planned yet. Duebook plans them when customers owe something.":
    "Noch ist keine Erinnerung geplant. Duebook plant sie, sobald Kunden etwas schulden.",
  "Recovery codes": "Wiederherstellungscodes",
  "Each of these codes signs you in once if you don't have your phone. Print them, or keep them where you keep your passwords. They are not shown again.":
    "Mit jedem dieser Codes melden Sie sich einmal an, wenn Sie Ihr Telefon nicht zur Hand haben. Drucken Sie sie aus oder bewahren Sie sie dort auf, wo Sie Ihre Passwörter aufbewahren. Sie werden nicht noch einmal angezeigt.",
  "I have kept them": "Ich habe sie gesichert",
  Copy: "Kopieren",
  "Install an authenticator app on your phone, if you have none.":
    "Installieren Sie eine Authenticator-App auf Ihrem Telefon, falls Sie noch keine haben.",
  "Scan this code with the app, or type in the secret.":
    "Scannen Sie diesen Code mit der App oder geben Sie den geheimen Schlüssel ein.",
  "Type in the six digits that the app shows.": "Geben Sie die sechs Ziffern ein, die die App anzeigt.",
  "QR code for your authenticator app": "QR-Code für Ihre Authenticator-App",
  Secret: "Geheimer Schlüssel",
  Confirm: "Bestätigen",
  "Keep the present one": "Bisherige behalten",
  "Not now": "Nicht jetzt",
  "{count, plural, one {# recovery code is left.} other {# recovery codes are left.}}":
    "{count, plural, one {# Wiederherstellungscode ist übrig.} other {# Wiederherstellungscodes sind übrig.}}",
  "Make new ones soon": "Erstellen Sie bald neue",
  "New recovery codes": "Neue Wiederherstellungscodes",
  "Make ten new recovery codes? Those that you have stop working at once.":
    "Zehn neue Wiederherstellungscodes erstellen? Die bisherigen gelten dann sofort nicht mehr.",
  "Remove the authenticator app": "Authenticator-App entfernen",
  "Turn off two-factor": "Zwei-Faktor ausschalten",
  "Move to another phone": "Auf ein anderes Telefon umziehen",
  "Move two-factor authentication to another phone? The present one works until the other one does.":
    "Die Zwei-Faktor-Authentifizierung auf ein anderes Telefon umziehen? Das bisherige funktioniert, bis das andere eingerichtet ist.",
  "Remove the authenticator app? Signing in with your password asks for a passkey from then on.":
    "Die Authenticator-App entfernen? Für die Anmeldung mit Passwort brauchen Sie dann einen Passkey.",
  "Turn off two-factor authentication? Your API keys stop working at once, and where you are owner or admin, you can't open the company until you set it up again.":
    "Die Zwei-Faktor-Authentifizierung ausschalten? Ihre API-Schlüssel funktionieren dann sofort nicht mehr, und wo Sie Inhaber oder Admin sind, können Sie das Unternehmen erst wieder öffnen, wenn Sie sie neu eingerichtet haben.",
  "Add an authenticator app": "Authenticator-App hinzufügen",
  "Add an authenticator app? Its codes work beside your passkeys.":
    "Eine Authenticator-App hinzufügen? Ihre Codes gelten zusätzlich zu Ihren Passkeys.",
  "a passkey or a code from your authenticator app":
    "einen Passkey oder einen Code aus Ihrer Authenticator-App",
  "a code from your authenticator app": "einen Code aus Ihrer Authenticator-App",
  "a passkey": "einen Passkey",
  On: "Ein",
  "Signing in with your password asks for {asks}.": "Für die Anmeldung mit Passwort brauchen Sie {asks}.",
  Off: "Aus",
  "With it, nobody can sign in with your password alone. Owners and admins of a company need it, and so do API keys.":
    "Damit kann sich niemand allein mit Ihrem Passwort anmelden. Inhaber und Admins eines Unternehmens brauchen sie, ebenso wer API-Schlüssel verwendet.",
  "Add a passkey": "Passkey hinzufügen",
  "So that you know it again in the list, such as “My phone”.":
    "Damit Sie ihn in der Liste wiedererkennen, zum Beispiel „Mein Telefon“.",
  "Remove a passkey": "Passkey entfernen",
  "Remove the passkey “{name}”? It opens your account no more, and you are signed out everywhere else.":
    "Den Passkey „{name}“ entfernen? Er öffnet Ihr Benutzerkonto dann nicht mehr, und Sie werden überall sonst abgemeldet.",
  "It is your only second factor: your API keys stop working at once, and where you are owner or admin, you can't open the company until you set up another one.":
    "Er ist Ihr einziger zweiter Faktor: Ihre API-Schlüssel funktionieren dann sofort nicht mehr, und wo Sie Inhaber oder Admin sind, können Sie das Unternehmen erst wieder öffnen, wenn Sie einen anderen eingerichtet haben.",
  "Remove “{name}”": "„{name}“ entfernen",
  Added: "Hinzugefügt",
  "Last used": "Zuletzt verwendet",
  Passkeys: "Passkeys",
  "A passkey is kept by your phone, your computer, a security key or a password manager. It signs you in without your password, and it can stand for the code of an authenticator app.":
    "Ein Passkey liegt auf Ihrem Telefon, Ihrem Computer, einem Sicherheitsschlüssel oder in einem Passwortmanager. Damit melden Sie sich ohne Passwort an; er kann auch den Code einer Authenticator-App ersetzen.",
  "You can't add one here: browsers know passkeys only at an address with a name, such as https://duebook.example or http://localhost, and not at one in numbers.":
    "Hier können Sie keinen hinzufügen: Browser erlauben Passkeys nur unter einer Adresse mit Namen wie https://duebook.example oder http://localhost, nicht unter einer aus Zahlen.",
  "Adding a passkey needs JavaScript.": "Um einen Passkey hinzuzufügen, ist JavaScript nötig.",
  "You have {maxPasskeys} passkeys, and no more fit.":
    "Sie haben {maxPasskeys} Passkeys; mehr sind nicht möglich.",
  "About you": "Über Sie",
  "As in the company": "Wie im Unternehmen",
  "What you read is in it, and amounts and dates are as usual there.":
    "In dieser Sprache erscheinen alle Texte; Beträge und Datumsangaben werden geschrieben, wie es dort üblich ist.",
  "How you read times; in the company it is {usualZone}. What is overdue goes by the company’s.":
    "In dieser Zeitzone sehen Sie Uhrzeiten; im Unternehmen gilt {usualZone}. Was überfällig ist, richtet sich nach dem Unternehmen.",
  "Send me a digest of what needs attention": "Zusammenfassung senden, wenn etwas zu erledigen ist",
  "At most once a day, by e-mail to your account's address, if you are an owner or admin. Nothing is sent on days without news.":
    "Höchstens einmal am Tag per E-Mail an die Adresse Ihres Benutzerkontos, wenn Sie Inhaber oder Admin sind. An Tagen ohne Neuigkeiten wird nichts gesendet.",
  "Tell me each morning what leaves today": "Jeden Morgen mitteilen, was heute gesendet wird",
  "At eight by the company's clock, if you are an owner or admin, on days on which something leaves.":
    "Um acht Uhr nach der Uhr des Unternehmens, wenn Sie Inhaber oder Admin sind, an Tagen, an denen etwas gesendet wird.",
  Save: "Speichern",
  Verified: "Bestätigt",
  "Not verified": "Nicht bestätigt",
  "Open the link in the e-mail that we have sent there. API keys work once your address is verified.":
    "Öffnen Sie den Link in der E-Mail, die wir dorthin gesendet haben. API-Schlüssel funktionieren, sobald Ihre Adresse bestätigt ist.",
  "It becomes {newEmail} as soon as you open the link that we have sent there. Until then you sign in with the present address, and your API keys do not work.":
    "Ihre Adresse wird zu {newEmail}, sobald Sie den Link öffnen, den wir dorthin gesendet haben. Bis dahin melden Sie sich mit der bisherigen Adresse an, und Ihre API-Schlüssel funktionieren nicht.",
  "Send the link again": "Link noch einmal senden",
  "Keep the present address": "Bisherige Adresse behalten",
  "You have no password yet. <link>Have a link mailed</link> to set one.":
    "Sie haben noch kein Passwort. <link>Lassen Sie sich einen Link senden</link>, um eines festzulegen.",
  "New e-mail": "Neue E-Mail-Adresse",
  "We mail a link there, and tell your present address.":
    "Wir senden einen Link dorthin und informieren Ihre bisherige Adresse.",
  "Change e-mail": "E-Mail-Adresse ändern",
  "To change the address, set a password first.":
    "Um die Adresse zu ändern, legen Sie zuerst ein Passwort fest.",
  "Present password": "Aktuelles Passwort",
  "At least {minPasswordLength} characters that are hard to guess. You are signed out everywhere else.":
    "Mindestens {minPasswordLength} Zeichen, die schwer zu erraten sind. Sie werden überall sonst abgemeldet.",
  "Change password": "Passwort ändern",
  "You are signed out.": "Sie sind abgemeldet.",
  "That browser is signed out.": "Dieser Browser ist abgemeldet.",
  "You are signed out everywhere.": "Sie sind überall abgemeldet.",
  "the time zone that you have chosen": "die von Ihnen gewählte Zeitzone",
  "because neither you nor a company of yours has chosen a time zone":
    "weil weder Sie noch eines Ihrer Unternehmen eine Zeitzone gewählt hat",
  "the time zone of {name}": "die Zeitzone von {name}",
  "Times are those of {readable}, {why}.": "Uhrzeiten gelten für {readable}, {why}.",
  Browser: "Browser",
  "This session": "Diese Sitzung",
  "Signed in": "Angemeldet",
  "Last seen": "Zuletzt aktiv",
  End: "Beenden",
  "Where you are signed in": "Wo Sie angemeldet sind",
  "Sign out everywhere": "Überall abmelden",
  "The passkey is added.": "Der Passkey ist hinzugefügt.",
  "The passkey is removed. You are signed out everywhere else.":
    "Der Passkey ist entfernt. Sie sind überall sonst abgemeldet.",
  "Close account": "Benutzerkonto schließen",
  "You leave your companies, and nobody can sign in with this account any more. What you did in a company stays in its log.":
    "Sie verlassen Ihre Unternehmen, und niemand kann sich mehr mit diesem Benutzerkonto anmelden. Was Sie in einem Unternehmen getan haben, bleibt in dessen Protokoll.",
  "Close your account": "Ihr Benutzerkonto schließen",
  "You are signed out everywhere, your API keys stop working, and {email} can make another account. This can’t be undone.":
    "Sie werden überall abgemeldet, Ihre API-Schlüssel funktionieren nicht mehr, und mit {email} kann ein anderes Benutzerkonto angelegt werden. Das lässt sich nicht rückgängig machen.",
  "Your account is closed.": "Ihr Benutzerkonto ist geschlossen.",
  "Not confirmed": "Nicht bestätigt",
  "You are not signed in": "Sie sind nicht angemeldet",
  "This needs a sign-in of the last ten minutes at {name}. You come back to where you were. Then do it again: it was not done yet.":
    "Dafür ist eine Anmeldung bei {name} aus den letzten zehn Minuten nötig. Danach kommen Sie hierher zurück. Wiederholen Sie dann die Aktion: Sie wurde noch nicht ausgeführt.",
  Unmatched: "Nicht zugeordnet",
  Suggestion: "Vorschlag",
  "Partly applied": "Teilweise zugeordnet",
  Applied: "Zugeordnet",
  Ignored: "Ignoriert",
  "Paid back": "Zurückgezahlt",
  "Took a payment back": "Hat eine Zahlung zurückgenommen",
  Return: "Rückgabe",
  "Money out": "Zahlungsausgang",
  "Unknown payer": "Unbekannter Zahler",
  "payment ID": "Zahlungs-ID",
  number: "Nummer",
  sum: "Summe",
  "the {last} is exact": "{last} stimmt genau überein",
  "{list} and {last} are exact": "{list} und {last} stimmen genau überein",
  "it is less by what may be deducted": "der Betrag ist um einen zulässigen Abzug niedriger",
  "another part of it paid a debt of theirs":
    "mit einem anderen Teil wurde eine Forderung an diesen Kunden bezahlt",
  "paid by the same account in {month}": "vom selben Konto wurde im {month} gezahlt",
  "the payer’s name is the customer’s": "der Zahler heißt wie der Kunde",
  "is paid already": "ist schon bezahlt",
  "is void": "ist storniert",
  "is in another currency": "hat eine andere Währung",
  "{receivable} {why}.": "{receivable} {why}.",
  "Applied.": "Zugeordnet.",
  "Applied to what you chose.": "Wie ausgewählt zugeordnet.",
  "It is not suggested any more.": "Wird nicht mehr vorgeschlagen.",
  "Ignored.": "Ignoriert.",
  "Undone. It waits again.": "Rückgängig gemacht. Die Buchung wartet wieder.",
  "It is taken back: its payments are reversed.": "Zurückgenommen: Die Zahlungen sind storniert.",
  "It is marked as paid back.": "Als zurückgezahlt markiert.",
  "Statements of your bank": "Kontoauszüge Ihrer Bank",
  "Choose files, or drop them here: camt (XML or ZIP), MT940, OFX, CSV. Up to 10 MB each.":
    "Wählen Sie Dateien aus oder ziehen Sie sie hierher: camt (XML oder ZIP), MT940, OFX, CSV. Jeweils bis 10 MB.",
  Upload: "Hochladen",
  "{transactions, plural, one {# transaction} other {# transactions}}":
    "{transactions, plural, one {# Buchung} other {# Buchungen}}",
  "{transactions, plural, one {# transaction} other {# transactions}}, {known} of them known before":
    "{transactions, plural, one {# Buchung} other {# Buchungen}}, davon {known} schon bekannt",
  "{what}. Nothing is new.": "{what}. Nichts ist neu.",
  "{what}: {applied} applied, nothing waits for you.":
    "{what}: {applied} zugeordnet, für Sie ist nichts zu tun.",
  "{what}: {applied} applied, {waiting, plural, one {# waits} other {# wait}} for you.":
    "{what}: {applied} zugeordnet, {waiting, plural, one {# wartet} other {# warten}} auf Sie.",
  Imported: "Importiert",
  "Unknown account": "Unbekanntes Konto",
  Columns: "Spalten zuordnen",
  Refused: "Abgelehnt",
  "It is of {count, plural, one {an account that} other {accounts that}} Duebook does not know: {list}. Nothing was imported.":
    "Die Datei gehört zu {count, plural, one {einem Konto, das} other {Konten, die}} Duebook nicht kennt: {list}. Es wurde nichts importiert.",
  "Is it yours? Add it, then upload the file again.":
    "Gehört es Ihnen? Fügen Sie es hinzu und laden Sie die Datei noch einmal hoch.",
  "An owner or admin can add it.": "Ein Inhaber oder Admin kann es hinzufügen.",
  "Add this account": "Dieses Konto hinzufügen",
  "Open the statement": "Kontoauszug öffnen",
  "What came of your files": "Ergebnis Ihrer Dateien",
  "Go to Money in": "Zum Zahlungseingang",
  "Statement {id}": "Kontoauszug {id}",
  "{statementName} is being matched: {count} of {count2}.":
    "{statementName} wird abgeglichen: {count} von {count2}.",
  "Left the account": "Vom Konto abgegangen",
  "Came in": "Eingegangen",
  "Not applied": "Nicht zugeordnet",
  Booked: "Gebucht",
  Value: "Wertstellung",
  Account: "Konto",
  "No. {bankAccountId}": "Nr. {bankAccountId}",
  "Paid to": "Gezahlt an",
  "Paid by": "Gezahlt von",
  "Their account": "Gegenkonto",
  "End-to-end ID": "End-to-End-ID",
  "Bank’s reference": "Bankreferenz",
  "Reason of the return": "Grund der Rückgabe",
  "Takes back": "Nimmt zurück",
  "No. {returnsId}": "Nr. {returnsId}",
  Statement: "Kontoauszug",
  "No. {bankStatementId}": "Nr. {bankStatementId}",
  Ignore: "Ignorieren",
  "It is for none of the receivables, such as a refund of a supplier or money of your own. Reminders no longer wait for it.":
    "Die Buchung betrifft keine Forderung, zum Beispiel die Erstattung eines Lieferanten oder eigenes Geld. Erinnerungen warten dann nicht mehr auf sie.",
  "left of {amount}": "übrig von {amount}",
  "It takes an earlier payment back, and it is not certain which one. Open it to choose.":
    "Die Buchung nimmt eine frühere Zahlung zurück, und es ist nicht sicher, welche. Öffnen Sie sie, um die Zahlung auszuwählen.",
  "Money left the account.": "Das Geld ist vom Konto abgegangen.",
  "Nothing in the book fits. Look for what it pays.":
    "Keine Forderung passt. Suchen Sie, was damit bezahlt wird.",
  Split: "Aufteilen",
  "{others, plural, one {# other suggestion} other {# other suggestions}}":
    "{others, plural, one {# anderer Vorschlag} other {# andere Vorschläge}}",
  "Pages of what needs you": "Seiten der zu erledigenden Buchungen",
  "More that needs you": "Weitere zu erledigen",
  "What needs you": "Zu erledigen",
  "What needs you ({total})": "Zu erledigen ({total})",
  "What needs you ({total} or more)": "Zu erledigen ({total} oder mehr)",
  "Nothing waits for you: all that came in is applied, or was ignored.":
    "Für Sie ist nichts zu tun: Alles, was einging, ist zugeordnet oder wurde ignoriert.",
  "{amount} open, due {date}": "{amount} offen, fällig am {date}",
  "Amount for {receivableName}": "Betrag für {receivableName}",
  "References, descriptions, customers. What is chosen stays chosen.":
    "Referenzen, Beschreibungen, Kunden. Was ausgewählt ist, bleibt ausgewählt.",
  "Split, or apply to other receivables": "Aufteilen oder anderen Forderungen zuordnen",
  "Search for what it pays.": "Suchen Sie, was damit bezahlt wird.",
  "No open receivable in {currency} matches.": "Keine offene Forderung in {currency} passt.",
  "Apply to these": "Diesen zuordnen",
  "Work out": "Berechnen",
  Direction: "Richtung",
  "In and out": "Beides",
  "Booked from": "Gebucht ab",
  "Booked to": "Gebucht bis",
  Payer: "Zahler",
  "Just done": "Gerade erledigt",
  "to {receivables}": "zu {receivables}",
  Date: "Datum",
  "Value date": "Wertstellung",
  "Amount, with its sign": "Betrag mit Vorzeichen",
  "Whether it came or left": "Eingang oder Ausgang",
  "Payer or payee": "Zahler oder Empfänger",
  "Payment reference": "Verwendungszweck",
  "Balance afterwards": "Saldo danach",
  "Which column is what? The answer is remembered for the account.":
    "Welche Spalte ist was? Die Antwort wird für das Konto gespeichert.",
  "The file is too large to be kept meanwhile: choose it again afterwards.":
    "Die Datei ist zu groß, um sie solange zu behalten: Wählen Sie sie danach noch einmal aus.",
  "The first rows of {fileName}": "Die ersten Zeilen von {fileName}",
  "Choose the account": "Konto wählen",
  "Not in the file": "Nicht in der Datei",
  Import: "Importieren",
  "The balance of {date} is not that of {date2}": "Der Saldo vom {date} passt nicht zu dem vom {date2}",
  "No statement of {date}": "Auszug fehlt: {date}",
  "and {count} more gaps": "und {count} weitere Lücken",
  "No statement yet": "Noch kein Kontoauszug",
  "Last statement to {date}": "Letzter Kontoauszug bis zum {date}",
  Accounts: "Konten",
  "Sort code": "Sort Code",
  "United Kingdom.": "Vereinigtes Königreich.",
  "Routing number": "Routing Number",
  "United States.": "USA.",
  "Clearing number": "Clearing-Nummer",
  "Anywhere else.": "Alle anderen Länder.",
  "Add an account": "Konto hinzufügen",
  "Statements of it are read from then on. Customers who owe its currency are told to pay into the first account of that currency, so it may be this one.":
    "Kontoauszüge davon werden ab dann gelesen. Kunden mit offenen Beträgen in dieser Währung wird das erste Konto dieser Währung genannt, also vielleicht dieses.",
  "Account holder": "Kontoinhaber",
  "As the bank has it.": "Wie bei der Bank geführt.",
  "Without an IBAN: the account number, and the code of the bank.":
    "Ohne IBAN: die Kontonummer und die Kennung der Bank.",
  "Account number": "Kontonummer",
  "For payments from abroad.": "Für Zahlungen aus dem Ausland.",
  "This needs a code of your second factor, because money goes there.":
    "Dafür ist ein Zwei-Faktor-Code nötig, weil Geld dorthin fließt.",
  "{receivableName} of {a}": "{receivableName} von {a}",
  "Nothing is written on it.": "Ohne Text.",
  ", due {date}": ", fällig am {date}",
  "of {amount}": "von {amount}",
  "{amount} stays the customer’s credit.": "Der Rest von {amount} bleibt Guthaben des Kunden.",
  "money|Apply": "Zuordnen",
  "Not this": "Passt nicht",
  "Statements so far": "Bisherige Kontoauszüge",
  "An owner or admin can add an account.": "Ein Inhaber oder Admin kann ein Konto hinzufügen.",
  "Upload a statement of your bank, and Duebook finds the receivables that were paid. It has to know the account: add it first, or give your IBAN in the facts of the company.":
    "Laden Sie einen Kontoauszug Ihrer Bank hoch, und Duebook findet die bezahlten Forderungen. Dafür muss das Konto bekannt sein: Fügen Sie es zuerst hinzu oder tragen Sie Ihre IBAN in den Angaben zum Unternehmen ein.",
  "Upload a statement of your bank, and Duebook finds the receivables that were paid. It has to know the account: ask an owner or admin to add it, or to give your IBAN in the facts of the company.":
    "Laden Sie einen Kontoauszug Ihrer Bank hoch, und Duebook findet die bezahlten Forderungen. Dafür muss das Konto bekannt sein: Bitten Sie einen Inhaber oder Admin, es hinzuzufügen oder Ihre IBAN in den Angaben zum Unternehmen einzutragen.",
  "Nothing has moved yet, as far as Duebook knows. Upload a statement.":
    "Duebook kennt noch keine Buchungen. Laden Sie einen Kontoauszug hoch.",
  "All transactions": "Alle Buchungen",
  "Nothing matches. Try fewer filters.": "Nichts passt. Versuchen Sie es mit weniger Filtern.",
  Transactions: "Buchungen",
  "The file has the first {count} of them.": "Die Datei enthält die ersten {count} davon.",
  "The account is added. Upload its statements.":
    "Das Konto ist hinzugefügt. Laden Sie seine Kontoauszüge hoch.",
  "Cut after {count} of {total} rows.": "Nach {count} von {total} Zeilen abgeschnitten.",
  Owed: "Außenstände",
  "Due in 7 days": "Bald fällig (7 Tage)",
  Disputed: "In Klärung",
  "Promises not kept": "Zugesagt, nicht bezahlt",
  "Nothing matches. Try fewer filters, or another word.":
    "Nichts passt. Versuchen Sie es mit weniger Filtern oder einem anderen Wort.",
  "Nothing that is owed matches.": "Unter den Außenständen passt nichts.",
  "Look among all receivables": "In allen Forderungen suchen",
  "Everything is paid.": "Alles ist bezahlt.",
  "Show all receivables": "Alle Forderungen anzeigen",
  "Not everything is shown. Narrow the list with a filter.":
    "Es wird nicht alles angezeigt. Grenzen Sie die Liste mit einem Filter ein.",
  "Choose all on this page": "Alle auf dieser Seite auswählen",
  "Choose {receivableName}": "{receivableName} auswählen",
  "Nothing is owed to you yet. Create what a customer owes you, or import a file of it.":
    "Noch schuldet Ihnen niemand etwas. Legen Sie eine Forderung an oder importieren Sie eine Datei mit Forderungen.",
  "Cut after {count} rows: the search finds no more at once.":
    "Nach {count} Zeilen abgeschnitten: Mehr findet die Suche nicht auf einmal.",
  "To pay": "Zu zahlen",
  Bill: "Eingangsrechnung",
  "Not overdue": "Nicht überfällig",
  "Due from": "Fällig ab",
  "Due to": "Fällig bis",
  "Exact reference": "Genaue Referenz",
  "Series number": "Nummer der Serie",
  Calendar: "Kalender",
  Series: "Serien",
  "No bill is recorded yet. Record one, or a series of bills that come every month.":
    "Noch ist keine Eingangsrechnung erfasst. Erfassen Sie eine oder eine Serie für Rechnungen, die jeden Monat kommen.",
  "No bill matches. Choose other filters, or clear them.":
    "Keine Eingangsrechnung passt. Wählen Sie andere Filter oder setzen Sie sie zurück.",
  "The texts are saved. Messages use them from now on.":
    "Die Texte sind gespeichert. Nachrichten verwenden sie ab sofort.",
  "This is a preview. Nothing is saved yet.": "Das ist eine Vorschau. Noch ist nichts gespeichert.",
  Expired: "Abgelaufen",
  "{days, plural, one {Expires in # day} other {Expires in # days}}":
    "{days, plural, one {Läuft in # Tag ab} other {Läuft in # Tagen ab}}",
  Rotate: "Erneuern",
  "Rotate the key “{name}”? You get a new key with the same name and scopes. The present one stops working at once.":
    "Den API-Schlüssel „{name}“ erneuern? Sie erhalten einen neuen mit demselben Namen und denselben Rechten. Der bisherige funktioniert dann sofort nicht mehr.",
  Revoke: "Sperren",
  "Revoke the key “{name}”? Whatever uses it stops working at once, and it can't be brought back.":
    "Den API-Schlüssel „{name}“ sperren? Was ihn verwendet, funktioniert dann sofort nicht mehr. Das lässt sich nicht rückgängig machen.",
  Scopes: "Rechte",
  Holder: "Besitzer",
  "{name} (you)": "{name} (Sie)",
  Made: "Erstellt",
  Validity: "Gültigkeit",
  "Your keys are refused until your e-mail address is confirmed. <link>Confirm it in your account</link>.":
    "Ihre API-Schlüssel werden abgelehnt, bis Ihre E-Mail-Adresse bestätigt ist. <link>Bestätigen Sie sie in Ihrem Benutzerkonto</link>.",
  "{own} of {most, plural, one {# key} other {# keys}}":
    "{own} von {most, plural, one {# Schlüssel} other {# Schlüsseln}}",
  "There are no keys yet. With a key, a program of yours can send receivables and bills, and read them. What it can do is described in <link>the interface</link>.":
    "Es gibt noch keine API-Schlüssel. Mit einem Schlüssel kann eines Ihrer Programme Forderungen und Eingangsrechnungen senden und lesen. Was möglich ist, steht in der <link>Beschreibung der Schnittstelle</link>.",
  "Keys of the company, the newest first": "API-Schlüssel des Unternehmens, neueste zuerst",
  "The key was created.": "Der API-Schlüssel wurde erstellt.",
  "The key was replaced with a new one, which was shown once.":
    "Der API-Schlüssel wurde durch einen neuen ersetzt, der einmal angezeigt wurde.",
  "The key is revoked.": "Der API-Schlüssel ist gesperrt.",
  Arrived: "Angekommen",
  "Owed then": "Damals offen",
  Tries: "Versuche",
  "Answer of the provider": "Antwort des Anbieters",
  Moved: "Verschoben",
  "The message is also about": "Die Nachricht betrifft auch",
  "reminder {count}": "Erinnerung {count}",
  "Reminder {count}": "Erinnerung {count}",
  "The reminder": "Die Erinnerung",
  "The message was removed, because its time of retention is over.":
    "Die Nachricht wurde gelöscht, weil ihre Aufbewahrungsfrist abgelaufen ist.",
  "No message was created for this reminder.": "Zu dieser Erinnerung wurde keine Nachricht erstellt.",
  "Owners and admins need two-factor authentication before they can open the company. Set it up here; it takes a minute.":
    "Inhaber und Admins brauchen die Zwei-Faktor-Authentifizierung, bevor sie das Unternehmen öffnen können. Richten Sie sie hier ein; es dauert eine Minute.",
  "Your account is saved.": "Ihr Benutzerkonto ist gespeichert.",
  "We have mailed a link to your new address. It becomes yours when you open the link.":
    "Wir haben einen Link an Ihre neue Adresse gesendet. Sie gilt, sobald Sie den Link öffnen.",
  "Your address stays as it is. We have mailed a link there, to verify it anew.":
    "Ihre Adresse bleibt, wie sie ist. Wir haben einen Link dorthin gesendet, um sie neu zu bestätigen.",
  "The link is on its way. We send at most three mails an hour.":
    "Der Link ist unterwegs. Wir senden höchstens drei E-Mails pro Stunde.",
  "Your password is changed. You are signed out everywhere else.":
    "Ihr Passwort ist geändert. Sie sind überall sonst abgemeldet.",
  "This code is not right. Codes change every 30 seconds.":
    "Dieser Code ist falsch. Die Codes wechseln alle 30 Sekunden.",
  "Two-factor authentication is on.": "Die Zwei-Faktor-Authentifizierung ist eingeschaltet.",
  "Good. Keep your recovery codes where you find them without your phone.":
    "Gut. Bewahren Sie Ihre Wiederherstellungscodes dort auf, wo Sie sie ohne Ihr Telefon finden.",
  "You have new recovery codes.": "Sie haben neue Wiederherstellungscodes.",
  "Scan the code below with your other phone.": "Scannen Sie den Code unten mit Ihrem anderen Telefon.",
  "Scan the code below with your authenticator app.":
    "Scannen Sie den Code unten mit Ihrer Authenticator-App.",
  "Two-factor authentication stays as it was.":
    "Die Zwei-Faktor-Authentifizierung ist geblieben, wie sie war.",
  "Two-factor authentication is off.": "Die Zwei-Faktor-Authentifizierung ist ausgeschaltet.",
  "Your account": "Ihr Benutzerkonto",
  "Nobody and nothing is found for “{text}”.": "Nichts gefunden für „{text}“.",
  "A search looks for the beginnings of words: of a customer’s name or address, of a reference, of a page. An amount is looked for as a whole.":
    "Die Suche findet Wortanfänge: im Namen oder in der Adresse eines Kunden, in einer Referenz, im Namen einer Seite. Ein Betrag wird als Ganzes gesucht.",
  "Look in descriptions": "In Beschreibungen suchen",
  "Pages and actions": "Seiten und Aktionen",
  "Customer, reference, amount or page": "Kunde, Referenz, Betrag oder Seite",
  "How you read times.": "In dieser Zeitzone sehen Sie Uhrzeiten.",
  "As your browser says": "Wie im Browser eingestellt",
  "We send you a link to choose a password.": "Wir senden Ihnen einen Link, mit dem Sie ein Passwort wählen.",
  "Sign up": "Registrieren",
  "You have an account? <link>Sign in</link>": "Sie haben schon ein Benutzerkonto? <link>Anmelden</link>",
  "We have written to your e-mail address. Open the link in that mail to choose a password; then you have an account. It works once, for 24 hours. Nothing has come? Look into the folder for spam.":
    "Wir haben an Ihre E-Mail-Adresse geschrieben. Öffnen Sie den Link in dieser E-Mail, um ein Passwort zu wählen; dann haben Sie ein Benutzerkonto. Er funktioniert einmal, 24 Stunden lang. Nichts angekommen? Sehen Sie im Spam-Ordner nach.",
  "Merge into": "Zusammenführen mit",
  "Nobody found. Type a word of the name, of an address or of a reference.":
    "Niemand gefunden. Geben Sie ein Wort aus dem Namen, einer Adresse oder einer Referenz ein.",
  "The newest customers": "Die neuesten Kunden",
  Found: "Gefunden",
  Before: "Vorher",
  "What the two have now": "Was die beiden jetzt haben",
  Afterwards: "Nachher",
  "Choose another customer": "Anderen Kunden wählen",
  "Merge {displayName}": "{displayName} zusammenführen",
  "The customers are merged.": "Die Kunden sind zusammengeführt.",
  "Sign in as somebody else": "Als jemand anderes anmelden",
  "The six digits that your authenticator app shows.":
    "Die sechs Ziffern, die Ihre Authenticator-App anzeigt.",
  "A passkey needs JavaScript. Without it, use a recovery code.":
    "Ein Passkey erfordert JavaScript. Verwenden Sie sonst einen Wiederherstellungscode.",
  "Use a recovery code": "Wiederherstellungscode verwenden",
  "Recovery code": "Wiederherstellungscode",
  "One of the ten that you kept when you set up two-factor authentication. Each works once.":
    "Einer der zehn, die Sie beim Einrichten der Zwei-Faktor-Authentifizierung gesichert haben. Jeder gilt einmal.",
  "Use the authenticator app": "Authenticator-App verwenden",
  "sort code": "Sort Code",
  "routing number": "Routing Number",
  "clearing number": "Clearing-Nummer",
  "Remove a bank account": "Bankkonto entfernen",
  "Remove {number}? Messages from now on no longer name it. Those that were sent stay as they are.":
    "{number} entfernen? Künftige Nachrichten nennen das Konto nicht mehr. Bereits gesendete bleiben, wie sie sind.",
  "Who owes this currency pays into this account.":
    "Wer Beträge in dieser Währung schuldet, zahlt auf dieses Konto.",
  "United Kingdom, such as 20-00-00.": "Vereinigtes Königreich, zum Beispiel 20-00-00.",
  "United States, nine digits.": "USA, neun Ziffern.",
  "Anywhere else: clearing number, BSB, IFSC.": "Alle anderen Länder: Clearing-Nummer, BSB, IFSC.",
  "Add the account": "Konto hinzufügen",
  "not told to customers": "wird Kunden nicht genannt",
  "Accounts for other currencies": "Konten für andere Währungen",
  "Customers are told the first account of the currency that they owe, and the IBAN above for every other currency.":
    "Kunden sehen das erste Konto in der Währung, in der sie zahlen; für alle anderen Währungen gilt die IBAN oben.",
  "The account is added. Messages name it from now on.":
    "Das Konto ist hinzugefügt. Nachrichten nennen es ab sofort.",
  "The account is removed.": "Das Konto ist entfernt.",
  "What your customers see": "Was Ihre Kunden sehen",
  "For a debt of {amount} with the reference {reference}:":
    "Für eine Forderung über {amount} mit der Referenz {reference}:",
  "Pay online": "Online bezahlen",
  Web: "Website",
  Address: "Anschrift",
  Country: "Land",
  IBAN: "IBAN",
  BIC: "BIC",
  "Payment link": "Zahlungslink",
  "Legal notice": "Pflichtangaben",
  "The archive is being made: {count} rows so far.": "Das Archiv wird erstellt: bisher {count} Zeilen.",
  "The archive of {moment} has {count} rows and {megabytes} MB.":
    "Das Archiv vom {moment} hat {count} Zeilen und {megabytes} MB.",
  Download: "Herunterladen",
  "Everything as a file": "Alles als Datei",
  "One ZIP with all that the company has here, as CSV for spreadsheets and JSON for programs. It is made while you work on, and can be downloaded for 30 days by owners and admins, with a code.":
    "Ein ZIP mit allen Daten des Unternehmens, als CSV für Tabellenprogramme und als JSON für andere Programme. Es wird erstellt, während Sie weiterarbeiten; Inhaber und Admins können es 30 Tage lang mit einem Code herunterladen.",
  "Make the archive": "Archiv erstellen",
  "Make a new archive": "Neues Archiv erstellen",
  "Close company": "Unternehmen schließen",
  "Nothing is sent any more, and nobody gets in. For {reopenDays} days an owner can open it again; then all of it is deleted.":
    "Es wird nichts mehr gesendet, und niemand hat mehr Zugang. {reopenDays} Tage lang kann ein Inhaber das Unternehmen wieder öffnen; danach wird alles gelöscht.",
  "Make the archive first: there is none of the last 24 hours.":
    "Erstellen Sie zuerst das Archiv: Aus den letzten 24 Stunden gibt es keines.",
  "Close {name}": "{name} schließen",
  "Reminders stop, API keys are refused, and nobody of the company gets in. Customers’ pages list nothing any more. After {reopenDays} days all of it is deleted and can’t be brought back.":
    "Erinnerungen werden eingestellt, API-Schlüssel abgelehnt, und niemand aus dem Unternehmen hat mehr Zugang. Die Zahlungsseiten der Kunden zeigen nichts mehr an. Nach {reopenDays} Tagen wird alles unwiderruflich gelöscht.",
  "Name of the company": "Name des Unternehmens",
  "Type “{name}”, so that it is this company that you close.":
    "Geben Sie „{name}“ ein, damit sicher ist, dass Sie dieses Unternehmen schließen.",
  "The archive is being made.": "Das Archiv wird erstellt.",
  "You can download the archive for the next ten minutes.":
    "Sie können das Archiv in den nächsten zehn Minuten herunterladen.",
  "The company is closed. You can open it again here until it is deleted.":
    "Das Unternehmen ist geschlossen. Sie können es hier wieder öffnen, bis es gelöscht wird.",
  "Your e-mail address is verified.": "Ihre E-Mail-Adresse ist bestätigt.",
  "Your password is set. Sign in with it.": "Ihr Passwort ist festgelegt. Melden Sie sich damit an.",
  "Your password is set.": "Ihr Passwort ist festgelegt.",
  "You are a member now.": "Sie sind jetzt Mitglied.",
  Owner: "Inhaber",
  Admin: "Admin",
  Member: "Mitglied",
  Leave: "Verlassen",
  "Leave {name}": "{name} verlassen",
  "Leave {name}? You no longer see anything of it, and your API keys for it stop working at once. Only an owner or admin of it can invite you again.":
    "{name} verlassen? Sie sehen dann nichts mehr davon, und Ihre API-Schlüssel dafür funktionieren sofort nicht mehr. Nur ein Inhaber oder Admin kann Sie wieder einladen.",
  "Closed. It is deleted on {moment}.": "Geschlossen. Wird am {moment} gelöscht.",
  "Open again": "Wieder öffnen",
  "Open {name} again": "{name} wieder öffnen",
  "Its people get in, its keys work, and its reminders go on as the policy says.":
    "Alle Personen haben wieder Zugang, die API-Schlüssel funktionieren, und Erinnerungen werden weiter nach den Mahnregeln gesendet.",
  "Until then, one of its owners can open it again.":
    "Bis dahin kann es von einem seiner Inhaber wieder geöffnet werden.",
  "You are": "Ihre Rolle",
  "A new company": "Ein neues Unternehmen",
  "Messages to your customers are signed with it.": "Damit sind Nachrichten an Ihre Kunden unterzeichnet.",
  "Choose a country": "Land wählen",
  "Reminders keep its public holidays.": "An dessen Feiertagen wird nicht erinnert.",
  "Days begin and end there.": "Nach ihr beginnen und enden die Tage.",
  "Create company": "Unternehmen anlegen",
  "You belong to no company yet": "Sie gehören noch zu keinem Unternehmen",
  "Make one below, or ask an owner or admin of one to invite you.":
    "Legen Sie unten eines an oder bitten Sie einen Inhaber oder Admin, Sie einzuladen.",
  "Ask an owner or admin of a company to invite {email}.":
    "Bitten Sie einen Inhaber oder Admin eines Unternehmens, {email} einzuladen.",
  "To join another company, ask one of its owners or admins to invite you. The operator of this Duebook creates new companies.":
    "Um einem anderen Unternehmen beizutreten, lassen Sie sich von einem Inhaber oder Admin dort einladen. Neue Unternehmen legt der Betreiber von Duebook an.",
  "Your company was created. You have a trial of one month, and nothing is sent until you go live.":
    "Ihr Unternehmen ist angelegt. Sie können es einen Monat lang testen; gesendet wird erst, wenn Sie den Versand starten.",
  "The company is open again.": "Das Unternehmen ist wieder geöffnet.",
  "You have left the company.": "Sie haben das Unternehmen verlassen.",
  "What it is for": "Bezeichnung",
  "Mark as paid": "Als bezahlt markieren",
  "“{billLabel}” is then paid for good; its amount and due date can no longer change.":
    "„{billLabel}“ ist damit endgültig bezahlt; Betrag und Fälligkeit können nicht mehr geändert werden.",
  "Such as how it was paid. May stay empty.": "Zum Beispiel, wie bezahlt wurde. Kann leer bleiben.",
  "Its series": "Zugehörige Serie",
  "Every month since": "Monatlich seit",
  Until: "Bis",
  "No end": "Ohne Ende",
  Each: "Jeweils",
  "Next bill": "Nächste Eingangsrechnung",
  Stopped: "Gestoppt",
  "Nothing is left to write": "Keine weiteren",
  "All bills of this series": "Alle Eingangsrechnungen dieser Serie",
  "The bill is marked as paid.": "Die Eingangsrechnung ist als bezahlt markiert.",
  "In work": "In Arbeit",
  Matched: "Abgeglichen",
  "{count} of {count2} transactions are matched. You can leave this page: it goes on by itself.":
    "{count} von {count2} Buchungen sind abgeglichen. Sie können diese Seite verlassen: Es läuft von selbst weiter.",
  "Look again": "Aktualisieren",
  "Balance before": "Anfangssaldo",
  "Balance after": "Endsaldo",
  "What it brought": "Was der Kontoauszug gebracht hat",
  New: "Neu",
  "Known before": "Schon bekannt",
  Format: "Format",
  Statements: "Kontoauszüge",
  "What it says of each account": "Angaben zu den einzelnen Konten",
  "Bills of {billLabel}": "Eingangsrechnungen: {billLabel}",
  "All are written": "Alle angelegt",
  "New series": "Neue Serie",
  "All running series": "Alle laufenden Serien",
  "No series is running. Make one for a bill that comes every month.":
    "Keine Serie läuft. Legen Sie eine an, wenn eine Eingangsrechnung jeden Monat kommt.",
  "Series, the next bill first": "Serien nach ihrer nächsten Eingangsrechnung",
  "Each bill is written {seriesHorizonDays} days before it is due.":
    "Jede Eingangsrechnung wird {seriesHorizonDays} Tage vor ihrer Fälligkeit angelegt.",
  "{count} more": "{count} weitere",
  "Bills of {name}": "Eingangsrechnungen im {name}",
  Months: "Monate",
  "This month": "Dieser Monat",
  "Nothing is to pay in this month.": "In diesem Monat ist nichts zu zahlen.",
  "Who you are": "Wer Sie sind",
  "Messages are signed with it.": "Damit sind Nachrichten unterzeichnet.",
  "Postal address, below the name in each e-mail.": "Postanschrift; steht in jeder E-Mail unter dem Namen.",
  "Where customers reach you. Answers to reminders go there.":
    "Hier erreichen Kunden Sie. Antworten auf Erinnerungen gehen dorthin.",
  "With the country's code, such as +49 30 123456.": "Mit Landesvorwahl, zum Beispiel +49 30 123456.",
  "Nothing is sent on its public holidays.": "An dessen Feiertagen wird nichts gesendet.",
  "Decides what is overdue and at what hours messages leave. UTC if empty.":
    "Bestimmt, was überfällig ist und zu welcher Uhrzeit Nachrichten gesendet werden. UTC, wenn leer.",
  "How amounts and dates are written for those of you who have not chosen their own. Customers have theirs.":
    "So werden Beträge und Datumsangaben für alle im Team geschrieben, die nichts Eigenes gewählt haben. Für Kunden gilt deren Sprache.",
  "What your country's law wants in business letters, such as register, directors and tax number. It stands at the end of each message.":
    "Was das Recht Ihres Landes in Geschäftsbriefen verlangt, zum Beispiel Registereintrag, Geschäftsführung und Steuernummer. Steht am Ende jeder Nachricht.",
  "How to be paid": "Wie Kunden zahlen",
  "As the bank has it: banks compare it with the account.":
    "Wie bei der Bank geführt: Banken vergleichen den Namen mit dem Konto.",
  "The account to pay into.": "Das Konto, auf das gezahlt wird.",
  "Of the bank, in the country of the IBAN.": "Der Bank, im Land der IBAN.",
  "Where customers pay online. {reference} stands for the debt’s reference, {amount} for what is open: {example}":
    "Hier bezahlen Kunden online. {reference} steht für die Referenz der Forderung, {amount} für den offenen Betrag: {example}",
  "Changing this needs a code of your second factor, because money goes there.":
    "Für Änderungen ist ein Zwei-Faktor-Code nötig, weil Geld dorthin fließt.",
  "Save payment details": "Zahlungsangaben speichern",
  "Messages do not say how to pay: there is neither an account nor a payment link.":
    "Nachrichten sagen nicht, wie man zahlt: Es gibt weder ein Konto noch einen Zahlungslink.",
  "The IBAN is given without the name of its holder.":
    "Die IBAN ist ohne den Namen des Kontoinhabers angegeben.",
  "Messages do not say how to reach you.": "Nachrichten sagen nicht, wie man Sie erreicht.",
  "Answers to reminders go to the owner who has been here longest.":
    "Antworten auf Erinnerungen gehen an den Inhaber, der am längsten dabei ist.",
  "Messages are signed with your name alone, without an address.":
    "Nachrichten sind nur mit Ihrem Namen unterzeichnet, ohne Anschrift.",
  "No public holidays are kept: reminders may leave on one.":
    "Feiertage werden nicht beachtet: Erinnerungen können an einem Feiertag gesendet werden.",
  "Dates and hours follow UTC.": "Für Tage und Uhrzeiten gilt UTC.",
  "What is missing for your customers": "Was Ihren Kunden fehlt",
  "See how a message looks": "Ansehen, wie eine Nachricht aussieht",
  "Saved.": "Gespeichert.",
  "The payment details are saved.": "Die Zahlungsangaben sind gespeichert.",
  "The company is switched off: its keys are refused, and nothing is sent. Ask the operator of this Duebook.":
    "Das Unternehmen ist ausgeschaltet: Seine API-Schlüssel werden abgelehnt, und es wird nichts gesendet. Wenden Sie sich an den Betreiber von Duebook.",
  "days sales outstanding": "Forderungslaufzeit (Days Sales Outstanding)",
  DSO: "DSO",
  ", last {billedDays} days": ", letzte {billedDays} Tage",
  "{dsoDays, plural, one {# day} other {# days}}": "{dsoDays, plural, one {# Tag} other {# Tage}}",
  "Due in {soonDays} days": "Bald fällig ({soonDays} Tage)",
  "Collected in {collectedDays} days": "Eingegangen, letzte {collectedDays} Tage",
  "As of {date}. How is this counted?": "Stand: {date}. Wie wird gezählt?",
  "It is {date} in {zone}. A debt is overdue from the day after its due date; a paused debt is owed, but not overdue. DSO (days sales outstanding) is what is owed now, divided by what was billed in the last {billedDays} days, times {billedDays}.":
    "In {zone} ist der {date}. Eine Forderung ist ab dem Tag nach ihrer Fälligkeit überfällig; eine pausierte ist offen, aber nicht überfällig. Die DSO (Forderungslaufzeit) ist der jetzt offene Betrag, geteilt durch das in den letzten {billedDays} Tagen Berechnete, mal {billedDays}.",
  "{others, plural, one {The table below has # more currency.} other {The table below has # more currencies.}}":
    "Die Tabelle unten enthält {others, plural, one {# weitere Währung} other {# weitere Währungen}}.",
  "Nothing is owed to you yet": "Noch schuldet Ihnen niemand etwas",
  "<link>Create your first receivable</link>, or <link2>import a list of them</link2> from your accounting program or a spreadsheet.":
    "<link>Legen Sie Ihre erste Forderung an</link> oder <link2>importieren Sie eine Liste</link2> aus Ihrem Buchhaltungsprogramm oder einer Tabelle.",
  "<link>Say who you are and how you are paid</link>: it stands in every reminder.":
    "<link>Geben Sie an, wer Sie sind und wie man an Sie zahlt</link>: Das steht in jeder Erinnerung.",
  "<link>Look at the policy</link>: when reminders go out, and how many.":
    "<link>Sehen Sie sich die Mahnregeln an</link>: wann Erinnerungen gesendet werden und wie viele.",
  "<link>Invite the people</link> who work with you.":
    "<link>Laden Sie die Personen ein</link>, die mit Ihnen arbeiten.",
  "<link>Create a key</link>, if another program is to create receivables.":
    "<link>Erstellen Sie einen API-Schlüssel</link>, falls ein anderes Programm Forderungen anlegen soll.",
  "What needs a person": "Zu erledigen",
  "Received and expected by week": "Eingegangen und erwartet nach Wochen",
  "How late it is": "Fälligkeitsstruktur",
  "Newest events": "Neueste Ereignisse",
  "Reminders are on hold: they are planned and can be read, and nothing is sent. Once they are sent, customers hear of what they owe, also of what became overdue in the meantime.":
    "Der Versand ist angehalten: Erinnerungen werden geplant und können gelesen werden, aber nichts wird gesendet. Sobald der Versand startet, erfahren Kunden, was offen ist, auch was inzwischen überfällig geworden ist.",
  "Each message waits in the outbox until somebody approves it.":
    "Jede Nachricht wartet im Postausgang, bis jemand sie freigibt.",
  "Messages leave by themselves, as the policy says. The outbox shows each before it leaves.":
    "Nachrichten werden automatisch nach den Mahnregeln gesendet. Im Postausgang sehen Sie jede, bevor sie gesendet wird.",
  Automatic: "Automatisch senden",
  "Ask me first": "Erst nach Freigabe",
  Hold: "Anhalten",
  "Reminders are sent automatically from now on.": "Erinnerungen werden ab sofort automatisch gesendet.",
  "From now on each message waits in the outbox for approval.":
    "Ab sofort wartet jede Nachricht im Postausgang auf Freigabe.",
  "From now on nothing is sent.": "Ab sofort wird nichts gesendet.",
  "How messages leave": "Wie Nachrichten gesendet werden",
  "Owners and admins decide about it.": "Darüber entscheiden Inhaber und Admins.",
  "Read the messages in the outbox": "Nachrichten im Postausgang lesen",
  File: "Datei",
  "No statement was uploaded yet. Download one from your bank, and choose it above.":
    "Noch wurde kein Kontoauszug hochgeladen. Laden Sie einen bei Ihrer Bank herunter und wählen Sie ihn oben aus.",
  "Files, newest first": "Dateien, neueste zuerst",
  "It does not take that payment back: both wait again. The payments that it has reversed stay so until you apply them again.":
    "Die Buchung nimmt jene Zahlung dann nicht zurück: Beide warten wieder. Die stornierten Zahlungen bleiben storniert, bis Sie sie wieder zuordnen.",
  "What was marked as paid back waits again.": "Was als zurückgezahlt markiert war, wartet wieder.",
  "It waits again.": "Die Buchung wartet wieder.",
  "Its payments are reversed, and what was paid is owed again. What was learned from it is forgotten.":
    "Die Zahlungen werden storniert, und was bezahlt war, ist wieder offen. Was daraus gelernt wurde, wird vergessen.",
  "What was refused is suggested again.": "Was abgelehnt wurde, wird wieder vorgeschlagen.",
  "Mark paid back": "Als zurückgezahlt markieren",
  "{amount} went back to whoever paid it. It is nobody’s credit any more.":
    "Der Betrag von {amount} ging an den Zahler zurück. Er ist dann kein Guthaben mehr.",
  Suggestions: "Vorschläge",
  "Nothing in the book fits what is left of it.": "Keine Forderung passt zu dem, was übrig ist.",
  "<kbd>a</kbd> applies the first suggestion.": "<kbd>a</kbd> ordnet den ersten Vorschlag zu.",
  "{kbd} asks why it is undone.": "{kbd} fragt nach dem Grund und macht rückgängig.",
  "{kbd} searches.": "{kbd} sucht.",
  "What it takes back": "Was diese Buchung zurücknimmt",
  "Nothing on this account has its references or its amount. Ignore it if its payment is not here.":
    "Nichts auf diesem Konto hat diese Referenzen oder diesen Betrag. Ignorieren Sie die Buchung, wenn die zugehörige Zahlung hier nicht vorkommt.",
  "The payments of what you choose are reversed, and what they paid is owed again.":
    "Die Zahlungen der ausgewählten Buchung werden storniert, und was damit bezahlt wurde, ist wieder offen.",
  "Take this back": "Diese zurücknehmen",
  "Payments that it made": "Zahlungen aus dieser Buchung",
  "Nothing was done about it yet.": "Damit wurde noch nichts getan.",
  Edited: "Bearbeitet",
  "Leaves by itself": "Automatisch",
  "Waits for approval": "Wartet auf Freigabe",
  Approved: "Freigegeben",
  "On hold": "Angehalten",
  Waits: "Wartet",
  "Cannot be sent": "Nicht versendbar",
  Foretold: "Voraussichtlich",
  Notice: "Vorabhinweis",
  Reminder: "Erinnerung",
  "The step {step}.": "Stufe: {step}.",
  Today: "Heute",
  Tomorrow: "Morgen",
  "This week": "Diese Woche",
  Later: "Später",
  "{segments, plural, one {# SMS} other {# SMS}}": "{segments, plural, one {# SMS} other {# SMS}}",
  "Look at the customer": "Zum Kunden",
  "Subject:": "Betreff:",
  "The message as it will be sent": "Die Nachricht, wie sie gesendet wird",
  "As SMS": "Als SMS",
  Leaves: "Versand am",
  "Why then": "Grund für den Termin",
  About: "Betrifft",
  Sum: "Summe",
  "May leave until": "Versand möglich bis",
  "This message to {customer} is not sent, now or later. The case goes on with the step after it.":
    "Diese Nachricht an {customer} wird nicht gesendet, weder jetzt noch später. Es geht mit der nächsten Stufe weiter.",
  "Skip this message": "Nachricht überspringen",
  "For this one message. It is kept until the message leaves, and void if what the message lists changes.":
    "Nur für diese eine Nachricht. Die Änderung gilt, bis die Nachricht gesendet wird, und verfällt, wenn sich ändert, was die Nachricht aufführt.",
  Opening: "Einleitung",
  Closing: "Schluss",
  "Use ours again": "Übliche Texte verwenden",
  "Send me a test": "Test an mich senden",
  "Every row needs a customer, an amount or what is outstanding, and a due date. Rows with the same name and e-mail have one customer.":
    "Jede Zeile braucht einen Kunden, einen Betrag oder offenen Betrag und eine Fälligkeit. Zeilen mit gleichem Namen und gleicher E-Mail-Adresse gehören zu einem Kunden.",
  "These are open here and not in the file.": "Diese sind hier offen und stehen nicht in der Datei.",
  "Import bills": "Eingangsrechnungen importieren",
  "Every row needs a supplier, an amount or what is outstanding, and a due date.":
    "Jede Zeile braucht einen Lieferanten, einen Betrag oder offenen Betrag und eine Fälligkeit.",
  "Import customers": "Kunden importieren",
  "Every row needs a name. What a row leaves empty stays as it is here.":
    "Jede Zeile braucht einen Namen. Was in einer Zeile leer ist, bleibt hier unverändert.",
  Supplier: "Lieferant",
  "Kind of document": "Belegart",
  "Paid already": "Schon bezahlt",
  Draft: "Entwurf",
  "Credit note": "Gutschrift",
  "No invoice": "Keine Rechnung",
  "Line of a total": "Summenzeile",
  "Stands in the file twice": "Doppelt in der Datei",
  "Currency of rows that name none": "Währung für Zeilen ohne Währung",
  "Currency of all rows": "Währung aller Zeilen",
  "Amounts are written": "Schreibweise der Beträge",
  "As the file shows": "Wie in der Datei erkannt",
  "Dates are written": "Schreibweise der Datumsangaben",
  "31.01.2027 or 31/01/2027": "31.01.2027 oder 31/01/2027",
  "Column {place}": "Spalte {place}",
  "Columns, amounts and dates": "Spalten, Beträge und Datumsangaben",
  "Check again": "Noch einmal prüfen",
  Unchanged: "Unverändert",
  "Gone from the file": "Nicht mehr in der Datei",
  "Wrong rows": "Fehlerhafte Zeilen",
  Line: "Zeile",
  Column: "Spalte",
  "What is expected": "Was erwartet wird",
  "{lines, plural, one {# row is wrong} other {# rows are wrong}}. Correct the file and choose it again, or import the other rows.":
    "{lines, plural, one {# Zeile ist fehlerhaft} other {# Zeilen sind fehlerhaft}}. Korrigieren Sie die Datei und wählen Sie sie noch einmal aus oder importieren Sie die übrigen Zeilen.",
  "Nothing can be imported yet: choose below which column is which.":
    "Noch kann nichts importiert werden: Wählen Sie unten, welche Spalte was enthält.",
  "And {count} more.": "Und {count} weitere.",
  "<link>Download the wrong rows</link> with a column that says what is wrong with each.":
    "<link>Laden Sie die fehlerhaften Zeilen herunter</link>, mit einer Spalte, die jeweils den Fehler nennt.",
  "without a reference": "ohne Referenz",
  "What changes": "Was sich ändert",
  "New ({count})": "Neu ({count})",
  "{elsewhere, plural, one {# of these references stands here for another customer.} other {# of these references stand here for other customers.}} If a customer has another name in the file, give it that name here first, and nothing is made twice.":
    "{elsewhere, plural, one {# dieser Referenzen gehört hier zu einem anderen Kunden.} other {# dieser Referenzen gehören hier zu anderen Kunden.}} Wenn ein Kunde in der Datei anders heißt, ändern Sie zuerst hier seinen Namen; dann wird nichts doppelt angelegt.",
  "Changed ({count})": "Geändert ({count})",
  "It was read as an export of {program}.": "Die Datei wurde als Export aus {program} gelesen.",
  "The file is not in UTF-8, so it was read as Windows-1252, as Excel writes it: check the letters.":
    "Die Datei ist nicht in UTF-8, daher wurde sie als Windows-1252 gelesen, wie Excel es schreibt: Prüfen Sie die Buchstaben.",
  "The file": "Die Datei",
  "Nothing is to be done: the book is in step with the file.":
    "Es gibt nichts zu tun: Alles stimmt mit der Datei überein.",
  "Import the other rows": "Die übrigen Zeilen importieren",
  "Paid, says the file": "Laut Datei bezahlt",
  "Void, says the file": "Laut Datei storniert",
  "Mark {reference} as paid": "{reference} als bezahlt markieren",
  "Number {id}": "Nummer {id}",
  "In the file": "In der Datei",
  "Gone from the file ({count})": "Nicht mehr in der Datei ({count})",
  "What becomes of them?": "Was soll damit geschehen?",
  "Leave them open": "Offen lassen",
  "Mark all as paid": "Alle als bezahlt markieren",
  "Without those that are void, says the file.": "Ohne die laut Datei stornierten.",
  "Mark those as paid that are ticked": "Die angekreuzten als bezahlt markieren",
  "Choose a file": "Datei wählen",
  "An export of your accounting program or a spreadsheet: Excel (XLSX) or CSV, with up to {count} rows and 10 MB.":
    "Ein Export aus Ihrem Buchhaltungsprogramm oder eine Tabelle: Excel (XLSX) oder CSV, mit bis zu {count} Zeilen und 10 MB.",
  "Send the same file or its successor as often as you like: you first see what it changes, and what stands here already is never made twice.":
    "Sie können dieselbe Datei oder eine neuere Fassung beliebig oft hochladen: Sie sehen zuerst, was sich ändert, und was schon da ist, wird nie doppelt angelegt.",
  "Not imported": "Nicht importiert",
  Waiting: "Wartet",
  "Import {id}": "Import {id}",
  Chosen: "Ausgewählt",
  "Imported before": "Früher importiert",
  "Imported before, newest first": "Früher importiert, neueste zuerst",
  "Rows imported": "Importierte Zeilen",
  "{count} of {count2} rows are imported.": "{count} von {count2} Zeilen sind importiert.",
  "The file is being imported": "Die Datei wird importiert",
  "You can leave this page: it goes on without you. What others do meanwhile is not in its way.":
    "Sie können diese Seite verlassen: Der Import läuft ohne Sie weiter. Andere können währenddessen ungestört arbeiten.",
  Stop: "Stoppen",
  "The import is stopped": "Der Import ist gestoppt",
  "What is imported stays. If you go on, it begins where it stopped, and each row is imported once.":
    "Was importiert ist, bleibt. Wenn Sie fortfahren, geht es dort weiter, wo der Import gestoppt wurde; jede Zeile wird nur einmal importiert.",
  "Go on": "Fortfahren",
  "Changed here meanwhile, left as it is": "Inzwischen hier geändert, daher nicht überschrieben",
  "The file is imported": "Die Datei ist importiert",
  "The import has failed": "Der Import ist fehlgeschlagen",
  "No message in the next seven days.": "Keine Nachricht in den nächsten sieben Tagen.",
  "More than {count} messages in the next seven days, the first on {weekday}.":
    "Mehr als {count} Nachrichten in den nächsten sieben Tagen, die erste am {weekday}.",
  "{messages, plural, one {# message} other {# messages}} in the next seven days, the first on {weekday}.":
    "{messages, plural, one {# Nachricht} other {# Nachrichten}} in den nächsten sieben Tagen, die erste am {weekday}.",
  "{pastLastStep, plural, one {# of them has its last step behind it and is paused, so that you decide about it.} other {# of them have their last step behind them and are paused, so that you decide about them.}}":
    "{pastLastStep, plural, one {# davon hat die letzte Stufe hinter sich und wird pausiert, damit Sie darüber entscheiden.} other {# davon haben die letzte Stufe hinter sich und werden pausiert, damit Sie darüber entscheiden.}}",
  "Reminders are on hold, so nothing leaves before you go live.":
    "Der Versand ist angehalten; nichts wird gesendet, bevor Sie ihn starten.",
  "Each message waits until somebody approves it.": "Jede Nachricht wartet, bis jemand sie freigibt.",
  "What follows": "Was daraus folgt",
  "{overdue, plural, one {# new debt is overdue.} other {# new debts are overdue.}}":
    "{overdue, plural, one {# neue Forderung ist überfällig.} other {# neue Forderungen sind überfällig.}}",
  "When are they reminded?": "Wann wird daran erinnert?",
  "From the next step": "Ab der nächsten Stufe",
  "At once": "Sofort",
  "They are paused. {followsIn}": "Diese Forderungen werden pausiert. {followsIn}",
  "Stop series": "Serie stoppen",
  "No more bills of “{billLabel}” are written. Those that are written stay.":
    "Für „{billLabel}“ werden keine weiteren Eingangsrechnungen angelegt. Bereits angelegte bleiben.",
  "The series is stopped.": "Die Serie ist gestoppt.",
  "One debt": "Eine Forderung",
  "Several debts": "Mehrere Forderungen",
  "A debt that is partly paid": "Eine teilweise bezahlte Forderung",
  "Debts in several currencies": "Forderungen in mehreren Währungen",
  "A whole account: overdue, due soon, promised, disputed, with a credit":
    "Ein ganzes Kundenkonto: überfällig, demnächst fällig, zugesagt, in Klärung, mit Guthaben",
  Show: "Anzeigen",
  "Leave a field empty for the built-in text. It is shown in grey, with an example debt.":
    "Lassen Sie ein Feld leer, wenn der Standardtext gelten soll. Er steht grau im Feld, mit einer Beispielforderung.",
  "the company's name": "Name des Unternehmens",
  "the customer's name": "Name des Kunden",
  "how many debts the message is about: what is overdue, or what is due soon if nothing is":
    "Zahl der Forderungen in der Nachricht: was überfällig ist, sonst was bald fällig wird",
  "of the only debt; nothing if there are several or it has none":
    "der einzigen Forderung; leer, wenn es mehrere sind oder sie keine hat",
  "of the only debt, or the earliest of several, written out":
    "der einzigen Forderung oder die früheste von mehreren, ausgeschrieben",
  "a number, the most of several; 0 if nothing is overdue":
    "eine Zahl, bei mehreren die höchste; 0, wenn nichts überfällig ist",
  "the day by which a firm or final message asks for payment, written out: 7 or 10 open days ahead":
    "der Tag, bis zu dem eine nachdrückliche oder letztmalige Nachricht um Zahlung bittet, ausgeschrieben: 7 oder 10 Werktage später",
  "what is still to be paid, the sum of several, with its currency; several currencies with commas":
    "was noch zu zahlen ist, bei mehreren die Summe, mit Währung; mehrere Währungen mit Kommas",
  "the same before any payment": "dasselbe vor allen Zahlungen",
  "whether something was paid already, for conditions": "ob schon etwas bezahlt wurde, für Bedingungen",
  "What texts may use": "Was Sie in Texten verwenden können",
  "Conditions: {example}, with {tags}.": "Bedingungen: {example}, mit {tags}.",
  "Filters: {example}, with {filters}.": "Filter: {example}, mit {filters}.",
  "These texts are too long to be shown as HTML before they are saved. The plain text says the same.":
    "Diese Texte sind zu lang, um sie vor dem Speichern als HTML anzuzeigen. Der reine Text sagt dasselbe.",
  "The e-mail as a mail program shows it": "Die E-Mail, wie ein E-Mail-Programm sie zeigt",
  "Once the texts are valid, a preview appears here.":
    "Sobald die Texte gültig sind, erscheint hier eine Vorschau.",
  "{label}: {length} of {max} characters": "{label}: {length} von {max} Zeichen",
  "Subject: {subject}": "Betreff: {subject}",
  "{count, plural, one {# character} other {# characters}}, {segments, plural, one {# segment} other {# segments}}. An SMS has no text of your own; it is paid for by the segment.":
    "{count, plural, one {# Zeichen} other {# Zeichen}}, {segments, plural, one {# Segment} other {# Segmente}}. Für SMS gibt es keine eigenen Texte; sie werden nach Segmenten bezahlt.",
  "Save texts": "Texte speichern",
  "A payment came in": "Eine Zahlung ist eingegangen",
  "In {currency}.": "In {currency}.",
  "{amount} of {date}": "{amount} vom {date}",
  "Reverse a payment": "Zahlung stornieren",
  "What was paid is owed again then, and reminders go on.":
    "Was bezahlt war, ist dann wieder offen, und es wird wieder erinnert.",
  Payment: "Zahlung",
  "Reverse payment": "Zahlung stornieren",
  Pause: "Pausieren",
  "No reminders go out while it is paused. Payments can still be recorded.":
    "Während der Pause werden keine Erinnerungen gesendet. Zahlungen können weiter erfasst werden.",
  "It resumes by itself at the beginning of this day. Leave it empty to resume it yourself.":
    "Zu Beginn dieses Tages endet die Pause automatisch. Lassen Sie das Feld leer, wenn Sie sie selbst beenden möchten.",
  Resume: "Pause beenden",
  "Reminders go on as the policy says.": "Erinnerungen werden wieder nach den Mahnregeln gesendet.",
  "verb|Void": "Stornieren",
  "Void {receivableName}": "{receivableName} stornieren",
  "{left} is left to pay, and nothing was paid.": "Offen: {left}. Gezahlt wurde nichts.",
  "{left} is left to pay. {amount} was paid, and stays recorded.":
    "Offen: {left}. Bereits gezahlt: {amount}; das bleibt erfasst.",
  "It is not owed any more then: it takes no payments, and nobody is reminded of it. This can’t be undone.":
    "Danach wird nichts mehr geschuldet: Es werden keine Zahlungen mehr angenommen, und niemand wird erinnert. Das lässt sich nicht rückgängig machen.",
  "{channel} to {recipient}": "{channel} an {recipient}",
  "Send the next reminder now": "Nächste Erinnerung jetzt senden",
  "The next reminder goes to {displayName} at once, if the hours and the distances of the policy allow it; otherwise as soon as they do. The steps after it stay where they are.":
    "Die nächste Erinnerung geht sofort an {displayName}, wenn Uhrzeiten und Abstände der Mahnregeln es zulassen; sonst, sobald sie es tun. Die Stufen danach bleiben, wo sie sind.",
  "The payment is reversed.": "Die Zahlung ist storniert.",
  "The next reminder is asked for.": "Die nächste Erinnerung ist angefordert.",
  "Your answer is about to leave.": "Ihre Antwort wird gleich gesendet.",
  "About to leave": "Wird gleich gesendet",
  Leaving: "Wird gesendet",
  "May not have arrived": "Möglicherweise nicht angekommen",
  "The customer says that something is wrong": "Der Kunde hat eine Unstimmigkeit gemeldet",
  "The customer has promised to pay": "Der Kunde hat die Zahlung zugesagt",
  "To answer here, give the customer an e-mail address first.":
    "Um hier zu antworten, geben Sie zuerst eine E-Mail-Adresse des Kunden an.",
  "E-mails to the customer come back. Give another address to answer here.":
    "E-Mails an den Kunden kommen zurück. Geben Sie eine andere Adresse an, um hier zu antworten.",
  "{userName} answered on {moment}": "{userName} hat am {moment} geantwortet",
  Reply: "Antworten",
  "Your answer": "Ihre Antwort",
  "It is mailed to {email}, with a greeting and your company’s name in their language. Their answer comes to your company’s e-mail address.":
    "Ihre Antwort wird per E-Mail an {email} gesendet, mit Anrede und dem Namen Ihres Unternehmens in der Sprache des Kunden. Dessen Antwort geht an die E-Mail-Adresse Ihres Unternehmens.",
  "Send reply": "Antwort senden",
  "They will pay by {date}.": "Zahlung bis zum {date} zugesagt.",
  "No reminder is planned.": "Keine Erinnerung ist geplant.",
  Promised: "Zugesagt",
  "bank transfer": "Überweisung",
  card: "Karte",
  cash: "Barzahlung",
  cheque: "Scheck",
  "direct debit": "Lastschrift",
  Counts: "Gültig",
  Reversed: "Storniert",
  "{days} overdue": "{days} überfällig",
  "due today": "heute fällig",
  "due in {days}": "noch {days} Zeit",
  "Most overdue": "Überfälligste",
  "Newest first": "Neueste zuerst",
  "Largest outstanding first": "Höchster offener Betrag zuerst",
  "Largest amount first": "Höchster Betrag zuerst",
  "As the table is": "Wie die Tabelle",
  "Needs a person": "Zu erledigen",
  "Promise not kept": "Zusage nicht eingehalten",
  "Customer number": "Kundennummer",
  Order: "Reihenfolge",
  "A search looks for words of references, and of names and addresses of customers. Descriptions are searched in the newest {count} receivables.":
    "Die Suche findet Wörter aus Referenzen sowie aus Namen und Adressen von Kunden. Beschreibungen werden in den neuesten {count} Forderungen durchsucht.",
  "By this bank transaction": "Durch diese Bankbuchung",
  "Reminder by {channel}": "Erinnerung per {channel}",
  "Reminder by {channel} to {recipient}": "Erinnerung per {channel} an {recipient}",
  "Read the message": "Nachricht lesen",
  "You already have a customer like this one.": "Sie haben schon einen ähnlichen Kunden.",
  "Use this one": "Diesen verwenden",
  "Create a new customer all the same": "Trotzdem neuen Kunden anlegen",
  "{n, plural, one {# receivable is paused.} other {# receivables are paused.}}":
    "{n, plural, one {# Forderung ist pausiert.} other {# Forderungen sind pausiert.}}",
  "{n, plural, one {# receivable is resumed.} other {# receivables are resumed.}}":
    "{n, plural, one {Die Pause ist bei # Forderung beendet.} other {Die Pause ist bei # Forderungen beendet.}}",
  "{n, plural, one {# receivable is void.} other {# receivables are void.}}":
    "{n, plural, one {# Forderung ist storniert.} other {# Forderungen sind storniert.}}",
  "{n, plural, one {The next reminder of # receivable is asked for.} other {The next reminders of # receivables are asked for.}}":
    "{n, plural, one {Die nächste Erinnerung für # Forderung ist angefordert.} other {Die nächsten Erinnerungen für # Forderungen sind angefordert.}}",
  "With what is chosen": "Mit der Auswahl",
  "Send next reminder now": "Nächste Erinnerung jetzt senden",
  Export: "Exportieren",
  "Void all that is chosen? What is left of each is not owed any more, and no reminders go out. This can’t be undone.":
    "Alle ausgewählten Forderungen stornieren? Was davon noch offen ist, wird nicht mehr geschuldet, und es werden keine Erinnerungen gesendet. Das lässt sich nicht rückgängig machen.",
  "{count, plural, one {# stays as it is:} other {# stay as they are:}}":
    "{count, plural, one {# bleibt, wie sie ist:} other {# bleiben, wie sie sind:}}",
  "PDF file": "PDF-Datei",
  "{id}-problem {id}-help": "{id}-problem {id}-help",
  "At most 10 MB. The customer’s page offers it.":
    "Höchstens 10 MB. Der Kunde kann sie auf seiner Zahlungsseite öffnen.",
  "Keep this file": "Datei hinterlegen",
  "Replace it": "Ersetzen",
  "Remove it": "Entfernen",
  "Remove the invoice? The customer’s page does not offer it any more.":
    "Die Rechnung entfernen? Der Kunde kann sie dann auf seiner Zahlungsseite nicht mehr öffnen.",
  "Remove the invoice": "Rechnung entfernen",
  "The invoice": "Die Rechnung",
  "Open the invoice": "Rechnung öffnen",
  "PDF, {count} KB": "PDF, {count} KB",
  "The invoice is kept.": "Die Rechnung ist hinterlegt.",
  "The invoice is removed.": "Die Rechnung ist entfernt.",
  "{total, plural, one {# receivable} other {# receivables}}":
    "{total, plural, one {# Forderung} other {# Forderungen}}",
  "too many to be summed": "zu viele für eine Summe",
  "nothing outstanding": "nichts offen",
  "{amount} outstanding": "{amount} offen",
  Invoiced: "Berechnet",
  "Somebody has changed it since you opened it. Below is what you typed, over how it stands now. Send it again if that is what you want.":
    "Seit Sie die Seite geöffnet haben, hat jemand etwas geändert. Unten steht, was Sie eingegeben haben, über dem jetzigen Stand. Senden Sie es noch einmal, wenn es gelten soll.",
  "Choose another file": "Andere Datei wählen",
  "The key “{name}” is made": "Der API-Schlüssel „{name}“ ist erstellt",
  "Copy it now, and keep it like a password: it is not shown again.":
    "Kopieren Sie ihn jetzt und bewahren Sie ihn wie ein Passwort auf: Er wird nicht noch einmal angezeigt.",
  "Your new key": "Ihr neuer API-Schlüssel",
  "It works until {moment}. Send it with each request as <code>Authorization: Bearer …</code>.":
    "Er gilt bis zum {moment}. Senden Sie ihn mit jeder Anfrage als <code>Authorization: Bearer …</code>.",
  "Create key": "Schlüssel erstellen",
  "To tell your keys apart: the program that uses it.":
    "Um Ihre Schlüssel zu unterscheiden: das Programm, das ihn verwendet.",
  "What the program may do: read, or read and change. Give it no more than it needs.":
    "Was das Programm darf: lesen oder lesen und ändern. Geben Sie ihm nicht mehr Rechte als nötig.",
  "The key acts in your name and works for {keyLifetimeDays} days.":
    "Der Schlüssel handelt in Ihrem Namen und gilt {keyLifetimeDays} Tage.",
  "Nobody can pay in {list}: there is no account and no payment link.":
    "Niemand kann in {list} zahlen: Es gibt weder ein Konto noch einen Zahlungslink.",
  "Say how you are paid": "Angeben, wie Kunden zahlen",
  "Nobody can ask: there is no e-mail address and no phone number.":
    "Niemand kann nachfragen: Es gibt weder eine E-Mail-Adresse noch eine Telefonnummer.",
  "Say how you are reached": "Angeben, wie man Sie erreicht",
  "The policy has no steps: no customer is reminded.":
    "Die Mahnregeln haben keine Stufen: Kein Kunde wird erinnert.",
  "Open the policy": "Mahnregeln öffnen",
  "{unreachableCount, plural, one {# customer with debts cannot be reached. See below.} other {# customers with debts cannot be reached. See below.}}":
    "{unreachableCount, plural, one {# Kunde mit offenen Forderungen ist nicht erreichbar. Siehe unten.} other {# Kunden mit offenen Forderungen sind nicht erreichbar. Siehe unten.}}",
  "What is missing": "Was fehlt",
  "Nothing: customers can pay, ask, and be reached.":
    "Nichts: Kunden können zahlen, nachfragen und erreicht werden.",
  "{messages, plural, one {# message} other {# messages}} to {customers, plural, one {# customer} other {# customers}}.":
    "{messages, plural, one {# Nachricht} other {# Nachrichten}} an {customers, plural, one {# Kunden} other {# Kunden}}.",
  "{messages, plural, one {# message} other {# messages}} to {customers, plural, one {# customer} other {# customers}}, the first on {moment}.":
    "{messages, plural, one {# Nachricht} other {# Nachrichten}} an {customers, plural, one {# Kunden} other {# Kunden}}, die erste am {moment}.",
  "Only the first {count} customers were looked at.": "Nur die ersten {count} Kunden wurden geprüft.",
  "Nothing leaves in the next {liveDays} days.": "In den nächsten {liveDays} Tagen wird nichts gesendet.",
  "If you went live now, nothing would leave in the next {liveDays} days.":
    "Wenn Sie den Versand jetzt starten, wird in den nächsten {liveDays} Tagen nichts gesendet.",
  "In the next {liveDays} days": "In den nächsten {liveDays} Tagen",
  "If you go live now: the next {liveDays} days":
    "Wenn Sie den Versand jetzt starten: die nächsten {liveDays} Tage",
  "What would leave, in the order of time": "Was gesendet würde, in zeitlicher Reihenfolge",
  "The first {count} are listed.": "Aufgeführt sind die ersten {count}.",
  "Who cannot be reached": "Wer nicht erreichbar ist",
  "Customers with debts who cannot be reached": "Nicht erreichbare Kunden mit offenen Forderungen",
  "Who owes most": "Höchste Beträge",
  "Oldest debts": "Älteste Forderungen",
  "Compared are the {count} customers who owe most in {chosen}.":
    "Verglichen werden die {count} Kunden, die in {chosen} am meisten schulden.",
  "These customers owe something, and no reminder reaches them: they have no address, or none that may be used. <link>All customers</link>":
    "Diese Kunden schulden etwas, und keine Erinnerung erreicht sie: Sie haben keine Adresse oder keine, die verwendet werden darf. <link>Alle Kunden</link>",
  "Everybody who owes something can be reached.": "Alle, die etwas schulden, sind erreichbar.",
  "There are more. They stand here as soon as some of these are reached.":
    "Es gibt noch mehr. Sie erscheinen hier, sobald einige von diesen erreichbar sind.",
  "There are no customers yet. They are created along with what they owe.":
    "Es gibt noch keine Kunden. Sie werden zusammen mit ihren Forderungen angelegt.",
  "Name, address or reference": "Name, Adresse oder Referenz",
  "Nobody found. A search looks for the beginnings of words in names, addresses and references.":
    "Niemand gefunden. Die Suche findet Wortanfänge in Namen, Adressen und Referenzen.",
  "Nobody.": "Niemand.",
  "One bill": "Einzelne Eingangsrechnung",
  "Create bill": "Eingangsrechnung anlegen",
  "A bill every month": "Monatliche Eingangsrechnung",
  "First due date": "Erste Fälligkeit",
  "Later ones are due on the same day of each month, or on its last day where a month is shorter.":
    "Die weiteren sind am selben Tag jedes Monats fällig oder am letzten Tag, wenn ein Monat kürzer ist.",
  "Last due date": "Letzte Fälligkeit",
  "Leave it empty for no end.": "Lassen Sie das Feld leer, wenn es kein Ende gibt.",
  "Create series": "Serie anlegen",
  "The bill is created.": "Die Eingangsrechnung ist angelegt.",
  "The series is created.": "Die Serie ist angelegt.",
  Trial: "Testphase",
  Basic: "Basic",
  Pro: "Pro",
  "The allowance is used up: requests of your keys are refused until the period ends.":
    "Das Kontingent ist aufgebraucht: Anfragen Ihrer API-Schlüssel werden bis zum Ende des Zeitraums abgelehnt.",
  "The allowance is almost used up. When it is, requests of your keys are refused until the period ends.":
    "Das Kontingent ist fast aufgebraucht. Danach werden Anfragen Ihrer API-Schlüssel bis zum Ende des Zeitraums abgelehnt.",
  "Ask who runs Duebook for you if you need more.":
    "Wenn Sie mehr brauchen, wenden Sie sich an den Betreiber von Duebook.",
  Left: "Übrig",
  "Requests used in the period": "Verbrauchte Anfragen im Zeitraum",
  "Per minute": "Pro Minute",
  "{count} requests with each key": "{count} Anfragen je API-Schlüssel",
  "No plan": "Kein Tarif",
  "No plan is in force, so requests of your keys are refused and no reminders leave. Ask the operator of this Duebook to start one.":
    "Es gilt kein Tarif, daher werden Anfragen Ihrer API-Schlüssel abgelehnt und keine Erinnerungen gesendet. Bitten Sie den Betreiber von Duebook, einen zu beginnen.",
  "The plan {plan} begins on {moment}.": "Der Tarif {plan} beginnt am {moment}.",
  "Plan {plan}": "Tarif {plan}",
  Period: "Zeitraum",
  "{moment} to {moment2}": "{moment} bis {moment2}",
  Allowance: "Kontingent",
  "{count} requests": "{count} Anfragen",
  "{plan}, {count} requests, from {moment}": "{plan}, {count} Anfragen, ab {moment}",
  "Requests per day": "Anfragen pro Tag",
  "The last {reportDays} days of UTC, as of {moment}. A request is counted here a few seconds after it came.":
    "Die letzten {reportDays} Tage (UTC), Stand: {moment}. Eine Anfrage wird hier einige Sekunden nach ihrem Eingang gezählt.",
  Invite: "Einladen",
  "A link is mailed there. It works once, for 24 hours.":
    "Ein Link wird per E-Mail dorthin gesendet. Er funktioniert einmal, 24 Stunden lang.",
  Role: "Rolle",
  "Send invitation": "Einladung senden",
  "Send again": "Noch einmal senden",
  Withdraw: "Zurückziehen",
  "Withdraw an invitation": "Einladung zurückziehen",
  "Withdraw the invitation of {email}? The link that was mailed leads nowhere any more.":
    "Die Einladung an {email} zurückziehen? Der gesendete Link funktioniert dann nicht mehr.",
  "Invited by": "Eingeladen von",
  Invitations: "Einladungen",
  "There are no open invitations.": "Es gibt keine offenen Einladungen.",
  "{count} of at most {maxInvitations}.": "{count} von höchstens {maxInvitations}.",
  "everything, owners included": "alles, auch die Inhaber",
  "keys, people, policy and the company's facts":
    "API-Schlüssel, Personen, Mahnregeln und Angaben zum Unternehmen",
  "the book: what is owed, payments, pauses": "Finanzen: Forderungen, Zahlungen, Pausen",
  "Change role": "Rolle ändern",
  "{name} is {role}. Whoever becomes a member loses the API keys of this company at once.":
    "{name} hat die Rolle „{role}“. Wer Mitglied wird, verliert sofort die API-Schlüssel für dieses Unternehmen.",
  Becomes: "Neue Rolle",
  "Remove {name}": "{name} entfernen",
  "Remove {name} from {name2}? This person's access and API keys stop at once, and the invitations that this person has sent are withdrawn.":
    "{name} aus {name2} entfernen? Zugang und API-Schlüssel dieser Person gelten sofort nicht mehr, und die von ihr gesendeten Einladungen werden zurückgezogen.",
  "Reset two-factor": "Zwei-Faktor zurücksetzen",
  "Reset two-factor authentication of {name}? Do this only if you have talked to this person, who has lost the phone and the recovery codes. All sessions end, and API keys stop until it is set up again.":
    "Die Zwei-Faktor-Authentifizierung von {name} zurücksetzen? Tun Sie das nur, wenn Sie mit dieser Person gesprochen haben und ihr Telefon und Wiederherstellungscodes fehlen. Alle Sitzungen enden, und API-Schlüssel funktionieren erst wieder, wenn sie neu eingerichtet ist.",
  "Two-factor": "Zwei-Faktor",
  Yes: "Ja",
  No: "Nein",
  Members: "Mitglieder",
  "A browser": "ein Browser",
  "A browser on {system}": "ein Browser unter {system}",
  "{browser} on {system}": "{browser} unter {system}",
  "Choose a file.": "Wählen Sie eine Datei.",
  "The archive would be larger than 4 GB, which a ZIP can’t hold.":
    "Das Archiv wäre größer als 4 GB; so viel fasst ein ZIP nicht.",
  "It could not be made. Ask the operator of this Duebook about it.":
    "Das Archiv konnte nicht erstellt werden. Wenden Sie sich an den Betreiber von Duebook.",
  "The file is not kept any more.": "Die Datei wird nicht mehr aufbewahrt.",
  "The file is not kept any more. Choose it again.":
    "Die Datei wird nicht mehr aufbewahrt. Wählen Sie sie noch einmal aus.",
  "The file takes too long to read. Split it, and import one part after another.":
    "Das Lesen der Datei dauert zu lange. Teilen Sie sie auf und importieren Sie die Teile nacheinander.",
  "The file is not text. Save it as “CSV UTF-8” and choose it again.":
    "Die Datei enthält keinen Text. Speichern Sie sie als „CSV UTF-8“ und wählen Sie sie noch einmal aus.",
  "The workbook can’t be read. Save it as “CSV UTF-8” and choose that file.":
    "Die Arbeitsmappe ist nicht lesbar. Speichern Sie sie als „CSV UTF-8“ und wählen Sie diese Datei aus.",
  "The workbook is too large when it is unpacked. Save it as “CSV UTF-8” and choose that file.":
    "Die Arbeitsmappe ist entpackt zu groß. Speichern Sie sie als „CSV UTF-8“ und wählen Sie diese Datei aus.",
  "Rows are wrong: correct the file, or import the other rows.":
    "Einige Zeilen sind fehlerhaft: Korrigieren Sie die Datei oder importieren Sie die übrigen Zeilen.",
  "The day of payment must be today or a day before.":
    "Der Tag der Zahlung darf nicht in der Zukunft liegen.",
  "No heading is known to be this one: choose its column below.":
    "Keine Überschrift passt zu dieser Angabe: Wählen Sie unten die Spalte.",
  "The row has {cells} cells, and there are {headings} headings.":
    "Die Zeile hat {cells} Zellen; Überschriften gibt es {headings}.",
  "Line {line} has the same customer and says something else.":
    "Zeile {line} nennt denselben Kunden mit anderen Angaben.",
  "Line {line} has the same reference and says something else.":
    "Zeile {line} nennt dieselbe Referenz mit anderen Angaben.",
  "The supplier is missing.": "Der Lieferant fehlt.",
  "The amount is missing.": "Der Betrag fehlt.",
  "The due date is missing.": "Die Fälligkeit fehlt.",
  "{cell} is no date: a day such as 2027-01-31 is expected.":
    "{cell} ist kein Datum: Erwartet wird ein Tag wie 31.01.2027.",
  "{cell} can mean two dates: choose below how the file writes dates.":
    "{cell} kann zwei Datumsangaben bedeuten: Wählen Sie unten die Schreibweise der Datumsangaben.",
  "{cell} can mean two amounts: choose below how the file writes amounts.":
    "{cell} kann zwei Beträge bedeuten: Wählen Sie unten die Schreibweise der Beträge.",
  "{cell} is no amount: an amount above zero is expected, such as 120.50.":
    "{cell} ist kein Betrag: Erwartet wird ein Betrag über null, zum Beispiel 120,50.",
  "{cell} is no amount in {currency}: choose below which currency it is.":
    "{cell} ist kein Betrag in {currency}: Wählen Sie unten die Währung.",
  "{cell} is no amount in {currency}: {problem}.": "{cell} ist kein Betrag in {currency}: {problem}.",
  "{cell} is no currency: a code of three letters is expected, such as EUR.":
    "{cell} ist keine Währung: Erwartet wird ein Code aus drei Buchstaben, zum Beispiel EUR.",
  "must be at most {max} {currency}": "höchstens {max} {currency}",
  "must be a text of {min} to {max} characters, not only white space, without NUL or unpaired surrogates.":
    "Text mit {min} bis {max} Zeichen, nicht nur Leerzeichen, ohne ungültige Zeichen.",
  "must be a text of {min} to {max} characters, without NUL or unpaired surrogates.":
    "Text mit {min} bis {max} Zeichen, ohne ungültige Zeichen.",
  "must be a text of at most {max} characters, without NUL or unpaired surrogates.":
    "Text mit höchstens {max} Zeichen, ohne ungültige Zeichen.",
  "must be an e-mail address such as ada@example.com, of at most 254 characters.":
    "E-Mail-Adresse wie ada@example.com mit höchstens 254 Zeichen.",
  "must be a valid phone number in E.164 form, such as +4915112345678.":
    "Gültige Telefonnummer mit Landesvorwahl (E.164), zum Beispiel +4915112345678.",
  "must be one BCP 47 language tag of at most 35 characters, such as de or pt-BR.":
    "Ein Sprachkürzel (BCP 47) mit höchstens 35 Zeichen, zum Beispiel de oder pt-BR.",
  "must be an IANA time zone name such as Europe/Berlin.":
    "Name einer Zeitzone (IANA), zum Beispiel Europe/Berlin.",
  "is required.": "Bitte angeben.",
  "is not known to this request.": "Hier nicht bekannt.",
  "Choose the file again.": "Wählen Sie die Datei noch einmal aus.",
  "Choose columns of the file.": "Wählen Sie Spalten der Datei aus.",
  "Only {max} files are read at once. Upload it again.":
    "Es werden nur {max} Dateien auf einmal gelesen. Laden Sie diese noch einmal hoch.",
  "It is larger than 10 MB. Upload a shorter period, or several files.":
    "Die Datei ist größer als 10 MB. Laden Sie einen kürzeren Zeitraum oder mehrere Dateien hoch.",
  "The file is too large: it has {what}. Split it, and import one part after another.":
    "Die Datei ist zu groß: Sie enthält {what}. Teilen Sie sie auf und importieren Sie die Teile nacheinander.",
  "more than {max} elements": "mehr als {max} Elemente",
  "more than {max} entries": "mehr als {max} Einträge",
  "more than {max} movements": "mehr als {max} Buchungen",
  "more than {max} statements": "mehr als {max} Kontoauszüge",
  "more than {max} rows": "mehr als {max} Zeilen",
  "more than {max} bytes": "mehr als {max} Bytes",
  "more than {max} files": "mehr als {max} Dateien",
  "more than {max} bytes when it is unpacked": "entpackt mehr als {max} Bytes",
  "it takes too long to read; split it, and import one part after another":
    "Das Lesen dauert zu lange; bitte aufteilen und die Teile nacheinander importieren",
  "{field} is no CSV file.": "{field}: keine CSV-Datei.",
  "{field} is a ZIP without files.": "{field}: ein ZIP ohne Dateien.",
  "{field} is a ZIP in a ZIP.": "{field}: ein ZIP in einem ZIP.",
  "{field} is a ZIP that is broken.": "{field}: ein beschädigtes ZIP.",
  "{field} is a workbook or a document: save it as CSV.":
    "{field}: eine Arbeitsmappe oder ein Dokument; bitte als CSV speichern.",
  "{field} is XML, but no camt.052, camt.053 or camt.054.":
    "{field}: XML, aber weder camt.052 noch camt.053 oder camt.054.",
  "{field} is XML of {kind}, but no camt.052, camt.053 or camt.054.":
    "{field}: XML vom Typ {kind}, aber weder camt.052 noch camt.053 oder camt.054.",
  "{field} is not well-formed XML: line {message}.": "{field}: fehlerhaftes XML, Zeile {message}.",
  "{field} is no statement, and no text.": "{field}: weder Kontoauszug noch Text.",
  "{field} is no statement: neither camt.052, .053 or .054, nor MT940, OFX or CSV with headings.":
    "{field}: kein Kontoauszug, also weder camt.052, .053 oder .054 noch MT940, OFX oder CSV mit Überschriften.",
  "{field} is in the encoding {encoding}, which is not known.":
    "{field}: Die Zeichenkodierung {encoding} ist nicht bekannt.",
  "{field} is not in the encoding {encoding} that it should have.":
    "{field}: Die Zeichenkodierung ist nicht {encoding}, wie sie sein sollte.",
  "has a line that is too long": "Eine Zeile ist zu lang",
  "has more wrong entries, too": "Es gibt noch weitere fehlerhafte Einträge",
  "has no statement in it": "Darin ist kein Kontoauszug",
  "has no statement of a bank account in it": "Darin ist kein Auszug eines Bankkontos",
  "ends before its last element '</OFX>': a part of it is missing":
    "Das Ende fehlt: Das letzte Element '</OFX>' ist nicht vorhanden",
  "the entries are too much to add up": "Die Einträge sind zu groß, um sie zu summieren",
  "its currency {currency} is no active one": "Die Währung {currency} ist nicht gültig",
  "has entries of {day}, of which there are more than {max} statements with balances already":
    "Enthält Einträge vom {day}; von diesem Tag gibt es schon mehr als {max} Kontoauszüge mit Saldo",
  "has dates such as 02/03/2026 whose day may be the month, and none that shows which":
    "In Datumsangaben wie 02/03/2026 könnte der Tag auch der Monat sein, und keine zeigt, was gilt",
  "has amounts such as 1,234 that may be thousands or decimals, and none that shows which":
    "Beträge wie 1,234 könnten Tausender oder Nachkommastellen enthalten, und keiner zeigt, was gilt",
  "the file names no account": "Die Datei nennt kein Konto",
  "the file is of another account: {account}": "Die Datei gehört zu einem anderen Konto: {account}",
  "the file is of another account: it names {account}, which is {other}":
    "Die Datei gehört zu einem anderen Konto: Sie nennt {account}, das ist {other}",
  "the file has no column {column} for {name}; it has {list}":
    "Die Datei hat keine Spalte {column} für {name}; sie hat {list}",
  "say which column has which field; the file has {list}":
    "Bitte angeben, welche Spalte was enthält; die Datei hat {list}",
  "{account} is not a valid IBAN: its length or its check digits are wrong":
    "{account} ist keine gültige IBAN: Länge oder Prüfziffern sind falsch",
  "{account} is no account of the company; add it first, with duebook bank-account add or under /bank, and import the file then":
    "{account} ist kein Konto des Unternehmens; fügen Sie es zuerst hinzu, mit duebook bank-account add oder unter /bank, und importieren Sie dann die Datei",
  "{account} is kept in {currency}, and the file is in {other}":
    "{account} wird in {currency} geführt, die Datei ist in {other}",
  "the opening balance {opening} and the booked entries {booked} make {sum}, but the closing balance is {closing}":
    "Anfangssaldo {opening} und Buchungen von {booked} ergeben {sum}, der Endsaldo ist aber {closing}",
  "it is encrypted": "Die Datei ist verschlüsselt",
  "it is packed in a way that is not supported":
    "Die Datei ist auf eine Weise gepackt, die nicht unterstützt wird",
  "line {line}: {problem}": "Zeile {line}: {problem}",
  "a text is too long": "Ein Text ist zu lang",
  "a field is too long": "Ein Feld ist zu lang",
  "a document type is not allowed": "Ein Dokumenttyp ist nicht erlaubt",
  "an entry has more than {max} elements": "Ein Eintrag hat mehr als {max} Elemente",
  "more than {max} elements are within each other": "Mehr als {max} Elemente sind ineinander verschachtelt",
  "it can’t be read: a quotation mark may be missing": "Nicht lesbar: Vielleicht fehlt ein Anführungszeichen",
  "the field :{tag}: is not known": "Das Feld :{tag}: ist nicht bekannt",
  "a field :{tag}: is not expected here": "Ein Feld :{tag}: wird hier nicht erwartet",
  "a statement does not say of which account it is": "Ein Kontoauszug nennt sein Konto nicht",
  "the statement that begins here does not say of which account it is":
    "Der Kontoauszug, der hier beginnt, nennt sein Konto nicht",
  "the statement that begins here has no opening balance":
    "Der Kontoauszug, der hier beginnt, hat keinen Anfangssaldo",
  "the statement that begins here has no closing balance":
    "Der Kontoauszug, der hier beginnt, hat keinen Endsaldo",
  "its balances are in two currencies": "Die Salden sind in zwei Währungen",
  "it is a report of the day (MT942): send the statement (MT940), which has its movements":
    "Das ist ein untertägiger Bericht (MT942): Senden Sie den Kontoauszug (MT940), der die Buchungen enthält",
  "the balance :{tag}: is {text}: not C or D, date, currency and amount":
    "Der Saldo :{tag}: ist {text}: nicht C oder D, Datum, Währung und Betrag",
  "the balance {from} and the booked {booked} make {sum}, but the balance is {to}: a row may be missing; if that column has no balance after each row, leave it out of the mapping":
    "Saldo {from} und Buchungen von {booked} ergeben {sum}, der Saldo ist aber {to}: Vielleicht fehlt eine Zeile; enthält die Spalte nicht den Saldo nach jeder Zeile, ordnen Sie sie nicht zu",
  "its currency is {text}, which is no active one": "Die Währung {text} ist nicht gültig",
  "it has both a credit and a debit": "Der Eintrag hat Gutschrift und Belastung zugleich",
  "it has no amount": "Der Betrag fehlt",
  "it has no date": "Das Datum fehlt",
  "it says neither CRDT nor DBIT": "Weder CRDT noch DBIT ist angegeben",
  "it corrects an earlier one (CORRECTFITID), which is not supported":
    "Der Eintrag korrigiert einen früheren (CORRECTFITID), das wird nicht unterstützt",
  "it has {cells} cells, and the headings {headings}": "Zellen: {cells}, Überschriften: {headings}",
  "its amount has no currency": "Der Betrag hat keine Währung",
  "its amount is in {currency}, and the account in {other}":
    "Der Betrag ist in {currency}, das Konto in {other}",
  "its date is {text}, which is none": "Das Datum {text} ist ungültig",
  "{text} is neither debit nor credit": "{text} ist weder Belastung noch Gutschrift",
  "{text} is no line of MT940: date, C or D and amount":
    "{text} ist keine Zeile in MT940: Datum, C oder D und Betrag",
  "the date {text} does not exist": "Das Datum {text} gibt es nicht",
  "the booking date {text} does not exist": "Das Buchungsdatum {text} gibt es nicht",
  "the value date {text} does not exist": "Die Wertstellung {text} gibt es nicht",
  "the entry date {text} does not exist": "Das Eintragsdatum {text} gibt es nicht",
  "its amount is {text}, which is no amount": "Als Betrag steht dort {text}, das ist kein Betrag",
  "its amount is {text}, which is too much": "Der Betrag {text} ist zu hoch",
  "its amount is {text}, whose decimals must have a point":
    "Der Betrag {text} braucht einen Punkt vor den Nachkommastellen",
  "its amount is {text}, but {currency} has {digits} decimals":
    "Der Betrag ist {text}, {currency} hat aber nur so viele Nachkommastellen: {digits}",
  "its amount is in {currency}, which is no active currency":
    "Der Betrag ist in {currency}, das ist keine gültige Währung",
  "the {field} is {text}, which is no amount": "{field}: {text} ist kein Betrag",
  "the {field} is {text}, which is too much": "{field}: {text} ist zu hoch",
  "the {field} is {text}, whose decimals must have a point":
    "{field}: {text} braucht einen Punkt vor den Nachkommastellen",
  "the {field} is {text}, but {currency} has {digits} decimals":
    "{field}: {text}, aber {currency} hat nur so viele Nachkommastellen: {digits}",
  "the {field} is in {currency}, which is no active currency":
    "{field}: {currency} ist keine gültige Währung",
  "This is not your present password.": "Das ist nicht Ihr aktuelles Passwort.",
  "This passkey could not be used here. Try again, or choose another way.":
    "Dieser Passkey konnte hier nicht verwendet werden. Versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.",
  "Your browser has made no passkey. It needs JavaScript.":
    "Ihr Browser hat keinen Passkey erstellt. Dafür ist JavaScript nötig.",
  "This passkey is known already.": "Dieser Passkey ist schon bekannt.",
  "This passkey was removed already.": "Dieser Passkey wurde schon entfernt.",
  "You have {max} passkeys, and no more fit: remove one first.":
    "Sie haben {max} Passkeys; mehr sind nicht möglich. Entfernen Sie zuerst einen.",
  'Here people sign in with {provider}, on the page "Sign in".':
    "Hier melden Sie sich mit {provider} an, auf der Seite „Anmelden“.",
  "Too many people of your network are signing in at this moment. Wait a minute.":
    "Aus Ihrem Netzwerk melden sich gerade zu viele Personen an. Warten Sie eine Minute.",
  "Two-factor authentication is not set up.": "Die Zwei-Faktor-Authentifizierung ist nicht eingerichtet.",
  "Nothing is being set up in this session: reload the page and start again.":
    "In dieser Sitzung wird gerade nichts eingerichtet: Laden Sie die Seite neu und beginnen Sie von vorn.",
  "This person has no two-factor authentication.": "Diese Person hat keine Zwei-Faktor-Authentifizierung.",
  "This person needs two-factor authentication for another company, too. Only the operator of this Duebook can reset it.":
    "Diese Person braucht die Zwei-Faktor-Authentifizierung auch für ein anderes Unternehmen. Nur der Betreiber von Duebook kann sie zurücksetzen.",
  "You change your own two-factor authentication on the page of your account.":
    "Ihre eigene Zwei-Faktor-Authentifizierung ändern Sie auf der Seite Ihres Benutzerkontos.",
  "Only owners can reset a member's two-factor authentication.":
    "Nur Inhaber können die Zwei-Faktor-Authentifizierung eines Mitglieds zurücksetzen.",
  "Only owners can remove an owner.": "Nur Inhaber können einen Inhaber entfernen.",
  "Only owners and admins can remove people.": "Nur Inhaber und Admins können Personen entfernen.",
  "Only owners can make somebody an owner.": "Nur Inhaber können jemanden zum Inhaber machen.",
  "Only owners can change an owner's role.": "Nur Inhaber können die Rolle eines Inhabers ändern.",
  "Only owners and admins can change roles.": "Nur Inhaber und Admins können Rollen ändern.",
  "Only owners and admins can invite people.": "Nur Inhaber und Admins können Personen einladen.",
  "Only owners of a company can open it again.": "Nur Inhaber eines Unternehmens können es wieder öffnen.",
  "A company needs an owner: make somebody else an owner first.":
    "Ein Unternehmen braucht einen Inhaber: Machen Sie zuerst jemand anderen zum Inhaber.",
  "You are the last owner of {companies}. Make somebody else an owner, or close what nobody needs any more; then close your account.":
    "Sie sind der letzte Inhaber von {companies}. Machen Sie jemand anderen zum Inhaber oder schließen Sie, was niemand mehr braucht; danach können Sie Ihr Benutzerkonto schließen.",
  "This person is not a member any more.": "Diese Person ist kein Mitglied mehr.",
  "You are not a member of this company any more.": "Sie sind kein Mitglied dieses Unternehmens mehr.",
  "Somebody with this address is a member already.": "Jemand mit dieser Adresse ist schon Mitglied.",
  "A company has at most {max} members by invitation.":
    "Ein Unternehmen hat höchstens {max} eingeladene Mitglieder.",
  "A company has at most {max} invitations that wait for an answer: withdraw one first.":
    "Ein Unternehmen hat höchstens {max} Einladungen, die auf eine Antwort warten: Ziehen Sie zuerst eine zurück.",
  "A company sends at most {max} invitations within a day, withdrawn ones included. Send more tomorrow.":
    "Ein Unternehmen sendet höchstens {max} Einladungen an einem Tag, zurückgezogene eingeschlossen. Senden Sie weitere morgen.",
  "This invitation is not valid any more. Ask for a new one.":
    "Diese Einladung gilt nicht mehr. Bitten Sie um eine neue.",
  "This invitation is for another e-mail address than that of your account.":
    "Diese Einladung ist für eine andere E-Mail-Adresse als die Ihres Benutzerkontos.",
  "There is an account with this address by now.": "Inzwischen gibt es ein Benutzerkonto mit dieser Adresse.",
  "There is an account with this address by now. Sign in.":
    "Inzwischen gibt es ein Benutzerkonto mit dieser Adresse. Melden Sie sich an.",
  "This is your address already.": "Das ist schon Ihre Adresse.",
  "Your address is verified already.": "Ihre Adresse ist schon bestätigt.",
  "Verify your e-mail address first: open the link that we have mailed you, or have another one sent on the page of your account.":
    "Bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Link, den wir Ihnen gesendet haben, oder lassen Sie sich auf der Seite Ihres Benutzerkontos einen neuen senden.",
  "You own {max} companies already, and can't make more of them.":
    "Sie sind schon Inhaber von {max} Unternehmen und können keine weiteren anlegen.",
  "The name is not that of this company.": "Dieses Unternehmen heißt anders.",
  "This company is not closed.": "Dieses Unternehmen ist nicht geschlossen.",
  "It is too late: all of this company is being deleted.":
    "Es ist zu spät: Alles von diesem Unternehmen wird gerade gelöscht.",
  "The company has no active plan period.": "Für das Unternehmen gilt zurzeit kein Tarif.",
  "You have {max} keys already. Revoke one first.":
    "Sie haben schon {max} API-Schlüssel. Sperren Sie zuerst einen.",
  "User {id} has {max} active keys for company {company} already: revoke one first.":
    "Benutzer {id} hat für Unternehmen {company} schon {max} aktive API-Schlüssel: Sperren Sie zuerst einen.",
  "User {id} may not have keys for company {company}: this person has not confirmed two-factor authentication.":
    "Benutzer {id} darf für Unternehmen {company} keine API-Schlüssel haben: Die Zwei-Faktor-Authentifizierung ist nicht bestätigt.",
  "User {id} may not have keys for company {company}: this person is neither owner nor admin of the company.":
    "Benutzer {id} darf für Unternehmen {company} keine API-Schlüssel haben: Diese Person ist dort weder Inhaber noch Admin.",
  "User {id} may not have keys for company {company}: this person is not an active member of the company.":
    "Benutzer {id} darf für Unternehmen {company} keine API-Schlüssel haben: Diese Person ist dort kein aktives Mitglied.",
  "The key “{name}” is somebody else's. Only its holder can rotate it, because whoever rotates a key reads the new one.":
    "Der API-Schlüssel „{name}“ gehört jemand anderem. Nur der Besitzer kann ihn erneuern, denn wer einen Schlüssel erneuert, sieht den neuen.",
  "The key “{name}” is somebody else's. Its holder or an owner can revoke it.":
    "Der API-Schlüssel „{name}“ gehört jemand anderem. Nur der Besitzer oder ein Inhaber kann ihn sperren.",
  "A password has at least {min} characters.": "Ein Passwort hat mindestens {min} Zeichen.",
  "A password has at most {max} characters.": "Ein Passwort hat höchstens {max} Zeichen.",
  "This is the password that you have. Choose another one.":
    "Das ist Ihr bisheriges Passwort. Wählen Sie ein anderes.",
  "This password was taken away, because somebody else knows it. Choose another one.":
    "Dieses Passwort gilt nicht mehr, weil jemand anderes es kennt. Wählen Sie ein anderes.",
  "This password takes too long to check. Choose another one, such as four unusual words.":
    "Die Prüfung dieses Passworts dauert zu lange. Wählen Sie ein anderes, zum Beispiel vier ungewöhnliche Wörter.",
  "Names and addresses of yours are easy to guess.": "Namen und Adressen von Ihnen sind leicht zu erraten.",
  "This is easy to guess.": "Das ist leicht zu erraten.",
  "Straight rows of keys on your keyboard are easy to guess.":
    "Nebeneinanderliegende Tasten sind leicht zu erraten.",
  "Short keyboard patterns are easy to guess.": "Kurze Tastaturmuster sind leicht zu erraten.",
  'Repeated characters like "aaa" are easy to guess.':
    "Wiederholte Zeichen wie „aaa“ sind leicht zu erraten.",
  'Repeated character patterns like "abcabcabc" are easy to guess.':
    "Wiederholte Zeichenmuster wie „abcabcabc“ sind leicht zu erraten.",
  'Common character sequences like "abc" are easy to guess.':
    "Übliche Zeichenfolgen wie „abc“ sind leicht zu erraten.",
  "Recent years are easy to guess.": "Jahre aus jüngerer Zeit sind leicht zu erraten.",
  "Dates are easy to guess.": "Datumsangaben sind leicht zu erraten.",
  "This is a heavily used password.": "Dieses Passwort wird sehr oft verwendet.",
  "This is a frequently used password.": "Dieses Passwort wird oft verwendet.",
  "This is a commonly used password.": "Dieses Passwort ist verbreitet.",
  "This is similar to a commonly used password.": "Dieses Passwort ähnelt einem verbreiteten Passwort.",
  "Single words are easy to guess.": "Einzelne Wörter sind leicht zu erraten.",
  "Single names or surnames are easy to guess.": "Einzelne Vor- oder Nachnamen sind leicht zu erraten.",
  "Common names and surnames are easy to guess.": "Verbreitete Vor- und Nachnamen sind leicht zu erraten.",
  "Your password was exposed by a data breach on the Internet.":
    "Ihr Passwort ist durch ein Datenleck im Internet bekannt geworden.",
  "Avoid predictable letter substitutions like '@' for 'a'.":
    "Vermeiden Sie vorhersehbare Ersetzungen wie „@“ für „a“.",
  "Avoid reversed spellings of common words.": "Vermeiden Sie rückwärts geschriebene verbreitete Wörter.",
  "Capitalize some, but not all letters.": "Schreiben Sie einige, aber nicht alle Buchstaben groß.",
  "Capitalize more than the first letter.": "Schreiben Sie nicht nur den ersten Buchstaben groß.",
  "Avoid dates and years that are associated with you.":
    "Vermeiden Sie Datumsangaben und Jahre, die mit Ihnen zu tun haben.",
  "Avoid recent years.": "Vermeiden Sie Jahre aus jüngerer Zeit.",
  "Avoid years that are associated with you.": "Vermeiden Sie Jahre, die mit Ihnen zu tun haben.",
  "Avoid common character sequences.": "Vermeiden Sie übliche Zeichenfolgen.",
  "Avoid repeated words and characters.": "Vermeiden Sie wiederholte Wörter und Zeichen.",
  "Use longer keyboard patterns and change typing direction multiple times.":
    "Verwenden Sie längere Tastaturmuster und wechseln Sie mehrmals die Richtung.",
  "Add more words that are less common.": "Fügen Sie weitere, weniger verbreitete Wörter hinzu.",
  "Use multiple words, but avoid common phrases.":
    "Verwenden Sie mehrere Wörter, aber keine üblichen Wendungen.",
  "You can create strong passwords without using symbols, numbers, or uppercase letters.":
    "Starke Passwörter sind auch ohne Sonderzeichen, Ziffern oder Großbuchstaben möglich.",
  "If you use this password elsewhere, you should change it.":
    "Wenn Sie dieses Passwort auch anderswo verwenden, sollten Sie es dort ändern.",
  "{field} is required.": "{field}: bitte angeben.",
  "{field} is required, unless you choose a customer.":
    "{field}: bitte angeben, wenn Sie keinen Kunden wählen.",
  "{field} is that of a customer you already have.": "{field}: schon bei einem Ihrer Kunden vorhanden.",
  "{field}: nobody found with these words.": "{field}: mit diesen Wörtern niemand gefunden.",
  "{field}: these words mean several: {customers}.": "{field}: Diese Wörter passen auf mehrere: {customers}.",
  "{field} is required, or account_number with the code of its bank.":
    "{field}: bitte angeben, oder die Kontonummer mit der Kennung der Bank.",
  "{field} is required, or another of {list}.": "{field}: bitte angeben, oder etwas anderes davon: {list}.",
  "{field} is required: {account} may be {list}.": "{field}: bitte angeben; {account} kann sein: {list}.",
  "{field} is required: a CSV file does not say of which account it is.":
    "{field}: bitte angeben; in einer CSV-Datei steht nicht, zu welchem Konto sie gehört.",
  "{field} is more than there is. Look at it again.":
    "{field}: mehr als vorhanden. Bitte noch einmal prüfen.",
  "{field} is not known to this request.": "{field}: in dieser Anfrage nicht bekannt.",
  "{field} is not an active member of the company.": "{field}: kein aktives Mitglied des Unternehmens.",
  "{field} is an account for {currency} already.": "{field}: schon als Konto für {currency} vorhanden.",
  "{field} must be an object.": "{field}: bitte als Objekt angeben.",
  "{field} must be a JSON object.": "{field}: bitte als JSON-Objekt angeben.",
  "{field} must be a text.": "{field}: bitte als Text angeben.",
  "{field} must be a text of {min} to {max} characters, without NUL or unpaired surrogates.":
    "{field}: bitte {min} bis {max} Zeichen angeben, ohne ungültige Zeichen.",
  "{field} must be a text of {min} to {max} characters, not only white space, without NUL or unpaired surrogates.":
    "{field}: bitte {min} bis {max} Zeichen angeben, nicht nur Leerzeichen, ohne ungültige Zeichen.",
  "{field} must be a text of at most {max} characters, without NUL or unpaired surrogates.":
    "{field}: bitte höchstens {max} Zeichen angeben, ohne ungültige Zeichen.",
  "{field} must be a text of at most {max} characters, not only white space, without NUL or unpaired surrogates.":
    "{field}: bitte höchstens {max} Zeichen angeben, nicht nur Leerzeichen, ohne ungültige Zeichen.",
  "{field} must be a text of {min} to {max} characters in one line, without control characters.":
    "{field}: bitte {min} bis {max} Zeichen in einer Zeile angeben, ohne Steuerzeichen.",
  "{field} must be a text of {min} to {max} characters, not only white space, without control characters.":
    "{field}: bitte {min} bis {max} Zeichen angeben, nicht nur Leerzeichen, ohne Steuerzeichen.",
  "{field} must be a name of {min} to {max} characters in one line.":
    "{field}: bitte {min} bis {max} Zeichen in einer Zeile angeben.",
  "{field} must not be empty: a company has a name.":
    "{field}: bitte angeben; ein Unternehmen hat einen Namen.",
  "{field} must be true or false.": "{field}: bitte true oder false angeben.",
  "{field} must be one of {list}.": "{field}: bitte eines davon angeben: {list}.",
  "{field} must be one of the list.": "{field}: bitte aus der Liste wählen.",
  "{field} must be an amount.": "{field}: bitte einen Betrag angeben.",
  '{field} must be an amount as text, such as "5.00".':
    "{field}: bitte einen Betrag als Text angeben, zum Beispiel „5.00“.",
  "{field} must be a positive amount, such as 120.50 or 120,50.":
    "{field}: bitte einen Betrag über null angeben, zum Beispiel 120,50 oder 120.50.",
  "{field} must be at most {max} {currency}.": "{field}: höchstens {max} {currency}.",
  "{field} must be at most what is outstanding.": "{field}: höchstens der offene Betrag.",
  "{field} must be at most what is outstanding and what came.":
    "{field}: nicht mehr, als offen und als eingegangen ist.",
  "{field} must be at least what is already paid ({minor} minor units).":
    "{field}: mindestens so viel, wie schon bezahlt ist ({minor} in der kleinsten Währungseinheit).",
  "{field} must be a receivable of this customer.": "{field}: bitte eine Forderung dieses Kunden wählen.",
  "{field} must be for at most {max} receivables.": "{field}: höchstens für {max} Forderungen möglich.",
  "{field} must be for fewer receivables at once.":
    "{field}: bitte auf weniger Forderungen auf einmal verteilen.",
  "{field} must be for one receivable at least.": "{field}: bitte mindestens einer Forderung zuordnen.",
  "{field} must be a whole number from {min} to {max}.":
    "{field}: bitte eine ganze Zahl von {min} bis {max} angeben.",
  "{field} must be a real calendar date YYYY-MM-DD from 1970-01-01 to 9999-12-31.":
    "{field}: bitte ein gültiges Datum (YYYY-MM-DD) von 1970-01-01 bis 9999-12-31 angeben.",
  "{field} must be a real date YYYY-MM-DD.": "{field}: bitte ein gültiges Datum (YYYY-MM-DD) angeben.",
  "{field} must be a date YYYY-MM-DD, or an RFC 3339 date-time with seconds and offset such as 2026-01-31T08:00:00Z.":
    "{field}: bitte ein Datum (YYYY-MM-DD) oder einen Zeitpunkt nach RFC 3339 mit Sekunden und Zeitversatz angeben, zum Beispiel 2026-01-31T08:00:00Z.",
  "{field} must be a date from {first} to {last}, in the customer's time zone ({zone}).":
    "{field}: bitte ein Datum von {first} bis {last} angeben, in der Zeitzone des Kunden ({zone}).",
  "{field} must be a date of the years 2000 to 2099.":
    "{field}: bitte ein Datum aus den Jahren 2000 bis 2099 angeben.",
  "{field} must be today or later.": "{field}: frühestens heute.",
  "{field} must not be in the future.": "{field}: spätestens heute.",
  "{field} must not be in the future by more than a day.": "{field}: höchstens einen Tag in der Zukunft.",
  "{field} must be after {other}.": "{field}: bitte etwas Späteres als {other} angeben.",
  "{field} must not be before {other}.": "{field}: bitte nichts Früheres als {other} angeben.",
  "{field} must be an active ISO 4217 currency code in upper case, such as EUR.":
    "{field}: bitte einen gültigen Währungscode (ISO 4217) in Großbuchstaben angeben, zum Beispiel EUR.",
  "{field} must be named by an ISO 4217 currency.":
    "{field}: bitte mit einem Währungscode (ISO 4217) bezeichnen.",
  "{field} must be an ISO 3166-1 alpha-2 country code in upper case, such as DE.":
    "{field}: bitte einen Ländercode (ISO 3166-1 alpha-2) in Großbuchstaben angeben, zum Beispiel DE.",
  "{field} must be an IANA time zone name such as Europe/Berlin.":
    "{field}: bitte eine Zeitzone (IANA) angeben, zum Beispiel Europe/Berlin.",
  "{field} must be one BCP 47 language tag of at most 35 characters, such as de or pt-BR.":
    "{field}: bitte ein Sprachkürzel (BCP 47) mit höchstens 35 Zeichen angeben, zum Beispiel de oder pt-BR.",
  "{field} must be a valid phone number in E.164 form, such as +4915112345678.":
    "{field}: bitte eine gültige Telefonnummer mit Landesvorwahl (E.164) angeben, zum Beispiel +4915112345678.",
  "{field} must be an e-mail address such as ada@example.com, of at most 254 characters.":
    "{field}: bitte eine E-Mail-Adresse wie ada@example.com mit höchstens 254 Zeichen angeben.",
  "{field} must be a link that begins with https:// (http:// for localhost alone), of at most 2000 characters; behind its host it may hold '{reference}' and '{amount}', and no other braces.":
    "{field}: bitte einen Link angeben, der mit https:// beginnt (http:// nur für localhost), mit höchstens 2000 Zeichen; nach dem Rechnernamen darf er '{reference}' und '{amount}' enthalten, sonst keine geschweiften Klammern.",
  "{field} must be a link that begins with https:// (http:// for localhost alone), without braces, of at most 2000 characters.":
    "{field}: bitte einen Link angeben, der mit https:// beginnt (http:// nur für localhost), ohne geschweifte Klammern, mit höchstens 2000 Zeichen.",
  "{field} must be an IBAN with correct check digits, such as DE89 3704 0044 0532 0130 00.":
    "{field}: bitte eine IBAN mit richtigen Prüfziffern angeben, zum Beispiel DE89 3704 0044 0532 0130 00.",
  "{field} must be a BIC of 8 or 11 characters, such as COBADEFFXXX.":
    "{field}: bitte einen BIC mit 8 oder 11 Zeichen angeben, zum Beispiel COBADEFFXXX.",
  "{field} must be a sort code of six digits, such as 20-00-00.":
    "{field}: bitte einen Sort Code mit sechs Ziffern angeben, zum Beispiel 20-00-00.",
  "{field} must be a routing number of nine digits with a correct check digit, such as 021000021.":
    "{field}: bitte eine Routing Number mit neun Ziffern und richtiger Prüfziffer angeben, zum Beispiel 021000021.",
  "{field} must be a clearing number of 3 to 12 letters and digits, such as 6000.":
    "{field}: bitte eine Clearing-Nummer mit 3 bis 12 Buchstaben und Ziffern angeben, zum Beispiel 6000.",
  "{field} must be an account number of 4 to 20 letters and digits, such as 55779911.":
    "{field}: bitte eine Kontonummer mit 4 bis 20 Buchstaben und Ziffern angeben, zum Beispiel 55779911.",
  "{field} must have 6 to 8 digits beside a sort code.":
    "{field}: mit einem Sort Code bitte 6 bis 8 Ziffern angeben.",
  "{field} must be of the IBAN's country, {country}.": "{field}: muss zum Land der IBAN gehören, {country}.",
  "{field} must be of the same country as the other: the IBAN is of {country}, the BIC of {other}.":
    "{field}: IBAN und BIC müssen aus demselben Land sein; die IBAN ist aus {country}, der BIC aus {other}.",
  "{field} must not be given beside an IBAN.": "{field}: neben einer IBAN bitte nicht angeben.",
  "{field} must not be given beside another code of the bank.":
    "{field}: neben einer anderen Kennung der Bank bitte nicht angeben.",
  "{field} must be one of at most {max} accounts.": "{field}: höchstens {max} Konten möglich.",
  "{field} must be the id of an account.": "{field}: bitte die ID eines Kontos angeben.",
  "{field} must be the id of one of your customers.": "{field}: bitte die ID eines Ihrer Kunden angeben.",
  "{field} must be the id of one of your receivables.":
    "{field}: bitte die ID einer Ihrer Forderungen angeben.",
  "{field} must be the id of a bank transaction.": "{field}: bitte die ID einer Bankbuchung angeben.",
  "{field} must be the id of an earlier movement the other way, in the same currency and of at most the same amount.":
    "{field}: bitte die ID einer früheren Buchung in Gegenrichtung angeben, in derselben Währung und über höchstens denselben Betrag.",
  "{field} must be another receivable than those before it.":
    "{field}: bitte eine andere Forderung als die vorigen angeben.",
  "{field} must be a list of 1 to {max} allocations.":
    "{field}: bitte eine Liste von 1 bis {max} Zuordnungen angeben.",
  "{field} must have at least one receivable.": "{field}: bitte mindestens eine Forderung angeben.",
  "{field} must be at most 10 MB.": "{field}: höchstens 10 MB.",
  "{field} must be a PDF.": "{field}: bitte ein PDF wählen.",
  "{field} must be a whole PDF; this one is broken.":
    "{field}: bitte ein vollständiges PDF wählen; dieses ist beschädigt.",
  "{field} must be a PDF that opens without a password.":
    "{field}: bitte ein PDF wählen, das sich ohne Passwort öffnen lässt.",
  "{field} must be owner, admin or member.": "{field}: bitte Inhaber, Admin oder Mitglied wählen.",
  "{field} must be there once.": "{field}: bitte nur einmal angeben.",
  "{field} must be a list of steps.": "{field}: bitte eine Liste von Stufen angeben.",
  "{field} must be at most {max} steps.": "{field}: höchstens {max} Stufen möglich.",
  "{field} must be more than that of the step before, as steps ascend and come once.":
    "{field}: bitte mehr als bei der vorigen Stufe angeben; Stufen steigen an, und jede kommt nur einmal vor.",
  "{field} must be a list of one or more of {list}, none twice.":
    "{field}: bitte eines oder mehrere davon angeben, keines doppelt: {list}.",
  "{field} must be a time HH:MM from 00:00 to 23:59.":
    "{field}: bitte eine Uhrzeit (HH:MM) von 00:00 bis 23:59 angeben.",
  "{field} must begin before it ends.": "{field}: Der Beginn muss vor dem Ende liegen.",
  "{field} must leave some time between {from} and {to}, outside of which nothing is sent.":
    "{field}: bitte etwas Zeit zwischen {from} und {to} lassen; außerhalb davon wird nichts gesendet.",
  "{field} must be one line.": "{field}: bitte nur eine Zeile angeben.",
  "{field} must not be blank.": "{field}: bitte nicht leer lassen.",
  "{field} must not be blank; leave it out for the built-in text.":
    "{field}: bitte nicht nur Leerzeichen angeben; wenn der Standardtext gelten soll, ganz weglassen.",
  "{field} must have at most {max} characters.": "{field}: höchstens {max} Zeichen.",
  "{field} must not contain control characters, unpaired surrogates or marks of writing direction.":
    "{field}: bitte ohne Steuerzeichen, ungültige Zeichen oder Zeichen für die Schreibrichtung.",
  "{field} must not use the tag {tag}; it may use {list}.":
    "{field}: Die Anweisung {tag} ist nicht erlaubt; erlaubt sind {list}.",
  "{field} must not use the filter {filter}; it may use {list}.":
    "{field}: Der Filter {filter} ist nicht erlaubt; erlaubt sind {list}.",
  "{field} must say which column has the amount, or which have credits and debits.":
    "{field}: bitte angeben, welche Spalte den Betrag enthält oder welche Spalten Gutschriften und Belastungen enthalten.",
  "{field} must say which column has the date.": "{field}: bitte angeben, welche Spalte das Datum enthält.",
  "{field} has {text}, which is not a condition such as '{% if days_overdue > 3 %}'.":
    "{field}: {text} ist keine Bedingung wie '{% if days_overdue > 3 %}'.",
  "{field} has {text}, which is not a variable such as '{{ balance }}'.":
    "{field}: {text} ist keine Variable wie '{{ balance }}'.",
  "{field} has an unknown variable {variable}; it may use {list}.":
    "{field}: Die Variable {variable} ist nicht bekannt; erlaubt sind {list}.",
  "{field} can't be read: {error}.": "{field}: nicht lesbar ({error}).",
  "{field}: {problem}": "{field}: {problem}",
  "choose at least one scope": "bitte mindestens ein Recht wählen",
  "choose at least one message": "bitte mindestens eine Nachricht wählen",
  "choose at most {max} messages": "bitte höchstens {max} Nachrichten wählen",
  "{currency} has no decimals": "{currency} hat keine Nachkommastellen",
  "{currency} has at most {digits} decimals": "{currency} hat höchstens {digits} Nachkommastellen",
  "can't be kept: you have {max} views. Delete one first":
    "nicht gespeichert, denn Sie haben schon {max} Ansichten; bitte zuerst eine löschen",
  "belongs to more filters than can be kept": "nicht gespeichert, denn die Ansicht hat zu viele Filter",
  "This policy has no steps: no customer would be reminded.":
    "Diese Mahnregeln haben keine Stufen: Kein Kunde würde erinnert.",
  "has {text}, which is not a condition such as '{% if days_overdue > 3 %}'":
    "{text} ist keine Bedingung wie '{% if days_overdue > 3 %}'",
  "has {text}, which is not a variable such as '{{ balance }}'":
    "{text} ist keine Variable wie '{{ balance }}'",
  "has an unknown variable {variable}; it may use {list}":
    "Die Variable {variable} ist nicht bekannt; erlaubt sind {list}",
  "can't be read: {error}": "nicht lesbar ({error})",
  "The amount": "Betrag",
  "Step {number}, {part}": "Stufe {number}, {part}",
  "Bills, step {number}, {part}": "Eingangsrechnungen, Stufe {number}, {part}",
  "Entry {number}": "Eintrag {number}",
  "entries[{number}]": "Eintrag {number}",
  "Import id": "Import-ID",
  Fields: "Felder",
  "Reply id": "Antwort-ID",
  Bytes: "Bytes",
  Sha256: "SHA-256",
  "Leaves at": "Versand am",
  "Receivable ids": "Forderungs-IDs",
  Rows: "Zeilen",
  "File name": "Dateiname",
  Known: "Schon bekannt",
  "Receivable id": "Forderungs-ID",
  "Amount minor": "Betrag (kleinste Einheit)",
  "Deposit id": "ID der Kundenzahlung",
  "Credit minor": "Guthaben (kleinste Einheit)",
  "Note id": "Notiz-ID",
  "Returned by": "Zurückgegeben durch",
  Label: "Bezeichnung",
  "Anchor date": "Erste Fälligkeit",
  "Last date": "Letzte Fälligkeit",
  "Next index": "Nächste Nummer",
  "Payable id": "ID der Eingangsrechnung",
  "Occurrence index": "Nummer in der Serie",
  Detail: "Einzelheit",
  "Link number": "Nummer des Links",
  "User id": "Benutzer-ID",
  "New key id": "ID des neuen API-Schlüssels",
  "Keys deleted": "Gelöschte API-Schlüssel",
  EmailVerified: "E-Mail-Adresse bestätigt",
  TwoFactorConfirmed: "Zwei-Faktor bestätigt",
  Locale: "Sprachkürzel",
  Digest: "Zusammenfassung",
  "Sessions ended": "Beendete Sitzungen",
  "Two factor removed": "Zwei-Faktor entfernt",
  Issuer: "Anmeldedienst",
  "Second factor": "Zweiter Faktor",
  Again: "Erneut",
  Count: "Anzahl",
  Network: "Netzwerk",
  Last: "Letzter",
  Version: "Version",
  "Starts at": "Beginnt am",
  "Ends at": "Endet am",
  Removed: "Entfernt",
  TestClock: "Testuhr",
  Recipients: "Empfänger",
  Sms: "SMS",
  "Delete at": "Löschung am",
  Jump: "Sprung",
  Decided: "Entschieden",
  Values: "Werte",
  Plain: "Unverschlüsselt",
  "Skipped ids": "Übersprungene IDs",
  Sequences: "Nummernkreise",
  SessionsEnded: "Beendete Sitzungen",
  MailsDropped: "Verworfene E-Mails",
  RemindersGivenUp: "Aufgegebene Erinnerungen",
  "Remind on": "Erinnern am",
  "Expected version": "Erwartete Version",
  Allocations: "Zuordnungen",
  "Original id": "ID der ursprünglichen Buchung",
  Method: "Zahlungsart",
  Anchor: "Erste Fälligkeit",
  "Bank account id": "Bankkonto-ID",
  "Booked on": "Gebucht am",
  Others: "Andere",
  "Payment id": "Zahlungs-ID",
  Seen: "Gesehen",
  Mapping: "Spaltenzuordnung",
  Balance: "Saldo",
  "Closing balance": "Endsaldo",
  Debit: "Belastung",
  Form: "Formular",
  Body: "Inhalt",
  "Merge id": "ID der Zusammenführung",
  "Merged id": "ID des zusammengeführten Kunden",
  Filled: "Ergänzt",
  "status|open": "offen",
  "status|partially_paid": "teilweise bezahlt",
  "status|paid": "bezahlt",
  "status|paused": "pausiert",
  "status|cancelled": "storniert",
  "status|reversed": "storniert",
  "status|recorded": "erfasst",
  "status|unmatched": "nicht zugeordnet",
  "status|suggested": "mit einem Vorschlag versehen",
  "status|applied": "zugeordnet",
  "status|ignored": "ignoriert",
  "status|returned": "zurückgegeben",
  "status|partially_applied": "teilweise zugeordnet",
  "This receivable is {status} and can't be paused.":
    "Diese Forderung ist {status} und kann nicht pausiert werden.",
  "This receivable is {status} and can't be resumed.":
    "Diese Forderung ist {status}; es gibt keine Pause zu beenden.",
  "This receivable is {status} and can't be cancelled.":
    "Diese Forderung ist {status} und kann nicht storniert werden.",
  "This receivable is {status} and can't take a payment.":
    "Diese Forderung ist {status}; eine Zahlung dafür kann nicht erfasst werden.",
  "This receivable is {status} and can't have a payment reversed.":
    "Diese Forderung ist {status}; eine Zahlung dafür kann nicht storniert werden.",
  "This receivable is {status} and can't be promised.":
    "Diese Forderung ist {status}; eine Zahlung kann nicht zugesagt werden.",
  "This receivable is {status} and can't be promised a second time.":
    "Diese Forderung ist {status}; eine Zahlung kann nicht noch einmal zugesagt werden.",
  "This receivable is {status} and can't be disputed.":
    "Diese Forderung ist {status}; eine Unstimmigkeit kann nicht gemeldet werden.",
  "This receivable is {status} and can't be reminded of.":
    "Diese Forderung ist {status}; daran kann nicht erinnert werden.",
  "This payable is {status} and can't be marked paid.":
    "Diese Eingangsrechnung ist {status} und kann nicht als bezahlt markiert werden.",
  "This payment is {status} and can't be reversed again.":
    "Diese Zahlung ist {status} und kann nicht noch einmal storniert werden.",
  "Receivable {id} is {status} and can't take a payment.":
    "Forderung {id} ist {status}; eine Zahlung dafür kann nicht erfasst werden.",
  "Receivable {id} is {status} and can't have a payment reversed.":
    "Forderung {id} ist {status}; eine Zahlung dafür kann nicht storniert werden.",
  "This bank transaction is {status} and can't be applied.":
    "Diese Bankbuchung ist {status} und kann nicht zugeordnet werden.",
  "This bank transaction is {status} and can't be undone.":
    "Diese Bankbuchung ist {status}; es gibt nichts rückgängig zu machen.",
  "This bank transaction is {status} and can't be ignored.":
    "Diese Bankbuchung ist {status} und kann nicht ignoriert werden.",
  "This bank transaction is {status} and can't have a suggestion refused.":
    "Diese Bankbuchung ist {status}; ein Vorschlag kann nicht abgelehnt werden.",
  "This bank transaction is {status} and can't be paid back.":
    "Diese Bankbuchung ist {status} und kann nicht zurückgezahlt werden.",
  "This bank transaction is {status} and can't be taken back.":
    "Diese Bankbuchung ist {status} und kann nicht zurückgenommen werden.",
  "This bank transaction is {status} and can't take another one back.":
    "Diese Bankbuchung ist {status} und kann keine andere zurücknehmen.",
  "Receivable {id} is not suggested for this bank transaction.":
    "Forderung {id} ist für diese Bankbuchung nicht vorgeschlagen.",
  "Receivable {id} is in {currency}.": "Forderung {id} ist in {currency}.",
  "This receivable is in {currency}.": "Diese Forderung ist in {currency}.",
  "{receivable} is in {currency}, and the payment in {other}.":
    "{receivable} ist in {currency}, die Zahlung in {other}.",
  "{receivable} is paid already.": "{receivable} ist schon bezahlt.",
  "{receivable} is void.": "{receivable} ist storniert.",
  "{receivable} is in another currency.": "{receivable} hat eine andere Währung.",
  "{fields} can't be changed once a receivable is {status}.":
    "{fields}: nicht mehr änderbar, sobald eine Forderung {status} ist.",
  "{fields} can't be changed while payments are recorded on the receivable.":
    "{fields}: nicht änderbar, solange Zahlungen für die Forderung erfasst sind.",
  "{fields} can't be changed once a payable is paid.":
    "{fields}: nicht mehr änderbar, sobald eine Eingangsrechnung bezahlt ist.",
  "The allocations are larger than what is left of the bank transaction.":
    "Die Zuordnungen sind zusammen höher als der Rest der Bankbuchung.",
  "The payment is larger than the balance.": "Die Zahlung ist höher als der offene Betrag.",
  "The payment's currency is not the receivable's.": "Die Zahlung ist nicht in der Währung der Forderung.",
  "A new currency needs an amount in the same request.":
    "Eine neue Währung erfordert einen Betrag in derselben Anfrage.",
  "A field can no longer be changed.": "Eine der Angaben kann nicht mehr geändert werden.",
  "The current status does not allow this.": "Der aktuelle Status lässt das nicht zu.",
  "At most {amount}, which is what is open.": "Höchstens {amount}, mehr ist nicht offen.",
  "The receivables get {amount}, which is more than came.":
    "Den Forderungen sind {amount} zugeordnet, das ist mehr, als eingegangen ist.",
  "{typed} can mean two amounts: write it without the comma, or with a point.":
    "{typed} kann zwei Beträge bedeuten: Schreiben Sie ihn ohne Komma oder mit einem Punkt.",
  "Nothing is left for it. Type how much it gets.":
    "Dafür ist nichts übrig. Geben Sie an, wie viel zugeordnet wird.",
  "Choose at least one receivable.": "Wählen Sie mindestens eine Forderung.",
  "Choose receivables of yours.": "Wählen Sie Forderungen Ihres Unternehmens.",
  "Nothing is left of this payment.": "Von dieser Zahlung ist nichts übrig.",
  "This payment was taken back already.": "Diese Zahlung wurde schon zurückgenommen.",
  "Some of this payment was used a moment ago. Look at it again.":
    "Ein Teil dieser Zahlung wurde gerade eben verwendet. Bitte prüfen Sie sie noch einmal.",
  "The customer has no address on this channel.": "Der Kunde hat keine Adresse für diesen Versandweg.",
  "This customer has no e-mail address.": "Dieser Kunde hat keine E-Mail-Adresse.",
  "This customer has no phone number.": "Dieser Kunde hat keine Telefonnummer.",
  "The customer has no e-mail address.": "Der Kunde hat keine E-Mail-Adresse.",
  "E-mails to the customer's address come back.": "E-Mails an die Adresse des Kunden kommen zurück.",
  "The customer has neither disputed it nor promised to pay it.":
    "Der Kunde hat weder eine Unstimmigkeit gemeldet noch die Zahlung zugesagt.",
  "Your company may answer only at addresses that it has sent a reminder to.":
    "Ihr Unternehmen darf nur an Adressen antworten, an die es eine Erinnerung gesendet hat.",
  "The customer has no address for the next reminder.":
    "Der Kunde hat keine Adresse für die nächste Erinnerung.",
  "The customer's address does not work, so the next reminder can't be sent.":
    "Die Adresse des Kunden funktioniert nicht, daher kann die nächste Erinnerung nicht gesendet werden.",
  "The customer does not want reminders on the channel of the next one.":
    "Der Kunde möchte auf dem Versandweg der nächsten Erinnerung keine Erinnerungen.",
  "The policy allows no more reminders of it.":
    "Die Mahnregeln lassen keine weiteren Erinnerungen an diese Forderung zu.",
  "A reminder is being sent at this moment.": "Gerade wird eine Erinnerung gesendet.",
  "It is below the minimum balance of the policy, so no reminder is sent for it.":
    "Der offene Betrag liegt unter dem Mindestbetrag der Mahnregeln, daher wird keine Erinnerung gesendet.",
  "Another reminder to the customer leaves first. Ask again after it.":
    "Zuerst wird eine andere Erinnerung an den Kunden gesendet. Versuchen Sie es danach noch einmal.",
  "No reminder is planned for it.": "Für diese Forderung ist keine Erinnerung geplant.",
  "You have had {number} tests within the hour. Try again later.":
    "Sie haben in dieser Stunde schon {number} Testnachrichten erhalten. Versuchen Sie es später noch einmal.",
  "This message can't be written, so there is nothing to send.":
    "Diese Nachricht kann nicht verfasst werden, daher gibt es nichts zu senden.",
  "Verify your e-mail address first: a test goes to no other one.":
    "Bestätigen Sie zuerst Ihre E-Mail-Adresse: Eine Testnachricht wird an keine andere gesendet.",
  "It has changed since you looked: somebody has paid, or decided otherwise. This is what it says now.":
    "Die Nachricht hat sich geändert, seit Sie sie angesehen haben: Jemand hat bezahlt oder anders entschieden. So lautet sie jetzt.",
  "Reminders are on hold, so nothing is sent. Go live first.":
    "Der Versand ist angehalten, daher wird nichts gesendet. Starten Sie zuerst den Versand.",
  "Somebody has done this already.": "Das hat schon jemand erledigt.",
  "Too much was sent by this link within an hour.":
    "Über diesen Link wurde innerhalb einer Stunde zu viel gesendet.",
  "The message bounced.": "Die Nachricht kam zurück.",
  "The recipient has complained about the message.": "Der Empfänger hat die Nachricht als Spam gemeldet.",
  "The recipient has unsubscribed at the mail provider.":
    "Der Empfänger hat sich beim E-Mail-Anbieter abgemeldet.",
  "The mail provider could not deliver the message.":
    "Der E-Mail-Anbieter konnte die Nachricht nicht zustellen.",
  "The number is not valid.": "Die Nummer ist ungültig.",
  "The recipient has answered STOP.": "Der Empfänger hat mit STOP geantwortet.",
  "The number can't get SMS.": "Die Nummer kann keine SMS empfangen.",
  "The number is not known to its network.": "Die Nummer ist in ihrem Netz nicht bekannt.",
  "The number is a landline, or its network can't be reached.":
    "Die Nummer ist ein Festnetzanschluss oder ihr Netz ist nicht erreichbar.",
  "The provider could not deliver the message.": "Der Anbieter konnte die Nachricht nicht zustellen.",
  "The provider could not deliver the message (error {code}).":
    "Der Anbieter konnte die Nachricht nicht zustellen (Fehler {code}).",
  "The provider answered {code}.": "Der Anbieter hat mit {code} geantwortet.",
  "No e-mail provider is configured.": "Es ist kein E-Mail-Anbieter eingerichtet.",
  "This form was sent before with other content. See below how things stand now, and send it again if that is what you want.":
    "Dieses Formular wurde schon mit anderem Inhalt gesendet. Unten sehen Sie den jetzigen Stand. Senden Sie es noch einmal, wenn Ihre Angaben gelten sollen.",
  "Yours is not saved yet.": "Ihre Angaben sind noch nicht gespeichert.",
  "{field} is “{value}”": "{field} ist „{value}“",
  "{field} is empty": "{field} ist leer",
  "{field} is the built-in text": "{field} ist der vorgegebene Text",
  "Somebody else has changed this in the meantime.": "Inzwischen hat jemand anderes das geändert.",
  "Somebody else has changed this meanwhile: {changes} now. Yours is not saved yet: look at it, and save it again.":
    "Inzwischen hat jemand anderes das geändert, jetzt gilt: {changes}. Ihre Angaben sind noch nicht gespeichert: Prüfen Sie sie und speichern Sie sie noch einmal.",
  "Somebody else has changed these texts in the meantime: {changes} now. Yours are not saved yet: look at them, and save them again.":
    "Inzwischen hat jemand anderes diese Texte geändert, jetzt gilt: {changes}. Ihre Texte sind noch nicht gespeichert: Prüfen Sie sie und speichern Sie sie noch einmal.",
  "Somebody else has saved another policy since this page was opened. What you typed is still here: saving it again replaces theirs.":
    "Seit Sie die Seite geöffnet haben, hat jemand anderes die Mahnregeln gespeichert. Ihre Eingaben sind noch hier: Wenn Sie sie noch einmal speichern, ersetzen sie die anderen.",
  "It has changed since you looked. This is what it would say now.":
    "Die Nachricht hat sich geändert, seit Sie sie angesehen haben. So würde sie jetzt lauten.",
  "You have not changed anything.": "Sie haben nichts geändert.",
  "This is not there any more.": "Das gibt es nicht mehr.",
  "There is one already.": "Das gibt es schon.",
  "There are as many as there may be.": "Mehr sind nicht möglich.",
  "You may not do this.": "Dazu sind Sie nicht berechtigt.",
  "Part of the form is missing. Send it again.": "Ein Teil des Formulars fehlt. Senden Sie es noch einmal.",
  "This is more than {size} KB.": "Das sind mehr als {size} KB.",
  "The body broke off.": "Der Inhalt der Anfrage brach ab.",
  "The body came too slowly: send the request again, over a new connection.":
    "Der Inhalt der Anfrage kam zu langsam: Senden Sie sie noch einmal, über eine neue Verbindung.",
  "The body is not valid JSON.": "Der Inhalt der Anfrage ist kein gültiges JSON.",
  "The body is larger than 64 KiB.": "Der Inhalt der Anfrage ist größer als 64 KiB.",
  "The request has invalid fields.": "Die Anfrage hat ungültige Felder.",
  "Invalid: {fields}.": "Ungültig: {fields}.",
  "Too many at the same time. Wait a moment, and try again.":
    "Zu viele gleichzeitig. Warten Sie einen Augenblick und versuchen Sie es noch einmal.",
  "Too many tries. Wait a minute.": "Zu viele Versuche. Warten Sie eine Minute.",
  "Too many tries. Wait {minutes} minutes.": "Zu viele Versuche. Warten Sie {minutes} Minuten.",
  "Too many requests: wait for Retry-After seconds.":
    "Zu viele Anfragen: Warten Sie so viele Sekunden, wie in Retry-After steht.",
  "Too many requests are waiting: wait for Retry-After seconds.":
    "Zu viele Anfragen warten: Warten Sie so viele Sekunden, wie in Retry-After steht.",
  "The service can't answer now: wait for Retry-After seconds.":
    "Duebook ist im Moment nicht erreichbar: Warten Sie so viele Sekunden, wie in Retry-After steht.",
  "The service is not open yet.": "Der Dienst ist noch nicht geöffnet.",
  "The database can't be reached: wait for Retry-After seconds.":
    "Die Datenbank ist nicht erreichbar: Warten Sie so viele Sekunden, wie in Retry-After steht.",
  "A customer can’t be merged into itself. Choose another one.":
    "Ein Kunde kann nicht mit sich selbst zusammengeführt werden. Wählen Sie einen anderen.",
  "One of these customers has been merged into another one already.":
    "Einer dieser Kunden wurde schon mit einem anderen zusammengeführt.",
  "A message to one of these customers is being sent right now. Try again in a few minutes.":
    "Gerade wird eine Nachricht an einen dieser Kunden gesendet. Versuchen Sie es in einigen Minuten noch einmal.",
  "Somebody has skipped a message to one of these customers by e-mail or SMS, and it may still leave by the other. Try again when that is over.":
    "Jemand hat eine Nachricht an einen dieser Kunden per E-Mail oder SMS übersprungen; auf dem anderen Versandweg kann sie noch gesendet werden. Versuchen Sie es noch einmal, wenn das erledigt ist.",
  "This customer has more than {receivables} receivables, or more than {messages} messages, which is too much to move at once. Merge the other customer into this one instead.":
    "Dieser Kunde hat mehr als {receivables} Forderungen oder mehr als {messages} Nachrichten; das ist zu viel, um es auf einmal zu übertragen. Gehen Sie umgekehrt vor: Öffnen Sie den anderen Kunden und führen Sie ihn mit diesem zusammen.",
  "The customer has been merged into another one since then. Undo that first.":
    "Der Kunde wurde inzwischen mit einem anderen zusammengeführt. Machen Sie zuerst das rückgängig.",
  "This was more than a day ago and can’t be undone any more.":
    "Das liegt mehr als einen Tag zurück und lässt sich nicht mehr rückgängig machen.",
  "This has been undone already.": "Das wurde schon rückgängig gemacht.",
  "There is no such receivable.": "Diese Forderung gibt es nicht.",
  "There is no such customer.": "Diesen Kunden gibt es nicht.",
  "Merged with {name}, who wants no reminders":
    "Zusammengeführt mit {name}; dort sind keine Erinnerungen gewünscht",
  "Several at once": "Mehrere auf einmal",
  "Undone at once": "Sofort rückgängig gemacht",
  "Returned by the bank": "Von der Bank zurückgegeben",
  "Gone from an imported file": "Nicht mehr in einer importierten Datei",
  "The payment of the customer was recorded by mistake.": "Die Zahlung des Kunden wurde irrtümlich erfasst."
}
