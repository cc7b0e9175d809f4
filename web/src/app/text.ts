/** The words of the frame around all pages. */
export const appText = {
  notFoundTitle: 'Sellist lehte ei ole',
  notFoundText: 'Aadressil pole midagi. Võib-olla on see valesti kirjutatud või kirje kustutatud.',
  toStart: 'Avalehele',
  brokenTitle: 'Lehte ei õnnestunud avada',
} as const
