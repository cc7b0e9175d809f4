/** An admin takes the register's files over, and every farmer goes by the new edition; nobody else may. */
import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { dayText } from '@vagu/core/text/format'
import { FILE_NAMES, type MadeFiles, madeFiles } from '../server/src/testing/register-files.ts'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { sessionText } from '../web/src/entities/session/text.ts'
import { registersText } from '../web/src/entities/registers/text.ts'
import { adminText } from '../web/src/features/admin/text.ts'
import { FarmApi } from './farm-api.ts'
import { expect, test } from './home.ts'
import { mailedLink } from './outbox.ts'
import { newDataFolder, startServer } from './server.ts'

const ADMIN = 'haldaja@vagu.example'
const products = Array.from({ length: 90 }, (_, index) => ({
  number: String(7000 + index),
  name: `Proovitoode ${index}`,
}))
/** Asked for when it is shown: the tests may have begun on the day before. */
const today = (): string =>
  dayText(new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Tallinn' }).format(new Date()))

const upload = (page: Page, files: MadeFiles): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(
    (Object.keys(FILE_NAMES) as (keyof MadeFiles)[]).map((kind) => ({
      name: FILE_NAMES[kind],
      mimeType: 'text/csv',
      buffer: Buffer.from(files[kind]),
    })),
  )

test('an admin takes the register over, after files that are refused with their line', async ({ page }) => {
  // the register is the same for every farm: a server of its own
  const server = await startServer({ data: newDataFolder(), port: 0, adminEmail: ADMIN })
  await new FarmApi(page.request, server.address).signUp(ADMIN)
  await page.goto(server.address + ROUTES.adminOverview)
  await expect(page.getByText(adminText.unproven)).toBeVisible()
  await page.getByRole('button', { name: sessionText.sendProof }).click()
  await expect(page.getByText(sessionText.proofSent(ADMIN))).toBeVisible()
  await page.goto(await mailedLink(server.data, ADMIN, ROUTES.proveEmail))
  await expect(page.getByText(sessionText.authSucceeded)).toBeVisible()
  await page.goto(server.address + ROUTES.adminOverview)
  await expect(page.getByText(registersText.origins.starter)).toBeVisible()

  const whole = madeFiles(products)
  await upload(page, { ...whole, uses: whole.uses.replace('Kulunorm 1', 'Midagi muud') })
  const refusal = page.getByRole('alert').filter({ hasText: adminText.refused })
  await expect(refusal).toContainText(FILE_NAMES.uses)
  await expect(page.getByText(registersText.origins.starter)).toBeVisible()

  await upload(page, { ...whole, products: `${whole.products}\n9999,Poolik` })
  await expect(page.getByText(adminText.stored(today()))).toBeVisible()
  await expect(page.getByText(`${FILE_NAMES.products}, ${adminText.line(92)}`)).toBeVisible()
  await expect(page.getByText(registersText.origins.upload)).toBeVisible()

  await page.goto(server.address + ROUTES.help)
  await expect(page.getByText(registersText.products(90))).toBeVisible()
  await server.stop()
  rmSync(server.data, { recursive: true, force: true })
})

test('a farmer is told that the page is not his', async ({ signedIn: page, farm, home }) => {
  await page.goto(await mailedLink(home.data, farm.email, ROUTES.proveEmail))
  await expect(page.getByText(sessionText.authSucceeded)).toBeVisible()
  await page.goto(ROUTES.adminOverview)
  await expect(page.getByText(adminText.forbidden)).toBeVisible()
  await expect(page.getByRole('button', { name: adminText.choose })).toHaveCount(0)
})
