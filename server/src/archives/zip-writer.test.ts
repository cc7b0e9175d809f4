import { expect, it } from 'vitest'
import { listZip, unzip } from './zip.ts'
import { type FileToZip, zipOf } from './zip-writer.ts'

const NOW = new Date('2026-05-20T09:00:00.000Z')
const bytesOf = (text: string) => new TextEncoder().encode(text)
async function* pieces(...texts: string[]) {
  for (const text of texts) yield bytesOf(text)
}
async function* all(...files: FileToZip[]) {
  yield* files
}
async function written(...files: FileToZip[]): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for await (const chunk of zipOf(all(...files), NOW)) chunks.push(new Uint8Array(chunk))
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
async function readBack(...files: FileToZip[]) {
  const contents = await unzip(listZip(await written(...files)), 10_000_000)
  return [...contents].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])
}

it('an archive holds what was put in, in pieces or whole', async () => {
  const files = [
    { name: 'andmed/põllud.json', chunks: pieces('[', '"Kivi"', ']') },
    { name: 'foto.webp', bytes: bytesOf('RIFF') },
    { name: 'tühi.csv', chunks: pieces() },
  ]
  expect(await readBack(...files)).toEqual([
    ['andmed/põllud.json', '["Kivi"]'],
    ['foto.webp', 'RIFF'],
    ['tühi.csv', ''],
  ])
})

it('what comes in pieces is packed', async () => {
  const text = 'Kivi '.repeat(100_000)
  expect((await written({ name: 'a', chunks: pieces(text, text) })).length).toBeLessThan(10_000)
  expect(await readBack({ name: 'a', chunks: pieces(text, text) })).toEqual([['a', text + text]])
})

it('an archive without files is one', async () => {
  expect(listZip(await written())).toEqual([])
})

it('a file that breaks off breaks the archive off', async () => {
  async function* broken() {
    yield bytesOf('Kivi')
    throw new Error('the disk is away')
  }
  await expect(written({ name: 'a', chunks: broken() })).rejects.toThrow('the disk is away')
})
