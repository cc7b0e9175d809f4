import { screen, waitFor } from '@testing-library/react'
import { getPriaStatus } from '@vagu/core/pria/contract'
import { PriaReminder } from '@vagu/core/pria/schema'
import { expect, it } from 'vitest'
import { priaText } from '../../../entities/pria/text.ts'
import { openFarm, YEAR } from '../../../testing/farm.ts'
import { COUNTS } from '../../../testing/pria.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { priaNoticeText as text } from './pria-notice-text.ts'

const { options: kinds } = PriaReminder.shape.kind

it.each(kinds)('says on the main page what PRIA asks for, until it is put away: %s', async (kind) => {
  const farm = await openFarm()
  const reminder = { kind, count: 3, until: '2026-05-22' }
  farm.answers(getPriaStatus, () => ({ ...COUNTS, reminders: [reminder] }))
  const { user } = await renderPage('addJob')
  const sentence = text.sentences[kind](3, '2026-05-22')
  const note = (await screen.findByText(sentence)).closest('[role=note]')
  expect(note?.textContent).toContain(priaText.testLabel)
  const isOfJobs = kind !== 'NOT_CONNECTED' && kind !== 'NEEDS_SIGN_IN'
  expect(screen.getByRole('link', { name: isOfJobs ? text.toJobs : text.toConnection })).toHaveProperty(
    'pathname',
    isOfJobs ? `/pria/tood/${YEAR}` : '/pria/uhendus',
  )
  await user.click(note?.querySelector(`[aria-label="${text.putAway}"]`) ?? document.body)
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
})

it('does not call PRIA a test where it is none', async () => {
  const farm = await openFarm()
  const reminder = { kind: 'NEEDS_SIGN_IN', count: 0, until: null } as const
  farm.answers(getPriaStatus, () => ({ ...COUNTS, isTest: false, reminders: [reminder] }))
  await renderPage('addJob')
  await screen.findByText(text.sentences.NEEDS_SIGN_IN(0, null))
  expect(screen.queryByText(priaText.testLabel)).toBeNull()
})
