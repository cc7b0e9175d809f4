import type { Limit, Rule } from '@vagu/core/warnings/rule'
import { markOf, shownLevel } from '@vagu/core/warnings/shown-level'
import { BasisList } from '../../entities/verdicts/BasisList.tsx'
import { VerdictMark } from '../../entities/verdicts/VerdictMark.tsx'
import { formatDay } from '../../lib/format.ts'
import styles from './help.module.css'
import { limitText } from './limit-text.ts'
import { exampleOf } from './rule-example.ts'
import { helpText } from './text.ts'

function Limits({ title, limits }: { readonly title: string; readonly limits: readonly Limit[] }) {
  const rows = limits.flatMap((limit) => limit.values.entries.map((entry) => ({ limit, entry })))
  return (
    <div className={styles.tableFrame} tabIndex={0} role="region" aria-label={helpText.limitsOf(title)}>
      <table role="table" className={styles.limits}>
        <caption>{helpText.limits}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {helpText.limit}
            </th>
            <th role="columnheader" scope="col">
              {helpText.value}
            </th>
            <th role="columnheader" scope="col">
              {helpText.since}
            </th>
            <th role="columnheader" scope="col">
              {helpText.source}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ limit, entry }) => (
            <tr role="row" key={`${limit.what}|${entry.since}`}>
              <td role="cell">{limit.what}</td>
              <td role="cell" className={styles.figure}>
                {limitText(entry.value, limit.unit)}
              </td>
              <td role="cell" className={styles.figure} data-label={helpText.since}>
                {entry.since ? formatDay(entry.since) : helpText.always}
              </td>
              <td role="cell">{limit.source}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Sources({ rule }: { readonly rule: Rule }) {
  return (
    <div>
      <h4 className={styles.subtitle}>{helpText.sources}</h4>
      <dl className={styles.sources}>
        {rule.sources.entries.map(({ since, value: { bases } }) => (
          <div key={since}>
            {since && <dt>{helpText.sinceDay(formatDay(since))}</dt>}
            <dd>
              <BasisList bases={bases} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** One rule: what it says, its figures with their dates, an example, and what it rests on. */
export function RuleCard({ rule }: { readonly rule: Rule }) {
  const kind = { key: rule.id, level: rule.level }
  const example = exampleOf(rule.id)
  return (
    <article id={rule.id} className={styles.rule} data-level={shownLevel(kind)} tabIndex={-1}>
      <h3 className={styles.title}>
        <VerdictMark kind={markOf(kind)} />
        {rule.title}
        <span className={styles.level}>{helpText.levels[shownLevel(kind)]}</span>
      </h3>
      <p className={styles.summary}>{rule.summary}</p>
      {rule.limits && rule.limits.length > 0 && <Limits title={rule.title} limits={rule.limits} />}
      {example && (
        <blockquote className={styles.example}>
          <b>{helpText.example}:</b> {example}
        </blockquote>
      )}
      <Sources rule={rule} />
      <p className={styles.key}>
        {helpText.key}: <code>{rule.id}</code>
      </p>
    </article>
  )
}
