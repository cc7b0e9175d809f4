import { check } from '@vagu/core/validation'
import type { Worker, WorkerDraft } from '@vagu/core/workers/schema'
import { expect, it } from 'vitest'
import { byPath } from '../../ui/form-errors.ts'
import { workersText } from './text.ts'
import { differencesIn } from '../../records/describe.ts'
import { emptyInput, inputOf, type WorkerInput, workerOfForm } from './worker-form.ts'
import { describeWorker } from './worker-kind.ts'

const id = '01930000-0000-7000-8000-000000000001'
const worker: Worker = {
  _id: id,
  name: 'Mari Kask',
  hourlyRate: 12.5,
  notes: '',
  chemicalCertification: true,
  chemicalWorkerLicenceEndDate: '2024-01-31',
  certificateNo: 'TT-1',
  company: '',
  personalCode: null,
  userId: null,
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
  [{ personalCode: '38001085718x' }, 'personalCode', 'Isikukood ei ole korrektne: kontrollige numbreid'],
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
  { personalCode: '38001085718' },
  { personalCode: ' ' },
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
  expect(emptyInput({ name: 'Jüri', needsCertificate: true })).toMatchObject({
    name: 'Jüri',
    chemicalCertification: true,
    chemicalWorkerLicenceEndDate: null,
  })
})
it('sends no end of a certificate that was taken away', () => {
  const sent = (input: WorkerInput) => {
    const result = check(workerOfForm(), input)
    return result.ok ? result.value.chemicalWorkerLicenceEndDate : 'refused'
  }
  expect(sent(inputOf(worker))).toBe('2024-01-31')
  expect(sent({ ...inputOf(worker), chemicalCertification: false })).toBeNull()
})
it('tells in what two versions differ', () => {
  const differences = (mine: WorkerDraft) => differencesIn(describeWorker, { mine, stored: worker })
  expect(differences({ ...worker, hourlyRate: null })).toEqual([
    { label: workersText.hourlyRate, mine: '-', stored: '12,5\u00A0€/h' },
  ])
  expect(differences(worker)).toEqual([])
})
