import { act, screen, waitFor, within } from '@testing-library/react'
import { addField, deleteField, listFields } from '@vagu/core/fields/contract'
import {
  acceptRotationYear,
  changeRotationCell,
  changeRotationCells,
  getRotation,
} from '@vagu/core/rotation/contract'
import { changeKsm } from '@vagu/core/settings/contract'
import { expect, it } from 'vitest'
import { type Farm, openFarm, YEAR } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { autosaveText } from '../../ui/autosave/text.ts'
import { uiText } from '../../ui/text.ts'
import { rotationText } from './text.ts'

const FIELD = 'Kodupõld'
const years = (crops: Readonly<Record<number, string>>) =>
  Object.entries(crops).map(([year, crop]) => ({ year: Number(year), mainCrop: { crop } }))
const HISTORY = { 2024: 'taliraps', 2025: 'suvioder', 2026: 'poldhernes' }

async function addWithHistory(farm: Farm, name = FIELD, crops: Readonly<Record<number, string>> = HISTORY) {
  return (await farm.does(addField, { body: { name, area: 10, yearInfo: years(crops) } }))._id
}
const cell = (name: string, year: number, what: string) =>
  screen.findByRole('gridcell', { name: new RegExp(`^${name}, ${year}: ${what}`) })
const brush = (name: string) =>
  within(screen.getByRole('group', { name: rotationText.palette })).getByRole('button', { name })
const storedCrops = async (farm: Farm) =>
  (await farm.does(getRotation, { query: {} })).planned
    .toSorted((a, b) => a.year - b.year)
    .map(({ year, crop }) => [year, crop])

