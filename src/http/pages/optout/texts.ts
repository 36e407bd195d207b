/** What the opt-out page says, in seven languages. `{company}` stands for the creditor's name. */
import type { Channel } from "../../../domain/ReminderAttempt.ts"

export interface Texts {
  readonly title: string
  /** Before anything is changed. */
  readonly ask: Readonly<Record<Channel, string>>
  readonly leave: string
  readonly left: Readonly<Record<Channel, string>>
  readonly mistake: string
  readonly comeBack: string
  readonly back: Readonly<Record<Channel, string>>
  /** What is owed is still owed. */
  readonly note: string
  readonly unknownTitle: string
  readonly unknown: string
  readonly unavailableTitle: string
  readonly unavailable: string
}

const en: Texts = {
  title: "Payment reminders",
  ask: {
    email: "Should {company} stop sending you payment reminders by e-mail?",
    sms: "Should {company} stop sending you payment reminders by SMS?"
  },
  leave: "Stop the reminders",
  left: {
    email: "{company} will send you no more payment reminders by e-mail.",
    sms: "{company} will send you no more payment reminders by SMS."
  },
  mistake: "Was that a mistake?",
  comeBack: "Receive reminders again",
  back: {
    email: "You will receive payment reminders from {company} by e-mail again.",
    sms: "You will receive payment reminders from {company} by SMS again."
  },
  note: "This is about the messages alone: amounts that are due stay due.",
  unknownTitle: "This link does not work",
  unknown: "Please open the link from the message again and make sure that it is complete.",
  unavailableTitle: "Not available at the moment",
  unavailable: "Please try again in a few minutes."
}

const de: Texts = {
  title: "Zahlungserinnerungen",
  ask: {
    email: "Soll {company} Ihnen keine Zahlungserinnerungen mehr per E-Mail senden?",
    sms: "Soll {company} Ihnen keine Zahlungserinnerungen mehr per SMS senden?"
  },
  leave: "Erinnerungen abbestellen",
  left: {
    email: "{company} sendet Ihnen keine Zahlungserinnerungen mehr per E-Mail.",
    sms: "{company} sendet Ihnen keine Zahlungserinnerungen mehr per SMS."
  },
  mistake: "War das ein Versehen?",
  comeBack: "Wieder Erinnerungen erhalten",
  back: {
    email: "Sie erhalten wieder Zahlungserinnerungen von {company} per E-Mail.",
    sms: "Sie erhalten wieder Zahlungserinnerungen von {company} per SMS."
  },
  note: "Das betrifft nur die Nachrichten: Fällige Beträge bleiben fällig.",
  unknownTitle: "Dieser Link funktioniert nicht",
  unknown:
    "Bitte öffnen Sie den Link aus der Nachricht noch einmal und achten Sie darauf, dass er vollständig ist.",
  unavailableTitle: "Im Moment nicht erreichbar",
  unavailable: "Bitte versuchen Sie es in einigen Minuten noch einmal."
}

const fr: Texts = {
  title: "Rappels de paiement",
  ask: {
    email: "Ne plus recevoir de rappels de paiement de {company} par e-mail ?",
    sms: "Ne plus recevoir de rappels de paiement de {company} par SMS ?"
  },
  leave: "Arrêter les rappels",
  left: {
    email: "{company} ne vous enverra plus de rappels de paiement par e-mail.",
    sms: "{company} ne vous enverra plus de rappels de paiement par SMS."
  },
  mistake: "C’était une erreur ?",
  comeBack: "Recevoir à nouveau les rappels",
  back: {
    email: "Vous recevrez à nouveau les rappels de paiement de {company} par e-mail.",
    sms: "Vous recevrez à nouveau les rappels de paiement de {company} par SMS."
  },
  note: "Cela ne concerne que les messages : les montants dus restent dus.",
  unknownTitle: "Ce lien ne fonctionne pas",
  unknown: "Veuillez rouvrir le lien du message et vérifier qu’il est complet.",
  unavailableTitle: "Indisponible pour le moment",
  unavailable: "Veuillez réessayer dans quelques minutes."
}

