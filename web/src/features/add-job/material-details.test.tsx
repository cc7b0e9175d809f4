/** Details that the material block of a job asks for, and what a material brings along. */
import { screen, waitFor, within } from '@testing-library/react'
import { addJobs } from '@vagu/core/jobs/contract'
import { addMaterial } from '@vagu/core/materials/contract'
import { messageOf } from '@vagu/core/messages'
import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { fungicide } from '../../../../server/src/testing/farm.ts'
import { jobFormText } from '../../entities/job-form/text.ts'
import { jobsText } from '../../entities/jobs/text.ts'
import { seedTreatmentText } from '../../entities/materials/seed-treatment-text.ts'
import { materialsText } from '../../entities/materials/text.ts'
import { monitoringText } from '../../entities/monitoring/text.ts'
import { chooseOption, openOption } from '../../testing/choose-option.ts'
import { openFarm } from '../../testing/farm.ts'
import { JobFormScreen } from '../../testing/job-form.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields, jobOf } from '../../testing/steps.ts'
import { uiText } from '../../ui/text.ts'

const FIELD = 'Kodupõld'
const SPRAYING = jobOf(CATEGORY.plantProtection, 'spraying').jobCategory.name
const labelled = (label: string) => new RegExp(`^${label}`)

async function openSpraying() {
  const { user } = await renderPage('addJob')
  const form = new JobFormScreen(user)
  await form.chooseCategory(SPRAYING)
  return { user, form }
}
const select = (type: 'chemical' | 'fertilizer' | 'seed') =>
  screen.findByRole('combobox', { name: materialsText.type[type] })

it('opens a folded part for what is wrong there, and begins anew with another type', async () => {
  await addFields(await openFarm(), [FIELD])
  const { user, form } = await openSpraying()
  await chooseOption(user, await select('chemical'), ['Minu vahend', uiText.addNew('Minu vahend')])
  const block = within(await screen.findByRole('group', { name: 'Minu vahend' }))
  await block.findByText(materialsText.notInRegister)
  await user.type(block.getByRole('textbox', { name: labelled(materialsText.rate) }), '1')
  const variant = await block.findByRole('combobox', { name: labelled(materialsText.variant) })
  await openOption(user, variant, materialsText.variants.DESIKANT)
  const more = block.getByRole('button', { name: materialsText.more })
  await user.click(more)
  const days = { name: labelled(materialsText.harvestDelayDays) }
  await user.type(await block.findByRole('textbox', days), '0')
  await user.click(more)
  await user.click(block.getByRole('button', { name: materialsText.details }))
  await waitFor(() => expect(block.queryByRole('textbox', days)).toBeNull())
  await form.pickFields([FIELD])
  await form.save()
  await waitFor(() => expect(document.activeElement).toBe(block.getByRole('textbox', days)))
  block.getByText(messageOf('positiveOrNothing'))

  const type = block.getByRole('combobox', { name: labelled(materialsText.typeLabel) })
  await openOption(user, type, materialsText.type.fertilizer)
  await waitFor(() => expect(screen.queryByRole('textbox', days)).toBeNull())
  const mineral = { name: materialsText.fertilizerKinds.MINERAL_FERTILIZER }
  expect(await block.findByRole('radio', mineral)).toHaveProperty('checked', true)
})
it('takes a material with its note, its amount and what is looked for; a mixture fertilizes too', async () => {
  const farm = await openFarm()
  await addFields(farm, [FIELD])
  await farm.does(addMaterial, {
    body: {
      name: 'Meie herbitsiid',
      type: 'chemical',
      subtype: 'PMA_TKV_TOIME_LIIK_HERBITSIID',
      subtypeVariant: 'TKV_MUU',
      ingredients: [{ name: 'Glüfosaat', code: 'glufosaat' }],
      note: 'Keldris',
      amount: 2.5,
      unit: 'l/ha',
      inspections: [{ inspectionType: 'UMBROHUD', target: 'ORASHEIN' }],
    },
  })
  const { user } = await openSpraying()
  await chooseOption(user, await select('chemical'), ['meie', 'Meie herbitsiid'])
  const block = within(await screen.findByRole('group', { name: 'Meie herbitsiid' }))
  expect(await block.findByRole('textbox', { name: labelled(materialsText.rate) })).toHaveProperty(
    'value',
    '2,5',
  )
  await user.click(block.getByRole('button', { name: materialsText.details }))
  await block.findByText('Keldris')
  const row = within(await screen.findByRole('group', { name: monitoringText.row(1) }))
  expect(row.getByRole('combobox', { name: labelled(monitoringText.target) })).toHaveProperty(
    'value',
    'Orashein',
  )
  row.getByText(monitoringText.suggestionHint)

  const also = labelled(jobFormText.alsoFertilizing)
  expect(screen.queryByText(also)).toBeNull()
  await user.click(screen.getByRole('button', { name: jobsText.addFertilizer }))
  await user.type(await select('fertilizer'), 'AN')
  await user.tab()
  await user.click(await screen.findByRole('button', { name: materialsText.addNow }))
  await screen.findByRole('group', { name: 'AN' })
  await screen.findByText(also)
  await screen.findByText(jobsText.spreading)
})
it('asks of the own seed when it was dressed, and by whom, which is not after the sowing', async () => {
  const farm = await openFarm()
  await addFields(farm, [FIELD])
  const { name } = await farm.does(addMaterial, { body: { ...fungicide, name: 'Meie puhis' } })
  const coating = { name, amount: 0.6, unit: 'l/t' }
  const seed = { name: 'Meie oder', type: 'seed', subtype: 'suvioder', seedCertificate: 'OTS' } as const
  await farm.does(addMaterial, { body: { ...seed, coating, amount: 200, unit: 'kg/ha' } })
  const { user } = await renderPage('addJob')
  const form = new JobFormScreen(user)
  await form.chooseCategory(jobOf(CATEGORY.sowing, 'sowing').jobCategory.name)
  await form.typeDay('04.05.2026')
  await form.pickFields([FIELD])
  await chooseOption(user, await select('seed'), ['meie', 'Meie oder'])
  const block = within(await screen.findByRole('group', { name: 'Meie oder' }))
  await user.click(await block.findByRole('button', { name: materialsText.details }))
  const on = await block.findByRole('textbox', { name: seedTreatmentText.on })
  await user.type(on, '05.05.2026')
  await user.type(block.getByRole('textbox', { name: seedTreatmentText.by }), 'Jaan Tamm')
  await form.save()
  await block.findByText(messageOf('dressedAfterSowing'))
  await user.clear(on)
  await user.type(on, '20.04.2026')
  await form.save()
  const dressed = { coating: { treatedOn: '2026-04-20', treatedBy: 'Jaan Tamm' } }
  expect(await farm.untilSent(addJobs)).toMatchObject([{ body: [{ requisites: [dressed] }] }])
})
