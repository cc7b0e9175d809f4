import { Button } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Material } from '@vagu/core/materials/schema'
import type { BaseUnit } from '@vagu/core/materials/units'
import type { StockItem } from '@vagu/core/stock/schema'
import { isDay, yearOf } from '@vagu/core/time/day'
import { type RefObject, useCallback, useMemo, useRef } from 'react'
import { materialsText } from '../../../entities/materials/text.ts'
import { useMaterials } from '../../../entities/materials/use-materials.ts'
import { stockWithoutPlansQuery } from '../../../entities/stock/queries.ts'
import { newId } from '../../../lib/new-id.ts'
import { useToday } from '../../../lib/use-today.ts'
import { pathTo } from '../../../navigation/paths.ts'
import { titles } from '../../../navigation/titles.ts'
import { ListBar, useListSearch } from '../../../records/ListBar.tsx'
import { ListState } from '../../../records/ListState.tsx'
import { Card } from '../../../ui/Card.tsx'
import { useConfirm } from '../../../ui/Confirm.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import layout from '../../../ui/layout.module.css'
import { Page } from '../../../ui/Page.tsx'
import { SearchSelect } from '../../../ui/SearchSelect.tsx'
import { StickyBar } from '../../../ui/StickyBar.tsx'
import { stockEntryText } from '../../../entities/stock/text.ts'
import styles from './Count.module.css'
import {
  type CountDraft,
  isUnsaved,
  sendingsOf,
  withAdded,
  withCounted,
  withDate,
  withoutUnsaved,
} from './count-draft.ts'
import { countLines, groupsOf } from './count-lines.ts'
import { CountRow } from './CountRow.tsx'
import { countText as text } from './text.ts'
import { useCount } from './use-count.ts'

interface CountingProps {
  readonly materials: readonly Material[]
  readonly items: readonly StockItem[]
  readonly today: string
}

const INPUTS = 'input[name^="count."]'

/** Enter goes down the list, and from its end to the button. */
function useNextInput() {
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const goNext = useCallback((from: HTMLElement): void => {
    const inputs = [...(list.current?.querySelectorAll<HTMLInputElement>(INPUTS) ?? [])]
    const own = from.closest('li')?.querySelector<HTMLInputElement>(INPUTS)
    const next = own && inputs[inputs.indexOf(own) + 1]
    const target = next ?? button.current
    target?.focus()
    target?.scrollIntoView({ block: 'center' })
  }, [])
  return { list, button, goNext }
}

/** The lines of the store as they are looked for, and the materials that are not among them. */
function useLines({ materials, items }: CountingProps, draft: CountDraft, query: string) {
  const { added } = draft
  const lines = useMemo(() => countLines(materials, items, added), [materials, items, added])
  const groups = useMemo(() => groupsOf(lines, query), [lines, query])
  const order = useMemo(() => lines.map(({ requisiteId }) => requisiteId), [lines])
  const others = useMemo(() => {
    const listed = new Set(order)
    return materials
      .filter(({ _id }) => !listed.has(_id))
      .map(({ _id, name, type }) => ({ value: _id, label: name, hint: materialsText.type[type] }))
  }, [materials, order])
  const unsaved = sendingsOf(draft, order).filter(({ body }) => body.amount >= 0).length
  return { groups, order, others, unsaved }
}

interface SaveProps {
  readonly ref: RefObject<HTMLButtonElement | null>
  /** Numbers that are typed and not saved. */
  readonly count: number
  readonly isSending: boolean
  readonly isDayRight: boolean
  readonly onSave: () => void
  readonly onClear: () => void
}

