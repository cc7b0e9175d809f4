import { screen } from '@testing-library/react'
import { changeUiSettings } from '@vagu/core/settings/contract'
import { expect, it } from 'vitest'
import { NEWEST_CHANGE } from '../../entities/help/newest-change.ts'
import { formatDay } from '../../lib/format.ts'
import { openFarm } from '../../testing/farm.ts'
import { card } from '../../testing/card.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { changelogText } from './text.ts'

it('shows what is new by day, and keeps that it was seen', async () => {
  const farm = await openFarm()
  await renderPage('changelog')
  card(formatDay(NEWEST_CHANGE))
  expect((await screen.findAllByText(changelogText.isNew)).length).toBeGreaterThan(0)
  expect(await farm.untilSent(changeUiSettings)).toEqual([
    { body: { componentName: 'changelog', settings: { seen: NEWEST_CHANGE } } },
  ])
  // still marked for as long as he looks
  expect(screen.getAllByText(changelogText.isNew).length).toBeGreaterThan(0)
})
it('marks nothing for who has seen it all', async () => {
  const farm = await openFarm()
  await farm.does(changeUiSettings, {
    body: { componentName: 'changelog', settings: { seen: NEWEST_CHANGE } },
  })
  await renderPage('changelog')
  await screen.findByText(changelogText.countNew(0), { exact: false })
  expect(screen.queryByText(changelogText.isNew)).toBeNull()
})
it('marks nothing that came before who registered', async () => {
  const farm = await openFarm()
  await farm.showsUser({ createdAt: `${NEWEST_CHANGE}T06:00:00.000Z` })
  await renderPage('changelog')
  await screen.findByText(changelogText.countNew(0), { exact: false })
  expect(screen.queryByText(changelogText.isNew)).toBeNull()
})
