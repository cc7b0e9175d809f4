/** Every setting of money: what it makes of the program, and what it refuses. */
import { SAMPLE_SELLER } from '@vagu/core/subscription/invoice'
import { DEFAULT_TERMS } from '@vagu/core/subscription/terms'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const terms = (environment: Record<string, string>) => readConfig(environment).terms

describe('the terms of the subscription', () => {
  it('are the usual ones without a setting', () => expect(terms({})).toEqual(DEFAULT_TERMS))

  it.each([
    ['VAGU_PRICE_CENTS', '0', { pricePerHectare: 0 }],
    ['VAGU_PRICE_CENTS', '10000', { pricePerHectare: 10_000 }],
    ['VAGU_MINIMUM_HECTARES', '0', { minimumHectares: 0 }],
    ['VAGU_MINIMUM_HECTARES', '75', { minimumHectares: 75 }],
    ['VAGU_THRESHOLD_HECTARES', '0', { thresholdHectares: 0 }],
    ['VAGU_THRESHOLD_HECTARES', '12', { thresholdHectares: 12 }],
    ['VAGU_VAT_RATES', '0', { vatRates: [{ since: null, percent: 0 }] }],
    [
      'VAGU_VAT_RATES',
      '22, 2025-07-01:24, 2028-01-01:22.5',
      {
        vatRates: [
          { since: null, percent: 22 },
          { since: '2025-07-01', percent: 24 },
          { since: '2028-01-01', percent: 22.5 },
        ],
      },
    ],
    ['VAGU_INVOICE_DAYS', '0', { dueDays: 0 }],
    ['VAGU_INVOICE_DAYS', '30', { dueDays: 30 }],
  ])('%s=%s sets %j alone', (name, value, set) => {
    expect(terms({ [name]: value })).toEqual({ ...DEFAULT_TERMS, ...set })
  })

  it.each([
    ['VAGU_TRIAL_WARNING_DAYS', '3', { trialDays: 3 }],
    ['VAGU_DETERMINATION_DAYS', '90', { determinationDays: 90 }],
    ['VAGU_SMALL_FARM_HECTARES', '20', { smallFarmHectares: 20 }],
    ['VAGU_INCREASE_DAYS', '0', { increaseDays: 0 }],
    ['VAGU_UNPAID_DAYS', '21', { unpaidDays: 21 }],
    [
      'VAGU_YEARLY_WARNING_DAYS',
      '01-01, 01-01,12-31',
      { yearly: { asked: '01-01', persistent: '01-01', late: '12-31' } },
    ],
  ])('%s=%s sets %j of the warnings alone', (name, value, set) => {
    const warnings = { ...DEFAULT_TERMS.warnings, ...set }
    expect(terms({ [name]: value })).toEqual({ ...DEFAULT_TERMS, warnings })
  })

  const WHOLE = [
    ['VAGU_PRICE_CENTS', 10_000],
    ['VAGU_MINIMUM_HECTARES', 100_000],
    ['VAGU_THRESHOLD_HECTARES', 100_000],
    ['VAGU_INVOICE_DAYS', 365],
    ['VAGU_TRIAL_WARNING_DAYS', 3650],
    ['VAGU_DETERMINATION_DAYS', 3650],
    ['VAGU_SMALL_FARM_HECTARES', 100_000],
    ['VAGU_INCREASE_DAYS', 365],
    ['VAGU_UNPAID_DAYS', 365],
  ] as const
  it.each(
    WHOLE.flatMap(([name, most]) =>
      ['-1', '2,5', '2.5', 'kaks', `${most + 1}`].map((value) => [name, value, most] as const),
    ),
  )('%s=%s stops the start', (name, value, most) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      `${name} must be a whole number from 0 to ${most}, it is "${value}".`,
    )
  })

  it.each([
    'palju',
    '-1',
    '101',
    '22,24',
    '22,2025-07-01',
    '22,2025-07-01:',
    ',2025-07-01:24',
    '0x16',
    '22,2025-07-32:24',
    '2025-07-01:24',
    '22,2025-07-01:24,2025-07-01:25',
    '22,2028-01-01:25,2025-07-01:24',
  ])('VAGU_VAT_RATES=%s stops the start', (value) => {
    expect(() => readConfig({ VAGU_VAT_RATES: value })).toThrow(
      'VAGU_VAT_RATES must be a rate, and days with other rates behind it, like 22,2025-07-01:24',
    )
  })

  it.each([
    '03-01',
    '03-01,04-01',
    '03-01,04-01,07-01,09-01',
    '03-01,02-01,07-01',
    '02-29,04-01,07-01',
    '1.3,1.4,1.7',
  ])('VAGU_YEARLY_WARNING_DAYS=%s stops the start', (value) => {
    expect(() => readConfig({ VAGU_YEARLY_WARNING_DAYS: value })).toThrow(
      'VAGU_YEARLY_WARNING_DAYS must be three days of the year, one after the other, like 03-01,04-01,07-01',
    )
  })
})

