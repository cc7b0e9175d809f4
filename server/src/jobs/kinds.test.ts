import * as contract from '@vagu/core/jobs/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, harvest, spraying } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const cows = { animalType: 'piimalehm', amount: 40, days: 2, hoursPerDay: 12 }
const KINDS = [
  ['Muu', 'Karjatamine', { herding: [cows] }],
  ['Muu', 'Mullaproovi võtmine', { soilSampler: 'Mari Kask' }],
  ['Koristuseelne', 'Hooldusniitmine', { jobVariant: 'Niide koristatakse' }],
  ['Maaparandushoiutööd', 'Kraavide niitmine', { amount: 120.5, unit: 'm' }],
  [
    'Sõnniku aunastamine',
    'Sõnnikuauna moodustamine',
    {
      amount: 80,
      unit: 't',
      heap: {
        manure: 'SUGAVALLAPANUSONNIK',
        spreadOn: '2026-09-02',
        isNoticeGiven: true,
        place: { lat: 58.6, lng: 25.7 },
      },
    },
  ],
] as const
const WITHOUT = [
  ['Muu', 'Karjatamine', 'herding.0.animalType'],
  ['Muu', 'Mullaproovi võtmine', 'soilSampler'],
  ['Koristuseelne', 'Hooldusniitmine', 'jobVariant'],
  ['Maaparandushoiutööd', 'Kraavide niitmine', 'amount'],
  ['Sõnniku aunastamine', 'Sõnnikuauna moodustamine', 'amount'],
] as const

onBothEngines('what only some jobs say', (server) => {
  const bodyOf = async (farmer: Client, job: readonly [category: string, name: string], change: object) =>
    harvest(await addTestField(farmer), {
      jobCategory: { name: job[0] },
      job: { name: job[1] },
      yield: null,
      yieldUnit: null,
      yieldType: null,
      ...change,
    })
  const refused = async (farmer: Client, body: object) => {
    const { status, error } = await farmer.call(contract.addJob, { body })
    return [status, error?.fields?.map(({ path, code }) => `${path} ${code}`)]
  }

  it.each(KINDS)('%s / %s is read back as it was written', async (...[category, name, overrides]) => {
    const farmer = await server().farmer()
    const body = await bodyOf(farmer, [category, name], {
      ...overrides,
      endDate: '2026-05-20',
      date: '2026-05-20',
    })
    const { data: added } = await farmer.call(contract.addJob, { body })
    expect(added).toMatchObject(overrides)
    const { data: read } = await farmer.call(contract.getJob, { params: { id: added._id } })
    expect(read).toEqual(added)
  })

  it('keeps wind and air of a spraying, and refuses what nobody can have measured', async () => {
    const farmer = await server().farmer()
    const [fieldId, worker] = [await addTestField(farmer), await addTestWorker(farmer)]
    const sprayed = (weather: object) =>
      farmer.call(contract.addJob, { body: spraying(fieldId, worker, weather) })
    const same = [
      { windSpeed: 3.5, airTemperature: 18.5 },
      { windSpeed: 0, airTemperature: -3 },
      { windSpeed: 40, airTemperature: 45 },
      { windSpeed: null, airTemperature: null },
    ]
    for (const weather of same) expect((await sprayed(weather)).data).toMatchObject(weather)
    const refusals = [
      [{ windSpeed: -0.1 }, 'windSpeed', 'negative'],
      [{ windSpeed: 40.1 }, 'windSpeed', 'windTooStrong'],
      [{ airTemperature: 45.1 }, 'airTemperature', 'airTooWarm'],
      [{ airTemperature: -30.1 }, 'airTemperature', 'airTooCold'],
    ] as const
    for (const [weather, path, code] of refusals) {
      const { status, error } = await sprayed(weather)
      expect([status, error?.fields?.map((each) => [each.path, each.code])]).toEqual([422, [[path, code]]])
    }
  })

  it.each(WITHOUT)('%s / %s is refused without it, at %s', async (...[category, name, path]) => {
    const farmer = await server().farmer()
    const [status, fields] = await refused(farmer, await bodyOf(farmer, [category, name], {}))
    expect(status).toBe(422)
    expect(fields).toContain(`${path} required`)
  })

  it('refuses a stack that was spread before it was begun', async () => {
    const farmer = await server().farmer()
    const spreadOn = (day: string) =>
      bodyOf(farmer, ['Sõnniku aunastamine', 'Sõnnikuauna moodustamine'], {
        date: '2026-05-20',
        endDate: '2026-05-20',
        amount: 80,
        unit: 't',
        heap: { manure: 'TAHESONNIK', spreadOn: day },
      })
    expect(await refused(farmer, await spreadOn('2026-05-19'))).toEqual([
      422,
      ['heap.spreadOn endBeforeStart'],
    ])
    expect(await refused(farmer, await spreadOn('2026-05-20'))).toEqual([200, undefined])
  })

  it('refuses an amount of work that is not measured, and a unit of other work', async () => {
    const farmer = await server().farmer()
    const ploughing = await bodyOf(farmer, ['Maaharimine', 'Kündmine'], { amount: 3 })
    expect(await refused(farmer, ploughing)).toEqual([422, ['amount amountNotOfJob']])
    const ditch = await bodyOf(farmer, ['Maaparandushoiutööd', 'Kraavide niitmine'], { amount: 3, unit: 't' })
    expect(await refused(farmer, ditch)).toEqual([422, ['unit unitNotOfJob']])
  })

  it('counts the hours of animals that are still out until today', async () => {
    server().setNow('2026-05-20T09:00:00.000Z')
    const farmer = await server().farmer()
    const out = { status: 'IN_PROGRESS', date: '2026-05-19', endDate: null }
    const body = await bodyOf(farmer, ['Muu', 'Karjatamine'], { ...out, herding: [{ ...cows, days: 4 }] })
    expect((await farmer.call(contract.addJob, { body })).status).toBe(200)
    const tooMany = { ...body, herding: [{ ...cows, days: 5 }] }
    const { error } = await farmer.call(contract.addJob, { body: tooMany })
    expect(error?.fields).toMatchObject([{ path: 'herding.0.hoursPerDay', message: 'Max 9,6h' }])
  })
})
