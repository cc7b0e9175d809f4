/** Lists that open under an input, in a test of a screen: their options are taken one way. */
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** The first option of a list that stands open. */
async function takeOption(user: UserEvent, option: string | RegExp): Promise<void> {
  const [first] = await screen.findAllByRole('option', { name: option })
  if (first) await user.click(first)
}

/** Types into the input of a list and takes an option. */
export async function chooseOption(
  user: UserEvent,
  box: HTMLElement,
  [typed, option]: readonly [typed: string, option: string | RegExp],
): Promise<void> {
  await user.clear(box)
  await user.type(box, typed)
  await takeOption(user, option)
}

/** Opens a list and takes an option. */
export async function openOption(user: UserEvent, box: HTMLElement, option: string | RegExp): Promise<void> {
  await user.click(box)
  await takeOption(user, option)
}
