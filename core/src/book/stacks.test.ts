import { expect, it } from 'vitest'
import { JOB } from '../settings/table.ts'
import { buildBook } from './build.ts'
import { KINDS_OF_JOB, testFacts, testJob } from './testing-facts.ts'

const HEAPED = KINDS_OF_JOB.find(({ heap }) => heap !== undefined)

/** Place of a stack's job and what it is the place of, as the book prints them. */
function placeOf(change: object): unknown[] {
  const { tables } = buildBook(testFacts({ jobs: [testJob(0, { ...HEAPED, ...change })] }))
  const stacks = tables.find(({ key }) => key === 'stacks')
  const [row] = stacks?.rows ?? []
  return ['place', 'placeOf'].map(
    (key) => row?.cells[stacks?.columns.findIndex((each) => each.key === key) ?? -1],
  )
}

it('asks nobody to mark a stack that is taken away', () => {
  const removal = { key: JOB.heapRemoval, name: 'Sõnnikuauna äravedu' }
  expect(placeOf({ job: removal, heap: null })).toEqual(['N 6500125, E 600200', 'põllu kese'])
  expect(placeOf({ heap: null })).toEqual(['N 6500125, E 600200', 'põllu kese, auna kohta ei ole märgitud'])
})
