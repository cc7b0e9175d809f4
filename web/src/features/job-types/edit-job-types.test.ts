import type { JobCategory } from '@vagu/core/settings/schema'
import { DEFAULT_JOB_CATEGORIES } from '@vagu/core/settings/table'
import { describe, expect, it } from 'vitest'
import {
  moved,
  movedEntry,
  programName,
  withDeletedBack,
  withEntry,
  withEntryBack,
  withJob,
  withNewCategory,
  withNewJob,
  withoutEntry,
} from './edit-job-types.ts'

const category = (key: string, jobs: readonly string[]): JobCategory => ({
  key,
  name: key.toUpperCase(),
  visible: true,
  jobs: jobs.map((job) => ({
    key: job,
    name: job.toUpperCase(),
    visible: true,
    requires: [],
    variants: [],
    hectarePrice: null,
  })),
})
const types = [category('a', ['x', 'y', 'z']), category('b', ['x']), category('c', [])]
const keysOf = (list: readonly { readonly key: string }[]): string => list.map(({ key }) => key).join('')
const jobsOf = (list: readonly JobCategory[], key: string) =>
  list.find((each) => each.key === key)?.jobs ?? []

describe('an order', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, -1, 'abc'],
    [2, 3, 'abc'],
    [9, 0, 'abc'],
  ])('from place %i to %i', (from, to, order) => {
    expect(keysOf(moved(types, from, to))).toBe(order)
  })
  it('of categories and of jobs is changed by key', () => {
    expect(keysOf(movedEntry(types, { category: 'c' }, 0))).toBe('cab')
    const next = movedEntry(types, { category: 'a', job: 'z' }, 0)
    expect([keysOf(next), keysOf(jobsOf(next, 'a')), keysOf(jobsOf(next, 'b'))]).toEqual(['abc', 'zxy', 'x'])
    expect(movedEntry(types, { category: 'a', job: '?' }, 0)).toEqual(types)
  })
})

describe('an entry', () => {
  it('is renamed or hidden alone, also where another category has a job of the same key', () => {
    const next = withEntry(types, { category: 'b', job: 'x' }, { name: 'Uus', visible: false })
    expect(jobsOf(next, 'b')[0]).toMatchObject({ name: 'Uus', visible: false })
    expect(jobsOf(next, 'a')).toEqual(jobsOf(types, 'a'))
    expect(withEntry(types, { category: 'b' }, { name: 'Uus' })[1]).toEqual({ ...types[1], name: 'Uus' })
  })
  it('keeps what it collects and costs', () => {
    const next = withJob(types, { category: 'a', job: 'y' }, { requires: ['note'], hectarePrice: 0 })
    expect(jobsOf(next, 'a')[1]).toMatchObject({ name: 'Y', requires: ['note'], hectarePrice: 0 })
  })
  it('is added at the end of its list; a category with a job of its name', () => {
    const next = withNewCategory(types, 'Aiatööd', { category: 'd', job: 'e' })
    expect(keysOf(next)).toBe('abcd')
    expect(jobsOf(next, 'd')).toMatchObject([{ key: 'e', name: 'Aiatööd', visible: true, requires: [] }])
    expect(keysOf(jobsOf(withNewJob(types, { category: 'c', job: 'w' }, 'Vedu'), 'c'))).toBe('w')
  })
  it('comes back to its place, alone and once', () => {
    const ref = { category: 'a', job: 'y' }
    const removed = withoutEntry(withoutEntry(types, { category: 'a', job: 'x' }), ref)
    const back = withEntryBack(types, removed, ref)
    expect(keysOf(jobsOf(back, 'a'))).toBe('zy')
    expect(withEntryBack(types, withoutEntry(types, ref), ref)).toEqual(types)
    expect(withEntryBack(types, types, ref)).toEqual(types)
    expect(withEntryBack(types, withoutEntry(types, { category: 'b' }), { category: 'b' })).toEqual(types)
    expect(keysOf(withEntryBack(types, withoutEntry(types, { category: 'a' }), ref))).toBe('bc')
  })
  it('goes, and comes back at the end', () => {
    const next = withoutEntry(withoutEntry(types, { category: 'a', job: 'x' }), { category: 'b' })
    expect([keysOf(next), keysOf(jobsOf(next, 'a'))]).toEqual(['ac', 'yz'])
    const back = withDeletedBack(types, next)
    expect([keysOf(back), keysOf(jobsOf(back, 'a'))]).toEqual(['acb', 'yzx'])
    expect(withDeletedBack(types, types)).toEqual(types)
  })
})

it('knows the names that the program gave', () => {
  const [first] = DEFAULT_JOB_CATEGORIES
  const job = first?.jobs[0]
  expect(programName({ category: first?.key ?? '' })).toBe(first?.name)
  expect(programName({ category: first?.key ?? '', job: job?.key ?? '' })).toBe(job?.name)
  expect(programName({ category: first?.key ?? '', job: 'own' })).toBeUndefined()
  expect(programName({ category: 'own' })).toBeUndefined()
})
