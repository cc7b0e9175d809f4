import { cropTitle } from '../../../crops/title.ts'
import { mainCropOf } from '../../../fields/rules.ts'
import type { FarmFacts } from '../../farm.ts'
import { fieldTarget } from '../../lib/targets/field-target.ts'
import type { FarmFinding, Rule } from '../../rule.ts'
import { OWN_CHECK } from '../../lib/law/sources.ts'

function checkFarm({ fields, rotation }: FarmFacts): FarmFinding[] {
  if (rotation.length === 0) return []
  const byId = new Map(fields.map((field) => [field._id, field]))
  return rotation.flatMap(({ fieldId, year, crop }) => {
    const field = byId.get(fieldId)
    const main = field && mainCropOf(field, year)
    if (!field || !main || main.crop === crop) return []
    return [
      {
        outcome: 'broken',
        target: fieldTarget(field),
        cause: `${year}|${crop}|${main.crop}`,
        date: null,
        until: null,
        nextAllowed: null,
        message: () =>
          `Põld „${field.name}“: ${year}. aastaks on viljavaheldusplaanis „${cropTitle({ crop })}“, aga põhikultuur on ` +
          `„${cropTitle(main)}“. Parandage plaan või põhikultuur.`,
      },
    ]
  })
}

/** A year for which the rotation plan has another crop than the field. */
export const cropRotationsNotMatching: Rule = {
  id: 'CROP_ROTATIONS_NOT_MATCHING',
  title: 'Viljavaheldusplaan ja põhikultuur erinevad',
  level: 'WARN',
  summary:
    'Põllu viljavaheldusplaani kultuur on muu kui sama aasta põhikultuur. Aasta, millel põhikultuuri ei ole, ei loe.',
  sources: OWN_CHECK,
  checkFarm,
}
