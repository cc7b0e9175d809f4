/**
 * Money: the figures of records that only some roles see, with the personal codes by which people are paid. To others they
 * are empty, wherever they stand in a reply.
 */

/** Members that hold money, or by whose code somebody is paid, in whatever record; each may be null by its schema. */
export const MONEY_MEMBERS = [
  'hourlyRate',
  'hectarePrice',
  'tonnePrice',
  'pricePerUnit',
  'paidPrice',
  'meanPrice',
  'meanPriceBefore',
  'cost',
  'usedCost',
  'undocumentedCost',
  'stockValue',
  'totalOrderPrice',
  'totalOrderPriceVat',
  'partialOrder',
  'personalCode',
] as const

const isMoney = (name: string): boolean => (MONEY_MEMBERS as readonly string[]).includes(name)

/** The same reply with every figure of money empty; what holds none is given back as it is. */
export function withoutMoney(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMoney)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, isMoney(name) ? null : withoutMoney(each)]),
  )
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
