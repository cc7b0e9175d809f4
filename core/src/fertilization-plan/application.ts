/** Applications of a plan: what each gives a hectare of the field, and what it takes in all. */
import type { Elements, NutrientElement } from '../nutrients/schema.ts'
import { organicByKey } from '../nutrients/table.ts'
import { type GivenElements, givenBy, totalAmount } from './given.ts'
import { usableNitrogen } from './manure.ts'
import { spreadArea } from './rules.ts'
import type { Application } from './schema.ts'

/** Soil and size of the field that an application is for. */
export interface Ground {
  /** Hectares. */
  readonly area: number
  readonly isSand: boolean
}

export const isOrganic = ({ fertilizerKind, organicType }: Application): boolean =>
  fertilizerKind === 'ORGANIC_FERTILIZER' || organicType !== null

/** An organic fertilizer whose kind nobody named counts as manure, as that of jobs does. */
export function isManure(application: Application): boolean {
  const kind = organicByKey(application.organicType)
  return isOrganic(application) && (kind === undefined || kind.isManure)
}

/** Litres of a mineral fertilizer count as kilograms, which is advice only. */
export const isInLitres = (application: Application): boolean =>
  !isOrganic(application) && (application.unit === 'l/ha' || application.unit === 'm3/ha')

/** Kilograms or litres of one unit of the rate: rates of mineral fertilizers count in kg, of organic ones in t or m3. */
const TO_KILOGRAMS: Readonly<Record<Application['unit'], number>> = {
  'kg/ha': 1,
  'l/ha': 1,
  't/ha': 1000,
  'm3/ha': 1000,
}

type Known = Readonly<Record<NutrientElement, number | null>>

/** Content in per cent, or in kg per t or m3; null where it is not known. Lime of which nobody says so holds nothing. */
function contentOf(application: Application): Known {
  const kind = isOrganic(application) ? organicByKey(application.organicType) : undefined
  const bare = application.subtype === 'FERTILIZER_LIMESTONE' ? 0 : null
  const figure = (element: NutrientElement): number | null =>
    application.nutrient?.[element] ?? kind?.nutrient?.[element] ?? bare
  return { N: figure('N'), P: figure('P'), K: figure('K') }
}

export interface Giving {
  /** Nutrients per hectare of the field, N as plants can use it; null where the content is not known. */
  readonly gives: Readonly<Record<NutrientElement | 'wholeN', number | null>>
  /** The upper reading of the nitrogen that can be used, per cent. */
  readonly usableUpTo: number | null
}

/** Nutrients by a content that may have gaps: a gap counts nothing on the way, and is one again at the end. */
function givesOf(content: Known, giving: (known: Elements) => GivenElements): Giving['gives'] {
  const { N, P, K, wholeN } = giving({ N: content.N ?? 0, P: content.P ?? 0, K: content.K ?? 0 })
  const where = (element: NutrientElement, kilograms: number) =>
    content[element] === null ? null : kilograms
  return { N: where('N', N), P: where('P', P), K: where('K', K), wholeN: where('N', wholeN) }
}

export function givingOf(application: Application, ground: Ground): Giving {
  const content = contentOf(application)
  const share = ground.area > 0 ? spreadArea(application, ground) / ground.area : 0
  const kilograms = application.amount * TO_KILOGRAMS[application.unit] * share
  if (!isOrganic(application)) {
    const gives = givesOf(content, (percent) => givenBy({ kind: 'mineral', percent }, kilograms))
    return { gives, usableUpTo: null }
  }
  const usable = usableNitrogen({ ...application, isSand: ground.isSand })
  const usablePercent = usable?.percent ?? 0
  const gives = givesOf(content, (perUnit) =>
    givenBy({ kind: 'organic', perUnit, usablePercent }, kilograms / 1000),
  )
  const isUsableKnown = usable !== undefined || content.N === 0
  return { gives: { ...gives, N: isUsableKnown ? gives.N : null }, usableUpTo: usable?.upTo ?? null }
}

/** Amount that an application takes, in the unit without "per hectare". */
export const totalOf = (application: Application, ground: Ground): number =>
  totalAmount(application.amount, spreadArea(application, ground), application.overlapPercentage)
