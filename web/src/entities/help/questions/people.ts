import type { QuestionTopic } from './question.ts'

export const PEOPLE: QuestionTopic = {
  title: 'Kasutajad ja ettevõtted',
  questions: [
    {
      id: 'rollid',
      question: 'Mille poolest rollid erinevad?',
      answer: [
        'Omanik teeb kõike: haldab ka ettevõtet, kasutajaid ja tellimusi. Kaaskasutaja näeb ja muudab kogu põlluraamatut. Töötegija märgib töid ja lisab fotosid, hindu ega tasusid ta ei näe. Nõustaja vaatab andmeid ja kommenteerib hoiatusi.',
        'Lehe all olev tabel ütleb iga tegevuse kohta, kes seda teha tohib. Rolli saab omanik hiljem muuta.',
      ],
      pages: ['people'],
      words: 'õigused omanik kaaskasutaja töötegija nõustaja konsulent traktorist',
    },
    {
      id: 'kutsumine',
      question: 'Kuidas kutsun kellegi põlluraamatusse?',
      answer: [
        'Kirjutage tema e-posti aadress, valige roll ja vajutage „Saada kutse“. Link kirjas kehtib 14 päeva; kontot ei pea tal enne olema, salasõna valib ta lingi taga ise.',
        'Kui kiri ei jõudnud kohale, saatke sama kutse uuesti: vana link enam ei kehti. Valele aadressile läinud kutse saab tagasi võtta.',
      ],
      pages: ['people', 'workers'],
      words: 'kutse link e-kiri lisa inimene',
    },
    {
      id: 'lahkumine',
      question: 'Inimene läks meilt ära. Mis saab tema kirja pandud töödest?',
      answer: [
        'Need jäävad alles ja ajaloost on edasi näha, kes mida tegi. Kui ta eemaldate, logitakse ta kohe välja ja selle ettevõtte andmeid ta enam ei näe. Tagasi saab ta uue kutsega.',
        'Viimast omanikku eemaldada ei saa: tehke enne omanikuks keegi teine.',
      ],
      pages: ['people'],
      words: 'eemaldamine lahkumine viimane omanik',
    },
    {
      id: 'mitu-ettevotet',
      question: 'Mul on mitu ettevõtet. Kas pean iga kord uuesti sisse logima?',
      answer: [
        'Ei pea. Lisage siit uus ettevõte või siduge olemasolev konto; seejärel vahetate ettevõtet menüü ülaosas. Iga ettevõtte põllud, tööd ja valitud saagiaasta on eraldi.',
        'Kui sama ettevõte oli lahti ka teises aknas, ütleb see aken, et vahepeal on avatud teine ettevõte, ega salvesta midagi valesse kohta.',
      ],
      pages: ['people', 'account'],
      words: 'sidumine vahetamine teine konto osaühing FIE',
    },
  ],
}
