/** Every window in which something can be typed: where it is, how it opens, and where to type. */
import type { Locator, Page } from '@playwright/test'
import { addCustomArea } from '@vagu/core/custom-areas/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import type { RouteKey } from '../web/src/navigation/paths.ts'
import { contactText } from '../web/src/app/shell/contact-text.ts'
import { shellText } from '../web/src/app/shell/text.ts'
import { fieldGroupsText } from '../web/src/entities/field-groups/text.ts'
import { workersText } from '../web/src/entities/workers/text.ts'
import { customAreasText } from '../web/src/features/fields/custom-areas/text.ts'
import { fieldsPageText } from '../web/src/features/fields/text.ts'
import { dayPlannerText } from '../web/src/features/day-planner/text.ts'
import { fieldSeasonText } from '../web/src/entities/field-season/text.ts'
import { jobsPageText } from '../web/src/features/jobs/text.ts'
import { requirementsText } from '../web/src/entities/job-form/requirements/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { materialsPageText } from '../web/src/features/materials/text.ts'
import { warningsText } from '../web/src/features/warnings/text.ts'
import type { FarmApi } from './farm-api.ts'
import { FIELD_NAMES, fillFarm, jobOf, SEASON } from './farm.ts'
import { JobFormScreen } from './job-form.ts'
import { followMenu } from './navigation.ts'

export interface OpenForm {
  readonly name: string
  /** The page it opens on, reached by the menu. */
  readonly page: RouteKey
  readonly open: (page: Page) => Promise<void>
  /** The input in which something is typed. */
  readonly input: (page: Page) => Locator
}

const [HOME, HILL] = FIELD_NAMES
const KIND = 'Äärealata'
const tillage = jobOf(CATEGORY.tillage, 'ploughing')

export async function addForForms(farm: FarmApi): Promise<void> {
  await fillFarm(farm)
  await farm.call(addCustomArea, {
    body: { areaName: KIND, calculationStrategy: 'EDGE_BUFFER', calculationValue: 5, year: SEASON },
  })
}

const first = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first()
const box = (page: Page, name: string): Locator =>
  page
    .getByRole('dialog')
    .last()
    .getByRole('textbox', { name: new RegExp(`^${name}`) })
    .first()
const openField = (page: Page): Promise<void> => page.getByRole('link', { name: HOME }).first().click()

/** The note of the job form, which stands folded where the job has none. */
async function unfoldNote(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: jobsText.blocks.note, exact: true }).click()
}
const note = (page: Page): Locator => page.getByRole('dialog').getByRole('textbox', { name: jobsText.notes })

const FORMS_OF_JOBS: readonly OpenForm[] = [
  {
    name: 'a recent job by its pencil',
    page: 'addJob',
    open: async (page) => {
      await first(page, jobsText.edit(`${tillage.job.name}, ${HILL}`)).click()
    },
    input: note,
  },
  {
    name: 'a new job of a field',
    page: 'fields',
    open: async (page) => {
      await openField(page)
      await page.getByRole('button', { name: jobsText.addJob, exact: true }).click()
      await unfoldNote(page)
    },
    input: note,
  },
  {
    name: 'the season of a field',
    page: 'fields',
    open: async (page) => {
      await openField(page)
      await page.getByRole('button', { name: fieldSeasonText.edit, exact: true }).click()
    },
    input: (page) => box(page, fieldSeasonText.start),
  },
  {
    name: 'a job of the season',
    page: 'jobs',
    open: (page) => first(page, new RegExp(`^${jobsText.edit('')}.*${tillage.job.name}.*${HILL}`)).click(),
    input: note,
  },
  {
    name: 'days of several jobs',
    page: 'jobs',
    open: async (page) => {
      await page
        .getByRole('checkbox', {
          name: jobsPageText.selectJob(jobsPageText.jobOn(tillage.job.name, FIELD_NAMES[2])),
        })
        .click()
      await page.getByRole('button', { name: jobsPageText.edit, exact: true }).click()
    },
    input: (page) => box(page, jobsPageText.newStart),
  },
  {
    name: 'a new job of a day',
    page: 'dayPlanner',
    open: async (page) => {
      await first(page, new RegExp(`^${dayPlannerText.addOn('')}`)).click()
      await unfoldNote(page)
    },
    input: note,
  },
  {
    name: 'what a job collects',
    page: 'addJob',
    open: async (page) => {
      await new JobFormScreen(page).chooseJob(tillage.jobCategory.name, tillage.job.name)
      await page.getByRole('button', { name: requirementsText.open, exact: true }).click()
    },
    input: (page) => page.locator('input[name=hectarePrice]'),
  },
]

const FORMS_OF_FARM: readonly OpenForm[] = [
  {
    name: 'a field',
    page: 'fields',
    open: (page) => page.getByRole('button', { name: fieldsPageText.add, exact: true }).click(),
    input: (page) => page.locator('input[name=name]'),
  },
  {
    name: 'a group of fields',
    page: 'fields',
    open: async (page) => {
      await page.getByRole('button', { name: fieldGroupsText.open, exact: true }).click()
      await page.getByRole('button', { name: fieldGroupsText.add, exact: true }).click()
    },
    input: (page) => box(page, fieldGroupsText.name),
  },
  {
    name: 'a kind of area',
    page: 'fields',
    open: async (page) => {
      await page.getByRole('link', { name: new RegExp(`^${customAreasText.title}`) }).click()
      await page.getByRole('button', { name: customAreasText.add, exact: true }).click()
    },
    input: (page) => box(page, customAreasText.name),
  },
  {
    name: 'the area of a field',
    page: 'fields',
    open: (page) => page.getByRole('link', { name: new RegExp(`^${customAreasText.title}`) }).click(),
    input: (page) => page.getByRole('textbox', { name: customAreasText.areaOf(HOME, KIND), exact: true }),
  },
  {
    name: 'a worker',
    page: 'workers',
    open: (page) => page.getByRole('button', { name: workersText.add }).click(),
    input: (page) => page.getByRole('textbox', { name: new RegExp(`^${workersText.notes}`) }),
  },
  {
    name: 'a material',
    page: 'chemicals',
    open: (page) => first(page, materialsPageText.add.chemical).click(),
    input: (page) => page.getByRole('dialog').locator('textarea').first(),
  },
  {
    name: 'the reason for hiding a warning',
    page: 'warnings',
    open: (page) => first(page, warningsText.delete).click(),
    input: (page) => box(page, warningsText.reason),
  },
  {
    name: 'a message to the makers',
    page: 'warnings',
    open: async (page) => {
      await page.getByRole('button', { name: shellText.account }).click()
      await page.getByRole('menuitem', { name: shellText.contact }).click()
    },
    input: (page) => box(page, contactText.contactLabel),
  },
]

export const FORMS = { jobs: FORMS_OF_JOBS, 'what a farm keeps': FORMS_OF_FARM } as const

export async function openForm(page: Page, form: OpenForm): Promise<void> {
  await followMenu(page, form.page)
  await form.open(page)
}
