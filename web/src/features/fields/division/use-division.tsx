import type { Field, FieldOrigin } from '@vagu/core/fields/schema'
import { nameOfYear } from '@vagu/core/fields/rules'
import { IconArrowBackUp, IconArrowsJoin2, IconLine } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Action } from '../../../ui/ActionMenu.tsx'
import { useConfirm } from '../../../ui/Confirm.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { useUndoDivision } from './api.ts'
import type { DivisionProps } from './StoredField.tsx'
import { divisionText } from './text.ts'

const SplitDialog = lazyComponent<DivisionProps>(async () => (await import('./SplitDialog.tsx')).SplitDialog)
const MergeDialog = lazyComponent<DivisionProps>(async () => (await import('./MergeDialog.tsx')).MergeDialog)
const WINDOWS = { split: SplitDialog, merge: MergeDialog } as const

interface Opened {
  readonly kind: keyof typeof WINDOWS
  readonly field: Field
}

/** The way back of a field that a split or a joining made, in the season that it began with; it stays when the message is gone. */
function useWayBack(year: number): (field: Field) => Action[] {
  const confirm = useConfirm()
  const undo = useUndoDivision()
  const ask = async (field: Field, { kind, fieldIds: [id] }: FieldOrigin): Promise<void> => {
    const title = divisionText.takeBack[kind]
    const message = divisionText.takeBackText[kind](nameOfYear(field, year))
    if (id !== undefined && (await confirm({ title, message, confirmLabel: title }))) undo(id)
  }
  return (field) => {
    const { origin, firstYear } = field
    if (!origin || firstYear !== year) return []
    const icon = <IconArrowBackUp size={18} aria-hidden />
    return [{ label: divisionText.takeBack[origin.kind], icon, onClick: () => void ask(field, origin) }]
  }
}

/** Actions by which a field's menu makes other fields of it, and the window that is open. */
export function useDivision(year: number): { actionsOf: (field: Field) => Action[]; window: ReactNode } {
  const [opened, setOpened] = useState<Opened>()
  const wayBack = useWayBack(year)
  const close = (): void => setOpened(undefined)
  const actionsOf = (field: Field): Action[] => [
    {
      label: divisionText.split,
      icon: <IconLine size={18} aria-hidden />,
      onClick: () => setOpened({ kind: 'split', field }),
    },
    {
      label: divisionText.merge,
      icon: <IconArrowsJoin2 size={18} aria-hidden />,
      onClick: () => setOpened({ kind: 'merge', field }),
    },
    ...wayBack(field),
  ]
  const Window = opened && WINDOWS[opened.kind]
  const window = Window && <Window onFailed={close} props={{ field: opened.field, year, onClose: close }} />
  return { actionsOf, window }
}
