import { Button, Stack, TextInput } from '@mantine/core'
import { invite } from '@vagu/core/people/contract'
import { INVITATION_DAYS, InvitationDraft } from '@vagu/core/people/schema'
import { Controller, useForm } from 'react-hook-form'
import { call } from '../../lib/call.ts'
import { Card } from '../../ui/Card.tsx'
import { putErrors, schemaResolver } from '../../ui/form-errors.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { Invitations } from './Invitations.tsx'
import styles from './People.module.css'
import { RoleSelect } from './RoleSelect.tsx'
import { peopleText } from './text.ts'

const EMPTY = { email: '', role: 'worker' } as const

/** An address and a role; the letter goes by itself. */
export function InviteForm() {
  const messages = useMessages()
  const form = useForm({ resolver: schemaResolver(InvitationDraft), defaultValues: EMPTY })
  const submit = form.handleSubmit(async (body) => {
    try {
      await call(invite, { body })
      messages.success(peopleText.sent(body.email))
      form.reset(EMPTY)
    } catch (error) {
      if (!putErrors(form, error)) messages.failed(error, peopleText.sendFailed)
    }
  })
  return (
    <Card title={peopleText.invite}>
      <p className={styles.text}>{peopleText.inviteText(INVITATION_DAYS)}</p>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack maw={420}>
          <TextInput
            label={peopleText.email}
            type="email"
            autoComplete="off"
            error={form.formState.errors.email?.message}
            {...form.register('email')}
          />
          <Controller
            control={form.control}
            name="role"
            render={({ field }) => (
              <RoleSelect label={peopleText.role} value={field.value} onChange={field.onChange} />
            )}
          />
          <div>
            <Button type="submit" loading={form.formState.isSubmitting}>
              {peopleText.send}
            </Button>
          </div>
        </Stack>
      </form>
      <Invitations />
    </Card>
  )
}
