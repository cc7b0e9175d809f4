/** The e-invoice holds the business terms that EN 16931 demands, and its sums agree (BR-CO-10 to 17). */
import { invoiceOf, SAMPLE_SELLER } from '@vagu/core/subscription/invoice'
import { priceOf } from '@vagu/core/subscription/price'
import { DEFAULT_TERMS } from '@vagu/core/subscription/terms'
import { describe, expect, it } from 'vitest'
import { at, readXml, type XmlElement } from '../testing/xml.ts'
import { eInvoiceOf } from './e-invoice.ts'

const invoice = (area: number, name = 'Kase & Pojad "Õunaaed" <OÜ>') =>
  invoiceOf(DEFAULT_TERMS, {
    number: '2026-00017',
    orderId: '0190',
    day: '2026-05-20',
    seller: SAMPLE_SELLER,
    company: { name, code: '10000018', address: { street: 'Põllu tee 1, Jõgeva' } },
    email: 'mari@talu.test',
    orderedArea: area,
    price: priceOf(DEFAULT_TERMS, { area, isFirstOfYear: false, day: '2026-05-20' }),
  })
const xml = (area: number) => readXml(eInvoiceOf(invoice(area)))
const one = (root: XmlElement, path: string): string => {
  const found = at(root, path)
  expect(found, path).toHaveLength(1)
  return found[0]?.text ?? ''
}
const cents = (root: XmlElement, path: string): number => Math.round(Number(one(root, path)) * 100)

const SELLER = 'cac:AccountingSupplierParty/cac:Party'
const BUYER = 'cac:AccountingCustomerParty/cac:Party'
const TOTAL = 'cac:LegalMonetaryTotal'
const TAX = 'cac:TaxTotal'
const LINE = 'cac:InvoiceLine'

describe('an e-invoice', () => {
  it.each([
    ['BT-1 number', 'cbc:ID', '2026-00017'],
    ['BT-2 day', 'cbc:IssueDate', '2026-05-20'],
    ['BT-3 type', 'cbc:InvoiceTypeCode', '380'],
    ['BT-5 currency', 'cbc:DocumentCurrencyCode', 'EUR'],
    ['BT-9 due day', 'cbc:DueDate', '2026-06-03'],
    ['BT-13 order', 'cac:OrderReference/cbc:ID', '0190'],
    ['BT-23 process', 'cbc:ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'],
    [
      'BT-24 specification',
      'cbc:CustomizationID',
      'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    ],
    ['BT-27 seller', `${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`, SAMPLE_SELLER.name],
    ['BT-30 code of the seller', `${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`, SAMPLE_SELLER.code],
    ['BT-31 VAT number', `${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`, SAMPLE_SELLER.vatNumber],
    ['BT-35 street of the seller', `${SELLER}/cac:PostalAddress/cbc:StreetName`, SAMPLE_SELLER.street],
    ['BT-40 country', `${SELLER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`, 'EE'],
    ['BT-44 buyer', `${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`, 'Kase & Pojad "Õunaaed" <OÜ>'],
    ['BT-47 code of the buyer', `${BUYER}/cac:PartyLegalEntity/cbc:CompanyID`, '10000018'],
    ['BT-50 street of the buyer', `${BUYER}/cac:PostalAddress/cbc:StreetName`, 'Põllu tee 1, Jõgeva'],
    ['BT-55 country of the buyer', `${BUYER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`, 'EE'],
    ['BT-72 day of supply', 'cac:Delivery/cbc:ActualDeliveryDate', '2026-05-20'],
    ['BT-73 period from', 'cac:InvoicePeriod/cbc:StartDate', '2026-05-20'],
    ['BT-74 period to', 'cac:InvoicePeriod/cbc:EndDate', '2026-12-31'],
    ['BT-81 means of payment', 'cac:PaymentMeans/cbc:PaymentMeansCode', '30'],
    ['BT-83 reference number', 'cac:PaymentMeans/cbc:PaymentID', '2026000176'],
    ['BT-84 account', 'cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID', SAMPLE_SELLER.iban],
    ['BT-118 category', `${TAX}/cac:TaxSubtotal/cac:TaxCategory/cbc:ID`, 'S'],
    ['BT-119 rate', `${TAX}/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent`, '24'],
    ['BT-126 line', `${LINE}/cbc:ID`, '1'],
    ['BT-129 quantity', `${LINE}/cbc:InvoicedQuantity`, '63.125'],
    ['BT-146 price', `${LINE}/cac:Price/cbc:PriceAmount`, '2.00'],
    ['BT-151 category of the line', `${LINE}/cac:Item/cac:ClassifiedTaxCategory/cbc:ID`, 'S'],
    ['BT-153 name', `${LINE}/cac:Item/cbc:Name`, 'Põlluraamat Vagu 2026'],
  ])('has %s', (_, path, value) => {
    expect(one(xml(63.125), path)).toBe(value)
  })

  it('says in which unit and currency, and of which list a code is', () => {
    const root = xml(63.125)
    expect(at(root, `${LINE}/cbc:InvoicedQuantity`)[0]?.attributes).toEqual({ unitCode: 'H18' })
    for (const path of [
      `${TOTAL}/cbc:PayableAmount`,
      `${TAX}/cbc:TaxAmount`,
      `${LINE}/cbc:LineExtensionAmount`,
    ])
      expect(at(root, path)[0]?.attributes).toEqual({ currencyID: 'EUR' })
    for (const party of [SELLER, BUYER])
      expect(at(root, `${party}/cbc:EndpointID`)[0]?.attributes).toEqual({ schemeID: '0191' })
  })

  it.each([0.01, 12, 13.125, 50, 63.125, 777.7777, 100_000])('has sums that agree, of %s ha', (area) => {
    const root = xml(area)
    const lines = cents(root, `${LINE}/cbc:LineExtensionAmount`)
    const net = cents(root, `${TOTAL}/cbc:TaxExclusiveAmount`)
    const tax = cents(root, `${TAX}/cbc:TaxAmount`)
    expect(cents(root, `${TOTAL}/cbc:LineExtensionAmount`), 'BR-CO-10').toBe(lines)
    expect(net, 'BR-CO-13').toBe(lines)
    expect(tax, 'BR-CO-14').toBe(cents(root, `${TAX}/cac:TaxSubtotal/cbc:TaxAmount`))
    expect(cents(root, `${TOTAL}/cbc:TaxInclusiveAmount`), 'BR-CO-15').toBe(net + tax)
    expect(cents(root, `${TOTAL}/cbc:PayableAmount`), 'BR-CO-16').toBe(net + tax)
    expect(tax, 'BR-CO-17').toBe(Math.round(net * 0.24))
    expect(cents(root, `${TAX}/cac:TaxSubtotal/cbc:TaxableAmount`), 'BR-S-08').toBe(lines)
    expect(lines, 'quantity and price').toBe(Math.round(area * 200))
  })
})
