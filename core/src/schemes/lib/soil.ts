/** Soil samples that are owed: one for so many hectares, each with what is asked of it. */
import { ksmDayOf, renewBy } from '../../soil-samples/validity.ts'
import type { Figure as SoilFigure } from '../../soil-samples/schema.ts'
import { dayText } from '../../text/format.ts'
import { counted } from '../../text/counted.ts'
import { areaUnits } from '../../units/rounding.ts'
import type { SampleFacts, SchemeFacts, SchemeField } from '../facts.ts'
import type { Finding } from '../requirement.ts'
import { lineOf } from './land.ts'
import { dueText, nothingOf, notDoneBy, way } from './say.ts'

interface Asked {
  readonly fields: readonly SchemeField[]
  /** Hectares for which one sample is enough. */
  readonly hectares: number
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

const neededFor = (area: number, each: number): number => Math.ceil(areaUnits(area) / (each * 10_000))

const samplesText = (count: number): string => counted(count, 'proov', 'proovi')

/** Samples there are and samples there must be, field by field. */
export function samplesFinding(facts: SchemeFacts, asked: Asked): Finding {
  const { fields, hectares, figures, due, what, ofPeriod } = asked
  if (fields.length === 0) return nothingOf(`${what}: sel aastal ei ole põlde, mille kohta neid küsitakse.`)
  let needed = 0
  let there = 0
  const lines = fields.map((each) => {
    const valid = each.samples.filter((sample) => holdsIn(sample, facts))
    const whole = valid.filter(({ measured }) => figures.every((figure) => measured.includes(figure)))
    const own = neededFor(each.area, hectares)
    needed += own
    there += Math.min(own, whole.length)
    const lacks =
      valid.length > whole.length ? `; ${valid.length - whole.length} proovil jääb näitajaid puudu` : ''
    return lineOf(each, {
      is: whole.length >= own ? 'counts' : 'against',
      note: `vaja ${own}, kehtib ${whole.length}${lacks}`,
    })
  })
  const figure = {
    value: there,
    unit: 'proovi',
    limit: needed,
    is: 'least',
    part: there,
    whole: needed,
  } as const
  if (there >= needed) return { state: 'ok', says: `${what}: olemas ${samplesText(there)}.`, figure, lines }
  const term = ofPeriod === undefined ? dueText(due, facts) : `Tähtaeg on ${ofPeriod} 1. detsember.`
  return {
    state: ofPeriod === undefined ? notDoneBy(due, facts) : 'attention',
    says: `${what}: vaja on veel ${samplesText(needed - there)}. ${term} Arvesse lähevad proovid, mis kehtivad ka pärast ${dayText(`${facts.year}-${due}`)}.`,
    figure,
    lines,
    ways: [way('soilSamples', 'Lisage mullaproovid või tooge labori fail')],
  }
}
