import { createAgency } from '@vagu/agency/agency'
import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { roomOf } from '../pria-connection/login.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { tableShelf } from './shelf.ts'

onBothEngines('the shelf of the simulator', (server) => {
  it('lets a world begin in the room of a user, and in none that a stranger makes up', async () => {
    const { db, ports } = server()
    const { app } = createAgency({
      now: ports.now,
      random: (count) => randomBytes(count),
      shelf: tableShelf(db),
      senders: [],
    })
    const held = async () => (await db.selectFrom('agency_shelf').select('name').execute()).length
    expect([(await app.request('/ruum/abcdefgh')).status, await held()]).toEqual([404, 0])
    const room = await roomOf(ports, (await server().farmer()).userId)
    expect((await app.request(`/ruum/${room}`)).status).toBe(200)
    expect(await held()).toBeGreaterThan(0)
  })

  it('reads no body to its end that is larger than a batch', async () => {
    const { ports } = server()
    let read = 0
    const body = new ReadableStream({
      pull: (to) => {
        read += 1_000_000
        if (read > 60_000_000) to.close()
        else to.enqueue(new Uint8Array(1_000_000).fill(97))
      },
    })
    const init = { method: 'POST', body, duplex: 'half' } as const
    const reply = await server().simulator.app.request(
      `${ports.options.publicUrl}/pria-testkeskkond/oauth/token`,
      init,
    )
    expect([reply.status >= 400, read < 20_000_000]).toEqual([true, true])
  })
})
