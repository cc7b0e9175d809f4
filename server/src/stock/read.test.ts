import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { addNitrate, enter, spread } from '../testing/stock.ts'
import { readUseCosts, stockAsOf } from './read.ts'

const DAYS = { start: '2026-01-01', end: '2026-12-31' }
const actorOf = ({ accountId, userId }: Client) => ({
  accountId,
  userId,
  now: new Date('2026-05-20T09:00:00Z'),
  newId: () => '',
})

onBothEngines('what others read of the stock', (server) => {
  it('is the cost of each use at the mean of its day, or why there is none', async () => {
    const farmer = await server().farmer()
    const [requisiteId, fieldId] = [await addNitrate(farmer), await addTestField(farmer)]
    await enter(farmer, requisiteId, { amount: 1000, pricePerUnit: 0.4, date: '2026-04-01' })
    await enter(farmer, requisiteId, { amount: 1000, pricePerUnit: 0.2, date: '2026-05-05' })
    const used = async (date: string, more: object = {}) =>
      spread(farmer, fieldId, { date, requisite: { requisiteId, amount: 500, ...more } })
    const jobs = [
      await used('2026-03-31'),
      await used('2026-05-04'),
      await used('2026-05-05'),
      await used('2026-05-06', { unit: 'l' }),
      await used('2026-05-07', { requisiteId: null, name: 'Tuhk' }),
    ]
    const costs = await readUseCosts(server().db, actorOf(farmer), DAYS)
    const byJob = new Map(costs.map((each) => [each.jobId, each]))
    expect(jobs.map((id) => byJob.get(id))).toMatchObject([
      { cost: null, missing: 'notKept', requisiteId, amount: 500 },
      { cost: 20_000, meanPrice: 0.4, missing: null, unit: 'kg', fieldId, place: 0, isCoating: false },
      // 500 kg at 0.40 and 1 000 kg at 0.20
      { cost: 13_333, meanPrice: 0.266667, missing: null },
      { cost: null, missing: 'densityMissing', amount: null },
      { cost: null, missing: 'notKept', requisiteId: null, name: 'Tuhk' },
    ])
    expect(
      await readUseCosts(server().db, actorOf(farmer), { start: '2026-05-05', end: '2026-05-05' }),
    ).toHaveLength(1)
  })

  it('is what there was at the end of a day', async () => {
    const farmer = await server().farmer()
    const requisiteId = await addNitrate(farmer)
    await enter(farmer, requisiteId, { amount: 1000, date: '2026-04-01' })
    await enter(farmer, requisiteId, { amount: 400, date: '2026-04-02', pricePerUnit: 0.5 })
    const on = (day: string) => stockAsOf(server().db, actorOf(farmer), day)
    expect(await on('2026-03-31')).toEqual([])
    expect(await on('2026-04-01')).toMatchObject([{ balance: 1000, meanPrice: null, stockValue: null }])
    expect(await on('2026-04-02')).toMatchObject([
      { requisiteId, balance: 1400, meanPrice: 0.5, stockValue: 70_000 },
    ])
    expect(await stockAsOf(server().db, actorOf(await server().farmer()), '2026-04-02')).toEqual([])
  })
})
