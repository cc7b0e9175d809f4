/** Words around videos. */
export const videoText = {
  watch: 'Vaata videot',
  watchOf: (title: string) => `Vaata videot: ${title}`,
  close: 'Sulge video',
  watchFor: (minutes: number) => `Vaata videot (${minutes} min)`,
} as const
