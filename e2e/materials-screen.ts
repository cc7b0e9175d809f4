/** The pages of materials as a farmer uses them: by what is read on the screen. */
import type { Locator, Page } from '@playwright/test'
import type { RequisiteType } from '@vagu/core/requisites/schema'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { words as materials } from '../web/src/entities/materials/text.ts'
import { words as linked } from '../web/src/features/requisites/linked/text.ts'
import { PAGE_OF_TYPE } from '../web/src/features/requisites/page-kinds.ts'
import { words } from '../web/src/features/requisites/text.ts'
import { words as records } from '../web/src/records/text.ts'
import { words as common } from '../web/src/ui/text.ts'
import { expect } from './home.ts'

export class MaterialsScreen {
  readonly page: Page
  readonly type: RequisiteType

  constructor(page: Page, type: RequisiteType) {
    this.page = page
    this.type = type
  }

  async open(): Promise<void> {
    await this.page.goto(ROUTES[PAGE_OF_TYPE[this.type]])
  }

  get dialog(): Locator {
    const titles = [words.add[this.type], words.editTitle[this.type]]
    return this.page.getByRole('dialog', { name: new RegExp(titles.join('|')) })
  }
  get name(): Locator {
    return this.dialog.locator('input[name="requisite.name"]')
  }
  input(label: string): Locator {
    return this.dialog.getByRole('textbox', { name: label })
  }
  /** The line of a material in the list. */
  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('button', { name, exact: true }) })
  }

  async add(): Promise<void> {
    await this.page.getByRole('button', { name: words.add[this.type] }).first().click()
    await expect(this.name).toBeFocused()
  }
  async edit(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click()
    await expect(this.name).toHaveValue(name)
  }
  /** Types a part of a name and takes what a register offers. */
  async takeOffered(typed: string, name: string): Promise<void> {
    await this.name.pressSequentially(typed)
    await this.page.getByRole('option', { name }).first().click()
    await expect(this.name).toHaveValue(name)
  }
  async chooseType(type: RequisiteType): Promise<void> {
    await this.dialog.getByRole('combobox', { name: materials.typeLabel }).click()
    await this.page.getByRole('option', { name: materials.type[type], exact: true }).click()
  }
  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: common.save, exact: true }).click()
  }
  async delete(name: string): Promise<void> {
    await this.page.getByRole('button', { name: records.menuOf(name, words.columns.menu) }).click()
    await this.page.getByRole('menuitem', { name: records.delete }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: records.delete }).click()
  }

  /** The question whether jobs take over what was saved. */
  get linked(): Locator {
    return this.page.getByRole('dialog', { name: linked.title })
  }
}
