/** Lines that a plan is filled with multiply nothing. */
import { describe, expect, it } from 'vitest'
import { carriedFrom, copiedFrom, fromTemplates } from './filling.ts'
import type { FieldToPlan, RequisitePlan } from './schema.ts'

const field = (fieldId: string, area: number): FieldToPlan => ({
  fieldId,
  fieldName: fieldId,
  area,
  crop: 'talinisu',
})
const line = (fieldId: string, part: Partial<RequisitePlan> = {}): RequisitePlan => ({
  _id: `line of ${fieldId}`,
  userId: 'u',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  fieldId,
  year: 2026,
  crop: 'talinisu',
  type: 'fertilizer',
  requisiteId: 'an',
  name: 'AN 34,4',
  amount: 200,
  unit: 'kg/ha',
  times: 1,
  timeframe: 'SPRING',
  note: '',
  area: null,
  source: 'MANUAL',
  jobEventIds: [],
  ...part,
})
const IN_ALL = { amount: 500, unit: 'kg' } as const

describe('the year before', () => {
  const copied = (part: Partial<RequisitePlan>, plans: RequisitePlan[] = []) =>
    copiedFrom(
      { year: 2027, fields: [field('large', 20), field('small', 2)], plans },
      { fields: [field('large', 20)], plans: [line('large', part)] },
    ).map(({ fieldId, amount, area }) => ({ fieldId, amount, area }))
  it('gives a field what it had, and others a share by area', () =>
    expect(copied(IN_ALL)).toEqual([
      { fieldId: 'large', amount: 500, area: null },
      { fieldId: 'small', amount: 50, area: null },
    ]))
  it('keeps the part of a field', () =>
    expect(copied({ area: 3 })).toEqual([
      { fieldId: 'large', amount: 200, area: 3 },
      { fieldId: 'small', amount: 200, area: 0.3 },
    ]))
  it('gives nothing twice, whatever the material is called by', () =>
    expect(copied({}, [line('large', { requisiteId: null, name: 'an 34,4' })])).toMatchObject([
      { fieldId: 'small' },
    ]))
})
it('gives the template of a crop to each field', () =>
  expect(
    fromTemplates({ year: 2027, fields: [field('large', 20)], plans: [] }, [
      { crop: 'talinisu', lines: [line('')], updatedAt: '' },
    ]),
  ).toMatchObject([{ fieldId: 'large', amount: 200, area: null }]))
it('gives a field that share of it which the template names', () =>
  expect(
    fromTemplates({ year: 2027, fields: [field('large', 20), field('small', 2)], plans: [] }, [
      { crop: 'talinisu', lines: [{ ...line(''), share: 0.15 }], updatedAt: '' },
    ]).map(({ amount, area }) => [amount, area]),
  ).toEqual([
    [200, 3],
    [200, 0.3],
  ]))

describe('lines of a field that is no more', () => {
  const carried = (
    { area, part = {}, timesDone = 0 }: { area: number; part?: Partial<RequisitePlan>; timesDone?: number },
    to: FieldToPlan[],
    plans: RequisitePlan[] = [],
  ) =>
    carriedFrom({ year: 2026, plans }, { area, plans: [{ ...line('old', part), timesDone }] }, to).map(
      ({ fieldId, amount, area: on, times }) => ({ fieldId, amount, area: on, times }),
    )
  const PARTS = [field('a', 15), field('b', 5)]
  it('are shared by its parts', () => {
    expect(carried({ area: 20, part: IN_ALL }, PARTS)).toEqual([
      { fieldId: 'a', amount: 375, area: null, times: 1 },
      { fieldId: 'b', amount: 125, area: null, times: 1 },
    ])
    expect(carried({ area: 20 }, PARTS)).toMatchObject([{ area: null }, { area: null }])
    expect(carried({ area: 20, part: { area: 4 } }, PARTS)).toMatchObject([{ area: 3 }, { area: 1 }])
  })
  it('go as often as they are not done', () => {
    expect(carried({ area: 20, part: { times: 3 }, timesDone: 2 }, PARTS)).toMatchObject([
      { times: 1 },
      { times: 1 },
    ])
    expect(carried({ area: 20, timesDone: 1 }, PARTS)).toEqual([])
  })
  it('of two that were merged cover the land once', () => {
    const merged = [field('c', 15)]
    expect(carried({ area: 10 }, merged)).toMatchObject([{ amount: 200, area: 10 }])
    expect(carried({ area: 5 }, merged, [line('c', { area: 10 })])).toMatchObject([{ amount: 200, area: 5 }])
    expect(carried({ area: 10 }, merged, [line('c')])).toEqual([])
    expect(carried({ area: 10, part: IN_ALL }, merged, [line('c', IN_ALL)])).toMatchObject([{ amount: 500 }])
  })
})
