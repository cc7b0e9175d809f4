import type { FieldError } from '@vagu/core/errors'
import type { RegisterImport } from '@vagu/core/registers/schema'
import { useRef, useState } from 'react'
import { useImportRegister } from '../../entities/registers/use-registers.ts'
import { CallError, isToldByShell } from '../../lib/call-error.ts'
import { placeText } from './place-text.ts'
import { adminText } from './text.ts'

/** Where an upload stands. */
export type Stage =
  | { readonly name: 'waiting'; readonly error?: string | undefined; readonly faults?: readonly string[] }
  | { readonly name: 'reading' }
  | { readonly name: 'stored'; readonly result: RegisterImport }

const faultsOf = (fields: readonly FieldError[]): string[] =>
  fields.map(({ path, message }) => `${placeText(path)}${message}`)

function refusalOf(cause: unknown): Stage {
  const fields = cause instanceof CallError ? cause.fields : []
  if (fields.length > 0) return { name: 'waiting', error: adminText.refused, faults: faultsOf(fields) }
  return { name: 'waiting', error: isToldByShell(cause) ? undefined : adminText.failed }
}

/** Sends the register's files, and can be stopped at any moment. */
export function useRegisterUpload() {
  const [stage, setStage] = useState<Stage>({ name: 'waiting' })
  const running = useRef<AbortController>(null)
  const { mutateAsync } = useImportRegister()
  const send = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return
    const controller = new AbortController()
    running.current = controller
    setStage({ name: 'reading' })
    try {
      setStage({ name: 'stored', result: await mutateAsync({ files, signal: controller.signal }) })
    } catch (cause) {
      if (!controller.signal.aborted) setStage(refusalOf(cause))
    }
  }
  const cancel = (): void => {
    running.current?.abort()
    setStage({ name: 'waiting' })
  }
  return { stage, send: (files: readonly File[]) => void send(files), cancel }
}
