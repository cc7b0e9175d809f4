import { Button, Group, Text } from '@mantine/core'
import { ADMIN_PAGE } from '@vagu/core/admin/schema'
import { adminText } from './text.ts'

interface Props {
  readonly page: number
  readonly total: number
  readonly onPage: (page: number) => void
}

/** Part of a long list that is shown, and the way to the next one. */
export function Pager({ page, total, onPage }: Props) {
  const pages = Math.max(1, Math.ceil(total / ADMIN_PAGE))
  return (
    <Group justify="space-between" mt="md">
      <Text c="dimmed">{adminText.found(total)}</Text>
      {pages > 1 && (
        <Group gap="xs">
          <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {adminText.before}
          </Button>
          <Text>{adminText.pageOf(page, pages)}</Text>
          <Button variant="default" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            {adminText.next}
          </Button>
        </Group>
      )}
    </Group>
  )
}
