import { NativeSelect } from '@mantine/core'
import { ROLE_WORDS } from '@vagu/core/users/role-words'
import { Role, ROLES } from '@vagu/core/users/schema'

interface Props {
  readonly label?: string
  readonly hiddenLabel?: string
  readonly value: Role
  readonly isBusy?: boolean
  readonly onChange: (role: Role) => void
}

/** One of the roles, with what it may do below. */
export function RoleSelect({ label, hiddenLabel, value, isBusy = false, onChange }: Props) {
  return (
    <NativeSelect
      {...(label === undefined ? { 'aria-label': hiddenLabel } : { label })}
      description={label === undefined ? undefined : ROLE_WORDS[value].says}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      disabled={isBusy}
      data={ROLES.map((role) => ({ value: role, label: ROLE_WORDS[role].name }))}
      onChange={(event) => onChange(Role.parse(event.currentTarget.value))}
    />
  )
}
