/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly furrows: string
  readonly ground: string
  readonly logo: string
  readonly name: string
  readonly sun: string
}
export default styles
