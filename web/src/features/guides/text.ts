/** Words around the guides. */
export const guidesText = {
  intro:
    'Iga juhend on siin sammhaaval kirjas. Kui selle kohta on ka video, avaneb see täisekraanil; enne nupu vajutamist ei laadita väljast midagi.',
  watch: 'Vaata videot',
  watchOf: (title: string) => `Vaata videot: ${title}`,
  open: 'Ava leht',
  openOf: (title: string) => `Ava leht „${title}“`,
  closeVideo: 'Sulge video',
  outside: 'Video tuleb YouTube’ist.',
  videosFailed: 'Ei õnnestunud küsida, milliste juhendite kohta on video. Sammud on siin.',
} as const
