import { expect, test } from 'vitest'
import { MaterialDraft } from './schema.ts'
import { storedMaterial } from './stored.ts'

const draft = (facts: object) =>
  MaterialDraft.parse({
    name: 'Vahend',
    type: 'chemical',
    subtype: 'PMA_TKV_TOIME_LIIK_MUU',
    harvestDelayDays: 5,
    inspections: [{ inspectionType: 'KAHJURID', target: 'Lehetäi' }],
    coating: { name: 'Puhis', amount: 1, unit: 'l/t' },
    ...facts,
  })

test.each(['MARGAJA', 'BIOSTIM'])('%s keeps neither label nor monitoring', (subtypeVariant) => {
  expect(storedMaterial(draft({ subtypeVariant }))).toMatchObject({
    subtype: null,
    harvestDelayDays: null,
    inspections: [],
    coating: null,
  })
})
test.each(['TKV_REGISTRIST', 'TKV_MUU', 'KASVUINH', 'DESIKANT'])('%s keeps both', (subtypeVariant) => {
  const overrides = draft({ subtypeVariant, coating: null })
  expect(storedMaterial(overrides)).toEqual(overrides)
})
test.each([
  ['seed', true],
  ['fertilizer', false],
  ['chemical', false],
  ['material', false],
])('a %s keeps its dressing: %s', (type, keepsDressing) => {
  expect(storedMaterial(draft({ type })).coating !== null).toBe(keepsDressing)
})
test.each(['seed', 'fertilizer', 'material'])('a %s has no monitoring', (type) => {
  expect(storedMaterial(draft({ type })).inspections).toEqual([])
})
test('what was not sent is not made up: the same body is the same record', () => {
  const { coating: _none, ...bare } = draft({ inspections: [] })
  expect(storedMaterial(bare)).toEqual(bare)
})
