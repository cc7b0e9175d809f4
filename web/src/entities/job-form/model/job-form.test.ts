import { describe, expect, it } from 'vitest'
import { changeHeap } from './heap-form.ts'
import { emptyForm, isSameJob, JobForm, ofToday, withIds } from './job-form.ts'
import { repeatOf } from './stored-form.ts'
import { jobOn, fieldOf } from '../../../testing/builders.ts'

describe('a form that stays open over midnight', () => {
  const evening = emptyForm('2026-07-01', ['a'])

  it('is about the new day while no job was begun in it', () => {
    const morning = ofToday(evening, '2026-07-02')
    expect(morning).toEqual({ ...evening, date: '2026-07-02', endDate: '2026-07-02' })
    expect(ofToday(morning, '2026-07-02')).toBe(morning)
  })
  it('keeps its day when it is kept for more such jobs', () => {
    const same = { ...evening, category: 'tillage' }
    expect(ofToday(same, '2026-07-02')).toBe(same)
  })
})

it('tells what was typed from what was only named', () => {
  const form = emptyForm('2026-07-01', ['a'])
  expect(isSameJob(form, withIds(form))).toBe(true)
  expect(isSameJob(form, { ...form, notes: 'kuiv' })).toBe(false)
  expect(isSameJob(form, { ...form, materials: [...form.materials] })).toBe(false)
})

it('repeats a job without the weather of its day, and a stack without its place and the day on which it was spread', () => {
  const field = fieldOf('Kodupõld', 10)
  const place = { lat: 58.6, lng: 25.7 }
  const heap = { manure: 'TAHESONNIK', spreadOn: '2026-06-20', isNoticeGiven: true, place } as const
  const job = jobOn(field, { windSpeed: 3.5, airTemperature: 18, heap })
  const { windSpeed, airTemperature, heap: repeated } = repeatOf(job, '2026-07-01', [field._id])
  expect([windSpeed, airTemperature]).toEqual([null, null])
  expect(repeated).toEqual({ manure: 'TAHESONNIK', spreadOn: null, isNoticeGiven: false })
})

it('reads a form that was kept before weather and stacks were asked', () => {
  const { windSpeed: _wind, airTemperature: _air, heap: _heap, ...same } = emptyForm('2026-07-01')
  expect(JobForm.parse(same)).toMatchObject({ windSpeed: null, airTemperature: null, heap: null })
})

it('stores nothing of a stack of which nothing is known', () => {
  expect(changeHeap(changeHeap(null, { isNoticeGiven: true }), { isNoticeGiven: false })).toBeNull()
  expect(changeHeap(null, { spreadOn: '' })).not.toBeNull()
})
