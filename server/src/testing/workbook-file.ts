/** Writes tables as Excel does: shared strings, styles, sheets in files of their own. */
import { encoded, escaped, type Parcel, type Writing, wktOf, zipFile } from './parcel-files.ts'

/** A number, a text, a text within its cell, or a day. */
export type WorkbookCell = string | number | { readonly inline: string } | { readonly day: number } | null
export interface WorkbookSheet {
  readonly name: string
  readonly rows: readonly (readonly WorkbookCell[])[]
  readonly isHidden?: boolean
  /** Boxes of cells that are merged: "A1:C1". */
  readonly merged?: readonly string[]
}

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

class Strings {
  readonly all = new Map<string, number>()

  placeOf(text: string): number {
    const place = this.all.get(text) ?? this.all.size
    this.all.set(text, place)
    return place
  }
}

function cellXml(cell: WorkbookCell, place: string, strings: Strings): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'string') return `<c r="${place}" t="s"><v>${strings.placeOf(cell)}</v></c>`
  return 'day' in cell
    ? `<c r="${place}" s="1"><v>${cell.day}</v></c>`
    : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell.inline)}</t></is></c>`
}

const sheetXml = ({ rows, merged = [] }: WorkbookSheet, strings: Strings): string =>
  `<?xml version="1.0"?><worksheet xmlns="m"><sheetData>${rows
    .map(
      (row, y) =>
        `<row r="${y + 1}">${row.map((cell, x) => cellXml(cell, `${letters(x)}${y + 1}`, strings)).join('')}</row>`,
    )
    .join(
      '',
    )}</sheetData><mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells></worksheet>`

const NUMBERED = (
  sheets: readonly WorkbookSheet[],
  write: (sheet: WorkbookSheet, number: number) => string,
) => sheets.map((sheet, i) => write(sheet, i + 1)).join('')

export function workbookFile(sheets: readonly WorkbookSheet[]): Uint8Array<ArrayBuffer> {
  const strings = new Strings()
  const files = Object.fromEntries(
    sheets.map((sheet, i) => [`xl/worksheets/sheet${i + 1}.xml`, encoded(sheetXml(sheet, strings))]),
  )
  const list = NUMBERED(
    sheets,
    ({ name, isHidden }, number) =>
      `<sheet name="${escaped(name)}" sheetId="${number}"${isHidden === true ? ' state="hidden"' : ''} r:id="rId${number}"/>`,
  )
  const targets = NUMBERED(
    sheets,
    (_, number) => `<Relationship Id="rId${number}" Type="t" Target="worksheets/sheet${number}.xml"/>`,
  )
  const texts = [...strings.all.keys()].map((text) => `<si><r><t>${escaped(text)}</t></r></si>`).join('')
  return zipFile({
    '[Content_Types].xml': encoded('<Types/>'),
    'xl/workbook.xml': encoded(`<workbook xmlns:r="r"><workbookPr/><sheets>${list}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': encoded(`<Relationships>${targets}</Relationships>`),
    'xl/sharedStrings.xml': encoded(`<sst>${texts}</sst>`),
    'xl/styles.xml': encoded(
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd&quot;.&quot;mm&quot;.&quot;yyyy"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    ),
    ...files,
  })
}

/** Parcels with their shapes as WKT in a sheet. */
export function parcelWorkbook(parcels: readonly Parcel[], writing: Writing): Uint8Array<ArrayBuffer> {
  const names = Object.keys(parcels[0]?.attributes ?? {})
  const start = writing.statement === undefined ? '' : `SRID=${writing.statement};`
  const rows = parcels.map((parcel) => [
    { inline: start + wktOf(parcel, writing) },
    ...names.map((name) => parcel.attributes[name] ?? null),
  ])
  return workbookFile([{ name: 'Põllud', rows: [['WKT', ...names], ...rows] }])
}
