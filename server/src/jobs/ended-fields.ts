/** Jobs of fields that were split or joined: a late harvest is of the last year while its crop stands, and no other may fall out of it. */
import { AppError } from '@vagu/core/errors'
import { fieldError } from '@vagu/core/validation'
import type { FieldFacts } from '@vagu/core/warnings/facts'
import type { Actor } from '../db/actor.ts'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import type { Reader } from '../db/schema.ts'

interface Written {
  readonly id: string
  readonly fieldId: string
  /** Where its field stands in what was sent. */
  readonly path: string
}
interface EndedField {
  readonly name: string
  readonly lastYear: number
}

/** Written jobs on fields that have ended, and the jobs that lay after the end of these before. */
export interface OnEndedFields {
  readonly jobs: readonly Written[]
  readonly fields: ReadonlyMap<string, EndedField>
  readonly before: ReadonlySet<string>
}

const keyOf = ({ id, fieldId }: Pick<Written, 'id' | 'fieldId'>): string => `${fieldId} ${id}`

/** Jobs after the last year of their field. */
async function jobsBeyond(
  db: Reader,
  { accountId }: Actor,
  fields: ReadonlyMap<string, EndedField>,
): Promise<{ id: string; fieldId: string }[]> {
  const found: { id: string; fieldId: string }[] = []
  const ids = [...fields.keys()]
  const earliest = Math.min(...[...fields.values()].map(({ lastYear }) => lastYear))
  for (let i = 0; i < ids.length; i += ROWS_PER_INSERT) {
    const rows = await db
      .selectFrom('job_event')
      .select(['id', 'field_id as fieldId', 'crop_year as year'])
      .where('account_id', '=', accountId)
      .where('field_id', 'in', ids.slice(i, i + ROWS_PER_INSERT))
      .where('crop_year', '>', earliest)
      .where('deleted_at', 'is', null)
      .execute()
    found.push(...rows.filter(({ fieldId, year }) => year > (fields.get(fieldId)?.lastYear ?? Infinity)))
  }
  return found
}

/** State before jobs are written, with which `requireWithinLives` compares. */
export async function onEndedFields(
  db: Reader,
  actor: Actor,
  { jobs, fields: known }: { jobs: readonly Written[]; fields: ReadonlyMap<string, FieldFacts> },
): Promise<OnEndedFields> {
  const fields = new Map<string, EndedField>()
  for (const { fieldId } of jobs) {
    const { name = '', lastYear } = known.get(fieldId) ?? {}
    if (lastYear != null) fields.set(fieldId, { name, lastYear })
  }
  const before = new Set((await jobsBeyond(db, actor, fields)).map((job) => keyOf(job)))
  return { jobs: jobs.filter(({ fieldId }) => fields.has(fieldId)), fields, before }
}

/**
 * Refuses what leaves a job in a year after the last one of its field, which is known only once the seasons have followed the
 * harvests: the written one itself, or another that falls out of the season by it. What stood there before may stay.
 */
export async function requireWithinLives(
  db: Reader,
  actor: Actor,
  { jobs, fields, before }: OnEndedFields,
): Promise<void> {
  const beyond = (await jobsBeyond(db, actor, fields)).filter((job) => !before.has(keyOf(job)))
  if (beyond.length === 0) return
  const [written, touched] = [
    new Set(beyond.map(({ id }) => id)),
    new Set(beyond.map(({ fieldId }) => fieldId)),
  ]
  const faults = jobs.flatMap(({ id, fieldId, path }) => {
    const { name = '', lastYear: year = 0 } = fields.get(fieldId) ?? {}
    if (written.has(id)) return [fieldError(path, 'fieldEnded', { name, year })]
    return touched.has(fieldId) ? [fieldError(path, 'jobAfterFieldEnd', { name, year })] : []
  })
  if (faults.length > 0) throw new AppError('invalid', { fields: faults })
}
