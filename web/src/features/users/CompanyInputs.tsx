import { TextInput } from '@mantine/core'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { usersText } from './text.ts'

interface InputError {
  readonly message?: string | undefined
}
interface Props {
  readonly register: (
    name: 'company.name' | 'company.code' | 'company.address.street',
  ) => UseFormRegisterReturn
  readonly errors:
    | {
        readonly name?: InputError | undefined
        readonly code?: InputError | undefined
        readonly address?: { readonly street?: InputError | undefined } | undefined
      }
    | undefined
}

/** The company of a new account. */
export const CompanyInputs = ({ register, errors }: Props) => (
  <>
    <TextInput
      label={usersText.companyName}
      autoComplete="organization"
      error={errors?.name?.message}
      {...register('company.name')}
    />
    <TextInput
      label={usersText.companyCode}
      description={usersText.optional}
      inputMode="numeric"
      error={errors?.code?.message}
      {...register('company.code')}
    />
    <TextInput
      label={usersText.street}
      description={usersText.optional}
      autoComplete="street-address"
      error={errors?.address?.street?.message}
      {...register('company.address.street')}
    />
  </>
)
