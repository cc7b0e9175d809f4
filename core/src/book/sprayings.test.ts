import { expect, it } from 'vitest'
import { buildBook } from './build.ts'
import { lacksFirst, sprayingRows, sprayingsOf } from './sprayings.ts'
import { KINDS_OF_JOB, testFacts, testJob } from './testing-facts.ts'

it('puts what lacks something first, in both files', () => {
  const [whole] = sprayingsOf(buildBook(testFacts({ jobs: [testJob(0, KINDS_OF_JOB[1])] }))) ?? []
  if (whole === undefined) throw new Error('the facts have no spraying')
  const records = [
    { ...whole, id: 'whole', lacks: [] },
    { ...whole, id: 'lacking', lacks: ['crop' as const] },
  ]
  expect(lacksFirst(records).map(({ id }) => id)).toEqual(['lacking', 'whole'])
  expect(sprayingRows(records).map((row) => row.at(-1))).toEqual(['Puudu', 'crop', ''])
})
