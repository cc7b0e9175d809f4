/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly about: string
  readonly bar: string
  readonly difference: string
  readonly expected: string
  readonly failed: string
  readonly input: string
  readonly leave: string
  readonly name: string
  readonly row: string
  readonly rows: string
  readonly saved: string
  readonly state: string
  readonly unit: string
}
export default styles
