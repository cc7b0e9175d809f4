import { cropByKey } from '../../../crops/table.ts'
import { cropYearOfEvent, type EventFacts, type Facts } from '../../facts.ts'
import { fieldUsesOf } from '../../lib/register/product-uses.ts'
import { CHECK_LABEL, cropName, namesOf, quoted } from '../../lib/register/register-text.ts'
import { dayOf, type ProductInJob, productsOfJob } from '../../lib/register/register-use.ts'
import type { Finding, Rule } from '../../rule.ts'
import { LABEL } from '../../lib/law/sources.ts'
import { changingLimits } from './limits.ts'
import { allowedBeside, type Neighbour } from './neighbour.ts'

const placeText = ({ field }: Facts, event: EventFacts): string =>
  `Põld „${field.name}“, saagiaasta ${cropYearOfEvent(event, field)}: `

const LONGEST_LIST = 8

/** The crops in the open as the register names them, the first of many. */
function allowedText({ product }: ProductInJob): string {
  const open = product.uses.filter(({ place }) => place === 'field')
  const names = [...new Set(open.flatMap(({ cropNames }) => cropNames))]
  if (names.length === 0) return 'Registris ei ole sellel vahendil avamaal ühtegi kasutusala.'
  const rest = names.length > LONGEST_LIST ? ' jt' : ''
  return `Registri järgi tohib seda avamaal kasutada: ${names.slice(0, LONGEST_LIST).join(', ')}${rest}.`
}

const withoutDates = { until: null, nextAllowed: null, related: null } as const

const forbidden = (facts: Facts, found: ProductInJob): Finding => ({
  ...withoutDates,
  outcome: 'broken',
  event: found.event,
  material: found.material,
  cause: `${found.material.key.slice(0, 100)}|${found.crop}`,
  date: dayOf(found.event),
  message: () =>
    `${placeText(facts, found.event)}vahendit „${found.material.name}“ (registri number ${found.product.number}) ` +
    `ei ole kultuuril „${cropName(found.crop)}“ lubatud kasutada. ${allowedText(found)} ` +
    `Valige teine vahend või kontrollige põllu kultuuri ja etiketti.`,
})

/** The job may have been meant for the crop that is to come, or for the one before. */
const maybeBeside = (facts: Facts, found: ProductInJob, { year, crop }: Neighbour): Finding => ({
  ...withoutDates,
  outcome: 'unknown',
  missing: ['crop'],
  event: found.event,
  material: found.material,
  cause: `${found.material.key.slice(0, 100)}|${found.crop}|${crop}`,
  date: null,
  message: () =>
    `${placeText(facts, found.event)}vahendit „${found.material.name}“ (registri number ${found.product.number}) ` +
    `ei ole kultuuril „${cropName(found.crop)}“ lubatud kasutada, saagiaasta ${year} kultuuril „${cropName(crop)}“ ` +
    `on. Kui töö tehti sellele, muutke põllu hooaja algust nii, et töö kuuluks saagiaastasse ${year}.`,
})

/** The register names what it is for in words that are no crop of ours, or nothing at all. */
function cannotCompare(facts: Facts, found: ProductInJob): Finding {
  const { unclear } = fieldUsesOf(found.product, found.crop ?? '')
  const names = quoted(unclear.flatMap(({ cropNames }) => cropNames))
  return {
    ...withoutDates,
    outcome: 'unknown',
    missing: ['register'],
    event: found.event,
    material: found.material,
    cause: `${found.material.key.slice(0, 100)}|${found.crop}`,
    date: null,
    message: () =>
      `${placeText(facts, found.event)}ei ole teada, kas vahendit „${found.material.name}“ tohib kultuuril ` +
      `„${cropName(found.crop)}“ kasutada. ` +
      (names
        ? `Registris on kasutusala ${names}, mis ei ütle kultuuri. ${CHECK_LABEL}`
        : `Registris ei ole selle vahendi kasutusalasid. ${CHECK_LABEL}`),
  }
}

const cropUnknown = (facts: Facts, found: readonly ProductInJob[], first: ProductInJob): Finding => ({
  ...withoutDates,
  outcome: 'unknown',
  missing: ['crop'],
  event: first.event,
  material: null,
  cause: `crop|${first.crop ?? ''}`,
  date: null,
  message: () =>
    placeText(facts, first.event) +
    (first.crop === null
      ? 'põllu kultuur on märkimata'
      : `kultuur „${cropName(first.crop)}“ ei ole registriga võrreldav`) +
    `, seepärast ei saa kontrollida, kas ja kuidas tohib kasutada: ${namesOf(found.map(({ material }) => material))}. ` +
    (first.crop === null ? 'Märkige põllule kultuur.' : CHECK_LABEL),
})

/** A crop in the farmer's own words stands for many; the register knows only the single ones. */
const isExact = (crop: string): boolean => cropByKey(crop)?.isFreeText === false

function judge(facts: Facts, found: ProductInJob): Finding[] {
  if (found.crop === null || found.uses.length > 0 || !isExact(found.crop)) return []
  const { unclear } = fieldUsesOf(found.product, found.crop)
  const isUnclear = unclear.length > 0 || found.product.uses.length === 0
  if (isUnclear) return [cannotCompare(facts, found)]
  const beside = allowedBeside(found, facts.field)
  return [beside ? maybeBeside(facts, found, beside) : forbidden(facts, found)]
}

function judgeJob(facts: Facts, event: EventFacts): Finding[] {
  const found = productsOfJob(facts, event)
  const dark = found.filter(({ crop, uses }) => crop === null || (uses.length === 0 && !isExact(crop)))
  const [first] = dark
  return [
    ...(first ? [cropUnknown(facts, dark, first)] : []),
    ...found.flatMap((product) => judge(facts, product)),
  ]
}

/** A product that the register does not allow in the field's crop. */
export const useNotAuthorised: Rule = {
  id: 'USE_NOT_AUTHORISED',
  title: 'Vahend ei ole kultuuril lubatud',
  level: 'ERROR',
  summary:
    'Vahendi kasutusalade seas taimekaitsevahendite registris peab olema põllu selle saagiaasta põhikultuur ' +
    'avamaal. Kasutusalad, mis ei sõltu kultuurist (kesa, kõrrepõld, külvieelne), sobivad igale põllule. Kuni 31 päeva enne ' +
    'ja pärast saagiaasta vahetust võis töö olla naaberaasta kultuurile: kui vahend on sellel lubatud, hoiatust ei ' +
    'teki ja vormil küsitakse põllu hooaja algust.',
  isOfOneJob: true,
  sources: LABEL,
  limits: changingLimits,
  quantities: [],
  check: (facts) => (facts.products ? facts.events.flatMap((event) => judgeJob(facts, event)) : []),
}
