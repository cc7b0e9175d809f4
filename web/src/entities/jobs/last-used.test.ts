import { describe, expect, it } from 'vitest'
import { newMaterial } from '../materials/material-form.ts'
import { newId } from '../../lib/new-id.ts'
import { describeJob, jobDays } from './describe-job.ts'
import { withJobs } from './last-added.ts'
import { cropsOn, fieldsTogether, jobsOnCrops, recentUses, recentWorkers, usualWorker } from './last-used.ts'
import { aWorker, fieldOf, jobOn } from '../../testing/builders.ts'

const field = fieldOf('Kodupõld', 10)
const [material, jaan, mari] = [newId(), newId(), newId()]
const { facts } = newMaterial('Propulse', 'chemical', 'm')
const used = (amount: number, unit: 'l' | 'l/ha') => ({ ...facts, requisiteId: material, amount, unit })
const workers = [
  { _id: jaan, chemicalCertification: false },
  { _id: mari, chemicalCertification: true },
].map((worker) => aWorker(worker))

it('remembers the newest use of a material, per hectare', () => {
  const jobs = [jobOn(field, { requisites: [used(8, 'l')] }), jobOn(field, { requisites: [used(1, 'l/ha')] })]
  expect(recentUses(jobs)).toEqual([
    { requisiteId: material, amount: { unit: 'l', master: 'rate', value: 0.8 } },
  ])
})
describe('the rate for the crop', () => {
  const sown = (crop: string, name = crop) => fieldOf(name, 10, [{ year: 2026, mainCrop: { crop } }])
  const [wheat, barley, bare] = [sown('talinisu'), sown('oder'), fieldOf('Kesa', 5)]
  const fields = [wheat, barley, bare]
  const jobs = [
    jobOn(barley, { requisites: [used(2, 'l/ha')] }),
    jobOn(wheat, { requisites: [used(1, 'l/ha')] }),
    jobOn(wheat, { requisites: [used(0.5, 'l/ha')] }),
  ]
  const rateFor = (...crops: string[]) => {
    const [use] = recentUses(jobs, jobsOnCrops(fields, crops))
    return [use?.amount.value, use?.isOfCrop]
  }
  it('is the newest one on that crop, else the newest of all, and says which', () => {
    expect(rateFor('talinisu')).toEqual([1, true])
    expect(rateFor('oder')).toEqual([2, true])
    expect(rateFor('talinisu', 'oder')).toEqual([2, true])
    expect(rateFor('kaer')).toEqual([2, false])
    expect(rateFor()).toEqual([2, undefined])
  })
  it('goes by the crop year of the job, a planned one by its year', () => {
    const isOnWheat = jobsOnCrops(fields, ['talinisu'])
    expect(isOnWheat?.(jobOn(wheat, { date: '2025-09-01' }))).toBe(true)
    expect(isOnWheat?.(jobOn(wheat, { date: '2026-09-01' }))).toBe(false)
    const planned = { status: 'PLANNED', date: '2026-01-01' } as const
    expect(isOnWheat?.(jobOn(wheat, { ...planned, plannedYear: 2026 }))).toBe(true)
    expect(isOnWheat?.(jobOn(wheat, { ...planned, plannedYear: 2027 }))).toBe(false)
    expect(isOnWheat?.(jobOn(bare))).toBe(false)
    expect(isOnWheat?.(jobOn(fieldOf('Võõras', 1)))).toBe(false)
  })
  it('puts the materials of the crop first, each once', () => {
    const other = { ...used(3, 'l/ha'), requisiteId: newId() }
    const list = [jobOn(barley, { requisites: [other] }), ...jobs]
    expect(recentUses(list, jobsOnCrops(fields, ['talinisu'])).map(({ requisiteId }) => requisiteId)).toEqual(
      [material, other.requisiteId],
    )
  })
  it('knows the crops of several fields, each once', () => {
    expect(cropsOn([wheat, barley, bare, sown('talinisu', 'Teine')], 2026)).toEqual(['talinisu', 'oder'])
    expect(cropsOn([wheat], 2027)).toEqual([])
  })
})
it('takes the last worker who may do the job', () => {
  const ids = recentWorkers([jobOn(field, { worker: jaan }), jobOn(field, { worker: mari })])
  expect(usualWorker(ids, workers, false)).toBe(jaan)
  expect(usualWorker(ids, workers, true)).toBe(mari)
  expect(usualWorker([], workers, true)).toBeNull()
})
it('finds the fields that were entered together', () => {
  const batchId = newId()
  const jobs = [jobOn(fieldOf('A', 1), { batchId }), jobOn(fieldOf('B', 1), { batchId }), jobOn(field)]
  const [first, second, alone] = jobs
  if (!first || !second || !alone) throw new Error('three jobs')
  expect(fieldsTogether(jobs, second)).toEqual([second.fieldId, first.fieldId])
  expect(fieldsTogether(jobs, alone)).toEqual([alone.fieldId])
})
it('tells a job in one line', () => {
  expect(describeJob(jobOn(field, { requisites: [used(1.5, 'l/ha')], yield: 41.25, yieldUnit: 't' }))).toBe(
    'Koristus, Propulse 1,5\u00A0l/ha, saak 41,25\u00A0t',
  )
  expect(jobDays(jobOn(field, { endDate: null }))).toBe('15.06.2026 - ...')
  expect(jobDays(jobOn(field, { status: 'PLANNED', plannedYear: 2027 }))).toContain('2027')
})
it('puts new jobs first and changed ones where they were', () => {
  const [old, other, fresh] = [jobOn(field), jobOn(field), jobOn(field)]
  const changed = { ...other, notes: 'muudetud' }
  expect(withJobs([old, other], [changed, fresh])).toEqual([fresh, old, changed])
})
