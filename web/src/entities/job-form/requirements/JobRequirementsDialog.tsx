import { changeJobRequirements } from '@vagu/core/settings/contract'
import { type JobCategory, JobRequirementsChange, type JobType } from '@vagu/core/settings/schema'
import { check } from '@vagu/core/validation'
import { Anchor, Button, Group, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ROUTES } from '../../../navigation/paths.ts'
import { titles } from '../../../navigation/titles.ts'
import { PriceField } from '../../job-types/PriceField.tsx'
import { RequirementList } from '../../job-types/RequirementList.tsx'
import { settingsKeys } from '../../settings/keys.ts'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { CloseButton } from '../../../ui/CloseButton.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import { uiText } from '../../../ui/text.ts'
import { requirementsText } from './text.ts'

export interface JobRequirementsProps {
  readonly category: JobCategory
  readonly job: JobType
  readonly onClose: () => void
}

/** Sentences by the name of the input. */
type Errors = ReadonlyMap<string, string>
interface Callbacks {
  readonly onSaved: () => void
  readonly onErrors: (errors: Errors) => void
}

function useSaveRequirements({ onSaved, onErrors }: Callbacks) {
  const client = useQueryClient()
  const messages = useMessages()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: JobRequirementsChange) => call(changeJobRequirements, { body }),
    onSuccess: (settings) => {
      client.setQueryData(settingsKeys.all, settings)
      messages.success(requirementsText.saved, { ms: 1700 })
      onSaved()
    },
    onError: (error) => {
      if (error instanceof CallError)
        onErrors(new Map(error.fields.map(({ path, message }) => [path, message])))
      messages.failed(error, requirementsText.failed, { ms: 3000 })
    },
  })
  const save = (changes: JobRequirementsChange): void => {
    const checked = check(JobRequirementsChange, changes)
    onErrors(new Map(checked.ok ? [] : checked.errors.map(({ path, message }) => [path, message])))
    if (checked.ok) mutate(checked.value)
    else messages.error(uiText.checkInput)
  }
  return { save, isPending }
}

/** What a job collects, and what a hectare of it costs. */
export function JobRequirementsDialog({ category, job, onClose }: JobRequirementsProps) {
  const [start] = useState({ requires: [...job.requires], hectarePrice: job.hectarePrice })
  const [changes, setChanges] = useState(start)
  const [errors, setErrors] = useState<Errors>(new Map())
  const { save, isPending } = useSaveRequirements({ onSaved: onClose, onErrors: setErrors })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={requirementsText.title(job.name)}
      width={460}
      isChanged={changes !== start}
    >
      <Stack>
        <p style={{ margin: 0 }}>{requirementsText.text}</p>
        <Stack gap="xs">
          <RequirementList
            category={category}
            job={job}
            kinds={changes.requires}
            onChange={(requires) => setChanges({ ...changes, requires })}
          />
        </Stack>
        <PriceField
          name="hectarePrice"
          value={changes.hectarePrice}
          error={errors.get('hectarePrice')}
          onChange={(hectarePrice) => setChanges({ ...changes, hectarePrice })}
        />
        <Anchor component={Link} to={ROUTES.jobTypes}>
          {titles.jobTypes}
        </Anchor>
        <Group justify="flex-end">
          <CloseButton />
          <Button
            loading={isPending}
            onClick={() => save({ ...changes, jobCategoryName: category.name, jobName: job.name })}
          >
            {requirementsText.save}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
