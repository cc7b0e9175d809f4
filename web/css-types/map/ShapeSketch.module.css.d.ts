/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly before: string
  readonly shape: string
  readonly sketch: string
}
export default styles
