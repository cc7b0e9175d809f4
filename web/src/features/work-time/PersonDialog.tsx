import { Button, Group, Stack } from '@mantine/core'
import type { WorkTime } from '@vagu/core/work-times/schema'
import { workerMonth } from '@vagu/core/work-times/month'
import { payOf } from '@vagu/core/work-times/pay'
import { formatMinutes } from '../../entities/work-times/hours.ts'
import { formatDay } from '../../lib/format.ts'
import { today } from '../../lib/today.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IfMay } from '../../ui/may.tsx'
import { uiText } from '../../ui/text.ts'
import { type Board, entriesOfMonth } from './board.ts'
import { EntryList } from './EntryList.tsx'
import { payText, titleOf } from './MonthTable.tsx'
import layout from '../../ui/layout.module.css'
import styles from './WorkTime.module.css'
import { workTimeText as text } from './text.ts'

interface Props {
  readonly board: Board
  readonly workerId: string
  readonly onAdd: () => void
  readonly onEdit: (entry: WorkTime) => void
  readonly onPrint: () => void
  readonly onClose: () => void
}

/** A person's month: all his entries, their sum, and the way to more. */
export function PersonDialog({ board, workerId, onAdd, onEdit, onPrint, onClose }: Props) {
  const sum = payOf(entriesOfMonth(board, workerId))
  const { emptyDays } = workerMonth(board.entries, { workerId, days: board.days, today: today() })
  const isGone = board.people.find(({ _id }) => _id === workerId)?.isGone ?? true
  return (
    <Dialog isOpen onClose={onClose} title={titleOf(board, workerId)} isChanged={false}>
      <Stack>
        <EntryList board={board} workerId={workerId} onEdit={onEdit} />
        {sum.entries > 0 && (
          <p className={styles.total}>
            {text.total}: {formatMinutes(sum.minutes)}
            {board.seesMoney && `, ${payText(sum)}`}
          </p>
        )}
        {emptyDays.length > 0 && <p className={layout.quiet}>{text.emptyDaysOf(emptyDays.map(formatDay))}</p>}
        <Group justify="flex-end">
          <CloseButton label={uiText.close} />
          <Button variant="default" onClick={onPrint}>
            {text.print}
          </Button>
          {!isGone && (
            <IfMay to="enter">
              <Button onClick={onAdd}>{text.add}</Button>
            </IfMay>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
