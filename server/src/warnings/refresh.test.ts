import * as jobs from '@vagu/core/jobs/contract'
import { dated } from '@vagu/core/warnings/dated'
import { rules } from '@vagu/core/warnings/registry'
import type { Rule } from '@vagu/core/warnings/rule'
import { sampleProduct, sampleSource } from '@vagu/core/warnings/sample'
import { versionsOf } from '@vagu/core/warnings/generate/version-of'
import { expect, it } from 'vitest'
import { storeEdition } from '../registers/store.ts'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, fungicide, harvest, spraying } from '../testing/farm.ts'
import type { TestServer } from '../testing/test-server.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { refreshWarnings } from './refresh.ts'

const KEY = 'NOT_ON_MONDAY'
/** A law of its own for this test: nobody may harvest, from a day on. */
const newLaw = (what: string): Rule => ({
  id: KEY,
  title: 'Koristada ei tohi',
  level: 'ERROR',
  summary: what,
  sources: dated([{ since: null, value: sampleSource('Seadus') }]),
  check: ({ events }) =>
    events
      .filter(({ category }) => category.key === 'harvest')
      .map((event) => ({
        outcome: 'broken',
        event,
        related: null,
        material: null,
        cause: what,
        date: event.date,
        until: null,
        nextAllowed: null,
        message: () => what,
      })),
})

/** A program with other rules. */
const judgedBy = (requested: readonly Rule[]) => ({ rules: requested, versions: versionsOf(requested) })
const withLaw = (what: string) => judgedBy([...rules, newLaw(what)])

const stored = async (server: TestServer, farmer: Client) => {
  const rows = await server.db
    .selectFrom('warning')
    .select(['rule', 'document'])
    .where('account_id', '=', farmer.accountId)
    .orderBy('id')
    .execute()
  return rows.map(({ rule, document }) => [rule, document] as const)
}
const keysOf = (rows: readonly (readonly [string, string])[]) => [...new Set(rows.map(([rule]) => rule))]

async function farmWithHarvest(server: TestServer): Promise<Client> {
  const farmer = await server.farmer()
  const fieldId = await addTestField(farmer)
  await farmer.call(jobs.addJob, { body: spraying(fieldId, await addTestWorker(farmer)) })
  await farmer.call(jobs.addJob, { body: harvest(fieldId) })
  return farmer
}

