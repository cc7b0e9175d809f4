import { areaOfYear } from '@vagu/core/fields/rules'
import { YearInfo } from '@vagu/core/fields/schema'
import { nitrogenBalance } from '@vagu/core/fertilization-plan/balance'
import { totalAmount } from '@vagu/core/fertilization-plan/given'
import { usableNitrogen } from '@vagu/core/fertilization-plan/manure'
import { needFor } from '@vagu/core/fertilization-plan/need'
import { hectaresOfRings } from '@vagu/core/geo/map-data'
import { nutrientAmountOf, MANURE_ORIGINS } from '@vagu/core/nutrients/nutrient-amount'
import { offerOf, type OrderPrice, priceOf } from '@vagu/core/subscription/price'
import { creditedSums, restOf, type Sums } from '../core/src/subscription/credit.ts'
import { referenceNumberOf } from '@vagu/core/subscription/reference-number'
import { stateOf, type SubscriptionFacts, warningsOf } from '@vagu/core/subscription/state'
import { DEFAULT_TERMS } from '@vagu/core/subscription/terms'
import { roundTo, splitByWeight } from '@vagu/core/units/rounding'
import { closureOf } from '@vagu/core/warnings/lib/delay/delay'
import { evaluate } from '@vagu/core/warnings/evaluate'
import { manurePhosphorusExceeded } from '@vagu/core/warnings/rules/manure-phosphorus-exceeded/rule'
import { sampleFacts, sampleJob } from '@vagu/core/warnings/sample'
import {
  NEED_CLASSES,
  type NeedClass,
  phClass,
  phosphorusClass,
  potassiumClass,
} from '@vagu/core/soil-samples/classes'
import { fieldValueOf } from '@vagu/core/soil-samples/field-value'
import { sampleOf } from '@vagu/core/soil-samples/sample'
import { PH_METHODS, SOIL_METHODS } from '@vagu/core/soil-samples/schema'
import { elementOfOxide, perKilogram } from '@vagu/core/soil-samples/units'
import { isValidOn, renewBy, samplesNeeded, samplingOf, validUntil } from '@vagu/core/soil-samples/validity'
import { addDays } from '@vagu/core/time/day'
import { describe, expect } from 'vitest'
import { examples, isOneOf, list, pairs } from './calculation-examples.ts'

describe('docs/calculations/waiting-period.md', () => {
  examples('waiting-period.md', 'Closed days', ([day = '', days, until, nextAllowed]) => {
    const spraying = sampleJob('spraying', day, {
      materials: [{ name: 'A', harvestDelayDays: Number(days) }],
    })
    expect(closureOf(spraying, (material) => material.harvestDelayDays)).toMatchObject({ until, nextAllowed })
  })
  examples(
    'waiting-period.md',
    'Harvest after a spraying on 2026-07-01 with a harvest delay of 14 days',
    ([day = '', outcome]) => {
      const spraying = sampleJob('spraying', '2026-07-01', {
        materials: [{ name: 'A', harvestDelayDays: 14 }],
      })
      const { warnings } = evaluate(sampleFacts([spraying, sampleJob('harvest', day)]))
      expect(warnings.length === 0 ? 'free' : 'broken').toBe(outcome)
    },
  )
})

describe('docs/calculations/usage-times.md', () => {
  examples('usage-times.md', 'Examples', ([area, times, areas = '', flagged = '']) => {
    const materials = [{ name: 'A', usageTimes: Number(times) }]
    const jobs = list(areas).map((one, i) =>
      sampleJob('spraying', `2026-05-0${i + 1}`, { _id: String(i + 1), area: Number(one), materials }),
    )
    const { warnings } = evaluate(sampleFacts(jobs, { area: Number(area) }))
    const exceeded = warnings.filter(({ type }) => type.key === 'USAGE_TIMES_EXCEEDED')
    expect(exceeded.map((warning) => warning.event?._id)).toEqual(list(flagged))
  })
})

