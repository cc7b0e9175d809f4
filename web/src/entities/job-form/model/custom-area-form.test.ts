import type { CustomArea } from '@vagu/core/custom-areas/schema'
import { Material } from '@vagu/core/materials/schema'
import { describe, expect, it } from 'vitest'
import { materialOf } from '../../materials/material-form.ts'
import { newId } from '../../../lib/new-id.ts'
import { areaOf, draftInputsOf, totalAreaOf } from './build-drafts.ts'
import { changeMaterial, chooseFields, typeArea } from './change-form.ts'
import { chooseKind } from './custom-area-form.ts'
import { findErrors } from './find-errors.ts'
import type { JobForm } from './job-form.ts'
import { categories, jobOn, fieldOf, formOn } from '../../../testing/builders.ts'
import { settle } from './settle.ts'

const home = fieldOf('Kodupõld', 10)
const hill = fieldOf('Mäealune', 20)
const at = (year: number, area: number) => ({ year, area, areaWhenItWasSaved: null, status: null })
const support: CustomArea = {
  id: newId(),
  areaName: 'Toetusõiguslik',
  calculationStrategy: 'EDGE_BUFFER',
  calculationValue: 3,
  year: 2026,
  updatedAt: '2026-05-20T09:00:00.000Z',
  fields: [{ fieldId: home._id, yearlyAreas: [at(2026, 9.4), at(2027, 9.1)] }],
}
const ref = { id: support.id, name: support.areaName }
const kinds = [support]
const form = formOn([home, hill])

describe('a kind of area', () => {
  const chosen = chooseKind(form, ref)
  it('gives each field its area of the year of the job; one without keeps the whole', () => {
    expect(areaOf(chosen, home, kinds)).toBe(9.4)
    expect(areaOf(chosen, hill, kinds)).toBe(20)
    expect(totalAreaOf(chosen, [home, hill], kinds)).toBe(29.4)
  })
  it('follows the day of the job, and the year of a plan', () => {
    expect(areaOf({ ...chosen, date: '2026-09-01' }, home, kinds)).toBe(9.1)
    expect(areaOf({ ...chosen, date: '2024-05-01' }, home, kinds)).toBe(9.4)
    expect(areaOf({ ...chosen, status: 'PLANNED', plannedYear: 2027 }, home, kinds)).toBe(9.1)
  })
  it('takes the place of what was typed before, and yields to what is typed after', () => {
    expect(areaOf(chooseKind(typeArea(form, home, 4), ref), home, kinds)).toBe(9.4)
    expect(areaOf(typeArea(chosen, home, 4), home, kinds)).toBe(4)
    expect(areaOf(typeArea(chosen, home, 10), home, kinds)).toBe(10)
    const again = chooseFields(chooseFields(typeArea(chosen, home, 4), []), [home._id])
    expect(areaOf(again, home, kinds)).toBe(9.4)
  })
  it('goes back to whole fields, and stays when it is chosen again', () => {
    expect(areaOf(chooseKind(chosen, null), home, kinds)).toBe(10)
    const typed = typeArea(chosen, home, 4)
    expect(chooseKind(typed, ref)).toBe(typed)
  })
  it('travels with the job; one that is gone leaves the whole field', () => {
    const [draft] = draftInputsOf(chosen, [home], { categories, customAreas: kinds })
    expect(draft).toMatchObject({ area: 9.4, customFieldArea: ref })
    expect(draftInputsOf(chosen, [home], { categories, customAreas: [] })[0]?.area).toBe(10)
  })
})

it('is looked for among those of the farm; a stored job keeps the one that it has', () => {
  const chosen = { ...chooseKind(form, ref), category: 'tillage', job: 'ploughing' }
  const stored = jobOn(home, { customFieldArea: ref })
  const errorWith = (overrides: JobForm, customAreas: readonly CustomArea[]) =>
    findErrors(overrides, [home], {
      fields: [home],
      categories,
      customAreas,
      workers: [],
      machines: [],
      requisites: [],
    }).get('customFieldArea')
  expect(errorWith(chosen, kinds)).toBeUndefined()
  expect(errorWith(chosen, [])).toBe('Pindalatüüpi ei leitud')
  expect(errorWith({ ...chosen, eventId: stored._id, stored }, [])).toBeUndefined()
})

describe('a material that prefers a kind of area', () => {
  const spray = Material.parse({
    _id: newId(),
    name: 'Buctril',
    type: 'chemical',
    amount: null,
    unit: null,
    customFieldArea: ref,
    updatedAt: '2026-01-01T00:00:00.000Z',
  })
  const empty = materialOf({ ...spray, _id: newId(), name: 'Muu' }, 'm1')
  const picked = materialOf(spray, 'm1')
  const pick = (before: JobForm, customAreas = kinds) =>
    settle(before, changeMaterial(before, picked), {
      farm: { requisites: [spray], customAreas },
      today: '2026-06-15',
    })
  const start = { ...form, materials: [empty] }
  it('brings it when it is chosen', () => {
    expect(pick(start).customFieldArea).toEqual(ref)
  })
  it('does not take the place of one that the job has', () => {
    const other = { id: newId(), name: 'Muu osa' }
    expect(pick({ ...start, customFieldArea: other }).customFieldArea).toEqual(other)
  })
  it('does not bring it again when whole fields were chosen, nor one that is gone', () => {
    const whole = chooseKind(pick(start), null)
    expect(pick(whole).customFieldArea).toBeNull()
    expect(pick(start, []).customFieldArea).toBeNull()
  })
})
