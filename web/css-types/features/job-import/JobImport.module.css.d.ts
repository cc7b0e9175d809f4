/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly crops: string
  readonly known: string
  readonly meaning: string
  readonly notes: string
  readonly nothing: string
  readonly place: string
  readonly sheet: string
}
export default styles
