import { dayInTallinn, daysBetween } from '../../time/day.ts'
import {
  type JobRecord,
  dayColumn,
  fieldColumn,
  fieldAreaOfJob,
  jobRecord,
  machineName,
  numberColumn,
  workerColumn,
} from '../of-job.ts'
import { day, instant, number, type TableOf, text } from '../table-of.ts'

/** Days after the work within which it must be written down (agri.ee: 10 calendar days). */
const ENTRY_DAYS = 10

/** Days from the end of the work to its entry, beyond those that are allowed. */
function lateDays({ job }: JobRecord): number | null {
  const days = daysBetween(job.endDate ?? job.date, dayInTallinn(new Date(job.createdAt)))
  return days > ENTRY_DAYS ? days - ENTRY_DAYS : null
}

interface DiaryRecord extends JobRecord {
  readonly hasNotes: boolean
  readonly enteredBy: string
}

const materialsOf = ({ job }: JobRecord): string => job.requisites.map(({ name }) => name).join(', ')

export const diaryTable: TableOf<DiaryRecord> = {
  key: 'diary',
  title: 'Tööde päevik',
  columns: [
    { ...dayColumn, head: 'Algus' },
    day<DiaryRecord>('end', 'Lõpp', ({ job }) => job.endDate)({ law: 'R', width: 8 }),
    text<DiaryRecord>('job', 'Töö', ({ job }) => [job.job.name, job.jobVariant].filter(Boolean).join(', '))({
      width: 14,
    }),
    text<DiaryRecord>('category', 'Töö liik', ({ job }) =>
      job.jobCategory.name === job.job.name ? null : job.jobCategory.name,
    )({ under: 'job', isBare: true }),
    fieldColumn,
    numberColumn,
    number<DiaryRecord>('area', 'Tööala, ha', ({ job }) => job.area)({ decimals: 4, law: 'R', width: 7 }),
    number<DiaryRecord>('ofField', 'Põllust, ha', (of) =>
      fieldAreaOfJob(of) === of.job.area ? null : fieldAreaOfJob(of),
    )({ decimals: 4, under: 'area' }),
    text<DiaryRecord>('materials', 'Tarvikud', materialsOf)({ width: 16 }),
    workerColumn,
    text<DiaryRecord>(
      'company',
      'Teenuse osutaja',
      ({ worker }) => worker?.company,
    )({
      under: 'worker',
    }),
    text<DiaryRecord>('machine', 'Masin', ({ machine }) => (machine ? machineName(machine) : null))({
      under: 'worker',
    }),
    text<DiaryRecord>('notes', 'Märkus', ({ job, hasNotes }) => (hasNotes ? job.notes : null))({ width: 20 }),
    number<DiaryRecord>('photos', 'Fotosid', ({ job }) => job.images.length || null)({ width: 5 }),
    instant<DiaryRecord>('entered', 'Sisestatud', ({ job }) => job.createdAt)({ width: 13 }),
    text<DiaryRecord>(
      'enteredBy',
      'Sisestaja',
      ({ enteredBy }) => enteredBy,
    )({ under: 'entered', isBare: true }),
    number<DiaryRecord>('late', 'Hilines, päeva', lateDays)({ width: 5 }),
  ],
  records: (gathered) => {
    const makers = new Map(
      gathered.facts.entries
        .filter(({ action, noun }) => action === 'create' && noun === 'job')
        .map(({ recordId, by }) => [recordId, by]),
    )
    return gathered.jobs.map((done) => [
      done.job._id,
      {
        ...jobRecord(gathered, done),
        hasNotes: gathered.facts.hasJobNotes,
        enteredBy: makers.get(done.job._id) ?? '',
      },
    ])
  },
  notes: () => [`Hilinemine: päevi üle ${ENTRY_DAYS} kalendripäeva töö lõpust kandeni.`],
}
