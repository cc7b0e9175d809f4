/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly body: string
  readonly grip: string
  readonly handle: string
  readonly head: string
  readonly sheet: string
}
export default styles
