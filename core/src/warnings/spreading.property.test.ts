import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../time/day.ts'
import { evaluate } from './evaluate.ts'
import type { EventFacts } from './facts.ts'
import { noFertilizationAllowed } from './rules/no-fertilization-allowed/rule.ts'
import { sampleFacts, sampleJob } from './sample.ts'

const daysOf = (from: string, to: string) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => addDays(from, i))

const SPREADINGS = ['BROADCAST', 'BAND', 'INJECTED'] as const
const fertilizerOf = fc.record({
  name: fc.constantFrom('Ahto', 'Boor'),
  type: fc.constant('fertilizer'),
  fertilizerKind: fc.constantFrom('MINERAL_FERTILIZER', 'ORGANIC_FERTILIZER', 'ORGANIC_FERTILIZER', null),
  organicType: fc.constantFrom('VEDELSONNIK', 'VIRTS', 'TAHESONNIK', 'SILOMAHL', null),
  nutrient: fc.option(fc.record({ N: fc.constantFrom(0, 5, null) })),
})
const spreadingJob = fc
  .record({
    from: fc.integer({ min: 0, max: 900 }),
    length: fc.option(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 250 })), { freq: 8 }),
    spreading: fc.option(fc.constantFrom(...SPREADINGS)),
    material: fertilizerOf,
  })
  .map(({ from, length, spreading, material }) => {
    const date = addDays('2018-07-01', from)
    return sampleJob('fertilising', date, {
      materials: [material],
      endDate: length === null ? null : addDays(date, length),
      fertilization: {
        highNutrientN: false,
        nutrientN: null,
        soilSampleYear: null,
        fertilizationBeforeSow: false,
        spreading,
        incorporatedWithinHours: null,
      },
    })
  })

interface Truth {
  readonly kind: 'mineral' | 'liquid' | 'solid'
  readonly nitrogen: number
  readonly spreading: string
}

/** Everything that the job may have been, as far as nobody has said it. */
function truthsOf({ fertilization, materials }: EventFacts): Truth[] {
  const [material] = materials
  const isMineral = material?.fertilizerKind === 'MINERAL_FERTILIZER'
  const isOrganic = material?.fertilizerKind === 'ORGANIC_FERTILIZER' || material?.organicType != null
  const type = material?.organicType ?? null
  const isLiquid = type === null ? [true, false] : [['VEDELSONNIK', 'VIRTS'].includes(type)]
  const organic = isLiquid.map((each) => (each ? ('liquid' as const) : ('solid' as const)))
  const kinds = isMineral ? ['mineral' as const] : isOrganic ? organic : ['mineral' as const, ...organic]
  const nitrogens = material?.nutrient?.N == null ? [0, 5] : [material.nutrient.N]
  const ways = fertilization?.spreading ? [fertilization.spreading] : SPREADINGS
  return kinds.flatMap((kind) =>
    nitrogens.flatMap((nitrogen) => ways.map((spreading) => ({ kind, nitrogen, spreading }))),
  )
}

function isBanned({ kind, nitrogen, spreading }: Truth, day: string): boolean {
  const date = Number(day.slice(5, 7)) * 100 + Number(day.slice(8))
  const liquid =
    spreading === 'BROADCAST' ? 920 : day < '2018-09-01' ? 1201 : day < '2019-10-01' ? 1115 : 1101
  const first = kind === 'solid' ? 1201 : kind === 'liquid' ? liquid : 1015
  return (kind !== 'mineral' || nitrogen > 0) && (date >= first || date <= 320)
}

/** Banned on the first day on which it is, whatever it was; unknown when something of it was on some day. */
function spreadingOracle(event: EventFacts): string {
  const truths = truthsOf(event)
  const days = daysOf(event.date, event.endDate ?? event.date)
  const banned = days.find((day) => truths.every((truth) => isBanned(truth, day)))
  if (banned !== undefined) return banned
  return days.some((day) => truths.some((truth) => isBanned(truth, day))) ? 'unknown' : 'free'
}

test('the bans of spreading are those that a walk day by day through all that may have been finds', () => {
  fc.assert(
    fc.property(spreadingJob, (event) => {
      const { warnings, unknowns } = evaluate(sampleFacts([event]), [noFertilizationAllowed])
      const outcome = warnings[0]?.date ?? (unknowns.length > 0 ? 'unknown' : 'free')
      expect(outcome).toBe(spreadingOracle(event))
    }),
    { numRuns: 2000 },
  )
})
