import { Button } from '@mantine/core'
import { IconAlertTriangle, IconClipboardCheck, IconMinus, IconPackage, IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { StockItem, StockOverview } from '@vagu/core/stock/schema'
import { isDay } from '@vagu/core/time/day'
import { type ReactNode, useCallback, useState } from 'react'
import { type EntryOpening, LazyEntryDialog } from './entry/LazyEntryDialog.tsx'
import { entryKind } from '../../entities/stock/entry-kind.ts'
import { useMaterials } from '../../entities/materials/use-materials.ts'
import { stockQuery } from '../../entities/stock/queries.ts'
import { formatMoney } from '../../lib/format.ts'
import { useToday } from '../../lib/use-today.ts'
import { pathTo } from '../../navigation/paths.ts'
import { DeletedButton } from '../../records/history/DeletedButton.tsx'
import { ListState } from '../../records/ListState.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IfMay, useMay } from '../../ui/may.tsx'
import { Page } from '../../ui/Page.tsx'
import layout from '../../ui/layout.module.css'
import { NotKept } from './NotKept.tsx'
import styles from './Stock.module.css'
import { sumsOf } from './stock-rows.ts'
import { StockTable } from './StockTable.tsx'
import { stockText as text } from './text.ts'

type Open = (opening: EntryOpening) => void

const CountLink = ({ label, isFirst }: { readonly label: string; readonly isFirst: boolean }) => (
  <Button
    component={Link}
    to={pathTo('stockCount')}
    variant={isFirst ? 'filled' : 'default'}
    leftSection={<IconClipboardCheck size={20} aria-hidden />}
  >
    {label}
  </Button>
)

const Actions = ({ onOpen }: { readonly onOpen: Open }) => (
  <IfMay to="enter">
    <CountLink label={text.count} isFirst={false} />
    <Button
      variant="default"
      leftSection={<IconMinus size={20} aria-hidden />}
      onClick={() => onOpen({ type: 'DECREASE' })}
    >
      {text.decrease}
    </Button>
    <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => onOpen({ type: 'INCREASE' })}>
      {text.receive}
    </Button>
  </IfMay>
)

const Said = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.problem}>
    <IconAlertTriangle size={18} aria-hidden />
    {children}
  </span>
)

/** The stock in one line: what it is worth, and what to look at. */
function Summary({ kept, value }: { readonly kept: readonly StockItem[]; readonly value: number | null }) {
  const seesMoney = useMay('money')
  const { short, undocumented, unpriced } = sumsOf(kept)
  return (
    <p className={styles.summary}>
      {seesMoney && (
        <span className={styles.worth}>
          {text.value} <strong>{formatMoney(value)}</strong>
        </span>
      )}
      {short > 0 && <Said>{text.short(short)}</Said>}
      {undocumented > 0 && <Said>{text.undocumentedSum(undocumented)}</Said>}
      {seesMoney && unpriced > 0 && <span className={styles.quiet}>{text.without(unpriced)}</span>}
    </p>
  )
}

interface ContentProps {
  readonly overview: StockOverview
  readonly typedDay: string
  readonly today: string
  readonly onDay: (typed: string) => void
  readonly onOpen: Open
}

function Content({ overview, onOpen, ...days }: ContentProps) {
  const { items, stockValue, end } = overview
  const kept = items.filter(({ isKept }) => isKept)
  const others = items.filter(({ isKept }) => !isKept)
  const count = useCallback(
    ({ requisiteId }: StockItem) => onOpen({ type: 'CURRENT_BALANCE', requisiteId: requisiteId ?? '' }),
    [onOpen],
  )
  return (
    <>
      {kept.length === 0 && days.typedDay === days.today ? (
        <EmptyState
          icon={<IconPackage size={32} />}
          title={text.none}
          action={
            <IfMay to="enter">
              <div className={layout.wrap}>
                <CountLink label={text.startCount} isFirst />
                <Button variant="default" onClick={() => onOpen({ type: 'INCREASE' })}>
                  {text.receive}
                </Button>
              </div>
            </IfMay>
          }
        >
          {text.noneText} {others.length > 0 && text.noneTextUsed}
        </EmptyState>
      ) : (
        <>
          <Summary kept={kept} value={stockValue} />
          <StockTable items={kept} day={end} {...days} />
        </>
      )}
      <NotKept items={others} onCount={count} />
    </>
  )
}

const NOT_ASKED = { isMissing: false, text: '', forget: () => undefined }

/** `/ladu/`: how much there is of each material, what it is worth, what plans take, and what must be used first. */
export function StockPage() {
  const today = useToday()
  // the dialogs choose of them: they are there when one is opened
  useMaterials()
  const [chosen, setChosen] = useState<string>()
  const typedDay = chosen ?? today
  const day = isDay(typedDay) ? typedDay : today
  const stock = useQuery({ ...stockQuery(day), placeholderData: keepPreviousData })
  const [opening, setOpening] = useState<EntryOpening>()
  const close = (): void => setOpening(undefined)
  const isKept = stock.data?.items.some((item) => item.isKept) ?? false
  return (
    <Page actions={(isKept || day !== today) && <Actions onOpen={setOpening} />}>
      <ListState query={stock} lines={8} missing={NOT_ASKED} />
      {stock.data && (
        <Content
          overview={stock.data}
          typedDay={typedDay}
          today={today}
          onDay={setChosen}
          onOpen={setOpening}
        />
      )}
      {stock.data && <DeletedButton kind={entryKind} title={text.deleted} text={text.deletedText} />}
      {opening && <LazyEntryDialog onFailed={close} props={{ opening, onClose: close }} />}
    </Page>
  )
}
