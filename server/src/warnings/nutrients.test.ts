import * as fields from '@vagu/core/fields/contract'
import * as jobs from '@vagu/core/jobs/contract'
import { getStatus } from '@vagu/core/status/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const manure = (tonnesPerHectare: number) => ({
  name: 'Sõnnik',
  type: 'fertilizer' as const,
  subtype: 'FERTILIZER',
  subtypeVariant: 'VAETIS_REGISTRIST',
  fertilizerKind: 'ORGANIC_FERTILIZER' as const,
  organicType: 'TAHESONNIK',
  nutrient: { N: 5, P: 1, K: 5 },
  amount: tonnesPerHectare,
  unit: 't/ha' as const,
})
const spreading = (fieldId: string, date: string, tonnesPerHectare: number) => ({
  fieldId,
  status: 'DONE' as const,
  jobCategory: { name: 'Väetamine' },
  job: { name: 'Väetamine' },
  area: 10,
  date,
  endDate: date,
  requisites: [manure(tonnesPerHectare)],
})
const isOfNutrients = (key: string) => key.startsWith('MANURE_') || key.startsWith('NITRATE_')

async function warningsOf(farmer: Client): Promise<string[]> {
  const { data } = await farmer.call(getStatus, {})
  return data.warnings
    .filter(({ type }) => isOfNutrients(type.key))
    .map(({ type, targetKind, date, targetId }) =>
      [type.key, type.level, targetKind === 'job' ? (date ?? '') : targetId].join(' '),
    )
    .toSorted()
}

onBothEngines('limits of nutrients', (server) => {
  it('are told of the job on the field and of the farm, until the job is gone', async () => {
    server().setNow('2026-05-20T09:00:00.000Z')
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const { data } = await farmer.call(jobs.addJob, { body: spreading(fieldId, '2026-05-04', 35) })
    expect(await warningsOf(farmer)).toEqual([
      'MANURE_NITROGEN_EXCEEDED ERROR 2026',
      'MANURE_NITROGEN_EXCEEDED WARN 2026-05-04',
    ])
    await farmer.call(jobs.deleteJob, { params: { id: data._id } })
    expect(await warningsOf(farmer)).toEqual([])
  })

  it('of one field above them say nothing of a farm whose mean is below', async () => {
    server().setNow('2026-05-20T09:00:00.000Z')
    const farmer = await server().farmer()
    await addTestField(farmer, { name: 'Teine', area: 30 })
    const fieldId = await addTestField(farmer)
    await farmer.call(jobs.addJob, { body: spreading(fieldId, '2026-05-04', 35) })
    expect(await warningsOf(farmer)).toEqual(['MANURE_NITROGEN_EXCEEDED WARN 2026-05-04'])
  })

  it('leave land with a proven need of phosphorus out of the mean of the farm', async () => {
    server().setNow('2026-05-20T09:00:00.000Z')
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { area: 10.25 })
    const overrides = { 2022: 30, 2023: 30, 2024: 20, 2025: 25 }
    for (const [year, tonnes] of Object.entries(overrides))
      await farmer.call(jobs.addJob, { body: spreading(fieldId, `${year}-05-04`, tonnes) })
    const body = { ...spreading(fieldId, '2026-05-04', 42), area: 10.25 }
    const { data } = await farmer.call(jobs.addJob, { body })
    const ofPhosphorus = async () => (await warningsOf(farmer)).filter((text) => text.includes('PHOSPHORUS'))
    expect(await ofPhosphorus()).toEqual([
      'MANURE_PHOSPHORUS_EXCEEDED ERROR 2026',
      'MANURE_PHOSPHORUS_EXCEEDED WARN 2026-05-04',
    ])
    const proof = { highNutrientN: true, nutrientN: 40, soilSampleYear: 2025, soilMethod: 'AL' as const }
    const change = (fertilization: object) =>
      farmer.call(jobs.changeJob, { params: { id: data._id }, body: { ...body, fertilization } })
    expect((await change(proof)).data.fertilization).toMatchObject(proof)
    expect(await ofPhosphorus()).toEqual([])
    await change({ ...proof, nutrientN: 40.1 })
    expect(await ofPhosphorus()).toHaveLength(2)
  })

  it('allow grass more nitrogen in two parts before 15 August, until a part comes too late', async () => {
    server().setNow('2026-09-20T09:00:00.000Z')
    const farmer = await server().farmer()
    const mainCrop = { crop: 'korreliste_rohumaa' }
    const yearInfo = [2026, 2027].map((year) => ({ year, mainCrop }))
    const fieldId = await addTestField(farmer, { yearInfo })
    for (const day of ['2026-05-04', '2026-08-14'])
      await farmer.call(jobs.addJob, { body: spreading(fieldId, day, 18) })
    const ofNitrogen = async () => (await warningsOf(farmer)).filter((text) => text.includes('NITROGEN'))
    expect(await ofNitrogen()).toEqual(['MANURE_NITROGEN_EXCEEDED WARN 2026'])
    await farmer.call(jobs.addJob, { body: spreading(fieldId, '2026-09-10', 1) })
    expect(await ofNitrogen()).toEqual([
      'MANURE_NITROGEN_EXCEEDED ERROR 2026',
      'MANURE_NITROGEN_EXCEEDED WARN 2026-09-10',
    ])
  })

  it('look five years back, and judge the last job anew when the first one changes', async () => {
    server().setNow('2026-10-20T09:00:00.000Z')
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const years = [2022, 2023, 2024, 2025].map((year) => spreading(fieldId, `${year}-05-04`, 30))
    const { data } = await farmer.call(jobs.addJobs, {
      body: [...years, spreading(fieldId, '2026-10-10', 6)],
    })
    const above = ['MANURE_PHOSPHORUS_EXCEEDED ERROR 2026', 'MANURE_PHOSPHORUS_EXCEEDED WARN 2026-10-10']
    expect(await warningsOf(farmer)).toEqual(above)
    const [first] = data
    const change = (tonnes: number) =>
      farmer.call(jobs.changeJob, {
        params: { id: first?._id ?? '' },
        body: spreading(fieldId, '2022-05-04', tonnes),
      })
    await change(29)
    expect(await warningsOf(farmer)).toEqual([])
    await change(30)
    expect(await warningsOf(farmer)).toEqual(above)
  })

  it('of the nitrate-vulnerable area hold from when the field is said to lie in it', async () => {
    server().setNow('2026-05-20T09:00:00.000Z')
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const mineral = {
      ...manure(400),
      name: 'Lämmastik',
      fertilizerKind: 'MINERAL_FERTILIZER' as const,
      organicType: null,
      nutrient: { N: 34.4, P: 0, K: 0 },
      unit: 'kg/ha' as const,
    }
    const job = { ...spreading(fieldId, '2026-05-04', 0), requisites: [mineral] }
    await farmer.call(jobs.addJob, { body: job })
    expect(await warningsOf(farmer)).toEqual([])
    const body = { name: 'Kivi', area: 10, nitrateZone: true }
    await farmer.call(fields.changeField, { params: { id: fieldId }, body })
    expect(await warningsOf(farmer)).toEqual(['NITRATE_ZONE_LIMIT_EXCEEDED ERROR 2026-05-04'])
  })
})
