/** Sums of needs beside a slow exact calculation, over random histories of a field. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countField, type FieldNeeds } from './needs.ts'
import { partsOfUse } from './quantities.ts'

const MATERIALS = ['AN 34,4', 'NPK 5-10-20', 'CAN 27'] as const
const FRAMES = ['AUTUMN', 'SPRING', 'SUMMER'] as const
const UNITS = ['kg/ha', 't/ha', 'kg', 'g/ha'] as const
const GRAMS: Readonly<Record<string, number>> = { kg: 1000, t: 1_000_000, g: 1 }

interface Drawn {
  readonly name: (typeof MATERIALS)[number]
  readonly timeframe: (typeof FRAMES)[number]
  /** Written digits, so that the oracle never meets a binary fraction. */
  readonly amount: readonly [whole: number, decimals: number]
  readonly unit: (typeof UNITS)[number]
  readonly times: number
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  name: fc.constantFrom(...MATERIALS),
  timeframe: fc.constantFrom(...FRAMES),
  amount: fc.tuple(fc.nat(9999), fc.nat(9999)),
  unit: fc.constantFrom(...UNITS),
  times: fc.integer({ min: 1, max: 3 }),
})

const written = ([whole, decimals]: readonly [number, number]): string =>
  `${whole}.${String(decimals).padStart(4, '0')}`
const asNumber = (digits: readonly [number, number]): number => Number(written(digits))
/** Ten-thousandths, from the digits. */
const digitsOf = ([whole, decimals]: readonly [number, number]): bigint =>
  BigInt(whole) * 10_000n + BigInt(decimals)

/** Grams, rounded half up once: amounts and hectares in ten-thousandths, without any fraction on the way. */
function slowGrams({ amount, unit }: Drawn, hectares: readonly [number, number], times: number): bigint {
  const [base = '', per] = unit.split('/')
  const area = per === 'ha' ? digitsOf(hectares) : 10_000n
  const whole = digitsOf(amount) * area * BigInt(times) * BigInt(GRAMS[base] ?? 0)
  return (whole * 2n + 100_000_000n) / 200_000_000n
}

const sameAs =
  (a: Pick<Drawn, 'name' | 'timeframe'>) =>
  (b: Drawn): boolean =>
    a.name === b.name && a.timeframe === b.timeframe

/**
 * The need of each material and season: all jobs, applications above their number, and uses of lines above the greater
 * of the two. The first are covered first.
 */
function slowNeed(
  history: { jobs: Drawn[]; applications: Drawn[]; lines: Drawn[] },
  hectares: readonly [number, number],
): bigint {
  let sum = 0n
  for (const name of MATERIALS)
    for (const timeframe of FRAMES) {
      const is = sameAs({ name, timeframe })
      const jobs = history.jobs.filter(is)
      const applications = history.applications.filter(is)
      for (const job of jobs) sum += slowGrams(job, hectares, 1)
      for (const open of applications.slice(jobs.length)) sum += slowGrams(open, hectares, 1)
      let standing = Math.max(jobs.length, applications.length)
      for (const line of history.lines.filter(is)) {
        const taken = Math.min(standing, line.times)
        standing -= taken
        if (line.times > taken) sum += slowGrams(line, hectares, line.times - taken)
      }
    }
  return sum
}

const IDS = '01980000-0000-7000-8000-'
const idOf = (kind: number, at: number) => `${IDS}${String(kind * 1000 + at).padStart(12, '0')}`

function fieldOf(
  { jobs, applications, lines }: { jobs: Drawn[]; applications: Drawn[]; lines: Drawn[] },
  area: number,
): FieldNeeds {
  const common = ({ name, timeframe, amount, unit }: Drawn) => ({
    requisiteId: null,
    name,
    timeframe,
    amount: asNumber(amount),
    unit,
    jobEventIds: [],
    area: null,
  })
  return {
    fieldId: idOf(0, 1),
    area,
    uses: jobs.map((job, at) => ({
      jobId: idOf(1, at),
      fieldId: idOf(0, 1),
      day: '2027-04-20',
      isPlanned: false,
      timeframe: job.timeframe,
      type: 'fertilizer',
      name: job.name,
      requisiteId: null,
      parts: partsOfUse({ amount: asNumber(job.amount), unit: job.unit, area }),
      unit: 'kg',
      area,
    })),
    applications: applications.map((each, at) => ({
      ...common(each),
      unit: each.unit === 't/ha' ? 't/ha' : 'kg/ha',
      _id: idOf(2, at),
      overlapPercentage: 0,
    })),
    lines: lines.map((each, at) => ({
      ...common(each),
      _id: idOf(3, at),
      type: 'fertilizer' as const,
      times: each.times,
    })),
  }
}

it('equals the slow exact sum to the gram', () => {
  const history = fc.record({
    jobs: fc.array(drawn, { maxLength: 8 }),
    applications: fc.array(
      drawn.map((each) => ({ ...each, unit: each.unit === 't/ha' ? each.unit : ('kg/ha' as const) })),
      { maxLength: 6 },
    ),
    lines: fc.array(drawn, { maxLength: 6 }),
  })
  fc.assert(
    fc.property(history, fc.tuple(fc.nat(300), fc.nat(9999)), (all, hectares) => {
      const { needs } = countField(fieldOf(all, asNumber(hectares)))
      const sum = needs.reduce((grams, { parts }) => grams + BigInt(parts ?? 0), 0n)
      expect(sum).toBe(slowNeed(all, hectares))
    }),
    { numRuns: 500 },
  )
})
