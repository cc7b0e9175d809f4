import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ROUTES } from '../../navigation/paths.ts'
import { PRODUCT } from '../../navigation/titles.ts'
import { FurrowScene } from '../../ui/FurrowScene.tsx'
import { Logo } from '../../ui/Logo.tsx'
import styles from './AuthFrame.module.css'
import { usersText } from './text.ts'

interface Props {
  readonly title: string
  readonly intro?: string
  readonly children: ReactNode
  /** Links to the neighbouring pages. */
  readonly footer?: ReactNode
}

/** The frame of the pages before signing in: a form beside a field. */
export function AuthFrame({ title, intro, children, footer }: Props) {
  return (
    <div className={styles.frame}>
      <main className={styles.main}>
        <Link to={ROUTES.welcome} className={styles.home} aria-label={PRODUCT}>
          <Logo name={PRODUCT} />
        </Link>
        <div className={styles.form}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {intro && <p className={styles.intro}>{intro}</p>}
          {children}
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      </main>
      <aside className={styles.scene} aria-label={PRODUCT}>
        <FurrowScene />
        <div className={styles.slogan}>
          <p>{usersText.slogan}</p>
          <p>{usersText.sloganText}</p>
        </div>
      </aside>
    </div>
  )
}
