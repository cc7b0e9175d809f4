/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly amount: string
  readonly foot: string
  readonly line: string
  readonly lineHead: string
  readonly lineRow: string
  readonly missing: string
  readonly notes: string
  readonly quiet: string
  readonly reasons: string
  readonly row: string
  readonly sum: string
  readonly title: string
}
export default styles
