import { counted } from '@vagu/core/text/counted'

const jobs = (count: number): string => `${count} töös`

/** The words of materials that jobs carry and the farm's list lacks. */
export const unsavedText = {
  line: (count: number) =>
    count === 1
      ? 'Töödes on kirjas 1 tarvik, mida loetelus ei ole.'
      : `Töödes on kirjas ${count} tarvikut, mida loetelus ei ole.`,
  loadFailed: 'Ei õnnestunud vaadata, kas töödes on tarvikuid, mida loetelus ei ole.',
  open: 'Vaata ja lisa',
  title: 'Töödes kirjas, loetelust puudu',
  text: 'Valitud tarvikud lisatakse loetelusse nende andmetega, mis on viimases töös, ja tööd seotakse nendega.',
  list: 'Loetelust puuduvad tarvikud',
  used: (count: number, last: string) => `${jobs(count)}, viimati ${last}`,
  selectAll: 'Vali kõik',
  deselectAll: 'Tühista valik',
  add: (count: number) => (count === 0 ? 'Lisa valitud' : `Lisa valitud (${count})`),
  added: (count: number) => counted(count, 'tarvik on lisatud.', 'tarvikut on lisatud.'),
  failed: 'Lisamine ebaõnnestus!',
} as const
