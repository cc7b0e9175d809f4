/** Words about the order of the fields. */
export const orderText = {
  open: 'Järjesta põllud',
  title: 'Põldude järjekord',
  text: 'Lohistage põld pidemest õigesse kohta või liigutage seda nooleklahvidega. Selles järjekorras on põllud kõigis nimekirjades.',
  by: 'Järjesta:',
  keys: { name: 'nime järgi', code: 'massiivi nr järgi', area: 'pindala järgi', crop: 'kultuuri järgi' },
  handle: (name: string) => `Liiguta: ${name}`,
  moved: (name: string, place: number, count: number) => `${name}: ${place}. kohal ${count}-st`,
  saved: 'Põldude järjekord on salvestatud',
  undone: 'Põldude endine järjekord on tagasi',
} as const
