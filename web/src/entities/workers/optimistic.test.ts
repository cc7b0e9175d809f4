import type { Worker } from '@vagu/core/workers/schema'
import { expect, it } from 'vitest'
import { without, withSaved, withStored } from './optimistic.ts'

const worker = (name: string): Worker => ({
  _id: name,
  name,
  hourlyRate: null,
  notes: '',
  chemicalCertification: false,
  chemicalWorkerLicenceEndDate: null,
  updatedAt: '2026-05-01T08:00:00.000Z',
})
const list = [worker('Mari'), worker('Jüri')]

it('shows a changed worker in his place, with the version that was seen', () => {
  const { updatedAt: _seen, ...draft } = { ...worker('Mari'), hourlyRate: 0 }
  expect(withSaved(list, draft)).toEqual([{ ...worker('Mari'), hourlyRate: 0 }, worker('Jüri')])
})
it('shows a new worker once, and then as he was stored', () => {
  const { updatedAt: _seen, ...draft } = worker('Kadri')
  const shown = withSaved(list, draft)
  expect(shown.map(({ name }) => name)).toEqual(['Mari', 'Jüri', 'Kadri'])
  expect(withStored(shown, worker('Kadri'))).toEqual([...list, worker('Kadri')])
})
it('leaves out one worker, and brings him back', () => {
  expect(without(list, 'Mari')).toEqual([worker('Jüri')])
  expect(withStored(without(list, 'Mari'), worker('Mari'))).toHaveLength(2)
})
