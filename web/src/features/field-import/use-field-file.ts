import type { Review } from '@vagu/core/field-import/schema'
import { useRef, useState } from 'react'
import { isToldByShell } from '../../lib/call-error.ts'
import { fileSentence, refusalBySize, useReviewFile } from './api.ts'
import { fieldImportText } from './text.ts'

/** Reads the same file once more, beside the farm as it is then; all rows as of the open crop year, where `isForAll`. */
export type ReadAgain = (isForAll: boolean) => Promise<Review>

/** Where the import stands: a file is awaited, read, or read and to be looked over. */
export type Stage =
  | { readonly name: 'choosing'; readonly error?: string | undefined }
  | { readonly name: 'reading'; readonly fileName: string }
  | {
      readonly name: 'reviewing'
      readonly fileName: string
      readonly review: Review
      readonly readAgain: ReadAgain
    }

/** Takes a file, has it read, and can be stopped at any moment. */
export function useFieldFile(year: number) {
  const [stage, setStage] = useState<Stage>({ name: 'choosing' })
  const running = useRef<AbortController>(null)
  const { mutateAsync } = useReviewFile()
  const read = async (file: File): Promise<void> => {
    const error = refusalBySize(file.size)
    if (error) return setStage({ name: 'choosing', error })
    const controller = new AbortController()
    running.current = controller
    const readAgain: ReadAgain = (isForAll) =>
      mutateAsync({ file, year, isForAll, signal: controller.signal })
    setStage({ name: 'reading', fileName: file.name })
    try {
      const review = await readAgain(false)
      setStage({ name: 'reviewing', fileName: file.name, review, readAgain })
    } catch (cause) {
      if (controller.signal.aborted) return
      const isTold = isToldByShell(cause)
      setStage({
        name: 'choosing',
        error: fileSentence(cause) ?? (isTold ? undefined : fieldImportText.readFailed),
      })
    }
  }
  const cancel = (): void => {
    running.current?.abort()
    setStage({ name: 'choosing' })
  }
  return { stage, read: (file: File) => void read(file), cancel }
}
