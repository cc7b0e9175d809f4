/**
 * Tests of the controls that each page offers to some roles and not to others: buttons, links and entries of menus,
 * as it shows them over a farm with a record of every kind. They are written down in `rights-on-screen.md` (`npx
 * vitest run web/src/app/rights-on-screen.test.tsx -u`), which a change of rights shows.
 */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { roleMay } from '@vagu/core/access'
import { addField } from '@vagu/core/fields/contract'
import { addJob } from '@vagu/core/jobs/contract'
import { addMaterial } from '@vagu/core/materials/contract'
import { type Role, ROLES } from '@vagu/core/users/schema'
import { addWorker, listWorkers } from '@vagu/core/workers/contract'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { harvest } from '../../../server/src/testing/farm.ts'
import { personWith } from '../../../server/src/testing/people.ts'
import { jobsText } from '../entities/jobs/text.ts'
import { mayNotText } from '../features/add-job/may-not-text.ts'
import { oneLineText } from '../features/add-job/one-line/text.ts'
import { needOfPage } from '../navigation/needs.ts'
import { PAGES } from '../navigation/pages.ts'
import { isPublic, ROUTE_KEYS, type RouteKey } from '../navigation/paths.ts'
import { queryClient } from '../entities/session/session.ts'
import { soilSamplesText } from '../entities/soil-samples/text.ts'
import { openAs, openFarm } from '../testing/farm.ts'
import { renderPage } from '../testing/render-page.tsx'
import { shellText } from './shell/text.ts'
import { notAllowedText } from './shell/not-allowed-text.ts'

const PAGES_OF_FARM = ROUTE_KEYS.filter((key) => !isPublic(key))
const MATERIALS = [
  { name: 'Suvinisu', type: 'seed', subtype: 'Suvinisu', seedCertificate: 'OTS' },
  {
    name: 'Ammoonium',
    type: 'fertilizer',
    subtype: 'FERTILIZER',
    subtypeVariant: 'VAETIS_REGISTRIST',
    fertilizerKind: 'MINERAL_FERTILIZER',
  },
  { name: 'Kasvuregulaator', type: 'chemical', subtypeVariant: 'KASVUINH', harvestDelayDays: 21 },
  { name: 'Kile', type: 'material' },
] as const

