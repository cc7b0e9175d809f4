import { CATEGORY } from '../../settings/table.ts'
import { toGrid } from '../../geo/estonian-grid.ts'
import { middleOf } from '../../geo/middle.ts'
import { isHeaping } from '../../jobs/job-kinds.ts'
import { dayColumn, fieldColumn, type JobRecord, jobRecords, numberColumn, workerColumn } from '../of-job.ts'
import { day, number, type TableOf, text } from '../table-of.ts'
import { HEAPED, yesNo } from '../words.ts'

/** Where the stack stands, in metres of EPSG:3301, north first; the middle of the field where nobody marked it. */
function placeText({ job, field }: JobRecord): string | null {
  const marked = job.heap?.place
  if (!marked && field.rings.length === 0) return null
  const [east, north] = marked ? toGrid(marked) : middleOf(field.rings)
  return `N ${Math.round(north)}, E ${Math.round(east)}`
}

/** Thing whose place the row tells; of a stack that is taken away nobody is asked to mark it. */
function placeOf(record: JobRecord): string | null {
  const { job } = record
  if (placeText(record) === null) return null
  if (job.heap?.place) return 'auna koht'
  return isHeaping(job.jobCategory, job.job) ? 'põllu kese, auna kohta ei ole märgitud' : 'põllu kese'
}

export const stacksTable: TableOf<JobRecord> = {
  key: 'stacks',
  title: 'Sõnnikuaunad',
  columns: [
    { ...dayColumn, head: 'Algus' },
    day<JobRecord>('end', 'Lõpp', ({ job }) => job.endDate)({ law: 'R', width: 8 }),
    text<JobRecord>('job', 'Töö', ({ job }) => job.job.name)({ width: 14 }),
    fieldColumn,
    numberColumn,
    text<JobRecord>('place', 'Asukoht (L-EST97)', placeText)({ law: 'R', width: 14 }),
    text<JobRecord>('placeOf', 'Koht on', placeOf)({ under: 'place' }),
    text<JobRecord>('manure', 'Liik', ({ job }) => (job.heap?.manure ? HEAPED[job.heap.manure] : null))({
      width: 12,
    }),
    number<JobRecord>('amount', 'Kogus', ({ job }) => job.amount)({ decimals: 3, law: 'R', width: 7 }),
    text<JobRecord>('unit', 'Ühik', ({ job }) => (job.amount == null ? null : (job.unit ?? 't')))({
      under: 'amount',
    }),
    day<JobRecord>('spread', 'Laotatud', ({ job }) => job.heap?.spreadOn)({ law: 'R', width: 8 }),
    text<JobRecord>('notice', 'Teatis esitatud', ({ job }) => yesNo(job.heap?.isNoticeGiven))({ width: 7 }),
    workerColumn,
  ],
  records: (gathered) => jobRecords(gathered, ({ job }) => job.jobCategory.key === CATEGORY.manureHeap),
}
