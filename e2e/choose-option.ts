/** Lists that open under an input: their options are taken one way. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './home.ts'

/** Counts the clicks that options get from now on; a page keeps the count until it is left. */
const countTaken = (page: Page) =>
  page.evaluateHandle(() => {
    const taken = { count: 0 }
    const count = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('[role=option]')) taken.count += 1
    }
    document.addEventListener('click', count, { capture: true })
    return taken
  })

/**
 * Takes an option of a list that stands open, once. Parts of a page that come later push its input out of sight, which hides
 * the list, or move the option away under the mouse; on a busy machine a click is told of later than it was heard.
 */
export async function takeOption(box: Locator, option: Locator): Promise<void> {
  const taken = await countTaken(box.page())
  const isTaken = (): Promise<boolean> => taken.evaluate(({ count }) => count > 0)
  await expect(async () => {
    if (await isTaken()) return
    await box.scrollIntoViewIfNeeded()
    await option.click({ timeout: 3000 })
    expect(await isTaken()).toBe(true)
  }).toPass()
  await taken.dispose()
}

/** Types into the input of a list and takes an option. */
export async function chooseOption(box: Locator, typed: string, option: Locator): Promise<void> {
  await box.fill(typed)
  await takeOption(box, option)
}

/** Opens a list and takes an option. */
export async function openOption(box: Locator, option: Locator): Promise<void> {
  await box.click()
  await takeOption(box, option)
}
