import type { VerdictKind } from '@vagu/core/warnings/verdicts'
import { rulesByTopic } from '@vagu/core/warnings/rules-by-topic'
import { Anchor, Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { VerdictMark } from '../../entities/verdicts/VerdictMark.tsx'
import { KsmButton } from '../../entities/ksm/KsmButton.tsx'
import { RegisterChangesList } from '../../entities/registers/RegisterChangesList.tsx'
import { RegisterFacts } from '../../entities/registers/RegisterFacts.tsx'
import { registersText } from '../../entities/registers/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Page } from '../../ui/Page.tsx'
import styles from './help.module.css'
import { searchRules } from './rule-search.ts'
import { RuleCard } from './RuleCard.tsx'
import { helpText } from './text.ts'

const MARKS: readonly VerdictKind[] = ['ok', 'attention', 'violation', 'unknown']

const Marks = () => (
  <Card title={helpText.marksTitle}>
    <ul className={styles.marks}>
      {MARKS.map((kind) => (
        <li key={kind}>
          <VerdictMark kind={kind} />
          {helpText.marks[kind]}
        </li>
      ))}
    </ul>
  </Card>
)

/** The rule that the address names comes into view. */
function useRuleInView(): void {
  const id = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    const rule = id === '' ? null : document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
    rule?.scrollIntoView({ block: 'start' })
    rule?.focus({ preventScroll: true })
  }, [id])
}

/** `/abi`: every rule that Vagu checks, why, and since when. */
export function HelpPage() {
  const [query, setQuery] = useState('')
  const topics = useMemo(() => searchRules(rulesByTopic(), query), [query])
  const count = topics.reduce((sum, { rules }) => sum + rules.length, 0)
  useRuleInView()
  return (
    <Page isNarrow actions={<KsmButton />}>
      <header>
        <h2 className={styles.heading}>{helpText.title}</h2>
        <p className={styles.intro}>{helpText.intro}</p>
      </header>
      <Marks />
      <Card title={registersText.title}>
        <RegisterFacts />
        <h3 className={styles.changesTitle}>{registersText.changesTitle}</h3>
        <RegisterChangesList />
      </Card>
      <div className={styles.search}>
        <TextInput
          label={helpText.search}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          leftSection={<IconSearch size={18} aria-hidden />}
        />
        <p role="status" className={styles.count}>
          {count > 0 ? helpText.found(count) : helpText.nothing}
        </p>
        {count === 0 && (
          <Button variant="default" onClick={() => setQuery('')}>
            {helpText.showAll}
          </Button>
        )}
      </div>
      {topics.map(({ title, rules }) => (
        <section key={title} className={styles.topic} aria-label={title}>
          <h2 className={styles.heading}>{title}</h2>
          {rules.map((rule) => (
            <RuleCard key={rule.id} rule={rule} />
          ))}
        </section>
      ))}
      <Anchor href="/licences.txt" target="_blank" rel="noreferrer" underline="always">
        {helpText.licences}
      </Anchor>
    </Page>
  )
}