const es: Texts = {
  title: "Recordatorios de pago",
  ask: {
    email: "¿Desea dejar de recibir recordatorios de pago de {company} por correo electrónico?",
    sms: "¿Desea dejar de recibir recordatorios de pago de {company} por SMS?"
  },
  leave: "Dejar de recibirlos",
  left: {
    email: "{company} ya no le enviará recordatorios de pago por correo electrónico.",
    sms: "{company} ya no le enviará recordatorios de pago por SMS."
  },
  mistake: "¿Ha sido un error?",
  comeBack: "Volver a recibir recordatorios",
  back: {
    email: "Volverá a recibir recordatorios de pago de {company} por correo electrónico.",
    sms: "Volverá a recibir recordatorios de pago de {company} por SMS."
  },
  note: "Esto solo afecta a los mensajes: los importes pendientes siguen pendientes.",
  unknownTitle: "Este enlace no funciona",
  unknown: "Abra de nuevo el enlace del mensaje y compruebe que está completo.",
  unavailableTitle: "No disponible en este momento",
  unavailable: "Inténtelo de nuevo en unos minutos."
}

const it: Texts = {
  title: "Promemoria di pagamento",
  ask: {
    email: "Non vuole più ricevere promemoria di pagamento da {company} per e-mail?",
    sms: "Non vuole più ricevere promemoria di pagamento da {company} per SMS?"
  },
  leave: "Non ricevere più promemoria",
  left: {
    email: "{company} non le invierà più promemoria di pagamento per e-mail.",
    sms: "{company} non le invierà più promemoria di pagamento per SMS."
  },
  mistake: "È stato un errore?",
  comeBack: "Ricevere di nuovo i promemoria",
  back: {
    email: "Riceverà di nuovo promemoria di pagamento da {company} per e-mail.",
    sms: "Riceverà di nuovo promemoria di pagamento da {company} per SMS."
  },
  note: "Questo riguarda solo i messaggi: gli importi dovuti restano dovuti.",
  unknownTitle: "Questo link non funziona",
  unknown: "Apra di nuovo il link del messaggio e verifichi che sia completo.",
  unavailableTitle: "Al momento non disponibile",
  unavailable: "Riprovi tra qualche minuto."
}

const nl: Texts = {
  title: "Betalingsherinneringen",
  ask: {
    email: "Wilt u geen betalingsherinneringen van {company} meer per e-mail ontvangen?",
    sms: "Wilt u geen betalingsherinneringen van {company} meer per sms ontvangen?"
  },
  leave: "Herinneringen stoppen",
  left: {
    email: "{company} stuurt u geen betalingsherinneringen meer per e-mail.",
    sms: "{company} stuurt u geen betalingsherinneringen meer per sms."
  },
  mistake: "Was dat een vergissing?",
  comeBack: "Weer herinneringen ontvangen",
  back: {
    email: "U ontvangt weer betalingsherinneringen van {company} per e-mail.",
    sms: "U ontvangt weer betalingsherinneringen van {company} per sms."
  },
  note: "Dit gaat alleen over de berichten: wat betaald moet worden, blijft verschuldigd.",
  unknownTitle: "Deze link werkt niet",
  unknown: "Open de link uit het bericht opnieuw en controleer of hij volledig is.",
  unavailableTitle: "Op dit moment niet beschikbaar",
  unavailable: "Probeer het over een paar minuten opnieuw."
}

const pt: Texts = {
  title: "Lembretes de pagamento",
  ask: {
    email: "Deseja deixar de receber lembretes de pagamento de {company} por e-mail?",
    sms: "Deseja deixar de receber lembretes de pagamento de {company} por SMS?"
  },
  leave: "Deixar de receber",
  left: {
    email: "{company} já não lhe enviará lembretes de pagamento por e-mail.",
    sms: "{company} já não lhe enviará lembretes de pagamento por SMS."
  },
  mistake: "Foi um engano?",
  comeBack: "Voltar a receber lembretes",
  back: {
    email: "Voltará a receber lembretes de pagamento de {company} por e-mail.",
    sms: "Voltará a receber lembretes de pagamento de {company} por SMS."
  },
  note: "Isto diz respeito apenas às mensagens: os valores em dívida continuam em dívida.",
  unknownTitle: "Esta ligação não funciona",
  unknown: "Abra novamente a ligação da mensagem e verifique se está completa.",
  unavailableTitle: "De momento indisponível",
  unavailable: "Tente novamente dentro de alguns minutos."
}

/** The texts by language. */
export const texts = { en, de, fr, es, it, nl, pt } as const

export type Language = keyof typeof texts
