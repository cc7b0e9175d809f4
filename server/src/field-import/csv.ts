import papaparse from 'papaparse'
import { PLACES } from '@vagu/core/field-import/messages'
import { separatorOf } from '@vagu/core/text/csv'
import { type RawFile, type RawRow, refusal } from './raw.ts'
import { isWkt, readWkt } from './wkt.ts'

function rowFrom(header: readonly string[], cells: readonly string[], shapeColumn: number) {
  const shape = readWkt(cells[shapeColumn] ?? '')
  const attributes = Object.fromEntries(
    header
      .map((name, i) => [name.trim(), (cells[i] ?? '').trim()] as const)
      .filter((_, i) => i !== shapeColumn),
  )
  return { row: { rings: shape?.rings ?? [], attributes } satisfies RawRow, system: shape?.system }
}

/** A table with one column of WKT; comma, semicolon or tab between columns. */
export function readCsv(text: string): RawFile {
  const table = papaparse.parse<string[]>(text, { delimiter: separatorOf(text), skipEmptyLines: 'greedy' })
  if (table.errors.some((error) => error.type === 'Quotes'))
    throw refusal('unreadable', { place: PLACES.csv })
  const [header = [], ...lines] = table.data
  const shapeColumn = header.findIndex((_, i) => lines.some((cells) => isWkt(cells[i] ?? '')))
  if (shapeColumn < 0) throw refusal('unknownFormat')
  const rows = lines.map((cells) => rowFrom(header, cells, shapeColumn))
  return {
    format: 'csv',
    rows: rows.map(({ row }) => row),
    systems: [...new Set(rows.flatMap(({ system }) => system ?? []))],
  }
}
