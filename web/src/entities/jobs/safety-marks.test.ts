import { expect, it } from 'vitest'
import { newMaterial } from '../materials/material-form.ts'
import { jobOn, fieldOf } from '../../testing/builders.ts'
import { safetyMarks } from './safety-marks.ts'

const field = fieldOf('Kivi', 10)
const { facts } = newMaterial('Propulse', 'chemical', 'm')
const used = { ...facts, amount: 1, unit: 'l/ha' } as const
const marksOf = (changes: Parameters<typeof jobOn>[1]) =>
  safetyMarks(jobOn(field, changes)).map(({ kind, text }) => `${kind} ${text.replaceAll('\u00A0', ' ')}`)

it('tells the longest wait of a mixture, from the last day of the work', () => {
  const requisites = [
    { ...used, harvestDelayDays: 35 },
    { ...used, harvestDelayDays: 14, workDelayDays: 2, safetyWaterArea: 20 },
  ]
  expect(marksOf({ date: '2026-06-01', endDate: '2026-06-02', requisites })).toEqual([
    'harvest Ooteaeg: saaki ei tohi koristada enne 07.07.2026',
    'work Tööooteaeg: põllule ei tohi minna enne 04.06.2026',
    'water Veekaitse ohutusala 20 m',
  ])
})
it('counts an open job from its start, and a plan has no days', () => {
  const requisites = [{ ...used, harvestDelayDays: 1, safetyArea: 5 }]
  expect(marksOf({ date: '2026-06-01', endDate: null, requisites })[0]).toContain('02.06.2026')
  expect(marksOf({ status: 'PLANNED', plannedYear: 2027, endDate: null, requisites })).toEqual([
    'area Ohutusala 5 m',
  ])
})
it('marks nothing where nothing is asked', () => {
  expect(marksOf({ requisites: [used] })).toEqual([])
})
