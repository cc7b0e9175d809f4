import { spanOn } from '../../machines/rules.ts'
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
  machineName,
  type MaterialRecord,
  materialRecords,
  numberColumn,
  workerColumn,
} from '../of-job.ts'
import { dayText, numberText } from '../../text/format.ts'
import type { BookCell } from '../book.ts'
import { type Dressing, dressingRecords } from '../dressings.ts'
import type { BookMachine } from '../facts.ts'
import { compareTexts } from '../period.ts'
import { type ColumnOf, day, type Gathered, number, type TableOf, text } from '../table-of.ts'
import { PRODUCT_KIND, PRODUCT_VARIANT } from '../words.ts'

/** The use of the product by the annex of (EU) 2023/564: on a field, or on seed, which is told by its batch. */
const ON_LAND = 'pindala'
const ON_SEED = 'seeme, paljundusmaterjal'
const useText = ({ dressing }: ProtectionRecord): string => {
  if (!dressing) return ON_LAND
  return dressing.batchNo === '' ? ON_SEED : `${ON_SEED} (partii ${dressing.batchNo})`
}

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

const thresholdsText = ({ job }: MaterialRecord): string =>
  job.inspections
    .flatMap(({ target, threshold, unit }) =>
      threshold == null ? [] : [`${nameOfTarget(target)} ${numberText(threshold)} ${unit ?? ''}`.trim()],
    )
    .join(', ')

const partText = (of: MaterialRecord): string | null => {
  const whole = fieldAreaOfJob(of)
  if (of.job.customFieldArea) return of.job.customFieldArea.name
  return of.job.area < whole ? `osa põllust (${numberText(whole)} ha-st)` : 'kogu põld'
}

/** A product of a job, with the device that it was spread with as far as that is told, or what the own seed was dressed with. */
interface ProtectionRecord extends MaterialRecord {
  readonly device?: BookMachine | undefined
  readonly dressing?: Dressing
}

/** A column that says something else of a dressing. */
const apart = (
  column: ColumnOf<MaterialRecord>,
  ofDressing: (dressing: Dressing) => BookCell,
): ColumnOf<ProtectionRecord> => ({
  ...column,
  of: (record) => (record.dressing ? ofDressing(record.dressing) : column.of(record)),
})
const nothing = (): null => null

const dayOf = ({ dressing, job }: ProtectionRecord): string => dressing?.on ?? job.date

/** The device that the job names, else the only one that the farm had by then: of several nobody knows which it was. */
function deviceOf({ facts }: Gathered, { machine, job: { date } }: MaterialRecord): BookMachine | undefined {
  if (machine) return machine
  const [only, ...others] = sprayersOf(facts).filter(({ boughtOn }) => boughtOn === null || boughtOn <= date)
  return others.length > 0 ? undefined : only
}

const sprayersOf = ({ machines }: Gathered['facts']): BookMachine[] =>
  machines.filter(({ isSprayer, isGone }) => isSprayer && !isGone)

/** Devices that the note names, at most. */
const MOST_DEVICES = 10

/** Until when the device of a record is tested; a test that was done after the job says nothing of it. */
const testEndAt = ({ device, job: { date } }: ProtectionRecord): string | null =>
  (device && spanOn(device.tests, date)?.end) ?? null

function testText({ needsTest, tests }: BookMachine): string {
  if (!needsTest) return 'kontrollida ei ole vaja'
  const testEnd = tests.at(-1)?.end
  return testEnd === undefined ? 'kontrolli päeva ei ole kirjas' : `kontroll kehtib kuni ${dayText(testEnd)}`
}

/** Where the column of the device comes from, and until when each of them is tested. */
function devicesText({ facts }: Gathered): string {
  const sprayers = sprayersOf(facts)
  if (sprayers.length === 0) return 'Masinate nimekirjas ei ole ühtegi pritsi.'
  const tests = sprayers.slice(0, MOST_DEVICES).map((each) => `${machineName(each)}, ${testText(each)}`)
  const more = sprayers.length > MOST_DEVICES ? ` ja veel ${sprayers.length - MOST_DEVICES}` : ''
  return `Pritsid masinate nimekirjas: ${tests.join('; ')}${more}. Kui töö juures masinat ei ole, on seadmena märgitud prits, mis oli töö ajal nimekirjas ainus.`
}

export const protectionTable: TableOf<ProtectionRecord> = {
  key: 'protection',
  title: 'Taimekaitse',
  columns: [
    apart({ ...dayColumn, law: 'RE' }, ({ on }) => on),
    endColumn,
    text<MaterialRecord>('time', 'Kellaaeg', ({ job }) => job.startTime)({ law: 'E', under: 'date' }),
    { ...fieldColumn, law: 'RE' },
    numberColumn,
    text<MaterialRecord>('massif', 'Massiivi nr', ({ field }) => field.code)({ law: 'E', under: 'field' }),
    apart({ ...areaColumn, head: 'Töödeldud, ha', law: 'RE', width: 8 }, nothing),
    apart(
      text<MaterialRecord>('part', 'Osa põllust', partText)({ law: 'E', under: 'area', isBare: true }),
      nothing,
    ),
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
    ...amountColumns({ laws: { rate: 'RE', rateUnit: 'E', total: 'R' } }).map((column) =>
      apart(column, ({ amounts }) => amounts[column.key] ?? null),
    ),
    text<ProtectionRecord>('use', 'Kasutuse liik', useText)({ law: 'E', under: 'product' }),
    text<MaterialRecord>('target', 'Kahjustaja', targetsText)({ width: 12 }),
    text<MaterialRecord>('level', 'Seire tase', levelsText)({ under: 'target', isBare: true }),
    text<MaterialRecord>('threshold', 'Tõrjekriteerium', thresholdsText)({ under: 'target' }),
    { ...workerColumn, width: 11 },
    day<MaterialRecord>(
      'licence',
      'Tunnistus kuni',
      ({ worker }) => worker?.chemicalWorkerLicenceEndDate,
    )({
      under: 'worker',
    }),
    text<MaterialRecord>(
      'certificate',
      'Tunnistus',
      ({ worker }) => worker?.certificateNo,
    )({ under: 'worker' }),
    text<MaterialRecord>(
      'provider',
      'Teenuse osutaja',
      ({ worker }) => worker?.company,
    )({
      law: 'R',
      under: 'worker',
    }),
    text<ProtectionRecord>('device', 'Seade', ({ device }) => (device ? machineName(device) : null))({
      under: 'worker',
    }),
    day<ProtectionRecord>('deviceTest', 'Seadme kontroll kuni', testEndAt)({ under: 'worker' }),
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
      'Tööooteaeg, päeva',
      ({ material }) => material.workDelayDays,
    )({
      decimals: 1,
      under: 'harvestDelay',
    }),
  ],
  records: (gathered) =>
    [
      ...materialRecords(gathered, ({ type }) => type === 'chemical').map(
        ([id, record]): readonly [string, ProtectionRecord] => [
          id,
          { ...record, device: deviceOf(gathered, record) },
        ],
      ),
      ...dressingRecords(gathered),
    ].toSorted(([, a], [, b]) => compareTexts(dayOf(a), dayOf(b))),
  notes: (gathered) => [
    'Kasutuse liik on määruse (EL) 2023/564 lisa järgi: „pindala“ on töö põllul, „seeme, paljundusmaterjal“ oma seemne puhtimine enne külvi sellele põllule.',
    'Seiret tehti töö eel samal põllul. Teenuse osutaja on kirjas, kui töö osteti sisse.',
    devicesText(gathered),
  ],
}
