import { Anchor, Button, Drawer, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsOffered } from '../../entities/account/use-offered-pages.ts'
import { purposeOf } from '../../entities/help/purpose-of.ts'
import { QuestionList } from '../../entities/help/QuestionList.tsx'
import { questionsOf, searchQuestions } from '../../entities/help/search-help.ts'
import { helpPartsText } from '../../entities/help/text.ts'
import { openContact } from '../../entities/session/contact.ts'
import { ROUTES, type RouteKey } from '../../navigation/paths.ts'
import { titles } from '../../navigation/titles.ts'
import { useBackCloses } from '../../ui/back-closes.ts'
import styles from './HelpDrawer.module.css'
import { shellText } from './text.ts'

interface Props {
  /** Page that one is on. */
  readonly page: RouteKey
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Questions asked on this page; with a query, those asked anywhere. */
function Found({ page, query, onGo }: { page: RouteKey; query: string; onGo: () => void }) {
  const isOffered = useIsOffered()
  const isSearching = query.trim() !== ''
  const questions = isSearching
    ? searchQuestions(query, isOffered).flatMap((topic) => topic.questions)
    : questionsOf(page)
  const title = isSearching ? helpPartsText.found(questions.length) : helpPartsText.asked
  if (questions.length === 0)
    return <p role="status">{isSearching ? helpPartsText.nothing : helpPartsText.noQuestions}</p>
  return (
    <section aria-label={title} className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <QuestionList questions={questions} onGo={onGo} />
    </section>
  )
}

const PAGES = ['help', 'videos', 'changelog'] as const satisfies readonly RouteKey[]

/** Help at the place where one is: what the page is for, what is asked on it, and the way to more. */
export function HelpDrawer({ page, isOpen, onClose }: Props) {
  const [query, setQuery] = useState('')
  useBackCloses(isOpen, onClose)
  const contact = (): void => {
    onClose()
    openContact()
  }
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={420}
      title={helpPartsText.drawerOf(titles[page])}
      closeButtonProps={{ 'aria-label': helpPartsText.close }}
    >
      <div className={styles.part}>
        <p>{purposeOf(page)}</p>
        <TextInput
          label={helpPartsText.search}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          leftSection={<IconSearch size={18} aria-hidden />}
        />
        <Found page={page} query={query} onGo={onClose} />
        <nav aria-label={helpPartsText.more} className={styles.links}>
          {PAGES.map((key) => (
            <Anchor key={key} component={Link} to={ROUTES[key]} onClick={onClose}>
              {titles[key]}
            </Anchor>
          ))}
        </nav>
        <Button variant="default" onClick={contact}>
          {shellText.contact}
        </Button>
      </div>
    </Drawer>
  )
}
