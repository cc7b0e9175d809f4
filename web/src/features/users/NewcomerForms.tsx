import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { joinByPassword, registerByOpenId, sendJoinLink } from '@vagu/core/openid/contract'
import { JoinByPassword, JoinLinkRequest, type Newcomer, OpenIdRegistration } from '@vagu/core/openid/schema'
import { companyForm } from '@vagu/core/users/company-form'
import type { SignedIn } from '@vagu/core/users/schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CurrentPasswordInput, EmailInput } from './AccountInputs.tsx'
import { call } from '../../lib/call.ts'
import { schemaResolver } from '../../ui/form-errors.ts'
import { CompanyInputs } from './CompanyInputs.tsx'
import { usersText } from './text.ts'
import { useSending } from './use-sending.ts'

interface Props {
  readonly id: string
  readonly newcomer: Newcomer
  readonly onDone: (user: SignedIn) => Promise<void>
}

const OVER = { tokenExpired: usersText.newcomerOver }
const COMPANY = { name: '', code: '', address: { street: '' } }
const registrationForm = OpenIdRegistration.extend({ company: companyForm() })

/** A new account of who came back from the provider. */
export function NewAccountForm({ id, newcomer, onDone }: Props) {
  const form = useForm({
    resolver: schemaResolver(registrationForm),
    defaultValues: { id, email: newcomer.email ?? '', company: COMPANY },
  })
  const { errors, isSubmitting } = form.formState
  const { message, send } = useSending(form, usersText.registerFailed, OVER)
  const submit = form.handleSubmit((body) => send(async () => onDone(await call(registerByOpenId, { body }))))
  const isProven = newcomer.isEmailProven && form.watch('email') === newcomer.email
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {message && <Alert color="red">{message}</Alert>}
        <TextInput
          label={usersText.email}
          description={isProven ? usersText.provenBy(newcomer.label) : usersText.toBeProven}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <CompanyInputs register={form.register} errors={errors.company} />
        <Button type="submit" loading={isSubmitting} fullWidth>
          {usersText.createAccount}
        </Button>
      </Stack>
    </form>
  )
}

/** Mails a link in place of the password; says that it did. */
function useJoinLink(id: string) {
  const form = useForm({ resolver: schemaResolver(JoinLinkRequest), defaultValues: { id, email: '' } })
  const { message, send } = useSending(form, usersText.sendFailed, OVER)
  const [sentTo, setSentTo] = useState<string>()
  const mail = (email: string) => {
    form.setValue('email', email)
    return form.handleSubmit((body) =>
      send(async () => {
        await call(sendJoinLink, { body })
        setSentTo(body.email)
      }),
    )()
  }
  const { errors, isSubmitting } = form.formState
  return { mail, message, sentTo, emailError: errors.email?.message, isSubmitting }
}

/** An account that is there already: its password, or a link to its mail. */
export function ExistingAccountForm({ id, newcomer, onDone }: Props) {
  const form = useForm({
    resolver: schemaResolver(JoinByPassword),
    defaultValues: { id, email: newcomer.email ?? '', password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const { message, send } = useSending(form, usersText.joinAccountFailed, {
    ...OVER,
    wrongLogin: usersText.wrongLogin,
  })
  const link = useJoinLink(id)
  const submit = form.handleSubmit((body) => send(async () => onDone(await call(joinByPassword, { body }))))
  if (link.sentTo !== undefined) return <Alert role="status">{usersText.joinLinkSent(link.sentTo)}</Alert>
  const wrong = message ?? link.message
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {wrong && (
          <Alert color="red" role="alert">
            {wrong}
          </Alert>
        )}
        <EmailInput error={errors.email?.message ?? link.emailError} field={form.register('email')} />
        <CurrentPasswordInput error={errors.password?.message} field={form.register('password')} />
        <Button type="submit" loading={isSubmitting} fullWidth>
          {usersText.joinAccount}
        </Button>
        <Button
          variant="default"
          fullWidth
          loading={link.isSubmitting}
          onClick={() => void link.mail(form.getValues('email'))}
        >
          {usersText.joinByLink}
        </Button>
      </Stack>
    </form>
  )
}
