import { areaOfYear } from '../../fields/rules.ts'
import { MANURE_ORIGINS } from '../../nutrients/given.ts'
import { dayText, numberText } from '../../text/format.ts'
import { roundTo, sumAreas } from '../../units/rounding.ts'
import type { Facts, FieldFacts } from '../facts.ts'
import type { FarmFacts, ManureYear } from '../farm.ts'
import {
  aboveText,
  advisoryText,
  type Counted,
  dosesOf,
  isAbove,
  lastDayOfCount,
  materialOf,
  type Total,
  totalsOf,
  unknownsOf,
} from '../nutrient-doses.ts'
import type { FarmFinding, Finding, Rule } from '../rule.ts'
import { WATER_ACT } from '../water-sources.ts'
import { MANURE_NITROGEN, manureNitrogenLimits } from './limits.ts'

const COUNTED: Counted = { element: 'N', origins: MANURE_ORIGINS }
const limitIn = (year: number): number =>
  MANURE_NITROGEN.at(`${year}-12-31`)?.value ?? Number.POSITIVE_INFINITY

const messageOf = ({ dose, perHectare, kilograms, isAdvisory }: Total, field: FieldFacts): string => {
  const { event, year, hectares } = dose
  const limit = limitIn(year)
  return (
    `Põld „${field.name}“: ${year}. aastal on sõnniku ja karjatamisega koos tööga „${event.job.name}“ antud ` +
    `${numberText(roundTo(kilograms, 1))} kg lämmastikku ${numberText(hectares)} ha kohta ehk ` +
    `${aboveText(perHectare, limit)} kg/ha. Ettevõtte haritava maa keskmisena on lubatud ${limit} kg/ha aastas. ` +
    `Vähendage kogust või jälgige, et keskmine jääks piiri alla; uus arvestus algab ${dayText(`${year + 1}-01-01`)}.` +
    advisoryText(isAdvisory)
  )
}

const findingOf = (total: Total, field: FieldFacts): Finding => {
  const { event, year } = total.dose
  return {
    outcome: 'broken',
    level: 'WARN',
    event,
    related: null,
    material: materialOf(event, COUNTED),
    cause: `${field._id}|${year}|${limitIn(year)}`,
    date: event.status === 'PLANNED' ? null : event.date,
    until: `${year}-12-31`,
    nextAllowed: null,
    message: () => messageOf(total, field),
  }
}

/** A field above the limit is a matter of attention: the law asks for the mean of the farm. */
function check(facts: Facts): Finding[] {
  const doses = dosesOf(facts, COUNTED)
  if (doses.length === 0) return []
  const above = totalsOf(doses, 1).filter(({ dose, perHectare }) => isAbove(perHectare, limitIn(dose.year)))
  return [...above.map((total) => findingOf(total, facts.field)), ...unknownsOf(doses, facts, COUNTED)]
}

const farmMessageOf = ({ year, nitrogenKg }: ManureYear, hectares: number): string =>
  `${year}. aastal on sõnniku ja karjatamisega antud ${numberText(roundTo(nitrogenKg, 1))} kg lämmastikku ` +
  `${numberText(hectares)} ha kohta ehk ${aboveText(nitrogenKg / hectares, limitIn(year))} kg/ha. Haritava maa ` +
  `keskmisena on lubatud ${limitIn(year)} kg/ha aastas. Kontrollige koguseid ja väetiste sisaldust; sõnnik, mis üle ` +
  'jääb, andke teise ettevõtte maale või jätke järgmisse aastasse.'

function checkFarm({ fields, manure }: FarmFacts): FarmFinding[] {
  return manure.flatMap((given): FarmFinding[] => {
    const { year, nitrogenKg } = given
    const hectares = sumAreas(fields.map((field) => areaOfYear(field, year)))
    if (hectares === 0 || !isAbove(nitrogenKg / hectares, limitIn(year))) return []
    return [
      {
        outcome: 'broken',
        target: { kind: 'farm', id: String(year) },
        cause: String(limitIn(year)),
        date: null,
        until: `${year}-12-31`,
        nextAllowed: null,
        message: () => farmMessageOf(given, hectares),
      },
    ]
  })
}

/** More nitrogen in manure and from grazing than a calendar year allows. */
export const manureNitrogen: Rule = {
  id: 'MANURE_NITROGEN_EXCEEDED',
  title: 'Sõnniku lämmastiku piir ületatud',
  level: 'ERROR',
  summary:
    'Sõnniku ja karjatamisega antud lämmastik liidetakse kalendriaasta kaupa. Üle 170 kg/ha ettevõtte haritava maa ' +
    'keskmisena on rikkumine; põllul, mis on üle piiri, saab hoiatuse piiri ületav ja iga järgmine töö. Orgaaniline ' +
    'väetis, mille liik on märkimata, loetakse sõnnikuks. Maisi ja kõrreliste rohumaa erandit (väljaspool ' +
    'nitraaditundlikku ala) reegel ei arvesta.',
  sources: WATER_ACT,
  limits: manureNitrogenLimits,
  revision: 1,
  check,
  reachOf: (event) => lastDayOfCount(event, COUNTED, 0),
  checkFarm,
}
