/** Tables of the book, each from hand-made facts. */
import { describe, expect, it, test } from 'vitest'
import type { Book, BookTable } from './book.ts'
import { buildBook } from './build.ts'
import { canonicalText, codeOfDigest, groupedCode } from './canonical.ts'
import { cellLines, cellText, figureText, momentText } from './cell-text.ts'
import { compareBooks, haveSameColumns } from './compare.ts'
import type { BookFacts } from './facts.ts'
import { BookWish, ExtractCode } from './schema.ts'
import {
  KINDS_OF_JOB,
  largeFacts,
  testEntry,
  testFacts,
  testField,
  testId,
  testJob,
  testSample,
} from './testing-facts.ts'

const tableOf = (book: Book, key: BookTable['key']): BookTable => {
  const found = book.tables.find((table) => table.key === key)
  if (found === undefined) throw new Error(`no table ${key}`)
  return found
}
/** The rows of a table by the keys of its columns. */
const recordsOf = (facts: BookFacts, key: BookTable['key']): Record<string, unknown>[] => {
  const { columns, rows } = tableOf(buildBook(facts), key)
  return rows.map(({ cells }) => Object.fromEntries(columns.map((column, i) => [column.key, cells[i]])))
}
const sumsOf = (facts: BookFacts, key: BookTable['key']) => {
  const { columns, sums } = tableOf(buildBook(facts), key)
  return Object.fromEntries(
    columns.flatMap((column, i) => (sums?.[i] == null ? [] : [[column.key, sums[i]]])),
  )
}
const withJob = (kind: number, change: object = {}, rest: Partial<BookFacts> = {}): BookFacts =>
  testFacts({ jobs: [testJob(0, { ...KINDS_OF_JOB[kind], ...change })], ...rest })

