import { expect, it } from 'vitest'
import type { MachineKind } from '../../machines/table.ts'
import { CATEGORY, JOB } from '../../settings/table.ts'
import { sampleJob } from '../sample.ts'
import {
  CERTIFICATE_DAYS,
  type DueFacts,
  dueOf,
  isNothingDue,
  LATE_DAYS,
  MAX_NAMES,
  MAX_ROWS,
  type OpenEvent,
} from './due.ts'

/** Monday to Sunday. */
const WEEK = { from: '2026-05-18', to: '2026-05-24' }
const NOTHING: DueFacts = { open: [], workers: [], free: [], machines: [], stacks: [] }
let made = 0
const job = (date: string, change: Partial<OpenEvent> = {}): OpenEvent => ({
  _id: `job${++made}`,
  status: 'DRAFT',
  name: 'Pritsimine',
  field: 'Kivi',
  date,
  endDate: date,
  ...change,
})
const open = (...jobs: readonly OpenEvent[]) => dueOf({ ...NOTHING, open: jobs }, WEEK)
const worker = (end: string | null, has = true) =>
  dueOf(
    {
      ...NOTHING,
      workers: [{ name: 'Mari Kask', chemicalCertification: has, chemicalWorkerLicenceEndDate: end }],
    },
    WEEK,
  ).certificates.items
const free = (workFrom: string | null, harvestFrom: string | null) =>
  dueOf({ ...NOTHING, free: [{ field: 'Kivi', workFrom, harvestFrom }] }, WEEK).free.items

it('of a quiet farm nothing is due', () => {
  expect(isNothingDue(open())).toBe(true)
  expect(isNothingDue(open(job('2026-05-20')))).toBe(false)
})

it.each([
  // the tenth day is the Sunday of this week; a day later it is told of the week after
  ['2026-05-14', '2026-05-24'],
  ['2026-05-08', '2026-05-18'],
  ['2026-05-07', '2026-05-17'],
  [`2026-04-10`, '2026-04-20'],
])('a job of %s that nobody entered is told of with its deadline, %s', (date, deadline) => {
  expect(open(job(date)).entries.items).toEqual([
    { name: 'Pritsimine', date, endDate: date, deadline, fields: { names: ['Kivi'], more: 0 } },
  ])
})
it.each(['2026-05-15', '2026-05-17', '2026-04-09'])(
  'a job of %s is not: it is early, or long ago',
  (date) => {
    expect(open(job(date)).entries.items).toEqual([])
  },
)
it('an entry that is late is told of for four weeks', () => {
  expect(LATE_DAYS).toBe(28)
})
it('the last day of a job counts, and one that is still running is not late', () => {
  const [date, endDate] = ['2026-05-01', '2026-05-12']
  expect(open(job(date, { endDate })).entries.items).toMatchObject([{ deadline: '2026-05-22' }])
  const running = { status: 'IN_PROGRESS' } as const
  expect(open(job(date, { ...running, endDate })).entries.items).toHaveLength(1)
  expect(open(job(date, { ...running, endDate: null })).entries.items).toEqual([])
})

it.each([
  ['2026-05-17', '2026-05-17', false],
  ['2026-05-17', '2026-05-18', true],
  ['2026-05-18', null, true],
  ['2026-05-24', '2026-06-02', true],
  ['2026-05-25', '2026-05-25', false],
])('a job prepared for %s to %s is of this week: %s', (date, endDate, isOf) => {
  expect(open(job(date, { endDate })).jobs.items).toHaveLength(isOf ? 1 : 0)
})
it('jobs of one day that differ by their field are one row, fields in their order', () => {
  const fields = ['Põld 10', 'Põld 9', 'Äärepõld']
  const [one, ...others] = open(...fields.map((field) => job('2026-05-19', { field }))).jobs.items
  expect(others).toEqual([])
  expect(one?.fields).toEqual({ names: ['Äärepõld', 'Põld 9', 'Põld 10'].toSorted(collate), more: 0 })
})
const collate = new Intl.Collator('et', { numeric: true }).compare
it('of many rows and many fields the first are told, and how many more there are', () => {
  const many = Array.from({ length: MAX_NAMES + 2 }, (_, index) =>
    job('2026-05-19', { field: `Põld ${index}` }),
  )
  expect(open(...many).jobs.items[0]?.fields).toMatchObject({ more: 2 })
  const kinds = Array.from({ length: MAX_ROWS + 3 }, (_, index) =>
    job('2026-05-19', { name: `Töö ${index}` }),
  )
  const { items, more } = open(...kinds).jobs
  expect([items.length, more]).toEqual([MAX_ROWS, 3])
})

