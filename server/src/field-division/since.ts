/** Whether records are as a moment left them, from the journal: what was changed and changed back counts as unchanged. */
import { z } from 'zod'
import { fingerprint } from '../db/fingerprint.ts'
import { ROWS_PER_INSERT } from '../db/journal.ts'
import type { Reader, Tables } from '../db/schema.ts'
import type { Actor } from '../db/actor.ts'
import { documentBefore } from '../fields/last-change.ts'
import { storedJobs } from '../job-store/stored.ts'
import { SOIL_SAMPLES } from '../soil-samples/stored.ts'

type Entry = Pick<Tables['journal'], 'noun' | 'at' | 'action' | 'before' | 'after'>

/** Journal of a record since a moment: the change of then, and the last one. */
export interface Since {
  readonly ofMoment: Entry | undefined
  readonly last: Entry
}

/** The changes of each record; entries sort as they were written. */
export async function entriesSince(
  db: Reader,
  actor: Actor,
  { ids, at }: { ids: readonly string[]; at: string },
): Promise<Map<string, Since>> {
  const found = new Map<string, Since>()
  for (let i = 0; i < ids.length; i += ROWS_PER_INSERT) {
    const rows = await db
      .selectFrom('journal')
      .select(['record_id', 'noun', 'at', 'action', 'before', 'after'])
      .where('account_id', '=', actor.accountId)
      .where('record_id', 'in', ids.slice(i, i + ROWS_PER_INSERT))
      .where('at', '>=', at)
      .orderBy('entry_id')
      .execute()
    for (const { record_id: id, ...last } of rows)
      found.set(id, { ofMoment: last.at === at ? last : found.get(id)?.ofMoment, last })
  }
  return found
}

const OnField = z.object({ fieldId: z.string() })
const isOn = (fieldIds: ReadonlySet<string>, text: string | null): boolean => {
  const found = OnField.safeParse(text === null ? null : JSON.parse(text))
  return found.success && fieldIds.has(found.data.fieldId)
}

/** Ids of jobs or samples that a moment put on fields, wherever they are now. */
export async function putOn(
  db: Reader,
  actor: Actor,
  { noun, fieldIds, at }: { noun: string; fieldIds: readonly string[]; at: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('journal')
    .select(['record_id', 'after'])
    .where('account_id', '=', actor.accountId)
    .where('at', '=', at)
    .where('noun', '=', noun)
    .execute()
  const fields = new Set(fieldIds)
  return [...new Set(rows.flatMap(({ record_id: id, after }) => (isOn(fields, after) ? [id] : [])))]
}

const Shapes = z.object({ mapData: z.unknown(), earlierShapes: z.unknown().optional() })

/** State in a text of the journal, whatever its members are in order of. */
function stateOf(noun: string, document_version: number, text: string): string {
  if (noun === SOIL_SAMPLES.table)
    return fingerprint(SOIL_SAMPLES.stored.read({ document: text, document_version }))
  if (noun !== 'field') return fingerprint(storedJobs.read({ document: text, document_version }))
  const shapes = Shapes.safeParse(JSON.parse(text))
  return fingerprint([documentBefore({ document_version }, text), shapes.data ?? null])
}

/** Whether a record is as the change of then left it. */
export function isAsThen(
  { document_version }: { document_version: number },
  since: Since | undefined,
): boolean {
  if (!since?.ofMoment) return false
  const { ofMoment, last } = since
  if (ofMoment === last) return true
  if (ofMoment.after === null || last.after === null) return false
  return (
    stateOf(ofMoment.noun, document_version, ofMoment.after) ===
    stateOf(last.noun, document_version, last.after)
  )
}
