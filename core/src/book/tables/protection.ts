import { eppoOfTarget, nameOfTarget } from '../../monitoring/table.ts'
import {
  amountColumns,
  areaColumn,
  cropColumn,
  dayColumn,
  endColumn,
  eppoOfJob,
  fieldAreaOfJob,
  fieldColumn,
  type MaterialRecord,
  materialRecords,
  numberColumn,
  workerColumn,
} from '../of-job.ts'
import { numberText } from '../../text/format.ts'
import { day, number, type TableOf, text } from '../table-of.ts'
import { PRODUCT_KIND, PRODUCT_VARIANT } from '../words.ts'

/** The use of the product by the annex of (EU) 2023/564: jobs are work on fields alone. */
const ON_LAND = 'pindala'

const kindText = ({ material: { subtype, subtypeVariant } }: MaterialRecord): string | null =>
  PRODUCT_VARIANT[subtypeVariant ?? ''] ?? PRODUCT_KIND[subtype ?? ''] ?? null

const targetsText = ({ job }: MaterialRecord): string =>
  job.inspections
    .map(({ target }) => {
      const eppo = eppoOfTarget(target)
      return eppo ? `${nameOfTarget(target)} (${eppo})` : nameOfTarget(target)
    })
    .join(', ')

const levelsText = ({ job }: MaterialRecord): string =>
  job.inspections
    .flatMap(({ target, amount, unit }) =>
      amount === null ? [] : [`${nameOfTarget(target)} ${numberText(amount)} ${unit ?? ''}`.trim()],
    )
    .join(', ')

const partText = (of: MaterialRecord): string | null => {
  const whole = fieldAreaOfJob(of)
  if (of.job.customFieldArea) return of.job.customFieldArea.name
  return of.job.area < whole ? `osa põllust (${numberText(whole)} ha-st)` : 'kogu põld'
}

export const protectionTable: TableOf<MaterialRecord> = {
  key: 'protection',
  title: 'Taimekaitse',
  columns: [
    { ...dayColumn, law: 'RE' },
    endColumn,
    text<MaterialRecord>('time', 'Kellaaeg', ({ job }) => job.startTime)({ law: 'E', under: 'date' }),
    { ...fieldColumn, law: 'RE' },
    numberColumn,
    text<MaterialRecord>('massif', 'Massiivi nr', ({ field }) => field.code)({ law: 'E', under: 'field' }),
    { ...areaColumn, head: 'Töödeldud, ha', law: 'RE', width: 8 },
    text<MaterialRecord>('part', 'Osa põllust', partText)({ law: 'E', under: 'area', isBare: true }),
    { ...cropColumn, law: 'RE', width: 10 },
    text<MaterialRecord>('eppo', 'EPPO', eppoOfJob)({ law: 'E', under: 'crop' }),
    number<MaterialRecord>('stage', 'BBCH', ({ job }) => job.growthStage)({ law: 'E', width: 5 }),
    text<MaterialRecord>('product', 'Vahend', ({ material }) => material.name)({ law: 'RE', width: 13 }),
    text<MaterialRecord>(
      'permit',
      'Loa nr',
      ({ material }) => material.registerNumber,
    )({
      law: 'E',
      under: 'product',
    }),
    text<MaterialRecord>('kind', 'Vahendi liik', kindText)({ under: 'product', isBare: true }),
    ...amountColumns({ laws: { rate: 'RE', rateUnit: 'E', total: 'R' } }),
    text<MaterialRecord>('use', 'Kasutuse liik', () => ON_LAND)({ law: 'E', under: 'area' }),
    text<MaterialRecord>('target', 'Kahjustaja', targetsText)({ width: 12 }),
    text<MaterialRecord>('level', 'Seire tase', levelsText)({ under: 'target', isBare: true }),
    { ...workerColumn, width: 9 },
    day<MaterialRecord>(
      'licence',
      'Tunnistus kuni',
      ({ worker }) => worker?.chemicalWorkerLicenceEndDate,
    )({
      under: 'worker',
    }),
    text<MaterialRecord>('provider', 'Teenuse osutaja', () => null)({ law: 'R', under: 'worker' }),
    text<MaterialRecord>('device', 'Seade', () => null)({ under: 'worker' }),
    number<MaterialRecord>('wind', 'Tuul, m/s', ({ job }) => job.windSpeed)({ decimals: 1, width: 6.5 }),
    number<MaterialRecord>('air', 'Õhk, °C', ({ job }) => job.airTemperature)({ decimals: 1, under: 'wind' }),
    number<MaterialRecord>(
      'harvestDelay',
      'Ooteaeg, päeva',
      ({ material }) => material.harvestDelayDays,
    )({
      width: 6,
    }),
    number<MaterialRecord>(
      'workDelay',
      'Tööoode, päeva',
      ({ material }) => material.workDelayDays,
    )({
      decimals: 1,
      under: 'harvestDelay',
    }),
  ],
  records: (gathered) => materialRecords(gathered, ({ type }) => type === 'chemical'),
  notes: () => [
    'Kasutuse liik on määruse (EL) 2023/564 lisa järgi: „pindala“ on töö põllul.',
    'Seiret tehti töö eel samal põllul. Teenuse osutaja ja seadme kohta eraldi andmeid ei peeta, vajadusel on need töö märkuses.',
  ],
}
