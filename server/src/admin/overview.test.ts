/** Tests of the operator's overview, beyond what orders.test.ts holds. */
import { getOverview } from '@vagu/core/admin/contract'
import { expect, it } from 'vitest'
import { doTask } from '../registers/task.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { proven } from '../testing/visitors.ts'

const ADMIN = 'ulevaataja@vagu.test'

onBothEngines(
  'the overview',
  (server) => {
    it('counts the accounts of the month by the days of Tallinn, and tells which tasks failed', async () => {
      const admin = await proven(server(), ADMIN)
      const seen = async () => (await admin.call(getOverview, {})).data
      const before = (await seen()).accounts.newThisMonth
      for (const created_at of ['2026-04-30T20:59:59.999Z', '2026-04-30T21:00:00.000Z']) {
        const { accountId } = await server().farmer()
        await server()
          .db.updateTable('account')
          .set({ created_at })
          .where('account_id', '=', accountId)
          .execute()
      }
      expect((await seen()).accounts.newThisMonth - before, 'one came on the last day of April').toBe(1)

      const needs = { db: server().db, now: server().ports.now, holder: 'test' }
      const task = { name: 'weekly-letters', isDue: () => true }
      const failing = doTask(needs, task, async () => {
        throw new Error('the disk is full')
      })
      await expect(failing).rejects.toThrow('the disk is full')
      const at = server().ports.now().toISOString()
      const failed = { lastRunAt: null, lastResult: null, lastError: 'the disk is full', lastFailedAt: at }
      expect((await seen()).tasks).toEqual([{ name: 'weekly-letters', isRunning: false, ...failed }])
      await doTask(needs, task, async () => ({ letters: 2 }))
      expect((await seen()).tasks).toMatchObject([{ lastResult: '{"letters":2}', lastError: null }])
    })
  },
  { adminEmails: [ADMIN] },
)
