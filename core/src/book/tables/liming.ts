import { LIME_FERTILIZERS } from '../../nutrients/lime.ts'
import {
  amountColumns,
  areaColumn,
  dayColumn,
  endColumn,
  fieldColumn,
  type MaterialRecord,
  materialRecords,
  numberColumn,
  workerColumn,
} from '../of-job.ts'
import { type TableOf, text } from '../table-of.ts'
import { LIME } from './fertilizing.ts'

const kindOf = ({ material }: MaterialRecord): string | null =>
  LIME_FERTILIZERS.find(({ key }) => key === material.limeType)?.name ?? null

export const limingTable: TableOf<MaterialRecord> = {
  key: 'liming',
  title: 'Lupjamine',
  columns: [
    dayColumn,
    endColumn,
    fieldColumn,
    numberColumn,
    areaColumn,
    text<MaterialRecord>('lime', 'Lubiväetis', ({ material }) => material.name)({ law: 'RK', width: 16 }),
    text<MaterialRecord>('kind', 'Liik', kindOf)({ under: 'lime', isBare: true }),
    ...amountColumns({ laws: { total: 'RK' }, totalWidth: 8 }),
    text<MaterialRecord>(
      'register',
      'Registrikanne',
      ({ material }) => material.registerNumber,
    )({
      law: 'K',
      width: 10,
    }),
    text<MaterialRecord>(
      'origin',
      'Päritoludokument',
      ({ material }) => material.batchNo,
    )({ law: 'K', width: 12 }),
    workerColumn,
  ],
  records: (gathered) =>
    materialRecords(gathered, ({ type, subtype }) => type === 'fertilizer' && subtype === LIME),
}
