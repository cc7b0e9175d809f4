import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ROUTES } from '../../navigation/paths.ts'
import styles from './help.module.css'
import { RuleCard } from './RuleCard.tsx'
import type { TopicOfRules } from './rule-search.ts'
import { helpText } from './text.ts'

/** The rules under their topics; nothing where none was found. */
export function Rules({ topics }: { readonly topics: readonly TopicOfRules[] }) {
  if (topics.length === 0) return null
  return (
    <>
      <header id="reeglid" className={styles.part}>
        <h2 className={styles.heading}>{helpText.title}</h2>
        <p className={styles.intro}>{helpText.intro}</p>
        <Anchor component={Link} to={ROUTES.ruleSources} underline="always" className="stands-alone">
          {helpText.toSources}
        </Anchor>
      </header>
      {topics.map(({ title, rules }) => (
        <section key={title} className={styles.topic} aria-label={title}>
          <h2 className={styles.heading}>{title}</h2>
          {rules.map((rule) => (
            <RuleCard key={rule.id} rule={rule} />
          ))}
        </section>
      ))}
    </>
  )
}
