import { LIME_FERTILIZERS } from '../../nutrients/lime.ts'
import {
  areaColumn,
  dayColumn,
  endColumn,
  fieldColumn,
  type MaterialRecord,
  materialRecords,
  numberColumn,
  rateOf,
  rateUnitOf,
  totalOf,
  totalUnitOf,
  workerColumn,
} from '../of-job.ts'
import { number, type TableOf, text } from '../table-of.ts'
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
    number<MaterialRecord>('rate', 'Norm', rateOf)({ decimals: 4, width: 7 }),
    text<MaterialRecord>('rateUnit', 'Normi ühik', rateUnitOf)({ under: 'rate' }),
    number<MaterialRecord>('total', 'Kogus', totalOf)({ decimals: 3, law: 'RK', width: 8 }),
    text<MaterialRecord>('totalUnit', 'Koguse ühik', totalUnitOf)({ under: 'total' }),
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