onBothEngines('rules that are new to a farm', (server) => {
  it('are judged when the program starts with them, once, and go when they are gone', async () => {
    const farmer = await farmWithHarvest(server())
    const before = await stored(server(), farmer)
    expect(keysOf(before)).toContain('HARVEST_DELAY_IGNORED')

    expect(await refreshWarnings(server().ports)).toBeGreaterThan(0)
    expect(await stored(server(), farmer)).toEqual(before)
    expect(await refreshWarnings(server().ports)).toBe(0)

    const program = withLaw('Alates tänasest')
    await refreshWarnings(server().ports, program)
    const after = await stored(server(), farmer)
    expect(after.filter(([rule]) => rule !== KEY)).toEqual(before)
    expect(after.filter(([rule]) => rule === KEY)).toHaveLength(1)
    expect(await refreshWarnings(server().ports, program)).toBe(0)

    await refreshWarnings(server().ports)
    expect(await stored(server(), farmer)).toEqual(before)
  })

  it('judges anew only the rule whose words or figures changed', async () => {
    const farmer = await farmWithHarvest(server())
    await refreshWarnings(server().ports, withLaw('Enne'))
    const broken = await server()
      .db.updateTable('warning')
      .set({ document: '{"untouched":true}' })
      .where('account_id', '=', farmer.accountId)
      .where('rule', '=', 'HARVEST_DELAY_IGNORED')
      .executeTakeFirst()
    expect(Number(broken.numUpdatedRows)).toBe(1)
    await refreshWarnings(server().ports, withLaw('Pärast'))
    const after = await stored(server(), farmer)
    expect(after.find(([rule]) => rule === 'HARVEST_DELAY_IGNORED')?.[1]).toBe('{"untouched":true}')
    expect(after.find(([rule]) => rule === KEY)?.[1]).toContain('Pärast')
  })

  it('judges anew a rule of which nothing but a sentence changed', async () => {
    const farmer = await farmWithHarvest(server())
    await refreshWarnings(server().ports)
    const rulesInOtherWords = rules.map((rule): Rule => {
      const { id, check } = rule
      if (id !== 'HARVEST_DELAY_IGNORED' || !check) return rule
      return {
        ...rule,
        check: (facts) => check(facts).map((each) => ({ ...each, message: () => 'Teine lause' })),
      }
    })
    const inOtherWords = judgedBy(rulesInOtherWords)
    await refreshWarnings(server().ports, inOtherWords)
    const after = await stored(server(), farmer)
    expect(after.find(([rule]) => rule === 'HARVEST_DELAY_IGNORED')?.[1]).toContain('Teine lause')
    expect(await refreshWarnings(server().ports, inOtherWords)).toBe(0)
  })

  it('are not taken for judged by the next program when an older one has saved meanwhile', async () => {
    const farmer = await farmWithHarvest(server())
    const newer = withLaw('Uuem')
    await refreshWarnings(server().ports, newer)
    const keys = async () => keysOf(await stored(server(), farmer))
    expect(await keys()).toContain(KEY)
    const fieldId = await addTestField(farmer)
    await farmer.call(jobs.addJob, { body: harvest(fieldId) })
    expect((await stored(server(), farmer)).filter(([rule]) => rule === KEY)).toHaveLength(1)
    expect(await refreshWarnings(server().ports, newer)).toBe(1)
    expect((await stored(server(), farmer)).filter(([rule]) => rule === KEY)).toHaveLength(2)
    await farmer.call(jobs.addJob, { body: harvest(fieldId) })
    await refreshWarnings(server().ports)
    expect(await keys()).not.toContain(KEY)
  })

  it('finds anew how far jobs bear on others', async () => {
    const farmer = await farmWithHarvest(server())
    const reaches = () =>
      server()
        .db.selectFrom('job_event')
        .select(['reach_day', 'limit_day'])
        .where('account_id', '=', farmer.accountId)
        .orderBy('id')
        .execute()
    const before = await reaches()
    await server()
      .db.updateTable('job_event')
      .set({ reach_day: '2026-05-18', limit_day: null })
      .where('account_id', '=', farmer.accountId)
      .execute()
    await refreshWarnings(server().ports, withLaw('Ulatus'))
    expect(await reaches()).toEqual(before)
  })
})

const FARMS = 3
onBothEngines('judging all farms anew', (server) => {
  const forgetStates = () => server().db.deleteFrom('warning_state').execute()

  const judged = () => server().db.selectFrom('warning_state').select('account_id').execute()

  it('ends between two farms when it is told to, and goes on with the others', async () => {
    for (let i = 0; i < FARMS; i++) await farmWithHarvest(server())
    await forgetStates()
    const { signal } = new AbortController()
    let requested = 0
    // asked before each farm: the order comes while the first is judged
    Object.defineProperty(signal, 'aborted', { get: () => requested++ > 0 })
    expect(await refreshWarnings({ ...server().ports, stop: signal })).toBe(1)
    expect(await judged()).toHaveLength(1)
    expect(await refreshWarnings(server().ports)).toBe(FARMS - 1)
    expect(await judged()).toHaveLength(FARMS)
  })

  /** How many requests were answered while all farms were judged; one is always on its way at the end. */
  async function answersMeanwhile(): Promise<number> {
    await forgetStates()
    const over = new AbortController()
    const refreshing = refreshWarnings(server().ports).finally(() => over.abort())
    let answers = -1
    while (!over.signal.aborted) {
      await judged()
      answers++
      await new Promise((resolve) => setTimeout(resolve))
    }
    await refreshing
    return answers
  }

  it('lets requests in between', async () => {
    for (let i = 0; i < FARMS; i++) await farmWithHarvest(server())
    let answers = 0
    // On a busy machine all may be judged before the first answer has found its way.
    for (let tries = 0; answers < 1 && tries < 20; tries++) answers = await answersMeanwhile()
    expect(answers).toBeGreaterThan(0)
  })

  it('is not kept from it by one that cannot be judged', async () => {
    const [broken, valid] = [await farmWithHarvest(server()), await farmWithHarvest(server())]
    const before = await stored(server(), valid)
    const ofBroken = server().db.updateTable('job_event').where('account_id', '=', broken.accountId)
    await ofBroken.set({ document: 'not a document' }).execute()
    await server().db.deleteFrom('warning').execute()
    await forgetStates()
    await refreshWarnings(server().ports)
    expect(await stored(server(), valid)).toEqual(before)
    expect(server().faults.splice(0)).toMatchObject([{ accountId: broken.accountId }])
    // it is tried again at the next start
    await refreshWarnings(server().ports)
    expect(server().faults.splice(0)).toMatchObject([{ accountId: broken.accountId }])
    await ofBroken.set({ deleted_at: '2026-05-20', document: '{}' }).execute()
  })
})

