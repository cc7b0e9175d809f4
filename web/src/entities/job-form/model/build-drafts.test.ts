import { JobDraft } from '@vagu/core/jobs/schema'
import { CATEGORY } from '@vagu/core/settings/table'
import { check } from '@vagu/core/validation'
import { describe, expect, it } from 'vitest'
import { newMaterial } from '../../materials/material-form.ts'
import { areaOf, draftInputsOf, totalAreaOf } from './build-drafts.ts'
import { chooseCategory, typeTotalArea } from './change-form.ts'
import { type JobForm, withIds } from './job-form.ts'
import { formOf } from './stored-form.ts'
import { categories, categoryNamed, jobOn, fieldOf, formOn } from '../../../testing/builders.ts'

const fields = [fieldOf('Kodupõld', 10), fieldOf('Mäealune', 20), fieldOf('Rand', 3.3333)]
const farm = { categories, customAreas: [] }
const spraying = withIds(chooseCategory(formOn(fields), categoryNamed(CATEGORY.plantProtection)))
const material = newMaterial('Buctril', 'chemical', 'm1')

describe('what was typed in all', () => {
  it('is split by area to the last ten-thousandth, the last field taking the remainder', () => {
    const amount = { unit: 'l', master: 'total', value: 20 } as const
    const drafts = draftInputsOf({ ...spraying, materials: [{ ...material, amount }] }, fields, farm)
    const amounts = drafts.map(({ requisites }) => requisites[0]?.amount ?? 0)
    expect(amounts).toEqual([6, 12, 2])
    expect(drafts[0]?.requisites[0]?.unit).toBe('l')
  })
  it('leaves an amount per hectare as it is', () => {
    const amount = { unit: 'l', master: 'rate', value: 0.5 } as const
    const drafts = draftInputsOf({ ...spraying, materials: [{ ...material, amount }] }, fields, farm)
    expect(drafts.map(({ requisites }) => requisites[0]?.amount)).toEqual([0.5, 0.5, 0.5])
    expect(drafts[0]?.requisites[0]?.unit).toBe('l/ha')
  })
  it('splits a yield to the kilogram', () => {
    const harvest = { ...spraying.harvest, yield: 100 }
    const drafts = draftInputsOf({ ...spraying, harvest }, fields, farm)
    expect(drafts.map((draft) => draft.yield)).toEqual([30, 60, 10])
  })
  it('sends no yield where none was typed', () => {
    expect(draftInputsOf(spraying, fields, farm)[0]).not.toHaveProperty('yieldUnit')
  })
})

describe('areas', () => {
  it('follow the crop year of the job', () => {
    const field = fieldOf('Uus', 10, [{ year: 2027, area: 12.5 }])
    const form = formOn([field], { date: '2026-10-01' })
    expect(areaOf(form, field)).toBe(12.5)
    expect(areaOf({ ...form, status: 'PLANNED', plannedYear: 2026 }, field)).toBe(12.5)
    expect(areaOf(formOn([fieldOf('Vana', 10)]), fieldOf('Vana', 10))).toBe(10)
  })
  it('split a typed total so that each field is reduced', () => {
    const form = typeTotalArea(spraying, fields, 30)
    expect(totalAreaOf(form, fields)).toBe(30)
    expect(fields.every((field) => (areaOf(form, field) ?? 0) < field.area)).toBe(true)
  })
})

it('gives the server what its contract takes, one record per field', () => {
  const amount = { unit: 'l', master: 'rate', value: 0.5 } as const
  const form = { ...spraying, materials: [{ ...material, key: spraying.batchId, amount }] }
  const drafts = draftInputsOf(form, fields, farm)
  expect(drafts.map((draft) => check(JobDraft, draft).ok)).toEqual([true, true, true])
  expect(new Set(drafts.map(({ _id }) => _id)).size).toBe(3)
  expect(draftInputsOf(withIds(form), fields, farm)).toEqual(drafts)
})
it('leaves a missing day for the schema to refuse', () => {
  const [draft] = draftInputsOf({ ...spraying, materials: [], date: null, endDate: null }, fields, farm)
  expect(check(JobDraft, draft)).toMatchObject({
    ok: false,
    errors: [{ path: 'date', code: 'required' }],
  })
})

describe('the area of a stored job', () => {
  const field = fieldOf('Kodupõld', 12, [
    { year: 2026, area: 10 },
    { year: 2027, area: 12 },
  ])
  const later = { date: '2026-10-01', endDate: '2026-10-01' }
  const areaWith = (area: number, changes: Partial<JobForm>) =>
    areaOf({ ...formOf(jobOn(field, { area, date: '2026-06-15' })), ...changes }, field)

  it('follows the year when it is the whole field, which nobody has typed', () => {
    expect(areaWith(10, {})).toBe(10)
    expect(areaWith(10, later)).toBe(12)
  })
  it('stays when it is another one, or is typed now', () => {
    expect(areaWith(8, later)).toBe(8)
    expect(areaWith(10, { ...later, areas: { [field._id]: 9 } })).toBe(9)
    expect(areaWith(10, { ...later, areas: { [field._id]: null } })).toBeNull()
  })
})
