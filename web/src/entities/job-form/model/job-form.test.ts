import { JobMaterial } from '@vagu/core/jobs/schema'
import { describe, expect, it } from 'vitest'
import { newMaterial } from '../../materials/material-form.ts'
import { switchSeedTreatment, withSeedTreatment } from '../../materials/seed-treatment.ts'
import { changeHeap } from './heap-form.ts'
import { emptyForm, formAfterSave, isSameJob, JobForm, ofToday, withIds, withNewIds } from './job-form.ts'
import { formOf, repeatOf } from './stored-form.ts'
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

it('leaves with its sowing when a seed was dressed, and by whom', () => {
  const field = fieldOf('Kodupõld', 10)
  const coating = { name: 'Redigo Pro', amount: 0.6, unit: 'l/t' }
  const seed = JobMaterial.parse({
    name: 'Oder',
    type: 'seed',
    seedCertificate: 'OTS',
    coating: { ...coating, treatedOn: '2026-04-20', treatedBy: 'Jaan Tamm' },
  })
  const job = jobOn(field, { requisites: [seed] })
  const again = repeatOf(job, '2027-05-04', [field._id])
  expect(again.materials[0]?.facts.coating).toStrictEqual(coating)
  expect(formAfterSave(formOf(job)).materials[0]?.facts.coating).toStrictEqual(coating)
  expect(withNewIds(formOf(job)).materials[0]?.facts.coating).toEqual(seed.coating)
})

it('reads a form that was kept while the day of a dressing was typed', () => {
  const empty = switchSeedTreatment(newMaterial('Oder', 'seed', 'a'), true)
  const typed = withSeedTreatment(empty, { treatedOn: '20.0' })
  const form = { ...emptyForm('2026-07-01'), materials: [typed] }
  expect(JobForm.parse(form).materials[0]?.facts.coating).toMatchObject({ name: '', treatedOn: '20.0' })
})

it('reads a form that was kept before weather and stacks were asked', () => {
  const { windSpeed: _wind, airTemperature: _air, heap: _heap, ...same } = emptyForm('2026-07-01')
  expect(JobForm.parse(same)).toMatchObject({ windSpeed: null, airTemperature: null, heap: null })
})

it('stores nothing of a stack of which nothing is known', () => {
  expect(changeHeap(changeHeap(null, { isNoticeGiven: true }), { isNoticeGiven: false })).toBeNull()
  expect(changeHeap(null, { spreadOn: '' })).not.toBeNull()
})
