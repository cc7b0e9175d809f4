/** The input that a farmer sees; one that is read by programs alone stands right behind it, and only that has the name. */
function seenInput(input: HTMLElement): HTMLElement {
  if (!(input instanceof HTMLInputElement) || input.type !== 'hidden') return input
  return input.previousElementSibling?.querySelector<HTMLElement>('input:not([type=hidden])') ?? input
}

function inputNamed(form: HTMLElement | null, name: string): HTMLElement | undefined {
  const inputs = [...(form?.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`) ?? [])]
  const input = inputs.find((each) => each instanceof HTMLInputElement && each.checked) ?? inputs[0]
  return input && seenInput(input)
}

/** Unfolds the part that the input stands in (`data-folds` of its button). */
function unfold(form: HTMLElement | null, name: string): void {
  const folds = [...(form?.querySelectorAll<HTMLElement>('[data-folds][aria-expanded=false]') ?? [])]
  folds.find(({ dataset }) => name.startsWith(`${dataset['folds']}.`))?.click()
}

/** Puts the focus on an input by its name, and brings it into view; a radio group takes it at its choice. */
export function focusInput(form: HTMLElement | null, name: string): void {
  if (!inputNamed(form, name)) unfold(form, name)
  const input = inputNamed(form, name)
  input?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  input?.focus({ preventScroll: true })
}

/** The first of the wrong inputs in the order of the screen. */
export function focusFirst(form: HTMLElement | null, names: Iterable<string>): void {
  const wanted = new Set(names)
  const first = [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])].find(({ name }) =>
    wanted.has(name),
  )
  if (first) focusInput(form, first.name)
}
