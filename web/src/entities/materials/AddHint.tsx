import type { RequisiteType } from '@vagu/core/requisites/schema'
import { Button } from '@mantine/core'
import { HintNote } from '../hints/HintNote.tsx'
import { words } from './text.ts'

interface Props {
  readonly typed: string
  readonly type: RequisiteType
  readonly onAdd: (name: string) => void
}

/** Materials may be written down beforehand; one that is missing is a tap away. */
export const AddHint = ({ typed, type, onAdd }: Props) => (
  <HintNote hint="addRequisites">
    {words.addHint(typed, words.page[type])}
    <Button variant="light" onClick={() => onAdd(typed)}>
      {words.addNow}
    </Button>
  </HintNote>
)
