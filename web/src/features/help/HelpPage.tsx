import { rulesByTopic } from '@vagu/core/warnings/rules-by-topic'
import { Anchor, Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useIsOffered } from '../../entities/account/use-offered-pages.ts'
import { searchPages, searchQuestions } from '../../entities/help/search-help.ts'
import { KsmButton } from '../../entities/ksm/KsmButton.tsx'
import { openContact } from '../../entities/session/contact.ts'
import { Page } from '../../ui/Page.tsx'
import { FoundPages } from './FoundPages.tsx'
import styles from './help.module.css'
import { Marks } from './Marks.tsx'
import { Questions } from './Questions.tsx'
import { Registers } from './Registers.tsx'
import { searchRules } from './rule-search.ts'
import { Rules } from './Rules.tsx'
import { helpText } from './text.ts'

/** The question or rule that the address names comes into view. */
function useNamedInView(): string {
  const id = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    const named = id === '' ? null : document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
    named?.scrollIntoView({ block: 'start' })
    named?.focus({ preventScroll: true })
  }, [id])
  return id
}

const PARTS = [
  ['kysimused', helpText.toQuestions],
  ['margid', helpText.toMarks],
  ['registrid', helpText.toRegisters],
  ['reeglid', helpText.toRules],
] as const

/** Jumps within the long page. */
const Contents = () => (
  <nav aria-label={helpText.contents} className={styles.contents}>
    {PARTS.map(([id, name]) => (
      <Anchor key={id} href={`#${id}`}>
        {name}
      </Anchor>
    ))}
  </nav>
)

function useFound(query: string) {
  const isOffered = useIsOffered()
  return useMemo(() => {
    const topics = searchQuestions(query, isOffered)
    const rules = searchRules(rulesByTopic(), query)
    const pages = searchPages(query, isOffered)
    const counts = {
      questions: topics.reduce((sum, { questions }) => sum + questions.length, 0),
      pages: pages.length,
      rules: rules.reduce((sum, topic) => sum + topic.rules.length, 0),
    }
    return { topics, rules, pages, counts, isNothing: Object.values(counts).every((count) => count === 0) }
  }, [query, isOffered])
}

/** Offered where nothing was found. */
const Nothing = ({ onShowAll }: { readonly onShowAll: () => void }) => (
  <div className={styles.nothing}>
    <Button variant="default" onClick={onShowAll}>
      {helpText.showAll}
    </Button>
    <Button variant="subtle" onClick={openContact}>
      {helpText.contact}
    </Button>
  </div>
)

/** `/abi`: what farmers ask, and every rule that Vagu checks, why, and since when. */
export function HelpPage() {
  const [query, setQuery] = useState('')
  const { topics, rules, pages, counts, isNothing } = useFound(query)
  const isSearching = query.trim() !== ''
  const named = useNamedInView()
  return (
    <Page isNarrow actions={<KsmButton />}>
      <div className={styles.search}>
        <TextInput
          label={helpText.search}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          leftSection={<IconSearch size={18} aria-hidden />}
        />
        <p role="status" className={styles.count}>
          {isNothing ? helpText.nothing : helpText.found(counts)}
        </p>
        {isNothing && <Nothing onShowAll={() => setQuery('')} />}
      </div>
      {!isSearching && <Contents />}
      <FoundPages pages={pages} />
      <Questions topics={topics} named={named} />
      {!isSearching && <Marks />}
      {!isSearching && <Registers />}
      <Rules topics={rules} />
      <Anchor
        href="/licences.txt"
        target="_blank"
        rel="noreferrer"
        underline="always"
        className="stands-alone"
      >
        {helpText.licences}
      </Anchor>
    </Page>
  )
}
