/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly choice: string
  readonly line: string
  readonly list: string
  readonly movers: string
}
export default styles
