import { counted } from '@vagu/core/text/counted'

const materials = (count: number): string => counted(count, 'vahend', 'vahendit')

/** Every word of the overview of the stock. */
export const stockText = {
  table: 'Laoseis vahendite kaupa',
  receive: 'Lisa sissetulek',
  count: 'Loendus',
  decrease: 'Väljaminek',
  files: 'Trükk ja fail',
  print: 'Trüki laoseis',
  file: 'Laoseis failina',
  fileName: (day: string) => `laoseis-${day}.csv`,
  paperTitle: (day: string) => `Laoseis ${day}`,
  search: 'Otsi vahendit',
  searchPlaceholder: 'Vahendi nimi',
  kind: 'Vahendi liik',
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
    name: 'Vahend',
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
  undocumentedSum: (count: number) => `${counted(count, 'vahendil', 'vahendil')} on dokumenteerimata kulu`,
  undocumented: (amount: string) => `dokumenteerimata ${amount}`,
  noDensity: 'kg ja l: tihedus puudub',
  noPrice: 'hind puudub',
  none: 'Laoseisu ei ole veel kirjas',
  noneText:
    'Alustage lugemisest: kirjutage iga vahendi juurde, kui palju seda praegu on. Tehtud tööd võtavad sealt edasi ise maha.',
  noneTextUsed: 'Allpool on viimati kasutatud vahendid.',
  startCount: 'Alusta lugemisest',
  notKept: 'Laoarvestuseta vahendid',
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
