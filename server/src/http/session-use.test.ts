import { listFields } from '@vagu/core/fields/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onBothEngines } from '../testing/on-both-engines.ts'

onBothEngines('the use of a session', (server) => {
  const later = '2026-05-20T09:30:00.000Z'
  const lastUse = async () =>
    (await server().db.selectFrom('session').select('last_used_at').executeTakeFirstOrThrow()).last_used_at

  it('that cannot be noted keeps nobody from reading', async () => {
    server().setNow('2026-05-20T09:00:00.000Z')
    const farmer = await server().farmer()
    server().setNow(later)
    if (server().engine === 'sqlite') await sql`pragma query_only = 1`.execute(server().db)
    const held = Promise.withResolvers<void>()
    const free = Promise.withResolvers<void>()
    // PostgreSQL: another transaction keeps the row
    const holding =
      server().engine === 'sqlite'
        ? Promise.resolve()
        : server()
            .db.transaction()
            .execute(async (tx) => {
              await sql`select 1 from session for update`.execute(tx)
              held.resolve()
              await free.promise
            })
    if (server().engine === 'postgres') await held.promise
    expect((await farmer.call(listFields, { query: {} })).status).toBe(200)
    expect(await lastUse()).not.toBe(later)
    free.resolve()
    await holding
    if (server().engine === 'sqlite') await sql`pragma query_only = 0`.execute(server().db)
    expect((await farmer.call(listFields, { query: {} })).status).toBe(200)
    await expect.poll(lastUse, { timeout: 100_000 }).toBe(later)
    expect(server().faults).toEqual([])
  })
})
