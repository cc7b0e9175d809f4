import { cropByKey } from '../../../crops/table.ts'
import { nitrateZoneOf } from '../../../fields/rules.ts'
import { roundTo } from '../../../units/rounding.ts'
import { dated } from '../../../warnings/dated.ts'
import { NITRATE_LIVESTOCK } from '../../lib/acts.ts'
import { cropIn, hectares, lineOf } from '../../lib/land.ts'
import { nothingOf, num, way } from '../../lib/say.ts'
import type { Requirement } from '../../requirement.ts'

const MOST = dated([{ since: '2019-12-13', value: 1.5 }])

/** Livestock units by the hectare of cultivated land; where the animals are kept nobody says, so that it is attention at most. */
export const nvzLivestock: Requirement = {
  key: 'nvz-livestock',
  part: 'HPK',
  title: 'Loomad nitraaditundlikul alal',
  summary:
    'Kaitsmata põhjaveega ja karstialal peetakse haritava maa hektari kohta kuni 1,5 loomühikut. Vagu arvestab talu kogu haritavat maad; loomad kirjutage väetamisplaani juurde (Oma sõnnik).',
  sources: NITRATE_LIVESTOCK,
  limits: [
    {
      what: 'Loomühikuid haritava maa hektari kohta, kõige rohkem',
      unit: 'LÜ/ha',
      values: MOST,
      source: '05.11.2021 määrus nr 49 § 3 p 2',
    },
  ],
  check: ({ animals, fields, year }) => {
    if (animals === null) return nothingOf('Loomi ei ole kirjas.')
    const cultivated = fields.filter(
      (each) => cropByKey(cropIn(each, year) ?? '')?.rotationGroup !== 'permanentGrass',
    )
    const zones = cultivated.map((each) => ({ each, isInside: nitrateZoneOf(each.field, year) }))
    const untold = zones.filter(({ isInside }) => isInside === null).map(({ each }) => each)
    const inside = zones.filter(({ isInside }) => isInside === true).map(({ each }) => each)
    if (inside.length === 0 && untold.length === 0)
      return nothingOf('Nitraaditundlikul alal haritavat maad ei ole.')
    const limit = MOST.at(`${year}-12-31`)?.value ?? 0
    const whole = hectares(cultivated)
    const value = roundTo(animals.livestockUnits / whole, 2)
    const figure = { value, unit: 'LÜ/ha', limit, is: 'most', part: animals.livestockUnits, whole } as const
    const says = `Haritava maa hektari kohta on ${num(value)} loomühikut.`
    if (animals.livestockUnits <= limit * whole) return { state: 'ok', says, figure }
    if (inside.length === 0)
      return {
        state: 'unknown',
        says: `${says} ${untold.length} põllu kohta ei ole märgitud, kas see on nitraaditundlikul alal.`,
        figure,
        lines: untold.map((each) => lineOf(each, { is: 'unknown', note: 'nitraaditundlik ala märkimata' })),
        ways: [way('fields', 'Märkige põldudel nitraaditundlik ala')],
      }
    return {
      state: 'attention',
      says: `${says} Kaitsmata põhjaveega ja karstialal on lubatud ${num(limit)}: vaadake üle, kus loomi peetakse.`,
      figure,
      lines: inside.map((each) => lineOf(each, { is: 'counts', note: 'nitraaditundlikul alal' })),
    }
  },
}