describe('each table', () => {
  it('of fields has number, parcel, area, crops and season, and adds up hectares', () => {
    const field = testField(0, {
      area: 12.3456,
      yearInfo: [
        { year: 2025, mainCrop: { crop: 'taliraps' } },
        {
          year: 2026,
          priaCode: '7A',
          mainCrop: { crop: 'talinisu', variety: 'Skagen', refinement: 'allakülviga' },
          otherCrops: [{ use: 'UNDERSOWN', crop: 'kaer' }],
          landUse: 'ARABLE',
          farmingMode: 'ORGANIC',
          notes: 'Märg nurk',
        },
      ],
    })
    const facts = testFacts({ fields: [field, testField(1, { area: 0.6544 })] })
    expect(recordsOf(facts, 'fields')[0]).toMatchObject({
      name: 'Põld 1',
      number: '7A',
      massif: '61234500000',
      area: 12.3456,
      crop: 'Talinisu, allakülviga',
      variety: 'Skagen',
      undersown: 'Kaer',
      before: 'Taliraps',
      landUse: 'põllumaa',
      farming: 'mahe',
      zone: 'jah',
      start: '2025-09-01',
      end: '2026-08-31',
      notes: 'Märg nurk',
    })
    expect(sumsOf(facts, 'fields')).toEqual({ area: 13 })
    expect(recordsOf({ ...facts, hasFieldNotes: false }, 'fields')[0]).toMatchObject({ notes: null })
  })
  it('of the diary has each job, who entered it, and how many days too late', () => {
    const job = testJob(0, { notes: 'Kuiv', date: '2026-04-01', endDate: '2026-04-02', area: 4 })
    const late = { ...job, createdAt: '2026-04-15T08:00:00.000Z' }
    const entries = [testEntry(0, { recordId: job._id, by: 'mari@kask.ee' })]
    expect(recordsOf(testFacts({ jobs: [late], entries }), 'diary')).toEqual([
      expect.objectContaining({
        date: '2026-04-01',
        end: '2026-04-02',
        job: 'Kultiveerimine',
        area: 4,
        ofField: 10,
        worker: 'Mari Mets',
        notes: 'Kuiv',
        entered: '2026-04-15T08:00:00.000Z',
        enteredBy: 'mari@kask.ee',
        late: 3,
      }),
    ])
    const silent = testFacts({
      jobs: [{ ...job, createdAt: '2026-04-12T08:00:00.000Z' }],
      hasJobNotes: false,
    })
    expect(recordsOf(silent, 'diary')[0]).toMatchObject({ notes: null, late: null })
  })
  it('of sowing has seed, rate, total, certificate and dressing', () => {
    expect(recordsOf(withJob(3), 'sowing')).toEqual([
      expect.objectContaining({
        seed: 'Talinisu Skagen',
        variety: 'Skagen',
        rate: 220,
        rateUnit: 'kg/ha',
        total: 2200,
        totalUnit: 'kg',
        certificate: 'C1',
        batch: 'EE-2026-114',
        coating: 'Redigo Pro',
        coatingAmount: 0.6,
        coatingUnit: 'l/t',
      }),
    ])
  })
  it('of fertilizing has nutrients of the whole job, and adds them up', () => {
    const facts = withJob(2)
    expect(recordsOf(facts, 'fertilizing')).toEqual([
      expect.objectContaining({
        fertilizer: 'NPK 22-7-12',
        kind: 'Mineraalväetis',
        N: 660,
        usableN: null,
        P: 91.5,
        K: 298.8,
        workedIn: 4,
      }),
    ])
    expect(sumsOf(facts, 'fertilizing')).toEqual({ N: 660, P: 91.5, K: 298.8 })
  })
  it('tells nitrogen of manure that plants can use', () => {
    const slurry = {
      name: 'Läga',
      type: 'fertilizer',
      subtype: 'FERTILIZER',
      fertilizerKind: 'ORGANIC_FERTILIZER',
      organicType: 'VEDELSONNIK',
      nutrient: { N: 4, P: 0.8, K: 3 },
      amount: 30,
      unit: 'm3/ha',
    }
    const [row] = recordsOf(withJob(2, { requisites: [slurry] }), 'fertilizing')
    // 30 m3 x 10 ha x 4 kg; 40 % of it where it is worked in at once in spring
    expect(row).toMatchObject({ kind: 'Vedelsõnnik', N: 1200, usableN: 480 })
  })
  it('of liming has lime alone, which no other table has', () => {
    expect(recordsOf(withJob(9), 'liming')).toEqual([
      expect.objectContaining({
        lime: 'Põlevkivituhk',
        kind: 'Tolmpõlevkivituhk',
        rate: 5,
        total: 50,
        totalUnit: 't',
      }),
    ])
    expect(recordsOf(withJob(9), 'fertilizing')).toEqual([])
  })
  it('of plant protection has what (EU) 2023/564 asks for', () => {
    const [row, agent] = recordsOf(withJob(1, { area: 6 }), 'protection')
    expect(row).toMatchObject({
      time: '21:30',
      massif: '61234500000',
      area: 6,
      part: 'osa põllust (10 ha-st)',
      crop: 'Taliraps',
      eppo: 'BRSNW',
      stage: 31,
      product: 'Axial One',
      permit: '00863',
      kind: 'herbitsiid',
      rate: 0.9,
      rateUnit: 'l/ha',
      total: 5.4,
      totalUnit: 'l',
      use: 'pindala',
      target: 'Vesihein (STEME)',
      level: 'Vesihein 30 tk/m2',
      threshold: 'Vesihein 25 tk/m2',
      worker: 'Mari Mets',
      licence: '2028-03-01',
      certificate: 'TK-12345',
      wind: 2.4,
      air: 14,
      harvestDelay: 28,
    })
    expect(agent).toMatchObject({ product: 'Kontakt', kind: 'märgaja või kleepaine', permit: null })
  })
  it('of harvest has tonnes, and none where pieces have no weight', () => {
    expect(recordsOf(withJob(6), 'harvest')).toEqual([
      expect.objectContaining({ amount: 62.5, unit: 't', tonnes: 62.5, perHectare: 6.25, moisture: 15.5 }),
    ])
    const bales = { yield: 20, yieldUnit: 'tk', yieldType: 'Silo' }
    expect(recordsOf(withJob(6, bales), 'harvest')[0]).toMatchObject({
      amount: 20,
      tonnes: null,
      perHectare: null,
    })
    expect(recordsOf(withJob(6, { ...bales, yieldUnitWeight: 250 }), 'harvest')[0]).toMatchObject({
      tonnes: 5,
    })
  })
  it('of grazing has each kind of animal, of stacks their place and day of spreading', () => {
    expect(recordsOf(withJob(7), 'grazing')).toEqual([
      expect.objectContaining({ animal: 'Piimalehm', amount: 20, days: 1, hours: 12 }),
    ])
    expect(recordsOf(withJob(8), 'stacks')).toEqual([
      expect.objectContaining({
        manure: 'tahesõnnik',
        amount: 120,
        unit: 't',
        spread: '2026-05-20',
        notice: 'jah',
        place: 'N 6496814, E 598822',
        placeOf: 'auna koht',
      }),
    ])
  })
  it('of stacks that nobody marked names the middle of the field', () => {
    expect(recordsOf(withJob(8, { heap: null }), 'stacks')).toEqual([
      expect.objectContaining({
        place: 'N 6500125, E 600200',
        placeOf: 'põllu kese, auna kohta ei ole märgitud',
      }),
    ])
  })
  it('of soil has the samples that hold in the period', () => {
    const samples = [
      testSample(1),
      testSample(2, { date: '2019-05-01' }),
      testSample(3, { fieldId: testId(1, 9) }),
    ]
    expect(recordsOf(testFacts({ samples }), 'soil')).toEqual([
      expect.objectContaining({
        number: 'P1',
        date: '2025-09-12',
        until: '2030-09-12',
        ph: 6.1,
        p: 84.5,
        c: 1.9,
        lab: 'METK',
        method: 'Mehlich 3',
        phMethod: 'KCl',
      }),
    ])
  })
  it('of the balance says why there is none, and that there is none of an earlier day', () => {
    const balance = {
      fieldId: testId(1, 0),
      area: 10,
      crop: 'talinisu',
      mineral: 66,
      organic: 0,
      fixation: null,
      harvest: null,
      isHarvested: false,
      out: null,
      balance: null,
      missing: 'saak puudub',
    }
    expect(recordsOf(testFacts({ balances: [balance] }), 'balance')).toEqual([
      expect.objectContaining({ crop: 'Talinisu', mineral: 66, balance: null, missing: 'saak puudub' }),
    ])
    expect(tableOf(buildBook(testFacts({ balances: null })), 'balance').notes.join()).toContain(
      'varasema päeva',
    )
  })
  it('of entries names what was changed, once each', () => {
    const entries = [
      testEntry(1, {
        action: 'change',
        changed: ['yield', 'area', 'unheardOf', 'another'],
        values: { area: ['10', '9,5'] },
      }),
      testEntry(2, { fieldId: testId(1, 9) }),
    ]
    expect(recordsOf(testFacts({ entries }), 'entries')).toEqual([
      expect.objectContaining({
        action: 'muudeti',
        changed: 'saak; pindala: 10 → 9,5; muu',
        by: 'mari@kask.ee',
        field: 'Põld 1',
      }),
    ])
  })
  it('of hidden warnings has the reason', () => {
    expect(recordsOf(largeFacts(1, 0), 'hidden')).toEqual([
      expect.objectContaining({ title: 'Tööoote rikkumine', reason: 'Töö tehti serval, kus ei pritsitud.' }),
    ])
  })
})

