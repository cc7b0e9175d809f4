import { changeJobRequirements } from '@vagu/core/settings/requirements-contract'
import { allowedRequirements, completeRequirements } from '@vagu/core/settings/requirements'
import {
  type JobCategory,
  JobRequirementsChange,
  type JobType,
  type Requirement,
} from '@vagu/core/settings/schema'
import { check } from '@vagu/core/validation'
import { Anchor, Button, Checkbox, Group, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useGlobalYear } from '../../../app/global-year.ts'
import { isBuilt } from '../../../app/pages.ts'
import { pathTo } from '../../../app/paths.ts'
import { SETTINGS_KEY } from '../../../farm/use-settings.ts'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import { words as common } from '../../../ui/text.ts'
import { words } from './text.ts'

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
      client.setQueryData(SETTINGS_KEY, settings)
      messages.success(words.saved, { ms: 1700 })
      onSaved()
    },
    onError: (error) => {
      if (error instanceof CallError)
        onErrors(new Map(error.fields.map(({ path, message }) => [path, message])))
      messages.failed(error, words.failed, { ms: 3000 })
    },
  })
  const save = (wanted: JobRequirementsChange): void => {
    const checked = check(JobRequirementsChange, wanted)
    onErrors(new Map(checked.ok ? [] : checked.errors.map(({ path, message }) => [path, message])))
    if (checked.ok) mutate(checked.value)
    else messages.error(common.checkInput)
  }
  return { save, isPending }
}

function Kinds({ category, job, kinds, onChange }: KindsProps) {
  const toggle = (kind: Requirement, isAsked: boolean): void =>
    onChange(completeRequirements(isAsked ? [...kinds, kind] : kinds.filter((each) => each !== kind)))
  return (
    <Stack gap="xs">
      {allowedRequirements(category, job).map((kind) => {
        const isForced = kind === 'worker' && kinds.includes('chemical')
        return (
          <Checkbox
            key={kind}
            label={words.kinds[kind]}
            description={isForced ? words.withChemical : undefined}
            disabled={isForced}
            checked={kinds.includes(kind)}
            onChange={(event) => toggle(kind, event.currentTarget.checked)}
          />
        )
      })}
    </Stack>
  )
}
interface KindsProps extends Pick<JobRequirementsProps, 'category' | 'job'> {
  readonly kinds: readonly Requirement[]
  readonly onChange: (kinds: Requirement[]) => void
}

/** What a job collects, and what a hectare of it costs. */
export function JobRequirementsDialog({ category, job, onClose }: JobRequirementsProps) {
  const year = useGlobalYear()
  const [start] = useState({ requires: [...job.requires], hectarePrice: job.hectarePrice })
  const [wanted, setWanted] = useState(start)
  const [errors, setErrors] = useState<Errors>(new Map())
  const { save, isPending } = useSaveRequirements({ onSaved: onClose, onErrors: setErrors })
  return (
    <Dialog isOpen onClose={onClose} title={words.title(job.name)} width={460} isChanged={wanted !== start}>
      <Stack>
        <p style={{ margin: 0 }}>{words.text}</p>
        <Kinds
          category={category}
          job={job}
          kinds={wanted.requires}
          onChange={(requires) => setWanted({ ...wanted, requires })}
        />
        <DecimalField
          label={words.price}
          description={words.priceHint}
          unit="€/ha"
          name="hectarePrice"
          value={wanted.hectarePrice}
          error={errors.get('hectarePrice')}
          onChange={(hectarePrice) => setWanted({ ...wanted, hectarePrice })}
        />
        {isBuilt('profitability') && (
          <Anchor component={Link} to={pathTo('profitability', { year })}>
            {words.profitability}
          </Anchor>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            loading={isPending}
            onClick={() => save({ ...wanted, jobCategoryName: category.name, jobName: job.name })}
          >
            {words.save}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
