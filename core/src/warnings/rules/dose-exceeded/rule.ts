import { numberText } from '../../../text/format.ts'
import { isTotalUnit } from '../../../units/dose.ts'
import { roundTo } from '../../../units/rounding.ts'
import type { EventFacts, Facts, MaterialUse } from '../../facts.ts'
import { CHECK_LABEL, cropName, untoldText } from '../../lib/register/register-text.ts'
import { dayOf, type ProductInJob, productsInUse } from '../../lib/register/register-use.ts'
import type { Finding, Missing, Prepared, Rule } from '../../rule.ts'
import { type AsTyped, asTyped } from '../../lib/as-typed.ts'
import { LABEL } from '../../lib/law/sources.ts'
import { excessOf, maximaOf, type Maximum, usedOf } from './excess.ts'

/** In the unit of the register; with as many decimals as it takes to see that it is more. */
function usedText(perHectare: number, { dose, perUnit, unit }: Maximum): string {
  const exact = perHectare / perUnit
  const short = roundTo(exact, 4)
  return `${numberText(short > dose ? short : roundTo(exact, 9))} ${unit}`
}

/** The sum behind the figure, where the farmer wrote it in another way. */
function sumText({ rows, event }: ProductInJob, unit: string): string {
  const written = rows.filter((row) => row.amount !== null && row.unit !== null)
  if (written.length === 1 && written[0]?.unit === unit) return ''
  const parts = written.map((row) => `${numberText(row.amount ?? 0)} ${row.unit}`)
  const isTotal = written.some((row) => !row.unit?.includes('/'))
  return ` (${parts.join(' + ')}${isTotal ? `, töö pindala ${numberText(event.area)} ha` : ''})`
}

const unitsText = (found: ProductInJob): string =>
  [...new Set(found.uses.map(({ doseUnit }) => (doseUnit ? `ühikus ${doseUnit}` : 'ilma ühikuta')))].join(
    ', ',
  )

/** A product in a job, and what its uses allow. */
interface Judged {
  readonly facts: Facts
  readonly found: ProductInJob
  readonly maxima: ReturnType<typeof maximaOf>
  readonly key: string
  /** Whether an amount is one in total, which comes to less on a hectare where there are more of them. */
  readonly restsOnArea: boolean
  /** Materials and area of the last answer that is true of others like it; undefined before there is one. */
  materials: readonly MaterialUse[] | undefined
  area: number
  finding: Finding | undefined
}

/** Whether the last answer holds: a keystroke in an area leaves the materials, and mostly the rate per hectare, as they are. */
const isJudged = ({ materials, area, restsOnArea }: Judged, event: EventFacts): boolean =>
  materials === event.materials && (area === event.area || (!restsOnArea && area > 0 && event.area > 0))

/** The product with the job and the rows as they are typed now. */
function typedIn({ found }: Judged, event: EventFacts): ProductInJob {
  if (event === found.event) return found
  const rows = event.materials.filter(({ key }) => key === found.material.key)
  return { ...found, event, rows, material: rows[0] ?? found.material }
}

/** Rate per hectare, and the maximum that it is above. */
interface Over {
  readonly perHectare: number
  readonly max: Maximum
}

/** A function that is written right where a field gets it, V8 puts among what is old with all that it holds: so it is made here. */
const exceededMessage =
  (judged: Judged, event: EventFacts, { perHectare, max }: Over) =>
  (): string => {
    const found = typedIn(judged, event)
    return (
      `Põld „${judged.facts.field.name}“: vahendi „${found.material.name}“ kulunorm on ${usedText(perHectare, max)}` +
      `${sumText(found, max.unit)}. Kultuuril „${cropName(found.crop)}“ lubab register kuni ` +
      `${numberText(max.dose)} ${max.unit}.${untoldText(found)} Vähendage kogust või kontrollige etiketti.`
    )
  }

