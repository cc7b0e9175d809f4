import { AppError } from '@vagu/core/errors'
import { findPriaParcel, listPriaAreasAt } from '@vagu/core/pria-map/contract'
import { expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import type { PriaMap } from '../ports.ts'
import { Client, signIn } from '../testing/client.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import type { TestServer } from '../testing/test-server.ts'
import { TRIES } from '../users/limits.ts'
import { PARCEL_OF_TESTS } from './test-map.ts'
import { noMap } from './wfs-map.ts'

const parcel = { params: { id: PARCEL_OF_TESTS } }
const place = { query: { lat: '58.401', lng: '26.502' } }

/** A farmer of a home with another map. */
async function farmerOver(server: TestServer, priaMap: PriaMap): Promise<Client> {
  const ports = { ...server.ports, priaMap }
  return signIn(ports, buildApp(ports))
}
const silent = async (): Promise<never> => {
  throw new AppError('sourceSilent')
}

onBothEngines("PRIA's map", (server) => {
  askFourQuestions(server, { endpoint: findPriaParcel, input: async () => parcel, namesRecord: false })
  askFourQuestions(server, { endpoint: listPriaAreasAt, input: async () => place, namesRecord: false })

  it('gives a parcel by its number, spaces or not, and says that the map is a test', async () => {
    const farmer = await server().farmer()
    const { data } = await farmer.call(findPriaParcel, parcel)
    expect(data).toMatchObject({ number: PARCEL_OF_TESTS, kind: 'massif', isTest: true })
    expect(data.geometry.rings[0]?.length).toBe(4)
    const spaced = { params: { id: `${PARCEL_OF_TESTS.slice(0, 3)} ${PARCEL_OF_TESTS.slice(3)}` } }
    expect((await farmer.call(findPriaParcel, spaced)).data).toEqual(data)
  })
  it('gives what lies at a place', async () => {
    const { data } = await (await server().farmer()).call(listPriaAreasAt, place)
    expect([data.isTest, ...data.areas.map(({ kind }) => kind)]).toEqual([true, 'declaredField', 'massif'])
  })
  it.each(['', '123', '6384729352a', '638472935210', "1' or '1'='1"])(
    'is not asked for the number %j',
    async (id) => {
      const reply = await (await server().farmer()).call(findPriaParcel, { params: { id } })
      expect([404, 422]).toContain(reply.status)
      if (id !== '') expect(reply.error?.fields).toMatchObject([{ path: 'id', code: 'wrongMassifNumber' }])
    },
  )
  it('is not asked for a place that is none', async () => {
    const wrong = { query: { lat: '158', lng: '26' } }
    const reply = await (await server().farmer()).call(listPriaAreasAt, wrong)
    expect([reply.status, reply.error?.fields?.[0]?.path]).toEqual([422, 'lat'])
  })
  it('has no parcel of an unknown number', async () => {
    const reply = await (await server().farmer()).call(findPriaParcel, { params: { id: '11111111111' } })
    expect([reply.status, reply.error?.code]).toEqual([404, 'notFound'])
  })
  it.each([
    ['silent', { isTest: false, massif: silent, areasAt: silent }, [424, 'sourceSilent']],
    ['switched off', noMap, [501, 'switchedOff']],
  ] as const)('says when it is %s', async (_, map, refusal) => {
    const farmer = await farmerOver(server(), map)
    const replies = [await farmer.call(findPriaParcel, parcel), await farmer.call(listPriaAreasAt, place)]
    for (const reply of replies) expect([reply.status, reply.error?.code]).toEqual(refusal)
  })
  it('is asked by one account so often in a while, and by another still', async () => {
    const farmer = await server().farmer()
    const key = 'PRIA map by account'
    await farmer.call(findPriaParcel, parcel)
    await server()
      .db.updateTable('attempt')
      .set({ tries: TRIES[key] })
      .where('attempt_key', '=', `${key}: ${farmer.accountId}`)
      .execute()
    const reply = await farmer.call(listPriaAreasAt, place)
    expect([reply.status, reply.error?.code]).toEqual([429, 'tooManyTries'])
    expect((await (await server().farmer()).call(findPriaParcel, parcel)).status).toBe(200)
  })
})
