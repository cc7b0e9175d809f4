/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly chevron: string
  readonly create: string
  readonly hint: string
  readonly options: string
}
export default styles
