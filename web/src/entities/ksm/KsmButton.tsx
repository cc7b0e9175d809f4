import { Button } from '@mantine/core'
import { IconHome } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useSettings } from '../use-settings.ts'
import type { KsmDialogProps } from './KsmDialog.tsx'
import { ksmText } from './text.ts'

const KsmDialog = lazyComponent<KsmDialogProps>(async () => (await import('./KsmDialog.tsx')).KsmDialog)

/** Opens what rules ask of the farm as a whole. */
export function KsmButton() {
  const { data } = useSettings()
  const [isOpen, setIsOpen] = useState(false)
  const close = (): void => setIsOpen(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconHome size={20} aria-hidden />}
        disabled={!data}
        onClick={() => setIsOpen(true)}
      >
        {ksmText.open}
      </Button>
      {isOpen && data && <KsmDialog onFailed={close} props={{ ksm: data.ksm, onClose: close }} />}
    </>
  )
}
