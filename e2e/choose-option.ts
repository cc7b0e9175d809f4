/** Lists that open under an input: their options are taken one way. */
import type { Locator } from '@playwright/test'
import { expect } from './home.ts'

/** Takes an option of a list that stands open. Parts of a page that come later push its input out of sight, which hides the list. */
export const takeOption = (box: Locator, option: Locator): Promise<void> =>
  expect(async () => {
    await box.scrollIntoViewIfNeeded()
    await option.click({ timeout: 3000 })
  }).toPass()

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
