/** Random edits on both sides and random faults: in the end both say the same, and no record is there twice. */
import { changeJob, deleteJob, getJob } from '@vagu/core/jobs/contract'
import type { MoodKind } from '@vagu/agency/state'
import type { PriaDirection, PriaRow } from '@vagu/core/pria/schema'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { PriaFarm, YEAR } from '../testing/pria.ts'

const START = Date.parse('2026-05-20T09:00:00.000Z')
const MOODS: readonly MoodKind[] = [
  'TIMEOUT_AFTER_WRITE',
  'HALF_BATCH',
  'HTML_PAGE',
  'UNAVAILABLE',
  'TOO_MANY_REQUESTS',
  'NEIGHBOUR_CHANGE',
]
const step = fc.record({
  kind: fc.constantFrom('add', 'change', 'delete', 'theirs', 'theirsGone'),
  place: fc.nat(5),
  area: fc.integer({ min: 1, max: 9 }),
  mood: fc.option(fc.constantFrom(...MOODS)),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Direction that settles a row: the suggested one, else ours wins, else what is left goes. */
function settling({ suggested, directions }: PriaRow): PriaDirection | undefined {
  if (suggested !== null) return suggested
  const order = ['SEND', 'DELETE_THERE', 'DELETE_HERE', 'TAKE'] as const
  return order.find((direction) => directions.includes(direction))
}

onBothEngines('both sides after random edits and faults', (server) => {
  const minutes = { passed: 0 }
  const pass = (count: number) => {
    minutes.passed += count
    server().setNow(new Date(START + minutes.passed * 1000).toISOString())
  }

  async function edit(farm: PriaFarm, jobs: string[], { kind, place, area }: Step): Promise<void> {
    pass(1)
    const id = jobs[place % Math.max(1, jobs.length)]
    if (kind === 'add') {
      const day = `2026-05-${String(10 + jobs.length).padStart(2, '0')}`
      jobs.push(await farm.addSpraying(0, { date: day, endDate: day, area }))
    } else if (kind === 'change' && id !== undefined) {
      const { data, status } = await farm.farmer.call(getJob, { params: { id } })
      if (status === 200) await farm.farmer.call(changeJob, { params: { id }, body: { ...data, area } })
    } else if (kind === 'delete' && id !== undefined) await farm.farmer.call(deleteJob, { params: { id } })
    else if (kind === 'theirs' || kind === 'theirsGone')
      await farm.agency.put(YEAR, (records) => {
        const theirs = records.filter((record) => record.kind === 'JOB')
        const chosen = theirs[place % Math.max(1, theirs.length)]
        return records.flatMap((record) => {
          if (record !== chosen || record.kind !== 'JOB') return [record]
          if (kind === 'theirsGone') return []
          return [{ ...record, version: record.version + 1, body: { ...record.body, areaHa: area } }]
        })
      })
  }

  async function settle(farm: PriaFarm, mood: MoodKind | null): Promise<void> {
    await farm.ask('jobs')
    const chosen = (await farm.rows('jobs')).flatMap((row) => {
      const direction = row.status === 'IN_SYNC' ? undefined : settling(row)
      return direction ? [{ id: row.id, direction }] : []
    })
    if (chosen.length === 0) return
    const { _id } = await farm.begin('jobs', chosen)
    if (mood !== null) await farm.agency.fail(mood)
    for (let round = 0; round < 10; round++) {
      await farm.send()
      // a run that asked nobody leaves its fault to nobody
      if ((await farm.run(_id)).state === 'DONE') return farm.agency.mend()
      pass(3600)
      await farm.agency.signIn()
    }
    throw new Error('the run never ended')
  }

  it('are the same, and hold each record once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const farm = await PriaFarm.open(server(), 1)
        await farm.sendAll(['fields'])
        const jobs = [await farm.addSpraying()]
        for (const each of steps) {
          await edit(farm, jobs, each)
          await settle(farm, each.mood)
        }
        await farm.agency.mend()
        for (let round = 0; round < 3; round++) await settle(farm, null)
        const { rows } = await farm.ask('jobs')
        expect(rows.map(({ status }) => status)).toEqual(rows.map(() => 'IN_SYNC'))
        const held = (await farm.agency.held(YEAR)).filter(({ kind }) => kind === 'JOB')
        const ours = await server()
          .db.selectFrom('job_event')
          .select('id')
          .where('account_id', '=', farm.farmer.accountId)
          .where('deleted_at', 'is', null)
          .execute()
        expect([held.length, rows.length]).toEqual([ours.length, ours.length])
        expect(new Set(held.map(({ ownId }) => ownId)).size).toBe(held.length)
      }),
      { numRuns: 12 },
    )
    server().setNow(new Date(START).toISOString())
  }, 200_000)
})
