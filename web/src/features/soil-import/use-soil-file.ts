import type { SoilReceipt, SoilReview } from '@vagu/core/soil-samples/import/schema'
import { useRef, useState } from 'react'
import { isToldByShell } from '../../lib/call-error.ts'
import { fileSentence, refusalBySize, type Said, useReadSoilFile } from './api.ts'
import { soilImportText } from './text.ts'

const NOTHING_SAID: Said = { columns: [], tables: [] }

/** A file that was read, with what the farmer said of its columns. */
export interface ReadFile {
  readonly file: File
  readonly review: SoilReview
  readonly said: Said
}

/** Where the import stands. */
export type Stage =
  | { readonly name: 'choosing'; readonly error?: string | undefined }
  | { readonly name: 'reading'; readonly fileName: string }
  | ({ readonly name: 'columns' | 'review' } & ReadFile)
  | { readonly name: 'stored'; readonly receipt: SoilReceipt }

/** Takes a file, has it read, and once more as often as its columns are said to be others. */
export function useSoilFile() {
  const [stage, setStage] = useState<Stage>({ name: 'choosing' })
  const running = useRef<AbortController>(null)
  const { mutateAsync } = useReadSoilFile()
  const read = async (file: File): Promise<void> => {
    const error = refusalBySize(file.size)
    if (error) return setStage({ name: 'choosing', error })
    const controller = new AbortController()
    running.current = controller
    setStage({ name: 'reading', fileName: file.name })
    try {
      const { signal } = controller
      const review = await mutateAsync({ file, importId: undefined, said: NOTHING_SAID, signal })
      setStage({ name: 'columns', file, review, said: NOTHING_SAID })
    } catch (cause) {
      if (controller.signal.aborted) return
      const isTold = isToldByShell(cause)
      setStage({
        name: 'choosing',
        error: fileSentence(cause) ?? (isTold ? undefined : soilImportText.readFailed),
      })
    }
  }
  /** Goes on to the rows; reads the file again where something else was said of it. */
  const goOn = async (before: ReadFile, said: Said): Promise<void> => {
    const { file, review } = before
    if (said === before.said) return setStage({ ...before, name: 'review' })
    const { signal } = new AbortController()
    const again = await mutateAsync({ file, importId: review.importId, said, signal })
    setStage({ name: 'review', file, review: again, said })
  }
  const cancel = (): void => {
    running.current?.abort()
    setStage({ name: 'choosing' })
  }
  return {
    stage,
    read: (file: File) => void read(file),
    goOn,
    goBack: (before: ReadFile) => setStage({ ...before, name: 'columns' }),
    end: (receipt: SoilReceipt) => setStage({ name: 'stored', receipt }),
    cancel,
  }
}
