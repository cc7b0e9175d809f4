import { MANURE_NITROGEN } from '../../../warnings/rules/manure-nitrogen-exceeded/limits.ts'
import { MANURE_PHOSPHORUS } from '../../../warnings/rules/manure-phosphorus-exceeded/limits.ts'
import { waterAct } from '../../lib/acts.ts'
import { nothingOf, num, way } from '../../lib/say.ts'
import type { Requirement } from '../../requirement.ts'

/** Maa oma sõnniku jaoks, as the page of the plan reckons the manure of the farm's animals. */
export const manureLand: Requirement = {
  key: 'manure-land',
  part: 'HPK',
  title: 'Maa oma sõnniku jaoks',
  summary:
    'Talu maale peab ära mahtuma loomade sõnnik (170 kg lämmastikku ja 25 kg fosforit hektarile), muidu peab olema leping selle äraandmiseks. Loomad kirjutage väetamisplaani juurde (Oma sõnnik).',
  sources: waterAct('§ 163'),
  check: ({ animals, year }) => {
    const day = `${year}-12-31`
    const [nitrogen, phosphorus] = [
      MANURE_NITROGEN.at(day)?.value ?? 0,
      MANURE_PHOSPHORUS.at(day)?.value ?? 0,
    ]
    if (animals === null) return nothingOf('Loomi ei ole kirjas.')
    const { perHectare } = animals
    if (perHectare === undefined)
      return {
        state: 'unknown',
        says: 'Haritavat maad ei ole kirjas.',
        ways: [way('fields', 'Märkige põldude pindalad ja kultuurid')],
      }
    const isTooMuch = perHectare.N > nitrogen || perHectare.P > phosphorus
    const amounts = `lämmastikku ${num(perHectare.N)} ja fosforit ${num(perHectare.P)} kg hektarile`
    return {
      state: isTooMuch ? 'attention' : 'ok',
      says: isTooMuch
        ? `Loomade sõnnikuga tuleb ${amounts}: osa sõnnikust on vaja lepinguga ära anda.`
        : `Loomade sõnnikuga tuleb ${amounts}.`,
      figure: { value: perHectare.N, unit: 'kg/ha', limit: nitrogen, is: 'most', part: null, whole: null },
      ways: isTooMuch ? [way('fertilizationPlan', 'Märkige oma sõnniku juurde, kui palju ära antakse')] : [],
    }
  },
}
