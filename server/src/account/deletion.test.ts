import * as contract from '@vagu/core/account/contract'
import { addImages } from '@vagu/core/images/contract'
import { addJob } from '@vagu/core/jobs/contract'
import { getAuth } from '@vagu/core/users/contract'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { idMaker } from '../db/actor.ts'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, spraying } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { jpeg } from '../testing/pictures.ts'
import { company, facts, newEmail, password, registered, signIn } from '../testing/visitors.ts'
import { eraseAccounts } from './erase.ts'
import { ACCOUNT_TABLES, USER_TABLES } from './tables.ts'

const right = { companyName: company.name, password }

onBothEngines('the deletion of an account', (server) => {
  askFourQuestions(server, {
    endpoint: contract.deleteAccount,
    input: async () => ({ body: { companyName: 'Proovitalu OÜ', password } }),
    namesRecord: false,
    wrong: { body: { companyName: 'Muu talu', password }, path: 'companyName' },
  })
  askFourQuestions(server, { endpoint: contract.keepAccount, input: async () => ({}), namesRecord: false })

  const userOf = async (farmer: Client) => (await farmer.call(getAuth, {})).data
  const lettersTo = (email: string) =>
    server()
      .mails.filter(({ to }) => to === email)
      .map(({ subject }) => subject)
  /** The job as one of the programs over the database runs it. */
  const look = async (at: string) => {
    server().setNow(at)
    const { ports } = server()
    const newId = idMaker(ports.now, ports.random)
    const done = await eraseAccounts({ ...ports, newId, holder: 'test', stop: new AbortController().signal })
    await server().post()
    return done
  }
  beforeEach(async () => {
    await server().db.deleteFrom('task').execute()
    await server().db.deleteFrom('account_deletion').execute()
    server().setNow('2026-05-20T09:00:00.000Z')
  })
  const countOf = async (table: string, column: string, id: string) => {
    const { rows } = await sql<{ n: number | string }>`
      select count(*) as n from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(server().db)
    return Number(rows[0]?.n)
  }

  /** A farm with something in it, whose farmer registered. */
  async function farmOf(email: string) {
    const farmer = await registered(server(), email)
    const user = await userOf(farmer)
    farmer.accountId = user.accountId
    const [field, worker] = [await addTestField(farmer), await addTestWorker(farmer)]
    const { data: photos } = await farmer.call(addImages, { files: [await jpeg()] })
    await farmer.call(addJob, { body: spraying(field, worker, { images: photos.map(({ id }) => id) }) })
    await farmer.call(contract.changeUserSettings, { body: { workTime: false } })
    // sessions end with time, and this farmer looks after weeks
    const forLong = { expires_at: '2030-01-01T00:00:00.000Z', is_remembered: 1 }
    await server().db.updateTable('session').set(forLong).execute()
    return farmer
  }

  it('begins in 30 days, is told by mail, and can be taken back', async () => {
    const email = newEmail()
    const farmer = await farmOf(email)
    const { data } = await farmer.call(contract.deleteAccount, { body: right })
    expect(data.deletion).toEqual({ day: '2026-06-19' })
    server().setNow('2026-05-25T09:00:00.000Z')
    const again = await farmer.call(contract.deleteAccount, { body: right })
    expect(again.data.deletion).toEqual({ day: '2026-06-19' })
    expect((await farmer.call(contract.keepAccount, {})).data.deletion).toBeNull()
    expect((await farmer.call(contract.keepAccount, {})).status).toBe(200)
    await server().post()
    expect(lettersTo(email)).toEqual(
      expect.arrayContaining(['Vagu: konto kustutamine', 'Vagu: konto jääb alles']),
    )
    expect(lettersTo(email)).toHaveLength(3)
    expect(await look('2026-07-01T09:00:00.000Z')).toEqual({ reminded: 0, deleted: 0 })
    expect((await userOf(farmer)).company).toEqual(company)
  })

  it.each([
    [{ companyName: 'Kase talu', password }, 'companyName', 'companyNameDiffers'],
    [{ companyName: '🚜', password }, 'companyName', 'companyNameDiffers'],
    [{ companyName: '', password }, 'companyName', 'required'],
    [{ companyName: company.name, password: 'vale salasõna' }, 'password', 'wrongPassword'],
    [{ companyName: company.name, password: '' }, 'password', 'required'],
  ])('is refused with %o', async (body, path, code) => {
    const farmer = await registered(server())
    const reply = await farmer.call(contract.deleteAccount, { body })
    expect([reply.status, reply.error?.fields?.map((each) => [each.path, each.code])]).toEqual([
      422,
      [[path, code]],
    ])
    expect((await userOf(farmer)).deletion).toBeNull()
  })

  it('takes the name with other spaces and capitals', async () => {
    const farmer = await registered(server())
    const body = { companyName: '  kase  TALU oü', password }
    expect((await farmer.call(contract.deleteAccount, { body })).status).toBe(200)
  })

  it('leaves the book open for reading and writing until its day', async () => {
    const farmer = await farmOf(newEmail())
    await farmer.call(contract.deleteAccount, { body: right })
    expect(await addTestField(farmer, { name: 'Uus' })).not.toBe('')
  })

  it('leaves no row and no photo of it, and nothing of others is touched', async () => {
    const [mine, theirs, both] = [newEmail(), newEmail(), newEmail()]
    const [farmer, other] = [await farmOf(mine), await farmOf(theirs)]
    // somebody who works for both farms, and the other farm's own wish
    const helper = await registered(server(), both)
    for (const { accountId } of [farmer, other])
      await server()
        .db.insertInto('membership')
        .values({ account_id: accountId, user_id: helper.userId })
        .execute()
    await other.call(contract.deleteAccount, { body: right })
    await other.call(contract.keepAccount, {})
    const [photosBefore, keptBefore] = [server().photos.size, await rowsOf(other.accountId)]
    await farmer.call(contract.deleteAccount, { body: right })

    expect(await look('2026-06-15T09:00:00.000Z')).toEqual({ reminded: 0, deleted: 0 })
    expect(await look('2026-06-16T09:00:00.000Z')).toEqual({ reminded: 1, deleted: 0 })
    expect(await look('2026-06-17T09:00:00.000Z')).toEqual({ reminded: 0, deleted: 0 })
    // the last moment of the day before, in Tallinn
    expect(await look('2026-06-18T20:59:59.000Z')).toEqual({ reminded: 0, deleted: 0 })
    expect((await userOf(farmer)).deletion).toEqual({ day: '2026-06-19' })
    expect(await look('2026-06-18T21:00:00.000Z')).toEqual({ reminded: 0, deleted: 1 })
    expect(await look('2026-06-18T22:00:00.000Z')).toBe('notDue')

    const left = Object.entries(await rowsOf(farmer.accountId)).filter(([, count]) => count > 0)
    expect(left).toEqual([])
    for (const { table, column } of USER_TABLES)
      expect([table, await countOf(table, column, farmer.userId)]).toEqual([table, 0])
    expect([...server().photos.keys()].filter((key) => key.startsWith(farmer.accountId))).toEqual([])
    expect(server().photos.size).toBe(photosBefore - 2)
    expect(await rowsOf(other.accountId)).toEqual(keptBefore)
    expect(lettersTo(mine).slice(-2)).toEqual(['Vagu: konto kustub 19.06.2026', 'Vagu: konto on kustutatud'])
    expect(facts((await signIn(server(), { email: mine, password })).reply)).toEqual([400, 'wrongLogin'])
    expect((await signIn(server(), { email: both, password })).reply.status).toBe(200)
    expect(facts(await farmer.call(getAuth, {}))).toEqual([401, 'unauthenticated'])
  })

  const rowsOf = async (accountId: string): Promise<Record<string, number>> => {
    const counts: Record<string, number> = {}
    for (const { table } of ACCOUNT_TABLES)
      if (table !== 'session') counts[table] = await countOf(table, 'account_id', accountId)
    return counts
  }

  it('that broke off goes on at the next look, and is not taken back any more', async () => {
    const farmer = await farmOf(newEmail())
    await farmer.call(contract.deleteAccount, { body: right })
    const { ports } = server()
    server().setNow('2026-06-20T09:00:00.000Z')
    const photos = {
      ...ports.photos,
      remove: async () => Promise.reject(new Error('the photo store is away')),
    }
    const needs = { ...ports, photos, newId: idMaker(ports.now, ports.random), holder: 'test' }
    const { signal: stop } = new AbortController()
    await expect(eraseAccounts({ ...needs, stop })).rejects.toThrow('the photo store is away')
    expect(facts(await farmer.call(contract.keepAccount, {}))).toEqual([401, 'unauthenticated'])
    expect(await look('2026-06-20T10:00:00.000Z')).toMatchObject({ deleted: 1 })
    expect(await countOf('account', 'account_id', farmer.accountId)).toBe(0)
  })
})

onBothEngines(
  'the deletion in the demo',
  (server) => {
    it('is locked', async () => {
      const farmer = await server().farmer()
      const body = { companyName: 'Proovitalu OÜ', password }
      expect(facts(await farmer.call(contract.deleteAccount, { body }))).toEqual([403, 'lockedInDemo'])
      expect(facts(await farmer.call(contract.keepAccount, {}))).toEqual([403, 'lockedInDemo'])
    })
  },
  { isDemo: true },
)
