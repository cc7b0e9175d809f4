import { screen, waitFor, within } from '@testing-library/react'
import { changeFertilizationPlan, getFertilizationPlan } from '@vagu/core/fertilization-plan/contract'
import { FieldPlanDraft } from '@vagu/core/fertilization-plan/schema'
import { addField } from '@vagu/core/fields/contract'
import { listJobs } from '@vagu/core/jobs/batch-contract'
import { addJob } from '@vagu/core/jobs/contract'
import { addMaterial } from '@vagu/core/materials/contract'
import { addSoilSample } from '@vagu/core/soil-samples/contract'
import { changeYieldGoals } from '@vagu/core/yield-goals/contract'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { newId } from '../../lib/new-id.ts'
import { type Farm, openFarm, YEAR } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { autosaveText } from '../../ui/autosave/text.ts'
import { uiText } from '../../ui/text.ts'
import { actionText } from './action-text.ts'
import { applicationText, dutyText, fieldPlanText } from './field-text.ts'
import { balanceText, paperText, planText } from './text.ts'

const FIELD = 'Kodupõld'
const FERTILIZER = {
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  subtypeVariant: 'VAETIS_REGISTRIST',
  fertilizerKind: 'MINERAL_FERTILIZER',
} as const

interface Wanted {
  readonly name?: string
  readonly area?: number
  readonly crop?: string | null
  readonly goal?: number | null
}
async function addPlanned(
  farm: Farm,
  { name = FIELD, area = 12.4, crop = 'talinisu', goal = 6 }: Wanted = {},
) {
  const yearInfo = crop === null ? [] : [{ year: YEAR, mainCrop: { crop } }]
  const { _id: fieldId } = await farm.does(addField, { body: { name, area, yearInfo } })
  if (crop !== null && goal !== null)
    await farm.does(changeYieldGoals, {
      params: { year: YEAR },
      body: { yields: [{ fieldId, crop, perHa: goal, unit: 't' }] },
    })
  return fieldId
}
const addAn = (farm: Farm) =>
  farm.does(addMaterial, {
    body: { ...FERTILIZER, name: 'AN 34,4', nutrient: { N: 34.4, P: 0, K: 0 } },
  })
const planOf = async (farm: Farm, fieldId: string) => {
  const { fields } = await farm.does(getFertilizationPlan, { query: { year: String(YEAR) } })
  return fields.find((field) => field.fieldId === fieldId)?.plan
}
const ratesOf = async (farm: Farm, fieldId: string) =>
  (await planOf(farm, fieldId))?.fertilizations.map(({ name, amount }) => [name, amount]) ?? []
const rowOf = async (name = FIELD) => {
  const open = await screen.findByRole('button', { name: planText.openField(name) })
  const row = open.closest('tr')
  if (!row) throw new Error('the field has no row')
  return within(row)
}
async function openField(user: UserEvent, name = FIELD) {
  await user.click(await screen.findByRole('button', { name: planText.openField(name) }))
  return within(await screen.findByRole('dialog', { name: fieldPlanText.title(name, YEAR) }))
}
async function fillForm(user: UserEvent, dialog: Awaited<ReturnType<typeof openField>>, rate: string) {
  await user.click(await dialog.findByRole('combobox', { name: applicationText.product }))
  await user.click(await screen.findByRole('option', { name: /AN 34,4/ }))
  await user.type(dialog.getByRole('textbox', { name: applicationText.rate }), rate)
  await user.click(dialog.getByRole('radio', { name: planText.timeframes.SPRING }))
}

