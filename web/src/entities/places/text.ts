/** Words of a place on the map that is marked by the farmer. */
export const placesText = {
  at: (label: string, where: string) => `${label}: ${where}`,
  none: 'märkimata',
  clear: 'Eemalda koht',
  middle: 'Pane märk põllu keskele',
  locate: 'Minu asukoht',
  locating: 'Otsin asukohta …',
  located: (metres: number) => `Koht on võetud telefonist, täpsus ${metres} m.`,
  inaccurate: (metres: number) =>
    `Asukoht on ebatäpne (${metres} m). Nihutage märk kaardil õigesse kohta või proovige uuesti lageda taeva all.`,
  refused: 'Brauser ei luba asukohta kasutada. Lubage see brauseri seadetes või märkige koht kaardil.',
  unavailable: 'Asukohta ei saanud kätte. Märkige koht kaardil või proovige uuesti.',
}
