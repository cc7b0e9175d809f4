/** Words about deleted workers. */
export const words = {
  deleted: 'Kustutatud töötajad',
  deletedText: 'Kustutatud töötaja jääb alles ja selle saab tagasi võtta.',
} as const
