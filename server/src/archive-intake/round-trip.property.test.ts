/** Farms of any kind, taken out, in and out again: every file of the book is the same, on both engines. */
import { changeCostOverview } from '@vagu/core/profit/contract'
import { addMachine, changeMachine, deleteMachine } from '@vagu/core/machines/contract'
import type { CallInput, Endpoint, ReplyOf } from '@vagu/core/endpoint'
import { addCustomArea, setCustomFieldArea } from '@vagu/core/custom-areas/contract'
import { deleteField } from '@vagu/core/fields/contract'
import { changeJob, deleteJob, getJob } from '@vagu/core/jobs/contract'
import { changeOwnManure } from '@vagu/core/own-manure/contract'
import { addRequisitePlans, changeCropTemplate } from '@vagu/core/requisite-plan/contract'
import { changeRotationCells } from '@vagu/core/rotation/contract'
import { changeParticipation, getSchemes } from '@vagu/core/schemes/contract'
import { getStatus } from '@vagu/core/status/contract'
import { addStockEntry } from '@vagu/core/stock/contract'
import { addSupplyOrder, changeSupplySetting } from '@vagu/core/supplies/contract'
import { addWarningComment } from '@vagu/core/warnings/comments-contract'
import { ignoreWarning } from '@vagu/core/warnings/contract'
import { changeYieldGoals } from '@vagu/core/yield-goals/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { takeInArchive } from '@vagu/core/archive-intake/contract'
import { idMaker } from '../db/actor.ts'
import { storedFaults } from '../lift/check.ts'
import { sampleFarm, type SampleFarm } from '../sample-farm/sample-farm.ts'
import { seedFarm } from '../sample-farm/seed.ts'
import { sampleStock } from '../sample-farm/stock.ts'
import { sampleSupplies } from '../sample-farm/supplies.ts'
import { bookIn, exportedFiles, rowsIn, zipped } from '../testing/archives.ts'
import type { Client } from '../testing/client.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import type { TestServer } from '../testing/test-server.ts'
import { TABLES_IN_ARCHIVE } from './tables.ts'

const TODAY = '2026-05-20'
const YEAR = 2026

/** Names that somebody may type: signs of other alphabets, of HTML, of spreadsheets and of JSON, and long ones. */
const NAMES = fc.oneof(
  fc.constantFrom('<b>Kivi</b>', '=1+1', '"Jutt\\ud83d"', '🚜🌾', 'é ẽ ﬁ', "'); drop", 'Õ'.repeat(100)),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => `Põld ${text}`.trim()),
)
const FARMS = fc.record({
  seed: fc.nat(100_000),
  fields: fc.integer({ min: 2, max: 7 }),
  jobsPerSeason: fc.integer({ min: 2, max: 9 }),
  mistakeEvery: fc.integer({ min: 1, max: 4 }),
  names: fc.array(NAMES, { minLength: 1, maxLength: 4 }),
  /** One of so many records is deleted again. */
  deletedEvery: fc.integer({ min: 2, max: 9 }),
})
type Wanted = (typeof FARMS extends fc.Arbitrary<infer T> ? T : never) & object

/** Calls that must succeed. */
const doing =
  (farmer: Client) =>
  async <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ReplyOf<E>> => {
    const reply = await farmer.call(endpoint, input)
    expect(reply.error, `${endpoint.method} ${endpoint.path}`).toBeUndefined()
    return reply.data
  }
type Does = ReturnType<typeof doing>

/** Every so many of a list. */
const some = <T>(list: readonly T[], every: number): T[] => list.filter((_, i) => i % every === 1)

async function addPlans(does: Does, { fields, requisites }: SampleFarm): Promise<void> {
  const ids = fields.map(({ _id }) => _id)
  const cells = ids.map((fieldId) => ({ fieldId, year: YEAR + 1, crop: 'kaer' }))
  await does(changeRotationCells, { body: { cells } })
  const yields = ids.map((fieldId) => ({ fieldId, crop: 'talinisu', perHa: 5.25, unit: 't' as const }))
  await does(changeYieldGoals, {
    params: { year: YEAR },
    body: { yields, prices: [{ crop: 'kaer', tonnePrice: 0.1 + 0.2 }] },
  })
  await does(changeOwnManure, {
    params: { year: YEAR },
    body: {
      animals: [{ animal: 'piimalehm', count: 40.5, housedPercent: 80 }],
      trades: [{ organicType: 'TAHESONNIK', way: 'SOLD', amount: 12.25 }],
      updatedAt: null,
    },
  })
  const [material] = requisites
  await does(changeCostOverview, {
    params: { year: YEAR },
    body: {
      prices: [{ crop: 'kaer', yieldType: 'Terad', price: 165.5, unit: 't' }],
      materials: material
        ? [{ requisiteId: material._id, name: material.name, price: 0.36, unit: 'kg' }]
        : [],
    },
  })
}

