import { addField } from '@vagu/core/fields/contract'
import { addJob } from '@vagu/core/jobs/contract'
import { addMachine } from '@vagu/core/machines/contract'
import { changeOwnManure } from '@vagu/core/own-manure/contract'
import { changeRotationCell } from '@vagu/core/rotation/contract'
import * as contract from '@vagu/core/schemes/contract'
import type { Participation } from '@vagu/core/schemes/schema'
import { changeKsm, getSettings } from '@vagu/core/settings/contract'
import { addSoilSample, changeSoilSample } from '@vagu/core/soil-samples/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, harvest, spraying } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const params = { year: 2026 } as const
const nothing: Pick<Participation, 'parts' | 'told' | 'livestockUnits'> = {
  parts: [],
  told: [],
  livestockUnits: null,
}
type Change = Partial<Pick<Participation, 'parts' | 'told' | 'livestockUnits' | 'updatedAt'>>

const read = async (farmer: Client) => (await farmer.call(contract.getSchemes, { params })).data
const put = async (farmer: Client, body: Change) =>
  (await farmer.call(contract.changeParticipation, { params, body: { ...nothing, ...body } })).data
const stateOf = async (farmer: Client, key: string) =>
  (await read(farmer)).requirements.find((each) => each.key === key)
const take = (...keys: readonly Participation['parts'][number]['key'][]) =>
  keys.map((key) => ({ key, fieldIds: [] }))

async function addCropField(
  farmer: Client,
  { name, crop, area = 10 }: { name: string; crop: string; area?: number },
): Promise<string> {
  const yearInfo = [{ year: 2026, mainCrop: { crop } }]
  return (await farmer.call(addField, { body: { name, area, yearInfo } })).data._id
}

