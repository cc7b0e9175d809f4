import { CATEGORY } from '@vagu/core/settings/table'
import { describe, expect, it } from 'vitest'
import { draftInputsOf } from './build-drafts.ts'
import { chooseCategory, chooseJob } from './change-form.ts'
import { repeatOf } from './stored-form.ts'
import { categories, categoryNamed, jobOn, fieldOf, formOn } from '../../../testing/builders.ts'
import { unitOf } from './work-form.ts'

const fields = [fieldOf('Kodupõld', 10), fieldOf('Mäealune', 20)]
const farm = { categories, customAreas: [] }
const on = (category: string, key: string, form = formOn(fields)) => {
  const found = categoryNamed(category)
  const job = found.jobs.find((each) => each.key === key)
  if (!job) throw new Error(`no job ${key}`)
  return chooseJob(chooseCategory(form, found), job)
}
const sent = (form: ReturnType<typeof on>) =>
  draftInputsOf(form, fields, farm).map(({ amount, unit }) => [amount, unit])

describe('the unit', () => {
  it('is the usual one of the job, unless the one of before is among its own', () => {
    const culverts = on(CATEGORY.landImprovement, 'culvert-repair')
    expect(culverts.work.unit).toBe('tk')
    expect(on(CATEGORY.landImprovement, 'brush-cutting', culverts).work.unit).toBe('ha')
    const metres = { ...culverts, work: { amount: 3, unit: 'm' as const } }
    expect(on(CATEGORY.landImprovement, 'ditch-mowing', metres).work).toEqual({ amount: 3, unit: 'm' })
    expect(on(CATEGORY.manureHeap, 'manure-heaping', metres).work.unit).toBe('t')
  })
  it('goes without saying where there is one only', () => {
    expect(unitOf({ amount: 4, unit: null }, ['t'])).toBe('t')
    expect(unitOf({ amount: 4, unit: null }, ['m', 'ha'])).toBeNull()
  })
})

describe('the amount', () => {
  const ditch = on(CATEGORY.landImprovement, 'ditch-cleaning')
  it('is shared by area, the last field taking the remainder', () => {
    expect(sent({ ...ditch, work: { amount: 100, unit: 'm' } })).toEqual([
      [33.333, 'm'],
      [66.667, 'm'],
    ])
  })
  it('is the same on every field when it is a rate', () => {
    expect(sent({ ...ditch, work: { amount: 0.5, unit: 'm3/m' } })).toEqual([
      [0.5, 'm3/m'],
      [0.5, 'm3/m'],
    ])
  })
  it('is left to be refused when it is missing or wrong', () => {
    expect(sent({ ...ditch, work: { amount: null, unit: 'm' } })[0]).toEqual([null, 'm'])
    expect(sent({ ...ditch, work: { amount: -3, unit: 'm' } })[0]).toEqual([-3, 'm'])
  })
  it('stays in the form, and out of the job, when the job is not measured', () => {
    const tilled = on(CATEGORY.tillage, 'ploughing', { ...ditch, work: { amount: 100, unit: 'm' } })
    expect(tilled.work.amount).toBe(100)
    expect(sent(tilled)[0]).toEqual([null, null])
  })
  it('is told anew when the job is done once more', () => {
    const stored = jobOn(fieldOf('Kodupõld', 10), { amount: 100, unit: 'm' })
    expect(repeatOf(stored, '2026-07-01', []).work).toEqual({ amount: null, unit: 'm' })
  })
})
