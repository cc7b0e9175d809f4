import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { newMaterial } from '../../materials/material-form.ts'
import { areaOf } from './build-drafts.ts'
import {
  chooseCategory,
  chooseDay,
  chooseEnd,
  chooseFields,
  chooseStart,
  chooseStatus,
  closeEnd,
  moveToField,
  openBlock,
  typeArea,
} from './change-form.ts'
import { formAfterSave, withIds, withNewIds } from './job-form.ts'
import { formOf, repeatOf } from './stored-form.ts'
import { categoryNamed, jobOn, fieldOf, formOn } from '../../../testing/builders.ts'
import { shownBlocks } from './shown-blocks.ts'

const field = fieldOf('Kodupõld', 10)
const calendar = { today: '2026-06-15', starts: [] }
const form = formOn([field])
const spraying = categoryNamed(CATEGORY.plantProtection)

it('brings the only job of a category and the material that it asks for', () => {
  const chosen = chooseCategory(form, spraying)
  expect(chosen.job).toBe('spraying')
  expect(chosen.materials.map(({ facts }) => facts.type)).toEqual(['chemical'])
  expect(shownBlocks(chosen, spraying.jobs[0]).has('worker')).toBe(true)
})
it('keeps a material that is named, and drops an empty one', () => {
  const named = newMaterial('Urea', 'fertilizer', 'm')
  const chosen = chooseCategory(
    { ...chooseCategory(form, spraying), materials: [named] },
    categoryNamed('tillage'),
  )
  expect(chosen.materials).toEqual([named])
  expect(chooseCategory(chooseCategory(form, spraying), categoryNamed('tillage')).materials).toEqual([])
})
it('never hides a block that holds something', () => {
  expect(shownBlocks({ ...form, notes: 'kuiv' }, undefined).has('note')).toBe(true)
  expect(shownBlocks(form, undefined).has('note')).toBe(false)
  expect(shownBlocks(openBlock(form, 'labels'), undefined).has('labels')).toBe(true)
})
it('opens the end of a running job and closes it when it is done', () => {
  const running = chooseStatus(form, 'IN_PROGRESS', calendar)
  expect(running.endDate).toBeNull()
  expect(chooseStatus(running, 'DONE', calendar).endDate).toBe('2026-06-15')
  expect(chooseEnd(form, null).status).toBe('IN_PROGRESS')
})
it('closes an end that was taken out on the day of the start, unless the job goes on', () => {
  const open = { ...form, date: '2026-06-10', endDate: null }
  expect(closeEnd(open).endDate).toBe('2026-06-10')
  expect(closeEnd({ ...open, status: 'DRAFT' }).endDate).toBe('2026-06-10')
  expect(closeEnd({ ...open, status: 'IN_PROGRESS' }).endDate).toBeNull()
  expect(closeEnd({ ...open, status: 'PLANNED' }).endDate).toBeNull()
  expect(closeEnd(form)).toBe(form)
})
it('gives a planned job its year', () => {
  expect(chooseStatus(form, 'PLANNED', calendar)).toMatchObject({ plannedYear: 2026, date: '2026-01-01' })
})
it('takes the end along with the start while they are one day', () => {
  expect(chooseStart(form, '2026-06-10')).toMatchObject({ date: '2026-06-10', endDate: '2026-06-10' })
  expect(chooseStart({ ...form, endDate: '2026-06-16' }, '2026-06-10').endDate).toBe('2026-06-16')
  expect(chooseStart(chooseStart(form, null), '2026-06-10').endDate).toBe('2026-06-10')
  expect(chooseDay({ ...form, status: 'IN_PROGRESS', endDate: null }, '2026-06-14').endDate).toBeNull()
})
it('forgets the area of a field that is left out, and one that is typed back to the whole', () => {
  const typed = typeArea(form, field, 4)
  expect(areaOf(typed, field)).toBe(4)
  expect(typeArea(typed, field, 10).areas).toEqual({})
  expect(chooseFields(typed, []).areas).toEqual({})
})
it('names the record of a field once per form fill', () => {
  const named = withIds(form)
  expect(withIds(named)).toBe(named)
  expect(withIds(withNewIds(named)).ids).not.toEqual(named.ids)
})
it('goes on with the same after a save, as new records with materials that the farm has now', () => {
  const named = withIds({ ...form, materials: [newMaterial('Urea', 'fertilizer', 'm')], notes: 'kuiv' })
  const same = formAfterSave(named)
  expect(same).toMatchObject({ eventId: null, ids: {}, notes: 'kuiv', fieldIds: named.fieldIds })
  expect(same.batchId).not.toBe(named.batchId)
  expect(same.materials).toMatchObject([{ requisiteId: 'm', isNew: false }])
})
it('moves a stored job to another field as the same record', () => {
  const job = jobOn(field)
  expect(moveToField(formOf(job), 'other').ids).toEqual({ other: job._id })
})
it('takes the place of a stack along to no other field and no other job', () => {
  const heap = {
    manure: 'TAHESONNIK',
    spreadOn: null,
    isNoticeGiven: true,
    place: { lat: 58.6, lng: 25.7 },
  } as const
  const stack = { ...form, heap }
  const unplaced = { ...heap, place: null }
  expect(formAfterSave(stack).heap).toEqual(unplaced)
  expect(chooseFields(stack, ['other']).heap).toEqual(unplaced)
  expect(chooseFields(chooseFields(stack, [field._id, 'other']), ['other']).heap).toEqual(unplaced)
  expect(chooseFields(chooseFields(stack, [field._id, 'other']), [field._id]).heap).toEqual(heap)
  const stored = formOf(jobOn(field, { heap }))
  expect(moveToField(stored, 'other').heap).toEqual(unplaced)
  expect(moveToField(stored, field._id).heap).toEqual(heap)
  expect(formAfterSave(form).heap).toBeNull()
})
it('repeats a job today, without what was measured that day', () => {
  const amount = { amount: 8, unit: 'l' as const }
  const { facts } = newMaterial('Buctril', 'chemical', 'm')
  const job = jobOn(field, { yield: 50, startTime: '08:00', requisites: [{ ...facts, ...amount }] })
  const again = repeatOf(job, '2026-07-01', [field._id, 'other'])
  expect(again).toMatchObject({
    eventId: null,
    date: '2026-07-01',
    startTime: null,
    fieldIds: [field._id, 'other'],
  })
  expect(again.harvest.yield).toBeNull()
  expect(again.materials[0]?.amount).toEqual({ unit: 'l', master: 'rate', value: 0.8 })
})
