import { Alert, Button, Checkbox, Stack } from '@mantine/core'
import { login } from '@vagu/core/users/contract'
import type { SignedIn } from '@vagu/core/users/schema'
import { Login } from '@vagu/core/users/form-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CurrentPasswordInput, EmailInput } from './AccountInputs.tsx'
import { reportFailure } from '../../entities/session/failures.ts'
import { acceptLogin } from '../../entities/session/session.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { schemaResolver } from '../../ui/form-errors.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { loginMessage } from './login-message.ts'
import { usersText } from './text.ts'
import { withFreshToken } from './with-token.ts'

/** Without the network there is the password, which says so itself. */
const noOtherWay = () => undefined
const OpenIdButton = lazyComponent(async () => (await import('./OpenIdButton.tsx')).OpenIdButton)

interface Props {
  readonly email?: string
  /** Where a sign-in elsewhere comes back to; this page where nothing is said. */
  readonly returnTo?: string
  readonly onDone: (user: SignedIn) => void
}

/** E-mail and password; stands on the login page, and over a page whose session ended. */
export function LoginForm({ email = '', returnTo, onDone }: Props) {
  const [message, setMessage] = useState<string>()
  const form = useForm({
    resolver: schemaResolver(Login),
    defaultValues: { email, password: '', remember: false },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    setMessage(undefined)
    try {
      const user = await withFreshToken(() => call(login, { body }))
      acceptLogin(user)
      onDone(user)
    } catch (error) {
      setMessage(loginMessage(error))
      if (error instanceof CallError && error.kind === 'unavailable') reportFailure(error)
      form.setFocus('password', { shouldSelect: true })
    }
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {message && (
          <Alert color="red" variant="light" role="alert">
            {message}
          </Alert>
        )}
        <EmailInput error={errors.email?.message} field={form.register('email')} />
        <CurrentPasswordInput error={errors.password?.message} field={form.register('password')} />
        <Checkbox label={usersText.remember} {...form.register('remember')} />
        <Button type="submit" loading={isSubmitting} fullWidth>
          {usersText.login}
        </Button>
        <OpenIdButton
          props={{ returnTo, isRemembered: form.watch('remember') === true }}
          onFailed={noOtherWay}
        />
      </Stack>
    </form>
  )
}
