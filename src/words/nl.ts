/** The phrases in Dutch. */
// oxlint-disable max-lines -- a list, which is looked up and never read from its beginning to its end
import type { Catalogue } from "./Catalogues.ts"

export const dutch: Catalogue = {
  "This is a test. The message has not left; it would go to {recipient}. The links in it lead to your outbox.":
    "Dit is een test. Het bericht is niet verzonden; het zou naar {recipient} gaan. De links in dit bericht leiden naar uw postvak UIT.",
  "Test: {subject}": "Test: {subject}",
  "No. {number}": "Nr. {number}",
  "{debts} and {count, plural, one {# more} other {# more}}":
    "{debts} en {count, plural, one {nog #} other {nog #}}",
  "{time}, e-mail to {customer} ({tone}): {debts}, {sums}":
    "{time}, e-mail aan {customer} ({tone}): {debts}, {sums}",
  "{time}, SMS to {customer} ({tone}): {debts}, {sums}":
    "{time}, sms aan {customer} ({tone}): {debts}, {sums}",
  "{company}: more than {count, plural, one {# message leaves} other {# messages leave}} today":
    "{company}: vandaag {count, plural, one {wordt meer dan # bericht} other {worden meer dan # berichten}} verzonden",
  "{company}: {count, plural, one {# message waits} other {# messages wait}} for approval":
    "{company}: {count, plural, one {# bericht wacht} other {# berichten wachten}} op goedkeuring",
  "{company}: {count, plural, one {# message leaves} other {# messages leave}} today":
    "{company}: vandaag {count, plural, one {wordt # bericht} other {worden # berichten}} verzonden",
  "These leave today, as soon as somebody has approved them:":
    "Deze berichten worden vandaag verzonden zodra iemand ze heeft goedgekeurd:",
  "If nobody pays before, these leave today:":
    "Als niemand eerder betaalt, worden vandaag deze berichten verzonden:",
  "and others": "en andere berichten",
  "Read, change and stop them in the outbox: {link}":
    "In het postvak UIT kunt u ze lezen, wijzigen en tegenhouden: {link}",
  "To have this mail no more, change your account: {link}":
    "Wilt u deze mail niet meer ontvangen? Pas dat aan in uw account: {link}",
  "Disputed by the customer": "Betwist door de klant",
  "Promised, and not paid": "Toegezegd, niet betaald",
  "Not paid, and no further reminders follow": "Niet betaald en geen verdere herinneringen",
  "Reminders that could not be delivered": "Herinneringen die niet konden worden bezorgd",
  "Reminders that may not have arrived": "Herinneringen die mogelijk niet zijn aangekomen",
  "Reminders that wait until somebody says what a payment is for":
    "Herinneringen die wachten tot iemand aangeeft waarvoor een betaling is",
  "Bank accounts without a new statement": "Bankrekeningen zonder nieuw afschrift",
  "Addresses that do not work": "Adressen die niet werken",
  "Customers who want no more reminders": "Klanten die geen herinneringen meer willen",
  "Reminders that became too late to send": "Herinneringen die te laat waren om nog te verzenden",
  "Reminders that were not sent because a channel did not work":
    "Herinneringen die niet zijn verzonden doordat een kanaal niet werkte",
  "and {count, plural, one {# more} other {# more}}": "en {count, plural, one {nog #} other {nog #}}",
  "{company}: {count, plural, one {# thing} other {# things}} to look at":
    "{company}: {count, plural, one {# aandachtspunt} other {# aandachtspunten}}",
  "Since the last digest of {company}:": "Sinds de vorige samenvatting van {company}:",
  "All that waits for you: {link}": "Alles wat op u wacht: {link}",
  "You get this because you are an owner or admin of the company. It comes only on days with something in it. To have it no more, change your account: {link}":
    "U ontvangt deze mail omdat u eigenaar of beheerder van het bedrijf bent, alleen op dagen met nieuws. Wilt u deze mail niet meer ontvangen? Pas dat aan in uw account: {link}",
  "the newest one ends on {date}": "het nieuwste loopt tot {date}",
  "tone of a reminder|friendly": "vriendelijk",
  "tone of a reminder|firm": "dringend",
  "tone of a reminder|final": "laatste aanmaning",
  "Duebook: another e-mail address": "Duebook: ander e-mailadres",
  "the e-mail address of your account is {email} now": "het e-mailadres van uw account is nu {email}",
  "the e-mail address of your account is to become {email}, as soon as somebody follows the link that was sent there":
    "het e-mailadres van uw account wordt {email} zodra iemand de link opent die naar dat adres is gestuurd",
  "Duebook: your e-mail address is back": "Duebook: uw e-mailadres is hersteld",
  "the e-mail address of your account is {email} again, and you were signed out everywhere; the account needs a new password, and passkeys and sign-ins elsewhere that were added in the day before the change or after it are removed":
    "het e-mailadres van uw account is weer {email} en u bent overal uitgelogd; het account heeft een nieuw wachtwoord nodig, en passkeys en koppelingen met andere inlogdiensten die vanaf een dag vóór de wijziging zijn toegevoegd, zijn verwijderd",
  "Duebook: your account is closed": "Duebook: uw account is gesloten",
  "your account was closed: nobody can sign in with it any more, and you belong to no company; what you did in companies stays in their logs":
    "uw account is gesloten: niemand kan er nog mee inloggen en u hoort bij geen enkel bedrijf meer; wat u in bedrijven hebt gedaan, blijft in hun logboek staan",
  "Duebook: your password was changed": "Duebook: uw wachtwoord is gewijzigd",
  "the password of your account was changed, and you were signed out everywhere else":
    "het wachtwoord van uw account is gewijzigd en u bent overal elders uitgelogd",
  "Duebook: two-factor authentication was reset": "Duebook: uw tweestapsverificatie is gereset",
  "{by}, an owner of {company}, has reset two-factor authentication for your account, and you were signed out everywhere. Your password is as it was; sign in and set it up anew":
    "{by}, eigenaar van {company}, heeft de tweestapsverificatie van uw account gereset en u bent overal uitgelogd. Uw wachtwoord is niet gewijzigd; log in en stel de tweestapsverificatie opnieuw in",
  "Duebook: two-factor authentication was turned off": "Duebook: tweestapsverificatie is uitgeschakeld",
  "two-factor authentication was turned off for your account":
    "de tweestapsverificatie van uw account is uitgeschakeld",
  "Duebook: two-factor authentication was set up": "Duebook: tweestapsverificatie is ingesteld",
  "another authenticator app has taken the place of the one of your account":
    "de authenticator-app van uw account is vervangen door een andere",
  "two-factor authentication was set up for your account":
    "de tweestapsverificatie van uw account is ingesteld",
  "Duebook: a recovery code was used": "Duebook: er is een herstelcode gebruikt",
  "a recovery code of your account was used; {left, plural, one {# is left} other {# are left}}":
    "er is een herstelcode van uw account gebruikt; {left, plural, one {er is nog # over} other {er zijn er nog # over}}",
  "Duebook: new recovery codes": "Duebook: nieuwe herstelcodes",
  "your account has new recovery codes, and those from before do not work any more":
    "uw account heeft nieuwe herstelcodes en de eerdere codes werken niet meer",
  "Duebook: a passkey was added": "Duebook: er is een passkey toegevoegd",
  "the passkey “{name}” was added to your account; it opens the account without your password":
    "de passkey “{name}” is aan uw account toegevoegd; hiermee kan zonder uw wachtwoord worden ingelogd",
  "Duebook: a passkey was removed": "Duebook: er is een passkey verwijderd",
  "the passkey “{name}” was removed from your account, and you were signed out everywhere else":
    "de passkey “{name}” is uit uw account verwijderd en u bent overal elders uitgelogd",
  "Duebook: a passkey was refused": "Duebook: er is een passkey geweigerd",
  "somebody has used the passkey “{name}” of your account and was refused: it has counted less than the last time, as a copy of it would":
    "iemand heeft de passkey “{name}” van uw account gebruikt en is geweigerd: de teller van de passkey stond lager dan de vorige keer, wat op een kopie kan wijzen",
  "Duebook: single sign-on for your account": "Duebook: single sign-on voor uw account",
  "somebody has signed in to your account at {issuer} as {email} for the first time":
    "iemand heeft voor het eerst via {issuer} als {email} op uw account ingelogd",
  "Duebook: a new browser": "Duebook: nieuwe browser",
  "somebody has signed in to your account with a browser that was not known: {browser}":
    "iemand heeft op uw account ingelogd met een browser die nog niet bekend was: {browser}",
  "Hello,": "Goedendag,",
  "If this was not you, you need not do anything.": "Was u dit niet? Dan hoeft u niets te doen.",
  "Duebook: verify your e-mail address": "Duebook: verifieer uw e-mailadres",
  "open this link to show that this address is yours. It works once, for 24 hours:":
    "Open deze link om te bevestigen dat dit adres van u is. De link werkt één keer en is 24 uur geldig:",
  "If this was not you, do not say there that it is yours. You need not do anything else.":
    "Was u dit niet? Bevestig dan niet dat het adres van u is. Verder hoeft u niets te doen.",
  "Duebook: finish your account": "Duebook: rond uw account af",
  "somebody, probably you, wants to make an account with this address. Open this link to choose a password; then the account is yours. It works once, for 24 hours:":
    "Iemand, waarschijnlijk uzelf, wil een account aanmaken met dit adres. Open deze link om een wachtwoord te kiezen; daarna is het account van u. De link werkt één keer en is 24 uur geldig:",
  "Duebook: set a new password": "Duebook: stel een nieuw wachtwoord in",
  "somebody, probably you, has asked to set a new password. This link works once, for 24 hours:":
    "Iemand, waarschijnlijk uzelf, wil een nieuw wachtwoord instellen. Deze link werkt één keer en is 24 uur geldig:",
  "Duebook: you have an account already": "Duebook: u hebt al een account",
  "somebody, probably you, wanted to make an account with this address. There is one already. Sign in:":
    "Iemand, waarschijnlijk uzelf, wilde een account aanmaken met dit adres. Er is al een account met dit adres. Log in:",
  "If you do not know the password any more:":
    "Weet u het wachtwoord niet meer? Stel dan een nieuw wachtwoord in:",
  "the operator of this Duebook has removed the second factor of your account, and you were signed out everywhere. Your password is as it was. Sign in, and set up two-factor authentication again:":
    "De systeembeheerder van deze Duebook-installatie heeft de tweestapsverificatie van uw account verwijderd en u bent overal uitgelogd. Uw wachtwoord is niet gewijzigd. Log in en stel de tweestapsverificatie opnieuw in:",
  "If you have not asked for this, tell the operator at once.":
    "Hebt u dit niet aangevraagd? Meld dit dan direct bij de systeembeheerder.",
  "Duebook: {company} invites you": "Duebook: {company} nodigt u uit",
  "{person} asks you to join {company} on Duebook, which reminds customers of what they owe.":
    "{person} nodigt u uit voor {company} in Duebook. Duebook herinnert klanten aan wat ze moeten betalen.",
  "This link works once, for 24 hours:": "Deze link werkt één keer en is 24 uur geldig:",
  "If you do not know why you get this, you need not do anything.":
    "Weet u niet waarom u deze mail ontvangt? Dan hoeft u niets te doen.",
  "Duebook: you have an account with this address": "Duebook: u hebt een account met dit adres",
  "Somebody, probably you, wanted to use this address for another account. It can belong to one account only: sign in to the one that has it, and give it another address first.":
    "Iemand, waarschijnlijk uzelf, wilde dit adres voor een ander account gebruiken. Een adres kan maar bij één account horen: log in op het account dat dit adres nu heeft en geef dat eerst een ander adres.",
  somebody: "iemand",
  "fact of a company|name": "naam",
  "fact of a company|time zone": "tijdzone",
  "fact of a company|country": "land",
  "fact of a company|e-mail": "e-mail",
  "fact of a company|phone": "telefoon",
  "fact of a company|web": "website",
  "fact of a company|address": "adres",
  "fact of a company|account holder": "rekeninghouder",
  "fact of a company|IBAN": "IBAN",
  "fact of a company|BIC": "BIC",
  "fact of a company|payment link": "betaallink",
  "fact of a company|language": "taal",
  "fact of a company|legal notice": "wettelijke vermelding",
  "{by} has changed the reminders of {company}: they are on hold, and nothing is sent":
    "{by} heeft de herinneringen van {company} gewijzigd: ze worden vastgehouden en er wordt niets verzonden",
  "{by} has changed the reminders of {company}: each waits until somebody approves it":
    "{by} heeft de herinneringen van {company} gewijzigd: elke herinnering wacht tot iemand haar goedkeurt",
  "{by} has changed the reminders of {company}: they are sent automatically":
    "{by} heeft de herinneringen van {company} gewijzigd: ze worden automatisch verzonden",
  "{by} has changed the reminders of {company}: {mode}":
    "{by} heeft de herinneringen van {company} gewijzigd: {mode}",
  "Duebook: a company was closed": "Duebook: er is een bedrijf gesloten",
  "{by} has closed {company}: nothing is sent any more, and all of it is deleted after 30 days, unless an owner opens it again on the page of companies before":
    "{by} heeft {company} gesloten: er wordt niets meer verzonden en na 30 dagen wordt alles verwijderd, tenzij een eigenaar het bedrijf voor die tijd op de bedrijvenpagina heropent",
  "Duebook: a company was opened again": "Duebook: er is een bedrijf heropend",
  "{by} has opened {company} again": "{by} heeft {company} heropend",
  "Duebook: an archive was asked for": "Duebook: er is een archief aangevraagd",
  "{by} has asked for an archive of all that {company} has, which owners and admins can download":
    "{by} heeft een archief van alle gegevens van {company} aangevraagd, dat eigenaren en beheerders kunnen downloaden",
  "Duebook: facts of your company were changed": "Duebook: gegevens van uw bedrijf zijn gewijzigd",
  "{by} has changed facts of {company}: {facts}": "{by} heeft gegevens van {company} gewijzigd: {facts}",
  "Duebook: a new owner or admin": "Duebook: nieuwe eigenaar of beheerder",
  "{by} has made {member} {role, select, owner {an owner} other {an admin}} of {company}":
    "{by} heeft {member} {role, select, owner {eigenaar} other {beheerder}} gemaakt van {company}",
  "{member} has joined {company} as {role, select, owner {an owner} other {an admin}}":
    "{member} is bij {company} gekomen als {role, select, owner {eigenaar} other {beheerder}}",
  "Duebook: a new API key": "Duebook: nieuwe API-sleutel",
  '{by} has created the API key "{name}" of {company}':
    "{by} heeft API-sleutel “{name}” van {company} aangemaakt",
  "Duebook: an API key was replaced": "Duebook: er is een API-sleutel vernieuwd",
  '{by} has replaced the API key "{name}" of {company} with a new one':
    "{by} heeft API-sleutel “{name}” van {company} door een nieuwe vervangen",
  "Duebook: an API key was revoked": "Duebook: er is een API-sleutel ingetrokken",
  '{by} has revoked the API key "{name}" of {company}':
    "{by} heeft API-sleutel “{name}” van {company} ingetrokken",
  "Duebook: other texts of reminders": "Duebook: gewijzigde teksten van herinneringen",
  "{by} has changed the texts of reminders of {company} ({language}, {tone})":
    "{by} heeft de teksten van de herinneringen van {company} gewijzigd ({language}, {tone})",
  "Duebook: reminders of your company": "Duebook: herinneringen van uw bedrijf",
  "Duebook: a new bank account of your company": "Duebook: nieuwe bankrekening van uw bedrijf",
  "{by} has added a bank account of {company}, into which customers pay {currency}: {account}":
    "{by} heeft een bankrekening van {company} toegevoegd waarop klanten in {currency} betalen: {account}",
  "Duebook: a bank account of your company was removed":
    "Duebook: er is een bankrekening van uw bedrijf verwijderd",
  "{by} has removed the bank account of {company} into which customers paid {currency}: {account}":
    "{by} heeft de bankrekening van {company} verwijderd waarop klanten in {currency} betaalden: {account}",
  "something of your account was changed": "er is iets in uw account gewijzigd",
  "{time}: {sentence}.": "{time}: {sentence}.",
  "{time}: {sentence} ({count, plural, one {# time} other {# times}} since then).":
    "{time}: {sentence} (sindsdien {count, plural, one {# keer} other {# keer}}).",
  "And {count, plural, one {# other change} other {# other changes}}.":
    "En nog {count, plural, one {# andere wijziging} other {# andere wijzigingen}}.",
  "If this was not you or somebody whom you know, set another password at once:":
    "Komt dit niet van u of van iemand die u kent? Stel dan direct een nieuw wachtwoord in:",
  "If this was not you or somebody whom you know, open this link: it gives your address back, signs everybody out, and lets you choose another password. It works once, for 72 hours:":
    "Komt dit niet van u of van iemand die u kent? Open dan deze link: u krijgt uw adres terug, iedereen wordt uitgelogd en u kunt een nieuw wachtwoord kiezen. De link werkt één keer en is 72 uur geldig:",
  "Duebook: changes to your account": "Duebook: wijzigingen in uw account",
  "this was done just now:": "Dit is zojuist gebeurd:",
  "this was done:": "Dit is er gebeurd:",
  "See your account:": "Bekijk uw account:",
  "the operator of this Duebook": "de systeembeheerder van deze Duebook-installatie",
  "your company": "uw bedrijf",
  Overview: "Overzicht",
  "home dashboard figures aging": "start dashboard cijfers ouderdom",
  Receivables: "Vorderingen",
  "invoices debts owed list": "facturen verkoopfacturen openstaand te ontvangen lijst debiteuren",
  "New receivable": "Nieuwe vordering",
  "create add invoice debt": "aanmaken toevoegen factuur vordering",
  "Import receivables": "Vorderingen importeren",
  "upload file csv invoices": "uploaden bestand csv excel facturen inlezen",
  "Overdue receivables": "Achterstallige vorderingen",
  "late unpaid": "te laat onbetaald vervallen",
  "Money in": "Ontvangsten",
  "bank transactions payments movements": "bank transacties betalingen mutaties bijschrijvingen",
  "Statements of the bank": "Bankafschriften",
  "upload files camt mt940": "uploaden bestanden camt mt940 coda",
  Bills: "Inkoopfacturen",
  "payables what we owe": "aankoopfacturen crediteuren leveranciers te betalen",
  "New bill": "Nieuwe inkoopfactuur",
  "create add payable": "aanmaken toevoegen aankoopfactuur leverancier",
  "Calendar of bills": "Kalender inkoopfacturen",
  "month payables": "maand agenda te betalen aankoopfacturen",
  "Series of bills": "Terugkerende inkoopfacturen",
  "monthly rent payables": "maandelijks huur abonnement reeks vaste lasten aankoopfacturen",
  Customers: "Klanten",
  "debtors clients": "debiteuren afnemers relaties",
  "Customers who owe most": "Klanten met het hoogste openstaande bedrag",
  "largest debtors": "grootste debiteuren schulden",
  Outbox: "Postvak UIT",
  "messages approve skip edit test send next planned":
    "berichten goedkeuren overslaan bewerken test verzenden volgende gepland",
  Reminders: "Herinneringen",
  "messages mails sms sent planned": "berichten mails sms verzonden gepland aanmaningen",
  "Go live": "Live gaan",
  "automatic ask me first hold reminders on off": "automatisch eerst vragen vasthouden herinneringen aan uit",
  Policy: "Herinneringsregels",
  "steps dunning rules schedule": "stappen aanmanen aanmaningen beleid planning schema",
  Texts: "Teksten",
  "wording templates language mails": "formulering sjablonen taal mails",
  Keys: "API-sleutels",
  "api token create key": "api token aanmaken key sleutel koppeling",
  People: "Gebruikers",
  "members invite roles team": "leden uitnodigen rollen team medewerkers collega’s",
  Usage: "Gebruik",
  "plan allowance requests": "abonnement limiet verzoeken verbruik",
  Company: "Bedrijf",
  "facts address iban bank account time zone": "gegevens adres iban bankrekening tijdzone",
  Audit: "Logboek",
  "history who did what": "geschiedenis audit wie deed wat",
  "Not understood": "Niet begrepen",
  "The browser or something between it and this service has garbled the request.":
    "De browser, of iets tussen de browser en deze dienst, heeft het verzoek verminkt.",
  "Not found": "Niet gevonden",
  "There is nothing at this address.": "Op dit adres is niets te vinden.",
  "Too large": "Te groot",
  "What was sent is too large.": "Wat u hebt verzonden, is te groot.",
  "Not available": "Niet beschikbaar",
  "The service can't answer at the moment. Wait a little, and try again.":
    "De dienst kan op dit moment niet antwoorden. Wacht even en probeer het opnieuw.",
  "This link does not work": "Deze link werkt niet",
  "It was used already, it has expired, or part of it is missing. Ask for a new one where you got it.":
    "De link is al gebruikt, is verlopen of is niet volledig. Vraag een nieuwe aan waar u deze hebt gekregen.",
  "Something went wrong": "Er is iets misgegaan",
  "This is our fault. We have logged it.": "De fout ligt bij ons en is geregistreerd.",
  "Form not accepted": "Formulier niet geaccepteerd",
  "This form does not belong to the page that you have open. Go back, reload the page, and try again.":
    "Dit formulier hoort niet bij de pagina die u open hebt. Ga terug, laad de pagina opnieuw en probeer het nog een keer.",
  "Not open to you": "Geen toegang",
  "Not active": "Niet actief",
  "{name} is closed": "{name} is gesloten",
  "You are no longer a member": "U bent geen lid meer",
  empty: "leeg",
  "Somebody has changed it since you opened it. Send yours again if that is what you want.":
    "Iemand heeft dit gewijzigd nadat u het had geopend. Verzend uw versie opnieuw als u die wilt opslaan.",
  "now: {now}; yours: {yours}": "nu: {now}; uw versie: {yours}",
  Open: "Open",
  "Partly paid": "Deels betaald",
  Paid: "Betaald",
  Paused: "Gepauzeerd",
  Void: "Ingetrokken",
  "A colleague paused it.": "Een collega heeft de vordering gepauzeerd.",
  "The customer has promised to pay.": "De klant heeft toegezegd te betalen.",
  "The customer says that something is wrong.": "De klant heeft gemeld dat er iets niet klopt.",
  Planned: "Gepland",
  "Being sent": "Wordt verzonden",
  Sent: "Verzonden",
  Failed: "Mislukt",
  "Left out": "Overgeslagen",
  Withdrawn: "Geannuleerd",
  Unknown: "Onbekend",
  "E-mail": "E-mail",
  SMS: "SMS",
  "e-mail": "e-mail",
  "Its day had passed when the receivable was created.":
    "De geplande dag was al voorbij toen de vordering werd aangemaakt.",
  "A later reminder has taken its place.": "Een latere herinnering is hiervoor in de plaats gekomen.",
  "It is paid.": "De vordering is betaald.",
  "It is void.": "De vordering is ingetrokken.",
  "It is paused.": "De vordering is gepauzeerd.",
  "The customer does not want reminders on this channel.": "De klant wil via dit kanaal geen herinneringen.",
  "The address does not work: a message came back, or was reported as spam.":
    "Het adres werkt niet: een bericht kwam terug of is als spam gemeld.",
  "The company's reminders are switched off.": "De herinneringen van het bedrijf staan uit.",
  "Nobody has approved it.": "Niemand heeft het bericht goedgekeurd.",
  "Somebody of the company did not want it sent.":
    "Iemand van het bedrijf wilde niet dat dit bericht werd verzonden.",
  "A payment that has arrived may be for it.": "Er is een betaling ontvangen die hiervoor kan zijn.",
  "The newest bank statement is too old.": "Het nieuwste bankafschrift is te oud.",
  "The customer has no address for this channel.": "De klant heeft geen adres voor dit kanaal.",
  "This channel is not set up.": "Dit kanaal is niet ingesteld.",
  "The provider of this channel does not work at the moment.":
    "De provider van dit kanaal is op dit moment niet bereikbaar.",
  "The company is not active.": "Het bedrijf is niet actief.",
  "The company has no plan in force.": "Het bedrijf heeft geen lopend abonnement.",
  "Less is owed than the policy's minimum.":
    "Het openstaande bedrag is lager dan het minimum in de herinneringsregels.",
  "It was too close to another message.": "Het bericht kwam te kort na een ander bericht.",
  "The company has written to as many people as it may in a day.":
    "Het bedrijf heeft het maximale aantal ontvangers per dag bereikt.",
  "It was too late to be sent.": "Het was te laat om het bericht nog te verzenden.",
  "Another reminder to the customer has taken its place.":
    "Een andere herinnering aan de klant is hiervoor in de plaats gekomen.",
  "It is owed again, so the last reminder is sent once more.":
    "Het bedrag staat weer open, daarom wordt de laatste herinnering nog een keer verzonden.",
  "The provider did not accept it.": "De provider heeft het bericht geweigerd.",
  "The provider did not accept it after several tries.":
    "De provider heeft het bericht na meerdere pogingen geweigerd.",
  "The connection broke while it was handed over, so nobody knows whether it has arrived.":
    "De verbinding viel weg tijdens het verzenden, dus het is niet bekend of het bericht is aangekomen.",
  "We could not create this message.": "We konden dit bericht niet opstellen.",
  "Nothing is sent on that day of the week.": "Op die dag van de week wordt niets verzonden.",
  "That day is a public holiday.": "Die dag is een feestdag.",
  "Messages leave only within the hours of the policy.":
    "Berichten worden alleen verzonden binnen de uren van de herinneringsregels.",
  "Another message to the customer is too close.":
    "Er zit te weinig tijd tussen dit bericht en een ander bericht aan de klant.",
  "Many messages are waiting, so it leaves a little later.":
    "Er wachten veel berichten, daarom wordt dit bericht iets later verzonden.",
  "Its day was missed, so it is sent late.":
    "De geplande dag is gemist, daarom wordt het bericht later verzonden.",
  "It is owed again, so the customer is reminded once more.":
    "Het bedrag staat weer open, daarom krijgt de klant nog een herinnering.",
  "A colleague wants it sent early.": "Een collega wil het bericht eerder verzenden.",
  Password: "Wachtwoord",
  "At least {minPasswordLength} characters that are hard to guess, such as four words that have nothing to do with each other.":
    "Minimaal {minPasswordLength} tekens en moeilijk te raden, bijvoorbeeld vier woorden die niets met elkaar te maken hebben.",
  "Keep it": "Annuleren",
  Close: "Sluiten",
  "The view is saved. It stands in the menu.": "De weergave is opgeslagen en staat in het menu.",
  "The view is deleted.": "De weergave is verwijderd.",
  "Save view": "Weergave opslaan",
  "The filters and the order get a name of yours, and stand in the menu.":
    "De filters en de sortering krijgen een naam die u zelf kiest en komen in het menu te staan.",
  Name: "Naam",
  "Delete view": "Weergave verwijderen",
  Book: "Administratie",
  Menu: "Menu",
  "Your companies": "Uw bedrijven",
  "Sign out": "Uitloggen",
  "{name} – Duebook": "{name} – Duebook",
  "Skip to content": "Naar de inhoud",
  Duebook: "Duebook",
  "{title} – Duebook": "{title} – Duebook",
  "{n, plural, one {# day} other {# days}}": "{n, plural, one {# dag} other {# dagen}}",
  "{done} of {limit}": "{done} van {limit}",
  "{recipients} new recipients today, no SMS, {invitations} invitations.":
    "Vandaag {recipients} nieuwe ontvangers, geen sms-berichten, {invitations} uitnodigingen.",
  "{recipients} new recipients today, {sms} SMS, {invitations} invitations.":
    "Vandaag {recipients} nieuwe ontvangers, {sms} sms-berichten, {invitations} uitnodigingen.",
  "A new company may write to few people whom it has never written to before; the number grows with its age and the payments that it records.":
    "Een nieuw bedrijf mag per dag maar weinig mensen aanschrijven aan wie het nog nooit heeft geschreven. Dat aantal groeit naarmate het bedrijf langer bestaat en meer betalingen registreert.",
  "What is beyond it waits for the next day (UTC). Ask who runs Duebook for you if you need more.":
    "Wat daarboven komt, wacht tot de volgende dag (UTC). Hebt u meer nodig? Vraag het de systeembeheerder van Duebook.",
  "Signing in needs https.": "Voor het inloggen is https nodig.",
  "This page has come by http, and what you type could be read on its way. Open it by its https address. The operator finds in the documentation how to put Duebook behind https.":
    "Deze pagina is via http geladen, waardoor anderen kunnen meelezen wat u typt. Open de pagina via het https-adres. De systeembeheerder vindt in de documentatie hoe Duebook via https bereikbaar wordt.",
  "You go on to {name}. <link>Continue</link> if nothing happens.":
    "U gaat verder naar {name}. Gebeurt er niets? <link>Doorgaan</link>",
  "{provider} can't be reached at the moment. Wait a little, and try again.":
    "{provider} is op dit moment niet bereikbaar. Wacht even en probeer het opnieuw.",
  "This sign-in was begun in another browser, was used already, or took longer than ten minutes. Start again.":
    "Deze inlogpoging is in een andere browser begonnen, is al gebruikt of duurde langer dan tien minuten. Begin opnieuw.",
  "You did not sign in at {name}. Start again if you want to.":
    "U hebt niet ingelogd bij {name}. Begin opnieuw als u dat wilt.",
  "What {name} has answered is not valid. Start again, or tell your operator.":
    "Het antwoord van {name} is niet geldig. Begin opnieuw of meld dit bij uw systeembeheerder.",
  "{provider} does not say that your e-mail address is verified.":
    "{provider} bevestigt niet dat uw e-mailadres is geverifieerd.",
  "Your sign-in is not known here. Ask somebody of your company for an invitation to your e-mail address.":
    "Uw account is hier niet bekend. Vraag iemand van uw bedrijf om een uitnodiging op uw e-mailadres.",
  "Your invitation could not be accepted. Ask whoever has invited you.":
    "Uw uitnodiging kon niet worden geaccepteerd. Neem contact op met degene die u heeft uitgenodigd.",
  "You signed in at {name} as somebody else than here.":
    "U bent bij {name} met een ander account ingelogd dan hier.",
  "{provider} has not asked you again.": "{provider} heeft u niet opnieuw laten inloggen.",
  "{provider} has not asked you again, with a second factor.":
    "{provider} heeft u niet opnieuw met tweestapsverificatie laten inloggen.",
  "Too many tries. Wait a minute, and start again.": "Te veel pogingen. Wacht een minuut en begin opnieuw.",
  "This needs your password.": "Hiervoor is uw wachtwoord nodig.",
  "This needs a code from your authenticator app.": "Hiervoor is een code uit uw authenticator-app nodig.",
  Code: "Code",
  Continue: "Doorgaan",
  "Go back": "Terug",
  "This needs a passkey.": "Hiervoor is een passkey nodig.",
  "A passkey needs JavaScript. Without it, sign in anew with a recovery code.":
    "Voor een passkey is JavaScript nodig. Zonder JavaScript kunt u opnieuw inloggen met een herstelcode.",
  "Use a passkey": "Passkey gebruiken",
  "Go to Duebook": "Naar Duebook",
  "Request {requestId}": "Verzoek {requestId}",
  owners: "eigenaren",
  admins: "beheerders",
  members: "leden",
  "This company is not active. Ask the operator of this Duebook about it.":
    "Dit bedrijf is niet actief. Vraag de systeembeheerder van deze Duebook-installatie om meer informatie.",
  "Other companies": "Andere bedrijven",
  "It is deleted on {moment}. Until then, one of its owners can open it again on the page of companies.":
    "Het bedrijf wordt op {moment} verwijderd. Tot dan kan een eigenaar het heropenen op de bedrijvenpagina.",
  "You are no longer a member of {company}. One of its owners or admins can invite you again.":
    "U bent geen lid meer van {company}. Een eigenaar of beheerder kan u opnieuw uitnodigen.",
  "This is open to {list} of the company. Ask one of them if you need it.":
    "Dit is alleen toegankelijk voor {list} van het bedrijf. Vraag het een van hen als u dit nodig hebt.",
  "Not given": "Niet opgegeven",
  "Please correct what is marked.": "Verbeter wat gemarkeerd is.",
  Copied: "Gekopieerd",
  "Turn keys on": "Sneltoetsen inschakelen",
  "Turn keys off": "Sneltoetsen uitschakelen",
  "No passkey was used. Try again.": "Er is geen passkey gebruikt. Probeer het opnieuw.",
  "There is a passkey of your account here already.": "Op dit apparaat staat al een passkey van uw account.",
  "That did not work. Reload the page, and try again.":
    "Dat is niet gelukt. Laad de pagina opnieuw en probeer het nog een keer.",
  "An amount can’t be read.": "Een bedrag kan niet worden gelezen.",
  "{amount} can be applied.": "{amount} kan worden toegewezen.",
  "{amount} is chosen, {more} more than there is.": "{amount} is gekozen, {more} meer dan er is.",
  "{amount} is chosen, {left} is left.": "{amount} is gekozen, {left} blijft over.",
  "Reading and matching. A large file takes some seconds.":
    "Bestand wordt gelezen en verwerkt. Bij een groot bestand duurt dat enkele seconden.",
  "{matched} of {transactions} transactions are matched.":
    "{matched} van {transactions} transacties zijn verwerkt.",
  "{part} % is sent.": "{part}% is geüpload.",
  All: "Alles",
  Filters: "Filters",
  "Filters ({active})": "Filters ({active})",
  Search: "Zoeken",
  Apply: "Toepassen",
  filters: "filters",
  Clear: "Wissen",
  "{j} next, {k} previous, {enter} opens, {a} applies, {u} undoes, {slash} searches for what else it may be.":
    "{j} volgende, {k} vorige, {enter} openen, {a} toewijzen, {u} ongedaan maken, {slash} zoeken waar het anders voor kan zijn.",
  Enter: "Enter",
  "{j} next, {k} previous, {enter} opens, {x} chooses, {slash} filters, {u} undoes, {help} leads here.":
    "{j} volgende, {k} vorige, {enter} openen, {x} selecteren, {slash} filteren, {u} ongedaan maken, {help} naar deze uitleg.",
  "{j} next, {k} previous, {enter} opens, {slash} filters, {u} undoes, {help} leads here.":
    "{j} volgende, {k} vorige, {enter} openen, {slash} filteren, {u} ongedaan maken, {help} naar deze uitleg.",
  "Nothing has happened yet.": "Er is nog niets gebeurd.",
  Undo: "Ongedaan maken",
  "by {date}": "uiterlijk op {date}",
  "until {date}": "tot {date}",
  "by {who}": "door {who}",
  "no address": "geen adres",
  "wants no reminders": "wil geen herinneringen",
  "the address does not work": "het adres werkt niet",
  "Nobody is reminded of it: {name} has no e-mail address and no phone number.":
    "Hiervoor krijgt niemand een herinnering: {name} heeft geen e-mailadres en geen telefoonnummer.",
  "Nobody is reminded of it: {name} wants no reminders.":
    "Hiervoor krijgt niemand een herinnering: {name} wil geen herinneringen.",
  "Nobody is reminded of it: messages to {name} come back.":
    "Hiervoor krijgt niemand een herinnering: berichten aan {name} komen terug.",
  "Add an address": "Adres toevoegen",
  "Look at the addresses": "Adressen bekijken",
  "Give another address": "Ander adres opgeven",
  "Not due": "Nog niet vervallen",
  "1–30 days": "1–30 dagen",
  "31–60 days": "31–60 dagen",
  "61–90 days": "61–90 dagen",
  "90+ days": "90+ dagen",
  "Nobody owes you anything at present.": "Niemand heeft op dit moment iets bij u openstaan.",
  "What is owed, by how long it is overdue": "Openstaand, naar aantal dagen te laat",
  Currency: "Valuta",
  "What is owed in {currency}, by how many days it is overdue":
    "Openstaand in {currency}, naar aantal dagen te laat",
  "Received and expected in {currency}, by week": "Ontvangen en verwacht in {currency}, per week",
  "Week from": "Week vanaf",
  Received: "Ontvangen",
  Expected: "Verwacht",
  "No payment came in lately, and nothing is due soon.":
    "Er is de laatste tijd niets betaald en er vervalt binnenkort niets.",
  "Expected: due in the week, and still owed": "Verwacht: vervalt in die week en staat nog open",
  "Received and expected in {currency}, by week; the present week is marked":
    "Ontvangen en verwacht in {currency}, per week; de huidige week is gemarkeerd",
  "Reminders are on hold: nothing is sent.":
    "De herinneringen worden vastgehouden: er wordt niets verzonden.",
  "Reminders wait for approval: nothing is sent without it.":
    "De herinneringen wachten op goedkeuring: zonder goedkeuring wordt er niets verzonden.",
  "Open the outbox": "Postvak UIT openen",
  "The reminder policy has no steps: no customer is reminded. <link>Add steps</link>":
    "De herinneringsregels bevatten geen stappen: geen enkele klant krijgt een herinnering. <link>Stappen toevoegen</link>",
  "No. {id}": "Nr. {id}",
  "of {customer}": "van {customer}",
  ", by {date}": ", uiterlijk op {date}",
  "“{quote}”": "“{quote}”",
  "the bill": "de inkoopfactuur",
  "Reminders that failed": "Mislukte herinneringen",
  "No. {receivableId}": "Nr. {receivableId}",
  "Payments to look at": "Te controleren betalingen",
  "Nobody named": "Geen naam bekend",
  ", the newest ends on {date}": ", het nieuwste loopt tot {date}",
  "Customers who can’t be reached": "Onbereikbare klanten",
  "Nothing waits for you: no disputes, no broken promises, no reminders that failed.":
    "Er wacht niets op u: geen betwistingen, geen niet-nagekomen toezeggingen, geen mislukte herinneringen.",
  "{channel} does not work at present": "{channel} werkt op dit moment niet",
  down: "storing",
  "Since {moment}. Reminders wait, and go out when it works again.":
    "Sinds {moment}. De herinneringen wachten en worden verzonden zodra het weer werkt.",
  "between|of": "van",
  Pages: "Pagina’s",
  "{count}–{count2} of {count3}": "{count}–{count2} van {count3}",
  Previous: "Vorige",
  Next: "Volgende",
  Newest: "Nieuwste",
  Older: "Oudere",
  "Download CSV": "CSV downloaden",
  "Kept in the audit log.": "Wordt bewaard in het logboek.",
  "May stay empty. Kept in the audit log.": "Niet verplicht. Wordt bewaard in het logboek.",
  Reason: "Reden",
  Note: "Notitie",
  Text: "Tekst",
  "For your colleagues and you. Customers never see it.": "Voor u en uw collega’s. Klanten zien dit nooit.",
  "Remind me on": "Herinner mij op",
  "It stands on the overview from that day on, until somebody has done it. Leave it empty for no reminder.":
    "De notitie staat vanaf die dag in het overzicht, tot iemand haar op “Klaar” zet. Laat leeg als u geen herinnering wilt.",
  "Keep note": "Notitie opslaan",
  Done: "Klaar",
  "A colleague": "Een collega",
  "Remind on {date}": "Herinneren op {date}",
  Notes: "Notities",
  "Notes to be reminded of": "Notities met herinnering",
  "Done.": "Afgehandeld.",
  "The note is kept.": "De notitie is opgeslagen.",
  Views: "Weergaven",
  "Find anything": "Zoek overal",
  "Ctrl K": "Ctrl K",
  "Show as a table": "Als tabel tonen",
  "recipient|To": "Aan",
  By: "Via",
  Status: "Status",
  "Not sent": "Niet verzonden",
  Subject: "Onderwerp",
  "The message as it was sent": "Het bericht zoals het is verzonden",
  "As plain text": "Als platte tekst",
  "created {a receivable}": "heeft {een vordering} aangemaakt",
  "created receivables": "heeft vorderingen aangemaakt",
  Created: "Aangemaakt",
  "imported {a receivable}": "heeft {een vordering} geïmporteerd",
  "imported receivables": "heeft vorderingen geïmporteerd",
  "Imported from a file": "Geïmporteerd uit een bestand",
  "changed {a receivable}": "heeft {een vordering} gewijzigd",
  "changed receivables": "heeft vorderingen gewijzigd",
  Changed: "Gewijzigd",
  "paused {a receivable}": "heeft {een vordering} gepauzeerd",
  "paused receivables": "heeft vorderingen gepauzeerd",
  "resumed {a receivable}": "heeft {een vordering} hervat",
  "resumed receivables": "heeft vorderingen hervat",
  Resumed: "Hervat",
  "voided {a receivable}": "heeft {een vordering} ingetrokken",
  "voided receivables": "heeft vorderingen ingetrokken",
  Voided: "Ingetrokken",
  "promised to pay {a receivable}": "heeft betaling toegezegd voor {een vordering}",
  "Promised to pay": "Betaling toegezegd",
  "said that something is wrong with {a receivable}":
    "heeft gemeld dat er iets niet klopt met {een vordering}",
  "Said that something is wrong": "Gemeld dat er iets niet klopt",
  "answered the customer about {a receivable}": "heeft de klant geantwoord over {een vordering}",
  "Answered the customer": "Klant geantwoord",
  "kept the invoice of {a receivable}": "heeft de factuur van {een vordering} opgeslagen",
  "kept invoices of receivables": "heeft facturen van vorderingen opgeslagen",
  "Invoice kept": "Factuur opgeslagen",
  "removed the invoice of {a receivable}": "heeft de factuur van {een vordering} verwijderd",
  "Invoice removed": "Factuur verwijderd",
  "sent the next reminder now for {a receivable}":
    "heeft de volgende herinnering nu laten verzenden voor {een vordering}",
  "Next reminder asked for": "Volgende herinnering aangevraagd",
  "approved a message to {a customer}": "heeft een bericht aan {een klant} goedgekeurd",
  "approved messages": "heeft berichten goedgekeurd",
  "skipped a message to {a customer}": "heeft een bericht aan {een klant} overgeslagen",
  "skipped messages": "heeft berichten overgeslagen",
  "edited a message to {a customer}": "heeft een bericht aan {een klant} bewerkt",
  "had a test sent of a message to {a customer}":
    "heeft een test laten verzenden van een bericht aan {een klant}",
  "imported a file of receivables": "heeft een bestand met vorderingen geïmporteerd",
  "imported a file of bills": "heeft een bestand met inkoopfacturen geïmporteerd",
  "imported a file of customers": "heeft een bestand met klanten geïmporteerd",
  "recorded a payment for {a receivable}": "heeft een betaling geregistreerd voor {een vordering}",
  "recorded payments": "heeft betalingen geregistreerd",
  "Payment recorded": "Betaling geregistreerd",
  "reversed a payment for {a receivable}": "heeft een betaling teruggedraaid voor {een vordering}",
  "reversed payments": "heeft betalingen teruggedraaid",
  "Payment reversed": "Betaling teruggedraaid",
  "applied {a bank transaction}": "heeft {een banktransactie} toegewezen",
  "applied bank transactions": "heeft banktransacties toegewezen",
  "took back what was done with {a bank transaction}":
    "heeft de verwerking van {een banktransactie} ongedaan gemaakt",
  "set {a bank transaction} aside": "heeft {een banktransactie} genegeerd",
  "set bank transactions aside": "heeft banktransacties genegeerd",
  "refused a suggestion for {a bank transaction}": "heeft een voorstel voor {een banktransactie} afgewezen",
  "took {a bank transaction} back, which the bank has returned":
    "heeft {een banktransactie} teruggedraaid na terugboeking door de bank",
  "paid back what was left of {a bank transaction}":
    "heeft het restant van {een banktransactie} terugbetaald",
  "recorded a payment from {a customer}": "heeft een betaling van {een klant} geregistreerd",
  "recorded payments from customers": "heeft betalingen van klanten geregistreerd",
  "Recorded a payment from this customer": "Betaling van deze klant geregistreerd",
  "used the credit of {a customer}": "heeft het tegoed van {een klant} gebruikt",
  "Used credit": "Tegoed gebruikt",
  "paid back the credit of {a customer}": "heeft het tegoed van {een klant} terugbetaald",
  "Paid back what was left of a payment": "Restant van een betaling terugbetaald",
  "took back a payment from {a customer}": "heeft een betaling van {een klant} teruggedraaid",
  "Took back a payment that was recorded by mistake": "Per vergissing geregistreerde betaling teruggedraaid",
  "noted something about {a customer}": "heeft een notitie over {een klant} gemaakt",
  Noted: "Notitie gemaakt",
  "has done what was noted about {a customer}": "heeft een notitie over {een klant} afgehandeld",
  "Done what was noted": "Notitie afgehandeld",
  "merged another customer into {a customer}": "heeft een andere klant samengevoegd met {een klant}",
  "Merged another customer into this one": "Andere klant met deze klant samengevoegd",
  "undid that a customer was merged into {a customer}":
    "heeft het samenvoegen van een klant met {een klant} ongedaan gemaakt",
  "Undid a merge of customers": "Samenvoegen van klanten ongedaan gemaakt",
  "forgot an account that had paid for {a customer}": "heeft een bekende betaler van {een klant} verwijderd",
  "Forgot an account that had paid": "Bekende betaler verwijderd",
  "imported {a bill}": "heeft {een inkoopfactuur} geïmporteerd",
  "imported bills": "heeft inkoopfacturen geïmporteerd",
  "created {a bill}": "heeft {een inkoopfactuur} aangemaakt",
  "created bills": "heeft inkoopfacturen aangemaakt",
  "changed {a bill}": "heeft {een inkoopfactuur} gewijzigd",
  "marked {a bill} as paid": "heeft {een inkoopfactuur} als betaald gemarkeerd",
  "marked bills as paid": "heeft inkoopfacturen als betaald gemarkeerd",
  "Marked as paid": "Als betaald gemarkeerd",
  "created a series of bills": "heeft een reeks inkoopfacturen aangemaakt",
  "Its series was created": "Reeks aangemaakt",
  "stopped a series of bills": "heeft een reeks inkoopfacturen gestopt",
  "Its series was stopped": "Reeks gestopt",
  "created {the next bill of a series}": "heeft {de volgende inkoopfactuur van een reeks} aangemaakt",
  "created the next bills of series": "heeft de volgende inkoopfacturen van reeksen aangemaakt",
  "Written by its series": "Door de reeks aangemaakt",
  "imported {a customer}": "heeft {een klant} geïmporteerd",
  "imported customers": "heeft klanten geïmporteerd",
  "changed {a customer}": "heeft {een klant} gewijzigd",
  "stopped reminders to an address of {a customer}":
    "heeft herinneringen aan een adres van {een klant} gestopt",
  "Stopped reminders to an address": "Herinneringen aan een adres gestopt",
  "allowed reminders to an address of {a customer} again":
    "heeft herinneringen aan een adres van {een klant} weer toegestaan",
  "Allowed reminders to an address again": "Herinneringen aan een adres weer toegestaan",
  "stopped reminders to {a customer}, whose address does not work":
    "heeft de herinneringen aan {een klant} gestopt, omdat het adres niet werkt",
  "Stopped reminders to an address that does not work": "Herinneringen gestopt aan een adres dat niet werkt",
  "made a new link for {a customer}'s page": "heeft een nieuwe link gemaakt voor de pagina van {een klant}",
  "Made a new link for the debtor’s page": "Nieuwe link voor de klantpagina gemaakt",
  "opened their invoice page ({a customer})": "heeft de eigen klantpagina geopend ({een klant})",
  "Invoice page opened": "Klantpagina geopend",
  "created {a key}": "heeft {een API-sleutel} aangemaakt",
  "rotated {a key}": "heeft {een API-sleutel} vernieuwd",
  "revoked {a key}": "heeft {een API-sleutel} ingetrokken",
  "added a person": "heeft een gebruiker toegevoegd",
  "changed a person's role": "heeft de rol van een gebruiker gewijzigd",
  "removed a person": "heeft een gebruiker verwijderd",
  "invited a person": "heeft een gebruiker uitgenodigd",
  "invited a person again": "heeft een gebruiker opnieuw uitgenodigd",
  "withdrew an invitation": "heeft een uitnodiging ingetrokken",
  "accepted an invitation": "heeft een uitnodiging geaccepteerd",
  "created an account": "heeft een account aangemaakt",
  "made a link to sign in for the first time": "heeft een link gemaakt om voor het eerst in te loggen",
  "joined the company": "is lid geworden van het bedrijf",
  "signed up": "heeft zich geregistreerd",
  "confirmed an e-mail address": "heeft een e-mailadres geverifieerd",
  "changed an account": "heeft een account gewijzigd",
  "changed a password": "heeft een wachtwoord gewijzigd",
  "signed out everywhere": "is overal uitgelogd",
  "asked for another e-mail address": "heeft een ander e-mailadres aangevraagd",
  "kept the present e-mail address": "heeft het huidige e-mailadres behouden",
  "took the earlier e-mail address back": "heeft het eerdere e-mailadres hersteld",
  "took back the account of their e-mail address": "heeft het account van het eigen e-mailadres teruggenomen",
  "closed an account": "heeft een account gesloten",
  "linked an account to single sign-on": "heeft een account gekoppeld aan single sign-on",
  "unlinked an account from single sign-on": "heeft een account losgekoppeld van single sign-on",
  "signed in by single sign-on": "heeft ingelogd met single sign-on",
  "set up two-factor authentication": "heeft tweestapsverificatie ingesteld",
  "turned off two-factor authentication": "heeft tweestapsverificatie uitgeschakeld",
  "reset a person's two-factor authentication": "heeft de tweestapsverificatie van een gebruiker gereset",
  "used a recovery code": "heeft een herstelcode gebruikt",
  "made new recovery codes": "heeft nieuwe herstelcodes gemaakt",
  "saw a wrong password for {somebody}": "heeft een onjuist wachtwoord ontvangen voor {iemand}",
  "saw a wrong code for {somebody}": "heeft een onjuiste code ontvangen voor {iemand}",
  "saw a wrong key or link": "heeft een onjuiste sleutel of link ontvangen",
  "made {somebody} wait after wrong tries": "heeft {iemand} laten wachten na onjuiste pogingen",
  "refused a form of {somebody}, which no page of this application has made":
    "heeft een formulier van {iemand} geweigerd dat niet van een pagina van deze toepassing komt",
  "saw {somebody} sign in with a new browser":
    "heeft gezien dat {iemand} met een nieuwe browser heeft ingelogd",
  "saw {somebody} do what needs a fresh proof":
    "heeft gezien dat {iemand} iets deed waarvoor een nieuwe bevestiging nodig is",
  "added a passkey": "heeft een passkey toegevoegd",
  "removed a passkey": "heeft een passkey verwijderd",
  "used a passkey that may be a copy, and was refused":
    "heeft een passkey gebruikt die een kopie kan zijn, en is geweigerd",
  "changed the reminder policy": "heeft de herinneringsregels gewijzigd",
  "changed the texts of reminders": "heeft de teksten van de herinneringen gewijzigd",
  "started a plan": "heeft een abonnement gestart",
  "ended a plan": "heeft een abonnement beëindigd",
  "created the company": "heeft het bedrijf aangemaakt",
  "changed the company's facts": "heeft de bedrijfsgegevens gewijzigd",
  "changed whether reminders leave": "heeft gewijzigd of herinneringen worden verzonden",
  "imported a bank statement": "heeft een bankafschrift geïmporteerd",
  "added a bank account": "heeft een bankrekening toegevoegd",
  "removed a bank account": "heeft een bankrekening verwijderd",
  "set what the company may do a day": "heeft de daglimieten van het bedrijf ingesteld",
  "asked for an archive of all that the company has":
    "heeft een archief van alle gegevens van het bedrijf aangevraagd",
  "closed the company": "heeft het bedrijf gesloten",
  "opened the company again": "heeft het bedrijf heropend",
  "deleted the company": "heeft het bedrijf verwijderd",
  "activated the company": "heeft het bedrijf geactiveerd",
  "deactivated the company": "heeft het bedrijf gedeactiveerd",
  "moved the test clock": "heeft de testklok verzet",
  "opened the gate": "heeft de toegang tot de dienst geopend",
  "closed the gate": "heeft de toegang tot de dienst gesloten",
  "changed the addresses for providers' reports": "heeft de adressen voor meldingen van providers gewijzigd",
  "sealed the secrets by another key": "heeft de geheimen met een andere sleutel versleuteld",
  "made a restored database safe to serve": "heeft een teruggezette database veilig gemaakt voor gebruik",
  "receivable {id}": "vordering {id}",
  "bill {id}": "inkoopfactuur {id}",
  "customer {id}": "klant {id}",
  "bank transaction {id}": "banktransactie {id}",
  amount: "bedrag",
  currency: "valuta",
  "due date": "vervaldatum",
  reference: "kenmerk",
  description: "omschrijving",
  customer: "klant",
  "what it is for": "waarvoor",
  name: "naam",
  phone: "telefoon",
  language: "taal",
  "time zone": "tijdzone",
  "What was changed: {list}.": "Gewijzigd: {list}.",
  "A key": "Een API-sleutel",
  "Key “{keyName}”": "API-sleutel “{keyName}”",
  "Key “{keyName}” of {userName}": "API-sleutel “{keyName}” van {userName}",
  "The operator": "De systeembeheerder",
  "The customer": "De klant",
  "This is not your password.": "Dit is niet uw wachtwoord.",
  "This code is not right, or it was used before. Codes change every 30 seconds.":
    "Deze code is niet juist of is al gebruikt. Codes veranderen elke 30 seconden.",
  "Confirm that it is you": "Bevestig dat u het bent",
  "Who you are, how you are paid and how you are reached stands in every message.":
    "Wie u bent, hoe klanten u betalen en hoe u bereikbaar bent, staat in elk bericht.",
  "Company facts": "Bedrijfsgegevens",
  "Enter what customers owe you, or import it.": "Voer in wat klanten u moeten betalen of importeer het.",
  "First debts": "Eerste vorderingen",
  "Read what your customers will read.": "Lees wat uw klanten te lezen krijgen.",
  "Texts read": "Teksten gelezen",
  "Open a message in the outbox and have a test sent to yourself.":
    "Open een bericht in het postvak UIT en laat een test naar uzelf verzenden.",
  "Test mail received": "Testmail ontvangen",
  "See who would get what, and let it leave.": "Bekijk wie wat zou ontvangen en start het verzenden.",
  Live: "Live",
  "Until your first message leaves": "Op weg naar uw eerste bericht",
  "To do": "Te doen",
  "I have read them": "Ik heb ze gelezen",
  Outstanding: "Openstaand",
  Amount: "Bedrag",
  Facts: "Gegevens",
  Customer: "Klant",
  Due: "Vervaldatum",
  Why: "Waarom",
  "It resumes by itself on {date}.": "De vordering wordt op {date} vanzelf hervat.",
  "Promised for": "Toegezegd voor",
  Reference: "Kenmerk",
  Description: "Omschrijving",
  Number: "Nummer",
  "day|Paid": "Betaald op",
  How: "Hoe",
  "bank transaction": "Banktransactie",
  "Reminders are on hold: it leaves once somebody goes live.":
    "De herinneringen worden vastgehouden: dit bericht wordt verzonden zodra iemand live gaat.",
  "It waits in the outbox until an owner or admin approves it.":
    "Het bericht wacht in het postvak UIT tot een eigenaar of beheerder het goedkeurt.",
  "It leaves within the next minutes.": "Het bericht wordt binnen enkele minuten verzonden.",
  "It can’t leave right now: it leaves on {moment}. “What comes next” says why.":
    "Het bericht kan nu niet worden verzonden, maar wel op {moment}. Onder “Wat er nog volgt” staat waarom.",
  "It is resumed.": "De vordering is hervat.",
  "The payment is recorded.": "De betaling is geregistreerd.",
  "What comes next": "Wat er nog volgt",
  Payments: "Betalingen",
  "What happened": "Wat er is gebeurd",
  "Reminder policy": "Herinneringsregels",
  "Texts of reminders": "Teksten van herinneringen",
  "Two-factor authentication": "Tweestapsverificatie",
  "people|Accounts": "Accounts",
  Security: "Beveiliging",
  Plan: "Abonnement",
  Person: "Gebruiker",
  Everybody: "Iedereen",
  What: "Wat",
  Everything: "Alles",
  From: "Van",
  To: "Tot",
  When: "Wanneer",
  "What was done, the newest first": "Wat er is gedaan, nieuwste eerst",
  "Nothing was found. Widen the filters or the dates.": "Niets gevonden. Verruim de filters of de periode.",
  "Nothing was found among the newest entries. Look further back, or choose dates.":
    "Niets gevonden in de nieuwste regels. Kijk verder terug of kies een periode.",
  "The file has the newest {count} entries at most.":
    "Het bestand bevat maximaal de nieuwste {count} regels.",
  "It is approved, and leaves at its time.":
    "Het bericht is goedgekeurd en wordt op de geplande tijd verzonden.",
  "It will not be sent. Its case goes on.":
    "Het bericht wordt niet verzonden. De volgende stappen gaan door.",
  "It is saved for this message.": "De tekst is opgeslagen voor dit bericht.",
  "The usual texts are back.": "De gebruikelijke teksten zijn hersteld.",
  "A test is on its way to your own address.": "Er is een test onderweg naar uw eigen adres.",
  "{channel} to {customer}": "{channel} aan {customer}",
  "The message": "Het bericht",
  "When and why": "Wanneer en waarom",
  "The e-mail address or the password is not right.": "Het e-mailadres of het wachtwoord is niet juist.",
  "The e-mail address or the password is not right, or they are not those of an owner with two-factor authentication. Everybody else signs in by the button above.":
    "Het e-mailadres of het wachtwoord is niet juist, of hoort niet bij een eigenaar met tweestapsverificatie. Alle anderen loggen in met de knop hierboven.",
  "This recovery code is not right, or it was used before.":
    "Deze herstelcode is niet juist of is al gebruikt.",
  "The first step was too long ago. Start again with your e-mail address and password.":
    "De eerste stap is te lang geleden. Begin opnieuw met uw e-mailadres en wachtwoord.",
  "Sign in with {name}": "Inloggen met {name}",
  "A password is for owners with two-factor authentication only.":
    "Een wachtwoord is alleen voor eigenaren met tweestapsverificatie.",
  "Sign in": "Inloggen",
  "Sign in with a passkey": "Inloggen met een passkey",
  "Forgot your password?": "Wachtwoord vergeten?",
  "No account yet? <link>Sign up</link>": "Nog geen account? <link>Registreren</link>",
  "You are signed in. This recovery code does not work again. Your account shows how many you have left.":
    "U bent ingelogd. Deze herstelcode werkt niet nog een keer. In uw account ziet u hoeveel codes u nog hebt.",
  "The e-mail address comes from {from}: {email}.": "Het e-mailadres komt van {from}: {email}.",
  "The phone number comes from {from}: {phoneE164}.": "Het telefoonnummer komt van {from}: {phoneE164}.",
  "The language comes from {from}: {preferredLocale}.": "De taal komt van {from}: {preferredLocale}.",
  "The time zone comes from {from}: {timezone}.": "De tijdzone komt van {from}: {timezone}.",
  "No more e-mails go to {email}, because {from} wants none. This stays so if you undo it.":
    "Naar {email} gaan geen e-mails meer, omdat {from} die niet wil. Dat blijft zo als u het samenvoegen ongedaan maakt.",
  "No more SMS go to {phoneE164}, because {from} wants none. This stays so if you undo it.":
    "Naar {phoneE164} gaan geen sms-berichten meer, omdat {from} die niet wil. Dat blijft zo als u het samenvoegen ongedaan maakt.",
  "All receivables, messages, notes, payments, replies and credit of {gone} belong to {kept} from then on.":
    "Alle vorderingen, berichten, notities, betalingen, antwoorden en tegoeden van {gone} horen daarna bij {kept}.",
  "Name, addresses, language and time zone stay those of {kept}.":
    "Naam, adressen, taal en tijdzone blijven die van {kept}.",
  "Addresses that are stopped or do not work stay so.":
    "Adressen die zijn afgemeld of niet werken, blijven zo.",
  "Whoever still uses the number of {gone}, in a file or by the API, reaches {kept}.":
    "Wie nog het nummer van {gone} gebruikt, in een bestand of via de API, komt uit bij {kept}.",
  "You can undo it for a day. What comes in meanwhile stays with {kept}.":
    "U kunt dit een dag lang ongedaan maken. Wat er intussen bij komt, blijft bij {kept}.",
  "The changes are saved.": "De wijzigingen zijn opgeslagen.",
  "No more e-mails go there.": "Naar dit adres gaan geen e-mails meer.",
  "No more SMS go there.": "Naar dit nummer gaan geen sms-berichten meer.",
  "E-mails may go there again.": "Naar dit adres mogen weer e-mails gaan.",
  "SMS may go there again.": "Naar dit nummer mogen weer sms-berichten gaan.",
  "The account is forgotten.": "De bekende betaler is verwijderd.",
  "The customer has a new link. Earlier ones no longer work.":
    "De klant heeft een nieuwe link. Eerdere links werken niet meer.",
  Allowed: "Toegestaan",
  "Opted out": "Afgemeld",
  "Does not work": "Werkt niet",
  "No address": "Geen adres",
  Owes: "Openstaand",
  Overdue: "Achterstallig",
  Oldest: "Oudste",
  "Last message": "Laatste bericht",
  Addresses: "Adressen",
  Written: "Geschreven",
  "Answers to this customer": "Antwoorden aan deze klant",
  Merge: "Samenvoegen",
  "{displayName} has the same e-mail address.": "{displayName} heeft hetzelfde e-mailadres.",
  "Merge into {displayName}": "Samenvoegen met {displayName}",
  "{goneName} was merged into this customer.": "{goneName} is met deze klant samengevoegd.",
  "{goneName} was merged into {keptName}.": "{goneName} is samengevoegd met {keptName}.",
  "This can be undone until {moment}.": "Dit kan tot {moment} ongedaan worden gemaakt.",
  "The customers are two again.": "De klanten zijn weer gescheiden.",
  "No reminders are wanted there since {moment}.": "Sinds {moment} zijn hier geen herinneringen gewenst.",
  "No reminders are wanted there since {moment}: {reason}":
    "Sinds {moment} zijn hier geen herinneringen gewenst: {reason}",
  "A message was reported as spam on {moment}.": "Op {moment} is een bericht als spam gemeld.",
  "A message came back on {moment}.": "Op {moment} is een bericht teruggekomen.",
  "Stop e-mails": "E-mails stoppen",
  "Allow e-mails again": "E-mails weer toestaan",
  "Stop SMS": "Sms-berichten stoppen",
  "Allow SMS again": "Sms-berichten weer toestaan",
  "Reminders may go to {address}, for every customer who has this address.":
    "Herinneringen mogen naar {address}, voor elke klant met dit adres.",
  "No more reminders go to {address}, for every customer who has this address.":
    "Er gaan geen herinneringen meer naar {address}, voor geen enkele klant met dit adres.",
  Credit: "Tegoed",
  "since {moment}, by <link>this transaction</link>": "sinds {moment}, door <link>deze transactie</link>",
  Forget: "Verwijderen",
  "Forget a known payer": "Bekende betaler verwijderen",
  "Forget that {printedAccount} pays for this customer? Payments from it are then found by their text and amount alone. What was applied stays.":
    "Niet langer onthouden dat {printedAccount} voor deze klant betaalt? Betalingen van die rekening worden dan alleen nog aan tekst en bedrag herkend. Wat is toegewezen, blijft zo.",
  "Known payers": "Bekende betalers",
  Receivable: "Vordering",
  "Nothing was paid yet.": "Er is nog niets betaald.",
  "Payments of this customer": "Betalingen van deze klant",
  "All bank transactions": "Alle banktransacties",
  "Money that may be theirs": "Geld dat van deze klant kan zijn",
  "Reminders about what it may be for wait, until somebody applies or ignores it.":
    "Herinneringen over vorderingen waarvoor dit geld kan zijn, wachten tot iemand het toewijst of negeert.",
  "Transactions that may be this customer’s": "Transacties die van deze klant kunnen zijn",
  "{applied} for these receivables, {credit} stays as credit.":
    "{applied} voor deze vorderingen, {credit} blijft als tegoed staan.",
  "{more} more than came.": "{more} meer dan er is ontvangen.",
  "What it is for, the oldest first": "Waarvoor, oudste eerst",
  "{amount} open, due {date}.": "{amount} open, vervaldatum {date}.",
  "Nothing is recorded yet: the oldest are filled in. Change what is otherwise, and press the button again.":
    "Er is nog niets geregistreerd: de oudste vorderingen zijn ingevuld. Pas aan wat anders moet en druk nog een keer op de knop.",
  "Payment from this customer": "Betaling",
  "Paid on": "Betaald op",
  "Nothing is open: all of it stays as credit for what comes.":
    "Er staat niets open: het hele bedrag blijft als tegoed staan.",
  "Record payment": "Betaling registreren",
  "Use credit": "Tegoed gebruiken",
  "{list} can be used.": "U kunt {list} gebruiken.",
  "Credit of a bank transaction is used on its own page.":
    "Tegoed van een banktransactie gebruikt u op de pagina van die transactie.",
  "Taken back": "Teruggedraaid",
  "{amount} credit": "{amount} tegoed",
  "Rest paid back": "Rest terugbetaald",
  Used: "Gebruikt",
  "verb|Paid back": "Als terugbetaald markeren",
  "You have paid {left} back to the customer. It is no credit any more.":
    "U hebt {left} aan de klant terugbetaald. Dit bedrag is geen tegoed meer.",
  "Take back": "Terugdraaien",
  "Take back this payment of {amount}? What it has paid is owed again, and reminders go on. Use this where it was recorded by mistake.":
    "Deze betaling van {amount} terugdraaien? Wat ermee is betaald, staat dan weer open en de herinneringen gaan door. Gebruik dit als de betaling per vergissing is geregistreerd.",
  Change: "Wijzigen",
  "Payments from this customer": "Betalingen van deze klant",
  "Payments that were recorded for this customer as a whole":
    "Betalingen die voor deze klant als geheel zijn geregistreerd",
  Phone: "Telefoon",
  Language: "Taal",
  "Time zone": "Tijdzone",
  "Planned for": "Gepland voor",
  Channel: "Kanaal",
  For: "Voor",
  Messages: "Berichten",
  "No message is planned or was sent.": "Er is geen bericht gepland of verzonden.",
  "Reminders of this customer": "Herinneringen aan deze klant",
  "All messages": "Alle berichten",
  "The credit is used.": "Het tegoed is gebruikt.",
  "It is no credit any more.": "Dit bedrag is geen tegoed meer.",
  "The payment is taken back.": "De betaling is teruggedraaid.",
  Edit: "Bewerken",
  "With the country: +4915112345678.": "Met landnummer: +31612345678.",
  "Such as en or de. Leave it empty for the company's.":
    "Bijvoorbeeld “nl” of “en”. Laat leeg voor de taal van het bedrijf.",
  "Such as Europe/Berlin. Leave it empty for the company's.":
    "Bijvoorbeeld Europe/Amsterdam. Laat leeg voor de tijdzone van het bedrijf.",
  "Save changes": "Wijzigingen opslaan",
  "The debtor’s page": "Klantpagina",
  "Open the debtor’s page": "Klantpagina openen",
  "New link": "Nieuwe link",
  "New link to the debtor’s page": "Nieuwe link naar de klantpagina",
  "All links that {displayName} was sent so far no longer work.":
    "Alle links die {displayName} tot nu toe heeft ontvangen, werken dan niet meer.",
  Nothing: "Niets",
  "Where reminders may go": "Waar herinneringen naartoe mogen",
  "Receivables of this customer": "Vorderingen op deze klant",
  "All receivables": "Alle vorderingen",
  "The invitation is on its way.": "De uitnodiging is onderweg.",
  "The invitation is on its way again. We send at most three mails an hour to one address.":
    "De uitnodiging is opnieuw onderweg. We sturen maximaal drie mails per uur naar één adres.",
  "The invitation is withdrawn.": "De uitnodiging is ingetrokken.",
  "The role is changed.": "De rol is gewijzigd.",
  "This person does not belong to the company any more.": "Deze gebruiker hoort niet meer bij het bedrijf.",
  "Two-factor authentication is reset. The person is told by mail.":
    "De tweestapsverificatie is gereset. De gebruiker krijgt hierover een e-mail.",
  "The invoice of {receivableName}": "De factuur van {receivableName}",
  "Back to {receivableName}": "Terug naar {receivableName}",
  "We send you a link to set a new password.": "We sturen u een link om een nieuw wachtwoord in te stellen.",
  "Send the link": "Link verzenden",
  "If there is an account with this address, a mail with a link is on its way to it. The link works once, for 24 hours. Nothing has come? Look into the folder for spam, or ask for another one in an hour.":
    "Is er een account met dit adres, dan is er een mail met een link onderweg. De link werkt één keer en is 24 uur geldig. Niets ontvangen? Kijk in uw spammap of vraag over een uur een nieuwe link aan.",
  "As in your country: {languageName}": "Zoals in uw land: {languageName}",
  "Your company’s is {replaceAll}.": "Uw bedrijf gebruikt {replaceAll}.",
  "Find a customer": "Klant zoeken",
  Find: "Zoeken",
  "Nobody found. Try fewer words, or enter a new customer below.":
    "Niemand gevonden. Probeer minder woorden of voer hieronder een nieuwe klant in.",
  "New customer": "Nieuwe klant",
  "With its country: +4915112345678.": "Met landnummer: +31612345678.",
  "Messages are written in it.": "Berichten worden in deze taal geschreven.",
  "As your company": "Zoals in uw bedrijf",
  "Messages arrive there at the hours of your policy. {usualZone}":
    "Berichten komen in deze tijdzone aan binnen de uren van uw herinneringsregels. {usualZone}",
  "A new customer": "Een nieuwe klant",
  "The newest customers, or those that you have looked for above.":
    "De nieuwste klanten, of de klanten die u hierboven hebt gezocht.",
  "What is owed": "Vordering",
  "Such as 120.50 or 120,50, as you write it.": "Bijvoorbeeld 120,50 of 120.50.",
  "Due date": "Vervaldatum",
  "Your own, an invoice number say.": "Uw eigen kenmerk, bijvoorbeeld een factuurnummer.",
  Create: "Aanmaken",
  "The receivable is created.": "De vordering is aangemaakt.",
  "The policy is saved. All that is open is planned anew in the background.":
    "De herinneringsregels zijn opgeslagen. Alles wat openstaat, wordt op de achtergrond opnieuw gepland.",
  "The policy is saved. It has no steps: no customer is reminded.":
    "De herinneringsregels zijn opgeslagen. Ze bevatten geen stappen: geen enkele klant krijgt een herinnering.",
  "This is what would happen. Nothing is saved yet.": "Dit zou er gebeuren. Er is nog niets opgeslagen.",
  "The steps are changed here. Nothing is saved yet.":
    "De stappen zijn hier gewijzigd. Er is nog niets opgeslagen.",
  "The default policy is in force again.": "De standaardregels gelden weer.",
  Holiday: "Feestdag",
  Closed: "Gesloten",
  "Due in effect": "Vervalt feitelijk",
  "Due on {date}": "Vervaldatum {date}",
  ", a day on which nothing is sent: it is paid in time until {date}.":
    ", een dag waarop niets wordt verzonden: betaling tot en met {date} is op tijd.",
  "Nothing would be sent: the policy has no steps.":
    "Er zou niets worden verzonden: de herinneringsregels bevatten geen stappen.",
  "Times are the customer's, in {timezone}.": "De tijden zijn die van de klant, in {timezone}.",
  Friendly: "Vriendelijk",
  Firm: "Dringend",
  Final: "Laatste aanmaning",
  Monday: "Maandag",
  Tuesday: "Dinsdag",
  Wednesday: "Woensdag",
  Thursday: "Donderdag",
  Friday: "Vrijdag",
  Saturday: "Zaterdag",
  Sunday: "Zondag",
  "Moved. {list}": "Verschoven. {list}",
  "Not sent.": "Niet verzonden.",
  "Not sent. {reason}": "Niet verzonden. {reason}",
  "on the due date": "op de vervaldatum",
  "{days} before the due date": "{days} voor de vervaldatum",
  "{days} after the due date": "{days} na de vervaldatum",
  Never: "Nooit",
  "To final e-mails": "Bij laatste aanmaningen",
  "To firm and final e-mails": "Bij dringende berichten en laatste aanmaningen",
  " and {count} more": " en nog {count}",
  "No. {customerId}": "Nr. {customerId}",
  Message: "Bericht",
  Now: "Nu",
  Then: "Daarna",
  "All {count} open receivables were looked at.": "Alle {count} openstaande vorderingen zijn bekeken.",
  "The first {count} open receivables were looked at.":
    "De eerste {count} openstaande vorderingen zijn bekeken.",
  "In the live book": "In uw administratie",
  "Nothing would change.": "Er zou niets veranderen.",
  "If nobody pays, this would change:": "Als niemand betaalt, zou dit veranderen:",
  "Messages in {previewDays} days now": "Berichten in {previewDays} dagen, nu",
  "Messages in {previewDays} days then": "Berichten in {previewDays} dagen, daarna",
  "None of the receivables that there are would get another message in these {previewDays} days. The calendar shows one that is made up.":
    "Voor geen van de bestaande vorderingen zou er in deze {previewDays} dagen een ander bericht komen. De kalender toont een voorbeeld.",
  "The first changes": "De eerste wijzigingen",
  "{step}, by {channels}": "{step}, via {channels}",
  "a bill's reminder {step}": "herinnering aan een inkoopfactuur, {step}",
  yes: "ja",
  no: "nee",
  none: "geen",
  "{days}, then nothing is sent": "{days}, daarna wordt niets verzonden",
  Hours: "Uren",
  "{from} to {to}": "{from} tot {to}",
  Days: "Dagen",
  "Not on public holidays": "Niet op feestdagen",
  "Minimum balances": "Minimumbedragen",
  "Step added: {step}.": "Stap toegevoegd: {step}.",
  "Step removed: {step}.": "Stap verwijderd: {step}.",
  "{label}: {value}, before it was {before}.": "{label}: {value}, eerder {before}.",
  "By the customer's clock. Nothing leaves before {earliestTime} or after {latestTime}, whatever stands here.":
    "Volgens de klok van de klant. Er wordt nooit iets verzonden voor {earliestTime} of na {latestTime}, wat hier ook staat.",
  "Not on public holidays of the company's country": "Niet op feestdagen in het land van het bedrijf",
  "0 to {most}: a notice names what is due so soon, and tells of nothing again for as long.":
    "0 tot {most}. Een vooraankondiging noemt wat binnen dit aantal dagen vervalt en noemt het in diezelfde periode niet opnieuw.",
  "1 to {most}; those that name it.":
    "1 tot {most}. Alle herinneringen waarin de vordering wordt genoemd, tellen mee.",
  "0 to {most}: so many days on which messages leave may a missed step be late.":
    "0 tot {most}. Zoveel verzenddagen later mag een gemiste stap nog worden verzonden.",
  "Of the whole company, so that many do not leave at once.":
    "Voor het hele bedrijf, zodat niet alles tegelijk wordt verzonden.",
  "0 to {most}.": "0 tot {most}.",
  "{least} to {most}: so often is a receivable named again until it is paid. Never if empty.":
    "{least} tot {most}. Om de hoeveel dagen een vordering opnieuw wordt genoemd tot die is betaald. Leeg: nooit.",
  "0 to {most}: so long a message waits while a payment that may be for it is looked at.":
    "0 tot {most}. Zo lang wacht een bericht terwijl een betaling die ervoor kan zijn, wordt gecontroleerd.",
  "1 to {most}: without a newer bank statement for so long you are told. Never if empty.":
    "1 tot {most}. Is er zo lang geen nieuwer bankafschrift, dan krijgt u een melding. Leeg: nooit.",
  "And send nothing until there is one": "En niets verzenden tot er een nieuw afschrift is",
  "What you keep as the invoice of a receivable, up to 10 MB in one e-mail. The customer’s page offers all of them.":
    "De factuur die u bij een vordering hebt opgeslagen, tot 10 MB per e-mail. Op de klantpagina staan alle facturen.",
  "A receivable that owes less than this waits until it owes more. In other currencies, so does one that owes less than 5.00 and less than a tenth of its amount.":
    "Staat er minder open dan dit bedrag, dan wacht de vordering tot er meer openstaat. In andere valuta’s wacht een vordering als er minder dan 5,00 openstaat en minder dan een tiende van het oorspronkelijke bedrag.",
  "Currency {index}": "Valuta {index}",
  "At least {index}": "Minimum {index}",
  "Bills, step": "Inkoopfacturen, stap",
  Step: "Stap",
  "Minimum for {currency}": "Minimum voor {currency}",
  "no currency": "geen valuta",
  "This is the default policy.": "Dit zijn de standaardregels.",
  "Version {version}, saved {moment}.": "Versie {version}, opgeslagen op {moment}.",
  Steps: "Stappen",
  "Customers are reminded of what they owe:": "Klanten worden herinnerd aan wat ze moeten betalen:",
  "The usual tone is friendly up to the due date, firm after it, and final for the last step if it is late.":
    "De standaardtoon is vriendelijk tot en met de vervaldatum en daarna dringend. De laatste stap is een laatste aanmaning als die na de vervaldatum valt.",
  "Hours and days": "Uren en dagen",
  Limits: "Grenzen",
  "Bills to pay": "Te betalen inkoopfacturen",
  "Your own people are reminded of bills by e-mail.":
    "Uw eigen mensen worden per e-mail aan inkoopfacturen herinnerd.",
  "This policy has no steps: no customer is reminded of anything, until somebody adds some.":
    "Deze herinneringsregels bevatten geen stappen: geen enkele klant krijgt een herinnering tot iemand stappen toevoegt.",
  "Save without steps": "Opslaan zonder stappen",
  "Once everything is right, you see here what would happen.":
    "Zodra alles klopt, ziet u hier wat er zou gebeuren.",
  "Preview also says what would change about the receivables that you have.":
    "Het voorbeeld laat ook zien wat er voor uw bestaande vorderingen zou veranderen.",
  "Country of the company": "Land van het bedrijf",
  "None: no holidays": "Geen",
  "Time zone of the customer": "Tijdzone van de klant",
  "Version {version} was saved and changed:": "Versie {version} is opgeslagen met deze wijzigingen:",
  "Version {version} was saved {moment} and changed:":
    "Versie {version} is opgeslagen op {moment} met deze wijzigingen:",
  Preview: "Voorbeeld",
  "A sample debt": "Een voorbeeldvordering",
  "Save policy": "Regels opslaan",
  "Restore the default": "Standaardregels herstellen",
  "The default policy takes the place of version {version}.":
    "De standaardregels vervangen versie {version}.",
  "The time window": "Het tijdvak",
  "Days that a notice looks ahead": "Aantal dagen vooruit voor een vooraankondiging",
  "Days between two reminders to one customer": "Dagen tussen twee herinneringen aan één klant",
  "Reminders of one receivable, at most": "Maximaal aantal herinneringen per vordering",
  "Messages a minute, at most": "Maximaal aantal berichten per minuut",
  "Open days to catch up": "Verzenddagen om in te halen",
  "Days between reminders after the last step": "Dagen tussen herinneringen na de laatste stap",
  "Open days to look at a payment": "Verzenddagen om een betaling te controleren",
  "Days without a bank statement": "Dagen zonder bankafschrift",
  "Attach the invoice": "Factuur meesturen",
  days: "dagen",
  channels: "kanalen",
  tone: "toon",
  "Step {index}": "Stap {index}",
  "before the due date": "voor de vervaldatum",
  "after the due date": "na de vervaldatum",
  by: "via",
  Tone: "Toon",
  "Usual tone": "Standaardtoon",
  Remove: "Verwijderen",
  "step {index}": "stap {index}",
  "Add a step": "Stap toevoegen",
  "for bills": "voor inkoopfacturen",
  "{name} was merged into {presentName}. Receivables, messages and notes are there.":
    "{name} is samengevoegd met {presentName}. De vorderingen, berichten en notities staan daar.",
  "It leaves at once.": "Het bericht wordt direct verzonden.",
  "It leaves on {customerTime}, when the hours and distances of the policy let it.":
    "Het bericht wordt verzonden op {customerTime}, zodra de uren en de tussentijden van de herinneringsregels het toelaten.",
  "This message can't be written.": "Dit bericht kan niet worden opgesteld.",
  "To {recipient}": "Aan {recipient}",
  "It leaves as soon as it may.": "Het bericht wordt verzonden zodra het mag.",
  "Send now to {customer}": "Nu verzenden aan {customer}",
  "Back to the message": "Terug naar het bericht",
  "Reminders are on hold: nothing is sent before somebody goes live.":
    "De herinneringen worden vastgehouden: er wordt niets verzonden voordat iemand live gaat.",
  "Send now": "Nu verzenden",
  "You have not made this account, or do not know its password? <link>Set a new password</link> by another mail to this address. Then the account is yours, and whoever made it is locked out.":
    "Hebt u dit account niet aangemaakt of kent u het wachtwoord niet? <link>Stel een nieuw wachtwoord in</link> via een nieuwe mail naar dit adres. Daarna is het account van u en heeft degene die het heeft aangemaakt geen toegang meer.",
  "You have not asked for this? Close this page, and nothing happens.":
    "Hebt u dit niet aangevraagd? Sluit deze pagina, dan gebeurt er niets.",
  "Is {email} your e-mail address?": "Is {email} uw e-mailadres?",
  "Then give the password of your account.": "Voer dan het wachtwoord van uw account in.",
  "Yes, verify it": "Ja, verifiëren",
  "For {email}. You will be signed out everywhere else.": "Voor {email}. U wordt overal elders uitgelogd.",
  "New password": "Nieuw wachtwoord",
  "Set password": "Wachtwoord instellen",
  "Welcome, {name}. Choose a password for {email}. After it, you set up two-factor authentication.":
    "Welkom, {name}. Kies een wachtwoord voor {email}. Daarna stelt u tweestapsverificatie in.",
  "This link signs you in, once.": "Met deze link logt u één keer in.",
  "Sign in as {name}": "Inloggen als {name}",
  "Welcome, {data}. Choose a password for {email}.": "Welkom, {data}. Kies een wachtwoord voor {email}.",
  "There is an account with this address by now. <link>Sign in</link>":
    "Er is inmiddels een account met dit adres. <link>Inloggen</link>",
  "The e-mail address of your account was changed, or is to be changed. Was that not you? Then take {email} back. Everybody is signed out, and you choose a new password.":
    "Het e-mailadres van uw account is gewijzigd of wordt gewijzigd. Was u dat niet? Neem dan {email} terug. Iedereen wordt uitgelogd en u kiest een nieuw wachtwoord.",
  "Take my address back": "Mijn adres terugnemen",
  "{inviter} invites {email} to {company}.": "{inviter} nodigt {email} uit voor {company}.",
  "Sign in with {name} to accept it.": "Log in met {name} om de uitnodiging te accepteren.",
  "Make an account to accept it.": "Maak een account aan om de uitnodiging te accepteren.",
  "Accept invitation": "Uitnodiging accepteren",
  "You have an account with this address.": "U hebt een account met dit adres.",
  "You are signed in as {email}. Sign out, and open this link again.":
    "U bent ingelogd als {email}. Log uit en open deze link opnieuw.",
  "Sign in to accept": "Inloggen om te accepteren",
  "Verify your e-mail address": "E-mailadres verifiëren",
  "Set a new password": "Nieuw wachtwoord instellen",
  "Make your account": "Account aanmaken",
  "Take your e-mail address back": "Uw e-mailadres terugnemen",
  "Set your password": "Uw wachtwoord instellen",
  "Accept your invitation": "Uw uitnodiging accepteren",
  "In the application": "In de toepassing",
  "In the application, session {sessionId}": "In de toepassing, sessie {sessionId}",
  "With a key": "Met een API-sleutel",
  "With key {apiKeyId}": "Met API-sleutel {apiKeyId}",
  "On the command line": "Via de opdrachtregel",
  "On the customer's page": "Op de klantpagina",
  "By itself": "Automatisch",
  nothing: "niets",
  "from {before} to {after}": "van {before} naar {after}",
  Details: "Details",
  "{count, plural, one {# message is approved.} other {# messages are approved.}}":
    "{count, plural, one {# bericht is goedgekeurd.} other {# berichten zijn goedgekeurd.}}",
  "{count, plural, one {# message will not be sent. Its case goes on.} other {# messages will not be sent. Their cases go on.}}":
    "{count, plural, one {# bericht wordt niet verzonden. De volgende stappen gaan door.} other {# berichten worden niet verzonden. De volgende stappen gaan door.}}",
  "{count, plural, one {# message says something else by now. Look at it again.} other {# messages say something else by now. Look at them again.}}":
    "{count, plural, one {# bericht is inmiddels gewijzigd. Bekijk het opnieuw.} other {# berichten zijn inmiddels gewijzigd. Bekijk ze opnieuw.}}",
  Approve: "Goedkeuren",
  Skip: "Overslaan",
  "Nothing else leaves in the next 30 days.": "In de komende 30 dagen wordt verder niets verzonden.",
  "Nothing leaves in the next 30 days.": "In de komende 30 dagen wordt niets verzonden.",
  "What leaves in the next 30 days if nobody pays and nothing changes. The next message of each customer can be read, changed and stopped; what follows on it is foretold. Times are the customers’.":
    "Wat in de komende 30 dagen wordt verzonden als niemand betaalt en er niets verandert. Het eerstvolgende bericht aan elke klant kunt u lezen, wijzigen en tegenhouden; wat daarop volgt, is een verwachting. De tijden zijn die van de klanten.",
  "Later messages": "Latere berichten",
  "Key {apiKeyId}": "Sleutel {apiKeyId}",
  "{count} other keys": "{count} andere sleutels",
  "No key has sent a request in this time. What is done in the application is not counted.":
    "In deze periode is met geen enkele sleutel een verzoek gedaan. Wat in de toepassing wordt gedaan, telt niet mee.",
  "Requests per day, by key": "Verzoeken per dag, per sleutel",
  Day: "Dag",
  "Requests per day, by key: {count} in {count2} days":
    "Verzoeken per dag, per sleutel: {count} in {count2} dagen",
  "Planned from": "Gepland vanaf",
  "Planned to": "Gepland t/m",
  "{channel} does not work since {moment}. Reminders wait, and go on by themselves when it works again.":
    "{channel} werkt niet sinds {moment}. De herinneringen wachten en gaan vanzelf verder zodra het weer werkt.",
  "What is planned, the earliest first, then what has ended, newest first":
    "Eerst wat gepland is, vroegste eerst; daarna wat is afgerond, nieuwste eerst",
  "No reminder matches. Choose other filters, or clear them.":
    "Geen herinneringen gevonden. Kies andere filters of wis ze.",
  "No reminder is planned yet. Duebook plans them when customers owe something.":
    "Er is nog geen herinnering gepland. Duebook plant herinneringen zodra klanten iets moeten betalen.",
  "Recovery codes": "Herstelcodes",
  "Each of these codes signs you in once if you don't have your phone. Print them, or keep them where you keep your passwords. They are not shown again.":
    "Met elk van deze codes kunt u één keer inloggen als u uw telefoon niet bij u hebt. Druk ze af of bewaar ze waar u uw wachtwoorden bewaart. Ze worden niet nog een keer getoond.",
  "I have kept them": "Ik heb ze bewaard",
  Copy: "Kopiëren",
  "Install an authenticator app on your phone, if you have none.":
    "Installeer een authenticator-app op uw telefoon als u die nog niet hebt.",
  "Scan this code with the app, or type in the secret.":
    "Scan deze code met de app of typ de geheime sleutel in.",
  "Type in the six digits that the app shows.": "Typ de zes cijfers in die de app toont.",
  "QR code for your authenticator app": "QR-code voor uw authenticator-app",
  Secret: "Geheime sleutel",
  Confirm: "Bevestigen",
  "Keep the present one": "Huidige behouden",
  "Not now": "Niet nu",
  "{count, plural, one {# recovery code is left.} other {# recovery codes are left.}}":
    "{count, plural, one {Er is nog # herstelcode over.} other {Er zijn nog # herstelcodes over.}}",
  "Make new ones soon": "Maak binnenkort nieuwe",
  "New recovery codes": "Nieuwe herstelcodes",
  "Make ten new recovery codes? Those that you have stop working at once.":
    "Tien nieuwe herstelcodes maken? De codes die u nu hebt, werken dan direct niet meer.",
  "Remove the authenticator app": "Authenticator-app verwijderen",
  "Turn off two-factor": "Tweestapsverificatie uitschakelen",
  "Move to another phone": "Andere telefoon gebruiken",
  "Move two-factor authentication to another phone? The present one works until the other one does.":
    "Tweestapsverificatie naar een andere telefoon overzetten? De huidige telefoon blijft werken tot de nieuwe werkt.",
  "Remove the authenticator app? Signing in with your password asks for a passkey from then on.":
    "De authenticator-app verwijderen? Als u met uw wachtwoord inlogt, is daarna een passkey nodig.",
  "Turn off two-factor authentication? Your API keys stop working at once, and where you are owner or admin, you can't open the company until you set it up again.":
    "Tweestapsverificatie uitschakelen? Uw API-sleutels werken dan direct niet meer, en waar u eigenaar of beheerder bent, kunt u het bedrijf pas weer openen als u tweestapsverificatie opnieuw hebt ingesteld.",
  "Add an authenticator app": "Authenticator-app toevoegen",
  "Add an authenticator app? Its codes work beside your passkeys.":
    "Een authenticator-app toevoegen? De codes werken naast uw passkeys.",
  "a passkey or a code from your authenticator app": "een passkey of een code uit uw authenticator-app",
  "a code from your authenticator app": "een code uit uw authenticator-app",
  "a passkey": "een passkey",
  On: "Aan",
  "Signing in with your password asks for {asks}.": "Als u met uw wachtwoord inlogt, is ook {asks} nodig.",
  Off: "Uit",
  "With it, nobody can sign in with your password alone. Owners and admins of a company need it, and so do API keys.":
    "Hiermee kan niemand alleen met uw wachtwoord inloggen. Verplicht voor eigenaren en beheerders van een bedrijf en voor API-sleutels.",
  "Add a passkey": "Passkey toevoegen",
  "So that you know it again in the list, such as “My phone”.":
    "Zodat u de passkey in de lijst herkent, bijvoorbeeld “Mijn telefoon”.",
  "Remove a passkey": "Passkey verwijderen",
  "Remove the passkey “{name}”? It opens your account no more, and you are signed out everywhere else.":
    "De passkey “{name}” verwijderen? U kunt er dan niet meer mee inloggen en u wordt overal elders uitgelogd.",
  "It is your only second factor: your API keys stop working at once, and where you are owner or admin, you can't open the company until you set up another one.":
    "Dit is uw enige tweede stap: uw API-sleutels werken dan direct niet meer, en waar u eigenaar of beheerder bent, kunt u het bedrijf pas weer openen als u een andere tweede stap hebt ingesteld.",
  "Remove “{name}”": "“{name}” verwijderen",
  Added: "Toegevoegd",
  "Last used": "Laatst gebruikt",
  Passkeys: "Passkeys",
  "A passkey is kept by your phone, your computer, a security key or a password manager. It signs you in without your password, and it can stand for the code of an authenticator app.":
    "Een passkey staat op uw telefoon, uw computer, een beveiligingssleutel of in een wachtwoordmanager. U logt ermee in zonder wachtwoord, en een passkey kan de code uit een authenticator-app vervangen.",
  "You can't add one here: browsers know passkeys only at an address with a name, such as https://duebook.example or http://localhost, and not at one in numbers.":
    "U kunt hier geen passkey toevoegen: browsers ondersteunen passkeys alleen op een adres met een naam, zoals https://duebook.example of http://localhost, en niet op een adres met cijfers.",
  "Adding a passkey needs JavaScript.": "Voor het toevoegen van een passkey is JavaScript nodig.",
  "You have {maxPasskeys} passkeys, and no more fit.":
    "U hebt {maxPasskeys} passkeys; meer is niet mogelijk.",
  "About you": "Over u",
  "As in the company": "Zoals in het bedrijf",
  "What you read is in it, and amounts and dates are as usual there.":
    "Alles wat u leest staat in deze taal, met bedragen en datums zoals daar gebruikelijk.",
  "How you read times; in the company it is {usualZone}. What is overdue goes by the company’s.":
    "Hoe u tijden te zien krijgt; in het bedrijf is dat {usualZone}. Wat achterstallig is, volgt de tijdzone van het bedrijf.",
  "Send me a digest of what needs attention": "Stuur mij een samenvatting van wat aandacht vraagt",
  "At most once a day, by e-mail to your account's address, if you are an owner or admin. Nothing is sent on days without news.":
    "Maximaal één keer per dag, per e-mail naar het adres van uw account, als u eigenaar of beheerder bent. Op dagen zonder nieuws wordt niets verzonden.",
  "Tell me each morning what leaves today": "Meld mij elke ochtend wat er vandaag wordt verzonden",
  "At eight by the company's clock, if you are an owner or admin, on days on which something leaves.":
    "Om acht uur volgens de klok van het bedrijf, als u eigenaar of beheerder bent, op dagen waarop iets wordt verzonden.",
  Save: "Opslaan",
  Verified: "Geverifieerd",
  "Not verified": "Niet geverifieerd",
  "Open the link in the e-mail that we have sent there. API keys work once your address is verified.":
    "Open de link in de e-mail die we daarheen hebben gestuurd. API-sleutels werken zodra uw adres is geverifieerd.",
  "It becomes {newEmail} as soon as you open the link that we have sent there. Until then you sign in with the present address, and your API keys do not work.":
    "Uw adres wordt {newEmail} zodra u de link opent die we daarheen hebben gestuurd. Tot die tijd logt u in met het huidige adres en werken uw API-sleutels niet.",
  "Send the link again": "Link opnieuw verzenden",
  "Keep the present address": "Huidig adres behouden",
  "You have no password yet. <link>Have a link mailed</link> to set one.":
    "U hebt nog geen wachtwoord. <link>Laat een link mailen</link> om er een in te stellen.",
  "New e-mail": "Nieuw e-mailadres",
  "We mail a link there, and tell your present address.":
    "We mailen een link naar dat adres en informeren uw huidige adres.",
  "Change e-mail": "E-mailadres wijzigen",
  "To change the address, set a password first.":
    "Stel eerst een wachtwoord in om het adres te kunnen wijzigen.",
  "Present password": "Huidig wachtwoord",
  "At least {minPasswordLength} characters that are hard to guess. You are signed out everywhere else.":
    "Minimaal {minPasswordLength} tekens en moeilijk te raden. U wordt overal elders uitgelogd.",
  "Change password": "Wachtwoord wijzigen",
  "You are signed out.": "U bent uitgelogd.",
  "That browser is signed out.": "Die browser is uitgelogd.",
  "You are signed out everywhere.": "U bent overal uitgelogd.",
  "the time zone that you have chosen": "de tijdzone die u hebt gekozen",
  "because neither you nor a company of yours has chosen a time zone":
    "omdat u en uw bedrijven geen tijdzone hebben gekozen",
  "the time zone of {name}": "de tijdzone van {name}",
  "Times are those of {readable}, {why}.": "De tijden zijn die van {readable}, {why}.",
  Browser: "Browser",
  "This session": "Deze sessie",
  "Signed in": "Ingelogd",
  "Last seen": "Laatst actief",
  End: "Beëindigen",
  "Where you are signed in": "Waar u bent ingelogd",
  "Sign out everywhere": "Overal uitloggen",
  "The passkey is added.": "De passkey is toegevoegd.",
  "The passkey is removed. You are signed out everywhere else.":
    "De passkey is verwijderd. U bent overal elders uitgelogd.",
  "Close account": "Account sluiten",
  "You leave your companies, and nobody can sign in with this account any more. What you did in a company stays in its log.":
    "U verlaat uw bedrijven en niemand kan nog met dit account inloggen. Wat u in een bedrijf hebt gedaan, blijft in het logboek staan.",
  "Close your account": "Uw account sluiten",
  "You are signed out everywhere, your API keys stop working, and {email} can make another account. This can’t be undone.":
    "U wordt overal uitgelogd, uw API-sleutels werken niet meer en met {email} kan een nieuw account worden aangemaakt. Dit kan niet ongedaan worden gemaakt.",
  "Your account is closed.": "Uw account is gesloten.",
  "Not confirmed": "Niet bevestigd",
  "You are not signed in": "U bent niet ingelogd",
  "This needs a sign-in of the last ten minutes at {name}. You come back to where you were. Then do it again: it was not done yet.":
    "Hiervoor moet u in de afgelopen tien minuten bij {name} hebben ingelogd. U komt terug waar u was. Doe het daar opnieuw: het is nog niet uitgevoerd.",
  Unmatched: "Niet herkend",
  Suggestion: "Voorstel",
  "Partly applied": "Deels toegewezen",
  Applied: "Toegewezen",
  Ignored: "Genegeerd",
  "Paid back": "Terugbetaald",
  "Took a payment back": "Betaling teruggeboekt",
  Return: "Terugboeking",
  "Money out": "Uitgaven",
  "Unknown payer": "Onbekende betaler",
  "payment ID": "betalings-ID",
  number: "nummer",
  sum: "totaalbedrag",
  "the {last} is exact": "{last} klopt exact",
  "{list} and {last} are exact": "{list} en {last} kloppen exact",
  "it is less by what may be deducted": "lager door de toegestane korting",
  "another part of it paid a debt of theirs": "een ander deel ervan was voor een vordering op deze klant",
  "paid by the same account in {month}": "betaald vanaf dezelfde rekening in {month}",
  "the payer’s name is the customer’s": "de naam van de betaler is die van de klant",
  "is paid already": "is al betaald",
  "is void": "is ingetrokken",
  "is in another currency": "is in een andere valuta",
  "{receivable} {why}.": "{receivable} {why}.",
  "Applied.": "Toegewezen.",
  "Applied to what you chose.": "Toegewezen aan wat u hebt gekozen.",
  "It is not suggested any more.": "Dit wordt niet meer voorgesteld.",
  "Ignored.": "Genegeerd.",
  "Undone. It waits again.": "Ongedaan gemaakt. De transactie wacht weer.",
  "It is taken back: its payments are reversed.":
    "De transactie is teruggedraaid, net als de betalingen ervan.",
  "It is marked as paid back.": "De transactie is als terugbetaald gemarkeerd.",
  "Statements of your bank": "Afschriften van uw bank",
  "Choose files, or drop them here: camt (XML or ZIP), MT940, OFX, CSV. Up to 10 MB each.":
    "Kies bestanden of sleep ze hierheen: camt (XML of ZIP), MT940, OFX, CSV. Maximaal 10 MB per bestand.",
  Upload: "Uploaden",
  "{transactions, plural, one {# transaction} other {# transactions}}":
    "{transactions, plural, one {# transactie} other {# transacties}}",
  "{transactions, plural, one {# transaction} other {# transactions}}, {known} of them known before":
    "{transactions, plural, one {# transactie} other {# transacties}}, waarvan {known} al bekend",
  "{what}. Nothing is new.": "{what}. Niets nieuws.",
  "{what}: {applied} applied, nothing waits for you.": "{what}: {applied} toegewezen, er wacht niets op u.",
  "{what}: {applied} applied, {waiting, plural, one {# waits} other {# wait}} for you.":
    "{what}: {applied} toegewezen, {waiting, plural, one {# wacht} other {# wachten}} op u.",
  Imported: "Geïmporteerd",
  "Unknown account": "Onbekende rekening",
  Columns: "Kolommen",
  Refused: "Geweigerd",
  "It is of {count, plural, one {an account that} other {accounts that}} Duebook does not know: {list}. Nothing was imported.":
    "Het afschrift is van {count, plural, one {een rekening die} other {rekeningen die}} Duebook niet kent: {list}. Er is niets geïmporteerd.",
  "Is it yours? Add it, then upload the file again.":
    "Is deze rekening van u? Voeg de rekening toe en upload het bestand opnieuw.",
  "An owner or admin can add it.": "Een eigenaar of beheerder kan de rekening toevoegen.",
  "Add this account": "Deze rekening toevoegen",
  "Open the statement": "Afschrift openen",
  "What came of your files": "Resultaat van uw bestanden",
  "Go to Money in": "Naar Ontvangsten",
  "Statement {id}": "Afschrift {id}",
  "{statementName} is being matched: {count} of {count2}.":
    "{statementName} wordt verwerkt: {count} van {count2}.",
  "Left the account": "Afgeschreven",
  "Came in": "Ontvangen",
  "Not applied": "Niet toegewezen",
  Booked: "Geboekt op",
  Value: "Valutadatum",
  Account: "Rekening",
  "No. {bankAccountId}": "Nr. {bankAccountId}",
  "Paid to": "Betaald aan",
  "Paid by": "Betaald door",
  "Their account": "Tegenrekening",
  "End-to-end ID": "End-to-end-ID",
  "Bank’s reference": "Kenmerk van de bank",
  "Reason of the return": "Reden van de terugboeking",
  "Takes back": "Terugboeking van",
  "No. {returnsId}": "Nr. {returnsId}",
  Statement: "Afschrift",
  "No. {bankStatementId}": "Nr. {bankStatementId}",
  Ignore: "Negeren",
  "It is for none of the receivables, such as a refund of a supplier or money of your own. Reminders no longer wait for it.":
    "Dit bedrag hoort bij geen enkele vordering, bijvoorbeeld een terugbetaling van een leverancier of eigen geld. Herinneringen wachten er niet meer op.",
  "left of {amount}": "over van {amount}",
  "It takes an earlier payment back, and it is not certain which one. Open it to choose.":
    "Hiermee wordt een eerdere betaling teruggeboekt, maar het is niet zeker welke. Open de transactie om te kiezen.",
  "Money left the account.": "Er is geld van de rekening afgeschreven.",
  "Nothing in the book fits. Look for what it pays.":
    "Geen enkele vordering past hierbij. Zoek waarvoor is betaald.",
  Split: "Verdelen",
  "{others, plural, one {# other suggestion} other {# other suggestions}}":
    "{others, plural, one {# ander voorstel} other {# andere voorstellen}}",
  "Pages of what needs you": "Pagina’s met wat aandacht vraagt",
  "More that needs you": "Meer dat aandacht vraagt",
  "What needs you": "Wat aandacht vraagt",
  "What needs you ({total})": "Wat aandacht vraagt ({total})",
  "What needs you ({total} or more)": "Wat aandacht vraagt ({total} of meer)",
  "Nothing waits for you: all that came in is applied, or was ignored.":
    "Er wacht niets op u: alles wat is ontvangen, is toegewezen of genegeerd.",
  "{amount} open, due {date}": "{amount} open, vervaldatum {date}",
  "Amount for {receivableName}": "Bedrag voor {receivableName}",
  "References, descriptions, customers. What is chosen stays chosen.":
    "Kenmerken, omschrijvingen, klanten. Wat gekozen is, blijft gekozen.",
  "Split, or apply to other receivables": "Verdelen of aan andere vorderingen toewijzen",
  "Search for what it pays.": "Zoek waarvoor is betaald.",
  "No open receivable in {currency} matches.": "Geen openstaande vordering in {currency} gevonden.",
  "Apply to these": "Hieraan toewijzen",
  "Work out": "Berekenen",
  Direction: "Richting",
  "In and out": "Beide",
  "Booked from": "Geboekt vanaf",
  "Booked to": "Geboekt t/m",
  Payer: "Betaler",
  "Just done": "Zojuist gedaan",
  "to {receivables}": "aan {receivables}",
  Date: "Datum",
  "Value date": "Valutadatum",
  "Amount, with its sign": "Bedrag, met plus of min",
  "Whether it came or left": "Bij of af",
  "Payer or payee": "Betaler of begunstigde",
  "Payment reference": "Omschrijving van de betaling",
  "Balance afterwards": "Saldo na de boeking",
  "Which column is what? The answer is remembered for the account.":
    "Welke kolom is wat? Uw keuze wordt voor deze rekening onthouden.",
  "The file is too large to be kept meanwhile: choose it again afterwards.":
    "Het bestand is te groot om tussentijds te bewaren: kies het daarna opnieuw.",
  "The first rows of {fileName}": "De eerste rijen van {fileName}",
  "Choose the account": "Kies de rekening",
  "Not in the file": "Niet in het bestand",
  Import: "Importeren",
  "The balance of {date} is not that of {date2}": "Het saldo van {date} sluit niet aan op dat van {date2}",
  "No statement of {date}": "Geen afschrift van {date}",
  "and {count} more gaps": "en nog {count} ontbrekende perioden",
  "No statement yet": "Nog geen afschrift",
  "Last statement to {date}": "Laatste afschrift t/m {date}",
  Accounts: "Rekeningen",
  "Sort code": "Sort code",
  "United Kingdom.": "Verenigd Koninkrijk.",
  "Routing number": "Routing number",
  "United States.": "Verenigde Staten.",
  "Clearing number": "Clearingnummer",
  "Anywhere else.": "Alle andere landen.",
  "Add an account": "Rekening toevoegen",
  "Statements of it are read from then on. Customers who owe its currency are told to pay into the first account of that currency, so it may be this one.":
    "Vanaf dan worden afschriften van deze rekening ingelezen. Klanten die in deze valuta moeten betalen, zien de eerste rekening in die valuta; dat kan dus deze rekening zijn.",
  "Account holder": "Ten name van",
  "As the bank has it.": "Zoals bij de bank bekend.",
  "Without an IBAN: the account number, and the code of the bank.":
    "Zonder IBAN: het rekeningnummer en de code van de bank.",
  "Account number": "Rekeningnummer",
  "For payments from abroad.": "Voor betalingen uit het buitenland.",
  "This needs a code of your second factor, because money goes there.":
    "Hiervoor is een code van uw tweestapsverificatie nodig, omdat hier geld op binnenkomt.",
  "{receivableName} of {a}": "{receivableName} van {a}",
  "Nothing is written on it.": "Er staat niets op vermeld.",
  ", due {date}": ", vervaldatum {date}",
  "of {amount}": "van {amount}",
  "{amount} stays the customer’s credit.": "{amount} blijft als tegoed van de klant staan.",
  "money|Apply": "Toewijzen",
  "Not this": "Dit niet",
  "Statements so far": "Eerdere afschriften",
  "An owner or admin can add an account.": "Een eigenaar of beheerder kan een rekening toevoegen.",
  "Upload a statement of your bank, and Duebook finds the receivables that were paid. It has to know the account: add it first, or give your IBAN in the facts of the company.":
    "Upload een bankafschrift en Duebook zoekt de vorderingen die zijn betaald. Daarvoor moet Duebook de rekening kennen: voeg deze eerst toe of vul uw IBAN in bij de bedrijfsgegevens.",
  "Upload a statement of your bank, and Duebook finds the receivables that were paid. It has to know the account: ask an owner or admin to add it, or to give your IBAN in the facts of the company.":
    "Upload een bankafschrift en Duebook zoekt de vorderingen die zijn betaald. Daarvoor moet Duebook de rekening kennen: vraag een eigenaar of beheerder om deze toe te voegen of uw IBAN in te vullen bij de bedrijfsgegevens.",
  "Nothing has moved yet, as far as Duebook knows. Upload a statement.":
    "Voor zover Duebook weet, zijn er nog geen transacties. Upload een afschrift.",
  "All transactions": "Alle transacties",
  "Nothing matches. Try fewer filters.": "Niets gevonden. Gebruik minder filters.",
  Transactions: "Transacties",
  "The file has the first {count} of them.": "Het bestand bevat de eerste {count}.",
  "The account is added. Upload its statements.": "De rekening is toegevoegd. Upload de afschriften ervan.",
  "Cut after {count} of {total} rows.": "Afgekapt na {count} van {total} rijen.",
  Owed: "Openstaand",
  "Due in 7 days": "Binnen 7 dagen",
  Disputed: "Betwist",
  "Promises not kept": "Toegezegd, niet betaald",
  "Nothing matches. Try fewer filters, or another word.":
    "Niets gevonden. Gebruik minder filters of een ander woord.",
  "Nothing that is owed matches.": "Geen openstaande vorderingen gevonden.",
  "Look among all receivables": "Zoeken in alle vorderingen",
  "Everything is paid.": "Alles is betaald.",
  "Show all receivables": "Alle vorderingen tonen",
  "Not everything is shown. Narrow the list with a filter.":
    "Niet alles wordt getoond. Beperk de lijst met een filter.",
  "Choose all on this page": "Alles op deze pagina selecteren",
  "Choose {receivableName}": "{receivableName} selecteren",
  "Nothing is owed to you yet. Create what a customer owes you, or import a file of it.":
    "Er staat nog niets open. Maak een vordering aan of importeer een bestand met vorderingen.",
  "Cut after {count} rows: the search finds no more at once.":
    "Afgekapt na {count} rijen: meer vindt de zoekfunctie niet in één keer.",
  "To pay": "Te betalen",
  Bill: "Inkoopfactuur",
  "Not overdue": "Niet achterstallig",
  "Due from": "Vervalt vanaf",
  "Due to": "Vervalt t/m",
  "Exact reference": "Exact kenmerk",
  "Series number": "Reeksnummer",
  Calendar: "Kalender",
  Series: "Reeksen",
  "No bill is recorded yet. Record one, or a series of bills that come every month.":
    "Er is nog geen inkoopfactuur ingevoerd. Voer er een in, of een reeks facturen die elke maand terugkomt.",
  "No bill matches. Choose other filters, or clear them.":
    "Geen inkoopfactuur gevonden. Kies andere filters of wis ze.",
  "The texts are saved. Messages use them from now on.":
    "De teksten zijn opgeslagen en worden vanaf nu in berichten gebruikt.",
  "This is a preview. Nothing is saved yet.": "Dit is een voorbeeld. Er is nog niets opgeslagen.",
  Expired: "Verlopen",
  "{days, plural, one {Expires in # day} other {Expires in # days}}":
    "{days, plural, one {Verloopt over # dag} other {Verloopt over # dagen}}",
  Rotate: "Vernieuwen",
  "Rotate the key “{name}”? You get a new key with the same name and scopes. The present one stops working at once.":
    "Sleutel “{name}” vernieuwen? U krijgt een nieuwe sleutel met dezelfde naam en rechten. De huidige werkt direct niet meer.",
  Revoke: "Intrekken",
  "Revoke the key “{name}”? Whatever uses it stops working at once, and it can't be brought back.":
    "Sleutel “{name}” intrekken? Alles wat de sleutel gebruikt, werkt direct niet meer. Dit kan niet ongedaan worden gemaakt.",
  Scopes: "Rechten",
  Holder: "Houder",
  "{name} (you)": "{name} (u)",
  Made: "Aangemaakt",
  Validity: "Geldigheid",
  "Your keys are refused until your e-mail address is confirmed. <link>Confirm it in your account</link>.":
    "Uw sleutels worden geweigerd tot uw e-mailadres is geverifieerd. <link>Verifieer het in uw account</link>.",
  "{own} of {most, plural, one {# key} other {# keys}}":
    "{own} van {most, plural, one {# sleutel} other {# sleutels}}",
  "There are no keys yet. With a key, a program of yours can send receivables and bills, and read them. What it can do is described in <link>the interface</link>.":
    "Er zijn nog geen sleutels. Met een sleutel kan een programma van u vorderingen en inkoopfacturen aanleveren en lezen. De mogelijkheden staan beschreven in <link>de API-documentatie</link>.",
  "Keys of the company, the newest first": "Sleutels van het bedrijf, nieuwste eerst",
  "The key was created.": "De sleutel is aangemaakt.",
  "The key was replaced with a new one, which was shown once.":
    "De sleutel is vervangen door een nieuwe, die één keer is getoond.",
  "The key is revoked.": "De sleutel is ingetrokken.",
  Arrived: "Aangekomen",
  "Owed then": "Toen openstaand",
  Tries: "Pogingen",
  "Answer of the provider": "Antwoord van de provider",
  Moved: "Verschoven",
  "The message is also about": "Het bericht gaat ook over",
  "reminder {count}": "herinnering {count}",
  "Reminder {count}": "Herinnering {count}",
  "The reminder": "De herinnering",
  "The message was removed, because its time of retention is over.":
    "Het bericht is verwijderd omdat de bewaartermijn voorbij is.",
  "No message was created for this reminder.": "Voor deze herinnering is geen bericht opgesteld.",
  "Owners and admins need two-factor authentication before they can open the company. Set it up here; it takes a minute.":
    "Eigenaren en beheerders hebben tweestapsverificatie nodig om het bedrijf te openen. Stel die hier in; dat duurt een minuut.",
  "Your account is saved.": "Uw account is opgeslagen.",
  "We have mailed a link to your new address. It becomes yours when you open the link.":
    "We hebben een link naar uw nieuwe adres gemaild. Het nieuwe adres geldt zodra u de link opent.",
  "Your address stays as it is. We have mailed a link there, to verify it anew.":
    "Uw adres blijft zoals het is. We hebben er een link naartoe gemaild om het opnieuw te verifiëren.",
  "The link is on its way. We send at most three mails an hour.":
    "De link is onderweg. We sturen maximaal drie mails per uur.",
  "Your password is changed. You are signed out everywhere else.":
    "Uw wachtwoord is gewijzigd. U bent overal elders uitgelogd.",
  "This code is not right. Codes change every 30 seconds.":
    "Deze code is niet juist. Codes veranderen elke 30 seconden.",
  "Two-factor authentication is on.": "Tweestapsverificatie is ingeschakeld.",
  "Good. Keep your recovery codes where you find them without your phone.":
    "Goed. Bewaar uw herstelcodes op een plek waar u ze zonder uw telefoon kunt vinden.",
  "You have new recovery codes.": "U hebt nieuwe herstelcodes.",
  "Scan the code below with your other phone.": "Scan de code hieronder met uw andere telefoon.",
  "Scan the code below with your authenticator app.": "Scan de code hieronder met uw authenticator-app.",
  "Two-factor authentication stays as it was.": "De tweestapsverificatie is niet gewijzigd.",
  "Two-factor authentication is off.": "Tweestapsverificatie is uitgeschakeld.",
  "Your account": "Uw account",
  "Nobody and nothing is found for “{text}”.": "Niets gevonden voor “{text}”.",
  "A search looks for the beginnings of words: of a customer’s name or address, of a reference, of a page. An amount is looked for as a whole.":
    "De zoekfunctie zoekt naar het begin van woorden: in namen en adressen van klanten, in kenmerken en in paginanamen. Een bedrag wordt als geheel gezocht.",
  "Look in descriptions": "Zoeken in omschrijvingen",
  "Pages and actions": "Pagina’s en acties",
  "Customer, reference, amount or page": "Klant, kenmerk, bedrag of pagina",
  "How you read times.": "Hoe u tijden te zien krijgt.",
  "As your browser says": "Zoals uw browser aangeeft",
  "We send you a link to choose a password.": "We sturen u een link om een wachtwoord te kiezen.",
  "Sign up": "Registreren",
  "You have an account? <link>Sign in</link>": "Hebt u al een account? <link>Inloggen</link>",
  "We have written to your e-mail address. Open the link in that mail to choose a password; then you have an account. It works once, for 24 hours. Nothing has come? Look into the folder for spam.":
    "We hebben een mail naar uw e-mailadres gestuurd. Open de link in die mail om een wachtwoord te kiezen; daarna hebt u een account. De link werkt één keer en is 24 uur geldig. Niets ontvangen? Kijk in uw spammap.",
  "Merge into": "Samenvoegen met",
  "Nobody found. Type a word of the name, of an address or of a reference.":
    "Niemand gevonden. Typ een woord uit de naam, een adres of een kenmerk.",
  "The newest customers": "De nieuwste klanten",
  Found: "Gevonden",
  Before: "Ervoor",
  "What the two have now": "Wat de twee klanten nu hebben",
  Afterwards: "Erna",
  "Choose another customer": "Andere klant kiezen",
  "Merge {displayName}": "{displayName} samenvoegen",
  "The customers are merged.": "De klanten zijn samengevoegd.",
  "Sign in as somebody else": "Met een ander account inloggen",
  "The six digits that your authenticator app shows.": "De zes cijfers die uw authenticator-app toont.",
  "A passkey needs JavaScript. Without it, use a recovery code.":
    "Voor een passkey is JavaScript nodig. Gebruik zonder JavaScript een herstelcode.",
  "Use a recovery code": "Herstelcode gebruiken",
  "Recovery code": "Herstelcode",
  "One of the ten that you kept when you set up two-factor authentication. Each works once.":
    "Een van de tien codes die u hebt bewaard toen u tweestapsverificatie instelde. Elke code werkt één keer.",
  "Use the authenticator app": "Authenticator-app gebruiken",
  "sort code": "sort code",
  "routing number": "routing number",
  "clearing number": "clearingnummer",
  "Remove a bank account": "Bankrekening verwijderen",
  "Remove {number}? Messages from now on no longer name it. Those that were sent stay as they are.":
    "{number} verwijderen? Nieuwe berichten vermelden deze rekening niet meer. Berichten die al zijn verzonden, blijven zoals ze zijn.",
  "Who owes this currency pays into this account.":
    "Klanten die in deze valuta moeten betalen, betalen op deze rekening.",
  "United Kingdom, such as 20-00-00.": "Verenigd Koninkrijk, bijvoorbeeld 20-00-00.",
  "United States, nine digits.": "Verenigde Staten, negen cijfers.",
  "Anywhere else: clearing number, BSB, IFSC.": "Alle andere landen: clearingnummer, BSB, IFSC.",
  "Add the account": "Rekening toevoegen",
  "not told to customers": "niet zichtbaar voor klanten",
  "Accounts for other currencies": "Rekeningen voor andere valuta’s",
  "Customers are told the first account of the currency that they owe, and the IBAN above for every other currency.":
    "Klanten zien de eerste rekening in de valuta waarin ze moeten betalen, en voor elke andere valuta de IBAN hierboven.",
  "The account is added. Messages name it from now on.":
    "De rekening is toegevoegd en staat vanaf nu in berichten.",
  "The account is removed.": "De rekening is verwijderd.",
  "What your customers see": "Wat uw klanten zien",
  "For a debt of {amount} with the reference {reference}:":
    "Voor een vordering van {amount} met kenmerk {reference}:",
  "Pay online": "Online betalen",
  Web: "Website",
  Address: "Adres",
  Country: "Land",
  IBAN: "IBAN",
  BIC: "BIC",
  "Payment link": "Betaallink",
  "Legal notice": "Wettelijke vermelding",
  "The archive is being made: {count} rows so far.": "Het archief wordt gemaakt: tot nu toe {count} rijen.",
  "The archive of {moment} has {count} rows and {megabytes} MB.":
    "Het archief van {moment} bevat {count} rijen en is {megabytes} MB groot.",
  Download: "Downloaden",
  "Everything as a file": "Alles als bestand",
  "One ZIP with all that the company has here, as CSV for spreadsheets and JSON for programs. It is made while you work on, and can be downloaded for 30 days by owners and admins, with a code.":
    "Eén ZIP met alles wat het bedrijf hier heeft, als CSV voor spreadsheets en als JSON voor programma’s. Het archief wordt gemaakt terwijl u doorwerkt. Eigenaren en beheerders kunnen het 30 dagen lang downloaden, met een code.",
  "Make the archive": "Archief maken",
  "Make a new archive": "Nieuw archief maken",
  "Close company": "Bedrijf sluiten",
  "Nothing is sent any more, and nobody gets in. For {reopenDays} days an owner can open it again; then all of it is deleted.":
    "Er wordt niets meer verzonden en niemand heeft nog toegang. Een eigenaar kan het bedrijf {reopenDays} dagen lang heropenen; daarna wordt alles verwijderd.",
  "Make the archive first: there is none of the last 24 hours.":
    "Maak eerst het archief: er is geen archief van de afgelopen 24 uur.",
  "Close {name}": "{name} sluiten",
  "Reminders stop, API keys are refused, and nobody of the company gets in. Customers’ pages list nothing any more. After {reopenDays} days all of it is deleted and can’t be brought back.":
    "De herinneringen stoppen, API-sleutels worden geweigerd en niemand van het bedrijf heeft nog toegang. De klantpagina’s tonen niets meer. Na {reopenDays} dagen wordt alles verwijderd; dat kan niet worden hersteld.",
  "Name of the company": "Naam van het bedrijf",
  "Type “{name}”, so that it is this company that you close.":
    "Typ “{name}”, zodat u zeker het juiste bedrijf sluit.",
  "The archive is being made.": "Het archief wordt gemaakt.",
  "You can download the archive for the next ten minutes.":
    "U kunt het archief de komende tien minuten downloaden.",
  "The company is closed. You can open it again here until it is deleted.":
    "Het bedrijf is gesloten. U kunt het hier heropenen tot het wordt verwijderd.",
  "Your e-mail address is verified.": "Uw e-mailadres is geverifieerd.",
  "Your password is set. Sign in with it.": "Uw wachtwoord is ingesteld. Log ermee in.",
  "Your password is set.": "Uw wachtwoord is ingesteld.",
  "You are a member now.": "U bent nu lid.",
  Owner: "Eigenaar",
  Admin: "Beheerder",
  Member: "Lid",
  Leave: "Verlaten",
  "Leave {name}": "{name} verlaten",
  "Leave {name}? You no longer see anything of it, and your API keys for it stop working at once. Only an owner or admin of it can invite you again.":
    "{name} verlaten? U ziet er niets meer van en uw API-sleutels voor dit bedrijf werken direct niet meer. Alleen een eigenaar of beheerder kan u opnieuw uitnodigen.",
  "Closed. It is deleted on {moment}.": "Gesloten. Wordt op {moment} verwijderd.",
  "Open again": "Heropenen",
  "Open {name} again": "{name} heropenen",
  "Its people get in, its keys work, and its reminders go on as the policy says.":
    "De gebruikers krijgen weer toegang, de sleutels werken weer en de herinneringen gaan door volgens de herinneringsregels.",
  "Until then, one of its owners can open it again.": "Tot dan kan een eigenaar het bedrijf heropenen.",
  "You are": "Uw rol",
  "A new company": "Een nieuw bedrijf",
  "Messages to your customers are signed with it.":
    "Berichten aan uw klanten worden met deze naam ondertekend.",
  "Choose a country": "Kies een land",
  "Reminders keep its public holidays.": "Herinneringen houden rekening met de feestdagen van dit land.",
  "Days begin and end there.": "Bepaalt wanneer een dag begint en eindigt.",
  "Create company": "Bedrijf aanmaken",
  "You belong to no company yet": "U hoort nog bij geen enkel bedrijf",
  "Make one below, or ask an owner or admin of one to invite you.":
    "Maak er hieronder een aan of vraag een eigenaar of beheerder van een bedrijf om u uit te nodigen.",
  "Ask an owner or admin of a company to invite {email}.":
    "Vraag een eigenaar of beheerder van een bedrijf om {email} uit te nodigen.",
  "To join another company, ask one of its owners or admins to invite you. The operator of this Duebook creates new companies.":
    "Wilt u lid worden van een ander bedrijf? Vraag een eigenaar of beheerder van dat bedrijf om u uit te nodigen. Nieuwe bedrijven worden aangemaakt door de systeembeheerder van deze Duebook-installatie.",
  "Your company was created. You have a trial of one month, and nothing is sent until you go live.":
    "Uw bedrijf is aangemaakt. U hebt een proefperiode van een maand en er wordt niets verzonden totdat u live gaat.",
  "The company is open again.": "Het bedrijf is weer open.",
  "You have left the company.": "U hebt het bedrijf verlaten.",
  "What it is for": "Waarvoor",
  "Mark as paid": "Als betaald markeren",
  "“{billLabel}” is then paid for good; its amount and due date can no longer change.":
    "“{billLabel}” is daarna definitief betaald; bedrag en vervaldatum kunnen niet meer worden gewijzigd.",
  "Such as how it was paid. May stay empty.": "Bijvoorbeeld hoe er is betaald. Niet verplicht.",
  "Its series": "De reeks",
  "Every month since": "Elke maand vanaf",
  Until: "Tot",
  "No end": "Geen einddatum",
  Each: "Per keer",
  "Next bill": "Volgende factuur",
  Stopped: "Gestopt",
  "Nothing is left to write": "Er volgt geen factuur meer",
  "All bills of this series": "Alle inkoopfacturen van deze reeks",
  "The bill is marked as paid.": "De inkoopfactuur is als betaald gemarkeerd.",
  "In work": "Wordt verwerkt",
  Matched: "Verwerkt",
  "{count} of {count2} transactions are matched. You can leave this page: it goes on by itself.":
    "{count} van {count2} transacties zijn verwerkt. U kunt deze pagina verlaten: het gaat vanzelf verder.",
  "Look again": "Opnieuw kijken",
  "Balance before": "Beginsaldo",
  "Balance after": "Eindsaldo",
  "What it brought": "Wat het afschrift bevat",
  New: "Nieuw",
  "Known before": "Al bekend",
  Format: "Indeling",
  Statements: "Afschriften",
  "What it says of each account": "Wat het per rekening vermeldt",
  "Bills of {billLabel}": "Inkoopfacturen voor {billLabel}",
  "All are written": "Alle facturen zijn aangemaakt",
  "New series": "Nieuwe reeks",
  "All running series": "Alle lopende reeksen",
  "No series is running. Make one for a bill that comes every month.":
    "Er loopt geen reeks. Maak er een aan voor een factuur die elke maand terugkomt.",
  "Series, the next bill first": "Reeksen, eerstvolgende factuur bovenaan",
  "Each bill is written {seriesHorizonDays} days before it is due.":
    "Elke factuur wordt {seriesHorizonDays} dagen voor de vervaldatum aangemaakt.",
  "{count} more": "nog {count}",
  "Bills of {name}": "Inkoopfacturen van {name}",
  Months: "Maanden",
  "This month": "Deze maand",
  "Nothing is to pay in this month.": "In deze maand is er niets te betalen.",
  "Who you are": "Wie u bent",
  "Messages are signed with it.": "Berichten worden met deze naam ondertekend.",
  "Postal address, below the name in each e-mail.": "Postadres, onder de naam in elke e-mail.",
  "Where customers reach you. Answers to reminders go there.":
    "Waar klanten u bereiken. Antwoorden op herinneringen komen hier binnen.",
  "With the country's code, such as +49 30 123456.": "Met landnummer, bijvoorbeeld +31 20 123 4567.",
  "Nothing is sent on its public holidays.": "Op de feestdagen van dit land wordt niets verzonden.",
  "Decides what is overdue and at what hours messages leave. UTC if empty.":
    "Bepaalt wat achterstallig is en op welke uren berichten worden verzonden. Leeg: UTC.",
  "How amounts and dates are written for those of you who have not chosen their own. Customers have theirs.":
    "Hoe bedragen en datums worden geschreven voor gebruikers die zelf niets hebben gekozen. Voor klanten geldt hun eigen taal.",
  "What your country's law wants in business letters, such as register, directors and tax number. It stands at the end of each message.":
    "Wat de wet in uw land op zakelijke brieven voorschrijft, bijvoorbeeld KvK- of ondernemingsnummer, bestuurders en btw-nummer. Staat onder aan elk bericht.",
  "How to be paid": "Hoe u wordt betaald",
  "As the bank has it: banks compare it with the account.":
    "Zoals bij de bank bekend: banken vergelijken de naam met de rekening.",
  "The account to pay into.": "De rekening waarop klanten betalen.",
  "Of the bank, in the country of the IBAN.": "Van de bank, in het land van de IBAN.",
  "Where customers pay online. {reference} stands for the debt’s reference, {amount} for what is open: {example}":
    "Waar klanten online betalen. {reference} staat voor het kenmerk van de vordering, {amount} voor het openstaande bedrag: {example}",
  "Changing this needs a code of your second factor, because money goes there.":
    "Om dit te wijzigen is een code van uw tweestapsverificatie nodig, omdat hier geld op binnenkomt.",
  "Save payment details": "Betaalgegevens opslaan",
  "Messages do not say how to pay: there is neither an account nor a payment link.":
    "In berichten staat niet hoe er betaald kan worden: er is geen rekening en geen betaallink.",
  "The IBAN is given without the name of its holder.":
    "De IBAN is opgegeven zonder de naam van de rekeninghouder.",
  "Messages do not say how to reach you.": "In berichten staat niet hoe u bereikbaar bent.",
  "Answers to reminders go to the owner who has been here longest.":
    "Antwoorden op herinneringen gaan naar de eigenaar die hier het langst is.",
  "Messages are signed with your name alone, without an address.":
    "Berichten worden alleen met uw naam ondertekend, zonder adres.",
  "No public holidays are kept: reminders may leave on one.":
    "Er wordt geen rekening gehouden met feestdagen: herinneringen kunnen op een feestdag worden verzonden.",
  "Dates and hours follow UTC.": "Datums en tijden volgen UTC.",
  "What is missing for your customers": "Wat er voor uw klanten ontbreekt",
  "See how a message looks": "Bekijk hoe een bericht eruitziet",
  "Saved.": "Opgeslagen.",
  "The payment details are saved.": "De betaalgegevens zijn opgeslagen.",
  "The company is switched off: its keys are refused, and nothing is sent. Ask the operator of this Duebook.":
    "Het bedrijf is uitgeschakeld: de sleutels worden geweigerd en er wordt niets verzonden. Neem contact op met de systeembeheerder van deze Duebook-installatie.",
  "days sales outstanding": "gemiddeld aantal dagen tot betaling (days sales outstanding)",
  DSO: "DSO",
  ", last {billedDays} days": ", laatste {billedDays} dagen",
  "{dsoDays, plural, one {# day} other {# days}}": "{dsoDays, plural, one {# dag} other {# dagen}}",
  "Due in {soonDays} days": "Binnen {soonDays} dagen",
  "Collected in {collectedDays} days": "Ontvangen, laatste {collectedDays} dagen",
  "As of {date}. How is this counted?": "Stand per {date}. Hoe is dit berekend?",
  "It is {date} in {zone}. A debt is overdue from the day after its due date; a paused debt is owed, but not overdue. DSO (days sales outstanding) is what is owed now, divided by what was billed in the last {billedDays} days, times {billedDays}.":
    "Het is {date} in {zone}. Een vordering is achterstallig vanaf de dag na de vervaldatum; een gepauzeerde vordering staat open, maar is niet achterstallig. DSO (days sales outstanding) is wat nu openstaat, gedeeld door wat in de laatste {billedDays} dagen is gefactureerd, maal {billedDays}.",
  "{others, plural, one {The table below has # more currency.} other {The table below has # more currencies.}}":
    "{others, plural, one {In de tabel hieronder staat nog # valuta.} other {In de tabel hieronder staan nog # valuta’s.}}",
  "Nothing is owed to you yet": "Er staat nog niets open",
  "<link>Create your first receivable</link>, or <link2>import a list of them</link2> from your accounting program or a spreadsheet.":
    "<link>Maak uw eerste vordering aan</link> of <link2>importeer een lijst</link2> uit uw boekhoudprogramma of een spreadsheet.",
  "<link>Say who you are and how you are paid</link>: it stands in every reminder.":
    "<link>Geef op wie u bent en hoe u wordt betaald</link>: dat staat in elke herinnering.",
  "<link>Look at the policy</link>: when reminders go out, and how many.":
    "<link>Bekijk de herinneringsregels</link>: wanneer herinneringen worden verzonden en hoeveel.",
  "<link>Invite the people</link> who work with you.":
    "<link>Nodig de mensen uit</link> met wie u samenwerkt.",
  "<link>Create a key</link>, if another program is to create receivables.":
    "<link>Maak een API-sleutel aan</link> als een ander programma vorderingen moet aanmaken.",
  "What needs a person": "Wat aandacht vraagt",
  "Received and expected by week": "Ontvangen en verwacht per week",
  "How late it is": "Openstaand naar ouderdom",
  "Newest events": "Laatste gebeurtenissen",
  "Reminders are on hold: they are planned and can be read, and nothing is sent. Once they are sent, customers hear of what they owe, also of what became overdue in the meantime.":
    "De herinneringen worden vastgehouden: ze worden gepland en kunnen worden gelezen, maar er wordt niets verzonden. Zodra ze worden verzonden, horen klanten wat ze moeten betalen, ook wat intussen achterstallig is geworden.",
  "Each message waits in the outbox until somebody approves it.":
    "Elk bericht wacht in het postvak UIT tot iemand het goedkeurt.",
  "Messages leave by themselves, as the policy says. The outbox shows each before it leaves.":
    "Berichten worden automatisch verzonden, volgens de herinneringsregels. In het postvak UIT ziet u elk bericht voordat het wordt verzonden.",
  Automatic: "Automatisch",
  "Ask me first": "Eerst vragen",
  Hold: "Vasthouden",
  "Reminders are sent automatically from now on.": "Herinneringen worden vanaf nu automatisch verzonden.",
  "From now on each message waits in the outbox for approval.":
    "Vanaf nu wacht elk bericht in het postvak UIT op goedkeuring.",
  "From now on nothing is sent.": "Vanaf nu wordt er niets verzonden.",
  "How messages leave": "Hoe berichten worden verzonden",
  "Owners and admins decide about it.": "Eigenaren en beheerders beslissen hierover.",
  "Read the messages in the outbox": "Berichten in het postvak UIT lezen",
  File: "Bestand",
  "No statement was uploaded yet. Download one from your bank, and choose it above.":
    "Er is nog geen afschrift geüpload. Download er een bij uw bank en kies het hierboven.",
  "Files, newest first": "Bestanden, nieuwste eerst",
  "It does not take that payment back: both wait again. The payments that it has reversed stay so until you apply them again.":
    "Die betaling wordt hierdoor niet teruggedraaid: beide wachten weer. De teruggedraaide betalingen blijven teruggedraaid tot u ze opnieuw toewijst.",
  "What was marked as paid back waits again.": "Wat als terugbetaald was gemarkeerd, wacht weer.",
  "It waits again.": "De transactie wacht weer.",
  "Its payments are reversed, and what was paid is owed again. What was learned from it is forgotten.":
    "De betalingen ervan worden teruggedraaid en wat was betaald, staat weer open. Wat Duebook hiervan heeft geleerd, wordt gewist.",
  "What was refused is suggested again.": "Wat was afgewezen, wordt weer voorgesteld.",
  "Mark paid back": "Als terugbetaald markeren",
  "{amount} went back to whoever paid it. It is nobody’s credit any more.":
    "{amount} is teruggegaan naar de betaler. Dit bedrag is van niemand meer een tegoed.",
  Suggestions: "Voorstellen",
  "Nothing in the book fits what is left of it.": "Geen enkele vordering past bij het resterende bedrag.",
  "<kbd>a</kbd> applies the first suggestion.": "<kbd>a</kbd> wijst het eerste voorstel toe.",
  "{kbd} asks why it is undone.": "{kbd} vraagt waarom het ongedaan wordt gemaakt.",
  "{kbd} searches.": "{kbd} zoekt.",
  "What it takes back": "Wat hiermee wordt teruggeboekt",
  "Nothing on this account has its references or its amount. Ignore it if its payment is not here.":
    "Op deze rekening is niets te vinden met deze kenmerken of dit bedrag. Negeer de transactie als de bijbehorende betaling hier niet staat.",
  "The payments of what you choose are reversed, and what they paid is owed again.":
    "De betalingen van wat u kiest, worden teruggedraaid en wat ermee was betaald, staat weer open.",
  "Take this back": "Dit terugdraaien",
  "Payments that it made": "Betalingen uit deze transactie",
  "Nothing was done about it yet.": "Er is nog niets mee gedaan.",
  Edited: "Bewerkt",
  "Leaves by itself": "Automatisch",
  "Waits for approval": "Wacht op goedkeuring",
  Approved: "Goedgekeurd",
  "On hold": "Vastgehouden",
  Waits: "Wacht",
  "Cannot be sent": "Niet te verzenden",
  Foretold: "Verwacht",
  Notice: "Vooraankondiging",
  Reminder: "Herinnering",
  "The step {step}.": "Stap: {step}.",
  Today: "Vandaag",
  Tomorrow: "Morgen",
  "This week": "Deze week",
  Later: "Later",
  "{segments, plural, one {# SMS} other {# SMS}}":
    "{segments, plural, one {# sms-bericht} other {# sms-berichten}}",
  "Look at the customer": "Klant bekijken",
  "Subject:": "Onderwerp:",
  "The message as it will be sent": "Het bericht zoals het wordt verzonden",
  "As SMS": "Als sms",
  Leaves: "Verzending",
  "Why then": "Waarom op dit moment",
  About: "Over",
  Sum: "Totaal",
  "May leave until": "Verzenden tot uiterlijk",
  "This message to {customer} is not sent, now or later. The case goes on with the step after it.":
    "Dit bericht aan {customer} wordt niet verzonden, nu niet en later niet. Daarna volgt de volgende stap.",
  "Skip this message": "Dit bericht overslaan",
  "For this one message. It is kept until the message leaves, and void if what the message lists changes.":
    "Alleen voor dit bericht. De tekst blijft bewaard tot het bericht wordt verzonden, en vervalt als de vorderingen in het bericht veranderen.",
  Opening: "Inleiding",
  Closing: "Afsluiting",
  "Use ours again": "Standaardtekst herstellen",
  "Send me a test": "Test naar mij verzenden",
  "Every row needs a customer, an amount or what is outstanding, and a due date. Rows with the same name and e-mail have one customer.":
    "Elke rij moet een klant, een bedrag of een openstaand bedrag, en een vervaldatum bevatten. Rijen met dezelfde naam en hetzelfde e-mailadres horen bij één klant.",
  "These are open here and not in the file.": "Deze staan hier open, maar staan niet in het bestand.",
  "Import bills": "Inkoopfacturen importeren",
  "Every row needs a supplier, an amount or what is outstanding, and a due date.":
    "Elke rij moet een leverancier, een bedrag of een openstaand bedrag, en een vervaldatum bevatten.",
  "Import customers": "Klanten importeren",
  "Every row needs a name. What a row leaves empty stays as it is here.":
    "Elke rij moet een naam bevatten. Wat in een rij leeg is, blijft hier zoals het is.",
  Supplier: "Leverancier",
  "Kind of document": "Soort document",
  "Paid already": "Al betaald",
  Draft: "Concept",
  "Credit note": "Creditnota",
  "No invoice": "Geen factuur",
  "Line of a total": "Totaalregel",
  "Stands in the file twice": "Staat twee keer in het bestand",
  "Currency of rows that name none": "Valuta van rijen zonder valuta",
  "Currency of all rows": "Valuta van alle rijen",
  "Amounts are written": "Notatie van bedragen",
  "As the file shows": "Zoals in het bestand",
  "Dates are written": "Notatie van datums",
  "31.01.2027 or 31/01/2027": "31.01.2027 of 31/01/2027",
  "Column {place}": "Kolom {place}",
  "Columns, amounts and dates": "Kolommen, bedragen en datums",
  "Check again": "Opnieuw controleren",
  Unchanged: "Ongewijzigd",
  "Gone from the file": "Niet meer in het bestand",
  "Wrong rows": "Onjuiste rijen",
  Line: "Rij",
  Column: "Kolom",
  "What is expected": "Wat wordt verwacht",
  "{lines, plural, one {# row is wrong} other {# rows are wrong}}. Correct the file and choose it again, or import the other rows.":
    "{lines, plural, one {# rij is onjuist} other {# rijen zijn onjuist}}. Verbeter het bestand en kies het opnieuw, of importeer de overige rijen.",
  "Nothing can be imported yet: choose below which column is which.":
    "Er kan nog niets worden geïmporteerd: kies hieronder welke kolom wat bevat.",
  "And {count} more.": "En nog {count}.",
  "<link>Download the wrong rows</link> with a column that says what is wrong with each.":
    "<link>Download de onjuiste rijen</link>, met een kolom waarin staat wat er niet klopt.",
  "without a reference": "zonder kenmerk",
  "What changes": "Wat er verandert",
  "New ({count})": "Nieuw ({count})",
  "{elsewhere, plural, one {# of these references stands here for another customer.} other {# of these references stand here for other customers.}} If a customer has another name in the file, give it that name here first, and nothing is made twice.":
    "{elsewhere, plural, one {# van deze kenmerken staat hier bij een andere klant.} other {# van deze kenmerken staan hier bij andere klanten.}} Heeft een klant in het bestand een andere naam, wijzig de naam dan eerst hier; zo wordt niets dubbel aangemaakt.",
  "Changed ({count})": "Gewijzigd ({count})",
  "It was read as an export of {program}.": "Gelezen als een export van {program}.",
  "The file is not in UTF-8, so it was read as Windows-1252, as Excel writes it: check the letters.":
    "Het bestand is niet in UTF-8 en is daarom gelezen als Windows-1252, zoals Excel het schrijft: controleer de letters.",
  "The file": "Het bestand",
  "Nothing is to be done: the book is in step with the file.":
    "Er hoeft niets te gebeuren: de administratie komt overeen met het bestand.",
  "Import the other rows": "Overige rijen importeren",
  "Paid, says the file": "Betaald volgens het bestand",
  "Void, says the file": "Ingetrokken volgens het bestand",
  "Mark {reference} as paid": "{reference} als betaald markeren",
  "Number {id}": "Nummer {id}",
  "In the file": "In het bestand",
  "Gone from the file ({count})": "Niet meer in het bestand ({count})",
  "What becomes of them?": "Wat moet ermee gebeuren?",
  "Leave them open": "Open laten staan",
  "Mark all as paid": "Alles als betaald markeren",
  "Without those that are void, says the file.": "Behalve wat volgens het bestand is ingetrokken.",
  "Mark those as paid that are ticked": "Alleen aangevinkte als betaald markeren",
  "Choose a file": "Kies een bestand",
  "An export of your accounting program or a spreadsheet: Excel (XLSX) or CSV, with up to {count} rows and 10 MB.":
    "Een export uit uw boekhoudprogramma of een spreadsheet: Excel (XLSX) of CSV, met maximaal {count} rijen en 10 MB.",
  "Send the same file or its successor as often as you like: you first see what it changes, and what stands here already is never made twice.":
    "U kunt hetzelfde bestand of een nieuwere versie zo vaak uploaden als u wilt: u ziet eerst wat er verandert, en wat hier al staat, wordt nooit dubbel aangemaakt.",
  "Not imported": "Niet geïmporteerd",
  Waiting: "Wacht",
  "Import {id}": "Import {id}",
  Chosen: "Gekozen",
  "Imported before": "Eerder geïmporteerd",
  "Imported before, newest first": "Eerder geïmporteerd, nieuwste eerst",
  "Rows imported": "Geïmporteerde rijen",
  "{count} of {count2} rows are imported.": "{count} van {count2} rijen zijn geïmporteerd.",
  "The file is being imported": "Het bestand wordt geïmporteerd",
  "You can leave this page: it goes on without you. What others do meanwhile is not in its way.":
    "U kunt deze pagina verlaten: de import gaat vanzelf verder. Anderen kunnen intussen gewoon doorwerken.",
  Stop: "Stoppen",
  "The import is stopped": "De import is gestopt",
  "What is imported stays. If you go on, it begins where it stopped, and each row is imported once.":
    "Wat is geïmporteerd, blijft staan. Als u verdergaat, begint de import waar hij is gestopt en wordt elke rij één keer geïmporteerd.",
  "Go on": "Verdergaan",
  "Changed here meanwhile, left as it is": "Hier intussen gewijzigd, niet aangepast",
  "The file is imported": "Het bestand is geïmporteerd",
  "The import has failed": "De import is mislukt",
  "No message in the next seven days.": "Geen bericht in de komende zeven dagen.",
  "More than {count} messages in the next seven days, the first on {weekday}.":
    "Meer dan {count} berichten in de komende zeven dagen, het eerste op {weekday}.",
  "{messages, plural, one {# message} other {# messages}} in the next seven days, the first on {weekday}.":
    "{messages, plural, one {# bericht} other {# berichten}} in de komende zeven dagen, het eerste op {weekday}.",
  "{pastLastStep, plural, one {# of them has its last step behind it and is paused, so that you decide about it.} other {# of them have their last step behind them and are paused, so that you decide about them.}}":
    "{pastLastStep, plural, one {# vordering is de laatste stap al voorbij en wordt gepauzeerd, zodat u erover kunt beslissen.} other {# vorderingen zijn de laatste stap al voorbij en worden gepauzeerd, zodat u erover kunt beslissen.}}",
  "Reminders are on hold, so nothing leaves before you go live.":
    "De herinneringen worden vastgehouden, dus er wordt niets verzonden voordat u live gaat.",
  "Each message waits until somebody approves it.": "Elk bericht wacht tot iemand het goedkeurt.",
  "What follows": "Wat er volgt",
  "{overdue, plural, one {# new debt is overdue.} other {# new debts are overdue.}}":
    "{overdue, plural, one {# nieuwe vordering is achterstallig.} other {# nieuwe vorderingen zijn achterstallig.}}",
  "When are they reminded?": "Wanneer krijgen de klanten een herinnering?",
  "From the next step": "Vanaf de volgende stap",
  "At once": "Direct",
  "They are paused. {followsIn}": "De vorderingen worden gepauzeerd. {followsIn}",
  "Stop series": "Reeks stoppen",
  "No more bills of “{billLabel}” are written. Those that are written stay.":
    "Er worden geen facturen van “{billLabel}” meer aangemaakt. De facturen die er al zijn, blijven staan.",
  "The series is stopped.": "De reeks is gestopt.",
  "One debt": "Eén vordering",
  "Several debts": "Meerdere vorderingen",
  "A debt that is partly paid": "Een vordering die deels is betaald",
  "Debts in several currencies": "Vorderingen in meerdere valuta’s",
  "A whole account: overdue, due soon, promised, disputed, with a credit":
    "Een volledig overzicht: achterstallig, binnenkort te betalen, toegezegd, betwist, met tegoed",
  Show: "Tonen",
  "Leave a field empty for the built-in text. It is shown in grey, with an example debt.":
    "Laat een veld leeg voor de standaardtekst. Die ziet u in grijs, met een voorbeeldvordering.",
  "the company's name": "naam van het bedrijf",
  "the customer's name": "naam van de klant",
  "how many debts the message is about: what is overdue, or what is due soon if nothing is":
    "aantal vorderingen in het bericht: wat te laat is, of anders wat binnenkort vervalt",
  "of the only debt; nothing if there are several or it has none":
    "van de enige vordering; leeg bij meerdere of als die er geen heeft",
  "of the only debt, or the earliest of several, written out":
    "van de enige vordering, of de vroegste van meerdere, voluit",
  "a number, the most of several; 0 if nothing is overdue":
    "een getal, bij meerdere het hoogste; 0 als niets te laat is",
  "the day by which a firm or final message asks for payment, written out: 7 or 10 open days ahead":
    "de dag waarvoor een stevig of laatste bericht om betaling vraagt, voluit: 7 of 10 werkdagen later",
  "what is still to be paid, the sum of several, with its currency; several currencies with commas":
    "wat nog te betalen is, bij meerdere de som, met valuta; meerdere valuta’s met komma’s",
  "the same before any payment": "hetzelfde vóór elke betaling",
  "whether something was paid already, for conditions": "of er al iets betaald is, voor voorwaarden",
  "What texts may use": "Wat u in teksten kunt gebruiken",
  "Conditions: {example}, with {tags}.": "Voorwaarden: {example}, met {tags}.",
  "Filters: {example}, with {filters}.": "Filters: {example}, met {filters}.",
  "These texts are too long to be shown as HTML before they are saved. The plain text says the same.":
    "Deze teksten zijn te lang om vóór het opslaan als HTML te tonen. De platte tekst heeft dezelfde inhoud.",
  "The e-mail as a mail program shows it": "De e-mail zoals een mailprogramma die toont",
  "Once the texts are valid, a preview appears here.":
    "Zodra de teksten geldig zijn, verschijnt hier een voorbeeld.",
  "{label}: {length} of {max} characters": "{label}: {length} van {max} tekens",
  "Subject: {subject}": "Onderwerp: {subject}",
  "{count, plural, one {# character} other {# characters}}, {segments, plural, one {# segment} other {# segments}}. An SMS has no text of your own; it is paid for by the segment.":
    "{count, plural, one {# teken} other {# tekens}}, {segments, plural, one {# segment} other {# segmenten}}. De tekst van een sms kunt u niet aanpassen; u betaalt per segment.",
  "Save texts": "Teksten opslaan",
  "A payment came in": "Betaling ontvangen",
  "In {currency}.": "In {currency}.",
  "{amount} of {date}": "{amount} van {date}",
  "Reverse a payment": "Een betaling terugdraaien",
  "What was paid is owed again then, and reminders go on.":
    "Wat was betaald, staat dan weer open en de herinneringen gaan door.",
  Payment: "Betaling",
  "Reverse payment": "Betaling terugdraaien",
  Pause: "Pauzeren",
  "No reminders go out while it is paused. Payments can still be recorded.":
    "Zolang de vordering is gepauzeerd, worden er geen herinneringen verzonden. Betalingen kunt u wel registreren.",
  "It resumes by itself at the beginning of this day. Leave it empty to resume it yourself.":
    "De vordering wordt aan het begin van deze dag vanzelf hervat. Laat leeg als u de vordering zelf wilt hervatten.",
  Resume: "Hervatten",
  "Reminders go on as the policy says.": "De herinneringen gaan door volgens de herinneringsregels.",
  "verb|Void": "Intrekken",
  "Void {receivableName}": "{receivableName} intrekken",
  "{left} is left to pay, and nothing was paid.": "Er staat nog {left} open en er is niets betaald.",
  "{left} is left to pay. {amount} was paid, and stays recorded.":
    "Er staat nog {left} open. {amount} is betaald en blijft geregistreerd.",
  "It is not owed any more then: it takes no payments, and nobody is reminded of it. This can’t be undone.":
    "De klant hoeft dit dan niet meer te betalen: u kunt er geen betalingen meer op registreren en niemand krijgt er nog herinneringen voor. Dit kan niet ongedaan worden gemaakt.",
  "{channel} to {recipient}": "{channel} aan {recipient}",
  "Send the next reminder now": "Volgende herinnering nu verzenden",
  "The next reminder goes to {displayName} at once, if the hours and the distances of the policy allow it; otherwise as soon as they do. The steps after it stay where they are.":
    "De volgende herinnering gaat direct naar {displayName}, als de uren en de tussentijden van de herinneringsregels het toelaten; anders zodra dat kan. De stappen daarna blijven staan waar ze staan.",
  "The payment is reversed.": "De betaling is teruggedraaid.",
  "The next reminder is asked for.": "De volgende herinnering is aangevraagd.",
  "Your answer is about to leave.": "Uw antwoord wordt zo verzonden.",
  "About to leave": "Wordt zo verzonden",
  Leaving: "Wordt verzonden",
  "May not have arrived": "Mogelijk niet aangekomen",
  "The customer says that something is wrong": "De klant meldt dat er iets niet klopt",
  "The customer has promised to pay": "De klant heeft toegezegd te betalen",
  "To answer here, give the customer an e-mail address first.":
    "Geef de klant eerst een e-mailadres om hier te kunnen antwoorden.",
  "E-mails to the customer come back. Give another address to answer here.":
    "E-mails aan de klant komen terug. Geef een ander adres op om hier te kunnen antwoorden.",
  "{userName} answered on {moment}": "{userName} heeft geantwoord op {moment}",
  Reply: "Antwoorden",
  "Your answer": "Uw antwoord",
  "It is mailed to {email}, with a greeting and your company’s name in their language. Their answer comes to your company’s e-mail address.":
    "Dit wordt gemaild naar {email}, met een aanhef en uw bedrijfsnaam in de taal van de klant. Het antwoord komt binnen op het e-mailadres van uw bedrijf.",
  "Send reply": "Antwoord verzenden",
  "They will pay by {date}.": "De klant betaalt uiterlijk op {date}.",
  "No reminder is planned.": "Er is geen herinnering gepland.",
  Promised: "Toegezegd",
  "bank transfer": "Overboeking",
  card: "Kaartbetaling",
  cash: "Contant",
  cheque: "Cheque",
  "direct debit": "Automatische incasso",
  Counts: "Geldig",
  Reversed: "Teruggedraaid",
  "{days} overdue": "{days} te laat",
  "due today": "vervalt vandaag",
  "due in {days}": "vervalt over {days}",
  "Most overdue": "Langst te laat",
  "Newest first": "Nieuwste eerst",
  "Largest outstanding first": "Hoogste openstaande bedrag eerst",
  "Largest amount first": "Hoogste bedrag eerst",
  "As the table is": "Zoals de tabel",
  "Needs a person": "Vraagt aandacht",
  "Promise not kept": "Toezegging niet nagekomen",
  "Customer number": "Klantnummer",
  Order: "Sortering",
  "A search looks for words of references, and of names and addresses of customers. Descriptions are searched in the newest {count} receivables.":
    "De zoekfunctie zoekt naar woorden in kenmerken en in namen en adressen van klanten. Omschrijvingen worden doorzocht in de nieuwste {count} vorderingen.",
  "By this bank transaction": "Door deze banktransactie",
  "Reminder by {channel}": "Herinnering via {channel}",
  "Reminder by {channel} to {recipient}": "Herinnering via {channel} aan {recipient}",
  "Read the message": "Bericht lezen",
  "You already have a customer like this one.": "U hebt al een klant die hierop lijkt.",
  "Use this one": "Deze gebruiken",
  "Create a new customer all the same": "Toch een nieuwe klant aanmaken",
  "{n, plural, one {# receivable is paused.} other {# receivables are paused.}}":
    "{n, plural, one {# vordering is gepauzeerd.} other {# vorderingen zijn gepauzeerd.}}",
  "{n, plural, one {# receivable is resumed.} other {# receivables are resumed.}}":
    "{n, plural, one {# vordering is hervat.} other {# vorderingen zijn hervat.}}",
  "{n, plural, one {# receivable is void.} other {# receivables are void.}}":
    "{n, plural, one {# vordering is ingetrokken.} other {# vorderingen zijn ingetrokken.}}",
  "{n, plural, one {The next reminder of # receivable is asked for.} other {The next reminders of # receivables are asked for.}}":
    "{n, plural, one {De volgende herinnering voor # vordering is aangevraagd.} other {De volgende herinneringen voor # vorderingen zijn aangevraagd.}}",
  "With what is chosen": "Met de selectie",
  "Send next reminder now": "Volgende herinnering nu verzenden",
  Export: "Exporteren",
  "Void all that is chosen? What is left of each is not owed any more, and no reminders go out. This can’t be undone.":
    "Alles wat is geselecteerd intrekken? Wat er nog openstaat, hoeft dan niet meer te worden betaald en er worden geen herinneringen verzonden. Dit kan niet ongedaan worden gemaakt.",
  "{count, plural, one {# stays as it is:} other {# stay as they are:}}":
    "{count, plural, one {# blijft ongewijzigd:} other {# blijven ongewijzigd:}}",
  "PDF file": "PDF-bestand",
  "{id}-problem {id}-help": "{id}-problem {id}-help",
  "At most 10 MB. The customer’s page offers it.":
    "Maximaal 10 MB. Op de klantpagina kan de klant het bestand openen.",
  "Keep this file": "Bestand opslaan",
  "Replace it": "Vervangen",
  "Remove it": "Verwijderen",
  "Remove the invoice? The customer’s page does not offer it any more.":
    "De factuur verwijderen? Klanten kunnen de factuur dan niet meer openen op de klantpagina.",
  "Remove the invoice": "Factuur verwijderen",
  "The invoice": "De factuur",
  "Open the invoice": "Factuur openen",
  "PDF, {count} KB": "PDF, {count} KB",
  "The invoice is kept.": "De factuur is opgeslagen.",
  "The invoice is removed.": "De factuur is verwijderd.",
  "{total, plural, one {# receivable} other {# receivables}}":
    "{total, plural, one {# vordering} other {# vorderingen}}",
  "too many to be summed": "te veel om op te tellen",
  "nothing outstanding": "niets openstaand",
  "{amount} outstanding": "{amount} openstaand",
  Invoiced: "Gefactureerd",
  "Somebody has changed it since you opened it. Below is what you typed, over how it stands now. Send it again if that is what you want.":
    "Iemand heeft deze vordering gewijzigd nadat u die had geopend. In het formulier hieronder staat wat u hebt getypt; de rest is zoals het nu is. Verzend het opnieuw als u dat wilt.",
  "Choose another file": "Ander bestand kiezen",
  "The key “{name}” is made": "Sleutel “{name}” is aangemaakt",
  "Copy it now, and keep it like a password: it is not shown again.":
    "Kopieer de sleutel nu en bewaar hem als een wachtwoord: hij wordt niet nog een keer getoond.",
  "Your new key": "Uw nieuwe sleutel",
  "It works until {moment}. Send it with each request as <code>Authorization: Bearer …</code>.":
    "De sleutel werkt tot {moment}. Stuur hem met elk verzoek mee als <code>Authorization: Bearer …</code>.",
  "Create key": "Sleutel aanmaken",
  "To tell your keys apart: the program that uses it.":
    "Om uw sleutels uit elkaar te houden, bijvoorbeeld het programma dat de sleutel gebruikt.",
  "What the program may do: read, or read and change. Give it no more than it needs.":
    "Wat het programma mag: lezen, of lezen en wijzigen. Geef niet meer rechten dan nodig.",
  "The key acts in your name and works for {keyLifetimeDays} days.":
    "De sleutel handelt namens u en werkt {keyLifetimeDays} dagen.",
  "Nobody can pay in {list}: there is no account and no payment link.":
    "Niemand kan betalen in {list}: er is geen rekening en geen betaallink.",
  "Say how you are paid": "Opgeven hoe u wordt betaald",
  "Nobody can ask: there is no e-mail address and no phone number.":
    "Niemand kan iets vragen: er is geen e-mailadres en geen telefoonnummer.",
  "Say how you are reached": "Opgeven hoe u bereikbaar bent",
  "The policy has no steps: no customer is reminded.":
    "De herinneringsregels bevatten geen stappen: geen enkele klant krijgt een herinnering.",
  "Open the policy": "Herinneringsregels openen",
  "{unreachableCount, plural, one {# customer with debts cannot be reached. See below.} other {# customers with debts cannot be reached. See below.}}":
    "{unreachableCount, plural, one {# klant met openstaande vorderingen is niet bereikbaar. Zie hieronder.} other {# klanten met openstaande vorderingen zijn niet bereikbaar. Zie hieronder.}}",
  "What is missing": "Wat er ontbreekt",
  "Nothing: customers can pay, ask, and be reached.":
    "Niets: klanten kunnen betalen, vragen stellen en worden bereikt.",
  "{messages, plural, one {# message} other {# messages}} to {customers, plural, one {# customer} other {# customers}}.":
    "{messages, plural, one {# bericht} other {# berichten}} aan {customers, plural, one {# klant} other {# klanten}}.",
  "{messages, plural, one {# message} other {# messages}} to {customers, plural, one {# customer} other {# customers}}, the first on {moment}.":
    "{messages, plural, one {# bericht} other {# berichten}} aan {customers, plural, one {# klant} other {# klanten}}, het eerste op {moment}.",
  "Only the first {count} customers were looked at.": "Alleen de eerste {count} klanten zijn bekeken.",
  "Nothing leaves in the next {liveDays} days.": "In de komende {liveDays} dagen wordt niets verzonden.",
  "If you went live now, nothing would leave in the next {liveDays} days.":
    "Als u nu live gaat, wordt er in de komende {liveDays} dagen niets verzonden.",
  "In the next {liveDays} days": "In de komende {liveDays} dagen",
  "If you go live now: the next {liveDays} days": "Als u nu live gaat: de komende {liveDays} dagen",
  "What would leave, in the order of time": "Wat er zou worden verzonden, op volgorde van tijd",
  "The first {count} are listed.": "De eerste {count} zijn vermeld.",
  "Who cannot be reached": "Wie niet bereikbaar is",
  "Customers with debts who cannot be reached":
    "Klanten met openstaande vorderingen die niet bereikbaar zijn",
  "Who owes most": "Hoogste openstaande bedrag",
  "Oldest debts": "Oudste vorderingen",
  "Compared are the {count} customers who owe most in {chosen}.":
    "Vergeleken zijn de {count} klanten met het hoogste openstaande bedrag in {chosen}.",
  "These customers owe something, and no reminder reaches them: they have no address, or none that may be used. <link>All customers</link>":
    "Deze klanten moeten nog betalen, maar geen herinnering bereikt hen: ze hebben geen adres, of geen adres dat mag worden gebruikt. <link>Alle klanten</link>",
  "Everybody who owes something can be reached.": "Iedereen die nog moet betalen, is bereikbaar.",
  "There are more. They stand here as soon as some of these are reached.":
    "Er zijn er meer. Die verschijnen hier zodra een aantal van deze klanten bereikbaar is.",
  "There are no customers yet. They are created along with what they owe.":
    "Er zijn nog geen klanten. Ze worden aangemaakt samen met hun vorderingen.",
  "Name, address or reference": "Naam, adres of kenmerk",
  "Nobody found. A search looks for the beginnings of words in names, addresses and references.":
    "Niemand gevonden. De zoekfunctie zoekt naar het begin van woorden in namen, adressen en kenmerken.",
  "Nobody.": "Niemand.",
  "One bill": "Eén factuur",
  "Create bill": "Inkoopfactuur aanmaken",
  "A bill every month": "Elke maand een factuur",
  "First due date": "Eerste vervaldatum",
  "Later ones are due on the same day of each month, or on its last day where a month is shorter.":
    "Latere facturen vervallen op dezelfde dag van elke maand, of op de laatste dag als een maand korter is.",
  "Last due date": "Laatste vervaldatum",
  "Leave it empty for no end.": "Laat leeg voor geen einddatum.",
  "Create series": "Reeks aanmaken",
  "The bill is created.": "De inkoopfactuur is aangemaakt.",
  "The series is created.": "De reeks is aangemaakt.",
  Trial: "Proefperiode",
  Basic: "Basic",
  Pro: "Pro",
  "The allowance is used up: requests of your keys are refused until the period ends.":
    "De limiet is bereikt: verzoeken met uw sleutels worden geweigerd tot het einde van de periode.",
  "The allowance is almost used up. When it is, requests of your keys are refused until the period ends.":
    "De limiet is bijna bereikt. Daarna worden verzoeken met uw sleutels geweigerd tot het einde van de periode.",
  "Ask who runs Duebook for you if you need more.":
    "Hebt u meer nodig? Vraag het de systeembeheerder van Duebook.",
  Left: "Over",
  "Requests used in the period": "Gebruikte verzoeken in de periode",
  "Per minute": "Per minuut",
  "{count} requests with each key": "{count} verzoeken per sleutel",
  "No plan": "Geen abonnement",
  "No plan is in force, so requests of your keys are refused and no reminders leave. Ask the operator of this Duebook to start one.":
    "Er loopt geen abonnement. Daarom worden verzoeken met uw sleutels geweigerd en geen herinneringen verzonden. Vraag de systeembeheerder van deze Duebook-installatie om een abonnement te starten.",
  "The plan {plan} begins on {moment}.": "Abonnement “{plan}” gaat in op {moment}.",
  "Plan {plan}": "Abonnement: {plan}",
  Period: "Periode",
  "{moment} to {moment2}": "{moment} tot {moment2}",
  Allowance: "Limiet",
  "{count} requests": "{count} verzoeken",
  "{plan}, {count} requests, from {moment}": "{plan}, {count} verzoeken, vanaf {moment}",
  "Requests per day": "Verzoeken per dag",
  "The last {reportDays} days of UTC, as of {moment}. A request is counted here a few seconds after it came.":
    "De laatste {reportDays} dagen in UTC, stand per {moment}. Een verzoek telt hier enkele seconden na binnenkomst mee.",
  Invite: "Uitnodigen",
  "A link is mailed there. It works once, for 24 hours.":
    "Er wordt een link naar dit adres gemaild. De link werkt één keer en is 24 uur geldig.",
  Role: "Rol",
  "Send invitation": "Uitnodiging verzenden",
  "Send again": "Opnieuw verzenden",
  Withdraw: "Intrekken",
  "Withdraw an invitation": "Uitnodiging intrekken",
  "Withdraw the invitation of {email}? The link that was mailed leads nowhere any more.":
    "De uitnodiging van {email} intrekken? De gemailde link werkt dan niet meer.",
  "Invited by": "Uitgenodigd door",
  Invitations: "Uitnodigingen",
  "There are no open invitations.": "Er zijn geen openstaande uitnodigingen.",
  "{count} of at most {maxInvitations}.": "{count} van maximaal {maxInvitations}.",
  "everything, owners included": "alles, ook eigenaren beheren",
  "keys, people, policy and the company's facts":
    "sleutels, gebruikers, herinneringsregels en bedrijfsgegevens",
  "the book: what is owed, payments, pauses": "de administratie: vorderingen, betalingen, pauzes",
  "Change role": "Rol wijzigen",
  "{name} is {role}. Whoever becomes a member loses the API keys of this company at once.":
    "{name} is {role}. Wie lid wordt, verliest direct de API-sleutels van dit bedrijf.",
  Becomes: "Nieuwe rol",
  "Remove {name}": "{name} verwijderen",
  "Remove {name} from {name2}? This person's access and API keys stop at once, and the invitations that this person has sent are withdrawn.":
    "{name} verwijderen uit {name2}? De toegang en de API-sleutels van deze gebruiker werken direct niet meer, en de uitnodigingen die deze gebruiker heeft verzonden, worden ingetrokken.",
  "Reset two-factor": "Tweestapsverificatie resetten",
  "Reset two-factor authentication of {name}? Do this only if you have talked to this person, who has lost the phone and the recovery codes. All sessions end, and API keys stop until it is set up again.":
    "De tweestapsverificatie van {name} resetten? Doe dit alleen als u deze persoon hebt gesproken en die de telefoon en de herstelcodes kwijt is. Alle sessies worden beëindigd en API-sleutels werken niet tot tweestapsverificatie opnieuw is ingesteld.",
  "Two-factor": "Tweestapsverificatie",
  Yes: "Ja",
  No: "Nee",
  Members: "Leden",
  "A browser": "Een browser",
  "A browser on {system}": "Een browser op {system}",
  "{browser} on {system}": "{browser} op {system}",
  "Choose a file.": "Kies een bestand.",
  "The archive would be larger than 4 GB, which a ZIP can’t hold.":
    "Het archief zou groter worden dan 4 GB en past dan niet in een ZIP.",
  "It could not be made. Ask the operator of this Duebook about it.":
    "Het archief kon niet worden gemaakt. Neem contact op met de systeembeheerder van deze Duebook-installatie.",
  "The file is not kept any more.": "Het bestand wordt niet meer bewaard.",
  "The file is not kept any more. Choose it again.": "Het bestand wordt niet meer bewaard. Kies het opnieuw.",
  "The file takes too long to read. Split it, and import one part after another.":
    "Het inlezen van het bestand duurt te lang. Splits het bestand en importeer de delen na elkaar.",
  "The file is not text. Save it as “CSV UTF-8” and choose it again.":
    "Het bestand is geen tekstbestand. Sla het op als “CSV UTF-8” en kies het opnieuw.",
  "The workbook can’t be read. Save it as “CSV UTF-8” and choose that file.":
    "De werkmap kan niet worden gelezen. Sla deze op als “CSV UTF-8” en kies dat bestand.",
  "The workbook is too large when it is unpacked. Save it as “CSV UTF-8” and choose that file.":
    "De werkmap is uitgepakt te groot. Sla deze op als “CSV UTF-8” en kies dat bestand.",
  "Rows are wrong: correct the file, or import the other rows.":
    "Er zijn onjuiste rijen: verbeter het bestand of importeer de overige rijen.",
  "The day of payment must be today or a day before.": "De betaaldatum moet vandaag of een eerdere dag zijn.",
  "No heading is known to be this one: choose its column below.":
    "Hiervoor is geen kolomkop herkend: kies hieronder de kolom.",
  "The row has {cells} cells, and there are {headings} headings.":
    "De rij heeft {cells} cellen, maar er zijn {headings} kolomkoppen.",
  "Line {line} has the same customer and says something else.":
    "Rij {line} heeft dezelfde klant, maar andere gegevens.",
  "Line {line} has the same reference and says something else.":
    "Rij {line} heeft hetzelfde kenmerk, maar andere gegevens.",
  "The supplier is missing.": "De leverancier ontbreekt.",
  "The amount is missing.": "Het bedrag ontbreekt.",
  "The due date is missing.": "De vervaldatum ontbreekt.",
  "{cell} is no date: a day such as 2027-01-31 is expected.":
    "{cell} is geen datum: vul een datum in zoals 2027-01-31.",
  "{cell} can mean two dates: choose below how the file writes dates.":
    "{cell} kan twee datums betekenen: kies hieronder de notatie van datums.",
  "{cell} can mean two amounts: choose below how the file writes amounts.":
    "{cell} kan twee bedragen betekenen: kies hieronder de notatie van bedragen.",
  "{cell} is no amount: an amount above zero is expected, such as 120.50.":
    "{cell} is geen bedrag: vul een bedrag hoger dan nul in, bijvoorbeeld 120,50.",
  "{cell} is no amount in {currency}: choose below which currency it is.":
    "{cell} is geen bedrag in {currency}: kies hieronder de juiste valuta.",
  "{cell} is no amount in {currency}: {problem}.": "{cell} is geen bedrag in {currency}: {problem}.",
  "{cell} is no currency: a code of three letters is expected, such as EUR.":
    "{cell} is geen valuta: vul een code van drie letters in, bijvoorbeeld EUR.",
  "must be at most {max} {currency}": "maximaal {max} {currency}",
  "must be a text of {min} to {max} characters, not only white space, without NUL or unpaired surrogates.":
    "Tekst van {min} tot {max} tekens, niet alleen spaties en zonder ongeldige tekens.",
  "must be a text of {min} to {max} characters, without NUL or unpaired surrogates.":
    "Tekst van {min} tot {max} tekens, zonder ongeldige tekens.",
  "must be a text of at most {max} characters, without NUL or unpaired surrogates.":
    "Tekst van maximaal {max} tekens, zonder ongeldige tekens.",
  "must be an e-mail address such as ada@example.com, of at most 254 characters.":
    "Een e-mailadres zoals ada@example.com, maximaal 254 tekens.",
  "must be a valid phone number in E.164 form, such as +4915112345678.":
    "Een geldig telefoonnummer met landnummer (E.164), bijvoorbeeld +31612345678.",
  "must be one BCP 47 language tag of at most 35 characters, such as de or pt-BR.":
    "Eén taalcode (BCP 47) van maximaal 35 tekens, bijvoorbeeld “nl” of “pt-BR”.",
  "must be an IANA time zone name such as Europe/Berlin.":
    "Een tijdzone uit de IANA-lijst, bijvoorbeeld Europe/Amsterdam.",
  "is required.": "Verplicht.",
  "is not known to this request.": "Niet bekend in dit verzoek.",
  "Choose the file again.": "Kies het bestand opnieuw.",
  "Choose columns of the file.": "Kies kolommen uit het bestand.",
  "Only {max} files are read at once. Upload it again.":
    "Er worden maximaal {max} bestanden tegelijk gelezen. Upload dit bestand opnieuw.",
  "It is larger than 10 MB. Upload a shorter period, or several files.":
    "Het bestand is groter dan 10 MB. Upload een kortere periode of meerdere bestanden.",
  "The file is too large: it has {what}. Split it, and import one part after another.":
    "Het bestand is te groot: {what}. Splits het bestand en importeer de delen na elkaar.",
  "more than {max} elements": "meer dan {max} elementen",
  "more than {max} entries": "meer dan {max} boekingen",
  "more than {max} movements": "meer dan {max} transacties",
  "more than {max} statements": "meer dan {max} afschriften",
  "more than {max} rows": "meer dan {max} rijen",
  "more than {max} bytes": "meer dan {max} bytes",
  "more than {max} files": "meer dan {max} bestanden",
  "more than {max} bytes when it is unpacked": "uitgepakt meer dan {max} bytes",
  "it takes too long to read; split it, and import one part after another":
    "het inlezen duurt te lang; splits het bestand en importeer de delen na elkaar",
  "{field} is no CSV file.": "{field}: dit is geen CSV-bestand.",
  "{field} is a ZIP without files.": "{field}: deze ZIP bevat geen bestanden.",
  "{field} is a ZIP in a ZIP.": "{field}: dit is een ZIP in een ZIP.",
  "{field} is a ZIP that is broken.": "{field}: deze ZIP is beschadigd.",
  "{field} is a workbook or a document: save it as CSV.":
    "{field}: dit is een werkmap of document. Sla het op als CSV.",
  "{field} is XML, but no camt.052, camt.053 or camt.054.":
    "{field}: dit is XML, maar geen camt.052, camt.053 of camt.054.",
  "{field} is XML of {kind}, but no camt.052, camt.053 or camt.054.":
    "{field}: dit is XML van het type {kind}, maar geen camt.052, camt.053 of camt.054.",
  "{field} is not well-formed XML: line {message}.":
    "{field}: de XML is niet juist opgebouwd, regel {message}.",
  "{field} is no statement, and no text.": "{field}: dit is geen afschrift en geen tekst.",
  "{field} is no statement: neither camt.052, .053 or .054, nor MT940, OFX or CSV with headings.":
    "{field}: dit is geen afschrift in een van de indelingen camt.052, .053 of .054, MT940, OFX of CSV met kolomkoppen.",
  "{field} is in the encoding {encoding}, which is not known.":
    "{field}: de tekencodering {encoding} is niet bekend.",
  "{field} is not in the encoding {encoding} that it should have.":
    "{field}: de tekencodering is niet {encoding}, zoals het hoort.",
  "has a line that is too long": "bevat een regel die te lang is",
  "has more wrong entries, too": "bevat nog meer onjuiste boekingen",
  "has no statement in it": "bevat geen afschrift",
  "has no statement of a bank account in it": "bevat geen afschrift van een bankrekening",
  "ends before its last element '</OFX>': a part of it is missing":
    "eindigt vóór het laatste element “'</OFX>'”: een deel ontbreekt",
  "the entries are too much to add up": "de boekingen zijn samen te groot om op te tellen",
  "its currency {currency} is no active one": "de valuta {currency} is niet geldig",
  "has entries of {day}, of which there are more than {max} statements with balances already":
    "bevat boekingen van {day}, terwijl er van die dag al meer dan {max} afschriften met saldo zijn",
  "has dates such as 02/03/2026 whose day may be the month, and none that shows which":
    "bevat datums zoals 02/03/2026, waarbij dag en maand kunnen zijn verwisseld, en geen datum die uitsluitsel geeft",
  "has amounts such as 1,234 that may be thousands or decimals, and none that shows which":
    "bevat bedragen zoals 1,234, waarbij de komma duizendtallen of decimalen kan scheiden, en geen bedrag dat uitsluitsel geeft",
  "the file names no account": "het bestand vermeldt geen rekening",
  "the file is of another account: {account}": "het bestand is van een andere rekening: {account}",
  "the file is of another account: it names {account}, which is {other}":
    "het bestand is van een andere rekening: het vermeldt {account}, en dat is {other}",
  "the file has no column {column} for {name}; it has {list}":
    "het bestand heeft geen kolom {column} voor {name}; wel aanwezig: {list}",
  "say which column has which field; the file has {list}":
    "geef aan welke kolom wat bevat; het bestand heeft {list}",
  "{account} is not a valid IBAN: its length or its check digits are wrong":
    "{account} is geen geldige IBAN: de lengte of de controlecijfers kloppen niet",
  "{account} is no account of the company; add it first, with duebook bank-account add or under /bank, and import the file then":
    "{account} is geen rekening van het bedrijf; voeg de rekening eerst toe, met duebook bank-account add of onder /bank, en importeer daarna het bestand",
  "{account} is kept in {currency}, and the file is in {other}":
    "{account} is een rekening in {currency}, maar het bestand is in {other}",
  "the opening balance {opening} and the booked entries {booked} make {sum}, but the closing balance is {closing}":
    "het beginsaldo {opening} en de boekingen {booked} zijn samen {sum}, maar het eindsaldo is {closing}",
  "it is encrypted": "het bestand is versleuteld",
  "it is packed in a way that is not supported":
    "het bestand is ingepakt op een manier die niet wordt ondersteund",
  "line {line}: {problem}": "regel {line}: {problem}",
  "a text is too long": "een tekst is te lang",
  "a field is too long": "een veld is te lang",
  "a document type is not allowed": "een documenttype (DOCTYPE) is niet toegestaan",
  "an entry has more than {max} elements": "een boeking heeft meer dan {max} elementen",
  "more than {max} elements are within each other": "er staan meer dan {max} elementen in elkaar",
  "it can’t be read: a quotation mark may be missing":
    "niet leesbaar: er ontbreekt mogelijk een aanhalingsteken",
  "the field :{tag}: is not known": "het veld :{tag}: is niet bekend",
  "a field :{tag}: is not expected here": "een veld :{tag}: hoort hier niet",
  "a statement does not say of which account it is": "een afschrift vermeldt niet van welke rekening het is",
  "the statement that begins here does not say of which account it is":
    "het afschrift dat hier begint, vermeldt niet van welke rekening het is",
  "the statement that begins here has no opening balance":
    "het afschrift dat hier begint, heeft geen beginsaldo",
  "the statement that begins here has no closing balance":
    "het afschrift dat hier begint, heeft geen eindsaldo",
  "its balances are in two currencies": "de saldo’s zijn in twee valuta’s",
  "it is a report of the day (MT942): send the statement (MT940), which has its movements":
    "dit is een dagoverzicht (MT942): upload het afschrift (MT940), daarin staan de transacties",
  "the balance :{tag}: is {text}: not C or D, date, currency and amount":
    "het saldo :{tag}: is {text}: dat is niet C of D, datum, valuta en bedrag",
  "the balance {from} and the booked {booked} make {sum}, but the balance is {to}: a row may be missing; if that column has no balance after each row, leave it out of the mapping":
    "het saldo {from} en de boekingen {booked} zijn samen {sum}, maar het saldo is {to}: er ontbreekt mogelijk een rij; bevat die kolom niet het saldo na elke rij, kies die dan niet als saldo",
  "its currency is {text}, which is no active one": "de valuta {text} is niet geldig",
  "it has both a credit and a debit": "er staat zowel een bijschrijving als een afschrijving",
  "it has no amount": "er staat geen bedrag",
  "it has no date": "er staat geen datum",
  "it says neither CRDT nor DBIT": "er staat geen CRDT of DBIT",
  "it corrects an earlier one (CORRECTFITID), which is not supported":
    "dit is een correctie van een eerdere boeking (CORRECTFITID); dat wordt niet ondersteund",
  "it has {cells} cells, and the headings {headings}": "er zijn {cells} cellen, maar {headings} kolomkoppen",
  "its amount has no currency": "bij het bedrag staat geen valuta",
  "its amount is in {currency}, and the account in {other}":
    "het bedrag is in {currency}, maar de rekening is in {other}",
  "its date is {text}, which is none": "de datum {text} bestaat niet",
  "{text} is neither debit nor credit": "{text} is geen bijschrijving of afschrijving",
  "{text} is no line of MT940: date, C or D and amount":
    "{text} is geen MT940-regel: verwacht worden datum, C of D en bedrag",
  "the date {text} does not exist": "de datum {text} bestaat niet",
  "the booking date {text} does not exist": "de boekingsdatum {text} bestaat niet",
  "the value date {text} does not exist": "de valutadatum {text} bestaat niet",
  "the entry date {text} does not exist": "de invoerdatum {text} bestaat niet",
  "its amount is {text}, which is no amount": "het bedrag {text} is geen geldig bedrag",
  "its amount is {text}, which is too much": "het bedrag {text} is te hoog",
  "its amount is {text}, whose decimals must have a point":
    "het bedrag {text} moet een punt voor de decimalen hebben",
  "its amount is {text}, but {currency} has {digits} decimals":
    "het bedrag is {text}, maar {currency} heeft {digits} decimalen",
  "its amount is in {currency}, which is no active currency":
    "het bedrag is in {currency}, maar dat is geen geldige valuta",
  "the {field} is {text}, which is no amount": "{field}: {text} is geen geldig bedrag",
  "the {field} is {text}, which is too much": "{field}: {text} is te hoog",
  "the {field} is {text}, whose decimals must have a point":
    "{field}: {text} moet een punt voor de decimalen hebben",
  "the {field} is {text}, but {currency} has {digits} decimals":
    "{field}: het bedrag is {text}, maar {currency} heeft {digits} decimalen",
  "the {field} is in {currency}, which is no active currency":
    "{field}: het bedrag is in {currency}, maar dat is geen geldige valuta",
  "This is not your present password.": "Dit is niet uw huidige wachtwoord.",
  "This passkey could not be used here. Try again, or choose another way.":
    "Deze passkey kon hier niet worden gebruikt. Probeer het opnieuw of kies een andere manier.",
  "Your browser has made no passkey. It needs JavaScript.":
    "Uw browser heeft geen passkey gemaakt. Daarvoor is JavaScript nodig.",
  "This passkey is known already.": "Deze passkey is al bekend.",
  "This passkey was removed already.": "Deze passkey is al verwijderd.",
  "You have {max} passkeys, and no more fit: remove one first.":
    "U hebt {max} passkeys; meer is niet mogelijk. Verwijder er eerst een.",
  'Here people sign in with {provider}, on the page "Sign in".':
    "Hier logt u in met {provider}, op de pagina “Inloggen”.",
  "Too many people of your network are signing in at this moment. Wait a minute.":
    "Er loggen op dit moment te veel mensen vanuit uw netwerk in. Wacht een minuut.",
  "Two-factor authentication is not set up.": "Tweestapsverificatie is niet ingesteld.",
  "Nothing is being set up in this session: reload the page and start again.":
    "In deze sessie wordt niets ingesteld: laad de pagina opnieuw en begin opnieuw.",
  "This person has no two-factor authentication.": "Deze gebruiker heeft geen tweestapsverificatie.",
  "This person needs two-factor authentication for another company, too. Only the operator of this Duebook can reset it.":
    "Deze gebruiker heeft tweestapsverificatie ook voor een ander bedrijf nodig. Alleen de systeembeheerder van deze Duebook-installatie kan die resetten.",
  "You change your own two-factor authentication on the page of your account.":
    "Uw eigen tweestapsverificatie wijzigt u op de pagina van uw account.",
  "Only owners can reset a member's two-factor authentication.":
    "Alleen eigenaren kunnen de tweestapsverificatie van een lid resetten.",
  "Only owners can remove an owner.": "Alleen eigenaren kunnen een eigenaar verwijderen.",
  "Only owners and admins can remove people.":
    "Alleen eigenaren en beheerders kunnen gebruikers verwijderen.",
  "Only owners can make somebody an owner.": "Alleen eigenaren kunnen iemand eigenaar maken.",
  "Only owners can change an owner's role.": "Alleen eigenaren kunnen de rol van een eigenaar wijzigen.",
  "Only owners and admins can change roles.": "Alleen eigenaren en beheerders kunnen rollen wijzigen.",
  "Only owners and admins can invite people.": "Alleen eigenaren en beheerders kunnen gebruikers uitnodigen.",
  "Only owners of a company can open it again.": "Alleen eigenaren van een bedrijf kunnen het heropenen.",
  "A company needs an owner: make somebody else an owner first.":
    "Een bedrijf heeft een eigenaar nodig: maak eerst iemand anders eigenaar.",
  "You are the last owner of {companies}. Make somebody else an owner, or close what nobody needs any more; then close your account.":
    "U bent de laatste eigenaar van {companies}. Maak iemand anders eigenaar of sluit wat niemand meer nodig heeft; sluit daarna uw account.",
  "This person is not a member any more.": "Deze gebruiker is geen lid meer.",
  "You are not a member of this company any more.": "U bent geen lid meer van dit bedrijf.",
  "Somebody with this address is a member already.": "Iemand met dit adres is al lid.",
  "A company has at most {max} members by invitation.":
    "Een bedrijf kan maximaal {max} leden op uitnodiging hebben.",
  "A company has at most {max} invitations that wait for an answer: withdraw one first.":
    "Een bedrijf kan maximaal {max} openstaande uitnodigingen hebben: trek er eerst een in.",
  "A company sends at most {max} invitations within a day, withdrawn ones included. Send more tomorrow.":
    "Een bedrijf kan maximaal {max} uitnodigingen per dag verzenden, ingetrokken uitnodigingen meegeteld. Verzend er morgen meer.",
  "This invitation is not valid any more. Ask for a new one.":
    "Deze uitnodiging is niet meer geldig. Vraag een nieuwe aan.",
  "This invitation is for another e-mail address than that of your account.":
    "Deze uitnodiging is voor een ander e-mailadres dan dat van uw account.",
  "There is an account with this address by now.": "Er is inmiddels een account met dit adres.",
  "There is an account with this address by now. Sign in.":
    "Er is inmiddels een account met dit adres. Log in.",
  "This is your address already.": "Dit is al uw adres.",
  "Your address is verified already.": "Uw adres is al geverifieerd.",
  "Verify your e-mail address first: open the link that we have mailed you, or have another one sent on the page of your account.":
    "Verifieer eerst uw e-mailadres: open de link die we u hebben gemaild of laat op de pagina van uw account een nieuwe verzenden.",
  "You own {max} companies already, and can't make more of them.":
    "U bent al eigenaar van {max} bedrijven en kunt er niet meer aanmaken.",
  "The name is not that of this company.": "Dit is niet de naam van dit bedrijf.",
  "This company is not closed.": "Dit bedrijf is niet gesloten.",
  "It is too late: all of this company is being deleted.":
    "Het is te laat: alle gegevens van dit bedrijf worden verwijderd.",
  "The company has no active plan period.": "Het bedrijf heeft geen lopend abonnement.",
  "You have {max} keys already. Revoke one first.": "U hebt al {max} sleutels. Trek er eerst een in.",
  "User {id} has {max} active keys for company {company} already: revoke one first.":
    "Gebruiker {id} heeft al {max} actieve sleutels voor bedrijf {company}: trek er eerst een in.",
  "User {id} may not have keys for company {company}: this person has not confirmed two-factor authentication.":
    "Gebruiker {id} mag geen sleutels hebben voor bedrijf {company}: deze gebruiker heeft geen tweestapsverificatie ingesteld.",
  "User {id} may not have keys for company {company}: this person is neither owner nor admin of the company.":
    "Gebruiker {id} mag geen sleutels hebben voor bedrijf {company}: deze gebruiker is geen eigenaar of beheerder van het bedrijf.",
  "User {id} may not have keys for company {company}: this person is not an active member of the company.":
    "Gebruiker {id} mag geen sleutels hebben voor bedrijf {company}: deze gebruiker is geen actief lid van het bedrijf.",
  "The key “{name}” is somebody else's. Only its holder can rotate it, because whoever rotates a key reads the new one.":
    "Sleutel “{name}” is van iemand anders. Alleen de houder kan de sleutel vernieuwen, omdat wie dat doet de nieuwe sleutel te zien krijgt.",
  "The key “{name}” is somebody else's. Its holder or an owner can revoke it.":
    "Sleutel “{name}” is van iemand anders. De houder of een eigenaar kan de sleutel intrekken.",
  "A password has at least {min} characters.": "Een wachtwoord heeft minimaal {min} tekens.",
  "A password has at most {max} characters.": "Een wachtwoord heeft maximaal {max} tekens.",
  "This is the password that you have. Choose another one.":
    "Dit is uw huidige wachtwoord. Kies een ander wachtwoord.",
  "This password was taken away, because somebody else knows it. Choose another one.":
    "Dit wachtwoord is ongeldig gemaakt, omdat iemand anders het kent. Kies een ander wachtwoord.",
  "This password takes too long to check. Choose another one, such as four unusual words.":
    "Het controleren van dit wachtwoord duurt te lang. Kies een ander wachtwoord, bijvoorbeeld vier ongewone woorden.",
  "Names and addresses of yours are easy to guess.": "Uw eigen namen en adressen zijn makkelijk te raden.",
  "This is easy to guess.": "Dit is makkelijk te raden.",
  "Straight rows of keys on your keyboard are easy to guess.":
    "Rijen toetsen naast elkaar op het toetsenbord zijn makkelijk te raden.",
  "Short keyboard patterns are easy to guess.": "Korte toetsenbordpatronen zijn makkelijk te raden.",
  'Repeated characters like "aaa" are easy to guess.':
    "Herhaalde tekens zoals “aaa” zijn makkelijk te raden.",
  'Repeated character patterns like "abcabcabc" are easy to guess.':
    "Herhaalde patronen zoals “abcabcabc” zijn makkelijk te raden.",
  'Common character sequences like "abc" are easy to guess.':
    "Gangbare reeksen zoals “abc” zijn makkelijk te raden.",
  "Recent years are easy to guess.": "Recente jaartallen zijn makkelijk te raden.",
  "Dates are easy to guess.": "Datums zijn makkelijk te raden.",
  "This is a heavily used password.": "Dit wachtwoord wordt zeer vaak gebruikt.",
  "This is a frequently used password.": "Dit wachtwoord wordt vaak gebruikt.",
  "This is a commonly used password.": "Dit is een veelgebruikt wachtwoord.",
  "This is similar to a commonly used password.": "Dit lijkt op een veelgebruikt wachtwoord.",
  "Single words are easy to guess.": "Losse woorden zijn makkelijk te raden.",
  "Single names or surnames are easy to guess.": "Losse voor- of achternamen zijn makkelijk te raden.",
  "Common names and surnames are easy to guess.": "Gangbare voor- en achternamen zijn makkelijk te raden.",
  "Your password was exposed by a data breach on the Internet.":
    "Uw wachtwoord is door een datalek op internet bekend geworden.",
  "Avoid predictable letter substitutions like '@' for 'a'.":
    "Vermijd voorspelbare vervangingen, zoals “@” voor “a”.",
  "Avoid reversed spellings of common words.": "Vermijd gangbare woorden die achterstevoren zijn geschreven.",
  "Capitalize some, but not all letters.": "Gebruik een aantal hoofdletters, maar niet alleen hoofdletters.",
  "Capitalize more than the first letter.": "Gebruik niet alleen voor de eerste letter een hoofdletter.",
  "Avoid dates and years that are associated with you.":
    "Vermijd datums en jaartallen die met u te maken hebben.",
  "Avoid recent years.": "Vermijd recente jaartallen.",
  "Avoid years that are associated with you.": "Vermijd jaartallen die met u te maken hebben.",
  "Avoid common character sequences.": "Vermijd gangbare reeksen tekens.",
  "Avoid repeated words and characters.": "Vermijd herhaalde woorden en tekens.",
  "Use longer keyboard patterns and change typing direction multiple times.":
    "Gebruik langere toetsenbordpatronen en wissel meerdere keren van richting.",
  "Add more words that are less common.": "Voeg meer woorden toe die minder gangbaar zijn.",
  "Use multiple words, but avoid common phrases.":
    "Gebruik meerdere woorden, maar vermijd gangbare uitdrukkingen.",
  "You can create strong passwords without using symbols, numbers, or uppercase letters.":
    "Ook zonder symbolen, cijfers of hoofdletters kunt u een sterk wachtwoord maken.",
  "If you use this password elsewhere, you should change it.":
    "Gebruikt u dit wachtwoord ook ergens anders? Wijzig het daar dan ook.",
  "{field} is required.": "{field}: dit is verplicht.",
  "{field} is required, unless you choose a customer.":
    "{field}: dit is verplicht, tenzij u een klant kiest.",
  "{field} is that of a customer you already have.": "{field}: dit komt al voor bij een van uw klanten.",
  "{field}: nobody found with these words.": "{field}: niemand gevonden met deze woorden.",
  "{field}: these words mean several: {customers}.":
    "{field}: deze woorden passen bij meerdere klanten: {customers}.",
  "{field} is required, or account_number with the code of its bank.":
    "{field}: dit is verplicht, of anders account_number met de code van de bank.",
  "{field} is required, or another of {list}.":
    "{field}: dit is verplicht, of anders een van deze velden: {list}.",
  "{field} is required: {account} may be {list}.":
    "{field}: dit is verplicht, want {account} kan {list} zijn.",
  "{field} is required: a CSV file does not say of which account it is.":
    "{field}: dit is verplicht, want een CSV-bestand vermeldt niet van welke rekening het is.",
  "{field} is more than there is. Look at it again.":
    "{field}: dit is meer dan er is. Kijk er nog eens naar.",
  "{field} is not known to this request.": "{field}: niet bekend in dit verzoek.",
  "{field} is not an active member of the company.": "{field}: kies een actief lid van het bedrijf.",
  "{field} is an account for {currency} already.": "{field}: dit is al een rekening voor {currency}.",
  "{field} must be an object.": "{field}: moet een object zijn.",
  "{field} must be a JSON object.": "{field}: moet een JSON-object zijn.",
  "{field} must be a text.": "{field}: moet een tekst zijn.",
  "{field} must be a text of {min} to {max} characters, without NUL or unpaired surrogates.":
    "{field}: vul {min} tot {max} tekens in, zonder ongeldige tekens.",
  "{field} must be a text of {min} to {max} characters, not only white space, without NUL or unpaired surrogates.":
    "{field}: vul {min} tot {max} tekens in, niet alleen spaties en zonder ongeldige tekens.",
  "{field} must be a text of at most {max} characters, without NUL or unpaired surrogates.":
    "{field}: vul maximaal {max} tekens in, zonder ongeldige tekens.",
  "{field} must be a text of at most {max} characters, not only white space, without NUL or unpaired surrogates.":
    "{field}: vul maximaal {max} tekens in, niet alleen spaties en zonder ongeldige tekens.",
  "{field} must be a text of {min} to {max} characters in one line, without control characters.":
    "{field}: vul {min} tot {max} tekens op één regel in, zonder stuurtekens.",
  "{field} must be a text of {min} to {max} characters, not only white space, without control characters.":
    "{field}: vul {min} tot {max} tekens in, niet alleen spaties en zonder stuurtekens.",
  "{field} must be a name of {min} to {max} characters in one line.":
    "{field}: vul een naam van {min} tot {max} tekens op één regel in.",
  "{field} must not be empty: a company has a name.":
    "{field}: mag niet leeg zijn, want een bedrijf heeft een naam.",
  "{field} must be true or false.": "{field}: moet true of false zijn.",
  "{field} must be one of {list}.": "{field}: kies een van de volgende: {list}.",
  "{field} must be one of the list.": "{field}: kies een waarde uit de lijst.",
  "{field} must be an amount.": "{field}: vul een bedrag in.",
  '{field} must be an amount as text, such as "5.00".':
    "{field}: geef het bedrag als tekst op, bijvoorbeeld “5.00”.",
  "{field} must be a positive amount, such as 120.50 or 120,50.":
    "{field}: vul een positief bedrag in, bijvoorbeeld 120.50 of 120,50.",
  "{field} must be at most {max} {currency}.": "{field}: maximaal {max} {currency}.",
  "{field} must be at most what is outstanding.": "{field}: niet meer dan het openstaande bedrag.",
  "{field} must be at most what is outstanding and what came.":
    "{field}: niet meer dan het openstaande bedrag en het ontvangen bedrag.",
  "{field} must be at least what is already paid ({minor} minor units).":
    "{field}: niet minder dan wat al is betaald ({minor} in de kleinste munteenheid).",
  "{field} must be a receivable of this customer.": "{field}: kies een vordering op deze klant.",
  "{field} must be for at most {max} receivables.": "{field}: kies maximaal {max} vorderingen.",
  "{field} must be for fewer receivables at once.": "{field}: kies minder vorderingen tegelijk.",
  "{field} must be for one receivable at least.": "{field}: kies minstens één vordering.",
  "{field} must be a whole number from {min} to {max}.":
    "{field}: vul een geheel getal van {min} tot en met {max} in.",
  "{field} must be a real calendar date YYYY-MM-DD from 1970-01-01 to 9999-12-31.":
    "{field}: vul een bestaande datum in als JJJJ-MM-DD, van 1970-01-01 tot en met 9999-12-31.",
  "{field} must be a real date YYYY-MM-DD.": "{field}: vul een bestaande datum in als JJJJ-MM-DD.",
  "{field} must be a date YYYY-MM-DD, or an RFC 3339 date-time with seconds and offset such as 2026-01-31T08:00:00Z.":
    "{field}: geef een datum op als JJJJ-MM-DD of een tijdstip volgens RFC 3339 met seconden en tijdsverschil, bijvoorbeeld 2026-01-31T08:00:00Z.",
  "{field} must be a date from {first} to {last}, in the customer's time zone ({zone}).":
    "{field}: kies een datum van {first} tot en met {last}, in de tijdzone van de klant ({zone}).",
  "{field} must be a date of the years 2000 to 2099.":
    "{field}: kies een datum in de jaren 2000 tot en met 2099.",
  "{field} must be today or later.": "{field}: kies vandaag of later.",
  "{field} must not be in the future.": "{field}: mag niet in de toekomst liggen.",
  "{field} must not be in the future by more than a day.":
    "{field}: mag niet meer dan een dag in de toekomst liggen.",
  "{field} must be after {other}.": "{field}: moet na {other} liggen.",
  "{field} must not be before {other}.": "{field}: mag niet vóór {other} liggen.",
  "{field} must be an active ISO 4217 currency code in upper case, such as EUR.":
    "{field}: vul een geldige valutacode (ISO 4217) in hoofdletters in, bijvoorbeeld EUR.",
  "{field} must be named by an ISO 4217 currency.": "{field}: gebruik als naam een valutacode (ISO 4217).",
  "{field} must be an ISO 3166-1 alpha-2 country code in upper case, such as DE.":
    "{field}: vul een landcode van twee letters (ISO 3166-1) in hoofdletters in, bijvoorbeeld NL.",
  "{field} must be an IANA time zone name such as Europe/Berlin.":
    "{field}: vul een tijdzone uit de IANA-lijst in, bijvoorbeeld Europe/Amsterdam.",
  "{field} must be one BCP 47 language tag of at most 35 characters, such as de or pt-BR.":
    "{field}: vul één taalcode (BCP 47) van maximaal 35 tekens in, bijvoorbeeld “nl” of “pt-BR”.",
  "{field} must be a valid phone number in E.164 form, such as +4915112345678.":
    "{field}: vul een geldig telefoonnummer met landnummer (E.164) in, bijvoorbeeld +31612345678.",
  "{field} must be an e-mail address such as ada@example.com, of at most 254 characters.":
    "{field}: vul een e-mailadres in zoals ada@example.com, maximaal 254 tekens.",
  "{field} must be a link that begins with https:// (http:// for localhost alone), of at most 2000 characters; behind its host it may hold '{reference}' and '{amount}', and no other braces.":
    "{field}: vul een link in die begint met https:// (http:// alleen voor localhost), maximaal 2000 tekens. Na de domeinnaam mogen “'{reference}'” en “'{amount}'” staan, maar geen andere accolades.",
  "{field} must be a link that begins with https:// (http:// for localhost alone), without braces, of at most 2000 characters.":
    "{field}: vul een link in die begint met https:// (http:// alleen voor localhost), zonder accolades en maximaal 2000 tekens.",
  "{field} must be an IBAN with correct check digits, such as DE89 3704 0044 0532 0130 00.":
    "{field}: vul een IBAN met juiste controlecijfers in, bijvoorbeeld NL91 ABNA 0417 1643 00.",
  "{field} must be a BIC of 8 or 11 characters, such as COBADEFFXXX.":
    "{field}: vul een BIC van 8 of 11 tekens in, bijvoorbeeld ABNANL2A.",
  "{field} must be a sort code of six digits, such as 20-00-00.":
    "{field}: vul een sort code van zes cijfers in, bijvoorbeeld 20-00-00.",
  "{field} must be a routing number of nine digits with a correct check digit, such as 021000021.":
    "{field}: vul een routing number van negen cijfers met een juist controlecijfer in, bijvoorbeeld 021000021.",
  "{field} must be a clearing number of 3 to 12 letters and digits, such as 6000.":
    "{field}: vul een clearingnummer van 3 tot 12 letters en cijfers in, bijvoorbeeld 6000.",
  "{field} must be an account number of 4 to 20 letters and digits, such as 55779911.":
    "{field}: vul een rekeningnummer van 4 tot 20 letters en cijfers in, bijvoorbeeld 55779911.",
  "{field} must have 6 to 8 digits beside a sort code.":
    "{field}: naast een sort code horen 6 tot 8 cijfers.",
  "{field} must be of the IBAN's country, {country}.":
    "{field}: moet bij het land van de IBAN horen, {country}.",
  "{field} must be of the same country as the other: the IBAN is of {country}, the BIC of {other}.":
    "{field}: de landen moeten gelijk zijn. De IBAN is van {country}, de BIC van {other}.",
  "{field} must not be given beside an IBAN.": "{field}: niet invullen naast een IBAN.",
  "{field} must not be given beside another code of the bank.":
    "{field}: niet invullen naast een andere code van de bank.",
  "{field} must be one of at most {max} accounts.": "{field}: er zijn maximaal {max} rekeningen mogelijk.",
  "{field} must be the id of an account.": "{field}: geef de ID van een rekening op.",
  "{field} must be the id of one of your customers.": "{field}: geef de ID van een van uw klanten op.",
  "{field} must be the id of one of your receivables.": "{field}: geef de ID van een van uw vorderingen op.",
  "{field} must be the id of a bank transaction.": "{field}: geef de ID van een banktransactie op.",
  "{field} must be the id of an earlier movement the other way, in the same currency and of at most the same amount.":
    "{field}: geef de ID op van een eerdere transactie in de andere richting, in dezelfde valuta en met maximaal hetzelfde bedrag.",
  "{field} must be another receivable than those before it.":
    "{field}: kies een andere vordering dan de voorgaande.",
  "{field} must be a list of 1 to {max} allocations.":
    "{field}: geef een lijst van 1 tot {max} toewijzingen op.",
  "{field} must have at least one receivable.": "{field}: kies minstens één vordering.",
  "{field} must be at most 10 MB.": "{field}: maximaal 10 MB.",
  "{field} must be a PDF.": "{field}: kies een PDF.",
  "{field} must be a whole PDF; this one is broken.": "{field}: kies een volledige PDF; deze is beschadigd.",
  "{field} must be a PDF that opens without a password.":
    "{field}: kies een PDF die zonder wachtwoord te openen is.",
  "{field} must be owner, admin or member.": "{field}: kies eigenaar, beheerder of lid.",
  "{field} must be there once.": "{field}: mag maar één keer voorkomen.",
  "{field} must be a list of steps.": "{field}: geef een lijst met stappen op.",
  "{field} must be at most {max} steps.": "{field}: maximaal {max} stappen.",
  "{field} must be more than that of the step before, as steps ascend and come once.":
    "{field}: moet hoger zijn dan bij de stap ervoor. Stappen lopen op en komen één keer voor.",
  "{field} must be a list of one or more of {list}, none twice.":
    "{field}: geef een lijst op met een of meer van {list}, geen daarvan dubbel.",
  "{field} must be a time HH:MM from 00:00 to 23:59.":
    "{field}: vul een tijd in als UU:MM, van 00:00 tot en met 23:59.",
  "{field} must begin before it ends.": "{field}: het begin moet vóór het einde liggen.",
  "{field} must leave some time between {from} and {to}, outside of which nothing is sent.":
    "{field}: laat ruimte tussen {from} en {to}; daarbuiten wordt niets verzonden.",
  "{field} must be one line.": "{field}: gebruik één regel.",
  "{field} must not be blank.": "{field}: mag niet alleen uit spaties bestaan.",
  "{field} must not be blank; leave it out for the built-in text.":
    "{field}: mag niet alleen uit spaties bestaan; laat leeg voor de standaardtekst.",
  "{field} must have at most {max} characters.": "{field}: maximaal {max} tekens.",
  "{field} must not contain control characters, unpaired surrogates or marks of writing direction.":
    "{field}: gebruik geen stuurtekens, ongeldige tekens of tekens voor de schrijfrichting.",
  "{field} must not use the tag {tag}; it may use {list}.":
    "{field}: de tag {tag} is niet toegestaan; wel toegestaan: {list}.",
  "{field} must not use the filter {filter}; it may use {list}.":
    "{field}: het filter {filter} is niet toegestaan; wel toegestaan: {list}.",
  "{field} must say which column has the amount, or which have credits and debits.":
    "{field}: geef aan welke kolom het bedrag bevat, of welke kolommen bijschrijvingen en afschrijvingen bevatten.",
  "{field} must say which column has the date.": "{field}: geef aan welke kolom de datum bevat.",
  "{field} has {text}, which is not a condition such as '{% if days_overdue > 3 %}'.":
    "{field}: {text} is geen geldige voorwaarde, zoals “'{% if days_overdue > 3 %}'”.",
  "{field} has {text}, which is not a variable such as '{{ balance }}'.":
    "{field}: {text} is geen geldige variabele, zoals “'{{ balance }}'”.",
  "{field} has an unknown variable {variable}; it may use {list}.":
    "{field}: de variabele {variable} is niet bekend; wel toegestaan: {list}.",
  "{field} can't be read: {error}.": "{field}: niet leesbaar: {error}.",
  "{field}: {problem}": "{field}: {problem}",
  "choose at least one scope": "kies minstens één recht",
  "choose at least one message": "kies minstens één bericht",
  "choose at most {max} messages": "kies maximaal {max} berichten",
  "{currency} has no decimals": "{currency} heeft geen decimalen",
  "{currency} has at most {digits} decimals": "{currency} heeft maximaal {digits} decimalen",
  "can't be kept: you have {max} views. Delete one first":
    "niet opgeslagen, want u hebt al {max} weergaven. Verwijder er eerst een",
  "belongs to more filters than can be kept": "er zijn meer filters dan kunnen worden opgeslagen",
  "This policy has no steps: no customer would be reminded.":
    "Deze herinneringsregels bevatten geen stappen: geen enkele klant zou een herinnering krijgen.",
  "has {text}, which is not a condition such as '{% if days_overdue > 3 %}'":
    "{text} is geen geldige voorwaarde, zoals “'{% if days_overdue > 3 %}'”",
  "has {text}, which is not a variable such as '{{ balance }}'":
    "{text} is geen geldige variabele, zoals “'{{ balance }}'”",
  "has an unknown variable {variable}; it may use {list}":
    "de variabele {variable} is niet bekend; wel toegestaan: {list}",
  "can't be read: {error}": "niet leesbaar: {error}",
  "The amount": "Bedrag",
  "Step {number}, {part}": "Stap {number}, {part}",
  "Bills, step {number}, {part}": "Inkoopfacturen, stap {number}, {part}",
  "Entry {number}": "Boeking {number}",
  "entries[{number}]": "entries[{number}]",
  "Import id": "Import-ID",
  Fields: "Velden",
  "Reply id": "Antwoord-ID",
  Bytes: "Bytes",
  Sha256: "SHA-256",
  "Leaves at": "Verzending op",
  "Receivable ids": "Vordering-ID’s",
  Rows: "Rijen",
  "File name": "Bestandsnaam",
  Known: "Bekend",
  "Receivable id": "Vordering-ID",
  "Amount minor": "Bedrag (kleinste munteenheid)",
  "Deposit id": "Klantbetaling-ID",
  "Credit minor": "Tegoed (kleinste munteenheid)",
  "Note id": "Notitie-ID",
  "Returned by": "Teruggeboekt door",
  Label: "Waarvoor",
  "Anchor date": "Eerste vervaldatum",
  "Last date": "Laatste vervaldatum",
  "Next index": "Volgend nummer in de reeks",
  "Payable id": "Inkoopfactuur-ID",
  "Occurrence index": "Nummer in de reeks",
  Detail: "Toelichting",
  "Link number": "Nummer van de link",
  "User id": "Gebruikers-ID",
  "New key id": "ID van de nieuwe sleutel",
  "Keys deleted": "Verwijderde sleutels",
  EmailVerified: "E-mailadres geverifieerd",
  TwoFactorConfirmed: "Tweestapsverificatie ingesteld",
  Locale: "Taal",
  Digest: "Samenvatting",
  "Sessions ended": "Beëindigde sessies",
  "Two factor removed": "Tweestapsverificatie verwijderd",
  Issuer: "Inlogdienst",
  "Second factor": "Tweede stap",
  Again: "Opnieuw",
  Count: "Aantal",
  Network: "Netwerk",
  Last: "Laatst",
  Version: "Versie",
  "Starts at": "Begin",
  "Ends at": "Einde",
  Removed: "Verwijderd",
  TestClock: "Testklok",
  Recipients: "Ontvangers",
  Sms: "Sms",
  "Delete at": "Verwijderen op",
  Jump: "Sprong",
  Decided: "Afgehandeld",
  Values: "Waarden",
  Plain: "Niet versleuteld",
  "Skipped ids": "Overgeslagen ID’s",
  Sequences: "Volgnummers",
  SessionsEnded: "Beëindigde sessies",
  MailsDropped: "Vervallen mails",
  RemindersGivenUp: "Vervallen herinneringen",
  "Remind on": "Herinneren op",
  "Expected version": "Verwachte versie",
  Allocations: "Toewijzingen",
  "Original id": "ID van het origineel",
  Method: "Betaalwijze",
  Anchor: "Eerste vervaldatum",
  "Bank account id": "Bankrekening-ID",
  "Booked on": "Geboekt op",
  Others: "Overige",
  "Payment id": "Betalings-ID",
  Seen: "Bekeken",
  Mapping: "Kolommen",
  Balance: "Saldo",
  "Closing balance": "Eindsaldo",
  Debit: "Afschrijving",
  Form: "Formulier",
  Body: "Inhoud",
  "Merge id": "Samenvoeging-ID",
  "Merged id": "ID van de samengevoegde klant",
  Filled: "Aangevuld",
  "status|open": "open",
  "status|partially_paid": "deels betaald",
  "status|paid": "betaald",
  "status|paused": "gepauzeerd",
  "status|cancelled": "ingetrokken",
  "status|reversed": "teruggedraaid",
  "status|recorded": "geregistreerd",
  "status|unmatched": "niet herkend",
  "status|suggested": "voorstel",
  "status|applied": "toegewezen",
  "status|ignored": "genegeerd",
  "status|returned": "teruggedraaid",
  "status|partially_applied": "deels toegewezen",
  "This receivable is {status} and can't be paused.":
    "Deze vordering is {status} en kan niet worden gepauzeerd.",
  "This receivable is {status} and can't be resumed.":
    "Deze vordering is {status} en kan niet worden hervat.",
  "This receivable is {status} and can't be cancelled.":
    "Deze vordering is {status} en kan niet worden ingetrokken.",
  "This receivable is {status} and can't take a payment.":
    "Deze vordering is {status}; u kunt er geen betaling op registreren.",
  "This receivable is {status} and can't have a payment reversed.":
    "Deze vordering is {status}; u kunt er geen betaling van terugdraaien.",
  "This receivable is {status} and can't be promised.":
    "Deze vordering is {status}; betaling toezeggen is niet mogelijk.",
  "This receivable is {status} and can't be promised a second time.":
    "Deze vordering is {status}; betaling kan niet nog een keer worden toegezegd.",
  "This receivable is {status} and can't be disputed.":
    "Deze vordering is {status} en kan niet worden betwist.",
  "This receivable is {status} and can't be reminded of.":
    "Deze vordering is {status}; er kan geen herinnering voor worden verzonden.",
  "This payable is {status} and can't be marked paid.":
    "Deze inkoopfactuur is {status} en kan niet als betaald worden gemarkeerd.",
  "This payment is {status} and can't be reversed again.":
    "Deze betaling is {status} en kan niet nog een keer worden teruggedraaid.",
  "Receivable {id} is {status} and can't take a payment.":
    "Vordering {id} is {status}; u kunt er geen betaling op registreren.",
  "Receivable {id} is {status} and can't have a payment reversed.":
    "Vordering {id} is {status}; u kunt er geen betaling van terugdraaien.",
  "This bank transaction is {status} and can't be applied.":
    "Deze banktransactie heeft status “{status}” en kan niet worden toegewezen.",
  "This bank transaction is {status} and can't be undone.":
    "Deze banktransactie heeft status “{status}” en kan niet ongedaan worden gemaakt.",
  "This bank transaction is {status} and can't be ignored.":
    "Deze banktransactie heeft status “{status}” en kan niet worden genegeerd.",
  "This bank transaction is {status} and can't have a suggestion refused.":
    "Deze banktransactie heeft status “{status}”; u kunt er geen voorstel voor afwijzen.",
  "This bank transaction is {status} and can't be paid back.":
    "Deze banktransactie heeft status “{status}” en kan niet worden terugbetaald.",
  "This bank transaction is {status} and can't be taken back.":
    "Deze banktransactie heeft status “{status}” en kan niet worden teruggedraaid.",
  "This bank transaction is {status} and can't take another one back.":
    "Deze banktransactie heeft status “{status}” en kan geen andere transactie terugdraaien.",
  "Receivable {id} is not suggested for this bank transaction.":
    "Vordering {id} wordt niet voorgesteld voor deze banktransactie.",
  "Receivable {id} is in {currency}.": "Vordering {id} is in {currency}.",
  "This receivable is in {currency}.": "Deze vordering is in {currency}.",
  "{receivable} is in {currency}, and the payment in {other}.":
    "{receivable} is in {currency}, maar de betaling is in {other}.",
  "{receivable} is paid already.": "{receivable} is al betaald.",
  "{receivable} is void.": "{receivable} is ingetrokken.",
  "{receivable} is in another currency.": "{receivable} is in een andere valuta.",
  "{fields} can't be changed once a receivable is {status}.":
    "{fields}: niet meer te wijzigen zodra een vordering {status} is.",
  "{fields} can't be changed while payments are recorded on the receivable.":
    "{fields}: niet te wijzigen zolang er betalingen op de vordering zijn geregistreerd.",
  "{fields} can't be changed once a payable is paid.":
    "{fields}: niet meer te wijzigen zodra een inkoopfactuur is betaald.",
  "The allocations are larger than what is left of the bank transaction.":
    "De toewijzingen zijn hoger dan wat er van de banktransactie over is.",
  "The payment is larger than the balance.": "De betaling is hoger dan het openstaande bedrag.",
  "The payment's currency is not the receivable's.":
    "De valuta van de betaling is niet die van de vordering.",
  "A new currency needs an amount in the same request.":
    "Bij een nieuwe valuta hoort een bedrag in hetzelfde verzoek.",
  "A field can no longer be changed.": "Een veld kan niet meer worden gewijzigd.",
  "The current status does not allow this.": "De huidige status laat dit niet toe.",
  "At most {amount}, which is what is open.": "Maximaal {amount}: meer staat er niet open.",
  "The receivables get {amount}, which is more than came.":
    "De vorderingen krijgen samen {amount}; dat is meer dan er is ontvangen.",
  "{typed} can mean two amounts: write it without the comma, or with a point.":
    "{typed} kan twee bedragen betekenen: schrijf het zonder komma of met een punt.",
  "Nothing is left for it. Type how much it gets.":
    "Hiervoor is niets meer over. Vul in hoeveel u hieraan toewijst.",
  "Choose at least one receivable.": "Kies minstens één vordering.",
  "Choose receivables of yours.": "Kies vorderingen van uw bedrijf.",
  "Nothing is left of this payment.": "Er is van deze betaling niets meer over.",
  "This payment was taken back already.": "Deze betaling is al teruggedraaid.",
  "Some of this payment was used a moment ago. Look at it again.":
    "Een deel van deze betaling is zojuist gebruikt. Kijk er nog eens naar.",
  "The customer has no address on this channel.": "De klant heeft geen adres voor dit kanaal.",
  "This customer has no e-mail address.": "Deze klant heeft geen e-mailadres.",
  "This customer has no phone number.": "Deze klant heeft geen telefoonnummer.",
  "The customer has no e-mail address.": "De klant heeft geen e-mailadres.",
  "E-mails to the customer's address come back.": "E-mails aan het adres van de klant komen terug.",
  "The customer has neither disputed it nor promised to pay it.":
    "De klant heeft de vordering niet betwist en ook geen betaling toegezegd.",
  "Your company may answer only at addresses that it has sent a reminder to.":
    "Uw bedrijf kan alleen antwoorden aan adressen waar het een herinnering naartoe heeft gestuurd.",
  "The customer has no address for the next reminder.":
    "De klant heeft geen adres voor de volgende herinnering.",
  "The customer's address does not work, so the next reminder can't be sent.":
    "Het adres van de klant werkt niet, dus de volgende herinnering kan niet worden verzonden.",
  "The customer does not want reminders on the channel of the next one.":
    "De klant wil geen herinneringen via het kanaal van de volgende herinnering.",
  "The policy allows no more reminders of it.":
    "De herinneringsregels staan hiervoor geen herinneringen meer toe.",
  "A reminder is being sent at this moment.": "Er wordt op dit moment een herinnering verzonden.",
  "It is below the minimum balance of the policy, so no reminder is sent for it.":
    "Het openstaande bedrag is lager dan het minimum in de herinneringsregels, dus er wordt geen herinnering voor verzonden.",
  "Another reminder to the customer leaves first. Ask again after it.":
    "Er gaat eerst een andere herinnering naar de klant. Vraag het daarna opnieuw aan.",
  "No reminder is planned for it.": "Hiervoor is geen herinnering gepland.",
  "You have had {number} tests within the hour. Try again later.":
    "U hebt dit uur al {number} testberichten ontvangen. Probeer het later opnieuw.",
  "This message can't be written, so there is nothing to send.":
    "Dit bericht kan niet worden opgesteld, dus er valt niets te verzenden.",
  "Verify your e-mail address first: a test goes to no other one.":
    "Verifieer eerst uw e-mailadres: een test gaat naar geen ander adres.",
  "It has changed since you looked: somebody has paid, or decided otherwise. This is what it says now.":
    "Het bericht is gewijzigd nadat u het had bekeken: iemand heeft betaald of anders besloten. Dit staat er nu in.",
  "Reminders are on hold, so nothing is sent. Go live first.":
    "De herinneringen worden vastgehouden, dus er wordt niets verzonden. Ga eerst live.",
  "Somebody has done this already.": "Iemand heeft dit al gedaan.",
  "Too much was sent by this link within an hour.": "Via deze link is binnen een uur te veel verzonden.",
  "The message bounced.": "Het bericht is teruggekomen.",
  "The recipient has complained about the message.": "De ontvanger heeft het bericht als spam gemeld.",
  "The recipient has unsubscribed at the mail provider.":
    "De ontvanger heeft zich bij de mailprovider afgemeld.",
  "The mail provider could not deliver the message.": "De mailprovider kon het bericht niet bezorgen.",
  "The number is not valid.": "Het nummer is niet geldig.",
  "The recipient has answered STOP.": "De ontvanger heeft STOP geantwoord.",
  "The number can't get SMS.": "Het nummer kan geen sms ontvangen.",
  "The number is not known to its network.": "Het nummer is niet bekend in het netwerk.",
  "The number is a landline, or its network can't be reached.":
    "Het is een vast nummer of het netwerk is niet bereikbaar.",
  "The provider could not deliver the message.": "De provider kon het bericht niet bezorgen.",
  "The provider could not deliver the message (error {code}).":
    "De provider kon het bericht niet bezorgen (fout {code}).",
  "The provider answered {code}.": "De provider antwoordde {code}.",
  "No e-mail provider is configured.": "Er is geen e-mailprovider ingesteld.",
  "This form was sent before with other content. See below how things stand now, and send it again if that is what you want.":
    "Dit formulier is al met een andere inhoud verzonden. Hieronder ziet u de huidige stand. Verzend het opnieuw als u dat wilt.",
  "Yours is not saved yet.": "Uw versie is nog niet opgeslagen.",
  "{field} is “{value}”": "{field} is “{value}”",
  "{field} is empty": "{field} is leeg",
  "{field} is the built-in text": "{field} is de standaardtekst",
  "Somebody else has changed this in the meantime.": "Iemand anders heeft dit intussen gewijzigd.",
  "Somebody else has changed this meanwhile: {changes} now. Yours is not saved yet: look at it, and save it again.":
    "Iemand anders heeft dit intussen gewijzigd: nu {changes}. Uw versie is nog niet opgeslagen: bekijk die en sla opnieuw op.",
  "Somebody else has changed these texts in the meantime: {changes} now. Yours are not saved yet: look at them, and save them again.":
    "Iemand anders heeft deze teksten intussen gewijzigd: nu {changes}. Uw teksten zijn nog niet opgeslagen: bekijk ze en sla ze opnieuw op.",
  "Somebody else has saved another policy since this page was opened. What you typed is still here: saving it again replaces theirs.":
    "Iemand anders heeft andere herinneringsregels opgeslagen nadat u deze pagina had geopend. Wat u hebt ingevuld, staat er nog: als u opnieuw opslaat, vervangt u de andere versie.",
  "It has changed since you looked. This is what it would say now.":
    "Het bericht is gewijzigd nadat u het had bekeken. Dit zou er nu in staan.",
  "You have not changed anything.": "U hebt niets gewijzigd.",
  "This is not there any more.": "Dit is er niet meer.",
  "There is one already.": "Er is er al een.",
  "There are as many as there may be.": "Het maximale aantal is bereikt.",
  "You may not do this.": "U mag dit niet doen.",
  "Part of the form is missing. Send it again.": "Een deel van het formulier ontbreekt. Verzend het opnieuw.",
  "This is more than {size} KB.": "Dit is meer dan {size} KB.",
  "The body broke off.": "De inhoud van het verzoek is afgebroken.",
  "The body came too slowly: send the request again, over a new connection.":
    "De inhoud van het verzoek kwam te langzaam binnen: verzend het opnieuw via een nieuwe verbinding.",
  "The body is not valid JSON.": "De inhoud van het verzoek is geen geldige JSON.",
  "The body is larger than 64 KiB.": "De inhoud van het verzoek is groter dan 64 KiB.",
  "The request has invalid fields.": "Het verzoek bevat ongeldige velden.",
  "Invalid: {fields}.": "Ongeldig: {fields}.",
  "Too many at the same time. Wait a moment, and try again.":
    "Te veel tegelijk. Wacht even en probeer het opnieuw.",
  "Too many tries. Wait a minute.": "Te veel pogingen. Wacht een minuut.",
  "Too many tries. Wait {minutes} minutes.": "Te veel pogingen. Wacht {minutes} minuten.",
  "Too many requests: wait for Retry-After seconds.":
    "Te veel verzoeken: wacht het aantal seconden in Retry-After.",
  "Too many requests are waiting: wait for Retry-After seconds.":
    "Er wachten te veel verzoeken: wacht het aantal seconden in Retry-After.",
  "The service can't answer now: wait for Retry-After seconds.":
    "De dienst kan nu niet antwoorden: wacht het aantal seconden in Retry-After.",
  "The service is not open yet.": "De dienst is nog niet open.",
  "The database can't be reached: wait for Retry-After seconds.":
    "De database is niet bereikbaar: wacht het aantal seconden in Retry-After.",
  "A customer can’t be merged into itself. Choose another one.":
    "Een klant kan niet met zichzelf worden samengevoegd. Kies een andere klant.",
  "One of these customers has been merged into another one already.":
    "Een van deze klanten is al met een andere klant samengevoegd.",
  "A message to one of these customers is being sent right now. Try again in a few minutes.":
    "Er wordt op dit moment een bericht aan een van deze klanten verzonden. Probeer het over enkele minuten opnieuw.",
  "Somebody has skipped a message to one of these customers by e-mail or SMS, and it may still leave by the other. Try again when that is over.":
    "Iemand heeft een bericht aan een van deze klanten per e-mail of sms overgeslagen; het kan via het andere kanaal nog worden verzonden. Probeer het opnieuw als dat voorbij is.",
  "This customer has more than {receivables} receivables, or more than {messages} messages, which is too much to move at once. Merge the other customer into this one instead.":
    "Deze klant heeft meer dan {receivables} vorderingen of meer dan {messages} berichten; dat is te veel om in één keer te verplaatsen. Begin in plaats daarvan bij de andere klant en voeg die met deze samen.",
  "The customer has been merged into another one since then. Undo that first.":
    "De klant is sindsdien met een andere klant samengevoegd. Maak dat eerst ongedaan.",
  "This was more than a day ago and can’t be undone any more.":
    "Dit is meer dan een dag geleden en kan niet meer ongedaan worden gemaakt.",
  "This has been undone already.": "Dit is al ongedaan gemaakt.",
  "There is no such receivable.": "Deze vordering bestaat niet.",
  "There is no such customer.": "Deze klant bestaat niet.",
  "Merged with {name}, who wants no reminders": "Samengevoegd met {name}, die geen herinneringen wil",
  "Several at once": "Meerdere tegelijk",
  "Undone at once": "Direct ongedaan gemaakt",
  "Returned by the bank": "Teruggeboekt door de bank",
  "Gone from an imported file": "Niet meer in een geïmporteerd bestand",
  "The payment of the customer was recorded by mistake.":
    "De betaling van de klant is per vergissing geregistreerd."
}
