import { act, screen } from '@testing-library/react'
import { getPriaStatus } from '@vagu/core/pria/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it, vi } from 'vitest'
import { jobsText } from '../../entities/jobs/text.ts'
import { openFarm } from '../../testing/farm.ts'
import { JobFormScreen } from '../../testing/job-form.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields, jobOf } from '../../testing/steps.ts'
import { priaNoticeText } from './main-page/pria-notice-text.ts'
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

it.each([
  ['above the form when they are known in time', false],
  ['below it when they come late, where they push nothing down', true],
])('shows notices %s', async (_, isLate) => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const release = isLate ? farm.holds(getPriaStatus) : undefined
  await renderPage('addJob')
  const form = await screen.findByRole('group', { name: jobsText.category })
  release?.()
  const notice = await screen.findByText(priaNoticeText.sentences.NOT_CONNECTED(0, ''))
  const isBelow = (form.compareDocumentPosition(notice) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  expect(isBelow).toBe(isLate)
})
