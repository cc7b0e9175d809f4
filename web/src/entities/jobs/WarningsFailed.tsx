import { ReloadLine } from '../../ui/ReloadLine.tsx'
import { useStatus } from '../use-status.ts'
import { jobsText } from './text.ts'

/** Says above jobs that their warnings could not be read. */
export function WarningsFailed() {
  const status = useStatus()
  if (!status.isError || status.data) return null
  return (
    <ReloadLine
      text={jobsText.warningsFailed}
      onReload={() => void status.refetch()}
      isLoading={status.isFetching}
    />
  )
}
