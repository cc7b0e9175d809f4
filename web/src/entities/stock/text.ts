import { counted } from '@vagu/core/text/counted'
import type { StockMark, StockType } from '@vagu/core/stock/schema'

const types = {
  CURRENT_BALANCE: 'Loendus',
  INCREASE: 'Sissetulek',
  DECREASE: 'Väljaminek',
  JOB_EVENT: 'Töö',
  JOB_EVENT_COATING: 'Puhtimine',
  DYNAMIC_FIXUP: 'Dokumenteerimata',
  PERIOD_START_BALANCE: 'Algjääk',
  PERIOD_END_BALANCE: 'Lõppjääk',
} as const satisfies Record<StockType, string>

/** Words of the entries of the stock, wherever they are typed. */
export const stockEntryText = {
  types,
  add: { CURRENT_BALANCE: 'Loendus', INCREASE: 'Lisa sissetulek', DECREASE: 'Väljaminek' },
  edit: {
    CURRENT_BALANCE: 'Muuda loendust',
    INCREASE: 'Muuda sissetulekut',
    DECREASE: 'Muuda väljaminekut',
  },
  kind: 'Kanne',
  material: 'Tarvik',
  chooseMaterial: 'Kirjutage nimi või valige loetelust',
  date: 'Kuupäev',
  amount: 'Kogus',
  countedAmount: 'Praegu on',
  unit: 'Ühik',
  price: 'Ühiku hind',
  total: 'Rea summa',
  priceUnit: (unit: string) => (unit === '' ? '€' : `€/${unit}`),
  priceHint: 'Käibemaksuta. Piisab ühest: teine arvutatakse.',
  countPrice: 'Loetud koguse hind',
  countPriceHint: 'Käibemaksuta. Tühjaks jättes jääb keskmine hind endiseks.',
  noPrice: 'Hind jääb märkimata: keskmine hind jääb endiseks.',
  zeroPrice: 'Hind on 0 €: see kogus läheb keskmisse hinda tasuta saaduna.',
  zeroPriceTitle: 'Kas hind on 0 €?',
  zeroPriceText:
    'Hinnaga 0 € kogus langetab keskmist hinda. Kui hind ei ole teada, jätke väli tühjaks: siis jääb keskmine hind endiseks.',
  zeroPriceYes: 'Jah, tasuta',
  batchNo: 'Partii nr',
  expiresOn: 'Aegub',
  supplier: 'Tarnija',
  note: 'Märkus',
  reason: 'Põhjus',
  reasons: ['Müüdud', 'Riknes', 'Aegus', 'Läks kaotsi', 'Antud teisele talule'],
  more: 'Partii, märkus, fotod',
  moment: 'Loenduse hetk',
  moments: { auto: 'Nagu tavaliselt', START: 'Päeva algus', END: 'Päeva lõpp' },
  momentHint: 'Esimene loendus on päeva alguse, järgmised päeva lõpu seis.',
  photos: 'Saatelehe foto',
  images: 'Fotosid',
  density: 'Tihedus',
  densityUnit: 'kg/l',
  densityHint: (stock: string, own: string) =>
    `Laos on arvestus ühikus ${stock}, kanne ühikus ${own}. Tihedust küsitakse üks kord; ilma selleta jääb kanne jäägist välja.`,
  densityMissing: (stock: string, own: string) =>
    `Laos on arvestus ühikus ${stock}, kanne ühikus ${own}. Tiheduseta jääb kanne jäägist välja; tiheduse saab märkida talu peremees.`,
  densityFailed: 'Kanne on salvestatud, aga tihedust ei õnnestunud salvestada.',
  future: 'Kuupäev on tulevikus.',
  overBalance: (left: string) => `Laos on ${left}: puuduolev läheb kirja dokumenteerimata kuluna.`,
  overLot: (batch: string, left: string) => `Partiis ${batch} on alles ${left}.`,
  difference: (change: string) => `Vahe arvestusega ${change}`,
  noDifference: 'Klapib arvestusega',
  expected: (amount: string) => `arvestuse järgi ${amount}`,
  conflictTitle: 'Keegi on seda kannet vahepeal muutnud',
  deletedMeanwhile: 'See kanne on vahepeal kustutatud.',
  deleteTitle: (name: string) => `Kas kustutada kanne „${name}“?`,
  deleteText: 'Jääk ja keskmine hind arvutatakse ilma selle kandeta uuesti. Kande saab tagasi võtta.',
  deleted: (name: string) => `Kanne „${name}“ on kustutatud.`,
  restored: (name: string) => `Kanne „${name}“ on tagasi.`,
  left: (amount: string) => `laos ${amount}`,
  leftOver: (amount: string, lack: string) => `laos ${amount}, puudu jääb ${lack}`,
  leftUnknown: (amount: string) => `laos ${amount}; ühikud erinevad`,
} as const

/** Reasons for which the farmer should look at a material, in few words. */
export const markText = {
  undocumented: 'dokumenteerimata kulu',
  shortage: 'plaanide jaoks jääb puudu',
  expired: 'partii on aegunud',
  expiresSoon: 'partii aegub peagi',
  useUpPassed: 'kasutusaeg on läbi',
  authorisationEnded: 'luba on lõppenud',
  authorisationEnds: 'luba lõpeb peagi',
  unpriced: 'mõni sissetulek on hinnata',
  densityMissing: 'kg ja l: tihedus puudub',
  unitMismatch: 'tükid ja kaal ei klapi',
  amountUnknown: 'mõnes töös puudub kogus',
  lotsAbove: 'partiist on võetud rohkem kui tuli',
  deleted: 'tarvik on kustutatud',
} as const satisfies Record<StockMark, string>

export const entriesText = (count: number): string => counted(count, 'kanne', 'kannet')
