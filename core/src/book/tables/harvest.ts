import { CATEGORY } from '../../settings/table.ts'
import {
  areaColumn,
  cropColumn,
  dayColumn,
  endColumn,
  fieldColumn,
  type JobRecord,
  jobRecords,
  numberColumn,
  workerColumn,
} from '../of-job.ts'
import { number, type TableOf, text } from '../table-of.ts'

const KG_OF: Readonly<Record<string, number>> = { t: 1000, kg: 1, g: 0.001 }

/** Tonnes of a harvest job; null where pieces have no weight. */
export function tonnesOf({ job }: Pick<JobRecord, 'job'>): number | null {
  if (job.yield == null) return null
  const each = KG_OF[job.yieldUnit ?? 't'] ?? job.yieldUnitWeight
  return each == null ? null : (job.yield * each) / 1000
}

const perHectare = (of: JobRecord): number | null => {
  const tonnes = tonnesOf(of)
  return tonnes === null || of.job.area <= 0 ? null : tonnes / of.job.area
}

export const harvestTable: TableOf<JobRecord> = {
  key: 'harvest',
  title: 'Koristus',
  columns: [
    dayColumn,
    endColumn,
    fieldColumn,
    numberColumn,
    { ...areaColumn, isSummed: true },
    cropColumn,
    text<JobRecord>('job', 'Töö', ({ job }) => job.job.name)({ width: 11 }),
    text<JobRecord>('kind', 'Saagi liik', ({ job }) => job.yieldType)({ width: 9 }),
    number<JobRecord>('amount', 'Saak', ({ job }) => job.yield)({ decimals: 3, law: 'R', width: 7 }),
    text<JobRecord>('unit', 'Saagi ühik', ({ job }) => (job.yield == null ? null : job.yieldUnit))({
      law: 'R',
      under: 'amount',
    }),
    number<JobRecord>('tonnes', 'Saak, t', tonnesOf)({ decimals: 3, law: 'R', width: 7, isSummed: true }),
    number<JobRecord>('perHectare', 'Saak, t/ha', perHectare)({ decimals: 2, law: 'R', width: 7 }),
    number<JobRecord>('moisture', 'Niiskus, %', ({ job }) => job.moisturePct)({ decimals: 1, width: 6 }),
    workerColumn,
  ],
  records: (gathered) => jobRecords(gathered, ({ job }) => job.jobCategory.key === CATEGORY.harvest),
  notes: () => ['Saagikus on arvestatud töö pinna kohta, saak on nii, nagu see kaaluti.'],
}
