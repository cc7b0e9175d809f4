import { describe, expect, it } from 'vitest'
import { Field } from '../../fields/schema.ts'
import { toLatLng } from '../../geo/estonian-grid.ts'
import { mapDataOf } from '../../geo/map-data.ts'
import { rectangle } from '../../geo/testing-shapes.ts'
import { sampleOf } from '../sample.ts'
import type { SoilSample } from '../schema.ts'
import { memoryKey } from './choices.ts'
import { mergedSample } from './known.ts'
import { NoSamples, reviewSheets, type Farm } from './review.ts'
import type { RememberedTable, SoilReview } from './schema.ts'
import type { Sheet } from '../../text/table-header.ts'
import { tablesIn } from './tables.ts'

const idOf = (number: number): string => `01930000-0000-7000-8000-${String(number).padStart(12, '0')}`
const [IMPORT, MAE, ORU, JOE] = [idOf(1), idOf(11), idOf(12), idOf(13)]

const fieldOf = (_id: string, name: string, more: Partial<Field> = {}): Field => ({
  ...Field.parse({
    _id,
    name,
    area: 5,
    active: true,
    code: '',
    priaCode: '',
    externalId: '',
    ordering: 0,
    hasJobEventsThisYear: false,
    yearInfo: [],
    updatedAt: '2025-01-01T00:00:00.000Z',
  }),
  ...more,
})
const shapeAt = (east: number) => mapDataOf([rectangle([east, 6_474_000], 400, 400)])
const placeAt = (east: number) => toLatLng([east, 6_474_200])
const FIELDS = [
  fieldOf(MAE, 'Mäepõld', { code: '60145678901', priaCode: '12', mapData: shapeAt(659_000) }),
  fieldOf(ORU, 'Oru', { mapData: shapeAt(660_000) }),
  fieldOf(JOE, 'Jõe'),
]
const farmOf = (more: Partial<Farm> = {}): Farm => ({
  fields: FIELDS,
  samples: [],
  aliases: new Map(),
  remembered: new Map(),
  shapeOf: ({ mapData }) => mapData ?? null,
  today: '2025-12-01',
  ...more,
})
/** A sheet from lines of cells that a bar parts. */
const sheetOf = (name: string, ...lines: readonly string[]): Sheet => ({
  name,
  lines: lines.map((line, i) => ({ line: i + 1, cells: line.split('|') })),
})
const NO_CHOICES = { columns: [], tables: [] }
function review(
  sheets: readonly Sheet[],
  farm = farmOf(),
  choices: Parameters<typeof reviewSheets>[1]['choices'] = NO_CHOICES,
): SoilReview {
  const made = reviewSheets(sheets, { farm, choices, importId: IMPORT, most: 100 })
  if (made === 'tooMany') throw new Error('the file has too many rows')
  return made
}
const HEADER = 'Proovi nr|Põld|Kuupäev|pH(KCl)|P mg/kg|K mg/kg'
const rowsOf = (...lines: readonly string[]) => review([sheetOf('Leht1', HEADER, ...lines)]).rows
const codesOf = (row: SoilReview['rows'][number] | undefined) => row?.problems.map(({ code }) => code)

