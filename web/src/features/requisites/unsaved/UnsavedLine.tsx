import type { RequisiteType } from '@vagu/core/requisites/schema'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ReloadLine } from '../../../ui/ReloadLine.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import styles from '../Requisites.module.css'
import { words } from './text.ts'
import type { UnsavedDialogProps } from './UnsavedDialog.tsx'
import { useUnsaved } from './use-unsaved.ts'

const UnsavedDialog = lazyPart<UnsavedDialogProps>(
  async () => (await import('./UnsavedDialog.tsx')).UnsavedDialog,
)

/** How many materials jobs carry that the list lacks, while there are any. */
export function UnsavedLine({ type }: { readonly type: RequisiteType }) {
  const { data = [], isError, isFetching, refetch } = useUnsaved(type)
  const [isOpen, setIsOpen] = useState(false)
  const close = (): void => setIsOpen(false)
  if (isError && data.length === 0)
    return <ReloadLine text={words.loadFailed} onReload={() => void refetch()} isLoading={isFetching} />
  if (data.length === 0) return null
  return (
    <p className={styles.line}>
      {words.line(data.length)}
      <Button variant="light" size="compact-md" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <UnsavedDialog props={{ unsaved: data, onClose: close }} onFailed={close} />}
    </p>
  )
}
