/** Words of the trade as Vagu uses them. */
export const WORDS: readonly (readonly [word: string, meaning: string])[] = [
  [
    'Hooaeg ehk saagiaasta',
    'Aeg eelmise aasta 1. septembrist 31. augustini, kui põllule ei ole määratud teist algust. Kannab koristuse aasta numbrit.',
  ],
  ['Massiivi number', 'PRIA põllumassiivi number, 11 numbrit. Ühel massiivil võib olla mitu põldu.'],
  ['Põllu number', 'Põllu tähis pindalatoetuse taotlusel.'],
  ['Kulunorm', 'Kui palju tarvikut läheb hektarile. Kogus on norm korda töö pindala.'],
  ['Ooteaeg', 'Päevad viimasest taimekaitsetööst koristuseni.'],
  ['Tööooteaeg', 'Päevad pärast taimekaitsetööd, mil põllul muid töid teha ei tohi.'],
  ['Kasutuskorrad', 'Mitu korda aastas tohib sama vahendit samal põllul kasutada.'],
  ['Ohutusala', 'Riba veekogu või muu kaitstava ala ääres, kus pritsida ei tohi.'],
  ['Pindalatüüp', 'Põllust erinev pindala, millest uue töö pindala täitub, näiteks ilma äärealata.'],
  ['Seire', 'Taimekaitsetööle eelnev vaatlus: mida otsiti, mida leiti ja kui palju.'],
  ['Puhis', 'Taimekaitsevahend, millega on töödeldud seemet.'],
  ['OTS', 'Oma toodetud seeme: sertifikaadi numbrit ei ole.'],
  ['KSM', 'Keskkonnasõbraliku majandamise toetus. Selle aastatel kontrollitakse rohkem reegleid.'],
  ['NTA', 'Nitraaditundlik ala: Pandivere ja Adavere-Põltsamaa. Väetamisel kehtivad rangemad piirid.'],
  ['Vahekultuur', 'Kahe põhikultuuri vahel kasvatatav kultuur; KSM vahekultuuril on oma tähtajad.'],
  ['Allakülv', 'Põhikultuuri alla külvatud teine kultuur.'],
]
