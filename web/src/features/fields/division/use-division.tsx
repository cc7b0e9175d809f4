import type { Field } from '@vagu/core/fields/schema'
import { IconArrowsJoin2, IconLine } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Action } from '../../../ui/ActionMenu.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import type { DivisionProps } from './StoredField.tsx'
import { divisionText } from './text.ts'

const SplitDialog = lazyComponent<DivisionProps>(async () => (await import('./SplitDialog.tsx')).SplitDialog)
const MergeDialog = lazyComponent<DivisionProps>(async () => (await import('./MergeDialog.tsx')).MergeDialog)
const WINDOWS = { split: SplitDialog, merge: MergeDialog } as const

interface Opened {
  readonly kind: keyof typeof WINDOWS
  readonly field: Field
}

/** Actions by which a field's menu makes other fields of it, and the window that is open. */
export function useDivision(year: number): { actionsOf: (field: Field) => Action[]; window: ReactNode } {
  const [opened, setOpened] = useState<Opened>()
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
  ]
  const Window = opened && WINDOWS[opened.kind]
  const window = Window && <Window onFailed={close} props={{ field: opened.field, year, onClose: close }} />
  return { actionsOf, window }
}
