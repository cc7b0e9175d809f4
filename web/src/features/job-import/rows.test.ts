import type { JobSheet } from '@vagu/core/job-import/schema'
import { expect, it } from 'vitest'
import { findHeader, NO_HEADER, tableOf, withMeaning } from './columns.ts'
import { meaningOf } from './headers.ts'
import { portionOf } from './known-rows.ts'
import { rowsOf, withMaterials } from './row-texts.ts'

const sheetOf = (csv: string): JobSheet => ({
  name: '',
  lines: csv
    .split('\n')
    .flatMap((row, index) => (row === '' ? [] : [{ line: index + 1, cells: row.split(';') }])),
})
const tableIn = (csv: string) => {
  const sheet = sheetOf(csv)
  return tableOf(sheet, { header: findHeader(sheet), remembered: [] })
}
const meaningsIn = (csv: string) => tableIn(csv).columns.map(({ meaning }) => meaning)
const rowsIn = (csv: string) =>
  rowsOf(tableIn(csv)).map((row) => {
    const { date, endDate, job, fields, area, material, amount, unit, worker, notes } = withMaterials(row)
    return { lines: row.lines, date, endDate, job, fields, area, material, amount, unit, worker, notes }
  })

it.each([
  ['Kuupäev', 'date', ''],
  ['Töö nimetus', 'job', ''],
  ['Põllu nr', 'fieldNumber', ''],
  ['Vahend 2', 'material', ''],
  ['Norm (l/ha)', 'rate', 'l/ha'],
  ['Kulunorm, kg/ha', 'rate', 'kg/ha'],
  ['Kogus kg', 'amount', 'kg'],
  ['Norm2', 'rate', ''],
  ['Field', 'fields', ''],
  ['Masin', 'machine', ''],
  ['Traktor', 'machine', ''],
  ['Equipment', 'machine', ''],
  ['Ilm', 'ignored', ''],
  ['🌾', 'ignored', ''],
] as const)('the heading %s means %s', (heading, meaning, unit) =>
  expect(meaningOf(heading)).toEqual({ meaning, unit }),
)

it('finds headings below titles and empty lines', () => {
  const csv = 'Põlluraamat 2026\n\nTalu OÜ\nKuupäev;Töö;Põld\n03.05.2026;Külv;Mäe'
  expect(findHeader(sheetOf(csv))).toEqual({ at: 2, count: 1 })
  expect(findHeader(sheetOf('tere\ntulemast'))).toEqual(NO_HEADER)
})
it('reads groups above the names, and units below them', () => {
  expect(
    meaningsIn('Töö;;;Vahend;;\nKuupäev;Põld;Tegevus;Nimi;Norm;Ühik\n03.05.2026;Mäe;Külv;Oder;200;kg/ha'),
  ).toEqual(['date', 'fields', 'job', 'material', 'rate', 'unit'])
  const csv = 'Kuupäev;Töö;Põld;Pindala;Vahend;Norm\n;;;ha;nimi;l/ha\n03.05.2026;Pritsimine;Mäe;4,5;Roundup;2'
  expect(findHeader(sheetOf(csv))).toEqual({ at: 0, count: 2 })
  expect(rowsIn(csv)).toMatchObject([{ material: 'Roundup', amount: '2', unit: 'l/ha', area: '4,5' }])
})
it('takes one column for each meaning, and an amount and a unit for each material', () => {
  expect(
    meaningsIn(
      'Kuupäev;Aeg;Töö;Põld;Vahend 1;Norm;Kogus;Ühik;Vahend 2;Norm;Ühik\n1.5.2026;8;a;b;c;1;1;l;d;1;l',
    ),
  ).toEqual([
    'date',
    'ignored',
    'job',
    'fields',
    'material',
    'rate',
    'ignored',
    'unit',
    'material',
    'rate',
    'unit',
  ])
})
it('lets the farmer say another meaning, which one column alone has', () => {
  const { columns } = tableIn('Kuupäev;Töö;Põld;Ilm\n1.5.2026;a;b;c')
  expect(withMeaning(columns, { index: 3, meaning: 'job' }).map(({ meaning }) => meaning)).toEqual([
    'date',
    'ignored',
    'fields',
    'job',
  ])
})
it('reads columns as it was said the last time', () => {
  const sheet = sheetOf('Kuupäev;Töö;Põld;Ilm\n1.5.2026;a;b;c')
  const { signature } = tableOf(sheet, { header: findHeader(sheet), remembered: [] })
  const remembered = [
    { signature, meanings: ['date', 'job', 'fields', 'notes'] as ('date' | 'job' | 'fields' | 'notes')[] },
  ]
  const { columns } = tableOf(sheet, { header: findHeader(sheet), remembered })
  expect(columns.map(({ meaning, isRemembered }) => [meaning, isRemembered])).toEqual([
    ['date', true],
    ['job', true],
    ['fields', true],
    ['notes', true],
  ])
})

