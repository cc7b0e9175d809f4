import type { Machine } from '@vagu/core/machines/schema'
import { machineOptions } from '../../entities/machines/machine-options.ts'
import { machinesText } from '../../entities/machines/text.ts'
import { formatDay } from '../../lib/format.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { NO_MACHINE, type Wish } from './batch-change.ts'
import type { JobRow } from './job-row.ts'
import styles from './JobsPage.module.css'
import { jobsPageText } from './text.ts'
import { type Untested, untestedJobs } from './untested.ts'

interface Props {
  readonly jobs: readonly JobRow[]
  readonly wish: Wish
  readonly machines: readonly Machine[]
  readonly onChange: (wish: Wish) => void
}

/** Category of all the jobs; '' where they are of several. */
const categoryOf = (jobs: readonly JobRow[]): string => {
  const keys = new Set(jobs.map(({ job }) => job.jobCategory.key))
  const [only = ''] = keys
  return keys.size === 1 ? only : ''
}

function untestedText({ count, end, testedOn }: Untested): string {
  if (testedOn !== undefined) return jobsPageText.testedLater(count, formatDay(testedOn))
  return end === null ? jobsPageText.untestedUnknown(count) : jobsPageText.untested(count, formatDay(end))
}

/** The machine that several jobs should get, and what its test says of them. */
export function MachineWish({ jobs, wish, machines, onChange }: Props) {
  const { machine: chosen } = wish
  const none = { value: NO_MACHINE, label: jobsPageText.noMachine }
  const options = machineOptions(machines, { category: categoryOf(jobs), chosen: null })
  const untested = untestedJobs(
    machines.find(({ _id }) => _id === chosen),
    jobs.map(({ job }) => job),
  )
  return (
    <>
      <SearchSelect
        label={jobsPageText.newMachine}
        name="newMachine"
        placeholder={jobsPageText.keep}
        options={[...options, none]}
        value={chosen}
        isClearable
        onChange={(machine) => onChange({ ...wish, machine })}
      />
      {untested && (
        <p className={styles.obstacle} role="alert" aria-label={machinesText.machine}>
          {untestedText(untested)}
        </p>
      )}
    </>
  )
}
