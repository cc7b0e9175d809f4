/** History and deleted lines of the requisite plan. */
import * as plans from '@vagu/core/requisite-plan/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const YEAR = 2026

const line = (fieldId: string, amount: number) => ({
  fieldId,
  year: YEAR,
  type: { typeName: 'Kile' },
  name: 'Kile',
  amount,
  unit: 'kg/ha' as const,
  timeframe: 'SPRING' as const,
})
async function addLine(farmer: Client) {
  const fieldId = await addTestField(farmer)
  const { _id: id } = (await farmer.call(plans.addRequisitePlan, { body: line(fieldId, 3) })).data
  return { id, fieldId }
}

/** The oldest change. */
const first = (versions: readonly { readonly entryId: string }[]): string => versions.at(-1)?.entryId ?? ''

onBothEngines('the history of plan lines', (server) => {
  askFourQuestions(server, {
    endpoint: plans.listDeletedRequisitePlans,
    input: async () => ({ query: {} }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: plans.listRequisitePlanVersions,
    input: async (owner) => ({ params: { id: (await addLine(owner)).id } }),
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: plans.restoreRequisitePlanVersion,
    input: async (owner) => {
      const { id } = await addLine(owner)
      const { data } = await owner.call(plans.listRequisitePlanVersions, { params: { id } })
      return { params: { id, entryId: first(data) } }
    },
    namesRecord: true,
  })

  it('brings a line of the plan back to what it was, deleted or not', async () => {
    const farmer = await server().farmer()
    const { id, fieldId } = await addLine(farmer)
    await farmer.call(plans.changeRequisitePlan, { params: { id }, body: line(fieldId, 5) })
    const { data } = await farmer.call(plans.listRequisitePlanVersions, { params: { id } })
    expect(data.map(({ before, after }) => [before?.amount, after?.amount])).toEqual([
      [3, 5],
      [undefined, 3],
    ])
    await farmer.call(plans.deleteRequisitePlan, { params: { id } })
    const { data: deleted } = await farmer.call(plans.listDeletedRequisitePlans, { query: {} })
    expect(deleted).toMatchObject([
      { _id: id, name: 'Kile', year: YEAR, fieldName: 'Kivi', amount: 5, unit: 'kg/ha' },
    ])
    const params = { id, entryId: first(data) }
    expect((await farmer.call(plans.restoreRequisitePlanVersion, { params })).data.amount).toBe(3)
    expect((await farmer.call(plans.listDeletedRequisitePlans, { query: {} })).data).toEqual([])
  })
})
