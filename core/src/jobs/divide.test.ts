import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumAreas } from '../units/rounding.ts'
import { dividedJob } from './divide.ts'
import { JobDraft } from './schema.ts'

const draft = (change: object = {}) => ({
  ...JobDraft.parse({
    fieldId: '01890a5d-ac96-774b-bcce-b302099a8057',
    status: 'DONE',
    jobCategory: { name: 'Koristus' },
    job: { name: 'Koristus' },
    area: 12.4,
    date: '2026-08-01',
    endDate: '2026-08-01',
    ...change,
  }),
})
const material = (amount: number, unit: string) => ({ name: 'Väetis', type: 'fertilizer', amount, unit })

describe('a job on the parts of its field', () => {
  it('shares area, yield and amounts that were used in all; rates stay', () => {
    const job = draft({
      yield: 77.6,
      yieldUnit: 't',
      yieldType: 'Terad',
      requisites: [material(200, 'kg/ha'), material(1000, 'kg')],
    })
    const [first, second] = dividedJob(job, [7, 5.4])
    expect([first?.area, second?.area]).toEqual([7, 5.4])
    expect([first?.yield, second?.yield]).toEqual([43.806, 33.794])
    expect(first?.requisites.map(({ amount }) => amount)).toEqual([200, 564.5161])
    expect(second?.requisites.map(({ amount }) => amount)).toEqual([200, 435.4839])
  })
  it('shares the hours of grazing and not the animals', () => {
    const row = { animalType: 'Lehm', amount: 20, days: 3, hoursPerDay: 8 }
    const parts = dividedJob(draft({ herding: [row] }), [3, 1])
    expect(parts.map(({ herding }) => herding)).toEqual([
      [{ ...row, hoursPerDay: 6 }],
      [{ ...row, hoursPerDay: 2 }],
    ])
  })
  it('shares metres of a ditch, not cubic metres a metre', () => {
    expect(dividedJob(draft({ amount: 100, unit: 'm' }), [3, 1]).map(({ amount }) => amount)).toEqual([
      75, 25,
    ])
    expect(dividedJob(draft({ amount: 2, unit: 'm3/m' }), [3, 1]).map(({ amount }) => amount)).toEqual([2, 2])
  })
  it('shares the soil samples that were taken, and leaves a single one with the first part', () => {
    const countsOf = (soilSamples: number, areas: number[]) =>
      dividedJob(draft({ soilSamples }), areas).map((job) => job.soilSamples)
    expect([countsOf(6, [5, 5]), countsOf(5, [7.5, 2.5]), countsOf(1, [5, 5])]).toEqual([
      [3, 3],
      [4, 1],
      [1, null],
    ])
  })
  it('leaves an amount that is too small to share with the first part', () => {
    const [first, second] = dividedJob(draft({ requisites: [material(0.0001, 'kg')] }), [5, 5])
    expect([first?.requisites[0]?.amount, second?.requisites[0]?.amount]).toEqual([0.0001, null])
  })
  it('says nothing of what the job does not say', () => {
    const [first] = dividedJob(draft(), [5, 5])
    expect(first).not.toHaveProperty('yield')
    expect(first).not.toHaveProperty('amount')
  })
  it('gives exact sums', () => {
    const hectares = fc.integer({ min: 1, max: 900_000 }).map((units) => units / 10_000)
    fc.assert(
      fc.property(hectares, hectares, hectares, (whole, a, b) => {
        const parts = dividedJob(draft({ area: whole }), [a, b])
        expect(sumAreas(parts.map(({ area }) => area))).toBe(whole)
      }),
    )
  })
})
