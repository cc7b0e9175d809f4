/** Findings of an inspector of plant protection on one day, check by check. Pure; whatever is missing is unknown, never in order. */
import { testEndOf, testOnDays, testStateOf } from '../../machines/rules.ts'
import { TEST_YEARS } from '../../machines/table.ts'
import { addDays, daysBetween, monthsAfter, monthsBefore } from '../../time/day.ts'
import type { WorkerFacts } from '../facts.ts'
import { lapseAt } from '../lib/register/authorisation.ts'
import type { InspectionFacts, JobPlace, SprayingFacts, WarningFacts } from './facts.ts'
import {
  DAY_CHECKS,
  type DayCheck,
  type DayCheckKey,
  type DayItem,
  type DayState,
  GRAVITY,
  type Find,
  type InspectionDay,
  MAX_ITEMS_LISTED,
} from './schema.ts'

/** Years for which records of plant protection are kept: Regulation (EC) No 1107/2009, article 67 (1). */
export const KEPT_YEARS = 3
/** Days after the work until it stands in the field book (agri.ee), and in a machine-readable form ((EU) 2023/564, article 3). */
export const ENTRY_DAYS = 10
export const CONVERSION_DAYS = 30
/** First day of uses that (EU) 2023/564 asks to be converted. */
const CONVERSION_SINCE = '2026-01-01'
/** Months before the end of a certificate in which the course is taken: Taimekaitseseadus § 79 (3). */
const COURSE_MONTHS = 3

/** Rules of the use of a product; those of records, monitoring and certificates have checks of their own. */
export const USE_RULES: ReadonlySet<string> = new Set([
  'WORK_DELAY_IGNORED',
  'HARVEST_DELAY_IGNORED',
  'USAGE_TIMES_EXCEEDED',
  'INGREDIENT_USAGE_TIMES_EXCEEDED',
  'USE_NOT_AUTHORISED',
  'DOSE_EXCEEDED',
  'INTERVAL_IGNORED',
  'SAFETY_AREA',
  'BEE_PROTECTION',
  'SPRAYING_WEATHER',
  'UNKNOWN_CHEMICAL',
])
export const RECORD_RULE = 'SPRAYING_RECORD_INCOMPLETE'
export const MONITORING_RULE = 'MISSING_INSPECTIONS'

interface Looked {
  readonly looked: number
  readonly items: readonly DayItem[]
}

const jobItem = (job: JobPlace, state: DayState, find: Find): DayItem => ({
  state,
  find,
  name: job.name,
  day: job.day,
  place: { kind: 'job', jobId: job.jobId, fieldId: job.fieldId, year: job.year },
})

/** A hidden warning has a reason that an inspector reads: it is looked at, and not in order by itself. */
const warningItem = (warning: WarningFacts, state: DayState, find: Find): DayItem => ({
  ...jobItem(warning, warning.isHidden ? 'attention' : state, warning.isHidden ? 'hidden' : find),
  name: `${warning.title}: ${warning.name}`,
})

function recordsComplete({ sprayings, warnings }: InspectionFacts): Looked {
  const bare = sprayings.flatMap((job) => [
    ...(job.hasRates ? [] : [jobItem(job, 'violation', 'rateMissing')]),
    ...(job.hasCrop ? [] : [jobItem(job, 'violation', 'cropMissing')]),
  ])
  const incomplete = warnings
    .filter(({ rule }) => rule === RECORD_RULE)
    .map((warning) => warningItem(warning, 'attention', 'recordIncomplete'))
  return { looked: sprayings.length, items: [...bare, ...incomplete] }
}

function lateItems(job: SprayingFacts): DayItem[] {
  const days = daysBetween(job.lastDay, job.enteredOn)
  if (days <= ENTRY_DAYS) return []
  const isOverConversion = days > CONVERSION_DAYS && job.lastDay >= CONVERSION_SINCE
  return [jobItem(job, 'attention', isOverConversion ? 'lateForConversion' : 'late')]
}

function recordsInTime({ sprayings, overdue, today }: InspectionFacts): Looked {
  const open = overdue.map((job) =>
    addDays(job.lastDay, ENTRY_DAYS) < today
      ? jobItem(job, 'violation', 'notEnteredInTime')
      : jobItem(job, 'attention', 'notEntered'),
  )
  return { looked: sprayings.length + overdue.length, items: [...open, ...sprayings.flatMap(lateItems)] }
}

const recordsKept = ({ firstDay, today }: InspectionFacts): Looked => ({
  looked: firstDay !== null && firstDay <= monthsBefore(today, KEPT_YEARS * 12) ? 1 : 0,
  items: [],
})

function usesAllowed({ sprayings, warnings }: InspectionFacts): Looked {
  const broken = warnings
    .filter(({ rule }) => USE_RULES.has(rule))
    .map((warning) =>
      warning.level === 'ERROR'
        ? warningItem(warning, 'violation', 'ruleBroken')
        : warningItem(warning, 'attention', 'ruleWarns'),
    )
  const unjudged = sprayings
    .filter(({ hasNumbers }) => !hasNumbers)
    .map((job) => jobItem(job, 'unknown', 'productUnknown'))
  return { looked: sprayings.length, items: [...broken, ...unjudged] }
}

type Chemical = NonNullable<InspectionFacts['stock']>[number]

function stateOfChemical(
  { authorisedUntil: validUntil, useUpBy: useUpUntil, hasExpiredLot }: Chemical,
  today: string,
): readonly [DayState, Find, string | null] | undefined {
  const lapse = lapseAt({ validUntil, useUpUntil }, today)
  if (lapse)
    return lapse.isUnsure
      ? ['unknown', 'useUpUnknown', validUntil]
      : ['violation', 'useUpPassed', lapse.until]
  if (validUntil === null && useUpUntil === null) return ['unknown', 'notInRegister', null]
  if (validUntil !== null && validUntil < today) return ['attention', 'usingUp', useUpUntil]
  return hasExpiredLot ? ['attention', 'lotExpired', null] : undefined
}

