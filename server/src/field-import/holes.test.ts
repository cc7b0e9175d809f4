/** Holes that lie where none can be: by the even-odd rule they would be ground. */
import { describe, expect, it } from 'vitest'
import { csvText, geoJsonFile, gmlText, type Parcel, square, type Writing } from '../testing/parcel-files.ts'
import { readFieldFile } from './read-field-file.ts'

const metres: Writing = { system: 'EPSG:3301', isNorthFirst: false }
const read = (file: string | Uint8Array<ArrayBuffer>) =>
  readFieldFile(typeof file === 'string' ? new Uint8Array(new TextEncoder().encode(file)) : file, 2026)
const FIELD = square(600_000, 6_480_000, 100)

describe('a hole that lies outside of its polygon', () => {
  const parcel: Parcel = { rings: [FIELD, square(600_040, 6_480_040, 20)], attributes: { nimi: 'Nurm' } }
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
  /** The hole three hundred metres further east. */
  const moved = (file: string) => file.replaceAll(/\b6000([46]0)\b/g, '6003$1')
  it.each([
    ['GeoJSON', text(geoJsonFile([parcel], metres))],
    ['WKT', csvText([parcel], metres)],
    ['GML', gmlText([parcel], metres)],
  ])('in %s is told with its place, and is no ground', async (_, file) => {
    expect((await read(file)).rows.map(({ area }) => area)).toEqual([0.96])
    const { rows } = await read(moved(file))
    expect(rows.map(({ isRejected, rings, area }) => [isRejected, rings, area])).toEqual([[true, [], 0]])
    const detail: unknown = expect.stringMatching(/auk kohas 58,4\d+, 25,7\d+ jääb kontuurist välja/)
    expect(rows[0]?.problems).toMatchObject([{ code: 'holeOutside', detail }])
  })
  it('is none that touches the line from inside', async () => {
    const touching = { ...parcel, rings: [FIELD, square(600_000, 6_480_000, 20)] }
    const { rows } = await read(geoJsonFile([touching], metres))
    expect(rows.map(({ area, problems }) => [area, problems])).toEqual([[0.96, []]])
  })
})
