import { describe, expect, it } from 'vitest'
import { FIRST_STEPS } from '../../../entities/first-steps.ts'
import { isEmptyFarm, isPutAway, stepsOf, type Standing } from './steps.ts'

const counts = { fields: 0, requisites: 0, workers: 0, jobEvents: 0 }
const empty: Standing = {
  company: { name: 'Mari talu' },
  counts,
  settings: { hasChangedSettings: false, uiSettings: {} },
}
const having = (change: Partial<Standing>): Standing => ({ ...empty, ...change })
const kept = (values: Record<string, string | boolean>) =>
  having({ settings: { hasChangedSettings: false, uiSettings: { [FIRST_STEPS]: values } } })
const inState = (standing: Standing, state: string) =>
  stepsOf(standing).flatMap((step) => (step.state === state ? [step.key] : []))

describe('steps', () => {
  it('begin with the company named, as the registration asks for it', () => {
    expect(inState(empty, 'done')).toEqual(['company'])
    expect(inState(having({ company: { name: ' ' } }), 'done')).toEqual([])
  })
  it('tick themselves by what the farm has', () => {
    const full = { fields: 3, requisites: 1, workers: 1, jobEvents: 2 }
    expect(inState(having({ counts: full }), 'open')).toEqual(['jobTypes'])
    const settings = { hasChangedSettings: true, uiSettings: {} }
    expect(inState(having({ counts: full, settings }), 'open')).toEqual([])
  })
  it('may be left out, and count as done once they are', () => {
    expect(inState(kept({ materials: 'skipped' }), 'skipped')).toEqual(['materials'])
    const done = { ...kept({ materials: 'skipped' }), counts: { ...counts, requisites: 1 } }
    expect(inState(done, 'skipped')).toEqual([])
    expect(inState(done, 'done')).toEqual(['company', 'materials'])
  })
  it('do not stumble over what another version kept', () => {
    expect(inState(kept({ materials: true, workers: 'later', nonsense: 'skipped' }), 'skipped')).toEqual([])
  })
  it('may be put away as a whole', () => {
    expect([
      isPutAway(empty),
      isPutAway(kept({ isPutAway: true })),
      isPutAway(kept({ isPutAway: false })),
    ]).toEqual([false, true, false])
  })
})
describe('the welcome', () => {
  it('is for a farm with neither fields nor materials', () => {
    expect(isEmptyFarm(counts)).toBe(true)
    expect(isEmptyFarm({ ...counts, fields: 1 })).toBe(false)
    expect(isEmptyFarm({ ...counts, requisites: 1 })).toBe(false)
    expect(isEmptyFarm({ ...counts, workers: 1 })).toBe(true)
  })
})
