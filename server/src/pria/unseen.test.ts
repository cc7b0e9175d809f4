/** Changes that one side makes while the other looks away: nothing is overwritten, doubled or taken for a deletion. */
import type { AgencyJob } from '@vagu/core/agency/wire'
import { toggleField } from '@vagu/core/fields/contract'
import { changeJob, getJob } from '@vagu/core/jobs/contract'
import * as pria from '@vagu/core/pria/contract'
import type { PriaDirection } from '@vagu/core/pria/schema'
import { expect, it } from 'vitest'
import { removeConnection } from '../pria-connection/connection.ts'
import { fungicide } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { PriaFarm, YEAR } from '../testing/pria.ts'
import { HELD_FOR } from './sender.ts'

const START = Date.parse('2026-05-20T09:00:00.000Z')
const at = (ms: number): string => new Date(START + ms).toISOString()
const params = { kind: 'jobs' as const, year: YEAR }
const nitrogen = {
  name: 'AN 34',
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  subtypeVariant: 'VAETIS_MUU',
  fertilizerKind: 'MINERAL_FERTILIZER',
  amount: 100,
  unit: 'kg/ha',
}

onBothEngines('what nobody saw', (server) => {
  const jobs = async (farm: PriaFarm) => {
    const all = server().db.selectFrom('job_event').select('id').where('deleted_at', 'is', null)
    return all.where('account_id', '=', farm.farmer.accountId).execute()
  }
  /** A farm with a spraying that the agency has too. */
  async function sent(change: object = {}): Promise<{ farm: PriaFarm; id: string }> {
    const farm = await PriaFarm.open(server(), 1)
    const id = await farm.addSpraying(0, change)
    await farm.sendAll(['fields', 'crops', 'jobs'])
    return { farm, id }
  }
  const withoutNumber = ({ inputs }: AgencyJob) => inputs.map((input) => ({ ...input, registerNumber: '' }))
  const withoutJobs = (farm: PriaFarm) =>
    farm.agency.put(YEAR, (records) => records.filter(({ kind }) => kind !== 'JOB'))
  const preview = async (farm: PriaFarm, rows: { id: string; direction: PriaDirection }[]) =>
    (await farm.farmer.call(pria.previewPria, { params, body: { rows } })).data

  it('leaves the work of a field that was taken out of use, and of a job that cannot be read', async () => {
    const { farm, id } = await sent()
    await farm.farmer.call(toggleField, { params: { id: farm.fieldIds[0] ?? '' } })
    expect(await farm.rows('jobs')).toMatchObject([{ status: 'IN_SYNC' }])
    expect(await farm.rows('fields')).toMatchObject([{ status: 'IN_SYNC' }])
    await server().db.updateTable('job_event').set({ document: '{"breaks' }).where('id', '=', id).execute()
    expect(await farm.rows('jobs')).toMatchObject([
      { status: 'UNEXPECTED_ERROR', suggested: null, directions: ['KEEP'] },
    ])
  })

  it('tells work that is planned again from work that was deleted', async () => {
    const { farm, id } = await sent()
    const job = (await farm.farmer.call(getJob, { params: { id } })).data
    await farm.farmer.call(changeJob, { params: { id }, body: { ...job, status: 'PLANNED' } })
    expect(await farm.rows('jobs')).toMatchObject([
      { status: 'NOT_COMPLETED', recordId: id, isDifference: true, suggested: null },
    ])
  })

  it('deletes nothing here that was changed since it was looked at', async () => {
    const { farm, id } = await sent()
    await withoutJobs(farm)
    await farm.ask('jobs')
    const rows = [{ id: (await farm.rows('jobs'))[0]?.id ?? '', direction: 'DELETE_HERE' as const }]
    const { fingerprint } = await preview(farm, rows)
    const job = (await farm.farmer.call(getJob, { params: { id } })).data
    await farm.farmer.call(changeJob, { params: { id }, body: { ...job, area: 8 } })
    const body = { _id: farm.newId(), rows, fingerprint }
    expect((await farm.farmer.call(pria.startPriaRun, { params, body })).status).toBe(409)
  })

  it('deletes no job of which the agency holds another part', async () => {
    const { farm } = await sent({ requisites: [{ ...fungicide, registerNumber: '00123' }, nitrogen] })
    await farm.agency.put(YEAR, (records) =>
      records.filter((record) => record.kind !== 'JOB' || record.body.activity !== 'FERTILIZING'),
    )
    await farm.ask('jobs')
    const rows = await farm.rows('jobs')
    const told = rows.map(({ status, directions }) => [status, directions] as const)
    expect(told.toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual([
      ['DELETED', ['SEND', 'KEEP']],
      ['IN_SYNC', []],
    ])
    await withoutJobs(farm)
    await farm.ask('jobs')
    for (const { directions } of await farm.rows('jobs')) expect(directions).toContain('DELETE_HERE')
  })

  it('takes no list that is older than an answer to a run', async () => {
    const farm = await PriaFarm.open(server(), 1)
    await farm.addSpraying()
    await farm.sendAll(['fields', 'crops'])
    await farm.ask('jobs')
    await farm.begin('jobs')
    const { agency } = server().ports
    if (agency === undefined) throw new Error('the server speaks with no agency')
    server().setAgency({
      ...agency,
      records: async (token, of) => {
        const page = await agency.records(token, of)
        if (of.kind === 'FIELD') return page
        server().setAgency(agency)
        await farm.send()
        return page
      },
    })
    await farm.ask('jobs')
    expect(await farm.rows('jobs')).toMatchObject([{ status: 'IN_SYNC' }])
  })

  it('brings nothing in twice where two programs think that they hold the run', async () => {
    const { farm, id } = await sent()
    const day = { startsOn: '2026-05-10', endsOn: '2026-05-10' }
    await farm.agency.put(YEAR, (records) =>
      records.map((record) =>
        record.kind === 'JOB'
          ? {
              ...record,
              ownId: null,
              id: 'uus',
              body: { ...record.body, ...day, inputs: withoutNumber(record.body) },
            }
          : record,
      ),
    )
    await farm.ask('jobs')
    const row = (await farm.rows('jobs')).find(({ status }) => status === 'NEW_IN_PRIA')
    const { _id } = await farm.begin('jobs', [{ id: row?.id ?? '', direction: 'TAKE' }])
    let steps = 0
    const checkpoint = async () => {
      if (++steps !== 2) return
      server().setNow(at(HELD_FOR + 1000))
      await farm.send({ holder: 'second' })
    }
    await farm.send({ holder: 'first', checkpoint })
    server().setNow(at(0))
    expect(await farm.run(_id)).toMatchObject({ state: 'DONE', done: 1 })
    expect((await jobs(farm)).filter((job) => job.id !== id)).toHaveLength(1)
  })

  it('takes a record of the agency for one thing', async () => {
    const farm = await PriaFarm.open(server(), 1)
    await farm.addSpraying()
    await farm.sendAll(['fields', 'crops', 'jobs'])
    await farm.agency.put(YEAR, (records) =>
      records.map((record) => (record.kind === 'JOB' ? { ...record, ownId: null, id: 'uus' } : record)),
    )
    await server().db.deleteFrom('pria_link').where('kind', '=', 'JOB').execute()
    await farm.addSpraying()
    await farm.ask('jobs')
    const rows = await farm.rows('jobs')
    const alone = rows.find(({ status }) => status === 'NEW_IN_PRIA')
    const own = rows.find(({ candidates }) => candidates.length > 0)
    expect([alone?.suggested, own?.candidates[0]?.agencyId]).toEqual([null, 'uus'])
    const { incoming, blocked } = (
      await farm.farmer.call(pria.previewPria, {
        params,
        body: {
          rows: [
            { id: own?.id ?? '', direction: 'LINK', agencyId: 'uus' },
            { id: alone?.id ?? '', direction: 'TAKE' },
          ],
        },
      })
    ).data
    expect([incoming, blocked]).toMatchObject([[{ action: 'LINK' }], [{ reason: 'NOT_ALLOWED' }]])
  })

  it('sends nothing before the agency was asked, and takes a season that it names no more for no deletion', async () => {
    const { farm } = await sent()
    await server().db.deleteFrom('pria_asked').where('kind', '=', 'JOB').execute()
    await farm.addSpraying(0, { date: '2026-05-16', endDate: '2026-05-16' })
    const fresh = (await farm.rows('jobs')).find(({ status }) => status === 'NEW_IN_VAGU')
    expect(fresh).toMatchObject({ suggested: null, directions: ['KEEP'] })
    const { agency } = server().ports
    if (agency === undefined) throw new Error('the server speaks with no agency')
    server().setAgency({ ...agency, seasons: async () => [] })
    const { rows } = await farm.ask('jobs')
    server().setAgency(agency)
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['IN_SYNC', 'NEW_IN_VAGU'])
  })

  it('sends nothing for a farm that is connected no more', async () => {
    const farm = await PriaFarm.open(server(), 1)
    await farm.ask('fields')
    const { _id } = await farm.begin('fields')
    const { accountId, userId } = farm.farmer
    const actor = { accountId, userId, now: server().ports.now(), newId: farm.newId }
    await server()
      .db.transaction()
      .execute((tx) => removeConnection(tx, actor))
    await farm.send()
    expect(await farm.agency.held(YEAR)).toEqual([])
    expect(await farm.run(_id)).toMatchObject({ state: 'WAITING', waitsFor: 'NO_CONSENT' })
  })
})
