/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly card: string
  readonly cards: string
  readonly head: string
  readonly order: string
}
export default styles
