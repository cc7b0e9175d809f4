/** The same record in two windows: whoever is later chooses, and nothing is lost unseen. */
import type { Page } from '@playwright/test'
import { listFields } from '@vagu/core/fields/contract'
import { addJob, listLastAdded } from '@vagu/core/jobs/contract'
import { pathTo, ROUTES } from '../web/src/navigation/paths.ts'
import { fieldsPageText } from '../web/src/features/fields/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { recordsText } from '../web/src/records/text.ts'
import { addFields, ploughing, SEASON } from './farm.ts'
import { expect, test } from './home.ts'

const FIELD = 'Kodupõld'

async function openField(page: Page) {
  await page.goto(pathTo('fields', { year: SEASON }))
  await page.getByRole('button', { name: recordsText.menuOf(FIELD) }).click()
  await page.getByRole('menuitem', { name: recordsText.edit, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: fieldsPageText.editTitle })
  const name = dialog.getByRole('textbox', { name: fieldsPageText.name, exact: true })
  await expect(name).toHaveValue(FIELD)
  return { dialog, name, save: dialog.getByRole('button', { name: uiText.save }) }
}

test('a field and a job that were changed in another window meanwhile', async ({ page, farm, context }) => {
  const [fieldId = ''] = await addFields(farm, [FIELD])
  const other = await context.newPage()
  const [first, second] = [await openField(page), await openField(other)]
  await first.name.fill('Esimene')
  await first.save.click()
  await expect(page.getByText(uiText.changed)).toBeVisible()
  await second.name.fill('Teine')
  await second.save.click()
  const panel = second.dialog
  await expect(panel.getByText(fieldsPageText.conflictTitle)).toBeVisible()
  for (const text of ['Esimene', 'Teine']) await expect(panel.getByRole('cell', { name: text })).toBeVisible()
  await panel.getByRole('button', { name: uiText.takeTheirs }).click()
  await expect(second.name).toHaveValue('Esimene')
  await second.save.click()
  await expect(panel).toBeHidden()
  const [stored] = await farm.call(listFields, { query: {} })
  expect(stored?.name).toBe('Esimene')

  const { job } = await farm.call(addJob, { body: ploughing(fieldId) })
  const open = async (window: Page) => {
    await window.goto(ROUTES.addJob)
    await window.getByRole('button', { name: jobsText.edit(`${job.name}, Esimene`) }).click()
    const dialog = window.getByRole('dialog', { name: jobsText.editTitle })
    await dialog.getByRole('button', { name: jobsText.blocks.note }).click()
    return { dialog, notes: dialog.getByRole('textbox', { name: jobsText.notes }) }
  }
  const [here, there] = [await open(page), await open(other)]
  await here.notes.fill('kuiv')
  await here.dialog.getByRole('button', { name: jobsText.saveFor(1) }).click()
  await expect(here.dialog).toBeHidden()
  await there.notes.fill('märg')
  await there.dialog.getByRole('button', { name: jobsText.saveFor(1) }).click()
  const question = other.getByRole('dialog', { name: jobsText.conflictTitle })
  for (const text of ['kuiv', 'märg']) await expect(question.getByRole('cell', { name: text })).toBeVisible()
  await question.getByRole('button', { name: uiText.keepMine }).click()
  await expect(there.dialog).toBeHidden()
  expect((await farm.call(listLastAdded, {}))[0]?.notes).toBe('märg')
})
