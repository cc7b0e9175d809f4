/** Who works on the farm: added, changed, warned of, deleted and brought back. */
import { addDays, dayInTallinn, monthsAfter } from '@vagu/core/time/day'
import { chemicalCertificationEnded } from '@vagu/core/warnings/rules/chemical-certification-ended/rule'
import { addWorker, changeWorker, listWorkers } from '@vagu/core/workers/contract'
import type { Locator, Page } from '@playwright/test'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { workersText } from '../web/src/entities/workers/text.ts'
import { warningsText } from '../web/src/features/warnings/text.ts'
import { workersPageText } from '../web/src/features/workers/text.ts'
import { formatDay } from '../web/src/lib/format.ts'
import { recordsText } from '../web/src/records/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { addCertifiedWorker } from './farm.ts'
import { expect, test } from './home.ts'
import { answer } from './navigation.ts'

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

test('a certificate is about to end from three months before its end on', async ({ page, farm }) => {
  const today = dayInTallinn(new Date())
  // Some days beside the bound, so that neither midnight nor a shorter month changes anything.
  const bound = monthsAfter(today, 3)
  const ends = { Soon: addDays(bound, -1), Later: addDays(bound, 5) }
  for (const [name, chemicalWorkerLicenceEndDate] of Object.entries(ends))
    await farm.call(addWorker, { body: { name, chemicalCertification: true, chemicalWorkerLicenceEndDate } })
  const screen = new WorkersScreen(page)
  await screen.open()
  await expect(screen.row('Soon')).toContainText(workersPageText.certificate.ending(formatDay(ends.Soon)))
  await expect(screen.row('Later')).toContainText(workersPageText.certificate.valid(formatDay(ends.Later)))
  await expect(screen.row('Later')).not.toContainText(
    workersPageText.certificate.ending(formatDay(ends.Later)),
  )
})

test('a deleted worker comes back', async ({ page, farm }) => {
  await addCertifiedWorker(farm, 'Jüri Tamm')
  const screen = new WorkersScreen(page)
  await screen.open()
  await screen.remove('Jüri Tamm')
  await expect(page.getByRole('alertdialog')).toContainText(workersPageText.deleteText)
  await answer(page, recordsText.delete)
  await expect(page.getByText(workersPageText.deleted('Jüri Tamm'))).toBeVisible()
  expect(await farm.call(listWorkers, {})).toEqual([])
  await page.getByRole('button', { name: uiText.undo }).click()
  await expect(page.getByText(workersPageText.restored('Jüri Tamm'))).toBeVisible()
  await expect(screen.row('Jüri Tamm')).toBeVisible()
  expect(await farm.call(listWorkers, {})).toHaveLength(1)
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

test('a warning of a certificate leads to its worker', async ({ page, farm }) => {
  const body = { name: 'Jaan Tamm', chemicalCertification: true, chemicalWorkerLicenceEndDate: '2024-05-01' }
  await farm.call(addWorker, { body })
  await page.goto(ROUTES.warnings)
  const card = page.getByRole('listitem').filter({ hasText: chemicalCertificationEnded.title })
  await card.getByRole('link', { name: warningsText.openPage.workers }).click()
  const opened = new WorkerScreen(page, workersText.edit)
  await expect(opened.input(workersText.name)).toHaveValue('Jaan Tamm')
  await page.keyboard.press('Escape')
  await expect(opened.dialog).toBeHidden()
  await expect(page).toHaveURL(ROUTES.workers)
})

test('a worker who was changed meanwhile: both versions are shown', async ({ page, farm }) => {
  const id = await addCertifiedWorker(farm, 'Mari Kask')
  const screen = new WorkersScreen(page)
  await screen.open()
  const edited = await screen.edit('Mari Kask')
  await edited.input(workersText.hourlyRate).fill('15')
  await farm.call(changeWorker, { params: { id }, body: { name: 'Mari Kask', hourlyRate: 11 } })
  await edited.save()
  await expect(edited.dialog.getByText(workersText.conflictTitle)).toBeVisible()
  for (const name of ['15\u00A0€/h', '11\u00A0€/h'])
    await expect(edited.dialog.getByRole('cell', { name })).toBeVisible()
  await edited.dialog.getByRole('button', { name: uiText.keepMine }).click()
  await expect(edited.dialog).toBeHidden()
  expect((await farm.call(listWorkers, {}))[0]?.hourlyRate).toBe(15)
})
