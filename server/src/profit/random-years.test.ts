/** The sums of years made by chance, beside a slow calculation in fractions of whole numbers. */
import { addMaterial } from '@vagu/core/materials/contract'
import * as contract from '@vagu/core/profit/contract'
import { rounded, type Season, slowProfits } from '@vagu/core/profit/slow-season'
import { totalsOf } from '@vagu/core/profit/totals'
import { changeJobRequirements } from '@vagu/core/settings/contract'
import { addWorkTime } from '@vagu/core/work-times/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker } from '../testing/farm.ts'
import { addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { enter, nitrate, spread } from '../testing/stock.ts'

const params = { year: 2026 }
const field = fc.nat(2)
const whole = (max: number) => fc.integer({ min: 1, max })
/** Areas in 0.0001 ha, amounts of three and prices of four places, minutes of a day, rates in 0.0001 euros. */
const farms = fc.record({
  areas: fc.array(whole(400_000), { minLength: 2, maxLength: 3 }),
  jobPrice: whole(9_000_000),
  works: fc.array(
    fc.record({
      field,
      share: fc.integer({ min: 1, max: 100 }),
      amount: whole(9_000_000),
      price: fc.nat(90_000),
      unit: fc.constantFrom('kg' as const, 't' as const, 'g' as const),
      by: fc.constantFrom('kg' as const, 't' as const),
      isInStock: fc.boolean(),
    }),
    { minLength: 2, maxLength: 4 },
  ),
  hours: fc.uniqueArray(fc.record({ work: fc.nat(1), minutes: whole(1200), rate: fc.nat(400_000) }), {
    selector: ({ rate }) => rate,
    maxLength: 3,
  }),
  harvests: fc.array(fc.record({ field, kilograms: whole(90_000_000), moisture: fc.option(fc.nat(500)) }), {
    maxLength: 3,
  }),
  wheat: fc.nat(3_000_000),
  entries: fc.array(
    fc.record({
      kind: fc.constantFrom('SUBSIDY' as const, 'INCOME' as const, 'COST' as const),
      per: fc.constantFrom('HA' as const, 'T' as const, 'TOTAL' as const),
      cents: fc.nat(900_000),
      field: fc.option(field),
    }),
    { minLength: 1, maxLength: 5 },
  ),
})
type Farm = typeof farms extends fc.Arbitrary<infer T> ? T : never

/** Records drawn by the number of a field, each on a field that there is. */
const placed = <T extends { readonly field: number | null }>(all: readonly T[], count: number): T[] =>
  all.map((each) => ({ ...each, field: each.field === null ? null : each.field % count }))

const unitsWorked = (farm: Farm, { field: at, share }: Farm['works'][number]): number =>
  Math.max(1, Math.floor(((farm.areas[at] ?? 0) * share) / 100))

/** The year as the slow calculation takes it. */
const seasonOf = (farm: Farm): Season => ({
  areas: farm.areas,
  jobs: farm.works.map((work, index) => ({
    field: work.field,
    area: unitsWorked(farm, work),
    price: farm.jobPrice * 100,
    minutes: 0,
    pay: farm.hours
      .filter((hours) => hours.work === index)
      .reduce((sum, { minutes, rate }) => sum + Number(rounded(BigInt(minutes * rate), 6000n)), 0),
  })),
  uses: farm.works.map(({ field: at, amount, price, unit, by }) => ({
    field: at,
    amount: amount * 10,
    price: price * 100,
    unit,
    by,
  })),
  harvests: farm.harvests.map((each) => ({ ...each, kilograms: each.kilograms * 10 })),
  wheat: farm.wheat * 100,
  entries: farm.entries,
})

const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
const uuid = (index: number): string => `019e449c-fe80-7000-8000-${String(index).padStart(12, '0')}`

/** Enters the farm through the calls: fields, materials with a price of the stock or a typed one, jobs, hours, entries. */
async function enterAll(farmer: Client, farm: Farm): Promise<readonly string[]> {
  const mainCrop = { crop: 'talinisu', yieldType: 'Terad', yieldUnit: 't' }
  const ids: string[] = []
  for (const [index, area] of farm.areas.entries())
    ids.push(
      await addTestField(farmer, {
        name: `Põld ${index}`,
        area: area / 10_000,
        yearInfo: [{ year: 2026, mainCrop }],
      }),
    )
  const idOf = (at: number): string => ids[at] ?? ''
  const price = { requires: [], jobCategoryName: 'fertilising', jobName: 'fertilising' }
  await farmer.call(changeJobRequirements, { body: { ...price, hectarePrice: farm.jobPrice / 10_000 } })
  const jobs: string[] = []
  const materials: object[] = []
  for (const [index, work] of farm.works.entries()) {
    const name = `Väetis ${index}`
    const requisiteId = (await farmer.call(addMaterial, { body: { ...nitrate, name } })).data._id
    const known = { price: work.price / 10_000, unit: work.by }
    if (work.isInStock) {
      const receipt = { unit: work.by, amount: 100_000, date: '2026-04-01', pricePerUnit: known.price }
      await enter(farmer, requisiteId, receipt)
    } else materials.push({ requisiteId, name, ...known })
    const requisite = { name, requisiteId, unit: work.unit, amount: work.amount / 1000 }
    const area = unitsWorked(farm, work) / 10_000
    jobs.push(await spread(farmer, idOf(work.field), { date: `2026-05-0${index + 1}`, area, requisite }))
  }
  for (const { field: at, kilograms, moisture } of farm.harvests) {
    const moisturePct = moisture === null ? null : moisture / 10
    const brought = {
      yield: kilograms / 1000,
      yieldUnit: 'kg',
      area: (farm.areas[at] ?? 0) / 10_000,
      moisturePct,
    }
    await addTestJob(farmer, { ...brought, date: '2026-08-10', endDate: '2026-08-10' }, idOf(at))
  }
  const workerId = await addTestWorker(farmer)
  for (const [index, { work, minutes, rate }] of farm.hours.entries()) {
    const times = { date: `2026-05-1${index}`, start: '00:00', end: clockOf(minutes) }
    const body = { workerId, ...times, hourlyRate: rate / 10_000, jobEventIds: [jobs[work] ?? ''] }
    await farmer.call(addWorkTime, { body })
  }
  const entries = farm.entries.map(({ kind, per, cents, field: at }, index) => {
    const place = { fieldId: at === null ? null : idOf(at), crop: null }
    return { _id: uuid(index), kind, per, label: `Kanne ${index}`, amount: cents / 100, ...place }
  })
  const prices = [{ crop: 'talinisu', yieldType: 'Terad', price: farm.wheat / 10_000, unit: 't' }]
  const body = { prices, materials, entries }
  const reply = await farmer.send(contract.changeCostOverview, '/cost-overview/2026', { body })
  expect(reply.status).toBe(200)
  return ids
}

onBothEngines('years made by chance', (server) => {
  it('are summed as a slow exact calculation tells them, to the cent, of each field and line by line', async () => {
    for (const drawn of fc.sample(farms, { numRuns: 6, seed: 20_260_810 })) {
      const count = drawn.areas.length
      const [works, harvests] = [placed(drawn.works, count), placed(drawn.harvests, count)]
      const farm: Farm = { ...drawn, works, harvests, entries: placed(drawn.entries, count) }
      const farmer = await server().farmer()
      const ids = await enterAll(farmer, farm)
      const { fields } = (await farmer.call(contract.getCostOverview, { params })).data
      const profits = ids.map((id) => totalsOf(fields.filter(({ fieldId }) => fieldId === id)).profit.all)
      const slow = slowProfits(seasonOf(farm)).map(Number)
      expect(profits).toEqual(slow)
      expect(totalsOf(fields).profit.all).toBe(slow.reduce((sum, each) => sum + each, 0))
      for (const fieldId of ids) {
        const input = { params: { ...params, fieldId } }
        const { lines } = (await farmer.call(contract.getFieldLines, input)).data
        const own = lines.reduce((sum, { kind, cents }) => {
          const isIncome = ['harvest', 'subsidy', 'income'].includes(kind)
          return sum + (isIncome ? 1 : -1) * (cents ?? 0)
        }, 0)
        expect(own).toBe(slow[ids.indexOf(fieldId)])
      }
    }
  })
})
