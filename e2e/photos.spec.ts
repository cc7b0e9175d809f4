/** Photos of a job: on their way over a bad network, large and small, and what is no photo. */
import { messageOf } from '@vagu/core/messages'
import { listLastAdded } from '@vagu/core/jobs/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import { heic, jpeg, pdf } from '../server/src/testing/pictures.ts'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { photoStatusText } from '../web/src/entities/photos/photo-status/text.ts'
import { photosText } from '../web/src/entities/photos/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { addFields, jobOf } from './farm.ts'
import type { FarmApi } from './farm-api.ts'
import { expect, test } from './home.ts'
import { JobFormScreen } from './job-form.ts'
import { answer } from './navigation.ts'
import { asTestFile, cutUploads, holdUploads, PhotoScreen } from './photo-screen.ts'

type Page = Parameters<typeof holdUploads>[0]

const FIELD = 'Kodupõld'
const ploughing = jobOf(CATEGORY.tillage, 'ploughing')
const photo = async (name: string) => asTestFile(await jpeg(), name)
const photos = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => photo(`${index + 1}.jpg`)))

/** A job that could be saved, with its photo block open. */
async function beginJob(page: Page, farm: FarmApi) {
  await addFields(farm, [FIELD])
  await page.goto(ROUTES.addJob)
  const job = new JobFormScreen(page)
  await job.chooseJob(ploughing.jobCategory.name, ploughing.job.name)
  await job.typeDay('06.05.2025')
  await job.pickFields([FIELD])
  const screen = new PhotoScreen(page, job.form)
  await screen.open()
  return { job, screen }
}
const storedImages = async (farm: FarmApi): Promise<readonly string[]> =>
  (await farm.call(listLastAdded, {}))[0]?.images ?? []

