import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError } from '@vagu/core/errors'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FolderIntake, folderIntake } from './folder-intake.ts'

const requested = (accountId: string) => ({ accountId })
async function* bytes(...pieces: string[]) {
  for (const piece of pieces) yield new TextEncoder().encode(piece)
}
async function* cutOff() {
  yield new Uint8Array(10)
  throw new AppError('unreadable')
}

describe('what is sent', () => {
  let folder = ''
  let intake: FolderIntake | undefined
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vagu-intake-'))
  })
  afterEach(async () => {
    await intake?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const opened = async () => (intake = await folderIntake(join(folder, 'incoming')))
  const files = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(folder, name)).isFile(),
    )

  it('lies in files for this user alone, until its call is answered', async () => {
    const place = await opened()
    const answer = await place.run(requested('a'), async (room) => {
      const [one, two] = [
        await room.write('a.txt', bytes('Kivi', 'põld')),
        await room.write('b.txt', bytes()),
      ]
      expect(files()).toHaveLength(2)
      for (const name of files()) expect(statSync(join(folder, name)).mode & 0o077).toBe(0)
      expect([one.name, one.size, two.name, two.size]).toEqual(['a.txt', 9, 'b.txt', 0])
      return new TextDecoder().decode(await one.bytes())
    })
    expect([answer, files()]).toEqual(['Kivipõld', []])
  })
  it('is gone when it breaks off, or its call fails', async () => {
    const place = await opened()
    await expect(place.run(requested('a'), (room) => room.write('a', cutOff()))).rejects.toEqual(
      new AppError('unreadable'),
    )
    const fails = place.run(requested('a'), async (room) => {
      await room.write('a', bytes('a'))
      throw new Error('no')
    })
    await expect(fails).rejects.toThrow('no')
    expect(files()).toEqual([])
  })
  it('comes twice at once from an account, eight times from everybody; more is refused', async () => {
    const place = await opened()
    const hold = (account: string) => {
      const began = Promise.withResolvers<void>()
      const held = Promise.withResolvers<void>()
      const answered = place.run(requested(account), () => {
        began.resolve()
        return held.promise
      })
      return { began: began.promise, end: held.resolve, answered }
    }
    const calls = ['a', 'a', 'b', 'c'].map(hold)
    await expect(hold('a').answered).rejects.toEqual(new AppError('busy'))
    calls.push(...['b', 'c', 'd', 'd'].map(hold))
    await expect(hold('e').answered).rejects.toEqual(new AppError('busy'))
    await Promise.all(calls.map(({ began }) => began))
    calls[0]?.end()
    await calls[0]?.answered
    calls.push(hold('e'))
    await calls.at(-1)?.began
    for (const { end } of calls) end()
    await Promise.all(calls.map(({ answered }) => answered))
  })
  it('of a process that was killed is removed by the next start; of one that lives it stays', async () => {
    const incoming = join(folder, 'incoming')
    const long = new Date(Date.now() - 25 * 3_600_000)
    // no process has the largest number of all
    const names = [`${hostname()}_${2 ** 30}`, `${hostname()}_${process.ppid}`, 'other_1', 'other_2']
    for (const name of names) {
      mkdirSync(join(incoming, name), { recursive: true })
      writeFileSync(join(incoming, name, '0'), 'x')
    }
    utimesSync(join(incoming, 'other_2'), long, long)
    await opened()
    expect(names.map((name) => existsSync(join(incoming, name)))).toEqual([false, true, true, false])
  })
})
