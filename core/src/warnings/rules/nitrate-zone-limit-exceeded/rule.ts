import { cropByKey } from '../../../crops/table.ts'
import { SEWAGE_SLUDGE } from '../../../nutrients/organic.ts'
import { portionsOf } from '../../../nutrients/portions.ts'
import { dayText, numberText } from '../../../text/format.ts'
import { roundTo } from '../../../units/rounding.ts'
import type { Dated } from '../../dated.ts'
import { cropAt, type EventFacts, type Facts, nitrateZoneAt } from '../../facts.ts'
import {
  aboveText,
  advisoryText,
  calendarYearOf,
  type Counted,
  type Dose,
  dosesOf,
  isAbove,
  lastDayOfCount,
  materialOf,
  prepareNutrients,
  type Total,
  totalsOf,
  unknownsOf,
} from '../../lib/fertilizing/nutrient-doses.ts'
import type { Finding, Rule } from '../../rule.ts'
import { NITRATE_AREA } from '../../lib/law/water-sources.ts'
import { MINERAL_NITROGEN, nitrateZoneLimits, SINGLE_DOSE, SLUDGE } from './limits.ts'

const COUNTED: Counted = { element: 'N', origins: ['mineral'] }
/** Of sludge it does not matter how much. */
const LOOKED_AT: Counted['origins'] = ['mineral', 'manure', 'organic']

/** The law of the day of the job; a plan has no day but its year. */
const limitFor = (event: EventFacts, limits: Dated<number>): number => {
  const day = event.status === 'PLANNED' ? `${calendarYearOf(event)}-12-31` : event.date
  return limits.at(day)?.value ?? Number.POSITIVE_INFINITY
}

/** Crops that the limit of a single dose is for; grass stands for grass that is cut several times. */
const DOSED_GROUPS: ReadonlySet<string> = new Set(['winterCereal', 'grass', 'permanentGrass'])

const broken = (event: EventFacts, nutrient: Pick<Finding, 'cause' | 'material' | 'message'>): Finding => ({
  outcome: 'broken',
  event,
  related: null,
  date: event.status === 'PLANNED' ? null : event.date,
  until: `${calendarYearOf(event)}-12-31`,
  nextAllowed: null,
  ...nutrient,
})

function yearFinding({ dose, perHectare, kilograms, isAdvisory }: Total, { field }: Facts): Finding {
  const { event, year, hectares } = dose
  const limit = limitFor(event, MINERAL_NITROGEN)
  return broken(event, {
    material: materialOf(event, COUNTED),
    cause: `${year}|${limit}`,
    message: () =>
      `Põld „${field.name}“ on nitraaditundlikul alal: ${year}. aastal on mineraalväetisega koos tööga ` +
      `„${event.job.name}“ antud ${numberText(roundTo(kilograms, 2))} kg lämmastikku ${numberText(hectares)} ha ` +
      `kohta ehk ${aboveText(perHectare, limit)} kg/ha. Kaitsmata põhjaveega alal on lubatud ${limit} kg/ha aastas. ` +
      `Vähendage kogust; uus arvestus algab ${dayText(`${year + 1}-01-01`)}.${advisoryText(isAdvisory)}`,
  })
}

/** A single dose is spread on the hectares that were worked, not on the whole field. */
function doseFinding({ event, nutrient }: Dose, { field }: Facts): Finding | undefined {
  const limit = limitFor(event, SINGLE_DOSE)
  const perHectare = event.area > 0 ? nutrient.kilograms / event.area : 0
  if (!isAbove(perHectare, limit)) return undefined
  const key = cropAt(event, field)
  const crop = key === null ? undefined : cropByKey(key)
  if (crop && !DOSED_GROUPS.has(crop.rotationGroup)) return undefined
  const found = broken(event, {
    material: materialOf(event, COUNTED),
    cause: `dose|${limit}`,
    message: () =>
      `Põld „${field.name}“ on nitraaditundlikul alal: tööga „${event.job.name}“ antakse korraga ` +
      `${numberText(roundTo(nutrient.kilograms, 2))} kg lämmastikku ${numberText(event.area)} ha kohta ehk ` +
      `${aboveText(perHectare, limit)} kg/ha. Taliviljale ja mitmeniitelisele rohumaale on korraga lubatud ` +
      `${limit} kg/ha. ${crop ? '' : 'Märkige põllule kultuur, et piiri saaks kontrollida. '}Jagage kogus mitmele korrale.` +
      advisoryText(nutrient.isAdvisory),
  })
  return crop ? found : { ...found, outcome: 'unknown', missing: ['crop'] }
}

