import { screen, waitFor, within } from '@testing-library/react'
import { addField } from '@vagu/core/fields/contract'
import { changeSeasons } from '@vagu/core/fields/seasons-contract'
import { messageOf } from '@vagu/core/messages'
import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { openFarm, YEAR } from '../../testing/farm.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { addFields, addJobsTo, jobOf } from '../../testing/steps.ts'
import { uiText } from '../../ui/text.ts'
import { fieldSeasonText } from './text.ts'

async function openDialog() {
  const farm = await openFarm()
  const [id = ''] = await addFields(farm, ['Kodupõld'])
  const { user } = await renderPage('field', { id })
  await user.click(await screen.findByRole('button', { name: fieldSeasonText.edit }))
  const dialog = within(await screen.findByRole('dialog', { name: fieldSeasonText.title(YEAR) }))
  const start = await dialog.findByRole('textbox', { name: fieldSeasonText.start })
  const save = dialog.getByRole('button', { name: fieldSeasonText.save })
  return { farm, id, user, dialog, start, save }
}

it('stores the season of one field once for two clicks', async () => {
  const { farm, id, user, start, save } = await openDialog()
  await user.type(start, '20.08.2025')
  await user.dblClick(save)
  await screen.findByText(fieldSeasonText.saved)
  expect(farm.sent(changeSeasons)).toEqual([
    {
      params: { year: String(YEAR) },
      body: { seasonStart: '2025-08-20', seasonEnd: null, fieldIds: [id] },
    },
  ])
})
it('says at its input between which days a season begins, and sends nothing', async () => {
  const { farm, user, dialog, start, save } = await openDialog()
  await user.type(start, '30.06.2025')
  await user.click(save)
  await dialog.findByText('Hooaja algus peab jääma vahemikku 01.07.2025 – 01.01.2026')
  expect(start.getAttribute('aria-invalid')).toBe('true')
  expect(farm.sent(changeSeasons)).toEqual([])
})
it('puts what the server refuses at its input', async () => {
  const { farm, user, dialog, start, save } = await openDialog()
  const message = messageOf('wrongDay')
  farm.refuses(changeSeasons, 'invalid', { fields: [{ path: 'seasonStart', code: 'wrongDay', message }] })
  await user.type(start, '20.08.2025')
  await user.click(save)
  await dialog.findByText(message)
  expect(start.getAttribute('aria-invalid')).toBe('true')
})
it('asks before a changed season is thrown away, and not after it was typed back', async () => {
  const { user, dialog, start } = await openDialog()
  const close = dialog.getByRole('button', { name: uiText.cancel })
  await user.type(start, '20.08.2025')
  await user.click(close)
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: uiText.keepEditing }))
  await user.clear(start)
  await user.click(close)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
it('shows an end that a late harvest gave, and takes it for nobody’s word', async () => {
  const farm = await openFarm()
  const year = YEAR - 1
  const { _id: fieldId } = await farm.does(addField, {
    body: { name: 'Kodupõld', area: 10, yearInfo: [{ year, mainCrop: { crop: 'kartul' } }] },
  })
  const dug = { ...jobOf(CATEGORY.harvest, 'harvesting'), fieldId, status: 'DONE', area: 10 }
  await addJobsTo(farm, [{ ...dug, date: `${year}-09-15`, endDate: `${year}-09-15` }])
  const { user } = await renderPage('field', { id: fieldId, year })
  await user.click(await screen.findByRole('button', { name: fieldSeasonText.edit }))
  const dialog = within(await screen.findByRole('dialog', { name: fieldSeasonText.title(year) }))
  const end = await dialog.findByRole('textbox', { name: fieldSeasonText.end })
  expect(end).toHaveProperty('value', '')
  expect(end).toHaveProperty('placeholder', fieldSeasonText.withHarvest(`15.09.${year}`))
})
