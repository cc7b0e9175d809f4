import type { Board } from './board.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { FileDialog } from './FileDialog.tsx'
import { dayIn, type Opened } from './opened.ts'
import { PayDialog } from './PayDialog.tsx'
import { PersonDialog } from './PersonDialog.tsx'

interface Props {
  readonly board: Board
  readonly opened: Opened
  readonly open: (opened: Opened | undefined) => void
}

/** The window that is open. */
export function Over({ board, opened, open }: Props) {
  const onClose = (): void => open(undefined)
  if (opened.kind === 'pay') return <PayDialog board={board} onClose={onClose} />
  if (opened.kind === 'file') return <FileDialog board={board} onClose={onClose} />
  if (opened.kind === 'entry')
    return (
      <EntryDialog
        board={board}
        entry={opened.entry}
        start={opened.start}
        onClose={onClose}
        {...(opened.onSaved && { onSaved: opened.onSaved })}
      />
    )
  if (opened.kind === 'paper') return null
  const { workerId } = opened
  return (
    <PersonDialog
      board={board}
      workerId={workerId}
      onClose={onClose}
      onPrint={() => open({ kind: 'paper', workerId })}
      onEdit={(entry) => open({ kind: 'entry', entry, start: { date: entry.date } })}
      onAdd={() => open({ kind: 'entry', start: { workerId, date: dayIn(board) } })}
    />
  )
}
