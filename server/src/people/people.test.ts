import * as contract from '@vagu/core/people/contract'
import type { Role } from '@vagu/core/users/schema'
import { getAuth, listSessions } from '@vagu/core/users/contract'
import { unlinkAccount } from '@vagu/core/users/links-contract'
import { addWorker, listWorkers } from '@vagu/core/workers/contract'
import { describe, expect, it } from 'vitest'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { emailOf, invited, joined, letterTo, personWith, tokenIn } from '../testing/people.ts'

const password = 'kolm hernest paneb'
const draft = (email: string, role: Role = 'worker') => ({ body: { email, role } })
let made = 0
const newEmail = (): string => `kutsutu${++made}@vagu.test`

onBothEngines('people of a farm', (server) => {
  askFourQuestions(server, { endpoint: contract.listPeople, input: async () => ({}), namesRecord: false })
  askFourQuestions(server, {
    endpoint: contract.listInvitations,
    input: async () => ({}),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.invite,
    input: async () => draft(newEmail()),
    namesRecord: false,
    wrong: { body: { email: 'x', role: 'worker' }, path: 'email' },
  })
  askFourQuestions(server, {
    endpoint: contract.withdrawInvitation,
    input: async (owner) => ({
      params: { id: (await owner.call(contract.invite, draft(newEmail()))).data._id },
    }),
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: contract.changeRole,
    input: async (owner) => ({
      params: { id: (await personWith(server(), owner, 'worker')).userId },
      body: { role: 'member' as const },
    }),
    namesRecord: true,
    wrong: { body: { role: 'king' }, path: 'role' },
  })
  askFourQuestions(server, {
    endpoint: contract.removePerson,
    input: async (owner) => ({ params: { id: (await personWith(server(), owner, 'worker')).userId } }),
    namesRecord: true,
  })

  describe('an invitation', () => {
    it('is mailed, tells what it is to, and makes a user of its address', async () => {
      const [owner, email] = [await server().farmer(), newEmail()]
      const token = await invited(server(), owner, { email, role: 'worker' })
      const mail = letterTo(server(), email)
      expect(mail?.subject).toBe('Vagu: kutse ettevõtte Proovitalu OÜ põlluraamatusse')
      expect(mail?.text).toContain('töötegija (märgib töid ja lisab fotosid, hindu ja tasusid ei näe)')
      const visitor = await joined(server(), token, password)
      expect(visitor.reply).toMatchObject({
        status: 200,
        data: { email, emailValidated: true, role: 'worker', company: { name: 'Proovitalu OÜ' } },
      })
      const { data } = await owner.call(contract.listPeople, {})
      expect(data.map((person) => [person.email, person.role, person.isSelf])).toEqual(
        [
          [await emailOf(owner), 'owner', true],
          [email, 'worker', false],
        ].toSorted(([a], [b]) => String(a).localeCompare(String(b))),
      )
      expect((await owner.call(contract.listInvitations, {})).data).toEqual([])
    })

    it('sent twice is one, and the older link ends', async () => {
      const [owner, email] = [await server().farmer(), newEmail()]
      const first = await invited(server(), owner, { email, role: 'worker' })
      const second = await invited(server(), owner, { email, role: 'member' })
      const { data } = await owner.call(contract.listInvitations, {})
      expect(data.map((each) => [each.email, each.role])).toEqual([[email, 'member']])
      const read = async (token: string) =>
        (await server().visitor().call(contract.readInvitation, { body: { token } })).status
      // a visitor without a token of his own may not post
      expect(await read(second)).toBe(403)
      expect((await joined(server(), first, password)).reply.error?.code).toBe('tokenExpired')
      expect((await joined(server(), second, password)).reply.data.role).toBe('member')
    })

    it('sent twice before any letter went is one letter', async () => {
      const [owner, email] = [await server().farmer(), newEmail()]
      for (let i = 0; i < 2; i++) await owner.call(contract.invite, draft(email))
      await server().post()
      expect(server().mails.filter(({ to }) => to === email)).toHaveLength(1)
    })

    it('says that it has ended, and that it was used', async () => {
      const owner = await server().farmer()
      const used = await invited(server(), owner, { email: newEmail(), role: 'worker' })
      const guest = await joined(server(), used, password)
      const over = await invited(server(), owner, { email: newEmail(), role: 'worker' })
      const read = async (token: string) =>
        (await guest.client.call(contract.readInvitation, { body: { token } })).data.state
      server().setNow('2026-06-03T08:59:59.000Z')
      expect(await read(over)).toBe('open')
      server().setNow('2026-06-03T09:00:00.000Z')
      expect(await read(over)).toBe('expired')
      server().setNow('2026-05-20T09:00:00.000Z')
      expect(await read(used)).toBe('used')
      expect((await joined(server(), used, password)).reply.error?.code).toBe('tokenExpired')
      server().setNow('2026-06-03T09:00:00.000Z')
      expect((await joined(server(), over, password)).reply.error?.code).toBe('tokenExpired')
      server().setNow('2026-05-20T09:00:00.000Z')
    })

    it('is for its address alone, and gives a farm to whoever bears it already', async () => {
      const [owner, guest, other] = [
        await server().farmer(),
        await server().farmer(),
        await server().farmer(),
      ]
      const token = await invited(server(), owner, { email: await emailOf(guest), role: 'adviser' })
      const refused = await other.call(contract.acceptInvitation, { body: { token } })
      expect([refused.status, refused.error?.fields?.[0]?.code]).toEqual([422, 'invitationOfOther'])
      const accepted = await guest.call(contract.acceptInvitation, { body: { token } })
      expect(accepted.data).toEqual({ _id: owner.accountId, companyName: 'Proovitalu OÜ' })
      const { status } = (await guest.call(getAuth, {})).data
      expect(status.linkedUsers.map(({ _id }) => _id).toSorted()).toEqual(
        [guest.accountId, owner.accountId].toSorted(),
      )
      const again = await owner.call(contract.invite, draft(await emailOf(guest)))
      expect(again.error?.fields?.[0]?.code).toBe('memberAlready')
    })

    it('makes no second user of an address', async () => {
      const [owner, guest] = [await server().farmer(), await server().farmer()]
      const token = await invited(server(), owner, { email: await emailOf(guest), role: 'worker' })
      const visitor = server().visitor()
      await visitor.call(getAuth, {})
      const reply = await visitor.call(contract.joinByInvitation, { body: { token, password } })
      expect([reply.status, reply.error?.code]).toEqual([422, 'emailTaken'])
      expect((await guest.call(contract.acceptInvitation, { body: { token } })).status).toBe(200)
    })

    it('that is accepted twice at once makes one user', async () => {
      const owner = await server().farmer()
      const email = newEmail()
      const token = await invited(server(), owner, { email, role: 'worker' })
      const both = await Promise.all([1, 2].map(async () => joined(server(), token, password)))
      expect(both.map(({ reply }) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 400])
      const people = (await owner.call(contract.listPeople, {})).data
      expect(people.filter((person) => person.email === email)).toHaveLength(1)
    })

    it('that was withdrawn is over', async () => {
      const owner = await server().farmer()
      const token = await invited(server(), owner, { email: newEmail(), role: 'worker' })
      const [one] = (await owner.call(contract.listInvitations, {})).data
      await owner.call(contract.withdrawInvitation, { params: { id: one?._id ?? '' } })
      expect((await joined(server(), token, password)).reply.error?.code).toBe('tokenExpired')
    })
  })

  describe('somebody', () => {
    it('who is taken out is out with his next request, and has a farm of his own', async () => {
      const owner = await server().farmer()
      const worker = await personWith(server(), owner, 'worker')
      expect((await worker.call(listWorkers, {})).status).toBe(200)
      await owner.call(contract.removePerson, { params: { id: worker.userId } })
      expect((await worker.call(listWorkers, {})).status).toBe(401)
      const rows = await server()
        .db.selectFrom('membership')
        .select(['account_id', 'role'])
        .where('user_id', '=', worker.userId)
        .execute()
      expect(rows).toMatchObject([{ role: 'owner' }])
      expect(rows[0]?.account_id).not.toBe(owner.accountId)
    })

    it('is an owner still when he is the last one', async () => {
      const owner = await server().farmer()
      await personWith(server(), owner, 'member')
      const params = { id: owner.userId }
      const replies = [
        await owner.call(contract.changeRole, { params, body: { role: 'member' } }),
        await owner.call(contract.removePerson, { params }),
        await owner.call(unlinkAccount, { params: { id: owner.accountId } }),
      ]
      expect(replies.map((reply) => [reply.status, reply.error?.code])).toEqual(
        replies.map(() => [409, 'lastOwner']),
      )
      expect((await owner.call(listSessions, {})).status).toBe(200)
    })

    it('stays the owner where the two who are it go, or take each other out, at once', async () => {
      const owners = async (accountId: string) => {
        const rows = server().db.selectFrom('membership').select('user_id').where('role', '=', 'owner')
        return (await rows.where('account_id', '=', accountId).execute()).length
      }
      const pairs = async () => {
        const one = await server().farmer()
        return { one, two: await personWith(server(), one, 'owner') }
      }
      const { one, two } = await pairs()
      const params = { id: one.accountId }
      const going = await Promise.all([one, two].map(async (by) => by.call(unlinkAccount, { params })))
      expect(going.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
      expect(await owners(one.accountId)).toBe(1)

      const next = await pairs()
      const body = { role: 'worker' as const }
      await Promise.all([
        next.one.call(contract.changeRole, { params: { id: next.two.userId }, body }),
        next.two.call(contract.changeRole, { params: { id: next.one.userId }, body }),
      ])
      expect(await owners(next.one.accountId)).toBe(1)
    })

    it('may go when another owner stays', async () => {
      const owner = await server().farmer()
      await personWith(server(), owner, 'owner')
      expect((await owner.call(unlinkAccount, { params: { id: owner.accountId } })).status).toBe(204)
      expect((await owner.call(listSessions, {})).status).toBe(401)
    })

    it('becomes something else with his next request, and the journal names who did it', async () => {
      const owner = await server().farmer()
      const person = await personWith(server(), owner, 'adviser')
      const add = async () => (await person.call(addWorker, { body: { name: 'Mari Kask' } })).status
      expect(await add()).toBe(403)
      await owner.call(contract.changeRole, { params: { id: person.userId }, body: { role: 'member' } })
      expect(await add()).toBe(200)
      const rows = await server()
        .db.selectFrom('journal')
        .select(['user_id', 'noun', 'action', 'before', 'after'])
        .where('account_id', '=', owner.accountId)
        .where('noun', 'in', ['person', 'worker'])
        .where('action', '!=', 'delete')
        .orderBy('noun')
        .execute()
      expect(rows).toMatchObject([
        { user_id: owner.userId, noun: 'person', before: '{"role":"adviser"}', after: '{"role":"member"}' },
        { user_id: person.userId, noun: 'worker', action: 'create' },
      ])
    })
  })
})

it('a token stands behind the # of its link', () => {
  expect(tokenIn('Vaata http://x/kutse#token=abc-1 siit')).toBe('abc-1')
})
