/** Tests of warnings about the farm's records that are no jobs: they are judged when somebody looks. */
import * as fields from '@vagu/core/fields/contract'
import * as jobs from '@vagu/core/jobs/contract'
import * as requisites from '@vagu/core/materials/contract'
import { CATEGORY, JOB } from '@vagu/core/settings/table'
import { getStatus } from '@vagu/core/status/contract'
import { ignoreWarning, listHiddenWarnings } from '@vagu/core/warnings/contract'
import { sampleProduct } from '@vagu/core/warnings/sample'
import * as workers from '@vagu/core/workers/contract'
import { expect, it } from 'vitest'
import { storeEdition } from '../registers/store.ts'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, fungicide, harvest, spraying } from '../testing/farm.ts'
import type { TestServer } from '../testing/test-server.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const statusOf = async (farmer: Client) => (await farmer.call(getStatus, {})).data
const shown = async (farmer: Client, key: string) =>
  (await statusOf(farmer)).warnings.filter(({ type }) => type.key === key)

onBothEngines("warnings of the farm's other records", (server) => {
  it('tell of a certificate from three months before its end, and after it', async () => {
    const farmer = await server().farmer()
    const endsOn = async (day: string) => {
      const body = { name: 'Mari', chemicalCertification: true, chemicalWorkerLicenceEndDate: day }
      return (await farmer.call(workers.addWorker, { body })).data._id
    }
    await endsOn('2026-08-21')
    const soon = [await endsOn('2026-08-20'), await endsOn('2026-05-20')]
    const over = await endsOn('2026-05-19')
    const about = await shown(farmer, 'CHEMICAL_CERTIFICATION_ABOUT_TO_END')
    expect(new Set(about.map(({ workerId }) => workerId))).toEqual(new Set(soon))
    expect(await shown(farmer, 'CHEMICAL_CERTIFICATION_ENDED')).toMatchObject([
      { targetKind: 'worker', targetId: over, workerId: over, event: null, isWhatIf: false },
    ])
  })

  it('go when the record is mended, and are hidden with a reason', async () => {
    const farmer = await server().farmer()
    const first = await addTestField(farmer, { name: 'Kivi' })
    await addTestField(farmer, { name: ' KIVI ' })
    const warnings = await shown(farmer, 'DUPLICATE_FIELD_NAME')
    expect(warnings).toHaveLength(2)
    for (const warning of warnings)
      expect((await farmer.call(ignoreWarning, { body: { ...warning, reason: 'Nii on' } })).status).toBe(204)
    expect(await shown(farmer, 'DUPLICATE_FIELD_NAME')).toEqual([])
    expect((await farmer.call(listHiddenWarnings, {})).data.map(({ reason }) => reason)).toEqual([
      'Nii on',
      'Nii on',
    ])
    const body = { name: '17', area: 10 }
    await farmer.call(fields.changeField, { params: { id: first }, body })
    expect(await shown(farmer, 'NUMERIC_FIELD_NAME')).toMatchObject([{ targetKind: 'field', fieldId: first }])
  })

  it('say what a material lacks once, on the material and not on its jobs', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const bare = { ...fungicide, workDelayDays: null, harvestDelayDays: null, usageTimes: null }
    const { data: chemical } = await farmer.call(requisites.addMaterial, { body: bare })
    const worker = await addTestWorker(farmer)
    const body = spraying(fieldId, worker, { requisites: [{ ...bare, requisiteId: chemical._id }] })
    const { data: event } = await farmer.call(jobs.addJob, { body })
    const onMaterial = { targetKind: 'requisite', targetId: chemical._id }
    expect(await shown(farmer, 'MISSING_RESTRICTION_CHEMICAL')).toMatchObject([onMaterial])
    const mended = { ...fungicide, name: bare.name }
    await farmer.call(requisites.changeMaterial, { params: { id: chemical._id }, body: mended })
    const onJob = { targetKind: 'job', targetId: event._id }
    expect(await shown(farmer, 'MISSING_RESTRICTION_CHEMICAL')).toMatchObject([onJob])
  })

  it('count a draft that should have been entered among what is not done yet', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const draftOn = (date: string) =>
      spraying(fieldId, '', { worker: null, requisites: [], status: 'DRAFT', date, endDate: date })
    const tillage = { jobCategory: { name: 'Maaharimine' }, job: { name: 'Kündmine' } }
    for (const date of ['2026-05-09', '2026-05-10'])
      await farmer.call(jobs.addJob, { body: { ...draftOn(date), ...tillage } })
    const status = await statusOf(farmer)
    const late = status.whatIfWarnings.filter(({ type }) => type.key === 'ENTRY_DEADLINE')
    expect(late).toMatchObject([{ targetKind: 'job', event: { date: '2026-05-09' }, isWhatIf: true }])
    expect(await shown(farmer, 'ENTRY_DEADLINE')).toEqual([])
  })

  it('tell of a stack that nobody spread or took away, until somebody did', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const stacking = harvest(fieldId, {
      jobCategory: { key: CATEGORY.manureHeap, name: 'Sõnniku aunastamine' },
      job: { key: JOB.heaping, name: 'Sõnnikuauna moodustamine' },
      yield: null,
      amount: 20,
      unit: 't',
      date: '2026-03-21',
      endDate: '2026-03-21',
      heap: { manure: 'TAHESONNIK', spreadOn: null, isNoticeGiven: false },
    })
    await farmer.call(jobs.addJob, { body: stacking })
    const told = await shown(farmer, 'MANURE_STACK')
    expect(told).toMatchObject([{ event: { date: '2026-03-21' }, until: '2026-05-21', isWhatIf: false }])
    const removal = {
      ...stacking,
      job: { key: JOB.heapRemoval, name: 'Sõnnikuauna äravedu' },
      heap: null,
      date: '2026-05-10',
      endDate: '2026-05-10',
    }
    expect((await farmer.call(jobs.addJob, { body: removal })).status).toBe(200)
    expect(await shown(farmer, 'MANURE_STACK')).toEqual([])
  })

  it('tell of jobs that are done on a day that is yet to come', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const tillage = { jobCategory: { name: 'Maaharimine' }, job: { name: 'Kündmine' }, requisites: [] }
    const add = (date: string, endDate: string | null, status = 'DONE') =>
      farmer.call(jobs.addJob, {
        body: { ...spraying(fieldId, ''), worker: null, ...tillage, status, date, endDate },
      })
    for (const [date, end] of [
      ['2026-05-20', '2026-05-20'],
      ['2026-05-19', '2026-05-21'],
      ['2027-05-15', '2027-05-15'],
    ] as const)
      expect((await add(date, end)).status).toBe(200)
    await add('2026-05-21', '2026-05-21', 'DRAFT')
    await add('2026-05-22', null, 'IN_PROGRESS')
    const ahead = await shown(farmer, 'DAY_IN_FUTURE')
    expect(new Set(ahead.map(({ event, targetKind }) => `${targetKind} ${event?.date}`))).toEqual(
      new Set(['job 2026-05-19', 'job 2026-05-22', 'job 2027-05-15']),
    )
    server().setNow('2026-05-22T09:00:00.000Z')
    expect(await shown(farmer, 'DAY_IN_FUTURE')).toMatchObject([{ event: { date: '2027-05-15' } }])
  })
})

