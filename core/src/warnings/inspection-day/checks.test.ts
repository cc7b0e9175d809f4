/** Each check of an inspection, met and broken; and that nothing missing is in order. */
import { describe, expect, it, test } from 'vitest'
import { DAY_BASES } from './bases.ts'
import { inspectionDay } from './checks.ts'
import type { InspectionFacts, SprayingFacts, WarningFacts } from './facts.ts'
import { DAY_CHECKS, type DayCheck, type DayCheckKey, MAX_ITEMS_LISTED } from './schema.ts'

const TODAY = '2026-05-20'
const ID = '01890a5d-ac96-774b-bcce-000000000001'
const place = { jobId: ID, fieldId: ID, year: 2026, name: 'Mäepõld, Pritsimine', day: '2026-05-01' }
const spraying = (change: Partial<SprayingFacts> = {}): SprayingFacts => ({
  ...place,
  lastDay: '2026-05-01',
  enteredOn: '2026-05-02',
  hasRates: true,
  hasCrop: true,
  hasNumbers: true,
  workerId: 'mari',
  machineId: null,
  ...change,
})
const warning = (rule: string, change: Partial<WarningFacts> = {}): WarningFacts => ({
  ...place,
  rule,
  title: 'Hoiatus',
  level: 'ERROR',
  isHidden: false,
  ...change,
})
const mari = {
  _id: 'mari',
  name: 'Mari',
  chemicalCertification: true,
  chemicalWorkerLicenceEndDate: '2028-01-01',
}
const sprayer = { _id: ID, name: 'Prits', kind: 'SPRAYER', testedOn: '2025-04-01', testDueOn: null } as const
const chemical = {
  requisiteId: ID,
  name: 'Axial One',
  authorisedUntil: '2028-01-01',
  useUpBy: null,
  hasExpiredLot: false,
}

const GOOD: InspectionFacts = {
  today: TODAY,
  sprayings: [spraying()],
  overdue: [],
  warnings: [],
  firstDay: '2023-05-20',
  stock: [chemical],
  workers: [mari],
  machines: [sprayer],
}
const NOTHING: InspectionFacts = {
  today: TODAY,
  sprayings: [],
  overdue: [],
  warnings: [],
  firstDay: null,
  stock: null,
  workers: [],
  machines: [],
}

function checkOf(key: DayCheckKey, facts: InspectionFacts): DayCheck {
  const found = inspectionDay(facts).checks.find((check) => check.key === key)
  if (found === undefined) throw new Error(`no check ${key}`)
  return found
}
const told = (key: DayCheckKey, change: Partial<InspectionFacts>): string => {
  const { state, items } = checkOf(key, { ...GOOD, ...change })
  return [state, ...items.map(({ find }) => find)].join(' ')
}

test.each(DAY_CHECKS.filter((key) => key !== 'storeRoom'))('%s is met', (key) =>
  expect(checkOf(key, GOOD)).toMatchObject({ state: 'ok', items: [] }),
)
test.each(DAY_CHECKS)('%s is unknown where nothing is known', (key) =>
  expect(checkOf(key, NOTHING).state).toBe('unknown'),
)
test('the store itself is never told from records', () =>
  expect(checkOf('storeRoom', GOOD).state).toBe('unknown'))
test.each(DAY_CHECKS)('%s names an act and a paragraph', (key) => {
  for (const { act, paragraph } of DAY_BASES[key]) expect(act && paragraph).toBeTruthy()
})

interface Case {
  readonly key: DayCheckKey
  readonly name: string
  readonly change: Partial<InspectionFacts>
  readonly expected: string
}
const withSpraying = (change: Partial<SprayingFacts>): Partial<InspectionFacts> => ({
  sprayings: [spraying(change)],
})
const withChemical = (
  change: Partial<Omit<typeof chemical, 'useUpBy'> & { useUpBy: string }>,
): Partial<InspectionFacts> => ({
  stock: [{ ...chemical, ...change }],
})
const withWorker = (change: object): Partial<InspectionFacts> => ({ workers: [{ ...mari, ...change }] })
const withSprayer = (change: object): Partial<InspectionFacts> => ({ machines: [{ ...sprayer, ...change }] })

