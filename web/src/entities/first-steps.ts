import { useLocation } from '@tanstack/react-router'

/** The # of an address that says that one came from the first steps of a new farm, and goes back to them. */
export const FROM_FIRST_STEPS = 'alustamine'

export const useIsFromFirstSteps = (): boolean =>
  useLocation({ select: ({ hash }) => hash === FROM_FIRST_STEPS })
