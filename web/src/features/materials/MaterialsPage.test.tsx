import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import {
  addMaterial,
  changeMaterial,
  deleteMaterial,
  listMaterials,
  listUnsavedMaterials,
} from '@vagu/core/materials/contract'
import type { MaterialType } from '@vagu/core/materials/schema'
import { describe, expect, it } from 'vitest'
import { fungicide } from '../../../../server/src/testing/farm.ts'
import { fertilizerText } from '../../entities/materials/fertilizer-text.ts'
import { seedTreatmentText } from '../../entities/materials/seed-treatment-text.ts'
import { materialsText } from '../../entities/materials/text.ts'
import { historyText } from '../../records/history/text.ts'
import { recordsText } from '../../records/text.ts'
import { openOption } from '../../testing/choose-option.ts'
import { openFarm } from '../../testing/farm.ts'
import { closeApp, renderPage } from '../../testing/render-page.tsx'
import { addEarlyHarvest } from '../../testing/steps.ts'
import { uiText } from '../../ui/text.ts'
import { formText } from './form/text.ts'
import { materialsHistoryText } from './history/text.ts'
import { materialsPageText } from './text.ts'
import { unsavedText } from './unsaved/text.ts'

const PAGES = [
  ['seeds', 'seed'],
  ['fertilizers', 'fertilizer'],
  ['chemicals', 'chemical'],
  ['supplies', 'material'],
] as const
const PLAIN = { ingredients: [], workDelayDays: null, harvestDelayDays: null, usageTimes: null }
/** One material of each page. */
const OURS = {
  seed: { ...PLAIN, name: 'Meie seeme', type: 'seed', subtype: 'talinisu', seedCertificate: 'OTS' },
  fertilizer: {
    ...PLAIN,
    name: 'Meie väetis',
    type: 'fertilizer',
    subtype: 'FERTILIZER_LIMESTONE',
    subtypeVariant: 'LUBIVAETIS',
  },
  chemical: { ...PLAIN, ...fungicide, name: 'Meie mürk' },
  material: { ...PLAIN, name: 'Meie kile', type: 'material' },
} as const
const TWINE = { ...PLAIN, name: 'Pallinöör', type: 'material' } as const

/** Opens the form of a new material. */
async function add(user: UserEvent, type: MaterialType) {
  const [button] = await screen.findAllByRole('button', { name: materialsPageText.add[type] })
  if (button) await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: materialsPageText.add[type] })
  const name = await within(dialog).findByRole('combobox', { name: formText.name })
  const save = () => user.click(within(dialog).getByRole('button', { name: uiText.save }))
  return { dialog: within(dialog), name, save }
}

