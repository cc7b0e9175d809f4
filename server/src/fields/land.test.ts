import { addField } from '@vagu/core/fields/contract'
import { getLand } from '@vagu/core/fields/land-contract'
import type { AreaScope } from '@vagu/core/fields/land-schema'
import { changeFieldGroups } from '@vagu/core/settings/contract'
import { addLinkedUser, switchAccount } from '@vagu/core/users/links-contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { personWith } from '../testing/people.ts'

const company = { name: 'Teine talu OÜ', code: '', address: { street: '' } }

const landOf = async (client: Client, scope?: AreaScope) =>
  (await client.call(getLand, { params: { year: '2026' }, query: scope ? { scope } : {} })).data
const addSown = async (client: Client, area: number, crop: string): Promise<string> =>
  (
    await client.call(addField, {
      body: { name: crop, area, yearInfo: [{ year: 2026, mainCrop: { crop } }] },
    })
  ).data._id

async function openSecond(owner: Client): Promise<void> {
  const { _id } = (await owner.call(addLinkedUser, { body: { company } })).data
  await owner.call(switchAccount, { body: { _id } })
}

onBothEngines('the land of a crop year', (server) => {
  askFourQuestions(server, {
    endpoint: getLand,
    input: async () => ({ params: { year: '2026' }, query: {} }),
    namesRecord: false,
  })

  it('is that of the farm on the screens, or of all that its owner has, by farm, crop and group', async () => {
    const owner = await server().farmer()
    const ids = [await addSown(owner, 10, 'talinisu'), await addSown(owner, 5, 'hernes')]
    const fieldGroups = [{ fieldGroupName: 'Kodu', linkedFieldIds: ids }]
    await owner.call(changeFieldGroups, { body: { fieldGroups, seen: [] } })
    await openSecond(owner)
    await addSown(owner, 25, 'talinisu')
    expect(await landOf(owner)).toMatchObject({
      total: 25,
      crops: [{ key: 'talinisu', fields: 1, area: 25, share: 1 }],
      groups: [],
    })
    expect(await landOf(owner, 'ONLY_THIS_ACCOUNT_AREA')).toEqual(await landOf(owner))
    const all = await landOf(owner, 'TOTAL_AREA')
    expect(all.total).toBe(40)
    expect(all.farms.map(({ companyName, area, share }) => [companyName, area, share])).toEqual([
      [company.name, 25, 0.625],
      [expect.any(String), 15, 0.375],
    ])
    expect(all.crops).toEqual([
      { key: 'talinisu', fields: 2, area: 35, share: 0.875 },
      { key: 'hernes', fields: 1, area: 5, share: 0.125 },
    ])
    expect(all.groups.map(({ area }) => area)).toEqual([15, 25])
    expect(all.groups[0]?.key).toMatch(/^Kodu \(/)
  })

  it('tells nobody of a farm that he does not own, and of no other owner’s', async () => {
    const [owner, other] = [await server().farmer(), await server().farmer()]
    await addTestField(owner, { area: 10 })
    await addTestField(other, { area: 30 })
    await openSecond(owner)
    await addTestField(owner, { area: 7 })
    const worker = await personWith(server(), owner, 'worker')
    const at = { account_id: other.accountId, user_id: worker.userId, role: 'owner' } as const
    await server().db.insertInto('membership').values(at).execute()
    expect((await landOf(worker, 'TOTAL_AREA')).total, 'who works there').toBe(10)
    expect((await landOf(other, 'TOTAL_AREA')).total).toBe(30)
    expect((await landOf(owner, 'TOTAL_AREA')).total).toBe(17)
  })
})
