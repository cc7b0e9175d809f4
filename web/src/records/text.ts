const MENU = 'Tegevused'

/** Words that the screens of every kind of record share. */
export const recordsText = {
  edit: 'Muuda',
  delete: 'Kustuta',
  menu: MENU,
  menuOf: (name: string, menu: string = MENU) => `${menu}: ${name}`,
  showAll: 'Näita kõiki',
  pending: 'salvestan …',
  deleteFailed: 'Kustutamine ebaõnnestus!',
  restoreFailed: 'Tagasivõtmine ebaõnnestus!',
} as const
