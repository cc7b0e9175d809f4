/** The calls over histories made by chance, beside a slow exact calculation of the same. */
import { addMaterial } from '@vagu/core/materials/contract'
import { addJobs } from '@vagu/core/jobs/contract'
import { divided, partsOf } from '@vagu/core/stock/exact'
import type { FoldEntry, FoldUse } from '@vagu/core/stock/fold'
import { slowLedger, wholeCents, wholeOf } from '@vagu/core/stock/sample'
import { STORED_TYPES } from '@vagu/core/stock/schema'
import { addDays } from '@vagu/core/time/day'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { enter, nitrate, stockOf } from '../testing/stock.ts'

const day = fc.integer({ min: 0, max: 9 }).map((count) => addDays('2026-05-01', count))
const amount = fc.integer({ min: 1, max: 9_000_000 }).map((count) => count / 1000)
const entry = fc.record({
  type: fc.constantFrom(...STORED_TYPES),
  date: day,
  moment: fc.option(fc.constantFrom('START' as const, 'END' as const)),
  unit: fc.constantFrom('kg' as const, 't' as const),
  amount,
  pricePerUnit: fc.option(fc.integer({ min: 0, max: 100_000 }).map((count) => count / 10_000)),
})
const use = fc.record({ date: day, unit: fc.constantFrom('kg' as const, 'g' as const), amount })
const history = fc.record({
  entries: fc.array(entry, { minLength: 2, maxLength: 10 }),
  uses: fc.array(use, { minLength: 2, maxLength: 12 }),
})
type History = typeof history extends fc.Arbitrary<infer T> ? T : never

interface Book {
  readonly entries: FoldEntry[]
  readonly uses: FoldUse[]
}

/** Enters a history through the calls, and tells it as it was stored. */
async function enterAll(farmer: Client, requisiteId: string, { entries, uses }: History): Promise<Book> {
  const fieldId = await addTestField(farmer)
  const stored: FoldEntry[] = []
  for (const each of entries) stored.push(await enter(farmer, requisiteId, each))
  const body = uses.map(({ date, unit, amount: used }) => ({
    fieldId,
    status: 'DONE' as const,
    jobCategory: { name: 'Väetamine' },
    job: { name: 'Väetamine' },
    area: 10,
    date,
    endDate: date,
    requisites: [{ ...nitrate, requisiteId, unit, amount: used }],
  }))
  const jobs = (await farmer.call(addJobs, { body })).data
  const drawn = jobs.flatMap(({ _id: jobId, date, requisites: [material] }): FoldUse[] =>
    material
      ? [
          {
            jobId,
            place: 0,
            isCoating: false,
            date,
            amount: material.amount,
            unit: material.unit,
            batchNo: null,
          },
        ]
      : [],
  )
  return { entries: stored, uses: drawn }
}

onBothEngines('histories made by chance', (server) => {
  it('are answered as a slow exact calculation tells them, to the gram and the cent', async () => {
    for (const one of fc.sample(history, { numRuns: 6, seed: 20_260_520 })) {
      const farmer = await server().farmer()
      const requisiteId = (await farmer.call(addMaterial, { body: nitrate })).data._id
      const book = await enterAll(farmer, requisiteId, one)
      const { balance, undocumented, mean, costs } = slowLedger({ ...book, density: null })
      const [item] = await stockOf(farmer, { requisiteId })
      const grams = (value: number | undefined) =>
        divided(partsOf(value ?? Number.NaN, item?.unit === 't' ? 't' : 'kg'), 1_000_000n)
      expect(grams(item?.balance)).toBe(wholeOf(balance, 3))
      expect(grams(item?.undocumented)).toBe(wholeOf(undocumented, 3))
      expect(item?.stockValue ?? null).toBe(
        mean && Number(wholeCents({ over: balance.over * mean.over, under: balance.under * mean.under })),
      )
      const told = (item?.lines ?? []).flatMap(({ job, isDrawn, cost }) =>
        job && isDrawn ? [[job.jobId, cost] as const] : [],
      )
      const slow = [...costs].map(([jobId, euros]) => [jobId, euros && Number(wholeCents(euros))] as const)
      expect(new Map(told)).toEqual(new Map(slow))
    }
  })
})
