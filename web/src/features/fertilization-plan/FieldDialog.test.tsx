import { defaultScheduler, notifyManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { changeFertilizationPlan, getFertilizationPlan } from '@vagu/core/fertilization-plan/contract'
import { FieldPlanDraft } from '@vagu/core/fertilization-plan/schema'
import { addField } from '@vagu/core/fields/contract'
import { messageOf } from '@vagu/core/messages'
import { addSoilSample } from '@vagu/core/soil-samples/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { jobsText } from '../../entities/jobs/text.ts'
import { historyText } from '../../records/history/text.ts'
import { newId } from '../../lib/new-id.ts'
import { type Farm, openFarm, YEAR } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { fieldPlanText } from './field-text.ts'
import { cutsText, planHistoryText, soilPartText } from './part-text.ts'
import { planText } from './text.ts'
import { autosaveText } from '../../ui/autosave/text.ts'

const FIELD = 'Kodupõld'

const addGrown = async (farm: Farm, crop: string) => {
  const yearInfo = [{ year: YEAR, mainCrop: { crop } }]
  return (await farm.does(addField, { body: { name: FIELD, area: 10, yearInfo } }))._id
}
const planOf = async (farm: Farm) =>
  (await farm.does(getFertilizationPlan, { query: { year: String(YEAR) } })).fields[0]?.plan

async function plan(farm: Farm, fieldId: string, change: object): Promise<void> {
  const updatedAt = (await planOf(farm))?.updatedAt ?? null
  const draft = FieldPlanDraft.parse({ fieldId, crop: 'korreliste_rohumaa', updatedAt, ...change })
  await farm.does(changeFertilizationPlan, { body: { year: YEAR, fields: [draft] } })
}
async function openWindow() {
  const { user } = await renderPage('fertilizationPlan')
  await user.click(await screen.findByRole('button', { name: planText.openField(FIELD) }))
  const dialog = within(await screen.findByRole('dialog', { name: fieldPlanText.title(FIELD, YEAR) }))
  return { user, dialog }
}
const fertilizer = (cut: number | null) => ({
  _id: newId(),
  name: 'AN 34,4',
  fertilizerKind: 'MINERAL_FERTILIZER',
  nutrient: { N: 34.4, P: 0, K: 0 },
  amount: 100,
  unit: 'kg/ha',
  timeframe: 'SPRING',
  cut,
})
const rowsIn = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

it('parts the nitrogen of grass over its cuts, and names what is for none', async () => {
  const farm = await openFarm()
  const fieldId = await addGrown(farm, 'korreliste_rohumaa')
  const overrideN = { kg: 100, reason: 'kava' }
  await plan(farm, fieldId, { overrideN, fertilizations: [fertilizer(1), fertilizer(null)] })
  const { user, dialog } = await openWindow()
  await user.type(dialog.getByRole('textbox', { name: cutsText.count }), '1,5')
  await user.tab()
  await waitFor(() => dialog.getByText(messageOf('wrongNumber')))
  await user.clear(dialog.getByRole('textbox', { name: cutsText.count }))
  await user.type(dialog.getByRole('textbox', { name: cutsText.count }), '2')
  await user.tab()
  expect(rowsIn(await dialog.findByRole('table', { name: cutsText.table }))).toEqual([
    [cutsText.cut(1), '50', '0', '34,4', cutsText.lacking(15.6)],
    [cutsText.cut(2), '50', '0', '0', cutsText.lacking(50)],
  ])
  dialog.getByText(cutsText.ofNoCut(34.4))
  await waitFor(async () => expect((await planOf(farm))?.cuts).toBe(2))
})
it.each([
  ['talinisu', 1],
  ['poldhernes', 0],
])('says of %s what may be added where fertilizer is broadcast before sowing', async (crop, count) => {
  const farm = await openFarm()
  await plan(farm, await addGrown(farm, crop), { crop, goalYield: 6 })
  const { dialog } = await openWindow()
  await dialog.findByRole('region', { name: planText.elements.N })
  expect(dialog.queryAllByText(jobsText.beforeSowHint)).toHaveLength(count)
})
it('asks no cuts of a crop that is harvested once', async () => {
  const farm = await openFarm()
  await addGrown(farm, 'talinisu')
  const { dialog } = await openWindow()
  expect(dialog.queryByRole('textbox', { name: cutsText.count })).toBeNull()
})
it('shows the soil now and before, and how much lime the field needs', async () => {
  const farm = await openFarm()
  const fieldId = await addGrown(farm, 'talinisu')
  const sample = { fieldId, methodP: 'MEHLICH3', phMethod: 'KCL' } as const
  await farm.does(addSoilSample, { body: { ...sample, date: '2020-04-02', ph: 5.4, mg: 90 } })
  await farm.does(addSoilSample, { body: { ...sample, date: '2026-04-02', ph: 5.8, mg: 120, b: 0.6 } })
  const { user, dialog } = await openWindow()
  expect(
    rowsIn(dialog.getByRole('table', { name: soilPartText.table })).map(([name, , , change]) => [
      name,
      change,
    ]),
  ).toEqual([
    [soilPartText.elements.mg, soilPartText.change(30)],
    [soilPartText.elements.b, soilPartText.noBefore],
  ])
  await user.type(dialog.getByRole('textbox', { name: soilPartText.lime }), '4')
  await user.tab()
  await dialog.findByText(soilPartText.limeState(0, 4))
  dialog.getByText(soilPartText.product('Tolmpõlevkivituhk', 75, { rate: 5.33, turns: 1 }))
  await waitFor(async () => expect((await planOf(farm))?.limeNeed).toBe(4))
})
describe('what is typed while the server answers slowly', () => {
  const goalBox = () => screen.getByRole('textbox', { name: fieldPlanText.goal })
  const limeBox = () => screen.getByRole('textbox', { name: soilPartText.lime })

  it('stands when an earlier save is answered and the plan is read again, and is stored after it', async () => {
    const farm = await openFarm()
    await addGrown(farm, 'talinisu')
    const { user, dialog } = await openWindow()
    const answerSave = farm.holds(changeFertilizationPlan)
    await user.type(goalBox(), '7')
    await user.tab()
    await farm.untilSent(changeFertilizationPlan)
    await user.type(limeBox(), '4')
    const answerPlan = farm.holds(getFertilizationPlan)
    answerSave()
    answerPlan()
    await screen.findByText(autosaveText.allSaved)
    expect(limeBox()).toHaveProperty('value', '4')
    expect(limeBox()).toBe(document.activeElement)
    await user.tab()
    await dialog.findByText(soilPartText.limeState(0, 4))
    await waitFor(async () => expect(await planOf(farm)).toMatchObject({ goalYield: 7, limeNeed: 4 }))
  })
  it('stands all the time, however late the page hears of what was stored', async () => {
    notifyManager.setScheduler((tell) => setTimeout(tell, 50))
    onTestFinished(() => notifyManager.setScheduler(defaultScheduler))
    const farm = await openFarm()
    await addGrown(farm, 'talinisu')
    const { user, dialog } = await openWindow()
    await user.type(limeBox(), '4')
    await user.tab()
    await dialog.findByText(soilPartText.limeState(0, 4))
    const seen: string[] = []
    const watch = new MutationObserver(() => seen.push((limeBox() as HTMLInputElement).value))
    watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    await screen.findByText(autosaveText.saving)
    await screen.findByText(autosaveText.allSaved)
    watch.disconnect()
    expect([...new Set(seen)]).toEqual(['4'])
  })
  it('stands when it was left before the save is answered', async () => {
    const farm = await openFarm()
    await addGrown(farm, 'talinisu')
    const { user } = await openWindow()
    const answerSave = farm.holds(changeFertilizationPlan)
    await user.type(goalBox(), '7')
    await user.tab()
    await farm.untilSent(changeFertilizationPlan)
    await user.type(limeBox(), '4')
    await user.tab()
    answerSave()
    await waitFor(async () => expect(await planOf(farm)).toMatchObject({ goalYield: 7, limeNeed: 4 }))
    expect(limeBox()).toHaveProperty('value', '4')
    expect(goalBox()).toHaveProperty('value', '7')
  })
  it('stands when the plan that comes was read before it was stored', async () => {
    const farm = await openFarm()
    await addGrown(farm, 'talinisu')
    const { user } = await openWindow()
    const answerPlan = farm.holds(getFertilizationPlan)
    await farm.does(addField, { body: { name: 'Teine', area: 5, yearInfo: [] } })
    await user.type(limeBox(), '4')
    await user.tab()
    answerPlan()
    await waitFor(async () => expect((await planOf(farm))?.limeNeed).toBe(4))
    await screen.findByText(autosaveText.allSaved)
    expect(limeBox()).toHaveProperty('value', '4')
  })
})
it('keeps a figure that was typed when Escape closes the window', async () => {
  const farm = await openFarm()
  await addGrown(farm, 'talinisu')
  const { user } = await openWindow()
  await user.type(screen.getByRole('textbox', { name: soilPartText.lime }), '4')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(async () => expect((await planOf(farm))?.limeNeed).toBe(4))
})
it('takes an earlier state of the plan again', async () => {
  const farm = await openFarm()
  const fieldId = await addGrown(farm, 'korreliste_rohumaa')
  await plan(farm, fieldId, { goalYield: 20, fertilizations: [fertilizer(1)] })
  await plan(farm, fieldId, { goalYield: 30, fertilizations: [] })
  const { user, dialog } = await openWindow()
  await user.click(dialog.getByRole('button', { name: planHistoryText.open }))
  const name = planHistoryText.name(FIELD, YEAR)
  const history = within(await screen.findByRole('dialog', { name: historyText.title(name) }))
  await history.findByText(planHistoryText.lines.fertilizations)
  await user.click(history.getByRole('button', { name: /^Taasta seis/ }))
  await screen.findByText(historyText.restored(name))
  await waitFor(async () =>
    expect(await planOf(farm)).toMatchObject({
      goalYield: 20,
      fertilizations: [{ name: 'AN 34,4', cut: 1 }],
    }),
  )
})
