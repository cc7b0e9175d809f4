/**
 * Materials that ledgers are kept of, and which of them a copy in a job or an entry means: the one of its id; where that was
 * deleted, the one of the farm that bears its name now, so that materials which were merged have one ledger; else the
 * deleted one. A copy without an id means the material that bears its name, or else bore it.
 */
import { usableDensity } from '@vagu/core/units/density'
import { typedKey } from '@vagu/core/materials/known'
import { type Material, type MaterialType, materialKey } from '@vagu/core/materials/schema'
import type { MaterialInStock } from '@vagu/core/stock/item'
import type { Actor } from '../db/actor.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { readFormerNames } from '../materials/known.ts'
import { REQUISITES } from '../materials/stored.ts'

export interface StockMaterial {
  readonly id: string
  readonly isDeleted: boolean
  readonly updatedAt: string
  readonly material: Omit<Material, '_id' | 'updatedAt'>
}
/** A copy of a material, or an entry that names one. */
export interface Naming {
  readonly requisiteId: string | null
  readonly type: MaterialType
  readonly name: string
}
/** Key of the ledger that a copy belongs to, with the material where the farm has, or had, one. */
export interface Target {
  readonly key: string
  readonly of: StockMaterial | null
}

const materialRows = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('requisite')
    .select(['id', 'deleted_at', 'updated_at', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .orderBy('id'),
)

/** All materials of the farm, the deleted ones too. */
export async function readStockMaterials(db: Reader, actor: Actor): Promise<StockMaterial[]> {
  const rows = await materialRows(db, { accountId: actor.accountId })
  return rows.filter(REQUISITES.stored.isReadable).map((row) => ({
    id: row.id,
    isDeleted: row.deleted_at !== null,
    updatedAt: row.updated_at,
    material: REQUISITES.stored.read(row),
  }))
}

const targetOf = (of: StockMaterial): Target => ({ key: of.id, of })

/** Finds ledgers; names that materials had before are read only where something is not found without them. */
export class Targets {
  readonly #byId: ReadonlyMap<string, Target>
  readonly #byName: ReadonlyMap<string, Target>
  readonly #deletedByName: ReadonlyMap<string, Target>
  #byFormerName: ReadonlyMap<string, Target> = new Map()
  readonly #found = new Map<string, Target>()

  constructor(materials: readonly StockMaterial[]) {
    const named = (some: readonly StockMaterial[]) =>
      // of several of a name the first
      new Map(some.toReversed().map((each) => [typedKey(each.material), targetOf(each)]))
    const [living, deleted] = [
      materials.filter(({ isDeleted }) => !isDeleted),
      materials.filter(({ isDeleted }) => isDeleted),
    ]
    this.#byId = new Map(materials.map((each) => [each.id, targetOf(each)]))
    this.#byName = named(living)
    this.#deletedByName = named(deleted)
  }

  /** Reads the former names when one of these is not found without them. */
  async prepare(db: Reader, actor: Actor, namings: Iterable<Naming>): Promise<void> {
    let isFound = true
    for (const naming of namings)
      isFound &&= (this.#own(naming) ?? this.#byName.get(typedKey(naming))) !== undefined
    if (isFound) return
    const all = [...this.#byId.values()].flatMap(({ of }) => of ?? [])
    const former = await readFormerNames(
      db,
      actor,
      all.map(({ id }) => id),
    )
    const entries = all.flatMap((each) => {
      const target = this.#standingFor(each)
      const { type } = each.material
      return [...(former.get(each.id) ?? [])].map((name) => [typedKey({ type, name }), target] as const)
    })
    this.#byFormerName = new Map(entries.toReversed())
  }

  /** The material itself, or the one of the farm that stands for it since it was deleted. */
  #standingFor(each: StockMaterial): Target {
    return (each.isDeleted ? this.#byName.get(typedKey(each.material)) : undefined) ?? targetOf(each)
  }

  of(naming: Naming): Target {
    const own = this.#own(naming)
    if (own) return own
    const place = typedKey(naming)
    const known = this.#found.get(place)
    if (known) return known
    const target = this.#find(naming)
    this.#found.set(place, target)
    return target
  }

  /** The ledger of an id is the same for entries and uses, whatever name they were written under. */
  #own({ requisiteId }: Pick<Naming, 'requisiteId'>): Target | undefined {
    const own = requisiteId === null ? undefined : this.#byId.get(requisiteId)
    const of = own?.of
    return of?.isDeleted === true ? this.#standingFor(of) : own
  }

  #find(naming: Naming): Target {
    const key = typedKey(naming)
    return (
      this.#byName.get(key) ??
      this.#byFormerName.get(key) ??
      this.#deletedByName.get(key) ?? {
        key: `${naming.type}|${materialKey(naming.name).slice(0, 100)}`,
        of: null,
      }
    )
  }
}

/** A material as its ledger tells it; one that is known by a name alone has no more than that. */
export function inStock(
  { key, of }: Target,
  { type, name }: Naming,
): Omit<MaterialInStock, 'authorisedUntil' | 'registerUseUpBy'> {
  const none = { requisiteId: null, isDeleted: false, density: null, useUpBy: null, updatedAt: null }
  if (of === null) return { ...none, _id: key, name, type }
  const { material, id, isDeleted, updatedAt } = of
  const { density, useUpBy = null } = material
  return {
    _id: key,
    requisiteId: id,
    name: material.name,
    type: material.type,
    isDeleted,
    density: usableDensity(density),
    useUpBy,
    updatedAt,
  }
}
