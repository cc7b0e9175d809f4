import { chromium } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { PAGES } from '../web/src/navigation/pages.ts'
const [, , looksArg, widthsArg, only] = process.argv
const OUT = '/tmp/Lpc'
mkdirSync(OUT, { recursive: true })
const looks = looksArg!.split(','),
  widths = widthsArg!.split(',').map(Number)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await browser.newPage({
  viewport: { width: 1440, height: 1100 },
  locale: 'et-EE',
  timezoneId: 'Europe/Tallinn',
})
page.on('console', (m) => {
  if (m.type() === 'error') console.log('ERR', m.text().slice(0, 200))
})
await page.goto('http://localhost:8120/demo')
await page
  .waitForURL((u) => u.pathname !== '/demo', { timeout: 120000 })
  .catch(() => console.log('still', page.url()))
await page.waitForTimeout(3000)
console.log(page.url())
const year = new Date().getFullYear()
const go = async (p: string) => {
  await page.evaluate((x) => {
    history.pushState({}, '', x)
  }, p)
  await page.waitForTimeout(900)
  await page.waitForLoadState('networkidle').catch(() => {})
}
let fieldId = ''
await go(`/pollud/${year}`)
await page.waitForTimeout(2500)
fieldId = await page.evaluate(
  () =>
    [...document.querySelectorAll('a[href^="/pollud/2"]')]
      .map((a) => a.getAttribute('href')!.split('/')[3])
      .find((x) => x && x.length > 20) ?? '',
)
await go('/ladu/')
await page.waitForTimeout(1500)
const stockHref = await page.evaluate(
  () =>
    [...document.querySelectorAll('a[href^="/ladu/"]')]
      .map((a) => a.getAttribute('href')!)
      .find((x) => x.length > 12 && !x.includes('loendus')) ?? '',
)
console.log({ fieldId, stockHref })
const skip = new Set([
  'login',
  'register',
  'forgotPassword',
  'newPassword',
  'proveEmail',
  'openId',
  'invitation',
  'inspector',
  'demo',
  'welcome',
  'adminOverview',
  'orders',
])
for (const [key, p] of Object.entries(PAGES)) {
  if (skip.has(key)) continue
  if (only && !only.split(',').includes(key)) continue
  let path = p.path.replace('$year', String(year))
  if (key === 'stockLedger') {
    if (!stockHref) continue
    path = stockHref
  } else path = path.replace('$id', fieldId)
  try {
    await go(path)
    for (const look of looks) {
      await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' })
      if (look === 'sun')
        await page.locator('html').evaluate((r) => {
          r.dataset['appearance'] = 'sun'
        })
      else
        await page.locator('html').evaluate((r, l) => {
          r.dataset['appearance'] = l
        }, look)
      for (const w of widths) {
        await page.setViewportSize({ width: w, height: w === 390 ? 1300 : w === 820 ? 1180 : 1000 })
        await page.waitForTimeout(450)
        await page.screenshot({ path: `${OUT}/${look}-${w}-${key}.png`, animations: 'disabled' })
      }
    }
    console.log(key, await page.locator('h1').allInnerTexts())
  } catch (e) {
    console.log('FAIL', key, String(e).slice(0, 200))
  }
}
await browser.close()
