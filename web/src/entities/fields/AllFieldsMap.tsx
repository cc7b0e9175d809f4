import { isInUse } from '@vagu/core/fields/rules'
import { useMemo } from 'react'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { FieldsMap, type FieldsMapView } from './FieldsMap.tsx'
import layout from '../../ui/layout.module.css'
import styles from './AllFieldsMap.module.css'
import { fieldsText } from './text.ts'
import { useFieldShapes } from './use-fields.ts'

interface Props {
  readonly year: number
  /** Only these fields; all that are active without it. */
  readonly fieldIds?: readonly string[] | undefined
  readonly selectedIds?: readonly string[] | undefined
  readonly onToggle?: ((id: string) => void) | undefined
  readonly label?: string
  readonly view?: FieldsMapView | undefined
}

/** The farm on the map, loading its own shapes; says how many fields have none. */
export function AllFieldsMap({ year, fieldIds, ...shown }: Props) {
  const { data, isPending, isError, isFetching, refetch } = useFieldShapes()
  const fields = useMemo(() => {
    const shownIds = fieldIds && new Set(fieldIds)
    return (data ?? []).filter((field) => (shownIds ? shownIds.has(field._id) : isInUse(field, year)))
  }, [data, fieldIds, year])
  if (isPending) return <DelayedSkeleton lines={1} height={360} />
  if (isError) return <LoadFailed onReload={() => void refetch()} isLoading={isFetching} />
  const missing = fields.filter((field) => !field.mapData).length
  return (
    <div className={styles.frame}>
      <div className={styles.map}>
        <FieldsMap fields={fields} year={year} {...shown} />
      </div>
      {missing > 0 && <p className={layout.quiet}>{fieldsText.withoutShape(missing)}</p>}
    </div>
  )
}
