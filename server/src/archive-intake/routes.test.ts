import { lastIntake, reviewArchive, takeInArchive } from '@vagu/core/archive-intake/contract'
import { addCustomArea } from '@vagu/core/custom-areas/contract'
import { changeFertilizationPlan, makePlannedJobs } from '@vagu/core/fertilization-plan/contract'
import { splitField } from '@vagu/core/field-division/contract'
import { deleteField, listFields } from '@vagu/core/fields/contract'
import { toLatLng } from '@vagu/core/geo/estonian-grid'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { rectangle } from '@vagu/core/geo/testing-shapes'
import { addImages } from '@vagu/core/images/contract'
import { listJobs, listJobVersions } from '@vagu/core/jobs/batch-contract'
import { addJob, changeJob, deleteJob } from '@vagu/core/jobs/contract'
import { addMaterial } from '@vagu/core/materials/contract'
import { changeFieldGroups, changeKsm } from '@vagu/core/settings/contract'
import { addSoilSample } from '@vagu/core/soil-samples/contract'
import { addWorkTime, listWorkTimes, payWorkPeriod } from '@vagu/core/work-times/contract'
import { addWarningComment, listWarningComments } from '@vagu/core/warnings/comments-contract'
import { ignoreWarning, listHiddenWarnings } from '@vagu/core/warnings/contract'
import { changeStockFacts } from '@vagu/core/stock/contract'
import { getStatus } from '@vagu/core/status/contract'
import { expect, it } from 'vitest'
import { exportText } from '../account/export-text.ts'
import { storedFaults } from '../lift/check.ts'
import { bookIn, exportedFiles, putRows, resealed, rowsIn, zipped } from '../testing/archives.ts'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, fungicide, harvest, spraying } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { jpeg } from '../testing/pictures.ts'
import { enter, stockOf } from '../testing/stock.ts'
import type { TestServer } from '../testing/test-server.ts'

/** Slurry that is planned for a field, and the job that was made of it. */
async function planFertilizer(farmer: Client, fieldId: string): Promise<void> {
  const applicationId = '01890a5d-ac96-774b-bcce-b302099100a1'
  const slurry = {
    _id: applicationId,
    name: 'Läga',
    fertilizerKind: 'ORGANIC_FERTILIZER' as const,
    organicType: 'VEDELSONNIK',
    amount: 20,
    unit: 'm3/ha' as const,
    timeframe: 'SPRING' as const,
  }
  const fields = [{ fieldId, updatedAt: null, note: 'a\nb', fertilizations: [slurry] }]
  await farmer.call(changeFertilizationPlan, { body: { year: 2027, fields } })
  const applications = [{ fieldId, applicationId }]
  await farmer.call(makePlannedJobs, { body: { year: 2027, applications } })
}

