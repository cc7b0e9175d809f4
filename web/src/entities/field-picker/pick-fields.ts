import { isInUse, mainCropOf, mainCropsAround, nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { inFieldOrder } from '@vagu/core/fields/order'
import { normalizeText } from '../../ui/search-options.ts'

/** Filter of the list: a text and a crop; empty for neither. `''` of crop is every crop. */
export interface Filter {
  readonly query: string
  readonly crop: string
}
export const NO_CROP = 'none'

const cropKeyOf = (field: Field, year: number): string => mainCropOf(field, year)?.crop ?? NO_CROP

/** Of a crop those that bear it in the year; where none does, those that had it or are to have it in the years around. */
function fieldsOfCrop(fields: readonly Field[], crop: string, year: number): readonly Field[] {
  if (crop === '') return fields
  const bearing = fields.filter((field) => cropKeyOf(field, year) === crop)
  return bearing.length > 0
    ? bearing
    : fields.filter((field) => mainCropsAround([field], year).includes(crop))
}

/** Fields in use in their order, of one crop where one is chosen, whose name or parcel number holds the text. */
export function filterFields(fields: readonly Field[], filter: Filter, year: number): Field[] {
  const query = normalizeText(filter.query)
  return fieldsOfCrop(
    fields.filter((field) => isInUse(field, year)),
    filter.crop,
    year,
  )
    .filter((field) => normalizeText(nameOfYear(field, year)).includes(query) || field.code.includes(query))
    .toSorted(inFieldOrder(year))
}

/** The crops of the active fields, the most frequent first, each with one field that has it. */
export function cropsOf(fields: readonly Field[], year: number) {
  const byCrop = Map.groupBy(
    fields.filter((field) => isInUse(field, year)),
    (field) => cropKeyOf(field, year),
  )
  return [...byCrop]
    .map(([crop, members]) => ({
      crop,
      count: members.length,
      sample: members[0] && mainCropOf(members[0], year),
    }))
    .toSorted((a, b) => b.count - a.count)
}

/** The last known main crop of a key among fields, as it looks. */
const sampleOf = (fields: readonly Field[], key: string) =>
  fields.flatMap(({ yearInfo }) => yearInfo).find(({ mainCrop }) => mainCrop?.crop === key)?.mainCrop ??
  undefined

/** Crops that no active field bears in the year but that some had or are to have around it; counted likewise. */
export function cropsAround(fields: readonly Field[], year: number) {
  const inUse = fields.filter((field) => isInUse(field, year))
  const grown = new Set(inUse.map((field) => cropKeyOf(field, year)))
  return mainCropsAround(inUse, year)
    .filter((crop) => !grown.has(crop))
    .map((crop) => ({
      crop,
      count: fieldsOfCrop(inUse, crop, year).length,
      sample: sampleOf(inUse, crop),
    }))
}

/** A choice taken in or out of the selection; the order of choosing stays. */
export const toggled = (selectedIds: readonly string[], id: string): string[] =>
  selectedIds.includes(id) ? selectedIds.filter((other) => other !== id) : [...selectedIds, id]
