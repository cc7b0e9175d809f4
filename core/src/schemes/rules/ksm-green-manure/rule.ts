import { cropByKey } from '../../../crops/table.ts'
import { isHay, isVegetable } from '../../../warnings/lib/ksm.ts'
import type { SchemeFacts, SchemeField } from '../../facts.ts'
import { ksm } from '../../lib/acts.ts'
import { cropIn, cropNameOf } from '../../lib/land.ts'
import { isAlsoCatchCrop, NOT_BOTH } from '../../lib/one-activity.ts'
import { type OfField, perField } from '../../lib/per-field.ts'
import { way } from '../../lib/say.ts'
import type { Requirement } from '../../requirement.ts'

/** Mixtures of which nobody says how much of them are legumes. */
const MIXTURES: ReadonlySet<string> = new Set(['liblik_korreliste_segu', 'muu_heintaimede_segu'])
const LEAST_LEGUMES = 30
/** Any forage plants will do before carrots. */
const CARROT = 'porgand'

function judge(facts: SchemeFacts, each: SchemeField): OfField {
  const [now, before] = [cropIn(each, facts.year), cropIn(each, facts.year - 1)]
  const note = `${cropNameOf(now)}, eelmisel aastal ${cropNameOf(before).toLowerCase()}`
  if (isAlsoCatchCrop(facts, each)) return { state: 'violation', note: `${note}: ${NOT_BOTH}` }
  const fill = way('fields', 'Märkige selle ja eelmise aasta kultuur')
  if (now === null) return { state: 'unknown', note, way: fill }
  if (!isVegetable(now)) return { state: 'violation', note: `${note}: sel aastal ei kasvata köögivilja` }
  if (before === null) return { state: 'unknown', note, way: fill }
  if (now === CARROT && isHay(before)) return { state: 'ok', note }
  if (MIXTURES.has(before))
    return {
      state: 'attention',
      note: `${note}: vaadake, et liblikõielisi oli vähemalt ${LEAST_LEGUMES}% taimikust`,
    }
  return cropByKey(before)?.rotationGroup === 'forageLegume'
    ? { state: 'ok', note }
    : { state: 'violation', note: `${note}, mis ei ole liblikõieline heintaim` }
}

/** Haljasväetis enne köögivilja, field by field. */
export const ksmGreenManure: Requirement = {
  key: 'ksm-green-manure',
  part: 'KSM_GREEN_MANURE',
  title: 'Köögivili pärast haljasväetist',
  summary:
    'Valitud põldudel kasvatatakse köögivilja maal, kus eelmisel aastal olid põhikultuur liblikõielised heintaimed: puhtalt või segus, milles neid on vähemalt 30%. Porgandi ees võivad olla ka muud heintaimed. Samale põllule vahekultuuri lisategevust ei võeta.',
  sources: ksm('§ 22, § 6 lg 9–10'),
  check: (facts) => perField(facts, 'KSM_GREEN_MANURE', (each) => judge(facts, each)),
}
