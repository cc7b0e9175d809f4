import type { Unassigned } from '@vagu/core/profit/schema'
import { perUnit, profitOf, type Totals } from '@vagu/core/profit/totals'
import { Card } from '../../ui/Card.tsx'
import { costsOf, incomesOf } from './profit-view.ts'
import { KnownBar } from './KnownBar.tsx'
import { profitText as text } from './text.ts'
import layout from '../../ui/layout.module.css'
import styles from './Profit.module.css'

interface FigureProps {
  readonly label: string
  readonly value: string
  readonly note?: string | undefined
  readonly isLoss?: boolean
}
const Figure = ({ label, value, note, isLoss = false }: FigureProps) => (
  <div className={styles.figure} data-loss={isLoss || undefined}>
    <dt>{label}</dt>
    <dd>
      {value}
      {note && <small>{note}</small>}
    </dd>
  </div>
)

const estimated = (cents: number): string | undefined => (cents === 0 ? undefined : text.ofThis(cents))

/** Incomes, costs and what is left, of some fields together, with how much of the cost is known. */
export function TotalFigures({ totals }: { readonly totals: Totals }) {
  const { incomes, costs, profit, area, tonnes } = totals
  const left = profitOf(totals)
  return (
    <>
      <dl className={styles.figures}>
        <Figure
          label={text.incomes}
          value={text.euros(incomesOf(totals))}
          note={estimated(incomes.estimated)}
        />
        <Figure label={text.costs} value={text.euros(costsOf(totals))} note={estimated(costs.estimated)} />
        <Figure
          label={profit.all < 0 ? text.loss : text.profit}
          value={text.euros(left)}
          note={estimated(profit.estimated)}
          isLoss={profit.all < 0}
        />
        <Figure label={text.perHa} value={text.euros(perUnit(left, area))} note={text.area(area)} />
        <Figure
          label={text.perTonne}
          value={text.euros(perUnit(left, tonnes))}
          note={tonnes === null || tonnes === 0 ? undefined : text.tonnes(tonnes)}
        />
      </dl>
      <KnownBar known={totals.knownParts} all={totals.costParts} />
    </>
  )
}

interface Props {
  readonly totals: Totals
  readonly unassigned: readonly Unassigned[]
}
/** The whole farm in one card. */
export function FarmTotals({ totals, unassigned }: Props) {
  const entries = unassigned.filter(({ entryId }) => entryId !== null)
  const hours = unassigned.filter(({ entryId }) => entryId === null)
  const notes = [
    totals.gaps.length > 0 && text.noProfitYet,
    totals.unharvested > 0 && text.unharvested(totals.unharvested),
    entries.length > 0 && text.unassigned(entries.length),
    hours.length > 0 && text.hoursOfNoField(hours),
    totals.minutes > 0 && text.hours(totals.minutes),
  ].filter((note) => note !== false)
  return (
    <Card title={text.farm}>
      <TotalFigures totals={totals} />
      {notes.map((note) => (
        <p key={note} className={layout.quiet}>
          {note}
        </p>
      ))}
    </Card>
  )
}
