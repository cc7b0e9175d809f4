import { changeJobRequirements } from '@vagu/core/settings/contract'
import { type JobCategory, JobRequirementsChange, type JobType } from '@vagu/core/settings/schema'
import { check } from '@vagu/core/validation'
import { Anchor, Button, Group, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Controller } from 'react-hook-form'
import { ROUTES } from '../../../navigation/paths.ts'
import { titles } from '../../../navigation/titles.ts'
import { PriceField } from '../../job-types/PriceField.tsx'
import { RequirementList } from '../../job-types/RequirementList.tsx'
import { settingsKeys } from '../../settings/keys.ts'
import { call } from '../../../lib/call.ts'
import { CloseButton } from '../../../ui/CloseButton.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import { useFlatForm } from '../../../ui/use-flat-form.ts'
import { requirementsText } from './text.ts'

export interface JobRequirementsProps {
  readonly category: JobCategory
  readonly job: JobType
  readonly onClose: () => void
}

type Inputs = Pick<JobRequirementsChange, 'hectarePrice'> & Pick<JobType, 'requires'>

function useRequirementsForm({ category, job, onClose }: JobRequirementsProps) {
  const client = useQueryClient()
  const messages = useMessages()
  const { mutateAsync } = useMutation({
    mutationFn: (body: JobRequirementsChange) => call(changeJobRequirements, { body }),
  })
  return useFlatForm<Inputs, JobRequirementsChange>({
    start: { requires: [...job.requires], hectarePrice: job.hectarePrice },
    checkInput: (inputs) =>
      check(JobRequirementsChange, { ...inputs, jobCategoryName: category.name, jobName: job.name }),
    send: async (change) => {
      client.setQueryData(settingsKeys.all, await mutateAsync(change))
      messages.success(requirementsText.saved, { ms: 1700 })
      onClose()
    },
    onFailed: (error) => messages.failed(error, requirementsText.failed, { ms: 3000 }),
  })
}

/** Requirements of a job: what it collects, and what a hectare of it costs. */
export function JobRequirementsDialog(props: JobRequirementsProps) {
  const { category, job, onClose } = props
  const { form, submit, isChanged, isSubmitting } = useRequirementsForm(props)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={requirementsText.title(job.name)}
      width={460}
      isChanged={isChanged}
    >
      <Stack>
        <p style={{ margin: 0 }}>{requirementsText.text}</p>
        <Stack gap="xs">
          <Controller
            name="requires"
            control={form.control}
            render={({ field }) => (
              <RequirementList category={category} job={job} kinds={field.value} onChange={field.onChange} />
            )}
          />
        </Stack>
        <Controller
          name="hectarePrice"
          control={form.control}
          render={({ field, fieldState }) => <PriceField {...field} error={fieldState.error?.message} />}
        />
        <Anchor component={Link} to={ROUTES.jobTypes}>
          {titles.jobTypes}
        </Anchor>
        <Group justify="flex-end">
          <CloseButton />
          <Button loading={isSubmitting} onClick={submit}>
            {requirementsText.save}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
