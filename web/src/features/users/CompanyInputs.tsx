import { TextInput } from '@mantine/core'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { usersText } from './text.ts'

interface Input {
  readonly error: string | undefined
  readonly field: UseFormRegisterReturn
}
interface Props {
  readonly name: Input
  readonly code: Input
  readonly street: Input
}

/** The company of a new account. */
export const CompanyInputs = ({ name, code, street }: Props) => (
  <>
    <TextInput label={usersText.companyName} autoComplete="organization" error={name.error} {...name.field} />
    <TextInput
      label={usersText.companyCode}
      description={usersText.optional}
      inputMode="numeric"
      error={code.error}
      {...code.field}
    />
    <TextInput
      label={usersText.street}
      description={usersText.optional}
      autoComplete="street-address"
      error={street.error}
      {...street.field}
    />
  </>
)
