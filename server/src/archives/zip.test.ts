import { expect, it } from 'vitest'
import { zipFile } from '../testing/parcel-files.ts'
import { checksumOf, listZip, unzip } from './zip.ts'

const MAX = 1000

/** An archive with one file that is stored as it is, with the size that its directory promises. */
function storedFile(promised: (length: number) => number): Uint8Array<ArrayBuffer> {
  const bytes = zipFile({ a: new Uint8Array(30_000) })
  const [entry] = listZip(bytes)
  if (entry === undefined) throw new Error('the archive is empty')
  const view = new DataView(bytes.buffer)
  const directory = view.getUint32(bytes.length - 6, true)
  view.setUint16(directory + 10, 0, true)
  view.setUint32(directory + 16, checksumOf(entry.packed), true)
  view.setUint32(directory + 24, promised(entry.packed.length), true)
  return bytes
}

it('unpacks what is stored as it is', async () => {
  const contents = await unzip(listZip(storedFile((length) => length)), MAX)
  expect([...contents.keys()]).toEqual(['a'])
})

it.each([
  ['nothing', () => 0],
  ['less', (length: number) => length - 1],
  ['more', (length: number) => length + 1],
])('refuses a stored file that promises %s', async (_, promised) => {
  await expect(async () => unzip(listZip(storedFile(promised)), MAX)).rejects.toMatchObject({
    reason: 'broken',
  })
})
