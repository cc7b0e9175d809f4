/** How long the page is blocked when all fields of the farm are chosen at once, and when a product is. */
import type { Page } from '@playwright/test'
import { fieldPickerText } from '../../web/src/entities/field-picker/text.ts'
import { ROUTES } from '../../web/src/navigation/paths.ts'
import { JobFormScreen } from '../job-form.ts'
import { FIELDS, productName } from './farm.ts'

/** Longer than what follows a choice: the verdicts of 300 fields, four times slower. */
const SETTLED_MS = 4000

/** Longest task that followed each choice, ms; 0 where none took 50. */
interface Blocks {
  readonly allFields: number[]
  readonly product: number[]
}

/** In the page: notes how long each task takes that takes long. */
function watchTasks(): void {
  const tasks: number[] = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
    {
      type: 'longtask',
    },
  )
  Object.assign(window, { vaguTasks: tasks })
}

async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(watchTasks)
  await act()
  await page.waitForTimeout(SETTLED_MS)
  const tasks = await page.evaluate(() => (window as unknown as { vaguTasks: number[] }).vaguTasks)
  return Math.max(0, ...tasks)
}

/** Begins a spraying in a tab of its own in each round: all fields are chosen, then a product by its first option. */
export async function longestTasks(open: () => Promise<Page>, rounds: number): Promise<Blocks> {
  const blocks: Blocks = { allFields: [], product: [] }
  for (let i = 0; i < rounds; i++) {
    const page = await open()
    await page.goto(ROUTES.addJob)
    const form = new JobFormScreen(page)
    await form.chooseJob('Taimekaitse')
    await form.form.getByRole('textbox', { name: fieldPickerText.search }).waitFor()
    await page.waitForTimeout(SETTLED_MS / 2)
    const all = form.form.getByRole('button', { name: fieldPickerText.selectAll(FIELDS) })
    blocks.allFields.push(await longestTask(page, () => all.click()))
    await page.locator('[name="requisites.0.name"]').fill(productName(0))
    const option = page.getByRole('option', { name: productName(0) }).first()
    await option.waitFor()
    blocks.product.push(await longestTask(page, () => option.click()))
    await page.close()
  }
  return blocks
}
