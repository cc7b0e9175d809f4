import type { QuestionTopic } from './question.ts'

export const START: QuestionTopic = {
  title: 'Alustamine',
  questions: [
    {
      id: 'millest-alustada',
      question: 'Millest alustada?',
      answer: [
        'Tooge kõigepealt sisse põllud: kõige kiirem on PRIA e-teenusest alla laaditud fail. Seejärel lisage tarvikud, mida tänavu kasutate, ja töötajad, kellel on taimekaitsetunnistus.',
        'Esimese töö võib kirja panna ka kohe: põllust piisab, tarviku ja töötaja saab lisada töö vormi seest.',
      ],
      pages: ['addJob', 'fieldImport', 'fields'],
      words: 'esimesed sammud algus seadistamine',
    },
    {
      id: 'saagiaasta',
      question: 'Mis on saagiaasta ja miks mu töö on teise aasta all?',
      answer: [
        'Saagiaasta algab tavaliselt eelmise aasta 1. septembril ja lõpeb 31. augustil: sügisene talivilja külv kuulub järgmise aasta saagi juurde.',
        'Aasta valik on lehe ülaosas. Kui põllul algas hooaeg teisel päeval, määrake see põllu lehel; töö ise jääb alles ja nähtavaks.',
      ],
      pages: ['field', 'addJob', 'jobs', 'fields'],
      words: 'hooaeg aasta september',
    },
    {
      id: 'demo',
      question: 'Mille poolest näidis päris kontost erineb?',
      answer: [
        'Näidis on terve programm näidisandmetega, mis töötab teie veebilehitsejas. Sisestatu ei jõua kuhugi ja kaob, kui te seda registreerudes kaasa ei võta.',
        'Kirju näidis ei saada, kontosid ei seo ja tellimusi ei tee. Muu töötab nagu päris kontol.',
      ],
      pages: ['addJob'],
      words: 'proovimine demo',
    },
    {
      id: 'telefonis',
      question: 'Kas Vagu saab kasutada telefonis ja traktoris?',
      answer: [
        'Jah. Leht kohandub väikesele ekraanile, põhilised lehed on all ribal ja konto menüüst saab valida suure kontrastiga välimuse „Päike“.',
        'Kui levi kaob salvestamise ajal, jääb sisestatu vormi alles ja salvestada saab uuesti; sama töö ei lähe kirja kaks korda.',
      ],
      pages: ['addJob', 'dayPlanner'],
      words: 'mobiil nutitelefon levi internet',
    },
    {
      id: 'kadunud',
      question: 'Kustutasin midagi kogemata. Kuidas see tagasi saada?',
      answer: [
        'Kohe pärast kustutamist on kirjas nupp „Võta tagasi“. Hiljem leiate põllud, tööd, tarvikud, töötajad ja pindalatüübid lehelt „Kustutatud“.',
        'Iga kirje juures on ajalugu: kes, millal ja mida muutis. Varasema seisu saab sealt taastada.',
      ],
      pages: ['deleted', 'jobs', 'fields', 'workers'],
      words: 'taastamine ajalugu tagasivõtmine',
    },
  ],
}
