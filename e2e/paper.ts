/** Printing as a browser does it. */
import type { Page } from '@playwright/test'

/** As the browser's own key does: what the page makes of its event is what comes on paper. */
export async function beginPrinting(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
}
/** Back from paper to the screen. */
export async function endPrinting(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
}
