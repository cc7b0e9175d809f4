import { expect, it } from 'vitest'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { insertRows, prepared } from './prepared.ts'

const between = prepared(
  (db, { ids, first, last }: { ids: readonly string[]; first: number; last: number }) =>
    db
      .selectFrom('journal')
      .select(['record_id', 'action'])
      .where('record_id', 'in', ids)
      .where('action', '=', 'create')
      .where((row) => row(row.fn<number>('length', ['record_id']), '>=', first))
      .where((row) => row(row.fn<number>('length', ['record_id']), '<=', last))
      .orderBy('record_id'),
)

const rowOf = (accountId: string, id: string) => ({
  account_id: accountId,
  entry_id: id,
  at: '',
  user_id: '',
  noun: 'test',
  record_id: id,
  action: 'create',
  before: null,
  after: null,
  source: null,
})

onBothEngines('a question that is kept', (server) => {
  it('answers by its parameters, whatever the length of its lists', async () => {
    const { accountId } = await server().farmer()
    const ids = Array.from({ length: 300 }, (_, i) => `own-${i}`)
    await server()
      .db.transaction()
      .execute((tx) =>
        insertRows(
          tx,
          'journal',
          ids.map((id) => rowOf(accountId, id)),
        ),
      )
    const idsOf = async (among: readonly string[], first: number, last: number) =>
      (await between(server().db, { ids: among, first, last })).map((row) => row.record_id)
    expect(await idsOf(['own-1', 'own-2'], 0, 9)).toEqual(['own-1', 'own-2'])
    expect(await idsOf(['own-3', 'none'], 0, 9)).toEqual(['own-3'])
    expect(await idsOf(['own-2', 'own-20', 'own-200'], 6, 6)).toEqual(['own-20'])
    expect(await idsOf(ids, 5, 5)).toHaveLength(10)
    for (let length = 1; length < 60; length++)
      expect(await idsOf(ids.slice(0, length), 0, 9)).toHaveLength(length)
    expect(await idsOf(['own-4'], 0, 9)).toEqual(['own-4'])
  })

  it('is refused by a transaction that is over', async () => {
    const { accountId } = await server().farmer()
    const own = { ids: ['own-over'], first: 0, last: 9 }
    const [over] = await server()
      .db.transaction()
      .execute(async (tx) => {
        await insertRows(tx, 'journal', [rowOf(accountId, 'own-over')])
        expect(await between(tx, own)).toHaveLength(1)
        return [tx] as const
      })
    await expect(between(over, own)).rejects.toThrow(/transaction/i)
    await expect(insertRows(over, 'journal', [rowOf(accountId, 'own-later')])).rejects.toThrow(/transaction/i)
    expect(await between(server().db, own)).toHaveLength(1)
  })

  it('leaves nothing of a transaction that is undone', async () => {
    const { accountId } = await server().farmer()
    const work = server()
      .db.transaction()
      .execute(async (tx) => {
        await insertRows(tx, 'journal', [rowOf(accountId, 'own-undone')])
        await insertRows(tx, 'journal', [rowOf(accountId, 'own-undone')])
      })
    await expect(work).rejects.toThrow(/unique/i)
    expect(await between(server().db, { ids: ['own-undone'], first: 0, last: 99 })).toEqual([])
  })

  it('stores no row that lacks a column of the others', async () => {
    const { accountId } = await server().farmer()
    const { after: _after, ...lacking } = rowOf(accountId, 'b')
    const rows = [rowOf(accountId, 'a'), lacking as ReturnType<typeof rowOf>]
    await expect(
      server()
        .db.transaction()
        .execute((tx) => insertRows(tx, 'journal', rows)),
    ).rejects.toThrow('have not the same columns')
  })
})
