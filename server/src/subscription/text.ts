/** Words of invoices and of the letters that bring them. */
import { decimalOf, type InvoiceDocument } from '@vagu/core/subscription/invoice'
import type { TrialStep } from '@vagu/core/subscription/trial-letters'
import { dayText, inThousands, numberText } from '@vagu/core/text/format'
import { type LetterParts, link, type Part, rows, text, toUser } from '../mails/parts.ts'

/** `1 240,50 €`, with spaces that do not break. */
export const moneyText = (cents: number): string =>
  `${inThousands(decimalOf(cents).replace('.', ','))}\u00A0€`

export const invoiceText = {
  title: ({ number, credits }: InvoiceDocument) => `${credits ? 'Kreeditarve' : 'Arve'} ${number}`,
  credited: 'Krediteeritav arve',
  creditedOf: ({ number, day }: NonNullable<InvoiceDocument['credits']>) => `${number}, ${dayText(day)}`,
  toReturn: 'Kokku',
  nothingDue: 'Kreeditarve vähendab krediteeritavat arvet. Kui arve on tasutud, tagastame summa.',
  sample: 'NÄIDIS. Müüja andmed on seadistamata, seda arvet ei tasuta.',
  seller: 'Müüja',
  buyer: 'Ostja',
  code: 'Registrikood',
  vatNumber: 'KMKR nr',
  day: 'Arve kuupäev',
  supply: 'Teenuse periood',
  supplyOf: ({ supplyDay, periodEnd }: InvoiceDocument) => `${dayText(supplyDay)} – ${dayText(periodEnd)}`,
  due: 'Maksetähtpäev',
  reference: 'Viitenumber',
  item: 'Kirjeldus',
  amount: 'Kogus',
  price: 'Hind',
  sum: 'Summa',
  line: ({ supplyDay }: InvoiceDocument) => `Põlluraamat Vagu, ${supplyDay.slice(0, 4)}. aasta`,
  minimum: ({ orderedArea, area }: InvoiceDocument) =>
    `Tellitud ${numberText(orderedArea)} ha; aasta esimese tellimuse väikseim maht on ${numberText(area)} ha.`,
  net: 'Summa käibemaksuta',
  vat: (percent: number) => `Käibemaks ${percent} %`,
  total: 'Tasuda kokku',
  payee: 'Saaja',
  account: 'Arvelduskonto',
  scan: 'Skannige pangaäpis',
} as const

/** Under which name a document is kept. */
export const fileNameOf = ({ number, credits }: InvoiceDocument, ending: 'pdf' | 'xml'): string =>
  `${ending === 'xml' ? 'e-' : ''}${credits ? 'kreeditarve' : 'arve'}-${number}.${ending}`

/** A number as it stands on a bank card, so that it can be read out and breaks where it may. */
const inFours = (number: string): string => number.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')

const detailsOf = (invoice: InvoiceDocument): Part =>
  rows(
    [invoiceText.total, moneyText(invoice.total)],
    [invoiceText.due, dayText(invoice.dueDay)],
    [invoiceText.payee, invoice.seller.name],
    [invoiceText.account, inFours(invoice.seller.iban)],
    [invoiceText.reference, invoice.referenceNumber],
  )
const toOrders = (publicUrl: string): Part => link('Vaata tellimusi', `${publicUrl}/konto`)

/** Letter that brings a new invoice. */
export const invoiceLetter = (invoice: InvoiceDocument, publicUrl: string): LetterParts =>
  toUser(
    `arve ${invoice.number}`,
    text(
      `Täname tellimuse eest. Arve ${numberText(invoice.area)} hektari eest on kirjaga kaasas: PDF ja e-arve (XML) raamatupidamisprogrammi jaoks.`,
    ),
    text('Kõike saab Vagus teha ka enne, kui arve on tasutud.'),
    detailsOf(invoice),
    toOrders(publicUrl),
  )

/** Letter that brings a credit invoice. */
export const creditLetter = (credit: InvoiceDocument, publicUrl: string): LetterParts =>
  toUser(
    `kreeditarve ${credit.number}`,
    text(
      `Arve ${credit.credits?.number ?? ''} on krediteeritud ${numberText(-credit.area)} hektari osas. Kreeditarve on kirjaga kaasas: PDF ja e-arve (XML) raamatupidamisprogrammi jaoks.`,
    ),
    text(invoiceText.nothingDue),
    rows([invoiceText.toReturn, moneyText(credit.total)]),
    toOrders(publicUrl),
  )

/** Letter that reminds of an invoice. */
export const reminderLetter = (invoice: InvoiceDocument, publicUrl: string): LetterParts =>
  toUser(
    `meeldetuletus, arve ${invoice.number}`,
    text(
      `Arve ${invoice.number} maksetähtpäev on ${dayText(invoice.dueDay)} ja makset ei ole veel näha. Arve on kirjaga kaasas.`,
    ),
    text('Kui olete arve juba tasunud, ärge pange seda kirja tähele.'),
    detailsOf(invoice),
    toOrders(publicUrl),
  )

export interface TrialEnd {
  readonly companyName: string
  readonly step: TrialStep
  /** The last day of free use. */
  readonly day: string
}

/** Letter that tells of the end of the free time. It says days, not “today”: it may have waited. */
export const trialEndLetter = ({ companyName, step, day }: TrialEnd, publicUrl: string): LetterParts =>
  toUser(
    step === 'soon' ? `tasuta aeg lõpeb ${dayText(day)}` : `tasuta aja viimane päev on ${dayText(day)}`,
    text(`Ettevõtte „${companyName}“ põlluraamatu tasuta aja viimane päev on ${dayText(day)}.`),
    text(
      'Ka pärast seda on kõik andmed alles: põlluraamatut saab lugeda, täita ja alla laadida nagu seni. Vagu kasutamiseks tellige siis hektarid lehel Konto; arve tuleb e-postiga.',
    ),
    link('Telli hektarid', `${publicUrl}/konto`),
  )
