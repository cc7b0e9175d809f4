import { describe, expect, test } from 'vitest'
import type { EventFacts, FieldFacts } from './facts.ts'
import { registered, registerFacts } from './lib/register/register-sample.ts'
import { sampleFacts, sampleJob, sampleProduct, withCrop } from './sample.ts'
import { rules } from './registry.ts'
import { type Verdict, verdictByRule, verdictsFor } from './verdicts.ts'

const { field, today } = sampleFacts([])
const materials = [{ name: 'Fungitsiid F', harvestDelayDays: 10 }]
const sprayed = sampleJob('spraying', '2026-07-01', { materials })
const harvest = sampleJob('harvest', '2026-07-05')

const verdictOn = (drafts: readonly EventFacts[], known: readonly EventFacts[] | undefined) =>
  verdictsFor({
    today,
    fields: [field],
    drafts,
    eventsByField: new Map(known ? [[field._id, known]] : []),
  })[0]

/** A verdict with all its words. */
const inWords = (verdict: Verdict | undefined) => verdict && { ...verdict.told(), ...verdict }
const judge = (...asked: Parameters<typeof verdictOn>) => inWords(verdictOn(...asked))

describe('a verdict', () => {
  test('of a harvest within the waiting days says what, until when and why', () => {
    const verdict = judge([harvest], [sprayed])
    expect(verdict?.kind).toBe('violation')
    expect(verdict?.warnings).toEqual([
      expect.objectContaining({
        title: 'Ooteaja rikkumine',
        until: '2026-07-10',
        nextAllowed: '2026-07-11',
        isWhatIf: false,
        event: expect.objectContaining({ _id: 'harvest' }) as unknown,
        related: expect.objectContaining({ _id: 'spraying' }) as unknown,
        requisite: { name: 'Fungitsiid F', requisiteId: null, type: 'material' },
      }),
    ])
    expect(verdict?.warnings[0]?.source.title).toContain('märgis')
  })

  test('is ok on the first free day', () => {
    expect(judge([{ ...harvest, date: '2026-07-11', endDate: '2026-07-11' }], [sprayed])?.kind).toBe('ok')
  })

  test('of a spraying tells the stored harvest that it would break', () => {
    const verdict = judge([sprayed], [harvest])
    expect(verdict).toMatchObject({ kind: 'violation', warnings: [], onOthers: [{ targetId: 'harvest' }] })
  })

  test('of an edited job leaves its stored version out', () => {
    const moved = { ...harvest, date: '2026-08-01', endDate: '2026-08-01' }
    expect(judge([moved], [sprayed, harvest])).toMatchObject({ kind: 'ok', warnings: [], onOthers: [] })
  })

  test('does not lay old warnings at the door of a new job', () => {
    const cultivating = sampleJob('cultivating', '2026-08-01')
    expect(judge([cultivating], [sprayed, harvest])).toMatchObject({ kind: 'ok', onOthers: [] })
  })

  test('is unknown where the order of the day is not known, and says why', () => {
    const spraying = sampleJob('spraying', '2026-07-01', { materials: [{ name: 'I', workDelayDays: 2 }] })
    const verdict = judge([sampleJob('cultivating', '2026-07-01')], [spraying])
    expect(verdict).toMatchObject({ kind: 'unknown', warnings: [] })
    expect(verdict?.unknowns[0]?.message).toContain('kumb töö oli enne')
    expect(verdict?.unknowns[0]?.missing).toEqual(['startTime'])
  })

  test('is unknown while the jobs of the field are not loaded, yet a violation among the drafts shows', () => {
    expect(judge([harvest], undefined)).toMatchObject({ kind: 'unknown', isIncomplete: true })
    expect(judge([sprayed, harvest], undefined)).toMatchObject({ kind: 'violation', isIncomplete: true })
  })

  test('tells until when a job must be entered, but not of one that was entered before', () => {
    const deadlines = (known: readonly EventFacts[]) =>
      judge([harvest], known)?.advices.filter(({ type }) => type.key === 'ENTRY_DEADLINE').length
    expect(deadlines([])).toBe(1)
    expect(deadlines([{ ...harvest, area: 5 }])).toBe(0)
    expect(deadlines([{ ...harvest, status: 'DRAFT' }])).toBe(1)
    expect(deadlines([{ ...harvest, status: 'PLANNED', plannedYear: 2026 }])).toBe(1)
  })

  test('reads the soil samples of the field, and judges anew when they are others', () => {
    const manure = {
      name: 'Sõnnik',
      type: 'fertilizer',
      subtype: 'FERTILIZER',
      fertilizerKind: 'ORGANIC_FERTILIZER',
      organicType: 'TAHESONNIK',
      nutrient: { N: 1, P: 1, K: 1 },
      amount: 126,
      unit: 't/ha',
    }
    const drafts = [sampleJob('fertilising', '2026-05-01', { materials: [manure] })]
    const known = new Map<string, EventFacts[]>([[field._id, []]])
    const typesWith = (p: number) => {
      const sample = { date: '2025-10-01', p, methodP: 'AL' as const, areaHa: null, below: [] }
      const samplesByField = new Map([[field._id, [sample, sample]]])
      const question = { today, fields: [field], drafts, eventsByField: known, samplesByField }
      return (
        verdictsFor(question)[0]
          ?.told()
          .warnings.map(({ type }) => type.key) ?? []
      )
    }
    expect(typesWith(41)).toContain('MANURE_PHOSPHORUS_EXCEEDED')
    expect(typesWith(40)).not.toContain('MANURE_PHOSPHORUS_EXCEEDED')
  })

  test('of a draft job is what-if', () => {
    expect(judge([{ ...harvest, status: 'DRAFT' }], [sprayed])?.warnings[0]?.isWhatIf).toBe(true)
  })

  test('does not lay too many uses at the door of a job that only brings the code of the substance', () => {
    const products = ['A', 'B'].map((name) => ({
      name,
      usageTimes: 1,
      ingredients: [{ name: 'Tebukonasool', code: '' }],
    }))
    const stored = products.map((material, i) =>
      sampleJob('spraying', `2026-05-0${i + 1}`, { _id: material.name, materials: [material] }),
    )
    const coded = { name: 'C', usageTimes: null, ingredients: [{ name: 'Tebukonasool', code: 'teb' }] }
    const draft = sampleJob('spraying', '2026-06-01', { materials: [coded] })
    expect(judge([draft], stored)?.onOthers).toEqual([])
    expect(judge([draft], stored)?.warnings).toHaveLength(1)
  })

  test('shows of one type the gravest, whichever comes first', () => {
    const lapsed = sampleProduct({ number: '200', validUntil: '2025-01-01', useUpUntil: '2026-05-22' })
    const chemicals = [
      registered({ subtypeVariant: 'TKV_REGISTRIST', registerNumber: '999' }),
      registered({ subtypeVariant: 'TKV_REGISTRIST', registerNumber: '200' }),
    ]
    const spraying = sampleJob('spraying', '2026-05-20', { endDate: '2026-05-25', materials: chemicals })
    const [verdict] = verdictsFor({
      today,
      fields: [{ ...field, ...withCrop('talinisu') }],
      drafts: [spraying],
      eventsByField: new Map([[field._id, []]]),
      products: registerFacts([], [{}], { others: [lapsed] }).products,
    })
    const levels = verdict?.told().warnings.filter(({ type }) => type.key === 'UNKNOWN_CHEMICAL')
    expect(levels?.map(({ type }) => type.level)).toEqual(['ERROR'])
  })

  test('with no draft at all is ok', () => {
    expect(judge([], [sprayed, harvest])).toMatchObject({ kind: 'ok', warnings: [] })
  })
})

