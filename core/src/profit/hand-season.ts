/**
 * A small farm's season of 2025 for tests, as its farmer entered it. What it comes to is worked out by hand in `hand-
 * figures.ts`: whoever changes the season works that out anew.
 */

/** Four fields, 27.00 ha in all, with three crops. */
export const LAND = {
  kodu: { name: 'Kodupõld', area: 12.4, crop: 'talinisu' },
  magi: { name: 'Mäealune', area: 7.35, crop: 'talinisu' },
  raba: { name: 'Raba', area: 4.25, crop: 'suvioder' },
  kivi: { name: 'Kivi', area: 3, crop: 'poldhernes' },
} as const
export type Place = keyof typeof LAND
/** Fields as the farm lists them, by name: Raba takes what is left of a share. */
export const PLACES = ['kivi', 'kodu', 'magi', 'raba'] as const satisfies readonly Place[]

type Kind = 'seed' | 'fertilizer' | 'chemical'
export const GOODS = {
  wheat: { name: 'Talinisu seeme', kind: 'seed' },
  barley: { name: 'Odra seeme', kind: 'seed' },
  peas: { name: 'Herne seeme', kind: 'seed' },
  nitrate: { name: 'AN 34,4', kind: 'fertilizer' },
  spray: { name: 'Tiltor 300', kind: 'chemical' },
} as const satisfies Record<string, { name: string; kind: Kind }>
export type Good = keyof typeof GOODS

interface Entry {
  readonly good: Good
  readonly type: 'INCREASE' | 'DECREASE' | 'CURRENT_BALANCE'
  readonly date: string
  readonly amount: number
  readonly unit: 'kg' | 't' | 'l'
  readonly pricePerUnit: number | null
}
const entry = (
  good: Good,
  [type, date]: readonly [Entry['type'], string],
  [amount, unit, pricePerUnit]: readonly [number, Entry['unit'], number | null],
): Entry => ({ good, type, date, amount, unit, pricePerUnit })

/** Delivery notes, what was spilt, and a count. Seed of barley and peas never came into the stock. */
export const STOCK_ENTRIES: readonly Entry[] = [
  entry('wheat', ['INCREASE', '2024-09-01'], [4.5, 't', 450]),
  entry('nitrate', ['INCREASE', '2025-03-10'], [3000, 'kg', 0.36]),
  entry('nitrate', ['INCREASE', '2025-04-15'], [2, 't', 420]),
  entry('nitrate', ['CURRENT_BALANCE', '2025-10-31'], [1250, 'kg', null]),
  entry('spray', ['INCREASE', '2025-05-02'], [20, 'l', 18.5]),
  entry('spray', ['INCREASE', '2025-06-10'], [5, 'l', 20]),
  entry('spray', ['DECREASE', '2025-06-20'], [0.5, 'l', null]),
]

export interface HandJob {
  readonly place: Place
  readonly type: 'sowing' | 'fertilising' | 'spraying' | 'harvest'
  readonly date: string
  /** A material by the hectare, and what that is in all. */
  readonly use?: {
    readonly good: Good
    readonly perHa: number
    readonly unit: 'kg' | 'l'
    readonly total: number
  }
  readonly brought?: { readonly tonnes: number; readonly moisturePct: number | null }
}
const sown = (
  place: Place,
  date: string,
  [good, perHa, total]: readonly [Good, number, number],
): HandJob => ({
  place,
  type: 'sowing',
  date,
  use: { good, perHa, unit: 'kg', total },
})
const spread = (place: Place, date: string, [perHa, total]: readonly [number, number]): HandJob => ({
  place,
  type: 'fertilising',
  date,
  use: { good: 'nitrate', perHa, unit: 'kg', total },
})
const sprayed = (place: Place, date: string, [perHa, total]: readonly [number, number]): HandJob => ({
  place,
  type: 'spraying',
  date,
  use: { good: 'spray', perHa, unit: 'l', total },
})
const brought = (place: Place, date: string, [tonnes, moisturePct]: readonly [number, number | null]) =>
  ({ place, type: 'harvest', date, brought: { tonnes, moisturePct } }) as const

