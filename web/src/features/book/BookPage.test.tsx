import { screen, within } from '@testing-library/react'
import { checkExtract, listExtracts, makeExtract, previewBook } from '@vagu/core/book/contract'
import { BookWish } from '@vagu/core/book/schema'
import { addField } from '@vagu/core/fields/contract'
import { addJobs } from '@vagu/core/jobs/contract'
import { expect, it, vi } from 'vitest'
import * as files from '../../lib/save-file.ts'
import { type Farm, openFarm, YEAR } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { uiText } from '../../ui/text.ts'
import { bookText as text } from './text.ts'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'

/** A field without a parcel number that was harvested. */
async function openHarvested(): Promise<Farm> {
  const farm = await openFarm()
  const { _id: fieldId } = await farm.does(addField, { body: { name: 'Kodupõld', area: 12.4 } })
  const harvest = {
    fieldId,
    area: 12.4,
    status: 'DONE' as const,
    jobCategory: { name: 'Koristus' },
    job: { name: 'Koristus' },
    date: `${YEAR}-05-10`,
    endDate: `${YEAR}-05-10`,
    yield: 70,
    yieldUnit: 't',
    yieldType: 'Terad',
  }
  await farm.does(addJobs, { body: [harvest] })
  return farm
}
/** The frame below a title. */
const card = async (name: string) => {
  const title = await screen.findByRole('heading', { name })
  return within(title.closest('section') ?? title)
}
const keep = (farm: Farm) =>
  farm.does(makeExtract, { body: { _id: ID, wish: BookWish.parse({ period: 'SEASON', year: YEAR }) } })

it('says first what is lacking, with the way to mend it', async () => {
  await openHarvested()
  await renderPage('book')
  const lacks = await card(text.lacks)
  expect(lacks.getAllByText(text.lack.massif)).toHaveLength(1)
  const link = lacks.getByRole('link', { name: new RegExp(`${text.mendField}: ${text.lack.massif}`) })
  expect(link.getAttribute('href')).toContain('/pollud/')
})
it('offers the fields in the order of every list, not as they were added', async () => {
  const farm = await openFarm()
  const names = ['Nurm 10', 'Õue', 'Nurm 2']
  for (const name of names) await farm.does(addField, { body: { name, area: 5 } })
  const { user } = await renderPage('book')
  await user.click(await screen.findByRole('combobox', { name: text.fields }))
  await screen.findByRole('option', { name: 'Õue' })
  const offered = screen.getAllByRole('option').map((option) => option.textContent)
  expect(offered.filter((name) => names.includes(name))).toEqual(['Nurm 2', 'Nurm 10', 'Õue'])
})
it('tells how many rows each table has', async () => {
  await openHarvested()
  await renderPage('book')
  const wish = await card(text.make)
  await wish.findByRole('checkbox', { name: `${text.table.harvest} · ${text.rows(1)}` })
  expect(wish.getByRole('checkbox', { name: `${text.table.protection} · ${text.rows(0)}` })).toBeDefined()
})
it('makes an extract of what is chosen, and lists it with its code', async () => {
  const farm = await openHarvested()
  const { user } = await renderPage('book')
  const wish = await card(text.make)
  await user.click(await wish.findByRole('checkbox', { name: new RegExp(`^${text.table.diary}`) }))
  await user.click(wish.getByText(text.periods.CALENDAR))
  await user.click(wish.getByRole('button', { name: text.submit }))
  await wish.findByText(text.made)
  const [sent] = await farm.untilSent(makeExtract)
  expect(sent).toMatchObject({ body: { wish: { period: 'CALENDAR', year: YEAR, fieldIds: null } } })
  expect(JSON.stringify(sent)).not.toContain('diary')
  const extracts = await card(text.extracts)
  expect(await extracts.findByText(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)).toBeDefined()
})
it('does not make one without tables, and says so', async () => {
  await openHarvested()
  const { user } = await renderPage('book')
  const wish = await card(text.make)
  for (const box of await wish.findAllByRole('checkbox')) await user.click(box)
  expect(wish.getByText(text.tablesMissing)).toBeDefined()
  expect(wish.getByRole('button', { name: text.submit })).toHaveProperty('disabled', true)
})
it('sends an extract again under its id when its answer was lost', async () => {
  const farm = await openHarvested()
  farm.losesAnswerOf(makeExtract)
  const { user } = await renderPage('book')
  const wish = await card(text.make)
  await user.click(await wish.findByRole('button', { name: text.submit }))
  await wish.findByRole('alert')
  farm.lets(makeExtract)
  await user.click(wish.getByRole('button', { name: text.submit }))
  await wish.findByText(text.made)
  expect(await farm.does(listExtracts, {})).toHaveLength(1)
})
it('hands a file of an extract to the browser', async () => {
  const farm = await openHarvested()
  const extract = await keep(farm)
  const saved = vi.spyOn(files, 'saveBlob').mockImplementation(() => {})
  const { user } = await renderPage('book')
  await user.click(await screen.findByRole('button', { name: text.take(text.formats.csv, extract.code) }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  const [name, blob] = saved.mock.calls[0] ?? []
  expect(name).toBe(`polluraamat-${YEAR}-${extract.code.slice(0, 4)}.zip`)
  expect(blob?.size).toBeGreaterThan(1000)
  saved.mockRestore()
})
it('checks a code: the same, then what was changed', async () => {
  const farm = await openHarvested()
  const extract = await keep(farm)
  const { user } = await renderPage('book')
  await user.click(await screen.findByRole('button', { name: text.verifyOf(extract.code) }))
  const check = await card(text.check)
  await check.findByText(text.same)
  await farm.does(addField, { body: { name: 'Mäealune', area: 7 } })
  await user.click(check.getByRole('button', { name: text.verify }))
  await check.findByText(text.changed(3))
  expect(check.getByText(`${text.table.fields}: ${text.change.added}`)).toBeDefined()
})
it('says that a code is none, and that nobody here has it', async () => {
  const farm = await openHarvested()
  const { user } = await renderPage('book')
  const check = await card(text.check)
  await user.type(check.getByLabelText(text.code), 'abc')
  await user.click(check.getByRole('button', { name: text.verify }))
  await check.findByText(text.checkWrong)
  await user.clear(check.getByLabelText(text.code))
  await user.type(check.getByLabelText(text.code), 'zzzz zzzz zzzz zzzz')
  await user.click(check.getByRole('button', { name: text.verify }))
  await (await card(text.check)).findByText(text.checkUnknown)
  expect(await farm.untilSent(checkExtract)).toEqual([{ query: { code: 'ZZZZZZZZZZZZZZZZ' } }])
})
it('loads what could not be loaded', async () => {
  const farm = await openHarvested()
  farm.refuses(listExtracts)
  const { user } = await renderPage('book')
  await screen.findByText(text.loadFailed)
  farm.lets(listExtracts)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  await card(text.extracts)
})
it('says that rows could not be counted, and counts them again', async () => {
  const farm = await openHarvested()
  farm.refuses(previewBook)
  const { user } = await renderPage('book')
  await screen.findByText(text.previewFailed)
  farm.lets(previewBook)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  await card(text.lacks)
})
