/** Finds jobs by the material behind a name. */
import { knownMaterials } from '@vagu/core/materials/known'
import { materialKey } from '@vagu/core/materials/schema'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { readMaterials } from '../materials/known.ts'

interface MaterialQuery {
  readonly accountId: string
  readonly ids: readonly string[]
  /** Names as names are compared. */
  readonly keys: readonly string[]
}

/** Copies and dressings that may be of the material: by a name that it bears or bore, or by its id. Each asks its index. */
const copiesOf = (db: Reader, { accountId, ids, keys }: MaterialQuery) => {
  const copies = db
    .selectFrom('job_material')
    .select(['job_id', 'kind', 'name', 'name_key', 'requisite_id'])
    .where('account_id', '=', accountId)
  const byName = copies.where('name_key', 'in', keys)
  return ids.length === 0 ? byName : byName.union(copies.where('requisite_id', 'in', ids))
}

export interface MaterialJobs {
  /** The same question for the database, which narrows what is read. */
  readonly candidates: ReturnType<typeof jobIdsOf>
  readonly ids: ReadonlySet<string>
}

const jobIdsOf = (db: Reader, query: MaterialQuery) =>
  db.selectFrom(copiesOf(db, query).as('copy')).select('copy.job_id')

export async function findMaterialJobs(db: Reader, actor: Actor, name: string): Promise<MaterialJobs> {
  const materials = await readMaterials(db, actor)
  const known = knownMaterials(materials)
  const query = known.named(name)
  const ids = new Set(query.map(({ requisite }) => requisite._id))
  const key = materialKey(name)
  const names = query.flatMap(({ requisite, formerNames }) => [requisite.name, ...formerNames])
  const keys = [...new Set([key, ...names.map(materialKey)])]
  const by = { accountId: actor.accountId, ids: [...ids], keys }
  const rows = await copiesOf(db, by).execute()
  const isMatch = (row: (typeof rows)[number]): boolean => {
    const material = known.of({ type: row.kind, name: row.name, requisiteId: row.requisite_id })
    return material ? ids.has(material._id) : row.name_key === key
  }
  return {
    candidates: jobIdsOf(db, by),
    ids: new Set(rows.filter(isMatch).map((row) => row.job_id)),
  }
}
