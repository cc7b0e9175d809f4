/** Screens of PRIA as a farmer goes through them, with the bundled simulator at the other end. */
import type { Locator, Page, Response } from '@playwright/test'
import { FIELD_NAMES } from '@vagu/agency/land/names'
import { massifOf, numberOf } from '@vagu/agency/land/land'
import { addField } from '@vagu/core/fields/contract'
import { addJob } from '@vagu/core/jobs/contract'
import type { PriaKind } from '@vagu/core/pria/schema'
import { CATEGORY } from '@vagu/core/settings/table'
import { dayInTallinn } from '@vagu/core/time/day'
import { cropYearOf } from '@vagu/core/time/season'
import { pagesOfKinds } from '../web/src/entities/pria/pages.ts'
import { priaText } from '../web/src/entities/pria/text.ts'
import { connectionText } from '../web/src/features/pria-connection/text.ts'
import { runText } from '../web/src/features/pria/run-text.ts'
import { compareText } from '../web/src/features/pria/text.ts'
import { pathTo } from '../web/src/navigation/paths.ts'
import type { FarmApi } from './farm-api.ts'
import { jobOf } from './farm.ts'
import { expect } from './home.ts'

export const TODAY = dayInTallinn(new Date())
/** The season that PRIA takes changes of, whenever the test runs. */
export const YEAR = cropYearOf(TODAY)
/** Field of the sample client, which PRIA has too. */
export const [KNOWN] = FIELD_NAMES
/** Field that PRIA has not. */
export const OWN = 'Oma põld'
const SAMPLE_CLIENT = 'Näidistalu OÜ'
const METRES_PER_DEGREE = 111_320
const HECTARES = 5

/** A square of five hectares. */
function square(lat: number, lng: number) {
  const side = Math.sqrt(HECTARES * 10_000) / METRES_PER_DEGREE
  const wide = side / Math.cos((lat * Math.PI) / 180)
  const ring = [
    { lat, lng },
    { lat, lng: lng + wide },
    { lat: lat + side, lng: lng + wide },
    { lat: lat + side, lng },
  ]
  return { centroid: { lat: lat + side / 2, lng: lng + wide / 2 }, geometry: { rings: [ring] } }
}

/** A field that PRIA knows by its numbers and one that it does not, and today's ploughing of the second. Returns the job's id. */
export async function addPriaFarm(farm: FarmApi): Promise<string> {
  const yearInfo = [{ year: YEAR, mainCrop: { crop: 'talinisu' }, landUse: 'ARABLE' as const }]
  await farm.call(addField, {
    body: { name: KNOWN, area: HECTARES, code: massifOf(0), priaCode: numberOf(0), yearInfo },
  })
  const own = { name: OWN, area: HECTARES, code: '61230000001', priaCode: '1', yearInfo }
  const { _id: fieldId } = await farm.call(addField, { body: { ...own, mapData: square(58.1, 26.1) } })
  const job = {
    fieldId,
    status: 'DONE' as const,
    ...jobOf(CATEGORY.tillage, 'ploughing'),
    area: HECTARES,
    date: TODAY,
    endDate: TODAY,
  }
  return (await farm.call(addJob, { body: job }))._id
}

export class PriaScreen {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  /** Signs in at the simulator as its test person, and consents for the sample client. */
  async connect(): Promise<void> {
    const { page } = this
    await page.goto(pathTo('priaConnect'))
    await page.getByRole('button', { name: connectionText.signIn }).click()
    await page.getByRole('radio', { name: /Mari Kask/ }).check()
    await page.getByRole('button', { name: 'Logi sisse' }).click()
    await expect(page.getByText(connectionText.outcomes.signedIn)).toBeVisible()
    await page.getByRole('radio', { name: new RegExp(SAMPLE_CLIENT) }).click()
    await page.getByRole('button', { name: connectionText.connect }).click()
    await expect(page.getByRole('dialog', { name: connectionText.justTitle })).toBeVisible()
  }
  async open(kind: PriaKind): Promise<void> {
    await this.page.goto(pathTo(pagesOfKinds[kind], { year: YEAR }))
  }
  /** Asks PRIA for what it holds. The rows of before stand until it has answered, and what is chosen among them goes with them. */
  async compare(): Promise<void> {
    const isAnswer = (response: Response): boolean =>
      response.request().method() === 'POST' && response.url().endsWith('/comparison')
    const answered = this.page.waitForResponse(isAnswer)
    await this.page.getByRole('button', { name: new RegExp(`^${compareText.compare}`) }).click()
    await answered
    await expect(this.page.getByRole('button', { name: compareText.compareAgain })).toBeEnabled()
  }
  row(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name })
  }
  async choose(name: string): Promise<void> {
    await this.row(name).getByRole('checkbox').check()
  }
  /** Looks over what is chosen. Returns the preview. */
  async review(): Promise<Locator> {
    await this.page.getByRole('button', { name: compareText.review }).click()
    return this.page.getByRole('dialog', { name: runText.previewTitle })
  }
  async send(): Promise<void> {
    const preview = await this.review()
    await preview.getByRole('button', { name: runText.send, exact: true }).click()
    await expect(preview).toHaveCount(0)
  }
  async expectDone(count: number): Promise<void> {
    const { page } = this
    await expect(page.getByText(runText.states.DONE)).toBeVisible()
    await expect(page.getByText(runText.counts({ done: count, refused: 0, cancelled: 0 }))).toBeVisible()
  }
  /** Rows of every status. */
  async showAll(): Promise<void> {
    await this.page.getByText(new RegExp(`^${compareText.all}`)).click()
  }

  /** The simulator's page in a window of its own. */
  async simulator(): Promise<Page> {
    const link = this.page.getByRole('main').getByRole('link', { name: priaText.testPage })
    const address = await link.getAttribute('href')
    const window = await this.page.context().newPage()
    await window.goto(address ?? '')
    return window
  }
}
