import * as contract from '@vagu/core/job-import/contract'
import { jobFileError } from '@vagu/core/job-import/messages'
import { type JobImport, MAX_IMPORT_JOBS, MAX_JOB_FILE_BYTES, MAX_LINES } from '@vagu/core/job-import/schema'
import { deleteJobs } from '@vagu/core/jobs/batch-contract'
import { changeJob, listFieldJobs } from '@vagu/core/jobs/contract'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import type { Client } from '../testing/client.ts'
import { addTestField, harvest } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { actionsOn } from '../testing/jobs.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { type WorkbookSheet, workbookFile } from '../testing/workbook-file.ts'

const idOf = (number: number): string => `01930000-0000-7000-8000-${String(number).padStart(12, '0')}`
const FILE = new Blob(['Kuupäev;Töö;Põld\n03.05.2026;Koristamine;Mäe'])

const read = async (farmer: Client, file: Blob) => farmer.call(contract.readJobTables, { file })
const refusalOf = async (farmer: Client, file: Blob) => (await read(farmer, file)).error?.fields?.[0]
const sheetsOf = async (farmer: Client, sheets: readonly WorkbookSheet[]) =>
  (await read(farmer, new Blob([workbookFile(sheets)]))).data?.sheets

type Sent = z.input<typeof JobImport>
const importOf = (fieldId: string, more: Partial<Sent> = {}): Sent => ({
  importId: idOf(1),
  fileName: 'tööd.csv',
  read: 2,
  known: 1,
  drafts: [{ ...harvest(fieldId), _id: idOf(2) }],
  ...more,
})
const jobsOf = async (farmer: Client, fieldId: string) =>
  (await farmer.call(listFieldJobs, { params: { fieldId, year: 2026 } })).data?.jobEvents ?? []

