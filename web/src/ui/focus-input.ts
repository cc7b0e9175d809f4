/** The input that a farmer sees; one that is read by programs alone stands right behind it, and only that has the name. */
export function seenInput(input: HTMLElement): HTMLElement {
  if (!(input instanceof HTMLInputElement) || input.type !== 'hidden') return input
  return input.previousElementSibling?.querySelector<HTMLElement>('input:not([type=hidden])') ?? input
}

function inputNamed(form: HTMLElement | null, name: string): HTMLElement | undefined {
  const inputs = [...(form?.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`) ?? [])]
  const input = inputs.find((each) => each instanceof HTMLInputElement && each.checked) ?? inputs[0]
  return input && seenInput(input)
}

/** Whether a fold with these names (`requisites.0 worker`) holds the input. */
const holds = (folds: string, name: string): boolean =>
  folds.split(' ').some((each) => name === each || name.startsWith(`${each}.`))

/** Unfolds the parts that the input stands in (`data-folds` of their buttons): one may stand within another. */
function unfold(form: HTMLElement | null, name: string): void {
  const folds = [...(form?.querySelectorAll<HTMLElement>('[data-folds][aria-expanded=false]') ?? [])]
  for (const fold of folds) if (holds(fold.dataset['folds'] ?? '', name)) fold.click()
}

function focusNow(form: HTMLElement | null, name: string): boolean {
  if (!inputNamed(form, name)) unfold(form, name)
  const input = inputNamed(form, name)
  if (input) bringForward(input)
  return input !== undefined
}

export function bringForward(input: HTMLElement): void {
  input.scrollIntoView({ block: 'center' })
  input.focus({ preventScroll: true })
}

/** How long a part that is loaded when it is first shown, or an answer, is waited for. */
const WAIT_MS = 3000
const MEANWHILE = ['keydown', 'pointerdown', 'input'] as const
export const INVALID = 'aria-invalid'

/** Ends when the farmer does something else, wherever on the page, and after a while. */
export function untilElse(): AbortController {
  const stop = new AbortController()
  const { signal } = stop
  const begun = performance.now()
  const end = ({ timeStamp }: Event): void => {
    if (timeStamp > begun) stop.abort()
  }
  for (const event of MEANWHILE) document.addEventListener(event, end, { signal, capture: true })
  setTimeout(() => stop.abort(), WAIT_MS)
  return stop
}

/** Tries again with every change of the form until it is done, unless the farmer does something else meanwhile. */
export function tryWhileChanging(form: HTMLElement, isDone: () => boolean, stop = untilElse()): void {
  const observer = new MutationObserver(() => {
    if (isDone()) stop.abort()
  })
  stop.signal.addEventListener('abort', () => observer.disconnect(), { once: true })
  observer.observe(form, { childList: true, subtree: true, attributeFilter: [INVALID] })
}

/** Puts the focus on an input by its name, and brings it into view; a radio group takes it at its choice. */
export function focusInput(form: HTMLElement | null, name: string): void {
  if (!focusNow(form, name) && form) tryWhileChanging(form, () => focusNow(form, name))
}

/** The first of the wrong inputs in the order of the screen; where none is there yet, the first of them all. */
export function focusFirst(form: HTMLElement | null, names: Iterable<string>): void {
  const nameSet = new Set(names)
  const first = [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])].find(({ name }) =>
    nameSet.has(name),
  )
  const [any] = nameSet
  const name = first?.name ?? any
  if (name !== undefined) focusInput(form, name)
}
