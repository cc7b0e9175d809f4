/** PRIA in the demo: every status and problem is there to see, sending goes to the simulator of the tab alone and says so; axe finds nothing. */
import type { Page } from '@playwright/test'
import { PRIA_KINDS, PRIA_PROBLEMS, PRIA_STATUSES, type PriaKind } from '@vagu/core/pria/schema'
import { pagesOfKinds } from '../web/src/entities/pria/pages.ts'
import { priaText } from '../web/src/entities/pria/text.ts'
import { connectionText } from '../web/src/features/pria-connection/text.ts'
import { problemText } from '../web/src/features/pria/problem-text.ts'
import { runText } from '../web/src/features/pria/run-text.ts'
import { compareText } from '../web/src/features/pria/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { PAGES } from '../web/src/navigation/pages.ts'
import { pathTo } from '../web/src/navigation/paths.ts'
import { bringAxe, expectNoAxeFaults } from './axe-faults.ts'
import { enterHome } from './enter.ts'
import { expect, test } from './home.ts'
import { goWithin } from './navigation.ts'
import { PriaScreen, YEAR } from './pria-screen.ts'

/** A record that cannot be read: no call makes one. */
const NOT_SEEDED: readonly string[] = ['UNEXPECTED_ERROR']
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

const table = (page: Page) => page.getByRole('table', { name: compareText.table })

async function openKind(page: Page, kind: PriaKind): Promise<void> {
  const key = pagesOfKinds[kind]
  await goWithin(page, pathTo(key, { year: YEAR }))
  // the table of the kind before stands until this page is there
  await expect(page.getByRole('heading', { level: 1, name: PAGES[key].title })).toBeVisible()
  await expect(table(page)).toBeVisible()
}

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light' }))

test('every status and problem is shown, with the button that mends it; sending stays in the tab', async ({
  page,
}) => {
  await enterHome(page, 'demo', '')
  const pria = new PriaScreen(page)
  const filters = new Set<string>()
  for (const kind of PRIA_KINDS) {
    await openKind(page, kind)
    await expect(page.getByText(priaText.testInDemo)).toBeVisible()
    const labels = page.getByRole('radiogroup', { name: compareText.filters }).locator('label')
    // the filters have come with their numbers
    await expect(labels.first()).toHaveText(/\d$/)
    for (const label of await labels.allInnerTexts()) filters.add(label.trim().replace(/\s\d+$/u, ''))
  }
  const missing = PRIA_STATUSES.filter((status) => !filters.has(compareText.statuses[status].label))
  expect(missing).toEqual(NOT_SEEDED)
  await openKind(page, 'jobs')
  await page
    .getByText(new RegExp(`^${compareText.statuses.FAILED_TO_CONVERT.label}`))
    .first()
    .click()
  for (const code of PRIA_PROBLEMS)
    await expect(
      page.getByRole('button', { name: problemText.codes[code].mend, exact: true }).first(),
    ).toBeVisible()

  await openKind(page, 'fields')
  await page
    .getByText(new RegExp(`^${compareText.statuses.FIELD_NOT_CONNECTED_WITH_PRIA.label}`))
    .first()
    .click()
  await table(page).getByRole('checkbox').first().check()
  const preview = await pria.review()
  await expect(preview.getByText(priaText.testInDemo)).toBeVisible()
  await preview.getByRole('button', { name: new RegExp(`^(${runText.send}|${runText.start})$`) }).click()
  await expect(preview).toHaveCount(0)
  await pria.expectDone(1)
})

async function enterDemo(page: Page, look: 'light' | 'dark', size: typeof DESK): Promise<void> {
  await page.emulateMedia({ colorScheme: look })
  await enterHome(page, 'demo', '')
  await page.setViewportSize(size)
}

const LOOKS = [
  ['light', DESK],
  ['dark', PHONE],
] as const
for (const [look, size] of LOOKS)
  test(`axe finds nothing in the windows of PRIA and its connection: ${look}, ${size.width}`, async ({
    page,
  }) => {
    await bringAxe(page)
    await enterDemo(page, look, size)
    const dialog = page.getByRole('dialog')
    const close = async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    await test.step('the four comparisons', async () => {
      for (const kind of PRIA_KINDS) {
        await openKind(page, kind)
        await expectNoAxeFaults(page)
      }
    })
    await test.step('a job at what is missing', async () => {
      await openKind(page, 'jobs')
      await page
        .getByText(new RegExp(`^${compareText.statuses.FAILED_TO_CONVERT.label}`))
        .first()
        .click()
      await page
        .getByRole('button', { name: problemText.codes.WORKER_MISSING.mend, exact: true })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: jobsText.editTitle })).toBeVisible()
      await expectNoAxeFaults(page)
      await close()
    })
    await test.step('receipts of a job', async () => {
      await page
        .getByText(new RegExp(`^${compareText.statuses.OUT_OF_SYNC.label}`))
        .first()
        .click()
      await table(page)
        .getByRole('button', { name: /^Tegevused/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: priaText.receiptsOpen }).click()
      await dialog.getByRole('button', { name: priaText.receiptBody }).first().click()
      await expectNoAxeFaults(page)
      await close()
    })
    await test.step('the preview, unfolded', async () => {
      await page
        .getByText(new RegExp(`^${compareText.statuses.NEW_IN_VAGU.label}`))
        .first()
        .click()
      await table(page).getByRole('checkbox').first().check()
      await page.getByRole('button', { name: compareText.review }).click()
      await dialog.getByRole('button', { name: runText.exact }).click()
      await expectNoAxeFaults(page)
      await close()
    })
    await test.step('the connection: facts, the consent, what is next', async () => {
      await goWithin(page, pathTo('priaConnect'))
      await expect(page.getByRole('button', { name: connectionText.disconnect })).toBeVisible()
      await expectNoAxeFaults(page)
      await page.getByRole('button', { name: connectionText.disconnect }).click()
      const question = page.getByRole('alertdialog')
      await expect(question).toHaveAccessibleName(/./)
      await expectNoAxeFaults(page)
      await question.getByRole('button', { name: connectionText.disconnect }).click()
      await page.getByRole('button', { name: connectionText.signIn }).click()
      await page.getByRole('radio', { name: /Näidistalu OÜ/ }).click()
      await expectNoAxeFaults(page)
      await page.getByRole('button', { name: connectionText.connect }).click()
      await expect(page.getByRole('dialog', { name: connectionText.justTitle })).toBeVisible()
      await expectNoAxeFaults(page)
    })
  })
