/** The fields on their map: on a phone the list is a sheet over it; the card of a field leads on. */
import { addJobs } from '@vagu/core/jobs/contract'
import { JobDraft } from '@vagu/core/jobs/schema'
import { fieldsMapText } from '../web/src/features/fields/map/text.ts'
import { fieldsPageText } from '../web/src/features/fields/text.ts'
import { pathTo } from '../web/src/navigation/paths.ts'
import { addFields, ploughing, SEASON } from './farm.ts'
import { expect, test } from './home.ts'
import { chooseOnMap, fieldCard, fieldsMap } from './map-screen.ts'

const NAMES = ['Kodupõld', 'Mäealune']

test('the card of a field tells what was done last and opens the window of a new job', async ({
  page,
  farm,
}) => {
  const [id = ''] = await addFields(farm, NAMES)
  await farm.call(addJobs, { body: [JobDraft.parse(ploughing(id))] })
  await page.goto(pathTo('fields', { year: SEASON }))
  await chooseOnMap(page, 'Kodupõld')
  const card = fieldCard(page)
  await expect(card).toContainText(ploughing(id).job.name)
  await card.getByRole('button', { name: fieldsMapText.addJob }).click()
  await expect(page.getByRole('dialog', { name: fieldsMapText.addJobTitle })).toContainText('Kodupõld')
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: fieldsMapText.edit }).click()
  await expect(page.getByRole('dialog', { name: fieldsPageText.editTitle })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the list is pulled over the map by finger and by keys', async ({ page, farm }) => {
    await addFields(farm, NAMES)
    await page.goto(pathTo('fields', { year: SEASON }))
    const sheet = page.getByRole('region', { name: fieldsMapText.list })
    const handle = sheet.getByRole('button', { name: fieldsMapText.raise })
    await expect(fieldsMap(page)).toBeVisible()
    await expect(handle).toHaveAttribute('aria-expanded', 'false')
    const heightOf = async () => Math.round((await sheet.boundingBox())?.height ?? 0)
    const low = await heightOf()

    await handle.focus()
    await page.keyboard.press('ArrowUp')
    await expect(handle).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(heightOf).toBeGreaterThan(low * 2)
    // the focus goes on into the list and out of it again
    await page.keyboard.press('Tab')
    await expect(sheet.getByRole('searchbox', { name: fieldsPageText.search })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(handle).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect.poll(heightOf).toBe(low)

    const box = await handle.boundingBox()
    if (!box) throw new Error('the handle is not there')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, 140, { steps: 5 })
    await page.mouse.up()
    await expect(sheet.getByRole('button', { name: fieldsMapText.lower })).toBeVisible()
    await expect.poll(heightOf).toBeGreaterThan(400)

    await sheet.getByRole('button', { name: fieldsMapText.select('Mäealune') }).click()
    await expect.poll(heightOf).toBe(low)
    await expect(fieldCard(page).getByRole('heading', { name: 'Mäealune' })).toBeVisible()
    await fieldCard(page).getByRole('link', { name: fieldsMapText.open }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mäealune')
  })

  test('a tap on the map tells of the field', async ({ page, farm }) => {
    await addFields(farm, NAMES)
    await page.goto(pathTo('fields', { year: SEASON }))
    await page.getByRole('searchbox', { name: fieldsPageText.search }).fill('Mäe')
    await expect(page.getByRole('listitem').getByRole('link')).toHaveText(['Mäealune'])
    await page.getByRole('searchbox', { name: fieldsPageText.search }).blur()
    const handle = page.getByRole('button', { name: fieldsMapText.raise })
    await handle.press('ArrowDown')
    await expect(handle).toHaveAttribute('aria-expanded', 'false')
    await fieldsMap(page).tap()
    await expect(fieldCard(page).getByRole('heading', { name: 'Mäealune' })).toBeVisible()
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
    ).toBeLessThanOrEqual(0)
  })
})
