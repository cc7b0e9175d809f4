/** The first question of the form of `/lisa`, which may stand before the program does; the program takes over what was chosen. */

/** Choice of before the program stood; keys of the farm's settings, empty where nothing is chosen. */
export interface FirstChoice {
  readonly category: string
  readonly job: string
  /** Name and value of the input that has the focus. */
  readonly focus?: { readonly name: string; readonly value: string } | undefined
  /** Distance of the first input's group from the top of the window, pixels. */
  readonly top: number
}

export interface FirstForm {
  /** From now on it isn't drawn any more; where it stands it stays. */
  readonly callOff: () => void
  /** Takes it away and shows what the program has drawn; tells what was chosen, or undefined where nothing stood or was touched. */
  readonly end: () => FirstChoice | undefined
}

let form: FirstForm | undefined

/** The program begins. */
export function keepFirstForm(given: FirstForm | undefined): void {
  given?.callOff()
  form = given
}

/** Shows the program in its place; gives what was chosen to whoever asks first. */
export function endFirstForm(): FirstChoice | undefined {
  const ended = form
  form = undefined
  return ended?.end()
}
