/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly crop: string
  readonly crops: string
  readonly fill: string
  readonly goal: string
  readonly head: string
  readonly inputs: string
  readonly measure: string
  readonly table: string
  readonly title: string
  readonly totals: string
  readonly unit: string
  readonly years: string
}
export default styles
