/**
 * The kinds of organic fertilizer, with what one unit holds when the farmer has no analysis of his own. The list follows
 * the words of Estonian law and practice; official figures stand in annexes (regulation No 73 of 30 September 2019) that
 * were not at hand, so every figure is advisory until an analysis replaces it.
 */
import type { Elements, Sourced } from './schema.ts'

export interface OrganicFertilizer extends Sourced {
  readonly key: string
  readonly name: string
  /** Unit that the nutrients are kilograms per, and the usual unit of its amounts. */
  readonly unit: 't' | 'm3'
  /** Kilograms of the element per unit; null where only the farmer can say. */
  readonly nutrient: Elements | null
  /** Liquid in the sense of the spreading dates: slurry, urine and liquid digestate. */
  readonly isLiquid: boolean
  /** Counts for the yearly limits of nitrogen and phosphorus in manure. */
  readonly isManure: boolean
  /** Per cent of its nitrogen that plants can use in the first year, least and most; advisory. */
  readonly firstYearNitrogen: readonly [number, number] | null
}

const MAALEHT = 'Maaleht: Eesti veiselägade keskmine (kuivaine 7%)'
const RB209 = 'AHDB RB209 (Suurbritannia), oksiidid ümber arvutatud elementideks'
const URINE = 'Sõnniku koostise nõuded, 2005. a redaktsioon: vähim sisaldus 0,2% N, 0,01% P, 0,3% K'

type Row = readonly [
  key: string,
  name: string,
  unit: 't' | 'm3',
  nutrient: readonly [N: number, P: number, K: number] | null,
  /** l = liquid, m = manure. */
  marks: '' | 'm' | 'lm',
  firstYearNitrogen: readonly [number, number] | null,
  trust: Sourced['trust'],
  source: string,
]

// prettier-ignore
const rows: readonly Row[] = [
  ['VEDELSONNIK', 'Vedelsõnnik', 'm3', [3.6, 0.68, 2.1], 'lm', [35, 60], 'found', MAALEHT],
  ['POOLVEDELSONNIK', 'Poolvedelsõnnik', 't', [3.6, 0.79, 2.82], 'm', [30, 40], 'derived', `${RB209} (veiseläga, kuivaine 10%)`],
  ['TAHESONNIK', 'Tahesõnnik', 't', [6, 1.4, 7.8], 'm', [10, 15], 'derived', `${RB209} (veise tahesõnnik, kuivaine 25%)`],
  ['SUGAVALLAPANUSONNIK', 'Sügavallapanusõnnik', 't', [6, 1.4, 7.8], 'm', [10, 15], 'derived', `${RB209} (veise tahesõnnik, kuivaine 25%)`],
  ['VIRTS', 'Virts', 'm3', [2, 0.1, 3], 'lm', [50, 70], 'derived', URINE],
  ['LINNUSONNIK', 'Linnusõnnik', 't', [19, 5.24, 12.45], 'm', [30, 40], 'derived', `${RB209} (linnusõnnik, kuivaine 40%)`],
  ['KOMPOST', 'Kompost', 't', [7.5, 1.31, 5.64], '', [0, 5], 'derived', `${RB209} (taimne kompost)`],
  // Farm digestate is made of manure for the most part, and manure that was worked up stays manure.
  ['DIGESTAAT', 'Digestaat (kääritusjääk)', 'm3', [3.6, 0.74, 3.65], 'lm', [15, 55], 'derived', `${RB209} (põllumajanduslik vedel digestaat)`],
  ['REOVEESETE', 'Stabiliseeritud reoveesete', 't', [11, 4.8, 0.5], '', [15, 20], 'derived', `${RB209} (kääritatud sete, kuivaine 25%)`],
  ['SILOMAHL', 'Silomahl', 'm3', [2, 0.4, 3.5], '', [50, 60], 'general', 'Üldteadmine, kontrollimata'],
  ['MUU_ORGAANILINE', 'Muu orgaaniline väetis', 't', null, '', null, 'general', 'Sisaldus tuleb ise sisestada'],
]

const fertilizerFrom = (row: Row): OrganicFertilizer => {
  const [key, name, unit, nutrient, marks, firstYearNitrogen, trust, source] = row
  return {
    key,
    name,
    unit,
    nutrient: nutrient && { N: nutrient[0], P: nutrient[1], K: nutrient[2] },
    isLiquid: marks.includes('l'),
    isManure: marks.includes('m'),
    firstYearNitrogen,
    trust,
    source,
  }
}

export const ORGANIC_FERTILIZERS: readonly OrganicFertilizer[] = rows.map(fertilizerFrom)
const byKey = new Map(ORGANIC_FERTILIZERS.map((fertilizer) => [fertilizer.key, fertilizer]))

/** A kind by its key; undefined for none and for a key of another list. */
export const organicByKey = (key: string | null | undefined): OrganicFertilizer | undefined =>
  key == null ? undefined : byKey.get(key)

/** Sewage sludge, which the protection rules of the nitrate-vulnerable area forbid. */
export const SEWAGE_SLUDGE = 'REOVEESETE'
