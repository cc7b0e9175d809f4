import { mainCropOf } from '@vagu/core/fields/rules'
import { CATEGORY } from '@vagu/core/settings/table'
import { eventFactsOf, type FieldFacts, isWhatIf } from '@vagu/core/warnings/facts'
import type { Sowing } from '@vagu/core/warnings/farm'
import { isCountedCereal } from '@vagu/core/warnings/lib/ksm'
import { sowingOf } from '@vagu/core/warnings/lib/sowings'
import type { DocumentColumns } from '../db/stored.ts'
import { storedJobs } from '../job-store/stored.ts'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import type { Reader } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'

/** The sowings of a stored job; of what is planned none. */
function sowingsIn(row: DocumentColumns & { id: string }): Sowing[] {
  const event = eventFactsOf({ ...storedJobs.read(row), _id: row.id })
  return isWhatIf(event) ? [] : sowingOf(event)
}

/** Fields on which a cereal stands in one of the years: only these are looked through. */
const cerealFieldIds = (fields: readonly FieldFacts[], years: readonly number[]): string[] =>
  fields
    .filter((field) => years.some((year) => isCountedCereal(mainCropOf(field, year)?.crop ?? '')))
    .map(({ _id }) => _id)

interface Part {
  readonly fieldIds: readonly string[]
  readonly years: readonly number[]
}

const jobsOn = (db: Reader, actor: Actor, { fieldIds, years }: Part) =>
  db
    .selectFrom('job_event')
    .select(['id', 'document', 'document_version'])
    .where('account_id', '=', actor.accountId)
    .where('field_id', 'in', fieldIds)
    .where('day', '>=', `${Math.min(...years) - 1}-07-01`)
    .where('day', '<=', `${Math.max(...years)}-06-30`)
    .where('deleted_at', 'is', null)
    .where('category_key', '=', CATEGORY.sowing)
    .orderBy('id')
    .execute()

interface SowingQuery {
  readonly fields: readonly FieldFacts[]
  readonly ksmYears: readonly number[]
  readonly thisYear: number
}

/** The sowings of this year and the one before, and of the autumn before each; none where the farm takes no KSM support. */
export async function readSowings(
  db: Reader,
  actor: Actor,
  { fields, ksmYears, thisYear }: SowingQuery,
): Promise<Sowing[]> {
  const years = ksmYears.filter((year) => year === thisYear || year === thisYear - 1)
  const fieldIds = cerealFieldIds(fields, years)
  const sowings: Sowing[] = []
  for (let from = 0; from < fieldIds.length; from += ROWS_PER_INSERT) {
    const rows = await jobsOn(db, actor, { years, fieldIds: fieldIds.slice(from, from + ROWS_PER_INSERT) })
    sowings.push(...rows.filter(storedJobs.isReadable).flatMap(sowingsIn))
  }
  return sowings
}
