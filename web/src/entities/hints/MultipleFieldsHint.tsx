import { HintNote } from './HintNote.tsx'
import { hintsText } from './text.ts'

/** Several fields may be chosen for one job. */
export const MultipleFieldsHint = () => <HintNote hint="multipleFields">{hintsText.multipleFields}</HintNote>
