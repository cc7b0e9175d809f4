/** Trouble beside PRIA: both sides changed, a closed season, an agency that is away. The simulator does as it is told. */
import type { Page } from '@playwright/test'
import { changeJob, getJob } from '@vagu/core/jobs/contract'
import { runText } from '../web/src/features/pria/run-text.ts'
import { compareText } from '../web/src/features/pria/text.ts'
import { expect, test } from './home.ts'
import { addPriaFarm, OWN, PriaScreen, YEAR } from './pria-screen.ts'

/** Season of the sample client, the first on the simulator's page. */
const seasonForm = (window: Page) =>
  window
    .locator('form')
    .filter({ hasText: `Hooaeg ${YEAR}` })
    .first()

async function changeSeason(window: Page, state: string): Promise<void> {
  await seasonForm(window).getByRole('combobox').selectOption(state)
  await seasonForm(window).getByRole('button').click()
  await expect(seasonForm(window).getByRole('combobox')).toHaveValue(state)
}

/** A farm whose own field and its job are at PRIA. */
async function sent(page: Page, pria: PriaScreen): Promise<void> {
  await pria.connect()
  for (const kind of ['fields', 'jobs'] as const) {
    await pria.open(kind)
    await pria.compare()
    await pria.choose(OWN)
    await pria.send()
    await pria.expectDone(1)
  }
  await page.reload()
}

test('where two sides changed, the farmer says which stays', async ({ page, farm }) => {
  const id = await addPriaFarm(farm)
  const pria = new PriaScreen(page)
  await sent(page, pria)
  const window = await pria.simulator()
  await window
    .getByRole('link', { name: `Hooaeg ${YEAR}` })
    .first()
    .click()
  const jobs = window.locator('section').filter({ has: window.getByRole('heading', { name: /^Tööd/ }) })
  await jobs.getByRole('row').filter({ hasText: OWN }).getByRole('button', { name: 'Muuda naabrina' }).click()
  const job = await farm.call(getJob, { params: { id } })
  await farm.call(changeJob, { params: { id }, body: { ...job, area: 3 } })

  await pria.compare()
  const row = pria.row(OWN)
  await expect(row).toContainText(compareText.changedBy.BOTH)
  await pria.choose(OWN)
  await expect(page.getByText(compareText.undecided(1))).toBeVisible()
  await expect(page.getByRole('button', { name: compareText.review })).toBeDisabled()
  await row.getByRole('combobox').selectOption(compareText.directions.SEND)
  await pria.send()
  await pria.expectDone(1)
  await window.reload()
  await expect(jobs.getByRole('row').filter({ hasText: OWN })).toContainText('3 ha')
})

test('a season that closes after the preview refuses, and says so at the row', async ({ page, farm }) => {
  await addPriaFarm(farm)
  const pria = new PriaScreen(page)
  await pria.connect()
  await pria.open('fields')
  await pria.compare()
  await pria.choose(OWN)
  const preview = await pria.review()
  await expect(preview).toContainText(OWN)
  const window = await pria.simulator()
  await changeSeason(window, 'CLOSED')
  await preview.getByRole('button', { name: runText.send, exact: true }).click()
  await expect(page.getByText(compareText.closed)).toBeVisible()
  await expect(pria.row(OWN)).toContainText('PRIA hooaeg on suletud')
  await changeSeason(window, 'OPEN')
  await pria.compare()
  await pria.choose(OWN)
  await pria.send()
  await pria.expectDone(1)
})

test('where PRIA is away, what was compared stays, and sending waits until it is back', async ({
  page,
  farm,
}) => {
  await addPriaFarm(farm)
  const pria = new PriaScreen(page)
  await pria.connect()
  await pria.open('fields')
  await pria.compare()
  const window = await pria.simulator()
  await window.getByRole('combobox', { name: /^Rike/ }).selectOption('UNAVAILABLE')
  await window.getByLabel(/^Mitu korda/).fill('')
  await window.getByRole('button', { name: 'Tekita rike' }).click()

  await page.getByRole('button', { name: compareText.compareAgain }).click()
  await expect(page.getByText(compareText.askRefused['sourceSilent'] ?? '')).toBeVisible()
  await pria.choose(OWN)
  await pria.send()
  await expect(page.getByText(runText.states.WAITING)).toBeVisible()
  await expect(page.getByText(runText.waits.AGENCY_AWAY)).toBeVisible()

  await window.getByRole('button', { name: 'Lõpeta' }).click()
  await page.getByRole('button', { name: runText.resume }).click()
  await pria.expectDone(1)
})
