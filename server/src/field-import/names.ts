import { numberedFieldName } from '@vagu/core/field-import/messages'

const compared = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Gives out names that no other field has. Small letters and capitals count as the same. */
export class FieldNames {
  readonly #taken: Set<string>
  #counter = 0

  constructor(taken: Iterable<string>) {
    this.#taken = new Set([...taken].map(compared))
  }

  #isFree(name: string): boolean {
    return !this.#taken.has(compared(name))
  }

  #take(name: string): string {
    this.#taken.add(compared(name))
    return name
  }

  /** The name in the file; else by the field number; else by counting. A bare number gets a word before it. */
  nameFor(wished: string, number: string): string {
    const base = /^\d+$/.test(wished)
      ? numberedFieldName(wished)
      : wished || (number && numberedFieldName(number))
    if (base === '') {
      do this.#counter++
      while (!this.#isFree(numberedFieldName(this.#counter)))
      return this.#take(numberedFieldName(this.#counter))
    }
    let name = base
    for (let copy = 2; !this.#isFree(name); copy++) name = `${base.slice(0, 245)} (${copy})`
    return this.#take(name)
  }
}
