import { allowedRequirements, completeRequirements } from '@vagu/core/settings/requirements'
import type { JobCategory, JobType, Requirement } from '@vagu/core/settings/schema'
import { Checkbox } from '@mantine/core'
import { jobTypesText } from './text.ts'

interface Props {
  readonly category: Pick<JobCategory, 'key'>
  readonly job: Pick<JobType, 'key'>
  readonly kinds: readonly Requirement[]
  readonly onChange: (kinds: Requirement[]) => void
}

/** Requirements of a job type as check boxes; who works with a chemical is always asked. */
export function RequirementList({ category, job, kinds, onChange }: Props) {
  const toggle = (kind: Requirement, isRequired: boolean): void =>
    onChange(completeRequirements(isRequired ? [...kinds, kind] : kinds.filter((each) => each !== kind)))
  return allowedRequirements(category, job).map((kind) => {
    const isForced = kind === 'worker' && kinds.includes('chemical') && kinds.includes('worker')
    return (
      <Checkbox
        key={kind}
        label={jobTypesText.kinds[kind]}
        description={isForced ? jobTypesText.withChemical : undefined}
        disabled={isForced}
        checked={kinds.includes(kind)}
        onChange={(event) => toggle(kind, event.currentTarget.checked)}
      />
    )
  })
}
