/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly add: string
  readonly body: string
  readonly bottom: string
  readonly categories: string
  readonly category: string
  readonly fold: string
  readonly form: string
  readonly handle: string
  readonly head: string
  readonly intro: string
  readonly job: string
  readonly jobs: string
  readonly kinds: string
  readonly name: string
  readonly nameInput: string
  readonly pair: string
  readonly quiet: string
  readonly refused: string
  readonly save: string
  readonly start: string
  readonly switch: string
  readonly switchInput: string
  readonly tag: string
  readonly title: string
  readonly tools: string
}
export default styles
