import { addField, listFields } from '@vagu/core/fields/contract'
import { addMaterial } from '@vagu/core/materials/contract'
import { addRequisitePlan, getRequisitePlan } from '@vagu/core/requisite-plan/contract'
import { getRotation } from '@vagu/core/rotation/contract'
import { AN } from '../server/src/testing/supplies.ts'
import { rotationText } from '../web/src/features/rotation/text.ts'
import { autosaveText } from '../web/src/ui/autosave/text.ts'
import { otherCropText } from '../web/src/features/requisite-plan/other-crop-text.ts'
import { yieldGoalsText } from '../web/src/features/yield-goals/text.ts'
import { pathTo } from '../web/src/navigation/paths.ts'
import type { FarmApi } from './farm-api.ts'
import { expect, test } from './home.ts'

const HISTORY = ['taliraps', 'talinisu', 'suvioder', 'poldhernes']

/** Fields with three years of history before the first one that can be planned, and that year. */
async function addWithHistory(farm: FarmApi, names: readonly string[]): Promise<number> {
  const { thisYear } = await farm.call(getRotation, { query: {} })
  for (const [i, name] of names.entries()) {
    const yearInfo = [2, 1, 0].map((before) => ({
      year: thisYear - before,
      mainCrop: { crop: HISTORY[(i + before) % HISTORY.length] ?? '' },
    }))
    await farm.call(addField, { body: { name, area: 10, yearInfo } })
  }
  return thisYear + 1
}

test('from three past years to an accepted next year, and to its goals', async ({ page, farm }) => {
  const year = await addWithHistory(farm, ['Aas', 'Kodupõld', 'Mäealune'])
  await page.goto(pathTo('cropRotation'))
  const cell = (name: string, of: number) =>
    page.getByRole('gridcell', { name: new RegExp(`^${name}, ${of}:`) })
  await page
    .getByRole('group', { name: rotationText.palette })
    .getByRole('button', { name: 'Talinisu' })
    .click()
  const [from, to] = [await cell('Aas', year).boundingBox(), await cell('Mäealune', year).boundingBox()]
  if (!from || !to) throw new Error('the cells are not laid out')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
  await page.mouse.up()
  await expect(cell('Kodupõld', year)).toHaveAccessibleName(/Talinisu/)
  await expect(page.getByText(autosaveText.allSaved)).toBeVisible()
  expect((await farm.call(getRotation, { query: {} })).planned).toHaveLength(3)

  await page.getByRole('button', { name: rotationText.suggest, exact: true }).click()
  await expect(page.getByText(rotationText.ghosts(12))).toBeVisible()
  await page.getByRole('button', { name: rotationText.takeAll }).click()
  await expect(page.getByText(autosaveText.allSaved)).toBeVisible()

  await page.getByRole('button', { name: rotationText.accept }).click()
  const dialog = page.getByRole('dialog', { name: rotationText.acceptTitle })
  await expect(dialog.getByText(rotationText.acceptNew(3))).toBeVisible()
  await dialog.getByRole('button', { name: rotationText.acceptDo }).click()
  await expect(page.getByText(rotationText.accepted(3, year))).toBeVisible()
  const fields = await farm.call(listFields, { query: {} })
  expect(fields.map(({ yearInfo }) => yearInfo.find((info) => info.year === year)?.mainCrop?.crop)).toEqual(
    Array.from({ length: 3 }, () => 'talinisu'),
  )

  await page.goto(pathTo('yieldPlanning', { year }))
  const crop = page.getByRole('region', { name: 'Talinisu' })
  await crop.getByRole('textbox', { name: yieldGoalsText.fill }).fill('6')
  await crop.getByRole('button', { name: yieldGoalsText.fillDo, exact: true }).click()
  await expect(crop.getByText(/180 t/)).toBeVisible()
})

test('another crop is tried from a cell of the plan, and nothing is stored', async ({ page, farm }) => {
  const year = (await farm.call(getRotation, { query: {} })).thisYear + 1
  const crops = { Kodupõld: 'talinisu', Kaeramaa: 'kaer' }
  const { _id: requisiteId } = await farm.call(addMaterial, { body: AN })
  // 270 kg on each hectare of wheat, 100 on each of oats
  for (const [name, crop] of Object.entries(crops)) {
    const body = { name, area: 10, yearInfo: [{ year, mainCrop: { crop } }] }
    const { _id: fieldId } = await farm.call(addField, { body })
    const line = { fieldId, year, type: 'fertilizer', requisiteId, name: AN.name } as const
    const amount = crop === 'kaer' ? 100 : 270
    await farm.call(addRequisitePlan, { body: { ...line, amount, unit: 'kg/ha', timeframe: 'SPRING' } })
  }
  const planned = () => farm.call(getRequisitePlan, { params: { year }, query: {} })
  const before = await planned()

  await page.goto(pathTo('cropRotation'))
  await page.getByRole('gridcell', { name: new RegExp(`^Kodupõld, ${year}: Talinisu`) }).click()
  await page.getByRole('button', { name: rotationText.tryCrop }).click()
  const dialog = page.getByRole('dialog', { name: otherCropText.title })
  await expect(dialog.getByRole('combobox', { name: otherCropText.field })).toHaveValue('Kodupõld')
  await dialog.getByRole('combobox', { name: otherCropText.crop }).click()
  await page.getByRole('option', { name: /^Kaer/ }).click()
  await expect(dialog.getByRole('table', { name: otherCropText.table })).toContainText(
    /3\s700\skg → 2\s000\skg/,
  )

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${pathTo('requisitePlan', { year })}$`))
  expect(await planned()).toEqual(before)
})
