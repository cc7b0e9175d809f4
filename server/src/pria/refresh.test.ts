import { disconnectPria } from '@vagu/core/pria-connection/contract'
import type { AgencyRecord } from '@vagu/core/agency/wire'
import { expect, it } from 'vitest'
import { editJob } from '../testing/pria-edits.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { PriaFarm, YEAR } from '../testing/pria.ts'
import { REFRESHED_AFTER, refreshFarms, TRIED_AGAIN_AFTER } from './refresh.ts'

const START = Date.parse('2026-05-20T09:00:00.000Z')

onBothEngines('asking PRIA in the background', (server) => {
  const passed = (ms: number) => server().setNow(new Date(START + ms).toISOString())
  /** Looks once at all farms, of which the one of the test is the only one that is connected. */
  const looking = (farm: PriaFarm) => {
    const notBefore = new Map<string, number>()
    return () => refreshFarms({ ...farm.needs(), notBefore })
  }
  const alone = async (fields: number): Promise<PriaFarm> => {
    passed(0)
    await server().db.deleteFrom('pria_connection').execute()
    return PriaFarm.open(server(), fields)
  }
  const smaller = (records: readonly AgencyRecord[]): AgencyRecord[] =>
    records.map((record) =>
      record.kind === 'JOB'
        ? { ...record, version: record.version + 1, body: { ...record.body, areaHa: 3 } }
        : record,
    )

  it('fills the badges of a farm that has just been connected, though nobody compares', async () => {
    const farm = await alone(2)
    expect(await farm.status()).toMatchObject({ asOf: null, fieldDifferences: 0 })
    expect(await looking(farm)()).toBe(1)
    expect(await farm.status()).toMatchObject({
      asOf: new Date(START).toISOString(),
      fieldDifferences: 2,
      cropDifferences: 2,
    })
  })

  it('tells what others changed there, some hours after it was asked last', async () => {
    const farm = await alone(1)
    await farm.addSpraying()
    await farm.sendAll()
    const look = looking(farm)
    await farm.agency.put(YEAR, smaller)
    passed(REFRESHED_AFTER - 1)
    expect([await look(), (await farm.status()).jobDifferences]).toEqual([0, 0])
    passed(REFRESHED_AFTER)
    expect([await look(), (await farm.status()).jobDifferences]).toEqual([1, 1])
    expect((await farm.rows('jobs'))[0]).toMatchObject({ status: 'OUT_OF_SYNC', suggested: 'TAKE' })
    expect(await look()).toBe(0)
  })

  it('leaves what was known where PRIA is away, and tries again later', async () => {
    const farm = await alone(1)
    await farm.sendAll()
    const look = looking(farm)
    passed(REFRESHED_AFTER)
    const before = await farm.status()
    await farm.agency.fail('HTML_PAGE')
    expect(await look()).toBe(1)
    expect(await farm.status()).toEqual(before)
    expect(await look()).toBe(0)
    passed(REFRESHED_AFTER + TRIED_AGAIN_AFTER)
    expect(await look()).toBe(1)
    expect((await farm.status()).asOf).toBe(
      new Date(START + REFRESHED_AFTER + TRIED_AGAIN_AFTER).toISOString(),
    )
  })

  it('asks for no farm that nobody is signed in for, that has a run open, or is connected no more', async () => {
    const farm = await alone(1)
    const look = looking(farm)
    await farm.agency.signOut()
    expect(await look()).toBe(0)
    await farm.agency.signIn()
    await farm.ask('fields')
    const { _id } = await farm.begin('fields')
    passed(REFRESHED_AFTER)
    expect([await look(), (await farm.run(_id)).state]).toEqual([0, 'RUNNING'])
    await farm.send()
    expect(await look()).toBe(1)
    passed(3 * REFRESHED_AFTER)
    await farm.farmer.call(disconnectPria, {})
    expect(await look()).toBe(0)
  })

  it('costs the badges no call: a fault that is on order at PRIA is left to who asks', async () => {
    const farm = await alone(1)
    const id = await farm.addSpraying()
    await farm.sendAll()
    await farm.agency.fail('HTML_PAGE')
    await editJob(farm, id, { area: 8 })
    expect((await farm.status()).jobDifferences).toBe(1)
    const known = (await farm.status()).asOf
    passed(REFRESHED_AFTER)
    expect(await looking(farm)()).toBe(1)
    // the fault was there still, for whoever asks PRIA itself
    expect((await farm.status()).asOf).toBe(known)
    passed(0)
  })
})
