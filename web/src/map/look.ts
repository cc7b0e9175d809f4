import { useSyncExternalStore } from 'react'

/** The colours of the map in one of the looks. */
export interface MapLook {
  readonly sea: string
  readonly land: string
  readonly abroad: string
  readonly coast: string
  readonly place: string
  readonly placeHalo: string
  readonly line: string
  readonly label: string
  readonly labelHalo: string
  readonly selected: string
  readonly filling: number
  readonly isDark?: boolean
  /** A lighter or darker edge of lines, so that they are seen on whatever lies under them. */
  readonly casing?: string
}

const LOOKS: Readonly<Record<'light' | 'dark' | 'sun', MapLook>> = {
  light: {
    sea: '#cfdfe6',
    land: '#f3f3ea',
    abroad: '#e6e8e0',
    coast: '#a9b9b4',
    place: '#55605a',
    placeHalo: '#f6f7f3',
    line: '#3c4a40',
    label: '#18211b',
    labelHalo: '#ffffff',
    selected: '#0b4fb3',
    filling: 0.62,
  },
  dark: {
    sea: '#0d171c',
    land: '#1b231d',
    abroad: '#151b17',
    coast: '#3b4a41',
    place: '#a4b1a8',
    placeHalo: '#101511',
    line: '#e9efea',
    label: '#ffffff',
    labelHalo: '#101511',
    selected: '#9cc2ff',
    filling: 0.5,
    isDark: true,
  },
  sun: {
    sea: '#c4e4f5',
    land: '#ffffff',
    abroad: '#ececec',
    coast: '#000000',
    place: '#2b2b2b',
    placeHalo: '#ffffff',
    line: '#000000',
    label: '#000000',
    labelHalo: '#ffffff',
    selected: '#0033cc',
    filling: 0.8,
  },
}

/** The look stands on the root element, so that styles and the map follow the same word. */
const current = (): MapLook => {
  const name = document.documentElement.dataset['appearance']
  return name === 'dark' || name === 'sun' ? LOOKS[name] : LOOKS.light
}
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-appearance'] })
  return () => observer.disconnect()
}

/** The look of what lies over a picture: the picture stays to be seen through it. */
export const overPicture = (look: MapLook): MapLook => ({ ...look, filling: 0.32, casing: look.labelHalo })

export const useMapLook = (): MapLook => useSyncExternalStore(subscribe, current)
