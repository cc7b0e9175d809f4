import { expect, test } from 'vitest'
import { decodeText } from './decode.ts'

const words = 'nimi;õäöü\nÕÄÖÜ;šžŠŽ'
const utf8 = new TextEncoder().encode(words)
/** The same letters in both code pages, then š, ž, Š, Ž of each. */
const paged = (...carons: readonly number[]) =>
  Uint8Array.from([
    ...new TextEncoder().encode('nimi;'),
    0xf5,
    0xe4,
    0xf6,
    0xfc,
    0x0a,
    0xd5,
    0xc4,
    0xd6,
    0xdc,
    0x3b,
    ...carons,
  ])

test.each([
  ['UTF-8', utf8],
  ['UTF-8 with its mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8])],
  [
    'UTF-16',
    Uint8Array.from([0xff, 0xfe, ...new Uint8Array(Uint16Array.from(words, (l) => l.charCodeAt(0)).buffer)]),
  ],
  ['Windows-1257', paged(0xf0, 0xfe, 0xd0, 0xde)],
  ['Windows-1252', paged(0x9a, 0x9e, 0x8a, 0x8e)],
])('%s', (_, bytes) => {
  expect(decodeText(bytes)).toEqual({ text: words, brokenAt: null })
})

test('UTF-8 with a broken place names its line, and is not taken for a code page', () => {
  const broken = Uint8Array.from([...utf8, 0x0a, 0xc3])
  expect(decodeText(broken).brokenAt).toBe(3)
})

const encoded = (text: string) => new TextEncoder().encode(text)
const baltic = (...bytes: readonly number[]) => Uint8Array.from([...encoded('nimi '), ...bytes])
test.each([
  ['a name of 1257 over UTF-8 does not garble it', encoded('Jõe, Šveits'), '1257', 'Jõe, Šveits'],
  ['a name of UTF-8 over 1257 is not believed', baltic(0xf5, 0xd0), 'UTF-8', 'nimi õŠ'],
  ['a name of 1252 over Baltic š is not believed', baltic(0xf5, 0xd0), 'ANSI 1252', 'nimi õŠ'],
  ['a name of 1257 over Western š is not believed', baltic(0xf5, 0x8a), 'CP1257', 'nimi õŠ'],
  ['without š and ž any of the two will do', baltic(0xf5), '1252', 'nimi õ'],
  ['another page is read as it says', baltic(0xe8), 'windows-1251', 'nimi и'],
  ['a name that nobody knows is passed over', baltic(0xf5, 0xd0), 'no such page', 'nimi õŠ'],
])('%s', (...[, bytes, named, text]) => {
  expect(decodeText(bytes, named)).toEqual({ text, brokenAt: null })
})
test('one broken byte leaves every other letter as it is', () => {
  const bytes = Uint8Array.from([...encoded('Jõe äär õhtul'), 0xf5])
  expect(decodeText(bytes, '1257').text).toBe('Jõe äär õhtul\uFFFD')
})
