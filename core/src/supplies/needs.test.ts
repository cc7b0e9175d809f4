/** A need counts once, whatever it stands in. */
import { describe, expect, it } from 'vitest'
import { countField, type FieldNeeds, type UseInJob } from './needs.ts'
import { partsOfUse } from './quantities.ts'

const FIELD = '01980000-0000-7000-8000-000000000001'
const AN = { requisiteId: '01980000-0000-7000-8000-0000000000a1', name: 'AN 34,4' }
const rate = { amount: 270, unit: 'kg/ha', area: null, timeframe: 'SPRING' } as const
const idOf = (number: number) => `01980000-0000-7000-8000-${String(number).padStart(12, '0')}`

type Line = FieldNeeds['lines'][number]
type Application = FieldNeeds['applications'][number]

const line = (part: Partial<Line> = {}): Line => ({
  _id: idOf(100),
  ...AN,
  ...rate,
  type: 'fertilizer',
  times: 1,
  jobEventIds: [],
  ...part,
})
const application = (part: Partial<Application> = {}): Application => ({
  _id: idOf(200),
  ...AN,
  ...rate,
  overlapPercentage: 0,
  jobEventIds: [],
  ...part,
})
const planned = (part: Partial<UseInJob> = {}): UseInJob => ({
  jobId: idOf(300),
  fieldId: FIELD,
  day: '2027-01-01',
  isPlanned: true,
  timeframe: null,
  type: 'fertilizer',
  ...AN,
  parts: partsOfUse({ amount: 300, unit: 'kg/ha', area: 10 }),
  unit: 'kg',
  area: 10,
  ...part,
})
const done = (part: Partial<UseInJob> = {}): UseInJob =>
  planned({ jobId: idOf(400), day: '2027-04-20', isPlanned: false, timeframe: 'SPRING', ...part })

const count = (part: Partial<FieldNeeds>) =>
  countField({ fieldId: FIELD, area: 10, uses: [], applications: [], lines: [], ...part })
const told = (part: Partial<FieldNeeds>) =>
  count(part).needs.map(({ source, parts, isDone }) => [source, (parts ?? 0) / 1000, isDone])

describe('a need of one use', () => {
  it('is the line of the requisite plan where nothing else is', () =>
    expect(told({ lines: [line()] })).toEqual([['requisitePlan', 2700, false]]))
  it('is the application where both plans have it', () =>
    expect(told({ lines: [line()], applications: [application({ amount: 250 })] })).toEqual([
      ['fertilizationPlan', 2500, false],
    ]))
  it('is the open job where a job and both plans have it', () =>
    expect(told({ lines: [line()], applications: [application()], uses: [planned()] })).toEqual([
      ['job', 3000, false],
    ]))
  it('is done once a job has done it', () =>
    expect(told({ lines: [line()], applications: [application()], uses: [done()] })).toEqual([
      ['job', 3000, true],
    ]))
  it('is the job that was made of the line, whatever material it has by now', () => {
    const made = planned({ requisiteId: null, name: 'CAN 27' })
    const linked = line({ jobEventIds: [made.jobId] })
    expect(told({ lines: [linked], uses: [made] })).toEqual([['job', 3000, false]])
  })
  it('is the line again when its job was deleted', () =>
    expect(told({ lines: [line({ jobEventIds: [idOf(999)] })] })).toEqual([['requisitePlan', 2700, false]]))
  it('is done once where a job was entered beside the one that was planned for it', () => {
    const linked = line({ jobEventIds: [planned().jobId] })
    expect(told({ lines: [linked], uses: [planned(), done()] })).toEqual([['job', 3000, true]])
  })
  it('is told by the name where the material has no id', () => {
    const named = line({ requisiteId: null, name: ' an  34,4', type: { typeName: 'AN 34,4' } })
    expect(told({ lines: [named], uses: [planned({ requisiteId: null })] })).toEqual([['job', 3000, false]])
  })
  it('overlaps by as much as the application says', () =>
    expect(told({ applications: [application({ overlapPercentage: 3 })] })).toEqual([
      ['fertilizationPlan', 2781, false],
    ]))
  it('never goes on more hectares than the field has', () =>
    expect(told({ lines: [line({ area: 12 })] })).toEqual([['requisitePlan', 2700, false]]))
  it('goes on as many hectares as the line says', () =>
    expect(told({ lines: [line({ area: 4.5 })] })).toEqual([['requisitePlan', 1215, false]]))
  it('is nothing that could be summed where the job does not say how much', () =>
    expect(count({ uses: [planned({ parts: null, unit: undefined })] }).needs).toMatchObject([
      { parts: null },
    ]))
})

describe('needs beside each other', () => {
  it('are two where the seasons differ', () =>
    expect(told({ lines: [line()], uses: [done({ timeframe: 'AUTUMN', day: '2026-09-20' })] })).toEqual([
      ['job', 3000, true],
      ['requisitePlan', 2700, false],
    ]))
  it('are two where the materials differ', () =>
    expect(told({ lines: [line({ requisiteId: null, name: 'NPK' })], uses: [done()] })).toHaveLength(2))
  it('leave as many uses of a line as no job stands for', () => {
    const three = line({ times: 3 })
    const { needs, coverage } = count({ lines: [three], uses: [done(), planned()] })
    expect(needs.map(({ source, parts }) => [source, parts])).toEqual([
      ['job', 3_000_000],
      ['job', 3_000_000],
      ['requisitePlan', 2_700_000],
    ])
    expect(coverage.get(three._id)).toEqual({ covered: 2, done: 1, jobIds: [idOf(400), idOf(300)] })
  })
  it('take one job each', () =>
    expect(told({ lines: [line(), line({ _id: idOf(101) })], uses: [done()] })).toEqual([
      ['job', 3000, true],
      ['requisitePlan', 2700, false],
    ]))
  it('keep the jobs of two uses apart', () => {
    const two = line({ times: 2, jobEventIds: [idOf(300), idOf(301)] })
    const uses = [planned(), planned({ jobId: idOf(301) })]
    expect(told({ lines: [two], uses })).toHaveLength(2)
    expect(told({ lines: [two], uses: [...uses, done()] }).map(([, , isDone]) => isDone)).toEqual([
      false,
      true,
    ])
  })
  it('let a job that no plan knows count for itself', () =>
    expect(told({ uses: [done(), planned()] })).toEqual([
      ['job', 3000, true],
      ['job', 3000, false],
    ]))
})
