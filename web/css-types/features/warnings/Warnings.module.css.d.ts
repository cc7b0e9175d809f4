/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly body: string
  readonly buttons: string
  readonly card: string
  readonly chevron: string
  readonly clear: string
  readonly comment: string
  readonly comments: string
  readonly facts: string
  readonly filters: string
  readonly group: string
  readonly heading: string
  readonly level: string
  readonly list: string
  readonly note: string
  readonly reason: string
  readonly reasonText: string
  readonly said: string
  readonly select: string
  readonly title: string
}
export default styles
