import { MANURE_ORIGINS } from '../../../nutrients/nutrient-amount.ts'
import { dayText, numberText } from '../../../text/format.ts'
import { roundTo } from '../../../units/rounding.ts'
import { type Facts, type FieldFacts, isWhatIf } from '../../facts.ts'
import type { FarmFacts, ManureApart, ManureYear } from '../../farm.ts'
import { meanOf } from '../../lib/fertilizing/manure-mean.ts'
import {
  aboveText,
  advisoryText,
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
import type { FarmFinding, Finding, Rule } from '../../rule.ts'
import { MANURE_NITROGEN_LIMIT } from '../../lib/law/water-sources.ts'
import { termsOf } from './exception.ts'
import { MANURE_NITROGEN, manureNitrogenLimits } from './limits.ts'

const COUNTED: Counted = { element: 'N', origins: MANURE_ORIGINS }
const limitIn = (year: number): number =>
  MANURE_NITROGEN.at(`${year}-12-31`)?.value ?? Number.POSITIVE_INFINITY

const messageOf = ({ dose, perHectare, kilograms, isAdvisory }: Total, field: FieldFacts): string => {
  const { event, year, hectares } = dose
  const limit = limitIn(year)
  return (
    `Põld „${field.name}“: ${year}. aastal on sõnniku ja karjatamisega koos tööga „${event.job.name}“ antud ` +
    `${numberText(roundTo(kilograms, 2))} kg lämmastikku ${numberText(hectares)} ha kohta ehk ` +
    `${aboveText(perHectare, limit)} kg/ha. Ettevõtte haritava maa keskmisena on lubatud ${limit} kg/ha aastas. ` +
    `Vähendage kogust või jälgige, et keskmine jääks piiri alla; uus arvestus algab ${dayText(`${year + 1}-01-01`)}.` +
    advisoryText(isAdvisory)
  )
}

/** Said where more is allowed. */
const EXCEPTION =
  'Maisile, heintaimedele ja rohumaale, kus liblikõielisi on kuni 25%, tohib väljaspool nitraaditundlikku ala ja ' +
  'turvasmuldi anda sõnnikut rohkem, kui seda tehakse mitmes jaos enne 15. augustit (veeseadus § 161 lg 2). Siis peab ' +
  'lämmastiku ja fosfori arvestus olema põllu kaupa (§ 161 lg 3¹) ja kultuuri suurimat lämmastikukogust ei tohi ületada.'

const noteOf = (total: Total, field: FieldFacts): string =>
  `Põld „${field.name}“: ${total.dose.year}. aastal on sõnniku ja karjatamisega antud ` +
  `${aboveText(total.perHectare, limitIn(total.dose.year))} kg lämmastikku hektarile, üle ` +
  `${limitIn(total.dose.year)} kg/ha. ${EXCEPTION}`

/** Later crop years are not looked at: what they bring is said of their own jobs. */
const isException = ({ dose }: Total, doses: readonly Dose[], field: FieldFacts): boolean =>
  termsOf(
    field,
    doses
      .filter(({ event, year, cropYear }) => {
        const isCounted = isWhatIf(dose.event) || !isWhatIf(event)
        return isCounted && year === dose.year && cropYear <= dose.cropYear
      })
      .map(({ event }) => event),
  ) === 'kept'

const findingOf = (total: Total, doses: readonly Dose[], field: FieldFacts): Finding => {
  const { event, year } = total.dose
  const mayExceed = event.status !== 'PLANNED' && isException(total, doses, field)
  return {
    outcome: mayExceed ? 'advice' : 'broken',
    level: 'WARN',
    event,
    related: null,
    material: materialOf(event, COUNTED),
    cause: `${field._id}|${year}|${limitIn(year)}`,
    date: event.status === 'PLANNED' || mayExceed ? null : event.date,
    until: `${year}-12-31`,
    nextAllowed: null,
    message: () => (mayExceed ? noteOf(total, field) : messageOf(total, field)),
  }
}

/** A field above the limit is a matter of attention: the law asks for the mean of the farm. */
function check(facts: Facts): Finding[] {
  const doses = dosesOf(facts, COUNTED)
  if (doses.length === 0) return []
  const above = totalsOf(doses, 1).filter(({ dose, perHectare }) => isAbove(perHectare, limitIn(dose.year)))
  return [...above.map((total) => findingOf(total, doses, facts.field)), ...unknownsOf(doses, facts, COUNTED)]
}

const APART = {
  kilogramsOf: ({ nitrogenKg }: ManureYear | ManureApart) => nitrogenKg,
  isLeftOut: ({ mayExceed }: ManureApart) => mayExceed,
}
type Mean = ReturnType<typeof meanOf>

const farmMessageOf = (year: number, { kilograms, hectares, perHectare, isPart }: Mean): string =>
  `${year}. aastal on sõnniku ja karjatamisega antud ${numberText(roundTo(kilograms, 2))} kg lämmastikku ` +
  `${numberText(hectares)} ha kohta ehk ${aboveText(perHectare, limitIn(year))} kg/ha. Haritava maa ` +
  `keskmisena on lubatud ${limitIn(year)} kg/ha aastas. Kontrollige koguseid ja väetiste sisaldust; sõnnik, mis üle ` +
  `jääb, andke teise ettevõtte maale või jätke järgmisse aastasse.${isPart ? ' Erandiga põllud (§ 161 lg 2) on arvestusest väljas.' : ''}`

const farmNoteOf = (year: number, { perHectare }: Mean): string =>
  `${year}. aastal on sõnniku ja karjatamisega antud haritava maa keskmisena ${aboveText(perHectare, limitIn(year))} kg ` +
  `lämmastikku hektarile, üle ${limitIn(year)} kg/ha. ${EXCEPTION}`

/** Above the mean, but for fields that may be given more: a matter of attention. */
function checkYear(ofYear: ManureYear, fields: FarmFacts['fields']): FarmFinding[] {
  const { year } = ofYear
  const limit = limitIn(year)
  const all = meanOf(ofYear, fields, { ...APART, isLeftOut: () => false, limit })
  if (!isAbove(all.perHectare, limit)) return []
  const rest = meanOf(ofYear, fields, { ...APART, limit })
  const isBroken = isAbove(rest.perHectare, limit)
  return [
    {
      outcome: 'broken',
      ...(isBroken ? {} : { level: 'WARN' as const }),
      target: { kind: 'farm', id: String(year) },
      cause: isBroken ? String(limit) : `${limit}|161-2`,
      date: null,
      until: `${year}-12-31`,
      nextAllowed: null,
      message: () => (isBroken ? farmMessageOf(year, rest) : farmNoteOf(year, all)),
    },
  ]
}

const checkFarm = ({ fields, manure }: FarmFacts): FarmFinding[] =>
  manure.flatMap((ofYear) => checkYear(ofYear, fields))

/** More nitrogen in manure and from grazing than a calendar year allows. */
export const manureNitrogenExceeded: Rule = {
  id: 'MANURE_NITROGEN_EXCEEDED',
  title: 'Sõnniku lämmastiku piir ületatud',
  level: 'ERROR',
  summary:
    'Sõnniku ja karjatamisega antud lämmastik liidetakse kalendriaasta kaupa. Üle 170 kg/ha ettevõtte haritava maa ' +
    'keskmisena on rikkumine; põllul, mis on üle piiri, saab hoiatuse piiri ületav ja iga järgmine töö. Orgaaniline ' +
    'väetis, mille liik on märkimata, loetakse sõnnikuks. Maisi, heintaimede ja rohumaa põllud, millele väljaspool ' +
    'nitraaditundlikku ala anti sõnnik mitmes jaos enne 15. augustit, tohivad saada rohkem: nende kohta antakse tähelepanek.',
  sources: MANURE_NITROGEN_LIMIT,
  ignoresPlantProtection: true,
  limits: manureNitrogenLimits,
  prepare: (facts) => prepareNutrients(facts, COUNTED.origins, check),
  check,
  affectsUntil: (event) => lastDayOfCount(event, COUNTED, 0),
  checkFarm,
}
