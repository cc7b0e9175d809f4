import * as contract from '@vagu/core/jobs/contract'
import { expect, it } from 'vitest'
import { addTestField, addTestWorker, harvest, spraying } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const orashein = { inspectionType: 'UMBROHUD', target: 'ORASHEIN', amount: 25 }

onBothEngines('monitoring and how fertilizer was spread', (server) => {
  it('are read back as they were written, with the unit that follows from the type', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const fertilization = {
      highNutrientN: true,
      nutrientN: 42.5,
      soilSampleYear: 2024,
      fertilizationBeforeSow: true,
      spreading: 'BAND',
      incorporatedWithinHours: 4,
    }
    const nothing = { inspectionType: 'TAIMEHAIGUSED', target: 'EI_TUVASTATUD' }
    const body = spraying(fieldId, await addTestWorker(farmer), {
      inspections: [orashein, nothing],
      fertilization,
    })
    const { data: added } = await farmer.call(contract.addJob, { body })
    expect(added.fertilization).toEqual(fertilization)
    expect(added.inspections).toEqual([
      { ...orashein, unit: 'tk/m2' },
      { ...nothing, amount: null, unit: null },
    ])
    const { data } = await farmer.call(contract.listFieldJobs, { params: { fieldId, year: 2026 } })
    expect(data.jobEvents[0]).toMatchObject({ fertilization, inspections: added.inspections })
  })

  it('are refused where the amount is missing or the target of another type, and where a high need is not proved', async () => {
    const farmer = await server().farmer()
    const body = harvest(await addTestField(farmer), { inspections: [{ ...orashein, amount: null }] })
    const wrong = async (change: object) => {
      const { status, error } = await farmer.call(contract.addJob, { body: { ...body, ...change } })
      return [status, error?.fields?.map(({ path, message }) => `${path}: ${message}`)]
    }
    expect(await wrong({})).toEqual([422, ['inspections.0.amount: Kohustuslik väli']])
    expect(await wrong({ inspections: [{ ...orashein, inspectionType: 'KAHJURID' }] })).toEqual([
      422,
      ['inspections.0.target: See leid on teist liiki: valige õige liik või muu leid'],
    ])
    expect(await wrong({ inspections: [], fertilization: { highNutrientN: true } })).toEqual([
      422,
      ['fertilization.nutrientN: Kohustuslik väli', 'fertilization.soilSampleYear: Kohustuslik väli'],
    ])
  })
})
