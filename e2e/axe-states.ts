/** Screens that open over or within a page, to be looked at by axe. */
import { addCustomArea } from '@vagu/core/custom-areas/contract'
import { addMaterial } from '@vagu/core/materials/contract'
import { changeUiSettings } from '@vagu/core/settings/contract'
import type { Page } from '@playwright/test'
import { pathTo, ROUTES } from '../web/src/navigation/paths.ts'
import { shellText } from '../web/src/app/shell/text.ts'
import { FIRST_STEPS, PUT_AWAY } from '../web/src/entities/first-steps.ts'
import { ksmText } from '../web/src/entities/ksm/text.ts'
import { workersText } from '../web/src/entities/workers/text.ts'
import { customAreasText } from '../web/src/features/fields/custom-areas/text.ts'
import { fieldsPageText } from '../web/src/features/fields/text.ts'
import { fieldImportText } from '../web/src/features/field-import/text.ts'
import { PAGE_OF_TYPE } from '../web/src/features/materials/page-kinds.ts'
import { jobTypesPageText } from '../web/src/features/job-types/text.ts'
import { heapText } from '../web/src/entities/job-form/blocks/heap-text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { warningsText } from '../web/src/features/warnings/text.ts'
import { workersPageText } from '../web/src/features/workers/text.ts'
import { recordsText } from '../web/src/records/text.ts'
import type { FarmApi } from './farm-api.ts'
import { FIELD_NAMES, jobOf, SEASON } from './farm.ts'
import { expect } from './home.ts'
import { JobFormScreen } from './job-form.ts'
import { JobGridScreen } from './job-grid.ts'
import { MaterialsScreen } from './materials-screen.ts'
import { openAnew } from './navigation.ts'
import { parcelFiles } from './parcel-files.ts'

export interface Screen {
  readonly name: string
  readonly open: () => Promise<void>
}

const [HOME] = FIELD_NAMES
const MATERIAL = 'Meie herbitsiid'
const CATEGORY = jobOf('tillage', 'ploughing').jobCategory.name

/** Records that the windows of materials and of kinds of area show. */
export async function addForStates(farm: FarmApi): Promise<void> {
  // looked at by themselves in first-steps.spec.ts
  const away = { componentName: FIRST_STEPS, settings: { [PUT_AWAY]: true } }
  await farm.call(changeUiSettings, { body: away })
  await farm.call(addCustomArea, {
    body: { areaName: 'Äärealata', calculationStrategy: 'EDGE_BUFFER', calculationValue: 5, year: SEASON },
  })
  await farm.call(addMaterial, {
    body: {
      name: MATERIAL,
      type: 'chemical',
      subtype: 'PMA_TKV_TOIME_LIIK_HERBITSIID',
      subtypeVariant: 'TKV_MUU',
      ingredients: [{ name: 'Glüfosaat', code: 'glufosaat' }],
      inspections: [{ inspectionType: 'UMBROHUD', target: 'ORASHEIN' }],
    },
  })
}

export async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: shellText.account }).click()
  await expect(page.getByRole('menu')).toBeVisible()
}