onBothEngines('tables of jobs', (server) => {
  askFourQuestions(server, {
    endpoint: contract.readJobTables,
    input: async () => ({ file: FILE }),
    namesRecord: false,
  })
  askFourQuestions(server, {
    endpoint: contract.importJobs,
    input: async (owner) => ({ body: importOf(await addTestField(owner)) }),
    namesRecord: true,
    wrong: {
      body: { ...importOf(idOf(1)), drafts: [{ ...harvest(idOf(1)), area: 0 }] },
      path: 'drafts.0.area',
    },
  })
  askFourQuestions(server, { endpoint: contract.listJobImports, input: async () => ({}), namesRecord: false })

  it('are read as sheets of cells, with empty lines left out', async () => {
    const farmer = await server().farmer()
    const { data } = await read(farmer, new Blob(['\n\nKuupäev|Töö\n\n03.05.2026|"Külv | allakülv"']))
    expect(data).toMatchObject({
      brokenAt: null,
      columns: [],
      names: [],
      sheets: [
        {
          name: '',
          lines: [
            { line: 3, cells: ['Kuupäev', 'Töö'] },
            { line: 5, cells: ['03.05.2026', 'Külv | allakülv'] },
          ],
        },
      ],
    })
  })
  it.each([
    ['the separator that Excel states', 'sep=,\nKuupäev,Töö;ja,Põld\n1,2,3'],
    ['tabs', 'Kuupäev\tTöö;ja\tPõld\n1\t2\t3'],
  ])('are read by %s', async (_, csv) => {
    const { data } = await read(await server().farmer(), new Blob([csv]))
    expect(data?.sheets[0]?.lines.map(({ cells }) => cells)).toEqual([
      ['Kuupäev', 'Töö;ja', 'Põld'],
      ['1', '2', '3'],
    ])
  })
  it('are read in the code page of older programs', async () => {
    const baltic = new Blob([new Uint8Array([0x50, 0xf5, 0x6c, 0x64, 0x3b, 0xd0, 0x69, 0x3b, 0x61])])
    expect((await read(await server().farmer(), baltic)).data?.sheets[0]?.lines[0]?.cells).toEqual([
      'Põld',
      'Ši',
      'a',
    ])
  })
  it('have the text of a merged cell in each place that it covers, and days as days', async () => {
    const rows = [
      ['Töö', null, 'Vahend'],
      ['Kuupäev', 'Põld', 'Nimi'],
      [{ day: 46145 }, 'Mäe', 'Üks'],
      [null, null, 'Kaks'],
    ]
    const sheets = await sheetsOf(await server().farmer(), [
      { name: 'Tööd', rows, merged: ['A1:B1', 'A3:A4', 'B3:B4', 'A1:XFD1048576000', 'rämps'] },
    ])
    expect(sheets?.[0]?.lines.map(({ cells }) => cells)).toEqual([
      ['Töö', 'Töö', 'Vahend'],
      ['Kuupäev', 'Põld', 'Nimi'],
      ['2026-05-03', 'Mäe', 'Üks'],
      ['2026-05-03', 'Mäe', 'Kaks'],
    ])
  })
  it('keep long texts, signs and formulas as they are', async () => {
    const note = `=SUM(A1:A9) 🌾 ${'õ'.repeat(5000)}`
    const { data } = await read(await server().farmer(), new Blob([`Töö;Märkused\nKülv;"${note}"`]))
    expect(data?.sheets[0]?.lines[1]?.cells[1]).toBe(note)
  })
  it.each([
    ['emptyFile', new Blob([' \n '])],
    ['isPdf', new Blob(['%PDF-1.7'])],
    ['isWebPage', new Blob(['<!doctype html><html>'])],
    ['isPicture', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])])],
    ['brokenArchive', new Blob([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])])],
    ['unreadable', new Blob(['Töö;Põld\n"Külv'])],
    ['noLines', new Blob([workbookFile([{ name: 'Leht1', rows: [] }])])],
  ] as const)('are refused in words: %s', async (code, file) => {
    const refused = await refusalOf(await server().farmer(), file)
    expect(refused).toMatchObject({ path: 'file', code, message: jobFileError(code).message })
  })
  it('are refused where they are too large, by bytes or by lines', async () => {
    const farmer = await server().farmer()
    expect(await refusalOf(farmer, new Blob(['x'.repeat(MAX_JOB_FILE_BYTES + 1)]))).toMatchObject({
      code: 'fileTooLarge',
    })
    expect(await refusalOf(farmer, new Blob(['a;b;c\n'.repeat(MAX_LINES + 1)]))).toMatchObject({
      code: 'tooManyLines',
    })
    const body = { ...importOf(idOf(1)), drafts: Array.from({ length: MAX_IMPORT_JOBS + 1 }, () => ({})) }
    const { error } = await farmer.call(contract.importJobs, { body })
    expect(error?.fields).toMatchObject([{ path: 'drafts', code: 'tooLarge' }])
  })

  it('are stored as one batch with a receipt, once however often they are sent', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const body = importOf(fieldId, {
      columns: { signature: 'kuupaev|too', meanings: ['date', 'job'] },
      names: [{ cell: 'job', text: 'vilja võtmine', name: 'Koristamine' }],
    })
    const replies = await Promise.all([1, 2].map(() => farmer.call(contract.importJobs, { body })))
    const receipt = {
      importId: idOf(1),
      fileName: 'tööd.csv',
      read: 2,
      known: 1,
      alike: 0,
      jobIds: [idOf(2)],
    }
    expect(replies.map(({ data }) => data)).toMatchObject([receipt, receipt])
    expect((await farmer.call(contract.importJobs, { body })).data).toEqual(replies[0]?.data)
    expect(await jobsOf(farmer, fieldId)).toMatchObject([{ _id: idOf(2), fieldId }])
    expect(await actionsOn(server(), farmer, idOf(2))).toEqual(['create'])
    expect((await farmer.call(contract.listJobImports, {})).data).toEqual([replies[0]?.data])
    expect((await read(farmer, FILE)).data).toMatchObject({
      columns: [body.columns],
      names: body.names,
    })
    const other = await server().farmer()
    expect((await other.call(contract.listJobImports, {})).data).toEqual([])
    expect((await read(other, FILE)).data).toMatchObject({ columns: [], names: [] })
  })
  it('change nothing the second time, under another name and with other ids', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    await farmer.call(contract.importJobs, { body: importOf(fieldId) })
    const drafts = [{ ...harvest(fieldId), _id: idOf(12) }]
    const again = importOf(fieldId, { importId: idOf(11), drafts })
    expect((await farmer.call(contract.importJobs, { body: again })).data).toMatchObject({
      jobIds: [],
      alike: 1,
    })
    expect(await jobsOf(farmer, fieldId)).toHaveLength(1)
    // said to be another job all the same
    const wanted = { ...again, importId: idOf(21), again: [idOf(12)] }
    expect((await farmer.call(contract.importJobs, { body: wanted })).data).toMatchObject({
      jobIds: [idOf(12)],
    })
    expect(await jobsOf(farmer, fieldId)).toHaveLength(2)
  })
  it('come again where the jobs were deleted or moved to another day', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    await farmer.call(contract.importJobs, { body: importOf(fieldId) })
    await farmer.call(deleteJobs, { body: { ids: [idOf(2)] } })
    const next = (number: number) =>
      importOf(fieldId, { importId: idOf(number), drafts: [{ ...harvest(fieldId), _id: idOf(number + 1) }] })
    expect((await farmer.call(contract.importJobs, { body: next(30) })).data).toMatchObject({
      jobIds: [idOf(31)],
    })
    const moved = { ...harvest(fieldId), date: '2026-08-20', endDate: '2026-08-20' }
    await farmer.call(changeJob, { params: { id: idOf(31) }, body: moved })
    expect((await farmer.call(contract.importJobs, { body: next(40) })).data).toMatchObject({
      jobIds: [idOf(41)],
    })
  })
  it('are stored whole or not at all', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer)
    const drafts = [
      { ...harvest(fieldId), _id: idOf(2) },
      { ...harvest(idOf(99)), _id: idOf(3) },
    ]
    const { error } = await farmer.call(contract.importJobs, { body: importOf(fieldId, { drafts }) })
    expect(error?.code).toBe('notFound')
    expect(await jobsOf(farmer, fieldId)).toEqual([])
    expect((await farmer.call(contract.listJobImports, {})).data).toEqual([])
  })
})
