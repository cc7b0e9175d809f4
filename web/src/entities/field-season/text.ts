/** Words about the season of a field, on its page and over a job. */
export const fieldSeasonText = {
  edit: 'Muuda hooaega',
  title: (year: number) => `Saagiaasta ${year} hooaeg`,
  text: (year: number) =>
    `Hooaja algusest sõltub, millise saagiaasta all töö on. Saagiaasta ${year} kestab kuni järgmise hooaja alguseni.`,
  start: 'Hooaja algus',
  end: 'Hooaja lõpp',
  whenEmpty: (day: string) => `tavaliselt ${day}`,
  withHarvest: (day: string) => `koristusega ${day}`,
  allFields: 'Muuda kõigil kasutusel põldudel',
  save: 'Salvesta',
  saved: 'Hooaeg on muudetud. Hoiatused arvutatakse uuesti.',

  otherYearTitle: (year: number) => `Töö kuulub saagiaastasse ${year}`,
  otherYearText: (year: number, shown: number) =>
    `Kuupäeva ja põllu hooaja järgi on see töö nähtav saagiaasta ${year} all, mitte praegu avatud saagiaasta ${shown} all. Kui see peaks olema teisiti, muutke põllu hooaega.`,
  openYear: (year: number) => `Ava saagiaasta ${year}`,
} as const
