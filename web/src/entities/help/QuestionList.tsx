import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isPublic, ROUTES, type RouteKey } from '../../navigation/paths.ts'
import { titles } from '../../navigation/titles.ts'
import { useRouteKey } from '../../navigation/use-route.ts'
import { useIsOffered } from '../account/use-offered-pages.ts'
import { usePathInYear } from '../session/global-year.ts'
import type { Question } from './questions/question.ts'
import styles from './QuestionList.module.css'
import { helpPartsText } from './text.ts'

interface Props {
  readonly questions: readonly Question[]
  /** Question that the address names: it begins open. */
  readonly openId?: string
  readonly onGo?: (() => void) | undefined
}

const canOpen = (key: RouteKey): boolean => !isPublic(key) && !ROUTES[key].includes('$id')

interface AnswerProps {
  readonly question: Question
  readonly onGo: Props['onGo']
}

function Answer({ question: { answer, pages }, onGo }: AnswerProps) {
  const pathOf = usePathInYear()
  const here = useRouteKey()
  const isOffered = useIsOffered()
  const page = pages.find((key) => canOpen(key) && key !== here && isOffered(key))
  return (
    <div className={styles.answer}>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {page && (
        <Anchor component={Link} to={pathOf(page)} {...(onGo && { onClick: onGo })}>
          {helpPartsText.openPage(titles[page])}
        </Anchor>
      )}
    </div>
  )
}

interface ItemProps extends AnswerProps {
  readonly beginsOpen: boolean
}

function Item({ question, beginsOpen, onGo }: ItemProps) {
  const [isOpen, setIsOpen] = useState(beginsOpen)
  return (
    <details
      id={question.id}
      tabIndex={-1}
      className={styles.item}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.question}>{question.question}</summary>
      {isOpen && <Answer question={question} onGo={onGo} />}
    </details>
  )
}

/** Questions whose answers open in place. */
export const QuestionList = ({ questions, openId, onGo }: Props) => (
  <div className={styles.list}>
    {questions.map((question) => (
      <Item key={question.id} question={question} beginsOpen={question.id === openId} onGo={onGo} />
    ))}
  </div>
)
