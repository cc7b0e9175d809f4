/** Windows and views of the pages of planning and money in the demo's farm, to be looked at by axe. */
import type { Locator, Page } from '@playwright/test'
import { FIELD_NAMES, WORKER_NAMES } from '../server/src/sample-farm/names.ts'
import { soilSamplesText } from '../web/src/entities/soil-samples/text.ts'
import { planText } from '../web/src/features/fertilization-plan/text.ts'
import { profitText } from '../web/src/features/profit/text.ts'
import { planText as linesText } from '../web/src/features/requisite-plan/text.ts'
import { rotationText } from '../web/src/features/rotation/text.ts'
import { soilPageText } from '../web/src/features/soil-samples/text.ts'
import { stockText } from '../web/src/features/stock/text.ts'
import { suppliesText } from '../web/src/features/supplies/text.ts'
import { workTimeText } from '../web/src/features/work-time/text.ts'
import { yieldsText } from '../web/src/features/yields/text.ts'
import { PAGES } from '../web/src/navigation/pages.ts'
import { pathInYear, type RouteKey } from '../web/src/navigation/paths.ts'
import type { Screen } from './axe-states.ts'
import { expect } from './home.ts'
import { AFTER_PAGE, settle } from './measures.ts'
import { openAnewWithin } from './navigation.ts'

const [FIELD] = FIELD_NAMES
const [WORKER] = WORKER_NAMES
const MATERIAL = 'Prosaro'

/** The year that is being planned: what the demo has in the next one needs no day of the calendar. */
const NEXT = new Date().getFullYear() + 1
const THIS = NEXT - 1

type Act = (page: Page) => Promise<void>

const clickButton =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', { name }).first().click()
const choose =
  (name: string): Act =>
  (page) =>
    page.getByText(name, { exact: true }).first().click()

/** A page, then what opens what is looked at. */
function screenOf(page: Page, { name, on, year = THIS, acts }: Wanted): Screen {
  return {
    name,
    open: async () => {
      await openAnewWithin(page, pathInYear(on, year))
      await expect(page.getByRole('heading', { level: 1, name: PAGES[on].title })).toBeVisible()
      await page.evaluate(settle, AFTER_PAGE)
      for (const act of acts) await act(page)
      await page.evaluate(settle, AFTER_PAGE)
    },
  }
}
interface Wanted {
  readonly name: string
  readonly on: RouteKey
  readonly year?: number
  readonly acts: readonly Act[]
}

/** A window is open once something in it can be pressed. */
const dialogOpen: Act = async (page) => {
  const dialog: Locator = page.getByRole('dialog')
  await expect(dialog.getByRole('button').first()).toBeVisible()
}
const opens = (name: string | RegExp): readonly Act[] => [clickButton(name), dialogOpen]

const PLANNING: readonly Wanted[] = [
  { name: 'a soil sample', on: 'soilSamples', acts: opens(soilSamplesText.add) },
  { name: 'the samples of a field', on: 'soilSamples', acts: opens(soilPageText.openField(FIELD)) },
  { name: 'samples on the map', on: 'soilSamples', acts: [choose(soilPageText.views.map)] },
  { name: 'the plan of a field', on: 'fertilizationPlan', acts: opens(planText.openField(FIELD)) },
  { name: 'the balance of nitrogen', on: 'fertilizationPlan', acts: [choose(planText.tabs.balance)] },
  { name: 'the plan as printed', on: 'fertilizationPlan', acts: [choose(planText.tabs.print)] },
  { name: 'a year that is accepted', on: 'cropRotation', acts: opens(rotationText.accept) },
]
const SUPPLIES: readonly Wanted[] = [
  {
    name: 'a line of the requisite plan',
    on: 'requisitePlan',
    year: NEXT,
    acts: opens(new RegExp(`^${linesText.add}: `)),
  },
  { name: 'lines that become jobs', on: 'requisitePlan', year: NEXT, acts: opens(linesText.makeJobs) },
  {
    name: 'how a material is bought',
    on: 'suppliesPlan',
    year: NEXT,
    acts: opens(suppliesText.open(MATERIAL)),
  },
  { name: 'what must be bought', on: 'suppliesPlan', year: NEXT, acts: [] },
  { name: 'what came in', on: 'stock', acts: opens(stockText.receive) },
  { name: 'what went out', on: 'stock', acts: opens(stockText.decrease) },
  {
    name: 'the card of a material',
    on: 'stock',
    acts: [
      (page) =>
        page
          .getByRole('link', { name: stockText.openLedger('') })
          .first()
          .click(),
    ],
  },
]
const MONEY: readonly Wanted[] = [
  { name: 'hours', on: 'workTime', acts: opens(workTimeText.add) },
  { name: 'the month of a worker', on: 'workTime', acts: opens(workTimeText.open(WORKER)) },
  { name: 'hours that are paid', on: 'workTime', acts: opens(workTimeText.payTitle) },
  { name: 'the payroll file', on: 'workTime', acts: opens(workTimeText.fileTitle) },
  { name: 'a week', on: 'workTime', acts: [choose(workTimeText.views.week)] },
  { name: 'the cost of work', on: 'workTime', acts: [choose(workTimeText.views.cost)] },
  {
    name: 'the fields of a crop',
    on: 'yieldOverview',
    acts: [clickButton(new RegExp(yieldsText.fields(4)))],
  },
  { name: 'profit on the map', on: 'profitability', acts: [choose(profitText.views.map)] },
  { name: 'prices and entries', on: 'profitability', acts: [choose(profitText.views.prices)] },
  {
    name: 'an entry of profit',
    on: 'profitability',
    acts: [choose(profitText.views.prices), ...opens(profitText.addEntry)],
  },
  { name: 'years beside each other', on: 'profitability', acts: [choose(profitText.views.years)] },
]

/** In parts, each of which keeps to the time of a test: every one begins with a demo that makes its farm. */
const STATES_OF_PLANNING = { planning: [...PLANNING, ...SUPPLIES], money: MONEY } as const
export const PARTS_OF_PLANNING = ['planning', 'money'] as const

export const statesOfPlanning = (page: Page, part: keyof typeof STATES_OF_PLANNING): Screen[] =>
  STATES_OF_PLANNING[part].map((wanted) => screenOf(page, wanted))
