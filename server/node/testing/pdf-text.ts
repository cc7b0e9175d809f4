/** Texts of a PDF that pdfkit made: each piece with its place, read by the fonts' own tables of letters. */
import { inflateSync } from 'node:zlib'

export interface PlacedText {
  readonly text: string
  /** Points from the left and from the bottom of the sheet. */
  readonly x: number
  readonly y: number
}

interface Piece {
  readonly head: string
  readonly stream: Buffer | undefined
}

/** The objects of the file by their numbers; streams are unpacked. */
function objectsOf(bytes: Uint8Array): ReadonlyMap<string, Piece> {
  const file = Buffer.from(bytes)
  const plain = file.toString('latin1')
  return new Map(
    [...plain.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([all, id = '', body = '']): [string, Piece] => {
      const start = body.indexOf('stream\n')
      if (start === -1) return [id, { head: body, stream: undefined }]
      const from = plain.indexOf(all) + all.indexOf('stream\n') + 'stream\n'.length
      const packed = file.subarray(from, from + Number(/\/Length (\d+)/.exec(body)?.[1]))
      const stream = body.includes('/FlateDecode') ? inflateSync(packed) : packed
      return [id, { head: body.slice(0, start), stream }]
    }),
  )
}

/** Letters of a font by the four hexadecimal digits that stand for them. */
function lettersOf(table: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>()
  const read = (hex: string): string =>
    String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((code) => parseInt(code, 16)))
  for (const [, first = '', , list = ''] of table.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g))
    for (const [i, [, hex = '']] of [...list.matchAll(/<(\w+)>/g)].entries())
      letters.set((parseInt(first, 16) + i).toString(16).padStart(4, '0'), read(hex))
  return letters
}

/** The texts of all sheets in the order in which they were written. */
export function textsOf(bytes: Uint8Array): PlacedText[] {
  const objects = objectsOf(bytes)
  const fonts = new Map<string, ReadonlyMap<string, string>>()
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? ''
      fonts.set(name, lettersOf(objects.get(table)?.stream?.toString('latin1') ?? ''))
    }
  const sheets = [...objects.values()].flatMap(({ stream }) => {
    const content = stream?.toString('latin1') ?? ''
    return content.includes(' TJ') ? [content] : []
  })
  return sheets.flatMap((content) =>
    [...content.matchAll(/BT\n([^]*?)\nET/g)].map(([, block = '']) => {
      const [, x, y] = /1 0 0 1 (\S+) (\S+) Tm/.exec(block) ?? []
      const letters = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? '')
      const codes = [...block.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      return { text: codes.map((code) => letters?.get(code) ?? '').join(''), x: Number(x), y: Number(y) }
    }),
  )
}
