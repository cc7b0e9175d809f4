/** Runs of several farms: none waits for another's, and no more requests are open than the agency bears. */
import { MAX_OPEN_REQUESTS } from '@vagu/core/agency/wire'
import { expect, it, vi } from 'vitest'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { PriaFarm } from '../testing/pria.ts'
import type { OpenDesk } from './desk.ts'
import { type Sender, senderOf } from './sender.ts'

/** Desks whose batches of some farms wait until they are let go. */
class Held {
  readonly #open: OpenDesk
  readonly #letGo = new Map<string, () => void>()
  constructor(open: OpenDesk) {
    this.#open = open
  }
  desk =
    (isHeld: (accountId: string) => boolean): OpenDesk =>
    (of) => {
      const desk = this.#open(of)
      return {
        ...desk,
        send: async (batch) => {
          const { promise, resolve } = Promise.withResolvers<void>()
          this.#letGo.set(of.accountId, resolve)
          if (!isHeld(of.accountId)) resolve()
          await promise
          this.#letGo.delete(of.accountId)
          return desk.send(batch)
        },
      }
    }
  /** Farms whose batches wait. */
  get farms(): string[] {
    return [...this.#letGo.keys()]
  }
  letGo(accountId: string): void {
    this.#letGo.get(accountId)?.()
  }
}

onBothEngines('runs of several farms', (server) => {
  /** A farm whose field is to be sent. */
  async function waitingFarm() {
    const farm = await PriaFarm.open(server(), 1)
    await farm.ask('fields')
    const { _id } = await farm.begin('fields')
    return { farm, accountId: farm.farmer.accountId, state: async () => (await farm.run(_id)).state }
  }
  const faults: unknown[] = []
  const senderOver = (farm: PriaFarm, openDesk: OpenDesk): Sender =>
    senderOf(farm.needs({ openDesk }), (error) => void faults.push(error))

  it('do not wait for a farm whose batch hangs, neither those that were due nor one that comes meanwhile', async () => {
    const [slow, quick] = [await waitingFarm(), await waitingFarm()]
    const held = new Held(slow.farm.agency.open)
    const sender = senderOver(
      slow.farm,
      held.desk((accountId) => accountId === slow.accountId),
    )
    expect(await sender.look()).toBe(2)
    await vi.waitFor(async () => expect(await quick.state()).toBe('DONE'), 10_000)
    const late = await waitingFarm()
    await sender.look()
    await vi.waitFor(async () => expect(await late.state()).toBe('DONE'), 10_000)
    expect([await slow.state(), held.farms]).toEqual(['RUNNING', [slow.accountId]])
    held.letGo(slow.accountId)
    await sender.idle()
    expect([await slow.state(), faults]).toEqual(['DONE', []])
  })

  it('have a few rounds at once, and each its turn as soon as one is over', async () => {
    const farms = []
    for (let i = 0; i <= MAX_OPEN_REQUESTS; i++) farms.push(await waitingFarm())
    const [first] = farms
    if (first === undefined) throw new Error('there is no farm')
    const held = new Held(first.farm.agency.open)
    const sender = senderOver(
      first.farm,
      held.desk(() => true),
    )
    await sender.look()
    await vi.waitFor(() => expect(held.farms).toHaveLength(MAX_OPEN_REQUESTS), 10_000)
    const begun = held.farms
    const last = farms.find(({ accountId }) => !begun.includes(accountId))
    held.letGo(begun[0] ?? '')
    await vi.waitFor(() => expect(held.farms).toContain(last?.accountId), 10_000)
    for (const { accountId } of farms) held.letGo(accountId)
    await sender.idle()
    expect(await Promise.all(farms.map(({ state }) => state()))).toEqual(farms.map(() => 'DONE'))
    expect(faults).toEqual([])
  })
})
