/** Supplies: from a plan over packs and an order to the stock, and planned jobs of the plan. */
import { addField } from '@vagu/core/fields/contract'
import { addMaterial } from '@vagu/core/materials/contract'
import { addStockEntry, listStockBalances } from '@vagu/core/stock/contract'
import { planText } from '../web/src/features/requisite-plan/text.ts'
import { suppliesText } from '../web/src/features/supplies/text.ts'
import { pathTo } from '../web/src/navigation/paths.ts'
import { chooseOption } from './choose-option.ts'
import type { FarmApi } from './farm-api.ts'
import { expect, test } from './home.ts'
import { beginPrinting, endPrinting } from './paper.ts'
import type { Locator, Page } from '@playwright/test'

const YEAR = 2026
const AN = 'AN 34,4'
const WHEAT = 'Talinisu'

/** Two fields of winter wheat, 102 ha together, and 26,500 kg in the store. */
async function addFarm(farm: FarmApi): Promise<void> {
  const yearInfo = [{ year: YEAR, mainCrop: { crop: 'talinisu' } }]
  for (const [name, area] of [
    ['Kodupõld', 62],
    ['Raba', 40],
  ] as const)
    await farm.call(addField, { body: { name, area, yearInfo } })
  const { _id: requisiteId } = await farm.call(addMaterial, {
    body: {
      name: AN,
      type: 'fertilizer',
      subtype: 'FERTILIZER',
      subtypeVariant: 'VAETIS_REGISTRIST',
      fertilizerKind: 'MINERAL_FERTILIZER',
    },
  })
  const counted = { type: 'CURRENT_BALANCE', date: `${YEAR}-05-01`, amount: 26_500 } as const
  await farm.call(addStockEntry, { body: { requisiteId, unit: 'kg', ...counted } })
}

/** Presses a button that moves away in the meantime, as it does when warnings come above it. */
async function pressAsItMoves(page: Page, button: Locator): Promise<void> {
  await expect(async () => {
    await button.hover()
    await page.mouse.down()
    const isPressed = await button.evaluate((element) => element.matches(':active'))
    // the hand came down on a place that the button had left
    if (!isPressed) {
      await page.getByRole('dialog').getByRole('heading').first().hover()
      await page.mouse.up()
    }
    expect(isPressed).toBe(true)
  }).toPass()
  const before = await button.boundingBox()
  await button.evaluate((element) => element.closest('form')?.style.setProperty('translate', '0 -120px'))
  // more warnings may come meanwhile, and push it the other way
  const moved = Math.abs(((await button.boundingBox())?.y ?? 0) - (before?.y ?? 0))
  expect(moved).toBeGreaterThan((before?.height ?? 0) / 2)
  await page.mouse.up()
}

async function planAn(page: Page, press = (button: Locator): Promise<void> => button.click()): Promise<void> {
  await page.goto(pathTo('requisitePlan', { year: YEAR }))
  await page.getByRole('button', { name: planText.addTo(WHEAT) }).click()
  const dialog = page.getByRole('dialog', { name: planText.dialogAdd(WHEAT, 2) })
  const material = dialog.getByRole('combobox', { name: planText.material })
  await chooseOption(material, AN, page.getByRole('option', { name: AN }))
  await dialog.getByRole('textbox', { name: planText.amount }).fill('270')
  await dialog.getByText(planText.timeframes.SPRING, { exact: true }).click()
  // they come above the button, and would move it away before it is pressed
  await expect(dialog.getByRole('region', { name: planText.verdictsTitle })).toBeVisible()
  await press(dialog.getByRole('button', { name: planText.saveTo(2) }))
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: planText.openLine(AN, 'Raba') })).toBeVisible()
}

async function setPack(page: Page): Promise<void> {
  await page.getByRole('button', { name: suppliesText.open(AN) }).click()
  const dialog = page.getByRole('dialog', { name: AN })
  await dialog.getByRole('textbox', { name: suppliesText.packSize }).fill('500')
  await dialog.getByRole('textbox', { name: suppliesText.price }).fill('0,36')
  await dialog.getByRole('textbox', { name: suppliesText.supplier }).fill('Peipsi Agro')
  await dialog.getByRole('button', { name: suppliesText.save }).click()
  await expect(dialog).toBeHidden()
}

test('plan, order, receive: three bags for what is lacking, and then they lie in the stock', async ({
  signedIn: page,
  farm,
}) => {
  await addFarm(farm)
  await planAn(page)
  await page.getByRole('link', { name: planText.toSupplies }).last().click()
  const row = page.getByRole('row').filter({ hasText: AN })
  await expect(row.getByText(/27\s540\skg/)).toBeVisible()
  await setPack(page)
  await expect(row.getByText(/1\s500\skg/)).toBeVisible()
  await expect(row.getByText(/540,00\s€/)).toBeVisible()

  await beginPrinting(page)
  await expect(page.getByRole('heading', { name: suppliesText.title(YEAR) })).toBeVisible()
  await expect(page.getByRole('button', { name: suppliesText.makeOrder })).toBeHidden()
  await endPrinting(page)

  await page.getByRole('button', { name: suppliesText.makeOrder }).click()
  await expect(page.getByText(suppliesText.buyNone)).toBeVisible()
  await page.getByRole('button', { name: suppliesText.markOrdered }).click()
  // a tick in the moment in which the order begins to be stored would find its box locked
  await expect(page.getByRole('button', { name: suppliesText.markNotOrdered })).toBeVisible()
  await page.getByRole('checkbox', { name: suppliesText.receivedLine(AN) }).click()
  await page.getByRole('button', { name: suppliesText.receive }).click()
  await expect(page.getByText(suppliesText.allReceived)).toBeVisible()
  await expect(row.getByText(/28\s000\skg/)).toBeVisible()
  expect(await farm.call(listStockBalances, { query: {} })).toMatchObject([{ balance: 28_000 }])
})

test('an order is ticked on a phone, and taken back', async ({ signedIn: page, farm }) => {
  await addFarm(farm)
  await planAn(page)
  await page.goto(pathTo('suppliesPlan', { year: YEAR }))
  await setPack(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: suppliesText.makeOrder }).click()
  const received = page.getByRole('checkbox', { name: suppliesText.receivedLine(AN) })
  await received.click()
  await page.getByRole('button', { name: suppliesText.receive }).click()
  await expect(received).toBeChecked()
  await received.click()
  await expect(received).not.toBeChecked()
  expect(await farm.call(listStockBalances, { query: {} })).toMatchObject([{ balance: 26_500 }])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})

test('planned jobs are made of the plan and stand for it', async ({ signedIn: page, farm }) => {
  await addFarm(farm)
  await planAn(page, (button) => pressAsItMoves(page, button))
  await page.getByRole('button', { name: planText.makeJobs }).click()
  await page.getByRole('button', { name: planText.jobsDo(2) }).click()
  await expect(page.getByText(planText.jobsMade(2))).toBeVisible()
  await expect(page.getByText(planText.asJob).first()).toBeVisible()
  await page.goto(pathTo('suppliesPlan', { year: YEAR }))
  const row = page.getByRole('row').filter({ hasText: AN })
  await expect(row.getByText(/27\s540\skg/)).toBeVisible()
})
