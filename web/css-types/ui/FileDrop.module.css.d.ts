/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly drop: string
  readonly dropHere: string
  readonly error: string
  readonly quiet: string
  readonly text: string
}
export default styles
