import { useMatches, useParams } from '@tanstack/react-router'
import { YearInPath } from '@vagu/core/time/schema'
import type { RouteKey } from './paths.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly key?: RouteKey
  }
}

/** The page that is open. */
export const useRouteKey = (): RouteKey | undefined =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.key })

/** A parameter of the address by its name; empty where the address has none of that name. */
export function useRouteParam(name: string): string {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false })
  return params[name] ?? ''
}

/** The year in the address; undefined on a page without one. */
export function useRouteYear(): number | undefined {
  const text = useRouteParam('year')
  return text === '' ? undefined : YearInPath.safeParse(text).data
}
