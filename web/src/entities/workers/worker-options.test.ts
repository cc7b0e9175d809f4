import type { Worker } from '@vagu/core/workers/schema'
import { expect, it } from 'vitest'
import { aWorker } from '../../testing/builders.ts'
import { workersText } from './text.ts'
import { storedWorker, withStored, workerOptions } from './worker-options.ts'

const worker = (name: string, end: string | null): Worker => ({
  ...aWorker({ name, chemicalCertification: end !== null, chemicalWorkerLicenceEndDate: end }),
  _id: name,
})
const workers = [worker('Mari', null), worker('Jüri', '2026-06-15')]

it('offers only certified workers for plant protection', () => {
  const options = workerOptions(workers, { needsCertificate: true, day: '2026-06-15' })
  expect(options).toEqual([{ value: 'Jüri', label: 'Jüri', hint: workersText.until('15.06.2026') }])
})
it('says that a certificate has ended the day after its last', () => {
  const [option] = workerOptions(workers, { needsCertificate: true, day: '2026-06-16' })
  expect(option?.hint).toBe(workersText.ended('15.06.2026'))
})
it('offers everybody for other jobs', () => {
  expect(workerOptions(workers, { needsCertificate: false, day: '2026-06-16' })).toHaveLength(2)
})

it('keeps whom a stored job names: under its own copy of the name when he is gone, without certificate too', () => {
  const job = { needsCertificate: true, day: '2026-06-15' }
  const optionsFor = (name: string) =>
    withStored(
      workerOptions(workers, job),
      storedWorker({ worker: name, workerName: 'Mari Kask' }, workers),
    ).map(({ label }) => label)
  expect(optionsFor('kadunud')).toEqual(['Jüri', 'Mari Kask (kustutatud)'])
  expect(optionsFor('Mari')).toEqual(['Jüri', 'Mari'])
  expect(optionsFor('Jüri')).toEqual(['Jüri'])
  expect(storedWorker({ worker: null, workerName: null }, workers)).toBeUndefined()
})
