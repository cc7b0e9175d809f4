import { screen, waitFor, within } from '@testing-library/react'
import { addField, changeField, getField } from '@vagu/core/fields/contract'
import { expect, it } from 'vitest'
import { openFarm, type Farm, YEAR } from '../../../testing/farm.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { addFields } from '../../../testing/steps.ts'
import { editorText } from '../../../map/editor/text.ts'
import { cropsText } from '../../../entities/crops/text.ts'
import { uiText } from '../../../ui/text.ts'
import { fieldsPageText } from '../text.ts'

async function openForm(id: string, year = YEAR) {
  const page = await renderPage('fields', { year, rest: `#${id}` })
  const dialog = within(await screen.findByRole('dialog', { name: fieldsPageText.editTitle }))
  await dialog.findByRole('textbox', { name: fieldsPageText.name })
  const press = (name: string) => page.user.click(dialog.getByRole('button', { name }))
  return { ...page, dialog, press, save: () => press(uiText.save) }
}
const sentBy = async (farm: Farm) => (await farm.untilSent(changeField)).at(-1)?.body

/** A field whose boundary became another one with the season. */
async function addMovedField(farm: Farm): Promise<string> {
  const [id = '', other = ''] = await addFields(farm, ['Kodupõld', 'Mäealune'])
  const field = await farm.does(getField, { params: { id } })
  const { mapData } = await farm.does(getField, { params: { id: other } })
  const yearInfo = [{ year: YEAR - 1, mainCrop: { crop: 'oder' } }, ...field.yearInfo]
  const body = { ...field, yearInfo, mapData, shapeFrom: YEAR }
  await farm.does(changeField, { params: { id }, body })
  return id
}

