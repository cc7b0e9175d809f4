import { screen, waitFor, within } from '@testing-library/react'
import { getGuideVideos } from '@vagu/core/guides/contract'
import { GUIDE_KEYS } from '@vagu/core/guides/schema'
import { expect, it } from 'vitest'
import { openFarm } from '../../testing/farm.ts'
import { card } from '../../testing/card.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { GUIDES } from './guides.ts'
import { videoText } from '../../entities/guides/text.ts'
import { guidesText } from './text.ts'

it('has every guide once', () => {
  expect(GUIDES.map(({ key }) => key).toSorted()).toEqual([...GUIDE_KEYS].toSorted())
})
it('shows the steps, and no video where the installation names none', async () => {
  await openFarm()
  await renderPage('videos')
  for (const { title, steps } of GUIDES) {
    const guide = within(card(title))
    expect(guide.getAllByRole('listitem')).toHaveLength(steps.length)
  }
  expect(screen.queryByRole('button', { name: videoText.watch })).toBeNull()
  await screen.findByText(guidesText.noVideos)
})
it('loads nothing from outside before a video is wanted, then plays it over the whole screen', async () => {
  const farm = await openFarm()
  farm.answers(getGuideVideos, () => ({ customAreas: 'aB3_-678901' }))
  const { user } = await renderPage('videos')
  const title = GUIDES.find(({ key }) => key === 'customAreas')?.title ?? ''
  const watch = await screen.findByRole('button', { name: videoText.watchOf(title) })
  expect(document.querySelector('iframe')).toBeNull()
  await user.click(watch)
  const frame = await screen.findByTitle(title)
  expect(frame.getAttribute('src')).toContain('https://www.youtube-nocookie.com/embed/aB3_-678901?autoplay=1')
  await user.click(screen.getByRole('button', { name: videoText.close }))
  expect(document.querySelector('iframe')).toBeNull()
})
it('keeps the steps when the videos are not known, and asks again', async () => {
  const farm = await openFarm()
  farm.refuses(getGuideVideos)
  const { user } = await renderPage('videos')
  await screen.findByText(guidesText.videosFailed)
  farm.lets(getGuideVideos)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  await waitFor(() => expect(screen.queryByText(guidesText.videosFailed)).toBeNull())
  for (const { title } of GUIDES) card(title)
})
