import { ksm } from '../../lib/acts.ts'
import { mainCropOf, otherCropsOf, yearInfoOf } from '../../../fields/rules.ts'
import { dated } from '../../../warnings/dated.ts'
import { num, way } from '../../lib/say.ts'
import { perField } from '../../lib/per-field.ts'
import type { Requirement } from '../../requirement.ts'

const BOUNDS = dated([{ since: '2023-01-01', value: { least: 0.3, most: 1, crops: 8, each: 0.1 } }])
const SOURCE = '21.12.2022 määrus nr 75 §-d 21–26'
const figure = (pick: 'least' | 'most' | 'crops' | 'each') =>
  dated(BOUNDS.entries.map(({ since, value }) => ({ since, value: value[pick] })))

/** Mitmekultuuriline põld, field by field. */
export const ksmMixedField: Requirement = {
  key: 'ksm-mixed-field',
  part: 'KSM_MIXED_FIELD',
  title: 'Mitmekultuuriline põld',
  summary: 'Valitud põld on 0,30–1,00 ha, sellel kasvab vähemalt 8 kultuuri ja igaüks kuni 0,10 hektaril.',
  sources: ksm('§-d 21–26'),
  limits: [
    { what: 'Mitmekultuurilise põllu pind, vähemalt', unit: 'ha', values: figure('least'), source: SOURCE },
    {
      what: 'Mitmekultuurilise põllu pind, kõige rohkem',
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
      const { field } = each
      const areas = [
        ...(mainCropOf(field, facts.year) ? [yearInfoOf(field, facts.year)?.mainCropArea ?? null] : []),
        ...otherCropsOf(field, facts.year).map(({ area }) => area ?? null),
      ]
      const fill = way('fields', 'Märkige põllu kultuurid ja nende pinnad')
      if (areas.length < bounds.crops)
        return { state: 'attention', note: `kirjas on ${areas.length} kultuuri`, way: fill }
      if (areas.some((area) => area === null))
        return { state: 'unknown', note: 'mõne kultuuri pind on märkimata', way: fill }
      const large = areas.filter((area) => (area ?? 0) > bounds.each)
      return large.length > 0
        ? { state: 'violation', note: `${large.length} kultuuri on üle ${num(bounds.each)} ha` }
        : { state: 'ok', note: `${areas.length} kultuuri` }
    }),
}
