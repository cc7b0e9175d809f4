import type { Question } from './question.ts'

/** Questions about the data of an account and of signing in to it. */
export const OWN_DATA: readonly Question[] = [
  {
    id: 'andmed-kaasa',
    question: 'Kuidas saan kõik andmed endale?',
    answer: [
      'Lehel „Konto“ vajutage „Laadi kõik alla“: üks ZIP-fail, milles on põllud ja tööd tabelitena, kõik kirjed koos ajalooga ja fotod piltidena. Failis LOE-MIND.txt on kirjas, mis on mis.',
    ],
    pages: ['account'],
    words: 'eksport varukoopia zip allalaadimine',
  },
  {
    id: 'valjavote',
    question: 'Kuidas saan põlluraamatu inspektori jaoks?',
    answer: [
      'Lehel „Väljavõtted“: valige saagiaasta või kalendriaasta, põllud ja tabelid. Enne koostamist on näha, mida seaduse järgi puudu on, ja nupp viib seda parandama. Väljavõtet saab PDF-i, XLSX-i ja CSV-na.',
      'Kood tiitellehel tõendab sisu: samal lehel näeb, kas andmed on samad või mida on pärast muudetud. Väljavõtte saab koostada ka varasema päeva seisuga.',
    ],
    pages: ['book'],
    words: 'põlluraamat printimine trükkimine PDF XLSX kontroll inspektor PTA PRIA väljavõte kood',
  },
  {
    id: 'inspektor-tuleb',
    question: 'Inspektor tuleb. Mida ma ette valmistan?',
    answer: [
      'Leht „Kontrollipäev“ ütleb, mida taimekaitse inspektor täna leiaks: iga kontroll on korras, tähelepanu, rikkumine või teadmata, koos paragrahvi ja nupuga, mis viib parandama.',
      'Lehel „Väljavõtted“ saab teha inspektorile aadressi, millelt ta näeb valitud aastate põlluraamatut ilma kontota ja ainult lugemiseks. Avamised jäävad päevikusse, aadressi saab tagasi võtta.',
    ],
    pages: ['inspectionDay', 'book', 'machines'],
    words: 'PTA PRIA kontroll järelevalve link vaatamine',
  },
  {
    id: 'kas-saan-toetuse',
    question: 'Kas toetuse nõuded on täidetud?',
    answer: [
      'Lehel „Toetused“ märkige, kus sel aastal osalete. Iga nõude juures on arv, piir, tähtaeg ja põllud, mis loevad: praegu ja nii, nagu see oleks pärast kavandatud töid ja külvikorda.',
      'Mida andmetest ei saa öelda, on „teadmata“ ja juures on kirjas, mida sisestada.',
    ],
    pages: ['schemes'],
    words: 'KSM MULD VESI MAHE ÖKO HPK PRIA nõue tingimus kontroll',
  },
  {
    id: 'andmed-tagasi',
    question: 'Kuidas toon allalaaditud andmed tagasi?',
    answer: [
      'Tühjas kontos valige „Andmed tagasi“ ja sama ZIP-fail. Enne salvestamist näete, mis failis on. Kui kontos on juba kirjeid, tehke uus ettevõte: kaks põlluraamatut läheksid muidu segi.',
      'Kasutajad, kutsed, tellimused ja ettevõtte andmed failist üle ei tule.',
    ],
    pages: ['account'],
    words: 'import sissetoomine taastamine arhiiv kolimine',
  },
  {
    id: 'konto-kustutamine',
    question: 'Kuidas konto kustutan ja kas seda saab tagasi võtta?',
    answer: [
      'Lehe „Konto“ lõpus. Kustumise päev öeldakse kohe; selle päevani on kõik alles ja omanik saab kustutamise tagasi võtta. Pärast seda andmeid taastada ei saa.',
      'Laadige enne kõik alla: põlluraamatut tuleb seaduse järgi alles hoida.',
    ],
    pages: ['account'],
    words: 'lõpetamine eemaldamine kustutamine',
  },
  {
    id: 'sisselogimisviis',
    question: 'Kas saan sisse logida ID-kaardi, Mobiil-ID või Smart-ID-ga?',
    answer: [
      'Jah, kui teenuse pakkuja on selle sisse lülitanud: siis on nupp sisselogimise lehel. Olemasolevale kontole lisage see lehel „Konto“, osas „Sisselogimine“. Sama koha kaudu saab sisselogimisviisi eemaldada.',
    ],
    pages: ['account', 'login'],
    words: 'OpenID ID-kaart Mobiil-ID Smart-ID TARA autentimine',
  },
]
