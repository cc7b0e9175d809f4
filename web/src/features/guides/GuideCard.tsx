import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { usePathInYear } from '../../entities/session/global-year.ts'
import { titles } from '../../navigation/titles.ts'
import { Card } from '../../ui/Card.tsx'
import type { Guide } from './guides.ts'
import layout from '../../ui/layout.module.css'
import styles from './guides.module.css'
import { videoText } from '../../entities/guides/text.ts'
import { guidesText } from './text.ts'

interface Props {
  readonly guide: Guide
  /** Plays the video; nothing where there is none. */
  readonly onWatch: (() => void) | undefined
}

/** A guide step by step. */
export function GuideCard({ guide: { title, steps, page }, onWatch }: Props) {
  const pathOf = usePathInYear()
  return (
    <Card title={title}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={layout.wrap}>
        {onWatch && (
          <Button
            leftSection={<IconPlayerPlay size={18} aria-hidden />}
            aria-label={videoText.watchOf(title)}
            onClick={onWatch}
          >
            {videoText.watch}
          </Button>
        )}
        <Button
          component={Link}
          to={pathOf(page)}
          variant="default"
          aria-label={guidesText.openOf(titles[page])}
        >
          {guidesText.open}
        </Button>
      </div>
    </Card>
  )
}
