import { Button } from '@mantine/core'
import { IconTable } from '@tabler/icons-react'
import { useState } from 'react'
import { draftOwner, useUser } from '../../../entities/session/session.ts'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import type { FarmSnapshot } from '../../../entities/farm/farm.ts'
import { jobsText } from '../../../entities/jobs/text.ts'
import styles from './GridButton.module.css'
import { hasDraftRows } from '../../../entities/job-grid/draft-rows-key.ts'
import type { GridWindowProps } from './GridWindow.tsx'

const GridWindow = lazyComponent<GridWindowProps>(async () => (await import('./GridWindow.tsx')).GridWindow)

/** Opens the table of many jobs. */
export function GridButton({ farm }: { readonly farm: FarmSnapshot }) {
  const [isOpen, setIsOpen] = useState(false)
  const account = draftOwner(useUser())
  const isWaiting = !isOpen && hasDraftRows(account)
  const close = (): void => setIsOpen(false)
  return (
    <>
      <Button
        className={styles.button}
        size="compact-sm"
        variant="subtle"
        leftSection={<IconTable size={18} aria-hidden />}
        title={jobsText.asTableHint}
        aria-label={isWaiting ? jobsText.asTableGoOn : jobsText.asTableHint}
        onClick={() => setIsOpen(true)}
      >
        {isWaiting ? jobsText.asTableWaiting : jobsText.asTable}
      </Button>
      {isOpen && <GridWindow props={{ farm, onClose: close }} onFailed={close} />}
    </>
  )
}