/** A farm with something of everything. */
async function fullFarm(server: TestServer): Promise<Client> {
  const farmer = await server.farmer()
  const mapData = mapDataOf([rectangle([617_000, 6_495_000], 400, 250)])
  const [field, worker] = [
    await addTestField(farmer, { name: '<b>Kivi</b>', mapData }),
    await addTestWorker(farmer),
  ]
  const { data: photos } = await farmer.call(addImages, { files: [await jpeg()] })
  const images = photos.map(({ id }) => id)
  const { data: job } = await farmer.call(addJob, {
    body: spraying(field, worker, { images, notes: 'a\nb' }),
  })
  await farmer.call(addJob, { body: harvest(field) })
  const { fieldName: _, ...changed } = { ...job, notes: 'c', images: [] }
  server.setNow('2026-05-20T09:10:00.000Z')
  await farmer.call(changeJob, { params: { id: job._id }, body: changed })
  const { data: gone } = await farmer.call(addJob, {
    body: harvest(field, { date: '2025-08-01', endDate: '2025-08-01' }),
  })
  await farmer.call(deleteJob, { params: { id: gone._id } })
  const { data: product } = await farmer.call(addMaterial, { body: { ...fungicide, name: 'Tiltor 300' } })
  await farmer.call(changeStockFacts, { params: { id: product._id }, body: { density: 1.1 } })
  await enter(farmer, product._id, { unit: 'l', amount: 20, pricePerUnit: 18.5, images })
  const line = [toLatLng([617_200, 6_494_900]), toLatLng([617_200, 6_495_400])]
  const half = await addTestField(farmer, {
    name: 'Poolitatav',
    mapData: mapDataOf([rectangle([617_000, 6_496_000], 400, 250)]),
  })
  await farmer.send(splitField, `/fields/${half}/split`, {
    body: {
      year: 2026,
      line: line.map(({ lat, lng }) => ({ lat: lat + 0.009, lng })),
      parts: [{ name: 'Lääs' }, { name: 'Ida' }],
    },
  })
  await farmer.call(deleteField, { params: { id: await addTestField(farmer, { name: 'Kustutatud' }) } })
  await farmer.call(changeFieldGroups, {
    body: { fieldGroups: [{ fieldGroupName: 'Kodu', linkedFieldIds: [field] }] },
  })
  await farmer.call(changeKsm, { body: { years: [2026], isOrganic: false } })
  await farmer.call(addCustomArea, {
    body: { areaName: 'Serv', calculationStrategy: 'EDGE_BUFFER', calculationValue: 5, year: 2026 },
  })
  await farmer.call(addSoilSample, { body: { fieldId: field, date: '2025-09-01', ph: 6.2, p: 80 } })
  const hours = { workerId: worker, date: '2026-05-04', start: '22:00', end: '06:00', fieldIds: [field] }
  await farmer.call(addWorkTime, { body: hours })
  const paid = { start: '2026-05-01', end: '2026-05-15' }
  await farmer.call(payWorkPeriod, { params: { workerId: worker }, body: paid })
  await planFertilizer(farmer, field)
  const { data: status } = await farmer.call(getStatus, {})
  const [first, second] = status.warnings
  if (!first || !second) throw new Error('the farm has too few warnings')
  await farmer.call(ignoreWarning, { body: { ...first, reason: 'Nii on' } })
  await farmer.call(addWarningComment, { body: { warningId: second._id, text: 'Vaatan üle' } })
  return farmer
}

const takeIn = async (farmer: Client, files: Parameters<typeof zipped>[0]) =>
  farmer.call(takeInArchive, { file: await zipped(files) })

