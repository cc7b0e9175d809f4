import type { AgencyBody, AgencyJob, AgencyRecord } from '@vagu/core/agency/wire'
import { getField, listFields } from '@vagu/core/fields/contract'
import { listFieldVersions, listYearInfoChanges } from '@vagu/core/history/contract'
import { listJobVersions } from '@vagu/core/jobs/batch-contract'
import { deleteJob, getJob } from '@vagu/core/jobs/contract'
import type { PriaDirection, PriaKind } from '@vagu/core/pria/schema'
import { getStatus } from '@vagu/core/status/contract'
import { expect, it } from 'vitest'
import { harvest } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { PriaFarm, YEAR } from '../testing/pria.ts'

const UNKNOWN_PRODUCT = {
  kind: 'PLANT_PROTECTION_PRODUCT' as const,
  name: 'Tundmatu 500',
  registerNumber: '9999',
  amount: 8,
  unit: 'l' as const,
  nitrogenKg: null,
  phosphorusKg: null,
  potassiumKg: null,
  fertilizerType: '',
  certificateClass: '',
  certificateNumber: '',
}
const sprayingOf = (fieldId: string, change: Partial<AgencyJob> = {}): AgencyJob => ({
  fieldId,
  activity: 'PLANT_PROTECTION',
  name: 'Pritsimine',
  startsOn: '2026-05-10',
  endsOn: '2026-05-10',
  startTime: '06:30',
  areaHa: 8,
  worker: 'Võõras Töömees',
  workerCertificate: '',
  inputs: [UNKNOWN_PRODUCT],
  grazing: [],
  growthStage: 31,
  windMps: 2,
  airC: 14,
  observations: [],
  notes: 'Hommikul',
  ...change,
})

