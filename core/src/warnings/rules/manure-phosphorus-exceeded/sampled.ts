/** Soil samples of a field, and what they prove of its need of phosphorus on a day. */
import { areaOfYear } from '../../../fields/rules.ts'
import { SOIL_METHODS, type SoilMethod } from '../../../jobs/schema.ts'
import { fieldValueOf, roundOf } from '../../../soil-samples/field-value.ts'
import { isValidOn, samplesNeeded, validUntil } from '../../../soil-samples/validity.ts'
import { dayText, numberText } from '../../../text/format.ts'
import { yearOf } from '../../../time/day.ts'
import type { FieldFacts, SoilFacts } from '../../facts.ts'
import { LARGE_NEED, METHOD_NAMES } from './limits.ts'

/**
 * `large` and `other` are decided by figures; `few` shows a large need by fewer samples than the law asks for; of
 * `unsure` the method is not known; `silent`: no valid sample has its phosphorus.
 */
export interface Sampled {
  readonly says: 'large' | 'few' | 'other' | 'unsure' | 'silent'
  /** Estonian: what the samples say; '' where there is nothing to say. */
  readonly why: string
  /** The day of the newest sample that counts. */
  readonly newest: string | null
}

const SILENT: Sampled = { says: 'silent', why: '', newest: null }
const newestOf = (samples: readonly SoilFacts[]): string =>
  samples.reduce((last, { date }) => (date > last ? date : last), '')

/** Why samples that are there say nothing. */
function silenceOf(samples: readonly SoilFacts[], day: string): Sampled {
  const known = samples.filter(({ date }) => date <= day)
  if (known.length === 0) return SILENT
  const newest = newestOf(known)
  const why =
    day > validUntil(newest)
      ? `Põllu viimane mullaproov (${dayText(newest)}) kehtis kuni ${dayText(validUntil(newest))}.`
      : `Põllu mullaproovil (${dayText(newest)}) ei ole fosforit veel kirjas.`
  return { ...SILENT, why }
}

/** The highest figure of a large need on a day, by a method or, where it is not known, by any; none before there were classes. */
const mostOn = (day: string, method: SoilMethod | null): number =>
  Math.max(...(method === null ? SOIL_METHODS : [method]).map((each) => LARGE_NEED[each].at(day)?.value ?? 0))

/** A field needs one valid sample for each 5 ha that are begun; its figure is that of the newest round. */
export function sampledNeed(field: FieldFacts, samples: readonly SoilFacts[], day: string): Sampled {
  const valid = samples.filter((sample) => sample.p !== null && isValidOn(sample, day))
  const round = roundOf(valid, day).samples
  const figure = fieldValueOf(round, 'p')
  if (figure === undefined) return silenceOf(samples, day)
  const newest = newestOf(round)
  const method = round.find(({ date }) => date === newest)?.methodP ?? null
  const most = mostOn(day, method)
  if (most === 0) return SILENT
  const value = `${numberText(figure.value)} mg/kg${method === null ? '' : `, ${METHOD_NAMES[method]}`}`
  const read = `${dayText(newest)}, fosforit ${value}`
  if (figure.value > most)
    return { says: 'other', newest, why: `Põllu mullaproovid (${read}) suurt fosforitarvet ei näita.` }
  if (method === null)
    return { says: 'unsure', newest, why: `põllu mullaproovi (${read}) meetodit ei ole kirjas. Lisage see.` }
  const needed = samplesNeeded(areaOfYear(field, yearOf(day)))
  if (valid.length >= needed) return { says: 'large', newest, why: '' }
  const count = `on ${valid.length}, vaja on ${needed}: üks iga 5 ha kohta`
  return {
    says: 'few',
    newest,
    why: `Suurt fosforitarvet näitab mullaproov (${read}), kuid kehtivaid proove ${count}.`,
  }
}
