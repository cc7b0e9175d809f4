/** Plans whose field is none in the year any more: they are kept, and the farmer is asked. */
import type { FieldPlan, OrphanedPlan } from '@vagu/core/fertilization-plan/schema'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import type { Reader } from '../db/schema.ts'
import type { FieldOfPlan } from './fields.ts'

interface Work {
  /** Fields that are not deleted, and of them those that are one in the year. */
  readonly all: readonly FieldOfPlan[]
  readonly inUse: readonly FieldOfPlan[]
  readonly plans: ReadonlyMap<string, FieldPlan>
  readonly fieldIds: ReadonlySet<string> | undefined
}

const isEmpty = ({ fertilizations, note }: FieldPlan): boolean => fertilizations.length === 0 && note === ''

async function namesOf(db: Reader, accountId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (let i = 0; i < ids.length; i += ROWS_PER_INSERT) {
    const rows = await db
      .selectFrom('field')
      .select(['id', 'name'])
      .where('account_id', '=', accountId)
      .where('id', 'in', ids.slice(i, i + ROWS_PER_INSERT))
      .execute()
    for (const { id, name } of rows) names.set(id, name)
  }
  return names
}

export async function orphansOf(
  db: Reader,
  accountId: string,
  { all, inUse, plans, fieldIds }: Work,
): Promise<OrphanedPlan[]> {
  const living = new Set(inUse.map(({ _id }) => _id))
  const left = [...plans.values()].filter(
    (plan) => !living.has(plan.fieldId) && !isEmpty(plan) && (fieldIds?.has(plan.fieldId) ?? true),
  )
  if (left.length === 0) return []
  const byId = new Map(all.map((field) => [field._id, field]))
  const names = await namesOf(
    db,
    accountId,
    left.map(({ fieldId }) => fieldId),
  )
  return left.flatMap((plan): OrphanedPlan[] => {
    const fieldName = names.get(plan.fieldId)
    if (fieldName === undefined) return []
    const field = byId.get(plan.fieldId)
    const successors = inUse.filter(({ madeOf }) => madeOf.includes(plan.fieldId)).map(({ _id }) => _id)
    const isDivided = field !== undefined && (field.firstYear != null || field.lastYear != null)
    const reason = field === undefined ? 'deleted' : isDivided && field.active ? 'divided' : 'unused'
    return [{ fieldId: plan.fieldId, fieldName, reason, successors, plan }]
  })
}
