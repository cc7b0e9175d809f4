/** Letters on the end of the free time, as programs over one database write them. */
import { keepAccount, deleteAccount } from '@vagu/core/account/contract'
import { addLinkedUser } from '@vagu/core/users/links-contract'
import { beforeEach, expect, it } from 'vitest'
import { idMaker } from '../db/actor.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { placeTestOrder } from '../testing/orders.ts'
import { emailOf, personWith } from '../testing/people.ts'
import { company, newEmail, password, proven, registered } from '../testing/visitors.ts'
import { tellTrialEnds, type TrialNeeds } from './trial-letters.ts'

/** Registered on 20 May with sixty days: free until 19 July. */
const START = '2026-05-20T09:00:00.000Z'
const SOON = 'Vagu: tasuta aeg lõpeb 19.07.2026'
const LAST = 'Vagu: tasuta aja viimane päev on 19.07.2026'
const NOON = 'T09:00:00.000Z'

onBothEngines('letters on the end of the free time', (server) => {
  const needs = (holder = 'test'): TrialNeeds => {
    const { ports } = server()
    const newId = idMaker(ports.now, ports.random)
    return { ...ports, newId, holder, stop: new AbortController().signal }
  }
  const look = async (at: string, change: Partial<TrialNeeds> = {}) => {
    server().setNow(at)
    const done = await tellTrialEnds({ ...needs(), ...change })
    await server().post()
    return done
  }
  const lettersTo = (email: string) =>
    server()
      .mails.filter(({ to, subject }) => to === email && subject.includes('tasuta'))
      .map(({ subject }) => subject)
  /** Subjects of the letters that a farmer got after looks at these moments. */
  async function toldAt(email: string, ...moments: readonly string[]): Promise<string[]> {
    for (const moment of moments) await look(moment)
    return lettersTo(email)
  }
  beforeEach(async () => {
    for (const table of ['task', 'trial_letter', 'account_deletion', 'letter'] as const)
      await server().db.deleteFrom(table).execute()
    await server().db.updateTable('account').set({ trial_until: '2020-01-01' }).execute()
    server().setNow(START)
  })

  it('go ten days before and on the last day, once each however often is looked', async () => {
    const email = newEmail()
    await proven(server(), email)
    expect(await toldAt(email, `2026-07-08${NOON}`)).toEqual([])
    expect(await toldAt(email, `2026-07-09${NOON}`, `2026-07-09T18:00:00.000Z`)).toEqual([SOON])
    expect(await toldAt(email, `2026-07-10${NOON}`, `2026-07-18${NOON}`)).toEqual([SOON])
    expect(await toldAt(email, `2026-07-19${NOON}`, `2026-07-20${NOON}`)).toEqual([SOON, LAST])
  })
  it('go late where the program was down, and no more when it was so for long', async () => {
    const email = newEmail()
    await proven(server(), email)
    expect(await toldAt(email, `2026-07-27${NOON}`)).toEqual([])
    expect(await toldAt(email, `2026-07-26${NOON}`)).toEqual([LAST])
  })
  it('go by day, in summer from five o’clock of Greenwich on', async () => {
    await proven(server())
    expect(await look('2026-07-09T04:59:59.000Z')).toBe('notDue')
    expect(await look('2026-07-09T05:00:00.000Z')).toEqual({ accounts: 1 })
  })
  it('go once when two programs look at the same moment, even without the lock', async () => {
    const email = newEmail()
    await proven(server(), email)
    server().setNow(`2026-07-09${NOON}`)
    await Promise.all([tellTrialEnds(needs('one')), tellTrialEnds(needs('two'))])
    await server().db.deleteFrom('task').execute()
    await tellTrialEnds(needs('three'))
    await server().post()
    expect(lettersTo(email)).toEqual([SOON])
  })
  it('go to owners alone, and to addresses that are proven', async () => {
    const [email, unproven] = [newEmail(), newEmail()]
    const owner = await proven(server(), email)
    owner.accountId = await accountOf(owner.userId)
    const second = await emailOf(await personWith(server(), owner, 'owner'))
    const worker = await emailOf(await personWith(server(), owner, 'worker'))
    await registered(server(), unproven)
    await look(`2026-07-09${NOON}`)
    expect([email, second, worker, unproven].map((each) => lettersTo(each).length)).toEqual([1, 1, 0, 0])
  })
  it('go to nobody whose farm, or another that he owns, has ordered', async () => {
    const email = newEmail()
    const farmer = await proven(server(), email)
    await placeTestOrder(farmer)
    await farmer.call(addLinkedUser, { body: { company: { name: 'Teine talu OÜ' } } })
    expect(await toldAt(email, `2026-07-09${NOON}`, `2026-07-19${NOON}`)).toEqual([])
  })
  it('go to nobody whose account is to be deleted, and to him when it is kept', async () => {
    const email = newEmail()
    const farmer = await proven(server(), email)
    await farmer.call(deleteAccount, { body: { companyName: company.name, password } })
    expect(await toldAt(email, `2026-07-09${NOON}`)).toEqual([])
    server().setNow(START)
    expect((await farmer.call(keepAccount, {})).status).toBe(200)
    expect(await toldAt(email, `2026-07-10${NOON}`)).toEqual([SOON])
  })
  it('go to no makers of the program, and to nobody in the demo', async () => {
    await proven(server())
    const { options } = server().ports
    for (const change of [{ isDevelopment: true }, { isDemo: true }])
      expect(await look(`2026-07-09${NOON}`, { options: { ...options, ...change } })).toBe('notDue')
  })

  async function accountOf(userId: string): Promise<string> {
    const row = await server()
      .db.selectFrom('membership')
      .select('account_id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    return row.account_id
  }
})
