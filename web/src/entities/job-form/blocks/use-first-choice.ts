import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { endFirstForm, type FirstChoice } from '../../../lib/first-form.ts'

/** The input of a form by name and value. */
const inputIn = (place: HTMLElement | null, { name, value }: NonNullable<FirstChoice['focus']>) =>
  [...(place?.querySelectorAll<HTMLInputElement>('input') ?? [])].find(
    (input) => input.name === name && input.value === value,
  )

/**
 * Takes over what was chosen before the program stood; the form that stands first does. The inputs stay under the finger, whatever has
 * come above them, and the focus stays on its input.
 */
export function useFirstChoice(
  place: RefObject<HTMLElement | null>,
  take: (choice: FirstChoice) => void,
): void {
  const focus = useRef<FirstChoice['focus']>(undefined)
  const takeOver = useEffectEvent((choice: FirstChoice) => {
    take(choice)
    focus.current = choice.focus
    const top = place.current?.getBoundingClientRect().top ?? choice.top
    globalThis.scrollBy(0, top - choice.top)
  })
  useLayoutEffect(() => {
    const choice = endFirstForm()
    if (choice) takeOver(choice)
  }, [])
  // at each drawing until it is there: the jobs of a category are drawn after it
  useLayoutEffect(() => {
    const input = focus.current && inputIn(place.current, focus.current)
    input?.focus({ preventScroll: true })
    if (input) focus.current = undefined
  })
}
