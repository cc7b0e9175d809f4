import { addJob, addJobs, changeJob, deleteJob, getJob } from '@vagu/core/jobs/contract'
import * as pria from '@vagu/core/pria/contract'
import { expect, it } from 'vitest'
import { exportText } from '../account/export-text.ts'
import { exportedFiles } from '../testing/archives.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { personWith } from '../testing/people.ts'
import { connectFarm, signInAt } from '../testing/pria-steps.ts'
import { PriaFarm, YEAR } from '../testing/pria.ts'
import type { OpenDesk } from './desk.ts'

onBothEngines('sending to PRIA', (server) => {
  it('sends fields, crops, jobs and yields, after which both sides are the same', async () => {
    const farm = await PriaFarm.open(server())
    await farm.addSpraying(0)
    await farm.farmer.call(addJob, {
      body: {
        fieldId: farm.fieldIds[0] ?? '',
        status: 'DONE',
        jobCategory: { name: 'Koristus' },
        job: { name: 'Koristus' },
        area: 10,
        date: '2026-05-19',
        endDate: '2026-05-19',
        yield: 40,
        yieldUnit: 't',
        yieldType: 'Terad',
      },
    })
    await farm.sendAll()
    const held = await farm.agency.held(YEAR)
    expect(held.map(({ kind }) => kind).toSorted()).toEqual([
      'CROP',
      'CROP',
      'FIELD',
      'FIELD',
      'JOB',
      'JOB',
      'YIELD',
    ])
    for (const kind of ['fields', 'crops', 'jobs', 'yields'] as const) {
      const { rows } = await farm.ask(kind)
      expect(rows.map(({ status }) => status)).toEqual(rows.map(() => 'IN_SYNC'))
    }
    expect(await farm.status()).toMatchObject({
      fieldDifferences: 0,
      cropDifferences: 0,
      jobDifferences: 0,
      yieldDifferences: 0,
    })
  })

  it('tells at once that a record was changed after it was sent, and keeps a receipt of each sending', async () => {
    const farm = await PriaFarm.open(server(), 1)
    const id = await farm.addSpraying()
    await farm.sendAll()
    const job = (await farm.farmer.call(getJob, { params: { id } })).data
    await farm.farmer.call(changeJob, { params: { id }, body: { ...job, area: 8 } })
    expect((await farm.status()).jobDifferences).toBe(1)
    const [row] = await farm.rows('jobs')
    expect(row).toMatchObject({
      status: 'OUT_OF_SYNC',
      suggested: 'SEND',
      lastReceipt: { state: 'ACCEPTED' },
    })
    expect(
      row?.differences.map(({ path, ours, theirs, agreed, changedBy }) => [
        path,
        ours,
        theirs,
        agreed,
        changedBy,
      ]),
    ).toEqual([
      ['areaHa', 8, 10, 10, 'US'],
      ['inputs.amount', 9.6, 12, 12, 'US'],
    ])
    await farm.begin('jobs')
    await farm.send()
    const { data: receipts } = await farm.farmer.call(pria.listPriaReceipts, {
      query: { kind: 'jobs', recordId: id },
    })
    expect(receipts.map(({ action, state, version }) => [action, state, version])).toEqual([
      ['CHANGE', 'ACCEPTED', 2],
      ['CREATE', 'ACCEPTED', 1],
    ])
    const file = (await exportedFiles(server(), farm.farmer)).get(exportText.data('pria-kviitungid'))
    const exported = JSON.parse(new TextDecoder().decode(file)) as { recordId: string }[]
    expect(exported.filter(({ recordId }) => recordId === id)).toMatchObject([
      { kind: 'JOB', action: 'CREATE', state: 'ACCEPTED' },
      { kind: 'JOB', action: 'CHANGE', state: 'ACCEPTED' },
    ])
  })

  it('sends a deletion as a deletion', async () => {
    const farm = await PriaFarm.open(server(), 1)
    const id = await farm.addSpraying()
    await farm.sendAll()
    await farm.farmer.call(deleteJob, { params: { id } })
    const [row] = await farm.rows('jobs')
    expect(row).toMatchObject({ status: 'DELETED', deletedBy: 'US', suggested: 'DELETE_THERE' })
    await farm.sendAll(['jobs'])
    expect((await farm.agency.held(YEAR)).filter(({ kind }) => kind === 'JOB')).toEqual([])
    expect(await farm.rows('jobs')).toEqual([])
  })

  it('is begun once where two people of the farm send the same at the same moment', async () => {
    const farm = await PriaFarm.open(server(), 1)
    const other = await personWith(server(), farm.farmer, 'member')
    // the run is sent in the name of whoever is first
    await farm.agency.signIn(other)
    await farm.ask('fields')
    const params = { kind: 'fields' as const, year: YEAR }
    const rows = (await farm.rows('fields')).map(({ id }) => ({ id, direction: 'SEND' as const }))
    const begun = await Promise.all(
      [farm.farmer, other].map(async (person) => {
        const { data } = await person.call(pria.previewPria, { params, body: { rows } })
        const body = { _id: farm.newId(), rows, fingerprint: data.fingerprint }
        return (await person.call(pria.startPriaRun, { params, body })).status
      }),
    )
    expect(begun.toSorted((a, b) => a - b)).toEqual([200, 409])
    await Promise.all([farm.send({ holder: 'first' }), farm.send({ holder: 'second' })])
    const held = (await farm.agency.held(YEAR)).filter(({ kind }) => kind === 'FIELD')
    expect(held.map(({ version }) => version)).toEqual([1])
    expect((await farm.rows('fields')).map(({ status }) => status)).toEqual(['IN_SYNC'])
    const receipts = { query: { kind: 'fields' as const, recordId: farm.fieldIds[0] ?? '' } }
    expect((await farm.farmer.call(pria.listPriaReceipts, receipts)).data).toHaveLength(1)
  })

  it('is not gone on with by somebody who has signed in to another world of the simulator', async () => {
    const farm = await PriaFarm.open(server(), 1)
    await farm.ask('fields')
    const { _id: id } = await farm.begin('fields')
    const other = await personWith(server(), farm.farmer, 'member')
    await signInAt(server(), other)
    await farm.farmer.call(pria.pausePriaRun, { params: { id } })
    await other.call(pria.resumePriaRun, { params: { id } })
    await farm.send()
    expect(await farm.run(id)).toMatchObject({ state: 'WAITING', waitsFor: 'NO_CONSENT', done: 0 })
    await farm.farmer.call(pria.resumePriaRun, { params: { id } })
    await farm.send()
    expect(await farm.run(id)).toMatchObject({ state: 'DONE', done: 1 })
  })

  it('is deleted by nobody where the farm is connected in another world of the simulator', async () => {
    const farm = await PriaFarm.open(server(), 1)
    await farm.sendAll(['fields'])
    const other = await personWith(server(), farm.farmer, 'member')
    await connectFarm(server(), other)
    const params = { kind: 'fields' as const, year: YEAR }
    const { data } = await other.call(pria.askPriaAnew, { params })
    const ours = data.rows.filter(({ recordId }) => recordId !== null)
    expect(ours.map(({ status, deletedBy }) => [status, deletedBy])).toEqual([
      ['FIELD_NOT_CONNECTED_WITH_PRIA', null],
    ])
  })

  it('goes in batches of a hundred, of which three are open at once at most', async () => {
    const farm = await PriaFarm.open(server(), 1)
    await farm.sendAll(['fields', 'crops'])
    const MANY = 450
    const first = await farm.addSpraying()
    const job = (await farm.farmer.call(getJob, { params: { id: first } })).data
    const { _id: _own, ...draft } = job
    for (let i = 0; i < MANY - 1; i += 90)
      await farm.farmer.call(addJobs, {
        body: Array.from({ length: Math.min(90, MANY - 1 - i) }, () => ({ ...draft, _id: farm.newId() })),
      })
    await farm.ask('jobs')
    const { _id } = await farm.begin('jobs')
    let open = 0
    const seen = { most: 0, sizes: new Array<number>() }
    const openDesk: OpenDesk = (of) => {
      const desk = farm.agency.open(of)
      return {
        ...desk,
        send: async (batch) => {
          seen.most = Math.max(seen.most, ++open)
          seen.sizes.push(batch.changes.length)
          return desk.send(batch).finally(() => open--)
        },
      }
    }
    await farm.send({ openDesk })
    expect(await farm.run(_id)).toMatchObject({ state: 'DONE', done: MANY, refused: 0 })
    expect(seen).toEqual({ most: 3, sizes: [100, 100, 100, 100, 50] })
    expect((await farm.agency.held(YEAR)).filter(({ kind }) => kind === 'JOB')).toHaveLength(MANY)
  }, 120_000)

  it('refuses a run when something changed since the preview, and one beside another', async () => {
    const farm = await PriaFarm.open(server(), 1)
    await farm.ask('fields')
    const params = { kind: 'fields' as const, year: YEAR }
    const rows = (await farm.rows('fields')).map(({ id }) => ({ id, direction: 'SEND' as const }))
    const { data } = await farm.farmer.call(pria.previewPria, { params, body: { rows } })
    const wrong = { _id: farm.newId(), rows, fingerprint: 'x' }
    const refused = await farm.farmer.call(pria.startPriaRun, { params, body: wrong })
    expect([refused.status, refused.error?.code]).toEqual([409, 'conflict'])
    const body = { ...wrong, fingerprint: data.fingerprint }
    const begun = await farm.farmer.call(pria.startPriaRun, { params, body })
    expect(begun.data).toMatchObject({ state: 'RUNNING', total: 1 })
    expect((await farm.farmer.call(pria.startPriaRun, { params, body })).data._id).toBe(begun.data._id)
    const second = await farm.farmer.call(pria.startPriaRun, { params, body: { ...body, _id: farm.newId() } })
    expect([second.status, second.error?.code]).toEqual([409, 'conflict'])
  })
})