function SaveBar({ ref, count, isSending, isDayRight, onSave, onClear }: SaveProps) {
  const confirm = useConfirm()
  const clear = async (): Promise<void> => {
    const isSure = await confirm({
      title: text.clearTitle,
      message: text.clearText,
      confirmLabel: text.clear,
    })
    if (isSure) onClear()
  }
  return (
    <StickyBar>
      <div className={layout.wrapCentred}>
        <Button
          component={Link}
          to={pathTo('stock')}
          variant="default"
          className={count > 0 ? styles.leave : undefined}
        >
          {text.toStock}
        </Button>
        {count > 0 && (
          <Button variant="subtle" onClick={() => void clear()}>
            {text.clear}
          </Button>
        )}
      </div>
      <Button ref={ref} loading={isSending} disabled={count === 0 || !isDayRight} onClick={onSave}>
        {text.save(count)}
      </Button>
    </StickyBar>
  )
}

function Counting(props: CountingProps) {
  const { today } = props
  const { draft, update, save, isSending, mayChange } = useCount(today)
  const { typed, setTyped, query } = useListSearch()
  const { list, button, goNext } = useNextInput()
  const { groups, order, others, unsaved } = useLines(props, draft, query)
  const isDayRight = draft.date !== null && isDay(draft.date)
  const type = useCallback(
    (requisiteId: string, amount: number | null, unit: BaseUnit): void =>
      update(withCounted({ requisiteId, amount, unit, newId: newId(), mayChange })),
    [update, mayChange],
  )
  return (
    <>
      <p className={layout.quiet}>
        {text.how} {text.kept}
      </p>
      <div className={styles.bar}>
        <DateField
          label={text.day}
          value={draft.date}
          season={{ year: yearOf(today) }}
          isRequired
          description={isDayRight && (draft.date ?? '') > today ? stockEntryText.future : undefined}
          onChange={(date) => update(withDate(date, newId))}
        />
        <ListBar label={text.search} placeholder={text.searchPlaceholder} value={typed} onChange={setTyped} />
      </div>
      <div ref={list} className={layout.column2xl}>
        {groups.length === 0 && <EmptyState title={text.noneFound} />}
        {groups.map((group) => (
          <Card key={group.type} title={materialsText.page[group.type]}>
            <ul className={styles.rows}>
              {group.lines.map((line) => {
                const counted = draft.rows[line.requisiteId]
                return (
                  <CountRow
                    key={line.requisiteId}
                    line={line}
                    counted={counted}
                    isSaved={counted?.stored != null && !isUnsaved(counted, draft.date)}
                    onType={type}
                    onNext={goNext}
                  />
                )
              })}
            </ul>
          </Card>
        ))}
      </div>
      {others.length > 0 && (
        <SearchSelect
          label={text.add}
          placeholder={text.addPlaceholder}
          options={others}
          value={null}
          onChange={(id) => id !== null && update(withAdded(id))}
        />
      )}
      <SaveBar
        ref={button}
        count={unsaved}
        isSending={isSending}
        isDayRight={isDayRight}
        onSave={() => save(order)}
        onClear={() => update(withoutUnsaved)}
      />
    </>
  )
}

const NOT_ASKED = { isMissing: false, text: '', forget: () => undefined }
const PARENTS = [{ label: titles.stock, to: pathTo('stock') }]

/** `/ladu/loendus`: the store is counted, one number a material, on a phone too. */
export function CountPage() {
  const today = useToday()
  const stock = useQuery(stockWithoutPlansQuery(today))
  const materials = useMaterials()
  const isThere = stock.data && materials.data
  return (
    <Page parents={PARENTS} title={titles.stockCount} isNarrow>
      <ListState query={stock.isError ? stock : materials} lines={8} missing={NOT_ASKED} />
      {materials.data?.length === 0 && stock.data?.items.length === 0 && (
        <EmptyState
          icon={<IconPackage size={32} />}
          title={text.none}
          action={
            <Button component={Link} to={pathTo('supplies')}>
              {titles.supplies}
            </Button>
          }
        >
          {text.noneText}
        </EmptyState>
      )}
      {isThere && (materials.data.length > 0 || stock.data.items.length > 0) && (
        <Counting materials={materials.data} items={stock.data.items} today={today} />
      )}
    </Page>
  )
}
