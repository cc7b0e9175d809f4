/** A field is split by a line, its jobs go to the parts, and neighbours are joined; both can be taken back. */
import type { Page } from '@playwright/test'
import { addField, listFields } from '@vagu/core/fields/contract'
import { livesIn } from '@vagu/core/fields/rules'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { rectangle } from '@vagu/core/geo/testing-shapes'
import { addJob, listFieldJobs } from '@vagu/core/jobs/contract'
import { divisionText } from '../web/src/features/fields/division/text.ts'
import { editorText } from '../web/src/map/editor/text.ts'
import { pathTo } from '../web/src/navigation/paths.ts'
import { recordsText } from '../web/src/records/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { expectNoAxeFaults } from './axe-faults.ts'
import { ploughing, SEASON } from './farm.ts'
import { onPage, surface, tool } from './drawing-journeys.ts'
import type { FarmApi } from './farm-api.ts'
import { expect, test } from './home.ts'

const [X, Y] = [617_000, 6_495_000]

/** Two neighbours: 10 ha, and 2.5 ha a metre east of it. */
async function addNeighbours(farm: FarmApi): Promise<{ kivi: string; mets: string }> {
  const whole = {
    mapData: mapDataOf([rectangle([X, Y], 400, 250)]),
    yearInfo: [{ year: SEASON, mainCrop: { crop: 'kaer' } }],
  }
  const kivi = await farm.call(addField, { body: { name: 'Kivi', area: 10, ...whole } })
  const mets = await farm.call(addField, {
    body: { ...whole, name: 'Mets', area: 2.5, mapData: mapDataOf([rectangle([X + 401, Y], 100, 250)]) },
  })
  return { kivi: kivi._id, mets: mets._id }
}

async function openWindow(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: recordsText.menuOf(name) }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

type Place = readonly [x: number, y: number]

/** Draws a line over the map; parts of its width and height. */
async function drawLine(page: Page, places: readonly Place[]): Promise<void> {
  await expect(page.locator('[data-ready=true]').filter({ has: surface(page) })).toBeVisible()
  await surface(page).scrollIntoViewIfNeeded()
  const box = await surface(page).boundingBox()
  if (!box) throw new Error('the map is not on the page')
  for (const [x, y] of places)
    await page.mouse.click(...(await onPage(page, [box.width * x, box.height * y])))
}
const ACROSS: readonly Place[] = [
  [0.5, 0.04],
  [0.5, 0.96],
]
const BESIDE: readonly Place[] = [
  [0.02, 0.1],
  [0.02, 0.5],
]

const fieldsNow = async (farm: FarmApi) =>
  (await farm.call(listFields, { query: {} })).filter((field) => livesIn(field, SEASON))

test('a field is split by a line, its job shared, and all is as it was after taking it back', async ({
  page,
  farm,
}) => {
  const { kivi } = await addNeighbours(farm)
  await farm.call(addJob, { body: { ...ploughing(kivi), area: 10 } })
  await page.goto(pathTo('fields', { year: SEASON }))
  await openWindow(page, 'Kivi', divisionText.split)
  const dialog = page.getByRole('dialog', { name: divisionText.splitTitle('Kivi') })
  const save = dialog.getByRole('button', { name: divisionText.doSplit })
  await expect(dialog.getByText(divisionText.noLine)).toBeVisible()
  await expect(save).toBeDisabled()
  await drawLine(page, ACROSS)
  await expect(dialog.getByText(/^Osad: /)).toBeVisible()
  await expectNoAxeFaults(page, '[role=dialog]')
  await dialog.getByLabel(divisionText.name).first().fill('Idapool')
  await dialog.getByLabel(divisionText.name).last().fill('idapool')
  await save.click()
  await expect(dialog.getByText('Selline nimi on juba olemas')).toBeVisible()
  await dialog.getByLabel(divisionText.name).last().fill('Läänepool')
  await expect(
    dialog.getByRole('group', { name: /Kündmine/ }).getByRole('radio', { name: divisionText.both }),
  ).toBeChecked()
  await save.click()
  await expect(dialog).toBeHidden()
  const parts = (await fieldsNow(farm)).filter(({ name }) => name !== 'Mets')
  expect(parts.map(({ name }) => name).toSorted()).toEqual(['Idapool', 'Läänepool'])
  expect(parts.reduce((sum, { area }) => sum + area, 0)).toBeCloseTo(10, 6)
  for (const { _id: fieldId, area } of parts) {
    const { jobEvents } = await farm.call(listFieldJobs, { params: { fieldId, year: SEASON } })
    expect(jobEvents.map((job) => job.area)).toEqual([area])
  }
  await page.getByRole('button', { name: uiText.undo }).click()
  await expect(page.getByText(divisionText.undone)).toBeVisible()
  await expect(page.getByRole('button', { name: recordsText.menuOf('Kivi') })).toBeVisible()
  expect((await fieldsNow(farm)).map(({ name }) => name).toSorted()).toEqual(['Kivi', 'Mets'])
  const { jobEvents } = await farm.call(listFieldJobs, { params: { fieldId: kivi, year: SEASON } })
  expect(jobEvents.map((job) => job.area)).toEqual([10])
})

test('a line that misses the field says so, and another divides it', async ({ page, farm }) => {
  await addNeighbours(farm)
  const mapData = mapDataOf([rectangle([X, Y + 300], 2000, 3000)])
  await farm.call(addField, { body: { name: 'Suur', area: 600, mapData } })
  await page.goto(pathTo('fields', { year: SEASON }))
  await openWindow(page, 'Kivi', divisionText.split)
  const dialog = page.getByRole('dialog', { name: divisionText.splitTitle('Kivi') })
  await expect(page.locator('[data-ready=true]').filter({ has: surface(page) })).toBeVisible()
  const whole = dialog.locator('path').filter({ has: page.locator('title', { hasText: 'Kivi' }) })
  const [own, map] = [await whole.boundingBox(), await surface(page).boundingBox()]
  // the field is what is looked at, however large the one beside it
  expect((own?.height ?? 0) / (map?.height ?? 1)).toBeGreaterThan(0.5)
  await drawLine(page, BESIDE)
  await expect(dialog.getByText(/^Joon ei jaga põldu kaheks/)).toBeVisible()
  await tool(page, editorText.drawLine).click()
  await drawLine(page, ACROSS)
  await expect(dialog.getByText(/^Osad: /)).toBeVisible()
})

test('neighbours are joined, with the jobs of both', async ({ page, farm }) => {
  const { mets } = await addNeighbours(farm)
  await farm.call(addJob, { body: { ...ploughing(mets), area: 2.5 } })
  await page.goto(pathTo('fields', { year: SEASON }))
  await openWindow(page, 'Kivi', divisionText.merge)
  const dialog = page.getByRole('dialog', { name: divisionText.mergeTitle })
  const save = dialog.getByRole('button', { name: divisionText.doMerge })
  await expect(save).toBeDisabled()
  await dialog.getByRole('checkbox', { name: /Mets/ }).check()
  await expect(dialog.getByText(/^Kokku 12,5/)).toBeVisible()
  await dialog.getByLabel(divisionText.name).fill('Suurpõld')
  await save.click()
  await expect(dialog).toBeHidden()
  const [joined, ...others] = await fieldsNow(farm)
  expect([joined?.name, joined?.area, others.length]).toEqual(['Suurpõld', 12.5, 0])
  const { jobEvents } = await farm.call(listFieldJobs, {
    params: { fieldId: joined?._id ?? '', year: SEASON },
  })
  expect(jobEvents.map((job) => job.area)).toEqual([2.5])
})