test('photos go up by themselves, are saved with the job, and are seen in the list', async ({
  page,
  farm,
}) => {
  const { job, screen } = await beginJob(page, farm)
  await screen.choose(...(await photos(2)))
  await expect(screen.stored).toHaveCount(2)
  await job.save()
  await expect(screen.tiles).toHaveCount(0)
  expect(await storedImages(farm)).toHaveLength(2)

  await page.reload()
  const icon = page.getByRole('button', { name: photoStatusText.show(2, ploughing.job.name) })
  await icon.click()
  await expect(screen.position(1, 2)).toBeVisible()
  const image = screen.lightbox.getByRole('img')
  await expect(image).toHaveJSProperty('complete', true)
  await expect(image).not.toHaveJSProperty('naturalWidth', 0)
  await page.keyboard.press('ArrowRight')
  await expect(screen.position(2, 2)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(screen.position(2, 2)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(screen.lightbox).toBeHidden()
  await expect(icon).toBeFocused()
})

test('a photo on its way is cancelled, one that is there removed and taken back, what is none not sent', async ({
  page,
  farm,
}) => {
  const { job, screen } = await beginJob(page, farm)
  const { held, release } = await holdUploads(page)
  await screen.choose(await photo('esimene.jpg'))
  await expect(screen.progress('esimene.jpg')).toBeVisible()
  await expect.poll(() => held.length).toBe(1)
  await screen.button(photosText.cancel('esimene.jpg')).click()
  await expect(screen.tiles).toHaveCount(0)
  await expect(screen.add()).toBeFocused()
  held.splice(0)
  await release()
  await screen.choose(await photo('teine.jpg'))
  await expect(screen.stored).toHaveCount(1)

  // a photo that is removed can be taken back, at its place
  await screen.choose(...(await photos(2)))
  await expect(screen.stored).toHaveCount(3)
  const sources = (): Promise<(string | null)[]> =>
    screen.stored.evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  const before = await sources()
  await screen.button(photosText.remove(2)).click()
  await screen.button(photosText.remove(1)).click()
  await expect(screen.stored).toHaveCount(1)
  await page.getByRole('button', { name: uiText.undo }).click()
  await expect(screen.stored).toHaveCount(3)
  expect(await sources()).toEqual(before)
  await screen.button(photosText.remove(2)).click()

  // what is no photo is told so and is not sent
  const later = await holdUploads(page)
  await screen.choose(await asTestFile(pdf(), 'arve.jpg'), await asTestFile(heic(), 'IMG_1.jpg'))
  await expect(page.getByText(photosText.failed)).toBeVisible()
  for (const [name, code] of [
    ['arve.jpg', 'imageUnreadable'],
    ['IMG_1.jpg', 'imageHeic'],
  ] as const)
    await expect(screen.form.getByText(photosText.refusal(name, messageOf(code)))).toBeVisible()
  await expect(screen.tiles).toHaveCount(2)
  expect(later.held).toEqual([])
  await later.release()
  await job.save()
  expect(await storedImages(farm)).toHaveLength(2)
})

test('ten at once arrive in their order, two at a time', async ({ page, farm }) => {
  const { job, screen } = await beginJob(page, farm)
  const { held, release } = await holdUploads(page)
  await screen.choose(...(await photos(10)))
  await expect(screen.tiles).toHaveCount(10)
  await expect(screen.form.getByText(photosText.waiting)).toHaveCount(8)
  await expect.poll(() => held.length).toBe(2)
  const names = await screen.tiles
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
  expect(names).toEqual(Array.from({ length: 10 }, (_, index) => `${index + 1}.jpg`))
  await release()
  await expect(screen.stored).toHaveCount(10)
  await job.save()
  expect(new Set(await storedImages(farm)).size).toBe(10)
})

test('a cut connection loses nothing: the photo stays, saving asks, another try brings it', async ({
  page,
  farm,
  complaints,
}) => {
  const { job, screen } = await beginJob(page, farm)
  await cutUploads(page, 1)
  await screen.choose(await photo('jogi.jpg'))
  await expect(screen.tiles.getByText(photosText.problems.offline)).toBeVisible()
  await expect(screen.form.getByText(photosText.kept(1))).toBeVisible()
  await job.saveButton().click()
  await expect(page.getByRole('alertdialog', { name: photoStatusText.failedTitle(1) })).toBeVisible()
  await answer(page, photoStatusText.back)
  expect(await storedImages(farm)).toEqual([])

  await screen.button(photosText.retryOne('jogi.jpg')).click()
  await expect(screen.stored).toHaveCount(1)
  await job.save()
  expect(await storedImages(farm)).toHaveLength(1)
  // what the browser says of the connection that the test cut
  expect(complaints.splice(0).every((text) => text.includes('ERR_INTERNET_DISCONNECTED'))).toBe(true)
})

test('saving waits for photos that are on their way, and a reload names those that did not arrive', async ({
  page,
  farm,
}) => {
  const { job, screen } = await beginJob(page, farm)
  const { held, release } = await holdUploads(page)
  await screen.choose(await photo('aeglane.jpg'))
  await expect.poll(() => held.length).toBe(1)
  await job.saveButton().click()
  await expect(page.getByText(photoStatusText.loading(1))).toBeVisible()
  expect(await storedImages(farm)).toEqual([])
  // what is typed meanwhile is saved too
  await screen.button(jobsText.blocks.note).click()
  await job.form.getByRole('textbox', { name: jobsText.notes }).fill('Märg koht')
  await release()
  await expect(page.getByText(uiText.saved)).toBeVisible()
  const [stored] = await farm.call(listLastAdded, {})
  expect(stored).toMatchObject({ notes: 'Märg koht', images: [expect.any(String)] })

  // a reload keeps the photos that arrived, and names those that did not
  await screen.open()
  await screen.choose(await photo('kohal.jpg'))
  await expect(screen.stored).toHaveCount(1)
  await holdUploads(page)
  await screen.choose(await photo('pooleli.jpg'))
  await expect(screen.progress('pooleli.jpg')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(screen.stored).toHaveCount(1)
  await expect(screen.form.getByText(photosText.lost(['pooleli.jpg']))).toBeVisible()
})
