/** A workbook (XLSX) of one sheet: as little of the format as spreadsheets and payroll programs read. */
import type { CsvValue } from './csv-writer.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const PART = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (value: string): string =>
  // control characters may not stand in XML
  value.replaceAll(/[^\P{Cc}\t\n\r]/gu, '').replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

function cellXml(value: CsvValue, place: string): string {
  if (value === null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? `<c r="${place}"><v>${value}</v></c>` : ''
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

const sheetXml = (rows: readonly (readonly CsvValue[])[]): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows
    .map((cells, y) => {
      const row = cells.map((cell, x) => cellXml(cell, `${letters(x)}${y + 1}`)).join('')
      return `<row r="${y + 1}">${row}</row>`
    })
    .join('')}</sheetData></worksheet>`

const partsOf = (name: string, rows: readonly (readonly CsvValue[])[]): readonly [string, string][] => [
  [
    '[Content_Types].xml',
    `${XML}<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${PART}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${PART}.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
  ['xl/worksheets/sheet1.xml', sheetXml(rows)],
]

const POLYNOMIAL = 0xedb88320
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? POLYNOMIAL ^ (rest >>> 1) : rest >>> 1
  return rest
})
function checksumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
  return (sum ^ 0xffffffff) >>> 0
}

/** The text as UTF-8. */
function utf8(text: string): Uint8Array {
  const coded = encodeURIComponent(text.toWellFormed())
  const parts = coded.match(/%[\dA-F]{2}|[^%]/g) ?? []
  return Uint8Array.from(parts, (part) =>
    part.length > 1 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0),
  )
}

/** Numbers of two and four bytes, the lowest first. */
function bytesOf(numbers: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array {
  const bytes = numbers.flatMap(([size, value]) =>
    Array.from({ length: size }, (_, i) => Math.floor(value / 256 ** i) % 256),
  )
  return Uint8Array.from(bytes)
}

/** 1 January 1980: the first day that an archive can name. */
const NO_DAY = 0x21
const UTF8 = 0x800

interface Entry {
  readonly name: Uint8Array
  readonly content: Uint8Array
  readonly offset: number
}

/** Version, marks, no compression, time, day, checksum, sizes, length of the name: what both headers of an entry say. */
const facts = ({ name, content }: Entry): (readonly [2 | 4, number])[] => [
  [2, 20],
  [2, UTF8],
  [2, 0],
  [2, 0],
  [2, NO_DAY],
  [4, checksumOf(content)],
  [4, content.length],
  [4, content.length],
  [2, name.length],
  [2, 0],
]
const localHeader = (entry: Entry): Uint8Array => bytesOf([[4, 0x04034b50], ...facts(entry)])
const listHeader = (entry: Entry): Uint8Array =>
  bytesOf([[4, 0x02014b50], [2, 20], ...facts(entry), [2, 0], [2, 0], [2, 0], [4, 0], [4, entry.offset]])

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function zipOf(files: readonly [string, string][]): Uint8Array<ArrayBuffer> {
  const entries: Entry[] = []
  const written: Uint8Array[] = []
  let offset = 0
  for (const [path, content] of files) {
    const entry = { name: utf8(path), content: utf8(content), offset }
    const parts = [localHeader(entry), entry.name, entry.content]
    entries.push(entry)
    written.push(...parts)
    offset += parts.reduce((sum, { length }) => sum + length, 0)
  }
  const list = entries.flatMap((entry) => [listHeader(entry), entry.name])
  const listSize = list.reduce((sum, { length }) => sum + length, 0)
  const count = entries.length
  const end = bytesOf([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, listSize],
    [4, offset],
    [2, 0],
  ])
  return joined([...written, ...list, end])
}

/** Rows as the only sheet of a workbook; texts stay texts, so that no program calculates them. */
export const workbookOf = (name: string, rows: readonly (readonly CsvValue[])[]): Uint8Array<ArrayBuffer> =>
  zipOf(partsOf(name, rows))
