/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly about: string
  readonly choice: string
  readonly facts: string
  readonly finds: string
  readonly frame: string
  readonly grown: string
  readonly head: string
  readonly main: string
  readonly map: string
  readonly message: string
  readonly number: string
  readonly outline: string
  readonly pair: string
  readonly photo: string
  readonly subtitle: string
  readonly title: string
  readonly verdict: string
  readonly waiting: string
  readonly warning: string
}
export default styles
