/** Every page of the product, once: what it is called, where it is found, and whether it is built. */

import type { FarmAction } from '@vagu/core/access'

/** The groups of the menu from top to bottom; the pages of `daily` stand above all groups, without a heading. */
export const MENU_GROUPS = ['daily', 'pria', 'overview', 'planning', 'management', 'help'] as const
export type MenuGroupKey = (typeof MENU_GROUPS)[number]

/** Where a page is found; in the menu in the order of this list. */
type MenuPlace =
  | { readonly group: MenuGroupKey }
  /** Opened from another page, whose item is lit. */
  | { readonly under: string }
  /** Opened before signing in, where there is no menu. */
  | { readonly isPublic: true }
  /** Reason why the page is not in the menu. */
  | { readonly outside: string }

type Page = MenuPlace & {
  /** The address; `$name` is a parameter. */
  readonly path: string
  /** In the menu, the header and the title of the tab. */
  readonly title: string
  /** Right without which the page is not opened: nothing else can be done there. */
  readonly needs?: FarmAction
  /** Of the installation's admins, whatever their role in a farm is. */
  readonly isOfAdmins?: true
  /** Its parts are loaded by `app/pages.ts`. */
  readonly isBuilt?: true
}

const IN_ACCOUNT_MENU = 'opened from the menu of the account'

