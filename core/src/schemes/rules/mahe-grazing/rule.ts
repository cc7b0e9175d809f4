import { dated } from '../../../warnings/dated.ts'
import { isHay } from '../../../warnings/lib/ksm.ts'
import { MAHE } from '../../lib/acts.ts'
import { cropIn, cropNameOf, hectares, lineOf } from '../../lib/land.ts'
import { nothingOf, num, way } from '../../lib/say.ts'
import type { Requirement } from '../../requirement.ts'

const LEAST = dated([{ since: '2023-01-01', value: 0.2 }])

/** Animals for the grassland of an organic farm. */
export const maheGrazing: Requirement = {
  key: 'mahe-grazing',
  part: 'MAHE',
  title: 'Loomad rohumaa kohta',
  summary: 'Rohumaa toetuse korral on loomi vähemalt 0,2 loomühikut (LÜ) rohumaa hektari kohta.',
  sources: MAHE,
  limits: [
    {
      what: 'Loomühikuid rohumaa hektari kohta, vähemalt',
      unit: 'LÜ/ha',
      values: LEAST,
      source: 'MAHE toetuse tingimused',
    },
  ],
  check: ({ fields, year, livestockUnits }) => {
    const grass = fields.filter((each) => isHay(cropIn(each, year) ?? ''))
    const area = hectares(grass)
    if (area === 0) return nothingOf('Rohumaad sel aastal ei ole.')
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
