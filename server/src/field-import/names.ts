import { numberedFieldName } from '@vagu/core/field-import/messages'

const compared = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Gives out names that no other field has. Small letters and capitals count as the same. */
export class FieldNames {
  readonly #taken: Set<string>
  #counter = 0
  /** How many copies of a name were given out: thousands of one name are found their numbers in one step. */
  readonly #copies = new Map<string, number>()

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
    let copy = this.#copies.get(compared(base)) ?? 1
    while (!this.#isFree(name)) name = `${base.slice(0, 245)} (${++copy})`
    this.#copies.set(compared(base), copy)
    return this.#take(name)
  }
}
