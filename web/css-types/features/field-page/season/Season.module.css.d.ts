/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly axis: string
  readonly ban: string
  readonly bar: string
  readonly cap: string
  readonly crop: string
  readonly dot: string
  readonly facts: string
  readonly fill: string
  readonly free: string
  readonly head: string
  readonly legend: string
  readonly line: string
  readonly mark: string
  readonly meter: string
  readonly meters: string
  readonly metersPlace: string
  readonly month: string
  readonly shapePlace: string
  readonly swatch: string
  readonly today: string
  readonly track: string
  readonly wanted: string
}
export default styles
