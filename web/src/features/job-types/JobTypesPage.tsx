import { useSettings } from '../../entities/use-settings.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { JobTypesForm } from './JobTypesForm.tsx'
import styles from './JobTypes.module.css'
import { jobTypesPageText } from './text.ts'

/** `/tookategooriate-haldus`: which jobs are offered, in which order, and what each collects and costs. */
export function JobTypesPage() {
  const { data, isPending, isError, isFetching, refetch } = useSettings()
  return (
    <Page>
      <p className={styles.intro}>{jobTypesPageText.intro}</p>
      {isPending && <DelayedSkeleton lines={10} height={56} />}
      {isError && <LoadFailed onReload={() => void refetch()} isLoading={isFetching} />}
      {data && <JobTypesForm stored={data.jobCategories} />}
    </Page>
  )
}
