/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly kind: string
  readonly record: string
  readonly row: string
  readonly text: string
  readonly together: string
}
export default styles
