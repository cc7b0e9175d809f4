/** Every kind of invoice keeps the rules of EN 16931 and the sequence of UBL; each rule notices the document that breaks it. */
import { creditedSums, creditOf } from '@vagu/core/subscription/credit'
import { type InvoiceDocument, invoiceOf, SAMPLE_SELLER } from '@vagu/core/subscription/invoice'
import { priceOf } from '@vagu/core/subscription/price'
import { DEFAULT_TERMS } from '@vagu/core/subscription/terms'
import { describe, expect, it } from 'vitest'
import { brokenRules, RULE_NAMES } from '../testing/en16931.ts'
import { outOfOrder } from '../testing/ubl-order.ts'
import { readXml } from '../testing/xml.ts'
import { eInvoiceOf } from './e-invoice.ts'

const SELLER = { ...SAMPLE_SELLER, name: 'Vagu OÜ', bic: 'EEUHEE2X', isSample: false }

function invoice(area: number, { day = '2026-05-20', seller = SAMPLE_SELLER } = {}): InvoiceDocument {
  return invoiceOf(DEFAULT_TERMS, {
    number: '2026-00017',
    orderId: '0190',
    day,
    seller,
    company: { name: 'Kase & Pojad <OÜ>', code: '10000018', address: { street: 'Põllu tee 1, Jõgeva' } },
    email: 'mari@talu.test',
    orderedArea: area,
    price: priceOf(DEFAULT_TERMS, { area, isFirstOfYear: false, day }),
  })
}

function credit(of: InvoiceDocument, area: number): InvoiceDocument {
  const sums = creditedSums(of, of, area)
  if (sums === undefined) throw new Error('nothing is credited')
  return creditOf(of, { number: '2026-00018', day: '2026-06-01', sums })
}

describe.each([
  ['of a sample seller', {}],
  ['of a seller with the address of his bank', { seller: SELLER }],
  ['of the tax before July 2025', { day: '2025-06-30' }],
  ['of the tax since July 2025', { day: '2025-07-01' }],
  ['of the last day of a year', { day: '2026-12-31' }],
])('an e-invoice %s', (_, how) => {
  it.each([0.0025, 0.01, 12, 13.125, 50, 63.125, 777.7777, 100_000])(
    'of %s ha, and the credit note of it and of a part, break no rule',
    (area) => {
      const whole = invoice(area, how)
      for (const document of [whole, credit(whole, area), credit(whole, area / 2)]) {
        const root = readXml(eInvoiceOf(document))
        expect(brokenRules(root)).toEqual([])
        expect(outOfOrder(root)).toEqual([])
      }
    },
  )
})

