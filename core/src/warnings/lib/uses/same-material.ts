/** Uses of one material, matched by the register number, else by the farm's own material, else by the name. */
import { materialKey } from '../../../materials/schema.ts'
import type { MaterialUse } from '../../facts.ts'

/** Values by key, where exactly one is known for it. */
function onlyValues(pairs: Iterable<readonly [key: string, value: string]>): ReadonlyMap<string, string> {
  const found = new Map<string, string | null>()
  for (const [key, value] of pairs) {
    const known = found.get(key)
    found.set(key, known === undefined || known === value ? value : null)
  }
  return new Map([...found].filter((entry): entry is [string, string] => entry[1] !== null))
}

/** Something that has a number or code, or only a name. */
interface Numbered {
  readonly number: string | null
  readonly name: string
}

/** Numbers by name, where exactly one is known: what has only a name goes by it to that number. */
export const numbersByName = (all: readonly Numbered[]): ReadonlyMap<string, string> =>
  onlyValues(all.flatMap(({ number, name }) => (number === null ? [] : [[materialKey(name), number]])))

type Named = Pick<MaterialUse, 'key' | 'name' | 'registerNumber' | 'requisiteId'>

/** The one number of each of the farm's materials: of its copies that have one, else of the names that its copies bear. */
function numbersOfOwn(
  materials: readonly Named[],
  byName: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const owned = materials.flatMap(({ requisiteId, ...rest }) =>
    requisiteId === null ? [] : [{ requisiteId, ...rest }],
  )
  const own = onlyValues(
    owned.flatMap(({ requisiteId, registerNumber, key }) =>
      registerNumber === null ? [] : [[requisiteId, key] as const],
    ),
  )
  const named = onlyValues(
    owned.flatMap(({ requisiteId, name }) => {
      const number = byName.get(materialKey(name))
      return number === undefined ? [] : [[requisiteId, number] as const]
    }),
  )
  return new Map([...named, ...own])
}

/** Whether a name that is known already stands for another one. */
function isOther(known: Map<string, string>, name: string, one: string): boolean {
  const before = known.get(name)
  if (before === undefined) known.set(name, one)
  return before !== undefined && before !== one
}

/** The number, else the farm's own material, else the name. */
const plainKeyOf = ({ registerNumber, requisiteId, key }: Named): string =>
  registerNumber === null && requisiteId !== null ? `own:${requisiteId}` : key

/** Whether no name and none of the farm's materials stands for two of them: then there is nothing to tell apart. */
function isPlain(materials: readonly Named[]): boolean {
  const byName = new Map<string, string>()
  const byOwn = new Map<string, string>()
  return materials.every((material) => {
    const one = plainKeyOf(material)
    const { registerNumber, requisiteId, key, name } = material
    if (requisiteId !== null && isOther(byOwn, requisiteId, one)) return false
    return !isOther(byName, registerNumber === null ? key : materialKey(name), one)
  })
}

/**
 * Keys that tell whether two of these materials are one. A copy without a number goes by the farm's material,
 * whatever it was called when the job was entered; one that has neither goes by its name, to the one material that
 * bears it.
 */
export function sameMaterialKeys(materials: readonly Named[]): (material: Named) => string {
  if (materials.every(({ registerNumber }) => registerNumber !== null)) return ({ key }) => key
  if (isPlain(materials)) return plainKeyOf
  const byName = numbersByName(
    materials.map(({ registerNumber, key, name }) => ({
      number: registerNumber === null ? null : key,
      name,
    })),
  )
  const ofOwn = numbersOfOwn(materials, byName)
  const ownByName = onlyValues(
    materials.flatMap(({ requisiteId, name }) =>
      requisiteId === null ? [] : [[materialKey(name), requisiteId]],
    ),
  )
  return ({ registerNumber, requisiteId, key, name }) => {
    if (registerNumber !== null) return key
    const number = requisiteId === null ? byName.get(materialKey(name)) : undefined
    const own = requisiteId ?? ownByName.get(materialKey(name))
    return number ?? (own === undefined ? key : (ofOwn.get(own) ?? `own:${own}`))
  }
}