describe('the period', () => {
  const wish = (change: object) => BookWish.parse({ period: 'SEASON', year: 2026, ...change })
  const days = ['2025-08-31', '2025-09-01', '2025-12-31', '2026-01-01', '2026-08-31', '2026-09-01']
  const jobs = days.map((date, i) => testJob(i, { date, endDate: date }))
  const datesOf = (change: object) =>
    recordsOf(testFacts({ jobs, wish: wish(change) }), 'diary').map(({ date }) => date)
  test.each([
    ['a season', {}, days.slice(1, 5)],
    ['a calendar year', { period: 'CALENDAR' }, days.slice(3)],
    ['other fields', { fieldIds: [testId(1, 5)] }, []],
  ])('of %s', (_, change, expected) => expect(datesOf(change)).toEqual(expected))
  it('goes by the season of the field', () => {
    const field = testField(0, { yearInfo: [{ year: 2026, seasonStart: '2025-08-15' }] })
    expect(recordsOf(testFacts({ jobs, fields: [field] }), 'diary').map(({ date }) => date)).toEqual(
      days.slice(0, 5),
    )
  })
  it('of a calendar year has a job that goes over its turn', () => {
    const over = [testJob(0, { date: '2025-12-30', endDate: '2026-01-02' })]
    for (const year of [2025, 2026])
      expect(
        recordsOf(testFacts({ jobs: over, wish: wish({ period: 'CALENDAR', year }) }), 'diary'),
      ).toHaveLength(1)
  })
  it('has no plans and drafts', () => {
    const plans = [testJob(0, { status: 'DRAFT' }), testJob(1, { status: 'PLANNED', plannedYear: 2026 })]
    expect(recordsOf(testFacts({ jobs: plans }), 'diary')).toEqual([])
  })
})

