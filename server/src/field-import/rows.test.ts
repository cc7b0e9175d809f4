import { describe, expect, it } from 'vitest'
import { geoJsonFile, type Parcel, square, type Writing } from '../testing/parcel-files.ts'
import { readFieldFile } from './read-field-file.ts'

const metres: Writing = { system: 'EPSG:3301', isNorthFirst: false }
const read = (bytes: Uint8Array<ArrayBuffer>) => readFieldFile(bytes, 2026)

describe('attributes', () => {
  const one = async (attributes: Record<string, string | number>) =>
    (await read(geoJsonFile([{ rings: [square(600_000, 6_480_000, 100)], attributes }], metres))).rows[0]

  it.each<[Record<string, string | number>, object]>([
    [
      { 'Põllu nr': '2a', Nimi: 'Jõe', Massiiv: '67350880620', Pindala: '1,00', Kultuur: 'kaer' },
      { priaCode: '2a', name: 'Jõe', code: '67350880620', area: 1 },
    ],
    [
      { pollu_nr: 4, massiivi_nr: '673 508 80620' },
      { priaCode: '4', code: '67350880620' },
    ],
    [{ xy_id: 67350880620 }, { code: '67350880620' }],
    [
      { pollumassi: '67350880620', taotlusaas: 2024, taotletud_: 'mais' },
      { code: '67350880620', year: 2024, declaredCrop: 'mais' },
    ],
    [{ pindala_m2: 10_000 }, { area: 1 }],
    [{ nimi: 'Ki\0vi' }, { name: 'Kivi' }],
    [{}, { year: 2026, area: 1, name: '', declaredCrop: null, mainCrop: null }],
  ])('%j', async (attributes, expected) => {
    const row = await one(attributes)
    expect(row).toMatchObject(expected)
    expect(row?.problems).toEqual([])
  })

  it.each<[Record<string, string | number>, string, string]>([
    [{ pindala_ha: 2 }, 'areaDiffers', 'Rida 1: failis on pindala 2,00 ha, kontuuri järgi 1,00 ha.'],
    [
      { pindala_ha: 'suur' },
      'wrongArea',
      'Rida 1: pindala „suur” ei ole korrektne, kasutatud on kontuuri pindala.',
    ],
    [{ pindala_ha: 0 }, 'wrongArea', 'Rida 1: pindala „0” ei ole korrektne, kasutatud on kontuuri pindala.'],
    [
      { pindala_ha: -1 },
      'wrongArea',
      'Rida 1: pindala „-1” ei ole korrektne, kasutatud on kontuuri pindala.',
    ],
    [{ kultuur: 'kivid' }, 'unknownCrop', 'Rida 1: kultuuri „kivid” Vagu ei tunne, valige see ise.'],
    [{ massiiv: '12' }, 'wrongValue', 'Rida 1: massiivi nr „12” ei ole korrektne ja jäeti välja.'],
    [{ aasta: 1024 }, 'wrongValue', 'Rida 1: aasta „1024” ei ole korrektne ja jäeti välja.'],
    [{ aasta: 'mullu' }, 'wrongValue', 'Rida 1: aasta „mullu” ei ole korrektne ja jäeti välja.'],
  ])('%j is noted and the row stays usable', async (attributes, code, detail) => {
    const row = await one(attributes)
    expect(row?.problems).toEqual([{ code, detail }])
    expect(row?.rings).toHaveLength(1)
    expect(row?.area).toBe(code === 'areaDiffers' ? 2 : 1)
  })

  it('do not speak of a difference within 1 % or 0.05 ha', async () => {
    expect((await one({ pindala_ha: 1.05 }))?.problems).toEqual([])
    expect((await one({ pindala_ha: 1.06 }))?.problems).toHaveLength(1)
    const large = { rings: [square(600_000, 6_480_000, 1000)], attributes: { pindala_ha: 100.9 } }
    expect((await read(geoJsonFile([large], metres))).rows[0]?.problems).toEqual([])
  })
})

describe('a row that cannot be used', () => {
  const valid = { rings: [square(600_000, 6_480_000, 100)], attributes: { pollu_id: 1 } }
  const bowTie: Parcel = {
    rings: [
      [
        [600_000, 6_480_000],
        [600_100, 6_480_100],
        [600_100, 6_480_000],
        [600_000, 6_480_100],
      ],
    ],
    attributes: { pollu_id: 2 },
  }
  const problemsOf = async (parcel: Parcel) => {
    const { rows } = await read(geoJsonFile([valid, parcel], metres))
    expect(rows[0]?.problems).toEqual([])
    expect(rows[1]?.rings).toEqual([])
    return rows[1]?.problems
  }
  it('crosses itself, and says where', async () =>
    expect(await problemsOf(bowTie)).toEqual([
      {
        code: 'crossesItself',
        detail: expect.stringMatching(/^Põllu ID 2: .* 58,4\d+, 25,7\d+\.$/) as string,
      },
    ]))
  it('lies outside Estonia', async () =>
    expect(await problemsOf({ ...bowTie, rings: [square(100_000, 6_480_000, 100)] })).toEqual([
      { code: 'outsideEstonia', detail: 'Põllu ID 2: kontuur jääb Eestist välja.' },
    ]))
  it('has no shape', async () =>
    expect(await problemsOf({ ...bowTie, rings: [] })).toMatchObject([{ code: 'noShape' }]))
  it('has too few points, or no area', async () => {
    const line: Parcel = {
      ...bowTie,
      rings: [
        [
          [600_000, 6_480_000],
          [600_100, 6_480_000],
        ],
      ],
    }
    expect(await problemsOf(line)).toMatchObject([{ code: 'shapeTooSmall' }])
    const speck = { ...bowTie, rings: [square(600_000, 6_480_000, 0.1)] }
    expect(await problemsOf(speck)).toMatchObject([{ code: 'shapeTooSmall' }])
  })
  it('repeats the PRIA id of another row', async () =>
    expect(await problemsOf({ ...valid, rings: [square(601_000, 6_480_000, 100)] })).toEqual([
      { code: 'duplicateInFile', detail: 'Põllu ID 1: sama põllu ID (1) on samal aastal juba real 1.' },
    ]))
  it('has more points than a field needs', async () => {
    const round = Array.from({ length: 10_001 }, (_, i): [number, number] => [
      600_000 + 500 * Math.cos(i / 1592),
      6_480_000 + 500 * Math.sin(i / 1592),
    ])
    expect(await problemsOf({ ...bowTie, rings: [round] })).toMatchObject([{ code: 'tooManyPoints' }])
  })
  it('would take too long to check, together with the others', async () => {
    const comb = Array.from({ length: 2000 }, (_, i): [number, number] => [
      600_000 + (i % 4 === 1 || i % 4 === 2 ? 5000 : 0),
      6_480_000 + Math.floor(i / 2) / 2,
    ])
    comb.push([599_999, 6_480_600], [599_999, 6_479_999])
    const parcels = Array.from({ length: 60 }, () => ({ rings: [comb], attributes: {} }))
    const { rows } = await read(geoJsonFile(parcels, metres))
    expect(rows[0]?.problems).toEqual([])
    expect(rows.at(-1)?.problems).toMatchObject([{ code: 'tooComplex' }])
  })
})