function sludgeFindings({ events, field, focus }: Facts): Finding[] {
  return events.flatMap((event): Finding[] => {
    if (focus && !focus.has(event._id)) return []
    const sludge = portionsOf(event).find(({ organicType }) => organicType === SEWAGE_SLUDGE)
    if (sludge === undefined || limitFor(event, SLUDGE) > 0) return []
    return [
      broken(event, {
        material: event.materials.find(({ name }) => name === sludge.name) ?? null,
        cause: 'sludge',
        message: () =>
          `Põld „${field.name}“ on nitraaditundlikul alal: reoveesette („${sludge.name}“) laotamine on kaitsmata ` +
          'põhjaveega alal keelatud. Valige teine põld või väetis.',
      }),
    ]
  })
}

const excessesOf = (facts: Facts, doses: readonly Dose[]): Finding[] => [
  ...totalsOf(doses, 1)
    .filter(({ dose, perHectare }) => isAbove(perHectare, limitFor(dose.event, MINERAL_NITROGEN)))
    .map((total) => yearFinding(total, facts)),
  ...doses.flatMap((dose) => doseFinding(dose, facts) ?? []),
  ...sludgeFindings(facts),
]

/** Nobody has said whether the field lies in the area: it matters only to a job that is above a figure, once. */
const unsure = (findings: readonly Finding[], { field }: Facts): Finding[] =>
  [...new Map(findings.toReversed().map((finding) => [finding.event, finding])).values()].map((finding) => ({
    ...finding,
    outcome: 'unknown',
    // The question is one, whatever of the job it is asked for.
    cause: 'zone',
    missing: ['nitrateZone'],
    message: () =>
      `Põld „${field.name}“: ei ole teada, kas põld on nitraaditundlikul alal. Kui on, võib töö ` +
      `„${finding.event.job.name}“ ületada seal kehtiva piirmäära. Märkige see põllu andmetes.`,
  }))

/** Whether nobody has to ask about any year: most fields lie outside, and always have. */
const isOutside = ({ nitrateZone, yearInfo }: Facts['field']): boolean =>
  nitrateZone === false && yearInfo.every((info) => info.nitrateZone !== true)

function check(facts: Facts): Finding[] {
  if (isOutside(facts.field)) return []
  const doses = dosesOf(facts, COUNTED)
  const said = Map.groupBy(excessesOf(facts, doses), ({ event }) => nitrateZoneAt(event, facts.field))
  const inZone = doses.filter(({ event }) => nitrateZoneAt(event, facts.field) === true)
  return [
    ...(said.get(true) ?? []),
    ...unsure(said.get(null) ?? [], facts),
    ...unknownsOf(inZone, facts, COUNTED),
  ]
}

/** More mineral nitrogen, or sewage sludge, where groundwater is unprotected. */
export const nitrateZoneLimitExceeded: Rule = {
  id: 'NITRATE_ZONE_LIMIT_EXCEEDED',
  title: 'Nitraaditundliku ala piirang ületatud',
  level: 'ERROR',
  summary:
    'Nitraaditundlikul alal tohib mineraalväetisega anda kuni 120 kg lämmastikku hektarile kalendriaastas, taliviljale ' +
    'ja mitmeniitelisele rohumaale korraga kuni 80 kg/ha; reoveesete on keelatud. Piirangud kehtivad ala kaitsmata ' +
    'põhjaveega osas; põllu märge „nitraaditundlik ala“ loetakse selleks. Teiste kultuuride ühe korra kogust reegel ei ' +
    'piira.',
  sources: NITRATE_AREA,
  ignoresPlantProtection: true,
  limits: nitrateZoneLimits,
  prepare: (facts) => prepareNutrients(facts, LOOKED_AT, check),
  check,
  affectsUntil: (event) => lastDayOfCount(event, COUNTED, 0),
}
