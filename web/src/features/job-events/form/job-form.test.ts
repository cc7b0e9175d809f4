import { describe, expect, it } from 'vitest'
import { emptyForm, isSameJob, ofToday, withIds } from './job-form.ts'

describe('a form that stays open over midnight', () => {
  const evening = emptyForm('2026-07-01', ['a'])

  it('is about the new day while no job was begun in it', () => {
    const morning = ofToday(evening, '2026-07-02')
    expect(morning).toEqual({ ...evening, date: '2026-07-02', endDate: '2026-07-02' })
    expect(ofToday(morning, '2026-07-02')).toBe(morning)
  })
  it('keeps its day when it is kept for more such jobs', () => {
    const kept = { ...evening, category: 'tillage' }
    expect(ofToday(kept, '2026-07-02')).toBe(kept)
  })
})

it('tells what was typed from what was only named', () => {
  const form = emptyForm('2026-07-01', ['a'])
  expect(isSameJob(form, withIds(form))).toBe(true)
  expect(isSameJob(form, { ...form, notes: 'kuiv' })).toBe(false)
  expect(isSameJob(form, { ...form, materials: [...form.materials] })).toBe(false)
})