onBothEngines('what is brought in from PRIA', (server) => {
  /** A record that somebody else made there. */
  const recordOf = (kind: AgencyRecord['kind'], id: string, body: AgencyBody) =>
    ({
      kind,
      id,
      ownId: null,
      version: 1,
      changedAt: '2026-05-19T09:00:00.000Z',
      changedBy: 'Konsulent',
      body,
    }) as AgencyRecord
  const theirField = async (farm: PriaFarm) =>
    (await farm.agency.held(YEAR)).find(({ kind }) => kind === 'FIELD')?.id ?? ''
  const put = (farm: PriaFarm, ...added: AgencyRecord[]) =>
    farm.agency.put(YEAR, (records) => [...records, ...added])
  /** Does one thing with one row, and answers the run. */
  async function doOne(
    farm: PriaFarm,
    kind: PriaKind,
    choice: { id: string; direction: PriaDirection; agencyId?: string },
  ) {
    const { _id } = await farm.begin(kind, [choice])
    await farm.send()
    return farm.run(_id)
  }
  /** A farm whose fields are at the agency. */
  async function opened(fields = 1) {
    const farm = await PriaFarm.open(server(), fields)
    await farm.sendAll(['fields'])
    return farm
  }
  const storedJobs = (farm: PriaFarm) =>
    server()
      .db.selectFrom('job_event')
      .select('id')
      .where('account_id', '=', farm.farmer.accountId)
      .where('deleted_at', 'is', null)
      .execute()
  async function takeJob(farm: PriaFarm, body: AgencyJob) {
    await put(farm, recordOf('JOB', 'uus', body))
    const [row] = (await farm.ask('jobs')).rows.filter(({ agencyId }) => agencyId === 'uus')
    expect(row).toMatchObject({ status: 'NEW_IN_PRIA', suggested: 'TAKE' })
    const run = await doOne(farm, 'jobs', { id: row?.id ?? '', direction: 'TAKE' })
    expect(run).toMatchObject({ state: 'DONE', done: 1, refused: 0 })
    const [job] = await storedJobs(farm)
    return (await farm.farmer.call(getJob, { params: { id: job?.id ?? '' } })).data
  }

  it('is a spraying with a product and a worker that the farm lacks, marked with its source and warned of', async () => {
    const farm = await opened()
    const job = await takeJob(farm, sprayingOf(await theirField(farm)))
    expect(job).toMatchObject({
      fieldId: farm.fieldIds[0],
      date: '2026-05-10',
      area: 8,
      worker: null,
      labels: ['PRIA'],
      notes: 'Hommikul',
      inspections: [],
      requisites: [{ name: 'Tundmatu 500', registerNumber: '9999', amount: 8, unit: 'l', ingredients: [] }],
    })
    const { data } = await farm.farmer.call(getStatus, {})
    expect(data.warnings.map(({ type: { key } }) => key)).toEqual([
      'MISSING_INSPECTIONS',
      'MISSING_RESTRICTION_CHEMICAL',
      'UNKNOWN_CHEMICAL_INGREDIENTS',
    ])
  })

  it('is no finding of a kind and amount that nobody told: it stands in the notes, and is not sent back as none', async () => {
    const farm = await opened()
    const observations = [
      { target: 'ORASHEIN', day: null, level: '12 tk/m2' },
      { target: 'Karuputk', day: '2026-05-09', level: '' },
    ]
    const job = await takeJob(farm, sprayingOf(await theirField(farm), { observations }))
    expect(job.inspections).toEqual([])
    expect(job.notes).toBe('Hommikul\nSeire: Orashein, 12 tk/m2\nSeire: Karuputk')
    const [row] = await farm.rows('jobs')
    expect(row?.status).not.toBe('IN_SYNC')
    expect(row?.suggested).toBeNull()
  })

  it('is refused, and never waits for ever, where it is out of the bounds of our book', async () => {
    const farm = await opened()
    const body = sprayingOf(await theirField(farm), { inputs: [{ ...UNKNOWN_PRODUCT, amount: 20_000_000 }] })
    await put(farm, recordOf('JOB', 'uus', body))
    const [row] = (await farm.ask('jobs')).rows
    const run = await doOne(farm, 'jobs', { id: row?.id ?? '', direction: 'TAKE' })
    expect(run).toMatchObject({ state: 'DONE', done: 0, refused: 1, items: [{ code: 'CHECKS' }] })
    expect(await storedJobs(farm)).toEqual([])
  })

  it('is a crop: over ours, and beside it', async () => {
    const farm = await opened()
    const fieldId = await theirField(farm)
    const crop = { fieldId, refinement: '', variety: '', areaHa: 10 }
    await put(
      farm,
      recordOf('CROP', 'k1', { ...crop, use: 'MAIN', crop: 'suvinisu', variety: 'Mooni' }),
      recordOf('CROP', 'k2', { ...crop, use: 'CATCH_CROP', crop: 'sinep', areaHa: 4 }),
    )
    const { rows } = await farm.ask('crops')
    const choices = rows.map(({ id }) => ({ id, direction: 'TAKE' as const }))
    const { _id } = await farm.begin('crops', choices)
    await farm.send()
    expect(await farm.run(_id)).toMatchObject({ state: 'DONE', done: 2, refused: 0 })
    const { data } = await farm.farmer.call(getField, { params: { id: farm.fieldIds[0] ?? '' } })
    expect(data.yearInfo.find(({ year }) => year === YEAR)).toMatchObject({
      mainCrop: { crop: 'suvinisu', variety: 'Mooni' },
      otherCrops: [{ use: 'CATCH_CROP', crop: 'sinep', area: 4 }],
    })
    expect((await farm.ask('crops')).rows.map(({ status }) => status)).toEqual(['IN_SYNC', 'IN_SYNC'])
  })

  it('says in its history that it came from PRIA, and what is entered here says nothing', async () => {
    const farm = await opened()
    const fieldId = await theirField(farm)
    const crop = { fieldId, refinement: '', variety: '', areaHa: 10 }
    await put(
      farm,
      recordOf('CROP', 'k1', { ...crop, use: 'MAIN', crop: 'suvinisu', variety: 'Mooni' }),
      recordOf('JOB', 't1', sprayingOf(fieldId)),
    )
    for (const kind of ['crops', 'jobs'] as const) {
      const { rows } = await farm.ask(kind)
      await farm.begin(
        kind,
        rows.map(({ id }) => ({ id, direction: 'TAKE' })),
      )
      await farm.send()
    }
    const params = { id: farm.fieldIds[0] ?? '' }
    const { data: field } = await farm.farmer.call(listFieldVersions, { params })
    expect(field.map(({ source }) => source)).toEqual(['PRIA', undefined])
    const { data: years } = await farm.farmer.call(listYearInfoChanges, { params })
    expect(years.map(({ source }) => source)).toEqual(['PRIA', undefined])
    const job = (await farm.rows('jobs')).find(({ agencyId }) => agencyId === 't1')
    const { data: versions } = await farm.farmer.call(listJobVersions, {
      params: { id: job?.recordId ?? '' },
    })
    expect(versions.map(({ source }) => source)).toEqual(['PRIA'])
  })

  it('is a yield: a harvest where there was none, and then the figures of that harvest', async () => {
    const farm = await opened()
    const body = {
      fieldId: await theirField(farm),
      crop: 'talinisu',
      yieldType: 'Terad',
      tonnes: 42.5,
      areaHa: 10,
      moisturePct: 14,
      harvestedOn: '2026-05-19',
    }
    await put(farm, recordOf('YIELD', 's1', body))
    const [row] = (await farm.ask('yields')).rows
    const first = await doOne(farm, 'yields', { id: row?.id ?? '', direction: 'TAKE' })
    expect(first).toMatchObject({ state: 'DONE', done: 1 })
    const harvests = async () =>
      Promise.all(
        (await storedJobs(farm)).map(
          async ({ id }) => (await farm.farmer.call(getJob, { params: { id } })).data,
        ),
      )
    expect(await harvests()).toMatchObject([
      { yield: 42.5, yieldUnit: 't', moisturePct: 14, date: '2026-05-19', labels: ['PRIA'] },
    ])
    await farm.agency.put(YEAR, (records) =>
      records.map((record) =>
        record.kind === 'YIELD' ? { ...record, version: 2, body: { ...record.body, tonnes: 40 } } : record,
      ),
    )
    const [changed] = (await farm.ask('yields')).rows
    expect(changed).toMatchObject({ status: 'OUT_OF_SYNC', suggested: 'TAKE' })
    await doOne(farm, 'yields', { id: changed?.id ?? '', direction: 'TAKE' })
    expect(await harvests()).toMatchObject([{ yield: 40 }])
    expect((await farm.ask('yields')).rows).toMatchObject([{ status: 'IN_SYNC' }])
  })

  it.each<[string, PriaKind[]]>([
    ['the work before the yield', ['jobs', 'yields']],
    ['the yield before the work', ['yields', 'jobs']],
  ])('is one harvest of several days, whatever comes first: %s', async (_, kinds) => {
    const farm = await opened()
    const fieldId = await theirField(farm)
    const days = { startsOn: '2026-05-17', endsOn: '2026-05-19' }
    const work = sprayingOf(fieldId, {
      activity: 'HARVEST',
      name: 'Koristus',
      inputs: [],
      areaHa: 10,
      ...days,
    })
    const body = {
      fieldId,
      crop: 'talinisu',
      yieldType: 'Terad',
      tonnes: 42.5,
      areaHa: 10,
      moisturePct: 14,
      harvestedOn: '2026-05-19',
    }
    await put(farm, recordOf('JOB', 't1', work), recordOf('YIELD', 's1', body))
    // asked for in the background, or by somebody, before either is brought in
    await farm.ask('jobs')
    for (const kind of kinds) {
      const { rows } = await farm.ask(kind)
      if (rows.some(({ suggested }) => suggested !== null)) await farm.begin(kind)
      await farm.send()
    }
    const [stored, another] = await storedJobs(farm)
    expect(another).toBeUndefined()
    const { data } = await farm.farmer.call(getJob, { params: { id: stored?.id ?? '' } })
    expect(data).toMatchObject({ yield: 42.5, yieldType: 'Terad', date: days.startsOn, endDate: days.endsOn })
    expect((await farm.ask('yields')).rows).toMatchObject([{ status: 'IN_SYNC' }])
    expect((await farm.ask('jobs')).rows).toHaveLength(1)
  })

  it('is a new field, with its numbers, shape and the year', async () => {
    const farm = await opened()
    const [held] = (await farm.agency.held(YEAR)).filter((record) => record.kind === 'FIELD')
    if (held?.kind !== 'FIELD') throw new Error('the field is not there')
    const shifted = {
      ...held.body,
      number: '77',
      name: 'Kaugem',
      areaHa: 5,
      shape: held.body.shape && {
        ...held.body.shape,
        coordinates: held.body.shape.coordinates.map((part) =>
          part.map((ring) => ring.map(([x, y]) => [x + 5000, y] as [number, number])),
        ),
      },
    }
    await put(farm, recordOf('FIELD', 'p9', shifted))
    const row = (await farm.ask('fields')).rows.find(({ agencyId }) => agencyId === 'p9')
    expect(row).toMatchObject({ status: 'NEW_IN_PRIA', suggested: 'TAKE' })
    await doOne(farm, 'fields', { id: row?.id ?? '', direction: 'TAKE' })
    const { data } = await farm.farmer.call(listFields, { query: {} })
    const field = data.find(({ name }) => name === 'Kaugem')
    expect(field).toMatchObject({ code: held.body.massif, externalId: 'p9', area: 5 })
    expect((await farm.ask('fields')).rows.map(({ status }) => status)).toEqual(['IN_SYNC', 'IN_SYNC'])
  })

  it('is a deletion: of a job that is gone there, and of a crop', async () => {
    const farm = await opened()
    const id = await farm.addSpraying()
    await farm.sendAll(['crops', 'jobs'])
    await farm.agency.put(YEAR, (records) => records.filter(({ kind }) => kind === 'FIELD'))
    for (const kind of ['jobs', 'crops'] as const) {
      const [row] = (await farm.ask(kind)).rows
      expect(row).toMatchObject({ status: 'DELETED', deletedBy: 'AGENCY', suggested: 'DELETE_HERE' })
      expect(await doOne(farm, kind, { id: row?.id ?? '', direction: 'DELETE_HERE' })).toMatchObject({
        done: 1,
      })
      expect(await farm.rows(kind)).toEqual([])
    }
    expect((await farm.farmer.call(getJob, { params: { id } })).status).toBe(404)
    const field = await farm.farmer.call(getField, { params: { id: farm.fieldIds[0] ?? '' } })
    expect(field.data.yearInfo.find(({ year }) => year === YEAR)?.mainCrop ?? null).toBeNull()
  })

  it('and what is taken away there is what we have deleted, or what stands there alone', async () => {
    const farm = await opened()
    const id = await farm.addSpraying()
    await farm.sendAll(['jobs'])
    await farm.farmer.call(deleteJob, { params: { id } })
    await put(farm, recordOf('JOB', 'uus', sprayingOf(await theirField(farm))))
    const { rows } = await farm.ask('jobs')
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['DELETED', 'NEW_IN_PRIA'])
    await farm.begin(
      'jobs',
      rows.map((row) => ({ id: row.id, direction: 'DELETE_THERE' as const })),
    )
    await farm.send()
    expect((await farm.agency.held(YEAR)).filter(({ kind }) => kind === 'JOB')).toEqual([])
    expect((await farm.ask('jobs')).rows).toEqual([])
  })

  /** Ours, and two of theirs that are as much like it. */
  async function withCandidates() {
    const farm = await opened()
    const id = await farm.addSpraying()
    const day = { startsOn: '2026-05-18', endsOn: '2026-05-18' }
    const body = sprayingOf(await theirField(farm), day)
    await put(farm, recordOf('JOB', 'a', body), recordOf('JOB', 'b', { ...body, areaHa: 9 }))
    const row = (await farm.ask('jobs')).rows.find(({ recordId }) => recordId === id)
    expect(row).toMatchObject({ status: 'NEW_IN_VAGU', suggested: null })
    expect(row?.candidates.map(({ agencyId }) => agencyId).toSorted()).toEqual(['a', 'b'])
    return { farm, id, rowId: row?.id ?? '' }
  }
  const theirJobs = async (farm: PriaFarm) =>
    (await farm.agency.held(YEAR)).filter(({ kind }) => kind === 'JOB').map(({ id }) => id)

  it('nothing: a candidate is linked, and both stay as they are', async () => {
    const { farm, id, rowId } = await withCandidates()
    const run = await doOne(farm, 'jobs', { id: rowId, direction: 'LINK', agencyId: 'b' })
    expect(run).toMatchObject({ done: 1, refused: 0 })
    expect((await theirJobs(farm)).toSorted()).toEqual(['a', 'b'])
    const { rows } = await farm.ask('jobs')
    expect(rows.find(({ recordId }) => recordId === id)).toMatchObject({
      agencyId: 'b',
      matchedBy: 'LINK',
      status: 'OUT_OF_SYNC',
      suggested: null,
    })
  })

  it('nothing: sent with no candidate named, ours is a record of its own there', async () => {
    const { farm, id, rowId } = await withCandidates()
    expect(await doOne(farm, 'jobs', { id: rowId, direction: 'SEND' })).toMatchObject({ done: 1 })
    expect(await theirJobs(farm)).toHaveLength(3)
    const { rows } = await farm.ask('jobs')
    expect(rows.find(({ recordId }) => recordId === id)?.status).toBe('IN_SYNC')
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['IN_SYNC', 'NEW_IN_PRIA', 'NEW_IN_PRIA'])
  })

  it('nothing: sent over the candidate that was named, ours stands in its place', async () => {
    const { farm, rowId } = await withCandidates()
    expect(await doOne(farm, 'jobs', { id: rowId, direction: 'SEND', agencyId: 'a' })).toMatchObject({
      done: 1,
    })
    expect((await theirJobs(farm)).toSorted()).toEqual(['a', 'b'])
  })

  it('is no yield that nobody can tell the harvest of', async () => {
    const farm = await opened()
    await farm.addSpraying(
      0,
      harvest(farm.fieldIds[0] ?? '', { requisites: [], date: '2026-05-17', endDate: '2026-05-17' }),
    )
    await farm.addSpraying(
      0,
      harvest(farm.fieldIds[0] ?? '', { requisites: [], date: '2026-05-16', endDate: '2026-05-16' }),
    )
    await farm.sendAll(['yields'])
    await farm.agency.put(YEAR, (records) =>
      records.map((record) =>
        record.kind === 'YIELD' ? { ...record, version: 2, body: { ...record.body, tonnes: 1 } } : record,
      ),
    )
    const [row] = (await farm.ask('yields')).rows
    const run = await doOne(farm, 'yields', { id: row?.id ?? '', direction: 'TAKE' })
    expect(run).toMatchObject({ state: 'DONE', refused: 1, items: [{ code: 'CHECKS' }] })
  })
})
