import { waterAct } from '../../lib/acts.ts'
import { toldFinding } from '../../lib/told.ts'
import type { Requirement } from '../../requirement.ts'

/** Veekaitsevööndid: told by the farmer, for no boundary of a field tells where the water is. */
export const waterStrips: Requirement = {
  key: 'water-strips',
  part: 'HPK',
  title: 'Veekaitsevööndid',
  summary:
    'Veekogu ääres jääb harimata, väetamata ja pritsimata 20 m (meri, Peipsi, Lämmijärv, Pihkva järv, Võrtsjärv), 10 m (muud järved, jõed, ojad, allikad, kanalid, peakraavid) või 1 m (alla 10 km² valgalaga kraavid). Taimekaitsevahendi kaugust veest vaatavad hoiatused vahendi märgise järgi.',
  sources: waterAct('§ 118 lg 2, § 119 p 3–4'),
  check: (facts) =>
    toldFinding(facts, {
      key: 'WATER_STRIPS',
      done: 'Veekaitsevööndid on üle vaadatud',
      write: 'Vaadake vööndid üle ja kirjutage, millal',
    }),
}
