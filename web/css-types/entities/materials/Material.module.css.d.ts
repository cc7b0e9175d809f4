/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly amounts: string
  readonly block: string
  readonly coating: string
  readonly fields: string
  readonly head: string
  readonly mark: string
  readonly master: string
  readonly nutrients: string
  readonly pair: string
  readonly quiet: string
  readonly uses: string
  readonly wide: string
}
export default styles
