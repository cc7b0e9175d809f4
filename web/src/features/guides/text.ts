/** Words around the guides. */
export const guidesText = {
  intro:
    'Iga juhend on siin sammhaaval kirjas. Kui selle kohta on ka video, avaneb see täisekraanil; enne nupu vajutamist ei laadita väljast midagi.',
  noVideos: 'Videoid veel ei ole. Iga juhend on siin sammhaaval kirjas.',
  open: 'Ava leht',
  openOf: (title: string) => `Ava leht „${title}“`,
  outside: 'Video tuleb YouTube’ist.',
  videosFailed: 'Ei õnnestunud küsida, milliste juhendite kohta on video. Sammud on siin.',
} as const
