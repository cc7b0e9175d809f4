/** Values of PRIA's records in words, one by one or a whole record as lines. */
import type { AgencyBody } from '@vagu/core/agency/wire'
import { isDay } from '@vagu/core/time/day'
import { formatDay, formatNumber, formatQuantity } from '../../lib/format.ts'
import { ACTIVITIES, CROP_USES, INPUT_KINDS, LAND_USES, MEMBERS } from './member-text.ts'

export const MISSING = 'puudub'

type Value = string | number | null
type Words = Readonly<Record<string, string>>

const WORDS_OF: Readonly<Record<string, Words>> = {
  activity: ACTIVITIES,
  landUse: LAND_USES,
  use: CROP_USES,
  'inputs.kind': INPUT_KINDS,
}
const UNITS: Readonly<Record<string, readonly [unit: string, decimals: number]>> = {
  areaHa: ['ha', 4],
  shape: ['ha', 4],
  tonnes: ['t', 3],
  moisturePct: ['%', 1],
  windMps: ['m/s', 1],
  airC: ['°C', 1],
  'inputs.nitrogenKg': ['kg', 1],
  'inputs.phosphorusKg': ['kg', 1],
  'inputs.potassiumKg': ['kg', 1],
  'grazing.hoursPerDay': ['h', 1],
}
const AMOUNT_DECIMALS = 3

const isMember = (path: string): path is keyof typeof MEMBERS => Object.hasOwn(MEMBERS, path)

/** Name of a member by its path; the path itself for one that is not known yet. */
export const memberName = (path: string): string => (isMember(path) ? MEMBERS[path] : path)

/** A value in words and with its unit. */
export function memberValue(path: string, value: Value): string {
  if (value === null || value === '') return MISSING
  if (typeof value === 'string') return isDay(value) ? formatDay(value) : (WORDS_OF[path]?.[value] ?? value)
  const unit = UNITS[path]
  return unit ? formatQuantity(value, ...unit) : formatNumber(value, AMOUNT_DECIMALS)
}

export interface BodyLine {
  readonly path: string
  readonly label: string
  readonly value: string
}

const isValue = (value: unknown): value is Value =>
  value === null || typeof value === 'string' || typeof value === 'number'

/** Things of a list in one line each: what it is, and what of it is known. */
const thingText = (path: string, thing: object): string =>
  Object.entries(thing)
    .flatMap(([key, value]: [string, unknown]) =>
      isValue(value) && value !== null && value !== '' ? [memberValue(`${path}.${key}`, value)] : [],
    )
    .join(' · ')

function linesOfMember(path: string, value: unknown): BodyLine[] {
  const label = memberName(path)
  if (Array.isArray(value))
    return value.map((thing: object, index) => ({
      path: `${path}.${index}`,
      label: index === 0 ? label : '',
      value: thingText(path, thing),
    }))
  if (!isValue(value)) return value === null ? [] : [{ path, label, value: 'lisatud' }]
  return value === null || value === '' ? [] : [{ path, label, value: memberValue(path, value) }]
}

/** A record as PRIA holds it, line by line; what is empty is left out, and so is the field's id there. */
export const bodyLines = (body: AgencyBody): BodyLine[] =>
  Object.entries(body).flatMap(([path, value]: [string, unknown]) =>
    path === 'fieldId' ? [] : linesOfMember(path, value),
  )
