/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly count: string
  readonly fold: string
  readonly folds: string
  readonly none: string
  readonly summary: string
  readonly title: string
}
export default styles
