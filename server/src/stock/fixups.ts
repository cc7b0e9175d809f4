/** Materials of which more was used than there was, as the rule of the stock reads them. */
import { amountOf } from '@vagu/core/stock/exact'
import type { FarmFacts } from '@vagu/core/warnings/farm'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'
import { readLedgersByDay } from './ledgers.ts'

/** Amount that lacks in all of each material that is kept, and the day from which so much lacks. */
export async function readFixups(db: Reader, actor: Actor, today: string): Promise<FarmFacts['stock']> {
  const { byKey } = await readLedgersByDay(db, actor, today)
  return [...byKey.values()].flatMap(({ target, folded: { unit, keptSince, lines } }) => {
    const fixups = lines.filter(({ type }) => type === 'DYNAMIC_FIXUP')
    const date = fixups.at(-1)?.date
    if (target.of === null || unit === null || keptSince === null || date === undefined) return []
    const lacking = fixups.reduce((sum, { change }) => sum + (change ?? 0n), 0n)
    const { id: requisiteId, material } = target.of
    return [
      {
        requisiteId,
        name: material.name,
        type: material.type,
        unit,
        balance: amountOf(-lacking, unit),
        date,
      },
    ]
  })
}
