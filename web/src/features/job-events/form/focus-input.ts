/** Puts the focus on an input by its name, and brings it into view; a radio group takes it at its choice. */
export function focusInput(form: HTMLElement | null, name: string): void {
  const inputs = [...(form?.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`) ?? [])]
  const input = inputs.find((each) => each instanceof HTMLInputElement && each.checked) ?? inputs[0]
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
