/** Dressings of the own seed in the table of plant protection. */
import { expect, it } from 'vitest'
import { buildBook } from './build.ts'
import { sprayingsOf } from './sprayings.ts'
import { KINDS_OF_JOB, testFacts, testId, testJob } from './testing-facts.ts'

const coating = { name: 'Redigo Pro', amount: 0.6, unit: 'l/t' }
const told = { ...coating, treatedOn: '2026-04-20', treatedBy: 'Mari Mets' }
const seed = { name: 'Talinisu Skagen', type: 'seed', amount: 220, unit: 'kg/ha' }
const own = { ...seed, seedCertificate: 'OTS', batchNo: 'L-7' }

const PRODUCTS = {
  chemicals: [
    { _id: testId(7, 1), name: 'redigo pro', registerNumber: '0631' },
    { _id: testId(7, 2), name: 'Kinto', registerNumber: null },
    { _id: testId(7, 3), name: 'redigo pro', registerNumber: '0001' },
  ],
  dressingNumbers: { kinto: '0700', 'vibrance gold': '0800', 'redigo pro': '0900' },
}
const sown = (...requisites: object[]) =>
  buildBook(
    testFacts({
      jobs: [
        testJob(0, { ...KINDS_OF_JOB[3], area: 10, date: '2026-05-04', endDate: '2026-05-04', requisites }),
      ],
      ...PRODUCTS,
    }),
  )
function rowsOf(...requisites: object[]): Record<string, unknown>[] {
  const table = sown(...requisites).tables.find(({ key }) => key === 'protection')
  const { columns = [], rows = [] } = table ?? {}
  return rows.map(({ cells }) => Object.fromEntries(columns.map((column, i) => [column.key, cells[i]])))
}

it('is a use of its product, on its own day and by who did it', () => {
  expect(rowsOf({ ...own, coating: told })).toEqual([
    expect.objectContaining({
      date: '2026-04-20',
      area: null,
      part: null,
      product: 'Redigo Pro',
      permit: '0631',
      rate: 0.6,
      rateUnit: 'l/t',
      total: 1.32,
      totalUnit: 'l',
      use: 'seeme, paljundusmaterjal (partii L-7)',
      worker: 'Mari Mets',
      certificate: 'TK-12345',
    }),
  ])
})
it('has neither day nor name while nobody told them', () => {
  expect(rowsOf({ ...own, coating })).toEqual([expect.objectContaining({ date: null, worker: null })])
  const [row] = rowsOf({ ...own, batchNo: null, coating: { ...told, name: 'Muu', treatedBy: 'Jaan Tamm' } })
  expect(row).toMatchObject({
    permit: null,
    worker: 'Jaan Tamm',
    certificate: null,
    use: 'seeme, paljundusmaterjal',
  })
})
it.each([
  ['its own product that stands first', { name: 'Redigo Pro' }, '0631'],
  ['its own product by id', { name: 'Redigo Pro', requisiteId: testId(7, 3) }, '0001'],
  [
    'its own product by name, where the id is gone',
    { name: 'Redigo Pro', requisiteId: testId(7, 9) },
    '0631',
  ],
  ['the register, where its own product has none', { name: 'Kinto', requisiteId: testId(7, 2) }, '0700'],
  ['the register, where the farm has no such product', { name: 'Vibrance  Gold' }, '0800'],
  ['nobody', { name: 'Muu' }, null],
])('has the number of %s', (_, product, permit) => {
  expect(rowsOf({ ...own, coating: { ...told, ...product } })).toMatchObject([{ permit }])
})
it('lacks its day in the records of the law while nobody told it', () => {
  const [untold] = sprayingsOf(sown({ ...own, coating })) ?? []
  expect([untold?.values.startsOn, untold?.lacks]).toEqual([null, ['dressing']])
  const [whole] = sprayingsOf(sown({ ...own, coating: told })) ?? []
  expect([whole?.values.startsOn, whole?.lacks]).toEqual(['2026-04-20', []])
})
it('is none of the farm where the seed was bought', () => {
  expect(rowsOf({ ...seed, seedCertificate: 'C1', batchNo: 'EE-1', coating: told })).toEqual([])
})
it('stands before a spraying that came later, and in the records of the law', () => {
  const spray = { name: 'Axial', type: 'chemical', registerNumber: '0500', amount: 1, unit: 'l/ha' }
  expect(rowsOf(spray, { ...own, coating: told }).map(({ product }) => product)).toEqual([
    'Redigo Pro',
    'Axial',
  ])
  const [record] = sprayingsOf(sown({ ...own, coating: told })) ?? []
  expect(record?.values).toMatchObject({
    product: 'Redigo Pro',
    authorisationNumber: '0631',
    doseUnit: 'l/t',
  })
})
