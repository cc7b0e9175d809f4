import type { Job } from '@vagu/core/jobs/schema'
import { expect, it } from 'vitest'
import { newMaterial } from '../../materials/material-form.ts'
import { newId } from '../../../lib/new-id.ts'
import { jobOn, fieldOf } from '../../../testing/builders.ts'
import { withChanges } from './with-changes.ts'

const [small, large] = [fieldOf('Väike', 5), fieldOf('Suur', 20)]
const { facts } = newMaterial('Propulse', 'chemical', newId())
const rate = { ...facts, requisiteId: null, amount: 1, unit: 'l/ha' } as const
const total = { ...facts, requisiteId: null, amount: 4, unit: 'l' } as const

function changed(before: Partial<Job>, after: Partial<Job>, other: Partial<Job> = {}) {
  const first = jobOn(small, before)
  return withChanges(jobOn(large, { ...before, ...other }), first, { ...first, ...after })
}

it('carries over only what was changed', () => {
  const result = changed({ notes: 'enne' }, { date: '2026-06-20', endDate: '2026-06-20' }, { notes: 'oma' })
  expect(result).toMatchObject({ date: '2026-06-20', endDate: '2026-06-20', notes: 'oma' })
})
it('leaves each job its field, its area and its version', () => {
  const first = jobOn(small)
  const other = jobOn(large)
  const result = withChanges(other, first, { ...first, fieldId: newId(), area: 1, notes: 'uus' })
  expect(result).toMatchObject({
    _id: other._id,
    fieldId: large._id,
    area: 20,
    notes: 'uus',
    updatedAt: other.updatedAt,
  })
})
it('keeps a rate, and gives a total by area', () => {
  expect(changed({}, { requisites: [rate, total] }).requisites).toMatchObject([
    { amount: 1, unit: 'l/ha' },
    { amount: 16, unit: 'l' },
  ])
})
it('gives yields, amounts of work and hours by area', () => {
  const herding = [{ animalType: 'Lammas', amount: 40, days: 2, hoursPerDay: 2 }]
  expect(changed({}, { yield: 10, amount: 3, unit: 'm', herding })).toMatchObject({
    yield: 40,
    amount: 12,
    herding: [{ amount: 40, hoursPerDay: 8 }],
  })
})
it('takes away what was taken away', () => {
  expect(
    changed({ labels: ['a'], notes: 'x', worker: newId() }, { labels: [], notes: '', worker: null }),
  ).toMatchObject({ labels: [], notes: '', worker: null })
})
it('does not touch a yield that was not changed', () => {
  expect(changed({ yield: 10 }, { notes: 'uus' }, { yield: 77 }).yield).toBe(77)
})
it('keeps an amount that is a rate', () => {
  expect(changed({}, { amount: 3, unit: 'm3/m' }).amount).toBe(3)
})
