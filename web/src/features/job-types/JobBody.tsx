import type { JobCategory, JobType } from '@vagu/core/settings/schema'
import { Fieldset, TagsInput } from '@mantine/core'
import { PriceField } from '../../entities/job-types/PriceField.tsx'
import { RequirementList } from '../../entities/job-types/RequirementList.tsx'
import { sentenceWithin } from './changes.ts'
import { withJob } from './edit-job-types.ts'
import { EntryFoot } from './EntryFoot.tsx'
import { useJobTypes } from './form-context.ts'
import styles from './JobTypes.module.css'
import { NameInput } from './NameInput.tsx'
import { PriaSupport } from './PriaSupport.tsx'
import { jobTypesPageText } from './text.ts'

interface Props {
  readonly category: JobCategory
  readonly job: JobType
  readonly path: string
}

/** Inputs of one job type: name, requirements, price and variants. */
export function JobBody({ category, job, path }: Props) {
  const { change, errors } = useJobTypes()
  const entry = { category: category.key, job: job.key }
  const set = (next: Partial<JobType>): void => change((types) => withJob(types, entry, next))
  const wrongKinds = sentenceWithin(errors, `${path}.requires`)
  return (
    <div className={styles.body}>
      <NameInput entry={entry} path={path} label={jobTypesPageText.jobName} name={job.name} />
      <Fieldset legend={jobTypesPageText.requires} variant="unstyled">
        <div className={styles.kinds}>
          <RequirementList
            category={category}
            job={job}
            kinds={job.requires}
            onChange={(requires) => set({ requires })}
          />
        </div>
        {wrongKinds && <p role="alert">{wrongKinds}</p>}
        <p className={styles.quiet}>{jobTypesPageText.requiresHint}</p>
      </Fieldset>
      <div className={styles.pair}>
        <PriceField
          name={`${path}.hectarePrice`}
          value={job.hectarePrice}
          error={errors.get(`${path}.hectarePrice`)}
          onChange={(hectarePrice) => set({ hectarePrice })}
        />
      </div>
      <TagsInput
        label={jobTypesPageText.variants}
        description={jobTypesPageText.variantsHint}
        placeholder={job.variants.length === 0 ? jobTypesPageText.variantsPlaceholder : ''}
        name={`${path}.variants`}
        maxTags={20}
        acceptValueOnBlur
        value={job.variants}
        error={sentenceWithin(errors, `${path}.variants`)}
        onChange={(variants) => set({ variants })}
      />
      <PriaSupport category={category} job={job} />
      <EntryFoot entry={entry} name={job.name} label={jobTypesPageText.deleteJob} />
    </div>
  )
}
