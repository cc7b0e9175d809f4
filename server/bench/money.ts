/** Costs and yields of a farm of the bench: stock, purchases, hours and prices of its last two seasons, by its own calls. */
import { changeCostOverview } from '@vagu/core/profit/contract'
import { addRequisitePlans } from '@vagu/core/requisite-plan/contract'
import { changeJobRequirements } from '@vagu/core/settings/contract'
import { DEFAULT_JOB_CATEGORIES } from '@vagu/core/settings/table'
import { addStockEntry } from '@vagu/core/stock/contract'
import { addSupplyOrder, changeSupplySetting } from '@vagu/core/supplies/contract'
import { addWorkTime } from '@vagu/core/work-times/contract'
import type { SampleFarm } from '../src/sample-farm/sample-farm.ts'
import type { Send } from '../src/sample-farm/seed.ts'
import { sampleStock } from '../src/sample-farm/stock.ts'
import { sampleSupplies } from '../src/sample-farm/supplies.ts'
import { sampleHours } from '../src/sample-farm/work-times.ts'

interface Days {
  readonly today: string
  readonly newId: () => string
}

/** Lines of a plan that one call takes. */
const LINES_PER_CALL = 500
const HECTARE_PRICE = 35
const TONNE_PRICE = 190

async function seedHours(send: Send, sample: SampleFarm, { today, newId }: Days): Promise<void> {
  const { workers, jobEvents: jobs } = sample
  for (const [seed, until] of [`${Number(today.slice(0, 4)) - 1}-12-31`, today].entries()) {
    const { entries } = sampleHours({ workers, jobs }, { today: until, newId, seed })
    for (const body of entries) await send(addWorkTime, { body: { ...body, hourlyRate: 9.5 } })
  }
}

async function seedPurchases(send: Send, sample: SampleFarm, { today, newId }: Days): Promise<void> {
  const year = Number(today.slice(0, 4))
  const { plans, settings, orders } = sampleSupplies(sample, { year, today, newId })
  for (let from = 0; from < plans.length; from += LINES_PER_CALL)
    await send(addRequisitePlans, { body: { plans: plans.slice(from, from + LINES_PER_CALL) } })
  for (const body of settings) await send(changeSupplySetting, { body })
  for (const body of orders) await send(addSupplyOrder, { body })
}

/** A price of each crop's main yield and of each type of job; a subsidy by the hectare, a cost shared by all fields. */
async function seedPrices(send: Send, { fields }: SampleFarm, { today, newId }: Days): Promise<void> {
  for (const { key: jobCategoryName, jobs } of DEFAULT_JOB_CATEGORIES)
    for (const { key: jobName, requires } of jobs) {
      const body = { jobCategoryName, jobName, requires, hectarePrice: HECTARE_PRICE }
      await send(changeJobRequirements, { body })
    }
  const grown = new Map(
    fields.flatMap(({ yearInfo }) =>
      yearInfo.flatMap(({ mainCrop }) =>
        mainCrop ? [[`${mainCrop.crop} ${mainCrop.yieldType}`, mainCrop] as const] : [],
      ),
    ),
  )
  const prices = [...grown.values()].flatMap(({ crop, yieldType }) =>
    yieldType ? [{ crop, yieldType, price: TONNE_PRICE, unit: 't' as const }] : [],
  )
  const common = { fieldId: null, crop: null }
  const entries = () => [
    {
      ...common,
      _id: newId(),
      kind: 'SUBSIDY' as const,
      label: 'Pindalatoetus',
      amount: 96.5,
      per: 'HA' as const,
    },
    {
      ...common,
      _id: newId(),
      kind: 'COST' as const,
      label: 'Kindlustus',
      amount: 4800,
      per: 'TOTAL' as const,
    },
    { ...common, _id: newId(), kind: 'COST' as const, label: 'Kuivatamine', amount: 8.5, per: 'T' as const },
  ]
  const thisYear = Number(today.slice(0, 4))
  for (const year of [thisYear - 1, thisYear])
    await send(changeCostOverview, { params: { year }, body: { prices, entries: entries() } })
}

export async function seedMoney(send: Send, sample: SampleFarm, days: Days): Promise<void> {
  const { today, newId } = days
  for (const body of sampleStock(sample, { today, newId })) await send(addStockEntry, { body })
  await seedHours(send, sample, days)
  await seedPurchases(send, sample, days)
  await seedPrices(send, sample, days)
}
