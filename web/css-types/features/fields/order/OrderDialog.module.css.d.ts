/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly area: string
  readonly by: string
  readonly crop: string
  readonly handle: string
  readonly name: string
  readonly place: string
  readonly row: string
  readonly rows: string
  readonly said: string
}
export default styles
