/**
 * Dressings of the farm's own seed: the farm used a plant-protection product there, on a day before the sowing. Bought seed came dressed,
 * and its dressing is no use of the farm's.
 */
import { ownDressingOf } from '../jobs/own-dressing.ts'
import type { JobMaterial } from '../jobs/schema.ts'
import { materialKey } from '../materials/schema.ts'
import { dressingOf } from '../materials/used.ts'
import type { BookCell } from './book.ts'
import type { BookFacts, BookWorker } from './facts.ts'
import { type MaterialRecord, materialRecords } from './of-job.ts'
import type { Gathered } from './table-of.ts'

type Coating = NonNullable<JobMaterial['coating']>

/** Cells of a dressing that differ from those of a spraying. */
export interface Dressing {
  /** Day of the dressing; null while nobody has told it. */
  readonly on: string | null
  readonly amounts: Readonly<Record<string, BookCell>>
  readonly batchNo: string
}
/** A dressing as a row of plant protection: the product in place of the seed. */
export interface DressingRecord extends MaterialRecord {
  readonly dressing: Dressing
}

/** Number of the product: that of the farm's own, found by its id or else by its name, else that of the register. */
function numberOf({ chemicals, dressingNumbers }: BookFacts, { requisiteId, name }: Coating): string | null {
  const key = materialKey(name)
  const own =
    chemicals.find(({ _id }) => _id === requisiteId) ??
    chemicals.find((chemical) => materialKey(chemical.name) === key)
  return own?.registerNumber || (dressingNumbers[key] ?? null)
}

const STRANGER = { _id: '', company: '', certificateNo: '', chemicalCertification: false } as const

/** Who dressed the seed: a worker of that name, whose certificate is known, else the name alone. */
function dresserOf({ workers }: BookFacts, { treatedBy }: Coating): BookWorker | undefined {
  if (!treatedBy) return undefined
  const known = workers.find(({ name }) => materialKey(name) === materialKey(treatedBy))
  return known ?? { ...STRANGER, name: treatedBy, chemicalWorkerLicenceEndDate: null }
}

function dressingRecord(facts: BookFacts, record: MaterialRecord, coating: Coating): DressingRecord {
  const { job, material: seed } = record
  const use = dressingOf(seed, job.area)
  return {
    ...record,
    worker: dresserOf(facts, coating),
    machine: undefined,
    job: {
      ...job,
      endDate: job.date,
      startTime: null,
      growthStage: null,
      windSpeed: null,
      airTemperature: null,
      inspections: [],
    },
    material: {
      ...seed,
      type: 'chemical',
      subtype: null,
      subtypeVariant: null,
      name: coating.name,
      registerNumber: numberOf(facts, coating),
      harvestDelayDays: null,
      workDelayDays: null,
    },
    dressing: {
      on: coating.treatedOn ?? null,
      amounts: {
        rate: coating.amount,
        rateUnit: coating.unit,
        total: use?.totalAmount ?? null,
        totalUnit: use?.totalAmount == null ? null : use.baseUnit,
      },
      batchNo: seed.batchNo ?? '',
    },
  }
}

/** The dressings of the own seed that was sown in the days of the book. */
export const dressingRecords = (gathered: Gathered): (readonly [string, DressingRecord])[] =>
  materialRecords(gathered, (material) => ownDressingOf(material) != null).flatMap(
    ([id, record]): (readonly [string, DressingRecord])[] => {
      const coating = ownDressingOf(record.material)
      return coating ? [[`${id}.dressing`, dressingRecord(gathered.facts, record, coating)]] : []
    },
  )
