import { deflateRawSync } from 'node:zlib'
import { AppError } from '@vagu/core/errors'
import { describe, expect, it } from 'vitest'
import { manyParcels, PRJ_3301, shapefile, shpFile, dbfFile, zipFile } from '../testing/parcel-files.ts'
import { readFieldFile } from './read-field-file.ts'
import { checksumOf } from '../archives/zip.ts'

const metres = { system: 'EPSG:3301', isNorthFirst: false } as const
const parcels = manyParcels(3)
const whole = shapefile(parcels, { ...metres, statement: PRJ_3301 })

async function problemOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const error: unknown = await readFieldFile(bytes, 2026).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error === undefined) return undefined
  if (!(error instanceof AppError)) throw error
  return error.fields[0]?.code
}

describe('a zipped shapefile', () => {
  it('is refused wherever it is cut off', async () => {
    for (let length = 2; length < whole.length; length += 13)
      expect(await problemOf(whole.slice(0, length)), `${length} bytes`).toBe('brokenArchive')
    expect(await problemOf(whole)).toBeUndefined()
  })
  it('is refused when a byte of its content changed', async () => {
    const changed = whole.slice()
    changed[60] = (changed[60] ?? 0) ^ 0x55
    expect(await problemOf(changed)).toBe('brokenArchive')
  })
  it('is refused when it promises more than can be unpacked, without unpacking', async () => {
    const file = zipFile({ 'a.shp': new Uint8Array(10) }, () => 1024 ** 3)
    expect(await problemOf(file)).toBe('unpackedTooLarge')
  })
  it('is refused when more comes out than it promised', async () => {
    const file = zipFile({ 'a.shp': new Uint8Array(30_000_000) }, () => 1000)
    expect(file.length).toBeLessThan(100_000)
    expect(await problemOf(file)).toBe('brokenArchive')
  })
  it('needs a layer of polygons', async () => {
    expect(await problemOf(zipFile({ 'loe.txt': new Uint8Array(3) }))).toBe('noShapefile')
    expect(await problemOf(zipFile({ 'p.shp': shpFile([], metres, 1) }))).toBe('noRows')
  })
  it('is refused when .shp or .dbf inside is cut off, or their rows differ in number', async () => {
    const [shp, dbf] = [shpFile(parcels, metres), dbfFile(parcels)]
    expect(await problemOf(zipFile({ 'a.shp': shp.slice(0, -40), 'a.dbf': dbf }))).toBe('unreadable')
    expect(await problemOf(zipFile({ 'a.shp': shp, 'a.dbf': dbf.slice(0, -200) }))).toBe('unreadable')
    expect(await problemOf(zipFile({ 'a.shp': shp, 'a.dbf': dbfFile(parcels.slice(1)) }))).toBe('unreadable')
  })
  it('may come without attributes, in capital letters, in a folder', async () => {
    const file = await readFieldFile(zipFile({ 'Kaust/A.SHP': shpFile(parcels, metres) }), 2026)
    expect(file.rows.map((row) => row.area)).toEqual([1, 1, 1])
  })
  it('may hold its table in the Baltic code page, said or not', async () => {
    const one = [{ rings: parcels[0]?.rings ?? [], attributes: { nimi: 'Jõeäär, Šveits' } }]
    const baltic: Record<string, number> = { õ: 0xf5, ä: 0xe4, Š: 0xd0 }
    const encode = (text: string) => Uint8Array.from(text, (letter) => baltic[letter] ?? letter.charCodeAt(0))
    const [shp, dbf] = [shpFile(one, metres), dbfFile(one, encode)]
    for (const cpg of [undefined, '1257', 'ANSI 1257', 'CP1257', 'windows-1257', 'no such page']) {
      const label = cpg === undefined ? {} : { 'a.cpg': new TextEncoder().encode(cpg) }
      const file = await readFieldFile(zipFile({ 'a.shp': shp, 'a.dbf': dbf, ...label }), 2026)
      expect(file.rows[0]?.name).toBe('Jõeäär, Šveits')
    }
  })
})

describe('the checksum', () => {
  it('is that of the standard', () =>
    expect(checksumOf(new TextEncoder().encode('123456789'))).toBe(0xcbf43926))
  it('is of the content, not of what is packed', () =>
    expect(checksumOf(deflateRawSync('123456789'))).not.toBe(0xcbf43926))
})
