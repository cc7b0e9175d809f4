import type { JobReceipt, JobTables } from '@vagu/core/job-import/schema'
import { useEffect, useRef, useState } from 'react'
import { isToldByShell } from '../../lib/call-error.ts'
import { fileSentence, readTables, refusalBySize } from './api.ts'
import { findHeader, type HeaderPlace, tableOf } from './columns.ts'
import { meaningsOf } from './names.ts'
import { forgetKept, keepAnswers, keepTables, keptStage } from './kept-file.ts'
import type { OpenStage, ReadFile } from './read-file.ts'
import { jobImportText } from './text.ts'

/** Where the import stands. */
export type Stage =
  | { readonly name: 'choosing'; readonly error?: string | undefined }
  | { readonly name: 'reading'; readonly fileName: string }
  | OpenStage
  | { readonly name: 'stored'; readonly receipt: JobReceipt }

/** The sheet of a file with its table as it is proposed. */
export function withSheet(
  { tables, ...rest }: Omit<ReadFile, 'sheet' | 'header' | 'columns'>,
  sheet: number,
  header: HeaderPlace = findHeader(tables.sheets[sheet] ?? { lines: [] }),
): ReadFile {
  const { lines = [] } = tables.sheets[sheet] ?? {}
  const { columns } = tableOf({ lines }, { header, remembered: tables.columns })
  return { ...rest, tables, sheet, header, columns }
}

/** The sheet that most likely holds jobs: the one whose headings say the most. */
export function likeliestSheet({ sheets }: JobTables): number {
  const known = sheets.map((sheet) => {
    const { columns } = tableOf(sheet, { header: findHeader(sheet), remembered: [] })
    return columns.filter(({ meaning }) => meaning !== 'ignored').length
  })
  return Math.max(0, known.indexOf(Math.max(...known)))
}

/** Takes a file and has it read; what follows goes on from what was read, over a reload too. */
export function useJobFile(account: string) {
  const [stage, setStage] = useState<Stage>(() => keptStage(account) ?? { name: 'choosing' })
  const tables = 'file' in stage ? stage.file.tables : undefined
  useEffect(() => {
    if (tables === undefined) return undefined
    keepTables(account, tables)
    // whoever leaves the page was asked, and starts anew
    return () => forgetKept(account)
  }, [account, tables])
  useEffect(() => {
    if ('file' in stage) keepAnswers(account, stage)
  }, [account, stage])
  const running = useRef<AbortController>(null)
  const read = async (file: File): Promise<void> => {
    const error = refusalBySize(file.size)
    if (error) return setStage({ name: 'choosing', error })
    const controller = new AbortController()
    running.current = controller
    setStage({ name: 'reading', fileName: file.name })
    try {
      const found = await readTables(file, controller.signal)
      const start = { fileName: file.name, tables: found, meanings: meaningsOf(found.names) }
      setStage({ name: 'columns', file: withSheet(start, likeliestSheet(found)) })
    } catch (cause) {
      if (controller.signal.aborted) return
      const sentence = fileSentence(cause) ?? (isToldByShell(cause) ? undefined : jobImportText.readFailed)
      setStage({ name: 'choosing', error: sentence })
    }
  }
  const cancel = (): void => {
    running.current?.abort()
    setStage({ name: 'choosing' })
  }
  return {
    stage,
    read: (file: File) => void read(file),
    goTo: (name: OpenStage['name'], file: ReadFile) => setStage({ name, file }),
    end: (receipt: JobReceipt) => setStage({ name: 'stored', receipt }),
    cancel,
  }
}
