import type { LatLng } from '@vagu/core/geo/schema'

/** Decimals of a degree that tell a metre; every place has all of them, so that they stand under one another. */
const DECIMALS = 5
const degrees = (value: number): string => value.toFixed(DECIMALS).replace('.', ',')

/** A place as it is read: `58,57490; 26,28580`. */
export const placeText = ({ lat, lng }: LatLng): string => `${degrees(lat)}; ${degrees(lng)}`