function storeProducts({ stock, today }: InspectionFacts): Looked {
  const items = (stock ?? []).flatMap((chemical): DayItem[] => {
    const [state, find, day] = stateOfChemical(chemical, today) ?? []
    if (state === undefined || find === undefined) return []
    const { name, requisiteId } = chemical
    const place = requisiteId === null ? null : ({ kind: 'material', id: requisiteId } as const)
    return [{ state, find, name, day: day ?? null, place }]
  })
  return { looked: stock?.length ?? 0, items }
}

const workerItem = (worker: WorkerFacts, state: DayState, find: Find): DayItem => ({
  state,
  find,
  name: worker.name,
  day: worker.chemicalWorkerLicenceEndDate ?? null,
  place: { kind: 'worker', id: worker._id },
})

/** Certificate of somebody on the day of his last spraying, and today. */
function itemsOfWorker(worker: WorkerFacts, lastDay: string, today: string): DayItem[] {
  const { chemicalCertification, chemicalWorkerLicenceEndDate: end } = worker
  if (!chemicalCertification) return [workerItem(worker, 'violation', 'notCertified')]
  if (end == null) return [workerItem(worker, 'unknown', 'certificateEndUnknown')]
  if (end < lastDay) return [workerItem(worker, 'violation', 'certificateEnded')]
  if (end < today) return [workerItem(worker, 'attention', 'certificateEnded')]
  return monthsAfter(today, COURSE_MONTHS) >= end
    ? [workerItem(worker, 'attention', 'certificateEnding')]
    : []
}

function certificates({ sprayings, workers, today }: InspectionFacts): Looked {
  const nobody = sprayings
    .filter(({ workerId }) => !workers.some(({ _id }) => _id === workerId))
    .map((job) => jobItem(job, 'unknown', 'workerMissing'))
  const lastDays = new Map<string, string>()
  for (const { workerId, lastDay } of sprayings)
    if (workerId !== null && (lastDays.get(workerId) ?? '') < lastDay) lastDays.set(workerId, lastDay)
  const sprayers = workers.filter(
    ({ _id, chemicalCertification }) => lastDays.has(_id) || chemicalCertification,
  )
  const items = sprayers.flatMap((worker) => itemsOfWorker(worker, lastDays.get(worker._id) ?? '', today))
  return { looked: sprayers.length, items: [...items, ...nobody] }
}

const TEST_FINDS = {
  ended: ['violation', 'testEnded'],
  ending: ['attention', 'testEnding'],
  unknown: ['unknown', 'testUnknown'],
} as const

/** Sprayings that name a device whose test had ended by their day, or was done only after it. */
function untestedItems({ sprayings, machines }: InspectionFacts): DayItem[] {
  const byId = new Map(machines.map((machine) => [machine._id, machine]))
  return sprayings.flatMap((job): DayItem[] => {
    const machine = byId.get(job.machineId ?? '')
    const says = machine && testOnDays(machine, { from: job.day, to: job.lastDay }).says
    if (says === 'ended') return [jobItem(job, 'violation', 'usedUntested')]
    return says === 'later' ? [jobItem(job, 'unknown', 'testedLater')] : []
  })
}

function sprayerTest(facts: InspectionFacts): Looked {
  const { machines, today } = facts
  const tested = machines.filter(({ kind }) => TEST_YEARS[kind] !== null)
  const items = tested.flatMap((machine): DayItem[] => {
    const found = testStateOf(machine, today)
    if (found === 'none' || found === 'valid') return []
    const [state, find] = TEST_FINDS[found]
    const { name, _id: id } = machine
    return [{ state, find, name, day: testEndOf(machine), place: { kind: 'machine', id } }]
  })
  return { looked: tested.length, items: [...items, ...untestedItems(facts)] }
}

const monitoring = ({ sprayings, warnings }: InspectionFacts): Looked => ({
  looked: sprayings.length,
  items: warnings
    .filter(({ rule }) => rule === MONITORING_RULE)
    .map((warning) => warningItem(warning, 'attention', 'notMonitored')),
})

const CHECKS: Readonly<Record<DayCheckKey, (facts: InspectionFacts) => Looked>> = {
  recordsComplete,
  recordsInTime,
  recordsKept,
  usesAllowed,
  storeProducts,
  // no record tells of locks, floors and extinguishers
  storeRoom: () => ({ looked: 0, items: [] }),
  certificates,
  sprayerTest,
  monitoring,
}

/** A check with what it found, the gravest first; where nothing was looked at nothing is known. */
function checkOf(key: DayCheckKey, facts: InspectionFacts): DayCheck {
  const { looked, items } = CHECKS[key](facts)
  const found = GRAVITY.find((state) => items.some((item) => item.state === state))
  const sorted = items.toSorted((a, b) => GRAVITY.indexOf(a.state) - GRAVITY.indexOf(b.state))
  return {
    key,
    state: found ?? (looked === 0 ? 'unknown' : 'ok'),
    looked,
    items: sorted.slice(0, MAX_ITEMS_LISTED),
    itemsInAll: items.length,
  }
}

/** First day of the records that an inspector looks at. */
export const inspectedSince = (today: string): string => monthsBefore(today, KEPT_YEARS * 12)

export const inspectionDay = (facts: InspectionFacts): InspectionDay => ({
  today: facts.today,
  since: inspectedSince(facts.today),
  checks: DAY_CHECKS.map((key) => checkOf(key, facts)),
})
