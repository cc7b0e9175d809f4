import type { ReactNode, Ref } from 'react'

/** Parts that every input of a form has, whatever is typed in it. */
export interface InputProps {
  readonly onBlur?: () => void
  readonly error?: ReactNode
  readonly description?: ReactNode
  readonly placeholder?: string | undefined
  readonly name?: string | undefined
  readonly isRequired?: boolean
  readonly isDisabled?: boolean
  readonly ref?: Ref<HTMLInputElement>
}
