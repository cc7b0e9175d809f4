/** The land of the sample farm: its fields with their names, numbers and crops, the same for the farm and for the agency. */
import type { Point } from '@vagu/core/geo/estonian-grid'
import { chanceFrom } from './chance.ts'
import { FIELD_NAMES } from './names.ts'
import { type FieldShape, fieldShapes } from './shapes.ts'

/** A place between Tartu and Põltsamaa, metres. */
export const ORIGIN: Point = [632_000, 6_494_000]
/** Chance that the farm of the demo is made with. */
export const SAMPLE_SEED = 58

export const ROTATION = ['talinisu', 'taliraps', 'suvioder', 'poldhernes', 'suvinisu', 'kaer'] as const
export type RotationCrop = (typeof ROTATION)[number]

/** Crop of a field in a year. */
export const cropIn = (fieldIndex: number, year: number): RotationCrop =>
  ROTATION[(fieldIndex * 5 + Math.floor(fieldIndex / ROTATION.length) * 2 + year) % ROTATION.length] ?? 'kaer'

/** Number of the reference parcel that a field lies on, 11 digits. */
export const massifOf = (index: number): string => String(60_000_000_000 + index * 7919 + 131)
/** Number that the farmer gives a field. */
export const numberOf = (index: number): string => String(index + 1)

let shapes: readonly FieldShape[] | undefined

/** Shapes of the fields of the demo's farm, always the same: they are drawn when they are first asked for. */
export const sampleShapes = (): readonly FieldShape[] =>
  (shapes ??= fieldShapes(FIELD_NAMES.length, ORIGIN, chanceFrom(SAMPLE_SEED)))
