/** Every word of the subscription. */
import { type OrderPrice } from '@vagu/core/subscription/price'
import type { AccountState } from '@vagu/core/subscription/schema'
import { formatDay, formatMoney, formatQuantity } from '../../lib/format.ts'

const STATES: Readonly<Record<AccountState, string>> = {
  TRIAL: 'Prooviaeg',
  PROCESSING: 'Arve ootab tasumist',
  NEEDS_CONFIRMATION: 'Pindala ootab kinnitamist',
  ACTIVE: 'Kehtib',
}

export const subscriptionText = {
  title: 'Tellimus',
  states: STATES,
  trialUntil: (day: string) => `Prooviaeg kestab kuni ${formatDay(day)}.`,
  trialEnded: (day: string) => `Prooviaeg lõppes ${formatDay(day)}.`,
  never: 'Põlluraamatut saab lugeda, täita ja välja viia igas olekus.',
  state: 'Olek',
  active: 'Põlde kasutusel',
  requested: 'Tellitud',
  paid: 'Tasutud',
  hectares: (area: number) => formatQuantity(area, 'ha', 3),
  ofYear: (year: number) => `Tellimused, ${year}`,
  orders: 'Tellimused ja arved',
  none: 'Tellimusi ei ole veel.',
  loadFailed: 'Tellimusi ei õnnestunud laadida',
  order: 'Telli',
  orderMore: 'Telli juurde',
  day: 'Kuupäev',
  number: 'Arve',
  area: 'Pindala',
  total: 'Summa',
  invoice: 'Olek',
  paidOn: (day: string) => `Tasutud ${formatDay(day)}`,
  due: (day: string) => `Maksetähtpäev ${formatDay(day)}`,
  pdf: 'PDF',
  pdfOf: (number: string) => `Arve ${number} PDF-ina`,
  xml: 'E-arve',
  xmlOf: (number: string) => `E-arve ${number} (XML)`,
  takenBack: 'Krediteeritud',
  credit: (number: string) => `Kreeditarve ${number}`,
  creditOf: (number: string) => `Vähendab arvet ${number}`,
  creditPdfOf: (number: string) => `Kreeditarve ${number} PDF-ina`,
  creditXmlOf: (number: string) => `Kreeditarve ${number} e-arvena (XML)`,
  inDemo: 'Demos tellida ei saa.',

  dialogTitle: 'Põlluraamatu tellimine',
  dialogText: (year: number) => `Tellimus kehtib ${year}. aasta lõpuni.`,
  willMail: 'Arve saadame e-postiga ja see jääb ka siia.',
  willHold: 'Arve jääb siia; e-postiga saadame selle, kui olete oma aadressi kinnitanud.',
  areaLabel: 'Tellitav pindala',
  areaOfFields: (area: number) => `Kasutusel on ${formatQuantity(area, 'ha', 3)} põlde.`,
  minimum: (minimum: number) =>
    `Aasta esimese tellimuse väikseim maht on ${formatQuantity(minimum, 'ha')}: arve tuleb selle eest.`,
  price: (price: number) => `Hind (hektar aastas ${formatMoney(price)})`,
  vat: (percent: number) => `Käibemaks ${percent} %`,
  sum: 'Kokku',
  company: 'Arvele on vaja ettevõtte andmeid',
  companyName: 'Ettevõtte nimi',
  companyCode: 'Registrikood',
  street: 'Aadress',
  send: 'Telli ja saada arve',
  sent: (number: string, email: string) => `Arve ${number} saadame aadressile ${email}`,
  held: (number: string, email: string) =>
    `Tellimus on tehtud. Arve ${number} saadame, kui aadress ${email} on kinnitatud`,
  heldInvoices: (email: string) =>
    `Aadress ${email} on kinnitamata: sellega tehtud tellimuste arved saadame e-postiga pärast kinnitamist. Alla laadida saab neid kohe.`,
  sendFailed: 'Tellimine ebaõnnestus!',
  dismiss: 'Peida teade',
  later: 'Jätkan tööd',
  toAccount: 'Konto ja tellimus',
} as const

interface Notice {
  readonly title: string
  readonly text: string
}
interface NoticeFacts {
  readonly trialUntil: string
  readonly activeArea: number
  readonly requestedArea: number
  readonly hasPaidEver: boolean
  readonly isWellIntoSeason: boolean
  readonly lacking: OrderPrice | null
}

const areaOf = (area: number): string => formatQuantity(area, 'ha', 3)

/** Hectares that are not ordered, by what the farm has ordered before. */
function whatLacks({ trialUntil, activeArea, requestedArea, hasPaidEver }: NoticeFacts): string {
  const inUse = `Kasutusel on ${areaOf(activeArea)} põlde.`
  if (requestedArea > 0) return `Tellitud on ${areaOf(requestedArea)}, kasutusel ${areaOf(activeArea)}.`
  return hasPaidEver
    ? `Selle aasta tellimus on tegemata. ${inUse}`
    : `Prooviaeg lõppes ${formatDay(trialUntil)} ja tellimus on tegemata. ${inUse}`
}

/** Title and sentence of each warning. */
export const noticeText = {
  trial: ({ trialUntil, activeArea }: NoticeFacts): Notice => ({
    title: 'Prooviaeg on lõppenud',
    text: `Prooviaeg lõppes ${formatDay(trialUntil)}. Kasutusel on ${areaOf(activeArea)} põlde; palun tellige põlluraamat selleks aastaks. Kõik andmed jäävad alles ja täita saab edasi.`,
  }),
  yearly: ({ isWellIntoSeason, activeArea }: NoticeFacts): Notice => ({
    title: isWellIntoSeason ? 'Hooaeg on täies hoos, tellimus on pikendamata' : 'Pikendage aastatellimust',
    text: isWellIntoSeason
      ? `Selle aasta tellimus on veel tegemata, kuigi hooaeg käib ammu. Kasutusel on ${areaOf(activeArea)} põlde.`
      : `Selle aasta tellimus on veel tegemata. Kasutusel on ${areaOf(activeArea)} põlde.`,
  }),
  increase: ({ activeArea, requestedArea }: NoticeFacts): Notice => ({
    title: 'Põlde on rohkem, kui tellitud',
    text: `Tellitud on ${areaOf(requestedArea)}, kasutusel on ${areaOf(activeArea)}. Palun tellige puuduv pindala juurde.`,
  }),
  determination: (facts: NoticeFacts): Notice => ({
    title: 'Konto vajab otsust',
    text: `${whatLacks(facts)} Palun tellige põlluraamat või võtke kasutusest välja põllud, mida te enam ei hari.`,
  }),
  account: ({ lacking }: NoticeFacts): Notice =>
    lacking === null
      ? { title: 'Ettevõtte andmed on poolikud', text: 'Palun lisage konto lehel registrikood ja aadress.' }
      : {
          title: 'Kinnitage põldude pindala',
          text: `Tellimata on ${areaOf(lacking.area)}. Palun kontrollige pindala ja tehke tellimus.`,
        },
  unpaid: (): Notice => ({
    title: 'Arve on tasumata',
    text: 'Aastatellimuse arve ootab tasumist. Arve leiate konto lehelt; kui olete selle juba tasunud, jõuab makse siia lähipäevil.',
  }),
} as const