describe('who is spared the yearly warning', () => {
  it('is nobody unless told, and then whoever is named, in small letters', () => {
    expect(readConfig({}).yearlyWarningExempt).toEqual([])
    const VAGU_YEARLY_WARNING_EXEMPT = 'Mari@Talu.ee, jaan@talu.ee'
    expect(readConfig({ VAGU_YEARLY_WARNING_EXEMPT }).yearlyWarningExempt).toEqual([
      'mari@talu.ee',
      'jaan@talu.ee',
    ])
  })
  it('is named by e-mail', () => {
    expect(() => readConfig({ VAGU_YEARLY_WARNING_EXEMPT: 'mari' })).toThrow(
      'VAGU_YEARLY_WARNING_EXEMPT must be e-mail addresses with commas between them, it is "mari".',
    )
  })
})

const SELLER = {
  VAGU_SELLER_NAME: 'Vagu OÜ',
  VAGU_SELLER_CODE: '10421629',
  VAGU_SELLER_VAT: 'EE100000001',
  VAGU_SELLER_STREET: 'Kase 1',
  VAGU_SELLER_CITY: 'Tartu',
  VAGU_SELLER_POSTCODE: '50001',
  VAGU_SELLER_IBAN: 'EE38 2200 2210 2014 5685',
}

describe('the seller on invoices', () => {
  it('is made up without settings, and says so', () => {
    expect(readConfig({}).seller).toEqual(SAMPLE_SELLER)
    expect(readConfig({}).seller.isSample).toBe(true)
  })
  it('is the one that is named whole, who answers where feedback goes unless told', () => {
    const seller = {
      name: 'Vagu OÜ',
      code: '10421629',
      vatNumber: 'EE100000001',
      street: 'Kase 1',
      city: 'Tartu',
      postalCode: '50001',
      iban: 'EE382200221020145685',
      bic: '',
      bank: '',
      email: 'vagu@localhost',
      isSample: false,
    }
    expect(readConfig(SELLER).seller).toEqual(seller)
    const more = { VAGU_SELLER_BIC: 'HABAEE2X', VAGU_SELLER_BANK: 'Swedbank' }
    expect(readConfig({ ...SELLER, ...more }).seller).toEqual({
      ...seller,
      bic: 'HABAEE2X',
      bank: 'Swedbank',
    })
    const admins = { VAGU_ADMIN_EMAILS: 'boss@vagu.ee' }
    expect(readConfig({ ...SELLER, ...admins }).seller.email).toBe('boss@vagu.ee')
    const feedback = { ...admins, VAGU_FEEDBACK_EMAIL: 'abi@vagu.ee' }
    expect(readConfig({ ...SELLER, ...feedback }).seller.email).toBe('abi@vagu.ee')
    const own = { ...feedback, VAGU_SELLER_EMAIL: 'arved@vagu.ee' }
    expect(readConfig({ ...SELLER, ...own }).seller.email).toBe('arved@vagu.ee')
  })
  it.each(Object.keys(SELLER))('without %s stops the start: half a seller makes no invoice', (name) => {
    expect(() => readConfig({ ...SELLER, [name]: ' ' })).toThrow(
      `${name} must be set too: invoices name all of`,
    )
  })
  it.each([
    ['VAGU_SELLER_IBAN', 'EE38', 'must be an IBAN'],
    ['VAGU_SELLER_IBAN', '382200221020145685', 'must be an IBAN'],
    ['VAGU_SELLER_EMAIL', 'arved', 'must be an e-mail address'],
  ])('with %s=%s stops the start', (name, value, why) => {
    expect(() => readConfig({ ...SELLER, [name]: value })).toThrow(`${name} ${why}, it is "${value}".`)
  })
})
