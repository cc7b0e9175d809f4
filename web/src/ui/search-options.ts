/** One choice of a list: its value, what is read, and what else it may be found by. */
import { compareNames } from '@vagu/core/text/order'

export interface Option {
  readonly value: string
  readonly label: string
  /** A second, quieter line. */
  readonly hint?: string | undefined
  readonly isDisabled?: boolean
  /**
   * Option that is not there yet, only offered: after all that are, and never taken for a new name that it does not
   * begin with.
   */
  readonly isOffered?: boolean
}
export interface Found {
  readonly recent: readonly Option[]
  readonly others: readonly Option[]
  /** Offered ones that what was typed need not mean. */
  readonly loose: readonly Option[]
  /** How many more there are than are shown. */
  readonly hidden: number
}

const MAX = 60
/** For comparing what was typed: no case, no outer spaces, inner runs of spaces as one. */
export const normalizeText = (text: string): string =>
  text.trim().toLocaleLowerCase('et').replaceAll(/\s+/g, ' ')

const rank = (label: string, query: string): number => (label.startsWith(query) ? 0 : 1)

/** Options for a query: recently used first, then those that begin with it, then those that hold it. */
export function searchOptions(
  options: readonly Option[],
  query: string,
  recent: readonly string[] = [],
): Found {
  const needle = normalizeText(query)
  const matching = options
    .map((option) => ({ option, text: normalizeText(option.label), hint: normalizeText(option.hint ?? '') }))
    .filter(({ text, hint }) => `${hint} ${text}`.includes(needle))
    .toSorted(
      (a, b) =>
        Number(a.option.isOffered ?? false) - Number(b.option.isOffered ?? false) ||
        rank(a.text, needle) - rank(b.text, needle) ||
        compareNames(a.text, b.text),
    )
    .map(({ option }) => option)
  const isRecent = new Map(recent.map((value, index) => [value, index]))
  const first = matching
    .filter(({ value }) => isRecent.has(value))
    .toSorted((a, b) => (isRecent.get(a.value) ?? 0) - (isRecent.get(b.value) ?? 0))
  const rest = matching.filter(({ value }) => !isRecent.has(value))
  const shown = rest.slice(0, MAX)
  const isLoose = ({ isOffered, label }: Option): boolean =>
    isOffered === true && rank(normalizeText(label), needle) > 0
  return {
    recent: first,
    others: shown.filter((option) => !isLoose(option)),
    loose: shown.filter(isLoose),
    hidden: rest.length - shown.length,
  }
}

/** Whether a name is not among the choices yet. */
export const isNewName = (options: readonly Option[], query: string): boolean =>
  normalizeText(query) !== '' && !options.some(({ label }) => normalizeText(label) === normalizeText(query))
