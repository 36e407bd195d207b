/** The currency of a country (ISO 4217). */

/** Countries with IBANs and without the euro. */
const withIbans =
  "AE AED,AL ALL,AZ AZN,BA BAM,BH BHD,BI BIF,BR BRL,BY BYN,CH CHF,CR CRC,CZ CZK,DJ DJF,DK DKK,DO DOP,EG EGP,FK FKP,FO DKK,GB GBP,GE GEL,GI GIP,GL DKK,GT GTQ,HN HNL,HU HUF,IL ILS,IQ IQD,IS ISK,JO JOD,KW KWD,KZ KZT,LB LBP,LC XCD,LI CHF,LY LYD,MD MDL,MK MKD,MN MNT,MR MRU,MU MUR,NI NIO,NO NOK,OM OMR,PK PKR,PL PLN,PS ILS,QA QAR,RO RON,RS RSD,RU RUB,SA SAR,SC SCR,SD SDG,SE SEK,SO SOS,ST STN,SV USD,TL USD,TN TND,TR TRY,UA UAH,VG USD,YE YER"
/** Countries without IBANs. */
const others =
  "AR ARS,AU AUD,BD BDT,BO BOB,BW BWP,CA CAD,CL CLP,CN CNY,CO COP,EC USD,GH GHS,GY GYD,HK HKD,HN HNL,ID IDR,IN INR,JM JMD,JP JPY,KE KES,KR KRW,LK LKR,MA MAD,MX MXN,MY MYR,NA NAD,NG NGN,NP NPR,NZ NZD,PA USD,PE PEN,PH PHP,PR USD,PY PYG,SG SGD,TH THB,TT TTD,TW TWD,TZ TZS,UG UGX,US USD,UY UYU,UZ UZS,VN VND,ZA ZAR"
const withEuro = "AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK"

const byCountry: ReadonlyMap<string, string> = new Map([
  ...[withIbans, others].flatMap((list) =>
    list.split(",").map((pair) => pair.split(" ") as [string, string])
  ),
  ...withEuro.split(" ").map((country): [string, string] => [country, "EUR"])
])

/** The currency of a country by its ISO 3166-1 code; null where it is not known. */
export const currencyOfCountry = (country: string): string | null => byCountry.get(country) ?? null
