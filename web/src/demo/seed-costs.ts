/** Prices and entries by which the demo farm knows what its crops earn; a few are missing, as on every farm. */
import { changeCostOverview } from '@vagu/core/profit/contract'
import type { CostEntry, PriceUnit } from '@vagu/core/profit/schema'
import { changeJobRequirements } from '@vagu/core/settings/contract'
import { DEFAULT_JOB_CATEGORIES } from '@vagu/core/settings/table'
import { changeYieldGoals } from '@vagu/core/yield-goals/contract'
import type { SampleFarm } from '@vagu/server/sample-farm/sample-farm'
import type { Send } from '@vagu/server/sample-farm/seed'
import { newId } from '../lib/new-id.ts'

/** Euros by the tonne in an ordinary year; made up. */
const TONNE: Readonly<Record<string, number>> = {
  talinisu: 190,
  suvinisu: 195,
  suvioder: 170,
  kaer: 165,
  taliraps: 440,
  poldhernes: 240,
}
/** How prices of the last three years stood to that; the year that runs has only prices that are counted on. */
const LEVELS = [0.94, 1] as const

/** Euros by the hectare of types of job, by their keys; picking stones has no price yet. */
const HECTARE: Readonly<Record<string, number>> = {
  'disc-harrowing': 28,
  cultivating: 22,
  ploughing: 62,
  loosening: 34,
  levelling: 12,
  'soil-rolling': 12,
  harrowing: 12,
  'stubble-breaking': 26,
  sowing: 38,
  fertilising: 9,
  'foliar-fertilising': 11,
  spraying: 11,
  mowing: 24,
  'maintenance-mowing': 24,
  harvesting: 95,
}
/** Euros by the tonne, kilogram or litre; what is not here has no price yet. */
const MATERIALS: readonly (readonly [name: string, price: number, unit: PriceUnit])[] = [
  ['Talinisu Fredis', 480, 't'],
  ['Taliraps Mercedes', 14.5, 'kg'],
  ['Suvioder Maali', 460, 't'],
  ['Põldhernes Ingrid', 620, 't'],
  ['Suvinisu Mooni', 490, 't'],
  ['Kaer Kalle', 450, 't'],
  ['Ammooniumnitraat 34,4', 0.36, 'kg'],
  ['Ammooniumsulfaat 21-24', 0.31, 'kg'],
  ['NPK 22-7-12', 0.52, 'kg'],
  ['Mustang forte', 26, 'l'],
  ['Moddus 250 EC', 31, 'l'],
  ['Prosaro', 46, 'l'],
  ['Axial 50 EC', 38, 'l'],
  ['Belkar', 62, 'l'],
  ['Karate Zeon 5 CS', 58, 'l'],
]

async function seedJobPrices(send: Send): Promise<void> {
  for (const { key: jobCategoryName, jobs } of DEFAULT_JOB_CATEGORIES)
    for (const { key: jobName, requires } of jobs) {
      const hectarePrice = HECTARE[jobName]
      if (hectarePrice !== undefined)
        await send(changeJobRequirements, {
          body: { jobCategoryName, jobName, requires, hectarePrice, hectarePriceIncludesLabour: true },
        })
    }
}

const entry = (change: Omit<CostEntry, '_id' | 'fieldId' | 'crop'> & Partial<CostEntry>) => ({
  _id: newId(),
  fieldId: null,
  crop: null,
  ...change,
})
const entries = () => [
  entry({ kind: 'SUBSIDY', label: 'Ühtne pindalatoetus', amount: 108, per: 'HA' }),
  entry({ kind: 'SUBSIDY', label: 'Liblikõieliste toetus', amount: 65, per: 'HA', crop: 'poldhernes' }),
  entry({ kind: 'COST', label: 'Kindlustus ja raamatupidamine', amount: 4860, per: 'TOTAL' }),
  entry({ kind: 'COST', label: 'Rent', amount: 85, per: 'HA' }),
  entry({ kind: 'COST', label: 'Kuivatamine', amount: 11.5, per: 'T', crop: 'talinisu' }),
  entry({ kind: 'INCOME', label: 'Põhu müük', amount: 950, per: 'TOTAL', crop: 'suvioder' }),
]

const materialsOf = ({ requisites }: SampleFarm) =>
  MATERIALS.flatMap(([name, price, unit]) => {
    const material = requisites.find((each) => each.name === name)
    return material ? [{ requisiteId: material._id, name, price, unit }] : []
  })

/** Enters them by the calls of the pages; `year` is the last season of the farm. */
export async function seedCosts(send: Send, farm: SampleFarm, year: number): Promise<void> {
  await seedJobPrices(send)
  const materials = materialsOf(farm)
  for (const [index, level] of LEVELS.entries()) {
    const prices = Object.entries(TONNE).map(([crop, price]) => ({
      crop,
      yieldType: 'Terad',
      price: Math.round(price * level),
      unit: 't' as const,
    }))
    const body = { prices, materials, entries: entries() }
    await send(changeCostOverview, { params: { year: year - LEVELS.length + index }, body })
  }
  await send(changeCostOverview, { params: { year }, body: { materials, entries: entries() } })
  const prices = Object.entries(TONNE).map(([crop, tonnePrice]) => ({ crop, tonnePrice }))
  await send(changeYieldGoals, { params: { year }, body: { prices } })
}
