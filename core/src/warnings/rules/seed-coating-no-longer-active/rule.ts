import { materialKey } from '../../../materials/schema.ts'
import { CATEGORY } from '../../../settings/table.ts'
import { addDays } from '../../../time/day.ts'
import { authorisationLimits, type Lapse, lapseAt, lapseText } from '../../lib/register/authorisation.ts'
import { AUTHORISATION } from '../../lib/law/sources.ts'
import type { EventFacts, Facts, MaterialUse } from '../../facts.ts'
import type { FarmFacts, FarmMaterialFacts } from '../../farm.ts'
import { fingerprint } from '../../fingerprint.ts'
import { placeText, REGISTER_PLACE, requisiteTarget } from '../../lib/targets/material-places.ts'
import type { FarmFinding, Finding, Rule } from '../../rule.ts'

type SeedTreatment = NonNullable<MaterialUse['coating']>

const textOf = (seed: MaterialUse, coating: SeedTreatment, lapse: Lapse): string =>
  `${lapseText(`seemne „${seed.name}“ puhtimisvahendi „${coating.name}“`, lapse)}.`

/** At most 120 letters: the name of the seed treatment as names are compared, and the last day of its use. */
const causeOf = ({ name }: SeedTreatment, { until }: Lapse): string =>
  `${materialKey(name).slice(0, 100)}|${until}`

const WAY_OUT = ' Parandage külvi kuupäev või seemne puhtimisvahend, kui need on valesti märgitud.'

interface Sown {
  readonly event: EventFacts
  readonly seed: MaterialUse
  readonly coating: SeedTreatment
  readonly field: string
}

function findingOnJob({ event, seed, coating, field }: Sown, lapse: Lapse): Finding {
  const dayAfter = addDays(lapse.until, 1)
  const day = event.date > dayAfter ? event.date : dayAfter
  return {
    outcome: lapse.isUnsure ? 'unknown' : 'broken',
    event,
    material: seed,
    related: null,
    cause: `${fingerprint(seed.key)}|${causeOf(coating, lapse)}`,
    date: lapse.isUnsure ? null : day,
    until: lapse.until,
    nextAllowed: null,
    ...(lapse.isUnsure ? { missing: ['authorisation'] as const } : {}),
    message: () => placeText(event, field) + textOf(seed, coating, lapse) + (lapse.isUnsure ? '' : WAY_OUT),
  }
}

const isSowing = ({ category, status }: EventFacts): boolean =>
  status !== 'PLANNED' && (category.key === CATEGORY.sowing || category.key === CATEGORY.undersowing)

/** The copy of the seed treatment has no register number: it goes by its name. */
function check({ events, field, products }: Facts): Finding[] {
  if (!products) return []
  return events.filter(isSowing).flatMap((event) => {
    const seen = new Set<string>()
    return event.materials.flatMap((seed) => {
      const { coating, key } = seed
      if (!coating || seen.has(key)) return []
      const product = products.byName(coating.name)
      const lapse = product && lapseAt(product, event.endDate ?? event.date)
      if (!lapse) return []
      seen.add(key)
      return [findingOnJob({ event, seed, coating, field: field.name }, lapse)]
    })
  })
}

function findingOnSeed(seed: FarmMaterialFacts, farm: FarmFacts): FarmFinding[] {
  const { coating } = seed
  if (!coating) return []
  const known = farm.requisites.find(({ _id }) => _id === coating.requisiteId)
  const product = farm.register?.find(known ?? { registerNumber: null, name: coating.name })
  const lapse = product && lapseAt(product, farm.today)
  if (!lapse || lapse.isUnsure) return []
  return [
    {
      outcome: 'broken',
      target: requisiteTarget(seed),
      cause: causeOf(coating, lapse),
      date: addDays(lapse.until, 1),
      until: lapse.until,
      nextAllowed: null,
      message: () =>
        `${REGISTER_PLACE}${textOf(seed, coating, lapse)} Valige seemnele kehtiva loaga puhtimisvahend.`,
    },
  ]
}

/** Seed dressed with a product that may no longer be used: at the sowing, and in the farm's register today. */
export const seedCoatingNoLongerActive: Rule = {
  id: 'SEED_COATING_NO_LONGER_ACTIVE',
  title: 'Puhtimisvahendi luba on lõppenud',
  level: 'WARN',
  summary:
    'Külvatud seemne puhtimisvahendi luba ja varude kasutamise tähtaeg lõppesid enne külvi viimast päeva, või ' +
    'tarvikute loetelus oleva seemne puhtimisvahendil enne tänast. Puhtimisvahend leitakse registrist nime järgi.',
  isOfOneJob: true,
  sources: AUTHORISATION,
  limits: authorisationLimits,
  quantities: [],
  check,
  checkFarm: (farm) =>
    farm.register
      ? farm.requisites.filter(({ type }) => type === 'seed').flatMap((seed) => findingOnSeed(seed, farm))
      : [],
}