const CASES: readonly Case[] = [
  {
    key: 'recordsComplete',
    name: 'a rate is missing',
    change: withSpraying({ hasRates: false }),
    expected: 'violation rateMissing',
  },
  {
    key: 'recordsComplete',
    name: 'the crop is missing',
    change: withSpraying({ hasCrop: false }),
    expected: 'violation cropMissing',
  },
  {
    key: 'recordsComplete',
    name: 'what the regulation adds is missing',
    change: { warnings: [warning('SPRAYING_RECORD_INCOMPLETE', { level: 'WARN' })] },
    expected: 'attention recordIncomplete',
  },
  {
    key: 'recordsInTime',
    name: 'entered on day 10',
    change: withSpraying({ enteredOn: '2026-05-11' }),
    expected: 'ok',
  },
  {
    key: 'recordsInTime',
    name: 'entered on day 11',
    change: withSpraying({ enteredOn: '2026-05-12' }),
    expected: 'attention late',
  },
  {
    key: 'recordsInTime',
    name: 'entered on day 30',
    change: withSpraying({ enteredOn: '2026-05-31' }),
    expected: 'attention late',
  },
  {
    key: 'recordsInTime',
    name: 'entered on day 31',
    change: withSpraying({ enteredOn: '2026-06-01' }),
    expected: 'attention lateForConversion',
  },
  {
    key: 'recordsInTime',
    name: 'entered on day 31 of a use before the regulation',
    change: withSpraying({ lastDay: '2025-12-31', enteredOn: '2026-01-31' }),
    expected: 'attention late',
  },
  {
    key: 'recordsInTime',
    name: 'a prepared job of yesterday',
    change: { overdue: [{ ...place, lastDay: '2026-05-19' }] },
    expected: 'attention notEntered',
  },
  {
    key: 'recordsInTime',
    name: 'a prepared job of eleven days ago',
    change: { overdue: [{ ...place, lastDay: '2026-05-09' }] },
    expected: 'violation notEnteredInTime',
  },
  {
    key: 'recordsKept',
    name: 'the book begins a day too late',
    change: { firstDay: '2023-05-21' },
    expected: 'unknown',
  },
  {
    key: 'usesAllowed',
    name: 'a rule is broken',
    change: { warnings: [warning('DOSE_EXCEEDED')] },
    expected: 'violation ruleBroken',
  },
  {
    key: 'usesAllowed',
    name: 'a rule warns',
    change: { warnings: [warning('BEE_PROTECTION', { level: 'WARN' })] },
    expected: 'attention ruleWarns',
  },
  {
    key: 'usesAllowed',
    name: 'a hidden warning is looked at',
    change: { warnings: [warning('DOSE_EXCEEDED', { isHidden: true })] },
    expected: 'attention hidden',
  },
  {
    key: 'usesAllowed',
    name: 'a product without its number cannot be judged',
    change: withSpraying({ hasNumbers: false }),
    expected: 'unknown productUnknown',
  },
  {
    key: 'usesAllowed',
    name: 'a rule of something else',
    change: { warnings: [warning('ROTATION_GAP')] },
    expected: 'ok',
  },
  {
    key: 'storeProducts',
    name: 'the day of using up is today',
    change: withChemical({ authorisedUntil: '2025-01-01', useUpBy: TODAY }),
    expected: 'attention usingUp',
  },
  {
    key: 'storeProducts',
    name: 'the day of using up was yesterday',
    change: withChemical({ authorisedUntil: '2025-01-01', useUpBy: '2026-05-19' }),
    expected: 'violation useUpPassed',
  },
  {
    key: 'storeProducts',
    name: 'the authorisation ended, and nobody says until when it may be used up',
    change: withChemical({ authorisedUntil: '2026-05-19' }),
    expected: 'unknown useUpUnknown',
  },
  {
    key: 'storeProducts',
    name: 'the authorisation ended 18 months ago and a day',
    change: withChemical({ authorisedUntil: '2024-11-19' }),
    expected: 'violation useUpPassed',
  },
  {
    key: 'storeProducts',
    name: 'a product of which the register says nothing',
    change: { stock: [{ ...chemical, authorisedUntil: null }] },
    expected: 'unknown notInRegister',
  },
  {
    key: 'storeProducts',
    name: 'a lot has passed its day',
    change: withChemical({ hasExpiredLot: true }),
    expected: 'attention lotExpired',
  },
  {
    key: 'certificates',
    name: 'nobody is named',
    change: withSpraying({ workerId: null }),
    expected: 'unknown workerMissing',
  },
  {
    key: 'certificates',
    name: 'who sprayed has none',
    change: withWorker({ chemicalCertification: false }),
    expected: 'violation notCertified',
  },
  {
    key: 'certificates',
    name: 'nobody knows its end',
    change: withWorker({ chemicalWorkerLicenceEndDate: null }),
    expected: 'unknown certificateEndUnknown',
  },
  {
    key: 'certificates',
    name: 'it ended before the last spraying',
    change: withWorker({ chemicalWorkerLicenceEndDate: '2026-04-30' }),
    expected: 'violation certificateEnded',
  },
  {
    key: 'certificates',
    name: 'it ended after the last spraying',
    change: withWorker({ chemicalWorkerLicenceEndDate: '2026-05-01' }),
    expected: 'attention certificateEnded',
  },
  {
    key: 'certificates',
    name: 'three months are left',
    change: withWorker({ chemicalWorkerLicenceEndDate: '2026-08-20' }),
    expected: 'attention certificateEnding',
  },
  {
    key: 'certificates',
    name: 'three months and a day are left',
    change: withWorker({ chemicalWorkerLicenceEndDate: '2026-08-21' }),
    expected: 'ok',
  },
  {
    key: 'sprayerTest',
    name: 'tested three years ago and a day',
    change: withSprayer({ testedOn: '2023-05-19' }),
    expected: 'violation testEnded',
  },
  {
    key: 'sprayerTest',
    name: 'tested three years ago to the day',
    change: withSprayer({ testedOn: TODAY.replace('2026', '2023') }),
    expected: 'attention testEnding',
  },
  {
    key: 'sprayerTest',
    name: 'nobody has written down the test',
    change: withSprayer({ testedOn: null }),
    expected: 'unknown testUnknown',
  },
  {
    key: 'sprayerTest',
    name: 'a sprayer in the hand alone',
    change: withSprayer({ kind: 'HAND_SPRAYER' }),
    expected: 'unknown',
  },
  {
    key: 'sprayerTest',
    name: 'a spraying names it after the end of its test',
    change: {
      ...withSprayer({ testedOn: '2023-05-19' }),
      ...withSpraying({ machineId: ID, lastDay: '2026-05-20' }),
    },
    expected: 'violation testEnded usedUntested',
  },
  {
    key: 'sprayerTest',
    name: 'a spraying names it on the last day of its test',
    change: {
      ...withSprayer({ testedOn: '2023-05-19' }),
      ...withSpraying({ machineId: ID, lastDay: '2026-05-19' }),
    },
    expected: 'violation testEnded',
  },
  {
    key: 'sprayerTest',
    name: 'a spraying names it the day before its only known test',
    change: { ...withSprayer({ testedOn: '2026-05-02' }), ...withSpraying({ machineId: ID }) },
    expected: 'unknown testedLater',
  },
  {
    key: 'sprayerTest',
    name: 'a spraying names it on the day of its test',
    change: { ...withSprayer({ testedOn: '2026-05-01' }), ...withSpraying({ machineId: ID }) },
    expected: 'ok',
  },
  {
    key: 'monitoring',
    name: 'nothing was looked for',
    change: { warnings: [warning('MISSING_INSPECTIONS')] },
    expected: 'attention notMonitored',
  },
]
test.each(CASES)('$key: $name', ({ key, change, expected }) => expect(told(key, change)).toBe(expected))

describe('the items of a check', () => {
  it('come with the gravest first, and the check stands as that', () => {
    const sprayings = [spraying({ hasNumbers: false })]
    const warnings = [warning('BEE_PROTECTION', { level: 'WARN' }), warning('DOSE_EXCEEDED')]
    expect(told('usesAllowed', { sprayings, warnings })).toBe('violation ruleBroken ruleWarns productUnknown')
  })
  it('are listed up to a number, and counted beyond', () => {
    const sprayings = Array.from({ length: MAX_ITEMS_LISTED + 5 }, () => spraying({ hasRates: false }))
    const { items, itemsInAll } = checkOf('recordsComplete', { ...GOOD, sprayings })
    expect([items.length, itemsInAll]).toEqual([MAX_ITEMS_LISTED, MAX_ITEMS_LISTED + 5])
  })
  it('lead to the record that is to be mended', () => {
    const [item] = checkOf('sprayerTest', { ...GOOD, ...withSprayer({ testedOn: null }) }).items
    expect(item?.place).toEqual({ kind: 'machine', id: ID })
  })
})
