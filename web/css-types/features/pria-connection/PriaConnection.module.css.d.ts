/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly client: string
  readonly clientText: string
  readonly clients: string
  readonly error: string
  readonly facts: string
  readonly heading: string
  readonly kindText: string
  readonly kinds: string
  readonly steps: string
  readonly text: string
}
export default styles
