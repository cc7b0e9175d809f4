/** How long the page is busy with one keystroke in the job form: 100 fields, 4 products, every rule. */
import type { Page } from '@playwright/test'
import { ROUTES } from '../../web/src/navigation/paths.ts'
import { fieldPickerText } from '../../web/src/entities/field-picker/text.ts'
import { materialsText } from '../../web/src/entities/materials/text.ts'
import { jobsText } from '../../web/src/entities/jobs/text.ts'
import { JobFormScreen } from '../job-form.ts'
import { PRODUCTS, productName, SPRAYED, SPRAYED_NAME } from './farm.ts'

/** Letters that the keyboard of the tests has: it puts others in without a key, which nobody could time. */
const TEXT = 'Serv oli liiga niiske, tuul 3 m/s'

/** Of each key: until the page has handled it, and until the next task may run, which may wait for a drawn frame. */
interface Keys {
  readonly handled: number[]
  readonly free: number[]
}

/** Work that comes later, as the verdicts do, may be broken off by the next key. */
function watchKeys(): void {
  const keys: Keys = { handled: [], free: [] }
  let last: number | undefined
  window.addEventListener('keydown', () => (last = performance.now()), true)
  // The page's own listeners stand below the window: when the event comes back here, all of them have run.
  window.addEventListener('input', () => {
    if (last === undefined) return
    const pressed = last
    last = undefined
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => keys.free.push(performance.now() - pressed))
    port1.start()
    port2.postMessage(0)
    keys.handled.push(performance.now() - pressed)
  })
  Object.assign(window, { vaguKeys: keys })
}

/** Fills the form with a spraying of all fields. */
export async function openSpraying(page: Page): Promise<JobFormScreen> {
  await page.goto(ROUTES.addJob)
  const form = new JobFormScreen(page)
  await form.chooseJob('Taimekaitse')
  const search = form.form.getByRole('textbox', { name: fieldPickerText.search })
  await search.fill(SPRAYED_NAME)
  await form.form.getByRole('button', { name: fieldPickerText.selectAll(SPRAYED) }).click()
  await search.fill('')
  await form.typeDay('10.06.2025')
  for (let i = 0; i < PRODUCTS; i++) {
    if (i > 0) await form.form.getByRole('button', { name: jobsText.addChemical }).click()
    await page.locator(`[name="requisites.${i}.name"]`).fill(productName(i))
    await page
      .getByRole('option', { name: productName(i) })
      .first()
      .click()
  }
  await form.form.getByRole('button', { name: jobsText.blocks.note }).click()
  return form
}

/** Milliseconds of every key: a note, and a rate of the first product, which the rules read anew. */
export async function keystrokes(page: Page, form: JobFormScreen, rounds: number): Promise<Keys> {
  await page.evaluate(watchKeys)
  const notes = form.form.getByRole('textbox', { name: jobsText.notes })
  const block = form.form.getByRole('group', { name: productName(0), exact: true })
  const rate = block.getByRole('textbox', { name: new RegExp(`^${materialsText.rate}`) })
  for (let i = 0; i < rounds; i++) {
    await notes.click()
    await page.keyboard.type(TEXT, { delay: 60 })
    await rate.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('1,234', { delay: 60 })
  }
  return page.evaluate(() => (window as unknown as { vaguKeys: Keys }).vaguKeys)
}
