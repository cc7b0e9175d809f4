import type { GuideKey } from '@vagu/core/guides/schema'
import type { RouteKey } from '../../navigation/paths.ts'

export interface Guide {
  readonly key: GuideKey
  readonly title: string
  readonly steps: readonly string[]
  /** Page on which the guide begins. */
  readonly page: RouteKey
}

/** Guides to what can be learnt step by step; an installation may have a video of each. */
export const GUIDES: readonly Guide[] = [
  {
    key: 'firstEvening',
    title: 'Esimene õhtu: põldudest esimese tööni',
    steps: [
      'Tooge põllud PRIA failist või joonistage esimene põld kaardile.',
      'Lisage taimekaitsevahendid ja väetised, mida tänavu kasutate: nimest piisab kolmest tähest.',
      'Lisage töötaja ja märkige taimekaitsetunnistuse lõpp.',
      'Lisage esimene töö ja vaadake, mida reeglid iga põllu juures ütlevad.',
    ],
    page: 'addJob',
  },
  {
    key: 'importFields',
    title: 'Põllud PRIA failist',
    steps: [
      'Laadige PRIA e-teenusest alla oma põldude fail.',
      'Lohistage see lehele „Põldude toomine failist“ või valige kettalt.',
      'Vaadake üle, mis on uus ja mis muutub: vana ja uus kuju on samal kaardil, vahe hektarites.',
      'Jätke linnuke alles ainult neil muudatustel, mida soovite, ja salvestage.',
    ],
    page: 'fieldImport',
  },
  {
    key: 'drawFields',
    title: 'Põllu piiri joonistamine ja jagamine',
    steps: [
      'Avage põld ja vajutage kaardi juures joonistamise nuppu.',
      'Puudutage nurki järjest; naaberpõllu piir tõmbab nurga külge. Pindala on näha joonistamise ajal.',
      'Nurka saab nihutada, lisada serva keskele ja kustutada; iga sammu saab tagasi võtta.',
      'Jagamiseks tõmmake joon üle põllu ja otsustage, millest aastast see kehtib.',
    ],
    page: 'fields',
  },
  {
    key: 'addJob',
    title: 'Töö lisamine mitmele põllule',
    steps: [
      'Valige põllud: nimega, grupina või kaardilt.',
      'Valige töö. Vorm küsib täpselt seda, mida see töötüüp kogub.',
      'Kirjutage tarviku norm hektarile; kogus arvutatakse põldude pindalast.',
      'Vaadake otsust iga põllu juures ja salvestage. Järgmine töö samade andmetega on ühe vajutuse kaugusel.',
    ],
    page: 'addJob',
  },
  {
    key: 'oneLine',
    title: 'Töö ühe reaga',
    steps: [
      'Vajutage klahvi / ja kirjutage, mida tegite, näiteks „eile kündsin Mäealuse“.',
      'Vaadake, mida Vagu aru sai; mis on mitmeti mõistetav, seda küsitakse.',
      'Vajutage Enter: vorm on täidetud. Kontrollige ja salvestage.',
    ],
    page: 'addJob',
  },
  {
    key: 'jobTable',
    title: 'Palju töid tabelina',
    steps: [
      'Valige tööde lisamise lehel „Tabelina“.',
      'Kirjutage ridu klahvidega või kleepige Excelist koos pealkirjadega.',
      'Parandage read, mille juures on märge, ja salvestage kõik korraga.',
    ],
    page: 'addJob',
  },
  {
    key: 'customAreas',
    title: 'Pindalatüübid: ääreala ja vähendatud pindala',
    steps: [
      'Avage põldude lehelt „Pindalatüübid“ ja lisage uus, näiteks „6m äärealata“.',
      'Valige arvutuse viis: kogu põld, ilma ääreribata, ainult ääreriba või protsent.',
      'Kinnitage iga põllu pindala; punane arv näitab, mitu vajab ülevaatamist.',
      'Töö vormis valige pindalatüüp: uue töö pindala täitub sellest. Vanad tööd ei muutu.',
    ],
    page: 'customFieldAreas',
  },
  {
    key: 'chemicals',
    title: 'Taimekaitsevahendid ja seire',
    steps: [
      'Kirjutage kolm tähte vahendi nimest ja valige registrist.',
      'Kontrollige ooteaegu, kasutuskordi ja ohutusalasid märgise järgi.',
      'Lisage tüüpiline seire: haigus, kahjur või umbrohi ja leitud kogus.',
      'Pritsimistöö juures kinnitage, mida tegelikult leidsite.',
    ],
    page: 'chemicals',
  },
  {
    key: 'warnings',
    title: 'Hoiatused: mida teha',
    steps: [
      'Avage hoiatus ja lugege arvutust: mis töö, mis päev, mis piir ja kust see tuleb.',
      'Parandage viga kirjes, kui see on kirjaviga; tegelikku tööd ärge muutke.',
      'Kui hoiatus on põhjendatud erand, peitke see ja kirjutage põhjus.',
    ],
    page: 'warnings',
  },
  {
    key: 'book',
    title: 'Põlluraamat paberil ja failina',
    steps: [
      'Avage „Väljavõtted“ ja valige, mis aeg ja millised põllud.',
      'Vaadake, mis seaduse järgi puudu on: iga puudus viib kirjeni, mida parandada.',
      'Laadige alla PDF, Excel või CSV. Kood tiitellehel näitab hiljem, kas andmed on samad.',
      'Ühe põllu või filtreeritud tööde lehe saab printida otse sealt, kus seda vaatate.',
    ],
    page: 'book',
  },
]
