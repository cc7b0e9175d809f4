import { isAlsoFertilizing } from '@vagu/core/jobs/also-fertilizing'
import type { JobDatesChange } from '@vagu/core/jobs/lists'
import type { Job, JobDraft } from '@vagu/core/jobs/schema'
import type { Products } from '@vagu/core/registers/products'
import { plannedDayOf, type SeasonStarts } from '@vagu/core/time/season'
import { type EventFacts, eventFactsOf } from '@vagu/core/warnings/facts'
import { reachOf } from '@vagu/core/warnings/reach'
import { modelColumns } from '../job-store/model.ts'
import type { DocumentColumns } from '../db/stored.ts'
import { type JobDocument, storedJobs } from '../job-store/stored.ts'
import type { OwnColumns } from '../db/records.ts'
import type { Tables } from '../db/schema.ts'
import { withMembers } from '../http/json-text.ts'

export type Document = JobDocument

/** Records that a draft refers to, found and named. */
export interface Named {
  readonly jobCategory: Document['jobCategory']
  readonly job: Document['job']
  readonly workerName: string | null
}

type Written = Omit<JobDraft, '_id'>

type Dates = Pick<Written, 'status' | 'date' | 'endDate' | 'plannedYear'>

/** A planned job has the placeholder day of its year and no end; any other has no planned year. */
const datesOf = (draft: Dates): Pick<Document, 'date' | 'endDate' | 'plannedYear'> =>
  draft.status === 'PLANNED' && draft.plannedYear != null
    ? { date: plannedDayOf(draft.plannedYear), endDate: null, plannedYear: draft.plannedYear }
    : { date: draft.date, endDate: draft.status === 'IN_PROGRESS' ? null : draft.endDate, plannedYear: null }

/** The job with what follows from its materials, first, as in records that were there before. */
export const withMarks = (job: Omit<Document, 'isFertilizing'>): Document => {
  const isFertilizing = isAlsoFertilizing(job.jobCategory.key, job.requisites)
  return Object.assign({ isFertilizing }, job, { isFertilizing })
}

/** The same as `withMarks` of all three: put together once, for it is done for every job of a save. */
export function documentOf(draft: Written, named: Named): Document {
  const isFertilizing = isAlsoFertilizing(named.jobCategory.key, draft.requisites)
  return Object.assign({ isFertilizing }, draft, named, datesOf(draft), { isFertilizing })
}

/** A stored job with another status and other days, and with another machine where one is named. */
export const withDates = (
  row: DocumentColumns,
  { machine, ...dates }: Dates & Pick<JobDatesChange, 'machine'>,
): Document => ({
  ...storedJobs.read(row),
  status: dates.status,
  ...datesOf(dates),
  ...(machine === undefined ? {} : { machine }),
})

/** `products` are those that the job's materials name: how far a job bears on others may depend on them; `seasons` are the field's. */
export const columnsOf = (
  document: Document,
  {
    products,
    seasons,
    event = eventFactsOf(document),
  }: { products: Products; seasons: readonly SeasonStarts[]; event?: EventFacts },
): OwnColumns<'job_event'> => {
  const { reach, limit } = reachOf(event, products)
  return {
    ...modelColumns(document, seasons, event.materials),
    model_of: null,
    field_id: document.fieldId,
    status: document.status,
    day: document.date,
    end_day: document.endDate,
    reach_day: reach,
    limit_day: limit,
    ...storedJobs.columns(document),
  }
}

type Stored = Pick<Tables['job_event'], 'id' | 'document' | 'document_version' | 'created_at' | 'updated_at'>

/** Members that stand in columns of their own, and the name of the field. */
const ownMembers = (row: Stored, fieldName: string) => ({
  _id: row.id,
  fieldName,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** A row, with the name of its field, as the wire has it. */
export const jobOf = (row: Stored, fieldName: string): Job => ({
  ...storedJobs.read(row),
  ...ownMembers(row, fieldName),
})

/** The same as JSON, for lists. */
export const jobText = (row: Stored, fieldName: string): string =>
  withMembers(ownMembers(row, fieldName), storedJobs.text(row))
