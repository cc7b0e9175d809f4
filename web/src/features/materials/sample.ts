/** A material for tests. */
import { Material } from '@vagu/core/materials/schema'

export const sampleMaterial = (facts: Partial<Material> = {}): Material =>
  Material.parse({
    _id: '01930000-0000-7000-8000-00000000000a',
    name: 'Prosaro',
    type: 'chemical',
    subtype: 'PMA_TKV_TOIME_LIIK_FUNGITSIID',
    subtypeVariant: 'TKV_REGISTRIST',
    ingredients: [{ name: 'Protiokonasool', code: 'PROTIOKONASOOL' }],
    amount: 1,
    unit: 'l/ha',
    updatedAt: '2026-05-04T10:00:00.000Z',
    ...facts,
  })
