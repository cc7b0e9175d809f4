/** A copy of the database that was put back without its key: tokens cannot be opened any more. */
import * as connection from '@vagu/core/pria-connection/contract'
import * as pria from '@vagu/core/pria/contract'
import { expect, it } from 'vitest'
import { sealerWith } from '../agency/sealer.ts'
import { buildApp } from '../app.ts'
import { TestAgency } from '../testing/agency.ts'
import { openSession } from '../testing/client.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { PriaFarm, YEAR } from '../testing/pria.ts'
import { desksOf } from './desk.ts'

onBothEngines('a farm whose key was lost', (server) => {
  it('says so, lets its runs wait, and goes on once somebody has signed in', async () => {
    const farm = await PriaFarm.open(server(), 1)
    await farm.ask('fields')
    const { _id } = await farm.begin('fields')
    const { ports } = server()
    const lost = { ...ports, sealer: sealerWith(new Uint8Array([1]), ports) }
    const farmer = await openSession(lost, buildApp(lost), farm.farmer)
    const stateOf = async () => (await farmer.call(connection.getPriaConnection, {})).data
    const send = () => farm.send({ openDesk: desksOf(lost) })

    expect(await stateOf()).toMatchObject({ state: 'NEEDS_SIGN_IN', person: null })
    const status = await farmer.call(pria.getPriaStatus, { query: { year: String(YEAR) } })
    expect(status.data.access).toBe('NEEDS_SIGN_IN')
    expect(status.data.reminders).toContainEqual({ kind: 'NEEDS_SIGN_IN', count: 0, until: null })
    const asked = await farmer.call(pria.askPriaAnew, { params: { kind: 'fields', year: YEAR } })
    expect([asked.status, asked.error?.code]).toEqual([409, 'priaNeedsSignIn'])
    await send()
    expect(await farm.run(_id)).toMatchObject({ state: 'WAITING', waitsFor: 'NEEDS_SIGN_IN', done: 0 })

    await TestAgency.connect({ ...server(), ports: lost }, farmer)
    expect(await stateOf()).toMatchObject({ state: 'CONNECTED', person: expect.anything() })
    await farmer.call(pria.resumePriaRun, { params: { id: _id } })
    await send()
    expect(await farm.run(_id)).toMatchObject({ state: 'DONE', done: 1, refused: 0 })
  })

  it('can be disconnected, though nobody can tell the agency', async () => {
    const farm = await PriaFarm.open(server(), 1)
    const { ports } = server()
    const lost = { ...ports, sealer: sealerWith(new Uint8Array([1]), ports) }
    const farmer = await openSession(lost, buildApp(lost), farm.farmer)
    expect((await farmer.call(connection.disconnectPria, {})).data).toMatchObject({
      state: 'NONE',
      client: null,
    })
  })

  it.each(['', 'v1', 'v1.!.!', 'v2.AAAA.AAAA', 'null'])(
    'needs a sign-in where it holds %j',
    async (sealed) => {
      const farm = await PriaFarm.open(server(), 1)
      await server()
        .db.updateTable('pria_login')
        .set({ sealed })
        .where('user_id', '=', farm.farmer.userId)
        .execute()
      const { data } = await farm.farmer.call(connection.getPriaConnection, {})
      expect(data.state).toBe('NEEDS_SIGN_IN')
    },
  )
})
