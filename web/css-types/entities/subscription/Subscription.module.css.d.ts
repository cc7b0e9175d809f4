/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly company: string
  readonly facts: string
  readonly files: string
  readonly intro: string
  readonly price: string
}
export default styles
