import { PAGES } from './pages.ts'

export type RouteKey = keyof typeof PAGES
export const ROUTE_KEYS = Object.keys(PAGES) as readonly RouteKey[]

/** Every address of the product; `$name` is a parameter. */
export const ROUTES = Object.fromEntries(ROUTE_KEYS.map((key) => [key, PAGES[key].path])) as {
  readonly [Key in RouteKey]: (typeof PAGES)[Key]['path']
}

/** The name under which the login page's address tells which page was asked for. */
export const RETURN_TO = 'edasi'

/** Keys of the pages that have something. */
export type KeysWith<Part> = {
  [Key in RouteKey]: (typeof PAGES)[Key] extends Part ? Key : never
}[RouteKey]

export type PublicKey = KeysWith<{ readonly isPublic: true }>
export const isPublic = (key: RouteKey): key is PublicKey => 'isPublic' in PAGES[key]

type NameIn<Path extends string> = Path extends `${string}$${infer Name}/${infer Tail}`
  ? Name | NameIn<Tail>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never
type Params<Key extends RouteKey> = Record<NameIn<(typeof ROUTES)[Key]>, string | number>
type Rest<Key extends RouteKey> = [NameIn<(typeof ROUTES)[Key]>] extends [never] ? [] : [params: Params<Key>]

/** The address of a page: `pathTo('field', { year: 2026, id })`. */
export function pathTo<Key extends RouteKey>(key: Key, ...rest: Rest<Key>): string {
  const params = (rest[0] ?? {}) as Readonly<Record<string, string | number>>
  return ROUTES[key].replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

export const hasYear = (key: RouteKey): boolean => ROUTES[key].includes('$year')

/** Pages with a year and nothing else in their address, and that address as one types it: without the year. */
export const YEARLESS: readonly (readonly [key: RouteKey, path: string])[] = ROUTE_KEYS.filter(
  (key) => hasYear(key) && ROUTES[key].split('$').length === 2,
).map((key) => [key, ROUTES[key].replace('/$year', '')])

/** The address of a page whose only parameter may be the year. */
export const pathInYear = (key: RouteKey, year: number): string => ROUTES[key].replace('$year', String(year))

/**
 * The address at which a page opens in another farm: without a year, so that the farm opens with its own. A page of one
 * record stays behind; in its place its list is opened.
 */
export function pathInOtherFarm(key: RouteKey | undefined, path: string): string {
  if (key === undefined || !hasYear(key)) return path
  const known = new Map(YEARLESS)
  return known.get(key) ?? known.get('fields') ?? ROUTES.addJob
}
