/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly body: string
  readonly buttons: string
  readonly facts: string
  readonly foot: string
  readonly head: string
  readonly more: string
  readonly mores: string
}
export default styles
