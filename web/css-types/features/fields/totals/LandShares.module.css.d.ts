/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly place: string
  readonly shares: string
  readonly tables: string
  readonly total: string
}
export default styles
