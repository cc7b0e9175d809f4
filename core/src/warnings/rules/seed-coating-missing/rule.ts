import { materialKey } from '../../../materials/schema.ts'
import type { MaterialUse } from '../../facts.ts'
import type { FarmFacts } from '../../farm.ts'
import { causeOf, REGISTER_PLACE, requisiteTarget } from '../../lib/targets/material-places.ts'
import type { FarmFinding, Rule } from '../../rule.ts'
import { OWN_CHECK } from '../../lib/law/sources.ts'

type SeedTreatment = NonNullable<MaterialUse['coating']>

/** Seed treatments that the farm and the register know; without a whole register a name is not known to be unknown. */
function knownSeedTreatments({ requisites, register }: FarmFacts): (coating: SeedTreatment) => boolean {
  const ids = new Set(requisites.map(({ _id }) => _id))
  const names = new Set(
    requisites.filter(({ type }) => type === 'chemical').map(({ name }) => materialKey(name)),
  )
  return ({ name, requisiteId }) => {
    if (requisiteId) return ids.has(requisiteId)
    if (names.has(materialKey(name)) || !register || register.isPartial) return true
    return register.find({ registerNumber: null, name }) !== undefined
  }
}

function checkFarm(farm: FarmFacts): FarmFinding[] {
  const seeds = farm.requisites.filter(({ type, coating }) => type === 'seed' && coating !== null)
  if (seeds.length === 0) return []
  const isKnown = knownSeedTreatments(farm)
  return seeds.flatMap((seed) => {
    const { coating } = seed
    if (!coating || isKnown(coating)) return []
    return [
      {
        outcome: 'broken',
        target: requisiteTarget(seed),
        cause: causeOf({ key: materialKey(coating.name) }, coating.requisiteId ?? ''),
        date: null,
        until: null,
        nextAllowed: null,
        message: () =>
          `${REGISTER_PLACE}seemne „${seed.name}“ puhtimisvahendit „${coating.name}“ ei ole enam tarvikute ega ` +
          'registri hulgas. Valige seemnele puhtimisvahend uuesti.',
      },
    ]
  })
}

/** Seed dressed with a chemical that neither the farm nor the register knows any more. */
export const seedCoatingMissing: Rule = {
  id: 'SEED_COATING_MISSING',
  title: 'Seemne puhtimisvahendit ei leitud',
  level: 'WARN',
  summary:
    'Seemnele märgitud puhtimisvahendit ei ole enam tarvikute loetelus; või ei leidu selle nime ei taimekaitsevahendite ' +
    'hulgas ega registris.',
  sources: OWN_CHECK,
  checkFarm,
}
