/**
 * What a change of plant protection alone is judged with: the jobs that may limit others, and those around its days. Seed
 * and fertilizer that nothing is told of count only where they are the same as something with limits.
 */
import { limitingMaterials } from '@vagu/core/warnings/plant-protection'
import { materialKey } from '@vagu/core/materials/schema'
import type { EventFacts } from '@vagu/core/warnings/facts'
import { sql, type SqlBool } from 'kysely'
import { isWithoutModel } from '../job-store/model.ts'
import { prepared } from '../db/prepared.ts'
import type { Reader, Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { collectFacts, type FieldInYears, type TouchedDays } from './facts.ts'

const bareOnes = (db: Reader, accountId: string) =>
  db
    .selectFrom('job_material')
    .select('job_id')
    .where('account_id', '=', accountId)
    // in the words of their indexes
    .where(sql<SqlBool>`kind in ('seed', 'fertilizer')`)

const bareByName = prepared((db, { accountId, keys }: { accountId: string; keys: readonly string[] }) =>
  bareOnes(db, accountId).where('name_key', 'in', keys).limit(1),
)
const bareByMaterial = prepared((db, { accountId, ids }: { accountId: string; ids: readonly string[] }) =>
  bareOnes(db, accountId).where('requisite_id', 'in', ids).limit(1),
)

/** Jobs that an older program has written: what they hold nobody has looked at. */
const unread = prepared((db, { accountId }: { accountId: string }) =>
  db.selectFrom('job_event').select('id').where('account_id', '=', accountId).where(isWithoutModel).limit(1),
)

/** Whether seed or fertilizer of the farm bears the name of something with limits, or is the same material. */
async function isBareOneSame(db: Reader, actor: Actor, events: readonly EventFacts[]): Promise<boolean> {
  const limiting = limitingMaterials(events)
  const names = new Set(limiting.map(({ name }) => materialKey(name)))
  const ids = new Set(limiting.flatMap(({ requisiteId }) => requisiteId ?? []))
  const isLimiting = new Set(limiting)
  const isSame = events.some(({ materials }) =>
    materials.some(
      (material) =>
        !isLimiting.has(material) &&
        (names.has(materialKey(material.name)) || ids.has(material.requisiteId ?? '')),
    ),
  )
  if (isSame) return true
  const byName =
    names.size === 0 ? [] : await bareByName(db, { accountId: actor.accountId, keys: [...names] })
  if (byName.length > 0) return true
  return ids.size > 0 && (await bareByMaterial(db, { accountId: actor.accountId, ids: [...ids] })).length > 0
}

/** The jobs that a change of plant protection is judged with; undefined where it takes them all. */
export async function collectLimiting(
  tx: Writer,
  actor: Actor,
  touched: TouchedDays,
): Promise<FieldInYears[] | undefined> {
  if ((await unread(tx, { accountId: actor.accountId })).length > 0) return undefined
  const fields = await collectFacts(tx, actor, { ...touched, around: touched.days })
  const events = fields.flatMap((field) => field.events)
  return (await isBareOneSame(tx, actor, events)) ? undefined : fields
}
