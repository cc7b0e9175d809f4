import { Button } from '@mantine/core'
import { useIsFetching } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { materialKeys } from '../../../entities/materials/keys.ts'
import { useUser } from '../../../entities/session/session.ts'
import { useGlobalYear } from '../../../entities/session/global-year.ts'
import { FROM_FIRST_STEPS } from '../../../entities/first-steps.ts'
import type { FarmSnapshot } from '../../../entities/farm/farm.ts'
import { workerKeys } from '../../../entities/workers/keys.ts'
import type { JobForm } from '../../../entities/job-form/model/job-form.ts'
import { today } from '../../../lib/today.ts'
import { pathTo, ROUTES } from '../../../navigation/paths.ts'
import layout from '../../../ui/layout.module.css'
import { firstSpraying } from './first-job.ts'
import { MaterialsOnTheirWay, MaterialsStep } from './MaterialsStep.tsx'
import type { StepKey } from './steps.ts'
import { firstStepsText } from './text.ts'
import { WorkersStep } from './WorkersStep.tsx'

export interface StepProps {
  readonly farm: FarmSnapshot | undefined
  /** Begins the form of the page with this job. */
  readonly onBegin: (form: JobForm) => void
}

function CompanyStep() {
  const company = useUser()?.company
  return (
    <>
      <p>{company?.name ? firstStepsText.companyMissing : firstStepsText.companyText}</p>
      <div>
        <Button component={Link} to={ROUTES.account} variant="default">
          {firstStepsText.companyAction}
        </Button>
      </div>
    </>
  )
}

function FieldsStep() {
  const year = useGlobalYear()
  return (
    <>
      <p>{firstStepsText.fieldsText}</p>
      <div className={layout.wrap}>
        <Button component={Link} to={pathTo('fieldImport', { year })} hash={FROM_FIRST_STEPS}>
          {firstStepsText.fieldsFile}
        </Button>
        <Button component={Link} to={pathTo('fields', { year })} hash={FROM_FIRST_STEPS} variant="default">
          {firstStepsText.fieldsOther}
        </Button>
      </div>
    </>
  )
}

/** Whether lists are read again that the steps before have added to. */
const useIsRereading = (): boolean =>
  useIsFetching({ queryKey: workerKeys.list }) + useIsFetching({ queryKey: materialKeys.list }) > 0

function JobStep({ farm, onBegin }: StepProps) {
  const isRereading = useIsRereading()
  if (!farm?.fields.some(({ active }) => active)) return <p>{firstStepsText.jobNeedsFields}</p>
  return (
    <>
      <p>{firstStepsText.jobText}</p>
      <div>
        <Button loading={isRereading} onClick={() => onBegin(firstSpraying(farm, today()))}>
          {firstStepsText.jobAction}
        </Button>
      </div>
    </>
  )
}

function JobTypesStep() {
  return (
    <>
      <p>{firstStepsText.jobTypesText}</p>
      <div>
        <Button component={Link} to={ROUTES.jobTypes} variant="default">
          {firstStepsText.jobTypesAction}
        </Button>
      </div>
    </>
  )
}

/** Content of a step: what there is to do in it. */
export function StepContent({ step, ...props }: StepProps & { readonly step: StepKey }) {
  if (step === 'company') return <CompanyStep />
  if (step === 'fields') return <FieldsStep />
  if (step === 'workers') return <WorkersStep />
  if (step === 'job') return <JobStep {...props} />
  if (step === 'jobTypes') return <JobTypesStep />
  return props.farm ? <MaterialsStep farm={props.farm} /> : <MaterialsOnTheirWay />
}
