/** Choices that a list offers for what was typed, in the order in which keys walk through them. */
import { type Found, isNewName, type Option, searchOptions } from './search-options.ts'

/** Value of the choice that adds what was typed. */
export const CREATE = '\u0000create'

export interface Offers extends Found {
  /** Whether what was typed may be added. */
  readonly isNew: boolean
  /** Values that can be chosen, from the top down. */
  readonly choices: readonly string[]
  /** Choice that Enter takes; none where nothing fits. */
  readonly preferred: string | undefined
}

interface Question {
  readonly options: readonly Option[]
  readonly query: string
  readonly recent: readonly string[]
  readonly canCreate: boolean
}

const valuesOf = (options: readonly Option[]): string[] =>
  options.filter(({ isDisabled }) => !isDisabled).map(({ value }) => value)

export function offersOf({ options, query, recent, canCreate }: Question): Offers {
  const found = searchOptions(options, query, recent)
  const isNew = canCreate && isNewName(options, query)
  const known = valuesOf([...found.recent, ...found.others])
  const choices = [...known, ...(isNew ? [CREATE] : []), ...valuesOf(found.loose)]
  return { ...found, isNew, choices, preferred: choices[0] }
}

/** The choice that keys come to: `step` places from the marked one, round the ends; 0 stays, or is the first. */
export function nextChoice(
  choices: readonly string[],
  { mark, step }: { readonly mark: string | undefined; readonly step: -1 | 0 | 1 },
): string | undefined {
  const index = mark === undefined ? -1 : choices.indexOf(mark)
  if (index === -1) return step === -1 ? choices.at(-1) : choices[0]
  return choices[(index + step + choices.length) % choices.length]
}

/** Id of a choice in its list; none for what cannot be chosen. */
export function choiceId(listId: string, { choices }: Offers, value: string | undefined): string | undefined {
  const index = value === undefined ? -1 : choices.indexOf(value)
  return index === -1 ? undefined : `${listId}-${index}`
}
