import { workbookOf } from '@vagu/core/text/workbook-writer'
import { expect, it } from 'vitest'
import { readFieldFile } from './read-field-file.ts'

it('a workbook that we write is read as it was: letters, signs of XML, numbers, nothing', async () => {
  const rows = [
    ['Põllu nr', 'Massiivi nr', 'Põllu nimi', 'Kultuur', 'Pindala (ha)', 'Taotlusaasta'],
    [1, 67_350_880_620, 'Jõe <&> "mäe" 🌾\u0000', 'kaer', 12.85, 2025],
    [2, 67_350_880_621, '=1+1', null, 3, 2025],
  ]
  const file = await readFieldFile(workbookOf('Tööaeg & palk', rows), 2026)
  expect(file).toMatchObject({ format: 'xlsx', notes: [] })
  expect(file.rows.map(({ name, area, declaredCrop }) => [name, area, declaredCrop])).toEqual([
    ['Jõe <&> "mäe" 🌾', 12.85, 'kaer'],
    ['=1+1', 3, null],
  ])
})
