/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly group: string
  readonly hint: string
  readonly keys: string
  readonly list: string
  readonly place: string
  readonly search: string
  readonly state: string
}
export default styles
