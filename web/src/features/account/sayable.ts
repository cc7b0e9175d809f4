import { CallError } from '../../lib/call-error.ts'

/** Whether the server named the inputs that are to blame: each says so itself. */
export const isSayableAtInputs = (error: unknown): boolean =>
  error instanceof CallError && error.fields.length > 0
