import type { MaterialUse } from '../../facts.ts'
import { checksOf, type Gap } from '../../lib/targets/material-places.ts'
import type { Rule } from '../../rule.ts'
import { OWN_CHECK } from '../../lib/law/sources.ts'

/** Wetting agents, biostimulants and the like need name none. */
const namesIngredients = ({ type, subtypeVariant }: MaterialUse): boolean =>
  type === 'chemical' &&
  (subtypeVariant === null || subtypeVariant === 'TKV_REGISTRIST' || subtypeVariant === 'TKV_MUU')

const gapOf = (material: MaterialUse): Gap | undefined =>
  !namesIngredients(material) || material.ingredients.length > 0
    ? undefined
    : {
        parts: 'ingredients',
        text: () =>
          `taimekaitsevahendil „${material.name}“ on toimeained märkimata. Ilma nendeta ei saa arvestada sama ` +
          'toimeaine kasutuskordi eri vahendites. Lisage toimeained etiketilt või valige vahend registrist.',
      }

/** A plant-protection product of which no active substance is named. */
export const unknownChemicalIngredients: Rule = {
  id: 'UNKNOWN_CHEMICAL_INGREDIENTS',
  title: 'Taimekaitsevahendi toimeained on märkimata',
  level: 'WARN',
  summary:
    'Registreeritud, muul või märkimata liiki taimekaitsevahendil ei ole nimetatud ühtegi toimeainet. Märgajalt, ' +
    'biostimulaatorilt, kasvu pidurdajalt ja desikandilt seda ei küsita.',
  isOfOneJob: true,
  sources: OWN_CHECK,
  ...checksOf(gapOf),
}
