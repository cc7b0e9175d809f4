/** Getting about by what stands on the screen; the demo lives in its page, which must not be loaded anew. */
import type { Locator, Page } from '@playwright/test'
import { type RouteKey, ROUTES } from '../web/src/navigation/paths.ts'
import { shellText } from '../web/src/app/shell/text.ts'
import { titles } from '../web/src/navigation/titles.ts'
import { uiText } from '../web/src/ui/text.ts'
import { expect } from './home.ts'

export const menuLink = (page: Page, key: RouteKey): Locator =>
  page
    .getByRole('navigation', { name: shellText.mainMenu })
    .getByRole('link', { name: new RegExp(`^${titles[key]}`) })

/** A link of the menu, pressed as a reader presses it: its group may be folded and a window may lie over it. */
export const followMenu = (page: Page, key: RouteKey): Promise<void> =>
  page
    .locator('nav a')
    .filter({ hasText: new RegExp(`^${titles[key]}`) })
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())

/** Opens a page by the menu. */
export async function openByMenu(page: Page, key: RouteKey): Promise<void> {
  await menuLink(page, key).click()
  await expect(menuLink(page, key)).toHaveAttribute('aria-current', 'page')
}

export const chooseYear = (page: Page, year: number) =>
  page.getByRole('combobox', { name: shellText.year, exact: true }).selectOption(String(year))

/** Another page without a load, by which the demo would begin anew; a phone shows no menu of all pages. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Goes to a page of few things, of which no test asks what opens on it: what was open or chosen on the page before goes. */
export async function leaveWithin(page: Page): Promise<void> {
  await goWithin(page, ROUTES.deleted)
  const between = page.getByRole('heading', { level: 1, name: titles.deleted })
  const question = page.getByRole('alertdialog', { name: uiText.unsavedTitle })
  await expect(between.or(question)).toBeVisible()
  if (await question.isVisible()) await answer(page, uiText.leave)
  await expect(between).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Opens a page as if it were new: the page before may be the same. */
export async function openAnewWithin(page: Page, path: string): Promise<void> {
  await leaveWithin(page)
  await goWithin(page, path)
}

/** Opens a page as if it were new, with a load of the program only where there is none yet. */
export const openAnew = (page: Page, path: string): Promise<unknown> =>
  page.url() === 'about:blank' ? page.goto(path) : openAnewWithin(page, path)

/** How many warnings the menu's badge says there are. */
export async function warningCount(page: Page): Promise<number> {
  const text = await menuLink(page, 'warnings').innerText()
  return Number(/\d+/.exec(text)?.[0] ?? 0)
}

/** Answers the question that stands over the page. */
export const answer = (page: Page, label: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click()
