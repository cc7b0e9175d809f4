/** Who works on the farm: added and deleted by keyboard alone; the rest stands in `WorkersPage.test.tsx`. */
import { addWorker } from '@vagu/core/workers/contract'
import type { Locator, Page } from '@playwright/test'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { workersText } from '../web/src/entities/workers/text.ts'
import { workersPageText } from '../web/src/features/workers/text.ts'
import { recordsText } from '../web/src/records/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { expect, test } from './home.ts'

class WorkersScreen {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  open(): Promise<unknown> {
    return this.page.goto(ROUTES.workers)
  }
  row(name: string): Locator {
    return this.page
      .getByRole('table', { name: workersPageText.table })
      .getByRole('row')
      .filter({ hasText: name })
  }
}

test('by keyboard alone the next worker stands ready after one is deleted', async ({ page, farm }) => {
  for (const name of ['Aadu', 'Jüri', 'Mari']) await farm.call(addWorker, { body: { name } })
  const screen = new WorkersScreen(page)
  await screen.open()
  const menu = page.getByRole('button', { name: recordsText.menuOf('Jüri') })
  await menu.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.getByRole('menuitem', { name: recordsText.delete }).press('Enter')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(page.getByRole('alertdialog').getByRole('button', { name: recordsText.delete })).toBeFocused()
  await page.getByRole('alertdialog').getByRole('button', { name: uiText.cancel }).press('Enter')
  await expect(menu).toBeFocused()
  await menu.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.getByRole('menuitem', { name: recordsText.delete }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: recordsText.delete }).press('Enter')
  await expect(screen.row('Jüri')).toHaveCount(0)
  await expect(page.getByRole('button', { name: workersPageText.editOf('Mari') })).toBeFocused()

  // a window that is closed gives the focus back to what opened it
  const add = page.getByRole('button', { name: workersText.add })
  await add.press('Enter')
  const dialog = page.getByRole('dialog', { name: workersText.add })
  await dialog.getByRole('textbox', { name: new RegExp(`^${workersText.name}`) }).fill('Mihkel Kuusk')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(add).toBeFocused()
})
