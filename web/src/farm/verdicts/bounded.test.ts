import { expect, it } from 'vitest'
import { bounded } from './bounded.ts'

it('has no more than it may under way, and forgets none', async () => {
  const inTurn = bounded(3)
  let running = 0
  let most = 0
  const done = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      inTurn(async () => {
        most = Math.max(most, ++running)
        await Promise.resolve()
        running--
        return index
      }),
    ),
  )
  expect(most).toBe(3)
  expect(done).toHaveLength(20)
})
it('goes on after one has failed', async () => {
  const inTurn = bounded(1)
  await expect(inTurn(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await inTurn(() => Promise.resolve(1))).toBe(1)
})
