import { useQuery } from '@tanstack/react-query'
import type { Field } from '@vagu/core/fields/schema'
import { useState } from 'react'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { newId } from '../../../lib/new-id.ts'
import { fieldQuery } from '../api.ts'
import { words } from '../text.ts'
import { FieldFormPanel } from './FieldFormPanel.tsx'

/** The field that is changed; none for a new one. */
export interface OpenedField {
  readonly field: Field | undefined
}
interface Props {
  readonly opened: OpenedField
  readonly year: number
  readonly onClose: () => void
}
const WIDTH = 800

interface PanelProps extends Omit<Props, 'opened'> {
  readonly onChanged: (isChanged: boolean) => void
}

/** The form of a stored field, from its newest version with the shape. */
function StoredFieldPanel({ id, ...panel }: PanelProps & { readonly id: string }) {
  const { data, isPending, isError, refetch, isFetching } = useQuery({
    ...fieldQuery(id),
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
  })
  const [base, setBase] = useState<Field>()
  if (base === undefined && data && !isFetching) setBase(data)
  if (base) return <FieldFormPanel {...panel} id={id} base={base} />
  if (isPending || !isError) return <DelayedSkeleton lines={6} height={56} />
  return <LoadFailed onReload={() => void refetch()} isLoading={isFetching} />
}

/** Adds or changes a field; a changed form is never thrown away without a question. */
export function FieldDialog({ opened: { field }, year, onClose }: Props) {
  const [isChanged, setIsChanged] = useState(false)
  // Made once, so that a second click or a repeated request makes no second field.
  const [id] = useState(() => field?._id ?? newId())
  const panel = { year, onClose, onChanged: setIsChanged }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={field ? words.editTitle : words.addTitle}
      width={WIDTH}
      isChanged={isChanged}
    >
      {field ? (
        <StoredFieldPanel {...panel} id={id} />
      ) : (
        <FieldFormPanel {...panel} id={id} base={undefined} />
      )}
    </Dialog>
  )
}
