/**
 * Random edits on both sides, several between two sendings, random faults, and ends of the program at any step: in the end both say the same, no record is there twice, none
 * is lost that nobody deleted, and what one side alone has changed is what stands there.
 */
import { changeJob, deleteJob, getJob } from '@vagu/core/jobs/contract'
import type { AgencyJob } from '@vagu/core/agency/wire'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { agencyFields, farmJobs, heldJobs, workOn } from '../testing/pria-edits.ts'
import { Expected, RANDOM_MOODS, Settler, type Trouble } from '../testing/pria-random.ts'
import { PriaFarm, YEAR } from '../testing/pria.ts'

const START = Date.parse('2026-05-20T09:00:00.000Z')
const edit = fc.record({
  kind: fc.constantFrom('add', 'change', 'delete', 'theirsNew', 'theirs', 'theirsGone'),
  place: fc.nat(5),
  area: fc.integer({ min: 1, max: 9 }),
})
const step = fc.record({
  edits: fc.array(edit, { minLength: 1, maxLength: 3 }),
  mood: fc.option(fc.constantFrom(...RANDOM_MOODS)),
  /** Step of the sending at which the program ends; another goes on. */
  endsAt: fc.option(fc.nat(14)),
})
type Edit = typeof edit extends fc.Arbitrary<infer S> ? S : never

class World {
  readonly farm: PriaFarm
  readonly expected = new Expected()
  readonly #pass: (seconds: number) => void
  readonly #settler: Settler
  #days = 0

  constructor(farm: PriaFarm, pass: (seconds: number) => void) {
    this.farm = farm
    this.#pass = pass
    this.#settler = new Settler(farm, pass)
  }

  #newDay(): string {
    return `2026-04-${String(++this.#days).padStart(2, '0')}`
  }

  async #ours(place: number) {
    const list = await farmJobs(this.farm)
    const id = list[place % Math.max(1, list.length)]?.id
    return id === undefined ? undefined : (await this.farm.farmer.call(getJob, { params: { id } })).data
  }

  async #editOurs({ kind, place, area }: Edit): Promise<void> {
    const { farm, expected } = this
    if (kind === 'add') {
      const date = this.#newDay()
      await farm.addSpraying(0, { date, endDate: date, area })
      expected.edited(date, 'US', area)
      return
    }
    const job = await this.#ours(place)
    if (job === undefined) return
    const params = { id: job._id }
    if (kind === 'delete') {
      await farm.farmer.call(deleteJob, { params })
      expected.deleted(job.date)
      return
    }
    const { error } = await farm.farmer.call(changeJob, { params, body: { ...job, area } })
    expect(error).toBeUndefined()
    expected.edited(job.date, 'US', area)
  }

  async #addTheirs(area: number): Promise<void> {
    const day = this.#newDay()
    const body: AgencyJob = await workOn(this.farm, { startsOn: day, endsOn: day, areaHa: area })
    await this.farm.agency.put(YEAR, (records) => [
      ...records,
      {
        kind: 'JOB',
        id: `uus-${day}`,
        ownId: null,
        version: 1,
        changedAt: '2026-05-19T09:00:00.000Z',
        changedBy: 'Konsulent',
        body,
      },
    ])
    this.expected.edited(day, 'AGENCY', area)
  }

  async #editTheirs({ kind, place, area }: Edit): Promise<void> {
    if (kind === 'theirsNew') return this.#addTheirs(area)
    const theirs = await heldJobs(this.farm)
    const chosen = theirs[place % Math.max(1, theirs.length)]
    if (chosen === undefined) return
    await this.farm.agency.put(YEAR, (records) =>
      records.flatMap((record) => {
        if (record.id !== chosen.id || record.kind !== 'JOB') return [record]
        if (kind === 'theirsGone') return []
        return [{ ...record, version: record.version + 1, body: { ...record.body, areaHa: area } }]
      }),
    )
    if (kind === 'theirsGone') this.expected.deleted(chosen.body.startsOn)
    else this.expected.edited(chosen.body.startsOn, 'AGENCY', area)
  }

  async edit(given: Edit): Promise<void> {
    this.#pass(1)
    await (given.kind.startsWith('theirs') ? this.#editTheirs(given) : this.#editOurs(given))
  }

  async settle(trouble: Trouble): Promise<void> {
    const { hasRun, isSame } = await this.#settler.settle('jobs', trouble)
    if (hasRun && trouble.mood === 'NEIGHBOUR_CHANGE') this.expected.disturbed()
    if (isSame) this.expected.settled()
  }

  /** Areas of work by its day, here and there; each day once. */
  async areas(): Promise<{ here: [string, number][]; there: [string, number][] }> {
    const here: [string, number][] = []
    for (const { id } of await farmJobs(this.farm)) {
      const { data } = await this.farm.farmer.call(getJob, { params: { id } })
      here.push([data.date, data.area])
    }
    const there = (await heldJobs(this.farm)).map(({ body }): [string, number] => [
      body.startsOn,
      body.areaHa,
    ])
    const byDay = (a: [string, number], b: [string, number]) => a[0].localeCompare(b[0])
    return { here: here.toSorted(byDay), there: there.toSorted(byDay) }
  }
}

onBothEngines('both sides after random edits and faults', (server) => {
  let passed = 0
  const pass = (seconds: number) => {
    passed += seconds
    server().setNow(new Date(START + passed * 1000).toISOString())
  }

  it('are the same, hold each record once, lose none, and keep what one side alone has changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        const farm = await PriaFarm.open(server(), 1)
        await farm.sendAll(['fields'])
        expect(await agencyFields(farm)).toHaveLength(1)
        const world = new World(farm, pass)
        await world.edit({ kind: 'add', place: 0, area: 5 })
        for (const given of steps) {
          for (const each of given.edits) await world.edit(each)
          await world.settle(given)
        }
        for (let round = 0; round < 3; round++) await world.settle({ mood: null, endsAt: null })
        const { rows } = await farm.ask('jobs')
        expect(rows.map(({ status }) => status)).toEqual(rows.map(() => 'IN_SYNC'))
        const { here, there } = await world.areas()
        expect(there).toEqual(here)
        const days = here.map(([day]) => day)
        expect(new Set(days).size).toBe(days.length)
        const { expected } = world
        expect(expected.keys.filter((day) => !days.includes(day) && !expected.mayBeGone.has(day))).toEqual([])
        expect(here.filter(([day, area]) => !expected.mayBe(day, area))).toEqual([])
        // PRIA keeps no name of ours for work that was entered there
        const ownIds = (await heldJobs(farm)).flatMap(({ ownId }) => (ownId === null ? [] : [ownId]))
        expect(new Set(ownIds).size).toBe(ownIds.length)
      }),
      { numRuns: 12 },
    )
    server().setNow(new Date(START).toISOString())
  }, 300_000)
})
