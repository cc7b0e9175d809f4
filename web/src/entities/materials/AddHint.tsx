import type { MaterialType } from '@vagu/core/materials/schema'
import { Button } from '@mantine/core'
import { HintNote } from '../hints/HintNote.tsx'
import { materialsText } from './text.ts'

interface Props {
  readonly typed: string
  readonly type: MaterialType
  readonly onAdd: (name: string) => void
}

/** Materials may be written down beforehand; one that is missing is a tap away. */
export const AddHint = ({ typed, type, onAdd }: Props) => (
  <HintNote hint="addRequisites">
    {materialsText.addHint(typed, materialsText.page[type])}
    <Button variant="light" onClick={() => onAdd(typed)}>
      {materialsText.addNow}
    </Button>
  </HintNote>
)
