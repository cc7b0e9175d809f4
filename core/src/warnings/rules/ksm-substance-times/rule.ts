import { dayText, numberText } from '../../../text/format.ts'
import { hectaresOf } from '../../../units/rounding.ts'
import type { Facts } from '../../facts.ts'
import { factsAsTyped } from '../../lib/as-typed.ts'
import { listText } from '../../lib/targets/material-places.ts'
import { calendarYearOf } from '../../lib/fertilizing/nutrient-doses.ts'
import { type Finding, NO_FINDINGS, type Rule } from '../../rule.ts'
import { KSM_SUBSTANCES } from '../../lib/law/sources.ts'
import { type SubstanceUse, type TooMany, tooManyUses, usesSubstances } from './counts.ts'
import { substanceTimesLimits } from './limits.ts'

const jobText = ({ event, material }: SubstanceUse): string =>
  event.status === 'PLANNED' ? `„${material.name}“ (kavas)` : `„${material.name}“ ${dayText(event.date)}`

const WHY = {
  crop: 'Põllu kultuur on märkimata ja nõue kehtib vaid osale kultuuridest: märkige see.',
  register: 'Mõne vahendi liik on märkimata ja insektitsiidi kohta nõue ei kehti: märkige see.',
} as const

const sumText = ({ use, year, times, totalUnits, fieldUnits, allowed, counted }: TooMany): string =>
  `${year}. aastal on toimeainet „${use.substance}“ kasutatud ${numberText(hectaresOf(totalUnits))} hektaril: ` +
  `${listText(counted.map(jobText))}. KSM toetuses tohib sama toimeainet samal põllul kalendriaastas kasutada ${times} ` +
  `korda: ${times} x ${numberText(hectaresOf(fieldUnits))} ha, 5% varuga ${numberText(hectaresOf(allowed))} ha`

function messageOf(found: TooMany, field: string): string {
  const { missing } =
    found.use.missing === null ? (found.counted.find((use) => use.missing) ?? found.use) : found.use
  const head = `Põld „${field}“: ${sumText(found)}.`
  if (missing) return `${head} ${WHY[missing]}`
  return (
    `${head} Valige teise toimeainega vahend või mittekeemiline tõrje; sama toimeaine on taas lubatud alates ` +
    `${dayText(`${found.year + 1}-01-01`)}.`
  )
}

function findingOf(found: TooMany, { field }: Facts): Finding {
  const { use, key, year, allowed, counted } = found
  const missing = counted.flatMap((each) => each.missing ?? [])
  const isSure = missing.length === 0
  return {
    outcome: isSure ? 'broken' : 'unknown',
    ...(isSure ? {} : { missing: [...new Set(missing)] }),
    event: use.event,
    related: null,
    material: use.material,
    cause: `${key.slice(0, 100)}|${allowed}`,
    judged: String(found.totalUnits),
    date: !isSure || use.event.status === 'PLANNED' ? null : use.event.date,
    until: `${year}-12-31`,
    nextAllowed: `${year + 1}-01-01`,
    message: () => messageOf(found, field.name),
  }
}

const check = (facts: Facts): Finding[] => tooManyUses(facts).map((found) => findingOf(found, facts))

/** One substance used more often on a field in a calendar year than the KSM support allows. */
export const ksmSubstanceTimes: Rule = {
  id: 'KSM_SUBSTANCE_TIMES',
  title: 'KSM: toimeainet kasutatud üle kahe korra',
  level: 'ERROR',
  summary:
    'KSM toetuse aastal tohib sama toimeainet samal põllul ühe kalendriaasta jooksul kasutada kõige rohkem kaks korda: ' +
    'nisu, rukki, suviodra, kaera, rapsi, rüpsi, maisi, herne, põldoa ja heintaimede (mitte heinaseemne) põllul, ' +
    'insektitsiide arvestamata. Tööde pindalad liidetakse; töö, millega summa ületab 2 x põllu pindala x 1,05, ja iga ' +
    'järgmine töö saab hoiatuse. Talu kohta, mis ei ole KSM aastaid märkinud, reegel midagi ei ütle.',
  isOfKsm: true,
  sources: KSM_SUBSTANCES,
  limits: substanceTimesLimits,
  quantities: ['area'],
  prepare: (facts) =>
    facts.ksmYears?.length ? (typed) => check(factsAsTyped(facts, typed)) : () => NO_FINDINGS,
  check,
  affectsUntil: (event, products) =>
    usesSubstances(event, { products }) ? `${calendarYearOf(event)}-12-31` : null,
}