it.each([
  [null, null, []],
  ['2026-05-17', null, []],
  ['2026-05-18', '2026-05-25', [['work', '2026-05-18']]],
  ['2026-05-24', '2026-05-24', [['both', '2026-05-24']]],
  [
    '2026-05-19',
    '2026-05-22',
    [
      ['work', '2026-05-19'],
      ['harvest', '2026-05-22'],
    ],
  ],
])('a field that is free from %s for work and %s for harvest is told of', (work, harvest, told) => {
  expect(free(work, harvest).map(({ kind, day }) => [kind, day])).toEqual(told)
})

it.each([
  // the course is due three months before the end
  ['2026-08-17', false],
  ['2026-08-18', true],
  ['2026-08-24', true],
  ['2026-08-25', false],
  ['2026-06-18', false],
  ['2026-06-17', true],
  ['2026-05-18', true],
  ['2026-05-11', true],
  ['2026-05-10', false],
])('a certificate that ends on %s is told of: %s', (end, isTold) => {
  expect(worker(end)).toEqual(isTold ? [{ worker: 'Mari Kask', end }] : [])
})
it('a certificate is told of only where there is one, and its end is known', () => {
  expect([worker('2026-05-20', false), worker(null)]).toEqual([[], []])
  expect(CERTIFICATE_DAYS).toBe(30)
})

const sprayer = (testedOn: string | null, testDueOn: string | null = null, kind: MachineKind = 'SPRAYER') =>
  dueOf({ ...NOTHING, machines: [{ name: 'Hardi', kind, testedOn, testDueOn }] }, WEEK).tests.items

it.each([
  // three years after the test; two months before that it is time for the next
  ['2023-07-17', null, null],
  ['2023-07-18', null, '2026-07-18'],
  ['2023-07-24', null, '2026-07-24'],
  ['2023-07-25', null, null],
  ['2023-06-17', null, '2026-06-17'],
  ['2023-06-18', null, null],
  ['2023-05-11', null, '2026-05-11'],
  ['2023-05-10', null, null],
  ['2024-05-20', '2026-05-20', '2026-05-20'],
  [null, null, null],
])('of a sprayer tested on %s, next due %s, the letter of the week tells: %s', (testedOn, dueOn, end) => {
  expect(sprayer(testedOn, dueOn)).toEqual(end === null ? [] : [{ machine: 'Hardi', end }])
})
it('of a machine that the law asks no test of the letter tells nothing', () => {
  expect(sprayer('2023-05-20', '2026-05-20', 'OTHER')).toEqual([])
})

it.each([
  // stacked two months before: the week and two more are told ahead, four weeks after
  ['2026-04-07', 1],
  ['2026-02-20', 1],
  ['2026-04-08', 0],
  ['2026-02-19', 0],
])('a stack of solid manure of %s is told of: %d', (date, told) => {
  const event = sampleJob('cultivating', date, {
    category: { key: CATEGORY.manureHeap, name: 'Sõnniku aunastamine' },
    job: { key: JOB.heaping, name: 'Aun' },
    heap: { manure: 'TAHESONNIK', spreadOn: null, isNoticeGiven: false },
  })
  const stacks = [{ event, field: { _id: 'field', name: 'Kivi' } }]
  const { items } = dueOf({ ...NOTHING, stacks }, WEEK).stacks
  expect(items).toHaveLength(told)
  if (told > 0) expect(items[0]).toMatchObject({ field: 'Kivi', date })
})
