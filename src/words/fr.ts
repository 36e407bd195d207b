/** The phrases in French. */
// oxlint-disable max-lines -- a list, which is looked up and never read from its beginning to its end
import type { Catalogue } from "./Catalogues.ts"

export const french: Catalogue = {
  "This is a test. The message has not left; it would go to {recipient}. The links in it lead to your outbox.":
    "Ceci est un test. Le message n’est pas parti ; il serait envoyé à {recipient}. Ses liens mènent à votre boîte d’envoi.",
  "Test: {subject}": "Test : {subject}",
  "No. {number}": "n° {number}",
  "{debts} and {count, plural, one {# more} other {# more}}":
    "{debts} et {count, plural, one {# autre} other {# autres}}",
  "{time}, e-mail to {customer} ({tone}): {debts}, {sums}":
    "{time}, e-mail à {customer} ({tone}) : {debts}, {sums}",
  "{time}, SMS to {customer} ({tone}): {debts}, {sums}":
    "{time}, SMS à {customer} ({tone}) : {debts}, {sums}",
  "{company}: more than {count, plural, one {# message leaves} other {# messages leave}} today":
    "{company} : plus de {count, plural, one {# message part} other {# messages partent}} aujourd’hui",
  "{company}: {count, plural, one {# message waits} other {# messages wait}} for approval":
    "{company} : {count, plural, one {# message attend} other {# messages attendent}} votre approbation",
  "{company}: {count, plural, one {# message leaves} other {# messages leave}} today":
    "{company} : {count, plural, one {# message part} other {# messages partent}} aujourd’hui",
  "These leave today, as soon as somebody has approved them:":
    "Ces messages partiront aujourd’hui, dès que quelqu’un les aura approuvés :",
  "If nobody pays before, these leave today:":
    "Si personne ne paie d’ici là, ces messages partiront aujourd’hui :",
  "and others": "et d’autres",
  "Read, change and stop them in the outbox: {link}":
    "Pour les lire, les modifier ou les arrêter, ouvrez la boîte d’envoi : {link}",
  "To have this mail no more, change your account: {link}":
    "Pour ne plus recevoir cet e-mail, modifiez les réglages de votre compte : {link}",
  "Disputed by the customer": "Créances en litige",
  "Promised, and not paid": "Promesses non tenues",
  "Not paid, and no further reminders follow": "Créances impayées, sans autre rappel prévu",
  "Reminders that could not be delivered": "Rappels qui n’ont pas pu être remis",
  "Reminders that may not have arrived": "Rappels peut-être non arrivés",
  "Reminders that wait until somebody says what a payment is for":
    "Rappels en attente d’un paiement à examiner",
  "Bank accounts without a new statement": "Comptes bancaires sans relevé récent",
  "Addresses that do not work": "Adresses qui ne fonctionnent pas",
  "Customers who want no more reminders": "Clients qui ne souhaitent plus de rappels",
  "Reminders that became too late to send": "Rappels devenus trop tardifs pour être envoyés",
  "Reminders that were not sent because a channel did not work":
    "Rappels non envoyés à cause d’un canal en panne",
  "and {count, plural, one {# more} other {# more}}": "et {count, plural, one {# autre} other {# autres}}",
  "{company}: {count, plural, one {# thing} other {# things}} to look at":
    "{company} : {count, plural, one {# point à traiter} other {# points à traiter}}",
  "Since the last digest of {company}:": "Depuis le dernier récapitulatif pour {company} :",
  "All that waits for you: {link}": "Tout ce qui est à traiter : {link}",
  "You get this because you are an owner or admin of the company. It comes only on days with something in it. To have it no more, change your account: {link}":
    "Vous recevez cet e-mail en tant que propriétaire ou administrateur de l’entreprise, uniquement les jours où il y a du nouveau. Pour ne plus le recevoir, modifiez les réglages de votre compte : {link}",
  "the newest one ends on {date}": "dernier relevé arrêté au {date}",
  "tone of a reminder|friendly": "cordial",
  "tone of a reminder|firm": "ferme",
  "tone of a reminder|final": "ultime",
  "Duebook: another e-mail address": "Duebook : changement d’adresse e-mail",
  "the e-mail address of your account is {email} now":
    "l’adresse e-mail de votre compte est désormais {email}",
  "the e-mail address of your account is to become {email}, as soon as somebody follows the link that was sent there":
    "l’adresse e-mail de votre compte deviendra {email} dès que quelqu’un aura ouvert le lien envoyé à cette adresse",
  "Duebook: your e-mail address is back": "Duebook : votre adresse e-mail est rétablie",
  "the e-mail address of your account is {email} again, and you were signed out everywhere; the account needs a new password, and passkeys and sign-ins elsewhere that were added in the day before the change or after it are removed":
    "l’adresse e-mail de votre compte est de nouveau {email} et vous avez été déconnecté partout ; le compte a besoin d’un nouveau mot de passe, et les clés d’accès et connexions externes ajoutées depuis la veille du changement sont supprimées",
  "Duebook: your account is closed": "Duebook : votre compte est fermé",
  "your account was closed: nobody can sign in with it any more, and you belong to no company; what you did in companies stays in their logs":
    "votre compte a été fermé : plus personne ne peut s’y connecter et vous ne faites plus partie d’aucune entreprise ; ce que vous avez fait dans les entreprises reste dans leur journal",
  "Duebook: your password was changed": "Duebook : votre mot de passe a été changé",
  "the password of your account was changed, and you were signed out everywhere else":
    "le mot de passe de votre compte a été changé et vous avez été déconnecté partout ailleurs",
  "Duebook: two-factor authentication was reset": "Duebook : double authentification réinitialisée",
  "{by}, an owner of {company}, has reset two-factor authentication for your account, and you were signed out everywhere. Your password is as it was; sign in and set it up anew":
    "{by} (propriétaire, {company}) a réinitialisé la double authentification de votre compte et vous avez été déconnecté partout. Votre mot de passe n’a pas changé ; connectez-vous et activez-la de nouveau",
  "Duebook: two-factor authentication was turned off": "Duebook : double authentification désactivée",
  "two-factor authentication was turned off for your account":
    "la double authentification de votre compte a été désactivée",
  "Duebook: two-factor authentication was set up": "Duebook : double authentification activée",
  "another authenticator app has taken the place of the one of your account":
    "une autre application d’authentification a remplacé celle de votre compte",
  "two-factor authentication was set up for your account":
    "la double authentification a été activée pour votre compte",
  "Duebook: a recovery code was used": "Duebook : un code de secours a été utilisé",
  "a recovery code of your account was used; {left, plural, one {# is left} other {# are left}}":
    "un code de secours de votre compte a été utilisé ; {left, plural, one {il en reste #} other {il en reste #}}",
  "Duebook: new recovery codes": "Duebook : nouveaux codes de secours",
  "your account has new recovery codes, and those from before do not work any more":
    "votre compte a de nouveaux codes de secours ; les précédents ne fonctionnent plus",
  "Duebook: a passkey was added": "Duebook : une clé d’accès a été ajoutée",
  "the passkey “{name}” was added to your account; it opens the account without your password":
    "la clé d’accès « {name} » a été ajoutée à votre compte ; elle l’ouvre sans votre mot de passe",
  "Duebook: a passkey was removed": "Duebook : une clé d’accès a été supprimée",
  "the passkey “{name}” was removed from your account, and you were signed out everywhere else":
    "la clé d’accès « {name} » a été supprimée de votre compte et vous avez été déconnecté partout ailleurs",
  "Duebook: a passkey was refused": "Duebook : une clé d’accès a été refusée",
  "somebody has used the passkey “{name}” of your account and was refused: it has counted less than the last time, as a copy of it would":
    "quelqu’un a utilisé la clé d’accès « {name} » de votre compte et a été refusé : il pourrait s’agir d’une copie, car son compteur est inférieur à celui de la dernière utilisation",
  "Duebook: single sign-on for your account": "Duebook : authentification unique (SSO) pour votre compte",
  "somebody has signed in to your account at {issuer} as {email} for the first time":
    "quelqu’un s’est connecté à votre compte pour la première fois par {issuer}, avec l’adresse {email}",
  "Duebook: a new browser": "Duebook : un nouveau navigateur",
  "somebody has signed in to your account with a browser that was not known: {browser}":
    "quelqu’un s’est connecté à votre compte avec un navigateur inconnu jusque-là : {browser}",
  "Hello,": "Bonjour,",
  "If this was not you, you need not do anything.":
    "Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire.",
  "Duebook: verify your e-mail address": "Duebook : vérifiez votre adresse e-mail",
  "open this link to show that this address is yours. It works once, for 24 hours:":
    "Ouvrez ce lien pour confirmer que cette adresse est la vôtre. Il fonctionne une seule fois, pendant 24 heures :",
  "If this was not you, do not say there that it is yours. You need not do anything else.":
    "Si vous n’êtes pas à l’origine de cette demande, ne confirmez pas que cette adresse est la vôtre. Vous n’avez rien d’autre à faire.",
  "Duebook: finish your account": "Duebook : terminez la création de votre compte",
  "somebody, probably you, wants to make an account with this address. Open this link to choose a password; then the account is yours. It works once, for 24 hours:":
    "Quelqu’un, sans doute vous, souhaite créer un compte avec cette adresse. Ouvrez ce lien pour choisir un mot de passe ; le compte sera alors à vous. Le lien fonctionne une seule fois, pendant 24 heures :",
  "Duebook: set a new password": "Duebook : choisissez un nouveau mot de passe",
  "somebody, probably you, has asked to set a new password. This link works once, for 24 hours:":
    "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe. Ce lien fonctionne une seule fois, pendant 24 heures :",
  "Duebook: you have an account already": "Duebook : vous avez déjà un compte",
  "somebody, probably you, wanted to make an account with this address. There is one already. Sign in:":
    "Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse. Il en existe déjà un. Connectez-vous :",
  "If you do not know the password any more:": "Si vous avez oublié le mot de passe :",
  "the operator of this Duebook has removed the second factor of your account, and you were signed out everywhere. Your password is as it was. Sign in, and set up two-factor authentication again:":
    "L’exploitant de ce Duebook a supprimé le second facteur de votre compte et vous avez été déconnecté partout. Votre mot de passe n’a pas changé. Connectez-vous et activez de nouveau la double authentification :",
  "If you have not asked for this, tell the operator at once.":
    "Si vous n’avez rien demandé, prévenez l’exploitant sans attendre.",
  "Duebook: {company} invites you": "Duebook : invitation de {company}",
  "{person} asks you to join {company} on Duebook, which reminds customers of what they owe.":
    "{person} vous invite à rejoindre {company} sur Duebook, qui rappelle aux clients ce qu’ils doivent.",
  "This link works once, for 24 hours:": "Ce lien fonctionne une seule fois, pendant 24 heures :",
  "If you do not know why you get this, you need not do anything.":
    "Si vous ne savez pas pourquoi vous recevez cet e-mail, vous n’avez rien à faire.",
  "Duebook: you have an account with this address": "Duebook : vous avez un compte avec cette adresse",
  "Somebody, probably you, wanted to use this address for another account. It can belong to one account only: sign in to the one that has it, and give it another address first.":
    "Quelqu’un, sans doute vous, a voulu utiliser cette adresse pour un autre compte. Elle ne peut appartenir qu’à un seul compte : connectez-vous à celui qui l’utilise et donnez-lui d’abord une autre adresse.",
  somebody: "quelqu’un",
  "fact of a company|name": "nom",
  "fact of a company|time zone": "fuseau horaire",
  "fact of a company|country": "pays",
  "fact of a company|e-mail": "e-mail",
  "fact of a company|phone": "téléphone",
  "fact of a company|web": "site web",
  "fact of a company|address": "adresse",
  "fact of a company|account holder": "titulaire du compte",
  "fact of a company|IBAN": "IBAN",
  "fact of a company|BIC": "BIC",
  "fact of a company|payment link": "lien de paiement",
  "fact of a company|language": "langue",
  "fact of a company|legal notice": "mentions légales",
  "{by} has changed the reminders of {company}: they are on hold, and nothing is sent":
    "{by} a modifié les rappels pour {company} : ils sont suspendus et rien n’est envoyé",
  "{by} has changed the reminders of {company}: each waits until somebody approves it":
    "{by} a modifié les rappels pour {company} : chacun attend que quelqu’un l’approuve",
  "{by} has changed the reminders of {company}: they are sent automatically":
    "{by} a modifié les rappels pour {company} : ils sont envoyés automatiquement",
  "{by} has changed the reminders of {company}: {mode}": "{by} a modifié les rappels pour {company} : {mode}",
  "Duebook: a company was closed": "Duebook : une entreprise a été fermée",
  "{by} has closed {company}: nothing is sent any more, and all of it is deleted after 30 days, unless an owner opens it again on the page of companies before":
    "{by} a fermé {company} : plus rien n’est envoyé et tout sera supprimé après 30 jours, sauf si un propriétaire la rouvre d’ici là depuis la page des entreprises",
  "Duebook: a company was opened again": "Duebook : une entreprise a été rouverte",
  "{by} has opened {company} again": "{by} a rouvert {company}",
  "Duebook: an archive was asked for": "Duebook : une archive a été demandée",
  "{by} has asked for an archive of all that {company} has, which owners and admins can download":
    "{by} a demandé pour {company} une archive de toutes les données ; les propriétaires et les administrateurs peuvent la télécharger",
  "Duebook: facts of your company were changed": "Duebook : la fiche de votre entreprise a été modifiée",
  "{by} has changed facts of {company}: {facts}":
    "{by} a modifié la fiche d’entreprise ({company}) : {facts}",
  "Duebook: a new owner or admin": "Duebook : un nouveau propriétaire ou administrateur",
  "{by} has made {member} {role, select, owner {an owner} other {an admin}} of {company}":
    "{by} a donné à {member} le rôle {role, select, owner {de propriétaire} other {d’administrateur}} pour {company}",
  "{member} has joined {company} as {role, select, owner {an owner} other {an admin}}":
    "{member} a rejoint {company} comme {role, select, owner {propriétaire} other {administrateur}}",
  "Duebook: a new API key": "Duebook : une nouvelle clé API",
  '{by} has created the API key "{name}" of {company}': "{by} a créé la clé API « {name} » pour {company}",
  "Duebook: an API key was replaced": "Duebook : une clé API a été remplacée",
  '{by} has replaced the API key "{name}" of {company} with a new one':
    "{by} a remplacé pour {company} la clé API « {name} » par une nouvelle",
  "Duebook: an API key was revoked": "Duebook : une clé API a été révoquée",
  '{by} has revoked the API key "{name}" of {company}': "{by} a révoqué la clé API « {name} » pour {company}",
  "Duebook: other texts of reminders": "Duebook : textes des rappels modifiés",
  "{by} has changed the texts of reminders of {company} ({language}, {tone})":
    "{by} a modifié les textes des rappels pour {company} ({language}, {tone})",
  "Duebook: reminders of your company": "Duebook : les rappels de votre entreprise",
  "Duebook: a new bank account of your company": "Duebook : un nouveau compte bancaire pour votre entreprise",
  "{by} has added a bank account of {company}, into which customers pay {currency}: {account}":
    "{by} a ajouté pour {company} un compte bancaire sur lequel les clients paient en {currency} : {account}",
  "Duebook: a bank account of your company was removed":
    "Duebook : un compte bancaire de votre entreprise a été supprimé",
  "{by} has removed the bank account of {company} into which customers paid {currency}: {account}":
    "{by} a supprimé pour {company} le compte bancaire sur lequel les clients payaient en {currency} : {account}",
  "something of your account was changed": "votre compte a été modifié",
  "{time}: {sentence}.": "{time} : {sentence}.",
  "{time}: {sentence} ({count, plural, one {# time} other {# times}} since then).":
    "{time} : {sentence} ({count, plural, one {# fois} other {# fois}} depuis).",
  "And {count, plural, one {# other change} other {# other changes}}.":
    "Et {count, plural, one {# autre modification} other {# autres modifications}}.",
  "If this was not you or somebody whom you know, set another password at once:":
    "Si ce n’était ni vous ni une personne que vous connaissez, choisissez tout de suite un autre mot de passe :",
  "If this was not you or somebody whom you know, open this link: it gives your address back, signs everybody out, and lets you choose another password. It works once, for 72 hours:":
    "Si ce n’était ni vous ni une personne que vous connaissez, ouvrez ce lien : il rétablit votre adresse, ferme toutes les sessions et vous permet de choisir un autre mot de passe. Il fonctionne une seule fois, pendant 72 heures :",
  "Duebook: changes to your account": "Duebook : modifications de votre compte",
  "this was done just now:": "Voici ce qui vient d’être fait :",
  "this was done:": "Voici ce qui a été fait :",
  "See your account:": "Voir votre compte :",
  "the operator of this Duebook": "l’exploitant de ce Duebook",
  "your company": "votre entreprise",
  Overview: "Vue d’ensemble",
  "home dashboard figures aging": "accueil tableau de bord chiffres balance âgée",
  Receivables: "Créances",
  "invoices debts owed list": "factures impayés dettes liste sommes dues",
  "New receivable": "Nouvelle créance",
  "create add invoice debt": "créer ajouter facture créance",
  "Import receivables": "Importer des créances",
  "upload file csv invoices": "charger fichier csv excel factures",
  "Overdue receivables": "Créances en retard",
  "late unpaid": "retard impayés échues",
  "Money in": "Encaissements",
  "bank transactions payments movements": "banque mouvements opérations paiements virements rapprochement",
  "Statements of the bank": "Relevés bancaires",
  "upload files camt mt940": "charger fichiers relevé camt mt940",
  Bills: "Factures fournisseurs",
  "payables what we owe": "achats fournisseurs à payer ce que nous devons",
  "New bill": "Nouvelle facture fournisseur",
  "create add payable": "créer ajouter facture achat à payer",
  "Calendar of bills": "Calendrier des factures fournisseurs",
  "month payables": "mois échéancier à payer",
  "Series of bills": "Séries de factures fournisseurs",
  "monthly rent payables": "mensuel loyer abonnement récurrent à payer",
  Customers: "Clients",
  "debtors clients": "débiteurs clients",
  "Customers who owe most": "Clients qui doivent le plus",
  "largest debtors": "plus gros débiteurs encours",
  Outbox: "Boîte d’envoi",
  "messages approve skip edit test send next planned":
    "messages approuver écarter modifier test envoyer prochains planifiés",
  Reminders: "Rappels",
  "messages mails sms sent planned": "messages e-mails sms relances envoyés planifiés",
  "Go live": "Lancer les envois",
  "automatic ask me first hold reminders on off":
    "automatique approbation suspendre rappels relances activer désactiver",
  Policy: "Règles de rappel",
  "steps dunning rules schedule": "étapes relances règles scénario calendrier",
  Texts: "Textes",
  "wording templates language mails": "formulation modèles langue e-mails",
  Keys: "Clés API",
  "api token create key": "api jeton créer clé",
  People: "Équipe",
  "members invite roles team": "membres inviter rôles utilisateurs équipe",
  Usage: "Consommation",
  "plan allowance requests": "forfait quota requêtes",
  Company: "Entreprise",
  "facts address iban bank account time zone":
    "fiche coordonnées adresse iban compte bancaire fuseau horaire",
  Audit: "Journal d’audit",
  "history who did what": "historique qui a fait quoi",
  "Not understood": "Demande illisible",
  "The browser or something between it and this service has garbled the request.":
    "Votre navigateur, ou un intermédiaire entre lui et ce service, a altéré la demande.",
  "Not found": "Page introuvable",
  "There is nothing at this address.": "Il n’y a rien à cette adresse.",
  "Too large": "Trop volumineux",
  "What was sent is too large.": "Ce qui a été envoyé est trop volumineux.",
  "Not available": "Indisponible",
  "The service can't answer at the moment. Wait a little, and try again.":
    "Le service ne peut pas répondre pour le moment. Patientez un peu, puis réessayez.",
  "This link does not work": "Ce lien ne fonctionne pas",
  "It was used already, it has expired, or part of it is missing. Ask for a new one where you got it.":
    "Il a déjà servi, il a expiré ou il en manque une partie. Demandez-en un nouveau là où vous l’avez obtenu.",
  "Something went wrong": "Une erreur s’est produite",
  "This is our fault. We have logged it.": "L’erreur vient de nous. Elle est enregistrée.",
  "Form not accepted": "Formulaire refusé",
  "This form does not belong to the page that you have open. Go back, reload the page, and try again.":
    "Ce formulaire ne correspond pas à la page que vous avez ouverte. Revenez en arrière, rechargez la page et réessayez.",
  "Not open to you": "Accès réservé",
  "Not active": "Entreprise inactive",
  "{name} is closed": "{name} : entreprise fermée",
  "You are no longer a member": "Vous n’êtes plus membre",
  empty: "vide",
  "Somebody has changed it since you opened it. Send yours again if that is what you want.":
    "Quelqu’un a fait une modification depuis que vous avez ouvert cette page. Envoyez de nouveau la vôtre si vous voulez la maintenir.",
  "now: {now}; yours: {yours}": "actuellement : {now} ; votre saisie : {yours}",
  Open: "En cours",
  "Partly paid": "Payé en partie",
  Paid: "Payé",
  Paused: "En pause",
  Void: "Annulé",
  "A colleague paused it.": "Un collègue l’a mise en pause.",
  "The customer has promised to pay.": "Le client a promis de payer.",
  "The customer says that something is wrong.": "Le client signale une erreur.",
  Planned: "Planifié",
  "Being sent": "Envoi en cours",
  Sent: "Envoyé",
  Failed: "Échec",
  "Left out": "Écarté",
  Withdrawn: "Retiré",
  Unknown: "Incertain",
  "E-mail": "E-mail",
  SMS: "SMS",
  "e-mail": "e-mail",
  "Its day had passed when the receivable was created.":
    "La date de cette étape était déjà passée à la création de la créance.",
  "A later reminder has taken its place.": "Un rappel ultérieur l’a remplacé.",
  "It is paid.": "La créance est payée.",
  "It is void.": "La créance est annulée.",
  "It is paused.": "La créance est en pause.",
  "The customer does not want reminders on this channel.":
    "Le client ne souhaite pas de rappels par ce canal.",
  "The address does not work: a message came back, or was reported as spam.":
    "L’adresse ne fonctionne pas : un message est revenu ou a été signalé comme indésirable.",
  "The company's reminders are switched off.": "Les rappels de l’entreprise sont désactivés.",
  "Nobody has approved it.": "Personne ne l’a approuvé.",
  "Somebody of the company did not want it sent.": "Une personne de l’entreprise n’a pas voulu l’envoyer.",
  "A payment that has arrived may be for it.": "Un paiement reçu pourrait concerner cette créance.",
  "The newest bank statement is too old.": "Le dernier relevé bancaire est trop ancien.",
  "The customer has no address for this channel.": "Le client n’a pas d’adresse pour ce canal.",
  "This channel is not set up.": "Ce canal n’est pas configuré.",
  "The provider of this channel does not work at the moment.":
    "Le prestataire de ce canal est en panne pour le moment.",
  "The company is not active.": "L’entreprise n’est pas active.",
  "The company has no plan in force.": "L’entreprise n’a pas de forfait en cours.",
  "Less is owed than the policy's minimum.": "Le montant dû est inférieur au minimum fixé par les règles.",
  "It was too close to another message.": "Il était trop proche d’un autre message.",
  "The company has written to as many people as it may in a day.":
    "L’entreprise a atteint le nombre de destinataires autorisé par jour.",
  "It was too late to be sent.": "Il était trop tard pour l’envoyer.",
  "Another reminder to the customer has taken its place.": "Un autre rappel adressé au client l’a remplacé.",
  "It is owed again, so the last reminder is sent once more.":
    "La somme est de nouveau due : le dernier rappel est renvoyé.",
  "The provider did not accept it.": "Le prestataire ne l’a pas accepté.",
  "The provider did not accept it after several tries.":
    "Le prestataire ne l’a pas accepté après plusieurs tentatives.",
  "The connection broke while it was handed over, so nobody knows whether it has arrived.":
    "La connexion s’est coupée pendant la transmission : personne ne sait si le message est arrivé.",
  "We could not create this message.": "Nous n’avons pas pu créer ce message.",
  "Nothing is sent on that day of the week.": "Rien n’est envoyé ce jour de la semaine.",
  "That day is a public holiday.": "Ce jour est férié.",
  "Messages leave only within the hours of the policy.":
    "Les messages ne partent qu’aux heures fixées par les règles.",
  "Another message to the customer is too close.": "Un autre message au client est trop proche.",
  "Many messages are waiting, so it leaves a little later.":
    "De nombreux messages sont en attente : celui-ci part un peu plus tard.",
  "Its day was missed, so it is sent late.": "La date prévue est passée : l’envoi est tardif.",
  "It is owed again, so the customer is reminded once more.":
    "La somme est de nouveau due : le client reçoit un nouveau rappel.",
  "A colleague wants it sent early.": "Un collègue a demandé un envoi anticipé.",
  Password: "Mot de passe",
  "At least {minPasswordLength} characters that are hard to guess, such as four words that have nothing to do with each other.":
    "Au moins {minPasswordLength} caractères difficiles à deviner, par exemple quatre mots sans rapport entre eux.",
  "Keep it": "Ne rien changer",
  Close: "Fermer",
  "The view is saved. It stands in the menu.": "La vue est enregistrée. Elle figure dans le menu.",
  "The view is deleted.": "La vue est supprimée.",
  "Save view": "Enregistrer la vue",
  "The filters and the order get a name of yours, and stand in the menu.":
    "Donnez un nom à ces filtres et à ce tri : la vue figurera dans le menu.",
  Name: "Nom",
  "Delete view": "Supprimer la vue",
  Book: "Gestion",
  Menu: "Menu",
  "Your companies": "Vos entreprises",
  "Sign out": "Déconnexion",
  "{name} – Duebook": "{name} – Duebook",
  "Skip to content": "Aller au contenu",
  Duebook: "Duebook",
  "{title} – Duebook": "{title} – Duebook",
  "{n, plural, one {# day} other {# days}}": "{n, plural, one {# jour} other {# jours}}",
  "{done} of {limit}": "{done} sur {limit}",
  "{recipients} new recipients today, no SMS, {invitations} invitations.":
    "Nouveaux destinataires aujourd’hui : {recipients} ; aucun SMS ; invitations : {invitations}.",
  "{recipients} new recipients today, {sms} SMS, {invitations} invitations.":
    "Nouveaux destinataires aujourd’hui : {recipients} ; SMS : {sms} ; invitations : {invitations}.",
  "A new company may write to few people whom it has never written to before; the number grows with its age and the payments that it records.":
    "Une nouvelle entreprise ne peut écrire chaque jour qu’à un petit nombre de nouveaux destinataires ; ce nombre augmente avec son ancienneté et les paiements qu’elle enregistre.",
  "What is beyond it waits for the next day (UTC). Ask who runs Duebook for you if you need more.":
    "Le surplus attend le lendemain (UTC). S’il vous en faut plus, adressez-vous à la personne qui gère Duebook pour vous.",
  "Signing in needs https.": "La connexion exige https.",
  "This page has come by http, and what you type could be read on its way. Open it by its https address. The operator finds in the documentation how to put Duebook behind https.":
    "Cette page est arrivée en http : ce que vous saisissez pourrait être lu en chemin. Ouvrez-la par son adresse https. L’exploitant trouvera dans la documentation comment placer Duebook derrière https.",
  "You go on to {name}. <link>Continue</link> if nothing happens.":
    "Vous allez être redirigé vers {name}. S’il ne se passe rien, <link>continuez ici</link>.",
  "{provider} can't be reached at the moment. Wait a little, and try again.":
    "{provider} ne répond pas pour le moment. Patientez un peu, puis réessayez.",
  "This sign-in was begun in another browser, was used already, or took longer than ten minutes. Start again.":
    "Cette connexion a été commencée dans un autre navigateur, a déjà servi ou a pris plus de dix minutes. Recommencez.",
  "You did not sign in at {name}. Start again if you want to.":
    "Vous ne vous êtes pas connecté chez {name}. Recommencez si vous le souhaitez.",
  "What {name} has answered is not valid. Start again, or tell your operator.":
    "{name} a envoyé une réponse non valable. Recommencez ou prévenez votre exploitant.",
  "{provider} does not say that your e-mail address is verified.":
    "{provider} n’indique pas que votre adresse e-mail est vérifiée.",
  "Your sign-in is not known here. Ask somebody of your company for an invitation to your e-mail address.":
    "Votre identifiant n’est pas connu ici. Demandez à une personne de votre entreprise d’inviter votre adresse e-mail.",
  "Your invitation could not be accepted. Ask whoever has invited you.":
    "Votre invitation n’a pas pu être acceptée. Adressez-vous à la personne qui vous a invité.",
  "You signed in at {name} as somebody else than here.":
    "Vous vous êtes connecté chez {name} avec une autre identité qu’ici.",
  "{provider} has not asked you again.": "{provider} ne vous a pas redemandé de vous identifier.",
  "{provider} has not asked you again, with a second factor.":
    "{provider} ne vous a pas redemandé de vous identifier avec un second facteur.",
  "Too many tries. Wait a minute, and start again.":
    "Trop de tentatives. Attendez une minute, puis recommencez.",
  "This needs your password.": "Votre mot de passe est nécessaire.",
  "This needs a code from your authenticator app.":
    "Un code de votre application d’authentification est nécessaire.",
  Code: "Code",
  Continue: "Continuer",
  "Go back": "Retour",
  "This needs a passkey.": "Une clé d’accès est nécessaire.",
  "A passkey needs JavaScript. Without it, sign in anew with a recovery code.":
    "Les clés d’accès nécessitent JavaScript. Sinon, reconnectez-vous avec un code de secours.",
  "Use a passkey": "Utiliser une clé d’accès",
  "Go to Duebook": "Aller à Duebook",
  "Request {requestId}": "Demande {requestId}",
  owners: "propriétaires",
  admins: "administrateurs",
  members: "membres",
  "This company is not active. Ask the operator of this Duebook about it.":
    "Cette entreprise n’est pas active. Adressez-vous à l’exploitant de ce Duebook.",
  "Other companies": "Autres entreprises",
  "It is deleted on {moment}. Until then, one of its owners can open it again on the page of companies.":
    "Elle sera supprimée le {moment}. D’ici là, un de ses propriétaires peut la rouvrir depuis la page des entreprises.",
  "You are no longer a member of {company}. One of its owners or admins can invite you again.":
    "Vous n’êtes plus membre de l’entreprise {company}. Un propriétaire ou un administrateur peut vous inviter de nouveau.",
  "This is open to {list} of the company. Ask one of them if you need it.":
    "Cette page est réservée à certains rôles de l’entreprise : {list}. Adressez-vous à l’une de ces personnes si vous en avez besoin.",
  "Not given": "Non renseigné",
  "Please correct what is marked.": "Veuillez corriger les champs signalés.",
  Copied: "Copié",
  "Turn keys on": "Activer les raccourcis",
  "Turn keys off": "Désactiver les raccourcis",
  "No passkey was used. Try again.": "Aucune clé d’accès n’a été utilisée. Réessayez.",
  "There is a passkey of your account here already.":
    "Cet appareil contient déjà une clé d’accès de votre compte.",
  "That did not work. Reload the page, and try again.":
    "Cela n’a pas fonctionné. Rechargez la page et réessayez.",
  "An amount can’t be read.": "Un montant est illisible.",
  "{amount} can be applied.": "À affecter : {amount}.",
  "{amount} is chosen, {more} more than there is.": "Sélection : {amount}, soit {more} de trop.",
  "{amount} is chosen, {left} is left.": "Sélection : {amount}, reste {left}.",
  "Reading and matching. A large file takes some seconds.":
    "Lecture et rapprochement en cours. Un gros fichier prend quelques secondes.",
  "{matched} of {transactions} transactions are matched.":
    "Mouvements rapprochés : {matched} sur {transactions}.",
  "{part} % is sent.": "Envoyé : {part} %.",
  All: "Tout",
  Filters: "Filtres",
  "Filters ({active})": "Filtres ({active})",
  Search: "Rechercher",
  Apply: "Appliquer",
  filters: "filtres",
  Clear: "Effacer",
  "{j} next, {k} previous, {enter} opens, {a} applies, {u} undoes, {slash} searches for what else it may be.":
    "{j} : suivant, {k} : précédent, {enter} : ouvrir, {a} : affecter, {u} : annuler, {slash} : chercher une autre possibilité.",
  Enter: "Entrée",
  "{j} next, {k} previous, {enter} opens, {x} chooses, {slash} filters, {u} undoes, {help} leads here.":
    "{j} : suivant, {k} : précédent, {enter} : ouvrir, {x} : sélectionner, {slash} : filtrer, {u} : annuler, {help} : afficher cette aide.",
  "{j} next, {k} previous, {enter} opens, {slash} filters, {u} undoes, {help} leads here.":
    "{j} : suivant, {k} : précédent, {enter} : ouvrir, {slash} : filtrer, {u} : annuler, {help} : afficher cette aide.",
  "Nothing has happened yet.": "Aucun événement pour le moment.",
  Undo: "Revenir en arrière",
  "by {date}": "pour le {date}",
  "until {date}": "jusqu’au {date}",
  "by {who}": "– {who}",
  "no address": "pas d’adresse",
  "wants no reminders": "ne souhaite pas de rappels",
  "the address does not work": "l’adresse ne fonctionne pas",
  "Nobody is reminded of it: {name} has no e-mail address and no phone number.":
    "Aucun rappel n’est envoyé : {name} n’a ni adresse e-mail ni numéro de téléphone.",
  "Nobody is reminded of it: {name} wants no reminders.":
    "Aucun rappel n’est envoyé : {name} ne souhaite pas de rappels.",
  "Nobody is reminded of it: messages to {name} come back.":
    "Aucun rappel n’est envoyé : les messages adressés à {name} reviennent.",
  "Add an address": "Ajouter une adresse",
  "Look at the addresses": "Voir les adresses",
  "Give another address": "Indiquer une autre adresse",
  "Not due": "Non échu",
  "1–30 days": "1 à 30 jours",
  "31–60 days": "31 à 60 jours",
  "61–90 days": "61 à 90 jours",
  "90+ days": "Plus de 90 jours",
  "Nobody owes you anything at present.": "Personne ne vous doit rien pour le moment.",
  "What is owed, by how long it is overdue": "Sommes dues, par ancienneté du retard",
  Currency: "Devise",
  "What is owed in {currency}, by how many days it is overdue":
    "Sommes dues en {currency}, par nombre de jours de retard",
  "Received and expected in {currency}, by week": "Reçu et attendu en {currency}, par semaine",
  "Week from": "Semaine du",
  Received: "Reçu",
  Expected: "Attendu",
  "No payment came in lately, and nothing is due soon.": "Aucun paiement récent, et aucune échéance proche.",
  "Expected: due in the week, and still owed": "Attendu : à échéance dans la semaine et encore dû",
  "Received and expected in {currency}, by week; the present week is marked":
    "Reçu et attendu en {currency}, par semaine ; la semaine en cours est signalée",
  "Reminders are on hold: nothing is sent.": "Les rappels sont suspendus : rien n’est envoyé.",
  "Reminders wait for approval: nothing is sent without it.":
    "Les rappels attendent votre approbation : rien ne part sans elle.",
  "Open the outbox": "Ouvrir la boîte d’envoi",
  "The reminder policy has no steps: no customer is reminded. <link>Add steps</link>":
    "Les règles de rappel n’ont aucune étape : aucun client ne reçoit de rappel. <link>Ajouter des étapes</link>",
  "No. {id}": "n° {id}",
  "of {customer}": "({customer})",
  ", by {date}": ", pour le {date}",
  "“{quote}”": "« {quote} »",
  "the bill": "la facture fournisseur",
  "Reminders that failed": "Rappels en échec",
  "No. {receivableId}": "n° {receivableId}",
  "Payments to look at": "Paiements à examiner",
  "Nobody named": "Sans nom",
  ", the newest ends on {date}": ", dernier relevé arrêté au {date}",
  "Customers who can’t be reached": "Clients injoignables",
  "Nothing waits for you: no disputes, no broken promises, no reminders that failed.":
    "Rien à traiter : ni litige, ni promesse non tenue, ni rappel en échec.",
  "{channel} does not work at present": "Le canal {channel} ne fonctionne pas pour le moment",
  down: "en panne",
  "Since {moment}. Reminders wait, and go out when it works again.":
    "Depuis le {moment}. Les rappels attendent et partiront dès que le canal fonctionnera de nouveau.",
  "between|of": "sur",
  Pages: "Pages",
  "{count}–{count2} of {count3}": "{count}–{count2} sur {count3}",
  Previous: "Précédent",
  Next: "Suivant",
  Newest: "Plus récents",
  Older: "Plus anciens",
  "Download CSV": "Télécharger en CSV",
  "Kept in the audit log.": "Figurera dans le journal d’audit.",
  "May stay empty. Kept in the audit log.": "Facultatif. Figurera dans le journal d’audit.",
  Reason: "Motif",
  Note: "Note",
  Text: "Texte",
  "For your colleagues and you. Customers never see it.":
    "Pour vos collègues et vous. Les clients ne la voient jamais.",
  "Remind me on": "Me le rappeler le",
  "It stands on the overview from that day on, until somebody has done it. Leave it empty for no reminder.":
    "La note figure sur la vue d’ensemble à partir de ce jour, jusqu’à ce que quelqu’un l’ait traitée. Laissez vide pour ne pas créer de rappel.",
  "Keep note": "Enregistrer la note",
  Done: "Terminé",
  "A colleague": "Un collègue",
  "Remind on {date}": "À rappeler le {date}",
  Notes: "Notes",
  "Notes to be reminded of": "Notes à traiter",
  "Done.": "C’est fait.",
  "The note is kept.": "La note est enregistrée.",
  Views: "Vues",
  "Find anything": "Rechercher",
  "Ctrl K": "Ctrl K",
  "Show as a table": "Afficher sous forme de tableau",
  "recipient|To": "À",
  By: "Canal",
  Status: "Statut",
  "Not sent": "Non envoyé",
  Subject: "Objet",
  "The message as it was sent": "Le message tel qu’il a été envoyé",
  "As plain text": "En texte brut",
  "created {a receivable}": "a créé {une créance}",
  "created receivables": "a créé des créances",
  Created: "Créée",
  "imported {a receivable}": "a importé {une créance}",
  "imported receivables": "a importé des créances",
  "Imported from a file": "Import depuis un fichier",
  "changed {a receivable}": "a modifié {une créance}",
  "changed receivables": "a modifié des créances",
  Changed: "Modifications",
  "paused {a receivable}": "a mis en pause {une créance}",
  "paused receivables": "a mis en pause des créances",
  "resumed {a receivable}": "a réactivé {une créance}",
  "resumed receivables": "a réactivé des créances",
  Resumed: "Réactivée",
  "voided {a receivable}": "a annulé {une créance}",
  "voided receivables": "a annulé des créances",
  Voided: "Annulée",
  "promised to pay {a receivable}": "a promis de payer {une créance}",
  "Promised to pay": "Paiement promis",
  "said that something is wrong with {a receivable}": "a signalé une erreur sur {une créance}",
  "Said that something is wrong": "Erreur signalée",
  "answered the customer about {a receivable}": "a répondu au client concernant {une créance}",
  "Answered the customer": "Réponse au client",
  "kept the invoice of {a receivable}": "a ajouté la facture à {une créance}",
  "kept invoices of receivables": "a ajouté des factures à des créances",
  "Invoice kept": "Facture ajoutée",
  "removed the invoice of {a receivable}": "a retiré la facture liée à {une créance}",
  "Invoice removed": "Facture retirée",
  "sent the next reminder now for {a receivable}":
    "a demandé l’envoi immédiat du prochain rappel pour {une créance}",
  "Next reminder asked for": "Prochain rappel demandé",
  "approved a message to {a customer}": "a approuvé un message destiné à {un client}",
  "approved messages": "a approuvé des messages",
  "skipped a message to {a customer}": "a écarté un message destiné à {un client}",
  "skipped messages": "a écarté des messages",
  "edited a message to {a customer}": "a modifié un message destiné à {un client}",
  "had a test sent of a message to {a customer}": "s’est envoyé un test du message destiné à {un client}",
  "imported a file of receivables": "a importé un fichier de créances",
  "imported a file of bills": "a importé un fichier de factures fournisseurs",
  "imported a file of customers": "a importé un fichier de clients",
  "recorded a payment for {a receivable}": "a enregistré un paiement pour {une créance}",
  "recorded payments": "a enregistré des paiements",
  "Payment recorded": "Paiement enregistré",
  "reversed a payment for {a receivable}": "a annulé un paiement pour {une créance}",
  "reversed payments": "a annulé des paiements",
  "Payment reversed": "Paiement annulé",
  "applied {a bank transaction}": "a affecté {un mouvement bancaire}",
  "applied bank transactions": "a affecté des mouvements bancaires",
  "took back what was done with {a bank transaction}": "a remis en attente {un mouvement bancaire}",
  "set {a bank transaction} aside": "a ignoré {un mouvement bancaire}",
  "set bank transactions aside": "a ignoré des mouvements bancaires",
  "refused a suggestion for {a bank transaction}": "a refusé une suggestion pour {un mouvement bancaire}",
  "took {a bank transaction} back, which the bank has returned":
    "a annulé {un mouvement bancaire} à la suite d’un rejet de la banque",
  "paid back what was left of {a bank transaction}": "a remboursé ce qui restait sur {un mouvement bancaire}",
  "recorded a payment from {a customer}": "a enregistré un paiement versé par {un client}",
  "recorded payments from customers": "a enregistré des paiements de clients",
  "Recorded a payment from this customer": "Paiement de ce client enregistré",
  "used the credit of {a customer}": "a utilisé l’avoir détenu par {un client}",
  "Used credit": "Avoir utilisé",
  "paid back the credit of {a customer}": "a remboursé son avoir à {un client}",
  "Paid back what was left of a payment": "Reste d’un paiement remboursé",
  "took back a payment from {a customer}": "a annulé un paiement versé par {un client}",
  "Took back a payment that was recorded by mistake": "Paiement enregistré par erreur, annulé",
  "noted something about {a customer}": "a ajouté une note sur {un client}",
  Noted: "Note ajoutée",
  "has done what was noted about {a customer}": "a traité une note sur {un client}",
  "Done what was noted": "Note traitée",
  "merged another customer into {a customer}": "a fusionné un autre client avec {un client}",
  "Merged another customer into this one": "Autre client fusionné avec celui-ci",
  "undid that a customer was merged into {a customer}": "a annulé la fusion d’un client avec {un client}",
  "Undid a merge of customers": "Fusion de clients annulée",
  "forgot an account that had paid for {a customer}": "a oublié un compte qui payait pour {un client}",
  "Forgot an account that had paid": "Compte payeur oublié",
  "imported {a bill}": "a importé {une facture fournisseur}",
  "imported bills": "a importé des factures fournisseurs",
  "created {a bill}": "a créé {une facture fournisseur}",
  "created bills": "a créé des factures fournisseurs",
  "changed {a bill}": "a modifié {une facture fournisseur}",
  "marked {a bill} as paid": "a marqué comme payée {une facture fournisseur}",
  "marked bills as paid": "a marqué des factures fournisseurs comme payées",
  "Marked as paid": "Marquée comme payée",
  "created a series of bills": "a créé une série de factures fournisseurs",
  "Its series was created": "Série créée",
  "stopped a series of bills": "a arrêté une série de factures fournisseurs",
  "Its series was stopped": "Série arrêtée",
  "created {the next bill of a series}": "a créé {la facture suivante d’une série}",
  "created the next bills of series": "a créé les factures suivantes de séries",
  "Written by its series": "Créée par sa série",
  "imported {a customer}": "a importé {un client}",
  "imported customers": "a importé des clients",
  "changed {a customer}": "a modifié {un client}",
  "stopped reminders to an address of {a customer}": "a arrêté les rappels à une adresse pour {un client}",
  "Stopped reminders to an address": "Rappels arrêtés pour une adresse",
  "allowed reminders to an address of {a customer} again":
    "a de nouveau autorisé les rappels à une adresse pour {un client}",
  "Allowed reminders to an address again": "Rappels de nouveau autorisés pour une adresse",
  "stopped reminders to {a customer}, whose address does not work":
    "a arrêté les rappels à {un client}, dont l’adresse ne fonctionne pas",
  "Stopped reminders to an address that does not work":
    "Rappels arrêtés pour une adresse qui ne fonctionne pas",
  "made a new link for {a customer}'s page":
    "a créé un nouveau lien vers la page de paiement pour {un client}",
  "Made a new link for the debtor’s page": "Nouveau lien vers la page de paiement",
  "opened their invoice page ({a customer})": "a ouvert sa page de paiement ({un client})",
  "Invoice page opened": "Page de paiement ouverte",
  "created {a key}": "a créé {une clé}",
  "rotated {a key}": "a renouvelé {une clé}",
  "revoked {a key}": "a révoqué {une clé}",
  "added a person": "a ajouté une personne",
  "changed a person's role": "a changé le rôle d’une personne",
  "removed a person": "a retiré une personne",
  "invited a person": "a invité une personne",
  "invited a person again": "a de nouveau invité une personne",
  "withdrew an invitation": "a retiré une invitation",
  "accepted an invitation": "a accepté une invitation",
  "created an account": "a créé un compte",
  "made a link to sign in for the first time": "a créé un lien de première connexion",
  "joined the company": "a rejoint l’entreprise",
  "signed up": "a ouvert un compte",
  "confirmed an e-mail address": "a confirmé une adresse e-mail",
  "changed an account": "a modifié un compte",
  "changed a password": "a changé un mot de passe",
  "signed out everywhere": "a fermé toutes ses sessions",
  "asked for another e-mail address": "a demandé à changer d’adresse e-mail",
  "kept the present e-mail address": "a conservé son adresse e-mail actuelle",
  "took the earlier e-mail address back": "a repris son ancienne adresse e-mail",
  "took back the account of their e-mail address": "a repris le compte lié à son adresse e-mail",
  "closed an account": "a fermé un compte",
  "linked an account to single sign-on": "a lié un compte à l’authentification unique (SSO)",
  "unlinked an account from single sign-on": "a dissocié un compte de l’authentification unique (SSO)",
  "signed in by single sign-on": "a ouvert une session par authentification unique (SSO)",
  "set up two-factor authentication": "a activé la double authentification",
  "turned off two-factor authentication": "a désactivé la double authentification",
  "reset a person's two-factor authentication": "a réinitialisé la double authentification d’une personne",
  "used a recovery code": "a utilisé un code de secours",
  "made new recovery codes": "a créé de nouveaux codes de secours",
  "saw a wrong password for {somebody}": "a constaté un mot de passe erroné pour {une personne}",
  "saw a wrong code for {somebody}": "a constaté un code erroné pour {une personne}",
  "saw a wrong key or link": "a constaté une clé ou un lien erroné",
  "made {somebody} wait after wrong tries": "a fait patienter {une personne} après des tentatives erronées",
  "refused a form of {somebody}, which no page of this application has made":
    "a refusé un formulaire envoyé par {une personne} et étranger à cette application",
  "saw {somebody} sign in with a new browser": "a vu {une personne} se connecter avec un nouveau navigateur",
  "saw {somebody} do what needs a fresh proof":
    "a vu {une personne} effectuer une action qui exige une nouvelle vérification",
  "added a passkey": "a ajouté une clé d’accès",
  "removed a passkey": "a supprimé une clé d’accès",
  "used a passkey that may be a copy, and was refused":
    "a utilisé une clé d’accès qui pourrait être une copie : accès refusé",
  "changed the reminder policy": "a modifié les règles de rappel",
  "changed the texts of reminders": "a modifié les textes des rappels",
  "started a plan": "a démarré un forfait",
  "ended a plan": "a mis fin à un forfait",
  "created the company": "a créé l’entreprise",
  "changed the company's facts": "a modifié la fiche de l’entreprise",
  "changed whether reminders leave": "a changé le mode d’envoi des rappels",
  "imported a bank statement": "a importé un relevé bancaire",
  "added a bank account": "a ajouté un compte bancaire",
  "removed a bank account": "a supprimé un compte bancaire",
  "set what the company may do a day": "a fixé les limites quotidiennes de l’entreprise",
  "asked for an archive of all that the company has":
    "a demandé une archive de toutes les données de l’entreprise",
  "closed the company": "a fermé l’entreprise",
  "opened the company again": "a rouvert l’entreprise",
  "deleted the company": "a supprimé l’entreprise",
  "activated the company": "a activé l’entreprise",
  "deactivated the company": "a désactivé l’entreprise",
  "moved the test clock": "a avancé l’horloge de test",
  "opened the gate": "a ouvert l’accès",
  "closed the gate": "a fermé l’accès",
  "changed the addresses for providers' reports": "a changé les adresses de retour des prestataires",
  "sealed the secrets by another key": "a chiffré les secrets avec une autre clé",
  "made a restored database safe to serve":
    "a préparé une base de données restaurée pour la remise en service",
  "receivable {id}": "la créance n° {id}",
  "bill {id}": "la facture fournisseur n° {id}",
  "customer {id}": "le client n° {id}",
  "bank transaction {id}": "le mouvement bancaire n° {id}",
  amount: "montant",
  currency: "devise",
  "due date": "échéance",
  reference: "référence",
  description: "description",
  customer: "client",
  "what it is for": "objet",
  name: "nom",
  phone: "téléphone",
  language: "langue",
  "time zone": "fuseau horaire",
  "What was changed: {list}.": "Modifié : {list}.",
  "A key": "Une clé",
  "Key “{keyName}”": "Clé « {keyName} »",
  "Key “{keyName}” of {userName}": "Clé « {keyName} » ({userName})",
  "The operator": "L’exploitant",
  "The customer": "Le client",
  "This is not your password.": "Ce n’est pas votre mot de passe.",
  "This code is not right, or it was used before. Codes change every 30 seconds.":
    "Ce code n’est pas correct ou a déjà servi. Les codes changent toutes les 30 secondes.",
  "Confirm that it is you": "Confirmez votre identité",
  "Who you are, how you are paid and how you are reached stands in every message.":
    "Chaque message indique qui vous êtes, comment vous payer et comment vous joindre.",
  "Company facts": "Fiche de l’entreprise",
  "Enter what customers owe you, or import it.": "Saisissez ce que vos clients vous doivent, ou importez-le.",
  "First debts": "Premières créances",
  "Read what your customers will read.": "Lisez ce que vos clients liront.",
  "Texts read": "Textes lus",
  "Open a message in the outbox and have a test sent to yourself.":
    "Ouvrez un message dans la boîte d’envoi et envoyez-vous un test.",
  "Test mail received": "E-mail de test reçu",
  "See who would get what, and let it leave.": "Voyez qui recevra quoi, et lancez les envois.",
  Live: "Envois lancés",
  "Until your first message leaves": "Avant l’envoi de votre premier message",
  "To do": "À faire",
  "I have read them": "Je les ai lus",
  Outstanding: "Reste dû",
  Amount: "Montant",
  Facts: "Informations",
  Customer: "Client",
  Due: "Échéance",
  Why: "Pourquoi",
  "It resumes by itself on {date}.": "Elle sera réactivée automatiquement le {date}.",
  "Promised for": "Promis pour le",
  Reference: "Référence",
  Description: "Description",
  Number: "Numéro",
  "day|Paid": "Payé le",
  How: "Moyen",
  "bank transaction": "mouvement bancaire",
  "Reminders are on hold: it leaves once somebody goes live.":
    "Les rappels sont suspendus : il partira une fois les envois lancés.",
  "It waits in the outbox until an owner or admin approves it.":
    "Il attend dans la boîte d’envoi l’approbation d’un propriétaire ou d’un administrateur.",
  "It leaves within the next minutes.": "Il part dans les prochaines minutes.",
  "It can’t leave right now: it leaves on {moment}. “What comes next” says why.":
    "Il ne peut pas partir tout de suite : départ le {moment}. La rubrique « À venir » indique pourquoi.",
  "It is resumed.": "La créance est réactivée.",
  "The payment is recorded.": "Le paiement est enregistré.",
  "What comes next": "À venir",
  Payments: "Paiements",
  "What happened": "Historique",
  "Reminder policy": "Règles de rappel",
  "Texts of reminders": "Textes des rappels",
  "Two-factor authentication": "Double authentification",
  "people|Accounts": "Comptes utilisateurs",
  Security: "Sécurité",
  Plan: "Forfait",
  Person: "Personne",
  Everybody: "Tout le monde",
  What: "Quoi",
  Everything: "Tout",
  From: "De",
  To: "À",
  When: "Quand",
  "What was done, the newest first": "Ce qui a été fait, du plus récent au plus ancien",
  "Nothing was found. Widen the filters or the dates.":
    "Aucun résultat. Élargissez les filtres ou les dates.",
  "Nothing was found among the newest entries. Look further back, or choose dates.":
    "Aucun résultat parmi les entrées les plus récentes. Remontez plus loin ou choisissez des dates.",
  "The file has the newest {count} entries at most.":
    "Le fichier contient au plus les {count} entrées les plus récentes.",
  "It is approved, and leaves at its time.": "Il est approuvé et partira à l’heure prévue.",
  "It will not be sent. Its case goes on.": "Il ne sera pas envoyé. Le dossier suit son cours.",
  "It is saved for this message.": "La modification est enregistrée pour ce message.",
  "The usual texts are back.": "Les textes habituels sont rétablis.",
  "A test is on its way to your own address.": "Un test est en route vers votre adresse.",
  "{channel} to {customer}": "{channel} à {customer}",
  "The message": "Le message",
  "When and why": "Quand et pourquoi",
  "The e-mail address or the password is not right.":
    "L’adresse e-mail ou le mot de passe n’est pas correct.",
  "The e-mail address or the password is not right, or they are not those of an owner with two-factor authentication. Everybody else signs in by the button above.":
    "L’adresse e-mail ou le mot de passe n’est pas correct, ou ce ne sont pas ceux d’un propriétaire ayant la double authentification. Toutes les autres personnes se connectent avec le bouton ci-dessus.",
  "This recovery code is not right, or it was used before.":
    "Ce code de secours n’est pas correct ou a déjà servi.",
  "The first step was too long ago. Start again with your e-mail address and password.":
    "La première étape date de trop longtemps. Recommencez avec votre adresse e-mail et votre mot de passe.",
  "Sign in with {name}": "Se connecter avec {name}",
  "A password is for owners with two-factor authentication only.":
    "Le mot de passe est réservé aux propriétaires ayant la double authentification.",
  "Sign in": "Se connecter",
  "Sign in with a passkey": "Se connecter avec une clé d’accès",
  "Forgot your password?": "Mot de passe oublié ?",
  "No account yet? <link>Sign up</link>": "Pas encore de compte ? <link>Créez-en un</link>",
  "You are signed in. This recovery code does not work again. Your account shows how many you have left.":
    "Vous êtes connecté. Ce code de secours ne fonctionne plus. Votre compte indique combien il vous en reste.",
  "The e-mail address comes from {from}: {email}.": "L’adresse e-mail vient du client {from} : {email}.",
  "The phone number comes from {from}: {phoneE164}.":
    "Le numéro de téléphone vient du client {from} : {phoneE164}.",
  "The language comes from {from}: {preferredLocale}.":
    "La langue vient du client {from} : {preferredLocale}.",
  "The time zone comes from {from}: {timezone}.": "Le fuseau horaire vient du client {from} : {timezone}.",
  "No more e-mails go to {email}, because {from} wants none. This stays so if you undo it.":
    "Plus aucun e-mail ne sera envoyé à {email}, car {from} n’en souhaite pas. Cela reste valable même si vous annulez la fusion.",
  "No more SMS go to {phoneE164}, because {from} wants none. This stays so if you undo it.":
    "Plus aucun SMS ne sera envoyé à {phoneE164}, car {from} n’en souhaite pas. Cela reste valable même si vous annulez la fusion.",
  "All receivables, messages, notes, payments, replies and credit of {gone} belong to {kept} from then on.":
    "Les créances, messages, notes, paiements, réponses et avoirs du client {gone} passent au client {kept}.",
  "Name, addresses, language and time zone stay those of {kept}.":
    "Le nom, les adresses, la langue et le fuseau horaire restent ceux du client {kept}.",
  "Addresses that are stopped or do not work stay so.":
    "Les adresses arrêtées ou qui ne fonctionnent pas le restent.",
  "Whoever still uses the number of {gone}, in a file or by the API, reaches {kept}.":
    "Le numéro du client {gone}, dans un fichier ou par l’API, mène désormais au client {kept}.",
  "You can undo it for a day. What comes in meanwhile stays with {kept}.":
    "Vous pouvez annuler la fusion pendant un jour. Ce qui arrive entre-temps reste attribué au client {kept}.",
  "The changes are saved.": "Les modifications sont enregistrées.",
  "No more e-mails go there.": "Plus aucun e-mail ne sera envoyé à cette adresse.",
  "No more SMS go there.": "Plus aucun SMS ne sera envoyé à ce numéro.",
  "E-mails may go there again.": "Les e-mails à cette adresse sont de nouveau autorisés.",
  "SMS may go there again.": "Les SMS à ce numéro sont de nouveau autorisés.",
  "The account is forgotten.": "Le compte est oublié.",
  "The customer has a new link. Earlier ones no longer work.":
    "Le client a un nouveau lien. Les anciens ne fonctionnent plus.",
  Allowed: "Autorisé",
  "Opted out": "Refuse les rappels",
  "Does not work": "Ne fonctionne pas",
  "No address": "Pas d’adresse",
  Owes: "Doit",
  Overdue: "En retard",
  Oldest: "Plus ancienne échéance",
  "Last message": "Dernier message",
  Addresses: "Adresses",
  Written: "Écrit le",
  "Answers to this customer": "Réponses à ce client",
  Merge: "Fusionner",
  "{displayName} has the same e-mail address.": "{displayName} a la même adresse e-mail.",
  "Merge into {displayName}": "Fusionner avec {displayName}",
  "{goneName} was merged into this customer.": "Le client {goneName} a été fusionné avec celui-ci.",
  "{goneName} was merged into {keptName}.": "Le client {goneName} a été fusionné avec {keptName}.",
  "This can be undone until {moment}.": "Vous pouvez revenir en arrière jusqu’au {moment}.",
  "The customers are two again.": "Les deux clients sont de nouveau séparés.",
  "No reminders are wanted there since {moment}.": "Les rappels y sont refusés depuis le {moment}.",
  "No reminders are wanted there since {moment}: {reason}":
    "Les rappels y sont refusés depuis le {moment} : {reason}",
  "A message was reported as spam on {moment}.": "Un message a été signalé comme indésirable le {moment}.",
  "A message came back on {moment}.": "Un message est revenu le {moment}.",
  "Stop e-mails": "Arrêter les e-mails",
  "Allow e-mails again": "Autoriser de nouveau les e-mails",
  "Stop SMS": "Arrêter les SMS",
  "Allow SMS again": "Autoriser de nouveau les SMS",
  "Reminders may go to {address}, for every customer who has this address.":
    "Les rappels peuvent être envoyés à {address}, pour tous les clients qui ont cette adresse.",
  "No more reminders go to {address}, for every customer who has this address.":
    "Plus aucun rappel n’est envoyé à {address}, pour tous les clients qui ont cette adresse.",
  Credit: "Avoir",
  "since {moment}, by <link>this transaction</link>": "depuis le {moment}, par <link>ce mouvement</link>",
  Forget: "Oublier",
  "Forget a known payer": "Oublier un payeur connu",
  "Forget that {printedAccount} pays for this customer? Payments from it are then found by their text and amount alone. What was applied stays.":
    "Oublier que le compte {printedAccount} paie pour ce client ? Ses paiements ne seront alors plus reconnus que par leur texte et leur montant. Ce qui a été affecté le reste.",
  "Known payers": "Payeurs connus",
  Receivable: "Créance",
  "Nothing was paid yet.": "Aucun paiement pour le moment.",
  "Payments of this customer": "Paiements de ce client",
  "All bank transactions": "Tous les mouvements bancaires",
  "Money that may be theirs": "Encaissements pouvant venir de ce client",
  "Reminders about what it may be for wait, until somebody applies or ignores it.":
    "Les rappels pour les créances concernées attendent que quelqu’un affecte ou ignore l’encaissement.",
  "Transactions that may be this customer’s": "Mouvements pouvant venir de ce client",
  "{applied} for these receivables, {credit} stays as credit.":
    "Affecté à ces créances : {applied} ; reste en avoir : {credit}.",
  "{more} more than came.": "Soit {more} de plus que le montant reçu.",
  "What it is for, the oldest first": "Créances réglées, des plus anciennes aux plus récentes",
  "{amount} open, due {date}.": "Reste dû : {amount}, échéance le {date}.",
  "Nothing is recorded yet: the oldest are filled in. Change what is otherwise, and press the button again.":
    "Rien n’est encore enregistré : le montant est réparti sur les créances les plus anciennes. Corrigez si nécessaire, puis appuyez de nouveau sur le bouton.",
  "Payment from this customer": "Paiement reçu",
  "Paid on": "Payé le",
  "Nothing is open: all of it stays as credit for what comes.":
    "Aucune créance en cours : le montant entier reste en avoir pour la suite.",
  "Record payment": "Enregistrer le paiement",
  "Use credit": "Utiliser l’avoir",
  "{list} can be used.": "Disponible : {list}.",
  "Credit of a bank transaction is used on its own page.":
    "L’avoir issu d’un mouvement bancaire s’utilise sur la page de ce mouvement.",
  "Taken back": "Annulé",
  "{amount} credit": "Avoir : {amount}",
  "Rest paid back": "Reste remboursé",
  Used: "Utilisé",
  "verb|Paid back": "Marquer comme remboursé",
  "You have paid {left} back to the customer. It is no credit any more.":
    "Vous avez remboursé {left} au client. Cette somme n’est plus un avoir.",
  "Take back": "Annuler le paiement",
  "Take back this payment of {amount}? What it has paid is owed again, and reminders go on. Use this where it was recorded by mistake.":
    "Annuler ce paiement de {amount} ? Ce qu’il a réglé sera de nouveau dû et les rappels reprendront. À utiliser s’il a été enregistré par erreur.",
  Change: "Actions",
  "Payments from this customer": "Paiements de ce client",
  "Payments that were recorded for this customer as a whole":
    "Paiements enregistrés pour ce client dans son ensemble",
  Phone: "Téléphone",
  Language: "Langue",
  "Time zone": "Fuseau horaire",
  "Planned for": "Prévu pour",
  Channel: "Canal",
  For: "Pour",
  Messages: "Messages",
  "No message is planned or was sent.": "Aucun message planifié ni envoyé.",
  "Reminders of this customer": "Rappels de ce client",
  "All messages": "Tous les messages",
  "The credit is used.": "L’avoir est utilisé.",
  "It is no credit any more.": "Cette somme n’est plus un avoir.",
  "The payment is taken back.": "Le paiement est annulé.",
  Edit: "Modifier",
  "With the country: +4915112345678.": "Avec l’indicatif du pays : +33612345678.",
  "Such as en or de. Leave it empty for the company's.":
    "Par exemple fr ou en. Laissez vide pour celle de l’entreprise.",
  "Such as Europe/Berlin. Leave it empty for the company's.":
    "Par exemple Europe/Paris. Laissez vide pour celui de l’entreprise.",
  "Save changes": "Enregistrer les modifications",
  "The debtor’s page": "Page de paiement du client",
  "Open the debtor’s page": "Ouvrir la page de paiement",
  "New link": "Nouveau lien",
  "New link to the debtor’s page": "Nouveau lien vers la page de paiement",
  "All links that {displayName} was sent so far no longer work.":
    "Tous les liens déjà envoyés à {displayName} cesseront de fonctionner.",
  Nothing: "Rien",
  "Where reminders may go": "Où envoyer les rappels",
  "Receivables of this customer": "Créances de ce client",
  "All receivables": "Toutes les créances",
  "The invitation is on its way.": "L’invitation est en route.",
  "The invitation is on its way again. We send at most three mails an hour to one address.":
    "L’invitation est de nouveau en route. Nous envoyons au plus trois e-mails par heure à une même adresse.",
  "The invitation is withdrawn.": "L’invitation est retirée.",
  "The role is changed.": "Le rôle est modifié.",
  "This person does not belong to the company any more.":
    "Cette personne ne fait plus partie de l’entreprise.",
  "Two-factor authentication is reset. The person is told by mail.":
    "La double authentification est réinitialisée. La personne en est informée par e-mail.",
  "The invoice of {receivableName}": "Facture – {receivableName}",
  "Back to {receivableName}": "Retour à {receivableName}",
  "We send you a link to set a new password.":
    "Nous vous envoyons un lien pour choisir un nouveau mot de passe.",
  "Send the link": "Envoyer le lien",
  "If there is an account with this address, a mail with a link is on its way to it. The link works once, for 24 hours. Nothing has come? Look into the folder for spam, or ask for another one in an hour.":
    "Si un compte existe avec cette adresse, un e-mail contenant un lien est en route. Le lien fonctionne une seule fois, pendant 24 heures. Rien reçu ? Regardez dans les indésirables, ou redemandez un lien dans une heure.",
  "As in your country: {languageName}": "Selon le pays : {languageName}",
  "Your company’s is {replaceAll}.": "Celui de votre entreprise : {replaceAll}.",
  "Find a customer": "Trouver un client",
  Find: "Rechercher",
  "Nobody found. Try fewer words, or enter a new customer below.":
    "Aucun client trouvé. Essayez avec moins de mots, ou saisissez un nouveau client ci-dessous.",
  "New customer": "Nouveau client",
  "With its country: +4915112345678.": "Avec l’indicatif du pays : +33612345678.",
  "Messages are written in it.": "Langue des messages.",
  "As your company": "Comme votre entreprise",
  "Messages arrive there at the hours of your policy. {usualZone}":
    "Les messages arrivent dans ce fuseau, aux heures fixées par vos règles. {usualZone}",
  "A new customer": "Un nouveau client",
  "The newest customers, or those that you have looked for above.":
    "Les clients les plus récents, ou ceux que vous avez recherchés ci-dessus.",
  "What is owed": "Ce qui est dû",
  "Such as 120.50 or 120,50, as you write it.":
    "Par exemple 120,50 ou 120.50, comme vous en avez l’habitude.",
  "Due date": "Échéance",
  "Your own, an invoice number say.": "La vôtre, par exemple un numéro de facture.",
  Create: "Créer",
  "The receivable is created.": "La créance est créée.",
  "The policy is saved. All that is open is planned anew in the background.":
    "Les règles sont enregistrées. Tous les rappels en cours sont replanifiés en arrière-plan.",
  "The policy is saved. It has no steps: no customer is reminded.":
    "Les règles sont enregistrées. Elles n’ont aucune étape : aucun client ne reçoit de rappel.",
  "This is what would happen. Nothing is saved yet.":
    "Voici ce qui se passerait. Rien n’est encore enregistré.",
  "The steps are changed here. Nothing is saved yet.":
    "Les étapes sont modifiées sur cette page. Rien n’est encore enregistré.",
  "The default policy is in force again.": "Les règles par défaut sont de nouveau appliquées.",
  Holiday: "Férié",
  Closed: "Fermé",
  "Due in effect": "Date limite",
  "Due on {date}": "Échéance le {date}",
  ", a day on which nothing is sent: it is paid in time until {date}.":
    ", jour sans envoi : un paiement reçu jusqu’au {date} est à temps.",
  "Nothing would be sent: the policy has no steps.": "Rien ne serait envoyé : les règles n’ont aucune étape.",
  "Times are the customer's, in {timezone}.": "Les heures sont celles du client ({timezone}).",
  Friendly: "Cordial",
  Firm: "Ferme",
  Final: "Dernier rappel",
  Monday: "Lundi",
  Tuesday: "Mardi",
  Wednesday: "Mercredi",
  Thursday: "Jeudi",
  Friday: "Vendredi",
  Saturday: "Samedi",
  Sunday: "Dimanche",
  "Moved. {list}": "Décalé. {list}",
  "Not sent.": "Non envoyé.",
  "Not sent. {reason}": "Non envoyé. {reason}",
  "on the due date": "le jour de l’échéance",
  "{days} before the due date": "{days} avant l’échéance",
  "{days} after the due date": "{days} après l’échéance",
  Never: "Jamais",
  "To final e-mails": "Aux derniers rappels",
  "To firm and final e-mails": "Aux rappels fermes et aux derniers rappels",
  " and {count} more": " et {count} de plus",
  "No. {customerId}": "n° {customerId}",
  Message: "Message",
  Now: "Actuellement",
  Then: "Ensuite",
  "All {count} open receivables were looked at.": "Les {count} créances en cours ont toutes été examinées.",
  "The first {count} open receivables were looked at.":
    "Les {count} premières créances en cours ont été examinées.",
  "In the live book": "Dans vos données réelles",
  "Nothing would change.": "Rien ne changerait.",
  "If nobody pays, this would change:": "Si personne ne paie, voici ce qui changerait :",
  "Messages in {previewDays} days now": "Messages sur {previewDays} jours, actuellement",
  "Messages in {previewDays} days then": "Messages sur {previewDays} jours, ensuite",
  "None of the receivables that there are would get another message in these {previewDays} days. The calendar shows one that is made up.":
    "Aucune des créances existantes ne recevrait d’autre message pendant ces {previewDays} jours. Le calendrier montre une créance fictive.",
  "The first changes": "Premiers changements",
  "{step}, by {channels}": "{step}, par {channels}",
  "a bill's reminder {step}": "un rappel de facture fournisseur {step}",
  yes: "oui",
  no: "non",
  none: "aucun",
  "{days}, then nothing is sent": "{days}, puis plus aucun envoi",
  Hours: "Heures",
  "{from} to {to}": "de {from} à {to}",
  Days: "Jours",
  "Not on public holidays": "Pas les jours fériés",
  "Minimum balances": "Soldes minimaux",
  "Step added: {step}.": "Étape ajoutée : {step}.",
  "Step removed: {step}.": "Étape supprimée : {step}.",
  "{label}: {value}, before it was {before}.": "{label} : {value} (auparavant : {before}).",
  "By the customer's clock. Nothing leaves before {earliestTime} or after {latestTime}, whatever stands here.":
    "Heure du client. Rien ne part avant {earliestTime} ni après {latestTime}, quel que soit votre choix.",
  "Not on public holidays of the company's country": "Pas les jours fériés du pays de l’entreprise",
  "0 to {most}: a notice names what is due so soon, and tells of nothing again for as long.":
    "De 0 à {most} : un avis annonce les échéances de cette période, et ne les annonce pas de nouveau pendant la même durée.",
  "1 to {most}; those that name it.": "De 1 à {most} ; seuls comptent les messages qui la mentionnent.",
  "0 to {most}: so many days on which messages leave may a missed step be late.":
    "De 0 à {most} : retard maximal d’une étape manquée, en jours d’envoi.",
  "Of the whole company, so that many do not leave at once.":
    "Pour toute l’entreprise, afin que les messages ne partent pas tous à la fois.",
  "0 to {most}.": "De 0 à {most}.",
  "{least} to {most}: so often is a receivable named again until it is paid. Never if empty.":
    "De {least} à {most} : intervalle auquel une créance est rappelée jusqu’à son paiement. Jamais si vide.",
  "0 to {most}: so long a message waits while a payment that may be for it is looked at.":
    "De 0 à {most} : durée pendant laquelle un message attend qu’un paiement qui le concerne peut-être soit examiné.",
  "1 to {most}: without a newer bank statement for so long you are told. Never if empty.":
    "De 1 à {most} : sans relevé bancaire plus récent pendant cette durée, vous êtes prévenu. Jamais si vide.",
  "And send nothing until there is one": "Et ne rien envoyer tant que ce relevé manque",
  "What you keep as the invoice of a receivable, up to 10 MB in one e-mail. The customer’s page offers all of them.":
    "La facture ajoutée à une créance, jusqu’à 10 Mo par e-mail. La page de paiement du client les propose toutes.",
  "A receivable that owes less than this waits until it owes more. In other currencies, so does one that owes less than 5.00 and less than a tenth of its amount.":
    "Aucun rappel n’est envoyé pour une créance dont le reste dû est inférieur à ce montant. Dans les autres devises, il en va de même si le reste dû est inférieur à la fois à 5,00 et au dixième du montant.",
  "Currency {index}": "Devise {index}",
  "At least {index}": "Au moins {index}",
  "Bills, step": "Factures fournisseurs, étape",
  Step: "Étape",
  "Minimum for {currency}": "Minimum ({currency})",
  "no currency": "sans devise",
  "This is the default policy.": "Ce sont les règles par défaut.",
  "Version {version}, saved {moment}.": "Version {version}, enregistrée le {moment}.",
  Steps: "Étapes",
  "Customers are reminded of what they owe:": "Quand rappeler aux clients ce qu’ils doivent :",
  "The usual tone is friendly up to the due date, firm after it, and final for the last step if it is late.":
    "Le ton habituel est cordial jusqu’à l’échéance, puis ferme ; la dernière étape, si elle est assez tardive, est un dernier rappel.",
  "Hours and days": "Heures et jours",
  Limits: "Limites",
  "Bills to pay": "Factures fournisseurs à payer",
  "Your own people are reminded of bills by e-mail.":
    "Votre équipe reçoit par e-mail un rappel des factures fournisseurs à payer.",
  "This policy has no steps: no customer is reminded of anything, until somebody adds some.":
    "Ces règles n’ont aucune étape : aucun client ne reçoit de rappel tant que personne n’en ajoute.",
  "Save without steps": "Enregistrer sans étapes",
  "Once everything is right, you see here what would happen.":
    "Dès que tout est correct, vous voyez ici ce qui se passerait.",
  "Preview also says what would change about the receivables that you have.":
    "L’aperçu indique aussi ce qui changerait pour vos créances actuelles.",
  "Country of the company": "Pays de l’entreprise",
  "None: no holidays": "Aucun",
  "Time zone of the customer": "Fuseau horaire du client",
  "Version {version} was saved and changed:":
    "La version {version} a été enregistrée entre-temps, avec ces changements :",
  "Version {version} was saved {moment} and changed:":
    "La version {version} a été enregistrée le {moment}, avec ces changements :",
  Preview: "Aperçu",
  "A sample debt": "Exemple de créance",
  "Save policy": "Enregistrer les règles",
  "Restore the default": "Rétablir les règles par défaut",
  "The default policy takes the place of version {version}.":
    "Les règles par défaut remplacent la version {version}.",
  "The time window": "La plage horaire",
  "Days that a notice looks ahead": "Jours couverts par un avis d’échéance",
  "Days between two reminders to one customer": "Jours entre deux rappels à un même client",
  "Reminders of one receivable, at most": "Rappels par créance, au maximum",
  "Messages a minute, at most": "Messages par minute, au maximum",
  "Open days to catch up": "Jours d’envoi pour rattraper un retard",
  "Days between reminders after the last step": "Jours entre les rappels après la dernière étape",
  "Open days to look at a payment": "Jours d’envoi pour examiner un paiement",
  "Days without a bank statement": "Jours sans relevé bancaire",
  "Attach the invoice": "Joindre la facture",
  days: "jours",
  channels: "canaux",
  tone: "ton",
  "Step {index}": "Étape {index}",
  "before the due date": "avant l’échéance",
  "after the due date": "après l’échéance",
  by: "par",
  Tone: "Ton",
  "Usual tone": "Ton habituel",
  Remove: "Supprimer",
  "step {index}": "l’étape {index}",
  "Add a step": "Ajouter une étape",
  "for bills": "pour les factures fournisseurs",
  "{name} was merged into {presentName}. Receivables, messages and notes are there.":
    "Le client {name} a été fusionné avec {presentName}, où se trouvent désormais ses créances, messages et notes.",
  "It leaves at once.": "Il part tout de suite.",
  "It leaves on {customerTime}, when the hours and distances of the policy let it.":
    "Il part le {customerTime}, dès que les heures et les intervalles fixés par les règles le permettent.",
  "This message can't be written.": "Ce message ne peut pas être rédigé.",
  "To {recipient}": "À {recipient}",
  "It leaves as soon as it may.": "Il part dès que possible.",
  "Send now to {customer}": "Envoi immédiat à {customer}",
  "Back to the message": "Retour au message",
  "Reminders are on hold: nothing is sent before somebody goes live.":
    "Les rappels sont suspendus : rien n’est envoyé tant que personne ne lance les envois.",
  "Send now": "Envoyer maintenant",
  "You have not made this account, or do not know its password? <link>Set a new password</link> by another mail to this address. Then the account is yours, and whoever made it is locked out.":
    "Vous n’avez pas créé ce compte, ou vous n’en connaissez pas le mot de passe ? <link>Choisissez un nouveau mot de passe</link> grâce à un autre e-mail envoyé à cette adresse. Le compte sera alors à vous, et la personne qui l’a créé n’y aura plus accès.",
  "You have not asked for this? Close this page, and nothing happens.":
    "Vous n’avez rien demandé ? Fermez cette page : rien ne se passera.",
  "Is {email} your e-mail address?": "L’adresse {email} est-elle la vôtre ?",
  "Then give the password of your account.": "Si oui, saisissez le mot de passe de votre compte.",
  "Yes, verify it": "Oui, c’est la mienne",
  "For {email}. You will be signed out everywhere else.":
    "Pour {email}. Vous serez déconnecté partout ailleurs.",
  "New password": "Nouveau mot de passe",
  "Set password": "Enregistrer le mot de passe",
  "Welcome, {name}. Choose a password for {email}. After it, you set up two-factor authentication.":
    "Bienvenue, {name}. Choisissez un mot de passe pour {email}. Vous activerez ensuite la double authentification.",
  "This link signs you in, once.": "Ce lien vous connecte, une seule fois.",
  "Sign in as {name}": "Se connecter sous le nom {name}",
  "Welcome, {data}. Choose a password for {email}.":
    "Bienvenue, {data}. Choisissez un mot de passe pour {email}.",
  "There is an account with this address by now. <link>Sign in</link>":
    "Un compte existe désormais avec cette adresse. <link>Se connecter</link>",
  "The e-mail address of your account was changed, or is to be changed. Was that not you? Then take {email} back. Everybody is signed out, and you choose a new password.":
    "L’adresse e-mail de votre compte a été changée, ou va l’être. Ce n’était pas vous ? Reprenez alors {email}. Toutes les sessions seront fermées et vous choisirez un nouveau mot de passe.",
  "Take my address back": "Reprendre mon adresse",
  "{inviter} invites {email} to {company}.": "{inviter} invite {email} à rejoindre l’entreprise {company}.",
  "Sign in with {name} to accept it.": "Connectez-vous avec {name} pour accepter.",
  "Make an account to accept it.": "Créez un compte pour accepter.",
  "Accept invitation": "Accepter l’invitation",
  "You have an account with this address.": "Vous avez un compte avec cette adresse.",
  "You are signed in as {email}. Sign out, and open this link again.":
    "Vous êtes connecté avec l’adresse {email}. Déconnectez-vous, puis rouvrez ce lien.",
  "Sign in to accept": "Se connecter pour accepter",
  "Verify your e-mail address": "Vérifiez votre adresse e-mail",
  "Set a new password": "Choisissez un nouveau mot de passe",
  "Make your account": "Créez votre compte",
  "Take your e-mail address back": "Reprenez votre adresse e-mail",
  "Set your password": "Choisissez votre mot de passe",
  "Accept your invitation": "Acceptez votre invitation",
  "In the application": "Dans l’application",
  "In the application, session {sessionId}": "Dans l’application, session {sessionId}",
  "With a key": "Avec une clé",
  "With key {apiKeyId}": "Avec la clé {apiKeyId}",
  "On the command line": "En ligne de commande",
  "On the customer's page": "Sur la page de paiement du client",
  "By itself": "Automatiquement",
  nothing: "rien",
  "from {before} to {after}": "{before} → {after}",
  Details: "Détails",
  "{count, plural, one {# message is approved.} other {# messages are approved.}}":
    "{count, plural, one {# message est approuvé.} other {# messages sont approuvés.}}",
  "{count, plural, one {# message will not be sent. Its case goes on.} other {# messages will not be sent. Their cases go on.}}":
    "{count, plural, one {# message ne sera pas envoyé. Son dossier suit son cours.} other {# messages ne seront pas envoyés. Leurs dossiers suivent leur cours.}}",
  "{count, plural, one {# message says something else by now. Look at it again.} other {# messages say something else by now. Look at them again.}}":
    "{count, plural, one {Le contenu de # message a changé entre-temps. Relisez-le.} other {Le contenu de # messages a changé entre-temps. Relisez-les.}}",
  Approve: "Approuver",
  Skip: "Écarter",
  "Nothing else leaves in the next 30 days.": "Rien d’autre ne part dans les 30 prochains jours.",
  "Nothing leaves in the next 30 days.": "Rien ne part dans les 30 prochains jours.",
  "What leaves in the next 30 days if nobody pays and nothing changes. The next message of each customer can be read, changed and stopped; what follows on it is foretold. Times are the customers’.":
    "Ce qui partira dans les 30 prochains jours si personne ne paie et si rien ne change. Le prochain message de chaque client peut être lu, modifié et arrêté ; les suivants sont des prévisions. Les heures sont celles du client.",
  "Later messages": "Messages ultérieurs",
  "Key {apiKeyId}": "Clé {apiKeyId}",
  "{count} other keys": "{count} autres clés",
  "No key has sent a request in this time. What is done in the application is not counted.":
    "Aucune clé n’a envoyé de requête pendant cette période. Ce qui est fait dans l’application n’est pas compté.",
  "Requests per day, by key": "Requêtes par jour, par clé",
  Day: "Jour",
  "Requests per day, by key: {count} in {count2} days":
    "Requêtes par jour, par clé : {count} en {count2} jours",
  "Planned from": "Prévu du",
  "Planned to": "Prévu au",
  "{channel} does not work since {moment}. Reminders wait, and go on by themselves when it works again.":
    "Le canal {channel} ne fonctionne pas depuis le {moment}. Les rappels attendent et reprendront d’eux-mêmes dès qu’il fonctionnera de nouveau.",
  "What is planned, the earliest first, then what has ended, newest first":
    "D’abord les rappels planifiés, du plus proche au plus lointain, puis les rappels passés, du plus récent au plus ancien",
  "No reminder matches. Choose other filters, or clear them.":
    "Aucun rappel ne correspond. Choisissez d’autres filtres ou effacez-les.",
  "No reminder is planned yet. Duebook plans them when customers owe something.":
    "Aucun rappel n’est encore planifié. Duebook les planifie dès que des clients doivent quelque chose.",
  "Recovery codes": "Codes de secours",
  "Each of these codes signs you in once if you don't have your phone. Print them, or keep them where you keep your passwords. They are not shown again.":
    "Chacun de ces codes vous connecte une fois si vous n’avez pas votre téléphone. Imprimez-les, ou conservez-les avec vos mots de passe. Ils ne seront plus affichés.",
  "I have kept them": "Je les ai conservés",
  Copy: "Copier",
  "Install an authenticator app on your phone, if you have none.":
    "Installez une application d’authentification sur votre téléphone, si vous n’en avez pas.",
  "Scan this code with the app, or type in the secret.":
    "Scannez ce code avec l’application, ou saisissez le secret.",
  "Type in the six digits that the app shows.": "Saisissez les six chiffres affichés par l’application.",
  "QR code for your authenticator app": "Code QR pour votre application d’authentification",
  Secret: "Secret",
  Confirm: "Confirmer",
  "Keep the present one": "Garder l’actuelle",
  "Not now": "Pas maintenant",
  "{count, plural, one {# recovery code is left.} other {# recovery codes are left.}}":
    "{count, plural, one {Il reste # code de secours.} other {Il reste # codes de secours.}}",
  "Make new ones soon": "Créez-en bientôt de nouveaux",
  "New recovery codes": "Nouveaux codes de secours",
  "Make ten new recovery codes? Those that you have stop working at once.":
    "Créer dix nouveaux codes de secours ? Les codes actuels cesseront aussitôt de fonctionner.",
  "Remove the authenticator app": "Supprimer l’application d’authentification",
  "Turn off two-factor": "Désactiver",
  "Move to another phone": "Changer de téléphone",
  "Move two-factor authentication to another phone? The present one works until the other one does.":
    "Transférer la double authentification vers un autre téléphone ? L’actuel fonctionne jusqu’à ce que l’autre soit prêt.",
  "Remove the authenticator app? Signing in with your password asks for a passkey from then on.":
    "Supprimer l’application d’authentification ? La connexion par mot de passe demandera ensuite une clé d’accès.",
  "Turn off two-factor authentication? Your API keys stop working at once, and where you are owner or admin, you can't open the company until you set it up again.":
    "Désactiver la double authentification ? Vos clés API cesseront aussitôt de fonctionner, et vous ne pourrez plus ouvrir les entreprises dont vous êtes propriétaire ou administrateur tant que vous ne l’aurez pas réactivée.",
  "Add an authenticator app": "Ajouter une application d’authentification",
  "Add an authenticator app? Its codes work beside your passkeys.":
    "Ajouter une application d’authentification ? Ses codes fonctionnent en plus de vos clés d’accès.",
  "a passkey or a code from your authenticator app":
    "une clé d’accès ou un code de votre application d’authentification",
  "a code from your authenticator app": "un code de votre application d’authentification",
  "a passkey": "une clé d’accès",
  On: "Activée",
  "Signing in with your password asks for {asks}.": "La connexion par mot de passe demande {asks}.",
  Off: "Désactivée",
  "With it, nobody can sign in with your password alone. Owners and admins of a company need it, and so do API keys.":
    "Avec elle, votre mot de passe seul ne suffit plus pour se connecter. Elle est obligatoire pour les propriétaires et les administrateurs d’une entreprise, ainsi que pour les clés API.",
  "Add a passkey": "Ajouter une clé d’accès",
  "So that you know it again in the list, such as “My phone”.":
    "Pour la reconnaître dans la liste, par exemple « Mon téléphone ».",
  "Remove a passkey": "Supprimer une clé d’accès",
  "Remove the passkey “{name}”? It opens your account no more, and you are signed out everywhere else.":
    "Supprimer la clé d’accès « {name} » ? Elle n’ouvrira plus votre compte, et vous serez déconnecté partout ailleurs.",
  "It is your only second factor: your API keys stop working at once, and where you are owner or admin, you can't open the company until you set up another one.":
    "C’est votre seul second facteur : vos clés API cesseront aussitôt de fonctionner, et vous ne pourrez plus ouvrir les entreprises dont vous êtes propriétaire ou administrateur tant que vous n’en aurez pas configuré un autre.",
  "Remove “{name}”": "Supprimer « {name} »",
  Added: "Ajoutée le",
  "Last used": "Dernière utilisation",
  Passkeys: "Clés d’accès",
  "A passkey is kept by your phone, your computer, a security key or a password manager. It signs you in without your password, and it can stand for the code of an authenticator app.":
    "Une clé d’accès est conservée par votre téléphone, votre ordinateur, une clé de sécurité ou un gestionnaire de mots de passe. Elle vous connecte sans mot de passe et peut remplacer le code d’une application d’authentification.",
  "You can't add one here: browsers know passkeys only at an address with a name, such as https://duebook.example or http://localhost, and not at one in numbers.":
    "Vous ne pouvez pas en ajouter ici : les navigateurs n’acceptent les clés d’accès qu’à une adresse portant un nom, comme https://duebook.example ou http://localhost, et non à une adresse en chiffres.",
  "Adding a passkey needs JavaScript.": "L’ajout d’une clé d’accès nécessite JavaScript.",
  "You have {maxPasskeys} passkeys, and no more fit.":
    "Vous avez {maxPasskeys} clés d’accès, le maximum possible.",
  "About you": "À propos de vous",
  "As in the company": "Comme dans l’entreprise",
  "What you read is in it, and amounts and dates are as usual there.":
    "Tout ce que vous lisez est dans cette langue ; les montants et les dates suivent ses usages.",
  "How you read times; in the company it is {usualZone}. What is overdue goes by the company’s.":
    "Fuseau dans lequel vous lisez les heures ; celui de l’entreprise est {usualZone}. Les retards se calculent dans celui de l’entreprise.",
  "Send me a digest of what needs attention": "M’envoyer un récapitulatif de ce qui est à traiter",
  "At most once a day, by e-mail to your account's address, if you are an owner or admin. Nothing is sent on days without news.":
    "Au plus une fois par jour, par e-mail à l’adresse de votre compte, si vous êtes propriétaire ou administrateur. Rien n’est envoyé les jours sans nouveauté.",
  "Tell me each morning what leaves today": "M’annoncer chaque matin les envois du jour",
  "At eight by the company's clock, if you are an owner or admin, on days on which something leaves.":
    "À huit heures, heure de l’entreprise, si vous êtes propriétaire ou administrateur, les jours où des messages partent.",
  Save: "Enregistrer",
  Verified: "Vérifiée",
  "Not verified": "Non vérifiée",
  "Open the link in the e-mail that we have sent there. API keys work once your address is verified.":
    "Ouvrez le lien contenu dans l’e-mail que nous avons envoyé à cette adresse. Les clés API fonctionnent une fois votre adresse vérifiée.",
  "It becomes {newEmail} as soon as you open the link that we have sent there. Until then you sign in with the present address, and your API keys do not work.":
    "Elle deviendra {newEmail} dès que vous ouvrirez le lien que nous y avons envoyé. D’ici là, vous vous connectez avec l’adresse actuelle et vos clés API ne fonctionnent pas.",
  "Send the link again": "Renvoyer le lien",
  "Keep the present address": "Garder l’adresse actuelle",
  "You have no password yet. <link>Have a link mailed</link> to set one.":
    "Vous n’avez pas encore de mot de passe. <link>Recevez un lien par e-mail</link> pour en choisir un.",
  "New e-mail": "Nouvelle adresse e-mail",
  "We mail a link there, and tell your present address.":
    "Nous y envoyons un lien, et prévenons votre adresse actuelle.",
  "Change e-mail": "Changer d’adresse e-mail",
  "To change the address, set a password first.":
    "Pour changer d’adresse, choisissez d’abord un mot de passe.",
  "Present password": "Mot de passe actuel",
  "At least {minPasswordLength} characters that are hard to guess. You are signed out everywhere else.":
    "Au moins {minPasswordLength} caractères difficiles à deviner. Vous serez déconnecté partout ailleurs.",
  "Change password": "Changer de mot de passe",
  "You are signed out.": "Vous êtes déconnecté.",
  "That browser is signed out.": "Ce navigateur est déconnecté.",
  "You are signed out everywhere.": "Vous êtes déconnecté partout.",
  "the time zone that you have chosen": "le fuseau horaire que vous avez choisi",
  "because neither you nor a company of yours has chosen a time zone":
    "car ni vous ni aucune de vos entreprises n’avez choisi de fuseau horaire",
  "the time zone of {name}": "le fuseau horaire de l’entreprise {name}",
  "Times are those of {readable}, {why}.": "Fuseau horaire affiché : {readable} ({why}).",
  Browser: "Navigateur",
  "This session": "Cette session",
  "Signed in": "Connexion",
  "Last seen": "Dernière activité",
  End: "Déconnecter",
  "Where you are signed in": "Où vous êtes connecté",
  "Sign out everywhere": "Se déconnecter partout",
  "The passkey is added.": "La clé d’accès est ajoutée.",
  "The passkey is removed. You are signed out everywhere else.":
    "La clé d’accès est supprimée. Vous êtes déconnecté partout ailleurs.",
  "Close account": "Fermer le compte",
  "You leave your companies, and nobody can sign in with this account any more. What you did in a company stays in its log.":
    "Vous quittez vos entreprises et plus personne ne peut se connecter avec ce compte. Ce que vous avez fait dans une entreprise reste dans son journal.",
  "Close your account": "Fermer votre compte",
  "You are signed out everywhere, your API keys stop working, and {email} can make another account. This can’t be undone.":
    "Vous êtes déconnecté partout, vos clés API cessent de fonctionner et l’adresse {email} peut servir à créer un autre compte. Cette action est irréversible.",
  "Your account is closed.": "Votre compte est fermé.",
  "Not confirmed": "Non confirmé",
  "You are not signed in": "Vous n’êtes pas connecté",
  "This needs a sign-in of the last ten minutes at {name}. You come back to where you were. Then do it again: it was not done yet.":
    "Cette action exige une connexion de moins de dix minutes chez {name}. Vous reviendrez ensuite à la page où vous étiez. Recommencez alors : rien n’a encore été fait.",
  Unmatched: "Non rapproché",
  Suggestion: "Suggestion",
  "Partly applied": "Affecté en partie",
  Applied: "Affecté",
  Ignored: "Ignoré",
  "Paid back": "Remboursé",
  "Took a payment back": "A annulé un paiement",
  Return: "Rejet",
  "Money out": "Décaissement",
  "Unknown payer": "Payeur inconnu",
  "payment ID": "identifiant de paiement",
  number: "numéro",
  sum: "total",
  "the {last} is exact": "concordance exacte : {last}",
  "{list} and {last} are exact": "concordance exacte : {list} et {last}",
  "it is less by what may be deducted": "l’écart correspond à la déduction autorisée",
  "another part of it paid a debt of theirs":
    "une autre partie de ce mouvement a réglé une créance du même client",
  "paid by the same account in {month}": "payé par le même compte en {month}",
  "the payer’s name is the customer’s": "le nom du payeur est celui du client",
  "is paid already": "est déjà payée",
  "is void": "est annulée",
  "is in another currency": "est dans une autre devise",
  "{receivable} {why}.": "La créance {receivable} {why}.",
  "Applied.": "Le mouvement est affecté.",
  "Applied to what you chose.": "Le mouvement est affecté aux créances choisies.",
  "It is not suggested any more.": "Cette créance n’est plus suggérée.",
  "Ignored.": "Le mouvement est ignoré.",
  "Undone. It waits again.": "Action annulée. Le mouvement attend de nouveau.",
  "It is taken back: its payments are reversed.": "Le mouvement est annulé, ses paiements aussi.",
  "It is marked as paid back.": "Le mouvement est marqué comme remboursé.",
  "Statements of your bank": "Relevés de votre banque",
  "Choose files, or drop them here: camt (XML or ZIP), MT940, OFX, CSV. Up to 10 MB each.":
    "Choisissez des fichiers ou déposez-les ici : camt (XML ou ZIP), MT940, OFX, CSV. 10 Mo maximum par fichier.",
  Upload: "Charger",
  "{transactions, plural, one {# transaction} other {# transactions}}":
    "{transactions, plural, one {# mouvement} other {# mouvements}}",
  "{transactions, plural, one {# transaction} other {# transactions}}, {known} of them known before":
    "{transactions, plural, one {# mouvement} other {# mouvements}} (déjà connus : {known})",
  "{what}. Nothing is new.": "{what}. Rien de nouveau.",
  "{what}: {applied} applied, nothing waits for you.": "{what}. Affectés : {applied}. Rien à traiter.",
  "{what}: {applied} applied, {waiting, plural, one {# waits} other {# wait}} for you.":
    "{what}. Affectés : {applied}. {waiting, plural, one {# mouvement reste à traiter} other {# mouvements restent à traiter}}.",
  Imported: "Importé",
  "Unknown account": "Compte inconnu",
  Columns: "Colonnes à préciser",
  Refused: "Refusé",
  "It is of {count, plural, one {an account that} other {accounts that}} Duebook does not know: {list}. Nothing was imported.":
    "Il concerne {count, plural, one {un compte que Duebook ne connaît pas} other {des comptes que Duebook ne connaît pas}} : {list}. Rien n’a été importé.",
  "Is it yours? Add it, then upload the file again.":
    "C’est l’un de vos comptes ? Ajoutez-le, puis chargez de nouveau le fichier.",
  "An owner or admin can add it.": "Un propriétaire ou un administrateur peut l’ajouter.",
  "Add this account": "Ajouter ce compte",
  "Open the statement": "Ouvrir le relevé",
  "What came of your files": "Résultat pour vos fichiers",
  "Go to Money in": "Aller aux encaissements",
  "Statement {id}": "Relevé n° {id}",
  "{statementName} is being matched: {count} of {count2}.":
    "Rapprochement en cours, {statementName} : {count} sur {count2}.",
  "Left the account": "Sorti du compte",
  "Came in": "Encaissé",
  "Not applied": "Non affecté",
  Booked: "Date d’opération",
  Value: "Date de valeur",
  Account: "Compte",
  "No. {bankAccountId}": "n° {bankAccountId}",
  "Paid to": "Payé à",
  "Paid by": "Payé par",
  "Their account": "Compte du tiers",
  "End-to-end ID": "Identifiant de bout en bout",
  "Bank’s reference": "Référence de la banque",
  "Reason of the return": "Motif du rejet",
  "Takes back": "Annule",
  "No. {returnsId}": "n° {returnsId}",
  Statement: "Relevé",
  "No. {bankStatementId}": "n° {bankStatementId}",
  Ignore: "Ignorer",
  "It is for none of the receivables, such as a refund of a supplier or money of your own. Reminders no longer wait for it.":
    "Il ne concerne aucune créance : remboursement d’un fournisseur, apport personnel… Les rappels ne l’attendront plus.",
  "left of {amount}": "restants sur {amount}",
  "It takes an earlier payment back, and it is not certain which one. Open it to choose.":
    "Il annule un paiement antérieur, sans qu’on sache lequel avec certitude. Ouvrez-le pour choisir.",
  "Money left the account.": "De l’argent est sorti du compte.",
  "Nothing in the book fits. Look for what it pays.":
    "Aucune créance ne correspond. Cherchez ce que ce paiement règle.",
  Split: "Répartir",
  "{others, plural, one {# other suggestion} other {# other suggestions}}":
    "{others, plural, one {# autre suggestion} other {# autres suggestions}}",
  "Pages of what needs you": "Pages des mouvements à traiter",
  "More that needs you": "Autres mouvements à traiter",
  "What needs you": "À traiter",
  "What needs you ({total})": "À traiter ({total})",
  "What needs you ({total} or more)": "À traiter ({total} ou plus)",
  "Nothing waits for you: all that came in is applied, or was ignored.":
    "Rien à traiter : tous les encaissements sont affectés ou ignorés.",
  "{amount} open, due {date}": "Reste dû : {amount}, échéance le {date}",
  "Amount for {receivableName}": "Montant pour {receivableName}",
  "References, descriptions, customers. What is chosen stays chosen.":
    "Références, descriptions, clients. Votre sélection est conservée.",
  "Split, or apply to other receivables": "Répartir ou affecter à d’autres créances",
  "Search for what it pays.": "Cherchez ce que ce paiement règle.",
  "No open receivable in {currency} matches.": "Aucune créance en cours en {currency} ne correspond.",
  "Apply to these": "Affecter à la sélection",
  "Work out": "Calculer",
  Direction: "Sens",
  "In and out": "Tous",
  "Booked from": "Opération du",
  "Booked to": "Opération au",
  Payer: "Payeur",
  "Just done": "À l’instant",
  "to {receivables}": "à {receivables}",
  Date: "Date",
  "Value date": "Date de valeur",
  "Amount, with its sign": "Montant, avec son signe",
  "Whether it came or left": "Sens (entrée ou sortie)",
  "Payer or payee": "Payeur ou bénéficiaire",
  "Payment reference": "Référence de paiement",
  "Balance afterwards": "Solde après opération",
  "Which column is what? The answer is remembered for the account.":
    "À quoi correspond chaque colonne ? Votre réponse est retenue pour ce compte.",
  "The file is too large to be kept meanwhile: choose it again afterwards.":
    "Le fichier est trop volumineux pour être conservé entre-temps : choisissez-le de nouveau ensuite.",
  "The first rows of {fileName}": "Premières lignes du fichier {fileName}",
  "Choose the account": "Choisir le compte",
  "Not in the file": "Absent du fichier",
  Import: "Importer",
  "The balance of {date} is not that of {date2}": "Le solde du {date} ne correspond pas à celui du {date2}",
  "No statement of {date}": "Relevé manquant : {date}",
  "and {count} more gaps": "et {count} autres périodes",
  "No statement yet": "Aucun relevé pour le moment",
  "Last statement to {date}": "Dernier relevé arrêté au {date}",
  Accounts: "Comptes",
  "Sort code": "Sort code",
  "United Kingdom.": "Royaume-Uni.",
  "Routing number": "Routing number",
  "United States.": "États-Unis.",
  "Clearing number": "Numéro de clearing",
  "Anywhere else.": "Partout ailleurs.",
  "Add an account": "Ajouter un compte",
  "Statements of it are read from then on. Customers who owe its currency are told to pay into the first account of that currency, so it may be this one.":
    "Ses relevés sont lus à partir de ce moment. Les clients sont invités à payer sur le premier compte tenu dans la devise de ce qu’ils doivent : ce peut donc être celui-ci.",
  "Account holder": "Titulaire du compte",
  "As the bank has it.": "Tel que la banque le connaît.",
  "Without an IBAN: the account number, and the code of the bank.":
    "Sans IBAN : le numéro de compte et le code de la banque.",
  "Account number": "Numéro de compte",
  "For payments from abroad.": "Pour les paiements venant de l’étranger.",
  "This needs a code of your second factor, because money goes there.":
    "Un code de double authentification est nécessaire, car de l’argent y sera versé.",
  "{receivableName} of {a}": "{receivableName} ({a})",
  "Nothing is written on it.": "Aucun libellé.",
  ", due {date}": ", échéance le {date}",
  "of {amount}": "sur {amount}",
  "{amount} stays the customer’s credit.": "Reste en avoir pour le client : {amount}.",
  "money|Apply": "Affecter",
  "Not this": "Pas celle-ci",
  "Statements so far": "Relevés chargés",
  "An owner or admin can add an account.": "Un propriétaire ou un administrateur peut ajouter un compte.",
  "Upload a statement of your bank, and Duebook finds the receivables that were paid. It has to know the account: add it first, or give your IBAN in the facts of the company.":
    "Chargez un relevé de votre banque : Duebook retrouve les créances payées. Il doit connaître le compte : ajoutez-le d’abord, ou indiquez votre IBAN dans la fiche de l’entreprise.",
  "Upload a statement of your bank, and Duebook finds the receivables that were paid. It has to know the account: ask an owner or admin to add it, or to give your IBAN in the facts of the company.":
    "Chargez un relevé de votre banque : Duebook retrouve les créances payées. Il doit connaître le compte : demandez à un propriétaire ou à un administrateur de l’ajouter, ou d’indiquer votre IBAN dans la fiche de l’entreprise.",
  "Nothing has moved yet, as far as Duebook knows. Upload a statement.":
    "Duebook n’a encore connaissance d’aucun mouvement. Chargez un relevé.",
  "All transactions": "Tous les mouvements",
  "Nothing matches. Try fewer filters.": "Aucun résultat. Essayez avec moins de filtres.",
  Transactions: "Mouvements",
  "The file has the first {count} of them.": "Le fichier contient les {count} premières lignes.",
  "The account is added. Upload its statements.": "Le compte est ajouté. Chargez ses relevés.",
  "Cut after {count} of {total} rows.": "Liste limitée à {count} lignes sur {total}.",
  Owed: "À encaisser",
  "Due in 7 days": "Échéance sous 7 jours",
  Disputed: "En litige",
  "Promises not kept": "Promesses non tenues",
  "Nothing matches. Try fewer filters, or another word.":
    "Aucun résultat. Essayez avec moins de filtres ou un autre mot.",
  "Nothing that is owed matches.": "Aucune créance à encaisser ne correspond.",
  "Look among all receivables": "Chercher parmi toutes les créances",
  "Everything is paid.": "Tout est payé.",
  "Show all receivables": "Afficher toutes les créances",
  "Not everything is shown. Narrow the list with a filter.":
    "La liste n’est pas complète. Restreignez-la à l’aide d’un filtre.",
  "Choose all on this page": "Tout sélectionner sur cette page",
  "Choose {receivableName}": "Sélectionner {receivableName}",
  "Nothing is owed to you yet. Create what a customer owes you, or import a file of it.":
    "On ne vous doit encore rien. Saisissez ce qu’un client vous doit, ou importez un fichier.",
  "Cut after {count} rows: the search finds no more at once.":
    "Liste limitée à {count} lignes : la recherche n’en trouve pas plus à la fois.",
  "To pay": "À payer",
  Bill: "Facture fournisseur",
  "Not overdue": "Pas en retard",
  "Due from": "Échéance du",
  "Due to": "Échéance au",
  "Exact reference": "Référence exacte",
  "Series number": "Numéro de série",
  Calendar: "Calendrier",
  Series: "Séries",
  "No bill is recorded yet. Record one, or a series of bills that come every month.":
    "Aucune facture fournisseur n’est enregistrée. Saisissez-en une, ou une série de factures qui reviennent chaque mois.",
  "No bill matches. Choose other filters, or clear them.":
    "Aucune facture fournisseur ne correspond. Choisissez d’autres filtres ou effacez-les.",
  "The texts are saved. Messages use them from now on.":
    "Les textes sont enregistrés. Les messages les utilisent désormais.",
  "This is a preview. Nothing is saved yet.": "Ceci est un aperçu. Rien n’est encore enregistré.",
  Expired: "Expirée",
  "{days, plural, one {Expires in # day} other {Expires in # days}}":
    "{days, plural, one {Expire dans # jour} other {Expire dans # jours}}",
  Rotate: "Renouveler",
  "Rotate the key “{name}”? You get a new key with the same name and scopes. The present one stops working at once.":
    "Renouveler la clé « {name} » ? Vous recevez une nouvelle clé avec le même nom et les mêmes droits. L’actuelle cesse aussitôt de fonctionner.",
  Revoke: "Révoquer",
  "Revoke the key “{name}”? Whatever uses it stops working at once, and it can't be brought back.":
    "Révoquer la clé « {name} » ? Tout ce qui l’utilise cesse aussitôt de fonctionner, et elle ne peut pas être rétablie.",
  Scopes: "Droits",
  Holder: "Titulaire",
  "{name} (you)": "{name} (vous)",
  Made: "Créée le",
  Validity: "Validité",
  "Your keys are refused until your e-mail address is confirmed. <link>Confirm it in your account</link>.":
    "Vos clés sont refusées tant que votre adresse e-mail n’est pas confirmée. <link>Confirmez-la dans votre compte</link>.",
  "{own} of {most, plural, one {# key} other {# keys}}":
    "{own} sur {most, plural, one {# clé} other {# clés}}",
  "There are no keys yet. With a key, a program of yours can send receivables and bills, and read them. What it can do is described in <link>the interface</link>.":
    "Il n’y a pas encore de clé. Avec une clé, l’un de vos logiciels peut envoyer des créances et des factures fournisseurs, et les lire. Ses possibilités sont décrites dans <link>la documentation de l’API</link>.",
  "Keys of the company, the newest first": "Clés de l’entreprise, de la plus récente à la plus ancienne",
  "The key was created.": "La clé est créée.",
  "The key was replaced with a new one, which was shown once.":
    "La clé a été remplacée par une nouvelle, qui n’a été affichée qu’une fois.",
  "The key is revoked.": "La clé est révoquée.",
  Arrived: "Arrivé",
  "Owed then": "Dû à ce moment",
  Tries: "Tentatives",
  "Answer of the provider": "Réponse du prestataire",
  Moved: "Décalé",
  "The message is also about": "Le message concerne aussi :",
  "reminder {count}": "rappel n° {count}",
  "Reminder {count}": "Rappel n° {count}",
  "The reminder": "Le rappel",
  "The message was removed, because its time of retention is over.":
    "Le message a été supprimé, car sa durée de conservation est écoulée.",
  "No message was created for this reminder.": "Aucun message n’a été créé pour ce rappel.",
  "Owners and admins need two-factor authentication before they can open the company. Set it up here; it takes a minute.":
    "Les propriétaires et les administrateurs doivent activer la double authentification avant d’ouvrir l’entreprise. Activez-la ici : cela prend une minute.",
  "Your account is saved.": "Votre compte est enregistré.",
  "We have mailed a link to your new address. It becomes yours when you open the link.":
    "Nous avons envoyé un lien à votre nouvelle adresse. Elle deviendra la vôtre quand vous l’ouvrirez.",
  "Your address stays as it is. We have mailed a link there, to verify it anew.":
    "Votre adresse reste inchangée. Nous y avons envoyé un lien pour la vérifier de nouveau.",
  "The link is on its way. We send at most three mails an hour.":
    "Le lien est en route. Nous envoyons au plus trois e-mails par heure.",
  "Your password is changed. You are signed out everywhere else.":
    "Votre mot de passe est changé. Vous êtes déconnecté partout ailleurs.",
  "This code is not right. Codes change every 30 seconds.":
    "Ce code n’est pas correct. Les codes changent toutes les 30 secondes.",
  "Two-factor authentication is on.": "La double authentification est activée.",
  "Good. Keep your recovery codes where you find them without your phone.":
    "Parfait. Conservez vos codes de secours là où vous les trouverez sans votre téléphone.",
  "You have new recovery codes.": "Vous avez de nouveaux codes de secours.",
  "Scan the code below with your other phone.": "Scannez le code ci-dessous avec votre autre téléphone.",
  "Scan the code below with your authenticator app.":
    "Scannez le code ci-dessous avec votre application d’authentification.",
  "Two-factor authentication stays as it was.": "La double authentification reste inchangée.",
  "Two-factor authentication is off.": "La double authentification est désactivée.",
  "Your account": "Votre compte",
  "Nobody and nothing is found for “{text}”.": "Aucun résultat pour « {text} ».",
  "A search looks for the beginnings of words: of a customer’s name or address, of a reference, of a page. An amount is looked for as a whole.":
    "La recherche porte sur le début des mots : nom ou adresse d’un client, référence, page. Un montant doit être saisi en entier.",
  "Look in descriptions": "Chercher dans les descriptions",
  "Pages and actions": "Pages et actions",
  "Customer, reference, amount or page": "Client, référence, montant ou page",
  "How you read times.": "Fuseau dans lequel vous lisez les heures.",
  "As your browser says": "Comme votre navigateur",
  "We send you a link to choose a password.": "Nous vous envoyons un lien pour choisir un mot de passe.",
  "Sign up": "Créer un compte",
  "You have an account? <link>Sign in</link>": "Vous avez un compte ? <link>Connectez-vous</link>",
  "We have written to your e-mail address. Open the link in that mail to choose a password; then you have an account. It works once, for 24 hours. Nothing has come? Look into the folder for spam.":
    "Nous avons écrit à votre adresse e-mail. Ouvrez le lien contenu dans ce message pour choisir un mot de passe ; votre compte sera alors créé. Le lien fonctionne une seule fois, pendant 24 heures. Rien reçu ? Regardez dans les indésirables.",
  "Merge into": "Fusionner avec",
  "Nobody found. Type a word of the name, of an address or of a reference.":
    "Aucun client trouvé. Saisissez un mot du nom, d’une adresse ou d’une référence.",
  "The newest customers": "Clients les plus récents",
  Found: "Résultats",
  Before: "Avant",
  "What the two have now": "Données actuelles des deux clients",
  Afterwards: "Après",
  "Choose another customer": "Choisir un autre client",
  "Merge {displayName}": "Fusionner le client {displayName}",
  "The customers are merged.": "Les clients sont fusionnés.",
  "Sign in as somebody else": "Se connecter avec un autre compte",
  "The six digits that your authenticator app shows.":
    "Les six chiffres affichés par votre application d’authentification.",
  "A passkey needs JavaScript. Without it, use a recovery code.":
    "Les clés d’accès nécessitent JavaScript. Sinon, utilisez un code de secours.",
  "Use a recovery code": "Utiliser un code de secours",
  "Recovery code": "Code de secours",
  "One of the ten that you kept when you set up two-factor authentication. Each works once.":
    "L’un des dix codes que vous avez conservés lors de l’activation de la double authentification. Chacun fonctionne une seule fois.",
  "Use the authenticator app": "Utiliser l’application d’authentification",
  "sort code": "sort code",
  "routing number": "routing number",
  "clearing number": "numéro de clearing",
  "Remove a bank account": "Supprimer un compte bancaire",
  "Remove {number}? Messages from now on no longer name it. Those that were sent stay as they are.":
    "Supprimer {number} ? Les prochains messages ne le mentionneront plus. Ceux déjà envoyés restent inchangés.",
  "Who owes this currency pays into this account.":
    "Les clients qui doivent une somme dans cette devise paient sur ce compte.",
  "United Kingdom, such as 20-00-00.": "Royaume-Uni, par exemple 20-00-00.",
  "United States, nine digits.": "États-Unis, neuf chiffres.",
  "Anywhere else: clearing number, BSB, IFSC.": "Partout ailleurs : numéro de clearing, BSB, IFSC.",
  "Add the account": "Ajouter le compte",
  "not told to customers": "non communiqué aux clients",
  "Accounts for other currencies": "Comptes pour d’autres devises",
  "Customers are told the first account of the currency that they owe, and the IBAN above for every other currency.":
    "Les clients voient le premier compte tenu dans la devise de ce qu’ils doivent, et l’IBAN ci-dessus pour toute autre devise.",
  "The account is added. Messages name it from now on.":
    "Le compte est ajouté. Les messages le mentionnent désormais.",
  "The account is removed.": "Le compte est supprimé.",
  "What your customers see": "Ce que voient vos clients",
  "For a debt of {amount} with the reference {reference}:":
    "Pour une créance de {amount} avec la référence {reference} :",
  "Pay online": "Payer en ligne",
  Web: "Site web",
  Address: "Adresse",
  Country: "Pays",
  IBAN: "IBAN",
  BIC: "BIC",
  "Payment link": "Lien de paiement",
  "Legal notice": "Mentions légales",
  "The archive is being made: {count} rows so far.": "Archive en préparation : {count} lignes jusqu’ici.",
  "The archive of {moment} has {count} rows and {megabytes} MB.":
    "L’archive du {moment} compte {count} lignes et {megabytes} Mo.",
  Download: "Télécharger",
  "Everything as a file": "Toutes les données en un fichier",
  "One ZIP with all that the company has here, as CSV for spreadsheets and JSON for programs. It is made while you work on, and can be downloaded for 30 days by owners and admins, with a code.":
    "Un fichier ZIP avec tout ce que l’entreprise a ici, en CSV pour les tableurs et en JSON pour les logiciels. Il est préparé pendant que vous continuez à travailler ; les propriétaires et les administrateurs peuvent le télécharger pendant 30 jours, avec un code.",
  "Make the archive": "Préparer l’archive",
  "Make a new archive": "Préparer une nouvelle archive",
  "Close company": "Fermer l’entreprise",
  "Nothing is sent any more, and nobody gets in. For {reopenDays} days an owner can open it again; then all of it is deleted.":
    "Plus rien n’est envoyé et plus personne n’y accède. Pendant {reopenDays} jours, un propriétaire peut la rouvrir ; ensuite, tout est supprimé.",
  "Make the archive first: there is none of the last 24 hours.":
    "Préparez d’abord l’archive : il n’y en a aucune de moins de 24 heures.",
  "Close {name}": "Fermer {name}",
  "Reminders stop, API keys are refused, and nobody of the company gets in. Customers’ pages list nothing any more. After {reopenDays} days all of it is deleted and can’t be brought back.":
    "Les rappels s’arrêtent, les clés API sont refusées et plus personne de l’entreprise n’y accède. Les pages de paiement des clients n’affichent plus rien. Après {reopenDays} jours, tout est supprimé définitivement.",
  "Name of the company": "Nom de l’entreprise",
  "Type “{name}”, so that it is this company that you close.":
    "Saisissez « {name} » pour confirmer que c’est bien cette entreprise que vous fermez.",
  "The archive is being made.": "L’archive est en préparation.",
  "You can download the archive for the next ten minutes.":
    "Vous pouvez télécharger l’archive pendant les dix prochaines minutes.",
  "The company is closed. You can open it again here until it is deleted.":
    "L’entreprise est fermée. Vous pouvez la rouvrir ici jusqu’à sa suppression.",
  "Your e-mail address is verified.": "Votre adresse e-mail est vérifiée.",
  "Your password is set. Sign in with it.":
    "Votre mot de passe est enregistré. Utilisez-le pour vous connecter.",
  "Your password is set.": "Votre mot de passe est enregistré.",
  "You are a member now.": "Vous êtes maintenant membre.",
  Owner: "Propriétaire",
  Admin: "Administrateur",
  Member: "Membre",
  Leave: "Quitter",
  "Leave {name}": "Quitter {name}",
  "Leave {name}? You no longer see anything of it, and your API keys for it stop working at once. Only an owner or admin of it can invite you again.":
    "Quitter {name} ? Vous n’en verrez plus rien, et vos clés API pour cette entreprise cesseront aussitôt de fonctionner. Seul un propriétaire ou un administrateur pourra vous inviter de nouveau.",
  "Closed. It is deleted on {moment}.": "Fermée. Elle sera supprimée le {moment}.",
  "Open again": "Rouvrir",
  "Open {name} again": "Rouvrir {name}",
  "Its people get in, its keys work, and its reminders go on as the policy says.":
    "Son équipe y accède de nouveau, ses clés fonctionnent et ses rappels reprennent selon les règles.",
  "Until then, one of its owners can open it again.": "D’ici là, un de ses propriétaires peut la rouvrir.",
  "You are": "Votre rôle",
  "A new company": "Une nouvelle entreprise",
  "Messages to your customers are signed with it.": "Nom qui signe les messages à vos clients.",
  "Choose a country": "Choisir un pays",
  "Reminders keep its public holidays.": "Les rappels respectent ses jours fériés.",
  "Days begin and end there.": "Fuseau dans lequel les jours commencent et finissent.",
  "Create company": "Créer l’entreprise",
  "You belong to no company yet": "Vous ne faites encore partie d’aucune entreprise",
  "Make one below, or ask an owner or admin of one to invite you.":
    "Créez-en une ci-dessous, ou demandez une invitation à un propriétaire ou à un administrateur.",
  "Ask an owner or admin of a company to invite {email}.":
    "Demandez à un propriétaire ou à un administrateur d’une entreprise d’inviter {email}.",
  "To join another company, ask one of its owners or admins to invite you. The operator of this Duebook creates new companies.":
    "Pour rejoindre une autre entreprise, demandez une invitation à l’un de ses propriétaires ou administrateurs. Les nouvelles entreprises sont créées par l’exploitant de ce Duebook.",
  "Your company was created. You have a trial of one month, and nothing is sent until you go live.":
    "Votre entreprise est créée. Vous avez un mois d’essai, et rien n’est envoyé tant que vous ne lancez pas les envois.",
  "The company is open again.": "L’entreprise est rouverte.",
  "You have left the company.": "Vous avez quitté l’entreprise.",
  "What it is for": "Objet",
  "Mark as paid": "Marquer comme payée",
  "“{billLabel}” is then paid for good; its amount and due date can no longer change.":
    "« {billLabel} » sera définitivement payée ; son montant et son échéance ne pourront plus changer.",
  "Such as how it was paid. May stay empty.": "Par exemple le moyen de paiement. Facultatif.",
  "Its series": "Sa série",
  "Every month since": "Chaque mois depuis",
  Until: "Jusqu’au",
  "No end": "Sans fin",
  Each: "Montant par facture",
  "Next bill": "Prochaine facture",
  Stopped: "À l’arrêt",
  "Nothing is left to write": "Toutes sont créées",
  "All bills of this series": "Toutes les factures de cette série",
  "The bill is marked as paid.": "La facture fournisseur est marquée comme payée.",
  "In work": "Traitement en cours",
  Matched: "Rapprochés",
  "{count} of {count2} transactions are matched. You can leave this page: it goes on by itself.":
    "{count} mouvements sur {count2} sont rapprochés. Vous pouvez quitter cette page : le traitement continue.",
  "Look again": "Actualiser",
  "Balance before": "Solde initial",
  "Balance after": "Solde final",
  "What it brought": "Résultat de l’import",
  New: "Nouveaux",
  "Known before": "Déjà connus",
  Format: "Format",
  Statements: "Relevés",
  "What it says of each account": "Contenu par compte",
  "Bills of {billLabel}": "Factures fournisseurs – {billLabel}",
  "All are written": "Toutes sont créées",
  "New series": "Nouvelle série",
  "All running series": "Toutes les séries en cours",
  "No series is running. Make one for a bill that comes every month.":
    "Aucune série en cours. Créez-en une pour une facture qui revient chaque mois.",
  "Series, the next bill first": "Séries, la prochaine facture d’abord",
  "Each bill is written {seriesHorizonDays} days before it is due.":
    "Chaque facture est créée {seriesHorizonDays} jours avant son échéance.",
  "{count} more": "{count} de plus",
  "Bills of {name}": "Factures fournisseurs – {name}",
  Months: "Mois",
  "This month": "Ce mois-ci",
  "Nothing is to pay in this month.": "Rien à payer ce mois-ci.",
  "Who you are": "Votre entreprise",
  "Messages are signed with it.": "Nom qui signe les messages.",
  "Postal address, below the name in each e-mail.": "Adresse postale, sous le nom dans chaque e-mail.",
  "Where customers reach you. Answers to reminders go there.":
    "Où vos clients vous joignent. Les réponses aux rappels y arrivent.",
  "With the country's code, such as +49 30 123456.":
    "Avec l’indicatif du pays, par exemple +33 1 23 45 67 89.",
  "Nothing is sent on its public holidays.": "Rien n’est envoyé ses jours fériés.",
  "Decides what is overdue and at what hours messages leave. UTC if empty.":
    "Détermine ce qui est en retard et les heures d’envoi des messages. UTC si vide.",
  "How amounts and dates are written for those of you who have not chosen their own. Customers have theirs.":
    "Format des montants et des dates pour les membres de l’équipe qui n’ont pas choisi le leur. Les clients ont le leur.",
  "What your country's law wants in business letters, such as register, directors and tax number. It stands at the end of each message.":
    "Les mentions légales exigées dans vos courriers : SIREN, RCS, capital social, numéro de TVA… Elles figurent à la fin de chaque message.",
  "How to be paid": "Comment vous payer",
  "As the bank has it: banks compare it with the account.":
    "Tel que la banque le connaît : les banques le comparent au compte.",
  "The account to pay into.": "Le compte sur lequel payer.",
  "Of the bank, in the country of the IBAN.": "De la banque, dans le pays de l’IBAN.",
  "Where customers pay online. {reference} stands for the debt’s reference, {amount} for what is open: {example}":
    "Où les clients paient en ligne. {reference} est remplacé par la référence de la créance, {amount} par le reste dû : {example}",
  "Changing this needs a code of your second factor, because money goes there.":
    "Pour toute modification, un code de double authentification est nécessaire, car c’est là que l’argent est versé.",
  "Save payment details": "Enregistrer",
  "Messages do not say how to pay: there is neither an account nor a payment link.":
    "Les messages n’indiquent pas comment payer : il n’y a ni compte ni lien de paiement.",
  "The IBAN is given without the name of its holder.": "L’IBAN est indiqué sans le nom de son titulaire.",
  "Messages do not say how to reach you.": "Les messages n’indiquent pas comment vous joindre.",
  "Answers to reminders go to the owner who has been here longest.":
    "Les réponses aux rappels sont envoyées au propriétaire le plus ancien.",
  "Messages are signed with your name alone, without an address.":
    "Les messages sont signés de votre seul nom, sans adresse.",
  "No public holidays are kept: reminders may leave on one.":
    "Aucun jour férié n’est respecté : des rappels peuvent partir ces jours-là.",
  "Dates and hours follow UTC.": "Les dates et les heures suivent l’UTC.",
  "What is missing for your customers": "Ce qui manque à vos clients",
  "See how a message looks": "Voir l’apparence d’un message",
  "Saved.": "C’est enregistré.",
  "The payment details are saved.": "Les coordonnées de paiement sont enregistrées.",
  "The company is switched off: its keys are refused, and nothing is sent. Ask the operator of this Duebook.":
    "L’entreprise est désactivée : ses clés sont refusées et rien n’est envoyé. Adressez-vous à l’exploitant de ce Duebook.",
  "days sales outstanding": "délai moyen de paiement",
  DSO: "DSO",
  ", last {billedDays} days": ", sur les {billedDays} derniers jours",
  "{dsoDays, plural, one {# day} other {# days}}": "{dsoDays, plural, one {# jour} other {# jours}}",
  "Due in {soonDays} days": "Échéance sous {soonDays} jours",
  "Collected in {collectedDays} days": "Encaissé en {collectedDays} jours",
  "As of {date}. How is this counted?": "Situation au {date}. Comment est-ce calculé ?",
  "It is {date} in {zone}. A debt is overdue from the day after its due date; a paused debt is owed, but not overdue. DSO (days sales outstanding) is what is owed now, divided by what was billed in the last {billedDays} days, times {billedDays}.":
    "Nous sommes le {date} (fuseau {zone}). Une créance est en retard à partir du lendemain de son échéance ; une créance en pause est due, mais pas en retard. Le DSO (délai moyen de paiement) est le total dû à ce jour, divisé par le total facturé au cours des {billedDays} derniers jours, multiplié par {billedDays}.",
  "{others, plural, one {The table below has # more currency.} other {The table below has # more currencies.}}":
    "{others, plural, one {Le tableau ci-dessous comprend # devise de plus.} other {Le tableau ci-dessous comprend # devises de plus.}}",
  "Nothing is owed to you yet": "On ne vous doit encore rien",
  "<link>Create your first receivable</link>, or <link2>import a list of them</link2> from your accounting program or a spreadsheet.":
    "<link>Créez votre première créance</link>, ou <link2>importez une liste</link2> depuis votre logiciel de comptabilité ou un tableur.",
  "<link>Say who you are and how you are paid</link>: it stands in every reminder.":
    "<link>Indiquez qui vous êtes et comment vous payer</link> : ces informations figurent dans chaque rappel.",
  "<link>Look at the policy</link>: when reminders go out, and how many.":
    "<link>Consultez les règles de rappel</link> : quand partent les rappels, et combien.",
  "<link>Invite the people</link> who work with you.":
    "<link>Invitez les personnes</link> qui travaillent avec vous.",
  "<link>Create a key</link>, if another program is to create receivables.":
    "<link>Créez une clé API</link>, si un autre logiciel doit créer des créances.",
  "What needs a person": "À traiter",
  "Received and expected by week": "Reçu et attendu par semaine",
  "How late it is": "Ancienneté des retards",
  "Newest events": "Derniers événements",
  "Reminders are on hold: they are planned and can be read, and nothing is sent. Once they are sent, customers hear of what they owe, also of what became overdue in the meantime.":
    "Les rappels sont suspendus : ils sont planifiés et peuvent être lus, mais rien n’est envoyé. Une fois les envois lancés, les clients seront informés de ce qu’ils doivent, y compris de ce qui est passé en retard entre-temps.",
  "Each message waits in the outbox until somebody approves it.":
    "Chaque message attend dans la boîte d’envoi que quelqu’un l’approuve.",
  "Messages leave by themselves, as the policy says. The outbox shows each before it leaves.":
    "Les messages partent d’eux-mêmes, selon les règles de rappel. La boîte d’envoi montre chacun d’eux avant son départ.",
  Automatic: "Envoyer automatiquement",
  "Ask me first": "Me demander d’abord",
  Hold: "Suspendre",
  "Reminders are sent automatically from now on.": "Les rappels sont désormais envoyés automatiquement.",
  "From now on each message waits in the outbox for approval.":
    "Désormais, chaque message attend une approbation dans la boîte d’envoi.",
  "From now on nothing is sent.": "Désormais, rien n’est envoyé.",
  "How messages leave": "Mode d’envoi des messages",
  "Owners and admins decide about it.": "Ce choix revient aux propriétaires et aux administrateurs.",
  "Read the messages in the outbox": "Lire les messages dans la boîte d’envoi",
  File: "Fichier",
  "No statement was uploaded yet. Download one from your bank, and choose it above.":
    "Aucun relevé n’a encore été chargé. Téléchargez-en un sur le site de votre banque, puis choisissez-le ci-dessus.",
  "Files, newest first": "Fichiers, du plus récent au plus ancien",
  "It does not take that payment back: both wait again. The payments that it has reversed stay so until you apply them again.":
    "Ce mouvement n’annule plus le paiement en question : tous deux attendent de nouveau. Les paiements déjà annulés le restent tant que vous ne les affectez pas de nouveau.",
  "What was marked as paid back waits again.": "Ce qui était marqué comme remboursé attend de nouveau.",
  "It waits again.": "Le mouvement attend de nouveau.",
  "Its payments are reversed, and what was paid is owed again. What was learned from it is forgotten.":
    "Ses paiements sont annulés, et ce qui était payé est de nouveau dû. Ce que Duebook en avait appris est oublié.",
  "What was refused is suggested again.": "Ce qui avait été refusé est de nouveau suggéré.",
  "Mark paid back": "Marquer comme remboursé",
  "{amount} went back to whoever paid it. It is nobody’s credit any more.":
    "La somme de {amount} a été restituée au payeur. Ce n’est plus un avoir.",
  Suggestions: "Suggestions",
  "Nothing in the book fits what is left of it.": "Aucune créance ne correspond à ce qu’il en reste.",
  "<kbd>a</kbd> applies the first suggestion.": "<kbd>a</kbd> : affecter la première suggestion.",
  "{kbd} asks why it is undone.": "{kbd} : revenir en arrière, en indiquant le motif.",
  "{kbd} searches.": "{kbd} : rechercher.",
  "What it takes back": "Ce qu’il annule",
  "Nothing on this account has its references or its amount. Ignore it if its payment is not here.":
    "Rien sur ce compte ne correspond à ses références ou à son montant. Ignorez-le si le paiement concerné n’est pas ici.",
  "The payments of what you choose are reversed, and what they paid is owed again.":
    "Les paiements du mouvement choisi sont annulés, et ce qu’ils réglaient est de nouveau dû.",
  "Take this back": "Annuler ce mouvement",
  "Payments that it made": "Paiements issus de ce mouvement",
  "Nothing was done about it yet.": "Rien n’a encore été fait pour ce mouvement.",
  Edited: "Modifié",
  "Leaves by itself": "Envoi automatique",
  "Waits for approval": "À approuver",
  Approved: "Approuvé",
  "On hold": "Suspendu",
  Waits: "En attente",
  "Cannot be sent": "Envoi impossible",
  Foretold: "Prévision",
  Notice: "Avis d’échéance",
  Reminder: "Rappel",
  "The step {step}.": "Étape : {step}.",
  Today: "Aujourd’hui",
  Tomorrow: "Demain",
  "This week": "Cette semaine",
  Later: "Plus tard",
  "{segments, plural, one {# SMS} other {# SMS}}": "{segments, plural, one {# SMS} other {# SMS}}",
  "Look at the customer": "Voir le client",
  "Subject:": "Objet :",
  "The message as it will be sent": "Le message tel qu’il sera envoyé",
  "As SMS": "En SMS",
  Leaves: "Envoi",
  "Why then": "Pourquoi à ce moment",
  About: "Concerne",
  Sum: "Total",
  "May leave until": "Peut partir jusqu’au",
  "This message to {customer} is not sent, now or later. The case goes on with the step after it.":
    "Ce message à {customer} ne sera pas envoyé, ni maintenant ni plus tard. Le dossier se poursuit avec l’étape suivante.",
  "Skip this message": "Écarter ce message",
  "For this one message. It is kept until the message leaves, and void if what the message lists changes.":
    "Pour ce message uniquement. La modification est conservée jusqu’à l’envoi, et perdue si le contenu du message change.",
  Opening: "Introduction",
  Closing: "Conclusion",
  "Use ours again": "Rétablir les textes habituels",
  "Send me a test": "M’envoyer un test",
  "Every row needs a customer, an amount or what is outstanding, and a due date. Rows with the same name and e-mail have one customer.":
    "Chaque ligne doit comporter un client, un montant ou un reste dû, et une échéance. Les lignes ayant le même nom et le même e-mail correspondent à un seul client.",
  "These are open here and not in the file.": "En cours ici, mais absentes du fichier.",
  "Import bills": "Importer des factures fournisseurs",
  "Every row needs a supplier, an amount or what is outstanding, and a due date.":
    "Chaque ligne doit comporter un fournisseur, un montant ou un reste dû, et une échéance.",
  "Import customers": "Importer des clients",
  "Every row needs a name. What a row leaves empty stays as it is here.":
    "Chaque ligne doit comporter un nom. Ce qu’une ligne laisse vide reste inchangé ici.",
  Supplier: "Fournisseur",
  "Kind of document": "Type de document",
  "Paid already": "Déjà payé",
  Draft: "Brouillon",
  "Credit note": "Facture d’avoir",
  "No invoice": "Pas une facture",
  "Line of a total": "Ligne de total",
  "Stands in the file twice": "En double dans le fichier",
  "Currency of rows that name none": "Devise des lignes qui n’en indiquent pas",
  "Currency of all rows": "Devise de toutes les lignes",
  "Amounts are written": "Format des montants",
  "As the file shows": "Comme dans le fichier",
  "Dates are written": "Format des dates",
  "31.01.2027 or 31/01/2027": "31.01.2027 ou 31/01/2027",
  "Column {place}": "Colonne {place}",
  "Columns, amounts and dates": "Colonnes, montants et dates",
  "Check again": "Vérifier de nouveau",
  Unchanged: "Inchangés",
  "Gone from the file": "Absents du fichier",
  "Wrong rows": "Lignes incorrectes",
  Line: "Ligne",
  Column: "Colonne",
  "What is expected": "Ce qui est attendu",
  "{lines, plural, one {# row is wrong} other {# rows are wrong}}. Correct the file and choose it again, or import the other rows.":
    "{lines, plural, one {# ligne est incorrecte} other {# lignes sont incorrectes}}. Corrigez le fichier et choisissez-le de nouveau, ou importez les autres lignes.",
  "Nothing can be imported yet: choose below which column is which.":
    "Rien ne peut encore être importé : indiquez ci-dessous à quoi correspond chaque colonne.",
  "And {count} more.": "Et {count} de plus.",
  "<link>Download the wrong rows</link> with a column that says what is wrong with each.":
    "<link>Téléchargez les lignes incorrectes</link>, avec une colonne indiquant l’erreur de chacune.",
  "without a reference": "sans référence",
  "What changes": "Ce qui change",
  "New ({count})": "Nouveaux ({count})",
  "{elsewhere, plural, one {# of these references stands here for another customer.} other {# of these references stand here for other customers.}} If a customer has another name in the file, give it that name here first, and nothing is made twice.":
    "{elsewhere, plural, one {# de ces références existe déjà ici pour un autre client.} other {# de ces références existent déjà ici pour d’autres clients.}} Si un client porte un autre nom dans le fichier, donnez-lui d’abord ce nom ici : rien ne sera créé en double.",
  "Changed ({count})": "Modifications ({count})",
  "It was read as an export of {program}.": "Le fichier a été lu comme un export du logiciel {program}.",
  "The file is not in UTF-8, so it was read as Windows-1252, as Excel writes it: check the letters.":
    "Le fichier n’est pas en UTF-8 ; il a donc été lu en Windows-1252, comme l’écrit Excel. Vérifiez les caractères accentués.",
  "The file": "Le fichier",
  "Nothing is to be done: the book is in step with the file.":
    "Rien à faire : vos données correspondent déjà au fichier.",
  "Import the other rows": "Importer les autres lignes",
  "Paid, says the file": "Payé selon le fichier",
  "Void, says the file": "Annulé selon le fichier",
  "Mark {reference} as paid": "Marquer {reference} comme payée",
  "Number {id}": "Numéro {id}",
  "In the file": "Dans le fichier",
  "Gone from the file ({count})": "Absents du fichier ({count})",
  "What becomes of them?": "Que faut-il en faire ?",
  "Leave them open": "Les laisser en cours",
  "Mark all as paid": "Tout marquer comme payé",
  "Without those that are void, says the file.": "Sauf ce qui est annulé selon le fichier.",
  "Mark those as paid that are ticked": "Marquer comme payé ce qui est coché",
  "Choose a file": "Choisir un fichier",
  "An export of your accounting program or a spreadsheet: Excel (XLSX) or CSV, with up to {count} rows and 10 MB.":
    "Un export de votre logiciel de comptabilité ou d’un tableur : Excel (XLSX) ou CSV, jusqu’à {count} lignes et 10 Mo.",
  "Send the same file or its successor as often as you like: you first see what it changes, and what stands here already is never made twice.":
    "Envoyez le même fichier, ou sa version suivante, aussi souvent que vous le voulez : vous voyez d’abord ce qu’il change, et ce qui existe déjà ici n’est jamais créé en double.",
  "Not imported": "Non importé",
  Waiting: "En attente",
  "Import {id}": "Import n° {id}",
  Chosen: "Sélection",
  "Imported before": "Imports précédents",
  "Imported before, newest first": "Imports précédents, du plus récent au plus ancien",
  "Rows imported": "Lignes importées",
  "{count} of {count2} rows are imported.": "{count} lignes importées sur {count2}.",
  "The file is being imported": "Import du fichier en cours",
  "You can leave this page: it goes on without you. What others do meanwhile is not in its way.":
    "Vous pouvez quitter cette page : l’import continue sans vous. Vos collègues peuvent travailler entre-temps sans le gêner.",
  Stop: "Arrêter",
  "The import is stopped": "L’import est arrêté",
  "What is imported stays. If you go on, it begins where it stopped, and each row is imported once.":
    "Ce qui est importé le reste. Si vous continuez, l’import reprend là où il s’est arrêté, et chaque ligne n’est importée qu’une fois.",
  "Go on": "Continuer",
  "Changed here meanwhile, left as it is": "Modifiés ici entre-temps, laissés tels quels",
  "The file is imported": "Le fichier est importé",
  "The import has failed": "L’import a échoué",
  "No message in the next seven days.": "Aucun message dans les sept prochains jours.",
  "More than {count} messages in the next seven days, the first on {weekday}.":
    "Plus de {count} messages dans les sept prochains jours, à partir de {weekday}.",
  "{messages, plural, one {# message} other {# messages}} in the next seven days, the first on {weekday}.":
    "{messages, plural, one {# message} other {# messages}} dans les sept prochains jours, à partir de {weekday}.",
  "{pastLastStep, plural, one {# of them has its last step behind it and is paused, so that you decide about it.} other {# of them have their last step behind them and are paused, so that you decide about them.}}":
    "{pastLastStep, plural, one {# de ces créances a dépassé sa dernière étape : elle est en pause, à vous de décider.} other {# de ces créances ont dépassé leur dernière étape : elles sont en pause, à vous de décider.}}",
  "Reminders are on hold, so nothing leaves before you go live.":
    "Les rappels sont suspendus : rien ne part tant que vous ne lancez pas les envois.",
  "Each message waits until somebody approves it.": "Chaque message attend que quelqu’un l’approuve.",
  "What follows": "La suite",
  "{overdue, plural, one {# new debt is overdue.} other {# new debts are overdue.}}":
    "{overdue, plural, one {# nouvelle créance est en retard.} other {# nouvelles créances sont en retard.}}",
  "When are they reminded?": "Quand envoyer les rappels ?",
  "From the next step": "À partir de l’étape suivante",
  "At once": "Tout de suite",
  "They are paused. {followsIn}": "Les créances sont en pause. {followsIn}",
  "Stop series": "Arrêter la série",
  "No more bills of “{billLabel}” are written. Those that are written stay.":
    "Plus aucune facture « {billLabel} » ne sera créée. Celles qui existent restent.",
  "The series is stopped.": "La série est arrêtée.",
  "One debt": "Une créance",
  "Several debts": "Plusieurs créances",
  "A debt that is partly paid": "Une créance payée en partie",
  "Debts in several currencies": "Des créances dans plusieurs devises",
  "A whole account: overdue, due soon, promised, disputed, with a credit":
    "Un compte complet : en retard, à échéance proche, promis, en litige, avec un avoir",
  Show: "Afficher",
  "Leave a field empty for the built-in text. It is shown in grey, with an example debt.":
    "Laissez un champ vide pour garder le texte fourni. Il apparaît en gris, avec une créance d’exemple.",
  "the company's name": "nom de l’entreprise",
  "the customer's name": "nom du client",
  "how many debts the message is about: what is overdue, or what is due soon if nothing is":
    "nombre de créances du message : celles en retard, sinon celles bientôt échues",
  "of the only debt; nothing if there are several or it has none":
    "de la seule créance ; vide s’il y en a plusieurs ou si elle n’en a pas",
  "of the only debt, or the earliest of several, written out":
    "de la seule créance, ou la première de plusieurs, en toutes lettres",
  "a number, the most of several; 0 if nothing is overdue":
    "un nombre, le plus élevé de plusieurs ; 0 si rien n’est en retard",
  "the day by which a firm or final message asks for payment, written out: 7 or 10 open days ahead":
    "le jour avant lequel un message ferme ou final demande le paiement, en toutes lettres : 7 ou 10 jours ouvrés plus tard",
  "what is still to be paid, the sum of several, with its currency; several currencies with commas":
    "ce qui reste à payer, la somme de plusieurs, avec la devise ; plusieurs devises séparées par des virgules",
  "the same before any payment": "la même chose avant tout paiement",
  "whether something was paid already, for conditions":
    "si quelque chose a déjà été payé, pour les conditions",
  "What texts may use": "Ce que les textes peuvent utiliser",
  "Conditions: {example}, with {tags}.": "Conditions : {example}, avec {tags}.",
  "Filters: {example}, with {filters}.": "Filtres : {example}, avec {filters}.",
  "These texts are too long to be shown as HTML before they are saved. The plain text says the same.":
    "Ces textes sont trop longs pour être affichés en HTML avant d’être enregistrés. Le texte brut dit la même chose.",
  "The e-mail as a mail program shows it": "L’e-mail tel qu’une messagerie l’affiche",
  "Once the texts are valid, a preview appears here.":
    "Dès que les textes sont valables, un aperçu apparaît ici.",
  "{label}: {length} of {max} characters": "{label} : {length}/{max} caractères",
  "Subject: {subject}": "Objet : {subject}",
  "{count, plural, one {# character} other {# characters}}, {segments, plural, one {# segment} other {# segments}}. An SMS has no text of your own; it is paid for by the segment.":
    "{count, plural, one {# caractère} other {# caractères}}, {segments, plural, one {# segment} other {# segments}}. Le texte d’un SMS ne peut pas être personnalisé ; chaque segment est facturé.",
  "Save texts": "Enregistrer les textes",
  "A payment came in": "Paiement reçu",
  "In {currency}.": "En {currency}.",
  "{amount} of {date}": "{amount}, le {date}",
  "Reverse a payment": "Annuler un paiement",
  "What was paid is owed again then, and reminders go on.":
    "Ce qui était payé est de nouveau dû, et les rappels reprennent.",
  Payment: "Paiement",
  "Reverse payment": "Annuler le paiement",
  Pause: "Mettre en pause",
  "No reminders go out while it is paused. Payments can still be recorded.":
    "Aucun rappel ne part pendant la pause. Des paiements peuvent toujours être enregistrés.",
  "It resumes by itself at the beginning of this day. Leave it empty to resume it yourself.":
    "La créance est réactivée automatiquement au début de ce jour. Laissez vide pour la réactiver vous-même.",
  Resume: "Réactiver",
  "Reminders go on as the policy says.": "Les rappels reprennent selon les règles.",
  "verb|Void": "Annuler définitivement",
  "Void {receivableName}": "Annuler définitivement la créance {receivableName}",
  "{left} is left to pay, and nothing was paid.": "Reste dû : {left}. Rien n’a été payé.",
  "{left} is left to pay. {amount} was paid, and stays recorded.":
    "Reste dû : {left}. Déjà payé, et toujours enregistré : {amount}.",
  "It is not owed any more then: it takes no payments, and nobody is reminded of it. This can’t be undone.":
    "La créance n’est alors plus due : elle ne reçoit plus de paiements et ne fait plus l’objet de rappels. Cette action est irréversible.",
  "{channel} to {recipient}": "{channel} à {recipient}",
  "Send the next reminder now": "Envoyer le prochain rappel maintenant",
  "The next reminder goes to {displayName} at once, if the hours and the distances of the policy allow it; otherwise as soon as they do. The steps after it stay where they are.":
    "Le prochain rappel part tout de suite à {displayName}, si les heures et les intervalles fixés par les règles le permettent, et sinon dès que possible. Les étapes suivantes restent inchangées.",
  "The payment is reversed.": "Le paiement est annulé.",
  "The next reminder is asked for.": "Le prochain rappel est demandé.",
  "Your answer is about to leave.": "Votre réponse va partir.",
  "About to leave": "Départ imminent",
  Leaving: "Envoi en cours",
  "May not have arrived": "Peut-être non arrivé",
  "The customer says that something is wrong": "Le client signale une erreur",
  "The customer has promised to pay": "Le client a promis de payer",
  "To answer here, give the customer an e-mail address first.":
    "Pour répondre ici, indiquez d’abord une adresse e-mail pour ce client.",
  "E-mails to the customer come back. Give another address to answer here.":
    "Les e-mails au client reviennent. Indiquez une autre adresse pour répondre ici.",
  "{userName} answered on {moment}": "{userName} a répondu le {moment}",
  Reply: "Répondre",
  "Your answer": "Votre réponse",
  "It is mailed to {email}, with a greeting and your company’s name in their language. Their answer comes to your company’s e-mail address.":
    "Elle est envoyée par e-mail à {email}, avec une formule de salutation et le nom de votre entreprise, dans la langue du client. Sa réponse arrivera à l’adresse e-mail de votre entreprise.",
  "Send reply": "Envoyer la réponse",
  "They will pay by {date}.": "Paiement promis au plus tard le {date}.",
  "No reminder is planned.": "Aucun rappel n’est planifié.",
  Promised: "Paiement promis",
  "bank transfer": "virement",
  card: "carte",
  cash: "espèces",
  cheque: "chèque",
  "direct debit": "prélèvement",
  Counts: "Pris en compte",
  Reversed: "Annulé",
  "{days} overdue": "{days} de retard",
  "due today": "échéance aujourd’hui",
  "due in {days}": "échéance dans {days}",
  "Most overdue": "Plus en retard",
  "Newest first": "Plus récentes d’abord",
  "Largest outstanding first": "Reste dû le plus élevé d’abord",
  "Largest amount first": "Montant le plus élevé d’abord",
  "As the table is": "Comme dans le tableau",
  "Needs a person": "À traiter",
  "Promise not kept": "Promesse non tenue",
  "Customer number": "Numéro de client",
  Order: "Tri",
  "A search looks for words of references, and of names and addresses of customers. Descriptions are searched in the newest {count} receivables.":
    "La recherche porte sur les mots des références ainsi que des noms et adresses des clients. Les descriptions ne sont parcourues que dans les {count} créances les plus récentes.",
  "By this bank transaction": "Par ce mouvement bancaire",
  "Reminder by {channel}": "Rappel par {channel}",
  "Reminder by {channel} to {recipient}": "Rappel par {channel} à {recipient}",
  "Read the message": "Lire le message",
  "You already have a customer like this one.": "Vous avez déjà un client semblable.",
  "Use this one": "Utiliser celui-ci",
  "Create a new customer all the same": "Créer tout de même un nouveau client",
  "{n, plural, one {# receivable is paused.} other {# receivables are paused.}}":
    "{n, plural, one {# créance est mise en pause.} other {# créances sont mises en pause.}}",
  "{n, plural, one {# receivable is resumed.} other {# receivables are resumed.}}":
    "{n, plural, one {# créance est réactivée.} other {# créances sont réactivées.}}",
  "{n, plural, one {# receivable is void.} other {# receivables are void.}}":
    "{n, plural, one {# créance est annulée.} other {# créances sont annulées.}}",
  "{n, plural, one {The next reminder of # receivable is asked for.} other {The next reminders of # receivables are asked for.}}":
    "{n, plural, one {Le prochain rappel est demandé pour # créance.} other {Le prochain rappel est demandé pour # créances.}}",
  "With what is chosen": "Actions sur la sélection",
  "Send next reminder now": "Envoyer le prochain rappel",
  Export: "Exporter",
  "Void all that is chosen? What is left of each is not owed any more, and no reminders go out. This can’t be undone.":
    "Annuler toutes les créances sélectionnées ? Leur reste dû ne sera plus réclamé et aucun rappel ne partira. Cette action est irréversible.",
  "{count, plural, one {# stays as it is:} other {# stay as they are:}}":
    "{count, plural, one {# créance reste inchangée :} other {# créances restent inchangées :}}",
  "PDF file": "Fichier PDF",
  "{id}-problem {id}-help": "{id}-problem {id}-help",
  "At most 10 MB. The customer’s page offers it.": "10 Mo maximum. La page de paiement du client la propose.",
  "Keep this file": "Ajouter ce fichier",
  "Replace it": "Remplacer",
  "Remove it": "Retirer",
  "Remove the invoice? The customer’s page does not offer it any more.":
    "Retirer la facture ? La page de paiement du client ne la proposera plus.",
  "Remove the invoice": "Retirer la facture",
  "The invoice": "La facture",
  "Open the invoice": "Ouvrir la facture",
  "PDF, {count} KB": "PDF, {count} Ko",
  "The invoice is kept.": "La facture est ajoutée.",
  "The invoice is removed.": "La facture est retirée.",
  "{total, plural, one {# receivable} other {# receivables}}":
    "{total, plural, one {# créance} other {# créances}}",
  "too many to be summed": "trop nombreuses pour être additionnées",
  "nothing outstanding": "aucun reste dû",
  "{amount} outstanding": "reste dû : {amount}",
  Invoiced: "Montant facturé",
  "Somebody has changed it since you opened it. Below is what you typed, over how it stands now. Send it again if that is what you want.":
    "Quelqu’un a fait une modification depuis que vous avez ouvert cette page. Vous trouvez ci-dessous votre saisie, appliquée à l’état actuel. Envoyez-la de nouveau si vous voulez la maintenir.",
  "Choose another file": "Choisir un autre fichier",
  "The key “{name}” is made": "La clé « {name} » est créée",
  "Copy it now, and keep it like a password: it is not shown again.":
    "Copiez-la maintenant et conservez-la comme un mot de passe : elle ne sera plus affichée.",
  "Your new key": "Votre nouvelle clé",
  "It works until {moment}. Send it with each request as <code>Authorization: Bearer …</code>.":
    "Elle fonctionne jusqu’au {moment}. Envoyez-la avec chaque requête : <code>Authorization: Bearer …</code>.",
  "Create key": "Créer une clé",
  "To tell your keys apart: the program that uses it.":
    "Pour distinguer vos clés : le logiciel qui l’utilise.",
  "What the program may do: read, or read and change. Give it no more than it needs.":
    "Ce que le logiciel peut faire : lire, ou lire et modifier. Ne lui donnez que les droits nécessaires.",
  "The key acts in your name and works for {keyLifetimeDays} days.":
    "La clé agit en votre nom et fonctionne pendant {keyLifetimeDays} jours.",
  "Nobody can pay in {list}: there is no account and no payment link.":
    "Personne ne peut payer en {list} : il n’y a ni compte ni lien de paiement.",
  "Say how you are paid": "Indiquer comment vous payer",
  "Nobody can ask: there is no e-mail address and no phone number.":
    "Personne ne peut vous poser de questions : il n’y a ni adresse e-mail ni numéro de téléphone.",
  "Say how you are reached": "Indiquer comment vous joindre",
  "The policy has no steps: no customer is reminded.":
    "Les règles de rappel n’ont aucune étape : aucun client ne reçoit de rappel.",
  "Open the policy": "Ouvrir les règles de rappel",
  "{unreachableCount, plural, one {# customer with debts cannot be reached. See below.} other {# customers with debts cannot be reached. See below.}}":
    "{unreachableCount, plural, one {# client débiteur est injoignable. Voir ci-dessous.} other {# clients débiteurs sont injoignables. Voir ci-dessous.}}",
  "What is missing": "Ce qui manque",
  "Nothing: customers can pay, ask, and be reached.":
    "Rien : les clients peuvent payer, poser des questions et être joints.",
  "{messages, plural, one {# message} other {# messages}} to {customers, plural, one {# customer} other {# customers}}.":
    "{messages, plural, one {# message} other {# messages}} à {customers, plural, one {# client} other {# clients}}.",
  "{messages, plural, one {# message} other {# messages}} to {customers, plural, one {# customer} other {# customers}}, the first on {moment}.":
    "{messages, plural, one {# message} other {# messages}} à {customers, plural, one {# client} other {# clients}}, à partir du {moment}.",
  "Only the first {count} customers were looked at.": "Seuls les {count} premiers clients ont été examinés.",
  "Nothing leaves in the next {liveDays} days.": "Rien ne part dans les {liveDays} prochains jours.",
  "If you went live now, nothing would leave in the next {liveDays} days.":
    "Si vous lanciez les envois maintenant, rien ne partirait dans les {liveDays} prochains jours.",
  "In the next {liveDays} days": "Dans les {liveDays} prochains jours",
  "If you go live now: the next {liveDays} days":
    "Si vous lancez les envois maintenant : les {liveDays} prochains jours",
  "What would leave, in the order of time": "Ce qui partirait, par ordre chronologique",
  "The first {count} are listed.": "Les {count} premiers sont affichés.",
  "Who cannot be reached": "Clients injoignables",
  "Customers with debts who cannot be reached": "Clients débiteurs injoignables",
  "Who owes most": "Doivent le plus",
  "Oldest debts": "Créances les plus anciennes",
  "Compared are the {count} customers who owe most in {chosen}.":
    "La comparaison porte sur les {count} clients qui doivent le plus en {chosen}.",
  "These customers owe something, and no reminder reaches them: they have no address, or none that may be used. <link>All customers</link>":
    "Ces clients doivent de l’argent et aucun rappel ne leur parvient : ils n’ont pas d’adresse, ou aucune qui puisse être utilisée. <link>Tous les clients</link>",
  "Everybody who owes something can be reached.": "Tous les clients qui doivent de l’argent sont joignables.",
  "There are more. They stand here as soon as some of these are reached.":
    "Il y en a d’autres. Ils apparaîtront ici dès que certains de ceux-ci seront joignables.",
  "There are no customers yet. They are created along with what they owe.":
    "Il n’y a pas encore de clients. Ils sont créés en même temps que ce qu’ils doivent.",
  "Name, address or reference": "Nom, adresse ou référence",
  "Nobody found. A search looks for the beginnings of words in names, addresses and references.":
    "Aucun client trouvé. La recherche porte sur le début des mots, dans les noms, les adresses et les références.",
  "Nobody.": "Aucun client.",
  "One bill": "Facture unique",
  "Create bill": "Créer la facture",
  "A bill every month": "Facture mensuelle",
  "First due date": "Première échéance",
  "Later ones are due on the same day of each month, or on its last day where a month is shorter.":
    "Les suivantes arrivent à échéance le même jour de chaque mois, ou le dernier jour si le mois est plus court.",
  "Last due date": "Dernière échéance",
  "Leave it empty for no end.": "Laissez vide pour une série sans fin.",
  "Create series": "Créer la série",
  "The bill is created.": "La facture fournisseur est créée.",
  "The series is created.": "La série est créée.",
  Trial: "Essai",
  Basic: "Basic",
  Pro: "Pro",
  "The allowance is used up: requests of your keys are refused until the period ends.":
    "Le quota est épuisé : les requêtes de vos clés sont refusées jusqu’à la fin de la période.",
  "The allowance is almost used up. When it is, requests of your keys are refused until the period ends.":
    "Le quota est presque épuisé. Ensuite, les requêtes de vos clés seront refusées jusqu’à la fin de la période.",
  "Ask who runs Duebook for you if you need more.":
    "S’il vous en faut plus, adressez-vous à la personne qui gère Duebook pour vous.",
  Left: "Restant",
  "Requests used in the period": "Requêtes utilisées pendant la période",
  "Per minute": "Par minute",
  "{count} requests with each key": "{count} requêtes par clé",
  "No plan": "Aucun forfait",
  "No plan is in force, so requests of your keys are refused and no reminders leave. Ask the operator of this Duebook to start one.":
    "Aucun forfait n’est en cours : les requêtes de vos clés sont refusées et aucun rappel ne part. Demandez à l’exploitant de ce Duebook d’en démarrer un.",
  "The plan {plan} begins on {moment}.": "Le forfait {plan} commence le {moment}.",
  "Plan {plan}": "Forfait {plan}",
  Period: "Période",
  "{moment} to {moment2}": "du {moment} au {moment2}",
  Allowance: "Quota",
  "{count} requests": "{count} requêtes",
  "{plan}, {count} requests, from {moment}": "{plan}, {count} requêtes, à partir du {moment}",
  "Requests per day": "Requêtes par jour",
  "The last {reportDays} days of UTC, as of {moment}. A request is counted here a few seconds after it came.":
    "Les {reportDays} derniers jours (UTC), au {moment}. Une requête est comptée ici quelques secondes après son arrivée.",
  Invite: "Inviter",
  "A link is mailed there. It works once, for 24 hours.":
    "Un lien y est envoyé par e-mail. Il fonctionne une seule fois, pendant 24 heures.",
  Role: "Rôle",
  "Send invitation": "Envoyer l’invitation",
  "Send again": "Renvoyer",
  Withdraw: "Retirer",
  "Withdraw an invitation": "Retirer une invitation",
  "Withdraw the invitation of {email}? The link that was mailed leads nowhere any more.":
    "Retirer l’invitation envoyée à {email} ? Le lien envoyé par e-mail ne mènera plus nulle part.",
  "Invited by": "Invité par",
  Invitations: "Invitations",
  "There are no open invitations.": "Il n’y a pas d’invitations en cours.",
  "{count} of at most {maxInvitations}.": "{count} sur {maxInvitations} au maximum.",
  "everything, owners included": "tous les droits, y compris sur les propriétaires",
  "keys, people, policy and the company's facts":
    "clés API, équipe, règles de rappel et fiche de l’entreprise",
  "the book: what is owed, payments, pauses": "gestion : créances, paiements, mises en pause",
  "Change role": "Changer le rôle",
  "{name} is {role}. Whoever becomes a member loses the API keys of this company at once.":
    "{name} a le rôle suivant : {role}. Toute personne qui devient membre perd aussitôt ses clés API pour cette entreprise.",
  Becomes: "Nouveau rôle",
  "Remove {name}": "Retirer {name}",
  "Remove {name} from {name2}? This person's access and API keys stop at once, and the invitations that this person has sent are withdrawn.":
    "Retirer {name} de l’entreprise {name2} ? L’accès et les clés API de cette personne sont coupés aussitôt, et les invitations qu’elle a envoyées sont retirées.",
  "Reset two-factor": "Réinitialiser la 2FA",
  "Reset two-factor authentication of {name}? Do this only if you have talked to this person, who has lost the phone and the recovery codes. All sessions end, and API keys stop until it is set up again.":
    "Réinitialiser la double authentification pour {name} ? Ne le faites qu’après avoir parlé à cette personne, si elle a perdu son téléphone et ses codes de secours. Toutes ses sessions se ferment et ses clés API s’arrêtent jusqu’à ce qu’elle l’active de nouveau.",
  "Two-factor": "Double authentification",
  Yes: "Oui",
  No: "Non",
  Members: "Membres",
  "A browser": "Un navigateur",
  "A browser on {system}": "Un navigateur sur {system}",
  "{browser} on {system}": "{browser} sur {system}",
  "Choose a file.": "Choisissez un fichier.",
  "The archive would be larger than 4 GB, which a ZIP can’t hold.":
    "L’archive dépasserait 4 Go, la limite d’un fichier ZIP.",
  "It could not be made. Ask the operator of this Duebook about it.":
    "Elle n’a pas pu être préparée. Adressez-vous à l’exploitant de ce Duebook.",
  "The file is not kept any more.": "Le fichier n’est plus conservé.",
  "The file is not kept any more. Choose it again.":
    "Le fichier n’est plus conservé. Choisissez-le de nouveau.",
  "The file takes too long to read. Split it, and import one part after another.":
    "La lecture du fichier est trop longue. Divisez-le et importez les parties l’une après l’autre.",
  "The file is not text. Save it as “CSV UTF-8” and choose it again.":
    "Le fichier n’est pas du texte. Enregistrez-le au format « CSV UTF-8 » et choisissez-le de nouveau.",
  "The workbook can’t be read. Save it as “CSV UTF-8” and choose that file.":
    "Le classeur est illisible. Enregistrez-le au format « CSV UTF-8 » et choisissez ce fichier.",
  "The workbook is too large when it is unpacked. Save it as “CSV UTF-8” and choose that file.":
    "Le classeur est trop volumineux une fois décompressé. Enregistrez-le au format « CSV UTF-8 » et choisissez ce fichier.",
  "Rows are wrong: correct the file, or import the other rows.":
    "Des lignes sont incorrectes : corrigez le fichier, ou importez les autres lignes.",
  "The day of payment must be today or a day before.":
    "La date de paiement doit être aujourd’hui ou une date passée.",
  "No heading is known to be this one: choose its column below.":
    "Aucun en-tête reconnu : choisissez la colonne ci-dessous.",
  "The row has {cells} cells, and there are {headings} headings.":
    "La ligne a {cells} cellules, alors qu’il y a {headings} en-têtes.",
  "Line {line} has the same customer and says something else.":
    "La ligne {line} a le même client, mais d’autres informations.",
  "Line {line} has the same reference and says something else.":
    "La ligne {line} a la même référence, mais d’autres informations.",
  "The supplier is missing.": "Il manque le fournisseur.",
  "The amount is missing.": "Il manque le montant.",
  "The due date is missing.": "Il manque l’échéance.",
  "{cell} is no date: a day such as 2027-01-31 is expected.":
    "« {cell} » n’est pas une date : une date comme 2027-01-31 est attendue.",
  "{cell} can mean two dates: choose below how the file writes dates.":
    "« {cell} » peut désigner deux dates : choisissez ci-dessous le format des dates.",
  "{cell} can mean two amounts: choose below how the file writes amounts.":
    "« {cell} » peut désigner deux montants : choisissez ci-dessous le format des montants.",
  "{cell} is no amount: an amount above zero is expected, such as 120.50.":
    "« {cell} » n’est pas un montant : un montant supérieur à zéro est attendu, par exemple 120,50.",
  "{cell} is no amount in {currency}: choose below which currency it is.":
    "« {cell} » n’est pas un montant en {currency} : choisissez ci-dessous la devise.",
  "{cell} is no amount in {currency}: {problem}.":
    "« {cell} » n’est pas un montant en {currency} : {problem}.",
  "{cell} is no currency: a code of three letters is expected, such as EUR.":
    "« {cell} » n’est pas une devise : un code de trois lettres est attendu, par exemple EUR.",
  "must be at most {max} {currency}": "maximum {max} {currency}",
  "must be a text of {min} to {max} characters, not only white space, without NUL or unpaired surrogates.":
    "Texte de {min} à {max} caractères, pas uniquement des espaces, sans caractères non valides.",
  "must be a text of {min} to {max} characters, without NUL or unpaired surrogates.":
    "Texte de {min} à {max} caractères, sans caractères non valides.",
  "must be a text of at most {max} characters, without NUL or unpaired surrogates.":
    "Texte de {max} caractères au maximum, sans caractères non valides.",
  "must be an e-mail address such as ada@example.com, of at most 254 characters.":
    "Adresse e-mail comme ada@example.com, 254 caractères au maximum.",
  "must be a valid phone number in E.164 form, such as +4915112345678.":
    "Numéro de téléphone valable avec l’indicatif du pays (format E.164), par exemple +33612345678.",
  "must be one BCP 47 language tag of at most 35 characters, such as de or pt-BR.":
    "Code de langue (BCP 47) de 35 caractères au maximum, par exemple fr ou pt-BR.",
  "must be an IANA time zone name such as Europe/Berlin.":
    "Fuseau horaire (nom IANA), par exemple Europe/Paris.",
  "is required.": "Champ obligatoire.",
  "is not known to this request.": "Champ inconnu dans cette requête.",
  "Choose the file again.": "Choisissez de nouveau le fichier.",
  "Choose columns of the file.": "Choisissez des colonnes du fichier.",
  "Only {max} files are read at once. Upload it again.":
    "Lecture limitée à {max} fichiers à la fois. Chargez-le de nouveau.",
  "It is larger than 10 MB. Upload a shorter period, or several files.":
    "Le fichier dépasse 10 Mo. Chargez une période plus courte, ou plusieurs fichiers.",
  "The file is too large: it has {what}. Split it, and import one part after another.":
    "Le fichier est trop volumineux : {what}. Divisez-le et importez les parties l’une après l’autre.",
  "more than {max} elements": "plus de {max} éléments",
  "more than {max} entries": "plus de {max} écritures",
  "more than {max} movements": "plus de {max} mouvements",
  "more than {max} statements": "plus de {max} relevés",
  "more than {max} rows": "plus de {max} lignes",
  "more than {max} bytes": "plus de {max} octets",
  "more than {max} files": "plus de {max} fichiers",
  "more than {max} bytes when it is unpacked": "plus de {max} octets une fois décompressé",
  "it takes too long to read; split it, and import one part after another":
    "lecture trop longue ; divisez le fichier et importez les parties l’une après l’autre",
  "{field} is no CSV file.": "{field} : ce n’est pas un fichier CSV.",
  "{field} is a ZIP without files.": "{field} : ce fichier ZIP ne contient aucun fichier.",
  "{field} is a ZIP in a ZIP.": "{field} : ce fichier ZIP se trouve dans un autre ZIP.",
  "{field} is a ZIP that is broken.": "{field} : ce fichier ZIP est endommagé.",
  "{field} is a workbook or a document: save it as CSV.":
    "{field} : c’est un classeur ou un document. Enregistrez-le au format CSV.",
  "{field} is XML, but no camt.052, camt.053 or camt.054.":
    "{field} : c’est un fichier XML, mais ni camt.052, ni camt.053, ni camt.054.",
  "{field} is XML of {kind}, but no camt.052, camt.053 or camt.054.":
    "{field} : c’est un fichier XML de type {kind}, mais ni camt.052, ni camt.053, ni camt.054.",
  "{field} is not well-formed XML: line {message}.":
    "{field} : le fichier XML est mal formé, ligne {message}.",
  "{field} is no statement, and no text.": "{field} : ce n’est ni un relevé, ni du texte.",
  "{field} is no statement: neither camt.052, .053 or .054, nor MT940, OFX or CSV with headings.":
    "{field} : ce n’est pas un relevé. Formats acceptés : camt.052, .053 ou .054, MT940, OFX ou CSV avec en-têtes.",
  "{field} is in the encoding {encoding}, which is not known.": "{field} : encodage {encoding} inconnu.",
  "{field} is not in the encoding {encoding} that it should have.":
    "{field} : le contenu ne correspond pas à l’encodage annoncé, {encoding}.",
  "has a line that is too long": "une ligne est trop longue",
  "has more wrong entries, too": "d’autres écritures sont également incorrectes",
  "has no statement in it": "aucun relevé dans le fichier",
  "has no statement of a bank account in it": "aucun relevé de compte bancaire dans le fichier",
  "ends before its last element '</OFX>': a part of it is missing":
    "le fichier s’arrête avant son dernier élément '</OFX>' : il en manque une partie",
  "the entries are too much to add up": "le total des écritures est trop élevé pour être calculé",
  "its currency {currency} is no active one": "sa devise {currency} n’est pas en vigueur",
  "has entries of {day}, of which there are more than {max} statements with balances already":
    "le fichier contient des écritures du {day}, jour pour lequel il existe déjà plus de {max} relevés avec soldes",
  "has dates such as 02/03/2026 whose day may be the month, and none that shows which":
    "des dates comme 02/03/2026 ne permettent pas de distinguer le jour du mois, et aucune ne lève le doute",
  "has amounts such as 1,234 that may be thousands or decimals, and none that shows which":
    "des montants comme 1,234 peuvent être des milliers ou des décimales, et aucun ne lève le doute",
  "the file names no account": "le fichier ne mentionne aucun compte",
  "the file is of another account: {account}": "le fichier concerne un autre compte : {account}",
  "the file is of another account: it names {account}, which is {other}":
    "le fichier concerne un autre compte : il mentionne {account}, c’est-à-dire {other}",
  "the file has no column {column} for {name}; it has {list}":
    "le fichier n’a pas de colonne {column} pour {name} ; il contient {list}",
  "say which column has which field; the file has {list}":
    "indiquez à quoi correspond chaque colonne ; le fichier contient {list}",
  "{account} is not a valid IBAN: its length or its check digits are wrong":
    "{account} n’est pas un IBAN valable : sa longueur ou sa clé de contrôle est incorrecte",
  "{account} is no account of the company; add it first, with duebook bank-account add or under /bank, and import the file then":
    "{account} n’est pas un compte de l’entreprise ; ajoutez-le d’abord, avec duebook bank-account add ou sous /bank, puis importez le fichier",
  "{account} is kept in {currency}, and the file is in {other}":
    "{account} est tenu en {currency}, et le fichier est en {other}",
  "the opening balance {opening} and the booked entries {booked} make {sum}, but the closing balance is {closing}":
    "le solde initial {opening} et les écritures comptabilisées {booked} donnent {sum}, mais le solde final est de {closing}",
  "it is encrypted": "le fichier est chiffré",
  "it is packed in a way that is not supported": "le fichier est compressé d’une façon non prise en charge",
  "line {line}: {problem}": "ligne {line} : {problem}",
  "a text is too long": "un texte est trop long",
  "a field is too long": "un champ est trop long",
  "a document type is not allowed": "une déclaration de type de document (DOCTYPE) n’est pas autorisée",
  "an entry has more than {max} elements": "une écriture a plus de {max} éléments",
  "more than {max} elements are within each other": "plus de {max} éléments sont imbriqués",
  "it can’t be read: a quotation mark may be missing":
    "le fichier est illisible : il manque peut-être un guillemet",
  "the field :{tag}: is not known": "le champ :{tag}: est inconnu",
  "a field :{tag}: is not expected here": "un champ :{tag}: n’est pas attendu ici",
  "a statement does not say of which account it is": "un relevé n’indique pas de quel compte il s’agit",
  "the statement that begins here does not say of which account it is":
    "le relevé qui commence ici n’indique pas de quel compte il s’agit",
  "the statement that begins here has no opening balance":
    "le relevé qui commence ici n’a pas de solde initial",
  "the statement that begins here has no closing balance":
    "le relevé qui commence ici n’a pas de solde final",
  "its balances are in two currencies": "ses soldes sont dans deux devises",
  "it is a report of the day (MT942): send the statement (MT940), which has its movements":
    "c’est un avis intrajournalier (MT942) : chargez le relevé (MT940), qui contient ses mouvements",
  "the balance :{tag}: is {text}: not C or D, date, currency and amount":
    "le solde :{tag}: est {text} ; sont attendus C ou D, la date, la devise et le montant",
  "the balance {from} and the booked {booked} make {sum}, but the balance is {to}: a row may be missing; if that column has no balance after each row, leave it out of the mapping":
    "le solde {from} et les mouvements comptabilisés {booked} donnent {sum}, mais le solde est de {to} : il manque peut-être une ligne ; si cette colonne ne donne pas le solde après chaque ligne, ne la choisissez pas",
  "its currency is {text}, which is no active one": "sa devise est {text}, qui n’est pas en vigueur",
  "it has both a credit and a debit": "l’écriture a à la fois un crédit et un débit",
  "it has no amount": "il manque le montant",
  "it has no date": "il manque la date",
  "it says neither CRDT nor DBIT": "ni CRDT ni DBIT n’est indiqué",
  "it corrects an earlier one (CORRECTFITID), which is not supported":
    "l’écriture en corrige une précédente (CORRECTFITID), ce qui n’est pas pris en charge",
  "it has {cells} cells, and the headings {headings}": "{cells} cellules pour {headings} en-têtes",
  "its amount has no currency": "le montant n’a pas de devise",
  "its amount is in {currency}, and the account in {other}":
    "le montant est en {currency}, et le compte en {other}",
  "its date is {text}, which is none": "{text} n’est pas une date",
  "{text} is neither debit nor credit": "{text} n’est ni un débit ni un crédit",
  "{text} is no line of MT940: date, C or D and amount":
    "{text} n’est pas une ligne MT940 : date, C ou D et montant attendus",
  "the date {text} does not exist": "la date {text} n’existe pas",
  "the booking date {text} does not exist": "la date d’opération {text} n’existe pas",
  "the value date {text} does not exist": "la date de valeur {text} n’existe pas",
  "the entry date {text} does not exist": "la date d’écriture {text} n’existe pas",
  "its amount is {text}, which is no amount": "{text} n’est pas un montant",
  "its amount is {text}, which is too much": "le montant {text} est trop élevé",
  "its amount is {text}, whose decimals must have a point":
    "le montant {text} doit avoir un point avant ses décimales",
  "its amount is {text}, but {currency} has {digits} decimals":
    "le montant est {text}, mais {currency} admet {digits} décimales",
  "its amount is in {currency}, which is no active currency":
    "le montant est en {currency}, une devise qui n’est pas en vigueur",
  "the {field} is {text}, which is no amount": "{field} : {text} n’est pas un montant",
  "the {field} is {text}, which is too much": "{field} : {text} est trop élevé",
  "the {field} is {text}, whose decimals must have a point":
    "{field} : {text} doit avoir un point avant ses décimales",
  "the {field} is {text}, but {currency} has {digits} decimals":
    "{field} : {text}, mais {currency} admet {digits} décimales",
  "the {field} is in {currency}, which is no active currency":
    "{field} : {currency} n’est pas une devise en vigueur",
  "This is not your present password.": "Ce n’est pas votre mot de passe actuel.",
  "This passkey could not be used here. Try again, or choose another way.":
    "Cette clé d’accès n’a pas pu être utilisée ici. Réessayez ou choisissez un autre moyen.",
  "Your browser has made no passkey. It needs JavaScript.":
    "Votre navigateur n’a pas créé de clé d’accès. JavaScript est nécessaire.",
  "This passkey is known already.": "Cette clé d’accès est déjà connue.",
  "This passkey was removed already.": "Cette clé d’accès a déjà été supprimée.",
  "You have {max} passkeys, and no more fit: remove one first.":
    "Vous avez {max} clés d’accès, le maximum possible : supprimez-en d’abord une.",
  'Here people sign in with {provider}, on the page "Sign in".':
    "Ici, on se connecte avec {provider}, sur la page « Se connecter ».",
  "Too many people of your network are signing in at this moment. Wait a minute.":
    "Trop de personnes de votre réseau se connectent en ce moment. Attendez une minute.",
  "Two-factor authentication is not set up.": "La double authentification n’est pas activée.",
  "Nothing is being set up in this session: reload the page and start again.":
    "Aucune activation n’est en cours dans cette session : rechargez la page et recommencez.",
  "This person has no two-factor authentication.": "Cette personne n’a pas la double authentification.",
  "This person needs two-factor authentication for another company, too. Only the operator of this Duebook can reset it.":
    "Cette personne a aussi besoin de la double authentification pour une autre entreprise. Seul l’exploitant de ce Duebook peut la réinitialiser.",
  "You change your own two-factor authentication on the page of your account.":
    "Votre propre double authentification se modifie sur la page de votre compte.",
  "Only owners can reset a member's two-factor authentication.":
    "Seuls les propriétaires peuvent réinitialiser la double authentification d’un membre.",
  "Only owners can remove an owner.": "Seuls les propriétaires peuvent retirer un propriétaire.",
  "Only owners and admins can remove people.":
    "Seuls les propriétaires et les administrateurs peuvent retirer des personnes.",
  "Only owners can make somebody an owner.": "Seuls les propriétaires peuvent nommer un propriétaire.",
  "Only owners can change an owner's role.":
    "Seuls les propriétaires peuvent changer le rôle d’un propriétaire.",
  "Only owners and admins can change roles.":
    "Seuls les propriétaires et les administrateurs peuvent changer les rôles.",
  "Only owners and admins can invite people.":
    "Seuls les propriétaires et les administrateurs peuvent inviter des personnes.",
  "Only owners of a company can open it again.":
    "Seuls les propriétaires d’une entreprise peuvent la rouvrir.",
  "A company needs an owner: make somebody else an owner first.":
    "Une entreprise doit avoir un propriétaire : nommez d’abord un autre propriétaire.",
  "You are the last owner of {companies}. Make somebody else an owner, or close what nobody needs any more; then close your account.":
    "Vous êtes le dernier propriétaire ({companies}). Nommez un autre propriétaire, ou fermez ce dont plus personne n’a besoin ; fermez ensuite votre compte.",
  "This person is not a member any more.": "Cette personne n’est plus membre.",
  "You are not a member of this company any more.": "Vous n’êtes plus membre de cette entreprise.",
  "Somebody with this address is a member already.": "Une personne ayant cette adresse est déjà membre.",
  "A company has at most {max} members by invitation.":
    "Une entreprise compte au plus {max} membres invités.",
  "A company has at most {max} invitations that wait for an answer: withdraw one first.":
    "Une entreprise a au plus {max} invitations en attente de réponse : retirez-en d’abord une.",
  "A company sends at most {max} invitations within a day, withdrawn ones included. Send more tomorrow.":
    "Une entreprise envoie au plus {max} invitations par jour, y compris celles qui ont été retirées. Envoyez les suivantes demain.",
  "This invitation is not valid any more. Ask for a new one.":
    "Cette invitation n’est plus valable. Demandez-en une nouvelle.",
  "This invitation is for another e-mail address than that of your account.":
    "Cette invitation est destinée à une autre adresse e-mail que celle de votre compte.",
  "There is an account with this address by now.": "Un compte existe désormais avec cette adresse.",
  "There is an account with this address by now. Sign in.":
    "Un compte existe désormais avec cette adresse. Connectez-vous.",
  "This is your address already.": "C’est déjà votre adresse.",
  "Your address is verified already.": "Votre adresse est déjà vérifiée.",
  "Verify your e-mail address first: open the link that we have mailed you, or have another one sent on the page of your account.":
    "Vérifiez d’abord votre adresse e-mail : ouvrez le lien que nous vous avons envoyé, ou faites-vous en envoyer un autre depuis la page de votre compte.",
  "You own {max} companies already, and can't make more of them.":
    "Vous possédez déjà {max} entreprises et ne pouvez pas en créer d’autres.",
  "The name is not that of this company.": "Ce n’est pas le nom de cette entreprise.",
  "This company is not closed.": "Cette entreprise n’est pas fermée.",
  "It is too late: all of this company is being deleted.":
    "Il est trop tard : toutes les données de cette entreprise sont en cours de suppression.",
  "The company has no active plan period.": "L’entreprise n’a pas de forfait en cours.",
  "You have {max} keys already. Revoke one first.": "Vous avez déjà {max} clés. Révoquez-en d’abord une.",
  "User {id} has {max} active keys for company {company} already: revoke one first.":
    "L’utilisateur {id} a déjà {max} clés actives pour l’entreprise {company} : révoquez-en d’abord une.",
  "User {id} may not have keys for company {company}: this person has not confirmed two-factor authentication.":
    "L’utilisateur {id} ne peut pas avoir de clés pour l’entreprise {company} : cette personne n’a pas confirmé la double authentification.",
  "User {id} may not have keys for company {company}: this person is neither owner nor admin of the company.":
    "L’utilisateur {id} ne peut pas avoir de clés pour l’entreprise {company} : cette personne n’y est ni propriétaire ni administrateur.",
  "User {id} may not have keys for company {company}: this person is not an active member of the company.":
    "L’utilisateur {id} ne peut pas avoir de clés pour l’entreprise {company} : cette personne n’en est pas un membre actif.",
  "The key “{name}” is somebody else's. Only its holder can rotate it, because whoever rotates a key reads the new one.":
    "La clé « {name} » appartient à quelqu’un d’autre. Seul son titulaire peut la renouveler, car la nouvelle clé lui est affichée.",
  "The key “{name}” is somebody else's. Its holder or an owner can revoke it.":
    "La clé « {name} » appartient à quelqu’un d’autre. Son titulaire ou un propriétaire peut la révoquer.",
  "A password has at least {min} characters.": "Un mot de passe a au moins {min} caractères.",
  "A password has at most {max} characters.": "Un mot de passe a au plus {max} caractères.",
  "This is the password that you have. Choose another one.":
    "C’est votre mot de passe actuel. Choisissez-en un autre.",
  "This password was taken away, because somebody else knows it. Choose another one.":
    "Ce mot de passe a été retiré, car quelqu’un d’autre le connaît. Choisissez-en un autre.",
  "This password takes too long to check. Choose another one, such as four unusual words.":
    "Ce mot de passe est trop long à vérifier. Choisissez-en un autre, par exemple quatre mots inhabituels.",
  "Names and addresses of yours are easy to guess.":
    "Les noms et adresses qui vous concernent sont faciles à deviner.",
  "This is easy to guess.": "Ce mot de passe est facile à deviner.",
  "Straight rows of keys on your keyboard are easy to guess.":
    "Les suites de touches voisines du clavier sont faciles à deviner.",
  "Short keyboard patterns are easy to guess.": "Les motifs courts sur le clavier sont faciles à deviner.",
  'Repeated characters like "aaa" are easy to guess.':
    "Les caractères répétés comme « aaa » sont faciles à deviner.",
  'Repeated character patterns like "abcabcabc" are easy to guess.':
    "Les motifs répétés comme « abcabcabc » sont faciles à deviner.",
  'Common character sequences like "abc" are easy to guess.':
    "Les suites de caractères courantes comme « abc » sont faciles à deviner.",
  "Recent years are easy to guess.": "Les années récentes sont faciles à deviner.",
  "Dates are easy to guess.": "Les dates sont faciles à deviner.",
  "This is a heavily used password.": "Ce mot de passe est extrêmement courant.",
  "This is a frequently used password.": "Ce mot de passe est très courant.",
  "This is a commonly used password.": "Ce mot de passe est courant.",
  "This is similar to a commonly used password.": "Ce mot de passe ressemble à un mot de passe courant.",
  "Single words are easy to guess.": "Les mots isolés sont faciles à deviner.",
  "Single names or surnames are easy to guess.": "Les prénoms ou noms isolés sont faciles à deviner.",
  "Common names and surnames are easy to guess.": "Les prénoms et noms courants sont faciles à deviner.",
  "Your password was exposed by a data breach on the Internet.":
    "Votre mot de passe a été divulgué lors d’une fuite de données sur Internet.",
  "Avoid predictable letter substitutions like '@' for 'a'.":
    "Évitez les substitutions prévisibles, comme « @ » pour « a ».",
  "Avoid reversed spellings of common words.": "Évitez les mots courants écrits à l’envers.",
  "Capitalize some, but not all letters.": "Mettez quelques lettres en majuscules, mais pas toutes.",
  "Capitalize more than the first letter.": "Ne mettez pas en majuscule que la première lettre.",
  "Avoid dates and years that are associated with you.":
    "Évitez les dates et les années qui vous concernent.",
  "Avoid recent years.": "Évitez les années récentes.",
  "Avoid years that are associated with you.": "Évitez les années qui vous concernent.",
  "Avoid common character sequences.": "Évitez les suites de caractères courantes.",
  "Avoid repeated words and characters.": "Évitez les mots et les caractères répétés.",
  "Use longer keyboard patterns and change typing direction multiple times.":
    "Utilisez des motifs plus longs et changez plusieurs fois de direction sur le clavier.",
  "Add more words that are less common.": "Ajoutez des mots moins courants.",
  "Use multiple words, but avoid common phrases.":
    "Utilisez plusieurs mots, mais évitez les expressions courantes.",
  "You can create strong passwords without using symbols, numbers, or uppercase letters.":
    "Un mot de passe peut être sûr sans symboles, chiffres ni majuscules.",
  "If you use this password elsewhere, you should change it.":
    "Si vous utilisez ce mot de passe ailleurs, changez-le.",
  "{field} is required.": "{field} : champ obligatoire.",
  "{field} is required, unless you choose a customer.":
    "{field} : champ obligatoire, sauf si vous choisissez un client.",
  "{field} is that of a customer you already have.": "{field} : l’un de vos clients l’a déjà.",
  "{field}: nobody found with these words.": "{field} : aucun client ne correspond à ces mots.",
  "{field}: these words mean several: {customers}.":
    "{field} : plusieurs clients correspondent à ces mots : {customers}.",
  "{field} is required, or account_number with the code of its bank.":
    "{field} : champ obligatoire, ou bien le numéro de compte (account_number) avec le code de sa banque.",
  "{field} is required, or another of {list}.": "{field} : champ obligatoire, ou bien un autre parmi {list}.",
  "{field} is required: {account} may be {list}.":
    "{field} : champ obligatoire, car {account} peut désigner {list}.",
  "{field} is required: a CSV file does not say of which account it is.":
    "{field} : champ obligatoire, car un fichier CSV n’indique pas de quel compte il s’agit.",
  "{field} is more than there is. Look at it again.":
    "{field} : le montant dépasse ce qui est disponible. Vérifiez de nouveau.",
  "{field} is not known to this request.": "{field} : champ inconnu dans cette requête.",
  "{field} is not an active member of the company.":
    "{field} : cette personne n’est pas un membre actif de l’entreprise.",
  "{field} is an account for {currency} already.":
    "{field} : il existe déjà un compte pour cette devise, {currency}.",
  "{field} must be an object.": "{field} : indiquez un objet.",
  "{field} must be a JSON object.": "{field} : indiquez un objet JSON.",
  "{field} must be a text.": "{field} : indiquez un texte.",
  "{field} must be a text of {min} to {max} characters, without NUL or unpaired surrogates.":
    "{field} : {min} à {max} caractères, sans caractères non valides.",
  "{field} must be a text of {min} to {max} characters, not only white space, without NUL or unpaired surrogates.":
    "{field} : {min} à {max} caractères, pas uniquement des espaces, sans caractères non valides.",
  "{field} must be a text of at most {max} characters, without NUL or unpaired surrogates.":
    "{field} : {max} caractères au maximum, sans caractères non valides.",
  "{field} must be a text of at most {max} characters, not only white space, without NUL or unpaired surrogates.":
    "{field} : {max} caractères au maximum, pas uniquement des espaces, sans caractères non valides.",
  "{field} must be a text of {min} to {max} characters in one line, without control characters.":
    "{field} : {min} à {max} caractères, sur une seule ligne, sans caractères de contrôle.",
  "{field} must be a text of {min} to {max} characters, not only white space, without control characters.":
    "{field} : {min} à {max} caractères, pas uniquement des espaces, sans caractères de contrôle.",
  "{field} must be a name of {min} to {max} characters in one line.":
    "{field} : indiquez un nom de {min} à {max} caractères, sur une seule ligne.",
  "{field} must not be empty: a company has a name.":
    "{field} : champ obligatoire, car une entreprise a un nom.",
  "{field} must be true or false.": "{field} : indiquez true (oui) ou false (non).",
  "{field} must be one of {list}.": "{field} : valeurs possibles : {list}.",
  "{field} must be one of the list.": "{field} : choisissez une valeur de la liste.",
  "{field} must be an amount.": "{field} : indiquez un montant.",
  '{field} must be an amount as text, such as "5.00".':
    "{field} : indiquez un montant sous forme de texte, par exemple « 5.00 ».",
  "{field} must be a positive amount, such as 120.50 or 120,50.":
    "{field} : indiquez un montant supérieur à zéro, par exemple 120,50 ou 120.50.",
  "{field} must be at most {max} {currency}.": "{field} : {max} {currency} au maximum.",
  "{field} must be at most what is outstanding.": "{field} : indiquez au plus le reste dû.",
  "{field} must be at most what is outstanding and what came.":
    "{field} : indiquez au plus le reste dû, sans dépasser le montant reçu.",
  "{field} must be at least what is already paid ({minor} minor units).":
    "{field} : indiquez au moins ce qui est déjà payé ({minor}, dans la plus petite unité de la devise).",
  "{field} must be a receivable of this customer.": "{field} : choisissez une créance de ce client.",
  "{field} must be for at most {max} receivables.": "{field} : {max} créances au maximum.",
  "{field} must be for fewer receivables at once.": "{field} : choisissez moins de créances à la fois.",
  "{field} must be for one receivable at least.": "{field} : indiquez au moins une créance.",
  "{field} must be a whole number from {min} to {max}.":
    "{field} : indiquez un nombre entier de {min} à {max}.",
  "{field} must be a real calendar date YYYY-MM-DD from 1970-01-01 to 9999-12-31.":
    "{field} : indiquez une date valable au format AAAA-MM-JJ, de 1970-01-01 à 9999-12-31.",
  "{field} must be a real date YYYY-MM-DD.": "{field} : indiquez une date valable au format AAAA-MM-JJ.",
  "{field} must be a date YYYY-MM-DD, or an RFC 3339 date-time with seconds and offset such as 2026-01-31T08:00:00Z.":
    "{field} : indiquez une date AAAA-MM-JJ, ou une date et une heure RFC 3339 avec secondes et décalage horaire, par exemple 2026-01-31T08:00:00Z.",
  "{field} must be a date from {first} to {last}, in the customer's time zone ({zone}).":
    "{field} : indiquez une date du {first} au {last}, dans le fuseau horaire du client ({zone}).",
  "{field} must be a date of the years 2000 to 2099.":
    "{field} : indiquez une date entre les années 2000 et 2099.",
  "{field} must be today or later.": "{field} : indiquez la date d’aujourd’hui ou une date ultérieure.",
  "{field} must not be in the future.": "{field} : la date ne peut pas être dans le futur.",
  "{field} must not be in the future by more than a day.":
    "{field} : la date ne peut pas être à plus d’un jour dans le futur.",
  "{field} must be after {other}.": "{field} : indiquez une date postérieure à {other}.",
  "{field} must not be before {other}.": "{field} : la date ne peut pas être antérieure à {other}.",
  "{field} must be an active ISO 4217 currency code in upper case, such as EUR.":
    "{field} : indiquez le code d’une devise en vigueur (ISO 4217, en majuscules), par exemple EUR.",
  "{field} must be named by an ISO 4217 currency.":
    "{field} : indiquez un code de devise ISO 4217, par exemple EUR.",
  "{field} must be an ISO 3166-1 alpha-2 country code in upper case, such as DE.":
    "{field} : indiquez un code de pays à deux lettres (ISO 3166-1 alpha-2, en majuscules), par exemple FR.",
  "{field} must be an IANA time zone name such as Europe/Berlin.":
    "{field} : indiquez un fuseau horaire (nom IANA), par exemple Europe/Paris.",
  "{field} must be one BCP 47 language tag of at most 35 characters, such as de or pt-BR.":
    "{field} : indiquez un code de langue (BCP 47) de 35 caractères au maximum, par exemple fr ou pt-BR.",
  "{field} must be a valid phone number in E.164 form, such as +4915112345678.":
    "{field} : indiquez un numéro de téléphone valable avec l’indicatif du pays (format E.164), par exemple +33612345678.",
  "{field} must be an e-mail address such as ada@example.com, of at most 254 characters.":
    "{field} : indiquez une adresse e-mail comme ada@example.com, de 254 caractères au maximum.",
  "{field} must be a link that begins with https:// (http:// for localhost alone), of at most 2000 characters; behind its host it may hold '{reference}' and '{amount}', and no other braces.":
    "{field} : indiquez un lien commençant par https:// (http:// uniquement pour localhost), de 2000 caractères au maximum ; après le nom de domaine, il peut contenir '{reference}' et '{amount}', mais aucune autre accolade.",
  "{field} must be a link that begins with https:// (http:// for localhost alone), without braces, of at most 2000 characters.":
    "{field} : indiquez un lien commençant par https:// (http:// uniquement pour localhost), sans accolades, de 2000 caractères au maximum.",
  "{field} must be an IBAN with correct check digits, such as DE89 3704 0044 0532 0130 00.":
    "{field} : indiquez un IBAN avec une clé de contrôle correcte, par exemple FR76 3000 6000 0112 3456 7890 189.",
  "{field} must be a BIC of 8 or 11 characters, such as COBADEFFXXX.":
    "{field} : indiquez un BIC de 8 ou 11 caractères, par exemple BNPAFRPPXXX.",
  "{field} must be a sort code of six digits, such as 20-00-00.":
    "{field} : indiquez un sort code de six chiffres, par exemple 20-00-00.",
  "{field} must be a routing number of nine digits with a correct check digit, such as 021000021.":
    "{field} : indiquez un routing number de neuf chiffres avec un chiffre de contrôle correct, par exemple 021000021.",
  "{field} must be a clearing number of 3 to 12 letters and digits, such as 6000.":
    "{field} : indiquez un numéro de clearing de 3 à 12 lettres et chiffres, par exemple 6000.",
  "{field} must be an account number of 4 to 20 letters and digits, such as 55779911.":
    "{field} : indiquez un numéro de compte de 4 à 20 lettres et chiffres, par exemple 55779911.",
  "{field} must have 6 to 8 digits beside a sort code.":
    "{field} : indiquez 6 à 8 chiffres avec un sort code.",
  "{field} must be of the IBAN's country, {country}.":
    "{field} : le pays doit être celui de l’IBAN, {country}.",
  "{field} must be of the same country as the other: the IBAN is of {country}, the BIC of {other}.":
    "{field} : l’IBAN et le BIC doivent être du même pays (IBAN : {country}, BIC : {other}).",
  "{field} must not be given beside an IBAN.":
    "{field} : ne remplissez pas ce champ si vous indiquez un IBAN.",
  "{field} must not be given beside another code of the bank.":
    "{field} : ne remplissez pas ce champ si vous indiquez un autre code de la banque.",
  "{field} must be one of at most {max} accounts.": "{field} : {max} comptes au maximum.",
  "{field} must be the id of an account.": "{field} : indiquez l’identifiant d’un compte.",
  "{field} must be the id of one of your customers.":
    "{field} : indiquez l’identifiant de l’un de vos clients.",
  "{field} must be the id of one of your receivables.":
    "{field} : indiquez l’identifiant de l’une de vos créances.",
  "{field} must be the id of a bank transaction.":
    "{field} : indiquez l’identifiant d’un mouvement bancaire.",
  "{field} must be the id of an earlier movement the other way, in the same currency and of at most the same amount.":
    "{field} : indiquez l’identifiant d’un mouvement antérieur de sens inverse, dans la même devise et d’un montant égal ou inférieur.",
  "{field} must be another receivable than those before it.":
    "{field} : cette créance a déjà été choisie plus haut.",
  "{field} must be a list of 1 to {max} allocations.":
    "{field} : indiquez une liste de 1 à {max} affectations.",
  "{field} must have at least one receivable.": "{field} : choisissez au moins une créance.",
  "{field} must be at most 10 MB.": "{field} : 10 Mo au maximum.",
  "{field} must be a PDF.": "{field} : choisissez un fichier PDF.",
  "{field} must be a whole PDF; this one is broken.":
    "{field} : ce PDF est endommagé, choisissez un PDF complet.",
  "{field} must be a PDF that opens without a password.":
    "{field} : choisissez un PDF qui s’ouvre sans mot de passe.",
  "{field} must be owner, admin or member.": "{field} : indiquez propriétaire, administrateur ou membre.",
  "{field} must be there once.": "{field} : à n’indiquer qu’une seule fois.",
  "{field} must be a list of steps.": "{field} : indiquez une liste d’étapes.",
  "{field} must be at most {max} steps.": "{field} : {max} étapes au maximum.",
  "{field} must be more than that of the step before, as steps ascend and come once.":
    "{field} : indiquez une valeur supérieure à celle de l’étape précédente, car les étapes se suivent en ordre croissant, sans doublon.",
  "{field} must be a list of one or more of {list}, none twice.":
    "{field} : choisissez un ou plusieurs éléments parmi {list}, sans doublon.",
  "{field} must be a time HH:MM from 00:00 to 23:59.":
    "{field} : indiquez une heure HH:MM, de 00:00 à 23:59.",
  "{field} must begin before it ends.": "{field} : le début doit précéder la fin.",
  "{field} must leave some time between {from} and {to}, outside of which nothing is sent.":
    "{field} : laissez du temps entre {from} et {to}, car rien n’est envoyé en dehors de ces heures.",
  "{field} must be one line.": "{field} : une seule ligne, sans retour à la ligne.",
  "{field} must not be blank.": "{field} : ne laissez pas ce champ vide.",
  "{field} must not be blank; leave it out for the built-in text.":
    "{field} : pas uniquement des espaces ; laissez vide pour garder le texte fourni.",
  "{field} must have at most {max} characters.": "{field} : {max} caractères au maximum.",
  "{field} must not contain control characters, unpaired surrogates or marks of writing direction.":
    "{field} : pas de caractères de contrôle, de caractères non valides ni de marques de sens d’écriture.",
  "{field} must not use the tag {tag}; it may use {list}.":
    "{field} : la balise {tag} n’est pas possible ici ; utilisez {list}.",
  "{field} must not use the filter {filter}; it may use {list}.":
    "{field} : le filtre {filter} n’est pas possible ici ; utilisez {list}.",
  "{field} must say which column has the amount, or which have credits and debits.":
    "{field} : indiquez la colonne du montant, ou celles des crédits et des débits.",
  "{field} must say which column has the date.": "{field} : indiquez la colonne de la date.",
  "{field} has {text}, which is not a condition such as '{% if days_overdue > 3 %}'.":
    "{field} : {text} n’est pas une condition comme '{% if days_overdue > 3 %}'.",
  "{field} has {text}, which is not a variable such as '{{ balance }}'.":
    "{field} : {text} n’est pas une variable comme '{{ balance }}'.",
  "{field} has an unknown variable {variable}; it may use {list}.":
    "{field} : variable inconnue {variable} ; utilisez {list}.",
  "{field} can't be read: {error}.": "{field} : lecture impossible ({error}).",
  "{field}: {problem}": "{field} : {problem}",
  "choose at least one scope": "choisissez au moins un droit",
  "choose at least one message": "choisissez au moins un message",
  "choose at most {max} messages": "choisissez au plus {max} messages",
  "{currency} has no decimals": "pas de décimales avec la devise {currency}",
  "{currency} has at most {digits} decimals": "pas plus de {digits} décimales avec la devise {currency}",
  "can't be kept: you have {max} views. Delete one first":
    "enregistrement impossible : vous avez {max} vues. Supprimez-en d’abord une",
  "belongs to more filters than can be kept": "trop de filtres pour être enregistrés",
  "This policy has no steps: no customer would be reminded.":
    "Ces règles n’ont aucune étape : aucun client ne recevrait de rappel.",
  "has {text}, which is not a condition such as '{% if days_overdue > 3 %}'":
    "{text} n’est pas une condition comme '{% if days_overdue > 3 %}'",
  "has {text}, which is not a variable such as '{{ balance }}'":
    "{text} n’est pas une variable comme '{{ balance }}'",
  "has an unknown variable {variable}; it may use {list}": "variable inconnue {variable} ; utilisez {list}",
  "can't be read: {error}": "lecture impossible ({error})",
  "The amount": "Le montant",
  "Step {number}, {part}": "Étape {number}, {part}",
  "Bills, step {number}, {part}": "Factures fournisseurs, étape {number}, {part}",
  "Entry {number}": "Écriture {number}",
  "entries[{number}]": "entries[{number}]",
  "Import id": "N° d’import",
  Fields: "Champs",
  "Reply id": "N° de réponse",
  Bytes: "Taille (octets)",
  Sha256: "SHA-256",
  "Leaves at": "Date d’envoi",
  "Receivable ids": "N° des créances",
  Rows: "Lignes",
  "File name": "Nom du fichier",
  Known: "Déjà connus",
  "Receivable id": "N° de créance",
  "Amount minor": "Montant (plus petite unité)",
  "Deposit id": "N° de paiement client",
  "Credit minor": "Avoir (plus petite unité)",
  "Note id": "N° de note",
  "Returned by": "Rejeté par",
  Label: "Objet",
  "Anchor date": "Première échéance",
  "Last date": "Dernière échéance",
  "Next index": "Rang suivant",
  "Payable id": "N° de facture fournisseur",
  "Occurrence index": "Rang dans la série",
  Detail: "Détail",
  "Link number": "N° du lien",
  "User id": "N° d’utilisateur",
  "New key id": "N° de la nouvelle clé",
  "Keys deleted": "Clés supprimées",
  EmailVerified: "E-mail vérifié",
  TwoFactorConfirmed: "Double authentification confirmée",
  Locale: "Langue et région",
  Digest: "Récapitulatif",
  "Sessions ended": "Sessions fermées",
  "Two factor removed": "Double authentification supprimée",
  Issuer: "Émetteur",
  "Second factor": "Second facteur",
  Again: "Nouvelle vérification",
  Count: "Nombre",
  Network: "Réseau",
  Last: "Dernière fois",
  Version: "Version",
  "Starts at": "Début",
  "Ends at": "Fin",
  Removed: "Supprimé",
  TestClock: "Horloge de test",
  Recipients: "Destinataires",
  Sms: "SMS",
  "Delete at": "Suppression le",
  Jump: "Saut",
  Decided: "Rappels traités",
  Values: "Valeurs",
  Plain: "Non chiffrées",
  "Skipped ids": "Numéros sautés",
  Sequences: "Séquences",
  SessionsEnded: "Sessions fermées",
  MailsDropped: "E-mails abandonnés",
  RemindersGivenUp: "Rappels abandonnés",
  "Remind on": "À rappeler le",
  "Expected version": "Version attendue",
  Allocations: "Affectations",
  "Original id": "Mouvement d’origine",
  Method: "Moyen",
  Anchor: "Première échéance",
  "Bank account id": "Compte bancaire",
  "Booked on": "Date d’opération",
  Others: "Autres",
  "Payment id": "Paiement",
  Seen: "Messages",
  Mapping: "Correspondance des colonnes",
  Balance: "Solde",
  "Closing balance": "Solde final",
  Debit: "Débit",
  Form: "Formulaire",
  Body: "Contenu",
  "Merge id": "N° de fusion",
  "Merged id": "N° du client fusionné",
  Filled: "Champs repris",
  "status|open": "en cours",
  "status|partially_paid": "payée en partie",
  "status|paid": "payée",
  "status|paused": "en pause",
  "status|cancelled": "annulée",
  "status|reversed": "annulé",
  "status|recorded": "enregistré",
  "status|unmatched": "non rapproché",
  "status|suggested": "assorti d’une suggestion",
  "status|applied": "affecté",
  "status|ignored": "ignoré",
  "status|returned": "rejeté",
  "status|partially_applied": "affecté en partie",
  "This receivable is {status} and can't be paused.":
    "Cette créance est {status} : elle ne peut pas être mise en pause.",
  "This receivable is {status} and can't be resumed.":
    "Cette créance est {status} : elle ne peut pas être réactivée.",
  "This receivable is {status} and can't be cancelled.":
    "Cette créance est {status} : elle ne peut pas être annulée.",
  "This receivable is {status} and can't take a payment.":
    "Cette créance est {status} : elle ne peut pas recevoir de paiement.",
  "This receivable is {status} and can't have a payment reversed.":
    "Cette créance est {status} : aucun de ses paiements ne peut être annulé.",
  "This receivable is {status} and can't be promised.":
    "Cette créance est {status} : elle ne peut pas faire l’objet d’une promesse de paiement.",
  "This receivable is {status} and can't be promised a second time.":
    "Cette créance est {status} : elle ne peut pas faire l’objet d’une seconde promesse de paiement.",
  "This receivable is {status} and can't be disputed.":
    "Cette créance est {status} : elle ne peut pas être contestée.",
  "This receivable is {status} and can't be reminded of.":
    "Cette créance est {status} : elle ne peut pas faire l’objet d’un rappel.",
  "This payable is {status} and can't be marked paid.":
    "Cette facture fournisseur est {status} : elle ne peut pas être marquée comme payée.",
  "This payment is {status} and can't be reversed again.":
    "Ce paiement est {status} : il ne peut pas être annulé de nouveau.",
  "Receivable {id} is {status} and can't take a payment.":
    "La créance n° {id} est {status} : elle ne peut pas recevoir de paiement.",
  "Receivable {id} is {status} and can't have a payment reversed.":
    "La créance n° {id} est {status} : aucun de ses paiements ne peut être annulé.",
  "This bank transaction is {status} and can't be applied.":
    "Ce mouvement bancaire est {status} : il ne peut pas être affecté.",
  "This bank transaction is {status} and can't be undone.":
    "Ce mouvement bancaire est {status} : aucun retour en arrière n’est possible.",
  "This bank transaction is {status} and can't be ignored.":
    "Ce mouvement bancaire est {status} : il ne peut pas être ignoré.",
  "This bank transaction is {status} and can't have a suggestion refused.":
    "Ce mouvement bancaire est {status} : aucune suggestion ne peut être refusée.",
  "This bank transaction is {status} and can't be paid back.":
    "Ce mouvement bancaire est {status} : il ne peut pas être remboursé.",
  "This bank transaction is {status} and can't be taken back.":
    "Ce mouvement bancaire est {status} : il ne peut pas être annulé.",
  "This bank transaction is {status} and can't take another one back.":
    "Ce mouvement bancaire est {status} : il ne peut pas en annuler un autre.",
  "Receivable {id} is not suggested for this bank transaction.":
    "La créance n° {id} n’est pas suggérée pour ce mouvement bancaire.",
  "Receivable {id} is in {currency}.": "La créance n° {id} est en {currency}.",
  "This receivable is in {currency}.": "Cette créance est en {currency}.",
  "{receivable} is in {currency}, and the payment in {other}.":
    "La créance {receivable} est en {currency}, et le paiement en {other}.",
  "{receivable} is paid already.": "La créance {receivable} est déjà payée.",
  "{receivable} is void.": "La créance {receivable} est annulée.",
  "{receivable} is in another currency.": "La créance {receivable} est dans une autre devise.",
  "{fields} can't be changed once a receivable is {status}.":
    "{fields} : modification impossible, car la créance est {status}.",
  "{fields} can't be changed while payments are recorded on the receivable.":
    "{fields} : modification impossible tant que des paiements sont enregistrés sur la créance.",
  "{fields} can't be changed once a payable is paid.":
    "{fields} : modification impossible une fois la facture fournisseur payée.",
  "The allocations are larger than what is left of the bank transaction.":
    "Les affectations dépassent ce qui reste du mouvement bancaire.",
  "The payment is larger than the balance.": "Le paiement dépasse le reste dû.",
  "The payment's currency is not the receivable's.": "Le paiement n’est pas dans la devise de la créance.",
  "A new currency needs an amount in the same request.":
    "Une nouvelle devise doit être accompagnée d’un montant dans la même requête.",
  "A field can no longer be changed.": "Un champ ne peut plus être modifié.",
  "The current status does not allow this.": "Le statut actuel ne le permet pas.",
  "At most {amount}, which is what is open.": "Maximum : {amount}, soit le reste dû.",
  "The receivables get {amount}, which is more than came.":
    "Total affecté aux créances : {amount}, soit plus que le montant reçu.",
  "{typed} can mean two amounts: write it without the comma, or with a point.":
    "« {typed} » peut désigner deux montants : écrivez-le sans virgule, ou avec un point.",
  "Nothing is left for it. Type how much it gets.":
    "Il ne reste rien pour cette créance. Saisissez le montant à lui affecter.",
  "Choose at least one receivable.": "Choisissez au moins une créance.",
  "Choose receivables of yours.": "Choisissez parmi vos créances.",
  "Nothing is left of this payment.": "Il ne reste rien de ce paiement.",
  "This payment was taken back already.": "Ce paiement a déjà été annulé.",
  "Some of this payment was used a moment ago. Look at it again.":
    "Une partie de ce paiement vient d’être utilisée. Vérifiez de nouveau.",
  "The customer has no address on this channel.": "Le client n’a pas d’adresse pour ce canal.",
  "This customer has no e-mail address.": "Ce client n’a pas d’adresse e-mail.",
  "This customer has no phone number.": "Ce client n’a pas de numéro de téléphone.",
  "The customer has no e-mail address.": "Le client n’a pas d’adresse e-mail.",
  "E-mails to the customer's address come back.": "Les e-mails à l’adresse du client reviennent.",
  "The customer has neither disputed it nor promised to pay it.":
    "Le client ne l’a pas contestée et n’a pas promis de la payer.",
  "Your company may answer only at addresses that it has sent a reminder to.":
    "Votre entreprise ne peut répondre qu’aux adresses auxquelles elle a déjà envoyé un rappel.",
  "The customer has no address for the next reminder.":
    "Le client n’a pas d’adresse pour le prochain rappel.",
  "The customer's address does not work, so the next reminder can't be sent.":
    "L’adresse du client ne fonctionne pas : le prochain rappel ne peut pas être envoyé.",
  "The customer does not want reminders on the channel of the next one.":
    "Le client ne souhaite pas de rappels par le canal du prochain rappel.",
  "The policy allows no more reminders of it.":
    "Les règles de rappel n’autorisent plus de rappel pour cette créance.",
  "A reminder is being sent at this moment.": "Un rappel est en cours d’envoi.",
  "It is below the minimum balance of the policy, so no reminder is sent for it.":
    "Le reste dû est inférieur au minimum fixé par les règles de rappel : aucun rappel n’est envoyé.",
  "Another reminder to the customer leaves first. Ask again after it.":
    "Un autre rappel au client part d’abord. Refaites la demande ensuite.",
  "No reminder is planned for it.": "Aucun rappel n’est planifié pour cette créance.",
  "You have had {number} tests within the hour. Try again later.":
    "Vous avez déjà reçu {number} messages d’essai en une heure. Réessayez plus tard.",
  "This message can't be written, so there is nothing to send.":
    "Ce message ne peut pas être rédigé : il n’y a donc rien à envoyer.",
  "Verify your e-mail address first: a test goes to no other one.":
    "Vérifiez d’abord votre adresse e-mail : un essai n’est envoyé à aucune autre.",
  "It has changed since you looked: somebody has paid, or decided otherwise. This is what it says now.":
    "Le message a changé depuis votre lecture : quelqu’un a payé ou en a décidé autrement. Voici ce qu’il dit maintenant.",
  "Reminders are on hold, so nothing is sent. Go live first.":
    "Les rappels sont suspendus : rien n’est envoyé. Lancez d’abord les envois.",
  "Somebody has done this already.": "Quelqu’un l’a déjà fait.",
  "Too much was sent by this link within an hour.": "Trop d’envois par ce lien en une heure.",
  "The message bounced.": "Le message est revenu.",
  "The recipient has complained about the message.":
    "Le destinataire a signalé le message comme indésirable.",
  "The recipient has unsubscribed at the mail provider.":
    "Le destinataire s’est désinscrit auprès du prestataire d’e-mail.",
  "The mail provider could not deliver the message.":
    "Le prestataire d’e-mail n’a pas pu remettre le message.",
  "The number is not valid.": "Le numéro n’est pas valable.",
  "The recipient has answered STOP.": "Le destinataire a répondu STOP.",
  "The number can't get SMS.": "Le numéro ne peut pas recevoir de SMS.",
  "The number is not known to its network.": "Le numéro est inconnu de son opérateur.",
  "The number is a landline, or its network can't be reached.":
    "C’est un numéro fixe, ou son opérateur est injoignable.",
  "The provider could not deliver the message.": "Le prestataire n’a pas pu remettre le message.",
  "The provider could not deliver the message (error {code}).":
    "Le prestataire n’a pas pu remettre le message (erreur {code}).",
  "The provider answered {code}.": "Le prestataire a répondu {code}.",
  "No e-mail provider is configured.": "Aucun prestataire d’e-mail n’est configuré.",
  "This form was sent before with other content. See below how things stand now, and send it again if that is what you want.":
    "Ce formulaire a déjà été envoyé avec un autre contenu. Voyez ci-dessous l’état actuel, et envoyez-le de nouveau si vous voulez maintenir votre saisie.",
  "Yours is not saved yet.": "Votre saisie n’est pas encore enregistrée.",
  "{field} is “{value}”": "{field} : « {value} »",
  "{field} is empty": "{field} : vide",
  "{field} is the built-in text": "{field} : le texte fourni par défaut",
  "Somebody else has changed this in the meantime.": "Quelqu’un d’autre a fait une modification entre-temps.",
  "Somebody else has changed this meanwhile: {changes} now. Yours is not saved yet: look at it, and save it again.":
    "Quelqu’un d’autre a fait une modification entre-temps. État actuel : {changes}. Votre saisie n’est pas encore enregistrée : vérifiez-la et enregistrez-la de nouveau.",
  "Somebody else has changed these texts in the meantime: {changes} now. Yours are not saved yet: look at them, and save them again.":
    "Quelqu’un d’autre a modifié ces textes entre-temps. État actuel : {changes}. Les vôtres ne sont pas encore enregistrés : vérifiez-les et enregistrez-les de nouveau.",
  "Somebody else has saved another policy since this page was opened. What you typed is still here: saving it again replaces theirs.":
    "Quelqu’un d’autre a enregistré d’autres règles de rappel depuis l’ouverture de cette page. Votre saisie est toujours là : si vous l’enregistrez de nouveau, elle remplacera ces règles.",
  "It has changed since you looked. This is what it would say now.":
    "Le contenu a changé depuis votre lecture. Voici ce que dirait le message maintenant.",
  "You have not changed anything.": "Vous n’avez rien modifié.",
  "This is not there any more.": "Cet élément n’existe plus.",
  "There is one already.": "Cet élément existe déjà.",
  "There are as many as there may be.": "Le nombre maximal est atteint.",
  "You may not do this.": "Vous n’y êtes pas autorisé.",
  "Part of the form is missing. Send it again.": "Une partie du formulaire manque. Envoyez-le de nouveau.",
  "This is more than {size} KB.": "Le contenu dépasse {size} Ko.",
  "The body broke off.": "Le contenu envoyé est incomplet.",
  "The body came too slowly: send the request again, over a new connection.":
    "Le contenu est arrivé trop lentement : renvoyez la requête par une nouvelle connexion.",
  "The body is not valid JSON.": "Le contenu n’est pas du JSON valable.",
  "The body is larger than 64 KiB.": "Le contenu dépasse 64 Kio.",
  "The request has invalid fields.": "La requête contient des champs non valables.",
  "Invalid: {fields}.": "Non valable : {fields}.",
  "Too many at the same time. Wait a moment, and try again.":
    "Trop de demandes en même temps. Patientez un instant, puis réessayez.",
  "Too many tries. Wait a minute.": "Trop de tentatives. Attendez une minute.",
  "Too many tries. Wait {minutes} minutes.": "Trop de tentatives. Attendez {minutes} minutes.",
  "Too many requests: wait for Retry-After seconds.":
    "Trop de requêtes : attendez le nombre de secondes indiqué par Retry-After.",
  "Too many requests are waiting: wait for Retry-After seconds.":
    "Trop de requêtes en attente : attendez le nombre de secondes indiqué par Retry-After.",
  "The service can't answer now: wait for Retry-After seconds.":
    "Le service ne peut pas répondre pour le moment : attendez le nombre de secondes indiqué par Retry-After.",
  "The service is not open yet.": "Le service n’est pas encore ouvert.",
  "The database can't be reached: wait for Retry-After seconds.":
    "La base de données est injoignable : attendez le nombre de secondes indiqué par Retry-After.",
  "A customer can’t be merged into itself. Choose another one.":
    "Un client ne peut pas être fusionné avec lui-même. Choisissez-en un autre.",
  "One of these customers has been merged into another one already.":
    "L’un de ces clients a déjà été fusionné avec un autre.",
  "A message to one of these customers is being sent right now. Try again in a few minutes.":
    "Un message à l’un de ces clients est en cours d’envoi. Réessayez dans quelques minutes.",
  "Somebody has skipped a message to one of these customers by e-mail or SMS, and it may still leave by the other. Try again when that is over.":
    "Quelqu’un a écarté l’e-mail ou le SMS d’un message à l’un de ces clients, et l’autre peut encore partir. Réessayez une fois cet envoi terminé.",
  "This customer has more than {receivables} receivables, or more than {messages} messages, which is too much to move at once. Merge the other customer into this one instead.":
    "Ce client a plus de {receivables} créances ou plus de {messages} messages, trop pour être déplacés en une fois. Faites plutôt la fusion dans l’autre sens, à partir de l’autre client.",
  "The customer has been merged into another one since then. Undo that first.":
    "Le client a depuis été fusionné avec un autre. Annulez d’abord cette fusion.",
  "This was more than a day ago and can’t be undone any more.":
    "La fusion date de plus d’un jour et ne peut plus être annulée.",
  "This has been undone already.": "La fusion a déjà été annulée.",
  "There is no such receivable.": "Cette créance n’existe pas.",
  "There is no such customer.": "Ce client n’existe pas.",
  "Merged with {name}, who wants no reminders": "Fusion avec {name}, qui ne souhaite pas de rappels",
  "Several at once": "Action groupée",
  "Undone at once": "Annulation immédiate",
  "Returned by the bank": "Rejet de la banque",
  "Gone from an imported file": "Ne figure plus dans un fichier importé",
  "The payment of the customer was recorded by mistake.": "Le paiement du client a été enregistré par erreur."
}
