import { setImmediate } from 'node:timers/promises'
import { AppError } from '@vagu/core/errors'
import { expect, it } from 'vitest'
import { Turns } from './turns.ts'

const BUSY = new AppError('busy')
const limits = { atOnce: 2, ofAccount: 1, waiting: 3, waitingOfAccount: 2 }

/** Work that goes on until it is ended; `begun` tells in what order pieces began. */
function workshop() {
  const turns = new Turns(limits)
  const begun: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const ask = (name: string, signal?: AbortSignal) =>
    turns.run({ accountId: name[0] ?? '', signal }, () => {
      begun.push(name)
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error === undefined ? resolve(name) : reject(error)))
      })
    })
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error)
    await setImmediate()
  }
  return { ask, begun, end }
}

it('one account has one piece of work at a time, all together two, in the order of asking', async () => {
  const { ask, begun, end } = workshop()
  const all = Promise.all(['a1', 'a2', 'b1', 'c1'].map((name) => ask(name)))
  expect(begun).toEqual(['a1', 'b1'])
  await end('b1')
  expect(begun).toEqual(['a1', 'b1', 'c1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
  await end('a2')
  await end('c1')
  expect(await all).toEqual(['a1', 'a2', 'b1', 'c1'])
})
it('work that fails gives its turn on', async () => {
  const { ask, begun, end } = workshop()
  const [first, second] = [ask('a1'), ask('a2')]
  const refused = expect(first).rejects.toThrow('no')
  await end('a1', new Error('no'))
  await refused
  expect(begun).toEqual(['a1', 'a2'])
  await end('a2')
  expect(await second).toBe('a2')
})
it('too many that wait are refused: of one account, and of all', async () => {
  const { ask, begun, end } = workshop()
  const waiting = ['a1', 'b1', 'a2', 'a3'].map((name) => ask(name))
  await expect(ask('a4')).rejects.toEqual(BUSY)
  waiting.push(ask('c1'))
  await expect(ask('d1')).rejects.toEqual(BUSY)
  for (const name of ['a1', 'b1', 'a2', 'a3', 'c1']) await end(name)
  await Promise.all(waiting)
  expect(begun).toHaveLength(5)
})
it('what is called off while it waits never begins, and leaves its place to others', async () => {
  const { ask, begun, end } = workshop()
  const order = new AbortController()
  const [first, second] = [ask('a1'), ask('a2', order.signal)]
  order.abort()
  await expect(second).rejects.toEqual(BUSY)
  await end('a1')
  await first
  const third = ask('a3')
  await end('a3')
  expect([await third, begun]).toEqual(['a3', ['a1', 'a3']])
})
