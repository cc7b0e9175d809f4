import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { draftOwner, useUser } from '../../../entities/session/session.ts'
import { useBackCloses } from '../../../ui/back-closes.ts'
import { useConfirm } from '../../../ui/Confirm.tsx'
import { UnsavedGuard } from '../../../ui/UnsavedGuard.tsx'
import { IconDeviceLaptop } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { FarmSnapshot } from '../../../entities/farm/farm.ts'
import styles from '../../../entities/job-grid/JobSheet.module.css'
import { forgetRows } from '../../../entities/job-grid/draft-rows.ts'
import { TablePart } from '../../../entities/job-grid/TablePart.tsx'
import { addJobGridText } from '../../../entities/job-grid/text.ts'

export interface GridWindowProps {
  readonly farm: FarmSnapshot
  readonly onClose: () => void
}

function ForLargerScreens({ onClose }: { readonly onClose: () => void }) {
  return (
    <EmptyState
      icon={<IconDeviceLaptop size={32} />}
      title={addJobGridText.narrow}
      action={
        <Button size="md" onClick={onClose}>
          {addJobGridText.toPlainForm}
        </Button>
      }
    >
      {addJobGridText.narrowText}
    </EmptyState>
  )
}

/** The table over the whole page; with rows in it leaving asks first. */
export function GridWindow({ farm, onClose }: GridWindowProps) {
  const confirm = useConfirm()
  const user = useUser()
  // Asked once: while a session has ended, the rows are still those of the farmer who began them.
  const [account] = useState(draftOwner(user))
  const [unsaved, setUnsaved] = useState(0)
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const close = async (): Promise<void> => {
    const question = {
      title: addJobGridText.leaveTitle,
      message: addJobGridText.leaveText(unsaved),
      cancelLabel: addJobGridText.stay,
      confirmLabel: addJobGridText.leave,
    }
    const staysOpen = isNarrow || unsaved === 0
    if (!staysOpen && !(await confirm(question))) return
    if (!staysOpen) forgetRows(account)
    onClose()
  }
  useBackCloses(true, () => void close())
  return (
    <Modal
      opened
      onClose={() => void close()}
      title={addJobGridText.title}
      fullScreen
      closeOnEscape={false}
      radius={0}
      classNames={{ content: styles.window, body: styles.body }}
    >
      <UnsavedGuard isChanged={unsaved > 0} />
      {isNarrow && <ForLargerScreens onClose={onClose} />}
      <div className={styles.part} hidden={isNarrow}>
        <TablePart farm={farm} account={account} onUnsaved={setUnsaved} />
      </div>
    </Modal>
  )
}
