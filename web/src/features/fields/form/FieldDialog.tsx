import { useQuery } from '@tanstack/react-query'
import type { Field } from '@vagu/core/fields/schema'
import { type ComponentProps, useState } from 'react'
import { RecordDialog } from '../../../records/RecordDialog.tsx'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { fieldQuery } from '../api.ts'
import { fieldsPageText } from '../text.ts'
import { FieldFormPanel } from './FieldFormPanel.tsx'

export interface FieldDialogProps {
  /** The field that is changed; none for a new one. */
  readonly field: Field | undefined
  readonly year: number
  readonly onClose: () => void
  readonly onSaved: () => void
}
const WIDTH = 800

/** The form of a stored field, from its newest version with the shape. */
function StoredFieldPanel(panel: Omit<ComponentProps<typeof FieldFormPanel>, 'base'>) {
  const { data, isPending, isError, refetch, isFetching } = useQuery({
    ...fieldQuery(panel.id),
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
  })
  const [base, setBase] = useState<Field>()
  if (base === undefined && data && !isFetching) setBase(data)
  if (base) return <FieldFormPanel {...panel} base={base} />
  if (isPending || !isError) return <DelayedSkeleton lines={6} height={56} />
  return <LoadFailed onReload={() => void refetch()} isLoading={isFetching} />
}

/** Adds or changes a field. */
export function FieldDialog({ field, year, onClose, onSaved }: FieldDialogProps) {
  const title = field ? fieldsPageText.editTitle : fieldsPageText.addTitle
  return (
    <RecordDialog record={field} title={title} width={WIDTH} onClose={onClose}>
      {(place) => {
        const panel = { ...place, year, onSaved }
        return field ? <StoredFieldPanel {...panel} /> : <FieldFormPanel {...panel} base={undefined} />
      }}
    </RecordDialog>
  )
}
