import * as fields from '@vagu/core/fields/contract'
import * as contract from '@vagu/core/settings/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const groupsOf = async (farmer: Client) => (await farmer.call(contract.getSettings, {})).data.fieldGroups
async function groupOf(farmer: Client, fieldGroupName: string) {
  const linkedFieldIds = [await addTestField(farmer), await addTestField(farmer)]
  return { fieldGroupName, linkedFieldIds }
}

onBothEngines('groups of fields', (server) => {
  askFourQuestions(server, {
    endpoint: contract.changeFieldGroups,
    input: async (owner) => ({ body: { fieldGroups: [await groupOf(owner, 'Põhi')] } }),
    namesRecord: true,
    wrong: {
      body: { fieldGroups: [{ fieldGroupName: ' ', linkedFieldIds: [] }] },
      path: 'fieldGroups.0.fieldGroupName',
    },
  })

  it('are kept all at once, and go when they are left out', async () => {
    const farmer = await server().farmer()
    const [north, south] = [await groupOf(farmer, ' Põhi '), await groupOf(farmer, 'Lõuna')]
    const { data } = await farmer.call(contract.changeFieldGroups, { body: { fieldGroups: [north, south] } })
    expect(data.fieldGroups).toEqual([{ ...north, fieldGroupName: 'Põhi' }, south])
    expect(data.hasChangedSettings).toBe(false)
    await farmer.call(contract.changeFieldGroups, { body: { fieldGroups: [south] } })
    expect(await groupsOf(farmer)).toEqual([south])
  })

  it('are refused when a field would stand in two, and nothing changes', async () => {
    const farmer = await server().farmer()
    const north = await groupOf(farmer, 'Põhi')
    const body = { fieldGroups: [north, { ...north, fieldGroupName: 'põhi' }] }
    const reply = await farmer.call(contract.changeFieldGroups, { body })
    expect(reply.status).toBe(422)
    expect(reply.error?.fields?.map(({ path, code }) => [path, code])).toEqual([
      ['fieldGroups.1.fieldGroupName', 'groupNameTaken'],
      ['fieldGroups.1.linkedFieldIds', 'fieldInOtherGroup'],
      ['fieldGroups.1.linkedFieldIds', 'fieldInOtherGroup'],
    ])
    expect(await groupsOf(farmer)).toEqual([])
  })

  it('are refused when another window has stored others meanwhile, unless nothing is said of it', async () => {
    const farmer = await server().farmer()
    const [north, south] = [await groupOf(farmer, 'Põhi'), await groupOf(farmer, 'Lõuna')]
    const put = (fieldGroups: object[], seen?: object[]) =>
      farmer.send(contract.changeFieldGroups, '/settings/field-groups', { body: { fieldGroups, seen } })
    expect((await put([north], [])).status).toBe(200)
    const late = await put([south], [])
    expect([late.status, late.error?.code]).toEqual([409, 'conflict'])
    expect(await groupsOf(farmer)).toEqual([north])
    expect((await put([north, south], [north])).status).toBe(200)
    expect((await put([south])).status).toBe(200)
  })

  it('keep the place of a deleted field, which may come back', async () => {
    const farmer = await server().farmer()
    const group = await groupOf(farmer, 'Põhi')
    await farmer.call(fields.deleteField, { params: { id: group.linkedFieldIds[0] ?? '' } })
    const reply = await farmer.call(contract.changeFieldGroups, { body: { fieldGroups: [group] } })
    expect(reply.data.fieldGroups).toEqual([group])
  })
})
