import { useRouterState } from '@tanstack/react-router'

/** The token of a mailed link. It stands behind the #, which browsers send to no server. */
export const useTokenInLink = (): string =>
  useRouterState({ select: ({ location }) => new URLSearchParams(location.hash).get('token') ?? '' })
