import { useRef, useState } from 'react'
import { CallError } from '../lib/call-error.ts'
import type { MessageOptions } from '../ui/message.ts'
import { useMessages } from '../ui/Messages.tsx'
import { uiText } from '../ui/text.ts'
import type { Draft, FormText, RecordKind, SaveSentences, StoredRecord } from './kind.ts'
import { recordsText } from './text.ts'
import { useSaveRecord } from './use-record-change.ts'

/** Two versions of one record, of which the farmer chooses. */
export interface Conflict<R, D> {
  readonly mine: D
  readonly stored: R
}
export interface SaveWork<R extends StoredRecord & D, D extends Draft> {
  readonly kind: RecordKind<R, D>
  readonly id: string
  /** The version that the form began from; none for a new record. */
  readonly base: R | undefined
  readonly text: FormText
  /** Part of the form that is sent over a version; all of it unless told. */
  readonly draftOf?: ((mine: D, over: R | undefined) => D) | undefined
  /** Puts what the server refused at its inputs; false where no input is to blame. */
  readonly showErrors: (error: CallError) => boolean
  /** Whether something was typed since a save began: it is not stored, and stays in the form. */
  readonly isTypedSince: () => boolean
  /** The form goes on from what was stored, with what was typed since. */
  readonly onTypedSince: (stored: R) => void
  readonly onSaved: (stored: R) => void
  /** How the message of a save is shown; `over` is the version that was changed. */
  readonly toldAt?: ((stored: R, over: R | undefined) => MessageOptions) | undefined
  /** Sentences of a noun that has its own; none of `over` is a new record. */
  readonly sentencesOf?: ((mine: D, over: R | undefined) => SaveSentences) | undefined
}

/** The newer version that a refusal brought along. */
function storedIn<R extends StoredRecord & D, D extends Draft>(
  { schema }: RecordKind<R, D>,
  error: unknown,
): R | undefined {
  if (!(error instanceof CallError) || error.code !== 'conflict') return undefined
  return schema.safeParse(error.stored).data
}

/** Whether a record that was there is there no more: a new one that was deleted, or a known one that is not found. */
const isGone = (error: unknown, over: unknown): boolean =>
  error instanceof CallError &&
  (error.code === 'deleted' || (over !== undefined && error.code === 'notFound'))

/** How a form is saved, whatever keeps its state: once, over the version that was seen, or with a choice of two. */
export function useRecordSave<R extends StoredRecord & D, D extends Draft>(work: SaveWork<R, D>) {
  const { kind, id, text, draftOf = (mine) => mine } = work
  const messages = useMessages()
  const [base, setBase] = useState(work.base)
  const [conflict, setConflict] = useState<Conflict<R, D>>()
  const isSending = useRef(false)
  const { mutateAsync, isPending } = useSaveRecord(kind)

  const refused = (error: unknown, mine: D, over: R | undefined): void => {
    const stored = storedIn(kind, error)
    if (stored) setConflict({ mine, stored })
    else if (isGone(error, over)) messages.error(text.deletedMeanwhile)
    else if (error instanceof CallError && error.fields.length > 0 && work.showErrors(error))
      messages.error(uiText.checkInput)
    else if (work.sentencesOf) messages.failed(error, work.sentencesOf(mine, over).failed)
    else messages.notSaved(error, 'saveFailed')
  }
  /** With a weak signal a save lasts; what was typed meanwhile is not in it. */
  const arrive = (stored: R, mine: D, over: R | undefined): void => {
    if (!work.isTypedSince()) {
      const usual = over ? uiText.changed : uiText.saved
      messages.success(work.sentencesOf?.(mine, over).saved ?? usual, work.toldAt?.(stored, over))
      return work.onSaved(stored)
    }
    messages.success(recordsText.savedBefore, work.toldAt?.(stored, over))
    settle(stored)
    return work.onTypedSince(stored)
  }
  const send = async (mine: D, over: R | undefined): Promise<void> => {
    // A second click comes before the button knows that it is busy.
    if (isSending.current) return
    isSending.current = true
    try {
      const stored = await mutateAsync({ id, draft: draftOf(mine, over), base: over })
      arrive(stored, mine, over)
    } catch (error) {
      refused(error, mine, over)
    } finally {
      isSending.current = false
    }
  }
  const settle = (stored: R): void => {
    setBase(stored)
    setConflict(undefined)
  }
  return {
    base,
    conflict,
    isPending,
    save: (mine: D): Promise<void> => send(mine, base),
    keepMine: async ({ mine, stored }: Conflict<R, D>): Promise<void> => {
      settle(stored)
      await send(mine, stored)
    },
    takeTheirs: ({ stored }: Conflict<R, D>): void => settle(stored),
  }
}
