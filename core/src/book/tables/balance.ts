import { nameOfYear } from '../../fields/rules.ts'
import type { BookBalance, BookField } from '../facts.ts'
import { number, type TableOf, text } from '../table-of.ts'
import { cropNamed } from '../words.ts'

interface BalanceRecord {
  readonly field: BookField
  readonly year: number
  readonly balance: BookBalance
}

export const balanceTable: TableOf<BalanceRecord> = {
  key: 'balance',
  title: 'Lämmastikubilanss',
  columns: [
    text<BalanceRecord>('field', 'Põld', ({ field, year }) => nameOfYear(field, year))({
      law: 'K',
      width: 14,
    }),
    number<BalanceRecord>('area', 'Pind, ha', ({ balance }) => balance.area)({ decimals: 4, width: 7 }),
    text<BalanceRecord>('crop', 'Kultuur', ({ balance }) => cropNamed(balance.crop))({ law: 'K', width: 13 }),
    number<BalanceRecord>(
      'mineral',
      'N mineraalväetisega, kg/ha',
      ({ balance }) => balance.mineral,
    )({
      decimals: 2,
      law: 'K',
      width: 8,
    }),
    number<BalanceRecord>(
      'organic',
      'N orgaanilise väetisega, kg/ha',
      ({ balance }) => balance.organic,
    )({
      decimals: 2,
      law: 'K',
      width: 8,
    }),
    number<BalanceRecord>(
      'fixation',
      'N sidumine, kg/ha',
      ({ balance }) => balance.fixation,
    )({
      decimals: 2,
      law: 'K',
      width: 7,
    }),
    number<BalanceRecord>(
      'harvest',
      'Saak, t/ha',
      ({ balance }) => balance.harvest,
    )({
      decimals: 2,
      law: 'K',
      width: 7,
    }),
    text<BalanceRecord>('basis', 'Saagi alus', ({ balance }) =>
      balance.harvest === null ? null : balance.isHarvested ? 'koristatud' : 'plaan',
    )({ under: 'harvest' }),
    number<BalanceRecord>(
      'out',
      'N saagiga välja, kg/ha',
      ({ balance }) => balance.out,
    )({
      decimals: 2,
      law: 'K',
      width: 7,
    }),
    number<BalanceRecord>(
      'balance',
      'N bilanss, kg/ha',
      ({ balance }) => balance.balance,
    )({
      decimals: 2,
      law: 'K',
      width: 7,
    }),
    text<BalanceRecord>('missing', 'Puudu', ({ balance }) => balance.missing)({ width: 12 }),
  ],
  records: ({ facts, fields }) => {
    const balances = new Map(facts.balances?.map((balance) => [balance.fieldId, balance]))
    return fields.flatMap((field) => {
      const balance = balances.get(field._id)
      return balance ? [[field._id, { field, year: facts.wish.year, balance }] as const] : []
    })
  },
  notes: ({ facts }) => [
    facts.balances === null
      ? 'Bilanss arvutatakse ainult praeguste andmete järgi; varasema päeva seisuga seda ei ole.'
      : 'Bilanss on saagiaasta kohta ja soovituslik: ametlikud tegurid puuduvad.',
  ],
}
