import { screen, within } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { getYieldOverview } from '@vagu/core/harvest/contract'
import { addJobs } from '@vagu/core/jobs/contract'
import { changeYieldGoals } from '@vagu/core/yield-goals/contract'
import { expect, it, vi } from 'vitest'
import { type Farm, openFarm, YEAR } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { fileButtonLabel } from '../../ui/FileButtons.tsx'
import { uiText } from '../../ui/text.ts'
import * as files from '../../lib/save-file.ts'
import { yieldsText as text } from './text.ts'

const addWheat = async (farm: Farm, name: string, area: number) => {
  const years = [YEAR - 2, YEAR - 1, YEAR]
  const yearInfo = years.map((year) => ({ year, mainCrop: { crop: 'talinisu' } }))
  return (await farm.does(addField, { body: { name, area, yearInfo } }))._id
}
const harvestOf = (fieldId: string, area: number, given: object) => ({
  fieldId,
  area,
  status: 'DONE' as const,
  jobCategory: { name: 'Koristus' },
  job: { name: 'Koristus' },
  date: `${YEAR}-05-10`,
  endDate: `${YEAR}-05-10`,
  yieldUnit: 't',
  yieldType: 'Terad',
  ...given,
})
const inYear = (year: number) => ({ date: `${year}-08-10`, endDate: `${year}-08-10` })

/** Two fields of wheat that gave 77.6 t on 12.40 ha and 40.0 on 7.35, with a goal and two years before. */
async function openHarvested(): Promise<Farm> {
  const farm = await openFarm()
  const [home, hill] = [await addWheat(farm, 'Kodupõld', 12.4), await addWheat(farm, 'Mäealune', 7.35)]
  const body = [
    harvestOf(home, 12.4, { yield: 77.6 }),
    harvestOf(hill, 7.35, { yield: 40 }),
    harvestOf(home, 12.4, { yield: 12.4 * 5.9, ...inYear(YEAR - 1) }),
    harvestOf(home, 12.4, { yield: 12.4 * 2.2, ...inYear(YEAR - 2) }),
  ]
  await farm.does(addJobs, { body })
  const yields = [{ fieldId: home, crop: 'talinisu', perHa: 6 }]
  await farm.does(changeYieldGoals, { params: { year: YEAR }, body: { yields } })
  return farm
}
/** As the page's texts are compared: spaces that keep a line together are plain ones. */
const shown = (words: string) => words.replaceAll('\u00A0', ' ')
const crop = async () => within(await screen.findByRole('region', { name: 'Talinisu' }))

it('says what is missing where no field has a crop', async () => {
  const farm = await openFarm()
  await farm.does(addField, { body: { name: 'Kivi', area: 4 } })
  await renderPage('yieldOverview')
  await screen.findByText(text.emptyTitle)
})
it('loads what could not be loaded', async () => {
  const farm = await openFarm()
  await addWheat(farm, 'Kodupõld', 12.4)
  farm.refuses(getYieldOverview)
  const { user } = await renderPage('yieldOverview')
  await screen.findByText(text.loadFailed)
  farm.lets(getYieldOverview)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  await crop()
})
it('leads on where nothing is harvested yet', async () => {
  const farm = await openFarm()
  await addWheat(farm, 'Kodupõld', 12.4)
  await renderPage('yieldOverview')
  await screen.findByText(text.nothingYet(YEAR))
  screen.getByRole('link', { name: text.addHarvest })
  const before = screen.getByRole('link', { name: text.toYear(YEAR - 1) })
  expect(before.getAttribute('href')).toBe(`/saagikus/${YEAR - 1}`)
})
it('tells a crop against its goal and its years, and opens it to its fields', async () => {
  await openHarvested()
  const { user } = await renderPage('yieldOverview')
  const card = await crop()
  card.getByText('5,95 t/ha')
  card.getByText('117,6 t')
  card.getByText(shown(text.ofExpected(99, 'GOAL')))
  card.getByText(text.gaps(3))
  const chart = card.getByRole('img', { name: /Talinisu, t\/ha/ })
  expect(chart.getAttribute('aria-label')).toContain('2025: 5,9')
  expect(screen.getByRole('img', { name: /^Talinisu: 5,95 t\/ha; 99\s% eesmärgist/ })).toBeTruthy()
  const open = card.getByRole('button', { name: /, Talinisu$/ })
  expect(open.getAttribute('aria-expanded')).toBe('false')
  await user.click(open)
  const table = within(card.getByRole('table', { name: text.table('Talinisu') }))
  expect(table.getAllByRole('row').map((row) => row.textContent)).toMatchObject([
    expect.stringContaining(text.columns.field),
    expect.stringContaining('Kodupõld12,412,477,66,2664,05 / 4,05'),
    expect.stringContaining('Mäealune7,357,35405,44--'),
  ])
})
it('names what has no weight, what waits for it, what stands, and counts moisture', async () => {
  const farm = await openFarm()
  const [dry, bales, waits] = [
    await addWheat(farm, 'Kuiv', 10),
    await addWheat(farm, 'Pallid', 5),
    await addWheat(farm, 'Ootab', 4),
  ]
  await addWheat(farm, 'Seisab', 3)
  const body = [
    harvestOf(dry, 10, { yield: 10, moisturePct: 18.5 }),
    harvestOf(bales, 5, { yield: 40, yieldUnit: 'tk', yieldUnitWeight: 250 }),
    harvestOf(waits, 4, { yieldUnit: null }),
  ]
  await farm.does(addJobs, { body })
  // as it was brought by an import, which knows no weight
  await farm.home.db.updateTable('job_event').set({ yield_kg: null }).where('field_id', '=', bales).execute()
  const { user } = await renderPage('yieldOverview')
  const card = await crop()
  card.getByText(text.unweighed(40, 'tk'))
  card.getByText(text.waiting(['Ootab']))
  card.getByText(text.unharvested(['Seisab']))
  card.getByText(shown(text.standard(14)))
  await user.click(card.getByRole('button', { name: /, Talinisu$/ }))
  card.getByText(/Kaaluti 10 t, niiskus 18,5 %; 14 % juures 9,477 t/)
})
it('gives the fields as a file', async () => {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined)
  await openHarvested()
  const { user } = await renderPage('yieldOverview')
  await user.click(await screen.findByRole('button', { name: fileButtonLabel('csv') }))
  const [name, content] = saved.mock.calls[0] ?? []
  expect(name).toBe(`${text.fileName(YEAR)}.csv`)
  expect(content?.split('\r\n')[1]).toBe(
    'Talinisu;Kodupõld;12,4;12,4;77,6;77,6;;6,26;6;4,05;4,05;ootuspärane;',
  )
  saved.mockRestore()
})
