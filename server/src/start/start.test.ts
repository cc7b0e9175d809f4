/** Beginning of a page: who is signed in, and what it will ask first, in one answer. */
import { listFields } from '@vagu/core/fields/contract'
import { getHarvestProgress } from '@vagu/core/harvest/contract'
import { listLastAdded } from '@vagu/core/jobs/contract'
import { listMachines } from '@vagu/core/machines/contract'
import { listMaterials } from '@vagu/core/materials/contract'
import { getPriaStatus } from '@vagu/core/pria/contract'
import { changeUiSettings, getSettings } from '@vagu/core/settings/contract'
import { ALL_SCREENS, globalSettings } from '@vagu/core/settings/saved-year'
import { getStart } from '@vagu/core/start/contract'
import { START_PARTS } from '@vagu/core/start/parts'
import { getStatus, listUnreadable } from '@vagu/core/status/contract'
import { getAuth, login } from '@vagu/core/users/contract'
import { SIGNED_IN_AS, signedInAs } from '@vagu/core/users/signed-in-as'
import { addWorker, listWorkers } from '@vagu/core/workers/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { personWith } from '../testing/people.ts'

const YEAR = '2026'
const startOf = (client: Client, of?: string) =>
  client.call(getStart, { query: of === undefined ? {} : { of } })
const aheadOf = async (client: Client, of: string) => (await startOf(client, of)).data.ahead

onBothEngines('the start of a page', (server) => {
  it('tells a stranger that nobody is signed in, and gives him a token to sign in with', async () => {
    const visitor = server().visitor()
    const { status, data } = await startOf(visitor, 'settings,fields')
    expect([status, data.user, data.ahead]).toEqual([200, null, {}])
    visitor.csrfToken = data.csrfToken
    const body = { email: 'keegi@vagu.test', password: 'mitte midagi' }
    expect((await visitor.call(login, { body })).error?.code).toBe('wrongLogin')
  })

  it('tells who is signed in, as the call for it does', async () => {
    const farmer = await server().farmer()
    const { csrfToken, ...user } = (await farmer.call(getAuth, {})).data
    expect((await startOf(farmer)).data).toEqual({ user, csrfToken, ahead: {} })
  })

  it('holds what the calls of the page would answer, word for word', async () => {
    const farmer = await server().farmer()
    await addTestField(farmer)
    const bodies = await Promise.all(
      [
        getSettings,
        getStatus,
        listUnreadable,
        listFields,
        listWorkers,
        listMachines,
        listMaterials,
        listLastAdded,
      ].map(async (call) => [call.path, (await farmer.call(call, {})).body] as const),
    )
    const pria = await farmer.call(getPriaStatus, { query: { year: YEAR } })
    expect(await aheadOf(farmer, START_PARTS.join())).toEqual({
      ...Object.fromEntries(bodies),
      [`${getPriaStatus.path}?year=${YEAR}`]: pria.body,
    })
  })

  it('asks for the year that was chosen, and for the harvest in its season', async () => {
    const farmer = await server().farmer()
    const body = { componentName: ALL_SCREENS, settings: globalSettings(2025, 2026) }
    await farmer.call(changeUiSettings, { body })
    expect(Object.keys(await aheadOf(farmer, 'pria,harvest'))).toEqual([`${getPriaStatus.path}?year=2025`])
    server().setNow('2026-08-01T09:00:00.000Z')
    const address = getHarvestProgress.path.replace('{year}', YEAR)
    expect(Object.keys(await aheadOf(farmer, 'harvest'))).toEqual([address])
  })

  it('shows a worker no money, as no other call does', async () => {
    const owner = await server().farmer()
    await owner.call(addWorker, { body: { name: 'Mari Kask', hourlyRate: 12 } })
    const worker = await personWith(server(), owner, 'worker')
    const [own, told] = [await worker.call(listWorkers, {}), await aheadOf(worker, 'workers')]
    expect(told).toEqual({ [listWorkers.path]: own.body })
    expect(own.data.map(({ hourlyRate }) => hourlyRate)).toEqual([null])
  })

  it('is refused to a page that shows another farm, and for a part that nobody knows', async () => {
    const [farmer, other] = [await server().farmer(), await server().farmer()]
    const headers = { cookie: farmer.cookie ?? '', [SIGNED_IN_AS]: signedInAs(other) }
    const response = await server().app.request('/api/start', { headers })
    expect([response.status, await response.json()]).toMatchObject([409, { error: { code: 'otherAccount' } }])
    const { status, error } = await startOf(farmer, 'settings,everything')
    expect([status, error?.code]).toEqual([422, 'invalid'])
  })
})
