import { OWN_SEED } from '../../materials/schema.ts'
import {
  amountColumns,
  areaColumn,
  dayColumn,
  fieldColumn,
  type MaterialRecord,
  materialRecords,
  numberColumn,
  workerColumn,
} from '../of-job.ts'
import { cropOfSeed, varietyOfSeed } from '../sown.ts'
import { number, type TableOf, text } from '../table-of.ts'

const certificateText = ({ material: { seedCertificate } }: MaterialRecord): string | null =>
  seedCertificate === OWN_SEED ? 'OTS (oma seeme)' : (seedCertificate ?? null)

export const sowingTable: TableOf<MaterialRecord> = {
  key: 'sowing',
  title: 'Külv',
  columns: [
    dayColumn,
    fieldColumn,
    numberColumn,
    areaColumn,
    text<MaterialRecord>('crop', 'Kultuur', (of) => cropOfSeed(of, of.material))({ law: 'R', width: 11 }),
    text<MaterialRecord>('variety', 'Sort', (of) => varietyOfSeed(of, of.material))({ law: 'R', width: 10 }),
    text<MaterialRecord>('seed', 'Seeme', ({ material }) => material.name)({ width: 14 }),
    ...amountColumns({ rateHead: 'Külvisenorm' }),
    text<MaterialRecord>('certificate', 'Sertifikaadi liik', certificateText)({ law: 'K', width: 8 }),
    text<MaterialRecord>(
      'batch',
      'Sertifikaadi või partii nr',
      ({ material }) => material.batchNo,
    )({
      law: 'K',
      width: 11,
    }),
    text<MaterialRecord>('coating', 'Puhis', ({ material }) => material.coating?.name)({ width: 10 }),
    number<MaterialRecord>(
      'coatingAmount',
      'Puhise kogus',
      ({ material }) => material.coating?.amount,
    )({
      decimals: 4,
      under: 'coating',
    }),
    text<MaterialRecord>(
      'coatingUnit',
      'Puhise ühik',
      ({ material }) => material.coating?.unit,
    )({
      under: 'coating',
    }),
    workerColumn,
  ],
  records: (gathered) => materialRecords(gathered, ({ type }) => type === 'seed'),
}