describe('two books', () => {
  const before = buildBook(withJob(6))
  test('of the same records have one text, and no difference', () => {
    const again = buildBook(withJob(6))
    expect(canonicalText(again)).toBe(canonicalText(before))
    expect(compareBooks(before, again)).toEqual([])
  })
  test('tell what was changed, added and removed', () => {
    const after = buildBook(
      testFacts({
        jobs: [testJob(0, { ...KINDS_OF_JOB[6], yield: 70 }), testJob(1)],
        fields: [testField(0, { shapeMark: 'other' })],
        holder: { name: 'Kask OÜ', code: '12345678', address: 'Tamme 2', priaClient: '' },
      }),
    )
    expect(compareBooks(before, after).map(({ table, change }) => `${table} ${change}`)).toEqual([
      'title changed',
      'diary added',
      'harvest changed',
      'fields changed',
    ])
    expect(compareBooks(after, before).map(({ table, change }) => `${table} ${change}`)).toContain(
      'diary removed',
    )
    expect(canonicalText(after)).not.toBe(canonicalText(before))
  })
  test('are laid beside those of an older program by the columns that both have', () => {
    const without = (book: Book, key: string): Book => ({
      ...book,
      tables: book.tables.map((table) => {
        const at = table.columns.findIndex((column) => column.key === key)
        if (at < 0) return table
        const rows = table.rows.map((row) => ({ ...row, cells: row.cells.toSpliced(at, 1) }))
        return { ...table, columns: table.columns.toSpliced(at, 1), rows }
      }),
    })
    const facts = testFacts({ jobs: [testJob(0, KINDS_OF_JOB[3])] })
    const [now, older] = [buildBook(facts), without(buildBook(facts), 'machine')]
    expect(canonicalText(older)).not.toBe(canonicalText(now))
    expect([compareBooks(older, now), haveSameColumns(older, now)]).toEqual([[], false])
    expect(haveSameColumns(now, buildBook(facts))).toBe(true)
    const changed = buildBook(testFacts({ jobs: [testJob(0, { ...KINDS_OF_JOB[3], notes: 'uus' })] }))
    expect(compareBooks(older, changed)).toMatchObject([
      { table: 'diary', columns: [{ head: 'Märkus', after: 'uus' }] },
    ])
  })
})

test('a code has four groups of letters that nobody mistakes', () => {
  expect(codeOfDigest(new Uint8Array(32))).toBe('0000-0000-0000-0000')
  expect(codeOfDigest(new Uint8Array(32).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ')
  expect(ExtractCode.parse(' zzzz zzzz-zzzz zzzz')).toBe('ZZZZZZZZZZZZZZZZ')
  expect(groupedCode('ABCDEFGH')).toBe('ABCD-EFGH')
  for (const wrong of ['', 'ABC', 'IIIIIIIIIIIIIIII', 'A'.repeat(17)])
    expect(ExtractCode.safeParse(wrong).success).toBe(false)
})
test.each([
  [1234, '1234'],
  [12_345.6, '12\u202F345,6'],
  [-1_234_567, '-1\u202F234\u202F567'],
  [0, '0'],
])('%d is written %s', (value, text) => expect(figureText(value)).toBe(text))
test('a unit stands behind its figure, below another value too', () => {
  const below = { head: 'Kogus', text: '0,6', isUnit: false, isBare: false }
  const unit = { head: 'Ühik', text: 'l/t', isUnit: true, isBare: false }
  expect(cellLines('0,9', [{ ...unit, text: 'l/ha' }])).toEqual(['0,9 l/ha'])
  expect(cellLines('Redigo', [below, unit])).toEqual(['Redigo', 'Kogus: 0,6 l/t'])
  expect(cellLines('', [unit])).toEqual([''])
})
test('days and moments are those of Tallinn', () => {
  expect(momentText('2026-06-30T21:30:00.000Z')).toBe('01.07.2026 00:30')
  expect(cellText('2026-06-30', { kind: 'day' })).toBe('30.06.2026')
  expect(cellText(null, { kind: 'text' })).toBe('')
})
