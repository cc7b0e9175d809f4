/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly actions: string
  readonly amount: string
  readonly below: string
  readonly cards: string
  readonly dialog: string
  readonly figures: string
  readonly heading: string
  readonly inputs: string
  readonly letter: string
  readonly mark: string
  readonly marks: string
  readonly name: string
  readonly orderLine: string
  readonly part: string
  readonly purchase: string
  readonly screenOnly: string
  readonly section: string
  readonly status: string
  readonly subheading: string
  readonly sum: string
}
export default styles
