import { AGENCY_KINDS } from '@vagu/core/agency/wire'
import * as pria from '@vagu/core/pria/contract'
import { connectPria, disconnectPria } from '@vagu/core/pria-connection/contract'
import { SAMPLE_CLIENT } from '@vagu/agency/seed'
import { expect, it } from 'vitest'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { signInAt } from '../testing/pria-steps.ts'
import { PriaFarm, YEAR } from '../testing/pria.ts'

onBothEngines('a consent', (server) => {
  it('that leaves a kind out, or the fields that all stand on, is told before PRIA is asked', async () => {
    const farm = await PriaFarm.open(server(), 1)
    const consentTo = (kinds: (typeof AGENCY_KINDS)[number][]) =>
      farm.farmer.call(connectPria, { body: { client: SAMPLE_CLIENT, kinds } })
    const accessOf = async (kind: 'fields' | 'jobs' | 'yields') =>
      (await farm.farmer.call(pria.getPriaComparison, { params: { kind, year: YEAR } })).data.access
    await consentTo(['FIELD', 'JOB'])
    expect([await accessOf('fields'), await accessOf('jobs'), await accessOf('yields')]).toEqual([
      'CONNECTED',
      'CONNECTED',
      'NO_CONSENT',
    ])
    const asked = await farm.farmer.call(pria.askPriaAnew, { params: { kind: 'yields', year: YEAR } })
    expect(asked.error?.code).toBe('priaNoConsent')
    await consentTo(['JOB'])
    expect([await accessOf('fields'), await accessOf('jobs')]).toEqual(['NO_CONSENT', 'NO_CONSENT'])
    await consentTo([...AGENCY_KINDS])
    await farm.ask('yields')
  })

  it('or a sign-in that a run waited for lets it go on at once', async () => {
    const farm = await PriaFarm.open(server(), 1)
    await farm.ask('fields')
    const { _id } = await farm.begin('fields')
    const waitsFor = async () => {
      await farm.send()
      return (await farm.run(_id)).waitsFor
    }
    await farm.agency.signOut()
    expect(await waitsFor()).toBe('NEEDS_SIGN_IN')
    await signInAt(server(), farm.farmer)
    await farm.farmer.call(disconnectPria, {})
    await signInAt(server(), farm.farmer)
    expect(await waitsFor()).toBe('NO_CONSENT')
    await farm.farmer.call(connectPria, { body: { client: SAMPLE_CLIENT, kinds: [...AGENCY_KINDS] } })
    await farm.send()
    expect(await farm.run(_id)).toMatchObject({ state: 'DONE', done: 1 })
  })
})
