/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly answer: string
  readonly item: string
  readonly list: string
  readonly question: string
}
export default styles
