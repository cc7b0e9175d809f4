/** Work that nobody can tell apart, runs that are ended or refused as a whole, and what is said by one side alone. */
import type { AgencyRecord } from '@vagu/core/agency/wire'
import { getJob } from '@vagu/core/jobs/contract'
import * as pria from '@vagu/core/pria/contract'
import { expect, it } from 'vitest'
import { AgencyFailure } from '../ports.ts'
import { fungicide } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { YEAR } from '../testing/pria.ts'
import {
  agencyFields,
  beginOne,
  editJob,
  editYear,
  endOf,
  farmJobs,
  openSent,
  putJob,
  putRecords,
  receiptsOf,
  rowOf,
  workOn,
} from '../testing/pria-edits.ts'

const nitrogen = {
  name: 'AN 34',
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  subtypeVariant: 'VAETIS_MUU',
  fertilizerKind: 'MINERAL_FERTILIZER',
  amount: 100,
  unit: 'kg/ha',
}

onBothEngines('a comparison in doubt', (server) => {
  it('does not suggest work to be brought in that the book has unfinished, or as a plan', async () => {
    const farm = await openSent(server(), 2)
    const [first = '', second = ''] = await agencyFields(farm)
    const unfinished = await farm.addSpraying(0)
    await editJob(farm, unfinished, { requisites: [{ ...fungicide, amount: 2, unit: 'tk/ha' }] })
    const plan = await farm.addSpraying(1, { status: 'PLANNED', plannedYear: YEAR, endDate: null })
    const spraying = { activity: 'PLANT_PROTECTION' as const, name: 'Pritsimine' }
    const day = { startsOn: '2026-05-18', endsOn: '2026-05-18' }
    await farm.agency.put(YEAR, (records) => records.filter(({ kind }) => kind !== 'JOB'))
    await putJob(farm, await workOn(farm, { ...spraying, ...day, fieldId: first }))
    await farm.agency.put(YEAR, (records) => [
      ...records,
      ...records.flatMap((record): AgencyRecord[] =>
        record.kind === 'JOB' ? [{ ...record, id: 'teine', body: { ...record.body, fieldId: second } }] : [],
      ),
    ])
    const { rows } = await farm.ask('jobs')
    expect(rows.find(({ recordId }) => recordId === unfinished)).toMatchObject({
      status: 'FAILED_TO_CONVERT',
      agencyId: 'uus',
      matchedBy: 'ALIKE',
      suggested: null,
      directions: ['LINK', 'TAKE', 'KEEP'],
    })
    const planned = rows.find(({ recordId }) => recordId === plan)
    expect(planned).toMatchObject({
      status: 'NOT_COMPLETED',
      candidates: [{ agencyId: 'teine' }],
      directions: ['LINK', 'KEEP'],
    })
    expect(rows.find(({ agencyId }) => agencyId === 'teine')).toMatchObject({
      status: 'NEW_IN_PRIA',
      suggested: null,
    })
    await farm.begin('jobs', [{ id: planned?.id ?? '', direction: 'LINK', agencyId: 'teine' }])
    await farm.send()
    const linked = (await farm.rows('jobs')).find(({ recordId }) => recordId === plan)
    expect(linked).toMatchObject({ agencyId: 'teine', matchedBy: 'LINK' })
    await beginOne(farm, 'jobs', { id: linked?.id ?? '', direction: 'TAKE' })
    await farm.send()
    expect((await farm.farmer.call(getJob, { params: { id: plan } })).data).toMatchObject({
      status: 'DONE',
      date: '2026-05-18',
    })
    expect(await farmJobs(farm)).toHaveLength(2)
  })

  it('deletes no part of work that is only planned again', async () => {
    const farm = await openSent(server())
    const requisites = [{ ...fungicide, registerNumber: '00123' }, nitrogen]
    const id = await farm.addSpraying(0, { requisites })
    await farm.sendAll(['jobs'])
    await editJob(farm, id, { status: 'PLANNED', plannedYear: YEAR })
    const rows = await farm.rows('jobs')
    expect(rows.map(({ status, suggested, recordId }) => [status, suggested, recordId])).toEqual([
      ['NOT_COMPLETED', null, id],
      ['NOT_COMPLETED', null, id],
    ])
    await beginOne(farm, 'jobs', {
      id: rows.find(({ theirs }) => theirs?.materials.length)?.id ?? '',
      direction: 'TAKE',
    })
    await farm.send()
    expect((await farm.farmer.call(getJob, { params: { id } })).data).toMatchObject({ status: 'DONE' })
    expect((await farm.rows('jobs')).map(({ status }) => status)).toEqual(['IN_SYNC', 'IN_SYNC'])
  })

  it('leaves nothing waiting that was ended while half of a batch was on its way', async () => {
    const farm = await openSent(server())
    for (let i = 0; i < 4; i++) await farm.addSpraying(0, { date: `2026-05-1${i}`, endDate: `2026-05-1${i}` })
    await farm.ask('jobs')
    const { _id } = await farm.begin('jobs')
    const { agency } = server().ports
    if (agency === undefined) throw new Error('the server speaks with no agency')
    await farm.agency.fail('HALF_BATCH')
    server().setAgency({
      ...agency,
      receipt: async (token, of) => {
        await farm.farmer.call(pria.cancelPriaRun, { params: { id: _id } })
        return agency.receipt(token, of)
      },
    })
    await farm.send()
    server().setAgency(agency)
    expect(await farm.run(_id)).toMatchObject({ state: 'CANCELLED', done: 2, cancelled: 2, total: 4 })
  })

  it('is told of a client or a season that PRIA does not know, once', async () => {
    const farm = await openSent(server())
    const id = await farm.addSpraying()
    await farm.ask('jobs')
    const { _id } = await farm.begin('jobs')
    const { agency } = server().ports
    if (agency === undefined) throw new Error('the server speaks with no agency')
    const unknown = async () => {
      throw new AgencyFailure('REFUSED', { code: 'NOT_FOUND', text: 'Klienti ei ole.' })
    }
    server().setAgency({ ...agency, send: unknown, seasons: unknown, records: unknown })
    expect(await endOf(farm, _id)).toEqual([['REFUSED', 'NOT_FOUND']])
    const asked = await farm.farmer.call(pria.askPriaAnew, { params: { kind: 'jobs', year: YEAR } })
    server().setAgency(agency)
    expect(asked.error?.code).toBe('priaNoMandate')
    expect(await farm.run(_id)).toMatchObject({ state: 'DONE', refused: 1 })
    expect(await receiptsOf(farm, { recordId: id })).toMatchObject([
      { state: 'REFUSED', code: 'NOT_FOUND', text: 'Klienti ei ole.', action: 'CREATE' },
    ])
  })

  it('has a receipt of each record of a batch that was refused as a whole', async () => {
    const farm = await openSent(server())
    const id = await farm.addSpraying()
    await farm.ask('jobs')
    const { _id } = await farm.begin('jobs')
    const { agency } = server().ports
    if (agency === undefined) throw new Error('the server speaks with no agency')
    const refuse = async () => {
      throw new AgencyFailure('REFUSED', { code: 'INVALID', text: 'Päring on vigane.' })
    }
    server().setAgency({ ...agency, send: refuse })
    expect(await endOf(farm, _id)).toEqual([['REFUSED', 'INVALID']])
    server().setAgency(agency)
    expect(await receiptsOf(farm, { recordId: id })).toMatchObject([
      {
        state: 'REFUSED',
        code: 'INVALID',
        text: 'Päring on vigane.',
        body: { activity: 'PLANT_PROTECTION' },
      },
    ])
    expect((await farm.rows('jobs'))[0]?.lastReceipt).toMatchObject({ state: 'REFUSED', code: 'INVALID' })
  })

  it('has a receipt of a record that stood at PRIA alone and was deleted there', async () => {
    const farm = await openSent(server())
    await putJob(farm, await workOn(farm))
    await farm.ask('jobs')
    const { _id } = await beginOne(farm, 'jobs', {
      id: (await rowOf(farm, 'jobs', 'uus')).id,
      direction: 'DELETE_THERE',
    })
    expect(await endOf(farm, _id)).toEqual([['DONE', null]])
    expect(await receiptsOf(farm, { agencyId: 'uus' })).toMatchObject([
      { recordId: null, action: 'DELETE', state: 'ACCEPTED' },
    ])
    const neither = await farm.farmer.call(pria.listPriaReceipts, { query: { kind: 'jobs' } })
    expect([neither.status, neither.error?.fields?.map(({ path }) => path)]).toEqual([422, ['recordId']])
  })

  it('clears nothing at PRIA that nobody has said here', async () => {
    const farm = await openSent(server())
    await putRecords(farm, (record) =>
      record.kind === 'FIELD'
        ? { ...record, version: 2, body: { ...record.body, landUse: 'GRASSLAND' } }
        : record,
    )
    expect((await farm.ask('fields')).rows).toMatchObject([{ status: 'IN_SYNC' }])
    await editYear(farm, { area: 9 })
    await farm.begin('fields')
    await farm.send()
    const [field] = await farm.agency.held(YEAR)
    expect(field?.body).toMatchObject({ areaHa: 9, landUse: 'GRASSLAND' })
  })

  it('brings in no field that our book would not take from the farmer', async () => {
    const farm = await openSent(server())
    await farm.agency.put(YEAR, (records) => [
      ...records,
      ...records.flatMap((record): AgencyRecord[] =>
        record.kind === 'FIELD'
          ? [{ ...record, id: 'p9', ownId: null, body: { ...record.body, massif: '123', shape: null } }]
          : [],
      ),
    ])
    await farm.ask('fields')
    const row = await rowOf(farm, 'fields', 'p9')
    const { _id } = await beginOne(farm, 'fields', { id: row.id, direction: 'TAKE' })
    expect(await endOf(farm, _id)).toEqual([['REFUSED', 'CHECKS']])
    const fields = server().db.selectFrom('field').select('id')
    expect(await fields.where('account_id', '=', farm.farmer.accountId).execute()).toHaveLength(1)
  })
})
