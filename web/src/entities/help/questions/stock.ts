import type { QuestionTopic } from './question.ts'

export const STOCK: QuestionTopic = {
  title: 'Ladu',
  questions: [
    {
      id: 'ladu-algus',
      question: 'Kuidas laoarvestust alustan?',
      answer: [
        'Vajutage laos „Loendus“ ja kirjutage iga vahendi juurde, kui palju seda praegu on. Sealt edasi võtavad tehtud ja tegemisel tööd kulu ise maha; iga sissetulek tuleb lisada saatelehelt.',
        'Vahendit, mille kohta ühtegi kannet ei ole, laos ei peeta: selle kohta on näha ainult kasutus.',
      ],
      pages: ['stock', 'stockCount'],
      words: 'laoseis inventuur alustamine loendus',
    },
    {
      id: 'ladu-dokumenteerimata',
      question: 'Mida tähendab „dokumenteerimata“?',
      answer: [
        'Töödes on kasutatud rohkem, kui laos oli. Jääk alla nulli ei lähe: puuduolev kogus on eraldi kirjas. Lisage puuduv sissetulek õige kuupäevaga, loendage ladu või parandage kogus töös.',
      ],
      pages: ['stock', 'stockLedger'],
      words: 'miinus puudu null saateleht',
    },
    {
      id: 'ladu-keskmine-hind',
      question: 'Miks keskmine hind muutus?',
      answer: [
        'Iga hinnaga sissetulek segab oma hinna seniste hulka koguste järgi. Laokaardil on hinna juures „Miks?“: see näitab arvutust. Hinnata sissetulek jätab keskmise hinna endiseks.',
      ],
      pages: ['stockLedger', 'stock'],
      words: 'maksumus väärtus hind euro',
    },
    {
      id: 'lao-loendus',
      question: 'Kuidas telefonis ladu üle loen?',
      answer: [
        'Loenduse lehel on iga vahendi juures üks lahter ja kohe näha vahe arvestusega. Kirjutatu püsib ka siis, kui ühendus katkeb või leht uuesti laaditakse; loendus ei muutu varasematest kannetest.',
      ],
      pages: ['stockCount', 'stock'],
      words: 'inventuur vahe telefon võrk',
    },
  ],
}
