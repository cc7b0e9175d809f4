/** The table of many new jobs as a farmer uses it: by keys, by pasting, and by what is read on the screen. */
import type { Locator, Page } from '@playwright/test'
import { ROUTES } from '../web/src/navigation/paths.ts'
import type { ColumnId } from '../web/src/entities/job-grid/columns.ts'
import { COLUMNS, VERDICT_AT } from '../web/src/entities/job-grid/columns.ts'
import { addJobGridText } from '../web/src/entities/job-grid/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { expect } from './home.ts'

export class JobGridScreen {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async open(): Promise<void> {
    await this.page.goto(ROUTES.addJob)
    await this.page.getByRole('button', { name: jobsText.asTableHint }).click()
    await expect(this.cell(1, 'date')).toBeFocused()
  }
  get window(): Locator {
    return this.page.getByRole('dialog', { name: addJobGridText.title })
  }
  get grid(): Locator {
    return this.page.getByRole('grid', { name: addJobGridText.table })
  }
  /** The numbers of the rows that are drawn. */
  get rowNumbers(): Locator {
    return this.grid.getByRole('rowheader')
  }
  /** A row, from 1. */
  row(number: number): Locator {
    return this.grid
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: String(number), exact: true }) })
  }
  cell(number: number, column: ColumnId): Locator {
    return this.row(number).getByRole('gridcell').nth(COLUMNS.indexOf(column))
  }
  verdict(number: number): Locator {
    return this.row(number).getByRole('gridcell').nth(VERDICT_AT)
  }
  /** Types over a cell and goes on with a key. */
  async type(text: string, then = 'Tab'): Promise<void> {
    await this.page.keyboard.type(text)
    await this.page.keyboard.press(then)
  }
  /** Pastes what a spreadsheet has put on the clipboard. */
  async paste(rows: readonly (readonly string[])[]): Promise<void> {
    const text = rows.map((row) => row.join('\t')).join('\r\n')
    await this.page.evaluate((pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    }, text)
  }
  saveButton(count: number): Locator {
    return this.window.getByRole('button', { name: addJobGridText.save(count), exact: true })
  }
}
