import { HintNote } from './HintNote.tsx'
import { words } from './text.ts'

/** Several fields may be chosen for one job. */
export const MultipleFieldsHint = () => <HintNote hint="multipleFields">{words.multipleFields}</HintNote>
