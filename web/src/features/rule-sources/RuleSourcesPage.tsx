import { Anchor, SegmentedControl } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type RestingRule, ruleBases, type SourceState } from '@vagu/core/warnings/source-state'
import { useMemo, useState } from 'react'
import lists from '../../ui/lists.module.css'
import { VerdictMark } from '../../entities/verdicts/VerdictMark.tsx'
import { formatDay } from '../../lib/format.ts'
import { useToday } from '../../lib/use-today.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import layout from '../../ui/layout.module.css'
import { Page } from '../../ui/Page.tsx'
import styles from './rule-sources.module.css'
import { ruleSourcesText as text } from './text.ts'

/** Mark of a state; what has no act has none. */
const MARKS = { compared: 'ok', old: 'attention', unread: 'unknown' } as const

const State = ({ state }: { readonly state: SourceState }) =>
  state === 'none' ? null : <VerdictMark kind={MARKS[state]} />

function Basis({ basis: { act, paragraph, url } }: Pick<RestingRule, 'basis'>) {
  const name = [act, paragraph].filter(Boolean).join(' ')
  if (url === null) return <>{name}</>
  return (
    <Anchor href={url} target="_blank" rel="noreferrer" underline="always" className="stands-alone">
      {name}
    </Anchor>
  )
}

const COLUMNS: readonly Column<RestingRule>[] = [
  {
    id: 'rule',
    header: text.rule,
    isTitle: true,
    cell: ({ rule }) => (
      <Anchor component={Link} to={ROUTES.help} hash={rule.id} className="stands-alone">
        {rule.title}
      </Anchor>
    ),
    sortBy: ({ rule }) => rule.title,
  },
  {
    id: 'basis',
    header: text.basis,
    cell: ({ basis }) => <Basis basis={basis} />,
    sortBy: ({ basis }) => `${basis.act} ${basis.paragraph ?? ''}`,
  },
  {
    id: 'since',
    header: text.since,
    cell: ({ since }) => (since === null ? text.nothing : formatDay(since)),
    sortBy: ({ since }) => since,
  },
  {
    id: 'redaction',
    header: text.redaction,
    cell: ({ basis }) => basis.redaction ?? text.nothing,
    sortBy: ({ basis }) => basis.redaction,
  },
  {
    id: 'reading',
    header: text.reading,
    isSecondary: true,
    cell: ({ basis }) => text.readings[basis.trust],
    sortBy: ({ basis }) => text.readings[basis.trust],
  },
  {
    id: 'compared',
    header: text.compared,
    cell: ({ basis: { compared }, state }) => (
      <span className={layout.mark}>
        <State state={state} />
        {compared === null ? text.states[state] : formatDay(compared)}
        {state === 'old' && <span className={layout.quiet}>{text.states.old}</span>}
      </span>
    ),
    sortBy: ({ basis }) => basis.compared,
  },
]

const keyOf = ({ rule, basis }: RestingRule): string => `${rule.id} ${basis.act} ${basis.paragraph ?? ''}`
const isToCompare = ({ state }: RestingRule): boolean => state === 'old' || state === 'unread'

const STATES: readonly SourceState[] = ['compared', 'old', 'unread', 'none']
const CHOICES = [
  { value: 'all', label: text.all },
  { value: 'toCompare', label: text.toCompare },
]

/** How many bases stand how. */
const Counts = ({ rows }: { readonly rows: readonly RestingRule[] }) => (
  <ul className={lists.counts}>
    <li>{text.rules(new Set(rows.map(({ rule }) => rule.id)).size)}</li>
    {STATES.map((state) => (
      <li key={state}>
        <State state={state} />
        <span>
          {text.states[state]}: <strong>{rows.filter((row) => row.state === state).length}</strong>
        </span>
      </li>
    ))}
  </ul>
)

/** `/abi/alused`: every rule with the paragraph, the redaction and the day on which it was last compared. */
export function RuleSourcesPage() {
  const today = useToday()
  const [shown, setShown] = useState('all')
  const rows = useMemo(() => ruleBases(today), [today])
  const chosen = useMemo(() => (shown === 'all' ? rows : rows.filter(isToCompare)), [rows, shown])
  return (
    <Page>
      <Card title={text.title}>
        <div className={layout.columnXl}>
          <p className={styles.intro}>{text.intro}</p>
          <Counts rows={rows} />
          <div className={layout.wrapCentred}>
            <span className={layout.quiet}>{text.show}</span>
            <SegmentedControl aria-label={text.show} data={CHOICES} value={shown} onChange={setShown} />
          </div>
          {chosen.length === 0 ? (
            <p className={styles.intro}>{text.none}</p>
          ) : (
            <DataTable label={text.title} rows={chosen} columns={COLUMNS} keyOf={keyOf} />
          )}
        </div>
      </Card>
    </Page>
  )
}
