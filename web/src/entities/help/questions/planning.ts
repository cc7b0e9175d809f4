import type { QuestionTopic } from './question.ts'

export const PLANNING: QuestionTopic = {
  title: 'Planeerimine',
  questions: [
    {
      id: 'mitu-mullaproovi',
      question: 'Mitu mullaproovi pean võtma ja mis päevaks?',
      answer: [
        'Üks proov iga 5 ha kohta. Lehe ülaosas on kirjas, mitu proovi on tänavu võtta ja mis päevaks; tabelis on sama põldude kaupa ning see, kui kaua senised kehtivad.',
      ],
      pages: ['soilSamples', 'soilTaking'],
      words: 'KSM fosfor kaalium kehtivus viis aastat',
    },
    {
      id: 'proovide-votmine',
      question: 'Kuidas plaani põllule kaasa võtan?',
      answer: [
        'Lehel „Proovide võtmise plaan“ on võlgu olevad proovid käimise järjekorras koos siltidega kottidele.',
      ],
      pages: ['soilTaking', 'soilSamples'],
      words: 'sildid kotid järjekord printimine',
    },
    {
      id: 'viljavaheldus',
      question: 'Kuidas viljavaheldusplaani täidan?',
      answer: [
        'Valige kultuur ja lohistage üle põldude ja aastate lahtrite. Vastuolud ja kultuuride osakaalud on näha värvimise ajal; sammu saab tagasi võtta.',
        'Plaan ei muuda põlde enne, kui võtate valmis aasta kasutusele.',
      ],
      pages: ['cropRotation'],
      words: 'külvikord kultuur plaan aasta värvimine',
    },
    {
      id: 'saagieesmark',
      question: 'Kust saagi eesmärk tuleb?',
      answer: [
        'Teie oma varasematest saakidest: kultuuri juures on viie aasta keskmine ja mediaan, millega saab kõik põllud korraga täita. Iga põllu eesmärki saab eraldi muuta. Väärtuse jaoks kirjutage oma tonni hind.',
      ],
      pages: ['yieldPlanning'],
      words: 'saagikus tonn hind mediaan keskmine',
    },
  ],
}
