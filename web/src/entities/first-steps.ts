import { useLocation } from '@tanstack/react-router'

/** The # of an address that says that one came from the first steps of a new farm, and goes back to them. */
export const FROM_FIRST_STEPS = 'alustamine'

export const useIsFromFirstSteps = (): boolean =>
  useLocation({ select: ({ hash }) => hash === FROM_FIRST_STEPS })

/** The group of the settings of screens that keeps which steps were left out, and whether the list was put away. */
export const FIRST_STEPS = 'firstSteps'
export const PUT_AWAY = 'isPutAway'
