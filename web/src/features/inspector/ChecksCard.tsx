import { Button } from '@mantine/core'
import type { CheckedRule, InspectedWarning, InspectedYear } from '@vagu/core/inspector/schema'
import { useState } from 'react'
import { VerdictMark } from '../../entities/verdicts/VerdictMark.tsx'
import { formatDay } from '../../lib/format.ts'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import layout from '../../ui/layout.module.css'
import { EvidenceButton } from './EvidenceDialog.tsx'
import styles from './inspector.module.css'
import { inspectorText as text } from './text.ts'

const kindOf = ({ level }: Pick<InspectedWarning, 'level'>) => (level === 'ERROR' ? 'violation' : 'attention')

function WarningRow({ warning }: { readonly warning: InspectedWarning }) {
  const { title, field, day, message, source, trust, jobId } = warning
  const about = [title, field, day === null ? '' : formatDay(day)].filter((word) => word !== '').join(', ')
  return (
    <li className={styles.warning}>
      <VerdictMark kind={kindOf(warning)} />
      <div>
        <strong>{about}</strong>
        <p className={styles.message}>{message}</p>
        <p className={layout.quiet}>
          {text.basis}: {source}
          {trust && `; ${text.trust[trust]}`}
        </p>
      </div>
      {jobId && <EvidenceButton jobId={jobId} about={about} />}
    </li>
  )
}

const RULE_COLUMNS: readonly Column<CheckedRule>[] = [
  { id: 'rule', header: text.rule, isTitle: true, cell: ({ title }) => title, sortBy: ({ title }) => title },
  {
    id: 'open',
    header: text.found,
    isNumeric: true,
    cell: ({ open }) => open,
    sortBy: ({ open }) => open,
  },
  {
    id: 'hidden',
    header: text.hides,
    isNumeric: true,
    cell: ({ hidden }) => hidden,
    sortBy: ({ hidden }) => hidden,
  },
]
const keyOf = ({ key }: CheckedRule): string => key

type Props = { readonly inspected: Pick<InspectedYear, 'rules' | 'warnings' | 'warningsInAll'> }

/** Warnings that are listed before somebody asks for all. */
const SHOWN = 10

/** Checks of the year: what is broken, with its basis, and every rule that was asked. */
export function ChecksCard({ inspected: { rules, warnings, warningsInAll } }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  const [hasRules, setHasRules] = useState(false)
  const shown = isWhole ? warnings : warnings.slice(0, SHOWN)
  return (
    <Card title={text.checks}>
      <div className={layout.columnXl}>
        <p className={styles.message}>{text.checksIntro(rules.length)}</p>
        <p className={styles.verdict}>
          <VerdictMark kind={warningsInAll === 0 ? 'ok' : 'attention'} />
          {warningsInAll === 0 ? text.noWarnings : text.open(warningsInAll)}
        </p>
        <ul className={layout.plainList}>
          {shown.map((warning) => (
            <WarningRow key={warning.id} warning={warning} />
          ))}
        </ul>
        <div className={layout.wrap}>
          {shown.length < warnings.length && (
            <Button variant="default" onClick={() => setIsWhole(true)}>
              {text.showAll(warnings.length)}
            </Button>
          )}
          <Button variant="default" aria-expanded={hasRules} onClick={() => setHasRules(!hasRules)}>
            {text.rules}
          </Button>
        </div>
        {isWhole && warningsInAll > warnings.length && (
          <p className={layout.quiet}>{text.more(warningsInAll - warnings.length)}</p>
        )}
        {hasRules && <DataTable label={text.rules} rows={rules} columns={RULE_COLUMNS} keyOf={keyOf} />}
      </div>
    </Card>
  )
}
