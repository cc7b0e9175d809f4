/** Words about jobs that were deleted. */
export const words = {
  open: 'Kustutatud tööd',
  title: 'Kustutatud tööd',
  text: 'Kustutatud töö jääb alles ja selle saab tagasi võtta.',
  deletedAt: (at: string) => `kustutatud ${at}`,
} as const
