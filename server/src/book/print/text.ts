export const printText = {
  title: (year: number) => `Põlluraamat ${year}`,
  heading: 'Põlluraamat',
  subject: 'Põlluraamatu väljavõte',
  made: 'Koostatud',
  program: 'Programm',
  code: 'Väljavõtte kood',
  codeHint: (isChecked: boolean) =>
    isChecked
      ? 'Kood on arvutatud väljavõtte andmetest. Lehel „Väljavõtted“ saab sellega kontrollida, kas põlluraamatu andmed on samad, ja näha, mida on pärast muudetud.'
      : 'Kood on arvutatud väljavõtte andmetest: kui kaks väljavõtet on samast seisust, on neil sama kood.',
  contents: 'Sisukord',
  page: (page: number, pages: number) => `lk ${page} / ${pages}`,
  table: (index: number, title: string) => `${index}. ${title}`,
  appendix: (title: string) => `Lisa. ${title}`,
  rows: (count: number) => (count === 1 ? '1 kanne' : `${count} kannet`),
  none: 'Ei ole kandeid.',
  sums: 'Kokku',
  map: 'Põldude kaart',
  noMap: 'Ühegi põllu piiri ei ole sisestatud.',
  mapAlt: (names: string) => `Põldude piirid kaardil, põhi on üleval: ${names}`,
  north: 'P',
  law: 'Veeru päises: R – põlluraamatu määrus, E – määrus (EL) 2023/564, K – KSM toetuse nõue.',
  stoodIn:
    'Märk □ seisab märgi asemel, mida kirjas ei ole (näiteks emotikon); XLSX- ja CSV-failis on see alles.',
  metres: (count: number) => (count >= 1000 ? `${count / 1000} km` : `${count} m`),
  continued: (title: string) => `${title} (järg)`,
  sheet: { title: 'Tiitelleht', mapNote: 'Kaart on PDF-failis.' },
}
