import { dated } from '../../../warnings/dated.ts'
import { isHay } from '../../../warnings/lib/ksm.ts'
import { mahe } from '../../lib/acts.ts'
import { cropIn, cropNameOf, hectares, lineOf } from '../../lib/land.ts'
import type { SchemeField } from '../../facts.ts'
import { nothingOf, num, way } from '../../lib/say.ts'
import type { Requirement } from '../../requirement.ts'

const LEAST = dated([{ since: '2023-01-01', value: 0.2 }])

/** Grass of up to three years: something else grew in one of the three years before. */
const isOfRotation = (each: SchemeField, year: number): boolean =>
  [1, 2, 3].some((back) => {
    const crop = cropIn(each, year - back)
    return crop !== null && !isHay(crop)
  })

/** Animals for the grassland of an organic farm. */
export const maheGrazing: Requirement = {
  key: 'mahe-grazing',
  part: 'MAHE',
  title: 'Loomad rohumaa kohta',
  summary:
    'Püsiva rohumaa toetuse korral on mahedalt peetavaid loomi vähemalt 0,2 loomühikut (LÜ) hektari kohta. Kuni kolmeaastast külvikorras olevat rohumaad see ei puuduta, põldtunnustatud heinaseemnepõldu ka mitte.',
  sources: mahe('§ 7 lg 7 ja lg 2 p 5'),
  limits: [
    {
      what: 'Loomühikuid rohumaa hektari kohta, vähemalt',
      unit: 'LÜ/ha',
      values: LEAST,
      source: '23.12.2022 määrus nr 81 § 7 lg 7',
    },
  ],
  check: ({ fields, year, livestockUnits }) => {
    const grass = fields.filter((each) => isHay(cropIn(each, year) ?? '') && !isOfRotation(each, year))
    const area = hectares(grass)
    if (area === 0) return nothingOf('Üle kolme aasta vanust rohumaad sel aastal ei ole.')
    const lines = grass.map((each) => lineOf(each, { is: 'base', note: cropNameOf(cropIn(each, year)) }))
    if (livestockUnits === null)
      return {
        state: 'unknown',
        says: `Rohumaad on ${num(area)} ha; loomühikute arv on kirjutamata.`,
        lines,
        ways: [way('schemes', 'Kirjutage loomühikute arv')],
      }
    const limit = LEAST.at(`${year}-12-31`)?.value ?? 0
    const value = livestockUnits / area
    const figure = { value, unit: 'LÜ/ha', limit, is: 'least', part: livestockUnits, whole: area } as const
    const isMet = Math.round(livestockUnits * 1e6) >= Math.round(limit * area * 1e6)
    return {
      state: isMet ? 'ok' : 'violation',
      says: `${num(livestockUnits)} LÜ ${num(area)} ha rohumaa kohta.`,
      figure,
      lines,
    }
  },
}
