import { numberedFieldName } from '@vagu/core/field-import/messages'

/** A name without what does not tell it from others: capitals, and blanks beside and in it. */
export const comparedName = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** The name that a new field would like to have: that of the file, else its number. A bare number gets a word before it. */
export const wishedName = (name: string, number: string): string =>
  /^\d+$/.test(name) ? numberedFieldName(name) : name || (number && numberedFieldName(number))

/** Gives out names that no other field has. Small letters and capitals count as the same. */
export class FieldNames {
  readonly #taken: Set<string>
  #counter = 0
  /** How many copies of a name were given out: thousands of one name are found their numbers in one step. */
  readonly #copies = new Map<string, number>()

  constructor(taken: Iterable<string>) {
    this.#taken = new Set([...taken].map(comparedName))
  }

  #isFree(name: string): boolean {
    return !this.#taken.has(comparedName(name))
  }

  #take(name: string): string {
    this.#taken.add(comparedName(name))
    return name
  }

  /** The wished name; else by counting. */
  nameFor(wished: string, number: string): string {
    const base = wishedName(wished, number)
    if (base === '') {
      do this.#counter++
      while (!this.#isFree(numberedFieldName(this.#counter)))
      return this.#take(numberedFieldName(this.#counter))
    }
    let name = base
    let copy = this.#copies.get(comparedName(base)) ?? 1
    while (!this.#isFree(name)) name = `${base.slice(0, 245)} (${++copy})`
    this.#copies.set(comparedName(base), copy)
    return this.#take(name)
  }
}
