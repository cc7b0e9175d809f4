import { describe, expect, test } from 'vitest'
import { sampleProduct, sampleUse } from '../warnings/sample.ts'
import { detailsOf } from './details.ts'
import type { RegisterProduct, RegisterUse } from './products.ts'
import { ChemicalDetails } from './schema.ts'

const edition = { id: '2026-06-01.2', day: '2026-06-01' }
const details = (...uses: Partial<RegisterUse>[]) =>
  detailsOf(sampleProduct({ uses: uses.map((overrides) => sampleUse(overrides)) }), edition)

describe('the details of a product', () => {
  test('sum up its uses: widest rate, longest wait, most treatments, widest distances', () => {
    const summed = details(
      {
        doseMin: 0.5,
        doseMax: 1,
        harvestDelayDays: 35,
        timesMax: 1,
        waterBufferM: 5,
        neighbourBufferM: 10,
        workDelayDays: 5,
      },
      { doseMin: 0.75, doseMax: 1.5, harvestDelayDays: 56, timesMax: 2, waterBufferM: 20, workDelayDays: 7 },
    )
    expect(summed).toMatchObject({
      minNorm: 0.5,
      maxNorm: 1.5,
      minNormUnit: 'l/ha',
      maxNormUnit: 'l/ha',
      harvestDelayDays: 56,
      usageTimes: 2,
      safetyArea: 10,
      safetyWaterArea: 20,
      workDelayDays: 7,
      isAdvisory: true,
      edition,
    })
    expect(summed.source).toContain('seis 01.06.2026; kontrollige etiketti')
    expect(ChemicalDetails.parse(summed)).toEqual(summed)
  })

  test('never mix units: the rate is that of the commonest one', () => {
    const gram = { doseMin: 100, doseMax: 150, doseUnit: 'g/ha' }
    expect(details({ doseMin: null, doseMax: 4, doseUnit: 'l/t' }, gram, gram)).toMatchObject({
      minNorm: 100,
      maxNorm: 150,
      maxNormUnit: 'g/ha',
    })
  })

  test('leave out what is for a greenhouse, unless there is nothing else', () => {
    const indoors = {
      place: 'greenhouse' as const,
      doseMin: 2,
      doseMax: 5,
      timesMax: 3,
      harvestDelayDays: 3,
      workDelayDays: 9,
    }
    const outdoors = { doseMin: 0.5, doseMax: 1, timesMax: 1, harvestDelayDays: 35 }
    const both = details(indoors, outdoors)
    expect(both).toMatchObject({
      minNorm: 0.5,
      maxNorm: 1,
      usageTimes: 1,
      harvestDelayDays: 35,
      workDelayDays: null,
    })
    expect(both.uses.length).toBe(2)
    expect(details(indoors)).toMatchObject({
      minNorm: 2,
      maxNorm: 5,
      usageTimes: 3,
      harvestDelayDays: 3,
      workDelayDays: 9,
    })
  })

  test('take the one rate that the register has for both ends', () => {
    expect(details({ doseMin: null, doseMax: 0.8 })).toMatchObject({ minNorm: 0.8, maxNorm: 0.8 })
  })

  test('say nothing where the register says nothing, and 0 restricts nothing', () => {
    const empty = {
      minNorm: null,
      maxNorm: null,
      maxNormUnit: null,
      harvestDelayDays: null,
      workDelayDays: null,
      usageTimes: null,
    }
    expect(details()).toMatchObject(empty)
    expect(details({ doseMin: null, doseMax: null, doseUnit: null })).toMatchObject(empty)
    expect(details({ harvestDelayDays: 0, workDelayDays: 0, waterBufferM: 0 })).toMatchObject({
      harvestDelayDays: null,
      workDelayDays: null,
      safetyWaterArea: null,
    })
  })

  test('take a use that was stored before its work delay was read for one without', () => {
    const { workDelayDays: _later, ...early } = sampleUse()
    const uses = [early, sampleUse({ workDelayDays: 5 })]
    const stored = JSON.parse(JSON.stringify({ ...sampleProduct(), uses })) as RegisterProduct
    expect(detailsOf(stored, edition).workDelayDays).toBe(5)
    expect(ChemicalDetails.parse(detailsOf(stored, edition)).uses[0]?.workDelayDays).toBeNull()
  })
})
