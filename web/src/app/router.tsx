import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  type ParsedLocation,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import { YearInPath } from '@vagu/core/time/schema'
import { AppRoot } from './AppRoot.tsx'
import { BrokenPage } from './BrokenPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { findChosenYear } from '../entities/session/global-year.ts'
import { endSessionWhenLeaving } from './sign-out.ts'
import { pages } from './pages.ts'
import {
  isPublic,
  pathInYear,
  type PublicKey,
  RETURN_TO,
  ROUTE_KEYS,
  type RouteKey,
  ROUTES,
  YEARLESS,
} from '../navigation/paths.ts'
import { fieldsQuery } from '../entities/fields/use-fields.ts'
import { settingsQuery } from '../entities/use-settings.ts'
import { findUser, queryClient } from '../entities/session/session.ts'

/** Public pages that a signed-in visitor may open too. */
const OPEN_TO_ALL: readonly PublicKey[] = [
  'newPassword',
  'proveEmail',
  'openId',
  'invitation',
  'inspector',
  'demo',
]

/** Where the visitor stands while a page is on its way. */
type PageState = () => { readonly pathname: string; readonly search: object } | undefined

/** Where the session could not be ended the visitor stays on the page he wanted to leave. */
function goBack(state: PageState): never {
  const { pathname, search } = state() ?? { pathname: ROUTES.addJob, search: {} }
  throw redirect({ to: pathname, search, replace: true })
}
const needNobody = (state: PageState) => async (): Promise<void> => {
  if (!(await endSessionWhenLeaving())) goBack(state)
  if (await findUser()) throw redirect({ to: ROUTES.addJob, replace: true })
}
/** Asking who is here also brings the token that every form is sent with. */
async function needToken(): Promise<void> {
  await findUser()
}

const Shell = lazyRouteComponent(() => import('./shell/Shell.tsx'), 'Shell')
/** Pages that show nothing before the fields are there. */
const SHOWS_FIELDS: ReadonlySet<RouteKey> = new Set<RouteKey>(['fields', 'customFieldAreas'])

interface Arrival {
  readonly location: ParsedLocation
  readonly matches: readonly { readonly staticData: { readonly key?: RouteKey } }[]
}
/** Lets users in. While it is asked who is here the page is on its way, and its list is asked for before it is there. */
async function needUser({ location, matches }: Arrival): Promise<void> {
  const key = matches.at(-1)?.staticData.key
  const user = findUser()
  void Shell.preload?.()
  if (key !== undefined) void pages[key].preload?.()
  if (await user) {
    void queryClient.prefetchQuery(settingsQuery)
    if (key !== undefined && SHOWS_FIELDS.has(key)) void queryClient.prefetchQuery(fieldsQuery)
    return
  }
  const search = location.pathname === ROUTES.addJob ? {} : { [RETURN_TO]: location.href }
  throw redirect({ to: ROUTES.login, search, replace: true })
}
function needYear({ params }: { params: Readonly<Record<string, string>> }): void {
  if (params['year'] !== undefined && !YearInPath.safeParse(params['year']).success) throw notFound()
}

/** Every address of the app: before signing in, and inside the shell. */
function routeTreeOf(state: PageState) {
  const root = createRootRoute({
    component: AppRoot,
    notFoundComponent: NotFoundPage,
    errorComponent: BrokenPage,
  })
  const shell = createRoute({
    id: 'shell',
    getParentRoute: () => root,
    beforeLoad: needUser,
    component: Shell,
  })
  const publicRoute = (key: PublicKey) =>
    createRoute({
      path: ROUTES[key],
      getParentRoute: () => root,
      staticData: { key },
      component: pages[key],
      beforeLoad: OPEN_TO_ALL.includes(key) ? needToken : needNobody(state),
    })
  const shellRoute = (key: RouteKey) =>
    createRoute({
      path: ROUTES[key],
      getParentRoute: () => shell,
      staticData: { key },
      beforeLoad: needYear,
      component: pages[key],
    })
  /** An address without its year leads to the chosen one. */
  const yearlessRoute = ([key, path]: (typeof YEARLESS)[number]) =>
    createRoute({
      path,
      getParentRoute: () => shell,
      staticData: { key },
      beforeLoad: async ({ search }) => {
        throw redirect({ to: pathInYear(key, await findChosenYear(queryClient)), search, replace: true })
      },
    })
  return root.addChildren([
    ...ROUTE_KEYS.filter(isPublic).map(publicRoute),
    shell.addChildren([
      ...ROUTE_KEYS.filter((key) => !isPublic(key)).map(shellRoute),
      ...YEARLESS.map(yearlessRoute),
    ]),
  ])
}

type Search = Record<string, string>

/** The router of the app; its history is the browser's where none is given. */
export function createAppRouter(history?: RouterHistory) {
  const state: PageState = () => router.state.resolvedLocation
  const router = createRouter({
    routeTree: routeTreeOf(state),
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultErrorComponent: BrokenPage,
    scrollRestoration: true,
    trailingSlash: 'preserve',
    // Search values are plain texts: a token of digits stays a text.
    parseSearch: (text): Search => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search: Search) => {
      const text = new URLSearchParams(
        Object.entries(search).filter(([, value]) => value !== undefined),
      ).toString()
      return text === '' ? '' : `?${text}`
    },
  })
  return router
}
