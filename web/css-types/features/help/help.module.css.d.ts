/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly changesTitle: string
  readonly contents: string
  readonly count: string
  readonly example: string
  readonly figure: string
  readonly heading: string
  readonly intro: string
  readonly key: string
  readonly level: string
  readonly limits: string
  readonly marks: string
  readonly nothing: string
  readonly pages: string
  readonly part: string
  readonly questions: string
  readonly rule: string
  readonly search: string
  readonly sources: string
  readonly subtitle: string
  readonly summary: string
  readonly tableFrame: string
  readonly title: string
  readonly topic: string
}
export default styles
