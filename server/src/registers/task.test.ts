import { expect, it } from 'vitest'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { endTask, readTask, takeLock, underLock } from './task.ts'

onBothEngines('the lock of a task', (server) => {
  const now = new Date('2026-05-20T09:00:00.000Z')
  const task = (name: string, holder: string) => ({ name, holder })
  const needs = () => ({ db: server().db, now: () => now })
  const take = async (name: string, holder: string) =>
    takeLock(server().db, task(name, holder), { now, seen: await readTask(server().db, name) })

  it('that a program left behind when the database went away is free for the same program, not for another', async () => {
    expect(await take('left', 'one')).toBe(true)
    expect(await take('left', 'two')).toBe(false)
    expect(await take('left', 'one')).toBe(true)
  })
  it('that cannot be given back does not hide why the work failed', async () => {
    const away = server().db.withSchema('nowhere')
    const work = underLock({ db: away, now: () => now }, task('hidden', 'one'), async () => {
      throw new Error('the database is away')
    })
    await expect(work).rejects.toThrow('the database is away')
  })
  it('is given back with why the work broke off, without anybody’s address, until it is done', async () => {
    const rowOf = async () =>
      server()
        .db.selectFrom('task')
        .select(['holder', 'last_error', 'last_failed_at'])
        .where('name', '=', 'broken')
        .executeTakeFirstOrThrow()
    const fail = async (error: unknown) => {
      expect(await take('broken', 'one')).toBe(true)
      const work = underLock(needs(), task('broken', 'one'), async () => {
        throw error
      })
      await expect(work).rejects.toBe(error)
    }
    const said = `550 no such user <mari.kask@talu.ee>\n at smtp://post:sala@mail.talu.ee:25 ${'x'.repeat(900)}`
    await fail(new Error(said))
    const row = await rowOf()
    expect(row).toMatchObject({ holder: null, last_failed_at: now.toISOString() })
    expect(row.last_error).toMatch(/^550 no such user <…@…> at smtp:\/\/post:…@…:25 x+$/)
    expect(row.last_error).toHaveLength(300)
    await fail(new DOMException('the program ends', 'AbortError'))
    expect(await rowOf(), 'a program that ends is no failure').toEqual(row)
    expect(await take('broken', 'one')).toBe(true)
    await endTask(server().db, task('broken', 'one'), { now, result: '{}' })
    expect(await rowOf()).toEqual({ holder: null, last_error: null, last_failed_at: null })
  })
  it('is given back after the work', async () => {
    expect(await take('done', 'one')).toBe(true)
    expect(await underLock(needs(), task('done', 'one'), async () => 'done')).toBe('done')
    expect(await take('done', 'two')).toBe(true)
  })
})
