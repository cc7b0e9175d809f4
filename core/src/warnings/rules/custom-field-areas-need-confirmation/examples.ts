import type { FarmFacts } from '../../farm.ts'
import type { Example } from '../../rule.ts'
import { sampleFarm } from '../../sample.ts'

type CustomArea = FarmFacts['customAreas'][number]
const area = (overrides: Partial<CustomArea>): CustomArea => ({
  id: 'edge',
  areaName: '10m ääreala',
  fieldId: 'a',
  year: 2026,
  status: null,
  ...overrides,
})
const fields = ['a', 'b'].map((_id) => ({ _id, name: `Põld ${_id}`, area: 5, yearInfo: [] }))
const farmOf = (...customAreas: readonly CustomArea[]) => sampleFarm({ fields, customAreas })
const broken = { outcome: 'broken', targetId: 'edge', date: null } as const

export const customFieldAreasNeedConfirmationExamples: readonly Example[] = [
  {
    name: 'one warning for each kind of area, with its fields',
    farm: farmOf(
      area({ status: 'MISSING' }),
      area({ fieldId: 'b', status: 'AREA_CHANGED' }),
      area({ id: 'other', areaName: 'Muu', fieldId: 'b', status: 'POLYGON_MISSING' }),
    ),
    findings: [
      {
        ...broken,
        message:
          'Pindalatüüp „10m ääreala“ vajab kinnitamist: „Põld a“ 2026 (pindala puudub) ja „Põld b“ 2026 (põllu pindala ' +
          'on muutunud). Kontrollige ja kinnitage need pindalad.',
      },
      {
        targetId: 'other',
        message:
          'Pindalatüüp „Muu“ vajab kinnitamist: „Põld b“ 2026 (põllul puudub kontuur). Kontrollige ja kinnitage need ' +
          'pindalad.',
      },
    ],
  },
  {
    name: 'a contour that does not fit',
    farm: farmOf(area({ status: 'POLYGON_AREA_MISMATCH' })),
    findings: [
      {
        ...broken,
        message:
          'Pindalatüüp „10m ääreala“ vajab kinnitamist: „Põld a“ 2026 (põllu pindala ja kontuuri pindala erinevad). ' +
          'Kontrollige ja kinnitage need pindalad.',
      },
    ],
  },
  { name: 'everything is confirmed', farm: farmOf(area({}), area({ fieldId: 'b' })), findings: [] },
  {
    name: 'a field that is not in use is not asked about',
    farm: farmOf(area({ fieldId: 'gone', status: 'MISSING' })),
    findings: [],
  },
  {
    name: 'of many only ten are named',
    farm: farmOf(...Array.from({ length: 12 }, (_, i) => area({ year: 2015 + i, status: 'MISSING' }))),
    findings: [
      {
        ...broken,
        message:
          'Pindalatüüp „10m ääreala“ vajab kinnitamist: ' +
          `${Array.from({ length: 10 }, (_, i) => `„Põld a“ ${2015 + i} (pindala puudub)`).join(', ')} ja veel 2. ` +
          'Kontrollige ja kinnitage need pindalad.',
      },
    ],
  },
]
