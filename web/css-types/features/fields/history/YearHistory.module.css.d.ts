/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly changes: string
  readonly head: string
  readonly none: string
  readonly shapes: string
  readonly year: string
}
export default styles
