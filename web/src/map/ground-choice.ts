import { createContext, useContext } from 'react'

export const GROUNDS = ['photo', 'map', 'none'] as const
/** Picture under the fields: the orthophoto, the base map, or nothing but the outline. */
export type Ground = (typeof GROUNDS)[number]

export interface GroundChoice {
  /** Undefined until it is known. */
  readonly chosen: Ground | undefined
  readonly choose: (ground: Ground) => void
}

/** The stored word; what is not one counts as the photo. */
export const groundOf = (stored: unknown): Ground => GROUNDS.find((ground) => ground === stored) ?? 'photo'

/** Who remembers the choice; the map itself does not know where. */
export const GroundChoiceContext = createContext<GroundChoice>({ chosen: 'photo', choose: () => {} })
export const useGroundChoice = (): GroundChoice => useContext(GroundChoiceContext)
