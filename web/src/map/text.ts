/** The words of the map itself; no farm word among them. */
export const mapText = {
  map: 'Kaart',
  noWebGl: 'Uuendage veebilehitseja tarkvara või kasutage mõnda teist veebilehitsejat',
  zoomIn: 'Suurenda',
  zoomOut: 'Vähenda',
  north: 'Pööra põhi üles',
  attribution: 'Näita kaardi allikaid',
  twoFingers: 'Kaardi liigutamiseks kasutage kahte sõrme',
  ctrlScroll: 'Kaardi suurendamiseks hoidke all Ctrl-klahvi',
  commandScroll: 'Kaardi suurendamiseks hoidke all ⌘-klahvi',
  ground: 'Kaardi põhi',
  grounds: { photo: 'Ortofoto', map: 'Kaart', none: 'Ainult põllud' },
  groundMissing: 'Kaardipilt ei tule kohale; põllud on näha',
  groundAgain: 'Proovi uuesti',
  landBoard: (year: number) => `Maa- ja Ruumiamet ${year}`,
} as const
