/** Tests that text typed in a window of planning and buying is never thrown away without a question. */
import { screen } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { addRequisitePlan } from '@vagu/core/requisite-plan/contract'
import { changeRotationCell } from '@vagu/core/rotation/contract'
import { addStockEntry } from '@vagu/core/stock/contract'
import { changeSupplySetting } from '@vagu/core/supplies/contract'
import { it, expect } from 'vitest'
import { stockEntryText } from '../entities/stock/text.ts'
import { dayPlannerText } from '../features/day-planner/text.ts'
import { actionText } from '../features/fertilization-plan/action-text.ts'
import { ownManureText } from '../features/fertilization-plan/own-manure-text.ts'
import { planText } from '../features/fertilization-plan/text.ts'
import { divisionText } from '../features/fields/division/text.ts'
import { fieldsMenuText } from '../features/fields/menu/text.ts'
import { orderText } from '../features/fields/order/text.ts'
import { rotationText } from '../features/rotation/text.ts'
import { stockText } from '../features/stock/text.ts'
import { suppliesText } from '../features/supplies/text.ts'
import { recordsText } from '../records/text.ts'
import { openFarm, YEAR } from '../testing/farm.ts'
import {
  anyBox,
  beginning,
  box,
  leaveEachWay,
  named,
  type OpenForm,
  press,
  topWindow,
  typeAndLeave,
} from '../testing/leaving.ts'
import { renderPage } from '../testing/render-page.tsx'
import { addFields, addJobsTo, ploughing } from '../testing/steps.ts'
import { addFertilizer, NITRATE } from '../testing/stock.ts'

const [HOME, HILL] = ['Kodupõld', 'Mäealune'] as const

const FORMS: readonly OpenForm[] = [
  {
    name: 'what came of an order',
    page: 'suppliesPlan',
    open: async (user) => {
      await press(user, suppliesText.makeOrder)
      const received = suppliesText.receivedLine(NITRATE)
      await user.click(await screen.findByRole('checkbox', { name: received }))
    },
    input: () => box(suppliesText.batchNo),
  },
  {
    name: 'how a material is bought',
    page: 'suppliesPlan',
    open: (user) => press(user, suppliesText.open(NITRATE)),
    input: named('supplier'),
  },
  {
    name: 'what went out of the store',
    page: 'stock',
    open: (user) => press(user, stockText.decrease),
    input: () => box(stockEntryText.amount),
  },
  {
    name: 'a fertilizer for several fields',
    page: 'fertilizationPlan',
    open: async (user) => {
      await user.click(await screen.findByRole('checkbox', { name: planText.chooseAll }))
      await press(user, actionText.addProduct)
    },
    input: anyBox,
  },
  {
    name: 'animals of the farm',
    page: 'fertilizationPlan',
    open: async (user) => {
      await press(user, ownManureText.add)
      await press(user, ownManureText.addAnimal)
    },
    input: () => box(ownManureText.count),
  },
  {
    name: 'another day of a planned job',
    page: 'dayPlanner',
    open: async (user) => {
      await press(user, beginning(dayPlannerText.more('')))
      await user.click(await screen.findByRole('menuitem', { name: dayPlannerText.moveOther }))
    },
    input: named('day'),
  },
  {
    name: 'a field that is joined',
    page: 'fields',
    open: async (user) => {
      await press(user, recordsText.menuOf(HOME))
      await user.click(await screen.findByRole('menuitem', { name: divisionText.merge }))
    },
    input: () => box(divisionText.name),
  },
]

/** A farm whose fields want a fertilizer that it has not bought, and a job that waits for its day. */
async function fillFarm(): Promise<void> {
  const farm = await openFarm()
  const [fieldId = ''] = await addFields(farm, [HOME, HILL])
  const requisiteId = await addFertilizer(farm, NITRATE)
  const line = { fieldId, year: YEAR, type: 'fertilizer', requisiteId, name: NITRATE } as const
  await farm.does(addRequisitePlan, { body: { ...line, amount: 270, unit: 'kg/ha', timeframe: 'SPRING' } })
  const pack = {
    requisiteId,
    unit: 'kg',
    packSize: 500,
    pricePerUnit: 0.36,
    supplier: 'Baltic Agro',
  } as const
  await farm.does(changeSupplySetting, { body: { ...pack, updatedAt: null } })
  const there = { requisiteId, unit: 'kg', type: 'CURRENT_BALANCE', amount: 100 } as const
  await farm.does(addStockEntry, { body: { ...there, date: '2026-05-19' } })
  const waits = { status: 'PLANNED', date: `${YEAR}-01-01`, endDate: null, plannedYear: YEAR }
  await addJobsTo(farm, [ploughing(fieldId, waits)])
}

it.each(FORMS)('$name is not left without a question', async (form) => {
  await fillFarm()
  await typeAndLeave(form)
})

it('another order of the fields is not left without a question', async () => {
  await fillFarm()
  const page = await renderPage('fields')
  await press(page.user, fieldsMenuText.menu)
  await page.user.click(await screen.findByRole('menuitem', { name: orderText.open }))
  const handle = async () => (await topWindow()).findByRole('button', { name: orderText.handle(HILL) })
  ;(await handle()).focus()
  await page.user.keyboard('{ArrowUp}')
  const first = async () => (await topWindow()).getAllByRole('listitem')[0]?.textContent
  await leaveEachWay(page, async () => expect(await first()).toContain(HILL))
})

it('a crop that shall be replaced by the plan is not left without a question', async () => {
  const farm = await openFarm()
  const yearInfo = [{ year: YEAR + 1, mainCrop: { crop: 'rukis' } }]
  const { _id: fieldId } = await farm.does(addField, { body: { name: HOME, area: 5, yearInfo } })
  await farm.does(changeRotationCell, { params: { fieldId }, body: { year: YEAR + 1, crop: 'kaer' } })
  const page = await renderPage('cropRotation')
  await press(page.user, rotationText.accept)
  const years = await (await topWindow()).findByRole('combobox', { name: rotationText.acceptYear })
  await page.user.click(years)
  await page.user.click(await screen.findByRole('option', { name: String(YEAR + 1) }))
  const ticked = async () => (await topWindow()).findByRole('checkbox')
  await page.user.click(await ticked())
  await leaveEachWay(page, async () => expect(await ticked()).toHaveProperty('checked', true))
})
