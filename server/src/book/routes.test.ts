/** Extracts of the book: who may, what is refused, what is kept, what a repeat does, and what their code proves. */
import * as contract from '@vagu/core/book/contract'
import { EXTRACT_DAYS, MAX_EXTRACTS } from '@vagu/core/book/schema'
import { BODY_OF_KIND } from '@vagu/core/agency/bodies'
import { changeUserSettings } from '@vagu/core/account/contract'
import { changeField, deleteField, toggleField } from '@vagu/core/fields/contract'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { rectangle } from '@vagu/core/geo/testing-shapes'
import { addJob, changeJob, deleteJob } from '@vagu/core/jobs/contract'
import { expect, it } from 'vitest'
import { bytesOf, extractOf, fileOf, newExtractId as newId, SEASON, type Wish } from '../testing/book.ts'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, spraying } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { addTestJob } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { personWith } from '../testing/people.ts'
import { readPdf, readSheets } from '../testing/read-files.ts'

const checkOf = (client: Client, code: string) => client.call(contract.checkExtract, { query: { code } })
const shape = mapDataOf([rectangle([617_000, 6_495_000], 400, 250)])

onBothEngines('the book', (server) => {
  askFourQuestions(server, {
    endpoint: contract.makeExtract,
    input: async (owner) => ({
      body: { _id: newId(), wish: { ...SEASON, fieldIds: [await addTestField(owner)] } },
    }),
    namesRecord: true,
    wrong: {
      body: { _id: newId(), wish: { period: 'SEASON', year: 2026, tables: [] } },
      path: 'wish.tables',
    },
  })
  askFourQuestions(server, {
    endpoint: contract.previewBook,
    input: async (owner) => ({ body: { ...SEASON, fieldIds: [await addTestField(owner)] } }),
    namesRecord: true,
    wrong: { body: { period: 'MONTH', year: 2026 }, path: 'period' },
  })
  askFourQuestions(server, {
    endpoint: contract.listExtracts,
    input: async () => ({}),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.deleteExtract,
    input: async (owner) => ({ params: { id: (await extractOf(owner))._id } }),
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: contract.checkExtract,
    input: async (owner) => {
      await addTestField(owner)
      return { query: { code: (await extractOf(owner)).code } }
    },
    namesRecord: true,
  })
  askFourQuestions(server, {
    endpoint: contract.printExtract,
    input: async (owner) => ({
      params: { id: (await extractOf(owner))._id },
      query: { format: 'csv' as const },
    }),
    namesRecord: true,
  })

  it('is kept with its counts, and made once: the same id answers the same extract', async () => {
    const farmer = await server().farmer()
    await addTestJob(farmer)
    const id = newId()
    const first = await extractOf(farmer, SEASON, id)
    expect(first).toMatchObject({ _id: id, wish: { year: 2026, fieldIds: null, asOf: null } })
    expect(first.counts).toMatchObject({ fields: 1, diary: 1, harvest: 1, protection: 0, entries: 2 })
    expect(first.code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    await addTestJob(farmer)
    expect(await extractOf(farmer, SEASON, id)).toEqual(first)
    expect((await farmer.call(contract.listExtracts, {})).data).toEqual([first])
    const other = { _id: id, wish: { ...SEASON, year: 2025 } }
    expect((await farmer.call(contract.makeExtract, { body: other })).error?.code).toBe('idTaken')
  })
  it('hands over its files as they were made, whatever was changed since', async () => {
    const farmer = await server().farmer()
    const job = await addTestJob(farmer, { notes: '=1+1' })
    const { _id: id } = await extractOf(farmer)
    await farmer.call(deleteJob, { params: { id: job._id } })
    const pdf = await fileOf(server(), farmer, { id, format: 'pdf' })
    expect(pdf.headers.get('content-disposition')).toMatch(/polluraamat-2026-.*\.pdf/)
    const { pages, isMarked } = await readPdf(await bytesOf(pdf))
    expect(isMarked).toBe(true)
    expect(pages.join(' ')).toContain('7. Koristus')
    const sheets = await readSheets(await bytesOf(await fileOf(server(), farmer, { id, format: 'xlsx' })))
    expect(sheets.get('Koristus')?.[1]).toEqual(expect.arrayContaining(['Kivi', 40, 't', 4]))
    expect(sheets.get('Tööde päevik')?.[1]).toContain('=1+1')
    expect((await fileOf(server(), farmer, { id, format: 'csv' })).status).toBe(200)
    expect((await fileOf(server(), farmer, { id, format: 'json' })).status).toBe(200)
  })
  it('has the fields in the order of every list: by name where nobody made one, of today and of a past day', async () => {
    const farmer = await server().farmer()
    server().setNow('2026-06-01T09:00:00.000Z')
    for (const name of ['Nurm 10', 'Õue', 'Nurm 2']) await addTestField(farmer, { name })
    server().setNow('2026-06-02T09:00:00.000Z')
    for (const asOf of [null, '2026-06-01']) {
      const { _id: id } = await extractOf(farmer, { ...SEASON, asOf })
      const sheets = await readSheets(await bytesOf(await fileOf(server(), farmer, { id, format: 'xlsx' })))
      expect(
        sheets
          .get('Põllud')
          ?.slice(1, 4)
          .map(([name]) => name),
      ).toEqual(['Nurm 2', 'Nurm 10', 'Õue'])
    }
  })
  it('is the same by its code while the records stand, and names what was changed since', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const job = await addTestJob(farmer, {}, fieldId)
    const { code } = await extractOf(farmer)
    expect((await checkOf(farmer, code.toLowerCase())).data).toMatchObject({
      verdict: 'same',
      differences: [],
    })
    const { fieldName: _n, workerName: _w, isFertilizing: _f, createdAt: _c, _id, ...body } = job
    await farmer.call(changeJob, { params: { id: job._id }, body: { ...body, yield: 55 } })
    const checked = (await checkOf(farmer, code)).data
    expect(checked.verdict).toBe('changed')
    expect(checked.differences).toContainEqual(
      expect.objectContaining({
        table: 'harvest',
        change: 'changed',
        columns: expect.arrayContaining([{ head: 'Saak', before: '40', after: '55' }]) as unknown,
      }),
    )
    await farmer.call(changeJob, {
      params: { id: job._id },
      body: { ...body, yield: 40, updatedAt: undefined },
    })
    // the register of entries tells that somebody was there
    const again = (await checkOf(farmer, code)).data
    expect(again.differences?.map(({ table, change }) => `${table} ${change}`)).toEqual([
      'entries added',
      'entries added',
    ])
    expect((await checkOf(farmer, 'ZZZZ-ZZZZ-ZZZZ-ZZZZ')).error?.code).toBe('notFound')
    expect((await checkOf(farmer, 'abc')).status).toBe(422)
  })
  it('has one code for the same records, whoever makes it and whenever', async () => {
    const farmer = await server().farmer()
    await addTestJob(farmer)
    const worker = await personWith(server(), farmer, 'worker')
    server().setNow('2026-07-01T08:00:00.000Z')
    expect((await extractOf(worker)).code).toBe((await extractOf(farmer)).code)
    server().setNow('2026-07-03T08:00:00.000Z')
    expect((await extractOf(farmer)).code).toBe((await extractOf(worker)).code)
  })
  it('of an older season keeps boundary and area where another boundary holds from a later one on', async () => {
    const farmer = await server().farmer()
    const id = await addTestField(farmer, { area: 10, mapData: shape })
    const of2025 = { period: 'SEASON' as const, year: 2025 }
    const fieldIn = async (wish: Wish) => {
      const { _id } = await extractOf(farmer, wish)
      const sheets = await readSheets(
        await bytesOf(await fileOf(server(), farmer, { id: _id, format: 'xlsx' })),
      )
      return sheets.get('Põllud')?.[1]
    }
    const { code } = await extractOf(farmer, of2025)
    const before = await fieldIn(of2025)
    expect(before).toContain(10)
    const wider = mapDataOf([rectangle([617_000, 6_495_000], 480, 250)])
    const yearInfo = [{ year: 2026, area: 12 }]
    const body = { name: 'Kivi', area: 12, mapData: wider, shapeFrom: 2026, yearInfo }
    expect((await farmer.call(changeField, { params: { id }, body })).status).toBe(200)
    expect(await fieldIn(of2025)).toEqual(before)
    const { differences } = (await checkOf(farmer, code)).data
    expect(differences?.filter(({ table }) => table === 'fields')).toEqual([])
    expect(await fieldIn(SEASON)).toContain(12)
  })
  it('tells by the boundary of a field that it was moved a little', async () => {
    const farmer = await server().farmer()
    await addTestField(farmer, { mapData: shape })
    const other = await server().farmer()
    const [a, b, c, d] = shape.geometry.rings[0] ?? []
    const moved = { ...shape, geometry: { rings: [[a, b, c, { ...d, lat: (d?.lat ?? 0) + 1e-7 }]] } }
    await addTestField(other, { mapData: moved })
    expect((await extractOf(farmer)).code).not.toBe((await extractOf(other)).code)
  })
  it('loses its content after its days, and keeps its code', async () => {
    const farmer = await server().farmer()
    await addTestJob(farmer)
    server().setNow('2026-06-01T08:00:00.000Z')
    const { _id: id, code } = await extractOf(farmer)
    const later = new Date(Date.parse('2026-06-01T08:00:00.000Z') + EXTRACT_DAYS * 86_400_000)
    server().setNow(later.toISOString())
    expect((await fileOf(server(), farmer, { id, format: 'pdf' })).status).toBe(404)
    expect((await farmer.call(contract.listExtracts, {})).data[0]).toMatchObject({ code, keptUntil: null })
    expect((await checkOf(farmer, code)).data).toMatchObject({ verdict: 'same' })
    await addTestJob(farmer)
    expect((await checkOf(farmer, code)).data).toMatchObject({ verdict: 'changed', differences: null })
    await extractOf(farmer)
    const rows = await server().db.selectFrom('book_extract').select('content').where('id', '=', id).execute()
    expect(rows).toEqual([{ content: null }])
  })
  it('lets the oldest content go where there are too many', async () => {
    const farmer = await server().farmer()
    await addTestField(farmer)
    for (let i = 0; i <= MAX_EXTRACTS; i++) {
      server().setNow(`2026-06-01T08:00:${String(i).padStart(2, '0')}.000Z`)
      await extractOf(farmer)
    }
    const kept = (await farmer.call(contract.listExtracts, {})).data.map(
      ({ keptUntil }) => keptUntil !== null,
    )
    expect(kept).toEqual([...Array.from({ length: MAX_EXTRACTS }, () => true), false])
  })
  it('is dropped by who may write, and by nobody else', async () => {
    const farmer = await server().farmer()
    const { _id: id, code } = await extractOf(farmer)
    for (const role of ['worker', 'adviser'] as const) {
      const person = await personWith(server(), farmer, role)
      expect((await person.call(contract.deleteExtract, { params: { id } })).status).toBe(403)
      expect((await fileOf(server(), person, { id, format: 'csv' })).status).toBe(200)
    }
    expect((await farmer.call(contract.deleteExtract, { params: { id } })).status).toBe(204)
    expect((await fileOf(server(), farmer, { id, format: 'csv' })).status).toBe(404)
    expect((await checkOf(farmer, code)).status).toBe(200)
  })
  it('tells nothing of money', async () => {
    const farmer = await server().farmer()
    await addTestJob(farmer, { worker: await addTestWorker(farmer) })
    const { _id: id } = await extractOf(farmer)
    const json = await (await fileOf(server(), farmer, { id, format: 'json' })).text()
    expect(json).toContain('Mari Kask')
    expect(json).not.toMatch(/hourlyRate|hectarePrice|personalCode|€/)
  })
  it('prints notes of jobs only where the farm wishes so', async () => {
    const farmer = await server().farmer()
    await addTestJob(farmer, { notes: 'Saladus' })
    const textOf = async () => {
      const { _id: id } = await extractOf(farmer)
      return (await fileOf(server(), farmer, { id, format: 'json' })).text()
    }
    expect(await textOf()).toContain('Saladus')
    await farmer.call(changeUserSettings, { body: { printJobNotes: false } })
    expect(await textOf()).not.toContain('Saladus')
  })
  it('holds a season or a calendar year, and the fields that are wanted', async () => {
    const farmer = await server().farmer()
    const [a, b] = [await addTestField(farmer, { name: 'A' }), await addTestField(farmer, { name: 'B' })]
    await addTestJob(farmer, { date: '2025-10-01', endDate: '2025-10-02' }, a)
    await addTestJob(farmer, { date: '2026-10-01', endDate: '2026-10-02' }, b)
    const diary = async (wish: Wish) =>
      (await farmer.call(contract.previewBook, { body: wish })).data.counts.diary
    expect(await diary(SEASON)).toBe(1)
    expect(await diary({ period: 'CALENDAR', year: 2026 })).toBe(1)
    expect(await diary({ period: 'CALENDAR', year: 2025, fieldIds: [b] })).toBe(0)
    expect(await diary({ period: 'CALENDAR', year: 2025, fieldIds: [a, a] })).toBe(1)
    expect((await extractOf(farmer, { ...SEASON, tables: ['hidden', 'diary'] })).counts).toEqual({
      diary: 1,
      hidden: 0,
    })
  })
  it('stands as it stood on a day: changes, deletions and fields of later are not in it', async () => {
    const farmer = await server().farmer()
    server().setNow('2026-06-01T08:00:00.000Z')
    const fieldId = await addTestField(farmer, { name: 'Vana nimi', mapData: shape })
    const job = await addTestJob(farmer, { yield: 40 }, fieldId)
    const gone = await addTestJob(farmer, { notes: 'kustub' }, fieldId)
    server().setNow('2026-06-05T08:00:00.000Z')
    const { fieldName: _n, workerName: _w, isFertilizing: _f, createdAt: _c, _id, ...body } = job
    await farmer.call(changeJob, { params: { id: job._id }, body: { ...body, yield: 77 } })
    await farmer.call(deleteJob, { params: { id: gone._id } })
    await addTestField(farmer, { name: 'Uus' })
    const asOf = async (day: string | null) => {
      const extract = await extractOf(farmer, { ...SEASON, asOf: day })
      const response = await fileOf(server(), farmer, { id: extract._id, format: 'json' })
      return { counts: extract.counts, text: await response.text() }
    }
    const then = await asOf('2026-06-04')
    expect(then.counts).toMatchObject({ fields: 1, diary: 2, harvest: 2, entries: 3 })
    expect(then.text).toContain('"tonnes": 40')
    expect(then.text).not.toContain('"tonnes": 77')
    const now = await asOf('2026-06-05')
    expect(now.counts).toMatchObject({ fields: 2, diary: 1, harvest: 1 })
    expect(now.text).toContain('"tonnes": 77')
    expect((await asOf('2026-05-31')).counts).toMatchObject({ fields: 0, diary: 0, entries: 0 })
    const { balance: _of, ...counts } = now.counts
    expect((await asOf(null)).counts).toMatchObject(counts)
  })
  it('has fields and jobs in the shape of the agency, with the ids of the farm', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { name: 'Kivi' })
    const worker = await addTestWorker(farmer)
    await farmer.call(addJob, { body: spraying(fieldId, worker, { growthStage: 31 }) })
    const { _id: id } = await extractOf(farmer)
    const text = await (await fileOf(server(), farmer, { id, format: 'json' })).text()
    const { records } = JSON.parse(text) as {
      records: { kind: 'FIELD' | 'JOB'; ownId: string; body: object }[]
    }
    const [field] = records.filter(({ kind }) => kind === 'FIELD')
    expect(field).toMatchObject({ ownId: fieldId, body: { name: 'Kivi' } })
    const jobs = records.filter(({ kind }) => kind === 'JOB')
    expect(jobs).toMatchObject([{ body: { fieldId, activity: 'PLANT_PROTECTION' } }])
    for (const { kind, body } of records) expect(BODY_OF_KIND[kind].safeParse(body).error).toBeUndefined()
  })
  it('says first what the records lack for the law', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { name: 'Kivi' })
    const worker = await addTestWorker(farmer)
    await farmer.call(addJob, { body: spraying(fieldId, worker, { growthStage: 31 }) })
    const { data } = await farmer.call(contract.previewBook, { body: SEASON })
    expect(data.lacksInAll).toBe(data.lacks.length)
    expect(data.lacks.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['holderAddress', 'massif', 'crop', 'shape']),
    )
    expect(data.lacks.find(({ kind }) => kind === 'massif')).toMatchObject({
      fieldId,
      field: 'Kivi',
      jobId: null,
    })
  })
  it('leaves out fields that are deleted, and those that were not in use unless they were worked', async () => {
    const farmer = await server().farmer()
    const [worked, idle, deleted] = [
      await addTestField(farmer),
      await addTestField(farmer),
      await addTestField(farmer),
    ]
    await addTestJob(farmer, {}, worked)
    for (const id of [worked, idle]) await farmer.call(toggleField, { params: { id } })
    await farmer.call(deleteField, { params: { id: deleted } })
    expect((await extractOf(farmer)).counts.fields).toBe(1)
  })
  it('keeps a hidden warning with its reason', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { name: 'Kivi' })
    const warning = {
      _id: 'X:1',
      type: { key: 'WORK_DELAY_IGNORED', title: 'Tööoode', level: 'ERROR' },
      title: 'Tööoote rikkumine',
      message: 'Põllul töötati liiga vara.',
      targetKind: 'job',
      targetId: newId(),
      fieldId,
      fieldName: 'Kivi',
      date: '2026-05-20',
      until: null,
      nextAllowed: null,
      source: { title: 'Taimekaitseseadus' },
      event: null,
      related: null,
      requisite: null,
      isWhatIf: false,
    }
    await server()
      .db.insertInto('ignored_warning')
      .values({
        account_id: farmer.accountId,
        id: 'X:1',
        reason: 'Serv jäi pritsimata.',
        user_id: farmer.userId,
        at: '2026-05-21T08:00:00.000Z',
        document: JSON.stringify(warning),
        document_version: 1,
      })
      .execute()
    const { _id: id, counts } = await extractOf(farmer)
    expect(counts.hidden).toBe(1)
    const sheets = await readSheets(await bytesOf(await fileOf(server(), farmer, { id, format: 'xlsx' })))
    const rows = sheets.get('Peidetud hoiatused') ?? []
    expect(rows[1]).toEqual(expect.arrayContaining(['Tööoote rikkumine', 'Serv jäi pritsimata.']))
  })
})
