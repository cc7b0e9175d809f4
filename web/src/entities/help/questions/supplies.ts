import type { QuestionTopic } from './question.ts'

export const SUPPLIES: QuestionTopic = {
  title: 'Tarvikud ja töötajad',
  questions: [
    {
      id: 'tarvik-registrist',
      question: 'Kuidas lisada taimekaitsevahend registrist?',
      answer: [
        'Kirjutage taimekaitsevahendi vormis kolm tähte nimest ja valige pakutust. Toimeained, ooteajad, kasutuskorrad ja ohutusalad täituvad ise; kõike saab märgise järgi muuta.',
        'Mõned pikenduse saanud vahendid võivad registrist puududa. Neid saab kasutada, aga kontrollige märgist.',
      ],
      pages: ['chemicals', 'addJob'],
      words: 'herbitsiid fungitsiid insektitsiid pestitsiid',
    },
    {
      id: 'tarviku-muutmine',
      question: 'Parandasin tarviku andmeid. Kas varasemad tööd muutuvad?',
      answer: [
        'Mitte ise. Iga töö kannab tarviku andmeid sellisena, nagu need töö ajal olid. Pärast tarviku muutmist pakutakse tööd, mida uuendada, koos vana ja uue väärtuse ning hoiatustega, mis tekivad või kaovad.',
      ],
      pages: ['chemicals', 'fertilizers', 'seeds', 'supplies'],
      words: 'seotud töökannete uuendamine',
    },
    {
      id: 'puhtimine',
      question: 'Kuhu kirjutada puhis?',
      answer: [
        'Seemne juurde: valige puhtimisvahend ja norm (l/t). Puhtimisvahend peab olema teada taimekaitsevahend. Kulu arvutatakse seemnekogusest.',
      ],
      pages: ['seeds', 'addJob'],
      words: 'puhtimine coating',
    },
    {
      id: 'seemne-tunnistus',
      question: 'Milline seemne sertifikaat valida oma seemnele?',
      answer: [
        '„OTS“ on oma toodetud seeme ja selle juurde numbrit ei küsita. Muul juhul valige kategooria ja kirjutage partii või sertifikaadi number.',
      ],
      pages: ['seeds'],
      words: 'OTS C1 C2 sertifikaat partii',
    },
    {
      id: 'toitained',
      question: 'Väetise kotil on P₂O₅ ja K₂O, aga Vagu küsib P ja K',
      answer: [
        'Vormis on mõlemad: kirjutage ükskõik kumb ja teine arvutatakse. P₂O₅ = P × 2,29 ja K₂O = K × 1,20. Abivahendite lehel on ka eraldi kalkulaator.',
      ],
      pages: ['fertilizers', 'helpMaterials'],
      words: 'fosfor kaalium oksiid',
    },
    {
      id: 'sonnik',
      question: 'Kuidas lisada sõnnik või muu orgaaniline väetis?',
      answer: [
        'Väetise vormis valige liik „orgaaniline“ ja sõnniku tüüp. Soovituslikud sisaldused täituvad ise ja on nii märgitud; analüüsi korral kirjutage oma arvud. Kulunorm on t/ha või m³/ha.',
      ],
      pages: ['fertilizers', 'addJob'],
      words: 'läga tahesõnnik virts digestaat',
    },
    {
      id: 'tunnihind',
      question: 'Kas tunnihinda näevad ka teised?',
      answer: [
        'Tunnihind on ainult teie talu kirjes. Teised talud ja kontod ega töötaja rolliga kasutajad seda ei näe; töö kirjesse see ei lähe, tööaja kandele kopeeritakse.',
      ],
      pages: ['workers'],
      words: 'palk hind privaatsus',
    },
  ],
}
