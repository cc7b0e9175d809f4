import { describe, expect, it } from 'vitest'
import { dutyOf } from './duty.ts'
import { jobOf } from './job.ts'
import { BALANCE_HEADS, PLAN_HEADS, plainRows, printedBalance, printedPlan } from './printed.ts'
import { sampleApplication, sampleFacts, sampleGiven, sampleId, samplePlan } from './sample.ts'
import { shoppingList } from './shopping.ts'

const NPK = sampleApplication({
  _id: sampleId('00a1'),
  name: 'NPK 5-10-20',
  nutrient: { N: 5, P: 4.36, K: 16.6 },
  amount: 200,
  timeframe: 'AUTUMN',
})
const AN = sampleApplication({ overlapPercentage: 3, growthStage: '25' })
const slurry = sampleApplication({
  _id: sampleId('00a3'),
  name: 'Läga',
  fertilizerKind: 'ORGANIC_FERTILIZER',
  organicType: 'VEDELSONNIK',
  nutrient: { N: 3.6, P: 0.68, K: 2.1 },
  unit: 'm3/ha',
  amount: 25,
  isWorkedIn: true,
})
const barley = sampleFacts({
  fieldId: sampleId('0002'),
  fieldName: 'Mäe',
  crop: 'suvioder',
  goal: 4.5,
  predecessors: [],
  organicLastYear: 0,
})

