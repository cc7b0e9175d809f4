/** Plans whose field is none in the year any more: they are kept, and the farmer is asked. */
import type { FieldPlan, OrphanedPlan } from '@vagu/core/fertilization-plan/schema'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import type { Reader } from '../db/schema.ts'
import type { FieldOfPlan } from '../fields/of-plan.ts'

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

/** A field that is none in the year any more, why, and what its land became. */
export type OrphanedField = Omit<OrphanedPlan, 'plan'>

/** Fields among the given ones that are none in the year any more; those that nobody knows are left out. */
export async function orphanedFields(
  db: Reader,
  accountId: string,
  { all, inUse, fieldIds }: Pick<Work, 'all' | 'inUse'> & { readonly fieldIds: readonly string[] },
): Promise<OrphanedField[]> {
  const living = new Set(inUse.map(({ _id }) => _id))
  const left = [...new Set(fieldIds)].filter((id) => !living.has(id))
  if (left.length === 0) return []
  const byId = new Map(all.map((field) => [field._id, field]))
  const names = await namesOf(db, accountId, left)
  return left.flatMap((fieldId): OrphanedField[] => {
    const fieldName = names.get(fieldId)
    if (fieldName === undefined) return []
    const field = byId.get(fieldId)
    const successors = inUse.filter(({ madeOf }) => madeOf.includes(fieldId)).map(({ _id }) => _id)
    const isDivided = field !== undefined && (field.firstYear != null || field.lastYear != null)
    const reason = field === undefined ? 'deleted' : isDivided && field.active ? 'divided' : 'unused'
    return [{ fieldId, fieldName, reason, successors }]
  })
}

export async function orphansOf(
  db: Reader,
  accountId: string,
  { all, inUse, plans, fieldIds }: Work,
): Promise<OrphanedPlan[]> {
  const planned = [...plans.values()].filter(
    (plan) => !isEmpty(plan) && (fieldIds?.has(plan.fieldId) ?? true),
  )
  const ids = planned.map(({ fieldId }) => fieldId)
  const orphaned = await orphanedFields(db, accountId, { all, inUse, fieldIds: ids })
  return orphaned.flatMap((field) => {
    const plan = plans.get(field.fieldId)
    return plan ? [{ ...field, plan }] : []
  })
}
