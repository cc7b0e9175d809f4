/**
 * Rules of EN 16931 for what an invoice of ours holds, written anew in our own words under the names that the standard
 * gives them, so that a change of the document which a buyer's program would refuse fails here.
 */
import { at, type XmlElement } from './xml.ts'

interface Rule {
  readonly id: string
  readonly holds: (root: XmlElement) => boolean
}

const SELLER = 'cac:AccountingSupplierParty/cac:Party'
const BUYER = 'cac:AccountingCustomerParty/cac:Party'
const TOTAL = 'cac:LegalMonetaryTotal'
const BREAKDOWN = 'cac:TaxTotal/cac:TaxSubtotal'
const PAYMENT = 'cac:PaymentMeans'

const texts = (root: XmlElement, path: string): string[] => at(root, path).map(({ text }) => text.trim())
const first = (root: XmlElement, path: string): string => texts(root, path)[0] ?? ''
const linesOf = (root: XmlElement): XmlElement[] =>
  root.children.filter(({ name }) => name === 'cac:InvoiceLine' || name === 'cac:CreditNoteLine')
const quantityOf = (line: XmlElement): XmlElement | undefined =>
  line.children.find(({ name }) => name.endsWith('edQuantity'))
const typeOf = (root: XmlElement): string =>
  first(root, 'cbc:InvoiceTypeCode') || first(root, 'cbc:CreditNoteTypeCode')
const isCredit = (root: XmlElement): boolean => root.name === 'CreditNote'
const everywhere = (root: XmlElement): XmlElement[] => [root, ...root.children.flatMap(everywhere)]

const cents = (root: XmlElement, path: string): number =>
  texts(root, path).reduce((sum, text) => sum + Math.round(Number(text) * 100), 0)
const rounded = (amount: number): number => Math.round(amount + Number.EPSILON * amount)

/** A term that must be there once, with something in it. */
const needs = (id: string, ...path: readonly string[]): Rule => ({
  id,
  holds: (root) => path.every((each) => texts(root, each).length === 1 && first(root, each) !== ''),
})
/** A term of every line that must be there once. */
const lineNeeds = (id: string, path: string): Rule => ({
  id,
  holds: (root) => linesOf(root).every((line) => texts(line, path).length === 1 && first(line, path) !== ''),
})
const rule = (id: string, holds: Rule['holds']): Rule => ({ id, holds })

/** Terms without which there is no invoice. */
const TERMS: readonly Rule[] = [
  needs('BR-01 specification', 'cbc:CustomizationID'),
  needs('BR-02 number', 'cbc:ID'),
  needs('BR-03 day', 'cbc:IssueDate'),
  rule('BR-04 type', (root) => typeOf(root) !== ''),
  needs('BR-05 currency', 'cbc:DocumentCurrencyCode'),
  needs('BR-06 seller', `${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`),
  needs('BR-07 buyer', `${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`),
  rule('BR-08 address of the seller', (root) => at(root, `${SELLER}/cac:PostalAddress`).length === 1),
  needs('BR-09 its country', `${SELLER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`),
  rule('BR-10 address of the buyer', (root) => at(root, `${BUYER}/cac:PostalAddress`).length === 1),
  needs('BR-11 its country', `${BUYER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`),
  needs('BR-12 sum of the lines', `${TOTAL}/cbc:LineExtensionAmount`),
  needs('BR-13 sum without tax', `${TOTAL}/cbc:TaxExclusiveAmount`),
  needs('BR-14 sum with tax', `${TOTAL}/cbc:TaxInclusiveAmount`),
  needs('BR-15 due for payment', `${TOTAL}/cbc:PayableAmount`),
  rule('BR-16 a line', (root) => linesOf(root).length > 0),
  lineNeeds('BR-21 number of the line', 'cbc:ID'),
  rule('BR-22 quantity', (root) => linesOf(root).every((line) => quantityOf(line) !== undefined)),
  rule('BR-23 unit', (root) =>
    linesOf(root).every((line) => Boolean(quantityOf(line)?.attributes['unitCode'])),
  ),
  lineNeeds('BR-24 sum of the line', 'cbc:LineExtensionAmount'),
  lineNeeds('BR-25 name', 'cac:Item/cbc:Name'),
  lineNeeds('BR-26 price', 'cac:Price/cbc:PriceAmount'),
  rule('BR-27 price not below 0', (root) =>
    linesOf(root).every((line) => Number(first(line, 'cac:Price/cbc:PriceAmount')) >= 0),
  ),
  rule('BR-29 the period ends after it begins', (root) => {
    const [from, to] = [
      first(root, 'cac:InvoicePeriod/cbc:StartDate'),
      first(root, 'cac:InvoicePeriod/cbc:EndDate'),
    ]
    return from === '' || to === '' || from <= to
  }),
  needs('BR-45 taxable sum', `${BREAKDOWN}/cbc:TaxableAmount`),
  needs('BR-46 tax', `${BREAKDOWN}/cbc:TaxAmount`),
  needs('BR-47 category', `${BREAKDOWN}/cac:TaxCategory/cbc:ID`),
  needs('BR-48 rate', `${BREAKDOWN}/cac:TaxCategory/cbc:Percent`),
  rule('BR-49 means of payment', (root) =>
    at(root, PAYMENT).every((means) => first(means, 'cbc:PaymentMeansCode') !== ''),
  ),
  rule('BR-61 account of a transfer', (root) =>
    at(root, PAYMENT).every((means) => first(means, 'cac:PayeeFinancialAccount/cbc:ID') !== ''),
  ),
  rule('BR-55 the invoice that is credited', (root) =>
    at(root, 'cac:BillingReference').every(
      (each) => first(each, 'cac:InvoiceDocumentReference/cbc:ID') !== '',
    ),
  ),
  rule('BR-62 list of the electronic addresses', (root) =>
    [SELLER, BUYER].every((party) =>
      at(root, `${party}/cbc:EndpointID`).every(({ attributes }) => Boolean(attributes['schemeID'])),
    ),
  ),
]

