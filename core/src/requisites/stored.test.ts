import { expect, test } from 'vitest'
import { RequisiteDraft } from './schema.ts'
import { storedRequisite } from './stored.ts'

const draft = (facts: object) =>
  RequisiteDraft.parse({
    name: 'Vahend',
    type: 'chemical',
    subtype: 'PMA_TKV_TOIME_LIIK_MUU',
    harvestDelayDays: 5,
    inspections: [{ inspectionType: 'KAHJURID', target: 'Lehetäi' }],
    coating: { name: 'Puhis', amount: 1, unit: 'l/t' },
    ...facts,
  })

test.each(['MARGAJA', 'BIOSTIM'])('%s keeps neither label nor monitoring', (subtypeVariant) => {
  expect(storedRequisite(draft({ subtypeVariant }))).toMatchObject({
    subtype: null,
    harvestDelayDays: null,
    inspections: [],
    coating: null,
  })
})
test.each(['TKV_REGISTRIST', 'TKV_MUU', 'KASVUINH', 'DESIKANT'])('%s keeps both', (subtypeVariant) => {
  const given = draft({ subtypeVariant, coating: null })
  expect(storedRequisite(given)).toEqual(given)
})
test.each([
  ['seed', true],
  ['fertilizer', false],
  ['chemical', false],
  ['material', false],
])('a %s keeps its dressing: %s', (type, isKept) => {
  expect(storedRequisite(draft({ type })).coating !== null).toBe(isKept)
})
test.each(['seed', 'fertilizer', 'material'])('a %s has no monitoring', (type) => {
  expect(storedRequisite(draft({ type })).inspections).toEqual([])
})
test('what was not sent is not made up: the same body is the same record', () => {
  const { coating: _none, ...bare } = draft({ inspections: [] })
  expect(storedRequisite(bare)).toEqual(bare)
})
