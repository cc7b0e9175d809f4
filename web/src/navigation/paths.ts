/** Every address of the product, once; `$name` is a parameter. */
export const ROUTES = {
  welcome: '/',
  login: '/sisene',
  register: '/registreeru',
  forgotPassword: '/unustasinparooli',
  newPassword: '/uusparool',
  proveEmail: '/kinnitus',
  demo: '/demo',

  addJob: '/lisa',
  fields: '/pollud/$year',
  customFieldAreas: '/pollud/$year/customFieldAreas',
  fieldImport: '/pollud/$year/import',
  field: '/pollud/$year/$id',
  jobs: '/tood/$year',
  dayPlanner: '/paeva-planeerija/$year',
  priaJobs: '/pria/tood/$year',
  priaFields: '/pria/pollud/$year',
  priaConnect: '/pria/uhendus',
  priaYield: '/pria/saagikus/$year',
  priaCrops: '/pria/kultuurid/$year',
  seeds: '/seemned',
  fertilizers: '/vaetised',
  chemicals: '/taimekaitsevahendid',
  supplies: '/tarvikud',
  workers: '/tootajad',
  jobTypes: '/tookategooriate-haldus',
  settings: '/seaded',
  stock: '/ladu/',
  workTime: '/tooaeg/$year',
  profitability: '/tasuvus/$year',
  fertilizationPlan: '/vaetamiseplaan/$year',
  cropRotation: '/viljavaheldusplaan',
  requisitePlan: '/kuluplaan/$year',
  suppliesPlan: '/tarvikutekuluplaan/$year',
  yieldPlanning: '/saagikuseplaneerimine/$year',
  account: '/konto',
  adminOverview: '/ylevaade',
  orders: '/tellimused',
  help: '/abi',
  helpMaterials: '/abivahendid',
  yieldOverview: '/saagikus/$year',
  warnings: '/hoiatused',
  changelog: '/uuendused',
  videos: '/videojuhendid',
} as const

export type RouteKey = keyof typeof ROUTES

const PUBLIC = [
  'welcome',
  'login',
  'register',
  'forgotPassword',
  'newPassword',
  'proveEmail',
  'demo',
] as const
export type PublicKey = (typeof PUBLIC)[number]
export const isPublic = (key: RouteKey): key is PublicKey => (PUBLIC as readonly string[]).includes(key)
export const ROUTE_KEYS = Object.keys(ROUTES) as readonly RouteKey[]

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
