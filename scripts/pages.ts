/** Lists of pages that are made from the `page.ts` of their folders: the addresses, the parts, the signs, the purposes. */
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MENU_GROUPS, type Page, type Pages } from '../web/src/navigation/page.ts'
import { root } from './root.ts'

const WEB = join(root, 'web/src')
const HOW = 'Made from the `page.ts` of each folder: `npx vitest run scripts/pages.test.ts -u`.'
const MAX_COLUMNS = 110

interface Found {
  readonly key: string
  /** Folder of its screen below `web/src`. */
  readonly folder: string
  readonly page: Page
}

async function pagesIn(file: string): Promise<Found[]> {
  const { pages } = (await import(pathToFileURL(join(WEB, file)).href)) as { readonly pages: Pages }
  return Object.entries(pages).map(([key, page]) => ({ key, folder: dirname(file), page }))
}

/** Pages of the menu as it shows them, each before those that are opened from it; around them those of no menu. */
function inOrder(found: readonly Found[]): Found[] {
  const under = (key: string) => found.filter(({ page }) => 'under' in page && page.under === key)
  const placeOf = ({ page }: Found): number => ('order' in page ? page.order : 0)
  const groups = MENU_GROUPS.flatMap((group) =>
    found
      .filter(({ page }) => 'group' in page && page.group === group)
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .flatMap((each) => [each, ...under(each.key)]),
  )
  const isPublic = found.filter(({ page }) => 'isPublic' in page)
  const outside = found.filter(({ page }) => 'outside' in page)
  return [...isPublic, ...groups, ...outside]
}

/** Every page of the product. */
export async function findPages(): Promise<Found[]> {
  const files = globSync('features/**/page.ts', { cwd: WEB })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
  const found = (await Promise.all(files.map(pagesIn))).flat()
  const listed = inOrder(found)
  const lost = found.filter((each) => !listed.includes(each)).map(({ key }) => key)
  if (lost.length > 0) throw new Error(`opened from a page that is not in the menu: ${lost.join(', ')}`)
  const twice = found.filter(({ key }, i) => found.findIndex((each) => each.key === key) !== i)
  if (twice.length > 0) throw new Error(`two pages of one key: ${twice.map(({ key }) => key).join(', ')}`)
  return listed
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`\'`)}'`
/** A member on a line, or on two where it is long. */
function member(head: string, value: string): string {
  const line = `${head} ${value},`
  return line.length <= MAX_COLUMNS ? line : `${head}\n    ${value},`
}

/** Parts of a page that all screens know. */
const KNOWN = ['path', 'title', 'group', 'under', 'isPublic', 'outside', 'needs', 'isOfAdmins'] as const

function entryOf({ key, page }: Found): string {
  const said: Readonly<Record<string, unknown>> = { ...page }
  const parts = KNOWN.flatMap((name) => {
    const value = said[name]
    if (value === undefined) return []
    return [`${name}: ${typeof value === 'string' ? quoted(value) : 'true'}`]
  })
  const line = `  ${key}: { ${parts.join(', ')} },`
  return line.length <= MAX_COLUMNS ? line : `  ${key}: {\n    ${parts.join(',\n    ')},\n  },`
}

/** The text of `web/src/navigation/pages.ts`. */
export const pagesModule = (found: readonly Found[]): string => `/**
 * Every page of the product: what it is called and where it is found. ${HOW}
 */
export const PAGES = {
${found.map(entryOf).join('\n')}
} as const
`

const isLater = (each: Found): each is Found & { page: { component: string } } =>
  each.page.component !== undefined

/** The text of `web/src/app/later-pages.ts`. */
export function laterPagesModule(found: readonly Found[]): string {
  const lines = found.filter(isLater).map(({ key, folder, page: { component, file = component } }) => {
    const load = `(await import('../${folder}/${file}.tsx')).${component}`
    return member(`  ${key}: async () =>`, load)
  })
  return `/**
 * Where every page is found that is not opened first; a file of its own, because what it lists weighs 6 KiB. ${HOW}
 */
import type { RouteComponent } from '@tanstack/react-router'
import type { LaterKey } from './pages.ts'

/** Part that is loaded when a page is opened: its component. */
type Load = () => Promise<RouteComponent>

export const laterPages: Readonly<Record<LaterKey, Load>> = {
${lines.join('\n')}
}
`
}

const signOf = ({ page }: Found): string[] => ('icon' in page ? [page.icon] : [])

/** The text of `web/src/app/shell/menu-icons.ts`. */
export function menuIconsModule(found: readonly Found[]): string {
  const icons = [...new Set(found.flatMap(signOf))].toSorted()
  const lines = found.flatMap((each) => signOf(each).map((icon) => `  ${each.key}: ${icon},`))
  return `/** Signs of the pages in the menu. ${HOW} */
import {
${icons.map((icon) => `  ${icon},`).join('\n')}
} from '@tabler/icons-react'
import type { MenuKey } from './menu.ts'

/** The sign of each page in the menu; it stands beside the name, never alone. */
export const menuIcons: Readonly<Record<MenuKey, typeof ${icons[0] ?? ''}>> = {
${lines.join('\n')}
}
`
}

/** Letters of a key behind which the formatter never breaks a line. */
const SHORT_KEY = 4
const purposeLine = (key: string, purpose: string): string =>
  key.length <= SHORT_KEY ? `  ${key}: ${purpose},` : member(`  ${key}:`, purpose)

/** The text of `web/src/entities/help/page-purposes.ts`. */
export function pagePurposesModule(found: readonly Found[]): string {
  const lines = found.flatMap(({ key, page }) =>
    'purpose' in page ? [purposeLine(key, quoted(page.purpose))] : [],
  )
  return `/** Purposes of the pages behind the sign-in, each in a sentence or two. ${HOW} */
import type { PublicKey, RouteKey } from '../../navigation/paths.ts'

export const PAGE_PURPOSES: Readonly<Record<Exclude<RouteKey, PublicKey>, string>> = {
${lines.join('\n')}
}
`
}
