import { Link } from '@tanstack/react-router'
import type { Field } from '@vagu/core/fields/schema'
import type { StockLine } from '@vagu/core/stock/schema'
import { cropYearOf } from '@vagu/core/time/season'
import { amountText } from '../../../entities/stock/amount-text.ts'
import { stockEntryText } from '../../../entities/stock/text.ts'
import { formatDay } from '../../../lib/format.ts'
import { pathTo } from '../../../navigation/paths.ts'
import styles from './Ledger.module.css'
import { ledgerText as text } from './text.ts'

interface Props {
  readonly line: StockLine
  readonly unit: string | null
  readonly fields: ReadonlyMap<string, Field>
  readonly onPhotos: (images: readonly string[]) => void
}

/** The job that took it, at its place: the page of its field in its crop year. */
function JobOfLine({ line, fields }: Pick<Props, 'line' | 'fields'>) {
  const { job, date, type } = line
  if (!job) return stockEntryText.types[type]
  const year = cropYearOf(date, fields.get(job.fieldId)?.yearInfo ?? [])
  return (
    <>
      {stockEntryText.types[type]}{' '}
      <Link
        to={pathTo('field', { year, id: job.fieldId })}
        hash={job.jobId}
        className={`${styles.link} stands-alone`}
        aria-label={text.openJob(job.fieldName, formatDay(date))}
      >
        {job.fieldName}
      </Link>
    </>
  )
}

const aboutLine = ({ entry, counted, fault, isDrawn }: StockLine, unit: string | null): string[] => [
  ...(counted === null ? [] : [text.counted(amountText(counted, unit))]),
  ...(entry?.supplier ? [entry.supplier] : []),
  ...(entry?.batchNo ? [text.batch(entry.batchNo)] : []),
  ...(entry?.expiresOn ? [text.expires(formatDay(entry.expiresOn))] : []),
  ...(entry?.note ? [entry.note] : []),
  ...(fault === null ? [] : [text.faults[fault]]),
  ...(isDrawn || fault !== null ? [] : [text.notDrawn]),
]

/** Kind of a line in words, with what is known of it. */
export function LineKind({ line, unit, fields, onPhotos }: Props) {
  const { type, undocumented, entry } = line
  const about = aboutLine(line, unit)
  const images = entry?.images ?? []
  return (
    <div className={styles.kind}>
      <span className={styles.type}>
        <JobOfLine line={line} fields={fields} />
      </span>
      {about.length > 0 && <span className={styles.about}>{about.join(' · ')}</span>}
      {undocumented > 0 && type !== 'DYNAMIC_FIXUP' && (
        <span className={styles.lack}>{text.undocumented(amountText(undocumented, unit))}</span>
      )}
      {images.length > 0 && (
        <button type="button" className={styles.photos} onClick={() => onPhotos(images)}>
          {text.showPhotos(images.length)}
        </button>
      )}
    </div>
  )
}
