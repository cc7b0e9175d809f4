import { numberText } from '../../../text/format.ts'
import type { Rate } from '../../../units/dose.ts'
import { roundTo } from '../../../units/rounding.ts'
import type { EventFacts, Facts, MaterialUse } from '../../facts.ts'
import { CHECK_LABEL, cropName, untoldText } from '../../lib/register/register-text.ts'
import { dayOf, type ProductInJob, productsInUse } from '../../lib/register/register-use.ts'
import type { Finding, Missing, Prepared, Rule } from '../../rule.ts'
import { type AsTyped, asTyped } from '../../lib/as-typed.ts'
import { LABEL } from '../../lib/law/sources.ts'
import { excessOf, maximaOf, type Maximum, usedOf } from './excess.ts'

/** In the unit of the register; with as many decimals as it takes to see that it is more. */
function usedText(used: Rate, { dose, perUnit, unit }: Maximum): string {
  const exact = used.perHectare / perUnit
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

/** Last finding. A keystroke in an area leaves the materials, and mostly the rate per hectare, as they are. */
interface Last {
  readonly materials: readonly MaterialUse[]
  readonly perHectare: number
  readonly finding: Finding
}

/** A product in a job, and what its uses allow. */
interface Judged {
  readonly facts: Facts
  readonly found: ProductInJob
  readonly maxima: ReturnType<typeof maximaOf>
  readonly key: string
  last: Last | undefined
}

/** The product with the job and the rows as they are typed now. */
function typedIn({ found }: Judged, event: EventFacts): ProductInJob {
  if (event === found.event) return found
  const rows = event.materials.filter(({ key }) => key === found.material.key)
  return { ...found, event, rows, material: rows[0] ?? found.material }
}

function exceededText(judged: Judged, event: EventFacts, { used, max }: { used: Rate; max: Maximum }) {
  const found = typedIn(judged, event)
  return (
    `Põld „${judged.facts.field.name}“: vahendi „${found.material.name}“ kulunorm on ${usedText(used, max)}` +
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

/** Written out in one piece: it is made for every product of a hundred fields at a key in a rate. */
const exceeded = (judged: Judged, event: EventFacts, excess: { used: Rate; max: Maximum }): Finding => ({
  event,
  related: null,
  material: materialIn(judged, event),
  until: null,
  nextAllowed: null,
  outcome: 'broken',
  cause: `${judged.key}|${roundTo(excess.used.perHectare, 9)}|${roundTo(excess.max.perHectare, 9)}`,
  date: dayOf(event),
  message: () => exceededText(judged, event, excess),
})

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
  const used = usedOf(event.materials, judged.found.material.key, event.area)
  if (used === undefined) return undefined
  if (typeof used === 'string') return untold(judged, event, used)
  const max = excessOf(used, judged.maxima)
  if (max === undefined) return undefined
  if (typeof max === 'string') return untold(judged, event, max)
  const { last } = judged
  if (last?.materials === event.materials && last.perHectare === used.perHectare) return last.finding
  const finding = exceeded(judged, event, { used, max })
  judged.last = { materials: event.materials, perHectare: used.perHectare, finding }
  return finding
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
    return maxima.length > 0 ? [{ facts, found, maxima, key, last: undefined }] : []
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
