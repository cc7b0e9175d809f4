import { deleteField } from '@vagu/core/fields/contract'
import { toLatLng } from '@vagu/core/geo/estonian-grid'
import { mapDataOf } from '@vagu/core/geo/map-data'
import { rectangle } from '@vagu/core/geo/testing-shapes'
import * as contract from '@vagu/core/soil-samples/contract'
import type {
  Decision,
  SampleRow,
  SoilImportInput,
  SoilReceipt,
  SoilReview,
} from '@vagu/core/soil-samples/import/schema'
import { MAX_DECISIONS, MAX_SAMPLES } from '@vagu/core/soil-samples/import/schema'
import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { personWith } from '../testing/people.ts'
import { workbookFile } from '../testing/workbook-file.ts'

const HEADER = 'Proovi nr;Põld;Kuupäev;pH(KCl);P (Mehlich 3) mg/kg;K mg/kg'
const csv = (...lines: readonly string[]): Blob =>
  new Blob([['METK protokoll nr 118', HEADER, ...lines].join('\n')])
const FILE = csv('1;Mäe;12.09.2025;6,1;38;90', '2;Mäe;12.09.2025;6,3;<5;80', '3;Võõras;12.09.2025;6,3;44;85')
const IMPORT = '01930000-0000-7000-8000-000000000001'

async function review(farmer: Client, file: Blob, more: Partial<SoilImportInput> = {}): Promise<SoilReview> {
  const reply = await farmer.call(contract.importSoilSamples, { body: { dryRun: true, ...more }, file })
  if (!reply.data || !reply.data.dryRun)
    throw new Error(`the file was not read: ${JSON.stringify(reply.body)}`)
  return reply.data
}
/** Decision on a row as the screen proposes it. */
const decided = (row: SampleRow, chosen?: string): Decision => {
  const { row: number, sampleNo, values, known, label } = row
  const fieldId = chosen ?? row.fieldId
  const isStored = values !== null && fieldId !== null && row.status !== 'SAME'
  if (!isStored) return { kind: 'leave', row: number, sampleNo, reason: 'noField' }
  return { kind: 'store', row: number, sampleNo, fieldId, alias: chosen ? label : null, known, values }
}
async function store(farmer: Client, importId: string, more: Partial<SoilImportInput>): Promise<SoilReceipt> {
  const reply = await farmer.call(contract.importSoilSamples, { body: { dryRun: false, importId, ...more } })
  if (!reply.data || reply.data.dryRun) throw new Error(`nothing was stored: ${JSON.stringify(reply.body)}`)
  return reply.data
}
const storeAll = (farmer: Client, { importId, rows }: SoilReview) =>
  store(farmer, importId, { decisions: rows.map((row) => decided(row)) })
const samplesOf = async (farmer: Client) => (await farmer.call(contract.listSoilSamples, { query: {} })).data
const statuses = ({ rows }: SoilReview) => rows.map(({ status }) => status)

