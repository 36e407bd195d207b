/** The demo company's customers: bicycle shops, cafés, couriers and hotels of several countries. */
import type { NewCustomer } from "../../domain/Customer.ts"

/** A customer, and the currency of all invoices to it. */
export interface DemoCustomer extends NewCustomer {
  readonly displayName: string
  readonly currency: "EUR" | "GBP" | "USD"
}

type Row = readonly [
  name: string,
  email: string | null,
  locale: string,
  timezone: string | null,
  currency: DemoCustomer["currency"],
  phone?: string
]

const london = "Europe/London"
const paris = "Europe/Paris"
const rome = "Europe/Rome"
const madrid = "Europe/Madrid"
const newYork = "America/New_York"

// In the order of their ids; examples in the documentation name the fourth one.
const rows: ReadonlyArray<Row> = [
  ["Werkstatt Brückner", "buero@brueckner.example", "de-DE", null, "EUR"],
  ["Café Lumière", "compta@lumiere.example", "fr-FR", paris, "EUR", "+33142685300"],
  ["Sakura Trading", null, "en-US", newYork, "USD"],
  ["Ada’s Bakery", "billing@ada.example", "en-GB", london, "EUR"],
  ["Radhaus Lindner GmbH", "rechnung@radhaus-lindner.example", "de-DE", null, "EUR"],
  ["Hotel Alpenblick", "buchhaltung@alpenblick.example", "de-AT", "Europe/Vienna", "EUR"],
  ["Kurierkollektiv Leipzig", "finanzen@kurierkollektiv.example", "de-DE", null, "EUR", "+493412587600"],
  ["Stadtwerke Hohenfeld", "eingangsrechnungen@hohenfeld.example", "de-DE", null, "EUR"],
  ["Bäckerei Sommer", "info@baeckerei-sommer.example", "de-DE", null, "EUR"],
  ["Praxis Dr. Petersen", "praxis@petersen.example", "de-DE", null, "EUR"],
  ["Fahrschule Nord", "buero@fahrschule-nord.example", "de-DE", null, "EUR"],
  ["Kita Sonnenschein e. V.", "vorstand@kita-sonnenschein.example", "de-DE", null, "EUR"],
  ["Velo Zürichsee AG", "kreditoren@velozuerichsee.example", "de-CH", "Europe/Zurich", "EUR"],
  ["Donau Logistik", "rechnung@donau-logistik.example", "de-AT", "Europe/Vienna", "EUR"],
  ["Gärtnerei Winkler", "kontakt@gaertnerei-winkler.example", "de-DE", null, "EUR"],
  ["Brauhaus am Markt", "verwaltung@brauhaus-markt.example", "de-DE", null, "EUR"],
  ["Cycles du Canal", "factures@cyclesducanal.example", "fr-FR", paris, "EUR"],
  ["Boulangerie Moreau", "contact@boulangerie-moreau.example", "fr-FR", paris, "EUR"],
  ["Hôtel des Quais", "comptabilite@hoteldesquais.example", "fr-FR", paris, "EUR"],
  ["Coursiers Lyonnais", "admin@coursierslyonnais.example", "fr-FR", paris, "EUR", "+33478421500"],
  ["Vélo & Cie", "facturation@velo-cie.example", "fr-BE", "Europe/Brussels", "EUR"],
  ["Trattoria da Gianni", "amministrazione@dagianni.example", "it-IT", rome, "EUR"],
  ["Officina Bici Torino", "fatture@officinabici.example", "it-IT", rome, "EUR"],
  ["Agriturismo Le Querce", "info@lequerce.example", "it-IT", rome, "EUR"],
  ["Bicis del Barrio", "pagos@bicisdelbarrio.example", "es-ES", madrid, "EUR"],
  ["Panadería Robles", "hola@panaderiarobles.example", "es-ES", madrid, "EUR"],
  ["Hostal Miramar", "administracion@hostalmiramar.example", "es-ES", madrid, "EUR"],
  ["Fietsenwinkel De Vries", "facturen@devriesfietsen.example", "nl-NL", "Europe/Amsterdam", "EUR"],
  ["Bakkerij ’t Hoekje", "administratie@hoekje.example", "nl-NL", "Europe/Amsterdam", "EUR"],
  ["Pedais de Lisboa", "contas@pedaislisboa.example", "pt-PT", "Europe/Lisbon", "EUR"],
  ["Café Tejo", "geral@cafetejo.example", "pt-PT", "Europe/Lisbon", "EUR"],
  ["Harbour Couriers Ltd", "accounts@harbourcouriers.example", "en-GB", london, "GBP", "+442079460180"],
  ["The Copper Kettle", "hello@copperkettle.example", "en-GB", london, "GBP"],
  ["Pennine Cycles", "ledger@penninecycles.example", "en-GB", london, "GBP"],
  ["Thistle & Rye", "finance@thistleandrye.example", "en-GB", london, "GBP"],
  ["Westgate Community Trust", "payables@westgatetrust.example", "en-GB", london, "GBP"],
  ["Brooklyn Bike Works", "ap@brooklynbikeworks.example", "en-US", newYork, "USD", "+12125550143"],
  ["Hudson Valley Deliveries", "billing@hvdeliveries.example", "en-US", newYork, "USD"],
  ["Maple Street Coffee", "books@maplestreet.example", "en-US", newYork, "USD"],
  ["Quincy & Daughters", "accounting@quincydaughters.example", "en-US", newYork, "USD"]
]

/** All of them; the first has the lowest id. */
export const demoCustomers: ReadonlyArray<DemoCustomer> = rows.map(
  ([displayName, email, preferredLocale, timezone, currency, phoneE164]) => ({
    displayName,
    preferredLocale,
    currency,
    ...(email === null ? {} : { email }),
    ...(timezone === null ? {} : { timezone }),
    ...(phoneE164 === undefined ? {} : { phoneE164 })
  })
)

/** What is sold, with what it costs in whole units at least and at most. */
export const wares: ReadonlyArray<readonly [description: string, least: number, most: number]> = [
  ["Delivery bike, model Heron 2", 1_850, 2_400],
  ["Cargo bike with rain cover", 3_200, 4_900],
  ["Yearly inspection of the fleet", 240, 780],
  ["Repair: brakes and gears", 65, 190],
  ["Rental of four bikes for a month", 320, 520],
  ["Spare wheels and tyres", 80, 260],
  ["Batteries for e-bikes", 410, 1_250],
  ["Helmets and rain gear", 95, 340],
  ["Locks and lights", 45, 160],
  ["Training for couriers", 180, 450]
]

/** Bills of the company that come once. */
export const bills: ReadonlyArray<
  readonly [label: string, currency: DemoCustomer["currency"], least: number, most: number]
> = [
  ["Tyres, wholesale", "EUR", 400, 1_600],
  ["Accountant, last quarter", "EUR", 580, 660],
  ["Frames from Sheffield", "GBP", 900, 2_700],
  ["Electricity", "EUR", 180, 420],
  ["Trade fair stand", "EUR", 1_200, 1_200],
  ["Design of the catalogue", "USD", 350, 900],
  ["Van repair", "EUR", 220, 980]
]
