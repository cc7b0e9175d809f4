/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly area: string
  readonly count: string
  readonly crop: string
  readonly crops: string
  readonly empty: string
  readonly foot: string
  readonly group: string
  readonly list: string
  readonly map: string
  readonly name: string
  readonly option: string
  readonly row: string
  readonly rows: string
  readonly selected: string
  readonly tools: string
}
export default styles