describe('a table', () => {
  it('is found below titles, with units in a line of their own and what the titles say', () => {
    const { tables, rows, columns } = review([
      sheetOf(
        'Tulemused',
        'Maaelu Teadmuskeskus',
        'Katseprotokoll nr MU-2025-118, proovid võetud 12.09.2025',
        '',
        'Proovi nr|Põld|Happesus|Liikuvad toiteelemendid (Mehlich 3)||Corg',
        '||pH(KCl)|P|K|',
        '|||mg/kg|mg/100 g|%',
        '1|Mäepõld|6,1|38|12|1,9',
      ),
    ])
    expect(tables).toMatchObject([
      {
        lab: 'METK',
        protocolNo: 'MU-2025-118',
        date: '2025-09-12',
        methodP: 'MEHLICH3',
        phMethod: 'KCL',
        rows: 1,
      },
    ])
    expect(columns.map(({ meaning, unit }) => [meaning, unit])).toEqual([
      ['sampleNo', null],
      ['field', null],
      ['ph', null],
      ['p', 'mgPerKg'],
      ['k', 'mgPer100g'],
      ['c', 'percent'],
    ])
    expect(rows).toMatchObject([
      {
        row: 1,
        line: 7,
        fieldId: MAE,
        match: 'NAME',
        status: 'NEW',
        values: { p: 38, k: 120, ph: 6.1, c: 1.9, date: '2025-09-12', lab: 'METK', methodP: 'MEHLICH3' },
      },
    ])
  })
  it('of weighted means is told and not read as samples', () => {
    const { rows, notes } = review([
      sheetOf('Kaalutud keskmised', 'Põld|pH|P|K', 'Mäepõld|6,0|40|100'),
      sheetOf('Proovid', HEADER, '1|Mäepõld|12.09.2025|6|38|90'),
      sheetOf('Suvioder', 'Saagitase|4 t|5 t', 'N|80|100'),
    ])
    expect(rows).toHaveLength(1)
    expect(notes.map(({ code }) => code)).toEqual(['meansLeftOut', 'sheetsLeftOut', 'methodMissing'])
    expect(notes[0]?.detail).toContain('„Kaalutud keskmised“')
  })
  it('without numbers of samples beside one with them is one of means', () => {
    const sheets = [
      sheetOf('Põllud', 'Põld|pH|P|K', 'Mäepõld|6,0|40|100'),
      sheetOf('Proovid', HEADER, '1|Mäepõld|12.09.2025|6|38|90'),
    ]
    expect(review(sheets).rows).toHaveLength(1)
  })
  it("has its samples by the farmer's own names, not by those of the laboratory", () => {
    const { rows } = review([
      sheetOf('Leht1', 'Proovi nr|Tellija tähis|Põld|Kuupäev|P mg/kg', 'M-118/1|7|Mäepõld|12.09.2025|38'),
    ])
    expect(rows.map(({ sampleNo }) => sampleNo)).toEqual(['7'])
  })
  it('of means alone is refused with its reason', () => {
    const means = sheetOf('Leht1', 'Põld|Keskmine pH|Keskmine P|K|P', 'Mäepõld|6,0|40|100|3')
    expect(() => review([means])).toThrow(NoSamples)
    expect(() => review([sheetOf('Leht1', 'Nimi|Arv', 'a|1')])).toThrow('noTable')
  })
  it('goes on behind the same header on the next page, and another laboratory begins another', () => {
    const sheet = sheetOf(
      'Leht1',
      'METK protokoll nr 118',
      HEADER,
      '1|Mäepõld|12.09.2025|6|38|90',
      HEADER,
      '2|Oru|12.09.2025|6|38|90',
      'Eesti Maaülikool, protokoll nr 7-12',
      HEADER,
      '1|Jõe|13.09.2025|5|20|80',
    )
    const { tables, rows, notes } = review([sheet])
    expect(tables.map(({ lab, protocolNo, rows: count }) => [lab, protocolNo, count])).toEqual([
      ['METK', '118', 2],
      ['EMU', '7-12', 1],
    ])
    expect(rows.map(({ values }) => values?.lab)).toEqual(['METK', 'METK', 'EMU'])
    expect(notes.map(({ code }) => code)).toContain('severalLabs')
  })
  it('of two laboratories may say so row by row', () => {
    const { rows } = review([
      sheetOf(
        'Leht1',
        `${HEADER}|Labor|Meetod`,
        '1|Oru|12.09.2025|6|38|90|EKUK|AL',
        '2|Oru|12.09.2025|6|38|90|METK|DL',
      ),
    ])
    expect(rows.map(({ values }) => [values?.lab, values?.methodP])).toEqual([
      ['EKUK', 'AL'],
      ['METK', 'DL'],
    ])
  })
  it('is not read beyond the most samples', () =>
    expect(
      reviewSheets([sheetOf('Leht1', HEADER, '1|Oru|12.09.2025|6|1|1', '2|Oru|12.09.2025|6|1|1')], {
        farm: farmOf(),
        choices: NO_CHOICES,
        importId: IMPORT,
        most: 1,
      }),
    ).toBe('tooMany'))
})

