/** Words about jobs that were deleted. */
export const deletedText = {
  open: 'Kustutatud tööd',
  title: 'Kustutatud tööd',
  text: 'Kustutatud töö jääb alles ja selle saab tagasi võtta.',
} as const
