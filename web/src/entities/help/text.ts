import { counted } from '@vagu/core/text/counted'

/** Words around questions and answers. */
export const helpPartsText = {
  openPage: (title: string) => `Ava leht „${title}“`,
  drawerOf: (title: string) => `Abi: ${title}`,
  close: 'Sulge abi',
  search: 'Otsi kõigist küsimustest',
  found: (count: number) => counted(count, 'küsimus', 'küsimust'),
  nothing: 'Sellist küsimust ei ole. Proovige teist sõna või kirjutage meile.',
  noQuestions: 'Selle lehe kohta ei ole veel küsimusi. Otsige kõigi küsimuste hulgast või kirjutage meile.',
  asked: 'Selle lehe kohta küsitakse',
  more: 'Veel abi',
} as const
