/** Tables of jobs that were made to do harm: each is refused in words, or read as the texts that it holds. */
import { AppError } from '@vagu/core/errors'
import { describe, expect, it } from 'vitest'
import { encoded, zipFile } from '../testing/parcel-files.ts'
import { workbookFile } from '../testing/workbook-file.ts'
import { readJobFile } from './read-file.ts'

const RELATIONS = '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>'
const BOMB =
  '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;">]>'
const sheetOf = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const inline = (cell: string, text: string): string =>
  `<c r="${cell}" t="inlineStr"><is><t>${text}</t></is></c>`
/** A workbook of one sheet, whose parts are written out. */
const bookOf = (sheet: string, more: Readonly<Record<string, string>> = {}): Record<string, Uint8Array> => ({
  '[Content_Types].xml': encoded('<Types/>'),
  'xl/workbook.xml': encoded('<workbook><sheets><sheet name="Tööd" r:id="r1"/></sheets></workbook>'),
  'xl/_rels/workbook.xml.rels': encoded(RELATIONS),
  'xl/worksheets/sheet1.xml': encoded(sheet),
  ...Object.fromEntries(Object.entries(more).map(([name, text]) => [name, encoded(text)])),
})
const ROW = sheetOf(`<row r="1">${inline('A1', 'Kuupäev')}${inline('B1', 'Töö')}</row>`)

async function refusalOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  try {
    await readJobFile(bytes)
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error.fields[0]?.code
    throw error
  }
}

describe('a hostile table of jobs', () => {
  it('is read where nothing is wrong with it', async () => {
    const { sheets } = await readJobFile(zipFile(bookOf(ROW)))
    expect(sheets.map(({ name, lines }) => [name, lines.map(({ cells }) => cells)])).toEqual([
      ['Tööd', [['Kuupäev', 'Töö']]],
    ])
  })
  it.each([
    ['defines entities in its sheet', zipFile(bookOf(`${BOMB}${ROW}`)), 'unreadable'],
    [
      'defines entities in its texts',
      zipFile(bookOf(ROW, { 'xl/sharedStrings.xml': `${BOMB}<sst><si><t>&d;</t></si></sst>` })),
      'unreadable',
    ],
    ['unpacks to more than is held', zipFile(bookOf(ROW), () => 100_000_000), 'unpackedTooLarge'],
    [
      'has a million rows as text',
      new TextEncoder().encode(`Kuupäev;Töö\n${'1;2\n'.repeat(1_000_000)}`),
      'tooManyLines',
    ],
    [
      'has more rows than are read in a workbook',
      workbookFile([{ name: 'Tööd', rows: Array.from({ length: 10_001 }, () => ['1', '2']) }]),
      'tooManyLines',
    ],
  ] as const)('that %s is refused', async (_, bytes, code) => expect(await refusalOf(bytes)).toBe(code))
  it('has no more columns and letters than are read, wherever its cells claim to stand', async () => {
    const far = sheetOf(`<row r="1048576">${inline('A1', 'Töö')}${inline('XFD1', 'kaugel')}</row>`)
    const [wide] = (await readJobFile(zipFile(bookOf(far)))).sheets
    expect(wide?.lines[0]?.cells.length).toBeLessThanOrEqual(60)
    const long = sheetOf(`<row r="1">${inline('A1', 'õ'.repeat(50_000))}</row>`)
    const [cut] = (await readJobFile(zipFile(bookOf(long)))).sheets
    expect(cut?.lines[0]?.cells[0]).toHaveLength(10_000)
  })
  it('reaches for no file outside of itself', async () => {
    const out = '<Relationships><Relationship Id="r1" Target="../../../../etc/passwd"/></Relationships>'
    const bytes = zipFile({
      ...bookOf(ROW),
      '../../etc/passwd': encoded(ROW),
      'xl/_rels/workbook.xml.rels': encoded(out),
    })
    expect(await refusalOf(bytes)).toMatch(/^(?:noLines|unreadable)$/)
  })
  it('keeps an emoji, a formula and signs of XML as texts', async () => {
    const rows = sheetOf(`<row r="1">${inline('A1', '🌾')}${inline('B1', '=cmd|calc &lt;b&gt;')}</row>`)
    const [sheet] = (await readJobFile(zipFile(bookOf(rows)))).sheets
    expect(sheet?.lines[0]?.cells).toEqual(['🌾', '=cmd|calc <b>'])
  })
})
