/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly buttons: string
  readonly facts: string
  readonly files: string
  readonly line: string
  readonly list: string
  readonly preview: string
  readonly quiet: string
  readonly uses: string
}
export default styles
