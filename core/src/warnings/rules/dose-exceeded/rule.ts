import { numberText } from '../../../text/format.ts'
import type { Rate } from '../../../units/dose.ts'
import { roundTo } from '../../../units/rounding.ts'
import type { Facts } from '../../facts.ts'
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

const base = (found: ProductInJob) => ({
  event: found.event,
  related: null,
  material: found.material,
  until: null,
  nextAllowed: null,
})

const exceeded = (
  facts: Facts,
  found: ProductInJob,
  { used, max }: { used: Rate; max: Maximum },
): Finding => ({
  ...base(found),
  outcome: 'broken',
  cause: `${found.material.key.slice(0, 100)}|${roundTo(used.perHectare, 9)}|${roundTo(max.perHectare, 9)}`,
  date: dayOf(found.event),
  message: () =>
    `Põld „${facts.field.name}“: vahendi „${found.material.name}“ kulunorm on ${usedText(used, max)}` +
    `${sumText(found, max.unit)}. Kultuuril „${cropName(found.crop)}“ lubab register kuni ` +
    `${numberText(max.dose)} ${max.unit}.${untoldText(found)} Vähendage kogust või kontrollige etiketti.`,
})

const unitsText = (found: ProductInJob): string =>
  [...new Set(found.uses.map(({ doseUnit }) => (doseUnit ? `ühikus ${doseUnit}` : 'ilma ühikuta')))].join(
    ', ',
  )

const untold = (facts: Facts, found: ProductInJob, missing: Missing): Finding => ({
  ...base(found),
  outcome: 'unknown',
  missing: [missing],
  cause: `${found.material.key.slice(0, 100)}|${missing}`,
  date: null,
  message: () =>
    `Põld „${facts.field.name}“: vahendi „${found.material.name}“ kulunormi ei saa kontrollida: kogus on ühikus ` +
    `${[...new Set(found.rows.flatMap(({ unit }) => unit ?? []))].join(', ')}, registri norm ` +
    `${unitsText(found)}, töö pindala ${numberText(found.event.area)} ha. ${CHECK_LABEL}`,
})

/** A product in a job, and what its uses allow. */
interface Judged {
  readonly found: ProductInJob
  readonly maxima: ReturnType<typeof maximaOf>
}

function judge(facts: Facts, { found: before, maxima }: Judged, now: AsTyped): Finding | undefined {
  const event = now(before.event)
  const { key } = before.material
  const rows = event === before.event ? before.rows : event.materials.filter((each) => each.key === key)
  const used = usedOf(rows, event.area)
  if (used === undefined) return undefined
  const max = typeof used === 'string' ? used : excessOf(used, maxima)
  if (max === undefined) return undefined
  const found = { ...before, event, rows, material: rows[0] ?? before.material }
  if (typeof max === 'string') return untold(facts, found, max)
  return typeof used === 'string' ? untold(facts, found, used) : exceeded(facts, found, { used, max })
}

function prepare(facts: Facts): Prepared {
  const judged = productsInUse(facts).flatMap((found): Judged[] => {
    const maxima = maximaOf(found.uses)
    return maxima.length > 0 ? [{ found, maxima }] : []
  })
  return (typed) => {
    const now = asTyped(typed)
    const findings: Finding[] = []
    for (const each of judged) {
      const finding = judge(facts, each, now)
      if (finding) findings.push(finding)
    }
    return findings
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
