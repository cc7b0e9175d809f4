import { Button } from '@mantine/core'
import { IconDownload, IconFileImport, IconFilter, IconPrinter, IconTrashX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pathTo } from '../../navigation/paths.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { ColumnChoice } from '../../ui/table/ColumnChoice.tsx'
import { csvOf, plainTable } from '../../ui/table/plain-table.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { DeletedJobsProps } from './deleted/DeletedJobs.tsx'
import { deletedText } from './deleted/text.ts'
import { ALL_COLUMNS, type ColumnId, USUAL_COLUMNS } from './column-choice.ts'
import { FACETS, type JobsFilter } from './filter-jobs.ts'
import layout from '../../ui/layout.module.css'
import { saveFile } from '../../lib/save-file.ts'
import { SearchBox } from './SearchBox.tsx'
import type { JobRow } from './job-row.ts'
import { jobsPageText } from './text.ts'

const DeletedJobs = lazyComponent<DeletedJobsProps>(
  async () => (await import('./deleted/DeletedJobs.tsx')).DeletedJobs,
)

interface Props {
  readonly filter: JobsFilter
  readonly onFilter: (filter: JobsFilter) => void
  readonly isPanelOpen: boolean
  readonly onPanel: () => void
  /** Shown columns, in their order. */
  readonly columns: readonly Column<JobRow>[]
  readonly columnIds: readonly ColumnId[]
  readonly onColumns: (columns: readonly ColumnId[]) => void
  /** Shown jobs: these are exported. */
  readonly jobs: readonly JobRow[]
  readonly year: number
}

/** How many filters the panel holds that are on. */
const inPanel = ({ chosen, from, to }: JobsFilter): number =>
  FACETS.filter((facet) => facet !== 'status').reduce((sum, facet) => sum + chosen[facet].length, 0) +
  Number(from !== null) +
  Number(to !== null)

/** Search, filters, columns, and what is seen as a file or on paper. */
export function Toolbar(props: Props) {
  const { filter, onFilter, isPanelOpen, onPanel, columns, columnIds, onColumns, jobs, year } = props
  const navigate = useNavigate()
  const [isDeletedOpen, setIsDeletedOpen] = useState(false)
  const closeDeleted = (): void => setIsDeletedOpen(false)
  return (
    <div className={layout.wrapCentred}>
      <SearchBox value={filter.text} onChange={(text) => onFilter({ ...filter, text })} />
      <Button
        variant={isPanelOpen ? 'light' : 'default'}
        leftSection={<IconFilter size={20} aria-hidden />}
        aria-expanded={isPanelOpen}
        onClick={onPanel}
      >
        {jobsPageText.filtersOf(inPanel(filter))}
      </Button>
      <ColumnChoice all={ALL_COLUMNS} usual={USUAL_COLUMNS} shown={columnIds} onChange={onColumns} />
      <ActionMenu
        label={jobsPageText.output}
        icon={<IconDownload size={20} aria-hidden />}
        actions={[
          {
            label: jobsPageText.csv,
            icon: <IconDownload size={18} aria-hidden />,
            onClick: () => saveFile(jobsPageText.fileName(year), csvOf(plainTable(jobs, columns))),
          },
          {
            label: jobsPageText.print,
            icon: <IconPrinter size={18} aria-hidden />,
            // The menu closes first, so that it is not on the paper.
            onClick: () => setTimeout(() => window.print()),
          },
          {
            label: jobsPageText.import,
            icon: <IconFileImport size={18} aria-hidden />,
            needs: 'enter',
            onClick: () => void navigate({ to: pathTo('jobImport', { year }) }),
          },
          {
            label: deletedText.open,
            icon: <IconTrashX size={18} aria-hidden />,
            onClick: () => setIsDeletedOpen(true),
          },
        ]}
      />
      {isDeletedOpen && <DeletedJobs onFailed={closeDeleted} props={{ onClose: closeDeleted }} />}
    </div>
  )
}
