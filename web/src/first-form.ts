/**
 * The first question of `/lisa` (what job?), drawn from the page's first answer while the program is still on its way: over a weak network
 * that comes in half of the time. What is chosen here stands in the program's form afterwards. Without React, which is what one waits for.
 * See docs/decisions/0113-a-question-before-the-program.md.
 */
import { roleMay } from '@vagu/core/access'
import type { Role } from '@vagu/core/users/schema'
import { firstWords } from './lib/first-words.ts'
import type { FirstChoice, FirstForm } from './lib/first-form.ts'
import chips from './ui/ChoiceChips.module.css'

/** Time from the navigation on in which the program is expected, ms: a form that goes at once would only flicker. */
const SLOW_MS = 3000
/** Forms that this tab has kept; one of them is waited for. */
const KEPT = 'vagu-job-form:'

interface Choice {
  readonly key: string
  readonly name: string
  readonly jobs: readonly Choice[]
}

/** A part of an answer that is not checked by its contract: the library for that is on its way as well. */
function part(value: unknown, ...names: readonly string[]): unknown {
  const [name, ...rest] = names
  if (name === undefined) return value
  return typeof value === 'object' && value !== null ? part(Reflect.get(value, name), ...rest) : undefined
}
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const choicesOf = (list: unknown): Choice[] =>
  listOf(list)
    .filter((each) => part(each, 'visible') === true)
    .map((each) => ({
      key: String(part(each, 'key')),
      name: String(part(each, 'name')),
      jobs: choicesOf(part(each, 'jobs')),
    }))

const ROLES = ['owner', 'member', 'worker', 'adviser'] as const satisfies readonly Role[]

/** Categories to choose from; none where somebody may enter no jobs, or has no field yet to enter them for. */
function categoriesFor(answer: unknown): readonly Choice[] {
  const role = ROLES.find((each) => each === part(answer, 'user', 'role'))
  const fields = listOf(part(answer, 'ahead', '/fields', 'data'))
  if (!role || !roleMay(role, 'enter') || !fields.some((field) => part(field, 'active') === true)) return []
  return choicesOf(part(answer, 'ahead', '/settings', 'data', 'jobCategories'))
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string | undefined,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.append(...children)
  return made
}

/** One of a few, each a tap away, as `ui/ChoiceChips` draws them. */
function group(label: string, name: string, choices: readonly Choice[]): HTMLFieldSetElement {
  const inputs = choices.map((choice) => {
    const input = element('input', undefined)
    Object.assign(input, { type: 'radio', name, value: choice.key })
    return element('label', chips['chip'], input, choice.name)
  })
  const legend = element('legend', chips['legend'], label)
  return element('fieldset', chips['set'], legend, element('div', chips['chips'], ...inputs))
}

interface Drawn {
  readonly form: HTMLFormElement
  readonly chosen: () => FirstChoice | undefined
}

function formOf(categories: readonly Choice[]): Drawn {
  const first = group(firstWords.category, 'jobCategory', categories)
  const jobs = element('div', undefined)
  const coming = element('p', chips['description'], firstWords.coming)
  const form = element('form', undefined, element('h2', undefined, firstWords.what), first, jobs, coming)
  const chosenIn = (name: string): string =>
    form.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.value ?? ''
  first.addEventListener('change', () => {
    const category = categories.find(({ key }) => key === chosenIn('jobCategory'))
    const some = category && category.jobs.length > 1 ? [group(firstWords.job, 'job', category.jobs)] : []
    jobs.replaceChildren(...some)
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  const chosen = (): FirstChoice | undefined => {
    const focused = form.querySelector<HTMLInputElement>('input:focus')
    const category = chosenIn('jobCategory')
    if (category === '' && !focused) return undefined
    const { top } = first.getBoundingClientRect()
    const focus = focused ? { name: focused.name, value: focused.value } : undefined
    return { category, job: chosenIn('job'), focus, top }
  }
  return { form, chosen }
}

/** Puts the question into the grey frame of the page; the program is drawn behind it, unseen, until it has its own form. */
function draw(categories: readonly Choice[]): Drawn['chosen'] | undefined {
  const home = document.querySelector<HTMLElement>('#root')
  const frame = home?.querySelector<HTMLElement>('.first-app')
  const [head, main] = ['.first-head', '.first-main'].map((place) => frame?.querySelector(place))
  if (!home || !frame || !head || !main) return undefined
  const { form, chosen } = formOf(categories)
  const [first, ...rest] = main.children
  first?.remove()
  for (const grey of [...rest, ...head.querySelectorAll('i'), ...frame.querySelectorAll('.first-side')])
    grey.setAttribute('aria-hidden', 'true')
  head.firstElementChild?.replaceWith(element('h1', undefined, firstWords.title))
  main.parentElement?.setAttribute('role', 'main')
  main.prepend(form)
  frame.removeAttribute('aria-hidden')
  home.before(frame)
  home.toggleAttribute('data-behind', true)
  return chosen
}

interface Begun extends FirstForm {
  /** Settles when it is decided whether the question is asked. */
  readonly decided: Promise<void>
}

/** Waits for the first answer, and for a program that is late, and then asks. */
export function beginFirstForm(answer: Promise<Response>): Begun {
  let isCalledOff = false
  let chosen: Drawn['chosen'] | undefined
  const ask = async (): Promise<void> => {
    const reply = await answer
    // somebody else reads the answer too
    const json: unknown = reply.ok ? await reply.clone().json() : undefined
    const categories = categoriesFor(json)
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, SLOW_MS - performance.now())))
    const isKept = Object.keys(sessionStorage).some((key) => key.startsWith(KEPT))
    if (!isCalledOff && !isKept && categories.length > 0) chosen = draw(categories)
  }
  // whatever goes wrong, the program asks the same a little later
  const decided = ask().catch(() => undefined)
  return {
    decided,
    callOff: () => (isCalledOff = true),
    end: () => {
      isCalledOff = true
      if (!chosen) return undefined
      const choice = chosen()
      document.querySelector('body > .first-app')?.remove()
      document.querySelector('#root')?.removeAttribute('data-behind')
      chosen = undefined
      return choice
    },
  }
}
