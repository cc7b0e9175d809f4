/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly bar: string
  readonly holder: string
  readonly sheet: string
  readonly signs: string
  readonly sum: string
  readonly table: string
}
export default styles
