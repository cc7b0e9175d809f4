/** Ends the program between every two steps of a send; another one over the same database goes on. */
import type { AgencyRecord } from '@vagu/core/agency/wire'
import { changeJob, deleteJob, getJob } from '@vagu/core/jobs/contract'
import { expect, it } from 'vitest'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { Steps } from '../testing/pria-ends.ts'
import { PriaFarm, YEAR } from '../testing/pria.ts'
import { HELD_FOR, releaseRuns } from './sender.ts'

const START = Date.parse('2026-05-20T09:00:00.000Z')
const at = (ms: number): string => new Date(START + ms).toISOString()

onBothEngines('a program that ends while it sends', (server) => {
  it('leaves nothing doubled and nothing lost, whichever step was its last', async () => {
    for (let last = 0; ; last++) {
      server().setNow(at(0))
      const farm = await PriaFarm.open(server(), 1)
      await farm.sendAll(['fields'])
      const jobs = [
        await farm.addSpraying(),
        await farm.addSpraying(0, { date: '2026-05-17', endDate: '2026-05-17' }),
      ]
      await farm.ask('jobs')
      // one is only to stay as it is: a step that is done here
      const [first, second] = await farm.rows('jobs')
      const { _id } = await farm.begin('jobs', [
        { id: first?.id ?? '', direction: 'SEND' },
        { id: second?.id ?? '', direction: 'KEEP' },
      ])
      const steps = new Steps(last)
      const isWhole = await farm
        .send({ checkpoint: steps.step, openDesk: steps.desk(farm.agency.open), holder: 'first' })
        .then(
          () => true,
          () => false,
        )
      server().setNow(at(HELD_FOR + 1000))
      await farm.send({ holder: 'second' })
      const run = await farm.run(_id)
      expect([last, run.state, run.done, run.refused]).toEqual([last, 'DONE', 2, 0])
      const held = (await farm.agency.held(YEAR)).filter(({ kind }) => kind === 'JOB')
      expect([last, held.length, held[0]?.version]).toEqual([last, 1, 1])
      const { rows } = await farm.ask('jobs')
      expect(
        rows
          .map(({ status, isDifference }) => [status, isDifference])
          .toSorted((a, b) => String(a).localeCompare(String(b))),
      ).toEqual([
        ['IN_SYNC', false],
        ['NEW_IN_VAGU', false],
      ])
      const receipts = await server()
        .db.selectFrom('pria_receipt')
        .select('id')
        .where('account_id', '=', farm.farmer.accountId)
        .where('kind', '=', 'JOB')
        .execute()
      expect([last, receipts.length]).toEqual([last, 1])
      expect(jobs).toHaveLength(2)
      if (isWhole) {
        expect(last).toBeGreaterThan(8)
        break
      }
    }
    server().setNow(at(0))
  }, 120_000)

  it('sends a new record, a change and a deletion once each, whichever step was its last', async () => {
    for (let last = 0; ; last++) {
      server().setNow(at(0))
      const farm = await PriaFarm.open(server(), 1)
      const changed = await farm.addSpraying(0, { date: '2026-05-15', endDate: '2026-05-15' })
      const deleted = await farm.addSpraying(0, { date: '2026-05-16', endDate: '2026-05-16' })
      await farm.sendAll(['fields', 'jobs'])
      const job = (await farm.farmer.call(getJob, { params: { id: changed } })).data
      await farm.farmer.call(changeJob, { params: { id: changed }, body: { ...job, area: 8 } })
      await farm.farmer.call(deleteJob, { params: { id: deleted } })
      await farm.addSpraying(0, { date: '2026-05-17', endDate: '2026-05-17' })
      await farm.ask('jobs')
      const { _id } = await farm.begin('jobs')
      const steps = new Steps(last)
      const isWhole = await farm
        .send({ checkpoint: steps.step, openDesk: steps.desk(farm.agency.open), holder: 'first' })
        .then(
          () => true,
          () => false,
        )
      server().setNow(at(HELD_FOR + 1000))
      await farm.send({ holder: 'second' })
      const run = await farm.run(_id)
      expect([last, run.state, run.done, run.refused]).toEqual([last, 'DONE', 3, 0])
      const held = (await farm.agency.held(YEAR)).flatMap(({ kind, version, body }) =>
        kind === 'JOB' && 'startsOn' in body ? [[body.startsOn, body.areaHa, version]] : [],
      )
      expect([last, ...held]).toEqual([last, ['2026-05-15', 8, 2], ['2026-05-17', 10, 1]])
      const { rows } = await farm.ask('jobs')
      expect([last, ...rows.map(({ status }) => status)]).toEqual([last, 'IN_SYNC', 'IN_SYNC'])
      const receipts = await server()
        .db.selectFrom('pria_receipt')
        .select('document')
        .where('run_id', '=', _id)
        .execute()
      const actions = receipts.map(({ document }) => (JSON.parse(document) as { action: string }).action)
      expect([last, ...actions.toSorted()]).toEqual([last, 'CHANGE', 'CREATE', 'DELETE'])
      if (isWhole) {
        expect(last).toBeGreaterThan(6)
        break
      }
    }
    server().setNow(at(0))
  }, 120_000)

  it('is not worked beside by another, until it has been silent for a while', async () => {
    const farm = await PriaFarm.open(server(), 1)
    await farm.ask('fields')
    const { _id } = await farm.begin('fields')
    const steps = new Steps(3)
    await farm.send({ checkpoint: steps.step, holder: 'first' }).catch(() => {})
    expect(await farm.send({ holder: 'second' })).toBe(0)
    server().setNow(at(HELD_FOR + 1000))
    await farm.send({ holder: 'second' })
    expect(await farm.run(_id)).toMatchObject({ state: 'DONE', done: 1 })
    server().setNow(at(0))
  })

  it('gives back what it holds where it ends in peace, and the next one goes on at once', async () => {
    const farm = await PriaFarm.open(server(), 1)
    await farm.ask('fields')
    const { _id } = await farm.begin('fields')
    const steps = new Steps(3)
    await farm.send({ checkpoint: steps.step, holder: 'first' }).catch(() => {})
    await releaseRuns(farm.needs({ holder: 'another' }))
    expect(await farm.send({ holder: 'second' })).toBe(0)
    await releaseRuns(farm.needs({ holder: 'first' }))
    await farm.send({ holder: 'second' })
    expect(await farm.run(_id)).toMatchObject({ state: 'DONE', done: 1 })
  })

  it('brings in each record once', async () => {
    for (let last = 0; last < 12; last++) {
      server().setNow(at(0))
      const farm = await PriaFarm.open(server(), 1)
      const id = await farm.addSpraying()
      await farm.sendAll(['fields', 'jobs'])
      const job = (await farm.farmer.call(getJob, { params: { id } })).data
      await farm.agency.put(YEAR, (records) =>
        records.flatMap((record): AgencyRecord[] =>
          record.kind === 'JOB'
            ? [
                record,
                {
                  ...record,
                  id: 'uus',
                  ownId: null,
                  body: {
                    ...record.body,
                    startsOn: '2026-05-10',
                    endsOn: '2026-05-10',
                    inputs: record.body.inputs.map((input) => ({ ...input, registerNumber: '' })),
                  },
                },
              ]
            : [record],
        ),
      )
      await farm.farmer.call(changeJob, { params: { id }, body: { ...job, notes: 'Tuuline' } })
      await farm.ask('jobs')
      const { _id } = await farm.begin('jobs')
      const steps = new Steps(last)
      await farm
        .send({ checkpoint: steps.step, openDesk: steps.desk(farm.agency.open), holder: 'first' })
        .catch(() => {})
      server().setNow(at(HELD_FOR + 1000))
      await farm.send({ holder: 'second' })
      expect([last, await farm.run(_id)]).toMatchObject([last, { state: 'DONE' }])
      const stored = await server()
        .db.selectFrom('job_event')
        .select(['id', 'document'])
        .where('account_id', '=', farm.farmer.accountId)
        .where('deleted_at', 'is', null)
        .execute()
      expect([
        last,
        stored.length,
        stored.filter(({ document }) => document.includes('"PRIA"')).length,
      ]).toEqual([last, 2, 1])
    }
    server().setNow(at(0))
  }, 120_000)
})
