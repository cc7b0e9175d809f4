/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly add: string
  readonly bar: string
  readonly cards: string
  readonly cell: string
  readonly cells: string
  readonly date: string
  readonly days: string
  readonly filter: string
  readonly head: string
  readonly hidden: string
  readonly hint: string
  readonly keys: string
  readonly list: string
  readonly planner: string
  readonly range: string
  readonly sum: string
  readonly switch: string
  readonly today: string
  readonly unplanned: string
  readonly week: string
  readonly worker: string
}
export default styles
