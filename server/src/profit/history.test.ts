/** History of the prices of a year. */
import * as profit from '@vagu/core/profit/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const ofYear = { year: '2026' }
const setPrice = (farmer: Client, price: number) =>
  farmer.call(profit.changeCostOverview, {
    params: ofYear,
    body: { prices: [{ crop: 'talinisu', yieldType: 'Terad', price, unit: 't' }] },
  })
const overviewVersions = async (farmer: Client) =>
  (await farmer.call(profit.listOverviewVersions, { params: ofYear })).data

/** The oldest change. */
const first = (versions: readonly { readonly entryId: string }[]): string => versions.at(-1)?.entryId ?? ''

onBothEngines('the history of prices', (server) => {
  askFourQuestions(server, {
    endpoint: profit.listOverviewVersions,
    input: async () => ({ params: ofYear }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: profit.restoreOverviewVersion,
    input: async (owner) => {
      await setPrice(owner, 190)
      return { params: { ...ofYear, entryId: first(await overviewVersions(owner)) } }
    },
    namesRecord: true,
  })

  it('brings the prices of a year back to what they were, once', async () => {
    const farmer = await server().farmer()
    await setPrice(farmer, 190)
    await setPrice(farmer, 210)
    const versions = await overviewVersions(farmer)
    expect(versions.map(({ after }) => after?.prices[0]?.price)).toEqual([210, 190])
    const by = { params: { ...ofYear, entryId: first(versions) } }
    expect((await farmer.call(profit.restoreOverviewVersion, by)).data.prices).toMatchObject([{ price: 190 }])
    await farmer.call(profit.restoreOverviewVersion, by)
    expect(await overviewVersions(farmer)).toHaveLength(3)
  })
})
