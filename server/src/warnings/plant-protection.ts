/**
 * Jobs that a change of plant protection alone is judged with: those that may limit others, and those around its
 * days. Seed and fertilizer that nothing is told of count only where they are the same as something with limits.
 */
import { mayLimit } from '@vagu/core/warnings/plant-protection'
import { materialKey } from '@vagu/core/materials/schema'
import type { EventFacts } from '@vagu/core/warnings/facts'
import { sql, type SqlBool } from 'kysely'
import { isWithoutModel } from '../job-store/model.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { collectFacts, type FieldInYears, type TouchedDays } from './facts.ts'

/** Seed and fertilizer of a farm's jobs. */
export const bareOnes = (db: Reader, accountId: string) =>
  db
    .selectFrom('job_material')
    .select('job_id')
    .where('account_id', '=', accountId)
    // in the words of their indexes
    .where(sql<SqlBool>`kind in ('seed', 'fertilizer')`)

/** Jobs that an older program has written: what they hold nobody has looked at. */
const unread = (db: Reader, accountId: string) =>
  db
    .selectFrom('job_event')
    .select('id as job_id')
    .where('account_id', '=', accountId)
    .where(isWithoutModel)
    .limit(1)

/** Jobs for whose sake all are read: some nobody has looked at, and seed or fertilizer that bears a name or is a material. */
const wideOnes = prepared(
  (db, { accountId, keys, ids }: { accountId: string; keys: readonly string[]; ids: readonly string[] }) => {
    const one = db.selectFrom(unread(db, accountId).as('unread')).select('job_id')
    const byName = bareOnes(db, accountId).where('name_key', 'in', keys).limit(1)
    const byMaterial = bareOnes(db, accountId).where('requisite_id', 'in', ids).limit(1)
    const parts = [...(keys.length === 0 ? [] : [byName]), ...(ids.length === 0 ? [] : [byMaterial])]
    return parts.reduce((all, part) => all.unionAll(db.selectFrom(part.as('part')).select('job_id')), one)
  },
)

interface Limiting {
  /** Names as names are compared, and ids, of materials with limits. */
  readonly keys: readonly string[]
  readonly ids: readonly string[]
  /** Whether what has no limits is the same as one of them already here. */
  readonly isBareOneSame: boolean
}

function limitingOf(events: readonly EventFacts[]): Limiting {
  const [names, bareNames] = [new Set<string>(), new Set<string>()]
  const [ids, bareIds] = [new Set<string>(), new Set<string>()]
  for (const { materials } of events)
    for (const material of materials) {
      const isLimiting = mayLimit(material)
      const { name, requisiteId } = material
      ;(isLimiting ? names : bareNames).add(name)
      if (requisiteId !== null) (isLimiting ? ids : bareIds).add(requisiteId)
    }
  const keys = new Set(Array.from(names, materialKey))
  const isBareOneSame =
    [...bareIds].some((id) => ids.has(id)) || [...bareNames].some((name) => keys.has(materialKey(name)))
  return { keys: [...keys], ids: [...ids], isBareOneSame }
}

/** The jobs that a change of plant protection is judged with; undefined where it takes them all. */
export async function collectLimiting(
  tx: Writer,
  actor: Actor,
  touched: TouchedDays,
): Promise<FieldInYears[] | undefined> {
  const fields = await collectFacts(tx, actor, touched)
  const { keys, ids, isBareOneSame } = limitingOf(fields.flatMap(({ events }) => events))
  if (isBareOneSame) return undefined
  const wide = await wideOnes(tx, { accountId: actor.accountId, keys, ids })
  return wide.length > 0 ? undefined : fields
}
