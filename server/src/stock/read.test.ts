import type { Folded } from '@vagu/core/stock/fold'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { addNitrate, enter, nitrate, spread } from '../testing/stock.ts'
import { readLedgers, readLedgersByDay } from './ledgers.ts'
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

  it('is the same at the end of each day when the uses of a day are added up first', async () => {
    const farmer = await server().farmer()
    const [kept, other] = [await addNitrate(farmer), await addNitrate(farmer, { name: 'AN 27' })]
    const [fieldId, beside] = [await addTestField(farmer), await addTestField(farmer, { name: 'Kõrval' })]
    await enter(farmer, kept, { amount: 700, date: '2026-04-01' })
    await enter(farmer, other, { amount: 100.0001, date: '2026-04-01' })
    await enter(farmer, kept, { amount: 50, date: '2026-05-06', type: 'CURRENT_BALANCE' })
    const used = (date: string, requisite: object, more: object = {}) =>
      spread(farmer, fieldId, { date, requisite, ...more })
    await used('2026-03-31', { requisiteId: kept, amount: 5 })
    for (const amount of [300.0003, 300.0003, 0.1, 0.2])
      await used('2026-05-04', { requisiteId: kept, amount })
    await used('2026-05-04', { requisiteId: kept, amount: 0.2, unit: 't' }, { fieldId: beside })
    await used('2026-05-04', { requisiteId: kept, amount: 7, unit: 'l' })
    await used('2026-05-06', { requisiteId: kept, amount: 25 })
    await used(
      '2026-05-06',
      { requisiteId: null, name: nitrate.name, amount: 26 },
      { status: 'IN_PROGRESS', endDate: null },
    )
    await used('2026-05-07', { requisiteId: kept, amount: 900 }, { status: 'DRAFT' })
    await used('2026-05-08', { requisiteId: other, amount: 100.0002 })

    const { db } = server()
    const byUse = await readLedgers(db, actorOf(farmer), { start: '', end: DAYS.end })
    const byDay = await readLedgersByDay(db, actorOf(farmer), DAYS.end)
    const endsOf = (ledger: { folded: Pick<Folded, 'unit' | 'keptSince' | 'lines'> } | undefined) => {
      const { unit, keptSince, lines: all = [] } = ledger?.folded ?? {}
      const lines = all.filter(({ date }) => date >= (keptSince ?? ''))
      const lacking = lines.filter(({ type }) => type === 'DYNAMIC_FIXUP')
      return {
        unit,
        keptSince,
        lacking: lacking.map(({ date, change }) => [date, change]),
        balances: [...new Map(lines.map(({ date, balance }) => [date, balance]))],
      }
    }
    expect(endsOf(byDay.byKey.get(kept)).lacking.map(([date]) => date)).toEqual(['2026-05-04', '2026-05-06'])
    for (const id of [kept, other]) expect(endsOf(byDay.byKey.get(id))).toEqual(endsOf(byUse.byKey.get(id)))
  })
})
