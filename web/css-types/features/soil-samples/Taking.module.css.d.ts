/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly field: string
  readonly label: string
  readonly labels: string
  readonly list: string
  readonly map: string
  readonly number: string
  readonly place: string
  readonly title: string
}
export default styles
