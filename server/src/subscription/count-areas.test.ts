/** The hectares in use that the operator sees: counted once a day, of each account and of all. */
import { getOverview, listAdminAccounts } from '@vagu/core/admin/contract'
import { changeField, toggleField } from '@vagu/core/fields/contract'
import { beforeEach, expect, it } from 'vitest'
import { addTestField } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { emailOf } from '../testing/people.ts'
import { proven } from '../testing/visitors.ts'
import { countAreas } from './count-areas.ts'

const ADMIN = 'pindalad@vagu.test'
/** Five minutes before midnight of Tallinn and five after. */
const DAY = { first: '2026-05-20T20:55:00.000Z', second: '2026-05-20T21:05:00.000Z' }
const LATER = {
  third: '2026-05-22T09:00:00.000Z',
  fourth: '2026-05-23T09:00:00.000Z',
  nextYear: '2027-01-01T09:00:00.000Z',
}

onBothEngines(
  'hectares in use',
  (server) => {
    const count = (at: string) => {
      server().setNow(at)
      const { db, now } = server().ports
      return countAreas({ db, now, holder: 'test', stop: new AbortController().signal })
    }
    const admin = () => proven(server(), ADMIN)
    beforeEach(async () => {
      for (const table of ['account_area', 'task'] as const) await server().db.deleteFrom(table).execute()
      server().setNow(DAY.first)
    })

    it('are those of active fields of this year, of each account and of all', async () => {
      const operator = await admin()
      const seen = async () => (await operator.call(getOverview, {})).data.areaInUse
      expect(await seen()).toEqual({ total: 0, countedOn: null })
      await count(DAY.first)
      const { total: before } = await seen()

      const [farmer, other] = [await server().farmer(), await server().farmer()]
      const own = async (client = farmer) => {
        const search = await emailOf(client)
        return (await operator.call(listAdminAccounts, { query: { search } })).data.accounts[0]?.areaInUse
      }
      const field = await addTestField(farmer, { area: 7.1234 })
      await addTestField(farmer, { area: 10 })
      await addTestField(other, { area: 30 })
      const [resting, ended] = [await addTestField(farmer, { area: 100 }), await addTestField(farmer)]
      await farmer.call(toggleField, { params: { id: resting } })
      await farmer.call(changeField, {
        params: { id: ended },
        body: { name: 'Läinud', area: 5, lastYear: 2025 },
      })
      expect(await own()).toBeNull()
      expect(await count(DAY.first), 'it was counted on this day').toBe('notDue')

      await count(DAY.second)
      expect([await own(), await own(other)]).toEqual([17.123, 30])
      expect(await seen()).toEqual({
        total: Math.round((before + 47.123) * 1000) / 1000,
        countedOn: '2026-05-21',
      })

      await farmer.call(changeField, { params: { id: field }, body: { name: 'Nurk', area: 8 } })
      expect(await count(LATER.third), 'who stored something on the day of the last count').toEqual({
        accounts: 1,
      })
      const { area } = await server()
        .db.selectFrom('account_area')
        .select('area')
        .where('account_id', '=', farmer.accountId)
        .executeTakeFirstOrThrow()
      expect(area).toBe(18)
      expect(await count(LATER.fourth), 'nobody stored anything').toEqual({ accounts: 0 })
    })

    it('are counted anew for everybody when the year turns', async () => {
      await addTestField(await server().farmer())
      const { accounts } = (await count(DAY.first)) as { accounts: number }
      expect(accounts).toBeGreaterThan(0)
      expect(await count(LATER.nextYear)).toEqual({ accounts })
    })

    it('are counted of more accounts than one question asks for', async () => {
      const made = await Promise.all(Array.from({ length: 45 }, () => server().farmer()))
      await count(DAY.first)
      const rows = await server().db.selectFrom('account_area').select('account_id').execute()
      const counted = new Set(rows.map(({ account_id }) => account_id))
      expect(made.filter(({ accountId }) => !counted.has(accountId))).toEqual([])
    })
  },
  { adminEmails: [ADMIN] },
)
