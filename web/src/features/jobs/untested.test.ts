import { Machine } from '@vagu/core/machines/schema'
import { expect, it } from 'vitest'
import { newMaterial } from '../../entities/materials/material-form.ts'
import { newId } from '../../lib/new-id.ts'
import { fieldOf, jobOn } from '../../testing/builders.ts'
import { untestedJobs } from './untested.ts'

const field = fieldOf('Kodupõld', 10)
const { facts } = newMaterial('Propulse', 'chemical', newId())
const product = { ...facts, requisiteId: null, amount: 1, unit: 'l/ha' } as const
const spraying = (date: string, status: 'DONE' | 'PLANNED' = 'DONE') =>
  jobOn(field, {
    status,
    date,
    endDate: date,
    jobCategory: { key: 'plant-protection', name: 'Taimekaitse' },
    requisites: [product],
  })
const sprayer = (change: object = {}) =>
  Machine.parse({
    _id: newId(),
    name: 'Hardi',
    kind: 'SPRAYER',
    testedOn: '2023-05-31',
    updatedAt: '2026-05-01T08:00:00.000Z',
    ...change,
  })

it('counts the sprayings after the last day of the test', () => {
  const jobs = [
    spraying('2026-05-31'),
    spraying('2026-06-01'),
    spraying('2026-06-01', 'PLANNED'),
    jobOn(field),
  ]
  expect(untestedJobs(sprayer(), jobs)).toEqual({ count: 1, end: '2026-05-31' })
})
it('cannot tell where nobody wrote down a test', () =>
  expect(untestedJobs(sprayer({ testedOn: null }), [spraying('2026-05-31')])).toEqual({
    count: 1,
    end: null,
  }))
it('tells of a test that was done after the jobs, where none is worse', () => {
  const jobs = [spraying('2023-05-30'), spraying('2023-05-31')]
  expect(untestedJobs(sprayer(), jobs)).toEqual({ count: 1, end: null, testedOn: '2023-05-31' })
  expect(untestedJobs(sprayer(), [...jobs, spraying('2026-06-01')])).toEqual({ count: 1, end: '2026-05-31' })
})
it('has nothing to say of what needs no test, of other jobs, and of no machine', () => {
  expect(untestedJobs(sprayer({ kind: 'TRACTOR' }), [spraying('2026-06-01')])).toBeUndefined()
  expect(untestedJobs(sprayer(), [jobOn(field, { date: '2026-06-01' })])).toBeUndefined()
  expect(untestedJobs(undefined, [spraying('2026-06-01')])).toBeUndefined()
})
