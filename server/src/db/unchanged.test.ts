import { expect, it } from 'vitest'
import { addTestField } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { stateOf, Unchanged } from './unchanged.ts'

onBothEngines('an answer that holds as long as nothing is stored', (server) => {
  /** Asks for the number of fields, and counts how often it was found out. */
  const counting = () => {
    const unchanged = new Unchanged<number>()
    let found = 0
    const ask = (accountId: string, key = '', meanwhile?: () => Promise<unknown>) =>
      unchanged.ask({
        db: server().db,
        engine: server().engine,
        accountId,
        key,
        answer: async () => {
          found++
          const rows = await server()
            .db.selectFrom('field')
            .select('id')
            .where('account_id', '=', accountId)
            .execute()
          await meanwhile?.()
          return rows.length
        },
      })
    return { ask, found: () => found }
  }

  type Quietly = <T>(asks: () => Promise<T>) => Promise<T>

  /** Steps during whose questions nobody else stored anything; other tests share the PostgreSQL. */
  async function undisturbed<T>(steps: (quietly: Quietly) => Promise<T>): Promise<T> {
    const state = () => stateOf(server().db, server().engine)
    for (;;) {
      let isQuiet = true
      const seen = await steps(async (asks) => {
        const before = await state()
        const answers = await asks()
        isQuiet &&= before === (await state())
        return answers
      })
      if (isQuiet) return seen
    }
  }

  it('is found out once, and again after a save, also where another depends on it', async () => {
    const seen = await undisturbed(async (quietly) => {
      const farmer = await server().farmer()
      const { accountId } = farmer
      const { ask, found } = counting()
      const first = await quietly(async () => [await ask(accountId), await ask(accountId), found()])
      await addTestField(farmer)
      const then = await quietly(async () => [await ask(accountId), await ask(accountId), found()])
      return [first, then, [await ask(accountId, 'tomorrow'), found()]]
    })
    expect(seen).toEqual([
      [0, 0, 1],
      [1, 1, 2],
      [1, 3],
    ])
  })

  it('is each farm its own', async () => {
    const [first, second] = [await server().farmer(), await server().farmer()]
    await addTestField(first)
    const { ask } = counting()
    expect([await ask(first.accountId), await ask(second.accountId)]).toEqual([1, 0])
    expect([await ask(first.accountId), await ask(second.accountId)]).toEqual([1, 0])
  })

  it('is not kept where something was stored while it was found out', async () => {
    const farmer = await server().farmer()
    const { ask } = counting()
    expect(await ask(farmer.accountId, '', () => addTestField(farmer))).toBe(0)
    expect(await ask(farmer.accountId)).toBe(1)
  })

  it('holds after a change that was undone', async () => {
    const farmer = await server().farmer()
    const { ask } = counting()
    expect(await ask(farmer.accountId)).toBe(0)
    const undone = server()
      .db.transaction()
      .execute(async (tx) => {
        await tx
          .updateTable('account')
          .set({ document: '{}' })
          .where('account_id', '=', farmer.accountId)
          .execute()
        throw new Error('undone')
      })
    await expect(undone).rejects.toThrow('undone')
    expect(await ask(farmer.accountId)).toBe(0)
  })
})
