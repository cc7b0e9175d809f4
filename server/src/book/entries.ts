/** The register of entries of a book: changes of its jobs, and of its fields in its days. */
import { valuesOf } from '@vagu/core/book/entry-values'
import type { BookEntry } from '@vagu/core/book/facts'
import { daysOfBook } from '@vagu/core/book/period'
import { MAX_BOOK_ENTRIES } from '@vagu/core/book/schema'
import { AppError } from '@vagu/core/errors'
import { ChangeAction } from '@vagu/core/history/schema'
import { addDays, startOfDay } from '@vagu/core/time/day'
import { z } from 'zod'
import type { Reader } from '../db/schema.ts'
import { FIELD, journalWithUsers, jsonOf } from '../history/entries.ts'
import { JOB_TABLE } from '../jobs/rows.ts'
import { type Asked, jobsIn } from './asked.ts'

/** Members that say nothing to a reader: marks of the program, and what follows from the rest. */
const SILENT: ReadonlySet<string> = new Set([
  '_id',
  'updatedAt',
  'createdAt',
  'isFertilizing',
  'ordering',
  'batchId',
  'externalId',
  'fieldName',
  'workerName',
  'hasJobEventsThisYear',
])

const Members = z.record(z.string(), z.unknown())
const WithShape = z.object({ record: Members, mapData: z.unknown(), earlierShapes: z.unknown().optional() })
type State = z.infer<typeof Members>

/** The members of a state; a boundary is one of them. */
function stateOf(text: string | null): State {
  const json = jsonOf(text)
  const shaped = WithShape.safeParse(json)
  if (shaped.success) return { ...shaped.data.record, mapData: shaped.data.mapData }
  return Members.safeParse(json).data ?? {}
}

/** Members that differ between two states of a record. */
function changedIn(before: State, after: State): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].filter(
    (key) => !SILENT.has(key) && JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  )
}

const Named = z.object({ name: z.string() }).partial()
const OfJob = z.object({ fieldId: z.string(), date: z.string(), job: Named }).partial()

interface Row {
  readonly entry_id: string
  readonly at: string
  readonly action: string
  readonly record_id: string
  readonly before: string | null
  readonly after: string | null
  readonly email: string | null
  readonly person: string | null
}

function entryOf(noun: BookEntry['noun'], row: Row): BookEntry {
  const [before, after] = [stateOf(row.before), stateOf(row.after)]
  const state = row.after === null ? before : after
  const job = OfJob.safeParse(state).data ?? {}
  const action = ChangeAction.parse(row.action)
  const changed = action === 'change' ? changedIn(before, after) : []
  return {
    id: row.entry_id,
    at: row.at,
    by: row.email ?? row.person ?? '',
    noun,
    action,
    recordId: row.record_id,
    fieldId: noun === 'field' ? row.record_id : (job.fieldId ?? ''),
    name: (noun === 'field' ? Named.safeParse(state).data?.name : job.job?.name) ?? '',
    day: noun === 'field' ? null : (job.date ?? null),
    changed,
    values: Object.fromEntries(
      changed.flatMap((member) => {
        const values = valuesOf(member, before[member], after[member])
        return values ? [[member, values]] : []
      }),
    ),
  }
}

/** Entries of one question: each carries two states of its record. */
const PAGE = 300
/** Jobs that one question names: a list of all of them would be looked through for each page. */
const JOBS_ASKED = 300

const journalOf = (db: Reader, accountId: string, noun: string) =>
  journalWithUsers(db)
    .select([
      'journal.entry_id',
      'journal.at',
      'journal.action',
      'journal.record_id',
      'journal.before',
      'journal.after',
      'app_user.email',
      'brought_person.name as person',
    ])
    .where('journal.account_id', '=', accountId)
    .where('journal.noun', '=', noun)
    .orderBy('journal.record_id')
    .orderBy('journal.entry_id')
    .limit(PAGE)
type Question = ReturnType<typeof journalOf>

/** All rows of a question, page by page. */
async function readAll(question: Question, noun: BookEntry['noun'], entries: BookEntry[]): Promise<void> {
  let page = question
  for (;;) {
    const rows = await page.execute()
    for (const row of rows) entries.push(entryOf(noun, row))
    if (entries.length > MAX_BOOK_ENTRIES) throw new AppError('tooLarge')
    const last = rows.at(-1)
    if (rows.length < PAGE || last === undefined) return
    page = question.where((row) =>
      row.or([
        row('journal.record_id', '>', last.record_id),
        row.and([row('journal.record_id', '=', last.record_id), row('journal.entry_id', '>', last.entry_id)]),
      ]),
    )
  }
}

/** Changes before the end of the day of the book, where it has one. */
export async function readEntries(db: Reader, asked: Asked): Promise<BookEntry[]> {
  const { accountId, wish } = asked
  const until = wish.asOf === null ? null : startOfDay(addDays(wish.asOf, 1)).toISOString()
  const before = (question: Question): Question =>
    until === null ? question : question.where('journal.at', '<', until)
  const { start, end } = daysOfBook(wish)
  const entries: BookEntry[] = []
  const jobs = await jobsIn(db, asked).select('job_event.id').orderBy('job_event.id').execute()
  for (let from = 0; from < jobs.length; from += JOBS_ASKED) {
    const ids = jobs.slice(from, from + JOBS_ASKED).map(({ id }) => id)
    const ofJobs = journalOf(db, accountId, JOB_TABLE.noun).where('journal.record_id', 'in', ids)
    await readAll(before(ofJobs), 'job', entries)
  }
  const ofFields = journalOf(db, accountId, FIELD.noun)
    .where('journal.at', '>=', startOfDay(start).toISOString())
    .where('journal.at', '<', startOfDay(addDays(end, 1)).toISOString())
  await readAll(before(ofFields), 'field', entries)
  return entries
}
