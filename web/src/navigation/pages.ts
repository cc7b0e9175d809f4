/** Every page of the product, once: what it is called and where it is found; its parts are loaded by `app/pages.ts`. */

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
}

const IN_ACCOUNT_MENU = 'opened from the menu of the account'

export const PAGES = {
  welcome: { path: '/', title: 'Vagu – põlluraamat', isPublic: true },
  login: { path: '/sisene', title: 'Sisselogimine', isPublic: true },
  register: { path: '/registreeru', title: 'Registreerumine', isPublic: true },
  forgotPassword: { path: '/unustasinparooli', title: 'Unustasin salasõna', isPublic: true },
  newPassword: { path: '/uusparool', title: 'Uus salasõna', isPublic: true },
  proveEmail: { path: '/kinnitus', title: 'E-posti aadressi kinnitamine', isPublic: true },
  openId: { path: '/sisene/jatka', title: 'Sisselogimise jätkamine', isPublic: true },
  invitation: { path: '/kutse', title: 'Kutse', isPublic: true },
  inspector: { path: '/inspektor', title: 'Põlluraamat kontrolliks', isPublic: true },
  demo: { path: '/demo', title: 'Demo', isPublic: true },

  addJob: { path: '/lisa', title: 'Lisa töö', group: 'daily' },
  dayPlanner: {
    path: '/paeva-planeerija/$year',
    title: 'Päeva planeerija',
    group: 'daily',
    needs: 'enter',
  },
  jobs: { path: '/tood/$year', title: 'Tööde haldamine', group: 'daily' },
  jobImport: {
    path: '/tood/$year/import',
    title: 'Tööd tabelist',
    needs: 'enter',
    under: 'jobs',
  },
  fields: { path: '/pollud/$year', title: 'Põllud', group: 'daily' },
  field: { path: '/pollud/$year/$id', title: 'Põllu tööd', under: 'fields' },
  fieldImport: {
    path: '/pollud/$year/import',
    title: 'Põldude toomine failist',
    needs: 'write',
    under: 'fields',
  },
  customFieldAreas: {
    path: '/pollud/$year/customFieldAreas',
    title: 'Pindalatüübid',
    needs: 'write',
    under: 'fields',
  },
  warnings: { path: '/hoiatused', title: 'Hoiatused', group: 'daily' },

  priaFields: { path: '/pria/pollud/$year', title: 'PRIA põllud', group: 'pria' },
  priaJobs: { path: '/pria/tood/$year', title: 'PRIA töökanded', group: 'pria' },
  priaYield: { path: '/pria/saagikus/$year', title: 'PRIA saagikus', group: 'pria' },
  priaCrops: { path: '/pria/kultuurid/$year', title: 'PRIA kultuurid', group: 'pria' },
  priaConnect: { path: '/pria/uhendus', title: 'PRIA ühendus', needs: 'write', group: 'pria' },

  stock: { path: '/ladu/', title: 'Ladu', group: 'overview' },
  stockCount: { path: '/ladu/loendus', title: 'Lao loendus', needs: 'enter', under: 'stock' },
  stockLedger: { path: '/ladu/$id', title: 'Laokaart', under: 'stock' },
  profitability: {
    path: '/tasuvus/$year',
    title: 'Tasuvus',
    group: 'overview',
    needs: 'money',
  },
  yieldOverview: { path: '/saagikus/$year', title: 'Saagikus', group: 'overview' },
  workTime: { path: '/tooaeg/$year', title: 'Tööaeg', group: 'overview' },
  schemes: { path: '/toetused/$year', title: 'Toetused', group: 'overview' },
  book: { path: '/valjavotted', title: 'Väljavõtted', group: 'overview' },
  inspectionDay: { path: '/kontrollipaev', title: 'Kontrollipäev', group: 'overview' },

  soilSamples: { path: '/mullaproovid/$year', title: 'Mullaproovid', group: 'planning' },
  soilTaking: {
    path: '/mullaproovid/$year/votmine',
    title: 'Proovide võtmise plaan',
    under: 'soilSamples',
  },
  soilImport: {
    path: '/mullaproovid/$year/import',
    title: 'Proovid labori failist',
    needs: 'write',
    under: 'soilSamples',
  },
  cropRotation: {
    path: '/viljavaheldusplaan',
    title: 'Viljavaheldusplaan',
    group: 'planning',
  },
  fertilizationPlan: {
    path: '/vaetamiseplaan/$year',
    title: 'Väetamisplaan',
    group: 'planning',
  },
  yieldPlanning: {
    path: '/saagikuseplaneerimine/$year',
    title: 'Saagikuse planeerimine',
    group: 'planning',
  },
  suppliesPlan: {
    path: '/tarvikutekuluplaan/$year',
    title: 'Tarvikute kuluplaan',
    group: 'planning',
  },
  requisitePlan: { path: '/kuluplaan/$year', title: 'Kuluplaan', under: 'suppliesPlan' },

  seeds: { path: '/seemned', title: 'Seemned', group: 'management' },
  fertilizers: { path: '/vaetised', title: 'Väetised', group: 'management' },
  chemicals: {
    path: '/taimekaitsevahendid',
    title: 'Taimekaitsevahendid',
    group: 'management',
  },
  supplies: { path: '/tarvikud', title: 'Tarvikud', group: 'management' },
  workers: { path: '/tootajad', title: 'Töötajad', group: 'management' },
  machines: { path: '/masinad', title: 'Masinad', group: 'management' },
  jobTypes: {
    path: '/tookategooriate-haldus',
    title: 'Töötüüpide haldamine',
    needs: 'write',
    group: 'management',
  },
  deleted: { path: '/kustutatud', title: 'Kustutatud', group: 'management' },

  videos: { path: '/videojuhendid', title: 'Videojuhendid', group: 'help' },
  changelog: { path: '/uuendused', title: 'Uuendused', group: 'help' },
  helpMaterials: { path: '/abivahendid', title: 'Abivahendid', group: 'help' },
  help: { path: '/abi', title: 'Küsimused ja vastused', group: 'help' },
  ruleSources: { path: '/abi/alused', title: 'Reeglite alused', under: 'help' },

  settings: { path: '/seaded', title: 'Seaded', outside: IN_ACCOUNT_MENU },
  account: { path: '/konto', title: 'Konto', outside: IN_ACCOUNT_MENU },
  people: { path: '/kasutajad', title: 'Kasutajad', outside: IN_ACCOUNT_MENU },
  adminOverview: {
    path: '/ylevaade',
    title: 'Ülevaade',
    outside: IN_ACCOUNT_MENU,
    isOfAdmins: true,
  },
  orders: {
    path: '/tellimused',
    title: 'Tellimused',
    outside: IN_ACCOUNT_MENU,
    isOfAdmins: true,
  },
} as const satisfies Readonly<Record<string, Page>>
