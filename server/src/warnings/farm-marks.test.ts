/**
 * Tests of what a farm says of itself and its fields, support years and slope: rules are asked anew when it changes.
 */
import * as fields from '@vagu/core/fields/contract'
import * as jobs from '@vagu/core/jobs/contract'
import { changeKsm } from '@vagu/core/settings/contract'
import { getStatus } from '@vagu/core/status/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, fungicide, harvest, spraying } from '../testing/farm.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const grown = (crop: string) => ({
  yearInfo: [2025, 2026, 2027].map((year) => ({ year, mainCrop: { crop } })),
})
const glyphosate = {
  ...fungicide,
  name: 'Roundup',
  subtype: 'herbitsiid',
  ingredients: [{ name: 'Glüfosaat', code: 'glufosaat' }],
}
const fertilizer = {
  name: 'Lämmastik',
  type: 'fertilizer',
  subtype: 'FERTILIZER',
  subtypeVariant: 'VAETIS_REGISTRIST',
  fertilizerKind: 'MINERAL_FERTILIZER',
  nutrient: { N: 34, P: 0, K: 0 },
  amount: 100,
  unit: 'kg/ha',
}
const onDay = (date: string) => ({ date, endDate: date })
const takesSupport = (farmer: Client, ...years: readonly number[]) =>
  farmer.call(changeKsm, { body: { years: [...years], isOrganic: false } })

/** Keys, levels and days of the warnings of these rules. */
async function warningsOf(farmer: Client, ...prefixes: readonly string[]): Promise<string[]> {
  const { data } = await farmer.call(getStatus, {})
  return data.warnings
    .filter(({ type }) => prefixes.some((prefix) => type.key.startsWith(prefix)))
    .map(({ type, targetKind, date, targetId }) =>
      [type.key, type.level, targetKind === 'job' ? (date ?? '') : targetId].join(' '),
    )
    .toSorted()
}

