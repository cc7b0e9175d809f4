/** The photo block of the job form, and photos seen large. */
import type { Locator, Page, Route } from '@playwright/test'
import { addImages } from '@vagu/core/images/contract'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { photosText } from '../web/src/entities/photos/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import type { TestFile } from './parcel-files.ts'

export const asTestFile = async (file: File, name = file.name): Promise<TestFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await file.arrayBuffer()),
})

export class PhotoScreen {
  readonly page: Page
  readonly form: Locator
  constructor(page: Page, form: Locator) {
    this.page = page
    this.form = form
  }

  async open(): Promise<void> {
    await this.form.getByRole('button', { name: jobsText.blocks.image, exact: true }).click()
    await this.add().waitFor()
  }
  add(): Locator {
    return this.form.getByRole('button', { name: photosText.choose, exact: true })
  }
  /** As the file dialog of the browser hands them over. */
  async choose(...files: readonly TestFile[]): Promise<void> {
    await this.form.locator('input[data-photos=album]').setInputFiles([...files])
  }
  get tiles(): Locator {
    return this.form.getByRole('list', { name: photosText.grid }).getByRole('listitem')
  }
  /** Photos that the server has. */
  get stored(): Locator {
    return this.tiles.getByRole('img', { name: /^Foto \d/ })
  }
  progress(name: string): Locator {
    return this.form.getByRole('progressbar', { name: photosText.progress(name) })
  }
  button(label: string): Locator {
    return this.form.getByRole('button', { name: label, exact: true })
  }

  get lightbox(): Locator {
    return this.page.getByRole('dialog', { name: photosText.lightbox })
  }
  position(number: number, count: number): Locator {
    return this.lightbox.getByText(photosText.position(number, count), { exact: true })
  }
  async closeLightbox(): Promise<void> {
    await this.lightbox.getByRole('button', { name: uiText.close }).click()
  }
}

const isUpload = (route: Route): boolean => route.request().method() === addImages.method

/** Holds the uploads of a page back until `release` lets them go, now and later. */
export async function holdUploads(page: Page) {
  const held: Route[] = []
  let isHolding = true
  await page.route(`**/api${addImages.path}`, async (route) => {
    if (isHolding && isUpload(route)) held.push(route)
    else await route.fallback()
  })
  const release = async (): Promise<void> => {
    isHolding = false
    for (const route of held.splice(0)) await route.fallback()
  }
  return { held, release }
}

/** Cuts the next uploads off, as a telephone does behind a hill. */
export async function cutUploads(page: Page, count: number): Promise<void> {
  await page.route(
    `**/api${addImages.path}`,
    (route) => (isUpload(route) ? route.abort('internetdisconnected') : route.fallback()),
    { times: count },
  )
}
