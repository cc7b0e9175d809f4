/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly cell: string
  readonly chip: string
  readonly chips: string
  readonly letters: string
  readonly range: string
}
export default styles
