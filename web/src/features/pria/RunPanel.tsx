import { Button, Progress } from '@mantine/core'
import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cancelPriaRun, pausePriaRun, resumePriaRun } from '@vagu/core/pria/contract'
import type { PriaRun, PriaRunItem, PriaRunWhole } from '@vagu/core/pria/run-schema'
import { useEffect, useRef } from 'react'
import { priaText } from '../../entities/pria/text.ts'
import { call } from '../../lib/call.ts'
import { makeStale } from '../../lib/reread.ts'
import { pathTo } from '../../navigation/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { useConfirm } from '../../ui/Confirm.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { Fold } from '../../ui/Fold.tsx'
import layout from '../../ui/layout.module.css'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { IfMay } from '../../ui/may.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import styles from './Comparison.module.css'
import { isOver, runQuery } from './queries.ts'
import { runText as text } from './run-text.ts'
import { readableTitle } from './short-facts.ts'

const CALLS = { pause: pausePriaRun, resume: resumePriaRun, cancel: cancelPriaRun }
type Act = keyof typeof CALLS

function useAct(id: string): UseMutationResult<PriaRun, Error, Act> {
  const messages = useMessages()
  return useMutation({
    mutationFn: (act: Act) => call(CALLS[act], { params: { id } }),
    onError: (error) => messages.failed(error, text.actFailed),
    meta: { rereadsOnFailure: ['pria'] },
  })
}

function Acts({ run }: { readonly run: PriaRun }) {
  const confirm = useConfirm()
  const { mutate, isPending } = useAct(run._id)
  const cancel = async (): Promise<void> => {
    const answer = await confirm({
      title: text.cancelTitle,
      message: text.cancelText,
      confirmLabel: text.cancelConfirm,
      cancelLabel: text.goOn,
    })
    if (answer) mutate('cancel')
  }
  return (
    <div className={layout.wrap}>
      {run.state === 'RUNNING' ? (
        <Button variant="default" loading={isPending} onClick={() => mutate('pause')}>
          {text.pause}
        </Button>
      ) : (
        <Button
          variant={run.waitsFor === 'NEEDS_SIGN_IN' ? 'default' : 'filled'}
          loading={isPending}
          onClick={() => mutate('resume')}
        >
          {text.resume}
        </Button>
      )}
      <Button variant="default" disabled={isPending} onClick={() => void cancel()}>
        {text.cancel}
      </Button>
      {run.waitsFor === 'NEEDS_SIGN_IN' && (
        <Button component={Link} to={pathTo('priaConnect')}>
          {text.toSignIn}
        </Button>
      )}
    </div>
  )
}

const Item = ({ item: { title, state, code, text: words } }: { readonly item: PriaRunItem }) => {
  const answer = priaText.answer(code, words)
  const original = priaText.original(code, words)
  return (
    <li className={styles.previewed}>
      <p className={styles.previewHead}>
        <strong>{readableTitle(title)}</strong>{' '}
        <span className={state === 'REFUSED' ? styles.refused : layout.quiet}>{text.items[state]}</span>
      </p>
      {answer !== '' && <p className={layout.quiet}>{answer}</p>}
      {original !== '' && <p className={layout.quiet}>{original}</p>}
    </li>
  )
}

/** More rows than these would hide the comparison below them. */
const FEW_ITEMS = 6

/** Outcome of each row; of many the refused ones first, which ask for something. */
function Results({ run }: { readonly run: PriaRunWhole }) {
  const { total, refused, items } = run
  return (
    <Fold
      names={[]}
      label={text.results}
      summary={text.resultsOf(total)}
      beginsOpen={isOver(run) && refused > 0 && total <= FEW_ITEMS}
      isForced={false}
    >
      {items.length < total && <p className={layout.quiet}>{text.someResults(items.length, total)}</p>}
      <ul className={layout.plainList}>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </Fold>
  )
}

/** A run that is over, in one line: the comparison below it is what one came for. */
function Ended({ run }: { readonly run: PriaRunWhole }) {
  const { state, done, refused, cancelled, createdAt, createdBy } = run
  return (
    <Card>
      <div className={styles.ended}>
        <h2>{text.states[state]}</h2>
        <p role="status" className={styles.counts}>
          {text.counts({ done, refused, cancelled })}
        </p>
        <p className={layout.quiet}>{text.begun(createdAt, createdBy)}</p>
      </div>
      <Results run={run} />
    </Card>
  )
}

function Open({ run }: { readonly run: PriaRunWhole }) {
  const { state, waitsFor, triesAgainAt, total, done, refused, cancelled } = run
  const ended = done + refused + cancelled
  return (
    <Card title={text.states[state]}>
      <div className={layout.columnXl}>
        <div className={styles.progress}>
          <Progress.Root size="lg">
            <Progress.Section
              value={total === 0 ? 0 : (100 * ended) / total}
              aria-label={text.panel}
              animated={state === 'RUNNING'}
              striped={state === 'RUNNING'}
            />
          </Progress.Root>
          <span>{text.progress(ended, total)}</span>
        </div>
        {waitsFor !== null && (
          <p role="status" className={styles.waits}>
            {text.waits[waitsFor]} {triesAgainAt !== null && text.triesAgain(triesAgainAt)}
          </p>
        )}
        <p role="status" className={styles.counts}>
          {text.counts({ done, refused, cancelled })}
        </p>
        <p className={layout.quiet}>{text.begun(run.createdAt, run.createdBy)}</p>
        <IfMay to="write">
          <Acts run={run} />
        </IfMay>
        <Results run={run} />
      </div>
    </Card>
  )
}

interface Props {
  readonly id: string
  /** Whether it was open when the comparison was read: it may be over before it is asked for the first time. */
  readonly wasOpenBefore: boolean
}

/** Progress of a run, with what it can be told; what it changed is read again once it is over. */
export function RunPanel({ id, wasOpenBefore }: Props) {
  const client = useQueryClient()
  const { data, isPending, isError, isFetching, refetch } = useQuery(runQuery(id))
  const wasOpen = useRef(wasOpenBefore)
  const isOpen = data !== undefined && !isOver(data)
  useEffect(() => {
    if (data === undefined) return
    if (wasOpen.current && !isOpen) makeStale(client, ['pria', 'fields', 'jobs'])
    wasOpen.current = isOpen
  }, [client, data, isOpen])
  if (isPending) return <DelayedSkeleton lines={2} height={56} />
  if (isError && !data)
    return <LoadFailed title={text.loadFailed} onReload={() => void refetch()} isLoading={isFetching} />
  return isOpen ? <Open run={data} /> : <Ended run={data} />
}
