import { materialsPageText } from './text.ts'

interface SampleFile {
  readonly title: string
  readonly text: string
  readonly name: string
  readonly content: string
}

/** Mark by which spreadsheets see that a text is Unicode. */
const BOM = '\uFEFF'
const csv = (rows: readonly (readonly string[])[]): string =>
  `${BOM}${rows.map((row) => row.join(';')).join('\r\n')}\r\n`

/** Files with the headings that Vagu knows, and a row that shows how they are filled. */
export const FILES: readonly SampleFile[] = [
  {
    title: materialsPageText.fieldsFile,
    text: materialsPageText.fieldsFileText,
    name: materialsPageText.fieldsFileName,
    content: csv([
      ['aasta', 'nimi', 'massiivi_nr', 'pollu_nr', 'pindala_ha', 'kultuur'],
      ['2026', 'Mäealune', '63847293521', '1', '12,4', 'Talinisu'],
    ]),
  },
  {
    title: materialsPageText.jobsFile,
    text: materialsPageText.jobsFileText,
    name: materialsPageText.jobsFileName,
    content: csv([
      ['Kuupäev', 'Töö', 'Põld', 'Pindala', 'Vahend', 'Norm', 'Ühik', 'Töötaja', 'Märkused'],
      ['12.05.2026', 'Väetamine', 'Mäealune', '12,4', 'Ammooniumnitraat', '200', 'kg/ha', '', ''],
    ]),
  },
]
