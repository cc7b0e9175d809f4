import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { nextJob } from './next-job.ts'
import { type LineJob, seasonLine } from './season-line.ts'

const season = { seasonStart: '2025-09-01', seasonEnd: '2026-08-31', today: '2026-07-20' }
const job = (key: string, date: string, more: Partial<LineJob> = {}): LineJob => ({
  _id: `${key} ${date}`,
  status: 'DONE',
  date,
  endDate: null,
  requisites: [],
  jobCategory: { key, name: key },
  job: { key, name: key },
  ...more,
})
const tillage = job(CATEGORY.tillage, '2025-09-02')
const sowing = job(CATEGORY.sowing, '2025-09-10')
const harvest = job(CATEGORY.harvest, '2026-08-01')

it('puts the first planned job before all', () => {
  const later = job(CATEGORY.plantProtection, '2026-07-29', { status: 'PLANNED' })
  const sooner = job(CATEGORY.fertilising, '2026-07-25', { status: 'PLANNED' })
  expect(nextJob([sowing, later, sooner], season)).toEqual({ kind: 'planned', job: sooner })
})
it.each([
  { jobs: [tillage], today: '2025-09-05', category: CATEGORY.sowing },
  { jobs: [tillage, sowing], today: '2026-07-20', category: CATEGORY.harvest },
])('begins $category on $today', ({ jobs, today, category }) => {
  expect(nextJob(jobs, { ...season, today })).toEqual({ kind: 'begin', category })
})
it.each([
  ['on a field without jobs', [], '2025-09-05'],
  ['in winter', [tillage, sowing], '2026-01-10'],
  ['after the harvest', [sowing, harvest], '2026-08-10'],
  ['out of season', [tillage], '2026-09-01'],
])('knows nothing %s', (_, jobs, today) => {
  expect(nextJob(jobs, { ...season, today })).toBeUndefined()
})

it('draws jobs as marks, what they forbid as bars, and today', () => {
  const material = { harvestDelayDays: 35, workDelayDays: null } as LineJob['requisites'][number]
  const sprayed = job(CATEGORY.plantProtection, '2026-06-01', {
    endDate: '2026-06-02',
    requisites: [material],
  })
  const line = seasonLine([sprayed, sowing], season)
  expect(line.marks.map(({ kind }) => kind)).toEqual(['sowing', 'spraying'])
  expect(line.marks[0]?.at).toBeCloseTo((9 / 364) * 100)
  expect(line.bars).toMatchObject([{ kind: 'harvest', until: '2026-07-07' }])
  expect(line.bars[0]?.width).toBeCloseTo((35 / 364) * 100)
  expect(line.today).toBeCloseTo((322 / 364) * 100)
  expect(line.months.map(({ month }) => month)).toEqual([9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8])
})
it('draws no bar for what is only planned, no mark out of season', () => {
  const material = { harvestDelayDays: 35 } as LineJob['requisites'][number]
  const planned = job(CATEGORY.plantProtection, '2026-06-01', { status: 'PLANNED', requisites: [material] })
  const earlier = job(CATEGORY.sowing, '2025-08-20')
  const line = seasonLine([planned, earlier], { ...season, today: '2026-09-05' })
  expect(line.bars).toEqual([])
  expect(line.marks).toMatchObject([{ isPlanned: true }])
  expect(line.today).toBeUndefined()
})
