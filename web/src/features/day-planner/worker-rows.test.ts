import { describe, expect, it, test } from 'vitest'
import { newMaterial } from '../../entities/materials/material-form.ts'
import { newId } from '../../lib/new-id.ts'
import { jobOn, fieldOf } from '../../testing/builders.ts'
import { isOfWorker, mayTake, NOBODY, workerRows } from './worker-rows.ts'

const field = fieldOf('Kodupõld', 10)
const [mari, removed] = [newId(), newId()]

test('every worker has a row, also one who is only on a job; those of nobody are last', () => {
  const jobs = [jobOn(field, { worker: removed, workerName: 'Endine Ants' }), jobOn(field, { worker: mari })]
  expect(workerRows([{ _id: mari, name: 'Mari Kask' }], jobs, 'Töötajata')).toEqual([
    { id: mari, name: 'Mari Kask' },
    { id: removed, name: 'Endine Ants' },
    { id: null, name: 'Töötajata' },
  ])
})

test.each([
  [null, mari, true],
  [mari, mari, true],
  [mari, removed, false],
  [mari, null, false],
  [NOBODY, null, true],
  [NOBODY, undefined, true],
  [NOBODY, mari, false],
])('filter %s, worker %s: %s', (filter, worker, expected) => {
  expect(isOfWorker({ worker }, filter)).toBe(expected)
})

describe('a spraying', () => {
  const { facts } = newMaterial('Propulse', 'chemical', 'm')
  const job = (category: string, materials = [{ ...facts, amount: null, unit: null }]) =>
    jobOn(field, { jobCategory: { key: category, name: '' }, requisites: materials })
  const certified = (chemicalCertification: boolean) => ({ chemicalCertification })

  it('is for those with the certificate, and not for nobody', () => {
    const jobs = [job('tillage', []), job('plantProtection')]
    expect(mayTake(certified(true), jobs)).toBe(true)
    expect(mayTake(certified(false), jobs)).toBe(false)
    expect(mayTake(undefined, jobs)).toBe(false)
  })
  it('is the only job that asks for it', () => {
    expect(mayTake(undefined, [job('tillage', [])])).toBe(true)
    expect(mayTake(certified(false), [job('plantProtection', [])])).toBe(true)
  })
})
