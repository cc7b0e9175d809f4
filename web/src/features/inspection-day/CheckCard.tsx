import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { DAY_BASES } from '@vagu/core/warnings/inspection-day/bases'
import type { DayCheck, DayCheckKey, DayItem, FindPlace } from '@vagu/core/warnings/inspection-day/schema'
import { useState } from 'react'
import { BasisList } from '../../entities/verdicts/BasisList.tsx'
import { VerdictMark } from '../../entities/verdicts/VerdictMark.tsx'
import { formatDay } from '../../lib/format.ts'
import { pathTo, type RouteKey, ROUTES } from '../../navigation/paths.ts'
import { Card } from '../../ui/Card.tsx'
import layout from '../../ui/layout.module.css'
import styles from './inspection-day.module.css'
import { inspectionDayText as text } from './text.ts'

/** Items that are shown before somebody asks for all. */
const SHOWN = 6

/** Page and record at which something is mended. */
function wayTo(place: FindPlace): { readonly to: string; readonly hash?: string } {
  if (place.kind === 'job')
    return { to: pathTo('field', { year: place.year, id: place.fieldId }), hash: place.jobId }
  if (place.kind === 'material') return { to: pathTo('stockLedger', { id: place.id }) }
  return { to: place.kind === 'worker' ? ROUTES.workers : ROUTES.machines, hash: place.id }
}

const nameOf = ({ name, day }: DayItem): string => (day === null ? name : `${name}, ${formatDay(day)}`)

const Item = ({ item }: { readonly item: DayItem }) => (
  <li className={styles.item}>
    <VerdictMark kind={item.state} label={text.states[item.state]} />
    <span className={styles.words}>
      <strong>{nameOf(item)}</strong> {text.finds[item.find]}
    </span>
    {item.place && (
      <Button
        component={Link}
        size="compact-md"
        variant="default"
        {...wayTo(item.place)}
        aria-label={text.mendOf(nameOf(item), text.finds[item.find])}
      >
        {text.mend}
      </Button>
    )}
  </li>
)

/** Page on which the missing is entered, for each check. */
const WAYS: Readonly<Record<DayCheckKey, keyof typeof text.ways & RouteKey>> = {
  recordsComplete: 'addJob',
  recordsInTime: 'addJob',
  recordsKept: 'book',
  usesAllowed: 'warnings',
  storeProducts: 'stock',
  storeRoom: 'stock',
  certificates: 'workers',
  sprayerTest: 'machines',
  monitoring: 'warnings',
}

function Items({ check: { key, items, itemsInAll } }: { readonly check: DayCheck }) {
  const [isWhole, setIsWhole] = useState(false)
  if (items.length === 0) return null
  const shown = isWhole ? items : items.slice(0, SHOWN)
  return (
    <>
      <ul className={layout.plainList}>
        {shown.map((item, i) => (
          <Item key={`${item.find} ${item.name} ${item.day ?? ''} ${i}`} item={item} />
        ))}
      </ul>
      {shown.length < items.length && (
        <div>
          <Button
            variant="subtle"
            aria-label={text.showAllOf(itemsInAll, text.checks[key])}
            onClick={() => setIsWhole(true)}
          >
            {text.showAll(itemsInAll)}
          </Button>
        </div>
      )}
      {isWhole && itemsInAll > items.length && (
        <p className={layout.quiet}>{text.more(itemsInAll - items.length)}</p>
      )}
    </>
  )
}

/** One check: how it stands, the records behind it, what it rests on, and the way out. */
export function CheckCard({ check }: { readonly check: DayCheck }) {
  const { key, state, looked, items } = check
  const isNothing = looked === 0 && items.length === 0
  return (
    <Card
      title={
        <span className={layout.mark}>
          <VerdictMark kind={state} />
          {text.checks[key]}: {text.states[state]}
        </span>
      }
    >
      <div className={layout.columnXl}>
        <p className={styles.words}>{text.says[key]}</p>
        <p className={layout.quiet}>{isNothing ? text.nothing[key] : text.looked(looked)}</p>
        <Items check={check} />
        {state !== 'ok' && key !== 'storeRoom' && (
          <div>
            <Button component={Link} variant="default" to={ROUTES[WAYS[key]]}>
              {text.ways[WAYS[key]]}
            </Button>
          </div>
        )}
        <div className={layout.quiet}>
          {text.basis}:
          <BasisList bases={DAY_BASES[key]} />
        </div>
      </div>
    </Card>
  )
}
