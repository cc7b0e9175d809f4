import { Button } from '@mantine/core'
import { IconFileImport, IconHistory } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { pathTo } from '../../navigation/paths.ts'
import { useGlobalYear } from '../session/global-year.ts'
import type { FarmSnapshot } from '../farm/farm.ts'
import { inTab } from './draft-rows.ts'
import styles from './JobSheet.module.css'
import { SheetPart } from './SheetPart.tsx'
import { addJobGridText } from './text.ts'
import { useBatchStoring } from './use-batch-storing.ts'
import { useTable } from './use-table.ts'

interface Props {
  readonly farm: FarmSnapshot
  readonly account: string
  /** How many rows hold something that is not saved. */
  readonly onUnsaved: (count: number) => void
}

/** The table of new jobs, gone on with where it was left. */
export function TablePart({ farm, account, onUnsaved }: Props) {
  const keeping = useMemo(() => inTab(account), [account])
  const year = useGlobalYear()
  const table = useTable({ farm, keeping, storing: useBatchStoring() })
  const unsaved = table.jobs.length
  useEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved])
  return (
    <>
      {table.isRestored && (
        <p role="status" className={styles.kept}>
          <IconHistory size={20} aria-hidden />
          {addJobGridText.kept}
        </p>
      )}
      <SheetPart
        table={table}
        beside={
          <Button
            component={Link}
            to={pathTo('jobImport', { year })}
            size="sm"
            variant="subtle"
            leftSection={<IconFileImport size={18} aria-hidden />}
          >
            {addJobGridText.fromFile}
          </Button>
        }
      />
    </>
  )
}
