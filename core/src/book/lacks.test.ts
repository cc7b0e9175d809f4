import { describe, expect, it, test } from 'vitest'
import { gather } from './build.ts'
import type { BookFacts } from './facts.ts'
import { lacksOf } from './lacks.ts'
import { CATEGORY, JOB } from '../settings/table.ts'
import { KINDS_OF_JOB, largeFacts, testFacts, testField, testJob } from './testing-facts.ts'

const withJob = (kind: number, change: object = {}): BookFacts =>
  testFacts({ jobs: [testJob(0, { ...KINDS_OF_JOB[kind], ...change })] })

describe('what lacks for the law', () => {
  const kindsOf = (facts: BookFacts) => lacksOf(gather(facts)).map(({ kind }) => kind)
  it('is nothing where all is there', () => {
    const facts = largeFacts(1, 10)
    expect(kindsOf({ ...facts, jobs: facts.jobs })).toEqual([])
  })
  test.each<[string, BookFacts, string[]]>([
    [
      'the holder',
      testFacts({ holder: { name: 'Kask', code: '', address: '', priaClient: '' } }),
      ['holderCode', 'holderAddress'],
    ],
    [
      'a field',
      testFacts({ fields: [testField(0, { code: '0', yearInfo: [], rings: [] })] }),
      ['massif', 'crop', 'shape'],
    ],
    [
      'a product',
      withJob(1, {
        worker: null,
        requisites: [{ name: 'Axial', type: 'chemical', amount: null, unit: null }],
      }),
      ['worker', 'registerNumber', 'amount'],
    ],
    [
      'a fertilizer',
      withJob(2, {
        requisites: [{ name: 'NPK', type: 'fertilizer', nutrient: { N: 20 }, amount: 1, unit: 'kg/ha' }],
      }),
      ['nutrients'],
    ],
    [
      'a seed',
      withJob(3, {
        requisites: [{ name: 'Nisu', type: 'seed', seedCertificate: 'C1', amount: 1, unit: 'kg/ha' }],
      }),
      ['seedCertificate'],
    ],
    ['a harvest', withJob(6, { yield: null }), ['yield']],
    [
      'a dressing of the own seed',
      withJob(3, {
        requisites: [
          {
            name: 'Nisu',
            type: 'seed',
            seedCertificate: 'OTS',
            amount: 1,
            unit: 'kg/ha',
            coating: { name: 'Redigo Pro', amount: 0.6, unit: 'l/t', treatedOn: '2026-04-20' },
          },
        ],
      }),
      ['dressing'],
    ],
    ['a stack', withJob(8, { heap: null }), ['stackPlace']],
    [
      'a stack that was carried off',
      withJob(8, { heap: null, job: { key: JOB.heapRemoval, name: 'Vedu' } }),
      [],
    ],
  ])('in %s', (_, facts, expected) => expect(kindsOf(facts)).toEqual(expected))
  it('is a variety only where something was sown', () => {
    const crop = { year: 2026, mainCrop: { crop: 'talinisu' } }
    const fields = [testField(0, { yearInfo: [crop] })]
    expect(kindsOf(testFacts({ fields }))).toEqual([])
    const sown = {
      requisites: [{ name: 'Nisu', type: 'seed', seedCertificate: 'OTS', amount: 1, unit: 'kg/ha' }],
    }
    expect(kindsOf({ ...withJob(3, sown), fields })).toEqual(['variety'])
    const rape = { requisites: [{ ...sown.requisites[0], subtype: 'taliraps' }] }
    expect(kindsOf({ ...withJob(3, rape), fields })).toEqual([])
    const under = { ...sown, jobCategory: { key: CATEGORY.undersowing, name: 'Allakülv' } }
    expect(kindsOf({ ...withJob(3, under), fields })).toEqual([])
  })
  it.each(['mustkesa', 'rohttaimed', 'liblik_korreliste_segu', 'teraviljade_segu', 'sangaste_rukis'])(
    'is no variety of %s',
    (crop) => {
      const fields = [testField(0, { yearInfo: [{ year: 2026, mainCrop: { crop } }] })]
      const sown = {
        requisites: [{ name: 'Seeme', type: 'seed', seedCertificate: 'OTS', amount: 1, unit: 'kg/ha' }],
      }
      expect(kindsOf({ ...withJob(3, sown), fields })).toEqual([])
    },
  )
  it('is what the authorisation of a product restricts', () => {
    const facts = withJob(1)
    const [job] = facts.jobs
    const restricted = [{ jobId: job?._id ?? '', missing: ['growthStage', 'startTime'] as const }]
    expect(kindsOf({ ...facts, restricted })).toEqual(['growthStage', 'startTime'])
  })
  it('is not a number of own seed, or of a wetting agent', () => {
    expect(
      kindsOf(
        withJob(3, {
          requisites: [{ name: 'Nisu', type: 'seed', seedCertificate: 'OTS', amount: 1, unit: 'kg/ha' }],
        }),
      ),
    ).toEqual([])
    expect(
      kindsOf(
        withJob(1, {
          requisites: [
            { name: 'Kontakt', type: 'chemical', subtypeVariant: 'MARGAJA', amount: null, unit: null },
          ],
        }),
      ),
    ).toEqual([])
  })
})
