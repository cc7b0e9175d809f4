import { Job } from '@vagu/core/jobs/schema'
import { describe, expect, it } from 'vitest'
import { sampleMaterial } from '../sample.ts'
import { jobsOfSeason, linkedJobs, shortText } from './linked-jobs.ts'

const requisite = sampleMaterial({ harvestDelayDays: 56, usageTimes: 2, safetyWaterArea: 10 })
const FIELDS = {
  usual: '01930000-0000-7000-8000-0000000000f1',
  early: '01930000-0000-7000-8000-0000000000f2',
}

const job = (place: number, copy: object, event: object = {}): Job =>
  Job.parse({
    _id: `01930000-0000-7000-8000-00000000000${place}`,
    fieldId: FIELDS.usual,
    fieldName: 'Kodupõld',
    workerName: null,
    status: 'DONE',
    jobCategory: { key: 'PLANT_PROTECTION', name: 'Taimekaitse' },
    job: { key: 'SPRAYING', name: 'Pritsimine' },
    area: 1,
    isFertilizing: false,
    date: '2026-06-01',
    endDate: '2026-06-01',
    createdAt: '2026-06-01T10:00:00.000Z',
    updatedAt: '2026-06-01T10:00:00.000Z',
    requisites: [{ ...requisite, requisiteId: requisite._id, amount: 1, unit: 'l/ha', ...copy }],
    ...event,
  })

describe('a value in a few letters', () => {
  it.each([
    ['a'.repeat(15), 'a'.repeat(15)],
    ['a'.repeat(16), `${'a'.repeat(12)}…`],
    ['', 'puudub'],
    [null, 'puudub'],
    [undefined, 'puudub'],
    [0, '0'],
    [2.5, '2,5'],
  ])('%s is read as %s', (value, text) => {
    expect(shortText(value, 'puudub')).toBe(text)
  })
  it('counts letters, not their halves', () => {
    expect(shortText('🌾'.repeat(15), '')).toBe('🌾'.repeat(15))
  })
})

describe('jobs that say something else of the material', () => {
  const found = (copy: object, formerNames: readonly string[] = []) =>
    linkedJobs([job(1, copy)], requisite, formerNames).flatMap(({ changes }) => changes)
  it('leaves out those that say the same, also where one says nothing and the other nothing at all', () => {
    expect(found({})).toEqual([])
    expect(found({ safetyRecord: '' })).toEqual([])
    expect(found({ safetyRecord: undefined })).toEqual([])
  })
  it('names each property that differs, also when it is taken away', () => {
    expect(found({ harvestDelayDays: 35, safetyArea: 20 })).toEqual([
      { key: 'harvestDelayDays', before: 35, after: 56 },
      { key: 'safetyArea', before: 20, after: null },
    ])
  })
  it('does not look at what the spec does not name', () => {
    expect(found({ note: 'muu', amount: 2 })).toEqual([])
  })
  it('knows the material by its id, by its name, and by the name that it had', () => {
    expect(found({ name: 'Prosaro EC 250' })).toEqual([
      { key: 'name', before: 'Prosaro EC 250', after: 'Prosaro' },
    ])
    const nameless = { requisiteId: null, usageTimes: 1 }
    expect(found({ ...nameless, name: ' prosaro ' })).toHaveLength(2)
    expect(found({ ...nameless, name: 'Vana nimi' })).toEqual([])
    expect(found({ ...nameless, name: 'Vana nimi' }, ['Vana nimi'])).toHaveLength(2)
  })
  it('knows it as a dressing too, of which only the name is looked at', () => {
    const dressed = (name: string) =>
      found({
        type: 'seed',
        name: 'Fredis',
        requisiteId: null,
        coating: { name, requisiteId: requisite._id, amount: 1, unit: 'l/t' },
      })
    expect(dressed('Prosaro')).toEqual([])
    expect(dressed('Prosaro EC')).toEqual([{ key: 'name', before: 'Prosaro EC', after: 'Prosaro' }])
  })
  it('says a change that stands in two copies once', () => {
    const twice = job(1, { usageTimes: 1 })
    const both = { ...twice, requisites: [...twice.requisites, ...twice.requisites] }
    expect(linkedJobs([both], requisite, [])[0]?.changes).toHaveLength(1)
  })
})

it('finds the jobs of a season by the field, and planned ones by their year', () => {
  const other = { usageTimes: 1 }
  const jobs = linkedJobs(
    [
      job(1, other, { date: '2026-08-31' }),
      job(2, other, { date: '2026-09-01' }),
      job(3, other, { date: '2026-08-20', fieldId: FIELDS.early }),
      job(4, other, { status: 'PLANNED', date: '2027-01-01', plannedYear: 2026 }),
    ],
    requisite,
    [],
  )
  const starts = (fieldId: string) =>
    fieldId === FIELDS.early ? [{ year: 2027, seasonStart: '2026-08-15' }] : []
  const placesIn = (year: number) => [...jobsOfSeason(jobs, year, starts)].map((id) => Number(id.slice(-1)))
  expect(placesIn(2026)).toEqual([1, 4])
  expect(placesIn(2027)).toEqual([2, 3])
})
