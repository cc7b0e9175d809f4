/**
 * Random edits of fields, their crops and their yields on both sides, random faults, and ends of the program at any step: in the end both
 * say the same, nothing is there twice, nothing is lost that nobody deleted, and what one side alone has changed is what stands there.
 */
import type { AgencyRecord } from '@vagu/core/agency/wire'
import { addJob, changeJob, deleteJob, getJob } from '@vagu/core/jobs/contract'
import { CATEGORY } from '@vagu/core/settings/table'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { harvest } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { agencyFields, editYear, farmJobs, yearOf } from '../testing/pria-edits.ts'
import { Expected, RANDOM_MOODS, Settler, type Trouble } from '../testing/pria-random.ts'
import { PriaFarm, YEAR } from '../testing/pria.ts'

const START = Date.parse('2026-05-20T09:00:00.000Z')
const FIELDS = 2
const KINDS = ['fields', 'crops', 'yields'] as const
const NOTHING: Trouble = { mood: null, endsAt: null }

const edit = fc.record({
  kind: fc.constantFrom('FIELD', 'CROP', 'YIELD'),
  side: fc.constantFrom('US', 'AGENCY'),
  isDeletion: fc.boolean(),
  field: fc.nat(FIELDS - 1),
  value: fc.integer({ min: 1, max: 9 }),
})
const step = fc.record({
  edits: fc.array(edit, { minLength: 1, maxLength: 3 }),
  mood: fc.option(fc.constantFrom(...RANDOM_MOODS)),
  endsAt: fc.option(fc.nat(14)),
})
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never
type Kind = Edit['kind']

/** The part of a record that is edited, by its kind: a field's name, a crop's variety, the tonnes of a yield. */
const textOf = (kind: Kind, value: number): string | number =>
  kind === 'FIELD' ? `Põld nr ${value}` : kind === 'CROP' ? `Sort ${value}` : value

