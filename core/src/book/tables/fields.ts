import {
  areaOfYear,
  mainCropOf,
  nameOfYear,
  nitrateZoneOf,
  otherCropsOf,
  yearInfoOf,
} from '../../fields/rules.ts'
import type { CropUse } from '../../fields/schema.ts'
import { seasonOf } from '../../time/season.ts'
import type { BookField } from '../facts.ts'
import { day, number, type TableOf, text } from '../table-of.ts'
import { cropText, CROP_USE, FARMING, LAND_USE, yesNo } from '../words.ts'

interface FieldRecord {
  readonly field: BookField
  readonly year: number
  readonly hasNotes: boolean
}

const othersOf = ({ field, year }: FieldRecord, uses: readonly CropUse[]): string =>
  otherCropsOf(field, year)
    .filter(({ use }) => uses.includes(use))
    .map((crop) => `${cropText(crop)}${crop.use === 'CATCH_CROP_KSM' ? ` (${CROP_USE[crop.use]})` : ''}`)
    .join(', ')

const infoOf = ({ field, year }: FieldRecord) => yearInfoOf(field, year)

export const fieldsTable: TableOf<FieldRecord> = {
  key: 'fields',
  title: 'Põllud',
  columns: [
    text<FieldRecord>('name', 'Põld', ({ field, year }) => nameOfYear(field, year))({ law: 'R', width: 14 }),
    text<FieldRecord>(
      'number',
      'Põllu nr',
      (of) => infoOf(of)?.priaCode || of.field.priaCode,
    )({
      under: 'name',
      law: 'R',
    }),
    text<FieldRecord>('massif', 'Massiivi nr', ({ field }) => field.code)({ law: 'R', width: 10 }),
    number<FieldRecord>('area', 'Pind, ha', ({ field, year }) => areaOfYear(field, year))({
      decimals: 4,
      law: 'R',
      width: 7,
      isSummed: true,
    }),
    text<FieldRecord>('crop', 'Põhikultuur', ({ field, year }) => cropText(mainCropOf(field, year)))({
      law: 'R',
      width: 14,
    }),
    text<FieldRecord>(
      'variety',
      'Sort',
      ({ field, year }) => mainCropOf(field, year)?.variety ?? null,
    )({
      law: 'R',
      width: 10,
    }),
    number<FieldRecord>(
      'cropArea',
      'Põhikultuuri pind, ha',
      (of) => infoOf(of)?.mainCropArea,
    )({
      decimals: 4,
      under: 'area',
    }),
    text<FieldRecord>('undersown', 'Allakülv', (of) => othersOf(of, ['UNDERSOWN']))({ width: 10 }),
    text<FieldRecord>('catchCrop', 'Vahekultuur', (of) => othersOf(of, ['CATCH_CROP', 'CATCH_CROP_KSM']))({
      width: 10,
    }),
    text<FieldRecord>('before', 'Eelkultuur', ({ field, year }) => cropText(mainCropOf(field, year - 1)))({
      width: 11,
    }),
    text<FieldRecord>('landUse', 'Maakasutus', (of) => {
      const use = infoOf(of)?.landUse
      return use ? LAND_USE[use] : null
    })({ width: 9 }),
    text<FieldRecord>('farming', 'Viljelusviis', (of) => {
      const mode = infoOf(of)?.farmingMode
      return mode ? FARMING[mode] : null
    })({ width: 7 }),
    text<FieldRecord>('zone', 'NTA', ({ field, year }) => yesNo(nitrateZoneOf(field, year)))({ width: 4 }),
    day<FieldRecord>(
      'start',
      'Hooaja algus',
      ({ field, year }) => seasonOf(year, field.yearInfo).start,
    )({
      width: 8,
    }),
    day<FieldRecord>(
      'end',
      'Lõpp',
      ({ field, year }) => seasonOf(year, field.yearInfo).end,
    )({
      under: 'start',
    }),
    text<FieldRecord>('notes', 'Märkused', (of) => (of.hasNotes ? infoOf(of)?.notes : null))({ width: 16 }),
  ],
  records: ({ facts, fields }) =>
    fields.map((field) => [field._id, { field, year: facts.wish.year, hasNotes: facts.hasFieldNotes }]),
}