/** A farm with a record of every kind that pages list. */
async function openFullFarm() {
  const farm = await openFarm()
  const { _id: id } = await farm.does(addField, { body: { name: 'Kivi', area: 10 } })
  await farm.does(addField, { body: { name: 'Nurk', area: 5 } })
  await farm.does(addWorker, { body: { name: 'Mari Kask', notes: 'kevadel' } })
  for (const body of MATERIALS) await farm.does(addMaterial, { body })
  await farm.does(addJob, { body: harvest(id) })
  return { farm, id }
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
const nameOf = (part: Element): string =>
  (part.getAttribute('aria-label') ?? part.textContent ?? '')
    .replaceAll('\u00A0', ' ')
    .replaceAll(UUID, '…')
    .trim()

/** Controls of the page itself that can be pressed; the frame around it is the same for all but the menu. */
function offered(): string[] {
  const parts = document.querySelectorAll('#content button, #content a[href], #content [role=menuitem]')
  return [...new Set([...parts].map(nameOf))].filter((name) => name !== '')
}

/** Texts on a page when all of it has been loaded: one of each. */
const LAST: Partial<Record<RouteKey, readonly (readonly string[])[]>> = {
  addJob: [[jobsText.columns.what], [oneLineText.fill, mayNotText.onlyLooks]],
  jobs: [['Koristus']],
  fields: [['Nurk']],
  field: [['Koristus'], [soilSamplesText.noneOfField]],
  warnings: [['Ammoonium']],
  seeds: [['Suvinisu']],
  fertilizers: [['Ammoonium']],
  chemicals: [['Kasvuregulaator']],
  supplies: [['Kile']],
  workers: [['Mari Kask']],
}

async function settle(key: RouteKey): Promise<void> {
  const last = LAST[key] ?? []
  await waitFor(() => {
    const shown = document.querySelector('#content')?.textContent ?? ''
    // the page of what is not allowed is loaded late
    expect(shown.trim()).not.toBe('')
    const isWhole = last.every((words) => words.some((word) => shown.includes(word)))
    expect(isWhole || shown.includes(notAllowedText.title)).toBe(true)
    expect(queryClient.isFetching()).toBe(0)
  })
}

const menus = () => [...document.querySelectorAll('#content [aria-haspopup=menu]')]

/** The entries of the menus of the page and of its rows, of which those with one name have the same. */
async function entriesOfMenus(user: UserEvent): Promise<string[]> {
  const names: string[] = []
  for (const label of new Set(menus().map(nameOf))) {
    await user.click(menus().find((menu) => nameOf(menu) === label) ?? document.body)
    names.push(...(await screen.findAllByRole('menuitem')).map(nameOf))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  }
  return names
}

async function offersOf(key: RouteKey, id: string): Promise<string[]> {
  queryClient.clear()
  const { user } = await renderPage(key, { id })
  await settle(key)
  const names = offered()
  const inMenu = await entriesOfMenus(user)
  cleanup()
  document.body.replaceChildren()
  return [...names, ...inMenu.map((name) => `… ${name}`)]
}

const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`

/** Controls that the page does not offer to all, as rows of a table. */
async function rowsOf(key: RouteKey): Promise<string[]> {
  const { farm, id } = await openFullFarm()
  const of = new Map<Role, string[]>()
  for (const role of ROLES) {
    await openAs((server) => personWith(server, farm.client, role))
    of.set(role, await offersOf(key, id))
  }
  const need = needOfPage(key)
  const isRefused = (role: Role): boolean => of.get(role)?.includes(notAllowedText.toRights) ?? false
  for (const role of ROLES)
    expect([key, role, isRefused(role)]).toEqual([key, role, need !== undefined && !roleMay(role, need)])
  const marks = (isOffered: (role: Role) => boolean) => ROLES.map((role) => (isOffered(role) ? 'yes' : ''))
  if (need !== undefined) return [line(['the page', ...marks((role) => !isRefused(role))])]
  return [...new Set([...of.values()].flat())]
    .toSorted((a, b) => a.localeCompare(b, 'et'))
    .map((name) => [name, ...marks((role) => of.get(role)?.includes(name) ?? false)])
    .filter((cells) => cells.includes(''))
    .map(line)
}

it('each page offers each role what it may do', async () => {
  const head = [line(['offered', ...ROLES]), line(['---', ...ROLES.map(() => '---')])]
  const parts: string[] = []
  for (const key of PAGES_OF_FARM) {
    const rows = await rowsOf(key)
    if (rows.length > 0) parts.push([`## ${PAGES[key].title}`, '', ...head, ...rows, ''].join('\n'))
  }
  const title =
    '# What pages offer not everybody\n\nWritten by the test beside it from what the pages show. Entries of menus begin with dots.\n'
  await expect([title, ...parts].join('\n')).toMatchFileSnapshot('./rights-on-screen.md')
}, 240_000)

it('the # of a record opens no form for who may not change it', async () => {
  const { farm } = await openFullFarm()
  const [worker] = await farm.does(listWorkers, {})
  await openAs((server) => personWith(server, farm.client, 'worker'))
  await renderPage('workers', { rest: `#${worker?._id}` })
  await screen.findByText('Mari Kask')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('the menu leaves out what the role cannot use', async () => {
  const owner = await openFarm()
  await openAs((server) => personWith(server, owner.client, 'adviser'))
  await renderPage('warnings')
  const menu = within(await screen.findByRole('navigation', { name: shellText.mainMenu }))
  menu.getByRole('link', { name: PAGES.jobs.title })
  expect(menu.queryByRole('link', { name: PAGES.dayPlanner.title })).toBeNull()
})