onBothEngines('schemes of a year', (server) => {
  askFourQuestions(server, {
    endpoint: contract.getSchemes,
    input: async () => ({ params }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.getRequirementLines,
    input: async (owner) => {
      await put(owner, { parts: take('KSM') })
      return { params: { ...params, key: 'ksm-land' } }
    },
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.changeParticipation,
    input: async () => ({ params, body: nothing }),
    namesRecord: false,
    wrong: { body: { ...nothing, livestockUnits: -1 }, path: 'livestockUnits' },
  })

  it('asks nothing of a farm that says nothing', async () => {
    const farmer = await server().farmer()
    expect(await read(farmer)).toMatchObject({
      requirements: [],
      participation: { parts: [], updatedAt: null },
    })
  })
  it('takes KSM into the settings, where the warnings read it, and out again', async () => {
    const farmer = await server().farmer()
    await put(farmer, { parts: take('KSM', 'HPK') })
    expect((await farmer.call(getSettings, {})).data.ksm.years).toEqual([2026])
    expect((await read(farmer)).participation.parts.map(({ key }) => key)).toEqual(['KSM', 'HPK'])
    await farmer.call(changeKsm, { body: { years: [], isOrganic: false } })
    expect((await read(farmer)).participation.parts.map(({ key }) => key)).toEqual(['HPK'])
  })
  it('reads machines of jobs, animals beside the plan, and land that the farmer names', async () => {
    const farmer = await server().farmer()
    const fieldId = await addCropField(farmer, { name: 'Soo', crop: 'kaer' })
    const named = (['HPK_PEAT', 'HPK_NATURAL_GRASS'] as const).map((key) => ({ key, fieldIds: [fieldId] }))
    await put(farmer, { parts: [...take('HPK'), ...named] })
    const states = async () => {
      const { requirements } = await read(farmer)
      const keys = ['peat-tillage', 'natural-grassland', 'from-the-air', 'sprayer-test', 'manure-land']
      return keys.map((key) => requirements.find((each) => each.key === key)?.now.state)
    }
    expect(await states()).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
    const drone = { name: 'DJI Agras', kind: 'AIRCRAFT' } as const
    const { data: machine } = await farmer.call(addMachine, { body: drone })
    const sprayed = { ...spraying(fieldId, await addTestWorker(farmer)), machine: machine._id }
    await farmer.call(addJob, { body: sprayed })
    await farmer.call(changeOwnManure, {
      params,
      body: {
        animals: [{ animal: 'piimalehm', count: 60, housedPercent: 100 }],
        trades: [],
        updatedAt: null,
      },
    })
    expect(await states()).toEqual(['ok', 'ok', 'violation', 'unknown', 'attention'])
  })
  it('says of a year what it says of no other', async () => {
    const farmer = await server().farmer()
    await put(farmer, { parts: take('HPK') })
    const other = (await farmer.call(contract.getSchemes, { params: { year: 2025 } })).data
    expect(other.requirements).toEqual([])
  })
  it('is met when what lacks is entered', async () => {
    const farmer = await server().farmer()
    const fieldId = await addCropField(farmer, { name: 'Kodupõld', crop: 'kaer' })
    await put(farmer, { parts: take('KSM') })
    expect((await stateOf(farmer, 'ksm-soil-samples'))?.now).toMatchObject({
      state: 'attention',
      figure: { value: 0, limit: 2 },
      ways: [{ page: 'soilSamples' }],
    })
    const sample = { fieldId, date: '2026-05-01', ph: 6.2, p: 80, k: 120, c: 2 }
    const measured = { ...sample, phMethod: 'KCL', methodP: 'MEHLICH3' } as const
    const { data: untold } = await farmer.call(addSoilSample, { body: sample })
    await farmer.call(addSoilSample, { body: { ...measured, sampleNo: '2' } })
    expect((await stateOf(farmer, 'ksm-soil-samples'))?.now).toMatchObject({
      state: 'unknown',
      figure: { value: 1 },
    })
    await farmer.call(changeSoilSample, { params: { id: untold._id }, body: measured })
    expect((await stateOf(farmer, 'ksm-soil-samples'))?.now).toMatchObject({
      state: 'ok',
      figure: { value: 2 },
    })
    const lines = await farmer.call(contract.getRequirementLines, {
      params: { ...params, key: 'ksm-soil-samples' },
    })
    expect(lines.data.now).toMatchObject([{ name: 'Kodupõld', fieldId, area: 10, is: 'counts' }])
  })
  it('reads the register of machines for the sprayer', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    await farmer.call(addJob, { body: spraying(fieldId, await addTestWorker(farmer)) })
    await put(farmer, { parts: take('HPK') })
    expect((await stateOf(farmer, 'sprayer-test'))?.now).toMatchObject({
      state: 'unknown',
      ways: [{ page: 'machines' }],
    })
    await farmer.call(addMachine, { body: { name: 'Hardi', kind: 'SPRAYER', testedOn: '2025-04-01' } })
    expect((await stateOf(farmer, 'sprayer-test'))?.now.state).toBe('ok')
  })
  it('counts a planned crop apart, in no present figure', async () => {
    const farmer = await server().farmer()
    await addCropField(farmer, { name: 'Nisu', crop: 'talinisu', area: 80 })
    const fieldId = await addTestField(farmer, { name: 'Vaba', area: 20 })
    await put(farmer, { parts: take('KSM') })
    await farmer.call(changeRotationCell, {
      params: { fieldId },
      body: { year: 2026, crop: 'punane_ristik' },
    })
    const legumes = await stateOf(farmer, 'ksm-legumes')
    expect(legumes?.now.state).toBe('unknown')
    expect(legumes?.planned).toMatchObject({ state: 'ok', figure: { value: 20, part: 20, whole: 100 } })
  })
  it('counts the balance of a harvested field, and says what lacks of others', async () => {
    const farmer = await server().farmer()
    const fieldId = await addCropField(farmer, { name: 'Hernes', crop: 'poldhernes' })
    await put(farmer, { parts: take('KSM') })
    const before = await stateOf(farmer, 'ksm-nitrogen-balance')
    expect(before?.now).toMatchObject({ state: 'unknown', figure: { value: 0, whole: 1 } })
    await farmer.call(addJob, { body: harvest(fieldId) })
    expect((await stateOf(farmer, 'ksm-nitrogen-balance'))?.now.state).toBe('unknown')
  })
  it('refuses what somebody else changed, and shows it', async () => {
    const farmer = await server().farmer()
    const { participation } = await put(farmer, { parts: take('HPK') })
    server().setNow('2026-05-20T09:00:09.000Z')
    await put(farmer, { parts: take('MAHE'), updatedAt: participation.updatedAt })
    const body = { ...nothing, parts: take('OKO'), updatedAt: participation.updatedAt }
    const reply = await farmer.send(contract.changeParticipation, '/schemes/2026', { body })
    expect([reply.status, reply.error?.code]).toEqual([409, 'conflict'])
    expect(reply.error?.stored).toMatchObject({ parts: [{ key: 'MAHE' }] })
    expect((await read(farmer)).participation.parts.map(({ key }) => key)).toEqual(['MAHE'])
  })
  it('does the same once when it is sent twice, and journals what changed', async () => {
    const farmer = await server().farmer()
    const body = { parts: take('HPK'), told: [{ key: 'PPP_STORE' as const, day: '2026-04-01' }] }
    const one = await put(farmer, body)
    expect(await put(farmer, body)).toEqual(one)
    const rows = await server()
      .db.selectFrom('journal')
      .select(['action', 'record_id'])
      .where('account_id', '=', farmer.accountId)
      .where('noun', '=', 'scheme-year')
      .execute()
    expect(rows).toEqual([{ action: 'create', record_id: '2026' }])
  })
  const versionsOf = async (farmer: Client) =>
    (await farmer.call(contract.listParticipationVersions, { params })).data
  askFourQuestions(server, {
    endpoint: contract.listParticipationVersions,
    input: async () => ({ params }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.restoreParticipationVersion,
    input: async (owner) => {
      await put(owner, { parts: take('HPK') })
      return { params: { ...params, entryId: (await versionsOf(owner))[0]?.entryId ?? '' } }
    },
    namesRecord: true,
  })
  it('brings an earlier state back, KSM with it, once', async () => {
    const farmer = await server().farmer()
    await put(farmer, { parts: take('KSM', 'HPK') })
    await put(farmer, { parts: take('MAHE'), livestockUnits: 4 })
    const versions = await versionsOf(farmer)
    expect(versions.map(({ after }) => after?.parts.map(({ key }) => key))).toEqual([
      ['MAHE'],
      ['KSM', 'HPK'],
    ])
    expect(versions[0]?.before?.parts.map(({ key }) => key)).toEqual(['KSM', 'HPK'])
    const by = { params: { ...params, entryId: versions[1]?.entryId ?? '' } }
    const { data } = await farmer.call(contract.restoreParticipationVersion, by)
    expect(data.participation).toMatchObject({
      parts: [{ key: 'KSM' }, { key: 'HPK' }],
      livestockUnits: null,
    })
    expect((await farmer.call(getSettings, {})).data.ksm.years).toEqual([2026])
    await farmer.call(contract.restoreParticipationVersion, by)
    expect(await versionsOf(farmer)).toHaveLength(3)
  })
  it.each([
    [{ ...nothing, parts: [{ key: 'ROCKET' }] }, 'parts.0.key'],
    [{ ...nothing, parts: take('HPK', 'HPK') }, 'parts'],
    [{ ...nothing, told: [{ key: 'PPP_STORE', day: '2026-02-30' }] }, 'told.0.day'],
  ])('refuses %j at its place', async (body, path) => {
    const farmer = await server().farmer()
    const reply = await farmer.send(contract.changeParticipation, '/schemes/2026', { body })
    expect(reply.status).toBe(422)
    expect(reply.error?.fields?.map((field) => field.path)).toContain(path)
  })
  it('refuses a field of another farm as one that is not there, and lines of what is not asked', async () => {
    const farmer = await server().farmer()
    const other = await addTestField(await server().farmer())
    const body = { ...nothing, parts: [{ key: 'KSM_LIMING', fieldIds: [other] }] }
    expect((await farmer.send(contract.changeParticipation, '/schemes/2026', { body })).status).toBe(404)
    expect(
      (await farmer.send(contract.getRequirementLines, '/schemes/2026/requirements/ksm-land', {})).status,
    ).toBe(404)
    expect(
      (await farmer.send(contract.getRequirementLines, '/schemes/2026/requirements/no-such', {})).status,
    ).toBe(404)
  })
})
