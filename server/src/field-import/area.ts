import { M2_PER_HA } from '@vagu/core/units/area'
import { AREA_UNITS, withComma } from '@vagu/core/field-import/messages'
import { areaUnits, roundTo } from '@vagu/core/units/rounding'
import { Area } from '@vagu/core/units/schema'
import { check } from '@vagu/core/validation'
import { type Attributes, numberOf } from './attributes.ts'
import type { Notes } from './notes.ts'

/** An area that differs from its outline by more than both of these is worth a word. */
const NOTABLE_SHARE = 0.01
const NOTABLE_HECTARES = 0.05
/** Within this share of the outline a number in the other unit is taken for it. */
const ALIKE = 0.05
/** A stated area that is so many times the outline, or the outline so many times it, is not proposed. */
const FAR = 10

const isAlike = (area: number, measured: number): boolean => Math.abs(area - measured) <= ALIKE * measured
const isFar = (area: number, measured: number): boolean => area > FAR * measured || measured > FAR * area

/** The number in the unit that its column does not promise, where the outline says that it is meant. */
function inOtherUnit(number: number, measured: number, isInMetres: boolean): number | undefined {
  const [declared, other] = isInMetres ? [number / M2_PER_HA, number] : [number, number / M2_PER_HA]
  return isAlike(other, measured) && isFar(declared, measured) ? roundTo(other, 4) : undefined
}

/** Hectares of a row: as the file states them, where its outline (hectares) does not say that they cannot be meant. */
export function areaOf(attributes: Attributes, measured: number, notes: Notes): number {
  const text = attributes.area ?? attributes.squareMetres
  if (text === undefined) return measured
  const isInMetres = attributes.area === undefined
  const number = numberOf(text) ?? Number.NaN
  const value = text.slice(0, 80)
  const converted = inOtherUnit(number, measured, isInMetres)
  if (converted !== undefined && converted > 0) {
    const unit = isInMetres ? AREA_UNITS.hectares : AREA_UNITS.squareMetres
    notes.add('areaConverted', { value, unit, area: withComma(converted, 4) })
    return converted
  }
  const area = check(Area, isInMetres ? number / M2_PER_HA : number)
  const facts = { value, measured: withComma(measured, 2) }
  if (area.ok && !isFar(area.value, measured)) return noted(area.value, measured, notes)
  const isNumber = area.ok || number > 0
  notes.add(isNumber ? 'areaOfShape' : 'wrongArea', facts)
  return measured
}

function noted(stated: number, measured: number, notes: Notes): number {
  const difference = Math.abs(areaUnits(stated) - areaUnits(measured))
  if (difference > areaUnits(NOTABLE_HECTARES) && difference > NOTABLE_SHARE * areaUnits(measured))
    notes.add('areaDiffers', { stated: withComma(stated, 2), measured: withComma(measured, 2) })
  return stated
}
