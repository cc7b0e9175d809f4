/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly bar: string
  readonly chevron: string
  readonly due: string
  readonly figure: string
  readonly filled: string
  readonly item: string
  readonly limit: string
  readonly linesTitle: string
  readonly list: string
  readonly opened: string
  readonly opener: string
  readonly planned: string
  readonly says: string
  readonly scheme: string
  readonly subtitle: string
  readonly title: string
  readonly value: string
  readonly way: string
  readonly wayLabel: string
}
export default styles
