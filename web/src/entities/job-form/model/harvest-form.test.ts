import { YIELD_TYPES } from '@vagu/core/jobs/yields'
import { describe, expect, it } from 'vitest'
import { draftInputsOf } from './build-drafts.ts'
import { measureOf, NO_HARVEST } from './harvest-form.ts'
import { formOf } from './stored-form.ts'
import { categories, jobOn, fieldOf, formOn } from '../../../testing/builders.ts'

const farm = { categories, customAreas: [] }
const grown = (crop: string, yieldType: string, yieldUnit: string) => ({
  year: 2026,
  mainCrop: { crop, yieldType, yieldUnit },
})
const cabbage = fieldOf('Aed', 10, [grown('valge_peakapsas', 'Köögiviljad', 'tk')])
const bare = fieldOf('Rand', 20)

describe('kind and unit', () => {
  it('follow the crop of the year until they are chosen', () => {
    expect(measureOf(NO_HARVEST, [bare, cabbage], 2026)).toEqual({
      yieldType: 'Köögiviljad',
      yieldUnit: 'tk',
    })
    expect(measureOf({ ...NO_HARVEST, yieldUnit: 'kg' }, [cabbage], 2026).yieldUnit).toBe('kg')
    expect(measureOf({ ...NO_HARVEST, yieldType: 'Põhk' }, [cabbage], 2026).yieldType).toBe('Põhk')
  })
  it('are grain in tonnes where nothing is known', () => {
    const usual = { yieldType: 'Terad', yieldUnit: 't' }
    expect(measureOf(NO_HARVEST, [cabbage], 2025)).toEqual(usual)
    expect(measureOf(NO_HARVEST, [cabbage], undefined)).toEqual(usual)
    expect(measureOf(NO_HARVEST, [], 2026)).toEqual(usual)
    expect(YIELD_TYPES).toContain(usual.yieldType)
  })
  it('follow another year, and another field', () => {
    const form = formOn([cabbage], { harvest: { ...NO_HARVEST, yield: 900 } })
    const sent = (field: typeof cabbage, date: string) =>
      draftInputsOf({ ...form, date }, [field], farm)[0]?.yieldType
    expect(sent(cabbage, '2026-06-15')).toBe('Köögiviljad')
    expect(sent(cabbage, '2026-09-15')).toBe('Terad')
    expect(sent(bare, '2026-06-15')).toBe('Terad')
  })
})

describe('what travels', () => {
  const sent = (harvest: Partial<typeof NO_HARVEST>) =>
    draftInputsOf(formOn([cabbage, bare], { harvest: { ...NO_HARVEST, ...harvest } }), [cabbage, bare], farm)
  it('is shared by area to the kilogram, in one unit', () => {
    const drafts = sent({ yield: 100, yieldUnitWeight: 2 })
    expect(drafts.map((draft) => [draft.yield, draft.yieldUnit, draft.yieldUnitWeight])).toEqual([
      [33.333, 'tk', 2],
      [66.667, 'tk', 2],
    ])
  })
  it('has no weight of a unit that weighs what it says', () => {
    expect(sent({ yield: 100, yieldUnit: 't', yieldUnitWeight: 2 })[0]?.yieldUnitWeight).toBeNull()
  })
  it('has the moisture of all fields, and none where nobody measured it', () => {
    expect(sent({ yield: 100, moisturePct: 18.5 }).map((draft) => draft.moisturePct)).toEqual([18.5, 18.5])
    expect(sent({ yield: 100 })[0]).not.toHaveProperty('moisturePct')
  })
  it('is nothing where nothing was harvested, and wrong numbers go on to be refused', () => {
    expect(sent({})[0]).not.toHaveProperty('yieldType')
    expect(sent({ yield: -1 }).map((draft) => draft.yield)).toEqual([-1, -1])
    expect(sent({ yield: Number.NaN }).map((draft) => draft.yield)).toEqual([Number.NaN, Number.NaN])
  })
  it('is what was stored when nothing is typed', () => {
    const stored = jobOn(cabbage, { yield: 12.5, yieldUnit: 'kg', yieldType: 'Kogu saak' })
    expect(draftInputsOf(formOf(stored), [cabbage], farm)[0]).toMatchObject({
      yield: 12.5,
      yieldUnit: 'kg',
      yieldType: 'Kogu saak',
    })
  })
})