/** Changes of a sound document, by the rule that each breaks; others may break with it. */
const HARM: Readonly<Record<string, readonly [from: RegExp | string, to: string]>> = {
  'BR-01 specification': [/<cbc:CustomizationID>.*<\/cbc:CustomizationID>/, ''],
  'BR-02 number': ['<cbc:ID>2026-00017</cbc:ID>', ''],
  'BR-03 day': [/<cbc:IssueDate>.*<\/cbc:IssueDate>/, ''],
  'BR-04 type': [/<cbc:InvoiceTypeCode>.*<\/cbc:InvoiceTypeCode>/, ''],
  'BR-05 currency': [/<cbc:DocumentCurrencyCode>.*<\/cbc:DocumentCurrencyCode>/, ''],
  'BR-06 seller': ['<cbc:RegistrationName>Vagu OÜ</cbc:RegistrationName>', ''],
  'BR-07 buyer': [/<cbc:RegistrationName>Kase.*<\/cbc:RegistrationName>/, ''],
  'BR-08 address of the seller': [/<cac:PostalAddress>[^]*?<\/cac:PostalAddress>/, ''],
  'BR-09 its country': ['<cbc:IdentificationCode>EE</cbc:IdentificationCode>', ''],
  'BR-10 address of the buyer': [/(Customer[^]*?)<cac:PostalAddress>[^]*?<\/cac:PostalAddress>/, '$1'],
  'BR-11 its country': [/(Customer[^]*?)<cac:Country>[^]*?<\/cac:Country>/, '$1'],
  'BR-12 sum of the lines': [/(MonetaryTotal>\s*)<cbc:LineExtensionAmount.*/, '$1'],
  'BR-13 sum without tax': [/<cbc:TaxExclusiveAmount.*/, ''],
  'BR-14 sum with tax': [/<cbc:TaxInclusiveAmount.*/, ''],
  'BR-15 due for payment': [/<cbc:PayableAmount.*/, ''],
  'BR-16 a line': [/<cac:InvoiceLine>[^]*<\/cac:InvoiceLine>/, ''],
  'BR-21 number of the line': [/(InvoiceLine>\s*)<cbc:ID>1<\/cbc:ID>/, '$1'],
  'BR-22 quantity': [/<cbc:InvoicedQuantity.*/, ''],
  'BR-23 unit': [' unitCode="H18"', ''],
  'BR-24 sum of the line': [/(InvoicedQuantity>\s*)<cbc:LineExtensionAmount.*/, '$1'],
  'BR-25 name': [/<cbc:Name>Põlluraamat.*/, ''],
  'BR-26 price': [/<cbc:PriceAmount.*/, ''],
  'BR-27 price not below 0': [/(<cbc:PriceAmount[^>]*>)/, '$1-'],
  'BR-29 the period ends after it begins': [/<cbc:EndDate>2026-12-31/, '<cbc:EndDate>2026-05-19'],
  'BR-45 taxable sum': [/<cbc:TaxableAmount.*/, ''],
  'BR-46 tax': [/(TaxableAmount>\s*)<cbc:TaxAmount.*/, '$1'],
  'BR-47 category': [/(<cac:TaxCategory>\s*)<cbc:ID>S<\/cbc:ID>/, '$1'],
  'BR-48 rate': [/(<cac:TaxCategory>\s*.*\s*)<cbc:Percent>.*/, '$1'],
  'BR-49 means of payment': [/<cbc:PaymentMeansCode>.*/, ''],
  'BR-61 account of a transfer': [/<cac:PayeeFinancialAccount>[^]*<\/cac:PayeeFinancialAccount>/, ''],
  'BR-62 list of the electronic addresses': [/(EndpointID) schemeID="0191"/, '$1'],
  'BR-CO-04 category of a line': [/<cac:ClassifiedTaxCategory>[^]*<\/cac:ClassifiedTaxCategory>/, ''],
  'BR-CO-09 country before a tax number': ['>EE100000000<', '>100000000<'],
  'BR-CO-10 lines': [/(MonetaryTotal>\s*<cbc:LineExtensionAmount[^>]*>)/, '$11'],
  'BR-CO-13 without tax': [/(<cbc:TaxExclusiveAmount[^>]*>)/, '$11'],
  'BR-CO-14 tax': [/(<cac:TaxTotal>\s*<cbc:TaxAmount[^>]*>)/, '$11'],
  'BR-CO-15 with tax': [/(<cbc:TaxInclusiveAmount[^>]*>)/, '$11'],
  'BR-CO-16 due for payment': [/(<cbc:PayableAmount[^>]*>)/, '$11'],
  'BR-CO-17 tax of a rate': [/(<cac:TaxCategory>\s*.*\s*)<cbc:Percent>24/, '$1<cbc:Percent>22'],
  'BR-CO-18 a breakdown of the tax': [/<cac:TaxSubtotal>[^]*<\/cac:TaxSubtotal>/, ''],
  'BR-CO-25 a day for what is due': [/<cbc:DueDate>.*/, ''],
  'BR-CO-26 who the seller is': [
    /<cac:PartyTaxScheme>[^]*?<\/cbc:RegistrationName>\s*<cbc:CompanyID.*/,
    '<cac:PartyLegalEntity>',
  ],
  'BR-S-02 tax number of the seller': [/<cac:PartyTaxScheme>[^]*?<\/cac:PartyTaxScheme>/, ''],
  'BR-S-05 rate above 0, the same on the lines': [/<cbc:Percent>24(?![^]*<cbc:Percent>)/, '<cbc:Percent>0'],
  'BR-S-08 taxable sum of a rate': [/(<cbc:TaxableAmount[^>]*>)/, '$11'],
  'R120 quantity by price': [/(<cbc:InvoicedQuantity[^>]*>)/, '$11'],
  'BR-CL-01 type': ['>380<', '>381<'],
  'BR-CL-03 currency of every amount': ['currencyID="EUR"', 'currencyID="EEK"'],
  'BR-CL-10 list of the company codes': ['schemeID="0191"', 'schemeID="9999"'],
  'BR-CL-14 countries': ['IdentificationCode>EE<', 'IdentificationCode>Eesti<'],
  'BR-CL-16 means of payment': ['MeansCode>30<', 'MeansCode>Pank<'],
  'BR-CL-17 category of the tax': ['<cbc:ID>S<', '<cbc:ID>Z<'],
  'BR-CL-23 unit': ['unitCode="H18"', 'unitCode="HAR"'],
  'BR-DEC two decimals': [/(<cbc:TaxExclusiveAmount[^>]*>[\d.]*)/, '$10'],
  'R007 process': ['billing:01:1.0', 'billing'],
  'R008 nothing empty': [/<cbc:StreetName>[^<]*/, '<cbc:StreetName>'],
  'R010 electronic addresses': [/<cbc:EndpointID.*/, ''],
  'days are days': ['<cbc:DueDate>2026-06-03', '<cbc:DueDate>3.6.2026'],
}

describe('a document that is harmed', () => {
  const sound = eInvoiceOf(invoice(63.125, { seller: SELLER }))

  it.each(Object.entries(HARM))('breaks %s', (name, [from, to]) => {
    const harmed = sound.replace(from, to)
    expect(harmed).not.toBe(sound)
    expect(brokenRules(readXml(harmed))).toContain(name)
  })
  it('breaks the rules of credit notes and references', () => {
    const credited = eInvoiceOf(credit(invoice(12), 12))
    const nameless = readXml(credited.replace('<cbc:ID>2026-00017</cbc:ID>', ''))
    expect(brokenRules(nameless)).toEqual(['BR-55 the invoice that is credited'])
    const unreferenced = sound
      .replace(/<cbc:BuyerReference>.*/, '')
      .replace(/<cac:OrderReference>[^]*<\/cac:OrderReference>/, '')
    expect(brokenRules(readXml(unreferenced))).toEqual(['R003 a reference of the buyer'])
  })
  it('is tried for every rule', () => {
    const apart = ['BR-55 the invoice that is credited', 'R003 a reference of the buyer']
    expect([...Object.keys(HARM), ...apart].toSorted()).toEqual(RULE_NAMES.toSorted())
  })
  it('has an element out of its place, or one that is unknown there', () => {
    const swapped = sound.replace(/(<cbc:IssueDate>.*\n)\s*(<cbc:DueDate>.*\n)/, '$2$1')
    expect(outOfOrder(readXml(swapped))).toEqual(['/Invoice/IssueDate'])
    const unknown = sound.replace(/(<cac:Price>)/, '$1<cbc:Tip>1</cbc:Tip>')
    expect(outOfOrder(readXml(unknown))).toEqual(['/Invoice/InvoiceLine/Price/Tip'])
  })
})