/** Jobs, fields, warnings and the account. */
function statesOfJobs(page: Page, fieldId: string): Screen[] {
  const year = String(SEASON)
  return [
    {
      name: 'a job form with what is missing',
      open: async () => {
        await openAnew(page, ROUTES.addJob)
        await new JobFormScreen(page).saveButton().click()
        await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      },
    },
    {
      name: 'a violation and why',
      open: async () => {
        await openAnew(page, ROUTES.addJob)
        const form = new JobFormScreen(page)
        await form.pickFields([HOME])
        await form.chooseJob('Koristus', 'Koristus')
        await form.typeDay('02.07.2025')
        await form.chip('violation', HOME).click()
      },
    },
    {
      name: 'the years of the support',
      open: async () => {
        await openAnew(page, ROUTES.warnings)
        await page.getByRole('button', { name: ksmText.open }).click()
        await expect(page.getByRole('dialog', { name: ksmText.title })).toBeVisible()
      },
    },
    {
      name: 'a stack of manure',
      open: async () => {
        await openAnew(page, ROUTES.addJob)
        await new JobFormScreen(page).chooseJob('Sõnniku aunastamine', 'Sõnnikuauna moodustamine')
        await expect(page.getByRole('group', { name: heapText.manure })).toBeVisible()
      },
    },
    {
      name: 'a job in its window',
      open: async () => {
        await openAnew(page, ROUTES.field.replace('$year', year).replace('$id', fieldId))
        await page
          .getByRole('button', { name: jobsText.edit('') })
          .first()
          .click()
        await expect(page.getByRole('dialog', { name: jobsText.editTitle })).toBeVisible()
      },
    },
    {
      name: 'a field in its window',
      open: async () => {
        await openAnew(page, ROUTES.fields.replace('$year', year))
        await page.getByRole('button', { name: recordsText.menuOf(HOME) }).click()
        await page.getByRole('menuitem', { name: recordsText.edit, exact: true }).click()
        await expect(page.getByRole('dialog', { name: fieldsPageText.editTitle })).toBeVisible()
      },
    },
    {
      name: 'the review of a file',
      open: async () => {
        await openAnew(page, ROUTES.fieldImport.replace('$year', year))
        await page.locator('input[type=file]').setInputFiles(parcelFiles().gml)
        await expect(page.getByRole('table', { name: fieldImportText.tableLabel })).toBeVisible()
      },
    },
    {
      name: 'the reason for hiding a warning',
      open: async () => {
        await openAnew(page, ROUTES.warnings)
        await page.getByRole('button', { name: warningsText.delete }).first().click()
        await expect(page.getByRole('dialog', { name: warningsText.reasonTitle })).toBeVisible()
      },
    },
    {
      name: 'the account menu',
      open: async () => {
        await openAnew(page, ROUTES.warnings)
        await openAccountMenu(page)
      },
    },
  ]
}

/** The windows of what a farm keeps beside its jobs, and the table of many jobs. */
function statesOfFarm(page: Page): Screen[] {
  const material = new MaterialsScreen(page, 'chemical')
  const kinds = page.getByRole('dialog', { name: customAreasText.title, exact: true })
  return [
    {
      name: 'the kinds of area',
      open: async () => {
        await openAnew(page, pathTo('customFieldAreas', { year: SEASON }))
        await expect(kinds.getByRole('textbox').first()).toBeVisible()
      },
    },
    {
      name: 'a kind of area with what is missing',
      open: async () => {
        await openAnew(page, pathTo('customFieldAreas', { year: SEASON }))
        await kinds.getByRole('button', { name: customAreasText.add }).click()
        const dialog = page.getByRole('dialog', { name: customAreasText.addTitle })
        await dialog.getByRole('button', { name: customAreasText.add }).click()
        await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible()
      },
    },
    {
      name: 'a material in its window',
      open: async () => {
        await openAnew(page, ROUTES[PAGE_OF_TYPE.chemical])
        await material.edit(MATERIAL)
      },
    },
    {
      name: 'a worker in his window',
      open: async () => {
        await openAnew(page, ROUTES.workers)
        await page
          .getByRole('button', { name: workersPageText.editOf('') })
          .first()
          .click()
        await expect(page.getByRole('dialog', { name: workersText.edit })).toBeVisible()
      },
    },
    {
      name: 'an unfolded job type',
      open: async () => {
        await openAnew(page, ROUTES.jobTypes)
        await page.getByRole('button', { name: new RegExp(`^${CATEGORY}`), expanded: false }).click()
        const jobsOf = page.getByRole('list', { name: jobTypesPageText.jobsOf(CATEGORY) })
        await jobsOf.getByRole('button', { expanded: false }).first().click()
        await expect(jobsOf.getByRole('textbox').first()).toBeVisible()
      },
    },
    {
      name: 'the table of many jobs',
      open: async () => {
        await openAnew(page, ROUTES.addJob)
        await page.getByRole('button', { name: jobsText.asTableHint }).click()
        await expect(new JobGridScreen(page).cell(1, 'date')).toBeFocused()
      },
    },
  ]
}

/** In parts, each of which keeps to the time of a test. */
export const STATES = {
  'jobs, fields and warnings': statesOfJobs,
  'what a farm keeps': statesOfFarm,
} as const
