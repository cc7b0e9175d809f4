/** Reasons why a file of tables is refused before its rows are looked at, with their sentences. */

export const TABLE_FILE_PROBLEMS = [
  'emptyFile',
  'tooLarge',
  'unpackedTooLarge',
  'brokenArchive',
  'unreadable',
  'isSpreadsheet',
  'isLockedWorkbook',
  'isPdf',
  'isPicture',
  'isWebPage',
  'unknownFormat',
] as const
export type TableFileProblem = (typeof TABLE_FILE_PROBLEMS)[number]

/** Sentences that hold for every kind of table. */
export const tableFileSentences = {
  emptyFile: 'Fail on tühi.',
  tooLarge: 'Fail on liiga suur. Kuni {megabytes} MB.',
  unpackedTooLarge: 'Töövihiku sisu on lahtipakituna liiga suur. Kuni {megabytes} MB.',
  brokenArchive: 'Töövihik on katkine või poolik. Laadige see uuesti alla ja proovige veel kord.',
  unreadable: 'Fail on vigane või poolik ja seda ei saanud lugeda.',
  isSpreadsheet:
    'See on tabelarvutuse fail, mida Vagu ei loe (vana Exceli .xls või LibreOffice’i .ods). Avage see tabeliprogrammis ja salvestage Exceli töövihikuna (.xlsx).',
  isLockedWorkbook:
    'See on parooliga kaitstud Exceli fail, seda Vagu avada ei saa. Eemaldage Excelis parool ja salvestage fail uuesti.',
} as const satisfies Partial<Record<TableFileProblem, string>>

export type SentenceFacts = Readonly<Record<string, string | number>>

/** A sentence with facts in the places that it names in braces. */
export const filledSentence = (sentence: string, facts: SentenceFacts): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole))
