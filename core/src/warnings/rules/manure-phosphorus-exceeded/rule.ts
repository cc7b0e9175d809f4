import { MANURE_ORIGINS } from '../../../nutrients/nutrient-amount.ts'
import { numberText } from '../../../text/format.ts'
import { yearOf } from '../../../time/day.ts'
import { roundTo } from '../../../units/rounding.ts'
import type { Facts, FieldFacts } from '../../facts.ts'
import type { FarmFacts, ManureApart, ManureYear } from '../../farm.ts'
import { meanOf } from '../../lib/fertilizing/manure-mean.ts'
import {
  aboveText,
  advisoryText,
  type Counted,
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
import { MANURE_PHOSPHORUS_LIMIT } from '../../lib/law/water-sources.ts'
import { MANURE_PHOSPHORUS, manurePhosphorusLimits, MEAN_YEARS } from './limits.ts'
import { needOf, type Proof } from './need.ts'

const COUNTED: Counted = { element: 'P', origins: MANURE_ORIGINS }
const limitIn = (year: number): number =>
  MANURE_PHOSPHORUS.at(`${year}-12-31`)?.value ?? Number.POSITIVE_INFINITY
const WAY_OUT =
  'Vähendage kogust või tõendage suur fosforitarve kuni viie aasta vanuse mullaprooviga (kuni 45 mg/kg Mehlich 3, 40 AL või 19 DL järgi).'

const messageOf = (
  { dose, perHectare, isAdvisory }: Total,
  { field, proof }: { readonly field: FieldFacts; readonly proof: Proof },
): string => {
  const { event, year } = dose
  const limit = limitIn(year)
  return (
    `Põld „${field.name}“: aastatel ${year - MEAN_YEARS + 1}–${year} on sõnniku ja karjatamisega koos tööga ` +
    `„${event.job.name}“ antud ${aboveText(perHectare, limit * MEAN_YEARS)} kg fosforit hektarile, aasta keskmisena ` +
    `${aboveText(perHectare / MEAN_YEARS, limit)} kg/ha. Ettevõtte haritava maa viie aasta keskmisena on lubatud ` +
    `${limit} kg/ha. ${proof.why && `${proof.why} `}${WAY_OUT}${advisoryText(isAdvisory)}`
  )
}

const UNSURE =
  'proovi fosfor või aasta puudub või proov saab sel aastal viis aastat vanaks. Kontrollige proovi päeva.'
const unsureMessageOf = (
  { dose: { event, year } }: Total,
  { field, proof }: { readonly field: FieldFacts; readonly proof: Proof },
): string =>
  `Põld „${field.name}“: ${year}. aastal on fosfor tööga „${event.job.name}“ üle viie aasta piiri. Kas mullaproov ` +
  `tõendab suurt fosforitarvet, ei ole teada: ${proof.why || UNSURE}`

function findingOf(total: Total, { field, samples }: Facts): Finding | undefined {
  const { event, year } = total.dose
  const proof = needOf(event, field, samples)
  const { need } = proof
  if (need === 'proven') return undefined
  const common = {
    event,
    related: null,
    material: materialOf(event, COUNTED),
    cause: `${field._id}|${year}|${limitIn(year)}`,
    date: event.status === 'PLANNED' ? null : event.date,
    until: `${year}-12-31`,
    nextAllowed: null,
  }
  if (need === 'unsure')
    return {
      ...common,
      outcome: 'unknown',
      missing: ['soilSample'],
      message: () => unsureMessageOf(total, { field, proof }),
    }
  return { ...common, outcome: 'broken', level: 'WARN', message: () => messageOf(total, { field, proof }) }
}

/** A field above the limit is a matter of attention: the law asks for the mean of the farm. */
function check(facts: Facts): Finding[] {
  const doses = dosesOf(facts, COUNTED)
  if (doses.length === 0) return []
  const above = totalsOf(doses, MEAN_YEARS).filter(({ dose, perHectare }) =>
    isAbove(perHectare, limitIn(dose.year) * MEAN_YEARS),
  )
  return [...above.flatMap((total) => findingOf(total, facts) ?? []), ...unknownsOf(doses, facts, COUNTED)]
}

const APART = {
  kilogramsOf: ({ phosphorusKg }: ManureYear | ManureApart) => phosphorusKg,
  isLeftOut: ({ isNeedProven }: ManureApart) => isNeedProven,
}

/** The mean of the five years that end with this one; a year that nothing is known of counts as nothing. */
function checkFarm({ today, fields, manure }: FarmFacts): FarmFinding[] {
  const last = yearOf(today)
  const limit = limitIn(last)
  const mean =
    manure
      .filter(({ year }) => year <= last && year > last - MEAN_YEARS)
      .map((apart) => meanOf(apart, fields, { ...APART, limit }).perHectare)
      .reduce((sum, perHectare) => sum + perHectare, 0) / MEAN_YEARS
  if (!isAbove(mean, limit)) return []
  return [
    {
      outcome: 'broken',
      target: { kind: 'farm', id: String(last) },
      cause: String(limit),
      date: null,
      until: `${last}-12-31`,
      nextAllowed: null,
      message: () =>
        `Aastatel ${last - MEAN_YEARS + 1}–${last} on sõnniku ja karjatamisega antud haritava maa hektarile ` +
        `keskmiselt ${aboveText(mean, limit)} kg fosforit aastas; lubatud on ${numberText(roundTo(limit, 2))} kg/ha. ` +
        'Põllud, mille suurt fosforitarvet tõendab sel aastal mullaproov, on arvestusest väljas. Kontrollige ' +
        'koguseid ja väetiste sisaldust ning laotage sel aastal vähem sõnnikut.',
    },
  ]
}

/** More phosphorus in manure and from grazing than the mean of five years allows. */
export const manurePhosphorusExceeded: Rule = {
  id: 'MANURE_PHOSPHORUS_EXCEEDED',
  title: 'Sõnniku fosfori piir ületatud',
  level: 'ERROR',
  summary:
    'Sõnniku ja karjatamisega antud fosfor liidetakse viie kalendriaasta kohta (aasta ja neli eelmist). Üle 25 kg/ha ' +
    'aastas ettevõtte haritava maa keskmisena on rikkumine; põllul, mille viie aasta summa on üle 125 kg/ha, saab ' +
    'hoiatuse piiri ületav ja iga järgmine töö. Tööd, mille päeval kehtivad mullaproovid tõendavad suurt või väga suurt ' +
    'fosforitarvet (kuni 45 mg/kg Mehlich 3, 40 mg/kg AL või 19 mg/kg DL järgi), ei hoiatata, ja selle aasta põld jääb ' +
    'ettevõtte keskmisest välja. Proovid on need, mis on põllule sisestatud: uusima vooru keskmine ja üks kehtiv proov ' +
    'iga 5 ha kohta; kui need ei otsusta, loeb töö juurde kirjutatud proov.',
  sources: MANURE_PHOSPHORUS_LIMIT,
  ignoresPlantProtection: true,
  readsSoilSamples: true,
  limits: manurePhosphorusLimits,
  prepare: (facts) => prepareNutrients(facts, COUNTED.origins, check),
  check,
  affectsUntil: (event) => lastDayOfCount(event, COUNTED, MEAN_YEARS - 1),
  checkFarm,
}
