/** The farm's field that a sample of a file belongs to. */
import { isInUse } from '../../fields/rules.ts'
import type { Field } from '../../fields/schema.ts'
import { type Point, toGrid } from '../../geo/estonian-grid.ts'
import { gridRings } from '../../geo/map-data.ts'
import type { MapData } from '../../geo/schema.ts'
import { isInside, type PointRing } from '../../geo/rings.ts'
import { plainCell } from '../../text/table-cells.ts'
import type { ReadSample } from './rows.ts'
import { type FieldMatch, MATCHES, MAX_FIELDS_OF_SAMPLE } from './schema.ts'

/** A name without what does not tell it from others. */
export const comparedLabel = (text: string): string => plainCell(text).toLowerCase()

/** Label of a sample's field in a file: its name, else its numbers; by it the farm's answer is remembered. */
export const labelOf = ({
  label,
  parcelCode,
  parcelNumber,
}: Pick<ReadSample, 'label' | 'parcelCode' | 'parcelNumber'>): string =>
  label === '' ? plainCell(`${parcelCode} ${parcelNumber}`) : label

export interface FoundFields {
  readonly match: FieldMatch
  /** One for each field that the sample stands for. */
  readonly fieldIds: readonly string[]
  /** Fields of which some clues say one and some another. */
  readonly disagreeing: readonly string[]
}

const codeKey = (code: string, number: string): string =>
  `${code.replaceAll(/\s/g, '')}/${number.replaceAll(/\s/g, '')}`.toLowerCase()

/** Separators between the names of several small fields. */
const SEVERAL = /\s*[,;+&]\s*|\s+ja\s+|\s*\/\s*/

function indexed(
  pairs: readonly (readonly [key: string, id: string])[],
): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, Set<string>>()
  for (const [key, id] of pairs) ids.set(key, (ids.get(key) ?? new Set()).add(id))
  return new Map([...ids].map(([key, of]) => [key, [...of]]))
}

/** The shape of a field in a year. */
type ShapeOf = (field: Field, year: number) => MapData | null

export interface FieldsOfFarm {
  readonly fields: readonly Field[]
  /** The field that the farmer chose for a label, by the label. */
  readonly aliases: ReadonlyMap<string, string>
  readonly shapeOf: ShapeOf
}

/** Fields of a farm, findable by all that files say of them. */
export class FieldFinder {
  readonly #fields: readonly Field[]
  readonly #aliases: ReadonlyMap<string, string>
  readonly #names: ReadonlyMap<string, readonly string[]>
  readonly #codes: ReadonlyMap<string, readonly string[]>
  readonly #shapeOf: ShapeOf
  readonly #rings = new Map<string, readonly PointRing[]>()

  /** `aliases` lead from a label of earlier files to the field that the farmer chose for it. */
  constructor({ fields, aliases, shapeOf }: FieldsOfFarm) {
    this.#fields = fields
    this.#shapeOf = shapeOf
    const ids = new Set(fields.map(({ _id }) => _id))
    this.#aliases = new Map([...aliases].filter(([, id]) => ids.has(id)))
    this.#names = indexed(
      fields.flatMap(({ _id, name, yearInfo }) =>
        [name, ...yearInfo.flatMap((info) => info.name ?? [])].map(
          (each) => [comparedLabel(each), _id] as const,
        ),
      ),
    )
    this.#codes = indexed(
      fields.flatMap(({ _id, code, priaCode, yearInfo }) =>
        [priaCode, ...yearInfo.flatMap((info) => info.priaCode ?? [])]
          .filter((number) => code !== '' && number !== '')
          .map((number) => [codeKey(code, number), _id] as const),
      ),
    )
  }

  #byCode({ parcelCode, parcelNumber, label }: ReadSample): readonly string[] {
    const [, code = '', number = ''] = /^(\d{9,12})\s*[-/ ]\s*([\w-]{1,6})$/.exec(label) ?? []
    return this.#codes.get(codeKey(parcelCode, parcelNumber)) ?? this.#codes.get(codeKey(code, number)) ?? []
  }

  #byName({ label, parcelCode, parcelNumber }: ReadSample): readonly string[] {
    // without a parcel a number is what the farm itself calls its field
    const name = label === '' && parcelCode === '' ? parcelNumber : label
    return name === '' ? [] : (this.#names.get(comparedLabel(name)) ?? [])
  }

  #ringsOf(field: Field, year: number): readonly PointRing[] {
    const key = `${field._id} ${year}`
    const known = this.#rings.get(key)
    if (known) return known
    const shape = isInUse(field, year) ? this.#shapeOf(field, year) : null
    const rings = shape ? gridRings(shape) : []
    this.#rings.set(key, rings)
    return rings
  }

  #byPlace({ undated: { location } }: ReadSample, year: number): readonly string[] {
    if (location === null) return []
    const point: Point = toGrid(location)
    return this.#fields.filter((field) => isInside(point, this.#ringsOf(field, year))).map(({ _id }) => _id)
  }

  /** The one field of a part of a label. */
  #ofPart(part: string): string | undefined {
    const alias = this.#aliases.get(comparedLabel(part))
    const named = this.#names.get(comparedLabel(part)) ?? []
    return alias ?? (named.length === 1 ? named[0] : undefined)
  }

  /** Fields of a label that names several. */
  #several({ label }: ReadSample): readonly string[] {
    const parts = label.split(SEVERAL).filter((part) => part !== '')
    if (parts.length < 2 || parts.length > MAX_FIELDS_OF_SAMPLE) return []
    const ids = parts.flatMap((part) => this.#ofPart(part) ?? [])
    return ids.length === parts.length ? [...new Set(ids)] : []
  }

  /** The field of a sample in a year; `bagOf` is the field of the sample that waits under its number. */
  find(sample: ReadSample, { year, bagOf }: { year: number; bagOf: string | undefined }): FoundFields {
    const alias = this.#aliases.get(comparedLabel(labelOf(sample))) ?? bagOf
    const clues: Readonly<Record<Exclude<FieldMatch, 'NONE'>, readonly string[]>> = {
      ALIAS: alias === undefined ? [] : [alias],
      CODE: this.#byCode(sample),
      GEOMETRY: this.#byPlace(sample, year),
      NAME: this.#byName(sample),
    }
    const [match = 'NONE', ...others] = MATCHES.filter((each) => each !== 'NONE' && clues[each].length > 0)
    if (match === 'NONE') {
      const several = this.#several(sample)
      return { match: several.length > 0 ? 'NAME' : 'NONE', fieldIds: several, disagreeing: [] }
    }
    const told = [match, ...others].map((each) => (each === 'NONE' ? [] : clues[each]))
    const common = told.reduce((left, ids) => left.filter((id) => ids.includes(id)))
    if (common.length === 1) return { match, fieldIds: common, disagreeing: [] }
    return { match, fieldIds: [], disagreeing: [...new Set(told.flat())].slice(0, MAX_FIELDS_OF_SAMPLE) }
  }
}
