import { screen, waitFor, within } from '@testing-library/react'
import { listJobs } from '@vagu/core/jobs/batch-contract'
import { beforeEach, expect, it } from 'vitest'
import { type DemoLimit, tellDemoLimit } from '../../lib/demo-limit.ts'
import { openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { inDemoText } from './in-demo-text.ts'

/** A page of the demo, as far as the page can tell. */
async function openDemo() {
  const farm = await openFarm()
  await farm.showsUser({ isDemo: true })
  return { farm, ...(await renderPage('workers')) }
}
beforeEach(() => localStorage.clear())

it.each<DemoLimit>(['locked', 'photos', 'memory'])(
  'says in a window what the demo cannot: %s',
  async (limit) => {
    const { user } = await openDemo()
    await screen.findByText(inDemoText.title)
    tellDemoLimit(limit)
    const { title, text } = inDemoText.limits[limit]
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(dialog.textContent).toContain(text)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)
it('keeps that the banner was put away', async () => {
  const { user } = await openDemo()
  await user.click(await screen.findByRole('button', { name: inDemoText.putAway }))
  expect(screen.queryByText(inDemoText.title)).toBeNull()
  expect(Object.keys(localStorage)).toContain('vagu-demo-warning')
})
it('asks before it is left without what was entered, where that cannot be read', async () => {
  const { farm, user, address } = await openDemo()
  farm.refuses(listJobs)
  const before = address()
  await user.click(await screen.findByRole('button', { name: inDemoText.takeAlong }))
  const question = await screen.findByRole('alertdialog', { name: inDemoText.notTakenAlong.title })
  await user.click(within(question).getByRole('button', { name: inDemoText.notTakenAlong.cancelLabel }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(address()).toBe(before)
})
it('is nothing on a farm of one’s own', async () => {
  await openFarm()
  await renderPage('workers')
  expect(screen.queryByText(inDemoText.title)).toBeNull()
})
