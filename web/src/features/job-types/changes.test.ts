import { DEFAULT_JOB_CATEGORIES } from '@vagu/core/settings/table'
import { describe, expect, it } from 'vitest'
import { changedEntries, sentences, sentenceWithin, wrongPlaces } from './changes.ts'
import {
  movedEntry,
  withEntry,
  withJob,
  withNewCategory,
  withNewJob,
  withoutEntry,
} from './edit-job-types.ts'

const start = DEFAULT_JOB_CATEGORIES
const ploughing = { category: 'tillage', job: 'ploughing' }
const own = { category: 'tillage', job: 'own-1' }

describe('what is changed', () => {
  it.each([
    ['nothing', start, []],
    [
      'a name that was typed and taken back',
      withEntry(withEntry(start, ploughing, { name: 'K' }), ploughing, { name: 'Kündmine' }),
      [],
    ],
    ['a name of a job', withEntry(start, ploughing, { name: 'Künd' }), ['tillage/ploughing']],
    ['a hidden category', withEntry(start, { category: 'tillage' }, { visible: false }), ['tillage']],
    ['a price of nothing', withJob(start, ploughing, { hectarePrice: 0 }), ['tillage/ploughing']],
    ['a wrong price', withJob(start, ploughing, { hectarePrice: Number.NaN }), ['tillage/ploughing']],
    ['an order of jobs', movedEntry(start, ploughing, 0), ['tillage']],
    ['an order of categories', movedEntry(start, { category: 'other' }, 0), ['']],
    ['an own job', withNewJob(start, own, 'Vedu'), ['tillage/own-1']],
    ['an own category', withNewCategory(start, 'Aed', { category: 'o', job: 'j' }), ['o', 'o/j']],
  ])('%s', (_what, now, changed) => {
    expect([...changedEntries(start, now)]).toEqual(changed)
  })
  it('an own job or category that goes', () => {
    const same = withNewCategory(withNewJob(start, own, 'Vedu'), 'Aed', { category: 'o', job: 'j' })
    expect([...changedEntries(same, withoutEntry(same, own))]).toEqual(['tillage'])
    expect([...changedEntries(same, withoutEntry(same, { category: 'o' }))]).toEqual([''])
  })
})

describe('what is wrong', () => {
  const at = (types: Parameters<typeof wrongPlaces>[0]) => Object.fromEntries(sentences(wrongPlaces(types)))
  it.each([
    ['', 'Kohustuslik väli'],
    [' ', 'Kohustuslik väli'],
    ['K', 'Liiga lühike'],
    ['kobestamine', 'Selline nimi on juba olemas'],
  ])('the name %j of a job, at its input', (name, message) => {
    expect(Object.values(at(withEntry(start, ploughing, { name })))).toEqual([message])
  })
  it.each([
    [-0.01, 'Hind peab olema positiivne'],
    [Number.NaN, 'Number ei ole korrektne'],
  ])('the price %d', (hectarePrice, message) => {
    expect(at(withJob(start, { category: 'sowing', job: 'sowing' }, { hectarePrice }))).toEqual({
      'jobCategories.1.jobs.0.hectarePrice': message,
    })
  })
  it('nothing of the program, and a price of 0 neither', () => {
    expect(wrongPlaces(start)).toEqual([])
    expect(wrongPlaces(withJob(start, ploughing, { hectarePrice: 0 }))).toEqual([])
  })
  it('a way of doing it that is there twice is told at the list of ways', () => {
    const errors = sentences(wrongPlaces(withJob(start, ploughing, { variants: ['Sügav', 'sügav'] })))
    expect(sentenceWithin(errors, 'jobCategories.0.jobs.4.variants')).toBe('Selline nimi on juba olemas')
    expect(sentenceWithin(errors, 'jobCategories.0.jobs.4.name')).toBeUndefined()
  })
})
