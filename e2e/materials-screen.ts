/** The pages of materials as a farmer uses them: by what is read on the screen. */
import type { Locator, Page } from '@playwright/test'
import type { MaterialType } from '@vagu/core/materials/schema'
import { ROUTES } from '../web/src/navigation/paths.ts'
import { materialsText } from '../web/src/entities/materials/text.ts'
import { linkedText } from '../web/src/features/materials/linked/text.ts'
import { PAGE_OF_TYPE } from '../web/src/features/materials/page-kinds.ts'
import { materialsPageText } from '../web/src/features/materials/text.ts'
import { recordsText } from '../web/src/records/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { openOption } from './choose-option.ts'
import { expect } from './home.ts'

export class MaterialsScreen {
  readonly page: Page
  readonly type: MaterialType

  constructor(page: Page, type: MaterialType) {
    this.page = page
    this.type = type
  }

  async open(): Promise<void> {
    await this.page.goto(ROUTES[PAGE_OF_TYPE[this.type]])
  }

  get dialog(): Locator {
    const titles = [materialsPageText.add[this.type], materialsPageText.editTitle[this.type]]
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
    await this.page.getByRole('button', { name: materialsPageText.add[this.type] }).first().click()
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
  async chooseType(type: MaterialType): Promise<void> {
    await openOption(
      this.dialog.getByRole('combobox', { name: materialsText.typeLabel }),
      this.page.getByRole('option', { name: materialsText.type[type], exact: true }),
    )
  }
  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: uiText.save, exact: true }).click()
  }
  async delete(name: string): Promise<void> {
    await this.page
      .getByRole('button', { name: recordsText.menuOf(name, materialsPageText.columns.menu) })
      .click()
    await this.page.getByRole('menuitem', { name: recordsText.delete }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: recordsText.delete }).click()
  }

  /** The question whether jobs take over what was saved. */
  get linked(): Locator {
    return this.page.getByRole('dialog', { name: linkedText.title })
  }
}
