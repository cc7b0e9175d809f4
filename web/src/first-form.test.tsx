/** The first question of `/lisa`, in a page as the build writes it. */
import { listFields } from '@vagu/core/fields/contract'
import { getSettings } from '@vagu/core/settings/contract'
import { CATEGORY, DEFAULT_JOB_CATEGORIES } from '@vagu/core/settings/table'
import { afterEach, expect, it, vi } from 'vitest'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { firstPages } from '../first-paint.ts'
import { beginFirstForm } from './first-form.ts'
import { firstWords } from './lib/first-words.ts'

const { category, job, coming } = firstWords
/** Long after the program was expected. */
const LATE_MS = 60_000

function openPage(): void {
  const built = '<head><meta charset="utf-8" /></head><body><div id="root"></div></body>'
  const { app } = firstPages(built, { firstCall: 'first.js', scripts: [], sheets: [] })
  document.body.innerHTML = /<body>(.*)<\/body>/s.exec(app)?.[1] ?? ''
}

interface Answer {
  readonly role?: string
  readonly isActive?: boolean
  readonly jobCategories?: readonly object[]
}
const answerOf = ({ role = 'owner', isActive = true, jobCategories = DEFAULT_JOB_CATEGORIES }: Answer = {}) =>
  Response.json({
    user: { role },
    ahead: {
      [listFields.path]: { data: [{ active: isActive }] },
      [getSettings.path]: { data: { jobCategories } },
    },
  })

async function begin(answer: Response | Promise<Response>) {
  openPage()
  vi.spyOn(performance, 'now').mockReturnValue(LATE_MS)
  const form = beginFirstForm(Promise.resolve(answer))
  await form.decided
  return { form, user: userEvent.setup() }
}
const groups = (): (string | null)[] =>
  screen.queryAllByRole('group').map((each) => each.querySelector('legend')?.textContent ?? null)

afterEach(() => {
  document.body.innerHTML = ''
})

it('asks for the job before the program is there, and tells what was chosen when it is', async () => {
  const { form, user } = await begin(answerOf())
  expect(screen.getByRole('main')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(firstWords.title)
  expect(screen.getByText(coming)).toBeTruthy()
  expect(groups()).toEqual([category])
  await user.click(screen.getByRole('radio', { name: 'Maaharimine' }))
  expect(groups()).toEqual([category, job])
  await user.click(within(screen.getByRole('group', { name: job })).getByRole('radio', { name: 'Kündmine' }))
  expect(form.end()).toMatchObject({
    category: CATEGORY.tillage,
    job: 'ploughing',
    focus: { name: 'job', value: 'ploughing' },
  })
  expect(document.querySelector('.first')).toBeNull()
  expect(document.querySelector('#root')?.hasAttribute('data-behind')).toBe(false)
  expect(form.end()).toBeUndefined()
})
it('lets go of the job when another category is chosen, and asks for none where there is one', async () => {
  const { form, user } = await begin(answerOf())
  await user.click(screen.getByRole('radio', { name: 'Maaharimine' }))
  await user.click(screen.getByRole('radio', { name: 'Kündmine' }))
  await user.click(screen.getByRole('radio', { name: 'Taimekaitse' }))
  expect(groups()).toEqual([category])
  expect(form.end()).toMatchObject({ category: CATEGORY.plantProtection, job: '' })
})
it('offers what the farm shows, by its own names', async () => {
  const own = { key: 'own', name: '<b>Oma</b> töö 🚜', visible: true, jobs: [] }
  await begin(answerOf({ jobCategories: [own, { ...own, key: 'hidden', name: 'Peidus', visible: false }] }))
  expect(screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    own.name,
  ])
})
it('says nothing of a choice where nothing was touched', async () => {
  const { form } = await begin(answerOf())
  expect(form.end()).toBeUndefined()
  expect(document.querySelector('.first')).toBeNull()
})

it.each<[who: string, answer: () => Response | Promise<Response>]>([
  ['a stranger', () => Response.json({ user: null, ahead: {} })],
  ['an adviser', () => answerOf({ role: 'adviser' })],
  ['a farm without a field', () => answerOf({ isActive: false })],
  ['a farm that shows no job', () => answerOf({ jobCategories: [] })],
  ['somebody who is refused', () => Response.json({ error: {} }, { status: 500 })],
  ['an answer that is none', () => new Response('<html>')],
  ['nobody, without a network', () => Promise.reject(new Error('offline'))],
])('leaves the grey frame to %s', async (_, answer) => {
  const { form } = await begin(answer())
  expect(groups()).toEqual([])
  expect(document.querySelector('#root > .first')?.getAttribute('aria-hidden')).toBe('true')
  expect(form.end()).toBeUndefined()
})
it('leaves it where a form of this tab is waited for', async () => {
  sessionStorage.setItem('vagu-job-form:1', '{}')
  await begin(answerOf())
  expect(groups()).toEqual([])
})
it('leaves it where the program has begun, and does not come when it is expected yet', async () => {
  openPage()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(LATE_MS)
  const begun = beginFirstForm(Promise.resolve(answerOf()))
  begun.callOff()
  await begun.decided
  expect(groups()).toEqual([])
  clock.mockReturnValue(0)
  const waits = vi.spyOn(globalThis, 'setTimeout')
  const early = beginFirstForm(Promise.resolve(answerOf()))
  await vi.waitFor(() => expect(waits.mock.lastCall?.[1]).toBe(3000))
  expect(groups()).toEqual([])
  early.callOff()
})
