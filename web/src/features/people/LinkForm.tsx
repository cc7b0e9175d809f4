import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { linkAccount } from '@vagu/core/users/links-contract'
import { LinkRequest } from '@vagu/core/users/form-schema'
import { useForm } from 'react-hook-form'
import { call } from '../../lib/call.ts'
import { Card } from '../../ui/Card.tsx'
import { schemaResolver } from '../../ui/form-errors.ts'
import { useChange } from './api.ts'
import styles from './People.module.css'
import { peopleText } from './text.ts'

/** The farms of another login of the same person, proven by its password or by its mail. */
export function LinkForm() {
  const form = useForm({ resolver: schemaResolver(LinkRequest), defaultValues: { email: '', password: '' } })
  const link = useChange({
    send: ({ email, password = '' }: { email: string; password?: string | undefined }) =>
      call(linkAccount, { body: password === '' ? { email } : { email, password } }),
    done: ({ isMailed }, { email }) => {
      form.reset()
      return isMailed ? peopleText.linkMailed(email) : peopleText.linked
    },
    failed: peopleText.linkFailed,
  })
  return (
    <Card title={peopleText.link}>
      <p className={styles.text}>{peopleText.linkText}</p>
      <form onSubmit={(event) => void form.handleSubmit((body) => link.mutate(body))(event)} noValidate>
        <Stack maw={420}>
          <TextInput
            label={peopleText.linkEmail}
            type="email"
            autoComplete="off"
            error={form.formState.errors.email?.message}
            {...form.register('email')}
          />
          <PasswordInput
            label={peopleText.linkPassword}
            description={peopleText.linkPasswordHint}
            autoComplete="off"
            error={form.formState.errors.password?.message}
            {...form.register('password')}
          />
          <div>
            <Button type="submit" loading={link.isPending}>
              {peopleText.linkSend}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
