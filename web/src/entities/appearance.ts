import { useSyncExternalStore } from 'react'
import {
  type Appearance,
  chosenAppearance,
  chosenDensity,
  type Density,
  onAppearance,
  shownAppearance,
} from '../lib/appearance.ts'

export const useAppearance = (): Appearance => useSyncExternalStore(onAppearance, chosenAppearance)
export const useDensity = (): Density => useSyncExternalStore(onAppearance, chosenDensity)
export const useColorScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(onAppearance, shownAppearance) === 'dark' ? 'dark' : 'light'
