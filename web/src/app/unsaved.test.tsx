/**
 * Tests that text typed in a window is never thrown away without a question: windows in which something can be typed, but those of
 * planning and buying (`unsaved-plans.test.tsx`) and of admins (`features/admin/OrdersPage.test.tsx`).
 * Back on a phone, closing and loading anew are gone through in `e2e/unsaved.spec.ts`.
 */
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { addCustomArea } from '@vagu/core/custom-areas/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { ksmText } from '../entities/ksm/text.ts'
import { subscriptionText } from '../entities/subscription/text.ts'
import { fieldPlanText } from '../features/fertilization-plan/field-text.ts'
import { planText as fertilizationText } from '../features/fertilization-plan/text.ts'
import { profitText } from '../features/profit/text.ts'
import { planText as requisiteText } from '../features/requisite-plan/text.ts'
import { schemesText } from '../features/schemes/text.ts'
import { fieldGroupsText } from '../entities/field-groups/text.ts'
import { fieldSeasonText } from '../entities/field-season/text.ts'
import { requirementsText } from '../entities/job-form/requirements/text.ts'
import { jobsText } from '../entities/jobs/text.ts'
import { machinesText } from '../entities/machines/text.ts'
import { soilSamplesText } from '../entities/soil-samples/text.ts'
import { stockText } from '../features/stock/text.ts'
import { warningsText } from '../features/warnings/text.ts'
import { workTimeText } from '../features/work-time/text.ts'
import { fieldPageText } from '../features/field-page/text.ts'
import { materialsText } from '../entities/materials/text.ts'
import { workersText } from '../entities/workers/text.ts'
import { dayPlannerText } from '../features/day-planner/text.ts'
import { customAreasText } from '../features/fields/custom-areas/text.ts'
import { fieldsPageText } from '../features/fields/text.ts'
import { jobsPageText } from '../features/jobs/text.ts'
import { materialsPageText } from '../features/materials/text.ts'
import { openFarm, YEAR } from '../testing/farm.ts'
import { JobFormScreen } from '../testing/job-form.ts'
import {
  anyBox,
  beginning,
  box,
  leaveEachWay,
  named,
  type OpenForm,
  press,
  topWindow,
  typeAndLeave,
} from '../testing/leaving.ts'
import { renderPage } from '../testing/render-page.tsx'
import { addEarlyHarvest, addFields, addJobsTo, jobOf, ploughing } from '../testing/steps.ts'
import { contactText } from './shell/contact-text.ts'
import { shellText } from './shell/text.ts'

const [HOME, HILL, RIVER] = ['Kodupõld', 'Mäealune', 'Jõeäär'] as const
const KIND = 'Äärealata'
const tillage = jobOf(CATEGORY.tillage, 'ploughing')

const openField = async (user: UserEvent): Promise<void> => {
  const [first] = await screen.findAllByRole('link', { name: HOME })
  if (first) await user.click(first)
}
const openKinds = async (user: UserEvent): Promise<void> =>
  user.click(await screen.findByRole('link', { name: beginning(customAreasText.title) }))
/** The note of the job form, which stands folded where the job has none. */
const unfoldNote = async (user: UserEvent): Promise<void> =>
  user.click(await (await topWindow()).findByRole('button', { name: jobsText.blocks.note }))
const note = () => box(jobsText.notes)

