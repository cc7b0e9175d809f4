import { expect, it } from 'vitest'
import { CallError } from '../../lib/call-error.ts'
import { jobOn, fieldOf } from '../../testing/builders.ts'
import { explainFailure } from './batch-failure.ts'

const jobs = [jobOn(fieldOf('Kodupõld', 10)), jobOn(fieldOf('Mäealune', 5))]
const changes = jobs.map(({ _id }) => ({ jobId: _id }))
const explain = (error: unknown) => explainFailure(error, changes, jobs)

it('names the job that was changed meanwhile', () => {
  const error = new CallError('refused', { status: 409, code: 'conflict', stored: jobs[1] })
  expect(explain(error)).toContain('Koristus (Mäealune)')
})
it('says that a job is gone', () => {
  expect(explain(new CallError('refused', { status: 404, code: 'notFound' }))).toContain('kustutatud')
})
it('tells each job what is wrong with it', () => {
  const field = (path: string) => ({ path, code: 'wrongDay', message: 'Vale kuupäev' })
  const fields = [field('1.date'), field('1.endDate'), field('0.date'), field('7.date')]
  expect(explain(new CallError('refused', { status: 422, code: 'invalid', fields }))).toBe(
    '2 tööd ei saanud muuta: Koristus (Mäealune): Vale kuupäev; Koristus (Kodupõld): Vale kuupäev',
  )
})
it('leaves to others what it cannot say', () => {
  expect(explain(new CallError('offline'))).toBeUndefined()
  expect(explain(new CallError('refused', { code: 'unexpected' }))).toBeUndefined()
  expect(explain(new Error('x'))).toBeUndefined()
})