describe('docs/calculations/nutrients.md', () => {
  const manured = (day: string, phosphorus: number) =>
    sampleJob('fertilising', day, {
      _id: day,
      materials: [
        {
          name: 'A',
          type: 'fertilizer',
          fertilizerKind: 'ORGANIC_FERTILIZER',
          organicType: 'TAHESONNIK',
          nutrient: { N: 0, P: phosphorus },
          amount: 1,
          unit: 't/ha',
        },
      ],
    })
  const element = (name: string) => (name === 'N' || name === 'P' ? name : 'K')

  examples('nutrients.md', 'Fertilizers on 10 ha', ([kind, holds = '', amount, unit, of = '', kilograms]) => {
    const isMineral = kind === 'mineral'
    const nutrient = Object.fromEntries(
      list(holds)
        .map((part) => part.split(' '))
        .map(([name, figure]) => [name, Number(figure)]),
    )
    const job = sampleJob('fertilising', '2026-05-01', {
      materials: [
        {
          name: 'A',
          type: 'fertilizer',
          fertilizerKind: isMineral ? 'MINERAL_FERTILIZER' : 'ORGANIC_FERTILIZER',
          organicType: isMineral ? null : kind,
          nutrient,
          amount: Number(amount),
          unit,
        },
      ],
    })
    const given = nutrientAmountOf(job, element(of), [...MANURE_ORIGINS, 'mineral', 'organic'])
    expect(given?.missing.length === 0 ? String(roundTo(given.kilograms, 3)) : '').toBe(kilograms)
  })

  examples('nutrients.md', 'Grazing', ([animalType = '', amount, days, hours, of = '', kilograms]) => {
    const herding = [{ animalType, amount: Number(amount), days: Number(days), hoursPerDay: Number(hours) }]
    const job = sampleJob('herding', '2026-06-01', { herding })
    expect(roundTo(nutrientAmountOf(job, element(of), MANURE_ORIGINS)?.kilograms ?? 0, 3)).toBe(
      Number(kilograms),
    )
  })

  examples('nutrients.md', 'Phosphorus of five years', ([given = '', flagged = '']) => {
    const jobs = pairs(given).map(([year, phosphorus]) => manured(`${year}-05-01`, Number(phosphorus)))
    const { warnings } = evaluate(sampleFacts(jobs), [manurePhosphorusExceeded])
    expect(warnings.map((warning) => warning.event?.date.slice(0, 4))).toEqual(list(flagged))
  })
})

describe('docs/calculations/area.md', () => {
  examples('area.md', 'Area of rings', ([rings = '', area]) => {
    const points = list(rings, '/').map((ring) =>
      list(ring).map((corner) => {
        const [x = 0, y = 0] = corner.split(' ').map(Number)
        return [x, y] as const
      }),
    )
    expect(hectaresOfRings(points)).toBe(Number(area))
  })
  examples('area.md', 'Rounding of areas', ([area, stored]) => {
    expect(roundTo(Number(area), 4)).toBe(Number(stored))
  })
  examples('area.md', 'Area of a crop year', ([years = '', year, area]) => {
    const yearInfo = pairs(years).map(([of, hectares]) =>
      YearInfo.parse({ year: of, area: Number(hectares) }),
    )
    expect(areaOfYear({ area: 10, yearInfo }, Number(year))).toBe(Number(area))
  })
})

describe('docs/calculations/splitting.md', () => {
  examples('splitting.md', 'Parts', ([total, areas = '', decimals, parts = '']) => {
    expect(splitByWeight(Number(total), list(areas).map(Number), Number(decimals))).toEqual(
      list(parts).map(Number),
    )
  })
})

