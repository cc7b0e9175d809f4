import { Button } from '@mantine/core'
import { IconShoppingCart } from '@tabler/icons-react'
import type { SupplyRow } from '@vagu/core/supplies/schema'
import { formatMoney } from '../../lib/format.ts'
import { Card } from '../../ui/Card.tsx'
import { IfMay, useMay } from '../../ui/may.tsx'
import layout from '../../ui/layout.module.css'
import { bySupplier, costOfRow, purchaseText, totalCost } from './rows.ts'
import styles from './Supplies.module.css'
import { suppliesText as text } from './text.ts'
import type { Orders } from './use-orders.ts'

interface Props {
  readonly rows: readonly SupplyRow[]
  readonly actions: Orders
}

function BuyLine({ row, seesMoney }: { readonly row: SupplyRow; readonly seesMoney: boolean }) {
  const size = purchaseText(row)
  const amount = text.amount(row.toBuy, row.unit)
  return (
    <li className={styles.orderLine}>
      <strong>{row.name}</strong>
      <span className={styles.amount}>
        {amount}
        {size !== amount && <small>{size}</small>}
        {seesMoney && row.pricePerUnit !== null && <small>{formatMoney(costOfRow(row))}</small>}
      </span>
    </li>
  )
}

/** Nothing to buy is not the same as enough: own produce may lack, and what is not known is not counted. */
function NothingToBuy({ rows }: Pick<Props, 'rows'>) {
  const namesOf = (some: readonly SupplyRow[]): string =>
    [...new Set(some.map(({ name }) => name))].join(', ')
  const own = namesOf(rows.filter(({ isBought, lacking }) => !isBought && lacking > 0))
  const unknown = namesOf(
    rows.filter(({ marks }) => marks.includes('unknownAmount') || marks.includes('otherUnit')),
  )
  const told = [
    own === '' && unknown === '' ? text.buyNone : text.buyNoneKnown,
    ...(own === '' ? [] : [text.buyOwnLacking(own)]),
    ...(unknown === '' ? [] : [text.buyUnknown(unknown)]),
  ]
  return <p className={layout.quiet}>{told.join(' ')}</p>
}

/** Purchases by supplier; a tap makes an order of it. */
export function Buying({ rows, actions }: Props) {
  const seesMoney = useMay('money')
  const groups = bySupplier(rows)
  return (
    <section className={styles.section} aria-label={text.buyTitle}>
      <h2 className={styles.heading}>{text.buyTitle}</h2>
      {groups.length === 0 && <NothingToBuy rows={rows} />}
      <div className={styles.cards}>
        {groups.map(([supplier, own]) => (
          <Card
            key={supplier}
            title={supplier === '' ? text.noSupplier : supplier}
            actions={
              seesMoney && totalCost(own).cents > 0 && <strong>{formatMoney(totalCost(own).cents)}</strong>
            }
          >
            <ul className={layout.listColumn}>
              {own.map((row) => (
                <BuyLine key={row.key} row={row} seesMoney={seesMoney} />
              ))}
            </ul>
            <IfMay to="write">
              <div className={styles.actions}>
                <Button
                  leftSection={<IconShoppingCart size={20} aria-hidden />}
                  loading={actions.isAdding}
                  onClick={() => actions.add({ supplier, rows: own })}
                >
                  {text.makeOrder}
                </Button>
              </div>
            </IfMay>
          </Card>
        ))}
      </div>
    </section>
  )
}