describe('the nine items', () => {
  it('of winter wheat after peas and manure stand in a row', () => {
    const plan = {
      ...samplePlan(NPK, AN),
      foodWheatN: 30,
      predecessorCut: { kg: 10, reason: 'hernes ikaldus' },
    }
    const { heads, rows } = printedPlan([{ facts: sampleFacts(), plan }])
    expect(heads).toBe(PLAN_HEADS)
    expect(rows[0]?.cells).toEqual([
      ['Kodupõld'],
      ['12,4'],
      ['Talinisu'],
      ['6'],
      [
        'NPK 5-10-20 (mineraalväetis, sügis): 200 kg/ha, kokku 2\u00A0480 kg',
        'AN 34,4 (mineraalväetis, kevad, 25): 270 kg/ha, kokku 3\u00A0448,44 kg',
      ],
      ['NPK 5-10-20: 10 kg/ha', 'AN 34,4: 92,88 kg/ha'],
      ['140'],
      ['30'],
      ['Põldhernes: 30'],
      ['10 (hernes ikaldus)'],
      ['7,5'],
    ])
  })
  it('of slurry tell the part that plants can use', () => {
    const [row] = printedPlan([{ facts: barley, plan: samplePlan(slurry) }]).rows
    expect(row?.cells.slice(4)).toEqual([
      ['Läga (vedelsõnnik, kevad): 25 m3/ha, kokku 310 m3'],
      ['Läga: 36 kg/ha (40% üldlämmastikust 90 kg/ha)'],
      ['96'],
      ['–'],
      ['ei ole teada'],
      ['–'],
      ['–'],
    ])
  })
  it('tell planned jobs that no application stands for, too, and none that is done', () => {
    const job = sampleGiven({ isPlanned: true, name: 'NPK 22-7-12', wholeN: 44, timeframe: null })
    const given = [
      { ...job, spread: { amount: 200, unit: 'kg/ha', area: 12.4 } },
      { ...job, name: 'AS 21', wholeN: null, timeframe: 'SPRING' as const, spread: null },
      { ...job, name: 'Läga', origin: 'manure' as const, spread: { amount: 90, unit: 'm3', area: 12.4 } },
      { ...job, name: 'Lehm', origin: 'grazing' as const, spread: null },
      sampleGiven({ name: 'Tehtud', date: '2026-05-02', timeframe: 'SUMMER' }),
    ]
    const [row] = printedPlan([{ facts: sampleFacts({ given }), plan: samplePlan(AN) }]).rows
    expect(row?.cells.slice(4, 6)).toEqual([
      [
        'AN 34,4 (mineraalväetis, kevad, 25): 270 kg/ha, kokku 3\u00A0448,44 kg',
        'NPK 22-7-12 (mineraalväetis, planeeritud töö): 200 kg/ha, kokku 2\u00A0480 kg',
        'AS 21 (mineraalväetis, kevad, planeeritud töö): kogus ei ole teada',
        'Läga (sõnnik, planeeritud töö): kokku 90 m3',
      ],
      ['AN 34,4: 92,88 kg/ha', 'NPK 22-7-12: 44 kg/ha', 'AS 21: ei ole teada', 'Läga: ei ole teada'],
    ])
  })
  it('say what is missing, and print a field that nobody has planned', () => {
    const facts = sampleFacts({ crop: null, goal: null, predecessors: [], organicLastYear: 0 })
    const [row] = printedPlan([{ facts, plan: null }]).rows
    expect(row?.cells.slice(2)).toEqual([
      ['–'],
      ['–'],
      ['–'],
      ['–'],
      ['kultuur puudub'],
      ['–'],
      ['ei ole teada'],
      ['–'],
      ['–'],
    ])
    const [unknown] = printedPlan([
      { facts: barley, plan: samplePlan(sampleApplication({ nutrient: null })) },
    ]).rows
    expect(unknown?.cells[5]).toEqual(['AN 34,4: ei ole teada'])
  })
  it('name norms that nobody has checked', () => {
    const oats = { facts: sampleFacts({ crop: 'kaer' }), plan: null }
    expect(printedPlan([{ facts: sampleFacts(), plan: null }]).notes).toHaveLength(1)
    expect(printedPlan([oats]).notes[1]).toBe('Kontrollimata norm (üldteadmine): kaer.')
  })
  it('have hectares and kilograms to two decimals, however a field was drawn', () => {
    const [row] = printedPlan([
      { facts: sampleFacts({ area: 21.5652 }), plan: samplePlan(NPK, { ...AN, area: 6.2049 }) },
    ]).rows
    expect(row?.cells[1]).toEqual(['21,57'])
    expect(row?.cells[4]).toEqual([
      'NPK 5-10-20 (mineraalväetis, sügis): 200 kg/ha, kokku 4\u00A0313,04 kg',
      'AN 34,4 (mineraalväetis, kevad, 25, 6,2 ha): 270 kg/ha, kokku 1\u00A0725,58 kg',
    ])
  })
  it('go into a file with a line for each field', () => {
    const [heads, row] = plainRows(printedPlan([{ facts: sampleFacts(), plan: samplePlan(NPK, AN) }]))
    expect(heads).toEqual(PLAN_HEADS)
    expect(row?.[5]).toBe('NPK 5-10-20: 10 kg/ha; AN 34,4: 92,88 kg/ha')
  })
})

describe('the balance of nitrogen', () => {
  const cells = (...[facts, plan]: [ReturnType<typeof sampleFacts>, ReturnType<typeof samplePlan>]) =>
    printedBalance([{ facts, plan }]).rows[0]?.cells.map((lines) => lines.join('; '))
  it('is made of the plan until it is harvested', () => {
    expect(printedBalance([]).heads).toBe(BALANCE_HEADS)
    expect(cells(barley, samplePlan(slurry, sampleApplication({ amount: 174 })))).toEqual([
      'Mäe',
      '12,4',
      'Suvioder',
      '59,86',
      '90',
      '–',
      '4,5 (plaan)',
      '76,5',
      '73,36',
    ])
    expect(cells(sampleFacts({ harvest: 6.258 }), samplePlan(NPK, AN))?.slice(6)).toEqual([
      '6,258',
      '125,16',
      '-22,28',
    ])
  })
  it('of peas asks for what they bind', () => {
    const peas = sampleFacts({ crop: 'poldhernes', goal: 3, predecessors: [] })
    expect(cells(peas, samplePlan())?.at(-1)).toBe('sidumine märkimata')
    expect(cells(peas, { ...samplePlan(), fixationN: 100 })?.at(-1)).toBe('-8')
    expect(cells(sampleFacts({ goal: null }), samplePlan())?.at(-1)).toBe('saak puudub')
  })
})

