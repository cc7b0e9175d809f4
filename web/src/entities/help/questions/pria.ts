import type { QuestionTopic } from './question.ts'

export const PRIA: QuestionTopic = {
  title: 'PRIA',
  questions: [
    {
      id: 'pria-uhendamine',
      question: 'Kuidas ühendan põlluraamatu PRIAga?',
      answer: [
        'Avage menüüst PRIA ja logige sisse. Siis valige klient, kelle põldudest raamat räägib, ja andke nõusolek. Nimekirjas on iga kliendi juures kirjas, mida teie volitus lubab.',
        'Nõusoleku saate samal lehel igal ajal tagasi võtta: siis PRIAst enam ei loeta ega sinna saadeta. Juba saadetu jääb PRIAsse.',
      ],
      pages: ['priaConnect'],
      words: 'volitus nõusolek e-pria sisselogimine katkestamine',
    },
    {
      id: 'pria-mis-saadetakse',
      question: 'Kas midagi saadetakse PRIAle ilma minuta?',
      answer: [
        'Ei. Valite read, vaatate eelvaates üle, mis täpselt läheb, ja alles „Saada“ saadab. Saatmise saab peatada ja katkestada; saatmata read jäävad siis saatmata.',
        'Iga kirje juures on alles, millal, kes ja mida saatis ning mis PRIA vastas.',
      ],
      pages: ['priaJobs', 'priaFields', 'priaYield', 'priaCrops'],
      words: 'eelvaade automaatne kviitung ajalugu',
    },
    {
      id: 'pria-erineb',
      question: 'Kirje erineb PRIAs olevast. Kumb jääb?',
      answer: [
        'Iga erinevuse juures on kirjas, kes muutis: teie, PRIA või mõlemad. „Saada“ paneb teie andmed PRIAsse, „Too“ võtab PRIA andmed siia, „Jäta“ ei muuda kumbagi ja seda ei loeta enam erinevuseks, kuni üks pool jälle muutub.',
        'Kui muutnud on mõlemad, ei paku Vagu kumbagi ise: valige rida-realt.',
      ],
      pages: ['priaJobs', 'priaCrops', 'priaYield', 'priaFields'],
      words: 'konflikt erinevus suund muudetud mõlemad',
    },
    {
      id: 'pria-sidumine',
      question: 'Miks põld ei ole PRIA põlluga seotud?',
      answer: [
        'Vagu seob põllud massiivi ja põllu numbri, PRIA põllu ID või kuju järgi. Kui sobib mitu PRIA põldu, jääb valik teile: valige real õige põld ja suund „Seo“. Kaardil on mõlemad kujud korraga näha.',
        'Kuni põld ei ole seotud, ei saa saata ka selle kultuure, töid ja saake.',
      ],
      pages: ['priaFields'],
      words: 'link kuju kaart massiiv number',
    },
    {
      id: 'pria-puudub',
      question: 'Miks tööd ei saa PRIAle saata?',
      answer: [
        'Midagi on puudu, mida PRIA põlluraamat nõuab, näiteks töötaja, väetise liik või saagi kogus. Real on kirjas, mis puudub, ja nupp, mis avab vormi õige koha pealt. Pärast salvestamist võrdleb Vagu rea uuesti.',
      ],
      pages: ['priaJobs'],
      words: 'probleem puudu teisendamine tunnistus',
    },
    {
      id: 'pria-tahtaeg',
      question: 'Mis ajaks peab töö PRIAs olema?',
      answer: [
        'Töö tuleb põlluraamatusse kanda kümne päeva jooksul. Vagu ütleb rea juures, mitu päeva on jäänud, ja avalehel, kui tähtaeg läheneb. Suletud hooaega PRIA enam muutusi ei võta.',
      ],
      pages: ['priaJobs', 'addJob'],
      words: 'tähtaeg kümme päeva hilinenud hooaeg suletud',
    },
  ],
}
