import { tableWorkbook } from '@vagu/core/text/workbook'
import { payrollTable } from '@vagu/core/work-times/payroll'
import { expect, it } from 'vitest'
import { listZip, unzip } from '../archives/zip.ts'
import { readSheets } from '../testing/read-files.ts'
import { readFieldFile } from './read-field-file.ts'

it('a workbook that we write is read as it was: letters, signs of XML, numbers, nothing', async () => {
  const rows = [
    ['Põllu nr', 'Massiivi nr', 'Põllu nimi', 'Kultuur', 'Pindala (ha)', 'Taotlusaasta'],
    [1, 67_350_880_620, 'Jõe <&> "mäe" 🌾\u0000', 'kaer', 12.85, 2025],
    [2, 67_350_880_621, '=1+1', null, 3, 2025],
  ]
  const file = await readFieldFile(tableWorkbook('Tööaeg & palk', rows), 2026)
  expect(file).toMatchObject({ format: 'xlsx', notes: [] })
  expect(file.rows.map(({ name, area, declaredCrop }) => [name, area, declaredCrop])).toEqual([
    ['Jõe <&> "mäe" 🌾', 12.85, 'kaer'],
    ['=1+1', 3, null],
  ])
})

it('the payroll file has real days and figures, a code of a person as a text, and calculates nothing', async () => {
  const row = {
    personalCode: '48001085719',
    name: '=HYPERLINK("http://x.example")',
    entries: 1,
    minutes: 695,
    nightMinutes: 0,
    hourlyRate: 9.5,
    cents: 11_004,
  }
  const heads = ['Isikukood', 'Nimi', 'Algus', 'Lõpp', 'min', 'h', 'öö', '€/h', '€']
  const table = payrollTable([row], { start: '2026-05-01', end: '2026-05-31' }, heads)
  const bytes = tableWorkbook('Palk: 5/2026', table)
  expect((await readSheets(bytes)).get('Palk  5 2026')).toEqual([
    heads,
    [
      row.personalCode,
      row.name,
      new Date('2026-05-01T00:00:00Z'),
      new Date('2026-05-31T00:00:00Z'),
      695,
      11.58,
      0,
      9.5,
      110.04,
    ],
  ])
  const files = await unzip(listZip(bytes), 1_000_000)
  for (const file of files.values()) expect(new TextDecoder().decode(file)).not.toContain('<f>')
})

it('a table with no rows, with no figure that is one, and with the longest texts', async () => {
  const long = '🚜'.repeat(20_000)
  const bytes = tableWorkbook('', [['a'], [Number.NaN], [long]])
  const [rows = []] = (await readSheets(bytes)).values()
  expect(rows[1]?.[0] ?? null).toBeNull()
  expect(rows[2]).toEqual(['🚜'.repeat(16_383)])
})
