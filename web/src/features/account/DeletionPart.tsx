import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { deleteAccount } from '@vagu/core/account/contract'
import { type DeletionRequest, deletionForm } from '@vagu/core/account/schema'
import type { User } from '@vagu/core/users/schema'
import { check } from '@vagu/core/validation'
import { useState } from 'react'
import { deletionText } from '../../entities/account/deletion-text.ts'
import { useKeepAccount } from '../../entities/account/use-keep-account.ts'
import { useOwnSignIn } from '../../entities/openid/own-sign-in.ts'
import { acceptUser } from '../../entities/session/session.ts'
import { call } from '../../lib/call.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../ui/Messages.tsx'
import styles from './account.module.css'
import { LockedInDemo } from './LockedInDemo.tsx'
import { OwnProof } from './OwnProof.tsx'
import { Part } from './Part.tsx'
import { accountText } from './text.ts'
import { useAccountForm } from './use-account-form.ts'

interface FormProps {
  readonly name: string
  readonly onClose: () => void
}

/** Asks for the name of the company and the password of who asks. */
function DeletionForm({ name, onClose }: FormProps) {
  const messages = useMessages()
  const hasPassword = useOwnSignIn()?.hasPassword ?? true
  const { form, submit, isSubmitting } = useAccountForm<DeletionRequest, DeletionRequest>({
    start: { companyName: '', password: '' },
    checkInput: (input) => check(deletionForm(name, hasPassword), input),
    send: async (body) => {
      const user = await call(deleteAccount, { body })
      acceptUser(user)
      messages.success(accountText.deletionAsked(formatDay(user.deletion?.day)))
      onClose()
    },
    failed: accountText.deletionFailed,
  })
  const { errors } = form.formState
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={accountText.typeName(name)}
          autoComplete="off"
          error={errors.companyName?.message}
          {...form.register('companyName')}
        />
        <OwnProof
          id="kustutamine"
          label={accountText.ownPassword}
          error={errors.password?.message}
          field={form.register('password')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {accountText.cancel}
          </Button>
          <Button type="submit" color="red" loading={isSubmitting}>
            {accountText.confirmDeletion}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function Ahead({ day }: { readonly day: string }) {
  const { keep, isPending } = useKeepAccount()
  return (
    <Alert color="red" title={deletionText.ahead(formatDay(day))}>
      {deletionText.until}
      <Button mt="sm" display="block" variant="default" loading={isPending} onClick={keep}>
        {deletionText.takeBack}
      </Button>
    </Alert>
  )
}

/** The end of the account: asked for here, taken back here. */
export function DeletionPart({ user }: { readonly user: User }) {
  const [isOpen, setIsOpen] = useState(false)
  const { company, deletion, isDemo, deletionGraceDays } = user
  return (
    <Part id="kustutamine" title={accountText.deletion}>
      {isDemo && <LockedInDemo />}
      {deletion && <Ahead day={deletion.day} />}
      {!isDemo && !deletion && (
        <>
          <p className={styles.text}>{accountText.deletionText(deletionGraceDays)}</p>
          <p className={styles.text}>{accountText.deletionFirst}</p>
          {isOpen ? (
            <DeletionForm name={company.name} onClose={() => setIsOpen(false)} />
          ) : (
            <Group>
              <Button color="red" variant="outline" onClick={() => setIsOpen(true)}>
                {accountText.startDeletion}
              </Button>
            </Group>
          )}
        </>
      )}
    </Part>
  )
}
