import type { MaterialType } from '@vagu/core/materials/schema'
import { Button } from '@mantine/core'
import { IconDroplet, IconPlant2, IconPlus, IconSeedling, IconTools } from '@tabler/icons-react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IfMay } from '../../ui/may.tsx'
import { materialsPageText } from './text.ts'

interface Props {
  readonly type: MaterialType
  readonly onAdd: () => void
}
const ICONS = {
  seed: IconSeedling,
  fertilizer: IconDroplet,
  chemical: IconPlant2,
  material: IconTools,
} as const

/** First steps while there are no materials. */
export function MaterialsEmpty({ type, onAdd }: Props) {
  const Icon = ICONS[type]
  return (
    <EmptyState
      icon={<Icon size={32} />}
      title={materialsPageText.emptyTitle[type]}
      action={
        <IfMay to="write">
          <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={onAdd}>
            {materialsPageText.add[type]}
          </Button>
        </IfMay>
      }
    >
      {materialsPageText.emptyText[type]}
    </EmptyState>
  )
}