describe.each(PAGES)('the page of %s', (key, type) => {
  it('says what they are for where there are none', async () => {
    await openFarm()
    await renderPage(key)
    await screen.findByText(materialsPageText.emptyTitle[type])
    screen.getByText(materialsPageText.emptyText[type])
  })
  it('shows its own materials alone, and loads them again where they could not be loaded', async () => {
    const farm = await openFarm()
    for (const body of Object.values(OURS)) await farm.does(addMaterial, { body })
    farm.refuses(listMaterials)
    const { user } = await renderPage(key)
    const reload = await screen.findByRole('button', { name: uiText.reload })
    farm.lets(listMaterials)
    await user.click(reload)
    await screen.findByRole('button', { name: OURS[type].name })
    expect(screen.queryAllByRole('button', { name: /^Meie / })).toHaveLength(1)
  })
})
it('stores a material, and says that its name is there already', async () => {
  const farm = await openFarm()
  await farm.does(addMaterial, { body: TWINE })
  const { user } = await renderPage('supplies')
  const form = await add(user, 'material')
  await user.type(form.name, 'PALLINÖÖR')
  await form.dialog.findByText(formText.sameName('Pallinöör'))
  await user.clear(form.name)
  await user.type(form.name, 'Kile')
  await form.save()
  await screen.findByRole('button', { name: 'Kile' })
  expect(await farm.untilSent(addMaterial)).toMatchObject([{ body: { name: 'Kile', type: 'material' } }])
})
it('keeps in the form what is typed while a save is on its way, and stores it next', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('supplies')
  const form = await add(user, 'material')
  await user.type(form.name, 'Kile')
  const answer = farm.holds(addMaterial)
  await form.save()
  await farm.untilSent(addMaterial)
  await user.type(form.name, ' must')
  answer()
  await screen.findByText(recordsText.savedBefore)
  expect(form.name).toHaveProperty('value', 'Kile must')
  await form.save()
  await screen.findByRole('button', { name: 'Kile must' })
  expect(await farm.untilSent(changeMaterial)).toMatchObject([{ body: { name: 'Kile must' } }])
})
it('takes a deleted material back', async () => {
  const farm = await openFarm()
  await farm.does(addMaterial, { body: TWINE })
  const { user } = await renderPage('supplies')
  const menu = recordsText.menuOf('Pallinöör', materialsPageText.columns.menu)
  await user.click(await screen.findByRole('button', { name: menu }))
  await user.click(await screen.findByRole('menuitem', { name: recordsText.delete }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: recordsText.delete }))
  await screen.findByText(materialsPageText.deleted('Pallinöör'))
  await screen.findByText(materialsPageText.emptyTitle.material)
  await user.click(screen.getByRole('button', { name: uiText.undo }))
  await screen.findByText(materialsPageText.restored('Pallinöör'))
  await screen.findByRole('button', { name: 'Pallinöör' })
})
it('brings back a material that was deleted long ago', async () => {
  const farm = await openFarm()
  const { _id: id } = await farm.does(addMaterial, { body: TWINE })
  await farm.does(deleteMaterial, { params: { id } })
  const { user } = await renderPage('supplies')
  const list = materialsHistoryText.deleted.material
  await user.click(await screen.findByRole('button', { name: list }))
  const dialog = within(await screen.findByRole('dialog', { name: list }))
  await user.click(await dialog.findByRole('button', { name: historyText.bringBackOf('Pallinöör') }))
  await screen.findByText(historyText.broughtBack('Pallinöör'))
  await dialog.findByText(historyText.noneDeleted)
  expect((await farm.does(listMaterials, {})).map(({ name }) => name)).toEqual(['Pallinöör'])
})
it('tells of a product that the register lacks with the sentence of the job form', async () => {
  await openFarm()
  const { user } = await renderPage('chemicals')
  const form = await add(user, 'chemical')
  await user.type(form.name, 'Olematu vahend')
  await form.dialog.findByText(materialsText.notInRegister)
})
it('asks of a fertilizer that the register lacks whether it is in one', async () => {
  const farm = await openFarm()
  const { user } = await renderPage('fertilizers')
  const form = await add(user, 'fertilizer')
  await user.type(form.name, 'Meie segu')
  await form.dialog.findByText(formText.fertilizerNotFound)
  const register = within(form.dialog.getByRole('group', { name: fertilizerText.register }))
  await user.click(register.getByText(fertilizerText.registered.VAETIS_MUU))
  await waitFor(() => expect(form.dialog.queryByText(formText.fertilizerNotFound)).toBeNull())
  await form.save()
  await screen.findByRole('button', { name: 'Meie segu' })
  expect(farm.sent(addMaterial)).toMatchObject([{ body: { subtypeVariant: 'VAETIS_MUU' } }])
})
it('does not ask of a seed when it was dressed: that is of each sowing', async () => {
  const farm = await openFarm()
  const { _id: requisiteId } = await farm.does(addMaterial, { body: OURS.chemical })
  const coating = { name: OURS.chemical.name, requisiteId, amount: 0.6, unit: 'l/t' }
  await farm.does(addMaterial, { body: { ...OURS.seed, coating } })
  const { user } = await renderPage('seeds')
  await user.click(await screen.findByRole('button', { name: OURS.seed.name }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('combobox', { name: new RegExp(`^${materialsText.coating}`) })
  expect(dialog.queryByRole('textbox', { name: seedTreatmentText.on })).toBeNull()
})
it('asks again for the materials that jobs carry', async () => {
  const farm = await openFarm()
  await addEarlyHarvest(farm)
  farm.refuses(listUnsavedMaterials)
  const { user } = await renderPage('chemicals')
  const line = (await screen.findByText(unsavedText.loadFailed)).closest('[role=status]')
  farm.lets(listUnsavedMaterials)
  if (line instanceof HTMLElement) await user.click(within(line).getByRole('button', { name: uiText.reload }))
  await screen.findByText(unsavedText.line(1))
})
it('says beforehand that a material of another type goes to its own page', async () => {
  await openFarm()
  const { user } = await renderPage('supplies')
  const { dialog, name, save } = await add(user, 'material')
  await user.type(name, 'Minu lubi')
  const type = dialog.getByRole('combobox', { name: new RegExp(`^${materialsText.typeLabel}`) })
  await openOption(user, type, materialsText.type.fertilizer)
  await dialog.findByText(formText.otherPage(materialsText.page.fertilizer))
  await user.click(dialog.getByText(materialsText.fertilizerSubtypes.FERTILIZER_LIMESTONE))
  await save()
  await screen.findByText(uiText.saved)
  await screen.findByRole('heading', { name: materialsPageText.emptyTitle.material })
  closeApp()
  await renderPage('fertilizers')
  await screen.findByRole('button', { name: 'Minu lubi' })
})
