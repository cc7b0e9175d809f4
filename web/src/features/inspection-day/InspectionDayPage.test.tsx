import { screen, within } from '@testing-library/react'
import { addMachine } from '@vagu/core/machines/contract'
import { getInspectionDay } from '@vagu/core/warnings/inspection-day-contract'
import { DAY_CHECKS } from '@vagu/core/warnings/inspection-day/schema'
import { expect, it } from 'vitest'
import { card } from '../../testing/card.ts'
import { openFarm } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { inspectionDayText as text } from './text.ts'

/** The card of a check that stands so. */
async function region(key: (typeof DAY_CHECKS)[number], state: keyof typeof text.states) {
  const name = `${text.checks[key]}: ${text.states[state]}`
  await screen.findByRole('heading', { name: new RegExp(`${name}$`) })
  return card(new RegExp(`${name}$`))
}

it('knows nothing of an empty farm, and says what to enter', async () => {
  await openFarm()
  await renderPage('inspectionDay')
  for (const key of DAY_CHECKS) await region(key, 'unknown')
  screen.getByText(text.counts(text.states.unknown, DAY_CHECKS.length))
  const sprayer = within(await region('sprayerTest', 'unknown'))
  sprayer.getByText(text.nothing.sprayerTest)
  sprayer.getByText(/Taimekaitseseadus § 87 lg 1/)
  expect(sprayer.getByRole('link', { name: text.ways.machines }).getAttribute('href')).toBe('/masinad')
})
it('leads to the record that is to be mended', async () => {
  const farm = await openFarm()
  const machine = await farm.does(addMachine, {
    body: { name: 'Amazone UX', kind: 'SPRAYER', testedOn: '2022-04-01' },
  })
  await renderPage('inspectionDay')
  const sprayer = within(await region('sprayerTest', 'violation'))
  const mend = sprayer.getByRole('link', { name: /^Paranda: Amazone UX/ })
  expect(mend.getAttribute('href')).toBe(`/masinad#${machine._id}`)
})
it('shows the gravest check first', async () => {
  const farm = await openFarm()
  const sprayer = { name: 'Amazone UX', kind: 'SPRAYER', testedOn: '2022-04-01' } as const
  await farm.does(addMachine, { body: sprayer })
  await renderPage('inspectionDay')
  const violation = await region('sprayerTest', 'violation')
  const unknown = await region('recordsComplete', 'unknown')
  expect(violation.compareDocumentPosition(unknown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
it('says that it could not be loaded, and loads it again', async () => {
  const farm = await openFarm()
  farm.refuses(getInspectionDay)
  const { user } = await renderPage('inspectionDay')
  await screen.findByText(text.loadFailed)
  farm.lets(getInspectionDay)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  await region('storeRoom', 'unknown')
})
