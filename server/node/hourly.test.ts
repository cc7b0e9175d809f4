import { expect, it } from 'vitest'
import { type Pauses, startHourly, startOnce } from './hourly.ts'

const SOON: Pauses = { between: 1, afterFailure: 1 }
/** Long enough that nobody waits for it, ms. */
const NEVER = 600_000

function watched(failures: number) {
  const logged: unknown[] = []
  const enough = Promise.withResolvers<void>()
  let looks = 0
  const look = async () => {
    looks++
    if (looks > failures + 2) enough.resolve()
    if (looks <= failures) throw new Error(`away ${looks}`)
  }
  const log = { info() {}, warn() {}, error: (facts: object) => void logged.push(facts) }
  return { log, logged, enough: enough.promise, work: { look, failed: 'was not done' }, looks: () => looks }
}

it('work that failed is told with its cause, and looked at again soon', async () => {
  const { log, logged, enough, work } = watched(2)
  const end = startHourly(log, work, SOON)
  await enough
  await end()
  expect(logged).toMatchObject([{ error: { message: 'away 1' } }, { error: { message: 'away 2' } }])
})
it('work that went well is looked at again after the long pause alone', async () => {
  const { log, work, looks } = watched(0)
  const end = startHourly(log, work, { between: NEVER, afterFailure: 1 })
  await new Promise((resolve) => setTimeout(resolve, 30))
  await end()
  expect(looks()).toBe(1)
})
it('work that is to be done once is done when it went well, also where the database was away at the start', async () => {
  const { log, logged, work, looks } = watched(3)
  const ended = Promise.withResolvers<void>()
  const end = startOnce(
    log,
    {
      ...work,
      look: async () => {
        await work.look()
        ended.resolve()
      },
    },
    SOON,
  )
  await ended.promise
  await end()
  expect([looks(), logged.length]).toEqual([4, 3])
})
it('work that is told to end does so in the middle of a pause', async () => {
  const { log, work, looks } = watched(1)
  await startOnce(log, work, { between: NEVER, afterFailure: NEVER })()
  expect(looks()).toBe(1)
})
