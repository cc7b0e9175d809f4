/** Sequence in which UBL 2.1 wants the elements that an invoice of ours may have: a reader by the schema takes no other. */
import type { XmlElement } from './xml.ts'

const HEAD = ['CustomizationID', 'ProfileID', 'ID', 'IssueDate'] as const
const MIDDLE = ['DocumentCurrencyCode', 'TaxCurrencyCode', 'AccountingCost', 'BuyerReference'] as const
const REST = [
  'InvoicePeriod',
  'OrderReference',
  'BillingReference',
  'ContractDocumentReference',
  'AccountingSupplierParty',
  'AccountingCustomerParty',
  'PayeeParty',
  'Delivery',
  'PaymentMeans',
  'PaymentTerms',
  'AllowanceCharge',
  'TaxTotal',
  'LegalMonetaryTotal',
] as const
const TAX_CATEGORY = ['ID', 'Name', 'Percent', 'TaxExemptionReasonCode', 'TaxExemptionReason', 'TaxScheme']
const lineOf = (quantity: string) => ['ID', 'Note', quantity, 'LineExtensionAmount', 'Item', 'Price']

const ORDER: Readonly<Record<string, readonly string[]>> = {
  Invoice: [...HEAD, 'DueDate', 'InvoiceTypeCode', 'Note', 'TaxPointDate', ...MIDDLE, ...REST, 'InvoiceLine'],
  CreditNote: [...HEAD, 'TaxPointDate', 'CreditNoteTypeCode', 'Note', ...MIDDLE, ...REST, 'CreditNoteLine'],
  InvoicePeriod: ['StartDate', 'EndDate', 'DescriptionCode'],
  OrderReference: ['ID', 'SalesOrderID'],
  BillingReference: ['InvoiceDocumentReference'],
  InvoiceDocumentReference: ['ID', 'IssueDate'],
  AccountingSupplierParty: ['Party'],
  AccountingCustomerParty: ['Party'],
  Party: [
    'EndpointID',
    'PartyIdentification',
    'PartyName',
    'PostalAddress',
    'PartyTaxScheme',
    'PartyLegalEntity',
    'Contact',
  ],
  PartyName: ['Name'],
  PostalAddress: [
    'StreetName',
    'AdditionalStreetName',
    'CityName',
    'PostalZone',
    'CountrySubentity',
    'AddressLine',
    'Country',
  ],
  Country: ['IdentificationCode'],
  PartyTaxScheme: ['CompanyID', 'TaxScheme'],
  TaxScheme: ['ID'],
  PartyLegalEntity: ['RegistrationName', 'CompanyID', 'CompanyLegalForm'],
  Contact: ['Name', 'Telephone', 'ElectronicMail'],
  Delivery: ['ActualDeliveryDate', 'DeliveryLocation', 'DeliveryParty'],
  PaymentMeans: ['PaymentMeansCode', 'PaymentID', 'CardAccount', 'PayeeFinancialAccount'],
  PayeeFinancialAccount: ['ID', 'Name', 'FinancialInstitutionBranch'],
  FinancialInstitutionBranch: ['ID'],
  TaxTotal: ['TaxAmount', 'TaxSubtotal'],
  TaxSubtotal: ['TaxableAmount', 'TaxAmount', 'TaxCategory'],
  TaxCategory: TAX_CATEGORY,
  ClassifiedTaxCategory: TAX_CATEGORY,
  LegalMonetaryTotal: [
    'LineExtensionAmount',
    'TaxExclusiveAmount',
    'TaxInclusiveAmount',
    'AllowanceTotalAmount',
    'ChargeTotalAmount',
    'PrepaidAmount',
    'PayableRoundingAmount',
    'PayableAmount',
  ],
  InvoiceLine: lineOf('InvoicedQuantity'),
  CreditNoteLine: lineOf('CreditedQuantity'),
  Item: ['Description', 'Name', 'ClassifiedTaxCategory'],
  Price: ['PriceAmount', 'BaseQuantity'],
}

const localName = (name: string): string => name.split(':').at(-1) ?? name

/** Elements that stand where the schema wants none, with the place of each. */
export function outOfOrder(element: XmlElement, place = ''): string[] {
  const name = localName(element.name)
  const here = `${place}/${name}`
  const order = ORDER[name]
  if (order === undefined) return element.children.length > 0 ? [`${here} has parts`] : []
  const places = element.children.map((child) => order.indexOf(localName(child.name)))
  return [
    ...element.children.flatMap((child, i) => {
      const [own = -1, before = 0] = [places[i], places[i - 1]]
      return own < 0 || own < before ? [`${here}/${localName(child.name)}`] : []
    }),
    ...element.children.flatMap((child) => outOfOrder(child, here)),
  ]
}
