/**
 * Input typed in a window is never thrown away without a question: what a browser alone can show, on two windows. The others are
 * gone through in `web/src/app/unsaved.test.tsx`.
 */
import type { Page } from '@playwright/test'
import { CATEGORY } from '@vagu/core/settings/table'
import { pathInYear, pathTo } from '../web/src/navigation/paths.ts'
import { shellText } from '../web/src/app/shell/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { workersText } from '../web/src/entities/workers/text.ts'
import { chooseOption } from './choose-option.ts'
import { fillFarm, jobOf, SEASON } from './farm.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'
import { answer, followMenu } from './navigation.ts'
import { FORMS, openForm } from './open-forms.ts'

/** An amount, a day or a name: every input takes it and keeps it. */
const TYPED = '1'
const START = pathTo('help')
const spray = jobOf(CATEGORY.plantProtection, 'spraying')

const question = (page: Page) => page.getByRole('alertdialog', { name: uiText.unsavedTitle })

/** Whether the browser itself asks before the page is closed or loaded anew. */
const isHeldByBrowser = (page: Page): Promise<boolean> =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))

const WAYS = {
  Back: (page: Page) => page.evaluate(() => window.history.back()),
  'a link of the menu': (page: Page) => followMenu(page, 'help'),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  cross: (page: Page) => page.getByRole('dialog').last().locator('header button').first().click(),
} as const

test('a window is not left without a question once something was typed there', async ({ page, farm }) => {
  await fillFarm(farm)
  await page.clock.setFixedTime(new Date(`${SEASON}-06-20T09:00:00Z`))
  await page.goto(START)
  for (const form of FORMS)
    await test.step(form.name, async () => {
      await openForm(page, form)
      const input = form.input(page)
      await expect(input).toBeVisible()
      expect(await isHeldByBrowser(page)).toBe(false)
      await page.keyboard.press('Escape')
      await expect(input).toBeHidden()
      await expect(question(page)).toBeHidden()

      await form.open(page)
      await input.fill(TYPED)
      await expect.poll(() => isHeldByBrowser(page)).toBe(true)
      for (const [way, go] of Object.entries(WAYS)) {
        await test.step(way, async () => {
          await go(page)
          await expect(question(page)).toBeVisible()
          await answer(page, uiText.keepEditing)
          await expect(question(page)).toBeHidden()
          await expect(input).toHaveValue(TYPED)
        })
      }
      await followMenu(page, 'help')
      await answer(page, uiText.leave)
      await expect(page).toHaveURL(new RegExp(`${START}$`))
    })

  await test.step('a job and a worker that is added from it are asked for once', async () => {
    await followMenu(page, 'addJob')
    const form = new JobFormScreen(page)
    await form.chooseJob(spray.jobCategory.name)
    const select = form.form.getByRole('combobox', { name: workersText.worker })
    await chooseOption(select, 'Uus Töötaja', page.getByRole('option', { name: 'Uus Töötaja' }))
    await page.getByRole('textbox', { name: new RegExp(`^${workersText.notes}`) }).fill(TYPED)
    await followMenu(page, 'help')
    await answer(page, uiText.leave)
    await expect(page).toHaveURL(new RegExp(`${START}$`))
    await expect(question(page)).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('Back closes windows, asks first where something was typed, and the page stays; the menu too', async ({
    page,
    farm,
  }) => {
    await fillFarm(farm)
    await page.clock.setFixedTime(new Date(`${SEASON}-06-20T09:00:00Z`))
    const back = (): Promise<void> => page.evaluate(() => window.history.back())
    for (const form of FORMS)
      await test.step(form.name, async () => {
        await page.goto(pathInYear(form.page, SEASON))
        const input = form.input(page)
        await form.open(page)
        await expect(input).toBeVisible()
        await back()
        await expect(input).toBeHidden()
        await expect(question(page)).toBeHidden()

        await form.open(page)
        await input.fill(TYPED)
        await back()
        await answer(page, uiText.keepEditing)
        await expect(input).toHaveValue(TYPED)
        await back()
        await expect(question(page)).toBeVisible()
        // a question is taken back as well
        await back()
        await expect(question(page)).toBeHidden()
        await back()
        await answer(page, uiText.discard)
        await expect(input).toBeHidden()
        await expect(page).toHaveURL(new RegExp(`${pathInYear(form.page, SEASON)}$`))
      })
    const address = page.url()
    const menu = page.getByRole('dialog', { name: shellText.menu })
    await page.getByRole('button', { name: shellText.menu, exact: true }).click()
    await expect(menu).toBeVisible()
    await back()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(address)
  })
})
