/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly code: string
  readonly group: string
  readonly inputs: string
  readonly journal: string
  readonly label: string
  readonly row: string
  readonly tables: string
  readonly verdict: string
}
export default styles
