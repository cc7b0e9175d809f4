/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly count: string
  readonly day: string
  readonly due: string
  readonly files: string
  readonly foot: string
  readonly kind: string
  readonly name: string
  readonly note: string
  readonly problem: string
  readonly quiet: string
  readonly screen: string
  readonly short: string
  readonly summary: string
  readonly worth: string
}
export default styles
