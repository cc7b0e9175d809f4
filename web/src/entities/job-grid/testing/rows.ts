/** A farm for the tests of the table. */
import { DEFAULT_JOB_CATEGORIES } from '@vagu/core/settings/table'
import { Machine } from '@vagu/core/machines/schema'
import { Material } from '@vagu/core/materials/schema'
import { Worker } from '@vagu/core/workers/schema'
import { newId } from '../../../lib/new-id.ts'
import type { FarmSnapshot } from '../../farm/farm.ts'
import { fieldOf } from '../../../testing/builders.ts'
import { readerOf } from '../check-row.ts'
import { type Cells, type GridRow, NO_CELLS, rowOf } from '../grid-row.ts'

const STORED = '2026-05-01T08:00:00.000Z'
const requisite = (facts: Pick<Material, 'name' | 'type' | 'unit' | 'amount'>): Material =>
  Material.parse({ ...facts, _id: newId(), inspections: [], updatedAt: STORED })
const machine = (name: string, facts: Partial<Machine>): Machine =>
  Machine.parse({ kind: 'TRACTOR', ...facts, name, _id: newId(), updatedAt: STORED })
const worker = (name: string): Worker => Worker.parse({ name, _id: newId(), updatedAt: STORED })

export const fields = [
  fieldOf('Kodupõld', 10),
  fieldOf('Kodutagune', 5),
  fieldOf('Mäealune', 20),
  { ...fieldOf('Jõeäär', 4), code: '12' },
  { ...fieldOf('Jõeäär', 6), code: '13' },
  fieldOf('Soo, alumine', 8),
] as const
export const [home, behind, hill] = fields

export const farm: FarmSnapshot = {
  fields,
  categories: DEFAULT_JOB_CATEGORIES,
  customAreas: [],
  workers: [worker('Jaan Tamm'), worker('Jaan Kuusk'), worker('Mari Kask')],
  machines: [
    machine('Hardi Commander', { kind: 'SPRAYER', number: 'HC 12', testedOn: '2023-05-31' }),
    machine('John Deere', { number: '217 RTK' }),
    machine('John Deere', { number: '300 AAA' }),
  ],
  requisites: [
    requisite({ name: 'Lubi', type: 'material', unit: 't/ha', amount: 3 }),
    requisite({ name: 'Kile', type: 'material', unit: null, amount: null }),
  ],
}

export const TODAY = '2026-06-15'
export const reader = readerOf(farm, { today: TODAY, year: 2026 })

export const cellsOf = (cells: Partial<Cells>): Cells => ({ ...NO_CELLS, ...cells })
export const rowWith = (cells: Partial<Cells>): GridRow => ({ ...rowOf(NO_CELLS), cells: cellsOf(cells) })