export const JOBS = {
  // 12.40 x 220 = 2728; 7.35 x 220 = 1617; 4.25 x 200 = 850; 3.00 x 250 = 750
  sowKodu: sown('kodu', '2024-09-12', ['wheat', 220, 2728]),
  sowMagi: sown('magi', '2024-09-13', ['wheat', 220, 1617]),
  sowRaba: sown('raba', '2025-04-22', ['barley', 200, 850]),
  sowKivi: sown('kivi', '2025-04-24', ['peas', 250, 750]),
  // 12.40 x 150 = 1860; 7.35 x 200 = 1470; 4.25 x 100 = 425
  spreadKodu: spread('kodu', '2025-04-10', [150, 1860]),
  spreadMagi: spread('magi', '2025-04-20', [200, 1470]),
  spreadRaba: spread('raba', '2025-04-25', [100, 425]),
  // 12.40 x 1 = 12.4; 7.35 x 1.2 = 8.82
  sprayKodu: sprayed('kodu', '2025-05-20', [1, 12.4]),
  sprayMagi: sprayed('magi', '2025-05-21', [1.2, 8.82]),
  cutKivi: brought('kivi', '2025-08-05', [7.2, 15]),
  cutKodu: brought('kodu', '2025-08-10', [85.2, 16.5]),
  cutMagi: brought('magi', '2025-08-12', [41.65, null]),
  cutRaba: brought('raba', '2025-08-20', [17, 12]),
} as const satisfies Record<string, HandJob>
export type JobName = keyof typeof JOBS
export const JOB_NAMES = Object.keys(JOBS).filter((name): name is JobName => name in JOBS)

/** Euros by the hectare; the one of harvesting holds the combine driver's hours. */
export const JOB_PRICES: Readonly<
  Record<HandJob['type'], { readonly price: number; readonly includesLabour: boolean }>
> = {
  sowing: { price: 45, includesLabour: false },
  fertilising: { price: 12, includesLabour: false },
  spraying: { price: 15.5, includesLabour: false },
  harvest: { price: 90, includesLabour: true },
}

export interface HandHours {
  readonly worker: 'Mari' | 'Jüri'
  readonly date: string
  readonly start: string
  readonly end: string
  readonly breakMinutes: number
  /** From start to end less the break. */
  readonly minutes: number
  readonly jobs: readonly JobName[]
  readonly places: readonly Place[]
}
export const RATES = { Mari: 9.5, Jüri: 12 } as const
export const HOURS: readonly HandHours[] = [
  // 07:00 to 17:52 are 10 h 52 min, less 45 min: 607
  {
    worker: 'Mari',
    date: '2025-04-10',
    start: '07:00',
    end: '17:52',
    breakMinutes: 45,
    minutes: 607,
    jobs: [],
    places: ['kodu', 'magi', 'raba'],
  },
  {
    worker: 'Mari',
    date: '2025-04-20',
    start: '08:00',
    end: '10:30',
    breakMinutes: 0,
    minutes: 150,
    jobs: ['spreadMagi'],
    places: [],
  },
  // of the whole farm: 12:00 to 16:05 are 245
  {
    worker: 'Mari',
    date: '2025-04-28',
    start: '12:00',
    end: '16:05',
    breakMinutes: 0,
    minutes: 245,
    jobs: [],
    places: [],
  },
  // 08:00 to 19:00 are 660, less an hour: 600
  {
    worker: 'Jüri',
    date: '2025-08-10',
    start: '08:00',
    end: '19:00',
    breakMinutes: 60,
    minutes: 600,
    jobs: ['cutKodu'],
    places: [],
  },
]

/** Prices and entries of the year. The price of pea seed is told nowhere: it is what is missing. */
export const PRICES = { talinisu: 190, suvioder: 165, poldhernes: 280 } as const
export const TYPED_PRICE = { good: 'barley', price: 0.38, unit: 'kg' } as const
export const ENTRIES = [
  { kind: 'SUBSIDY', crop: null, label: 'Ühtne pindalatoetus', amount: 96.5, per: 'HA' },
  { kind: 'COST', crop: null, label: 'Kindlustus', amount: 400, per: 'TOTAL' },
  { kind: 'COST', crop: 'talinisu', label: 'Kuivatus', amount: 8.5, per: 'T' },
] as const

/**
 * Plans of the next year, 2026: nitrate of Mäealune stands in both plans, and counts as the fertilization plan has
 * it.
 */
export const NEXT = {
  lines: [
    { place: 'kodu', good: 'nitrate', perHa: 150, unit: 'kg/ha', times: 1 },
    { place: 'magi', good: 'nitrate', perHa: 180, unit: 'kg/ha', times: 1 },
    { place: 'kodu', good: 'spray', perHa: 1, unit: 'l/ha', times: 2 },
  ],
  application: { place: 'magi', good: 'nitrate', perHa: 200, unit: 'kg/ha' },
  order: { good: 'nitrate', amount: 500, unit: 'kg', pricePerUnit: 0.41 },
  nitrate: { unit: 'kg', packSize: 600, reserve: 100 },
  spray: { unit: 'l', packSize: 5, reserve: null },
} as const
