/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly amount: string
  readonly chip: string
  readonly hint: string
  readonly inputs: string
  readonly taps: string
}
export default styles
