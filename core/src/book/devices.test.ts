/** Machines, and the companies of those who worked with them, in the tables of the book. */
import { describe, expect, it } from 'vitest'
import type { Book, BookTable } from './book.ts'
import { buildBook } from './build.ts'
import type { BookFacts } from './facts.ts'
import { KINDS_OF_JOB, testFacts, testId, testJob, WORKER_ID } from './testing-facts.ts'

const tableOf = ({ tables }: Book, wanted: BookTable['key']): BookTable | undefined =>
  tables.find(({ key }) => key === wanted)
/** The rows of a table by the keys of its columns. */
const recordsOf = (facts: BookFacts, key: BookTable['key']): Record<string, unknown>[] => {
  const { columns = [], rows = [] } = tableOf(buildBook(facts), key) ?? {}
  return rows.map(({ cells }) => Object.fromEntries(columns.map((column, i) => [column.key, cells[i]])))
}
const withJob = (kind: number, change: object = {}, rest: Partial<BookFacts> = {}): BookFacts =>
  testFacts({ jobs: [testJob(0, { ...KINDS_OF_JOB[kind], ...change })], ...rest })

describe('a table', () => {
  it('of plant protection names the only sprayer of the day, and tells until when each is tested', () => {
    const sprayer = {
      _id: 'hardi',
      isSprayer: true,
      isGone: false,
      name: 'Hardi',
      number: '',
      boughtOn: null,
      needsTest: true,
      tests: [{ from: '2024-04-12', end: '2027-04-12' }],
    }
    const later = {
      ...sprayer,
      name: 'Amazone',
      number: '77 AB',
      boughtOn: '2026-04-02',
      tests: [],
    }
    const byHand = { ...later, name: 'Solo', number: '', needsTest: false }
    const deviceWith = (...machines: BookFacts['machines'][number][]) => {
      const facts = withJob(1, {}, { machines })
      const { notes = [] } = tableOf(buildBook(facts), 'protection') ?? {}
      return [recordsOf(facts, 'protection')[0]?.device, notes.at(-1)]
    }
    expect(deviceWith()).toEqual([null, 'Masinate nimekirjas ei ole ühtegi pritsi.'])
    expect(deviceWith(sprayer, later, byHand)).toEqual([
      'Hardi',
      'Pritsid masinate nimekirjas: Hardi, kontroll kehtib kuni 12.04.2027; ' +
        'Amazone (77 AB), kontrolli päeva ei ole kirjas; Solo, kontrollida ei ole vaja. ' +
        'Kui töö juures masinat ei ole, on seadmena märgitud prits, mis oli töö ajal nimekirjas ainus.',
    ])
    expect(deviceWith(sprayer, { ...later, boughtOn: '2026-04-01' })[0]).toBeNull()
    const many = deviceWith(...Array.from({ length: 60 }, (_, i) => ({ ...later, name: `Prits ${i}` })))
    expect(many[1]).toContain('; Prits 9 (77 AB), kontrolli päeva ei ole kirjas ja veel 50. Kui töö juures')
  })
  it('of plant protection names the machine and the company of the job, sold or not, and the diary too', () => {
    const machine = {
      _id: testId(9, 1),
      isSprayer: true,
      isGone: true,
      name: 'Hardi',
      number: '12 AB',
      boughtOn: null,
      needsTest: true,
      tests: [{ from: '2024-04-12', end: '2027-04-12' }],
    }
    const worker = { ...testFacts().workers[0], _id: WORKER_ID, name: 'Mari Mets', company: 'Prits OÜ' }
    const certified = { chemicalCertification: true, chemicalWorkerLicenceEndDate: null, certificateNo: '' }
    const other = { ...machine, _id: testId(9, 2), isGone: false, name: 'Solo' }
    const facts = withJob(
      1,
      { machine: machine._id },
      { machines: [machine, other], workers: [{ ...worker, ...certified }] },
    )
    expect(recordsOf(facts, 'protection')[0]).toMatchObject({
      device: 'Hardi (12 AB)',
      deviceTest: '2027-04-12',
      provider: 'Prits OÜ',
    })
    const after = { ...facts, machines: [{ ...machine, tests: [{ from: '2026-12-01', end: '2029-12-01' }] }] }
    expect(recordsOf(after, 'protection')[0]).toMatchObject({ device: 'Hardi (12 AB)', deviceTest: null })
    expect(recordsOf(facts, 'diary')[0]).toMatchObject({ machine: 'Hardi (12 AB)', company: 'Prits OÜ' })
    expect(recordsOf(withJob(0, {}, { machines: [other] }), 'diary')[0]).toMatchObject({ machine: null })
  })
})