describe('a row', () => {
  it('below the bound keeps the bound and says so', () => {
    const [row] = rowsOf('1|Oru|12.09.2025|6|<5|90')
    expect(row?.values).toMatchObject({ p: 5, below: ['p'] })
  })
  it.each([
    ['1|Oru|12.09.2025|65|38|90', 'NEW', ['phTenfold']],
    ['1|Oru|12.09.2025|6|-99|90', 'NEW', ['missingMark']],
    ['1|Oru|12.09.2025|6|38*|90', 'NEW', ['footnote']],
    ['1|Oru|45912|6|38|90', 'NEW', []],
    ['1|Oru||6|38|90', 'INVALID', ['noDate']],
    ['1|Oru|01.01.2030|6|38|90', 'INVALID', ['futureDate']],
    ['1|Oru|sügis|6|38|90', 'INVALID', ['wrongDate']],
    ['1|Oru|12.09.2025|||', 'INVALID', ['noFigures']],
    ['Keskmine||12.09.2025|6|38|90', 'INVALID', ['meanRow']],
    ['1|Võõras|12.09.2025|6|38|90', 'NO_FIELD', []],
  ])('%j is %s with %j', (line, status, problems) => {
    const [row] = rowsOf(line)
    expect([row?.status, codesOf(row)]).toEqual([status, problems])
  })
  it('that stands in the file twice is taken once', () => {
    const rows = rowsOf('1|Oru|12.09.2025|6|38|90', '1|Oru|12.09.2025|6|38|90')
    expect(rows.map(({ status }) => status)).toEqual(['NEW', 'INVALID'])
    expect(codesOf(rows[1])).toEqual(['repeats'])
  })
  it('for several small fields is a record for each', () => {
    const rows = rowsOf('1|Oru, Jõe|12.09.2025|6|38|90')
    expect(rows.map(({ row, part, fieldId, status }) => [row, part, fieldId, status])).toEqual([
      [1, 1, ORU, 'NEW'],
      [1, 2, JOE, 'NEW'],
    ])
  })
})

describe('the field of a row', () => {
  const table = (header: string, ...lines: readonly string[]) => [sheetOf('Leht1', header, ...lines)]
  it('is found by its numbers at PRIA', () => {
    const [row] = review(table('Proovi nr|Massiiv|Põllu nr|Kuupäev|P', '1|60145678901|12|12.09.2025|38')).rows
    expect([row?.match, row?.fieldId]).toEqual(['CODE', MAE])
  })
  it('is found where the sample was taken, in metres or with the axes turned', () => {
    const { lat, lng } = placeAt(659_200)
    const rows = review(
      table('Proovi nr|Kuupäev|P|lat|lng', `1|12.09.2025|38|${lat}|${lng}`, `2|12.09.2025|38|${lng}|${lat}`),
    ).rows
    expect(rows.map((row) => [row.match, row.fieldId, codesOf(row)])).toEqual([
      ['GEOMETRY', MAE, []],
      ['GEOMETRY', MAE, ['axesSwapped']],
    ])
    const [inMetres] = review(table('Proovi nr|Kuupäev|P|X|Y', '1|12.09.2025|38|6474200|660200')).rows
    expect(inMetres?.fieldId).toBe(ORU)
  })
  it('is asked for where the place and the name disagree', () => {
    const { lat, lng } = placeAt(660_200)
    const [row] = review(
      table('Proovi nr|Põld|Kuupäev|P|lat|lng', `1|Mäepõld|12.09.2025|38|${lat}|${lng}`),
    ).rows
    expect(row).toMatchObject({ status: 'CONFLICT', fieldId: null, candidates: [ORU, MAE] })
    expect(codesOf(row)).toEqual(['fieldsDisagree'])
  })
  it('is the one that the farmer chose for the same name before', () => {
    const farm = farmOf({ aliases: new Map([['lauda tagune', JOE]]) })
    const [row] = review([sheetOf('Leht1', HEADER, '1|Lauda tagune|12.09.2025|6|38|90')], farm).rows
    expect([row?.match, row?.fieldId, row?.status]).toEqual(['ALIAS', JOE, 'NEW'])
  })
  it('is that of the bag which waits under the number', () => {
    const bag = sampleOf({ fieldId: JOE, sampleNo: '7', date: '2025-09-10', p: null })
    const farm = farmOf({ samples: [bag] })
    const [row] = review([sheetOf('Leht1', 'Proovi nr|P|K', '7|38|90')], farm).rows
    expect(row).toMatchObject({
      match: 'ALIAS',
      fieldId: JOE,
      status: 'DIFFERENT',
      known: { _id: bag._id },
      values: { date: '2025-09-10', p: 38 },
    })
    expect(codesOf(row)).toEqual(['notStored'])
  })
})

