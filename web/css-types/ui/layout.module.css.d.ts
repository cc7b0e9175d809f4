/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly column2xl: string
  readonly columnXl: string
  readonly listColumn: string
  readonly mark: string
  readonly plainList: string
  readonly quiet: string
  readonly spread: string
  readonly wrap: string
  readonly wrapCentred: string
}
export default styles
