import { getStatus } from '@vagu/core/status/contract'
import { addStockEntry } from '@vagu/core/stock/contract'
import { expect, it } from 'vitest'
import { idMaker } from '../db/actor.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { stockOf } from '../testing/stock.ts'
import { FIELD_NAMES, WORKER_NAMES } from './names.ts'
import { sampleFarm } from './sample-farm.ts'
import { seedFarm } from './seed.ts'
import { sampleStock } from './stock.ts'

onBothEngines('the stock of a sample farm', (server) => {
  it('has what there is to see of a stock', async () => {
    server().setNow('2026-05-20T09:00:00.000Z')
    const farmer = await server().farmer()
    const newId = idMaker(server().ports.now, server().ports.random)
    const [today, names] = ['2026-05-20', { fieldNames: FIELD_NAMES, workerNames: WORKER_NAMES }]
    const size = { fields: 14, years: [2024, 2025, 2026], jobsPerSeason: 9, today, newId, seed: 58, ...names }
    const farm = sampleFarm({ ...size, isBusyToday: true })
    await seedFarm(async (endpoint, input) => farmer.call(endpoint, input), farm)
    // entries of one day may be stored in any order
    for (const body of sampleStock(farm, { today, newId }).toReversed())
      expect((await farmer.call(addStockEntry, { body })).error).toBeUndefined()
    const items = await stockOf(farmer, { start: '2025-09-01' })
    const marks = items.flatMap((item) => item.marks)
    for (const mark of ['undocumented', 'shortage', 'expiresSoon', 'unpriced'] as const)
      expect(marks).toContain(mark)
    for (const mark of ['densityMissing', 'unitMismatch', 'lotsAbove', 'deleted'] as const)
      expect(marks).not.toContain(mark)
    expect(marks.filter((mark) => mark === 'undocumented')).toHaveLength(1)
    expect(items.filter(({ isKept }) => isKept).length).toBeGreaterThan(6)
    expect(items.some(({ isKept, used }) => !isKept && used > 0)).toBe(true)
    const [before] = await stockOf(farmer, { start: '2024-09-01', end: '2025-08-31' })
    expect(before).toMatchObject({ isKept: true, undocumented: 0 })
    const { warnings } = (await farmer.call(getStatus, {})).data
    expect(warnings.filter(({ type }) => type.key === 'STOCK_FIXUP')).toHaveLength(1)
  })
})
