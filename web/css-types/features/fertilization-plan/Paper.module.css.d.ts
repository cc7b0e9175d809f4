/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly bar: string
  readonly holder: string
  readonly law: string
  readonly note: string
  readonly sheet: string
  readonly shopping: string
  readonly sign: string
  readonly table: string
}
export default styles