describe('a sample that is there', () => {
  const stored: SoilSample = sampleOf({
    fieldId: ORU,
    lab: 'METK',
    protocolNo: '118',
    sampleNo: '1',
    date: '2025-09-12',
    ph: 6,
    p: 38,
    k: 90,
    texture: 'ls1',
  })
  const FILE = ['METK protokoll nr 118', 'Proovi nr|Põld|Kuupäev|pH(KCl)|P Mehlich 3 mg/kg|K mg/kg'] as const
  const met = (line: string) =>
    review([sheetOf('Leht1', ...FILE, line)], farmOf({ samples: [stored] })).rows[0]
  it('is the same when the protocol comes again', () => {
    expect(met('1|Oru|12.09.2025|6|38|90')).toMatchObject({ status: 'SAME', known: { _id: stored._id } })
  })
  it('differs where a figure does', () =>
    expect(met('1|Oru|12.09.2025|6|41|90')).toMatchObject({
      status: 'DIFFERENT',
      known: { _id: stored._id },
    }))
  it('is another one under another number', () => expect(met('2|Oru|12.09.2025|6|38|90')?.status).toBe('NEW'))
  it('keeps what the file does not know', () => {
    const row = met('1|Oru|12.09.2025|6|<5|90')
    if (!row?.values) throw new Error('the row has values')
    expect(mergedSample(stored, row.values)).toMatchObject({ texture: 'ls1', p: 5, below: ['p'] })
  })
  it('warns where phosphorus and potassium are the other way round', () => {
    const before = { ...stored, sampleNo: '9', protocolNo: '9', date: '2020-09-12', p: 40, k: 160 }
    const farm = farmOf({ samples: [before] })
    const [row] = review([sheetOf('Leht1', ...FILE, '1|Oru|12.09.2025|6|155|42')], farm).rows
    expect(codesOf(row)).toEqual(['swapped'])
  })
})

it('says when nearly every row has far more phosphorus than potassium', () => {
  const lines = [1, 2, 3].map((number) => `${number}|Oru|12.09.2025|6|200|60`)
  const { notes } = review([sheetOf('Leht1', HEADER, ...lines)])
  expect(notes.map(({ code }) => code)).toContain('swapped')
})
it('asks of a figure without a unit, and reads it as the farmer says', () => {
  const sheets = [sheetOf('Leht1', 'Proovi nr|Põld|P2O5|Näitaja 2', '1|Oru|12|18')]
  const first = review(sheets)
  expect(first.notes.map(({ code }) => code)).toContain('unitsMissing')
  const { rows, columns } = review(sheets, farmOf(), {
    columns: [
      { table: 0, index: 2, meaning: 'p', unit: 'oxideMgPer100g' },
      { table: 0, index: 3, meaning: 'k', unit: 'oxideMgPer100g' },
    ],
    tables: [{ table: 0, lab: 'EMU', methodP: 'DL', phMethod: null, protocolNo: '5', date: '2025-10-01' }],
  })
  expect(rows[0]?.values).toMatchObject({ p: 52.37, k: 149.4, methodP: 'DL', lab: 'EMU', date: '2025-10-01' })
  expect(columns[2]).toMatchObject({ isUnitStated: true, isRemembered: false })
})
it('reads a file with the same headers as the farmer said before', () => {
  const sheets = [sheetOf('Leht1', 'Proovi nr|Põld|P|Näitaja 2', '1|Oru|12|18')]
  const [table] = tablesIn(sheets)
  if (!table) throw new Error('the sheet has a table')
  const signature = memoryKey(table)
  const said: RememberedTable = {
    signature,
    columns: [{ index: 3, meaning: 'k', unit: 'oxideMgPer100g' }],
    facts: { lab: null, methodP: 'AL', phMethod: null },
  }
  const remembered = new Map([[signature, said]])
  const { columns, tables } = review(sheets, farmOf({ remembered }))
  expect(columns[3]).toMatchObject({ meaning: 'k', unit: 'oxideMgPer100g', isRemembered: true })
  expect(tables[0]?.methodP).toBe('AL')
})
