/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly facet: string
  readonly line: string
  readonly list: string
  readonly news: string
  readonly problem: string
  readonly quiet: string
}
export default styles
