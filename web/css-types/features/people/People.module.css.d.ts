/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly heading: string
  readonly mark: string
  readonly may: string
  readonly name: string
  readonly part: string
  readonly rights: string
  readonly row: string
  readonly text: string
  readonly wide: string
}
export default styles
