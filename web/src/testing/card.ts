import { screen } from '@testing-library/react'

/** The card of a page under its title. */
export function card(title: string | RegExp): HTMLElement {
  const found = screen.getByRole('heading', { name: title, level: 2 }).closest('section')
  if (found === null) throw new Error(`"${String(title)}" heads no card`)
  return found
}
