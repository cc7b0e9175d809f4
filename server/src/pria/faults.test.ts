import { changeField, getField } from '@vagu/core/fields/contract'
import { changeJob, getJob } from '@vagu/core/jobs/contract'
import * as pria from '@vagu/core/pria/contract'
import { type MoodKind, MOODS } from '@vagu/agency/state'
import { expect, it } from 'vitest'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { PriaFarm, YEAR } from '../testing/pria.ts'

/** Moods that change what is held, or that are waited for elsewhere. */
const OTHERS: ReadonlySet<MoodKind> = new Set(['SLOW', 'HANG', 'SEASON_CLOSES', 'NEIGHBOUR_CHANGE'])
const SPOILED = MOODS.filter((mood) => !OTHERS.has(mood))

const later = (minutes: number): string =>
  new Date(Date.parse('2026-05-20T09:00:00.000Z') + minutes * 60_000).toISOString()

onBothEngines('sending while something fails', (server) => {
  /** Sends, as often as the run waits and its time comes. */
  async function untilDone(farm: PriaFarm, id: string) {
    for (let round = 1; round <= 20; round++) {
      await farm.send()
      const run = await farm.run(id)
      if (run.state === 'DONE') break
      server().setNow(later(round * 40))
    }
    server().setNow(later(0))
    return farm.run(id)
  }
  const jobsOf = async (farm: PriaFarm) => (await farm.agency.held(YEAR)).filter(({ kind }) => kind === 'JOB')

  it.each(SPOILED)('%s: nothing is doubled and nothing is lost', async (mood) => {
    const farm = await PriaFarm.open(server(), 1)
    await farm.sendAll(['fields', 'crops'])
    for (let i = 0; i < 5; i++) await farm.addSpraying(0, { date: `2026-05-1${i}`, endDate: `2026-05-1${i}` })
    await farm.ask('jobs')
    const { _id } = await farm.begin('jobs')
    await farm.agency.fail(mood)
    expect(await untilDone(farm, _id)).toMatchObject({ state: 'DONE', done: 5, refused: 0 })
    expect(await jobsOf(farm)).toHaveLength(5)
    await farm.agency.mend()
    await farm.agency.signIn()
    const { rows } = await farm.ask('jobs')
    expect(rows.map(({ status }) => status)).toEqual(Array(5).fill('IN_SYNC'))
  })

  it('waits for somebody to sign in, and goes on when he has', async () => {
    const farm = await PriaFarm.open(server(), 1)
    await farm.ask('fields')
    const { _id } = await farm.begin('fields')
    await farm.agency.signOut()
    await farm.send()
    expect(await farm.run(_id)).toMatchObject({ state: 'WAITING', waitsFor: 'NEEDS_SIGN_IN', done: 0 })
    await farm.agency.signIn()
    await farm.farmer.call(pria.resumePriaRun, { params: { id: _id } })
    await farm.send()
    expect(await farm.run(_id)).toMatchObject({ state: 'DONE', done: 1 })
  })

  it('tells of a record that somebody changed there meanwhile, and shows the new difference', async () => {
    const farm = await PriaFarm.open(server(), 1)
    const id = await farm.addSpraying()
    await farm.sendAll(['fields', 'crops', 'jobs'])
    const job = (await farm.farmer.call(getJob, { params: { id } })).data
    await farm.farmer.call(changeJob, { params: { id }, body: { ...job, area: 8 } })
    const { _id } = await farm.begin('jobs')
    await farm.agency.fail('NEIGHBOUR_CHANGE')
    await farm.send()
    expect((await farm.run(_id)).items).toMatchObject([{ state: 'REFUSED', code: 'CHANGED_MEANWHILE' }])
    const [row] = await farm.rows('jobs')
    expect(row?.differences.find(({ path }) => path === 'areaHa')).toMatchObject({
      ours: 8,
      theirs: 9.9,
      changedBy: 'BOTH',
    })
    expect(row).toMatchObject({
      suggested: null,
      lastReceipt: { state: 'REFUSED', code: 'CHANGED_MEANWHILE' },
    })
  })

  it('sends a part when the season closes in the middle, and offers no sending after it', async () => {
    const farm = await PriaFarm.open(server(), 1)
    await farm.sendAll(['fields', 'crops'])
    for (let i = 0; i < 4; i++) await farm.addSpraying(0, { date: `2026-05-1${i}`, endDate: `2026-05-1${i}` })
    await farm.ask('jobs')
    const { _id } = await farm.begin('jobs')
    await farm.agency.fail('SEASON_CLOSES')
    await farm.send()
    expect(await farm.run(_id)).toMatchObject({ state: 'DONE', done: 2, refused: 2 })
    const rows = await farm.rows('jobs')
    expect(
      rows
        .map(({ status, directions }) => [status, directions.includes('SEND')])
        .toSorted((a, b) => String(a).localeCompare(String(b))),
    ).toEqual([
      ['IN_SYNC', false],
      ['IN_SYNC', false],
      ['NEW_IN_VAGU', false],
      ['NEW_IN_VAGU', false],
    ])
  })

  it('is refused by a mandate that does not reach so far, record by record', async () => {
    const farm = await PriaFarm.open(server(), 1)
    await farm.agency.setMandate(['JOB'])
    await farm.ask('fields')
    const { _id } = await farm.begin('fields')
    await farm.send()
    expect((await farm.run(_id)).items).toMatchObject([{ state: 'REFUSED', code: 'NO_MANDATE' }])
  })

  it('takes over what the agency has changed, unless it was changed here since', async () => {
    const farm = await PriaFarm.open(server(), 1)
    await farm.sendAll(['fields', 'crops'])
    const shrink = () =>
      farm.agency.put(YEAR, (records) =>
        records.map((record) =>
          record.kind === 'FIELD'
            ? {
                ...record,
                version: record.version + 1,
                body: { ...record.body, name: `${record.body.name} uus` },
              }
            : record,
        ),
      )
    await shrink()
    await farm.ask('fields')
    const [row] = await farm.rows('fields')
    expect(row).toMatchObject({ status: 'OUT_OF_SYNC', suggested: 'TAKE' })
    const { _id } = await farm.begin('fields')
    await farm.send()
    expect(await farm.run(_id)).toMatchObject({ state: 'DONE', done: 1 })
    expect((await farm.rows('fields'))[0]?.status).toBe('IN_SYNC')
    await shrink()
    await farm.ask('fields')
    const second = await farm.begin('fields')
    const fieldId = farm.fieldIds[0] ?? ''
    server().setNow(later(1))
    const field = (await farm.farmer.call(getField, { params: { id: fieldId } })).data
    await farm.farmer.call(changeField, { params: { id: fieldId }, body: { ...field, area: 9 } })
    await farm.send()
    server().setNow(later(0))
    expect((await farm.run(second._id)).items).toMatchObject([{ state: 'REFUSED', code: 'CHANGED_HERE' }])
  })
})
