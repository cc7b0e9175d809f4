import { check } from '@vagu/core/validation'
import type { Worker } from '@vagu/core/workers/schema'
import { expect, it } from 'vitest'
import { byPath } from '../../ui/form-errors.ts'
import { words } from './text.ts'
import { differences, draftOf, emptyInput, inputOf, type WorkerInput, workerOfForm } from './worker-form.ts'

const id = '01930000-0000-7000-8000-000000000001'
const worker: Worker = {
  _id: id,
  name: 'Mari Kask',
  hourlyRate: 12.5,
  notes: '',
  chemicalCertification: true,
  chemicalWorkerLicenceEndDate: '2024-01-31',
  updatedAt: '2026-05-04T10:00:00.000Z',
}
const errorsOf = (input: WorkerInput) => {
  const result = check(workerOfForm(), input)
  return result.ok ? [] : Object.entries(byPath(result.errors)).map(([path, { message }]) => [path, message])
}

it.each([
  [{ name: '' }, 'name', 'Kohustuslik väli'],
  [{ name: ' ' }, 'name', 'Kohustuslik väli'],
  [{ name: 'M' }, 'name', 'Liiga lühike'],
  [{ name: ' M ' }, 'name', 'Liiga lühike'],
  [{ hourlyRate: -0.01 }, 'hourlyRate', 'Ei saa olla negatiivne'],
  [{ hourlyRate: Number.NaN }, 'hourlyRate', 'Number ei ole korrektne'],
  [{ chemicalWorkerLicenceEndDate: null }, 'chemicalWorkerLicenceEndDate', 'Kohustuslik väli'],
  [
    { chemicalWorkerLicenceEndDate: '31.02.2027' },
    'chemicalWorkerLicenceEndDate',
    'Kuupäev ei ole korrektne',
  ],
])('refuses %j at its input', (wrong, path, message) => {
  expect(errorsOf({ ...inputOf(worker), ...wrong })).toEqual([[path, message]])
})
it.each([
  { name: 'Mo' },
  { hourlyRate: 0 },
  { hourlyRate: null },
  { chemicalWorkerLicenceEndDate: '1999-12-31' },
  { chemicalCertification: false, chemicalWorkerLicenceEndDate: null },
  { chemicalCertification: false, chemicalWorkerLicenceEndDate: '31.02.2027' },
])('takes %j', (right) => expect(errorsOf({ ...inputOf(worker), ...right })).toEqual([]))

it('asks no stored worker for an end of his certificate that nobody has said', () => {
  const stored = { ...worker, chemicalWorkerLicenceEndDate: null }
  const errors = (before: Worker, input: WorkerInput) => {
    const result = check(workerOfForm(before), input)
    return result.ok ? [] : result.errors.map(({ path }) => path)
  }
  expect(errors(stored, { ...inputOf(stored), notes: 'uus' })).toEqual([])
  expect(errors(worker, inputOf(stored))).toEqual(['chemicalWorkerLicenceEndDate'])
  const uncertified = { ...stored, chemicalCertification: false }
  expect(errors(uncertified, inputOf(stored))).toEqual(['chemicalWorkerLicenceEndDate'])
})

it('begins with what was typed, and with a certificate where the job needs one', () => {
  expect(emptyInput(id, { name: 'Jüri', needsCertificate: true })).toMatchObject({
    name: 'Jüri',
    chemicalCertification: true,
    chemicalWorkerLicenceEndDate: null,
  })
})
it('sends no end of a certificate that was taken away', () => {
  const { updatedAt: _version, ...draft } = worker
  expect(draftOf(id, draft).chemicalWorkerLicenceEndDate).toBe('2024-01-31')
  expect(draftOf(id, { ...draft, chemicalCertification: false }).chemicalWorkerLicenceEndDate).toBeNull()
})
it('tells in what two versions differ', () => {
  const { updatedAt: _version, ...mine } = { ...worker, hourlyRate: null }
  expect(differences(mine, worker)).toEqual([{ label: words.hourlyRate, mine: '-', stored: '12,5\u00A0€/h' }])
  expect(differences({ ...mine, hourlyRate: 12.5 }, worker)).toEqual([])
})
