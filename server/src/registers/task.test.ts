import { expect, it } from 'vitest'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { readTask, takeLock, underLock } from './task.ts'

onBothEngines('the lock of a task', (server) => {
  const now = new Date('2026-05-20T09:00:00.000Z')
  const task = (name: string, holder: string) => ({ name, holder })
  const take = async (name: string, holder: string) =>
    takeLock(server().db, task(name, holder), { now, seen: await readTask(server().db, name) })

  it('that a program left behind when the database went away is free for the same program, not for another', async () => {
    expect(await take('left', 'one')).toBe(true)
    expect(await take('left', 'two')).toBe(false)
    expect(await take('left', 'one')).toBe(true)
  })
  it('that cannot be given back does not hide why the work failed', async () => {
    const away = server().db.withSchema('nowhere')
    const work = underLock(away, task('hidden', 'one'), async () => {
      throw new Error('the database is away')
    })
    await expect(work).rejects.toThrow('the database is away')
  })
  it('is given back after the work', async () => {
    expect(await take('done', 'one')).toBe(true)
    expect(await underLock(server().db, task('done', 'one'), async () => 'done')).toBe('done')
    expect(await take('done', 'two')).toBe(true)
  })
})
