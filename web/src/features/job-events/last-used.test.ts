import { expect, it } from 'vitest'
import { newMaterial } from '../../farm/materials/material-form.ts'
import { newId } from '../../lib/new-id.ts'
import { describeJob, jobDays } from './describe-job.ts'
import { withEvents } from './last-added.ts'
import { fieldsTogether, recentUses, recentWorkers, usualWorker } from './last-used.ts'
import { eventOn, fieldOf } from './form/sample.ts'

const field = fieldOf('Kodupõld', 10)
const [material, jaan, mari] = [newId(), newId(), newId()]
const { facts } = newMaterial('Propulse', 'chemical', 'm')
const used = (amount: number, unit: 'l' | 'l/ha') => ({ ...facts, requisiteId: material, amount, unit })
const workers = [
  { _id: jaan, chemicalCertification: false },
  { _id: mari, chemicalCertification: true },
].map((worker) => ({
  ...worker,
  name: '',
  hourlyRate: null,
  notes: '',
  chemicalWorkerLicenceEndDate: null,
  updatedAt: '',
}))

it('remembers the newest use of a material, per hectare', () => {
  const events = [
    eventOn(field, { requisites: [used(8, 'l')] }),
    eventOn(field, { requisites: [used(1, 'l/ha')] }),
  ]
  expect(recentUses(events)).toEqual([
    { requisiteId: material, amount: { unit: 'l', master: 'rate', value: 0.8 } },
  ])
})
it('takes the last worker who may do the job', () => {
  const ids = recentWorkers([eventOn(field, { worker: jaan }), eventOn(field, { worker: mari })])
  expect(usualWorker(ids, workers, false)).toBe(jaan)
  expect(usualWorker(ids, workers, true)).toBe(mari)
  expect(usualWorker([], workers, true)).toBeNull()
})
it('finds the fields that were entered together', () => {
  const batchId = newId()
  const events = [
    eventOn(fieldOf('A', 1), { batchId }),
    eventOn(fieldOf('B', 1), { batchId }),
    eventOn(field),
  ]
  const [first, second, alone] = events
  if (!first || !second || !alone) throw new Error('three jobs')
  expect(fieldsTogether(events, second)).toEqual([second.fieldId, first.fieldId])
  expect(fieldsTogether(events, alone)).toEqual([alone.fieldId])
})
it('tells a job in one line', () => {
  expect(describeJob(eventOn(field, { requisites: [used(1.5, 'l/ha')], yield: 41.25, yieldUnit: 't' }))).toBe(
    'Koristus, Propulse 1,5\u00A0l/ha, saak 41,25\u00A0t',
  )
  expect(jobDays(eventOn(field, { endDate: null }))).toBe('15.06.2026 - ...')
  expect(jobDays(eventOn(field, { status: 'PLANNED', plannedYear: 2027 }))).toContain('2027')
})
it('puts new jobs first and changed ones where they were', () => {
  const [old, other, fresh] = [eventOn(field), eventOn(field), eventOn(field)]
  const changed = { ...other, notes: 'muudetud' }
  expect(withEvents([old, other], [changed, fresh])).toEqual([fresh, old, changed])
})
