/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly all: string
  readonly cap: string
  readonly chip: string
  readonly chips: string
  readonly choose: string
  readonly done: string
  readonly duty: string
  readonly facts: string
  readonly figure: string
  readonly figures: string
  readonly gap: string
  readonly goal: string
  readonly legend: string
  readonly mark: string
  readonly none: string
  readonly nutrient: string
  readonly planned: string
  readonly product: string
  readonly rate: string
  readonly season: string
  readonly selection: string
  readonly sign: string
  readonly spread: string
  readonly stack: string
  readonly sulphur: string
  readonly swatch: string
  readonly tools: string
  readonly totals: string
  readonly track: string
  readonly verdict: string
  readonly wanted: string
  readonly wide: string
  readonly word: string
}
export default styles