function untoldRateText(judged: Judged, event: EventFacts): string {
  const found = typedIn(judged, event)
  return (
    `Põld „${judged.facts.field.name}“: vahendi „${found.material.name}“ kulunormi ei saa kontrollida: kogus on ühikus ` +
    `${[...new Set(found.rows.flatMap(({ unit }) => unit ?? []))].join(', ')}, registri norm ` +
    `${unitsText(found)}, töö pindala ${numberText(found.event.area)} ha. ${CHECK_LABEL}`
  )
}

const materialIn = ({ found: { material } }: Judged, { materials }: EventFacts): MaterialUse =>
  materials.find(({ key }) => key === material.key) ?? material

/** More than is allowed. It is made for every product of a hundred fields at a key in a rate, and stays until the next: see `Found`. */
class Exceeded implements Finding {
  readonly outcome = 'broken'
  readonly event: EventFacts
  readonly related = null
  readonly material: MaterialUse
  readonly cause: string
  readonly date: string | null
  readonly until = null
  readonly nextAllowed = null
  readonly message: () => string

  constructor(judged: Judged, event: EventFacts, over: Over) {
    this.event = event
    this.material = materialIn(judged, event)
    this.cause = `${judged.key}|${roundTo(over.perHectare, 9)}|${roundTo(over.max.perHectare, 9)}`
    this.date = dayOf(event)
    this.message = exceededMessage(judged, event, over)
  }
}

const untold = (judged: Judged, event: EventFacts, missing: Missing): Finding => ({
  event,
  related: null,
  material: materialIn(judged, event),
  until: null,
  nextAllowed: null,
  outcome: 'unknown',
  missing: [missing],
  cause: `${judged.key}|${missing}`,
  date: null,
  message: () => untoldRateText(judged, event),
})

function judge(judged: Judged, event: EventFacts): Finding | undefined {
  if (isJudged(judged, event)) return judged.finding
  judged.materials = undefined
  const used = usedOf(event.materials, judged.found.material.key, event.area)
  if (typeof used === 'string') return untold(judged, event, used)
  const max = used && excessOf(used, judged.maxima)
  if (typeof max === 'string') return untold(judged, event, max)
  judged.materials = event.materials
  judged.area = event.area
  judged.finding = used && max && new Exceeded(judged, event, { perHectare: used.perHectare, max })
  return judged.finding
}

/** The findings that are there now: the same list where they are those of before, as between two keys in an area. */
function findingsNow(judged: readonly Judged[], now: AsTyped, before: Finding[]): Finding[] {
  let others: Finding[] | undefined
  let count = 0
  for (const each of judged) {
    const finding = judge(each, now(each.found.event))
    if (!finding) continue
    if (!others && before[count] !== finding) others = before.slice(0, count)
    others?.push(finding)
    count++
  }
  return others ?? (count === before.length ? before : before.slice(0, count))
}

function prepare(facts: Facts): Prepared {
  const judged = productsInUse(facts).flatMap((found): Judged[] => {
    const maxima = maximaOf(found.uses)
    const key = found.material.key.slice(0, 100)
    if (maxima.length === 0) return []
    const restsOnArea = found.rows.some(({ unit }) => unit !== null && isTotalUnit(unit))
    return [{ facts, found, maxima, key, restsOnArea, materials: undefined, area: 0, finding: undefined }]
  })
  let known: Finding[] = []
  return (typed) => {
    known = findingsNow(judged, asTyped(typed), known)
    return known
  }
}

/** More of a product on a hectare than the register allows in the crop. */
export const doseExceeded: Rule = {
  id: 'DOSE_EXCEEDED',
  title: 'Kulunorm ületatud',
  level: 'ERROR',
  summary:
    'Vahendi kogus hektari kohta ei tohi olla suurem kui registri suurim kulunorm põllu kultuurile. Sama vahendi ' +
    'read ühes töös liidetakse, kogused arvutatakse hektari kohta. Kui seire ei ütle kahjustajat, loeb suurim norm.',
  isOfOneJob: true,
  sources: LABEL,
  prepare,
  check: (facts) => prepare(facts)([]),
}
