import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Places } from './places.ts'

/** Work that lasts until it is ended, by its name. */
function endedByHand(places: Places) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (farm: string, name: string) =>
    places.do(farm, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    })
  return { begun, begin, end: (name: string) => ends.get(name)?.() }
}

it('lets as much be done at a time as there are places, and others in the order in which they came', async () => {
  const { begun, begin, end } = endedByHand(new Places({ atOnce: 2, ofFarm: 9 }))
  const all = Promise.all(['a', 'b', 'c', 'd'].map((name) => begin(`farm of ${name}`, name)))
  await setImmediate()
  expect(begun).toEqual(['a', 'b'])
  end('b')
  await setImmediate()
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c']) end(name)
  await setImmediate()
  end('d')
  expect(await all).toEqual(['a', 'b', 'c', 'd'])
})

it('refuses a farm that asks for too much, and no other', async () => {
  const { begin, end, begun } = endedByHand(new Places({ atOnce: 1, ofFarm: 2 }))
  const own = [begin('Kivi', 'a'), begin('Kivi', 'b')]
  await expect(begin('Kivi', 'c')).rejects.toMatchObject({ code: 'busy' })
  const other = begin('Metsa', 'd')
  for (const name of ['a', 'b', 'd']) {
    end(name)
    await setImmediate()
  }
  expect([...(await Promise.all(own)), await other]).toEqual(['a', 'b', 'd'])
  expect(begun).toEqual(['a', 'b', 'd'])
})

it('is free again after work that failed', async () => {
  const places = new Places({ atOnce: 1, ofFarm: 1 })
  const failing = places.do('Kivi', () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  expect(await places.do('Kivi', async () => 'done')).toBe('done')
})
