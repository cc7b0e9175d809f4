import type { LatLng } from '@vagu/core/geo/schema'

/** Where one stands, or why that is not known. Metres. */
export type Position =
  | { readonly kind: 'found'; readonly place: LatLng; readonly accuracy: number }
  | { readonly kind: 'refused' | 'unavailable' }

/** Beyond this a place may lie on the neighbour's field, metres. */
export const GOOD_ENOUGH = 25
const WAIT_MS = 20_000
const DECIMALS = 7
const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS))

/** Asks the browser, which asks the farmer. */
export const findPosition = (): Promise<Position> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve({ kind: 'unavailable' })
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({
          kind: 'found',
          place: { lat: rounded(latitude), lng: rounded(longitude) },
          accuracy: Math.round(accuracy),
        }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ kind: code === PERMISSION_DENIED ? 'refused' : 'unavailable' }),
      { enableHighAccuracy: true, timeout: WAIT_MS, maximumAge: 0 },
    )
  })
