/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly bar: string
  readonly found: string
  readonly menu: string
  readonly name: string
  readonly notes: string
  readonly pending: string
  readonly search: string
  readonly wide: string
}
export default styles
