import { plainLetters } from '@vagu/core/text/format'
import type { RawRow } from './raw.ts'

/** What we look for in a file, by the names that it may have there. */
const NAMES = {
  name: ['nimi', 'pollu_nimi', 'nimetus', 'field_name', 'name'],
  priaCode: ['pollu_nr', 'pollu_number', 'pollunr', 'priacode', 'field_number'],
  code: ['massiivi_nr', 'massiiv_nr', 'massiivi_number', 'pollumassiivi_number', 'massiiv', 'xy_id', 'code'],
  externalId: ['pollu_id', 'polluid', 'externalid', 'external_id'],
  area: ['pindala_ha', 'pindala', 'area_ha', 'area'],
  squareMetres: ['pindala_m2', 'shape_area', 'st_area'],
  crop: ['taotletud_kultuur', 'kultuur', 'pohikultuur', 'crop'],
  year: ['taotlusaasta', 'aasta', 'year'],
} as const
type Wanted = keyof typeof NAMES
export type Attributes = Readonly<Partial<Record<Wanted, string>>>

/** dBASE keeps ten characters of a name. */
const SHORT = 10

/** Names without the underscore that cutting left behind: "taotletud_" comes as "taotletud". */
const isCut = (name: string, full: string): boolean =>
  full.length > SHORT && full.slice(0, SHORT).replace(/_$/, '') === name

/** Picks what we look for out of a row's attributes; the first name of each list that has a value wins. */
export function attributesOf(row: RawRow): Attributes {
  const values = new Map<string, string>()
  for (const [name, raw] of Object.entries(row.attributes)) {
    // a character that no database keeps
    const value = raw.replaceAll('\0', '').trim()
    if (value !== '' && !values.has(plainLetters(name))) values.set(plainLetters(name), value)
  }
  const valueOf = (full: string): string | undefined =>
    values.get(full) ?? [...values].find(([name]) => isCut(name, full))?.[1]
  const found = Object.entries(NAMES).flatMap(([wanted, names]) => {
    const value = names.map(valueOf).find((text) => text !== undefined)
    return value === undefined ? [] : [[wanted, value] as const]
  })
  return Object.fromEntries(found)
}

/** A decimal number as files write it: with a dot or a comma, with spaces between thousands. */
export function numberOf(text: string): number | undefined {
  const number = Number(text.replaceAll(/[\s\u00a0]/g, '').replace(',', '.'))
  return Number.isFinite(number) ? number : undefined
}
