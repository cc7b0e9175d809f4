/** The job form as a farmer uses it: by what is read on the screen. */
import type { Locator, Page } from '@playwright/test'
import type { ShownKind } from '../web/src/entities/verdicts/shown-verdict.ts'
import { fieldPickerText } from '../web/src/entities/field-picker/text.ts'
import { monitoringText } from '../web/src/entities/monitoring/text.ts'
import { materialsText } from '../web/src/entities/materials/text.ts'
import { verdictsText } from '../web/src/entities/verdicts/text.ts'
import { workersText } from '../web/src/entities/workers/text.ts'
import { jobsText } from '../web/src/entities/jobs/text.ts'
import { uiText } from '../web/src/ui/text.ts'
import { chooseOption } from './choose-option.ts'
import { expect } from './home.ts'

/** A text input whose name begins with this label; a mark of what is required stands behind it. */
const input = (place: Page | Locator, label: string): Locator =>
  place.getByRole('textbox', { name: new RegExp(`^${label}`) })

export class JobFormScreen {
  readonly page: Page
  readonly form: Locator

  constructor(page: Page, place: Page | Locator = page) {
    this.page = page
    this.form = place.locator('form').filter({ has: page.getByRole('group', { name: jobsText.category }) })
  }

  async chooseJob(category: string, job?: string): Promise<void> {
    await this.#chip(jobsText.category, category).click()
    if (job !== undefined) await this.#chip(jobsText.job, job).click()
  }
  #chip(group: string, name: string): Locator {
    return this.form.getByRole('group', { name: group, exact: true }).getByText(name, { exact: true })
  }

  get start(): Locator {
    return input(this.form, jobsText.start).first()
  }
  get end(): Locator {
    return input(this.form, jobsText.end).first()
  }

  /** Types a day and leaves the input. */
  async typeDay(text: string): Promise<void> {
    await this.start.fill(text)
    await this.start.press('Tab')
  }

  /** Takes fields by typing, as fast hands do: a part of the name, then Enter. */
  async pickFields(names: readonly string[]): Promise<void> {
    const search = this.form.getByRole('textbox', { name: fieldPickerText.search })
    for (const name of names) {
      await search.fill(name)
      await search.press('Enter')
      await expect(search).toHaveValue('')
    }
  }

  /** A chemical of the register. */
  async takeChemical(name: string, rate: string): Promise<void> {
    const block = this.form.getByRole('group', { name: materialsText.type.chemical, exact: true })
    const box = block.getByRole('combobox', { name: materialsText.type.chemical })
    await chooseOption(box, name, this.page.getByRole('option', { name }).first())
    await input(this.form.getByRole('group', { name, exact: true }), materialsText.rate).fill(rate)
  }

  /** A worker who is not there yet, with a certificate for plant protection. */
  async addWorker(name: string, certifiedUntil: string): Promise<void> {
    await chooseOption(this.#worker, name, this.page.getByRole('option', { name }))
    const dialog = this.page.getByRole('dialog', { name: workersText.add })
    await expect(input(dialog, workersText.name)).toHaveValue(name)
    await input(dialog, workersText.certifiedUntil).fill(certifiedUntil)
    await dialog.getByRole('button', { name: uiText.save }).click()
    await expect(dialog).toBeHidden()
  }

  get #worker(): Locator {
    return this.form.getByRole('combobox', { name: workersText.worker })
  }

  async takeWorker(name: string): Promise<void> {
    await chooseOption(this.#worker, name, this.page.getByRole('option', { name }).first())
  }

  /** A row of monitoring, from 1. */
  monitoring(row: number): Locator {
    return this.form.getByRole('group', { name: monitoringText.row(row), exact: true })
  }
  target(row: number): Locator {
    return this.monitoring(row).getByRole('combobox', { name: monitoringText.target })
  }
  /** Takes a target by a part of its name. */
  async findTarget(row: number, typed: string, name: string): Promise<void> {
    await chooseOption(this.target(row), typed, this.page.getByRole('option', { name }).first())
    await expect(this.target(row)).toHaveValue(name)
  }

  /**
   * Details that the record of a spraying must hold: monitoring without a find, when it began, how far the crop was.
   */
  async completeSpraying(startTime: string, growthStage: number): Promise<void> {
    await this.monitoring(1).getByRole('button', { name: monitoringText.nothingFound, exact: true }).click()
    await this.form.getByLabel(jobsText.startTime).fill(startTime)
    await this.form.getByLabel(jobsText.growthStage).fill(String(growthStage))
  }

  chip(kind: ShownKind, field: string): Locator {
    return this.form.getByRole('button', { name: verdictsText.chip(kind, field) })
  }
  saveButton(count = 1): Locator {
    return this.form.getByRole('button', { name: jobsText.saveFor(count), exact: true })
  }
  /** Saves new jobs and waits for the answer: the lists show jobs that are still on their way. */
  async save(count = 1): Promise<void> {
    await this.saveButton(count).click()
    await expect(this.page.getByText(uiText.saved)).toBeVisible()
  }
}
