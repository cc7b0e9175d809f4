import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Elements, ELEMENTS } from '@vagu/core/nutrients/schema'
import { ownManureBalance, ownManurePerHectare, spreadManure } from '@vagu/core/own-manure/rules'
import type { OwnManure } from '@vagu/core/own-manure/schema'
import { MANURE_NITROGEN } from '@vagu/core/warnings/rules/manure-nitrogen-exceeded/limits'
import { MANURE_PHOSPHORUS } from '@vagu/core/warnings/rules/manure-phosphorus-exceeded/limits'
import { roundTo } from '@vagu/core/units/rounding'
import { useMemo, useState } from 'react'
import { formatWhole } from '../../lib/format.ts'
import { Card } from '../../ui/Card.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import layout from '../../ui/layout.module.css'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { ColumnHeads } from '../../ui/table/ColumnHeads.tsx'
import field from './FieldPlan.module.css'
import { ownManureText as text } from './own-manure-text.ts'
import styles from './Plan.module.css'
import type { Board } from './use-board.ts'
import { ownManureQuery } from './use-own-manure.ts'

const OwnManureDialog = lazyComponent(async () => (await import('./OwnManureDialog.tsx')).OwnManureDialog)

const minus = (one: Elements, other: Elements): Elements => ({
  N: one.N - other.N,
  P: one.P - other.P,
  K: one.K - other.K,
})
const plus = (one: Elements, other: Elements): Elements => ({
  N: one.N + other.N,
  P: one.P + other.P,
  K: one.K + other.K,
})
/** As it is shown: a total is the sum of the lines above it. */
const whole = ({ N, P, K }: Elements): Elements => ({ N: roundTo(N, 0), P: roundTo(P, 0), K: roundTo(K, 0) })
const isSome = ({ N, P, K }: Elements): boolean => N !== 0 || P !== 0 || K !== 0

function Balance({ board, manure }: { readonly board: Board; readonly manure: OwnManure }) {
  const { rows, year } = board
  const spread = useMemo(() => whole(spreadManure(rows)), [rows])
  const balance = ownManureBalance(manure)
  const [excreted, onPasture] = [whole(balance.excreted), whole(balance.onPasture)]
  const [bought, sold] = [whole(balance.bought), whole(balance.sold)]
  const toSpread = minus(plus(minus(excreted, onPasture), bought), sold)
  const left = minus(toSpread, spread)
  const lines: readonly (readonly [string, Elements])[] = [
    [text.lines.excreted, excreted],
    [text.lines.onPasture, onPasture],
    ...(isSome(bought) ? [[text.lines.bought, bought] as const] : []),
    ...(isSome(sold) ? [[text.lines.sold, sold] as const] : []),
    [text.lines.toSpread, toSpread],
    [text.lines.spread, spread],
  ]
  const perHectare = ownManurePerHectare(
    balance,
    rows.reduce((sum, { facts }) => sum + facts.area, 0),
  )
  const limitN = MANURE_NITROGEN.at(`${year}-12-31`)?.value ?? null
  const limitP = MANURE_PHOSPHORUS.at(`${year}-12-31`)?.value ?? null
  return (
    <>
      <table className={field.figures} aria-label={text.table(year)}>
        <ColumnHeads heads={Object.values(text.columns)} />
        <tbody>
          {lines.map(([name, figures]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {ELEMENTS.map((element) => (
                <td key={element}>{formatWhole(figures[element])}</td>
              ))}
            </tr>
          ))}
          <tr className={styles.manureLeft}>
            <th scope="row">{left.N < 0 ? text.lines.lacking : text.lines.left}</th>
            {ELEMENTS.map((element) => (
              <td key={element}>{formatWhole(left.N < 0 ? -left[element] : left[element])}</td>
            ))}
          </tr>
        </tbody>
      </table>
      {perHectare && (
        <p className={layout.quiet}>
          {text.perHectare(text.nitrogen(perHectare.N, limitN), text.phosphorus(perHectare.P, limitP))}{' '}
          {text.units(balance.livestockUnits, perHectare.livestockUnits)}
        </p>
      )}
      {perHectare && limitN !== null && perHectare.N > limitN && (
        <p className={styles.gap}>{text.aboveLimit(perHectare.N - limitN)}</p>
      )}
      <p className={layout.quiet}>{text.advisory}</p>
    </>
  )
}

/** Manure of the farm's own animals beside what the plan takes of it. */
export function OwnManureCard({ board }: { readonly board: Board }) {
  const { year, mayWrite } = board
  const [isOpen, setIsOpen] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery(ownManureQuery(year))
  if (!data)
    return isError ? (
      <LoadFailed title={text.loadFailed} onReload={() => void refetch()} isLoading={isFetching} />
    ) : null
  const isEmpty = data.animals.length === 0 && data.trades.length === 0
  return (
    <Card title={text.title}>
      <div className={layout.columnXl}>
        {isEmpty ? <p className={layout.quiet}>{text.empty}</p> : <Balance board={board} manure={data} />}
        {mayWrite && (
          <div className={styles.screenOnly}>
            <Button variant="default" onClick={() => setIsOpen(true)}>
              {isEmpty ? text.add : text.change}
            </Button>
          </div>
        )}
      </div>
      {isOpen && (
        <OwnManureDialog
          onFailed={() => setIsOpen(false)}
          props={{ year, stored: data, onClose: () => setIsOpen(false) }}
        />
      )}
    </Card>
  )
}
