import { screen, waitFor } from '@testing-library/react'
import { getAuth } from '@vagu/core/users/contract'
import { beforeEach, expect, it } from 'vitest'
import { type DemoLimit, tellDemoLimit } from '../../lib/demo-limit.ts'
import { openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { inDemoText } from './in-demo-text.ts'

/** A page of the demo, as far as the page can tell. */
async function openDemo() {
  const farm = await openFarm()
  const user = await farm.does(getAuth, {})
  farm.answers(getAuth, () => ({ ...user, isDemo: true }))
  return renderPage('workers')
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
it('is nothing on a farm of one’s own', async () => {
  await openFarm()
  await renderPage('workers')
  expect(screen.queryByText(inDemoText.title)).toBeNull()
})
