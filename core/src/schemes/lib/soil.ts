/** Soil samples that are owed: one for so many hectares, each with what is asked of it. */
import { ksmDayOf, renewBy } from '../../soil-samples/validity.ts'
import type { Figure as SoilFigure } from '../../soil-samples/schema.ts'
import { dayText } from '../../text/format.ts'
import { counted } from '../../text/counted.ts'
import { areaUnits } from '../../units/rounding.ts'
import type { SampleFacts, SchemeFacts, SchemeField } from '../facts.ts'
import type { Finding } from '../requirement.ts'
import type { Line } from '../schema.ts'
import { hectares as hectaresOf, lineOf } from './land.ts'
import { dueText, nothingOf, notDoneBy, num, way } from './say.ts'

interface Asked {
  readonly fields: readonly SchemeField[]
  /** Permanent grassland, of which nobody says whether the support is asked for it. */
  readonly grassland?: readonly SchemeField[]
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

/**
 * Whether a figure was found as the supports ask: pH in potassium chloride, phosphorus and potassium by Mehlich 3, DL or AL,
 * which are all that a sample can name. Null while nobody says.
 */
function isByMethod({ phMethod, methodP }: SampleFacts, figure: SoilFigure): boolean | null {
  if (figure === 'ph') return phMethod === null ? null : phMethod === 'KCL'
  const isDrawnOut = figure === 'p' || figure === 'k'
  return isDrawnOut && methodP === null ? null : true
}

type Kind = 'whole' | 'open' | 'otherMethod' | 'lacking'

/** `open`: all was measured, and of something nobody says how. */
function kindOf(sample: SampleFacts, figures: readonly SoilFigure[]): Kind {
  if (!figures.every((figure) => sample.measured.includes(figure))) return 'lacking'
  const methods = figures.map((figure) => isByMethod(sample, figure))
  if (methods.includes(false)) return 'otherMethod'
  return methods.includes(null) ? 'open' : 'whole'
}

interface Sampled {
  readonly each: SchemeField
  readonly needed: number
  /** Samples that hold, by what they are worth. */
  readonly of: Readonly<Record<Kind, number>>
}

function sampledOf(each: SchemeField, facts: SchemeFacts, { figures, hectares }: Asked): Sampled {
  const kinds = each.samples
    .filter((sample) => holdsIn(sample, facts))
    .map((sample) => kindOf(sample, figures))
  const countOf = (kind: Kind): number => kinds.filter((own) => own === kind).length
  return {
    each,
    needed: neededFor(areaUnits(each.area), hectares),
    of: {
      whole: countOf('whole'),
      open: countOf('open'),
      otherMethod: countOf('otherMethod'),
      lacking: countOf('lacking'),
    },
  }
}

interface Count {
  readonly needed: number
  readonly there: number
  /** With samples of which nobody says how they were measured. */
  readonly withOpen: number
}

function countOverLand(sampled: readonly Sampled[], hectares: number): Count {
  const needed = neededFor(sumOf(sampled.map(({ each }) => areaUnits(each.area))), hectares)
  const there = sumOf(sampled.map(({ of }) => of.whole))
  const withOpen = there + sumOf(sampled.map(({ of }) => of.open))
  return { needed, there: Math.min(needed, there), withOpen: Math.min(needed, withOpen) }
}

const countByField = (sampled: readonly Sampled[]): Count => ({
  needed: sumOf(sampled.map(({ needed }) => needed)),
  there: sumOf(sampled.map(({ needed, of }) => Math.min(needed, of.whole))),
  withOpen: sumOf(sampled.map(({ needed, of }) => Math.min(needed, of.whole + of.open))),
})

const isMet = ({ needed, there }: Count): boolean => there >= needed

const countOf = (sampled: readonly Sampled[], { isOverLand = false, hectares }: Asked): Count =>
  isOverLand ? countOverLand(sampled, hectares) : countByField(sampled)

function lineOfSampled({ each, needed, of }: Sampled, is: Line['is'], isOverLand: boolean): Line {
  const lacks = [
    of.lacking > 0 ? `; ${of.lacking} proovil jääb näitajaid puudu` : '',
    of.open > 0 ? `; ${of.open} proovil on määramise viis märkimata` : '',
    of.otherMethod > 0 ? `; ${of.otherMethod} proovil on pH muust lahusest kui KCl` : '',
  ]
  return lineOf(each, {
    is,
    note: `${isOverLand ? '' : `vaja ${needed}, `}kehtib ${of.whole}${lacks.join('')}`,
  })
}

function linesOf(sampled: readonly Sampled[], isOverLand: boolean, isEnough: boolean): Line[] {
  const without = isEnough ? 'base' : 'against'
  return sampled.map((own) => {
    const counts = isOverLand ? own.of.whole > 0 : own.of.whole >= own.needed
    return lineOfSampled(own, counts ? 'counts' : isOverLand ? without : 'against', isOverLand)
  })
}

/** Estonian: of samples that hold and do not count for the way in which they were measured. */
function methodText(sampled: readonly Sampled[]): string {
  const open = sumOf(sampled.map(({ of }) => of.open))
  const other = sumOf(sampled.map(({ of }) => of.otherMethod))
  const openText =
    open > 0
      ? ` ${samplesText(open)} ei lähe arvesse, sest määramise viis on märkimata (pH KCl lahusest; P ja K Mehlich 3, DL või AL).`
      : ''
  return other > 0
    ? `${openText} ${samplesText(other)} ei lähe arvesse, sest pH on määratud muust lahusest kui KCl.`
    : openText
}

/** Samples of land for which the support is asked for. */
function askedFinding(facts: SchemeFacts, asked: Asked): Finding {
  const { fields, hectares, due, what, ofPeriod, isOverLand = false } = asked
  if (fields.length === 0) return nothingOf(`${what}: sel aastal ei ole põlde, mille kohta neid küsitakse.`)
  const sampled = fields.map((each) => sampledOf(each, facts, asked))
  const count = countOf(sampled, asked)
  const { needed, there, withOpen } = count
  const figure = {
    value: there,
    unit: 'proovi',
    limit: needed,
    is: 'least',
    part: there,
    whole: needed,
  } as const
  const common = { figure, lines: linesOf(sampled, isOverLand, isMet(count)) }
  if (isMet(count)) return { state: 'ok', says: `${what}: olemas ${samplesText(there)}.`, ...common }
  const methods = methodText(sampled)
  const ways = [
    way('soilSamples', 'Lisage mullaproovid või tooge labori fail'),
    ...(methods === '' ? [] : [way('soilSamples', 'Märkige mullaproovidele, kuidas need määrati')]),
  ]
  const lacking = samplesText(needed - there)
  if (withOpen >= needed)
    return {
      state: 'unknown',
      says: `${what}: olemas on ${there} ja vaja ${needed}.${methods}`,
      ...common,
      ways: ways.slice(1),
    }
  const overLand = countOverLand(sampled, hectares)
  if (isMet(overLand))
    return {
      state: 'attention',
      says: `${what}: kogu maa peale on proove piisavalt (vaja ${overLand.needed}), aga põldude kaupa on puudu ${lacking}. Määrusest ei selgu, kumba moodi arvestatakse: küsige PRIAst.${methods}`,
      ...common,
      ways,
    }
  const term = ofPeriod === undefined ? dueText(due, facts) : `Tähtaeg on ${ofPeriod} 1. detsember.`
  return {
    state: ofPeriod === undefined ? notDoneBy(due, facts) : 'attention',
    says: `${what}: vaja on veel ${lacking}. ${term} Arvesse lähevad proovid, mis kehtivad ka pärast ${dayText(`${facts.year}-${due}`)}.${methods}`,
    ...common,
    ways,
  }
}

/** Samples there are and samples there must be; of grassland nobody says whether they must. */
export function samplesFinding(facts: SchemeFacts, asked: Asked): Finding {
  const found = askedFinding(facts, asked)
  const { grassland = [], isOverLand = false, fields, what } = asked
  if (grassland.length === 0) return found
  const grass = grassland.map((each) => sampledOf(each, facts, asked))
  const all = countOf([...fields.map((each) => sampledOf(each, facts, asked)), ...grass], asked)
  const grassLines = grass.map((own) =>
    lineOfSampled(own, isMet(all) || own.of.whole >= own.needed ? 'base' : 'unknown', isOverLand),
  )
  const lines = [...(found.lines ?? []), ...grassLines]
  if (found.state !== 'ok' || isMet(all)) return { ...found, lines }
  return {
    ...found,
    state: 'unknown',
    says: `${what}: püsirohumaad on ${num(hectaresOf(grassland))} ha. Kui taotlete ka selle eest toetust, on vaja veel ${samplesText(all.needed - all.there)}.${methodText(grass)}`,
    lines,
    ways: [way('soilSamples', 'Lisage püsirohumaa mullaproovid, kui taotlete selle eest toetust')],
  }
}
