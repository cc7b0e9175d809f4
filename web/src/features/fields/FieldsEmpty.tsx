import { Button, Group } from '@mantine/core'
import { IconFileImport, IconMap2, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IfMay } from '../../ui/may.tsx'
import { fieldsPageText } from './text.ts'

interface Props {
  readonly importPath: string
  /** The # of the import: where one goes after it. */
  readonly hash: string
  readonly onAdd: () => void
}

/** First steps while there is no field. */
export function FieldsEmpty({ importPath, hash, onAdd }: Props) {
  return (
    <EmptyState
      icon={<IconMap2 size={32} />}
      title={fieldsPageText.emptyTitle}
      action={
        <IfMay to="write">
          <Group justify="center">
            <Button
              component={Link}
              to={importPath}
              hash={hash}
              leftSection={<IconFileImport size={20} aria-hidden />}
            >
              {fieldsPageText.import}
            </Button>
            <Button variant="default" leftSection={<IconPlus size={20} aria-hidden />} onClick={onAdd}>
              {fieldsPageText.add}
            </Button>
          </Group>
        </IfMay>
      }
    >
      {fieldsPageText.emptyText}
    </EmptyState>
  )
}
