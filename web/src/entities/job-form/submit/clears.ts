import { jobsText } from '../../jobs/text.ts'
import { jobFormText } from '../text.ts'

/** Whether the form is cleared, or closed, after saving. */
export interface Clears {
  readonly value: boolean
  readonly onChange: (value: boolean) => void
  readonly isClosing?: boolean
}

export const clearsLabel = ({ isClosing }: Clears): string =>
  isClosing ? jobFormText.closeAfter : jobsText.clearAfter
