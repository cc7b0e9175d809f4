import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { recordAt } from './record-at.ts'
import { useMay } from '../ui/may.tsx'
import type { StoredRecord } from './kind.ts'

/** The record behind the # of the address, as a link from a warning has it; `forget` takes it out of the address. */
export function useRecordAtHash<R extends StoredRecord>(records: readonly R[] | undefined, isHere = true) {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const id = isHere ? hash : ''
  const [before, setBefore] = useState<R>()
  const atHash = recordAt(records, id, before)
  if (atHash !== before) setBefore(atHash)
  const forget = (): void => {
    if (id !== '') void navigate({ to: '.', hash: '', replace: true })
  }
  return { asked: atHash, isMissing: id !== '' && records !== undefined && !atHash, forget }
}

/** Content of the dialog of a list: one of its records, or none for a new one. */
export interface Opened<R> {
  readonly record: R | undefined
}

/** The dialog of a list: opened by its buttons, or by the # of the address; for who may not change a record, never. */
export function useOpenedRecord<R extends StoredRecord>(records: readonly R[] | undefined, isHere = true) {
  const { asked: atHash, isMissing, forget } = useRecordAtHash(records, isHere)
  const [chosen, setChosen] = useState<Opened<R>>()
  const mayWrite = useMay('write')
  const opened = mayWrite ? (chosen ?? (atHash && { record: atHash })) : undefined
  return {
    opened,
    /** Tells a new record from each stored one, so that every form begins anew. */
    openedKey: opened?.record?._id ?? 'new',
    add: useCallback(() => setChosen({ record: undefined }), []),
    edit: useCallback((record: R) => setChosen({ record }), []),
    close: (): void => {
      setChosen(undefined)
      forget()
    },
    isMissing,
    forget,
  }
}
