/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly active: string
  readonly batch: string
  readonly changeLine: string
  readonly chip: string
  readonly dialogFoot: string
  readonly hint: string
  readonly obstacle: string
  readonly pair: string
  readonly panel: string
  readonly screen: string
  readonly search: string
  readonly toggle: string
  readonly totals: string
}
export default styles
