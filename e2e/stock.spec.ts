/** The stock: what came by a delivery note is sprayed, lacks, is counted, and what is left stands beside the next job. */
import { listFields } from '@vagu/core/fields/contract'
import { addMaterial, listMaterials } from '@vagu/core/materials/contract'
import { addRequisitePlan } from '@vagu/core/requisite-plan/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import { listSupplyOrders } from '@vagu/core/supplies/contract'
import { fungicide } from '../server/src/testing/farm.ts'
import { jpeg } from '../server/src/testing/pictures.ts'
import { materialsText } from '../web/src/entities/materials/text.ts'
import { photosText } from '../web/src/entities/photos/text.ts'
import { stockEntryText } from '../web/src/entities/stock/text.ts'
import { countText } from '../web/src/features/stock/count/text.ts'
import { receiptText } from '../web/src/features/stock/entry/text.ts'
import { ledgerText } from '../web/src/features/stock/ledger/text.ts'
import { stockText } from '../web/src/features/stock/text.ts'
import { suppliesText } from '../web/src/features/supplies/text.ts'
import { warningsText } from '../web/src/features/warnings/text.ts'
import { pathTo } from '../web/src/navigation/paths.ts'
import { uiText } from '../web/src/ui/text.ts'
import { addCertifiedWorker, addFields, jobOf, SEASON } from './farm.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'
import { asTestFile } from './photo-screen.ts'

const WORKER = 'Mari Kask'
const PRODUCT = fungicide.name
const spraying = jobOf(CATEGORY.plantProtection, 'spraying')
const spaced = (text: string): RegExp => new RegExp(text.replaceAll(' ', '\\s'))

test('what came is sprayed, what lacks is told and found, a count sets it right, and what plans lack is ordered', async ({
  page,
  farm,
}) => {
  await addFields(farm, ['Kodupõld'])
  await addCertifiedWorker(farm, WORKER)
  await farm.call(addMaterial, { body: fungicide })

  // receive
  await page.goto(pathTo('stock'))
  await page.getByRole('button', { name: stockText.receive }).click()
  const receipt = page.getByRole('dialog', { name: stockEntryText.add.INCREASE })
  await receipt.getByRole('textbox', { name: stockEntryText.date }).fill('01.06.2025')
  await receipt.getByRole('textbox', { name: stockEntryText.supplier }).fill('Agrosaar')
  await receipt.getByRole('combobox', { name: stockEntryText.material }).click()
  await page.getByRole('option', { name: PRODUCT }).click()
  await receipt.getByRole('textbox', { name: stockEntryText.amount }).fill('5')
  await receipt.getByRole('textbox', { name: stockEntryText.price }).fill('18,50')
  await receipt
    .locator('input[data-photos=album]')
    .setInputFiles(await asTestFile(await jpeg(), 'saateleht.jpg'))
  await expect(receipt.getByRole('button', { name: photosText.open(1) })).toBeVisible()
  await receipt.getByRole('button', { name: uiText.save }).click()
  await expect(page.getByText(receiptText.saved(1))).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: PRODUCT })
  await expect(row).toContainText(spaced('5 l'))
  await expect(row).toContainText(spaced('92,50 €'))

  // spray
  await page.goto(pathTo('addJob'))
  const form = new JobFormScreen(page)
  await form.chooseJob(spraying.jobCategory.name)
  await form.typeDay('10.06.2025')
  await form.pickFields(['Kodu'])
  await form.takeWorker(WORKER)
  await form.takeChemical(PRODUCT, '0,9')
  await expect(form.form.getByText(spaced(stockEntryText.left('5 l')))).toBeVisible()
  await form.form.getByRole('textbox', { name: new RegExp(`^${materialsText.rate}`) }).fill('1,2')
  await expect(form.form.getByText(spaced(stockEntryText.leftOver('5 l', '1 l')))).toBeVisible()
  await form.completeSpraying('09:00', 39)
  await form.save()

  // what lacks
  await page.goto(pathTo('warnings'))
  await page
    .getByRole('link', { name: new RegExp(`^${warningsText.openPage.stock}`) })
    .first()
    .click()
  await page.getByText(ledgerText.periods.all, { exact: true }).click()
  await expect(page.getByText(spaced(ledgerText.undocumentedText('1 l')))).toBeVisible()
  await expect(page.getByRole('table', { name: ledgerText.lines })).toContainText(
    stockEntryText.types.DYNAMIC_FIXUP,
  )

  // count
  await page.goto(pathTo('stockCount'))
  const input = page.getByRole('textbox', { name: countText.amountOf(PRODUCT) })
  await input.fill('2,5')
  await page.reload()
  await expect(input).toHaveValue('2,5')
  await expect(page.getByText(spaced(stockEntryText.difference('\\+2,5 l')))).toBeVisible()
  await input.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText(countText.savedAll(1))).toBeVisible()
  await page.getByRole('link', { name: countText.toStock }).click()
  await expect(row).toContainText(spaced('2,5 l'))

  // order: 2 l on each of the 5 hectares are planned twice, 2,5 l are there
  const { _id: requisiteId } = (await farm.call(listMaterials, {})).find(({ name }) => name === PRODUCT) ?? {}
  const [field] = await farm.call(listFields, { query: {} })
  await farm.call(addRequisitePlan, {
    body: {
      fieldId: field?._id ?? '',
      year: SEASON,
      type: 'chemical',
      requisiteId: requisiteId ?? null,
      name: PRODUCT,
      amount: 2,
      unit: 'l/ha',
      times: 2,
      timeframe: 'SUMMER',
    },
  })
  await page.goto(pathTo('suppliesPlan', { year: SEASON }))
  await page.getByRole('button', { name: suppliesText.open(PRODUCT) }).click()
  const buying = page.getByRole('dialog', { name: PRODUCT })
  await buying.getByRole('textbox', { name: suppliesText.packSize }).fill('5')
  await buying.getByRole('textbox', { name: suppliesText.supplier }).fill('Agrosaar')
  await buying.getByRole('button', { name: suppliesText.save }).click()
  await expect(buying).toBeHidden()
  await page.getByRole('button', { name: suppliesText.makeOrder }).click()
  await page.getByRole('button', { name: suppliesText.markOrdered }).click()
  await expect(page.getByText(suppliesText.buyNone)).toBeVisible()
  const orders = await farm.call(listSupplyOrders, { query: { year: String(SEASON) } })
  // one of the two uses is done by the spraying: 10 l are left, 7,5 l lack
  expect(orders).toMatchObject([{ supplier: 'Agrosaar', lines: [{ name: PRODUCT, amount: 10, packs: 2 }] }])
})
