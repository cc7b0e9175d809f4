import { fileNote, PLACES } from '@vagu/core/field-import/messages'
import { MAX_UNPACKED_BYTES } from '@vagu/core/field-import/schema'
import { unzip, type ZipEntry } from '../archives/zip.ts'
import { type RawFile, refusal } from './raw.ts'
import { readingXml } from './reading-xml.ts'
import { type Cells, shapeColumnOf, tableRows } from './table.ts'
import { SheetReader, type WorkbookParts } from './workbook-sheet.ts'
import { SharedStringsReader, StylesReader } from './workbook-styles.ts'
import { attributeOf, type XmlReader } from './xml.ts'

export const WORKBOOK = 'xl/workbook.xml'
const TARGETS = 'xl/_rels/workbook.xml.rels'
const STRINGS = 'xl/sharedStrings.xml'
const STYLES = 'xl/styles.xml'
/** Sheets that are looked into for a table of parcels. */
const MAX_SHEETS = 50
const MAX_NAMES = 8

interface Sheet {
  readonly name: string
  readonly id: string
}

/** The sheets of a workbook that are seen, in their order. */
class SheetsReader implements XmlReader {
  readonly sheets: Sheet[] = []
  isFrom1904 = false

  open(name: string, attributes: string): void {
    if (name === 'workbookPr')
      this.isFrom1904 = /^(?:1|true)$/.test(attributeOf(attributes, 'date1904') ?? '')
    const state = attributeOf(attributes, 'state') ?? 'visible'
    if (name === 'sheet' && state === 'visible')
      this.sheets.push({
        name: attributeOf(attributes, 'name') ?? '',
        id: attributeOf(attributes, 'id') ?? '',
      })
  }

  text(): void {
    // names stand in attributes alone
  }

  close(): void {
    // nor does the end of an element say anything
  }
}

/** Paths of sheets in the archive, by the ids that the workbook calls them. */
class TargetsReader implements XmlReader {
  readonly paths = new Map<string, string>()

  open(name: string, attributes: string): void {
    const target = attributeOf(attributes, 'Target') ?? ''
    if (name === 'Relationship')
      this.paths.set(
        attributeOf(attributes, 'Id') ?? '',
        target.startsWith('/') ? target.slice(1) : `xl/${target}`,
      )
  }

  text(): void {
    // targets stand in attributes alone
  }

  close(): void {
    // nor does the end of an element say anything
  }
}

/** Unpacks files of a workbook one after another; together they may have `MAX_UNPACKED_BYTES`. */
class Unpacker {
  readonly #entries: ReadonlyMap<string, ZipEntry>
  #left = MAX_UNPACKED_BYTES

  constructor(entries: readonly ZipEntry[]) {
    this.#entries = new Map(entries.map((entry) => [entry.name, entry]))
  }

  /** Hands a file to a reader; a file that is not there says nothing. */
  async read<Reader extends XmlReader>(path: string, reader: Reader): Promise<Reader> {
    const entry = this.#entries.get(path)
    if (entry === undefined) return reader
    const bytes = (await unzip([entry], this.#left)).get(path) ?? new Uint8Array()
    this.#left -= bytes.length
    return readingXml(PLACES.workbook, new TextDecoder().decode(bytes), reader)
  }
}

/** A sheet with names of columns that we know. */
interface Table {
  readonly name: string
  readonly header: Cells
  readonly lines: readonly Cells[]
}

export interface Workbook {
  readonly sheets: readonly Sheet[]
  readonly parts: WorkbookParts
  /** Hands a sheet to a reader. */
  readonly read: <Reader extends XmlReader>(sheet: Sheet, reader: Reader) => Promise<Reader>
}

/** Contents of a workbook; its sheets are unpacked one by one, as they are asked for. */
export async function openWorkbook(entries: readonly ZipEntry[]): Promise<Workbook> {
  const unpacker = new Unpacker(entries)
  const { sheets, isFrom1904 } = await unpacker.read(WORKBOOK, new SheetsReader())
  const { paths } = await unpacker.read(TARGETS, new TargetsReader())
  const { days } = await unpacker.read(STYLES, new StylesReader())
  const { strings } = await unpacker.read(STRINGS, new SharedStringsReader())
  return {
    sheets,
    parts: { strings, days, isFrom1904 },
    read: ({ id }, reader) => unpacker.read(paths.get(id) ?? '', reader),
  }
}

async function firstTable({
  sheets,
  parts,
  read,
}: Workbook): Promise<{ table: Table; others: string[] } | undefined> {
  for (const sheet of sheets.slice(0, MAX_SHEETS)) {
    const { name, id } = sheet
    const { header, lines } = await read(sheet, new SheetReader(parts))
    const others = sheets.filter((each) => each.id !== id).map((each) => each.name)
    if (header && lines.length > 0) return { table: { name, header, lines }, others }
  }
  return undefined
}

const listed = (names: readonly string[]): string =>
  names
    .slice(0, MAX_NAMES)
    .map((name) => `„${name}”`)
    .join(', ')

/** The first sheet of an Excel workbook (.xlsx) whose columns we understand, with shapes as WKT or without any. */
export async function readWorkbook(entries: readonly ZipEntry[]): Promise<RawFile> {
  const found = await firstTable(await openWorkbook(entries))
  if (found === undefined) throw refusal('unknownTable')
  const { name, header, lines } = found.table
  const shapeColumn = shapeColumnOf(header, lines)
  return {
    format: 'xlsx',
    ...tableRows(header, lines, shapeColumn),
    hasShapes: shapeColumn >= 0,
    notes:
      found.others.length === 0 ? [] : [fileNote('sheetsLeftOut', { name, others: listed(found.others) })],
  }
}
