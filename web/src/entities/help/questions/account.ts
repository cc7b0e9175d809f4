import { OWN_DATA } from './own-data.ts'
import type { QuestionTopic } from './question.ts'

export const ACCOUNT: QuestionTopic = {
  title: 'Konto ja andmed',
  questions: [
    {
      id: 'parool',
      question: 'Unustasin salasõna',
      answer: [
        'Sisselogimise lehel vajutage „Unustasin salasõna“. E-kirjas olev link kehtib piiratud aja ja ühe korra; uus salasõna lõpetab kõik senised sisselogimised.',
      ],
      pages: ['forgotPassword', 'login'],
      words: 'parool sisselogimine',
    },
    {
      id: 'kinnitus',
      question: 'Miks tuleb e-posti aadress kinnitada?',
      answer: [
        'Kinnitatud aadress tõendab, et kiri jõuab teieni: sellele saadetakse salasõna vahetamise link. Uue kirja saab saata konto menüüst.',
      ],
      pages: ['proveEmail', 'help'],
      words: 'kinnitamine link e-kiri',
    },
    {
      id: 'kelle-andmed',
      question: 'Kelle omad on andmed?',
      answer: [
        'Teie omad. Vagu ei saada neid kellelegi ilma teie soovita. Kaart küsib aluspilti Maa- ja Ruumiametilt ja PRIA kaarti ainult siis, kui põllu sealt üles otsite.',
      ],
      pages: ['addJob', 'help'],
      words: 'privaatsus GDPR isikuandmed',
    },
    {
      id: 'mitu-inimest',
      question: 'Muutsin kirjet ja Vagu näitas kahte varianti',
      answer: [
        'Keegi teine, või te ise teises aknas, muutis sama kirjet vahepeal. Kumbki ei ole kadunud: valige, kumb jääb kehtima. Teine jääb ajalukku.',
      ],
      pages: ['jobs', 'fields', 'workers'],
      words: 'konflikt 409 kaks akent',
    },
    {
      id: 'kiri-vagule',
      question: 'Leidsin vea või mul on ettepanek',
      answer: ['Kirjutage konto menüüst „Võta ühendust“. Saate kohe sõnumi numbri ja vastame e-postiga.'],
      pages: ['help', 'addJob'],
      words: 'tagasiside kontakt abi',
    },
    ...OWN_DATA,
  ],
}
