import type { Ksm } from '@vagu/core/settings/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import type { EventFacts, FieldFacts } from '@vagu/core/warnings/facts'
import type { Rule } from '@vagu/core/warnings/rule'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import { insertRows, prepared } from '../db/prepared.ts'
import type { Writer } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { collectFacts, type FieldInYears } from './facts.ts'
import { readKsm } from '../settings/read-ksm.ts'
import { storeManure } from './manure.ts'
import { collectLimiting } from './plant-protection.ts'
import { productsOf } from './products.ts'
import { type WarningRow, warningRowsOf } from './rows.ts'
import { type RuleScope, ruleScopeOf } from './rule-scope.ts'
import { forgetOthers } from './rules-version.ts'
import { withSamples } from './samples.ts'
import { rowsWithin, type YearsOfFields } from './stored-in.ts'

/**
 * Records touched by a change: fields, and the first and last days on which the changed jobs bear on others, before
 * and after the change; without days the whole history of the fields.
 */
export interface Touched {
  readonly fieldIds: readonly string[]
  readonly days?: readonly string[]
  /** The changed jobs, where nothing else changed: what rules of one job say of the others stays as it is. */
  readonly jobIds?: ReadonlySet<string>
  /** Whether those jobs protect plants and do nothing else, before and after: rules of nutrients say what they said. */
  readonly isPlantProtection?: boolean
  /** Of such jobs, the days on which they bear on others where no rule of the KSM support is asked; absent: `days`. */
  readonly protectionDays?: () => readonly string[]
  /** Of such jobs, whether rules of the KSM support ask for other work on their account; absent: they may. */
  readonly asksOtherWork?: () => boolean
  /** Fields that are read already. */
  readonly known?: ReadonlyMap<string, FieldFacts>
  /** The KSM support of the farm, where it is read already. */
  readonly ksm?: Ksm
  /** Changed jobs as they are now, where they are at hand. */
  readonly events?: ReadonlyMap<string, EventFacts>
  /** Only these rules are new; undefined: all are asked. */
  readonly rules?: readonly Rule[]
}

type StoredWarning = Pick<WarningRow, 'id' | 'field_id' | 'crop_year' | 'rule' | 'target_id' | 'document'>

const keptRows = prepared((db, { accountId, fieldIds, fromYear, toYear }: YearsOfFields) =>
  db
    .selectFrom('warning')
    .select(['id', 'field_id', 'crop_year', 'rule', 'target_id', 'document'])
    .where('account_id', '=', accountId)
    .where('field_id', 'in', fieldIds)
    .where('crop_year', '>=', fromYear)
    .where('crop_year', '<=', toYear),
)

/** The stored warnings of the crop years, rules and jobs that are judged anew. */
async function readStored(
  tx: Writer,
  actor: Actor,
  query: { fields: readonly FieldInYears[]; scope: RuleScope },
): Promise<StoredWarning[]> {
  const rows = await rowsWithin(actor.accountId, query.fields, (asked) => keptRows(tx, asked))
  return rows.filter((row) => query.scope.has(row.rule, row.target_id))
}

interface Difference {
  readonly removed: readonly string[]
  readonly added: readonly WarningRow[]
}

function differenceOf(stored: readonly StoredWarning[], rows: readonly WarningRow[]): Difference {
  const before = new Map(stored.map((row) => [row.id, row]))
  const after = new Map(rows.map((row) => [row.id, row]))
  const isSame = (a: StoredWarning | undefined, b: StoredWarning | undefined) =>
    a?.document === b?.document &&
    a?.crop_year === b?.crop_year &&
    a?.field_id === b?.field_id &&
    a?.rule === b?.rule
  return {
    removed: stored.filter((row) => !isSame(row, after.get(row.id))).map((row) => row.id),
    added: rows.filter((row) => !isSame(row, before.get(row.id))),
  }
}

const endsOf = (days: readonly string[]): [string, string] => [
  days.reduce((a, b) => (a < b ? a : b)),
  days.reduce((a, b) => (a > b ? a : b)),
]

interface Judged {
  readonly fields: readonly FieldInYears[]
  readonly scope: RuleScope
}

/** Facts that the touched fields are judged with, and the rules that judge them. */
async function collect(
  tx: Writer,
  actor: Actor,
  work: { touched: Touched; ksmYears: readonly number[] },
): Promise<Judged> {
  const { touched, ksmYears } = work
  const { fieldIds, jobIds, known = new Map<string, FieldFacts>(), events: knownEvents } = touched
  const queryOf = (days: Touched['days']) => ({ fieldIds, known, knownEvents, days: days && endsOf(days) })
  const isOfProtection = touched.isPlantProtection === true && touched.rules === undefined
  const isKsm = ksmYears.length > 0
  const asksNoOtherWork = isOfProtection && isKsm && touched.asksOtherWork?.() === false
  const scope = ruleScopeOf({ ...touched, asksNoOtherWork })
  const mayBeNarrow = isOfProtection && (!isKsm || asksNoOtherWork)
  const protectionDays = mayBeNarrow ? (touched.protectionDays?.() ?? touched.days) : undefined
  const query = {
    ...queryOf(isKsm ? touched.days : protectionDays),
    around: protectionDays && endsOf(protectionDays),
    isKsm,
  }
  const fields = mayBeNarrow ? await collectLimiting(tx, actor, query) : undefined
  if (fields === undefined) return { fields: await collectFacts(tx, actor, queryOf(touched.days)), scope }
  // of a job that is not read the rules say what they said
  const read = new Set(fields.flatMap(({ events }) => events.map(({ _id }) => _id)))
  const has: RuleScope['has'] = (rule, id) =>
    (read.has(id) || jobIds?.has(id) === true) && scope.has(rule, id)
  return { fields, scope: { ...scope, has } }
}

async function judge(tx: Writer, actor: Actor, touched: Touched): Promise<Difference> {
  const { years: ksmYears } = touched.ksm ?? (await readKsm(tx, actor))
  const { fields: bare, scope } = await collect(tx, actor, { touched, ksmYears })
  const fields = touched.isPlantProtection ? bare : await withSamples(tx, actor, bare)
  if (fields.length === 0) return { removed: [], added: [] }
  const stored = await readStored(tx, actor, { fields, scope })
  const products = await productsOf(
    tx,
    fields.flatMap(({ events }) => events),
  )
  const judging = { actor, today: dayInTallinn(actor.now), products, ksmYears, scope }
  if (!touched.isPlantProtection) await storeManure(tx, actor, fields)
  return differenceOf(
    stored,
    fields.flatMap((field) => warningRowsOf(field, judging)),
  )
}

const parts = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / ROWS_PER_INSERT) }, (_, part) =>
    list.slice(part * ROWS_PER_INSERT, (part + 1) * ROWS_PER_INSERT),
  )

/**
 * Judges the touched fields anew, in the transaction of the change, and writes only what differs. A warning moves
 * with its job, so all that is gone is taken away before anything fresh is written.
 */
export async function recomputeWarnings(tx: Writer, actor: Actor, touched: Touched): Promise<void> {
  if (touched.rules === undefined) await forgetOthers(tx, actor.accountId)
  const differences: Difference[] = []
  for (const fieldIds of parts([...new Set(touched.fieldIds)]))
    differences.push(await judge(tx, actor, { ...touched, fieldIds }))
  for (const ids of parts(differences.flatMap(({ removed }) => removed)))
    await tx.deleteFrom('warning').where('account_id', '=', actor.accountId).where('id', 'in', ids).execute()
  for (const rows of parts(differences.flatMap(({ added }) => added))) await insertRows(tx, 'warning', rows)
}
