import { SAMPLE_CLIENT } from '@vagu/agency/seed'
import { deleteAccount } from '@vagu/core/account/contract'
import { resetPassword, setPasswordAfterReset } from '@vagu/core/users/contract'
import { beforeEach, expect, it } from 'vitest'
import { eraseAccounts } from '../account/erase.ts'
import { idMaker } from '../db/actor.ts'
import { AgencyFailure } from '../ports.ts'
import type { Client } from '../testing/client.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { connectFarm, priaRoom } from '../testing/pria-steps.ts'
import { company, mailedToken, newEmail, password, registered, visitor } from '../testing/visitors.ts'
import { readLogin } from './login.ts'

onBothEngines('the sign-in at PRIA ends', (server) => {
  beforeEach(async () => {
    await server().db.deleteFrom('task').execute()
    server().setNow('2026-05-20T09:00:00.000Z')
  })
  async function connected(email: string): Promise<Client> {
    const farmer = await registered(server(), email)
    expect((await connectFarm(server(), farmer)).data.state).toBe('CONNECTED')
    return farmer
  }
  const isRevoked = async (refresh: string | null | undefined): Promise<boolean> => {
    const { agency } = server().ports
    if (agency === undefined || refresh == null) throw new Error('there was no sign-in')
    return agency.renew(refresh).then(
      () => false,
      (error: unknown) => error instanceof AgencyFailure && error.kind === 'TOKEN_INVALID',
    )
  }
  const eraseLater = async () => {
    server().setNow('2026-06-25T09:00:00.000Z')
    const { ports } = server()
    const newId = idMaker(ports.now, ports.random)
    return eraseAccounts({ ...ports, newId, holder: 'test', stop: new AbortController().signal })
  }

  it('with a password that is reset by mail, at PRIA too; the farm stays connected', async () => {
    const email = newEmail()
    const farmer = await connected(email)
    const before = await readLogin(server().ports, farmer.userId)
    await (await visitor(server())).call(resetPassword, { body: { email } })
    const token = await mailedToken(server(), email, 'uusparool')
    const body = { token, password: 'hoopis teine salasõna' }
    expect((await (await visitor(server())).call(setPasswordAfterReset, { body })).status).toBe(204)
    expect(await readLogin(server().ports, farmer.userId)).toBeUndefined()
    expect(await isRevoked(before?.refresh)).toBe(true)
    const rows = server().db.selectFrom('pria_connection').select('client_id')
    const accounts = server()
      .db.selectFrom('membership')
      .select('account_id')
      .where('user_id', '=', farmer.userId)
    expect(await rows.where('account_id', 'in', accounts).execute()).toEqual([{ client_id: SAMPLE_CLIENT }])
  })

  it('with the account: consent, tokens, and what the simulator held', async () => {
    const farmer = await connected(newEmail())
    const room = await priaRoom(server(), farmer)
    await farmer.call(deleteAccount, { body: { companyName: company.name, password } })
    const before = await readLogin(server().ports, farmer.userId)
    const withdrawn: string[] = []
    const { agency } = server().ports
    if (agency === undefined) throw new Error('no agency')
    server().setAgency({
      ...agency,
      withdraw: async (token, client) => {
        withdrawn.push(client)
        await agency.withdraw(token, client)
      },
    })
    expect(await eraseLater()).toMatchObject({ deleted: 1 })
    server().setAgency(agency)
    expect(withdrawn).toEqual([SAMPLE_CLIENT])
    expect(await isRevoked(before?.refresh)).toBe(true)
    const left = await server()
      .db.selectFrom('pria_login')
      .select('user_id')
      .where('room', '=', room)
      .execute()
    expect(left).toEqual([])
  })

  it('also where the agency is away: the deletion is not held up', async () => {
    const farmer = await connected(newEmail())
    await farmer.call(deleteAccount, { body: { companyName: company.name, password } })
    const { agency } = server().ports
    if (agency === undefined) throw new Error('no agency')
    const away = async (): Promise<never> => {
      throw new AgencyFailure('SILENT')
    }
    server().setAgency({ ...agency, withdraw: away, revoke: away, renew: away })
    expect(await eraseLater()).toMatchObject({ deleted: 1 })
    server().setAgency(agency)
  })
})