it('says what is missing in a farm without fields', async () => {
  await openFarm()
  await renderPage('fertilizationPlan')
  await screen.findByText(planText.emptyTitle)
})
it('loads what could not be loaded', async () => {
  const farm = await openFarm()
  await addPlanned(farm)
  farm.refuses(getFertilizationPlan)
  const { user } = await renderPage('fertilizationPlan')
  await screen.findByText(planText.loadFailed)
  farm.lets(getFertilizationPlan)
  await user.click(screen.getByRole('button', { name: uiText.reload }))
  await rowOf()
})
it('names what is missing, and leads to where it is set', async () => {
  const farm = await openFarm()
  await addPlanned(farm, { goal: null })
  await addPlanned(farm, { name: 'Nurk', crop: null })
  await renderPage('fertilizationPlan')
  const row = await rowOf()
  expect(row.getAllByText(planText.missingShort.goal)).toHaveLength(3)
  expect(row.getByRole('link', { name: planText.ways.goal }).getAttribute('href')).toContain(String(YEAR))
  row.getByRole('link', { name: planText.ways.phosphorusClass })
  ;(await rowOf('Nurk')).getByRole('link', { name: planText.ways.crop })
})
it('plans a fertilizer on a field, changes its rate, takes it out, and goes back', async () => {
  const farm = await openFarm()
  const fieldId = await addPlanned(farm)
  await addAn(farm)
  const { user } = await renderPage('fertilizationPlan')
  ;(await rowOf()).getByText(planText.sum(0, 0, 140))
  const dialog = await openField(user)
  await user.click(dialog.getByRole('button', { name: fieldPlanText.add }))
  await fillForm(user, dialog, '300')
  await dialog.findByText(/N 103,2, P 0, K 0/)
  await user.click(dialog.getByRole('button', { name: applicationText.addTo(1) }))
  await (await rowOf()).findByText(planText.sum(0, 103.2, 140))
  await waitFor(async () => expect(await ratesOf(farm, fieldId)).toEqual([['AN 34,4', 300]]))

  await user.click(dialog.getByRole('button', { name: fieldPlanText.editOf('AN 34,4') }))
  const rate = await dialog.findByRole('textbox', { name: applicationText.rate })
  await user.clear(rate)
  await user.type(rate, '407,5')
  await user.click(dialog.getByRole('button', { name: applicationText.save }))
  await (await rowOf()).findByText(planText.sufficiency.enough)
  await waitFor(async () => expect(await ratesOf(farm, fieldId)).toEqual([['AN 34,4', 407.5]]))

  await user.click(dialog.getByRole('button', { name: fieldPlanText.removeOf('AN 34,4') }))
  await screen.findByText(fieldPlanText.removed('AN 34,4'))
  await waitFor(async () => expect(await ratesOf(farm, fieldId)).toEqual([]))
  await user.click(dialog.getByRole('button', { name: fieldPlanText.close }))
  await user.click(screen.getByRole('button', { name: autosaveText.stepBack }))
  await waitFor(async () => expect(await ratesOf(farm, fieldId)).toEqual([['AN 34,4', 407.5]]))
})
it('tells a wrong input at its place, and adds nothing', async () => {
  const farm = await openFarm()
  const fieldId = await addPlanned(farm)
  const { user } = await renderPage('fertilizationPlan')
  const dialog = await openField(user)
  await user.click(dialog.getByRole('button', { name: fieldPlanText.add }))
  await user.type(await dialog.findByRole('textbox', { name: applicationText.rate }), '-5')
  await user.click(dialog.getByRole('button', { name: applicationText.addTo(1) }))
  dialog.getByText(applicationText.required)
  dialog.getByText('Number peab olema positiivne')
  expect(await ratesOf(farm, fieldId)).toEqual([])
})
it('adds one fertilizer to all chosen fields at once, and takes it back at once', async () => {
  const farm = await openFarm()
  const ids = [await addPlanned(farm), await addPlanned(farm, { name: 'Mäealune', area: 7.35 })]
  await addAn(farm)
  const { user } = await renderPage('fertilizationPlan')
  await rowOf('Mäealune')
  await user.click(screen.getByRole('checkbox', { name: planText.chooseAll }))
  const bar = within(screen.getByRole('region', { name: planText.selection }))
  bar.getByText(actionText.selected(2, 19.75))
  await user.click(bar.getByRole('button', { name: actionText.addProduct }))
  const dialog = within(await screen.findByRole('dialog', { name: applicationText.title(2) }))
  await fillForm(user, dialog, '200')
  await user.click(dialog.getByRole('button', { name: applicationText.addTo(2) }))
  const both = [[['AN 34,4', 200]], [['AN 34,4', 200]]]
  await waitFor(async () => expect(await Promise.all(ids.map((id) => ratesOf(farm, id)))).toEqual(both))
  const message = await screen.findByText(applicationText.added(2))
  await user.click(
    within(message.closest('[role]') ?? document.body).getByRole('button', { name: planText.undo }),
  )
  await waitFor(async () => expect(await Promise.all(ids.map((id) => ratesOf(farm, id)))).toEqual([[], []]))
})
it('sets a need with a reason, and shows where a figure comes from', async () => {
  const farm = await openFarm()
  const fieldId = await addPlanned(farm)
  const { user } = await renderPage('fertilizationPlan')
  const dialog = await openField(user)
  const nitrogen = within(dialog.getByRole('region', { name: planText.elements.N }))
  await user.click(nitrogen.getByRole('button', { name: new RegExp(planText.lines.base) }))
  nitrogen.getByText(/pikk\.ee/)
  await user.click(nitrogen.getByRole('button', { name: fieldPlanText.override }))
  const form = within(nitrogen.getByRole('form', { name: fieldPlanText.overrideOf(planText.elements.N) }))
  await user.type(form.getByRole('textbox', { name: fieldPlanText.amount }), '90')
  await user.click(form.getByRole('button', { name: fieldPlanText.save }))
  form.getByText('Kohustuslik väli')
  await user.type(form.getByRole('textbox', { name: fieldPlanText.reason }), 'põud')
  await user.click(form.getByRole('button', { name: fieldPlanText.save }))
  await nitrogen.findByText(fieldPlanText.overridden(90, 'põud'))
  await waitFor(async () =>
    expect((await planOf(farm, fieldId))?.overrideN).toEqual({ kg: 90, reason: 'põud' }),
  )
})
it('shows both versions where two people planned the same field', async () => {
  const farm = await openFarm()
  const fieldId = await addPlanned(farm)
  const { user } = await renderPage('fertilizationPlan')
  const dialog = await openField(user)
  const other = FieldPlanDraft.parse({ fieldId, updatedAt: null, crop: 'talinisu', goalYield: 5 })
  await farm.does(changeFertilizationPlan, { body: { year: YEAR, fields: [other] } })
  const goal = dialog.getByRole('textbox', { name: fieldPlanText.goal })
  await user.type(goal, '7')
  await user.tab()
  await screen.findByText(planText.conflictTitle(FIELD))
  await user.click(dialog.getByRole('button', { name: fieldPlanText.close }))
  await user.click(screen.getByRole('button', { name: uiText.keepMine }))
  await waitFor(async () => expect((await planOf(farm, fieldId))?.goalYield).toBe(7))
})
it('asks what becomes of a plan whose field has another crop now', async () => {
  const farm = await openFarm()
  const fieldId = await addPlanned(farm)
  const before = FieldPlanDraft.parse({ fieldId, updatedAt: null, crop: 'suvioder', goalYield: 4 })
  await farm.does(changeFertilizationPlan, { body: { year: YEAR, fields: [before] } })
  const { user } = await renderPage('fertilizationPlan')
  ;(await rowOf()).getByText(planText.madeFor('Suvioder'))
  const dialog = await openField(user)
  await user.click(dialog.getByRole('button', { name: fieldPlanText.keep }))
  await waitFor(async () => expect(await planOf(farm, fieldId)).toMatchObject({ crop: 'talinisu' }))
})
it('suggests the cheapest mix of what the farm has, and takes it into the plan', async () => {
  const farm = await openFarm()
  const fieldId = await addPlanned(farm)
  await addAn(farm)
  await farm.does(addMaterial, {
    body: { ...FERTILIZER, name: 'Karbamiid', nutrient: { N: 46.2, P: 0, K: 0 } },
  })
  const { user } = await renderPage('fertilizationPlan')
  const dialog = await openField(user)
  await user.click(dialog.getByRole('button', { name: actionText.suggest }))
  await user.type(await dialog.findByRole('textbox', { name: actionText.priceOf('AN 34,4') }), '300')
  await user.type(dialog.getByRole('textbox', { name: actionText.priceOf('Karbamiid') }), '450')
  await user.click(dialog.getByRole('button', { name: actionText.find }))
  await user.click(await dialog.findByRole('button', { name: actionText.accept }))
  await waitFor(async () => expect(await ratesOf(farm, fieldId)).toEqual([['AN 34,4', 407]]))
})
it('makes planned jobs of the plan, once', async () => {
  const farm = await openFarm()
  const fieldId = await addPlanned(farm)
  const application = {
    _id: newId(),
    name: 'AN 34,4',
    amount: 200,
    unit: 'kg/ha',
    timeframe: 'SPRING',
    fertilizerKind: 'MINERAL_FERTILIZER',
    nutrient: { N: 34.4, P: 0, K: 0 },
  }
  const plan = FieldPlanDraft.parse({
    fieldId,
    updatedAt: null,
    crop: 'talinisu',
    fertilizations: [application],
  })
  await farm.does(changeFertilizationPlan, { body: { year: YEAR, fields: [plan] } })
  const { user } = await renderPage('fertilizationPlan')
  await rowOf()
  await user.click(screen.getByRole('button', { name: actionText.makeJobs }))
  await user.click(await screen.findByRole('button', { name: actionText.makeJobsDo(1) }))
  await screen.findByText(actionText.made(1))
  const jobs = await farm.does(listJobs, { query: { year: String(YEAR) } })
  expect(jobs.map(({ status, plannedYear }) => [status, plannedYear])).toEqual([['PLANNED', YEAR]])
  ;(await rowOf()).getByText(fieldPlanText.isJob)
  await user.click(screen.getByRole('button', { name: actionText.makeJobs }))
  await screen.findByText(actionText.makeJobsNone)
})
it('has the balance and the paper with its nine items', async () => {
  const farm = await openFarm()
  await addPlanned(farm)
  const { user } = await renderPage('fertilizationPlan')
  await rowOf()
  await user.click(screen.getByRole('radio', { name: planText.tabs.balance }))
  const balance = within(await screen.findByRole('table', { name: balanceText.table }))
  balance.getByText('-120')
  await user.click(screen.getByRole('radio', { name: planText.tabs.print }))
  const sheet = within(await screen.findByRole('article', { name: paperText.title(YEAR) }))
  sheet.getByText(FIELD)
  for (let item = 1; item <= 9; item++) sheet.getByRole('columnheader', { name: new RegExp(`^${item}\\.`) })
})
it('counts phosphorus and potassium by the newest sample', async () => {
  const farm = await openFarm()
  const fieldId = await addPlanned(farm)
  await farm.does(addSoilSample, {
    body: { fieldId, date: '2025-10-01', methodP: 'MEHLICH3', p: 46, k: 110 },
  })
  await renderPage('fertilizationPlan')
  const row = await rowOf()
  row.getByText(planText.sum(0, 0, 17.04))
  row.getByText(planText.sum(0, 0, 34.28))
})
it('shows in the cell how much manure is there beside what the law allows', async () => {
  const farm = await openFarm()
  const fieldId = await addPlanned(farm)
  const slurry = {
    _id: newId(),
    name: 'Läga',
    amount: 50,
    unit: 'm3/ha',
    timeframe: 'SPRING',
    fertilizerKind: 'ORGANIC_FERTILIZER',
    organicType: 'VEDELSONNIK',
    nutrient: { N: 3.6, P: 0.4, K: 2.1 },
  }
  const plan = FieldPlanDraft.parse({ fieldId, updatedAt: null, crop: 'talinisu', fertilizations: [slurry] })
  await farm.does(changeFertilizationPlan, { body: { year: YEAR, fields: [plan] } })
  await renderPage('fertilizationPlan')
  const row = await rowOf()
  row.getByText('50 m³/ha')
  row.getByText('puudu 77 kg/ha')
  expect(row.getByText(planText.manureCap(180, 170)).dataset['above']).toBe('true')
  expect(row.getByText(planText.manureCap(20, 25)).dataset['above']).toBeUndefined()
})
it('says whether the farm must have the plan, and why', async () => {
  const farm = await openFarm()
  await addPlanned(farm, { area: 60 })
  await renderPage('fertilizationPlan')
  const note = await screen.findByRole('note', { name: dutyText.label })
  expect(note.textContent).toContain(dutyText.withoutNitrogen('60\u00A0ha'))
  expect(note.textContent).toContain('Veeseadus § 162 lg 3')
})
it('names the fields that get nitrogen without a plan', async () => {
  const farm = await openFarm()
  const fieldId = await addPlanned(farm, { area: 60 })
  const body = {
    fieldId,
    status: 'DONE' as const,
    jobCategory: { name: 'Väetamine' },
    job: { name: 'Väetamine' },
    area: 60,
    date: `${YEAR}-05-04`,
    endDate: `${YEAR}-05-04`,
    requisites: [
      {
        ...FERTILIZER,
        name: 'AN 34,4',
        nutrient: { N: 34.4, P: 0, K: 0 },
        amount: 100,
        unit: 'kg/ha' as const,
      },
    ],
  }
  await farm.does(addJob, { body })
  await renderPage('fertilizationPlan')
  const note = await screen.findByRole('note', { name: dutyText.label })
  expect(note.textContent).toContain(dutyText.owed('60\u00A0ha', [FIELD]))
})
