/** Two windows in which something can be typed, a large and a small one: where each is, how it opens, and where to type. */
import type { Locator, Page } from '@playwright/test'
import { CATEGORY } from '@vagu/core/settings/table'
import type { RouteKey } from '../web/src/navigation/paths.ts'
import { workersText } from '../web/src/entities/workers/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { FIELD_NAMES, jobOf } from './farm.ts'
import { followMenu } from './navigation.ts'

export interface OpenForm {
  readonly name: string
  /** The page it opens on, reached by the menu. */
  readonly page: RouteKey
  readonly open: (page: Page) => Promise<void>
  /** The input in which something is typed. */
  readonly input: (page: Page) => Locator
}

const [, HILL] = FIELD_NAMES
const tillage = jobOf(CATEGORY.tillage, 'ploughing')

const first = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first()
const note = (page: Page): Locator => page.getByRole('dialog').getByRole('textbox', { name: jobsText.notes })

export const FORMS: readonly OpenForm[] = [
  {
    name: 'a recent job by its pencil',
    page: 'addJob',
    open: async (page) => {
      await first(page, jobsText.edit(`${tillage.job.name}, ${HILL}`)).click()
    },
    input: note,
  },
  {
    name: 'a worker',
    page: 'workers',
    open: (page) => page.getByRole('button', { name: workersText.add }).click(),
    input: (page) => page.getByRole('textbox', { name: new RegExp(`^${workersText.notes}`) }),
  },
]

export async function openForm(page: Page, form: OpenForm): Promise<void> {
  await followMenu(page, form.page)
  await form.open(page)
}
