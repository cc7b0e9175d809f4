/**
 * Stock of a made-up farm, over the season that runs and the one before: counts at their beginnings, what was bought, in the
 * one that runs with lots and days of expiry. In that, one material falls short of the plans, of one more was used than
 * came, one came without a price; seeds are not kept in stock.
 */
import { isPerHectare } from '@vagu/core/units/schema'
import { StockEntryDraft, type StockUnit } from '@vagu/core/stock/schema'
import { addDays } from '@vagu/core/time/day'
import { cropYearOf, seasonOf } from '@vagu/core/time/season'
import type { SampleFarm } from './sample-farm.ts'

interface StockPlan {
  readonly today: string
  readonly newId: () => string
}
type Material = SampleFarm['requisites'][number]

/** Euros for a kilogram or a litre; invented. */
const PRICES: Readonly<Record<string, number>> = {
  'Ammooniumnitraat 34,4': 0.36,
  'Ammooniumsulfaat 21-24': 0.31,
  'NPK 22-7-12': 0.52,
  'Mustang forte': 24.5,
  'Moddus 250 EC': 38.9,
  'Axial 50 EC': 41.2,
  Prosaro: 48.7,
  Belkar: 118,
  'Mospilan 20 SG': 165,
}
/** Least amount that is bought at once, by the unit: a big bag, a canister. */
const PACK: Readonly<Record<string, number>> = { kg: 500, l: 5 }

/** Parts of what the season takes that were there when it began, and that came before today and later. */
interface Cover {
  readonly start: number
  readonly bought: number
  readonly isPriced: boolean
}
const ENOUGH: Cover = { start: 0.2, bought: 0.9, isPriced: true }
const COVER: Readonly<Record<string, Cover>> = {
  // the plans take more than there is
  'Ammooniumnitraat 34,4': { start: 0.1, bought: 0.65, isPriced: true },
  'Axial 50 EC': { ...ENOUGH, isPriced: false },
}
/** More was used of it than ever came. */
const UNDOCUMENTED = 'Mustang forte'

const TO_KEPT: Readonly<Record<string, { readonly unit: StockUnit; readonly times: number }>> = {
  kg: { unit: 'kg', times: 1 },
  l: { unit: 'l', times: 1 },
  g: { unit: 'kg', times: 0.001 },
  ml: { unit: 'l', times: 0.001 },
}

interface Taken {
  readonly done: number
  readonly all: number
}

/** Amounts that jobs of the season took and will take of a material. */
function takenOf(
  { jobEvents }: SampleFarm,
  { _id }: Material,
  season: { from: string; today: string; until?: string },
): Taken {
  let [done, all] = [0, 0]
  for (const { status, date, area, requisites } of jobEvents)
    for (const { requisiteId, amount, unit } of requisites) {
      const kept = TO_KEPT[unit?.split('/')[0] ?? '']
      const isWithin = date >= season.from && date <= (season.until ?? date)
      if (requisiteId !== _id || !kept || amount === null || !isWithin) continue
      const total = amount * kept.times * (isPerHectare(unit ?? '') ? area : 1)
      all += total
      if ((status === 'DONE' || status === 'IN_PROGRESS') && date <= season.today) done += total
    }
  return { done, all }
}

const inPacks = (amount: number, unit: StockUnit): number => {
  const pack = unit === 'kg' && amount < 100 ? 1 : (PACK[unit] ?? 1)
  return Math.max(pack, Math.ceil(amount / pack) * pack)
}

const COUNTED = 'Hooaja alguse lugemine'
const SUPPLIERS = ['Agrovaru OÜ', 'Põllu Keemia AS', 'Viljaait OÜ'] as const

/** Parts of the price and of the season's use with which the season before began. */
const BEFORE = { price: 0.94, start: 0.2 } as const

