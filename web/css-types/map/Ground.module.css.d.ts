/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly again: string
  readonly choice: string
  readonly foot: string
  readonly legend: string
  readonly missing: string
  readonly switch: string
}
export default styles