onBothEngines('an archive that is taken in', (server) => {
  const calls = {
    input: async (farmer: Client) => ({ file: await zipped(await exportedFiles(server(), farmer)) }),
  }
  askFourQuestions(server, { endpoint: reviewArchive, ...calls, namesRecord: false })
  askFourQuestions(server, { endpoint: takeInArchive, ...calls, namesRecord: false })
  askFourQuestions(server, { endpoint: lastIntake, input: async () => ({}), namesRecord: false })

  it('makes a new farm the same, to the last byte of what it exports', async () => {
    const [old, fresh] = [await fullFarm(server()), await server().farmer()]
    const before = await exportedFiles(server(), old)
    const review = await fresh.call(reviewArchive, { file: await zipped(before) })
    expect(review.data).toMatchObject({ problems: [], isFarmEmpty: true, taken: null, missingPhotos: 0 })
    server().setNow('2026-06-01T09:00:00.000Z')
    const taken = await takeIn(fresh, before)
    expect([taken.status, taken.error]).toEqual([200, undefined])
    const after = await exportedFiles(server(), fresh)
    expect(bookIn(after)).toEqual(bookIn(before))
    expect(await storedFaults(server().db)).toEqual([])
    expect(server().faults).toEqual([])
  })
  it('is judged by the ordinary rules, and shows what was hidden and said', async () => {
    const [old, fresh] = [await fullFarm(server()), await server().farmer()]
    await takeIn(fresh, await exportedFiles(server(), old))
    const of = async (farmer: Client) => [
      (await farmer.call(getStatus, {})).data.warnings,
      (await farmer.call(listHiddenWarnings, {})).data.map(({ reason, at, by }) => [reason, at, by]),
      (await farmer.call(listWarningComments, {})).data.map(({ text, userName }) => [text, userName]),
      (await farmer.call(listFields, { query: { mapData: 'true' } })).data,
      (await farmer.call(listJobs, { query: {} })).data,
      (await stockOf(farmer)).map(({ name, balance, stockValue }) => [name, balance, stockValue]),
    ]
    expect(await of(fresh)).toEqual(await of(old))
  })
  it('marks its history as brought, names people by text, and is an entry itself', async () => {
    const [old, fresh] = [await fullFarm(server()), await server().farmer()]
    const files = await exportedFiles(server(), old)
    const { data: receipt } = await takeIn(fresh, files)
    const [job] = (await fresh.call(listJobs, { query: {} })).data
    const { data: versions } = await fresh.call(listJobVersions, { params: { id: job?._id ?? '' } })
    expect(versions.length).toBeGreaterThan(0)
    const [{ name } = {}] = rowsIn(files, 'ajaloo-nimed')
    for (const version of versions) expect(version).toMatchObject({ isBrought: true, userName: name })
    expect(rowsIn(await exportedFiles(server(), fresh), 'konto-ajalugu').at(-1)).toMatchObject({
      noun: 'archive-intake',
      userId: fresh.userId,
    })
    expect((await fresh.call(lastIntake, {})).data).toEqual(receipt)
    expect(receipt.counts).toContainEqual({ noun: 'jobs', count: 4 })
  })
  it('counts the minutes of hours worked anew', async () => {
    const [old, fresh] = [await fullFarm(server()), await server().farmer()]
    const files = await exportedFiles(server(), old)
    const [hours] = rowsIn(files, 'tooaeg')
    putRows(files, 'tooaeg', [{ ...hours, minutes: 99_999 }])
    expect((await takeIn(fresh, resealed(files))).status).toBe(200)
    const { data } = await fresh.call(listWorkTimes, { query: {} })
    expect(data.map(({ minutes }) => minutes)).toEqual([480])
  })
  it('brings the pictures, of the farm alone', async () => {
    const [old, fresh, stranger] = [
      await fullFarm(server()),
      await server().farmer(),
      await server().farmer(),
    ]
    const files = await exportedFiles(server(), old)
    const [photo] = rowsIn(files, 'fotod')
    const id = String(photo?.['id'])
    await takeIn(fresh, files)
    expect(server().photos.get(`${fresh.accountId}/${id}.full.webp`)).toEqual(files.get(exportText.photo(id)))
    const seenBy = async ({ cookie }: Client) => {
      const response = await server().app.request(`/api/images/${id}?size=full`, { headers: { cookie } })
      return response.status
    }
    expect([await seenBy(fresh), await seenBy(stranger)]).toEqual([200, 404])
  })
  it('a second time changes nothing and answers the same; into a farm with records it is refused', async () => {
    const [old, fresh] = [await fullFarm(server()), await server().farmer()]
    await server()
      .db.updateTable('journal')
      .set({ source: 'PRIA' })
      .where('account_id', '=', old.accountId)
      .where('noun', '=', 'job-event')
      .execute()
    const files = await exportedFiles(server(), old)
    const first = await takeIn(fresh, files)
    const rows = await server()
      .db.selectFrom('journal')
      .selectAll()
      .where('account_id', '=', fresh.accountId)
      .execute()
    const sources = rows.filter(({ noun }) => noun === 'job-event').map(({ source }) => source)
    expect(new Set(sources)).toEqual(new Set(['PRIA']))
    const again = await takeIn(fresh, files)
    expect([again.status, again.data]).toEqual([200, first.data])
    const later = await server()
      .db.selectFrom('journal')
      .selectAll()
      .where('account_id', '=', fresh.accountId)
      .execute()
    expect(later).toEqual(rows)
    const review = await fresh.call(reviewArchive, { file: await zipped(files) })
    expect(review.data).toMatchObject({ isFarmEmpty: false, taken: first.data })
    expect(review.data.nouns).toContainEqual({ noun: 'jobs', count: 4, here: 4 })
    const other = await exportedFiles(server(), await fullFarm(server()))
    const refused = await takeIn(fresh, other)
    expect([refused.status, refused.error?.fields?.map(({ code }) => code)]).toEqual([409, ['farmNotEmpty']])
  })
})