export const PAGES = {
  welcome: { path: '/', title: 'Vagu – põlluraamat', isPublic: true, isBuilt: true },
  login: { path: '/sisene', title: 'Sisselogimine', isPublic: true, isBuilt: true },
  register: { path: '/registreeru', title: 'Registreerumine', isPublic: true, isBuilt: true },
  forgotPassword: { path: '/unustasinparooli', title: 'Unustasin parooli', isPublic: true, isBuilt: true },
  newPassword: { path: '/uusparool', title: 'Uus parool', isPublic: true, isBuilt: true },
  proveEmail: { path: '/kinnitus', title: 'E-posti aadressi kinnitamine', isPublic: true, isBuilt: true },
  openId: { path: '/sisene/jatka', title: 'Sisselogimise jätkamine', isPublic: true, isBuilt: true },
  invitation: { path: '/kutse', title: 'Kutse', isPublic: true, isBuilt: true },
  demo: { path: '/demo', title: 'Demo', isPublic: true, isBuilt: true },

  addJob: { path: '/lisa', title: 'Lisa töö', group: 'daily', isBuilt: true },
  dayPlanner: {
    path: '/paeva-planeerija/$year',
    title: 'Päeva planeerija',
    group: 'daily',
    needs: 'enter',
    isBuilt: true,
  },
  jobs: { path: '/tood/$year', title: 'Tööde haldamine', group: 'daily', isBuilt: true },
  fields: { path: '/pollud/$year', title: 'Põllud', group: 'daily', isBuilt: true },
  field: { path: '/pollud/$year/$id', title: 'Põllu tööd', under: 'fields', isBuilt: true },
  fieldImport: {
    path: '/pollud/$year/import',
    title: 'Põldude toomine failist',
    needs: 'write',
    under: 'fields',
    isBuilt: true,
  },
  customFieldAreas: {
    path: '/pollud/$year/customFieldAreas',
    title: 'Pindalatüübid',
    needs: 'write',
    under: 'fields',
    isBuilt: true,
  },
  warnings: { path: '/hoiatused', title: 'Hoiatused', group: 'daily', isBuilt: true },

  priaFields: { path: '/pria/pollud/$year', title: 'PRIA põllud', group: 'pria', isBuilt: true },
  priaJobs: { path: '/pria/tood/$year', title: 'PRIA töökanded', group: 'pria', isBuilt: true },
  priaYield: { path: '/pria/saagikus/$year', title: 'PRIA saagikus', group: 'pria', isBuilt: true },
  priaCrops: { path: '/pria/kultuurid/$year', title: 'PRIA kultuurid', group: 'pria', isBuilt: true },
  priaConnect: { path: '/pria/uhendus', title: 'PRIA ühendus', needs: 'write', group: 'pria', isBuilt: true },

  stock: { path: '/ladu/', title: 'Ladu', group: 'overview', isBuilt: true },
  stockCount: { path: '/ladu/loendus', title: 'Lao loendus', needs: 'enter', under: 'stock', isBuilt: true },
  stockLedger: { path: '/ladu/$id', title: 'Laokaart', under: 'stock', isBuilt: true },
  profitability: {
    path: '/tasuvus/$year',
    title: 'Tasuvus',
    group: 'overview',
    needs: 'money',
    isBuilt: true,
  },
  yieldOverview: { path: '/saagikus/$year', title: 'Saagikus', group: 'overview', isBuilt: true },
  workTime: { path: '/tooaeg/$year', title: 'Tööaeg', group: 'overview', isBuilt: true },
  book: { path: '/valjavotted', title: 'Väljavõtted', group: 'overview', isBuilt: true },

  soilSamples: { path: '/mullaproovid/$year', title: 'Mullaproovid', group: 'planning', isBuilt: true },
  soilTaking: {
    path: '/mullaproovid/$year/votmine',
    title: 'Proovide võtmise plaan',
    under: 'soilSamples',
    isBuilt: true,
  },
  soilImport: {
    path: '/mullaproovid/$year/import',
    title: 'Proovid labori failist',
    needs: 'write',
    under: 'soilSamples',
    isBuilt: true,
  },
  cropRotation: {
    path: '/viljavaheldusplaan',
    title: 'Viljavaheldusplaan',
    group: 'planning',
    isBuilt: true,
  },
  fertilizationPlan: {
    path: '/vaetamiseplaan/$year',
    title: 'Väetamisplaan',
    group: 'planning',
    isBuilt: true,
  },
  yieldPlanning: {
    path: '/saagikuseplaneerimine/$year',
    title: 'Saagikuse planeerimine',
    group: 'planning',
    isBuilt: true,
  },
  suppliesPlan: {
    path: '/tarvikutekuluplaan/$year',
    title: 'Tarvikute kuluplaan',
    group: 'planning',
    isBuilt: true,
  },
  requisitePlan: { path: '/kuluplaan/$year', title: 'Kuluplaan', under: 'suppliesPlan', isBuilt: true },

  seeds: { path: '/seemned', title: 'Seemned', group: 'management', isBuilt: true },
  fertilizers: { path: '/vaetised', title: 'Väetised', group: 'management', isBuilt: true },
  chemicals: {
    path: '/taimekaitsevahendid',
    title: 'Taimekaitsevahendid',
    group: 'management',
    isBuilt: true,
  },
  supplies: { path: '/tarvikud', title: 'Tarvikud', group: 'management', isBuilt: true },
  workers: { path: '/tootajad', title: 'Töötajad', group: 'management', isBuilt: true },
  jobTypes: {
    path: '/tookategooriate-haldus',
    title: 'Töötüüpide haldamine',
    needs: 'write',
    group: 'management',
    isBuilt: true,
  },
  deleted: { path: '/kustutatud', title: 'Kustutatud', group: 'management', isBuilt: true },

  videos: { path: '/videojuhendid', title: 'Videojuhendid', group: 'help', isBuilt: true },
  changelog: { path: '/uuendused', title: 'Uuendused', group: 'help', isBuilt: true },
  helpMaterials: { path: '/abivahendid', title: 'Abivahendid', group: 'help', isBuilt: true },
  help: { path: '/abi', title: 'Küsimused ja vastused', group: 'help', isBuilt: true },

  settings: { path: '/seaded', title: 'Seaded', outside: IN_ACCOUNT_MENU, isBuilt: true },
  account: { path: '/konto', title: 'Konto', outside: IN_ACCOUNT_MENU, isBuilt: true },
  people: { path: '/kasutajad', title: 'Kasutajad', outside: IN_ACCOUNT_MENU, isBuilt: true },
  adminOverview: {
    path: '/ylevaade',
    title: 'Ülevaade',
    outside: IN_ACCOUNT_MENU,
    isOfAdmins: true,
    isBuilt: true,
  },
  orders: {
    path: '/tellimused',
    title: 'Tellimused',
    outside: IN_ACCOUNT_MENU,
    isOfAdmins: true,
    isBuilt: true,
  },
} as const satisfies Readonly<Record<string, Page>>
