const MENU = 'Tegevused'

/** Words that the screens of every kind of record share. */
export const recordsText = {
  edit: 'Muuda',
  delete: 'Kustuta',
  menu: MENU,
  menuOf: (name: string, menu: string = MENU) => `${menu}: ${name}`,
  showAll: 'Näita kõiki',
  pending: 'salvestan …',
  /** Words when something was typed while the answer was on its way. */
  savedBefore: 'Salvestatud. Salvestamise ajal tehtud muudatused on vormis alles, aga veel salvestamata.',
  deleteFailed: 'Kustutamine ebaõnnestus!',
  restoreFailed: 'Tagasivõtmine ebaõnnestus!',
} as const
