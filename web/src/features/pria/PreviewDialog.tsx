import { Alert, Button, Group } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { previewPria, startPriaRun } from '@vagu/core/pria/contract'
import { type PriaChoice, PriaPreview, type PriaRun } from '@vagu/core/pria/run-schema'
import type { PriaKind } from '@vagu/core/pria/schema'
import { useState } from 'react'
import { QueryFailed } from '../../ui/QueryFailed.tsx'
import { priaKeys } from '../../entities/pria/keys.ts'
import { TestLabel } from '../../entities/pria/TestLabel.tsx'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { newId } from '../../lib/new-id.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import layout from '../../ui/layout.module.css'
import { useMessages } from '../../ui/Messages.tsx'
import { PreviewParts } from './PreviewParts.tsx'
import { runText as text } from './run-text.ts'

export interface PreviewDialogProps {
  readonly kind: PriaKind
  readonly year: number
  readonly rows: readonly PriaChoice[]
  readonly onStarted: (run: PriaRun) => void
  readonly onClose: () => void
}

const conflictOf = (error: unknown): CallError | undefined =>
  error instanceof CallError && error.code === 'conflict' ? error : undefined

/** The preview as it was asked for, or as it has become by the time it was to be done. */
function usePreview({ kind, year, rows }: Pick<PreviewDialogProps, 'kind' | 'year' | 'rows'>) {
  const [wish] = useState(() => ({ params: { kind, year: String(year) }, body: { rows: [...rows] } }))
  const query = useQuery({
    queryKey: priaKeys.preview(kind, year, wish.body.rows),
    queryFn: ({ signal }) => call(previewPria, wish, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { reads: [], isQuiet: true },
  })
  const [changed, setChanged] = useState<PriaPreview>()
  return { query, preview: changed ?? query.data, isChanged: changed !== undefined, setChanged }
}

function useStart(props: PreviewDialogProps, onChanged: (preview: PriaPreview) => void) {
  const { kind, year, rows, onStarted, onClose } = props
  const messages = useMessages()
  const [id] = useState(newId)
  return useMutation({
    mutationFn: (fingerprint: string) =>
      call(startPriaRun, {
        params: { kind, year: String(year) },
        body: { _id: id, fingerprint, rows: [...rows] },
      }),
    onSuccess: (run) => {
      messages.success(text.started)
      onStarted(run)
    },
    onError: (error) => {
      const conflict = conflictOf(error)
      const fresh = PriaPreview.safeParse(conflict?.stored)
      if (fresh.success) return onChanged(fresh.data)
      messages.failed(error, conflict ? text.otherRun : text.startFailed)
      return conflict && onClose()
    },
    meta: { rereadsOnFailure: ['pria'] },
  })
}

/** Exactly what will be sent and changed, and the button that begins it. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { query, preview, isChanged, setChanged } = usePreview(props)
  const start = useStart(props, setChanged)
  const isEmpty = preview !== undefined && preview.outgoing.length + preview.incoming.length === 0
  return (
    <Dialog isOpen onClose={props.onClose} title={text.previewTitle} width={860} isChanged={false}>
      <div className={layout.column2xl}>
        <TestLabel />
        <p className={layout.quiet}>{text.previewIntro}</p>
        {query.isPending && <DelayedSkeleton lines={5} height={48} />}
        {query.isError && !preview && <QueryFailed query={query} title={text.previewFailed} />}
        {isChanged && (
          <Alert color="yellow" role="alert">
            {text.changed}
          </Alert>
        )}
        {isEmpty && <p role="status">{text.nothingToDo}</p>}
        {preview && <PreviewParts preview={preview} />}
      </div>
      <Group justify="flex-end" mt="lg">
        <CloseButton />
        <Button
          disabled={!preview || isEmpty}
          loading={start.isPending}
          onClick={() => preview && start.mutate(preview.fingerprint)}
        >
          {preview?.outgoing.length === 0 ? text.start : text.send}
        </Button>
      </Group>
    </Dialog>
  )
}
