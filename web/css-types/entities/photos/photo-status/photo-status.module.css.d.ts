/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly photos: string
  readonly wait: string
}
export default styles
