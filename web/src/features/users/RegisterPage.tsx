import { Alert, Anchor, Button, PasswordInput, Stack } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import { register } from '@vagu/core/users/contract'
import { RegistrationForm } from '@vagu/core/users/new-password'
import { useForm } from 'react-hook-form'
import { EmailInput } from './AccountInputs.tsx'
import { ROUTES } from '../../navigation/paths.ts'
import type { CarryChoiceProps } from '../../entities/carry/CarryChoice.tsx'
import type { CarryProgressProps } from '../../entities/carry/CarryProgress.tsx'
import { acceptLogin, draftOwner } from '../../entities/session/session.ts'
import { call } from '../../lib/call.ts'
import { schemaResolver } from '../../ui/form-errors.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { CompanyInputs } from './CompanyInputs.tsx'
import { usersText } from './text.ts'
import { useCarry } from './use-carry.ts'
import { useSending } from './use-sending.ts'

const CarryChoice = lazyComponent<CarryChoiceProps>(
  async () => (await import('../../entities/carry/CarryChoice.tsx')).CarryChoice,
)
const CarryProgress = lazyComponent<CarryProgressProps>(
  async () => (await import('../../entities/carry/CarryProgress.tsx')).CarryProgress,
)

const EMPTY = { email: '', password: '', company: { name: '', code: '', address: { street: '' } } }

const SHOWN_MS = 8000

const HasAccount = () => (
  <span>
    {usersText.hasAccount}{' '}
    <Anchor component={Link} to={ROUTES.login}>
      {usersText.login}
    </Anchor>
  </span>
)

/** Makes an account and opens the main page. */
export function RegisterPage() {
  const router = useRouter()
  const messages = useMessages()
  const form = useForm({ resolver: schemaResolver(RegistrationForm), defaultValues: EMPTY })
  const { errors, isSubmitting } = form.formState
  const { message, send } = useSending(form, usersText.registerFailed)
  const enter = () => router.navigate({ to: ROUTES.addJob, replace: true })
  const carry = useCarry()
  const submit = form.handleSubmit((body) =>
    send(async () => {
      const user = await call(register, { body })
      acceptLogin(user)
      messages.success(usersText.proofSent(body.email), { ms: SHOWN_MS })
      if (!(await carry.begin(draftOwner(user)))) await enter()
    }),
  )
  if (carry.begun)
    return (
      <AuthFrame title={usersText.carryTitle} intro={usersText.carryText}>
        <CarryProgress props={{ carried: carry.begun, onLeave: () => void enter() }} />
      </AuthFrame>
    )
  return (
    <AuthFrame title={usersText.registerTitle} intro={usersText.registerText} footer={<HasAccount />}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          {message && <Alert color="red">{message}</Alert>}
          <EmailInput error={errors.email?.message} field={form.register('email')} />
          <PasswordInput
            label={usersText.password}
            description={usersText.passwordHint}
            autoComplete="new-password"
            error={errors.password?.message}
            {...form.register('password')}
          />
          <CompanyInputs register={form.register} errors={errors.company} />
          {carry.farm && (
            <CarryChoice
              props={{
                farm: carry.farm,
                isWhole: carry.isWhole,
                value: carry.choice,
                onChange: carry.choose,
              }}
              onFailed={() => undefined}
            />
          )}
          <Button type="submit" loading={isSubmitting} fullWidth>
            {usersText.createAccount}
          </Button>
        </Stack>
      </form>
    </AuthFrame>
  )
}
