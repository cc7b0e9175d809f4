/** Fertilizers and varieties that the tables know are taken over while their names are typed. */
import { screen, waitFor, within } from '@testing-library/react'
import { findFertilizers } from '@vagu/core/fertilizers/find'
import { listLastAdded } from '@vagu/core/jobs/contract'
import { listMaterials } from '@vagu/core/materials/contract'
import { findSeeds } from '@vagu/core/seeds/find'
import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { jobsText } from '../../entities/jobs/text.ts'
import { materialsText } from '../../entities/materials/text.ts'
import { chooseOption } from '../../testing/choose-option.ts'
import { openFarm } from '../../testing/farm.ts'
import { JobFormScreen } from '../../testing/job-form.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields, jobOf } from '../../testing/steps.ts'
import { uiText } from '../../ui/text.ts'

const FIELD = 'Kodupõld'
const { jobCategory, job } = jobOf(CATEGORY.fertilising, 'fertilising')

async function openFertilising() {
  const farm = await openFarm()
  await addFields(farm, [FIELD])
  const { user } = await renderPage('addJob')
  const form = new JobFormScreen(user)
  await form.chooseJob(jobCategory.name, job.name)
  await form.typeDay('10.05.2026')
  await form.pickFields([FIELD])
  return { farm, user, form }
}

it('takes a fertilizer of the table with what it holds', async () => {
  const [dap] = findFertilizers('DAP 18-46')
  const name = dap?.name ?? ''
  const { farm, user, form } = await openFertilising()
  const select = await screen.findByRole('combobox', { name: materialsText.type.fertilizer })
  await chooseOption(user, select, ['da', /DAP 18-46.*N 18, P 20,07, K 0 %/])
  const block = within(await screen.findByRole('group', { name }))
  await block.findByText(/N 18, P 20,07, K 0/)
  await user.click(await block.findByRole('button', { name: materialsText.nutrients('%') }))
  expect(await block.findByRole('textbox', { name: 'N' })).toHaveProperty('value', '18')
  await block.findByText(materialsText.nutrientAdvice)
  await user.type(block.getByRole('textbox', { name: new RegExp(`^${materialsText.rate}`) }), '150')
  await form.save()
  await screen.findByText(uiText.saved)

  const [stored] = await farm.does(listLastAdded, {})
  expect(stored?.requisites[0]).toMatchObject({ name, nutrient: dap?.elements, amount: 150, unit: 'kg/ha' })
  const own = await farm.does(listMaterials, {})
  expect(own.map((each) => [each.name, each.nutrient?.N])).toEqual([[name, 18]])
})
it('finds a variety by its crop, which comes with it', async () => {
  const rye = findSeeds('talirukis san').find(({ type }) => type === 'rukis')?.name ?? ''
  const { user } = await openFertilising()
  await user.click(screen.getByRole('button', { name: jobsText.addSeed }))
  const select = await screen.findByRole('combobox', { name: materialsText.type.seed })
  await chooseOption(user, select, ['talirukis san', new RegExp(`${rye}.*Talirukis$`)])
  const block = within(await screen.findByRole('group', { name: rye }))
  await waitFor(() =>
    expect(block.getByRole('combobox', { name: materialsText.crop })).toHaveProperty('value', 'Talirukis'),
  )
})
