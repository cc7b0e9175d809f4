/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly body: string
  readonly line: string
  readonly mark: string
  readonly receipt: string
  readonly receiptHead: string
  readonly test: string
  readonly testMark: string
}
export default styles