/** The season before: as much came as it took, and as the count at the beginning of the next one found. */
function entriesBefore(
  farm: SampleFarm,
  material: Material,
  { today, left, price }: { today: string; left: number; price: number },
): object[] {
  const cropYear = cropYearOf(today)
  const [from, until] = [seasonOf(cropYear - 1).start, seasonOf(cropYear - 1).end]
  const { done } = takenOf(farm, material, { from, today, until })
  const unit = TO_KEPT[material.unit?.split('/')[0] ?? '']?.unit
  if (done === 0 || unit === undefined) return []
  const start = inPacks(done * BEFORE.start, unit)
  const pricePerUnit = Math.round(price * BEFORE.price * 100) / 100
  const came = inPacks(Math.max(0, left + done - start), unit)
  return [
    { type: 'CURRENT_BALANCE', date: from, moment: 'START', amount: start, pricePerUnit, note: COUNTED },
    { type: 'INCREASE', date: from, amount: came, pricePerUnit, supplier: SUPPLIERS[0] },
  ]
}

function entriesOf(
  farm: SampleFarm,
  material: Material,
  plan: StockPlan & { index: number },
): StockEntryDraft[] {
  const kept = TO_KEPT[material.unit?.split('/')[0] ?? '']
  const price = PRICES[material.name]
  if (!kept || price === undefined) return []
  const { today, newId, index } = plan
  const from = seasonOf(cropYearOf(today)).start
  const { done, all } = takenOf(farm, material, { from, today })
  const { start, bought, isPriced } = COVER[material.name] ?? ENOUGH
  const { unit } = kept
  const entry = (of: object) =>
    StockEntryDraft.parse({ _id: newId(), requisiteId: material._id, unit, ...of })
  const common = { supplier: SUPPLIERS[index % SUPPLIERS.length], note: `Saateleht ${1040 + index * 7}` }
  const lot = {
    batchNo: `${material.name.slice(0, 2).toUpperCase()}-${24 + index}`,
    expiresOn: addDays(today, 40 + 200 * (index % 3)),
  }
  const received =
    material.name === UNDOCUMENTED ? Math.max(1, Math.floor(done * 0.7)) : inPacks(all * bought, unit)
  const left = material.name === UNDOCUMENTED ? 0 : inPacks(all * start, unit)
  const counted = { type: 'CURRENT_BALANCE', date: from, moment: 'START', pricePerUnit: price, note: COUNTED }
  const isChemical = material.type === 'chemical'
  return [
    ...entriesBefore(farm, material, { today, left, price }).map(entry),
    entry({ ...counted, amount: left }),
    entry({
      type: 'INCREASE',
      // before the first use of the season
      date: addDays(from, 3),
      amount: received,
      pricePerUnit: isPriced ? Math.round(price * 108) / 100 : null,
      ...common,
      ...(isChemical && lot),
    }),
  ]
}

/** A bag that broke, and what is left of last year's lot, about to expire. */
function odds(farm: SampleFarm, { today, newId }: StockPlan): StockEntryDraft[] {
  const named = (name: string) => farm.requisites.find((material) => material.name === name)?._id
  const [npk, prosaro] = [named('NPK 22-7-12'), named('Prosaro')]
  const from = seasonOf(cropYearOf(today)).start
  const entries: object[] = []
  if (npk)
    entries.push({
      requisiteId: npk,
      unit: 'kg',
      type: 'DECREASE',
      date: addDays(from, 10),
      amount: 25,
      note: 'Kott läks katki',
    })
  if (prosaro)
    entries.push({
      requisiteId: prosaro,
      unit: 'l',
      type: 'INCREASE',
      date: today,
      amount: 20,
      pricePerUnit: 44,
      batchNo: 'PR-19',
      expiresOn: addDays(today, 25),
      supplier: SUPPLIERS[1],
      note: 'Naabrilt ostetud jääk',
    })
  return entries.map((entry) => StockEntryDraft.parse({ _id: newId(), ...entry }))
}

export const sampleStock = (farm: SampleFarm, plan: StockPlan): StockEntryDraft[] => [
  ...farm.requisites.flatMap((material, index) => entriesOf(farm, material, { ...plan, index })),
  ...odds(farm, plan),
]
