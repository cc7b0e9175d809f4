import type { Field } from '@vagu/core/fields/schema'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { DelayedSkeleton } from '../../../ui/DelayedSkeleton.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { fieldQuery } from '../api.ts'

const WIDTH = 860

/** Field that is divided or joined: as the list knows it, without its shape. */
export interface DivisionProps {
  readonly field: Field
  readonly year: number
  readonly onClose: () => void
}
/** The same for the form in the window, whose field is the stored one. */
export interface DivisionFormProps extends DivisionProps {
  readonly onChanged: (isChanged: boolean) => void
}
interface Props extends Omit<DivisionProps, 'year'> {
  readonly title: string
  /** The form, once the field is there. */
  readonly children: (place: Pick<DivisionFormProps, 'field' | 'onChanged'>) => ReactNode
}

/** A window over a field as it is stored now, with its shape; what is changed beside it meanwhile is seen on saving. */
export function StoredField({ field, title, onClose, children }: Props) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...fieldQuery(field._id),
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
  })
  const [base, setBase] = useState<Field>()
  const [isChanged, setIsChanged] = useState(false)
  if (base === undefined && data && !isFetching) setBase(data)
  return (
    <Dialog isOpen onClose={onClose} title={title} width={WIDTH} isChanged={isChanged}>
      {base && children({ field: base, onChanged: setIsChanged })}
      {!base && isError && <LoadFailed onReload={() => void refetch()} isLoading={isFetching} />}
      {!base && !isError && <DelayedSkeleton lines={4} height={56} />}
    </Dialog>
  )
}
