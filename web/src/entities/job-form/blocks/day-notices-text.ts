/** Words about the days of a job, loaded with the notices. */
export const dayNoticesText = {
  lateHarvest: (year: number) =>
    `Kui põhikultuur on veel koristamata ja midagi uut pole külvatud, jääb koristus saagiaastasse ${year} ja selle hooaeg lõpeb koristusega.`,
  otherSeason: (year: number) =>
    `See kuupäev kuulub saagiaastasse ${year}; töö jääb nähtavale selle aasta alla.`,
  futureDay: 'Päev on tulevikus, aga töö on märgitud tehtuks või tegemisel olevaks. Kontrollige ka aastat.',
  takeDay: (day: string) => `Muuda: ${day}`,
  sownForNext: ({ sown, grown, year }: { sown: string; grown: string; year: number }) =>
    `Külvate kultuuri „${sown}“, aga põllul on saagiaastal ${year} „${grown}“. Kui see on järgmise saagiaasta vili, muutke hooaja algust.`,
} as const
