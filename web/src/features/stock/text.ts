import { counted } from '@vagu/core/text/counted'

const materials = (count: number): string => counted(count, 'tarvik', 'tarvikut')

/** Every word of the overview of the stock. */
export const stockText = {
  table: 'Laoseis tarvikute kaupa',
  receive: 'Lisa sissetulek',
  count: 'Loendus',
  decrease: 'Väljaminek',
  files: 'Trükk ja fail',
  print: 'Prindi laoseis',
  fileName: (day: string) => `laoseis-${day}`,
  sheet: (day: string) => `Laoseis ${day}`,
  paperTitle: (day: string) => `Laoseis ${day}`,
  search: 'Otsi tarvikut',
  searchPlaceholder: 'Tarviku nimi',
  kind: 'Tarviku liik',
  kinds: {
    all: 'Kõik',
    seed: 'Seemned',
    fertilizer: 'Väetised',
    chemical: 'Taimekaitse',
    material: 'Muud',
  },
  asOf: 'Seisuga',
  today: 'Täna',
  asOfNote: (day: string) => `Näidatud on ${day} õhtu seis: jääk, väärtus ja selle hooaja plaanid.`,
  columns: {
    name: 'Tarvik',
    kind: 'Liik',
    balance: 'Jääk',
    value: 'Väärtus',
    planned: 'Plaanis',
    free: 'Vaba',
    shortage: 'Puudu',
    due: 'Tähtaeg',
    unit: 'Ühik',
    price: 'Keskmine hind',
  },
  plannedTitle: (day: string) => `Kulub plaanide järgi kuni ${day}`,
  openLedger: (name: string) => `Ava laokaart: ${name}`,
  summary: (count: number) => `Laos ${materials(count)}`,
  value: 'Lao väärtus',
  without: (count: number) => `hind puudub: ${materials(count)}`,
  short: (count: number) => `${materials(count)} jääb plaanide jaoks puudu`,
  undocumentedSum: (count: number) => `${counted(count, 'tarvikul', 'tarvikul')} on dokumenteerimata kulu`,
  undocumented: (amount: string) => `dokumenteerimata ${amount}`,
  noDensity: 'kg ja l: tihedus puudub',
  noPrice: 'hind puudub',
  none: 'Laoseisu ei ole veel kirjas',
  noneText:
    'Alustage lugemisest: kirjutage iga tarviku juurde, kui palju seda praegu on. Tehtud tööd võtavad sealt edasi ise maha.',
  noneTextUsed: 'Allpool on viimati kasutatud tarvikud.',
  startCount: 'Alusta lugemisest',
  notKept: 'Laoarvestuseta tarvikud',
  notKeptText:
    'Neid on töödes kasutatud, aga laos ei ole nende kohta ühtegi kannet. Jääki ei saa öelda, kasutus on näha.',
  used: 'Kasutatud',
  countThis: 'Loe üle',
  countOf: (name: string) => `Loe üle: ${name}`,
  found: (shown: number, all: number) => `Näidatud ${shown}, kokku ${all}.`,
  noneFound: 'Ühtegi ei leitud',
  noneFoundText: 'Muutke otsingut või valige „Kõik“.',
  deleted: 'Kustutatud laokanded',
  deletedText: 'Kustutatud kanne jääb alles ja selle saab tagasi võtta.',
} as const

/** Words of what ends: the expiry of a lot, the authorisation of a product, its day of last use. */
export const dueText = {
  expiry: (day: string) => `aegub ${day}`,
  expired: (day: string) => `aegus ${day}`,
  authorisation: (day: string) => `luba kehtib ${day}`,
  authorisationOver: (day: string) => `luba lõppes ${day}`,
  useUp: (day: string) => `kasutada ${day}`,
  useUpOver: (day: string) => `kasutada tohtis ${day}`,
} as const
