import { setTimeout } from 'node:timers/promises'
import { addField } from '@vagu/core/fields/contract'
import { expect, it } from 'vitest'
import { onBothEngines } from '../testing/on-both-engines.ts'

/** Long enough for a call to get to the end of the queue, ms. */
const A_WHILE = 200

onBothEngines('a change', (server) => {
  it('bears the moment of its turn: of two at once the later one is dated later', async () => {
    const farmer = await server().farmer()
    const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const other = server()
      .db.transaction()
      .execute(async (tx) => {
        await tx
          .updateTable('account')
          .set({ updated_at: '2026-05-20T10:00:00.000Z' })
          .where('account_id', '=', farmer.accountId)
          .execute()
        held.resolve()
        await done.promise
      })
    await held.promise
    const adding = farmer.call(addField, { body: { name: 'Kivi', area: 1 } })
    await setTimeout(A_WHILE)
    server().setNow('2026-05-20T10:00:01.000Z')
    done.resolve()
    await other
    expect((await adding).data.updatedAt).toBe('2026-05-20T10:00:01.000Z')
  })
})
