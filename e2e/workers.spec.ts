/** Who works on the farm: added and changed with every rule said at its input, deleted by keyboard alone. */
import { addWorker, listWorkers } from '@vagu/core/workers/contract'
import type { Locator, Page } from '@playwright/test'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { workersText } from '../web/src/entities/workers/text.ts'
import { workersPageText } from '../web/src/features/workers/text.ts'
import { recordsText } from '../web/src/records/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { expect, test } from './home.ts'

/** The dialog of one worker. */
class WorkerScreen {
  readonly dialog: Locator
  constructor(page: Page, title: string) {
    this.dialog = page.getByRole('dialog', { name: title })
  }
  input(label: string): Locator {
    return this.dialog.getByRole('textbox', { name: new RegExp(`^${label}`) })
  }
  get certified(): Locator {
    return this.dialog.getByRole('checkbox', { name: workersText.certified })
  }
  save(): Promise<void> {
    return this.dialog.getByRole('button', { name: uiText.save }).click()
  }
}

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
  async add(): Promise<WorkerScreen> {
    await this.page.getByRole('button', { name: workersText.add }).click()
    return new WorkerScreen(this.page, workersText.add)
  }
  async edit(name: string): Promise<WorkerScreen> {
    await this.page.getByRole('button', { name: workersPageText.editOf(name) }).click()
    return new WorkerScreen(this.page, workersText.edit)
  }
  async remove(name: string): Promise<void> {
    await this.page.getByRole('button', { name: recordsText.menuOf(name) }).click()
    await this.page.getByRole('menuitem', { name: recordsText.delete }).click()
  }
}

test('a worker is added where there is none, with every rule said at its input, and changed', async ({
  page,
  farm,
}) => {
  const screen = new WorkersScreen(page)
  await screen.open()
  await expect(page.getByRole('heading', { name: workersPageText.emptyTitle })).toBeVisible()
  const added = await screen.add()
  await added.save()
  await expect(added.dialog.getByText('Kohustuslik väli')).toHaveCount(1)
  await added.input(workersText.name).fill('M')
  await added.certified.check()
  await added.input(workersText.hourlyRate).fill('-1')
  await added.save()
  for (const text of ['Liiga lühike', 'Kohustuslik väli', 'Ei saa olla negatiivne'])
    await expect(added.dialog.getByText(text, { exact: true })).toBeVisible()
  await added.input(workersText.name).fill('Mari Kask')
  await added.input(workersText.certifiedUntil).fill('31.12.2020')
  await expect(added.dialog.getByText(workersText.hints.ended)).toBeVisible()
  await added.input(workersText.hourlyRate).fill('12,5')
  await added.save()
  await expect(added.dialog).toBeHidden()
  await expect(page.getByRole('button', { name: workersText.add })).toBeFocused()
  await expect(screen.row('Mari Kask')).toContainText(workersPageText.certificate.ended('31.12.2020'))
  await expect(screen.row('Mari Kask')).toContainText('12,5\u00A0€/h')

  const edited = await screen.edit('Mari Kask')
  await edited.input(workersText.certifiedUntil).fill('31.13')
  await edited.certified.uncheck()
  await edited.input(workersText.notes).fill('Traktorist')
  await edited.save()
  await expect(edited.dialog).toBeHidden()
  await expect(screen.row('Mari Kask')).toContainText('Traktorist')
  const [stored] = await farm.call(listWorkers, {})
  expect(stored).toMatchObject({
    hourlyRate: 12.5,
    notes: 'Traktorist',
    chemicalCertification: false,
    chemicalWorkerLicenceEndDate: null,
  })
})

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
})
