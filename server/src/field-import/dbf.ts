import { MAX_ROWS } from '@vagu/core/field-import/schema'
import { encodingOf } from '@vagu/core/text/decode'
import { refusal } from './raw.ts'

interface Column {
  readonly name: string
  readonly start: number
  readonly end: number
}

const DELETED = 0x2a
const END_OF_COLUMNS = 0x0d

/** The columns of a dBASE table; each row begins with a mark of one byte. */
function columnsOf(bytes: Uint8Array, headerLength: number, decoder: TextDecoder): Column[] {
  const columns: Column[] = []
  let start = 1
  for (let at = 32; at + 32 <= headerLength && bytes[at] !== END_OF_COLUMNS; at += 32) {
    const name = decoder
      .decode(bytes.subarray(at, at + 11))
      .replace(/\0.*$/s, '')
      .trim()
    const end = start + (bytes[at + 16] ?? 0)
    columns.push({ name, start, end })
    start = end
  }
  return columns
}

/**
 * The rows of a dBASE table (.dbf) as text, null for a deleted one; only columns that are `wanted`. `encoding` is the
 * content of the .cpg file. Throws a RangeError when the table is cut off.
 */
export function readDbf(
  bytes: Uint8Array,
  { encoding = '', isNeeded = () => true }: { encoding?: string; isNeeded?: (name: string) => boolean } = {},
): (Record<string, string> | null)[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [count, headerLength] = [view.getUint32(4, true), view.getUint16(8, true)]
  const rowLength = view.getUint16(10, true)
  if (rowLength < 1 || headerLength + count * rowLength > bytes.length)
    throw new RangeError('the table is cut off')
  if (count > MAX_ROWS) throw refusal('tooManyRows', { limit: MAX_ROWS })
  const table = bytes.subarray(headerLength, headerLength + count * rowLength)
  const decoder = new TextDecoder(encodingOf(table, encoding))
  const columns = columnsOf(bytes, headerLength, decoder).filter(({ name }) => isNeeded(name))
  return Array.from({ length: count }, (_, i) => {
    const row = table.subarray(i * rowLength, (i + 1) * rowLength)
    if (row[0] === DELETED) return null
    const text = (column: Column) => decoder.decode(row.subarray(column.start, column.end))
    return Object.fromEntries(
      columns.map((column) => [column.name, text(column).replaceAll('\0', '').trim()]),
    )
  })
}
