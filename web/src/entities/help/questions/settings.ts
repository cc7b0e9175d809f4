import type { QuestionTopic } from './question.ts'

export const SETTINGS: QuestionTopic = {
  title: 'Seaded, kirjad ja juhendid',
  questions: [
    {
      id: 'nadalakiri',
      question: 'Mis kiri tuleb esmaspäeviti ja kuidas sellest loobun?',
      answer: [
        'Kirjas on, mis on ees: kandmata tööd, mille tähtaeg läheneb, nädala tööd, lõppevad ooteajad ja taimekaitsetunnistused. Kui midagi ees ei ole, kirja ei tule.',
        'Kirja lülitate välja siin, osas „Kirjad“, või kirja enda lõpus oleva lingiga. Kiri tuleb ainult kinnitatud aadressile.',
      ],
      pages: ['settings'],
      words: 'e-kiri nädal loobumine teavitus',
    },
    {
      id: 'kalender',
      question: 'Kuidas saan tööd oma telefoni kalendrisse?',
      answer: [
        'Vajutage „Loo kalendri aadress“, kopeerige see ja lisage oma kalendris tellitava kalendrina. Kalender uuendab end ise: seal on ettevalmistatud tööd ja päevad, mil põld on pärast ooteaega jälle vaba.',
        'Aadressi teadja näeb kalendrit, seega ärge jagage seda. Kui see sattus võõra kätte, looge uus või võtke aadress tagasi: vana lakkab kohe töötamast.',
      ],
      pages: ['settings', 'dayPlanner'],
      words: 'iCal ICS Google Outlook iPhone tellimine',
    },
    {
      id: 'vead-ja-seanss',
      question: 'Mida minu tööst Vagu pidajale saadetakse ja kuidas sellest loobun?',
      answer: [
        'Kui paigaldus seda teeb, on siin osa „Mida Vagu pidajale saadetakse“. Vea korral läheb teele vea kirjeldus ja koht programmis. Seansi salvestusest on näha lehe kuju ja klõpsud; iga tähe ja numbri asemel on tärn, pilte ega kaarti kaasa ei lähe.',
        'Linnuke samas osas lõpetab mõlemad selles brauseris. Kui seda osa siin ei ole, ei saadeta midagi.',
      ],
      pages: ['settings'],
      words: 'privaatsus salvestamine seanss vearaport loobumine jälgimine',
    },
    {
      id: 'videod',
      question: 'Miks mõnel juhendil videot ei ole?',
      answer: [
        'Iga juhend on sammhaaval kirjas. Video lisab paigalduse pidaja; kui seda veel ei ole, siis nuppu „Vaata videot“ ka ei ole.',
      ],
      pages: ['videos'],
      words: 'youtube film õpetus',
    },
    {
      id: 'video-andmed',
      question: 'Kas video vaatamine saadab midagi välja?',
      answer: [
        'Enne nupu vajutamist mitte. Video ise tuleb YouTube’ist: siis näeb ka tema, et seda vaadati. Põlluraamatu andmeid kaasa ei lähe.',
      ],
      pages: ['videos'],
      words: 'privaatsus youtube küpsised',
    },
    {
      id: 'uus-mark',
      question: 'Mida tähendab märk „Uus“ menüüs?',
      answer: [
        'Vagus on midagi, mida te ei ole veel vaadanud. Märk kaob, kui avate lehe „Uuendused“; järgmisel korral on uued ainult need, mis tulid vahepeal.',
      ],
      pages: ['changelog'],
      words: 'märk uus versioon muudatus',
    },
    {
      id: 'kas-uuendada',
      question: 'Kas pean midagi tegema, et uuendused kätte saada?',
      answer: [
        'Ei pea: uuendatakse serveris. Kui leht oli uuendamise ajal lahti, laadige see uuesti; pooleli töö vorm jääb samas aknas alles.',
      ],
      pages: ['changelog'],
      words: 'versioon laadimine paigaldamine',
    },
  ],
}