it('says what is missing in a farm without fields', async () => {
  await openFarm()
  await renderPage('cropRotation')
  await screen.findByText(rotationText.emptyTitle)
})
it('loads what could not be loaded', async () => {
  const farm = await openFarm()
  await addWithHistory(farm)
  farm.refuses(getRotation)
  const { user } = await renderPage('cropRotation')
  await screen.findByText(rotationText.loadFailed)
  farm.lets(getRotation)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  await cell(FIELD, 2024, 'Taliraps')
})
it('paints with a crop, marks what conflicts, sums the farm, and stores it', async () => {
  const farm = await openFarm()
  await addWithHistory(farm)
  const { user } = await renderPage('cropRotation')
  const empty = await cell(FIELD, 2027, rotationText.nothing)
  await user.click(brush('Taliraps'))
  await user.click(empty)
  await cell(FIELD, 2027, `Taliraps, ${rotationText.conflicts(1)}`)
  within(screen.getByRole('region', { name: rotationText.foot })).getByRole('rowheader', { name: /Taliraps/ })
  const foot = within(screen.getByRole('region', { name: rotationText.foot }))
  foot.getByRole('rowheader', { name: rotationText.catchCrops })
  const seed = foot.getByRole('rowheader', { name: rotationText.certifiedSeed }).closest('tr')
  expect(seed?.textContent).toContain(rotationText.least(15))
  await foot.findByText(new RegExp(rotationText.seedNote(YEAR).slice(0, 40)))
  await waitFor(async () => expect(await storedCrops(farm)).toEqual([[2027, 'taliraps']]))
  await user.click(brush(rotationText.hand))
  await user.click(await cell(FIELD, 2027, 'Taliraps'))
  const dialog = within(await screen.findByRole('dialog', { name: `${FIELD}, 2027` }))
  dialog.getByText(rotationText.next(2029))
  await user.click(dialog.getByRole('button', { name: 'Suvioder' }))
  await waitFor(async () => expect(await storedCrops(farm)).toEqual([[2027, 'suvioder']]))
})
it('has every field on paper, also those that the window does not draw', async () => {
  const farm = await openFarm()
  const names = Array.from({ length: 60 }, (_, i) => `Põld ${i + 1}`)
  for (const name of names) await addWithHistory(farm, name)
  await renderPage('cropRotation')
  await cell('Põld 1', 2024, 'Taliraps')
  const drawn = (): number =>
    within(screen.getByRole('grid', { name: rotationText.grid })).getAllByRole('rowheader').length
  expect(drawn()).toBeLessThan(60)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(drawn()).toBe(60)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(drawn()).toBeLessThan(60)
})
it('paints by two letters, goes back and forth, locks, and leaves history alone', async () => {
  const farm = await openFarm()
  await addWithHistory(farm)
  const { user } = await renderPage('cropRotation')
  ;(await cell(FIELD, 2024, 'Taliraps')).focus()
  await user.keyboard('tn{ArrowRight}{ArrowRight}{ArrowRight}')
  await waitFor(async () =>
    expect(document.activeElement).toBe(await cell(FIELD, 2027, rotationText.nothing)),
  )
  await user.keyboard('tn')
  await cell(FIELD, 2027, 'Talinisu')
  await user.keyboard('{Control>}z{/Control}')
  await cell(FIELD, 2027, rotationText.nothing)
  await user.keyboard('{Control>}y{/Control}')
  await cell(FIELD, 2027, 'Talinisu')
  await user.keyboard(' ')
  await cell(FIELD, 2027, `Talinisu, ${rotationText.locked}`)
  await waitFor(async () =>
    expect((await farm.does(getRotation, { query: {} })).planned).toMatchObject([
      { crop: 'talinisu', locked: true },
    ]),
  )
  await cell(FIELD, 2024, 'Taliraps')
})
it('asks when somebody else has painted the same cell, and stores what was chosen', async () => {
  const farm = await openFarm()
  const fieldId = await addWithHistory(farm)
  const { user } = await renderPage('cropRotation')
  const empty = await cell(FIELD, 2027, rotationText.nothing)
  await farm.does(changeRotationCell, { params: { fieldId }, body: { year: 2027, crop: 'kaer' } })
  await user.click(brush('Suvioder'))
  await user.click(empty)
  await screen.findByText(rotationText.conflictTitle)
  screen.getByText(rotationText.conflictLine({ name: FIELD, year: 2027, mine: 'suvioder', theirs: 'kaer' }))
  await user.click(screen.getByRole('button', { name: rotationText.keepMine }))
  await waitFor(async () => expect(await storedCrops(farm)).toEqual([[2027, 'suvioder']]))
})
it('keeps what could not be stored, and stores it when the network is back', async () => {
  const farm = await openFarm()
  await addWithHistory(farm)
  const { user } = await renderPage('cropRotation')
  const empty = await cell(FIELD, 2027, rotationText.nothing)
  farm.cannotReach(changeRotationCells)
  await user.click(brush('Suvioder'))
  await user.click(empty)
  await screen.findByText(rotationText.unsaved(1))
  farm.lets(changeRotationCells)
  window.dispatchEvent(new Event('online'))
  await screen.findByText(autosaveText.allSaved)
  expect(await storedCrops(farm)).toEqual([[2027, 'suvioder']])
})
it('lets go of cells whose field is gone, and stores the others', async () => {
  const farm = await openFarm()
  const gone = await addWithHistory(farm)
  await addWithHistory(farm, 'Kivi')
  const { user } = await renderPage('cropRotation')
  const [empty, other] = [
    await cell(FIELD, 2027, rotationText.nothing),
    await cell('Kivi', 2027, rotationText.nothing),
  ]
  await farm.does(deleteField, { params: { id: gone } })
  await user.click(brush('Suvioder'))
  await user.click(empty)
  await user.click(other)
  await screen.findByText(rotationText.goneField)
  await screen.findByText(autosaveText.allSaved)
  expect(await storedCrops(farm)).toEqual([[2027, 'suvioder']])
})
it('suggests into empty cells, says why, and takes all of it at once', async () => {
  const farm = await openFarm()
  await addWithHistory(farm)
  const { user } = await renderPage('cropRotation')
  await user.click(await screen.findByRole('button', { name: rotationText.suggest }))
  await screen.findByText(rotationText.ghosts(5))
  expect(await storedCrops(farm)).toEqual([])
  await user.click(screen.getByRole('button', { name: rotationText.takeAll }))
  await waitFor(async () => expect(await storedCrops(farm)).toHaveLength(5))
})
it('makes a planned year the main crops, after a look, and takes it back', async () => {
  const farm = await openFarm()
  const fieldId = await addWithHistory(farm)
  const other = await addWithHistory(farm, 'Kivi', { 2026: 'kaer', 2027: 'rukis' })
  for (const id of [fieldId, other])
    await farm.does(changeRotationCell, { params: { fieldId: id }, body: { year: 2027, crop: 'talinisu' } })
  const { user } = await renderPage('cropRotation')
  await user.click(await screen.findByRole('button', { name: rotationText.accept }))
  const dialog = within(await screen.findByRole('dialog', { name: rotationText.acceptTitle }))
  dialog.getByText(rotationText.acceptNew(1))
  dialog.getByRole('checkbox', {
    name: rotationText.acceptOne({ name: 'Kivi', now: 'rukis', planned: 'talinisu' }),
  })
  await user.click(dialog.getByRole('button', { name: rotationText.acceptDo }))
  await screen.findByText(rotationText.accepted(1, 2027))
  expect((await farm.untilSent(acceptRotationYear))[0]).toMatchObject({ body: { overwrite: [] } })
  const cropOf = async (id: string) =>
    (await farm.does(listFields, { query: {} }))
      .find(({ _id }) => _id === id)
      ?.yearInfo.find(({ year }) => year === 2027)?.mainCrop?.crop
  expect([await cropOf(fieldId), await cropOf(other)]).toEqual(['talinisu', 'rukis'])
  await user.click(screen.getByRole('button', { name: uiText.undo }))
  await screen.findByText(rotationText.acceptUndone)
  expect(await cropOf(fieldId)).toBeUndefined()
})
it('says before a year is accepted what breaks a term and which fields stay without a crop', async () => {
  const farm = await openFarm()
  await farm.does(changeKsm, { body: { years: [2026], isOrganic: false } })
  const cereals = { 2023: 'suvinisu', 2024: 'talinisu', 2025: 'suvioder', 2026: 'kaer' }
  const fieldId = await addWithHistory(farm, FIELD, cereals)
  await addWithHistory(farm, 'Kivi')
  await addWithHistory(farm, 'Raba')
  await farm.does(changeRotationCell, { params: { fieldId }, body: { year: 2027, crop: 'kaer' } })
  const { user } = await renderPage('cropRotation')
  await user.click(await screen.findByRole('button', { name: rotationText.accept }))
  const dialog = within(await screen.findByRole('dialog', { name: rotationText.acceptTitle }))
  dialog.getByText(rotationText.acceptViolations(1))
  dialog.getByText(rotationText.acceptAdvice(1))
  dialog.getByText(rotationText.acceptWithoutCrop(2))
})
it('takes of a huge table what has room, and names in few letters what is no crop', async () => {
  const farm = await openFarm()
  await addWithHistory(farm)
  const { user } = await renderPage('cropRotation')
  ;(await cell(FIELD, 2024, 'Taliraps')).focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await waitFor(async () =>
    expect(document.activeElement).toBe(await cell(FIELD, 2027, rotationText.nothing)),
  )
  await user.paste('\u{1F33E}'.repeat(50_000))
  const refusal = await screen.findByText(/Sellist kultuuri ei ole/)
  expect(refusal.textContent.length).toBeLessThan(100)
  await user.paste('Kaer\n'.repeat(200_000))
  await cell(FIELD, 2027, 'Kaer')
  await waitFor(async () => expect(await storedCrops(farm)).toEqual([[2027, 'kaer']]))
})
