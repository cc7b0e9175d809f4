import { describe, expect, test } from 'vitest'
import { dated } from './dated.ts'
import { evaluate, evaluateFarm, oneOfEachType } from './evaluate.ts'
import type { Rule } from './rule.ts'
import { sampleFacts, sampleFarm, sampleJob, sampleSource } from './sample.ts'
import type { Warning } from './schema.ts'

const law: Rule = {
  id: 'LAW',
  title: 'Seadus',
  level: 'WARN',
  summary: 'Nii on',
  sources: dated([
    { since: null, value: sampleSource('Vana') },
    { since: '2026-05-01', value: sampleSource('Uus', 'https://example.org/uus') },
  ]),
}
/** A rule that speaks of every job, on the day of the job. */
const onJobs = (overrides: Partial<ReturnType<NonNullable<Rule['check']>>[number]> = {}): Rule => ({
  ...law,
  check: ({ events }) =>
    events.map((event) => ({
      outcome: 'broken',
      event,
      related: null,
      material: event.materials[0] ?? null,
      cause: 'x',
      date: event.date,
      until: null,
      nextAllowed: null,
      message: () => event._id,
      ...overrides,
    })),
})
const jobs = [
  sampleJob('harvest', '2026-06-01', { _id: 'b' }),
  sampleJob('harvest', '2026-04-30', { _id: 'a', materials: [{ name: 'Oder', type: 'seed' }] }),
]

describe('findings in words', () => {
  test('come by day, with the source that held on it', () => {
    const { warnings } = evaluate(sampleFacts(jobs), [onJobs()])
    expect(warnings.map(({ targetId, source }) => [targetId, source])).toEqual([
      ['a', { ...sampleSource('Vana'), since: null }],
      ['b', { ...sampleSource('Uus', 'https://example.org/uus'), since: '2026-05-01' }],
    ])
  })

  test('without a day come last', () => {
    const undated: Rule = { ...onJobs({ date: null }), id: 'UNDATED' }
    const { warnings } = evaluate(sampleFacts(jobs), [undated, onJobs()])
    expect(warnings.map(({ type }) => type.key)).toEqual(['LAW', 'LAW', 'UNDATED', 'UNDATED'])
  })

  test('of one day: errors before the rest', () => {
    const grave: Rule = { ...onJobs({ level: 'ERROR' }), id: 'ZZ' }
    const { warnings } = evaluate(sampleFacts(jobs.slice(0, 1)), [onJobs(), grave])
    expect(warnings.map(({ type }) => [type.key, type.level])).toEqual([
      ['ZZ', 'ERROR'],
      ['LAW', 'WARN'],
    ])
  })

  test('name the job, its field, the material and the seed', () => {
    const { warnings } = evaluate(sampleFacts(jobs.slice(1)), [onJobs()])
    expect(warnings).toMatchObject([
      {
        _id: 'LAW|a|x',
        targetKind: 'job',
        targetId: 'a',
        fieldId: 'field',
        fieldName: 'Mäepõld',
        message: 'a',
        event: { _id: 'a', date: '2026-04-30' },
        requisite: { name: 'Oder', requisiteId: null, type: 'seed' },
        seed: 'Oder',
        isWhatIf: false,
      },
    ])
    expect(evaluate(sampleFacts(jobs.slice(0, 1)), [onJobs()]).warnings[0]).toMatchObject({
      requisite: null,
      seed: null,
    })
  })

  test('that cannot be told, or only advise, are no warnings', () => {
    const asking = onJobs({ outcome: 'unknown', missing: ['crop'] })
    const advising: Rule = { ...onJobs({ outcome: 'advice' }), id: 'ADVICE' }
    const found = evaluate(sampleFacts(jobs.slice(0, 1)), [asking, advising])
    expect(found.warnings).toEqual([])
    expect(found.unknowns).toMatchObject([{ type: { key: 'LAW' }, eventId: 'b', missing: ['crop'] }])
    expect(found.advices).toMatchObject([{ type: { key: 'ADVICE' }, relatedId: null, missing: [] }])
  })

  test('of a plan have a name of their own', () => {
    const draft = sampleJob('harvest', '2026-06-01', { _id: 'c', status: 'DRAFT' })
    const { warnings } = evaluate(sampleFacts([draft]), [onJobs()])
    expect(warnings).toMatchObject([{ _id: 'LAW|c|x|if', isWhatIf: true }])
  })
})

describe("findings on the farm's other records", () => {
  const onWorker = (outcome: 'broken' | 'advice'): Rule => ({
    ...law,
    checkFarm: ({ workers }) =>
      workers.map(({ _id }) => ({
        outcome,
        target: { kind: 'worker', id: _id, workerId: _id },
        cause: 'end',
        date: '2026-04-01',
        until: null,
        nextAllowed: null,
        message: () => _id,
      })),
  })
  const worker = { _id: 'w', name: 'Mari', chemicalCertification: true, chemicalWorkerLicenceEndDate: null }

  test('name the record, once', () => {
    const warnings = evaluateFarm(sampleFarm({ workers: [worker, worker] }), [onWorker('broken')])
    expect(warnings).toMatchObject([
      {
        _id: 'LAW|w|end',
        targetKind: 'worker',
        targetId: 'w',
        workerId: 'w',
        fieldId: null,
        event: null,
        source: { title: 'Vana' },
        isWhatIf: false,
      },
    ])
    expect(warnings).toHaveLength(1)
  })

  test('are warnings only when something is broken', () => {
    expect(evaluateFarm(sampleFarm({ workers: [worker] }), [onWorker('advice')])).toEqual([])
  })
})

test('one type stands once on a job, a what-if beside it', () => {
  const at = (_id: string, overrides: Partial<Warning>) =>
    evaluate(sampleFacts(jobs.slice(0, 1)), [onJobs()]).warnings.map((warning) => ({
      ...warning,
      _id,
      ...overrides,
    }))
  const warnings = [
    ...at('first', {}),
    ...at('later', { nextAllowed: '2026-07-01' }),
    ...at('if', { isWhatIf: true }),
    ...at('other', { targetId: 'other' }),
  ]
  expect(oneOfEachType(warnings).map(({ _id }) => _id)).toEqual(['later', 'if', 'other'])
})
