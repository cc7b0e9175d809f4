/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly adders: string
  readonly areaInput: string
  readonly chip: string
  readonly chosen: string
  readonly chosenList: string
  readonly clears: string
  readonly column: string
  readonly fieldName: string
  readonly fields: string
  readonly form: string
  readonly growing: string
  readonly hint: string
  readonly menu: string
  readonly pair: string
  readonly restored: string
  readonly save: string
  readonly saveButton: string
  readonly saveQuiet: string
  readonly start: string
}
export default styles
