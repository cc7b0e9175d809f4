/** History and deleted orders of supplies. */
import * as supplies from '@vagu/core/supplies/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const YEAR = 2026
const LINE = '01890a5d-ac96-774b-bcce-b30209910001'

const order = (amount: number) => ({
  year: YEAR,
  supplier: 'Peipsi Agro',
  orderedOn: null,
  lines: [{ _id: LINE, requisiteId: null, name: 'Kile', amount, unit: 'kg' as const }],
})
const addOrder = async (farmer: Client) =>
  (await farmer.call(supplies.addSupplyOrder, { body: order(40) })).data._id

/** The oldest change. */
const first = (versions: readonly { readonly entryId: string }[]): string => versions.at(-1)?.entryId ?? ''

onBothEngines('the history of orders', (server) => {
  askFourQuestions(server, {
    endpoint: supplies.listDeletedSupplyOrders,
    input: async () => ({ query: {} }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: supplies.listSupplyOrderVersions,
    input: async (owner) => ({ params: { id: await addOrder(owner) } }),
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: supplies.restoreSupplyOrderVersion,
    input: async (owner) => {
      const id = await addOrder(owner)
      const { data } = await owner.call(supplies.listSupplyOrderVersions, { params: { id } })
      return { params: { id, entryId: first(data) } }
    },
    namesRecord: true,
  })

  it('brings an order back to what it was', async () => {
    const farmer = await server().farmer()
    const id = await addOrder(farmer)
    await farmer.call(supplies.changeSupplyOrder, { params: { id }, body: order(60) })
    await farmer.call(supplies.deleteSupplyOrder, { params: { id } })
    expect((await farmer.call(supplies.listDeletedSupplyOrders, { query: {} })).data).toMatchObject([
      { _id: id, name: 'Peipsi Agro', year: YEAR, lines: 1 },
    ])
    const { data } = await farmer.call(supplies.listSupplyOrderVersions, { params: { id } })
    const params = { id, entryId: first(data) }
    const { lines } = (await farmer.call(supplies.restoreSupplyOrderVersion, { params })).data
    expect(lines).toMatchObject([{ amount: 40 }])
  })
})
