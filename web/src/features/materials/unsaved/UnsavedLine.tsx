import type { MaterialType } from '@vagu/core/materials/schema'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ReloadLine } from '../../../ui/ReloadLine.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import styles from '../Materials.module.css'
import { unsavedText } from './text.ts'
import type { UnsavedDialogProps } from './UnsavedDialog.tsx'
import { useUnsaved } from './use-unsaved.ts'

const UnsavedDialog = lazyComponent<UnsavedDialogProps>(
  async () => (await import('./UnsavedDialog.tsx')).UnsavedDialog,
)

/** How many materials jobs carry that the list lacks, while there are any. */
export function UnsavedLine({ type }: { readonly type: MaterialType }) {
  const { data = [], isError, isFetching, refetch } = useUnsaved(type)
  const [isOpen, setIsOpen] = useState(false)
  const close = (): void => setIsOpen(false)
  if (isError && data.length === 0)
    return <ReloadLine text={unsavedText.loadFailed} onReload={() => void refetch()} isLoading={isFetching} />
  if (data.length === 0) return null
  return (
    <p className={styles.line}>
      {unsavedText.line(data.length)}
      <Button variant="light" size="compact-md" onClick={() => setIsOpen(true)}>
        {unsavedText.open}
      </Button>
      {isOpen && <UnsavedDialog props={{ unsaved: data, onClose: close }} onFailed={close} />}
    </p>
  )
}
