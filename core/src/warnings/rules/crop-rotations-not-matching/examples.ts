import type { Example } from '../../rule.ts'
import { sampleFarm, withCrop } from '../../sample.ts'

const field = { _id: 'a', name: 'Mäepõld', area: 5, yearInfo: [], ...withCrop('talinisu', 2026) }
const farmOf = (...planned: readonly (readonly [year: number, crop: string])[]) =>
  sampleFarm({ fields: [field], rotation: planned.map(([year, crop]) => ({ fieldId: 'a', year, crop })) })

export const cropRotationsNotMatchingExamples: readonly Example[] = [
  {
    name: 'another crop was planned',
    farm: farmOf([2026, 'taliraps']),
    findings: [
      {
        outcome: 'broken',
        targetId: 'a',
        date: null,
        cause: '2026|taliraps|talinisu',
        message:
          'Põld „Mäepõld“: 2026. aastaks on viljavaheldusplaanis „Taliraps“, aga põhikultuur on „Talinisu“. Parandage ' +
          'plaan või põhikultuur.',
      },
    ],
  },
  { name: 'the crop that was planned', farm: farmOf([2026, 'talinisu']), findings: [] },
  { name: 'a year without a main crop', farm: farmOf([2027, 'taliraps']), findings: [] },
  {
    name: 'a plan for a field that is not in use',
    farm: sampleFarm({ fields: [field], rotation: [{ fieldId: 'b', year: 2026, crop: 'taliraps' }] }),
    findings: [],
  },
  {
    name: 'a refinement of the crop makes no other crop',
    farm: sampleFarm({
      fields: [{ ...field, yearInfo: [{ year: 2026, mainCrop: { crop: 'talinisu', name: 'Skagen' } }] }],
      rotation: [{ fieldId: 'a', year: 2026, crop: 'talinisu' }],
    }),
    findings: [],
  },
  {
    name: 'each year for itself',
    farm: farmOf([2025, 'kaer'], [2026, 'kaer']),
    findings: [{ cause: '2026|kaer|talinisu' }],
  },
]
