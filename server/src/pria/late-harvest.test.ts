import type { AgencyBody, AgencyJob, AgencyRecord } from '@vagu/core/agency/wire'
import { changeField, getField } from '@vagu/core/fields/contract'
import { messageOf } from '@vagu/core/messages'
import * as jobs from '@vagu/core/jobs/contract'
import { getPriaStatus } from '@vagu/core/pria/contract'
import type { PriaKind } from '@vagu/core/pria/schema'
import { expect, it } from 'vitest'
import { harvest } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { PriaFarm } from '../testing/pria.ts'

const [OLDER, YOUNGER] = [2026, 2027]
const DUG = '2026-09-15'
const EARLIER = '2026-09-05'

const WORK: Omit<AgencyJob, 'fieldId'> = {
  activity: 'HARVEST',
  name: 'Koristus',
  startsOn: DUG,
  endsOn: DUG,
  startTime: null,
  areaHa: 10,
  worker: '',
  workerCertificate: '',
  inputs: [],
  grazing: [],
  growthStage: null,
  windMps: null,
  airC: null,
  observations: [],
  notes: '',
}
const YIELD = {
  crop: 'kartul',
  yieldType: 'Mugulad',
  tonnes: 300,
  areaHa: 10,
  moisturePct: null,
  harvestedOn: DUG,
}
const recordOf = (kind: AgencyRecord['kind'], body: AgencyBody) =>
  ({
    kind,
    id: `t-${kind}`,
    ownId: null,
    version: 1,
    changedAt: '2026-09-16T09:00:00.000Z',
    changedBy: 'Konsulent',
    body,
  }) as AgencyRecord

