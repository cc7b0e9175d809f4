import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { PriaKind, PriaProblem, PriaRow, PriaStatus } from '@vagu/core/pria/schema'
import { priaText } from '../../entities/pria/text.ts'
import { pathTo } from '../../navigation/paths.ts'
import layout from '../../ui/layout.module.css'
import { useMay } from '../../ui/may.tsx'
import styles from './Comparison.module.css'
import { MendButtons } from './MendButtons.tsx'
import { problemText } from './problem-text.ts'
import { compareText as text } from './text.ts'

type Tone = 'good' | 'open' | 'bad' | 'quiet'
const TONES: Readonly<Record<PriaStatus, Tone>> = {
  FIELD_NOT_CONNECTED_WITH_PRIA: 'bad',
  FAILED_TO_CONVERT: 'bad',
  NOT_SUPPORTED: 'quiet',
  NOT_IMPLEMENTED: 'quiet',
  NOT_COMPLETED: 'quiet',
  NEW_IN_VAGU: 'open',
  NEW_IN_PRIA: 'open',
  OUT_OF_SYNC: 'open',
  IN_SYNC: 'good',
  UNEXPECTED_ERROR: 'bad',
  DELETED: 'open',
}

interface Props {
  readonly row: PriaRow
  /** The crop year that is open. */
  readonly year: number
  readonly kind: PriaKind
  readonly onMend: (at: Pick<PriaProblem, 'recordId' | 'path'>) => void
}

/** Sentences on a row beside its status, one a line. */
function notesOf({
  status,
  deletedBy,
  matchedBy,
  agencyId,
  changedAt,
  changedBy,
  duplicateOf,
  cannotTake,
}: PriaRow): string[] {
  const isGuessed = matchedBy !== null && matchedBy !== 'LINK' && agencyId !== null
  return [
    status === 'FIELD_NOT_CONNECTED_WITH_PRIA' && isGuessed ? null : text.statuses[status].text,
    deletedBy && text.deletedBy[deletedBy],
    isGuessed && text.matchedBy[matchedBy],
    status === 'OUT_OF_SYNC' && changedAt !== null && text.changedThere(changedAt, changedBy),
    duplicateOf !== null && text.duplicate,
    cannotTake !== null && text.cannotTake[cannotTake],
  ].filter((note) => typeof note === 'string' && note !== '') as string[]
}

/** Inputs of a job's form at which a refusal of PRIA is mended, by its code; empty for the form as it opens. */
const MENDED_AT: Readonly<Record<string, string>> = {
  AREA_TOO_LARGE: '',
  DATE_OUTSIDE_SEASON: 'date',
  WORKER_MISSING: 'worker',
  CERTIFICATE_MISSING: 'worker',
  PRODUCT_UNKNOWN: 'requisites.0.name',
  FERTILIZER_TYPE_MISSING: 'requisites.0.fertilizerKind',
  UNKNOWN_CODE: 'requisites.0.name',
  YIELD_MISSING: 'yield',
  INVALID: '',
}

/** Leads to the job that PRIA refused for something that is mended in it. */
function MendRefused({ row, onMend }: Pick<Props, 'row' | 'onMend'>) {
  const mayEnter = useMay('enter')
  const { lastReceipt, recordId, ours } = row
  const path = lastReceipt?.state === 'REFUSED' ? MENDED_AT[lastReceipt.code ?? ''] : undefined
  if (!mayEnter || path === undefined || recordId === null || ours === null) return null
  return (
    <Button size="compact-md" variant="default" onClick={() => onMend({ recordId, path })}>
      {text.mendRefused}
    </Button>
  )
}

function Deadline({ days }: { readonly days: number }) {
  return (
    <p className={styles.deadline} data-late={days < 0 || undefined}>
      {days < 0 ? text.late(-days) : text.daysLeft(days)}
    </p>
  )
}

/** PRIA's refusal in our words, and below them its own where they are not ours. */
function Refusal({
  at,
  code,
  text: words,
}: Pick<NonNullable<PriaRow['lastReceipt']>, 'at' | 'code' | 'text'>) {
  const original = priaText.original(code, words)
  return (
    <div>
      <p className={styles.refused}>{text.refused(at, priaText.answer(code, words))}</p>
      {original !== '' && <p className={layout.quiet}>{original}</p>}
    </div>
  )
}

/** Status of a row in words, what is missing with the button that mends it, and PRIA's last answer. */
export function StatusCell({ row, year, kind, onMend }: Props) {
  const { status, problems, lastReceipt, daysLeft } = row
  return (
    <div className={styles.status}>
      <span className={styles.pill} data-tone={TONES[status]}>
        {text.statuses[status].label}
      </span>
      {daysLeft !== null && status === 'NEW_IN_VAGU' && <Deadline days={daysLeft} />}
      {notesOf(row).map((note) => (
        <p key={note} className={layout.quiet}>
          {note}
        </p>
      ))}
      {problems.map((problem) => (
        <div key={`${problem.code} ${problem.path}`} className={styles.problem}>
          <p>{problemText.codes[problem.code].text(problem.material)}</p>
          <MendButtons problem={problem} year={year} onMend={onMend} />
        </div>
      ))}
      {status === 'FIELD_NOT_CONNECTED_WITH_PRIA' && kind !== 'fields' && (
        <Button component={Link} size="compact-md" variant="default" to={pathTo('priaFields', { year })}>
          {text.linkField}
        </Button>
      )}
      {lastReceipt?.state === 'REFUSED' && <Refusal {...lastReceipt} />}
      {kind === 'jobs' && problems.length === 0 && <MendRefused row={row} onMend={onMend} />}
    </div>
  )
}
