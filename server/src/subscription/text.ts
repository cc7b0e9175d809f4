/** Words of invoices and of the letters that bring them. */
import { decimalOf, type InvoiceDocument } from '@vagu/core/subscription/invoice'
import { dayText, numberText } from '@vagu/core/text/format'
import type { LetterParts } from '../mails/html.ts'

/** `1 240,50 €`, with spaces that do not break. */
export function moneyText(cents: number): string {
  const [euros = '', rest = ''] = decimalOf(cents).split('.')
  return `${euros.replaceAll(/\B(?=(\d{3})+(?!\d))/g, '\u00A0')},${rest}\u00A0€`
}

export const invoiceText = {
  title: (number: string) => `Arve ${number}`,
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

const detailsOf = (invoice: InvoiceDocument): readonly (readonly [label: string, value: string])[] => [
  [invoiceText.total, moneyText(invoice.total)],
  [invoiceText.due, dayText(invoice.dueDay)],
  [invoiceText.payee, invoice.seller.name],
  [invoiceText.account, invoice.seller.iban],
  [invoiceText.reference, invoice.referenceNumber],
]

/** Letter that brings a new invoice. */
export const invoiceLetter = (invoice: InvoiceDocument, publicUrl: string): LetterParts => ({
  subject: `Vagu: arve ${invoice.number}`,
  paragraphs: [
    'Tere!',
    `Täname tellimuse eest. Arve ${numberText(invoice.area)} hektari eest on kirjaga kaasas: PDF ja e-arve (XML) raamatupidamisprogrammi jaoks.`,
    'Kõike saab Vagus teha ka enne, kui arve on tasutud.',
  ],
  details: detailsOf(invoice),
  link: { label: 'Vaata tellimusi', address: `${publicUrl}/konto` },
})

/** Letter that reminds of an invoice. */
export const reminderLetter = (invoice: InvoiceDocument, publicUrl: string): LetterParts => ({
  subject: `Vagu: meeldetuletus, arve ${invoice.number}`,
  paragraphs: [
    'Tere!',
    `Arve ${invoice.number} maksetähtpäev on ${dayText(invoice.dueDay)} ja makset ei ole veel näha. Arve on kirjaga kaasas.`,
    'Kui olete arve juba tasunud, ärge pange seda kirja tähele.',
  ],
  details: detailsOf(invoice),
  link: { label: 'Vaata tellimusi', address: `${publicUrl}/konto` },
})
