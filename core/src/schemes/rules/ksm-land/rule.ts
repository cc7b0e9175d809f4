import { dated } from '../../../warnings/dated.ts'
import { ksm } from '../../lib/acts.ts'
import { cropIn, cropNameOf, hectares, lineOf } from '../../lib/land.ts'
import { num, way } from '../../lib/say.ts'
import type { Requirement } from '../../requirement.ts'
import { FLOWERS, isFieldCrop, isGardenCrop, isHay } from '../../../warnings/lib/ksm.ts'
import { mainCropOf } from '../../../fields/rules.ts'
import { YIELD_TYPES } from '../../../crops/table.ts'
import type { SchemeField } from '../../facts.ts'

const LEAST = dated([{ since: '2023-01-01', value: 1 }])

/** Hay counts where its seed is harvested. */
function isCounted(each: SchemeField, year: number): boolean {
  const crop = cropIn(each, year) ?? ''
  if (isHay(crop)) return mainCropOf(each.field, year)?.yieldType === YIELD_TYPES.seed
  return isFieldCrop(crop) || isGardenCrop(crop) || crop === FLOWERS
}

/** Land on which field or garden crops grow. */
export const ksmLand: Requirement = {
  key: 'ksm-land',
  part: 'KSM',
  title: 'Põllu- või aiakultuuride pind',
  summary:
    'Toetust saab, kui põllu- või aiakultuure (ka puuvilju, marju ja lilli) või põldtunnustatud heinaseemet kasvatatakse vähemalt 1,00 hektaril; muu rohumaa siin ei loe. Kohustus kehtib kogu toetusõiguslikul maal.',
  sources: ksm('§ 5 lg 2 ja § 9'),
  limits: [
    {
      what: 'Põllu- ja aiakultuuride pind, vähemalt',
      unit: 'ha',
      values: LEAST,
      source: '21.12.2022 määrus nr 75 § 5 lg 2',
    },
  ],
  check: ({ fields, year }) => {
    const least = LEAST.at(`${year}-12-31`)?.value ?? 0
    const known = fields.filter((each) => cropIn(each, year) !== null)
    const grown = known.filter((each) => isCounted(each, year))
    const value = hectares(grown)
    const figure = {
      value,
      unit: 'ha',
      limit: least,
      is: 'least',
      part: value,
      whole: hectares(fields),
    } as const
    const lines = fields.map((each) => {
      const note = cropNameOf(cropIn(each, year))
      if (grown.includes(each)) return lineOf(each, { is: 'counts', note })
      return lineOf(each, { is: known.includes(each) ? 'base' : 'unknown', note })
    })
    if (value >= least) return { state: 'ok', says: `Kultuure kasvab ${num(value)} hektaril.`, figure, lines }
    if (known.length < fields.length)
      return {
        state: 'unknown',
        says: `Teada on ${num(value)} ha; osal põldudest on kultuur märkimata.`,
        figure,
        lines,
        ways: [way('fields', 'Märkige põldude kultuurid')],
      }
    return {
      state: 'violation',
      says: `Kultuure kasvab ${num(value)} hektaril, vaja on ${num(least)} ha.`,
      figure,
      lines,
    }
  },
}
