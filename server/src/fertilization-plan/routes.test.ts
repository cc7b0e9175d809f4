import * as contract from '@vagu/core/fertilization-plan/contract'
import type { Application, FieldPlanDraft } from '@vagu/core/fertilization-plan/schema'
import { splitField } from '@vagu/core/field-division/contract'
import type { CallInput } from '@vagu/core/endpoint'
import { deleteField, restoreField, toggleField } from '@vagu/core/fields/contract'
import { toLatLng } from '@vagu/core/geo/estonian-grid'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { rectangle } from '@vagu/core/geo/testing-shapes'
import { deleteJob, restoreJob } from '@vagu/core/jobs/contract'
import { changeRotationCells } from '@vagu/core/rotation/contract'
import { addSoilSample } from '@vagu/core/soil-samples/contract'
import { changeYieldGoals } from '@vagu/core/yield-goals/contract'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { addTestJob } from '../testing/jobs.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const YEAR = 2027
const id = (last: string) => `01890a5d-ac96-774b-bcce-b3020991${last}`
type Wanted = z.input<typeof Application>
const AN: Wanted = {
  _id: id('00a1'),
  name: 'AN 34,4',
  fertilizerKind: 'MINERAL_FERTILIZER',
  nutrient: { N: 34.4, P: 0, K: 0 },
  amount: 270,
  unit: 'kg/ha',
  timeframe: 'SPRING',
  overlapPercentage: 3,
}
const MATERIAL = {
  name: AN.name,
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  subtypeVariant: 'VAETIS_REGISTRIST',
  fertilizerKind: 'MINERAL_FERTILIZER',
  nutrient: { N: 34.4, P: 0, K: 0 },
  amount: 270,
  unit: 'kg/ha',
}
const MANURE = {
  ...MATERIAL,
  name: 'Sõnnik',
  fertilizerKind: 'ORGANIC_FERTILIZER',
  organicType: 'TAHESONNIK',
  nutrient: { N: 6, P: 1.4, K: 7.8 },
  amount: 25,
  unit: 't/ha',
}
const SEED = {
  name: 'Talinisu',
  type: 'seed',
  subtype: 'Talinisu',
  seedCertificate: 'OTS',
  amount: 200,
  unit: 'kg/ha',
}
const spreading = (day: string, material: object) => ({
  jobCategory: { name: 'Väetamine' },
  job: { name: 'Väetamine' },
  date: day,
  endDate: day,
  yield: null,
  yieldUnit: null,
  yieldType: null,
  requisites: [material],
})
const [X, Y] = [617_000, 6_495_000]
const shape = mapDataOf([rectangle([X, Y], 400, 250)])
const line = [toLatLng([X + 300, Y - 10]), toLatLng([X + 300, Y + 260])]

const wheat = { year: YEAR, mainCrop: { crop: 'talinisu', yieldType: 'Terad', yieldUnit: 't' } }
const peas = { year: YEAR - 1, mainCrop: { crop: 'poldhernes', yieldType: 'Terad', yieldUnit: 't' } }

type Draft = Partial<z.input<typeof FieldPlanDraft>>
const put = (
  farmer: Client,
  fieldId: string,
  { updatedAt = null, fertilizations = [AN], ...more }: Draft = {},
) => {
  const draft = { crop: 'talinisu', goalYield: 6, fertilizations, ...more, fieldId, updatedAt }
  return farmer.call(contract.changeFertilizationPlan, { body: { year: YEAR, fields: [draft] } })
}
const planOf = async (farmer: Client) =>
  (await farmer.call(contract.getFertilizationPlan, { query: { year: String(YEAR) } })).data
const make = (farmer: Client, fieldId: string, jobId?: string) =>
  farmer.call(contract.makePlannedJobs, {
    body: { year: YEAR, applications: [{ fieldId, applicationId: AN._id, jobId }] },
  })

