/** The first evening: from the registration to a first saved spraying, with no more than a farmer bears. */
import type { Locator, Page } from '@playwright/test'
import { CATEGORY } from '@vagu/core/settings/table'
import { fieldImportText } from '../web/src/features/field-import/text.ts'
import { fieldPickerText } from '../web/src/entities/field-picker/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { materialsText } from '../web/src/entities/materials/text.ts'
import { monitoringText } from '../web/src/entities/monitoring/text.ts'
import { workersText } from '../web/src/entities/workers/text.ts'
import { firstStepsText } from '../web/src/features/add-job/first-steps/text.ts'
import { usersText } from '../web/src/features/users/text.ts'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { uiText } from '../web/src/ui/text.ts'
import { CountedFarmer } from './counted.ts'
import { PASSWORD } from './farm-api.ts'
import { jobOf } from './farm.ts'
import { countedFields } from '@vagu/core/text/counted'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'
import { madeFiles } from './parcel-files.ts'

const MAX_INTERACTIONS = 20
const MAX_SECONDS = 300
/** A farm of five fields: what there is to read grows with them. */
const files = madeFiles()
const spraying = jobOf(CATEGORY.plantProtection, 'spraying')
const PRODUCT = 'Prosaro'
const FERTILIZER = 'Ammooniumnitraat AN 34,4'

const input = (place: Page | Locator, label: string): Locator =>
  place.getByRole('textbox', { name: new RegExp(`^${label}`) })
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
const steps = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: firstStepsText.title }) })

async function register(farmer: CountedFarmer): Promise<void> {
  const { page } = farmer
  await page.goto(ROUTES.register)
  await expect(button(page, usersText.createAccount)).toBeVisible()
  await farmer.read(page.locator('body'))
  await farmer.type(page.getByLabel(usersText.email), `aadu${process.pid}@vagu.example`, 'e-post')
  await farmer.type(page.getByLabel(usersText.password, { exact: true }), PASSWORD, 'salasõna')
  await farmer.type(page.getByLabel(usersText.companyName), 'Aadu talu', 'ettevõte')
  await farmer.click(button(page, usersText.createAccount), 'loo konto')
}

async function importFields(farmer: CountedFarmer): Promise<void> {
  const { page } = farmer
  const welcome = page.getByRole('dialog', { name: firstStepsText.welcomeTitle })
  await expect(welcome).toBeVisible()
  await farmer.read(welcome)
  await farmer.click(welcome.getByRole('link', { name: firstStepsText.welcomeFile }), 'impordi põllud')
  await expect(page.getByText(fieldImportText.dropTitle)).toBeVisible()
  await farmer.read(page.locator('#content'))
  await farmer.upload(page.locator('input[type=file]'), files.gml, 'fail')
  await expect(page.getByText(fieldImportText.summary(files.gml.name))).toBeVisible()
  await farmer.read(page.locator('#content'))
  await farmer.click(button(page, fieldImportText.store), 'salvesta põllud')
}

async function pickMaterials(farmer: CountedFarmer): Promise<void> {
  const { page } = farmer
  const card = steps(page)
  const product = card.getByRole('checkbox', { name: PRODUCT })
  await expect(product).toBeVisible()
  await farmer.read(card)
  await farmer.click(product, 'taimekaitsevahend')
  await farmer.click(card.getByRole('checkbox', { name: FERTILIZER }), 'väetis')
  await farmer.click(button(card, firstStepsText.addMaterials(2)), 'lisa tarvikud')
}

async function addWorker(farmer: CountedFarmer): Promise<void> {
  const card = steps(farmer.page)
  await expect(button(card, firstStepsText.addWorker)).toBeVisible()
  await farmer.read(card)
  await farmer.type(input(card, workersText.name), 'Aadu Tamm', 'töötaja nimi')
  await farmer.type(input(card, workersText.certifiedUntil), '31.12.2035', 'tunnistuse lõpp')
  await farmer.click(button(card, firstStepsText.addWorker), 'lisa töötaja')
}

/** A whole record of a spraying: how much, where, what was found, when it began, how far the crop was. */
async function spray(farmer: CountedFarmer): Promise<void> {
  const { page } = farmer
  await expect(button(steps(page), firstStepsText.jobAction)).toBeVisible()
  await farmer.read(steps(page))
  await farmer.click(button(steps(page), firstStepsText.jobAction), 'alusta pritsimisest')
  const screen = new JobFormScreen(page)
  const chemical = screen.form.getByRole('group', { name: PRODUCT, exact: true })
  await expect(chemical).toBeVisible()
  await farmer.read(screen.form)
  await farmer.type(input(chemical, materialsText.rate), '0,8', 'kulunorm')
  await farmer.click(
    screen.form.getByRole('button', { name: fieldPickerText.selectAll(files.count) }),
    'põllud',
  )
  await farmer.click(
    screen.monitoring(1).getByRole('button', { name: monitoringText.nothingFound, exact: true }),
    'midagi ei leitud',
  )
  await farmer.type(screen.form.getByLabel(jobsText.startTime), '06:30', 'algusaeg')
  await farmer.type(screen.form.getByLabel(jobsText.growthStage), '55', 'kasvufaas')
  await farmer.click(screen.saveButton(files.count), 'salvesta töö')
  await expect(page.getByText(uiText.saved)).toBeVisible()
}

test('from registration to a first saved spraying with imported fields', async ({ page }) => {
  const farmer = new CountedFarmer(page)
  await test.step('an account', () => register(farmer))
  await test.step('fields from a file', () => importFields(farmer))
  await test.step('materials of the register', () => pickMaterials(farmer))
  await test.step('a worker', () => addWorker(farmer))
  await test.step('the first spraying', () => spray(farmer))

  const table = page.getByRole('table', { name: jobsText.recent })
  const entry = table.getByRole('row').filter({ hasText: spraying.job.name })
  await expect(entry).toHaveCount(1)
  await expect(entry.getByRole('button', { name: countedFields(files.count), exact: true })).toBeVisible()
  await expect(page.getByRole('note').filter({ hasText: firstStepsText.names.jobTypes })).toBeVisible()
  const told = `${farmer.steps.length} interactions (${farmer.steps.join(', ')}); ${farmer.words} words; ${Math.round(farmer.seconds)} s`
  test.info().annotations.push({ type: 'first evening', description: told })
  console.log(`first evening: ${told}`)
  expect(farmer.steps.length, told).toBeLessThanOrEqual(MAX_INTERACTIONS)
  expect(farmer.seconds, told).toBeLessThan(MAX_SECONDS)
})
