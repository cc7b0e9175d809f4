import { AppError } from '@vagu/core/errors'
import { describe, expect, it } from 'vitest'
import { pdfFile, type PrintedTable } from '../../testing/pdf-file.ts'
import { readSoilFile } from './read-file.ts'
import { reviewSoilFile } from './review-file.ts'

const PROTOCOL: PrintedTable = {
  title: ['METK laboratoorium', 'Katseprotokoll nr 118-25'],
  columns: [40, 100, 190, 260, 310, 380],
  rows: [
    [['Proovi', 'nr'], 'Põld', ['Võtmise', 'kuupäev'], ['pH', '(KCl)'], ['P mg/kg', 'Mehlich 3'], 'K mg/kg'],
    ['1', 'Mäe', '12.09.2025', '6,1', '38', '90'],
    ['2', ['Tagumine', 'alumine'], '12.09.2025', '6,3', '<5', '80'],
  ],
}
const CELLS = [
  ['1', 'Mäe', '12.09.2025', '6,1', '38', '90'],
  ['2', 'Tagumine alumine', '12.09.2025', '6,3', '<5', '80'],
]
const cellsOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  (await readSoilFile(bytes)).sheets.flatMap(({ lines }) => lines.map(({ cells }) => cells))
const refusalOf = (bytes: Uint8Array<ArrayBuffer>) =>
  readSoilFile(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof AppError ? error.fields?.[0]?.code : error),
  )

describe('a protocol in PDF', () => {
  it('is read with its cells under each other', async () => {
    expect((await cellsOf(await pdfFile([PROTOCOL]))).slice(-2)).toEqual(CELLS)
  })
  describe.each(['left', 'right', 'middle'] as const)('with its headers at the %s', (headerAlign) => {
    it.each(['left', 'right', 'middle'] as const)(
      'and its figures at the %s is read alike',
      async (align) => {
        const cells = await cellsOf(await pdfFile([{ ...PROTOCOL, headerAlign, align, gap: 2 }]))
        expect(cells.slice(-2)).toEqual(CELLS)
      },
    )
    it.each(['left', 'right', 'middle'] as const)(
      'and its figures at the %s, one column without any, is read alike or not at all',
      async (align) => {
        const rows = PROTOCOL.rows.map((row, i) => row.map((cell, k) => (i > 0 && k === 4 ? '' : cell)))
        const cells = await cellsOf(await pdfFile([{ ...PROTOCOL, rows, headerAlign, align }]))
        const right = CELLS.map((row) => row.map((cell, k) => (k === 4 ? '' : cell)))
        expect([[], right]).toContainEqual(cells.filter(([first]) => first === '1' || first === '2'))
      },
    )
  })
  it('is read on a page that is turned', async () => {
    expect((await cellsOf(await pdfFile([{ ...PROTOCOL, isTurned: true }]))).slice(-2)).toEqual(CELLS)
  })
  it('is reviewed as a workbook is, and says that its cells were put together', async () => {
    const more = { ...PROTOCOL, title: [], rows: [['3', 'Oja', '13.09.2025', '5,9', '112', '95']] }
    const review: unknown = JSON.parse(
      await reviewSoilFile({
        bytes: await pdfFile([PROTOCOL, more]),
        importId: '01930000-0000-7000-8000-000000000001',
        choices: { columns: [], tables: [] },
        fields: '[]',
        samples: [],
        aliases: [],
        remembered: [],
        today: '2026-01-01',
      }),
    )
    expect(review).toMatchObject({
      rows: [
        { sampleNo: '1', label: 'Mäe', values: { p: 38, k: 90, ph: 6.1, methodP: 'MEHLICH3', lab: 'METK' } },
        { sampleNo: '2', label: 'Tagumine alumine', values: { p: 5, below: ['p'], k: 80 } },
        { sampleNo: '3', label: 'Oja', values: { p: 112, k: 95, protocolNo: '118-25' } },
      ],
      notes: [{ code: 'fromPdf' }],
    })
  })
  it.each([
    ['that is locked', () => pdfFile([PROTOCOL], { userPassword: 'labor' }), 'isLockedPdf'],
    ['without text', () => pdfFile([{ title: [], columns: [], rows: [] }]), 'pdfWithoutText'],
    ['that is cut off', async () => (await pdfFile([PROTOCOL])).slice(0, 600), 'isPdf'],
    ['of too many pages', () => pdfFile(Array.from({ length: 201 }, () => PROTOCOL)), 'tooManyPages'],
  ])('%s is refused in words', async (_, fileOf, code) => {
    expect(await refusalOf(await fileOf())).toBe(code)
  })
})
