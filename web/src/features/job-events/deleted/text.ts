/** Words about jobs that were deleted. */
export const words = {
  open: 'Kustutatud tööd',
  title: 'Kustutatud tööd',
  text: 'Kustutatud töö jääb alles ja selle saab tagasi võtta.',
  empty: 'Kustutatud töid ei ole.',
  failed: 'Kustutatud töid ei õnnestunud laadida',
  deletedAt: (at: string) => `kustutatud ${at}`,
  restore: 'Võta tagasi',
  restoreJob: (job: string) => `Võta tagasi: ${job}`,
} as const