it('stores the variety, the area of the main crop and a crop beside it', async () => {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  const { user, dialog, press, save } = await openForm(id)
  await user.type(dialog.getByRole('textbox', { name: fieldsPageText.variety }), 'Skagen')
  await user.type(dialog.getByRole('textbox', { name: fieldsPageText.mainCropArea }), '4')
  await press(fieldsPageText.addFirstOtherCrop)
  const row = within(dialog.getByRole('listitem', { name: fieldsPageText.otherCropNumber(1) }))
  await user.type(row.getByRole('combobox', { name: fieldsPageText.otherCrop }), 'punane ristik{Enter}')
  const area = row.getByRole('textbox', { name: fieldsPageText.area })
  await user.type(area, '6')
  await save()
  expect(area.getAttribute('aria-invalid')).toBe('true')
  await row.findByText(/ei saa olla suurem kui põld \(5 ha\)/)
  await user.clear(area)
  await user.type(area, '2,5')
  await save()
  expect(await sentBy(farm)).toMatchObject({
    yearInfo: [
      {
        year: YEAR,
        mainCrop: { crop: 'talinisu', variety: 'Skagen' },
        mainCropArea: 4,
        otherCrops: [{ use: 'UNDERSOWN', crop: 'punane_ristik', area: 2.5 }],
      },
    ],
  })
})
it('lists what the farm grows from 3 years back to next year first, then all others', async () => {
  const farm = await openFarm()
  const crops = {
    [YEAR - 4]: 'suvinisu',
    [YEAR - 3]: 'suvioder',
    [YEAR - 1]: 'kaer',
    [YEAR]: 'kaer',
    [YEAR + 1]: 'rukis',
  }
  const yearInfo = Object.entries(crops).map(([year, crop]) => ({ year: Number(year), mainCrop: { crop } }))
  const { _id } = await farm.does(addField, { body: { name: 'Kodupõld', area: 4, yearInfo } })
  const { user, dialog } = await openForm(_id)
  await user.clear(dialog.getByRole('combobox', { name: fieldsPageText.mainCrop }))
  const group = (await screen.findByText(cropsText.ownCrops)).closest<HTMLElement>('.mantine-Combobox-group')
  const own = within(group ?? document.body).getAllByRole('option')
  const names = ['Kaer', 'Suvioder', 'Talirukis']
  expect(own.map(({ textContent }) => textContent)).toEqual(
    names.map((name) => expect.stringMatching(new RegExp(`^${name}`)) as string),
  )
  expect(screen.getByText(uiText.all).compareDocumentPosition(own[0] ?? document)).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  )
})
it('takes a crop beside the main one away', async () => {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  const { dialog, press, save } = await openForm(id)
  await press(fieldsPageText.addFirstOtherCrop)
  await press(fieldsPageText.removeOtherCrop(1))
  expect(dialog.queryByRole('listitem', { name: fieldsPageText.otherCropNumber(1) })).toBeNull()
  await save()
  expect((await sentBy(farm))?.yearInfo).toEqual([{ year: YEAR, mainCrop: { crop: 'talinisu' } }])
})
it('keeps what needs not be seen folded, under a line that says what it holds', async () => {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  const { user, dialog, press, save } = await openForm(id)
  expect(dialog.getByText(fieldsPageText.folds.seasonHold)).toBeDefined()
  await press(fieldsPageText.folds.season(YEAR))
  await user.click(dialog.getByRole('radio', { name: fieldsPageText.farmingModes.ORGANIC }))
  await press(fieldsPageText.folds.life)
  await user.type(dialog.getByRole('textbox', { name: fieldsPageText.firstYear }), '2024')
  await user.type(dialog.getByRole('textbox', { name: fieldsPageText.lastYear }), '2020')
  await save()
  await dialog.findByText('Viimane hooaeg ei saa olla enne esimest')
  await user.clear(dialog.getByRole('textbox', { name: fieldsPageText.lastYear }))
  await save()
  expect(await sentBy(farm)).toMatchObject({
    firstYear: 2024,
    lastYear: null,
    yearInfo: [{ year: YEAR, farmingMode: 'ORGANIC' }],
  })
})
it('says that a typed area is not that of the shape, and keeps it', async () => {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  const { user, dialog, save } = await openForm(id)
  expect(dialog.queryByText(/nagu sisestasite/)).toBeNull()
  await user.type(dialog.getByRole('textbox', { name: fieldsPageText.area }), '4')
  await dialog.findByText(/Kontuuri järgi 5,\d+\sha, \d+% rohkem/)
  await save()
  expect(await sentBy(farm)).toMatchObject({ area: 4 })
})
it('lets a changed shape hold from the season on, unless it mends the line of all', async () => {
  const farm = await openFarm()
  const id = await addMovedField(farm)
  const { user, dialog, press, save } = await openForm(id)
  expect(dialog.queryByText(fieldsPageText.shapeFrom)).toBeNull()
  await press(fieldsPageText.takeLastShape)
  const fromYear = dialog.getByRole<HTMLInputElement>('radio', { name: fieldsPageText.shapeFromYear(YEAR) })
  expect(fromYear.checked).toBe(true)
  await user.click(dialog.getByRole('radio', { name: fieldsPageText.shapeMended }))
  await user.click(fromYear)
  await save()
  expect(await sentBy(farm)).toMatchObject({ shapeFrom: YEAR })
})
it('has a button that deletes the chosen corner, for whoever has no key and no right button', async () => {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  const { mapData } = await farm.does(getField, { params: { id } })
  const { user, dialog, press, save } = await openForm(id)
  await user.click(await dialog.findByRole('button', { name: editorText.edit }))
  expect(dialog.queryByRole('button', { name: editorText.deleteCorner })).toBeNull()
  await user.tab()
  await press(editorText.deleteCorner)
  expect(dialog.queryByRole('button', { name: editorText.deleteCorner })).toBeNull()
  await save()
  const ring = mapData?.geometry.rings[0] ?? []
  expect((await sentBy(farm))?.mapData?.geometry.rings[0]).toHaveLength(ring.length - 1)
})
it('brings back by undo what was drawn before another boundary was taken in its place', async () => {
  const farm = await openFarm()
  const id = await addMovedField(farm)
  const { mapData: drawn } = await farm.does(getField, { params: { id } })
  const { dialog, press, save } = await openForm(id)
  await dialog.findByRole('button', { name: editorText.edit })
  await press(fieldsPageText.takeLastShape)
  expect(dialog.queryByRole('button', { name: fieldsPageText.takeLastShape })).toBeNull()
  await press(editorText.undo)
  await dialog.findByRole('button', { name: fieldsPageText.takeLastShape })
  await press(editorText.redo)
  await press(editorText.undo)
  await save()
  const corners = (await sentBy(farm))?.mapData?.geometry.rings[0] ?? []
  const before = drawn?.geometry.rings[0] ?? []
  expect(corners).toHaveLength(before.length)
  for (const [i, { lat, lng }] of corners.entries()) {
    expect(lat).toBeCloseTo(before[i]?.lat ?? 0, 6)
    expect(lng).toBeCloseTo(before[i]?.lng ?? 0, 6)
  }
})
it('mends the line of all seasons', async () => {
  const farm = await openFarm()
  const id = await addMovedField(farm)
  const { user, dialog, press, save } = await openForm(id)
  await press(fieldsPageText.takeLastShape)
  await user.click(dialog.getByRole('radio', { name: fieldsPageText.shapeMended }))
  await save()
  const body = await sentBy(farm)
  expect(body?.mapData).toBeTruthy()
  expect(body?.shapeFrom ?? null).toBeNull()
})
it('shows the shape of an older season, and up to when it held', async () => {
  const farm = await openFarm()
  const id = await addMovedField(farm)
  const { dialog } = await openForm(id, YEAR - 1)
  await dialog.findByText(fieldsPageText.shapeUntil(YEAR - 1))
  expect(dialog.queryByText(fieldsPageText.takeShapeArea)).toBeNull()
})
it('says which field lies on the same ground, as when two people draw one, and stores it as it is', async () => {
  const farm = await openFarm()
  const id = await addMovedField(farm)
  const { dialog, press, save } = await openForm(id)
  await dialog.findByText(/^Kattub põlluga Mäealune 5,\d\d\sha ulatuses\. Maa, mis on kahel põllul/)
  await press(fieldsPageText.takeLastShape)
  await waitFor(() => expect(dialog.queryByText(/Kattub/)).toBeNull())
  await save()
  expect(await sentBy(farm)).toMatchObject({ name: 'Kodupõld' })
})
it('lays the shapes of two versions over each other where both were changed', async () => {
  const farm = await openFarm()
  const id = await addMovedField(farm)
  const { press, dialog, save } = await openForm(id)
  await press(fieldsPageText.takeLastShape)
  const { mapData: _shape, ...stored } = await farm.does(getField, { params: { id } })
  await farm.does(changeField, { params: { id }, body: { ...stored, name: 'Kodunurm' } })
  await save()
  await dialog.findByText(fieldsPageText.conflictTitle)
  dialog.getByText(fieldsPageText.shapesApartText)
  await dialog.findAllByText(/^(Teie muudatus|Salvestatud), 5,\d+\sha$/)
})
it('lays the map that is drawn on over the whole page, and Escape brings back the window alone', async () => {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  const { user, dialog } = await openForm(id)
  await user.click(await dialog.findByRole('button', { name: editorText.larger }))
  const smaller = dialog.getByRole('button', { name: editorText.smaller })
  expect(smaller.closest('[popover=manual]')).not.toBeNull()
  await user.keyboard('{Escape}')
  const larger = await dialog.findByRole('button', { name: editorText.larger })
  expect(larger.closest('[popover]')).toBeNull()
  dialog.getByRole('textbox', { name: fieldsPageText.name })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: fieldsPageText.editTitle })).toBeNull())
})
it('shows both versions of a field that was changed meanwhile, and keeps mine where that is chosen', async () => {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  const { press, dialog, save, user } = await openForm(id)
  const { mapData: _shape, ...stored } = await farm.does(getField, { params: { id } })
  await farm.does(changeField, { params: { id }, body: { ...stored, name: 'Esimene' } })
  const name = dialog.getByRole('textbox', { name: fieldsPageText.name })
  await user.clear(name)
  await user.type(name, 'Teine')
  await save()
  await dialog.findByText(fieldsPageText.conflictTitle)
  for (const text of ['Esimene', 'Teine']) dialog.getByRole('cell', { name: text })
  await press(uiText.keepMine)
  await screen.findByText(uiText.changed)
  expect((await farm.does(getField, { params: { id } })).name).toBe('Teine')
})
