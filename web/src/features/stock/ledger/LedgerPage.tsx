import { Button } from '@mantine/core'
import { IconClipboardCheck, IconMinus, IconPackageOff, IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { StockItem } from '@vagu/core/stock/schema'
import { isDay } from '@vagu/core/time/day'
import { useMemo, useState } from 'react'
import { useMaterials } from '../../../entities/materials/use-materials.ts'
import { useGlobalYear } from '../../../entities/session/global-year.ts'
import { type LedgerPeriod, ledgerQuery } from '../../../entities/stock/queries.ts'
import { useToday } from '../../../lib/use-today.ts'
import { pathTo } from '../../../navigation/paths.ts'
import { titles } from '../../../navigation/titles.ts'
import { useRouteParam } from '../../../navigation/use-route.ts'
import { ListState } from '../../../records/ListState.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { IfMay } from '../../../ui/may.tsx'
import { Page } from '../../../ui/Page.tsx'
import { type EntryOpening, LazyEntryDialog } from '../entry/LazyEntryDialog.tsx'
import { stockText } from '../text.ts'
import { Figures } from './Figures.tsx'
import { Lines } from './Lines.tsx'
import { Lots } from './Lots.tsx'
import { MaterialFactsCard } from './MaterialFactsCard.tsx'
import { PeriodBar } from './PeriodBar.tsx'
import { periodOf } from './periods.ts'
import { Plans } from './Plans.tsx'
import { ledgerText as text } from './text.ts'

interface OpenProps {
  readonly id: string
  readonly onOpen: (opening: EntryOpening) => void
}

/** Of a deleted material nothing more comes in; what is left of it is counted and written off. */
const Actions = ({ id: requisiteId, isDeleted, onOpen }: OpenProps & { readonly isDeleted: boolean }) => (
  <IfMay to="enter">
    <Button
      variant="default"
      leftSection={<IconClipboardCheck size={20} aria-hidden />}
      onClick={() => onOpen({ type: 'CURRENT_BALANCE', requisiteId })}
    >
      {stockText.count}
    </Button>
    <Button
      variant="default"
      leftSection={<IconMinus size={20} aria-hidden />}
      onClick={() => onOpen({ type: 'DECREASE', requisiteId })}
    >
      {stockText.decrease}
    </Button>
    {!isDeleted && (
      <Button
        leftSection={<IconPlus size={20} aria-hidden />}
        onClick={() => onOpen({ type: 'INCREASE', requisiteId })}
      >
        {stockText.receive}
      </Button>
    )}
  </IfMay>
)

const Missing = () => (
  <EmptyState
    icon={<IconPackageOff size={32} />}
    title={text.missing}
    action={
      <Button component={Link} to={pathTo('stock')}>
        {text.toStock}
      </Button>
    }
  >
    {text.missingText}
  </EmptyState>
)

interface CardProps extends OpenProps {
  readonly item: StockItem
  readonly today: string
}

/** The figures of the material, its lines, what is left of each receipt, and what plans take. */
function LedgerCard({ id, item, today, onOpen }: CardProps) {
  return (
    <>
      <Figures item={item} today={today} />
      <Lines item={item} onEdit={(entry) => onOpen({ type: entry.type, entry })} />
      <Lots item={item} today={today} />
      <Plans item={item} />
      <IfMay to="write">
        <MaterialFactsCard key={item.updatedAt} id={id} item={item} today={today} />
      </IfMay>
    </>
  )
}

/** The period that is asked for; while a wrong one stands in the inputs, the last right one. */
function usePeriod(today: string) {
  const year = useGlobalYear()
  const [typed, setTyped] = useState<LedgerPeriod>()
  const [asked, setAsked] = useState<LedgerPeriod>()
  const first = periodOf('season', year, today)
  const shown = typed ?? first
  const isRight = ({ start, end }: LedgerPeriod): boolean => isDay(start) && isDay(end) && start <= end
  const change = (period: LedgerPeriod): void => {
    setTyped(period)
    if (isRight(period)) setAsked(period)
  }
  const error =
    isDay(shown.start) && isDay(shown.end) && shown.start > shown.end ? text.wrongPeriod : undefined
  return { year, shown, asked: asked ?? first, change, error }
}

const NOT_ASKED = { isMissing: false, text: '', forget: () => undefined }
const PARENTS = [{ label: titles.stock, to: pathTo('stock') }]

/** `/ladu/{id}`: every movement of one material, what it cost, and what is left. */
export function LedgerPage() {
  const id = useRouteParam('id')
  const today = useToday()
  const { year, shown, asked, change, error } = usePeriod(today)
  const ledger = useQuery({ ...ledgerQuery(id, asked), placeholderData: keepPreviousData })
  const materials = useMaterials()
  const [opening, setOpening] = useState<EntryOpening>()
  const close = (): void => setOpening(undefined)
  // of a deleted material the ledger of the one that stands for it is answered
  const item = ledger.data?.items[0]
  const ownId = item?.requisiteId ?? id
  const name = useMemo(
    () => item?.name ?? materials.data?.find(({ _id }) => _id === id)?.name,
    [item, materials.data, id],
  )
  const isMissing = ledger.data !== undefined && materials.data !== undefined && name === undefined
  const isThere = ledger.data !== undefined && name !== undefined
  const canEnter = isThere && (item === undefined || !item.isDeleted || item.isKept)
  return (
    <Page
      title={name}
      parents={PARENTS}
      actions={canEnter && <Actions id={ownId} isDeleted={item?.isDeleted === true} onOpen={setOpening} />}
    >
      <ListState query={ledger} lines={8} missing={NOT_ASKED} />
      {isMissing && <Missing />}
      {isThere && <PeriodBar period={shown} year={year} today={today} onChange={change} error={error} />}
      {isThere && item && <LedgerCard id={ownId} item={item} today={today} onOpen={setOpening} />}
      {isThere && !item && <EmptyState title={text.notKept}>{text.notKeptText(0)}</EmptyState>}
      {opening && <LazyEntryDialog onFailed={close} props={{ opening, onClose: close }} />}
    </Page>
  )
}
