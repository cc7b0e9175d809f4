/** Filter of a page's materials. */
import type { Material } from '@vagu/core/materials/schema'
import { compareNames } from '@vagu/core/text/order'
import { normalizeText, type Option } from '../../ui/search-options.ts'
import type { Facet } from './facets.ts'

export interface MaterialFilter {
  readonly query: string
  /** Chosen value of a facet by its id; none for all. */
  readonly chosen: Readonly<Record<string, string>>
  readonly onlyProblems: boolean
}
export const NO_FILTER: MaterialFilter = { query: '', chosen: {}, onlyProblems: false }

export const isNarrowed = ({ query, chosen, onlyProblems }: MaterialFilter): boolean =>
  normalizeText(query) !== '' || onlyProblems || Object.values(chosen).some((value) => value !== '')

/** Search text of a material: its name, kind, numbers and substances. */
export function searchText(requisite: Material, facets: readonly Facet[]): string {
  const { name, note, batchNo, registerNumber, seedCertificate, ingredients, coating } = requisite
  const kinds = facets.map(({ valueOf, nameOf }) => nameOf(valueOf(requisite)))
  const substances = ingredients.map((each) => each.name)
  const parts = [name, ...kinds, batchNo, registerNumber, seedCertificate, ...substances, coating?.name, note]
  return normalizeText(parts.filter(Boolean).join(' '))
}

interface Known {
  readonly facets: readonly Facet[]
  readonly textOf: (requisite: Material) => string
  readonly hasProblem: (requisite: Material) => boolean
}

/** The materials that answer the search (every word of it) and the choices. */
export function filterMaterials(
  requisites: readonly Material[],
  { query, chosen, onlyProblems }: MaterialFilter,
  { facets, textOf, hasProblem }: Known,
): readonly Material[] {
  const needles = normalizeText(query).split(' ').filter(Boolean)
  const active = facets.filter(({ id }) => (chosen[id] ?? '') !== '')
  return requisites.filter(
    (requisite) =>
      (!onlyProblems || hasProblem(requisite)) &&
      active.every(({ id, valueOf }) => valueOf(requisite) === chosen[id]) &&
      needles.every((word) => textOf(requisite).includes(word)),
  )
}

/** The values of a facet that occur, each with how often; the nameless one is left out. */
export function facetOptions(requisites: readonly Material[], { valueOf, nameOf }: Facet): Option[] {
  const counts = new Map<string, number>()
  for (const requisite of requisites) {
    const value = valueOf(requisite)
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts]
    .map(([value, count]) => ({ value, label: `${nameOf(value)} (${count})` }))
    .toSorted((a, b) => compareNames(a.label, b.label))
}
