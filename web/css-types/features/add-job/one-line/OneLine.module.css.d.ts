/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly chip: string
  readonly chips: string
  readonly choice: string
  readonly fill: string
  readonly filled: string
  readonly hint: string
  readonly input: string
  readonly label: string
  readonly line: string
  readonly mark: string
  readonly meaning: string
  readonly panel: string
  readonly question: string
  readonly reading: string
  readonly unknown: string
}
export default styles