onBothEngines('the fertilization plan', (server) => {
  askFourQuestions(server, {
    endpoint: contract.getFertilizationPlan,
    input: async (owner) => ({ query: { year: String(YEAR), fieldId: await addTestField(owner) } }),
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: contract.changeFertilizationPlan,
    input: async (owner) => ({
      body: { year: YEAR, fields: [{ fieldId: await addTestField(owner), updatedAt: null }] },
    }),
    namesRecord: true,
    wrong: { body: { year: YEAR, fields: [{ fieldId: 'x', updatedAt: null }] }, path: 'fields.0.fieldId' },
  })
  askFourQuestions(server, {
    endpoint: contract.makePlannedJobs,
    input: async (owner) => {
      const fieldId = await addTestField(owner)
      await put(owner, fieldId)
      return { body: { year: YEAR, applications: [{ fieldId, applicationId: AN._id }] } }
    },
    namesRecord: true,
    wrong: {
      body: { year: YEAR, applications: [{ fieldId: 'x', applicationId: AN._id }] },
      path: 'applications.0.fieldId',
    },
  })
  askFourQuestions(server, {
    endpoint: contract.listPlanVersions,
    input: async (owner) => ({ params: { year: YEAR, fieldId: await addTestField(owner) } }),
    namesRecord: true,
  })

  it('tells who changed a plan and how, also of a deleted field, and takes a state again', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { yearInfo: [wheat] })
    const versions = async (year = YEAR) =>
      (await farmer.call(contract.listPlanVersions, { params: { year, fieldId } })).data
    expect(await versions()).toEqual([])
    const first = (await put(farmer, fieldId, { cuts: 2, limeNeed: 4 })).data[0]?.plan
    const second = (await put(farmer, fieldId, { updatedAt: first?.updatedAt ?? null, fertilizations: [] }))
      .data[0]
    expect(await versions()).toMatchObject([
      { action: 'change', before: { cuts: 2 }, after: { fertilizations: [], goalYield: 6 } },
      {
        action: 'create',
        before: null,
        after: { cuts: 2, limeNeed: 4, fertilizations: [{ name: 'AN 34,4' }] },
      },
    ])
    expect(await versions(YEAR + 1)).toEqual([])
    const [, made] = await versions()
    const { userId: _who, ...state } = made?.after ?? {}
    await put(farmer, fieldId, { ...state, updatedAt: second?.plan?.updatedAt ?? null })
    expect((await planOf(farmer)).fields[0]?.plan).toMatchObject({ cuts: 2, limeNeed: 4 })
    await farmer.call(deleteField, { params: { id: fieldId } })
    expect(await versions()).toHaveLength(3)
  })
  it('refuses cuts and lime that cannot be', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { yearInfo: [wheat] })
    for (const wrong of [{ cuts: 0 }, { cuts: 7 }, { cuts: 1.5 }, { limeNeed: 0 }, { limeNeed: 31 }]) {
      const reply = await put(farmer, fieldId, wrong)
      const [key] = Object.keys(wrong)
      expect([reply.status, reply.error?.fields?.map(({ path }) => path)]).toEqual([422, [`fields.0.${key}`]])
    }
  })
  it('shows the soil beside phosphorus and potassium, now and before', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { yearInfo: [wheat] })
    const sample = { fieldId, methodP: 'MEHLICH3', phMethod: 'KCL' } as const
    await farmer.call(addSoilSample, { body: { ...sample, date: '2021-04-02', ph: 5.4, mg: 90 } })
    await farmer.call(addSoilSample, { body: { ...sample, date: '2026-04-02', ph: 5.8, mg: 120 } })
    const { facts } = (await planOf(farmer)).fields[0] ?? {}
    expect([facts?.ph, facts?.elements]).toEqual([
      { value: 5.8, date: '2026-04-02', grade: 'slightlySour', before: { value: 5.4, date: '2021-04-02' } },
      [{ figure: 'mg', value: 120, date: '2026-04-02', before: { value: 90, date: '2021-04-02' } }],
    ])
  })
  it('refuses a year that is none', async () => {
    const farmer = await server().farmer()
    const reply = await farmer.call(contract.getFertilizationPlan, { query: { year: 'x' } })
    expect([reply.status, reply.error?.fields?.map(({ path }) => path)]).toEqual([422, ['year']])
  })
  it('answers what a field needs, what is planned on it, and what is to be looked at', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { yearInfo: [wheat, peas] })
    await put(farmer, fieldId)
    const { fields, year, userId, arableArea } = await planOf(farmer)
    expect([year, userId, arableArea]).toEqual([YEAR, farmer.userId, 10])
    expect(fields).toMatchObject([
      {
        fieldId,
        totalN: 140,
        adjustedTotalN: 110,
        totalP: null,
        basis: { goalYield: 6, baseN: 120, yieldN: 20, predecessorN: -30 },
        facts: { crop: 'talinisu', predecessors: ['poldhernes'], area: 10, given: [] },
        plan: { goalYield: 6, fertilizations: [{ name: 'AN 34,4', jobEventIds: [] }] },
        marks: ['noSample'],
      },
    ])
  })
  it('replaces the plans of the fields that are sent, and leaves the others', async () => {
    const farmer = await server().farmer()
    const [one, other] = [await addTestField(farmer), await addTestField(farmer)]
    await put(farmer, one)
    const { data } = await put(farmer, other, { fertilizations: [], note: 'kesa' })
    expect(data.map(({ fieldId, plan }) => [fieldId, plan?.note])).toEqual([[other, 'kesa']])
    const { fields } = await planOf(farmer)
    expect(fields.map(({ plan }) => plan?.fertilizations.length)).toEqual([1, 0])
  })
  it('refuses a plan that somebody else has changed since, all or none, and shows what is stored', async () => {
    const farmer = await server().farmer()
    const [one, other] = [await addTestField(farmer), await addTestField(farmer)]
    await put(farmer, one)
    const fields = [one, other].map((fieldId) => ({ fieldId, updatedAt: null, note: 'hiljem' }))
    const late = await farmer.call(contract.changeFertilizationPlan, { body: { year: YEAR, fields } })
    expect([late.status, late.error?.stored]).toMatchObject([409, [{ fieldId: one, note: '', goalYield: 6 }]])
    const stored = (await planOf(farmer)).fields.map(({ plan }) => plan)
    expect(stored.map((plan) => plan?.note)).toEqual(['', undefined])
    const seen = await put(farmer, one, { updatedAt: stored[0]?.updatedAt ?? null, note: 'hiljem' })
    expect(seen.status).toBe(200)
  })
  it('takes a repeated request as one, with one entry in the history', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    expect([(await put(farmer, fieldId)).status, (await put(farmer, fieldId)).status]).toEqual([200, 200])
    const rows = await server()
      .db.selectFrom('journal')
      .select(['record_id', 'action'])
      .where('account_id', '=', farmer.accountId)
      .where('noun', '=', 'fertilization-plan')
      .execute()
    expect(rows).toEqual([{ record_id: `${YEAR}/${fieldId}`, action: 'create' }])
  })
  it("refuses another farm's job as one that was made of an application", async () => {
    const [farmer, stranger] = [await server().farmer(), await server().farmer()]
    const job = await addTestJob(stranger)
    const fertilizations = [{ ...AN, jobEventIds: [job._id] }]
    expect((await put(farmer, await addTestField(farmer), { fertilizations })).status).toBe(404)
  })
  it('answers one field alone where it is asked for', async () => {
    const farmer = await server().farmer()
    const [one] = [await addTestField(farmer), await addTestField(farmer)]
    const query = { year: String(YEAR), fieldId: one }
    const { data } = await farmer.call(contract.getFertilizationPlan, { query })
    expect([data.fields.map(({ fieldId }) => fieldId), data.arableArea]).toEqual([[one], 20])
  })

  it('tells the goal, the yields, the samples and the crops before', async () => {
    const farmer = await server().farmer()
    const before = [2024, 2026].map((year) => ({ ...wheat, year }))
    const clover = { use: 'UNDERSOWN', crop: 'punane_ristik' }
    const fieldId = await addTestField(farmer, {
      nitrateZone: true,
      yearInfo: [{ ...wheat, otherCrops: [clover] }, ...before],
    })
    await addTestJob(farmer, { date: '2026-08-10', endDate: '2026-08-10', yield: 52 }, fieldId)
    await addTestJob(farmer, { date: '2024-08-10', endDate: '2024-08-10', yield: 58 }, fieldId)
    const goal = { fieldId, crop: 'talinisu', perHa: 6.5, unit: 't' as const }
    await farmer.call(changeYieldGoals, { params: { year: YEAR }, body: { yields: [goal] } })
    const sample = { fieldId, date: '2026-04-02', p: 60, k: 150, methodP: 'MEHLICH3' as const, texture: 'l' }
    await farmer.call(addSoilSample, { body: sample })
    const [field] = (await planOf(farmer)).fields
    expect(field?.facts).toMatchObject({
      nitrateZone: true,
      goal: 6.5,
      meanYield: 5.5,
      harvest: null,
      undersown: ['punane_ristik'],
      predecessors: ['talinisu'],
      texture: 'l',
      phosphorus: { value: 60, grade: 'medium', date: '2026-04-02', isExpired: false },
      potassium: { value: 150 },
    })
    expect(field?.marks).toEqual(['undersown'])
  })
  it('counts with the crop of the rotation where the field has none yet, and marks another one', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const cells = [{ fieldId, year: YEAR, crop: 'kaer' }]
    await farmer.call(changeRotationCells, { body: { cells } })
    await put(farmer, fieldId)
    const [field] = (await planOf(farmer)).fields
    expect([field?.facts.crop, field?.marks]).toEqual(['kaer', ['cropChanged', 'noSample']])
  })
  it('tells what jobs have given, mixed into other work too, and the manure of the year before', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { yearInfo: [wheat] })
    await addTestJob(farmer, spreading('2026-09-10', { ...MATERIAL, amount: 200 }), fieldId)
    const sowing = { jobCategory: { name: 'Külv' }, job: { name: 'Külvamine' } }
    const mixed = { ...spreading('2026-09-12', SEED), ...sowing }
    await addTestJob(farmer, { ...mixed, requisites: [SEED, { ...MATERIAL, amount: 100 }] }, fieldId)
    const worked = { fertilization: { incorporatedWithinHours: 4 } }
    await addTestJob(farmer, { ...spreading('2026-04-20', MANURE), ...worked }, fieldId)
    const [field] = (await planOf(farmer)).fields
    expect(field?.facts.organicLastYear).toBe(150)
    expect(field?.facts.given).toMatchObject([
      { date: '2026-09-10', timeframe: 'AUTUMN', isPlanned: false, origin: 'mineral', wholeN: 68.8, P: 0 },
      { date: '2026-09-12', wholeN: 34.4 },
    ])
    const { data } = await farmer.call(contract.getFertilizationPlan, { query: { year: String(YEAR - 1) } })
    expect(data.fields[0]?.facts.given).toMatchObject([
      { origin: 'manure', organicType: 'TAHESONNIK', timeframe: 'SPRING', isWorkedIn: true, wholeN: 150 },
    ])
    expect((await planOf(farmer)).manureBefore).toEqual([
      { year: YEAR - 1, nitrogenKg: 1500, phosphorusKg: 350 },
    ])
  })

  it('keeps the plan of a field that was deleted, and brings it back with the field', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { name: 'Kivi' })
    await put(farmer, fieldId)
    await farmer.call(deleteField, { params: { id: fieldId } })
    const plan = await planOf(farmer)
    expect([plan.fields, plan.orphans]).toMatchObject([
      [],
      [{ fieldId, fieldName: 'Kivi', reason: 'deleted', successors: [], plan: { goalYield: 6 } }],
    ])
    await farmer.call(restoreField, { params: { id: fieldId } })
    const restored = await planOf(farmer)
    expect([restored.fields[0]?.plan?.goalYield, restored.orphans]).toEqual([6, []])
  })
  it('leads from the plan of a field that was divided to its parts', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { mapData: shape })
    await put(farmer, fieldId)
    const body: CallInput<typeof splitField>['body'] = {
      year: YEAR,
      line,
      parts: [{ name: 'Lääs' }, { name: 'Ida' }],
    }
    const reply = await farmer.call(splitField, { params: { id: fieldId }, body })
    expect(reply.error).toBeUndefined()
    const { fields, orphans } = await planOf(farmer)
    expect(orphans).toMatchObject([{ fieldId, reason: 'divided' }])
    expect(orphans[0]?.successors.toSorted()).toEqual(fields.map((field) => field.fieldId).toSorted())
  })
  it('asks about the plan of a field that is out of use', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    await put(farmer, fieldId)
    await farmer.call(toggleField, { params: { id: fieldId } })
    expect((await planOf(farmer)).orphans).toMatchObject([{ fieldId, reason: 'unused' }])
  })

  it('makes a planned job of an application once, however often it is asked', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { yearInfo: [wheat] })
    await put(farmer, fieldId)
    const first = (await make(farmer, fieldId)).data
    expect(first.jobs).toMatchObject([{ fieldId, applicationId: AN._id, isNew: true }])
    const again = (await make(farmer, fieldId)).data
    expect(again.jobs).toEqual(first.jobs.map((job) => ({ ...job, isNew: false })))
    const [field] = (await planOf(farmer)).fields
    expect(field?.facts.given).toMatchObject([{ isPlanned: true, name: 'AN 34,4', wholeN: 92.88 }])
    expect(field?.plan?.fertilizations[0]?.jobEventIds).toEqual([first.jobs[0]?.jobId])
  })

  it('makes another job once the first was deleted, and knows both when it is restored', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { yearInfo: [wheat] })
    await put(farmer, fieldId)
    const jobId = (await make(farmer, fieldId)).data.jobs[0]?.jobId ?? ''
    await farmer.call(deleteJob, { params: { id: jobId } })
    const idsOf = async () => (await planOf(farmer)).fields[0]?.plan?.fertilizations[0]?.jobEventIds
    expect(await idsOf()).toEqual([])
    const { jobs } = (await make(farmer, fieldId)).data
    expect(jobs).toMatchObject([{ isNew: true }])
    expect(await idsOf()).toEqual([jobs[0]?.jobId])
    await farmer.call(restoreJob, { params: { id: jobId } })
    expect(await idsOf()).toEqual([jobId, jobs[0]?.jobId])
  })
  it('keeps the link of a job that was deleted until it is restored', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { yearInfo: [wheat] })
    await put(farmer, fieldId)
    const jobId = (await make(farmer, fieldId, id('00e1'))).data.jobs[0]?.jobId ?? ''
    expect(jobId).toBe(id('00e1'))
    await farmer.call(deleteJob, { params: { id: jobId } })
    const plan = (await planOf(farmer)).fields[0]?.plan
    await put(farmer, fieldId, { updatedAt: plan?.updatedAt ?? null, note: 'kiirelt' })
    await farmer.call(restoreJob, { params: { id: jobId } })
    expect((await planOf(farmer)).fields[0]?.plan?.fertilizations[0]?.jobEventIds).toEqual([jobId])
  })
  it('makes no job of an application that was done without one', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { yearInfo: [{ ...wheat, year: 2026 }] })
    const done = await addTestJob(farmer, spreading('2026-04-20', MATERIAL), fieldId)
    const fields = [{ fieldId, updatedAt: null, fertilizations: [AN] }]
    await farmer.call(contract.changeFertilizationPlan, { body: { year: 2026, fields } })
    const { data } = await farmer.call(contract.makePlannedJobs, {
      body: { year: 2026, applications: [{ fieldId, applicationId: AN._id }] },
    })
    expect(data.jobs).toEqual([{ fieldId, applicationId: AN._id, jobId: done._id, isNew: false }])
  })
  it('refuses an application that the plan does not have, and makes none of the others', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { yearInfo: [wheat] })
    await put(farmer, fieldId)
    const applications = [AN._id, id('00ff')].map((applicationId) => ({ fieldId, applicationId }))
    const reply = await farmer.call(contract.makePlannedJobs, { body: { year: YEAR, applications } })
    expect([reply.status, (await planOf(farmer)).fields[0]?.facts.given]).toEqual([404, []])
  })
})
