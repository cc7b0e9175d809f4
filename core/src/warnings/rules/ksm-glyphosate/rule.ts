import { cropName } from '../../lib/register/register-text.ts'
import { CATEGORY } from '../../../settings/table.ts'
import { dayText } from '../../../text/format.ts'
import { type EventFacts, type Facts, type MaterialUse } from '../../facts.ts'
import { coverAffectsUntil } from '../../lib/fertilizing/ground-cover.ts'
import { isInKsm, substancesIn } from '../../lib/ksm.ts'
import type { Finding, Missing, Rule } from '../../rule.ts'
import { KSM_GLYPHOSATE } from '../../lib/law/sources.ts'
import { catchCropAffectsUntil } from './catch-crop.ts'
import { type Ground, groundOf } from './ground.ts'
import { glyphosateLimits } from './limits.ts'
import { isGlyphosate } from './substance.ts'

const glyphosateIn = (event: EventFacts, facts: Pick<Facts, 'products'>): MaterialUse | undefined =>
  event.materials.find(
    (material) => material.type === 'chemical' && substancesIn(facts, material).some(isGlyphosate),
  )

const FROM_EMERGENCE_TO_HARVEST =
  'KSM toetuses ei tohi glüfosaati põllukultuuril kasutada tärkamisest, istutamisest või maha panemisest koristuseni'

const ON_CATCH_CROP = 'KSM toetuses ei tohi glüfosaati vahekultuuril kasutada'

const SAYS: Readonly<Record<Exclude<Ground, 'free'>, (crop: string) => string>> = {
  fallow: (crop) =>
    `põllul on „${crop}“. KSM toetuses ei tohi glüfosaati kasutada mustkesal, sööti jäetud maal ega haljaskesal. Harige maad mehaaniliselt.`,
  garden: (crop) =>
    `põllul kasvab „${crop}“. KSM toetuses ei tohi glüfosaati kasutada maal, millel kasvatatakse aiakultuuri. Tõrjuge umbrohtu mehaaniliselt.`,
  growing: (crop) =>
    `„${crop}“ oli tärganud ja koristamata. ${FROM_EMERGENCE_TO_HARVEST}. Pritsige enne tärkamist või pärast koristust.`,
  planted: (crop) =>
    `„${crop}“ oli maha pandud ja koristamata. ${FROM_EMERGENCE_TO_HARVEST}. Pritsige enne maha panemist või pärast koristust.`,
  'crop unknown': () =>
    `põllu kultuur on märkimata. ${FROM_EMERGENCE_TO_HARVEST} ega üldse kesal ja aiakultuuril. Märkige põllu kultuur.`,
  'stage unknown': (crop) =>
    `ei ole teada, kas „${crop}“ oli tärganud. ${FROM_EMERGENCE_TO_HARVEST}. Märkige kultuuri kasvufaas (enne tärkamist alla 9) või lisage puuduv külv või koristus.`,
  'catch crop': (crop) =>
    `põllul oli vahekultuur „${crop}“. ${ON_CATCH_CROP}. Pritsige enne vahekultuuri külvi või lõpetage vahekultuur mullaharimisega.`,
  'catch crop unsown': (crop) =>
    `ei ole teada, kas vahekultuur „${crop}“ oli külvatud. ${ON_CATCH_CROP}. Lisage vahekultuuri külv.`,
  'catch crop elsewhere': (crop) =>
    `vahekultuur „${crop}“ on ainult osal põllust ja ei ole teada, kas pritsiti seda osa. ${ON_CATCH_CROP}. Vaadake üle, kus pritsiti.`,
}
const MISSING: Partial<Record<Ground, readonly Missing[]>> = {
  'crop unknown': ['crop'],
  'stage unknown': ['growthStage'],
  'catch crop unsown': [],
  'catch crop elsewhere': ['area'],
}

function judge(event: EventFacts, facts: Facts): Finding[] {
  if (event.status === 'PLANNED' || event.category.key === CATEGORY.other || !isInKsm(facts, event)) return []
  const material = glyphosateIn(event, facts)
  if (!material) return []
  const { ground, crop } = groundOf(event, facts)
  if (ground === 'free') return []
  const missing = MISSING[ground]
  return [
    {
      outcome: missing ? 'unknown' : 'broken',
      ...(missing ? { missing } : {}),
      event,
      related: null,
      material,
      cause: `${ground}|${crop ?? ''}`,
      judged: `${event.date}|${event.growthStage ?? ''}`,
      date: missing ? null : event.date,
      until: null,
      nextAllowed: null,
      message: () =>
        `Põld „${facts.field.name}“: töös „${event.job.name}“ (${dayText(event.date)}) kasutati glüfosaati (vahend ` +
        `„${material.name}“), aga ${SAYS[ground](crop === null ? '' : cropName(crop))}`,
    },
  ]
}

/** Glyphosate where the KSM support does not allow it. */
export const ksmGlyphosate: Rule = {
  id: 'KSM_GLYPHOSATE',
  title: 'KSM: glüfosaati ei tohi siin kasutada',
  level: 'ERROR',
  summary:
    'KSM toetuse aastal ei tohi glüfosaati kasutada põllukultuuril tärkamisest (kartulil maha panemisest) koristuseni, maal, millel kasvatatakse ' +
    'aiakultuuri, ega mustkesal, sööti jäetud maal ja vahekultuuril. Tärkamist näitab tööle märgitud kasvufaas (BBCH 09 või rohkem), ' +
    'koristust sama saagiaasta koristustöö või alles koristatud ja külvamata põld. ' +
    'Vahekultuur on põllul külvist, allakülv põhikultuuri koristusest, kuni mullaharimise või järgmise külvini; talvituv ka kevadel. ' +
    'Haljasväetist Vagu põllu andmetest ei näe: ka sellel on keeld. ' +
    'Talu kohta, mis ei ole KSM aastaid märkinud, reegel midagi ei ütle.',
  isOfKsm: true,
  sources: KSM_GLYPHOSATE,
  limits: glyphosateLimits,
  affectsUntil: (event) => {
    const [cover, caught] = [coverAffectsUntil(event), catchCropAffectsUntil(event)]
    return caught === null || (cover !== null && cover > caught) ? cover : caught
  },
  asksOtherWorkFor: (event, products) => glyphosateIn(event, { products }) !== undefined,
  quantities: ['area'],
  check: (facts) => facts.events.flatMap((event) => judge(event, facts)),
}