function valueOf({ kind, body }: AgencyRecord): string | number | undefined {
  if (kind === 'FIELD') return body.name
  if (kind === 'CROP') return body.variety
  return kind === 'YIELD' ? body.tonnes : undefined
}
function edited(record: AgencyRecord, value: number): AgencyRecord {
  const changed = { ...record, version: record.version + 1 }
  if (changed.kind === 'FIELD') return { ...changed, body: { ...changed.body, name: `Põld nr ${value}` } }
  if (changed.kind === 'CROP') return { ...changed, body: { ...changed.body, variety: `Sort ${value}` } }
  return changed.kind === 'YIELD' ? { ...changed, body: { ...changed.body, tonnes: value } } : changed
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => a.localeCompare(b)

class World {
  readonly farm: PriaFarm
  readonly expected = new Expected()
  readonly #agencyIds: readonly string[]
  constructor(farm: PriaFarm, agencyIds: readonly string[]) {
    this.farm = farm
    this.#agencyIds = agencyIds
  }

  async #harvest(field: number) {
    for (const { id } of await farmJobs(this.farm)) {
      const { data } = await this.farm.farmer.call(getJob, { params: { id } })
      if (data.fieldId === this.farm.fieldIds[field] && data.jobCategory.key === CATEGORY.harvest) return data
    }
    return undefined
  }

  async #editYield({ field, isDeletion, value }: Edit): Promise<boolean> {
    const { farmer, fieldIds } = this.farm
    const job = await this.#harvest(field)
    if (isDeletion) {
      if (job) await farmer.call(deleteJob, { params: { id: job._id } })
      return job !== undefined
    }
    const reply = job
      ? await farmer.call(changeJob, { params: { id: job._id }, body: { ...job, yield: value } })
      : await farmer.call(addJob, {
          body: harvest(fieldIds[field] ?? '', {
            requisites: [],
            yield: value,
            date: '2026-05-19',
            endDate: '2026-05-19',
          }),
        })
    expect(reply.error).toBeUndefined()
    return true
  }

  /** Edits ours; false where there was nothing to edit. */
  async #editOurs(given: Edit): Promise<boolean> {
    const { kind, field, isDeletion, value } = given
    if (kind === 'YIELD') return this.#editYield(given)
    const before = await yearOf(this.farm, field)
    if (kind === 'FIELD') await editYear(this.farm, { name: `Põld nr ${value}` }, field)
    else if (isDeletion && !before?.mainCrop) return false
    else {
      const mainCrop = isDeletion ? null : { crop: 'talinisu', variety: `Sort ${value}` }
      await editYear(this.farm, { mainCrop }, field)
    }
    return true
  }

  #isOf(record: AgencyRecord, { kind, field }: Pick<Edit, 'kind' | 'field'>): boolean {
    const id = this.#agencyIds[field]
    return record.kind === kind && (record.kind === 'FIELD' ? record.id : record.body.fieldId) === id
  }

  async #editTheirs(given: Edit): Promise<boolean> {
    const held = await this.farm.agency.held(YEAR)
    if (!held.some((record) => this.#isOf(record, given))) return false
    await this.farm.agency.put(YEAR, (records) =>
      records.flatMap((record) => {
        if (!this.#isOf(record, given)) return [record]
        return given.isDeletion ? [] : [edited(record, given.value)]
      }),
    )
    return true
  }

  /** One edit. Fields are not deleted: all else stands on them. */
  async edit(drawn: Edit): Promise<void> {
    const given = { ...drawn, isDeletion: drawn.isDeletion && drawn.kind !== 'FIELD' }
    const isDone = given.side === 'US' ? await this.#editOurs(given) : await this.#editTheirs(given)
    if (!isDone) return
    const key = `${given.kind} ${given.field}`
    if (given.isDeletion) this.expected.deleted(key)
    // without a crop nobody can say of what a yield is
    if (given.isDeletion && given.kind === 'CROP') this.expected.deleted(`YIELD ${given.field}`)
    if (!given.isDeletion) this.expected.edited(key, given.side, textOf(given.kind, given.value))
  }

  /** Values by kind and field. */
  async here(): Promise<[string, string | number][]> {
    const all: [string, string | number][] = []
    for (let field = 0; field < FIELDS; field++) {
      const year = await yearOf(this.farm, field)
      const job = await this.#harvest(field)
      if (year?.mainCrop) all.push([`CROP ${field}`, year.mainCrop.variety ?? ''])
      all.push([`FIELD ${field}`, year?.name ?? ''])
      if (job && year?.mainCrop) all.push([`YIELD ${field}`, job.yield ?? 0])
    }
    return all.toSorted(byKey)
  }
  async there(): Promise<[string, string | number][]> {
    return (await this.farm.agency.held(YEAR))
      .flatMap((record): [string, string | number][] => {
        const value = valueOf(record)
        if (record.kind === 'JOB' || value === undefined) return []
        const id = record.kind === 'FIELD' ? record.id : record.body.fieldId
        return [[`${record.kind} ${this.#agencyIds.indexOf(id)}`, value]]
      })
      .toSorted(byKey)
  }
}

onBothEngines('both books after random edits and faults', (server) => {
  let passed = 0
  const pass = (seconds: number) => {
    passed += seconds
    server().setNow(new Date(START + passed * 1000).toISOString())
  }

  /** A farm whose fields, crops and yields both sides hold. */
  async function openWorld(): Promise<World> {
    const farm = await PriaFarm.open(server(), FIELDS)
    await farm.sendAll(['fields'])
    const world = new World(farm, await agencyFields(farm))
    for (const kind of ['FIELD', 'CROP', 'YIELD'] as const)
      for (let field = 0; field < FIELDS; field++)
        await world.edit({ kind, side: 'US', isDeletion: false, field, value: 5 })
    await farm.sendAll(KINDS)
    world.expected.settled()
    return world
  }

  it('are the same, hold each record once, lose none, and keep what one side alone has changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 3 }), async (steps) => {
        const world = await openWorld()
        const { farm, expected } = world
        const settler = new Settler(farm, pass)
        for (const { edits, ...trouble } of steps) {
          for (const each of edits) {
            pass(1)
            await world.edit(each)
          }
          const ends: Awaited<ReturnType<typeof settler.settle>>[] = []
          for (const kind of KINDS) ends.push(await settler.settle(kind, trouble))
          if (trouble.mood === 'NEIGHBOUR_CHANGE' && ends.some(({ hasRun }) => hasRun)) expected.disturbed()
          if (ends.every(({ isSame }) => isSame)) expected.settled()
        }
        for (let round = 0; round < 2; round++) for (const kind of KINDS) await settler.settle(kind, NOTHING)
        for (const kind of KINDS)
          expect((await farm.ask(kind)).rows.map(({ status }) => status)).toEqual(
            (await farm.rows(kind)).map(() => 'IN_SYNC'),
          )
        const [here, there] = [await world.here(), await world.there()]
        expect(there).toEqual(here)
        const keys = here.map(([key]) => key)
        expect(new Set(keys).size).toBe(keys.length)
        expect(expected.keys.filter((key) => !keys.includes(key) && !expected.mayBeGone.has(key))).toEqual([])
        expect(here.filter(([key, value]) => !expected.mayBe(key, value))).toEqual([])
      }),
      { numRuns: 6 },
    )
    server().setNow(new Date(START).toISOString())
  }, 300_000)
})