/** Sums that must agree, and terms that follow from others. */
const CONDITIONS: readonly Rule[] = [
  rule('BR-CO-04 category of a line', (root) =>
    linesOf(root).every((line) => first(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:ID') !== ''),
  ),
  rule('BR-CO-09 country before a tax number', (root) =>
    texts(root, `${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`).every((id) => /^EE\d{9}$/.test(id)),
  ),
  rule('BR-CO-10 lines', (root) => {
    const lines = linesOf(root).reduce((sum, line) => sum + cents(line, 'cbc:LineExtensionAmount'), 0)
    return cents(root, `${TOTAL}/cbc:LineExtensionAmount`) === lines
  }),
  rule(
    'BR-CO-13 without tax',
    (root) =>
      // our invoices have neither allowances nor charges
      cents(root, `${TOTAL}/cbc:TaxExclusiveAmount`) === cents(root, `${TOTAL}/cbc:LineExtensionAmount`),
  ),
  rule(
    'BR-CO-14 tax',
    (root) => cents(root, 'cac:TaxTotal/cbc:TaxAmount') === cents(root, `${BREAKDOWN}/cbc:TaxAmount`),
  ),
  rule(
    'BR-CO-15 with tax',
    (root) =>
      cents(root, `${TOTAL}/cbc:TaxInclusiveAmount`) ===
      cents(root, `${TOTAL}/cbc:TaxExclusiveAmount`) + cents(root, 'cac:TaxTotal/cbc:TaxAmount'),
  ),
  rule(
    'BR-CO-16 due for payment',
    (root) =>
      cents(root, `${TOTAL}/cbc:PayableAmount`) ===
      cents(root, `${TOTAL}/cbc:TaxInclusiveAmount`) - cents(root, `${TOTAL}/cbc:PrepaidAmount`),
  ),
  rule('BR-CO-17 tax of a rate', (root) =>
    at(root, BREAKDOWN).every((part) => {
      const rate = Number(first(part, 'cac:TaxCategory/cbc:Percent'))
      return cents(part, 'cbc:TaxAmount') === rounded((cents(part, 'cbc:TaxableAmount') * rate) / 100)
    }),
  ),
  rule('BR-CO-18 a breakdown of the tax', (root) => at(root, BREAKDOWN).length > 0),
  rule(
    'BR-CO-25 a day for what is due',
    (root) =>
      isCredit(root) || cents(root, `${TOTAL}/cbc:PayableAmount`) <= 0 || first(root, 'cbc:DueDate') !== '',
  ),
  rule('BR-CO-26 who the seller is', (root) =>
    [`${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`, `${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`].some(
      (path) => first(root, path) !== '',
    ),
  ),
  rule(
    'BR-S-02 tax number of the seller',
    (root) => first(root, `${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`) !== '',
  ),
  rule('BR-S-05 rate above 0, the same on the lines', (root) => {
    const rates = texts(root, `${BREAKDOWN}/cac:TaxCategory/cbc:Percent`)
    return linesOf(root).every((line) => {
      const rate = first(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:Percent')
      return Number(rate) > 0 && rates.includes(rate)
    })
  }),
  rule(
    'BR-S-08 taxable sum of a rate',
    (root) =>
      cents(root, `${BREAKDOWN}/cbc:TaxableAmount`) === cents(root, `${TOTAL}/cbc:TaxExclusiveAmount`),
  ),
  rule('R120 quantity by price', (root) =>
    linesOf(root).every(
      (line) =>
        cents(line, 'cbc:LineExtensionAmount') ===
        rounded(Number(quantityOf(line)?.text) * cents(line, 'cac:Price/cbc:PriceAmount')),
    ),
  ),
]

const DAY = /^\d{4}-\d\d-\d\d$/
/** Values of the lists that EN 16931 names, as far as our invoices use them. */
const CODES: readonly Rule[] = [
  rule('BR-CL-01 type', (root) => typeOf(root) === (isCredit(root) ? '381' : '380')),
  rule('BR-CL-03 currency of every amount', (root) => {
    const currency = first(root, 'cbc:DocumentCurrencyCode')
    const amounts = everywhere(root).filter(({ name }) => name.endsWith('Amount'))
    return currency === 'EUR' && amounts.every(({ attributes }) => attributes['currencyID'] === currency)
  }),
  rule('BR-CL-10 list of the company codes', (root) =>
    everywhere(root).every(({ attributes: { schemeID = '0191' } }) => schemeID === '0191'),
  ),
  rule('BR-CL-14 countries', (root) =>
    everywhere(root).every(({ name, text }) => name !== 'cbc:IdentificationCode' || text === 'EE'),
  ),
  rule('BR-CL-16 means of payment', (root) =>
    texts(root, `${PAYMENT}/cbc:PaymentMeansCode`).every((code) => code === '30'),
  ),
  rule('BR-CL-17 category of the tax', (root) =>
    everywhere(root)
      .filter(({ name }) => name.endsWith('TaxCategory'))
      .every(
        (category) => first(category, 'cbc:ID') === 'S' && first(category, 'cac:TaxScheme/cbc:ID') === 'VAT',
      ),
  ),
  rule('BR-CL-23 unit', (root) =>
    linesOf(root).every((line) => quantityOf(line)?.attributes['unitCode'] === 'H18'),
  ),
  rule('BR-DEC two decimals', (root) =>
    everywhere(root).every(({ name, text }) => !name.endsWith('Amount') || /^\d+(\.\d{1,2})?$/.test(text)),
  ),
  rule(
    'R003 a reference of the buyer',
    (root) => first(root, 'cbc:BuyerReference') !== '' || first(root, 'cac:OrderReference/cbc:ID') !== '',
  ),
  rule('R007 process', (root) =>
    /^urn:fdc:peppol\.eu:2017:poacc:billing:\d\d:1\.0$/.test(first(root, 'cbc:ProfileID')),
  ),
  rule('R008 nothing empty', (root) =>
    everywhere(root).every(({ children, text }) => children.length > 0 || text.trim() !== ''),
  ),
  rule('R010 electronic addresses', (root) =>
    [SELLER, BUYER].every((party) => first(root, `${party}/cbc:EndpointID`) !== ''),
  ),
  rule('days are days', (root) =>
    everywhere(root).every(({ name, text }) => !name.endsWith('Date') || DAY.test(text)),
  ),
]

const RULES = [...TERMS, ...CONDITIONS, ...CODES]
export const RULE_NAMES: readonly string[] = RULES.map(({ id }) => id)

/** Names of the rules that a document breaks. */
export const brokenRules = (root: XmlElement): string[] =>
  RULES.flatMap(({ id, holds }) => (holds(root) ? [] : [id]))
