import type { JobRewrite } from '@vagu/core/jobs/schema'
import { expect, it, vi } from 'vitest'
import { type JobForm, withIds } from '../model/job-form.ts'
import { fieldOf, formOn } from '../../../testing/builders.ts'
import { askThenSend, type SaveSteps } from './ask-then-send.ts'

const typed = formOn([fieldOf('Kodupõld', 10)])

/** A form on the screen that is saved, and the question which other jobs change along. */
function saving() {
  const question = Promise.withResolvers<readonly JobRewrite[] | undefined>()
  const screen = { form: typed }
  const send = vi.fn<SaveSteps['send']>(() => Promise.resolve())
  const named = (form: JobForm): JobForm => (screen.form = withIds(form))
  const mayPass = () => Promise.resolve(true)
  const ended = askThenSend(typed, { named, mayPass, askOthers: () => question.promise, send })
  return { question, screen, send, ended }
}

it('puts nothing over what is typed while the question is on its way', async () => {
  const { question, screen, send, ended } = saving()
  const sent = screen.form
  screen.form = { ...screen.form, notes: 'Kuiv' }
  question.resolve([])
  await ended
  expect(send).toHaveBeenCalledExactlyOnceWith(sent, [])
  expect(screen.form.notes).toBe('Kuiv')
})
it('names the records before it asks, so that a second try is about the same ones', () => {
  expect(Object.keys(saving().screen.form.ids)).toEqual(typed.fieldIds)
})
it('sends nothing when the farmer goes on editing', async () => {
  const { question, send, ended } = saving()
  question.resolve(undefined)
  await ended
  expect(send).not.toHaveBeenCalled()
})
