/** An invoice on one sheet of A4. */
import { fileURLToPath } from 'node:url'
import { bankCodeOf, type InvoiceDocument } from '@vagu/core/subscription/invoice'
import { dayText, numberText } from '@vagu/core/text/format'
import { invoiceText, moneyText } from '../src/subscription/text.ts'

const fontFile = (name: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}/Inter_${name}.ttf`))

/** Places on the sheet, points. */
const LEFT = 56
const RIGHT = 539
const MIDDLE = 312
const WIDTH = RIGHT - LEFT
const CODE_SIZE = 104
const LINE = 15
/** Right edges of the columns of figures. */
const COLUMNS = [360, 440, RIGHT] as const
const INK = '#1c231c'
const PALE = '#5b665b'
const RULE = '#c9d1c6'
const WARNING = '#b3261e'

/** Loaded with the first invoice: most starts of the program print none. */
const libraries = async () => {
  const [{ default: Document }, { encode }] = await Promise.all([import('pdfkit'), import('uqr')])
  return { Document, encode }
}
type Libraries = Awaited<ReturnType<typeof libraries>>
type Sheet = InstanceType<Libraries['Document']>

function rule(sheet: Sheet, y: number): void {
  sheet.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).stroke(RULE)
}

function label(sheet: Sheet, text: string, at: { x: number; y: number }): void {
  sheet.font('regular').fontSize(9).fillColor(PALE).text(text, at.x, at.y, { lineBreak: false })
}

/** A text that ends at a column's right edge. */
function atRight(sheet: Sheet, text: string, at: { right: number; y: number }): void {
  sheet.text(text, at.right - sheet.widthOfString(text), at.y, { lineBreak: false })
}

/** A company's lines under its role; returns where they end. */
function party(sheet: Sheet, texts: readonly string[], at: { x: number; y: number; role: string }): number {
  label(sheet, at.role, at)
  const [name = '', ...rest] = texts
  const width = RIGHT - MIDDLE
  sheet
    .font('bold')
    .fontSize(11)
    .fillColor(INK)
    .text(name, at.x, at.y + LINE, { width })
  sheet.font('regular').fontSize(10)
  for (const line of rest) sheet.text(line, at.x, sheet.y + 2, { width })
  return sheet.y
}

function heading(sheet: Sheet, invoice: InvoiceDocument): number {
  sheet.font('bold').fontSize(22).fillColor(INK).text(invoiceText.title(invoice), LEFT, 56)
  if (!invoice.seller.isSample) return 112
  sheet.font('bold').fontSize(10).fillColor(WARNING).text(invoiceText.sample, LEFT, 88)
  return 120
}

function parties(sheet: Sheet, { seller, buyer }: InvoiceDocument, y: number): number {
  const ofSeller = [
    seller.name,
    `${seller.street}, ${seller.postalCode} ${seller.city}`,
    `${invoiceText.code} ${seller.code}`,
    `${invoiceText.vatNumber} ${seller.vatNumber}`,
    seller.email,
  ]
  const ofBuyer = [buyer.name, buyer.street, `${invoiceText.code} ${buyer.code}`, buyer.email]
  const ends = [
    party(sheet, ofSeller, { x: LEFT, y, role: invoiceText.seller }),
    party(sheet, ofBuyer, { x: MIDDLE, y, role: invoiceText.buyer }),
  ]
  return Math.max(...ends)
}

function facts(sheet: Sheet, invoice: InvoiceDocument, y: number): number {
  const rows = [
    [invoiceText.day, dayText(invoice.day)],
    invoice.credits
      ? [invoiceText.credited, invoiceText.creditedOf(invoice.credits)]
      : [invoiceText.due, dayText(invoice.dueDay)],
    [invoiceText.supply, invoiceText.supplyOf(invoice)],
    ...(invoice.credits ? [] : [[invoiceText.reference, invoice.referenceNumber] as const]),
  ] as const
  rule(sheet, y)
  for (const [i, [name, value]] of rows.entries()) {
    const at = { x: i % 2 === 0 ? LEFT : MIDDLE, y: y + 12 + Math.floor(i / 2) * 34 }
    label(sheet, name, at)
    sheet
      .font('bold')
      .fontSize(11)
      .fillColor(INK)
      .text(value, at.x, at.y + 12, { lineBreak: false })
  }
  return y + 84
}

function lines(sheet: Sheet, invoice: InvoiceDocument, y: number): number {
  rule(sheet, y)
  label(sheet, invoiceText.item, { x: LEFT, y: y + 8 })
  const heads = [invoiceText.amount, invoiceText.price, invoiceText.sum]
  for (const [i, text] of heads.entries()) atRight(sheet, text, { right: COLUMNS[i] ?? RIGHT, y: y + 8 })
  sheet
    .font('regular')
    .fontSize(11)
    .fillColor(INK)
    .text(invoiceText.line(invoice), LEFT, y + 28)
  const values = [
    `${numberText(invoice.area)} ha`,
    moneyText(invoice.pricePerHectare),
    moneyText(invoice.net),
  ]
  for (const [i, text] of values.entries()) atRight(sheet, text, { right: COLUMNS[i] ?? RIGHT, y: y + 28 })
  if (invoice.isMinimumOrder) label(sheet, invoiceText.minimum(invoice), { x: LEFT, y: y + 46 })
  return y + 68
}

function sums(sheet: Sheet, invoice: InvoiceDocument, y: number): number {
  rule(sheet, y)
  const rows = [
    [invoiceText.net, moneyText(invoice.net)],
    [invoiceText.vat(invoice.vatPercent), moneyText(invoice.vat)],
  ] as const
  sheet.font('regular').fontSize(11).fillColor(INK)
  for (const [i, [name, value]] of rows.entries()) {
    sheet.text(name, MIDDLE, y + 12 + i * 18, { lineBreak: false })
    atRight(sheet, value, { right: RIGHT, y: y + 12 + i * 18 })
  }
  sheet.font('bold').fontSize(14)
  sheet.text(invoice.credits ? invoiceText.toReturn : invoiceText.total, MIDDLE, y + 54, { lineBreak: false })
  atRight(sheet, moneyText(invoice.total), { right: RIGHT, y: y + 54 })
  return y + 92
}

function code(sheet: Sheet, text: string, at: { x: number; y: number; with: Libraries }): void {
  const { data } = at.with.encode(text, { ecc: 'M', border: 0, boostEcc: false })
  const size = CODE_SIZE / data.length
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      // a little over its place, so that no seams show
      if (isDark) sheet.rect(at.x + column * size, at.y + row * size, size + 0.05, size + 0.05)
  sheet.fill(INK)
}

function payment(sheet: Sheet, invoice: InvoiceDocument, at: { y: number; with: Libraries }): void {
  const { seller } = invoice
  const rows = [
    [invoiceText.payee, seller.name],
    [invoiceText.account, [seller.iban, seller.bank].filter((text) => text !== '').join(', ')],
    [invoiceText.reference, invoice.referenceNumber],
    [invoiceText.due, dayText(invoice.dueDay)],
  ] as const
  rule(sheet, at.y)
  for (const [i, [name, value]] of rows.entries()) {
    const y = at.y + 16 + i * 34
    label(sheet, name, { x: LEFT, y })
    sheet
      .font('bold')
      .fontSize(11)
      .fillColor(INK)
      .text(value, LEFT, y + 12, { width: WIDTH - CODE_SIZE - 24 })
  }
  const place = { x: RIGHT - CODE_SIZE, y: at.y + 20 }
  code(sheet, bankCodeOf(invoice), { ...place, with: at.with })
  label(sheet, invoiceText.scan, { x: place.x, y: place.y + CODE_SIZE + 6 })
}

function draw(sheet: Sheet, invoice: InvoiceDocument, loaded: Libraries): void {
  sheet.registerFont('regular', fontFile('400Regular'))
  sheet.registerFont('bold', fontFile('600SemiBold'))
  let y = parties(sheet, invoice, heading(sheet, invoice)) + 20
  y = facts(sheet, invoice, y)
  y = lines(sheet, invoice, y)
  y = sums(sheet, invoice, y)
  if (invoice.credits) {
    rule(sheet, y)
    label(sheet, invoiceText.nothingDue, { x: LEFT, y: y + 16 })
  } else payment(sheet, invoice, { y, with: loaded })
}

/** The bytes of an invoice: the same invoice is the same sheet whenever it is printed. */
export async function printInvoice(invoice: InvoiceDocument): Promise<Uint8Array<ArrayBuffer>> {
  const loaded = await libraries()
  const sheet = new loaded.Document({
    size: 'A4',
    margin: 0,
    lang: 'et',
    info: {
      Title: invoiceText.title(invoice),
      Author: invoice.seller.name,
      CreationDate: new Date(invoice.day),
    },
  })
  const parts: Uint8Array[] = []
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  sheet.on('data', (part: Uint8Array) => parts.push(part))
  sheet.on('end', resolve)
  sheet.on('error', reject)
  draw(sheet, invoice, loaded)
  sheet.end()
  await promise
  return new Uint8Array(Buffer.concat(parts))
}
