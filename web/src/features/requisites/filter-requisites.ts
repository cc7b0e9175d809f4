/** What of a page's materials is shown. */
import type { Requisite } from '@vagu/core/requisites/schema'
import { folded, type Option } from '../../ui/search-options.ts'
import type { Facet } from './facets.ts'

export interface RequisiteFilter {
  readonly query: string
  /** Chosen value of a facet by its id; none for all. */
  readonly chosen: Readonly<Record<string, string>>
  readonly onlyProblems: boolean
}
export const NO_FILTER: RequisiteFilter = { query: '', chosen: {}, onlyProblems: false }

export const isNarrowed = ({ query, chosen, onlyProblems }: RequisiteFilter): boolean =>
  folded(query) !== '' || onlyProblems || Object.values(chosen).some((value) => value !== '')

/** What a material is found by: its name, what it is, its numbers and its substances. */
export function searchText(requisite: Requisite, facets: readonly Facet[]): string {
  const { name, note, batchNo, registerNumber, seedCertificate, ingredients, coating } = requisite
  const kinds = facets.map(({ valueOf, nameOf }) => nameOf(valueOf(requisite)))
  const substances = ingredients.map((each) => each.name)
  const parts = [name, ...kinds, batchNo, registerNumber, seedCertificate, ...substances, coating?.name, note]
  return folded(parts.filter(Boolean).join(' '))
}

interface Known {
  readonly facets: readonly Facet[]
  readonly textOf: (requisite: Requisite) => string
  readonly hasProblem: (requisite: Requisite) => boolean
}

/** The materials that answer the search (every word of it) and the choices. */
export function filterRequisites(
  requisites: readonly Requisite[],
  { query, chosen, onlyProblems }: RequisiteFilter,
  { facets, textOf, hasProblem }: Known,
): readonly Requisite[] {
  const wanted = folded(query).split(' ').filter(Boolean)
  const active = facets.filter(({ id }) => (chosen[id] ?? '') !== '')
  return requisites.filter(
    (requisite) =>
      (!onlyProblems || hasProblem(requisite)) &&
      active.every(({ id, valueOf }) => valueOf(requisite) === chosen[id]) &&
      wanted.every((word) => textOf(requisite).includes(word)),
  )
}

const collator = new Intl.Collator('et', { numeric: true })

/** The values of a facet that occur, each with how often; the nameless one is left out. */
export function facetOptions(requisites: readonly Requisite[], { valueOf, nameOf }: Facet): Option[] {
  const counts = new Map<string, number>()
  for (const requisite of requisites) {
    const value = valueOf(requisite)
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts]
    .map(([value, count]) => ({ value, label: `${nameOf(value)} (${count})` }))
    .toSorted((a, b) => collator.compare(a.label, b.label))
}
