/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly area: string
  readonly ban: string
  readonly bare: string
  readonly bareLine: string
  readonly card: string
  readonly cardButtons: string
  readonly cardFacts: string
  readonly cardHead: string
  readonly cardName: string
  readonly choose: string
  readonly fact: string
  readonly facts: string
  readonly group: string
  readonly groupName: string
  readonly groups: string
  readonly head: string
  readonly hover: string
  readonly item: string
  readonly items: string
  readonly legend: string
  readonly letters: string
  readonly map: string
  readonly menu: string
  readonly mode: string
  readonly more: string
  readonly name: string
  readonly side: string
  readonly strip: string
  readonly warned: string
  readonly workspace: string
}
export default styles