onBothEngines('a late harvest and PRIA', (server) => {
  /** A farm with potatoes and the wheat of the next year, whose field PRIA has in both. */
  async function opened(): Promise<{ farm: PriaFarm; id: string }> {
    server().setNow('2026-09-20T09:00:00.000Z')
    const farm = await PriaFarm.open(server(), 1)
    await farm.agency.put(YOUNGER, () => [])
    const id = farm.fieldIds[0] ?? ''
    const { data } = await farm.farmer.call(getField, { params: { id } })
    const { _id, active: _a, ordering: _o, hasJobEventsThisYear: _h, earlierShapes: _e, ...draft } = data
    const yearInfo = [
      { year: OLDER, mainCrop: { crop: 'kartul' } },
      { year: YOUNGER, mainCrop: { crop: 'talinisu' } },
    ]
    const changed = await farm.farmer.call(changeField, { params: { id }, body: { ...draft, yearInfo } })
    expect(changed.error).toBeUndefined()
    for (const year of [OLDER, YOUNGER]) await farm.sendAll(['fields', 'crops'], year)
    return { farm, id }
  }
  const heldField = async (farm: PriaFarm, year: number) =>
    (await farm.agency.held(year)).find(({ kind }) => kind === 'FIELD')?.id ?? ''
  /** Statuses of the rows of a kind, by year. */
  async function statuses(farm: PriaFarm, kind: PriaKind) {
    const of = async (year: number) => (await farm.ask(kind, year)).rows.map(({ status }) => status)
    return { [OLDER]: await of(OLDER), [YOUNGER]: await of(YOUNGER) }
  }
  const cropYearsHere = async (farm: PriaFarm) =>
    (
      await server()
        .db.selectFrom('job_event')
        .select('crop_year')
        .where('account_id', '=', farm.farmer.accountId)
        .where('deleted_at', 'is', null)
        .execute()
    ).map((row) => row.crop_year)
  /** Days of the work that PRIA has in a year. */
  const held = async (farm: PriaFarm, year: number) =>
    (await farm.agency.held(year)).flatMap((record) => (record.kind === 'JOB' ? [record.body.startsOn] : []))
  const put = (farm: PriaFarm, year: number, record: AgencyRecord) =>
    farm.agency.put(year, (records) => [...records, record])
  /** Takes what PRIA has of a kind in a year. */
  async function take(farm: PriaFarm, kind: PriaKind, year: number) {
    const { rows } = await farm.ask(kind, year)
    const choices = rows
      .filter(({ directions }) => directions.includes('TAKE'))
      .map(({ id }) => ({ id, direction: 'TAKE' as const }))
    const run = await farm.begin(kind, choices, year)
    await farm.send()
    return farm.run(run._id)
  }
  const dig = (farm: PriaFarm, fieldId: string) =>
    farm.addSpraying(0, {
      ...harvest(fieldId, { date: DUG, endDate: DUG, yieldType: 'Mugulad', yield: 300 }),
      requisites: [],
    })

  it('leaves work that was brought in where PRIA has it, though it counts to the older year here', async () => {
    const { farm } = await opened()
    await put(farm, YOUNGER, recordOf('JOB', { ...WORK, fieldId: await heldField(farm, YOUNGER) }))
    expect(await take(farm, 'jobs', YOUNGER)).toMatchObject({ done: 1, refused: 0 })
    expect(await cropYearsHere(farm)).toEqual([OLDER])
    const [row] = await farm.rows('jobs', YOUNGER)
    expect(row).toMatchObject({ agencyId: 't-JOB', deletedBy: null, ours: { day: DUG } })
    expect(await statuses(farm, 'jobs')).toEqual({ [OLDER]: [], [YOUNGER]: [row?.status] })
    await take(farm, 'jobs', YOUNGER)
    expect(await cropYearsHere(farm)).toHaveLength(1)
  })

  it('leaves work that was sent in the younger year there, and asks again for nothing of it', async () => {
    const { farm, id } = await opened()
    const sprayed = await farm.addSpraying(0, { date: EARLIER, endDate: EARLIER })
    await farm.sendAll(['jobs'], YOUNGER)
    const dug = await dig(farm, id)
    expect(await cropYearsHere(farm)).toEqual([OLDER, OLDER])
    expect(await statuses(farm, 'jobs')).toEqual({ [OLDER]: ['NEW_IN_VAGU'], [YOUNGER]: ['IN_SYNC'] })
    const { data: status } = await farm.farmer.call(getPriaStatus, { query: { year: String(YOUNGER) } })
    expect(status.jobDifferences).toBe(0)
    // what is changed there is sent there
    const { data } = await farm.farmer.call(jobs.getJob, { params: { id: sprayed } })
    const { _id, fieldName: _name, createdAt: _made, updatedAt: _at, ...job } = data
    await farm.farmer.call(jobs.changeJob, { params: { id: sprayed }, body: { ...job, area: 9 } })
    await farm.sendAll(['jobs'], YOUNGER)
    await farm.sendAll(['jobs'], OLDER)
    expect(await held(farm, OLDER)).toEqual([DUG])
    expect(await held(farm, YOUNGER)).toEqual([EARLIER])
    // and the other way: the season is the usual one again
    await farm.farmer.call(jobs.deleteJob, { params: { id: dug } })
    expect(await cropYearsHere(farm)).toEqual([YOUNGER])
    expect(await statuses(farm, 'jobs')).toEqual({ [OLDER]: ['DELETED'], [YOUNGER]: ['IN_SYNC'] })
  })

  it('leaves work that was sent in the older year there when the harvest goes', async () => {
    const { farm, id } = await opened()
    await farm.addSpraying(0, { date: EARLIER, endDate: EARLIER })
    const dug = await dig(farm, id)
    await farm.sendAll(['jobs'], OLDER)
    await farm.farmer.call(jobs.deleteJob, { params: { id: dug } })
    expect(await cropYearsHere(farm)).toEqual([YOUNGER])
    const { [OLDER]: older, [YOUNGER]: younger } = await statuses(farm, 'jobs')
    expect([older?.toSorted(), younger]).toEqual([['DELETED', 'IN_SYNC'], []])
  })

  it('is of the other year where the day can no longer be of the one in which it was sent', async () => {
    const { farm } = await opened()
    const id = await farm.addSpraying(0, { date: EARLIER, endDate: EARLIER })
    await farm.sendAll(['jobs'], YOUNGER)
    const { data } = await farm.farmer.call(jobs.getJob, { params: { id } })
    const { _id, fieldName: _name, createdAt: _made, updatedAt: _at, ...job } = data
    const day = { date: '2026-05-18', endDate: '2026-05-18' }
    await farm.farmer.call(jobs.changeJob, { params: { id }, body: { ...job, ...day } })
    expect(await statuses(farm, 'jobs')).toEqual({ [OLDER]: ['NEW_IN_VAGU'], [YOUNGER]: ['DELETED'] })
  })

  it('brings in no work that is in the book of the older year already', async () => {
    const { farm, id } = await opened()
    await dig(farm, id)
    await put(farm, YOUNGER, recordOf('JOB', { ...WORK, fieldId: await heldField(farm, YOUNGER) }))
    expect(await take(farm, 'jobs', YOUNGER)).toMatchObject({
      refused: 1,
      items: [{ code: 'CHANGED_HERE' }],
    })
    expect(await cropYearsHere(farm)).toEqual([OLDER])
  })

  it('brings in no yield of another crop year: it would come, and be sent, again', async () => {
    const { farm } = await opened()
    await put(farm, YOUNGER, recordOf('YIELD', { ...YIELD, fieldId: await heldField(farm, YOUNGER) }))
    const run = await take(farm, 'yields', YOUNGER)
    expect(run).toMatchObject({ refused: 1, items: [{ code: 'CHECKS' }] })
    expect(run.items[0]?.text).toBe(messageOf('harvestOfOtherYear', { year: OLDER }))
    expect(await cropYearsHere(farm)).toEqual([])
    expect(await statuses(farm, 'yields')).toEqual({ [OLDER]: [], [YOUNGER]: ['NEW_IN_PRIA'] })
  })
})