/** A whole register, of one product that nobody here uses. */
const bringRegister = ({ db, ports }: TestServer) =>
  db.transaction().execute((tx) =>
    storeEdition(tx, {
      day: '2026-05-20',
      now: ports.now(),
      origin: 'upload',
      products: [sampleProduct()],
      problems: [],
      moreProblems: 0,
    }),
  )

onBothEngines('a material that the register does not have', (server) => {
  it('is told of on its jobs too when it was renamed or deleted since', async () => {
    const farmer = await server().farmer()
    await bringRegister(server())
    const fieldId = await addTestField(farmer)
    const unknown = {
      ...fungicide,
      subtype: 'PMA_TKV_TOIME_LIIK_FUNGITSIID',
      name: 'Registrita',
      registerNumber: '99999',
      subtypeVariant: 'TKV_REGISTRIST',
    }
    const { data: chemical } = await farmer.call(requisites.addMaterial, { body: unknown })
    const worker = await addTestWorker(farmer)
    const body = spraying(fieldId, worker, { requisites: [{ ...unknown, requisiteId: chemical._id }] })
    const { data: event } = await farmer.call(jobs.addJob, { body })
    const places = async () =>
      (await shown(farmer, 'UNKNOWN_CHEMICAL')).map(({ targetKind, targetId }) => [targetKind, targetId])
    expect(await places()).toEqual([['requisite', chemical._id]])

    const renamed = { ...unknown, name: 'Teine registrita' }
    await farmer.call(requisites.changeMaterial, { params: { id: chemical._id }, body: renamed })
    const all = await places()
    expect(all).toHaveLength(2)
    expect(all).toEqual(
      expect.arrayContaining([
        ['job', event._id],
        ['requisite', chemical._id],
      ]),
    )

    await farmer.call(requisites.deleteMaterial, { params: { id: chemical._id } })
    expect(await places()).toEqual([['job', event._id]])
  })
})
