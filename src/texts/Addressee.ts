/** Whom a message addresses: a company is greeted in another way than a person in most languages. */

/** Legal forms, as they stand at the end of the names of companies. */
const legalForms =
  "GmbH|gGmbH|mbH|AG|KG|KGaA|OHG|UG|GbR|PartG|eG|eK|e\\.K\\.|e\\.V\\.|eV|SE|" +
  "Ltd|Limited|LLC|L\\.L\\.C\\.|LLP|LP|PLC|plc|Inc|Incorporated|Corp|Corporation|Company|Co|Pty|CIC|" +
  "SARL|S\\.A\\.R\\.L\\.|SAS|S\\.A\\.S\\.|SASU|EURL|SCI|SNC|SCOP|SA|S\\.A\\.|Sàrl|GIE|" +
  "SL|S\\.L\\.|SLU|S\\.L\\.U\\.|SAU|S\\.A\\.U\\.|S\\. ?Coop|C\\.B\\.|" +
  "SpA|S\\.p\\.A\\.|Srl|SRL|S\\.r\\.l\\.|S\\.R\\.L\\.|Srls|S\\.r\\.l\\.s\\.|S\\.n\\.c\\.|Snc|S\\.a\\.s\\.|Scarl|" +
  "BV|B\\.V\\.|NV|N\\.V\\.|VOF|V\\.O\\.F\\.|BVBA|CVBA|" +
  "Lda|LDA|Unipessoal|Ltda|LTDA|S/A|EIRELI|MEI|EPP|" +
  "AB|A/S|ApS|Oy|Oyj|ASA|Kft|s\\.r\\.o\\.|a\\.s\\.|sp\\. z o\\.o\\.|Sp\\. z o\\.o\\.|d\\.o\\.o\\."

const companyRegExp = new RegExp(`(?:^|[\\s,&])(?:${legalForms})\\.?$`)

/** Whether a name is a company's by its legal form: "Müller GmbH & Co. KG", "Ferretería López, S.L.". */
export const isCompanyName = (name: string): boolean => companyRegExp.test(name.trim())
