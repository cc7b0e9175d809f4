import { timeframeOf } from '../../fertilization-plan/rules.ts'
import { usableNitrogen } from '../../fertilization-plan/manure.ts'
import { type Portion, portionsOf } from '../../nutrients/portions.ts'
import { organicByKey } from '../../nutrients/table.ts'
import type { NutrientElement } from '../../nutrients/schema.ts'
import { materialUseOf } from '../../warnings/facts.ts'
import {
  amountColumns,
  areaColumn,
  cropColumn,
  dayColumn,
  endColumn,
  fieldColumn,
  type MaterialRecord,
  materialRecords,
  numberColumn,
  workerColumn,
} from '../of-job.ts'
import { number, type TableOf, text } from '../table-of.ts'
import { SPREADING } from '../words.ts'

/** Hours within which what was worked in counts as worked in at once, as in the plan. */
const AT_ONCE = 24
export const LIME = 'FERTILIZER_LIMESTONE'

interface FertilizerRecord extends MaterialRecord {
  readonly portion: Portion | undefined
}

const portionOf = ({ job, material }: MaterialRecord): Portion | undefined =>
  portionsOf({
    category: { key: job.jobCategory.key },
    area: job.area,
    materials: [materialUseOf(material)],
    herding: [],
  })[0]

const kindText = ({ material }: MaterialRecord): string => {
  const organic = organicByKey(material.organicType)
  if (organic) return organic.name
  return material.fertilizerKind === 'ORGANIC_FERTILIZER' ? 'Orgaaniline väetis' : 'Mineraalväetis'
}

const kilograms =
  (element: NutrientElement) =>
  ({ portion }: FertilizerRecord): number | null =>
    portion?.kilograms[element] ?? null

/** Nitrogen of an organic fertilizer that plants can use in the year, kg. */
function usableKilograms({ portion, job, material }: FertilizerRecord): number | null {
  const whole = portion?.kilograms.N ?? null
  if (whole === null || portion?.origin === 'mineral') return null
  const hours = job.fertilization?.incorporatedWithinHours ?? null
  const usable = usableNitrogen({
    organicType: material.organicType ?? null,
    timeframe: timeframeOf(job.date),
    isWorkedIn: job.fertilization?.spreading === 'INJECTED' || (hours !== null && hours <= AT_ONCE),
  })
  return usable === undefined ? null : (whole * usable.percent) / 100
}

const spreadingText = ({ job }: MaterialRecord): string | null => {
  const spreading = job.fertilization?.spreading
  return spreading ? SPREADING[spreading] : null
}

export const fertilizingTable: TableOf<FertilizerRecord> = {
  key: 'fertilizing',
  title: 'Väetamine',
  columns: [
    dayColumn,
    endColumn,
    fieldColumn,
    numberColumn,
    areaColumn,
    cropColumn,
    text<FertilizerRecord>('fertilizer', 'Väetis', ({ material }) => material.name)({ law: 'R', width: 14 }),
    text<FertilizerRecord>('kind', 'Väetise liik', kindText)({ law: 'R', under: 'fertilizer', isBare: true }),
    ...amountColumns({ laws: { total: 'R' }, totalWidth: 8 }),
    number<FertilizerRecord>(
      'N',
      'Üld-N, kg',
      kilograms('N'),
    )({ decimals: 2, law: 'R', width: 9, isSummed: true }),
    number<FertilizerRecord>(
      'nitrogenShare',
      'N sisaldus',
      ({ material }) => material.nutrient?.N,
    )({
      decimals: 3,
      law: 'R',
      under: 'N',
    }),
    number<FertilizerRecord>(
      'usableN',
      'Omastatav N, kg',
      usableKilograms,
    )({
      decimals: 2,
      law: 'R',
      width: 7,
      isSummed: true,
    }),
    number<FertilizerRecord>(
      'P',
      'P, kg',
      kilograms('P'),
    )({ decimals: 2, law: 'R', width: 6, isSummed: true }),
    number<FertilizerRecord>('K', 'K, kg', kilograms('K'))({ decimals: 2, width: 6, isSummed: true }),
    text<FertilizerRecord>('spreading', 'Laotusviis', spreadingText)({ width: 9 }),
    number<FertilizerRecord>(
      'workedIn',
      'Muldaviimine, h',
      ({ job }) => job.fertilization?.incorporatedWithinHours,
    )({
      decimals: 1,
      under: 'spreading',
    }),
    workerColumn,
  ],
  records: (gathered) =>
    materialRecords(gathered, ({ type, subtype }) => type === 'fertilizer' && subtype !== LIME).map(
      ([id, record]) => [id, { ...record, portion: portionOf(record) }],
    ),
  notes: () => [
    'N sisaldus: mineraalväetisel protsentides, orgaanilisel väetisel kg tonnis või kuupmeetris. P ja K on elementidena.',
    'Sõnniku omastatav lämmastik on arvestuslik (AHDB RB209), ametlikud tegurid puuduvad.',
  ],
}
