import { CATEGORY } from '../../../settings/table.ts'
import { numberText } from '../../../text/format.ts'
import type { EventFacts, Facts, MaterialUse } from '../../facts.ts'
import { figuresOf } from '../../lib/register/product-uses.ts'
import { namesOf, untoldText } from '../../lib/register/register-text.ts'
import { isOwnFigure, productIn, type ProductInJob } from '../../lib/register/register-use.ts'
import type { Finding, Rule } from '../../rule.ts'
import { LABEL } from '../../lib/law/sources.ts'

/** Metres that a material asks to leave unsprayed; 0 for none. */
interface Distances {
  readonly material: MaterialUse
  readonly found: Omit<ProductInJob, 'rows'> | undefined
  readonly water: number
  readonly neighbour: number
  readonly residential: number
  readonly hasTable: boolean
}

type BufferPlace = 'water' | 'neighbour' | 'residential'

const greatest = (
  found: Distances['found'],
  figure: 'waterBufferM' | 'neighbourBufferM' | 'residentialBufferM',
) => (found?.uses ?? []).reduce((metres, use) => Math.max(metres, use[figure] ?? 0), 0)

/** The copy in the job counts when it is the farmer's own, or when the register has no use to say more. */
function waterOf({ safetyWaterArea }: MaterialUse, found: Distances['found']): number {
  const own = safetyWaterArea ?? 0
  if (!found || found.uses.length === 0) return own
  if (isOwnFigure(safetyWaterArea, figuresOf(found.product).waterBufferM)) return own
  return greatest(found, 'waterBufferM')
}

function distancesOf(facts: Facts, event: EventFacts, material: MaterialUse): Distances {
  const found = productIn(facts, event, material)
  return {
    material,
    found,
    water: waterOf(material, found),
    neighbour: greatest(found, 'neighbourBufferM'),
    residential: greatest(found, 'residentialBufferM'),
    hasTable: found?.uses.some(({ hasBufferTable }) => hasBufferTable) ?? false,
  }
}

const isConcerned = ({ water, neighbour, residential, hasTable }: Distances): boolean =>
  hasTable || water > 0 || neighbour > 0 || residential > 0

const PLACES: readonly (readonly [BufferPlace, string])[] = [
  ['water', 'veekoguni'],
  ['neighbour', 'naabermaani'],
  ['residential', 'elamuteni ja avalike kohtadeni'],
]

/** The greatest distance of the mixture to a place, and the materials that ask for it. */
function placeText(list: readonly Distances[], [place, words]: readonly [BufferPlace, string]): string[] {
  const metres = Math.max(...list.map((each) => each[place]))
  if (metres === 0) return []
  const asking = list.filter((each) => each[place] === metres).map(({ material }) => material)
  return [`${words} vähemalt ${numberText(metres)} m (${namesOf(asking)})`]
}

function messageOf(facts: Facts, list: readonly Distances[]): string {
  const places = PLACES.flatMap((place) => placeText(list, place))
  const tables = list.filter(({ hasTable }) => hasTable).map(({ material }) => material)
  const untold = list.map(({ found }) => (found ? untoldText(found) : '')).find(Boolean) ?? ''
  const parts = [
    ...(places.length > 0 ? [`jätke pritsimata ${places.join(', ')}`] : []),
    ...(tables.length > 0
      ? [`kulunormist ja otsikutest sõltuvad vahemaad on etiketi tabelis (${namesOf(tables)})`]
      : []),
  ]
  return (
    `Põld „${facts.field.name}“: ${parts.join('; ')}. Vahemaad on soovituslikud, osa neist on loetud registri ` +
    `tekstist: kontrollige etiketti.${untold}`
  )
}

const causeOf = (list: readonly Distances[]): string =>
  [
    ...PLACES.map(([place]) => Math.max(...list.map((each) => each[place]))),
    list.some(({ hasTable }) => hasTable),
  ].join('|')

function judge(facts: Facts, event: EventFacts): Finding[] {
  if (event.category.key === CATEGORY.other || event.materials.length === 0) return []
  const list = event.materials.map((material) => distancesOf(facts, event, material)).filter(isConcerned)
  const [first] = list
  if (!first) return []
  return [
    {
      outcome: 'advice',
      event,
      related: null,
      material: first.material,
      cause: causeOf(list),
      date: null,
      until: null,
      nextAllowed: null,
      message: () => messageOf(facts, list),
    },
  ]
}

/** Distances that the products of a job ask to keep; never broken, for nobody knows where water and neighbours lie. */
export const bufferAdvice: Rule = {
  id: 'BUFFER_ADVICE',
  title: 'Puhvervööndid',
  level: 'WARN',
  summary:
    'Nõuanne: kui kaugele veekogust, naabermaast ja elamutest tuleb pritsimata riba jätta. Segust loeb suurim vahemaa; ' +
    'kui seire ei ütle kahjustajat, loevad kõik kultuuri kasutusalad. Hoiatust sellest ei teki.',
  isOfOneJob: true,
  onlyAdvises: true,
  sources: LABEL,
  quantities: [],
  check: (facts) => facts.events.flatMap((event) => judge(facts, event)),
}
