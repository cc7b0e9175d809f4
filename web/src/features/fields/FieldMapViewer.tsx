import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { useQuery } from '@tanstack/react-query'
import { FieldsMap } from '../../entities/fields/FieldsMap.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { WholeScreen } from '../../ui/WholeScreen.tsx'
import { fieldQuery } from './api.ts'
import styles from './FieldsPage.module.css'
import { fieldsPageText } from './text.ts'

export interface FieldViewerProps {
  readonly field: Field
  readonly year: number
  readonly onClose: () => void
}

function Viewed({ field, year }: Omit<FieldViewerProps, 'onClose'>) {
  const { data, isPending, isError, refetch, isFetching } = useQuery(fieldQuery(field._id))
  if (isPending) return <DelayedSkeleton lines={1} height={400} />
  if (isError) return <LoadFailed onReload={() => void refetch()} isLoading={isFetching} />
  if (!data.mapData)
    return <EmptyState title={fieldsPageText.viewerNoShape}>{fieldsPageText.viewerNoShapeText}</EmptyState>
  return <FieldsMap fields={[data]} year={year} label={fieldsPageText.viewerTitle(nameOfYear(data, year))} />
}

/** One field over the whole screen. */
export function FieldMapViewer({ field, year, onClose }: FieldViewerProps) {
  return (
    <WholeScreen
      onClose={onClose}
      withCloseButton={false}
      title={fieldsPageText.viewerTitle(nameOfYear(field, year))}
      classNames={{ header: styles.viewerHead, body: styles.viewerBody }}
    >
      <div className={styles.viewer}>
        <Viewed field={field} year={year} />
      </div>
      <Button
        className={styles.viewerClose}
        leftSection={<IconX size={18} aria-hidden />}
        onClick={onClose}
        data-autofocus
      >
        {fieldsPageText.closeMap}
      </Button>
    </WholeScreen>
  )
}