test('each field is judged by its own jobs, in the order asked', () => {
  const fields: FieldFacts[] = ['b', 'a'].map((_id) => ({ ...field, _id, name: _id }))
  const verdicts = verdictsFor({
    today,
    fields,
    drafts: fields.map(({ _id }) => ({ ...harvest, _id: `h-${_id}`, fieldId: _id })),
    eventsByField: new Map<string, EventFacts[]>([
      ['a', [{ ...sprayed, fieldId: 'a' }]],
      ['b', []],
    ]),
  })
  expect(verdicts.map(({ fieldId, kind }) => [fieldId, kind])).toEqual([
    ['b', 'ok'],
    ['a', 'violation'],
  ])
})

describe('the verdict of each rule', () => {
  const kinds = (drafts: readonly EventFacts[], known: readonly EventFacts[]) => {
    const verdict = judge(drafts, known)
    if (!verdict) throw new Error('there is one field')
    return new Map(verdictByRule(verdict).map(({ id, kind }) => [id, kind]))
  }

  test('is that of its warnings, of what it cannot tell, or right', () => {
    const byRule = kinds([harvest], [sprayed])
    expect(byRule.get('HARVEST_DELAY_IGNORED')).toBe('violation')
    expect(byRule.get('USAGE_TIMES_EXCEEDED')).toBe('ok')
    const slow = sampleJob('spraying', '2026-07-01', { materials: [{ name: 'I', workDelayDays: 2 }] })
    expect(kinds([sampleJob('cultivating', '2026-07-01')], [slow]).get('WORK_DELAY_IGNORED')).toBe('unknown')
    expect(kinds([sampleJob('sowing', '2026-05-01')], []).get('MISSING_CROP_AMOUNT')).toBe('attention')
  })

  test('counts what would come of jobs that are stored already', () => {
    expect(kinds([sprayed], [harvest]).get('HARVEST_DELAY_IGNORED')).toBe('violation')
  })

  test('is given for the rules that judge jobs, and for no others', () => {
    const byRule = kinds([harvest], [])
    expect(byRule.has('DUPLICATE_FIELD_NAME')).toBe(false)
    expect([...byRule.keys()]).toEqual(rules.filter(({ check }) => check).map(({ id }) => id))
  })
})

