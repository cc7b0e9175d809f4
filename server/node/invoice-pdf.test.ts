import { invoiceOf, SAMPLE_SELLER, type Seller } from '@vagu/core/subscription/invoice'
import { priceOf } from '@vagu/core/subscription/price'
import { DEFAULT_TERMS } from '@vagu/core/subscription/terms'
import { expect, it } from 'vitest'
import { printInvoice } from './invoice-pdf.ts'
import { textsOf } from './testing/pdf-text.ts'

const seller: Seller = {
  ...SAMPLE_SELLER,
  name: 'Põlluraamat OÜ',
  code: '12345678',
  vatNumber: 'EE123456789',
  iban: 'EE382200221020145685',
  bank: 'Hansa',
  isSample: false,
}
const DAY = '2026-03-05'
const issued = (change: { company?: string; area?: number; seller?: Seller } = {}) => {
  const area = change.area ?? 1240.5
  return invoiceOf(DEFAULT_TERMS, {
    number: '2026-00012',
    orderId: '01890a5d-ac96-774b-bcce-b302099a8058',
    day: DAY,
    seller: change.seller ?? seller,
    company: { name: change.company ?? 'Kask OÜ', code: '87654321', address: { street: 'Kase 1, Tõrva' } },
    email: 'mari@kask.ee',
    orderedArea: area,
    price: priceOf(DEFAULT_TERMS, { area, isFirstOfYear: true, day: DAY }),
  })
}
const wordsOf = async (invoice: ReturnType<typeof issued>) =>
  textsOf(await printInvoice(invoice)).map(({ text }) => text.replaceAll('\u00A0', ' '))

it('holds what the law asks of an invoice', async () => {
  const words = await wordsOf(issued())
  for (const text of [
    'Arve 2026-00012',
    'Põlluraamat OÜ',
    'Registrikood 12345678',
    'KMKR nr EE123456789',
    'Kask OÜ',
    'Kase 1, Tõrva',
    'Registrikood 87654321',
    '05.03.2026',
    '05.03.2026 – 31.12.2026',
    '1 240,5 ha',
    '2,00 €',
    '2 481,00 €',
    'Käibemaks 24 %',
    '595,44 €',
    'Tasuda kokku',
    '3 076,44 €',
    'EE382200221020145685, Hansa',
    '2026000121',
  ])
    expect(words).toContain(text)
})
it('says when payment is due', async () => {
  expect(DEFAULT_TERMS.dueDays).toBe(14)
  const words = await wordsOf(issued())
  expect(words[words.indexOf('Maksetähtpäev') + 1]).toBe('19.03.2026')
})
it('says that a first order is charged by the least area', async () => {
  expect(await wordsOf(issued({ area: 20 }))).toEqual(
    expect.arrayContaining([
      '50 ha',
      'Tellitud 20 ha; aasta esimese tellimuse väikseim maht on 50 ha.',
      '100,00 €',
    ]),
  )
})
it('of a seller that is made up says so', async () => {
  const words = await wordsOf(issued({ seller: SAMPLE_SELLER }))
  expect(words).toContain('NÄIDIS. Müüja andmed on seadistamata, seda arvet ei tasuta.')
})
it('breaks a long name into lines, and pushes down what follows', async () => {
  const heightOf = async (company: string) => {
    const texts = textsOf(await printInvoice(issued({ company })))
    return texts.find(({ text }) => text === 'Maksetähtpäev')?.y ?? 0
  }
  const long = 'Väga Pika Nimega Põllumajanduslik Tootmisühistu ja Pojad Osaühing'.repeat(3)
  const words = await wordsOf(issued({ company: long }))
  expect(words).not.toContain(long)
  expect(words.join('').replaceAll(' ', '')).toContain(long.replaceAll(' ', ''))
  expect(await heightOf(long)).toBeLessThan((await heightOf('Kask OÜ')) - 30)
})
