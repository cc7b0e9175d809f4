import type { QuestionTopic } from './question.ts'

export const ORDERS: QuestionTopic = {
  title: 'Tellimus ja arved',
  questions: [
    {
      id: 'prooviaeg',
      question: 'Mis saab siis, kui prooviaeg lõpeb?',
      answer: [
        'Midagi ei kao ega lukustu: põlluraamatut saab lugeda, täita ja välja viia igas olekus. Vagu tuletab meelde, et tellimus on tegemata. Prooviaja lõpp on kirjas lehel „Konto“.',
      ],
      pages: ['account'],
      words: 'tasuta proovimine tasu hind',
    },
    {
      id: 'tellimine',
      question: 'Kuidas tellin ja kust saan arve?',
      answer: [
        'Lehe „Konto“ osas „Tellimus“ vajutage „Telli“: pindala on täidetud kasutusel põldude järgi ja hind on näha enne saatmist. Arvele on vaja ettevõtte nime, registrikoodi ja aadressi.',
        'Arve jääb samasse kohta PDF-ina ja e-arvena (XML) ning tuleb e-postiga, kui teie aadress on kinnitatud. Tellimus kehtib kalendriaasta lõpuni.',
      ],
      pages: ['account'],
      words: 'arve hektar e-arve PDF käibemaks maksmine',
    },
    {
      id: 'pindala-kasvas',
      question: 'Sain põlde juurde. Kas tellimust peab muutma?',
      answer: [
        'Väike kasv ei vaja midagi. Kui kasutusel on märgatavalt rohkem, kui tellitud, näitab Vagu teadet ja „Telli juurde“ arvestab ainult puuduva pindala. Põllu, mida te enam ei pea, saab põldude lehel kasutusest võtta.',
      ],
      pages: ['account', 'fields'],
      words: 'juurde pindala suurenes rohkem hektareid',
    },
    {
      id: 'vale-arve',
      question: 'Arve on valesti. Mida teha?',
      answer: [
        'Väljastatud arvet ei muudeta. Kirjutage meile: vea korral koostatakse kreeditarve, mis on siis sama arve kõrval.',
      ],
      pages: ['account'],
      words: 'kreeditarve parandus tagasi',
    },
  ],
}

/** Questions of the admins of an installation. */
export const ADMINS: QuestionTopic = {
  title: 'Paigalduse haldajale',
  questions: [
    {
      id: 'makse-laekus',
      question: 'Kuidas märgin arve tasutuks?',
      answer: [
        'Otsige arve numbri, ettevõtte või e-posti järgi, vajutage „Märgi tasutuks“ ja valige päev, mil makse laekus. Eksimuse korral saab makse tagasi võtta; mõlemad jäävad kirja.',
      ],
      pages: ['orders'],
      words: 'makse laekumine pank viitenumber',
    },
    {
      id: 'meeldetuletus',
      question: 'Kellele meeldetuletus läheb?',
      answer: [
        'Sellele, kes tellis, kui tema aadress on kinnitatud, muidu teisele kinnitatud aadressiga omanikule. Kui kellelgi ei ole kinnitatud aadressi, on see tellimuse juures kirjas ja kirja ei saadeta.',
      ],
      pages: ['orders'],
      words: 'tähtaeg võlg tasumata',
    },
    {
      id: 'krediteerimine',
      question: 'Kuidas parandan vale arve?',
      answer: [
        'Vajutage „Krediteeri“ ja kirjutage pindala, mis arvest maha läheb. Kreeditarvet tagasi võtta ei saa; juba tasutud raha tagastage ostjale ise.',
      ],
      pages: ['orders'],
      words: 'kreeditarve tagastus',
    },
    {
      id: 'uus-register',
      question: 'Kuidas uuendan taimekaitsevahendite registrit?',
      answer: [
        'Laadige avaandmetest alla kolm CSV-faili ja valige need selle lehe all, ka ühe zip-failina. Seejärel on näha, mitu toodet on uut, muutunut ja kadunut; vigaseid faile vastu ei võeta ja kehtima jääb eelmine seis.',
      ],
      pages: ['adminOverview'],
      words: 'register avaandmed csv taimekaitsevahend',
    },
    {
      id: 'haldaja-oigus',
      question: 'Miks ma seda lehte ei näe, kuigi olen haldaja?',
      answer: [
        'Haldaja õigus käib e-posti aadressi järgi, mis on paigalduse seadistuses, ja kehtib alles siis, kui see aadress on kinnitatud. Kinnituslingi saab uuesti saata konto menüüst.',
      ],
      pages: ['adminOverview', 'orders'],
      words: 'õigus kinnitamine VAGU_ADMIN_EMAILS',
    },
  ],
}
