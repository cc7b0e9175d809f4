import { expect, it } from 'vitest'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { PriaFarm } from '../testing/pria.ts'

onBothEngines('a record that cannot be read', (server) => {
  const breakRow = (table: 'job_event' | 'field', id: string) =>
    server().db.updateTable(table).set({ document: '{' }).where('id', '=', id).execute()

  it('is no deleted one: a job is said to be unreadable, and nothing of it can be taken away there', async () => {
    const farm = await PriaFarm.open(server(), 1)
    const id = await farm.addSpraying()
    await farm.addSpraying(0, { date: '2026-05-17', endDate: '2026-05-17' })
    await farm.sendAll(['fields', 'crops', 'jobs'])
    await breakRow('job_event', id)
    const { rows } = await farm.ask('jobs')
    expect(rows).toHaveLength(2)
    expect(rows.find(({ recordId }) => recordId === id)).toMatchObject({
      status: 'UNEXPECTED_ERROR',
      isDifference: true,
      deletedBy: null,
      directions: ['KEEP'],
      suggested: null,
      ours: { title: 'Taimekaitse', day: '2026-05-18' },
    })
    expect(rows.filter(({ status }) => status === 'IN_SYNC')).toHaveLength(1)
  })

  it('nor is a field, its crop, or a job on it', async () => {
    const farm = await PriaFarm.open(server(), 2)
    await farm.addSpraying(0)
    await farm.sendAll(['fields', 'crops', 'jobs'])
    await breakRow('field', farm.fieldIds[0] ?? '')
    for (const [kind, statuses] of [
      ['fields', ['IN_SYNC', 'UNEXPECTED_ERROR']],
      ['crops', ['IN_SYNC', 'UNEXPECTED_ERROR']],
      ['jobs', ['UNEXPECTED_ERROR']],
    ] as const) {
      const { rows } = await farm.ask(kind)
      expect([kind, rows.map(({ status }) => status).toSorted()]).toEqual([kind, statuses])
    }
  })
})
