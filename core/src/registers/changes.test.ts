import { describe, expect, test } from 'vitest'
import { sampleProduct, sampleUse } from '../warnings/sample.ts'
import { changesOf } from './changes.ts'
import type { RegisterProduct, RegisterUse } from './products.ts'

const DAY = '2026-06-01'
const product = (overrides: Partial<RegisterProduct>) => sampleProduct({ name: 'Tiltor', ...overrides })
const between = (before: Partial<RegisterProduct>, after: Partial<RegisterProduct>) =>
  changesOf({ before: product(before), after: product(after) }, DAY)
const uses = (...list: Partial<RegisterUse>[]) => ({ uses: list.map((overrides) => sampleUse(overrides)) })

describe('of a product', () => {
  test('that stayed the same there is nothing to say, whatever the order of its uses', () => {
    const [wheat, barley] = [{ cropNames: ['Talinisu'] }, { cropNames: ['Oder'], doseMax: 2 }]
    expect(between(uses(wheat, barley), uses(barley, wheat))).toEqual([])
  })

  test.each([
    [
      'added',
      { before: undefined, after: product({}) },
      'Toode „Tiltor“ on nüüd taimekaitsevahendite registris.',
    ],
    [
      'gone',
      { before: product({}), after: undefined },
      'Toodet „Tiltor“ ei ole enam taimekaitsevahendite registris.',
    ],
  ] as const)('that is %s it is said once', (kind, pair, message) => {
    expect(changesOf(pair, DAY)).toEqual([
      {
        registerNumber: '100',
        name: 'Tiltor',
        kind,
        crops: [],
        targets: [],
        before: null,
        after: null,
        message,
      },
    ])
  })

  test('that is in neither edition there is nothing', () => {
    expect(changesOf({ before: undefined, after: undefined }, DAY)).toEqual([])
  })
})

describe('an authorisation', () => {
  test.each([
    ['2026-05-31', 'authorisationEnded', 'Toote „Tiltor“ luba lõppes 31.05.2026.'],
    ['2026-06-01', 'authorisationChanged', 'Toote „Tiltor“ loa lõpptähtaeg muutus: 31.12.2030 → 01.06.2026.'],
    [null, 'authorisationChanged', 'Toote „Tiltor“ loa lõpptähtaeg muutus: 31.12.2030 → märkimata.'],
  ])('until %s is %s on the day of the edition, 1 June', (validUntil, kind, message) => {
    expect(between({}, { validUntil })).toMatchObject([{ kind, message, before: '31.12.2030' }])
  })

  test('that had ended before is not told again', () => {
    expect(between({ validUntil: '2025-01-01' }, { validUntil: '2025-01-01' })).toEqual([])
  })

  test('leaves time for using up, which may change by itself', () => {
    expect(between({}, { useUpUntil: '2031-06-30' })).toMatchObject([
      { kind: 'useUpChanged', before: null, after: '30.06.2031' },
    ])
  })
})

describe('a use', () => {
  test.each([
    ['doseChanged', { doseMax: 0.75 }, ['0,5–1 l/ha', '0,5–0,75 l/ha']],
    ['doseChanged', { doseMin: null, doseMax: 250, doseUnit: 'ml/ha' }, ['0,5–1 l/ha', '250 ml/ha']],
    ['harvestDelayChanged', { harvestDelayDays: 35 }, [null, '35 päeva']],
    ['harvestDelayChanged', { harvestDelayDays: 1 }, [null, '1 päev']],
    ['workDelayChanged', { workDelayDays: 7 }, [null, '7 päeva']],
    ['workDelayChanged', { workDelayDays: 1 }, [null, '1 päev']],
    ['timesChanged', { timesMax: 2 }, [null, '2']],
    ['intervalChanged', { intervalDays: 14 }, [null, '14 päeva']],
  ] as const)('tells of %s %j', (kind, change, [before, after]) => {
    expect(between(uses({}), uses(change))).toMatchObject([{ kind, before, after, crops: ['Talinisu'] }])
  })

  test('a use that differs by pest is told as the range of all', () => {
    const [one, two] = [{ harvestDelayDays: 35 }, { harvestDelayDays: 56 }]
    expect(between(uses(one, one), uses(one, two))).toMatchObject([
      {
        before: '35 päeva',
        after: '35–56 päeva',
        message: 'Toote „Tiltor“ ooteaeg muutus: 35 päeva → 35–56 päeva. Kultuurid: Talinisu.',
      },
    ])
  })

  test('a work delay is told in days, and one that was not read before as not noted', () => {
    const { workDelayDays: _later, ...early } = sampleUse()
    const stored = (): RegisterUse => JSON.parse(JSON.stringify(early)) as RegisterUse
    expect(between({ uses: [stored()] }, uses({ workDelayDays: 5 }))).toMatchObject([
      { message: 'Toote „Tiltor“ tööooteaeg muutus: märkimata → 5 päeva. Kultuurid: Talinisu.' },
    ])
    expect(between({ uses: [stored()] }, uses({}))).toEqual([])
  })

  test('that comes or goes is told with its place, crops with the same change together', () => {
    const added = [{ cropNames: ['Rukis', 'Oder'] }, { cropNames: ['Kurk'], place: 'greenhouse' as const }]
    expect(between(uses({}), uses(...added)).map(({ message }) => message)).toEqual([
      'Toote „Tiltor“ uued kasutusalad: Kurk (kasvuhoone), Oder, Rukis.',
      'Toote „Tiltor“ kasutusalad, mida enam ei ole: Talinisu.',
    ])
  })

  test('may lose one pest and gain another', () => {
    const against = (...names: string[]) => ({ targets: names.map((name) => ({ name, eppo: null })) })
    expect(
      between(uses(against('Jahukaste', 'Rooste')), uses(against('Jahukaste', 'Laiksus'))),
    ).toMatchObject([
      { kind: 'useAdded', crops: ['Talinisu'], targets: ['Laiksus'] },
      {
        kind: 'useGone',
        targets: ['Rooste'],
        message: expect.stringContaining('Talinisu (Rooste)') as string,
      },
    ])
    expect(between(uses(against('Jahukaste')), uses({}))).toEqual([])
  })

  test('of a product with no use left is gone', () => {
    expect(between(uses({}), uses())).toMatchObject([{ kind: 'useGone', crops: ['Talinisu'] }])
  })

  test('in very many crops names ten of them', () => {
    const cropNames = Array.from({ length: 13 }, (_, i) => `Kultuur ${String(i).padStart(2, '0')}`)
    const [change] = between(uses(), uses({ cropNames }))
    expect(change?.crops).toEqual(cropNames)
    expect(change?.message).toMatch(/Kultuur 09 ja veel 3\.$/)
  })
})
