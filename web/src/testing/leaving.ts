/** Ways out of a window, each of which asks before what was typed there is thrown away. */
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { RouteKey } from '../navigation/paths.ts'
import { titles } from '../navigation/titles.ts'
import { uiText } from '../ui/text.ts'
import { type Page, renderPage } from './render-page.tsx'

/** An amount, a day or a name: every input takes it and keeps it. */
const TYPED = '1'

export interface OpenForm {
  readonly name: string
  /** The page it opens on. */
  readonly page: RouteKey
  readonly open: (user: UserEvent) => Promise<void>
  /** The input in which something is typed. */
  readonly input: () => Promise<HTMLElement>
}

export const beginning = (words: string): RegExp => new RegExp(`^${words}`)
export const press = async (user: UserEvent, name: string | RegExp): Promise<void> => {
  const [first] = await screen.findAllByRole('button', { name })
  if (first) await user.click(first)
}
/** The window that lies over all others. */
export const topWindow = async () => {
  const windows = await screen.findAllByRole('dialog')
  return within(windows.at(-1) ?? document.body)
}
export const box = async (name: string): Promise<HTMLElement> => {
  const [first] = await (await topWindow()).findAllByRole('textbox', { name: beginning(name) })
  if (!first) throw new Error(`no window asks for ${name}`)
  return first
}
/** Any input that takes words. */
export const anyBox = async (): Promise<HTMLElement> => {
  const boxes = await (await topWindow()).findAllByRole('textbox')
  return boxes.at(-1) ?? document.body
}
export const named = (name: string) => async (): Promise<HTMLElement> => {
  const found = () => document.querySelector<HTMLElement>(`[role=dialog] input[name=${name}]`)
  await waitFor(() => expect(found()).not.toBeNull())
  return found() ?? document.body
}

const question = () => screen.findByRole('alertdialog', { name: uiText.unsavedTitle })

const WAYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Back: ({ goBack }) => goBack(),
  'a link of the menu': ({ user }) => {
    const links = screen.getAllByRole('link', { name: beginning(titles.help), hidden: true })
    return user.click(links[0] ?? document.body)
  },
  Escape: ({ user }) => user.keyboard('{Escape}'),
  cross: async ({ user }) => {
    const [cross] = (await topWindow()).getAllByRole('button')
    await user.click(cross ?? document.body)
  },
}

/** Every way out asks; what was typed stands there after each. */
export async function leaveEachWay(page: Page, stands: () => Promise<void>): Promise<void> {
  for (const leave of Object.values(WAYS)) {
    await leave(page)
    await page.user.click(within(await question()).getByRole('button', { name: uiText.keepEditing }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await stands()
  }
}

/** Types in a window of a farm that is there, and leaves it each way. */
export async function typeAndLeave({ page: route, open, input }: OpenForm): Promise<void> {
  const page = await renderPage(route)
  await open(page.user)
  const typed = await input()
  await page.user.clear(typed)
  await page.user.type(typed, TYPED)
  await leaveEachWay(page, async () => expect(await input()).toHaveProperty('value', TYPED))
}
