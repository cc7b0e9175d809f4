import { expect, it } from 'vitest'
import type { AgencyRecord } from '../agency/wire.ts'
import { DEFAULT_JOB_CATEGORIES } from '../settings/table.ts'
import { addDays } from '../time/day.ts'
import { mapDataOf } from '../geo/map-data.ts'
import { rectangle } from '../geo/testing-shapes.ts'
import type { Book } from './book.ts'
import { isMassLoss } from './mass-loss.ts'
import { compareKind } from './rows.ts'
import type { Desk } from './sides.ts'
import { job, material } from './testing-jobs.ts'

const id = (n: number): string => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`
const AT = '2026-05-18T09:00:00.000Z'

/** A stress farm: 300 fields and 4,000 jobs, all of them at the agency. */
function stress(): { book: Book; desk: Desk } {
  const fields = Array.from({ length: 300 }, (_, i) => ({
    _id: id(i),
    name: `Põld ${i}`,
    code: '',
    priaCode: '',
    externalId: '',
    area: 10,
    active: true,
    yearInfo: [],
    updatedAt: AT,
    shape: mapDataOf([rectangle([617_000 + (i % 20) * 500, 6_495_000 + Math.floor(i / 20) * 300], 400, 250)]),
  }))
  const jobs = Array.from({ length: 4000 }, (_, i) => ({
    ...job('plant-protection', 'spraying', {
      worker: id(1),
      requisites: [material(), material({ name: 'Moddus', registerNumber: '222' })],
      date: addDays('2026-01-01', i % 200),
      endDate: addDays('2026-01-01', i % 200),
    }),
    _id: id(10_000 + i),
    fieldId: id(i % 300),
  }))
  const book: Book = {
    year: 2026,
    today: '2026-05-20',
    fields,
    jobs,
    yields: [],
    unreadable: [],
    harvestedOn: () => null,
    categories: DEFAULT_JOB_CATEGORIES,
    workerOf: () => ({ name: 'Mari Kask', certificate: 'olemas' }),
    findCoating: () => undefined,
  }
  const fieldLinks = new Map(fields.map(({ _id }) => [_id, `F${_id}`]))
  const empty: Desk = {
    records: [],
    fields: [],
    links: [],
    fieldLinks,
    lastReceipts: new Map(),
    season: { state: 'OPEN', closesOn: null },
    isAsked: true,
  }
  const made = compareKind('JOB', book, empty).flatMap(({ pair: { local } }, i) =>
    local?.body && 'activity' in local.body ? [{ local, body: { ...local.body }, i }] : [],
  )
  const records = made.map(({ body, i }): AgencyRecord => ({
    kind: 'JOB',
    id: `J${i}`,
    ownId: id(50_000 + i),
    version: 1,
    changedAt: AT,
    changedBy: '',
    body,
  }))
  const links = made.map(({ local, body, i }) => ({
    kind: 'JOB' as const,
    recordId: local.recordId,
    part: local.part,
    ownId: id(50_000 + i),
    agencyId: `J${i}`,
    agreed: body,
    kept: null,
  }))
  return { book, desk: { ...empty, records, links } }
}

it('compares 300 fields and 4,000 jobs in less than a second', () => {
  const { book, desk } = stress()
  const rows = compareKind('JOB', book, desk)
  expect(rows.filter(({ row }) => row.status === 'IN_SYNC')).toHaveLength(4000)
  const times = [1, 2, 3].map(() => {
    const start = performance.now()
    compareKind('JOB', book, desk)
    return performance.now() - start
  })
  expect(Math.min(...times)).toBeLessThan(1000)
  expect(compareKind('FIELD', book, { ...desk, records: [], links: [] })).toHaveLength(300)
})

it('suggests no deletion of a yield whose harvest stands here, where only the crop of its field is gone', () => {
  const { book, desk } = stress()
  const body = {
    fieldId: `F${id(1)}`,
    crop: 'talinisu',
    yieldType: 'Terad',
    tonnes: 40,
    areaHa: 10,
    moisturePct: null,
    harvestedOn: '2026-05-18',
  }
  const record: AgencyRecord = {
    kind: 'YIELD',
    id: 'Y1',
    ownId: id(9),
    version: 1,
    changedAt: AT,
    changedBy: '',
    body,
  }
  const link = {
    kind: 'YIELD' as const,
    recordId: id(1),
    part: 'Terad',
    ownId: id(9),
    agencyId: 'Y1',
    agreed: body,
    kept: null,
  }
  const suggested = (harvestedOn: string | null) =>
    compareKind(
      'YIELD',
      { ...book, harvestedOn: () => harvestedOn },
      { ...desk, records: [record], links: [link] },
    ).map(({ row }) => [row.status, row.suggested, row.directions.includes('DELETE_THERE')])
  expect(suggested('2026-05-18')).toEqual([['DELETED', null, true]])
  expect(suggested(null)).toEqual([['DELETED', 'DELETE_THERE', true]])
})

it('suggests to delete what a few are gone of at PRIA, and nothing where most are: the answer may be wrong', () => {
  const { book, desk } = stress()
  const few = {
    book: { ...book, jobs: book.jobs.slice(0, 40) },
    desk: { ...desk, links: desk.links.slice(0, 40) },
  }
  const suggestedAfter = (gone: number) => {
    const rows = compareKind('JOB', few.book, { ...few.desk, records: desk.records.slice(gone, 40) })
    const deleted = rows.filter(({ row }) => row.status === 'DELETED')
    return [deleted.length, deleted.filter(({ row }) => row.suggested === 'DELETE_HERE').length]
  }
  expect([suggestedAfter(20), suggestedAfter(21), suggestedAfter(40)]).toEqual([
    [20, 20],
    [21, 0],
    [40, 0],
  ])
  expect(isMassLoss([])).toBe(false)
})
