/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly chip: string
  readonly crops: string
  readonly earlier: string
  readonly letters: string
  readonly others: string
  readonly title: string
}
export default styles
