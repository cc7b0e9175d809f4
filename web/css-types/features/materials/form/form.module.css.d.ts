/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly form: string
  readonly head: string
  readonly hint: string
  readonly norm: string
  readonly section: string
  readonly title: string
  readonly usual: string
}
export default styles