const HEAD = 'Kuupäev;Lõpp;Töö;Põld;Pindala;Vahend;Norm;Ühik;Töötaja;Märkused'
it.each([
  ['03.05.2026', '', '03.05.2026', ''],
  ['2026-05-03', '2026-05-04', '03.05.2026', '04.05.2026'],
  ['2026-05-03T00:00:00', '', '03.05.2026', ''],
  ['46145', '46146', '03.05.2026', '04.05.2026'],
  ['3. mai 2026', '', '03.05.2026', ''],
  ['03.05.2026-05.05.2026', '', '03.05.2026', '05.05.2026'],
  ['kevadel', '', 'kevadel', ''],
])('days %j and %j are %j and %j', (...[from, to, date, endDate]) =>
  expect(rowsIn(`${HEAD}\n${from};${to};Külv;Mäe`)).toMatchObject([{ date, endDate }]),
)
it.each([
  ['2,5', 'l', '2,5', 'l/ha'],
  ['2,5 l/ha', '', '2,5', 'l/ha'],
  ['2,5 l', '', '2,5', 'l/ha'],
  ['2,5', '', '2,5', ''],
])('a norm of %j and %j is %j %j', (...[norm, unit, amount, told]) =>
  expect(rowsIn(`${HEAD}\n03.05.2026;;Külv;Mäe;4 ha;Oder;${norm};${unit}`)).toMatchObject([
    { amount, unit: told, area: '4' },
  ]),
)
it('makes one job of lines that go on with it, and of lines that differ in what was used', () => {
  const lines = [
    '03.05.2026;;Pritsimine;Mäe;4;Roundup;2;l/ha;Mari;hommikul',
    ';;;;;Starane;0,5;l/ha;;',
    '03.05.2026;;Pritsimine;Tagumine;4;Roundup;2;l/ha;Mari;',
    '03.05.2026;;Pritsimine;Tagumine;4;Starane;0,5;l/ha;Mari;',
    '03.05.2026;;Pritsimine;Tagumine;4;Starane;0,5;l/ha;Mari;',
    'Kokku;;;;12;;;;;',
  ]
  const both = { material: 'Roundup; Starane', amount: '2; 0,5', unit: 'l/ha; l/ha' }
  expect(rowsIn(`${HEAD}\n${lines.join('\n')}`)).toMatchObject([
    { lines: [2, 3], fields: 'Mäe', notes: 'hommikul', ...both },
    { lines: [4, 5], fields: 'Tagumine', ...both },
    { lines: [6], fields: 'Tagumine', material: 'Starane' },
  ])
})
it('parts jobs by their number', () => {
  const csv =
    'Töö nr;Kuupäev;Töö;Põld;Vahend\n1;03.05.2026;Pritsimine;Mäe;A\n1;03.05.2026;Pritsimine;Mäe;B\n2;03.05.2026;Pritsimine;Mäe;C'
  expect(rowsIn(csv).map(({ material }) => material)).toEqual(['A; B', 'C'])
})
it('joins the number of the parcel and of the field where there is no name', () => {
  expect(rowsIn('Kuupäev;Töö;Massiivi nr;Põllu nr\n03.05.2026;Külv;55512345678;2')).toMatchObject([
    { fields: '55512345678 2' },
  ])
})
it('keeps long texts, signs and formulas as they were written', () => {
  const note = `=1+1 🌾 ${'õ'.repeat(5000)}`
  expect(rowsIn(`${HEAD}\n03.05.2026;;Külv;Mäe;;;;;;${note}`)).toMatchObject([{ notes: note }])
})
it('looks over 2,000 new rows at one time, and leaves none out that come the next', () => {
  const lines = Array.from({ length: 4500 }, (_, i) => `03.05.2026;;Külv;Mäe ${i};;;;;;`)
  const rows = rowsOf(tableIn(`${HEAD}\n${lines.join('\n')}`))
  const first = portionOf(rows)
  expect([first.now.length, first.later]).toEqual([2000, 2500])
  const second = portionOf(rows.filter((row) => !first.now.includes(row)))
  expect([second.now[0], second.later]).toEqual([rows[2000], 500])
  expect(portionOf(second.now)).toEqual({ now: second.now, later: 0 })
})
