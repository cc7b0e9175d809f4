/** Hints that are told once: each where it helps, and never again once it is put away. */
import type { Locator, Page } from '@playwright/test'
import { changeUiSettings } from '@vagu/core/settings/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { hintsText } from '../web/src/entities/hints/text.ts'
import { addFields, jobOf } from './farm.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'

const OTHER = jobOf(CATEGORY.other, 'other').jobCategory.name

const noteOf = (page: Page, text: string): Locator => page.getByRole('note').filter({ hasText: text })

/** Puts a hint away, and waits until that is stored. */
async function putAway(page: Page, note: Locator): Promise<void> {
  const { method, path } = changeUiSettings
  const stored = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === `/api${path}` &&
      response.request().method() === method &&
      response.request().postData()?.includes('notifications') === true &&
      response.ok(),
  )
  await note.getByRole('button', { name: hintsText.dismiss }).click()
  await expect(note).toBeHidden()
  await stored
}

test('several fields at once are hinted at when one is chosen, until that is put away', async ({
  page,
  farm,
}) => {
  await addFields(farm, ['Kodupõld', 'Mäealune', 'Jõeäär'])
  await page.goto(ROUTES.addJob)
  const screen = new JobFormScreen(page)
  const note = noteOf(page, hintsText.multipleFields)
  await screen.pickFields(['Kodupõld'])
  await expect(note).toBeVisible()
  await screen.pickFields(['Mäealune'])
  await expect(note).toBeHidden()
  await screen.pickFields(['Mäealune'])
  await putAway(page, note)
  await page.goto(ROUTES.addJob)
  await screen.pickFields(['Jõeäär'])
  await expect(page.getByText('Jõeäär').first()).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('another kind of work leads to job types of one’s own, until that is put away', async ({
  page,
  farm,
}) => {
  await addFields(farm, ['Kodupõld'])
  await page.goto(ROUTES.addJob)
  const screen = new JobFormScreen(page)
  await expect(screen.start).toBeVisible()
  const note = noteOf(page, hintsText.otherCategory)
  await screen.chooseJob(OTHER)
  await expect(note.getByRole('link', { name: hintsText.toJobTypes })).toHaveAttribute(
    'href',
    ROUTES.jobTypes,
  )
  await putAway(page, note)
  await page.goto(ROUTES.addJob)
  await screen.chooseJob(OTHER)
  await expect(note).toHaveCount(0)
})
