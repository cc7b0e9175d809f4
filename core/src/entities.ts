/** Entities: what calls write, and what follows from it. A call says which it writes, a query of the screens which it reads. */

/** Stored things, in the words of the screens. */
export type Entity =
  | 'account'
  /** Prices and entries of the sums of a year. */
  | 'costOverview'
  | 'customAreas'
  /** Extracts of the printed book. */
  | 'extracts'
  /** Fertilizer that is planned by field and year. */
  | 'fertilizationPlans'
  | 'fields'
  | 'hiddenWarnings'
  /** Addresses that open the book to inspectors. */
  | 'inspectorAddresses'
  | 'jobs'
  | 'machines'
  | 'materials'
  /** Who belongs to the farm, and who is invited. */
  | 'people'
  | 'orders'
  /** Animals of the farm, and manure that it bought and sold, by year. */
  | 'ownManure'
  | 'photos'
  /** With whom the farm is connected at the payments agency. */
  | 'priaConnection'
  /** Records of PRIA as it told them, links with them, runs. */
  | 'pria'
  | 'registers'
  /** Materials that are planned by field and year, and what is usual for a crop. */
  | 'requisitePlans'
  /** The plan of crops by field and year. */
  | 'rotation'
  /** Where the farm takes part, by year; what is required follows from nearly all. */
  | 'schemes'
  /** How a screen was left (columns, year, hints): the screen itself keeps it, so nothing is read again after it. */
  | 'screens'
  | 'settings'
  | 'soilSamples'
  /** Counts, receipts and write-offs of the stock. */
  | 'stockEntries'
  | 'supplyOrders'
  /** How materials are bought. */
  | 'supplySettings'
  | 'warningComments'
  | 'workTimes'
  | 'workers'
  | 'yieldGoals'

/** Entities that no call writes by itself: calculated from stored records, on writing or on reading. */
export type Derived = 'harvest' | 'materialUse' | 'stock' | 'subscription' | 'suppliesPlan' | 'warnings'

export type Readable = Entity | Derived

/** From what a thing follows, beside being written itself. A kind's areas are looked at again when fields change. */
const FOLLOWS_FROM: Partial<Record<Readable, readonly Readable[]>> = {
  costOverview: [
    'fields',
    'jobs',
    'materials',
    'rotation',
    'settings',
    'stock',
    'workers',
    'workTimes',
    'yieldGoals',
  ],
  customAreas: ['fields'],
  fertilizationPlans: ['fields', 'jobs', 'rotation', 'soilSamples', 'yieldGoals'],
  harvest: ['fields', 'jobs'],
  materialUse: ['jobs', 'materials'],
  pria: ['fields', 'jobs', 'materials', 'workers'],
  requisitePlans: ['fertilizationPlans', 'fields', 'jobs', 'materials', 'registers', 'rotation'],
  schemes: [
    'fertilizationPlans',
    'fields',
    'jobs',
    'machines',
    'materials',
    'registers',
    'rotation',
    'settings',
    'soilSamples',
    'workers',
    'yieldGoals',
  ],
  // a job may bring samples
  soilSamples: ['jobs'],
  // plans take from it, and the register says until when a product may be used
  stock: ['fertilizationPlans', 'fields', 'jobs', 'materials', 'registers', 'requisitePlans', 'stockEntries'],
  subscription: ['account', 'fields', 'orders'],
  suppliesPlan: ['requisitePlans', 'stock', 'supplyOrders', 'supplySettings'],
  warnings: [
    'customAreas',
    'fields',
    'hiddenWarnings',
    'jobs',
    'materials',
    'registers',
    'rotation',
    'settings',
    'soilSamples',
    'stockEntries',
    'workers',
  ],
}

/** Readable things that are stale after these entities were written. */
export function staleAfter(written: Iterable<Entity>): ReadonlySet<Readable> {
  const stale = new Set<Readable>(written)
  const follows = Object.entries(FOLLOWS_FROM) as [Readable, readonly Readable[]][]
  for (const thing of stale) for (const [other, from] of follows) if (from.includes(thing)) stale.add(other)
  return stale
}
