/** Runs that waited: what has changed since it was looked at is asked about, not sent, and laid over nothing. */
import type { AgencyRecord } from '@vagu/core/agency/wire'
import { addJob, deleteJob, getJob, restoreJob } from '@vagu/core/jobs/contract'
import { expect, it } from 'vitest'
import { AgencyFailure } from '../ports.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { PriaFarm, YEAR } from '../testing/pria.ts'
import {
  agencyFields,
  beginOne,
  editJob,
  editYear,
  endOf,
  farmJobs,
  heldJobs,
  openSent,
  putJob,
  putRecords,
  rowOf,
  workOn,
  yearOf,
} from '../testing/pria-edits.ts'

const START = Date.parse('2026-05-20T09:00:00.000Z')

onBothEngines('a run that waited', (server) => {
  let minutes = 0
  /** Lets a minute pass, so that what is stored now is younger than what was looked at. */
  const pass = () => server().setNow(new Date(START + ++minutes * 60_000).toISOString())

  it('does not send work that was edited since, and shows the difference again', async () => {
    const farm = await openSent(server())
    const [id, other] = [await farm.addSpraying(), await farm.addSpraying(0, { date: '2026-05-17' })]
    await farm.ask('jobs')
    const { _id } = await farm.begin('jobs')
    pass()
    await editJob(farm, id, { area: 7 })
    await farm.send()
    const { items } = await farm.run(_id)
    expect(items.map(({ state, code }) => `${state} ${code ?? ''}`).toSorted()).toEqual([
      'DONE ',
      'REFUSED CHANGED_HERE',
    ])
    expect(await heldJobs(farm)).toHaveLength(1)
    const rows = await farm.rows('jobs')
    expect(rows.find(({ recordId }) => recordId === id)).toMatchObject({
      status: 'NEW_IN_VAGU',
      suggested: 'SEND',
    })
    expect(rows.find(({ recordId }) => recordId === other)?.status).toBe('IN_SYNC')
  })

  it('does not send again, after a program has ended, what was edited meanwhile', async () => {
    const farm = await openSent(server())
    const id = await farm.addSpraying()
    await farm.ask('jobs')
    const { _id } = await farm.begin('jobs')
    const { agency } = server().ports
    if (agency === undefined) throw new Error('the server speaks with no agency')
    server().setAgency({
      ...agency,
      send: async () => {
        throw new AgencyFailure('UNKNOWN_OUTCOME')
      },
    })
    await farm.send()
    server().setAgency(agency)
    expect((await farm.run(_id)).items).toMatchObject([{ state: 'SENDING' }])
    pass()
    await editJob(farm, id, { area: 7 })
    for (let i = 0; i < 2; i++) pass()
    expect(await endOf(farm, _id)).toEqual([['REFUSED', 'CHANGED_HERE']])
    expect(await heldJobs(farm)).toEqual([])
  })

  it('does not delete there what came back here', async () => {
    const farm = await openSent(server())
    const id = await farm.addSpraying()
    await farm.sendAll(['jobs'])
    await farm.farmer.call(deleteJob, { params: { id } })
    const { _id } = await farm.begin('jobs')
    await farm.farmer.call(restoreJob, { params: { id } })
    expect(await endOf(farm, _id)).toEqual([['REFUSED', 'CHANGED_HERE']])
    expect(await heldJobs(farm)).toHaveLength(1)
    expect(await farm.rows('jobs')).toMatchObject([{ status: 'IN_SYNC' }])
  })

  it('lays no crop over one that was changed here since, nor deletes it', async () => {
    const farm = await openSent(server())
    await putRecords(farm, (record) =>
      record.kind === 'CROP'
        ? { ...record, version: 2, body: { ...record.body, variety: 'Fredis' } }
        : record,
    )
    const [row] = (await farm.ask('crops')).rows
    const taking = await beginOne(farm, 'crops', { id: row?.id ?? '', direction: 'TAKE' })
    await editYear(farm, { mainCrop: { crop: 'talirukis' } })
    expect(await endOf(farm, taking._id)).toEqual([['REFUSED', 'CHANGED_HERE']])
    expect(await yearOf(farm)).toMatchObject({ mainCrop: { crop: 'talirukis' } })

    await farm.agency.put(YEAR, (records) => records.filter(({ kind }) => kind === 'FIELD'))
    const [gone] = (await farm.ask('crops')).rows
    const deleting = await beginOne(farm, 'crops', { id: gone?.id ?? '', direction: 'DELETE_HERE' })
    await editYear(farm, { mainCrop: { crop: 'talinisu', variety: 'Uus' } })
    expect(await endOf(farm, deleting._id)).toEqual([['REFUSED', 'CHANGED_HERE']])
    expect(await yearOf(farm)).toMatchObject({ mainCrop: { variety: 'Uus' } })
  })

  it('lays no crop over one that was entered here since', async () => {
    const farm = await PriaFarm.open(server(), 1)
    await editYear(farm, { mainCrop: null })
    await farm.sendAll(['fields'])
    const [fieldId = ''] = await agencyFields(farm)
    const body = { fieldId, use: 'MAIN' as const, crop: 'suvinisu', refinement: '', variety: '', areaHa: 10 }
    await farm.agency.put(YEAR, (records) => [
      ...records,
      {
        kind: 'CROP',
        id: 'k1',
        ownId: null,
        version: 1,
        changedAt: '2026-05-19T09:00:00.000Z',
        changedBy: '',
        body,
      },
    ])
    const [row] = (await farm.ask('crops')).rows
    const { _id } = await beginOne(farm, 'crops', { id: row?.id ?? '', direction: 'TAKE' })
    await editYear(farm, { mainCrop: { crop: 'talirukis' } })
    expect(await endOf(farm, _id)).toEqual([['REFUSED', 'CHANGED_HERE']])
    expect(await yearOf(farm)).toMatchObject({ mainCrop: { crop: 'talirukis' } })
  })

  it('writes no yield over one that was weighed here since, and none beside it', async () => {
    const farm = await openSent(server())
    const [fieldId = ''] = await agencyFields(farm)
    const body = { fieldId, crop: 'talinisu', yieldType: 'Terad', tonnes: 42, areaHa: 10 }
    const record = (change: object) =>
      ({
        kind: 'YIELD',
        id: 's1',
        ownId: null,
        version: 1,
        changedAt: '2026-05-19T09:00:00.000Z',
        changedBy: '',
        body: { ...body, moisturePct: 14, harvestedOn: '2026-05-19' },
        ...change,
      }) as AgencyRecord
    const harvest = {
      fieldId: farm.fieldIds[0] ?? '',
      status: 'DONE' as const,
      jobCategory: { name: 'Koristus' },
      job: { name: 'Koristus' },
      area: 10,
      date: '2026-05-19',
      endDate: '2026-05-19',
      yield: 40,
      yieldUnit: 't',
      yieldType: 'Terad',
      moisturePct: 14,
    }
    await farm.agency.put(YEAR, (records) => [...records, record({})])
    const [row] = (await farm.ask('yields')).rows
    const adding = await beginOne(farm, 'yields', { id: row?.id ?? '', direction: 'TAKE' })
    const { data } = await farm.farmer.call(addJob, { body: harvest })
    expect(await endOf(farm, adding._id)).toEqual([['REFUSED', 'CHANGED_HERE']])
    expect(await farmJobs(farm)).toHaveLength(1)

    const [paired] = (await farm.ask('yields')).rows
    const over = await beginOne(farm, 'yields', { id: paired?.id ?? '', direction: 'TAKE' })
    await editJob(farm, data._id, { yield: 39 })
    expect(await endOf(farm, over._id)).toEqual([['REFUSED', 'CHANGED_HERE']])
    expect((await farm.farmer.call(getJob, { params: { id: data._id } })).data.yield).toBe(39)
  })

  it('brings in no work that was entered here since', async () => {
    const farm = await openSent(server())
    await putJob(farm, await workOn(farm))
    await farm.ask('jobs')
    const { _id } = await beginOne(farm, 'jobs', {
      id: (await rowOf(farm, 'jobs', 'uus')).id,
      direction: 'TAKE',
    })
    pass()
    const tillage = { jobCategory: { name: 'Maaharimine' }, job: { name: 'Randaalimine' }, requisites: [] }
    await farm.addSpraying(0, { ...tillage, date: '2026-05-10', endDate: '2026-05-10' })
    expect(await endOf(farm, _id)).toEqual([['REFUSED', 'CHANGED_HERE']])
    expect(await farmJobs(farm)).toHaveLength(1)
  })

  it('brings in nothing that PRIA is known to hold otherwise since', async () => {
    const farm = await openSent(server())
    await putJob(farm, await workOn(farm))
    await farm.ask('jobs')
    const { _id } = await beginOne(farm, 'jobs', {
      id: (await rowOf(farm, 'jobs', 'uus')).id,
      direction: 'TAKE',
    })
    await putRecords(farm, (record) => (record.id === 'uus' ? { ...record, version: 2 } : record))
    await farm.ask('jobs')
    expect(await endOf(farm, _id)).toEqual([['REFUSED', 'CHANGED_MEANWHILE']])
  })

  it('brings work to the field on which PRIA has it now', async () => {
    const farm = await openSent(server(), 2)
    const id = await farm.addSpraying(0)
    await farm.sendAll(['jobs'])
    const second = (await agencyFields(farm))[1] ?? ''
    await putRecords(farm, (record) =>
      record.kind === 'JOB' ? { ...record, version: 2, body: { ...record.body, fieldId: second } } : record,
    )
    const [row] = (await farm.ask('jobs')).rows
    expect(row).toMatchObject({ status: 'OUT_OF_SYNC', suggested: 'TAKE' })
    const { _id } = await beginOne(farm, 'jobs', { id: row?.id ?? '', direction: 'TAKE' })
    expect(await endOf(farm, _id)).toEqual([['DONE', null]])
    const { data } = await farm.farmer.call(getJob, { params: { id } })
    expect(data.fieldId).toBe(farm.fieldIds[1])
    expect(await farm.rows('jobs')).toMatchObject([{ status: 'IN_SYNC' }])
  })
})
