/** Words of the first question, which stands before the program; the program's own form says the same. */
export const firstWords = {
  title: 'Lisa uus töö',
  what: 'Mis töö?',
  category: 'Kategooria',
  job: 'Töö',
  coming: 'Ülejäänud vorm on teel. Mida siin valite, jääb alles.',
} as const
