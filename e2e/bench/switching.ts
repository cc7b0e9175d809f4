/** How soon the fields of another farm stand after its name was pressed, in a browser that has been there before. */
import type { Browser, Page } from '@playwright/test'
import { addField } from '@vagu/core/fields/contract'
import { openingYearOf } from '@vagu/core/time/season'
import { addLinkedUser, switchAccount } from '@vagu/core/users/links-contract'
import { getAuth } from '@vagu/core/users/contract'
import { shellText } from '../../web/src/app/shell/text.ts'
import { today } from '../../web/src/lib/today.ts'
import { pathInYear } from '../../web/src/navigation/paths.ts'
import { FarmApi } from '../farm-api.ts'
import { wavyField } from './map.ts'

const FIELDS = 300
/** Calls on their way at a time. */
const AT_ONCE = 20
/** Two farms of one owner, and how the names of their fields begin. */
const FARMS = [
  { company: 'Kivitalu OÜ', fields: 'Ida' },
  { company: 'Metsatalu OÜ', fields: 'Lääne' },
] as const
type BenchFarm = (typeof FARMS)[number]
/** Rounds that fill the browser's cache and are not counted: one there and one back. */
const WARM_UP = 2

async function fillFarm(farm: FarmApi, { fields }: BenchFarm): Promise<void> {
  const yearInfo = [{ year: openingYearOf(today()), mainCrop: { crop: 'talinisu' } }]
  for (let i = 0; i < FIELDS; i += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, k) =>
        farm.call(addField, {
          body: { name: `${fields} ${i + k + 1}`, area: 25, yearInfo, mapData: wavyField(i + k) },
        }),
      ),
    )
}

async function fillFarms(page: Page, address: string): Promise<void> {
  const farm = new FarmApi(page.request, address)
  await farm.signUp()
  const [own, other] = FARMS
  await fillFarm(farm, own)
  const company = { name: other.company, code: '', address: { street: '' } }
  const { _id } = await farm.call(addLinkedUser, { body: { company } })
  const { accountId } = await farm.call(getAuth, {})
  await farm.call(switchAccount, { body: { _id } })
  await fillFarm(farm, other)
  await farm.call(switchAccount, { body: { _id: accountId } })
}

const PRESSED = 'bench-pressed'

/** In every page as it begins: tells when a press was, and when the first field of each farm is drawn. */
function watchFields([key, names]: readonly [string, readonly string[]]): void {
  const now = (): number => performance.timeOrigin + performance.now()
  addEventListener('click', () => sessionStorage.setItem(key, String(now())), { capture: true })
  const seen = new Map<string, number>()
  Object.assign(window, { vaguSeen: seen })
  const look = (): void => {
    const text = document.querySelector('main')?.textContent ?? ''
    for (const name of names) if (!seen.has(name) && text.includes(name)) seen.set(name, now())
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Milliseconds from the press until the page that is loaded anew shows the first field. */
async function switchTo(page: Page, from: BenchFarm, to: BenchFarm): Promise<number> {
  const part = page.getByRole('region', { name: shellText.farm })
  await part.getByRole('button', { name: from.company }).click()
  await part.getByRole('button', { name: to.company }).click()
  const first = `${to.fields} 1`
  const isSeen = (name: string): boolean =>
    (window as unknown as { vaguSeen: Map<string, number> }).vaguSeen.has(name)
  await page.waitForFunction(isSeen, first)
  return page.evaluate(
    ([key, name]) =>
      ((window as unknown as { vaguSeen: Map<string, number> }).vaguSeen.get(name) ?? 0) -
      Number(sessionStorage.getItem(key)),
    [PRESSED, first] as const,
  )
}

/** Switches between two farms of 300 fields, there and back. */
export async function switchFarms(browser: Browser, address: string, rounds: number): Promise<number[]> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await fillFarms(page, address)
  await page.addInitScript(watchFields, [PRESSED, FARMS.map(({ fields }) => `${fields} 1`)] as const)
  await page.goto(pathInYear('fields', openingYearOf(today())))
  const samples: number[] = []
  let [here, there]: [BenchFarm, BenchFarm] = [FARMS[0], FARMS[1]]
  for (let i = 0; i < rounds + WARM_UP; i++) {
    const took = await switchTo(page, here, there)
    if (i >= WARM_UP) samples.push(took)
    ;[here, there] = [there, here]
  }
  await context.close()
  return samples
}
