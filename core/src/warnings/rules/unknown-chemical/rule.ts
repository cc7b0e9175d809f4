import type { Products } from '../../../registers/products.ts'
import { CATEGORY } from '../../../settings/table.ts'
import { addDays } from '../../../time/day.ts'
import { authorisationLimits, type Lapse, lapseAt, lapseText } from '../../lib/register/authorisation.ts'
import { AUTHORISATION } from '../../lib/law/sources.ts'
import type { EventFacts, Facts, MaterialUse } from '../../facts.ts'
import type { FarmFacts } from '../../farm.ts'
import { causeOf, placeText, REGISTER_PLACE, requisiteTarget } from '../../lib/targets/material-places.ts'
import type { FarmFinding, Finding, Rule } from '../../rule.ts'

const isFromRegister = ({ type, subtypeVariant }: MaterialUse): boolean =>
  type === 'chemical' && subtypeVariant === 'TKV_REGISTRIST'

const titleOf = ({ name, registerNumber }: MaterialUse): string =>
  registerNumber === null ? `„${name}“` : `„${name}“ (registri nr ${registerNumber})`

const unknownText = (material: MaterialUse): string =>
  `taimekaitsevahendit ${titleOf(material)} ei ole taimekaitsevahendite registris. Kontrollige nime ja registri ` +
  'numbrit. Vahendit, mille luba on lõppenud, tohib kasutada ainult varude kasutamise tähtajani.'

function findingsOnFarm({ register, requisites }: FarmFacts): FarmFinding[] {
  if (!register || register.isPartial) return []
  return requisites
    .filter((requisite) => isFromRegister(requisite) && !register.find(requisite))
    .map((requisite) => ({
      outcome: 'broken',
      target: requisiteTarget(requisite),
      cause: causeOf(requisite, 'register'),
      date: null,
      until: null,
      nextAllowed: null,
      message: () => REGISTER_PLACE + unknownText(requisite),
    }))
}

interface Use {
  readonly event: EventFacts
  readonly material: MaterialUse
  readonly field: string
}

const base = ({ event, material }: Use) => ({ event, material, related: null, nextAllowed: null })

/** The copy is judged by itself, whatever became of the farm's material that it was taken from. */
function findUnknown(use: Use): Finding[] {
  const { event, material, field } = use
  if (event.category.key === CATEGORY.other) return []
  return [
    {
      ...base(use),
      outcome: 'broken',
      cause: causeOf(material, 'register'),
      date: event.status === 'PLANNED' ? null : event.date,
      until: null,
      message: () => placeText(event, field) + unknownText(material),
    },
  ]
}

const WAY_OUT = 'Valige kehtiva loaga vahend või parandage töö kuupäev.'

function findingOfLapse(use: Use, lapse: Lapse): Finding {
  const { event, material, field } = use
  const dayAfter = addDays(lapse.until, 1)
  const text = () =>
    `${placeText(event, field)}${lapseText(`taimekaitsevahendi ${titleOf(material)}`, lapse)}. `
  const cause = causeOf(material, lapse.until)
  const common = { ...base(use), cause, until: lapse.until }
  if (lapse.isUnsure)
    return {
      ...common,
      outcome: 'unknown',
      date: null,
      missing: ['authorisation'],
      message: () => text().trimEnd(),
    }
  const date = event.date > dayAfter ? event.date : dayAfter
  return { ...common, outcome: 'broken', level: 'ERROR', date, message: () => text() + WAY_OUT }
}

function findingsOf(use: Use, products: Products): Finding[] {
  const { event, material } = use
  const product =
    material.registerNumber === null
      ? products.byName(material.name)
      : (products.now(material) ?? products.of(material))
  if (!product) return products.isPartial ? [] : findUnknown(use)
  if (event.status === 'PLANNED') return []
  const lapse = lapseAt(product, event.endDate ?? event.date)
  return lapse ? [findingOfLapse(use, lapse)] : []
}

function check({ events, field, products }: Facts): Finding[] {
  if (!products) return []
  return events.flatMap((event) => {
    const chemicals = event.materials.filter(isFromRegister)
    const once = chemicals.filter(
      (material, i) => chemicals.findIndex(({ key }) => key === material.key) === i,
    )
    return once.flatMap((material) => findingsOf({ event, material, field: field.name }, products))
  })
}

/** A chemical of the registered kind that the register does not know, or that was used after its authorisation. */
export const unknownChemical: Rule = {
  id: 'UNKNOWN_CHEMICAL',
  title: 'Taimekaitsevahendit ei ole registris või selle luba on lõppenud',
  level: 'WARN',
  summary:
    'Registreeritud taimekaitsevahendit ei leidu registris numbri, selle puudumisel nime järgi. Viga (ERROR) on töö, ' +
    'mille viimaseks päevaks on vahendi luba ja varude kasutamise tähtaeg lõppenud. Kui register varude kasutamise ' +
    'tähtaega ei ütle, on kuni 18 kuud pärast loa lõppu teadmata, kas vahendit tohib kasutada. Programmiga kaasas ' +
    'olevast lühikesest registrist ei järeldata, et vahendit ei ole registris.',
  isOfOneJob: true,
  sources: AUTHORISATION,
  limits: authorisationLimits,
  quantities: [],
  check,
  checkFarm: findingsOnFarm,
}
