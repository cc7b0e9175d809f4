import type { MaterialUsage } from '@vagu/core/materials/overview-schema'
import { expect, it } from 'vitest'
import { usesFrom } from './recent-use.ts'
import { sampleMaterial } from './sample.ts'

const product = sampleMaterial()
const jobId = (place: number) => `01930000-0000-7000-8000-00000000010${place}`
const row = (
  facts: Partial<MaterialUsage>,
  jobs: readonly (readonly [place: number, date: string])[],
): MaterialUsage => ({
  _id: 'row',
  requisiteId: product._id,
  name: product.name,
  type: 'chemical',
  unit: 'l',
  totalAmount: 1,
  totalArea: 1,
  unknownAmounts: 0,
  jobEvents: jobs.map(([place, date]) => ({
    _id: jobId(place),
    fieldId: jobId(9),
    date,
    area: 1,
    amount: 1,
    unit: 'l/ha',
    totalAmount: 1,
  })),
  ...facts,
})

it('counts a job once, whatever units the material stands in', () => {
  const rows = [
    row({}, [
      [1, '2026-05-01'],
      [2, '2026-06-01'],
    ]),
    row({ unit: 'kg' }, [[1, '2026-05-01']]),
  ]
  expect(usesFrom(rows)(product)).toEqual({ jobCount: 2, lastDay: '2026-06-01' })
})
it('goes by name where jobs carry no id, and then only within the type', () => {
  const nameless = { requisiteId: null, name: ' PROSARO ' }
  expect(usesFrom([row(nameless, [[1, '2026-05-01']])])(product)?.jobCount).toBe(1)
  expect(usesFrom([row({ ...nameless, type: 'material' }, [[1, '2026-05-01']])])(product)).toBeUndefined()
  expect(usesFrom([row({ requisiteId: jobId(5) }, [[1, '2026-05-01']])])(product)).toBeUndefined()
  expect(usesFrom([])(product)).toBeUndefined()
})