onBothEngines('files of laboratories', (server) => {
  askFourQuestions(server, {
    endpoint: contract.importSoilSamples,
    input: async () => ({ body: { dryRun: true }, file: FILE }),
    namesRecord: false,
    wrong: { body: { dryRun: false }, path: 'importId' },
  })

  it('are read beside the farm, and nothing is stored', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { name: 'Mäe' })
    const read = await review(farmer, FILE)
    expect(read.counts).toEqual({
      read: 3,
      NEW: 2,
      DIFFERENT: 0,
      SAME: 0,
      CONFLICT: 0,
      NO_FIELD: 1,
      INVALID: 0,
    })
    expect(read.rows[1]).toMatchObject({
      row: 2,
      sampleNo: '2',
      fieldId,
      match: 'NAME',
      values: { p: 5, below: ['p'], lab: 'METK', protocolNo: '118', methodP: 'MEHLICH3', phMethod: 'KCL' },
    })
    expect(await samplesOf(farmer)).toEqual([])
  })

  it('are stored with a receipt, once however often they are sent, and are the same when they come again', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { name: 'Mäe' })
    const read = await review(farmer, FILE)
    const receipts = await Promise.all([storeAll(farmer, read), storeAll(farmer, read)])
    const receipt = {
      dryRun: false,
      importId: read.importId,
      read: 3,
      saved: 2,
      added: 2,
      changed: 0,
      returned: [{ row: 3, sampleNo: '3', reason: 'noField' }],
    }
    expect([...receipts, await storeAll(farmer, read)]).toEqual([receipt, receipt, receipt])
    expect(await samplesOf(farmer)).toMatchObject([
      { fieldId, sampleNo: '2', p: 5, importId: read.importId, userId: farmer.userId },
      { fieldId, sampleNo: '1', p: 38 },
    ])
    const again = await review(farmer, FILE)
    expect(statuses(again)).toEqual(['SAME', 'SAME', 'NO_FIELD'])
    // a page that was left open sends what it knew: nothing is stored twice
    const late = await store(farmer, again.importId, { decisions: read.rows.map((row) => decided(row)) })
    expect(late.returned.map(({ reason }) => reason)).toEqual(['same', 'same', 'noField'])
    expect(await samplesOf(farmer)).toHaveLength(2)
  })

  it('remember the field that was chosen, and how the columns were said to be read', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { name: 'Mäe' })
    const odd = new Blob(['Proovi nr;Põld;Kuupäev;P;Näitaja 7\n1;Tagumine;12.09.2025;38;18'])
    const column = { index: 4, meaning: 'k', unit: 'oxideMgPer100g' } as const
    const read = await review(farmer, odd, { columns: [{ table: 0, ...column }] })
    expect(read.rows[0]).toMatchObject({ status: 'NO_FIELD', values: { p: 38, k: 149.4 } })
    const facts = { lab: 'EMU', methodP: 'DL', phMethod: null } as const
    await store(farmer, read.importId, {
      decisions: read.rows.map((row) => decided(row, fieldId)),
      remember: read.tables.map(({ signature }) => ({ signature, columns: [column], facts })),
    })
    const again = await review(farmer, new Blob([await odd.text(), '\n2;tagumine;12.09.2025;40;12']))
    expect(again.rows[1]).toMatchObject({
      fieldId,
      match: 'ALIAS',
      status: 'NEW',
      values: { k: 99.6, methodP: 'DL' },
    })
    expect(again.columns[4]?.isRemembered).toBe(true)
    const other = await server().farmer()
    expect((await review(other, odd)).columns[4]).toMatchObject({ meaning: 'ignored', isRemembered: false })
  })

  it('fill the bag that waits under a number, and leave alone what was changed meanwhile', async () => {
    const farmer = await server().farmer()
    const fieldId = await addTestField(farmer, { name: 'Mäe' })
    const bag = { fieldId, date: '2025-09-10', sampleNo: '1', location: { lat: 58.4, lng: 26.7 } }
    await farmer.call(contract.addSoilSample, { body: bag })
    const read = await review(farmer, FILE)
    expect(statuses(read)).toEqual(['DIFFERENT', 'NEW', 'NO_FIELD'])
    expect((await storeAll(farmer, read)).changed).toBe(1)
    const [, filled] = (await samplesOf(farmer)).toSorted((a, b) => (a.sampleNo < b.sampleNo ? 1 : -1))
    expect(filled).toMatchObject({ ...bag, p: 38, k: 90, protocolNo: '118' })

    const newer = await review(farmer, csv('1;Mäe;10.09.2025;6,1;41;90'))
    expect(newer.rows[0]).toMatchObject({ status: 'DIFFERENT', known: { _id: filled?._id } })
    const { _id: id = '' } = filled ?? {}
    await farmer.call(contract.changeSoilSample, { params: { id }, body: { ...bag, p: 50 } })
    const { returned } = await storeAll(farmer, newer)
    expect(returned).toEqual([{ row: 1, sampleNo: '1', reason: 'changedMeanwhile' }])
  })

  it('say where a field went meanwhile', async () => {
    const farmer = await server().farmer()
    const id = await addTestField(farmer, { name: 'Mäe' })
    const read = await review(farmer, FILE)
    await farmer.call(deleteField, { params: { id } })
    expect((await storeAll(farmer, read)).returned.map(({ reason }) => reason)).toEqual([
      'fieldGone',
      'fieldGone',
      'noField',
    ])
    expect(await samplesOf(farmer)).toEqual([])
  })

  it('of several sheets are workbooks too, with days as they count them and places in metres', async () => {
    const farmer = await server().farmer()
    const mapData = mapDataOf([rectangle([659_000, 6_474_000], 400, 400)])
    const fieldId = await addTestField(farmer, { name: 'Mäe', mapData })
    const rows = [
      ['Proovi nr', 'Kuupäev', 'X', 'Y', 'P2O5 mg/100 g', 'K2O mg/100 g'],
      ['1', { day: 45_912 }, 6_474_200, 659_200, 12, 18],
    ]
    const means = [
      ['Põld', 'P', 'K'],
      ['Mäe', 50, 120],
    ]
    const file = new Blob([
      workbookFile([
        { name: 'Proovid', rows },
        { name: 'Kaalutud keskmised', rows: means },
      ]),
    ])
    const read = await review(farmer, file)
    const { lat, lng } = toLatLng([659_200, 6_474_200])
    expect(read.rows).toMatchObject([
      {
        fieldId,
        match: 'GEOMETRY',
        line: 2,
        sheet: 'Proovid',
        values: { date: '2025-09-12', p: 52.37, k: 149.4 },
      },
    ])
    expect(read.rows[0]?.values?.location?.lat).toBeCloseTo(lat, 6)
    expect(read.rows[0]?.values?.location?.lng).toBeCloseTo(lng, 6)
    expect(read.notes.map(({ code }) => code)).toEqual(['meansLeftOut', 'methodMissing'])
  })

  it('are for those who may change records: a worker and an adviser are refused', async () => {
    const owner = await server().farmer()
    for (const role of ['worker', 'adviser'] as const) {
      const other = await personWith(server(), owner, role)
      const reply = await other.call(contract.importSoilSamples, { body: { dryRun: true }, file: FILE })
      expect([reply.status, reply.error?.code]).toEqual([403, 'forbidden'])
    }
  })

  it('of another farm are never met: the same numbers are new here', async () => {
    const [owner, stranger] = [await server().farmer(), await server().farmer()]
    await addTestField(owner, { name: 'Mäe' })
    const read = await review(owner, FILE)
    await storeAll(owner, read)
    await addTestField(stranger, { name: 'Mäe' })
    expect(statuses(await review(stranger, FILE))).toEqual(['NEW', 'NEW', 'NO_FIELD'])
    // the receipt of another farm's import stays with it, and its fields are nobody's here
    const receipt = await storeAll(stranger, read)
    expect([receipt.saved, await samplesOf(stranger)]).toEqual([0, []])
  })

  describe('that cannot be used', () => {
    const pdf = new Blob(['%PDF-1.7\n'])
    const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2])])
    const long = csv(...Array.from({ length: MAX_SAMPLES + 1 }, (_, i) => `${i};Mäe;12.09.2025;6;1;1`))
    it.each([
      ['an empty file', new Blob([]), 'emptyFile'],
      ['a PDF', pdf, 'isPdf'],
      ['a picture', png, 'isPicture'],
      ['a web page', new Blob(['<!doctype html><html></html>']), 'isWebPage'],
      ['a letter', new Blob(['Tere! Saadan proovid homme.']), 'noTable'],
      ['means alone', new Blob(['Põld;Keskmine P;K;P\nMäe;40;90;3']), 'onlyMeans'],
      ['a quote that never ends', new Blob([`"${HEADER}`]), 'unreadable'],
      ['too many samples', long, 'tooManySamples'],
      [
        'a workbook that was cut off',
        new Blob([workbookFile([{ name: 'A', rows: [] }]).slice(0, 200)]),
        'brokenArchive',
      ],
    ])('%s is refused in words', async (_name, file, code) => {
      const farmer = await server().farmer()
      const reply = await farmer.call(contract.importSoilSamples, { body: { dryRun: true }, file })
      expect([reply.status, reply.error?.fields?.[0]]).toMatchObject([422, { path: 'file', code }])
      expect(reply.error?.fields?.[0]?.message).toMatch(/\.$/)
    })
    it('too large a file is refused by its size', async () => {
      const farmer = await server().farmer()
      const file = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)])
      const reply = await farmer.call(contract.importSoilSamples, { body: { dryRun: true }, file })
      expect(reply.status).toBe(413)
    })
    it('too many decisions are refused by their count', async () => {
      const farmer = await server().farmer()
      const decisions = Array.from({ length: MAX_DECISIONS + 1 }, () => ({}))
      const body = { dryRun: false, importId: IMPORT, decisions }
      const reply = await farmer.send(contract.importSoilSamples, contract.importSoilSamples.path, { body })
      expect(reply.error?.fields).toMatchObject([{ path: 'decisions', code: 'tooLarge' }])
    })
  })
})
