import type { QuestionTopic } from './question.ts'

export const PLANNING: QuestionTopic = {
  title: 'Planeerimine',
  questions: [
    {
      id: 'mitu-mullaproovi',
      question: 'Mitu mullaproovi pean võtma ja mis päevaks?',
      answer: [
        'Üks proov iga 5 ha kohta. Lehe ülaosas on kirjas, mitu proovi on tänavu võtta ja mis päevaks; tabelis on sama põldude kaupa ning see, kui kaua senised kehtivad.',
      ],
      pages: ['soilSamples', 'soilTaking'],
      words: 'KSM fosfor kaalium kehtivus viis aastat',
    },
    {
      id: 'proovide-votmine',
      question: 'Kuidas plaani põllule kaasa võtan?',
      answer: [
        'Lehel „Proovide võtmise plaan“ on võlgu olevad proovid käimise järjekorras koos siltidega kottidele.',
      ],
      pages: ['soilTaking', 'soilSamples'],
      words: 'sildid kotid järjekord printimine',
    },
    {
      id: 'labori-fail',
      question: 'Kuidas labori tulemused failist sisse saan?',
      answer: [
        'Mullaproovide lehel vajutage „Impordi fail“ ja valige labori Exceli tabel, CSV või PDF. PDF-ist loetakse ainult see, mis on kindel. Kontrollige veerge ja ühikuid: parandatu jääb järgmiseks korraks meelde.',
        'Seejärel on read rühmades: uued, erinevad, samad, vastuolus, põlluta ja vigased. Salvestub see, mis on märgitud; lõpus on kirjas, mitu proovi jäi tagasi ja miks. Sama faili võib tuua uuesti, topelt ei teki midagi.',
      ],
      pages: ['soilImport', 'soilSamples'],
      words: 'labor protokoll METK PMK Excel CSV import tulemused kott',
    },
    {
      id: 'viljavaheldus',
      question: 'Kuidas viljavaheldusplaani täidan?',
      answer: [
        'Valige kultuur ja lohistage üle põldude ja aastate lahtrite. Vastuolud ja kultuuride osakaalud on näha värvimise ajal; sammu saab tagasi võtta.',
        'Plaan ei muuda põlde enne, kui võtate valmis aasta kasutusele.',
      ],
      pages: ['cropRotation'],
      words: 'külvikord kultuur plaan aasta värvimine',
    },
    {
      id: 'vaetamisplaan',
      question: 'Kuidas väetamisplaani teen?',
      answer: [
        'Iga põllu real on vajadus, antud ja kavandatud lämmastik, fosfor ja kaalium. Kui midagi puudub (kultuur, saagieesmärk, mullaproov), on rea juures kirjas, kust seda lisada.',
        'Valige põllud ja lisage neile väetis korraga või avage põld ja kavandage seal. Vagu ütleb enne lisamist, kas kogus mahub seaduse piiridesse, ja saab talu enda väetistest soovitada odavaima segu.',
        '„Tee töödeks“ teeb plaanist planeeritud tööd: kui töö on tehtud, täitub plaani riba.',
      ],
      pages: ['fertilizationPlan', 'soilSamples', 'yieldPlanning'],
      words: 'lämmastik fosfor kaalium norm segu kogus väetamiskava töödeks',
    },
    {
      id: 'vaetamisplaan-paberil',
      question: 'Mida peab väetamisplaanis paberil olema?',
      answer: [
        'Lehe vahekaardil „Trükk“ on plaan nii, nagu inspektor seda näha tahab: määruse üheksa andmeosa iga põllu kohta. Plaan on kohustuslik, kui haritavat maad on 50 ha või rohkem ja kasutate lämmastikväetist.',
        'Lämmastikunormid on soovituslikud: määruse lisade ametlikke norme Vagul ei ole. Vajaduse saab põhjusega ise määrata, ka see jääb paberile.',
      ],
      pages: ['fertilizationPlan'],
      words: 'trükkimine A4 inspektor PTA kontroll määrus nr 50 üheksa',
    },
    {
      id: 'saagikus',
      question: 'Kuidas saagikust arvutatakse?',
      answer: [
        'Tonnid jagatakse hektaritega, kust need kaaluti; mitu koristust samalt põllult on põllu pind üks kord. Kui kirjutate koristustöösse niiskuse, arvutatakse teravili ja kaunvili ümber 14% ja õliseemned 9% niiskusele.',
        'Ilma kaaluta saak, kaalumata koristus ja koristamata põld on nimetatud ning nullina ei loe. Hinnang võrdleb saaki teie eesmärgiga, selle puudumisel viie eelmise aasta keskmisega.',
      ],
      pages: ['yieldOverview'],
      words: 'saak tonn hektar niiskus koristus keskmine mediaan diagramm',
    },
    {
      id: 'saagieesmark',
      question: 'Kust saagi eesmärk tuleb?',
      answer: [
        'Teie oma varasematest saakidest: kultuuri juures on viie aasta keskmine ja mediaan, millega saab kõik põllud korraga täita. Iga põllu eesmärki saab eraldi muuta. Väärtuse jaoks kirjutage oma tonni hind.',
      ],
      pages: ['yieldPlanning'],
      words: 'saagikus tonn hind mediaan keskmine',
    },
    {
      id: 'tarvikute-kuluplaan',
      question: 'Kust tean, mida ja kui palju osta?',
      answer: [
        'Tarvikute kuluplaan liidab vajaduse töödest, väetamisplaanist ja kuluplaanist, iga vajaduse üks kord. Maha arvatakse tehtu, laos olev ja tellitu; ostukogus ümardub täis pakenditeks, kui pakendi suurus on kirjas.',
        'Tellimused on tarnijate kaupa: tellimuse saab trükkida või failina saata. Kui kaup on käes, märkige rida saabunuks, siis on see ka laos.',
      ],
      pages: ['suppliesPlan', 'stock'],
      words: 'ostmine tellimus tarnija pakend vajadus puudu',
    },
    {
      id: 'kuluplaan',
      question: 'Kuidas kuluplaani teen?',
      answer: [
        'Lisage seemned, väetised ja taimekaitsevahendid valitud põldudele korraga, kultuuri malli järgi või eelmise aasta plaanist. „Tee töödeks“ teeb ridadest planeeritud tööd.',
        'Kui põllu kultuur muutub, on read eraldi nimekirjas: need saab alles jätta, üle viia või kustutada.',
      ],
      pages: ['requisitePlan', 'suppliesPlan'],
      words: 'seeme väetis taimekaitse mall eelmine aasta töödeks',
    },
    {
      id: 'mis-siis-kui',
      question: 'Mis muutuks, kui põllul oleks teine kultuur?',
      answer: [
        'Kuluplaani nupp „Mis siis, kui…“ arvutab valitud põllule teise kultuuri: mida tuleks juurde osta, mis jääks lattu ja mida põld hinnanguliselt teeniks. Midagi ei salvestata.',
        'Viljavaheldusplaanis avage lahter: sealt viib nupp „Mis siis, kui“ samasse aknasse, põld on juba valitud. Vajadus tuleb teie samade põldude või kultuuri malli järgi; kui kumbagi ei ole, on see öeldud.',
      ],
      pages: ['requisitePlan', 'cropRotation', 'profitability'],
      words: 'teine kultuur proovimine vahetus võrdlus ost tulu kasum oder nisu',
    },
    {
      id: 'tasuvus',
      question: 'Kuidas tasuvus kokku tuleb?',
      answer: [
        'Tulu on saak korda müügihind ja toetused; kulu on materjalid selle päeva laohinnaga, tööde hektarihinnad, tunnid ja muud kulud. Ühised kulud jagunevad pindala järgi.',
        'Puuduv hind või kogus on nimetatud ega loe nulliks. Kavandatu ja hinnanguline on triibuline.',
      ],
      pages: ['profitability'],
      words: 'kasum kulu tulu hind toetus hektar tonn',
    },
  ],
}
