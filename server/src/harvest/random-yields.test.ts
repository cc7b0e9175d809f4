/** Yields of harvests made by chance, beside a slow exact calculation of the same: to the kilogram, which is the last digit of a tonne that is told. */
import { getYieldOverview } from '@vagu/core/harvest/contract'
import { farmOutcome } from '@vagu/core/harvest/overview'
import * as jobs from '@vagu/core/jobs/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addTestField, harvest } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const YEAR = 2026
const GRAMS = { t: 1_000_000n, kg: 1000n } as const
/** Standard of winter wheat's grain, tenths of a per cent. */
const STANDARD = 140
const FIELDS = 3

const drawn = fc.record({
  field: fc.integer({ min: 0, max: FIELDS - 1 }),
  /** Thousandths of the unit. */
  amount: fc.integer({ min: 1, max: 90_000_000 }),
  unit: fc.constantFrom('t' as const, 'kg' as const),
  /** Tenths of a per cent. */
  moisture: fc.option(fc.integer({ min: 80, max: 300 })),
})
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never

/** Half up, as every figure is. */
const rounded = (top: bigint, bottom: bigint): bigint => (top * 2n + bottom) / (bottom * 2n)
const gramsOf = ({ amount, unit }: Drawn): bigint => (BigInt(amount) * GRAMS[unit]) / 1000n

/** Kilograms as weighed, and at the standard moisture: a harvest that nobody measured stays as it is. */
function slowKilograms(own: readonly Drawn[]) {
  const weighed = own.reduce((sum, each) => sum + gramsOf(each), 0n)
  const dryness = BigInt(1000 - STANDARD)
  const standard = own.reduce(
    (sum, each) => sum + gramsOf(each) * (each.moisture === null ? dryness : BigInt(1000 - each.moisture)),
    0n,
  )
  return { weighed: rounded(weighed, 1000n), standard: rounded(standard, dryness * 1000n) }
}

const kilograms = (tonnes: number | null | undefined): bigint => BigInt(Math.round((tonnes ?? 0) * 1000))
const seasons = fc.sample(fc.array(drawn, { minLength: 4, maxLength: 20 }), { numRuns: 6, seed: 20_260_801 })

onBothEngines('yields of harvests made by chance', (server) => {
  it.each(seasons.map((season, index) => [index, season] as const))(
    'are exact to the kilogram, of each field and of the crop (%i)',
    async (_, season) => {
      const farmer = await server().farmer()
      const ids: string[] = []
      for (let i = 0; i < FIELDS; i++) {
        const yearInfo = [{ year: YEAR, mainCrop: { crop: 'talinisu', yieldType: 'Terad', yieldUnit: 't' } }]
        ids.push(await addTestField(farmer, { name: `Põld ${i}`, area: 10, yearInfo }))
      }
      const body = season.map(({ field, amount, unit, moisture }) =>
        harvest(ids[field] ?? '', {
          area: 0.5,
          yield: amount / 1000,
          yieldUnit: unit,
          ...(moisture !== null && { moisturePct: moisture / 10 }),
        }),
      )
      expect((await farmer.call(jobs.addJobs, { body })).status).toBe(200)
      const { data } = await farmer.call(getYieldOverview, { params: { year: String(YEAR) } })
      const slow = ids.map((_id, field) => slowKilograms(season.filter((each) => each.field === field)))
      for (const [field, id] of ids.entries()) {
        const [main] = data.fields.find(({ fieldId }) => fieldId === id)?.kinds ?? []
        expect(kilograms(main?.tonnes)).toBe(slow[field]?.weighed)
        expect(kilograms(main?.standardTonnes)).toBe(slow[field]?.standard)
      }
      const [crop] = farmOutcome(data).crops
      expect(kilograms(crop?.tonnes)).toBe(slow.reduce((sum, { standard }) => sum + standard, 0n))
      expect(kilograms(crop?.weighedTonnes)).toBe(slow.reduce((sum, { weighed }) => sum + weighed, 0n))
    },
  )
})
