import type { QuestionTopic } from './question.ts'

export const RULES: QuestionTopic = {
  title: 'Hoiatused ja reeglid',
  questions: [
    {
      id: 'reeglite-alused',
      question: 'Millisele seadusele reegel toetub ja kui värske see on?',
      answer: [
        'Leht „Reeglite alused“ näitab iga reegli kohta akti, paragrahvi, redaktsiooni ja päeva, mil reeglit sellega viimati võrreldi. Märgitud on need, mille võrdlus on üle aasta vana, ja need, mille teksti ei ole loetud.',
      ],
      pages: ['ruleSources', 'help'],
      words: 'seadus paragrahv redaktsioon Riigi Teataja alus',
    },
    {
      id: 'hoiatus-salvestamine',
      question: 'Vagu näitab rikkumist. Kas ma ei saagi tööd salvestada?',
      answer: [
        'Saate. Põlluraamatusse tuleb kirja panna see, mis päriselt tehti. Hoiatus jääb lehele „Hoiatused“ koos arvutuse ja allikaga, kuni põhjus kaob.',
      ],
      pages: ['addJob', 'warnings'],
      words: 'keelatud punane',
    },
    {
      id: 'hoiatuse-peitmine',
      question: 'Hoiatus on vale või olen sellega juba tegelenud',
      answer: [
        'Peitke hoiatus ja kirjutage põhjus: see jääb alles ka kontrolli jaoks. Kui muudate tööd nii, et rikutud reegel puudutab uusi päevi, pindala või tarvikut, ilmub hoiatus uuesti.',
        'Kui reegel ise tundub vale, kirjutage meile.',
      ],
      pages: ['warnings'],
      words: 'kustuta hoiatus',
    },
    {
      id: 'ooteaeg',
      question: 'Mis vahe on ooteajal ja tööootel?',
      answer: [
        'Ooteaeg on päevade arv viimasest pritsimisest koristuseni. Tööooteajal ei tohi põllul muid töid teha. Mõlemad tulevad taimekaitsevahendi märgiselt ja neid saab tarviku juures muuta.',
      ],
      pages: ['chemicals', 'addJob', 'warnings'],
      words: 'karantiin päevad koristus',
    },
    {
      id: 'kasutuskorrad',
      question: 'Kuidas loetakse kasutuskordi?',
      answer: [
        'Sama vahendi pindalad põllul liidetakse aasta jooksul kokku. Kui summa ületab põllu pindala korrutatuna lubatud kordadega (5% varuga), on hilisemad tööd üle piiri. Osaline pritsimine ei loe seega terve korrana.',
      ],
      pages: ['chemicals', 'warnings', 'addJob'],
      words: 'mitu korda usageTimes',
    },
    {
      id: 'seire',
      question: 'Miks küsitakse taimekaitsetöö juures seiret?',
      answer: [
        'Taimekaitsetöö peab põhinema seirel: mida otsiti, mida leiti ja kui palju. Soovitatud kogus on ainult abiks ja läheb kirja alles siis, kui selle kinnitate.',
        'Tarviku juurde saab salvestada tüüpilise seire, siis on see töö vormis valmis.',
      ],
      pages: ['addJob', 'chemicals'],
      words: 'umbrohi haigus kahjur kontroll',
    },
    {
      id: 'tunnistus',
      question: 'Miks minu töötajat taimekaitsetöö juures ei pakuta?',
      answer: [
        'Taimekaitsetööd pakutakse ainult taimekaitsetunnistusega töötajale. Märkige tunnistus ja selle lõpp töötaja juures; lõpu lähenemisest teatatakse kolm kuud ette.',
      ],
      pages: ['workers', 'addJob'],
      words: 'tunnistus litsents sertifikaat',
    },
    {
      id: 'kust-reeglid',
      question: 'Kust tulevad reeglid ja registrid?',
      answer: [
        'Iga reegel nimetab seaduse, paragrahvi ja redaktsiooni, mille vastu seda võrreldi; Vagu enda kontrollid on nii ka märgitud. Reeglid on kõik sellel samal abilehel.',
        'Taimekaitsevahendite register tuleb ametlikest avaandmetest; milline väljaanne kehtib, on näha registri juures.',
      ],
      pages: ['help', 'chemicals', 'warnings'],
      words: 'seadus PTA Riigi Teataja allikas',
    },
    {
      id: 'ei-tea',
      question: 'Mida tähendab hall „Ei tea“?',
      answer: [
        'Otsustamiseks on midagi puudu, näiteks põllu kultuur, kalle või vahendi ooteaeg. Selgituses on kirjas, mis, ja nupp viib selle juurde. Vagu ei näita rohelist enne, kui teab.',
      ],
      pages: ['addJob', 'warnings'],
      words: 'hall küsimärk puudub',
    },
  ],
}
