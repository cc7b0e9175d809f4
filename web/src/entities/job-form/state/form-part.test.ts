import { expect, it } from 'vitest'
import type { FormState } from './form-context.ts'
import { formPart } from './form-part.ts'
import { fieldOf, formOn } from '../model/sample.ts'

const field = fieldOf('Kivi', 10)
const around = {
  update: () => undefined,
  errors: new Map<string, string>(),
  farm: { fields: [field], categories: [], workers: [], requisites: [], customAreas: [] },
  chosen: [field],
  area: 10,
  year: 2026,
  season: { year: 2026 },
  category: undefined,
  job: undefined,
  shown: new Set<never>(),
  isFieldLocked: false,
  recentWorkerIds: [],
  recentTargets: [],
  recentSamplers: [],
} satisfies Omit<FormState, 'form'>
const stateOf = (changes: Parameters<typeof formOn>[1], others: Partial<FormState> = {}): FormState => ({
  ...around,
  ...others,
  form: { ...base, ...changes },
})
const base = formOn([field])

it('stays the same while nothing changes that was read', () => {
  const part = formPart()
  const first = part(stateOf({}))
  expect(first.form.notes).toBe('')
  expect(part(stateOf({ soilSampler: 'Mari' }))).toBe(first)
  const changed = part(stateOf({ notes: 'Märg' }))
  expect(changed).not.toBe(first)
  expect(changed.form.notes).toBe('Märg')
})
it('answers with the latest, also to what is read for the first time', () => {
  const part = formPart()
  const first = part(stateOf({}))
  expect(part(stateOf({ soilSampler: 'Mari' }))).toBe(first)
  expect(first.form.soilSampler).toBe('Mari')
  expect(part(stateOf({ soilSampler: 'Jaan' }))).not.toBe(first)
})
it('notices a change and the change back', () => {
  const part = formPart()
  expect(part(stateOf({})).form.notes).toBe('')
  const there = part(stateOf({ notes: 'Märg' }))
  const back = part(stateOf({}))
  expect(back).not.toBe(there)
  expect(back.form.notes).toBe('')
})
it('is new when anything beside the form changes', () => {
  const part = formPart()
  const first = part(stateOf({}))
  expect(part(stateOf({}, { area: 11 }))).not.toBe(first)
})
it('has read everything when the form is copied', () => {
  const part = formPart()
  const first = part(stateOf({}))
  expect({ ...first.form }).toEqual(base)
  expect(part(stateOf({ labels: ['Kevad'] }))).not.toBe(first)
})
