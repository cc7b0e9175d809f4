import { isPlantProtection } from '../../../jobs/plant-protection.ts'
import type { MaterialUse } from '../../facts.ts'
import { checksOf, type Gap } from '../../lib/targets/material-places.ts'
import type { Rule } from '../../rule.ts'
import { LABEL } from '../../lib/law/sources.ts'

/** Whether the label's restrictions were copied at all; most products have at least one. */
const hasRestriction = (material: MaterialUse): boolean =>
  material.workDelayDays !== null ||
  material.harvestDelayDays !== null ||
  material.usageTimes !== null ||
  material.safetyArea !== null ||
  material.safetyWaterArea !== null ||
  material.safetyRecord !== null

const gapOf = (material: MaterialUse): Gap | undefined =>
  !isPlantProtection(material) || hasRestriction(material)
    ? undefined
    : {
        parts: 'restrictions',
        text: () =>
          `taimekaitsevahendil „${material.name}“ on kõik piirangud märkimata (tööooteaeg, ooteaeg, kasutuskorrad, ` +
          'ohutusala, kaugus veekogust, ohutusnõuded), seega ei saa Vagu nende eest hoiatada. Lisage piirangud ' +
          'etiketilt.',
      }

/** A plant-protection product with none of its restrictions. */
export const missingRestrictionChemical: Rule = {
  id: 'MISSING_RESTRICTION_CHEMICAL',
  title: 'Taimekaitsevahendi piirangud on märkimata',
  level: 'WARN',
  summary:
    'Taimekaitsevahendil ei ole ühtegi piirangut: tööooteaega, ooteaega, kasutuskordi, ohutusala, kaugust veekogust ega ' +
    'ohutusnõudeid. Märgajalt ja biostimulaatorilt neid ei küsita.',
  isOfOneJob: true,
  sources: LABEL,
  ...checksOf(gapOf),
}
