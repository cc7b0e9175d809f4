/**
 * Parts of a workbook (SpreadsheetML, ECMA-376) as texts, put into one archive. Each text stands once in the file, and cells name it by
 * its number, so that every program shows it as it is.
 */
import { strToU8, zipSync } from 'fflate'
import { LOOKS, type Row, STYLES } from './workbook-looks.ts'

export interface SheetPart {
  /** At most 31 letters. */
  readonly name: string
  readonly rows: readonly Row[]
  readonly widths: readonly number[]
  readonly isTable: boolean
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** How hard it is packed: more takes twice as long for some per cents. */
const PACKING = 4

/** Longest text that a cell of a workbook takes. */
const LONGEST = 32_767
/** Signs that XML does not take. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu
/** First half of a sign of two, where a text was cut between them. */
const HALF_SIGN = /[\uD800-\uDBFF]$/
/** Begins what spreadsheets read as a sign by its number: such letters of a text are told apart from it. */
const NUMBERED_SIGN = /_(?=x[\dA-F]{4}_)/gi
const MARKS = /[&<>"]/g
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as a workbook takes it: whole signs of XML alone, and not too many. */
const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(NOT_IN_XML, '')
    .slice(0, LONGEST)
    .replace(HALF_SIGN, '')
    .replaceAll(NUMBERED_SIGN, '_x005F_')
    .replaceAll(MARKS, (mark) => ENTITIES[mark] ?? '')

/** Texts of all sheets, each once. */
class Texts {
  readonly #numbers = new Map<string, number>()
  #uses = 0

  numberOf(text: string): number {
    this.#uses++
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    const next = this.#numbers.size
    this.#numbers.set(text, next)
    return next
  }

  xml(): string {
    const texts = [...this.#numbers.keys()].map(
      (text) => `<si><t xml:space="preserve">${xmlText(text)}</t></si>`,
    )
    return `${XML}<sst xmlns="${MAIN}" count="${this.#uses}" uniqueCount="${texts.length}">${texts.join('')}</sst>`
  }
}

/** Letters of a column, counted from 0: A to Z, then AA. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : `${columnName(Math.floor(index / 26) - 1)}${last}`
}

function sheetXml({ rows, widths, isTable }: SheetPart, texts: Texts): string {
  const names = widths.map((_, i) => columnName(i))
  const lines = rows.map((row, at) => {
    const line = at + 1
    let cells = ''
    for (const [i, cell] of row.entries()) {
      if (cell === null) continue
      const place = `r="${names[i] ?? columnName(i)}${line}"${cell.look === LOOKS.text ? '' : ` s="${cell.look}"`}`
      cells +=
        typeof cell.value === 'number'
          ? `<c ${place}><v>${cell.value}</v></c>`
          : `<c ${place} t="s"><v>${texts.numberOf(cell.value)}</v></c>`
    }
    return `<row r="${line}">${cells}</row>`
  })
  const pane = isTable ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : ''
  const columns = widths.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  )
  return [
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`,
    columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '',
    `<sheetData>${lines.join('')}</sheetData>`,
    isTable ? '<pageSetup paperSize="9" orientation="landscape"/>' : '',
    '</worksheet>',
  ].join('')
}

const contentTypes = (sheets: readonly SheetPart[]): string =>
  [
    `${XML}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>`,
    `<Override PartName="/xl/sharedStrings.xml" ContentType="${TYPE}.sharedStrings+xml"/>`,
    ...sheets.map(
      (_, i) => `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
    ),
    '</Types>',
  ].join('')

/** Parts that belong to one, each by its kind and its place beside it; the first is `rId1`. */
const relations = (parts: readonly (readonly [kind: string, place: string])[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${parts
    .map(
      ([kind, place], i) => `<Relationship Id="rId${i + 1}" Type="${DOCUMENT}/${kind}" Target="${place}"/>`,
    )
    .join('')}</Relationships>`

const workbookXml = (sheets: readonly SheetPart[]): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${sheets
    .map(({ name }, i) => `<sheet name="${xmlText(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
    .join('')}</sheets></workbook>`

/** Bytes of a workbook with these sheets, in their order. */
export function workbookBytes(sheets: readonly SheetPart[]): Uint8Array<ArrayBuffer> {
  const texts = new Texts()
  const parts = sheets.map((sheet, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheetXml(sheet, texts)] as const)
  const files = {
    '[Content_Types].xml': contentTypes(sheets),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbookXml(sheets),
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, i) => ['worksheet', `worksheets/sheet${i + 1}.xml`] as const),
      ['styles', 'styles.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/styles.xml': `${XML}${STYLES}`,
    ...Object.fromEntries(parts),
    'xl/sharedStrings.xml': texts.xml(),
  }
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(bytes), { level: PACKING })
}
