/** Files of the book, read back by other libraries than those that write them. */
import { cellText } from '@vagu/core/book/cell-text'
import { buildBook } from '@vagu/core/book/build'
import type { Book } from '@vagu/core/book/book'
import { BookWish, type BookFormat } from '@vagu/core/book/schema'
import {
  KINDS_OF_JOB,
  largeFacts,
  testFacts,
  testField,
  testId,
  testJob,
} from '@vagu/core/book/testing-facts'
import { dayInTallinn } from '@vagu/core/time/day'
import { describe, expect, it } from 'vitest'
import { pdfLibrary } from '../../../node/pdf-library.ts'
import { listZip, unzip } from '../../archives/zip.ts'
import { readPdf, readSheets } from '../../testing/read-files.ts'
import { NO_SIGN } from './letters.ts'
import { printBook } from './print-book.ts'
import { printText } from './text.ts'

const printing = {
  code: 'AB12-CD34-EF56-GH78',
  madeAt: '2026-11-23T10:04:00.000Z',
  program: 'Vagu 0.1.0',
  checkAddress: 'https://vagu.example/valjavotted?kood=AB12-CD34-EF56-GH78',
}
const print = (book: Book, format: BookFormat) => printBook(book, { format, printing, pdf: pdfLibrary })
const oneJob = (change: object) =>
  buildBook(testFacts({ jobs: [testJob(0, { ...KINDS_OF_JOB[1], ...change })] }))
const letters = (text: string): string => text.replaceAll(/\s/g, '')

/** Texts of all files of an archive. */
async function textOfZip(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const files = await unzip(listZip(bytes), 50_000_000)
  return [...files.values()].map((file) => new TextDecoder().decode(file)).join('\n')
}