describe('docs/calculations/subscription.md', () => {
  const given = (text: string) =>
    new Map(
      list(text).map((part): [string, string] => {
        const [name = '', value = ''] = part.split(' ')
        return [name, value]
      }),
    )
  const factsOf = (day: string, trialUntil: string, text: string): SubscriptionFacts => {
    const facts = given(text)
    const paidArea = Number(facts.get('paid') ?? 0)
    return {
      day,
      trialUntil,
      activeArea: Number(facts.get('active') ?? 0),
      requestedArea: Number(facts.get('requested') ?? paidArea),
      paidArea,
      hasPaidEver: facts.has('ever'),
      lastFieldUpdate: facts.get('fields') ?? null,
      accountUpdated: facts.get('updated') ?? day,
      isCompanyKnown: !facts.has('nameless'),
      isExempt: facts.has('exempt'),
      isDevelopment: facts.has('development'),
    }
  }
  const priced = (price: OrderPrice | null) =>
    price === null ? ['', ''] : [price.area, price.price].map(String)

  examples('subscription.md', 'What an order costs', ([area, first, day = '', charged, net, tax, total]) => {
    const cost = priceOf(DEFAULT_TERMS, { area: Number(area), isFirstOfYear: first === 'yes', day })
    expect([cost.area, cost.price, cost.priceVat, cost.price + cost.priceVat].map(String)).toEqual([
      charged,
      net,
      tax,
      total,
    ])
    expect(cost.isMinimumOrder).toBe(Number(area) < Number(charged))
  })
  examples('subscription.md', 'What is still to be ordered', ([active, requested, ...expected]) => {
    const facts = { activeArea: Number(active), requestedArea: Number(requested), day: '2026-05-20' }
    const { total, partial } = offerOf(DEFAULT_TERMS, facts)
    expect([...priced(total), ...priced(partial)]).toEqual(expected)
  })
  examples('subscription.md', 'State', ([day = '', trial = '', active, requested, paid, state]) => {
    const facts = factsOf(day, trial, `active ${active}, requested ${requested}, paid ${paid}`)
    expect(stateOf(DEFAULT_TERMS, facts)).toBe(state)
  })
  examples('subscription.md', 'What is due', ([day = '', trial = '', text = '', due = '']) => {
    const warnings = warningsOf(DEFAULT_TERMS, factsOf(day, trial, text))
    const words = warnings.map(
      ({ kind, isPersistent, isWellIntoSeason }) =>
        `${kind}${isPersistent ? '!' : ''}${isWellIntoSeason ? ' late' : ''}`,
    )
    expect(words).toEqual(list(due))
  })
  examples(
    'subscription.md',
    'What a credit invoice takes back',
    ([percent, before = '', area, sums, after]) => {
      const sumsOf = (text: string) => {
        const [hectares = 0, net = 0, vat = 0] = list(text).map(Number)
        return { area: hectares, net, vat }
      }
      const told = (of: Sums | undefined) => (of ? [of.area, of.net, of.vat].join(', ') : '')
      const rest = sumsOf(before)
      const credit = creditedSums({ pricePerHectare: 200, vatPercent: Number(percent) }, rest, Number(area))
      expect([told(credit), told(credit && restOf(rest, [credit]))]).toEqual([sums, after])
    },
  )
  examples('subscription.md', 'Reference number', ([digits = '', reference]) => {
    expect(referenceNumberOf(digits)).toBe(reference)
  })
})

