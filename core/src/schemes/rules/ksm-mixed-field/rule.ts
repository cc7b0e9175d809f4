import { counted } from '../../../text/counted.ts'
import { ksm } from '../../lib/acts.ts'
import { mainCropOf, otherCropsOf, yearInfoOf } from '../../../fields/rules.ts'
import { cropByKey } from '../../../crops/table.ts'
import { sumAreas } from '../../../units/rounding.ts'
import { dated } from '../../../warnings/dated.ts'
import type { FieldFacts } from '../../../warnings/facts.ts'
import { FLOWERS, isVegetable } from '../../../warnings/lib/ksm.ts'
import { num, way } from '../../lib/say.ts'
import { perField } from '../../lib/per-field.ts'
import type { Requirement } from '../../requirement.ts'

const BOUNDS = dated([{ since: '2023-01-01', value: { least: 0.3, most: 1, crops: 8, each: 0.1 } }])
const SOURCE = '21.12.2022 määrus nr 75 § 23, § 6 lg 4'
const figure = (pick: 'least' | 'most' | 'crops' | 'each') =>
  dated(BOUNDS.entries.map(({ since, value }) => ({ since, value: value[pick] })))

/** Row crops (potatoes, beets), herbs. */
const GROUPS: ReadonlySet<string> = new Set(['potato', 'beet', 'herb'])
const isCounted = (crop: string): boolean =>
  crop === FLOWERS || isVegetable(crop) || GROUPS.has(cropByKey(crop)?.rotationGroup ?? '')

/** Crops that count, each once, with the hectares of each; null where nobody says how much. */
function cropsOf(field: FieldFacts, year: number): { areas: (number | null)[]; others: number } {
  const main = mainCropOf(field, year)
  const grown = [
    ...(main ? [{ ...main, area: yearInfoOf(field, year)?.mainCropArea }] : []),
    ...otherCropsOf(field, year).filter(({ use }) => use === 'UNDERSOWN'),
  ]
  const taken = grown.filter(({ crop }) => isCounted(crop))
  const rowsByCrop = Map.groupBy(taken, ({ crop, name }) => `${crop}|${name?.toLowerCase() ?? ''}`)
  const areas = [...rowsByCrop.values()].map((rows) =>
    rows.some(({ area }) => area == null) ? null : sumAreas(rows.map(({ area }) => area ?? 0)),
  )
  return { areas, others: grown.length - taken.length }
}

/** Mitmeliigiline väike põld, field by field. */
export const ksmMixedField: Requirement = {
  key: 'ksm-mixed-field',
  part: 'KSM_MIXED_FIELD',
  title: 'Mitmeliigiline väike põld',
  summary:
    'Valitud põld on 0,30–1,00 ha ja sellel kasvab vähemalt 8 eri kultuuri, igaüks kuni 0,10 hektaril. Arvesse lähevad köögivili, rühvelkultuurid, lilled ning ravim- ja maitsetaimed.',
  sources: ksm('§ 23, § 6 lg 4'),
  limits: [
    {
      what: 'Mitmeliigilise väikese põllu pind, vähemalt',
      unit: 'ha',
      values: figure('least'),
      source: SOURCE,
    },
    {
      what: 'Mitmeliigilise väikese põllu pind, kõige rohkem',
      unit: 'ha',
      values: figure('most'),
      source: SOURCE,
    },
    { what: 'Kultuure, vähemalt', unit: '', values: figure('crops'), source: SOURCE },
    { what: 'Ühe kultuuri pind, kõige rohkem', unit: 'ha', values: figure('each'), source: SOURCE },
  ],
  check: (facts) =>
    perField(facts, 'KSM_MIXED_FIELD', (each) => {
      const bounds = BOUNDS.at(`${facts.year}-12-31`)?.value
      if (bounds === undefined) return { state: 'unknown', note: '' }
      if (each.area < bounds.least || each.area > bounds.most)
        return { state: 'violation', note: `põld on ${num(each.area)} ha` }
      const { areas, others } = cropsOf(each.field, facts.year)
      const rest = others > 0 ? `, ${others} kirjas olevat arvesse ei lähe` : ''
      const fill = way('fields', 'Märkige põllu kultuurid ja nende pinnad')
      if (areas.length < bounds.crops)
        return {
          state: 'attention',
          note: `arvesse läheb ${counted(areas.length, 'kultuur', 'kultuuri')}${rest}`,
          way: fill,
        }
      if (areas.some((area) => area === null))
        return { state: 'unknown', note: 'mõne kultuuri pind on märkimata', way: fill }
      const large = areas.filter((area) => (area ?? 0) > bounds.each)
      return large.length > 0
        ? {
            state: 'violation',
            note: `${counted(large.length, 'kultuur', 'kultuuri')} on üle ${num(bounds.each)} ha`,
          }
        : { state: 'ok', note: `${counted(areas.length, 'kultuur', 'kultuuri')}${rest}` }
    }),
}
