import type { Field } from '@vagu/core/fields/schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { fieldQuery } from '../api.ts'

interface Props {
  readonly id: string
  readonly title: string
  readonly onClose: () => void
  readonly children: (field: Field) => ReactNode
}

/** A window over a field as it is stored now, with its shape; what is changed beside it meanwhile is seen on saving. */
export function StoredField({ id, title, onClose, children }: Props) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...fieldQuery(id),
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
  })
  const [base, setBase] = useState<Field>()
  if (base === undefined && data && !isFetching) setBase(data)
  if (base) return children(base)
  return (
    <Dialog isOpen onClose={onClose} title={title} isChanged={false}>
      {isError ? (
        <LoadFailed onReload={() => void refetch()} isLoading={isFetching} />
      ) : (
        <DelayedSkeleton lines={4} height={56} />
      )}
    </Dialog>
  )
}