describe('the shopping list', () => {
  it('adds up each material over the fields, and what is left of it', () => {
    const linked = { ...AN, jobEventIds: [sampleId('00e1')] }
    const done = sampleFacts({ fieldId: sampleId('0002'), given: [sampleGiven()] })
    expect(
      shoppingList([
        { facts: sampleFacts(), plan: samplePlan(NPK, AN) },
        { facts: done, plan: samplePlan(linked) },
        { facts: barley, plan: null },
      ]),
    ).toEqual([
      {
        requisiteId: null,
        name: 'AN 34,4',
        unit: 'kg',
        amount: 6896.88,
        left: 3448.44,
        fieldIds: [sampleId('0001'), sampleId('0002')],
      },
      {
        requisiteId: null,
        name: 'NPK 5-10-20',
        unit: 'kg',
        amount: 2480,
        left: 2480,
        fieldIds: [sampleId('0001')],
      },
    ])
  })
  it('tells tonnes as tonnes, and in kilograms where both are planned', () => {
    const inTonnes = sampleApplication({ amount: 0.27, unit: 't/ha' })
    const list = (...all: Parameters<typeof samplePlan>) =>
      shoppingList([{ facts: sampleFacts(), plan: samplePlan(...all) }]).map(({ amount, unit }) => [
        amount,
        unit,
      ])
    expect(list(inTonnes)).toEqual([[3.348, 't']])
    expect(list(inTonnes, { ...AN, overlapPercentage: 0 })).toEqual([[6696, 'kg']])
  })
})

describe('the duty to have a plan', () => {
  const field = (isPlanned: boolean, isGiven: boolean) => ({
    fieldId: sampleId('0001'),
    facts: sampleFacts({ given: isGiven ? [sampleGiven()] : [] }),
    plan: isPlanned
      ? { ...samplePlan(AN), fieldId: sampleId('0001'), userId: '', updatedAt: '2026-01-01T00:00:00.000Z' }
      : null,
    marks: [],
    basis: {
      goalYield: null,
      baseN: null,
      yieldN: null,
      foodWheatN: null,
      predecessorN: null,
      predecessorCut: null,
      manureAfterN: null,
    },
    amounts: [],
    totalN: null,
    totalP: null,
    totalK: null,
    adjustedTotalN: null,
    adjustedTotalP: null,
    adjustedTotalK: null,
  })
  it.each([
    ['below 50 ha', { arableArea: 49.99, fields: [field(false, true)] }, { state: 'small' }],
    ['without nitrogen', { arableArea: 50, fields: [field(false, false)] }, { state: 'withoutNitrogen' }],
    [
      'with nitrogen and no plan',
      { arableArea: 50, fields: [field(true, true), field(false, true)] },
      { state: 'owed', fieldIds: [sampleId('0001')] },
    ],
    [
      'with a plan for all that is given',
      { arableArea: 50, fields: [field(true, true), field(false, false)] },
      { state: 'fulfilled' },
    ],
  ])('%s', (_, farm, duty) => expect(dutyOf(farm)).toEqual(duty))
})

describe('the job of an application', () => {
  const place = { fieldId: sampleId('0001'), year: 2027, area: 12.4 }
  it('is planned for the year with a copy of the fertilizer', () =>
    expect(jobOf({ ...AN, area: 6.2, note: 'kiirelt' }, place)).toMatchObject({
      status: 'PLANNED',
      plannedYear: 2027,
      date: '2027-01-01',
      area: 6.2,
      growthStage: 25,
      notes: 'kiirelt',
      requisites: [{ name: 'AN 34,4', type: 'fertilizer', amount: 270, unit: 'kg/ha' }],
    }))
  it('has a growth stage that is no number in its notes', () =>
    expect(jobOf({ ...AN, growthStage: 'võrsumine', note: 'kiirelt' }, place)).toMatchObject({
      growthStage: null,
      notes: 'võrsumine\nkiirelt',
    }))
})
