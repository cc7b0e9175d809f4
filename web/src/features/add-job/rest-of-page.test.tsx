import { act, screen } from '@testing-library/react'
import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it, vi } from 'vitest'
import { jobsText } from '../../entities/jobs/text.ts'
import { openFarm } from '../../testing/farm.ts'
import { JobFormScreen } from '../../testing/job-form.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields, jobOf } from '../../testing/steps.ts'
import { oneLineText } from './one-line/text.ts'

const { jobCategory, job } = jobOf(CATEGORY.tillage, 'ploughing')

it('lets the form be used before the line above it is loaded, which comes when the page rests', async () => {
  const waiting = new Set<() => void>()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.add(work).size)
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const { user } = await renderPage('addJob')
  const form = new JobFormScreen(user)
  await form.chooseJob(jobCategory.name, job.name)
  await form.pickFields(['Kodupõld'])
  expect(screen.queryAllByLabelText(oneLineText.label)).toEqual([])
  await act(async () => waiting.forEach((work) => work()))
  expect(await screen.findAllByLabelText(oneLineText.label)).not.toEqual([])
  // what was chosen meanwhile stands
  expect(screen.getByRole('list', { name: jobsText.chosen }).textContent).toContain('Kodupõld')
})
