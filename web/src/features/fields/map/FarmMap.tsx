import type { Field } from '@vagu/core/fields/schema'
import { type RefObject, useCallback, useMemo, useState } from 'react'
import { FieldsMap } from '../../../entities/fields/FieldsMap.tsx'
import { useFieldShapes } from '../../../entities/fields/use-fields.ts'
import { useToday } from '../../../lib/use-today.ts'
import { drawingEffort } from '../../../map/drawing-effort.ts'
import type { MapPaint } from '../../../map/paint.ts'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { type Coloured, type ColourMode, daysUntilFree } from './colour-by.ts'
import { CardFacts } from './FieldCard.tsx'
import type { FieldRow } from './field-row.ts'
import type { ItemMarks } from './FieldItem.tsx'
import styles from './FieldsMap.module.css'
import { formatQuantity } from '../../../lib/format.ts'
import { fieldsMapText } from './text.ts'

interface Props extends ItemMarks {
  /** Fields on the map. */
  readonly rows: readonly FieldRow[]
  readonly year: number
  readonly mode: ColourMode
  readonly coloured: Coloured
  /** Keys of the groups that stand out; none: all do. */
  readonly chosen: ReadonlySet<string>
  readonly isScreen: boolean
  readonly coveredPx: number
  /** The card of the chosen field. */
  readonly card: RefObject<HTMLElement | null>
}

/** The second line of a name on the map: what the colours say, in letters or numbers. */
function hintOf(
  row: FieldRow,
  { mode, coloured, today }: Pick<Props, 'mode' | 'coloured'> & { today: string },
) {
  const days = daysUntilFree(row, today)
  const sign =
    mode === 'free' && days > 0
      ? fieldsMapText.daysLeft(days)
      : mode === 'warnings' && row.warnings > 0
        ? `${row.warnings} !`
        : (coloured.of.get(row.id)?.letters ?? '')
  return `${sign} · ${formatQuantity(row.area, 'ha')}`
}

function usePaint({
  rows,
  mode,
  coloured,
  chosen,
}: Pick<Props, 'rows' | 'mode' | 'coloured' | 'chosen'>): MapPaint {
  const today = useToday()
  const drawn = useMemo(
    () => ({
      colours: new Map(rows.map(({ id }) => [id, coloured.of.get(id)?.colour ?? ''])),
      hints: new Map(rows.map((row) => [row.id, hintOf(row, { mode, coloured, today })])),
    }),
    [rows, mode, coloured, today],
  )
  return useMemo(() => {
    const isFaint = ({ id }: FieldRow) => chosen.size > 0 && !chosen.has(coloured.of.get(id)?.key ?? '')
    return { ...drawn, faint: new Set(rows.filter(isFaint).map(({ id }) => id)) }
  }, [drawn, rows, coloured, chosen])
}

/** The fields of these rows with their shapes; the same list while the same fields are shown. */
function useShaped(all: readonly Field[], rows: readonly FieldRow[]): Field[] {
  const key = rows.map(({ id }) => id).join()
  return useMemo(() => {
    const shown = new Set(key.split(','))
    return all.filter(({ _id }) => shown.has(_id))
  }, [all, key])
}

/** The map once the shapes are there: colours and words of a thousand fields are not made before. */
function ShapedMap(props: Props & { readonly shaped: readonly Field[] }) {
  const { shaped, rows, year, mode, coloured, chosen, isScreen, coveredPx, card, ...marks } = props
  const fields = useShaped(shaped, rows)
  const paint = usePaint({ rows, mode, coloured, chosen })
  const { selectedId, litId, onSelect, onPoint } = marks
  const [pointedId, setPointedId] = useState<string>()
  const pointed = rows.find(({ id }) => id === pointedId && id !== selectedId)
  const selectedIds = useMemo(() => (selectedId === undefined ? [] : [selectedId]), [selectedId])
  const point = useCallback(
    (id: string | undefined): void => {
      setPointedId(id)
      onPoint(id)
    },
    [onPoint],
  )
  return (
    <>
      <FieldsMap
        fields={fields}
        year={year}
        selectedIds={selectedIds}
        onToggle={onSelect}
        view={{ litId, onShapePoint: point, paint, isScreen, coveredPx, cover: card }}
      />
      {pointed && (
        <div className={styles.hover} data-plain={drawingEffort().isByPicture || undefined} aria-hidden>
          <p className={styles.cardName}>{pointed.name}</p>
          <CardFacts row={pointed} year={year} />
        </div>
      )}
    </>
  )
}

/** The farm on the map: coloured as chosen, with what is pointed at told beside it. */
export function FarmMap(props: Props) {
  const { data, isPending, isError, isFetching, refetch } = useFieldShapes()
  if (isPending) return <DelayedSkeleton lines={1} height={360} />
  if (isError) return <LoadFailed onReload={() => void refetch()} isLoading={isFetching} />
  return <ShapedMap {...props} shaped={data} />
}
