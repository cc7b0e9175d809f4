/** Soil samples that are owed: one for so many hectares, each with what is asked of it. */
import { ksmDayOf, renewBy } from '../../soil-samples/validity.ts'
import type { Figure as SoilFigure } from '../../soil-samples/schema.ts'
import { dayText } from '../../text/format.ts'
import { counted } from '../../text/counted.ts'
import { areaUnits } from '../../units/rounding.ts'
import type { SampleFacts, SchemeFacts, SchemeField } from '../facts.ts'
import type { Finding } from '../requirement.ts'
import type { Line } from '../schema.ts'
import { lineOf } from './land.ts'
import { dueText, nothingOf, notDoneBy, way } from './say.ts'

interface Asked {
  readonly fields: readonly SchemeField[]
  /** Hectares for which one sample is enough. */
  readonly hectares: number
  /** Whether the samples are counted over all of the land together; else field by field. */
  readonly isOverLand?: boolean
  readonly figures: readonly SoilFigure[]
  readonly due: string
  /** Estonian: the year of a commitment of several years by which they are taken; which year this is nobody says. */
  readonly ofPeriod?: string
  /** Estonian: of what kind of samples. */
  readonly what: string
}

/** Whether a sample holds to the end of the year: it is renewed by 1 December of the fifth year after it. */
const holdsIn = ({ date }: SampleFacts, { year, today }: SchemeFacts): boolean =>
  date <= today && date <= `${year}-12-31` && renewBy(date) > ksmDayOf(year)

const neededFor = (units: number, each: number): number => Math.ceil(units / (each * 10_000))

const samplesText = (count: number): string => counted(count, 'proov', 'proovi')

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

interface Sampled {
  readonly each: SchemeField
  readonly needed: number
  /** Samples that hold, and those of them in which all was measured that is asked. */
  readonly valid: number
  readonly whole: number
}

function sampledOf(each: SchemeField, facts: SchemeFacts, { figures, hectares }: Asked): Sampled {
  const valid = each.samples.filter((sample) => holdsIn(sample, facts))
  const whole = valid.filter(({ measured }) => figures.every((figure) => measured.includes(figure)))
  return {
    each,
    needed: neededFor(areaUnits(each.area), hectares),
    valid: valid.length,
    whole: whole.length,
  }
}

function lineOfSampled(
  { each, needed, valid, whole }: Sampled,
  isOverLand: boolean,
  isEnough: boolean,
): Line {
  const lacks = valid > whole ? `; ${valid - whole} proovil jääb näitajaid puudu` : ''
  if (!isOverLand)
    return lineOf(each, {
      is: whole >= needed ? 'counts' : 'against',
      note: `vaja ${needed}, kehtib ${whole}${lacks}`,
    })
  const without = isEnough ? 'base' : 'against'
  return lineOf(each, { is: whole > 0 ? 'counts' : without, note: `kehtib ${whole}${lacks}` })
}

/** Samples there are and samples there must be, over the land or field by field. */
export function samplesFinding(facts: SchemeFacts, asked: Asked): Finding {
  const { fields, hectares, due, what, ofPeriod, isOverLand = false } = asked
  if (fields.length === 0) return nothingOf(`${what}: sel aastal ei ole põlde, mille kohta neid küsitakse.`)
  const sampled = fields.map((each) => sampledOf(each, facts, asked))
  const overLand = {
    needed: neededFor(sumOf(fields.map(({ area }) => areaUnits(area))), hectares),
    there: sumOf(sampled.map(({ whole }) => whole)),
  }
  const byField = {
    needed: sumOf(sampled.map(({ needed }) => needed)),
    there: sumOf(sampled.map(({ needed, whole }) => Math.min(needed, whole))),
  }
  const { needed, there } = isOverLand
    ? { ...overLand, there: Math.min(overLand.needed, overLand.there) }
    : byField
  const figure = {
    value: there,
    unit: 'proovi',
    limit: needed,
    is: 'least',
    part: there,
    whole: needed,
  } as const
  const lines = sampled.map((each) => lineOfSampled(each, isOverLand, there >= needed))
  if (there >= needed) return { state: 'ok', says: `${what}: olemas ${samplesText(there)}.`, figure, lines }
  const ways = [way('soilSamples', 'Lisage mullaproovid või tooge labori fail')]
  if (overLand.there >= overLand.needed)
    return {
      state: 'attention',
      says: `${what}: kogu maa peale on proove piisavalt (vaja ${overLand.needed}, olemas ${overLand.there}), aga põldude kaupa on puudu ${samplesText(needed - there)}. Määrusest ei selgu, kumba moodi arvestatakse: küsige PRIAst.`,
      figure,
      lines,
      ways,
    }
  const term = ofPeriod === undefined ? dueText(due, facts) : `Tähtaeg on ${ofPeriod} 1. detsember.`
  return {
    state: ofPeriod === undefined ? notDoneBy(due, facts) : 'attention',
    says: `${what}: vaja on veel ${samplesText(needed - there)}. ${term} Arvesse lähevad proovid, mis kehtivad ka pärast ${dayText(`${facts.year}-${due}`)}.`,
    figure,
    lines,
    ways,
  }
}
