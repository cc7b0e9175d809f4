/** The job form in a test of a screen, by what is read on it. */
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { ShownKind } from '../entities/verdicts/shown-verdict.ts'
import { fieldPickerText } from '../entities/field-picker/text.ts'
import { jobsText } from '../entities/jobs/text.ts'
import { verdictsText } from '../entities/verdicts/text.ts'

export class JobFormScreen {
  readonly #user: UserEvent
  readonly #place: HTMLElement

  constructor(user: UserEvent, place: HTMLElement = document.body) {
    this.#user = user
    this.#place = place
  }

  async #choose(group: string, name: string): Promise<void> {
    const chips = within(await within(this.#place).findByRole('group', { name: group }))
    await this.#user.click(chips.getByText(name))
  }
  /** Enough where the category has one job. */
  chooseCategory(category: string): Promise<void> {
    return this.#choose(jobsText.category, category)
  }
  async chooseJob(category: string, job: string): Promise<void> {
    await this.chooseCategory(category)
    await this.#choose(jobsText.job, job)
  }

  get start(): HTMLElement {
    const [start] = within(this.#place).getAllByRole('textbox', { name: new RegExp(`^${jobsText.start}`) })
    if (!start) throw new Error('the form asks for no day')
    return start
  }
  /** Types a day and leaves the input. */
  async typeDay(text: string): Promise<void> {
    await this.#user.clear(this.start)
    await this.#user.type(this.start, text)
    await this.#user.tab()
  }

  /** Takes fields by a part of the name, then Enter. */
  async pickFields(names: readonly string[]): Promise<void> {
    const search = within(this.#place).getByRole('textbox', { name: fieldPickerText.search })
    for (const name of names) {
      await this.#user.type(search, `${name}{Enter}`)
      await waitFor(() => expect(search).toHaveProperty('value', ''))
    }
  }

  chip(kind: ShownKind, field: string): Promise<HTMLElement> {
    return within(this.#place).findByRole('button', { name: verdictsText.chip(kind, field) })
  }
  saveButton(count = 1): HTMLElement {
    return screen.getByRole('button', { name: jobsText.saveFor(count) })
  }
  save(count = 1): Promise<void> {
    return this.#user.click(this.saveButton(count))
  }
}
