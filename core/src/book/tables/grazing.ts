import type { Grazing } from '../../jobs/schema.ts'
import { animalOf } from '../../nutrients/livestock.ts'
import {
  areaColumn,
  dayColumn,
  fieldColumn,
  jobRecord,
  type JobRecord,
  numberColumn,
  workerColumn,
} from '../of-job.ts'
import { day, number, type TableOf, text } from '../table-of.ts'

interface GrazingRecord extends JobRecord {
  readonly herd: Grazing
}

export const grazingTable: TableOf<GrazingRecord> = {
  key: 'grazing',
  title: 'Karjatamine',
  columns: [
    { ...dayColumn, head: 'Algus' },
    day<GrazingRecord>('end', 'Lõpp', ({ job }) => job.endDate)({ law: 'R', width: 8 }),
    { ...fieldColumn, head: 'Karjamaa' },
    numberColumn,
    text<GrazingRecord>('massif', 'Massiivi nr', ({ field }) => field.code)({ law: 'R', width: 10 }),
    areaColumn,
    text<GrazingRecord>(
      'animal',
      'Loomad',
      ({ herd }) => animalOf(herd.animalType)?.name ?? herd.animalType,
    )({
      law: 'R',
      width: 14,
    }),
    number<GrazingRecord>('amount', 'Arv', ({ herd }) => herd.amount)({ decimals: 2, law: 'R', width: 6 }),
    number<GrazingRecord>('days', 'Päevi', ({ herd }) => herd.days)({ decimals: 2, width: 6 }),
    number<GrazingRecord>('hours', 'Tunde päevas', ({ herd }) => herd.hoursPerDay)({ decimals: 2, width: 6 }),
    workerColumn,
  ],
  records: (gathered) =>
    gathered.jobs.flatMap((done) =>
      done.job.herding.map(
        (herd, place) => [`${done.job._id}.${place}`, { ...jobRecord(gathered, done), herd }] as const,
      ),
    ),
}