describe('docs/calculations/fertilization-plan.md', () => {
  const FILE = 'fertilization-plan.md'
  const input = (crop: string, goal: string) => ({
    crop,
    goal: Number(goal),
    isStrawTaken: false,
    foodWheatN: null,
    predecessors: [] as string[],
    predecessorCut: null,
    organicLastYear: 0,
    phosphorus: null,
    potassium: null,
  })
  const numberOf = (cell: string): number | null => (cell === '' ? null : Number(cell))
  const needClass = (cell: string): NeedClass | null => NEED_CLASSES.find((each) => each === cell) ?? null
  examples(
    FILE,
    'Need of nitrogen',
    ([crop = '', goal = '', before = '', cut = '', organic, total = '', adjusted = '']) => {
      const { N } = needFor({
        ...input(crop, goal),
        predecessors: list(before),
        predecessorCut: cut === '' ? null : { kg: Number(cut), reason: '' },
        organicLastYear: Number(organic),
      })
      expect([N.total, N.adjusted]).toEqual([numberOf(total), numberOf(adjusted)])
    },
  )
  examples(
    FILE,
    'Need of phosphorus and potassium',
    ([crop = '', goal = '', straw, p = '', k = '', P = '', K = '']) => {
      const need = needFor({
        ...input(crop, goal),
        isStrawTaken: straw === 'taken',
        phosphorus: needClass(p),
        potassium: needClass(k),
      })
      expect([need.P.adjusted, need.K.adjusted]).toEqual([numberOf(P), numberOf(K)])
    },
  )
  examples(
    FILE,
    'Usable nitrogen of organic fertilizers',
    ([organicType = '', when, workedIn, of = '', percent = '', upTo = '']) => {
      const timeframe = when === 'AUTUMN' ? 'AUTUMN' : 'SPRING'
      const slurryOf = of.startsWith('pig') ? 'pig' : 'cattle'
      const usable = usableNitrogen({
        organicType,
        timeframe,
        isWorkedIn: workedIn === 'yes',
        slurryOf,
        isSand: of.endsWith('sand'),
      })
      expect([usable?.percent ?? null, usable?.upTo ?? null]).toEqual([numberOf(percent), numberOf(upTo)])
    },
  )
  examples(FILE, 'Amounts', ([rate, hectares, overlap, amount]) => {
    expect(totalAmount(Number(rate), Number(hectares), Number(overlap))).toBe(Number(amount))
  })
  examples(
    FILE,
    'Balance of nitrogen',
    ([crop = '', mineral, organic, fixation = '', harvest = '', balance = '']) => {
      const found = nitrogenBalance({
        crop,
        mineral: Number(mineral),
        organic: Number(organic),
        fixation: numberOf(fixation),
        harvest: numberOf(harvest),
      })
      expect(found.isKnown ? found.balance : null).toBe(numberOf(balance))
    },
  )
})

describe('docs/calculations/soil-samples.md', () => {
  const FILE = 'soil-samples.md'
  const methodOf = (text: string | undefined) => (isOneOf(SOIL_METHODS, text) ? text : null)
  const phMethodOf = (text: string | undefined) => (isOneOf(PH_METHODS, text) ? text : null)

  examples(FILE, 'Oxides', ([oxide, amount, element]) => {
    const kind = oxide === 'p2o5' ? oxide : 'k2o'
    expect(roundTo(elementOfOxide(kind, perKilogram(Number(amount))), 2)).toBe(Number(element))
  })
  examples(FILE, 'Samples needed', ([hectares, count]) => {
    expect(samplesNeeded(Number(hectares))).toBe(Number(count))
  })
  examples(FILE, 'Validity', ([day = '', until = '', by]) => {
    expect([validUntil(day), renewBy(day)]).toEqual([until, by])
    const after = addDays(until, 1)
    expect([day, until, after].map((on) => isValidOn({ date: day }, on))).toEqual([true, true, false])
  })
  examples(FILE, 'Owed in a year', ([year, taken = '', kept, expiring, owed]) => {
    const samples = list(taken).map((date) => ({ date }))
    const counts = { kept: Number(kept), expiring: Number(expiring), owed: Number(owed) }
    expect(samplingOf(12.4, samples, Number(year))).toMatchObject({ needed: 3, ...counts })
  })
  examples(FILE, 'Classes', ([what, method, figure, grade]) => {
    const value = Number(figure)
    const classOf = {
      p: () => phosphorusClass(value, methodOf(method)),
      k: () => potassiumClass(value, methodOf(method)),
      ph: () => phClass(value, phMethodOf(method)),
    }
    expect(what === 'p' || what === 'k' || what === 'ph' ? (classOf[what]() ?? 'unknown') : '').toBe(grade)
  })
  examples(FILE, 'Value of a field', ([samples = '', mean, whole, range, grade]) => {
    const measured = list(samples).map((text) => {
      const [p, areaHa] = list(text, ' on ')
      return sampleOf({ p: Number(p), areaHa: areaHa === undefined ? null : Number(areaHa) })
    })
    const value = fieldValueOf(measured, 'p')
    expect([
      roundTo(value?.mean ?? 0, 2),
      value?.value,
      `${value?.least}–${value?.most}`,
      value?.grade,
    ]).toEqual([Number(mean), Number(whole), range, grade])
  })
})
