/**
 * Lookup of the farm's material that a copy in a job is of. Names are labels: a renamed material is still the one it
 * was.
 */
import { materialKey, type Material } from './schema.ts'

/** A material of the farm, with the names that it had before. */
export interface NamedMaterial {
  readonly requisite: Material
  readonly formerNames: readonly string[]
}

export interface CopyName {
  readonly type: string
  readonly name: string
  readonly requisiteId?: string | null | undefined
}

export interface KnownMaterials {
  /** By its id; where it has none, or one that is not there any more, by type and name. */
  readonly of: (copy: CopyName) => Material | undefined
  /** Materials that bear the name; else those that bore it. */
  readonly named: (name: string) => readonly NamedMaterial[]
}

/** Key of what has a type and a name, as names are compared. */
export const typedKey = ({ type, name }: Pick<CopyName, 'type' | 'name'>): string =>
  `${type}|${materialKey(name)}`

const formerOf = ({ requisite: { type }, formerNames }: NamedMaterial) =>
  formerNames.map((name) => typedKey({ type, name }))

export function knownMaterials(materials: readonly NamedMaterial[]): KnownMaterials {
  const byId = new Map(materials.map(({ requisite }) => [requisite._id, requisite]))
  const byFormer = materials.flatMap((each) => formerOf(each).map((key) => [key, each.requisite] as const))
  const byName = materials.map(({ requisite }) => [typedKey(requisite), requisite] as const)
  // who bears a name goes before who bore it, and of several the first
  const byKey = new Map([...byName, ...byFormer].toReversed())
  const has = (names: readonly string[], key: string) => names.some((name) => materialKey(name) === key)
  return {
    of: (copy) => (copy.requisiteId ? byId.get(copy.requisiteId) : undefined) ?? byKey.get(typedKey(copy)),
    named: (name) => {
      const key = materialKey(name)
      const bearing = materials.filter(({ requisite }) => materialKey(requisite.name) === key)
      return bearing.length > 0 ? bearing : materials.filter(({ formerNames }) => has(formerNames, key))
    },
  }
}
