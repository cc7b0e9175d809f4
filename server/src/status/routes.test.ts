import * as fields from '@vagu/core/fields/contract'
import * as jobs from '@vagu/core/jobs/contract'
import { changeKsm } from '@vagu/core/settings/contract'
import { getStatus } from '@vagu/core/status/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, harvest, spraying } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const statusOf = async (farmer: Client) => (await farmer.call(getStatus, {})).data

onBothEngines('status', (server) => {
  askFourQuestions(server, { endpoint: getStatus, input: async () => ({}), namesRecord: false })

  it('is all nothing for a new farm', async () => {
    expect(await statusOf(await server().farmer())).toEqual({
      currentDate: '2026-05-20',
      warnings: [],
      whatIfWarnings: [],
      totalActiveArea: 0,
      ownActiveArea: 0,
      linkedDiners: { totalArea: 0 },
      status: 'TRIAL',
      subscriptionWarnings: [],
      requestedArea: 0,
      paidArea: 0,
      hasPaidThisYear: false,
      hasPaidEver: false,
      hasPaidForServiceThisYear: false,
      totalOrderArea: 0,
      totalOrderPrice: 0,
      totalOrderPriceVat: 0,
      isMinimumOrder: false,
      partialOrder: null,
      draftJobEvents: 0,
      inProgressJobEvents: 0,
      previousJobEventLabels: [],
      lastFieldUpdate: null,
      trialUntil: '2026-07-19',
      years: null,
      yearOverview: { year: 2026, areaPercentageWithOfficialSeeds: null },
      photos: { bytes: 0, maxBytes: 1_000_000_000 },
      counts: { fields: 0, requisites: 0, workers: 0, jobEvents: 0 },
    })
  })

  it('keeps the warnings of a field that is made inactive', async () => {
    const farmer = await server().farmer()
    const [fieldId, worker] = [await addTestField(farmer), await addTestWorker(farmer)]
    const body = [spraying(fieldId, worker), harvest(fieldId)]
    await farmer.call(jobs.addJobs, { body })
    const before = (await statusOf(farmer)).warnings
    await farmer.call(fields.toggleField, { params: { id: fieldId } })
    expect(before).not.toEqual([])
    expect((await statusOf(farmer)).warnings).toEqual(before)
  })

  it('counts what is there, and nothing that is deleted or of another farm', async () => {
    const farmer = await server().farmer()
    await addTestField(await server().farmer())
    const fieldId = await addTestField(farmer)
    await addTestWorker(farmer)
    const statuses = ['DONE', 'DONE', 'DRAFT', 'IN_PROGRESS', 'PLANNED']
    const body = statuses.map((status) => harvest(fieldId, { status, plannedYear: 2027 }))
    const { data: added } = await farmer.call(jobs.addJobs, { body })
    await farmer.call(jobs.deleteJob, { params: { id: added[0]?._id ?? '' } })
    expect(await statusOf(farmer)).toMatchObject({
      draftJobEvents: 1,
      inProgressJobEvents: 1,
      counts: { fields: 1, requisites: 0, workers: 1, jobEvents: 4 },
    })
  })

  it('sums active fields by their area of this year, with 3 decimals', async () => {
    const farmer = await server().farmer()
    await addTestField(farmer, { area: 1.2345 })
    await addTestField(farmer, { area: 5, yearInfo: [{ year: 2026, area: 2.0004 }] })
    await addTestField(farmer, { area: 5, yearInfo: [{ year: 2025, area: 0.1 }] })
    const inactive = await addTestField(farmer, { area: 50 })
    await farmer.call(fields.toggleField, { params: { id: inactive } })
    const deleted = await addTestField(farmer, { area: 70 })
    await farmer.call(fields.deleteField, { params: { id: deleted } })
    expect((await statusOf(farmer)).totalActiveArea).toBe(3.335)
  })

  it('offers the labels of the jobs added last, each once, the latest first', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const lists = [['hommik'], ['õhtu', 'hommik'], []]
    for (const [i, labels] of lists.entries()) {
      server().setNow(`2026-05-20T09:00:0${i}.000Z`)
      await farmer.call(jobs.addJob, { body: harvest(fieldId, { labels }) })
    }
    server().setNow('2026-05-20T09:00:00.000Z')
    expect((await statusOf(farmer)).previousJobEventLabels).toEqual(['õhtu', 'hommik'])
  })

  it('tells the first and the last crop year of which the farm holds something', async () => {
    const farmer = await server().farmer()
    const yearInfo = [{ year: 2019, mainCrop: { crop: 'talinisu' } }, { year: 2024 }]
    const fieldId = await addTestField(farmer, { yearInfo })
    expect((await statusOf(farmer)).years).toEqual({ first: 2019, last: 2024 })
    // From 1 September on a day belongs to the next crop year.
    const body = [harvest(fieldId, { date: '2016-09-01', endDate: '2016-09-01' })]
    const { data: added } = await farmer.call(jobs.addJobs, { body })
    expect((await statusOf(farmer)).years).toEqual({ first: 2017, last: 2024 })
    await farmer.call(jobs.deleteJob, { params: { id: added[0]?._id ?? '' } })
    await farmer.call(fields.toggleField, { params: { id: fieldId } })
    expect((await statusOf(farmer)).years).toEqual({ first: 2019, last: 2024 })
  })

  it('tells how much of the cereals is sown with certified seed, with the support and without it', async () => {
    const farmer = await server().farmer()
    const yearInfo = [{ year: 2026, mainCrop: { crop: 'talinisu' } }]
    const [bought, own] = [
      await addTestField(farmer, { area: 20, yearInfo }),
      await addTestField(farmer, { area: 60, yearInfo }),
    ]
    const sowing = (fieldId: string, area: number, seedCertificate: string) => ({
      ...harvest(fieldId),
      area,
      date: '2025-09-10',
      endDate: '2025-09-10',
      jobCategory: { name: 'Külv' },
      job: { name: 'Külvamine' },
      yield: null,
      yieldUnit: null,
      yieldType: null,
      requisites: [
        {
          name: 'Skagen',
          type: 'seed',
          subtype: 'talinisu',
          seedCertificate,
          ...(seedCertificate !== 'OTS' && { seedCertificateNumber: 'EE-1', batchNo: '7' }),
          amount: 200,
          unit: 'kg/ha',
        },
      ],
    })
    const body = [sowing(bought, 20, 'C1'), sowing(own, 60, 'OTS')]
    expect((await farmer.call(jobs.addJobs, { body })).error).toBeUndefined()
    const overview = { year: 2026, areaPercentageWithOfficialSeeds: 25 }
    expect((await statusOf(farmer)).yearOverview).toEqual(overview)
    await farmer.call(changeKsm, { body: { years: [2026], isOrganic: false } })
    expect((await statusOf(farmer)).yearOverview).toEqual(overview)
  })

  it('tells when a field last changed', async () => {
    const farmer = await server().farmer()
    const id = await addTestField(farmer)
    server().setNow('2026-05-20T21:30:00.000Z')
    await farmer.call(fields.toggleField, { params: { id } })
    const status = await statusOf(farmer)
    server().setNow('2026-05-20T09:00:00.000Z')
    expect(status).toMatchObject({ lastFieldUpdate: '2026-05-20T21:30:00.000Z', currentDate: '2026-05-21' })
  })
})
