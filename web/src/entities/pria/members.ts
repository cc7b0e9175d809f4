/** Values of PRIA's records in words, one by one or a whole record as lines. */
import type { AgencyBody, AgencyShape } from '@vagu/core/agency/wire'
import { ACTIVITIES, CROP_USES } from '@vagu/core/agency/words'
import { hectaresOfRings, openRing } from '@vagu/core/geo/map-data'
import { counted } from '@vagu/core/text/counted'
import { isDay } from '@vagu/core/time/day'
import { formatDay, formatNumber, formatQuantity } from '../../lib/format.ts'
import { INPUT_KINDS, LAND_USES, MEMBERS } from './member-text.ts'

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

/** A line of a record: what is sent, and what stood there before; nothing for what is or was empty. */
export interface BodyLine {
  readonly path: string
  readonly label: string
  readonly value: string | null
  readonly was: string | null
  readonly isOther: boolean
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

/** Name of a thing of a list, by which it is known before and after. */
const THING_NAMES = ['name', 'animal', 'target'] as const
const nameOfThing = (thing: object): string =>
  THING_NAMES.flatMap((key) => {
    const value: unknown = Reflect.get(thing, key)
    return typeof value === 'string' ? [value] : []
  })[0] ?? ''

function shapeText({ coordinates }: AgencyShape): string {
  const rings = coordinates.flat().map((ring) => openRing(ring))
  const points = rings.reduce((sum, ring) => sum + ring.length, 0)
  return `${formatQuantity(hectaresOfRings(rings), 'ha', 4)}, ${counted(points, 'punkt', 'punkti')}`
}

/** A member in texts by their places: one of a plain value, as many as it has things of a list. */
function textsOf(path: string, value: unknown): Map<string, string> {
  const texts = new Map<string, string>()
  if (value === undefined) return texts
  if (Array.isArray(value)) {
    for (const thing of value as object[]) {
      const place = `${path} ${nameOfThing(thing)}`
      const nth = [...texts.keys()].filter((key) => key === place || key.startsWith(`${place}\n`)).length
      texts.set(nth === 0 ? place : `${place}\n${nth}`, thingText(path, thing))
    }
  } else if (!isValue(value)) texts.set(path, shapeText(value as AgencyShape))
  else if (value !== null && value !== '') texts.set(path, memberValue(path, value))
  return texts
}

const isSameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function linesOfMember(
  path: string,
  sides: { readonly after: unknown; readonly before: unknown },
): BodyLine[] {
  const [after, before] = [textsOf(path, sides.after), textsOf(path, sides.before)]
  const isShape = path === 'shape' && sides.before !== undefined
  return [...new Set([...after.keys(), ...before.keys()])].map((place, index) => {
    const [value, was] = [after.get(place) ?? null, before.get(place) ?? null]
    // two borders may have the same area and as many points
    const isRedrawn = isShape && value === was && !isSameJson(sides.after, sides.before)
    const isOther = sides.before !== undefined && (value !== was || isRedrawn)
    const label = index === 0 ? memberName(path) : ''
    return { path: place, label, value: isRedrawn ? `${value}, piir on teine` : value, was, isOther }
  })
}

/**
 * A record that is sent, line by line, beside what stands there before: what is cleared or taken out is told too. What is empty is left
 * out, and so is the field's id there, as long as the record stays on it.
 */
export function bodyLines(body: AgencyBody, before?: AgencyBody | null): BodyLine[] {
  const old: Readonly<Record<string, unknown>> = before ? { ...before } : {}
  return Object.entries(body).flatMap(([path, after]: [string, unknown]) => {
    const sides = { after, before: before ? old[path] : undefined }
    return path === 'fieldId' && (!before || after === sides.before) ? [] : linesOfMember(path, sides)
  })
}