onBothEngines('judging all farms', (server) => {
  it('breaks off when the database goes away, and goes on with the farms that are left', async () => {
    for (let i = 0; i < FARMS; i++) await farmWithHarvest(server())
    await server().db.deleteFrom('warning_state').execute()
    let looks = 0
    const awayAtSecond: Rule = {
      ...newLaw('Koristada ei tohi'),
      check: () => {
        if (++looks > 1) throw Object.assign(new Error('terminating connection'), { code: '57P01' })
        return []
      },
    }
    await expect(refreshWarnings(server().ports, judgedBy([awayAtSecond]))).rejects.toThrow(
      'terminating connection',
    )
    expect(server().faults.splice(0)).toEqual([])
    const judged = await server().db.selectFrom('warning_state').select('account_id').execute()
    expect(judged).toHaveLength(1)
    await refreshWarnings(server().ports)
    expect(await server().db.selectFrom('warning_state').select('account_id').execute()).not.toHaveLength(1)
  })
})

/** A new edition of the register comes: it holds one product, of the name of the fungicide, which is called so until now. */
const bringEdition = async ({ ports }: TestServer, validUntil: string, name = fungicide.name) => {
  await ports.db.transaction().execute((tx) =>
    storeEdition(tx, {
      day: '2026-05-20',
      now: ports.now(),
      origin: 'upload',
      products: [sampleProduct({ number: '0777', name, validUntil })],
      problems: [],
      moreProblems: 0,
    }),
  )
  await refreshWarnings(ports)
}

const sowing = (fieldId: string) => ({
  fieldId,
  status: 'DONE',
  jobCategory: { name: 'Külv' },
  job: { name: 'Külvamine' },
  area: 10,
  date: '2026-05-10',
  endDate: '2026-05-10',
  requisites: [
    {
      name: 'Nisu',
      type: 'seed',
      subtype: 'talinisu',
      seedCertificate: 'OTS',
      amount: 200,
      unit: 'kg/ha',
      coating: { name: fungicide.name, amount: 2, unit: 'l/t' },
    },
  ],
})

onBothEngines('a new edition of the register', (server) => {
  it('is heard of by jobs that mean a product by its name', async () => {
    await bringEdition(server(), '2030-01-01')
    const farmer = await server().farmer()
    const material = { ...fungicide, subtypeVariant: 'TKV_REGISTRIST', registerNumber: null }
    const fieldId = await addTestField(farmer)
    const worker = await addTestWorker(farmer)
    await farmer.call(jobs.addJob, { body: spraying(fieldId, worker, { requisites: [material] }) })
    const sown = await farmer.call(jobs.addJob, { body: sowing(await addTestField(farmer)) })
    expect(sown.error).toBeUndefined()
    const lapses = async () => {
      const keys = keysOf(await stored(server(), farmer))
      return keys
        .filter((key) => ['SEED_COATING_NO_LONGER_ACTIVE', 'UNKNOWN_CHEMICAL'].includes(key))
        .toSorted()
    }
    // judged with every rule, because nothing is known of the farm
    await bringEdition(server(), '2031-01-01')
    expect(await lapses()).toEqual([])
    await bringEdition(server(), '2020-01-01')
    expect(await lapses()).toEqual(['SEED_COATING_NO_LONGER_ACTIVE', 'UNKNOWN_CHEMICAL'])
    // they still mean it by the name that it bore
    await bringEdition(server(), '2030-01-01', 'Uus nimi')
    expect(await lapses()).toEqual([])
  })
})
