/** Hours and pay of months made by chance, beside a slow exact calculation of the same. */
import { addDays } from '@vagu/core/time/day'
import * as contract from '@vagu/core/work-times/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addTestWorker } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

/** Two months of 2025 around the night in which the clocks went back (26.10.2025). */
const [FIRST, LAST] = ['2025-10-01', '2025-11-30']
const MINUTE = 60_000
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Tallinn',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The first moment at which clocks in Tallinn show a time, found minute by minute. */
function momentOf(day: string, time: string): number {
  const from = Date.parse(`${day}T00:00:00Z`) - 4 * 60 * MINUTE
  for (let at = from; at < from + 30 * 60 * MINUTE; at += MINUTE)
    if (clock.format(at) === `${day} ${time}`) return at
  throw new Error(`no such time: ${day} ${time}`)
}

/** Not in the hour that comes twice: there only the first is meant. */
const hour = fc.constantFrom('00', '02', '05', '08', '13', '18', '22')
const entry = fc.record({
  date: fc.integer({ min: 0, max: 59 }).map((count) => addDays(FIRST, count)),
  start: hour.map((at) => `${at}:15`),
  end: hour.map((at) => `${at}:50`),
  breakMinutes: fc.constantFrom(0, 7, 30),
  hourlyRate: fc.option(fc.integer({ min: 0, max: 400_000 }).map((count) => count / 10_000)),
})
type Drawn = typeof entry extends fc.Arbitrary<infer T> ? T : never

const slowMinutes = ({ date, start, end, breakMinutes }: Drawn): number => {
  const last = end < start ? addDays(date, 1) : date
  return (momentOf(last, end) - momentOf(date, start)) / MINUTE - breakMinutes
}
/** Cents: minutes of a rate are added up, and rounded half up once. */
function slowPay(entries: readonly Drawn[]): number {
  const byRate = Map.groupBy(entries, ({ hourlyRate }) => hourlyRate)
  let cents = 0n
  for (const [rate, own] of byRate) {
    if (rate === null) continue
    const minutes = BigInt(own.reduce((sum, each) => sum + slowMinutes(each), 0))
    const top = minutes * BigInt(Math.round(rate * 10_000)) * 100n
    cents += (top * 2n + 600_000n) / 1_200_000n
  }
  return Number(cents)
}

const months = fc.sample(fc.array(entry, { minLength: 5, maxLength: 14 }), { numRuns: 4, seed: 20_251_026 })

onBothEngines('the pay of months made by chance', (server) => {
  it.each(months.map((entries, index) => [index, entries] as const))(
    'is exact to the minute and the cent (%i)',
    async (_, entries) => {
      const farmer = await server().farmer()
      const workerId = await addTestWorker(farmer)
      for (const body of entries) {
        const reply = await farmer.call(contract.addWorkTime, { body: { ...body, workerId } })
        expect(reply.data.minutes).toBe(slowMinutes(body))
      }
      const body = { start: FIRST, end: LAST }
      const pay = () => farmer.call(contract.payWorkPeriod, { params: { workerId }, body })
      const { data } = await pay()
      const all = entries.reduce((sum, each) => sum + slowMinutes(each), 0)
      expect(data).toMatchObject({ entries: entries.length, minutes: all })
      expect(Math.round(data.amount * 100)).toBe(slowPay(entries))
      expect((await pay()).data).toMatchObject({ entries: 0, minutes: 0, amount: 0 })
    },
  )
})
