/** Samples prove a large need of phosphorus: what is said of manure follows them. */
import * as fields from '@vagu/core/fields/contract'
import * as jobs from '@vagu/core/jobs/contract'
import * as contract from '@vagu/core/soil-samples/contract'
import { getStatus } from '@vagu/core/status/contract'
import { getRuleFacts } from '@vagu/core/warnings/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const manure = {
  name: 'Sõnnik',
  type: 'fertilizer' as const,
  subtype: 'FERTILIZER',
  subtypeVariant: 'VAETIS_REGISTRIST',
  fertilizerKind: 'ORGANIC_FERTILIZER' as const,
  organicType: 'TAHESONNIK',
  nutrient: { N: 1, P: 1, K: 5 },
  unit: 't/ha' as const,
}
const spreading = (fieldId: string, date: string, tonnes: number) => ({
  fieldId,
  status: 'DONE' as const,
  jobCategory: { name: 'Väetamine' },
  job: { name: 'Väetamine' },
  area: 4,
  date,
  endDate: date,
  requisites: [{ ...manure, amount: tonnes }],
})

/** A field of 4 ha, which needs one sample, with 147 kg P/ha since 2022, 42 of them this year. */
async function above(farmer: Client): Promise<string> {
  const fieldId = await addTestField(farmer, { area: 4 })
  const tonnes = { 2022: 30, 2023: 30, 2024: 20, 2025: 25, 2026: 42 }
  const body = Object.entries(tonnes).map(([year, each]) => spreading(fieldId, `${year}-05-04`, each))
  await farmer.call(jobs.addJobs, { body })
  return fieldId
}

async function told(farmer: Client): Promise<string[]> {
  const { data } = await farmer.call(getStatus, {})
  return data.warnings
    .filter(({ type }) => type.key === 'MANURE_PHOSPHORUS_EXCEEDED')
    .map(
      ({ targetKind, message }) =>
        `${targetKind} ${/(?<=lubatud 25 kg\/ha\. ).*?\.\s/.exec(message)?.[0] ?? ''}`,
    )
    .map((text) => text.trim())
    .toSorted()
}

const sample = (fieldId: string) => ({
  fieldId,
  date: '2025-10-01',
  p: 40,
  methodP: 'MEHLICH3' as const,
})

onBothEngines('the limit of phosphorus', (server) => {
  const open = async () => {
    server().setNow('2026-05-20T09:00:00.000Z')
    const farmer = await server().farmer()
    return { farmer, fieldId: await above(farmer) }
  }

  it('is lifted by a sample, on the job and on the farm, and holds again when it changes, goes and comes', async () => {
    const { farmer, fieldId } = await open()
    const without = await told(farmer)
    expect(without.map((text) => text.split(' ')[0])).toEqual(['farm', 'job'])
    const { data } = await farmer.call(contract.addSoilSample, { body: sample(fieldId) })
    const params = { id: data._id }
    expect(await told(farmer)).toEqual([])
    await farmer.call(contract.changeSoilSample, { params, body: { ...sample(fieldId), p: 46 } })
    expect(await told(farmer)).toContain(
      'job Põllu mullaproovid (01.10.2025, fosforit 46 mg/kg, Mehlich 3) suurt fosforitarvet ei näita.',
    )
    await farmer.call(contract.changeSoilSample, { params, body: sample(fieldId) })
    expect(await told(farmer)).toEqual([])
    await farmer.call(contract.deleteSoilSample, { params })
    expect(await told(farmer)).toEqual(without)
    await farmer.call(contract.restoreSoilSample, { params })
    expect(await told(farmer)).toEqual([])
  })

  it('is lifted to the day on which the sample becomes five years old', async () => {
    const { farmer, fieldId } = await open()
    const { data } = await farmer.call(contract.addSoilSample, {
      body: { ...sample(fieldId), date: '2021-05-04' },
    })
    expect(await told(farmer)).toEqual([])
    const body = { ...sample(fieldId), date: '2021-05-03' }
    await farmer.call(contract.changeSoilSample, { params: { id: data._id }, body })
    expect(await told(farmer)).toContain('job Põllu viimane mullaproov (03.05.2021) kehtis kuni 03.05.2026.')
  })

  it('follows a sample to another field, and a version that is brought back', async () => {
    const { farmer, fieldId } = await open()
    const other = await addTestField(farmer, { area: 4 })
    const { data } = await farmer.call(contract.addSoilSample, { body: sample(other) })
    const params = { id: data._id }
    expect(await told(farmer)).toHaveLength(1)
    await farmer.call(contract.changeSoilSample, { params, body: sample(fieldId) })
    expect(await told(farmer)).toEqual([])
    const versions = (await farmer.call(contract.listSoilSampleVersions, { params })).data
    const entryId = versions.at(-1)?.entryId ?? ''
    await farmer.call(contract.restoreSoilSampleVersion, { params: { ...params, entryId } })
    expect(await told(farmer)).toHaveLength(1)
  })

  it('is lifted still when the field is deleted and comes back', async () => {
    const { farmer, fieldId } = await open()
    await farmer.call(contract.addSoilSample, { body: sample(fieldId) })
    await farmer.call(fields.deleteField, { params: { id: fieldId } })
    await farmer.call(fields.restoreField, { params: { id: fieldId } })
    expect(await told(farmer)).toEqual([])
  })

  it('is told to forms with the samples of the field, the newest first', async () => {
    const { farmer, fieldId } = await open()
    for (const date of ['2024-05-01', '2025-10-01'])
      await farmer.call(contract.addSoilSample, { body: { ...sample(fieldId), date } })
    const body = { fieldIds: [fieldId], from: '2026-05-04', to: '2026-05-04' }
    const { data } = await farmer.call(getRuleFacts, { body })
    expect(data.fields.map(({ samples }) => samples.map(({ date }) => date))).toEqual([
      ['2025-10-01', '2024-05-01'],
    ])
  })
})
