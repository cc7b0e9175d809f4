/** Time that a message with a way back stands. */
export const ACTION_MS = 10_000

export interface MessageOptions {
  readonly ms?: number
  readonly placement?: 'top' | 'bottom'
  /** A button in the message, as "Võta tagasi"; such a message stays `ACTION_MS`. */
  readonly action?: { readonly label: string; readonly onClick: () => void }
  /** Text of an older message that this one says too. */
  readonly instead?: string | undefined
}
export interface Message extends MessageOptions {
  readonly id: number
  readonly type: 'success' | 'error'
  readonly text: string
}
