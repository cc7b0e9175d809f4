import { listFields } from '@vagu/core/fields/contract'
import { fieldsMenuText } from '../web/src/features/fields/menu/text.ts'
import { orderText } from '../web/src/features/fields/order/text.ts'
import { pathTo } from '../web/src/navigation/paths.ts'
import { uiText } from '../web/src/ui/text.ts'
import { addFields, SEASON } from './farm.ts'
import { expect, test } from './home.ts'

test('a field is drawn to another place, and every list keeps the order', async ({ page, farm }) => {
  await addFields(farm, ['Aas', 'Kodupõld', 'Mäealune'])
  await page.goto(pathTo('fields', { year: SEASON }))
  await page.getByRole('button', { name: fieldsMenuText.menu }).click()
  await page.getByRole('menuitem', { name: orderText.open }).click()
  const dialog = page.getByRole('dialog', { name: orderText.title })
  const handle = await dialog.getByRole('button', { name: orderText.handle('Aas') }).boundingBox()
  const last = await dialog.getByRole('listitem').last().boundingBox()
  if (!handle || !last) throw new Error('the rows are not laid out')
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(last.x + 20, last.y + last.height - 4, { steps: 5 })
  await page.mouse.up()
  await expect(dialog.getByText(orderText.moved('Aas', 3, 3))).toBeAttached()
  await dialog.getByRole('button', { name: uiText.save }).click()
  await expect(page.getByText(orderText.saved)).toBeVisible()
  const fields = await farm.call(listFields, { query: {} })
  expect(fields.map(({ name }) => name)).toEqual(['Kodupõld', 'Mäealune', 'Aas'])
})
