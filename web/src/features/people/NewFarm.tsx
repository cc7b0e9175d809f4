import { Button, Stack, TextInput } from '@mantine/core'
import { addLinkedUser } from '@vagu/core/users/links-contract'
import { Company } from '@vagu/core/users/schema'
import { useForm } from 'react-hook-form'
import { call } from '../../lib/call.ts'
import { Card } from '../../ui/Card.tsx'
import { schemaResolver } from '../../ui/form-errors.ts'
import { useChange } from './api.ts'
import styles from './People.module.css'
import { peopleText } from './text.ts'

const NewFarmForm = Company.pick({ name: true })

/** Another farm of the same user. */
export function NewFarm() {
  const form = useForm({ resolver: schemaResolver(NewFarmForm), defaultValues: { name: '' } })
  const add = useChange({
    send: (company: { name: string }) => call(addLinkedUser, { body: { company } }),
    done: ({ companyName }) => {
      form.reset()
      return peopleText.added(companyName)
    },
    failed: peopleText.addFailed,
  })
  return (
    <Card title={peopleText.newFarm}>
      <p className={styles.text}>{peopleText.newFarmText}</p>
      <form onSubmit={(event) => void form.handleSubmit((body) => add.mutate(body))(event)} noValidate>
        <Stack maw={420}>
          <TextInput
            label={peopleText.companyName}
            error={form.formState.errors.name?.message}
            {...form.register('name')}
          />
          <div>
            <Button type="submit" loading={add.isPending}>
              {peopleText.add}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
