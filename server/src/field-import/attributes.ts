import { plainLetters } from '@vagu/core/text/format'
import type { RawRow } from './raw.ts'

/** Attributes that a file may have, by their names there. */
const NAMES = {
  name: ['nimi', 'pollu_nimi', 'nimetus', 'field_name', 'name', 'pollu_nimetus', 'pold'],
  priaCode: ['pollu_nr', 'pollu_number', 'pollunr', 'priacode', 'field_number'],
  code: [
    'massiivi_nr',
    'massiiv_nr',
    'massiivi_number',
    'pollumassiivi_number',
    'massiiv',
    'xy_id',
    'code',
    'pollumassiivi_nr',
    'pollumassiiv',
    'massiivi_id',
  ],
  externalId: ['pollu_id', 'polluid', 'externalid', 'external_id'],
  area: [
    'pindala_ha',
    'pindala',
    'area_ha',
    'area',
    'taotletud_pindala_ha',
    'taotletud_pindala',
    'ha',
    'suurus_ha',
  ],
  squareMetres: ['pindala_m2', 'shape_area', 'st_area'],
  crop: ['taotletud_kultuur', 'kultuur', 'pohikultuur', 'crop', 'kultuuri_nimetus'],
  year: ['taotlusaasta', 'aasta', 'year', 'saagiaasta', 'hooaeg', 'taotluse_aasta'],
} as const
const COLUMNS = ['name', 'priaCode', 'code', 'externalId', 'area', 'squareMetres', 'crop', 'year'] as const
type ColumnName = (typeof COLUMNS)[number]
export type Attributes = Readonly<Partial<Record<ColumnName, string>>>

/** dBASE keeps ten characters of a name. */
const SHORT = 10
/** Longest name of a column that is looked at, characters; ours have 20. */
const LONGEST = 60
/** Longest value that is kept, characters; the longest that we read has 255. */
const MAX_VALUE = 2000

/** Names that stand in workbooks alone, which cut none: cut, they would be taken for others. */
const NEVER_CUT = new Set(['taotletud_pindala_ha', 'taotletud_pindala'])

/** Names without the underscore that cutting left behind: "taotletud_" comes as "taotletud". */
const isCut = (name: string, full: string): boolean =>
  full.length > SHORT && !NEVER_CUT.has(full) && full.slice(0, SHORT).replace(/_$/, '') === name

/**
 * Meaning of a column, and how good its name is: the first of its list is the best, a cut one a little worse.
 */
interface Column {
  readonly column: ColumnName
  readonly rank: number
}

/** A column may serve several ends: "pollumassi" is cut from one name only, but "code" could be cut from none. */
function columnsNamed(raw: string): readonly Column[] {
  if (raw.length > LONGEST) return []
  const name = plainLetters(raw)
  return COLUMNS.flatMap((column) => {
    const ranks = NAMES[column].flatMap((full, i) =>
      full === name ? [2 * i] : isCut(name, full) ? [2 * i + 1] : [],
    )
    return ranks.length === 0 ? [] : [{ column, rank: Math.min(...ranks) }]
  })
}

export const isNeededColumn = (name: string): boolean => columnsNamed(name).length > 0

/** Columns by which a field is known. */
const LABELS = new Set<ColumnName>(['name', 'priaCode', 'code', 'externalId'])
export const isLabelColumn = (name: string): boolean =>
  columnsNamed(name).some(({ column }) => LABELS.has(column))

/** Picks what we look for out of rows' attributes; what a column means is found once for a file. */
export class AttributeReader {
  readonly #columns = new Map<string, readonly Column[]>()

  #columnsNamed(name: string): readonly Column[] {
    const known = this.#columns.get(name)
    if (known !== undefined) return known
    const columns = columnsNamed(name)
    this.#columns.set(name, columns)
    return columns
  }

  /** The best name of each list that has a value wins. */
  read(row: RawRow): Attributes {
    const found = new Map<ColumnName, { rank: number; value: string }>()
    for (const [name, raw] of Object.entries(row.attributes))
      for (const { column, rank } of this.#columnsNamed(name)) {
        if (rank >= (found.get(column)?.rank ?? Infinity)) continue
        // a character that no database keeps
        const value = raw.slice(0, MAX_VALUE).replaceAll('\0', '').trim()
        if (value !== '') found.set(column, { rank, value })
      }
    return Object.fromEntries([...found].map(([column, { value }]) => [column, value]))
  }
}

/** A decimal number as files write it: with a dot or a comma, with spaces between thousands, with "ha" behind it. */
export function numberOf(text: string): number | undefined {
  const bare = text.replaceAll(/[\s\u00a0]/g, '').replace(',', '.')
  const number = Number(/\dha$/i.test(bare) ? bare.slice(0, -2) : bare)
  return Number.isFinite(number) ? number : undefined
}