const FORMS: readonly OpenForm[] = [
  {
    name: 'a new job of a field',
    page: 'fields',
    open: async (user) => {
      await openField(user)
      await press(user, fieldPageText.addJob)
      await unfoldNote(user)
    },
    input: note,
  },
  {
    name: 'the season of a field',
    page: 'fields',
    open: async (user) => {
      await openField(user)
      await press(user, fieldSeasonText.edit)
    },
    input: () => box(fieldSeasonText.start),
  },
  {
    name: 'a job of the season',
    page: 'jobs',
    open: async (user) => {
      await press(user, new RegExp(`^${jobsText.edit('')}.*${tillage.job.name}.*${HILL}`))
      await unfoldNote(user)
    },
    input: note,
  },
  {
    name: 'days of several jobs',
    page: 'jobs',
    open: async (user) => {
      const name = jobsPageText.selectJob(jobsPageText.jobOn(tillage.job.name, RIVER))
      await user.click(await screen.findByRole('checkbox', { name }))
      await press(user, jobsPageText.edit)
    },
    input: () => box(jobsPageText.newStart),
  },
  {
    name: 'a new job of a day',
    page: 'dayPlanner',
    open: async (user) => {
      await press(user, beginning(dayPlannerText.addOn('')))
      await unfoldNote(user)
    },
    input: note,
  },
  {
    name: 'what a job collects',
    page: 'addJob',
    open: async (user) => {
      await new JobFormScreen(user).chooseJob(tillage.jobCategory.name, tillage.job.name)
      await press(user, requirementsText.open)
    },
    input: named('hectarePrice'),
  },
  {
    name: 'a field',
    page: 'fields',
    open: (user) => press(user, fieldsPageText.add),
    input: named('name'),
  },
  {
    name: 'a group of fields',
    page: 'fields',
    open: async (user) => {
      await press(user, fieldGroupsText.open)
      await press(user, fieldGroupsText.add)
    },
    input: () => box(fieldGroupsText.name),
  },
  {
    name: 'a kind of area',
    page: 'fields',
    open: async (user) => {
      await openKinds(user)
      await press(user, customAreasText.add)
    },
    input: () => box(customAreasText.name),
  },
  {
    name: 'the area of a field',
    page: 'fields',
    open: openKinds,
    input: () => screen.findByRole('textbox', { name: customAreasText.areaOf(HOME, KIND) }),
  },
  {
    name: 'a worker',
    page: 'workers',
    open: (user) => press(user, workersText.add),
    input: () => box(workersText.notes),
  },
  {
    name: 'a material',
    page: 'chemicals',
    open: (user) => press(user, materialsPageText.add.chemical),
    input: () => box(materialsText.note),
  },
  {
    name: 'the reason for hiding a warning',
    page: 'warnings',
    open: (user) => press(user, beginning(warningsText.delete)),
    input: () => box(warningsText.reason),
  },
  {
    name: 'what came into the store',
    page: 'stock',
    open: (user) => press(user, stockText.receive),
    input: anyBox,
  },
  {
    name: 'hours of work',
    page: 'workTime',
    open: (user) => press(user, workTimeText.add),
    input: anyBox,
  },
  {
    name: 'a soil sample',
    page: 'soilSamples',
    open: (user) => press(user, soilSamplesText.add),
    input: anyBox,
  },
  {
    name: 'a machine',
    page: 'machines',
    open: (user) => press(user, machinesText.add),
    input: anyBox,
  },
  {
    name: 'an income or a cost',
    page: 'profitability',
    open: async (user) => {
      await user.click(await screen.findByRole('radio', { name: profitText.views.prices }))
      await press(user, profitText.addEntry)
    },
    input: () => box(profitText.entryLabel),
  },
  {
    name: 'what the farm takes part in',
    page: 'schemes',
    open: async (user) => {
      await press(user, schemesText.change)
      await user.click(await (await topWindow()).findByRole('checkbox', { name: schemesText.parts.MAHE }))
    },
    input: anyBox,
  },
  {
    name: 'a need of the fertilization plan',
    page: 'fertilizationPlan',
    open: async (user) => {
      await press(user, fertilizationText.openField(HOME))
      await press(user, fieldPlanText.override)
    },
    input: () => box(fieldPlanText.reason),
  },
  {
    name: 'a line of the requisite plan',
    page: 'requisitePlan',
    open: (user) => press(user, beginning(requisiteText.add)),
    input: () => box(requisiteText.amount),
  },
  {
    name: 'an order of hectares',
    page: 'account',
    open: (user) => press(user, beginning(subscriptionText.order)),
    input: () => box(subscriptionText.areaLabel),
  },
  {
    name: 'a message to the makers',
    page: 'warnings',
    open: async (user) => {
      await press(user, shellText.account)
      await user.click(await screen.findByRole('menuitem', { name: shellText.contact }))
    },
    input: () => box(contactText.contactLabel),
  },
]

/** A farm with something for every window: fields, jobs of the season, a harvest that came too early, a kind of area. */
async function fillFarm(): Promise<void> {
  const farm = await openFarm()
  await addEarlyHarvest(farm)
  const fieldIds = await addFields(farm, [HILL, RIVER])
  await addJobsTo(
    farm,
    fieldIds.map((id) => ploughing(id)),
  )
  const area = {
    areaName: KIND,
    calculationStrategy: 'EDGE_BUFFER',
    calculationValue: 5,
    year: YEAR,
  } as const
  await farm.does(addCustomArea, { body: area })
}

it.each(FORMS)('$name is not left without a question', async (form) => {
  await fillFarm()
  await typeAndLeave(form)
})

it('years of the support that were ticked are not left without a question', async () => {
  await fillFarm()
  const page = await renderPage('warnings')
  await press(page.user, ksmText.open)
  const ticked = async () => (await topWindow()).findByRole('checkbox', { name: String(YEAR) })
  await page.user.click(await ticked())
  await leaveEachWay(page, async () => expect(await ticked()).toHaveProperty('checked', true))
})
