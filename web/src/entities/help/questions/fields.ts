import type { QuestionTopic } from './question.ts'

export const FIELDS: QuestionTopic = {
  title: 'Põllud',
  questions: [
    {
      id: 'pollud-failist',
      question: 'Kuidas tuua põllud PRIA failist?',
      answer: [
        'Laadige PRIA e-teenusest alla oma põldude fail ja avage see lehel „Põldude toomine failist“. Sobivad GML, GeoJSON, shape-fail (ZIP), KML ja KMZ, GeoPackage, CSV ning Exceli tabel.',
        'Enne salvestamist näete iga põllu kohta vana ja uut kuju ning pindala ja valite, mida üle võtta. Sama faili teist korda tuues ei teki midagi topelt.',
      ],
      pages: ['fieldImport', 'fields'],
      words: 'import üleslaadimine massiiv kontuur',
    },
    {
      id: 'joonistamine',
      question: 'Kuidas põldu kaardile joonistada või piiri parandada?',
      answer: [
        'Avage põld muutmiseks ja vajutage kaardi juures joonistamise nuppu. Nurki saab lisada, nihutada ja kustutada hiire, sõrme või klaviatuuriga; kehtivad ka kirjutatud koordinaadid.',
        'Pindala muutub joonistamise ajal. Joon, mis lõikaks iseennast, ei jää kehtima ja koht näidatakse kaardil.',
      ],
      pages: ['fields', 'field'],
      words: 'kontuur kaart nurk auk piir',
    },
    {
      id: 'jagamine',
      question: 'Kevadel jagan põllu kaheks. Mis saab senistest töödest?',
      answer: [
        'Põllu jagamisel tõmbate kaardile joone. Varasemad aastad jäävad vana põllu juurde, sellest hooajast alates on kaks põldu; selle hooaja tööd jagatakse pindala järgi ja seda küsitakse enne üle.',
        'Naaberpõlde saab samamoodi liita. Mõlemat saab tagasi võtta, kuni midagi ei ole muudetud.',
      ],
      pages: ['field', 'fields'],
      words: 'poolitamine liitmine ühendamine',
    },
    {
      id: 'jarjekord',
      question: 'Kuidas panna põllud oma järjekorda?',
      answer: [
        'Põldude lehel valige „Järjesta põllud“ ja lohistage ridu või liigutage neid klaviatuuriga. Järjestada saab ka nime, massiivi numbri, pindala või kultuuri järgi.',
        'See järjekord kehtib igal pool: valikutes, gruppides, planeerijas ja paberil.',
      ],
      pages: ['fields'],
      words: 'sortimine lohistamine',
    },
    {
      id: 'grupid',
      question: 'Milleks on põllugrupid?',
      answer: [
        'Grupp valib töö vormis mitu põldu ühe vajutusega, näiteks „Kodu ümbrus“. Põld kuulub ühte gruppi ja grupis on vähemalt kaks põldu.',
      ],
      pages: ['fields', 'addJob'],
      words: 'rühm',
    },
    {
      id: 'pindalatuubid',
      question: 'Mis on pindalatüübid?',
      answer: [
        'Pindalatüüp annab tööle põllu pindalast erineva pindala, näiteks „6m äärealata“ või „10% vähendus“. Ribad arvutatakse põllu kujust.',
        'Pindalatüübi muutmine ei muuda juba kirjas olevaid töid: see täidab ainult uue töö pindala.',
      ],
      pages: ['customFieldAreas', 'fields', 'addJob'],
      words: 'ääreala puhverriba ohutusala protsent',
    },
    {
      id: 'nitraaditundlik',
      question: 'Kus märgin, et põld on nitraaditundlikul alal või kallakul?',
      answer: [
        'Põllu muutmise vormis „Numbrid ja piirangud“ all. Kallaku leiate Maa- ja Ruumiameti kallete kaardilt.',
        'Kui see on teadmata, ütleb Vagu väetamistöö juures, et otsustamiseks on andmeid puudu, mitte et kõik on korras.',
      ],
      pages: ['fields', 'field'],
      words: 'NTA Pandivere Adavere kalle',
    },
    {
      id: 'mitteaktiivne',
      question: 'Põld ei ole enam minu kasutuses. Kas kustutada?',
      answer: [
        'Muutke see mitteaktiivseks: tööd ja aastad jäävad alles, aga põldu ei pakuta enam ja see ei lähe pindala summadesse. Kustutage ainult eksikombel tehtud põld.',
      ],
      pages: ['fields'],
      words: 'rent lõppes ära anda',
    },
  ],
}
