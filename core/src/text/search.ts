/** Looking a row up by a part of its name. */

export interface Search<T> {
  /** The names of a row, the one that tells most first. */
  readonly namesOf: (row: T) => readonly string[]
  /** How names are compared. */
  readonly keyOf: (name: string) => string
  /** Least letters to look for, and most rows to answer. */
  readonly shortest: number
  readonly max: number
}

interface Match<T> {
  readonly row: T
  readonly rank: number
  readonly name: string
}

/** Rank by the first name that holds the text: names that begin with it before those that hold it. */
function matchOf<T>(row: T, needle: string, { namesOf, keyOf }: Search<T>): Match<T>[] {
  const names = namesOf(row)
  const places = names.map((name) => keyOf(name).indexOf(needle))
  const first = places.findIndex((place) => place >= 0)
  if (first < 0) return []
  return [{ row, rank: 2 * first + (places[first] === 0 ? 0 : 1), name: names[0] ?? '' }]
}

/** Rows whose names hold the text, best first, then by name; none for too short a text. */
export function findRows<T>(rows: readonly T[], text: string, search: Search<T>): T[] {
  const needle = search.keyOf(text)
  if (needle.length < search.shortest) return []
  return rows
    .flatMap((row) => matchOf(row, needle, search))
    .toSorted((a, b) => a.rank - b.rank || a.name.localeCompare(b.name, 'et'))
    .slice(0, search.max)
    .map(({ row }) => row)
}