describe('the PDF', () => {
  const book = buildBook(largeFacts(12, 40))
  const file = print(book, 'pdf').then(readPdf)

  it('holds every value of every table', async () => {
    const all = letters((await file).pages.join(''))
    for (const table of book.tables)
      for (const { cells } of table.rows)
        for (const [i, column] of table.columns.entries()) {
          const text = letters(cellText(cells[i] ?? null, column))
          if (!all.includes(text)) expect.fail(`${table.key} ${column.key}: ${text}`)
        }
  })
  it('is tagged, with tables, heads and cells, and in Estonian', async () => {
    const { isMarked, lang, roles } = await file
    expect([isMarked, lang]).toEqual([true, 'et-EE'])
    expect(roles.get('Table')).toBeGreaterThanOrEqual(book.tables.length)
    const cells = book.tables.reduce((sum, { rows }) => sum + rows.length, 0)
    expect(roles.get('TR')).toBeGreaterThan(cells)
    for (const role of ['H1', 'H2', 'TH', 'TD', 'Figure', 'L'])
      expect(roles.get(role), role).toBeGreaterThan(0)
  })
  it('says that it is accessible, is read from its first page on, and frames its figures', async () => {
    const text = new TextDecoder('latin1').decode(await print(book, 'pdf'))
    expect(text).toContain('<pdfuaid:part>1</pdfuaid:part>')
    const [, first = ''] = /\/S \/Document[^]*?\/K \[(\d+) 0 R/.exec(text) ?? []
    expect(new RegExp(`\\n${first} 0 obj[^]*?/S /Sect`).exec(text)?.[0].length).toBeLessThan(60)
    const figures = [...text.matchAll(/\/S \/Figure[^]*?endobj/g)].map(([figure]) => figure)
    expect(figures.length).toBe(2)
    for (const figure of figures) expect(figure).toMatch(/\/Alt[^]*\/BBox \[/)
  })
  it('numbers its pages, and says on each whose it is, of when, and by which code', async () => {
    const { pages } = await file
    for (const [i, page] of pages.entries()) {
      expect(page).toContain(printText.page(i + 1, pages.length))
      expect(page).toContain('Koostatud 23.11.2026 12:04')
      expect(page).toContain(printing.code)
      expect(page).toContain('Kask OÜ')
    }
  })
  it('leads to each table by a bookmark and by its list of contents', async () => {
    const { bookmarks, pages } = await file
    expect(bookmarks).toHaveLength(book.tables.length + 1)
    for (const title of bookmarks) expect(letters(pages[0] ?? '')).toContain(letters(title))
    const [, fields = ''] = pages
    expect(fields).toContain(bookmarks[0])
  })
  it('repeats the heads of a table that goes on', async () => {
    const { pages } = await file
    const going = pages.filter((page) => page.includes(printText.continued('2. Tööde päevik')))
    expect(going.length).toBeGreaterThan(0)
    for (const page of going) expect(page).toContain('Tööala, ha')
  })
  it('says of an empty table that there is nothing', async () => {
    const { pages } = await readPdf(await print(buildBook(testFacts()), 'pdf'))
    expect(pages.join(' ').split(printText.none)).toHaveLength(
      buildBook(testFacts()).tables.filter(({ rows }) => rows.length === 0).length + 1,
    )
  })
  it('breaks a name of 5,000 letters over lines and pages, and loses none', async () => {
    const name = 'Pikk'.repeat(1250)
    const long = buildBook(testFacts({ fields: [testField(0, { name })] }))
    const { texts, pages } = await readPdf(await print(long, 'pdf'))
    const longest = Math.max(...texts.flat().map(({ length }) => length))
    expect(longest).toBeLessThan(400)
    const parts = texts.flat().filter((text) => /^(?:Pikk|ikk|kk|k)[Pik]*$/.test(text))
    expect(parts.join('')).toContain(name)
    expect(pages.length).toBeLessThan(40)
  })
  it('puts a square for a sign that its letters lack, and says so', async () => {
    const { pages } = await readPdf(await print(oneJob({ notes: 'Kena ilm 🚜 ja õhk' }), 'pdf'))
    expect(pages.join(' ')).toContain(`Kena ilm ${NO_SIGN} ja õhk`)
    expect(letters(pages.join(' '))).toContain(letters(printText.stoodIn))
  })
  it('prints as many lines as somebody typed, without controls', async () => {
    const { texts } = await readPdf(
      await print(oneJob({ notes: 'esimene\r\nteine\u0000\u202E rida' }), 'pdf'),
    )
    expect(texts.flat()).toEqual(expect.arrayContaining(['esimene', 'teine rida']))
  })
  it('draws the map with a number for each field, and its name beside', async () => {
    const { pages } = await file
    const last = pages.at(-1) ?? ''
    for (const { name } of book.map) expect(last).toContain(name)
  })
  it('says where no field has a boundary', async () => {
    const bare = buildBook(testFacts({ fields: [testField(0, { rings: [], shapeMark: '' })] }))
    const { pages } = await readPdf(await print(bare, 'pdf'))
    expect(pages.join(' ')).toContain(printText.noMap)
  })
})

describe('the workbook', () => {
  const book = buildBook(largeFacts(6, 40))
  const sheets = print(book, 'xlsx').then(readSheets)

  it('has a sheet for each table, with real days, moments and figures that equal those stored', async () => {
    for (const table of book.tables) {
      const [heads = [], ...rows] = (await sheets).get(table.title.slice(0, 31)) ?? []
      expect(heads).toHaveLength(table.columns.length)
      for (const [i, { cells }] of table.rows.entries())
        for (const [at, { kind, key }] of table.columns.entries()) {
          const [stored, read] = [cells[at] ?? null, rows[i]?.[at] ?? null]
          const place = `${table.key} ${key} ${i}`
          if (stored === null) expect(read, place).toBeNull()
          else if (kind === 'day') expect((read as Date).toISOString().slice(0, 10), place).toBe(stored)
          else if (kind === 'instant') {
            expect(read, place).toBeInstanceOf(Date)
            expect((read as Date).toISOString().slice(0, 10), place).toBe(
              dayInTallinn(new Date(String(stored))),
            )
          } else expect(read, place).toBe(stored)
        }
    }
  })
  it('begins with a title page that names the code', async () => {
    const [title] = (await sheets).keys()
    expect(title).toBe(printText.sheet.title)
    expect((await sheets).get(printText.sheet.title)?.flat()).toEqual(
      expect.arrayContaining(['Kask OÜ', '12345678', printing.code, printing.checkAddress]),
    )
  })
  it.each(['=1+1', '+372 555', '-5', '@SUM(A1)', '=HYPERLINK("http://x.example")', '\t=1'])(
    'keeps %j of a note as a text',
    async (notes) => {
      const bytes = await print(oneJob({ notes }), 'xlsx')
      const diary = (await readSheets(bytes)).get('Tööde päevik') ?? []
      expect(diary[1]).toContain(notes.trim() === notes ? notes : notes.trim())
      expect(await textOfZip(bytes)).not.toContain('<f>')
    },
  )
  it('keeps a name of 5,000 letters, an emoji, and signs of XML', async () => {
    const name = 'Põld 🚜 <b>&"'.repeat(400)
    const long = buildBook(testFacts({ fields: [testField(0, { name })] }))
    const fields = (await readSheets(await print(long, 'xlsx'))).get('Põllud') ?? []
    expect(fields[1]?.[0]).toBe(name)
  })
  it('keeps letters that look like the number of a sign', async () => {
    const bytes = await print(oneJob({ notes: 'partii_x0041_b' }), 'xlsx')
    expect((await readSheets(bytes)).get('Tööde päevik')?.[1]).toContain('partii_x0041_b')
  })
  it('leaves out controls that no program would read', async () => {
    const bytes = await print(oneJob({ notes: 'a\u0000b\u0008c\uFFFEd' }), 'xlsx')
    expect((await readSheets(bytes)).get('Tööde päevik')?.[1]).toContain('abcd')
  })
})

describe('the tables as CSV', () => {
  it('are a file each, and no note is calculated by a spreadsheet', async () => {
    const book = oneJob({ notes: '=cmd|calc' })
    const bytes = await print(book, 'csv')
    expect(listZip(bytes)).toHaveLength(book.tables.length + 1)
    const text = await textOfZip(bytes)
    expect(text).toContain("'=cmd|calc")
    expect(text).not.toMatch(/(?:^|;)=cmd/m)
  })
})

describe('the file for other programs', () => {
  it('has the rows of each table with the keys of its columns', async () => {
    const book = buildBook(largeFacts(2, 10))
    const parsed: unknown = JSON.parse(new TextDecoder().decode(await print(book, 'json')))
    expect(parsed).toMatchObject({
      document: { code: printing.code, language: 'et' },
      period: { kind: 'SEASON', year: 2026 },
      plantProtections: expect.arrayContaining([
        expect.objectContaining({
          product: 'Axial One',
          permit: '00863',
          eppo: 'AVESA',
          rate: 0.9,
          rateUnit: 'l/ha',
        }),
      ]) as unknown,
      cropParcels: [expect.objectContaining({ id: testId(1, 0) }), expect.anything()] as unknown,
    })
  })
})

describe('the crop report', () => {
  const reportOf = async (book: Book): Promise<unknown> =>
    (JSON.parse(new TextDecoder().decode(await print(book, 'json'))) as Record<string, unknown>)[
      'ECROPReportMessage'
    ]
  it('has whose it is, his plots, their crops, and each job with what it used and harvested', async () => {
    const facts = testFacts({
      jobs: [1, 2, 3, 6].map((kind, i) => testJob(i, { ...KINDS_OF_JOB[kind], status: 'DONE' })),
    })
    const plot = {
      ID: testId(1, 0),
      StartDateTime: '2025-09-01',
      AreaMeasure: { value: 10, unitCode: 'HAR' },
      SpecifiedReferencedLocation: { ID: ['61234500000', '1'], Name: 'Põld 1' },
      GrownFieldCrop: [
        { ClassificationCode: [{ listID: 'EPPO', value: expect.stringMatching(/^[A-Z]{5}$/) as unknown }] },
      ],
    }
    expect(await reportOf(buildBook(facts))).toMatchObject({
      CropReportDocument: { ID: printing.code, IssueDateTime: printing.madeAt, LineCountNumeric: 4 },
      AgriculturalProducerParty: {
        ID: '12345678',
        Name: 'Kask OÜ',
        ManagedAgriculturalProductionUnit: [{ ID: null, SpecifiedCropPlot: [plot] }],
      },
    })
    const text = JSON.stringify(await reportOf(buildBook(facts)))
    const { AgriculturalProducerParty: party } = JSON.parse(text) as {
      AgriculturalProducerParty: {
        ManagedAgriculturalProductionUnit: {
          SpecifiedCropPlot: { ApplicableCropProductionAgriculturalProcess: unknown[] }[]
        }[]
      }
    }
    const [unit] = party.ManagedAgriculturalProductionUnit
    expect(unit?.SpecifiedCropPlot[0]?.ApplicableCropProductionAgriculturalProcess).toMatchObject([
      {
        ID: testId(2, 0),
        TypeCode: { value: 'plant-protection' },
        ActualStartDateTime: '2026-04-01T21:30',
        AppliedSpecifiedAgriculturalApplication: [
          {
            SpecifiedProductBatch: [
              {
                ProductName: 'Axial One',
                TypeCode: { value: 'PLANT_PROTECTION_PRODUCT' },
                WeightMeasure: { value: 9, unitCode: 'l' },
                SpecifiedAgriculturalInputProduct: [{ ID: '00863' }],
              },
            ],
          },
          { SpecifiedProductBatch: [{ ProductName: 'Kontakt' }] },
        ],
      },
      { TypeCode: { value: 'fertilising' }, AppliedSpecifiedAgriculturalApplication: [{}] },
      {
        TypeCode: { value: 'sowing' },
        AppliedSpecifiedAgriculturalApplication: [{ SpecifiedProductBatch: [{ ID: 'EE-2026-114' }] }],
      },
      {
        TypeCode: { value: 'harvest' },
        HarvestedCropProduceBatch: [{ SizeMeasure: { value: 62.5, unitCode: 'TNE' } }],
      },
    ])
    expect(text).not.toContain('undefined')
  })
  it('has what the own seed was dressed with beside the seed', async () => {
    const seed = { name: 'Oma oder', type: 'seed', seedCertificate: 'OTS', amount: 200, unit: 'kg/ha' }
    const coating = { name: 'Redigo Pro', amount: 0.6, unit: 'l/t', treatedOn: '2026-03-20' }
    const sown = testJob(0, { ...KINDS_OF_JOB[3], requisites: [{ ...seed, coating }] })
    const used = ['Oma oder', 'Redigo Pro'].map((ProductName) => ({
      SpecifiedProductBatch: [expect.objectContaining({ ProductName }) as unknown],
    }))
    expect(await reportOf(buildBook(testFacts({ jobs: [sown] })))).toMatchObject({
      AgriculturalProducerParty: {
        ManagedAgriculturalProductionUnit: [
          {
            SpecifiedCropPlot: [
              {
                ApplicableCropProductionAgriculturalProcess: [
                  { AppliedSpecifiedAgriculturalApplication: used },
                ],
              },
            ],
          },
        ],
      },
    })
  })
  it('is none of a book without its diary', async () => {
    const wish = BookWish.parse({ period: 'SEASON', year: 2026, tables: ['fields'] })
    const book = buildBook(testFacts({ wish }))
    expect(await reportOf(book)).toBeNull()
    expect(JSON.parse(new TextDecoder().decode(await print(book, 'json')))).toMatchObject({
      notes: [
        expect.stringMatching(/^ECROPReportMessage: /),
        expect.stringMatching(/^records, unconverted: /),
      ],
    })
  })
})

describe('the records of plant protection', () => {
  const textOf = async (book: Book, format: BookFormat) => new TextDecoder().decode(await print(book, format))
  const facts = testFacts({ jobs: [testJob(0, KINDS_OF_JOB[1])] })
  it('have the parts of (EU) 2023/564, for other programs and for spreadsheets', async () => {
    const book = buildBook(facts)
    expect(JSON.parse(await textOf(book, 'sprayingsJson'))).toMatchObject({
      act: '(EU) 2023/564',
      records: [
        {
          product: 'Axial One',
          authorisationNumber: '00863',
          startsOn: '2026-04-01',
          startTime: '21:30',
          dose: 0.9,
          doseUnit: 'l/ha',
          treatedAreaHa: 10,
          parcelNumber: '61234500000',
          eppoCode: expect.stringMatching(/^[A-Z]{5}$/) as unknown,
          growthStageBbch: 31,
          typeOfUse: 'pindala',
          lacks: [],
        },
      ],
    })
    const [heads, row] = (await textOf(book, 'sprayingsCsv')).split('\r\n')
    expect(heads).toMatch(/^\uFEFF?Vahend;Loa nr;Algus;.*;Puudu$/)
    expect(row).toMatch(/^Axial One;00863;2026-04-01;/)
  })
  it('begin with those that lack something, each part named', async () => {
    const bare = testJob(1, {
      ...KINDS_OF_JOB[1],
      requisites: [{ name: '=Axial', type: 'chemical', amount: null, unit: null }],
    })
    const restricted = [{ jobId: bare._id, missing: ['growthStage'] as const }]
    const book = buildBook({ ...facts, jobs: [...facts.jobs, bare], restricted })
    const { records } = JSON.parse(await textOf(book, 'sprayingsJson')) as {
      records: { lacks: string[] }[]
    }
    expect(records.map(({ lacks }) => lacks)).toEqual([['registerNumber', 'amount', 'growthStage'], []])
    expect(await textOf(book, 'sprayingsCsv')).toContain("'=Axial;")
  })
  it('are refused of a book without its table, and hold no wetting agent', async () => {
    const wish = BookWish.parse({ period: 'SEASON', year: 2026, tables: ['diary'] })
    await expect(print(buildBook({ ...facts, wish }), 'sprayingsCsv')).rejects.toMatchObject({
      code: 'notFound',
    })
    const wetting = { name: 'Kontakt', type: 'chemical', subtypeVariant: 'MARGAJA', amount: 1, unit: 'l/ha' }
    const book = buildBook(testFacts({ jobs: [testJob(0, { ...KINDS_OF_JOB[1], requisites: [wetting] })] }))
    expect(JSON.parse(await textOf(book, 'sprayingsJson'))).toMatchObject({ records: [] })
  })
})

describe('the plan of fertilisation', () => {
  it('is a table where the farm has one', async () => {
    const plan = [{ fieldId: testId(1, 0), area: 10, goal: 6.5, cells: [['Põld 1'], ['10'], ['talinisu']] }]
    const sheets = await readSheets(await print(buildBook(testFacts({ plan })), 'xlsx'))
    expect(sheets.get('Väetamisplaan')?.[1]?.slice(0, 4)).toEqual(['Põld 1', 10, 'talinisu', 6.5])
    expect(buildBook(testFacts()).tables.map(({ key }) => key)).not.toContain('plan')
  })
})
