/**
 * An invoice for the buyer's accounting program: EN 16931 in UBL 2.1, with what Peppol BIS Billing 3 asks for. A credit
 * invoice is a credit note there, whose amounts are above 0.
 */
import { decimalOf, type InvoiceDocument } from '@vagu/core/subscription/invoice'

/** Estonian company codes among identifiers (ISO 6523). */
const COMPANY_CODE = '0191'
/** Codes of the lists that EN 16931 names: commercial invoice and credit note (UNTDID 1001), credit transfer (UNTDID 4461). */
const INVOICE = '380'
const CREDIT_NOTE = '381'
const CREDIT_TRANSFER = '30'
/** The hectare among units (UN/ECE recommendation 20): a square hectometre there, `HAR` is no code of the list any more. */
const HECTARE = 'H18'

const escaped = (text: string): string =>
  text
    // XML 1.0 has no control characters; nothing of an invoice has a line break
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

type Attributes = Readonly<Record<string, string>>
type Element = readonly [
  name: string,
  content: string | readonly (Element | undefined)[],
  attributes?: Attributes,
]

function written([name, content, attributes = {}]: Element, indent: string): string {
  const start = `${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')}`
  if (typeof content === 'string') return `${indent}<${start}>${escaped(content)}</${name}>`
  const inner = content.flatMap((each) => (each === undefined ? [] : written(each, `${indent}  `)))
  return [`${indent}<${start}>`, ...inner, `${indent}</${name}>`].join('\n')
}

const amount = (name: string, cents: number): Element => [name, decimalOf(cents), { currencyID: 'EUR' }]

interface Party {
  readonly name: string
  readonly code: string
  readonly street: string
  readonly city?: string
  readonly postalCode?: string
  readonly vatNumber?: string
  readonly email: string
}

const partyOf = (role: string, party: Party): Element => [
  role,
  [
    [
      'cac:Party',
      [
        ['cbc:EndpointID', party.code, { schemeID: COMPANY_CODE }],
        ['cac:PartyName', [['cbc:Name', party.name]]],
        [
          'cac:PostalAddress',
          [
            ['cbc:StreetName', party.street],
            party.city === undefined ? undefined : ['cbc:CityName', party.city],
            party.postalCode === undefined ? undefined : ['cbc:PostalZone', party.postalCode],
            ['cac:Country', [['cbc:IdentificationCode', 'EE']]],
          ],
        ],
        party.vatNumber === undefined
          ? undefined
          : [
              'cac:PartyTaxScheme',
              [
                ['cbc:CompanyID', party.vatNumber],
                ['cac:TaxScheme', [['cbc:ID', 'VAT']]],
              ],
            ],
        [
          'cac:PartyLegalEntity',
          [
            ['cbc:RegistrationName', party.name],
            ['cbc:CompanyID', party.code, { schemeID: COMPANY_CODE }],
          ],
        ],
        ['cac:Contact', [['cbc:ElectronicMail', party.email]]],
      ],
    ],
  ],
]

const paymentOf = ({ seller, referenceNumber }: InvoiceDocument): Element => [
  'cac:PaymentMeans',
  [
    ['cbc:PaymentMeansCode', CREDIT_TRANSFER],
    ['cbc:PaymentID', referenceNumber],
    [
      'cac:PayeeFinancialAccount',
      [
        ['cbc:ID', seller.iban],
        ['cbc:Name', seller.name],
        seller.bic === '' ? undefined : ['cac:FinancialInstitutionBranch', [['cbc:ID', seller.bic]]],
      ],
    ],
  ],
]

const categoryOf = (name: string, { vatPercent }: InvoiceDocument): Element => [
  name,
  [
    ['cbc:ID', 'S'],
    ['cbc:Percent', String(vatPercent)],
    ['cac:TaxScheme', [['cbc:ID', 'VAT']]],
  ],
]

const taxOf = (invoice: InvoiceDocument): Element => [
  'cac:TaxTotal',
  [
    amount('cbc:TaxAmount', invoice.vat),
    [
      'cac:TaxSubtotal',
      [
        amount('cbc:TaxableAmount', invoice.net),
        amount('cbc:TaxAmount', invoice.vat),
        categoryOf('cac:TaxCategory', invoice),
      ],
    ],
  ],
]

const totalsOf = ({ net, total }: InvoiceDocument): Element => [
  'cac:LegalMonetaryTotal',
  [
    amount('cbc:LineExtensionAmount', net),
    amount('cbc:TaxExclusiveAmount', net),
    amount('cbc:TaxInclusiveAmount', total),
    amount('cbc:PayableAmount', total),
  ],
]

const lineOf = (invoice: InvoiceDocument): Element => [
  invoice.credits ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
  [
    ['cbc:ID', '1'],
    [
      invoice.credits ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity',
      String(invoice.area),
      { unitCode: HECTARE },
    ],
    amount('cbc:LineExtensionAmount', invoice.net),
    [
      'cac:Item',
      [
        ['cbc:Name', `Põlluraamat Vagu ${invoice.supplyDay.slice(0, 4)}`],
        categoryOf('cac:ClassifiedTaxCategory', invoice),
      ],
    ],
    ['cac:Price', [amount('cbc:PriceAmount', invoice.pricePerHectare)]],
  ],
]

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'

/** A document whose amounts are as the standard wants them: above 0, also of a credit note. */
const unsigned = (invoice: InvoiceDocument): InvoiceDocument => ({
  ...invoice,
  area: Math.abs(invoice.area),
  net: Math.abs(invoice.net),
  vat: Math.abs(invoice.vat),
  total: Math.abs(invoice.total),
})

const referenceTo = ({ number, day }: NonNullable<InvoiceDocument['credits']>): Element => [
  'cac:BillingReference',
  [
    [
      'cac:InvoiceDocumentReference',
      [
        ['cbc:ID', number],
        ['cbc:IssueDate', day],
      ],
    ],
  ],
]

/** The whole document as text. */
export function eInvoiceOf(issued: InvoiceDocument): string {
  const invoice = unsigned(issued)
  const { credits } = invoice
  const name = credits ? 'CreditNote' : 'Invoice'
  const root: Element = [
    name,
    [
      ['cbc:CustomizationID', 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'],
      ['cbc:ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'],
      ['cbc:ID', invoice.number],
      ['cbc:IssueDate', invoice.day],
      // a credit note has neither a due day nor a payment
      ...(credits ? [] : [['cbc:DueDate', invoice.dueDay] as const]),
      credits ? ['cbc:CreditNoteTypeCode', CREDIT_NOTE] : ['cbc:InvoiceTypeCode', INVOICE],
      ...(invoice.seller.isSample ? [['cbc:Note', 'NÄIDIS'] as const] : []),
      ['cbc:DocumentCurrencyCode', 'EUR'],
      ['cbc:BuyerReference', invoice.buyer.email],
      [
        'cac:InvoicePeriod',
        [
          ['cbc:StartDate', invoice.supplyDay],
          ['cbc:EndDate', invoice.periodEnd],
        ],
      ],
      ['cac:OrderReference', [['cbc:ID', invoice.orderId]]],
      ...(credits ? [referenceTo(credits)] : []),
      partyOf('cac:AccountingSupplierParty', invoice.seller),
      partyOf('cac:AccountingCustomerParty', invoice.buyer),
      ['cac:Delivery', [['cbc:ActualDeliveryDate', invoice.supplyDay]]],
      ...(credits ? [] : [paymentOf(invoice)]),
      taxOf(invoice),
      totalsOf(invoice),
      lineOf(invoice),
    ],
    {
      xmlns: `${UBL}:${name}-2`,
      'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
    },
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`
}
