import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { ROUTE_KEYS, type RouteKey } from '../navigation/paths.ts'

/** Pages that somebody may open first: what they need is known from the start. */
const FIRST = {
  welcome: lazyRouteComponent(() => import('../features/welcome/WelcomePage.tsx'), 'WelcomePage'),
  login: lazyRouteComponent(() => import('../features/users/LoginPage.tsx'), 'LoginPage'),
  register: lazyRouteComponent(() => import('../features/users/RegisterPage.tsx'), 'RegisterPage'),
  addJob: lazyRouteComponent(() => import('../features/add-job/AddJobPage.tsx'), 'AddJobPage'),
  fields: lazyRouteComponent(() => import('../features/fields/FieldsPage.tsx'), 'FieldsPage'),
} as const satisfies Partial<Record<RouteKey, RouteComponent>>

/** Another address of the fields: opening what lies over their page keeps it as it is. */
const OVER_FIELDS = 'customFieldAreas'
/** Pages whose files are named in `later-pages.ts`. */
export type LaterKey = Exclude<RouteKey, keyof typeof FIRST | typeof OVER_FIELDS>
const isLater = (key: RouteKey): key is LaterKey => !(key in FIRST) && key !== OVER_FIELDS

const findLater = () => import('./later-pages.ts')
const laterPage = (key: LaterKey): RouteComponent =>
  lazyRouteComponent(async () => ({ Page: await (await findLater()).laterPages[key]() }), 'Page')

const later = Object.fromEntries(ROUTE_KEYS.filter(isLater).map((key) => [key, laterPage(key)])) as Record<
  LaterKey,
  RouteComponent
>

/** Every page, loaded when it is opened; imported by the router alone. */
export const pages: Readonly<Record<RouteKey, RouteComponent>> = {
  ...FIRST,
  ...later,
  [OVER_FIELDS]: FIRST.fields,
}
