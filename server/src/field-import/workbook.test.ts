import { MAX_ROWS } from '@vagu/core/field-import/schema'
import { describe, expect, it } from 'vitest'
import { encoded, manyParcels, square, wktOf, zipFile } from '../testing/parcel-files.ts'
import { refusalOf } from '../testing/refused-file.ts'
import { parcelWorkbook, type WorkbookCell, workbookFile } from '../testing/workbook-file.ts'
import { readFieldFile } from './read-field-file.ts'

const metres = { system: 'EPSG:3301', isNorthFirst: false } as const
const HEADER = ['Põllu nr', 'Massiivi nr', 'Põllu nimi', 'Kultuur', 'Pindala (ha)', 'Taotlusaasta']
const JOE: WorkbookCell[] = [1, 67_350_880_620, 'Jõe 🌾', 'kaer', 12.850_000_000_000_001, 2025]
const book = (...rows: (readonly WorkbookCell[])[]) => workbookFile([{ name: 'Põllud', rows }])
const read = (bytes: Uint8Array<ArrayBuffer>) => readFieldFile(bytes, 2026)
const codesOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  (await read(bytes)).rows.map(({ problems }) => problems.map(({ code }) => code))

describe('a workbook', () => {
  it('without shapes is read by what it says of each field', async () => {
    const file = await read(book(HEADER, JOE))
    expect(file).toMatchObject({ format: 'xlsx', coordinateSystem: null, notes: [] })
    expect(file.rows).toEqual([
      expect.objectContaining({
        isRejected: false,
        rings: [],
        priaCode: '1',
        code: '67350880620',
        name: 'Jõe 🌾',
        area: 12.85,
        year: 2025,
        declaredCrop: 'kaer',
        problems: [],
      }),
    ])
  })
  it('with shapes as WKT is read as CSV is', async () => {
    const file = await read(parcelWorkbook(manyParcels(3), metres))
    expect(file).toMatchObject({ format: 'xlsx', coordinateSystem: 'EPSG:3301' })
    expect(file.rows.map(({ area, rings }) => [area, rings.length])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ])
  })
  it('has its names of columns below titles, and gaps between rows and cells', async () => {
    const file = await read(
      book(
        ['Kivi talu põllud'],
        [],
        ['Seisuga', { day: 46_162 }],
        [],
        HEADER,
        [],
        [...JOE.slice(0, 2), null, ...JOE.slice(3)],
      ),
    )
    expect(file.rows).toMatchObject([{ name: '', priaCode: '1', area: 12.85 }])
  })
  it.each<[string, readonly WorkbookCell[], object]>([
    ['Nimetus|Suurus (ha)', ['Jõe', '12,5 ha'], { name: 'Jõe', area: 12.5 }],
    [
      'PÕLLUMASSIIVI NUMBER|Taotletud pindala, ha',
      ['67350880620', '1 234,5'],
      { code: '67350880620', area: 1234.5 },
    ],
    ['Põllu ID|Pindala m2', [{ inline: '7001' }, 12_500], { externalId: '7001', area: 1.25 }],
    ['Põld|Ha|Hooaeg', ['Kivi_x000D_', 3, { day: 46_162 }], { name: 'Kivi', area: 3, year: 2026 }],
  ])('understands %s', async (header, row, expected) => {
    const { rows } = await read(book(header.split('|'), row))
    expect(rows).toMatchObject([{ ...expected, problems: [] }])
  })
  it('leaves hidden sheets and those of other things alone, and names the others', async () => {
    const file = await read(
      workbookFile([
        { name: 'Vana', rows: [HEADER, JOE, JOE], isHidden: true },
        { name: 'Juhend', rows: [['Kuidas seda tabelit täita'], ['Pindala', 'Kultuur']] },
        { name: 'Põllud', rows: [HEADER, JOE] },
      ]),
    )
    expect(file.rows).toHaveLength(1)
    expect(file.notes.map(({ detail }) => detail)).toEqual([
      'Loetud on leht „Põllud”. Lugemata jäid lehed „Juhend”.',
    ])
  })
  it('rejects the row of sums, rows without an area, and rows that name no field', async () => {
    const bare = [null, null, 'Kivi', null, null, 2025]
    const nameless = [null, null, null, 'kaer', 3, 2025]
    expect(await codesOf(book(HEADER, JOE, bare, nameless, ['Kokku', null, null, null, 12.85]))).toEqual([
      [],
      ['noArea'],
      ['noLabel'],
      ['sumRow'],
    ])
  })
  it('rejects a shape that did not fit into its cell', async () => {
    const wkt = wktOf({ rings: [square(600_000, 6_480_000, 100)], attributes: {} }, metres)
    const long = wkt.replace('((', `((${'600000 6480000, '.repeat(3000)}`).slice(0, 32_767)
    expect(await codesOf(book(['WKT', 'Nimi'], [wkt, 'A'], [long, 'B']))).toEqual([[], ['shapeCut']])
  })
})

describe('a workbook that cannot be used', () => {
  const files = { '[Content_Types].xml': encoded('<Types/>') }
  const sheets = encoded('<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>')
  it.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['has no names of columns', book(['Tere'], ['Saadan põllud homme']), 'unknownTable'],
    ['has names of columns alone', book(HEADER), 'unknownTable'],
    [
      'has them below too much else',
      book(...Array.from({ length: 50 }, () => ['Tere']), HEADER, JOE),
      'unknownTable',
    ],
    ['has no sheets', zipFile({ ...files, 'xl/workbook.xml': sheets }), 'unknownTable'],
    [
      'is cut off within',
      zipFile({ ...files, 'xl/workbook.xml': encoded('<workbook><sheets>') }),
      'unreadable',
    ],
    [
      'defines entities',
      zipFile({ ...files, 'xl/workbook.xml': encoded('<!DOCTYPE a [<!ENTITY b "c">]><workbook/>') }),
      'unreadable',
    ],
    ['has too many rows', book(HEADER, ...Array.from({ length: MAX_ROWS + 1 }, () => JOE)), 'tooManyRows'],
    ['would burst', zipFile({ ...files, 'xl/workbook.xml': sheets }, () => 100_000_000), 'unpackedTooLarge'],
    ['is cut off', book(HEADER, JOE).slice(0, 900), 'brokenArchive'],
  ])('%s', async (_, bytes, code) => {
    const [got, message] = await refusalOf(bytes)
    expect(got).toBe(code)
    expect(message).not.toMatch(/[{}]/)
  })
})
