import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type FileTable, saveTable, TABLE_FILES, type TableFile } from '../lib/save-table.ts'

const LABELS: Readonly<Record<TableFile, string>> = { csv: 'CSV', xlsx: 'Excel' }
export const fileButtonLabel = (file: TableFile): string => LABELS[file]

interface Props {
  /** Made when it is asked for. */
  readonly tableOf: () => FileTable
  readonly variant?: 'default' | 'subtle'
}

/** Buttons that give a table as a file: as a text, and as a workbook. */
export const FileButtons = ({ tableOf, variant = 'default' }: Props) =>
  TABLE_FILES.map((file) => (
    <Button
      key={file}
      variant={variant}
      leftSection={<IconDownload size={20} aria-hidden />}
      onClick={() => saveTable(tableOf(), file)}
    >
      {LABELS[file]}
    </Button>
  ))
