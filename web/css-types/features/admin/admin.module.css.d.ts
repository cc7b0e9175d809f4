/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly block: string
  readonly error: string
  readonly failure: string
  readonly figures: string
  readonly heading: string
  readonly lead: string
  readonly list: string
  readonly text: string
  readonly typed: string
}
export default styles