async function addMachinery(
  does: Does,
  { names, jobs }: { readonly names: readonly string[]; readonly jobs: SampleFarm['jobEvents'] },
): Promise<void> {
  for (const name of names) {
    const machine = await does(addMachine, { body: { name, kind: 'SPRAYER', testedOn: '2025-04-01' } })
    await does(changeMachine, { params: { id: machine._id }, body: { ...machine, number: 'a\nb' } })
  }
  const gone = await does(addMachine, { body: { name: 'Müüdud', kind: 'TRACTOR' } })
  for (const { _id: id } of jobs.slice(0, 2)) {
    const job = await does(getJob, { params: { id: id ?? '' } })
    await does(changeJob, { params: { id: job._id }, body: { ...job, machine: gone._id } })
  }
  await does(deleteMachine, { params: { id: gone._id } })
}

async function addSchemes(does: Does, { fields }: SampleFarm): Promise<void> {
  const limed = { key: 'KSM_LIMING' as const, fieldIds: fields.slice(0, 2).map(({ _id }) => _id) }
  const told = [{ key: 'KSM_TRAINING' as const, day: '2026-02-03' }]
  for (const parts of [[limed], [{ key: 'KSM' as const, fieldIds: [] }, limed]])
    await does(changeParticipation, { params: { year: YEAR }, body: { parts, told, livestockUnits: 0.5 } })
}

async function addAreas(does: Does, { fields }: SampleFarm): Promise<void> {
  const kind = {
    areaName: 'Serv 🌾',
    calculationStrategy: 'EDGE_BUFFER',
    calculationValue: 5,
    year: YEAR,
  } as const
  const { id } = await does(addCustomArea, { body: kind })
  for (const { _id: fieldId } of fields.slice(0, 1))
    await does(setCustomFieldArea, {
      params: { id },
      body: { fieldId, year: YEAR, area: 0.15, areaWhenItWasSaved: null },
    })
}

async function hideAndSay(does: Does): Promise<void> {
  const [first, second] = (await does(getStatus, {})).warnings
  if (first) await does(ignoreWarning, { body: { ...first, reason: '=HYPERLINK("x")' } })
  if (second) await does(addWarningComment, { body: { warningId: second._id, text: 'Vaatan üle 🚜' } })
}

/** A farm with records of every noun, some of them changed and deleted since. */
async function fill(server: TestServer, farmer: Client, wanted: Wanted): Promise<void> {
  const { deletedEvery, names, ...size } = wanted
  const newId = idMaker(server.ports.now, server.ports.random)
  const farm = sampleFarm({
    ...size,
    years: [YEAR - 1, YEAR],
    today: TODAY,
    newId,
    fieldNames: names,
    workerNames: ['Mari', ...names],
    isBusyToday: true,
  })
  const does = doing(farmer)
  await seedFarm(does, farm)
  for (const body of sampleStock(farm, { today: TODAY, newId })) await does(addStockEntry, { body })
  const supplies = sampleSupplies(farm, { year: YEAR, today: TODAY, newId })
  await does(addRequisitePlans, { body: { plans: supplies.plans } })
  for (const body of supplies.templates) await does(changeCropTemplate, { body })
  for (const body of supplies.settings) await does(changeSupplySetting, { body })
  for (const body of supplies.orders) await does(addSupplyOrder, { body })
  await addPlans(does, farm)
  await addMachinery(does, { names, jobs: farm.jobEvents })
  await addSchemes(does, farm)
  await addAreas(does, farm)
  await hideAndSay(does)
  for (const { _id: id } of some(farm.jobEvents, deletedEvery))
    if (id !== undefined) await does(deleteJob, { params: { id } })
  for (const { _id: id } of some(farm.fields, deletedEvery)) await does(deleteField, { params: { id } })
}

/** Nouns that no farm of these has: their own test of the intake has them. */
const ELSEWHERE = ['photos', 'broughtValues', 'fertilizationPlans']

onBothEngines('any farm', (server) => {
  it('is the same after it was taken out and in, to the last byte', async () => {
    const met = new Set<string>()
    await fc.assert(
      fc.asyncProperty(FARMS, async (wanted) => {
        server().setNow(`${TODAY}T09:00:00.000Z`)
        const [old, fresh] = [await server().farmer(), await server().farmer()]
        await fill(server(), old, wanted)
        const before = await exportedFiles(server(), old)
        for (const { file, noun } of TABLES_IN_ARCHIVE)
          if (noun !== undefined && rowsIn(before, file).length > 0) met.add(noun)
        server().setNow('2026-06-01T09:00:00.000Z')
        const taken = await fresh.call(takeInArchive, { file: await zipped(before) })
        expect([taken.status, taken.error, server().faults]).toEqual([200, undefined, []])
        expect(bookIn(await exportedFiles(server(), fresh))).toEqual(bookIn(before))
        const schemesOf = async (farmer: Client) =>
          (await farmer.call(getSchemes, { params: { year: YEAR } })).data.requirements
        expect(await schemesOf(fresh)).toEqual(await schemesOf(old))
      }),
      { numRuns: 4 },
    )
    const nouns = TABLES_IN_ARCHIVE.flatMap(({ noun }) => noun ?? [])
    expect(nouns.filter((noun) => !met.has(noun))).toEqual(ELSEWHERE)
    expect(await storedFaults(server().db)).toEqual([])
    expect(server().faults).toEqual([])
  }, 120_000)
})
