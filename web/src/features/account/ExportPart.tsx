import { Alert, Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import styles from './account.module.css'
import { Part } from './Part.tsx'
import { takeExport } from './take-export.ts'
import { accountText } from './text.ts'

/** Everything in one file. */
export function ExportPart() {
  const { mutate, isPending, isError, isSuccess } = useMutation({
    mutationFn: takeExport,
    meta: { isQuiet: true },
  })
  return (
    <Part id="andmed-kaasa" title={accountText.export}>
      <p className={styles.text}>{accountText.exportText}</p>
      <Group>
        <Button
          variant="default"
          leftSection={<IconDownload size={20} aria-hidden />}
          loading={isPending}
          onClick={() => mutate()}
        >
          {accountText.exportButton}
        </Button>
      </Group>
      <div role="status">
        {isSuccess && <p className={styles.text}>{accountText.exportStarted}</p>}
        {isError && <Alert color="red">{accountText.exportFailed}</Alert>}
      </div>
    </Part>
  )
}
