/** Windows and panels of the page of the fields, to be looked at by axe. */
import type { Locator, Page } from '@playwright/test'
import { PARCEL_OF_TESTS } from '../server/src/pria-map/test-map.ts'
import { copyCropsText } from '../web/src/features/fields/copy-crops/text.ts'
import { divisionText } from '../web/src/features/fields/division/text.ts'
import { priaText } from '../web/src/features/fields/form/pria/text.ts'
import { fieldsHistoryText } from '../web/src/features/fields/history/text.ts'
import { fieldsMapText } from '../web/src/features/fields/map/text.ts'
import { fieldsMenuText } from '../web/src/features/fields/menu/text.ts'
import { orderText } from '../web/src/features/fields/order/text.ts'
import { fieldsPageText } from '../web/src/features/fields/text.ts'
import { editorText } from '../web/src/map/editor/text.ts'
import { pathTo } from '../web/src/navigation/paths.ts'
import { historyText } from '../web/src/records/history/text.ts'
import { recordsText } from '../web/src/records/text.ts'
import type { Screen } from './axe-states.ts'
import { FIELD_NAMES, SEASON } from './farm.ts'
import { expect } from './home.ts'
import { fieldCard } from './map-screen.ts'
import { openAnew } from './navigation.ts'

const [FIRST] = FIELD_NAMES

async function openFields(page: Page): Promise<void> {
  await openAnew(page, pathTo('fields', { year: SEASON }))
  await expect(page.getByRole('button', { name: recordsText.menuOf(FIRST) })).toBeVisible()
}

/** Opens a window by the menu of a field. */
async function openOfField(page: Page, action: string): Promise<Locator> {
  await openFields(page)
  await page.getByRole('button', { name: recordsText.menuOf(FIRST) }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

/** Opens a window by the menu of the page. */
async function openOfPage(page: Page, action: string): Promise<void> {
  await openFields(page)
  await page.getByRole('button', { name: fieldsMenuText.menu }).click()
  await page.getByRole('menuitem', { name: action }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function openNumbers(page: Page): Promise<Locator> {
  const dialog = await openOfField(page, recordsText.edit)
  await dialog.getByRole('button', { name: fieldsPageText.folds.numbers }).click()
  return dialog
}

/** Windows and panels of the fields. */
export const statesOfFields = (page: Page): Screen[] => [
  {
    name: 'fields that are joined',
    open: async () => {
      await openOfField(page, divisionText.merge)
    },
  },
  { name: 'the order of the fields', open: () => openOfPage(page, orderText.open) },
  { name: 'crops of another season', open: () => openOfPage(page, copyCropsText.open) },
  {
    name: 'the history of a field',
    open: async () => {
      const dialog = await openOfField(page, historyText.open)
      await expect(dialog.getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'the history of a field by season',
    open: async () => {
      const dialog = await openOfField(page, historyText.open)
      await dialog.getByText(fieldsHistoryText.views.years).click()
      await expect(dialog.getByRole('region').first()).toBeVisible()
    },
  },
  {
    name: 'a parcel of PRIA’s map',
    open: async () => {
      const dialog = await openNumbers(page)
      await dialog.getByLabel(fieldsPageText.code, { exact: true }).fill(PARCEL_OF_TESTS)
      await dialog.getByRole('button', { name: priaText.search }).click()
      await expect(dialog.getByRole('button', { name: priaText.take })).toBeVisible()
    },
  },
  {
    name: 'typed corners',
    open: async () => {
      const dialog = await openOfField(page, recordsText.edit)
      await dialog.getByRole('button', { name: editorText.coordinates, exact: true }).click()
      await expect(dialog.getByRole('textbox', { name: editorText.coordinates })).toBeVisible()
    },
  },
  {
    name: 'the card of a field',
    open: async () => {
      await openFields(page)
      await page.getByRole('button', { name: fieldsMapText.select(FIRST) }).click()
      await expect(fieldCard(page)).toBeVisible()
    },
  },
  {
    name: 'the raised sheet of the fields',
    open: async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openFields(page)
      await page.getByRole('button', { name: fieldsMapText.raise }).press('ArrowUp')
      await expect(page.getByRole('button', { name: fieldsMapText.raise })).toHaveAttribute(
        'aria-expanded',
        'true',
      )
    },
  },
  {
    name: 'the fields, closer together',
    open: async () => {
      await openFields(page)
      await page.locator('html').evaluate((root) => (root.dataset['density'] = 'compact'))
    },
  },
]
