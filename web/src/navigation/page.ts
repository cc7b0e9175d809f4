/** Pages as the `page.ts` of a screen's folder describes them; `scripts/pages.ts` makes the lists of all pages of that. */
import type { FarmAction } from '@vagu/core/access'

/** The groups of the menu from top to bottom; the pages of `daily` stand above all groups, without a heading. */
export const MENU_GROUPS = ['daily', 'pria', 'overview', 'planning', 'management', 'help'] as const
export type MenuGroupKey = (typeof MENU_GROUPS)[number]

/** Where a page is found. */
type MenuPlace =
  /** In the menu: the place in its group (from the least on), and the sign beside its name, an icon of Tabler. */
  | { readonly group: MenuGroupKey; readonly order: number; readonly icon: `Icon${string}` }
  /** Opened from another page, whose item is lit. */
  | { readonly under: string }
  /** Reason why the page is not in the menu. */
  | { readonly outside: string }

type Reach =
  /** Opened before signing in, where there is no menu and no help. */
  | { readonly isPublic: true }
  /** Purpose of the page in a sentence or two, for the help. */
  | (MenuPlace & { readonly purpose: string })

export type Page = Reach & {
  /** The address; `$name` is a parameter. */
  readonly path: string
  /** In the menu, the header and the title of the tab. */
  readonly title: string
  /** Right without which the page is not opened: nothing else can be done there. */
  readonly needs?: FarmAction
  /** Of the installation's admins, whatever their role in a farm is. */
  readonly isOfAdmins?: true
  /** Component in the file of its name, loaded when the page is opened; none where `app/pages.ts` loads it from the start. */
  readonly component?: string
  /** File beside it that holds the component, without ending, where it bears another name. */
  readonly file?: string
}

/** The pages of a folder by their keys. */
export type Pages = Readonly<Record<string, Page>>

export const IN_ACCOUNT_MENU = 'opened from the menu of the account'
