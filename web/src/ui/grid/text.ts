const rows = (count: number): string => `${count} rida`

/** The words of every spreadsheet. */
export const gridText = {
  rowNumber: 'Rida',
  row: (number: number) => `Rida ${number}`,
  chooseRow: (number: number) => `Märgi rida ${number}`,

  add: 'Lisa rida',
  remove: 'Kustuta rida',
  removeMany: (count: number) => `Kustuta ${rows(count)}`,
  fillDown: 'Täida alla',
  undo: 'Samm tagasi',
  redo: 'Samm edasi',

  keysTitle: 'Klahvid ja kleepimine',
  keys: [
    ['Enter, Tab', 'järgmine lahter; viimasel real tekib Enteriga uus rida'],
    ['F2 või topeltklõps', 'lahtri muutmine, Esc jätab muutmata'],
    ['Shift + nooled', 'mitme lahtri märkimine'],
    ['Ctrl + C, Ctrl + V', 'kopeerimine ja kleepimine, ka Excelist ja LibreOffice’ist'],
    ['Ctrl + D', 'märgitud lahtrite täitmine ülemise järgi'],
    ['Ctrl + Enter', 'uus rida'],
    ['Delete', 'märgitud lahtrite tühjendamine'],
    ['Ctrl + Z, Ctrl + Y', 'samm tagasi ja edasi'],
    ['Ctrl + Home, Ctrl + End', 'tabeli algus ja lõpp; sealt viib Tab tabelist välja'],
    ['Ctrl + S', 'salvestamine'],
  ] as readonly (readonly [string, string])[],
  unknownHeadings: (names: readonly string[]) =>
    `Neid tulpasid ei tuntud ja need jäid ära: ${names.join(', ')}.`,
  pasted: (count: number) => `Kleebitud ${rows(count)}`,
  tooManyRows: (max: number) => `Korraga mahub tabelisse ${max} rida.`,
} as const
