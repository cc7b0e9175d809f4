/** A farmer who counts: what he does with his hands, and the words that stand before him for the first time. */
import type { Locator, Page } from '@playwright/test'
import type { TestFile } from './parcel-files.ts'

const WORDS_PER_MINUTE = 150
/** Seconds for finding and pressing, and for one letter, of somebody who types with two fingers. */
const SECONDS_PER_INTERACTION = 3
const SECONDS_PER_LETTER = 0.5

const wordsIn = (line: string): number => (line.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []).length

export class CountedFarmer {
  readonly page: Page
  readonly steps: string[] = []
  letters = 0
  words = 0
  readonly #seen = new Set<string>()

  constructor(page: Page) {
    this.page = page
  }

  async click(target: Locator, what: string): Promise<void> {
    await target.click()
    this.steps.push(what)
  }
  async type(target: Locator, text: string, what: string): Promise<void> {
    await target.fill(text)
    this.steps.push(what)
    this.letters += text.length
  }
  async upload(target: Locator, file: TestFile, what: string): Promise<void> {
    await target.setInputFiles(file)
    this.steps.push(what)
  }

  /** Reads what stands in a place; lines that were read before are not read again. */
  async read(place: Locator): Promise<void> {
    for (const line of (await place.innerText()).split('\n')) {
      if (this.#seen.has(line)) continue
      this.#seen.add(line)
      this.words += wordsIn(line)
    }
  }

  get seconds(): number {
    const reading = (this.words / WORDS_PER_MINUTE) * 60
    return reading + this.steps.length * SECONDS_PER_INTERACTION + this.letters * SECONDS_PER_LETTER
  }
}
