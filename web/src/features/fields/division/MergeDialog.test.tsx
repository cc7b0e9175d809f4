import { screen, within } from '@testing-library/react'
import { addField, getField, listFields } from '@vagu/core/fields/contract'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { rectangle } from '@vagu/core/geo/testing-shapes'
import { expect, it, vi } from 'vitest'
import { recordsText } from '../../../records/text.ts'
import { type Farm, openFarm, YEAR } from '../../../testing/farm.ts'
import { type Page, renderPage } from '../../../testing/render-page.tsx'
import { addJobsTo, ploughing } from '../../../testing/steps.ts'
import { uiText } from '../../../ui/text.ts'
import { geometryFile } from './geometry-file.ts'
import { divisionText } from './text.ts'

const [X, Y] = [617_000, 6_495_000]

async function openNeighbours(): Promise<Farm> {
  const farm = await openFarm()
  const names = ['Kivi', 'Mets']
  for (const [place, name] of names.entries()) {
    const mapData = mapDataOf([rectangle([X + place * 401, Y], 400, 250)])
    await farm.does(addField, { body: { name, area: 10, mapData } })
  }
  return farm
}

/** The window that an action of the field's menu opens. */
async function openWindow({ user }: Page, action: string, title: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: recordsText.menuOf('Kivi') }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
  return screen.findByRole('dialog', { name: title })
}

it.each([
  { action: divisionText.split, title: divisionText.splitTitle('Kivi'), button: divisionText.doSplit },
  { action: divisionText.merge, title: divisionText.mergeTitle, button: divisionText.doMerge },
])('keeps one window while the field is loaded: $title', async ({ action, title, button }) => {
  const farm = await openNeighbours()
  const release = farm.holds(getField)
  const window = await openWindow(await renderPage('fields'), action, title)
  await farm.untilSent(getField)
  release()
  await screen.findByRole('button', { name: button })
  expect(screen.getByRole('dialog', { name: title })).toBe(window)
})

it('loads the geometry again that was not loaded, and then knows the neighbours', async () => {
  await openNeighbours()
  const broken = vi.spyOn(geometryFile, 'load').mockRejectedValue(new Error('not loaded'))
  const page = await renderPage('fields')
  const dialog = within(await openWindow(page, divisionText.merge, divisionText.mergeTitle))
  await dialog.findByText(uiText.loadFailed)
  broken.mockRestore()
  await page.user.click(dialog.getByRole('button', { name: uiText.reload }))
  await dialog.findByRole('checkbox', { name: /^Mets/ })
  expect(dialog.queryByText(uiText.loadFailed)).toBeNull()
})

it('asks for no choice where nothing can be chosen', async () => {
  const farm = await openFarm()
  const mapData = mapDataOf([rectangle([X, Y], 400, 250)])
  await farm.does(addField, { body: { name: 'Kivi', area: 10, mapData } })
  const page = await renderPage('fields')
  const dialog = within(await openWindow(page, divisionText.merge, divisionText.mergeTitle))
  await dialog.findByText(divisionText.noNeighbours)
  expect(dialog.queryByText(divisionText.chooseOne)).toBeNull()
})

it('asks for the jobs of later seasons too before a field is split', async () => {
  const farm = await openNeighbours()
  const [field] = await farm.does(listFields, { query: {} })
  const id = field?._id ?? ''
  const plan = { status: 'PLANNED', date: `${YEAR + 1}-01-01`, endDate: null, plannedYear: YEAR + 1 }
  await addJobsTo(farm, [ploughing(id), ploughing(id, plan)])
  const dialog = within(
    await openWindow(await renderPage('fields'), divisionText.split, divisionText.splitTitle('Kivi')),
  )
  await dialog.findByText(divisionText.jobsText(2))
  for (const year of [YEAR, YEAR + 1]) dialog.getByRole('heading', { name: divisionText.jobs(year) })
  expect(dialog.getAllByRole('radio', { name: divisionText.both })).toHaveLength(2)
})
