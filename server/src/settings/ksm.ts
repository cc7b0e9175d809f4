/** In which years a farm takes the KSM support, and what a change of it means for the warnings of its jobs. */
import { Ksm, type KsmChange, type Settings } from '@vagu/core/settings/schema'
import { rules } from '@vagu/core/warnings/registry'
import type { Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { recomputeWarnings } from '../warnings/store.ts'
import { readKsm } from './read-ksm.ts'
import { changeDocument, rejectIfOthers } from './store.ts'

const ksmRules = rules.filter(({ isOfKsm }) => isOfKsm)

async function allFieldIds(tx: Writer, actor: Actor): Promise<string[]> {
  const rows = await tx.selectFrom('field').select('id').where('account_id', '=', actor.accountId).execute()
  return rows.map(({ id }) => id)
}

const changedYears = (before: readonly number[], after: readonly number[]): number[] => [
  ...before.filter((year) => !after.includes(year)),
  ...after.filter((year) => !before.includes(year)),
]

/** Keeps the years, and judges the jobs of the years that came or went anew, by the rules of the support alone. */
export async function changeKsm(tx: Writer, actor: Actor, { seen, ...ksm }: KsmChange): Promise<Settings> {
  const stored = await readKsm(tx, actor)
  const after = await changeDocument(tx, actor, (before) => {
    rejectIfOthers(Ksm, { seen, stored: before.ksm ?? stored })
    return { ...before, ksm }
  })
  const changed = changedYears(stored.years, ksm.years)
  if (changed.length > 0)
    await recomputeWarnings(tx, actor, {
      fieldIds: await allFieldIds(tx, actor),
      days: changed.flatMap((year) => [`${year}-01-01`, `${year}-12-31`]),
      rules: ksmRules,
    })
  return after
}
