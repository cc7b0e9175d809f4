/** Where the registers and the law themselves are read. */
export const SOURCES: readonly { readonly title: string; readonly text: string; readonly url: string }[] = [
  {
    title: 'Taimekaitsevahendite register',
    text: 'Põllumajandus- ja Toiduameti register: load, märgised, tähtajad.',
    url: 'https://portaal.agri.ee/',
  },
  {
    title: 'PRIA',
    text: 'E-teenused, põllumassiivide kaart ja toetuste tingimused.',
    url: 'https://www.pria.ee/',
  },
  {
    title: 'Riigi Teataja',
    text: 'Veeseadus, taimekaitseseadus ja määrused kehtivas redaktsioonis.',
    url: 'https://www.riigiteataja.ee/',
  },
  {
    title: 'Maa- ja Ruumiamet',
    text: 'Ortofoto, kallete kaart ja mullakaart.',
    url: 'https://geoportaal.maaamet.ee/',
  },
  { title: 'METK', text: 'Sordivõrdlused, mullaproovid ja nõustamine.', url: 'https://metk.agri.ee/' },
  {
    title: 'Põllumajandus- ja Toiduamet',
    text: 'Kontroll, taimekaitsetunnistused ja väetised.',
    url: 'https://pta.agri.ee/',
  },
]
