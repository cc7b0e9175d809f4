import { describe, expect, it } from 'vitest'
import { boundaryIn, BrokenMultipart, partsIn } from './multipart.ts'

async function* inPieces(text: string, size: number) {
  const bytes = new TextEncoder().encode(text)
  for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size)
}
async function partsOf(text: string, size: number) {
  const parts: [string, string | undefined, string][] = []
  for await (const { name, fileName, content } of partsIn(inPieces(text, size), 'X')) {
    let all = ''
    for await (const piece of content) all += new TextDecoder('latin1').decode(piece)
    parts.push([name, fileName, all])
  }
  return parts
}
const file = (content: string, name = 'a.txt') =>
  `--X\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n${content}\r\n`

describe.each([1, 7, 100_000])('a multipart body in pieces of %i bytes', (size) => {
  it('has its files and its fields', async () => {
    const field = '--X\r\ncontent-disposition: form-data; name="note"\r\n\r\nsee\r\n'
    expect(await partsOf(`${file('one')}${field}${file('', 'b %22c%22.txt')}--X--\r\n`, size)).toEqual([
      ['file', 'a.txt', 'one'],
      ['note', undefined, 'see'],
      ['file', 'b "c".txt', ''],
    ])
  })
  it('may have lines before, and content that looks like a mark', async () => {
    const tricky = '\r\n\r\n--\r\n--Y\r\r\n-\r\n--'
    expect(await partsOf(`hello\r\n${file(tricky)}--X--`, size)).toEqual([['file', 'a.txt', tricky]])
  })
  it.each([
    ['is empty', ''],
    ['is something else', '{"a":1}'],
    ['ends in a head', '--X\r\nContent-Dis'],
    ['ends in a file', file('abc').slice(0, -2)],
    ['ends behind a file', file('abc')],
    ['has no line behind its mark', `${file('abc')}--Xabc`],
    ['has a head without end', `--X\r\n${'a'.repeat(20_000)}\r\n\r\n`],
  ])('that %s is broken', async (_, text) => {
    await expect(partsOf(text, size)).rejects.toThrow(BrokenMultipart)
  })
})
it('what a reader leaves of a part is passed over', async () => {
  const names: string[] = []
  for await (const { name } of partsIn(inPieces(`${file('a'.repeat(500))}${file('b')}--X--`, 9), 'X'))
    names.push(name)
  expect(names).toEqual(['file', 'file'])
})
it.each([
  ['multipart/form-data; boundary=----WebKit7', '----WebKit7'],
  ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
  ['application/json', undefined],
  ['multipart/form-data', undefined],
])('the boundary in %s is %s', (type, boundary) => {
  expect(boundaryIn(type)).toBe(boundary)
})
