import type { RequisiteType } from '@vagu/core/requisites/schema'
import { Button } from '@mantine/core'
import { IconDroplet, IconPlant2, IconPlus, IconSeedling, IconTools } from '@tabler/icons-react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { words } from './text.ts'

interface Props {
  readonly type: RequisiteType
  readonly onAdd: () => void
}
const ICONS = {
  seed: IconSeedling,
  fertilizer: IconDroplet,
  chemical: IconPlant2,
  material: IconTools,
} as const

/** What belongs here, while there is nothing. */
export function RequisitesEmpty({ type, onAdd }: Props) {
  const Icon = ICONS[type]
  return (
    <EmptyState
      icon={<Icon size={32} />}
      title={words.emptyTitle[type]}
      action={
        <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={onAdd}>
          {words.add[type]}
        </Button>
      }
    >
      {words.emptyText[type]}
    </EmptyState>
  )
}
