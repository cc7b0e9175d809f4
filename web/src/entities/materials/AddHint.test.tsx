import { screen, waitFor } from '@testing-library/react'
import { findChemicals } from '@vagu/core/registers/contract'
import { getSettings } from '@vagu/core/settings/contract'
import { expect, it } from 'vitest'
import { JobFormScreen } from '../../testing/job-form.ts'
import { openFarm } from '../../testing/farm.ts'
import { closeApp, renderPage } from '../../testing/render-page.tsx'
import { addFields } from '../../testing/steps.ts'
import { hintsText } from '../hints/text.ts'
import { HINT_GROUP } from '../use-dismissed.ts'
import { materialsText } from './text.ts'

const NEW = 'Minu pritsisegu'
const HINT = materialsText.addHint(NEW, materialsText.page.chemical)

/** The input of a plant-protection product's name in a new job, with a name that nobody knows typed in. */
async function typeUnknown() {
  const { user } = await renderPage('addJob')
  await new JobFormScreen(user).chooseCategory('Taimekaitse')
  const name = await screen.findByRole('combobox', { name: new RegExp(materialsText.type.chemical) })
  await user.type(name, NEW)
  return { user, name }
}

it('offers to add a material that nobody knows, and says where they are written beforehand', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const { user, name } = await typeUnknown()
  await screen.findByText(HINT)
  await user.click(screen.getByRole('button', { name: materialsText.addNow }))
  await waitFor(() => expect(screen.queryByText(HINT)).toBeNull())
  expect(name).toHaveProperty('value', NEW)
})

it('is told once: who has put it away does not see it again', async () => {
  const farm = await openFarm()
  await addFields(farm, ['Kodupõld'])
  const { user } = await typeUnknown()
  await screen.findByText(HINT)
  await user.click(screen.getByRole('button', { name: hintsText.dismiss }))
  await waitFor(async () =>
    expect((await farm.does(getSettings, {})).uiSettings[HINT_GROUP]).toEqual({ addRequisites: true }),
  )
  closeApp()
  const asked = farm.sent(findChemicals).length
  await typeUnknown()
  // the register is asked in the step in which the hint would be shown
  await farm.untilSent(findChemicals, asked + 1)
  expect(screen.queryByText(HINT)).toBeNull()
})