onBothEngines('what a farm says of itself', (server) => {
  it('brings the warnings of the support in its years alone, and takes them away again', async () => {
    server().setNow('2026-07-20T09:00:00.000Z')
    const farmer = await server().farmer()
    const worker = await addTestWorker(farmer)
    const fallow = await addTestField(farmer, grown('mustkesa'))
    const wheat = await addTestField(farmer, { name: 'Nisu', ...grown('talinisu') })
    const roundup = { requisites: [glyphosate] }
    for (const day of ['2025-06-10', '2026-06-10'])
      await farmer.call(jobs.addJob, { body: spraying(fallow, worker, { ...onDay(day), ...roundup }) })
    for (const day of ['2026-04-20', '2026-05-20', '2026-06-10', '2026-10-01'])
      await farmer.call(jobs.addJob, { body: spraying(wheat, worker, onDay(day)) })
    expect(await warningsOf(farmer, 'KSM')).toEqual([])
    await takesSupport(farmer, 2026)
    const of2026 = [
      'KSM_GLYPHOSATE ERROR 2026-06-10',
      'KSM_SUBSTANCE_TIMES ERROR 2026-06-10',
      'KSM_SUBSTANCE_TIMES ERROR 2026-10-01',
    ]
    expect(await warningsOf(farmer, 'KSM')).toEqual(of2026)
    await takesSupport(farmer, 2025, 2026)
    expect(await warningsOf(farmer, 'KSM')).toEqual(['KSM_GLYPHOSATE ERROR 2025-06-10', ...of2026])
    await takesSupport(farmer, 2025)
    expect(await warningsOf(farmer, 'KSM')).toEqual(['KSM_GLYPHOSATE ERROR 2025-06-10'])
    await takesSupport(farmer)
    expect(await warningsOf(farmer, 'KSM')).toEqual([])
    expect(server().faults).toEqual([])
  })

  it('judges a job that is saved after the mark, and one whose date leaves the year', async () => {
    server().setNow('2026-07-20T09:00:00.000Z')
    const farmer = await server().farmer()
    const worker = await addTestWorker(farmer)
    const fallow = await addTestField(farmer, grown('mustkesa'))
    await takesSupport(farmer, 2026)
    const body = spraying(fallow, worker, { requisites: [glyphosate] })
    const { data } = await farmer.call(jobs.addJob, { body })
    expect(await warningsOf(farmer, 'KSM')).toEqual(['KSM_GLYPHOSATE ERROR 2026-05-18'])
    const moved = { ...body, ...onDay('2025-05-18') }
    await farmer.call(jobs.changeJob, { params: { id: data._id }, body: moved })
    expect(await warningsOf(farmer, 'KSM')).toEqual([])
  })

  it('counts certified seed of the cereals that were sown', async () => {
    server().setNow('2026-07-20T09:00:00.000Z')
    const farmer = await server().farmer()
    const seedOf = (seedCertificate: string) => ({
      name: 'Nisu',
      type: 'seed',
      subtype: 'talinisu',
      seedCertificate,
      batchNo: seedCertificate === 'OTS' ? null : 'EE-1',
      amount: 200,
      unit: 'kg/ha',
    })
    const sowing = (fieldId: string, area: number, certificate: string) =>
      harvest(fieldId, {
        jobCategory: { name: 'Külv' },
        job: { name: 'Külvamine' },
        ...onDay('2025-09-10'),
        area,
        yield: null,
        yieldUnit: null,
        yieldType: null,
        requisites: [seedOf(certificate)],
      })
    const own = await addTestField(farmer, { name: 'Oma', area: 90, ...grown('talinisu') })
    const bought = await addTestField(farmer, { name: 'Ostetud', area: 10, ...grown('talinisu') })
    expect((await farmer.call(jobs.addJob, { body: sowing(own, 90, 'OTS') })).status).toBe(200)
    await farmer.call(jobs.addJob, { body: sowing(bought, 10, 'C1') })
    expect(await warningsOf(farmer, 'KSM')).toEqual([])
    await takesSupport(farmer, 2026)
    expect(await warningsOf(farmer, 'KSM')).toEqual(['KSM_CERTIFIED_SEED ERROR 2026'])
    await farmer.call(jobs.addJob, { body: sowing(own, 90, 'SE') })
    expect(await warningsOf(farmer, 'KSM')).toEqual(['KSM_CERTIFIED_SEED ERROR 2025-09-10'])
  })

  it('and of the slope of its fields: a change judges their jobs anew', async () => {
    server().setNow('2026-07-20T09:00:00.000Z')
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const spread = harvest(fieldId, {
      jobCategory: { name: 'Väetamine' },
      job: { name: 'Väetamine' },
      ...onDay('2026-05-04'),
      yield: null,
      yieldUnit: null,
      yieldType: null,
      requisites: [fertilizer],
      fertilization: { spreading: 'BROADCAST' },
    })
    expect((await farmer.call(jobs.addJob, { body: spread })).status).toBe(200)
    const steep = async (slope: string | null) => {
      const body = { name: 'Kivi', area: 10, slope }
      await farmer.send(fields.changeField, `/fields/${fieldId}`, { body })
      return warningsOf(farmer, 'SLOPE')
    }
    expect(await warningsOf(farmer, 'SLOPE')).toEqual([])
    expect(await steep('ABOVE_10')).toEqual(['SLOPE_SPREADING ERROR 2026-05-04'])
    expect(await steep('FROM_5_TO_10')).toEqual([])
    expect(await steep('ABOVE_10')).toHaveLength(1)
    expect(await steep(null)).toEqual([])
    const { status } = await farmer.send(fields.changeField, `/fields/${fieldId}`, {
      body: { name: 'Kivi', area: 10, slope: 'STEEP' },
    })
    expect(status).toBe(422)
  })

  it('tells of wind, and of a stack that another job spread too late', async () => {
    server().setNow('2026-10-20T09:00:00.000Z')
    const farmer = await server().farmer()
    const [fieldId, worker] = [await addTestField(farmer), await addTestWorker(farmer)]
    await farmer.call(jobs.addJob, { body: spraying(fieldId, worker, { windSpeed: 4.1 }) })
    expect(await warningsOf(farmer, 'SPRAYING_WEATHER')).toEqual(['SPRAYING_WEATHER WARN 2026-05-18'])
    const heaping = (name: string, day: string, change: object) =>
      harvest(fieldId, {
        jobCategory: { name: 'Sõnniku aunastamine' },
        job: { name },
        ...onDay(day),
        yield: null,
        yieldUnit: null,
        yieldType: null,
        amount: 80,
        unit: 't',
        ...change,
      })
    const stack = heaping('Sõnnikuauna moodustamine', '2026-07-01', { heap: { manure: 'TAHESONNIK' } })
    const { data } = await farmer.call(jobs.addJob, { body: stack })
    expect(await warningsOf(farmer, 'MANURE_STACK')).toEqual(['MANURE_STACK WARN 2026-09-01'])
    await farmer.call(jobs.addJob, { body: heaping('Sõnnikuauna äravedu', '2026-09-02', {}) })
    expect(await warningsOf(farmer, 'MANURE_STACK')).toEqual(['MANURE_STACK ERROR 2026-09-02'])
    const told = { ...stack, heap: { manure: 'TAHESONNIK', spreadOn: '2026-09-01' } }
    await farmer.call(jobs.changeJob, { params: { id: data._id }, body: told })
    expect(await warningsOf(farmer, 'MANURE_STACK')).toEqual([])
  })
})