test('a field that only asks for attention says so', () => {
  expect(judge([sampleJob('sowing', '2026-05-01')], [])?.kind).toBe('attention')
})

test('the same stored jobs are judged anew for another field, register or day', () => {
  const known = [sampleJob('spraying', '2026-05-20', { materials: [{ name: 'A', usageTimes: 1 }] })]
  const draft = sampleJob('spraying', '2026-05-30', { _id: 'd', materials: [{ name: 'A', usageTimes: 1 }] })
  const uses = (own: FieldFacts) =>
    verdictsFor({
      today,
      fields: [own],
      drafts: [draft],
      eventsByField: new Map([[own._id, known]]),
    })[0]
      ?.told()
      .warnings.filter(({ type }) => type.key === 'USAGE_TIMES_EXCEEDED').length
  expect([uses(field), uses({ ...field, area: 30 }), uses(field)]).toEqual([1, 0, 1])
})

describe('a rule that breaks off', () => {
  const chemical = { name: 'Fungitsiid F', type: 'chemical', harvestDelayDays: 10 }
  const spraying = sampleJob('spraying', '2026-07-01', { materials: [chemical] })
  const broken = Object.defineProperty(spraying, 'windSpeed', {
    get: () => {
      throw new Error('the wind is gone')
    },
  })

  test('is told, and keeps no other from being heard', () => {
    const verdict = judge([broken], [harvest])
    expect(verdict?.failures).toEqual([
      { id: 'SPRAYING_WEATHER', title: expect.any(String) as string, cause: new Error('the wind is gone') },
    ])
    expect(verdict).toMatchObject({ kind: 'violation', onOthers: [{ targetId: 'harvest' }] })
  })

  test('lets nobody say that all is well', () => {
    const verdict = judge([broken], [])
    expect(verdict?.kind).not.toBe('ok')
    const byRule = verdict ? verdictByRule(verdict) : []
    expect(byRule.find(({ id }) => id === 'SPRAYING_WEATHER')?.kind).toBe('unknown')
  })

  test('only when it is put into words keeps what it found, and is told with the words', () => {
    const stored = sampleJob('spraying', '2026-07-01', { materials: [chemical] })
    const job = Object.defineProperty({ ...stored.job }, 'name', {
      get: () => {
        throw new Error('the name is gone')
      },
    })
    const verdict = verdictOn([harvest], [{ ...stored, job }])
    expect(verdict).toMatchObject({ kind: 'violation', failures: [] })
    expect(verdict?.told().failures.map(({ id }) => id)).toContain('HARVEST_DELAY_IGNORED')
  })

  test('among the stored jobs hides nothing that the draft brings', () => {
    expect(judge([harvest], [broken])).toMatchObject({
      kind: 'violation',
      warnings: [{ targetId: 'harvest' }],
    })
  })
})
