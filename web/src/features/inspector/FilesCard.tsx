import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { INSPECTOR_FORMATS, type InspectorFormat } from '@vagu/core/inspector/schema'
import { Card } from '../../ui/Card.tsx'
import layout from '../../ui/layout.module.css'
import { takeFile } from './api.ts'
import { inspectorText as text } from './text.ts'

/** The book of the year as files. */
export function FilesCard({ token, year }: { readonly token: string; readonly year: number }) {
  const take = useMutation({ mutationFn: (format: InspectorFormat) => takeFile({ token, year, format }) })
  return (
    <Card title={text.files}>
      <div className={layout.columnXl}>
        <p className={layout.quiet}>{text.filesIntro}</p>
        <div className={layout.wrap}>
          {INSPECTOR_FORMATS.map((format) => (
            <Button
              key={format}
              variant={format === 'pdf' ? 'light' : 'default'}
              leftSection={<IconDownload size={18} aria-hidden />}
              loading={take.isPending && take.variables === format}
              disabled={take.isPending}
              aria-label={text.take(text.formats[format], year)}
              onClick={() => take.mutate(format)}
            >
              {text.formats[format]}
            </Button>
          ))}
        </div>
        {take.isPending && (
          <p role="status" className={layout.quiet}>
            {text.taking}
          </p>
        )}
        {take.isError && <p role="alert">{text.takeFailed}</p>}
      </div>
    </Card>
  )
}
