import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { setActionsPlace } from '../../lib/page-heading.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { GroundOfAccount } from '../../entities/settings/GroundOfAccount.tsx'
import { useUser } from '../../entities/session/session.ts'
import { SubscriptionNotices } from '../../entities/subscription/SubscriptionNotices.tsx'
import { ROUTES } from '../../navigation/paths.ts'
import { PRODUCT } from '../../navigation/titles.ts'
import { AccountButton } from './AccountButton.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Contact } from './Contact.tsx'
import { DeletionAhead } from './DeletionAhead.tsx'
import { DemoLabel } from './DemoLabel.tsx'
import headerStyles from './Header.module.css'
import { Heading } from './Heading.tsx'
import { HelpButton } from './HelpButton.tsx'
import { LoginAgain } from './LoginAgain.tsx'
import styles from './Shell.module.css'
import { OfRole, PageOfRole } from './OfRole.tsx'
import { PaletteKey } from './PaletteKey.tsx'
import { SideMenu } from './SideMenu.tsx'
import { shellText } from './text.ts'
import { UnreadableRecords } from './UnreadableRecords.tsx'
import { YearSelect } from './YearSelect.tsx'

const InDemo = lazyComponent(async () => (await import('./InDemo.tsx')).InDemo)
const PhoneMenu = lazyComponent(async () => (await import('./PhoneMenu.tsx')).PhoneMenu)

/** The frame of every page for a signed-in user. */
export function Shell() {
  const [isMenuOpen, setIsMenuOpen] = useState<boolean>()
  const isDemo = useUser()?.isDemo ?? false
  return (
    <OfRole>
      <div className={styles.shell}>
        <a href="#content" className={styles.skip}>
          {shellText.skip}
        </a>
        <section className={styles.side} aria-label={PRODUCT}>
          <Link to={ROUTES.addJob} className={styles.home} aria-label={PRODUCT}>
            <Logo name={PRODUCT} />
          </Link>
          <SideMenu />
        </section>
        <main className={styles.main}>
          <header className={headerStyles.header}>
            <div className={headerStyles.lead}>
              <Heading />
              <div ref={setActionsPlace} className={headerStyles.actions} />
            </div>
            <DemoLabel />
            <YearSelect />
            <PaletteKey />
            <HelpButton />
            <AccountButton />
          </header>
          <div id="content" tabIndex={-1} className={styles.content}>
            {isDemo && <InDemo props={{}} onFailed={() => undefined} />}
            <SubscriptionNotices />
            <UnreadableRecords />
            <DeletionAhead />
            <GroundOfAccount>
              <PageOfRole />
            </GroundOfAccount>
          </div>
        </main>
        <BottomBar onMenu={() => setIsMenuOpen(true)} />
        {isMenuOpen !== undefined && (
          <PhoneMenu
            props={{ isOpen: isMenuOpen, onClose: () => setIsMenuOpen(false) }}
            onFailed={() => setIsMenuOpen(undefined)}
          />
        )}
        <Contact />
        <LoginAgain />
      </div>
    </OfRole>
  )
}
