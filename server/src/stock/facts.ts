/** Facts that stock must know of a material: its density, and the day by which it must be used up. */
import type { Material } from '@vagu/core/materials/schema'
import type { StockFacts } from '@vagu/core/stock/schema'
import type { Actor } from '../db/actor.ts'
import { changeNamed } from '../db/named.ts'
import { requireRow } from '../db/records.ts'
import type { Writer } from '../db/schema.ts'
import { REQUISITES } from '../materials/stored.ts'

export async function changeFacts(
  tx: Writer,
  actor: Actor,
  { id, facts }: { id: string; facts: StockFacts },
): Promise<Material> {
  const kind = REQUISITES
  const { updatedAt: seen, ...change } = facts
  const stored = kind.stored.read(await requireRow(tx, kind.table, { accountId: actor.accountId, id }))
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  return changeNamed(tx, actor, { kind, id, seen, content: { ...stored, ...given } })
}
