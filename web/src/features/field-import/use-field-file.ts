import type { Review } from '@vagu/core/field-import/schema'
import { useRef, useState } from 'react'
import { isToldByShell } from '../../lib/call-error.ts'
import { fileSentence, refusalBySize, useReviewFile } from './api.ts'
import { fieldImportText } from './text.ts'

/** Where the import stands: a file is awaited, read, or read and to be looked over. */
export type Stage =
  | { readonly name: 'choosing'; readonly error?: string | undefined }
  | { readonly name: 'reading'; readonly fileName: string }
  | {
      readonly name: 'reviewing'
      readonly fileName: string
      readonly review: Review
      /** Reads the same file once more, beside the farm as it is then. */
      readonly readAgain: () => Promise<Review>
    }

/** Takes a file, has it read, and can be stopped at any moment. */
export function useFieldFile() {
  const [stage, setStage] = useState<Stage>({ name: 'choosing' })
  const running = useRef<AbortController>(null)
  const { mutateAsync } = useReviewFile()
  const read = async (file: File): Promise<void> => {
    const error = refusalBySize(file.size)
    if (error) return setStage({ name: 'choosing', error })
    const controller = new AbortController()
    running.current = controller
    const readAgain = (): Promise<Review> => mutateAsync({ file, signal: controller.signal })
    setStage({ name: 'reading', fileName: file.name })
    try {
      const review = await readAgain()
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
