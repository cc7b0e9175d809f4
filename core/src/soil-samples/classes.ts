/** Classes of what a laboratory finds. Figures of one method are never turned into those of another. */
import { roundTo } from '../units/rounding.ts'
import {
  NEED_CLASSES,
  type NeedClass,
  PH_CLASSES,
  type PhClass,
  type PhMethod,
  type SoilMethod,
} from './schema.ts'

export { NEED_CLASSES, type NeedClass, PH_CLASSES, type PhClass }

/** The highest whole mg/kg of the first four classes. */
type Bounds = readonly [number, number, number, number]

/** § 2 (2) of "Fosforitarbe klassid" (RT I, 01.10.2019, 12). */
export const PHOSPHORUS_BOUNDS: Readonly<Record<SoilMethod, Bounds>> = {
  MEHLICH3: [19, 45, 90, 145],
  AL: [19, 40, 80, 120],
  DL: [6, 19, 48, 105],
}
/**
 * Advisory: the classes of Estonia go by texture and were not found; that plants lack potassium below 130 mg/kg was.
 * Only of Mehlich 3.
 */
export const POTASSIUM_BOUNDS: Bounds = [64, 130, 200, 300]
/** Advisory but for 6.5, below which soil is limed; pH in KCl, tenths. */
const PH_BOUNDS: Bounds = [4.4, 5.5, 6.5, 7.2]

const placeIn = (bounds: Bounds, value: number): number => {
  const place = bounds.findIndex((most) => value <= most)
  return place === -1 ? bounds.length : place
}
const needIn = (bounds: Bounds, value: number): NeedClass | null =>
  NEED_CLASSES[placeIn(bounds, roundTo(value, 0))] ?? null

/** Need of phosphorus by the law's classes; null where the method is not known. */
export const phosphorusClass = (mgPerKg: number, method: SoilMethod | null): NeedClass | null =>
  method === null ? null : needIn(PHOSPHORUS_BOUNDS[method], mgPerKg)

export const potassiumClass = (mgPerKg: number, method: SoilMethod | null): NeedClass | null =>
  method === 'MEHLICH3' ? needIn(POTASSIUM_BOUNDS, mgPerKg) : null

/** Of pH in KCl alone: in water and calcium chloride it is another number. */
export const phClass = (ph: number, method: PhMethod | null): PhClass | null =>
  method === 'KCL' ? (PH_CLASSES[placeIn(PH_BOUNDS, roundTo(ph, 1))] ?? null) : null
